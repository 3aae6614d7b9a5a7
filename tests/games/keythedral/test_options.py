"""The options of a game (manual 8)."""

from __future__ import annotations

import pytest

from boardwright.games.keythedral import GAME
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput
from tests.games.keythedral.table import (
    BLUE,
    SPECTATOR,
    YELLOW,
    asked,
    do,
    face_down,
    fence,
    fresh,
    hand,
    hand_laws,
    jump,
    laws,
    lay_out,
    next_law,
    offered,
    refused,
    row_names,
    spaces_show,
    table,
)


@pytest.mark.rule("K8.1")
def test_the_short_game_has_17_tiles() -> None:
    """One space fewer in every row; full is the default."""
    assert sum(face_down(fresh(2, length="short"))) == 17
    assert sum(face_down(fresh(2))) == sum(face_down(fresh(2, length="full"))) == 22


@pytest.mark.rule("K8.2")
def test_strategic_rows_lie_open_but_are_bought_in_order() -> None:
    """All costs are seen from the start; a 6 can be bought only after the last 4."""
    s = table(2, strategic="on")
    hand(s, BLUE, "TTTTSSSSFFFFWWWWRR")
    do(s, "pass")
    hand(s, YELLOW, "TTTTSSSSFFFFWWWWRR")
    do(s, "pass")
    jump(s, 3)
    for name in row_names(s, 0):
        assert set(offered(s, "buy")) <= set(row_names(s, 0))
        assert refused(s, f"buy {row_names(s, 1)[0]}") == ("not-in-row", "K4.3.A1")
        do(s, f"buy {name}")
    assert s.row == 1
    assert set(offered(s, "buy")) <= set(row_names(s, 1))
    assert offered(s, "buy") != []


@pytest.mark.rule("K8.2")
def test_by_default_costs_of_later_rows_are_unknown() -> None:
    """Only the row of 4s lies open after set-up."""
    s = fresh(2)
    lay_out(s)
    assert GAME.visibility.view(s, BLUE)["rows"][5:] == [-1] * 14 + [0] + [-1] * 3 + [0, 0]


@pytest.mark.rule("K8.3")
def test_face_up_the_new_laws_and_the_hands_are_open() -> None:
    """Everybody sees the two cards, and which one blue takes."""
    s = table(2, law_display="face_up")
    spaces_show(s, 7, 3)
    hand(s, BLUE, "T")
    assert GAME.visibility.view(s, SPECTATOR)["law_spaces"] == [7, 3]
    do(s, "take 2", "give T")
    assert hand_laws(s, BLUE) == [3]
    for viewer in (BLUE, YELLOW, SPECTATOR):
        assert GAME.visibility.view(s, viewer)["laws"][BLUE] == [2]
    assert s.law_spaces == (7, 0)


@pytest.mark.rule("K8.3", "K4.4.2")
def test_face_up_spaces_are_refilled_with_open_cards() -> None:
    """In phase 4 the empty space gets a card that all can see."""
    s = table(2, law_display="face_up")
    spaces_show(s, 7, 3)
    hand(s, BLUE, "T")
    do(s, "take 1", "give T", "pass")
    assert s.phase == 5
    assert s.law_spaces[0] > 0
    assert s.law_spaces[1] == 3


@pytest.mark.rule("K8.3")
def test_face_down_a_law_is_seen_by_its_taker_only() -> None:
    """The default: others see that blue has one."""
    s = table(2)
    hand(s, BLUE, "T")
    do(s, "take 1", "give T")
    assert GAME.visibility.view(s, BLUE)["laws"][BLUE] == [hand_laws(s, BLUE)[0] - 1]
    assert GAME.visibility.view(s, YELLOW)["laws"][BLUE] == 1


@pytest.mark.rule("K8.4")
def test_by_default_a_gold_counts_one_in_bids() -> None:
    """Flat bids: one gold, one to bid."""
    for value, most in (("flat", 1), ("by_kind", 4)):
        s = table(2, bid_value=value)
        hand(s, BLUE, "A")
        jump(s, 5)
        assert offered(s, "bid") == [str(n) for n in range(1, most + 1)]


@pytest.mark.rule("K8.5", "K6.2")
@pytest.mark.parametrize(("dry_rounds", "over"), [("2", True), ("3", False), ("0", False)])
def test_the_number_of_dry_rounds_that_end_the_game(dry_rounds: str, over: bool) -> None:
    """Two dry rounds end the game if the option says 2; 0 means never."""
    s = table(2, dry_rounds=dry_rounds)
    s.dry = 1
    do(s, "pass", "pass")
    assert (s.asked is None) == over


@pytest.mark.rule("K8.5")
def test_without_a_limit_dry_rounds_go_on() -> None:
    """With 0 the game goes on after the sixth dry round and after any other."""
    s = table(2, dry_rounds="0")
    for dry in range(5, 15):
        s.dry = dry
        do(s, "pass", "pass")
        assert asked(s) == (YELLOW, "name-start")
        jump(s, 3)


@pytest.mark.rule("K4.3.F4", "K8.6")
def test_by_the_letter_only_the_law_just_taken_is_played() -> None:
    """Blue holds Fence Amnesty and takes Cottage Grant: only the latter may be played now."""
    for after_law, playable in (("any", ["16", "17"]), ("taken", ["17"])):
        s = table(2, after_law=after_law)
        hand(s, BLUE, "T")
        laws(s, BLUE, 16)
        fence(s, "yellow-a", "yellow1", "nw")
        next_law(s, 17)
        do(s, "take 1", "give T")
        assert asked(s) == (BLUE, "law-or-end")
        assert offered(s, "law") == playable
    assert refused(s, "law 16") == ("only-taken", "K4.3.F4")
    assert refused(s, "law 12") == ("law-not-held", "K5.1")
    do(s, "end")
    assert hand_laws(s, BLUE) == [16, 17]
    assert asked(s) == (YELLOW, "turn")


@pytest.mark.rule("K4.3.F4")
def test_the_law_just_taken_is_hidden_and_leaves_the_game_when_played() -> None:
    s = table(2, after_law="taken")
    hand(s, BLUE, "T")
    next_law(s, 17)
    do(s, "take 1", "give T")
    assert GAME.visibility.view(s, YELLOW)["taken"] == [1, []]
    assert GAME.visibility.view(s, BLUE)["taken"] == [[16], 0]
    do(s, "law 17", "house 1")
    assert hand_laws(s, BLUE) == []
    assert s.played == 1 << 16
    assert GAME.audit(s) == []


@pytest.mark.rule("K3.6", "K8.7")
def test_a_start_player_can_be_named() -> None:
    assert fresh(3, start_player="2").start == YELLOW
    with pytest.raises(BadInput, match="start_player=4 means nothing with 3 seats"):
        fresh(3, start_player="4")


def test_the_letter_of_the_manual_is_a_preset() -> None:
    letter = {"dry_rounds": "100", "after_law": "taken"}
    assert GAME.preset("letter", 3, {}) == letter
    assert GAME.preset("letter", 3, {"dry_rounds": "2"}) == {**letter, "dry_rounds": "2"}
    assert GAME.preset("default", 3, {}) == {}
    with pytest.raises(BadInput, match="there are default, letter"):
        GAME.preset("spirit", 3, {})


@pytest.mark.rule("K8.1", "K8.2", "K8.3", "K8.4", "K8.5")
def test_every_option_has_its_choices_and_default() -> None:
    """The first choice is the default; six dry rounds unless said otherwise."""
    choices = {option.name: option.choices for option in GAME.options}
    assert choices["length"] == ("full", "short")
    assert choices["strategic"] == ("off", "on")
    assert choices["law_display"] == ("face_down", "face_up")
    assert choices["bid_value"] == ("flat", "by_kind")
    assert choices["dry_rounds"][0] == "6"
    assert "0" in choices["dry_rounds"]
    assert GAME.check(2, {})["dry_rounds"] == "6"


@pytest.mark.parametrize(
    ("seats", "options", "words"),
    [
        (1, {}, "2 to 5"),
        (6, {}, "2 to 5"),
        (2, {"lenght": "short"}, "no option 'lenght'"),
        (2, {"length": "long"}, "full, short"),
        (2, {"dry_rounds": "-1"}, "dry_rounds"),
    ],
)
def test_wrong_seats_and_options_are_refused_in_words(
    seats: int, options: dict[str, str], words: str
) -> None:
    """The message says what is allowed."""
    with pytest.raises(BadInput, match=words):
        GAME.begin(seats, options, GAME.edition(), Sealed("x"))
