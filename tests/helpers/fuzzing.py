"""What is fuzzed: a socket with no network around it, and records that were made to do harm."""

from __future__ import annotations

import json
import random
from typing import Any, cast

from boardwright.match import Match
from boardwright.match.record import sealed_line
from boardwright.server.guard import Limits
from boardwright.server.hall import Hall, Live
from boardwright.server.sockets import Line, Sockets
from boardwright.store import Person
from boardwright.table import Command
from boardwright.table.table import Reply
from tests.helpers.leaks import sit_down


class Chats:
    """A store that keeps what is said."""

    def __init__(self) -> None:
        self.said: list[str] = []

    async def say(self, *line: Any) -> int:
        self.said.append(line[6])
        return len(self.said)

    async def chat(self, *_: Any) -> list[Any]:
        return []


class Room:
    """A table with one socket, and no network and no disk around it."""

    def __init__(self, name: str) -> None:
        self.live = sit_down(name, 2, {}, "fuzz")
        asked = self.live.match.state.asked
        assert asked is not None
        self.store = Chats()
        hall = cast(Hall, self)
        self.sockets = Sockets(hall, cast(Any, None), cast(Any, None), cast(Any, None), Limits(1e9))
        person = Person(f"p{asked.seat}", "Ann", {}, "")
        self.line = Line(cast(Any, None), self.live, person, asked.seat, person.id)
        self.live.listeners.add(self.line)

    # What the sockets need of a hall.

    def clock(self) -> float:
        return 1000.0

    async def do(self, id: str, command: Command) -> Reply:
        reply = self.live.table.do(command, self.clock())
        if reply.done:
            self.sockets.tell(self.live)
        return reply

    async def take(self, raw: bytes) -> list[dict[str, Any]]:
        """What comes back for a frame."""
        self.line.waiting.clear()
        self.line.size = 0
        await self.sockets._take(self.line, raw)
        return [json.loads(frame) for frame in self.line.waiting]


def whole_game(name: str, seed: str = "record", choices: int = 10_000) -> Match:
    live: Live = sit_down(name, 2, {}, seed)
    luck = random.Random(seed)
    for _ in range(choices):
        asked = live.match.state.asked
        if asked is None:
            break
        live.match.choose(asked.seat, luck.choice(asked.options))
    return live.match


def sealed(lines: list[dict[str, Any]]) -> str:
    """Lines as a record, their checksums right: as somebody would make it who means harm."""
    text, check = "", 0
    for line in lines:
        one, check = sealed_line(line, check)
        text += one + "\n"
    return text


def lines_of(match: Match) -> list[dict[str, Any]]:
    return [dict(line) for line in map(json.loads, match.record.text().splitlines())]
