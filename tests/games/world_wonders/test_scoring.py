"""Final scoring in its eight parts, objectives and ties (manual 6)."""

from __future__ import annotations

import pytest

from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.city import City
from boardwright.games.world_wonders.scoring import objective_value, placings
from boardwright.games.world_wonders.state import Table
from boardwright.kernel.game import Score
from tests.games.world_wonders.table import WHITE, YELLOW, lay, own, points, table, tracks

HOUSE = ["road 4,1 r90", "S2-HA1 1,1 r0", "dot 3,2"]


def value(s: Table, goal: str) -> int:
    """What yellow has for an objective."""
    return objective_value(s, YELLOW, City(s, YELLOW), int(goal[1:]) - 1)


@pytest.mark.rule("W6.2")
@pytest.mark.parametrize(
    ("side", "population", "rings"),
    [("A", 0, 0), ("A", 1, 0), ("A", 9, 4), ("A", 13, 8), ("B", 9, 4), ("B", 2, 0), ("B", 13, 8)],
)
def test_population(side: str, population: int, rings: int) -> None:
    """Scenario 31: population 9 on side A is worth 4, population 13 is worth 8."""
    s = table(2, side=side)
    tracks(s, YELLOW, 0, 0, 0, population)
    assert points(s, YELLOW, "population") == rings


@pytest.mark.rule("W6.3")
def test_the_least_produced_resource() -> None:
    """8, 9 and 11 are worth 8."""
    s = table(2)
    tracks(s, YELLOW, 11, 8, 9, 0)
    assert points(s, YELLOW, "lowest") == 8


@pytest.mark.rule("W6.4")
def test_rings_on_monument_cards() -> None:
    """Angkor Wat 4, Petra 2."""
    s = table(2)
    own(s, YELLOW, "m18", "m10")
    assert points(s, YELLOW, "monuments") == 6
    assert points(s, WHITE, "monuments") == 0


@pytest.mark.rule("W6.5", "W6.6")
def test_a_district_beside_a_resource() -> None:
    """Scenario 32: the house is closed by roads, tower, edge, sidewalk and the open resource."""
    s = table(2)
    lay(s, YELLOW, *HOUSE, "tower 1,2")
    assert points(s, YELLOW, "districts") == 1
    # 2,2 beside the house, 3,4 beside the road.
    assert points(s, YELLOW, "nature") == 2


@pytest.mark.rule("W6.6")
def test_a_green_neighbour_opens_the_district() -> None:
    """Scenario 33: without the tower 1,2 is green."""
    s = table(2)
    lay(s, YELLOW, *HOUSE)
    assert points(s, YELLOW, "districts") == 0


@pytest.mark.rule("W6.6")
def test_water_and_bridges_close_a_district() -> None:
    """A bar at the lake: water to the right, single roads elsewhere."""
    s = table(2)
    lay(s, YELLOW, "S2-FA1 4,5 r90", "dot 5,5", "dot 5,7", "dot 4,8", "dot 4,4")
    lay(s, YELLOW, "dot 3,5", "dot 3,6", "dot 3,7")
    assert points(s, YELLOW, "districts") == 1


@pytest.mark.rule("W6.5")
def test_covered_or_lonely_resources_do_not_count() -> None:
    """Covered by a road: nothing; touched by any piece: one point."""
    s = table(2)
    lay(s, YELLOW, "dot 2,2")
    assert points(s, YELLOW, "nature") == 0
    lay(s, YELLOW, "tower 9,1")
    assert points(s, YELLOW, "nature") == 1


@pytest.mark.rule("W6.8")
def test_an_unpaid_loan() -> None:
    """Scenario 25: 2 points less; a total may be below 0."""
    s = table(2)
    s.loans = (3, 0)
    assert points(s, YELLOW, "loans") == -2
    assert GAME.scores(s)[YELLOW].total == -2
    assert points(s, WHITE, "loans") == 0


@pytest.mark.rule("W6.10", "W1.1")
def test_ties_go_to_more_monuments() -> None:
    """Scenario 46: 40 to 40, 5 against 4 monuments; equal again, both win."""
    a, b = Score([("population", 40)], (5,)), Score([("population", 40)], (4,))
    assert GAME.winners([a, b]) == [0]
    assert GAME.winners([b, a, a]) == [1, 2]
    assert GAME.winners([b, Score([("population", 41)], (0,))]) == [1]
    s = table(2)
    own(s, YELLOW, "m01", "m02")
    assert GAME.scores(s)[YELLOW].ties == (2,)


@pytest.mark.rule("W6.2", "W6.3", "W6.4", "W6.5", "W6.6", "W6.7", "W6.8", "W6.9")
def test_the_breakdown_has_eight_parts() -> None:
    """In the order of the manual."""
    parts = [name for name, _ in GAME.scores(table(2))[0].sources]
    assert parts == [
        "population",
        "lowest",
        "monuments",
        "nature",
        "districts",
        "objectives",
        "loans",
        "mundo",
    ]


# Placings.


@pytest.mark.rule("W6.11", "W6.12", "W6.13")
@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([5, 5, 3], [3, 3, 0]),  # scenario 35
        ([5, 5, 5], [2, 2, 2]),  # scenario 36
        ([5, 3, 3], [4, 1, 1]),  # scenario 38
        ([5, 0, 0], [4, 0, 0]),  # scenario 61
        ([3, 5, 4, 1], [0, 4, 2, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([2, 7], [2, 4]),
        ([4, 4, 4, 4], [2, 2, 2, 2]),
        ([9, 9, 9, 9, 9], [2, 2, 2, 2, 2]),
    ],
)
def test_first_and_second_place(values: list[int], expected: list[int]) -> None:
    """Scenarios 35, 36, 38 and 61: an objective worth 4 and 2."""
    assert placings(values, 4, 2) == expected


@pytest.mark.rule("W6.O10", "W6.12")
@pytest.mark.parametrize(
    ("values", "expected"),
    [([1, 0], [4, 0]), ([1, 1, 0], [2, 2, 0]), ([1, 1, 1], [2, 2, 2]), ([0, 0], [0, 0])],
)
def test_a_shared_number(values: list[int], expected: list[int]) -> None:
    """Four points for all who have it, rounded up."""
    assert placings(values, 4, 0) == expected


@pytest.mark.rule("W6.7", "W6.11")
def test_three_objectives_are_scored_one_by_one() -> None:
    """Food and gears to yellow with white second, monuments to white alone."""
    s = table(2)
    s.goals = (2, 8, 10)
    tracks(s, YELLOW, 5, 0, 3, 0)
    tracks(s, WHITE, 4, 0, 1, 0)
    own(s, WHITE, "m01")
    assert points(s, YELLOW, "objectives") == 8
    assert points(s, WHITE, "objectives") == 2 + 2 + 4


# What objectives count.


@pytest.mark.rule("W6.O1")
def test_enclosed_green_between_resources() -> None:
    """Scenario 70: own pieces and two resources enclose the pair 2,3 3,3."""
    s = table(2)
    assert value(s, "o01") == 0
    lay(s, YELLOW, "dot 1,3", "dot 2,4", "dot 3,2", "dot 4,3")
    assert value(s, "o01") == 2


@pytest.mark.rule("W6.O1")
def test_green_at_the_edge_is_not_enclosed() -> None:
    """Scenario 40: a hole of five spaces, two of them at the edge, counts nothing; without these
    two it counts three."""
    s = table(2)
    lay(s, YELLOW, "dot 2,6", "dot 3,6", "dot 4,7", "dot 3,8", "dot 1,9")
    assert value(s, "o01") == 0
    lay(s, YELLOW, "dot 1,7", "dot 1,8")
    assert value(s, "o01") == 3


@pytest.mark.rule("W6.O2")
def test_the_longest_road() -> None:
    """Scenario 71: roads side by side are connected, a tower joins nothing: 8."""
    s = table(2)
    lay(s, YELLOW, "road 4,1 r90", "road 5,1 r90", "tower 4,5", "road 4,6 r90")
    assert value(s, "o02") == 8
    lay(s, YELLOW, "dot 5,5", "dot 5,6")
    assert value(s, "o02") == 14


@pytest.mark.rule("W6.O3")
def test_most_monuments() -> None:
    """MUNDO cards count too."""
    s = table(2, mundo="mode")
    own(s, YELLOW, "m01", "x3")
    assert value(s, "o03") == 2


@pytest.mark.rule("W6.O4")
def test_tiles_beside_resources() -> None:
    """Each tile once; covered resources do not count."""
    s = table(2)
    lay(s, YELLOW, "S2-FA1 1,1 r0", "S2-FA2 3,2 r90", "S2-LI1 5,7 r0")
    assert value(s, "o04") == 2
    lay(s, YELLOW, "dot 2,2")
    assert value(s, "o04") == 0


@pytest.mark.rule("W6.O5")
def test_tiles_beside_water() -> None:
    """Two at the lake, one not; under a bridge it is not visible."""
    s = table(2)
    lay(s, YELLOW, "S2-FA1 4,5 r90", "S2-FA2 6,4 r0", "S2-LI1 1,1 r0")
    assert value(s, "o05") == 2
    lay(s, YELLOW, "road 5,5 r0")
    assert value(s, "o05") == 1


@pytest.mark.rule("W6.O6")
@pytest.mark.parametrize(("goal", "kind"), [("o06", "LI"), ("o07", "MA"), ("o08", "TE")])
def test_tiles_of_a_type(goal: str, kind: str) -> None:
    """Wherever they lie."""
    s = table(2)
    lay(
        s, YELLOW, f"S2-{kind}1 1,1 r0", f"S2-{kind}2 6,1 r0", f"S1-{kind}1 8,8 r0", "S2-FA1 1,9 r0"
    )
    assert value(s, goal) == 3


@pytest.mark.rule("W6.O7")
@pytest.mark.parametrize(("goal", "expected"), [("o09", 3), ("o10", 5), ("o11", 7)])
def test_the_value_of_a_track(goal: str, expected: int) -> None:
    """Food, ceramics, gears."""
    s = table(2)
    tracks(s, YELLOW, 3, 5, 7, 9)
    assert value(s, goal) == expected


@pytest.mark.rule("W6.O8")
@pytest.mark.parametrize(("goal", "kind"), [("o12", "FA"), ("o13", "HA")])
def test_tiles_in_one_group(goal: str, kind: str) -> None:
    """Tiles are counted, not spaces; a lonely one does not join, nor does another type."""
    s = table(2)
    lay(s, YELLOW, f"S2-{kind}1 1,1 r0", f"S2-{kind}2 4,1 r0", f"S1-{kind}1 8,8 r0")
    lay(s, YELLOW, "S2-LI1 7,1 r0", f"S3-{kind}1 10,1 r0")
    assert value(s, goal) == 2
    lay(s, YELLOW, f"S4-{kind}1 2,2 r0")
    assert value(s, goal) == 3


@pytest.mark.rule("W6.O9")
def test_tiles_at_the_mountains() -> None:
    """Scenario 41: only on y = 1 does not count, x = 12 does; so do the corners and the top."""
    s = table(2)
    lay(s, YELLOW, "S2-FA1 4,1 r0")
    assert value(s, "o14") == 0
    lay(s, YELLOW, "S2-FA2 12,4 r90")
    assert value(s, "o14") == 1
    lay(s, YELLOW, "S2-LI1 1,1 r0", "S2-LI2 5,10 r0")
    assert value(s, "o14") == 3


@pytest.mark.rule("W6.O10")
def test_a_district_of_every_type() -> None:
    """Five bars on the rim of a filled map; one green space beside one of them spoils it."""
    s = table(2)
    lay(s, YELLOW, "S2-FA1 1,1 r0", "S2-MA1 1,2 r0", "S2-LI1 1,3 r0", "S2-HA1 1,5 r0")
    lay(s, YELLOW, "S2-TE1 1,6 r0", "road 4,1 r90", "dot 1,4", "dot 2,4", "dot 4,5", "dot 4,6")
    lay(s, YELLOW, "road 1,7 r0")
    assert value(s, "o15") == 1
    s.pieces = (s.pieces[YELLOW][:-1], *s.pieces[1:])
    s.restored()
    assert value(s, "o15") == 0


@pytest.mark.rule("W6.9")
def test_mundo_cards_have_no_rings() -> None:
    """They score in their own part only."""
    s = table(2, mundo="mode")
    lay(s, YELLOW, "x3 4,2 r0")
    assert points(s, YELLOW, "monuments") == 0
    assert points(s, YELLOW, "mundo") == 1


@pytest.mark.rule("W6.O1")
def test_the_sidewalk_does_not_close_a_green_area() -> None:
    """One space of the bottom row between three roads."""
    s = table(2)
    s.goals = (0,)
    lay(s, YELLOW, "dot 4,1", "dot 6,1", "dot 5,2")
    assert points(s, YELLOW, "objectives") == 0
    lay(s, YELLOW, "dot 4,4", "dot 6,4", "dot 5,5", "dot 5,3")
    assert points(s, YELLOW, "objectives") == 4
