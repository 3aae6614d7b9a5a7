"""The countryside as lines of text: fields, plots, workers, fences, and where one may go."""

from __future__ import annotations

from typing import Final

from boardwright.games.drawing import DIM, PLAIN, Line, Look
from boardwright.games.keythedral.actions import CORNER
from boardwright.games.keythedral.components import CODES
from boardwright.games.keythedral.words import LETTERS
from boardwright.scene import Item

NONE: Final = -1

EDGE: Final = "bright_black"
CHOICE: Final = "bold #000000 on #ffffff"
GHOST: Final = "bold #000000 on #ff8c00"  # the option under the cursor
SEEN: Final = "italic"
TOWER: Final = "bold #fde047"

# Light text on a dark ground of the same hue, for land; strong grounds for the players.
LAND: Final = (
    "bold #d7f5d0 on #1f4d2b",
    "bold #eeeeee on #4a4a52",
    "bold #fff3c4 on #6b5413",
    "bold #d3ecff on #17456b",
    "bold #ffd9ef on #5b1f4b",
)
CUBES: Final = (
    "bold #4ade80",
    "bold #d4d4d8",
    "bold #facc15",
    "bold #38bdf8",
    "bold #f472b6",
    "bold #94a3b8",
    "bold #67e8f9",
    "bold #f59e0b",
)
SEATS: Final = (
    "bold #ffffff on #1d4ed8",
    "bold #000000 on #facc15",
    "bold #000000 on #b8bcc4",
    "bold #ffffff on #15803d",
    "bold #ffffff on #b91c1c",
)

# A fence shows its owner's colour on a dark ground, to stand apart from the tile beside it.
FENCE_STYLES: Final = (
    "bold underline #93b4ff on #0b1530",
    "bold underline #fde047 on #2b2300",
    "bold underline #e5e7eb on #202226",
    "bold underline #6ee7a0 on #04220f",
    "bold underline #ff9c9c on #2e0707",
)

# The map: a field is 3 lines high; the pitch is what fields and plots together are wide. The
# diamond of a plot takes four columns and two lines of it.
PITCHES: Final = (10, 9, 8, 7, 6, 5)
DIAMOND: Final = 4
AXIS: Final = 4
MAP_WIDTH: Final = 66
TILE_WIDTH: Final = 9
SIDE_WIDTH: Final = 48  # of the texts beside the map


Place = tuple[int, int]


class Sketch:
    """What the map shows, gathered from the scene by place."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.kinds: dict[Place, int] = {}  # place -> kind of field
        self.workers: dict[Place, list[Item]] = {}
        self.cell_marks: dict[Place, int] = {}  # place -> number of the option
        self.tiles: dict[Place, Item] = {}  # plot -> tile
        self.plot_marks: dict[Place, int] = {}
        self.sides: dict[str, list[Item]] = {}  # sides with fences, and those open to one
        for spot in look.spots("board:countryside"):
            assert spot.at is not None
            if spot.ground:
                self.kinds[spot.at] = CODES.index(spot.ground)
                self.workers[spot.at] = spot.items
            if number := look.mark(spot.ref):
                self.cell_marks[spot.at] = number
        # A side is marked itself, not the tile that it belongs to.
        fencing = any(ref.startswith("side:") for ref in look.marks)
        for spot in look.spots("board:plots"):
            assert spot.at is not None
            numbers = [look.mark(ref) for ref in (spot.ref, *[item.ref for item in spot.items])]
            self.plot_marks[spot.at] = 0 if fencing else max(numbers)
            if spot.items:
                self.tiles[spot.at] = spot.items[0]
        for spot in look.spots("board:sides"):
            self.sides[spot.ref] = spot.items
        self.frame(look.scene.figures["phase"] == 0)

    def frame(self, growing: bool) -> None:
        """The part of the map in use; while it grows, a margin of one around it."""
        xs = [x for x, _ in [*self.kinds, *self.cell_marks]]
        ys = [y for _, y in [*self.kinds, *self.cell_marks]]
        edge = 1 if growing and not self.cell_marks else 0
        self.left: int = min(xs) - edge
        self.right: int = max(xs) + edge
        self.top: int = min(ys) - edge
        self.bottom: int = max(ys) + edge
        self.pitch: int = PITCHES[-1]
        for pitch in PITCHES:
            if (self.right - self.left + 1) * pitch + DIAMOND + AXIS <= MAP_WIDTH:
                self.pitch = pitch
                break
        wide = max([len(f"{x},{y}") for x, y in self.kinds])
        self.named: bool = wide + len("T ") <= self.pitch - DIAMOND

    def style(self, mark: int) -> str:
        return GHOST if mark == self.look.ghost else CHOICE

    def kind(self, x: int, y: int) -> int:
        """The field at a place, or NONE."""
        return self.kinds.get((x, y), NONE)


def draw_map(look: Look) -> list[Line]:
    sketch = Sketch(look)
    lines = [draw_axis(sketch)]
    for y in range(sketch.top - 1, sketch.bottom + 1):
        lines += draw_plots(sketch, y)
        if y < sketch.bottom:
            lines.append(draw_workers(sketch, y + 1))
    return lines


def draw_axis(sketch: Sketch) -> Line:
    text = " " * (AXIS + DIAMOND)
    for x in range(sketch.left, sketch.right + 1):
        text += f"{x:^{sketch.pitch - DIAMOND}}" + " " * DIAMOND
    return [(text.rstrip(), DIM)]


def draw_plots(sketch: Sketch, y: int) -> list[Line]:
    """The two lines of the plots between rows y and y + 1: the lower edge of the fields above,
    and the names of the fields below."""
    width = sketch.pitch - DIAMOND
    upper: Line = [(" " * AXIS, PLAIN)]
    lower: Line = [(f"{y + 1:>3} " if y < sketch.bottom else " " * AXIS, DIM)]
    for x in range(sketch.left - 1, sketch.right + 1):
        above, below = draw_diamond(sketch, x, y)
        upper += above
        lower += below
        if x < sketch.right:
            upper.append(draw_edge(sketch, x + 1, y, width))
            lower.append(draw_name(sketch, x + 1, y + 1, width))
    return [upper, lower]


def draw_edge(sketch: Sketch, x: int, y: int, width: int) -> tuple[str, str]:
    """The line between a field and the one below it."""
    kind = sketch.kind(x, y)
    if kind != NONE:
        return "▁" * width, LAND[kind]
    return ("▁" if sketch.kind(x, y + 1) != NONE else " ") * width, EDGE


def draw_diamond(sketch: Sketch, x: int, y: int) -> tuple[Line, Line]:
    """A plot: its four sides with their fences, its tile, its mark."""
    places = ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))
    if all(sketch.kind(a, b) == NONE for a, b in places):
        return [(" " * DIAMOND, PLAIN)], [(" " * DIAMOND, PLAIN)]
    sides = [
        draw_side(sketch, f"side:{x},{y}-{corner}", i) for i, corner in enumerate(CORNER.words)
    ]
    inner, under = draw_tile(sketch, (x, y))
    return [sides[0], inner, sides[1]], [sides[2], under, sides[3]]


def draw_side(sketch: Sketch, ref: str, corner: int) -> tuple[str, str]:
    for fence in sketch.sides.get(ref, []):
        return LETTERS[fence.seat], FENCE_STYLES[fence.seat]
    if ref in sketch.look.marks:
        return "•", CHOICE
    return "╱╲╲╱"[corner], EDGE


def draw_tile(sketch: Sketch, plot: Place) -> tuple[tuple[str, str], tuple[str, str]]:
    """What lies on a plot, two characters on each of two lines."""
    if plot == (0, 0):
        return ("▟▙", TOWER), ("██", TOWER)
    mark = sketch.plot_marks.get(plot, 0)
    under = (f"{mark:<2}", sketch.style(mark)) if mark else ("  ", PLAIN)
    tile = sketch.tiles.get(plot)
    if tile is None:
        return ("  ", PLAIN), under
    letter = LETTERS[tile.seat] if tile.face == "house" else LETTERS[tile.seat].lower()
    return (f"{letter}{tile.figures['number']}", SEATS[tile.seat]), under


def draw_name(sketch: Sketch, x: int, y: int, width: int) -> tuple[str, str]:
    """A field's letter, and its coordinates if there is room for everybody's."""
    kind = sketch.kind(x, y)
    if kind == NONE:
        return " " * width, PLAIN
    name = f"{CODES[kind]} {x},{y}" if sketch.named else CODES[kind]
    return f"{name:^{width}}", LAND[kind]


def draw_workers(sketch: Sketch, y: int) -> Line:
    """The widest line of a row of fields: who works there, and what can be chosen."""
    line: Line = [(" " * (AXIS + 1), PLAIN)]
    for x in range(sketch.left, sketch.right + 2):
        fenced = sketch.kind(x - 1, y) != NONE or sketch.kind(x, y) != NONE
        line.append(("│" if fenced else " ", EDGE))
        if x <= sketch.right:
            line += draw_field(sketch, x, y, sketch.pitch - 1)
    return line


def draw_field(sketch: Sketch, x: int, y: int, width: int) -> Line:
    """The workers on a field, and the number of the option that means it."""
    kind = sketch.kind(x, y)
    ground = LAND[kind] if kind != NONE else PLAIN
    pieces: Line = []
    for worker in sketch.workers.get((x, y), []):
        pieces.append((f"{LETTERS[worker.seat]}{worker.face}", SEATS[worker.seat]))
    mark = sketch.cell_marks.get((x, y), 0)
    if mark:
        room = width - 2 * len(pieces)
        text = f"[{mark}]" if mark == sketch.look.ghost else f"({mark})"
        pieces.append((text if len(text) <= room else str(mark), sketch.style(mark)))
    if kind != NONE and not pieces and not sketch.named:
        pieces.append((f"{x},{y}", ground))
    used = sum([len(text) for text, _ in pieces])
    before = (width - used) // 2
    return [(" " * before, ground), *pieces, (" " * (width - used - before), ground)]
