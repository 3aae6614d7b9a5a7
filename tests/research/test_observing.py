"""Laws of observations, over random games: one length, true ranges, equal exactly where a seat
cannot tell positions apart."""

from __future__ import annotations

import random
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from boardwright.games import find
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput
from boardwright.kernel.visibility import SPECTATOR
from boardwright.research import Env, make
from boardwright.research.env import Spec
from boardwright.research.schema import Layout
from boardwright.research.writer import TooLarge
from tests.example.cairn import GAME as CAIRN
from tests.research.games import NAMES, TABLES, played
from tests.research.reading import Reader, expected

EVERY = 11  # questions at which the dear laws are looked at


def within(env: Env, seen: np.ndarray) -> None:
    low, high = env.spec.low, env.spec.high
    assert seen.shape == (env.spec.size,)
    for i in np.flatnonzero((seen < low) | (seen > high)):
        entry = next(e for e in env.schema if e.offset <= i < e.offset + e.length)
        raise AssertionError(f"{entry}: {seen[i]}")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_ranges_are_true_and_the_length_is_one(name: str, seats: int) -> None:
    """Also at the end, when everything is shown."""
    chooser = random.Random(name)
    for n, env in enumerate(played(name, seats, f"ranges/{name}/{seats}")):
        if n % 5 == 0 or env.over:
            viewers = range(SPECTATOR, seats) if env.over else [chooser.randrange(-1, seats)]
            for viewer in viewers:
                within(env, env.observe(viewer))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_equal_where_a_seat_cannot_tell_positions_apart(name: str, seats: int) -> None:
    for n, env in enumerate(played(name, seats, f"views/{name}/{seats}")):
        if n % EVERY or env.over:
            continue
        viewer = n // EVERY % (seats + 1) - 1
        seen = env.observe(viewer).tobytes()
        dealt = env.spec.game.visibility.determinize(env.state, viewer, Sealed(str(n)))
        env.spec.writer.observe(dealt, viewer)
        assert env.spec.seen.tobytes() == seen


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_different_where_the_view_differs(name: str, seats: int) -> None:
    """The view can be read back from the observation, so nothing in it is lost."""
    for n, env in enumerate(played(name, seats, f"views/{name}/{seats}")):
        if n % 5 == 0 or env.over or n < 10:
            viewer = n % (seats + 1) - 1
            assert Reader(env, env.observe(viewer)).view() == expected(env, viewer)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_left_from_the_last_position_does_not_show(name: str) -> None:
    """A writer that has seen other positions writes what a fresh one writes."""
    seats = find(name).seats[-1]
    positions = [env.state.clone() for env in played(name, seats, "fresh")]
    spec = make(name, seats, "fresh").spec
    chooser = random.Random(1)
    for s in chooser.sample(positions, 8) + positions[-1:]:
        viewer = chooser.randrange(-1, seats)
        spec.writer.observe(s, viewer)
        fresh = Spec(spec.game, seats, {}, None)
        fresh.writer.observe(s, viewer)
        assert spec.seen.tobytes() == fresh.seen.tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_options_and_presets_keep_the_laws(name: str) -> None:
    game = find(name)
    chooser = random.Random(name)
    for n in range(4):
        seats = chooser.choice(game.seats)
        options = {
            o.name: chooser.choice(o.choices) for o in game.options if chooser.random() < 0.5
        }
        try:
            env = make(name, seats, f"options/{n}", **options)
        except BadInput:
            env = make(name, seats, f"options/{n}", **game.preset("letter", seats, {}))
        size = env.spec.size
        for _ in range(4_000):
            if env.over:
                break
            env.step(chooser.choice(env.options()))
            assert env.spec.size == size
        within(env, env.observe(0))
        assert env.over


@pytest.mark.parametrize("name", NAMES)
def test_the_schema_covers_every_figure_once(name: str) -> None:
    env = make(name, seed="schema")
    at = 0
    for entry in env.schema:
        assert entry.offset == at
        assert entry.low <= entry.high
        at += entry.length
    assert at == env.spec.size
    assert len({entry.name for entry in env.schema}) == len(env.schema)


@pytest.mark.parametrize("name", NAMES)
def test_every_figure_has_a_declared_range(name: str) -> None:
    game = find(name)
    for seats in game.seats:
        for entry in make(name, seats, "declared").schema:
            assert entry.high < 2**31 - 1, entry


def test_what_is_hidden_is_a_count_and_zeros() -> None:
    env = make("liars-dice", 3, "hidden")
    at = {entry.name: entry for entry in env.schema}
    seen = env.observe(0)
    own, other = at["cups.0"], at["cups.1"]
    assert seen[at["cups.0.count"].offset] == seen[at["cups.1.count"].offset] == 5
    assert seen[own.offset : own.offset + own.length].sum() == 5
    assert seen[other.offset : other.offset + other.length].sum() == 0


def test_an_observation_is_written_where_one_wants_it() -> None:
    env = make("keythedral", 2, "out")
    rows = np.full((3, env.spec.size), 7, np.int32)
    masks = np.full((3, env.spec.actions), 7, np.int8)
    assert env.observe(1, rows[1]).base is rows
    env.mask(masks[1])
    assert (rows[0] == 7).all()
    assert (rows[1] == env.observe(1)).all()
    assert sorted(np.flatnonzero(masks[1])) == sorted(env.options())
    assert (masks[2] == 7).all()


def test_a_game_that_does_not_say_how_large_its_fields_are_is_told_which() -> None:
    with pytest.raises(BadInput, match=r"cairn: \w+ needs a Span that says"):
        Layout(CAIRN, 2, {}, CAIRN.edition())


def test_what_is_larger_than_declared_is_named() -> None:
    env = make("liars-dice", 2, "large")
    s: Any = env.state.clone()
    s.lost = [0, 0, 0]
    with pytest.raises(TooLarge, match="lost"):
        env.spec.writer.observe(s, 0)
    s = env.state.clone()
    s.cups = [[1, 2, 7], []]
    with pytest.raises(TooLarge, match="cups"):
        env.spec.writer.observe(s, 0)


def test_threads_do_not_disturb_each_other() -> None:
    """Games alike share a writer; each thread sees what it would have seen alone."""

    def seen(seed: str) -> list[bytes]:
        chooser = random.Random(seed)
        env = make("world-without-end", 2, seed)
        found = []
        for _ in range(60):
            assert env.seat is not None
            found += [env.observe(env.seat).tobytes(), env.mask().tobytes()]
            found.append(env.information_state(env.seat))
            env.step(chooser.choice(env.options()))
        return found

    seeds = [f"thread {n}" for n in range(4)]
    alone = [seen(seed) for seed in seeds]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(len(seeds)) as threads:
            assert list(threads.map(seen, seeds)) == alone
    finally:
        sys.setswitchinterval(usual)
