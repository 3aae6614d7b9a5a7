"""A copy of the whole database while it is in use."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from boardwright.store.database import Unfit, Unkept


def backup(connection: Connection, path: Path) -> None:
    """Copy an SQLite database as it is at this moment; writers go on meanwhile. A file of that name
    is replaced once the copy is whole."""
    if connection.dialect.name != "sqlite":
        raise Unfit("this database is PostgreSQL; back it up with pg_dump")
    own = connection.engine.url.database
    if own is not None and path.exists() and os.path.samefile(own, path):
        raise Unfit(f"{path} is the database itself; name another file")
    source: Any = connection.connection.driver_connection
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise Unkept(f"cannot write {path}: {error.strerror}") from error
    os.close(handle)
    try:
        with closing(sqlite3.connect(name)) as copy:
            source.backup(copy)
        os.replace(name, path)
    except (OSError, sqlite3.Error) as error:
        raise Unkept(f"cannot write {path}: {error}") from error
    finally:
        for rest in ("", "-wal", "-shm", "-journal"):
            Path(name + rest).unlink(missing_ok=True)
