"""Better weights for a judge, by self-play: CMA-ES over the weights of a greedy bot.

Every candidate plays the same games, on half of the seats (every other one), against bots with
the present weights; where several sets of options are given, in turn with each. The weight of the
first feature stays, since only proportions matter; the others start where they are. At the end the
favourite meets the present weights in new games, and is kept if it comes first more often than
they do in its place.
"""

from __future__ import annotations

import math
import warnings
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from boardwright.arena import LONGEST_GAME, wilson
from boardwright.bots import Greedy
from boardwright.games import Judge, find, find_judge
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput

SMALLEST = 0.2  # a weight near nothing is searched as if it were this
TEMPERATURE = 2  # every point of a lead counts, also where the game is decided
CHECKED = 10  # times the games of a candidate for the last comparison
SAMPLED = 7  # every so many decisions a position is kept for the fit of the spread

Weights = dict[str, float]
Sample = tuple[list[float], list[float]]  # what each seat expected, and what it won


@dataclass(frozen=True)
class Trial:
    """Games of one candidate."""

    game: str
    seats: int
    options: list[dict[str, str]]
    seed: str
    weights: Weights
    rivals: Weights
    first: int
    last: int


def play_trial(trial: Trial) -> tuple[list[float], list[float], list[Sample]]:
    """For each game how well the candidate did, what it won, and positions met. By how much one
    wins or loses says more than who came first, where the game counts points."""
    mine = find_judge(trial.game, trial.weights)
    theirs = find_judge(trial.game, trial.rivals)
    values: list[float] = []
    firsts: list[float] = []
    samples: list[Sample] = []
    for number in range(trial.first, trial.last):
        first = number // len(trial.options)
        own = [(first + 2 * i) % trial.seats for i in range(max(trial.seats // 2, 1))]
        judges = [mine if seat in own else theirs for seat in range(trial.seats)]
        won, totals, met = play(trial, judges, number)
        by_points = theirs.points and met
        leads = theirs.chances(met[0], totals, TEMPERATURE) if by_points else won
        values.append(mean([leads[seat] for seat in own]))
        firsts.append(mean([won[seat] for seat in own]))
        for s in met:
            samples.append(([theirs.worth(s, i) for i in range(trial.seats)], won))
    return values, firsts, samples


def play(
    trial: Trial, judges: list[Judge], number: int
) -> tuple[list[float], list[float], list[Any]]:
    """One game: shares of the victory, final scores, some positions on the way."""
    game = find(trial.game)
    seed = f"{trial.seed}/{number}"
    bots = [Greedy(game, f"{seed}/{i}", judge=judge) for i, judge in enumerate(judges)]
    options = trial.options[number % len(trial.options)]
    s = game.begin(trial.seats, options, game.edition(), Sealed(seed))
    met: list[Any] = []
    for n in range(LONGEST_GAME):
        if s.asked is None:
            break
        if n % (SAMPLED * 5) == SAMPLED:
            met.append(s.clone())
        seat = s.asked.seat
        known = game.visibility.determinize(s, seat, Sealed(f"{seed}/{n}"))
        s.apply(bots[seat].choose(known, s.asked, 1.0))
    scores = [float(score.total) for score in game.scores(s)[: trial.seats]]
    return judges[0].won(s), scores, met


def tune(
    name: str,
    seats: int,
    options: list[dict[str, str]],
    rounds: int,
    games: int,
    step: float,
    workers: int,
    seed: str,
    progress: Callable[[int], None],
) -> dict[str, Any]:
    """Search for so many rounds, each candidate playing so many games. The first candidates differ
    from the present weights by about such a part of each."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # cma misses a plotting library that is not needed
            import cma
    except ImportError:
        raise BadInput("tuning needs the package cma: install boardwright[tune]") from None
    judge = find_judge(name)
    start = dict(zip(judge.features, judge.weights, strict=True)) | {"spread": judge.spread}
    free = list(judge.features[1:])
    scale = [max(abs(start[feature]), SMALLEST) for feature in free]
    settings = {"seed": zlib.crc32(seed.encode()), "verbose": -9}
    search = cma.CMAEvolutionStrategy(
        [start[feature] / unit for feature, unit in zip(free, scale, strict=True)], step, settings
    )

    def weights(x: Any) -> Weights:
        found = {f: float(v) * unit for f, v, unit in zip(free, x, scale, strict=True)}
        return {**start, **found}

    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        means: list[float] = []
        for n in range(rounds):
            asked = search.ask()
            first = n * games
            trials = [
                Trial(name, seats, options, seed, weights(x), start, first, first + games)
                for x in asked
            ]
            values = [mean(result[0]) for result in pool.map(play_trial, trials)]
            search.tell(asked, [-value for value in values])
            means.append(round(mean(values), 4))
            progress(n + 1)
        favourite = weights(search.result.xfavorite)
        checks = [
            Trial(name, seats, options, f"{seed}/check", chosen, start, at, at + games)
            for chosen in (favourite, start)
            for at in range(0, CHECKED * games, games)
        ]
        results = list(pool.map(play_trial, checks))
    firsts = [first for result in results[:CHECKED] for first in result[1]]
    before = [first for result in results[CHECKED:] for first in result[1]]
    samples = [sample for result in results for sample in result[2]]
    low, high = wilson(sum(firsts), len(firsts))
    better = mean(firsts) > mean(before)
    kept = favourite if better else start
    kept["spread"] = fit_spread(samples, start["spread"])
    return {
        "game": name,
        "seats": seats,
        "options": options,
        "rounds": rounds,
        "games": games,
        "seed": seed,
        "candidates": search.popsize,
        "progress": means,
        "first_places": round(mean(firsts), 4),
        "low": low,
        "high": high,
        "before": round(mean(before), 4),
        "checked": len(firsts),
        "kept": better,
        "weights": kept,
    }


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def fit_spread(samples: list[Sample], start: float) -> float:
    """The spread under which the winners of the games were least of a surprise."""
    duels = [row for row in samples if len(row[0]) > 1]
    if not duels:
        return start
    return min([start * 2 ** (step / 4) for step in range(-12, 13)], key=lambda x: loss(duels, x))


def loss(samples: list[Sample], spread: float) -> float:
    total = 0.0
    for worths, won in samples:
        best = max(worths)
        parts = [math.exp((worth - best) / spread) for worth in worths]
        whole = sum(parts)
        for part, share in zip(parts, won, strict=True):
            total -= share * math.log(max(part / whole, 1e-9))
    return total


def weights_file(data: dict[str, Any], command: str) -> str:
    """The text of a weights.toml: the run, and what came of it."""
    lines = [
        "# What one unit of each feature is worth, in points at the end of the game.",
        "",
        "[run]",
        f'command = "{command}"',
        f"candidates = {data['candidates']}",
        f"rounds = {data['rounds']}",
        f"games = {data['games']}",
        "# First places of a bot with the tuned weights against bots with the weights before, in",
        "# new games; and of one with the weights before in its place.",
        f"first_places = {data['first_places']}",
        f"interval = [{data['low']}, {data['high']}]",
        f"before = {data['before']}",
        f"checked = {data['checked']}",
        "",
        "[weights]",
        *[f"{name} = {value:.4g}" for name, value in sorted_weights(data["weights"])],
    ]
    return "\n".join(lines) + "\n"


def sorted_weights(weights: Weights) -> list[tuple[str, float]]:
    """The spread first, then the features as the judge names them."""
    rest = [(name, value) for name, value in weights.items() if name != "spread"]
    return [("spread", weights["spread"]), *rest]
