"""What pieces would cover and what lies around them, counted for many places of one map."""

from __future__ import annotations

from boardwright.games.world_wonders.board import (
    BESIDE,
    BESIDE_ROADS,
    BESIDE_TYPE,
    LAND,
    MAP,
    NATURE,
    beside,
)
from boardwright.games.world_wonders.components import FIRST_CARD, FIRST_TILE, PAIR, type_of
from boardwright.games.world_wonders.state import Table

# Natural resources newly reached and covered; green spaces around; spaces covered beside other
# pieces; for a road, spaces around without one yet; for a tile, whether its type is beside it.
Site = tuple[int, int, int, int, int, bool]


def sites(s: Table, seat: int, thing: int, masks: list[int]) -> list[Site]:
    """Each of these places for a thing, given by the spaces it would cover."""
    land = s.layer(seat, LAND)
    nature = s.layer(seat, NATURE)
    green = land & ~nature
    reached = s.layer(seat, BESIDE)
    new = nature & ~reached
    fresh = land & ~s.layer(seat, BESIDE_ROADS) if thing <= PAIR else 0
    is_tile = FIRST_TILE <= thing < FIRST_CARD
    kin = s.layer(seat, BESIDE_TYPE + type_of(thing - FIRST_TILE)) if is_tile else 0
    found: list[Site] = []
    for mask in masks:
        near = beside(mask) & ~mask & MAP
        found.append(
            (
                (near & new).bit_count(),
                (mask & nature).bit_count(),
                (near & green).bit_count(),
                (mask & reached).bit_count(),
                (near & fresh).bit_count(),
                kin & mask != 0,
            )
        )
    return found
