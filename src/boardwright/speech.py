"""What a game says, for whoever shows it to a person: questions, options, log lines, refusals."""

from __future__ import annotations

from typing import Any, NamedTuple

from boardwright.kernel.frame import Note, Refusal
from boardwright.kernel.game import Edition, Game
from boardwright.kernel.portable import field_names
from boardwright.kernel.state import State
from boardwright.words import ENGLISH, NoWords, Tongue, Words, parts_of, speaking

LABELS = 200  # of options that a speaker keeps: the same are offered again and again
LINES = 50  # of the log: all viewers are told at once, and hardly ever again

# What the house itself says, in every game.
HOUSE = Words("boardwright", {})


class Label(NamedTuple):
    """An option in words, and where in them things are named: from, to, ref."""

    text: str
    named: list[tuple[int, int, str]]


def question_figures(game: Game, s: State) -> dict[str, Any]:
    """The figures of the pending question by name: who is asked, the fields of the rule that asks,
    and what the game adds of what they name."""
    assert s.asked is not None
    rule = s.question()
    kind: Any = type(rule)
    fields = {name: getattr(rule, name) for name in field_names(kind)}
    return {**fields, "asked": s.asked.seat, **game.question_figures(s)}


class Speaker:
    """Speaks of one game in one edition, in one language, to players with these names."""

    def __init__(
        self, game: Game, box: Edition, names: tuple[str, ...] = (), language: str = ENGLISH
    ) -> None:
        self.game = game
        self.box = box
        self.tongue = Tongue(language, names)
        # The same things are said again and again, and a message takes its time.
        self.labels: dict[tuple[int, tuple[Any, ...]], Label] = {}
        self.lines: dict[Note, list[tuple[str, str]]] = {}

    def say(self, key: str, *args: Any, names: dict[str, Any] | None = None) -> str:
        """The sentence for a key; a key without words shows itself in brackets."""
        words = self.game.words if key in self.game.words else HOUSE
        with speaking(self.tongue):
            try:
                return words.say(self.box, key, *args, names=names)
            except NoWords:
                return f"[{key}]"

    def question(self, s: State) -> str:
        """The pending question as a sentence."""
        assert s.asked is not None
        return self.say(f"ask.{s.asked.prompt}", names=question_figures(self.game, s))

    def label(self, action: int, s: State | None = None) -> str:
        """An action in words; where it is offered, with what holds there (`here.<verb>`)."""
        return self.label_with(action, self.game.figures(s, action) if s is not None else {}).text

    def label_with(self, action: int, figures: dict[str, Any]) -> Label:
        """The same for whoever knows what holds, with the things that it names."""
        key = (action, tuple(figures.values()))
        if key not in self.labels:
            if len(self.labels) >= LABELS:
                self.labels.clear()
            self.labels[key] = self._label(action, figures)
        return self.labels[key]

    def _label(self, action: int, figures: dict[str, Any]) -> Label:
        verb = self.game.catalogue.verb(action)
        here = f"here.{verb.name}"
        key = here if figures and here in self.game.words else f"do.{verb.name}"
        text, found = "", []
        for part, ref in self._marked(key, *verb.args(action), names=figures):
            if ref:
                found.append((len(text), len(text) + len(part), ref))
            text += part
        return Label(text, found)

    def line(self, note: Note) -> str:
        return self.say(f"note.{note.key}", *note.args)

    def parts(self, note: Note) -> list[tuple[str, str]]:
        """A line of the log in pieces, each with the ref of the thing it names, or ""."""
        if note not in self.lines:
            if len(self.lines) >= LINES:
                self.lines.clear()
            self.lines[note] = self._marked(f"note.{note.key}", *note.args)
        return self.lines[note]

    def _marked(
        self, key: str, *args: Any, names: dict[str, Any] | None = None
    ) -> list[tuple[str, str]]:
        plain, self.tongue = self.tongue, Tongue(self.tongue.language, self.tongue.names, True)
        try:
            return parts_of(self.say(key, *args, names=names))
        finally:
            self.tongue = plain

    def reason(self, refusal: Refusal) -> str:
        """Why not, and where the rules say so."""
        rule = f" ({refusal.rule})" if refusal.rule else ""
        return self.say(f"no.{refusal.reason}", *refusal.args) + rule

    def seat(self, seat: int) -> str:
        with speaking(self.tongue):
            return self.game.words.figure(self.box, "seat", seat)
