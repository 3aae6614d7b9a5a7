"""What laying a piece would change in points: all that they follow from is open (W9.1)."""

from __future__ import annotations

from typing import Any

from boardwright.games.bits import add
from boardwright.games.shared import put
from boardwright.games.world_wonders.actions import PUT, SINGLE
from boardwright.games.world_wonders.board import place_id
from boardwright.games.world_wonders.city import City
from boardwright.games.world_wonders.components import (
    DOT,
    FIRST_CARD,
    FIRST_TILE,
    LONG,
    PAIR,
    TOWER,
)
from boardwright.games.world_wonders.effects import gain
from boardwright.games.world_wonders.flow.pieces import LaySet, LayTile, LayTower, LayWonder
from boardwright.games.world_wonders.scoring import objective_points, points_of
from boardwright.games.world_wonders.state import Table


def figures(s: Table, action: int) -> dict[str, Any]:
    """For whoever speaks of an option: how many points more the asked seat would have."""
    if s.asked is None or not (PUT.has(action) or SINGLE.has(action)):
        return {}
    seat, then = s.asked.seat, s.clone()
    thing, part = laying(s)
    place = PUT.arg(action) if PUT.has(action) else place_id(SINGLE.arg(action))
    then.lay(seat, thing if PUT.has(action) else DOT, part, place)
    bring(then, seat, thing, part)
    cities = [City(s, each) for each in range(s.seats)]
    before = total(s, seat, cities)
    cities[seat] = City(then, seat)  # the others' stay as they are
    return {"points": total(then, seat, cities) - before}


def laying(s: Table) -> tuple[int, int]:
    """What is about to be laid, and which part of it; of a set, what is more than a single road."""
    top = s.stack[-1]
    if isinstance(top, LayTile):
        return FIRST_TILE + top.tile, 0
    if isinstance(top, LayWonder):
        return FIRST_CARD + top.card, len(top.placed)
    if isinstance(top, LaySet):
        return PAIR, 0
    return (TOWER if isinstance(top, LayTower) else LONG), 0


def bring(s: Table, seat: int, thing: int, part: int) -> None:
    """W5.4.7, W5.5: what comes with a tile, or with the last part of a monument. The next card is
    not turned up."""
    if FIRST_TILE <= thing < FIRST_CARD:
        gain(s, seat, s.box.tile_gains[thing - FIRST_TILE], 0)
    elif thing >= FIRST_CARD:
        number = thing - FIRST_CARD
        card = s.box.cards[number]
        if part + 1 == len(card.parts):
            s.cards = put(s.cards, seat, add(s.cards[seat], number))
            gain(s, seat, card.gains, card.population)


def total(s: Table, seat: int, cities: list[City]) -> int:
    return sum(points_of(s, seat, cities[seat], objective_points(s, cities)[seat]))
