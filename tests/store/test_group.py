"""One writer with group commit: together in one transaction, each for itself."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError

from boardwright.store import SeatRow, Store, Taken, Unkept, Unsure, database
from tests.helpers.stores import furnish, outcomes, run, step, table_row, writer_waits


def count_commits(store: Store) -> list[int]:
    commits: list[int] = []
    event.listen(store.database.writer, "commit", lambda connection: commits.append(1))
    return commits


async def gathered(store: Store, *calls: Any) -> list[Any]:
    """What calls give that wait together."""
    with writer_waits(store):
        waiting = asyncio.gather(*calls, return_exceptions=True)
        await asyncio.sleep(0.05)
    return await waiting


def test_calls_that_wait_together_are_written_together(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store, *[f"t{i}" for i in range(32)])
        commits = count_commits(store)
        ends = await gathered(store, *[store.append(f"t{i}", step(0)) for i in range(32)])
        assert ends == [None] * 32
        assert len(commits) == 2  # one is the call that held the writer up
        assert all([await store.steps(f"t{i}") == [step(0)] for i in range(32)])

    run(url, play)


def test_a_call_that_fails_does_not_spoil_its_neighbours(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store, "t", "u", "v")
        commits = count_commits(store)
        ends = await gathered(
            store,
            store.append("t", step(0)),
            store.append("t", step(0, "late"), {"seal": "lost"}),
            store.append("nowhere", step(0)),
            store.append("u", step(0, "x" * 999)),
            store.change_table("nowhere", asked=1),
            store.found(table_row("w"), [SeatRow("w", 0, "free"), SeatRow("w", 0, "bot")]),
            store.append("v", step(0)),
            store.append("t", step(1)),
        )
        kinds = [None, Taken, LookupError, ValueError, LookupError, LookupError, None, None]
        assert [None if e is None else type(e) for e in ends] == kinds
        assert len(commits) == 2
        assert await store.steps("t") == [step(0), step(1)]
        assert await store.seeds("t") == {}
        assert await store.steps("u") == []
        assert await store.table("w") is None
        assert await store.steps("v") == [step(0)]

    run(url, play)


def test_a_transaction_that_fails_as_a_whole_is_done_call_by_call(url: str) -> None:
    def breaks(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET asked = 7"))
        raise OperationalError("UPDATE", None, Exception("disk on fire\nsecret detail"))

    async def play(store: Store) -> None:
        await furnish(store, "t", "u")
        ends = await gathered(
            store,
            store.append("t", step(0)),
            store._write(breaks),
            store.append("u", step(0)),
            store.append("t", step(0, "late")),
        )
        assert [type(e) for e in ends] == [type(None), Unkept, type(None), Taken]
        assert str(ends[1]) == "could not be written: disk on fire"
        assert await store.steps("t") == await store.steps("u") == [step(0)]
        row = await store.table("t")
        assert row is not None
        assert row.asked == -1

    run(url, play)


def test_nobody_is_answered_before_the_commit(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        futures: list[Any] = []
        seen: list[bool] = []

        def committing(connection: Connection) -> None:
            seen.extend(future.done() for future in futures)

        event.listen(store.database.writer, "commit", committing)
        with writer_waits(store):
            for _ in range(8):
                futures.append(store.database.write(lambda c: c.dialect.name, lambda _: []))
            seen.clear()
        names = [await asyncio.wrap_future(future) for future in futures]
        assert len(set(names)) == 1
        assert not any(seen[-8:])
        assert len(seen) >= 8

    run(url, play)


def test_what_is_not_committed_is_not_acknowledged(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store, "t", "u")
        woken: list[Any] = []
        store.listen(lambda *wake: woken.append(wake))
        failing = True

        def commit(connection: Connection) -> None:
            if failing:
                raise OperationalError("COMMIT", None, Exception("disk full"))

        event.listen(store.database.writer, "commit", commit)
        ends = await outcomes(
            store.append("t", step(0)), store.append("t", step(0, "b")), store.append("u", step(0))
        )
        assert [type(e) for e in ends] == [Unkept] * 3
        await asyncio.sleep(0.05)
        assert woken == []
        assert await store.steps("t") == await store.steps("u") == []
        failing = False
        await store.append("t", step(0))
        assert await store.steps("t") == [step(0)]

    run(url, play)


def test_a_call_given_up_before_its_turn_is_not_done(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        with writer_waits(store):
            call = asyncio.create_task(store.append("t", step(0)))
            await asyncio.sleep(0.05)
            call.cancel()
            await asyncio.sleep(0.05)
        await store.append("t", step(0, "another"))
        assert [s.command for s in await store.steps("t")] == ["another"]

    run(url, play)


def test_what_waits_is_done_before_the_store_closes(url: str) -> None:
    async def first(store: Store) -> None:
        await furnish(store)
        calls = [asyncio.create_task(store.append("t", step(n))) for n in range(20)]
        await asyncio.sleep(0)
        await store.close()
        assert await outcomes(*calls) == [None] * 20
        with pytest.raises(Unkept, match="closed"):
            await store.append("t", step(20))

    async def second(store: Store) -> None:
        assert len(await store.steps("t")) == 20

    run(url, first)
    run(url, second)


def test_whoever_waits_in_a_circle_is_tried_again(url: str) -> None:
    """Two processes that lock rows in opposite order: both get through."""
    meeting = threading.Barrier(2)

    def marking(first: str, second: str) -> Callable[[Connection], None]:
        def work(connection: Connection) -> None:
            mark = text("UPDATE tables SET asked = asked + 10 WHERE id = :id")
            connection.execute(mark, {"id": first})
            with suppress(threading.BrokenBarrierError):
                meeting.wait(0.3)  # SQLite lets in one at a time: they never meet
            connection.execute(mark, {"id": second})

        return work

    async def play(store: Store) -> None:
        await furnish(store, "t", "u")
        other = await Store.open(url)
        try:
            await asyncio.gather(store._write(marking("t", "u")), other._write(marking("u", "t")))
        finally:
            await other.close()
        for id in ("t", "u"):
            row = await store.table(id)
            assert row is not None
            assert row.asked == 19

    run(url, play)


def lose_connection(store: Store, monkeypatch: pytest.MonkeyPatch, done: bool) -> list[int]:
    """The next COMMIT is done or not, and then the connection is gone."""
    dialect = store.database.writer.dialect
    commit, lost = dialect.do_commit, [0]

    def losing(connection: Any) -> None:
        if lost[0]:
            return commit(connection)
        lost[0] += 1
        if done:
            commit(connection)
        connection.driver_connection.close()
        raise psycopg.OperationalError("the connection is lost")

    monkeypatch.setattr(dialect, "do_commit", losing)
    return lost


@pytest.mark.parametrize("done", [True, False])
def test_a_commit_that_is_not_answered_counts_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, done: bool
) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        lost = lose_connection(store, monkeypatch, done)
        await store.append("t", step(0))
        assert lost == [1]
        assert await store.steps("t") == [step(0)]
        assert await store.say("t", 1, "ann", 0, "Ann", "table", "still here") == 0

    run(postgres_url, play)


def test_a_commit_whose_fate_cannot_be_told_says_so(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        lose_connection(store, monkeypatch, done=True)
        monkeypatch.setattr(database, "PATIENCE", 0)
        with pytest.raises(Unsure):
            await store.append("t", step(0))
        with pytest.raises(Taken):  # so nothing is ever done twice
            await store.append("t", step(0))

    run(postgres_url, play)
