"""The picture and the words: drawn from a view, never too wide, every key known."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from boardwright.cli.play import Session
from boardwright.games import picture as picture_of
from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.actions import CELL, PUT, TILE
from boardwright.games.world_wonders.board import cell_of
from boardwright.games.world_wonders.components import CARD_NAMES, Box
from boardwright.games.world_wonders.effects import gain
from boardwright.games.world_wonders.state import Table
from boardwright.games.world_wonders.words import needs
from boardwright.kernel.chance import Sealed
from boardwright.match import Match
from boardwright.speech import Speaker
from tests.games.world_wonders.table import (
    SPECTATOR,
    WHITE,
    YELLOW,
    display,
    do,
    edition_text,
    lay,
    notes,
    table,
    tiles,
    tracks,
    turn,
)


def text(s: Table, viewer: int) -> str:
    lines = picture_of(GAME.name, GAME.visibility.view(s, viewer), s.box)
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
    assert "1x4 across water, with both ends on land, next" in drawn
    assert "to road, Market tile; 2 points; gears +1" in drawn


def test_tracks_show_symbols_rings_and_markers() -> None:
    """Side A has symbols at 2, 5, 7, … and rings at 2, 4, 6, …; the marker stands on its space."""
    s = table(2)
    tracks(s, YELLOW, 3, 0, 15, 4)
    drawn = text(s, WHITE)
    assert " Y  food          3  ··*^·*·*··*·*··*" in drawn
    assert "    ceramics      0  ^·*··*·*··*·*··*" in drawn
    assert "    gears        15  ··*··*·*··*·*··^" in drawn
    assert "    population    4  ··+·^·+·+·++++" in drawn
    ruler, track = drawn.splitlines()[-1], ""
    for line in drawn.splitlines():
        ruler = line if line.strip().startswith("0    5") else ruler
        track = line if line.startswith(" Y  food") else track
    assert ruler.index("5") == track.index("^") + 2
    s = table(2, side="B")
    assert "··*··*·*··*·*··*" in text(s, YELLOW).replace("^", "·")
    assert " Y  food          0  ^*··*··*·*··*·*·" in text(s, YELLOW)


def test_points_now_are_what_scoring_says() -> None:
    """Everybody's points by source in the middle of random games, for every viewer."""
    for seats, options in ((1, {"difficulty": "hard"}), (3, {"mundo": "mode", "side": "B"})):
        s = GAME.begin(seats, options, GAME.edition(), Sealed("points"))
        assert isinstance(s, Table)
        chooser = random.Random(seats)
        for turns in range(60):
            assert s.asked is not None
            if turns % 20 == 19:
                shown = GAME.scores(s)
                lines = text(s, SPECTATOR).splitlines()
                for i, (source, _) in enumerate(shown[0].sources):
                    label = f" {Speaker(GAME, s.box).say(f'score.{source}'):<19}"
                    figures = [shown[seat].sources[i][1] for seat in s.order]
                    wanted = label + "".join([f"{n:>4} " for n in figures])
                    assert wanted in lines, wanted
                totals = "".join([f"{shown[seat].total:>4} " for seat in s.order])
                assert f" {'total':<19}{totals}" in lines
            s.apply(chooser.choice(s.asked.options))
        if seats == 1:
            assert f" {GAME.scores(s)[0].ties[1]} points now" in text(s, 0)


def test_the_picture_shows_the_price_that_is_asked() -> None:
    """With one price a stack, a large Farm tile costs as much as a small one."""
    for options, price in (({"stacks": "type"}, 5), ({"stacks": "type", "tile_price": "stack"}, 3)):
        s = table(2, **options)
        tiles(s, "S8-FA1")
        line = next(line for line in text(s, YELLOW).splitlines() if "S8-FA1" in line)
        assert line.endswith(f"{price} gold")
        assert s.cost(tile_number("S8-FA1")) == price


def tile_number(name: str) -> int:
    return TILE.words.index(name)


def test_the_log_tells_what_was_really_gained() -> None:
    """Food 14 gains 3: one step and its symbol; population at its end gains nothing."""
    s = table(2)
    tracks(s, YELLOW, 14, 0, 0, 5)
    gain(s, YELLOW, (3, 1, 0), 0)
    assert notes(s, "gained") == [(YELLOW, 0, 1, 15), (YELLOW, 1, 1, 1), (YELLOW, 3, 1, 6)]
    assert notes(s, "track-full") == [(YELLOW, 0, 2)]
    tracks(s, YELLOW, 0, 0, 0, 13)
    s.notes = []
    gain(s, YELLOW, (2, 0, 0), 0)
    assert notes(s, "gained") == [(YELLOW, 0, 2, 2)]
    assert notes(s, "track-full") == [(YELLOW, 3, 1)]
    said = [Speaker(GAME, s.box).line(note) for note in s.notes]
    full = "Yellow: population is at the end of its track, 1 step is lost."
    assert said == ["Yellow: food +2, now 2.", full]


def test_texts_follow_the_figures_of_the_edition() -> None:
    """A card with more population, types under other names."""
    old = '"MA HA R", rings = 3, population = 1'
    assert edition_text().count(old) == 1
    changed = edition_text().replace(old, '"MA HA R", rings = 1, population = 2')
    box = GAME.edition(changed.replace('name = "Market"', 'name = "Bazaar"'))
    assert isinstance(box, Box)
    line = needs(box, CARD_NAMES.index("m14"))
    assert line == "2x3 on land, next to Bazaar tile, Habitation tile, road; 1 point; population +2"
    assert "Bazaar tiles in one group" in needs(box, CARD_NAMES.index("x6"))
    s = table(2)
    lines = picture_of(GAME.name, GAME.visibility.view(s, YELLOW), box)
    assert "m Bazaar" in "\n".join(["".join([part for part, _ in line]) for line in lines])


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
            assert "[" not in speaker.question(s)
            assert all(not speaker.label(action).startswith("[") for action in s.asked.options)
        s.apply(chooser.choice(s.asked.options))
    assert all(not speaker.line(note).startswith("[") for note in s.notes)
    assert "The game is over" in text(s, 0)


def corner_of(action: int) -> int:
    return cell_of(PUT.arg(action))


def session(folder: Path) -> Session:
    """A game in which the viewer, Yellow, has bought a tile and is about to lay it."""
    match = Match.new(GAME, 2, {}, seed="ghost")
    s = match.state
    assert isinstance(s, Table)
    lay(s, YELLOW, "road 4,1 r90")
    tiles(s, "S2-HA1")
    turn(s, YELLOW)
    do(s, "build S2-HA1")
    return Session(match, YELLOW, folder / "game.jsonl")


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
