"""Stopping and changing over drop nobody for long and lose nothing; backups hold what was kept."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from boardwright.server.hall import read_match
from boardwright.store import Store
from tests.helpers.house import ServerProcess, serving
from tests.helpers.players import Notes, Player, check_log, gather_players

SLOW = 30.0  # seconds that are too long even on a busy machine; 5 are promised on a quiet one


async def play_through(server: ServerProcess, change: Callable[[], None]) -> float:
    """People play, something happens to the server, they play on. How long until all are back."""
    notes = Notes()
    groups = [
        await gather_players([server.url], game, 2, ["random"], notes)
        for game in ("keythedral", "world-wonders")
    ]
    players = [player for group in groups for player in group]
    playing = [asyncio.create_task(player.play()) for player in players]
    await made(players, 3)
    notes.died()
    begun = time.monotonic()
    await asyncio.to_thread(change)
    await made(players, 3)
    back = time.monotonic() - begun
    notes.stopping = True
    await asyncio.gather(*playing)
    for player in players:
        await player.visitor.close()
    assert set(notes.refused) <= {"stale"}
    await check_log(server.database, notes)
    return back


async def made(players: list[Player], moves: int) -> None:
    """Wait until everybody has made so many more moves."""
    goals = {player: player.count + moves for player in players}
    until = time.monotonic() + 60
    while not all(player.over or player.count >= goals[player] for player in players):
        assert time.monotonic() < until, "not everybody can play"
        await asyncio.sleep(0.02)


def test_a_graceful_stop_under_load_loses_nothing(url: str) -> None:
    with serving(url) as server:

        def restart() -> None:
            begun = time.monotonic()
            server.stop()
            assert time.monotonic() - begun < SLOW
            server.start()

        assert asyncio.run(play_through(server, restart)) < SLOW
        assert "Traceback" not in server.said()


def test_the_next_program_takes_over_on_the_same_socket(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        assert server.process is not None
        process = server.process
        served = server.said().count("serving at")

        def change_over() -> None:
            process.send_signal(signal.SIGUSR1)
            until = time.monotonic() + SLOW
            while server.said().count("serving at") == served and time.monotonic() < until:
                # Nobody is turned away meanwhile: whoever comes waits for the next program.
                assert httpx.get(f"{server.url}/healthz", timeout=SLOW).status_code == 200
                time.sleep(0.05)

        assert asyncio.run(play_through(server, change_over)) < SLOW
        assert process.poll() is None  # the same process
        assert server.said().count("serving at") == served + 1


def test_a_backup_made_while_people_play_can_be_played_on(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    def back_up() -> None:
        command = [sys.executable, "-m", "boardwright", "backup", str(copy)]
        done = subprocess.run([*command, "--database", sqlite_url], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    with serving(sqlite_url) as server:
        asyncio.run(play_through(server, back_up))

    async def replay() -> int:
        kept = await Store.open(sqlite_url)
        copied = await Store.open(f"sqlite:///{copy}")
        steps = 0
        for row in await copied.tables():
            found = await copied.steps(row.id)
            assert found == (await kept.steps(row.id))[: len(found)]
            assert row.n == len(found) - 1
            read_match(row.game, None, found, await copied.seeds(row.id))
            steps += len(found)
        await kept.close()
        await copied.close()
        return steps

    assert asyncio.run(replay()) > 10
    # A server serves the copy as it served the original.
    with serving(f"sqlite:///{copy}") as server:
        assert asyncio.run(play_through(server, lambda: None)) < SLOW


def test_several_processes_on_one_socket(postgres_url: str) -> None:
    with serving(postgres_url, "--workers", "2") as server:
        assert server.process is not None
        children = children_of(server.process.pid)
        assert len(children) == 2

        def kill_one() -> None:
            os.kill(children[0], signal.SIGKILL)

        assert asyncio.run(play_through(server, kill_one)) < SLOW
        until = time.monotonic() + SLOW
        while len(set(children_of(server.process.pid)) - {children[0]}) < 2:
            assert time.monotonic() < until, f"nobody takes its place: {server.said()}"
            time.sleep(0.05)
        children = children_of(server.process.pid)
        server.stop()
        for child in children:
            with pytest.raises(ProcessLookupError):
                os.kill(child, 0)


def test_several_processes_change_over_together(postgres_url: str) -> None:
    with serving(postgres_url, "--workers", "2") as server:
        assert server.process is not None
        served(server, 2)
        children = children_of(server.process.pid)
        server.process.send_signal(signal.SIGUSR1)
        served(server, 4)
        assert server.process.poll() is None
        assert children_of(server.process.pid) == children  # the same processes, begun anew


def served(server: ServerProcess, count: int) -> None:
    """Wait until so many processes have said that they serve."""
    until = time.monotonic() + 2 * SLOW
    while server.said().count("serving at") < count:
        assert time.monotonic() < until, server.said()
        time.sleep(0.05)


def children_of(pid: int) -> list[int]:
    """The processes that serve for another."""
    listed = subprocess.run(["ps", "-wweo", "pid=,ppid=,args="], capture_output=True, text=True)
    rows = [line.split(maxsplit=2) for line in listed.stdout.splitlines()]
    return [int(own) for own, parent, args in rows if int(parent) == pid and " serve " in args]
