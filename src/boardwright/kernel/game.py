"""What a game declares: all that the rest of the system knows of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from mypy_extensions import mypyc_attr

from boardwright.kernel.catalogue import Catalogue
from boardwright.kernel.chance import Source
from boardwright.kernel.frame import Frame
from boardwright.kernel.state import State
from boardwright.kernel.visibility import Visibility


class BadInput(ValueError):
    """Something a person typed or wrote is wrong; the message says what is allowed."""


class Option(NamedTuple):
    """A choice made before the game begins. Its first value is the default."""

    name: str
    choices: tuple[str, ...]
    about: str


class Edition:
    """The components of a game, read from its edition file. Games add their tables."""

    def __init__(self, digest: str) -> None:
        self.digest = digest


class Score:
    """One seat's result: points by source in the order of the manual, and the tie-breakers."""

    def __init__(self, sources: list[tuple[str, int]], ties: tuple[int, ...] = ()) -> None:
        self.sources = sources
        self.ties = ties
        self.total: int = sum([points for _, points in sources])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game. `words` maps message keys to templates, `speak` says how figures are spoken."""

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[tuple[int, ...]]
    upward: ClassVar[bool] = False  # whether the rows of its map count from below
    options: ClassVar[tuple[Option, ...]]
    catalogue: ClassVar[Catalogue]
    visibility: ClassVar[Visibility]
    frames: ClassVar[dict[str, type[Frame[Any]]]]
    words: ClassVar[dict[str, str]]
    speak: ClassVar[dict[str, Callable[[Any, int], str]]]

    def edition(self, text: str | None = None) -> Edition:
        """Read an edition, by default the one in the box. Raises BadInput, line by line."""
        raise NotImplementedError

    def set_up(self, seats: int, options: dict[str, str], box: Edition, source: Source) -> State:
        """The table before the first rule has run."""
        raise NotImplementedError

    def scores(self, s: State) -> list[Score]:
        raise NotImplementedError

    def audit(self, s: State) -> list[str]:
        """What does not add up in a position: components lost, counters out of range."""
        raise NotImplementedError

    def picture(self, view: dict[str, Any], box: Edition) -> list[list[tuple[str, str]]]:
        """A view as lines of (text, style); blank ones part the blocks, own goods come first."""
        raise NotImplementedError

    def check(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """All options with their values, those not given at their default."""
        if seats not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise BadInput(f"{self.name} is played by {few} to {many} seats, not by {seats}")
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadInput(f"no option {name!r}; {self.name} has {', '.join(known)}")
            if value not in known[name].choices:
                allowed = ", ".join(known[name].choices)
                raise BadInput(f"option {name} cannot be {value!r}; it is one of {allowed}")
        return {name: options.get(name, option.choices[0]) for name, option in known.items()}

    def begin(self, seats: int, options: dict[str, str], box: Edition, source: Source) -> State:
        """A new game at its first question."""
        s = self.set_up(seats, self.check(seats, options), box, source)
        s.advance()
        return s

    def load(self, data: dict[str, Any], options: dict[str, str], box: Edition) -> State:
        """A state from its dump, at the question it was dumped at."""
        blank = self.set_up(data["seats"], self.check(data["seats"], options), box, Source())
        return self.visibility.load(blank, data, self.frames)

    def winners(self, scores: list[Score]) -> list[int]:
        best = max([(score.total, *score.ties) for score in scores])
        return [i for i, score in enumerate(scores) if (score.total, *score.ties) == best]
