"""Manual 4.1 and 4.5: turns until all are out, then the end of the round."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import add, drop, full, only
from boardwright.games.shared import put
from boardwright.games.world_wonders.automaton import automaton_turn
from boardwright.games.world_wonders.board import bits, common
from boardwright.games.world_wonders.components import SHAPES, TILES, shape_of, type_of
from boardwright.games.world_wonders.flow.turn import Turn
from boardwright.games.world_wonders.rows import POPULATION, TYPES
from boardwright.games.world_wonders.state import NONE, Table
from boardwright.kernel.frame import Step


class Round(Step[Table]):
    """W4.1: the next player who is in takes a turn; W7.2: in the solo game after the Automaton."""

    def run(self, s: Table) -> None:
        if s.out == full(s.seats):
            end_round(s)
            return
        if s.seats == 1:
            automaton_turn(s)
        while s.is_out(s.order[s.next]):
            s.next = (s.next + 1) % s.seats
        seat = s.order[s.next]
        s.next = (s.next + 1) % s.seats
        s.call(Turn(seat, 0))


def end_round(s: Table) -> None:
    """W4.5: the end is checked first; then everything is made ready for the next round."""
    if s.round == s.box.rounds or purple_reached(s):
        s.note("over", s.round)
        s.finish()
        return
    s.round += 1
    for tile in s.shown:
        if tile != NONE:
            s.discards = add(s.discards, tile)
    reveal_tiles(s)
    refill(s)
    s.order = next_order(s)
    for place, seat in enumerate(s.order):
        s.note("order", seat, place)
    s.pedestals = (NONE,) * len(s.pedestals)
    s.gold = [s.box.gold] * s.seats
    s.out = 0
    s.next = 0
    s.note("round", s.round)


def purple_reached(s: Table) -> bool:
    """W6.1: whether a population marker stands on the last space."""
    last = len(s.marks(POPULATION)) - 1
    for seat in range(s.seats):
        if s.population(seat) == last:
            return True
    return False


def reveal_tiles(s: Table) -> None:
    """W3.2, W4.5.2: the next tile of every stack."""
    for stack in range(len(s.shown)):
        tile = s.draw_from(left_in(s, stack))
        s.tile_bag = drop(s.tile_bag, tile)
        s.shown = put(s.shown, stack, tile)
        s.note("tile-up", tile)


def left_in(s: Table, stack: int) -> list[int]:
    """The tiles face down in a stack."""
    stacks = TYPE_STACKS if s.options.by_type else SHAPE_STACKS
    return bits(common(s.tile_bag, stacks[stack]))


SHAPE_STACKS: Final[tuple[int, ...]] = tuple(
    [only(*[t for t in range(TILES) if shape_of(t) == shape]) for shape in range(SHAPES)]
)
TYPE_STACKS: Final[tuple[int, ...]] = tuple(
    [only(*[t for t in range(TILES) if type_of(t) == kind]) for kind in range(TYPES)]
)


def refill(s: Table) -> None:
    """W4.5.3: roads and tower on offer."""
    long = s.box.offer_long[s.seats] - s.roads
    sets = s.box.offer_sets[s.seats] - s.sets
    s.roads += long
    s.road_supply -= long
    s.sets += sets
    s.set_supply -= sets
    s.tower_supply -= 1 - s.tower
    s.tower = 1


def next_order(s: Table) -> tuple[int, ...]:
    """W4.5.4, W4.5.5: pedestals, then population, monuments, and the order before."""
    holders = [seat for seat in s.pedestals[:1] if seat != NONE]
    holders += [seat for seat in s.pedestals[1:] if seat != NONE and seat not in holders]
    ranked = [
        (s.population(seat), s.monuments(seat), place, seat)
        for place, seat in enumerate(s.order)
        if seat not in holders
    ]
    others = [seat for _, _, _, seat in sorted(ranked)]
    if s.options.exact and others and len(holders) == 1 and s.pedestals[0] == NONE:
        return (others[0], holders[0], *others[1:])
    return (*holders, *others)
