"""The edition that comes with the game, and those of others, who keep to its ids."""

from __future__ import annotations

from boardwright.games.rune_age import rewards
from boardwright.games.rune_age.components import Box
from boardwright.games.sheet import Sheet, boxed


def _read_first(sheet: Sheet) -> Box:
    return Box(sheet, rewards.KNOWN, None)


def the_box() -> Box:
    box = boxed(__package__ or "", _read_first)
    assert isinstance(box, Box)
    return box


def read_box(text: str) -> Box:
    return Box(Sheet(text), rewards.KNOWN, the_box())
