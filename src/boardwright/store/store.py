"""The store as the server uses it: each call runs a function of its theme on the database.

A call that changes something returns when it is safely written. It raises Taken when another was
first, Unkept when it could not be written, LookupError when the table, seat or person is not there,
ValueError when a text or name does not fit; then nothing has changed. What others can see wakes
them. A call that reads raises Unread when the database does not answer, ValueError for an id that
nothing can have.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from boardwright.store import backup, lobby, log, people, schema, talk, turns
from boardwright.store.database import ALIVE, BUSY, Database, create_file, parse_url
from boardwright.store.lobby import Grant, LinkRow, Mine, SeatRow, TableRow
from boardwright.store.log import ResultRow, Step
from boardwright.store.people import Account, Notice, Person
from boardwright.store.talk import ChatRow
from boardwright.store.turns import Turn
from boardwright.store.waking import Callback, Wake, Waking

T = TypeVar("T")


class Store:
    """The durable memory of the server. It belongs to the event loop in which it was opened."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waking = database.waking

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database, made or brought up to date where needed: sqlite:///FILE or
        postgresql://USER:PASSWORD@HOST/NAME."""
        parsed = parse_url(url)
        create_file(parsed)
        database = Database(parsed, Waking())
        store = cls(database)
        try:
            if not await asyncio.to_thread(database.is_at, schema.VERSION):
                # As slow to import as half the rest: a server that comes back does without.
                from boardwright.store.migrations import migrate

                await asyncio.to_thread(migrate, database.writer)
            if parsed.get_backend_name() == "postgresql":
                _, address = database.writer.dialect.create_connect_args(parsed)
                await store.waking.hear({**address, "connect_timeout": BUSY, **ALIVE})
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Finish what was begun, and stop."""
        await asyncio.to_thread(self.database.close)
        await self.waking.close()

    async def _write(
        self,
        work: Callable[..., T],
        *args: Any,
        wakes: Callable[[T], list[Wake]] = lambda _: [],
        table: str = "",
    ) -> T:
        future = self.database.write(lambda connection: work(connection, *args), wakes, table)
        return await asyncio.wrap_future(future)

    async def _change(
        self, table: str, kind: str, data: Any, work: Callable[..., T], *args: Any
    ) -> T:
        """Write what concerns one table, and wake whoever looks at it."""
        wake = [Wake(table, kind, data)]
        return await self._write(work, *args, wakes=lambda _: wake, table=table)

    async def _read(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.wrap_future(self.database.read(lambda c: work(c, *args)))

    # Tables and editions.

    async def found(self, row: TableRow, seats: Sequence[SeatRow] = ()) -> None:
        """Keep a new table with its seats."""
        await self._change(row.id, "table", None, lobby.found, row, seats)

    async def table(self, id: str) -> TableRow | None:
        return await self._read(lobby.table, id)

    async def change_table(self, id: str, /, **changes: Any) -> None:
        await self._change(id, "table", None, lobby.change_table, id, changes)

    async def tables(
        self,
        phase: str | None = None,
        listed: bool | None = None,
        person: str | None = None,
        limit: int = 50,
        before: tuple[int, str] | None = None,
    ) -> list[TableRow]:
        """The last moved first; `before` is (moved, id) of the last one of the page before."""
        return await self._read(lobby.tables, phase, listed, person, limit, before)

    async def tables_of(self, person: str) -> list[Mine]:
        """Where a person holds seats in games that are not over."""
        return await self._read(lobby.tables_of, person)

    async def counts(self, listed: bool | None = None, person: str | None = None) -> dict[str, int]:
        """How many tables are in each phase."""
        return await self._read(lobby.counts, listed, person)

    async def keep_edition(self, digest: str, game: str, text: str) -> None:
        await self._write(lobby.keep_edition, digest, game, text)

    async def edition(self, digest: str) -> str | None:
        return await self._read(lobby.edition, digest)

    async def keep_picture(self, table: str, n: int, image: bytes, most: int) -> bool:
        """Keep a picture of a moment, unless there is one; False if the table has too many."""
        return await self._write(lobby.keep_picture, table, n, image, most, table=table)

    async def picture(self, table: str, n: int) -> bytes | None:
        return await self._read(lobby.picture, table, n)

    async def keep_curve(self, table: str, entries: int, points: list[Any]) -> None:
        await self._write(lobby.keep_curve, table, entries, points, table=table)

    async def curve(self, table: str, entries: int) -> list[Any] | None:
        """The chances of a game whose record ended with so many entries, if they were kept."""
        return await self._read(lobby.curve, table, entries)

    # The log.

    async def append(
        self,
        table: str,
        step: Step,
        seeds: Mapping[str, str] | None = None,
        table_changes: Mapping[str, Any] | None = None,
        results: Sequence[ResultRow] | None = None,
        turn: Turn | None = None,
    ) -> None:
        """Append a step with all that follows from it; Taken unless it is the table's next."""
        more = (seeds or {}, table_changes or {}, results, turn)
        await self._change(table, "step", step.n, log.append, table, step, *more)

    async def steps(self, table: str, after: int = -1) -> list[Step]:
        return await self._read(log.steps, table, after)

    async def step_of(self, table: str, command: str) -> int | None:
        """The step that a command became, if it was carried out."""
        return await self._read(log.step_of, table, command)

    async def seeds(self, table: str) -> dict[str, str]:
        """All seeds of a game, by what its record commits to."""
        return await self._read(log.seeds, table)

    async def results(self, person: str | None = None, game: str | None = None) -> list[ResultRow]:
        """All seats of finished games; with a person, of the games that they played in."""
        return await self._read(log.results, person, game)

    # Seats, links and grants.

    async def seats(self, table: str) -> list[SeatRow]:
        return (await self._read(lobby.seats, [table]))[table]

    async def seats_of(self, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
        return await self._read(lobby.seats, tables)

    async def take_seat(self, table: str, seat: int, person: str, name: str) -> None:
        """Sit down at a free seat, with the right to play it; Taken unless it is free."""
        await self._change(table, "seats", seat, lobby.take_seat, table, seat, person, name)

    async def change_seat(
        self, table: str, seat: int, /, was: str | None = None, **changes: Any
    ) -> None:
        """Change a seat; with `was`, Taken unless that is still its kind."""
        await self._change(table, "seats", seat, lobby.change_seat, table, seat, was, changes)

    async def drop_seat(self, table: str, seat: int) -> None:
        """Take a free seat away before the start; those after it move up. Taken unless free."""
        await self._change(table, "seats", seat, lobby.drop_seat, table, seat)

    async def keep_link(self, hash: str, table: str, seat: int) -> None:
        """Keep a link to a seat (-1: to watch) by the hash of its token."""
        await self._write(lobby.keep_link, hash, table, seat, table=table)

    async def link(self, hash: str) -> LinkRow | None:
        return await self._read(lobby.link, hash)

    async def links(self, table: str) -> list[LinkRow]:
        """The links of a table that still lead somewhere."""
        return await self._read(lobby.links, table)

    async def use_link(self, hash: str, person: str) -> LinkRow | None:
        """Give a person what a link opens; None if it opens nothing, or no longer."""

        def wakes(opened: LinkRow | None) -> list[Wake]:
            return [Wake(opened.table, "grants", opened.seat)] if opened else []

        return await self._write(lobby.use_link, hash, person, wakes=wakes)

    async def revoke_links(self, table: str, seat: int, keeps: str = "") -> list[str]:
        """Revoke all links to a seat, and every grant made through one but that of the person who
        keeps it: who loses access."""
        return await self._change(table, "grants", seat, lobby.revoke_links, table, seat, keeps)

    async def grants(self, table: str) -> list[Grant]:
        return await self._read(lobby.grants, table)

    async def grant(self, table: str, seat: int, person: str, link_hash: str = "") -> None:
        """Let a person play a seat (-1: watch)."""
        more = (table, seat, person, link_hash)
        await self._change(table, "grants", seat, lobby.grant, *more)

    # People.

    async def person(self, id: str) -> Person | None:
        return await self._read(people.person, id)

    async def person_by_token(self, hash: str) -> Person | None:
        return await self._read(people.person_by_token, hash)

    async def new_person(self, id: str, token_hash: str, name: str = "") -> None:
        await self._write(people.new_person, id, token_hash, name)

    async def rename(self, person: str, name: str) -> None:
        await self._write(people.change_person, person, {"name": name})

    async def settings(self, person: str, settings: dict[str, Any]) -> None:
        await self._write(people.change_person, person, {"settings": settings})

    async def add_token(self, person: str, hash: str) -> None:
        await self._write(people.add_token, person, hash)

    async def drop_token(self, hash: str) -> None:
        await self._write(people.drop_token, hash)

    async def account(self, name: str) -> Account | None:
        """By its name, whatever the case."""
        return await self._read(people.account, name)

    async def new_account(self, person: str, name: str, password_hash: str) -> None:
        """Taken("name"), or Taken("person") if they have one already."""
        await self._write(people.new_account, person, name, password_hash)

    async def move_grants(self, from_person: str, to_person: str) -> list[str]:
        """Somebody logs in and turns out to be another: seats, tables, results, what was said and
        notices become the other's. The tables that this concerns."""

        def wakes(tables: list[str]) -> list[Wake]:
            return [Wake(table, "grants", -1) for table in tables]

        return await self._write(people.move_grants, from_person, to_person, wakes=wakes)

    async def keep_notice(self, person: str, kind: str, address: str, confirm: str = "") -> None:
        """Keep where notices go; with `confirm`, the hash of a token, not before that is shown."""
        await self._write(people.keep_notice, Notice(person, kind, address, confirm))

    async def confirm_notice(self, hash: str) -> bool:
        """Whether the token of this hash was waited for. From now on notices go there."""
        return await self._write(people.confirm_notice, hash)

    async def claim_notice(self, person: str, waiting: Mapping[str, int]) -> bool:
        """Whether the caller is the first who wants to tell somebody of what waits for them: of the
        version of some table, or of a later one than they were told of before."""
        return await self._write(people.claim_notice, person, waiting)

    async def hush(self, person: str, table: str, quiet: bool) -> None:
        """Keep notices of a table from somebody, or no longer."""
        await self._write(people.hush, person, table, quiet, table=table)

    async def quiet(self, person: str) -> set[str]:
        """Tables of which somebody wants no notices."""
        return await self._read(people.quiet, person)

    async def notices(self, person: str) -> list[Notice]:
        return await self._read(people.notices, person)

    async def drop_notices(self, person: str, kind: str, address: str | None = None) -> None:
        """One notice, or all of a kind."""
        await self._write(people.drop_notices, person, kind, address)

    # Chat.

    async def say(
        self,
        table: str,
        at: int,
        person: str,
        seat: int,
        name: str,
        room: str,
        text: str,
        command: str = "",
    ) -> int:
        """Say something at a table; its number there. The same command again says nothing new."""
        line = ChatRow(table, -1, at, person, seat, name, room, text, command)
        return await self._write(
            talk.say, line, wakes=lambda n: [Wake(table, "chat", n)], table=table
        )

    async def chat(
        self, table: str, rooms: Sequence[str], after: int = -1, limit: int = 500
    ) -> list[ChatRow]:
        """What was said in some rooms after line `after`: the latest so many, in order."""
        return await self._read(talk.chat, table, rooms, after, limit)

    # Turns of bots.

    async def lease(self, holder: str, now: int, seconds: float, limit: int) -> list[Turn]:
        """Take turns that nobody holds or whose lease has run out, the longest waiting first."""
        return await self._write(turns.lease, holder, now, seconds, limit)

    async def renew(self, holder: str, tables: Sequence[str], now: int, seconds: float) -> None:
        """Hold turns at some tables for longer; what is over, or another's, is left alone."""
        await self._write(turns.renew, holder, tables, now, seconds)

    async def let_go(self, holder: str) -> None:
        """Give all one's turns back undone, for others to take at once."""
        await self._write(turns.let_go, holder)

    # Waking and backups.

    def listen(self, callback: Callback) -> Callable[[], None]:
        """Call back with (table, kind, data) when something has changed, here or in another
        process; what is returned ends it. Kinds are table, seats (who sits, and who may), grants,
        step, chat, what is sent with `wake`, and "all" when something may have been missed."""
        return self.waking.listen(callback)

    async def wake(self, table: str, kind: str, data: Any = None) -> None:
        """Wake whoever looks at a table without a change in the store: somebody came, or left."""
        if self.database.url.get_backend_name() == "postgresql":
            return await self._change(table, kind, data, lambda _: None)
        wake = Wake(table, kind, data)
        self.waking.payload(wake)  # refused alike on both
        self.waking.call(wake)
        await asyncio.sleep(0)

    async def backup(self, path: Path) -> None:
        """Copy the database as it is at this moment; PostgreSQL has pg_dump for that."""
        await self._read(backup.backup, path)
