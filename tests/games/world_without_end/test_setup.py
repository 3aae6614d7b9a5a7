"""Set-up of every supply, sides, start player, events (manual 1 and 3)."""

from __future__ import annotations

import pytest

from boardwright.games.world_without_end import GAME
from boardwright.match import Match
from tests.games.world_without_end.table import (
    BLUE,
    RED,
    YELLOW,
    Wishes,
    asked,
    do,
    end_chapter,
    finish_round,
    fresh,
    goods,
    hand,
    hold,
    infect,
    notes,
    on_board,
    points,
    question,
    set_points,
    simple,
    supply,
    table,
    turn_up,
)


@pytest.mark.rule("E3.1", "E3.5", "E3.6", "E2.1")
def test_four_players_begin() -> None:
    """Scenario 1."""
    s = fresh(4, Wishes([2, 6], 0))  # the first event is I-07, which changes nothing yet
    assert points(s) == [8, 8, 8, 8]
    assert [goods(s, seat) for seat in range(4)] == ["WO1 GO2"] * 4
    codes = ("WO", "GR", "PI", "LO", "MK", "CL", "ST", "WD")
    assert [supply(s, code) for code in codes] == [11, 10, 12, 14, 14, 12, 25, 15]
    assert s.marker == 2
    assert s.box.space_names[s.marker] == "Outlaws"
    assert not s.cloth_open
    assert on_board(s) == ["P1"]
    assert [len(hand(s, seat)) for seat in range(4)] == [12] * 4


@pytest.mark.rule("E3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_begins_with_eight_points(seats: int) -> None:
    s = fresh(seats, Wishes([], 0))
    assert points(s) == [8] * seats
    assert supply(s, "WO") == 15 - seats


@pytest.mark.rule("E3.2")
@pytest.mark.parametrize(
    ("seats", "symbols"),
    [(4, ["ST1", "ST0", "ST0", "ST0"]), (3, ["ST1", "ST0", "ST0"]), (2, ["ST1", "ST0"])],
)
def test_seats_sit_at_their_sides(seats: int, symbols: list[str]) -> None:
    """I-10 at rotation 0: stone north, wood east, knowledge south, loyalty west."""
    s = table(seats)
    turn_up(s, "I-10")
    do(s, "turn 0")
    south = 1 if seats == 2 else 2
    assert f"ST{s.has(BLUE, 0)}" == symbols[0]
    assert s.has(south, 7) == 2  # one by the event, one by the corner
    assert supply(s, "LO") == s.options.totals[6] - (seats == 4)


@pytest.mark.rule("E3.3")
def test_the_start_player_is_drawn() -> None:
    assert [fresh(4, Wishes([seat], 0)).start for seat in range(4)] == [0, 1, 2, 3]


@pytest.mark.rule("E3.4", "E1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_different_events_of_each_chapter_are_seen(seats: int) -> None:
    """24 rounds; the events that stay in the box differ from game to game."""
    seen = set()
    for seed in ("a", "b"):
        match = Match.new(GAME, seats, {}, seed=seed)
        while match.state.asked is not None:
            match.choose(match.state.asked.seat, match.state.asked.options[0])
        turned = [note.args[1] for _, note in match.log if note.key == "event"]
        assert [event // 11 for event in turned] == [c for c in range(4) for _ in range(6)]
        assert len(set(turned)) == 24
        seen.add(tuple(turned))
    assert len(seen) == 2


@pytest.mark.rule("E3.7")
def test_points_stop_at_zero() -> None:
    """A loss of 9 with 4 points is a loss of 4."""
    s = table()
    hold(s, BLUE, "PI1 GO2")
    set_points(s, BLUE, 4)
    end_chapter(s, 4)
    assert points(s)[BLUE] == 0
    assert (BLUE, 4) in notes(s, "loses")


@pytest.mark.rule("E3.7")
def test_there_is_no_limit_to_goods() -> None:
    s = table()
    hold(s, YELLOW, "ST25")
    assert goods(s, YELLOW) == "ST25"
    finish_round(s)
    assert s.has(YELLOW, 0) == 25


@pytest.mark.rule("E1.1")
def test_most_points_win() -> None:
    s = table()
    set_points(s, RED, 30)
    assert GAME.winners(GAME.scores(s)) == [RED]


@pytest.mark.rule("E1.1")
def test_the_game_is_over_after_chapter_four() -> None:
    s = table(3, chapter=4)
    infect(s, p1=1)
    end_chapter(s, 2)
    assert s.asked is None
    assert notes(s, "over") == [()]


@pytest.mark.rule("E3.2")
def test_a_symbol_towards_an_empty_side_is_given_to_nobody() -> None:
    """Scenario 3: with three players nobody sits west."""
    s = table(3)
    turn_up(s, "I-07")  # loyalty, wool, piety, stone
    do(s, "turn 0")
    assert [goods(s, seat) for seat in range(3)] == ["WO1 LO1 GO2", "WO2 GO2", "PI1 WO1 GO2"]
    assert supply(s, "ST") == 25


@pytest.mark.rule("E3.2")
def test_no_point_for_an_empty_side_either() -> None:
    """Scenario 65: piety points west, and there is none."""
    s = table(3)
    hold(s, BLUE, "PI12")
    turn_up(s, "I-08")  # grain, wool, gold, piety
    before = points(s)
    do(s, "turn 0")
    assert points(s) == before
    assert asked(s) == (BLUE, "play-card")
    assert question(s).seat == BLUE
    assert simple(s).startswith("play")
