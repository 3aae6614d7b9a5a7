"""What bots have to do. A turn is leased to one worker for a while, so nobody thinks twice."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, select, update

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


def held(turn: Turn) -> ColumnElement[bool]:
    same = (columns.table == turn.table) & (columns.n == turn.n)
    return same & (columns.holder == turn.holder)


def renew(connection: Connection, turn: Turn, now: int, seconds: float) -> bool:
    """Hold a turn for longer; False if it is over, or another's."""
    until = now + int(seconds * 1000)
    kept = connection.execute(update(schema.turns).where(held(turn)).values(until=until))
    return kept.rowcount == 1


def release(connection: Connection, turn: Turn) -> None:
    """Give a turn back undone, for others to take at once."""
    connection.execute(update(schema.turns).where(held(turn)).values(holder="", until=0))
