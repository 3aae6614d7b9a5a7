"""From seats and options to the table before the first draw (manual 3)."""

from __future__ import annotations

from boardwright.games.world_without_end.components import Box
from boardwright.games.world_without_end.flow import Play
from boardwright.games.world_without_end.options import chosen
from boardwright.games.world_without_end.state import FROM_START, NONE, SOURCES, Table
from boardwright.games.world_without_end.vocabulary import (
    DUTIES,
    GOODS,
    PLACES,
    PLOTS,
    PROJECTS,
    ROUNDS,
)
from boardwright.kernel.chance import Source


def set_up(seats: int, options: dict[str, str], box: Box, source: Source) -> Table:
    named = options["start_player"]
    given = box.start_goods
    s = Table(seats, source)
    s.box = box
    s.options = chosen(seats, options, box)
    s.start = NONE if named == "random" else int(named) - 1
    s.marker = box.first_space
    s.supply = [s.options.totals[kind] - seats * given[kind] for kind in range(GOODS)]
    s.goods = list(given) * seats
    s.ledger = [0] * (seats * SOURCES)
    for seat in range(seats):
        s.score(seat, FROM_START, box.start_points)
    s.free = box.spaces
    s.seals = (0,) * PROJECTS
    s.plots = (NONE,) * PLOTS
    s.plague = (0,) * PLACES
    s.markers = box.markers
    s.hands = [0] * seats
    s.discards = [0] * seats
    s.played = [NONE] * (seats * ROUNDS)
    s.penalties = (0,) * seats
    s.missing = (0,) * (seats * DUTIES)
    s.restored()
    s.deal()
    s.call(Play())
    return s
