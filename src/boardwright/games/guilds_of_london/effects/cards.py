"""Abilities with cards, neutrals and the Beadle: green and purple."""

from __future__ import annotations

from bisect import insort

from boardwright.games.guilds_of_london.actions import DIG, TO
from boardwright.games.guilds_of_london.components import NUMBERED
from boardwright.games.guilds_of_london.effects.one_by_one import OneByOne
from boardwright.games.guilds_of_london.state import Rule, Table
from boardwright.games.shared import put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal


class DrawNow(Rule):
    """G7.2: cards that may be played in the same turn."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def ask(self, s: Table) -> Ask | None:
        s.done()
        s.draw_cards(self.seat, self.n)
        return None


class DigCards(OneByOne):
    """G7.G4: cards among the `reach` uppermost of the discard pile."""

    def __init__(self, seat: int, left: int, reach: int, gone: int) -> None:
        super().__init__(seat, left, gone)
        self.reach = reach

    def verb(self) -> Verb:
        return DIG

    def prompt(self) -> str:
        return "archive"

    def choices(self, s: Table) -> list[int]:
        cards = sorted(set(s.discard[-self.reach :])) if self.reach else []
        return [DIG.of(card) for card in cards]

    def take(self, s: Table, action: int) -> None:
        card = DIG.arg(action)
        at = len(s.discard) - 1
        while s.discard[at] != card:
            at -= 1
        s.discard.pop(at)
        insort(s.hands[self.seat], card)
        known = tuple(sorted([*s.known[self.seat], card]))
        s.known = (*s.known[: self.seat], known, *s.known[self.seat + 1 :])
        s.note("dug", self.seat, card)

    def next(self) -> Rule:
        return DigCards(self.seat, self.left - 1, self.reach - 1, self.gone + 1)

    def why_not(self, s: Table, action: int) -> Refusal | None:
        top = s.discard[len(s.discard) - self.reach :]
        return None if DIG.arg(action) in top else Refusal("not-in-reach", "G7.G4")


class PlaceCrowd(OneByOne):
    """G7.P3: neutrals onto open tiles, the own ones first."""

    def verb(self) -> Verb:
        return TO

    def prompt(self) -> str:
        return "crowd-tile"

    def choices(self, s: Table) -> list[int]:
        if s.stock[self.seat] + s.board_neutrals == 0:
            return []
        return [TO.of(cell) for cell in s.open if not s.is_promo(cell)]

    def take(self, s: Table, action: int) -> None:
        if s.stock[self.seat]:
            s.stock = put(s.stock, self.seat, s.stock[self.seat] - 1)
        else:
            s.board_neutrals -= 1
        s.add_neutrals(TO.arg(action), 1)
        s.note("crowd", self.seat, s.spot(TO.arg(action)))

    def why_not(self, s: Table, action: int) -> Refusal | None:
        cell = TO.arg(action)
        if cell not in s.open:
            return Refusal("not-open", "G7.P3")
        return Refusal("promo-closed", "G6.3.2") if s.is_promo(cell) else None


def beadle_goals(s: Table) -> list[int]:
    return [cell for cell in s.open_guilds() if cell != s.beadle]


class SendBeadle(Rule):
    """G7.P4: the Beadle goes to another open guild tile."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (TO,)

    def ask(self, s: Table) -> Ask | None:
        options = [TO.of(cell) for cell in beadle_goals(s)]
        if len(options) <= 1:
            if options:
                self.answer(s, options[0])
            else:
                s.done()
            return None
        return Ask(self.seat, options, "beadle-tile")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.beadle = TO.arg(action)
        s.note("beadle", s.spot(s.beadle))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        cell = TO.arg(action)
        if cell not in s.open:
            return Refusal("not-open", "G7.P4")
        if s.tiles[cell] >= NUMBERED:
            return Refusal("no-guild", "G7.P4")
        return Refusal("same-place", "G7.P4") if cell == s.beadle else None
