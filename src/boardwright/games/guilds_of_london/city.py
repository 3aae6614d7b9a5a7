"""The tiles on the table: what they are, what stands on them, what lies around them."""

from __future__ import annotations

from boardwright.games.bits import has, only
from boardwright.games.guilds_of_london.components import COLOURS, GUILDS, NUMBERED
from boardwright.games.guilds_of_london.grid import AROUND, BESIDE, CELLS
from boardwright.games.guilds_of_london.state import GUILDHALL, NONE, Table, named_suit, named_tile


def is_promo(s: Table, cell: int) -> bool:
    tile = s.tiles[cell]
    return GUILDS <= tile < NUMBERED


def is_guild(s: Table, cell: int) -> bool:
    return 0 <= s.tiles[cell] < NUMBERED


def open_guilds(s: Table) -> list[int]:
    """Cells of open guild tiles, promo guilds among them."""
    return [cell for cell in s.open if s.tiles[cell] < NUMBERED]


def lowest_guild(s: Table) -> int:
    """Where the Beadle belongs (G3.3.2)."""
    found, lowest = NONE, NUMBERED
    for cell in s.open:
        if s.tiles[cell] < lowest:
            found, lowest = cell, s.tiles[cell]
    return found


def place_beadle(s: Table) -> None:
    cell = lowest_guild(s)
    if cell != s.beadle:
        s.beadle = cell
        if cell == NONE:
            s.note("beadle-off")
        else:
            s.note("beadle", s.spot(cell))


def suits_shown(s: Table, cell: int) -> int:
    """The suits of a tile as it lies (G6.2.1)."""
    tile = s.tiles[cell]
    if cell in s.open:
        return s.box.suits[tile]
    for code in s.named:
        if named_tile(code) == tile:
            return only(named_suit(code))
    return s.box.suits[tile] if tile < NUMBERED else 0


def requirement(s: Table, cell: int) -> int:
    return s.box.majority[s.tiles[cell]] + has(s.seeded, cell)


def pieces_on(s: Table, cell: int) -> int:
    """G4.2.3: men, neutrals, Beadle; a seeded neutral is none (G10.2)."""
    first = cell * COLOURS
    count = s.neutrals[cell] + (1 if cell == s.beadle else 0)
    for colour in s.players:
        count += s.men[first + colour]
    return count


def masters_beside(s: Table, colour: int, cell: int) -> int:
    count = 0
    for other in BESIDE[cell]:
        if s.masters[other] == colour:
            count += 1
    return count


def in_ward(s: Table, cell: int) -> bool:
    """G8.2.3: whether a cell touches the Guildhall by side or corner."""
    for other in AROUND[cell]:
        if s.tiles[other] == GUILDHALL:
            return True
    return False


def masterless(s: Table) -> list[int]:
    """Resolved guild tiles without a Master (G10.8)."""
    return [
        cell
        for cell in range(CELLS)
        if is_guild(s, cell) and s.masters[cell] == NONE and cell not in s.open
    ]
