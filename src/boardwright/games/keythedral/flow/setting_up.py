"""Manual 3, steps 9 to 12: the players lay out the countryside."""

from __future__ import annotations

from boardwright.games.keythedral.actions import COTTAGE, LAY, SETTLE
from boardwright.games.keythedral.buildings import turn_up
from boardwright.games.keythedral.components import NUMBERS, ROWS, tile_id
from boardwright.games.keythedral.land import EMPTY, KEYTHEDRAL, cell_xy, plot_cells
from boardwright.games.keythedral.state import FACE_DOWN, NONE, Table, TileQuestion
from boardwright.games.keythedral.tiles import empty_plots
from boardwright.games.shared import SeatQuestion, put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal, Step


class SetUp(Step[Table]):
    """K3.6, K3.13: the start player is drawn, unless named; in the strategic game all rows are
    turned up."""

    def run(self, s: Table) -> None:
        s.done()
        if s.start == NONE:
            s.start = s.pick(s.seats)
            s.note("starts", s.start)
        else:
            s.note("begins", s.start)
        s.holder = s.start
        s.refill()
        if s.options.strategic:
            for row in range(ROWS):
                turn_up(s, row)
        s.call(LayOut(0))


class LayOut(Step[Table]):
    """K3.8: draw a field, lay it, lay a cottage; clockwise, five laps."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: Table) -> None:
        if self.turn == s.seats * NUMBERS:
            s.done()
            if s.rows[0] == FACE_DOWN:
                turn_up(s, 0)
            return
        seat = (s.start + self.turn) % s.seats
        bag = list(s.bag)
        s.drawn_field = s.draw_kind(bag)
        s.bag = tuple(bag)
        s.note("drew-field", seat, s.drawn_field)
        s.goto(LayOut(self.turn + 1))
        s.call(LayField(seat, s.drawn_field), ChooseCottage(seat))


class LayField(Question[Table]):
    """K3.9: beside a field, or touching a plot with a cottage."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (LAY,)

    def ask(self, s: Table) -> Ask | None:
        cells = set(s.land.beside)
        for plot in s.tiles:
            if plot != NONE:
                for corner, field in enumerate(s.land.around[plot]):
                    if field == EMPTY:
                        cells.add(plot_cells(plot)[corner])
        return Ask(self.seat, [LAY.of(cell) for cell in sorted(cells)], "lay-field")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        cell = LAY.arg(action)
        s.land = s.land.lay(cell, self.kind)
        s.cells = s.land.cells
        s.kinds = s.land.kinds
        s.workers.append(0)
        s.drawn_field = NONE
        s.note("laid", self.seat, self.kind, cell)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        cell = LAY.arg(action)
        if cell in s.cells:
            return Refusal("place-taken", "K3.9")
        x, y = cell_xy(cell)
        for other in s.cells:
            a, b = cell_xy(other)
            if abs(a - x) + abs(b - y) == 1:
                return None
        if any(plot != NONE and cell in plot_cells(plot) for plot in s.tiles):
            return None
        return Refusal("nothing-beside", "K3.9")


class ChooseCottage(SeatQuestion[Table]):
    """K3.11: which number is laid; the last one needs no question."""

    def verbs(self) -> tuple[Verb, ...]:
        return (COTTAGE,)

    def ask(self, s: Table) -> Ask | None:
        first = self.seat * NUMBERS
        unlaid = [n for n in range(NUMBERS) if s.tiles[first + n] == NONE]
        return Ask(self.seat, [COTTAGE.of(n) for n in unlaid], "choose-cottage", forced=True)

    def answer(self, s: Table, action: int) -> None:
        s.goto(LayCottage(self.seat, COTTAGE.arg(action)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        laid = s.tiles[tile_id(self.seat, COTTAGE.arg(action))] != NONE
        return Refusal("cottage-laid", "K3.11") if laid else None


class LayCottage(TileQuestion):
    """K3.12: on an empty plot that touches a field."""

    def verbs(self) -> tuple[Verb, ...]:
        return (SETTLE,)

    def ask(self, s: Table) -> Ask | None:
        return Ask(self.seat, [SETTLE.of(plot) for plot in empty_plots(s)], "lay-cottage")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        tile = self.tile()
        s.tiles = put(s.tiles, tile, SETTLE.arg(action))
        s.note("settled", tile, SETTLE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return plot_refusal(s, SETTLE.arg(action), "K3.12")


def plot_refusal(s: Table, plot: int, rule: str) -> Refusal | None:
    """What a cottage or house needs of its plot, wherever it comes from."""
    if plot == KEYTHEDRAL:
        return Refusal("keythedral-there", rule)
    if plot in s.tiles:
        return Refusal("plot-taken", rule)
    if not any(cell in s.cells for cell in plot_cells(plot)):
        return Refusal("no-field-touched", rule)
    return None
