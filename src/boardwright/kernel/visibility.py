"""Who may see which field of a state, declared once; views, re-deals and keys come from it."""

from __future__ import annotations

import hashlib
import json
import typing
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from boardwright.kernel.chance import Source
from boardwright.kernel.frame import Frame
from boardwright.kernel.portable import declared, field_names
from boardwright.kernel.state import Record, RulesError, State

SPECTATOR = NO_OWNER = -1
TRIES: Final = 200

# How a field keeps its items: not at all, a list, the bits of an int; or one such for each seat, or
# a flat list of counts. Where it turns up: everywhere; in dumps; nowhere (`restored` rebuilds it).
VALUE, LIST, SET, LISTS, SETS, COUNTS = 0, 1, 2, 3, 4, 5
SHOWN, KEPT, REBUILT = 0, 1, 2

Sees = Callable[[Any, int, int], bool]
Group = Callable[[Any, int], int]
Bound = int | Callable[[Any], int]


def everyone(s: State, viewer: int, owner: int) -> bool:
    return True


def its_owner(s: State, viewer: int, owner: int) -> bool:
    return viewer == owner


def nobody(s: State, viewer: int, owner: int) -> bool:
    return False


class Field:
    """How a field is kept, who sees it, and what becomes of hidden items when they are dealt again:
    they come from a `pool` that hidden zones share; or they are dice, each rolled afresh among its
    `faces`; or they stay, covered but `known` to the attentive. `floor` names a field of the same
    shape: that much of each zone of a pool is known to all and stays where it is. What is not
    `counted` is no component, but what somebody remembers of one."""

    def __init__(
        self,
        shape: int,
        sees: Sees,
        pool: str = "",
        floor: str = "",
        faces: tuple[int, ...] = (),
        known: bool = False,
        shown: int = SHOWN,
        counted: bool = True,
    ) -> None:
        self.shape = shape
        self.sees = sees
        self.pool = pool
        self.floor = floor
        self.faces = faces
        self.known = known
        self.shown = shown
        self.counted = counted

    def flaw(self) -> str:
        """What does not fit together in this declaration."""
        ways = (self.pool != "") + (self.faces != ()) + self.known
        if self.shape == VALUE:
            open_to_all = self.sees is everyone and ways == 0
            return "" if self.shown != SHOWN or open_to_all else "a plain value is seen by everyone"
        if self.shown != SHOWN or self.sees is everyone:
            return ""
        if self.faces and self.shape not in (LIST, LISTS):
            return "dice are kept in lists"
        if ways != 1:
            return "hidden items need one of pool, faces and known"
        return "only a pool has a floor" if self.floor and not self.pool else ""

    def owners(self, s: State) -> list[int]:
        return list(range(s.seats)) if self.shape >= LISTS else [NO_OWNER]

    def items(self, s: State, name: str, owner: int) -> list[int]:
        """What lies in one owner's zone."""
        if self.shape == COUNTS:
            return [kind for kind, n in enumerate(counts(s, name, owner)) for _ in range(n)]
        zone = getattr(s, name)[owner] if self.shape >= LISTS else getattr(s, name)
        return members(zone) if self.shape in (SET, SETS) else sorted(zone)

    def put(self, s: State, name: str, owner: int, items: list[int]) -> None:
        value = getattr(s, name)
        if self.shape == COUNTS:
            width = len(value) // s.seats
            value[owner * width : (owner + 1) * width] = [items.count(k) for k in range(width)]
            return
        zone: Any = sum([1 << i for i in items]) if self.shape in (SET, SETS) else sorted(items)
        if self.shape >= LISTS:
            value[owner] = zone
        else:
            setattr(s, name, zone)


class Span:
    """How large a field can be, for whoever needs positions of one fixed shape: figures from `low`
    to `high`, or bit sets of so many `bits`; lists of varying length hold `most` at most. In zones,
    items are those figures; those of a seat count from seat * `each`. A bound may also follow from
    the table at set-up. What is `constant` says nothing within one game."""

    def __init__(
        self,
        high: Bound = 0,
        low: int = 0,
        most: Bound = 0,
        bits: int = 0,
        each: int = 0,
        constant: bool = False,
    ) -> None:
        self.high = high
        self.low = low
        self.most = most
        self.bits = bits
        self.each = each
        self.constant = constant


CONSTANT: Final = Span(constant=True)

PUBLIC: Final = Field(VALUE, everyone)
SILENT: Final = Field(VALUE, nobody, shown=KEPT)
DERIVED: Final = Field(VALUE, nobody, shown=REBUILT)

# How the fields of a state are typed: `round: Open[int] = 0`. What is hidden names its own Field:
# `hands: Annotated[list[list[int]], Field(LISTS, its_owner, pool="cards")]`. A Span may follow.
T = TypeVar("T")
Open = Annotated[T, PUBLIC]
Silent = Annotated[T, SILENT]
Derived = Annotated[T, DERIVED]


def seen(state: Any) -> dict[str, Field]:
    """Who sees which field, read from the annotations of a class that is not compiled."""
    hints = typing.get_type_hints(state, include_extras=True)
    found: dict[str, Field] = {}
    for name in declared(state, State):
        fields = [m for m in getattr(hints[name], "__metadata__", ()) if isinstance(m, Field)]
        if len(fields) != 1:
            raise TypeError(f"{state.__name__}.{name}: say who sees it, as Open[int]")
        found[name] = fields[0]
    return found


def spans_of(state: Any) -> dict[str, Span]:
    """How large its fields are, from the same annotations; those of its records among them."""
    hints = typing.get_type_hints(state, include_extras=True)
    found: dict[str, Span] = {}
    for name, hint in hints.items():
        inner = typing.get_args(hint)[0] if hasattr(hint, "__metadata__") else hint
        if isinstance(inner, type) and issubclass(inner, Record):
            found.update(spans_of(inner))
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, Span):
                found[name] = mark
    return found


class Visibility:
    """Who sees which field of one game's state. It follows from the annotations of the class; of a
    compiled class these are gone, so it is handed all fields that are not open, and all spans.
    `asks` gives the spans of the fields of rules that ask, by name."""

    def __init__(
        self,
        state: type[State],
        hidden: dict[str, Field] | None = None,
        groups: dict[str, Group] | None = None,
        spans: dict[str, Span] | None = None,
        asks: dict[str, Span] | None = None,
    ) -> None:
        kind: Any = state
        self.spans: dict[str, Span] = spans or {}
        self.asks: dict[str, Span] = asks or {}
        if hidden is None:
            fields = seen(kind)
            self.spans = spans_of(kind)
        else:
            fields = {name: hidden.get(name, PUBLIC) for name in declared(kind, State)}
        if flaws := [f"{name}: {f.flaw()}" for name, f in fields.items() if f.flaw()]:
            raise TypeError(f"{state.__name__}: {'; '.join(flaws)}")
        self.fields = fields
        self.groups: dict[str, Group] = groups or {}
        self.dice = [(name, field) for name, field in self.fields.items() if field.faces]
        pools = sorted({field.pool for field in fields.values()} - {""})
        self.pools = {p: [(n, f) for n, f in self.fields.items() if f.pool == p] for p in pools}

    def dump(self, s: State) -> dict[str, Any]:
        """Everything, as plain JSON data."""
        data: dict[str, Any] = {"seats": s.seats, "drawn": s.drawn, "secrets": list(s.secrets)}
        for name, field in self.fields.items():
            if field.shown != REBUILT:
                data.update(spread(name, getattr(s, name)))
        data["stack"] = [frame_data(frame) for frame in s.stack]
        return data

    def load(
        self, blank: State, data: dict[str, Any], frames: dict[str, type[Frame[Any]]]
    ) -> State:
        """Fill a new table of the same game, seats, options and edition from a dump."""
        for name, field in self.fields.items():
            if field.shown != REBUILT:
                setattr(blank, name, laid(name, getattr(blank, name), data))
        blank.drawn = data["drawn"]
        blank.secrets = tuple(data["secrets"])
        blank.stack = [frames[row[0]](*[freeze(v) for v in row[1:]]) for row in data["stack"]]
        blank.restored()
        blank.advance()
        return blank

    def view(self, s: State, viewer: int) -> dict[str, Any]:
        """What this seat (or a spectator) sees, as plain JSON data. At the end, everything."""
        out: dict[str, Any] = {"viewer": viewer, "seats": s.seats, "over": s.asked is None}
        for name, field in self.fields.items():
            if field.shown == SHOWN:
                out.update(self._seen(s, name, field, viewer))
        out["secrets"] = [p if p < 0 or i == viewer else None for i, p in enumerate(s.secrets)]
        out["asked"] = None
        if s.asked is not None:
            ask = {"seat": s.asked.seat, "prompt": s.asked.prompt, "frame": frame_data(s.stack[-1])}
            out["asked"] = {**ask, "options": s.asked.options[:]} if s.asked.seat == viewer else ask
        return out

    def _seen(self, s: State, name: str, field: Field, viewer: int) -> dict[str, Any]:
        if field.shape == VALUE:
            return spread(name, getattr(s, name))
        zones: list[Any] = []
        for owner in field.owners(s):
            items = field.items(s, name, owner)
            seen = counts(s, name, owner) if field.shape == COUNTS else items
            zones.append(seen if s.asked is None or field.sees(s, viewer, owner) else len(items))
        return {name: zones if field.shape >= LISTS else zones[0]}

    def key(self, s: State, viewer: int) -> str:
        """The information set: equal for all positions this seat cannot tell apart."""
        return digest(self.view(s, viewer))

    def determinize(self, s: State, viewer: int, source: Source) -> State:
        """A copy in which everything this seat cannot know is dealt again by `source`. What others
        have begun must stay possible, or it is dealt again; the true deal is the last resort."""
        for attempt in range(TRIES):
            copy = s.clone()
            copy.source = source
            copy.drawn = attempt << 16
            for pool in self.pools:
                self._deal_again(copy, viewer, pool)
            self._roll_again(copy, viewer)
            if self._choose_again(copy, viewer) and copy.plausible(viewer):
                break
        else:
            copy = s.clone()
            copy.source = source
        copy.drawn = TRIES << 16
        return copy

    def _deal_again(self, s: State, viewer: int, pool: str) -> None:
        group = self.groups.get(pool)
        decks: dict[int, list[int]] = {}
        zones: list[tuple[str, Field, int, list[int], list[int]]] = []
        for name, field in self.pools[pool]:
            for owner in field.owners(s):
                if field.sees(s, viewer, owner):
                    continue
                items = field.items(s, name, owner)
                kept = field.items(s, field.floor, owner) if field.floor else []
                for item in kept:
                    items.remove(item)
                wants = [0 if group is None else group(s, item) for item in items]
                for want, item in zip(wants, items, strict=True):
                    decks.setdefault(want, []).append(item)
                zones.append((name, field, owner, kept, sorted(wants)))
        for deck in decks.values():
            deck.sort()  # else the order would tell who held what
        zones.sort(key=lambda zone: len(zone[4]))  # the largest gets what the others leave
        for i, (name, field, owner, kept, wants) in enumerate(zones, 1):
            dealt = [decks[w].pop() if i == len(zones) else s.draw(decks[w]) for w in wants]
            field.put(s, name, owner, kept + dealt)

    def _roll_again(self, s: State, viewer: int) -> None:
        for name, field in self.dice:
            for owner in field.owners(s):
                if not field.sees(s, viewer, owner):
                    cup = field.items(s, name, owner)
                    rolled = [field.faces[s.pick(len(field.faces))] for _ in cup]
                    field.put(s, name, owner, rolled)

    def _choose_again(self, s: State, viewer: int) -> bool:
        """Bring other seats' secret choices and pending question in line with their new hands."""
        if s.asked is None:
            return True
        top = s.question()
        for seat, pick in enumerate(s.secrets):
            choices: list[int] = top.secrets(s, seat) if pick >= 0 and seat != viewer else []
            if choices:
                s.secrets = (*s.secrets[:seat], s.draw(choices), *s.secrets[seat + 1 :])
        if s.asked.seat != viewer:
            s.asked = top.ask(s)
        return s.asked is not None and len(s.asked.options) > s.asked.forced


def counts(s: State, name: str, owner: int) -> list[int]:
    flat: list[int] = getattr(s, name)
    width = len(flat) // s.seats
    return flat[owner * width : (owner + 1) * width]


def members(bits: int) -> list[int]:
    """The items of a bit set, lowest first."""
    return [i for i in range(bits.bit_length()) if bits >> i & 1]


def plain(value: Any) -> Any:
    """A field's value as JSON data that shares nothing with it."""
    if isinstance(value, int):
        return value
    if isinstance(value, (list, tuple)):
        return [v if isinstance(v, int) else plain(v) for v in value]
    raise RulesError(f"{value!r} is not plain data")


def spread(name: str, value: Any) -> dict[str, Any]:
    """A field as JSON data by name; of a record, its fields instead."""
    if not isinstance(value, Record):
        return {name: plain(value)}
    kind: Any = type(value)
    return {part: plain(getattr(value, part)) for part in declared(kind, Record)}


def laid(name: str, there: Any, data: dict[str, Any]) -> Any:
    """The field out of such data, in the form of what is there."""
    if not isinstance(there, Record):
        return freeze(data[name]) if isinstance(there, tuple) else plain(data[name])
    kind: Any = type(there)
    record = kind()
    for part in declared(kind, Record):
        setattr(record, part, laid(part, getattr(there, part), data))
    return record


def freeze(value: Any) -> Any:
    """JSON data with tuples for lists."""
    return tuple([freeze(v) for v in value]) if isinstance(value, list) else value


def frame_data(frame: Frame[Any]) -> list[Any]:
    """A frame as its name and its fields in order."""
    cls: Any = type(frame)
    return [cls.__name__, *[plain(getattr(frame, name)) for name in field_names(cls)]]


def digest(data: Any) -> str:
    text = json.dumps(data, separators=(",", ":"), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
