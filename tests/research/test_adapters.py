"""Every adapter passes its library's own tests, and plays the same game from the same seed."""

from __future__ import annotations

import random
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

from boardwright.games import file_text, find
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput
from boardwright.research import Env, Refused, gym, make
from boardwright.research.gym import SeatEnv
from boardwright.research.openspiel import options_in, short_name
from boardwright.research.pettingzoo import aec
from boardwright.research.vector import Vector
from tests.research.games import NAMES

LINE = 30  # choices that are compared


def offered(mask: np.ndarray) -> list[int]:
    return np.flatnonzero(mask).tolist()


@pytest.mark.parametrize(
    "adapter",
    [aec, SeatEnv, lambda name, **given: Vector(name, 2, **given)],
    ids=["aec", "gym", "vector"],
)
def test_who_cannot_ask_for_chance_refuses_to_lay_it_open(adapter: Any) -> None:
    with pytest.raises(BadInput, match="explicit only for `make` and OpenSpiel"):
        adapter("liars-dice", chance="explicit")


# PettingZoo.


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_api(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of figures that are large for a neural network
        api_test(aec(name), num_cycles=300)


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_seeds(name: str) -> None:
    seed_test(lambda: aec(name), num_cycles=60)


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_plays_to_the_end(name: str) -> None:
    env, chooser = aec(name), random.Random(1)
    assert env.metadata["name"] == f"boardwright/{name}-v1"
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        assert not cut
        env.step(None if over else chooser.choice(offered(seen["action_mask"])))
    assert list(total.values()) == env.env.returns()


def test_pettingzoo_masks_are_for_who_is_asked() -> None:
    env = aec("liars-dice", 3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


# Gymnasium.


@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_checks(name: str) -> None:
    env = gymnasium.make(f"boardwright/{name}-v1")
    assert env.spec is not None
    assert env.spec.id == f"boardwright/{name}-v1"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("opponents", ["random", "greedy", "greedy,random"])
def test_gymnasium_against_chosen_bots(opponents: str) -> None:
    env = SeatEnv("keythedral", 3, seat=1, opponents=opponents)
    chooser = random.Random(2)
    seen, _ = env.reset(seed=3)
    for _ in range(40):
        assert env.env.seat == 1
        seen, reward, over, _, _ = env.step(np.int64(chooser.choice(offered(seen["action_mask"]))))
        assert reward == 0.0
        assert not over
    assert env.action_masks().sum() == seen["action_mask"].sum()


def test_gymnasium_ends_with_the_returns() -> None:
    env, chooser = SeatEnv("liars-dice", 2), random.Random(2)
    seen, _ = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        seen, reward, over, _, _ = env.step(np.int64(chooser.choice(offered(seen["action_mask"]))))
    assert reward == env.env.returns()[0]
    assert reward in (-1.0, 1.0)
    with pytest.raises(ResetNeeded):
        env.step(np.int64(0))
    env.reset()
    assert env.step(np.int64(env.env.options()[0]))[1] == 0.0


def test_gymnasium_and_what_is_not_offered() -> None:
    losing, refusing = SeatEnv("liars-dice", 2), SeatEnv("liars-dice", 2, illegal="refuse")
    with pytest.raises(ResetNeeded):
        losing.step(np.int64(0))
    seen, _ = losing.reset(seed=1)
    refusing.reset(seed=1)
    wrong = np.int64(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    _, reward, over, _, info = losing.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert info["refused"]
    with pytest.raises(ResetNeeded):  # though it would be offered
        losing.step(np.int64(losing.env.options()[0]))
    with pytest.raises(Refused):
        refusing.step(wrong)
    assert refusing.step(np.int64(refusing.env.options()[0]))[1] == 0.0


def test_gymnasium_says_what_is_wrong() -> None:
    with pytest.raises(BadInput, match="lose, refuse"):
        SeatEnv("liars-dice", illegal="ignore")
    with pytest.raises(BadInput, match="seat 4"):
        SeatEnv("liars-dice", 3, seat=4)
    with pytest.raises(BadInput, match="2 opponents for 3 seats"):
        SeatEnv("liars-dice", 4, opponents="random,greedy")


# OpenSpiel.


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_simulates(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(short_name(name)), 1, True, False)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_openspiel_searches(name: str, search: str) -> None:
    """Its own tree searches choose among what is offered, move after move."""
    game = pyspiel.load_game(short_name(name))
    luck = np.random.RandomState(1)
    kind: Any = {"mcts": mcts.MCTSBot, "ismcts": ismcts.ISMCTSBot}[search]
    given = (1.4, 12, Level()) if search == "mcts" else (Level(), 1.4, 12)
    bot = kind(game, *given, random_state=luck)
    state, moves = game.new_initial_state(), 0
    while moves < 3:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        moves += 1
    assert len(state.history()) > 3


# The shortest way to play each title. Keythedral is missing: its shortest game takes half a minute.
SHORT = {
    "liars-dice": {"players": 2},
    "world-without-end": {"players": 2},
    "world-wonders": {"players": 1},
    "guilds-of-london": {"players": 1},
    "rune-age": {"players": 1, "options": "scenario:civil-war"},
}


@pytest.mark.parametrize("name", SHORT)
@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_openspiel_searches_play_to_the_end(name: str, search: str) -> None:
    """With its own random playouts, which end as games do."""
    game = pyspiel.load_game(short_name(name), SHORT[name])
    luck = np.random.RandomState(1)
    playouts = mcts.RandomRolloutEvaluator(1, luck)
    kind: Any = {"mcts": mcts.MCTSBot, "ismcts": ismcts.ISMCTSBot}[search]
    given = (1.4, 2, playouts) if search == "mcts" else (playouts, 1.4, 2)
    bot = kind(game, *given, random_state=luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=chances)))
        else:
            state.apply_action(bot.step(state))
    assert state.returns() == state.env.returns()
    assert all(value != 0 for value in state.returns())


class Level(mcts.Evaluator):  # type: ignore[misc]
    """All positions are worth the same, so that a search is quick."""

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * int(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_openspiel_takes_players_and_options() -> None:
    game = pyspiel.load_game(short_name("liars-dice"), {"players": 4, "options": "ones:wild"})
    assert game.num_players() == 4
    with pytest.raises(BadInput, match="name:value"):
        options_in("wild")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert "chance" in str(state)
    copy = state.clone()
    copy.apply_action(0)
    assert state.history() == []


@pytest.mark.parametrize(
    ("name", "params", "zero_sum"),
    [
        ("keythedral", {"players": 3}, True),
        ("world-wonders", {"players": 2}, True),
        ("world-wonders", {"players": 1}, False),
        ("guilds-of-london", {"players": 4}, True),
        ("rune-age", {"players": 2}, False),  # all may lose
        ("rune-age", {"players": 2, "options": "scenario:cataclysm"}, False),
    ],
)
def test_openspiel_is_told_of_zero_sums_where_they_are(
    name: str, params: dict[str, Any], zero_sum: bool
) -> None:
    game = pyspiel.load_game(short_name(name), params)
    utility = pyspiel.GameType.Utility
    assert game.get_type().utility == (utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM)
    assert game.utility_sum() == (0.0 if zero_sum else None)


def test_openspiel_takes_an_edition(tmp_path: Path) -> None:
    path = tmp_path / "dear.toml"
    text = file_text("keythedral", "edition.toml")
    path.write_text(text.replace("points = 4", "points = 3", 1), "utf-8")
    game = pyspiel.load_game(short_name("keythedral"), {"edition": str(path)})
    box = game.new_initial_state().env.spec.box
    assert box.digest == find("keythedral").edition(path.read_text("utf-8")).digest
    assert box.digest != find("keythedral").edition().digest
    again = pyspiel.load_game(str(game))
    assert again.new_initial_state().env.spec.box.digest == box.digest
    with pytest.raises(BadInput, match="edition"):
        pyspiel.load_game(short_name("keythedral"), {"edition": str(tmp_path / "none.toml")})


# The same seed, the same choices, the same game; the seed is given as each library does it.


def core_line(name: str, seats: int, seed: str) -> tuple[list[int], list[bytes]]:
    """The choices of a random game and what the asked seat saw."""
    env, chooser = make(name, seats, seed), random.Random(seed)
    actions, seen = [], []
    for _ in range(LINE):
        assert env.seat is not None
        seen.append(env.observe(env.seat).tobytes())
        actions.append(chooser.choice(env.options()))
        env.step(actions[-1])
        if env.over:
            break
    return actions, seen


BESIDE = [(name, n) for name in NAMES for n in find(name).seats if n in (2, 4)]


@pytest.mark.parametrize(("name", "seats"), BESIDE)
def test_the_same_seed_is_the_same_game_everywhere(
    name: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    actions, expected = core_line(name, seats, "5")
    assert zoo_line(name, seats, 5, actions) == expected
    assert spiel_line(name, seats, "5", actions) == expected
    assert gym_line(name, seats, 5, actions, monkeypatch) == expected


@pytest.mark.parametrize(("name", "seats"), BESIDE)
def test_vector_games_are_those_of_their_seeds(name: str, seats: int) -> None:
    lines = [core_line(name, seats, f"v/{i}/0") for i in range(2)]
    with Vector(name, 2, seats=seats, seed="v") as games:
        for n in range(min(len(actions) for actions, _ in lines)):
            assert [row.tobytes() for row in games.observations] == [seen[n] for _, seen in lines]
            games.step(np.array([actions[n] for actions, _ in lines]))


def zoo_line(name: str, seats: int, seed: int, actions: list[int]) -> list[bytes]:
    env = aec(name, seats)
    env.reset(seed=seed)
    seen = []
    for action in actions:
        seen.append(env.last()[0]["observation"].tobytes())
        env.step(action)
    return seen


def spiel_line(name: str, seats: int, seed: str, actions: list[int]) -> list[bytes]:
    """Chance nodes are answered with the draws of the seed."""
    state = pyspiel.load_game(short_name(name), {"players": seats}).new_initial_state()
    luck, seen = Sealed(seed), []
    for action in actions:
        while state.is_chance_node():
            env = state.env
            drawn = env._state.drawn if env._state is not None else 0
            count = drawn + len(env._pending.outcomes)
            state.apply_action(luck.outcome(count, len(state.chance_outcomes())))
        seen.append(state.env.observe(state.current_player()).tobytes())
        state.apply_action(action)
    return seen


def gym_line(
    name: str, seats: int, seed: int, actions: list[int], monkeypatch: pytest.MonkeyPatch
) -> list[bytes]:
    """The opponents are told what to choose."""
    seen: list[bytes] = []

    class Told:
        def __init__(self, env: Env, names: dict[int, str], budget: float) -> None:
            self.env = env

        def play(self) -> None:
            while self.env.seat not in (None, 0) and len(seen) < len(actions):
                assert self.env.seat is not None
                seen.append(self.env.observe(self.env.seat).tobytes())
                self.env.step(actions[len(seen) - 1])

    monkeypatch.setattr(gym, "Opponents", Told)
    env = SeatEnv(name, seats)
    found, _ = env.reset(seed=seed)
    while len(seen) < len(actions):
        seen.append(found["observation"].tobytes())
        found, *_ = env.step(np.int64(actions[len(seen) - 1]))
    return seen


# Many at once.


def vector_run(workers: int, steps: int = 200) -> tuple[list[bytes], float]:
    chooser = np.random.RandomState(3)
    found: list[bytes] = []
    worth = 0.0
    with Vector("liars-dice", 6, workers, seats=3, seed="v") as games:
        for _ in range(steps):
            noise = chooser.random_sample(games.masks.shape)
            games.step((games.masks * noise).argmax(axis=1))
            found.append(games.observations.tobytes() + games.seats.tobytes())
            found.append(games.over.tobytes())
            worth += float(np.abs(games.returns[games.over]).sum())
    return found, worth


def test_vector_is_the_same_in_any_number_of_processes() -> None:
    alone, worth = vector_run(0)
    assert vector_run(2) == (alone, worth)
    assert worth > 0


@pytest.mark.parametrize("workers", [0, 1])
def test_vector_refuses_with_the_reason(workers: int) -> None:
    with Vector("liars-dice", 2, workers, seats=2, seed="v") as games:
        with pytest.raises(Refused, match="doubt"):
            games.step(np.array([180, 180]))
        before = games.observations.copy()
        games.step(games.masks.argmax(axis=1))
        assert (games.observations != before).any()


@pytest.mark.parametrize("actions", [0, [0], [0, 0, 0], [0.0, 0.0], ["0", "0"], [[0, 0]], None])
def test_vector_wants_a_whole_number_for_each_game(actions: Any) -> None:
    with Vector("liars-dice", 2, seats=2, seed="v") as games:
        before = games.observations.copy()
        with pytest.raises(Refused, match="one for each of 2 games"):
            games.step(actions)
        assert (games.observations == before).all()


@pytest.mark.parametrize("workers", [0, 1])
def test_vector_that_is_closed_plays_no_more(workers: int) -> None:
    games = Vector("liars-dice", 2, workers, seats=2, seed="v")
    games.close()
    with pytest.raises(RuntimeError, match="closed"):
        games.step(games.masks.argmax(axis=1))
    games.close()


def test_vector_names_a_worker_that_has_died() -> None:
    with Vector("liars-dice", 2, 2, seats=2, seed="v") as games:
        games.processes[1].kill()
        games.processes[1].join()
        with pytest.raises(RuntimeError, match="has died"):
            games.step(games.masks.argmax(axis=1))


def test_vector_wants_games() -> None:
    with pytest.raises(BadInput, match="a game at least"):
        Vector("liars-dice", 2, workers=3)
