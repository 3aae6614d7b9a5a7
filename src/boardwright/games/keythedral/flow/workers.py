"""Manual 4, phases 1 and 2: workers are sent out, and their fields are harvested."""

from __future__ import annotations

from typing import Any

from boardwright.games.bits import has
from boardwright.games.keythedral.actions import DECLINE, IDLE, LAW, MARK, SEND
from boardwright.games.keythedral.components import (
    BASICS,
    COLLECT,
    HARVEST,
    NUMBERS,
    SENDING,
    START,
    tile_id,
)
from boardwright.games.keythedral.laws import enact, is_asked, law_options, law_refusal
from boardwright.games.keythedral.laws.law import Activation
from boardwright.games.keythedral.pieces import send, send_refusal
from boardwright.games.keythedral.state import NONE, Table, brought_by, field_of
from boardwright.games.keythedral.tiles import is_house, open_fields, rights, workers_of
from boardwright.games.shared import EachSeat, SeatStep, put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Frame, Question, Refusal, Step


class LawLap(EachSeat[Table]):
    """K5.3: the law-holders are asked once each, clockwise."""

    def __init__(self, first: int, window: int) -> None:
        super().__init__(first)
        self.window = window

    def turn(self, s: Table, seat: int) -> Frame[Any]:
        return LawWindow(seat, self.window)


class LawWindow(Question[Table]):
    """K5.3, K5.4: one player's laws of a window, one by one, until he declines."""

    def __init__(self, seat: int, window: int) -> None:
        self.seat = seat
        self.window = window

    def verbs(self) -> tuple[Verb, ...]:
        return (LAW, DECLINE)

    def ask(self, s: Table) -> Ask | None:
        if not is_asked(s, self.seat, self.window):
            s.done()
            return None
        options = law_options(s, self.seat, self.window)
        options.append(DECLINE.of())
        return Ask(self.seat, options, "law-window")

    def answer(self, s: Table, action: int) -> None:
        if action == DECLINE.base:
            s.done()
        else:
            enact(s, self.seat, LAW.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DECLINE.base:
            return None
        return law_refusal(s, self.seat, action, self.window)


class PlaceWorkers(Step[Table]):
    """K4.1: the laws of the start of the round, then five markers."""

    def run(self, s: Table) -> None:
        s.phase = 1
        s.goto(PlaceMarker(0))
        s.call(LawLap(s.start, START))


class PlaceMarker(Question[Table]):
    """K4.1.1, K4.1.2: the next marker goes on a free number, which is activated at once."""

    def __init__(self, marker: int) -> None:
        self.marker = marker

    def verbs(self) -> tuple[Verb, ...]:
        return (MARK,)

    def _placer(self, s: Table) -> int:
        return (s.start + self.marker) % s.seats

    def ask(self, s: Table) -> Ask | None:
        if self.marker == NUMBERS:
            s.done()
            s.right_of_way = 0
            return None
        free = [number for number in range(NUMBERS) if number + 1 not in s.markers]
        seat = self._placer(s) if s.master == NONE else s.master
        return Ask(seat, [MARK.of(number) for number in free], "place-marker", forced=True)

    def answer(self, s: Table, action: int) -> None:
        """K4.1.3: who placed the marker sends first, whoever chose the number."""
        number = MARK.arg(action)
        s.markers = put(s.markers, self.marker, number + 1)
        s.note("marker", self._placer(s), self.marker + 1, number + 1)
        s.goto(PlaceMarker(self.marker + 1))
        for seat in reversed(s.clockwise(self._placer(s))):
            tile = tile_id(seat, number)
            s.stack.append(SendWorkers(seat, number, rights(s, tile) - s.early.count(tile), 0, 0))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        used = any(number == MARK.arg(action) + 1 for number in s.markers)
        return Refusal("number-used", "K4.1.2") if used else None


class SendWorkers(Question[Table]):
    """K4.1.4 to K4.1.8: the activated tile's workers, one after the other; K5.6: its laws.

    `left` are still to go, `gone` have gone in this activation, `lodged` tells of K5.L3.
    """

    def __init__(self, seat: int, number: int, left: int, gone: int, lodged: int) -> None:
        self.seat = seat
        self.number = number
        self.left = left
        self.gone = gone
        self.lodged = lodged

    def verbs(self) -> tuple[Verb, ...]:
        return (SEND, IDLE, LAW)

    def ask(self, s: Table) -> Ask | None:
        tile = tile_id(self.seat, self.number)
        if self.left == 0:
            return self._ask_emptied(s, tile)
        options = [SEND.of(s.cells[field]) for field in open_fields(s, tile)]
        if s.laws[self.seat]:
            laws = self._laws(s, tile)
            if not options and (laws or (not s.options.face_up and s.unplayed(SENDING))):
                laws.append(IDLE.of())
            options.extend(laws)
        if not options:
            s.done()
            s.note("idle", tile)
            return None
        return Ask(self.seat, options, "send-worker")

    def _ask_emptied(self, s: Table, tile: int) -> Ask | None:
        """K5.6: a cottage emptied by Early Bell may still take a lodger."""
        holder = s.laws[self.seat] != 0 and self.gone == 0 and not is_house(s, tile)
        if holder and not self.lodged and self._lodger_about(s):
            options = self._laws(s, tile)
            if options or not s.options.face_up:
                return Ask(self.seat, [*options, IDLE.of()], "send-worker")
        s.done()
        return None

    def _lodger_about(self, s: Table) -> bool:
        for at, law in enumerate(s.box.laws):
            if law.lodges and not has(s.played, at):
                return True
        return False

    def _now(self) -> Activation:
        return Activation(self.seat, self.number, self.left, self.gone, self.lodged)

    def _laws(self, s: Table, tile: int) -> list[int]:
        now = self._now()
        mine = s.in_window(self.seat, SENDING)
        return [LAW.of(law) for law in mine if s.box.laws[law].fits_tile(s, tile, now)]

    def answer(self, s: Table, action: int) -> None:
        tile = tile_id(self.seat, self.number)
        if action == IDLE.base:
            s.done()
            s.note("idle", tile)
        elif LAW.has(action):
            self._play(s, LAW.arg(action))
        else:
            self._one_gone(s)
            send(s, tile, SEND.arg(action))

    def _one_gone(self, s: Table) -> None:
        if self.left == 1:
            s.done()
        else:
            s.goto(SendWorkers(self.seat, self.number, self.left - 1, self.gone + 1, self.lodged))

    def _play(self, s: Table, law: int) -> None:
        if s.box.laws[law].lodges:
            s.goto(SendWorkers(self.seat, self.number, self.left + 1, self.gone, 1))
        else:
            self._one_gone(s)
        enact(s, self.seat, law)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        tile = tile_id(self.seat, self.number)
        if LAW.has(action):
            return self._law_refusal(s, tile, action)
        if action == IDLE.base:
            must = self.left > 0 and open_fields(s, tile)
            return Refusal("must-send", "K4.1.7") if must else None
        if self.left == 0:
            return Refusal("all-sent", "K5.L2")
        return send_refusal(s, tile, SEND.arg(action))

    def _law_refusal(self, s: Table, tile: int, action: int) -> Refusal | None:
        refused = law_refusal(s, self.seat, action, SENDING)
        if refused is not None:
            return refused
        return s.box.laws[LAW.arg(action)].needs_tile(s, tile, self._now())


class HarvestFields(EachSeat[Table]):
    """K4.2: the laws before the harvest, then every player's own, clockwise."""

    def run(self, s: Table) -> None:
        s.phase = 2
        super().run(s)
        s.call(LawLap(self.first, HARVEST))

    def turn(self, s: Table, seat: int) -> Frame[Any]:
        return Collect(seat)


class Collect(SeatStep[Table]):
    """K4.2.1: the collecting player's laws, then his whole harvest."""

    def run(self, s: Table) -> None:
        s.goto(Reap(self.seat))
        s.call(LawWindow(self.seat, COLLECT))


class Reap(SeatStep[Table]):
    """K4.2.1, K4.2.2, with what the laws 7 to 10 make of it."""

    def run(self, s: Table) -> None:
        s.done()
        got = brought(s, self.seat)
        for kind in range(BASICS):
            got[kind] = s.gain(self.seat, kind, got[kind])
        s.changes = ()
        s.gleaned = ()
        s.note("harvest", self.seat, *got)


def brought(s: Table, seat: int) -> list[int]:
    """K4.2.1: what a seat's workers bring of each kind, if the store has it."""
    found = [0] * BASICS
    changes = list(s.changes)
    for kind in workers_of(s, seat):
        brings, n = kind, 2 if has(s.bumper, kind) else 1
        for change in changes:
            if field_of(change) == kind:
                changes.remove(change)
                brings, n = brought_by(change), 1
                break
        found[brings] += n
    for kind in s.gleaned:
        found[kind] += 1
    for kind in range(BASICS):
        if has(s.barred, kind):
            found[kind] = 0
    return found
