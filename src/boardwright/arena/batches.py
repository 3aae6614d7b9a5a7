"""Batches of games on this machine's cores or on a Ray cluster, and runs that can be resumed.

A run is cut into batches that depend on the number of games alone, and game n of a seed is the same
game everywhere. So results do not depend on the engine or on how many workers there are.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boardwright.arena.playing import Batch, Job, Played, play_batch
from boardwright.kernel.game import BadInput

if TYPE_CHECKING:
    from boardwright.arena.parts import Folder

ENGINES = ("local", "ray")
LARGEST = 50  # games in a batch
FEWEST = 64  # batches, where there are games enough: work for many workers
AHEAD = 4  # batches a Ray worker has waiting

Task = tuple[Job, int, int]


def batches(games: int) -> list[tuple[int, int]]:
    """The first game of each batch, and the one after its last."""
    size = min(LARGEST, -(-games // FEWEST))
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def run(
    job: Job,
    games: int,
    workers: int | None = None,
    *,
    engine: str = "local",
    address: str | None = None,
    out: Path | str | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """Play so many games, by default on all cores: one row each. With `out`, rows and decisions go
    to that folder in parts as Parquet, and parts that are there already are not played again."""
    if engine not in ENGINES:
        raise BadInput(f"no engine {engine!r}; there are {', '.join(ENGINES)}")
    if address is not None and engine != "ray":
        raise BadInput("an address is for the engine ray")
    if job.keep and out is None:
        raise BadInput("decisions need a folder to go to")
    folder = None if out is None else open_folder(Path(out), job, games)
    found: list[Played] = []
    spans = batches(games)
    ready = [folder.whole(part, span) if folder else None for part, span in enumerate(spans)]
    todo = [(job, *span) for span, rows in zip(spans, ready, strict=True) if rows is None]
    if workers is None:
        workers = os.cpu_count() or 1
    played = run_batches(todo, workers, engine, address)
    for part, rows in enumerate(ready):
        if rows is None:
            batch = next(played)
            rows = batch.games
            if folder is not None:
                folder.write(part, batch)
        found += rows
        if progress is not None:
            progress(len(found))
    return found


def open_folder(path: Path, job: Job, games: int) -> Folder:
    try:
        from boardwright.arena.parts import Folder
    except ImportError:
        raise BadInput("writing Parquet needs pyarrow: install boardwright[research]") from None
    return Folder(path, job, games)


def run_batches(
    tasks: list[Task], workers: int, engine: str = "local", address: str | None = None
) -> Iterator[Batch]:
    """Play batches of games; what came of each, in order."""
    if engine == "ray" and tasks:
        yield from on_ray(tasks, workers, address)
    elif workers == 1 or len(tasks) < 2:
        for task in tasks:
            yield play_batch(*task)
    else:
        yield from on_cores(tasks, workers)


def on_cores(tasks: list[Task], workers: int) -> Iterator[Batch]:
    # Fresh processes: a forked copy of a threaded parent (a progress bar runs a thread) may hang.
    pool = ProcessPoolExecutor(min(workers, len(tasks)), mp_context=get_context("spawn"))
    try:
        waiting = deque([pool.submit(play_batch, *task) for task in tasks])
        while waiting:
            yield waiting.popleft().result()  # not kept: a batch may hold many observations
    finally:
        pool.shutdown(cancel_futures=True)


def on_ray(tasks: list[Task], workers: int, address: str | None) -> Iterator[Batch]:
    """The same batches on a cluster, or on a Ray of our own with so many workers."""
    ray = import_ray()
    mine = not ray.is_initialized()
    if mine and address is not None:
        ray.init(address=address, log_to_driver=False)
    elif mine:
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    play = ray.remote(play_batch)
    room = max(int(ray.cluster_resources().get("CPU", workers)), 1) * AHEAD
    try:
        waiting: deque[Any] = deque()
        left = iter(tasks)
        for task in left:
            waiting.append(play.remote(*task))
            if len(waiting) >= room:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        if mine:
            ray.shutdown()


def import_ray() -> Any:
    # Ray says so much at its start that results would drown in it.
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise BadInput("the engine ray needs the package ray: install boardwright[ray]") from None
    return ray
