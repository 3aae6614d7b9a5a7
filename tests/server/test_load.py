"""A short load, with bounds for a machine that does other things too; benchmarks/load.py is the
long one, and docs/reliability.md has its figures."""

from __future__ import annotations

import asyncio

import pytest

from tests.helpers.house import serving
from tests.helpers.load import Figures, Load
from tests.helpers.players import rank

TABLES, SECONDS = 20, 10.0


def test_eighty_people_at_twenty_tables(sqlite_url: str) -> None:
    async def play() -> tuple[Figures, int]:
        load = Load([server])
        await load.furnish(TABLES, spread=False)
        try:
            await load.run(1.0, 1.0)
            before = load.memory()
            return await load.run(SECONDS, 2.0), before
        finally:
            await load.close()

    with serving(sqlite_url) as server:
        found, before = asyncio.run(play())
    assert (found.tables, found.sockets, found.refused) == (TABLES, 4 * TABLES, 0)
    assert found.moves > TABLES * SECONDS / 2 / 4
    assert len(found.seen) > found.moves * 2  # three others each, but for the last ones
    assert rank(found.acknowledged, 0.5) < 2
    assert rank(found.acknowledged, 0.99) < 10
    assert rank(found.seen, 0.99) < 10
    assert found.memory < before * 1.5


def test_the_people_of_a_table_at_two_processes(postgres_url: str) -> None:
    async def play() -> Figures:
        load = Load([one, two])
        await load.furnish(5, spread=True)
        try:
            return await load.run(5.0, 1.0)
        finally:
            await load.close()

    with serving(postgres_url) as one, serving(postgres_url) as two:
        found = asyncio.run(play())
    assert found.refused == 0
    assert found.moves > 5
    assert len(found.seen) > found.moves
    assert rank(found.seen, 0.99) < 10
    assert found.row()["ack p50 ms"] == pytest.approx(rank(found.acknowledged, 0.5) * 1000)
