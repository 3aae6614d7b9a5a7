"""Craft cubes, trade and taking law cards (manual 4.3, D to F)."""

from __future__ import annotations

import pytest

from tests.games.keythedral.table import (
    BLUE,
    GREY,
    YELLOW,
    asked,
    cubes,
    do,
    drop_deck,
    first,
    hand,
    hand_laws,
    jump,
    laws,
    next_law,
    offered,
    played,
    refused,
    repeat,
    row_up,
    store_only,
    table,
)

TURN_LAWS = (12, 13, 14, 15, 16, 17, 18, 19)


@pytest.mark.rule("K4.3.D1")
@pytest.mark.parametrize(("craft", "pay"), [("I", "TT"), ("G", "TSF"), ("A", "TTSW")])
def test_a_craft_cube_costs_two_three_or_four_basics(craft: str, pay: str) -> None:
    """Any mix of that number, no more and no fewer."""
    s = table(2)
    hand(s, BLUE, pay)
    do(s, f"craft {craft}")
    assert offered(s, "pay") == [pay]
    assert refused(s, f"pay {pay[1:]}") == ("not-the-price", "K4.3.D1")
    do(s, f"pay {pay}")
    assert cubes(s, BLUE) == craft
    assert s.store[:5] == [20, 20, 15, 15, 15]


@pytest.mark.rule("K4.3.D1")
def test_all_four_basics_buy_one_gold_and_one_cube_is_bought_a_turn() -> None:
    """Gold for 2T, S and W leaves nine on the mat; a second purchase waits, scenario 26."""
    s = table(2)
    hand(s, BLUE, "TTSW")
    do(s, "craft A", "pay TTSW")
    assert cubes(s, BLUE) == "A"
    assert s.store[7] == 9
    hand(s, YELLOW, "TTTTT")
    do(s, "craft I", "pay TT")
    assert asked(s) == (BLUE, "turn")
    assert cubes(s, YELLOW) == "TTTI"


@pytest.mark.rule("K4.3.D1")
def test_the_mix_of_basics_is_free() -> None:
    """Every pair that the hand holds is offered; a pair it lacks is refused."""
    s = table(2)
    hand(s, BLUE, "TTS")
    do(s, "craft I")
    assert offered(s, "pay") == ["TS", "TT"]
    assert refused(s, "pay SS") == ("short-of", "K4.3.D1")


@pytest.mark.rule("K4.3.D2")
def test_craft_cubes_pay_for_no_craft_house_fence_or_trade() -> None:
    """Three ironwork, three glass and three gold buy nothing of the kind."""
    s = table(2)
    hand(s, BLUE, "IIIGGGAAA")
    assert refused(s, "craft I") == ("few-basics", "K4.3.D1")
    assert refused(s, "house 1") == ("short-of", "K4.3.B1")
    assert refused(s, "fence") == ("short-of", "K4.3.C1")
    assert refused(s, "trade T") == ("few-basics", "K4.3.E1")


@pytest.mark.rule("K4.3.D3")
def test_spent_cubes_are_sold_when_the_mat_is_empty() -> None:
    """The mat's last ironwork first, then one from beside it, then none is left."""
    s = table(3)
    store_only(s, "I", 1, GREY)
    s.cubes[GREY * 8 + 5] -= 1
    s.sure[GREY * 8 + 5] -= 1
    s.spent[0] = 1
    hand(s, BLUE, "TTTT")
    jump(s, 3)
    do(s, "craft I", "pay TT", "pass", "pass")
    assert (s.store[5], s.spent[0]) == (0, 1)
    do(s, "craft I", "pay TT")
    assert (s.store[5], s.spent[0]) == (0, 0)
    assert cubes(s, BLUE) == "II"
    hand(s, YELLOW, "TT")
    assert refused(s, "craft I") == ("no-craft-left", "K4.3.D3")


@pytest.mark.rule("K4.3.E1")
def test_two_basics_are_traded_for_one() -> None:
    """Of one kind or of two, for any kind that the store has."""
    s = table(2)
    hand(s, BLUE, "TTSS")
    assert offered(s, "trade") == ["F", "R", "S", "T", "W"]
    do(s, "trade W")
    assert offered(s, "pay") == ["SS", "TS", "TT"]
    assert refused(s, "pay T") == ("not-the-price", "K4.3.E1")
    assert refused(s, "pay TFF") == ("not-the-price", "K4.3.E1")
    assert refused(s, "pay FF") == ("short-of", "K4.3.E1")
    do(s, "pay TS")
    assert cubes(s, BLUE) == "TSW"
    assert asked(s) == (YELLOW, "turn")


@pytest.mark.rule("K4.3.E1")
def test_a_kind_just_paid_may_be_received() -> None:
    """Two timber for a timber is a way to lose a turn."""
    s = table(2)
    hand(s, BLUE, "TT")
    do(s, "trade T", "pay TT")
    assert cubes(s, BLUE) == "T"


@pytest.mark.rule("K4.3.E1")
def test_the_store_must_hold_the_cube_before_the_payment() -> None:
    """No wine in the store: refused, even when wine is what would be paid."""
    s = table(3)
    store_only(s, "R", 2, GREY)
    hand(s, BLUE, "RRTT")
    jump(s, 3)
    assert s.store[4] == 0
    assert refused(s, "trade R") == ("store-empty", "K4.3.E1")


@pytest.mark.rule("K4.3.E2")
def test_crafts_are_neither_paid_nor_received_in_a_trade() -> None:
    """Ironwork does not count towards the two, and is no kind to ask for, scenario 28."""
    s = table(2)
    hand(s, BLUE, "TII")
    assert refused(s, "trade S") == ("few-basics", "K4.3.E1")
    hand(s, BLUE, "TTII")
    assert set(offered(s, "trade")) <= set("TSFWR")
    with pytest.raises(ValueError, match="no basic"):
        refused(s, "trade I")
    do(s, "trade S")
    assert offered(s, "pay") == ["TT"]
    with pytest.raises(ValueError, match="no cubes"):
        refused(s, "pay II")


@pytest.mark.rule("K4.3.E2")
def test_players_do_not_trade_with_each_other() -> None:
    """A trade touches only one hand and the store."""
    s = table(2)
    hand(s, BLUE, "TT")
    hand(s, YELLOW, "SS")
    do(s, "trade S", "pay TT")
    assert (cubes(s, BLUE), cubes(s, YELLOW)) == ("S", "SS")
    assert s.store[:2] == [20, 17]


@pytest.mark.rule("K4.3.F1")
@pytest.mark.parametrize("cube", ["T", "R", "I", "A"])
def test_a_law_costs_one_cube_of_any_kind(cube: str) -> None:
    """A basic goes to the store, a craft beside the mat; then the card is in hand."""
    s = table(2)
    hand(s, BLUE, cube)
    next_law(s, 7)
    do(s, "take 2", f"give {cube}")
    assert hand_laws(s, BLUE) == [7]
    assert s.law_spaces == (-1, 0)
    assert cubes(s, BLUE) == ""
    assert sum(s.spent) == (1 if cube in "IA" else 0)
    assert sum(s.store) == 115 - sum(s.spent)


@pytest.mark.rule("K4.3.F1")
def test_the_cube_is_paid_before_the_card_is_seen() -> None:
    """While the payment is asked for no card is drawn; a cube one lacks is refused."""
    s = table(2)
    hand(s, BLUE, "TI")
    do(s, "take 1")
    assert asked(s) == (BLUE, "pay-law")
    assert hand_laws(s, BLUE) == []
    assert offered(s, "give") == ["I", "T"]
    assert refused(s, "give S") == ("short-of", "K4.3.F1")


@pytest.mark.rule("K4.3.F2", "K4.4.2")
@pytest.mark.parametrize(("deck", "spaces"), [(5, [-1, -1]), (1, [-1, 0]), (0, [0, 0])])
def test_two_laws_a_round_and_refilled_only_in_phase_4(deck: int, spaces: list[int]) -> None:
    """Blue and yellow take both: grey finds none; phase 4 fills what it can, scenario 31."""
    s = table(3)
    played(s, *TURN_LAWS)
    drop_deck(s, deck)
    for seat in (BLUE, YELLOW, GREY):
        hand(s, seat, "T")
    jump(s, 3)
    do(s, "take 1", "give T", "take 2", "give T")
    assert s.law_spaces == (0, 0)
    assert refused(s, "take 1") == ("no-law-there", "K4.3.F2")
    assert refused(s, "take 2") == ("no-law-there", "K4.3.F2")
    do(s, "pass")
    assert s.phase == 5
    assert list(s.law_spaces) == spaces
    assert s.law_deck == max(deck - 2, 0)


@pytest.mark.rule("K4.3.F2")
def test_after_taking_a_law_a_player_is_out_of_the_phase() -> None:
    """He has cubes left but gets no further turn."""
    s = table(2)
    played(s, *TURN_LAWS)
    hand(s, BLUE, "TTSS")
    do(s, "take 1", "give T", "pass")
    assert s.phase == 5
    assert cubes(s, BLUE) == "TSS"


@pytest.mark.rule("K4.3.F3")
def test_there_is_no_limit_to_laws_in_hand() -> None:
    """With nine laws in hand a tenth may be taken."""
    s = table(2)
    laws(s, BLUE, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    hand(s, BLUE, "T")
    next_law(s, 10)
    do(s, "take 1", "give T")
    assert hand_laws(s, BLUE) == list(range(1, 11))


@pytest.mark.rule("K4.3.5")
def test_a_craft_cube_paid_for_a_tile_lies_beside_the_mat() -> None:
    """It does not go back on the mat and scores for nobody."""
    s = table(2)
    row_up(s, "B15", "B16")
    hand(s, BLUE, "TFI")
    do(s, "buy B15")
    assert (s.store[5], s.spent[0], cubes(s, BLUE)) == (9, 1, "")


@pytest.mark.rule("K4.4.1")
def test_workers_and_markers_go_back() -> None:
    """After phase 3 the fields and the numbers are empty again."""
    s = table(2)
    jump(s, 1)
    while s.phase == 1:
        first(s)
    assert 0 not in s.markers
    assert max(s.workers) > 0
    repeat(s, "turn", "pass")
    assert s.phase == 5
    assert s.markers == (0,) * 5
    assert max(s.workers) == 0


@pytest.mark.rule("K4.4.2")
def test_one_empty_space_is_refilled() -> None:
    """Only the second space was emptied: it gets a card, the deck is one shorter."""
    s = table(2)
    played(s, *TURN_LAWS)
    hand(s, BLUE, "T")
    deck = s.law_deck
    do(s, "take 2", "give T", "pass")
    assert s.law_spaces == (-1, -1)
    assert s.law_deck == deck - 1
