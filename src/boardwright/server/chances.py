"""Who was winning, when: bots play a finished game on from many of its moments.

The bots choose with some noise and know only what their seats knew, everything hidden being dealt
again at each choice. Plain greedy ones called a game decided before its first choice. Points come
from the end backwards, first those where rounds begin, then single turns within the rounds that
changed most; where a turning point may be, more games are played, and it counts only if it is
more than chance. Those of the first pass are shown meanwhile. A finished curve is kept.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context, parent_process
from typing import Any

import msgspec

from boardwright.bots import make_bot
from boardwright.games import find, has_judge
from boardwright.kernel.chance import Sealed
from boardwright.match import Match, Record
from boardwright.server import memories
from boardwright.server.hall import Hall, Live
from boardwright.server.replays import parts_of, snapshot

GAMES = 40  # played on from each moment
MORE = 3  # times as many more where a turning point may be
ROUNDS = 40  # moments where a part of the game begins, at most
TURNS = 30  # and single turns
FLAGS = 5  # turning points that are named
SWING = 0.10  # the least that counts as one
KEPT = 200  # games whose curves are remembered

log = logging.getLogger("boardwright.chances")


class Task:
    """What a worker needs to play on from a moment."""

    def __init__(self, live: Live, position: dict[str, Any], seed: str, games: int) -> None:
        self.game = live.match.game.name
        self.edition = live.edition
        self.options = live.match.record.header["options"]
        self.position = position
        self.seed = seed
        self.games = games


def play_on(task: Task) -> list[float]:
    """How often each seat wins, of all games played on from a position."""
    game = find(task.game)
    box = game.edition(task.edition)
    start = game.load(task.position, task.options, box)
    bot = make_bot(game, "apprentice" if has_judge(task.game) else "random", task.seed)
    shares = [0.0] * start.seats
    for n in range(task.games):
        s = start.clone()
        s.source = Sealed(f"{task.seed}/{n}")
        while s.asked is not None:
            deal = Sealed(f"{task.seed}/{n}/{s.drawn}")
            copy = game.visibility.determinize(s, s.asked.seat, deal)
            assert copy.asked is not None
            s.apply(bot.choose(copy, copy.asked, 0.0))
        winners = game.winners(game.scores(s))
        for seat in winners:
            shares[seat] += 1 / (len(winners) * task.games)
    return shares


def stand_back() -> None:
    """Nobody waits for a curve as they wait for a move; and nobody at all once the server is gone,
    which an idle worker of a pool does not notice by itself."""
    if hasattr(os, "nice"):
        os.nice(15)
    threading.Thread(target=go_with_the_server, daemon=True).start()


def go_with_the_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
    os._exit(0)


class Curve:
    """A game's chances as far as they are known."""

    def __init__(self) -> None:
        self.points: dict[int, memories.ChancePoint] = {}
        self.passed = False  # all rounds once
        self.done = False
        self.task: asyncio.Task[Any] | None = None


class ChancesRoom:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.curves: dict[tuple[str, int], Curve] = {}  # by table and length of the record
        self.workers: ProcessPoolExecutor | None = None
        self.one_moment = asyncio.Semaphore(1)

    async def of(self, live: Live) -> memories.Chances:
        """The curve of a finished game; asking for it begins it."""
        over = live.match.state.asked is None
        if not over:
            return memories.Chances([], [], done=False)
        key = (live.id, len(live.match.record.entries))
        if key not in self.curves:
            kept = await self.hall.store.curve(*key)
            if key not in self.curves:  # nobody else asked meanwhile
                self.curves[key] = self.begin(live, kept)
        found = self.curves[key]
        points = [found.points[n] for n in sorted(found.points)]
        turning = turning_points(live, points) if found.passed else []
        shown = [msgspec.structs.replace(p, shares=[round(x, 3) for x in p.shares]) for p in points]
        return memories.Chances(shown, turning, found.done, round(0.98 / GAMES**0.5, 3))

    def begin(self, live: Live, kept: list[Any] | None) -> Curve:
        """What was kept, or else the work on it."""
        while len(self.curves) >= KEPT:
            del self.curves[next(iter(self.curves))]
        curve = Curve()
        if kept is None:
            curve.task = self.hall.spawn(self.work_out(live, curve))
        else:
            points = msgspec.convert(kept, list[memories.ChancePoint])
            curve.points = {point.n: point for point in points}
            curve.passed = curve.done = True
        return curve

    async def work_out(self, live: Live, curve: Curve) -> None:
        match, (parts, _) = live.match, await parts_of(live)
        # A game without rounds is looked at choice by choice.
        entries = list(parts) if len(parts) > 1 else match.alive()
        step = max(1, -(-len(entries) // ROUNDS))
        await self.points(live, curve, entries[::step], parts)
        curve.passed = True
        await self.points(live, curve, turns(match, curve), parts)
        for _ in range(MORE):
            await self.points(live, curve, doubtful(curve), parts)
        curve.done = True
        kept = msgspec.to_builtins(list(curve.points.values()))
        await self.hall.store.keep_curve(live.id, len(match.record.entries), kept)

    async def points(
        self, live: Live, curve: Curve, entries: list[int], parts: dict[int, str]
    ) -> None:
        """Play on from some moments; what is known of them already is added to. Curves that are
        worked out at the same time take turns, a moment each."""
        positions = await asyncio.to_thread(positions_at, live.match, snapshot(live), set(entries))
        for n in sorted(positions, reverse=True):
            before = curve.points.get(n)
            known = before.games if before else 0
            task = Task(live, positions[n], f"{live.id}/{n}/{known}", GAMES)
            async with self.one_moment:
                shares = await self.play(task)
            if before is not None:
                pairs = zip(before.shares, shares, strict=True)
                shares = [(a * known + b * GAMES) / (known + GAMES) for a, b in pairs]
            curve.points[n] = memories.ChancePoint(n, shares, known + GAMES, parts.get(n, ""))

    async def play(self, task: Task) -> list[float]:
        if self.workers is None:
            self.workers = ProcessPoolExecutor(1, get_context("spawn"), stand_back)
        return await asyncio.get_running_loop().run_in_executor(self.workers, play_on, task)

    def close(self) -> None:
        if self.workers is not None:
            self.workers.shutdown(wait=False, cancel_futures=True)


def positions_at(match: Match, record: Record, entries: set[int]) -> dict[int, dict[str, Any]]:
    """The whole positions after some entries: the game is over, nothing is secret any more."""
    found: dict[int, dict[str, Any]] = {}
    for n, then in enumerate(Match.walk(match.game, match.box, record)):
        if n in entries and then.state.asked is not None:
            found[n] = match.game.visibility.dump(then.state)
    return found


def turns(match: Match, curve: Curve) -> list[int]:
    """Where another seat's turn begins, within the rounds that changed most."""
    known = sorted(curve.points)
    spans = [(swing(curve, a, b), a, b) for a, b in pairwise(known)]
    spans.sort(reverse=True)
    found: list[int] = []
    for _, first, last in spans[:FLAGS]:
        alive = [n for n in match.alive() if first < n < last]
        seats = {n: match.record.entries[n]["seat"] for n in alive}
        found += [a for a, b in pairwise(alive) if seats[a] != seats[b]]
    return found[:TURNS]


def doubtful(curve: Curve) -> list[int]:
    """The moments on both sides of the largest changes."""
    known = sorted(curve.points)
    spans = sorted([(swing(curve, a, b), a, b) for a, b in pairwise(known)], reverse=True)
    return sorted({n for _, a, b in spans[:FLAGS] for n in (a, b)})


def swing(curve: Curve, first: int, last: int) -> float:
    pairs = zip(curve.points[first].shares, curve.points[last].shares, strict=True)
    return max([abs(after - before) for before, after in pairs])


def turning_points(live: Live, points: list[memories.ChancePoint]) -> list[memories.TurningPoint]:
    """The moments that changed somebody's chance most, with what was told there."""
    found: list[memories.TurningPoint] = []
    for before, after in pairwise(points):
        changes = [b - a for a, b in zip(before.shares, after.shares, strict=True)]
        seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
        doubt = 1.96 * (spread(before, seat) + spread(after, seat)) ** 0.5
        if abs(changes[seat]) >= max(SWING, doubt):
            text = told_between(live, before.n, after.n, seat)
            found.append(memories.TurningPoint(after.n, seat, round(changes[seat], 3), text))
    found.sort(key=lambda each: -abs(each.swing))
    return sorted(found[:FLAGS], key=lambda each: each.n)


def spread(point: memories.ChancePoint, seat: int) -> float:
    """The variance of a share that was counted in so many games."""
    share = point.shares[seat]
    return share * (1 - share) / point.games


def told_between(live: Live, first: int, last: int, seat: int) -> str:
    """What the log says of a turn: a line of the seat concerned, if there is one."""
    lines = [(n, note) for n, note in live.match.log if first < n <= last and note.seen_by(-1)]
    entries = live.match.record.entries
    own = [note for n, note in lines if entries[n].get("seat") == seat]
    chosen = own or [note for _, note in lines]
    return live.speaker.line(chosen[-1]) if chosen else ""
