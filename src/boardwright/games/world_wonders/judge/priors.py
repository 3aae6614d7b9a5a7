"""How readily a good player of World Wonders takes each option, before any search."""

from __future__ import annotations

from boardwright.games.world_wonders.actions import BUILD, LOAN, OUT, PEDESTAL, WONDER
from boardwright.games.world_wonders.components import FIRST_CARD, FIRST_TILE, LONG, PAIR, TOWER
from boardwright.games.world_wonders.flow.pieces import LaySet, LayTile, LayTower, LayWonder
from boardwright.games.world_wonders.flow.turn import EndTurn, Turn
from boardwright.games.world_wonders.sites import sites
from boardwright.games.world_wonders.state import Table


def priors(s: Table) -> list[float]:
    assert s.asked is not None
    top = s.stack[-1]
    if isinstance(top, (Turn, EndTurn)):
        return [deed_prior(s, top.seat, action) for action in s.asked.options]
    thing, part = LONG, 0
    if isinstance(top, LayTile):
        thing = FIRST_TILE + top.tile
    elif isinstance(top, LayWonder):
        thing, part = FIRST_CARD + top.card, len(top.placed)
    elif isinstance(top, LayTower):
        thing = TOWER
    elif isinstance(top, LaySet):
        thing = PAIR
    return place_priors(s, s.asked.seat, thing, part)


def deed_prior(s: Table, seat: int, action: int) -> float:
    """Much for its gold first; loans seldom."""
    if BUILD.has(action):
        tile = BUILD.arg(action)
        return 1.0 + 4.0 * sum(s.box.tile_gains[tile]) / s.cost(tile)
    if WONDER.has(action):
        return 12.0 * s.box.cards[WONDER.arg(action)].rings / (2.0 + s.gold[seat])
    if PEDESTAL.has(action):
        return 0.5
    if LOAN.has(action) or OUT.has(action):
        return 0.2
    return 1.0


def place_priors(s: Table, seat: int, thing: int, part: int) -> list[float]:
    """Close to what lies there, resources left open but reached; roads also into new land."""
    found: list[float] = []
    for wild, lost, green, close, fresh, kin in sites(s, seat, thing, part):
        value = 2.0 * wild - (2.5 * lost + 0.5 * green) + (0.5 * close + 0.4 * fresh)
        if kin:
            value += 0.3
        found.append(2.0 ** max(min(value, 20.0), -20.0))
    return found
