"""How strong bots are: everyone against everyone, seats rotated, ratings with 95 % intervals.

A pair (a, b) is played with one a among b's. With two seats that is a duel; with more, b among a's
is a pair of its own. A rating says how likely a bot comes first: of bots with strengths x and y,
one of x among n of y wins x in x + n y. 400 points are ten times the strength, as in chess; the
mean of all is 1500.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import replace
from itertools import combinations, permutations
from typing import Any

from boardwright.arena import Job, run_batches, wilson

STEPS = 400  # of the fit
RESAMPLED = 200  # ladders drawn again for the intervals
ELO = 400 / math.log(10)

Pair = tuple[int, int]


def ladder(
    job: Job, bots: list[str], games: int, workers: int, progress: Callable[[int], None]
) -> dict[str, Any]:
    """Play so many games for each pair, and rate the bots."""
    pairs = list((combinations if job.seats == 2 else permutations)(range(len(bots)), 2))
    plan: list[tuple[Pair, int, tuple[Job, int, int]]] = []
    for a, b in pairs:
        for seat in range(job.seats):
            names = [bots[b]] * job.seats
            names[seat] = bots[a]
            part = replace(job, bots=",".join(names), seed=f"{job.seed}/{bots[a]}/{bots[b]}")
            # Game n is played with the first bot on seat n modulo the seats.
            plan += [((a, b), seat, (part, n, n + 1)) for n in range(seat, games, job.seats)]
    wins = dict.fromkeys(pairs, 0.0)
    results = run_batches([task for _, _, task in plan], workers)
    for done, ((pair, seat, _), batch) in enumerate(zip(plan, results, strict=True)):
        wins[pair] += batch.games[0].shares[seat]
        progress(done + 1)
    ratings = rate(len(bots), job.seats, games, wins)
    return {
        "game": job.game,
        "seats": job.seats,
        "games": games,
        "options": job.options,
        "seconds": job.seconds,
        "seed": job.seed,
        "ratings": [
            {"bot": bots[i], "rating": mid, "low": low, "high": high}
            for mid, low, high, i in sorted([(*row, i) for i, row in enumerate(ratings)])[::-1]
        ],
        "pairs": [
            dict(
                zip(
                    ("a", "b", "games", "wins", "low", "high"),
                    (bots[a], bots[b], games, round(won, 2), *wilson(won, games)),
                    strict=True,
                )
            )
            for (a, b), won in wins.items()
        ],
    }


def rate(bots: int, seats: int, games: int, wins: dict[Pair, float]) -> list[tuple[int, int, int]]:
    """Every bot's rating with the ends of its interval, from ladders drawn again by chance."""
    middle = fit(bots, seats, games, wins)
    chance = random.Random(0)
    drawn: list[list[float]] = []
    for _ in range(RESAMPLED):
        again: dict[Pair, float] = {}
        for pair, won in wins.items():
            share = (won + 0.5) / (games + 1)
            again[pair] = float(sum([chance.random() < share for _ in range(games)]))
        drawn.append(fit(bots, seats, games, again))
    found: list[tuple[int, int, int]] = []
    for i in range(bots):
        values = sorted([ratings[i] for ratings in drawn])
        low, high = values[RESAMPLED // 40], values[-1 - RESAMPLED // 40]
        found.append((round(middle[i]), round(min(low, middle[i])), round(max(high, middle[i]))))
    return found


def fit(bots: int, seats: int, games: int, wins: dict[Pair, float]) -> list[float]:
    """The most likely ratings, by steps of Hunter's minorization. Half a game won and lost more by
    everybody keeps a bot that never loses from rising without end."""
    strength = [1.0] * bots
    rivals = seats - 1
    for _ in range(STEPS):
        won = [0.0] * bots
        met = [0.0] * bots
        for (a, b), n in wins.items():
            whole = (games + 1) / (strength[a] + rivals * strength[b])
            won[a] += n + 0.5
            won[b] += games - n + 0.5
            met[a] += whole
            met[b] += whole * rivals
        strength = [w / m for w, m in zip(won, met, strict=True)]
        mean = math.exp(sum([math.log(x) for x in strength]) / bots)
        strength = [x / mean for x in strength]
    return [1500 + ELO * math.log(x) for x in strength]
