"""From seats and options to the table before the first draw (manual 3)."""

from __future__ import annotations

from boardwright.games.bits import full
from boardwright.games.keythedral.components import (
    BASICS,
    BUILDINGS,
    FENCES,
    KINDS,
    LAWS,
    NUMBERS,
    ROWS,
    SPACES,
    Box,
)
from boardwright.games.keythedral.flow import Play
from boardwright.games.keythedral.land import START_LAND
from boardwright.games.keythedral.options import chosen
from boardwright.games.keythedral.state import FACE_DOWN, NONE, UNUSED, Table
from boardwright.kernel.chance import Source


def set_up(seats: int, options: dict[str, str], box: Box, source: Source) -> Table:
    first = options["start_player"]
    s = Table(seats, source)
    s.box = box
    s.options = chosen(options, box)
    s.start = NONE if first == "random" else int(first) - 1
    s.bag = tuple([sum([box.fields[n][kind] for n in range(1, seats)]) for kind in range(BASICS)])
    s.cells = START_LAND.cells
    s.kinds = START_LAND.kinds
    s.tiles = (NONE,) * (seats * NUMBERS)
    s.fences = (UNUSED,) * (seats * FENCES)
    s.workers = [0] * len(START_LAND.cells)
    s.markers = (0,) * NUMBERS
    s.rows = tuple(
        [
            FACE_DOWN if i < s.options.spaces[row] else 0
            for row in range(ROWS)
            for i in range(SPACES)
        ]
    )
    s.building_bag = full(BUILDINGS)
    s.looked_at = []
    s.built = [0] * seats
    s.store = list(box.cubes)
    s.spent = [0] * (KINDS - BASICS)
    s.cubes = [0] * (seats * KINDS)
    s.sure = [0] * (seats * KINDS)
    s.law_bag = full(LAWS)
    s.laws = [0] * seats
    s.taken = [0] * seats
    s.free_trades = (0,) * seats
    s.favours = (0,) * seats
    s.call(Play())
    return s
