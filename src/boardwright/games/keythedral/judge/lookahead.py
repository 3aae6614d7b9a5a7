"""How far a thought goes: which questions only complete a step, and what is worth a look there."""

from __future__ import annotations

from typing import Final

from boardwright.games.keythedral.judge.priors import ranked
from boardwright.games.keythedral.state import Table

# Questions that only complete a step, and how many of their options are worth a thought.
MIDWAY: Final = {
    "send-worker": 8,
    "early-bell": 5,
    "send-early": 4,
    "share-field": 4,
    "long-walk": 8,
    "free-cube": 5,
    "name-kind": 5,
    "change-worker": 8,
    "glean": 5,
    "leave-out": 4,
    "build-fence": 6,
    "remove-fence": 6,
    "pay-craft": 5,
    "pay-trade": 5,
    "price-tile": 5,
    "raise-kind": 4,
    "grant-house": 5,
    "pay-bid": 4,
}


def midway(s: Table) -> bool:
    """Whether the question pending only completes the step just taken."""
    assert s.asked is not None
    return s.asked.prompt in MIDWAY


def likely(s: Table, most: int) -> list[int]:
    """Payments and fences have many options that hardly differ: only the best are tried."""
    assert s.asked is not None
    most = min(most, MIDWAY.get(s.asked.prompt, most))
    return s.asked.options if len(s.asked.options) <= most else ranked(s, most)
