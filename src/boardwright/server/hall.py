"""All live tables of a process.

No table belongs to a process: what happens is appended to the log first, and whoever appends step
n first wins. So a table here is only a reading of the log. If somebody else was faster, or the log
could not be written, the reading is thrown away and made again; nothing that was not kept is shown.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

from boardwright.games import find, find_scenery
from boardwright.match import Match, Record
from boardwright.match.record import Player
from boardwright.scene import Scene
from boardwright.server.memories import Course
from boardwright.server.metrics import MOVES, TABLES
from boardwright.server.shared import Shared
from boardwright.speech import Speaker
from boardwright.store import (
    ResultRow,
    SeatRow,
    Step,
    Store,
    TableRow,
    Taken,
    Turn,
    Unkept,
    Unread,
)
from boardwright.table import Command, Reply, Table
from boardwright.table.clock import Pace
from boardwright.table.host import think
from boardwright.table.table import NOT_KEPT, REMEMBERED
from boardwright.table.thinking import BUDGET, Pool

LEASE = 6.0  # seconds without a sign of life after which another process plays a bot's turn
LOOKING = 2.0  # seconds between looks for turns that nobody plays, and between signs of life
AT_ONCE = 50  # turns that are taken with one look
PRESENCE = 20.0  # seconds between telling other processes who is here
IDLE = 600.0  # seconds after which a table without listeners is forgotten
OVER = 30.0  # and one whose game is over

log = logging.getLogger("boardwright.hall")


class Listener(Protocol):
    """Somebody at a table: which seat they look from, and who they are."""

    seat: int
    person: str

    def push(self, frame: bytes) -> None: ...

    def close(self, why: str, again: bool) -> None: ...


class Live:
    """A table as this process knows it."""

    def __init__(self, row: TableRow, match: Match, edition: str | None, now: float = 0.0) -> None:
        pace = row.house.get("pace", {})
        self.id = row.id
        self.row = row
        self.edition = edition
        self.table = Table(match, Pace(pace.get("budget", 0), pace.get("increment", 0)), now)
        self.scenery = find_scenery(match.game.name)
        self.speaker = Speaker(match.game, match.box, names_of(match.players()))
        self.names = [self.speaker.seat(seat) for seat in range(match.state.seats)]
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}  # process -> who is there
        self.seats: list[SeatRow] = []
        self.grants: dict[int, set[str]] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.kept = len(match.record.entries)
        self.ended = match.record.end is not None
        self.used = time.monotonic()
        self.scenes: dict[int, Scene] = {}  # viewer -> the scene they saw last
        self.shared = Shared()
        self.shadow: Live | None = None  # the table some choices ago
        # After so many entries: where parts of the game begin, and its course.
        self.parts: tuple[int, dict[int, str], list[Course]] | None = None

    @property
    def match(self) -> Match:
        return self.table.match

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody may play."""
        held = sorted(self.grants.items())
        return [seat for seat, people in held if seat >= 0 and person in people]

    def may_look(self, person: str, seat: int) -> bool:
        """Whether somebody may look from a seat; or look on, as anyone may, unless only whoever
        plays or came by a link to watch."""
        if seat >= 0:
            return seat in self.seats_of(person)
        anyone = self.row.house.get("watchers", True)
        return anyone or any(person in people for people in self.grants.values())

    def shown_to(self, seat: int) -> Live:
        """The table as a viewer may see it: whoever watches a delayed one is some choices behind,
        until the game is over."""
        delay, over = self.row.house.get("delay", 0), self.match.state.asked is None
        if seat >= 0 or not delay or over or self.match.stopped:
            return self
        if self.shadow is None or self.shadow.table.version != self.table.version:
            self.shadow = self._behind(delay)
        return self.shadow

    def _behind(self, choices: int) -> Live:
        match = self.match
        alive = [0, *match.alive()]
        at = alive[max(len(alive) - 1 - choices, 0)]
        found = Live(self.row, Match.replay(match.game, match.box, match.record, at), self.edition)
        found.table.version, found.table.clock = self.table.version, self.table.clock
        found.listeners, found.elsewhere, found.scenes = self.listeners, self.elsewhere, self.scenes
        found.seats, found.grants, found.speaker = self.seats, self.grants, self.speaker
        found.shared = self.shared
        return found

    def here(self, seat: int) -> bool:
        """Whether somebody looks from a seat, in this process or another."""
        return seat in self.present()

    def present(self) -> set[int]:
        """The seats from which somebody looks."""
        fresh = time.monotonic() - 3 * PRESENCE
        away = [seats for at, seats, _ in self.elsewhere.values() if at > fresh]
        return {x.seat for x in self.listeners}.union(*away)

    def watching(self) -> int:
        fresh = time.monotonic() - 3 * PRESENCE
        return sum([x.seat < 0 for x in self.listeners]) + sum(
            [count for at, _, count in self.elsewhere.values() if at > fresh]
        )

    def step(self, command: str, at: float) -> Step:
        """What has happened since the last step that was kept."""
        record = self.match.record
        lines = [record.header] if self.kept == 0 else []
        lines += record.entries[self.kept :]
        gone_back = any("back" in line for line in lines)
        if record.end is not None and (not self.ended or gone_back):
            lines = [*lines, record.end]
        return Step(self.table.version, command, int(at * 1000), lines, self.table.side())

    def mark_kept(self) -> None:
        self.kept = len(self.match.record.entries)
        self.ended = self.match.record.end is not None


def names_of(players: list[Player]) -> tuple[str, ...]:
    return tuple([player.get("person", "") for player in players])


def record_of(steps: list[Step], where: str) -> Record:
    """The record that the steps of a table make."""
    lines = [line for step in steps for line in step.lines]
    record = Record(lines[0], where)
    for line in lines[1:]:
        if "back" in line:
            record.end = None
        if "end" in line:
            record.end = line
        else:
            record.entries.append(line)
            record.lines.append(len(record.entries) + 1)
    return record


class Hall:
    def __init__(
        self, store: Store, pool: Pool, clock: Callable[[], float] = time.time, alone: bool = True
    ) -> None:
        self.store = store
        self.pool = pool
        self.clock = clock
        self.alone = alone  # no other process serves this store
        self.name = secrets.token_hex(8)
        self.started = clock()
        # Tables are read one after the other: after a start everybody comes at once, and side by
        # side the first would be ready when the last is.
        self.reader = ThreadPoolExecutor(1, "hall-reader")
        self.tables: dict[str, Live] = {}
        self.opening: dict[str, asyncio.Task[Live | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.told: Callable[[Live], None] = lambda live: None  # set by whoever sends frames
        self.chatted: Callable[[Live], Coroutine[Any, Any, None]] | None = None
        self.present: Callable[[Live], None] = lambda live: None
        self.finished: Callable[[Live], None] = lambda live: None
        self.closing = False

    # Beginning and end of serving.

    async def start(self) -> None:
        self.store.listen(self.woken)
        self.spawn(self._look_around())

    async def stop(self) -> None:
        """Finish what is being written, send everybody away, and let go."""
        self.closing = True
        for live in list(self.tables.values()):
            for listener in list(live.listeners):
                listener.close("restart", True)
            async with live.lock:
                pass
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.reader.shutdown()
        with suppress(Unkept):  # others take them in a while all the same
            await self.store.let_go(self.name)
        self.pool.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # Reading a table from the log.

    async def live(self, id: str) -> Live | None:
        """A table that has begun, read from the log if it is not here yet."""
        if id not in self.tables:
            if id not in self.opening:
                self.opening[id] = asyncio.create_task(self._open(id))
                self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
            live = await asyncio.shield(self.opening[id])
            if live is None:
                return None
            self.tables.setdefault(id, live)
            TABLES.set(len(self.tables))
        found = self.tables[id]
        found.used = time.monotonic()
        return found

    async def _open(self, id: str) -> Live | None:
        row = await self.store.table(id)
        if row is None or row.n < 0:
            return None
        edition = row.house.get("edition")
        text = await self.store.edition(edition) if edition else None
        steps = await self.store.steps(id)
        seeds = await self.store.seeds(id)
        read = partial(read_match, row.game, text, steps, seeds)
        match = await asyncio.get_running_loop().run_in_executor(self.reader, read)
        live = Live(row, match, text, self.clock())
        for step in steps[-REMEMBERED:-1]:
            live.table.replies[step.command] = Reply(step.command, True, step.n)
        self._take_side(live, steps[-1])
        await self._learn_people(live)
        return live

    def _take_side(self, live: Live, step: Step) -> None:
        """The clock goes on from the last step, but time in which nobody served is not charged."""
        live.table.take_side(step.n, step.side, max(step.at / 1000, self.started))
        live.table.replies.update({step.command: Reply(step.command, True, step.n)})

    async def _learn_people(self, live: Live) -> None:
        live.seats = await self.store.seats(live.id)
        live.grants = {}
        for seat, person in await self.store.grants(live.id):
            live.grants.setdefault(seat, set()).add(person)

    async def _reread(self, live: Live) -> None:
        """Throw away what was not kept, and read the table again. If that fails, the table is let
        go, for whoever comes next to read; nobody may look at it as it is."""
        try:
            fresh = await self._open(live.id)
            assert fresh is not None
        except BaseException:
            self.tables.pop(live.id, None)
            for listener in list(live.listeners):
                listener.close("restart", True)
            raise
        live.row, live.table = fresh.row, fresh.table
        live.seats, live.grants = fresh.seats, fresh.grants
        live.mark_kept()

    async def follow(self, live: Live) -> None:
        """Take over what other processes have appended."""
        async with live.lock:
            steps = await self.store.steps(live.id, live.table.version)
            if not steps:
                return
            sealed = any("commit" in line for step in steps for line in step.lines)
            seeds = await self.store.seeds(live.id) if sealed else {}
            for step in steps:
                entries = [line for line in step.lines if "end" not in line]
                seal = [line["commit"] for line in entries if "commit" in line]
                seed = seeds.get(seal[-1]) if seal else live.match.seed
                live.match.follow(entries, seed)
                self._take_side(live, step)
            live.mark_kept()
            live.row = await self.store.table(live.id) or live.row
            self._tell(live)

    async def begin(self, row: TableRow, match: Match, edition: str | None) -> Live:
        """Put a match on a table that was founded: its step 0."""
        live = Live(row, match, edition, self.clock())
        live.kept = 0
        live.ended = False
        await self._learn_people(live)
        async with live.lock:
            try:
                await self._keep(live, "", self.clock())
            except Taken:  # another process began it at the same moment
                found = await self.live(row.id)
                assert found is not None
                return found
            self.tables[row.id] = live
            self._tell(live)
            self.wake(live)
        return live

    # What happens at a table.

    async def do(self, id: str, command: Command) -> Reply:
        """Carry out a command: it is durable when this returns. Whoever asked may go away
        meanwhile; what has begun is finished all the same."""
        live = await self.live(id)
        if live is None:
            return Reply(command.id, False, 0, "no-table")
        return await asyncio.shield(self.spawn(self._do(live, command)))

    async def _do(self, live: Live, command: Command) -> Reply:
        async with live.lock:
            before, now = live.table.version, self.clock()
            reply = live.table.do(command, now)
            if live.table.version == before:
                return reply
            try:
                await self._keep(live, command.id, now)
            except (Taken, Unkept) as problem:
                await self._reread(live)
                self._tell(live)
                why = "stale" if isinstance(problem, Taken) else NOT_KEPT
                # It may have been kept all the same: by another process, or unanswered.
                return live.table.replies.get(command.id) or Reply(
                    command.id, False, live.table.version, why
                )
            except Exception:
                await self._reread(live)
                raise
            MOVES.labels(live.row.game).inc()
            self._tell(live)
            self.wake(live)
            return reply

    async def _keep(self, live: Live, command: str, now: float) -> None:
        match, table = live.match, live.table
        step = live.step(command, now)
        asked = match.state.asked
        over = asked is None or match.stopped
        seat = -1 if over or asked is None else asked.seat
        changes: dict[str, Any] = {
            "asked": seat,
            "since": step.at if seat != live.row.asked else live.row.since,
            "phase": "over" if over else "live",
            "summary": summary_of(live),
        }
        ended = over and live.row.phase != "over"
        counts = ended and not match.stopped and not live.row.house.get("practice")
        results = results_of(live, step.at) if counts else None
        if not over and live.row.phase == "over":
            results = []  # the players went back from the end
        bot = table.bot_to_move()
        turn = None
        if bot >= 0:
            level = table.players()[bot]["bot"]
            turn = Turn(live.id, step.n, bot, level, self.name, int((now + LEASE) * 1000))
        sealed = any("commit" in line for line in step.lines)
        seeds = {match.record.committed(): match.seed} if sealed and match.seed else {}
        await self.store.append(live.id, step, seeds, changes, results, turn)
        live.row = live.row._replace(n=step.n, moved=step.at, **changes)
        live.mark_kept()
        if ended:
            self.finished(live)

    def _tell(self, live: Live) -> None:
        self.told(live)

    def woken(self, table: str, kind: str, data: Any) -> None:
        """Something has changed, here or in another process."""
        if kind == "all":
            for each in list(self.tables.values()):
                self.spawn(self.follow(each))
            for id in list(self.opening):
                self.spawn(self._woken_later(id, "step", sys.maxsize))
            return
        live = self.tables.get(table)
        if live is None:
            if table in self.opening:  # it may have been read just before
                self.spawn(self._woken_later(table, kind, data))
            return
        if kind == "step" and data > live.table.version:
            self.spawn(self.follow(live))
        elif kind == "chat" and self.chatted is not None:
            self.spawn(self.chatted(live))
        elif kind in ("seats", "grants"):
            self.spawn(self._people_changed(live))
        elif kind == "here" and data["process"] != self.name:
            if data["process"] not in live.elsewhere and live.listeners:
                self.say_here(live)  # it has just opened the table, and asks who else is there
            live.elsewhere[data["process"]] = (time.monotonic(), data["seats"], data["watching"])
            self.present(live)

    async def _woken_later(self, table: str, kind: str, data: Any) -> None:
        if await self.live(table) is not None:
            self.woken(table, kind, data)

    async def _people_changed(self, live: Live) -> None:
        async with live.lock:
            await self._learn_people(live)
            self._send_away(live)
            self._tell(live)

    def _send_away(self, live: Live) -> None:
        """A seat that was taken from somebody closes their sockets."""
        for listener in list(live.listeners):
            if not live.may_look(listener.person, listener.seat):
                listener.close("revoked", False)

    def say_here(self, live: Live) -> None:
        """Let other processes know who is here."""
        seats = sorted({x.seat for x in live.listeners if x.seat >= 0})
        watching = sum([x.seat < 0 for x in live.listeners])
        data = {"process": self.name, "seats": seats, "watching": watching}
        if not self.alone:
            self.spawn(self.store.wake(live.id, "here", data))

    # Bots.

    def wake(self, live: Live) -> None:
        """Let the bot that is asked think, if it does not do so already."""
        busy = live.thinking is not None and not live.thinking.done()
        if live.table.bot_to_move() >= 0 and not busy and not self.closing:
            live.thinking = self.spawn(self._think(live))

    async def _think(self, live: Live) -> None:
        """One choice after the other, as long as bots are asked and this process is to play."""
        while not self.closing:
            command = await think(live.table, self.pool, live.edition, BUDGET)
            if command is None:
                return
            reply = await self.do(live.id, command)
            if not reply.done and reply.why != "stale":
                log.error("bot of table %s: %s", live.id, reply.why)
                return

    async def _look_around(self) -> None:
        """Play turns that nobody plays: after a start those of whoever served before, later those
        of processes that died. Forget tables that nobody looks at."""
        ahead = LEASE if self.alone else 0.0
        told = time.monotonic()
        while not self.closing:
            try:
                await self._keep_turns()
                while turns := await self._take_turns(ahead):
                    for turn in turns:
                        await self._play_turn(turn)
                    if len(turns) < AT_ONCE:
                        break
                ahead = 0.0
            except (Unkept, Unread) as problem:
                log.warning("cannot look for turns: %s", problem)
            self._forget_idle()
            if not self.alone and time.monotonic() - told > PRESENCE:
                told = time.monotonic()
                self._refresh_presence()
            await asyncio.sleep(LOOKING)

    async def _keep_turns(self) -> None:
        """A sign of life, for the turns of bots that think here."""
        busy = [x.id for x in self.tables.values() if x.thinking and not x.thinking.done()]
        if busy and not self.alone:
            await self.store.renew(self.name, busy, int(self.clock() * 1000), LEASE)

    async def _take_turns(self, ahead: float) -> list[Turn]:
        now = int((self.clock() + ahead) * 1000)
        return await self.store.lease(self.name, now, LEASE, AT_ONCE)

    async def _play_turn(self, turn: Turn) -> None:
        """A table that cannot be read must not keep the bots of others from playing."""
        try:
            live = await self.live(turn.table)
            if live is not None:
                self.wake(live)
        except Unread:
            raise
        except Exception:
            log.exception("table %s cannot be read", turn.table)

    def _refresh_presence(self) -> None:
        """Say who is here, and forget processes that no longer do."""
        long_ago = time.monotonic() - 3 * PRESENCE
        for live in list(self.tables.values()):
            gone = [process for process, (at, *_) in live.elsewhere.items() if at < long_ago]
            for process in gone:
                del live.elsewhere[process]
            if gone:
                self.present(live)
            if live.listeners:
                self.say_here(live)

    def _forget_idle(self) -> None:
        now = time.monotonic()
        for live in list(self.tables.values()):
            busy = live.thinking is not None and not live.thinking.done()
            long_ago = now - (OVER if live.ended else IDLE)
            if not live.listeners and not busy and not live.lock.locked() and live.used < long_ago:
                del self.tables[live.id]
        TABLES.set(len(self.tables))


def read_match(game: str, edition: str | None, steps: list[Step], seeds: dict[str, str]) -> Match:
    found = find(game)
    record = record_of(steps, "the log")
    return Match.load(found, found.edition(edition), record, seeds.get(record.committed()))


def summary_of(live: Live) -> dict[str, Any]:
    """What lists of tables show of a game. How far it is takes a whole scene to tell, and may be a
    few choices behind."""
    match = live.match
    data: dict[str, Any] = {"figures": live.row.summary.get("figures", {})}
    turned = match.state.asked is None or live.row.phase == "over"  # it ends, or goes on after all
    if turned or not data["figures"] or live.table.version % BEHIND == 0:
        figures = live.shared.scene(match, live.scenery, -1).scene.figures
        data["figures"] = {k: figures[k] for k in FIGURES if k in figures}
    data["motion"] = live.table.motion.missing(live.table.people()) if live.table.motion else []
    if match.record.end is not None:
        data["totals"], data["winners"] = match.record.end["end"], match.record.end["winners"]
    return data


BEHIND = 8
FIGURES = ("round", "chapter", "phase", "progress", "rounds", "stage", "turn")


def results_of(live: Live, at: int) -> list[ResultRow]:
    match, end = live.match, live.match.record.end
    assert end is not None
    rows: list[ResultRow] = []
    for seat, player in enumerate(match.players()):
        held = live.seats[seat] if seat < len(live.seats) else None
        rows.append(
            ResultRow(
                table=live.id,
                game=match.game.name,
                seats=match.state.seats,
                seat=seat,
                person=held.person if held else "",
                name=player.get("person", "") or player.get("bot", ""),
                bot=player.get("bot", ""),
                total=end["end"][seat],
                won=seat in end["winners"],
                ended=at,
                options=match.record.header["options"],
            )
        )
    return rows
