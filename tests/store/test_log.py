"""The append-only log: each step once, with all that follows from it."""

from __future__ import annotations

import asyncio

import pytest

from boardwright.store import ResultRow, Store, Taken, Turn
from tests.helpers.stores import furnish, outcomes, run, step


def result(seat: int, person: str = "", table: str = "t", game: str = "keythedral") -> ResultRow:
    bot = "" if person else "master"
    return ResultRow(table, game, 2, seat, person, "Name", bot, 40 + seat, seat == 1, 9, {"a": "b"})


def test_steps_come_back_as_they_were_appended(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        made = [step(n) for n in range(4)]
        for one in made:
            await store.append("t", one)
        assert await store.steps("t") == made
        assert await store.steps("t", after=1) == made[2:]
        assert await store.steps("t", after=3) == []
        assert await store.steps("nowhere") == []

    run(url, play)


def test_a_step_changes_the_table_and_keeps_the_seeds(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        changes = {"phase": "live", "asked": 1, "since": 77, "summary": {"round": 1}}
        await store.append("t", step(0, ""), {"seal": "secret"}, changes)
        row = await store.table("t")
        assert row is not None
        assert (row.n, row.phase, row.asked, row.since) == (0, "live", 1, 77)
        assert row.summary == {"round": 1}
        assert row.moved == step(0).at
        await store.append("t", step(1), {"seal": "secret", "other": "seed"}, {"moved": 3})
        row = await store.table("t")
        assert row is not None
        assert row.moved == 3
        assert await store.seeds("t") == {"seal": "secret", "other": "seed"}

    run(url, play)


def test_only_the_next_step_is_taken(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        await store.append("t", step(0))
        for n in (0, 2, -1):
            with pytest.raises(Taken, match="step"):
                await store.append("t", step(n, f"other {n}"), {f"s{n}": "s"}, {"asked": 9})
        row = await store.table("t")
        assert row is not None
        assert (row.n, row.asked) == (0, -1)
        assert await store.steps("t") == [step(0)]
        assert await store.seeds("t") == {}

    run(url, play)


def test_a_command_counts_once(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store, "t", "u")
        await store.append("t", step(0, ""))
        await store.append("t", step(1, "click"))
        with pytest.raises(Taken) as taken:
            await store.append("t", step(2, "click"))
        assert taken.value.what == "command"
        assert await store.step_of("t", "click") == 1
        assert await store.step_of("t", "clack") is None
        assert await store.step_of("t", "") is None
        assert await store.step_of("u", "click") is None
        await store.append("t", step(2, ""))
        await store.append("u", step(0, "click"))
        with pytest.raises(Taken, match="command"):
            await store.append("u", step(1, "click"))
        assert len(await store.steps("t")) == 3

    run(url, play)


def test_of_two_writers_one_wins_every_step(url: str) -> None:
    """Each in a connection of its own; tables in opposite order, so that locks cross."""
    tables = [f"t{i}" for i in range(4)]

    async def race(store: Store, other: Store) -> None:
        await furnish(store, *tables)
        for n in range(25):
            calls = [store.append(id, step(n, f"one {n}")) for id in tables]
            calls += [other.append(id, step(n, f"two {n}")) for id in reversed(tables)]
            ends = await outcomes(*calls)
            assert [repr(e) for e in ends if e is not None] == [repr(Taken("step"))] * 4, n
        for id in tables:
            steps = await store.steps(id)
            assert [s.n for s in steps] == list(range(25))
            assert {s.command for s in steps} <= {
                f"{w} {n}" for n in range(25) for w in ("one", "two")
            }

    async def play(store: Store) -> None:
        other = await Store.open(url)
        try:
            await asyncio.wait_for(race(store, other), 60)
        finally:
            await other.close()

    run(url, play)


def test_results_of_finished_games(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store, "t", "u")
        await store.append("t", step(0), results=[result(0, "ann"), result(1)])
        mine = [result(0, "bob", "u", "rune-age")]
        await store.append("u", step(0), results=mine)
        assert await store.results() == [result(0, "ann"), result(1), *mine]
        assert await store.results(person="ann") == [result(0, "ann"), result(1)]
        assert await store.results(game="rune-age") == mine
        assert await store.results(person="ann", game="rune-age") == []
        await store.append("t", step(1))
        assert len(await store.results(person="ann")) == 2
        await store.append("t", step(2), results=[])  # gone back from the end
        assert await store.results(person="ann") == []

    run(url, play)


def test_a_step_replaces_the_turn_of_a_bot(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        await store.append("t", step(0), turn=Turn("t", 0, 1, "master"))
        await store.append("t", step(1), turn=Turn("t", 1, 2, "greedy"))
        assert [turn[:4] for turn in await store.lease("me", 9000, 1, 9)] == [("t", 1, 2, "greedy")]
        await store.append("t", step(2))
        assert await store.lease("me", 99000, 1, 9) == []

    run(url, play)


def test_what_no_database_could_keep_is_refused_alike(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        for command in ("\0", "\ud800", "x" * 201, "ü" * 101):
            with pytest.raises(ValueError, match=r"text|surrogates"):
                await store.append("t", step(0, command))
        with pytest.raises(ValueError, match="JSON"):
            await store.append("t", step(0)._replace(side={"clock": float("nan")}))
        with pytest.raises(ValueError, match="not to be changed of a table: n, phrase"):
            await store.append("t", step(0), None, {"n": 5, "phrase": "live"})
        with pytest.raises(ValueError, match="surrogates"):
            await store.table("\ud800")
        odd = step(0)._replace(lines=[{"remark": "\0 \ud800 ü 𝔘"}])
        await store.append("t", odd)
        assert await store.steps("t") == [odd]

    run(url, play)
