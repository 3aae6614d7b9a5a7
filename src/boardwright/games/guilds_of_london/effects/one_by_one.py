"""Choices of "up to" so many, made one after the other (G4.1.6)."""

from __future__ import annotations

from boardwright.games.guilds_of_london.actions import STOP
from boardwright.games.guilds_of_london.state import Table
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Frame, Question, Refusal


class OneByOne(Question[Table]):
    """So many are `left` to choose, some are `gone`; one may stop after the first. What can be
    chosen, and what choosing does, is left open."""

    def __init__(self, seat: int, left: int, gone: int) -> None:
        self.seat = seat
        self.left = left
        self.gone = gone

    def verb(self) -> Verb:
        """What the choices are made of."""
        raise NotImplementedError

    def prompt(self) -> str:
        raise NotImplementedError

    def choices(self, s: Table) -> list[int]:
        raise NotImplementedError

    def take(self, s: Table, action: int) -> None:
        """Do what one choice says."""
        raise NotImplementedError

    def why_not(self, s: Table, action: int) -> Refusal | None:
        raise NotImplementedError

    def may_stop(self, s: Table) -> bool:
        return self.gone > 0

    def next(self) -> Frame[Table]:
        """The rule after one choice."""
        return type(self)(self.seat, self.left - 1, self.gone + 1)

    def verbs(self) -> tuple[Verb, ...]:
        return (self.verb(), STOP)

    def ask(self, s: Table) -> Ask | None:
        options = self.choices(s) if self.left else []
        if not options:
            s.done()
            return None
        if self.may_stop(s):
            options.append(STOP.base)
        return Ask(self.seat, options, self.prompt(), forced=True)

    def answer(self, s: Table, action: int) -> None:
        if action == STOP.base:
            s.done()
            return
        s.goto(self.next())
        self.take(s, action)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == STOP.base:
            return None if self.may_stop(s) else Refusal("one-at-least", "G4.1.6")
        return self.why_not(s, action)
