"""From an empty database to the present schema, as often as one likes."""

from __future__ import annotations

import asyncio
import subprocess
import sys

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from boardwright.store import (
    ChatRow,
    Notice,
    ResultRow,
    SeatRow,
    Step,
    Store,
    TableRow,
    Turn,
    Unfit,
    schema,
)
from tests.helpers.stores import furnish, run, step


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, schema.metadata))


def test_the_schema_names_the_last_migration(url: str) -> None:
    async def play(store: Store) -> None:
        assert store.database.is_at(schema.VERSION)
        assert not store.database.is_at("0000")

    run(url, play)


def test_migrations_lead_to_the_schema(url: str) -> None:
    async def play(store: Store) -> None:
        assert await store._read(differences) == []
        names = await store._read(lambda connection: inspect(connection).get_table_names())
        assert set(names) == {*schema.metadata.tables, "alembic_version"}

    run(url, play)


def test_a_column_too_few_would_be_noticed(url: str) -> None:
    async def play(store: Store) -> None:
        await store._write(lambda connection: connection.execute(text(DROP)) and None)
        found = await store._read(differences)
        assert len(found) == 1
        assert "device" in str(found[0])

    DROP = "ALTER TABLE seats DROP COLUMN device"
    run(url, play)


def test_a_store_on_sqlite_loads_nothing_of_postgresql() -> None:
    """It takes a tenth of the time in which a server should be back."""
    code = "import sys, boardwright.store; print('sqlalchemy.dialects.postgresql' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_opening_again_changes_nothing(url: str) -> None:
    async def first(store: Store) -> None:
        await furnish(store)
        await store.append("t", step(0))

    async def again(store: Store) -> None:
        assert await store.steps("t") == [step(0)]
        assert await store._read(differences) == []

    run(url, first)
    run(url, again)
    run(url, again)


def test_servers_that_start_together_do_not_get_in_each_others_way(url: str) -> None:
    async def all() -> None:
        stores = await asyncio.gather(*[Store.open(url) for _ in range(4)])
        await furnish(stores[0])
        for store in stores:
            assert await store.table("t") is not None
            await store.close()

    asyncio.run(all())


def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    async def age(store: Store) -> None:
        newer = text("UPDATE alembic_version SET version_num = '9999'")
        await store._write(lambda connection: connection.execute(newer) and None)

    async def nothing(store: Store) -> None:
        raise AssertionError("it was opened")

    run(url, age)
    with pytest.raises(Unfit, match="written by a newer version of Boardwright"):
        run(url, nothing)


def test_rows_have_the_columns_of_their_tables() -> None:
    rows = {
        "tables": TableRow,
        "seats": SeatRow,
        "results": ResultRow,
        "chat": ChatRow,
        "turns": Turn,
        "notices": Notice,
    }
    for name, row in rows.items():
        assert schema.metadata.tables[name].c.keys() == list(row.__annotations__), name
    assert schema.steps.c.keys() == ["table", *Step._fields]
