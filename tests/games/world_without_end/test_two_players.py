"""The variant for two players (manual 5.5)."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import (
    BLUE,
    RED,
    do,
    end_chapter,
    free,
    fresh,
    hold,
    house,
    in_force,
    marker_on,
    notes,
    offered,
    pile,
    project,
    refused,
    solvent,
    supply,
    table,
    turn_up,
)


@pytest.mark.rule("E5.5.1")
def test_half_of_grain_piety_and_loyalty() -> None:
    s = fresh(2)
    assert [s.options.totals[kind] for kind in (2, 3, 6)] == [5, 6, 7]
    assert [s.options.totals[kind] for kind in (0, 1, 4, 5, 7)] == [25, 15, 15, 12, 14]
    assert [fresh(3).options.totals[kind] for kind in (2, 3, 6)] == [10, 12, 14]


@pytest.mark.rule("E5.5.2")
def test_two_projects_get_one_cube_more() -> None:
    """All get one first; then the two with most free spaces."""
    s = table(2)
    project(s, "P1", 5, 3)
    project(s, "P3", 1, 3)
    project(s, "P4", 1, 1)
    solvent(s)
    end_chapter(s, 2)
    assert free(s, "P1") == (3, 3)
    assert free(s, "P3") == (0, 2)
    assert free(s, "P4") == (0, 1)


@pytest.mark.rule("E5.5.2")
def test_ties_go_to_more_spaces_then_to_the_older_one() -> None:
    """After one cube each, all have 2 free: Bridge (8 spaces), then Mill before Chapel (4)."""
    s = table(2)
    project(s, "P3", 0, 3)
    project(s, "P4", 3, 0)
    project(s, "P1", 3, 0)
    solvent(s)
    end_chapter(s, 2)
    assert [free(s, name) for name in ("P1", "P3", "P4")] == [(1, 0), (0, 1), (2, 0)]


@pytest.mark.rule("E5.5.2")
def test_more_spaces_in_all_count_before_age() -> None:
    """After one cube each, all have 2 free: the Town Wall came last and has most spaces; of the
    Mill and the Chapel the older gets the other cube."""
    s = table(2)
    project(s, "P1", 1, 0)
    project(s, "P3", 0, 3)
    project(s, "P4", 3, 0)
    project(s, "P7", 3, 0)
    solvent(s)
    end_chapter(s, 2)
    assert [free(s, name) for name in ("P3", "P4", "P7")] == [(0, 1), (2, 0), (1, 0)]


@pytest.mark.rule("E5.5.2")
def test_a_single_project_gets_one_extra_cube_only() -> None:
    s = table(2)
    solvent(s)
    end_chapter(s, 2)
    assert free(s, "P1") == (3, 3)


@pytest.mark.rule("E5.5.2", "E7.II04")
def test_covered_projects_get_no_extra_cube() -> None:
    s = table(2, chapter=2)
    project(s, "P5", 3, 3)
    in_force(s, "II-04")
    solvent(s)
    end_chapter(s, 2)
    assert free(s, "P1") == (5, 3)
    assert free(s, "P5") == (1, 3)


@pytest.mark.rule("E5.5.2")
def test_more_players_get_no_extra_cube() -> None:
    s = table(3)
    solvent(s)
    end_chapter(s, 2)
    assert free(s, "P1") == (4, 3)


@pytest.mark.rule("E5.5.3")
def test_one_house_for_each_income_on_the_board() -> None:
    """Scenario 73: legal again once the house has gone."""
    s = table(2)
    hold(s, RED, "ST1 WD1 GO1")
    house(s, BLUE, "H01")
    do(s, "play privilege", "discard grain", "play building")
    assert refused(s, "house H02") == ("income-on-board", "E5.5.3")
    house(s, -1, "H01")
    assert "H02" in offered(s, "house")


@pytest.mark.rule("E5.5.3")
def test_more_players_share_an_income() -> None:
    s = table(3)
    hold(s, BLUE, "WD1 GO1")
    house(s, RED, "H01")
    do(s, "play building", "house H02")
    assert s.houses(BLUE) == 1


@pytest.mark.rule("E5.5.4")
@pytest.mark.parametrize("round", [3, 4])
def test_rounds_three_and_four_bring_no_favour(round: int) -> None:
    """Scenario 45: incomes only, and Outlaws bar nothing."""
    s = table(2, round=round)
    hold(s, BLUE, "")
    marker_on(s, 2)
    turn_up(s, "I-10")
    assert offered(s, "turn") == ["0", "1", "2", "3"]
    do(s, "turn 1")
    assert s.marker == 1
    assert notes(s, "favour") == []
    assert s.has(BLUE, 6) == 1  # the corner with loyalty points north


@pytest.mark.rule("E5.5.4")
@pytest.mark.parametrize("round", [1, 2, 5, 6])
def test_the_other_rounds_do(round: int) -> None:
    s = table(2, round=round)
    turn_up(s, "I-10")
    do(s, "turn 2")
    assert s.marker == 4


@pytest.mark.rule("E5.5.4")
def test_the_card_favor_always_works() -> None:
    s = table(2, round=3)
    pile(s, BLUE, "grain", "piety")
    do(s, "play favor", "move")
    assert s.marker == 3


@pytest.mark.rule("E5.5.1")
def test_supplies_are_what_the_players_share() -> None:
    s = table(2)
    assert supply(s, "GR") == 5
    assert supply(s, "WO") == 13
