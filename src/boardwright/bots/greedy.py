"""One step ahead: the option after which the judge expects most."""

from __future__ import annotations

import random
import time
from typing import Final

from boardwright.bots.bot import Thought
from boardwright.games import Judge, find_judge
from boardwright.kernel.frame import Ask
from boardwright.kernel.game import Game
from boardwright.kernel.state import State

DEPTH: Final = 3  # questions of one's own that complete a step


class Greedy:
    """Tries every option on a copy. With `noise`, that many points of error in what it expects."""

    def __init__(
        self, game: Game, seed: str, noise: float = 0.0, judge: Judge | None = None
    ) -> None:
        self.judge = judge or find_judge(game.name)
        self.random = random.Random(seed)
        self.noise = noise
        self.thoughts: list[tuple[float, int]] = []
        self.position: State | None = None

    def choose(self, s: State, ask: Ask, budget: float) -> int:
        self.position = s
        self.thoughts = []
        if len(ask.options) == 1:
            return ask.options[0]
        until = time.perf_counter() + budget
        for action in ask.options:
            copy = s.clone()
            copy.apply(action)
            value = self.judge.outlook(copy, ask.seat, DEPTH)
            # Ties are broken by chance, so that no seat of the table is preferred.
            value += self.random.random() * 1e-6 + self.random.gauss(0.0, 1.0) * self.noise
            self.thoughts.append((value, action))
            if time.perf_counter() > until:
                break
        self.thoughts.sort(reverse=True)
        return self.thoughts[0][1]

    def why(self) -> list[Thought]:
        return []
