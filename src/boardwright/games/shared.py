"""Rules that games have in common: take one, and fill in what it leaves open."""

from __future__ import annotations

from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from boardwright.kernel.frame import Ask, Frame, Question, Refusal, Step
from boardwright.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A rule that only runs, for one player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatQuestion(Question[S]):
    """A rule that asks one player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class EachSeat(Step[S]):
    """Every player in turn, clockwise from the first one."""

    def __init__(self, first: int) -> None:
        self.first = first

    def turn(self, s: S, seat: int) -> Frame[Any]:
        """The rule that one player's turn is."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        s.done()
        for seat in reversed(s.clockwise(self.first)):
            s.stack.append(self.turn(s, seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseSome(Question[S]):
    """Choose at least and at most so many of some actions; the order of picking has no meaning,
    so picks rise through the list and a set is reached in one way only."""

    def __init__(self, seat: int, least: int, most: int, picked: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.least = least
        self.most = most
        self.picked = picked

    def choices(self, s: S) -> list[int]:
        """All actions to choose from, in one fixed order."""
        raise NotImplementedError

    def stop(self) -> int:
        """The action that ends the picking early."""
        raise NotImplementedError

    def chosen(self, s: S, picked: tuple[int, ...]) -> None:
        raise NotImplementedError

    def _next(self, s: S) -> list[int]:
        choices = self.choices(s)
        start = choices.index(self.picked[-1]) + 1 if self.picked else 0
        spare = max(self.least - len(self.picked) - 1, 0)
        return choices[start : len(choices) - spare] if len(self.picked) < self.most else []

    def ask(self, s: S) -> Ask | None:
        options = self._next(s)
        if not options:
            s.done()
            self.chosen(s, self.picked)
            return None
        if len(self.picked) >= self.least:
            options.append(self.stop())
        return Ask(self.seat, options, "choose")

    def answer(self, s: S, action: int) -> None:
        s.done()
        if action == self.stop():
            self.chosen(s, self.picked)
        else:
            s.call(type(self)(self.seat, self.least, self.most, (*self.picked, action)))

    def refusal(self, s: S, action: int) -> Refusal | None:
        if action == self.stop():
            few = len(self.picked) < self.least
            return Refusal("choose-more", "", self.least) if few else None
        return None if action in self._next(s) else Refusal("not-among-these", "")


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderTriggers(Question[S]):
    """Several things happen at once: this player says in which order. Each is named by the action
    that chooses it."""

    def __init__(self, seat: int, waiting: tuple[int, ...]) -> None:
        self.seat = seat
        self.waiting = waiting

    def fire(self, s: S, trigger: int) -> None:
        """Let one of them happen."""
        raise NotImplementedError

    def ask(self, s: S) -> Ask | None:
        if len(self.waiting) > 1:
            return Ask(self.seat, list(self.waiting), "order")
        s.done()
        for trigger in self.waiting:
            self.fire(s, trigger)
        return None

    def answer(self, s: S, action: int) -> None:
        s.goto(type(self)(self.seat, tuple([t for t in self.waiting if t != action])))
        self.fire(s, action)

    def refusal(self, s: S, action: int) -> Refusal | None:
        return None if action in self.waiting else Refusal("not-among-these", "")


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretChoice(Question[S]):
    """Everybody chooses at the same time: nobody sees a choice before all are made."""

    def __init__(self, first: int) -> None:
        self.first = first

    def choices(self, s: S, seat: int) -> list[int]:
        """What a seat may choose, whether it is its turn to or not."""
        raise NotImplementedError

    def why_not(self, s: S, seat: int, action: int) -> Refusal | None:
        raise NotImplementedError

    def shown(self, s: S, picks: tuple[int, ...]) -> None:
        """All choices are made and laid open, in seat order."""
        raise NotImplementedError

    def _seat(self, s: S) -> int:
        return (self.first + sum([1 for pick in s.secrets if pick >= 0])) % s.seats

    def ask(self, s: S) -> Ask | None:
        if not s.secrets or -1 in s.secrets:
            seat = self._seat(s)
            return Ask(seat, self.choices(s, seat), "secret")
        picks = s.secrets
        s.secrets = ()
        s.reveal()
        s.done()
        self.shown(s, picks)
        return None

    def answer(self, s: S, action: int) -> None:
        seat = self._seat(s)
        made = s.secrets or (-1,) * s.seats
        s.secrets = (*made[:seat], action, *made[seat + 1 :])

    def refusal(self, s: S, action: int) -> Refusal | None:
        return self.why_not(s, self._seat(s), action)

    def secrets(self, s: S, seat: int) -> list[int]:
        return self.choices(s, seat)


def put(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """A row of values with another one at a place. Kept as tuples, rows cost a clone nothing."""
    return (*values[:at], value, *values[at + 1 :])


def frames_in(*modules: Any) -> dict[str, type[Frame[Any]]]:
    """The rules that live in these modules, by name; not the bases that they are made from."""
    bases = ("boardwright.games.shared", "boardwright.kernel.frame")
    found: dict[str, type[Frame[Any]]] = {}
    for module in modules:
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, Frame):
                kind: Any = value
                if kind.__module__ not in bases:
                    found[name] = value
    return found
