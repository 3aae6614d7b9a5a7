"""Strength beside OpenSpiel's search: fair seats, fair time, and runs that go on."""

from __future__ import annotations

import itertools
import json
import time
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from benchmarks import beside_openspiel as duel
from boardwright.research.openspiel import short_name

BRIEF = 0.02  # seconds a move


def test_their_search_stops_in_time_and_knows_something() -> None:
    game = pyspiel.load_game(short_name("liars-dice"), {"players": 2})
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    bot = duel.TimedIsmcts(game, 0.2, 1)
    started = time.process_time()
    assert bot.step(state) in state.legal_actions()
    assert 0.1 < time.process_time() - started < 0.4
    assert bot.simulations > 10
    hasty = duel.TimedIsmcts(game, 0.0, 1)
    assert hasty.step(state) in state.legal_actions()
    assert hasty.simulations == 2


def test_a_game_is_won_and_timed() -> None:
    row = duel.play("liars-dice", 0, BRIEF)
    assert sum(row["shares"]) == 1
    for who in ("ours", "theirs"):
        assert row[who]["moves"] > 0
        assert 0 < row[who]["seconds"] <= row[who]["moves"] * row[who]["longest"] + 0.001
    assert row["theirs"]["simulations"] >= 2 * row["theirs"]["moves"]


def test_seats_are_swapped_on_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    deals: list[list[int]] = []

    class Theirs(duel.TimedIsmcts):
        def step(self, state: Any) -> int:
            if not asked:
                past = itertools.takewhile(lambda made: made.player < 0, state.full_history())
                deals.append([made.action for made in past])
            asked.append(state.current_player())
            return int(super().step(state))

    monkeypatch.setattr(duel, "TimedIsmcts", Theirs)
    seats = []
    for number in range(4):
        asked.clear()
        duel.play("liars-dice", number, 0.0)
        seats.append(set(asked))
    assert seats == [{1}, {0}, {1}, {0}]
    assert deals[0] == deals[1] != deals[2] == deals[3]
    assert len(deals[0]) >= 10  # dice


def counted(name: str, number: int, seconds: float) -> duel.Row:
    spent = {"moves": 10, "seconds": 1.0, "longest": 0.2}
    return {
        "game": name,
        "number": number,
        "budget": seconds,
        "shares": [1.0, 0.0] if number else [0.0, 1.0],
        "ours": spent,
        "theirs": {**spent, "simulations": 55},
    }


def test_games_that_are_there_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    monkeypatch.setattr(duel, "play", counted)
    duel.play_missing("keythedral", 2, 0.2, path, 1)
    duel.play_missing("keythedral", 4, 0.2, path, 1)
    duel.play_missing("keythedral", 2, 0.5, path, 1)
    duel.play_missing("rune-age", 4, 0.2, path, -1)  # no time at all
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [(row["number"], row["budget"]) for row in lines] == [
        *((0, 0.2), (1, 0.2), (2, 0.2), (3, 0.2)),
        *((0, 0.5), (1, 0.5)),
    ]
    assert duel.table(duel.read(path, 0.2)).splitlines()[2:] == [
        "| Keythedral | 4 | 3 (75%) | 30.1 to 95.4 % | 1 | 100 (200) | 100 (200) | 5.5 |"
    ]
