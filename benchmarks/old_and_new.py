"""An older build of boardwright against a newer one, at games for two: who wins with the same time
a move, and how many iterations a second each search gets through.

    python benchmarks/old_and_new.py --old OLD/bin/python --new NEW/bin/python keythedral

Each build plays in a process of its own interpreter. Both keep the same game: the same seed, the
same actions. Games 2n and 2n + 1 have the same seed and swapped seats. Every game is a line of JSON
in `--out`, and is not played again when it is there and was played by the same two builds. Time is
the processor's: what other programs take of it, they take from neither. Iterations are counted as
`boardwright bench` does, by both builds in turns; of each the best round counts.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from unittest import mock

import boardwright
from boardwright.arena import wilson
from boardwright.arena.bench import random_game, search_rate
from boardwright.bots.mcts import Mcts
from boardwright.games import REGISTRY, find
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.kernel.visibility import digest

SEATS = (2, 4)  # at which iterations are counted
GAMES = 10  # whose positions are searched for that
EVERY = 23  # questions, one such position
OVER = -1

Row = dict[str, Any]


class Player:
    """What one build does in its process: it answers what it is asked by the name of a method."""

    game: Game
    state: State

    def made_from(self) -> str:
        """The sources that the build was compiled from."""
        note = Path(boardwright.__file__).parent / "_build.json"
        return str(json.loads(note.read_text("utf-8"))["sources"]) if note.exists() else ""

    def begin(self, name: str, seed: str) -> int:
        """A new game; who is to answer, as all that follow."""
        self.game = find(name)
        self.state = self.game.begin(2, {}, self.game.edition(), Sealed(seed))
        self.bot = Mcts(self.game, seed)
        self.seed, self.decisions = seed, 0
        return self.asked()

    def asked(self) -> int:
        """Whoever has a choice; what has only one answer is answered."""
        s = self.state
        while s.asked is not None and len(s.asked.options) == 1:
            s.apply(s.asked.options[0])
        return OVER if s.asked is None else s.asked.seat

    def choose(self, seconds: float) -> list[float]:
        """The action of whoever is asked, and the time it took."""
        s = self.state
        assert s.asked is not None
        started = time.process_time()
        with mock.patch.object(time, "perf_counter", time.process_time):
            deal = Sealed(f"{self.seed}/{self.decisions}")
            known = self.game.visibility.determinize(s, s.asked.seat, deal)
            action = self.bot.choose(known, s.asked, seconds)
        return [action, time.process_time() - started]

    def apply(self, action: int) -> int:
        self.state.apply(action)
        self.decisions += 1
        return self.asked()

    def state_key(self) -> str:
        return digest(self.game.visibility.dump(self.state))

    def shares(self) -> list[float]:
        winners = self.game.winners(self.game.scores(self.state))
        return [1 / len(winners) if seat in winners else 0.0 for seat in (0, 1)]

    def rate(self, name: str, seats: int) -> int:
        """Iterations a second of the processor."""
        game = find(name)
        box = game.edition()
        states: list[State] = []
        for n in range(GAMES):
            states += random_game(game, seats, box, f"bench/{n}", EVERY)[:-1]
        with mock.patch.object(time, "perf_counter", time.process_time):
            return search_rate(game, states)


class Build:
    """A build from the outside."""

    def __init__(self, python: str) -> None:
        command = [python, "-I", __file__, "--player"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        self.sources = self.ask("made_from")

    def ask(self, method: str, *args: object) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([method, *args]) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate()


def serve() -> None:
    player = Player()
    for line in sys.stdin:
        method, *args = json.loads(line)
        print(json.dumps(getattr(player, method)(*args)), flush=True)


def agreed(answers: list[Any]) -> Any:
    """What both builds say: they keep the same game."""
    if answers[0] != answers[1]:
        raise ValueError(f"the builds do not play the same game: {answers[0]}, {answers[1]}")
    return answers[0]


def play(builds: list[Build], name: str, number: int, seconds: float) -> Row:
    """One game; the newer build, the second, has the seat that its number says."""
    seat, seed = number % 2, f"old-and-new/{number // 2}"
    asked = agreed([build.ask("begin", name, seed) for build in builds])
    spent, moves = [0.0, 0.0], [0, 0]
    while asked != OVER:
        who = int(asked == seat)
        action, took = builds[who].ask("choose", seconds)
        spent[who] += took
        moves[who] += 1
        asked = agreed([build.ask("apply", action) for build in builds])
    agreed([build.ask("state_key") for build in builds])
    shares = agreed([build.ask("shares") for build in builds])
    return {
        "game": name,
        "number": number,
        "budget": seconds,
        "builds": [build.sources for build in builds],
        "share": shares[seat],
        "ms": [round(1000 * took / max(n, 1), 2) for took, n in zip(spent, moves, strict=True)],
    }


def read(path: Path, builds: list[Build], seconds: float) -> list[Row]:
    """The games of these builds."""
    if not path.exists():
        return []
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    sources = [build.sources for build in builds]
    return [row for row in rows if row["budget"] == seconds and row["builds"] == sources]


def play_missing(
    builds: list[Build], name: str, games: int, seconds: float, path: Path, minutes: float
) -> None:
    """What the file does not have yet, until the minutes are over; no pair is left half played."""
    there = {row["number"] for row in read(path, builds, seconds) if row["game"] == name}
    until = time.monotonic() + 60 * minutes
    for number in range(games):
        if number % 2 == 0 and time.monotonic() > until:
            break
        if number not in there:
            row = play(builds, name, number, seconds)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")


def rates(builds: list[Build], name: str, seats: int, rounds: int) -> list[int]:
    """Iterations a second of each build, in turns."""
    found = [[build.ask("rate", name, seats) for build in builds] for _ in range(rounds)]
    return [max(row[who] for row in found) for who in (0, 1)]


def strength(rows: list[Row]) -> str:
    lines = ["| game | games | new came first | 95 % | ms a move, old and new |", "|" + "---|" * 5]
    for name in REGISTRY:
        played = [row for row in rows if row["game"] == name]
        if not played:
            continue
        won = sum([row["share"] for row in played])
        low, high = wilson(won, len(played))
        old, new = (sum([row["ms"][who] for row in played]) / len(played) for who in (0, 1))
        cells = [
            *(find(name).title, len(played), f"{won:g} ({100 * won / len(played):.1f}%)"),
            *(f"{100 * low:.1f} to {100 * high:.1f} %", f"{old:.1f} and {new:.1f}"),
        ]
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(lines)


def speed(found: dict[tuple[str, int], list[int]]) -> str:
    lines = ["| game | seats | iterations a second, old | new | ratio |", "|" + "---|" * 5]
    for (name, seats), (old, new) in found.items():
        cells = [find(name).title, seats, f"{old:,}", f"{new:,}", f"{new / old:.2f}"]
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(lines)


def main() -> None:
    if sys.argv[1:] == ["--player"]:
        serve()
        return
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("titles", nargs="*", default=list(REGISTRY))
    parser.add_argument("--old", required=True, help="the interpreter of the older build")
    parser.add_argument("--new", required=True, help="and of the newer one")
    parser.add_argument("--games", type=int, default=100, help="of each title; 0 only counts")
    parser.add_argument("--seconds", type=float, default=0.01, help="a move")
    parser.add_argument("--minutes", type=float, default=1e6, help="of each title, at most")
    parser.add_argument("--rounds", type=int, default=3, help="of iterations counted; 0 for none")
    parser.add_argument("--out", type=Path, default=Path("old-and-new.jsonl"))
    args = parser.parse_args()
    builds = [Build(args.old), Build(args.new)]
    for name in args.titles:
        play_missing(builds, name, args.games, args.seconds, args.out, args.minutes)
    print(strength(read(args.out, builds, args.seconds)))
    if args.rounds:
        pairs = [(name, seats) for name in args.titles for seats in SEATS]
        print(speed({pair: rates(builds, *pair, args.rounds) for pair in pairs}))
    for build in builds:
        build.close()


if __name__ == "__main__":
    main()
