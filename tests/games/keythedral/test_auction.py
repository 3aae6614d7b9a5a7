"""Phase 5: the start player's marker is auctioned (manual 4.5). Blue starts, yellow holds."""

from __future__ import annotations

import pytest

from boardwright.games.keythedral import GAME
from boardwright.games.keythedral.components import GOLD
from boardwright.games.keythedral.state import Table
from boardwright.kernel.chance import Sealed
from tests.games.keythedral.table import (
    BLUE,
    GREEN,
    GREY,
    SPECTATOR,
    YELLOW,
    all_notes,
    asked,
    auction,
    choices,
    cubes,
    do,
    jump,
    notes,
    offered,
    refused,
)


@pytest.mark.rule("K4.5.1")
def test_the_marker_goes_to_the_left() -> None:
    """Blue was start player; yellow holds the marker during the auction."""
    s = auction("", "", "")
    assert s.start == BLUE
    assert s.holder == YELLOW


@pytest.mark.rule("K4.5.2")
def test_the_player_left_of_the_holder_opens_and_the_holder_does_not_bid() -> None:
    """Grey, green, blue bid in this order, and round again without yellow."""
    s = auction("TTTT", "TTTT", "TTTT", "TTTT")
    bidders = []
    for move in ("bid 1", "bid 2", "bid 3", "pass", "pass"):
        assert asked(s)[1] == "bid"
        bidders.append(asked(s)[0])
        do(s, move)
    assert bidders == [GREY, GREEN, BLUE, GREY, GREEN]
    assert asked(s) == (YELLOW, "match")


@pytest.mark.rule("K4.5.2")
def test_a_bid_must_be_higher_and_may_jump() -> None:
    """After 2 no 2 and no 1, but 3 or any more he owns."""
    s = auction("TTTTT", "", "TT")
    do(s, "bid 2")
    assert offered(s, "bid") == ["3", "4", "5"]
    assert refused(s, "bid 2") == ("bid-too-low", "K4.5.2")
    assert refused(s, "bid 1") == ("bid-too-low", "K4.5.2")


@pytest.mark.rule("K4.5.2")
def test_who_passes_is_out_of_the_auction() -> None:
    """Grey passes; green and blue outbid each other without him."""
    s = auction("T" * 4, "", "S" * 4, "F" * 4)
    do(s, "pass", "bid 1", "bid 2")
    assert asked(s) == (GREEN, "bid")
    do(s, "bid 3")
    assert asked(s) == (BLUE, "bid")


@pytest.mark.rule("K4.5.2", "K4.5.5", "K4.5.6", "K4.5.10")
def test_the_highest_bidder_pays_the_holder_and_names_himself() -> None:
    """Grey 1, green 2, the others pass, yellow declines: two cubes to yellow, scenario 32."""
    s = auction("TTT", "SS", "FFF", "WWA")
    do(s, "bid 1", "bid 2", "pass", "pass")
    assert asked(s) == (YELLOW, "match")
    do(s, "decline")
    assert asked(s) == (GREEN, "pay-bid")
    do(s, "give W", "give A")
    assert cubes(s, GREEN) == "W"
    assert cubes(s, YELLOW) == "SSWA"
    assert asked(s) == (GREEN, "name-start")
    do(s, "start green")
    assert (s.start, s.phase) == (GREEN, 1)
    assert asked(s) == (GREEN, "place-marker")


@pytest.mark.rule("K4.5.5", "K4.5.6")
def test_a_holder_who_matches_pays_the_player_before_him() -> None:
    """Yellow matches two: blue gets them, and yellow names, scenario 33."""
    s = auction("TTT", "SS", "FFF", "WWA")
    do(s, "bid 1", "bid 2", "pass", "pass", "match")
    assert asked(s) == (YELLOW, "pay-bid")
    do(s, "give S", "give S")
    assert (cubes(s, BLUE), cubes(s, YELLOW), cubes(s, GREEN)) == ("TTTSS", "", "WWA")
    assert asked(s) == (YELLOW, "name-start")


@pytest.mark.rule("K4.5.1", "K4.5.10")
def test_the_winner_names_anyone_and_the_marker_goes_on_from_there() -> None:
    """Green wins and names grey; at the next auction green holds the marker, scenario 35."""
    s = auction("", "", "", "T")
    do(s, "bid 1", "give T")
    assert offered(s, "start") == ["blue", "green", "grey", "yellow"]
    assert refused(s, "start red") == ("no-such-seat", "K4.5.10")
    do(s, "start grey")
    assert asked(s) == (GREY, "place-marker")
    jump(s, 5)
    assert s.holder == GREEN


@pytest.mark.rule("K4.5.3")
def test_nobody_bids_more_cubes_than_he_owns() -> None:
    """Three cubes: four is refused, scenario 36."""
    s = auction("T", "T", "TIA")
    assert offered(s, "bid") == ["1", "2", "3"]
    assert refused(s, "bid 4") == ("bid-too-high", "K4.5.3")


@pytest.mark.rule("K4.5.3")
def test_who_owns_too_few_cubes_can_only_pass() -> None:
    """Grey bids 4; green owns 4 and is passed by; blue may bid 5, 6 or 7, scenario 55."""
    s = auction("T" * 7, "", "S" * 5, "F" * 4)
    do(s, "bid 4")
    assert notes(s, "no-bid") == [(GREEN,)]
    assert asked(s) == (BLUE, "bid")
    assert offered(s, "bid") == ["5", "6", "7"]


@pytest.mark.rule("K4.5.3")
def test_every_cube_counts_one_in_a_flat_bid() -> None:
    """Gold is worth no more than timber; a bid of two is paid with any two."""
    s = auction("", "", "TA")
    assert offered(s, "bid") == ["1", "2"]
    do(s, "bid 2", "give T", "give A")
    assert cubes(s, YELLOW) == "TA"


@pytest.mark.rule("K4.5.4")
def test_the_last_unheard_bidder_may_bid_though_all_others_passed() -> None:
    """Grey and green pass; blue is still asked, and his bid ends the bidding."""
    s = auction("TT", "", "T", "T")
    do(s, "pass", "pass")
    assert asked(s) == (BLUE, "bid")
    do(s, "bid 1")
    assert asked(s) == (BLUE, "pay-bid")


@pytest.mark.rule("K4.5.4")
def test_the_bidding_goes_on_for_more_than_one_lap() -> None:
    """Two rivals raise until one passes; the maker of the highest bid is not asked again."""
    s = auction("T" * 6, "S" * 6, "F" * 6)
    do(s, "bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass")
    assert asked(s) == (YELLOW, "match")
    assert (s.auction.bidder, s.auction.bid) == (GREY, 5)


@pytest.mark.rule("K4.5.4", "K4.5.5")
def test_a_holder_without_cubes_cannot_match() -> None:
    """Grey passes, blue bids 1, yellow has nothing: blue pays yellow, scenario 53."""
    s = auction("TT", "", "S")
    do(s, "pass", "bid 1")
    assert asked(s) == (BLUE, "pay-bid")
    do(s, "give T")
    assert (cubes(s, BLUE), cubes(s, YELLOW)) == ("T", "T")
    assert asked(s) == (BLUE, "name-start")


@pytest.mark.rule("K4.5.5")
def test_the_holder_is_asked_once_and_there_is_no_answer_to_a_match() -> None:
    """After the match the holder pays; grey cannot raise again."""
    s = auction("", "SSS", "FFF")
    do(s, "bid 1")
    assert sorted(choices(s)) == ["decline", "match"]
    do(s, "match")
    assert asked(s) == (YELLOW, "pay-bid")


@pytest.mark.rule("K4.5.6")
def test_a_bid_is_paid_cube_by_cube_with_own_kinds() -> None:
    """In any order: an order would tell the others which kinds are left."""
    s = auction("", "", "TTSA")
    do(s, "bid 3")
    assert refused(s, "give F") == ("short-of", "K4.5.6")
    do(s, "give A")
    assert offered(s, "give") == ["S", "T"]
    assert (s.auction.bid, refused(s, "give A")) == (2, ("short-of", "K4.5.6"))
    do(s, "give T", "give S")
    assert (cubes(s, GREY), cubes(s, YELLOW)) == ("T", "TSA")


@pytest.mark.rule("K4.5.7")
def test_without_a_bid_the_holder_wins_for_nothing() -> None:
    """Grey and blue pass: yellow pays nothing and names whom he likes."""
    s = auction("T", "SS", "F")
    do(s, "pass", "pass")
    assert asked(s) == (YELLOW, "name-start")
    do(s, "start blue")
    assert [cubes(s, seat) for seat in (BLUE, YELLOW, GREY)] == ["T", "SS", "F"]
    assert s.start == BLUE


@pytest.mark.rule("K4.5.8", "K7.1", "K7.2")
def test_the_kinds_paid_are_seen_by_payer_and_receiver_only() -> None:
    """Green pays yellow timber and gold: others see the numbers change, scenario 56."""
    s = auction("SSS", "", "F", "TAW")
    do(s, "pass", "bid 2")
    assert GAME.visibility.view(s, BLUE)["bid"] == 2
    do(s, "pass", "give T", "give A")
    for seat in (BLUE, GREY, SPECTATOR):
        view = GAME.visibility.view(s, seat)
        assert (view["cubes"][YELLOW], view["cubes"][GREEN]) == (2, 1)
    assert GAME.visibility.view(s, YELLOW)["cubes"][YELLOW] == [1, 0, 0, 0, 0, 0, 0, 1]
    assert GAME.visibility.view(s, GREEN)["cubes"][GREEN] == [0, 0, 0, 1, 0, 0, 0, 0]
    told = [note for note in all_notes(s) if note.key == "paid-kind"]
    assert len(told) == 2
    seers = [seat for seat in (SPECTATOR, 0, 1, 2, 3) if told[0].seen_by(seat)]
    assert seers == [YELLOW, GREEN]


@pytest.mark.rule("K4.5.8")
def test_a_hidden_payment_makes_the_others_less_sure() -> None:
    """After two unseen cubes only what exceeds two of a kind is still known of the payer."""
    s = auction("", "", "", "TTTA")
    do(s, "bid 2", "give T", "give T")
    assert s.sure[GREEN * 8 : GREEN * 8 + 8] == [1, 0, 0, 0, 0, 0, 0, 0]
    assert s.sure[YELLOW * 8 : YELLOW * 8 + 8] == [0] * 8


@pytest.mark.rule("K4.5.3", "K8.4")
def test_bids_by_value_count_the_points_of_the_cubes() -> None:
    """Timber and gold are worth five; six is refused."""
    s = auction("", "", "TA", bid_value="by_kind")
    assert offered(s, "bid") == ["1", "2", "3", "4", "5"]
    assert refused(s, "bid 6") == ("bid-too-high", "K4.5.3")


@pytest.mark.rule("K4.5.9", "K8.4")
def test_by_value_cubes_are_given_until_they_reach_the_bid() -> None:
    """Four is paid with one gold, or with timber and gold without change."""
    for gives, left in ((("A",), "TT"), (("T", "A"), "T")):
        s = auction("", "", "TTA", bid_value="by_kind")
        do(s, "bid 4", "pass", "decline")
        do(s, *[f"give {cube}" for cube in gives])
        assert cubes(s, GREY) == left
        assert asked(s) == (GREY, "name-start")


@pytest.mark.rule("K4.5.9")
def test_by_value_the_payment_is_counted_aloud() -> None:
    """Of five a gold leaves one to pay, and the iron pays it without change."""
    s = auction("", "", "IA", bid_value="by_kind")
    do(s, "bid 5", "pass", "decline", "give A")
    assert s.auction.bid == 1
    do(s, "give I")
    assert cubes(s, YELLOW) == "IA"


@pytest.mark.rule("K4.5.9")
def test_by_value_everybody_sees_the_cubes_paid_and_remembers_them() -> None:
    """A re-deal leaves the gold that yellow was seen to get where it is."""
    s = auction("", "", "IA", bid_value="by_kind")
    s.notes = []
    do(s, "bid 5", "pass", "decline", "give A")
    assert notes(s, "paid-open") == [(GREY, YELLOW, GOLD)]
    for seed in range(10):
        dealt = GAME.visibility.determinize(s, BLUE, Sealed(str(seed)))
        assert isinstance(dealt, Table)
        assert dealt.has(YELLOW, GOLD)


@pytest.mark.rule("K4.5.5", "K8.4")
def test_by_value_everybody_is_asked_since_kinds_are_hidden() -> None:
    """Blue and yellow own nothing; they are asked and may only pass or decline."""
    s = auction("", "", "T", bid_value="by_kind")
    do(s, "bid 1")
    assert (asked(s), choices(s)) == ((BLUE, "bid"), ["pass"])
    do(s, "pass")
    assert (asked(s), choices(s)) == ((YELLOW, "match"), ["decline"])
    assert refused(s, "match") == ("bid-too-high", "K4.5.5")


@pytest.mark.rule("K4.5.5")
def test_by_value_the_holder_matches_with_the_worth_of_his_cubes() -> None:
    """One gold matches a bid of four."""
    s = auction("", "A", "TTTT", bid_value="by_kind")
    do(s, "bid 4", "pass", "match", "give A")
    assert cubes(s, BLUE) == "A"


@pytest.mark.rule("K4.5.2", "K4.5.5")
def test_every_auction_begins_anew() -> None:
    """Who passed or matched last round bids, and need not pay, in the next one."""
    s = auction("TT", "SS", "FFF")
    do(s, "bid 1", "pass", "match", "give S", "start blue")
    jump(s, 5)
    assert (s.auction.bid, s.auction.bidder) == (0, -1)
    do(s, "bid 1")
    assert asked(s) == (BLUE, "bid")
    do(s, "pass", "decline")
    assert asked(s) == (GREY, "pay-bid")
