"""From seats and options to the table before the first draw (manual 3)."""

from __future__ import annotations

from boardwright.games.bits import drop, full
from boardwright.games.guilds_of_london.components import (
    BORIS,
    CHEESEMONGERS,
    COLOURS,
    GOG_AND_MAGOG,
    GUILDS,
    MAYORALS,
    NUMBERED,
    PAPERMAKERS,
    SIDES,
    TILES,
    TOKEN_KINDS,
    Box,
)
from boardwright.games.guilds_of_london.flow import Play
from boardwright.games.guilds_of_london.grid import CELLS, PLACES, SHIP
from boardwright.games.guilds_of_london.options import chosen
from boardwright.games.guilds_of_london.state import NONE, SOURCES, Table
from boardwright.kernel.chance import Source


def set_up(seats: int, options: dict[str, str], box: Box, source: Source) -> Table:
    side = options["plantation_side"]
    s = Table(seats, source)
    s.box = box
    s.options = chosen(options, seats)
    s.side = SIDES.index(side) if side in SIDES else NONE
    s.printed = int(options["boris_points"] == "printed")
    s.players = tuple(range(seats)) if seats > 1 else (0, BORIS)
    s.gains = (0,) * (COLOURS * SOURCES)
    s.arrival = (0,) * COLOURS
    s.tiles = (NONE,) * CELLS
    s.masters = (NONE,) * CELLS
    s.men = [0] * (PLACES * COLOURS)
    s.neutrals = (0,) * (SHIP + 1)
    s.board_neutrals = box.board_neutrals[seats - 1]
    s.stock = (0,) * COLOURS
    s.tokens = (0,) * CELLS
    s.prizes = (0,) * (2 * (NUMBERED - GUILDS))
    s.pool = box.token_counts
    s.held = (0,) * (COLOURS * TOKEN_KINDS)
    s.deck = [card for card, n in enumerate(box.copies) for _ in range(n)]
    s.hands = [[] for _ in range(seats)]
    s.known = ((),) * seats
    s.discard = []
    s.mayoral_deck = full(MAYORALS)
    s.starts = [0] * seats
    s.later = [0] * seats
    s.returned = [0] * seats
    s.bag = tiles_in_play(s)
    named = options["start_player"]
    s.call(Play(NONE if named == "random" else int(named) - 1))
    return s


def tiles_in_play(s: Table) -> int:
    """All tiles of this game, as a bit set."""
    tiles = full(TILES)
    if not s.options.promo:
        tiles = drop(drop(tiles, CHEESEMONGERS), PAPERMAKERS)
    if s.seats <= 2:
        tiles = drop(tiles, GOG_AND_MAGOG)
    return tiles
