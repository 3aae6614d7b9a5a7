"""The building tiles in their rows (K3.3, K4.3.A)."""

from __future__ import annotations

from boardwright.games.bits import drop, has
from boardwright.games.keythedral.components import KINDS, SPACES
from boardwright.games.keythedral.state import FACE_DOWN, NONE, Table, building_of, raised_kind
from boardwright.games.shared import put
from boardwright.kernel.visibility import members


def current_row(s: Table) -> list[int]:
    """The buildings that can be bought now (K4.3.A1)."""
    first = s.row * SPACES
    return [tile - 1 for tile in s.rows[first : first + SPACES] if tile > 0]


def cost_of(s: Table, building: int) -> list[int]:
    """The cubes of each kind a building costs, raised prices included, reductions not."""
    cost = list(s.box.costs[building])
    for mark in s.raised:
        if building_of(mark) == building:
            cost[raised_kind(mark)] += 1
    return cost


def missing(s: Table, seat: int, building: int) -> int:
    """How many cubes of the cost a seat lacks."""
    first = seat * KINDS
    cost = s.box.costs[building] if not s.raised else tuple(cost_of(s, building))
    lack = 0
    for kind in s.box.kinds[building]:
        over = cost[kind] - s.cubes[first + kind]
        if over > 0:
            lack += over
    return lack


def is_reduced(s: Table, building: int) -> bool:
    return has(s.reduced, building)


def unturned_row(s: Table) -> int:
    """The next row, if it lies face down; else NONE."""
    following = s.row + 1
    first = following * SPACES
    return following if FACE_DOWN in s.rows[first : first + SPACES] else NONE


def draw_row(s: Table, row: int) -> list[int]:
    """Draw the buildings that lie on the spaces of a row (K3.3)."""
    of_row = [b for b in members(s.building_bag) if s.box.row_of[b] == row]
    found = sorted([s.draw(of_row) for _ in range(s.options.spaces[row])])
    for building in found:
        s.building_bag = drop(s.building_bag, building)
    return found


def turn_up(s: Table, row: int) -> None:
    """Turn up a row: what was looked at before lies there (K3.13, K4.3.A4)."""
    if s.looked_at:
        s.reveal()
    found = s.looked_at or draw_row(s, row)
    s.looked_at = []
    s.lookers = 0
    for i, building in enumerate(found):
        s.rows = put(s.rows, row * SPACES + i, building + 1)
    s.note("row-up", s.box.values[row])
