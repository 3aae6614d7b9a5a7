"""The geometry of the board: cells in reading order, their neighbours, where tiles are laid.

A cell is a number; x counts from -1 to the east, y from -2 to the south. Beyond the cells lie the
other places where men can be.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 6
HEIGHT: Final = 7
WEST: Final = -1
NORTH: Final = -2
CELLS: Final = 42

# Where men can be besides the cells.
HALL: Final = 42
SHIP: Final = 43  # the Plantation, on its ship space
SUPPLY: Final = 44
AWAY: Final = 45  # in the box, at the end
PLACES: Final = 46


def cell_id(x: int, y: int) -> int:
    return (y - NORTH) * WIDTH + x - WEST


def cell_xy(cell: int) -> tuple[int, int]:
    return cell % WIDTH + WEST, cell // WIDTH + NORTH


def _near(cell: int, corners: bool) -> tuple[int, ...]:
    x, y = cell_xy(cell)
    found: list[int] = []
    for other in range(CELLS):
        a, b = cell_xy(other)
        far = max(abs(a - x), abs(b - y)) if corners else abs(a - x) + abs(b - y)
        if far == 1:
            found.append(other)
    return tuple(found)


BESIDE: Final[tuple[tuple[int, ...], ...]] = tuple([_near(cell, False) for cell in range(CELLS)])
AROUND: Final[tuple[tuple[int, ...], ...]] = tuple([_near(cell, True) for cell in range(CELLS)])


def _cells(*places: tuple[int, int]) -> tuple[int, ...]:
    return tuple([cell_id(x, y) for x, y in places])


# Three and four players (G3.1.1, G3.1.3), and the spiral of new tiles (G5.2.1).
BIG_HALL: Final = _cells((1, 1), (2, 1))
CHURCH_CELL: Final = cell_id(3, 1)
LEFT_CELL: Final = cell_id(0, 1)
FIRST_CELLS: Final = _cells(*[(x, 0) for x in range(4)], *[(x, 2) for x in range(4)])
SPIRAL: Final = _cells(
    *[(x, -1) for x in range(5)],
    *[(4, y) for y in range(4)],
    *[(3 - i, 3) for i in range(5)],
    *[(-1, 2 - i) for i in range(4)],
    (-1, -2),
    (0, -2),
)


def compass(cell: int) -> int:
    """On which side of the first tiles a cell of the spiral lies: north, east, south or west."""
    x, y = cell_xy(cell)
    if y < 0:
        return 3 if x < 0 and y > NORTH else 0
    return 1 if x > 3 else 2 if y > 2 else 3


# One and two players (G3.2.1, G3.2.2).
SMALL_HALL: Final = _cells((2, 2))
CROSS: Final = _cells((2, 1), (3, 2), (2, 3), (1, 2))
SQUARE: Final = tuple(
    [
        cell_id(x, y)
        for y in range(5)
        for x in range(5)
        if cell_id(x, y) not in CROSS and cell_id(x, y) not in SMALL_HALL
    ]
)
