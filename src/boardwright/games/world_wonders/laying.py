"""Where pieces may be laid (manual 5), found for all places of a map at once.

`spots` functions give a board of anchors: the lower left corners of a piece as it would lie.
"""

from __future__ import annotations

from mypy_extensions import i64

from boardwright.games.bits import add, has
from boardwright.games.world_wonders.actions import PUTS
from boardwright.games.world_wonders.board import (
    BESIDE,
    BESIDE_ROADS,
    BESIDE_TYPE,
    BIT,
    LAND,
    LAYERS,
    LIFT,
    LIFTED_MAP,
    LOG,
    LONG_ROAD,
    MAP,
    PITCH,
    SLICE,
    SLICE_MASK,
    TURNS,
    WATER,
    WAYS,
    Form,
    Shape,
    all_over,
    any_around,
    any_on,
    any_over,
    around,
    beside,
    bits,
    cell_of,
    shifted,
    turn_of,
)
from boardwright.games.world_wonders.components import (
    CARD_HINT,
    FIRST_CARD,
    FIRST_TILE,
    HINTS,
    LONG_HINT,
    NO_LONG,
    NO_SET,
    SET_HINT,
    Card,
    shape_of,
    sort_id,
    type_of,
)
from boardwright.games.world_wonders.rows import TYPES
from boardwright.games.world_wonders.state import Table


def add_actions(options: list[int], board: int, actions: tuple[int, ...]) -> None:
    """Append the action of every bit of a board."""
    base = 0
    while board:
        add_slice(options, board & SLICE_MASK, actions, base)
        board >>= SLICE
        base += SLICE


def add_slice(options: list[int], part: i64, actions: tuple[int, ...], base: int) -> None:
    while part:
        low = part & -part
        options.append(actions[base + LOG[low % 53]])
        part ^= low


# Roads and towers.


def long_spots(s: Table, seat: int, step: int) -> int:
    """W5.2.1, W5.2.2: a long road along the rows (step 1) or the columns (step PITCH)."""
    at = seat * LAYERS
    land = s.layers[at + LAND]
    found = land & land >> 3 * step
    if not found:
        return 0
    dry = land | s.layers[at + WATER]
    found &= dry >> step & dry >> 2 * step
    if not found:
        return 0
    ways = s.layers[at + WAYS]
    ways |= ways >> step
    return found & (ways | ways >> 2 * step)


def short_spots(land: int, ways: int, step: int) -> int:
    """W5.2.1, W5.2.3: a short road of two spaces."""
    return land & land >> step & (ways | ways >> step)


def short_boards(land: int, ways: int, pairs: int, dots: int) -> tuple[int, int, int]:
    """W5.2.3 to W5.2.5: the spots of a short road along the rows, along the columns, and of a
    single one, of a set of which so many are left: all that leave room for the rest."""
    rows = short_spots(land, ways, 1) if pairs else 0
    columns = short_spots(land, ways, PITCH) if pairs else 0
    single = land & ways if dots else 0
    # By counting: a pair is in the way of at most seven places for pairs, itself included, a single
    # one of four; a pair of two for a single one. Where there are more, nothing has to be tried.
    if pairs + dots == 1:
        return rows, columns, single
    doubles = rows.bit_count() + columns.bit_count()
    if doubles <= 7 * (pairs - 1) or (dots and single.bit_count() <= 2 * pairs):
        rows = roomy(land, ways, rows, 1, pairs - 1, dots)
        columns = roomy(land, ways, columns, PITCH, pairs - 1, dots)
    if dots and doubles <= 4 + 7 * (pairs - 1):
        single = roomy(land, ways, single, 0, pairs, 0)
    return rows, columns, single


def room(land: int, ways: int, pairs: int, dots: int) -> int:
    """W5.2.4, W5.2.5: the spaces of one way to lay these short roads, in any order; 0 if there is
    none. Laying a piece never takes a way from the others, so any way found will do."""
    if pairs == 0:
        found = land & ways
        return found & -found
    if not land & (land >> 1 | land >> PITCH):
        return 0
    for step in (1, PITCH):
        spots = short_spots(land, ways, step)
        while spots:
            low = spots & -spots
            mask = low | low << step
            if pairs + dots == 1:
                return mask
            rest = room(land & ~mask, ways | beside(mask), pairs - 1, dots)
            if rest:
                return mask | rest
            spots ^= low
    if dots:
        spots = land & ways
        while spots:
            low = spots & -spots
            rest = room(land ^ low, ways | beside(low), pairs, 0)
            if rest:
                return low | rest
            spots ^= low
    return 0


def roomy(land: int, ways: int, spots: int, step: int, pairs: int, dots: int) -> int:
    """W5.2.5: the spots after which these short roads can still be laid; step 0 is for a single
    space."""
    # Whatever does not touch one known way to lay the rest leaves it possible.
    known = room(land, ways, pairs, dots)
    doubtful = spots & (known | known >> step) if known else spots
    for bit in bits(doubtful):
        mask = 1 << bit | 1 << bit + step
        if not room(land & ~mask, ways | beside(mask), pairs, dots):
            spots ^= 1 << bit
    return spots


def tower_spots(s: Table, seat: int) -> int:
    """W5.3.1: land beside any piece."""
    return s.layers[seat * LAYERS + LAND] & s.layers[seat * LAYERS + BESIDE]


# Building tiles.


# A board in slices of four rows, which fit machine words: the many shifts cost next to nothing.
Slices = tuple[i64, i64, i64]


def sliced(board: int) -> Slices:
    return board & SLICE_MASK, board >> SLICE & SLICE_MASK, board >> 2 * SLICE


def tile_spots(land: Slices, access: Slices, form: Form) -> Slices:
    """W5.3.2: on land, one space of it with access."""
    low: i64 = SLICE_MASK
    middle: i64 = SLICE_MASK
    high: i64 = SLICE_MASK
    near_low: i64 = 0
    near_middle: i64 = 0
    near_high: i64 = 0
    for offset in form.offsets:
        down: i64 = offset
        up: i64 = SLICE - offset
        low &= land[0] >> down | land[1] << up
        middle &= land[1] >> down | land[2] << up
        high &= land[2] >> down
        near_low |= access[0] >> down | access[1] << up
        near_middle |= access[1] >> down | access[2] << up
        near_high |= access[2] >> down
    return low & near_low, middle & near_middle, high & near_high


def access_for(s: Table, seat: int, tile: int) -> int:
    """The spaces beside a road or a building of the tile's type."""
    at = seat * LAYERS
    return s.layers[at + BESIDE_ROADS] | s.layers[at + BESIDE_TYPE + type_of(tile)]


def tile_place(shape: Shape, land: int, access: int) -> int:
    """The spaces of one place for a tile; 0 if there is none."""
    if not land & access:
        return 0
    ground, gates = sliced(land), sliced(access)
    for form in shape.forms:
        low, middle, high = tile_spots(ground, gates, form)
        if low:
            return form.mask * int(low & -low)
        if middle:
            return form.mask * int(middle & -middle) << SLICE
        if high:
            return form.mask * int(high & -high) << 2 * SLICE
    return 0


def tile_actions(s: Table, seat: int, tile: int) -> list[int]:
    land = sliced(s.layers[seat * LAYERS + LAND])
    access = sliced(access_for(s, seat, tile))
    options: list[int] = []
    for form in s.box.shapes[shape_of(tile)].forms:
        low, middle, high = tile_spots(land, access, form)
        add_slice(options, low, PUTS[form.turn], 0)
        add_slice(options, middle, PUTS[form.turn], SLICE)
        add_slice(options, high, PUTS[form.turn], 2 * SLICE)
    return options


# Monuments.


def block_spots(s: Table, seat: int, card: Card, form: Form) -> int:
    """W5.4.2 to W5.4.4: where a monument of one part may stand in one turn."""
    at = seat * LAYERS
    layers = s.layers
    found = MAP
    for layer in card.touching:
        found &= any_over(layers[at + layer], form.both)
        if not found:
            return 0
    found &= card.terrain.spots(form, layers[at + LAND], layers[at + WATER])
    for layer in card.facing:
        if not found:
            return 0
        found &= any_around(layers[at + layer], form)
    return found if not card.tiles or not found else with_tiles(s, seat, card, form, found)


def with_tiles(s: Table, seat: int, card: Card, form: Form, anchors: int) -> int:
    """W5.4.3: a type named twice needs two different tiles."""
    around: list[list[int]] = [[] for _ in range(TYPES)]
    for thing, mask in s.masks(seat):
        if FIRST_TILE <= thing < FIRST_CARD:
            around[type_of(thing - FIRST_TILE)].append(beside(mask))
    found = 0
    for bit in bits(anchors):
        mask = sum([1 << bit + offset for offset in form.offsets])
        if all(
            len([near for near in around[kind] if near & mask]) >= card.tiles[kind]
            for kind in range(TYPES)
        ):
            found |= 1 << bit
    return found


class Parts:
    """A monument of several parts on one map: where each part fits, and where it meets a need, by
    part and turn. All of them stand on land."""

    def __init__(self, s: Table, seat: int, card: Card) -> None:
        self.at = seat * LAYERS
        land = s.layers[self.at + LAND]
        self.fits: list[list[int]] = [
            [all_over(land, form.both) for form in part.forms] for part in card.parts
        ]
        self.meets: list[list[list[int]]] = [
            [
                [any_over(s.layers[self.at + layer], form.both) for form in part.forms]
                for part in card.parts
            ]
            for layer in card.touching
        ]

    def spots(self, s: Table, seat: int, card: Card, form: Form, anchors: int) -> int:
        """W5.4.3 to W5.4.6: the anchors among these at which an arrangement is legal."""
        found = anchors
        for part, (offset, turn) in enumerate(form.parts):
            found &= shifted(self.fits[part][turn], offset)
            if not found:
                return 0
        for gap in form.gaps:
            found &= shifted(MAP, gap)
        for boards in self.meets:
            if not found:
                return 0
            near = 0
            for part, (offset, turn) in enumerate(form.parts):
                near |= shifted(boards[part][turn], offset)
            found &= near
        for layer in card.facing:
            if not found:
                return 0
            found &= any_on(s.layers[self.at + layer], form.border)
        return found if not card.tiles or not found else with_tiles(s, seat, card, form, found)


def card_place(s: Table, seat: int, card: Card) -> int:
    """The spaces of one place for a whole monument; 0 if there is none."""
    at = seat * LAYERS
    ground = s.layers[at + LAND] | s.layers[at + WATER]
    for layer in card.touching:
        if not s.layers[at + layer] & ground:
            return 0
    for layer in card.facing:
        if not s.layers[at + layer]:
            return 0
    if len(card.parts) == 1:
        for form in card.forms:
            found = block_spots(s, seat, card, form)
            if found:
                return form.mask * (found & -found)
        return 0
    anchors = reachable(s, seat, card)
    if not anchors:
        return 0
    parts = Parts(s, seat, card)
    for form in card.wholes:
        found = parts.spots(s, seat, card, form, anchors)
        if found:
            return form.lifted * (found & -found) >> LIFT
    return 0


def reachable(s: Table, seat: int, card: Card) -> int:
    """The spaces that all needs of a chain lie within its length of; the many arrangements need
    not be tried elsewhere."""
    if not card.link.touching:
        return MAP
    at = seat * LAYERS
    land = s.layers[at + LAND]
    needs = [s.layers[at + layer] for layer in card.touching]
    needs += [beside(s.layers[at + layer]) for layer in card.facing]
    found = land
    for board in needs:
        reached = board & land
        for _ in range(card.steps):
            reached = (reached | beside(reached)) & land
        found &= reached
        if not found:
            return 0
    return found


def card_actions(s: Table, seat: int, card: Card, placed: tuple[int, ...]) -> list[int]:
    """W5.4.5, W5.4.6: where the next part may lie so that the rest can follow."""
    if placed:
        return next_parts(s, seat, card, placed)
    boards = [0] * TURNS
    if len(card.parts) == 1:
        for form in card.forms:
            boards[form.turn] = block_spots(s, seat, card, form)
    else:
        parts = Parts(s, seat, card)
        anchors = reachable(s, seat, card)
        for form in card.wholes:
            found = parts.spots(s, seat, card, form, anchors)
            if found:
                for offset, turn in form.openings:
                    boards[turn] |= shifted(found, -offset)
    options: list[int] = []
    for turn in range(TURNS):
        add_actions(options, boards[turn], PUTS[turn])
    return options


def next_parts(s: Table, seat: int, card: Card, placed: tuple[int, ...]) -> list[int]:
    """The places of the next part after these: one arrangement that is legal is enough for each.

    The first part lies fast, so whole arrangements are held against the map, which is lifted to
    leave room for what lies to the left of the first part and below it."""
    at = seat * LAYERS
    own = 0
    for part, place in enumerate(placed):
        own |= card.parts[part].mask(place)
    land = (s.layers[at + LAND] | own) << LIFT
    touching = [s.layers[at + layer] << LIFT for layer in card.touching]
    facing = [s.layers[at + layer] << LIFT for layer in card.facing]
    anchor = BIT[cell_of(placed[0])]
    so_far = tuple([(BIT[cell_of(place)] - anchor, turn_of(place)) for place in placed])
    options: list[int] = []
    for offset, turn, forms in card.following[so_far]:
        for form in forms:
            mask = form.lifted << anchor
            if mask & land != mask or form.lifted_gaps << anchor & ~LIFTED_MAP:
                continue
            if not meets_all(touching, mask) or not meets_all(facing, form.lifted_border << anchor):
                continue
            if card.tiles and not with_tiles(s, seat, card, form, 1 << anchor):
                continue
            options.append(PUTS[turn][anchor + offset])
            break
    options.sort()
    return options


def meets_all(boards: list[int], mask: int) -> bool:
    """Whether a mask has something in common with every one of these boards."""
    for board in boards:
        if not board & mask:
            return False
    return True


# Whether something fits at all (W4.2.1). The place known from the last time is tried first; what
# had none is not tried again before something was laid that may open one (see `Table.hints`).


def long_fits(s: Table, seat: int) -> bool:
    at = seat * HINTS + LONG_HINT
    hint = s.hints[at]
    if hint and (s.layers[seat * LAYERS + LAND] | s.layers[seat * LAYERS + WATER]) & hint == hint:
        return True
    if has(s.closed[seat * 2], NO_LONG):
        return False
    for turn, form in enumerate(LONG_ROAD.forms):
        spots = long_spots(s, seat, PITCH if turn else 1)
        if spots:
            s.hints[at] = form.mask * (spots & -spots)
            return True
    s.closed[seat * 2] = add(s.closed[seat * 2], NO_LONG)
    return False


def set_fits(s: Table, seat: int) -> bool:
    """W5.2.5: a whole set."""
    at = seat * HINTS + SET_HINT
    land = s.layers[seat * LAYERS + LAND]
    hint = s.hints[at]
    if hint and hint & land == hint:
        return True
    if has(s.closed[seat * 2], NO_SET):
        return False
    found = room(land, s.layers[seat * LAYERS + WAYS], 2, 1)
    s.hints[at] = found
    if not found:
        s.closed[seat * 2] = add(s.closed[seat * 2], NO_SET)
    return found != 0


def tile_fits(s: Table, seat: int, tile: int) -> bool:
    """The place of a shape may be one for other types, so it is held against access as well."""
    shape = shape_of(tile)
    item = sort_id(shape, type_of(tile))
    if has(s.closed[seat * 2], item):
        return False
    at = seat * HINTS + shape
    land = s.layers[seat * LAYERS + LAND]
    access = access_for(s, seat, tile)
    hint = s.hints[at]
    if hint & access and hint & land == hint:
        return True
    found = tile_place(s.box.shapes[shape], land, access)
    if found:
        s.hints[at] = found
    else:
        s.closed[seat * 2] = add(s.closed[seat * 2], item)
    return found != 0


def card_fits(s: Table, seat: int, number: int) -> bool:
    card = s.box.cards[number]
    at = seat * HINTS + CARD_HINT + number
    hint = s.hints[at]
    if hint and still_fits(s, seat, card, hint):
        return True
    if has(s.closed[seat * 2 + 1], number):
        return False
    found = card_place(s, seat, card)
    s.hints[at] = found
    if not found:
        s.closed[seat * 2 + 1] = add(s.closed[seat * 2 + 1], number)
    return found != 0


def still_fits(s: Table, seat: int, card: Card, mask: int) -> bool:
    """Whether a place that was legal still is: free, and what it faces still visible."""
    at = seat * LAYERS
    if mask & ~(s.layers[at + LAND] | s.layers[at + WATER]):
        return False
    if not card.facing:
        return True
    border = around(mask)
    for layer in card.facing:
        if not s.layers[at + layer] & border:
            return False
    return True
