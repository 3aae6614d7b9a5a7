"""Fences, and the move of a tile that is fenced in (manual 4.3, C)."""

from __future__ import annotations

import pytest

from boardwright.games.keythedral.land import KEYTHEDRAL
from boardwright.games.keythedral.tiles import free_corners
from boardwright.games.shared import put
from tests.games.keythedral.table import (
    BLUE,
    GREY,
    YELLOW,
    asked,
    choices,
    cubes,
    do,
    fence,
    fence_at,
    first,
    hand,
    house,
    is_house,
    jump,
    laws,
    offered,
    played,
    plot_of,
    refused,
    repeat,
    settle,
    side_id,
    stand,
    table,
    workers,
)

CORNERS = ("nw", "ne", "sw", "se")


@pytest.mark.rule("K4.3.C1")
@pytest.mark.parametrize("tile", ["blue1", "yellow1"])
def test_a_fence_costs_a_timber_and_goes_beside_any_tile(tile: str) -> None:
    """Beside an own tile or another's; the timber goes to the store."""
    s = table(2)
    settle(s, tile, "1,0")
    hand(s, BLUE, "TS")
    do(s, "fence", f"side {tile} sw")
    assert fence_at(s, "blue-a") == side_id(s, tile, "sw")
    assert cubes(s, BLUE) == "S"
    assert s.store[0] == 20
    assert asked(s) == (YELLOW, "turn")


@pytest.mark.rule("K4.3.C1")
def test_a_side_takes_one_fence_only() -> None:
    """A second fence on a fenced side is refused, scenario 25."""
    s = table(2)
    settle(s, "yellow1", "1,0")
    fence(s, "yellow-a", "yellow1", "nw")
    hand(s, BLUE, "T")
    do(s, "fence")
    assert refused(s, "side yellow1 nw") == ("fence-there", "K4.3.C1")


@pytest.mark.rule("K4.3.C1", "K2.3")
def test_a_player_has_three_fences_for_the_whole_game() -> None:
    """With none left, and without timber, no fence is built."""
    s = table(2)
    settle(s, "blue1", "1,0")
    hand(s, BLUE, "S")
    assert refused(s, "fence") == ("short-of", "K4.3.C1")
    hand(s, BLUE, "TTTT")
    for corner in CORNERS[:3]:
        do(s, "fence", f"side blue1 {corner}", "pass")
    assert refused(s, "fence") == ("no-fence-left", "K4.3.C1")


@pytest.mark.rule("K4.3.C2")
def test_no_fence_beside_an_empty_plot_or_the_keythedral() -> None:
    """Every side offered belongs to a tile on the board; a missing seat's tiles are refused."""
    s = table(2)
    hand(s, BLUE, "T")
    do(s, "fence")
    sides = [word.split()[0] for word in offered(s, "side")]
    tiles = {f"{colour}{n}" for colour in ("blue", "yellow") for n in range(1, 6)}
    assert set(sides) == tiles
    assert KEYTHEDRAL not in s.tiles
    assert len(sides) == sum([len(free_corners(s, plot)) for plot in s.tiles])
    assert refused(s, "side grey1 nw") == ("no-such-tile", "K4.3.C2")


@pytest.mark.rule("K4.3.C3")
@pytest.mark.parametrize("mark", ["blue-a", "yellow-b"])
def test_two_wine_remove_any_fence_for_good(mark: str) -> None:
    """Whoever owns it, it leaves the game and does not come back to him."""
    s = table(2)
    settle(s, "yellow1", "1,0")
    fence(s, mark, "yellow1", "nw")
    hand(s, BLUE, "RRR")
    do(s, "unfence", f"remove {mark}")
    assert fence_at(s, mark) == -2
    assert (cubes(s, BLUE), s.store[4]) == ("R", 14)
    s.fences = tuple([-2 if i < 3 else side for i, side in enumerate(s.fences)])
    hand(s, BLUE, "T")
    do(s, "pass")
    assert refused(s, "fence") == ("no-fence-left", "K4.3.C1")


@pytest.mark.rule("K4.3.C3")
def test_a_fence_beside_an_empty_plot_can_be_removed() -> None:
    """The old fence of a plot that was left is offered; an unlaid one is refused."""
    s = table(2)
    settle(s, "yellow1", "-2,-2")
    fence(s, "blue-a", "yellow1", "se")
    settle(s, "yellow1", "2,-2")
    hand(s, BLUE, "RR")
    do(s, "unfence")
    assert offered(s, "remove") == ["blue-a"]
    assert refused(s, "remove blue-b") == ("fence-not-laid", "K4.3.C3")
    assert refused(s, "remove grey-a") == ("fence-not-laid", "K4.3.C3")
    do(s, "remove blue-a")
    assert fence_at(s, "blue-a") == -2


@pytest.mark.rule("K4.3.C3")
def test_removing_needs_two_wine_and_a_fence() -> None:
    """One wine is too few; with no fence on the board there is nothing to remove."""
    s = table(2)
    hand(s, BLUE, "RR")
    assert refused(s, "unfence") == ("no-fence", "K4.3.C3")
    fence(s, "yellow-a", "blue1", "nw")
    hand(s, BLUE, "RTTSSI")
    assert refused(s, "unfence") == ("short-of", "K4.3.C3")


@pytest.mark.rule("K4.3.C4", "K4.3.C6")
def test_a_tile_moves_when_its_last_side_is_fenced() -> None:
    """Three fences of four: it stays. The fourth moves it; all four remain, scenario 20."""
    s = table(3)
    settle(s, "yellow1", "1,0")
    fence(s, "blue-a", "yellow1", "nw")
    fence(s, "blue-b", "yellow1", "ne")
    hand(s, BLUE, "T")
    hand(s, GREY, "T")
    jump(s, 3)
    do(s, "fence", "side yellow1 sw", "pass")
    assert plot_of(s, "yellow1") == "1,0"
    sides = [side_id(s, "yellow1", corner) for corner in CORNERS]
    do(s, "fence", "side yellow1 se")
    assert asked(s) == (YELLOW, "move-tile")
    do(s, "move 2,-2")
    assert plot_of(s, "yellow1") == "2,-2"
    assert sorted(side for side in s.fences if side >= 0) == sorted(sides)


@pytest.mark.rule("K4.3.C4")
def test_one_fence_moves_a_tile_with_one_field() -> None:
    """As many fences as it has field sides; the owner may not refuse, and it costs nothing."""
    s = table(2)
    settle(s, "yellow1", "-2,-2")
    hand(s, BLUE, "T")
    hand(s, YELLOW, "TS")
    do(s, "fence", "side yellow1 se")
    assert asked(s) == (YELLOW, "move-tile")
    assert {word.split()[0] for word in choices(s)} == {"move"}
    first(s)
    assert cubes(s, YELLOW) == "TS"
    assert asked(s) == (YELLOW, "turn")


@pytest.mark.rule("K4.3.C4")
def test_an_owner_may_fence_himself_in() -> None:
    """He closes his own last side and moves the cottage himself, scenario 23."""
    s = table(2)
    settle(s, "blue1", "-2,-2")
    hand(s, BLUE, "T")
    do(s, "fence", "side blue1 se")
    assert asked(s) == (BLUE, "move-tile")
    do(s, "move 1,2")
    assert plot_of(s, "blue1") == "1,2"


@pytest.mark.rule("K4.3.C4", "K5.9")
def test_who_is_out_of_the_phase_moves_all_the_same() -> None:
    """Grey took a law; blue fences grey's house in: grey moves, blue may still play a law, then
    yellow's turn, scenario 51."""
    s = table(3)
    settle(s, "grey1", "-2,-2")
    house(s, "grey1")
    hand(s, BLUE, "T")
    hand(s, GREY, "S")
    laws(s, BLUE, 15)
    s.start = GREY
    jump(s, 3)
    do(s, "take 1", "give S")
    repeat(s, "law-or-end", "end")
    do(s, "fence", "side grey1 se")
    assert asked(s) == (GREY, "move-tile")
    first(s)
    assert asked(s) == (BLUE, "law-or-end")
    do(s, "law 15")
    assert asked(s) == (YELLOW, "turn")


@pytest.mark.rule("K4.3.C4")
def test_the_move_is_no_action_and_no_answer_to_passes() -> None:
    """After yellow's forced move it takes two passes to end the phase, not more."""
    s = table(2)
    settle(s, "yellow1", "-2,-2")
    hand(s, BLUE, "T")
    do(s, "fence", "side yellow1 se")
    assert s.passes == 0
    first(s)
    do(s, "pass")
    assert asked(s) == (BLUE, "turn")
    do(s, "pass")
    assert s.phase == 5


@pytest.mark.rule("K4.3.C5")
def test_a_moved_tile_needs_an_empty_plot_with_an_open_side() -> None:
    """Its old plot, a taken one, the Keythedral's, one without a field and one whose sides are
    all fenced are refused, scenario 21."""
    s = table(2)
    settle(s, "blue5", "2,-2")
    fence(s, "yellow-a", "blue5", "sw")
    settle(s, "blue5", "1,2")
    settle(s, "yellow1", "-2,-2")
    hand(s, BLUE, "T")
    do(s, "fence", "side yellow1 se")
    assert refused(s, "move -2,-2") == ("plot-taken", "K4.3.C5")
    assert refused(s, "move 1,2") == ("plot-taken", "K4.3.C5")
    assert refused(s, "move 0,0") == ("keythedral-there", "K4.3.C5")
    assert refused(s, "move 8,8") == ("no-field-touched", "K4.3.C5")
    assert refused(s, "move 2,-2") == ("all-fenced", "K4.3.C5")


@pytest.mark.rule("K4.3.C6")
def test_a_moved_house_is_still_a_house() -> None:
    """It keeps its number and side, and sends two next round, scenario 21."""
    s = table(2)
    settle(s, "yellow1", "-2,-2")
    house(s, "yellow1")
    hand(s, BLUE, "T")
    do(s, "fence", "side yellow1 se", "move 2,0")
    assert is_house(s, "yellow1")
    repeat(s, "turn", "pass")
    do(s, "start yellow", "mark 1", "send 2,1", "send 2,0")
    assert workers(s, "2,0") == workers(s, "2,1") == ["yellow1"]


@pytest.mark.rule("K4.3.C6")
def test_fences_left_behind_stop_the_next_tile_there() -> None:
    """A tile that comes to a plot with a fence is stopped on that side."""
    s = table(2)
    settle(s, "blue1", "1,0")
    fence(s, "yellow-a", "blue1", "nw")
    settle(s, "blue1", "1,2")
    settle(s, "yellow1", "-2,-2")
    hand(s, BLUE, "T")
    do(s, "fence", "side yellow1 se", "move 1,0")
    repeat(s, "turn", "pass")
    do(s, "start yellow", "mark 1")
    assert refused(s, "send 1,0") == ("fenced-off", "K4.1.5")
    assert offered(s, "send") == ["1,1", "2,0", "2,1"]


@pytest.mark.rule("K4.3.C5")
def test_a_left_plot_is_a_target_again_once_a_fence_is_gone() -> None:
    """The corner plot, fenced on its one side, is refused; without the fence it is offered."""
    s = table(2)
    settle(s, "yellow2", "2,-2")
    fence(s, "yellow-a", "yellow2", "sw")
    settle(s, "yellow2", "1,2")
    settle(s, "yellow1", "-2,-2")
    hand(s, BLUE, "T")
    do(s, "fence", "side yellow1 se")
    assert "2,-2" not in offered(s, "move")
    s.fences = put(s.fences, 3, -2)
    s.advance()
    assert "2,-2" in offered(s, "move")


@pytest.mark.rule("K4.3.C6")
def test_workers_of_a_moved_tile_stay_where_they_are() -> None:
    """The new place counts from the next round on."""
    s = table(2)
    played(s, 3, 4, 6)
    settle(s, "yellow1", "-2,-2")
    stand(s, "yellow1", "-1,-1")
    hand(s, BLUE, "T")
    do(s, "fence", "side yellow1 se", "move 2,0")
    assert workers(s, "-1,-1") == ["yellow1"]
