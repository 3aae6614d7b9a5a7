"""Many games at once: simulations on all cores, and what came of them."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from boardwright.bots import RandomBot, make_bots
from boardwright.games import find
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import Edition, Game

LONGEST_GAME = 100_000


@dataclass(frozen=True)
class Job:
    """What is played: everything a worker process needs to know."""

    game: str
    seats: int
    options: dict[str, str]
    bots: str
    seed: str
    edition: str | None = None
    seconds: float = 1.0  # a bot's time for a move


@dataclass
class Tally:
    """What came of some games; tallies add up."""

    games: int = 0
    decisions: int = 0
    lengths: list[int] = field(default_factory=list)
    totals: list[list[int]] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    sources: list[dict[str, int]] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.lengths += other.lengths
        self.totals += other.totals
        if not self.wins:
            self.wins = [0.0] * len(other.wins)
            self.sources = [dict.fromkeys(source, 0) for source in other.sources]
        for seat, share in enumerate(other.wins):
            self.wins[seat] += share
            for name, points in other.sources[seat].items():
                self.sources[seat][name] += points


def play_game(game: Game, job: Job, box: Edition, number: int) -> Tally:
    """One game between bots. A bot that looks at the position gets a copy re-dealt for its seat."""
    seed = f"{job.seed}/{number}"
    bots = make_bots(game, job.bots, job.seats, seed)
    blind = [isinstance(bot, RandomBot) for bot in bots]
    s = game.begin(job.seats, job.options, box, Sealed(seed))
    decisions = 0
    while s.asked is not None:
        seat = s.asked.seat
        known = s
        if not blind[seat]:
            known = game.visibility.determinize(s, seat, Sealed(f"{seed}/{decisions}"))
        s.apply(bots[seat].choose(known, s.asked, job.seconds))
        decisions += 1
        if decisions > LONGEST_GAME:
            raise RuntimeError(f"game {seed} does not end")
    scores = game.scores(s)
    winners = game.winners(scores)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(job.seats)]
    totals = [score.total for score in scores]
    return Tally(1, decisions, [decisions], [totals], shares, [dict(x.sources) for x in scores])


def play_batch(job: Job, first: int, last: int) -> Tally:
    """The games numbered from first to before last."""
    game = find(job.game)
    box = game.edition(job.edition)
    tally = Tally()
    for number in range(first, last):
        tally.add(play_game(game, job, box, number))
    return tally


def simulate(
    job: Job, games: int, workers: int = 1, progress: Callable[[int], None] | None = None
) -> dict[str, Any]:
    """Play so many games and report on them. The result does not depend on the workers."""
    started = time.perf_counter()
    tally = Tally()
    size = max(1, min(50, games // (workers * 4) or 1))
    tasks = [(job, first, min(first + size, games)) for first in range(0, games, size)]
    for part in run_batches(tasks, workers):
        tally.add(part)
        if progress is not None:
            progress(tally.games)
    return report(job, tally, time.perf_counter() - started)


def run_batches(tasks: list[tuple[Job, int, int]], workers: int) -> Iterator[Tally]:
    """Play batches of games on several cores; what came of each, in order."""
    if workers == 1:
        for task in tasks:
            yield play_batch(*task)
        return
    # Fresh processes: a forked copy of a threaded parent (a progress bar runs a thread) may hang.
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(play_batch, *task) for task in tasks]
        for future in futures:
            yield future.result()


def report(job: Job, tally: Tally, seconds: float) -> dict[str, Any]:
    """The results of a simulation as plain data."""
    by_seat = [[game[seat] for game in tally.totals] for seat in range(job.seats)]
    winning = [max(game) for game in tally.totals]
    return {
        "game": job.game,
        "seats": job.seats,
        "options": job.options,
        "bots": job.bots,
        "seed": job.seed,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_game": round(tally.decisions / tally.games, 1),
        "longest_game": max(tally.lengths),
        "scores": [round(statistics.fmean(scores), 3) for scores in by_seat],
        "score_spread": [round(statistics.pstdev(scores), 3) for scores in by_seat],
        "winning_score": round(statistics.fmean(winning), 3),
        "wins": [round(share / tally.games, 4) for share in tally.wins],
        "win_intervals": [wilson(share, tally.games) for share in tally.wins],
        "score_sources": {
            name: [round(source[name] / tally.games, 3) for source in tally.sources]
            for name in tally.sources[0]
        },
    }


def wilson(wins: float, games: int) -> list[float]:
    """The 95 % interval of a share of wins (Wilson's)."""
    z = 1.96
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    half = z * spread / (1 + z * z / games)
    return [round(max(middle - half, 0.0), 4), round(min(middle + half, 1.0), 4)]
