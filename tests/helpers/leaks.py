"""Looking for what a viewer must not know: whatever the server would send of a position is compared
with what it would send if everything the viewer cannot know were dealt again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import msgspec

from boardwright.games import find
from boardwright.kernel.chance import Sealed
from boardwright.kernel.state import State
from boardwright.match import Match
from boardwright.server import frames, queries, replays
from boardwright.server import messages as m
from boardwright.server.guard import Refusal
from boardwright.server.hall import Hall, Live
from boardwright.store import TableRow
from boardwright.table import Command

encode = msgspec.json.Encoder().encode
WATCHER = -1
NOW = 1000.0


class Leak(Exception):
    """Two positions that a viewer cannot tell apart, and something that tells them apart."""


def sit_down(name: str, seats: int, options: dict[str, str], seed: str) -> Live:
    """A table of a game, without a store; person `p0` holds seat 0, and so on."""
    game = find(name)
    players = [{"person": f"Player {seat}"} for seat in range(seats)]
    match = Match.new(game, seats, options, None, seed, players)
    house = {"options": options, "commit": match.record.committed(), "pace": {}}
    live = Live(TableRow("table", name, "live", False, "p0", 0, 0, house, n=0), match, None)
    live.grants = {seat: {f"p{seat}"} for seat in range(seats)}
    return live


@contextmanager
def instead(live: Live, dealt: State) -> Iterator[None]:
    """The table as if this were the position."""
    true, live.match.state = live.match.state, dealt
    live.scenes.clear()
    try:
        yield
    finally:
        live.match.state = true
        live.scenes.clear()


@contextmanager
def muted(match: Match) -> Iterator[None]:
    log, match.log = match.log, []
    try:
        yield
    finally:
        match.log = log


class Watch:
    """One game, played at random and looked at from everywhere."""

    def __init__(self, live: Live, chooser: random.Random) -> None:
        self.live = live
        self.chooser = chooser
        self.queries = queries.Queries(cast(Hall, None))
        self.compared = 0
        self.frames = 0

    # What can be sent.

    def state(self, viewer: int) -> bytes:
        """The frame of a state, the log cut to its end: it does not depend on the position."""
        since = max(0, len(self.live.match.record.entries) - 20)
        person = f"p{viewer}" if viewer >= 0 else ""
        return encode(frames.state(self.live, viewer, person, NOW, since))

    def past(self, viewer: int) -> bytes:
        live = self.live
        return encode(replays.past_of(live.match, live.scenery, live.speaker, viewer))

    def past_but_log(self, viewer: int) -> bytes:
        """Without the log, which does not depend on the position either."""
        with muted(self.live.match):
            return self.past(viewer)

    async def ask(self, seat: int, do: str, data: dict[str, Any]) -> bytes:
        order = m.Order("order", do, self.live.table.version, data)
        try:
            return encode(await self.queries.answer(self.live, seat, order))
        except Refusal as refusal:
            return f"{refusal.why} {refusal.text}".encode()

    def refused(self, seat: int, action: int, id: str) -> bytes:
        """What comes of a choice that is not offered."""
        table = self.live.table
        command = Command(id, seat, table.version, "choose", {"actions": [action]})
        return encode(frames.told(self.live, table.do(command, NOW)._replace(id="")))

    # Comparing.

    async def compare(self, hints: bool = True) -> None:
        """Everything that can be sent now, for every viewer, on the truth and on another deal."""
        s = self.live.match.state
        assert s.asked is not None
        for viewer in range(WATCHER, s.seats):
            deal = Sealed(str(self.chooser.random()))
            dealt = self.live.match.game.visibility.determinize(s, viewer, deal)
            found = [await self.everything(viewer, s, i, hints) for i in (s, dealt)]
            for what in found[0]:
                self.compared += 1
                if found[0][what] != found[1][what]:
                    raise Leak(self.described(viewer, what, found[0][what], found[1][what]))

    async def everything(self, viewer: int, s: State, use: State, hints: bool) -> dict[str, bytes]:
        assert s.asked is not None
        luck = random.Random(f"{viewer}/{len(self.live.match.record.entries)}")
        with instead(self.live, use):
            found = {"state": self.state(viewer), "past": self.past_but_log(viewer)}
            if viewer >= 0:
                found["plan"] = await self.ask(viewer, "plan", {"steps": []})
            if viewer == s.asked.seat:
                found |= await self.advice(viewer, s, luck, hints)
            return found

    async def advice(
        self, seat: int, s: State, luck: random.Random, hints: bool
    ) -> dict[str, bytes]:
        """Whatever the seat that is asked may ask in turn."""
        assert s.asked is not None
        found: dict[str, bytes] = {}
        chosen, size = luck.choice(s.asked.options), self.live.match.game.catalogue.size
        others = [luck.randrange(size) for _ in range(4)]
        steps = [chosen]
        found["a plan"] = await self.ask(seat, "plan", {"steps": steps})
        if hints:
            found["hint"] = await self.ask(seat, "hint", {})
        for action in [chosen, *others]:
            found[f"look {action}"] = await self.ask(seat, "look", {"do": action})
            found[f"why {action}"] = await self.ask(seat, "why", {"do": action})
            if action not in s.asked.options:
                id = str(self.chooser.random())
                found[f"refused {action}"] = self.refused(seat, action, id)
        return found

    def described(self, viewer: int, what: str, one: bytes, two: bytes) -> str:
        at = next((i for i, pair in enumerate(zip(one, two, strict=False)) if len({*pair}) > 1), 0)
        game, entry = self.live.match.game.name, len(self.live.match.record.entries)
        shown = [
            text[max(0, at - 120) : at + 120].decode("utf-8", "replace") for text in (one, two)
        ]
        return f"{game}, entry {entry}, viewer {viewer}, {what}:\n  {shown[0]}\n  {shown[1]}"

    def search(self) -> None:
        """Nothing that is sent now holds the seed, a draw, or what only others were told."""
        match = self.live.match
        for viewer in range(WATCHER, match.state.seats):
            sent = self.state(viewer) + self.past(viewer)  # the log as a whole is in the past
            self.frames += 1
            if match.seed is None or match.seed.encode() in sent or b'"chance"' in sent:
                raise Leak(f"{match.game.name}: viewer {viewer} is sent the seed or a draw")
            for line in self.secrets(viewer):
                if encode(line)[1:-1] in sent:
                    raise Leak(f"{match.game.name}: viewer {viewer} reads {line!r}")

    def secrets(self, viewer: int) -> set[str]:
        """Lines of the log that are for others alone; what is said openly somewhere is none."""
        notes, line = {note for _, note in self.live.match.log}, self.live.speaker.line
        unseen = {line(note) for note in notes if not note.seen_by(viewer)}
        return unseen - {line(note) for note in notes if note.seen_by(viewer)} if unseen else set()


async def watch_game(
    name: str, seats: int, options: dict[str, str], seed: str, looks: int, hints: bool = True
) -> Watch:
    """Play one random game, comparing at about so many of its decisions, as far as the last."""
    chooser = random.Random(seed)
    watch = Watch(sit_down(name, seats, options, seed), chooser)
    table, match = watch.live.table, watch.live.match
    moments = due(name, seats, options, seed, looks)
    for n in range(100_000):
        asked = match.state.asked
        if asked is None:
            return watch
        if n in moments:
            await watch.compare(hints and n == max(moments))
            if n == max(moments):
                watch.search()
                return watch
        action = chooser.choice(asked.options)
        order = Command(f"{n}", asked.seat, table.version, "choose", {"actions": [action]})
        reply = table.do(order, NOW)
        assert reply.done, reply
    raise AssertionError("the game does not end")


LENGTHS: dict[tuple[str, int], int] = {}  # decisions of a game, about


def due(name: str, seats: int, options: dict[str, str], seed: str, looks: int) -> set[int]:
    """At which decisions to look: all over a game of the usual length."""
    key = (name, seats)
    if key not in LENGTHS:
        game, luck = find(name), random.Random(seed)
        s, n = game.begin(seats, options, game.edition(), Sealed(seed)), 0
        while s.asked is not None:
            s.apply(luck.choice(s.asked.options))
            n += 1
        LENGTHS[key] = n
    luck = random.Random(f"{seed}/looks")
    return {luck.randrange(max(1, LENGTHS[key])) for _ in range(looks)}


def watch_games(
    name: str, games: int, looks: int, seed: str, hints: int = 10, first: int = 0
) -> list[Watch]:
    """So many games of a title, with all numbers of seats and all options in turn; advice, which
    takes long, is asked for in every so many."""
    from boardwright.arena.fuzz import cases

    found: list[Watch] = []
    every = list(cases(find(name), None, {}))
    for n in range(first, first + games):
        seats, options = every[n % len(every)][:2]
        work = watch_game(name, seats, options, f"{seed}/{n}", looks, n % hints == 0)
        found.append(asyncio.run(work))
    return found
