"""Two processes on one PostgreSQL: a table belongs to neither, and its people may be at both."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from psycopg import sql

from boardwright.server.app import House, Settings
from boardwright.server.hall import LEASE, LOOKING, Hall
from boardwright.store import Store
from boardwright.table.thinking import Pool
from tests.helpers.house import Chair, ServerProcess, Visitor, serving
from tests.helpers.players import Notes, Player, check_log, gather_players, leave, rank
from tests.helpers.postgres import Server

SLOW = 20.0  # seconds that are too long even on a busy machine

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def database(postgres: Server) -> str:
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    return postgres.url(name)


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[Pair]:
    with serving(database) as one, serving(database) as two:
        yield one, two


async def players_at(pair: Pair, bots: list[str], notes: Notes | None = None) -> list[Player]:
    """Two people at one table, each at a process of their own."""
    urls = [server.url for server in pair]
    return await gather_players(urls, "keythedral", 2, bots, notes or Notes())


async def chairs_of(players: list[Player]) -> list[Chair]:
    return [await player.visitor.sit_at(player.table, player.seat) for player in players]


async def end(chairs: list[Chair]) -> None:
    for chair in chairs:
        await leave(chair)
        await chair.visitor.close()


def asked(chairs: list[Chair]) -> tuple[Chair, Chair]:
    """Whose turn it is, and the other."""
    mover = next(chair for chair in chairs if chair.state.get("choices"))
    return mover, next(chair for chair in chairs if chair is not mover)


def first_choice(chair: Chair) -> dict[str, Any]:
    return {"actions": [chair.state["choices"][0]["do"]]}


def test_each_sees_the_moves_of_the_other(pair: Pair) -> None:
    async def play() -> None:
        chairs = await chairs_of(await players_at(pair, []))
        seen: list[float] = []
        for _ in range(30):
            mover, _ = asked(chairs)
            begun = time.monotonic()
            reply = await mover.order("choose", first_choice(mover))
            assert reply["done"]
            for chair in chairs:
                await chair.until(lambda c=chair, n=reply["seq"]: c.state["seq"] >= n)
            seen.append(time.monotonic() - begun)
            a, b = [{k: chair.state[k] for k in ("seq", "entries", "commit")} for chair in chairs]
            assert a == b
        # 200 ms where nobody else is at work: docs/reliability.md.
        assert rank(seen, 0.99) < SLOW
        await end(chairs)

    asyncio.run(play())


def test_each_sees_who_is_there_and_reads_what_is_said(pair: Pair) -> None:
    def here(chair: Chair) -> list[bool]:
        told = [frame["here"] for frame in chair.frames if frame["type"] == "presence"]
        return list(told[-1]) if told else []

    async def play() -> None:
        # The last one began the game: at the other process nobody has looked at the table yet.
        newcomer, player = await players_at(pair, [])
        first = await player.visitor.sit_at(player.table)
        await asyncio.sleep(0.3)  # long after the first has said that they are there
        second = await newcomer.visitor.sit_at(newcomer.table)
        for chair in (first, second):
            await chair.until(lambda c=chair: here(c) == [True, True])
        await first.order("say", {"text": "Well met", "room": "table"})

        def heard() -> bool:
            chats = [frame["lines"] for frame in second.frames if frame["type"] == "chat"]
            return any(line["text"] == "Well met" for lines in chats for line in lines)

        await second.until(heard)
        await leave(first)
        await second.until(lambda: here(second) == [True, False])
        await end([second])
        await first.visitor.close()

    asyncio.run(play())


def test_of_two_moves_for_one_version_one_is_accepted(pair: Pair) -> None:
    async def play() -> None:
        notes = Notes()
        players = await players_at(pair, [], notes)
        chairs = await chairs_of(players)
        for n in range(10):
            mover, _ = asked(chairs)
            elsewhere = Visitor(next(s.url for s in pair if s.url != mover.visitor.url))
            elsewhere.cookie = mover.visitor.cookie
            twin = await elsewhere.sit_at(mover.table, mover.seat)
            await twin.until(lambda t=twin, m=mover: t.state["seq"] == m.state["seq"])
            ids = ["same", "same"] if n % 2 else ["one", "other"]
            replies = await asyncio.gather(
                *[
                    chair.order("choose", first_choice(chair), id=f"{n}/{id}")
                    for chair, id in zip((mover, twin), ids, strict=True)
                ]
            )
            if n % 2:
                assert [reply["done"] for reply in replies] == [True, True]
                assert replies[0]["seq"] == replies[1]["seq"]
            else:
                assert sorted(reply["done"] for reply in replies) == [False, True]
                refused = next(reply for reply in replies if not reply["done"])
                assert refused["fault"]["why"] == "stale"
            version = max(reply["seq"] for reply in replies)
            for chair in (*chairs, twin):
                await chair.until(lambda c=chair, v=version: c.state["seq"] == v)
            await end([twin])
        assert chairs[0].state["seq"] == 10
        await end(chairs)

    asyncio.run(play())


def test_killing_a_process_loses_nothing_and_its_bots_go_on_elsewhere(database: str) -> None:
    async def play() -> float:
        notes = Notes()
        with serving(database) as one, serving(database) as two:
            players = await players_at((one, two), ["apprentice"], notes)
            playing = [asyncio.create_task(player.play()) for player in players]
            await moves(notes, 20)
            one.kill()
            killed = time.monotonic()
            # The page would find the other process behind the same address.
            players[0].visitor.url = two.url
            await moves(notes, len(notes.moves) + 10)
            notes.stopping = True
            await asyncio.gather(*playing)
            for player in players:
                await player.visitor.close()
            back = time.monotonic() - killed
            await bots_go_on(one, two)
        await check_log(database, notes)
        return back

    assert asyncio.run(play()) < LEASE + LOOKING + SLOW


async def moves(notes: Notes, count: int) -> None:
    until = time.monotonic() + 60
    while len(notes.moves) < count:
        assert time.monotonic() < until, f"{len(notes.moves)} moves, and no more"
        await asyncio.sleep(0.02)


async def bots_go_on(dead: ServerProcess, alive: ServerProcess) -> None:
    """A bot is to move, and the process that was to play it is killed: another one does it."""
    await asyncio.to_thread(dead.start)
    founder = Visitor(dead.url)
    bots = [{"who": "bot", "level": "master"}] * 2
    founded = await founder.found("keythedral", {"who": "you"}, *bots, start=True)
    table = founded["table"]["id"]
    chair = await founder.sit_at(table)
    while await chair.my_turn():
        reply = await chair.order("choose", first_choice(chair))
        await chair.until(lambda n=reply["seq"]: chair.state["seq"] >= n)
        if not chair.state.get("choices"):
            break
    dead.kill()
    watcher = Visitor(alive.url)
    watcher.cookie = founder.cookie
    other = await watcher.sit_at(table)
    version = other.state["seq"]
    await other.until(lambda: other.state["seq"] > version, LEASE + LOOKING + SLOW)
    await end([other])
    await leave(chair)
    await founder.close()


def test_who_serves_a_database_for_others_too_knows_that(database: str, sqlite_url: str) -> None:
    async def look(url: str) -> bool:
        house = House(Settings(url, "http://localhost"), await Store.open(url))
        alone: bool = house.hall.alone
        await house.close()
        return alone

    assert not asyncio.run(look(database))
    assert not asyncio.run(look(database.replace("postgresql://", "postgres://")))
    assert asyncio.run(look(sqlite_url))


def test_a_move_made_elsewhere_while_a_table_is_being_read_is_not_missed(database: str) -> None:
    """What wakes a process between its reading of the log and the table's being there."""

    async def play() -> None:
        with serving(database) as server:
            players = await gather_players([server.url], "keythedral", 1, ["random"], Notes())
            chair = await players[0].visitor.sit_at(players[0].table)
            await chair.my_turn()
            store = await Store.open(database)
            hall = Hall(store, Pool(0), alone=False)
            store.listen(hall.woken)
            slow = store.grants

            async def grants(table: str) -> Any:
                """The last thing that is read: a move comes before it."""
                store.grants = slow  # type: ignore[method-assign]
                found = await slow(table)
                reply = await chair.order("choose", first_choice(chair))
                assert reply["done"]
                await asyncio.sleep(0.3)
                return found

            store.grants = grants  # type: ignore[method-assign]
            live = await hall.live(chair.table)
            assert live is not None
            until = time.monotonic() + SLOW
            while live.table.version < chair.state["seq"] and time.monotonic() < until:
                await asyncio.sleep(0.02)
            assert live.table.version >= 1
            assert live.table.version == chair.state["seq"]
            await end([chair])
            await hall.stop()
            await store.close()

    asyncio.run(play())
