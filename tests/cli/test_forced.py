"""Questions with only one answer are answered for the person, if they want that."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from boardwright.cli.play import Session
from boardwright.games import find
from boardwright.match import Match, Player

GAME = find("keythedral")


def session(folder: Path, forced: bool) -> Session:
    players: list[Player] = [{"person": ""}, {"bot": "random"}]
    match = Match.new(GAME, 2, {"dry_rounds": "2"}, seed="forced", players=players)
    path = folder / f"{len(list(folder.iterdir()))}.jsonl"
    made = Session(match, 0, path)
    made.forced = forced
    return made


def play(game: Session, until: int = 10_000) -> list[int]:
    """Let the person choose at random where there is a choice; how many options each time."""
    chance, seen = random.Random("person"), []
    for _ in range(until):
        while game.bot_moves():
            pass
        asked = game.match.state.asked
        if asked is None:
            break
        seen.append(len(asked.options))
        action = asked.options[0]
        if len(asked.options) > 1:
            action = chance.choice(asked.options)
        game.choose(action)
    return seen


def test_the_game_is_the_same_either_way(tmp_path: Path) -> None:
    asked, answered = session(tmp_path, False), session(tmp_path, True)
    assert 1 in play(asked)
    assert 1 not in play(answered)
    assert answered.match.digest() == asked.match.digest()
    assert asked.answered == []
    entries = answered.match.record.entries
    assert all(entries[n]["seat"] == 0 for n in answered.answered)


def test_a_line_of_the_log_tells_of_every_answer(tmp_path: Path) -> None:
    game = session(tmp_path, True)
    play(game)
    told = [line for line in game.log() if line.startswith("There was only one answer")]
    assert len(told) == len(game.answered) > 3


def test_undo_goes_back_to_the_last_real_choice(tmp_path: Path) -> None:
    for chosen in range(10, 200):
        game = session(tmp_path, True)
        play(game, chosen)
        last = game.match.undoable(0)
        if last in game.answered:
            game.undo()
            asked = game.match.state.asked
            assert asked is not None
            assert len(asked.options) > 1
            assert last not in game.answered
            assert len([n for n in game.log() if "only one answer" in n]) == len(game.answered)
            return
    pytest.fail("no answer could be taken back")


def test_it_can_be_switched(tmp_path: Path) -> None:
    game = session(tmp_path, False)
    assert "answered for you" in game.switch_forced()
    assert "even where there is only one" in game.switch_forced()
