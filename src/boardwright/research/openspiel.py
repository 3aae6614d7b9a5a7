"""The games as Python games of OpenSpiel, with explicit chance nodes.

    import boardwright.research.openspiel  # registers them
    parameters = {"players": 3, "options": "start_player:1;dry_rounds:6"}
    game = pyspiel.load_game("python_boardwright_keythedral", parameters)

Options of a game are one parameter: OpenSpiel takes "6" in a parameter of its own for a number. An
edition is the path of its file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from boardwright.games import find, registry
from boardwright.kernel.game import BadInput, Score
from boardwright.research.env import CHANCE, Env, Spec, make

LONGEST = 1_000_000  # steps, chance included
MOST_OUTCOMES = 4096


def short_name(name: str) -> str:
    return f"python_boardwright_{name.replace('-', '_')}"


def game_type(name: str, zero_sum: bool = False) -> Any:
    game, utility = find(name), pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=short_name(name),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": usual_players(name),
            "forced": "skip",
            "options": "",
            "edition": "",
        },
    )


def usual_players(name: str) -> int:
    return next(seats for seats in find(name).seats if seats > 1)


def options_in(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for part in text.split(";") if text else []:
        name, colon, value = part.partition(":")
        if not colon:
            raise BadInput(f"{part!r} is no option; write name:value;name:value")
        found[name] = value
    return found


def edition_in(path: str) -> str | None:
    try:
        return Path(path).read_text("utf-8") if path else None
    except OSError as error:
        raise BadInput(f"edition: {error}") from None


def adds_up(spec: Spec) -> bool:
    """Whether returns always add up to 0: among rivals, in a game that somebody always wins, also
    where nobody has done anything for it."""
    nothing = [Score([]) for _ in range(spec.seats)]
    return spec.sides == "rivals" and bool(spec.game.winners(nothing))


class BoardwrightGame(pyspiel.Game):  # type: ignore[misc]
    """A game with so many players and these options."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", usual_players(name)))
        forced, options = given.get("forced", "skip"), options_in(given.get("options", ""))
        edition = edition_in(given.get("edition", ""))
        self.fresh = make(name, players, 0, edition, forced, chance="explicit", **options)
        zero_sum = adds_up(self.fresh.spec)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.fresh.spec.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(name, zero_sum), info, params or {})

    def new_initial_state(self) -> BoardwrightState:
        return BoardwrightState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.fresh.spec.size, recalls)


class BoardwrightState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: BoardwrightGame) -> None:
        super().__init__(game)
        self.env: Env = game.fresh.clone()
        self.deals = 0

    def current_player(self) -> int:
        seat = self.env.seat
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.env.options()) if player == self.env.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.env.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.env.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.env.spec.game.catalogue.notation(action)

    def is_terminal(self) -> bool:
        return self.env.seat is None

    def returns(self) -> list[float]:
        return self.env.returns() if self.is_terminal() else [0.0] * self.env.spec.seats

    def resample_from_infostate(self, player: int, sampler: Any = None) -> BoardwrightState:
        """Another state that this player cannot tell from this one, for ISMCTS."""
        other: BoardwrightState = self.clone()
        self.deals += 1
        key = self.env.information_state(player).hex()
        other.env = self.env.redeal(player, f"{key}/{self.deals}")
        return other

    def __str__(self) -> str:
        env = self.env
        if env.seat == CHANCE:
            return f"chance: one of {len(env.options())}"
        if env.seat is None:
            return f"over: {env.returns()}"
        return f"seat {env.seat}: {env.spec.speaker.question(env.state)}"


class Observer:
    """What a player sees; with perfect recall the key of all they have seen and chosen."""

    def __init__(self, size: int, recalls: bool) -> None:
        self.recalls = recalls
        self.tensor = np.zeros(0 if recalls else size, np.float32)
        self.dict = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: BoardwrightState, player: int) -> None:
        if not self.recalls:
            self.tensor[:] = state.env.observe(player)

    def string_from(self, state: BoardwrightState, player: int) -> str:
        if self.recalls:
            return state.env.information_state(player).hex()
        return state.env.observe(player).tobytes().hex()


def register_all() -> None:
    known = set(pyspiel.registered_names())
    for name in registry():
        if short_name(name) not in known:
            pyspiel.register_game(game_type(name), game_class(name))


def game_class(name: str) -> type[BoardwrightGame]:
    class Named(BoardwrightGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named


register_all()
