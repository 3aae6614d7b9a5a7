"""Projects, donations, the Tower (manual 5.1, 5.2, 5.4)."""

from __future__ import annotations

import pytest

from boardwright.games.world_without_end.state import Table
from tests.games.world_without_end.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    choices,
    do,
    end_chapter,
    free,
    goods,
    hold,
    in_force,
    infect,
    is_finished,
    notes,
    offered,
    on_board,
    plague,
    points,
    project,
    refused,
    seals,
    supply,
    supply_only,
    table,
    turn_up,
    why_not,
)


def last_stone(name: str, *donors: int, chapter: int = 3) -> Table:
    """Blue is about to place the last stone on a project."""
    s = table(4, chapter)
    project(s, name, 1, 0, *donors)
    hold(s, BLUE, "ST1")
    do(s, "play project")
    return s


@pytest.mark.rule("E5.1.1")
@pytest.mark.parametrize(
    ("event", "name", "spaces"),
    [
        ("I-04", "P3", (1, 3)),
        ("II-05", "P4", (3, 1)),
        ("II-04", "P5", (3, 3)),
        ("III-02", "P6", (3, 2)),
        ("IV-02", "P7", (4, 1)),
    ],
)
def test_a_project_enters_by_its_event(event: str, name: str, spaces: tuple[int, int]) -> None:
    s = table()
    turn_up(s, event)
    assert on_board(s)[-1] == name
    assert free(s, name) == spaces


@pytest.mark.rule("E5.1.1")
def test_a_project_enters_once() -> None:
    s = table()
    project(s, "P3", 1, 1)
    turn_up(s, "I-04")
    assert on_board(s) == ["P1", "P3"]
    assert free(s, "P3") == (1, 1)


@pytest.mark.rule("E5.1.1", "E6.9")
def test_the_bridge_is_there_and_the_tower_comes_after_chapter_two() -> None:
    s = table(chapter=2)
    assert on_board(s) == ["P1"]
    assert free(s, "P1") == (5, 3)
    end_chapter(s, 2)
    assert on_board(s) == ["P1", "P2"]
    assert free(s, "P2") == (6, 2)


@pytest.mark.rule("E5.1.2")
def test_one_fitting_space_takes_one_cube() -> None:
    """Scenario 70: the Mill lacks one wood, the player has two."""
    s = table()
    project(s, "P3", 0, 1)
    hold(s, BLUE, "WD2")
    do(s, "play project")
    assert refused(s, "build P3 WW") == ("no-space", "E5.1.2")
    assert refused(s, "build P3 S") == ("short-of", "E5.1.2")
    do(s, "build P3 W")
    assert points(s)[BLUE] == 11
    assert is_finished(s, "P3")
    assert goods(s, BLUE) == "WD1"


@pytest.mark.rule("E5.1.2")
def test_no_cube_on_absent_or_finished_projects() -> None:
    s = table()
    project(s, "P3", 0, 0)
    hold(s, BLUE, "ST1 WD1")
    do(s, "play project")
    assert {word.split()[0] for word in offered(s, "build")} == {"P1"}
    assert refused(s, "build P3 S") == ("finished", "E5.1.2")
    assert refused(s, "build P2 S") == ("not-on-board", "E5.1.2")


@pytest.mark.rule("E5.1.3")
def test_cubes_stay_on_a_finished_project() -> None:
    s = last_stone("P4", chapter=2)
    before = supply(s, "ST")
    do(s, "build P4 S")
    assert is_finished(s, "P4")
    assert supply(s, "ST") == before


@pytest.mark.rule("E5.1.4")
def test_a_project_is_finished_after_all_cubes_are_placed() -> None:
    s = table()
    project(s, "P3", 1, 1, BLUE)
    hold(s, BLUE, "ST1 WD1")
    do(s, "play project", "build P3 SW")
    assert [note.key for note in s.notes or [] if note.key in ("built", "finished", "donor")] == [
        "built",
        "finished",
        "donor",
    ]
    assert points(s)[BLUE] == 8 + 6 + 2


# Donations.


@pytest.mark.rule("E5.2.1")
def test_one_seal_on_a_project() -> None:
    """Scenario 20."""
    s = table()
    project(s, "P1", 5, 3, BLUE)
    project(s, "P3", 1, 3)
    do(s, "play donation")
    assert refused(s, "donate P1") == ("seal-there", "E5.2.1")
    assert offered(s, "donate") == ["P3"]


@pytest.mark.rule("E5.2.1", "E4.5.A11")
def test_the_last_seal_is_bought_with_the_last_gold() -> None:
    s = table(chapter=2)
    project(s, "P3", 1, 3, BLUE)
    hold(s, BLUE, "GO1")
    do(s, "play donation", "donate P1")
    assert seals(s, "P1") == [BLUE]
    assert goods(s, BLUE) == ""
    assert s.seals_left(BLUE) == 0


@pytest.mark.rule("E5.2.1")
def test_no_third_seal() -> None:
    s = table(chapter=2)
    project(s, "P3", 1, 3, BLUE)
    project(s, "P4", 3, 1, BLUE)
    assert why_not(s, BLUE, "donation", "donate P1") == ("no-seal-left", "E5.2.1")
    do(s, "play donation")
    assert asked(s) == (BLUE, "discard")


@pytest.mark.rule("E5.2.1")
def test_no_seal_on_a_covered_project() -> None:
    s = table(chapter=2)
    project(s, "P5", 3, 3)
    in_force(s, "II-04")
    do(s, "play donation")
    assert refused(s, "donate P1") == ("covered", "E7.II04")
    assert offered(s, "donate") == ["P5"]


@pytest.mark.rule("E5.2.2", "E5.2.6")
@pytest.mark.parametrize(
    ("name", "bonus", "benefit"),
    [
        ("P1", 3, "GO2"),
        ("P2", 4, "PI1"),
        ("P3", 2, "CL1"),
        ("P4", 2, "PI1"),
        ("P5", 3, "LO1"),
        ("P6", 2, ""),
        ("P7", 3, "GR1"),
    ],
)
def test_each_project_serves_its_donors(name: str, bonus: int, benefit: str) -> None:
    """Two donors, neither of them the builder, get points and benefit and their seals."""
    s = last_stone(name, RED, YELLOW)
    for seat in (RED, YELLOW):
        hold(s, seat, "")
    metal = 1 if name == "P2" else 0
    do(s, f"build {name} S")
    assert points(s) == [11 + metal, 8 + bonus + metal, 8 + metal, 8 + bonus + metal]
    assert goods(s, RED) == goods(s, YELLOW) == benefit
    assert seals(s, name) == []
    assert s.seals_left(RED) == 2


@pytest.mark.rule("E5.2.3")
def test_a_shortage_leaves_all_donors_with_nothing() -> None:
    """Scenario 21: two donors, one cloth."""
    s = last_stone("P3", RED, GREEN)
    supply_only(s, "CL", 1, YELLOW)
    do(s, "build P3 S")
    assert points(s)[RED] == points(s)[GREEN] == 8
    assert s.has(RED, 5) == s.has(GREEN, 5) == 0
    assert seals(s, "P3") == []


@pytest.mark.rule("E5.2.4")
def test_hospital_donors_may_care() -> None:
    """Scenario 60: A has knowledge 2, B none; place 7 has value 2."""
    s = last_stone("P6", RED, GREEN)
    hold(s, RED, "MK2")
    hold(s, GREEN, "")
    infect(s, p7=2)
    do(s, "build P6 S")
    assert asked(s) == (RED, "hospital-care")
    assert choices(s) == ["heal 7", "pass"]
    do(s, "heal 7")
    assert points(s)[RED] == 8 + 2 + 2
    assert goods(s, RED) == "MK2 GO2"
    assert points(s)[GREEN] == 10
    assert asked(s) == (BLUE, "discard")


@pytest.mark.rule("E5.2.4")
def test_hospital_care_goes_in_turn_order_and_can_be_declined() -> None:
    """Both could care; the first takes the only place, or leaves it."""
    s = last_stone("P6", RED, GREEN)
    hold(s, RED, "MK2")
    hold(s, GREEN, "MK3")
    infect(s, p7=2, p8=3)
    do(s, "build P6 S")
    assert refused(s, "heal 8") == ("few-knowledge", "E5.2.4")
    assert refused(s, "heal 1") == ("not-infected", "E5.2.4")
    do(s, "pass")
    assert asked(s) == (GREEN, "hospital-care")
    assert choices(s) == ["heal 7", "heal 8", "pass"]
    do(s, "heal 8")
    assert plague(s, 8) == -3


@pytest.mark.rule("E5.2.5")
def test_an_unfinished_project_gives_nothing() -> None:
    s = table(chapter=4)
    project(s, "P2", 5, 1, BLUE)
    hold(s, BLUE, "PI2 GR2 GO5")
    end_chapter(s, 5)
    assert s.asked is None
    assert points(s)[BLUE] == 8
    assert seals(s, "P2") == [BLUE]


# The Tower.


@pytest.mark.rule("E5.4.1")
def test_the_tower_has_six_stone_and_two_wood_spaces() -> None:
    s = table(chapter=3)
    assert free(s, "P2") == (6, 2)


def tower(loyalty: tuple[int, ...]) -> list[int]:
    """Points for the metal when blue finishes the Tower."""
    s = last_stone("P2")
    for seat, n in enumerate(loyalty):
        hold(s, seat, f"LO{n} ST{int(seat == BLUE)}")
    do(s, "build P2 S")
    assert [s.has(seat, 6) for seat in range(4)] == list(loyalty)
    return [s.ledger[seat * 10 + 3] for seat in range(4)]


@pytest.mark.rule("E5.4.2")
def test_the_most_loyal_gets_three_points() -> None:
    assert tower((1, 3, 2, 0)) == [0, 3, 0, 0]


@pytest.mark.rule("E5.4.2")
def test_a_tie_gives_one_point_each() -> None:
    """Scenario 23."""
    assert tower((2, 2, 1, 0)) == [1, 1, 0, 0]


@pytest.mark.rule("E5.4.2")
def test_nobody_loyal_is_a_tie_of_all() -> None:
    """Scenario 53."""
    assert tower((0, 0, 0, 0)) == [1, 1, 1, 1]


@pytest.mark.rule("E5.4.2")
def test_the_metal_comes_before_the_donors() -> None:
    s = last_stone("P2", RED)
    do(s, "build P2 S")
    keys = [note.key for note in s.notes or []]
    assert keys.index("metal") < keys.index("donor")
    assert len(notes(s, "shows")) == 4
