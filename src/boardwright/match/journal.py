"""The record of a live game on disk: every entry is a line appended, nothing is written twice.

The secret seed of the draws to come does not belong into a file that grows under many eyes: it is
kept in a small file beside it, and stands in the record's last line when the game is over.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from boardwright.kernel.chance import commitment
from boardwright.match.record import Record, sealed_line


def seed_path(path: Path) -> Path:
    return path.with_name(f"{path.name}.seed")


def kept_seed(path: Path, committed: str) -> str | None:
    """The seed beside a record that was committed to, if it is there."""
    try:
        seeds = json.loads(seed_path(path).read_text("utf-8"))["seeds"]
        return next((s for s in seeds if isinstance(s, str) and commitment(s) == committed), None)
    except (OSError, ValueError, KeyError, TypeError):
        return None


class Journal:
    """Appends what happens in a match to its file. A new file must not exist yet."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_EXCL, 0o666)
        self.check = 0
        self.entries = -1  # entries written; -1 before the header
        self.ended = False
        self.seeds: list[str] = []  # that the file beside it holds: the last one, and its successor

    @classmethod
    def resume(cls, path: Path, record: Record, seed: str | None) -> Journal:
        """Go on with a file that holds this record, or its beginning. One from before seeds were
        kept apart is written anew without its snapshot."""
        journal = cls.__new__(cls)
        journal.path, journal.seeds = path, []
        if seed is not None and record.end is None:
            journal._keep_seeds([seed])
        if record.snapshot is not None:
            record.snapshot = None
            record.write(path)
        rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
        journal.check = int(rows[-1]["sum"], 16)
        journal.entries, journal.ended = len([r for r in rows if "n" in r]), "end" in rows[-1]
        journal.handle = os.open(path, os.O_WRONLY | os.O_APPEND)
        return journal

    def keep(self, record: Record, seed: str | None) -> None:
        """Everything that has happened is on disk when this returns; if that fails, the file is as
        it was. A new seed is beside the old one before the record commits to it, and no seed goes
        before the record holds it: wherever a crash comes between, the game can go on."""
        if seed is not None and seed not in self.seeds and record.end is None:
            self._keep_seeds([*self.seeds[-1:], seed])
        size = os.path.getsize(self.path)
        try:
            self._append(record)
        except BaseException:
            os.truncate(self.path, size)
            raise
        if record.end is not None:
            seed_path(self.path).unlink(missing_ok=True)
            self.seeds = []

    def _append(self, record: Record) -> None:
        """Write what is new in one go; nothing is counted as written before it is on disk."""
        rows = [record.header] if self.entries < 0 else []
        fresh = record.entries[max(self.entries, 0) :]
        ended = self.ended and not any("back" in entry for entry in fresh)
        last = [record.end] if record.end is not None and not ended else []
        check, text = self.check, ""
        for data in (*rows, *fresh, *last):
            line, check = sealed_line(data, check)
            text += line + "\n"
        left = text.encode()
        while left:
            left = left[os.write(self.handle, left) :]
        os.fsync(self.handle)
        self.check, self.entries = check, len(record.entries)
        self.ended = ended or bool(last)

    def close(self) -> None:
        os.close(self.handle)

    def _keep_seeds(self, seeds: list[str]) -> None:
        """Replace the file of seeds as a whole."""
        path = seed_path(self.path)
        fresh = path.with_name(f"{path.name}.new")
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump({"seeds": seeds}, file)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
        self.seeds = seeds
