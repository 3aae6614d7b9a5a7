"""Greedy players of World Without End held against the figures known of the boxed game.

    uv run --isolated --no-editable python benchmarks/calibrate_world_without_end.py --games 100

A greedy player tries each answer on a copy and takes the one after which its goods, houses and
seals are worth most. Rows differ in whether anybody values houses. Prints the table of
docs/calibration.md.
"""

from __future__ import annotations

import argparse
import random
import statistics

from boardwright.games import find
from boardwright.games.world_without_end.actions import DISCARD, PLAY
from boardwright.games.world_without_end.components import (
    CHAPTERS,
    CLOTH,
    GOLD,
    GRAIN,
    GRAIN_CARD,
    HOUSE_BUILDING,
    HOUSE_RENT,
    KNOWLEDGE,
    LOYALTY,
    PIETY,
    PIETY_CARD,
    ROUNDS,
    STONE,
    WOOD,
    WOOL,
)
from boardwright.games.world_without_end.state import Table
from boardwright.kernel.chance import Sealed

GAME = find("world-without-end")

# What a card is worth keeping, in the order of the cards.
CARD_WORTH = (5, 5, 6, 6, 5, 4, 2, 2, 4, 2, 4, 3)
NESTED = ("carry-out", "heal-more", "hospital-care")


class Greedy:
    def __init__(self, seed: str, houses: bool) -> None:
        self.random = random.Random(seed)
        self.houses = houses

    def worth(self, s: Table, seat: int) -> float:
        """Points, and what goods, houses and seals promise."""
        last = s.chapter == CHAPTERS
        rounds = ROUNDS - s.round
        goods = [s.has(seat, kind) for kind in range(GOLD + 1)]
        value = float(s.points(seat))
        # Duties: two piety, two grain, the tax; twice as dear at the end, of no use beyond it.
        for kind, loss, spare in ((PIETY, 3.0, 1.5), (GRAIN, 2.0, 1.2)):
            value += min(goods[kind], 2) * (2 * loss if last else loss + 0.7)
            value += 0.0 if last else max(goods[kind] - 2, 0) * spare
        value += min(goods[GOLD], 4) * (2.3 if last else 1.3) + max(goods[GOLD] - 4, 0) * 0.55
        value += (goods[STONE] + goods[WOOD]) * (1.9 if rounds or not last else 1.0)
        if rounds or not last:
            value += goods[WOOL] * (1.1 if rounds else 0.8) + goods[CLOTH] * 1.9
        value += goods[LOYALTY] * 1.1 + goods[KNOWLEDGE] * (0.4 if last else 0.8)
        value += s.houses(seat) * ((3.4 * (CHAPTERS - s.chapter) if self.houses else 0.0) - 0.2)
        for project in s.entered:
            if s.seals[project] >> seat & 1:
                ahead = (CHAPTERS - s.chapter) * ROUNDS + rounds
                value += max(0.2, 3.6 - 0.25 * max(0.0, s.room(project) - ahead / 4))
        return value

    def try_out(self, s: Table, seat: int, action: int) -> float:
        copy = s.clone()
        copy.apply(action)
        while copy.asked is not None and copy.asked.seat == seat and copy.asked.prompt in NESTED:
            copy.apply(self.best(copy, seat))
        return self.worth(copy, seat)

    def best(self, s: Table, seat: int) -> int:
        assert s.asked is not None
        return max(s.asked.options, key=lambda action: self.try_out(s, seat, action))

    def choose(self, s: Table) -> int:
        assert s.asked is not None
        seat, options = s.asked.seat, s.asked.options
        if s.asked.prompt == "discard":
            return min(
                options, key=lambda a: (self.keep(s, seat, DISCARD.arg(a)), self.random.random())
            )
        if s.asked.prompt == "protect":
            return options[-1]
        if s.asked.prompt == "play-card":
            return max(
                options,
                key=lambda a: self.try_out(s, seat, a) - 0.12 * CARD_WORTH[PLAY.arg(a)],
            )
        return self.best(s, seat)

    def keep(self, s: Table, seat: int, card: int) -> float:
        worth = float(CARD_WORTH[card])
        if (card == GRAIN_CARD and s.has(seat, GRAIN) >= 2) or (
            card == PIETY_CARD and s.has(seat, PIETY) >= 2
        ):
            worth -= 2
        if card == HOUSE_RENT:
            worth += 2 * s.houses(seat) - 1
        if card == HOUSE_BUILDING:
            worth += 1 if self.houses else -1
        return worth


def row(seats: int, houses: bool, games: int) -> str:
    totals: list[int] = []
    best: list[int] = []
    spread: list[int] = []
    built: list[float] = []
    for n in range(games):
        seed = f"calibrate/{seats}/{n}"
        bots = [Greedy(f"{seed}/{seat}", houses) for seat in range(seats)]
        s = GAME.begin(seats, {}, GAME.edition(), Sealed(seed))
        assert isinstance(s, Table)
        while s.asked is not None:
            s.apply(bots[s.asked.seat].choose(s))
        scores = [score.total for score in GAME.scores(s)]
        totals += scores
        best.append(max(scores))
        spread.append(max(scores) - min(scores))
        built.append(statistics.fmean([s.houses(seat) for seat in range(seats)]))
    means = [statistics.fmean(values) for values in (totals, best, spread, built)]
    who = "all value houses" if houses else "nobody values houses"
    return f"| {seats} | {who} | " + " | ".join([f"{mean:.1f}" for mean in means]) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    print("| players | bots | mean score | winner | first minus last | houses a player |")
    print("|---|---|---|---|---|---|")
    for seats in reversed(GAME.seats):
        for houses in (False, True):
            print(row(seats, houses, games), flush=True)


if __name__ == "__main__":
    main()
