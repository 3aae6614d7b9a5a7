"""The record of a live game on disk: every entry is a line appended, nothing is written twice.

The secret seed of the draws to come does not belong into a file that grows under many eyes: it is
kept in a small file beside it, and stands in the record's last line when the game is over.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from boardwright.match.record import Record, sealed_line


def seed_path(path: Path) -> Path:
    return path.with_name(f"{path.name}.seed")


def kept_seed(path: Path) -> str | None:
    """The seed beside a record, if there is one."""
    try:
        seed = json.loads(seed_path(path).read_text("utf-8"))["seed"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return seed if isinstance(seed, str) else None


class Journal:
    """Appends what happens in a match to its file. A new file must not exist yet."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = open(path, "x", encoding="utf-8")  # noqa: SIM115 (open as long as the game is)
        self.check = 0
        self.entries = -1  # entries written; -1 before the header
        self.ended = False
        self.seed: str | None = None

    @classmethod
    def resume(cls, path: Path, record: Record, seed: str | None) -> Journal:
        """Go on with a file that holds this record, or its beginning. One from before seeds were
        kept apart is written anew without its snapshot."""
        journal = cls.__new__(cls)
        journal.path, journal.seed = path, None
        journal._keep_seed(seed if record.end is None else None)
        if record.snapshot is not None:
            record.snapshot = None
            record.write(path)
        rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        journal.check = int(rows[-1]["sum"], 16)
        journal.entries, journal.ended = len([r for r in rows if "n" in r]), "end" in rows[-1]
        journal.file = open(path, "a", encoding="utf-8")  # noqa: SIM115
        return journal

    def keep(self, record: Record, seed: str | None) -> None:
        """Everything that has happened is on disk when this returns; if that fails, the file is as
        it was. The seed goes first: a crash between the two leaves a game that can go on."""
        before = (self.check, self.entries, self.ended)
        size = os.path.getsize(self.path)
        try:
            self._keep_seed(seed if record.end is None else None)
            self._append(record)
        except BaseException:
            self.check, self.entries, self.ended = before
            os.truncate(self.path, size)
            raise

    def _append(self, record: Record) -> None:
        if self.entries < 0:
            self._write(record.header)
            self.entries = 0
        for entry in record.entries[self.entries :]:
            self._write(entry)
            self.ended = self.ended and "back" not in entry
        self.entries = len(record.entries)
        if record.end is not None and not self.ended:
            self._write(record.end)
            self.ended = True
        self.file.flush()
        os.fsync(self.file.fileno())

    def close(self) -> None:
        self.file.close()

    def _write(self, data: dict[str, object]) -> None:
        line, self.check = sealed_line(data, self.check)
        self.file.write(line + "\n")

    def _keep_seed(self, seed: str | None) -> None:
        path = seed_path(self.path)
        if seed is None:
            path.unlink(missing_ok=True)
        elif seed != self.seed:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump({"seed": seed}, file)
                file.flush()
                os.fsync(file.fileno())
        self.seed = seed
