"""Manual 10: what Boris does in his turn. Nobody has a choice in it."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds_of_london.city import pieces_on, requirement
from boardwright.games.guilds_of_london.components import (
    BORIS,
    COLOURS,
    NUMBERED,
    ROWS,
    TILES,
    meet,
    row_of,
)
from boardwright.games.guilds_of_london.grid import HALL, SHIP
from boardwright.games.guilds_of_london.state import Table
from boardwright.kernel.frame import Step

YOU: Final = 0


class BorisTurn(Step[Table]):
    """G10.3: hire, then show cards one by one."""

    def run(self, s: Table) -> None:
        s.done()
        hires, early, late = s.box.boris[s.options.level]
        s.hire(BORIS, hires)
        for _ in range(early if s.round <= s.box.early_rounds else late):
            if s.drawable() == 0:
                break
            card = s.draw_card()
            s.aside = (*s.aside, card)
            s.note("boris-card", card)
            send_man(s, card)
        s.clear_aside()


def send_man(s: Table, card: int) -> None:
    """G10.4 to G10.6: where a card sends a man."""
    if s.at(BORIS, HALL) == 0 and s.hire(BORIS, 1) == 0:
        return
    goal = SHIP
    if ROWS[row_of(card)][0] != "B" or s.at(BORIS, SHIP) > s.at(YOU, SHIP):
        goal = best_tile(s, s.box.banners[card])
    s.shift(BORIS, HALL, goal)
    s.note("moved", BORIS, 1, s.spot(HALL), s.spot(goal))


def best_tile(s: Table, banners: int) -> int:
    """The tile he likes best, or the Plantation."""
    ranked: list[tuple[int, int, int, int, int]] = []
    box, men = s.box, s.men
    for cell in s.open:
        tile = s.tiles[cell]
        if not meet(box.suits[tile], banners):
            continue
        mine, yours = men[cell * COLOURS + BORIS], men[cell * COLOURS + YOU]
        missing = requirement(s, cell) - pieces_on(s, cell)
        if mine > yours and missing <= 0:
            continue
        number = tile if tile < NUMBERED else TILES
        after = max(missing - 1, 0)
        ranked.append((likes(mine, yours, after), -box.tile_vp[tile], after, number, cell))
    return min(ranked)[4] if ranked else SHIP


def likes(mine: int, yours: int, missing: int) -> int:
    """The class of a tile, the lowest best; `missing` with his man there."""
    if mine + 1 > yours and missing == 0:
        return 0
    if mine >= 1 and mine >= yours:
        return 1
    return 2 if mine == 0 and yours == 0 else 3
