"""A copy made while the store is in use can be played on from."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from boardwright.store import Store, Unfit, Unkept
from tests.helpers.stores import furnish, run, step


def test_a_backup_made_in_full_swing_restores(sqlite_url: str, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    copy = folder / "copy.db"

    async def play(store: Store) -> int:
        await furnish(store)
        for n in range(100):
            await store.append("t", step(n, size=3000), {f"s{n}": "seed"})
        made = asyncio.create_task(store.backup(copy))
        n = 100
        while not made.done() or n == 100:
            await store.append("t", step(n, size=3000), {f"s{n}": "seed"})
            n += 1
        await made
        return n

    last = run(sqlite_url, play)
    assert [path.name for path in folder.iterdir()] == ["copy.db"]
    assert copy.stat().st_mode & 0o077 == 0
    with sqlite3.connect(copy) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()

    async def restored(store: Store) -> None:
        steps = await store.steps("t")
        assert 100 <= len(steps) <= last
        assert steps == [step(n, size=3000) for n in range(len(steps))]
        assert len(await store.seeds("t")) == len(steps)
        row = await store.table("t")
        assert row is not None
        assert row.n == len(steps) - 1
        await store.append("t", step(len(steps)))

    run(f"sqlite:///{copy}", restored)


def test_a_backup_replaces_the_one_before_as_a_whole(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("the one before")

    async def play(store: Store) -> None:
        await furnish(store)
        await store.backup(copy)

    async def restored(store: Store) -> None:
        assert await store.table("t") is not None

    run(sqlite_url, play)
    run(f"sqlite:///{copy}", restored)


def test_where_no_backup_can_be_written(sqlite_url: str, tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        with pytest.raises(Unfit, match="is the database itself"):
            await store.backup(Path(sqlite_url.removeprefix("sqlite:///")))
        with pytest.raises(Unkept, match=r"nowhere/copy\.db: No such file or directory"):
            await store.backup(tmp_path / "nowhere" / "copy.db")
        (tmp_path / "folder.db").mkdir()
        with pytest.raises(Unkept, match=r"folder\.db"):
            await store.backup(tmp_path / "folder.db")
        assert await store.table("t") is not None
        assert sorted(path.name for path in tmp_path.glob("*.db*")) == [
            "folder.db",
            "store.db",
            "store.db-shm",
            "store.db-wal",
        ]

    run(sqlite_url, play)


def test_postgresql_has_its_own_backups(postgres_url: str, tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(Unfit, match="back it up with pg_dump"):
            await store.backup(tmp_path / "copy.db")

    run(postgres_url, play)
    assert list(tmp_path.iterdir()) == []
