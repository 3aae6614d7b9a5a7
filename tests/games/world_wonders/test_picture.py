"""The picture and the words: drawn from a view, never too wide, every key known."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from boardwright.cli.play import Session
from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.actions import CELL
from boardwright.games.world_wonders.picture import corner_of
from boardwright.games.world_wonders.state import Table
from boardwright.kernel.chance import Sealed
from boardwright.match import Match
from boardwright.speech import Speaker
from tests.games.world_wonders.table import SPECTATOR, YELLOW, display, do, lay, table, tiles, turn


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


def session(folder: Path) -> Session:
    """A game in which the viewer, Yellow, has bought a tile and is about to lay it."""
    match = Match.new(GAME, 2, {}, seed="ghost")
    s = match.state
    assert isinstance(s, Table)
    lay(s, YELLOW, "road 4,1 r90")
    tiles(s, "S2-HA1")
    turn(s, YELLOW)
    do(s, "build S2-HA1")
    return Session(match, YELLOW, {}, folder / "game.jsonl")


def drawn_with(at: Session, ghost: int | None) -> list[str]:
    return ["".join([part for part, _ in line]) for line in at.picture(ghost)]


def test_the_option_under_the_cursor_lies_on_the_map(tmp_path: Path) -> None:
    """Between angles, with the letter of what is laid; the legal places stay in sight."""
    at = session(tmp_path)
    lines = drawn_with(at, at.match.game.catalogue.parse("put 5,2 r0"))
    assert "  2 [.]:n:[.] # <h><h><h> .  n  .  .  . " in lines
    assert "  1 [.]:.:[.] # [.]:.::.: .  .  .  .  . " in lines
    assert not any("<h>" in line for line in drawn_with(at, None))


def test_the_cursor_moves_and_turns_on_the_map(tmp_path: Path) -> None:
    """To the right and back again; R shows the other turn at the same corner."""
    at = session(tmp_path)
    say = at.match.game.catalogue.notation
    first = at.match.game.catalogue.parse("put 5,2 r0")
    left = at.step(first, -1, 0)
    assert left is not None
    assert say(left) == "put 3,2 r90"
    back = at.step(left, 1, 0)
    assert back is not None
    assert corner_of(back) == corner_of(first)
    turned = at.turn(first)
    assert turned is not None
    assert say(turned) == "put 5,2 r90"
    assert [line[:19] for line in drawn_with(at, turned) if "<h>" in line] == [
        "  4 [.]:.:[n] # <h>",
        "  3 [.]:.:[.] # <h>",
        "  2 [.]:n:[.] # <h>",
    ]


def test_up_on_the_picture_is_a_higher_row(tmp_path: Path) -> None:
    """Rows count from below: the arrow up takes the tile from row 2 to row 3, down to row 1."""
    at = session(tmp_path)
    first = at.match.game.catalogue.parse("put 5,2 r0")
    higher, lower = at.step(first, 0, -1), at.step(first, 0, 1)
    assert higher is not None
    assert lower is not None
    assert [CELL.words[corner_of(move)] for move in (lower, first, higher)] == ["5,1", "5,2", "5,3"]
    rows = [i for i, line in enumerate(drawn_with(at, first)) if "<h>" in line]
    above = [i for i, line in enumerate(drawn_with(at, higher)) if "<h>" in line]
    assert above[-1] < rows[-1]
