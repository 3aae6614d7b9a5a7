"""Greedy players of World Wonders held against the figures known of the boxed game.

    uv run --isolated --no-editable python benchmarks/calibrate_world_wonders.py --games 100

Prints the tables of docs/calibration.md: scores, what was built, where the points come from, and
the solo game.
"""

from __future__ import annotations

import argparse
import statistics
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field

from boardwright.bots import Greedy
from boardwright.games import find, find_judge
from boardwright.games.world_wonders.board import LAND, LAYERS
from boardwright.games.world_wonders.components import FIRST_CARD, FIRST_TILE, TOWER
from boardwright.games.world_wonders.state import Table
from boardwright.kernel.chance import Sealed

GAME = find("world-wonders")
THINKING = 60.0  # seconds for a decision: more than any needs


@dataclass
class Sample:
    """Figures of many games: of a game, or of a player in it."""

    found: dict[str, list[float]] = field(default_factory=dict)

    def add(self, name: str, value: float) -> None:
        self.found.setdefault(name, []).append(value)

    def mean(self, name: str) -> float:
        return statistics.fmean(self.found[name])


def play(seats: int, options: dict[str, str], seed: str, sample: Sample) -> None:
    judge = find_judge(GAME.name)
    bots = [Greedy(GAME, f"{seed}/{seat}", judge=judge) for seat in range(seats)]
    s = GAME.begin(seats, options, GAME.edition(), Sealed(seed))
    assert isinstance(s, Table)
    decisions = 0
    pedestals = 0
    before = s.pedestals
    while s.asked is not None:
        seat = s.asked.seat
        known = GAME.visibility.determinize(s, seat, Sealed(f"{seed}/{decisions}"))
        s.apply(bots[seat].choose(known, s.asked, THINKING))
        decisions += 1
        pedestals += len([1 for old, new in zip(before, s.pedestals, strict=True) if old < new])
        before = s.pedestals
    sample.add("pedestals", pedestals / s.round)
    measure(s, sample)


def measure(s: Table, sample: Sample) -> None:
    scores = GAME.scores(s)
    sample.add("rounds", s.round)
    sample.add("early", 100.0 * (s.round < s.box.rounds))
    sample.add("winner", max(score.total for score in scores))
    if s.seats == 1:
        sample.add("automaton", scores[0].ties[1])
        sample.add("won", 100.0 * (GAME.winners(scores) == [0]))
    for seat, score in enumerate(scores):
        laid = s.masks(seat)
        sample.add("score", score.total)
        sample.add("buildings", len([1 for thing, _ in laid if FIRST_TILE <= thing < FIRST_CARD]))
        sample.add("wonders", s.monuments(seat))
        sample.add("roads", sum(mask.bit_count() for thing, mask in laid if thing < TOWER))
        sample.add("land", s.layers[seat * LAYERS + LAND].bit_count())
        for name, value in zip(("low", "middle", "high"), sorted(s.goods(seat)), strict=True):
            sample.add(name, value)
        for source, points in score.sources:
            sample.add(f"from {source}", points)


def table(title: str, names: list[str], rows: list[tuple[str, Sample]]) -> None:
    print(f"\n| {title} | {' | '.join([name.removeprefix('from ') for name in names])} |")
    print("|---" * (len(names) + 1) + "|")
    for label, sample in rows:
        print(f"| {label} | {' | '.join([f'{sample.mean(name):.1f}' for name in names])} |")


def sampled(row: tuple[int, int, dict[str, str]]) -> Sample:
    games, seats, options = row
    sample = Sample()
    words = "/".join(options.values())
    for n in range(games):
        play(seats, options, f"calibrate/{seats}/{words}/{n}", sample)
    return sample


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    rows: list[tuple[str, tuple[int, int, dict[str, str]]]] = []
    for goals in ("off", "on"):
        for seats in (2, 3, 4, 5):
            for side in ("A", "B"):
                options = {"side": side, "objectives": goals}
                rows.append((f"{seats}, {side}", (given.games, seats, options)))
    for side in ("A", "B"):
        for level in ("easy", "hard"):
            options = {"side": side, "difficulty": level}
            rows.append((f"{side}, {level}", (given.games, 1, options)))
    with ProcessPoolExecutor(given.workers) as pool:
        samples = list(pool.map(sampled, [row for _, row in rows]))
    found = [(label, sample) for (label, _), sample in zip(rows, samples, strict=True)]
    report(found[:8], found[8:16], found[16:])


Rows = list[tuple[str, Sample]]


def report(without: Rows, with_goals: Rows, alone: Rows) -> None:
    ends = ["score", "winner", "rounds", "early", "low", "middle", "high"]
    built = ["buildings", "wonders", "roads", "land", "pedestals"]
    parts = ["population", "lowest", "monuments", "nature", "districts", "objectives", "loans"]
    for title, rows in (("Without objectives:", without), ("With objectives:", with_goals)):
        print(f"\n{title}")
        table("players, side", ends, rows)
        table("players, side", built, rows)
        table("players, side", [f"from {part}" for part in parts], rows)
    print("\nSolo:")
    figures = ["score", "automaton", "won", "rounds", "buildings", "wonders", "low", "high"]
    table("side, level", figures, alone)


if __name__ == "__main__":
    main()
