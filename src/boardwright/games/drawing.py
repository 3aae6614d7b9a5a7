"""What the pictures of all games have in common: a line is pieces of text with a style each."""

from __future__ import annotations

from typing import Any, Final

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


def options(view: dict[str, Any]) -> list[int]:
    """What the viewer is asked to choose from; nobody else's choices are in a view."""
    asked = view["asked"]
    return list(asked.get("options", [])) if asked else []
