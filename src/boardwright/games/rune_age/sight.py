"""Who sees what lies on the table (manual 9)."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.state import NONE, OWNER, Table
from boardwright.kernel.chance import Source
from boardwright.kernel.visibility import (
    DERIVED,
    LIST,
    LISTS,
    PUBLIC,
    SET,
    SETS,
    VALUE,
    Field,
    Visibility,
    freeze,
    its_owner,
    nobody,
    plain,
)


def sees_hand(s: Table, viewer: int, owner: int) -> bool:
    spying = viewer != NONE and viewer == s.overlord and s.spied == owner
    return viewer == owner or spying


def sees_top(s: Table, viewer: int, owner: int) -> bool:
    return viewer == owner or s.top_open >> owner & 1 == 1


def is_active(s: Table, viewer: int, owner: int) -> bool:
    return viewer == s.active


def is_looker(s: Table, viewer: int, owner: int) -> bool:
    return viewer != NONE and viewer == s.looker


def foresaw_first(s: Table, viewer: int, owner: int) -> bool:
    return viewer >= 0 and s.lookers >> viewer & 1 == 1


def foresaw_second(s: Table, viewer: int, owner: int) -> bool:
    return viewer >= 0 and s.lookers2 >> viewer & 1 == 1


def owner_of(s: Table, card: int) -> int:
    return card // OWNER


def stage_of(s: Table, event: int) -> int:
    return 0 if s.mixed else s.box.stage[event]


VISIBILITY: Final = Visibility(
    Table,
    {
        "box": DERIVED,
        "scenario": PUBLIC,
        "basic": PUBLIC,
        "dealt": PUBLIC,
        "capped": PUBLIC,
        "printed": PUBLIC,
        "shared_limit": PUBLIC,
        "army_die": PUBLIC,
        "baraxis_all": PUBLIC,
        "traitors": PUBLIC,
        "round_cap": PUBLIC,
        "shop": PUBLIC,
        "round": PUBLIC,
        "phase": PUBLIC,
        "first": PUBLIC,
        "active": PUBLIC,
        "acted": PUBLIC,
        "factions": PUBLIC,
        "damage": PUBLIC,
        "capacity": PUBLIC,
        "out": PUBLIC,
        "overlord": PUBLIC,
        "ascension": PUBLIC,
        "piles": PUBLIC,
        "forts": PUBLIC,
        "forts_hit": PUBLIC,
        "ready_forts": PUBLIC,
        "tired_forts": PUBLIC,
        "places": PUBLIC,
        "tired_places": PUBLIC,
        "rewards": PUBLIC,
        "tired_rewards": PUBLIC,
        "buildings": PUBLIC,
        "tired_oracles": PUBLIC,
        "foresight": PUBLIC,
        "runes": PUBLIC,
        "tired_runes": PUBLIC,
        "found_rune": PUBLIC,
        "monuments": PUBLIC,
        "event_bag": Field(LIST, nobody, pool="events"),
        "event_top1": Field(SET, foresaw_first, pool="events"),
        "event_top2": Field(SET, foresaw_second, pool="events"),
        "lookers": PUBLIC,
        "lookers2": PUBLIC,
        "paired": PUBLIC,
        "event_discard": PUBLIC,
        "enemies": PUBLIC,
        "event": PUBLIC,
        "removed": PUBLIC,
        "lasting": PUBLIC,
        "short_hands": PUBLIC,
        "attacks": PUBLIC,
        "fought": PUBLIC,
        "warred": PUBLIC,
        "tally": PUBLIC,
        "mixed": PUBLIC,
        "pool": PUBLIC,
        "due": PUBLIC,
        "payer": PUBLIC,
        "uses": PUBLIC,
        "army": PUBLIC,
        "traitor": PUBLIC,
        "betrayed": PUBLIC,
        "lost_gold": PUBLIC,
        "winners": PUBLIC,
        "ending": PUBLIC,
        "decks": Field(LISTS, nobody, pool="cards"),
        "hands": Field(LISTS, sees_hand, pool="cards", floor="known"),
        "top1": Field(SETS, sees_top, pool="cards"),
        "top2": Field(SETS, its_owner, pool="cards"),
        "top3": Field(SETS, its_owner, pool="cards"),
        "top4": Field(SETS, its_owner, pool="cards"),
        "top_open": PUBLIC,
        "known": PUBLIC,
        "spied": PUBLIC,
        "discards": PUBLIC,
        "kept": Field(LIST, is_active, pool="cards"),
        "looked": Field(LIST, is_looker, pool="cards"),
        "looker": PUBLIC,
        "shown": PUBLIC,
        "resolving": PUBLIC,
        "foe": PUBLIC,
        "attacker": PUBLIC,
        "defender": PUBLIC,
        "fighters": PUBLIC,
        "tactics": PUBLIC,
        "extra": PUBLIC,
        "returned": PUBLIC,
        "passes": PUBLIC,
        "die": PUBLIC,
    },
    {"cards": owner_of, "events": stage_of},
)

LISTED: Final = ("piles", "fighters", "discards")  # open fields that a table keeps as lists


def seen(view: dict[str, Any], box: Box) -> Table:
    """The table as far as a view shows it, hidden zones empty: whoever draws it asks the rules."""
    fields: dict[str, Any] = {}
    for name, field in VISIBILITY.fields.items():
        if name == "box":
            continue
        if field.shape == VALUE:
            fields[name] = plain(view[name]) if name in LISTED else freeze(view[name])
        elif field.shape in (LIST, SET):
            fields[name] = zone_of(view[name], field.shape == SET)
        else:
            fields[name] = [zone_of(zone, field.shape == SETS) for zone in view[name]]
    return Table(seats=view["seats"], source=Source(), box=box, **fields)


def zone_of(zone: Any, as_set: bool) -> Any:
    """The cards of a zone that the viewer sees; of others a view only says how many there are."""
    cards: list[int] = list(zone) if isinstance(zone, list) else []
    return sum([1 << card for card in cards]) if as_set else cards
