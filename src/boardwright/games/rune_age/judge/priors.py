"""How readily a good player of Rune Age takes each option, before any search."""

from __future__ import annotations

from boardwright.games.judging import sigmoid
from boardwright.games.rune_age.actions import ATTACK, BUY, KEEP, PLAY, USE
from boardwright.games.rune_age.judge.hands import hand_force
from boardwright.games.rune_age.judge.lookahead import needed
from boardwright.games.rune_age.market import price_of
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import GOLDS


def priors(s: Table, force: list[float], trick: list[float]) -> list[float]:
    """Dear purchases, attacks that are likely to succeed, strong cards first."""
    assert s.asked is not None
    seat = s.asked.seat
    arms = hand_force(s, seat, force)
    found: list[float] = []
    for action in s.asked.options:
        if ATTACK.has(action):
            odds = sigmoid(arms - needed(s, seat, ATTACK.arg(action)))
            found.append(0.1 + 5.0 * odds)
        else:
            found.append(prior(s, seat, action, force, trick))
    return found


def prior(s: Table, seat: int, action: int, force: list[float], trick: list[float]) -> float:
    if BUY.has(action):
        return 1.0 + 0.5 * price_of(s, seat, BUY.arg(action))
    if USE.has(action):
        return 2.0 + trick[USE.arg(action)]
    if PLAY.has(action):
        return 1.0 + force[PLAY.arg(action)]
    if KEEP.has(action):
        kind = KEEP.arg(action)
        return 0.5 + (s.box.value[kind] if kind < GOLDS else force[kind])
    return 1.0
