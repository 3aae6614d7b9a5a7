"""What cards do (manual 8): each ability is written once, in the file of its theme. An edition
gives them to cards by name."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.effects import (
    actions,
    boosts,
    cards,
    costs,
    destruction,
    hands,
    resolution,
    reveals,
    static,
    strikes,
    wounds,
)
from boardwright.games.rune_age.effects.ability import Ability

# Where their frames live.
ROOMS: Final = (
    cards,
    costs,
    destruction,
    wounds,
    reveals,
    hands,
    resolution,
    boosts,
    actions,
)
KNOWN: Final[tuple[Ability, ...]] = (
    *static.ABILITIES,
    *strikes.ABILITIES,
    *wounds.ABILITIES,
    *reveals.ABILITIES,
    *hands.ABILITIES,
    *boosts.ABILITIES,
    *actions.ABILITIES,
)
