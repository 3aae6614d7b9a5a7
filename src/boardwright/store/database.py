"""The database: engines, one writer thread with group commit, a few readers.

Calls that wait together are written in one transaction, each in a savepoint of its own, and nobody
is answered before COMMIT. If a transaction fails as a whole, each call gets one of its own.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, make_url, text
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    ProgrammingError,
    StatementError,
)

from boardwright.store.waking import Wake, Waking

T = TypeVar("T")

GROUP = 256  # calls in one transaction at most
READERS = 4
BUSY = 5  # seconds to wait for another process: for its lock on SQLite, for a connection elsewhere
TRIES = 3  # for what passes: a deadlock, a connection lost
PATIENCE = 10.0  # seconds to find out what became of a COMMIT that was not answered
DEFECTS = (IntegrityError, ProgrammingError, DataError, NotSupportedError)  # of the call itself
PASSING = ("40001", "40P01")  # PostgreSQL's codes for serialization failure and deadlock

# A connection that vanished without a word is noticed after some 30 seconds.
ALIVE = {"keepalives_idle": 15, "keepalives_interval": 5, "keepalives_count": 3}


class Taken(Exception):
    """The step, command, seat, name, … is another's. Nothing has changed."""

    def __init__(self, what: str) -> None:
        super().__init__(f"the {what} is taken")
        self.what = what


class Unkept(Exception):
    """It could not be written: the disk is full, the database is gone. Nothing has changed."""


class Unsure(Unkept):
    """The database went away during COMMIT and did not come back to say whether it was done. Who
    does it again is safe: a step, a command, a seat can be taken once."""


class Unread(Exception):
    """The database does not answer."""


class Unfit(Exception):
    """What the database is not, or cannot do."""


class Job:
    """A call that waits for the writer, and what others are told once it is done."""

    def __init__(
        self, work: Callable[[Connection], Any], wakes: Callable[[Any], list[Wake]], table: str
    ) -> None:
        self.work = work
        self.wakes = wakes
        self.table = table
        self.future: Future[Any] = Future()


class Database:
    """Runs functions of a connection. Any thread may call; the futures are answered elsewhere."""

    def __init__(self, url: URL, waking: Waking) -> None:
        self.url = url
        self.waking = waking
        self.writer = make_engine(url, writing=True)
        self.reader = make_engine(url, writing=False)
        self.readers = ThreadPoolExecutor(READERS, "store-reader")
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = Thread(target=self._serve, name="store-writer", daemon=True)
        self.closed = False
        self.thread.start()

    def write(
        self, work: Callable[[Connection], T], wakes: Callable[[T], list[Wake]], table: str = ""
    ) -> Future[T]:
        if self.closed:
            raise Unkept("the store is closed")
        job = Job(work, wakes, table)
        self.queue.put(job)
        return job.future

    def read(self, work: Callable[[Connection], T]) -> Future[T]:
        if self.closed:
            raise Unread("the store is closed")
        return self.readers.submit(self._read, work)

    def is_at(self, version: str) -> bool:
        """Whether the schema is that of a version; what is no database of ours is not."""
        try:
            with self.reader.connect() as connection:
                found = connection.scalar(text("SELECT version_num FROM alembic_version"))
        except DBAPIError:
            return False
        return bool(found == version)

    def close(self) -> None:
        """Everything that waits is still done."""
        self.closed = True
        self.queue.put(None)
        self.thread.join()
        self.readers.shutdown()
        self.writer.dispose()
        self.reader.dispose()

    def _read(self, work: Callable[[Connection], T]) -> T:
        """A pooled connection may have died of old age; the second one is fresh."""
        for last in (False, True):
            try:
                with self.reader.connect() as connection, connection.begin():
                    return work(connection)
            except DEFECTS:
                raise
            except DBAPIError as error:
                if last or not error.connection_invalidated:
                    raise Unread(f"the database does not answer: {why(error)}") from error
            except StatementError as error:
                raise (error.orig or error) from None
        raise AssertionError

    # The writer.

    def _serve(self) -> None:
        open = True
        while open:
            jobs = self._waiting()
            open = None not in jobs
            ready = [job for job in jobs if job and job.future.set_running_or_notify_cancel()]
            # Table by table, for each in the order of the calls: who locks in one order throughout
            # never waits in a circle with another process.
            if ready:
                self._answer(sorted(ready, key=lambda job: job.table))

    def _waiting(self) -> list[Job | None]:
        """What waits now, at least one; None is the end."""
        jobs = [self.queue.get()]
        try:
            while len(jobs) < GROUP and jobs[-1] is not None:
                jobs.append(self.queue.get_nowait())
        except Empty:
            pass
        return jobs

    def _answer(self, jobs: list[Job]) -> None:
        try:
            outcomes = self._outcomes(jobs)
        except BaseException as error:  # a defect in here must not leave callers waiting for ever
            outcomes = [error] * len(jobs)
        for job, outcome in zip(jobs, outcomes, strict=True):
            if isinstance(outcome, BaseException):
                job.future.set_exception(outcome)
            else:
                self.waking.tell(job.wakes(outcome))
                job.future.set_result(outcome)

    def _outcomes(self, jobs: list[Job]) -> list[Any]:
        """What each call gives, or the exception it fails with."""
        for _ in range(TRIES):
            try:
                return self._together(jobs)
            except Unkept as error:
                return [type(error)(*error.args) for _ in jobs]
            except DBAPIError as error:
                fault = error
                if not passes(error):
                    break
        if len(jobs) > 1:
            return [self._outcomes([job])[0] for job in jobs]
        return [Unkept(f"could not be written: {why(fault)}")]

    def _together(self, jobs: list[Job]) -> list[Any]:
        """All in one transaction. Failures count after COMMIT only, too: they may come from what a
        neighbour did."""
        with self._begun() as connection:
            outcomes = [self._attempt(connection, job) for job in jobs]
            number = self._number(connection)
            try:
                connection.commit()
            except DBAPIError as error:
                lost = error.connection_invalidated
                connection.invalidate()  # its transaction may still be open
                if not lost or not self._happened(number):
                    raise
        return outcomes

    @contextmanager
    def _begun(self) -> Iterator[Connection]:
        try:
            connection = self.writer.connect()
        except DBAPIError as error:
            raise Unkept(f"the database cannot be reached: {why(error)}") from error
        with connection:
            try:
                connection.begin()
            except DBAPIError as error:
                raise Unkept(f"the database cannot be written: {why(error)}") from error
            yield connection

    def _attempt(self, connection: Connection, job: Job) -> Any:
        try:
            with connection.begin_nested():
                result = job.work(connection)
                self.waking.send(connection, job.wakes(result))
                return result
        except IntegrityError as error:  # what it refers to is not there
            return LookupError(f"does not fit what is kept: {why(error)}")
        except DEFECTS as error:
            return error
        except DBAPIError:
            raise
        except StatementError as error:  # a value that its column refuses
            return error.orig or error
        except Exception as error:
            return error

    def _number(self, connection: Connection) -> str | None:
        """By which PostgreSQL can be asked later what became of a transaction."""
        if self.url.get_backend_name() == "sqlite":
            return None
        number: str | None = connection.scalar(
            text("SELECT CAST(pg_current_xact_id_if_assigned() AS text)")
        )
        return number

    def _happened(self, number: str | None) -> bool:
        """Whether a transaction whose COMMIT was not answered was done all the same."""
        asking = text("SELECT pg_xact_status(CAST(:number AS xid8))")
        until = time.monotonic() + PATIENCE
        while number is not None and time.monotonic() < until:
            try:
                with self.writer.connect() as connection:
                    status = connection.scalar(asking, {"number": number})
                if status != "in progress":
                    return bool(status == "committed")
            except DBAPIError:
                pass
            time.sleep(0.1)
        raise Unsure("the database went away while writing, and does not say whether it was done")


def why(error: DBAPIError) -> str:
    """The database's own words, without details that may hold what was written."""
    return (str(error.orig).splitlines() or ["no reason given"])[0]


def passes(error: DBAPIError) -> bool:
    return error.connection_invalidated or getattr(error.orig, "sqlstate", "") in PASSING


# Engines.


def parse_url(url: str) -> URL:
    """An address that can be opened; `postgresql://` means through psycopg."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Unfit(
            "not the address of a database; allowed are sqlite:///FILE and"
            " postgresql://USER:PASSWORD@HOST/NAME"
        ) from None
    if parsed.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return parsed.set(drivername="postgresql+psycopg")
    if parsed.drivername in ("sqlite", "sqlite+pysqlite"):
        if parsed.database in (None, "", ":memory:"):
            raise Unfit("a store in memory keeps nothing; name a file, as in sqlite:///FILE")
        return parsed
    raise Unfit(f"{parsed.drivername} is no known database; allowed are sqlite and postgresql")


def make_engine(url: URL, writing: bool) -> Engine:
    """An engine that writes, or one that cannot."""
    as_json = partial(json.dumps, separators=(",", ":"), allow_nan=False)
    size = 1 if writing else READERS
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, pool_size=size, json_serializer=as_json, hide_parameters=True)
        prepare_sqlite(engine, writing)
        return engine
    engine = create_engine(
        url,
        pool_size=size,
        json_serializer=as_json,
        hide_parameters=True,
        connect_args={"connect_timeout": BUSY, **ALIVE},
        isolation_level="READ COMMITTED" if writing else "REPEATABLE READ",
    )

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.read_only = not writing

    return engine


def prepare_sqlite(engine: Engine, writing: bool) -> None:
    pragmas = [
        f"busy_timeout = {BUSY * 1000}",
        "journal_mode = WAL",
        "synchronous = FULL",
        "fullfsync = ON",  # macOS: its plain fsync leaves data in the drive's cache
        "foreign_keys = ON",
        f"query_only = {'OFF' if writing else 'ON'}",
    ]

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are begun here, not guessed by the driver
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def create_file(url: URL) -> None:
    """A new SQLite file is for its owner's eyes only: it holds the seeds of games."""
    if url.get_backend_name() == "sqlite" and url.database is not None:
        try:
            os.close(os.open(url.database, os.O_RDWR | os.O_CREAT, 0o600))
        except OSError as error:
            raise Unfit(f"cannot open {url.database}: {error.strerror}") from None


# What both databases say in words of their own.


@cache
def _once(table: Table, dialect: str) -> Any:
    dialects = import_module(f"sqlalchemy.dialects.{dialect}")  # loading both would take its time
    return dialects.insert(table).on_conflict_do_nothing()


def insert_once(connection: Connection, table: Table, row: dict[str, Any]) -> bool:
    """Whether the row was new; if not, nothing has changed. Waits for others who insert it."""
    statement = _once(table, connection.dialect.name)
    options = {"preserve_rowcount": True}
    return connection.execute(statement, row, execution_options=options).rowcount == 1
