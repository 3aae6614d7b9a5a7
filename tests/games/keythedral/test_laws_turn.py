"""The laws of phases 3 and 5: 12 Reduced Price to 20 Royal Appointment."""

from __future__ import annotations

import pytest

from boardwright.games.keythedral import GAME
from tests.games.keythedral.table import (
    BLUE,
    GREEN,
    GREY,
    SPECTATOR,
    YELLOW,
    asked,
    auction,
    built,
    choices,
    cubes,
    do,
    fence,
    fence_at,
    hand,
    hand_laws,
    house,
    is_house,
    jump,
    laws,
    next_law,
    offered,
    refused,
    repeat,
    row_names,
    row_up,
    settle,
    store_only,
    table,
)


@pytest.mark.rule("K5.L12")
@pytest.mark.parametrize("left_out", ["F", "I", "A"])
def test_law_12_each_buyer_chooses_the_cube_to_leave_out(left_out: str) -> None:
    """B30 for two of its three cubes, never all three; also rounds later, scenario 43."""
    s = table(2)
    row_up(s, "B30", "B31")
    laws(s, BLUE, 12)
    do(s, "law 12", "price B30")
    repeat(s, "turn", "pass")
    jump(s, 3)
    do(s, "pass")
    hand(s, YELLOW, "FIA")
    do(s, "buy B30")
    assert offered(s, "leave") == ["A", "F", "I"]
    assert refused(s, "leave W") == ("not-in-cost", "K5.L12")
    do(s, f"leave {left_out}")
    assert cubes(s, YELLOW) == left_out
    assert built(s, YELLOW) == ["B30"]
    assert s.reduced == 0


@pytest.mark.rule("K5.L12", "K4.3.A2")
def test_law_12_a_buyer_with_one_cube_missing_leaves_that_one_out() -> None:
    """Two of three cubes are enough, one is not; whoever buys, not only the law's player."""
    s = table(2)
    row_up(s, "B30", "B31")
    laws(s, BLUE, 12)
    do(s, "law 12", "price B30", "pass")
    hand(s, YELLOW, "F")
    assert refused(s, "buy B30") == ("short-of", "K4.3.A2")
    hand(s, YELLOW, "FA")
    do(s, "buy B30")
    assert offered(s, "leave") == ["I"]
    assert refused(s, "leave F") == ("short-of", "K4.3.A2")
    do(s, "leave I")
    assert cubes(s, YELLOW) == ""


@pytest.mark.rule("K5.L12", "K5.L13", "K8.2")
@pytest.mark.parametrize("law", [12, 13])
def test_laws_12_and_13_touch_only_the_current_row(law: int) -> None:
    """In the strategic game later rows lie open, but their prices stay."""
    s = table(2, strategic="on")
    laws(s, BLUE, law)
    do(s, f"law {law}")
    assert sorted(offered(s, "price")) == row_names(s, 0)
    later = row_names(s, 1)[0]
    assert refused(s, f"price {later}") == ("not-in-row", f"K5.L{law}")


@pytest.mark.rule("K5.12")
def test_a_tile_never_costs_less_than_one_cube() -> None:
    """A two-cube tile, once reduced, costs one and cannot be reduced again."""
    s = table(2)
    row_up(s, "B01", "B02")
    s.reduced = 1
    laws(s, BLUE, 12)
    do(s, "law 12")
    assert offered(s, "price") == ["B02"]
    assert refused(s, "price B01") == ("reduced-already", "K5.L12")
    do(s, "price B02")
    hand(s, BLUE, "S")
    do(s, "buy B01", "leave T")
    assert cubes(s, BLUE) == ""
    s = table(2)
    row_up(s, "B01", "B02")
    s.reduced = 3
    laws(s, BLUE, 12)
    assert refused(s, "law 12") == ("reduced-already", "K5.L12")


@pytest.mark.rule("K5.L13")
def test_law_13_a_tile_costs_one_more_of_a_printed_kind() -> None:
    """Until bought, over rounds, for everyone; other tiles keep their price."""
    s = table(2)
    row_up(s, "B20", "B21")
    laws(s, BLUE, 13)
    do(s, "law 13", "price B20")
    assert offered(s, "raise") == ["F", "G", "T"]
    assert refused(s, "raise W") == ("not-printed", "K5.L13")
    do(s, "raise T")
    repeat(s, "turn", "pass")
    jump(s, 3)
    hand(s, BLUE, "TFGGW")
    assert refused(s, "buy B20") == ("short-of", "K4.3.A2")
    assert offered(s, "buy") == ["B21"]
    hand(s, BLUE, "TTFGG")
    do(s, "buy B20")
    assert cubes(s, BLUE) == "G"
    assert s.raised == ()


@pytest.mark.rule("K5.12", "K5.L12", "K5.L13")
@pytest.mark.parametrize("order", [("12", "13"), ("13", "12")])
@pytest.mark.parametrize("payment", ["TFG", "TGG", "FGG"])
def test_laws_12_and_13_on_one_tile_add_and_then_leave_out(
    order: tuple[str, str], payment: str
) -> None:
    """B20 raised by G and reduced costs T F G, T G G or F G G, in any order, scenario 68."""
    s = table(2)
    row_up(s, "B20", "B21")
    laws(s, BLUE, 12, 13)
    for law in order:
        do(s, f"law {law}", "price B20")
        if law == "13":
            do(s, "raise G")
    hand(s, BLUE, payment)
    do(s, "buy B20")
    assert len(choices(s)) == 1
    do(s, choices(s)[0])
    assert cubes(s, BLUE) == ""


@pytest.mark.rule("K5.12")
def test_laws_12_and_13_a_full_hand_may_leave_out_any_kind() -> None:
    """With T F G G in hand each of T, F and G may be left out; three cubes of four are paid."""
    s = table(2)
    row_up(s, "B20", "B21")
    laws(s, BLUE, 12, 13)
    do(s, "law 13", "price B20", "raise G", "law 12", "price B20")
    hand(s, BLUE, "TFGG")
    do(s, "buy B20")
    assert offered(s, "leave") == ["F", "G", "T"]
    do(s, "leave F")
    assert cubes(s, BLUE) == "F"


@pytest.mark.rule("K5.L14")
def test_law_14_three_trades_at_one_for_one() -> None:
    """T for S, S for W, W for R; T for T is refused; the fourth costs two, scenario 65."""
    s = table(2)
    laws(s, BLUE, 14)
    hand(s, BLUE, "TTT")
    do(s, "law 14")
    assert refused(s, "trade T") == ("another-kind", "K5.L14")
    do(s, "trade S")
    assert refused(s, "pay TT") == ("not-the-price", "K4.3.E1")
    do(s, "pay T")
    assert asked(s) == (YELLOW, "turn")
    do(s, "pass", "trade W", "pay S", "pass", "trade R")
    assert refused(s, "pay R") == ("another-kind", "K5.L14")
    do(s, "pay W")
    assert cubes(s, BLUE) == "TTR"
    do(s, "pass", "trade F")
    assert refused(s, "pay T") == ("not-the-price", "K4.3.E1")
    do(s, "pay TT")
    assert cubes(s, BLUE) == "FR"


@pytest.mark.rule("K5.L14")
def test_law_14_serves_its_player_in_this_phase_only() -> None:
    """Yellow pays two as ever, and blue too in the next round."""
    s = table(2)
    laws(s, BLUE, 14)
    hand(s, BLUE, "T")
    hand(s, YELLOW, "T")
    do(s, "law 14", "pass")
    assert refused(s, "trade S") == ("few-basics", "K4.3.E1")
    jump(s, 3)
    assert refused(s, "trade S") == ("few-basics", "K4.3.E1")


@pytest.mark.rule("K5.L14", "K5.L18")
def test_laws_14_and_18_end_when_their_player_takes_a_law() -> None:
    """Out of the phase, nothing of them is left."""
    s = table(2)
    laws(s, BLUE, 14, 18)
    hand(s, BLUE, "T")
    next_law(s, 1)
    do(s, "law 14", "law 18", "take 1", "give T")
    assert s.free_trades[BLUE] == s.favours[BLUE] == 0


@pytest.mark.rule("K5.L15")
def test_law_15_the_others_build_no_houses_this_phase() -> None:
    """Neither by action nor by law; its player may; next round all may again."""
    s = table(2)
    laws(s, BLUE, 15)
    laws(s, YELLOW, 17)
    hand(s, BLUE, "TS")
    hand(s, YELLOW, "TS")
    do(s, "law 15", "house 1")
    assert is_house(s, "blue1")
    assert refused(s, "house 1") == ("house-ban", "K5.L15")
    assert refused(s, "law 17") == ("house-ban", "K5.L15")
    jump(s, 3)
    do(s, "pass", "law 17", "house 1", "house 2")
    assert is_house(s, "yellow1")
    assert is_house(s, "yellow2")


@pytest.mark.rule("K5.L15")
def test_law_15_needs_a_cottage_of_another_player() -> None:
    """If all others have only houses it is refused; an own cottage does not count."""
    s = table(2)
    laws(s, BLUE, 15)
    house(s, *[f"yellow{n}" for n in range(1, 6)])
    assert refused(s, "law 15") == ("no-cottage", "K5.L15")
    house(s, "blue1")
    s.houses &= ~(1 << 5)
    s.advance()
    assert offered(s, "law") == ["15"]


@pytest.mark.rule("K5.L15", "K5.L17")
def test_ones_own_ban_does_not_stop_ones_own_law_17() -> None:
    """Blue bans the others and then turns a cottage by law."""
    s = table(2)
    laws(s, BLUE, 15, 17)
    do(s, "law 15", "law 17", "house 3")
    assert is_house(s, "blue3")


@pytest.mark.rule("K5.L16")
def test_law_16_removes_one_or_two_fences_for_nothing() -> None:
    """Any colour, also beside an empty plot; they leave the game; the second is optional."""
    s = table(2)
    settle(s, "yellow1", "-2,-2")
    fence(s, "blue-a", "yellow1", "se")
    settle(s, "yellow1", "2,-2")
    settle(s, "blue1", "1,0")
    fence(s, "blue-b", "blue1", "nw")
    fence(s, "yellow-a", "blue1", "se")
    laws(s, BLUE, 16)
    do(s, "law 16")
    assert offered(s, "remove") == ["blue-a", "blue-b", "yellow-a"]
    assert refused(s, "stop") == ("one-at-least", "K5.L16")
    assert refused(s, "remove yellow-c") == ("fence-not-laid", "K5.L16")
    do(s, "remove yellow-a", "remove blue-a")
    assert [fence_at(s, mark) for mark in ("blue-a", "yellow-a")] == [-2, -2]
    assert fence_at(s, "blue-b") >= 0
    assert asked(s) == (BLUE, "turn")


@pytest.mark.rule("K5.L16")
def test_law_16_may_stop_after_one_and_needs_a_fence() -> None:
    """One fence of two is removed; without any the law is refused."""
    s = table(2)
    settle(s, "blue1", "1,0")
    laws(s, BLUE, 16)
    assert refused(s, "law 16") == ("no-fence", "K5.L16")
    fence(s, "yellow-a", "blue1", "nw")
    fence(s, "yellow-b", "blue1", "se")
    do(s, "law 16", "remove yellow-a", "stop")
    assert fence_at(s, "yellow-b") >= 0
    assert asked(s) == (BLUE, "turn")


@pytest.mark.rule("K5.L17")
def test_law_17_turns_an_own_cottage_for_nothing() -> None:
    """No cubes are needed; houses are no choice; with five houses it is refused."""
    s = table(2)
    house(s, "blue1")
    laws(s, BLUE, 17)
    do(s, "law 17")
    assert offered(s, "house") == ["2", "3", "4", "5"]
    assert refused(s, "house 1") == ("house-already", "K5.L17")
    do(s, "house 4")
    assert is_house(s, "blue4")
    s = table(2)
    laws(s, BLUE, 17)
    house(s, *[f"blue{n}" for n in range(1, 6)])
    assert refused(s, "law 17") == ("no-cottage", "K5.L17")


@pytest.mark.rule("K5.L18")
def test_law_18_three_crafts_at_one_less() -> None:
    """Ironwork 1, glass 2, gold 3; the fourth at full price, scenario 66."""
    s = table(2)
    laws(s, BLUE, 18)
    hand(s, BLUE, "TTTTTTTT")
    do(s, "law 18", "craft I", "pay T", "pass", "craft G", "pay TT", "pass", "craft A")
    assert refused(s, "pay TTTT") == ("not-the-price", "K4.3.D1")
    do(s, "pay TTT", "pass", "craft I")
    assert refused(s, "pay T") == ("not-the-price", "K4.3.D1")
    do(s, "pay TT")
    assert cubes(s, BLUE) == "IIGA"


@pytest.mark.rule("K5.L18")
def test_law_18_serves_its_player_in_this_phase_only() -> None:
    """One basic buys ironwork for blue, not for yellow, and not in the next round."""
    s = table(2)
    laws(s, BLUE, 18)
    hand(s, BLUE, "T")
    hand(s, YELLOW, "T")
    do(s, "law 18")
    assert offered(s, "craft") == ["I"]
    do(s, "pass")
    assert refused(s, "craft I") == ("few-basics", "K4.3.D1")
    jump(s, 3)
    assert refused(s, "craft I") == ("few-basics", "K4.3.D1")


@pytest.mark.rule("K5.L19", "K7.1")
def test_law_19_shows_the_next_row_to_its_player_alone() -> None:
    """Blue sees the five 6s, others only that he looked; and these are what is turned up."""
    s = table(2)
    row_up(s, "B01")
    laws(s, BLUE, 19)
    hand(s, BLUE, "TS")
    do(s, "law 19")
    seen = GAME.visibility.view(s, BLUE)["looked_at"]
    assert len(seen) == 5
    for viewer in (YELLOW, SPECTATOR):
        assert GAME.visibility.view(s, viewer)["looked_at"] == 5
        assert GAME.visibility.view(s, viewer)["lookers"] == 1 << BLUE
    do(s, "pass", "pass")
    jump(s, 3)
    assert GAME.visibility.view(s, BLUE)["looked_at"] == seen
    do(s, "buy B01")
    assert row_names(s, 1) == [f"B{building + 1:02}" for building in seen]
    assert GAME.visibility.view(s, YELLOW)["rows"][5:10] == [b + 1 for b in seen]


@pytest.mark.rule("K5.L19")
@pytest.mark.parametrize("strategic", ["on", "off"])
def test_law_19_without_an_unturned_row_gives_a_cube(strategic: str) -> None:
    """In the row of 12s and in the strategic game: one basic of choice."""
    s = table(2, strategic=strategic)
    if strategic == "off":
        row_up(s, "B29", "B30")
    laws(s, BLUE, 19)
    do(s, "law 19", "free R")
    assert cubes(s, BLUE) == "R"
    assert s.lookers == 0


@pytest.mark.rule("K5.L19")
def test_law_19_needs_an_unturned_row_or_a_cube() -> None:
    """Last row and empty store: refused."""
    s = table(2)
    row_up(s, "B29", "B30")
    for code in "TSFWR":
        store_only(s, code, 0, YELLOW)
    laws(s, BLUE, 19)
    assert refused(s, "law 19") == ("no-free-cube", "K5.L19")
    row_up(s, "B23", "B24")
    assert offered(s, "law") == ["19"]


@pytest.mark.rule("K5.L20")
def test_law_20_voids_the_auction_and_names_the_start_player() -> None:
    """Grey has won with 2, green plays law 20: nobody pays, green names blue."""
    s = auction("T", "", "TT", "")
    laws(s, GREEN, 20)
    do(s, "bid 2")
    assert asked(s) == (GREEN, "law-window")
    do(s, "law 20")
    assert asked(s) == (GREEN, "name-start")
    do(s, "start blue")
    assert (s.start, s.holder) == (BLUE, BLUE)
    assert [cubes(s, seat) for seat in (BLUE, YELLOW, GREY)] == ["T", "", "TT"]


@pytest.mark.rule("K5.L20")
def test_law_20_may_follow_a_match_or_an_auction_without_bids() -> None:
    """The holder keeps his cubes when he has matched; without bids it works as well."""
    s = auction("", "SS", "TT")
    laws(s, GREY, 20)
    do(s, "bid 1", "match", "law 20", "start grey")
    assert [cubes(s, seat) for seat in (YELLOW, GREY)] == ["SS", "TT"]
    assert s.start == GREY
    s = auction("", "", "")
    laws(s, GREY, 20)
    jump(s, 5)
    do(s, "law 20", "start grey")
    assert (s.start, hand_laws(s, GREY)) == (GREY, [])


@pytest.mark.rule("K5.L14")
def test_law_14_a_cube_is_not_swapped_for_its_own_kind() -> None:
    """With timber and stone in hand only the stone buys a timber."""
    s = table(2)
    laws(s, BLUE, 14)
    hand(s, BLUE, "TS")
    do(s, "law 14", "trade T")
    assert offered(s, "pay") == ["S"]
    assert refused(s, "pay T") == ("another-kind", "K5.L14")


@pytest.mark.rule("K5.L20")
def test_law_20_voids_one_auction_only() -> None:
    """In the next round the winner of the auction names the start player."""
    s = auction("", "", "T")
    laws(s, BLUE, 20)
    do(s, "bid 1", "law 20", "start blue")
    jump(s, 5)
    do(s, "bid 1", "give T")
    assert asked(s) == (GREY, "name-start")
