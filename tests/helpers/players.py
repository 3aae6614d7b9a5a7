"""People who play at random through the wire and do not give up: what got no answer is sent again
with the same id after reconnecting, as the page does; what was acknowledged is written down."""

from __future__ import annotations

import asyncio
import random
import secrets
import ssl
import time
from contextlib import suppress
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from boardwright.server.hall import read_match
from boardwright.store import Store
from tests.helpers.house import Chair, Visitor

LOST = (OSError, WebSocketException, TimeoutError, httpx.HTTPError)
SOON = 0.03  # seconds between attempts to come back
GAMES = ("keythedral", "world-without-end", "guilds-of-london", "rune-age", "world-wonders")


class Order(NamedTuple):
    id: str
    seen: int
    do: str
    data: dict[str, Any]


class Acknowledged(NamedTuple):
    """A move of which somebody was told that it is done: step n of the table."""

    table: str
    command: str
    n: int


class Notes:
    """What all players together were told."""

    def __init__(self) -> None:
        self.moves: list[Acknowledged] = []
        self.sent_again = 0
        self.refused: list[str] = []
        self.waits: list[float] = []  # seconds to an acknowledgement
        self.life = 0  # how often the server has died
        self.first: float | None = None  # when the first came in this life
        self.stopping = False

    def done(self, move: Acknowledged, wait: float, life: int) -> None:
        self.moves.append(move)
        self.waits.append(wait)
        if self.first is None and life == self.life:  # not one that was still on its way
            self.first = time.monotonic()

    def died(self) -> None:
        self.life += 1
        self.first = None


class Player:
    """Somebody at a seat."""

    def __init__(self, visitor: Visitor, person: str, table: str, seat: int, notes: Notes) -> None:
        self.visitor = visitor
        self.person = person
        self.table = table
        self.seat = seat
        self.notes = notes
        self.chance = random.Random(f"{table}/{seat}")
        self.pending: Order | None = None
        self.count = 0
        self.over = False
        self.life = 0

    async def play(self, moves: int = 1_000_000, pause: float = 0.0) -> None:
        """Until the game is over, so many moves are made, or all are to stop."""
        goal = self.count + moves
        while not self.over and self.count < goal and not self.notes.stopping:
            chair = Chair(self.visitor, self.table, self.seat, keeps=False)
            self.life = self.notes.life
            try:
                await chair.open()
                await self._sit(chair, goal, pause)
            except LOST:
                await asyncio.sleep(SOON)
            finally:
                await leave(chair)

    async def _sit(self, chair: Chair, goal: int, pause: float) -> None:
        while self.count < goal and not self.notes.stopping:
            if self.pending is None:
                if not await self._turn(chair):
                    return
                await asyncio.sleep(pause * self.chance.random() * 2)
                self.pending = self._choose(chair.state)
            else:
                self.notes.sent_again += 1
            await self._ask(chair, self.pending)

    async def _turn(self, chair: Chair) -> bool:
        """Wait for one's turn; False if there is none any more."""
        while not self.notes.stopping:
            try:
                self.over = not await chair.my_turn(0.3)
                return not self.over
            except TimeoutError:
                pass
        return False

    def _choose(self, state: dict[str, Any]) -> Order:
        id = secrets.token_hex(8)
        if state.get("undo") and self.chance.random() < 0.05:
            return Order(id, state["seq"], "undo", {})
        choice = self.chance.choice(state["choices"])
        return Order(id, state["seq"], "choose", {"actions": [choice["do"]]})

    async def _ask(self, chair: Chair, order: Order) -> None:
        begun = time.monotonic()
        reply = await chair.order(order.do, order.data, id=order.id, seen=order.seen)
        self.pending = None
        if reply["done"]:
            self.count += 1
            move = Acknowledged(self.table, f"{self.person}/{order.id}", reply["seq"])
            self.notes.done(move, time.monotonic() - begun, self.life)
        else:
            self.notes.refused.append(reply["fault"]["why"])
        seen = reply["seq"]
        await chair.until(lambda: chair.state.get("seq", -1) >= seen or chair.bye is not None)


async def leave(chair: Chair) -> None:
    with suppress(*LOST):
        await asyncio.wait_for(chair.close(), 2)


async def insist(visitor: Visitor, method: str, path: str, body: Any = None) -> Any:
    """A request, made again until it is answered."""
    while True:
        try:
            response = await visitor.call(method, path, body)
            if response.status_code < 300:
                return response.json()
        except LOST:
            pass
        await asyncio.sleep(SOON)


async def gather_players(
    urls: list[str],
    game: str,
    people: int,
    bots: list[str],
    notes: Notes,
    tls: ssl.SSLContext | None = None,
) -> list[Player]:
    """A table that was founded and has begun, with its people; they come by one address each."""
    seats = [{"who": "you"}, *[{"who": "link"}] * (people - 1)]
    plan = {"game": game, "seats": [*seats, *[{"who": "bot", "level": bot} for bot in bots]]}
    visitors = [Visitor(urls[n % len(urls)], tls) for n in range(people)]
    founded = await insist(visitors[0], "POST", "/tables", plan)
    table = founded["table"]["id"]
    links = [link for link in founded.get("links", []) if link["seat"] >= 0]
    for visitor, link in zip(visitors[1:], links, strict=True):
        token = link["url"].partition("#")[2]
        await insist(visitor, "POST", "/join", {"token": token, "name": "Guest"})
    found: list[Player] = []
    for seat, visitor in enumerate(visitors):
        me = await insist(visitor, "GET", "/house")
        found.append(Player(visitor, me["me"]["id"], table, seat, notes))
    return found


async def check_log(url: str, notes: Notes) -> dict[str, int]:
    """Every acknowledged move stands in the log exactly once and where it was said to be, no step
    is missing, and every game can be played through from it. How many steps each table has."""
    store = await Store.open(url)
    lengths: dict[str, int] = {}
    try:
        for table in sorted({move.table for move in notes.moves}):
            steps = await store.steps(table)
            assert [step.n for step in steps] == list(range(len(steps))), f"{table} has gaps"
            commands = [step.command for step in steps]
            assert len(set(commands)) == len(commands), f"{table} did something twice"
            for move in notes.moves:
                if move.table == table:
                    assert move.n < len(steps), f"lost: {move}"
                    assert commands[move.n] == move.command, f"lost: {move}"
            row = await store.table(table)
            assert row is not None
            assert row.n == len(steps) - 1
            read_match(row.game, None, steps, await store.seeds(table))
            lengths[table] = len(steps)
    finally:
        await store.close()
    return lengths


def rank(values: list[float], share: float) -> float:
    """A value that this share of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]
