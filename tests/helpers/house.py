"""A house to play in: a server process of its own, and clients that behave like the page."""

from __future__ import annotations

import asyncio
import json
import os
import re
import secrets
import signal
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

START = 90.0  # seconds a server may take to serve, on a machine with much else to do


class ServerProcess:
    """`boardwright serve` on a port of its own; it can be killed and started again."""

    python = sys.executable  # benchmarks may name that of a compiled build

    def __init__(self, database: str, *more: str, rates: float = 1000.0, port: int = 0) -> None:
        self.database = database
        self.more = more
        self.rates = rates
        self.port = port  # 0 for any
        self.process: subprocess.Popen[str] | None = None
        self.lines: list[str] = []
        self.log = tempfile.NamedTemporaryFile("w+", suffix=".log")  # noqa: SIM115

    @property
    def url(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> float:
        """Start it; how long it took until it served."""
        begun = time.monotonic()
        command = [self.python, "-m", "boardwright", "serve", "--port", str(self.port)]
        command += ["--database", self.database, "--rates", str(self.rates), *self.more]
        self.log.seek(0, os.SEEK_END)
        mark = self.log.tell()
        self.process = subprocess.Popen(command, stderr=self.log, text=True)
        while time.monotonic() - begun < START:
            said = self.said()[mark:]
            if found := re.search(r"serving at https?://[^:]+:(\d+)", said):
                self.port = self.port or int(found[1])
                return time.monotonic() - begun
            if self.process.poll() is not None:
                raise RuntimeError(f"the server did not start: {said}")
            time.sleep(0.02)
        raise RuntimeError(f"the server takes too long to start: {self.said()}")

    def said(self) -> str:
        """Everything it logged."""
        return Path(self.log.name).read_text("utf-8")

    def kill(self) -> None:
        """As a crash would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(20)


@contextmanager
def serving(
    database: str, *more: str, rates: float = 1000.0, port: int = 0
) -> Iterator[ServerProcess]:
    server = ServerProcess(database, *more, rates=rates, port=port)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


def browser(url: str, tls: ssl.SSLContext | None = None) -> httpx.AsyncClient:
    headers = {"origin": url}
    return httpx.AsyncClient(base_url=url, headers=headers, timeout=30, verify=tls or True)


class Visitor:
    """A browser: cookies, same-origin requests."""

    def __init__(
        self, url: str, tls: ssl.SSLContext | None = None, http: httpx.AsyncClient | None = None
    ) -> None:
        self.url = url
        self.tls = tls
        self.http = http or browser(url, tls)
        self.cookie = ""

    async def call(self, method: str, path: str, body: Any = None) -> httpx.Response:
        # Cookies are marked Secure, and this client takes localhost for anything but that.
        headers = {"cookie": self.cookie} if self.cookie else {}
        given: dict[str, Any] = {} if body is None else {"json": body}
        response = await self.http.request(method, f"/api{path}", headers=headers, **given)
        if "set-cookie" in response.headers:
            self.cookie = response.headers["set-cookie"].partition(";")[0]
        return response

    async def get(self, path: str) -> Any:
        return self._data(await self.call("GET", path))

    async def post(self, path: str, body: Any = None) -> Any:
        return self._data(await self.call("POST", path, body if body is not None else {}))

    def _data(self, response: httpx.Response) -> Any:
        assert response.status_code < 300, f"{response.status_code}: {response.text[:500]}"
        return response.json()

    async def close(self) -> None:
        await self.http.aclose()

    async def found(self, game: str, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
        body = {"game": game, "seats": list(seats), **more}
        return dict(await self.post("/tables", body))

    async def join(self, link: dict[str, Any], name: str = "") -> dict[str, Any]:
        """Sit down by a link, as it was given to the founder."""
        token = link["url"].partition("#")[2]
        return dict(await self.post("/join", {"token": token, "name": name}))

    async def sit_at(self, table: str, seat: int | None = None) -> Chair:
        chair = Chair(self, table, seat)
        await chair.open()
        return chair


class Chair:
    """A socket at a table, with the last state it was sent."""

    def __init__(
        self, visitor: Visitor, table: str, seat: int | None = None, keeps: bool = True
    ) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.keeps = keeps  # every frame, to look at later
        self.state: dict[str, Any] = {}
        self.replies: dict[str, dict[str, Any]] = {}
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.changed = asyncio.Condition()
        self.line: ClientConnection | None = None
        self.reading: asyncio.Task[None] | None = None
        self.bye: dict[str, Any] | None = None

    async def open(self) -> None:
        address = self.visitor.url.replace("http", "ws")
        seat = "" if self.seat is None else f"?seat={self.seat}"
        self.line = await connect(
            f"{address}/api/tables/{self.table}/socket{seat}",
            additional_headers={"origin": self.visitor.url, "cookie": self.visitor.cookie},
            max_size=4 << 20,
            compression=None,
            ssl=self.visitor.tls,
        )
        self.bye = None
        self.state = {}
        self.reading = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.state) or self.bye is not None)

    async def _read(self) -> None:
        assert self.line is not None
        try:
            async for text in self.line:
                frame = json.loads(text)
                async with self.changed:
                    if self.keeps:
                        self.raw.append(str(text))
                        self.frames.append(frame)
                    if frame["type"] == "state":
                        self.state = frame
                    elif frame["type"] == "reply":
                        self.replies[frame["id"]] = frame
                    elif frame["type"] == "bye":
                        self.bye = frame
                    self.changed.notify_all()
        except Exception:
            pass
        async with self.changed:
            self.bye = self.bye or {"type": "bye", "why": "lost"}
            self.changed.notify_all()

    async def until(self, holds: Any, seconds: float = 20.0) -> None:
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(holds), seconds)

    async def send(self, do: str, data: Any = None, id: str = "", seen: int | None = None) -> str:
        """An order, not waited for."""
        assert self.line is not None
        id = id or secrets.token_hex(8)
        order = {"id": id, "do": do, "seen": self.state["seq"] if seen is None else seen}
        await self.line.send(json.dumps({**order, "data": data or {}}))
        return id

    async def order(self, do: str, data: Any = None, **more: Any) -> dict[str, Any]:
        """An order and what became of it."""
        id = await self.send(do, data, **more)
        await self.until(lambda: id in self.replies or self.bye is not None)
        if id not in self.replies:
            raise ConnectionError(str(self.bye))
        return self.replies[id]

    async def my_turn(self, seconds: float = 30.0) -> bool:
        """Wait until it is; False when the game is over."""
        await self.until(
            lambda: (
                bool(self.state.get("choices"))
                or self.state.get("over", False)
                or self.bye is not None
            ),
            seconds,
        )
        if self.bye is not None:
            raise ConnectionError(str(self.bye))
        return bool(self.state.get("choices"))

    async def close(self) -> None:
        if self.line is not None:
            await self.line.close()
        if self.reading is not None:
            await self.reading
