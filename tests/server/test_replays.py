"""Looking back: moments, the past, seals, branches, records, rematches, statistics."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from boardwright.kernel.chance import Sealed, commitment
from boardwright.server.memories import Standing
from boardwright.server.statistics import wins
from boardwright.store import Store
from tests.helpers.house import Chair, ServerProcess, Visitor, serving

YOU, LINK, BOT = {"who": "you"}, {"who": "link"}, {"who": "bot", "level": "random"}
GAME = "liars-dice"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("replays")
    with serving(f"sqlite:///{folder}/tables.db") as found:
        yield found


class Pair:
    """Ann and Bob at a table."""

    def __init__(self, url: str) -> None:
        self.ann, self.bob, self.cid = [Visitor(url) for _ in range(3)]
        self.chairs: list[Chair] = []
        self.table = ""

    async def play(self, limit: int = 1000) -> None:
        """The last choice there is, which soon ends the game."""
        for _ in range(limit):
            asked = [chair for chair in self.chairs if chair.state.get("choices")]
            if not asked:
                return
            seen = asked[0].state["seq"]
            last = asked[0].state["choices"][-1]["do"]
            assert (await asked[0].order("choose", {"actions": [last]}))["done"]
            for chair in self.chairs:
                await chair.until(lambda chair=chair, seen=seen: chair.state["seq"] > seen)


@asynccontextmanager
async def pair(server: ServerProcess, **more: Any) -> AsyncIterator[Pair]:
    found = Pair(server.url)
    founded = await found.ann.found(GAME, {**YOU, "name": "Ann"}, LINK, **more)
    found.table = founded["table"]["id"]
    await found.bob.join(founded["links"][0], "Bob")
    found.chairs = [await each.sit_at(found.table) for each in (found.ann, found.bob)]
    try:
        yield found
    finally:
        for chair in found.chairs:
            await chair.close()
        for visitor in (found.ann, found.bob, found.cid):
            await visitor.close()


def faces(past: dict[str, Any]) -> str:
    return json.dumps(past["scene"])


def test_during_a_game_the_past_is_ones_own(server: ServerProcess) -> None:
    async def play() -> None:
        async with pair(server) as two:
            await two.play(3)
            at = f"/tables/{two.table}"
            moments = await two.bob.get(f"{at}/moments")
            assert moments["viewers"] == [-1, 1]
            last = moments["moments"][-1]["n"]
            for n in range(last + 1):
                own = await two.bob.get(f"{at}/past?at={n}&viewer=1")
                assert own["viewer"] == 1
                for viewer in (0, -2, 2):
                    answer = await two.bob.call("GET", f"{at}/past?at={n}&viewer={viewer}")
                    assert answer.status_code == 403
            now = await two.bob.get(f"{at}/past?at={last}&viewer=1")
            assert now["scene"] == two.chairs[1].state["scene"]
            assert faces(now) != faces(await two.ann.get(f"{at}/past?at={last}&viewer=0"))
            gone = await two.bob.call("GET", f"{at}/past?at=9999&viewer=1")
            assert gone.status_code == 404

    asyncio.run(play())


def test_after_a_game_everything_can_be_looked_at_and_checked(server: ServerProcess) -> None:
    async def play() -> None:
        async with pair(server) as two:
            at = f"/tables/{two.table}"
            running = (await two.cid.get(f"{at}/seals"))["seals"]
            assert [(seal["draws"], seal.get("seed", "")) for seal in running] == [([], "")]
            shown = two.chairs[0].state["commit"]
            await two.play()
            assert two.chairs[0].state["over"]
            assert (await two.cid.get(f"{at}/moments"))["viewers"] == [-1, 0, 1]
            for viewer in (-1, 0, 1):
                await two.cid.get(f"{at}/past?at=1&viewer={viewer}")
            [seal] = (await two.cid.get(f"{at}/seals"))["seals"]
            assert seal["commit"] == shown == commitment(seal["seed"])
            source = Sealed(seal["seed"])
            assert len(seal["draws"]) > 5
            for draw in seal["draws"]:
                assert source.outcome(draw["n"], draw["of"]) == draw["outcome"]

    asyncio.run(play())


def test_records_go_out_and_come_in_again(server: ServerProcess) -> None:
    async def play() -> None:
        async with pair(server) as two:
            at = f"/tables/{two.table}"
            assert (await two.ann.call("GET", f"{at}/record")).status_code == 409
            await two.play()
            answer = await two.cid.call("GET", f"{at}/record")
            assert answer.headers["content-type"].startswith("text/plain")
            before = await two.cid.get("/statistics")
            brought = await two.cid.post("/records", {"text": answer.text})
            assert brought["totals"] == (await two.ann.get(at))["table"]["totals"]
            again = await two.cid.call("GET", f"/tables/{brought['id']}/record")
            assert [*lines(again.text)][1:] == [*lines(answer.text)][1:]
            after = await two.cid.get("/statistics")
            assert after["standings"] == before["standings"], "what is brought counts for nobody"
            spoilt = answer.text.replace('"do"', '"od"', 1)
            refused = await two.cid.call("POST", "/records", {"text": spoilt})
            assert refused.status_code == 422
            [fault] = refused.json()["faults"]
            assert fault["why"] == "bad-record"
            assert fault["line"] == 3

    asyncio.run(play())


def lines(text: str) -> Iterator[dict[str, Any]]:
    for line in text.splitlines():
        data = json.loads(line)
        yield {key: value for key, value in data.items() if key != "sum"}


def test_a_branch_is_a_game_of_its_own(server: ServerProcess) -> None:
    async def play() -> None:
        async with pair(server) as two:
            at = f"/tables/{two.table}"
            early = await two.cid.call("POST", f"{at}/branch", {"at": 1})
            assert early.status_code == 409
            await two.play()
            for wrong, status in (
                ({"at": 9999}, 404),
                ({"at": -1}, 404),
                ({"at": 1, "seat": 5}, 422),
            ):
                answer = await two.cid.call("POST", f"{at}/branch", wrong)
                assert answer.status_code == status
            found = await two.cid.post(f"{at}/branch", {"at": 2, "seat": 1, "level": "random"})
            assert found["id"] != two.table
            assert [seat["kind"] for seat in found["seats"]] == ["bot", "person"]
            chair = await two.cid.sit_at(found["id"])
            assert chair.state["seat"] == 1
            assert chair.state["commit"] != two.chairs[0].state["commit"]
            assert two.chairs[0].state["over"], "the old game is as it was"
            await chair.close()
            last = (await two.cid.get(f"{at}/moments"))["moments"][-1]["n"]
            found = await two.cid.post(f"{at}/branch", {"at": last, "seat": 1, "level": "random"})
            chair = await two.cid.sit_at(found["id"])
            assert chair.state["choices"], "from the end one plays on before one's last choice"
            await chair.close()

    asyncio.run(play())


def test_a_share_of_games_won_is_one_for_each_name() -> None:
    """However many sat there: shares are not added up."""
    at = [Standing("Ann", GAME, 2, 4, 4, 1.0, 1), Standing("Ann", GAME, 3, 4, 1, 1.0, 1)]
    [row] = wins(at)["data"]["values"]
    assert (row["share"], row["n"]) == (5 / 8, 8)


def test_a_rematch_moves_the_seats_on_and_is_one_for_all(server: ServerProcess) -> None:
    async def play() -> None:
        async with pair(server) as two:
            await two.play()
            first = await two.bob.post(f"/tables/{two.table}/rematch")
            assert first["phase"] == "gathering", "it waits for all people"
            assert [seat["kind"] for seat in first["seats"]] == ["person", "free"]
            again = await two.bob.post(f"/tables/{two.table}/rematch")
            assert again["phase"] == "gathering", "nobody answers twice"
            second = await two.ann.post(f"/tables/{two.table}/rematch")
            assert second["phase"] == "live"
            assert first["id"] == second["id"] != two.table
            assert second["follows"] == two.table
            assert [seat["name"] for seat in first["seats"]] == ["Bob", "Ann"]
            assert [seat.get("mine", False) for seat in first["seats"]] == [True, False]
            assert [seat.get("mine", False) for seat in second["seats"]] == [False, True]
            answer = await two.cid.call("POST", f"/tables/{two.table}/rematch")
            assert answer.status_code == 403

    asyncio.run(play())


def test_a_rematch_begins_with_a_bot_for_whoever_does_not_answer(server: ServerProcess) -> None:
    async def play() -> None:
        async with pair(server) as two:
            await two.play()
            waiting = await two.bob.post(f"/tables/{two.table}/rematch")
            start = f"/tables/{waiting['id']}/start"
            fewer = await two.bob.call("POST", f"{start}?without=1")
            assert fewer.status_code == 422, "nobody plays this alone"
            refused = await two.ann.call("POST", start)
            assert refused.status_code == 403  # who asked decides
            assert (await two.bob.post(start))["phase"] == "live"
            late = await two.ann.post(f"/tables/{two.table}/rematch")
            assert not any(seat.get("mine") for seat in late["seats"]), "the seat is gone"
            assert [seat["kind"] for seat in late["seats"]] == ["person", "bot"]

    asyncio.run(play())


def test_without_somebody_a_rematch_has_a_seat_less(server: ServerProcess) -> None:
    async def play() -> None:
        three = [Visitor(server.url) for _ in range(3)]
        ann, bob, cid = three
        link = {"who": "link"}
        founded = await ann.found(GAME, {"who": "you", "name": "Ann"}, link, link)
        table = founded["table"]["id"]
        await bob.join(founded["links"][0], "Bob")
        await cid.join(founded["links"][1], "Cid")
        chairs = [await visitor.sit_at(table) for visitor in three]
        assert (await chairs[0].order("propose", {"kind": "stop", "about": 0}))["done"]
        for chair in chairs[1:]:
            await chair.until(lambda chair=chair: bool(chair.state.get("motion")))
            seq = chair.state["seq"]
            assert (await chair.order("vote", {"yes": True}))["done"]
            await chairs[2].until(lambda seq=seq: chairs[2].state["seq"] > seq)
        fresh = (await cid.post(f"/tables/{table}/rematch"))["id"]
        await ann.post(f"/tables/{table}/rematch")  # Bob does not answer
        begun = await cid.post(f"/tables/{fresh}/start?without=1")
        assert begun["phase"] == "live"
        assert [seat["name"] for seat in begun["seats"]] == ["Cid", "Ann"]
        seen = (await ann.get(f"/tables/{fresh}"))["table"]
        assert [seat.get("mine", False) for seat in seen["seats"]] == [False, True]
        for chair in chairs:
            await chair.close()
        for visitor in three:
            await visitor.close()

    asyncio.run(play())


def test_statistics_agree_with_the_log(server: ServerProcess) -> None:
    async def play() -> None:
        async with pair(server) as two:
            await two.play()
        store = await Store.open(server.database)
        counted: dict[str, list[int]] = {}
        for row in await store.tables("over", limit=1000):
            seats = await store.seats(row.id)
            ends = [x for step in await store.steps(row.id) for x in step.lines if "end" in x]
            if row.house.get("practice") or not ends:  # one that was stopped has no result
                continue
            for seat, total in enumerate(ends[-1]["end"]):
                won = seat in ends[-1]["winners"]
                counted.setdefault(seats[seat].person, []).append(total * 2 + won)
        await store.close()
        visitor = Visitor(server.url)
        standings = (await visitor.get(f"/statistics?game={GAME}"))["standings"]
        await visitor.close()
        from_log = sorted([(len(x), sum(y % 2 for y in x), max(x) // 2) for x in counted.values()])
        assert from_log
        assert from_log == sorted([(s["played"], s["won"], s["best"]) for s in standings])

    asyncio.run(play())
