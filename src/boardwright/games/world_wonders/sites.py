"""What a piece would cover and what lies around it, counted for all places that are offered."""

from __future__ import annotations

from boardwright.games.world_wonders.actions import PUT, SINGLE
from boardwright.games.world_wonders.board import (
    BESIDE,
    BESIDE_ROADS,
    BESIDE_TYPE,
    LAND,
    MAP,
    NATURE,
    beside,
    place_id,
)
from boardwright.games.world_wonders.components import DOT, FIRST_CARD, FIRST_TILE, PAIR, type_of
from boardwright.games.world_wonders.state import Table

# Natural resources newly reached and covered; green spaces around; spaces covered beside other
# pieces; for a road, spaces around without one yet; for a tile, whether its type is beside it.
Site = tuple[int, int, int, int, int, bool]


def sites(s: Table, seat: int, thing: int, part: int) -> list[Site]:
    """Of a thing that is being laid, or one part of a monument."""
    assert s.asked is not None
    shape, single = s.box.part(thing, part), s.box.part(DOT, 0)
    land = s.layer(seat, LAND)
    nature = s.layer(seat, NATURE)
    green = land & ~nature
    reached = s.layer(seat, BESIDE)
    new = nature & ~reached
    fresh = land & ~s.layer(seat, BESIDE_ROADS) if thing <= PAIR else 0
    is_tile = FIRST_TILE <= thing < FIRST_CARD
    kin = s.layer(seat, BESIDE_TYPE + type_of(thing - FIRST_TILE)) if is_tile else 0
    found: list[Site] = []
    for action in s.asked.options:
        if SINGLE.has(action):
            mask = single.mask(place_id(SINGLE.arg(action)))
        else:
            mask = shape.mask(PUT.arg(action))
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
