"""The game as a sequence of rules, in the order of the manual."""

from __future__ import annotations

from boardwright.games.world_wonders.components import OBJECTIVES
from boardwright.games.world_wonders.effects import fill_display
from boardwright.games.world_wonders.flow.rounds import Round, reveal_tiles
from boardwright.games.world_wonders.state import Table, fresh_layers
from boardwright.kernel.frame import Step


class Play(Step[Table]):
    """Manual 3 and 4: set-up, then rounds until the game ends."""

    def run(self, s: Table) -> None:
        s.goto(Round())
        deal_maps(s)
        draw_order(s)
        reveal_tiles(s)
        fill_display(s, False)
        fill_display(s, True)
        draw_goals(s)
        s.note("round", s.round)


def deal_maps(s: Table) -> None:
    """W3.4, W3.5: side A is the same for all; the B maps are dealt."""
    if s.options.side:
        left = list(range(1, len(s.box.land)))
        s.maps = tuple([s.draw(left) for _ in range(s.seats)])
        for seat, board in enumerate(s.maps):
            s.note("map", seat, board)
    s.layers = fresh_layers(s.box, s.maps)


def draw_order(s: Table) -> None:
    """W3.6; W10.9: the others after the one who was chosen to begin."""
    left = [seat for seat in range(s.seats) if seat not in s.order]
    s.order = (*s.order, *[s.draw(left) for _ in range(len(left))])
    for place, seat in enumerate(s.order):
        s.note("order", seat, place)


def draw_goals(s: Table) -> None:
    """W3.10; W7.1: none in the solo game, unless it is set up by the manual."""
    if s.options.draws_goals(s.seats):
        left = list(range(OBJECTIVES))
        s.goals = tuple(sorted([s.draw(left) for _ in range(s.box.goals)]))
        for goal in s.goals:
            s.note("goal", goal)
