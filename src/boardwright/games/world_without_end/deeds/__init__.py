"""The actions of the twelve cards (manual 4.5): each is written once, small ones together by
theme. The catalogue names them."""

from __future__ import annotations

from typing import Final

from boardwright.games.world_without_end.actions import CARD_WORDS
from boardwright.games.world_without_end.deeds import board, court, goods
from boardwright.games.world_without_end.deeds.deed import Deed
from boardwright.games.world_without_end.state import NONE, Table

ROOMS: Final = (board,)  # where their frames live
_NAMED: Final[dict[str, Deed]] = {
    deed.name: deed for deed in (*goods.DEEDS, *board.DEEDS, *court.DEEDS)
}
DEEDS: Final[tuple[Deed, ...]] = tuple([_NAMED[word] for word in CARD_WORDS])  # by card


def card_used(s: Table, seat: int, card: int) -> int:
    """The card whose action a card has: its own, or for Privilege the one it repeats, or NONE."""
    return DEEDS[card].card_used(s, seat, card)


def does_nothing(s: Table, seat: int, card: int) -> bool:
    """Whether playing a card now would change nothing but the hand (E4.5.2, E4.5.4)."""
    used = card_used(s, seat, card)
    return s.is_idle(seat) or used == NONE or not DEEDS[used].options(s, seat)
