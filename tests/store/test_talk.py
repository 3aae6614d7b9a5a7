"""Chat: numbered without gaps, whoever speaks."""

from __future__ import annotations

import asyncio

from boardwright.store import ChatRow, Store
from tests.helpers.stores import furnish, run


def test_what_is_said_comes_back_by_room(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store, "t", "u")
        assert await store.say("t", 11, "ann", 0, "Ann", "table", "hello <b>") == 0
        assert await store.say("t", 12, "bob", -1, "Bob", "watchers", "hush") == 1
        assert await store.say("t", 13, "ann", 0, "Ann", "table", "ü" * 3000) == 2
        assert await store.say("u", 14, "ann", 0, "Ann", "table", "elsewhere") == 0
        first = ChatRow("t", 0, 11, "ann", 0, "Ann", "table", "hello <b>")
        assert (await store.chat("t", ["table"]))[0] == first
        assert [line.n for line in await store.chat("t", ["table"])] == [0, 2]
        assert [line.n for line in await store.chat("t", ["table", "watchers"])] == [0, 1, 2]
        assert [line.n for line in await store.chat("t", ["table", "watchers"], after=1)] == [2]
        assert [line.n for line in await store.chat("t", ["table", "watchers"], limit=2)] == [1, 2]
        assert await store.chat("t", []) == []

    run(url, play)


def test_an_order_that_comes_again_is_said_once(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store, "t", "u")
        said = ("ann", 0, "Ann", "table", "hello")
        other = await Store.open(url)
        try:
            first = [where.say("t", 11, *said, "ann/1") for where in (store, other) * 10]
            assert set(await asyncio.gather(*first)) == {0}
            assert await store.say("t", 12, *said, "ann/2") == 1
            assert await other.say("t", 13, *said, "ann/1") == 0
            assert await other.say("u", 14, *said, "ann/1") == 0
            assert [await store.say("t", 15, *said) for _ in range(2)] == [2, 3]
        finally:
            await other.close()
        lines = await store.chat("t", ["table"])
        assert [line.command for line in lines] == ["ann/1", "ann/2", "", ""]

    run(url, play)


def test_two_who_speak_at_once_get_numbers_of_their_own(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        other = await Store.open(url)
        try:
            numbers = await asyncio.gather(
                *[
                    where.say("t", at, "ann", 0, "Ann", "table", f"{at}")
                    for at in range(40)
                    for where in (store, other)
                ]
            )
        finally:
            await other.close()
        assert sorted(numbers) == list(range(80))
        assert [line.n for line in await store.chat("t", ["table"])] == list(range(80))

    run(url, play)
