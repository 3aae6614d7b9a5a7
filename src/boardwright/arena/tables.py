"""Tables under clients that send whatever comes into their heads: nothing may go wrong."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from boardwright.arena.fuzz import cases
from boardwright.games import find
from boardwright.kernel.game import BadInput
from boardwright.match import Match, Player, read_record
from boardwright.table import Command, Table
from boardwright.table.motion import KINDS

COMMANDS = 120  # that a table is sent


def fuzz_tables(name: str, tables: int, seed: str) -> Iterator[str]:
    """What went wrong at each of so many tables, or ""."""
    game = find(name)
    todo = cases(game, None, {})
    for n in range(tables):
        chooser = random.Random(f"{seed}/{n}")
        seats, options = chooser.choice(todo)
        players: list[Player] = [
            {"person": f"p{i}"} if i == 0 or chooser.random() < 0.7 else {"bot": "random"}
            for i in range(seats)
        ]
        table = Table(Match.new(game, seats, options, seed=f"{seed}/{n}", players=players))
        yield hectic(table, chooser)


def hectic(table: Table, chooser: random.Random) -> str:
    """Send a table many commands; the first fault, if there is one."""
    dump = table.match.game.visibility.dump
    sent: list[tuple[Command, Any]] = []
    for n in range(COMMANDS):
        command = anything(table, chooser, n)
        version, before = table.version, dump(table.match.state)
        reply = table.do(command, float(n))
        sent.append((command, reply))
        if reply.why == "defect":
            return f"{command}: a defect"
        if table.version != version + reply.done:
            return f"{command}: version {version} became {table.version}"
        if not reply.done and dump(table.match.state) != before:
            return f"{command}: refused, and yet something changed"
        old, answer = chooser.choice(sent)
        if table.do(old, float(n)) != answer:
            return f"{old}: answered differently the second time"
    return unlike(table.match)


def anything(table: Table, chooser: random.Random, n: int) -> Command:
    """A command: mostly sensible choices, and all sorts of others."""
    seats, asked = table.match.state.seats, table.match.state.asked
    seat = chooser.randrange(-1, seats)
    data: dict[str, Any] = {}
    do = chooser.choice(
        ["choose"] * 8 + ["undo", "redo", "propose", "vote", "vote", "leave", "return", "forced"]
    )
    if do == "choose" and asked is not None:
        seat = asked.seat if chooser.random() < 0.9 else seat
        data = {
            "actions": [chooser.choice(asked.options) for _ in range(chooser.choice([1, 1, 2]))]
        }
    elif do == "propose":
        entries = len(table.match.record.entries)
        about = chooser.randrange(max(entries, seats)) if chooser.random() < 0.9 else -1
        data = {"kind": chooser.choice(KINDS), "about": about}
    elif do == "vote":
        data = {"yes": chooser.random() < 0.8}
    elif do == "forced":
        data = {"how": chooser.choice(["ask", "answer", "pause"])}
    seen = table.version - (chooser.random() < 0.1)
    return Command(f"{n}", seat, seen, do, data)


def unlike(match: Match) -> str:
    """Whether the record of a match leads to another position."""
    try:
        record = read_record(match.record.text())
        again = Match.replay(match.game, match.box, record, len(record.entries) - 1)
    except BadInput as error:
        return str(error)
    same = again.digest() == match.digest() and again.log == match.log
    return "" if same else "the record does not lead to the position"
