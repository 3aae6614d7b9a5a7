"""The ids of the box. Moves and records name things by them, so every edition keeps to them."""

from __future__ import annotations

from boardwright.games.sheet import Sheet, boxed
from boardwright.kernel.game import Edition


class Ids(Edition):
    """What the catalogue is made of, read before the box itself: whatever a card does is a class
    that speaks of the catalogue."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet.digest)
        self.sheet = sheet
        self.factions = _ids(sheet, "faction")
        self.cards = _ids(sheet, "gold", "unit", "neutral", "mercenary")
        self.places = _ids(sheet, "place")
        self.events = _ids(sheet, "event")


def _ids(sheet: Sheet, *tables: str) -> tuple[str, ...]:
    return tuple([str(row["id"]) for table in tables for row in sheet.data[table]])


def boxed_ids() -> Ids:
    ids = boxed(__package__ or "", Ids)
    assert isinstance(ids, Ids)
    return ids
