"""Manual 4.1 to 4.4: the event, the orientation of its card, incomes and the favour."""

from __future__ import annotations

from boardwright.games.bits import add, has
from boardwright.games.world_without_end.actions import TURN
from boardwright.games.world_without_end.favours import receive_favour
from boardwright.games.world_without_end.state import FROM_INCOME, NONE, Table
from boardwright.games.world_without_end.vocabulary import (
    BEGGING,
    GOLD,
    PER_CHAPTER,
    POINTS,
    SIDES,
)
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal, Step


class TurnUp(Step[Table]):
    """E4.1: the next event of the chapter, its plague number, its effect."""

    def run(self, s: Table) -> None:
        s.done()
        first = (s.chapter - 1) * PER_CHAPTER
        left = [e for e in range(first, first + PER_CHAPTER) if not has(s.turned_up, e)]
        event = s.draw(left)
        s.turned_up = add(s.turned_up, event)
        s.this_round = now = s.this_round.copy()
        now.event = event
        s.note("event", s.start, event)
        if s.box.event_places[event] != NONE:
            s.turn_up(s.box.event_places[event])
        if s.box.lasting[event]:
            s.put_in_force((*s.lasting, event))
        s.box.effects[event].resolve(s, event)


class Orient(Question[Table]):
    """E4.2: the active player turns the card; E4.3, E4.4: incomes and favour follow."""

    def verbs(self) -> tuple[Verb, ...]:
        return (TURN,)

    def ask(self, s: Table) -> Ask | None:
        options = [TURN.of(0)]
        gold = s.has(s.start, GOLD)
        for number in range(1, SIDES):
            if not s.favour_round() or s.outlaws_price(s.space_after(number)) <= gold:
                options.append(TURN.of(number))
        return Ask(s.start, options, "orient")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.this_round = now = s.this_round.copy()
        now.rotation = TURN.arg(action)
        s.note("turned", s.start, now.rotation)
        for seat in s.clockwise(s.start):
            receive_income(s, seat)
        if now.rotation and s.favour_round():
            s.marker = s.space_after(now.rotation)
            receive_favour(s, s.start)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        number = TURN.arg(action)
        if number == 0 or (s.options.variant and s.round in (3, 4)):
            return None
        price = s.outlaws_price(s.space_after(number))
        if s.has(s.start, GOLD) >= price:
            return None
        return Refusal("outlaws-bar", "E4.2.2", price, s.space_after(number))


def begs(s: Table, seat: int) -> bool:
    """E6.4: beggars have no income in round 1."""
    return s.round == 1 and has(s.penalties[seat], BEGGING)


def receive_income(s: Table, seat: int) -> None:
    """E4.3: what the corner shows, or a point if the supply has none; E6.4: not for beggars."""
    if begs(s, seat):
        s.note("begs", seat)
        return
    shown = s.corner(seat, s.this_round.rotation)
    kind, n = income(s, shown)
    if kind != POINTS:
        s.note("income", seat, s.gain(seat, kind, n), kind)
        return
    s.score(seat, FROM_INCOME, n)
    if shown == POINTS:
        s.note("income-points", seat, n)
    else:
        s.note("substitute", seat, n, shown)


def income(s: Table, shown: int) -> tuple[int, int]:
    """What a corner brings now, and how much of it (E4.3.1, E4.3.2)."""
    if shown == POINTS:
        return POINTS, s.box.icon_amounts[POINTS]
    n = min(s.box.icon_amounts[shown], s.supply[shown])
    return (shown, n) if n else (POINTS, s.box.substitute)
