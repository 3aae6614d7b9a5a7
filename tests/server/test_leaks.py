"""Hidden information never leaves the server: not in frames, not in answers, not in refusals."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from boardwright.games import REGISTRY
from boardwright.server import queries
from boardwright.store import Store, hashed
from tests.helpers.house import Chair, ServerProcess, Visitor, serving
from tests.helpers.leaks import Leak, Watch, sit_down, watch_games

TITLES = [*REGISTRY, "liars-dice"]
GAMES = 50  # of a title; benchmarks/leaks.py plays a thousand
LOOKS = {"keythedral": 1}  # decisions of a game that are looked at, by everybody; else
USUAL = 2


@pytest.mark.parametrize("name", TITLES)
def test_another_deal_changes_nothing_that_is_sent(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(queries, "ADVISER", "greedy")  # one that takes no time into account
    watched = watch_games(name, GAMES, LOOKS.get(name, USUAL), "leaks", hints=25)
    assert len(watched) == GAMES
    assert sum([watch.compared for watch in watched]) > GAMES * 10
    assert sum([watch.frames for watch in watched]) > GAMES / 2


def test_a_leak_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a watcher is sent is taken from a seat's view: then the comparison must fail."""
    live = sit_down("liars-dice", 3, {}, "noticed")
    view = live.match.view
    monkeypatch.setattr(live.match, "view", lambda seat: view(max(seat, 0)))
    with pytest.raises(Leak, match="viewer -1"):
        asyncio.run(Watch(live, random.Random(1)).compare(hints=False))


# Over the wire: everything that is sent while games go on, and everything that is logged.


class Ear:
    """All that a visitor is sent."""

    def __init__(self, url: str) -> None:
        self.visitor = Visitor(url)
        self.chairs: list[Chair] = []
        self.bodies: list[str] = []

    async def call(self, method: str, path: str, body: Any = None) -> None:
        self.bodies.append((await self.visitor.call(method, path, body)).text)

    def heard(self) -> str:
        return "\n".join([*self.bodies, *[text for chair in self.chairs for text in chair.raw]])


async def play_some(ears: list[Ear], choices: int) -> None:
    """Both play at random for a while; the game must not come to its end."""
    luck = random.Random(5)
    for _ in range(choices):
        chairs = [ear.chairs[0] for ear in ears if ear.chairs[0].state.get("choices")]
        if not chairs:
            return
        chair = chairs[0]
        action = luck.choice(chair.state["choices"])["do"]
        seq = chair.state["seq"]
        asked = {"look": {"do": action}, "weigh": {"of": [action]}, "why": {"say": "nonsense"}}
        for do, data in {**asked, "hint": {}}.items():
            if do != "hint" or luck.random() < 0.05:
                await chair.order(do, data)
        assert (await chair.order("choose", {"actions": [action]}))["done"]
        for ear in ears:
            other = ear.chairs[0]
            await other.until(lambda other=other, seq=seq: other.state["seq"] > seq)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder: Path = tmp_path_factory.mktemp("leaks")
    with serving(f"sqlite:///{folder}/tables.db", "--log-level", "debug") as found:
        yield found


ROUTES = ("", "/moments", "/seals", "/chances", "/record", "/past?at=0&viewer=-1")


@pytest.mark.parametrize("name", TITLES)
def test_tokens_seeds_and_draws_never_leave(server: ServerProcess, name: str) -> None:
    async def play() -> None:
        ann, bob, cid = [Ear(server.url) for _ in range(3)]
        founded = await ann.visitor.found(name, {"who": "you"}, {"who": "link"})
        table, links = founded["table"]["id"], founded["links"]
        await bob.visitor.join(links[0], "Bob")
        await cid.visitor.call("PUT", "/me", {"name": "Cid"})
        for ear in (ann, bob, cid):
            ear.chairs.append(await ear.visitor.sit_at(table))
        await play_some([ann, bob], 12)
        for ear in (ann, bob, cid):
            for path in ROUTES:
                await ear.call("GET", f"/tables/{table}{path}")
            for path in ("/house", "/tables?show=mine", "/tables?show=open", "/statistics"):
                await ear.call("GET", path)
            await ear.call("POST", "/join", {"token": "no such token"})
            await ear.call("GET", f"/tables/{table}/past?at=0&viewer=0")
        await ann.call("POST", f"/tables/{table}/links/0")
        fresh = ann.bodies.pop()  # the only kind of answer that holds a token
        store = await Store.open(server.database)
        seeds = [*(await store.seeds(table)).values()]
        row = await store.table(table)
        assert row is not None
        people = [person for _, person in await store.grants(table)]
        steps = await store.steps(table)
        await store.close()
        assert seeds == [row.house["seed"]]
        drawn = [line for step in steps for line in step.lines if "chance" in line]
        assert drawn or name == "guilds-of-london"
        tokens = [link["url"].partition("#")[2] for link in links]
        tokens.append(fresh.partition("#")[2].partition('"')[0])
        cookies = [ear.visitor.cookie.partition("=")[2] for ear in (ann, bob, cid)]
        secrets = [*seeds, *tokens, *cookies, *map(hashed, [*tokens, *cookies])]
        assert all(len(secret) > 40 for secret in secrets)
        for ear in (ann, bob, cid):
            heard = ear.heard()
            assert [secret for secret in [*secrets, '"chance"'] if secret in heard] == []
            others = [person for person in people if person not in await me(ear)]
            assert [person for person in others if person in heard] == []
        said = server.said()
        assert [secret for secret in secrets if secret in said] == []
        for ear in (ann, bob, cid):
            await ear.chairs[0].close()
            await ear.visitor.close()

    asyncio.run(play())


async def me(ear: Ear) -> str:
    return str((await ear.visitor.get("/house"))["me"])
