"""The append-only log of every table, the secret seeds, and the results of finished games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from boardwright.store import schema
from boardwright.store.database import Taken, insert_once
from boardwright.store.lobby import checked
from boardwright.store.turns import Turn, replace_turn


class Step(NamedTuple):
    """One accepted command of a table, and everything that it changed."""

    n: int  # the table's version after it; 0 founds the game
    command: str  # the id of the command, "" for founding
    at: int  # milliseconds
    lines: list[dict[str, Any]]  # of the record: header first at n = 0, then entries, the end last
    side: dict[str, Any]  # what is not in the record: motion, away, forced, clock


class ResultRow(NamedTuple):
    """How a seat of a finished game did. `bot` is its level, "" for a person."""

    table: str
    game: str
    seats: int
    seat: int
    person: str
    name: str
    bot: str
    total: int
    won: bool
    ended: int
    options: dict[str, str]


# Made once: to build a statement takes as long as to run it.
MOVE_ON = update(schema.tables).where(
    schema.tables.c.id == bindparam("of_table"), schema.tables.c.n == bindparam("n_before")
)


def append(
    connection: Connection,
    table: str,
    step: Step,
    seeds: Mapping[str, str],
    changes: Mapping[str, Any],
    results: Sequence[ResultRow] | None,
    turn: Turn | None,
) -> None:
    """Append a step with all that follows from it. Of several who append step n the first wins.
    `seeds` are by what the record commits to; `results` None leaves what there is, for a game that
    was gone back from its end they are empty; without `turn` no bot has anything to do."""
    if not insert_once(connection, schema.steps, {"table": table, **step._asdict()}):
        known = step_of(connection, table, step.command) is not None
        raise Taken("command" if known else "step")
    row = {"moved": step.at, **checked(changes), "n": step.n}
    where = {"of_table": table, "n_before": step.n - 1}
    if connection.execute(MOVE_ON, {**row, **where}).rowcount != 1:
        raise Taken("step")
    for sealed, seed in seeds.items():
        insert_once(connection, schema.seeds, {"table": table, "hash": sealed, "seed": seed})
    if results is not None:
        replace_results(connection, table, results)
    replace_turn(connection, table, turn and turn._replace(since=step.at))


def replace_results(connection: Connection, table: str, results: Sequence[ResultRow]) -> None:
    connection.execute(delete(schema.results).where(schema.results.c.table == table))
    if results:
        connection.execute(insert(schema.results), [row._asdict() for row in results])


def steps(connection: Connection, table: str, after: int = -1) -> list[Step]:
    columns = schema.steps.c
    wanted = select(columns.n, columns.command, columns.at, columns.lines, columns.side)
    found = wanted.where(columns.table == table, columns.n > after).order_by(columns.n)
    return [Step(*row) for row in connection.execute(found)]


def step_of(connection: Connection, table: str, command: str) -> int | None:
    """The step that a command became, if it was carried out."""
    columns = schema.steps.c
    n: int | None = connection.scalar(
        select(columns.n).where(
            columns.table == table, columns.command == command, columns.command != ""
        )
    )
    return n


def seeds(connection: Connection, table: str) -> dict[str, str]:
    """All seeds of a game, by what its record commits to."""
    columns = schema.seeds.c
    found = connection.execute(select(columns.hash, columns.seed).where(columns.table == table))
    return {row.hash: row.seed for row in found}


def results(
    connection: Connection, person: str | None = None, game: str | None = None
) -> list[ResultRow]:
    """Of whole games, the oldest first; with a person, of theirs only."""
    columns = schema.results.c
    found = select(schema.results).order_by(columns.ended, columns.table, columns.seat)
    if person is not None:
        theirs = select(columns.table).where(columns.person == person)
        found = found.where(columns.table.in_(theirs))
    if game is not None:
        found = found.where(columns.game == game)
    return [ResultRow(*row) for row in connection.execute(found)]
