"""The judge: each feature moves as it should, and looking changes nothing."""

from __future__ import annotations

import pytest

from boardwright.games import find_judge
from boardwright.games.keythedral import GAME
from boardwright.games.keythedral.state import Table
from boardwright.kernel.chance import Sealed

from .table import (
    BLUE,
    YELLOW,
    auction,
    build,
    choices,
    do,
    fence,
    fresh,
    hand,
    house,
    jump,
    laws,
    row_up,
    settle,
    stand,
    table,
)

JUDGE = find_judge("keythedral")


def seen(s: Table, feature: str, seat: int = BLUE) -> float:
    return JUDGE.look(s, seat)[JUDGE.features.index(feature)]


def best(s: Table) -> str:
    """The option that the judge's priors put first."""
    return max(zip(JUDGE.priors(s), choices(s), strict=True))[1]


def test_building_tiles_and_cubes_count_their_points() -> None:
    s = table(3)
    build(s, BLUE, "B07", "B29")
    hand(s, BLUE, "TFFIGA")
    assert seen(s, "buildings") == 18
    assert seen(s, "basics") == 3
    assert seen(s, "crafts") == 9


def test_a_hand_pays_deals_or_waits() -> None:
    s = table(3)
    row_up(s, "B01", "B06")
    hand(s, BLUE, "TS")
    assert seen(s, "payable") == 2
    hand(s, BLUE, "TSFW")
    assert seen(s, "payable") == 4
    hand(s, BLUE, "TRR")
    assert seen(s, "payable") == 0
    assert seen(s, "within-reach") > 0
    hand(s, BLUE, "T")
    assert seen(s, "within-reach") == 0
    assert seen(s, "begun") > 0


def test_who_is_out_of_the_phase_hopes_for_less() -> None:
    s = table(3)
    hand(s, BLUE, "TS")
    before = seen(s, "payable")
    s.out |= 1 << BLUE
    assert 0 < seen(s, "payable") < before


def test_crafts_are_dealt_for() -> None:
    s = table(3)
    row_up(s, "B15")
    hand(s, BLUE, "TFWW")
    assert seen(s, "within-reach") > 0
    hand(s, BLUE, "TFI")
    assert seen(s, "payable") == 4


def test_houses_bring_more_workers_out() -> None:
    s = table(3)
    before = seen(s, "harvest")
    house(s, "blue1")
    assert seen(s, "harvest") > before
    assert seen(s, "houses") > 0
    assert seen(s, "houses", YELLOW) < 0


def test_a_fence_keeps_workers_at_home() -> None:
    s = table(3)
    before = seen(s, "harvest")
    fence(s, "yellow-a", "blue1", "nw")
    assert seen(s, "harvest") < before
    assert seen(s, "fences", YELLOW) < seen(s, "fences", BLUE)


def test_workers_sent_count_and_leave_fewer_openings() -> None:
    s = table(3)
    jump(s, 1)
    openings = seen(s, "openings")
    assert seen(s, "workers") == 0
    assert 4 < openings <= 5
    do(s, "mark 1", choices_after(s, "mark 1")[0])
    assert seen(s, "workers") == 1
    assert seen(s, "openings") < openings


def choices_after(s: Table, move: str) -> list[str]:
    copy = s.clone()
    do(copy, move)
    return choices(copy)


def test_what_workers_will_bring_pays_for_buildings() -> None:
    s = table(2)
    row_up(s, "B01")
    hand(s, BLUE, "T")
    jump(s, 1)
    settle(s, "blue1", "1,1")
    before = seen(s, "payable")
    stand(s, "blue1", "1,1")  # a quarry
    assert before == 0
    assert seen(s, "payable") == 2


def test_timber_and_stone_make_a_house() -> None:
    s = table(3)
    hand(s, BLUE, "TT")
    assert seen(s, "house-kits") == 0
    hand(s, BLUE, "TTS")
    assert seen(s, "house-kits") == 1


def test_laws_in_hand() -> None:
    s = table(3)
    assert seen(s, "laws") == 0
    laws(s, BLUE, 17)
    assert seen(s, "laws") > 0


def test_the_price_of_a_law_is_seen_before_it_is_paid() -> None:
    s = table(3)
    hand(s, BLUE, "TT")
    do(s, "take 1")
    assert seen(s, "basics") == 1
    assert seen(s, "laws") > 0


def test_the_auction() -> None:
    s = auction("TTT", "SSS", "FFF")
    assert seen(s, "start", YELLOW) > 0
    do(s, "bid 2")
    assert seen(s, "start", YELLOW) == 0
    assert seen(s, "bid", 2) == -2
    assert seen(s, "bid", YELLOW) == 2
    do(s, "pass", "match")
    assert seen(s, "bid", YELLOW) == -2
    do(s, "give S")
    assert seen(s, "bid", YELLOW) == -1
    assert seen(s, "bid", BLUE) == 1


def test_set_up_looks_for_crowded_plots() -> None:
    s = fresh(3)
    start = s.asked
    assert start is not None
    assert seen(s, "plots", start.seat) == 2
    assert seen(s, "variety", start.seat) == 0
    assert best(s).startswith("lay ")


@pytest.mark.parametrize(
    ("moves", "midway"),
    [((), False), (("craft I",), True), (("trade S",), True), (("fence",), True)],
)
def test_payments_and_places_only_complete_a_step(moves: tuple[str, ...], midway: bool) -> None:
    s = table(3)
    hand(s, BLUE, "TTFF")
    do(s, *moves)
    assert JUDGE.midway(s) == midway


def test_priors_buy_first_and_keep_off_own_sides() -> None:
    s = table(4)
    row_up(s, "B01", "B06")
    hand(s, BLUE, "TTSW")
    assert best(s) == "buy B01"
    do(s, "fence")
    assert not best(s).startswith("side blue")


def test_priors_pay_with_what_is_to_spare() -> None:
    s = table(3)
    row_up(s, "B15")
    hand(s, BLUE, "TFRRR")
    do(s, "craft I")
    assert best(s) == "pay RR"


def test_the_start_player_is_oneself() -> None:
    s = auction("", "", "", "T")
    do(s, "pass")
    assert best(s) == "start yellow"


def test_a_whole_game_is_looked_at_without_a_trace() -> None:
    s = GAME.begin(3, {}, GAME.edition(), Sealed("judge"))
    count = 0
    while s.asked is not None and count < 400:
        before = GAME.visibility.dump(s)
        assert len(JUDGE.priors(s)) == len(s.asked.options)
        assert min(JUDGE.priors(s)) > 0
        assert set(JUDGE.likely(s, JUDGE.widest)) <= set(s.asked.options)
        for seat in range(3):
            assert len(JUDGE.look(s, seat)) == len(JUDGE.features)
        assert GAME.visibility.dump(s) == before
        s.apply(s.asked.options[count * 7 % len(s.asked.options)])
        count += 1


def test_every_feature_has_words() -> None:
    assert all(f"feature.{feature}" in GAME.words for feature in JUDGE.features)
