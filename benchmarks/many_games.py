"""Thousands of random games of every title, with all numbers of seats and all options in turn:
there is always something to choose, every game ends, and its progress never falls.

    python benchmarks/many_games.py [--games 10000] [--scenes 1000] [--title keythedral]
        [--seed many] [--processes 2]

It prints a row for each title, and ends at the first game that goes wrong with its seed, and with
1. The laws of the kernel are checked by `boardwright fuzz`, which takes a thousand times as long.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from boardwright.arena.fuzz import Case, cases
from boardwright.games import REGISTRY, find, find_scenery
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import Game
from boardwright.kernel.state import State

BATCH = 100  # games a process plays in one go
LONGEST = 20_000  # decisions; the longest game of any title has a quarter of that
EVERY = 11  # decisions, one scene
SPECTATOR = -1


class Fault(Exception):
    """A game that went wrong."""


def play(game: Game, case: Case, seed: str, scenes: bool) -> int:
    """One game at random; its decisions."""
    seats, options = case
    s = game.begin(seats, options, game.edition(), Sealed(seed))
    chooser, course = random.Random(seed), Course(game) if scenes else None
    decisions = 0
    while s.asked is not None:
        if not s.asked.options:
            raise Fault(f"nothing can be chosen: {s.crumbs()}")
        if decisions == LONGEST:
            raise Fault("it does not end")
        s.apply(chooser.choice(s.asked.options))
        decisions += 1
        if course is not None and (decisions % EVERY == 0 or s.asked is None):
            course.look(s)
    if course is not None and course.progress != 100:
        raise Fault(f"it ends with a progress of {course.progress}")
    return decisions


class Course:
    """How far a game is, as spectators are told."""

    def __init__(self, game: Game) -> None:
        self.game, self.scenery, self.progress = game, find_scenery(game.name), 0

    def look(self, s: State) -> None:
        view = self.game.visibility.view(s, SPECTATOR)
        now = self.scenery.scene(view, self.game.edition()).figures["progress"]
        if not self.progress <= now <= 100:
            raise Fault(f"its progress goes from {self.progress} to {now}")
        self.progress = now


def play_some(name: str, first: int, count: int, scenes: int, seed: str) -> tuple[int, str]:
    """Decisions of these games, and what went wrong."""
    game = find(name)
    there = cases(game, None, {})
    decisions = 0
    for n in range(first, first + count):
        own = f"{seed}/{name}/{n}"
        try:
            decisions += play(game, there[n % len(there)], own, n < scenes)
        except Exception as problem:
            return 0, f"{own}, {there[n % len(there)]}: {problem!r}"
    return decisions, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument(
        "--scenes", type=int, default=1000, help="games whose progress is looked at"
    )
    parser.add_argument("--title", choices=[*REGISTRY])
    parser.add_argument("--seed", default="many")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    wish = parser.parse_args()
    print("| title | games | decisions | scenes looked at of | seconds |\n|---|---|---|---|---|")
    with ProcessPoolExecutor(wish.processes) as pool:
        for name in [wish.title] if wish.title else [*REGISTRY]:
            begun, decisions = time.monotonic(), 0
            jobs = [
                pool.submit(play_some, name, n, min(BATCH, wish.games - n), wish.scenes, wish.seed)
                for n in range(0, wish.games, BATCH)
            ]
            for job in jobs:
                made, fault = job.result()
                if fault:
                    print(f"FAULT: {fault}")
                    pool.shutdown(cancel_futures=True)
                    return 1
                decisions += made
            seconds = time.monotonic() - begun
            scenes = min(wish.scenes, wish.games)
            print(f"| {name} | {wish.games:,} | {decisions:,} | {scenes:,} | {seconds:.0f} |")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
