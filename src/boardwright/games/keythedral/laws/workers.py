"""Laws of phase 1, in the order of the manual: K5.L1 to K5.L6."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import add
from boardwright.games.keythedral.actions import RING, SEND
from boardwright.games.keythedral.components import BASICS, NUMBERS, SENDING, number_of, tile_id
from boardwright.games.keythedral.land import plot_of
from boardwright.games.keythedral.laws.cubes import FreeCube, free_kinds
from boardwright.games.keythedral.laws.law import Activation, Law
from boardwright.games.keythedral.pieces import send, send_refusal, side_refusal
from boardwright.games.keythedral.state import Table, TileQuestion
from boardwright.games.keythedral.tiles import (
    activated,
    is_house,
    open_fields,
    rights,
    shareable_fields,
    workers_on,
)
from boardwright.games.shared import SeatQuestion
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal


class MasterOfWorks(Law):
    """K5.L1: its player chooses the number of every marker this round."""

    name = "master-of-works"

    def play(self, s: Table, seat: int, law: int) -> None:
        s.master = seat


class EarlyBell(Law):
    """K5.L2: one worker of one of your tiles goes out before the markers."""

    name = "early-bell"
    strength = 0.7

    def fits(self, s: Table, seat: int) -> bool:
        return bool(ringing_tiles(s, seat))

    def needs(self, s: Table, seat: int) -> Refusal | None:
        for tile in range(seat * NUMBERS, seat * NUMBERS + NUMBERS):
            if open_fields(s, tile) and s.early.count(tile) < rights(s, tile):
                return None
        return Refusal("no-open-field", "K5.L2")

    def play(self, s: Table, seat: int, law: int) -> None:
        s.call(RingBell(seat))


def ringing_tiles(s: Table, seat: int) -> list[int]:
    first = seat * NUMBERS
    return [
        tile
        for tile in range(first, first + NUMBERS)
        if s.early.count(tile) < rights(s, tile) and open_fields(s, tile)
    ]


class RingBell(SeatQuestion[Table]):
    """K5.L2: which tile sends a worker before the markers."""

    def verbs(self) -> tuple[Verb, ...]:
        return (RING,)

    def ask(self, s: Table) -> Ask | None:
        tiles = ringing_tiles(s, self.seat)
        return Ask(self.seat, [RING.of(number_of(tile)) for tile in tiles], "early-bell")

    def answer(self, s: Table, action: int) -> None:
        s.goto(SendEarly(self.seat, RING.arg(action)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        tile = tile_id(self.seat, RING.arg(action))
        if s.early.count(tile) >= rights(s, tile):
            return Refusal("all-sent", "K5.L2")
        if not open_fields(s, tile):
            return Refusal("no-open-field", "K5.L2")
        return None


class SendEarly(TileQuestion):
    """K5.L2: the worker goes where it could go in its activation."""

    def verbs(self) -> tuple[Verb, ...]:
        return (SEND,)

    def ask(self, s: Table) -> Ask | None:
        fields = open_fields(s, self.tile())
        return Ask(self.seat, [SEND.of(s.cells[field]) for field in fields], "send-early")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        tile = self.tile()
        s.early = (*s.early, tile)
        send(s, tile, SEND.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return send_refusal(s, self.tile(), SEND.arg(action))


class Lodger(Law):
    """K5.L3: the activated cottage sends one worker more."""

    name = "lodger"
    window = SENDING
    lodges = True
    strength = 0.9

    def fits_tile(self, s: Table, tile: int, now: Activation) -> bool:
        return not is_house(s, tile) and now.gone == 0 and not now.lodged

    def needs_tile(self, s: Table, tile: int, now: Activation) -> Refusal | None:
        if is_house(s, tile):
            return Refusal("house-already", "K5.L3")
        return Refusal("too-late", "K5.L3") if now.gone or now.lodged else None

    def play(self, s: Table, seat: int, law: int) -> None:
        """The activation itself goes on with one worker more."""


class SharedField(Law):
    """K5.L4: a worker joins another one on a touching field."""

    name = "shared-field"
    window = SENDING
    strength = 0.9

    def fits_tile(self, s: Table, tile: int, now: Activation) -> bool:
        return now.left > 0 and bool(shareable_fields(s, tile))

    def needs_tile(self, s: Table, tile: int, now: Activation) -> Refusal | None:
        if now.left == 0:
            return Refusal("all-sent", "K5.6")
        return None if shareable_fields(s, tile) else Refusal("not-one-worker", "K5.L4")

    def play(self, s: Table, seat: int, law: int) -> None:
        s.call(ShareField(seat, activated(s)))


class ShareField(TileQuestion):
    """K5.L4: the field where the worker joins another one."""

    def verbs(self) -> tuple[Verb, ...]:
        return (SEND,)

    def ask(self, s: Table) -> Ask | None:
        fields = shareable_fields(s, self.tile())
        return Ask(self.seat, [SEND.of(s.cells[field]) for field in fields], "share-field")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        send(s, self.tile(), SEND.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        tile = self.tile()
        field = s.land.at.get(SEND.arg(action))
        if field is None:
            return Refusal("no-field-there", "K5.L4")
        there = workers_on(s, field)
        if len(there) != 1:
            return Refusal("not-one-worker", "K5.L4")
        if tile in there:
            return Refusal("own-worker-there", "K5.L4")
        return side_refusal(s, tile, field, "K5.L4")


class RightOfWay(Law):
    """K5.L5: fences do not stop your workers this phase; without any, a free cube."""

    name = "right-of-way"
    strength = 0.9

    def fits(self, s: Table, seat: int) -> bool:
        return fenced_in(s, seat) or bool(free_kinds(s))

    def needs(self, s: Table, seat: int) -> Refusal | None:
        sides = [plot_of(side) for side in s.fences if side >= 0]
        own = s.tiles[seat * NUMBERS : seat * NUMBERS + NUMBERS]
        if any(plot in sides for plot in own) or sum(s.store[:BASICS]) > 0:
            return None
        return Refusal("no-free-cube", "K5.L5")

    def play(self, s: Table, seat: int, law: int) -> None:
        if fenced_in(s, seat):
            s.right_of_way = add(s.right_of_way, seat)
        else:
            s.call(FreeCube(seat, 1))


def fenced_in(s: Table, seat: int) -> bool:
    """Whether a fence lies on a side of one of the seat's tiles."""
    mine = s.tiles[seat * NUMBERS : seat * NUMBERS + NUMBERS]
    for side in s.fences:
        if side >= 0 and plot_of(side) in mine:
            return True
    return False


class LongWalk(Law):
    """K5.L6: a worker goes to any empty field on the board."""

    name = "long-walk"
    window = SENDING
    strength = 0.9

    def fits_tile(self, s: Table, tile: int, now: Activation) -> bool:
        return now.left > 0 and 0 in s.workers

    def needs_tile(self, s: Table, tile: int, now: Activation) -> Refusal | None:
        if now.left == 0:
            return Refusal("all-sent", "K5.6")
        return None if any(w == 0 for w in s.workers) else Refusal("no-open-field", "K5.L6")

    def play(self, s: Table, seat: int, law: int) -> None:
        s.call(WalkFar(seat, activated(s)))


class WalkFar(TileQuestion):
    """K5.L6: any empty field on the board."""

    def verbs(self) -> tuple[Verb, ...]:
        return (SEND,)

    def ask(self, s: Table) -> Ask | None:
        cells = [cell for field, cell in enumerate(s.cells) if s.workers[field] == 0]
        return Ask(self.seat, [SEND.of(cell) for cell in cells], "long-walk")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        send(s, self.tile(), SEND.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        cell = SEND.arg(action)
        if cell not in s.cells:
            return Refusal("no-field-there", "K5.L6")
        return Refusal("field-taken", "K5.L6") if s.workers[s.cells.index(cell)] else None


LAWS: Final[tuple[Law, ...]] = (
    MasterOfWorks(),
    EarlyBell(),
    Lodger(),
    SharedField(),
    RightOfWay(),
    LongWalk(),
)
