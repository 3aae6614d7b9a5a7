"""Phase 3: turns and passes, building tiles, houses (manual 4.3)."""

from __future__ import annotations

import pytest

from boardwright.games.shared import put
from tests.games.keythedral.table import (
    BLUE,
    GREY,
    YELLOW,
    asked,
    built,
    choices,
    cubes,
    do,
    face_down,
    first,
    hand,
    house,
    is_house,
    jump,
    laws,
    offered,
    played,
    question,
    refused,
    repeat,
    row_names,
    row_up,
    settle,
    table,
    workers,
)


@pytest.mark.rule("K4.3.1")
def test_turns_go_clockwise_from_the_start_player() -> None:
    """Grey starts: grey, blue, yellow, grey; one action each."""
    s = table(3)
    s.start = GREY
    for seat in (BLUE, YELLOW, GREY):
        hand(s, seat, "TTSS")
    jump(s, 3)
    turns = []
    for move in ("house 1", "house 1", "house 1", "house 2"):
        turns.append(asked(s))
        do(s, move)
    assert turns == [(seat, "turn") for seat in (GREY, BLUE, YELLOW, GREY)]


@pytest.mark.rule("K4.3.2")
def test_who_has_passed_may_act_when_his_turn_comes_again() -> None:
    """Blue passes, yellow acts, grey passes, blue acts after all, scenario 30."""
    s = table(3)
    hand(s, BLUE, "TS")
    hand(s, YELLOW, "TS")
    jump(s, 3)
    do(s, "pass", "house 1", "pass", "house 1")
    assert is_house(s, "blue1")
    assert is_house(s, "yellow1")


@pytest.mark.rule("K4.3.3", "K4.3.F2")
def test_who_takes_a_law_is_skipped_and_the_others_go_on() -> None:
    """Blue takes a law; yellow and grey go on without him."""
    s = table(3)
    hand(s, BLUE, "TTT")
    hand(s, YELLOW, "TSTS")
    played(s, 12, 13, 14, 15, 16, 17, 18, 19)
    jump(s, 3)
    do(s, "take 1", "give T")
    assert asked(s) == (YELLOW, "turn")
    do(s, "house 1", "pass")
    assert asked(s) == (YELLOW, "turn")
    do(s, "pass")
    assert s.phase == 5


@pytest.mark.rule("K4.3.4")
def test_the_phase_ends_when_all_have_passed_one_after_another() -> None:
    """Two passes, an action, and then it takes three passes again."""
    s = table(3)
    hand(s, GREY, "TS")
    jump(s, 3)
    do(s, "pass", "pass", "house 1", "pass", "pass")
    assert asked(s) == (GREY, "turn")
    do(s, "pass")
    assert s.phase == 5


@pytest.mark.rule("K4.3.4")
def test_taking_a_law_starts_the_count_of_passes_again() -> None:
    """Blue passes, yellow takes a law: grey's pass does not end the phase, blue is asked."""
    s = table(3)
    hand(s, YELLOW, "T")
    played(s, 12, 13, 14, 15, 16, 17, 18, 19)
    jump(s, 3)
    do(s, "pass", "take 1", "give T", "pass")
    assert asked(s) == (BLUE, "turn")
    do(s, "pass")
    assert s.phase == 5


@pytest.mark.rule("K4.3.4")
@pytest.mark.parametrize("after", [False, True])
def test_a_law_played_starts_the_count_of_passes_again(after: bool) -> None:
    """Blue passes, yellow plays a law and passes: blue is asked again, before the phase ends."""
    s = table(2)
    laws(s, YELLOW, 15)
    hand(s, YELLOW, "TS" if after else "")
    jump(s, 3)
    do(s, "pass")
    do(s, *(("house 1", "law 15", "pass") if after else ("law 15", "pass")))
    assert asked(s) == ((YELLOW if after else BLUE), "turn")
    do(s, "pass")
    assert s.phase == 5


@pytest.mark.rule("K4.3.3", "K4.3.4")
def test_the_last_player_in_the_phase_acts_until_he_passes() -> None:
    """Two have taken laws; the third acts, acts, and his one pass is the end, scenario 48."""
    s = table(3)
    for seat in (BLUE, YELLOW, GREY):
        hand(s, seat, "TTSS")
    played(s, 12, 13, 14, 15, 16, 17, 18, 19)
    jump(s, 3)
    do(s, "take 1", "give T", "take 2", "give T", "house 1")
    assert asked(s) == (GREY, "turn")
    do(s, "house 2")
    assert asked(s) == (GREY, "turn")
    do(s, "pass")
    assert s.phase == 5


@pytest.mark.rule("K4.3.4")
def test_the_phase_ends_without_a_pass_when_nobody_is_in_it() -> None:
    """Both players take a law: phase 3 is over, scenario 48."""
    s = table(2)
    hand(s, BLUE, "T")
    hand(s, YELLOW, "T")
    played(s, 12, 13, 14, 15, 16, 17, 18, 19)
    jump(s, 3)
    do(s, "take 1", "give T", "take 2", "give T")
    assert s.phase == 5


@pytest.mark.rule("K4.3.5")
def test_basic_cubes_go_to_the_store_and_craft_cubes_beside_the_mat() -> None:
    """Paying food, ironwork and gold for a tile."""
    s = table(2)
    row_up(s, "B30", "B31")
    hand(s, BLUE, "FIA")
    do(s, "buy B30")
    assert cubes(s, BLUE) == ""
    assert s.store == [20, 20, 15, 15, 15, 9, 10, 9]
    assert s.spent == [1, 0, 1]


@pytest.mark.rule("K4.3.A1")
def test_only_the_lowest_unfinished_row_can_be_bought() -> None:
    """A 6 is refused while a 4 is left, also in the strategic game."""
    s = table(2, strategic="on")
    hand(s, BLUE, "TTTTSSSSFFFFWWWWRRRRIIGG")
    assert sorted(offered(s, "buy")) == row_names(s, 0)
    for row in range(1, 5):
        for name in row_names(s, row):
            assert refused(s, f"buy {name}") == ("not-in-row", "K4.3.A1")


@pytest.mark.rule("K4.3.A1")
def test_one_tile_for_an_action() -> None:
    """After a purchase it is the next player's turn."""
    s = table(2)
    hand(s, BLUE, "TSTF")
    do(s, "buy B01")
    assert asked(s) == (YELLOW, "turn")
    assert refused(s, "buy B01") == ("not-in-row", "K4.3.A1")


@pytest.mark.rule("K4.3.A2", "K4.3.E1")
def test_nothing_stands_for_another_cube() -> None:
    """Two timber do not buy timber and stone; a trade first does it, scenario 15."""
    s = table(2)
    hand(s, BLUE, "TTF")
    assert refused(s, "buy B01") == ("short-of", "K4.3.A2")
    do(s, "trade S", "pay TF", "pass", "buy B01")
    assert cubes(s, BLUE) == ""
    assert built(s, BLUE) == ["B01"]


@pytest.mark.rule("K4.3.A2")
def test_nothing_is_overpaid() -> None:
    """A rich buyer parts with exactly the printed cubes; gold replaces nothing."""
    s = table(2)
    hand(s, BLUE, "TTTSSFA")
    do(s, "buy B01")
    assert cubes(s, BLUE) == "TTSFA"
    hand(s, YELLOW, "TAAA")
    assert refused(s, "buy B02") == ("short-of", "K4.3.A2")


@pytest.mark.rule("K4.3.A3")
def test_a_bought_tile_goes_behind_the_screen() -> None:
    """It leaves its row; its buyer has it."""
    s = table(2)
    hand(s, BLUE, "TF")
    do(s, "buy B02")
    assert built(s, BLUE) == ["B02"]
    assert row_names(s, 0) == ["B01", "B03", "B04", "B05"]


@pytest.mark.rule("K4.3.A4")
def test_the_next_row_is_turned_up_at_once() -> None:
    """Blue buys the last 6; yellow buys an 8 in the same phase, scenario 16."""
    s = table(2)
    row_up(s, "B07")
    hand(s, BLUE, "TTS")
    hand(s, YELLOW, "TTTFFWWRRIIGG")
    jump(s, 3)
    assert face_down(s) == [0, 0, 5, 4, 3]
    do(s, "buy B07")
    assert face_down(s) == [0, 0, 0, 4, 3]
    assert len(row_names(s, 2)) == 5
    assert asked(s) == (YELLOW, "turn")
    do(s, f"buy {row_names(s, 2)[0]}")
    assert s.phase == 3


@pytest.mark.rule("K4.3.B1", "K4.3.B2")
def test_a_cottage_becomes_a_house_and_sends_two_in_the_next_round() -> None:
    """Number 3 is turned for timber and stone; next round two workers, scenario 18."""
    s = table(2)
    settle(s, "blue3", "1,0")
    hand(s, BLUE, "TS")
    do(s, "house 3")
    assert is_house(s, "blue3")
    assert (cubes(s, BLUE), s.store[:2]) == ("", [20, 20])
    assert not is_house(s, "yellow3")
    repeat(s, "turn", "pass")
    do(s, "start blue", "mark 3", "send 1,0", "send 2,0")
    assert workers(s, "1,0") == workers(s, "2,0") == ["blue3"]


@pytest.mark.rule("K4.3.B1")
@pytest.mark.parametrize("cubes_held", ["T", "S", "TT", "SIGA"])
def test_a_house_needs_one_timber_and_one_stone(cubes_held: str) -> None:
    """With one of them missing it is refused."""
    s = table(2)
    hand(s, BLUE, cubes_held)
    assert refused(s, "house 1") == ("short-of", "K4.3.B1")


@pytest.mark.rule("K4.3.B1", "K4.3.B2")
def test_a_house_is_not_turned_again() -> None:
    """Only own cottages can be turned; a house is refused and stays one."""
    s = table(2)
    house(s, "blue2", "yellow1")
    hand(s, BLUE, "TS")
    assert offered(s, "house") == ["1", "3", "4", "5"]
    assert refused(s, "house 2") == ("house-already", "K4.3.B1")
    do(s, "house 1")
    assert is_house(s, "blue1")
    assert not is_house(s, "yellow2")


@pytest.mark.rule("K4.3.B2")
def test_a_player_can_turn_all_five_cottages() -> None:
    """Five houses, and then no more."""
    s = table(2)
    hand(s, BLUE, "TTTTTTSSSSSS")
    for number in range(1, 6):
        do(s, f"house {number}", "pass")
    assert offered(s, "house") == []
    assert refused(s, "house 5") == ("house-already", "K4.3.B1")


@pytest.mark.rule("K4.3.G1")
def test_passing_is_always_allowed_and_ends_the_turn() -> None:
    """With a full hand and with an empty one; no law may be played after it."""
    s = table(2)
    hand(s, BLUE, "TTSSFFWWRRIGA")
    laws(s, BLUE, 15)
    assert "pass" in choices(s)
    do(s, "pass")
    assert asked(s) == (YELLOW, "turn")
    assert choices(s) == ["pass"]


@pytest.mark.rule("K4.3.1")
def test_every_action_a_hand_can_pay_is_offered() -> None:
    """Each verb of the turn turns up for a rich player, none but passing for a poor one."""
    s = table(2)
    assert choices(s) == ["pass"]
    hand(s, BLUE, "TTSSRR")
    s.fences = put(s.fences, 3, s.tiles[0] * 4)
    s.advance()
    verbs = {word.split()[0] for word in choices(s)}
    assert verbs == {"buy", "house", "fence", "unfence", "craft", "trade", "take", "pass"}


@pytest.mark.rule("K4.3.1")
def test_without_cubes_every_action_is_refused_with_its_reason() -> None:
    """An empty hand: too few cubes for everything."""
    s = table(2)
    assert refused(s, "buy B01") == ("short-of", "K4.3.A2")
    assert refused(s, "fence") == ("short-of", "K4.3.C1")
    assert refused(s, "unfence") == ("no-fence", "K4.3.C3")
    assert refused(s, "craft I") == ("few-basics", "K4.3.D1")
    assert refused(s, "trade T") == ("few-basics", "K4.3.E1")
    assert refused(s, "take 1") == ("no-cube", "K4.3.F1")
    first(s)
    assert question(s).seat == YELLOW


@pytest.mark.rule("K4.3.3")
def test_who_took_a_law_is_in_again_next_round() -> None:
    """Being out ends with the phase."""
    s = table(2)
    played(s, 12, 13, 14, 15, 16, 17, 18, 19)
    hand(s, BLUE, "TT")
    do(s, "take 1", "give T", "pass")
    jump(s, 3)
    assert asked(s) == (BLUE, "turn")
