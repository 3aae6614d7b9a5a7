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

Player = dict[str, str]  # who sits at a seat: {"person": name or ""} or {"bot": "journeyman"}


class RecordError(BadInput):
    """A record that cannot be read, with the line that is wrong."""

    def __init__(self, where: str, line: int, reason: str) -> None:
        super().__init__(f"{where}, line {line}: {reason}")
        self.line = line
        self.reason = reason


class CutOff(RecordError):
    """The last line is not whole. `sound` holds the record as far as its whole lines go."""

    def __init__(self, line: int, sound: Record) -> None:
        entries = len(sound.entries)
        reason = (
            f"the last line is cut off; the {entries} entries before it are sound:"
            f" replay --at {entries - 1} shows them, play --resume --mend goes on from there"
        )
        super().__init__(sound.where, line, reason)
        self.sound = sound


def sealed_line(data: dict[str, Any], before: int) -> tuple[str, int]:
    """One line of the file with its checksum, and the checksum for the next one."""
    body = json.dumps(data, separators=(",", ":"), ensure_ascii=False)[:-1]
    check = zlib.crc32(body.encode(), before)
    return f'{body},"sum":"{check:08x}"}}', check


class Record:
    """A header, entries numbered from 0, and at most one snapshot and one end.

    An entry is a begin, a choice, an undo, a redo, a way back to an earlier entry, somebody else at
    a seat, a stop before the end, a new seal or a remark; it may say when it was made (`at`, in
    milliseconds) and by whom. The snapshot keeps the secret seed; in older records also the state
    after the entry it names. The end holds the result.
    """

    def __init__(self, header: dict[str, Any], where: str = "record") -> None:
        self.header = header
        self.where = where
        self.entries: list[dict[str, Any]] = []
        self.snapshot: dict[str, Any] | None = None
        self.end: dict[str, Any] | None = None
        self.lines: list[int] = []  # entry -> line of the file
        self.snapshot_line = self.end_line = 0

    def upto(self, at: int) -> Record:
        """A record of its own of what happened up to an entry."""
        past = Record(dict(self.header), self.where)
        past.entries, past.lines = self.entries[: at + 1], self.lines[: at + 1]
        past.snapshot, past.snapshot_line = self.snapshot, self.snapshot_line
        if at == len(self.entries) - 1:
            past.end, past.end_line = self.end, self.end_line
        return past

    def seed(self) -> str | None:
        """The seed of all draws to come, or made, if the record holds it."""
        seed: str | None = (self.end or self.snapshot or {}).get("seed")
        return seed

    def committed(self) -> str:
        """The hash of the seed that the last seal was for."""
        seals = [entry["commit"] for entry in self.entries if "commit" in entry]
        seal: str = seals[-1] if seals else self.header["commit"]
        return seal

    def fault(self, entry: int, reason: str) -> RecordError:
        line = self.lines[entry] if entry < len(self.lines) else entry + 2
        return RecordError(self.where, line, reason)

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
    whole = lines[-1] == ""
    if whole:
        lines.pop()
    if not lines:
        raise RecordError(where, 1, "the file is empty")
    header, check = _parse(lines[0], 0, where, 1)
    _check_header(header, where)
    record = Record(header, where)
    for at, line in enumerate(lines[1:], start=2):
        if upto is not None and len(record.entries) > upto:
            break
        if at == len(lines) and not whole and record.entries and not _is_whole(line, check):
            raise CutOff(at, record)
        data, check = _parse(line, check, where, at)
        _place(record, data, at)
    if not record.entries:
        raise RecordError(where, len(lines), "the record ends before the game begins")
    return record


def _is_whole(line: str, check: int) -> bool:
    return line[-TAIL:] == _tail(line, check)[0]


def _tail(line: str, check: int) -> tuple[str, int]:
    """How a line must end, and the checksum for the next one."""
    after = zlib.crc32(line[:-TAIL].encode("utf-8", "surrogatepass"), check)
    return f',"sum":"{after:08x}"}}', after


def _kept(line: int) -> str:
    """Nothing is lost: what stands before a bad line can still be replayed."""
    return f"; what was before it can be replayed with --at {line - 3}" * (line > 3)


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
    tail, after = _tail(line, check)
    if line[-TAIL:] != tail:
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
        if type(header.get(key)) is not kind:
            raise RecordError(where, 1, f"the header has no proper {key!r}")
    players = header.get("players")
    if players is not None and not _seated(players, header["seats"]):
        raise RecordError(where, 1, "the header has no proper 'players'")


def _seated(players: Any, seats: int) -> bool:
    """Whether one person or bot is named for every seat."""
    return (
        isinstance(players, list)
        and len(players) == seats
        and all(isinstance(player, dict) for player in players)
        and all([*player] in (["person"], ["bot"]) for player in players)
        and all(isinstance(name, str) for player in players for name in player.values())
    )


def _place(record: Record, data: dict[str, Any], at: int) -> None:
    """Put one parsed line where it belongs in the record."""
    if record.end is not None and "back" in data:
        record.end, record.end_line = None, 0  # the players went back from there
    if record.end is not None:
        raise RecordError(record.where, at, "a line after the end of the game")
    if "snapshot" in data or "end" in data:
        _place_last(record, data, at)
    elif record.snapshot is not None:
        raise RecordError(record.where, at, "an entry after the snapshot")
    elif data.get("n") != len(record.entries):
        raise RecordError(record.where, at, f"entry {len(record.entries)} is missing")
    elif not _sound(data) or ("begin" in data) != (not record.entries):
        raise RecordError(record.where, at, "an entry of no known kind")
    else:
        record.entries.append(data)
        record.lines.append(at)


def _place_last(record: Record, data: dict[str, Any], at: int) -> None:
    """The snapshot and the end, which follow the entries."""
    if not isinstance(data.get("seed"), str | None):
        raise RecordError(record.where, at, "the seed is no text")
    if "end" in data:
        if not isinstance(data["end"], list) or not isinstance(data.get("winners"), list):
            raise RecordError(record.where, at, "an end without a result")
        record.end, record.end_line = data, at
        return
    if record.snapshot is not None:
        raise RecordError(record.where, at, "a second snapshot")
    if not isinstance(data.get("state", {}), dict):
        raise RecordError(record.where, at, "a snapshot without a state")
    if data["snapshot"] not in range(len(record.entries)):
        raise RecordError(record.where, at, "the snapshot stands after no entry of the record")
    record.snapshot, record.snapshot_line = data, at


KINDS = {"begin", "do", "undo", "redo", "back", "sit", "stop", "commit", "remark"}
LARGEST = 1 << 53  # whole numbers that every reader of JSON keeps whole
NUMBERS = {"seat", "do", "undo", "redo", "back", "sit", "at", "part"}


def _whole(value: Any) -> bool:
    return type(value) is int and -LARGEST <= value <= LARGEST


def _sound(entry: dict[str, Any]) -> bool:
    kinds = KINDS & entry.keys()
    if len(kinds) != 1 or not all(_whole(entry[k]) for k in NUMBERS & entry.keys()):
        return False
    if entry.get("sit", 0) < 0:
        return False
    if not isinstance(entry.get("commit", ""), str):
        return False
    if "sit" in entry and not _seated([entry.get("player")], 1):
        return False
    chance = entry.get("chance", [])
    drawn = isinstance(chance, list) and all(
        isinstance(pair, list) and len(pair) == 2 and all(_whole(v) for v in pair)
        for pair in chance
    )
    return drawn and ("do" not in kinds or "seat" in entry)
