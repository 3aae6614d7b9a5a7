"""Watching: what everybody sees, some choices late where the table says so."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.helpers.house import Chair, Visitor, serving

TWO = ({"who": "you"}, {"who": "device"})


async def choose(chair: Chair) -> None:
    reply = await chair.order("choose", {"actions": [chair.state["choices"][0]["do"]]})
    assert reply["done"], reply
    await chair.until(lambda: chair.state["seq"] >= reply["seq"])


def test_whoever_watches_a_delayed_table_is_so_many_choices_behind(tmp_path: Path) -> None:
    async def go() -> None:
        with serving(f"sqlite:///{tmp_path}/tables.db") as server:
            host, guest = Visitor(server.url), Visitor(server.url)
            made = await host.found("keythedral", *TWO, start=True, delay=3)
            table = made["table"]["id"]
            chairs = [await host.sit_at(table, seat) for seat in (0, 1)]
            watcher = await guest.sit_at(table)
            seen = [watcher.state["entries"]]
            for _ in range(6):
                asked = chairs[0].state["question"]["seat"]
                chair = chairs[asked]
                await chair.until(lambda chair=chair: bool(chair.state.get("choices")))
                await choose(chair)
                seq = chair.state["seq"]
                for each in (*chairs, watcher):
                    await each.until(lambda each=each, seq=seq: each.state["seq"] >= seq)
                seen.append(watcher.state["entries"])
            assert seen[:4] == [1, 1, 1, 1]
            now = chairs[0].state
            assert now["entries"] - watcher.state["entries"] == 3
            assert watcher.state["scene"] != now["scene"]
            last = now["entries"] - 1
            assert (await guest.call("GET", f"/tables/{table}/past?at={last}")).status_code == 404
            moments = (await guest.get(f"/tables/{table}/moments"))["moments"]
            assert moments[-1]["n"] == watcher.state["entries"] - 1
            assert (await host.get(f"/tables/{table}/moments"))["moments"][-1]["n"] == last
            for each in (*chairs, watcher):
                await each.close()
            await host.close()
            await guest.close()

    asyncio.run(go())
