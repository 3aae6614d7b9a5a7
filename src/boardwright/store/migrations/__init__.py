"""Brings a database to the present schema: an empty one, an older one, one that is there already.

A change of the schema is a new file in `versions`; those that exist are never changed.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, text
from sqlalchemy.exc import DBAPIError

from boardwright.store.database import Unfit, why

LOCK = 7_274_310  # PostgreSQL's advisory lock: of processes that start together one migrates


def migrate(engine: Engine) -> None:
    """All of it happens in one transaction, or nothing."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as error:
        raise Unfit(
            "the database was written by a newer version of Boardwright; use that version,"
            f" or a backup from before ({error})"
        ) from error
    except DBAPIError as error:
        raise Unfit(f"the database cannot be opened: {why(error)}") from error
