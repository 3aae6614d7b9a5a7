"""Runs on disk: a folder with the job and numbered parts, as Parquet.

A part is written beside its place and then renamed, the decisions first and the games last: a part
whose games are there is whole.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from boardwright.arena.playing import Batch, Job, Played
from boardwright.games import find
from boardwright.kernel.game import BadInput

FORMAT = 1
SOURCE = "source."  # columns of points by source
DECISIONS = (
    ("game", pa.int32()),
    ("at", pa.int32()),
    ("seat", pa.int8()),
    ("question", pa.string()),
    ("offered", pa.int16()),
    ("action", pa.int32()),
    ("notation", pa.string()),
)


class Folder:
    """The folder of one run. A folder with another run in it is refused."""

    def __init__(self, path: Path, job: Job, games: int) -> None:
        self.path = path
        self.job = job
        path.mkdir(parents=True, exist_ok=True)
        note = path / "job.json"
        mine = about(job, games)
        if note.exists():
            try:
                there = json.loads(note.read_text("utf-8"))
            except ValueError:
                raise BadInput(f"{note} is no job: choose another folder") from None
            if odd := sorted(k for k in {*mine, *there} if mine.get(k) != there.get(k)):
                what = ", ".join([f"{k} {there.get(k)!r}, now {mine.get(k)!r}" for k in odd])
                raise BadInput(f"{path} holds another run ({what}): choose another folder")
        elif any(path.glob("*.parquet")):
            raise BadInput(f"{path} holds Parquet files of something else: choose another folder")
        else:
            place(note, json.dumps(mine, indent=1, ensure_ascii=False).encode())

    def whole(self, part: int, span: tuple[int, int]) -> list[Played] | None:
        """The games of a part, if it is all there."""
        games, decisions = self.files(part)
        try:
            rows = read_games(games)
            if self.job.keep:
                pq.read_metadata(decisions)
        except (OSError, pa.ArrowException):
            return None
        return rows if [row.number for row in rows] == list(range(*span)) else None

    def files(self, part: int) -> tuple[Path, Path]:
        return self.path / f"games-{part:05}.parquet", self.path / f"decisions-{part:05}.parquet"

    def write(self, part: int, batch: Batch) -> None:
        games, decisions = self.files(part)
        if self.job.keep:
            write_table(decisions, decision_table(batch, self.job))
        write_table(games, game_table(batch.games))


def about(job: Job, games: int) -> dict[str, Any]:
    """What makes a run the same run."""
    game = find(job.game)
    data = asdict(job) | {"games": games, "format": FORMAT, "rules": game.version}
    data["edition"] = game.edition(job.edition).digest
    return data


def place(path: Path, data: bytes) -> None:
    beside = path.with_name(f"{path.name}.{os.getpid()}.part")
    beside.write_bytes(data)
    beside.replace(path)


def write_table(path: Path, table: pa.Table) -> None:
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink, compression="zstd")
    place(path, sink.getvalue().to_pybytes())


def game_table(games: list[Played]) -> pa.Table:
    """One row a game; points of a source are a column with a figure for each seat."""
    whole, texts = pa.list_(pa.int32()), pa.list_(pa.list_(pa.string()))
    columns: dict[str, pa.Array] = {
        "number": pa.array([g.number for g in games], pa.int32()),
        "decisions": pa.array([g.decisions for g in games], pa.int32()),
        "totals": pa.array([g.totals for g in games], whole),
        "shares": pa.array([g.shares for g in games], pa.list_(pa.float64())),
        "rounds": pa.array([g.rounds for g in games], pa.int32()),
        "first": pa.array([g.first for g in games], pa.int8()),
        "lead_changes": pa.array([g.lead_changes for g in games], pa.int32()),
        "halfway": pa.array([g.halfway for g in games], pa.int8()),
        "began": pa.array([g.began for g in games], texts),
        "got": pa.array([g.got for g in games], texts),
    }
    for name in games[0].sources[0]:
        points = [[seat[name] for seat in g.sources] for g in games]
        columns[SOURCE + name] = pa.array(points, whole)
    return pa.table(columns)


def read_games(path: Path) -> list[Played]:
    found: list[Played] = []
    for row in pq.read_table(path).to_pylist():
        points = {k.removeprefix(SOURCE): row.pop(k) for k in list(row) if k.startswith(SOURCE)}
        seats = range(len(row["totals"]))
        sources = [{name: by_seat[seat] for name, by_seat in points.items()} for seat in seats]
        found.append(Played(sources=sources, **row))
    return found


def decision_table(batch: Batch, job: Job) -> pa.Table:
    """One row a decision; with observations also what was seen, and what came of it."""
    rows = batch.choices
    columns: dict[str, pa.Array] = {
        name: pa.array([row[at] for row in rows], kind) for at, (name, kind) in enumerate(DECISIONS)
    }
    if job.keep == "observations":
        length = len(rows[0].observation) // 4 if rows else 0
        figures = pa.py_buffer(b"".join([row.observation for row in rows]))
        flat = pa.Array.from_buffers(pa.int32(), length * len(rows), [None, figures])
        columns["observation"] = pa.FixedSizeListArray.from_arrays(flat, length)
        width = len(rows[0].mask) if rows else 0
        columns["mask"] = pa.array([row.mask for row in rows], pa.binary(width))
        returns = [batch.returns[row.game][row.seat] for row in rows]
        columns["outcome"] = pa.array(returns, pa.float32())
    return pa.table(columns)
