"""What a game declares: all that the rest of the system knows of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Generic, NamedTuple

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from boardwright.kernel.catalogue import Catalogue
from boardwright.kernel.chance import Source
from boardwright.kernel.frame import Frame
from boardwright.kernel.state import State
from boardwright.kernel.visibility import Visibility


class BadInput(ValueError):
    """Something a person typed or wrote is wrong; the message says what is allowed."""


class Option(NamedTuple):
    """A choice made before the game begins. Its first value is the default; `letter` is what the
    manual says word for word, where that is another one. `when` tells whether the option means
    anything with so many seats and these options; without it, always."""

    name: str
    choices: tuple[str, ...]
    letter: str = ""
    when: Callable[[int, dict[str, str]], bool] | None = None


PRESETS: Final = ("default", "letter")  # the rules as argued here; the manual word for word


@mypyc_attr(allow_interpreted_subclasses=True)
class Texts:
    """What a game can say to people; the words themselves are no business of the kernel."""

    def __contains__(self, key: object) -> bool:
        raise NotImplementedError

    def say(
        self, box: Edition | None, key: str, *args: Any, names: dict[str, Any] | None = None
    ) -> str:
        """The text of a message key with its figures, by place or by name."""
        raise NotImplementedError

    def figure(self, box: Edition | None, kind: str, value: Any) -> str:
        """A figure of some kind as it is spoken, as a seat or a card."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """The components of a game, read from its edition file. Games add their tables; `sources` says
    where the rows of each table of the file come from."""

    def __init__(self, digest: str, sources: dict[str, list[str]] | None = None) -> None:
        self.digest = digest
        self.sources: dict[str, list[str]] = sources or {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Edition:
        return self  # nothing ever changes it


class Score:
    """One seat's result: points by source in the order of the manual, and the tie-breakers."""

    def __init__(self, sources: list[tuple[str, int]], ties: tuple[int, ...] = ()) -> None:
        self.sources = sources
        self.ties = ties
        self.total: int = sum([points for _, points in sources])


S = TypeVar("S", bound=State, default=Any)
B = TypeVar("B", bound=Edition, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, B]):
    """A game on a state and an edition. `rules` names the rule behind each kind of question."""

    name: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    catalogue: ClassVar[Catalogue]
    visibility: ClassVar[Visibility]
    frames: ClassVar[dict[str, type[Frame[Any]]]]
    words: ClassVar[Texts]
    rules: ClassVar[dict[str, str]]

    def edition(self, text: str | None = None) -> B:
        """Read an edition, by default the one in the box. Raises BadInput, line by line."""
        raise NotImplementedError

    def set_up(self, seats: int, options: dict[str, str], box: B, source: Source) -> S:
        """The table before the first rule has run."""
        raise NotImplementedError

    def scores(self, s: S) -> list[Score]:
        raise NotImplementedError

    def audit(self, s: S) -> list[str]:
        """What does not add up in a position: components lost, counters out of range."""
        raise NotImplementedError

    def figures(self, s: S, action: int) -> dict[str, Any]:
        """What holds now of the things that an offered action names, such as its price, for words
        that want it. Only what the asked seat can know: a law compares it over re-deals."""
        return {}

    def question_figures(self, s: S) -> dict[str, Any]:
        """The same for the pending question, beside the fields of its rule; known to everybody."""
        return {}

    def sides(self, seats: int, options: dict[str, str]) -> str:
        """How the players stand to each other: `solo`, `rivals` or `together`."""
        return "solo" if seats == 1 else "rivals"

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
        full = {name: options.get(name, option.choices[0]) for name, option in known.items()}
        for name, option in known.items():
            if full[name] != option.choices[0] and not self.applies(option, seats, full):
                given = f"option {name}={full[name]} means nothing with {seats} seats and the"
                raise BadInput(f"{given} other options given: leave it out")
        return full

    def applies(self, option: Option, seats: int, options: dict[str, str]) -> bool:
        """Whether an option means anything with so many seats and these options, given in full."""
        return option.when is None or option.when(seats, options)

    def preset(self, name: str, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The options of a preset that mean something here, with those given on top."""
        if name not in PRESETS:
            raise BadInput(f"no preset {name!r}; there are {', '.join(PRESETS)}")
        chosen = {o.name: o.letter for o in self.options if name == "letter" and o.letter}
        full = {o.name: o.choices[0] for o in self.options} | chosen | options
        for option in self.options:
            if option.name not in options and not self.applies(option, seats, full):
                chosen.pop(option.name, None)
        return {**chosen, **options}

    def begin(self, seats: int, options: dict[str, str], box: B, source: Source) -> S:
        """A new game at its first question."""
        s = self.set_up(seats, self.check(seats, options), box, source)
        s.advance()
        return s

    def load(self, data: dict[str, Any], options: dict[str, str], box: B) -> S:
        """A state from its dump, at the question it was dumped at."""
        blank = self.set_up(data["seats"], self.check(data["seats"], options), box, Source())
        self.visibility.load(blank, data, self.frames)
        return blank

    def winners(self, scores: list[Score]) -> list[int]:
        best = max([(score.total, *score.ties) for score in scores])
        return [i for i, score in enumerate(scores) if (score.total, *score.ties) == best]
