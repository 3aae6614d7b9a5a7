"""What stands where in an observation, derived from what a game declares about its fields."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, NamedTuple

from boardwright.kernel import visibility
from boardwright.kernel.chance import Sealed
from boardwright.kernel.frame import Question
from boardwright.kernel.game import BadInput, Edition, Game
from boardwright.kernel.portable import declared, field_names
from boardwright.kernel.state import Record, State
from boardwright.kernel.visibility import SHOWN, Bound, Field, Span
from boardwright.research import writer
from boardwright.research.writer import Rule, Slot, Writer

ANYTHING = Span(2**31 - 1, -(2**31))  # a figure of which nothing is declared


class Entry(NamedTuple):
    """A stretch of an observation and the range of its figures."""

    name: str
    offset: int
    length: int
    low: int
    high: int


class Layout:
    """Lays the fields of a game out one after another."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], box: Edition) -> None:
        self.game = game
        self.schema: list[Entry] = []
        self.table: State = game.set_up(seats, game.check(seats, options), box, Sealed("schema"))
        self.size = 0
        self.add("over", 1)
        self.add("viewer", seats)
        self.add("asked", seats)
        asked_at = self.size
        rules = self.rules()
        asked_to = self.size
        self.add("secrets", seats, 0, 2)
        self.add("own_secret", 1, 0, game.catalogue.size)
        names: list[str] = []
        slots: list[Slot] = []
        for name, field in game.visibility.fields.items():
            span = game.visibility.spans.get(name, ANYTHING)
            if field.shown == SHOWN and not span.constant:
                for path, slot in self.slots(name, field, span):
                    names.append(path)
                    slots.append(slot)
        read = several(names)
        self.writer = Writer(
            self.size, seats, game.catalogue.size, read, slots, rules, asked_at, asked_to
        )

    def add(self, name: str, length: int, low: int = 0, high: int = 1) -> int:
        """A stretch of figures of one range; where it begins."""
        at = self.size
        self.schema.append(Entry(name, at, length, low, high))
        self.size += length
        return at

    def rules(self) -> dict[type, Rule]:
        """All rules that ask: one flag each, then their fields, of one name in one place."""
        kinds: list[Any] = [k for k in self.game.frames.values() if issubclass(k, Question)]
        at = {kind: self.add(f"rule.{kind.__name__}", 1) for kind in kinds}
        first = min(at.values())
        shared: dict[str, Slot] = {}
        for kind in kinds:
            for name in field_names(kind):
                if name not in shared:
                    span = self.game.visibility.asks.get(name, ANYTHING)
                    growing = span.most != 0
                    shared[name] = self.open(f"ask.{name}", span, () if growing else 0)
        return {
            kind: Rule(
                at[kind] - first,
                several(list(field_names(kind))),
                [shared[name] for name in field_names(kind)],
            )
            for kind in kinds
        }

    def slots(self, name: str, field: Field, span: Span) -> list[tuple[str, Slot]]:
        """A field; of a record, its fields instead."""
        value = getattr(self.table, name)
        if field.shape != visibility.VALUE:
            return [(name, self.zones(name, field, span, value))]
        if not isinstance(value, Record):
            return [(name, self.open(name, span, value))]
        kind: Any = type(value)
        spans = self.game.visibility.spans
        return [
            (f"{name}.{part}", self.open(part, spans.get(part, ANYTHING), getattr(value, part)))
            for part in declared(kind, Record)
        ]

    def bound(self, bound: Bound) -> int:
        return bound if isinstance(bound, int) else bound(self.table)

    def open(self, name: str, span: Span, value: Any) -> Slot:
        """What everybody sees: in the shape it has on the table at set-up, unless it grows."""
        low, high, most = span.low, self.bound(span.high), self.bound(span.most)
        if isinstance(value, int):
            if not span.bits:
                return Slot(name, writer.FIGURE, self.add(name, 1, low, high), 1, 1)
            return Slot(name, writer.FLAGS, self.add(name, span.bits), 1, span.bits)
        if value and not isinstance(value[0], int):
            at = self.size
            for i in range(len(value)):
                self.growing(f"{name}.{i}", low, high, most)
            return Slot(name, writer.GROWING_EACH, at, len(value), most + 1)
        if span.most:
            return Slot(name, writer.GROWING, self.growing(name, low, high, most), 1, most + 1)
        n = len(value)
        if not span.bits:
            return Slot(name, writer.FIGURES, self.add(name, n, low, high), n, 1)
        return Slot(name, writer.FLAGS_EACH, self.add(name, n * span.bits), n, span.bits)

    def growing(self, name: str, low: int, high: int, most: int) -> int:
        at = self.add(f"{name}.count", 1, 0, most)
        self.add(name, most, min(low, 0), max(high, 0))
        return at

    def zones(self, name: str, field: Field, span: Span, value: Any) -> Slot:
        """What may be hidden: a count, then flags or how many there are of each kind."""
        single = field.shape in (visibility.LIST, visibility.SET)
        zones = 1 if single else self.table.seats
        high, most = self.bound(span.high), self.bound(span.most)
        if field.shape in (visibility.SET, visibility.SETS):
            how, kinds, most, largest = writer.SET, span.bits, span.bits, 1
        elif field.shape == visibility.COUNTS:
            how, kinds, largest = writer.COUNTS, len(value) // zones, high
        else:
            how, kinds, largest = writer.ITEMS, high - span.low + 1, most
        if kinds <= 0 or most <= 0:
            kind = "bits" if how == writer.SET else "most"
            raise BadInput(f"{self.game.name}: {name} needs a Span that says {kind}")
        at = self.size
        for zone in range(zones):
            path = name if single else f"{name}.{zone}"
            self.add(f"{path}.count", 1, 0, most)
            self.add(path, kinds, 0, largest)
        who = seen_by(field)
        sees = field.sees if who == writer.ASK else None
        return Slot(name, how, at, zones, kinds + 1, span.low, span.each, who, sees, single)


def seen_by(field: Field) -> int:
    usual: dict[Any, int] = {
        visibility.everyone: writer.ALL,
        visibility.its_owner: writer.OWNER,
        visibility.nobody: writer.NONE,
    }
    return usual.get(field.sees, writer.ASK)


def several(names: list[str]) -> Any:
    """Reads attributes into a tuple, however few they are."""
    if len(names) > 1:
        return attrgetter(*names)
    if names:
        one = attrgetter(names[0])
        return lambda thing: (one(thing),)
    return lambda thing: ()
