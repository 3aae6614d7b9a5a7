"""The picture and the words: drawn from a view, never too wide, every key known."""

from __future__ import annotations

import random
import string

import pytest

from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.state import Table
from boardwright.games.world_wonders.words import SPEAK, WORDS
from boardwright.kernel.chance import Sealed
from boardwright.speech import Speaker
from tests.games.world_wonders.table import SPECTATOR, YELLOW, display, do, lay, table, turn


def text(s: Table, viewer: int) -> str:
    lines = GAME.picture(GAME.visibility.view(s, viewer), s.box)
    return "\n".join(["".join([part for part, _ in line]) for line in lines])


def test_legal_corners_stand_in_brackets() -> None:
    """The tower beside a road: brackets where it may stand, the road as it lies."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0", "S2-HA1 1,2 r0", "m21 6,3 r0")
    turn(s, YELLOW)
    do(s, "tower")
    drawn = text(s, YELLOW)
    assert "  1  #  #  #  # [.]" in drawn
    assert "  2 h2 h2 h2 [.] . [.]" in drawn
    assert "m21" in drawn
    assert "[.]" not in text(s, 1)


def test_a_bridge_and_the_display() -> None:
    """Water under a road is a bridge; cards show what they need."""
    s = table(2)
    lay(s, YELLOW, "road 5,5 r0")
    display(s, "m13")
    turn(s, YELLOW)
    drawn = text(s, YELLOW)
    assert "  5  .  .  .  .  #  %  %  #" in drawn
    assert "m13 Roman Bridge" in drawn
    assert "beside R MA; 2 VP" in drawn


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_pictures_of_random_games_are_never_too_wide(seats: int) -> None:
    """80 columns at every moment, for every viewer; and every text has its words."""
    s = GAME.begin(seats, {"mundo": "mode", "side": "B"}, GAME.edition(), Sealed("wide"))
    assert isinstance(s, Table)
    s.notes = []
    chooser = random.Random(1)
    speaker = Speaker(GAME, s.box)
    while s.asked is not None:
        if chooser.random() < 0.1:
            for viewer in (SPECTATOR, s.asked.seat):
                assert max([len(line) for line in text(s, viewer).splitlines()]) <= 80
            asked = GAME.visibility.view(s, s.asked.seat)["asked"]
            assert "[" not in speaker.question(asked)
            assert all(not speaker.label(action).startswith("[") for action in s.asked.options)
        s.apply(chooser.choice(s.asked.options))
    assert all(not speaker.line(note).startswith("[") for note in s.notes)
    assert "The game is over" in text(s, 0)


def test_every_template_speaks_of_known_figures() -> None:
    """The kinds behind the colons are all spoken."""
    kinds = {kind for words in WORDS.values() for _, _, kind, _ in string.Formatter().parse(words)}
    assert kinds - {"", None} <= set(SPEAK)


def test_every_verb_prompt_and_source_has_words() -> None:
    """Headings, labels, sources of points, and where the manual speaks of each question."""
    for verb in GAME.catalogue.verbs:
        assert f"do.{verb.name}" in WORDS
        assert f"verb.{verb.name}" in WORDS
    asks = {key[4:] for key in WORDS if key.startswith("ask.")}
    assert asks == {key[5:] for key in WORDS if key.startswith("rule.")}
    for source, _ in GAME.scores(table(1))[0].sources:
        assert f"score.{source}" in WORDS
