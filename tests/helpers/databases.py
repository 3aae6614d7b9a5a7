"""Databases for tests, as fixtures: both kinds, each time an empty one."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from tests.helpers.missing import cannot_run
from tests.helpers.postgres import NoServer, Server, start_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    try:
        server = start_postgres()
    except NoServer as error:
        cannot_run("PostgreSQL", str(error))
        raise
    yield server
    server.remove()


@pytest.fixture
def postgres_url(postgres: Server) -> Iterator[str]:
    name = f"t{secrets.token_hex(6)}"
    order(postgres, sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    yield postgres.url(name)
    order(postgres, sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


def order(postgres: Server, what: sql.Composed) -> None:
    with psycopg.connect(postgres.url("postgres"), autocommit=True) as connection:
        connection.execute(what)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'store.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    kind = {"sqlite": "sqlite_url", "postgresql": "postgres_url"}[request.param]
    found: str = request.getfixturevalue(kind)
    return found
