"""One pool of worker processes for the bots of all tables.

A bot gets a dump of a re-dealt position, never the true one: this is the only place where that is
done. Whatever a bot does, an answer comes in time: a worker that overruns its budget, takes too
much memory or dies is replaced, and the move falls back on what the judge thinks likeliest.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from boardwright.bots import make_bot
from boardwright.games import find, find_judge, has_judge
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import Edition, Game
from boardwright.kernel.state import State
from boardwright.match import Match

BUDGET = 1.0  # seconds a bot may think
GRACE = 0.75  # seconds beyond the budget before it counts as an overrun
STARTING = 20.0  # seconds a process may take to start
WORKERS = 2
MEMORY = 2 << 30  # bytes a worker may take
QUICK = ("random", "greedy", "apprentice")


class Job(NamedTuple):
    """All that a worker needs to choose for one seat, as plain data."""

    game: str
    edition: str | None  # the text of another edition than the boxed one
    options: dict[str, str]
    bot: str
    seed: str
    position: dict[str, Any]
    budget: float


class Choice(NamedTuple):
    """What a bot chooses, and what went wrong on the way, if anything did."""

    action: int
    trouble: str = ""


def job_for(match: Match, bot: str, edition: str | None, budget: float) -> tuple[Job, State]:
    """What the bot at the pending question may know, and that position itself."""
    game, s = match.game, match.state
    assert s.asked is not None
    seed = f"{match.seed or secrets.token_hex(16)}/{s.asked.seat}/{len(match.record.entries)}"
    dealt = game.visibility.determinize(s, s.asked.seat, Sealed(seed))
    position, options = game.visibility.dump(dealt), match.record.header["options"]
    return Job(game.name, edition, options, bot, seed, position, budget), dealt


class Worker:
    """A process that chooses, and the line to it. It is started when it is needed."""

    def __init__(self, target: Callable[[Connection], None]) -> None:
        self.target = target
        self.process: Any = None
        self.line: Connection | None = None

    def choose(self, job: Job) -> int | None:
        """The worker's choice; None if it did not come in time. Blocks as long as that takes."""
        try:
            line = self.start()
            line.send(job)
            if line.poll(job.budget + GRACE):
                action: int = line.recv()
                return action
        except (EOFError, OSError):
            pass
        self.stop()
        return None

    def start(self) -> Connection:
        if self.line is None:
            context = get_context("spawn")
            self.line, there = context.Pipe()
            self.process = context.Process(target=self.target, args=(there,), daemon=True)
            self.process.start()
            there.close()
            if not self.line.poll(STARTING):
                raise EOFError
            self.line.recv()
        return self.line

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None


def serve(line: Connection) -> None:
    """Choose whatever is asked, until nobody asks any more."""
    cap_memory()
    boxes: dict[tuple[str, str | None], Edition] = {}
    line.send("ready")
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            job: Job = line.recv()
            key = (job.game, job.edition)
            if key not in boxes:
                boxes[key] = find(job.game).edition(job.edition)
            line.send(chosen(find(job.game), boxes[key], job))


def chosen(game: Game, box: Edition, job: Job) -> int:
    s = game.load(job.position, job.options, box)
    s.source = Sealed(job.seed)
    assert s.asked is not None
    return make_bot(game, job.bot, job.seed).choose(s, s.asked, job.budget)


def at_once(game: Game, dealt: State, job: Job) -> int:
    """The choice of a bot that hardly thinks: it needs no process of its own."""
    assert dealt.asked is not None
    return make_bot(game, job.bot, job.seed).choose(dealt, dealt.asked, job.budget)


def fallback(game: Game, dealt: State) -> int:
    """What the judge thinks likeliest at first sight; without a judge, the first option."""
    assert dealt.asked is not None
    if not has_judge(game.name):
        return dealt.asked.options[0]
    priors = find_judge(game.name).priors(dealt)
    return dealt.asked.options[priors.index(max(priors))]


class Pool:
    """So many workers for all tables, first come, first served: a worker that is free goes to
    whoever has waited longest, not to whoever asks next. A table has one question at a time."""

    def __init__(
        self, workers: int = WORKERS, target: Callable[[Connection], None] = serve
    ) -> None:
        watch_processes()
        self.workers = [Worker(target) for _ in range(workers)]
        self.free = list(self.workers)
        self.waiting: deque[asyncio.Future[Worker]] = deque()

    async def choose(
        self, match: Match, bot: str, edition: str | None = None, budget: float = BUDGET
    ) -> Choice:
        """The choice of a bot at the pending question of a match, which is not touched."""
        job, dealt = job_for(match, bot, edition, budget)
        asked = match.state.asked
        assert asked is not None
        if len(asked.options) == 1:
            return Choice(asked.options[0])
        if bot in QUICK:
            return Choice(await asyncio.to_thread(at_once, match.game, dealt, job))
        worker = await self._take()
        try:
            action = await asyncio.to_thread(worker.choose, job)
        finally:
            self._give(worker)
        if action in asked.options:
            return Choice(action)
        return Choice(fallback(match.game, dealt), "overrun" if action is None else "not-offered")

    async def _take(self) -> Worker:
        if self.free:
            return self.free.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())
            raise

    def _give(self, worker: Worker) -> None:
        while self.waiting:
            turn = self.waiting.popleft()
            if not turn.done():
                turn.set_result(worker)
                return
        self.free.append(worker)

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()


def watch_processes() -> None:
    """What Python has watch over its processes inherits stderr, and so must start before a
    full-screen program puts something in the place of stderr that is no file."""
    with suppress(ImportError):  # not on every system
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()


def cap_memory() -> None:
    with suppress(ImportError, ValueError, OSError):  # not on every system
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
