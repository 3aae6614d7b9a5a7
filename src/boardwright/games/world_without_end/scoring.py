"""Final scores with their breakdown (manual 6), and the count of every component."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import full, only, part
from boardwright.games.world_without_end.state import ALL_CARDS, NONE, SOURCES, Table
from boardwright.games.world_without_end.vocabulary import (
    CUBES,
    EVENTS,
    GOLD,
    GOODS,
    HOUSES,
    KNOWLEDGE,
    LOYALTY,
    PER_CHAPTER,
    PIETY,
    PLACES,
    PROJECTS,
    ROUNDS,
    SPACES,
    STONE,
    WOOD,
)
from boardwright.kernel.game import Score

SOURCE_NAMES: Final = (
    "start",
    "building",
    "donors",
    "metal",
    "favours",
    "income",
    "plague",
    "aid",
    "events",
    "duties",
)


def scores(s: Table) -> list[Score]:
    """E6.11: points so far, cubes and gold left; E6.12: piety, loyalty, knowledge break ties."""
    found: list[Score] = []
    for seat in range(s.seats):
        sources = [(name, s.ledger[seat * SOURCES + i]) for i, name in enumerate(SOURCE_NAMES)]
        cubes = s.has(seat, STONE) + s.has(seat, WOOD)
        sources.append(("cubes", cubes * s.box.cube_worth))
        sources.append(("gold", s.has(seat, GOLD) // s.box.gold_for_point))
        ties = (s.has(seat, PIETY), s.has(seat, LOYALTY), s.has(seat, KNOWLEDGE))
        found.append(Score(sources, ties))
    return found


def audit(s: Table) -> list[str]:
    """What does not add up: components lost or doubled, counters out of range."""
    wrong: list[str] = []
    for kind in range(GOODS):
        held = sum([s.has(seat, kind) for seat in range(s.seats)])
        used = cubes_used(s, kind) if kind < CUBES else 0
        if held + used + s.supply[kind] != s.options.totals[kind]:
            wrong.append(f"goods of kind {kind}: {held} + {used} + {s.supply[kind]}")
    if min(s.goods) < 0 or min(s.supply) < 0:
        wrong.append("fewer than no goods")
    for seat in range(s.seats):
        wrong += audit_seat(s, seat)
    return wrong + audit_board(s)


def cubes_used(s: Table, cube: int) -> int:
    """Cubes on projects; what stands in for them on the Tower is none."""
    filled = sum([s.box.spaces[i] - s.free[i] for i in range(cube, PROJECTS * CUBES, CUBES)])
    return filled - s.stand_ins[cube]


def audit_seat(s: Table, seat: int) -> list[str]:
    wrong: list[str] = []
    played = [card for card in s.played[seat * ROUNDS : seat * ROUNDS + ROUNDS] if card != NONE]
    piles = (s.hand(seat), s.aside(seat), only(*played))
    wanted = s.box.starred if s.six_cards() else ALL_CARDS
    if sum(piles) != wanted or len(set(played)) != len(played):
        wrong.append(f"cards of seat {seat}: {piles}")
    if s.houses(seat) > HOUSES or s.seals_left(seat) < 0:
        wrong.append(f"seat {seat} has more houses or seals than there are")
    if s.points(seat) < 0 and not s.options.below_zero:
        wrong.append(f"seat {seat} has fewer than no points")
    return wrong


def audit_board(s: Table) -> list[str]:
    wrong: list[str] = []
    if min(s.free) < 0 or any(s.free[i] > n for i, n in enumerate(s.box.spaces)):
        wrong.append("more cubes on a project than spaces")
    done = [project for project in range(PROJECTS) if s.room(project) == 0]
    if only(*done) != s.finished or any(s.seals[project] for project in done):
        wrong.append("finished projects and free spaces do not match")
    shown = [abs(value) for value in s.plague if value]
    for i, n in enumerate(s.box.markers):
        if shown.count(i + 1) + s.markers[i] != n:
            wrong.append(f"plague markers of value {i + 1}")
    if len(s.plague) != PLACES or (shown and s.chapter < 3):
        wrong.append("plague before its time")
    if not 0 <= s.marker < SPACES or s.turned_up > full(EVENTS):
        wrong.append("marker or event off the board")
    before = part(s.turned_up, 0, PER_CHAPTER * (s.chapter - 1)).bit_count()
    if before != ROUNDS * (s.chapter - 1) or len(s.lasting) > 3:
        wrong.append("events lost")
    return wrong
