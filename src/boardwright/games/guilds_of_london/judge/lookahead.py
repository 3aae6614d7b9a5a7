"""How far a thought goes: which questions only complete a step, and which need none."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds_of_london.state import Table

# Questions that only complete a step.
MIDWAY: Final[tuple[str, ...]] = (
    "pay-gold",
    "move-source",
    "move-goal",
    "men-count",
    "second-card",
    "hire-count",
    "ship-man",
    "recall-man",
    "march-goal",
    "gather-man",
    "evict",
    "swap-own",
    "swap-other",
    "archive",
    "crowd-tile",
    "beadle-tile",
    "claim-tile",
    "icon-amount",
    "icon-move",
    "icon-goal",
    "icon-mayoral",
    "name-suit",
)


def midway(s: Table) -> bool:
    """Whether the question pending only completes the step just taken."""
    assert s.asked is not None
    return s.asked.prompt in MIDWAY


def is_paying(s: Table) -> bool:
    """Whether gold is asked for: it is paid with the cards missed least."""
    return s.asked is not None and s.asked.prompt == "pay-gold"
