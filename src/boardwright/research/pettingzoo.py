"""The games as PettingZoo environments, agent by agent (AEC).

env = aec("keythedral", seats=4)
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, over, cut, info = env.last()
    env.step(None if over else choose(seen["observation"], seen["action_mask"]))
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from boardwright.research.env import Env, id_of, make, sampled


class BoardwrightAEC(AECEnv):  # type: ignore[misc]
    """One agent a seat. Rewards come at the end, and are the returns of the game."""

    def __init__(self, env: Env) -> None:
        super().__init__()
        self.env = sampled(env)
        spec = env.spec
        self.metadata = {
            "name": id_of(spec.game.name),
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(spec.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Box(spec.low, spec.high, dtype=np.int32)
        mask = spaces.Box(0, 1, (spec.actions,), np.int8)
        space = spaces.Dict({"observation": seen, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {a: spaces.Discrete(spec.actions) for a in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.env.reset(None if seed is None else str(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """Only who is asked has actions."""
        env, seat = self.env, self.seats[agent]
        mask = env.mask() if env.seat == seat else np.zeros(env.spec.actions, np.int8)
        return {"observation": env.observe(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.env.step(action)
        self._next()

    def _next(self) -> None:
        seat = self.env.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            return
        for agent, value in zip(self.possible_agents, self.env.returns(), strict=True):
            self.rewards[agent] = self._cumulative_rewards[agent] = value
            self.terminations[agent] = True
        self.agent_selection = self.possible_agents[0]

    def render(self) -> None:
        """There is nothing to look at: `boardwright show` draws tables."""

    def close(self) -> None:
        """Nothing is held."""


def aec(name: str, seats: int | None = None, **options: str) -> BoardwrightAEC:
    """The game of this name, with `forced` and the game's own options as for `make`."""
    return BoardwrightAEC(make(name, seats, 0, **options))
