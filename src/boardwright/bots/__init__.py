"""Players that are programs. They get re-dealt copies of the position, never the true one."""

from __future__ import annotations

import random
from typing import Protocol

from boardwright.kernel.frame import Ask
from boardwright.kernel.game import BadInput
from boardwright.kernel.state import State


class Bot(Protocol):
    def choose(self, s: State, ask: Ask, budget: float) -> int:
        """One of the options, within so many seconds. `s` is the bot's own to play with."""


class RandomBot:
    """Any option, all alike."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed).random

    def choose(self, s: State, ask: Ask, budget: float) -> int:
        return ask.options[int(self.random() * len(ask.options))]


BOTS = {"random": RandomBot}


def make_bots(names: str, seats: int, seed: str) -> list[Bot]:
    """Bots for all seats from a list such as `random,random`; one name serves for all."""
    given = names.split(",")
    for name in given:
        if name not in BOTS:
            raise BadInput(f"no bot {name!r}; there are {', '.join(BOTS)}")
    if len(given) == 1:
        given = given * seats
    if len(given) != seats:
        raise BadInput(f"{len(given)} bots named for {seats} seats; name one, or one for each")
    return [BOTS[name](f"{seed}/{seat}") for seat, name in enumerate(given)]
