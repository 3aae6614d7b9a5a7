"""What a strong player of World Without End looks at: features, priors and look-ahead."""

from __future__ import annotations

from typing import Final

from boardwright.games.judging import Judge
from boardwright.games.world_without_end.judge.features import FEATURES, most_loyal, promised
from boardwright.games.world_without_end.judge.lookahead import midway
from boardwright.games.world_without_end.judge.priors import card_values, priors
from boardwright.games.world_without_end.prospects import (
    ACTION,
    GRAIN_DUE,
    PIETY_DUE,
    TAX_DUE,
    plays_left,
    rent_pair,
    rents_ahead,
)
from boardwright.games.world_without_end.state import Table
from boardwright.games.world_without_end.vocabulary import (
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
from boardwright.kernel.game import Game

IDLE_CARD: Final = 0.15  # what is left of a card for which no round will be free


class WorldWithoutEndJudge(Judge[Table]):
    features = FEATURES
    expansion = 24
    tries = 3

    def __init__(self, game: Game, weights: list[float], spread: float) -> None:
        super().__init__(game, weights, spread)
        self.card_weights = weights[-CARDS:]

    def look(self, s: Table, seat: int) -> list[float]:
        last = s.chapter == CHAPTERS
        rounds = plays_left(s, seat)
        # E6.5: duties not met cost twice as much at the end, and nothing is of use beyond it.
        due = 2.0 if last else 1.0
        later = 0.0 if last else 1.0
        selling = min(rounds, 2) / 2.0 if last else 1.0
        piety, grain, gold = s.has(seat, PIETY), s.has(seat, GRAIN), s.has(seat, GOLD)
        found = [
            float(s.points(seat)),
            due * min(piety, PIETY_DUE),
            due * min(grain, GRAIN_DUE),
            due * min(gold, TAX_DUE),
            max(piety - PIETY_DUE, 0) * (later + 0.3 * selling),
            max(grain - GRAIN_DUE, 0) * later,
            float(max(gold - TAX_DUE, 0)),
            (s.has(seat, STONE) + s.has(seat, WOOD)) * (0.55 + 0.45 * selling),
            s.has(seat, WOOL) * selling,
            s.has(seat, CLOTH) * selling,
            s.has(seat, LOYALTY) * (0.4 + 0.6 * selling),
            most_loyal(s, seat),
            s.has(seat, KNOWLEDGE) * (0.5 + 0.5 * later) * selling,
            max(rent_pair(s, seat) - ACTION, 0.0) * rents_ahead(s, seat),
            s.houses(seat) * (CHAPTERS - s.chapter + rounds / ROUNDS),
            promised(s, seat),
            float(s.penalties[seat].bit_count()) if s.round <= 1 else 0.0,
        ]
        return found + self.cards(s, seat, rounds)

    def cards(self, s: Table, seat: int, rounds: int) -> list[float]:
        """What the hand is good for: only the best cards will be played, the others put aside."""
        values = card_values(s, seat)
        worths = [values[card] * self.card_weights[card] for card in range(CARDS)]
        ranked = sorted(worths, reverse=True)
        least = ranked[rounds - 1] if rounds > 0 else 1e9
        for card in range(CARDS):
            if worths[card] < least:
                values[card] *= IDLE_CARD
        return values

    def midway(self, s: Table) -> bool:
        return midway(s)

    def priors(self, s: Table) -> list[float]:
        return priors(s)


JUDGE: Final = WorldWithoutEndJudge
