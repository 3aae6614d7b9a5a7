"""What the judge of World Without End measures, and how."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import has
from boardwright.games.world_without_end.actions import CARD_WORDS
from boardwright.games.world_without_end.prospects import completion, seal_value
from boardwright.games.world_without_end.state import Table
from boardwright.games.world_without_end.vocabulary import LOYALTY, TOWER

FEATURES: Final = (
    "points",
    "piety-due",
    "grain-due",
    "tax-due",
    "piety-spare",
    "grain-spare",
    "gold-spare",
    "cubes",
    "wool",
    "cloth",
    "loyalty",
    "most-loyal",
    "knowledge",
    "rents",
    "houses",
    "seals",
    "penalties",
    *[f"card-{word}" for word in CARD_WORDS],
)


def most_loyal(s: Table, seat: int) -> float:
    """E5.4.2: the share of a seat in the metal of the Tower, the more the nearer its end."""
    if TOWER not in s.entered or has(s.finished, TOWER):
        return 0.0
    shown = [s.has(other, LOYALTY) for other in range(s.seats)]
    most = max(shown)
    if shown[seat] < most or most == 0:
        return 0.0
    near = 1.0 - 0.08 * s.room(TOWER)
    return near if shown.count(most) == 1 else near / 3.0


def promised(s: Table, seat: int) -> float:
    """What a seat's seals can be expected to pay."""
    total = 0.0
    for project in s.entered:
        if has(s.seals[project], seat) and not has(s.finished, project):
            total += seal_value(s, project) * completion(s, project)
    return total
