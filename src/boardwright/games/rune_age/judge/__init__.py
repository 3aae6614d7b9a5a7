"""What a strong player of Rune Age looks at.

Nobody has points here: a game is won or lost. So the weighted sum means progress towards winning,
0 being lost. Every feature is 0 or more, and more is better.

A combat or purchase that is open counts as it is likely to end. So a good attack looks good as
soon as it is declared, and a card is owned as soon as its price is being paid.
"""

from __future__ import annotations

import math
from typing import Final

from boardwright.games.bits import has
from boardwright.games.judging import Judge, sigmoid
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.holdings import forts_held
from boardwright.games.rune_age.judge.features import (
    BLOATED,
    FEATURES,
    UNBUILT,
    ascension,
    crown,
    gold_use,
    health,
    hoard,
    income,
    patience,
    perks,
    race,
    reach,
    standing,
    strike,
    threat,
    time_for_deeds,
    time_left,
    unspent,
    wall_use,
    walls,
)
from boardwright.games.rune_age.judge.hands import deck_of, force_of, gold_income, next_hand
from boardwright.games.rune_age.judge.lookahead import (
    GAIN_CALM,
    GAIN_FORTS,
    GAIN_GOLD,
    GAIN_INFLUENCE,
    GAIN_PERKS,
    GAIN_POWER,
    GAIN_TROPHIES,
    OWN_LOSS,
    WIN,
    besieging,
    forecast,
    midway,
)
from boardwright.games.rune_age.judge.priors import priors
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.vocabulary import (
    ASCENT,
    CATACLYSM,
    KINDS,
    MONUMENT,
    NOT_FROM_THIS_WORLD,
    QUEST,
)
from boardwright.kernel.game import Game


class RuneAgeJudge(Judge[Table]):
    features = FEATURES
    deals = 4  # a lucky die must not pass for a sure thing
    prior_temperature = 5.0  # what is worth most at first sight seldom proves so when play goes on
    rollout = 20  # about a turn of each of two: what a hand was spent on shows later
    opening = 3  # every walk sees further by itself
    temperature = 1.0  # only winning counts, be it clear or close
    points = False

    def __init__(self, game: Game, weights: list[float], spread: float) -> None:
        super().__init__(game, weights, spread)
        box: Box = game.edition()
        self.force = [force_of(box, kind) for kind in range(KINDS)]
        self.trick = [box.ability[kind].trick for kind in range(KINDS)]

    def look(self, s: Table, seat: int) -> list[float]:
        if s.is_out(seat) or s.factions[seat] == NONE:
            return [0.0] * len(self.features)
        later = time_left(s)
        gains = forecast(s, seat, self.force)
        deck = deck_of(s, seat, self.force, self.trick)
        size = max(deck.size, 1.0)
        hand = s.box.hand
        muster = next_hand(s, seat, self.force, deck)
        influence = income(s, seat) + gains[GAIN_INFLUENCE]
        gold = hand * deck.gold / size + gold_income(s, seat) + gains[GAIN_GOLD]
        left = health(s, seat, gains[OWN_LOSS])
        return [
            gains[WIN] + crown(s, seat, gains[GAIN_POWER]),
            left,
            min(left * s.capacity[seat] / 6.0, 1.0),
            besieging(s, seat, gains),
            (forts_held(s, seat) + deck.forts + gains[GAIN_FORTS]) * later,
            math.sqrt(influence) * later,
            gold * gold_use(s, later),
            hand * deck.force / size * (0.5 if s.options.scenario in UNHURRIED else 1.0),
            hand * deck.tricks / size * later,
            max(0.0, 1.0 - size / BLOATED) * (0.5 if s.options.scenario == CATACLYSM else 1.0),
            muster,
            reach(s, seat, deck),
            strike(s, seat, muster),
            hoard(s, seat, deck),
            1.0 if has(s.monuments, seat) or deck.monument else 0.0,
            standing(s, seat, gains[GAIN_POWER], QUEST),
            standing(s, seat, gains[GAIN_TROPHIES], NOT_FROM_THIS_WORLD),
            ascension(s, seat),
            float(s.runes.count(seat)),
            wall_use(s) * (walls(s, seat) + UNBUILT * deck.walls),
            perks(s, seat) + gains[GAIN_PERKS],
            max(0.0, 1.0 - (threat(s) - gains[GAIN_CALM]) / 8.0),
            time_for_deeds(s, seat),
            unspent(s, seat),
            1.0 if s.combat.foe == NONE else 0.0,
            patience(s, seat),
            *race(s, seat),
        ]

    def worth(self, s: Table, seat: int) -> float:
        """Who still has to choose a race stands where most do."""
        return HALFWAY if s.factions[seat] == NONE else super().worth(s, seat)

    def final(self, s: Table, seat: int) -> float:
        """A victory won is as good as one that is certain, so that a gamble on it is worth less."""
        sure = 1.0 - self.look(s, seat)[0]
        return self.won(s)[seat] * (self.worth(s, seat) + sure * self.weights[0])

    def midway(self, s: Table) -> bool:
        return midway(s)

    def priors(self, s: Table) -> list[float]:
        return priors(s, self.force, self.trick)

    def chances(self, s: Table, worths: list[float], temperature: float) -> list[float]:
        """Allies win or lose together; who plays alone is measured by their progress."""
        spread = temperature * self.spread
        if s.seats == 1 or s.options.scenario == CATACLYSM:
            halfway = HALFWAY_TOGETHER if s.options.scenario == CATACLYSM else HALFWAY
            together = sigmoid((sum(worths) / s.seats - halfway) / spread)
            return [together] * s.seats
        if s.options.scenario == ASCENT and s.overlord != NONE:
            lord = worths[s.overlord]
            allied = (sum(worths) - lord) / (s.seats - 1)
            rises = sigmoid((lord - allied) / spread)
            return [rises if seat == s.overlord else 1.0 - rises for seat in range(s.seats)]
        return super().chances(s, worths, temperature)

    def utilities(
        self, s: Table, worths: list[float], before: list[float], temperature: float
    ) -> list[float]:
        """How far back rivals are is part of one's own progress, and must not count twice. What
        allies against the Overlord gain is part of the victory. In the Cataclysm allies strive
        for their own progress: what the others draw is only noise in it."""
        found: list[float] = []
        for seat in range(s.seats):
            allied = s.options.scenario == ASCENT and seat != s.overlord
            seen = before[:]
            for other in range(s.seats):
                if other == seat or (allied and other != s.overlord):
                    seen[other] = worths[other]
            found.append(self.chances(s, seen, temperature)[seat])
        return found

    def won(self, s: Table) -> list[float]:
        """A victory of allies is whole for each of them."""
        if s.options.scenario in (CATACLYSM, ASCENT):
            return [float(has(s.winners, seat)) for seat in range(s.seats)]
        return super().won(s)


UNHURRIED: Final = (MONUMENT, CATACLYSM)  # gold or walls count more there than one strong hand
# Progress with which greedy players win about every second game, alone and together.
HALFWAY: Final = 150.0
HALFWAY_TOGETHER: Final = 120.0
JUDGE: Final = RuneAgeJudge
