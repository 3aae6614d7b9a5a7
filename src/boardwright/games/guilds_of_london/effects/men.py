"""Abilities that bring, move or spend a player's own men: yellow, blue and red (G7.Y1 to G7.R3)."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds_of_london.actions import FROM, MEN, TO
from boardwright.games.guilds_of_london.components import COLOURS, meet
from boardwright.games.guilds_of_london.effects.cards import DrawNow
from boardwright.games.guilds_of_london.effects.effect import Effect, Outlook, sources
from boardwright.games.guilds_of_london.effects.one_by_one import OneByOne
from boardwright.games.guilds_of_london.grid import HALL, SHIP, SUPPLY
from boardwright.games.guilds_of_london.moves import (
    MoveGoal,
    MoveSource,
    leads_nowhere,
    send,
    source_refusal,
)
from boardwright.games.guilds_of_london.state import ANY_SUIT, FROM_ABILITIES, NONE, Table
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Frame, Question, Refusal


class Hire(Effect):
    """G7.Y1, G7.Y2: men from the supply to the Guildhall."""

    name = "hire"
    with_men = True
    each = 0.2

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return look.supply > 0

    def serves(self, s: Table, seat: int, card: int) -> bool:
        return s.at(seat, SUPPLY) > 0

    def play(self, s: Table, seat: int, card: int) -> None:
        s.call(HireMen(seat, 1, s.box.amounts[card]))


class HireAndDraw(Effect):
    """G7.Y5: with a card to be drawn one may hire nobody."""

    name = "hire-and-draw"
    has_extra = True
    draws_extra = True
    with_men = True
    strength = 0.7
    each = 0.2

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return look.supply > 0 or look.cards

    def serves(self, s: Table, seat: int, card: int) -> bool:
        return s.at(seat, SUPPLY) > 0 or s.drawable() > 0

    def play(self, s: Table, seat: int, card: int) -> None:
        least = 0 if s.drawable() else 1
        s.call(HireMen(seat, least, s.box.amounts[card]), DrawNow(seat, s.box.extras[card]))


class HireMen(Question[Table]):
    """G7.Y1, G7.Y2, G7.Y5: how many."""

    def __init__(self, seat: int, least: int, most: int) -> None:
        self.seat = seat
        self.least = least
        self.most = most

    def verbs(self) -> tuple[Verb, ...]:
        return (MEN,)

    def ask(self, s: Table) -> Ask | None:
        most = min(self.most, s.at(self.seat, SUPPLY))
        if most < self.least:
            s.done()
            return None
        options = [MEN.of(n) for n in range(self.least, most + 1)]
        return Ask(self.seat, options, "hire-count", forced=True)

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


class Place(Effect):
    """G7.Y3: men from the supply onto a tile that the banners open."""

    name = "place"
    with_men = True
    strength = 0.8
    each = 0.4

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return look.supply > 0 and meet(s.box.banners[card], look.shown)

    def serves(self, s: Table, seat: int, card: int) -> bool:
        closed = leads_nowhere(s, [], NONE, s.box.banners[card], SUPPLY, "G7.Y3")
        return s.at(seat, SUPPLY) > 0 and not closed

    def play(self, s: Table, seat: int, card: int) -> None:
        s.call(MoveGoal(seat, NONE, s.box.banners[card], s.box.amounts[card], SUPPLY))


class Feast(Effect):
    """G7.Y4: men from the supply onto any open tile."""

    name = "feast"
    with_men = True
    strength = 0.8
    each = 0.6

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return look.supply > 0 and len(s.open) > 0

    def serves(self, s: Table, seat: int, card: int) -> bool:
        closed = leads_nowhere(s, [], NONE, ANY_SUIT, SUPPLY, "G7.Y4")
        return s.at(seat, SUPPLY) > 0 and not closed

    def play(self, s: Table, seat: int, card: int) -> None:
        s.call(MoveGoal(seat, NONE, ANY_SUIT, s.box.amounts[card], SUPPLY))


class Ship(Effect):
    """G7.B1, G7.B2: men on the board to the Plantation."""

    name = "ship"
    with_men = True
    each = 0.35

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return look.hall > 0 or look.spots > 0

    def serves(self, s: Table, seat: int, card: int) -> bool:
        return len(sources(s, seat)) > 0

    def play(self, s: Table, seat: int, card: int) -> None:
        s.call(ShipMen(seat, s.box.amounts[card], 0))


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


class Emigrate(Effect):
    """G7.B3: men from the supply to the Plantation."""

    name = "emigrate"
    with_men = True
    strength = 0.8

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return look.supply > 0

    def serves(self, s: Table, seat: int, card: int) -> bool:
        return s.at(seat, SUPPLY) > 0

    def play(self, s: Table, seat: int, card: int) -> None:
        send(s, seat, SUPPLY, SHIP, min(s.box.amounts[card], s.at(seat, SUPPLY)))


class Recall(Effect):
    """G7.B4: men back to the Guildhall, and a card."""

    name = "recall"
    has_extra = True
    draws_extra = True
    with_men = True
    strength = 0.1
    each = 0.0

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return look.cards or look.ship > 0 or look.spots > 0

    def serves(self, s: Table, seat: int, card: int) -> bool:
        if s.drawable() > 0 or s.at(seat, SHIP) > 0:
            return True
        return any(place != HALL for place in sources(s, seat))

    def play(self, s: Table, seat: int, card: int) -> None:
        s.call(RecallMen(seat, s.box.amounts[card], 0), DrawNow(seat, s.box.extras[card]))


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


class Gain(Effect):
    """G7.B5, G7.P6: VP."""

    name = "gain"
    strength = 0.4
    each = 0.8

    def play(self, s: Table, seat: int, card: int) -> None:
        s.gain(seat, s.box.amounts[card], FROM_ABILITIES)


def men_can_go(s: Table, seat: int, suits: int) -> bool:
    """Whether an own man has an open tile to go to, by what refuses a goal."""
    places = sources(s, seat)
    return any(not leads_nowhere(s, [], NONE, suits, place, "G7.R1") for place in places)


class Escort(Effect):
    """G7.R1: men from one place to a tile that the banners open."""

    name = "escort"
    with_men = True
    strength = 0.7
    each = 0.2

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return meet(s.box.banners[card], look.reach)

    def serves(self, s: Table, seat: int, card: int) -> bool:
        return men_can_go(s, seat, s.box.banners[card])

    def play(self, s: Table, seat: int, card: int) -> None:
        s.call(MoveSource(seat, NONE, s.box.banners[card], s.box.amounts[card]))


class March(Effect):
    """G7.R2: men from anywhere on the board to one open tile."""

    name = "march"
    with_men = True
    strength = 0.9

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return look.anywhere

    def serves(self, s: Table, seat: int, card: int) -> bool:
        return men_can_go(s, seat, ANY_SUIT)

    def play(self, s: Table, seat: int, card: int) -> None:
        s.call(MarchGoal(seat, s.box.amounts[card]))


class MarchGoal(Question[Table]):
    """G7.R2: the tile where men gather."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def verbs(self) -> tuple[Verb, ...]:
        return (TO,)

    def ask(self, s: Table) -> Ask | None:
        places = s.places(self.seat)
        cells = [c for c in s.open if len(places) > 1 or (places and places[0] != c)]
        if not cells:
            s.done()
            return None
        return Ask(self.seat, [TO.of(cell) for cell in cells], "march-goal", forced=True)

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

    def next(self) -> Frame[Table]:
        return GatherMen(self.seat, self.goal, self.left - 1, self.gone + 1)

    def why_not(self, s: Table, action: int) -> Refusal | None:
        if FROM.arg(action) == self.goal:
            return Refusal("same-place", "G7.R2")
        return source_refusal(s, self.seat, FROM.arg(action), "G7.R2")


class Passage(Effect):
    """G7.R3: with its cards it is of use even if nobody can go."""

    name = "passage"
    has_extra = True
    strength = 1.0
    each = 0.2

    def play(self, s: Table, seat: int, card: int) -> None:
        s.more_at_end(s.box.extras[card])
        s.call(MoveSource(seat, NONE, ANY_SUIT, s.box.amounts[card]))


EFFECTS: Final[tuple[Effect, ...]] = (
    Hire(),
    HireAndDraw(),
    Place(),
    Feast(),
    Ship(),
    Emigrate(),
    Recall(),
    Gain(),
    Escort(),
    March(),
    Passage(),
)
