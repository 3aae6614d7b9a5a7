"""One step ahead: the option after which the judge expects most."""

from __future__ import annotations

import random
import time
from typing import Final

from boardwright.bots.bot import Thought, thought
from boardwright.games import Judge, find_judge
from boardwright.kernel.chance import Sealed
from boardwright.kernel.frame import Ask
from boardwright.kernel.game import Game
from boardwright.kernel.state import State

DEPTH: Final = 3  # questions of one's own that complete a step


class Greedy:
    """Tries every option on a copy. `noise` is an error in what it expects, as a part of the lead
    that makes a win e times as likely."""

    def __init__(
        self, game: Game, seed: str, noise: float = 0.0, judge: Judge | None = None
    ) -> None:
        self.game = game
        self.judge = judge or find_judge(game.name)
        self.random = random.Random(seed)
        self.noise = noise * self.judge.spread
        self.tried: list[tuple[float, int]] = []
        self.position: State | None = None

    def choose(self, s: State, ask: Ask, budget: float) -> int:
        self.position = s
        self.tried = []
        if len(ask.options) == 1:
            return ask.options[0]
        until = time.perf_counter() + budget
        deals = [s]
        for _ in range(self.judge.deals - 1):
            source = Sealed(str(self.random.random()))
            deals.append(self.game.visibility.determinize(s, ask.seat, source))
        for action in ask.options:
            value = self.value(deals, ask.seat, action)
            # Of equals chance takes one, so that no option is preferred for its place.
            value += 1e-6 * self.random.random()
            if self.noise > 0.0:
                value += self.random.gauss(0.0, self.noise)
            self.tried.append((value, action))
            if time.perf_counter() > until:
                break
        self.tried.sort(reverse=True)
        return self.tried[0][1]

    def value(self, deals: list[State], seat: int, action: int) -> float:
        """The score to expect of an option, the mean over some deals."""
        total = 0.0
        for deal in deals:
            copy = deal.clone()
            copy.apply(action)
            total += self.judge.outlook(copy, seat, DEPTH) / len(deals)
        return total

    def why(self) -> list[Thought]:
        before = self.position
        if before is None or before.asked is None:
            return []
        seat = before.asked.seat
        thoughts: list[Thought] = []
        only = before.asked.options[0]
        for value, action in self.tried or [(self.value([before], seat, only), only)]:
            after = before.clone()
            after.apply(action)
            after = complete(self.judge, after, seat)
            share = self.share(before, after, seat, value)
            thoughts.append(thought(self.judge, before, after, seat, action, share))
        return sorted(thoughts, key=chance_of, reverse=True)

    def share(self, before: State, after: State, seat: int, value: float) -> float:
        """The chance of winning behind the value of an option, where everyone else stands as
        before: nothing else is compared. A game that is over has been won or not."""
        if after.asked is None and self.judge.deals == 1:
            return self.judge.won(after)[seat]
        worths = [self.judge.worth(before, other) for other in range(before.seats)]
        worths[seat] = value
        return self.judge.chances(before, worths, 1.0)[seat]


def chance_of(thought: Thought) -> float:
    return thought.share


def complete(judge: Judge, s: State, seat: int) -> State:
    """Where a seat's step leads if it is completed as well as the judge can see."""
    while s.asked is not None and s.asked.seat == seat and judge.midway(s):
        best, best_value = s, -1e9
        for action in judge.likely(s, judge.widest):
            copy = s.clone()
            copy.apply(action)
            value = judge.outlook(copy, seat, DEPTH)
            if value > best_value:
                best, best_value = copy, value
        s = best
    return s
