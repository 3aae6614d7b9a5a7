"""Infection and care (manual 5.3)."""

from __future__ import annotations

import pytest

from boardwright.games.world_without_end.state import Table
from tests.games.world_without_end.table import (
    BLUE,
    YELLOW,
    asked,
    choices,
    do,
    end_chapter,
    goods,
    hold,
    infect,
    notes,
    offered,
    plague,
    points,
    refused,
    solvent,
    supply_only,
    table,
    turn_up,
)


@pytest.mark.rule("E5.3.1")
def test_all_markers_lie_face_down_after_chapter_two() -> None:
    s = table(chapter=2)
    solvent(s)
    end_chapter(s, 2, 1)  # the next event is III-02, number 2
    assert s.chapter == 3
    assert [place for place in range(1, 12) if plague(s, place)] == [2]
    assert sum(s.markers) == 10


@pytest.mark.rule("E5.3.2")
@pytest.mark.parametrize("name", [f"III-{i:02}" for i in range(1, 12)])
def test_the_number_of_a_card_infects_its_place(name: str) -> None:
    """The value is drawn from the markers not turned up yet."""
    s = table(chapter=3)
    turn_up(s, name, 10)
    place = int(name[-2:])
    assert notes(s, "infected") == [(place - 1, 4)]
    assert plague(s, place) == 4
    assert s.markers == (3, 4, 3, 0)


@pytest.mark.rule("E5.3.2")
@pytest.mark.parametrize("name", [f"IV-{i:02}" for i in range(1, 12) if i != 3])
def test_chapter_four_counts_downwards(name: str) -> None:
    s = table(chapter=4)
    turn_up(s, name)
    assert [place for place, _ in notes(s, "infected")] == [11 - int(name[-2:])]


@pytest.mark.rule("E5.3.2")
@pytest.mark.parametrize("value", [2, -2])
def test_no_place_is_turned_up_twice(value: int) -> None:
    s = table(chapter=4)
    infect(s, p3=value)
    turn_up(s, "IV-09")
    assert plague(s, 3) == value


def ward() -> Table:
    """Knowledge 4; places 3, 5 and 7 with the values 1, 3 and 2."""
    s = table(chapter=3)
    hold(s, BLUE, "MK4")
    infect(s, p3=1, p5=3, p7=2)
    do(s, "play medicine")
    return s


@pytest.mark.rule("E5.3.3", "E5.3.4", "E5.3.5")
def test_care_for_two_places() -> None:
    """Scenario 24."""
    s = ward()
    do(s, "heal 3", "heal 5")
    assert points(s)[BLUE] == 12
    assert goods(s, BLUE) == "ST1 GR1 MK4"
    assert plague(s, 3) == -1
    assert plague(s, 5) == -3


@pytest.mark.rule("E5.3.3")
def test_the_sum_of_values_is_limited() -> None:
    """Scenario 25: after 1 and 3 there is nothing left to care for."""
    s = ward()
    do(s, "heal 3")
    assert choices(s) == ["heal 5", "heal 7", "pass"]
    assert refused(s, "heal 3") == ("cured", "E5.3.5")
    do(s, "heal 5")
    assert asked(s) == (BLUE, "discard")
    assert plague(s, 7) == 2


@pytest.mark.rule("E5.3.3")
def test_a_value_above_what_is_left_is_refused() -> None:
    s = ward()
    do(s, "heal 7")
    assert refused(s, "heal 5") == ("few-knowledge", "E5.3.3")
    do(s, "pass")
    assert plague(s, 3) == 1


@pytest.mark.rule("E5.3.3")
def test_knowledge_gained_on_the_way_does_not_count() -> None:
    """Place 9 gives knowledge, but the action began with 2."""
    s = table(chapter=3)
    hold(s, BLUE, "MK2")
    infect(s, p9=2, p1=1)
    do(s, "play medicine", "heal 9")
    assert s.knowledge(BLUE) == 3
    assert asked(s) == (BLUE, "discard")


@pytest.mark.rule("E5.3.3")
def test_no_care_without_knowledge_or_before_the_plague() -> None:
    s = table(chapter=3)
    infect(s, p1=1)
    do(s, "play medicine")
    assert choices(s) == ["aid", "pass"]
    assert refused(s, "heal 1") == ("few-knowledge", "E5.3.3")
    s = table(chapter=2)
    hold(s, BLUE, "MK4")
    do(s, "play medicine")
    assert refused(s, "heal 1") == ("not-infected", "E5.3.3")


@pytest.mark.rule("E5.3.4", "E5.3.6")
@pytest.mark.parametrize(
    ("place", "benefit", "gained"),
    [
        *[(1, "WO1", 2), (2, "CL1", 2), (3, "ST1", 2), (4, "WD1", 2), (5, "GR1", 2)],
        *[(6, "PI1", 2), (7, "GO2", 2), (8, "LO1", 2), (9, "", 2), (10, "", 3), (11, "", 2)],
    ],
)
def test_each_place_has_its_benefit(place: int, benefit: str, gained: int) -> None:
    """Scenario 26 is place 11: points and nothing more."""
    s = table(chapter=3)
    hold(s, BLUE, "MK2")
    infect(s, **{f"p{place}": 2})
    do(s, "play medicine", f"heal {place}")
    knowledge = "MK3" if place == 9 else "MK2"
    found = goods(s, BLUE).replace(knowledge, "").split()
    assert found == ([benefit] if benefit else [])
    assert points(s)[BLUE] == 8 + gained


@pytest.mark.rule("E5.3.4")
def test_an_empty_supply_leaves_the_points() -> None:
    s = ward()
    supply_only(s, "ST", 0, YELLOW)
    do(s, "heal 3")
    assert points(s)[BLUE] == 10
    assert goods(s, BLUE) == "MK4"


@pytest.mark.rule("E5.3.5")
def test_a_cured_place_is_never_offered_again() -> None:
    s = table(chapter=4)
    hold(s, BLUE, "MK4")
    infect(s, p3=-1, p4=1)
    do(s, "play medicine")
    assert offered(s, "heal") == ["4"]
    assert refused(s, "heal 3") == ("cured", "E5.3.5")
