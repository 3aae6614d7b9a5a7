"""Many games at once: simulations on all cores or a cluster, and what came of them."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from boardwright.arena.batches import ENGINES, run, run_batches
from boardwright.arena.playing import LONGEST_GAME, Batch, Job, Played, play_batch

__all__ = [
    "ENGINES",
    "LONGEST_GAME",
    "Batch",
    "Job",
    "Played",
    "play_batch",
    "report",
    "run",
    "run_batches",
    "simulate",
    "wilson",
]


def simulate(
    job: Job,
    games: int,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    *,
    engine: str = "local",
    address: str | None = None,
    out: Path | None = None,
) -> dict[str, Any]:
    """Play so many games and report on them. The result depends neither on the workers nor on the
    engine."""
    started = time.perf_counter()
    rows = run(job, games, workers, engine=engine, address=address, out=out, progress=progress)
    return report(job, rows, time.perf_counter() - started)


def report(job: Job, rows: list[Played], seconds: float) -> dict[str, Any]:
    """The results of a simulation as plain data."""
    games, seats = len(rows), range(job.seats)
    by_seat = [[row.totals[seat] for row in rows] for seat in seats]
    wins = [sum([row.shares[seat] for row in rows]) for seat in seats]
    decisions = sum([row.decisions for row in rows])
    return {
        "game": job.game,
        "seats": job.seats,
        "options": job.options,
        "bots": job.bots,
        "seed": job.seed,
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_game": round(decisions / games, 1),
        "longest_game": max([row.decisions for row in rows]),
        "scores": [round(statistics.fmean(scores), 3) for scores in by_seat],
        "score_spread": [round(statistics.pstdev(scores), 3) for scores in by_seat],
        "winning_score": round(statistics.fmean([max(row.totals) for row in rows]), 3),
        "wins": [round(share / games, 4) for share in wins],
        "win_intervals": [wilson(share, games) for share in wins],
        "score_sources": {
            name: [round(sum([row.sources[i][name] for row in rows]) / games, 3) for i in seats]
            for name in rows[0].sources[0]
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
