"""Laws of phase 2, in the order of the manual: K5.L7 to K5.L11."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import add, has
from boardwright.games.keythedral.actions import CHANGE, GLEAN, NAME, PAIRS, STOP
from boardwright.games.keythedral.components import BASICS, COLLECT, HARVEST
from boardwright.games.keythedral.laws.cubes import FreeCube, free_kinds
from boardwright.games.keythedral.laws.law import Law
from boardwright.games.keythedral.state import Table, change_id, field_of
from boardwright.games.keythedral.tiles import idle, workers_of
from boardwright.games.shared import SeatQuestion
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


class BumperHarvest(Law):
    """K5.L7: workers on one kind of field bring two cubes."""

    name = "bumper-harvest"
    window = HARVEST
    strength = 1.6

    def play(self, s: Table, seat: int, law: int) -> None:
        s.call(NameBumper(seat, law))


class FailedHarvest(Law):
    """K5.L8: nobody takes one kind of cube for the rest of the harvest."""

    name = "failed-harvest"
    window = COLLECT
    strength = 0.7

    def play(self, s: Table, seat: int, law: int) -> None:
        s.call(NameFailed(seat, law))


class NameKind(Question[Table]):
    """The kind that a law names."""

    def __init__(self, seat: int, law: int) -> None:
        self.seat = seat
        self.law = law

    def verbs(self) -> tuple[Verb, ...]:
        return (NAME,)

    def ask(self, s: Table) -> Ask | None:
        return Ask(self.seat, [NAME.of(kind) for kind in range(BASICS)], "name-kind")

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


class NameBumper(NameKind):
    """K5.L7: the kind that brings two."""

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.bumper = add(s.bumper, NAME.arg(action))
        s.note("bumper", self.seat, NAME.arg(action))


class NameFailed(NameKind):
    """K5.L8: the kind that nobody takes any more."""

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.barred = add(s.barred, NAME.arg(action))
        s.note("barred", self.seat, NAME.arg(action))


class ChangeOfTrade(Law):
    """K5.L9: some of your workers bring another kind of basic cube."""

    name = "change-of-trade"
    window = COLLECT
    has_amount = True
    strength = 0.9

    def fits(self, s: Table, seat: int) -> bool:
        return bool(change_options(s, seat))

    def needs(self, s: Table, seat: int) -> Refusal | None:
        left = workers_of(s, seat)
        if not left:
            return Refusal("no-worker-out", "K5.L9")
        for change in s.changes:
            left.remove(field_of(change))
        free = [kind for kind in range(BASICS) if not has(s.barred, kind)]
        usable = any(kind != other for kind in left for other in free)
        return None if usable else Refusal("kind-barred", "K5.L9")

    def play(self, s: Table, seat: int, law: int) -> None:
        s.call(ChangeWorker(seat, s.box.amounts[law], 1))


def change_options(s: Table, seat: int) -> list[int]:
    left = [0] * BASICS
    for kind in workers_of(s, seat):
        left[kind] += 1
    for change in s.changes:
        left[field_of(change)] -= 1
    return [
        CHANGE.of(kind, other)
        for kind in range(BASICS)
        if left[kind] > 0
        for other in range(BASICS)
        if other != kind and not has(s.barred, other)
    ]


class ChangeWorker(Question[Table]):
    """K5.L9: a worker brings another kind; after the first change one may stop."""

    def __init__(self, seat: int, left: int, first: int) -> None:
        self.seat = seat
        self.left = left
        self.first = first

    def verbs(self) -> tuple[Verb, ...]:
        return (CHANGE, STOP)

    def ask(self, s: Table) -> Ask | None:
        options = change_options(s, self.seat)
        if self.left == 0 or not options:
            s.done()
            return None
        if not self.first:
            options.append(STOP.of())
        return Ask(self.seat, options, "change-worker")

    def answer(self, s: Table, action: int) -> None:
        if action == STOP.base:
            s.done()
            return
        s.goto(ChangeWorker(self.seat, self.left - 1, 0))
        kind, other = CHANGE.args(action)
        s.changes = (*s.changes, change_id(kind, other))
        s.note("changed", self.seat, kind, other)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == STOP.base:
            return Refusal("one-at-least", "K5.L9") if self.first else None
        kind, other = CHANGE.args(action)
        if kind == other:
            return Refusal("another-kind", "K5.L9")
        if has(s.barred, other):
            return Refusal("kind-barred", "K5.L8")
        changed = [change for change in s.changes if field_of(change) == kind]
        if workers_of(s, self.seat).count(kind) <= len(changed):
            return Refusal("no-worker-there", "K5.L9", kind)
        return None


class Gleaning(Law):
    """K5.L10: one extra cube from each of two kinds of field."""

    name = "gleaning"
    window = COLLECT
    strength = 1.6

    def fits(self, s: Table, seat: int) -> bool:
        return bool(glean_kinds(s, seat))

    def needs(self, s: Table, seat: int) -> Refusal | None:
        kinds = workers_of(s, seat)
        if not kinds:
            return Refusal("no-worker-out", "K5.L10")
        usable = any(not has(s.barred, kind) for kind in kinds)
        return None if usable else Refusal("kind-barred", "K5.L10")

    def play(self, s: Table, seat: int, law: int) -> None:
        s.call(Glean(seat))


def glean_kinds(s: Table, seat: int) -> list[int]:
    return sorted({kind for kind in workers_of(s, seat) if not has(s.barred, kind)})


def glean(s: Table, seat: int, kinds: list[int]) -> None:
    for kind in kinds:
        s.note("gleans", seat, kind)
    s.gleaned = (*s.gleaned, *kinds)


class Glean(SeatQuestion[Table]):
    """K5.L10: the two kinds of field that bring one cube more; a single kind needs no question."""

    def verbs(self) -> tuple[Verb, ...]:
        return (GLEAN,)

    def ask(self, s: Table) -> Ask | None:
        kinds = glean_kinds(s, self.seat)
        if len(kinds) <= 2:
            s.done()
            glean(s, self.seat, kinds)
            return None
        options = [
            GLEAN.of(i) for i, pair in enumerate(PAIRS) if pair[0] in kinds and pair[1] in kinds
        ]
        return Ask(self.seat, options, "glean")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        glean(s, self.seat, list(PAIRS[GLEAN.arg(action)]))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        for kind in PAIRS[GLEAN.arg(action)]:
            if kind not in workers_of(s, self.seat):
                return Refusal("no-worker-there", "K5.L10", kind)
            if has(s.barred, kind):
                return Refusal("kind-barred", "K5.L8")
        return None


class PoorRelief(Law):
    """K5.L11: free cubes for idle workers."""

    name = "poor-relief"
    window = COLLECT
    has_amount = True
    strength = 0.9

    def fits(self, s: Table, seat: int) -> bool:
        return bool(free_kinds(s))

    def needs(self, s: Table, seat: int) -> Refusal | None:
        for kind in range(BASICS):
            if s.store[kind] and not has(s.barred, kind):
                return None
        return Refusal("no-free-cube", "K5.L11")

    def play(self, s: Table, seat: int, law: int) -> None:
        s.call(FreeCube(seat, max(1, min(idle(s, seat), s.box.amounts[law]))))


LAWS: Final[tuple[Law, ...]] = (
    BumperHarvest(),
    FailedHarvest(),
    ChangeOfTrade(),
    Gleaning(),
    PoorRelief(),
)
