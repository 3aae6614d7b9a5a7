"""Paused rules and the questions they ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from boardwright.kernel.catalogue import Verb
from boardwright.kernel.portable import Portable

if TYPE_CHECKING:
    from boardwright.kernel.state import State

S = TypeVar("S", bound="State")
EVERYONE = -1


class Ask(Portable):
    """A pending question: who is asked, what may be answered, the key of its words. Where the
    answer is `forced`, one without an alternative is given at once."""

    def __init__(self, seat: int, options: list[int], prompt: str, forced: bool = False) -> None:
        self.seat = seat
        self.options = options
        self.prompt = prompt
        self.forced = forced


class Refusal:
    """Why an action is not taken: the key of the reason, the rule, figures for its words."""

    def __init__(self, reason: str, rule: str, *args: int) -> None:
        self.reason = reason
        self.rule = rule
        self.args = args


class Note(NamedTuple):
    """A line of the log: the key of its words, its figures, the seats that see it (bit set)."""

    key: str
    args: tuple[int, ...]
    seats: int

    def seen_by(self, seat: int) -> bool:
        return self.seats == EVERYONE or (seat >= 0 and self.seats >> seat & 1 == 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Portable, Generic[S]):
    """A paused rule: a Step or a Question. Immutable: clones share it. The parameters of its
    constructor are its fields, ints or tuples of ints, known to everybody."""

    def ask(self, s: S) -> Ask | None:
        """The question, changing nothing; or None after moving the stack on."""
        raise NotImplementedError

    def answer(self, s: S, action: int) -> None:
        """Do what the rules say for an offered action, and push what comes next."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """A rule that only runs."""

    def run(self, s: S) -> None:
        """Do what the rules say, and move the stack on."""
        raise NotImplementedError

    def ask(self, s: S) -> Ask | None:
        self.run(s)
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[S]):
    """A rule that asks, if there is anything to ask. Only the top one may take an answer."""

    def verbs(self) -> tuple[Verb, ...]:
        """The verbs this rule understands as answers."""
        raise NotImplementedError

    def refusal(self, s: S, action: int) -> Refusal | None:
        """Judge any action of this rule's verbs, independently of `ask`."""
        raise NotImplementedError

    def secrets(self, s: S, seat: int) -> list[int]:
        """What a seat may have chosen in secret while this rule waits for the others."""
        return []
