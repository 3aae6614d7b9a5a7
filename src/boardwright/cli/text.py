"""Small things about text that a person types or reads."""

from __future__ import annotations

import os

from boardwright.words import ENGLISH


def language() -> str:
    """The language that the person wants to read."""
    return os.environ.get("BOARDWRIGHT_LANGUAGE") or ENGLISH


def sentence(text: str) -> str:
    """Its first letter large; names and paths inside stay as they are."""
    return text[:1].upper() + text[1:]


def number(text: str) -> int | None:
    """The number that a person typed, if it is one that can mean anything here."""
    digits = text.lstrip("0") or "0"
    return int(digits) if text.isdecimal() and len(digits) <= 9 else None


def table_lines(rows: list[list[str]]) -> list[str]:
    """Columns as wide as their widest cell, numbers to the right."""
    widths = [max([len(row[i]) for row in rows]) for i in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        cells = [
            cell.rjust(width) if i else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines
