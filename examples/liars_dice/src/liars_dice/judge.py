"""What a player of Liar's Dice looks at: dice left, and whether their own bid holds."""

from __future__ import annotations

from boardwright.games import Judge
from liars_dice import BID, FACES, Table


class LiarsJudge(Judge[Table]):
    features = ("dice", "bluff")
    points = False
    deals = 6  # one guess at the other cups says little

    def look(self, s: Table, seat: int) -> list[float]:
        others = [len(cup) for i, cup in enumerate(s.cups) if i != seat]
        lead = len(s.cups[seat]) - sum(others) / len(others)
        if s.bidder != seat:
            return [lead, 0.0]
        number, face = BID.args(s.bid)
        found = sum([s.matching(i, FACES[face]) for i in range(s.seats)])
        return [lead, 1.0 if found > number else -1.0]


JUDGE = LiarsJudge
