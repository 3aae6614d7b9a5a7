"""Chance laid open: a source that asks for each outcome instead of drawing it."""

from __future__ import annotations

from boardwright.kernel.chance import Source


class OutcomeNeeded(Exception):
    """The rules want one of n equally likely outcomes, and nobody has said which."""

    def __init__(self, n: int) -> None:
        super().__init__(f"one of {n} outcomes is needed")
        self.n = n


class Asking(Source):
    """The outcomes said so far; wanting another one interrupts the rules. Whoever goes on does so
    from the position before, with one outcome more."""

    def __init__(self, outcomes: tuple[int, ...] = (), start: int = 0) -> None:
        self.outcomes = outcomes
        self.start = start

    def outcome(self, count: int, n: int) -> int:
        at = count - self.start
        if at < len(self.outcomes):
            return self.outcomes[at]
        raise OutcomeNeeded(n)
