"""From seats and options to the table before the first draw (manual 3)."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import full, only
from boardwright.games.world_wonders.automaton import ALL_SOLO
from boardwright.games.world_wonders.components import (
    CARDS,
    FIRST_MUNDO,
    HINTS,
    MONUMENTS,
    PRICED,
    SHAPED,
    SHAPES,
    TILES,
    TYPED,
    Box,
    shape_of,
)
from boardwright.games.world_wonders.flow import Play
from boardwright.games.world_wonders.rows import TYPES
from boardwright.games.world_wonders.state import (
    ANY_LOAN,
    BOTH_PEDESTALS,
    BUY_AGAIN,
    EMPTY_DECK,
    GOALS,
    GOALS_ALONE,
    MODE,
    NONE,
    PASSING,
    SHUFFLED,
    WIDTH,
    ZERO_PLACED,
    Table,
    fresh_layers,
)
from boardwright.kernel.chance import Source


def set_up(seats: int, options: dict[str, str], box: Box, source: Source) -> Table:
    solo = seats == 1 and options["solo_setup"] == "published"
    side = int(options["side"] == "B")
    resource = options["resource_side"]
    by_type = stack_kind(options)
    mundo = ("off", "shuffled", "mode").index(options["mundo"])
    stacks = [shape for shape in range(SHAPES) if by_type or box.shape_seats[shape] <= seats]
    maps = (0,) * seats
    s = Table(seats, source)
    s.box = box
    s.layers = fresh_layers(box, maps)
    s.hints = [0] * (seats * HINTS)
    s.closed = [0] * (seats * 2)
    s.letter = sum([flag for name, value, flag in LETTER if options[name] == value])
    s.side = side
    s.resource_side = side if resource == "same" else int(resource == "B")
    s.by_type = by_type
    s.published = int(options["costs"] == "published")
    s.exact = int(options["pedestals"] == "exact")
    s.with_goals = goal_flags(options)
    s.mundo = mundo
    s.hard = int(options["difficulty"] == "hard")
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
    s.tile_bag = only(*[tile for tile in range(TILES) if shape_of(tile) in stacks])
    s.shown = (NONE,) * (TYPES if by_type else len(stacks))
    s.wonder_bag = full(FIRST_MUNDO if mundo == SHUFFLED else MONUMENTS)
    s.mundo_bag = only(*range(FIRST_MUNDO, CARDS)) if mundo == MODE else 0
    s.sizes = display_sizes(box, solo, mundo)
    s.solo_bag = ALL_SOLO if seats == 1 else 0
    s.call(Play())
    return s


# What the manual says word for word: option, value, flag.
LETTER: Final = (
    ("pedestals_held", "both", BOTH_PEDESTALS),
    ("loan_use", "any", ANY_LOAN),
    ("after_repaying", "buy", BUY_AGAIN),
    ("symbols", "passed", PASSING),
    ("third_card", "empty", EMPTY_DECK),
)


def stack_kind(options: dict[str, str]) -> int:
    """W10.3, W10.10."""
    if options["stacks"] == "shape":
        return SHAPED
    return PRICED if options["tile_price"] == "stack" else TYPED


def goal_flags(options: dict[str, str]) -> int:
    """W10.6, W10.11, W10.13."""
    if options["objectives"] == "off":
        return 0
    alone = GOALS_ALONE if options["solo_setup"] == "manual" else 0
    return GOALS | alone | (ZERO_PLACED if options["objective_zero"] == "placed" else 0)


def first_in_order(options: dict[str, str]) -> tuple[int, ...]:
    """W10.9: who begins, if that is not left to chance."""
    chosen = options["start_player"]
    return () if chosen == "random" else (int(chosen) - 1,)


def display_sizes(box: Box, solo: bool, mundo: int) -> tuple[int, ...]:
    """W3.9, W7.1, W8.2: how many ordinary and how many MUNDO cards are on display."""
    if mundo == MODE:
        each = max(box.mundo_display - 1, 1) if solo else box.mundo_display
        return (each, each)
    return (box.solo_display if solo else box.display, 0)
