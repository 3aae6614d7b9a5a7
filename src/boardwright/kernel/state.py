"""A position: the fields of a game, and the stack of paused rules above them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from boardwright.kernel.chance import Source
from boardwright.kernel.frame import EVERYONE, Ask, Frame, Note, Question, Refusal
from boardwright.kernel.portable import Portable, declared

RUNAWAY: Final = 10_000


class RulesError(Exception):
    """The rules of a game broke a law of the kernel: a defect, never a player's fault."""


def copied(value: Any) -> Any:
    return [copied(v) for v in value] if isinstance(value, list) else value


@mypyc_attr(allow_interpreted_subclasses=True)
class Record(Portable):
    """What belongs together in a state: fields in the body of the class as there, plain and open to
    all. Clones share it, so nothing in it changes: whoever wants a change lays down another one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Portable):
    """What every game's state is made of. A game declares its fields in the body of its class, one
    line each: name, type with who sees it, default, meaning. Set-up gives lists their value."""

    def __init__(self, seats: int, source: Source) -> None:
        self.seats = seats
        self.source = source
        self.drawn = 0
        self.stack: list[Frame[Any]] = []
        self.asked: Ask | None = None
        self.secrets: tuple[int, ...] = ()
        self.notes: list[Note] | None = None
        self.reveals = 0

    def clone(self) -> State:
        """A copy that shares nothing that can change. Compiled games have it written out, from the
        same declaration."""
        kind: Any = type(self)
        other: State = kind(self.seats, self.source)
        for name in declared(kind, State):
            setattr(other, name, copied(getattr(self, name)))
        self.carry(other)
        return other

    def carry(self, other: State) -> None:
        """Give a fresh clone the kernel's part of this state. A clone keeps no notes."""
        other.drawn = self.drawn
        other.stack = self.stack[:]
        other.asked = self.asked
        other.secrets = self.secrets
        other.reveals = self.reveals

    def restored(self) -> None:
        """Called after a load: work out what follows from fields that everybody sees."""

    def plausible(self, viewer: int) -> bool:
        """Whether every seat can finish what it has begun, mending a re-deal unseen if need be."""
        return True

    def call(self, *frames: Frame[Any]) -> None:
        """These rules come next, the first one first."""
        self.stack.extend(frames[::-1])

    def goto(self, frame: Frame[Any]) -> None:
        """This rule takes the place of the current one."""
        self.stack[-1] = frame

    def done(self) -> None:
        """The current rule has ended."""
        self.stack.pop()

    def finish(self) -> None:
        """The game is over, whatever was going on."""
        self.stack.clear()

    def apply(self, action: int) -> None:
        """Answer the pending question. The caller vouches that the action is offered."""
        self.stack[-1].answer(self, action)
        self.advance()

    def question(self) -> Question[Any]:
        """The rule whose question is pending."""
        top = self.stack[-1]
        assert isinstance(top, Question)
        return top

    def advance(self) -> None:
        """Run rules until one asks a question or the game is over."""
        for _ in range(RUNAWAY):
            self.asked = asked = self.stack[-1].ask(self) if self.stack else None
            if asked is None:
                if self.stack:
                    continue
            elif not asked.options:
                raise RulesError(f"dead end in {self.crumbs()}: a question without an answer")
            elif asked.forced and len(asked.options) == 1:
                self.stack[-1].answer(self, asked.options[0])
                continue
            return
        raise RulesError(f"runaway in {self.crumbs()}: {RUNAWAY} rules without a question")

    def refusal(self, action: int) -> Refusal | None:
        """Why the pending question does not take this answer; None if it does."""
        if self.asked is not None:
            question = self.question()
            for verb in question.verbs():
                if verb.has(action):
                    return question.refusal(self, action)
        return Refusal("not-asked", "")

    def crumbs(self) -> str:
        """The stack as a trail, outermost rule first."""
        return " > ".join([type(frame).__name__ for frame in self.stack])

    def pick(self, n: int) -> int:
        """Chance, at the moment it is needed: one of n equally likely outcomes, 0 to n-1."""
        value = self.source.outcome(self.drawn, n)
        self.drawn += 1
        return value

    def draw(self, bag: list[int]) -> int:
        """Take a random item out of a bag kept as a list."""
        return bag.pop(self.pick(len(bag)))

    def draw_kind(self, counts: list[int]) -> int:
        """Take a random item out of a bag kept as a count per kind."""
        kind = self.draw([kind for kind, n in enumerate(counts) for _ in range(n)])
        counts[kind] -= 1
        return kind

    def reveal(self) -> None:
        """A decision just showed someone what was hidden: it cannot be taken back."""
        self.reveals += 1

    def note(self, key: str, *args: int) -> None:
        """Something everybody sees happen."""
        if self.notes is not None:
            self.notes.append(Note(key, args, EVERYONE))

    def whisper(self, seats: int, key: str, *args: int) -> None:
        """Something only the seats of this bit set see."""
        if self.notes is not None:
            self.notes.append(Note(key, args, seats))

    def clockwise(self, first: int) -> list[int]:
        """All seats once, starting with this one."""
        return [(first + i) % self.seats for i in range(self.seats)]
