"""Playing at a table in a test: moves by notation, what is asked and offered, why not, the log."""

from __future__ import annotations

from importlib import resources
from typing import Any, Generic, TypeVar

from boardwright.kernel.chance import Sealed, Source
from boardwright.kernel.frame import Ask, Note
from boardwright.kernel.game import Edition, Game
from boardwright.kernel.state import State

S = TypeVar("S", bound=State)
B = TypeVar("B", bound=Edition)
ENDLESS = 5_000  # notes of a test that goes on for ever


class Playing(Generic[S, B]):
    """The ways of a test with one game. `whole` tables add up before and after every move; of
    others a move at least loses nothing."""

    def __init__(self, game: Game[S, B], whole: bool = True) -> None:
        self.game = game
        self.whole = whole

    def the_box(self) -> B:
        """The edition in the box."""
        return self.game.edition()

    def text(self, file: str) -> str:
        """A file of the game's folder."""
        return resources.files(type(self.game).__module__).joinpath(file).read_text("utf-8")

    def edition_text(self) -> str:
        return self.text("edition.toml")

    def fresh(self, seats: int, source: Source | None = None, **options: str) -> S:
        """A new game at its first question."""
        s = self.game.begin(seats, options, self.game.edition(), source or Sealed("fresh"))
        s.notes = []
        return s

    def question(self, s: S) -> Ask:
        assert s.asked is not None, "the game is over"
        return s.asked

    def asked(self, s: S) -> tuple[int, str]:
        """Who is asked what."""
        return self.question(s).seat, self.question(s).prompt

    def choices(self, s: S) -> list[str]:
        return [self.game.catalogue.notation(action) for action in self.question(s).options]

    def offered(self, s: S, verb: str) -> list[str]:
        """What a verb is offered with: the words after it, in the order asked."""
        return [word.partition(" ")[2] for word in self.choices(s) if word.split()[0] == verb]

    def do(self, s: S, *moves: str) -> None:
        """Play these moves; each must be offered, no offer may be refused, all must add up."""
        for move in moves:
            assert s.notes is None or len(s.notes) < ENDLESS, "this goes on for ever"
            action = self.game.catalogue.parse(move)
            options = self.question(s).options
            assert action in options, f"{move!r} is not among {self.choices(s)}"
            assert [self.game.catalogue.notation(a) for a in options if s.refusal(a)] == []
            before = [] if self.whole else self.game.audit(s)
            s.apply(action)
            assert self.game.audit(s) == before

    def refused(self, s: S, move: str) -> tuple[str, str]:
        """Why a move is not taken: the reason and the rule."""
        action = self.game.catalogue.parse(move)
        assert action not in self.question(s).options, f"{move!r} is offered"
        refusal = s.refusal(action)
        assert refusal is not None, f"{move!r} is not refused"
        return refusal.reason, refusal.rule

    def all_notes(self, s: S) -> list[Note]:
        assert s.notes is not None
        return s.notes

    def notes(self, s: S, key: str) -> list[tuple[int, ...]]:
        """The figures of all log lines of one kind."""
        return [note.args for note in self.all_notes(s) if note.key == key]

    def view(self, s: S, viewer: int) -> dict[str, Any]:
        return self.game.visibility.view(s, viewer)
