"""Effects on the goods and points of each player, in the order of the manual."""

from __future__ import annotations

from typing import Final

from boardwright.games.sheet import Row
from boardwright.games.world_without_end.actions import GIVE, PASS
from boardwright.games.world_without_end.components import value
from boardwright.games.world_without_end.effects.effect import Effect, gain, lose
from boardwright.games.world_without_end.state import Table
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


class Accusation(Effect):
    """E7.I02: each returns a piety or has no action."""

    name = "accusation"
    values = ("good",)

    def resolve(self, s: Table, event: int) -> None:
        kind = s.box.event_goods[event][0]
        s.call(*[Accused(seat, kind) for seat in s.clockwise(s.start)])


class Accused(Question[Table]):
    """E7.I02: return a piety or have no action."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (GIVE, PASS)

    def ask(self, s: Table) -> Ask | None:
        options = [GIVE.of(self.kind)] if s.has(self.seat, self.kind) else []
        options.append(PASS.base)
        return Ask(self.seat, options, "accused", forced=True)

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == PASS.base:
            s.leave_idle(self.seat)
            s.note("accused", self.seat)
        else:
            s.pay(self.seat, self.kind, 1)
            s.note("returns", self.seat, 1, self.kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action in (PASS.base, GIVE.of(self.kind)):
            return None
        return Refusal("other-good", "E7.I02", self.kind)


class Take(Effect):
    """E7.I05, E7.I10, E7.II08, E7.III03: each takes a good, while it lasts (E7.1)."""

    name = "take"
    values = ("good", "amount")
    positive = ("amount",)

    def resolve(self, s: Table, event: int) -> None:
        kind = s.box.event_goods[event][0]
        for seat in s.clockwise(s.start):
            s.note("takes", seat, s.gain(seat, kind, s.box.amounts[event]), kind)


class Most(Effect):
    """E7.I09: those with most of a good gain, those with none lose."""

    name = "most"
    values = ("good", "amount", "points")

    def flaw(self, row: Row) -> str:
        if value(row, "amount") + value(row, "points") == 0:
            return "amount or points must be at least 1"
        return super().flaw(row)

    def resolve(self, s: Table, event: int) -> None:
        kind = s.box.event_goods[event][0]
        shown = [s.has(seat, kind) for seat in range(s.seats)]
        for seat in s.clockwise(s.start):
            s.note("shows", seat, shown[seat], kind)
            if shown[seat] == 0:
                lose(s, seat, s.box.amounts[event])
            elif shown[seat] == max(shown):
                gain(s, seat, s.box.points[event])


class HandOverOne(Effect):
    """E7.II02: each returns one of several goods."""

    name = "hand-over"
    values = ("goods",)

    def resolve(self, s: Table, event: int) -> None:
        s.call(*[HandOver(seat, event) for seat in s.clockwise(s.start)])


class HandOver(Question[Table]):
    """E7.II02: return one of several goods."""

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def verbs(self) -> tuple[Verb, ...]:
        return (GIVE,)

    def ask(self, s: Table) -> Ask | None:
        goods = s.box.event_goods[self.event]
        options = [GIVE.of(kind) for kind in goods if s.has(self.seat, kind)]
        if options:
            return Ask(self.seat, options, "hand-over", forced=True)
        s.done()
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.pay(self.seat, GIVE.arg(action), 1)
        s.note("returns", self.seat, 1, GIVE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        kind = GIVE.arg(action)
        if kind not in s.box.event_goods[self.event]:
            return Refusal("not-asked-for", "E7.II02", kind)
        return Refusal("short-of", "E7.II02", 1, kind, 0) if s.has(self.seat, kind) == 0 else None


class Show(Effect):
    """E7.II09: points for those who show enough."""

    name = "show"
    values = ("good", "amount", "points")
    positive = ("amount", "points")

    def resolve(self, s: Table, event: int) -> None:
        kind = s.box.event_goods[event][0]
        for seat in s.clockwise(s.start):
            s.note("shows", seat, s.has(seat, kind), kind)
            if s.has(seat, kind) >= s.box.amounts[event]:
                gain(s, seat, s.box.points[event])


class GiveOrLose(Effect):
    """E7.III06, E7.III07, E7.IV05, E7.IV07: pay what one has, lose points for the rest (E7.2)."""

    name = "give-or-lose"
    values = ("good", "amount", "points")
    positive = ("amount",)

    def due(self, s: Table, seat: int, event: int) -> int:
        return s.box.amounts[event]

    def resolve(self, s: Table, event: int) -> None:
        kind = s.box.event_goods[event][0]
        for seat in s.clockwise(s.start):
            due = self.due(s, seat, event)
            paid = min(due, s.has(seat, kind))
            if paid:
                s.pay(seat, kind, paid)
                s.note("returns", seat, paid, kind)
            if due > paid:
                lose(s, seat, s.box.points[event] * (due - paid))


class Wages(GiveOrLose):
    """E7.III10: the same, for each own house, up to a limit."""

    name = "wages"

    def due(self, s: Table, seat: int, event: int) -> int:
        return min(s.box.amounts[event], s.houses(seat))


class OfferOne(Effect):
    """E7.III11, E7.IV04, E7.IV09: each may give one piece for points."""

    name = "offer"
    values = ("good", "points")
    positive = ("points",)

    def resolve(self, s: Table, event: int) -> None:
        s.call(*[Offer(seat, event) for seat in s.clockwise(s.start)])


class Offer(Question[Table]):
    """E7.III11, E7.IV04, E7.IV09: give one piece for points."""

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def verbs(self) -> tuple[Verb, ...]:
        return (GIVE, PASS)

    def ask(self, s: Table) -> Ask | None:
        kind = s.box.event_goods[self.event][0]
        if s.has(self.seat, kind) == 0:
            s.done()
            return None
        return Ask(self.seat, [GIVE.of(kind), PASS.base], "offer")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == PASS.base:
            s.note("declines", self.seat)
        else:
            s.pay(self.seat, GIVE.arg(action), 1)
            s.note("returns", self.seat, 1, GIVE.arg(action))
            gain(s, self.seat, s.box.points[self.event])

    def refusal(self, s: Table, action: int) -> Refusal | None:
        kind = s.box.event_goods[self.event][0]
        if action in (PASS.base, GIVE.of(kind)):
            return None
        return Refusal("other-good", "E7.3", kind)


class Honour(Effect):
    """E7.IV11: points for each piece shown, up to a limit."""

    name = "honour"
    values = ("good", "amount", "points")
    positive = ("amount", "points")

    def resolve(self, s: Table, event: int) -> None:
        kind = s.box.event_goods[event][0]
        for seat in s.clockwise(s.start):
            s.note("shows", seat, s.has(seat, kind), kind)
            gain(s, seat, s.box.points[event] * min(s.has(seat, kind), s.box.amounts[event]))


EFFECTS: Final[tuple[Effect, ...]] = (
    Accusation(),
    Take(),
    Most(),
    HandOverOne(),
    Show(),
    GiveOrLose(),
    Wages(),
    OfferOne(),
    Honour(),
)
