"""How fast the research API is: `python benchmarks/research.py`, with a compiled package.

Observation and mask in microseconds at 4 seats (or as many as there are), steps a second through
the environment, PettingZoo and a vector of games in two processes, all with random choices.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from boardwright.arena.bench import compiled
from boardwright.games import registry
from boardwright.research import Env, make
from boardwright.research.pettingzoo import aec
from boardwright.research.vector import Vector

ROUNDS = 5  # of which the best counts: other programs only ever slow one down
SECONDS = 1.0
GAMES = 256  # of a vector
STEPS = 30  # of it in a round


def positions(name: str) -> list[Env]:
    """Every seventh position of a random game."""
    chooser = random.Random("bench")
    env, found = make(name, seed="bench"), []
    while not env.over:
        found.append(env.clone())
        env.step(chooser.choice(env.options()))
    return found[::7]


def best_us(action: Callable[[Env], object], envs: list[Env]) -> float:
    best = float("inf")
    for _ in range(ROUNDS):
        started = time.perf_counter()
        for env in envs:
            action(env)
        best = min(best, time.perf_counter() - started)
    return round(best / len(envs) * 1e6, 2)


def observation_us(name: str) -> dict[str, float]:
    """Written into arrays that are there already, position after position of a game."""
    envs = positions(name)
    seen, mask = np.empty(envs[0].spec.size, np.int32), np.empty(envs[0].spec.actions, np.int8)

    def observe(env: Env) -> None:
        assert env.seat is not None
        env.observe(env.seat, seen)

    return {
        "observe_us": best_us(observe, envs),
        "mask_us": best_us(lambda env: env.mask(mask), envs),
        "clone_us": best_us(lambda env: env.clone(), envs),
    }


def rate(run: Callable[[], int]) -> int:
    """Steps a second, the best of some runs."""
    best = 0.0
    for _ in range(ROUNDS):
        started, steps = time.perf_counter(), 0
        while time.perf_counter() - started < SECONDS / ROUNDS:
            steps += run()
        best = max(best, steps / (time.perf_counter() - started))
    return round(best)


def env_rate(name: str) -> int:
    """Bare steps: rules, skipped questions, a check that the action is offered."""
    env, chooser = make(name, seed="bench"), random.Random("bench").random

    def game() -> int:
        env.reset("bench")
        steps = 0
        while not env.over:
            options = env.options()
            env.step(options[int(chooser() * len(options))])
            steps += 1
        return steps

    return rate(game)


def zoo_rate(name: str) -> int:
    """`last` and `step` and a random choice from the mask."""
    env: Any = aec(name)
    chooser = random.Random("bench")
    steps = 0

    def some() -> int:
        nonlocal steps
        env.reset(seed=steps)
        made = 0
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            env.step(None if over else chooser.choice(seen["action_mask"].nonzero()[0]))
            made += 1
            if made == 500:
                break
        steps += made
        return made

    return rate(some)


def vector_rate(name: str, workers: int) -> int:
    """Steps of all games together, each with its observation and mask in shared memory. The time
    that it takes to choose, at random from the masks, is left out. In this process seconds of the
    processor count, in several those on the wall."""
    luck = np.random.default_rng(1)
    clock = time.perf_counter if workers else time.process_time
    with Vector(name, GAMES, workers, seed="bench") as games:
        best = 0.0
        for _ in range(ROUNDS):
            spent = 0.0
            for _ in range(STEPS):
                wishes = luck.random(games.masks.shape, np.float32)
                actions = (games.masks * wishes).argmax(axis=1)
                started = clock()
                games.step(actions)
                spent += clock() - started
            best = max(best, STEPS * GAMES / spent)
        return round(best)


def main(names: list[str]) -> None:
    print(f"compiled: {compiled()}")
    for name in names or registry():
        spec = make(name).spec
        print(f"{name}, {spec.seats} seats: {spec.size} figures, {spec.actions} actions")
        print("  " + ", ".join(f"{k} {v}" for k, v in observation_us(name).items()))
        rates = {"env": env_rate(name), "aec": zoo_rate(name)}
        rates |= {f"vector {workers}": vector_rate(name, workers) for workers in (0, 2)}
        print("  steps/s: " + ", ".join(f"{k} {v:,}" for k, v in rates.items()))


if __name__ == "__main__":
    main(sys.argv[1:])
