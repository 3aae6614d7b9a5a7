"""Tables, editions, seats, links and grants."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from boardwright.store import Grant, LinkRow, SeatRow, Store, Taken, hashed, schema
from tests.helpers.stores import furnish, outcomes, run, table_row

LINK = hashed("a link")


def test_a_table_comes_back_as_it_was_founded_and_changed(url: str) -> None:
    async def play(store: Store) -> None:
        seats = [SeatRow("t", 0, "person", "Ann", "", "ann"), SeatRow("t", 1, "bot", "", "master")]
        row = table_row(house={"seed": "s", "options": {"a": "b"}, "delay": 3})
        await store.found(row, seats)
        assert await store.table("t") == row
        assert await store.seats("t") == seats
        assert await store.table("u") is None
        assert await store.seats("u") == []
        await store.change_table("t", phase="over", asked=2, summary={"winners": [1]})
        assert await store.table("t") == row._replace(
            phase="over", asked=2, summary={"winners": [1]}
        )
        with pytest.raises(Taken, match="table"):
            await store.found(row)
        with pytest.raises(LookupError, match="there is no table u"):
            await store.change_table("u", asked=1)
        with pytest.raises(ValueError, match="not to be changed of a table: id, n"):
            await store.change_table("t", id="v", n=3)

    run(url, play)


def test_lists_of_tables(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store, "zero")
        for at in range(1, 8):
            phase = ("gathering", "live", "over")[at % 3]
            # Two and three moved at the same moment.
            row = table_row(f"t{at}", phase=phase, listed=at < 5, moved=2000 + max(at, 3))
            await store.found(row._replace(founder="bob"))
        everything = [row.id for row in await store.tables()]
        assert everything == ["t7", "t6", "t5", "t4", "t3", "t2", "t1", "zero"]
        assert [row.id for row in await store.tables(phase="live")] == ["t7", "t4", "t1"]
        assert [row.id for row in await store.tables(phase="live", listed=True)] == ["t4", "t1"]
        pages: list[str] = []
        before: tuple[int, str] | None = None
        while rows := await store.tables(limit=2, before=before):
            pages += [row.id for row in rows]
            before = (rows[-1].moved, rows[-1].id)
        assert pages == everything
        assert await store.counts() == {"gathering": 3, "live": 3, "over": 2}
        assert await store.counts(listed=False) == {"live": 1, "over": 1, "gathering": 1}
        assert await store.counts(person="ann") == {"gathering": 1}
        await store.grant("t4", 0, "ann")
        await store.grant("t7", -1, "ann")  # to watch is not to sit
        assert [row.id for row in await store.tables(person="ann")] == ["t4", "zero"]

    run(url, play)


def test_where_somebody_holds_seats(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store, "t", "u", "v", "w")
        for table, seat in (("t", 2), ("t", 0), ("u", 1), ("v", -1), ("w", 0)):
            await store.grant(table, seat, "bob")
        await store.change_table("u", moved=9000)
        await store.change_table("w", phase="over")
        mine = await store.tables_of("bob")
        assert [(one.table.id, one.seats) for one in mine] == [("u", [1]), ("t", [0, 2])]
        assert mine[0].table == await store.table("u")
        assert await store.tables_of("ann") == []
        many = await store.seats_of(["t", "u", "nowhere"])
        assert [len(many[id]) for id in ("t", "u", "nowhere")] == [3, 3, 0]

    run(url, play)


def test_editions_are_kept_once(url: str) -> None:
    async def play(store: Store) -> None:
        await store.keep_edition("d1", "keythedral", "text ü\n" * 5000)
        await store.keep_edition("d1", "keythedral", "another")
        assert await store.edition("d1") == "text ü\n" * 5000
        assert await store.edition("d2") is None

    run(url, play)


def test_a_curve_is_kept_once_for_an_end(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        points = [{"n": 0, "shares": [0.5, 0.5], "games": 40, "mark": "1"}]
        await store.keep_curve("t", 90, points)
        await store.keep_curve("t", 90, [])
        assert await store.curve("t", 90) == points
        assert await store.curve("t", 91) is None

    run(url, play)


def test_a_seat_is_taken_once(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        other = await Store.open(url)
        try:
            for seat in range(3):
                ends = await outcomes(
                    *[store.take_seat("t", seat, "ann", "Ann") for _ in range(3)],
                    *[other.take_seat("t", seat, "bob", "Bob") for _ in range(3)],
                )
                assert sorted(str(end) for end in ends) == ["None"] + ["the seat is taken"] * 5
        finally:
            await other.close()
        rows = await store.seats("t")
        assert await store.grants("t") == [Grant(row.seat, row.person) for row in rows]
        assert all((row.kind, row.name) == ("person", row.person.title()) for row in rows)
        with pytest.raises(LookupError, match="table t has no seat 3"):
            await store.take_seat("t", 3, "ann", "Ann")

    run(url, play)


def test_changing_a_seat(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        await store.change_seat("t", 1, was="free", kind="bot", level="greedy", name="Bot")
        assert (await store.seats("t"))[1] == SeatRow("t", 1, "bot", "Bot", "greedy")
        with pytest.raises(Taken, match="seat"):
            await store.change_seat("t", 1, was="free", kind="bot")
        await store.change_seat("t", 1, kind="free", level="", name="", open_to="anyone")
        assert (await store.seats("t"))[1] == SeatRow("t", 1, "free", open_to="anyone")
        with pytest.raises(ValueError, match="not to be changed of a seat: colour"):
            await store.change_seat("t", 1, colour="red")

    run(url, play)


def test_a_link_opens_its_seat_until_it_is_revoked(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        watch, second = hashed("to watch"), hashed("another link")
        await store.keep_link(LINK, "t", 1)
        await store.keep_link(watch, "t", -1)
        assert await store.link(LINK) == LinkRow("t", 1, False, False)
        assert await store.link(second) is None
        assert await store.use_link(LINK, "ann") == LinkRow("t", 1, False, True)
        await store.use_link(LINK, "bob")
        await store.use_link(watch, "bob")
        await store.grant("t", 2, "ann")
        assert await store.grants("t") == [(-1, "bob"), (1, "ann"), (1, "bob"), (2, "ann")]
        assert await store.links("t") == [("t", -1, False, True), ("t", 1, False, True)]
        assert await store.revoke_links("t", 1) == ["ann", "bob"]
        assert await store.grants("t") == [(-1, "bob"), (2, "ann")]
        assert await store.link(LINK) == LinkRow("t", 1, True, True)
        assert await store.use_link(LINK, "ann") is None
        assert await store.links("t") == [("t", -1, False, True)]
        await store.keep_link(second, "t", 1)
        assert await store.use_link(second, "bob") == LinkRow("t", 1, False, True)
        assert await store.grants("t") == [(-1, "bob"), (1, "bob"), (2, "ann")]
        with pytest.raises(Taken, match="link"):
            await store.keep_link(second, "t", 2)

    run(url, play)


def test_whoever_sat_down_by_a_link_loses_the_seat_with_it(url: str) -> None:
    async def play(store: Store) -> None:
        await furnish(store)
        await store.keep_link(LINK, "t", 1)
        await store.use_link(LINK, "bob")
        await store.take_seat("t", 1, "bob", "Bob")
        await store.take_seat("t", 2, "bob", "Bob")  # free to all: not by the link
        assert await store.revoke_links("t", 1) == ["bob"]
        assert await store.grants("t") == [(2, "bob")]

    run(url, play)


def test_revoking_and_using_at_the_same_moment(url: str) -> None:
    """However they meet, nobody keeps a grant of a revoked link."""

    async def play(store: Store) -> None:
        await furnish(store)
        other = await Store.open(url)
        try:
            for round in range(20):
                link = hashed(f"link {round}")
                await store.keep_link(link, "t", 0)
                await asyncio.gather(other.use_link(link, "bob"), store.revoke_links("t", 0))
                assert await store.grants("t") == []
        finally:
            await other.close()

    run(url, play)


def everything(connection: Connection) -> str:
    """All rows of all tables."""
    return "".join(
        repr(tuple(row))
        for table in schema.metadata.sorted_tables
        for row in connection.execute(select(table))
    )


def test_tokens_are_nowhere_in_the_clear(url: str) -> None:
    tokens = ["tok-canary-1", "tok-canary-2", "tok-canary-3"]

    async def play(store: Store) -> None:
        await furnish(store)
        await store.new_person("eve", hashed(tokens[0]), "Eve")
        await store.add_token("eve", hashed(tokens[1]))
        await store.keep_link(hashed(tokens[2]), "t", 1)
        await store.use_link(hashed(tokens[2]), "eve")
        for token in tokens:
            for call in (
                store.keep_link(token, "t", 0),
                store.new_person("fay", token, "Fay"),
                store.add_token("eve", token),
                store.grant("t", 1, "bob", token),
                store.link(token),
                store.person_by_token(token),
            ):
                with pytest.raises(ValueError, match="tokens are kept as hashes only"):
                    await call
        kept = await store._read(everything)
        assert "canary" not in kept
        assert all(hashed(token) in kept for token in tokens)

    run(url, play)
    for path in Path(url.removeprefix("sqlite:///")).parent.glob("store.db*"):
        assert b"canary" not in path.read_bytes()
