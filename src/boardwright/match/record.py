"""The record of a game as JSON lines: a header, then one line for everything that happened.

Every line ends in a checksum that runs on from the line before, so that a changed, lost or swapped
line is noticed and named.
"""

from __future__ import annotations

import json
import os
import tempfile
import zlib
from pathlib import Path
from typing import Any

from boardwright.kernel.game import BadInput

FORMAT = 1
HASH_EVERY = 20
LONGEST_LINE = 1_000_000
TAIL = len(',"sum":"00000000"}')


class RecordError(BadInput):
    """A record that cannot be read, with the line that is wrong."""

    def __init__(self, where: str, line: int, reason: str) -> None:
        super().__init__(f"{where}, line {line}: {reason}")
        self.line = line
        self.reason = reason


def sealed_line(data: dict[str, Any], before: int) -> tuple[str, int]:
    """One line of the file with its checksum, and the checksum for the next one."""
    body = json.dumps(data, separators=(",", ":"), ensure_ascii=False)[:-1]
    check = zlib.crc32(body.encode(), before)
    return f'{body},"sum":"{check:08x}"}}', check


class Record:
    """A header, entries numbered from 0, and at most one snapshot and one end.

    An entry is a begin, a choice, an undo, a redo, a new seal or a remark. The snapshot holds the
    state after the entry it names; the end holds the result.
    """

    def __init__(self, header: dict[str, Any], where: str = "record") -> None:
        self.header = header
        self.where = where
        self.entries: list[dict[str, Any]] = []
        self.snapshot: dict[str, Any] | None = None
        self.end: dict[str, Any] | None = None
        self.lines: list[int] = []  # entry -> line of the file

    def fault(self, entry: int, reason: str) -> RecordError:
        line = self.lines[entry] if entry < len(self.lines) else entry + 2
        return RecordError(self.where, line, reason)

    def outcomes(self) -> list[tuple[int, int]]:
        """All chance outcomes as (possible, outcome); undo never reaches behind one."""
        return [(n, value) for entry in self.entries for n, value in entry.get("chance", ())]

    def text(self) -> str:
        lines: list[str] = []
        check = 0
        for data in (self.header, *self.entries, self.snapshot, self.end):
            if data is not None:
                line, check = sealed_line(data, check)
                lines.append(line + "\n")
        return "".join(lines)

    def write(self, path: Path) -> None:
        """Replace the file as a whole: a crash leaves the old one or the new one."""
        folder = path.parent
        handle, name = tempfile.mkstemp(dir=folder, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.text())
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def read_record(text: str, where: str = "record", upto: int | None = None) -> Record:
    """Read a record, checking every line; with `upto` nothing after that entry is looked at."""
    lines = text.split("\n")
    if lines and lines[-1] == "":
        lines.pop()
    elif upto is None:
        raise RecordError(where, len(lines), "the last line is cut off" + _kept(len(lines)))
    if not lines:
        raise RecordError(where, 1, "the file is empty")
    header, check = _parse(lines[0], 0, where, 1)
    _check_header(header, where)
    record = Record(header, where)
    for at, line in enumerate(lines[1:], start=2):
        if upto is not None and len(record.entries) > upto:
            break
        data, check = _parse(line, check, where, at)
        _place(record, data, at)
    if not record.entries:
        raise RecordError(where, len(lines), "the record ends before the game begins")
    return record


def _kept(line: int) -> str:
    """Nothing is lost: what stands before a bad line can still be replayed."""
    return f"; the {line - 3} entries before it can be replayed with --at {line - 3}" * (line > 3)


def _parse(line: str, check: int, where: str, at: int) -> tuple[dict[str, Any], int]:
    if len(line) > LONGEST_LINE:
        raise RecordError(where, at, "the line is too long for a record")
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError(where, at, "not a line of JSON" + _kept(at)) from None
    if not isinstance(data, dict):
        raise RecordError(where, at, "not a line of a record")
    if at == 1 and "boardwright" not in data:
        raise RecordError(where, at, "not a record of this program")
    after = zlib.crc32(line[:-TAIL].encode("utf-8", "surrogatepass"), check)
    if line[-TAIL:] != f',"sum":"{after:08x}"}}':
        raise RecordError(where, at, "changed or out of place (its checksum is wrong)" + _kept(at))
    del data["sum"]
    return data, after


HEADER = {
    "boardwright": int,
    "game": str,
    "rules": int,
    "edition": str,
    "seats": int,
    "options": dict,
    "commit": str,
}


def _check_header(header: dict[str, Any], where: str) -> None:
    if header["boardwright"] != FORMAT:
        raise RecordError(where, 1, f"record format {header['boardwright']}, not {FORMAT}")
    for key, kind in HEADER.items():
        if not isinstance(header.get(key), kind):
            raise RecordError(where, 1, f"the header has no proper {key!r}")


def _place(record: Record, data: dict[str, Any], at: int) -> None:
    """Put one parsed line where it belongs in the record."""
    if record.end is not None:
        raise RecordError(record.where, at, "a line after the end of the game")
    if "snapshot" in data:
        if not isinstance(data.get("state"), dict) or not isinstance(data["snapshot"], int):
            raise RecordError(record.where, at, "a snapshot without a state")
        record.snapshot = data
    elif "end" in data:
        record.end = data
    elif data.get("n") != len(record.entries):
        raise RecordError(record.where, at, f"entry {len(record.entries)} is missing")
    elif not _sound(data):
        raise RecordError(record.where, at, "an entry of no known kind")
    else:
        record.entries.append(data)
        record.lines.append(at)


KINDS = {"begin", "do", "undo", "redo", "commit", "remark"}
NUMBERS = {"seat", "do", "undo", "redo"}


def _sound(entry: dict[str, Any]) -> bool:
    kinds = KINDS & entry.keys()
    if len(kinds) != 1 or not all(type(entry[k]) is int for k in NUMBERS & entry.keys()):
        return False
    chance = entry.get("chance", [])
    drawn = isinstance(chance, list) and all(
        isinstance(pair, list) and len(pair) == 2 and all(type(v) is int for v in pair)
        for pair in chance
    )
    return drawn and ("do" not in kinds or "seat" in entry)
