"""Our tree search against OpenSpiel's ISMCTS, at our games for two, with the same time a move.

    uv run --isolated --no-editable --no-dev --group peers \
        python benchmarks/beside_openspiel.py keythedral --games 100 --seconds 0.2

The game is OpenSpiel's, as `boardwright.research.openspiel` makes it, so both are asked the same
questions. Games 2n and 2n + 1 have the same seed and swapped seats. Every game is a line of JSON in
`--out`, and is not played again when it is there. ISMCTS knows numbers of simulations only, so it
is stopped before the first simulation that would begin after its time. Time is the processor's for
both: what other programs take of it, they take from neither.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from boardwright.arena import wilson
from boardwright.bots.mcts import Mcts
from boardwright.games import REGISTRY, find
from boardwright.kernel.chance import Sealed
from boardwright.research.openspiel import short_name

EXPLORATION = 1.4  # as in OpenSpiel's own examples, for returns from -1 to 1
ENDLESS = 1_000_000_000

Row = dict[str, Any]


class OutOfTime(Exception):
    """Where its search would begin another simulation."""


class TimedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot with random rollouts, until its time is over."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        luck = np.random.RandomState(seed)
        rollouts = mcts.RandomRolloutEvaluator(1, luck)
        super().__init__(game, rollouts, EXPLORATION, ENDLESS, random_state=luck)
        self.seconds = seconds
        self.simulations = 0

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        self.over = time.process_time() + self.seconds
        try:
            found: list[tuple[int, float]] = super().run_search(state)
        except OutOfTime:
            found = self.get_final_policy(state, self._root_node)
        return found

    def sample_root_state(self, state: Any) -> Any:
        # The first simulation only makes the root: without a second there is nothing to choose by.
        if time.process_time() >= self.over and self._root_node.total_visits > 0:
            raise OutOfTime
        self.simulations += 1
        return super().sample_root_state(state)


class Clock:
    """What the moves of one of the two took, in seconds."""

    def __init__(self) -> None:
        self.moves: list[float] = []

    def __enter__(self) -> None:
        self.began = time.process_time()

    def __exit__(self, *error: object) -> None:
        self.moves.append(time.process_time() - self.began)

    def row(self) -> Row:
        return {
            "moves": len(self.moves),
            "seconds": round(sum(self.moves), 3),
            "longest": round(max(self.moves, default=0.0), 3),
        }


def play(name: str, number: int, seconds: float) -> Row:
    """One game; ours has the seat that its number says."""
    game, seat, seed = find(name), number % 2, number // 2
    luck = np.random.RandomState(seed)
    spiel = pyspiel.load_game(short_name(name), {"players": 2})
    state = spiel.new_initial_state()
    ours, theirs = Mcts(game, f"{seed}/{seat}"), TimedIsmcts(spiel, seconds, number)
    clocks = Clock(), Clock()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        elif state.current_player() == seat:
            s = state.env.state
            with clocks[0], mock.patch.object(time, "perf_counter", time.process_time):
                source = Sealed(f"{number}/{len(clocks[0].moves)}")
                known = game.visibility.determinize(s, seat, source)
                action = ours.choose(known, s.asked, seconds)
            state.apply_action(action)
        else:
            with clocks[1]:
                action = int(theirs.step(state))
            state.apply_action(action)
    winners = game.winners(game.scores(state.env.state))
    shares = [1 / len(winners) if who in winners else 0.0 for who in (seat, 1 - seat)]
    return {
        "game": name,
        "number": number,
        "budget": seconds,
        "shares": shares,
        "ours": clocks[0].row(),
        "theirs": {**clocks[1].row(), "simulations": theirs.simulations},
    }


def read(path: Path, seconds: float) -> list[Row]:
    if not path.exists():
        return []
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return [row for row in rows if row["budget"] == seconds]


def play_missing(name: str, games: int, seconds: float, path: Path, minutes: float) -> None:
    """What the file does not have yet, until the minutes are over; no pair is left half played."""
    there = {row["number"] for row in read(path, seconds) if row["game"] == name}
    until = time.monotonic() + 60 * minutes
    for number in range(games):
        if number % 2 == 0 and time.monotonic() > until:
            break
        if number not in there:
            row = play(name, number, seconds)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")


def table(rows: list[Row]) -> str:
    lines = [
        "| game | games | mcts came first | 95 % | ISMCTS came first | mcts, ms a move (longest) "
        "| ISMCTS, ms a move (longest) | its simulations a move |",
        "|" + "---|" * 8,
    ]
    for name in REGISTRY:
        played = [row for row in rows if row["game"] == name]
        if not played:
            continue
        ours, theirs = (sum([row["shares"][who] for row in played]) for who in (0, 1))
        low, high = wilson(ours, len(played))
        simulations = sum([row["theirs"]["simulations"] for row in played])
        moves = sum([row["theirs"]["moves"] for row in played])
        cells = [
            *(find(name).title, len(played), f"{ours:g} ({ours / len(played):.0%})"),
            *(f"{100 * low:.1f} to {100 * high:.1f} %", f"{theirs:g}"),
            *(thinking(played, "ours"), thinking(played, "theirs"), round(simulations / moves, 1)),
        ]
        lines.append("| " + " | ".join(map(str, cells)) + " |")
    return "\n".join(lines)


def thinking(rows: list[Row], who: str) -> str:
    mean = sum([row[who]["seconds"] for row in rows]) / sum([row[who]["moves"] for row in rows])
    longest = max([row[who]["longest"] for row in rows])
    return f"{1000 * mean:.0f} ({1000 * longest:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("titles", nargs="*", default=list(REGISTRY))
    parser.add_argument("--games", type=int, default=100, help="of each title; 0 only counts")
    parser.add_argument("--seconds", type=float, default=0.2, help="a move")
    parser.add_argument("--minutes", type=float, default=1e6, help="of each title, at most")
    parser.add_argument("--out", type=Path, default=Path("beside-openspiel.jsonl"))
    args = parser.parse_args()
    for name in args.titles:
        play_missing(name, args.games, args.seconds, args.out, args.minutes)
    print(table(read(args.out, args.seconds)))


if __name__ == "__main__":
    main()
