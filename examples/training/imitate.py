"""A small policy that learns from the decisions of greedy bots, in numpy alone.

    boardwright dataset world-without-end --seats 2 --games 1000 --out data
    python examples/training/imitate.py data

It clones behaviour: a network with one hidden layer says how likely greedy would choose each of the
offered actions. Every tenth game is kept back to see how often it is right. Then it plays new games
against random and against greedy bots, seats changing, and says how many it won.
"""

from __future__ import annotations

import json
import math
import sys
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import boardwright
from boardwright.arena import wilson
from boardwright.arena.dataset import Shard, read
from boardwright.research.opponents import Opponents

HIDDEN = 192
BATCH = 256
RATE = 1e-3
HELD_BACK = 10  # every so many games
Floats = NDArray[np.float32]


class Policy:
    """Figures in, logits of all actions out; trained by Adam."""

    def __init__(self, size: int, actions: int, seed: int = 0) -> None:
        luck = np.random.default_rng(seed)
        self.shift: Floats = np.zeros(size, np.float32)
        self.scale: Floats = np.ones(size, np.float32)
        self.parts: list[Floats] = [
            (luck.standard_normal((size, HIDDEN)) / math.sqrt(size)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            (luck.standard_normal((HIDDEN, actions)) / math.sqrt(HIDDEN)).astype(np.float32),
            np.zeros(actions, np.float32),
        ]
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def look(self, observations: NDArray[np.int32]) -> Floats:
        figures: Floats = (observations - self.shift) / self.scale
        return figures.clip(-5, 5)

    def hidden(self, figures: Floats) -> Floats:
        found: Floats = np.maximum(figures @ self.parts[0] + self.parts[1], 0)
        return found

    def chances(self, hidden: Floats, masks: NDArray[np.int8]) -> Floats:
        logits = np.where(masks, hidden @ self.parts[2] + self.parts[3], -np.inf)
        parts = np.exp(logits - logits.max(axis=1, keepdims=True))
        found: Floats = parts / parts.sum(axis=1, keepdims=True)
        return found

    def choose(self, observations: NDArray[np.int32], masks: NDArray[np.int8]) -> NDArray[np.int64]:
        found: NDArray[np.int64] = self.chances(self.hidden(self.look(observations)), masks).argmax(
            axis=1
        )
        return found

    def learn(self, shard: Shard, rows: NDArray[np.int64]) -> None:
        """One step down the surprise at what was chosen."""
        figures = self.look(shard.observations[rows])
        hidden = self.hidden(figures)
        wrong = self.chances(hidden, shard.masks[rows])
        wrong[np.arange(len(rows)), shard.actions[rows]] -= 1
        wrong /= len(rows)
        back = (wrong @ self.parts[2].T) * (hidden > 0)
        self.steps += 1
        slopes = [figures.T @ back, back.sum(axis=0), hidden.T @ wrong, wrong.sum(axis=0)]
        rate = RATE * math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for at, slope in enumerate(slopes):
            self.first[at] += 0.1 * (slope - self.first[at])
            self.second[at] += 0.001 * (slope * slope - self.second[at])
            self.parts[at] -= rate * self.first[at] / (np.sqrt(self.second[at]) + 1e-8)


def train(policy: Policy, shards: list[Shard], rounds: int) -> None:
    """So many rounds through all games but those held back."""
    luck = np.random.default_rng(1)
    seen = np.concatenate([shard.observations for shard in shards])
    policy.shift = seen.mean(axis=0).astype(np.float32)
    policy.scale = np.maximum(seen.std(axis=0), 0.1).astype(np.float32)
    whole = Shard(*[np.concatenate(parts) for parts in zip(*shards, strict=True)])
    rows = np.flatnonzero(whole.games % HELD_BACK != 0)
    for n in range(rounds):
        luck.shuffle(rows)
        for first in range(0, len(rows), BATCH):
            policy.learn(whole, rows[first : first + BATCH])
        print(f"round {n + 1}: {right(policy, whole):.1%} of decisions held back as greedy")


def right(policy: Policy, whole: Shard) -> float:
    rows = np.flatnonzero(whole.games % HELD_BACK == 0)
    chosen = policy.choose(whole.observations[rows], whole.masks[rows])
    return float((chosen == whole.actions[rows]).mean())


def play(policy: Policy, facts: dict[str, object], rival: str, games: int) -> float:
    """Victories of the policy, on each seat in turn against bots of one kind."""
    won, seats = 0.0, int(str(facts["seats"]))
    for n in range(games):
        env = boardwright.make(str(facts["game"]), seats=seats, seed=f"evaluate/{n // seats}")
        own = n % seats
        rivals = Opponents(env, {seat: rival for seat in range(seats) if seat != own}, 1.0)
        rivals.play()
        while not env.over:
            chosen = policy.choose(env.observe(own)[None], env.mask()[None])
            env.step(int(chosen[0]))
            rivals.play()
        game = env.spec.game
        winners = game.winners(game.scores(env.state))
        won += (own in winners) / max(len(winners), 1)
    return won


def main(folder: str, rounds: int = 12, games: int = 200) -> None:
    started = time.process_time()
    facts = json.loads((Path(folder) / "dataset.json").read_text("utf-8"))
    policy = Policy(facts["size"], facts["actions"])
    train(policy, list(read(folder)), rounds)
    for rival in ("random", "greedy"):
        won = play(policy, facts, rival, games)
        low, high = wilson(won, games)
        print(f"against {rival}: {won / games:.1%} of {games} games ({low:.1%} to {high:.1%})")
    print(f"{time.process_time() - started:.0f} s of processor time")


if __name__ == "__main__":
    main(sys.argv[1], *[int(text) for text in sys.argv[2:4]])
