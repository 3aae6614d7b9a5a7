"""A bot in a worker process: whatever it does, an answer comes in time.

The process has a cap on its memory. If it overruns its time, or dies, it is killed, the move falls
back on the option that the judge thinks likeliest, and the next question gets a new process.
"""

from __future__ import annotations

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from boardwright.bots.bot import Bot, Thought
from boardwright.games import find, find_judge
from boardwright.kernel.chance import Sealed
from boardwright.kernel.frame import Ask
from boardwright.kernel.game import Game
from boardwright.kernel.state import State

GRACE = 0.75  # seconds beyond the budget before it counts as an overrun
STARTING = 20.0  # seconds a process may take to start
MEMORY = 2 << 30  # bytes


class WorkerBot:
    """Speaks for a bot of this name that runs in a worker process."""

    def __init__(
        self, game: Game, name: str, seed: str, options: dict[str, str], edition: str | None = None
    ) -> None:
        self.game = game
        self.about = (game.name, name, seed, options, edition)
        self.process: Any = None
        self.line: Connection | None = None
        self.thoughts: list[Thought] = []
        self.overruns = 0
        self.grace = GRACE
        watch_processes()

    def choose(self, s: State, ask: Ask, budget: float) -> int:
        self.thoughts = []
        if len(ask.options) == 1:
            return ask.options[0]
        try:
            line = self.start()
            line.send((self.game.visibility.dump(s), budget))
            if line.poll(budget + self.grace):
                action, thoughts = line.recv()
                if action in ask.options:
                    self.thoughts = [Thought(*row) for row in thoughts]
                    return int(action)
        except (EOFError, OSError):
            pass
        self.stop()
        self.overruns += 1
        priors = find_judge(self.game.name).priors(s)
        return ask.options[priors.index(max(priors))]

    def why(self) -> list[Thought]:
        return self.thoughts

    def start(self) -> Connection:
        """The line to the process, which is started if there is none."""
        if self.line is None:
            context = get_context("spawn")
            self.line, there = context.Pipe()
            self.process = context.Process(target=serve, args=(there, *self.about), daemon=True)
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


def serve(
    line: Connection, game: str, name: str, seed: str, options: dict[str, str], edition: str | None
) -> None:
    """Answer questions until nobody asks any more."""
    cap_memory()
    rules = find(game)
    box = rules.edition(edition)
    bot = make(rules, name, seed)
    line.send("ready")
    asked = 0
    with suppress(EOFError, KeyboardInterrupt):
        while True:
            data, budget = line.recv()
            s = rules.load(data, options, box)
            s.source = Sealed(f"{seed}/{asked}")
            asked += 1
            assert s.asked is not None
            action = bot.choose(s, s.asked, budget)
            line.send((action, [tuple(thought) for thought in bot.why()]))


def make(game: Game, name: str, seed: str) -> Bot:
    from boardwright.bots import make_bot  # which knows this module

    return make_bot(game, name, seed)


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
