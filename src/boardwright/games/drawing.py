"""What the pictures of all games have in common: a line is pieces of text with a style each."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from boardwright.kernel.game import Edition, Texts
from boardwright.scene import Item, Scene, Scenery, Spot, View, Zone

Line = list[tuple[str, str]]

PLAIN: Final = ""
HEAD: Final = "bold"
DIM: Final = "dim"


def fold(text: str, width: int) -> list[str]:
    """A text in lines of at most so many characters, broken between words."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] += f" {word}" if lines[-1] else word
    return lines


class Look(NamedTuple):
    """What a picture is drawn from: a scene, whose it is and who is asked; for everything that an
    option means its number; and the number of the option under the cursor, or 0."""

    scene: Scene
    seats: int
    viewer: int
    asked: int
    over: bool
    marks: dict[str, list[int]]
    ghost: int = 0

    def zone(self, ref: str) -> Zone:
        """The zone of this name; an empty one if there is nothing in it."""
        return next((z for z in self.scene.zones if z.ref == ref), Zone(ref, "row", []))

    def items(self, ref: str) -> list[Item]:
        """What lies in a zone, as far as the viewer knows it."""
        return [item for spot in self.zone(ref).spots for item in spot.items]

    def spots(self, ref: str) -> list[Spot]:
        return self.zone(ref).spots

    def size(self, ref: str) -> int:
        """How much lies in a zone, covered things included."""
        return sum([item.n for item in self.items(ref)]) + self.zone(ref).hidden

    def mark(self, ref: str) -> int:
        """The number of the first option that means a thing, or 0."""
        return self.marks.get(ref, [0])[0]


def look_at(scenery: Scenery, view: View, box: Edition) -> Look:
    """A view as pictures want it. An option under the cursor stands in it as `ghost`."""
    marks: dict[str, list[int]] = {}
    ghost = 0
    for i, action in enumerate(options(view)):
        for ref in scenery.targets(view, box, action):
            marks.setdefault(ref, []).append(i + 1)
        if action == view.get("ghost"):
            ghost = i + 1
    asked = view["asked"]["seat"] if view["asked"] else -1
    scene = scenery.scene(view, box)
    return Look(scene, view["seats"], view["viewer"], asked, view["over"], marks, ghost)


def title(words: Texts, box: Edition, key: str, *args: int) -> Line:
    return [(words.say(box, key, *args), HEAD)]


def options(view: dict[str, Any]) -> list[int]:
    """What the viewer is asked to choose from; nobody else's choices are in a view."""
    asked = view["asked"]
    return list(asked.get("options", [])) if asked else []
