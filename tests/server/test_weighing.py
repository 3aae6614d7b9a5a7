"""What options cost and bring: what each changes before the seat, as previews have it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from tests.helpers.house import Chair, Visitor, serving

GAME = "world-without-end"
BOT = {"who": "bot", "level": "random"}


async def sit(visitor: Visitor, **more: Any) -> Chair:
    founded = await visitor.found(GAME, {"who": "you"}, BOT, start=True, **more)
    return await visitor.sit_at(founded["table"]["id"])


def put(scene: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """A scene with some of its zones and figures otherwise: zones by ref, and figures."""
    zones = {zone["ref"]: zone for zone in [*scene["zones"], *change["zones"]]}
    return {"zones": zones, "figures": {**scene["figures"], **change["figures"]}}


async def check(chair: Chair) -> int:
    """Whether weighing agrees with looking; how many options change something."""
    seat, options = chair.state["seat"], [each["do"] for each in chair.state["choices"]]
    after = (await chair.order("weigh", {"of": options}))["data"]["after"]
    for action in options[:24]:
        look = (await chair.order("look", {"do": action})).get("data", {})
        assert (str(action) in after) == bool(look)
        if look:
            found = put(chair.state["scene"], after[str(action)])
            assert found["figures"] == look["scene"]["figures"]
            for zone in look["scene"]["zones"]:
                if zone.get("seat", -1) == seat:
                    assert found["zones"][zone["ref"]] == zone
    return sum([bool(change["zones"]) for change in after.values()])


def test_options_are_weighed_as_they_are_previewed(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        visitor, luck, changing = Visitor(url), random.Random(3), 0
        chair = await sit(visitor)
        for _ in range(15):
            assert await chair.my_turn()
            changing += await check(chair)
            action = luck.choice(chair.state["choices"])["do"]
            seq = chair.state["seq"]
            await chair.order("choose", {"actions": [action]})
            await chair.until(lambda seq=seq: chair.state["seq"] > seq)
        assert changing > 5
        await chair.close()
        await visitor.close()

    with serving(f"sqlite:///{tmp_path}/tables.db") as server:
        asyncio.run(work(server.url))


def test_nothing_is_weighed_at_a_rated_table_nor_what_is_no_list(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        visitor = Visitor(url)
        chair = await sit(visitor, rated=True)
        await chair.my_turn()
        options = [each["do"] for each in chair.state["choices"]]
        assert (await chair.order("weigh", {"of": options})).get("data", {}) == {}
        for odd in ("x", {"0": 1}, list(range(100))):
            assert not (await chair.order("weigh", {"of": odd}))["done"]
        fair = await sit(visitor)
        await fair.my_turn()
        told = await fair.order("weigh", {"of": [-1, 10**9, "x", None]})
        assert told["data"]["after"] == {}
        for each in (chair, fair):
            await each.close()
        await visitor.close()

    with serving(f"sqlite:///{tmp_path}/tables.db") as server:
        asyncio.run(work(server.url))
