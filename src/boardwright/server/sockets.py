"""A socket per open table: orders come in, frames go out.

Whose seat it is is checked at every order, not only when the socket opens. Frames wait in a queue
of their own, so that a slow reader holds up nobody; one that does not read is closed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
import unicodedata
from collections import Counter, deque
from contextlib import suppress
from typing import Any, cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from boardwright.server import frames
from boardwright.server import messages as m
from boardwright.server.catalog import say
from boardwright.server.founding import Founding
from boardwright.server.guard import UNREADABLE, Limits, Origins, Refusal
from boardwright.server.hall import Hall, Live
from boardwright.server.metrics import ACKNOWLEDGED, REFUSED, SOCKETS
from boardwright.server.people import People
from boardwright.server.queries import Queries
from boardwright.speech import HOUSE
from boardwright.store import Person, Unkept, Unread
from boardwright.table import Command
from boardwright.table.table import DOINGS

LARGEST = 16 << 10  # bytes of an order
WAITING = 256  # frames, or
WAITING_BYTES = 1 << 20
SILENCE = 45.0  # seconds without a sign of life
PARTING = 1.0  # seconds to take leave in
ROOMS = ("table", "watchers")
UNHURRIED = ("weigh",)  # whoever chooses meanwhile does not wait for an answer to these
ASIDE = 4  # of these at once, a socket
GONE, POLICY, RESTART = 4404, 4403, 1012

# Signs that turn the direction of writing, and those that control or break lines.
TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
CONTROLS = {"Cc", "Zl", "Zp"}

log = logging.getLogger("boardwright.sockets")
decode = msgspec.json.Decoder(m.Order).decode
encode = msgspec.json.Encoder().encode


class Line:
    """One open socket: who is at the other end, and what waits to be sent."""

    def __init__(self, socket: WebSocket, live: Live, person: Person, seat: int, key: str) -> None:
        self.socket = socket
        self.key = key  # whose limits count: the person's, or those of the address
        self.live = live
        self.person = person.id
        self.name = person.name
        self.seat = seat
        self.log = 0  # the page has the log up to this entry
        self.chat = -1  # and the chat up to this line
        self.aside = 0  # orders that are carried out beside the others
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.ready = asyncio.Event()
        self.ended: tuple[str, bool] | None = None
        self.ending = asyncio.Event()

    def push(self, frame: bytes) -> None:
        if self.ended is not None:
            return
        self.waiting.append(frame)
        self.size += len(frame)
        if len(self.waiting) > WAITING or self.size > WAITING_BYTES:
            self.close("slow", True)
        self.ready.set()

    def close(self, why: str, again: bool) -> None:
        if self.ended is None:
            self.ended = (why, again)
            if why == "slow":
                self.waiting.clear()
            self.ready.set()
            self.ending.set()

    async def send(self) -> None:
        """Send what waits, until the line ends."""
        while True:
            await self.ready.wait()
            self.ready.clear()
            while self.waiting:
                frame = self.waiting.popleft()
                self.size -= len(frame)
                await self.socket.send_text(frame.decode())
            if self.ended is not None:
                why, again = self.ended
                await self.socket.send_text(encode(m.Bye(why, again)).decode())
                await self.socket.close(RESTART if again else POLICY)
                return


class Sockets:
    def __init__(
        self, hall: Hall, founding: Founding, people: People, origins: Origins, limits: Limits
    ) -> None:
        self.hall = hall
        self.founding = founding
        self.people = people
        self.origins = origins
        self.limits = limits
        self.queries = Queries(hall)
        self.open: Counter[str] = Counter()  # sockets by person, and by address
        hall.told = self.tell
        hall.chatted = self.tell_chat
        hall.present = self.tell_presence

    # Opening and closing.

    async def endpoint(self, socket: WebSocket) -> None:
        if not self.origins.accepts(socket.headers.get("origin")):
            await socket.close(POLICY)
            return
        address = socket.client.host if socket.client else ""
        if not self.limits.openings.allow(address):
            await self._turn_away(socket, "too-many", True)
            return
        try:
            person = await self.people.of(socket)
            live = await self.founding.watched(socket.path_params["id"], person)
            seat = self._seat(live, person, socket.query_params.get("seat", ""))
        except Refusal as refusal:
            await self._turn_away(socket, refusal.why)
            return
        except ValueError:  # an id that nothing can have
            await self._turn_away(socket, "no-table")
            return
        except Unread:
            await self._turn_away(socket, "not-kept")
            return
        key, there = person.id or address, f"at {address}"
        full = self.open[key] >= self.limits.sockets
        if full or self.open[there] >= self.limits.sockets_there:
            await self._turn_away(socket, "too-many")
            return
        self.open.update((key, there))  # before anything is waited for: others come meanwhile
        SOCKETS.inc()
        line = Line(socket, live, person, seat, key)
        try:
            await socket.accept()
            live.listeners.add(line)
            await self._run(line)
        finally:
            live.listeners.discard(line)
            SOCKETS.dec()
            for each in (key, there):
                self.open[each] -= 1
                if not self.open[each]:
                    del self.open[each]
            self.presence_changed(live)

    def _seat(self, live: Live, person: Person, wanted: str) -> int:
        """From where somebody looks: the seat they ask for, if it is theirs; else their first; else
        they watch, if that is allowed."""
        mine = live.seats_of(person.id)
        if wanted.isdigit() and len(wanted) < 4:
            if int(wanted) not in mine:
                raise Refusal(403, "not-your-view")
            return int(wanted)
        if mine and wanted != "-1":
            return mine[0]
        if not live.may_look(person.id, -1):
            raise Refusal(404, "no-table")
        return -1

    async def _turn_away(self, socket: WebSocket, why: str, again: bool = False) -> None:
        """Say why before closing: a page cannot read the status of a refused handshake."""
        await socket.accept()
        with suppress(Exception):
            await socket.send_text(encode(m.Bye(why, again)).decode())
            await socket.close(RESTART if again else GONE)

    async def _run(self, line: Line) -> None:
        sending = asyncio.create_task(line.send())
        reading = asyncio.create_task(self._read(line))
        ending = asyncio.create_task(line.ending.wait())
        try:
            async with line.live.lock:
                self.show(line)
            await self.tell_chat(line.live, line)
            self.presence_changed(line.live)
            tasks = {sending, reading, ending}
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if line.ended is not None and not sending.done():
                await asyncio.wait({sending}, timeout=PARTING)
        finally:
            for task in (sending, reading, ending):
                task.cancel()
            await asyncio.gather(sending, reading, ending, return_exceptions=True)
            # Whoever does not read cannot be told either. No task of its own for it: with an
            # exception that is a circle, and would keep the table from being let go.
            with suppress(Exception):
                async with asyncio.timeout(PARTING):
                    await line.socket.close()

    async def _read(self, line: Line) -> None:
        """Orders, one after the other; whoever is silent too long is gone."""
        while line.ended is None:
            try:
                async with asyncio.timeout(SILENCE):
                    message = await line.socket.receive()
            except (TimeoutError, WebSocketDisconnect):
                return
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text") or message.get("bytes") or b""
            raw = text.encode() if isinstance(text, str) else text
            await self._take(line, raw)

    # Orders.

    async def _take(self, line: Line, raw: bytes) -> None:
        if len(raw) > LARGEST:
            line.close("too-large", False)
            return
        allowed = self.limits.orders.allow(line.key)
        try:
            order = decode(raw)
        except UNREADABLE:
            self._refuse(line, "", "malformed" if allowed else "too-many")
            return
        if not order.id.isprintable() or len(order.id.encode()) > 64:
            self._refuse(line, "", "malformed")
        elif not allowed:
            self._refuse(line, order.id, "too-many")
        elif not line.live.may_look(line.person, line.seat):
            line.close("revoked", False)
        elif order.do not in UNHURRIED:
            await self._carry_out(line, order)
        elif line.aside == ASIDE:
            self._refuse(line, order.id, "too-many")
        else:
            line.aside += 1
            self.hall.spawn(self._aside(line, order))

    async def _aside(self, line: Line, order: m.Order) -> None:
        await self._carry_out(line, order)
        line.aside -= 1

    async def _carry_out(self, line: Line, order: m.Order) -> None:
        try:
            if order.do in DOINGS:
                await self._command(line, order)
            elif order.do == "ping":
                pass
            elif order.do == "hello":
                since = order.data.get("log", 0)
                async with line.live.lock:
                    there = len(line.live.match.record.entries)
                    line.log = since if type(since) is int and 0 <= since <= there else 0
                    self.show(line)
            elif order.do == "say":
                await self._say(line, order)
            else:
                data = await self.queries.answer(line.live, line.seat, order)
                line.push(encode(m.Told(order.id, True, line.live.table.version, None, data)))
        except Refusal as refusal:
            self._refuse(line, order.id, refusal.why, refusal.text)
        except (Unkept, Unread):
            self._refuse(line, order.id, "not-kept")
        except Exception:
            code = secrets.token_hex(4)
            log.exception("an order failed: %s", code)
            self._refuse(line, order.id, "stumbled", say("house.stumbled", code=code))

    async def _command(self, line: Line, order: m.Order) -> None:
        if line.seat < 0:
            self._refuse(line, order.id, "not-yours")
            return
        begun = time.perf_counter()
        # Ids of different people must not meet: one could pass for the reply to another's.
        command_id = f"{line.person}/{order.id}"
        command = Command(command_id, line.seat, order.seen, order.do, order.data)
        reply = await self.hall.do(line.live.id, command)
        ACKNOWLEDGED.observe(time.perf_counter() - begun)
        told = frames.told(line.live, reply._replace(id=order.id))
        line.push(encode(told))
        if not reply.done:
            REFUSED.labels(reply.why).inc()
            async with line.live.lock:
                self.show(line)

    def _refuse(self, line: Line, id: str, why: str, text: str = "") -> None:
        REFUSED.labels(why).inc()
        key = f"table.{why}" if f"table.{why}" in HOUSE else f"house.{why}"
        fault = m.Fault(why, text or say(key))
        line.push(encode(m.Told(id, False, line.live.table.version, fault)))

    async def _say(self, line: Line, order: m.Order) -> None:
        text, room = order.data.get("text"), order.data.get("room", "table")
        text = " ".join(visible(text).split()) if isinstance(text, str) else ""
        if not 0 < len(text) <= 500:
            raise Refusal(422, "too-long")
        if room not in ("table", "watchers") or (room == "table" and line.seat < 0):
            room = "watchers"
        if not self.limits.chat.allow(line.key):
            raise Refusal(429, "too-many")
        name = line.live.names[line.seat] if line.seat >= 0 else line.name
        at = int(self.hall.clock() * 1000)
        command = f"{line.key}/{order.id}"
        await self.hall.store.say(
            line.live.id, at, line.person, line.seat, name, room, text, command
        )
        line.push(encode(m.Told(order.id, True, line.live.table.version)))

    # Frames.

    def show(self, line: Line) -> None:
        """Send the present state to one line; under the table's lock, so that nothing is shown
        that is not kept."""
        now, live = self.hall.clock(), line.live.shown_to(line.seat)
        line.push(encode(frames.state(live, line.seat, line.person, now, line.log)))
        line.log = len(live.match.record.entries)

    def tell(self, live: Live) -> None:
        """Send the present state to everybody at a table."""
        made: dict[tuple[int, str, int], bytes] = {}
        now = self.hall.clock()
        for line in list(live.listeners):
            assert isinstance(line, Line)
            shown = live.shown_to(line.seat)
            start = changed_from(shown.match.record.entries, line.log)
            key = (line.seat, line.person if line.seat >= 0 else "", start)
            if key not in made:
                made[key] = encode(frames.state(shown, line.seat, line.person, now, start))
            line.push(made[key])
            line.log = len(shown.match.record.entries)

    async def tell_chat(self, live: Live, only: Line | None = None) -> None:
        """Send new lines of the chat to those who may read them."""
        lines = await self.hall.store.chat(live.id, ROOMS)
        for line in [only] if only else list(live.listeners):
            assert isinstance(line, Line)
            fresh = [
                m.ChatLine(x.n, x.at, x.name, x.text, x.seat, cast(m.Room, x.room))
                for x in lines
                if x.n > line.chat and (x.room == "table" or line.seat < 0)
            ]
            if fresh or only:
                line.push(encode(m.Chat(fresh)))
            line.chat = max([line.chat, *[x.n for x in fresh]])

    def presence_changed(self, live: Live) -> None:
        self.tell_presence(live)
        self.hall.say_here(live)

    def tell_presence(self, live: Live) -> None:
        frame = encode(frames.presence(live))
        for listener in live.listeners:
            listener.push(frame)


def visible(text: str) -> str:
    """Without signs that nobody sees: controls, and those that turn the direction of writing."""
    kept = [sign for sign in text if unicodedata.bidirectional(sign) not in TURNING]
    return "".join([" " if unicodedata.category(sign) in CONTROLS else sign for sign in kept])


def changed_from(entries: list[dict[str, Any]], known: int) -> int:
    """From which entry on the log differs for whoever knew so many: what was taken back is no
    longer in it."""
    if known > len(entries):  # whoever watches some choices behind sees a way back as a cut
        return 0
    return min([known, *[first_void(entry) for entry in entries[known:]]])


def first_void(entry: dict[str, Any]) -> int:
    """From which entry on the log reads differently after this one."""
    for kind in ("undo", "redo", "back"):
        if kind in entry:
            found: int = entry[kind]
            return found
    first: int = entry["n"]
    return first
