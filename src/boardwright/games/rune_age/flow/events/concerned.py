"""Whom an Event concerns, and with what (manual 7.1)."""

from __future__ import annotations

from boardwright.games.rune_age.decks import kinds_in_hand
from boardwright.games.rune_age.packing import kind_of
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.vocabulary import GOLDS
from boardwright.kernel.frame import Refusal


def least_hurt(s: Table) -> list[int]:
    least = min([s.damage[seat] for seat in s.survivors()])
    return [seat for seat in s.survivors() if s.damage[seat] == least]


def most_of(s: Table, counts: list[int]) -> list[int]:
    """R7.1.3: all survivors who share the most; nobody if the most is none."""
    alive = s.survivors()
    top = max([counts[seat] for seat in alive])
    return [seat for seat in alive if counts[seat] == top] if top else []


def own_rewards(s: Table, seat: int) -> list[int]:
    """Rewards that effects can take: cards with a reward line, the discovered rune excepted."""
    return [event for event in s.rewards[seat] if s.box.reward[event].can_go]


def gold_refusal(s: Table, seat: int, least: int) -> Refusal | None:
    """R7.1.2: only who holds no such Gold card may go without."""
    held = [kind_of(card) for card in s.hands[seat]]
    able = any(kind < GOLDS and s.box.value[kind] >= least for kind in held)
    return Refusal("must-do", "R7.1.2") if able else None


def dearest_gold(s: Table, seat: int) -> int:
    """The most valuable Gold card in hand, or NONE."""
    found = [kind for kind in kinds_in_hand(s, seat) if kind < GOLDS]
    return found[-1] if found else NONE
