"""A full disk: moves are refused with a sentence, nothing is harmed, and with room it goes on."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from pathlib import Path

from boardwright.store import Store
from tests.helpers.house import Chair, ServerProcess, Visitor, serving
from tests.helpers.players import leave


def limit_files(server: ServerProcess, size: int) -> None:
    """No file of the server may grow beyond that: what it writes there fails as on a full disk."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def largest(folder: Path) -> int:
    return max(file.stat().st_size for file in folder.iterdir())


async def play_until_refused(chair: Chair) -> tuple[str, dict[str, list[int]]]:
    """The id and data of the first order that could not be kept."""
    for n in range(500):
        assert await chair.my_turn()
        data = {"actions": [chair.state["choices"][0]["do"]]}
        reply = await chair.order("choose", data, id=f"order {n}")
        if not reply["done"]:
            assert reply["fault"]["why"] == "not-kept"
            text = reply["fault"]["text"]
            assert text[0].isupper()
            assert text.endswith(".")
            return f"order {n}", data
        await chair.until(lambda v=reply["seq"]: chair.state["seq"] >= v)
    raise AssertionError("the disk is never full")


def test_a_full_disk_refuses_and_harms_nothing(tmp_path: Path) -> None:
    async def play(server: ServerProcess) -> None:
        visitor = Visitor(server.url)
        founded = await visitor.found("keythedral", {"who": "you"}, {"who": "device"}, start=True)
        table = founded["table"]["id"]
        chair = await visitor.sit_at(table, 0)
        other = await visitor.sit_at(table, 1)
        mover = chair if chair.state.get("choices") else other
        limit_files(server, largest(tmp_path) + (40 << 10))
        refused, data = await play_until_refused(mover)
        version = mover.state["seq"]

        # The table is as it was, for everybody, and can be read and entered.
        assert (await visitor.get(f"/tables/{table}"))["table"]["version"] == version
        late = await visitor.sit_at(table, 1)
        assert late.state["seq"] == version
        again = await mover.order("choose", data, id=refused)
        assert again["fault"]["why"] == "not-kept"
        answer = await visitor.call("POST", "/tables", {"game": "keythedral", "seats": []})
        assert answer.status_code == 422
        plan = {"game": "keythedral", "seats": [{"who": "you"}, {"who": "device"}]}
        answer = await visitor.call("POST", "/tables", plan)
        assert answer.status_code == 503
        assert answer.json()["faults"][0]["text"].endswith(".")
        assert (await visitor.http.get("/healthz")).status_code == 200

        # With room again the same order is done, once.
        limit_files(server, resource.RLIM_INFINITY)
        mover.replies.clear()
        again = await mover.order("choose", data, id=refused, seen=version)
        assert again["done"]
        assert again["seq"] == version + 1
        await late.until(lambda: late.state["seq"] == version + 1)
        for each in (chair, other, late):
            await leave(each)
        await visitor.close()
        store = await Store.open(server.database)
        steps = await store.steps(table)
        await store.close()
        assert [step.n for step in steps] == list(range(version + 2))

    with serving(f"sqlite:///{tmp_path}/tables.db") as server:
        asyncio.run(play(server))
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
