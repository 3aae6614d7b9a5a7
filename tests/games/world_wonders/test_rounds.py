"""The end of a round, turn order, and the end of the game (manual 4.5 and 6)."""

from __future__ import annotations

import pytest

from boardwright.games.world_wonders import GAME
from boardwright.kernel.visibility import members
from tests.games.world_wonders.table import (
    BLUE,
    GREEN,
    RED,
    WHITE,
    YELLOW,
    asked,
    at,
    do,
    end_round,
    fresh,
    lay,
    notes,
    own,
    question,
    table,
    tiles,
    tiles_up,
    tracks,
    turn,
)


@pytest.mark.rule("W4.5.4")
def test_order_of_five() -> None:
    """Scenario 1: pedestal, then population, then monuments, then the order before."""
    s = table(5)
    s.order = (BLUE, RED, GREEN, WHITE, YELLOW)
    s.pedestals = (YELLOW, -1)
    for seat, population in ((YELLOW, 9), (WHITE, 2), (RED, 2), (BLUE, 5), (GREEN, 5)):
        tracks(s, seat, 0, 0, 0, population)
    own(s, RED, "m01")
    end_round(s)
    assert s.order == (YELLOW, WHITE, RED, BLUE, GREEN)


@pytest.mark.rule("W4.5.4")
def test_order_by_population() -> None:
    """Scenario 2: populations 4, 2, 6, no pedestal."""
    s = table(3)
    for seat, population in enumerate((4, 2, 6)):
        tracks(s, seat, 0, 0, 0, population)
    end_round(s)
    assert s.order == (1, 0, 2)
    assert asked(s)[0] == 1


@pytest.mark.rule("W4.5.5", "W10.5")
@pytest.mark.parametrize(("pedestals", "order"), [("front", (2, 1, 0)), ("exact", (1, 2, 0))])
def test_only_the_second_pedestal_sold(pedestals: str, order: tuple[int, ...]) -> None:
    """Scenario 3: the holder leads, or is exactly second."""
    s = table(3, pedestals=pedestals)
    for seat, population in enumerate((4, 2, 6)):
        tracks(s, seat, 0, 0, 0, population)
    s.pedestals = (-1, 2)
    end_round(s)
    assert s.order == order


@pytest.mark.rule("W4.5.4", "W10.5")
@pytest.mark.parametrize("pedestals", ["front", "exact"])
def test_both_pedestals_sold(pedestals: str) -> None:
    """Scenario 73: the first, then the second, whatever the option."""
    s = table(3, pedestals=pedestals)
    s.pedestals = (2, 0)
    end_round(s)
    assert s.order == (2, 0, 1)


@pytest.mark.rule("W4.5.2")
def test_unsold_tiles_are_discarded_and_new_ones_turned_up() -> None:
    """One of each stack; the old ones never come back."""
    s = table(2)
    tiles(s, "S1-FA1", "S6-TE2")
    end_round(s)
    assert members(s.discards) == [0, 59]
    assert [name[:2] for name in tiles_up(s)] == ["S1", "S2", "S3", "S4", "S5", "S6"]
    assert not set(tiles_up(s)) & {"S1-FA1", "S6-TE2"}


@pytest.mark.rule("W4.5.3")
def test_roads_and_tower_are_filled_up() -> None:
    """To the numbers for the players; unsold ones stay."""
    s = table(4)
    lay(s, YELLOW, "road 1,1 r0", "road 5,1 r0", "tower 1,2")
    s.roads, s.sets, s.tower = 1, 2, 0
    supply = s.road_supply, s.set_supply, s.tower_supply
    end_round(s)
    assert (s.roads, s.sets, s.tower) == (2, 2, 1)
    assert (s.road_supply, s.set_supply, s.tower_supply) == (
        supply[0] - 1,
        supply[1],
        supply[2] - 1,
    )


@pytest.mark.rule("W4.5.6")
def test_a_new_round_begins() -> None:
    """Pedestals back, 7 gold, all in; loans, tracks and monuments stay."""
    s = table(3)
    s.pedestals, s.gold, s.loans = (1, 0), [0, 0, 0], (1, 0, 0)
    tracks(s, YELLOW, 3, 2, 1, 2)
    own(s, YELLOW, "m01")
    end_round(s)
    assert s.round == 2
    assert s.pedestals == (-1, -1)
    assert s.gold == [7, 7, 7]
    assert s.out == 0
    assert s.loans == (1, 0, 0)
    assert at(s, YELLOW) == (3, 2, 1, 2)
    assert s.monuments(YELLOW) == 1


@pytest.mark.rule("W4.5.1", "W6.1")
def test_nothing_is_refilled_after_the_last_round() -> None:
    """Scenario 85: no tiles, roads or tower, no new order."""
    s = table(2)
    tiles(s, "S1-FA1")
    s.round, s.roads, s.order = 10, 0, (1, 0)
    drawn = s.drawn
    end_round(s)
    assert s.asked is None
    assert notes(s, "over") == [(10,)]
    assert (s.roads, s.order, s.drawn) == (0, (1, 0), drawn)
    assert tiles_up(s) == ["S1-FA1"]


@pytest.mark.rule("W6.1")
def test_the_round_is_played_out_at_the_purple_space() -> None:
    """Scenario 28: white still has gold in round 8; then the game is over."""
    s = table(2)
    s.round = 8
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, "S2-FA1")
    tracks(s, YELLOW, 1, 0, 0, 12)
    s.gold = [3, 1]
    turn(s, YELLOW, 3)
    do(s, "build S2-FA1", "put 1,2 r0")
    assert at(s, YELLOW) == (3, 0, 0, 13)
    assert asked(s)[0] == WHITE
    do(s, "pedestal 1")
    assert s.asked is None


@pytest.mark.rule("W5.5.4", "W6.1")
def test_population_stops_at_the_purple_space() -> None:
    """Scenario 66: at 12 a purchase worth 2 leads to 13."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, "S3-FA2")
    tracks(s, YELLOW, 1, 1, 0, 12)
    turn(s, YELLOW)
    do(s, "build S3-FA2", "put 1,2 r0")
    assert at(s, YELLOW) == (2, 2, 0, 13)
    assert s.asked is not None


@pytest.mark.rule("W6.1", "W1.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_game_ends_after_ten_rounds_at_the_latest(seats: int) -> None:
    """Always the first choice: whoever has most points wins."""
    s = fresh(seats)
    while s.asked is not None:
        s.apply(question(s).options[0])
    assert s.round <= 10
    scores = GAME.scores(s)
    best = max(score.total for score in scores)
    assert all(scores[seat].total == best for seat in GAME.winners(scores))
