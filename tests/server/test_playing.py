"""Playing over the wire: the API and a socket, as a browser would."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boardwright.games import REGISTRY
from tests.helpers.house import ServerProcess, Visitor, serving

YOU = {"who": "you"}
BOT = {"who": "bot", "level": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("house")
    with serving(f"sqlite:///{folder}/tables.db") as found:
        yield found


async def play_on(visitor: Visitor, table: str, limit: int = 10_000) -> dict[str, Any]:
    """Take the first choice that comes, until the game is over."""
    chair = await visitor.sit_at(table)
    for _ in range(limit):
        if not await chair.my_turn():
            break
        choice = chair.state["choices"][0]
        reply = await chair.order("choose", {"actions": [choice["do"]]})
        assert reply["done"], reply
        await chair.until(lambda reply=reply: chair.state["seq"] >= reply["seq"])
    state = chair.state
    await chair.close()
    return state


@pytest.mark.parametrize("game", [*REGISTRY, "liars-dice"])
def test_a_whole_game_against_bots(server: ServerProcess, game: str) -> None:
    async def play() -> None:
        visitor = Visitor(server.url)
        founded = await visitor.found(game, YOU, BOT, start=True)
        table = founded["table"]["id"]
        state = await play_on(visitor, table)
        assert state["over"]
        assert len(state["results"]) == 2
        info = (await visitor.get(f"/tables/{table}"))["table"]
        assert info["phase"] == "over"
        assert info["totals"] == [result["total"] for result in state["results"]]
        await visitor.close()

    asyncio.run(play())
