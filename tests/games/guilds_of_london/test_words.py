"""Everything the game says has words, and the picture shows what its viewer may see."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from boardwright.games.guilds_of_london import GAME
from boardwright.games.guilds_of_london.actions import CARD
from boardwright.games.guilds_of_london.components import CARD_KINDS, MAYORALS, TOKEN_KINDS
from boardwright.games.guilds_of_london.picture import INNER, draw_cell
from boardwright.games.guilds_of_london.state import Table
from boardwright.games.guilds_of_london.words import icon_code
from boardwright.kernel.chance import Sealed
from boardwright.kernel.visibility import SPECTATOR, members
from boardwright.match import Match
from boardwright.speech import Speaker
from tests.games.guilds_of_london.table import (
    at,
    card_id,
    lay,
    lay_token,
    scan,
    stand,
    table,
    the_box,
    tile_id,
)

CASES = [
    (1, {}, "words-1"),
    (2, {"negotiation_target": "any"}, "words-2"),
    (3, {"promo_tiles": "on"}, "words-3"),
    (4, {}, "words-4"),
]


def play(seats: int, options: dict[str, str], seed: str) -> Iterator[Match]:
    """A random game, at every decision and at its end."""
    match, chance = Match.new(GAME, seats, options, seed=seed), random.Random(seed)
    while match.state.asked is not None:
        yield match
        match.choose(match.state.asked.seat, chance.choice(match.state.asked.options))
    yield match


def test_every_card_and_mayoral_card_says_what_it_does() -> None:
    box = the_box()
    for card in range(CARD_KINDS):
        text = GAME.words.figure(box, "ability", card)
        assert text
        assert "{" not in text
    for card in range(MAYORALS):
        text = GAME.words.figure(box, "aim", card)
        assert str(box.mayoral_points[card]) in text
        assert "{" not in text


def test_every_score_source_and_tie_breaker_has_words() -> None:
    score = Match.new(GAME, 1, seed="x").scores()[0]
    for name, _ in score.sources:
        assert f"score.{name}" in GAME.words
    for i in range(len(score.ties)):
        assert f"tie.{i}" in GAME.words


# The picture.


def drawn(match: Match, viewer: int) -> list[str]:
    picture = GAME.picture(match.view(viewer), match.box)
    return ["".join([text for text, _ in line]) for line in picture]


@pytest.mark.parametrize(("seats", "options", "seed"), CASES)
def test_the_picture_draws_what_its_viewer_may_see(
    seats: int, options: dict[str, str], seed: str
) -> None:
    for turn, match in enumerate(play(seats, options, seed)):
        if turn % 7 and match.state.asked is not None:
            continue
        for viewer in [SPECTATOR, *range(seats)]:
            lines = drawn(match, viewer)
            assert max(map(len, lines)) <= 120
            if match.state.asked is not None:
                check_hidden(match, viewer, "\n".join(lines))


def check_hidden(match: Match, viewer: int, text: str) -> None:
    """Nobody reads another's cards; Mayoral titles are unique, so they tell."""
    state: Any = match.state
    box = the_box()
    own = 0 if viewer == SPECTATOR else state.starts[viewer] | state.later[viewer]
    for card in range(MAYORALS):
        shown = re.search(rf"{card + 1} {re.escape(box.mayoral_titles[card])}$", text, re.MULTILINE)
        assert bool(shown) == bool(own >> card & 1)


def test_the_picture_depends_on_what_is_visible_alone() -> None:
    for turn, match in enumerate(play(4, {}, "deal-again")):
        if turn % 20 == 0 and match.state.asked is not None:
            for viewer in [SPECTATOR, *range(4)]:
                copy = GAME.visibility.determinize(match.state, viewer, Sealed(f"again-{turn}"))
                view = GAME.visibility.view(copy, viewer)
                assert GAME.picture(view, match.box) == GAME.picture(match.view(viewer), match.box)


def test_every_place_that_can_be_chosen_is_marked_with_its_number() -> None:
    seen = 0
    for match in play(3, {}, "marks"):
        asked = match.state.asked
        if asked is None:
            continue
        verbs = [GAME.catalogue.verb(action).name for action in asked.options]
        numbers = {f"({i + 1})" for i, verb in enumerate(verbs) if verb in ("from", "to")}
        picture = GAME.picture(match.view(asked.seat), match.box)
        marks = {text for line in picture for text, style in line if "#ffffff" in style[-7:]}
        assert numbers <= marks
        seen += len(numbers)
    assert seen > 50


def test_the_picture_shows_the_board_and_the_own_hand() -> None:
    """Names, suits, majority values and pieces; the cards with their abilities."""
    match = next(play(4, {}, "board"))
    state: Any = match.state
    box = the_box()
    seat = match.state.asked.seat if match.state.asked else 0
    text = "\n".join(drawn(match, seat))
    for cell in state.open:
        assert box.tile_shorts[state.tiles[cell]][:8] in text
    for card in state.hands[seat]:
        assert CARD.words[card] in text
        assert box.card_titles[card] in text
    assert text.count("GUILDHALL") == 2
    assert "*" in text
    for card in members(state.starts[seat]):
        assert box.mayoral_titles[card] in text


def test_a_spectator_sees_no_marks_and_no_hand() -> None:
    match = next(play(3, {}, "spectator"))
    text = "\n".join(drawn(match, SPECTATOR))
    assert "(1)" not in text
    assert "You are" not in text


def test_everything_lies_open_at_the_end() -> None:
    *_, match = play(2, {}, "open")
    text = "\n".join(drawn(match, SPECTATOR))
    state: Any = match.state
    for seat in range(2):
        for card in members(state.starts[seat]):
            assert the_box().mayoral_titles[card] in text


# What a narrow cell must not lose.


def cell_rows(s: Table, cell: str) -> list[str]:
    """The four rows of a cell on a board of six columns."""
    picture = draw_cell(GAME.visibility.view(s, SPECTATOR), s.box, at(cell), INNER[6], {})
    return ["".join([text for text, _ in row]) for row in picture]


@pytest.mark.parametrize("name", ["church", "company", "gog", "parade", "university", "20", "40"])
def test_no_icon_is_cut_off_on_a_wide_board(name: str) -> None:
    """Whatever token lies there, the icons of first and second stand in the cell in full."""
    s = table(4)
    lay(s, "0,0", name)
    first = "".join([icon_code(icon) for icon in s.box.icons[tile_id(name)]])
    for kind in range(TOKEN_KINDS):
        lay_token(s, "0,0", kind)
        second = "".join([icon_code(icon) for icon in s.box.token_icons[kind]])
        assert cell_rows(s, "0,0")[3].replace(" ", "") == f"{first}|{second}"


@pytest.mark.rule("G6.3.1")
def test_a_promo_guild_shows_all_three_tokens() -> None:
    s = table(4, promo_tiles="on")
    lay(s, "0,0", "41")
    lay_token(s, "0,0", 5)
    s.prizes = (3, 7, *s.prizes[2:])
    _, faces, _, prizes = cell_rows(s, "0,0")
    assert faces.startswith("V1D1+ ")
    assert prizes.replace(" ", "") == "V1S1|V1N1"


def test_the_men_in_the_guildhall_stand_there_once() -> None:
    """On the first of its two cells."""
    s = table(4)
    assert cell_rows(s, "1,1")[1].split() == ["R4", "Y4"]
    assert cell_rows(s, "2,1")[0].strip() == "GUILDHALL"
    assert "".join(cell_rows(s, "2,1")[1:]).strip() == ""


# How it reads.


def test_packet_boat_speaks_of_one_man() -> None:
    box = the_box()
    says = [GAME.words.figure(box, "ability", card_id(word)) for word in ("B1", "B2")]
    assert says == [
        "1 man from the Guildhall or a tile to the Plantation",
        "up to 3 men from the Guildhall or tiles to the Plantation (for 1 gold)",
    ]
    assert not [
        card
        for card in range(CARD_KINDS)
        if "up to 1" in GAME.words.figure(box, "ability", card)
        or "1 men" in GAME.words.figure(box, "ability", card)
    ]


@pytest.mark.rule("G4.2.9")
@pytest.mark.parametrize(
    ("tile", "said"),
    [
        ("13", "Red, how many cards do you draw (2 at most)?"),
        ("9", "Red, how many men do you hire (2 at most)?"),
        ("15", "Red, how many neutrals do you take (1 at most)?"),
        ("10", "Red, how many men do you ship (1 at most)?"),
    ],
)
def test_an_icon_is_asked_for_in_its_own_words(tile: str, said: str) -> None:
    s = table(4)
    lay(s, "3,2", tile)
    stand(s, "3,2", 3)
    s.beadle = at("0,1")
    scan(s)
    assert Speaker(GAME, s.box).question(GAME.visibility.view(s, SPECTATOR)["asked"]) == said
