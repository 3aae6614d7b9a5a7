"""What a bot is, and the simplest one."""

from __future__ import annotations

import random
from typing import Final, NamedTuple, Protocol

from boardwright.games import Judge
from boardwright.kernel.frame import Ask
from boardwright.kernel.state import State

TELLING: Final = 0.05  # points below which a feature explains nothing


class Thought(NamedTuple):
    """What a bot thinks of an action: the chance of winning that it ranks by, the features the
    action moves with the points that this brings, the weightiest first, and whether it ends the
    game."""

    action: int
    share: float
    moved: list[tuple[str, float]]
    ends: bool


class Bot(Protocol):
    def choose(self, s: State, ask: Ask, budget: float) -> int:
        """One of the options, within so many seconds. `s` is the bot's own to play with: a copy
        of the position in which everything its seat cannot know was dealt again."""

    def why(self) -> list[Thought]:
        """What it thought of the options of its last choice, the best chance of winning first."""


class RandomBot:
    """Any option, all alike."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed).random

    def choose(self, s: State, ask: Ask, budget: float) -> int:
        return ask.options[int(self.random() * len(ask.options))]

    def why(self) -> list[Thought]:
        return []


def thought(
    judge: Judge, before: State, after: State, seat: int, action: int, share: float
) -> Thought:
    """An action explained by the position it leads to."""
    if after.asked is None:
        return Thought(action, share, [], True)
    moved: list[tuple[str, float]] = []
    amounts = zip(judge.look(before, seat), judge.look(after, seat), strict=True)
    for name, weight, (old, new) in zip(judge.features, judge.weights, amounts, strict=True):
        if abs(weight * (new - old)) >= TELLING:
            moved.append((name, weight * (new - old)))
    moved.sort(key=points_moved, reverse=True)
    return Thought(action, share, moved, False)


def points_moved(feature: tuple[str, float]) -> float:
    return abs(feature[1])
