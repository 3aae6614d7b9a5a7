"""The environment: refusals, returns, copies, explicit chance, perfect recall, actions in parts."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import numpy as np
import pytest

import boardwright
from boardwright.games import find
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput, Score
from boardwright.research import CHANCE, Env, Refused, load, make
from tests.research.games import NAMES, TABLES, finished, played


def position(env: Env) -> dict[str, object]:
    found: dict[str, object] = env.spec.game.visibility.dump(env.state)
    return found


def test_make_is_at_hand() -> None:
    env = boardwright.make("keythedral", seats=2, seed="s", start_player="2")
    assert env.spec.game.name == "keythedral"
    assert env.seat in (0, 1)
    assert make("boardwright/keythedral-v1").spec.seats == 4


def test_what_cannot_be_made_is_said() -> None:
    with pytest.raises(BadInput, match="no game 'chess'"):
        make("chess")
    with pytest.raises(BadInput, match="skip, ask"):
        make("liars-dice", forced="never")
    with pytest.raises(BadInput, match="sampled, explicit"):
        make("liars-dice", chance="none")
    with pytest.raises(BadInput, match="no option 'colour'"):
        make("liars-dice", colour="red")


def test_an_edition_can_be_given() -> None:
    text = find("keythedral").edition().digest
    with pytest.raises(BadInput):
        make("keythedral", edition="nothing of the sort")
    assert make("keythedral", 2, "s").spec.box.digest == text


@pytest.mark.parametrize("name", NAMES)
def test_what_is_not_offered_is_refused_and_changes_nothing(name: str) -> None:
    chooser = random.Random(name)
    rules: set[str] = set()
    for n, env in enumerate(played(name, find(name).seats[-1], "refused")):
        if n % 7 or env.over:
            continue
        before = position(env)
        offered = set(env.options())
        verbs = env.spec.game.catalogue.verbs
        asked = [v for v in verbs if any(v.has(action) for action in offered)]
        for verb in [*asked, chooser.choice(verbs)]:
            action = verb.base + chooser.randrange(verb.size)
            if action not in offered:
                with pytest.raises(Refused) as refused:
                    env.step(action)
                assert "[" not in str(refused.value).split(": ", 1)[1]
                rules.add(refused.value.rule)
        assert position(env) == before
    assert rules - {""}


def test_refusals_out_of_place_say_so() -> None:
    env = make("liars-dice", 2, "s")
    with pytest.raises(Refused, match="ids run from 0"):
        env.step(10_000)
    with pytest.raises(Refused, match="chance is not asked"):
        env.chance_outcomes()
    finished(env, random.Random(1))
    with pytest.raises(Refused, match="the game is over"):
        env.step(0)


@pytest.mark.parametrize("action", [3.7, 3.0, np.float64(3), "3", None, [3]])
@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_what_is_no_whole_number_is_refused(chance: str, action: Any) -> None:
    env = make("liars-dice", 2, "s", chance=chance)
    before = env.dump()
    with pytest.raises(Refused, match="a whole number"):
        env.step(action)
    assert env.dump() == before
    env.step(np.int64(env.options()[0]))


def test_seeds_are_words_or_numbers_everywhere() -> None:
    one, other = make("liars-dice", 2, 5), make("liars-dice", 2, "other")
    other.reset(5)
    assert position(one) == position(other)
    assert position(one.redeal(0, 7)) == position(one.redeal(0, "7"))
    assert load(one.dump()).seed == "5"


@pytest.mark.parametrize("seat", [-3, -2, 2, 5, 200])
def test_a_seat_that_is_not_there_is_refused_and_leaves_nothing_behind(seat: int) -> None:
    env = make("keythedral", 2, "s")
    before = [env.observe(own).tobytes() for own in (-1, 0, 1)]
    keys = [env.information_state(own) for own in (0, 1)]
    for ask in (env.observe, env.information_state, lambda seat: env.redeal(seat, "a")):
        with pytest.raises(BadInput, match=rf"seat {seat}: there are 2"):
            ask(seat)
    assert [env.observe(own).tobytes() for own in (-1, 0, 1)] == before
    assert [env.information_state(own) for own in (0, 1)] == keys


def test_a_spectator_sees_but_has_no_knowledge_of_its_own() -> None:
    env = make("liars-dice", 2, "s")
    assert env.observe(-1).any()
    with pytest.raises(BadInput, match="seat -1"):
        env.information_state(-1)
    with pytest.raises(BadInput, match="seat -1"):
        env.redeal(-1, "a")
    with pytest.raises(BadInput, match="seat 2"):
        make("liars-dice", 2, "s", chance="explicit").observe(2)


@pytest.mark.parametrize("name", NAMES)
def test_masks_are_the_options_and_forced_questions_are_skipped(name: str) -> None:
    seats = find(name).seats[-1]
    for env in played(name, seats, "masks"):
        assert np.flatnonzero(env.mask()).tolist() == sorted(env.options())
        assert env.over or len(env.options()) > 1
    asking = make(name, seats, "masks", forced="ask")
    counts = {len(asking.options())}
    chooser = random.Random("ask")
    while not asking.over:
        asking.step(chooser.choice(asking.options()))
        counts.add(len(asking.options()))
    assert asking.seat is None
    assert 0 in counts
    if name != "liars-dice":
        assert 1 in counts


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_returns(name: str, seats: int) -> None:
    """Nothing before the end; rivals' returns add up to 0 unless all have lost."""
    for env in played(name, seats, f"returns/{name}"):
        if not env.over:
            assert env.rewards == [0.0] * seats
    found = env.returns()
    assert env.rewards == found
    assert len(found) == seats
    assert all(-1 <= value <= 1 for value in found)
    winners = env.spec.game.winners(env.spec.game.scores(env.state))
    assert env.spec.sides == ("solo" if seats == 1 else "rivals")
    assert [i for i, value in enumerate(found) if value > 0] == winners
    if seats > 1 and winners:
        assert sum(found) == pytest.approx(0)


class Judged:
    """Results by hand: a game whose winners are these."""

    def __init__(self, winners: list[int]) -> None:
        self.won = winners

    def scores(self, s: object) -> list[Score]:
        return []

    def winners(self, scores: list[Score]) -> list[int]:
        return self.won


@pytest.mark.parametrize(
    ("sides", "winners", "expected"),
    [
        ("rivals", [1], [-0.5, 1.0, -0.5]),
        ("rivals", [0, 1], [0.25, 0.25, -0.5]),
        ("rivals", [0, 1, 2], [0.0, 0.0, 0.0]),
        ("rivals", [], [-1.0, -1.0, -1.0]),
        ("together", [0, 1, 2], [1.0, 1.0, 1.0]),
        ("together", [], [-1.0, -1.0, -1.0]),
    ],
)
def test_returns_of_every_kind(sides: str, winners: list[int], expected: list[float]) -> None:
    spec = copy.copy(make("liars-dice", 3, "s").spec)
    spec.game, spec.sides = Judged(winners), sides  # type: ignore[assignment]
    assert spec.returns(make("liars-dice", 3, "s").state) == expected


def test_the_cataclysm_is_played_together() -> None:
    env = make("rune-age", 2, "s", scenario="cataclysm")
    assert env.spec.sides == "together"
    assert len(set(finished(env, random.Random(2)).returns())) == 1
    assert make("rune-age", 2, "s", scenario="cataclysm", traitor="on").spec.sides == "rivals"


@pytest.mark.parametrize("chance", ["sampled", "explicit"])
@pytest.mark.parametrize("name", NAMES)
def test_copies_have_the_same_future(name: str, chance: str) -> None:
    chooser = random.Random(name)
    env = make(name, find(name).seats[-1], "copies", chance=chance)
    for _ in range(60):
        env.step(chooser.choice(env.options()))
    copies = [
        env.clone(),
        copy.deepcopy(env),
        pickle.loads(pickle.dumps(env)),
        load(env.dump()),
        load(json.dumps(env.dump())),
    ]
    for _ in range(40):
        if env.over:
            break
        action = chooser.choice(env.options())
        for each in [env, *copies]:
            each.step(action)
            assert each.seat == env.seat
    for each in copies:
        assert position(each) == position(env)
        for seat in range(env.spec.seats):
            assert each.information_state(seat) == env.information_state(seat)


def test_a_dump_of_other_rules_is_refused() -> None:
    data = make("liars-dice", 2, "s").dump()
    with pytest.raises(BadInput, match="other rules"):
        load({**data, "rules": 99})


@pytest.mark.parametrize("name", NAMES)
def test_chance_laid_open_is_the_same_game(name: str) -> None:
    """Given the outcomes of a seed, an explicit game is the sampled one."""
    seats = find(name).seats[0]
    chooser = random.Random(name)
    sampled = make(name, seats, "luck")
    explicit = make(name, seats, "other", chance="explicit")
    luck = Sealed("luck")
    asked = 0
    for _ in range(150):
        while explicit.seat == CHANCE:
            outcomes = explicit.chance_outcomes()
            assert sum(p for _, p in outcomes) == pytest.approx(1)
            assert len(outcomes) > 1
            assert explicit._pending is not None
            before = explicit._state.drawn if explicit._state else 0
            count = before + len(explicit._pending.outcomes)
            explicit.step(luck.outcome(count, len(outcomes)))
            asked += 1
        assert position(explicit) == position(sampled)
        assert explicit.options() == sampled.options()
        if sampled.over:
            break
        action = chooser.choice(sampled.options())
        sampled.step(action)
        explicit.step(action)
    assert asked > 0


def test_chance_takes_only_its_outcomes() -> None:
    env = make("liars-dice", 2, "s", chance="explicit")
    assert env.seat == CHANCE
    assert not env.observe(0).any()
    assert env.information_state(0) == b""
    with pytest.raises(Refused, match="there are 2"):
        env.step(2)
    with pytest.raises(Refused, match="set-up is not over"):
        _ = env.state
    with pytest.raises(Refused, match="nothing can be dealt again"):
        env.redeal(0, "s")


@pytest.mark.parametrize("name", NAMES)
def test_recall_is_perfect(name: str) -> None:
    """Equal keys of a seat mean equal keys at its last question, and the same choice there."""
    seats = find(name).seats[0] if len(find(name).seats) == 1 else find(name).seats[1]
    past: dict[bytes, tuple[bytes, int]] = {}
    seen: dict[bytes, bytes] = {}
    for game in range(3):
        chooser = random.Random(game)
        env = make(name, seats, "recall")
        last = dict.fromkeys(range(seats), (b"", -1))
        for _ in range(25):
            if env.over:
                break
            assert env.seat is not None
            seat = env.seat
            key = env.information_state(seat)
            assert past.setdefault(key, last[seat]) == last[seat]
            view = env.observe(seat).tobytes()
            assert seen.setdefault(key, view) == view
            action = chooser.choice(env.options())
            last[seat] = (key, action)
            env.step(action)
    assert len(past) > 20


@pytest.mark.parametrize("name", NAMES)
def test_a_redeal_is_the_same_to_its_seat(name: str) -> None:
    chooser = random.Random(name)
    env = make(name, find(name).seats[-1], "redeal")
    for n in range(60):
        if env.over:
            break
        assert env.seat is not None
        if n % 6 == 0:
            one, two = (env.redeal(env.seat, seed) for seed in ("a", "b"))
            assert one.information_state(env.seat) == env.information_state(env.seat)
            assert one.observe(env.seat).tobytes() == env.observe(env.seat).tobytes()
            assert two.options() == one.options() == env.options()
            again = env.redeal(env.seat, "a")
            assert position(again) == position(one)
            for seat in range(env.spec.seats):
                assert again.information_state(seat) == one.information_state(seat)
            action = chooser.choice(one.options())
            one.step(action)
            again.step(action)
            assert position(again) == position(one)
        env.step(chooser.choice(env.options()))


@pytest.mark.parametrize("name", NAMES)
def test_actions_in_parts(name: str) -> None:
    for n, env in enumerate(played(name, find(name).seats[-1], "parts")):
        if n % 13 or env.over:
            continue
        built = {
            env.join(verb, first, second)
            for verb in np.flatnonzero(env.head_mask()).tolist()
            for first in np.flatnonzero(env.head_mask(verb)).tolist()
            for second in np.flatnonzero(env.head_mask(verb, first)).tolist()
        }
        assert built == set(env.options())
        for action in env.options():
            assert env.join(*env.split(action)) == action


@pytest.mark.parametrize("parts", [(-1,), (2,), (0, 30), (0, -1), (0, 0, 6), (0, 0, -1), (1, 1)])
def test_parts_that_make_no_action_are_refused(parts: tuple[int, ...]) -> None:
    env = make("liars-dice", 2, "s")
    with pytest.raises(BadInput, match="from 0"):
        env.join(*parts)
    assert env.join(np.int64(0), np.int64(29), np.int64(5)) == env.join(0, 29, 5)


def test_an_action_is_decoded() -> None:
    env = make("liars-dice", 2, "s")
    assert env.decode(env.join(0, 2, 3)) == ("bid", {"dice": 3, "face": 4})
    assert env.decode(env.join(1)) == ("doubt", {})
