"""Who sees what lies on the table (manual 9)."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import has
from boardwright.games.rune_age.packing import owner_of
from boardwright.games.rune_age.state import NONE, Table
from boardwright.kernel.visibility import (
    DERIVED,
    LIST,
    LISTS,
    SET,
    SETS,
    Field,
    Visibility,
    its_owner,
    nobody,
)


def sees_hand(s: Table, viewer: int, owner: int) -> bool:
    spying = viewer != NONE and viewer == s.overlord and s.spied == owner
    return viewer == owner or spying


def sees_top(s: Table, viewer: int, owner: int) -> bool:
    return viewer == owner or has(s.top_open, owner)


def is_active(s: Table, viewer: int, owner: int) -> bool:
    return viewer == s.active


def is_looker(s: Table, viewer: int, owner: int) -> bool:
    return viewer != NONE and viewer == s.looker


def foresaw_first(s: Table, viewer: int, owner: int) -> bool:
    return viewer >= 0 and has(s.lookers, viewer)


def foresaw_second(s: Table, viewer: int, owner: int) -> bool:
    return viewer >= 0 and has(s.lookers2, viewer)


def group_of(s: Table, card: int) -> int:
    return owner_of(card)


def stage_of(s: Table, event: int) -> int:
    return 0 if s.mixed else s.box.stage[event]


# All fields that are not open, from the class above by `python -m tests.test_fields`.
HIDDEN: Final[dict[str, Field]] = {
    "box": DERIVED,
    "event_bag": Field(LIST, nobody, pool="events"),
    "event_top1": Field(SET, foresaw_first, pool="events"),
    "event_top2": Field(SET, foresaw_second, pool="events"),
    "decks": Field(LISTS, nobody, pool="cards"),
    "hands": Field(LISTS, sees_hand, pool="cards", floor="known"),
    "top1": Field(SETS, sees_top, pool="cards"),
    "top2": Field(SETS, its_owner, pool="cards"),
    "top3": Field(SETS, its_owner, pool="cards"),
    "top4": Field(SETS, its_owner, pool="cards"),
    "kept": Field(LIST, is_active, pool="cards"),
    "looked": Field(LIST, is_looker, pool="cards"),
}

VISIBILITY: Final = Visibility(Table, HIDDEN, {"cards": group_of, "events": stage_of})
