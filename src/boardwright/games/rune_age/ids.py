"""The ids of the boxed edition. Moves and records name cards by them, so every edition keeps to
them. The catalogue is made of them; the box itself is read later, with rules that use it."""

from __future__ import annotations

from importlib import resources
from typing import Final

from boardwright.games.sheet import Sheet

_sheet: Final = Sheet(
    resources.files(__package__ or "").joinpath("edition.toml").read_text("utf-8")
)


def _ids(*tables: str) -> tuple[str, ...]:
    """What is missing here is refused, with its line, where the box is read."""
    rows = [row for table in tables for row in _sheet.data.get(table, [])]
    return tuple([str(row.get("id")) for row in rows])


CARD_IDS: Final = _ids("gold", "unit", "neutral", "mercenary")
FACTION_IDS: Final = _ids("faction")
PLACE_IDS: Final = _ids("place")
EVENT_IDS: Final = _ids("event")
