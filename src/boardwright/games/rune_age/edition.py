"""The edition that comes with the game, and those of others, who keep to its ids."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age import effects, rewards
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.ids import boxed_ids
from boardwright.games.sheet import Sheet


def _read(sheet: Sheet) -> Box:
    return Box(sheet, rewards.KNOWN, effects.KNOWN, boxed_ids())


THE_BOX: Final = _read(boxed_ids().sheet)


def read_box(text: str) -> Box:
    return _read(Sheet(text))
