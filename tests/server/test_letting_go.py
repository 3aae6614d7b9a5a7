"""What nobody uses any more is freed at once: the collector of circles hardly ever looks."""

from __future__ import annotations

import asyncio
import gc

import uvicorn

from boardwright.server.app import Settings, make_app
from boardwright.server.running import listen
from boardwright.server.sockets import Line
from tests.helpers.house import Visitor


def lines() -> int:
    return len([thing for thing in gc.get_objects() if isinstance(thing, Line)])


async def come_and_go(url: str) -> tuple[int, int]:
    """How many sockets there are while three people are at a table, and when two were cut off and
    one has gone."""
    before, ada = lines(), Visitor(url)  # other tests may have left some
    founded = await ada.found("world-without-end", {"who": "you"}, {"who": "you"})
    chairs = [await ada.sit_at(founded["table"]["id"], seat) for seat in (0, 1, None)]
    there = lines() - before
    for chair in chairs[:2]:
        assert chair.line is not None
        chair.line.transport.abort()
    await chairs[2].close()
    for _ in range(100):
        await asyncio.sleep(0.05)
        if lines() == before:
            break
    await ada.close()
    return there, lines() - before


def test_a_socket_that_is_closed_leaves_nothing_behind(sqlite_url: str) -> None:
    async def play() -> tuple[int, int]:
        listening = listen("127.0.0.1", 0)
        url = f"http://localhost:{listening.getsockname()[1]}"
        app = make_app(Settings(sqlite_url, url))
        config = uvicorn.Config(app, ws="websockets-sansio", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.02)
        gc.collect()
        gc.disable()
        try:
            return await come_and_go(url)
        finally:
            gc.enable()
            server.should_exit = True
            await serving

    assert asyncio.run(play()) == (3, 0)
