"""Decision data to learn from: written by a run that keeps observations, read as numpy arrays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow.parquet as pq
from numpy.typing import NDArray

from boardwright.arena.playing import Job
from boardwright.games import find
from boardwright.kernel.game import BadInput
from boardwright.research.env import options_key, spec_of

NOTE = "dataset.json"


class Shard(NamedTuple):
    """Some decisions, one a row: what the seat saw, what was offered, what was chosen, and what the
    game was worth to the seat in the end."""

    observations: NDArray[np.int32]
    masks: NDArray[np.int8]
    actions: NDArray[np.int32]
    outcomes: NDArray[np.float32]
    games: NDArray[np.int32]
    seats: NDArray[np.int8]


def finish(to: Path | str, job: Job) -> dict[str, Any]:
    """Write down what stands where in the data."""
    folder = Path(to)
    game = find(job.game)
    spec = spec_of(job.game, job.seats, options_key(game, {"options": job.options}), job.edition)
    files = sorted(folder.glob("decisions-*.parquet"))
    facts = {
        "game": job.game,
        "seats": job.seats,
        "options": job.options,
        "bots": job.bots,
        "games": json.loads((folder / "job.json").read_text("utf-8"))["games"],
        "decisions": sum([pq.read_metadata(file).num_rows for file in files]),
        "size": spec.size,
        "actions": spec.actions,
    }
    schema = [entry._asdict() for entry in spec.schema]
    text = json.dumps({**facts, "schema": schema}, ensure_ascii=False)
    (folder / NOTE).write_text(text, "utf-8")
    return facts


def read(folder: Path | str) -> Iterator[Shard]:
    """The decisions of a folder, part by part."""
    note = Path(folder) / NOTE
    if not note.is_file():
        raise BadInput(f"{folder} holds no finished dataset: run boardwright dataset again")
    facts = json.loads(note.read_text("utf-8"))
    for file in sorted(Path(folder).glob("decisions-*.parquet")):
        table = pq.read_table(file).combine_chunks()
        if table.num_rows == 0:
            continue
        flat = table["observation"].combine_chunks().flatten().to_numpy()
        bits = np.frombuffer(b"".join(table["mask"].to_pylist()), np.uint8)
        masks = np.unpackbits(bits.reshape(table.num_rows, -1), axis=1, count=facts["actions"])
        names = ("action", "outcome", "game", "seat")
        yield Shard(
            flat.reshape(table.num_rows, facts["size"]),
            masks.astype(np.int8),
            *[table[name].to_numpy() for name in names],
        )
