"""A long search for leaks: random games of every title, each looked at from every seat.

    python benchmarks/leaks.py [--games 1000] [--looks 3] [--title keythedral] [--seed leaks]
        [--processes 2]

Run from the checkout. It prints a row for each title, and ends at the first leak with what tells
two positions apart that a viewer cannot tell apart, and with 1.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from boardwright.games import REGISTRY
from boardwright.server import queries
from tests.helpers.leaks import Leak, watch_games

BATCH = 25  # games, in one of which advice is asked for as well


def watch(name: str, first: int, count: int, looks: int, seed: str) -> tuple[int, str]:
    """Pairs that were equal, and the leak if there was one."""
    queries.ADVISER = "greedy"  # one that takes no time into account, so that it can be compared
    try:
        watched = watch_games(name, count, looks, seed, BATCH, first)
    except Leak as leak:
        return 0, f"LEAK in games {first} to {first + count - 1}: {leak}"
    return sum([each.compared for each in watched]), ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--looks", type=int, default=3)
    parser.add_argument("--title", choices=[*REGISTRY, "liars-dice"])
    parser.add_argument("--seed", default="leaks")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    wish = parser.parse_args()
    print("| title | games | pairs equal | leaks | seconds |\n|---|---|---|---|---|", flush=True)
    with ProcessPoolExecutor(wish.processes) as pool:
        for name in [wish.title] if wish.title else [*REGISTRY, "liars-dice"]:
            begun, compared = time.monotonic(), 0
            jobs = [
                pool.submit(watch, name, n, min(BATCH, wish.games - n), wish.looks, wish.seed)
                for n in range(0, wish.games, BATCH)
            ]
            for job in jobs:
                pairs, leak = job.result()
                if leak:
                    print(leak)
                    pool.shutdown(cancel_futures=True)
                    return 1
                compared += pairs
            seconds = time.monotonic() - begun
            print(f"| {name} | {wish.games} | {compared:,} | 0 | {seconds:.0f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
