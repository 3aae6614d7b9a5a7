"""How much gold and influence a seat could spend (manual 4.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from boardwright.games.bits import has
from boardwright.games.rune_age.packing import kind_of
from boardwright.games.rune_age.vocabulary import (
    GOLDS,
    R_GOLD,
    R_INFLUENCE,
    RUNE_GOLD,
    WHISPER,
)

if TYPE_CHECKING:  # a table asks for its gold (State.plausible)
    from boardwright.games.rune_age.state import Table

GOLD_PURSE: Final = 0
INFLUENCE_PURSE: Final = 1


def coin_worth(s: Table, kind: int) -> int:
    """What a Gold card is worth when spent (R7.1.4 under Debased Coinage)."""
    value = s.box.value[kind]
    if s.lasting:  # seldom, and this is asked for every coin
        for event in s.announced():
            value = s.box.effect[event].coin_worth(value, s.box.event_amount[event])
    return value


def gold_of(s: Table, seat: int) -> int:
    """All the gold a seat could spend now."""
    total = open_gold(s, seat)
    for card in s.hands[seat]:
        kind = kind_of(card)
        if kind >= GOLDS:
            break  # hands are sorted: Gold comes first
        total += coin_worth(s, kind)
    return total


def open_gold(s: Table, seat: int) -> int:
    """The part of it that everybody sees."""
    total = ready_worth(s, seat, R_GOLD)
    if s.runes[RUNE_GOLD] == seat and not has(s.tired_runes, RUNE_GOLD):
        total += s.box.rune_amount[RUNE_GOLD]
    return total


def influence_of(s: Table, seat: int) -> int:
    total = s.ready_forts[seat] * s.box.fort_influence
    for place, owner in enumerate(s.places):
        if owner == seat and not has(s.tired_places, place):
            total += s.box.place_influence[place]
    total += ready_worth(s, seat, R_INFLUENCE)
    if s.runes[WHISPER] == seat and not has(s.tired_runes, WHISPER):
        total += s.box.rune_amount[WHISPER]
    return total


def ready_worth(s: Table, seat: int, gives: int) -> int:
    """The sum of a seat's ready Rewards of one sort; only those that pay are ever exhausted."""
    total = 0
    for event in s.rewards[seat]:
        if s.box.gives[event] == gives and event not in s.tired_rewards:
            total += s.box.worth[event]
    return total
