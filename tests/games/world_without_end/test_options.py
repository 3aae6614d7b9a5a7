"""Every option (manual 9)."""

from __future__ import annotations

import pytest

from boardwright.games.world_without_end import GAME
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput
from tests.games.world_without_end.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    choices,
    discards,
    do,
    edition_text,
    end_chapter,
    finish_round,
    fresh,
    goods,
    hand,
    hold,
    house,
    infect,
    marker_on,
    offered,
    pile,
    points,
    project,
    seals,
    set_points,
    solvent,
    supply,
    supply_only,
    table,
    turn_up,
    why_not,
)


@pytest.mark.rule("E9.1", "E9.2", "E9.3", "E9.4", "E9.5", "E9.6", "E9.7", "E9.8", "E9.9")
@pytest.mark.rule("E9.10", "E9.11", "E9.12", "E9.13")
def test_the_defaults() -> None:
    assert GAME.check(4, {}) == {
        "first_game": "off",
        "two_player": "variant",
        "medical_total": "14",
        "loyalty_total": "14",
        "gold_supply": "unlimited",
        "favour_track": "ten",
        "donor_shortage": "nothing",
        "metal_at_zero": "tie",
        "screens": "closed",
        "cloth_space": "chapter",
        "below_zero": "off",
        "quiet_rounds": "events",
        "start_player": "random",
    }


@pytest.mark.rule("E9.1")
def test_a_first_game_has_six_cards_in_chapter_one() -> None:
    """No discards; from chapter II on all twelve."""
    s = table(3, first_game="on")
    assert hand(s, BLUE) == ["grain", "piety", "resource", "project", "sales", "privilege"]
    do(s, "play grain", "take gr")
    assert asked(s) == (RED, "play-card")
    for _ in range(5):
        finish_round(s)
    assert len(hand(s, BLUE)) == 1
    assert discards(s, BLUE) == []
    solvent(s)
    end_chapter(s, 2, 8)
    assert len(hand(s, BLUE)) == 12
    do(s, "turn 0", "play grain", "pass")
    assert asked(s)[1] == "discard"


@pytest.mark.rule("E9.2")
def test_two_players_may_play_the_plain_rules() -> None:
    """Full pools, favours in round 3, shared incomes, no extra cubes."""
    s = table(2, round=3, two_player="plain")
    assert [supply(s, code) for code in ("GR", "PI", "LO")] == [10, 12, 14]
    house(s, RED, "H01")
    hold(s, BLUE, "WD1 GO1")
    assert "H02" in [f"H{plot + 1:02}" for plot in s.buildable(BLUE)]
    turn_up(s, "I-10")
    do(s, "turn 1")
    assert s.marker == 3
    solvent(s)
    end_chapter(s, 2)
    assert s.free[:2] == (4, 3)


@pytest.mark.rule("E9.3")
def test_twenty_medical_knowledge() -> None:
    assert supply(fresh(4, medical_total="20"), "MK") in (16, 20)
    assert table(4, medical_total="20").options.totals[7] == 20
    assert table(4).options.totals[7] == 14


@pytest.mark.rule("E9.4")
def test_twelve_loyalty() -> None:
    """The rules for two players say themselves how much there is."""
    assert table(4, loyalty_total="12").options.totals[6] == 12
    assert table(2, loyalty_total="12", two_player="plain").options.totals[6] == 12
    with pytest.raises(BadInput, match="loyalty_total=12 means nothing with 2 seats"):
        table(2, loyalty_total="12")


@pytest.mark.rule("E9.5")
def test_gold_can_run_out() -> None:
    """28 in all: income, aid, rent and benefits take what there is."""
    s = table(4, gold_supply="28")
    assert supply(s, "GO") == 20
    supply_only(s, "GO", 1, YELLOW)
    turn_up(s, "I-08")  # gold points south
    do(s, "turn 0")
    assert s.has(GREEN, 8) == 3
    turn_up(s, "I-04")  # gold points north
    do(s, "turn 0")
    assert points(s)[BLUE] == 9
    do(s, "play medicine", "aid")
    assert points(s)[BLUE] == 10
    assert s.has(BLUE, 8) == 2


@pytest.mark.rule("E9.5")
def test_rent_and_care_take_what_gold_there_is() -> None:
    s = table(4, chapter=3, gold_supply="28")
    hold(s, BLUE, "MK2")
    house(s, BLUE, "H07")
    supply_only(s, "GO", 1, YELLOW)
    do(s, "play rent", "rent go", "discard grain")
    assert s.has(BLUE, 8) == 1
    hold(s, RED, "MK2")
    infect(s, p7=2)
    supply_only(s, "GO", 0, YELLOW)
    do(s, "play medicine", "heal 7")
    assert goods(s, RED) == "MK2"
    assert points(s)[RED] == 10


@pytest.mark.rule("E9.5")
def test_a_sale_must_be_paid_in_full() -> None:
    s = table(4, gold_supply="28")
    hold(s, BLUE, "WO3")
    supply_only(s, "GO", 5, YELLOW)
    do(s, "play sales")
    assert offered(s, "sell") == ["1 0", "2 0"]
    supply_only(s, "GO", 4, YELLOW)
    assert offered(s, "sell") == ["1 0", "2 0"]
    assert why_not(s, BLUE, "sales", "sell 3 0") == ("none-left", "E9.5")


@pytest.mark.rule("E9.5", "E5.2.3")
def test_donors_of_the_bridge_need_gold() -> None:
    s = table(4, gold_supply="28")
    project(s, "P1", 1, 0, RED, GREEN)
    hold(s, BLUE, "ST1")
    supply_only(s, "GO", 3, YELLOW)
    do(s, "play project", "build P1 S")
    assert points(s)[RED] == 8


@pytest.mark.rule("E9.6")
def test_a_track_of_nine() -> None:
    """From King the next space is the Earl; the marker still starts on Outlaws."""
    s = table(4, favour_track="nine")
    assert s.marker == 2
    marker_on(s, 7)
    assert s.space_after(1) == 8
    hold(s, BLUE, "")
    do(s, "play favor", "move")
    assert goods(s, BLUE) == "GR1"


@pytest.mark.rule("E9.7")
def test_donors_may_keep_their_points() -> None:
    """Scenario 21 with the milder option: 2 points each, no cloth."""
    s = table(4, donor_shortage="vp_only")
    project(s, "P3", 1, 0, RED, GREEN)
    hold(s, BLUE, "ST1")
    supply_only(s, "CL", 1, YELLOW)
    do(s, "play project", "build P3 S")
    assert points(s)[RED] == points(s)[GREEN] == 10
    assert s.has(RED, 5) == 0
    assert supply(s, "CL") == 1
    assert seals(s, "P3") == []


@pytest.mark.rule("E9.8")
@pytest.mark.parametrize(("value", "gained"), [("tie", 1), ("none", 0)])
def test_metal_without_loyalty(value: str, gained: int) -> None:
    s = table(4, chapter=3, metal_at_zero=value)
    project(s, "P2", 1, 0)
    hold(s, BLUE, "ST1")
    do(s, "play project", "build P2 S")
    assert points(s) == [11 + gained, 8 + gained, 8 + gained, 8 + gained]


@pytest.mark.rule("E9.8")
def test_metal_with_loyalty_is_given_with_either_value() -> None:
    s = table(4, chapter=3, metal_at_zero="none")
    project(s, "P2", 1, 0)
    hold(s, BLUE, "ST1 LO1")
    do(s, "play project", "build P2 S")
    assert points(s)[BLUE] == 14


@pytest.mark.rule("E9.9")
def test_open_screens() -> None:
    s = table(3, screens="open")
    for viewer in (-1, BLUE, RED):
        seen = GAME.visibility.view(s, viewer)["goods"]
        assert seen == [[0, 0, 0, 0, 1, 0, 0, 0, 2]] * 3
    assert "play grain" in choices(s)


@pytest.mark.rule("E9.10", "E6.8")
@pytest.mark.parametrize(("value", "is_open"), [("chapter", 1), ("event", 0)])
def test_what_opens_the_cloth_space(value: str, is_open: int) -> None:
    """By the letter the end of chapter I does not; the event does in either case."""
    s = table(3, cloth_space=value)
    solvent(s)
    end_chapter(s, 2)
    assert (s.chapter, s.cloth_open) == (2, is_open)
    s = table(3, cloth_space=value)
    turn_up(s, "I-03")
    assert s.cloth_open == 1


@pytest.mark.rule("E9.11", "E3.7")
@pytest.mark.parametrize(("value", "left"), [("off", 0), ("on", -9)])
def test_whether_points_fall_below_zero(value: str, left: int) -> None:
    """Blue has 3 points and misses everything: 2 x 3 + 2 x 2 + 2 x 1 are lost."""
    s = table(3, below_zero=value)
    solvent(s)
    hold(s, BLUE, "")
    set_points(s, BLUE, 3)
    end_chapter(s, 2)
    assert points(s)[BLUE] == left
    assert GAME.audit(s) == []


@pytest.mark.rule("E9.12", "E5.5.4")
@pytest.mark.parametrize("round", [3, 4])
def test_by_the_letter_the_card_favor_rests_too(round: int) -> None:
    s = table(2, round=round, quiet_rounds="all")
    pile(s, BLUE, "grain", "piety")
    do(s, "play favor")
    assert asked(s) == (BLUE, "discard")
    assert s.marker == 2
    assert why_not(s, BLUE, "favor", "move") == ("marker-bound", "E5.5.4")


@pytest.mark.rule("E9.12")
def test_the_card_favor_works_in_the_other_rounds() -> None:
    s = table(2, round=5, quiet_rounds="all")
    do(s, "play favor", "move")
    assert s.marker == 3


@pytest.mark.rule("E9.13", "E3.3")
def test_a_start_player_can_be_named() -> None:
    for seed in ("a", "b", "c"):
        assert fresh(3, Sealed(seed), start_player="2").start == RED
    assert {fresh(3, Sealed(seed)).start for seed in "abcdefgh"} == {BLUE, RED, GREEN}
    with pytest.raises(BadInput, match="start_player=4 means nothing with 3 seats"):
        fresh(3, start_player="4")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"two_player": "plain"}),
        (4, {"quiet_rounds": "all"}),
        (2, {"quiet_rounds": "all", "two_player": "plain"}),
        (2, {"loyalty_total": "12"}),
        (2, {"start_player": "3"}),
    ],
)
def test_options_that_mean_nothing_are_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadInput, match="means nothing"):
        GAME.check(seats, options)


def test_the_letter_of_the_manual_is_a_preset() -> None:
    """With two players the loyalty is what their own rules say."""
    letter = {
        "gold_supply": "28",
        "favour_track": "nine",
        "cloth_space": "event",
        "below_zero": "on",
    }
    for seats in (3, 4):
        assert GAME.preset("letter", seats, {}) == {**letter, "loyalty_total": "12"}
    assert GAME.preset("letter", 2, {}) == {**letter, "quiet_rounds": "all"}
    plain = {"two_player": "plain"}
    assert GAME.preset("letter", 2, plain) == {**letter, **plain, "loyalty_total": "12"}
    assert fresh(2, None, **GAME.preset("letter", 2, {})).options.totals[6] == 7


@pytest.mark.rule("E9.6")
def test_a_track_of_nine_needs_a_space_to_leave_out() -> None:
    """An edition without an extra space is played with all its spaces."""
    box = GAME.edition(edition_text().replace(", extra = 1", ""))
    GAME.begin(4, {}, box, Sealed("x"))
    with pytest.raises(BadInput, match="marks no favour space as extra"):
        GAME.begin(4, {"favour_track": "nine"}, box, Sealed("x"))
