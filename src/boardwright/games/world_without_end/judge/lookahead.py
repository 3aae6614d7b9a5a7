"""How far a thought goes: which questions only complete a step."""

from __future__ import annotations

from typing import Final

from boardwright.games.world_without_end.state import Table

MIDWAY: Final = ("carry-out", "heal-more", "hospital-care")


def midway(s: Table) -> bool:
    """Whether the question pending only completes the step just taken."""
    assert s.asked is not None
    return s.asked.prompt in MIDWAY
