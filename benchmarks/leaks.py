"""A long search for leaks: random games of every title, each looked at from every seat.

    python benchmarks/leaks.py [--games 1000] [--looks 3] [--title keythedral] [--seed leaks]

Run from the checkout. It ends at the first leak with what tells two positions apart that a viewer
cannot tell apart, and with 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from boardwright.games import REGISTRY
from boardwright.server import queries
from tests.helpers.leaks import Leak, watch_games

BATCH = 50


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--looks", type=int, default=3)
    parser.add_argument("--title", choices=[*REGISTRY, "liars-dice"])
    parser.add_argument("--seed", default="leaks")
    wish = parser.parse_args()
    queries.ADVISER = "greedy"  # one that takes no time into account, so that it can be compared
    for name in [wish.title] if wish.title else [*REGISTRY, "liars-dice"]:
        begun, compared, played = time.monotonic(), 0, 0
        while played < wish.games:
            count = min(BATCH, wish.games - played)
            try:
                watched = watch_games(name, count, wish.looks, wish.seed, 25, played)
            except Leak as leak:
                print(f"LEAK after {played} games and more: {leak}")
                return 1
            compared += sum([watch.compared for watch in watched])
            played += count
        seconds = time.monotonic() - begun
        print(f"{name}: {played} games, {compared} pairs equal, {seconds:.0f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
