"""Many games at once, in worker processes that write straight into shared arrays.

    with Vector("liars-dice", games=64, workers=2, seats=4, seed="s") as games:
        while training:
            games.step(choose(games.observations, games.masks))

Every game asks whoever is asked next, so one step is one decision in each of them. A game that ends
begins anew at once: `over` marks it, `returns` holds what it was worth to each seat.
"""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np

from boardwright.kernel.game import BadInput
from boardwright.research.env import Refused, make, sampled

STOP, GO = b"stop", b"go"


class Arrays(NamedTuple):
    """What parent and workers share, one row a game."""

    observations: np.ndarray
    masks: np.ndarray
    seats: np.ndarray
    returns: np.ndarray
    over: np.ndarray
    actions: np.ndarray


class Shape(NamedTuple):
    """How the arrays lie in shared memory."""

    games: int
    size: int
    actions: int
    seats: int

    def memory(self, context: Any) -> list[Any]:
        return [context.RawArray("b", rows * width) for _, rows, width in self.rows()]

    def rows(self) -> list[tuple[Any, int, int]]:
        n = self.games
        return [
            (np.int32, n * self.size, 4),
            (np.int8, n * self.actions, 1),
            (np.int32, n, 4),
            (np.float32, n * self.seats, 4),
            (np.bool_, n, 1),
            (np.int64, n, 8),
        ]

    def arrays(self, memory: list[Any]) -> Arrays:
        kinds = [kind for kind, _, _ in self.rows()]
        flat = [np.frombuffer(m, kind) for m, kind in zip(memory, kinds, strict=True)]
        seen, masks, seats, returns, over, actions = flat
        n = self.games
        return Arrays(
            seen.reshape(n, -1), masks.reshape(n, -1), seats, returns.reshape(n, -1), over, actions
        )


class Games:
    """Some of the games, in one process."""

    def __init__(self, first: int, last: int, arrays: Arrays, made: dict[str, Any]) -> None:
        self.first = first
        self.arrays = arrays
        self.seed = str(made["seed"])
        self.envs = [make(**{**made, "seed": self.name(i, 0)}) for i in range(first, last)]
        self.spec = self.envs[0].spec
        self.played = [0] * len(self.envs)
        for i, env in enumerate(self.envs):
            if env.over:  # a game may end without a question worth asking
                self.again(i)
            self.show(i)

    def name(self, game: int, played: int) -> str:
        return f"{self.seed}/{game}/{played}"

    def again(self, i: int) -> None:
        """The next game in this row."""
        env = self.envs[i]
        while True:
            self.played[i] += 1
            env.reset(self.name(i + self.first, self.played[i]))
            if not env.over:
                return

    def show(self, i: int) -> None:
        """What `observe` and `mask` of the environment do, without their choices."""
        s, row, spec = self.envs[i].state, self.first + i, self.spec
        asked = s.asked
        assert asked is not None
        with spec.writer.lock:
            spec.writer.observe(s, asked.seat)
            self.arrays.observations[row] = spec.seen
            spec.writer.mask(asked.options)
            self.arrays.masks[row] = spec.offered
        self.arrays.seats[row] = asked.seat

    def step(self) -> None:
        first, arrays = self.first, self.arrays
        last = first + len(self.envs)
        arrays.over[first:last] = False
        for i, action in enumerate(arrays.actions[first:last].tolist()):
            env = self.envs[i]
            env.step(action)
            if env.state.asked is None:
                arrays.over[first + i] = True
                arrays.returns[first + i] = env.returns()
                self.again(i)
            self.show(i)


def work(line: Connection, first: int, last: int, shape: Shape, memory: Any, made: Any) -> None:
    """A worker: a step whenever it is told so. What goes wrong is sent back as text."""
    try:
        games = Games(first, last, shape.arrays(memory), made)
        line.send("")
        while line.recv_bytes() == GO:
            try:
                games.step()
                line.send("")
            except Refused as refused:
                line.send(str(refused))
    except (EOFError, KeyboardInterrupt):
        pass


class Vector:
    """So many games, spread over worker processes; with none of these, in this one."""

    def __init__(
        self,
        name: str,
        games: int,
        workers: int = 0,
        seats: int | None = None,
        seed: str | int = 0,
        **options: str,
    ) -> None:
        if games < 1 or not 0 <= workers <= games:
            raise BadInput("there must be a game at least, and no more workers than games")
        made: dict[str, Any] = {"name": name, "seats": seats, "seed": seed, **options}
        self.spec = sampled(make(**made)).spec
        spec = self.spec
        self.closed = False
        context = multiprocessing.get_context("spawn")
        shape = Shape(games, spec.size, spec.actions, spec.seats)
        memory = shape.memory(context)
        self.arrays = shape.arrays(memory)
        self.observations, self.masks = self.arrays.observations, self.arrays.masks
        self.seats, self.returns, self.over = (
            self.arrays.seats,
            self.arrays.returns,
            self.arrays.over,
        )
        self.own = Games(0, games, self.arrays, made) if workers == 0 else None
        self.lines: list[Connection] = []
        self.processes: list[Any] = []
        for worker in range(workers):
            here, there = context.Pipe()
            first, last = worker * games // workers, (worker + 1) * games // workers
            args = (there, first, last, shape, memory, made)
            process = context.Process(target=work, args=args, daemon=True)
            process.start()
            there.close()
            self.lines.append(here)
            self.processes.append(process)
        self._wait()

    def step(self, actions: np.ndarray) -> None:
        """One decision in every game. An action that is not offered is refused with the reason;
        the games before it in its worker have moved on by then."""
        if self.closed:
            raise RuntimeError("the games are closed")
        given, n = np.asarray(actions), len(self.arrays.actions)
        if given.shape != (n,) or given.dtype.kind not in "iu":
            raise Refused(f"actions are whole numbers, one for each of {n} games")
        self.arrays.actions[:] = given
        if self.own is not None:
            self.own.step()
            return
        for line in self.lines:
            with suppress(OSError):  # `_wait` says so
                line.send_bytes(GO)
        self._wait()

    def _wait(self) -> None:
        try:
            troubles = [line.recv() for line in self.lines]
        except (EOFError, OSError):
            raise RuntimeError("a worker has died; why stands on its standard error") from None
        for trouble in troubles:
            if trouble:
                raise Refused(trouble)

    def close(self) -> None:
        self.closed = True
        for line in self.lines:
            with suppress(OSError):  # a worker that has died hears nothing
                line.send_bytes(STOP)
            line.close()
        for process in self.processes:
            process.join()
        self.lines, self.processes = [], []

    def __enter__(self) -> Vector:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
