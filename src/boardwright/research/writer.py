"""Fills a buffer of 32-bit figures with what a seat sees: the hot part of an observation.

Compiled in a wheel, apart from the rules, so plain loops over lists and `vec`, whose items are no
objects, and a state is `Any`. A writer keeps its buffer from one position to the next: what is kept
in a tuple that is still the same one, or in a figure that has not changed, is there already.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

# How a field is written: a figure; a bit set; a row of these; a list that grows; a row of such
# lists; zones of hidden items as a list, a bit set or counts.
FIGURE: Final = 0
FLAGS: Final = 1
FIGURES: Final = 2
FLAGS_EACH: Final = 3
GROWING: Final = 4
GROWING_EACH: Final = 5
ITEMS: Final = 6
SET: Final = 7
COUNTS: Final = 8

# Who sees a zone; what is none of the first three is asked.
ALL: Final = 0
OWNER: Final = 1
NONE: Final = 2
ASK: Final = 3

SMALL: Final = 60  # bits of an int that is no object

Sees = Callable[[Any, int, int], bool]


class TooLarge(Exception):
    """A field holds more than its declared span: a defect of the declaration."""


class Slot:
    """Where and how one field is written: `zones` stretches of `width` places from `at` on. Zones
    and growing lists begin with their count."""

    def __init__(
        self,
        name: str,
        how: int,
        at: int,
        zones: int,
        width: int,
        low: int = 0,
        each: int = 0,
        who: int = ALL,
        sees: Sees | None = None,
        single: bool = False,
    ) -> None:
        self.name = name
        self.how = how
        self.at = at
        self.zones = zones
        self.width = width
        self.low = low
        self.each = each
        self.who = who
        self.sees = sees
        self.single = single  # one zone, not in a list
        self.last: object = None
        self.figure = 0
        # Of each zone: what was written last (-1 is hidden), and where, so that it can be cleared.
        self.before: list[int] = [-1] * zones
        self.marks: list[list[int]] = [[] for _ in range(zones)]

    def fault(self, value: object) -> TooLarge:
        return TooLarge(f"{self.name}: {value!r} is more than its declared span holds")


class Rule:
    """A rule that asks: its place among all of them, and its fields."""

    def __init__(self, place: int, read: Callable[[Any], Any], slots: list[Slot]) -> None:
        self.place = place
        self.read = read
        self.slots = slots


class Writer:
    """Writes the positions of one game with so many seats, options and edition."""

    def __init__(
        self,
        size: int,
        seats: int,
        actions: int,
        read: Callable[[Any], tuple[Any, ...]],
        slots: list[Slot],
        rules: dict[type, Rule],
        asked_at: int,
        asked_to: int,
    ) -> None:
        self.size = size
        self.seats = seats
        self.read = read
        self.slots = slots
        self.rules = rules
        # The question's part, behind `over` and the two seats: rules, their fields, secret choices.
        self.asked_at = asked_at
        self.asked_to = asked_to
        self.top: object = None
        self.figures = vec[i32]([0] * size)
        self.flags = vec[u8]([0] * actions)
        self.offered: list[int] = []
        # Held from writing until what was written has been read: threads share a writer.
        self.lock = Lock()

    def buffers(self) -> tuple[object, object]:
        """Observation and mask; whoever reads them sees what was written last."""
        return self.figures, self.flags

    def mask(self, options: list[int]) -> None:
        flags = self.flags
        for action in self.offered:
            flags[action] = 0
        for action in options:
            flags[action] = 1
        self.offered = options

    def observe(self, s: Any, viewer: int) -> None:
        over = s.asked is None
        self._question(s, viewer)
        values = self.read(s)
        for n, slot in enumerate(self.slots):
            value = values[n]
            if slot.how <= GROWING_EACH:
                self._open(slot, value)
            else:
                self._zones(slot, value, s, viewer, over)

    def _question(self, s: Any, viewer: int) -> None:
        figures = self.figures
        seats: i64 = self.seats
        asked = s.asked
        for i in range(2 * seats + 1):
            figures[i] = 0
        if viewer >= 0:
            figures[1 + viewer] = 1
        at: i64 = self.asked_to
        for i in range(seats + 1):
            figures[at + i] = 0
        if asked is None:
            figures[0] = 1
            self._clear()
            return
        figures[1 + seats + asked.seat] = 1
        for seat, pick in enumerate(s.secrets):
            figures[at + seat] = 1 if pick < 0 else 2
            if seat == viewer and pick >= 0:
                figures[at + seats] = i32(pick + 1)
        top = s.stack[-1]
        if top is not self.top:
            self._clear()
            self.top = top
            rule = self.rules[type(top)]
            figures[self.asked_at + rule.place] = 1
            fields = rule.read(top)
            for n, slot in enumerate(rule.slots):
                slot.last = None
                self._open(slot, fields[n])

    def _clear(self) -> None:
        figures = self.figures
        self.top = None
        for i in range(self.asked_at, self.asked_to):
            figures[i] = 0

    def _open(self, slot: Slot, value: object) -> None:
        """What everybody sees."""
        figures = self.figures
        at: i64 = slot.at
        if isinstance(value, int):
            if slot.how == FIGURE:
                figures[at] = i32(value)
            elif value != slot.figure or slot.last is None:
                self._bits(slot, at, slot.width, value)
                slot.figure = value
                slot.last = slot
        elif value is slot.last:
            pass
        elif isinstance(value, tuple):
            if slot.how == GROWING_EACH:
                self._growing_each(slot, list(value))
            else:
                self._row(slot, list(value))
            slot.last = value
        elif slot.how == GROWING_EACH:
            self._growing_each(slot, cast(list[Any], value))
        else:
            self._row(slot, cast(list[int], value))

    def _row(self, slot: Slot, row: list[int]) -> None:
        figures = self.figures
        at: i64 = slot.at
        if slot.how == GROWING:
            self._growing(slot, at, row)
            return
        if len(row) != slot.zones:
            raise slot.fault(row)
        if slot.how == FIGURES:
            for figure in row:
                figures[at] = i32(figure)
                at += 1
        else:
            for figure in row:
                self._bits(slot, at, slot.width, figure)
                at += slot.width

    def _growing_each(self, slot: Slot, rows: list[Any]) -> None:
        if len(rows) != slot.zones:
            raise slot.fault(rows)
        at: i64 = slot.at
        for row in rows:
            self._growing(slot, at, list(row) if isinstance(row, tuple) else row)
            at += slot.width

    def _growing(self, slot: Slot, at: i64, row: list[int]) -> None:
        """A count and the items, nothing behind them."""
        figures = self.figures
        n: i64 = len(row)
        if n >= slot.width:
            raise slot.fault(row)
        before: i64 = i64(figures[at])
        figures[at] = i32(n)
        place: i64 = at + 1
        for figure in row:
            figures[place] = i32(figure)
            place += 1
        for i in range(place, at + 1 + before):
            figures[i] = 0

    def _bits(self, slot: Slot, at: i64, width: i64, value: int) -> None:
        figures = self.figures
        i: i64 = 0
        if width <= SMALL:
            small: i64 = value
            while i < width:
                figures[at + i] = i32(small >> i & 1)
                i += 1
            if small >> width:
                raise slot.fault(value)
            return
        if value == 0:
            while i < width:
                figures[at + i] = 0
                i += 1
            return
        data: bytes = value.to_bytes((value.bit_length() + 7) // 8, "little")
        last: i64 = len(data) * 8
        while i < width:
            figures[at + i] = i32(data[i >> 3] >> (i & 7) & 1) if i < last else 0
            i += 1
        while i < last:
            if data[i >> 3] >> (i & 7) & 1:
                raise slot.fault(value)
            i += 1

    def _zones(self, slot: Slot, value: Any, s: Any, viewer: int, over: bool) -> None:
        who = slot.who
        at: i64 = slot.at
        for zone in range(slot.zones):
            owner = -1 if slot.single else zone
            if over or who == ALL:
                seen = True
            elif who == OWNER:
                seen = viewer == owner
            elif who == NONE:
                seen = False
            else:
                assert slot.sees is not None
                seen = slot.sees(s, viewer, owner)
            if slot.how == COUNTS:
                self._counts(at, slot, zone, value, seen)
            elif slot.how == ITEMS:
                self._items(at, slot, zone, value if slot.single else value[zone], seen)
            else:
                self._set(at, slot, zone, value if slot.single else value[zone], seen)
            at += slot.width

    def _counts(self, at: i64, slot: Slot, zone: int, flat: list[int], seen: bool) -> None:
        figures = self.figures
        kinds: i64 = slot.width - 1
        first: i64 = zone * kinds
        if len(flat) != slot.zones * kinds:
            raise slot.fault(flat)
        total: i64 = 0
        for i in range(kinds):
            n: i64 = flat[first + i]
            total += n
            figures[at + 1 + i] = i32(n) if seen else 0
        figures[at] = i32(total)

    def _items(self, at: i64, slot: Slot, zone: int, items: list[int], seen: bool) -> None:
        """How many there are of each, if they are seen."""
        figures = self.figures
        marks = slot.marks[zone]
        for mark in marks:
            figures[mark] = 0
        marks.clear()
        figures[at] = i32(len(items))
        if seen:
            first: i64 = slot.low + zone * slot.each
            kinds: i64 = slot.width - 1
            for item in items:
                kind: i64 = i64(item) - first
                if kind < 0 or kind >= kinds:
                    raise slot.fault(item)
                place: i64 = at + 1 + kind
                figures[place] = figures[place] + 1
                marks.append(place)

    def _set(self, at: i64, slot: Slot, zone: int, bits: int, seen: bool) -> None:
        before = slot.before[zone]
        if seen:
            if bits != before:
                moved = bits >> (zone * slot.each)
                if moved << (zone * slot.each) != bits:
                    raise slot.fault(bits)
                self._bits(slot, at + 1, slot.width - 1, moved)
                self.figures[at] = i32(bits.bit_count())
                slot.before[zone] = bits
            return
        if before >= 0:
            self._bits(slot, at + 1, slot.width - 1, 0)
            slot.before[zone] = -1
        self.figures[at] = i32(bits.bit_count()) if bits else 0
