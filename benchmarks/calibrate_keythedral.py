"""Games of Keythedral between bots held against the figures known of the boxed game.

    uv run --isolated --no-editable python benchmarks/calibrate_keythedral.py --games 200

Prints the tables of docs/calibration.md: greedy play, full and short game, by seats; and what is
left of them when everybody plays at random.
"""

from __future__ import annotations

import argparse
import statistics
from dataclasses import dataclass, field

from boardwright.bots import RandomBot, make_bots
from boardwright.games import find
from boardwright.games.keythedral.buildings import current_row
from boardwright.games.keythedral.land import EMPTY
from boardwright.games.keythedral.state import Table
from boardwright.kernel.chance import Sealed

GAME = find("keythedral")
THINKING = 60.0  # seconds for a decision: more than any needs


@dataclass
class Sample:
    rounds: list[int] = field(default_factory=list)
    by_purchase: list[int] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    tiles: list[float] = field(default_factory=list)
    harvest: list[float] = field(default_factory=list)
    houses: list[float] = field(default_factory=list)
    contacts: list[float] = field(default_factory=list)
    kept: list[float] = field(default_factory=list)
    laws: list[float] = field(default_factory=list)
    fences: list[float] = field(default_factory=list)
    bids: list[float] = field(default_factory=list)
    wins: list[list[float]] = field(default_factory=list)  # by the place in the set-up


def play(seats: int, options: dict[str, str], bots: str, seed: str, sample: Sample) -> None:
    players = make_bots(GAME, bots, seats, seed)
    s = GAME.begin(seats, options, GAME.edition(), Sealed(seed))
    assert isinstance(s, Table)
    first = s.start
    s.notes = []
    decisions = 0
    while s.asked is not None:
        bot, known = players[s.asked.seat], s
        if not isinstance(bot, RandomBot):
            dealt = GAME.visibility.determinize(s, s.asked.seat, Sealed(f"{seed}/{decisions}"))
            assert isinstance(dealt, Table)
            known = dealt
        s.apply(bot.choose(known, s.asked, THINKING))
        decisions += 1
    measure(s, first, sample)


def measure(s: Table, first: int, sample: Sample) -> None:
    """Note what came of a game. The tiles have hardly moved since they were laid."""
    assert s.notes is not None
    seats = s.seats
    count = [note.key for note in s.notes].count
    cubes = sum(sum(note.args[1:]) for note in s.notes if note.key == "harvest")
    scores = GAME.scores(s)
    winners = GAME.winners(scores)
    sample.rounds.append(s.round)
    sample.by_purchase.append(int(s.bought and not current_row(s)))
    sample.scores.append(statistics.fmean(score.total for score in scores))
    sample.best.append(max(score.total for score in scores))
    sample.tiles.append(count("bought") / seats)
    sample.harvest.append(cubes / (seats * s.round))
    sample.houses.append(s.houses.bit_count() / seats)
    sample.contacts.append(sum(4 - s.land.around[plot].count(EMPTY) for plot in s.tiles) / seats)
    sample.kept.append(sum(s.cubes) / seats)
    sample.laws.append(count("took-law") / seats)
    sample.fences.append(count("fenced") / seats)
    sample.bids.append(count("paid") / s.round)
    places = [(first + i) % seats for i in range(seats)]
    sample.wins.append([1 / len(winners) if seat in winners else 0.0 for seat in places])


def row(seats: int, options: dict[str, str], games: int, bots: str) -> str:
    sample = Sample()
    for n in range(games):
        play(seats, options, bots, f"calibrate/{seats}/{n}", sample)
    shares = [statistics.fmean(game[place] for game in sample.wins) for place in range(seats)]
    cells = [
        str(seats),
        f"{statistics.fmean(sample.rounds):.1f}",
        f"{statistics.fmean(sample.by_purchase):.0%}",
        f"{statistics.fmean(sample.scores):.1f}",
        f"{statistics.fmean(sample.best):.1f}",
        *[
            f"{statistics.fmean(figures):.1f}"
            for figures in (
                sample.tiles,
                sample.harvest,
                sample.houses,
                sample.contacts,
                sample.kept,
                sample.laws,
                sample.fences,
                sample.bids,
            )
        ],
        " / ".join(f"{share * 100:.0f}" for share in shares),
    ]
    return "| " + " | ".join(cells) + " |"


HEAD = (
    "| players | rounds | ended by purchase | mean score | winner | tiles a player "
    "| cubes a player and round | houses | contacts | cubes kept | laws taken | fences "
    "| cubes bid a round | wins by place in the set-up, % |\n"
    "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    games = parser.parse_args().games
    for title, bots, options in (
        ("Greedy play, full game", "greedy", {}),
        ("Greedy play, short game", "greedy", {"length": "short"}),
        ("Random play, full game", "random", {}),
        ("Random play, without the dry-round end", "random", {"dry_rounds": "0"}),
    ):
        print(f"\n**{title}, {games} games each**\n\n{HEAD}")
        for seats in GAME.seats:
            print(row(seats, options, games, bots))


if __name__ == "__main__":
    main()
