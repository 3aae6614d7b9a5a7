"""What a strong player of World Without End expects of goods, houses and seals."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import has
from boardwright.games.world_without_end.state import NONE, Table
from boardwright.games.world_without_end.vocabulary import (
    CARE,
    CHAPTERS,
    CUBES,
    GOLD,
    GRAIN,
    HOUSE_RENT,
    PIETY,
    POINTS,
    RESOURCE,
    ROUNDS,
    STONE,
    WOOD,
)

# What a duty takes at most: beyond it a good is only a reserve.
PIETY_DUE: Final = 2
GRAIN_DUE: Final = 2
TAX_DUE: Final = 4

# A good in points, in the order of the goods, when no duty asks for it; then points, then care.
WORTH: Final[tuple[float, ...]] = (1.9, 1.9, 0.9, 1.2, 1.1, 1.9, 1.1, 0.8, 0.55, 1.0, 2.5)
# A good as the rent of a house, chapter after chapter.
RENT_WORTH: Final[tuple[float, ...]] = (1.9, 1.9, 1.6, 2.2, 1.1, 1.9, 1.1, 0.8, 0.8)

CUBE_GAIN: Final = 1.1  # a cube on a project against a cube in hand
ACTION: Final = 1.6  # what an action brings that is nothing special


def marginal(s: Table, seat: int, kind: int) -> float:
    """What one more of a good is worth to a seat in this chapter."""
    last = s.chapter == CHAPTERS
    have = s.has(seat, kind) if kind < POINTS else 0
    if kind == PIETY and have < PIETY_DUE:
        return 6.0 if last else 3.0
    if kind == GRAIN and have < GRAIN_DUE:
        return 4.0 if last else 2.3
    if kind == GOLD and have < TAX_DUE:
        return 2.0 if last else 1.2
    if kind > WOOD and kind < GOLD and last and s.round >= ROUNDS - 1:
        return 0.3
    return WORTH[kind]


def plays_left(s: Table, seat: int) -> int:
    """Cards a seat will still play in this chapter."""
    done = s.round > 0 and s.played[seat * ROUNDS + s.round - 1] != NONE
    return ROUNDS - s.round + (0 if done else 1)


def placeable(s: Table, seat: int) -> int:
    """The most own cubes that one open project takes."""
    if s.in_force.bars_building:
        return 0
    stone, wood = s.has(seat, STONE), s.has(seat, WOOD)
    most = 0
    if stone + wood:
        for project in s.open_projects():
            fit = min(stone, s.free[project * CUBES]) + min(wood, s.free[project * CUBES + 1])
            most = max(most, fit)
    return most


def cubes_to_come(s: Table, seat: int) -> float:
    """Cubes that a seat can hope for before it builds, if anything is left to build."""
    if s.in_force.bars_building or not s.open_projects():
        return 0.0
    drawn = 0.6 if has(s.hand(seat), RESOURCE) else 0.0
    return min(drawn + 0.2 * (plays_left(s, seat) - 1), 1.5)


# Houses.


def rent_pair(s: Table, seat: int) -> float:
    """What one rent brings in a usual chapter: the best two houses."""
    first, second = 0.0, 0.0
    for plot, owner in enumerate(s.plots):
        if owner == seat:
            value = s.box.rents[plot] * RENT_WORTH[s.box.incomes[plot]]
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
    return first + second


def rent_now(s: Table, seat: int) -> float:
    """What a rent brings at this moment."""
    first, second = 0.0, 0.0
    for plot, owner in enumerate(s.plots):
        if owner == seat:
            kind = s.box.incomes[plot]
            value = 0.0
            have = s.has(seat, kind)
            for n in range(min(s.box.rents[plot], s.supply[kind])):
                due = PIETY_DUE if kind == PIETY else GRAIN_DUE if kind == GRAIN else TAX_DUE
                fits = kind in (PIETY, GRAIN, GOLD) and have + n < due
                value += marginal(s, seat, kind) if fits else WORTH[kind]
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
    return first + second


def rents_ahead(s: Table, seat: int) -> float:
    """How often a seat can still take its rents."""
    held = has(s.hand(seat), HOUSE_RENT) and plays_left(s, seat) > 0
    return CHAPTERS - s.chapter + (1.0 if held else 0.0)


def weaker_rent(s: Table, seat: int) -> float:
    """The second best rent of a seat: what a new house would take the place of."""
    first, second = 0.0, 0.0
    for plot in s.own_plots(seat):
        value = s.box.rents[plot] * RENT_WORTH[s.box.incomes[plot]]
        if value > first:
            first, second = value, first
        elif value > second:
            second = value
    return second


# Donations.


def completion(s: Table, project: int) -> float:
    """The chance that a project is finished in time, by its free spaces and the rounds ahead."""
    ahead = (CHAPTERS - s.chapter) * ROUNDS + ROUNDS - s.round
    return max(0.05, min(1.0, 1.0 - 0.07 * (s.room(project) - ahead / 4.0)))


def seal_value(s: Table, project: int) -> float:
    """What a seal on a project pays when it is finished."""
    benefit = s.box.donor_amounts[project] * WORTH[s.box.donor_goods[project]]
    if s.box.donor_goods[project] == CARE:
        benefit = WORTH[CARE]
    return s.box.donor_points[project] + benefit
