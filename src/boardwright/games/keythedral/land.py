"""The countryside: octagonal fields on whole coordinates, square plots in the gaps (K3.1).

A land never changes: laying a field makes a new one, so all copies of a position share it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from boardwright.games.keythedral.components import STONE, TIMBER

# With 25 fields laid after the start block no field lies outside -25..26, no plot outside -26..26.
CELL_SPAN: Final = 52
PLOT_SPAN: Final = 53
EMPTY: Final = -1


def cell_id(x: int, y: int) -> int:
    return (x + 25) * CELL_SPAN + y + 25


def cell_xy(cell: int) -> tuple[int, int]:
    return cell // CELL_SPAN - 25, cell % CELL_SPAN - 25


def plot_id(x: int, y: int) -> int:
    return (x + 26) * PLOT_SPAN + y + 26


def plot_xy(plot: int) -> tuple[int, int]:
    return plot // PLOT_SPAN - 26, plot % PLOT_SPAN - 26


def plot_cells(plot: int) -> list[int]:
    """The four places that a plot touches, in the order of the corners nw, ne, sw, se."""
    x, y = plot_xy(plot)
    return [cell_id(x, y), cell_id(x + 1, y), cell_id(x, y + 1), cell_id(x + 1, y + 1)]


def side_id(plot: int, corner: int) -> int:
    """The side of a plot towards one of the four fields around it."""
    return plot * 4 + corner


def plot_of(side: int) -> int:
    return side // 4


def corner_of(side: int) -> int:
    return side % 4


KEYTHEDRAL: Final = plot_id(0, 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Land:
    """The fields laid so far, in the order of laying, and what lies where."""

    def __init__(
        self,
        cells: tuple[int, ...],
        kinds: tuple[int, ...],
        at: dict[int, int],
        beside: list[int],
        around: dict[int, list[int]],
    ) -> None:
        self.cells = cells
        self.kinds = kinds
        self.at = at  # place -> field
        self.beside = beside  # empty places that share a side with a field
        self.around = around  # plot -> the field at each corner, or EMPTY

    def lay(self, cell: int, kind: int) -> Land:
        """This land with one more field."""
        field = len(self.cells)
        at = self.at.copy()
        at[cell] = field
        x, y = cell_xy(cell)
        beside = [c for c in self.beside if c != cell]
        for near in (cell_id(x - 1, y), cell_id(x, y - 1), cell_id(x, y + 1), cell_id(x + 1, y)):
            if near not in at and near not in beside:
                beside.append(near)
        beside.sort()
        around = self.around.copy()
        for corner, plot in enumerate(
            (plot_id(x, y), plot_id(x - 1, y), plot_id(x, y - 1), plot_id(x - 1, y - 1))
        ):
            if plot != KEYTHEDRAL:
                fields = around[plot][:] if plot in around else [EMPTY, EMPTY, EMPTY, EMPTY]
                fields[corner] = field
                around[plot] = fields
        return Land((*self.cells, cell), (*self.kinds, kind), at, beside, around)

    def kind_at(self, cell: int) -> int:
        return self.kinds[self.at[cell]]


def lay_all(cells: tuple[int, ...], kinds: tuple[int, ...]) -> Land:
    land = Land((), (), {}, [], {})
    for cell, kind in zip(cells, kinds, strict=True):
        land = land.lay(cell, kind)
    return land


START_LAND: Final = lay_all(
    (cell_id(0, 0), cell_id(1, 0), cell_id(0, 1), cell_id(1, 1)), (STONE, TIMBER, TIMBER, STONE)
)
