"""Reads an observation back into a view: if that succeeds, whatever differs in a view differs in
its observation. Written from the schema, without a look at the writer."""

from __future__ import annotations

from typing import Any

import numpy as np

from boardwright.kernel.portable import declared, field_names
from boardwright.kernel.state import Record
from boardwright.kernel.visibility import COUNTS, LIST, SET, SETS, SHOWN, VALUE, Field, Span
from boardwright.research import Env

NOTHING = Span()


class Reader:
    def __init__(self, env: Env, figures: np.ndarray) -> None:
        self.env = env
        self.at = {entry.name: entry for entry in env.schema}
        self.figures = figures

    def row(self, name: str) -> list[int]:
        entry = self.at[name]
        found: list[int] = self.figures[entry.offset : entry.offset + entry.length].tolist()
        return found

    def view(self) -> dict[str, Any]:
        """The view, but for prompt, options and what is constant."""
        seats = self.env.spec.seats
        viewer = self.row("viewer")
        out: dict[str, Any] = {
            "viewer": viewer.index(1) if any(viewer) else -1,
            "seats": seats,
            "over": self.row("over") == [1],
            "secrets": self.secrets(),
            "asked": self.asked(),
        }
        visibility = self.env.spec.game.visibility
        for name, field in visibility.fields.items():
            span = visibility.spans.get(name, NOTHING)
            if field.shown != SHOWN or span.constant:
                continue
            if field.shape != VALUE:
                out[name] = self.zones(name, field, span)
                continue
            value = getattr(self.env.state, name)
            kind: Any = type(value)
            parts = declared(kind, Record) if isinstance(value, Record) else (name,)
            for part in parts:
                whole = getattr(value, part) if isinstance(value, Record) else value
                out[part] = self.open(part, visibility.spans[part], whole)
        return out

    def open(self, name: str, span: Span, like: Any) -> Any:
        """Only the kind of the value is known of it: a figure, a row, or rows."""
        if isinstance(like, int):
            return self.bits(self.row(name)) if span.bits else self.row(name)[0]
        if like and not isinstance(like[0], int):
            return [self.grown(f"{name}.{i}") for i in range(len(like))]
        if span.most:
            return self.grown(name)
        flat = self.row(name)
        if not span.bits:
            return flat
        return [self.bits(flat[i : i + span.bits]) for i in range(0, len(flat), span.bits)]

    def grown(self, name: str) -> list[int]:
        [count] = self.row(f"{name}.count")
        assert not any(self.row(name)[count:])
        return self.row(name)[:count]

    def bits(self, flags: list[int]) -> int:
        return sum([flag << i for i, flag in enumerate(flags)])

    def zones(self, name: str, field: Field, span: Span) -> Any:
        if field.shape in (LIST, SET):
            return self.zone(name, field, span, 0)
        return [self.zone(f"{name}.{i}", field, span, i) for i in range(self.env.spec.seats)]

    def zone(self, name: str, field: Field, span: Span, owner: int) -> Any:
        """A zone without a visible item is its count."""
        [count] = self.row(f"{name}.count")
        row = self.row(name)
        first = span.low + owner * span.each
        if not any(row):
            return count
        if field.shape == COUNTS:
            assert sum(row) == count
            return row
        items = [first + i for i, n in enumerate(row) for _ in range(n)]
        assert field.shape not in (SET, SETS) or max(row) == 1
        assert len(items) == count
        return items

    def secrets(self) -> list[int | None]:
        """2 is a choice that was made; of the viewer's own it is also told which."""
        [own] = self.row("own_secret")
        made = {0: "none", 1: -1, 2: None}
        found: list[Any] = [made[pick] for pick in self.row("secrets")]
        if own:
            found[self.row("viewer").index(1)] = own - 1
        return [] if "none" in found else found

    def asked(self) -> dict[str, Any] | None:
        flags = [entry.name for entry in self.env.schema if entry.name.startswith("rule.")]
        on = [name for name in flags if self.row(name) == [1]]
        if not on:
            return None
        rule = self.env.spec.game.frames[on[0].removeprefix("rule.")]
        kind: Any = rule
        spans = self.env.spec.game.visibility.asks
        fields = [
            self.open(f"ask.{name}", spans[name], () if spans[name].most else 0)
            for name in field_names(kind)
        ]
        return {"seat": self.row("asked").index(1), "frame": [rule.__name__, *fields]}


def expected(env: Env, viewer: int) -> dict[str, Any]:
    """The view in the form of what is read back: without prompt and options, which follow from the
    rest, without constants, and with an empty zone as the count it is."""
    visibility = env.spec.game.visibility
    view = visibility.view(env.state, viewer)
    if view["asked"] is not None:
        view["asked"] = {key: view["asked"][key] for key in ("seat", "frame")}
    for name, field in visibility.fields.items():
        if field.shown == SHOWN and visibility.spans.get(name, NOTHING).constant:
            kind: Any = type(getattr(env.state, name))
            for part in declared(kind, Record):
                del view[part]
        elif field.shown == SHOWN and field.shape != VALUE:
            single = field.shape in (LIST, SET)
            seen = [counted(zone, field.shape) for zone in ([view[name]] if single else view[name])]
            view[name] = seen[0] if single else seen
    return view


def counted(zone: Any, shape: int) -> Any:
    if isinstance(zone, int):
        return zone
    return zone if (any(zone) if shape == COUNTS else zone) else 0
