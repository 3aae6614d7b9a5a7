"""Who wants to know hears what has changed: here by a call, in other processes by NOTIFY.

A wake says where to look, never what is there: readers fetch what they have not seen.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, text

if TYPE_CHECKING:
    from psycopg import AsyncConnection

CHANNEL = "boardwright"
LONGEST = 7999  # bytes that PostgreSQL carries
SOON, LATE = 0.1, 5.0  # seconds between attempts to listen again
NOTIFY = text("SELECT pg_notify(:channel, :payload)")

Callback = Callable[[str, str, Any], None]


class Wake(NamedTuple):
    """`data` is small and becomes JSON. Kind "all" with no table: anything may have changed."""

    table: str
    kind: str
    data: Any = None


class Waking:
    """Belongs to the event loop it was made in; callbacks run there."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.callbacks: list[Callback] = []
        self.sender = secrets.token_hex(8)
        self.task: asyncio.Task[None] | None = None

    def listen(self, callback: Callback) -> Callable[[], None]:
        """Call back from now on; what is returned ends it."""
        self.callbacks.append(callback)
        return lambda: self.callbacks.remove(callback)

    def tell(self, wakes: list[Wake]) -> None:
        """Wake whoever listens in this process, from any thread."""
        for wake in wakes:
            with suppress(RuntimeError):  # the loop is closed: nobody listens any more
                self.loop.call_soon_threadsafe(self.call, wake)

    def call(self, wake: Wake) -> None:
        for callback in self.callbacks:
            self.loop.call_soon(callback, *wake)

    # Other processes, on PostgreSQL.

    def send(self, connection: Connection, wakes: list[Wake]) -> None:
        """Wake other processes when the transaction is committed."""
        for wake in wakes:
            payload = self.payload(wake)
            if connection.dialect.name == "postgresql":
                connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    def payload(self, wake: Wake) -> str:
        """A wake on its way. It says who sends it, so that nobody wakes themself twice."""
        text = json.dumps([self.sender, *wake], separators=(",", ":"))
        if len(text) > LONGEST:
            raise ValueError(f"a wake of {len(text)} bytes; {LONGEST} can be sent")
        return text

    async def hear(self, address: dict[str, Any]) -> None:
        """Listen to the others until `close`."""
        connection = await self._connect(address)
        self.task = asyncio.create_task(self._follow(connection, address))

    async def _connect(self, address: dict[str, Any]) -> AsyncConnection[Any]:
        from psycopg import AsyncConnection

        connection = await AsyncConnection.connect(**address, autocommit=True)
        await connection.execute(f"LISTEN {CHANNEL}")
        return connection

    async def _follow(self, connection: AsyncConnection[Any], address: dict[str, Any]) -> None:
        """Nothing that others sent while nobody listened is lost: afterwards all is looked at."""
        from psycopg import Error

        pause = SOON
        while True:
            with suppress(Error, OSError):
                async with connection:
                    async for notify in connection.notifies():
                        pause = SOON
                        self._heard(notify.payload)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LATE)
            with suppress(Error, OSError):
                connection = await self._connect(address)
                self.call(Wake("", "all"))

    def _heard(self, payload: str) -> None:
        sender, table, kind, data = json.loads(payload)
        if sender != self.sender:
            self.call(Wake(table, kind, data))

    async def close(self) -> None:
        self.callbacks.clear()
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
