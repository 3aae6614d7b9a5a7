"""Games for the tests of research: all that are installed, at every number of seats."""

from __future__ import annotations

import random
from collections.abc import Iterator

from boardwright.games import find, registry
from boardwright.research import CHANCE, Env, make

NAMES = sorted(registry())
TABLES = [(name, seats) for name in NAMES for seats in find(name).seats]


def chosen(env: Env, chooser: random.Random) -> int:
    return chooser.choice(env.options())


def played(name: str, seats: int, seed: str, **options: str) -> Iterator[Env]:
    """A random game, at every question and at its end."""
    chooser = random.Random(seed)
    env = make(name, seats, seed, **options)
    yield env
    while not env.over:
        env.step(chosen(env, chooser))
        yield env


def finished(env: Env, chooser: random.Random) -> Env:
    while not env.over:
        assert env.seat is not CHANCE
        env.step(chosen(env, chooser))
    return env
