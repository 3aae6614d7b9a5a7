"""What a strong player of Keythedral looks at: features, priors and look-ahead."""

from __future__ import annotations

from typing import Final

from boardwright.games.judging import Judge
from boardwright.games.keythedral.components import (
    BASICS,
    GLASS,
    GOLD,
    IRON,
    NUMBERS,
    STONE,
    TIMBER,
)
from boardwright.games.keythedral.flow.workers import brought
from boardwright.games.keythedral.judge.features import (
    FEATURES,
    best_plot,
    built,
    chances_to_send,
    fences_left,
    first_next,
    owed,
    plans,
    rounds_ahead,
    still_collects,
    strength,
    taking_law,
    variety,
)
from boardwright.games.keythedral.judge.lookahead import likely, midway
from boardwright.games.keythedral.judge.priors import priors
from boardwright.games.keythedral.state import SETTING_UP, Table
from boardwright.games.keythedral.tiles import house_count
from boardwright.kernel.game import Game


class KeythedralJudge(Judge[Table]):
    features = FEATURES

    def __init__(self, game: Game, weights: list[float], spread: float) -> None:
        super().__init__(game, weights, spread)
        # What the board promises for rounds to come changes seldom: it is worked out once.
        self.board: tuple[tuple[int, ...], tuple[int, ...], int, int] = ((), (), 0, 0)
        self.harvests: list[float] = []

    def look(self, s: Table, seat: int) -> list[float]:
        return self.seen(s, seat, rounds_ahead(s), openings_of(s))

    def worths(self, s: Table) -> list[float]:
        ahead, openings = rounds_ahead(s), openings_of(s)
        return [self.weighed(self.seen(s, seat, ahead, openings)) for seat in range(s.seats)]

    def seen(self, s: Table, seat: int, ahead: float, openings: list[float]) -> list[float]:
        """The features of a seat, where so many rounds lie ahead and so many workers of each seat
        can be expected to find a field in this one."""
        hand = s.hand(seat)
        basics = sum(hand[:BASICS])
        crafts = hand[IRON] * 2 + hand[GLASS] * 3 + hand[GOLD] * 4
        crop = 0
        if taking_law(s, seat):
            basics -= 1  # or a craft cube, if need be
        if s.phase != SETTING_UP and s.phase <= 2:
            ahead = max(ahead - 1.0, 0.0)
            if s.phase == 1 or still_collects(s, seat):
                for kind, n in enumerate(brought(s, seat)):
                    n = min(n, s.store[kind])
                    hand[kind] += n
                    crop += n
        cottages = NUMBERS - house_count(s, seat)
        kits = min(hand[TIMBER], hand[STONE], cottages)
        payable, within_reach, begun = plans(s, seat, hand)
        use = min(ahead, 2.0) / 2.0
        harvest = self.harvest(s, seat)
        return [
            float(built(s, seat)),
            float(basics),
            float(crafts),
            (basics + crop) * use,
            payable,
            within_reach,
            begun,
            float(crop),
            openings[seat],
            # Who buys shortens the game for all: what counts is to harvest more than others do.
            (harvest - sum(self.harvests) / s.seats) * ahead,
            variety(s, seat) * use,
            (NUMBERS - cottages - s.houses.bit_count() / s.seats) * ahead,
            kits * use,
            strength(s, seat) * use,
            fences_left(s, seat) * use,
            first_next(s, seat) * min(ahead, 1.0),
            owed(s, seat),
            float(best_plot(s, seat)) if s.phase == SETTING_UP else 0.0,
        ]

    def harvest(self, s: Table, seat: int) -> float:
        """The cubes a seat can expect of a round to come."""
        board = (s.tiles, s.fences, s.houses, len(s.cells))
        if board != self.board:
            self.board = board
            self.harvests = chances_to_send(s, False)
        return self.harvests[seat]

    def midway(self, s: Table) -> bool:
        return midway(s)

    def priors(self, s: Table) -> list[float]:
        return priors(s)

    def likely(self, s: Table, most: int) -> list[int]:
        return likely(s, most)


def openings_of(s: Table) -> list[float]:
    """How many workers each seat can still expect to send in this round."""
    return chances_to_send(s, True) if s.phase == 1 else [0.0] * s.seats


JUDGE: Final = KeythedralJudge
