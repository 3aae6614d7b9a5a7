"""How the parts of a monument hang together (W5.4.5). An edition names the links."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.world_wonders.board import SIDES, Form, Shape, offset_xy, xy_of


class Link:
    """A link, or none, of a monument of one part. `continued` makes all arrangements once, `joins`
    judges one part space by space; they are written apart, so that each checks the other. The words
    are `link.<name>`."""

    name: ClassVar[str] = ""
    touching: ClassVar[bool] = False  # no part lies further off than all of them are long
    singles: ClassVar[bool] = False  # only for parts of one space

    def continued(self, form: Form, piece: Form) -> list[Form]:
        """An arrangement with one part more, which lies in this turn."""
        return []

    def joins(self, placed: list[list[int]], cells: list[int]) -> bool:
        """Whether a part on these cells is linked to those placed, of which there are some."""
        return False


class Chain(Link):
    """A part touches any of the earlier ones."""

    name = "chain"
    touching = True

    def continued(self, form: Form, piece: Form) -> list[Form]:
        taken = set(form.cells)
        places = places_of(form)
        near = {(x + a, y + b) for x, y in taken for a, b in SIDES} - taken
        corners = sorted({(x - p, y - q) for x, y in near for p, q in piece.cells})
        found: list[Form] = []
        for x, y in corners:
            cells = tuple([(x + p, y + q) for p, q in piece.cells])
            if not taken & set(cells):
                whole = (*form.cells, *cells)
                found.append(Form(form.turn, whole, (), (*places, (x, y, piece.turn))))
        return found

    def joins(self, placed: list[list[int]], cells: list[int]) -> bool:
        return any(
            distance(old, new) in ((1, 0), (0, 1))
            for part in placed
            for old in part
            for new in cells
        )


class Gap(Link):
    """A part stands in line with the last one, one space of the map between them."""

    name = "gap"
    singles = True

    def continued(self, form: Form, piece: Form) -> list[Form]:
        places = places_of(form)
        between = [offset_xy(d) for d in form.gaps]
        last_x, last_y, _ = places[-1]
        found: list[Form] = []
        for a, b in SIDES:
            x, y = last_x + 2 * a, last_y + 2 * b
            if (x, y) not in form.cells:
                gaps = (*between, (last_x + a, last_y + b))
                cells = (*form.cells, (x, y))
                found.append(Form(form.turn, cells, gaps, (*places, (x, y, piece.turn))))
        return found

    def joins(self, placed: list[list[int]], cells: list[int]) -> bool:
        return distance(placed[-1][0], cells[0]) in ((2, 0), (0, 2))


def distance(a: int, b: int) -> tuple[int, int]:
    """How many columns and how many rows lie between two cells of a map."""
    (x, y), (p, q) = xy_of(a), xy_of(b)
    return abs(x - p), abs(y - q)


def places_of(form: Form) -> list[tuple[int, int, int]]:
    """Where the parts of an arrangement lie, and their turns."""
    return [(*offset_xy(d), turn) for d, turn in form.parts]


def arrangements(parts: list[Shape], link: Link) -> list[Form]:
    """All ways to lay the parts in their order, seen from the anchor of the first one."""
    found = [Form(form.turn, form.cells, (), ((0, 0, form.turn),)) for form in parts[0].forms]
    for part in parts[1:]:
        found = [
            longer
            for form in found
            for piece in part.forms
            for longer in link.continued(form, piece)
        ]
    return found


KNOWN: Final[tuple[Link, ...]] = (Chain(), Gap())
LINKS: Final[dict[str, Link]] = {"": Link(), **{link.name: link for link in KNOWN}}
