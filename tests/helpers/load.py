"""Many tables at once, each with people who move at a given pace: how long they wait, and what a
move costs the server. Clients read no more of a frame than they need, so that few of them are busy.
"""

from __future__ import annotations

import asyncio
import math
import os
import random
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.helpers.house import ServerProcess, Visitor, browser
from tests.helpers.players import GAMES, LOST, insist, rank

PEOPLE = 4
# Moves of a game that four people play at random, on average.
LENGTHS = {
    "keythedral": 1900,
    "world-without-end": 285,
    "guilds-of-london": 345,
    "rune-age": 920,
    "world-wonders": 305,
}
SIGNS = 8.0  # seconds between signs of life; after 45 of silence the server hangs up
TICK = os.sysconf("SC_CLK_TCK")


class Choice(msgspec.Struct):
    do: int


class Frame(msgspec.Struct):
    type: str
    seq: int = -1
    id: str = ""
    done: bool = False
    choices: list[Choice] = []
    over: bool = False


decode = msgspec.json.Decoder(Frame).decode
encode = msgspec.json.Encoder().encode


class Figures(NamedTuple):
    """What a run has shown. Times are seconds; of the server's processes together: the time of a
    core they took, and the bytes they held at the end; of the database's the time of a core."""

    tables: int
    sockets: int
    seconds: float
    moves: int
    refused: int
    acknowledged: list[float]
    seen: list[float]
    received: int  # bytes, by all clients
    cpu: float
    memory: int
    database: float = 0.0  # 0 where it is part of the server

    def row(self) -> dict[str, float]:
        beside = {"database ms/move": self.database / self.moves * 1000} if self.database else {}
        return {
            "moves/s": self.moves / self.seconds,
            "ack p50 ms": rank(self.acknowledged, 0.5) * 1000,
            "ack p99 ms": rank(self.acknowledged, 0.99) * 1000,
            "seen p99 ms": rank(self.seen, 0.99) * 1000,
            "cores": self.cpu / self.seconds,
            "CPU ms/move": self.cpu / self.moves * 1000,
            "kB/move": self.received / self.moves / 1000,
            "MB": self.memory / 1e6,
            **beside,
        }


class Person:
    """Somebody at a table, and the last thing they saw."""

    def __init__(self, table: Table, visitor: Visitor, seat: int) -> None:
        self.table = table
        self.visitor = visitor
        self.seat = seat
        self.line: ClientConnection | None = None
        self.frame = Frame("")
        self.reading: asyncio.Task[None] | None = None

    async def open(self) -> None:
        address = self.visitor.url.replace("http", "ws")
        self.line = await connect(
            f"{address}/api/tables/{self.table.id}/socket?seat={self.seat}",
            additional_headers={"origin": self.visitor.url, "cookie": self.visitor.cookie},
            max_size=4 << 20,
            compression=None,
            open_timeout=60,
            ping_interval=None,
        )
        self.reading = asyncio.create_task(self._read(self.line))

    async def _read(self, line: ClientConnection) -> None:
        try:
            async for text in line:
                self.table.load.received += len(text)
                frame = decode(text)
                if frame.type == "state":
                    self.frame = frame
                    self.table.saw(self, frame)
                elif frame.type == "reply":
                    self.table.told(frame)
        except LOST:
            pass


class Table:
    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.game = GAMES[number % len(GAMES)]
        self.id = ""
        self.chance = random.Random(number)
        self.people: list[Person] = []
        self.sent: dict[int, float] = {}  # by the version that comes of it
        self.waits: asyncio.Future[Frame] | None = None
        self.news = asyncio.Event()

    def saw(self, person: Person, frame: Frame) -> None:
        if (sent := self.sent.get(frame.seq)) is not None and not frame.choices:
            self.load.seen.append(time.monotonic() - sent)
        self.news.set()

    def told(self, frame: Frame) -> None:
        if self.waits is not None and not self.waits.done():
            self.waits.set_result(frame)

    async def play(self, moves: float = math.inf) -> None:
        """One move after the other, with a pause before each, until so many are made or the load
        ends."""
        await asyncio.sleep(self.load.pause * self.chance.random())
        while moves > 0 and not self.load.ends.is_set():
            mover = next((p for p in self.people if p.frame.choices), None)
            if mover is None:
                if any(person.frame.over for person in self.people):
                    await self.load.seat(self)  # a game ends; its people begin another
                self.news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), 1)
                continue
            await self._move(mover)
            moves -= 1
            await asyncio.sleep(self.load.pause * (0.5 + self.chance.random()))

    async def _move(self, mover: Person) -> None:
        assert mover.line is not None
        seen, do = mover.frame.seq, self.chance.choice(mover.frame.choices).do
        order = {"id": f"{seen}", "do": "choose", "seen": seen, "data": {"actions": [do]}}
        self.waits = asyncio.get_running_loop().create_future()
        begun = self.sent[seen + 1] = time.monotonic()
        self.sent.pop(seen - 5, None)
        await mover.line.send(encode(order).decode())
        reply = await asyncio.wait_for(self.waits, 60)
        self.load.note(reply, time.monotonic() - begun)
        while mover.frame.seq < reply.seq and not self.load.ends.is_set():
            await asyncio.sleep(0.001)


class Load:
    """All tables, at one server or several processes of it."""

    def __init__(
        self, servers: list[ServerProcess], seed: str = "load", postmaster: int | None = None
    ) -> None:
        self.servers = servers
        self.postmaster = postmaster
        self.chance = random.Random(seed)
        self.tables: list[Table] = []
        self.pause = 2.0
        self.ends = asyncio.Event()
        self.signs: asyncio.Task[None] | None = None
        self.spread = False
        self.browsers = [browser(server.url) for server in servers]
        self.reset()

    def reset(self) -> None:
        self.moves = self.refused = self.received = 0
        self.acknowledged: list[float] = []
        self.seen: list[float] = []
        self.ends.clear()

    def note(self, reply: Frame, seconds: float) -> None:
        if reply.done:
            self.moves += 1
            self.acknowledged.append(seconds)
        else:
            self.refused += 1

    async def furnish(self, count: int, spread: bool) -> None:
        """Tables of all games. With `spread` the people of each are at different processes, else
        the tables are."""
        self.spread = spread
        self.signs = asyncio.create_task(self._keep_open())
        self.tables = [Table(self, number) for number in range(count)]
        for first in range(0, count, 20):
            await asyncio.gather(*[self.seat(table) for table in self.tables[first : first + 20]])

    async def seat(self, table: Table) -> None:
        """Found a game for a table, and seat four people at it."""

        def visitor(seat: int) -> Visitor:
            n = (seat if self.spread else table.number) % len(self.servers)
            return Visitor(self.servers[n].url, http=self.browsers[n])

        await leave(table)
        people = [visitor(seat) for seat in range(PEOPLE)]
        seats = [{"who": "you"}, *[{"who": "link"}] * (PEOPLE - 1)]
        plan = {"game": table.game, "seats": seats}
        founded = await insist(people[0], "POST", "/tables", plan)
        links = [link for link in founded["links"] if link["seat"] >= 0]
        for person, link in zip(people[1:], links, strict=True):
            token = link["url"].partition("#")[2]
            await insist(person, "POST", "/join", {"token": token, "name": "Guest"})
        table.id = founded["table"]["id"]
        table.sent.clear()
        for each in [Person(table, each, seat) for seat, each in enumerate(people)]:
            await each.open()
            table.people.append(each)

    async def age(self) -> None:
        """Bring the games to all their stages, as they are in a house that has been open for long:
        by moves, for each that is made later takes its memory until its game ends. As fast as it
        goes."""
        self.reset()
        self.pause = 0.0
        await asyncio.gather(*[t.play(t.chance.uniform(0, LENGTHS[t.game])) for t in self.tables])

    def kept(self) -> int:
        """Moves of the games that go on."""
        return sum([max([p.frame.seq for p in t.people], default=0) for t in self.tables])

    async def run(self, seconds: float, pause: float) -> Figures:
        self.reset()
        self.pause = pause
        cpu, database, begun = self.cpu(), self.database_cpu(), time.monotonic()
        playing = [asyncio.create_task(table.play()) for table in self.tables]
        await asyncio.sleep(seconds)
        took, used = time.monotonic() - begun, self.cpu() - cpu
        database = self.database_cpu() - database
        moves, acknowledged, seen = self.moves, list(self.acknowledged), list(self.seen)
        received, refused = self.received, self.refused
        self.ends.set()
        for table in self.tables:
            table.news.set()
        await asyncio.gather(*playing)
        sockets = sum(len(table.people) for table in self.tables)
        return Figures(
            len(self.tables),
            sockets,
            took,
            moves,
            refused,
            acknowledged,
            seen,
            received,
            used,
            self.memory(),
            database,
        )

    async def _keep_open(self) -> None:
        """A sign of life from everybody; whoever comes late in a round waits for the next."""
        while True:
            people = [person for table in self.tables for person in table.people]
            await asyncio.sleep(0 if people else 1)
            for person in people:
                await asyncio.sleep(SIGNS / len(people))
                if person.line is not None:
                    with suppress(*LOST):
                        await person.line.send('{"id":"ping","do":"ping"}')

    def cpu(self) -> float:
        """Seconds of a core that the servers have taken so far."""
        return sum(seconds_of(pid) for pid in self.pids())

    def database_cpu(self) -> float:
        """Seconds of a core that PostgreSQL's processes for connections have taken so far."""
        if self.postmaster is None:
            return 0.0
        children = Path(f"/proc/{self.postmaster}/task/{self.postmaster}/children").read_text()
        return sum(seconds_of(int(pid)) for pid in children.split())

    def memory(self) -> int:
        total = 0
        for pid in self.pids():
            status = Path(f"/proc/{pid}/status").read_text()
            total += int(status.partition("VmRSS:")[2].split()[0]) * 1024
        return total

    def pids(self) -> list[int]:
        return [server.process.pid for server in self.servers if server.process is not None]

    async def close(self) -> None:
        if self.signs is not None:
            self.signs.cancel()
        for table in self.tables:
            await leave(table)
        for http in self.browsers:
            await http.aclose()


def seconds_of(pid: int) -> float:
    """Seconds of a core that a process has taken so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


async def leave(table: Table) -> None:
    people, table.people = table.people, []
    for person in people:
        if person.line is not None:
            person.line.transport.abort()
        if person.reading is not None:
            await person.reading
