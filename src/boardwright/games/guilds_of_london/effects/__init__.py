"""What the abilities of the cards do (manual 7): each effect is written once, in the file of its
theme. An edition gives cards to them by name."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds_of_london.components import MAN_OF_HALL, MAN_OF_SHIP, ROWS, row_of
from boardwright.games.guilds_of_london.effects import cards, men, rivals
from boardwright.games.guilds_of_london.effects.effect import Effect, Outlook
from boardwright.games.guilds_of_london.grid import HALL, SHIP, SUPPLY
from boardwright.games.guilds_of_london.state import Table
from boardwright.kernel.frame import Refusal

ROOMS: Final = (men, rivals, cards)  # where their frames live
KNOWN: Final[tuple[Effect, ...]] = (*men.EFFECTS, *rivals.EFFECTS, *cards.EFFECTS)


def usable(s: Table, seat: int, card: int, look: Outlook) -> bool:
    """G4.1.4: the cost can be paid and the effect does something."""
    box = s.box
    if box.gold[card] >= len(s.hands[seat]):
        return False
    cost = box.man_cost[card]
    effect = box.effects[card]
    if cost:
        if (look.hall if cost == MAN_OF_HALL else look.ship) == 0:
            return False
        if effect.with_men:
            place = HALL if cost == MAN_OF_HALL else SHIP
            s.shift(seat, place, SUPPLY)
            look = Outlook(s, seat)
            s.shift(seat, SUPPLY, place)
    return effect.fits(s, seat, card, look)


def use_refusal(s: Table, seat: int, card: int) -> Refusal | None:
    """The same, with the reason."""
    rule = f"G7.{ROWS[row_of(card)]}"
    gold = s.box.gold[card]
    if len(s.hands[seat]) - 1 < gold:
        return Refusal("few-cards", "G4.1.5", gold)
    cost = s.box.man_cost[card]
    effect = s.box.effects[card]
    if cost == MAN_OF_HALL and s.at(seat, HALL) == 0:
        return Refusal("no-man-in-hall", rule)
    if cost == MAN_OF_SHIP and s.at(seat, SHIP) == 0:
        return Refusal("no-man-on-ship", rule)
    if cost == 0:
        return None if effect.serves(s, seat, card) else Refusal("no-use", rule)
    place = HALL if cost == MAN_OF_HALL else SHIP
    s.shift(seat, place, SUPPLY)
    serves = effect.serves(s, seat, card)
    s.shift(seat, SUPPLY, place)
    return None if serves else Refusal("no-use", rule)
