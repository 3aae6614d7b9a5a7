"""Who may do what: every route and every order by the owner of a seat, by another player, by
somebody who watches, by a stranger without a cookie, and by somebody whose link was withdrawn."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from boardwright.server.routes import ROUTES
from tests.helpers.house import Chair, ServerProcess, Visitor, serving
from tests.helpers.images import body, png

YOU, LINK, ANYONE = {"who": "you"}, {"who": "link"}, {"who": "anyone"}
BOT = {"who": "bot", "level": "random"}
GAME = "liars-dice"
COMMANDS: dict[str, dict[str, Any]] = {
    "choose": {"actions": [0]},
    "undo": {},
    "redo": {},
    "propose": {"kind": "stop"},
    "vote": {"yes": True},
    "leave": {},
    "return": {},
    "forced": {"how": "answer"},
}
QUERIES: dict[str, dict[str, Any]] = {
    "look": {"do": 0},
    "weigh": {"of": [0]},
    "why": {"do": 0},
    "hint": {},
    "plan": {"steps": []},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("seats")
    with serving(f"sqlite:///{folder}/tables.db") as found:
        yield found


class People:
    """Ann, who opened the table and sits first; Bob in the second seat; Dan, who was in the third
    until his link was withdrawn; Cid, who is known here but has no seat; a stranger."""

    def __init__(self, url: str) -> None:
        self.ann, self.bob, self.cid, self.dan, self.stranger = [Visitor(url) for _ in range(5)]
        self.table = ""

    def all(self) -> dict[str, Visitor]:
        names = ("ann", "bob", "cid", "dan", "stranger")
        return {name: getattr(self, name) for name in names}

    async def begin(self, **more: Any) -> None:
        founded = await self.ann.found(GAME, YOU, LINK, LINK, **more)
        self.table = founded["table"]["id"]
        await self.bob.join(founded["links"][0], "Bob")
        await self.dan.join(founded["links"][1], "Dan")
        await self.cid.call("PUT", "/me", {"name": "Cid"})

    async def withdraw(self) -> None:
        gone = await self.ann.call("DELETE", f"/tables/{self.table}/links/2")
        assert gone.status_code == 204


@asynccontextmanager
async def at_table(server: ServerProcess, **more: Any) -> AsyncIterator[People]:
    people = People(server.url)
    try:
        await people.begin(**more)
        yield people
    finally:
        for visitor in people.all().values():
            await visitor.close()


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(work(), 60)

    asyncio.run(bounded())


# What each may do at a game that goes on: the status of the answer, for Ann, Bob and the others.
OPEN = (200, 200, 200)
API = [
    ("GET", "", None, OPEN),
    ("GET", "/moments", None, OPEN),
    ("GET", "/seals", None, OPEN),
    ("GET", "/chances", None, OPEN),
    ("GET", "/record", None, (409, 409, 409)),
    ("GET", "/past?at=0&viewer=-1", None, OPEN),
    ("GET", "/past?at=0&viewer=0", None, (200, 403, 403)),
    ("GET", "/past?at=0&viewer=1", None, (403, 200, 403)),
    ("GET", "/past?at=0&viewer=2", None, (403, 403, 403)),
    ("GET", "/past?at=0&viewer=-2", None, (403, 403, 403)),
    ("GET", "/past?at=0&viewer=7", None, (403, 403, 403)),
    ("POST", "/report", {"n": 10_000}, (404, 404, 404)),
    ("POST", "/sit", {}, (409, 409, 409)),
    ("POST", "/start", None, (409, 403, 403)),
    ("POST", "/rematch", None, (409, 409, 409)),
    ("POST", "/branch", {"at": 0}, (409, 409, 409)),
    ("PUT", "/quiet", None, (204, 204, 403)),
    ("DELETE", "/quiet", None, (204, 204, 403)),
    ("PUT", "/pictures/0", body(png()), (204, 204, 403)),
    ("GET", "/pictures/0", None, OPEN),
    ("POST", "/links/0", None, (200, 403, 403)),
    ("DELETE", "/links/2", None, (204, 403, 403)),
    ("POST", "/links/2", None, (200, 403, 403)),
    ("POST", "/links/-1", None, (200, 403, 403)),
    ("POST", "/links/9", None, (404, 404, 404)),
    ("POST", "/links/1", None, (200, 200, 403)),
]


def test_the_matrix_names_every_route_of_a_table() -> None:
    routes = {(r.method, r.path) for r in ROUTES if r.path.startswith("/tables/{id}")}
    named = {(method, "/tables/{id}" + shape(path)) for method, path, _, _ in API}
    assert named == routes


def shape(path: str) -> str:
    """The path of a route from one that was asked for."""
    kinds = {"links": "{seat}", "pictures": "{n}"}
    return re.sub(r"(?<=/)(\w+)/.+", lambda m: f"{m[1]}/{kinds[m[1]]}", path.partition("?")[0])


def test_the_api_at_a_game_that_goes_on(server: ServerProcess) -> None:
    async def play() -> None:
        async with at_table(server) as people:
            await people.withdraw()
            for method, path, body, expected in API:
                for name in ("stranger", "dan", "cid", "bob", "ann"):
                    visitor: Visitor = getattr(people, name)
                    people.stranger.cookie = ""
                    answer = await visitor.call(method, f"/tables/{people.table}{path}", body)
                    wanted = expected[{"ann": 0, "bob": 1}.get(name, 2)]
                    assert answer.status_code == wanted, f"{name}: {method} {path}: {answer.text}"

    run(play)


def test_a_table_without_watchers_is_not_there_for_others(server: ServerProcess) -> None:
    async def play() -> None:
        async with at_table(server, watchers=False) as people:
            await people.withdraw()
            for name in ("stranger", "cid", "dan"):
                visitor: Visitor = getattr(people, name)
                for method, path, body, _ in API:
                    answer = await visitor.call(method, f"/tables/{people.table}{path}", body)
                    there = path == "/start"  # who is not the founder learns nothing from this
                    assert answer.status_code == (403 if there else 404), f"{method} {path}"
                chair = await visitor.sit_at(people.table)
                assert chair.bye is not None
                assert chair.bye["why"] == "no-table"
                assert chair.state == {}
                await chair.close()
            assert (await people.bob.get(f"/tables/{people.table}"))["table"]["id"] == people.table

    run(play)


def test_unlisted_tables_are_in_no_list(server: ServerProcess) -> None:
    async def play() -> None:
        people = People(server.url)
        founded = await people.ann.found(GAME, YOU, LINK)
        listed = await people.ann.found(GAME, YOU, ANYONE, listed=True)
        private = await people.ann.found(GAME, YOU, BOT, listed=True, watchers=False, start=True)
        hidden = {founded["table"]["id"], private["table"]["id"]}
        for visitor in (people.cid, people.stranger):
            shown: set[str] = set()
            for show in ("mine", "open", "watch", "finished"):
                found = await visitor.get(f"/tables?show={show}&mine=1")
                shown |= {table["id"] for table in found["tables"]}
            assert not hidden & shown
        assert listed["table"]["id"] in {
            table["id"] for table in (await people.cid.get("/tables?show=open"))["tables"]
        }
        for visitor in people.all().values():
            await visitor.close()

    run(play)


def test_an_open_table_without_watchers_can_be_joined_from_the_lobby(
    server: ServerProcess,
) -> None:
    async def play() -> None:
        people = People(server.url)
        founded = await people.ann.found(GAME, YOU, ANYONE, listed=True, watchers=False)
        table = founded["table"]["id"]
        sat = await people.bob.post(f"/tables/{table}/sit", {"name": "Bob"})
        assert [seat.get("mine", False) for seat in sat["seats"]] == [False, True]
        late = await people.cid.call("POST", f"/tables/{table}/sit", {})
        assert late.status_code == 404
        for visitor in people.all().values():
            await visitor.close()

    run(play)


async def refused_all(chair: Chair, orders: dict[str, dict[str, Any]], why: str) -> None:
    for do, data in orders.items():
        reply = await chair.order(do, data)
        assert not reply["done"], f"{do}: {reply}"
        assert reply["fault"]["why"] == why, f"{do}: {reply}"


def test_orders_of_those_without_a_seat(server: ServerProcess) -> None:
    async def play() -> None:
        async with at_table(server) as people:
            await people.withdraw()
            for name in ("stranger", "cid", "dan"):
                visitor: Visitor = getattr(people, name)
                for seat in (0, 1, 2):
                    chair = await visitor.sit_at(people.table, seat)
                    assert chair.bye is not None
                    assert chair.bye["why"] == "not-your-view"
                    assert chair.state == {}
                    await chair.close()
                chair = await visitor.sit_at(people.table)
                assert chair.state["seat"] == -1
                before = chair.state["seq"]
                await refused_all(chair, COMMANDS, "not-yours")
                await refused_all(chair, QUERIES, "not-yours")
                assert chair.state["seq"] == before
                assert not any("choices" in frame for frame in chair.frames)
                await chair.close()

    run(play)


def test_orders_for_another_seat(server: ServerProcess) -> None:
    async def play() -> None:
        async with at_table(server) as people:
            players = (people.ann, people.bob, people.dan)
            chairs = [await each.sit_at(people.table) for each in players]
            chairs.sort(key=lambda chair: "choices" not in chair.state)
            asked, other = chairs[:2]
            actions = [choice["do"] for choice in asked.state["choices"]]
            before = other.state["seq"]
            for do, data, why in (
                ("choose", {"actions": actions[:1]}, "not-offered"),
                ("choose", {"actions": actions[:1], "seat": asked.state["seat"]}, "not-offered"),
                ("undo", {}, "no-undo"),
                ("redo", {}, "no-redo"),
                ("vote", {"yes": True}, "no-motion"),
                ("return", {}, "not-away"),
                ("why", {"do": actions[0]}, "not-offered"),
                ("hint", {}, "not-offered"),
            ):
                reply = await other.order(do, data)
                assert not reply["done"], do
                assert reply["fault"]["why"] == why, do
            assert (await other.order("look", {"do": actions[0]})).get("data", {}) == {}
            planned = (await other.order("plan", {"steps": actions[:1]}))["data"]
            assert planned["done"] == 0
            assert planned["choices"] == []
            assert other.state["seq"] == before
            assert (await asked.order("choose", {"actions": actions[:1]}))["done"]
            for chair in chairs:
                await chair.close()

    run(play)


def test_a_withdrawn_seat_closes_its_sockets_within_a_second(server: ServerProcess) -> None:
    async def play() -> None:
        async with at_table(server) as people:
            dan, ann = await people.dan.sit_at(people.table), await people.ann.sit_at(people.table)
            await people.withdraw()
            begun = time.monotonic()
            await dan.until(lambda: dan.bye is not None, 1.0)
            assert time.monotonic() - begun < 1.0
            assert dan.bye is not None
            assert dan.bye["why"] == "revoked"
            assert ann.bye is None
            link = await people.ann.post(f"/tables/{people.table}/links/2")
            await people.dan.join(link)
            back = await people.dan.sit_at(people.table, 2)
            assert back.state["seat"] == 2
            for chair in (dan, ann, back):
                await chair.close()

    run(play)


def test_a_withdrawn_link_to_watch_closes_the_sockets_of_whoever_came_by_it(
    server: ServerProcess,
) -> None:
    async def play() -> None:
        async with at_table(server, watchers=False) as people:
            link = await people.ann.post(f"/tables/{people.table}/links/-1")
            await people.cid.join(link)
            cid = await people.cid.sit_at(people.table)
            assert cid.state["seat"] == -1
            await people.ann.call("DELETE", f"/tables/{people.table}/links/-1")
            await cid.until(lambda: cid.bye is not None, 1.0)
            assert cid.bye is not None
            assert cid.bye["why"] == "revoked"
            await cid.close()

    run(play)


def test_a_player_with_a_link_to_watch_still_plays(server: ServerProcess) -> None:
    async def play() -> None:
        async with at_table(server) as people:
            await people.bob.join(await people.ann.post(f"/tables/{people.table}/links/-1"))
            chair = await people.bob.sit_at(people.table)
            assert chair.state["seat"] == 1
            await chair.close()
            moments = await people.bob.get(f"/tables/{people.table}/moments")
            assert moments["viewers"] == [-1, 1]

    run(play)


def test_nobody_gets_a_link_to_a_bots_seat(server: ServerProcess) -> None:
    async def play() -> None:
        people = People(server.url)
        founded = await people.ann.found(GAME, YOU, LINK, BOT)
        table = founded["table"]["id"]
        await people.ann.post(f"/tables/{table}/start")
        for visitor, status in ((people.ann, 409), (people.cid, 403), (people.stranger, 403)):
            for seat in (1, 2):
                answer = await visitor.call("POST", f"/tables/{table}/links/{seat}")
                assert answer.status_code == status
        for visitor in (people.ann, people.cid):  # a bot has taken this seat meanwhile
            token = founded["links"][0]["url"].partition("#")[2]
            answer = await visitor.call("POST", "/join", {"token": token})
            assert answer.status_code in (404, 409)
        for visitor in people.all().values():
            await visitor.close()

    run(play)


def test_a_player_cannot_open_the_link_of_another(server: ServerProcess) -> None:
    async def play() -> None:
        people = People(server.url)
        founded = await people.ann.found(GAME, YOU, LINK)
        link = founded["links"][0]
        await people.bob.join(link, "Bob")
        token = link["url"].partition("#")[2]
        answer = await people.ann.call("POST", "/join", {"token": token})
        assert answer.status_code == 409
        chair = await people.ann.sit_at(founded["table"]["id"], 1)
        assert chair.bye is not None
        await chair.close()
        await people.bob.join(link)  # their own again, as from a bookmark
        for visitor in people.all().values():
            await visitor.close()

    run(play)


def test_a_founder_gets_no_link_to_a_seat_somebody_took_in_the_lobby(
    server: ServerProcess,
) -> None:
    async def play() -> None:
        people = People(server.url)
        founded = await people.ann.found(GAME, YOU, ANYONE, listed=True)
        table = founded["table"]["id"]
        await people.bob.post(f"/tables/{table}/sit", {"name": "Bob"})
        answer = await people.ann.call("POST", f"/tables/{table}/links/1")
        assert answer.status_code == 409
        chair = await people.bob.sit_at(table)
        assert chair.state["seat"] == 1
        await chair.close()
        for visitor in people.all().values():
            await visitor.close()

    run(play)


def test_a_link_for_ones_own_second_device_keeps_the_first(server: ServerProcess) -> None:
    async def play() -> None:
        async with at_table(server) as people:
            chair = await people.bob.sit_at(people.table)
            link = await people.bob.post(f"/tables/{people.table}/links/1")
            tablet = Visitor(server.url)
            await tablet.join(link)
            second = await tablet.sit_at(people.table)
            assert second.state["seat"] == 1
            assert (await chair.order("forced", {"how": "pause"}))["done"]
            for each in (chair, second):
                await each.close()
            await tablet.close()

    run(play)


def test_strangers_found_no_rematch(server: ServerProcess) -> None:
    async def play() -> None:
        people = People(server.url)
        founded = await people.ann.found(GAME, YOU, BOT, start=True)
        table = founded["table"]["id"]
        chair = await people.ann.sit_at(table)
        assert (await chair.order("propose", {"kind": "stop"}))["done"]
        for visitor in (people.stranger, people.cid):
            answer = await visitor.call("POST", f"/tables/{table}/rematch")
            assert answer.status_code == 403
        await chair.close()
        for visitor in people.all().values():
            await visitor.close()

    run(play)


def test_a_name_that_is_refused_gives_no_seat(server: ServerProcess) -> None:
    async def play() -> None:
        people = People(server.url)
        founded = await people.ann.found(GAME, YOU, LINK)
        token = founded["links"][0]["url"].partition("#")[2]
        answer = await people.bob.call("POST", "/join", {"token": token, "name": "x" * 41})
        assert answer.status_code == 422
        seats = (await people.bob.get(f"/tables/{founded['table']['id']}"))["table"]["seats"]
        assert not seats[1].get("mine", False)
        assert seats[1]["kind"] == "free"
        for visitor in people.all().values():
            await visitor.close()

    run(play)
