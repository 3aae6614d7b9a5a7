"""Greedy players of World Without End held against the figures known of the boxed game.

    uv run --isolated --no-editable python benchmarks/calibrate_world_without_end.py --games 100

Rows differ in whether anybody values houses. Prints the tables of docs/calibration.md: scores, and
where the points come from.
"""

from __future__ import annotations

import argparse
import statistics
import tomllib
from dataclasses import dataclass, field

from boardwright.bots import Greedy
from boardwright.games import Judge, file_text, find, find_judge
from boardwright.games.world_without_end.state import Table
from boardwright.kernel.chance import Sealed

NAME = "world-without-end"
GAME = find(NAME)
OF_HOUSES = ("rents", "houses", "card-building", "card-rent")
THINKING = 60.0  # seconds for a decision: more than any needs


@dataclass
class Sample:
    scores: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    spread: list[int] = field(default_factory=list)
    houses: list[float] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    sources: dict[str, list[int]] = field(default_factory=dict)
    wins: list[list[float]] = field(default_factory=list)  # by the place after the start player


def judge_with(houses: bool) -> Judge:
    """The judge with its weights, or with houses worth nothing."""
    weights = dict(tomllib.loads(file_text(NAME, "weights.toml"))["weights"])
    if not houses:
        weights.update(dict.fromkeys(OF_HOUSES, 0.0))
    return find_judge(NAME, weights)


def play(seats: int, judge: Judge, seed: str, sample: Sample) -> None:
    bots = [Greedy(GAME, f"{seed}/{seat}", judge=judge) for seat in range(seats)]
    s = GAME.begin(seats, {}, GAME.edition(), Sealed(seed))
    assert isinstance(s, Table)
    first = s.start
    decisions = 0
    while s.asked is not None:
        seat = s.asked.seat
        known = GAME.visibility.determinize(s, seat, Sealed(f"{seed}/{decisions}"))
        s.apply(bots[seat].choose(known, s.asked, THINKING))
        decisions += 1
    scores = GAME.scores(s)
    winners = GAME.winners(scores)
    totals = [score.total for score in scores]
    sample.scores += totals
    sample.best.append(max(totals))
    sample.spread.append(max(totals) - min(totals))
    sample.houses.append(statistics.fmean(s.houses(seat) for seat in range(seats)))
    sample.decisions.append(decisions)
    for score in scores:
        for source, points in score.sources:
            sample.sources.setdefault(source, []).append(points)
    places = [(first + i) % seats for i in range(seats)]
    sample.wins.append([1 / len(winners) if seat in winners else 0.0 for seat in places])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    rows: list[tuple[int, str, Sample]] = []
    for seats in reversed(GAME.seats):
        for houses in (True, False):
            sample = Sample()
            judge = judge_with(houses)
            for n in range(games):
                play(seats, judge, f"calibrate/{seats}/{n}", sample)
            rows.append((seats, "all value houses" if houses else "nobody values houses", sample))
    print("| players | bots | mean score | winner | first minus last | houses | wins by place, % |")
    print("|---|---|---|---|---|---|---|")
    for seats, who, sample in rows:
        figures = (sample.scores, sample.best, sample.spread, sample.houses)
        means = " | ".join(f"{statistics.fmean(values):.1f}" for values in figures)
        wins = [statistics.fmean(game[place] for game in sample.wins) for place in range(seats)]
        shares = " / ".join(f"{share * 100:.0f}" for share in wins)
        print(f"| {seats} | {who} | {means} | {shares} |")
    names = list(rows[0][2].sources)
    print(f"\n| players | bots | {' | '.join(names)} |")
    print("|---" * (len(names) + 2) + "|")
    for seats, who, sample in rows:
        means = " | ".join(f"{statistics.fmean(sample.sources[name]):.1f}" for name in names)
        print(f"| {seats} | {who} | {means} |")


if __name__ == "__main__":
    main()
