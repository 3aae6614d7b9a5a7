"""How readily a good player of Keythedral takes each option, before any search."""

from __future__ import annotations

from typing import Final

from boardwright.games.keythedral.actions import (
    BID,
    BUY,
    CHANGE,
    CRAFT,
    FENCE,
    FREE,
    GIVE,
    GLEAN,
    HOUSE,
    LAW,
    LAY,
    LEAVE,
    MATCH,
    MIXES,
    MOVE,
    NAME,
    PAIRS,
    PASS,
    PAY,
    PRICE,
    RAISE,
    RING,
    SEND,
    SETTLE,
    SIDE,
    START_PLAYER,
    TAKE,
    TRADE,
)
from boardwright.games.keythedral.buildings import current_row, missing
from boardwright.games.keythedral.components import (
    BASICS,
    KINDS,
    NUMBERS,
    ROWS,
    STONE,
    TIMBER,
    seat_of,
    tile_id,
)
from boardwright.games.keythedral.land import EMPTY, cell_xy, plot_id
from boardwright.games.keythedral.state import Table
from boardwright.games.keythedral.tiles import (
    free_corners,
    house_count,
    open_fields,
    rights,
    workers_of,
)
from boardwright.kernel.frame import Ask

# Verbs without a situation of their own: how often each is right.
PLAIN: Final = 1.0
BUYING: Final = 12.0
BUILDING_HOUSE: Final = 6.0
PLAYING_LAW: Final = 2.0
TAKING_LAW: Final = 0.7
FENCING: Final = 0.3
PASSING: Final = 2.0
SPARE: Final = 2.0  # paying a cube nobody needs against paying one that the row asks for


def priors(s: Table) -> list[float]:
    """One weight for each option of the pending question."""
    assert s.asked is not None
    ask = s.asked
    if ask.prompt in ("turn", "law-or-end", "law-window"):
        return turn(s, ask)
    if ask.prompt in ("pay-craft", "pay-trade", "pay-law", "pay-bid", "leave-out"):
        return payments(s, ask)
    if ask.prompt in ("lay-field", "lay-cottage", "move-tile"):
        return places(s, ask)
    if ask.prompt == "build-fence":
        return sides(s, ask)
    if ask.prompt == "bid":
        return [0.5 ** (BID.arg(a) - s.auction.bid) if BID.has(a) else 2.0 for a in ask.options]
    if ask.prompt == "match":
        return [2.0 / s.auction.bid if a == MATCH.base else PLAIN for a in ask.options]
    if ask.prompt == "name-start":
        return [8.0 if START_PLAYER.arg(a) == ask.seat else 0.3 for a in ask.options]
    return by_kind(s, ask)


def ranked(s: Table, most: int) -> list[int]:
    """The options of the pending question that come first."""
    assert s.asked is not None
    found = sorted(zip(priors(s), s.asked.options, strict=True), reverse=True)
    return [action for _, action in found[:most]]


def needs(s: Table, seat: int) -> list[float]:
    """How much a seat needs one more cube of each kind: for the row on offer, for houses, and for
    all that comes later."""
    found = [0.4 if kind < BASICS else 0.2 for kind in range(KINDS)]
    for building in current_row(s):
        lack = missing(s, seat, building)
        cost = s.box.costs[building]
        for kind in s.box.kinds[building]:
            if cost[kind] > s.has(seat, kind):
                found[kind] += 2.0 / (1 + lack)
    if s.row < ROWS - 2 and house_count(s, seat) < NUMBERS:
        for kind in (TIMBER, STONE):
            if s.has(seat, kind) == 0:
                found[kind] += 0.8
    return found


def turn(s: Table, ask: Ask) -> list[float]:
    """Buy, build houses while they still pay, deal for what is needed; then let go."""
    need = needs(s, ask.seat)
    found: list[float] = []
    for action in ask.options:
        if BUY.has(action):
            weight = BUYING
        elif HOUSE.has(action):
            weight = BUILDING_HOUSE * (1.0 - s.row / ROWS)
        elif CRAFT.has(action):
            weight = need[BASICS + CRAFT.arg(action)] * 1.5
        elif TRADE.has(action):
            weight = max(need[TRADE.arg(action)] - 0.9, 0.05)
        elif LAW.has(action):
            weight = PLAYING_LAW
        elif TAKE.has(action):
            weight = TAKING_LAW * (1.0 - 0.8 * s.row / ROWS)
        elif action == FENCE.base:
            weight = FENCING
        elif action == PASS.base:
            weight = PASSING
        else:
            weight = PLAIN if ask.prompt != "turn" else 0.1
        found.append(weight)
    return found


def payments(s: Table, ask: Ask) -> list[float]:
    """Pay with what one has to spare: beyond the row, and plenty of."""
    cost = wants(s)
    spare = [0.0] * KINDS
    for kind in range(KINDS):
        have = s.has(ask.seat, kind)
        points = s.box.points[kind]
        spare[kind] = SPARE ** max(min(have - cost[kind], 3), -3) / (points * points)
    if ask.prompt == "leave-out":
        return [1.0 / spare[LEAVE.arg(a)] for a in ask.options]
    if not PAY.has(ask.options[0]):
        return [spare[GIVE.arg(a)] for a in ask.options]
    found: list[float] = []
    for action in ask.options:
        weight = 1.0
        for kind, n in enumerate(MIXES[PAY.arg(action)]):
            for i in range(n):
                weight *= spare[kind] * 0.5**i
        found.append(weight)
    return found


def wants(s: Table) -> list[int]:
    """The most cubes of each kind that one building tile on offer asks for."""
    found = [0] * KINDS
    for building in current_row(s):
        for kind in s.box.kinds[building]:
            found[kind] = max(found[kind], s.box.costs[building][kind])
    return found


def places(s: Table, ask: Ask) -> list[float]:
    """A plot by the fields around it; a place for a field by the plots it makes better."""
    if ask.prompt == "lay-field":
        return [field_place(s, ask.seat, LAY.arg(a)) for a in ask.options]
    found: list[float] = []
    for action in ask.options:
        plot = SETTLE.arg(action) if SETTLE.has(action) else MOVE.arg(action)
        found.append(4.0 ** (len(free_corners(s, plot)) - 2))
    return found


def field_place(s: Table, seat: int, cell: int) -> float:
    """K3.1: a field touches four plots; best beside own cottages and beside free, crowded ones."""
    x, y = cell_xy(cell)
    weight = 0.2
    for plot in (plot_id(x, y), plot_id(x - 1, y), plot_id(x, y - 1), plot_id(x - 1, y - 1)):
        if plot in s.tiles:
            weight += 1.0 if s.tiles.index(plot) // NUMBERS == seat else 0.0
        elif plot in s.land.around:
            weight += (4 - s.land.around[plot].count(EMPTY)) * 0.5
    return weight


def sides(s: Table, ask: Ask) -> list[float]:
    """A fence helps where it keeps a rival off a field of one's own."""
    mine: set[int] = set()
    for tile in range(ask.seat * NUMBERS, ask.seat * NUMBERS + NUMBERS):
        mine.update(s.land.around[s.tiles[tile]])
    found: list[float] = []
    for action in ask.options:
        tile, corner = SIDE.args(action)
        plot = s.tiles[tile]
        if seat_of(tile) == ask.seat:
            found.append(0.02)
        else:
            near = 2.0 if s.land.around[plot][corner] in mine else 0.3
            found.append(near * rights(s, tile) / len(free_corners(s, plot)))
    return found


def by_kind(s: Table, ask: Ask) -> list[float]:
    """Workers, free cubes and named kinds: by the need for the cube they bring."""
    need = needs(s, ask.seat)
    found: list[float] = []
    for action in ask.options:
        weight = PLAIN
        if SEND.has(action):
            weight = need[s.land.kind_at(SEND.arg(action))]
        elif FREE.has(action):
            weight = need[FREE.arg(action)]
        elif NAME.has(action):
            weight = 0.2 + workers_of(s, ask.seat).count(NAME.arg(action))
        elif CHANGE.has(action):
            kind, other = CHANGE.args(action)
            weight = need[other] / need[kind]
        elif GLEAN.has(action):
            a, b = PAIRS[GLEAN.arg(action)]
            weight = need[a] + need[b]
        elif PRICE.has(action):
            weight = 1.0 / (1 + missing(s, ask.seat, PRICE.arg(action)))
        elif RAISE.has(action):
            weight = 1.0 + s.has(ask.seat, RAISE.arg(action))
        elif RING.has(action):
            tile = tile_id(ask.seat, RING.arg(action))
            weight = 1.0 / len(open_fields(s, tile))
        found.append(weight)
    return found
