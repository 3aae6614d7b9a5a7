"""Random games under the laws of conformance, on as many processes as one likes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from boardwright.conformance import Breach, fuzz_game, keep_breach
from boardwright.games import find, find_scenery, has_file
from boardwright.kernel.chance import Source
from boardwright.kernel.game import BadInput, Game

Case = tuple[int, dict[str, str]]
MANY = 4  # values of one option; beyond that they are numbers, which need not all be tried


def option_sets(game: Game, seats: int) -> list[dict[str, str]]:
    """The defaults; the manual's letter; each other value of each option (of many numbers, some);
    all at once that go together."""
    sets: list[dict[str, str]] = [{}]
    if letter := game.preset("letter", seats, {}):
        sets.append(letter)
    for option in game.options:
        values = option.choices[1:]
        if len(values) > MANY:
            values = (values[0], values[1], values[-1])
        sets += [{option.name: value} for value in values]
    last: dict[str, str] = {}
    for option in game.options:
        more = {**last, option.name: option.choices[-1]}
        last = more if playable(game, seats, more) else last
    return [*sets, last]


def cases(game: Game, seats: int | None, options: dict[str, str]) -> list[Case]:
    """What the games of a run go through, in turn."""
    counts = [seats] if seats is not None else list(game.seats)
    found: list[Case] = []
    for n in counts:
        for chosen in [options] if options else option_sets(game, n):
            if playable(game, n, chosen) and (n, chosen) not in found:
                found.append((n, chosen))
    return found


def playable(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Whether a game takes this number of seats with these options; some scenarios do not."""
    try:
        game.set_up(seats, game.check(seats, options), game.edition(), Source())
    except BadInput:
        return False
    return True


def fuzz_case(name: str, case: Case, seed: str, edition: str | None) -> tuple[int, str, str]:
    """One game: its decisions, and the law it broke with the record that shows it."""
    game = find(name)
    try:
        scenery = find_scenery(name) if has_file(name, "scene.py") else None
        match = fuzz_game(game, case[0], case[1], game.edition(edition), seed, scenery)
    except Breach as breach:
        path = keep_breach(breach, Path.cwd())
        return 0, str(breach), str(path or "")
    return sum("do" in entry for entry in match.record.entries), "", ""


def fuzz(
    name: str,
    games: int,
    seats: int | None,
    options: dict[str, str],
    seed: str,
    workers: int,
    edition: str | None,
    progress: Callable[[int], None],
) -> dict[str, Any]:
    """Play until all games are done or the first law is broken."""
    decisions = played = 0
    broken: list[dict[str, str]] = []
    for n, law, record in _run(name, games, seats, options, seed, workers, edition):
        played += 1
        decisions += n
        progress(played)
        if law:
            broken.append({"law": law, "record": record})
            break
    counts = {"games": played, "decisions": decisions, "breaches": len(broken)}
    return {"game": name, **counts, "broken": broken}


def _run(
    name: str,
    games: int,
    seats: int | None,
    options: dict[str, str],
    seed: str,
    workers: int,
    edition: str | None,
) -> Iterator[tuple[int, str, str]]:
    todo = cases(find(name), seats, options)
    if workers == 1:
        for i in range(games):
            yield fuzz_case(name, todo[i % len(todo)], f"{seed}/{i}", edition)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        futures = [
            pool.submit(fuzz_case, name, todo[i % len(todo)], f"{seed}/{i}", edition)
            for i in range(games)
        ]
        try:
            for future in futures:
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)
