"""Helpers for tests of bots: positions on the way through random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from boardwright.arena.fuzz import playable
from boardwright.games import REGISTRY, find
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import Game
from boardwright.kernel.state import State

NAMES = list(REGISTRY)


def seats_for(game: Game, most: int = 3) -> int:
    """A table of a few players with default options."""
    return max([n for n in game.seats if n <= most and playable(game, n, {})])


def positions(name: str, seed: str, every: int, seats: int = 3) -> Iterator[State]:
    """Every so many positions of a random game; the last is its end."""
    game = find(name)
    chance = random.Random(seed)
    s = game.begin(seats_for(game, seats), {}, game.edition(), Sealed(seed))
    n = 0
    while s.asked is not None:
        if n % every == every // 2 and len(s.asked.options) > 1:
            yield s.clone()
        s.apply(chance.choice(s.asked.options))
        n += 1
    yield s
