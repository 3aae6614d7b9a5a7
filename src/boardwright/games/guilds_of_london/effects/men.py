"""Abilities that bring or move a player's own men: yellow, blue and red."""

from __future__ import annotations

from boardwright.games.guilds_of_london.actions import FROM, MEN, TO
from boardwright.games.guilds_of_london.components import COLOURS
from boardwright.games.guilds_of_london.effects.one_by_one import OneByOne
from boardwright.games.guilds_of_london.grid import HALL, SHIP, SUPPLY
from boardwright.games.guilds_of_london.moves import send, source_refusal
from boardwright.games.guilds_of_london.state import Rule, Table
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal


class HireMen(Rule):
    """G7.Y1, G7.Y2, G7.Y5: how many."""

    def __init__(self, seat: int, least: int, most: int) -> None:
        self.seat = seat
        self.least = least
        self.most = most

    def verbs(self) -> tuple[Verb, ...]:
        return (MEN,)

    def ask(self, s: Table) -> Ask | None:
        most = min(self.most, s.at(self.seat, SUPPLY))
        if most <= self.least:
            s.done()
            s.hire(self.seat, most)
            return None
        return Ask(self.seat, [MEN.of(n) for n in range(self.least, most + 1)], "hire-count")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.hire(self.seat, MEN.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        n = MEN.arg(action)
        if n < self.least:
            return Refusal("one-at-least", "G4.1.6")
        if n > self.most:
            return Refusal("so-many-at-most", "G4.1.6", self.most)
        left = s.men[SUPPLY * COLOURS + self.seat]
        return Refusal("few-men", "G4.1.6", left) if n > left else None


class ShipMen(OneByOne):
    """G7.B1, G7.B2: men to the Plantation."""

    def verb(self) -> Verb:
        return FROM

    def prompt(self) -> str:
        return "ship-man"

    def choices(self, s: Table) -> list[int]:
        return [FROM.of(place) for place in s.places(self.seat)]

    def take(self, s: Table, action: int) -> None:
        send(s, self.seat, FROM.arg(action), SHIP, 1)

    def why_not(self, s: Table, action: int) -> Refusal | None:
        return source_refusal(s, self.seat, FROM.arg(action), "G7.B1")


class RecallMen(OneByOne):
    """G7.B4: men to the Guildhall; with a card to be drawn one may stop at once."""

    def verb(self) -> Verb:
        return FROM

    def prompt(self) -> str:
        return "recall-man"

    def choices(self, s: Table) -> list[int]:
        places = [SHIP] if s.at(self.seat, SHIP) else []
        places += [cell for cell in s.places(self.seat) if cell != HALL]
        return [FROM.of(place) for place in places]

    def may_stop(self, s: Table) -> bool:
        return self.gone > 0 or s.drawable() > 0

    def take(self, s: Table, action: int) -> None:
        send(s, self.seat, FROM.arg(action), HALL, 1)

    def why_not(self, s: Table, action: int) -> Refusal | None:
        place = FROM.arg(action)
        if place == HALL:
            return Refusal("same-place", "G7.B4")
        if place == SHIP:
            return None if s.at(self.seat, SHIP) else Refusal("no-own-man", "G7.B4")
        return source_refusal(s, self.seat, place, "G7.B4")


class MarchGoal(Rule):
    """G7.R2: the tile where men gather."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def verbs(self) -> tuple[Verb, ...]:
        return (TO,)

    def ask(self, s: Table) -> Ask | None:
        places = s.places(self.seat)
        cells = [c for c in s.open if len(places) > 1 or (places and places[0] != c)]
        if len(cells) <= 1:
            if cells:
                self.answer(s, TO.of(cells[0]))
            else:
                s.done()
            return None
        return Ask(self.seat, [TO.of(cell) for cell in cells], "march-goal")

    def answer(self, s: Table, action: int) -> None:
        s.goto(GatherMen(self.seat, TO.arg(action), self.most, 0))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        goal = TO.arg(action)
        if goal not in s.open:
            return Refusal("not-open", "G7.R2")
        for place in (HALL, *s.open):
            if place != goal and s.men[place * COLOURS + self.seat]:
                return None
        return Refusal("no-own-man", "G7.R2")


class GatherMen(OneByOne):
    """G7.R2: who goes there."""

    def __init__(self, seat: int, goal: int, left: int, gone: int) -> None:
        super().__init__(seat, left, gone)
        self.goal = goal

    def verb(self) -> Verb:
        return FROM

    def prompt(self) -> str:
        return "gather-man"

    def choices(self, s: Table) -> list[int]:
        return [FROM.of(place) for place in s.places(self.seat) if place != self.goal]

    def take(self, s: Table, action: int) -> None:
        send(s, self.seat, FROM.arg(action), self.goal, 1)

    def next(self) -> Rule:
        return GatherMen(self.seat, self.goal, self.left - 1, self.gone + 1)

    def why_not(self, s: Table, action: int) -> Refusal | None:
        if FROM.arg(action) == self.goal:
            return Refusal("same-place", "G7.R2")
        return source_refusal(s, self.seat, FROM.arg(action), "G7.R2")
