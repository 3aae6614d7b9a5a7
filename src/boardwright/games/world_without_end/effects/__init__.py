"""The effects of events (manual 7): each is written once, small ones together by theme. An edition
gives cards to them by name."""

from __future__ import annotations

from typing import Final

from boardwright.games.world_without_end.effects import board, goods, lasting
from boardwright.games.world_without_end.effects.effect import Effect

ROOMS: Final = (goods, board)  # where their frames live
KNOWN: Final[tuple[Effect, ...]] = (*goods.EFFECTS, *board.EFFECTS, *lasting.EFFECTS)
