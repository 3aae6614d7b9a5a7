"""Runs: the same games on every engine, streamed to disk, taken up again."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from boardwright.arena import Job, batches, play_batch, run
from boardwright.arena.parts import read_games
from boardwright.cli.lab import sim
from boardwright.kernel.game import BadInput

JOB = Job("liars-dice", 3, {"ones": "plain"}, "random", "lab")
GAMES = 130  # parts of three games


def stopped_after(parts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the machine fail after so many batches."""
    whole = batches.run_batches

    def failing(*args: Any) -> Iterator[Any]:
        for n, batch in enumerate(whole(*args)):
            if n == parts:
                raise KeyboardInterrupt
            yield batch

    monkeypatch.setattr(batches, "run_batches", failing)


def test_batches_cover_all_games_once() -> None:
    for games in (1, 2, 63, 64, 65, 1000, 10_000):
        numbers = [n for first, last in batches.batches(games) for n in range(first, last)]
        assert numbers == list(range(games))
        assert all(last - first <= batches.LARGEST for first, last in batches.batches(games))


def test_cores_give_the_same_games_as_one_process() -> None:
    rows = run(JOB, GAMES)
    assert [row.number for row in rows] == list(range(GAMES))
    assert run(JOB, GAMES, 2) == rows
    assert run(replace(JOB, seed="other"), GAMES) != rows


@pytest.mark.parametrize("cores", [1, 2])
def test_all_cores_are_used_if_nothing_is_said(monkeypatch: pytest.MonkeyPatch, cores: int) -> None:
    pools: list[int] = []
    whole = batches.on_cores

    def noted(tasks: list[Any], workers: int) -> Iterator[Any]:
        pools.append(workers)
        return whole(tasks, workers)

    monkeypatch.setattr(batches, "on_cores", noted)
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert run(JOB, 4) == run(JOB, 4, 1)
    assert pools == [2] * (cores == 2)


def test_a_local_ray_gives_the_same_games(tmp_path: Path) -> None:
    rows = run(JOB, 20, 1, engine="ray", out=tmp_path)
    assert rows == run(JOB, 20)
    assert run(JOB, 20, out=tmp_path) == rows  # what Ray wrote is taken up by the other engine


def test_a_run_on_disk_reads_back_as_it_was_played(tmp_path: Path) -> None:
    job = replace(JOB, game="keythedral", options={"length": "short"}, seats=2, look=True)
    rows = run(job, 3, out=tmp_path)
    assert rows == run(job, 3)
    assert rows[0].got[0]
    files = sorted(tmp_path.glob("games-*.parquet"))
    assert [row for file in files for row in read_games(file)] == rows
    assert pq.read_table(files[0]).column("source.buildings").to_pylist() == [
        [seat["buildings"] for seat in rows[0].sources]
    ]


def test_an_interrupted_run_goes_on_where_it_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        stopped_after(10, patch)
        with pytest.raises(KeyboardInterrupt):
            run(JOB, GAMES, out=tmp_path)
    assert len(list(tmp_path.glob("games-*.parquet"))) == 10
    tasks: list[int] = []
    whole = play_batch

    def counted(job: Job, first: int, last: int) -> Any:
        tasks.append(first)
        return whole(job, first, last)

    monkeypatch.setattr(batches, "play_batch", counted)
    rows = run(JOB, GAMES, out=tmp_path)
    assert min(tasks) == 30
    tasks.clear()
    assert run(JOB, GAMES, out=tmp_path) == rows
    assert tasks == []
    assert rows == run(JOB, GAMES)


def test_a_damaged_part_is_played_again(tmp_path: Path) -> None:
    rows = run(JOB, GAMES, out=tmp_path)
    part = tmp_path / "games-00003.parquet"
    part.write_bytes(part.read_bytes()[:-20])
    (tmp_path / "games-00004.parquet").unlink()
    assert run(JOB, GAMES, out=tmp_path) == rows
    assert [row.number for row in read_games(part)] == [9, 10, 11]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seed": "x"}, "seed 'lab', now 'x'"),
        ({"seats": 4}, "seats 3, now 4"),
        ({"bots": "greedy"}, "bots 'random', now 'greedy'"),
        ({"keep": "choices"}, "keep '', now 'choices'"),
        ({"options": {"ones": "wild"}}, "options"),
    ],
)
def test_a_changed_job_is_refused(tmp_path: Path, change: dict[str, Any], said: str) -> None:
    run(JOB, 2, out=tmp_path)
    with pytest.raises(BadInput, match="choose another folder") as refused:
        run(replace(JOB, **change), 2, out=tmp_path)
    assert said in str(refused.value)
    with pytest.raises(BadInput, match="games 2, now 3"):
        run(JOB, 3, out=tmp_path)


def test_another_edition_is_another_job(tmp_path: Path) -> None:
    from boardwright.games import file_text

    job = Job("keythedral", 2, {"length": "short"}, "random", "lab")
    run(job, 1, out=tmp_path)
    text = file_text("keythedral", "edition.toml").replace("points = 4", "points = 3", 1)
    with pytest.raises(BadInput, match="edition"):
        run(replace(job, edition=text), 1, out=tmp_path)


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.parquet").write_bytes(b"mine")
    with pytest.raises(BadInput, match="something else"):
        run(JOB, 2, out=tmp_path)
    (tmp_path / "job.json").write_text("mine")
    with pytest.raises(BadInput, match="no job"):
        run(JOB, 2, out=tmp_path)


def test_wrong_wishes_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there are local, ray"):
        run(JOB, 1, engine="dask")
    with pytest.raises(BadInput, match="for the engine ray"):
        run(JOB, 1, address="auto")
    with pytest.raises(BadInput, match="need a folder"):
        run(replace(JOB, keep="choices"), 1)
    with pytest.raises(BadInput, match="needs --out"):
        sim("liars-dice", games=1, decisions=True)


def test_sim_writes_a_row_a_decision(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sim("liars-dice", games=2, seats=2, out=tmp_path, decisions=True, json=True)
    data = json.loads(capsys.readouterr().out)
    tables = [pq.read_table(f).to_pylist() for f in sorted(tmp_path.glob("decisions-*"))]
    rows = [row for table in tables for row in table]
    assert 0 < len(rows) <= data["decisions"]
    assert {row["game"] for row in rows} == {0, 1}
    assert all(row["offered"] > 1 for row in rows)
    assert rows[0]["question"] == "Turn"
    assert rows[0]["notation"].startswith("bid")
