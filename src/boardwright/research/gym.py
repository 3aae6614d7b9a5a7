"""The games as Gymnasium environments: one seat learns, bots play the others.

    env = gymnasium.make("boardwright/keythedral-v1", seats=3, opponents="greedy")

Importing this module registers the ids of all installed games.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from boardwright.games import registry
from boardwright.kernel.game import BadInput
from boardwright.research.env import Refused, id_of, make, sampled
from boardwright.research.opponents import Opponents

ILLEGAL = ("lose", "refuse")

Seen = dict[str, Any]


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """One seat of a game. An action that is not offered loses the game at once, with the reason in
    `info["refused"]`, or with `illegal="refuse"` raises it and changes nothing. After the end only
    `reset` goes on."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = "random",
        budget: float = 0.1,
        illegal: str = "lose",
        **options: str,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadInput(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.env = sampled(make(game, seats, 0, **options))
        spec = self.env.spec
        spec.seated(seat)
        others = [other for other in range(spec.seats) if other != seat]
        names = opponents.split(",")
        names = names * len(others) if len(names) == 1 else names
        if len(names) != len(others):
            raise BadInput(f"{len(names)} opponents for {len(others)} seats; name one, or all")
        self.seat = seat
        self.illegal = illegal
        self.budget = budget
        self.names = dict(zip(others, names, strict=True))
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(spec.low, spec.high, dtype=np.int32),
                "action_mask": spaces.Box(0, 1, (spec.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(spec.actions)
        self.opponents = Opponents(self.env, self.names, budget)
        self.playing = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        given = self.np_random.integers(2**62) if seed is None else seed
        self.env.reset(str(given))
        self.opponents = Opponents(self.env, self.names, self.budget)
        self.opponents.play()
        self.playing = True
        return self._seen(), {}

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if not self.playing:
            raise ResetNeeded("no game is going on: call reset first")
        try:
            self.env.step(action)
        except Refused as refused:
            if self.illegal == "refuse":
                raise
            self.playing = False
            return self._seen(), -1.0, True, False, {"refused": str(refused)}
        self.opponents.play()
        over = self.env.over
        self.playing = not over
        reward = self.env.returns()[self.seat] if over else 0.0
        return self._seen(), reward, over, False, {}

    def _seen(self) -> Seen:
        return {"observation": self.env.observe(self.seat), "action_mask": self.env.mask()}

    def action_masks(self) -> np.ndarray:
        """As sb3-contrib's MaskablePPO asks for it."""
        return self.env.mask().astype(np.bool_)


def register_all() -> None:
    for name in registry():
        made = id_of(name)
        if made not in gymnasium.registry:
            gymnasium.register(
                made, entry_point="boardwright.research.gym:SeatEnv", kwargs={"game": name}
            )


register_all()
