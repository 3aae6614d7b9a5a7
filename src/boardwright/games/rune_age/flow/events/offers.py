"""Instants that offer something (manual 7.6)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.actions import NO, YES
from boardwright.games.rune_age.ending import ascend
from boardwright.games.rune_age.flow.events.effect import Effect
from boardwright.games.rune_age.market import barracks_of
from boardwright.games.rune_age.money import influence_of
from boardwright.games.rune_age.purse import PayInfluence
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.vocabulary import ASCENT
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


class Proposal(Effect):
    def happen(self, s: Table, event: int) -> None:
        s.call(*[Offer(seat, event) for seat in self.concerned(s)])


class Offer(Question[Table]):
    """R7.6: take it or not."""

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def verbs(self) -> tuple[Verb, ...]:
        return (YES, NO)

    def ask(self, s: Table) -> Ask | None:
        able = s.box.effect[self.event].can_take(s, self.seat, self.event)
        if s.is_out(self.seat) or not able:
            s.done()
            return None
        return Ask(self.seat, [YES.of(), NO.of()], "offer")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action != NO.base:
            s.box.effect[self.event].take(s, self.seat, self.event)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


class Conscript(Proposal):
    """Conscription: a unit of cost 1 of the Barracks."""

    name = "conscript"
    most = 1

    def can_take(self, s: Table, seat: int, event: int) -> bool:
        return recruit_of(s, seat) != NONE

    def take(self, s: Table, seat: int, event: int) -> None:
        kind = recruit_of(s, seat)
        s.piles[kind] -= 1
        s.discards[seat].append(kind)
        s.note("gains", seat, kind)


def recruit_of(s: Table, seat: int) -> int:
    """A unit of cost 1 in the Barracks, or NONE."""
    cheap = [kind for kind in barracks_of(s, seat) if s.box.cost[kind] == 1]
    return cheap[0] if cheap else NONE


class AllyConscript(Conscript):
    """Rallying Cry."""

    name = "ally-conscript"
    scenarios = (ASCENT,)

    def concerned(self, s: Table) -> list[int]:
        return s.allies()


class FestivalLevy(Proposal):
    """A Gold 2 for influence."""

    name = "festival"

    def can_take(self, s: Table, seat: int, event: int) -> bool:
        return influence_of(s, seat) >= s.box.event_amount[event] and s.piles[1] > 0

    def take(self, s: Table, seat: int, event: int) -> None:
        s.piles[1] -= 1
        s.discards[seat].append(1)
        s.note("gains", seat, 1)
        s.call(PayInfluence(seat, s.box.event_amount[event]))


class BloodRite(Proposal):
    """Ascension for damage, unless that would eliminate the Overlord."""

    name = "blood-rite"
    scenarios = (ASCENT,)

    def concerned(self, s: Table) -> list[int]:
        return [s.overlord]

    def can_take(self, s: Table, seat: int, event: int) -> bool:
        return s.damage[seat] + s.box.event_amount[event] < s.capacity[seat]

    def take(self, s: Table, seat: int, event: int) -> None:
        s.hurt(seat, s.box.event_amount[event])
        ascend(s, 1)


EFFECTS: Final[tuple[Effect, ...]] = (Conscript(), AllyConscript(), FestivalLevy(), BloodRite())
