"""The curve of everyone's chances is worked out behind a finished game."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from boardwright.games import find
from boardwright.match import Match
from boardwright.server import chances, memories
from boardwright.server.chances import ChancesRoom, Curve, Task, doubtful, play_on, turning_points
from boardwright.server.hall import Hall, Live
from boardwright.server.memories import ChancePoint
from boardwright.store import Store, TableRow
from boardwright.table.thinking import Pool
from tests.helpers.house import Visitor, serving

ROW = TableRow("t", "liars-dice", "over", False, "", 0, 0, {})


def played(name: str) -> Match:
    """A game to its end, anyhow."""
    chance = random.Random(1)
    match = Match.new(find(name), 2, seed="chances")
    while match.state.asked is not None:
        match.choose(match.state.asked.seat, chance.choice(match.state.asked.options))
    return match


async def founded(store: Store) -> TableRow:
    await store.found(ROW)
    return ROW


def points(*rows: tuple[int, list[float], int]) -> list[ChancePoint]:
    return [ChancePoint(n, shares, games) for n, shares, games in rows]


def test_more_games_are_played_where_the_chances_change_most() -> None:
    curve = Curve()
    rows = points(*[(n, [0.5, 0.5], 40) for n in range(0, 300, 10)], (305, [0.9, 0.1], 40))
    curve.points = {point.n: point for point in rows}
    assert {290, 305} <= set(doubtful(curve))
    assert len(doubtful(curve)) < len(rows)


def test_a_change_that_may_be_chance_is_no_turning_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "told_between", lambda *_: "told")
    few = points((0, [0.5, 0.5], 20), (9, [0.65, 0.35], 20))
    many = points((0, [0.5, 0.5], 800), (9, [0.65, 0.35], 800))
    small = points((0, [0.5, 0.5], 9000), (9, [0.55, 0.45], 9000))
    live: Live = None  # type: ignore[assignment]
    assert turning_points(live, few) == []
    assert turning_points(live, small) == []
    [found] = turning_points(live, many)
    assert (found.n, found.swing, found.text) == (9, 0.15, "told")


def test_the_curve_of_a_finished_game_grows(tmp_path: Path) -> None:
    async def go() -> None:
        with serving(f"sqlite:///{tmp_path}/tables.db") as server:
            visitor = Visitor(server.url)
            bots = [{"who": "bot", "level": "random"}] * 2
            made = await visitor.found("liars-dice", {"who": "you"}, *bots, start=True)
            table = made["table"]["id"]
            assert (await visitor.get(f"/tables/{table}/chances")).get("points") == []
            chair = await visitor.sit_at(table)
            while await chair.my_turn():
                reply = await chair.order("choose", {"actions": [chair.state["choices"][0]["do"]]})
                await chair.until(lambda reply=reply: chair.state["seq"] >= reply["seq"])
            found = await visitor.get(f"/tables/{table}/chances")
            for _ in range(900):
                if len(found["points"]) > 3:
                    break
                await asyncio.sleep(0.1)
                found = await visitor.get(f"/tables/{table}/chances")
            assert len(found["points"]) > 3
            for point in found["points"]:
                assert sum(point["shares"]) == pytest.approx(1, abs=0.01)
            await chair.close()
            await visitor.close()

    asyncio.run(go())


def test_a_curve_is_kept_over_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its turning points are there after the first pass; another process has it finished."""
    tried: list[list[memories.TurningPoint]] = []

    async def first_pass(room: ChancesRoom, live: Live) -> None:
        tried.append((await room.of(live)).turning)

    async def go() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        live = Live(await founded(store), played("liars-dice"), None)
        hall = Hall(store, Pool(1))
        room = ChancesRoom(hall)

        async def play(task: Task) -> list[float]:
            early = task.position["drawn"] < live.match.state.drawn // 2
            if task.seed.endswith("/40"):
                await first_pass(room, live)
            return [0.9, 0.1] if early else [0.1, 0.9]

        monkeypatch.setattr(room, "play", play)
        assert not (await room.of(live)).done
        [curve] = room.curves.values()
        assert curve.task is not None
        await curve.task
        finished = await room.of(live)
        assert finished.done
        assert tried[0] == finished.turning != []
        other = ChancesRoom(hall)
        assert await other.of(live) == finished
        await hall.stop()
        await store.close()

    asyncio.run(go())


def test_a_game_played_on_from_its_last_choice_is_nearly_decided() -> None:
    """The worker's own function, on a position of a real game."""
    match = played("liars-dice")
    game = match.game
    end = match.record.end
    assert end is not None
    before = Match.replay(game, match.box, match.record, match.alive()[-2])
    live = Live(ROW, match, None)
    shares = play_on(Task(live, game.visibility.dump(before.state), "seed", 5))
    assert sum(shares) == pytest.approx(1)
    assert shares[end["winners"][0]] > 0.5


def test_a_worker_goes_with_its_server() -> None:
    """Also with one that was killed: nobody is left to send it home."""
    code = (
        "import os, time\n"
        "from concurrent.futures import ProcessPoolExecutor\n"
        "from multiprocessing import get_context\n"
        "from boardwright.server.chances import stand_back\n"
        "if __name__ == '__main__':\n"
        "    pool = ProcessPoolExecutor(1, get_context('spawn'), stand_back)\n"
        "    print(pool.submit(os.getpid).result(), flush=True)\n"
        "    time.sleep(60)\n"
    )
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "server.py")
        path.write_text(code)
        server = subprocess.Popen([sys.executable, str(path)], stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        server.kill()
        server.wait()
        until = time.monotonic() + 20
        while is_there(worker) and time.monotonic() < until:
            time.sleep(0.05)
        assert not is_there(worker)
        server.stdout.close()


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
