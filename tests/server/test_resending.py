"""An order counts once, however often it is sent; one that came too late is refused; whoever was
cut off goes on where they were; and what could not be kept has not happened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from boardwright.server import messages as m
from boardwright.server.app import House, Settings
from boardwright.server.hall import Live
from boardwright.store import Store, Unkept, Unread, Unsure
from boardwright.table import Command
from tests.helpers.house import Chair, ServerProcess, Visitor, serving
from tests.helpers.players import leave

YOU, BOT = {"who": "you"}, {"who": "bot", "level": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder: Path = tmp_path_factory.mktemp("house")
    with serving(f"sqlite:///{folder}/tables.db") as found:
        yield found


def first_choice(chair: Chair) -> dict[str, Any]:
    return {"actions": [chair.state["choices"][0]["do"]]}


async def sit_down(server: ServerProcess, *seats: dict[str, str]) -> Chair:
    visitor = Visitor(server.url)
    founded = await visitor.found("keythedral", *seats, start=True)
    chair = await visitor.sit_at(founded["table"]["id"], 0)
    if seats[-1]["who"] == "device":
        await turn_to(chair)
    return chair


async def turn_to(chair: Chair) -> None:
    """Whoever plays all seats at one device looks from the one that is asked."""
    seat = chair.state["question"]["seat"]
    if seat != chair.seat:
        await leave(chair)
        chair.seat = seat
        await chair.open()


async def steps_of(server: ServerProcess, table: str) -> list[str]:
    store = await Store.open(server.database)
    try:
        steps = await store.steps(table)
    finally:
        await store.close()
    assert [step.n for step in steps] == list(range(len(steps)))
    return [step.command for step in steps]


def test_sent_twice_it_counts_once_also_after_a_restart(server: ServerProcess) -> None:
    async def play() -> None:
        chair = await sit_down(server, YOU, BOT)
        sent: list[tuple[int, dict[str, Any], dict[str, Any]]] = []
        for n in range(6):
            assert await chair.my_turn()
            seen, data = chair.state["seq"], first_choice(chair)
            reply = await chair.order("choose", data, id=f"order {n}")
            again = await chair.order("choose", data, id=f"order {n}", seen=seen)
            assert reply["done"]
            assert again == reply
            sent.append((seen, data, reply))
            await chair.until(lambda r=reply: chair.state["seq"] >= r["seq"])
        assert await chair.my_turn()  # bots have moved on since
        server.kill()
        server.start()
        await leave(chair)
        await chair.open()
        chair.replies.clear()
        for n, (seen, data, reply) in enumerate(sent):
            again = await chair.order("choose", data, id=f"order {n}", seen=seen)
            assert again["done"]
            assert again["seq"] == reply["seq"]
        commands = await steps_of(server, chair.table)
        person = (await chair.visitor.get("/house"))["me"]["id"]
        assert [commands.count(f"{person}/order {n}") for n in range(6)] == [1] * 6
        await leave(chair)
        await chair.visitor.close()

    asyncio.run(play())


def test_what_is_said_twice_by_one_order_is_read_once(url: str) -> None:
    async def play(server: ServerProcess) -> None:
        chair = await sit_down(server, YOU, BOT)
        assert (await chair.order("say", {"text": "hello"}, id="one"))["done"]
        await leave(chair)  # the acknowledgement is lost
        await chair.open()
        chair.replies.clear()
        assert (await chair.order("say", {"text": "hello"}, id="one"))["done"]
        assert (await chair.order("say", {"text": "hello"}, id="two"))["done"]
        store = await Store.open(server.database)
        lines = await store.chat(chair.table, ["table"])
        await store.close()
        assert [line.n for line in lines] == [0, 1]
        await leave(chair)
        await chair.visitor.close()

    with serving(url) as server:
        asyncio.run(play(server))


def test_what_came_too_late_is_refused_and_the_present_state_follows(
    server: ServerProcess,
) -> None:
    async def play() -> None:
        chair = await sit_down(server, YOU, {"who": "device"})
        data = first_choice(chair)
        assert (await chair.order("choose", data))["done"]
        await chair.until(lambda: chair.state["seq"] == 1)
        chair.frames.clear()
        reply = await chair.order("choose", data, seen=0)
        assert not reply["done"]
        assert reply["fault"]["why"] == "stale"
        assert len(reply["fault"]["text"]) > 20
        assert reply["seq"] == 1
        await chair.until(lambda: any(frame["type"] == "state" for frame in chair.frames))
        assert chair.state["seq"] == 1
        await leave(chair)
        await chair.visitor.close()

    asyncio.run(play())


CUTS = ("before the order", "with the order", "before the reply", "after the reply", "in a frame")


async def cut(chair: Chair, where: str, data: dict[str, Any], id: str, seen: int) -> None:
    """Lose the line at one of the places where it can be lost."""
    assert chair.line is not None
    if where != "before the order":
        await chair.send("choose", data, id=id, seen=seen)
    if where == "before the reply":
        await asyncio.sleep(0.002)
    elif where == "in a frame":
        await chair.until(lambda: id in chair.replies or chair.state["seq"] > seen)
    elif where == "after the reply":
        await chair.until(lambda: id in chair.replies)
    chair.line.transport.abort()
    assert chair.reading is not None
    await chair.reading


def test_cut_off_at_every_boundary_one_goes_on_exactly(server: ServerProcess) -> None:
    async def play() -> None:
        chair = await sit_down(server, YOU, {"who": "device"})
        shown: list[str] = []
        for n in range(20):
            await turn_to(chair)
            seen, data = chair.state["seq"], first_choice(chair)
            assert seen == n
            await cut(chair, CUTS[n % len(CUTS)], data, f"cut {n}", seen)
            await chair.open()
            reply = await chair.order("choose", data, id=f"cut {n}", seen=seen)
            assert reply["done"], reply
            assert reply["seq"] == n + 1
            await chair.until(lambda v=n + 1: chair.state["seq"] == v)
            shown.append(f"cut {n}")
        commands = await steps_of(server, chair.table)
        assert [command.partition("/")[2] for command in commands[1:]] == shown
        # Whoever comes back is shown the whole log again.
        assert chair.state["entries"] >= len(chair.state["log"]) > 0
        await leave(chair)
        await chair.visitor.close()

    asyncio.run(play())


def test_an_id_that_cannot_be_kept_harms_nothing(server: ServerProcess) -> None:
    async def play() -> None:
        chair = await sit_down(server, YOU, {"who": "device"})
        for id in ("𝔵" * 64, "x" * 65, "nul\0"):
            await chair.send("choose", first_choice(chair), id=id)
        await chair.until(lambda: "" in chair.replies)
        assert chair.replies[""]["fault"]["why"] == "malformed"
        assert (await chair.order("choose", first_choice(chair), id="x" * 64))["seq"] == 1
        assert len(await steps_of(server, chair.table)) == 2
        await leave(chair)
        await chair.visitor.close()

    asyncio.run(play())


# In one process, with a store that fails where it is told to.


class Ear:
    """Somebody who listens at a table."""

    seat = 0

    def __init__(self, person: str) -> None:
        self.person = person
        self.closed = ""

    def push(self, frame: bytes) -> None:
        pass

    def close(self, why: str, again: bool) -> None:
        self.closed = why


def in_house(url: str, play: Callable[[House, Live], Any]) -> None:
    """A table of two people in a house of one's own, in this process."""

    async def all() -> None:
        house = House(Settings(url, "http://localhost"), await Store.open(url))
        house.hall.told = lambda live: None
        house.hall.present = lambda live: None
        person, _ = await house.people.greet()
        plan = m.NewTable("keythedral", [m.SeatPlan("you"), m.SeatPlan("device")], start=True)
        founded = await house.founding.found(person, plan)
        live = await house.hall.live(founded.table.id)
        assert live is not None
        try:
            await play(house, live)
        finally:
            await house.close()

    asyncio.run(all())


def choice(live: Live, id: str) -> Command:
    asked = live.match.state.asked
    assert asked is not None
    return Command(id, asked.seat, live.table.version, "choose", {"actions": [asked.options[0]]})


@pytest.mark.parametrize("problem", [Unkept("full"), Unsure("gone"), ValueError("does not fit")])
def test_what_could_not_be_kept_has_not_happened(sqlite_url: str, problem: Exception) -> None:
    async def play(house: House, live: Live) -> None:
        append = house.store.append

        async def fail(*_: Any, **__: Any) -> None:
            raise problem

        house.store.append = fail  # type: ignore[method-assign]
        before, command = live.match.record.text(), choice(live, "one")
        if isinstance(problem, Unkept):
            reply = await house.hall.do(live.id, command)
            assert (reply.done, reply.why) == (False, "not-kept")
        else:
            with pytest.raises(ValueError, match="fit"):
                await house.hall.do(live.id, command)
        assert live.table.version == 0
        assert live.match.record.text() == before
        house.store.append = append  # type: ignore[method-assign]
        reply = await house.hall.do(live.id, command)
        assert (reply.done, reply.version) == (True, 1)

    in_house(sqlite_url, play)


def test_what_was_kept_without_an_answer_is_acknowledged(sqlite_url: str) -> None:
    async def play(house: House, live: Live) -> None:
        append = house.store.append

        async def unsure(*args: Any, **more: Any) -> None:
            await append(*args, **more)
            raise Unsure("the database went away")

        house.store.append = unsure  # type: ignore[method-assign]
        reply = await house.hall.do(live.id, choice(live, "one"))
        assert (reply.done, reply.version) == (True, 1)
        assert len(await house.store.steps(live.id)) == 2

    in_house(sqlite_url, play)


def test_a_table_that_cannot_be_read_again_is_let_go(sqlite_url: str) -> None:
    """Nobody may look at a move that was not kept: they come back when the log can be read."""

    async def play(house: House, live: Live) -> None:
        append, steps = house.store.append, house.store.steps

        async def fail(*_: Any, **__: Any) -> Any:
            raise Unkept("gone")

        async def silent(*_: Any, **__: Any) -> Any:
            raise Unread("gone")

        house.store.append = fail  # type: ignore[method-assign]
        house.store.steps = silent  # type: ignore[method-assign]
        ear = Ear(live.row.founder)
        live.listeners.add(ear)
        with pytest.raises(Unread):
            await house.hall.do(live.id, choice(live, "one"))
        assert ear.closed == "restart"
        house.store.append, house.store.steps = append, steps  # type: ignore[method-assign]
        fresh = await house.hall.live(live.id)
        assert fresh is not None
        assert fresh.table.version == 0
        assert (await house.hall.do(live.id, choice(fresh, "one"))).done

    in_house(sqlite_url, play)


def test_bots_go_on_beside_a_table_that_cannot_be_read(sqlite_url: str) -> None:
    async def play(house: House, live: Live) -> None:
        person, _ = await house.people.greet()
        bots = [m.SeatPlan("bot", "random"), m.SeatPlan("bot", "random")]
        house.hall.closing = True  # nobody plays yet
        plan = m.NewTable("keythedral", bots)
        tables = [(await house.founding.found(person, plan)).table.id for _ in range(3)]
        for id in tables:
            del house.hall.tables[id]
        house.hall.closing = False
        opened = house.hall._open

        async def open(id: str) -> Live | None:
            if id == tables[0]:
                raise ValueError("this record cannot be read")
            return await opened(id)

        house.hall._open = open  # type: ignore[method-assign]
        await house.hall.start()
        for id in tables[1:]:
            await go_beyond(house, id, 5)
        assert len(await house.store.steps(tables[0])) == 1

    in_house(sqlite_url, play)


async def go_beyond(house: House, table: str, version: int) -> None:
    for _ in range(1000):
        if len(await house.store.steps(table)) > version:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it does not go on")
