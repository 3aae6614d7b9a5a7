"""What the database holds. Rows are read into named tuples whose fields are the columns, in order.

How an older database becomes this is in `migrations`; a test holds the two together.
"""

from __future__ import annotations

import re
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)
from sqlalchemy.types import TypeDecorator

VERSION = "0004"  # the last of the migrations

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)


class Words(TypeDecorator[str]):
    """Text that every database takes: so many bytes at most, no NUL, no half characters. SQLite
    would take anything, and PostgreSQL refuses it in words of its own."""

    impl = String
    cache_ok = True

    def __init__(self, bytes: int | None = None) -> None:
        super().__init__(bytes)
        self.bytes = bytes

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is not None:
            size = len(value.encode())
            if "\0" in value:
                raise ValueError("the text holds a NUL character, which cannot be kept")
            if self.bytes is not None and size > self.bytes:
                raise ValueError(f"the text has {size} bytes; {self.bytes} can be kept here")
        return value


class Digest(TypeDecorator[str]):
    """The SHA-256 hash of a token, in hexadecimal. The token itself is nowhere kept."""

    impl = String(64)
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is not None and not re.fullmatch("[0-9a-f]{64}|", value):
            raise ValueError("not a SHA-256 hash in hexadecimal; tokens are kept as hashes only")
        return value


ID, NAME = Words(100), Words(200)


def of_table(**more: Any) -> Column[str]:
    """The table that a row belongs to; plain SQL would have to quote the name `table`."""
    return Column("table_id", ID, ForeignKey("tables.id"), key="table", nullable=False, **more)


def of_person(**more: Any) -> Column[str]:
    return Column("person", ID, ForeignKey("people.id"), nullable=False, **more)


def must(name: str, kind: Any, **more: Any) -> Column[Any]:
    return Column(name, kind, nullable=False, **more)


def once(name: str) -> None:
    """No command counts twice at its table. That it must be one ("" is none) stands in the
    migrations: it is said to each kind of database by name, which would load all kinds here."""
    columns = metadata.tables[name].c
    Index(f"uq_{name}_command", columns.table, columns.command, unique=True)


# People. Whoever comes is a person, with or without an account.

people = Table(
    "people",
    metadata,
    must("id", ID, primary_key=True),
    must("name", NAME),
    must("settings", JSON),
)

tokens = Table(
    "tokens",
    metadata,
    must("hash", Digest, primary_key=True),
    of_person(index=True),
)

accounts = Table(
    "accounts",
    metadata,
    must("folded", NAME, primary_key=True),  # the name without case: no two differ by that alone
    must("name", NAME),
    of_person(unique=True),
    must("password", Words(500)),
)

notices = Table(
    "notices",
    metadata,
    of_person(primary_key=True),
    must("kind", ID, primary_key=True),
    must("address", Words(2000), primary_key=True),
    must("confirm", Digest),  # of the token that its owner has still to show; "" if that is done
)

# Tables, who sits there, and who may. `person` and `founder` are "" for nobody.

tables = Table(
    "tables",
    metadata,
    must("id", ID, primary_key=True),
    must("game", ID),
    must("phase", ID),
    must("listed", Boolean),
    must("founder", ID, index=True),
    must("founded", BigInteger),
    must("moved", BigInteger),
    must("house", JSON),
    must("asked", Integer),
    must("since", BigInteger),
    must("summary", JSON),
    must("n", Integer),
    Index(None, "phase", "moved", "id"),
)

editions = Table(
    "editions",
    metadata,
    must("digest", ID, primary_key=True),
    must("game", ID),
    must("text", Words),
)

seats = Table(
    "seats",
    metadata,
    of_table(primary_key=True),
    must("seat", Integer, primary_key=True),
    must("kind", ID),
    must("name", NAME),
    must("level", ID),
    must("person", ID, index=True),
    must("device", Boolean),
    must("open_to", ID),
)

links = Table(
    "links",
    metadata,
    must("hash", Digest, primary_key=True),
    of_table(index=True),
    must("seat", Integer),
    must("revoked", Boolean),
    must("used", Boolean),
)

grants = Table(
    "grants",
    metadata,
    of_table(primary_key=True),
    must("seat", Integer, primary_key=True),
    of_person(primary_key=True, index=True),
    must("link", Digest),  # through which it was given; "" without one
)

# The log. (table, n) is the lock: whoever appends step n first wins.

steps = Table(
    "steps",
    metadata,
    of_table(primary_key=True),
    must("n", Integer, primary_key=True),
    must("command", NAME),
    must("at", BigInteger),
    must("lines", JSON),
    must("side", JSON),
)
once("steps")

seeds = Table(
    "seeds",
    metadata,
    of_table(primary_key=True),
    must("hash", ID, primary_key=True),  # what the record commits to
    must("seed", NAME),
)

results = Table(
    "results",
    metadata,
    of_table(primary_key=True),
    must("game", ID, index=True),
    must("seats", Integer),
    must("seat", Integer, primary_key=True),
    must("person", ID, index=True),
    must("name", NAME),
    must("bot", ID),
    must("total", BigInteger),
    must("won", Boolean),
    must("ended", BigInteger),
    must("options", JSON),
)

chat = Table(
    "chat",
    metadata,
    of_table(primary_key=True),
    must("n", Integer, primary_key=True),
    must("at", BigInteger),
    must("person", ID, index=True),
    must("seat", Integer),
    must("name", NAME),
    must("room", ID),
    must("text", Words),
    must("command", NAME),
)
once("chat")

# Pictures of moments, as whoever shared them made them. That of an entry never changes.

pictures = Table(
    "pictures",
    metadata,
    of_table(primary_key=True),
    must("n", Integer, primary_key=True),  # the entry of the record
    must("image", LargeBinary),
)

# Who was winning, when: what bots found who played a finished game on.

curves = Table(
    "curves",
    metadata,
    of_table(primary_key=True),
    must("entries", Integer, primary_key=True),  # that the record had at its end
    must("points", JSON),
)

# The version of a table whose waiting question somebody was told of last.

told = Table(
    "told",
    metadata,
    of_person(primary_key=True),
    of_table(primary_key=True),
    must("n", Integer),
)

# Tables of which somebody wants no notices.

quiet = Table(
    "quiet",
    metadata,
    of_person(primary_key=True),
    of_table(primary_key=True),
)

# What bots have to do: at most one turn a table.

turns = Table(
    "turns",
    metadata,
    of_table(primary_key=True),
    must("n", Integer),
    must("seat", Integer),
    must("bot", ID),
    must("holder", ID),
    must("until", BigInteger),
    must("since", BigInteger),
)
