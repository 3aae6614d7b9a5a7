"""From seats and options to the table before the first draw (manual 3)."""

from __future__ import annotations

from boardwright.games.bits import full, only
from boardwright.games.world_wonders.automaton import ALL_SOLO
from boardwright.games.world_wonders.components import (
    CARDS,
    FIRST_MUNDO,
    HINTS,
    MONUMENTS,
    TILES,
    Box,
    shape_of,
)
from boardwright.games.world_wonders.flow import Play
from boardwright.games.world_wonders.options import MODE, SHUFFLED, chosen, worded
from boardwright.games.world_wonders.rows import TYPES
from boardwright.games.world_wonders.state import (
    NONE,
    WIDTH,
    Table,
    fresh_layers,
)
from boardwright.kernel.chance import Source


def set_up(seats: int, options: dict[str, str], box: Box, source: Source) -> Table:
    solo = seats == 1 and options["solo_setup"] == "published"
    maps = (0,) * seats
    s = Table(seats, source)
    s.box = box
    s.options = chosen(options)
    s.letter = worded(options)
    s.layers = fresh_layers(box, maps)
    s.hints = [0] * (seats * HINTS)
    s.closed = [0] * (seats * 2)
    s.maps = maps
    s.order = first_in_order(options)
    s.gold = [box.gold] * seats
    s.loans = (0,) * seats
    s.tracks = [0] * (seats * WIDTH)
    s.pieces = ((),) * seats
    s.cards = (0,) * seats
    s.starting = full(seats)
    s.pedestals = () if solo else (NONE, NONE)
    s.roads = box.offer_long[seats]
    s.road_supply = box.long_roads - seats - box.offer_long[seats]
    s.sets = box.offer_sets[seats]
    s.set_supply = box.short_sets - box.offer_sets[seats]
    s.tower_supply = box.towers - 1
    shapes = s.shapes()
    s.tile_bag = only(*[tile for tile in range(TILES) if shape_of(tile) in shapes])
    s.shown = (NONE,) * (TYPES if s.options.by_type else len(shapes))
    s.wonder_bag = full(FIRST_MUNDO if s.options.mundo == SHUFFLED else MONUMENTS)
    s.mundo_bag = only(*range(FIRST_MUNDO, CARDS)) if s.options.mundo == MODE else 0
    s.sizes = display_sizes(box, solo, s.options.mundo)
    s.solo_bag = ALL_SOLO if seats == 1 else 0
    s.call(Play())
    return s


def first_in_order(options: dict[str, str]) -> tuple[int, ...]:
    """W10.9: who begins, if that is not left to chance."""
    first = options["start_player"]
    return () if first == "random" else (int(first) - 1,)


def display_sizes(box: Box, solo: bool, mundo: int) -> tuple[int, ...]:
    """W3.9, W7.1, W8.2: how many ordinary and how many MUNDO cards are on display."""
    if mundo == MODE:
        each = max(box.mundo_display - 1, 1) if solo else box.mundo_display
        return (each, each)
    return (box.solo_display if solo else box.display, 0)
