"""Event, orientation, income, favour, end of the round (manual 4.1 to 4.4 and 4.6)."""

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
    event_id,
    finish_round,
    goods,
    hold,
    house,
    in_force,
    infect,
    marker_on,
    notes,
    offered,
    plague,
    points,
    refused,
    set_points,
    solvent,
    supply,
    supply_only,
    table,
    turn_up,
)


def oriented(seats: int = 4) -> Table:
    """I-10 is turned up: stone, wood, knowledge, loyalty; blue is to turn it."""
    s = table(seats)
    turn_up(s, "I-10")
    return s


# The event.


@pytest.mark.rule("E4.1.1")
def test_the_active_player_turns_up_an_event_and_orients_it() -> None:
    s = table()
    s.start = GREEN
    turn_up(s, "I-08")
    assert notes(s, "event") == [(GREEN, event_id("I-08"))]
    assert asked(s) == (GREEN, "orient")


@pytest.mark.rule("E4.1.2")
def test_the_plague_number_comes_before_the_text() -> None:
    """IV-03, number 9: place 9 is turned up first, then the lowest one."""
    s = table(chapter=4)
    turn_up(s, "IV-03")
    assert [place for place, _ in notes(s, "infected")] == [8, 0]


@pytest.mark.rule("E4.1.3")
def test_an_immediate_event_acts_in_turn_order() -> None:
    """Two grain left: the active player and the next one get them."""
    s = table(chapter=2)
    s.start = GREEN
    supply_only(s, "GR", 2, YELLOW)
    hold_before = s.has(YELLOW, 2)
    turn_up(s, "II-08")
    assert [s.has(seat, 2) for seat in (GREEN, BLUE, RED)] == [1, 0, 0]
    assert s.has(YELLOW, 2) == hold_before + 1


@pytest.mark.rule("E4.1.3")
def test_a_long_term_event_is_in_force_at_once() -> None:
    s = table()
    turn_up(s, "I-01")
    assert s.in_force.wool_price == 1


# Orientation and income.


@pytest.mark.rule("E4.2.1", "E4.3.1")
@pytest.mark.parametrize(
    ("number", "kinds"),
    [(0, (0, 1, 7, 6)), (1, (6, 0, 1, 7)), (2, (7, 6, 0, 1)), (3, (1, 7, 6, 0))],
)
def test_a_rotation_gives_each_side_a_corner(number: int, kinds: tuple[int, ...]) -> None:
    s = oriented()
    before = [s.has(seat, kind) for seat, kind in enumerate(kinds)]
    do(s, f"turn {number}")
    assert [s.has(seat, kind) for seat, kind in enumerate(kinds)] == [n + 1 for n in before]


@pytest.mark.rule("E4.2.1", "E4.4.1")
@pytest.mark.parametrize("number", range(4))
def test_the_rotation_is_the_favour_number(number: int) -> None:
    s = oriented()
    do(s, f"turn {number}")
    assert s.marker == 2 + number


@pytest.mark.rule("E4.3.1")
def test_gold_and_points_come_in_twos() -> None:
    """I-04: gold, stone, points, wool."""
    s = table()
    turn_up(s, "I-04")
    do(s, "turn 0")
    assert goods(s, BLUE) == "WO1 GO4"
    assert points(s) == [8, 8, 10, 8]


@pytest.mark.rule("E4.2.2")
def test_no_rotation_to_outlaws_without_gold() -> None:
    """Scenario 8: from space 6 rotation 2 ends on space 8, though it would bring 2 gold."""
    s = table()
    hold(s, BLUE, "WO1")
    marker_on(s, 6)
    turn_up(s, "I-08")  # grain, wool, gold, piety: rotation 2 turns the gold to blue
    assert offered(s, "turn") == ["0", "1", "3"]
    assert refused(s, "turn 2") == ("outlaws-bar", "E4.2.2")
    hold(s, BLUE, "GO1")
    assert offered(s, "turn") == ["0", "1", "2", "3"]


@pytest.mark.rule("E4.2.2")
@pytest.mark.parametrize(("seats", "round"), [(4, 3), (3, 4), (2, 1), (2, 6)])
def test_the_bar_holds_wherever_the_marker_moves(seats: int, round: int) -> None:
    s = table(seats, round=round)
    hold(s, BLUE, "")
    marker_on(s, 2)
    turn_up(s, "I-10")
    assert refused(s, "turn 1") == ("outlaws-bar", "E4.2.2")


@pytest.mark.rule("E4.2.2")
def test_the_gold_of_the_same_card_does_not_count() -> None:
    """Scenario 51: rotation 1 ends on Outlaws and would bring gold."""
    s = table()
    hold(s, BLUE, "")
    marker_on(s, 2)
    turn_up(s, "I-11")  # wool, knowledge, grain, gold: rotation 1 turns the gold to blue
    assert offered(s, "turn") == ["0", "2", "3"]


@pytest.mark.rule("E4.3.2")
def test_a_point_for_a_good_that_is_gone() -> None:
    """Scenario 5: piety points at red, the cathedral is empty."""
    s = table()
    hold(s, YELLOW, "PI12")
    turn_up(s, "I-06")  # piety, points, wood, wool
    do(s, "turn 1")
    assert goods(s, RED) == "WO1 GO2"
    assert points(s)[RED] == 9
    assert notes(s, "substitute") == [(RED, 1, 3)]


# The favour.


@pytest.mark.rule("E4.4.1")
def test_the_track_is_a_ring() -> None:
    s = oriented()
    marker_on(s, 9)
    do(s, "turn 3")
    assert s.marker == 1


@pytest.mark.rule("E4.4.1")
def test_covered_spaces_are_not_counted() -> None:
    """From 5 three steps with Merchants covered: 7, 8, 9."""
    s = oriented()
    in_force(s, "I-11")
    marker_on(s, 5)
    do(s, "turn 3")
    assert s.marker == 8


@pytest.mark.rule("E4.4.1")
def test_a_marker_on_a_space_that_gets_covered_stays() -> None:
    s = table()
    marker_on(s, 6)
    turn_up(s, "I-11")
    assert s.marker == 5
    do(s, "turn 1")
    assert s.marker == 6


@pytest.mark.rule("E4.4.2")
def test_only_the_active_player_gets_the_favour() -> None:
    s = table()
    for seat in range(4):
        hold(s, seat, "LO1")
    marker_on(s, 6)
    turn_up(s, "I-10")
    do(s, "turn 1")
    assert points(s) == [10, 8, 8, 8]  # King: 2 loyalty, one of them this card's income
    assert s.has(BLUE, 6) == 2


@pytest.mark.rule("E4.4.3")
def test_number_zero_brings_nothing_even_on_outlaws() -> None:
    s = oriented()
    do(s, "turn 0")
    assert s.has(BLUE, 8) == 2
    assert notes(s, "favour") == []


@pytest.mark.rule("E4.4.4")
def test_no_point_instead_of_a_favour() -> None:
    """Scenario 6: the marker stays on Prior all the same."""
    s = oriented()
    hold(s, YELLOW, "PI12")
    marker_on(s, 1)
    do(s, "turn 1")
    assert s.marker == 1
    assert s.has(BLUE, 3) == 0
    assert points(s)[BLUE] == 8


@pytest.mark.rule("E4.4.14")
def test_the_order_of_the_spaces() -> None:
    names = table().box.space_names
    assert " ".join(names).replace("Earl of Shiring", "Earl").replace("Guild Master", "Guild") == (
        "Queen Prior Outlaws Guild Prioress Merchants King Outlaws Earl Bishop"
    )


def favoured(space: int, held: str, *plots: str) -> tuple[int, str]:
    """Points and goods a favour brings to blue by the card Favor."""
    s = table()
    hold(s, BLUE, held)
    house(s, BLUE, *plots)
    marker_on(s, space - 1 or 10)
    do(s, "play favor", "move")
    assert s.marker == space - 1
    return points(s)[BLUE] - 8, goods(s, BLUE)


@pytest.mark.rule("E4.4.5")
def test_queen() -> None:
    assert favoured(1, "LO3") == (2, "LO3")
    assert favoured(1, "MK3") == (0, "MK3")


@pytest.mark.rule("E4.4.6")
def test_prior() -> None:
    assert favoured(2, "") == (0, "PI1")


@pytest.mark.rule("E4.4.7")
@pytest.mark.parametrize("space", [3, 8])
def test_outlaws(space: int) -> None:
    assert favoured(space, "GO3") == (0, "GO2")


@pytest.mark.rule("E4.4.8")
def test_guild_master() -> None:
    """Scenario 10, third part, and with houses."""
    assert favoured(4, "LO2") == (0, "LO2")
    assert favoured(4, "LO2", "H01", "H05", "H09") == (3, "LO2")


@pytest.mark.rule("E4.4.9")
def test_prioress() -> None:
    assert favoured(5, "MK1") == (2, "MK1")
    assert favoured(5, "LO1") == (0, "LO1")


@pytest.mark.rule("E4.4.10")
def test_merchants() -> None:
    assert favoured(6, "") == (0, "WO1")


@pytest.mark.rule("E4.4.11")
def test_king() -> None:
    """Scenario 10, first part."""
    assert favoured(7, "LO3") == (3, "LO3")


@pytest.mark.rule("E4.4.12")
def test_earl_of_shiring() -> None:
    assert favoured(9, "") == (0, "GR1")


@pytest.mark.rule("E4.4.13")
def test_bishop() -> None:
    """Scenario 10, second part."""
    assert favoured(10, "PI2") == (2, "PI2")


# The end of the round.


@pytest.mark.rule("E4.6.1")
def test_the_third_long_term_event_pushes_out_the_oldest() -> None:
    """Scenario 41: all three count in round 4, two from round 5 on."""
    s = table(round=4)
    in_force(s, "I-01", "I-07")
    hold(s, BLUE, "WO2 GO1")
    turn_up(s, "I-08")
    assert s.lasting == (event_id("I-01"), event_id("I-07"), event_id("I-08"))
    do(s, "turn 0", "play sales", "sell 2 0")
    assert s.has(BLUE, 8) == 1 + 2 - 1
    finish_round(s)
    assert s.round == 5
    assert (event_id("I-01"),) in notes(s, "lasted")
    assert s.lasting[:2] == (event_id("I-07"), event_id("I-08"))
    assert event_id("I-01") not in s.lasting
    assert s.in_force.wool_price == 2


@pytest.mark.rule("E4.6.1")
def test_two_long_term_events_stay() -> None:
    s = table(round=3)
    in_force(s, "I-07")
    turn_up(s, "I-08", 0)
    finish_round(s)
    assert s.lasting[:2] == (event_id("I-07"), event_id("I-08"))
    assert notes(s, "lasted") == []


@pytest.mark.rule("E4.6.1")
def test_covering_ends_with_the_card() -> None:
    s = table(round=3)
    in_force(s, "I-11", "I-07")
    turn_up(s, "I-08")
    assert s.in_force.covered_spaces == 1 << 5
    finish_round(s)
    assert s.in_force.covered_spaces == 0


@pytest.mark.rule("E4.6.1")
def test_an_immediate_event_leaves() -> None:
    s = table()
    in_force(s, "I-08")
    turn_up(s, "I-05")
    do(s, "turn 0")
    assert s.lasting == (event_id("I-08"),)


@pytest.mark.rule("E4.6.2")
def test_the_start_figure_passes_left() -> None:
    s = table()
    finish_round(s)
    assert s.start == RED
    assert asked(s) == (RED, "orient")


@pytest.mark.rule("E4.6.2")
def test_the_start_figure_passes_after_the_end_of_a_chapter() -> None:
    s = table()
    s.start = YELLOW
    solvent(s)
    end_chapter(s, 2, 8)
    assert (s.chapter, s.round, s.start) == (2, 1, BLUE)


@pytest.mark.rule("E4.1.2", "E5.3.2")
def test_the_number_of_a_cured_place_turns_up_nothing() -> None:
    """Scenario 28."""
    s = table(chapter=4)
    infect(s, p3=-2)
    turn_up(s, "IV-09")
    assert plague(s, 3) == -2
    assert notes(s, "infected") == []


@pytest.mark.rule("E4.4.2")
def test_a_favour_is_not_a_choice() -> None:
    """The next question after turning is the first card."""
    s = oriented()
    set_points(s, BLUE, 5)
    assert choices(s) == ["turn 0", "turn 1", "turn 2", "turn 3"]
    do(s, "turn 3")
    assert asked(s) == (BLUE, "play-card")
    assert supply(s, "WO") == 10
