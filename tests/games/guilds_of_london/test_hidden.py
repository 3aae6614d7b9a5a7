"""Who sees what, and what is dealt again for those who do not (manual 11)."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.guilds_of_london import GAME
from boardwright.games.guilds_of_london.scene import as_table
from boardwright.games.guilds_of_london.state import VISIBILITY, Table
from boardwright.kernel.chance import Sealed
from boardwright.kernel.visibility import PUBLIC, members, spread
from tests.games.guilds_of_london.table import (
    GREEN,
    RED,
    SPECTATOR,
    YELLOW,
    all_notes,
    asked,
    card_id,
    choices,
    do,
    fresh,
    give,
    give_any,
    hold_tokens,
    keep,
    masters,
    neutrals,
    next_cards,
    pile,
    put_men,
    stand,
    table,
    the_box,
    turn,
)

OPEN = [name for name, field in VISIBILITY.fields.items() if field is PUBLIC]
HIDDEN = {"bag", "deck", "hands", "mayoral_deck", "starts", "later", "returned"}


def view(s: Table, viewer: int) -> dict[str, Any]:
    return GAME.visibility.view(s, viewer)


def redeal(s: Table, viewer: int, seed: int) -> Table:
    copy = GAME.visibility.determinize(s, viewer, Sealed(str(seed)))
    assert isinstance(copy, Table)
    assert GAME.audit(copy) == []
    return copy


def busy() -> Table:
    """A table with something in every zone, red to act."""
    s = table(3)
    for seat in range(3):
        give_any(s, seat, 5)
    keep(s, RED, 7, 20)
    keep(s, YELLOW, 9, 3)
    stand(s, "0,0", 1, 2)
    put_men(s, GREEN, ship=2)
    masters(s, YELLOW, "1,0")
    neutrals(s, RED, 2)
    hold_tokens(s, GREEN, 1)
    pile(s, "Y1", "R1")
    assert GAME.audit(s) == []
    return s


def test_only_these_zones_are_hidden() -> None:
    assert set(VISIBILITY.fields) - set(OPEN) == {*HIDDEN, "box", "printed"}


@pytest.mark.rule("G11.3")
@pytest.mark.parametrize("name", OPEN)
def test_what_is_open_is_the_same_for_all(name: str) -> None:
    """Every seat and a spectator see what lies there."""
    s = busy()
    there = spread(name, getattr(s, name))
    for viewer in (SPECTATOR, RED, YELLOW, GREEN):
        seen = view(s, viewer)
        assert {part: seen[part] for part in there} == there


def test_a_table_made_from_a_view_has_all_that_is_open() -> None:
    s = table(3, promo_tiles="on", negotiation_target="any", beadle_end="strict")
    give(s, RED, "G3", "P5")
    do(s, "use G3", "use P5")
    made = as_table(view(s, YELLOW), the_box())
    for name in OPEN:
        assert spread(name, getattr(made, name)) == spread(name, getattr(s, name))


@pytest.mark.rule("G11.1")
def test_a_hand_is_its_owners_secret_and_its_size_open() -> None:
    s = busy()
    assert view(s, RED)["hands"] == [s.hands[RED], 5, 5]
    assert view(s, YELLOW)["hands"] == [5, s.hands[YELLOW], 5]
    assert view(s, SPECTATOR)["hands"] == [5, 5, 5]
    assert "options" not in view(s, YELLOW)["asked"]


@pytest.mark.rule("G11.1")
def test_hands_are_dealt_again_from_the_deck() -> None:
    """For yellow red's hand may be any cards; their own stays."""
    s = busy()
    seen = {tuple(redeal(s, YELLOW, n).hands[RED]) for n in range(20)}
    assert len(seen) > 15
    assert all(redeal(s, YELLOW, n).hands[YELLOW] == s.hands[YELLOW] for n in range(5))


@pytest.mark.rule("G11.1", "G7.G4")
def test_cards_of_the_archive_stay_known_until_they_leave() -> None:
    """Two taken; one of two alike is played, and the known one counts as gone."""
    s = table(2)
    pile(s, "Y1", "P7")
    give(s, RED, "G4", "Y1")
    do(s, "use G4", "dig P7", "dig Y1")
    assert s.known[RED] == (card_id("Y1"), card_id("P7"))
    for n in range(10):
        hand = redeal(s, YELLOW, n).hands[RED]
        assert {card_id("Y1"), card_id("P7")} <= set(hand)
    do(s, "hire Y1")
    assert s.known[RED] == (card_id("P7"),)
    assert view(s, YELLOW)["known"][RED] == [card_id("P7")]


@pytest.mark.rule("G11.2")
def test_mayoral_cards_are_secret_and_their_number_open() -> None:
    s = busy()
    assert view(s, RED)["starts"][RED] == [6]
    assert view(s, RED)["later"][RED] == [19]
    assert view(s, YELLOW)["starts"][RED] == view(s, YELLOW)["later"][RED] == 1
    assert view(s, SPECTATOR)["mayoral_deck"] == len(members(s.mayoral_deck))
    seen = {redeal(s, YELLOW, n).starts[RED] for n in range(40)}
    assert len(seen) > 8


@pytest.mark.rule("G11.2")
def test_what_was_given_back_is_known_to_oneself_alone() -> None:
    """It stays as it is for oneself, is unknown in a re-deal for others, and never a start."""
    s = fresh(3)
    for _ in range(3):
        do(s, choices(s)[0])
    mine = s.returned[RED]
    assert view(s, RED)["returned"] == [members(mine), 2, 2]
    for n in range(60):
        copy = redeal(s, RED, n)
        assert copy.returned[RED] == mine
        assert copy.returned[YELLOW] >> 21 != 0
        assert copy.returned[YELLOW] & (1 << 21) - 1 == 0
        assert copy.starts[YELLOW] & mine == copy.starts[GREEN] & mine == 0
    theirs = {redeal(s, RED, n).starts[YELLOW] for n in range(200)}
    assert any(start & s.returned[YELLOW] for start in theirs)


@pytest.mark.rule("G11.2", "G3.3.7")
def test_the_three_dealt_are_secret_during_the_choice() -> None:
    s = fresh(2)
    seat = asked(s)[0]
    do(s, choices(s)[0])
    other = 1 - seat
    assert view(s, other)["starts"][seat] == 3
    picks = {redeal(s, other, n).secrets[seat] for n in range(30)}
    assert len(picks) > 5
    assert view(s, seat)["secrets"][seat] is not None


@pytest.mark.rule("G11.3")
def test_decks_show_their_size_alone() -> None:
    s = busy()
    for viewer in (SPECTATOR, RED):
        assert view(s, viewer)["deck"] == len(s.deck)
        assert view(s, viewer)["bag"] == len(members(s.bag))


@pytest.mark.rule("G11.1", "G11.2")
def test_only_the_drawer_is_told_what_he_draws() -> None:
    s = table(2)
    give(s, RED, "P1", "B5", "B5")
    do(s, "use P1", "pay B5", "end")
    told = {note.key: note.seats for note in all_notes(s)}
    assert told["drew-card"] == told["mayoral-is"] == 1 << RED
    assert told["drew"] == told["mayoral"] == -1


@pytest.mark.rule("G11.1")
def test_paying_is_asked_for_reasons_that_all_see() -> None:
    """Two cards alike in hand: the question comes all the same."""
    s = table(2)
    give(s, RED, "Y2", "B5", "B5")
    do(s, "use Y2")
    assert choices(s) == ["pay B5"]


@pytest.mark.rule("G11.3")
def test_the_next_card_is_drawn_when_it_is_needed() -> None:
    """The same position with another source draws another card."""
    seen = set()
    for n in range(20):
        s = table(2)
        s.source = Sealed(f"draw {n}")
        give(s, RED, "G3")
        do(s, "use G3")
        seen.add(tuple(s.hands[RED]))
    assert len(seen) > 15
    s = table(2)
    next_cards(s, "R1", "R1", "R1", "R1")
    turn(s, RED)
    do(s, "end")
    assert s.hands[RED] == [card_id("R1")] * 4


@pytest.mark.rule("G11.1", "G11.2")
def test_everything_lies_open_at_the_end() -> None:
    s = busy()
    s.finish()
    s.asked = None
    shown = view(s, SPECTATOR)
    assert shown["hands"] == s.hands
    assert shown["starts"][RED] == [6]
