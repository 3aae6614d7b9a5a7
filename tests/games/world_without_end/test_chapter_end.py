"""Duties, penalties, progress, the way to the next chapter, the end (manual 6)."""

from __future__ import annotations

import pytest

from boardwright.games.world_without_end import GAME
from boardwright.games.world_without_end.state import Table
from tests.games.world_without_end.table import (
    BLUE,
    FACES,
    GREEN,
    RED,
    YELLOW,
    all_notes,
    asked,
    choices,
    discards,
    do,
    end_chapter,
    event_id,
    finish_round,
    free,
    goods,
    hand,
    hold,
    in_force,
    infect,
    is_finished,
    notes,
    on_board,
    plague,
    points,
    project,
    quiet_until,
    refused,
    seals,
    set_points,
    solvent,
    supply,
    table,
)


def poor(loyalty: int = 0, chapter: int = 1) -> Table:
    """Blue with 20 points has 1 piety, no grain, 2 gold at a tax of 4; the others can pay."""
    s = table(chapter=chapter)
    solvent(s)
    hold(s, BLUE, f"PI1 GO2 LO{loyalty}")
    set_points(s, BLUE, 20)
    end_chapter(s, 4)
    return s


@pytest.mark.rule("E6.1")
@pytest.mark.parametrize("face", range(6))
def test_the_die_is_rolled_once_for_all(face: int) -> None:
    s = table()
    solvent(s)
    end_chapter(s, FACES[face])
    assert notes(s, "tax") == [(FACES[face],)]
    assert [s.has(seat, 8) for seat in range(4)] == [6 - FACES[face]] * 4


@pytest.mark.rule("E6.2")
def test_duties_paid_in_full_cost_nothing() -> None:
    """Scenario 66."""
    s = table()
    for seat in range(4):
        hold(s, seat, "PI2 GR2 GO3")
    end_chapter(s, 3)
    assert points(s) == [8, 8, 8, 8]
    assert [goods(s, seat) for seat in range(4)] == ["", "", "", ""]
    assert s.penalties == (0, 0, 0, 0)


@pytest.mark.rule("E6.2", "E6.3", "E6.4")
def test_what_is_missing_costs_points_and_brings_penalties() -> None:
    """Scenario 29."""
    s = poor()
    assert points(s)[BLUE] == 11
    assert notes(s, "penalty") == [(BLUE, 7)]
    assert goods(s, BLUE) == ""


@pytest.mark.rule("E6.2")
@pytest.mark.parametrize(("held", "lost"), [("GR2 GO2", 6), ("PI2 GO2", 4), ("PI2 GR2", 2)])
def test_each_missing_piece_has_its_price(held: str, lost: int) -> None:
    s = table()
    solvent(s)
    hold(s, BLUE, held)
    set_points(s, BLUE, 20)
    end_chapter(s, 2)
    assert points(s)[BLUE] == 20 - lost


@pytest.mark.rule("E6.2")
def test_nobody_may_keep_what_they_owe() -> None:
    """No question comes before the goods are paid."""
    s = table()
    solvent(s)
    hold(s, BLUE, "PI1 GR2 GO2 LO1")
    end_chapter(s, 2)
    assert asked(s) == (BLUE, "protect")
    assert goods(s, BLUE) == "LO1"


@pytest.mark.rule("E6.3")
def test_loyalty_wards_off_penalties_but_not_losses() -> None:
    """Scenario 30."""
    s = poor(loyalty=2)
    assert asked(s) == (BLUE, "protect")
    assert len(choices(s)) == 7
    assert refused(s, "protect penance+begging+court") == ("short-of", "E6.3")
    do(s, "protect penance+begging")
    assert points(s)[BLUE] == 11
    assert notes(s, "penalty") == [(BLUE, 4)]
    assert goods(s, BLUE) == ""
    assert supply(s, "LO") == 14


@pytest.mark.rule("E6.3")
def test_only_failed_duties_can_be_protected() -> None:
    s = table()
    solvent(s)
    hold(s, BLUE, "PI2 GO2 LO3")
    end_chapter(s, 2)
    assert choices(s) == ["protect none", "protect begging"]
    assert refused(s, "protect penance") == ("duty-paid", "E6.3")
    do(s, "protect none")
    assert notes(s, "penalty") == [(BLUE, 2)]


@pytest.mark.rule("E6.3")
def test_players_are_asked_in_turn_order() -> None:
    s = table()
    s.start = GREEN
    for seat in range(4):
        hold(s, seat, "LO1")
    end_chapter(s, 2)
    order = []
    while asked(s)[1] == "protect":
        order.append(asked(s)[0])
        do(s, "protect none")
    assert order == [GREEN, YELLOW, BLUE, RED]


@pytest.mark.rule("E6.3", "E4.6.2")
def test_the_active_player_of_round_six_is_first_at_the_end_of_the_chapter() -> None:
    """The start figure passes on only after it."""
    s = table(chapter=4, round=6)
    for seat in range(4):
        hold(s, seat, "LO1")
    s.turned_up |= 63 << 33
    quiet_until(s, "protect-last")
    assert asked(s)[0] == BLUE


@pytest.mark.rule("E6.4", "E6.10")
def test_penance_takes_a_card_at_random() -> None:
    """The draw decides which; only its owner is told."""
    s = table()
    solvent(s)
    hold(s, BLUE, "GR2 GO5")
    end_chapter(s, 2, 10, 8)
    assert discards(s, BLUE) == ["medicine"]
    assert len(hand(s, BLUE)) == 11
    told = [note for note in all_notes(s) if note.key == "penance-card"]
    assert [(note.args, note.seats) for note in told] == [((10,), 1 << BLUE)]
    keys = [note.key for note in all_notes(s)]
    assert keys.index("penance") < keys.index("event")


@pytest.mark.rule("E6.4")
def test_begging_costs_the_income_of_round_one() -> None:
    """Scenario 33: no symbol, no point instead; the favour is given."""
    s = table(3)
    s.start = GREEN
    solvent(s)
    hold(s, BLUE, "PI2 GO5")
    end_chapter(s, 2, 8)  # II-09: gold, wool, points, grain; blue is active
    before = points(s)
    do(s, "turn 3")
    assert goods(s, BLUE) == "WO1 GO3"  # Merchants
    assert points(s)[BLUE] == before[BLUE]
    finish_round(s)
    assert s.round == 2
    assert s.penalties == (0, 0, 0)


@pytest.mark.rule("E6.4")
def test_royal_court_costs_the_action_of_round_one() -> None:
    s = table(3)
    s.start = GREEN
    solvent(s)
    hold(s, BLUE, "PI2 GR2")
    end_chapter(s, 2, 8, 8)
    do(s, "turn 0", "play grain")
    assert asked(s) == (BLUE, "discard")
    finish_round(s)
    assert s.this_round.idle == 0


@pytest.mark.rule("E6.5")
def test_chapter_four_doubles_losses() -> None:
    """Scenario 31: one loyalty brings grain back to the single loss."""
    s = poor(loyalty=1, chapter=4)
    do(s, "protect begging")
    assert points(s)[BLUE] == 6
    assert s.asked is None
    assert s.penalties == (0, 0, 0, 0)


@pytest.mark.rule("E6.5")
def test_without_loyalty_all_is_doubled() -> None:
    assert points(poor(chapter=4))[BLUE] == 20 - 18


@pytest.mark.rule("E6.6")
def test_each_project_gets_a_cube_stone_first() -> None:
    s = table(chapter=3)
    project(s, "P3", 0, 2)
    project(s, "P4", 2, 1)
    solvent(s)
    end_chapter(s, 2, 5)
    assert [free(s, name) for name in ("P1", "P2", "P3", "P4")] == [(4, 3), (5, 2), (0, 1), (1, 1)]
    assert points(s) == [8, 8, 8, 8]


@pytest.mark.rule("E6.6")
def test_without_stone_wood_is_added() -> None:
    s = table()
    solvent(s)
    s.gain(YELLOW, 0, 25)
    end_chapter(s, 2)
    assert free(s, "P1") == (5, 2)


@pytest.mark.rule("E6.6", "E5.2.2")
def test_a_project_finished_by_progress_serves_its_donors() -> None:
    """Scenario 43: 3 points and 2 gold each, too late for the tax."""
    s = table()
    project(s, "P1", 1, 0, BLUE, RED)
    solvent(s)
    hold(s, BLUE, "PI2 GR2")
    end_chapter(s, 2)
    assert is_finished(s, "P1")
    assert points(s) == [8 - 2 + 3, 11, 8, 8]
    assert goods(s, BLUE) == "GO2"
    assert seals(s, "P1") == []
    assert notes(s, "penalty") == [(BLUE, 4)]


@pytest.mark.rule("E6.6")
def test_progress_after_chapter_four_too() -> None:
    s = table(chapter=4)
    project(s, "P1", 1, 0, BLUE)
    solvent(s)
    end_chapter(s, 2)
    assert s.asked is None
    assert points(s)[BLUE] == 11


@pytest.mark.rule("E6.6", "E5.2.4")
def test_hospital_care_interrupts_the_progress() -> None:
    """The older Hospital is settled before the Wall is served."""
    s = table(chapter=4)
    project(s, "P6", 1, 0, RED)
    project(s, "P7", 1, 0)
    solvent(s)
    infect(s, p1=1)
    s.gain(RED, 7, 1)
    end_chapter(s, 2)
    assert asked(s) == (RED, "hospital-care")
    assert not is_finished(s, "P7")
    do(s, "heal 1")
    assert is_finished(s, "P7")
    assert s.asked is None


@pytest.mark.rule("E6.7")
def test_long_term_events_leave_and_cards_come_back() -> None:
    s = table()
    in_force(s, "I-07", "I-11")
    solvent(s)
    end_chapter(s, 2, 8)
    assert s.lasting == ()
    assert notes(s, "lasted") == [(event_id("I-07"),), (event_id("I-11"),)]
    assert [len(hand(s, seat)) for seat in range(4)] == [12] * 4
    assert [len(discards(s, seat)) for seat in range(4)] == [0] * 4


@pytest.mark.rule("E6.8")
def test_the_cloth_space_is_open_from_chapter_two_on() -> None:
    s = table()
    solvent(s)
    end_chapter(s, 2)
    assert s.cloth_open
    assert notes(s, "cloth-open") == [()]


@pytest.mark.rule("E6.9")
def test_tower_and_plague_come_after_chapter_two() -> None:
    """The Tower gets no cube from that chapter's progress."""
    s = table(chapter=2)
    solvent(s)
    end_chapter(s, 2, 3)
    assert on_board(s) == ["P1", "P2"]
    assert free(s, "P2") == (6, 2)
    assert notes(s, "plague") == [()]
    assert plague(s, 4) == 1  # by III-04, the first event
    assert sum(1 for value in s.plague if value) == 1


@pytest.mark.rule("E6.11")
def test_what_is_left_counts() -> None:
    """Scenario 46: 2 stone, 1 wood, 5 gold, 3 wool are 3 + 2 points."""
    s = table(chapter=4)
    solvent(s)
    hold(s, BLUE, "ST2 WD1 WO3 PI2 GR2 GO9")
    end_chapter(s, 4)
    assert s.asked is None
    assert goods(s, BLUE) == "ST2 WD1 WO3 GO5"
    score = GAME.scores(s)[BLUE]
    assert score.total == 8 + 5
    assert dict(score.sources)["cubes"] == 3
    assert dict(score.sources)["gold"] == 2


@pytest.mark.rule("E6.12")
@pytest.mark.parametrize(
    ("blue", "red", "winners"),
    [
        ("PI1", "LO3 MK3", [BLUE]),
        ("PI1 LO1", "PI1 MK3", [BLUE]),
        ("LO1 MK1", "LO1 MK2", [RED]),
        ("PI1 LO1 MK1", "PI1 LO1 MK1", [BLUE, RED]),
    ],
)
def test_ties(blue: str, red: str, winners: list[int]) -> None:
    """Scenario 75: piety, loyalty, knowledge, then a shared win."""
    s = table(2)
    hold(s, BLUE, blue)
    hold(s, RED, red)
    assert GAME.winners(GAME.scores(s)) == winners


@pytest.mark.rule("E6.11")
def test_the_breakdown_adds_up_to_the_points() -> None:
    s = table(chapter=3)
    hold(s, BLUE, "ST2 MK2")
    infect(s, p10=2)
    do(s, "play project", "build P1 S", "discard grain")
    finish_round(s)
    for seat, score in enumerate(GAME.scores(s)):
        left = s.has(seat, 0) + s.has(seat, 1) + s.has(seat, 8) // 2
        assert score.total == s.points(seat) + left
    assert dict(GAME.scores(s)[BLUE].sources)["building"] == 3
    assert dict(GAME.scores(s)[BLUE].sources)["start"] == 8


@pytest.mark.rule("E6.10")
def test_all_three_penalties_can_hit_one_player() -> None:
    s = poor()
    assert (s.chapter, s.round) == (2, 1)
    assert s.penalties[BLUE] == 7
    assert len(hand(s, BLUE)) == 11
    assert s.is_idle(BLUE)
