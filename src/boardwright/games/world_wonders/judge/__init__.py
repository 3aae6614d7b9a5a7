"""What a strong player of World Wonders looks at: features, priors and look-ahead."""

from __future__ import annotations

from typing import Final

from boardwright.games.judging import Judge, sigmoid
from boardwright.games.world_wonders.judge.features import (
    FEATURES,
    Contests,
    Survey,
    in_hand,
    pedestal,
    promise,
    rings_owned,
    time_left,
)
from boardwright.games.world_wonders.judge.lookahead import midway
from boardwright.games.world_wonders.judge.priors import priors
from boardwright.games.world_wonders.rows import POPULATION
from boardwright.games.world_wonders.scoring import automaton_points
from boardwright.games.world_wonders.state import Table
from boardwright.kernel.game import Game

KEPT: Final = 4000  # surveys kept; most maps are looked at again and again


class WorldWondersJudge(Judge[Table]):
    features = FEATURES
    widest = 16  # places that are tried when something is not yet bought

    def __init__(self, game: Game, weights: list[float], spread: float) -> None:
        super().__init__(game, weights, spread)
        self.surveys: dict[tuple[int, tuple[int, ...], tuple[int, ...]], Survey] = {}

    def survey(self, s: Table, seat: int) -> Survey:
        key = (s.maps[seat], s.goals, s.pieces[seat])
        found = self.surveys.get(key)
        if found is None:
            if len(self.surveys) >= KEPT:
                self.surveys.clear()
            found = Survey(s, seat)
            self.surveys[key] = found
        return found

    def look(self, s: Table, seat: int) -> list[float]:
        surveys = [self.survey(s, other) for other in range(s.seats)]
        return self.seen(s, seat, surveys[seat], Contests(s, surveys), time_left(s))

    def worths(self, s: Table) -> list[float]:
        surveys = [self.survey(s, seat) for seat in range(s.seats)]
        contests, left = Contests(s, surveys), time_left(s)
        worths: list[float] = []
        for seat, survey in enumerate(surveys):
            worths.append(self.weighed(self.seen(s, seat, survey, contests, left)))
        return worths

    def seen(
        self, s: Table, seat: int, found: Survey, contests: Contests, left: float
    ) -> list[float]:
        """The features of a seat, beside the others, where so much is still to be played."""
        low, middle, high = sorted(s.goods(seat))
        rings = s.marks(POPULATION)
        return [
            float(rings[s.population(seat)]),
            s.population(seat) * left,
            low * (1.0 - left),
            low * left,
            middle * left,
            high * left,
            float(rings_owned(s, seat)),
            found.mundo,
            found.nature,
            found.wild * left,
            found.districts,
            found.nearly * left,
            found.gaps * left,
            contests.points[seat],
            contests.leads[seat] * left,
            float(s.gold[seat]),
            1.0 if s.loans[seat] else 0.0,
            pedestal(s, seat) if left > 0.1 else 0.0,
            promise(s, seat, found),
            found.access * left,
            found.types * left,
            found.room * left / 10.0,
            in_hand(s, seat),
            left,
        ]

    def midway(self, s: Table) -> bool:
        return midway(s)

    def priors(self, s: Table) -> list[float]:
        return priors(s)

    def chances(self, s: Table, worths: list[float], temperature: float) -> list[float]:
        """W7.7: alone, the lead over what the Automaton will have."""
        if s.seats > 1:
            return super().chances(s, worths, temperature)
        rival = automaton_points(s) + time_left(s) * (24.0 + (10.0 if s.options.hard else 0.0))
        return [sigmoid((worths[0] - rival) / (temperature * self.spread))]


JUDGE: Final = WorldWondersJudge
