"""Cottages and houses, the workers they send, fences and plots."""

from __future__ import annotations

from boardwright.games.bits import has, part
from boardwright.games.keythedral.components import FENCES, NUMBERS, seat_of
from boardwright.games.keythedral.land import EMPTY, side_id
from boardwright.games.keythedral.state import NONE, SECOND, UNUSED, Table


def is_house(s: Table, tile: int) -> bool:
    return has(s.houses, tile)


def house_count(s: Table, seat: int) -> int:
    return part(s.houses, seat * NUMBERS, NUMBERS).bit_count()


def rights(s: Table, tile: int) -> int:
    """How many workers a tile may send (K4.1.4)."""
    return 2 if is_house(s, tile) else 1


def activated(s: Table) -> int:
    """The number that the last marker was put on."""
    return [number for number in s.markers if number][-1] - 1


def open_fields(s: Table, tile: int) -> list[int]:
    """The fields a worker of this tile may enter (K4.1.4, K4.1.5)."""
    plot = s.tiles[tile]
    free_way = has(s.right_of_way, seat_of(tile))
    found: list[int] = []
    for corner, field in enumerate(s.land.around[plot]):
        if (
            field != EMPTY
            and s.workers[field] == 0
            and (free_way or side_id(plot, corner) not in s.fences)
        ):
            found.append(field)
    return found


def shareable_fields(s: Table, tile: int) -> list[int]:
    """The fields where this tile's worker may join another one (K5.L4)."""
    plot = s.tiles[tile]
    free_way = has(s.right_of_way, seat_of(tile))
    found: list[int] = []
    for corner, field in enumerate(s.land.around[plot]):
        if field == EMPTY:
            continue
        worker = s.workers[field]
        if (
            0 < worker < SECOND
            and worker != tile + 1
            and (free_way or side_id(plot, corner) not in s.fences)
        ):
            found.append(field)
    return found


def place_worker(s: Table, tile: int, field: int) -> None:
    worker = s.workers[field]
    s.workers[field] = tile + 1 if worker == 0 else worker + SECOND * (tile + 1)


def workers_on(s: Table, field: int) -> list[int]:
    """The tiles whose workers stand on a field."""
    worker = s.workers[field]
    if worker == 0:
        return []
    if worker < SECOND:
        return [worker - 1]
    return [worker % SECOND - 1, worker // SECOND - 1]


def workers_of(s: Table, seat: int) -> list[int]:
    """The kinds of the fields on which a seat's workers stand, one for each worker."""
    kinds: list[int] = []
    for field, worker in enumerate(s.workers):
        if worker:
            for tile in workers_on(s, field):
                if seat_of(tile) == seat:
                    kinds.append(s.kinds[field])
    return kinds


def idle(s: Table, seat: int) -> int:
    """Workers of a seat that its tiles could have sent and did not (K4.1.9)."""
    sent = [0] * (s.seats * NUMBERS)
    for field in range(len(s.cells)):
        for tile in workers_on(s, field):
            sent[tile] += 1
    first = seat * NUMBERS
    return sum([max(rights(s, tile) - sent[tile], 0) for tile in range(first, first + NUMBERS)])


def free_corners(s: Table, plot: int) -> list[int]:
    """The corners at which a plot has a field side without a fence."""
    found: list[int] = []
    for corner, field in enumerate(s.land.around[plot]):
        if field != EMPTY and side_id(plot, corner) not in s.fences:
            found.append(corner)
    return found


def empty_plots(s: Table) -> list[int]:
    taken = set(s.tiles)
    return sorted([plot for plot in s.land.around if plot not in taken])


def fence_left(s: Table, seat: int) -> int:
    """An unused fence of this seat, or NONE."""
    for fence in range(seat * FENCES, seat * FENCES + FENCES):
        if s.fences[fence] == UNUSED:
            return fence
    return NONE


def fences_laid(s: Table) -> list[int]:
    return [fence for fence, side in enumerate(s.fences) if side >= 0]
