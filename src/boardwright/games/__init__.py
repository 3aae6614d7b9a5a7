"""The games, and how to find one by the name people type."""

from __future__ import annotations

import functools
import importlib
import tomllib
from collections.abc import Callable
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from boardwright.games.judging import Judge
from boardwright.kernel.game import BadInput, Edition, Game
from boardwright.scene import Scenery

if TYPE_CHECKING:
    from boardwright.games.drawing import Line, Look

__all__ = [
    "REGISTRY",
    "Judge",
    "file_text",
    "find",
    "find_judge",
    "find_scenery",
    "has_file",
    "has_judge",
    "picture",
    "refused",
    "registry",
]

# The games of this package. Others have an entry point of their name in the group below.
REGISTRY: dict[str, str] = {
    "keythedral": "boardwright.games.keythedral",
    "world-without-end": "boardwright.games.world_without_end",
    "world-wonders": "boardwright.games.world_wonders",
    "guilds-of-london": "boardwright.games.guilds_of_london",
    "rune-age": "boardwright.games.rune_age",
}
GROUP: Final = "boardwright.games"

# What cannot be had without a file that a game may lack.
NEEDED_BY: dict[str, str] = {
    "judge.py": "bots other than random, hints, ladders and tuning",
    "weights.toml": "bots other than random, hints, ladders and tuning",
    "scene.py": "showing the table",
    "manual.md": "looking up rules",
    "edition.toml": "exporting the edition",
}


def registry() -> dict[str, str]:
    """The modules of all games by their names, those of other packages after our own."""
    return installed()[0]


def refused() -> list[str]:
    """A line for each game of another package that is not taken, because its name is."""
    return installed()[1]


@functools.cache
def installed() -> tuple[dict[str, str], list[str]]:
    from importlib import metadata  # slow, and not needed for our own games

    found = dict(REGISTRY)
    lines: list[str] = []
    for point in sorted(metadata.entry_points(group=GROUP)):
        taken = found.get(point.name, point.module)
        if taken != point.module:
            lines.append(f"{point.name}: {point.value} is left out, {taken} has this name already")
        else:
            found[point.name] = point.module
    return found, lines


def find(name: str) -> Game:
    """The game of this name. It is imported at its first use, so that starting stays quick."""
    module = module_of(name)
    game: Game = attribute(name, module, "GAME")
    if game.name != name:
        raise BadInput(f"{name}: {module} calls its game {game.name!r}; the names must agree")
    return game


def module_of(name: str) -> str:
    module = REGISTRY.get(name) or registry().get(name)
    if module is None:
        raise BadInput(f"no game {name!r}; there are {', '.join(registry())}")
    return module


def find_judge(name: str, weights: dict[str, float] | None = None) -> Judge:
    """Who judges positions of the game of this name, with these weights or the tuned ones."""
    game = find(name)
    if not has_judge(name):
        raise missing(name, "judge.py")
    kind: type[Judge] = attribute(name, f"{module_of(name)}.judge", "JUDGE")
    given = weights or tomllib.loads(file_text(name, "weights.toml"))["weights"]
    if odd := sorted(set(given) ^ {*kind.features, "spread"}):
        raise BadInput(f"{name}: weights and features differ in {', '.join(odd)}")
    return kind(game, [float(given[feature]) for feature in kind.features], float(given["spread"]))


def attribute(name: str, module: str, wanted: str) -> Any:
    """What a module of a game holds. Whatever goes wrong in it is that game's fault alone."""
    try:
        return getattr(importlib.import_module(module), wanted)
    except Exception as error:
        raise BadInput(
            f"{name}: {module} cannot be used: {' '.join(str(error).split())}"
        ) from error


def find_scenery(name: str) -> Scenery:
    """How the table of the game of this name is described."""
    if not has_file(name, "scene.py"):
        raise missing(name, "scene.py")
    scenery: Scenery = attribute(name, f"{module_of(name)}.scene", "SCENERY")
    return scenery


def picture(name: str, view: dict[str, Any], box: Edition) -> list[Line]:
    """The table of a game, drawn as a viewer sees it; nothing if the game has no picture."""
    if not has_file(name, "picture.py"):
        return []
    from boardwright.games.drawing import look_at

    draw: Callable[[Look, Edition], list[Line]] = attribute(
        name, f"{module_of(name)}.picture", "draw"
    )
    return draw(look_at(find_scenery(name), view, box), box)


def has_judge(name: str) -> bool:
    """Whether a game has a judge, in a file or in a room of its own."""
    return has_file(name, "judge.py") or has_file(name, "judge/__init__.py")


def has_file(name: str, file: str) -> bool:
    """Whether a game has a file of this name in its folder."""
    try:
        return resources.files(module_of(name)).joinpath(file).is_file()
    except TypeError:  # a game in one module has no folder
        return False


def file_text(name: str, file: str) -> str:
    """A text that lies in a game's folder: its manual, its edition."""
    if not has_file(name, file):
        raise missing(name, file)
    return resources.files(module_of(name)).joinpath(file).read_text("utf-8")


def missing(name: str, file: str) -> BadInput:
    use = f", needed for {NEEDED_BY[file]}" if file in NEEDED_BY else ""
    return BadInput(f"{name} has no {file}{use}")
