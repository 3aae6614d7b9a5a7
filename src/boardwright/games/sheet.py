"""Reading edition files: rows of named values, one row a line, with a line number for every doubt.

An edition is TOML: tables of rows written as `name = [` followed by one `{...}` a line.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any, Final, TypeVar, cast

from boardwright.kernel.game import BadInput, Edition

LONG = re.compile(r"\d{1000}")
SOURCES = ("manual", "found", "derived", "reconstructed")


class Kind:
    """What may stand behind a name in a row."""

    def flaw(self, value: Any) -> str:
        """What is wrong with a value, as the end of a sentence."""
        raise NotImplementedError


class Text(Kind):
    """A text that is not empty."""

    def flaw(self, value: Any) -> str:
        return "" if type(value) is str and value else f"must be a text, not {value!r}"


class Texts(Kind):
    """A list of texts."""

    def flaw(self, value: Any) -> str:
        good = type(value) is list and all(type(v) is str and v for v in value)
        return "" if good else f"must be a list of texts, not {value!r}"


class OneOf(Kind):
    """A text out of a vocabulary."""

    def __init__(self, known: tuple[str, ...]) -> None:
        self.known = known

    def flaw(self, value: Any) -> str:
        good = type(value) is str and value in self.known
        return "" if good else f"must be one of {', '.join(self.known)}, not {value!r}"


class Whole(Kind):
    """A whole number within a range: what the rules can play with, or what the code can hold."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def flaw(self, value: Any) -> str:
        if type(value) is int and self.least <= value <= self.most:
            return ""
        return f"must be a whole number from {self.least} to {self.most}, not {value!r}"


class Wholes(Kind):
    """A list of whole numbers, each within a range; so many of them, or any number."""

    def __init__(self, least: int, most: int, size: int = -1) -> None:
        self.each = Whole(least, most)
        self.size = size

    def flaw(self, value: Any) -> str:
        if type(value) is not list or self.size not in (-1, len(value)):
            many = "" if self.size == -1 else f"{self.size} "
            return f"must be a list of {many}whole numbers, not {value!r}"
        wrong = [self.each.flaw(v) for v in value if self.each.flaw(v)]
        return f"holds what {wrong[0]}" if wrong else ""


TEXT: Final = Text()
TEXTS: Final = Texts()


class Row:
    """One row of a table: its values, all of the expected types, and where it stands."""

    def __init__(self, values: dict[str, Any], line: int) -> None:
        self.values = values
        self.line = line

    def text(self, key: str) -> str:
        return str(self.values[key])

    def number(self, key: str) -> int:
        return int(self.values[key])

    def numbers(self, key: str) -> list[int]:
        return [int(v) for v in self.values[key]]


B = TypeVar("B", bound=Edition)
_BOXED: dict[str, Edition] = {}


def boxed(package: str, read: Callable[[Sheet], B]) -> B:
    """The edition that comes with a game, read once."""
    if package not in _BOXED:
        text = resources.files(package).joinpath("edition.toml").read_text("utf-8")
        _BOXED[package] = read(Sheet(text))
    return cast(B, _BOXED[package])


class Sheet:
    """An edition file. Problems are collected, so that a person sees all of them at once."""

    def __init__(self, text: str) -> None:
        self.problems: list[tuple[int, str]] = []
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"\(at line (\d+), column \d+\)|\(at end of document\)", str(error))
            line = int(place[1]) if place and place[1] else len(text.splitlines())
            reason = str(error).split(" (at ")[0]
            raise BadInput(f"edition line {line}: not TOML: {reason}") from error
        except ValueError as error:  # a number of thousands of digits
            line = 1 + next((i for i, row in enumerate(text.splitlines()) if LONG.search(row)), 0)
            raise BadInput(f"edition line {line}: a number with too many digits") from error
        self.lines = text.splitlines()
        # Comments and spacing do not make another edition.
        plain = json.dumps(self.data, sort_keys=True)
        self.digest: str = hashlib.sha256(plain.encode()).hexdigest()[:16]

    def sources(self) -> dict[str, list[str]]:
        """Where the rows of each table come from."""
        tables = [(table, rows) for table, rows in self.data.items() if isinstance(rows, list)]
        return {
            table: [str(row.get("source", "")) for row in rows if isinstance(row, dict)]
            for table, rows in tables
        }

    def doubt(self, line: int, reason: str) -> None:
        self.problems.append((line, reason))

    def finish(self) -> None:
        """Raise all problems found, in the order of their lines."""
        if self.problems:
            found = sorted(set(self.problems))
            raise BadInput("\n".join([f"edition line {line}: {why}" for line, why in found]))

    def line_of(self, table: str) -> int:
        for i, line in enumerate(self.lines):
            if re.match(rf"\s*{re.escape(table)}\s*=", line):
                return i + 1
        return 1

    def tables(self, *known: str) -> None:
        """Only these tables may stand in the file, and all of them must."""
        for name in self.data:
            if name not in known:
                self.doubt(
                    self.line_of(name), f"unknown table {name!r}; known are {', '.join(known)}"
                )
        for name in known:
            if name not in self.data:
                self.doubt(1, f"table {name!r} is missing")
            elif not isinstance(self.data[name], list):
                self.doubt(self.line_of(name), f"{name} must be a list of rows")
        self.finish()

    def rows(
        self, table: str, shape: Mapping[str, Kind], optional: tuple[str, ...] = ()
    ) -> list[Row]:
        """The rows of a table, whose values have the names and kinds of `shape`, and a source.

        An unsound row stops the reading: what follows from it would only confuse.
        """
        keys = {**shape, "source": TEXT}
        rows: list[Row] = []
        start = self.line_of(table)
        # One row a line: whatever stands there that is neither blank nor a comment nor the end.
        places = [
            i + 1
            for i in range(start, len(self.lines))
            if self.lines[i].strip() and self.lines[i].lstrip()[0] not in "#]"
        ]
        before = len(self.problems)
        for n, values in enumerate(self.data[table]):
            row = Row(values, places[n] if n < len(places) else start)
            self._check(row, table, keys, optional)
            rows.append(row)
        if len(self.problems) > before:
            self.finish()
        return rows

    def _check(
        self, row: Row, table: str, keys: dict[str, Kind], optional: tuple[str, ...]
    ) -> None:
        if not isinstance(row.values, dict):
            self.doubt(row.line, f"a row of {table} is written {{name = value, …}}")
            return
        for key, value in row.values.items():
            if key not in keys:
                self.doubt(row.line, f"unknown {key!r}; a {table} has {', '.join(keys)}")
            elif wrong := keys[key].flaw(value):
                self.doubt(row.line, f"{key} {wrong}")
        for key in keys:
            if key not in row.values and key not in optional:
                self.doubt(row.line, f"{key!r} is missing; a {table} has {', '.join(keys)}")
        source = row.values.get("source")
        if isinstance(source, str) and source.split(":")[0] not in SOURCES:
            allowed = ", ".join(SOURCES)
            self.doubt(row.line, f"source {source!r} is unknown; it begins with {allowed}")

    def expect(self, table: str, what: str, found: int, wanted: int) -> None:
        """A count that must be right."""
        if found != wanted:
            self.doubt(self.line_of(table), f"{what}: {found} found, {wanted} needed")
