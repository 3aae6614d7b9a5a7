"""A policy that begins by imitating greedy bots and goes on learning from outcomes: MaskablePPO of
sb3-contrib plays one seat against greedy and random bots.

    pip install sb3-contrib
    boardwright dataset world-without-end --seats 2 --games 1000 --out data
    python -m examples.training.learn data

The network is that of `imitate.py`, so what comes out plays in numpy alone, and is measured in the
same way before and after.
"""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from boardwright.arena import wilson
from boardwright.arena.dataset import Shard, read
from boardwright.research.gym import SeatEnv
from examples.training.imitate import HIDDEN, Floats, Policy, play, train

RIVALS = ("greedy", "greedy", "greedy", "random")  # in turn, so that greedy teaches most
# What sb3 calls the parts of the policy: its matrices lie the other way round.
PARTS = (
    "mlp_extractor.policy_net.0.weight",
    "mlp_extractor.policy_net.0.bias",
    "action_net.weight",
    "action_net.bias",
)


class Tables(gymnasium.Env[Floats, np.int64]):
    """A game after the other, on each seat against each rival in turn, seen as the policy sees."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(self, facts: dict[str, Any], policy: Policy) -> None:
        seats = int(facts["seats"])
        self.policy = policy
        self.tables = [
            SeatEnv(facts["game"], seats, seat, rival, illegal="refuse", **facts["options"])
            for rival in RIVALS
            for seat in range(seats)
        ]
        self.played = 0
        self.table = self.tables[0]
        self.observation_space = spaces.Box(-5, 5, (int(facts["size"]),), np.float32)
        self.action_space = spaces.Discrete(int(facts["actions"]))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        self.table = self.tables[self.played % len(self.tables)]
        self.played += 1
        seen, info = self.table.reset(seed=int(self.np_random.integers(2**31)))
        return self.look(seen), info

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        seen, reward, over, cut, info = self.table.step(action)
        return self.look(seen), reward, over, cut, info

    def look(self, seen: dict[str, Any]) -> Floats:
        return self.policy.look(seen["observation"]).astype(np.float32)

    def action_masks(self) -> np.ndarray:
        return self.table.action_masks()


def as_state(policy: Policy) -> dict[str, Floats]:
    """The policy by the names that sb3 has for its parts."""
    return {name: part.T for name, part in zip(PARTS, policy.parts, strict=True)}


def take_state(policy: Policy, state: dict[str, Any]) -> None:
    policy.parts = [np.ascontiguousarray(np.asarray(state[name]).T) for name in PARTS]


def value_first(torch: Any, model: Any, policy: Policy, whole: Shard, rounds: int = 3) -> None:
    """Teach the judge of positions what came of those in the data, lest a judge that knows nothing
    undo what the policy has learned."""
    net = model.policy
    parts = [*net.mlp_extractor.value_net.parameters(), *net.value_net.parameters()]
    adam = torch.optim.Adam(parts, 1e-3)
    luck = np.random.default_rng(2)
    for _ in range(rounds):
        for rows in np.array_split(luck.permutation(len(whole.actions)), len(whole.actions) // 512):
            figures = torch.as_tensor(policy.look(whole.observations[rows]).astype(np.float32))
            found = net.predict_values(figures).flatten()
            loss = ((found - torch.as_tensor(whole.outcomes[rows].copy())) ** 2).mean()
            adam.zero_grad()
            loss.backward()
            adam.step()


def learner(facts: dict[str, Any], policy: Policy) -> tuple[Any, Any]:
    """sb3's model with this policy in it, and torch."""
    torch, sb3 = import_module("torch"), import_module("sb3_contrib")
    torch.set_num_threads(1)
    model = sb3.MaskablePPO(
        "MlpPolicy",
        Tables(facts, policy),
        learning_rate=1e-4,
        n_steps=4096,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,  # only the end counts, and it is certain to come
        clip_range=0.15,
        target_kl=0.03,
        seed=1,
        device="cpu",
        policy_kwargs={
            "net_arch": {"pi": [HIDDEN], "vf": [HIDDEN]},
            "activation_fn": torch.nn.ReLU,
        },
    )
    state = model.policy.state_dict()
    for name, part in as_state(policy).items():
        state[name] = torch.as_tensor(part.copy())
    model.policy.load_state_dict(state)
    return torch, model


def measured(policy: Policy, facts: dict[str, Any], when: str, games: int) -> None:
    for rival in ("random", "greedy"):
        won = play(policy, facts, rival, games)
        low, high = wilson(won, games)
        said = f"{won / games:.1%} of {games} games ({low:.1%} to {high:.1%})"
        print(f"{when}, against {rival}: {said}", flush=True)


def joined(shards: list[Shard]) -> Shard:
    return Shard(*[np.concatenate(parts) for parts in zip(*shards, strict=True)])


def main(folder: str, minutes: float = 10, games: int = 200, rounds: int = 12) -> None:
    facts = json.loads((Path(folder) / "dataset.json").read_text("utf-8"))
    policy = Policy(facts["size"], facts["actions"])
    shards = list(read(folder))
    train(policy, shards, rounds)
    measured(policy, facts, "imitating", games)
    torch, model = learner(facts, policy)
    value_first(torch, model, policy, joined(shards))
    end = time.process_time() + 60 * minutes
    model.learn(10**9, callback=lambda inside, outside: time.process_time() < end)
    state: dict[str, NDArray[np.float32]] = model.policy.state_dict()
    take_state(policy, state)
    steps = model.num_timesteps
    print(f"{minutes:g} minutes of the processor, {steps:,} decisions of its own")
    measured(policy, facts, "learned", games)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 10)
