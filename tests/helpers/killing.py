"""kill -9 at random moments while people play: nothing that was acknowledged may be lost."""

from __future__ import annotations

import asyncio
import random
import time
from typing import NamedTuple

from tests.helpers.house import ServerProcess
from tests.helpers.players import GAMES, Notes, Player, check_log, gather_players

# Eight people in all; every game, with bots that play at random and one that looks a little ahead.
TABLES = ((2, ["random"]), (2, ["apprentice"]), (2, ["random"]), (1, ["random"]), (1, ["random"]))


class Outcome(NamedTuple):
    kills: int
    acknowledged: int
    steps: int
    sent_again: int
    stale: int
    games: int
    back: list[float]  # seconds from a kill to the first acknowledgement, each


async def play_games(server: ServerProcess, number: int, notes: Notes) -> list[Player]:
    """Games of one title, one after the other, until all are to stop: the last one's players."""
    people, bots = TABLES[number]
    while True:
        players = await gather_players([server.url], GAMES[number], people, bots, notes)
        await asyncio.gather(*[player.play() for player in players])
        for player in players:
            await player.visitor.close()
        if notes.stopping:
            return players


async def kill_again_and_again(database: str, kills: int, longest: float, seed: str) -> Outcome:
    chance, notes, back = random.Random(seed), Notes(), list[float]()
    server = ServerProcess(database)
    await asyncio.to_thread(server.start)
    games = [asyncio.create_task(play_games(server, n, notes)) for n in range(len(GAMES))]
    try:
        for _ in range(kills):
            await first_answer(notes, games)
            await asyncio.sleep(chance.random() * longest)
            server.kill()
            notes.died()
            killed = time.monotonic()
            await asyncio.to_thread(server.start)
            back.append(await first_answer(notes, games) - killed)
        notes.stopping = True
        players = [player for found in await asyncio.gather(*games) for player in found]
        await go_on(players)
    finally:
        for task in games:
            task.cancel()
        server.kill()
    lengths = await check_log(database, notes)
    stale = notes.refused.count("stale")
    assert set(notes.refused) <= {"stale"}, notes.refused
    acknowledged, steps = len(notes.moves), sum(lengths.values())
    return Outcome(kills, acknowledged, steps, notes.sent_again, stale, len(lengths), back)


async def first_answer(notes: Notes, games: list[asyncio.Task[list[Player]]]) -> float:
    until = time.monotonic() + 30
    while notes.first is None:
        for task in games:
            if task.done():
                task.result()  # it has failed, and this says how
        assert time.monotonic() < until, "nobody is answered any more"
        await asyncio.sleep(0.005)
    return notes.first


async def go_on(players: list[Player]) -> None:
    """Everybody at a table that is not over makes another two moves; bots play in between."""
    notes = players[0].notes
    notes.stopping = False
    before = {player: player.count for player in players}
    playing = asyncio.gather(*[player.play() for player in players])
    until = time.monotonic() + 60
    while not all(player.over or player.count >= before[player] + 2 for player in players):
        assert time.monotonic() < until, "a table does not go on"
        await asyncio.sleep(0.02)
    notes.stopping = True
    await playing
