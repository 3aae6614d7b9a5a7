"""Random games of Keythedral held against the figures known of the boxed game.

    uv run --isolated --no-editable python benchmarks/calibrate_keythedral.py --games 400

Prints the tables of docs/calibration.md. Two ways of choosing: any option, all alike; or a verb
first and then its arguments, laws taken but not played, as the reference figures for random play.
"""

from __future__ import annotations

import argparse
import random
import statistics
from dataclasses import dataclass, field

from boardwright.games import find
from boardwright.games.keythedral.actions import CATALOGUE, LAW
from boardwright.games.keythedral.components import NUMBERS
from boardwright.games.keythedral.state import Table
from boardwright.kernel.chance import Sealed

GAME = find("keythedral")


@dataclass
class Sample:
    rounds: list[int] = field(default_factory=list)
    by_purchase: list[int] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    harvest: list[float] = field(default_factory=list)
    houses: list[float] = field(default_factory=list)
    contacts: list[float] = field(default_factory=list)
    kept: list[float] = field(default_factory=list)


def by_verb(options: list[int], chooser: random.Random) -> int:
    groups: dict[str, list[int]] = {}
    for action in options:
        if not LAW.has(action):
            groups.setdefault(CATALOGUE.verb(action).name, []).append(action)
    return chooser.choice(groups[chooser.choice(sorted(groups))])


def play(seats: int, options: dict[str, str], seed: str, verbs: bool, sample: Sample) -> None:
    chooser = random.Random(seed)
    s = GAME.begin(seats, options, GAME.edition(), Sealed(seed))
    assert isinstance(s, Table)
    s.notes = []
    while s.asked is not None:
        options_now = s.asked.options
        s.apply(by_verb(options_now, chooser) if verbs else chooser.choice(options_now))
    cubes = sum(sum(note.args[1:]) for note in s.notes if note.key == "harvest")
    touched = sum(4 - s.land.around[plot].count(-1) for plot in s.tiles)
    scores = [score.total for score in GAME.scores(s)]
    sample.rounds.append(s.round)
    sample.by_purchase.append(int(s.bought and not s.current_row()))
    sample.scores.append(statistics.fmean(scores))
    sample.best.append(max(scores))
    sample.harvest.append(cubes / (seats * s.round))
    sample.houses.append(s.houses.bit_count() / seats)
    sample.contacts.append(touched / (len(s.tiles) / NUMBERS))
    sample.kept.append(sum(s.cubes) / seats)


def row(seats: int, options: dict[str, str], games: int, verbs: bool) -> str:
    sample = Sample()
    for n in range(games):
        play(seats, options, f"calibrate/{seats}/{n}", verbs, sample)
    cells = [
        str(seats),
        f"{statistics.fmean(sample.rounds):.1f}",
        str(max(sample.rounds)),
        f"{statistics.fmean(sample.by_purchase):.0%}",
        f"{statistics.fmean(sample.scores):.1f}",
        f"{statistics.fmean(sample.best):.1f}",
        f"{statistics.fmean(sample.harvest):.1f}",
        f"{statistics.fmean(sample.houses):.1f}",
        f"{statistics.fmean(sample.contacts):.1f}",
        f"{statistics.fmean(sample.kept):.1f}",
    ]
    return "| " + " | ".join(cells) + " |"


HEAD = (
    "| players | rounds | longest | ended by purchase | mean score | best score "
    "| cubes a player and round | houses | contacts | cubes kept |\n"
    "|---|---|---|---|---|---|---|---|---|---|"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    games = parser.parse_args().games
    for title, verbs, options in (
        ("Any option, full game", False, {}),
        ("Any option, short game", False, {"length": "short"}),
        ("Any option, without the dry-round end", False, {"dry_rounds": "0"}),
        ("A verb, then its arguments, no law played, full game", True, {}),
        ("A verb, then its arguments, without the dry-round end", True, {"dry_rounds": "0"}),
    ):
        print(f"\n{title}, {games} games each\n\n{HEAD}")
        for seats in GAME.seats:
            print(row(seats, options, games, verbs))


if __name__ == "__main__":
    main()
