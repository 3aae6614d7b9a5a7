"""The games, and how to find one by the name people type."""

from __future__ import annotations

import importlib
import tomllib
from importlib import resources

from boardwright.games.judging import Judge
from boardwright.kernel.game import BadInput, Game

__all__ = ["REGISTRY", "Judge", "file_text", "find", "find_judge"]

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


def find_judge(name: str, weights: dict[str, float] | None = None) -> Judge:
    """Who judges positions of the game of this name, with these weights or the tuned ones."""
    game = find(name)
    kind: type[Judge] = importlib.import_module(f"{REGISTRY[name]}.judge").JUDGE
    given = weights or tomllib.loads(file_text(name, "weights.toml"))["weights"]
    if odd := sorted(set(given) ^ {*kind.features, "spread"}):
        raise BadInput(f"{name}: weights and features differ in {', '.join(odd)}")
    return kind(game, [float(given[feature]) for feature in kind.features], float(given["spread"]))


def file_text(name: str, file: str) -> str:
    """A text that lies in a game's folder: its manual, its edition."""
    return resources.files(REGISTRY[name]).joinpath(file).read_text("utf-8")
