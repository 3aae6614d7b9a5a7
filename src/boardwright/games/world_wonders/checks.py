"""The rules of buying and laying a second time, space by space: why something is not allowed.

Slow and plain where `laying` is fast; conformance compares the two at every decision.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.games.bits import has
from boardwright.games.world_wonders.actions import (
    BUILD,
    PEDESTAL,
    ROAD,
    SHORTS,
    TOWER,
    WONDER,
)
from boardwright.games.world_wonders.board import (
    BIT,
    CELLS,
    HIGH,
    PLACES,
    TURNS,
    WIDE,
    Shape,
    cell_id,
    cell_of,
    on_map,
    place_id,
    place_of,
    thing_of,
    turn_of,
    xy_of,
)
from boardwright.games.world_wonders.components import (
    CARDS,
    DOT,
    FIRST_CARD,
    FIRST_TILE,
    LONG,
    PAIR,
    Box,
    Card,
    type_of,
)
from boardwright.games.world_wonders.components import TOWER as TOWER_PIECE
from boardwright.games.world_wonders.rows import NEEDS, TYPE_CODES
from boardwright.games.world_wonders.state import NONE, Table
from boardwright.kernel.frame import Refusal

GRASS: Final = 0
WILD: Final = 1
WET: Final = 2

KEPT: Final = 8  # maps remembered: many questions are about the same ones

# The columns and rows that a piece or a whole monument covers, from its lower left corner on.
Footprint = tuple[tuple[int, int], ...]

# From here six spaces have room to all sides but for a column downwards, which is one upwards too.
MIDDLE: Final = cell_id(5, 4)

NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple(
            [
                cell_id(p, q)
                for p, q in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
                if on_map(p, q)
            ]
        )
        for x, y in [xy_of(cell) for cell in range(CELLS)]
    ]
)


class Ground:
    """One player's map: terrain and thing on every space, and which piece it is. Nobody changes
    it: whoever tries a piece asks for the ground with it."""

    def __init__(self, terrain: list[int], thing: list[int], piece: list[int]) -> None:
        self.terrain = terrain
        self.thing = thing
        self.piece = piece

    def free(self, cell: int) -> bool:
        return self.thing[cell] == NONE

    def having(self, cells: list[int], thing: int) -> Ground:
        """The same with one thing more on it."""
        things = self.thing[:]
        for cell in cells:
            things[cell] = thing
        return Ground(self.terrain, things, self.piece)


@lru_cache(maxsize=KEPT)
def ground(box: Box, board: int, pieces: tuple[int, ...]) -> Ground:
    """A map with these pieces."""
    terrain = [GRASS] * CELLS
    things = [NONE] * CELLS
    which = [NONE] * CELLS
    for cell in range(CELLS):
        if has(box.water[board], BIT[cell]):
            terrain[cell] = WET
        elif has(box.nature[board], BIT[cell]):
            terrain[cell] = WILD
    for i, piece in enumerate(pieces):
        thing = thing_of(piece)
        part = [thing_of(p) for p in pieces[:i]].count(thing) if thing >= FIRST_CARD else 0
        for cell in covered(box.part(thing, part), place_of(piece)):
            things[cell] = thing
            which[cell] = i
    return Ground(terrain, things, which)


def ground_of(s: Table, seat: int) -> Ground:
    return ground(s.box, s.maps[seat], s.pieces[seat])


def covered(shape: Shape, place: int) -> list[int]:
    """The cells under a piece; empty if it does not lie on the map in a turn of its own."""
    turn = turn_of(place)
    return [] if turn >= len(shape.forms) else spread(shape.forms[turn].cells, cell_of(place))


def spread(footprint: Footprint, anchor: int) -> list[int]:
    """The cells of a footprint from its anchor on; empty if one lies outside the map."""
    x, y = xy_of(anchor)
    found: list[int] = []
    for a, b in footprint:
        if not on_map(x + a, y + b):
            return []
        found.append(cell_id(x + a, y + b))
    return found


def around(cells: list[int]) -> set[int]:
    return {near for cell in cells for near in NEIGHBOURS[cell]} - set(cells)


# Pieces.


def space_refusal(g: Ground, shape: Shape, place: int) -> Refusal | None:
    """W5.1.1, W5.1.3: on free spaces of the map, in one of its turns."""
    if turn_of(place) >= len(shape.forms):
        return Refusal("same-turn", "W5.1.3")
    cells = covered(shape, place)
    if not cells:
        return Refusal("off-map", "W5.1.1")
    if not all(g.free(cell) for cell in cells):
        return Refusal("taken", "W5.1.1")
    return None


def way_refusal(g: Ground, cells: list[int]) -> Refusal | None:
    """W5.2.1: beside a road, a tower or the sidewalk."""
    if any(cell < WIDE for cell in cells):
        return None
    joined = any(NONE < g.thing[cell] <= TOWER_PIECE for cell in around(cells))
    return None if joined else Refusal("no-way", "W5.2.1")


def long_refusal(s: Table, seat: int, place: int) -> Refusal | None:
    g = ground_of(s, seat)
    shape = s.box.part(LONG, 0)
    refused = space_refusal(g, shape, place)
    if refused is not None:
        return refused
    cells = covered(shape, place)
    if g.terrain[cells[0]] == WET or g.terrain[cells[-1]] == WET:
        return Refusal("end-on-water", "W5.2.2")
    return way_refusal(g, cells)


def short_refusal(
    s: Table, seat: int, thing: int, place: int, pairs: int, dots: int
) -> Refusal | None:
    """W5.2.3 to W5.2.5: this piece here, and room for the others."""
    g = ground_of(s, seat)
    shape = s.box.part(thing, 0)
    if (pairs if thing == PAIR else dots) == 0:
        return Refusal("none-left", "W5.2.4")
    refused = space_refusal(g, shape, place)
    if refused is not None:
        return refused
    cells = covered(shape, place)
    if any(g.terrain[cell] == WET for cell in cells):
        return Refusal("on-water", "W5.2.3")
    refused = way_refusal(g, cells)
    if refused is not None:
        return refused
    after = g.having(cells, thing)
    enough = has_room(after, s.box, pairs - (thing == PAIR), dots - (thing == DOT))
    return None if enough else Refusal("no-room-for-rest", "W5.2.5")


def has_room(g: Ground, box: Box, pairs: int, dots: int) -> bool:
    """Whether these short roads can all be laid, in some order."""
    if pairs + dots == 0:
        return True
    for thing, left in ((PAIR, pairs), (DOT, dots)):
        if left == 0:
            continue
        shape = box.part(thing, 0)
        for place in range(PLACES):
            if not g.free(cell_of(place)) or space_refusal(g, shape, place) is not None:
                continue
            cells = covered(shape, place)
            if any(g.terrain[cell] == WET for cell in cells) or way_refusal(g, cells) is not None:
                continue
            after = g.having(cells, thing)
            if has_room(after, box, pairs - (thing == PAIR), dots - (thing == DOT)):
                return True
    return False


def tower_refusal(s: Table, seat: int, place: int) -> Refusal | None:
    g = ground_of(s, seat)
    refused = space_refusal(g, s.box.part(TOWER_PIECE, 0), place)
    if refused is not None:
        return refused
    cell = cell_of(place)
    if g.terrain[cell] == WET:
        return Refusal("on-water", "W5.3.1")
    if all(g.free(near) for near in NEIGHBOURS[cell]):
        return Refusal("beside-nothing", "W5.3.1")
    return None


def tile_refusal(s: Table, seat: int, tile: int, place: int) -> Refusal | None:
    g = ground_of(s, seat)
    shape = s.box.part(FIRST_TILE + tile, 0)
    refused = space_refusal(g, shape, place)
    if refused is not None:
        return refused
    cells = covered(shape, place)
    if any(g.terrain[cell] == WET for cell in cells):
        return Refusal("on-water", "W5.3.2")
    for near in around(cells):
        thing = g.thing[near]
        if NONE < thing < TOWER_PIECE or is_type(thing, type_of(tile)):
            return None
    return Refusal("no-access", "W5.3.2", type_of(tile))


def is_type(thing: int, kind: int) -> bool:
    """Whether a thing is a building tile of a type."""
    return FIRST_TILE <= thing < FIRST_CARD and type_of(thing - FIRST_TILE) == kind


# Monuments.


def terrain_refusal(g: Ground, card: Card, cells: list[int]) -> Refusal | None:
    """W5.4.2."""
    suits = card.terrain.suits([g.terrain[cell] == WET for cell in cells])
    return None if suits else Refusal("terrain", "W5.4.2")


def missing_need(g: Ground, card: Card, cells: list[int]) -> str:
    """W5.4.3, W5.4.4: the first thing the card names that is not adjacent, or nothing."""
    near = around(cells)
    for word in card.near:
        found = {g.piece[cell] for cell in near if is_need(g, cell, word)}
        if len(found) < card.near.count(word):
            return word
    return ""


def wonder_refusal(
    s: Table, seat: int, number: int, placed: tuple[int, ...], place: int
) -> Refusal | None:
    """W5.4: this part here, and the others so that all needs are met."""
    g = ground_of(s, seat)
    card = s.box.cards[number]
    before = [covered(card.parts[i], old) for i, old in enumerate(placed)]
    shape = card.parts[len(placed)]
    refused = space_refusal(g, shape, place)
    if refused is not None:
        return refused
    cells = covered(shape, place)
    refused = terrain_refusal(g, card, cells)
    if refused is not None:
        return refused
    if before and not card.link.joins(before, cells):
        return Refusal("not-linked", "W5.4.5")
    if len(card.parts) == 1:
        word = missing_need(g, card, cells)
        return Refusal("lacks", "W5.4.3", NEEDS.index(word)) if word else None
    after = g.having(cells, FIRST_CARD + number)
    possible = completed(after, card, number, [*before, cells])
    return None if possible else Refusal("no-arrangement", "W5.4.6")


def completed(g: Ground, card: Card, number: int, placed: list[list[int]]) -> bool:
    """Whether the other parts can follow so that all needs are met."""
    if len(placed) == len(card.parts):
        return missing_need(g, card, [cell for part in placed for cell in part]) == ""
    shape = card.parts[len(placed)]
    for place in linked_places(shape, placed):
        cells = covered(shape, place)
        if not cells or not all(g.free(cell) and g.terrain[cell] != WET for cell in cells):
            continue
        if not card.link.joins(placed, cells):
            continue
        after = g.having(cells, FIRST_CARD + number)
        if completed(after, card, number, [*placed, cells]):
            return True
    return False


def linked_places(shape: Shape, placed: list[list[int]]) -> list[int]:
    """The places in the neighbourhood of the parts laid: no others can be linked."""
    reach = max([len(shape.forms[0].cells), 2])
    spaces = [xy_of(cell) for part in placed for cell in part]
    xs, ys = [x for x, _ in spaces], [y for _, y in spaces]
    return [
        place_id(cell_id(x, y), turn)
        for y in range(max(min(ys) - reach, 0), min(max(ys) + 3, HIGH))
        for x in range(max(min(xs) - reach, 0), min(max(xs) + 3, WIDE))
        for turn in range(len(shape.forms))
    ]


@lru_cache(maxsize=2 * CARDS)
def footprints(card: Card) -> list[Footprint]:
    """Every footprint of a whole monument, found by laying its parts on an empty map."""
    found: set[Footprint] = set()
    for turn in range(len(card.parts[0].forms)):
        lay_on(card, [covered(card.parts[0], place_id(MIDDLE, turn))], found)
    return sorted(found)


def lay_on(card: Card, placed: list[list[int]], found: set[Footprint]) -> None:
    """Lay the other parts in all ways."""
    if len(placed) == len(card.parts):
        spaces = [xy_of(cell) for part in placed for cell in part]
        left, low = min([x for x, _ in spaces]), min([y for _, y in spaces])
        found.add(tuple(sorted([(x - left, y - low) for x, y in spaces])))
        return
    taken = {cell for part in placed for cell in part}
    shape = card.parts[len(placed)]
    for place in linked_places(shape, placed):
        cells = covered(shape, place)
        if cells and not taken & set(cells) and card.link.joins(placed, cells):
            lay_on(card, [*placed, cells], found)


# Purchases.


def purchase_refusal(s: Table, seat: int, action: int, gold: int) -> Refusal | None:
    """W4.2.1, W4.3: on the table, affordable, and there is a place for it."""
    if ROAD.has(action):
        return offer_refusal(s.roads > 0, s.box.long_price, gold, "W4.3.1") or fit_refusal(
            any(long_refusal(s, seat, place) is None for place in range(PLACES))
        )
    if SHORTS.has(action):
        return offer_refusal(s.sets > 0, s.box.set_price, gold, "W4.3.2") or fit_refusal(
            has_room(ground_of(s, seat), s.box, 2, 1)
        )
    if TOWER.has(action):
        return offer_refusal(s.tower > 0, s.box.tower_price, gold, "W4.3.3") or fit_refusal(
            any(tower_refusal(s, seat, place) is None for place in range(0, PLACES, TURNS))
        )
    if BUILD.has(action):
        tile = BUILD.arg(action)
        refused = offer_refusal(tile in s.shown, s.cost(tile), gold, "W4.3.4")
        return refused or fit_refusal(tile_has_place(s, seat, tile))
    if PEDESTAL.has(action):
        return pedestal_refusal(s, seat, PEDESTAL.arg(action), gold)
    number = WONDER.arg(action)
    refused = offer_refusal(number in s.display, 1, gold, "W4.3.6")
    return refused or fit_refusal(wonder_has_place(s, seat, s.box.cards[number]))


def offer_refusal(there: bool, price: int, gold: int, rule: str) -> Refusal | None:
    if not there:
        return Refusal("not-on-offer", "W4.2.7")
    return Refusal("short-of-gold", rule, price, gold) if gold < price else None


def fit_refusal(fits: bool) -> Refusal | None:
    return None if fits else Refusal("no-place", "W4.2.1")


def pedestal_refusal(s: Table, seat: int, plinth: int, gold: int) -> Refusal | None:
    if not s.pedestals:
        return Refusal("no-pedestals", "W3.3")
    if not s.may_hold_pedestal(seat):
        return Refusal("holds-pedestal", "W4.3.5")
    return offer_refusal(s.pedestals[plinth] == NONE, s.box.pedestal_price, gold, "W4.3.5")


def tile_has_place(s: Table, seat: int, tile: int) -> bool:
    """Tries only places that cover a space beside a road or a building of the type."""
    g = ground_of(s, seat)
    kind = type_of(tile)
    gates = [
        cell
        for cell in range(CELLS)
        if g.free(cell)
        and any(
            NONE < g.thing[near] < TOWER_PIECE or is_type(g.thing[near], kind)
            for near in NEIGHBOURS[cell]
        )
    ]
    for turn, form in enumerate(s.box.part(FIRST_TILE + tile, 0).forms):
        for anchor in anchors_over(form.cells, gates):
            if tile_refusal(s, seat, tile, place_id(anchor, turn)) is None:
                return True
    return False


def anchors_over(footprint: Footprint, cells: list[int]) -> set[int]:
    """The anchors from which a footprint covers one of these cells."""
    found: set[int] = set()
    for x, y in [xy_of(cell) for cell in cells]:
        for a, b in footprint:
            if on_map(x - a, y - b):
                found.add(cell_id(x - a, y - b))
    return found


def wonder_has_place(s: Table, seat: int, card: Card) -> bool:
    """Tries whole monuments that stand beside what the card names first."""
    g = ground_of(s, seat)
    word = card.near[0]
    beside_need: list[int] = []
    for cell in range(CELLS):
        if g.free(cell) and any(is_need(g, near, word) for near in NEIGHBOURS[cell]):
            beside_need.append(cell)
    for footprint in footprints(card):
        for anchor in anchors_over(footprint, beside_need):
            cells = spread(footprint, anchor)
            if not cells or not all(g.free(cell) for cell in cells):
                continue
            if terrain_refusal(g, card, cells) is None and not missing_need(g, card, cells):
                return True
    return False


def is_need(g: Ground, cell: int, word: str) -> bool:
    """Whether a space shows what a card may ask for."""
    if word in TYPE_CODES:
        return is_type(g.thing[cell], TYPE_CODES.index(word))
    if word == "R":
        return NONE < g.thing[cell] < TOWER_PIECE
    return g.free(cell) and g.terrain[cell] == (WET if word == "W" else WILD)


def buys_something(s: Table, seat: int, gold: int) -> bool:
    """W4.2.2, W4.4.3: whether anything at all could be bought with so much gold."""
    actions = [ROAD.of(), SHORTS.of(), TOWER.of()]
    actions += [BUILD.of(tile) for tile in s.shown if tile != NONE]
    actions += [PEDESTAL.of(plinth) for plinth in range(len(s.pedestals))]
    actions += [WONDER.of(card) for card in s.display]
    return any(purchase_refusal(s, seat, action, gold) is None for action in actions)
