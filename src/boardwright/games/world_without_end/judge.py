"""What a strong player of World Without End looks at."""

from __future__ import annotations

from typing import Final

from boardwright.games.judging import Judge
from boardwright.games.world_without_end.actions import CARD_WORDS
from boardwright.games.world_without_end.components import (
    CARDS,
    CHAPTERS,
    CLOTH,
    GOLD,
    GRAIN,
    KNOWLEDGE,
    LOYALTY,
    PIETY,
    ROUNDS,
    STONE,
    WOOD,
    WOOL,
)
from boardwright.games.world_without_end.state import Table
from boardwright.kernel.state import State

# What a duty takes at most: beyond it a good is only a reserve.
PIETY_DUE: Final = 2
GRAIN_DUE: Final = 2
TAX_DUE: Final = 4

MIDWAY: Final = ("carry-out", "heal-more", "hospital-care")


class WorldWithoutEndJudge(Judge):
    features = (
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
        "knowledge",
        "houses",
        "seals",
        *[f"card-{word}" for word in CARD_WORDS],
    )

    def look(self, s: State, seat: int) -> list[float]:
        assert isinstance(s, Table)
        last = s.chapter == CHAPTERS
        rounds = ROUNDS - s.round
        # E6.5: duties not met cost twice as much at the end, and nothing is of use beyond it.
        due = 2.0 if last else 1.0
        later = 0.0 if last else 1.0
        selling = 1.0 if rounds else later
        piety, grain, gold = s.has(seat, PIETY), s.has(seat, GRAIN), s.has(seat, GOLD)
        hand = s.hand(seat)
        found = [
            float(s.points(seat)),
            due * min(piety, PIETY_DUE),
            due * min(grain, GRAIN_DUE),
            due * min(gold, TAX_DUE),
            later * max(piety - PIETY_DUE, 0),
            later * max(grain - GRAIN_DUE, 0),
            float(max(gold - TAX_DUE, 0)),
            (s.has(seat, STONE) + s.has(seat, WOOD)) * (0.5 + 0.5 * selling),
            s.has(seat, WOOL) * selling,
            s.has(seat, CLOTH) * selling,
            float(s.has(seat, LOYALTY)),
            s.has(seat, KNOWLEDGE) * (0.5 + 0.5 * later),
            s.houses(seat) * (CHAPTERS - s.chapter + rounds / ROUNDS),
            promised(s, seat, rounds),
        ]
        for card in range(CARDS):
            found.append(1.0 if hand >> card & 1 else 0.0)
        return found

    def midway(self, s: State) -> bool:
        assert s.asked is not None
        return s.asked.prompt in MIDWAY


def promised(s: Table, seat: int, rounds: int) -> float:
    """Projects that will pay this seat: each the less, the more of it is missing in the time."""
    ahead = (CHAPTERS - s.chapter) * ROUNDS + rounds
    total = 0.0
    for project in s.entered:
        if s.seals[project] >> seat & 1:
            total += max(0.05, 1.0 - 0.07 * max(0.0, s.room(project) - ahead / 4.0))
    return total


JUDGE: Final = WorldWithoutEndJudge
