"""Stores for tests, with a table or two in them."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from boardwright.store import SeatRow, Step, Store, TableRow, hashed

T = TypeVar("T")


def run(url: str, play: Callable[[Store], Awaitable[T]]) -> T:
    """Open a store, do something with it, close it."""

    async def all() -> T:
        store = await Store.open(url)
        try:
            return await play(store)
        finally:
            await store.close()

    return asyncio.run(all())


def table_row(id: str = "t", **more: Any) -> TableRow:
    row = TableRow(id, "keythedral", "gathering", True, "ann", 1000, 1000, {"pace": [0, 0]})
    return row._replace(**more)


async def furnish(store: Store, *tables: str, seats: int = 3) -> None:
    """Ann and Bob, and tables of free seats that Ann founded."""
    await store.new_person("ann", hashed("ann's token"), "Ann")
    await store.new_person("bob", hashed("bob's token"), "Bob")
    for id in tables or ("t",):
        rows = [SeatRow(id, seat, "free") for seat in range(seats)]
        await store.found(table_row(id), rows)


def step(n: int, command: str | None = None, size: int = 0) -> Step:
    lines = [{"n": n, "do": n * 7, "say": "x" * size}]
    return Step(n, f"c{n}" if command is None else command, 5000 + n, lines, {"away": []})


@contextmanager
def writer_waits(store: Store) -> Iterator[None]:
    """Nothing is written meanwhile, so that calls wait together."""
    began, goes_on = threading.Event(), threading.Event()

    def wait(_: Any) -> None:
        began.set()
        goes_on.wait(10)

    waits = store.database.write(wait, lambda _: [])
    began.wait(10)
    try:
        yield
    finally:
        goes_on.set()
        waits.result(10)


async def outcomes(*calls: Awaitable[Any]) -> list[Any]:
    return await asyncio.gather(*calls, return_exceptions=True)
