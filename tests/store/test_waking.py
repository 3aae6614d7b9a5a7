"""Who listens is woken, once, after the commit; in other processes too on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from boardwright.store import Store, Taken, hashed
from tests.helpers.stores import furnish, run, step, writer_waits

Wakes = list[tuple[str, str, Any]]


def hear(store: Store) -> Wakes:
    heard: Wakes = []
    store.listen(lambda *wake: heard.append(wake))
    return heard


async def until(true: Callable[[], bool]) -> None:
    for _ in range(100):
        if true():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it never came")


def test_changes_wake_whoever_listens_before_the_caller_goes_on(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        heard = hear(store)
        await store.append("t", step(0))
        assert heard == [("t", "step", 0)]
        with pytest.raises(Taken):
            await store.append("t", step(0, "late"))
        await store.say("t", 1, "ann", 0, "Ann", "table", "hello")
        await store.change_table("t", listed=False)
        await store.take_seat("t", 1, "ann", "Ann")
        await store.keep_link(hashed("link"), "t", 2)
        await store.use_link(hashed("link"), "bob")
        await store.use_link(hashed("unknown"), "bob")
        await store.revoke_links("t", 2)
        await store.wake("t", "presence", {"here": [True]})
        assert heard[1:] == [
            ("t", "chat", 0),
            ("t", "table", None),
            ("t", "seats", 1),
            ("t", "grants", 2),
            ("t", "grants", 2),
            ("t", "presence", {"here": [True]}),
        ]

    run(url, play)


def test_who_no_longer_listens_is_left_alone_and_one_who_fails_harms_nobody(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        troubles: list[str] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, trouble: troubles.append(str(trouble["exception"])))

        def fail(*wake: Any) -> None:
            raise RuntimeError("a defect of the listener")

        store.listen(fail)
        heard: Wakes = []
        stop = store.listen(lambda *wake: heard.append(wake))
        await store.append("t", step(0))
        stop()
        await store.append("t", step(1))
        assert heard == [("t", "step", 0)]
        assert troubles == ["a defect of the listener"] * 2

    run(url, play)


def test_a_caller_who_is_gone_does_not_silence_what_was_done(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        heard = hear(store)
        with writer_waits(store):
            call = asyncio.create_task(store.append("t", step(0)))
            await asyncio.sleep(0.05)
        while not call.done() and not heard:
            await asyncio.sleep(0)
            call.cancel()  # too late or not: told is exactly what is kept
        await asyncio.sleep(0.1)
        assert [("t", "step", s.n) for s in await store.steps("t")] == heard

    run(url, play)


def test_other_processes_are_woken_once(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        other = await Store.open(postgres_url)
        try:
            here, there = hear(store), hear(other)
            await furnish(store)
            await until(lambda: there == here == [("t", "table", None)])
            await store.append("t", step(0))
            await until(lambda: len(there) == 2)
            await other.append("t", step(1))
            await store.wake("t", "presence", [1, "ü"])
            await until(lambda: len(there) == len(here) == 4)
            await asyncio.sleep(0.1)  # nobody is woken a second time
            steps: Wakes = [("t", "table", None), ("t", "step", 0), ("t", "step", 1)]
            assert sorted(here, key=str) == sorted([*steps, ("t", "presence", [1, "ü"])], key=str)
            assert sorted(there, key=str) == sorted(here, key=str)
        finally:
            await other.close()

    run(postgres_url, play)


def test_a_listener_that_was_cut_off_comes_back_and_looks_at_everything(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        other = await Store.open(postgres_url)
        try:
            await furnish(store)
            there = hear(other)
            cut = text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            )
            await store._write(lambda connection: connection.execute(cut).all())
            await until(lambda: ("", "all", None) in there)
            await store.append("t", step(0))
            await until(lambda: ("t", "step", 0) in there)
        finally:
            await other.close()

    run(postgres_url, play)


def test_a_wake_is_small(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        with pytest.raises(ValueError, match="7999 can be sent"):
            await store.wake("t", "presence", "x" * 9000)

    run(url, play)
