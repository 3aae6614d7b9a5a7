from __future__ import annotations
from typing import Any
from boardwright.games.keythedral.components import Box


def draw(view: dict[str, Any], box: Box) -> list[list[tuple[str, str]]]:
    return []
