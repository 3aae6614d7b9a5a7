"""Floods, frames that are too large, readers that do not read: the others play on."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from boardwright.server import sockets
from boardwright.server.guard import Limits
from boardwright.server.hall import Hall
from boardwright.server.sockets import WAITING, WAITING_BYTES, Line, Sockets
from boardwright.store import Person
from tests.helpers.house import ServerProcess, Visitor, serving
from tests.helpers.leaks import sit_down

YOU, BOT, LINK = {"who": "you"}, {"who": "bot", "level": "random"}, {"who": "link"}


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A house with the limits it usually has."""
    folder: Path = tmp_path_factory.mktemp("usual")
    with serving(f"sqlite:///{folder}/tables.db", rates=1.0) as found:
        yield found


@pytest.fixture(scope="module")
def wide(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A house that lets through whatever comes."""
    folder: Path = tmp_path_factory.mktemp("wide")
    with serving(f"sqlite:///{folder}/tables.db", rates=100_000.0) as found:
        yield found


async def open_raw(visitor: Visitor, table: str, **more: Any) -> ClientConnection:
    address = visitor.url.replace("http", "ws")
    return await connect(
        f"{address}/api/tables/{table}/socket",
        additional_headers={"origin": visitor.url, "cookie": visitor.cookie},
        compression=None,
        **more,
    )


def counted(server: ServerProcess, name: str) -> float:
    for line in httpx.get(f"{server.url}/metrics").text.splitlines():
        if line.startswith(f"{name} "):
            return float(line.split()[1])
    raise KeyError(name)


def memory(server: ServerProcess) -> int:
    """Bytes that a server's process holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    [line] = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) << 10


def test_what_cannot_be_read_leaves_the_connection_open(wide: ServerProcess) -> None:
    async def play() -> None:
        ann = Visitor(wide.url)
        table = (await ann.found("liars-dice", YOU, BOT, start=True))["table"]["id"]
        chair = await ann.sit_at(table)
        assert chair.line is not None
        bad: list[str | bytes] = ["", "{", "[]", "null", '{"id":1}', b"\xff\xfe", b"", "x" * 16000]
        bad += ['{"id":"a","do":"choose","data":[]}', '{"id":"a","do":"choose","more":1}']
        for text in bad:
            await chair.line.send(text)
        await chair.until(lambda: len([f for f in chair.frames if "fault" in f]) == len(bad))
        assert {f["fault"]["why"] for f in chair.frames if "fault" in f} == {"malformed"}
        assert (await chair.order("forced", {"how": "pause"}))["done"]
        assert not (await chair.order("dance"))["done"]
        await chair.close()
        await ann.close()

    asyncio.run(play())


@pytest.mark.parametrize(("size", "why"), [((16 << 10) + 1, "too-large"), (100 << 10, "lost")])
def test_frames_that_are_too_large_close_the_socket_and_nothing_else(
    wide: ServerProcess, size: int, why: str
) -> None:
    async def play() -> None:
        ann, bob = Visitor(wide.url), Visitor(wide.url)
        founded = await ann.found("liars-dice", YOU, LINK)
        await bob.join(founded["links"][0], "Bob")
        table = founded["table"]["id"]
        chair, other = await ann.sit_at(table), await bob.sit_at(table)
        assert chair.line is not None
        await chair.line.send("x" * size)
        await chair.until(lambda: chair.bye is not None)
        assert chair.bye is not None
        assert chair.bye["why"] == why
        assert (await other.order("forced", {"how": "pause"}))["done"]
        again = await ann.sit_at(table)
        assert again.state["seq"] == other.state["seq"]
        for each in (chair, other, again):
            await each.close()
        for visitor in (ann, bob):
            await visitor.close()

    asyncio.run(play())


def test_ids_in_addresses_that_nothing_can_have(wide: ServerProcess) -> None:
    async def play() -> None:
        ann = Visitor(wide.url)
        for id in ("none", "%00", "%ff", "x" * 3000, "%F0%9F%8E%B2"):
            line = await open_raw(ann, id)
            bye = json.loads(await line.recv())
            assert bye == {"type": "bye", "why": "no-table", "again": False}
            await line.close()
            assert (await ann.call("GET", f"/tables/{id}")).status_code == 404
        await ann.close()

    asyncio.run(play())
    assert "failed" not in wide.said()
    assert "Exception" not in wide.said()


# Floods.


def test_a_flood_of_orders_is_slowed_down(usual: ServerProcess) -> None:
    async def play() -> None:
        ann = Visitor(usual.url)
        table = (await ann.found("liars-dice", YOU, BOT, start=True))["table"]["id"]
        chair = await ann.sit_at(table)
        seen = chair.state["seq"]
        for n in range(60):
            await chair.send("forced", {"how": "ask"}, id=f"{n}", seen=seen)
        await chair.until(lambda: len(chair.replies) == 60)
        whys = [reply["fault"]["why"] for reply in chair.replies.values() if "fault" in reply]
        assert 15 <= whys.count("too-many") <= 30
        await asyncio.sleep(0.5)
        assert (await chair.order("plan", {"steps": []}))["done"], "after a while it goes on"
        assert chair.line is not None
        for _ in range(60):
            await chair.line.send("{")
        await chair.until(
            lambda: chair.replies.get("", {}).get("fault", {}).get("why") == "too-many"
        )
        await chair.close()
        await ann.close()

    asyncio.run(play())


def test_so_many_sockets_and_no_more(usual: ServerProcess) -> None:
    async def play() -> None:
        ann = Visitor(usual.url)
        table = (await ann.found("liars-dice", YOU, BOT, start=True))["table"]["id"]
        lines = await asyncio.gather(*[open_raw(ann, table) for _ in range(30)])
        firsts = [json.loads(await line.recv()) for line in lines]
        full = [first for first in firsts if first["type"] != "state"]
        assert full == [{"type": "bye", "why": "too-many", "again": False}] * 10
        open_ones = [n for n, first in enumerate(firsts) if first["type"] == "state"]
        lines[open_ones[0]].transport.abort()
        await asyncio.sleep(1)
        line = await open_raw(ann, table)
        assert json.loads(await line.recv())["type"] == "state"
        for each in (*lines, line):
            each.transport.abort()
        await ann.close()

    asyncio.run(play())


def test_other_names_bring_an_address_no_more_sockets(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        guests, lines, ends = [Visitor(url) for _ in range(9)], [], []
        table = (await guests[0].found("liars-dice", YOU, BOT, start=True))["table"]["id"]
        for n, guest in enumerate(guests):
            await guest.call("PUT", "/me", {"name": f"Guest {n}"})
        for n in range(40):
            await asyncio.sleep(0.15)  # as fast as they may be opened
            lines.append(await open_raw(guests[n // 5], table))
            first = json.loads(await lines[-1].recv())
            ends += [n] if first["type"] == "bye" else []
        assert ends == [*range(30, 40)]
        for line in lines:
            line.transport.abort()
        for guest in guests:
            await guest.close()

    with serving(f"sqlite:///{tmp_path}/tables.db", rates=0.3) as server:
        asyncio.run(play(server.url))


def test_opening_sockets_again_and_again_is_slowed_down_and_brings_no_more_orders(
    usual: ServerProcess,
) -> None:
    async def play() -> None:
        ann = Visitor(usual.url)
        table = (await ann.found("liars-dice", YOU, BOT, start=True))["table"]["id"]
        chair = await ann.sit_at(table)
        for n in range(40):
            await chair.send("forced", {"how": "pause"}, id=f"a{n}")
        await chair.until(lambda: len(chair.replies) == 40)
        await chair.close()
        again = await ann.sit_at(table)
        for n in range(20):
            await again.send("forced", {"how": "pause"}, id=f"b{n}")
        await again.until(lambda: len(again.replies) == 20)
        assert len([reply for reply in again.replies.values() if not reply["done"]]) >= 5
        await again.close()
        byes = []
        for _ in range(80):
            line = await open_raw(ann, table)
            first = json.loads(await line.recv())
            byes += [first] if first["type"] == "bye" else []
            line.transport.abort()
        assert {"type": "bye", "why": "too-many"} in byes  # and come again
        await asyncio.sleep(0.5)
        last = await ann.sit_at(table)
        assert last.state
        await last.close()
        await ann.close()

    asyncio.run(play())


def test_a_flood_of_what_nobody_waits_for_holds_up_no_move(wide: ServerProcess) -> None:
    async def play() -> None:
        ann, bob = Visitor(wide.url), Visitor(wide.url)
        table = (await ann.found("world-without-end", YOU, BOT, start=True))["table"]["id"]
        other = (await bob.found("liars-dice", YOU, BOT, start=True))["table"]["id"]
        chairs = [await ann.sit_at(table) for _ in range(10)]
        await chairs[0].my_turn()
        options = [each["do"] for each in chairs[0].state["choices"]] * 24
        for n in range(30):
            for chair in chairs:
                await chair.send("weigh", {"of": options[:24]}, id=f"w{n}")
        calm = await bob.sit_at(other)
        begun = time.monotonic()
        assert (await calm.order("forced", {"how": "pause"}))["done"]
        assert time.monotonic() - begun < 1
        for chair in chairs:
            await chair.until(lambda chair=chair: len(chair.replies) == 30, 60)
            whys = [reply["fault"]["why"] for reply in chair.replies.values() if "fault" in reply]
            assert set(whys) <= {"too-many"}
            assert len(whys) >= 10
        for each in (*chairs, calm):
            await each.close()
        for visitor in (ann, bob):
            await visitor.close()

    asyncio.run(play())


def test_a_flood_of_chat_and_of_requests(usual: ServerProcess) -> None:
    async def play() -> None:
        ann = Visitor(usual.url)
        table = (await ann.found("liars-dice", YOU, BOT, start=True))["table"]["id"]
        chair = await ann.sit_at(table)
        replies = [await chair.order("say", {"text": f"line {n}"}) for n in range(15)]
        assert [reply["done"] for reply in replies] == [True] * 10 + [False] * 5
        answers = await asyncio.gather(*[ann.call("GET", "/tables") for _ in range(150)])
        assert 429 in [answer.status_code for answer in answers]
        assert (await chair.order("forced", {"how": "pause"}))["done"], "the game goes on"
        await asyncio.sleep(1)
        assert (await ann.call("GET", "/house")).status_code == 200
        await chair.close()
        await ann.close()

    asyncio.run(play())


# Readers that do not read, peers that say nothing.


def test_a_client_that_never_reads_is_closed_and_memory_stays_flat(wide: ServerProcess) -> None:
    async def play() -> None:
        ann = Visitor(wide.url)
        table = (await ann.found("keythedral", YOU, BOT, start=True))["table"]["id"]
        before, held = counted(wide, "boardwright_sockets"), memory(wide)
        line = await open_raw(ann, table, max_queue=1, ping_interval=None)
        hello = json.dumps({"id": "h", "do": "hello", "data": {"log": 0}})
        begun, most = time.monotonic(), 0
        try:
            while time.monotonic() - begun < 40:
                async with asyncio.timeout(1):
                    for _ in range(200):
                        await line.send(hello)
                most = max(most, memory(wide))
                if counted(wide, "boardwright_sockets") <= before:
                    break
        except (ConnectionClosed, TimeoutError):
            most = max(most, memory(wide))
        while counted(wide, "boardwright_sockets") > before and time.monotonic() - begun < 40:
            await asyncio.sleep(0.2)
        assert counted(wide, "boardwright_sockets") <= before
        assert most - held < 40 << 20
        chair = await ann.sit_at(table)
        assert chair.state["seat"] == 0, "it may come back"
        await chair.close()
        line.transport.abort()
        await ann.close()

    asyncio.run(play())


class Deaf:
    """A socket whose other end neither reads nor says anything."""

    def __init__(self) -> None:
        self.closed = 0

    async def send_text(self, text: str) -> None:
        await asyncio.sleep(3600)

    async def receive(self) -> Any:
        await asyncio.sleep(3600)

    async def close(self, code: int = 1000) -> None:
        self.closed = code
        await asyncio.sleep(3600)


def a_line(socket: Any) -> Line:
    return Line(socket, sit_down("liars-dice", 2, {}, "line"), Person("p0", "", {}, ""), 0, "p0")


class Still:
    """What sockets need of a hall where nothing happens."""

    def clock(self) -> float:
        return 0.0

    def say_here(self, live: Any) -> None: ...

    class store:
        @staticmethod
        async def chat(*_: Any) -> list[Any]:
            return []


def some_sockets() -> Sockets:
    no: Any = None
    return Sockets(cast(Hall, Still()), no, no, no, Limits())


def test_what_waits_for_a_slow_reader_is_bounded() -> None:
    async def fill() -> None:
        many, large = a_line(Deaf()), a_line(Deaf())
        for _ in range(WAITING + 100):
            many.push(b"{}")
        for _ in range(100):
            large.push(b"x" * (WAITING_BYTES // 20))
        for line in (many, large):
            assert line.ended == ("slow", True)
            assert len(line.waiting) == 0

    asyncio.run(fill())


def test_a_slow_reader_is_let_go_of_soon() -> None:
    async def run() -> None:
        socket = Deaf()
        line = a_line(socket)
        task = asyncio.create_task(some_sockets()._run(line))
        await asyncio.sleep(0.05)
        begun = time.monotonic()
        line.close("slow", True)
        await asyncio.wait_for(task, 5)
        assert time.monotonic() - begun < 3
        assert socket.closed

    asyncio.run(run())


def test_a_silent_peer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sockets.SILENCE == 45.0
    monkeypatch.setattr(sockets, "SILENCE", 0.1)

    async def run() -> None:
        begun = time.monotonic()
        await asyncio.wait_for(some_sockets()._run(a_line(Deaf())), 5)
        assert time.monotonic() - begun < 4

    asyncio.run(run())
