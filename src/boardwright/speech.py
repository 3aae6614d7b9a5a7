"""Message keys into sentences, for whoever shows a game to a person.

A template names its figures by place or by name, with the kind of figure behind a colon, as in
`{0:seat} sends a worker to {1:cell}`; the game says how each kind is spoken.
"""

from __future__ import annotations

import string
from typing import Any

from boardwright.kernel.frame import Note, Refusal
from boardwright.kernel.game import Edition, Game
from boardwright.kernel.visibility import field_names

# What the kernel itself says, in every game.
COMMON = {
    "no.not-asked": "that is not what is asked now",
    "no.not-among-these": "that is not among the choices",
    "no.choose-more": "choose at least {0}",
}


class Speaker:
    """Speaks of one game in one edition."""

    def __init__(self, game: Game, box: Edition) -> None:
        self.game = game
        self.box = box

    def say(self, key: str, args: tuple[Any, ...] = (), names: dict[str, Any] | None = None) -> str:
        """The sentence for a key; a key without words shows itself in brackets."""
        template = self.game.words.get(key) or COMMON.get(key)
        if template is None:
            return f"[{key}]"
        out: list[str] = []
        for text, name, kind, _ in string.Formatter().parse(template):
            out.append(text)
            if name is not None:
                value = args[int(name)] if name.isdigit() else (names or {})[name]
                out.append(self.game.speak[kind](self.box, value) if kind else str(value))
        return "".join(out)

    def question(self, asked: dict[str, Any]) -> str:
        """The pending question of a view as a sentence; the fields of its rule are at hand."""
        frame = asked["frame"]
        rule: Any = self.game.frames[frame[0]]
        names = dict(zip(field_names(rule), frame[1:], strict=True))
        return self.say(f"ask.{asked['prompt']}", (), {**names, "asked": asked["seat"]})

    def label(self, action: int) -> str:
        """An action in words."""
        verb = self.game.catalogue.verb(action)
        return self.say(f"do.{verb.name}", verb.args(action))

    def line(self, note: Note) -> str:
        return self.say(f"note.{note.key}", note.args)

    def reason(self, refusal: Refusal) -> str:
        """Why not, and where the rules say so."""
        rule = f" ({refusal.rule})" if refusal.rule else ""
        return self.say(f"no.{refusal.reason}", refusal.args) + rule

    def seat(self, seat: int) -> str:
        return self.game.speak["seat"](self.box, seat)
