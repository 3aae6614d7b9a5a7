"""People, the tokens that their devices show, accounts, and where notices go."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, delete, exists, select, update

from boardwright.store import schema
from boardwright.store.database import Taken, insert_once


class Person(NamedTuple):
    id: str
    name: str
    settings: dict[str, Any]
    account: str  # its name, "" without one


class Account(NamedTuple):
    person: str
    password: str  # its hash


class Notice(NamedTuple):
    person: str
    kind: str
    address: str
    confirm: str = ""  # the hash of the token that its owner has still to show


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def folded(name: str) -> str:
    """A name as accounts are compared by: no two differ by case or by look-alike forms alone."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


# People and their tokens.

PEOPLE = select(
    schema.people.c.id, schema.people.c.name, schema.people.c.settings, schema.accounts.c.name
).outerjoin(schema.accounts, schema.accounts.c.person == schema.people.c.id)


def person(connection: Connection, id: str) -> Person | None:
    row = connection.execute(PEOPLE.where(schema.people.c.id == id)).first()
    return Person(row[0], row[1], row[2], row[3] or "") if row else None


def person_by_token(connection: Connection, hash: str) -> Person | None:
    tokens = schema.tokens.c
    id = connection.scalar(select(tokens.person).where(tokens.hash == hash))
    return person(connection, id) if id is not None else None


def new_person(connection: Connection, id: str, hash: str, name: str) -> None:
    if not insert_once(connection, schema.people, {"id": id, "name": name, "settings": {}}):
        raise Taken("person")
    add_token(connection, id, hash)


def change_person(connection: Connection, id: str, changes: dict[str, Any]) -> None:
    here = schema.people.c.id == id
    if connection.execute(update(schema.people).where(here).values(**changes)).rowcount != 1:
        raise LookupError("there is no such person")


def add_token(connection: Connection, id: str, hash: str) -> None:
    if not hash or not insert_once(connection, schema.tokens, {"hash": hash, "person": id}):
        raise Taken("token")


def drop_token(connection: Connection, hash: str) -> None:
    connection.execute(delete(schema.tokens).where(schema.tokens.c.hash == hash))


# Accounts.


def account(connection: Connection, name: str) -> Account | None:
    columns = schema.accounts.c
    wanted = select(columns.person, columns.password).where(columns.folded == folded(name))
    row = connection.execute(wanted).first()
    return Account(*row) if row else None


def new_account(connection: Connection, id: str, name: str, password: str) -> None:
    """Of a person who has none yet; `password` is its hash."""
    row = {"folded": folded(name), "name": name, "person": id, "password": password}
    if not insert_once(connection, schema.accounts, row):
        raise Taken("name" if account(connection, name) else "person")


def move_grants(connection: Connection, source: str, target: str) -> list[str]:
    """Somebody turns out to be another: everything of theirs becomes the other's. The tables that
    this concerns."""
    if source == target:
        return []
    if person(connection, target) is None:
        raise LookupError("there is no such person")
    seats, tables = schema.seats.c, schema.tables.c
    seated = select(seats.table).where(seats.person == source)
    granted = select(schema.grants.c.table).where(schema.grants.c.person == source)
    own = select(tables.id).where(tables.founder == source)
    concerned = sorted(connection.scalars(seated.union(granted, own)))
    move(connection, schema.grants, source, target, ["table", "seat"])
    move(connection, schema.notices, source, target, ["kind", "address"])
    move(connection, schema.told, source, target, ["table"])
    move(connection, schema.quiet, source, target, ["table"])
    for table in (schema.seats, schema.results, schema.chat):
        move(connection, table, source, target, [])
    founded = update(schema.tables).where(tables.founder == source)
    connection.execute(founded.values(founder=target))
    return concerned


def move(connection: Connection, table: Table, source: str, target: str, same: list[str]) -> None:
    """Give the rows of one person to another, but for those that the other has already."""
    if same:
        other = table.alias()
        already = exists().where(
            other.c.person == target, *[other.c[name] == table.c[name] for name in same]
        )
        connection.execute(delete(table).where(table.c.person == source, already))
    connection.execute(update(table).where(table.c.person == source).values(person=target))


# Notices.


def keep_notice(connection: Connection, notice: Notice) -> None:
    """One that waits to be confirmed waits for the newest token; one that is, stays so."""
    if not insert_once(connection, schema.notices, notice._asdict()) and notice.confirm:
        columns = schema.notices.c
        waiting = update(schema.notices).where(
            columns.person == notice.person,
            columns.kind == notice.kind,
            columns.address == notice.address,
            columns.confirm != "",
        )
        connection.execute(waiting.values(confirm=notice.confirm))


def confirm_notice(connection: Connection, hash: str) -> bool:
    columns = schema.notices.c
    waiting = update(schema.notices).where(columns.confirm == hash, columns.confirm != "")
    return connection.execute(waiting.values(confirm="")).rowcount > 0


def claim_notice(connection: Connection, person: str, waiting: Mapping[str, int]) -> bool:
    """Of several processes one tells. They come in the same order, so that none waits in vain."""
    new = [claim(connection, person, table, n) for table, n in sorted(waiting.items())]
    return any(new)


def claim(connection: Connection, person: str, table: str, n: int) -> bool:
    if insert_once(connection, schema.told, {"person": person, "table": table, "n": n}):
        return True
    columns = schema.told.c
    here = (columns.person == person) & (columns.table == table)
    later = update(schema.told).where(here, columns.n < n)
    return connection.execute(later.values(n=n)).rowcount == 1


def hush(connection: Connection, person: str, table: str, quiet: bool) -> None:
    row = {"person": person, "table": table}
    if quiet:
        insert_once(connection, schema.quiet, row)
        return
    columns = schema.quiet.c
    here = (columns.person == person) & (columns.table == table)
    connection.execute(delete(schema.quiet).where(here))


def quiet(connection: Connection, person: str) -> set[str]:
    """Tables of which somebody wants no notices."""
    columns = schema.quiet.c
    return set(connection.scalars(select(columns.table).where(columns.person == person)))


def notices(connection: Connection, person: str) -> list[Notice]:
    columns = schema.notices.c
    rows = select(schema.notices).where(columns.person == person)
    found = connection.execute(rows.order_by(columns.kind, columns.address))
    return [Notice(*row) for row in found]


def drop_notices(connection: Connection, person: str, kind: str, address: str | None) -> None:
    """One notice, or all of a kind."""
    columns = schema.notices.c
    gone = delete(schema.notices).where(columns.person == person, columns.kind == kind)
    connection.execute(gone if address is None else gone.where(columns.address == address))
