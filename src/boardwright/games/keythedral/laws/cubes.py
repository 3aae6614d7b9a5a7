"""K5.11: free cubes, which several laws give."""

from __future__ import annotations

from boardwright.games.bits import has
from boardwright.games.keythedral.actions import FREE
from boardwright.games.keythedral.components import BASICS
from boardwright.games.keythedral.state import Table
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


def free_kinds(s: Table) -> list[int]:
    """K5.11: what a free cube may be."""
    return [kind for kind in range(BASICS) if s.store[kind] > 0 and not has(s.barred, kind)]


class FreeCube(Question[Table]):
    """K5.11: so many basic cubes of one's choice, one by one, while the store has any."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def verbs(self) -> tuple[Verb, ...]:
        return (FREE,)

    def ask(self, s: Table) -> Ask | None:
        kinds = free_kinds(s)
        if self.left == 0 or not kinds:
            s.done()
            return None
        return Ask(self.seat, [FREE.of(kind) for kind in kinds], "free-cube")

    def answer(self, s: Table, action: int) -> None:
        s.goto(FreeCube(self.seat, self.left - 1))
        s.gain(self.seat, FREE.arg(action))
        s.note("free", self.seat, FREE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        kind = FREE.arg(action)
        if has(s.barred, kind):
            return Refusal("kind-barred", "K5.L8")
        return Refusal("store-empty", "K5.11", kind) if s.store[kind] == 0 else None
