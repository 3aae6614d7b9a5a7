"""How far a thought goes: which questions only complete a step."""

from __future__ import annotations

from boardwright.games.world_wonders.flow.pieces import (
    LayRoad,
    LaySet,
    LayTile,
    LayTower,
    LayWonder,
)
from boardwright.games.world_wonders.state import Table


def midway(s: Table) -> bool:
    """Laying belongs to the purchase; of several parts only the first is thought through."""
    top = s.stack[-1]
    if isinstance(top, LaySet):
        return top.pairs + top.dots == 3
    if isinstance(top, LayWonder):
        return top.placed == ()
    return isinstance(top, (LayRoad, LayTile, LayTower))
