"""The end of the game and the count of points (manual 1 and 6)."""

from __future__ import annotations

import pytest

from boardwright.games.keythedral import GAME
from boardwright.games.shared import put
from tests.games.keythedral.table import (
    BLUE,
    GREY,
    YELLOW,
    asked,
    build,
    built,
    cubes,
    do,
    hand,
    jump,
    laws,
    repeat,
    row_up,
    table,
)


@pytest.mark.rule("K6.1")
def test_the_game_ends_on_the_spot_with_the_last_tile() -> None:
    """Blue buys the last 12: nobody else acts, no law, no phases 4 and 5."""
    s = table(2)
    row_up(s, "B30")
    laws(s, BLUE, 17)
    hand(s, BLUE, "FIA")
    hand(s, YELLOW, "FIAFIA")
    do(s, "buy B30")
    assert s.asked is None
    assert (s.phase, s.holder) == (3, BLUE)
    assert cubes(s, YELLOW) == "FFIIAA"
    assert built(s, BLUE) == ["B30"]


@pytest.mark.rule("K6.1")
def test_the_last_tile_of_another_row_does_not_end_the_game() -> None:
    """The last 10 only turns up the 12s."""
    s = table(2)
    row_up(s, "B23")
    hand(s, BLUE, "FRA")
    do(s, "buy B23")
    assert asked(s) == (YELLOW, "turn")


@pytest.mark.rule("K6.2")
def test_six_rounds_without_a_purchase_end_the_game_after_phase_3() -> None:
    """Five dry rounds, then all pass: over, the marker untouched, scored as usual, scenario 50."""
    s = table(2)
    s.dry = 5
    hand(s, BLUE, "A")
    s.law_spaces = (0, -1)
    s.law_deck += 1
    jump(s, 3)
    do(s, "pass", "pass")
    assert s.asked is None
    assert (s.phase, s.holder, s.law_spaces) == (3, BLUE, (0, -1))
    assert [score.total for score in GAME.scores(s)] == [4, 0]


@pytest.mark.rule("K6.2")
def test_a_purchase_in_the_sixth_round_sets_the_count_to_nothing() -> None:
    """Five dry rounds, then a tile is bought: the game goes on, scenario 50."""
    s = table(2)
    s.dry = 5
    hand(s, BLUE, "TS")
    jump(s, 3)
    do(s, "buy B01", "pass", "pass")
    assert s.dry == 0
    assert s.phase == 5


@pytest.mark.rule("K6.2")
def test_dry_rounds_are_counted_one_by_one() -> None:
    """From the first round on nobody buys: six rounds are played, no more."""
    s = table(2)
    rounds = 0
    while s.asked is not None:
        rounds += 1
        assert s.dry == rounds - 1
        repeat(s, "turn", "pass")
        if s.asked is not None:
            assert s.phase == 5
            jump(s, 3)
    assert rounds == 6


@pytest.mark.rule("K1.1", "K6.3")
def test_a_score_sheet_of_three_players() -> None:
    """53, 67 and 89 points out of 22 tiles worth 166: the third wins, scenario 38."""
    s = table(3)
    row_up(s, "B01")
    s.rows = put(s.rows, 0, 0)
    s.building_bag |= 1
    build(s, BLUE, "B01", "B07", "B08", "B09", "B15", "B23")
    build(s, YELLOW, "B02", "B10", "B16", "B17", "B29", "B30")
    build(s, GREY, "B03", "B04", "B05", "B11", "B18", "B19", "B24", "B25", "B26", "B31")
    hand(s, BLUE, "TSFWIGA")
    hand(s, YELLOW, "TIGGAA")
    hand(s, GREY, "RRRRIGA")
    assert GAME.audit(s) == []
    scores = GAME.scores(s)
    assert [score.total for score in scores] == [53, 67, 89]
    assert [dict(score.sources)["buildings"] for score in scores] == [40, 50, 76]
    assert GAME.winners(scores) == [GREY]


@pytest.mark.rule("K6.3")
@pytest.mark.parametrize(
    ("cube", "points"), list(zip("TSFWRIGA", (1, 1, 1, 1, 1, 2, 3, 4), strict=True))
)
def test_a_cube_left_over_counts_its_worth(cube: str, points: int) -> None:
    """Gold 4, glass 3, ironwork 2, each basic 1."""
    s = table(2)
    hand(s, BLUE, cube * 2)
    assert [score.total for score in GAME.scores(s)] == [2 * points, 0]


@pytest.mark.rule("K6.3")
def test_points_come_by_source() -> None:
    """Buildings, gold, glass, ironwork, basics; laws in hand count nothing."""
    s = table(2)
    hand(s, BLUE, "TSIIGA")
    build(s, BLUE, "B29")
    laws(s, BLUE, 1, 7)
    assert GAME.scores(s)[BLUE].sources == [
        ("buildings", 12),
        ("gold", 4),
        ("glass", 3),
        ("iron", 4),
        ("basics", 2),
    ]


SEVEN = ("B29", "B30", "B23", "B24", "B15", "B16", "B07")
SIX = ("B31", "B32", "B33", "B25", "B17", "B18")
SEVEN_MORE = ("B31", "B32", "B25", "B26", "B17", "B18", "B08")


@pytest.mark.rule("K6.4")
@pytest.mark.parametrize(
    ("rival", "rest", "winners"),
    [(SIX, "TTTTSSSS", [BLUE]), (SEVEN_MORE, "TTTT", [BLUE, YELLOW])],
)
def test_a_tie_goes_to_more_building_tiles(
    rival: tuple[str, ...], rest: str, winners: list[int]
) -> None:
    """Both have 70: seven tiles beat six, seven and seven share, scenario 40."""
    s = table(2)
    build(s, BLUE, *SEVEN)
    build(s, YELLOW, *rival)
    hand(s, BLUE, "FFFF")
    hand(s, YELLOW, rest)
    scores = GAME.scores(s)
    assert [score.total for score in scores] == [70, 70]
    assert GAME.winners(scores) == winners


@pytest.mark.rule("K6.2")
def test_a_purchase_saves_its_own_round_only() -> None:
    """A tile is bought in one round, none in the next: that is the first dry one."""
    s = table(2)
    hand(s, BLUE, "TS")
    do(s, "buy B01", "pass", "pass")
    assert s.dry == 0
    jump(s, 3)
    do(s, "pass", "pass")
    assert s.dry == 1
