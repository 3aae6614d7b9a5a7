"""The host: bots that think beside everything else, games that are kept, two clients at once."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from boardwright.bots import hint, make_bot
from boardwright.games import find
from boardwright.kernel.frame import Ask
from boardwright.match import Journal, Match, Player
from boardwright.table import Command, Reply, Table
from boardwright.table.host import FileStore, Host, Memory
from boardwright.table.thinking import Pool, job_for
from tests.example.cairn import GAME

ADA: list[Player] = [{"person": "Ada"}, {"bot": "greedy"}]


def match(seats: int = 2, players: list[Player] | None = None, seed: str = "host") -> Match:
    return Match.new(find("keythedral"), seats, {}, seed=seed, players=players or ADA)


def asks(table: Table) -> Ask:
    assert table.match.state.asked is not None
    return table.match.state.asked


def options_of(table: Table) -> list[int]:
    return asks(table).options


def choose(host: Host, name: str, seat: int = 0, n: int = 0) -> Reply:
    table = host.tables[name].table
    asked = table.match.state.asked
    assert asked is not None
    data = {"actions": [asked.options[n]]}
    command = Command(f"{name}/{table.version}", seat, table.version, "choose", data)
    reply = host.do(name, command)
    host.wake(name)
    return reply


def run(scenario: Any) -> None:
    asyncio.run(scenario)


def test_bots_play_until_a_person_is_asked() -> None:
    async def scenario() -> None:
        host = Host(Pool(1))
        table = host.open("a", match(), Memory())
        host.wake("a")
        await host.quiet("a")
        asked = table.match.state.asked
        assert asked is not None
        assert asked.seat == 0
        for _ in range(4):
            assert (choose(host, "a")).done
            await host.quiet("a")
            assert table.match.state.asked is not None
            assert table.match.state.asked.seat == 0
        assert host.tables["a"].troubles == []
        await host.close()

    run(scenario())


def slow(line: Connection) -> None:
    """A worker that never answers in time."""
    line.send("ready")
    while True:
        line.recv()
        time.sleep(60)


def dying(line: Connection) -> None:
    line.send("ready")
    line.recv()
    os._exit(3)


def lying(line: Connection) -> None:
    line.send("ready")
    while True:
        line.recv()
        line.send(10**9)


@pytest.mark.parametrize(
    ("worker", "trouble"), [(slow, "overrun"), (dying, "overrun"), (lying, "not-offered")]
)
def test_a_bot_that_fails_falls_back_within_a_second_of_its_budget(
    worker: Any, trouble: str
) -> None:
    async def scenario() -> None:
        host = Host(Pool(1, worker))
        table = host.open(
            "a", match(players=[{"bot": "master"}, {"person": "Ada"}]), Memory(), budget=0.2
        )
        while table.bot_to_move() < 0 or len(options_of(table)) == 1:
            seat = asks(table).seat
            data = {"actions": [options_of(table)[0]]}
            host.do("a", Command(f"{table.version}", seat, table.version, "choose", data))
        host.pool.workers[0].start()
        begun = time.monotonic()
        assert await host.bot_turn("a")
        assert time.monotonic() - begun < 0.2 + 1.0
        assert host.tables["a"].troubles == [f"master at seat 0: {trouble}"]
        assert table.match.record.entries[-1]["trouble"] == trouble
        await host.close()

    run(scenario())


def test_a_bot_gets_a_re_dealt_position_and_never_the_true_one() -> None:
    played = Match.new(GAME, 3, {}, seed="hidden")
    asked = played.state.asked
    assert asked is not None
    true = GAME.visibility.dump(played.state)["hands"]
    dealt = [job_for(played, "random", None, 1.0)[0].position["hands"] for _ in range(30)]
    assert all(hands[asked.seat] == true[asked.seat] for hands in dealt)
    assert any(hands != true for hands in dealt)


def test_undo_while_a_bot_thinks_makes_its_choice_stale() -> None:
    async def scenario() -> None:
        host = Host(Pool(1))
        players: list[Player] = [{"person": "Ada"}, {"bot": "mcts@4000"}]
        table = host.open("a", match(players=players), Memory(), budget=1.0)
        host.wake("a")
        await host.quiet("a")
        # Ada's choices up to the moment at which the bot begins to think and she can take back.
        for _ in range(60):
            if table.bot_to_move() == 1 and table.match.undoable(0) is not None:
                break
            if table.bot_to_move() == 1:
                await host.quiet("a")
            else:
                choose(host, "a")
        else:
            pytest.fail("no such moment in this game")
        before = len([e for e in table.match.record.entries if e.get("seat") == 1 and "do" in e])
        reply = host.do("a", Command("undo", 0, table.version, "undo"))
        assert reply.done
        await host.quiet("a")
        after = len([e for e in table.match.record.entries if e.get("seat") == 1 and "do" in e])
        assert after == before
        assert table.match.state.asked is not None
        assert table.match.state.asked.seat == 0
        await host.close()

    run(scenario())


def test_advice_while_a_bot_thinks_disturbs_neither() -> None:
    async def scenario() -> None:
        host = Host(Pool(1))
        players: list[Player] = [{"bot": "mcts@300"}, {"person": "Ada"}]
        table = host.open("a", match(players=players), Memory(), budget=2.0)
        host.wake("a")
        state = table.match.state
        game = table.match.game
        thoughts = await asyncio.to_thread(
            hint, game, state, "advice", make_bot(game, "greedy", "advice"), 0.5
        )
        assert thoughts
        await host.quiet("a")
        assert table.match.state.asked is not None
        assert table.match.state.asked.seat == 1
        assert host.tables["a"].troubles == []
        await host.close()

    run(scenario())


def test_of_two_clients_on_one_seat_the_second_is_told_that_it_is_late() -> None:
    host = Host(Pool(0))
    people: list[Player] = [{"person": "Ada"}, {"person": "Bo"}]
    table = host.open("a", match(players=people), Memory())
    asked = table.match.state.asked
    assert asked is not None
    data = {"actions": [asked.options[0]]}
    assert host.do("a", Command("phone", asked.seat, 0, "choose", data)).done
    assert host.do("a", Command("laptop", asked.seat, 0, "choose", data)).why == "stale"


def test_a_rule_that_raises_costs_nothing_and_nobody_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host, told = Host(Pool(0)), []
    people: list[Player] = [{"person": "Ada"}, {"person": "Bo"}]
    table = host.open("a", match(players=people), Memory())
    host.listen("a", lambda table: told.append(table.version))
    before = table.match.digest()

    def explode(*args: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(type(table.match.state.stack[-1]), "answer", explode)
        data = {"actions": [options_of(table)[0]]}
        seat = asks(table).seat
        assert host.do("a", Command("x", seat, 0, "choose", data)).why == "defect"
    assert (table.match.digest(), told) == (before, [])
    assert host.do("a", Command("y", seat, 0, "choose", data)).done
    assert told == [1]


def test_a_game_is_on_disk_before_anybody_is_told(tmp_path: Path) -> None:
    async def scenario() -> None:
        path = tmp_path / "game.jsonl"
        host = Host(Pool(1))
        kept: list[bool] = []

        def told(table: Table) -> None:
            text = path.read_text("utf-8")
            kept.append(f'"n":{len(table.match.record.entries) - 1},' in text)

        players: list[Player] = [{"person": "Ada"}, {"person": "Bo"}]
        table = host.open("a", match(players=players), FileStore(Journal(path)))
        host.listen("a", told)
        for _ in range(10):
            asked = table.match.state.asked
            assert asked is not None
            assert (choose(host, "a", asked.seat)).done
        assert kept == [True] * 10
        again = Match.open(table.match.game, table.match.box, path)
        assert again.digest() == table.match.digest()
        await host.close()

    run(scenario())


def test_tables_share_the_workers_fairly() -> None:
    """Many tables with bots on two workers: each gets its turn."""

    async def scenario() -> None:
        host = Host(Pool(2))
        names = [f"t{i}" for i in range(50)]
        bots: list[Player] = [{"bot": "mcts@2"}, {"bot": "mcts@2"}]
        for name in names:
            host.open(name, match(players=bots, seed=name), Memory(), budget=0.5)
            host.wake(name)
        done = [0]
        for _ in range(600):
            await asyncio.sleep(0.05)
            done = [host.tables[name].table.version for name in names]
            if min(done) >= 4:
                break
        assert min(done) >= 4
        assert max(done) <= 3 * min(done)  # questions with one answer are no work
        assert not any(host.tables[name].troubles for name in names)
        await host.close()

    run(scenario())


# In a process of its own: in this one something may be watching over processes already.
NO_STDERR = """
import sys
from types import SimpleNamespace
from boardwright.table.thinking import Pool

if __name__ == "__main__":
    pool = Pool(1)
    sys.stderr = SimpleNamespace(fileno=lambda: -1, write=len, flush=lambda: None)
    pool.workers[0].start()
    pool.close()
    print("started")
"""


def test_a_bot_apart_starts_under_a_full_screen_that_has_taken_stderr(tmp_path: Path) -> None:
    script = tmp_path / "screen.py"
    script.write_text(NO_STDERR, encoding="utf-8")
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert done.stdout == "started\n"
