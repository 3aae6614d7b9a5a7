"""The map as bitboards: one int for each layer of a player's map, one bit for each space.

Rows are 13 bits apart for 12 columns: the 13th is never part of any layer, so that whatever is
shifted over the edge of a row falls on nothing. A question about one place is asked of all places
at once by shifting a whole layer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

WIDE: Final = 12
HIGH: Final = 10
CELLS: Final = WIDE * HIGH
PITCH: Final = WIDE + 1
TURNS: Final = 4
PLACES: Final = CELLS * TURNS  # a place is cell * 4 + turn


def cell_id(x: int, y: int) -> int:
    """A space of the map, row by row from the bottom; x and y count from 0."""
    return y * WIDE + x


def xy_of(cell: int) -> tuple[int, int]:
    return cell % WIDE, cell // WIDE


def on_map(x: int, y: int) -> bool:
    return 0 <= x < WIDE and 0 <= y < HIGH


def place_id(cell: int, turn: int = 0) -> int:
    """Where a piece lies, by its lower left corner, and how."""
    return cell * TURNS + turn


def cell_of(place: int) -> int:
    return place // TURNS


def turn_of(place: int) -> int:
    return place % TURNS


def piece_id(thing: int, place: int) -> int:
    """A piece on a map: what it is, and where and how it lies."""
    return thing * PLACES + place


def thing_of(piece: int) -> int:
    return piece // PLACES


def place_of(piece: int) -> int:
    return piece % PLACES


# The layers of one player's map, which together are a slice of the table's list of layers.
LAND: Final = 0  # free land, natural resources included
WATER: Final = 1  # visible water
NATURE: Final = 2  # visible natural resources
BESIDE_ROADS: Final = 3
WAYS: Final = 4  # where a road may begin: beside roads and towers, and along the sidewalk
BESIDE: Final = 5  # beside any piece
BESIDE_TYPE: Final = 6  # beside buildings of the first type; the other four follow
LAYERS: Final = 11


def bit_of(x: int, y: int) -> int:
    """The bit of a space, or how far one lies from another."""
    return y * PITCH + x


def offset_xy(offset: int) -> tuple[int, int]:
    """The columns and rows of an offset in bits, which may be negative."""
    y = (offset + PITCH // 2) // PITCH
    return offset - y * PITCH, y


# Cell to bit and back; a bit off the map has cell -1.
BIT: Final[tuple[int, ...]] = tuple([bit_of(*xy_of(cell)) for cell in range(CELLS)])
CELL_AT: Final[tuple[int, ...]] = tuple(
    [cell_id(x, y) if on_map(x, y) else -1 for y in range(HIGH + 1) for x in range(PITCH)]
)
MAP: Final[int] = sum([1 << bit for bit in BIT])
SIDEWALK: Final[int] = (1 << WIDE) - 1
MOUNTAINS: Final[int] = sum(
    [
        1 << bit_of(x, y)
        for x in range(WIDE)
        for y in range(HIGH)
        if x in (0, WIDE - 1) or y == HIGH - 1
    ]
)
EDGE: Final[int] = MOUNTAINS | SIDEWALK

# The lowest bit of a slice of 52 is found by its remainder: 2 is a primitive root of 53.
SLICE: Final = 52
SLICE_MASK: Final = (1 << SLICE) - 1
LOG: Final[tuple[int, ...]] = tuple(
    [0] + [next(k for k in range(SLICE) if pow(2, k, 53) == rest) for rest in range(1, 53)]
)


def beside(board: int) -> int:
    """All spaces with a neighbour on this board; also some off the map, which hold nothing."""
    return board << 1 | board >> 1 | board << PITCH | board >> PITCH


def around(board: int) -> int:
    """The spaces beside a board that are not part of it."""
    return beside(board) & ~board


def common(board: int, other: int) -> int:
    """The spaces of both."""
    return board & other


def without(board: int, other: int) -> int:
    """The spaces of the one that are not spaces of the other."""
    return board & ~other


def meets(board: int, other: int) -> bool:
    return board & other != 0


def count(board: int) -> int:
    return board.bit_count()


def ends(board: int) -> tuple[int, int]:
    """The spaces before the first and after the last one of a straight piece."""
    low = board & -board
    step = 1 if low << 1 & board else PITCH
    return board >> step & ~board, board << step & ~board


def ways_up(land: int) -> int:
    """How many columns a long road can run up from the sidewalk."""
    return (land & SIDEWALK & land >> 3 * PITCH).bit_count()


def bits(board: int) -> list[int]:
    """The bits of a board, lowest first."""
    found: list[int] = []
    base = 0
    while board:
        part = board & SLICE_MASK
        while part:
            low = part & -part
            found.append(base + LOG[low % 53])
            part ^= low
        board >>= SLICE
        base += SLICE
    return found


def groups(board: int) -> list[int]:
    """The connected groups of a board."""
    found: list[int] = []
    while board:
        group = board & -board
        while True:
            more = (group | beside(group)) & board
            if more == group:
                break
            group = more
        found.append(group)
        board &= ~group
    return found


# A map lifted by this much has room for everything to the left of an anchor and below it.
LIFT: Final = 7 * (PITCH + 1)
LIFTED_MAP: Final[int] = MAP << LIFT

# Shifting by these one after another, a board meets itself at each of so many places in a row.
SPREAD: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (),
    (1,),
    (1, 1),
    (1, 2),
    (1, 2, 1),
    (1, 2, 2),
    (1, 2, 3),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """A footprint in one turn, or a whole arrangement of parts, seen from its anchor: the lower
    left corner of the (first) part. Offsets are in bits."""

    def __init__(
        self,
        turn: int,
        cells: tuple[tuple[int, int], ...],
        gaps: tuple[tuple[int, int], ...] = (),
        places: tuple[tuple[int, int, int], ...] = (),
    ) -> None:
        self.turn = turn
        self.cells = cells
        self.offsets: tuple[int, ...] = tuple([bit_of(x, y) for x, y in cells])
        around = {(x + a, y + b) for x, y in cells for a, b in SIDES} - set(cells)
        self.border: tuple[int, ...] = tuple([bit_of(x, y) for x, y in sorted(around)])
        self.gaps: tuple[int, ...] = tuple([bit_of(x, y) for x, y in gaps])
        self.mask: int = sum([1 << d for d in self.offsets if d >= 0])
        # Of a rectangle: its sides, and the shifts that spread a board over its width and height.
        self.wide: int = max([x for x, _ in cells]) + 1
        self.high: int = max([y for _, y in cells]) + 1
        self.across: tuple[int, ...] = SPREAD[self.wide]
        self.up: tuple[int, ...] = tuple([step * PITCH for step in SPREAD[self.high]])
        self.both: tuple[int, ...] = self.across + self.up
        self.lifted: int = sum([1 << d + LIFT for d in self.offsets])
        self.lifted_border: int = sum([1 << d + LIFT for d in self.border])
        self.lifted_gaps: int = sum([1 << d + LIFT for d in self.gaps])
        # Of each part: where its anchor lies, in bits, and its turn.
        self.parts: tuple[tuple[int, int], ...] = tuple([(bit_of(x, y), t) for x, y, t in places])
        # Of an arrangement: all anchors and turns of a first part that can begin these spaces.
        self.openings: tuple[tuple[int, int], ...] = ()


SIDES: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """A piece in all its turns; turns that cover the same spaces are one."""

    def __init__(self, cells: list[tuple[int, int]]) -> None:
        forms: list[Form] = []
        turned = cells
        for turn in range(TURNS):
            left = min([x for x, _ in turned])
            low = min([y for _, y in turned])
            placed = tuple(sorted([(x - left, y - low) for x, y in turned]))
            if placed not in [form.cells for form in forms]:
                forms.append(Form(turn, placed))
            turned = [(y, -x) for x, y in turned]
        self.size = len(cells)
        self.forms: tuple[Form, ...] = tuple(forms)

    def mask(self, place: int) -> int:
        """The spaces covered when laid at a place."""
        return self.forms[turn_of(place)].mask << BIT[cell_of(place)]

    def cells(self, place: int) -> list[int]:
        """The same, one by one."""
        return [cell_of(place) + cell_id(x, y) for x, y in self.forms[turn_of(place)].cells]


def drawn(rows: list[str]) -> Shape:
    """A shape drawn with # from the top row down."""
    high = len(rows)
    return Shape(
        [
            (x, high - 1 - y)
            for y, row in enumerate(rows)
            for x, sign in enumerate(row)
            if sign == "#"
        ]
    )


def block(rows: int, columns: int) -> Shape:
    return drawn(["#" * columns] * rows)


# Roads and towers; monuments and building tiles come from the edition.
LONG_ROAD: Final = block(1, 4)
SHORT_ROAD: Final = block(1, 2)
SINGLE: Final = block(1, 1)


# Arrangements of monuments of several parts.


def wholes(forms: list[Form]) -> list[Form]:
    """One arrangement for each set of spaces, wherever it begins; it knows all first parts with
    which these spaces can be laid."""
    found: dict[tuple[tuple[int, int], ...], Form] = {}
    begun: dict[tuple[tuple[int, int], ...], list[tuple[int, int]]] = {}
    for form in forms:
        left = min([x for x, _ in form.cells])
        low = min([y for _, y in form.cells])
        spaces = tuple(sorted([(x - left, y - low) for x, y in form.cells]))
        found.setdefault(spaces, form)
        begun.setdefault(spaces, []).append((-bit_of(left, low), form.turn))
    for spaces, form in found.items():
        corner = begun[spaces][0][0]
        form.openings = tuple(sorted({(at - corner, turn) for at, turn in begun[spaces]}))
    return list(found.values())


def followers(
    forms: list[Form],
) -> dict[tuple[tuple[int, int], ...], list[tuple[int, int, list[Form]]]]:
    """For the first parts of arrangements: which part may come next where, and the arrangements
    that go on so."""
    found: dict[tuple[tuple[int, int], ...], list[tuple[int, int, list[Form]]]] = {}
    for form in forms:
        for n in range(1, len(form.parts)):
            offset, turn = form.parts[n]
            groups_here = found.setdefault(form.parts[:n], [])
            if not groups_here or groups_here[-1][:2] != (offset, turn):
                groups_here.append((offset, turn, []))
            groups_here[-1][2].append(form)
    return found


def shifted(board: int, offset: int) -> int:
    """What lies at an offset, seen from every place at once."""
    return board >> offset if offset >= 0 else board << -offset


def any_on(board: int, offsets: tuple[int, ...]) -> int:
    """The places from which at least one of these offsets lies on the board."""
    found = 0
    for offset in offsets:
        found |= shifted(board, offset)
    return found


def all_over(board: int, steps: tuple[int, ...]) -> int:
    """The places from which a whole rectangle lies on the board."""
    for step in steps:
        board &= board >> step
    return board


def both_ends(board: int, form: Form) -> int:
    """The places from which the first and the last space of a straight piece lie on the board."""
    return board & board >> form.offsets[-1]


def any_over(board: int, steps: tuple[int, ...]) -> int:
    """The places from which some space of a rectangle lies on the board."""
    for step in steps:
        board |= board >> step
    return board


def any_around(board: int, form: Form) -> int:
    """The places from which some space along the sides of a rectangle lies on the board."""
    row = any_over(board, form.across)
    column = any_over(board, form.up)
    return row >> form.high * PITCH | row << PITCH | column >> form.wide | column << 1
