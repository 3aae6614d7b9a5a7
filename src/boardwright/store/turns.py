"""What bots have to do. A turn is leased to one worker for a while, so nobody thinks twice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from boardwright.store import schema

columns = schema.turns.c


class Turn(NamedTuple):
    """A bot is asked at a table that is at version n. `until` is when its holder's lease ends, in
    milliseconds; `since` is when it was first asked."""

    table: str
    n: int
    seat: int
    bot: str
    holder: str = ""
    until: int = 0
    since: int = 0


OVER = delete(schema.turns).where(columns.table == bindparam("of_table"))


def replace_turn(connection: Connection, table: str, turn: Turn | None) -> None:
    connection.execute(OVER, {"of_table": table})
    if turn is not None:
        connection.execute(insert(schema.turns), turn._replace(table=table)._asdict())


def lease(connection: Connection, holder: str, now: int, seconds: float, limit: int) -> list[Turn]:
    """Take turns that nobody holds or whose lease has run out, the longest waiting first. Others
    who do the same at this moment get other turns."""
    free = select(columns.table).where(columns.until <= now).order_by(columns.since, columns.table)
    locked = free.limit(limit).with_for_update(skip_locked=True)
    wanted = list(connection.scalars(locked))
    if not wanted:
        return []
    taken = connection.execute(
        update(schema.turns)
        .where(columns.table.in_(wanted))
        .values(holder=holder, until=now + int(seconds * 1000))
        .returning(*columns)
    )
    return sorted((Turn(*row) for row in taken), key=lambda turn: (turn.since, turn.table))


def renew(
    connection: Connection, holder: str, tables: Sequence[str], now: int, seconds: float
) -> None:
    """Hold turns at some tables for longer; those that are over, or another's, are left alone."""
    mine = (columns.holder == holder) & columns.table.in_(tables)
    until = now + int(seconds * 1000)
    connection.execute(update(schema.turns).where(mine).values(until=until))


def let_go(connection: Connection, holder: str) -> None:
    """Give all one's turns back undone, for others to take at once."""
    mine = columns.holder == holder
    connection.execute(update(schema.turns).where(mine).values(holder="", until=0))
