"""Tables, their editions and seats, and who may play them: links and grants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, tuple_, update

from boardwright.store import schema
from boardwright.store.database import Taken, insert_once

PERSON, BOT, FREE = "person", "bot", "free"


class TableRow(NamedTuple):
    """A table as it stands. Times are milliseconds; seats count from 0, -1 is nobody."""

    id: str
    game: str
    phase: str  # gathering, live, over
    listed: bool
    founder: str  # a person
    founded: int
    moved: int
    house: dict[str, Any]  # what it was founded with: options, preset, edition, pace, seed, …
    asked: int = -1
    since: int = 0  # when the seat was asked
    summary: dict[str, Any] = {}  # figures, winners, totals
    n: int = -1  # the last step; -1 before the start


class SeatRow(NamedTuple):
    table: str
    seat: int
    kind: str  # person, bot, free
    name: str = ""
    level: str = ""  # of a bot
    person: str = ""
    device: bool = False  # together with others at one device
    open_to: str = "link"  # or anyone, or again/N: whoever held seat N of the game before


class LinkRow(NamedTuple):
    table: str
    seat: int  # -1: to watch
    revoked: bool
    used: bool


class Grant(NamedTuple):
    """A person who may play a seat (-1: watch)."""

    seat: int
    person: str


class Mine(NamedTuple):
    """A table with the seats that somebody holds there."""

    table: TableRow
    seats: list[int]


# Tables.


def found(connection: Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    if not insert_once(connection, schema.tables, row._asdict()):
        raise Taken("table")
    if seats:
        rows = [seat._replace(table=row.id)._asdict() for seat in seats]
        connection.execute(insert(schema.seats), rows)


def table(connection: Connection, id: str) -> TableRow | None:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).first()
    return TableRow(*row) if row else None


def checked(changes: Mapping[str, Any]) -> Mapping[str, Any]:
    """Changes of a table. Its version is changed by steps only."""
    if wrong := changes.keys() - (set(TableRow._fields) - {"id", "n"}):
        raise ValueError(f"not to be changed of a table: {', '.join(sorted(wrong))}")
    return changes


def change_table(connection: Connection, id: str, changes: Mapping[str, Any]) -> None:
    here = schema.tables.c.id == id
    done = connection.execute(update(schema.tables).where(here).values(**checked(changes)))
    if done.rowcount != 1:
        raise LookupError(f"there is no table {id}")


def chosen(phase: str | None, listed: bool | None, person: str | None) -> list[ColumnElement[bool]]:
    """With a person, the tables where they hold a seat or that they founded."""
    columns, grants = schema.tables.c, schema.grants.c
    wanted: list[ColumnElement[bool]] = []
    if phase is not None:
        wanted.append(columns.phase == phase)
    if listed is not None:
        wanted.append(columns.listed == listed)
    if person is not None:
        held = select(grants.table).where(grants.person == person, grants.seat >= 0)
        wanted.append((columns.founder == person) | columns.id.in_(held))
    return wanted


def tables(
    connection: Connection,
    phase: str | None = None,
    listed: bool | None = None,
    person: str | None = None,
    limit: int = 50,
    before: tuple[int, str] | None = None,
) -> list[TableRow]:
    """The last moved first; `before` is (moved, id) of the last one of the page before."""
    columns = schema.tables.c
    rows = select(schema.tables).where(*chosen(phase, listed, person))
    if before is not None:
        rows = rows.where(tuple_(columns.moved, columns.id) < tuple_(*before))
    rows = rows.order_by(columns.moved.desc(), columns.id.desc()).limit(limit)
    return [TableRow(*row) for row in connection.execute(rows)]


def tables_of(connection: Connection, person: str) -> list[Mine]:
    """Where a person holds seats in games that are not over."""
    columns, grants = schema.tables.c, schema.grants.c
    rows = (
        select(schema.tables, grants.seat)
        .join(schema.grants, grants.table == columns.id)
        .where(grants.person == person, grants.seat >= 0, columns.phase != "over")
        .order_by(columns.moved.desc(), columns.id, grants.seat)
    )
    mine: dict[str, Mine] = {}
    for *row, seat in connection.execute(rows):
        mine.setdefault(row[0], Mine(TableRow(*row), [])).seats.append(seat)
    return list(mine.values())


def counts(
    connection: Connection, listed: bool | None = None, person: str | None = None
) -> dict[str, int]:
    """How many tables are in each phase."""
    phase = schema.tables.c.phase
    rows = select(phase, func.count()).where(*chosen(None, listed, person)).group_by(phase)
    return {row[0]: row[1] for row in connection.execute(rows)}


def keep_edition(connection: Connection, digest: str, game: str, text: str) -> None:
    insert_once(connection, schema.editions, {"digest": digest, "game": game, "text": text})


def edition(connection: Connection, digest: str) -> str | None:
    """The text of an edition."""
    columns = schema.editions.c
    text: str | None = connection.scalar(select(columns.text).where(columns.digest == digest))
    return text


# Pictures of moments.


def keep_picture(connection: Connection, table: str, n: int, image: bytes, most: int) -> bool:
    """Whether there is one now; the first one stays, and a table has so many at most."""
    if picture(connection, table, n) is not None:
        return True
    columns = schema.pictures.c
    count = select(func.count()).where(columns.table == table)
    if connection.execute(count).scalar_one() >= most:
        return False
    insert_once(connection, schema.pictures, {"table": table, "n": n, "image": image})
    return True


def picture(connection: Connection, table: str, n: int) -> bytes | None:
    columns = schema.pictures.c
    wanted = select(columns.image).where(columns.table == table, columns.n == n)
    image: bytes | None = connection.scalar(wanted)
    return image


# Curves of chances.


def keep_curve(connection: Connection, table: str, entries: int, points: list[Any]) -> None:
    """The first one stays."""
    insert_once(connection, schema.curves, {"table": table, "entries": entries, "points": points})


def curve(connection: Connection, table: str, entries: int) -> list[Any] | None:
    columns = schema.curves.c
    wanted = select(columns.points).where(columns.table == table, columns.entries == entries)
    points: list[Any] | None = connection.scalar(wanted)
    return points


# Seats.


def seats(connection: Connection, tables: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of tables, in order."""
    columns = schema.seats.c
    rows = select(schema.seats).where(columns.table.in_(tables))
    found: dict[str, list[SeatRow]] = {table: [] for table in tables}
    for row in connection.execute(rows.order_by(columns.table, columns.seat)):
        found[row[0]].append(SeatRow(*row))
    return found


def take_seat(connection: Connection, table: str, seat: int, person: str, name: str) -> None:
    """Sit down at a free seat, with the right to play it."""
    change_seat(connection, table, seat, FREE, {"kind": PERSON, "person": person, "name": name})
    grant(connection, table, seat, person)


def change_seat(
    connection: Connection, table: str, seat: int, was: str | None, changes: Mapping[str, Any]
) -> None:
    """Change a seat; with `was`, only if that is still its kind."""
    if wrong := changes.keys() - (set(SeatRow._fields) - {"table", "seat"}):
        raise ValueError(f"not to be changed of a seat: {', '.join(sorted(wrong))}")
    columns = schema.seats.c
    this = (columns.table == table) & (columns.seat == seat)
    change = update(schema.seats).where(this)
    if was is not None:
        change = change.where(columns.kind == was)
    if connection.execute(change.values(**changes)).rowcount == 1:
        return
    if connection.execute(select(columns.seat).where(this)).first() is None:
        raise LookupError(f"table {table} has no seat {seat}")
    raise Taken("seat")


def drop_seat(connection: Connection, table: str, seat: int) -> None:
    """Take a free seat away, with all ways to it; those after it move up."""
    columns = schema.seats.c
    this = (columns.table == table) & (columns.seat == seat) & (columns.kind == FREE)
    if not connection.execute(delete(schema.seats).where(this)).rowcount:
        raise Taken("seat")
    count = select(func.count()).where(columns.table == table)
    last = connection.execute(count).scalar_one()
    for place in (schema.links, schema.grants):
        here = (place.c.table == table) & (place.c.seat == seat)
        connection.execute(delete(place).where(here))
    for place in (schema.seats, schema.links, schema.grants):
        for n in range(seat + 1, last + 1):  # one by one: two never meet at the same number
            here = (place.c.table == table) & (place.c.seat == n)
            connection.execute(update(place).where(here).values(seat=n - 1))


# Links and grants.


def keep_link(connection: Connection, hash: str, table: str, seat: int) -> None:
    row = {"hash": hash, "table": table, "seat": seat, "revoked": False, "used": False}
    if not hash or not insert_once(connection, schema.links, row):
        raise Taken("link")


def link(connection: Connection, hash: str) -> LinkRow | None:
    columns = schema.links.c
    wanted = select(columns.table, columns.seat, columns.revoked, columns.used)
    row = connection.execute(wanted.where(columns.hash == hash)).first()
    return LinkRow(*row) if row else None


def links(connection: Connection, table: str) -> list[LinkRow]:
    """The links of a table that still lead somewhere."""
    columns = schema.links.c
    wanted = select(columns.table, columns.seat, columns.revoked, columns.used)
    valid = wanted.where(columns.table == table, ~columns.revoked).order_by(columns.seat)
    return [LinkRow(*row) for row in connection.execute(valid)]


def use_link(connection: Connection, hash: str, person: str) -> LinkRow | None:
    """Give a person what a link opens; None if it opens nothing, or no longer."""
    columns = schema.links.c
    # The update comes first: it waits for a revocation that is under way.
    row = connection.execute(
        update(schema.links)
        .where(columns.hash == hash, ~columns.revoked)
        .values(used=True)
        .returning(columns.table, columns.seat, columns.revoked, columns.used)
    ).first()
    if row is None:
        return None
    opened = LinkRow(*row)
    grant(connection, opened.table, opened.seat, person, hash)
    return opened


def revoke_links(connection: Connection, table: str, seat: int, keeps: str = "") -> list[str]:
    """Revoke all links to a seat, and every grant made through one but that of whoever keeps it:
    who loses access."""
    columns, grants = schema.links.c, schema.grants.c
    here = (columns.table == table) & (columns.seat == seat)
    connection.execute(update(schema.links).where(here).values(revoked=True))
    given = (grants.table == table) & (grants.seat == seat) & (grants.link != "")
    given &= grants.person != keeps
    gone = connection.scalars(delete(schema.grants).where(given).returning(grants.person))
    return sorted(gone)


def grants(connection: Connection, table: str) -> list[Grant]:
    columns = schema.grants.c
    rows = select(columns.seat, columns.person).where(columns.table == table)
    found = connection.execute(rows.order_by(columns.seat, columns.person))
    return [Grant(*row) for row in found]


def grant(connection: Connection, table: str, seat: int, person: str, link: str = "") -> None:
    """Let a person play a seat; one who may already keeps the grant they have."""
    row = {"table": table, "seat": seat, "person": person, "link": link}
    insert_once(connection, schema.grants, row)
