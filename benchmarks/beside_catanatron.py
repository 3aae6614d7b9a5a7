"""Random four-player games of ours and of Catanatron, turn about in one run, and the ratio.

    uv run --isolated --no-editable --group bench python benchmarks/beside_catanatron.py

`--isolated --no-editable` builds and measures the compiled wheel; without them the sources run
interpreted. Ratios of one run mean something; absolute figures depend on the machine.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable

from boardwright.arena.bench import compiled, random_game
from boardwright.games import REGISTRY, find

SEATS = 4
ROUNDS = 5


def rate_of(play: Callable[[int], int], games: int) -> Callable[[], float]:
    """A measurement of decisions a second over so many games."""

    def measure() -> float:
        started = time.perf_counter()
        decisions = sum(play(seed) for seed in range(games))
        return decisions / (time.perf_counter() - started)

    return measure


def play_catanatron(seed: int) -> int:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
    game.play()
    return len(game.state.actions)


def copy_catanatron() -> float:
    """Microseconds to copy a position in the middle of a game."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
    game = Game([RandomPlayer(colour) for colour in colours], seed=1)
    for _ in range(500):
        game.play_tick()
    started = time.perf_counter()
    for _ in range(300):
        game.copy()
    return (time.perf_counter() - started) / 300 * 1e6


def clone_ours(name: str) -> float:
    game = find(name)
    states = random_game(game, SEATS, game.edition(), "bench", keep=5)
    started = time.perf_counter()
    for _ in range(20):
        for s in states:
            s.clone()
    return (time.perf_counter() - started) / (20 * len(states)) * 1e6


def counted(name: str) -> Callable[[int], int]:
    """Play our game of a seed; its number of decisions was counted beforehand."""
    game = find(name)
    box = game.edition()
    known: dict[int, int] = {}

    def play(seed: int) -> int:
        if seed not in known:
            known[seed] = len(random_game(game, SEATS, box, str(seed), keep=1)) - 1
        random_game(game, SEATS, box, str(seed))
        return known[seed]

    return play


def compare(name: str) -> dict[str, object]:
    ours, theirs = rate_of(counted(name), 20), rate_of(play_catanatron, 5)
    ours()
    rates = [(ours(), theirs()) for _ in range(ROUNDS)]
    copies = [(clone_ours(name), copy_catanatron()) for _ in range(ROUNDS)]
    mine, other = max(rate for rate, _ in rates), max(rate for _, rate in rates)
    clone, copy = min(cost for cost, _ in copies), min(cost for _, cost in copies)
    return {
        "game": name,
        "compiled": compiled(),
        "decisions_per_s": round(mine),
        "catanatron_decisions_per_s": round(other),
        "times_as_fast": round(mine / other, 1),
        "clone_us": round(clone, 2),
        "catanatron_copy_us": round(copy, 1),
        "times_as_cheap_to_copy": round(copy / clone, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(REGISTRY))
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = [compare(name) for name in args.games]
    if args.json:
        print(json.dumps(found))
        return
    for row in found:
        how = "compiled" if row["compiled"] else "interpreted"
        print(
            f"{row['game']}, {SEATS} seats, {how}: {row['decisions_per_s']:,} decisions/s; "
            f"Catanatron {row['catanatron_decisions_per_s']:,}: "
            f"{row['times_as_fast']} times as fast\n"
            f"  copy of a position {row['clone_us']} us; Catanatron {row['catanatron_copy_us']} us:"
            f" {row['times_as_cheap_to_copy']} times as cheap"
        )


if __name__ == "__main__":
    main()
