"""What people say at a table, numbered in the order in which it was said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from boardwright.store import schema
from boardwright.store.database import insert_once

columns = schema.chat.c


class ChatRow(NamedTuple):
    table: str
    n: int
    at: int
    person: str
    seat: int  # -1 for a watcher
    name: str
    room: str
    text: str
    command: str = ""  # the order that said it, so that it is said once


def say(connection: Connection, line: ChatRow) -> int:
    """Say something; its number. When another takes a number first, the next one is tried. What
    the same order has said already is not said again."""
    here, known = columns.table == line.table, columns.command == line.command
    before = select(columns.n).where(here, known, columns.command != "")
    last = select(func.coalesce(func.max(columns.n), -1)).where(here)
    while True:
        found: int | None = connection.scalar(before)
        if found is not None:
            return found
        n: int = connection.execute(last).scalar_one() + 1
        if insert_once(connection, schema.chat, line._replace(n=n)._asdict()):
            return n


def chat(
    connection: Connection, table: str, rooms: Sequence[str], after: int = -1, limit: int = 500
) -> list[ChatRow]:
    """What was said in some rooms after line `after`: the latest so many, in order."""
    rows = select(schema.chat).where(
        columns.table == table, columns.room.in_(rooms), columns.n > after
    )
    found = connection.execute(rows.order_by(columns.n.desc()).limit(limit))
    return [ChatRow(*row) for row in found][::-1]
