"""The catalogue: everything a player can ever answer."""

from __future__ import annotations

from typing import Final

from boardwright.games.world_wonders.board import CELL_AT, CELLS, TURNS, xy_of
from boardwright.games.world_wonders.components import (
    CARD_NAMES,
    MAPS,
    OBJECTIVES,
    SOLO_CARDS,
    TILES,
    tile_name,
)
from boardwright.kernel.catalogue import Catalogue, Space, Verb

COLOURS: Final = ("yellow", "white", "red", "blue", "green")

_spaces: Final = [(x + 1, y + 1) for x, y in [xy_of(cell) for cell in range(CELLS)]]

# Everyone has these spaces: a thing on the table is a space of somebody's map (see scene).
CELL: Final = Space("space", [f"{x},{y}" for x, y in _spaces], [[x, y] for x, y in _spaces])
TURN: Final = Space("turn", [f"r{90 * turn}" for turn in range(TURNS)], range(0, 360, 90))
TILE: Final = Space("tile", [tile_name(tile) for tile in range(TILES)], things="tile")
CARD: Final = Space("monument", CARD_NAMES, things="monument")
PLINTH: Final = Space("pedestal", ("1", "2"), (1, 2), things="pedestal")
# Nobody answers with these, but log lines name them.
SEAT: Final = Space("seat", COLOURS, things="seat")
BOARD: Final = Space("map", MAPS, things="board")
GOAL: Final = Space("objective", [f"o{i + 1:02}" for i in range(OBJECTIVES)], things="goal")
SOLO: Final = Space("solo card", [f"a{i + 1:02}" for i in range(SOLO_CARDS)], things="solo")

CATALOGUE: Final = Catalogue()

# The turn.
ROAD: Final[Verb] = CATALOGUE.add("road")
SHORTS: Final[Verb] = CATALOGUE.add("set")
TOWER: Final[Verb] = CATALOGUE.add("tower")
BUILD: Final[Verb] = CATALOGUE.add("build", TILE)
PEDESTAL: Final[Verb] = CATALOGUE.add("pedestal", PLINTH)
WONDER: Final[Verb] = CATALOGUE.add("wonder", CARD)
START: Final[Verb] = CATALOGUE.add("start")
LOAN: Final[Verb] = CATALOGUE.add("loan")
REPAY: Final[Verb] = CATALOGUE.add("repay")
OUT: Final[Verb] = CATALOGUE.add("out")
END: Final[Verb] = CATALOGUE.add("end")
# Laying: the lower left corner of the piece, as it lies, and its quarter turns clockwise.
PUT: Final[Verb] = CATALOGUE.add("put", CELL, TURN)
SINGLE: Final[Verb] = CATALOGUE.add("single", CELL)

# The actions of laying something with its corner on a bit of the map, by turn; and a single road.
PUTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [tuple([PUT.of(cell, turn) if cell >= 0 else -1 for cell in CELL_AT]) for turn in range(TURNS)]
)
SINGLES: Final[tuple[int, ...]] = tuple([SINGLE.of(cell) if cell >= 0 else -1 for cell in CELL_AT])
