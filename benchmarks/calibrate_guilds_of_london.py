"""Greedy players of Guilds of London held against the figures known of the game.

    uv run --isolated --no-editable python benchmarks/calibrate_guilds_of_london.py --games 100

Greedy players for two, three and four seats on both sides of the Plantation, then one alone against
each level of Boris. Prints the tables of docs/calibration.md.
"""

from __future__ import annotations

import argparse
import statistics
from dataclasses import dataclass, field

from boardwright.bots import make_bots
from boardwright.games import find
from boardwright.games.guilds_of_london.actions import END
from boardwright.games.guilds_of_london.components import BORIS, LEVELS, SIDES
from boardwright.games.guilds_of_london.scoring import estates
from boardwright.games.guilds_of_london.state import Table
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import Score

GAME = find("guilds-of-london")
SECONDS = 60.0  # for one choice: no clock decides here


@dataclass
class Row:
    """What is counted over the games of one row."""

    scores: list[Score] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    boris: list[int] = field(default_factory=list)
    wins: float = 0.0
    masters: int = 0
    resolved: list[float] = field(default_factory=list)
    turns: int = 0
    passes: int = 0
    cards: int = 0
    mayoral: int = 0
    places: list[float] = field(default_factory=lambda: [0.0] * 4)


def play(row: Row, seats: int, options: dict[str, str], seed: str) -> None:
    bots = make_bots(GAME, "greedy", seats, seed)
    s = GAME.begin(seats, options, GAME.edition(), Sealed(seed))
    assert isinstance(s, Table)
    order: tuple[int, ...] = ()
    decisions = 0
    while s.asked is not None:
        if s.round == 1:
            order = s.order
        known = GAME.visibility.determinize(s, s.asked.seat, Sealed(f"{seed}/{decisions}"))
        action = bots[s.asked.seat].choose(known, s.asked, SECONDS)
        if action == END.base:
            row.turns += 1
            row.passes += 1 - s.turn.acted
            row.cards += len(s.aside)
        s.apply(action)
        decisions += 1
    tally(row, s, order)


def tally(row: Row, s: Table, order: tuple[int, ...]) -> None:
    scores = GAME.scores(s)
    winners = GAME.winners(scores)
    row.scores += scores
    row.best.append(max([score.total for score in scores]))
    row.boris.append(s.vp(BORIS))
    row.wins += len(winners) > 0
    row.masters += sum([len(estates(s, seat)) for seat in range(s.seats)])
    laid = sum([1 for tile in s.tiles if tile >= 0])
    row.resolved.append(1.0 - len(s.open) / laid)
    row.mayoral += sum([score.ties[0] for score in scores])
    for seat in winners:
        row.places[order.index(seat)] += 1.0 / len(winners)


def run(seats: int, options: dict[str, str], games: int) -> Row:
    row = Row()
    name = "/".join([str(seats), *options.values()])
    for n in range(games):
        play(row, seats, options, f"calibrate/{name}/{n}")
    return row


def source(row: Row, name: str) -> float:
    return statistics.fmean([dict(score.sources)[name] for score in row.scores])


def table_line(row: Row, seats: int, side: str) -> str:
    totals = [score.total for score in row.scores]
    drawn = source(row, "mayoral") * len(row.scores) / row.mayoral
    cells = [
        str(seats),
        side.capitalize(),
        f"{statistics.fmean(totals):.0f} ({statistics.pstdev(totals):.0f})",
        f"{statistics.fmean(row.best):.0f}",
        f"{row.masters / len(row.scores):.1f}",
        f"{100 * statistics.fmean(row.resolved):.0f} %",
        f"{row.cards / row.turns:.1f}",
        f"{100 * row.passes / row.turns:.0f} %",
        f"{drawn:.1f}",
        f"{row.mayoral / len(row.scores):.1f}",
        "/".join([f"{wins:.0f}" for wins in row.places[:seats]]),
    ]
    return "| " + " | ".join(cells) + " |"


def sources_line(row: Row, seats: int, side: str) -> str:
    cells = [str(seats), side.capitalize()]
    cells += [f"{source(row, name):.1f}" for name, _ in row.scores[0].sources]
    return "| " + " | ".join(cells) + " |"


def solo_line(row: Row, level: str, side: str, games: int) -> str:
    totals = [score.total for score in row.scores]
    cells = [
        level,
        side.capitalize(),
        f"{statistics.fmean(totals):.0f}",
        f"{min(totals)}–{max(totals)}",
        f"{statistics.fmean(row.boris):.0f}",
        f"{100 * row.wins / games:.0f} %",
    ]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    print(
        "| players | side | mean VP (sd) | winner | Masters each | tiles resolved | cards a turn"
        " | passes | points of a Mayoral card | Mayoral cards each | wins by place in round 1 |"
    )
    print("|" + "---|" * 11)
    lines: list[str] = []
    for seats in (2, 3, 4):
        for side in SIDES:
            row = run(seats, {"plantation_side": side}, games)
            print(table_line(row, seats, side), flush=True)
            lines.append(sources_line(row, seats, side))
    names = [name for name, _ in row.scores[0].sources]
    print(f"\n| players | side | {' | '.join(names)} |\n|" + "---|" * (len(names) + 2))
    print("\n".join(lines))
    print("\n| Boris | side | your VP | range | Boris's VP | you win |\n|---|---|---|---|---|---|")
    for level in sorted(LEVELS, key=("easy", "standard", "hard").index):
        for side in SIDES:
            row = run(1, {"boris_level": level, "plantation_side": side}, games)
            print(solo_line(row, level, side, games), flush=True)


if __name__ == "__main__":
    main()
