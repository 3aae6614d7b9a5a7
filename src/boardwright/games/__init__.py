"""The games, and how to find one by the name people type."""

from __future__ import annotations

import importlib
from importlib import resources

from boardwright.kernel.game import BadInput, Game

REGISTRY: dict[str, str] = {
    "keythedral": "boardwright.games.keythedral",
    "world-without-end": "boardwright.games.world_without_end",
    "world-wonders": "boardwright.games.world_wonders",
    "guilds-of-london": "boardwright.games.guilds_of_london",
    "rune-age": "boardwright.games.rune_age",
}


def find(name: str) -> Game:
    """The game of this name. It is imported at its first use, so that starting stays quick."""
    if name not in REGISTRY:
        raise BadInput(f"no game {name!r}; there are {', '.join(REGISTRY)}")
    game: Game = importlib.import_module(REGISTRY[name]).GAME
    return game


def file_text(name: str, file: str) -> str:
    """A text that lies in a game's folder: its manual, its edition."""
    return resources.files(REGISTRY[name]).joinpath(file).read_text("utf-8")
