"""How fast a game runs: decisions and games a second, and the cost of copying and viewing."""

from __future__ import annotations

import gc
import json
import random
import time
from collections.abc import Callable
from typing import Any

from boardwright.bots.mcts import Search
from boardwright.games import find, find_judge, find_scenery, has_file, has_judge
from boardwright.kernel import state as kernel_state
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import Edition, Game
from boardwright.kernel.state import State
from boardwright.match import Match
from boardwright.speech import Speaker
from boardwright.table import Table, desk

DESK_EVERY = 17  # questions of a game at which a desk is made
SEARCHED = 150  # iterations from each of some positions
ROUNDS = 5  # of which the best counts: other programs only ever slow one down


def compiled() -> bool:
    """Whether the rules run as compiled code."""
    return not str(kernel_state.__file__).endswith(".py")


def random_game(game: Game, seats: int, box: Edition, seed: str, keep: int = 0) -> list[State]:
    """One random game; with `keep`, copies of every so many positions. The last is the end."""
    chooser = random.Random(seed).random
    s = game.begin(seats, {}, box, Sealed(seed))
    kept: list[State] = []
    n = 0
    while s.asked is not None:
        if keep and n % keep == 0:
            kept.append(s.clone())
        options = s.asked.options
        s.apply(options[int(chooser() * len(options))])
        n += 1
    kept.append(s)
    return kept


def count_decisions(game: Game, seats: int, box: Edition, seed: str) -> int:
    return len(random_game(game, seats, box, seed, keep=1)) - 1


def best_us(action: Callable[[State], object], states: list[State]) -> float:
    """Microseconds of an action on a position, the mean over the positions, best of several."""
    best = float("inf")
    gc.collect()
    gc.disable()  # as timeit does: the collector's time depends on what else is in memory
    for _ in range(3 * ROUNDS):
        started = time.perf_counter()
        for s in states:
            action(s)
        best = min(best, time.perf_counter() - started)
    gc.enable()
    return round(best / len(states) * 1e6, 3)


def flatness(game: Game, seats: int, box: Edition, games: int) -> float:
    """Seconds a decision in the last quarter of games, as a multiple of the quarter before it."""
    spent = [0.0, 0.0]
    for g in range(games):
        total = count_decisions(game, seats, box, f"bench/{g}")
        chooser = random.Random(f"bench/{g}").random
        s = game.begin(seats, {}, box, Sealed(f"bench/{g}"))
        marks = [total // 4, total // 2, total - total // 4]
        clock = [0.0, 0.0, 0.0]
        n = 0
        while s.asked is not None:
            if n in marks:
                clock[marks.index(n)] = time.perf_counter()
            options = s.asked.options
            s.apply(options[int(chooser() * len(options))])
            n += 1
        spent[0] += clock[1] - clock[0]
        spent[1] += time.perf_counter() - clock[2]
    return round(spent[1] / spent[0], 2)


def search_rate(game: Game, states: list[State]) -> int:
    """Iterations a second of the tree search, over positions of whole games."""
    chosen = [s for s in states if s.asked is not None and len(s.asked.options) > 1]
    seconds = 0.0
    chosen = chosen[:: max(1, len(chosen) // 8)]
    for s in chosen:
        assert s.asked is not None
        search = Search(game, find_judge(game.name), "bench")
        started = time.perf_counter()
        for _ in range(SEARCHED):
            search.iterate(s, s.asked.seat)
        seconds += time.perf_counter() - started
    return round(SEARCHED * len(chosen) / seconds)


def desk_cost(name: str, seats: int) -> dict[str, Any]:
    """What a page is sent at a question, scene and desk as JSON: mean milliseconds, mean and
    largest size, over the questions of a random game."""
    match, chooser = Match.new(find(name), seats, seed="bench"), random.Random("bench")
    table, speaker = Table(match), Speaker(match.game, match.box)
    scenery = find_scenery(name)
    desk(table, 0, speaker, scenery, 0.0)  # the texts are read once
    spent, sizes, n = 0.0, [0], 0
    while match.state.asked is not None:
        asked = match.state.asked
        if n % DESK_EVERY == 0:
            started = time.perf_counter()
            data = desk(table, asked.seat, speaker, scenery, 0.0)
            text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
            spent += time.perf_counter() - started
            sizes.append(len(text.encode()))
        match.choose(asked.seat, chooser.choice(asked.options))
        n += 1
    looks = len(sizes) - 1
    return {
        "desk_ms": round(spent / looks * 1000, 2),
        "desk_bytes": round(sum(sizes) / looks),
        "desk_bytes_most": max(sizes),
    }


def bench(name: str, seats: int, games: int = 40) -> dict[str, Any]:
    """The figures of one game at one number of seats."""
    game = find(name)
    box = game.edition()
    seeds = [f"bench/{g}" for g in range(games)]
    decisions = sum(count_decisions(game, seats, box, seed) for seed in seeds)
    seconds = float("inf")
    for _ in range(ROUNDS):
        started = time.perf_counter()
        for seed in seeds:
            random_game(game, seats, box, seed)
        seconds = min(seconds, time.perf_counter() - started)
    states = [s for seed in seeds[:10] for s in random_game(game, seats, box, seed, 23)[:-1]]
    vis = game.visibility
    dumps = [vis.dump(s) for s in states]
    pairs = dict(zip(map(id, states), dumps, strict=True))
    source = Sealed("bench")
    judged = has_judge(name) and has_file(name, "weights.toml")
    return {
        "game": name,
        "seats": seats,
        "compiled": compiled(),
        "decisions_per_s": round(decisions / seconds),
        "games_per_s": round(games / seconds, 1),
        "decisions_per_game": round(decisions / games, 1),
        "clone_us": best_us(lambda s: s.clone(), states),
        "dump_us": best_us(vis.dump, states),
        "load_us": best_us(lambda s: game.load(pairs[id(s)], {}, box), states),
        "view_us": best_us(lambda s: vis.view(s, 0), states),
        "determinize_us": best_us(lambda s: vis.determinize(s, 0, source), states),
        "last_quarter": flatness(game, seats, box, games),
        **({"mcts_iterations_per_s": search_rate(game, states)} if judged else {}),
        **(desk_cost(name, seats) if has_file(name, "scene.py") else {}),
    }
