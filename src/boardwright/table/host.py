"""Runs live tables: one command at a time, kept before anybody is told; bots think beside it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol

from boardwright.match import Journal, Match
from boardwright.table.clock import NO_PACE, Pace
from boardwright.table.table import Command, Reply, Table
from boardwright.table.thinking import BUDGET, Pool

Told = Callable[[Table], None]


class Store(Protocol):
    """Where a game is kept. When `keep` returns, what has happened is safe."""

    def keep(self, match: Match) -> None: ...


class Memory:
    """Keeps nothing: for tests, and for games that are not to be kept."""

    def keep(self, match: Match) -> None:
        pass


class FileStore:
    """Keeps a game in a file that grows with it."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal

    def keep(self, match: Match) -> None:
        self.journal.keep(match.record, match.seed)


async def think(table: Table, pool: Pool, edition: str | None, budget: float) -> Command | None:
    """The command of the bot that is asked; None if none is. It carries the version it was made
    for: if the table moves on meanwhile, it is stale and nothing happens."""
    seat = table.bot_to_move()
    if seat < 0:
        return None
    seen, bot = table.version, table.players()[seat]["bot"]
    choice = await pool.choose(table.match, bot, edition, budget)
    data: dict[str, Any] = {"actions": [choice.action]}
    if choice.trouble:
        data["trouble"] = choice.trouble
    return Command(f"bot/{seen}/{seat}", seat, seen, "choose", data)


class Seated:
    """A table that the host runs, with all that belongs to it."""

    def __init__(self, table: Table, store: Store, edition: str | None, budget: float) -> None:
        self.table = table
        self.store = store
        self.edition = edition
        self.budget = budget
        self.told: list[Told] = []
        self.thinking: asyncio.Task[None] | None = None
        self.troubles: list[str] = []  # what went wrong with bots and with keeping, in order


class Host:
    """All live tables of a process, with one pool for their bots."""

    def __init__(self, pool: Pool, clock: Callable[[], float] = time.time) -> None:
        self.pool = pool
        self.clock = clock
        self.tables: dict[str, Seated] = {}

    def open(
        self,
        name: str,
        match: Match,
        store: Store,
        pace: Pace = NO_PACE,
        edition: str | None = None,
        budget: float = BUDGET,
    ) -> Table:
        """Take a match in charge. Bots begin to think when `wake` is called."""
        table = Table(match, pace, self.clock())
        store.keep(match)
        self.tables[name] = Seated(table, store, edition, budget)
        return table

    def listen(self, name: str, told: Told) -> None:
        self.tables[name].told.append(told)

    def do(self, name: str, command: Command) -> Reply:
        """Carry out a command. It is safe in the store before anybody hears of it; if it cannot be
        kept, it has not happened. Nothing waits in here, so commands come one at a time."""
        seated = self.tables[name]
        before = seated.table.version
        reply = seated.table.do(command, self.clock(), seated.store.keep)
        if seated.table.version != before:
            for told in seated.told:
                told(seated.table)
        return reply

    def wake(self, name: str) -> None:
        """Let the bot that is asked think, if it does not do so already."""
        seated = self.tables[name]
        busy = seated.thinking is not None and not seated.thinking.done()
        if seated.table.bot_to_move() >= 0 and not busy:
            seated.thinking = asyncio.create_task(self._think(name))

    async def _think(self, name: str) -> None:
        """One choice after the other, as long as bots are asked."""
        while await self.bot_turn(name):
            pass

    async def bot_turn(self, name: str) -> bool:
        """Let the bot that is asked choose; False if none is, or it cannot. If the position moves
        on while it thinks, its choice is stale and nothing happens."""
        seated = self.tables[name]
        command = await think(seated.table, self.pool, seated.edition, seated.budget)
        if command is None:
            return False
        who = f"{seated.table.players()[command.seat]['bot']} at seat {command.seat}"
        if "trouble" in command.data:
            seated.troubles.append(f"{who}: {command.data['trouble']}")
        reply = self.do(name, command)
        if not reply.done and reply.why != "stale":
            seated.troubles.append(f"{who}: {reply.why}")
            return False
        return True

    async def quiet(self, name: str) -> None:
        """Wait until no bot of a table thinks any more."""
        while (task := self.tables[name].thinking) is not None and not task.done():
            await task

    async def close(self) -> None:
        for seated in self.tables.values():
            if seated.thinking is not None:
                seated.thinking.cancel()
        self.pool.close()
