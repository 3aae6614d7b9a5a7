"""Editions with one thing changed: each must be refused with a line, or play under all laws.

Owners of a boxed game enter their own cards, so an edition called sound must play. A change puts 0,
-1, ten times the figure or another row's in the place of a value, leaves a value out, or writes a
row twice.
"""

from __future__ import annotations

import json
import random
import tomllib
from collections.abc import Iterator
from typing import Any, NamedTuple

from boardwright.arena.fuzz import cases
from boardwright.conformance import fuzz_game
from boardwright.games import file_text, find
from boardwright.kernel.game import BadInput

Sheet = dict[str, list[dict[str, Any]]]
UNTOUCHED = ("source",)  # says where a row comes from; no rule reads it


class Change(NamedTuple):
    """One thing changed in one row; `at` is the place in a list of values."""

    table: str
    row: int
    key: str
    at: int
    how: str


def changes(sheet: Sheet) -> Iterator[Change]:
    """Every change to every value of an edition."""
    for table, rows in sheet.items():
        for i, row in enumerate(rows):
            yield Change(table, i, "", -1, "doubled")
            yield Change(table, i, "", -1, "removed")
            for key, value in row.items():
                if key in UNTOUCHED:
                    continue
                yield Change(table, i, key, -1, "removed")
                if len(rows) > 1:
                    yield Change(table, i, key, -1, "another's")
                values = value if isinstance(value, list) else [value]
                for at, one in enumerate(values):
                    place = at if isinstance(value, list) else -1
                    if type(one) is int:
                        for how in ("zero", "minus one", "tenfold"):
                            yield Change(table, i, key, place, how)
                    if place >= 0:
                        yield Change(table, i, key, place, "removed")


def changed(sheet: Sheet, change: Change, chooser: random.Random) -> Sheet:
    """A copy of an edition with one thing changed."""
    copy: Sheet = json.loads(json.dumps(sheet))
    rows = copy[change.table]
    row = rows[change.row]
    if change.key == "":
        if change.how == "doubled":
            rows.insert(change.row, dict(row))
        else:
            del rows[change.row]
        return copy
    if change.how == "another's":
        others = [r for i, r in enumerate(rows) if i != change.row and change.key in r]
        if others:
            row[change.key] = chooser.choice(others)[change.key]
        return copy
    holder: Any = row if change.at < 0 else row[change.key]
    place: Any = change.key if change.at < 0 else change.at
    if change.how == "removed":
        del holder[place]
    else:
        value = holder[place]
        holder[place] = {"zero": 0, "minus one": -1, "tenfold": value * 10}[change.how]
    return copy


def as_text(sheet: Sheet) -> str:
    """An edition file, one row a line."""
    lines: list[str] = []
    for table, rows in sheet.items():
        lines.append(f"{table} = [")
        for row in rows:
            values = ", ".join(
                [f"{k} = {json.dumps(v, ensure_ascii=False)}" for k, v in row.items()]
            )
            lines.append(f"  {{{values}}},")
        lines.append("]")
    return "\n".join(lines) + "\n"


def trial(name: str, text: str, games: int, seed: str) -> tuple[str, str]:
    """What becomes of an edition: refused with the reason, sound, or broken with the law."""
    game = find(name)
    try:
        box = game.edition(text)
    except BadInput as error:
        lined = all(line.startswith("edition line ") for line in str(error).splitlines())
        return ("refused", str(error)) if lined else ("broken", f"refused without a line: {error}")
    except Exception as error:
        return "broken", f"reading: {type(error).__name__}: {error}"
    todo = cases(game, None, {})
    chooser = random.Random(seed)
    for i in range(games):
        seats, options = chooser.choice(todo)
        try:
            fuzz_game(game, seats, options, box, f"{seed}/{i}")
        except BadInput:
            continue  # this edition does not go with these options, and says so
        except Exception as error:  # a law, or a crash at set-up
            why = f"{type(error).__name__}: {error}"
            return "broken", f"{seats} seats, {options}, seed {seed}/{i}: {why}"
    return "sound", ""


def fuzz_editions(
    name: str, editions: int, games: int, seed: str
) -> Iterator[tuple[Change, str, str]]:
    """Change the boxed edition in so many ways, chosen at random, and try each; 0 for all ways."""
    sheet: Sheet = tomllib.loads(file_text(name, "edition.toml"))
    ways = list(changes(sheet))
    chooser = random.Random(seed)
    chooser.shuffle(ways)
    for i, change in enumerate(ways[: editions or len(ways)]):
        text = as_text(changed(sheet, change, chooser))
        yield (change, *trial(name, text, games, f"{seed}/{i}"))
