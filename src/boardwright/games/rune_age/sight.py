"""Who sees what lies on the table (manual 9)."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.bits import has, only
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.options import Options
from boardwright.games.rune_age.packing import owner_of
from boardwright.games.rune_age.state import NONE, Table
from boardwright.kernel.chance import Source
from boardwright.kernel.visibility import (
    DERIVED,
    LIST,
    LISTS,
    SET,
    SETS,
    SHOWN,
    VALUE,
    Field,
    Visibility,
    its_owner,
    laid,
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


def seen(view: dict[str, Any], box: Box) -> Table:
    """The table as far as a view shows it, hidden zones empty: whoever draws it asks the rules."""
    s = Table(view["seats"], Source())
    s.box = box
    s.options = Options()
    s.piles = []
    s.discards = []
    s.fighters = []
    for name, field in VISIBILITY.fields.items():
        if field.shape == VALUE and field.shown == SHOWN:
            setattr(s, name, laid(name, getattr(s, name), view))
        elif field.shape in (LIST, SET):
            setattr(s, name, zone_of(view[name], field.shape == SET))
        elif field.shape != VALUE:
            setattr(s, name, [zone_of(zone, field.shape == SETS) for zone in view[name]])
    return s


def zone_of(zone: Any, as_set: bool) -> Any:
    """The cards of a zone that the viewer sees; of others a view only says how many there are."""
    cards: list[int] = list(zone) if isinstance(zone, list) else []
    return only(*cards) if as_set else cards
