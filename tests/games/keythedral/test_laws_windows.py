"""When laws are played and who is asked (manual 5, windows)."""

from __future__ import annotations

import pytest

from boardwright.games.keythedral.tiles import rights
from tests.games.keythedral.table import (
    BLUE,
    GREEN,
    GREY,
    YELLOW,
    asked,
    auction,
    choices,
    crowd,
    do,
    first,
    hand,
    hand_laws,
    house,
    jump,
    laws,
    next_law,
    offered,
    played,
    refused,
    repeat,
    row_up,
    settle,
    spaces_show,
    stand,
    store_only,
    table,
    the_box,
)

WINDOWS = ((1, 2, 5), (3, 4, 6), (7,), (8, 9, 10, 11), (12, 13, 14, 15, 16, 17, 18, 19), (20,))


@pytest.mark.rule("K5.1")
@pytest.mark.parametrize("law", [1, 3, 7, 8, 20])
def test_a_law_of_another_phase_is_refused_in_phase_3(law: int) -> None:
    """It belongs to another window and stays in hand, scenario 46."""
    s = table(2)
    laws(s, BLUE, law)
    assert offered(s, "law") == []
    assert refused(s, f"law {law}") == ("law-not-now", "K5.1")


@pytest.mark.rule("K5.1")
def test_every_law_has_its_window() -> None:
    """Six laws for phase 1, five for phase 2, eight for phase 3, one for phase 5."""
    box = the_box()
    for window, numbers in enumerate(WINDOWS):
        assert [law + 1 for law in range(20) if box.laws[law].window == window] == list(numbers)


@pytest.mark.rule("K5.1")
def test_a_law_just_taken_is_played_once_and_leaves_the_game() -> None:
    """Taken, played in the same turn, out of the game; nobody else holds it, scenario 46."""
    s = table(2)
    hand(s, BLUE, "T")
    next_law(s, 17)
    do(s, "take 1", "give T", "law 17", "house 2")
    assert hand_laws(s, BLUE) == []
    assert s.played == 1 << 16
    assert asked(s) == (YELLOW, "turn")
    assert refused(s, "law 17") == ("law-not-held", "K5.1")


@pytest.mark.rule("K5.1")
def test_a_law_is_always_played_by_choice() -> None:
    """In its window one may decline; it stays in hand."""
    s = table(2)
    laws(s, BLUE, 1)
    jump(s, 1)
    assert sorted(choices(s)) == ["decline", "law 1"]
    do(s, "decline")
    assert hand_laws(s, BLUE) == [1]
    assert asked(s) == (BLUE, "place-marker")


@pytest.mark.rule("K5.2")
def test_a_law_whose_needs_are_not_met_stays_in_hand() -> None:
    """Fence Amnesty without a fence is not offered."""
    s = table(2)
    laws(s, BLUE, 16)
    assert offered(s, "law") == []
    assert refused(s, "law 16") == ("no-fence", "K5.L16")
    do(s, "pass", "pass")
    assert hand_laws(s, BLUE) == [16]


@pytest.mark.rule("K5.3", "K5.5")
def test_law_holders_are_asked_once_each_from_the_start_player_on() -> None:
    """Grey starts; grey, then blue are asked; blue plays law 1; grey is not asked again,
    scenario 58."""
    s = table(4)
    s.start = GREY
    laws(s, BLUE, 1)
    laws(s, GREY, 5)
    jump(s, 1)
    assert asked(s) == (GREY, "law-window")
    do(s, "decline")
    assert asked(s) == (BLUE, "law-window")
    do(s, "law 1")
    assert asked(s) == (BLUE, "place-marker")


@pytest.mark.rule("K5.3")
def test_a_player_plays_several_laws_of_a_window_one_by_one() -> None:
    """Blue plays 5 and then 1 before yellow is asked."""
    s = table(2)
    laws(s, BLUE, 1, 5, 17)
    laws(s, YELLOW, 2)
    jump(s, 1)
    do(s, "law 5", "free W")
    assert asked(s) == (BLUE, "law-window")
    do(s, "law 1")
    assert asked(s) == (BLUE, "law-window")
    do(s, "decline")
    assert asked(s) == (YELLOW, "law-window")


@pytest.mark.rule("K5.4", "K5.7")
def test_every_law_holder_is_asked_while_a_law_of_the_window_is_out_there() -> None:
    """Law 7 unplayed: also who holds only law 17 is asked; once it is out nobody is,
    scenario 70."""
    s = table(2)
    laws(s, BLUE, 17)
    laws(s, YELLOW, 7)
    played(s, 8, 9, 10, 11)
    jump(s, 2)
    assert (asked(s), choices(s)) == ((BLUE, "law-window"), ["decline"])
    do(s, "decline")
    assert asked(s) == (YELLOW, "law-window")
    do(s, "law 7", "name T")
    assert asked(s) == (BLUE, "turn")
    jump(s, 2)
    assert asked(s) == (BLUE, "turn")


@pytest.mark.rule("K5.4")
def test_who_holds_no_law_is_not_asked() -> None:
    """The number of laws in a hand is known to all."""
    s = table(3)
    laws(s, GREY, 17)
    jump(s, 2)
    assert asked(s) == (GREY, "law-window")
    do(s, "decline", "decline")
    assert asked(s) == (BLUE, "turn")


@pytest.mark.rule("K5.4", "K8.3")
def test_with_open_laws_only_holders_of_a_fitting_law_are_asked() -> None:
    """Blue holds only law 17 and is passed by; yellow, with law 7, is asked."""
    s = table(2, law_display="face_up")
    spaces_show(s, 19, 20)
    laws(s, BLUE, 17)
    laws(s, YELLOW, 7)
    jump(s, 1)
    assert asked(s) == (BLUE, "place-marker")
    jump(s, 2)
    assert asked(s) == (YELLOW, "law-window")
    do(s, "decline")
    assert asked(s) == (BLUE, "turn")


@pytest.mark.rule("K5.5")
def test_the_start_window_lies_before_marker_1() -> None:
    """No marker lies yet when laws 1, 2 and 5 may be played; later they are refused."""
    s = table(2)
    laws(s, BLUE, 1, 2, 5, 6)
    jump(s, 1)
    assert s.markers == (0,) * 5
    assert offered(s, "law") == ["1", "2", "5"]
    assert refused(s, "law 6") == ("law-not-now", "K5.1")
    do(s, "decline", "mark 1")
    assert refused(s, "law 1") == ("law-not-now", "K5.1")


@pytest.mark.rule("K5.6")
def test_laws_of_the_send_window_are_choices_of_the_send_question() -> None:
    """Only for the activated player, and only while a worker is still to go."""
    s = table(2)
    laws(s, BLUE, 3, 6)
    settle(s, "blue1", "1,0")
    jump(s, 1)
    do(s, "decline", "mark 1")
    assert offered(s, "law") == ["3", "6"]
    assert len(offered(s, "send")) == 4
    do(s, "send 1,0")
    assert asked(s) == (YELLOW, "send-worker")
    assert offered(s, "law") == []


@pytest.mark.rule("K5.6")
def test_once_the_send_laws_are_played_nobody_is_asked_without_a_field() -> None:
    """Laws 3, 4 and 6 are out: a law-holder without a legal field is skipped like anyone."""
    s = table(3)
    settle(s, "blue1", "1,0")
    settle(s, "yellow1", "-1,0")
    laws(s, BLUE, 17)
    played(s, 3, 4, 6)
    crowd(s, "-1,0")
    jump(s, 1)
    do(s, "decline", "mark 1")
    assert asked(s) == (YELLOW, "send-worker")


@pytest.mark.rule("K5.7")
def test_the_harvest_window_lies_before_anyone_collects() -> None:
    """Blue has collected nothing when yellow plays law 7."""
    s = table(2)
    laws(s, YELLOW, 7)
    stand(s, "blue1", "1,0")
    jump(s, 2)
    assert asked(s) == (YELLOW, "law-window")
    assert sum(s.cubes) == 0
    assert offered(s, "law") == ["7"]


@pytest.mark.rule("K5.8")
def test_the_collect_window_lies_before_ones_own_harvest() -> None:
    """Blue has collected, yellow not yet, when yellow may play law 8."""
    s = table(2)
    laws(s, YELLOW, 8)
    played(s, 7)
    stand(s, "blue1", "1,0")
    stand(s, "yellow1", "0,1")
    jump(s, 2)
    assert asked(s) == (YELLOW, "law-window")
    assert (s.count(BLUE), s.count(YELLOW)) == (1, 0)
    assert offered(s, "law") == ["8"]


@pytest.mark.rule("K5.9")
def test_laws_of_the_turn_are_played_before_or_after_the_action() -> None:
    """Playing one is no action; after the action the player ends his turn himself."""
    s = table(2)
    laws(s, BLUE, 15, 17)
    hand(s, BLUE, "TS")
    do(s, "law 17", "house 1")
    assert asked(s) == (BLUE, "turn")
    do(s, "house 2")
    assert (asked(s), sorted(choices(s))) == ((BLUE, "law-or-end"), ["end", "law 15"])
    do(s, "law 15")
    assert asked(s) == (YELLOW, "turn")


@pytest.mark.rule("K5.9")
def test_no_law_after_a_pass() -> None:
    """Passing ends the turn at once."""
    s = table(2)
    laws(s, BLUE, 15)
    do(s, "pass")
    assert asked(s) == (YELLOW, "turn")


@pytest.mark.rule("K5.9", "K4.3.A4")
def test_a_law_may_touch_the_row_just_turned_up() -> None:
    """Blue buys the last 4 and lowers the price of a 6 in the same turn."""
    s = table(2)
    row_up(s, "B01")
    laws(s, BLUE, 12)
    hand(s, BLUE, "TS")
    do(s, "buy B01", "law 12")
    assert len(offered(s, "price")) == 5
    assert all(
        word in ("B07", "B08", "B09", *[f"B{n}" for n in range(10, 15)])
        for word in offered(s, "price")
    )


@pytest.mark.rule("K5.9")
def test_after_taking_a_law_the_end_of_that_turn_is_the_last_chance() -> None:
    """Blue, out of the phase, may play any law of the turn now and none later."""
    s = table(2)
    laws(s, BLUE, 15)
    hand(s, BLUE, "T")
    hand(s, YELLOW, "TS")
    next_law(s, 1)
    do(s, "take 1", "give T")
    assert (asked(s), sorted(choices(s))) == ((BLUE, "law-or-end"), ["end", "law 15"])
    do(s, "end", "house 1")
    assert asked(s) == (YELLOW, "turn")


@pytest.mark.rule("K5.9", "K5.L14", "K5.L17")
@pytest.mark.parametrize(("law", "rule"), [(14, "K5.L14"), (18, "K5.L18"), (17, "")])
def test_which_laws_can_be_played_by_who_has_just_left_the_phase(law: int, rule: str) -> None:
    """Laws 14 and 18 need a player in the phase; law 17 may be played at once, scenario 71."""
    s = table(2)
    hand(s, BLUE, "T")
    next_law(s, law)
    do(s, "take 1", "give T")
    assert asked(s) == (BLUE, "law-or-end")
    if rule:
        assert refused(s, f"law {law}") == ("out-of-phase", rule)
        assert choices(s) == ["end"]
    else:
        do(s, "law 17", "house 1")
        assert asked(s) == (YELLOW, "turn")


@pytest.mark.rule("K5.9")
def test_a_law_holder_is_asked_at_the_end_of_his_turn_whatever_he_holds() -> None:
    """Also with a phase-1 law only; once all eight laws of the turn are out he is not."""
    s = table(2)
    laws(s, BLUE, 1)
    hand(s, BLUE, "TTSS")
    do(s, "house 1")
    assert (asked(s), choices(s)) == ((BLUE, "law-or-end"), ["end"])
    do(s, "end", "pass")
    played(s, 12, 13, 14, 15, 16, 17, 18, 19)
    do(s, "house 2")
    assert asked(s) == (YELLOW, "turn")


@pytest.mark.rule("K5.10")
def test_the_appoint_window_comes_after_the_auction_and_before_paying() -> None:
    """From the start player on; here blue, then green, and only then grey pays."""
    s = auction("T", "", "TT", "")
    laws(s, BLUE, 17)
    laws(s, GREEN, 20)
    do(s, "bid 1")
    assert asked(s) == (BLUE, "law-window")
    do(s, "decline")
    assert asked(s) == (GREEN, "law-window")
    do(s, "decline")
    assert asked(s) == (GREY, "pay-bid")


@pytest.mark.rule("K5.11")
def test_a_free_cube_is_any_basic_that_the_store_has() -> None:
    """Without wine in the store wine is refused."""
    s = table(2)
    store_only(s, "R", 0, YELLOW)
    laws(s, BLUE, 5)
    jump(s, 1)
    do(s, "law 5")
    assert offered(s, "free") == ["F", "S", "T", "W"]
    assert refused(s, "free R") == ("store-empty", "K5.11")


@pytest.mark.rule("K5.11")
def test_what_the_store_does_not_have_is_not_given() -> None:
    """Poor Relief for three, but only one basic cube is left: one is taken, the rest is lost."""
    s = table(2)
    for code in "TSFW":
        store_only(s, code, 0, YELLOW)
    store_only(s, "R", 1, YELLOW)
    laws(s, BLUE, 11, 17)
    played(s, 7)
    jump(s, 2)
    do(s, "law 11", "free R")
    assert s.count(BLUE) == 1
    assert asked(s) == (BLUE, "law-window")


@pytest.mark.rule("K5.1", "K5.4")
def test_no_law_is_asked_for_during_set_up_and_phase_4() -> None:
    """From the last pass straight to the auction, whatever is in hand."""
    s = table(2)
    laws(s, BLUE, *range(1, 13))
    do(s, "pass", "pass")
    assert s.phase == 5
    assert asked(s) == (BLUE, "law-window")
    assert choices(s) == ["decline"]
    do(s, "decline")
    assert asked(s) == (YELLOW, "name-start")


@pytest.mark.rule("K5.3", "K4.3.B2")
def test_a_house_granted_before_the_phase_ends_counts_next_round() -> None:
    """House by law 17 in phase 3; its two workers go in the following phase 1."""
    s = table(2)
    settle(s, "blue1", "1,0")
    laws(s, BLUE, 17)
    do(s, "law 17", "house 1")
    repeat(s, "turn", "pass")
    do(s, "start blue", "mark 1", "send 1,0")
    assert asked(s) == (BLUE, "send-worker")
    first(s)
    house(s, "blue2")
    assert rights(s, 0) == 2
