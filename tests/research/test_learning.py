"""The example that learns from outcomes, but for the learning: that is another library's."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from boardwright.research import Refused, make
from examples.training.imitate import Policy
from examples.training.learn import PARTS, RIVALS, Tables, as_state, take_state


def facts_of(name: str) -> dict[str, Any]:
    spec = make(name, 2).spec
    return {
        "game": name,
        "seats": 2,
        "options": spec.options,
        "size": spec.size,
        "actions": spec.actions,
    }


def test_it_plays_on_every_seat_against_every_rival_in_turn() -> None:
    facts = facts_of("world-without-end")
    tables = Tables(facts, Policy(facts["size"], facts["actions"]))
    chooser = random.Random(1)
    places: list[tuple[int, str]] = []
    for game in range(len(tables.tables)):
        seen, _ = tables.reset(seed=game)
        (rival,) = tables.table.names.values()
        places.append((tables.table.seat, rival))
        for _ in range(5):
            assert tables.observation_space.contains(seen)
            assert tables.action_masks().any()
            action = np.int64(chooser.choice(np.flatnonzero(tables.action_masks()).tolist()))
            seen, reward, over, _, _ = tables.step(action)
            assert (reward, over) == (0.0, False)
    assert places == [(seat, rival) for rival in RIVALS for seat in (0, 1)]


def test_what_is_not_offered_is_an_error_and_no_loss() -> None:
    facts = facts_of("world-without-end")
    tables = Tables(facts, Policy(facts["size"], facts["actions"]))
    tables.reset(seed=1)
    with pytest.raises(Refused):
        tables.step(np.int64(int(np.flatnonzero(~tables.action_masks())[0])))


def test_a_policy_goes_to_the_library_and_comes_back() -> None:
    policy, other = Policy(9, 4, seed=1), Policy(9, 4, seed=2)
    state = as_state(policy)
    assert [state[name].shape for name in PARTS] == [(192, 9), (192,), (4, 192), (4,)]
    take_state(other, state)
    luck = np.random.default_rng(3)
    seen, masks = luck.integers(-3, 9, (20, 9), np.int32), luck.integers(0, 2, (20, 4), np.int8)
    masks[:, 0] = 1
    assert (policy.choose(seen, masks) == other.choose(seen, masks)).all()
