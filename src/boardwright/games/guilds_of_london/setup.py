"""From seats and options to the table before the first draw (manual 3)."""

from __future__ import annotations

from boardwright.games.guilds_of_london.components import (
    BORIS,
    COLOURS,
    GOG_AND_MAGOG,
    GUILDS,
    LEVELS,
    MAYORALS,
    NUMBERED,
    SIDES,
    TILES,
    TOKEN_KINDS,
    Box,
)
from boardwright.games.guilds_of_london.flow import Play
from boardwright.games.guilds_of_london.grid import CELLS, PLACES, SHIP
from boardwright.games.guilds_of_london.state import NONE, SOURCES, Table
from boardwright.kernel.chance import Source


def set_up(seats: int, options: dict[str, str], box: Box, source: Source) -> Table:
    side = options["plantation_side"]
    s = Table(
        seats=seats,
        source=source,
        box=box,
        side=SIDES.index(side) if side in SIDES else NONE,
        left_special=int(options["left_tile"] == "special"),
        any_target=int(options["negotiation_target"] == "any"),
        strict=int(options["beadle_end"] == "strict"),
        growth_tokens=int(options["growth_tokens"] == "on"),
        claims=int(options["solo_promo"] == "on" and seats == 1),
        promo=int(options["promo_tiles"] == "on"),
        level=LEVELS.index(options["boris_level"]),
        printed=int(options["boris_points"] == "printed"),
        players=tuple(range(seats)) if seats > 1 else (0, BORIS),
        round=0,
        growths=0,
        order=(),
        gains=(0,) * (COLOURS * SOURCES),
        arrival=(0,) * COLOURS,
        tiles=(NONE,) * CELLS,
        open=(),
        masters=(NONE,) * CELLS,
        named=(),
        men=[0] * (PLACES * COLOURS),
        neutrals=(0,) * (SHIP + 1),
        seeded=0,
        board_neutrals=box.board_neutrals[seats - 1],
        stock=(0,) * COLOURS,
        beadle=NONE,
        tokens=(0,) * CELLS,
        prizes=(0,) * (2 * (NUMBERED - GUILDS)),
        pool=box.token_counts,
        held=(0,) * (COLOURS * TOKEN_KINDS),
        lost_tokens=0,
        bag=0,
        top=NONE,
        deck=[card for card, n in enumerate(box.copies) for _ in range(n)],
        hands=[[] for _ in range(seats)],
        known=((),) * seats,
        discard=[],
        aside=(),
        mayoral_deck=(1 << MAYORALS) - 1,
        starts=[0] * seats,
        later=[0] * seats,
        returned=[0] * seats,
        active=NONE,
        acted=0,
        end_draw=0,
        tongue=0,
        scanning=NONE,
    )
    s.bag = tiles_in_play(s)
    named = options["start_player"]
    s.call(Play(NONE if named == "random" else int(named) - 1))
    return s


def tiles_in_play(s: Table) -> int:
    """All tiles of this game, as a bit set."""
    tiles = (1 << TILES) - 1
    if not s.promo:
        tiles &= ~((1 << NUMBERED) - (1 << GUILDS))
    if s.seats <= 2:
        tiles &= ~(1 << GOG_AND_MAGOG)
    return tiles
