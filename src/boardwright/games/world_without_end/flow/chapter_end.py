"""Manual 6: duties, protection, building progress, the way into the next chapter."""

from __future__ import annotations

from boardwright.games.bits import drop, full, has, only
from boardwright.games.shared import SeatQuestion, put
from boardwright.games.world_without_end.actions import PROTECT
from boardwright.games.world_without_end.state import FROM_DUTY, Table
from boardwright.games.world_without_end.vocabulary import (
    CHAPTERS,
    DUTIES,
    GOLD,
    LOYALTY,
    PENANCE,
    STONE,
    TOWER,
    WOOD,
)
from boardwright.games.world_without_end.works import enter, fill, open_cloth, settle
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal, Step
from boardwright.kernel.visibility import members


class EndOfChapter(Step[Table]):
    """E6.1, E6.2: the tax is rolled, everybody pays; then the rest of the chapter's end."""

    def run(self, s: Table) -> None:
        order = s.clockwise(s.start)
        s.tax = s.box.die[s.pick(len(s.box.die))] + s.in_force.tax
        s.note("tax", s.tax)
        s.penalties = (0,) * s.seats
        missing = [0] * (s.seats * DUTIES)
        for seat in order:
            for duty in range(DUTIES):
                missing[seat * DUTIES + duty] = pay_duty(s, seat, duty)
        s.missing = tuple(missing)
        for seat in order:
            s.penalties = put(s.penalties, seat, failed(s, seat))
        if s.chapter < CHAPTERS:
            for seat in order:
                lose_points(s, seat)
        s.goto(Penalties())
        s.call(*[Protect(seat) for seat in order])


def pay_duty(s: Table, seat: int, duty: int) -> int:
    """Pay what one has of a duty (E6.2); what is missing."""
    kind = s.box.duty_goods[duty]
    due = s.tax if kind == GOLD else s.box.duty_amounts[duty]
    paid = min(due, s.has(seat, kind))
    s.pay(seat, kind, paid)
    s.note("duty", seat, paid, kind, due)
    return due - paid


def failed(s: Table, seat: int) -> int:
    """The duties a seat has not paid in full, as penalties (E6.3)."""
    first = seat * DUTIES
    return only(*[duty for duty in range(DUTIES) if s.missing[first + duty]])


def piece_loss(s: Table, duty: int) -> int:
    """What a missing piece of a duty costs (E6.2), twice as much at the very end (E6.5)."""
    return s.box.duty_points[duty] * (2 if s.chapter == CHAPTERS else 1)


def saved(s: Table, seat: int, bits: int) -> int:
    """The points that protecting these duties saves: a single loss at the very end (E6.5)."""
    return sum(
        [
            s.missing[seat * DUTIES + duty] * (piece_loss(s, duty) - s.box.duty_points[duty])
            for duty in range(DUTIES)
            if has(bits, duty)
        ]
    )


def lose_points(s: Table, seat: int) -> None:
    """E6.2, E6.5: points for what is missing; what loyalty has warded off is not doubled."""
    loss = 0
    for duty in range(DUTIES):
        due = has(s.penalties[seat], duty)
        points = piece_loss(s, duty) if due else s.box.duty_points[duty]
        loss += s.missing[seat * DUTIES + duty] * points
    if loss:
        s.note("loses", seat, s.lose(seat, FROM_DUTY, loss))


def are_due(penalties: int, bits: int) -> bool:
    for duty in range(DUTIES):
        if has(bits, duty) and not has(penalties, duty):
            return False
    return True


class Protect(SeatQuestion[Table]):
    """E6.3, E6.5: loyalty wards off penalties, or the doubling at the very end."""

    def verbs(self) -> tuple[Verb, ...]:
        return (PROTECT,)

    def ask(self, s: Table) -> Ask | None:
        loyalty, due = s.has(self.seat, LOYALTY), s.penalties[self.seat]
        if loyalty == 0 or due == 0:
            s.done()
            return None
        options = [
            PROTECT.of(bits)
            for bits in range(full(DUTIES) + 1)
            if bits.bit_count() <= loyalty and are_due(due, bits)
        ]
        last = s.chapter == CHAPTERS
        return Ask(self.seat, options, "protect-last" if last else "protect")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        bits = PROTECT.arg(action)
        if bits:
            s.pay(self.seat, LOYALTY, bits.bit_count())
            left = s.penalties[self.seat]
            for duty in members(bits):
                left = drop(left, duty)
            s.penalties = put(s.penalties, self.seat, left)
        if bits == 0:
            s.note("unprotected", self.seat)
        elif s.chapter == CHAPTERS:
            s.note("protects-last", self.seat, bits)
        else:
            s.note("protects", self.seat, bits)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        bits = PROTECT.arg(action)
        for duty in range(DUTIES):
            if has(bits, duty) and s.missing[self.seat * DUTIES + duty] == 0:
                return Refusal("duty-paid", "E6.3", duty)
        wanted = len(members(bits))
        if wanted > s.has(self.seat, LOYALTY):
            return Refusal("short-of", "E6.3", wanted, LOYALTY, s.has(self.seat, LOYALTY))
        return None


class Penalties(Step[Table]):
    """E6.4, E6.5: what is not warded off; then the works go on."""

    def run(self, s: Table) -> None:
        s.goto(NextChapter())
        for seat in s.clockwise(s.start):
            if s.chapter == CHAPTERS:
                lose_points(s, seat)
            elif s.penalties[seat]:
                s.note("penalty", seat, s.penalties[seat])
        if s.chapter == CHAPTERS:
            s.penalties = (0,) * s.seats
        s.missing = (0,) * (s.seats * DUTIES)
        s.call(Progress(tuple(s.open_projects()), 0))


class Progress(Step[Table]):
    """E6.6: one cube on each project in turn; E5.5.2: with two players two of them get another."""

    def __init__(self, waiting: tuple[int, ...], extra: int) -> None:
        self.waiting = waiting
        self.extra = extra

    def run(self, s: Table) -> None:
        if self.waiting:
            project = self.waiting[0]
            s.goto(Progress(self.waiting[1:], self.extra))
            if fill(s, project, STONE) or fill(s, project, WOOD):
                settle(s, project)
        elif s.options.variant and not self.extra:
            s.goto(Progress(tuple(neediest(s)), 1))
        else:
            s.done()


def neediest(s: Table) -> list[int]:
    """E5.5.2: the two projects with most free spaces, then most spaces, then the oldest."""
    found = s.open_projects()
    ranked = [(-s.room(p), -spaces_of(s, p), i) for i, p in enumerate(found)]
    return [found[i] for _, _, i in sorted(ranked)[:2]]


def spaces_of(s: Table, project: int) -> int:
    return s.box.spaces[project * 2] + s.box.spaces[project * 2 + 1]


class NextChapter(Step[Table]):
    """E6.7 to E6.11: tidy up, what comes between the chapters, Penance; or the end."""

    def run(self, s: Table) -> None:
        s.done()
        for event in s.lasting:
            s.note("lasted", event)
        s.put_in_force(())
        s.tax = 0
        if s.chapter == CHAPTERS:
            s.note("over")
            s.finish()
            return
        if s.chapter == 1 and not s.options.event_opens:
            open_cloth(s)
        elif s.chapter == 2:
            enter(s, TOWER)
            s.note("plague")
        s.chapter += 1
        s.round = 0
        s.deal()
        for seat in s.clockwise(s.start):
            if has(s.penalties[seat], PENANCE):
                do_penance(s, seat)
        s.start = s.left_of(s.start)


def do_penance(s: Table, seat: int) -> None:
    """E6.10: an opponent draws one of the twelve cards."""
    card = s.draw(members(s.hand(seat)))
    s.put_aside(seat, card)
    s.note("penance", seat)
    s.whisper(only(seat), "penance-card", card)
