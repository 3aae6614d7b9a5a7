"""The page checks draws by code of its own: against these vectors, which the engine has printed.

`python -m tests.server.test_fair` writes them anew.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from boardwright.kernel.chance import Sealed, commitment

VECTORS = Path(__file__).parents[2] / "web" / "src" / "lib" / "fair.vectors.json"
SEEDS = ("", "house 36", "Würfel ⚄", "a seed that is longer than a block of the hash: " + "x" * 128)
# Draws at the edges of blocks, and far on; of few, of many, of the most a word can tell.
DRAWS = [
    (count, n) for count in (0, 1, 7, 8, 9, 63, 64, 1000, 2**33 + 5) for n in (1, 6, 52, 2**31)
]


def vectors() -> list[dict[str, Any]]:
    return [
        {
            "seed": seed,
            "commit": commitment(seed),
            "key": hashlib.blake2b(seed.encode()).hexdigest(),
            "draws": [[count, n, Sealed(seed).outcome(count, n)] for count, n in DRAWS],
        }
        for seed in SEEDS
    ]


def test_the_pages_vectors_are_those_of_the_engine() -> None:
    assert json.loads(VECTORS.read_text()) == vectors()


if __name__ == "__main__":
    VECTORS.write_text(json.dumps(vectors(), ensure_ascii=False) + "\n")
