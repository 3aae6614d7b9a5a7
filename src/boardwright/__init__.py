"""Boardwright: modern strategy board games, played whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardwright.research import Env

__version__ = "0.1.0"


def make(name: str, *args: Any, **options: Any) -> Env:
    """A game for programs, see `boardwright.research.make`; it needs the extra `research`."""
    from boardwright.research import make as made

    return made(name, *args, **options)
