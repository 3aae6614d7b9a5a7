"""Turns of bots: one holder each, for a while."""

from __future__ import annotations

import asyncio
import threading

from boardwright.store import Store, Turn
from tests.helpers.stores import furnish, run, step


async def ask_bots(store: Store, count: int) -> list[str]:
    """As many tables where a bot is asked, one after the other."""
    ids = [f"t{i:02}" for i in range(count)]
    await furnish(store, *ids, seats=0)
    for at, id in enumerate(ids):
        turn = Turn("", 0, at % 3, "master")
        await store.append(id, step(0)._replace(at=100 + at), turn=turn)
    return ids


def test_a_turn_is_leased_renewed_and_runs_out(url: str) -> None:
    async def play(store: Store) -> None:
        await ask_bots(store, 3)
        first = await store.lease("one", 1000, 2.5, 2)
        assert first == [
            Turn("t00", 0, 0, "master", "one", 3500, 100),
            Turn("t01", 0, 1, "master", "one", 3500, 101),
        ]
        assert [turn.table for turn in await store.lease("two", 1000, 2.5, 9)] == ["t02"]
        assert await store.lease("two", 3499, 2.5, 9) == []
        await store.renew("one", ["t00"], 3400, 2)
        assert [turn.table for turn in await store.lease("two", 3500, 2.5, 9)] == ["t01", "t02"]
        await store.renew("one", ["t01"], 3600, 9)  # it is two's now
        assert await store.lease("three", 3700, 2.5, 9) == []
        await store.let_go("one")
        assert [turn.table for turn in await store.lease("three", 3700, 2.5, 9)] == ["t00"]

    run(url, play)


def test_a_turn_that_is_over_cannot_be_held(url: str) -> None:
    async def play(store: Store) -> None:
        await ask_bots(store, 1)
        [turn] = await store.lease("one", 1000, 9, 9)
        await store.append("t00", step(1), turn=Turn("t00", 1, 2, "greedy"))
        await store.renew(turn.holder, ["t00"], 1001, 9)
        [fresh] = await store.lease("two", 1001, 9, 9)
        assert (fresh.n, fresh.seat, fresh.bot, fresh.holder) == (1, 2, "greedy", "two")

    run(url, play)


def test_no_turn_has_two_holders(url: str) -> None:
    """Four workers with stores of their own take two turns at a time."""
    ids = run(url, lambda store: ask_bots(store, 60))
    taken: list[list[Turn]] = [[] for _ in range(4)]
    together = threading.Barrier(4)

    def work(me: int) -> None:
        async def play(store: Store) -> None:
            together.wait(20)
            while turns := await store.lease(f"worker {me}", 1000, 60, 2):
                taken[me] += turns
                await asyncio.sleep(0.005)

        run(url, play)

    threads = [threading.Thread(target=work, args=(me,)) for me in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(turn.table for turns in taken for turn in turns) == ids
    for me, turns in enumerate(taken):
        assert {turn.holder for turn in turns} <= {f"worker {me}"}
    assert sum(bool(turns) for turns in taken) > 1
