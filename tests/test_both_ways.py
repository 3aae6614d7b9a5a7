"""The same files run interpreted and compiled: which one this is, and that it is not stale."""

from __future__ import annotations

import copy
import hashlib
import json
import os
import pickle
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import boardwright
from boardwright.arena.bench import bench, compiled
from boardwright.arena.fuzz import playable
from boardwright.bots import Bot, Greedy, Mcts
from boardwright.games import REGISTRY, find
from boardwright.kernel.chance import Script, Sealed, Source
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from tests.conformance.playthrough import CASES, path_of, playthrough
from tests.example.cairn import GAME as CAIRN
from tests.example.judge import CairnJudge
from tests.example.outside import boardwright as command
from tests.example.outside import install

SRC = Path(__file__).parent.parent / "src"
EXPECTED = os.environ.get("BOARDWRIGHT_EXPECT", "interpreted")


def test_this_run_is_the_one_that_was_asked_for() -> None:
    """`./bw test` says which way it runs; elsewhere the sources run interpreted."""
    assert compiled() == (EXPECTED == "compiled")


def test_compiled_code_was_made_from_these_sources() -> None:
    note = Path(boardwright.__file__).parent / "_build.json"
    if not compiled():
        assert not note.exists()
        return
    digest = hashlib.sha256()
    paths = [
        p
        for room in ("kernel", "games", "bots")
        for p in (SRC / "boardwright" / room).rglob("*.py")
    ]
    paths.append(SRC / "boardwright" / "research" / "writer.py")
    for name, path in sorted((p.relative_to(SRC).as_posix(), p) for p in paths):
        digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    assert json.loads(note.read_text("utf-8"))["sources"] == digest.hexdigest()


def test_both_ways_play_the_same_game() -> None:
    """The hash of a whole game, written down once: both runs must come to it."""
    last = playthrough(CASES[0]).splitlines()[-1]
    assert last == path_of(CASES[0]).read_text("utf-8").splitlines()[-1]


def test_bench_gives_all_its_figures() -> None:
    figures = bench("keythedral", 2, games=2)
    assert figures["compiled"] == compiled()
    costs = ("clone_us", "dump_us", "load_us", "view_us", "determinize_us")
    rates = ("decisions_per_s", "games_per_s", "decisions_per_game", "mcts_iterations_per_s")
    assert all(figures[name] > 0 for name in costs + rates)


def test_cloning_is_cheap_beside_playing() -> None:
    """As a ratio, since machines differ: a clone costs no more than a few decisions."""
    game = find("keythedral")
    figures = bench("keythedral", 4, games=4)
    decision_us = 1e6 / figures["decisions_per_s"]
    assert figures["clone_us"] < 3 * decision_us
    assert game.begin(4, {}, game.edition(), Sealed("x")).asked is not None


def test_a_judge_in_plain_python_serves_every_bot() -> None:
    """Compiled bots call it with the same figures as bots that are not compiled."""
    judge = CairnJudge(CAIRN, [1.0, 0.5, 0.1], 2.0)
    bots: list[Bot] = [Greedy(CAIRN, "plain", judge=judge), Mcts(CAIRN, "plain", 20, judge)]
    s = CAIRN.begin(2, {}, CAIRN.edition(), Sealed("plain"))
    assert judge.shares(s) == judge.chances(s, [judge.worth(s, 0), judge.worth(s, 1)], 1.0)
    explained = 0
    while s.asked is not None:
        bot = bots[s.asked.seat]
        action = bot.choose(s.clone(), s.asked, 10.0)
        explained += sum([0.0 < thought.share < 1.0 for thought in bot.why()])
        s.apply(action)
    assert explained > 10


def test_a_game_of_another_package_is_played_by_bots_in_worker_processes(tmp_path: Path) -> None:
    install(tmp_path)
    args = ("cairn", "--seats", "2", "--games", "4", "--bots", "greedy,mcts@5", "--workers", "2")
    done = command(tmp_path, "sim", *args, "--json")
    assert done.stderr == ""
    assert json.loads(done.stdout)["games"] == 4


def through_pickle(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


GAMES = [CAIRN, *[find(name) for name in REGISTRY]]


def midgame(game: Game, decisions: int) -> State:
    """A position on the way through a random game, with notes."""
    seats = max([n for n in game.seats if playable(game, n, {})])
    s: State = game.begin(seats, {}, game.edition(), Sealed("midgame"))
    s.notes = []
    chance = random.Random(decisions)
    for _ in range(decisions):
        if s.asked is not None:
            s.apply(chance.choice(s.asked.options))
    return s


def future(game: Game, s: State) -> list[Any]:
    """What the next decisions lead to, if everybody takes the first or the last option in turn."""
    seen: list[Any] = []
    for n in range(40):
        if s.asked is None:
            break
        seen.append((s.asked.seat, s.asked.options[:], s.asked.prompt))
        s.apply(s.asked.options[-(n % 2)])
        seen.append(game.visibility.dump(s))
    return [*seen, s.notes]


@pytest.mark.parametrize("duplicate", [copy.deepcopy, through_pickle])
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_state_is_pickled_and_copied_deeply(
    game: Game, duplicate: Callable[[State], State]
) -> None:
    """The same position, the same question, the same notes; and it plays on alike, apart from
    the original."""
    for decisions in (3, 60, 200):
        s = midgame(game, decisions)
        if s.asked is None:  # a short game, and not its first position
            break
        before = game.visibility.dump(s)
        other = duplicate(s)
        assert type(other) is type(s)
        assert (other.notes, other.reveals) == (s.notes, s.reveals)
        told = future(game, other)
        assert len(told) > 1
        assert game.visibility.dump(s) == before, "they share something"
        assert future(game, s) == told


class Counting(Source):
    """A source in plain Python, with a field of its own."""

    def __init__(self, step: int) -> None:
        self.step = step

    def outcome(self, count: int, n: int) -> int:
        return count * self.step % n


@pytest.mark.parametrize("duplicate", [copy.deepcopy, through_pickle])
@pytest.mark.parametrize("source", [Sealed("x"), Script([5, 3, 1, 4], 2), Counting(7)])
def test_a_source_is_pickled_and_copied_deeply(
    source: Source, duplicate: Callable[[Source], Source]
) -> None:
    source.outcome(3, 6)
    other = duplicate(source)
    assert [other.outcome(n, 6) for n in range(2, 6)] == [source.outcome(n, 6) for n in range(2, 6)]
