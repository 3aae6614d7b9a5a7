"""Time goes by: games that are left lie there as they were, and nobody pays for a house that is
closed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from boardwright.server import messages as m
from boardwright.server.founding import Founding
from boardwright.server.guard import Origins
from boardwright.server.hall import Hall, Live
from boardwright.store import Person, Store
from boardwright.table import Command, Reply
from boardwright.table.thinking import Pool

DAY = 86_400.0
GAME = "liars-dice"
ANN = Person("ann", "Ann", {}, "")


class Now:
    """A clock that goes only when told."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def house(folder: Path, clock: Now) -> AsyncIterator[tuple[Hall, Founding]]:
    """A house that serves, and closes behind whoever leaves."""
    store = await Store.open(f"sqlite:///{folder}/tables.db")
    hall = Hall(store, Pool(1), clock)
    yield hall, Founding(store, hall, Origins("https://house.example"))
    await hall.stop()
    await store.close()


async def found(founding: Founding, pace: m.PaceInfo) -> str:
    """Two people at one device."""
    await founding.store.new_person("ann", "a" * 64, "Ann")
    plans = [m.SeatPlan("you"), m.SeatPlan("device")]
    founded = await founding.found(ANN, m.NewTable(GAME, plans, pace=pace))
    return founded.table.id


async def choose(hall: Hall, live: Live) -> Reply:
    asked = live.match.state.asked
    assert asked is not None
    version = live.table.version
    command = Command(f"c{version}", asked.seat, version, "choose", {"actions": [asked.options[0]]})
    return await hall.do(live.id, command)


def remaining(live: Live, now: float) -> float:
    asked = live.match.state.asked
    assert asked is not None
    left = live.table.clock.remaining(asked.seat, now)
    assert left is not None
    return left


def test_everybody_leaves_and_a_week_later_the_game_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        clock = Now()
        async with house(tmp_path, clock) as (hall, founding):
            table = await found(founding, m.PaceInfo(0, int(3 * DAY)))
            live = await hall.live(table)
            assert live is not None
            assert (await choose(hall, live)).done
            late = live.match.state.asked
            clock.now += 7 * DAY
            assert late is not None
            assert live.table.clock.flagged(late.seat, clock.now)
            assert (await choose(hall, live)).done, "who is late may still move"
            assert remaining(live, clock.now) == 3 * DAY

    asyncio.run(play())


@pytest.mark.parametrize("days", [7, 2 * 365])
def test_a_game_is_there_however_long_the_house_was_closed(tmp_path: Path, days: int) -> None:
    async def play() -> None:
        clock = Now()
        async with house(tmp_path, clock) as (hall, founding):
            table = await found(founding, m.PaceInfo(600, 10))
            live = await hall.live(table)
            assert live is not None
            assert (await choose(hall, live)).done
            before = live.match.view(0), live.match.record.text()
            left = remaining(live, clock.now)
        clock.now += days * DAY
        async with house(tmp_path, clock) as (hall, founding):
            again = await hall.live(table)
            assert again is not None
            now = again.match.view(0), again.match.record.text()
            assert now == before
            assert remaining(again, clock.now) == left, "a closed house costs nobody time"
            assert (await choose(hall, again)).done
            mine = await founding.store.tables_of("ann")
            assert [each.table.id for each in mine] == [table]

    asyncio.run(play())


def test_a_crash_costs_nobody_time(tmp_path: Path) -> None:
    """What is charged is what was kept; the half minute in which nobody served is not."""

    async def play() -> None:
        clock = Now()
        async with house(tmp_path, clock) as (hall, founding):
            table = await found(founding, m.PaceInfo(600, 10))
            live = await hall.live(table)
            assert live is not None
            clock.now += 20
            asked = live.match.state.asked
            assert asked is not None
            assert (await choose(hall, live)).done
            charged = live.table.clock.remaining(asked.seat, clock.now)
            left = remaining(live, clock.now)
        clock.now += 30
        async with house(tmp_path, clock) as (hall, _):
            again = await hall.live(table)
            assert again is not None
            assert again.table.clock.remaining(asked.seat, clock.now) == charged
            assert remaining(again, clock.now) == left
            clock.now += 5
            assert remaining(again, clock.now) == left - 5, "from now on it runs"

    asyncio.run(play())
