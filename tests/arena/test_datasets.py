"""Decision data: it is what was seen, offered and chosen; and the example learns from it."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import boardwright
from boardwright.arena import Job, run
from boardwright.arena.dataset import finish, read
from boardwright.cli.lab import dataset
from boardwright.kernel.game import BadInput

EXAMPLE = Path(__file__).parents[2] / "examples" / "training" / "imitate.py"


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("imitate", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_row_is_what_an_environment_shows_at_that_decision(tmp_path: Path) -> None:
    """The same game played again in an environment, decision by decision."""
    job = Job("world-without-end", 2, {}, "random", "data", keep="observations")
    run(job, 2, out=tmp_path)
    finish(tmp_path, job)
    for number, shard in enumerate(read(tmp_path)):
        env = boardwright.make("world-without-end", seats=2, seed=f"data/{number}")
        for at, action in enumerate(shard.actions):
            seat = int(shard.seats[at])
            assert env.seat == seat
            assert (env.observe(seat) == shard.observations[at]).all()
            assert (env.mask() == shard.masks[at]).all()
            env.step(int(action))
        assert env.over
        returns = env.returns()
        assert [returns[seat] for seat in shard.seats] == shard.outcomes.tolist()


def test_the_command_writes_a_dataset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadInput, match="no finished dataset"):
        next(read(tmp_path))
    dataset("liars-dice", games=4, seats=2, bots="random", out=tmp_path, json=True)
    facts = json.loads(capsys.readouterr().out)
    assert facts["games"] == 4
    assert sum(len(shard.actions) for shard in read(tmp_path)) == facts["decisions"]
    schema = json.loads((tmp_path / "dataset.json").read_text("utf-8"))["schema"]
    assert schema[-1]["offset"] + schema[-1]["length"] == facts["size"]


def test_bots_choose_as_they_do_without_being_written_down(tmp_path: Path) -> None:
    job = Job("liars-dice", 2, {}, "random", "plain")
    kept = Job("liars-dice", 2, {}, "random", "plain", keep="observations")
    assert run(kept, 5, out=tmp_path) == run(job, 5)


def test_the_example_learns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """After a little training it guesses what bots do that always bid least."""
    job = Job("liars-dice", 2, {}, "random", "learn", keep="observations")
    run(job, 60, out=tmp_path)
    facts = finish(tmp_path, job)
    imitate = example()
    shards = [
        shard._replace(actions=shard.masks.argmax(axis=1).astype(np.int32))
        for shard in read(tmp_path)
    ]
    policy = imitate.Policy(facts["size"], facts["actions"])
    imitate.train(policy, shards, 8)
    said = capsys.readouterr().out
    assert said.count("held back") == 8
    whole = imitate.Shard(*[np.concatenate(parts) for parts in zip(*shards, strict=True)])
    assert imitate.right(policy, whole) > 0.5
    won = imitate.play(policy, facts, "random", 4)
    assert 0 <= won <= 4
