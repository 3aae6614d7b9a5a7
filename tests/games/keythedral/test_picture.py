"""What a player is told: labels with what holds now, a picture of what its viewer may see."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from boardwright.games import find
from boardwright.games import picture as picture_of
from boardwright.kernel.chance import Sealed
from boardwright.kernel.visibility import SPECTATOR, members
from boardwright.match import Match
from boardwright.speech import Speaker
from tests.games.keythedral.table import BLUE, first, hand, jump, question, table

GAME = find("keythedral")
HAND = re.compile(r"T\d+ S\d+ F\d+ W\d+ R\d+ I\d+ G\d+ A\d+")
CASES = [
    (2, {}, "words-2"),
    (3, {"law_display": "face_up", "bid_value": "by_kind"}, "words-3"),
    (4, {"strategic": "on", "length": "short"}, "words-4"),
    (5, {}, "words-5"),
]


def play(seats: int, options: dict[str, str], seed: str) -> Iterator[Match]:
    """A random game, at every decision and at its end."""
    match, chance = Match.new(GAME, seats, options, seed=seed), random.Random(seed)
    while match.state.asked is not None:
        yield match
        match.choose(match.state.asked.seat, chance.choice(match.state.asked.options))
    yield match


def test_every_law_says_what_it_does() -> None:
    speaker = Speaker(GAME, GAME.edition())
    for law in range(20):
        text = GAME.words.figure(speaker.box, "effect", law)
        assert text
        assert "{" not in text


# Labels.


def test_options_say_what_lies_where_they_lead() -> None:
    s = table(2)
    jump(s, 1)
    first(s)
    speaker = Speaker(GAME, s.box)
    labels = [speaker.label(action, s) for action in question(s).options]
    assert all(re.search(r"to the (woods|quarry|farm|lake|vineyard) at ", text) for text in labels)


def test_prices_offered_are_those_that_hold_now() -> None:
    s = table(2)
    hand(s, BLUE, "TTTTS")
    speaker = Speaker(GAME, s.box)

    def label(move: str) -> str:
        return speaker.label(GAME.catalogue.parse(move), s)

    jump(s, 3)
    assert label("craft A") == "buy one gold for 4 basic cubes"
    assert label("trade R") == "trade 2 basic cubes for one wine"
    assert label("buy B01") == "buy the tile worth 4 points for 1 timber + 1 stone"
    s.favours, s.free_trades, s.reduced = (1, 0), (1, 0), 1
    assert label("craft A") == "buy one gold for 3 basic cubes"
    assert label("trade R") == "trade 1 basic cube for one wine"
    reduced = "buy the tile worth 4 points for 1 timber + 1 stone less one cube"
    assert label("buy B01") == reduced
    text = "\n".join(
        [
            "".join([part for part, _ in row])
            for row in picture_of(GAME.name, GAME.visibility.view(s, BLUE), s.box)
        ]
    )
    assert "A10 for 3" in text


# The picture.


def drawn(match: Match, viewer: int) -> list[str]:
    picture = picture_of(GAME.name, match.view(viewer), match.box)
    return ["".join([text for text, _ in line]) for line in picture]


@pytest.mark.parametrize(("seats", "options", "seed"), CASES)
def test_the_picture_draws_what_its_viewer_may_see(
    seats: int, options: dict[str, str], seed: str
) -> None:
    for match in play(seats, {**options, "dry_rounds": "1"}, seed):
        for viewer in [SPECTATOR, *range(seats)]:
            lines = drawn(match, viewer)
            assert max(map(len, lines)) <= 120
            if match.state.asked is not None:
                check_hidden(match, viewer, "\n".join(lines))


def check_hidden(match: Match, viewer: int, text: str) -> None:
    state: Any = match.state
    assert len(HAND.findall(text)) == (viewer != SPECTATOR)
    for building in members(state.building_bag):
        assert f"B{building + 1:02}" not in text
    if viewer == SPECTATOR or not state.lookers >> viewer & 1:
        for building in state.looked_at:
            assert f"?{building + 1:02}" not in text
    for seat in range(state.seats):
        if seat != viewer and not state.options.face_up:
            for law in members(state.laws[seat]):
                assert match.box.titles[law] not in text  # type: ignore[attr-defined]


def test_the_picture_depends_on_what_is_visible_alone() -> None:
    for turn, match in enumerate(play(4, {}, "deal-again")):
        if turn % 10 == 0 and match.state.asked is not None:
            for viewer in [SPECTATOR, *range(4)]:
                copy = GAME.visibility.determinize(match.state, viewer, Sealed(f"again-{turn}"))
                view = GAME.visibility.view(copy, viewer)
                assert picture_of(GAME.name, view, match.box) == picture_of(
                    GAME.name, match.view(viewer), match.box
                )


def test_every_place_that_can_be_chosen_is_marked_with_its_number() -> None:
    places = ("lay", "settle", "send", "move")
    seen = set()
    for match in play(5, {}, "marks"):
        asked = match.state.asked
        if asked is None:
            continue
        verbs = [GAME.catalogue.verb(action).name for action in asked.options]
        numbers = {str(i + 1) for i, verb in enumerate(verbs) if verb in places}
        picture = picture_of(GAME.name, match.view(asked.seat), match.box)
        marks = {
            text.strip("() ")
            for line in picture
            for text, style in line
            if "#ffffff" in style.split("on ")[-1]
        }
        assert numbers <= marks
        seen |= set(verbs) & set(places)
    assert {"lay", "settle", "send"} <= seen


def test_a_spectator_sees_no_marks_and_no_hand() -> None:
    match = next(play(3, {}, "spectator"))
    text = "\n".join(drawn(match, SPECTATOR))
    assert "(1)" not in text
    assert "You are" not in text


def test_everything_lies_open_at_the_end() -> None:
    *_, match = play(3, {"dry_rounds": "1"}, "open")
    text = "\n".join(drawn(match, SPECTATOR))
    assert len(HAND.findall(text)) == 3


def test_cottages_houses_and_workers_show_without_colours() -> None:
    for match in play(2, {}, "letters"):
        state: Any = match.state
        if state.asked is None or 0 in state.tiles or -1 in state.tiles:
            continue
        text = "\n".join(drawn(match, SPECTATOR))
        for tile in range(10):
            letter = "BY"[tile // 5]
            name = letter if state.houses >> tile & 1 else letter.lower()
            assert f"{name}{tile % 5 + 1}" in text
