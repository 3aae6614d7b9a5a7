"""A push is received, can be opened by its browser alone, and says all that waits at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from http_ece import ECEException

from boardwright.server import messages as m
from boardwright.server.founding import Founding
from boardwright.server.guard import Origins
from boardwright.server.hall import Hall
from boardwright.server.notices import Notices, Senders
from boardwright.store import Person, Store
from boardwright.table.thinking import Pool
from tests.helpers.house import Visitor, serving
from tests.helpers.sinks import Keys, PushService, Subscription, claims, sink

GAME = "liars-dice"
URL = "https://house.example"
ANN = Person("ann", "Ann", {}, "")


class House:
    """A house where Ann has switched on notices in her browser, and left."""

    def __init__(self, store: Store, endpoint: str) -> None:
        self.keys = Keys()
        self.store = store
        self.hall = Hall(store, Pool(1))
        senders = Senders(push_key=self.keys.secret, push_public=self.keys.public)
        self.notices = Notices(store, self.hall, senders, URL, near=True)
        self.notices.pause = 0.4
        self.hall.told = self.notices.moved
        self.founding = Founding(store, self.hall, Origins(URL))
        self.browser = Subscription(endpoint)

    async def table(self) -> str:
        """A table that waits for Ann."""
        plans = [m.SeatPlan("you"), m.SeatPlan("device")]
        return (await self.founding.found(ANN, m.NewTable(GAME, plans))).table.id

    def read(self) -> list[Any]:
        return [self.browser.read(push) for push in PushService.got]

    async def told(self, count: int) -> list[Any]:
        """What has come, when so much has; nothing more comes soon after."""
        begun = time.monotonic()
        while len(PushService.got) < count and time.monotonic() - begun < 20:
            await asyncio.sleep(0.05)
        await asyncio.sleep(2 * self.notices.pause)
        return self.read()


@pytest.fixture
def endpoint() -> Iterator[str]:
    PushService.got.clear()
    PushService.answer = (201, "")
    with sink(ThreadingHTTPServer(("127.0.0.1", 0), PushService)) as port:
        yield f"http://127.0.0.1:{port}/for/ann"


def play(folder: Path, endpoint: str, work: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with at_home(folder, endpoint) as house:
            await work(house)

    asyncio.run(run())


@asynccontextmanager
async def at_home(folder: Path, endpoint: str) -> AsyncIterator[House]:
    store = await Store.open(f"sqlite:///{folder}/tables.db")
    house = House(store, endpoint)
    await store.new_person("ann", "a" * 64, "Ann")
    await house.notices.subscribe(ANN, m.Notify("push", house.browser.text()))
    try:
        yield house
    finally:
        await house.hall.stop()
        await store.close()


def test_a_push_is_received_and_opened_by_its_browser_alone(tmp_path: Path, endpoint: str) -> None:
    async def work(house: House) -> None:
        table = await house.table()
        live = await house.hall.live(table)
        assert live is not None
        for _ in range(3):  # the same question is not told again
            house.notices.moved(live)
        address = f"{URL}/t/{table}"
        assert await house.told(1) == [{"title": "Liar's Dice: it is your turn.", "url": address}]
        [push] = PushService.got
        assert push.path == "/for/ann"
        assert int(push.headers["ttl"]) >= 3600  # for a device that is off now
        assert table.encode() not in push.body
        with pytest.raises(ECEException, match="InvalidTag"):
            Subscription(endpoint).read(push)
        said = claims(push, house.keys)
        assert endpoint.startswith(said["aud"])
        assert time.time() < said["exp"] <= time.time() + 86400

    play(tmp_path, endpoint, work)


def test_tables_that_wait_together_are_one_notice(tmp_path: Path, endpoint: str) -> None:
    async def work(house: House) -> None:
        for _ in range(3):
            await house.table()
        both = f"{URL}/tables"
        assert await house.told(1) == [{"title": "3 tables wait for you.", "url": both}]
        await house.table()
        assert (await house.told(2))[1:] == [{"title": "4 tables wait for you.", "url": both}]
        topics = {push.headers["topic"] for push in PushService.got}
        assert len(topics) == 1  # so that the second takes the place of a first not delivered

    play(tmp_path, endpoint, work)


def test_a_quiet_table_is_never_told_of(tmp_path: Path, endpoint: str) -> None:
    async def work(house: House) -> None:
        quiet = await house.table()
        await house.store.hush("ann", quiet, True)
        assert await house.told(0) == []
        loud = await house.table()
        assert [each["url"] for each in await house.told(1)] == [f"{URL}/t/{loud}"]
        await house.store.hush("ann", quiet, False)
        live = await house.hall.live(quiet)
        assert live is not None
        house.notices.moved(live)
        assert [each["title"] for each in await house.told(2)][1:] == ["2 tables wait for you."]

    play(tmp_path, endpoint, work)


def test_whoever_came_meanwhile_is_not_told(tmp_path: Path, endpoint: str) -> None:
    async def work(house: House) -> None:
        live = await house.hall.live(await house.table())
        assert live is not None
        live.elsewhere["another"] = (time.monotonic(), [0, 1], 0)  # she has opened the page
        assert await house.told(0) == []

    play(tmp_path, endpoint, work)


def test_a_subscription_that_has_ended_is_forgotten(tmp_path: Path, endpoint: str) -> None:
    async def work(house: House) -> None:
        for status, kept in ((500, 1), (410, 0)):
            PushService.answer = (status, "")
            await house.table()
            await house.told(len(PushService.got) + 1)
            assert len(await house.store.notices("ann")) == kept

    play(tmp_path, endpoint, work)


def test_a_push_service_sends_nobody_elsewhere(tmp_path: Path, endpoint: str) -> None:
    async def work(house: House) -> None:
        PushService.answer = (307, "/elsewhere")
        await house.table()
        await house.told(1)
        assert [push.path for push in PushService.got] == ["/for/ann"]

    play(tmp_path, endpoint, work)


def test_whoever_sits_at_a_table_keeps_it_quiet(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        ann, stranger = Visitor(url), Visitor(url)
        founded = await ann.found(GAME, {"who": "you"}, {"who": "device"})
        table = f"/tables/{founded['table']['id']}"
        for method, quiet in (("PUT", True), ("PUT", True), ("DELETE", False)):
            assert (await ann.call(method, f"{table}/quiet")).status_code == 204
            assert (await ann.get(table))["table"].get("quiet", False) is quiet
            [mine] = (await ann.get("/tables?show=mine"))["tables"]
            assert mine.get("quiet", False) is quiet
            assert "quiet" not in (await stranger.get(table))["table"]
        assert (await stranger.call("PUT", f"{table}/quiet")).status_code == 403
        assert (await ann.call("PUT", "/tables/nowhere/quiet")).status_code == 404
        await ann.close()
        await stranger.close()

    with serving(f"sqlite:///{tmp_path}/tables.db") as server:
        asyncio.run(work(server.url))
