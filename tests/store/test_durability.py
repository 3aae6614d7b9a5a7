"""What was acknowledged is there, once, whatever happens to processes, disks and databases."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from boardwright.store import Store, Taken, Unfit, Unkept, Unread, lobby
from tests.helpers.appending import TABLES
from tests.helpers.postgres import Server
from tests.helpers.stores import furnish, outcomes, run, step, table_row

ROOT = Path(__file__).parent.parent.parent


def start(url: str, *more: str) -> subprocess.Popen[str]:
    program = [sys.executable, "-m", "tests.helpers.appending", url, *more]
    return subprocess.Popen(program, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def killed_after(url: str, lines: int) -> dict[str, int]:
    """The last step of each table that was acknowledged before the process was killed."""
    process = start(url)
    assert process.stdout is not None
    said = [process.stdout.readline() for _ in range(lines)]
    process.kill()
    said += process.stdout.readlines()
    assert process.wait() == -9
    acked: dict[str, int] = {}
    for line in said:
        table, n = line.split() if line.endswith("\n") else ("", "0")
        acked[table] = int(n)
    return acked


def test_acknowledged_steps_survive_the_death_of_the_process(url: str) -> None:
    chance = random.Random(7)
    acked: dict[str, int] = {}

    async def check(store: Store) -> None:
        for table in TABLES:
            steps = await store.steps(table)
            assert [s.n for s in steps] == list(range(len(steps)))
            assert steps == [step(n, size=200) for n in range(len(steps))]
            assert await store.seeds(table) == {f"{table}{s.n}": "seed" for s in steps}
            # The one that was under way may be there too, unacknowledged.
            assert acked.get(table, -1) <= len(steps) - 1 <= acked.get(table, -1) + 1
            row = await store.table(table)
            assert row is not None
            assert row.n == len(steps) - 1
            acked[table] = len(steps) - 1

    run(url, lambda store: furnish(store, *TABLES))
    for _ in range(4):
        for table, n in killed_after(url, chance.randint(1, 200)).items():
            if table:
                acked[table] = max(acked.get(table, -1), n)
        run(url, check)
    assert sum(acked.values()) > 100


def test_a_full_disk_refuses_and_spoils_nothing(sqlite_url: str) -> None:
    run(sqlite_url, lambda store: furnish(store, "a"))
    process = start(sqlite_url, "400000")
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    said = [line.split(maxsplit=2) for line in output.splitlines()]
    refused = [words for words in said if words[0] == "refused"]
    assert len(refused) == 1
    assert refused[0][2].startswith("could not be written: ")
    acked = [int(n) for table, n, *_ in said if table == "a"]
    assert acked == list(range(len(acked)))
    assert int(refused[0][1]) == len(acked) - 5  # refused, it was done when there was room

    async def check(store: Store) -> None:
        assert [s.n for s in await store.steps("a")] == acked
        assert len(await store.seeds("a")) == len(acked)

    run(sqlite_url, check)
    assert sound(sqlite_url)


def sound(url: str) -> bool:
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        answer = [row[0] for row in connection.execute("PRAGMA integrity_check")]
        return answer == ["ok"] and not connection.execute("PRAGMA foreign_key_check").fetchall()


def test_when_pages_run_out_small_calls_still_get_through(sqlite_url: str) -> None:
    """Those that wait together with one that finds no room are not refused with it."""

    async def play(store: Store) -> None:
        await furnish(store, "t", "u", "v")
        with store.database.writer.connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 6}")
        ends = await outcomes(
            store.append("t", step(0)),
            store.append("u", step(0, size=200_000)),
            store.append("v", step(0)),
        )
        assert [type(end) for end in ends] == [type(None), Unkept, type(None)]
        assert await store.steps("u") == []
        assert await store.steps("t") == await store.steps("v") == [step(0)]
        row = await store.table("u")
        assert row == table_row("u")

    run(sqlite_url, play)
    assert sound(sqlite_url)


def test_a_locked_database_refuses_all_at_once(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("boardwright.store.database.BUSY", 0.2)

    async def play(store: Store) -> None:
        await furnish(store)
        blocker = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        began = asyncio.get_running_loop().time()
        ends = await outcomes(*[store.append("t", step(n)) for n in range(50)])
        assert [type(end) for end in ends] == [Unkept] * 50
        assert asyncio.get_running_loop().time() - began < 2
        assert await store.steps("t") == []  # readers are not kept out
        blocker.execute("ROLLBACK")
        blocker.close()
        await store.append("t", step(0))

    run(sqlite_url, play)


def test_a_database_that_goes_away_refuses_and_comes_back(
    postgres: Server, postgres_url: str
) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        woken: list[str] = []
        store.listen(lambda table, kind, data: woken.append(kind))
        await store.append("t", step(0))
        postgres.stop()
        try:
            ends = await outcomes(*[store.append("t", step(n)) for n in range(1, 30)])
            assert [type(end) for end in ends] == [Unkept] * 29
            with pytest.raises(Unread):
                await store.steps("t")
        finally:
            postgres.start()
        await store.append("t", step(1))
        with pytest.raises(Taken):
            await store.append("t", step(1, "again"))
        assert await store.steps("t") == [step(0), step(1)]
        for _ in range(100):
            if "all" in woken:
                break
            await asyncio.sleep(0.1)
        assert "all" in woken

    run(postgres_url, play)


def test_a_closed_connection_is_replaced_unnoticed(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        await store.append("t", step(0))
        assert len(await store.steps("t")) == 1
        await store._write(end_all_others)
        assert len(await store.steps("t")) == 1
        other = await Store.open(postgres_url)
        await other._write(end_all_others)
        await other.close()
        await store.append("t", step(1))
        assert len(await store.steps("t")) == 2

    run(postgres_url, play)


def end_all_others(connection: Connection) -> None:
    connection.execute(
        text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    )


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("mysql://u:hush@here/x", "mysql is no known database; allowed are sqlite and postgresql"),
        ("sqlite://", "a store in memory keeps nothing"),
        ("sqlite:///:memory:", "a store in memory keeps nothing"),
        ("store.db", "not the address of a database; allowed are sqlite:///FILE and"),
        ("sqlite:////nowhere/at/all.db", "cannot open /nowhere/at/all.db: No such file"),
        ("postgresql://u:hush@127.0.0.1:1/x", "the database cannot be opened: "),
    ],
)
def test_what_cannot_be_opened_says_why(url: str, words: str) -> None:
    async def nothing(store: Store) -> None:
        raise AssertionError("it was opened")

    with pytest.raises(Unfit) as unfit:
        run(url, nothing)
    assert str(unfit.value).startswith(words)
    assert "hush" not in str(unfit.value)


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann,\n" * 1000)

    async def nothing(store: Store) -> None:
        raise AssertionError("it was opened")

    with pytest.raises(Unfit, match="file is not a database"):
        run(f"sqlite:///{path}", nothing)
    assert path.read_text() == "Dear Ann,\n" * 1000


def test_settings_of_sqlite(sqlite_url: str) -> None:
    async def play(store: Store) -> None:
        asked = ["journal_mode", "synchronous", "foreign_keys", "busy_timeout", "query_only"]
        for engine, last in ((store.database.writer, 0), (store.database.reader, 1)):
            with engine.connect() as connection:
                found = [connection.exec_driver_sql(f"PRAGMA {a}").scalar_one() for a in asked]
            assert found == ["wal", 2, 1, 5000, last]
        assert Path(sqlite_url.removeprefix("sqlite:///")).stat().st_mode & 0o077 == 0

    run(sqlite_url, play)


def test_readers_cannot_write(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        with pytest.raises(Unread):
            await store._read(lobby.change_table, "t", {"asked": 1})

    run(url, play)
