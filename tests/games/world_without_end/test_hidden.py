"""Who sees what, and what is dealt again for those who do not (manual 8)."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.world_without_end import GAME
from boardwright.games.world_without_end.actions import CARD_WORDS, PLAY
from boardwright.games.world_without_end.scene import as_seen
from boardwright.games.world_without_end.state import Table
from boardwright.kernel.chance import Sealed
from tests.games.world_without_end.table import (
    BLUE,
    GREEN,
    RED,
    SPECTATOR,
    all_notes,
    aside,
    discards,
    do,
    hand,
    hold,
    house,
    in_force,
    infect,
    pile,
    project,
    question,
    table,
    turn_up,
)

OPEN = (
    "first_game",
    "variant",
    "vp_only",
    "no_metal",
    "open_goods",
    "event_opens",
    "below_zero",
    "still",
    "gone",
    "totals",
    "chapter",
    "round",
    "start",
    "turned_up",
    "event",
    "rotation",
    "lasting",
    "marker",
    "cloth_open",
    "supply",
    "ledger",
    "entered",
    "finished",
    "free",
    "stand_ins",
    "seals",
    "plots",
    "plague",
    "markers",
    "played",
    "idle",
    "penalties",
    "missing",
    "tax",
)
HIDDEN = ("goods", "hands", "discards")


def view(s: Table, viewer: int) -> dict[str, Any]:
    return GAME.visibility.view(s, viewer)


def redeal(s: Table, viewer: int, seed: int) -> Table:
    copy = GAME.visibility.determinize(s, viewer, Sealed(str(seed)))
    assert isinstance(copy, Table)
    assert GAME.audit(copy) == []
    return copy


def busy() -> Table:
    """A table with something in every zone, blue to act."""
    s = table(3, chapter=3, round=3)
    for seat, held in ((BLUE, "ST2 GO1"), (RED, "GR1 LO2"), (GREEN, "MK3")):
        hold(s, seat, held)
    house(s, RED, "H01", "H09")
    project(s, "P4", 2, 1, BLUE, GREEN)
    infect(s, p3=2, p5=-1)
    in_force(s, "III-08")
    for seat in range(3):
        pile(s, seat, "grain", "piety")
        aside(s, seat, "rent", "favor")
    assert GAME.audit(s) == []
    return s


@pytest.mark.rule("E8.4")
@pytest.mark.parametrize("name", OPEN)
def test_what_is_open_is_the_same_for_all(name: str) -> None:
    """Every seat and a spectator see what lies there."""
    s = busy()
    for viewer in (SPECTATOR, BLUE, RED, GREEN):
        assert view(s, viewer)[name] == GAME.visibility.dump(s)[name]


@pytest.mark.rule("E8.1", "E8.2", "E8.4")
def test_every_zone_is_open_or_hidden() -> None:
    found = set(view(busy(), BLUE)) - {"viewer", "seats", "over", "secrets", "asked"}
    assert found == set(OPEN) | set(HIDDEN)


@pytest.mark.rule("E8.1")
def test_goods_are_seen_by_their_owner_alone() -> None:
    s = busy()
    assert view(s, BLUE)["goods"] == [[2, 0, 0, 0, 0, 0, 0, 0, 1], 3, 3]
    assert view(s, SPECTATOR)["goods"] == [3, 3, 3]


@pytest.mark.rule("E8.1")
def test_goods_can_be_counted_so_a_re_deal_keeps_them() -> None:
    s = busy()
    for seed in range(5):
        assert redeal(s, SPECTATOR, seed).goods == s.goods


@pytest.mark.rule("E8.1")
def test_every_gain_and_payment_is_told_to_all() -> None:
    s = busy()
    turn_up(s, "III-11")
    do(s, "give go", "turn 0", "play resource", "take st", "discard sales")
    keys = {note.key for note in all_notes(s) if note.seen_by(SPECTATOR)}
    assert {"returns", "income", "takes", "scores"} <= keys


@pytest.mark.rule("E8.2")
def test_hand_and_discards_are_seen_by_their_owner_alone() -> None:
    s = busy()
    mine = view(s, RED)
    assert len(mine["hands"][RED]) == 8
    assert [CARD_WORDS[card % 12] for card in mine["discards"][RED]] == ["rent", "favor"]
    assert mine["hands"][BLUE] == 8
    assert mine["discards"][BLUE] == 2
    assert view(s, SPECTATOR)["hands"] == [8, 8, 8]


@pytest.mark.rule("E8.2")
def test_a_discard_is_whispered() -> None:
    s = busy()
    do(s, "play resource", "pass", "discard sales")
    told = [note for note in all_notes(s) if note.key == "discarded-card"]
    assert [note.seen_by(seat) for note in told for seat in (BLUE, RED, SPECTATOR)] == [
        True,
        False,
        False,
    ]


@pytest.mark.rule("E8.2")
def test_hands_and_discards_are_dealt_again_within_each_player() -> None:
    s = busy()
    seen = set()
    for seed in range(20):
        copy = redeal(s, BLUE, seed)
        assert copy.hands[BLUE] == s.hands[BLUE]
        assert copy.discards[BLUE] == s.discards[BLUE]
        assert sorted(hand(copy, RED) + discards(copy, RED)) == sorted(
            hand(s, RED) + discards(s, RED)
        )
        assert len(discards(copy, RED)) == 2
        seen.add(tuple(discards(copy, RED)))
    assert len(seen) > 5


@pytest.mark.rule("E8.2")
def test_a_re_deal_asks_another_seat_for_his_new_hand() -> None:
    s = busy()
    copy = redeal(s, RED, 1)
    assert len(question(copy).options) == 8
    assert [CARD_WORDS[PLAY.arg(action)] for action in question(copy).options] == hand(copy, BLUE)


@pytest.mark.rule("E8.2", "E9.1")
def test_a_first_hand_is_known_to_all() -> None:
    s = table(3, first_game="on")
    assert len(view(s, RED)["hands"][BLUE]) == 6
    assert redeal(s, RED, 3).hands == s.hands


@pytest.mark.rule("E8.3")
def test_nobody_holds_a_hidden_future() -> None:
    """Events, plague values and tax are drawn when they come up: other draws, other games."""
    outcomes = set()
    for seed in range(8):
        s = redeal(busy(), BLUE, seed)
        s.notes = []
        while s.chapter == 3 and s.asked is not None:
            s.apply(s.asked.options[-1])
        outcomes.add(tuple([note.args for note in s.notes if note.key in ("event", "infected")]))
    assert len(outcomes) == 8


@pytest.mark.rule("E8.3")
def test_what_is_face_down_is_not_in_the_view() -> None:
    """Only how many markers of each value are left, which all can count."""
    s = busy()
    assert view(s, BLUE)["plague"] == [0, 0, 2, 0, -1, 0, 0, 0, 0, 0, 0]
    assert view(s, BLUE)["markers"] == [2, 3, 3, 1]


@pytest.mark.rule("E8.2")
def test_others_do_not_see_the_options() -> None:
    s = busy()
    assert "options" in view(s, BLUE)["asked"]
    assert "options" not in view(s, RED)["asked"]


def test_what_events_in_force_say_comes_back_with_a_table() -> None:
    """It is worked out from them, after a load and for a picture alike."""
    s = table(chapter=3)
    in_force(s, "III-04", "III-05")
    options = GAME.check(s.seats, {})
    loaded = GAME.load(GAME.visibility.dump(s), options, s.box)
    assert isinstance(loaded, Table)
    for found in (loaded, as_seen(view(s, BLUE), s.box)):
        assert found.in_force.frees_care
        assert found.in_force.bars_building
