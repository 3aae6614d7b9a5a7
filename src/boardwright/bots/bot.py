"""What a bot is, and the simplest one."""

from __future__ import annotations

import random
from typing import NamedTuple, Protocol

from boardwright.kernel.frame import Ask
from boardwright.kernel.state import State


class Thought(NamedTuple):
    """What a bot thought of an action: the score to expect, the chance of winning, and the
    features it moves with the points that brings, the largest first."""

    action: int
    score: float
    share: float
    moved: list[tuple[str, float]]


class Bot(Protocol):
    def choose(self, s: State, ask: Ask, budget: float) -> int:
        """One of the options, within so many seconds. `s` is the bot's own to play with: a copy
        of the position in which everything its seat cannot know was dealt again."""

    def why(self) -> list[Thought]:
        """What it thought of the options of its last choice, best first."""


class RandomBot:
    """Any option, all alike."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed).random

    def choose(self, s: State, ask: Ask, budget: float) -> int:
        return ask.options[int(self.random() * len(ask.options))]

    def why(self) -> list[Thought]:
        return []
