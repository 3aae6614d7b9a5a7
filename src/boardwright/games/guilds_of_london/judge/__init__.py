"""What a strong player of Guilds of London looks at: features, priors and look-ahead."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds_of_london.components import COLOURS, UNIVERSITY
from boardwright.games.guilds_of_london.grid import HALL
from boardwright.games.guilds_of_london.judge.features import (
    BAND,
    FEATURES,
    Promises,
    Prospects,
    boris_score,
    hand_worth,
    mayoral,
    men_out,
    settlers,
    tiles,
)
from boardwright.games.guilds_of_london.judge.lookahead import is_paying, midway
from boardwright.games.guilds_of_london.judge.priors import priors
from boardwright.games.guilds_of_london.scoring import neighbours
from boardwright.games.guilds_of_london.state import Table
from boardwright.games.guilds_of_london.tokens import tokens_held
from boardwright.games.judging import Judge, sigmoid
from boardwright.kernel.game import Game


class GuildsOfLondonJudge(Judge[Table]):
    features = FEATURES
    widest = 3  # a few options tell what a step is worth
    tries = 3

    def __init__(self, game: Game, weights: list[float], spread: float) -> None:
        super().__init__(game, weights, spread)
        self.promises = Promises()

    def look(self, s: Table, seat: int) -> list[float]:
        ahead = Prospects(s, seat)
        standing, hope = mayoral(s, ahead, self.promises)
        hand = hand_worth(s, seat)
        hall = s.men[HALL * COLOURS + seat]
        found = [float(s.vp(seat)), standing, hope, float(neighbours(s, seat, ahead.mine))]
        found += tiles(s, ahead)
        found += [
            ahead.crop(),
            settlers(s, seat, ahead),
            ahead.use * min(hall, BAND),
            ahead.use * max(hall - BAND, 0),
            ahead.use * men_out(s, seat),
            float(min(hall, len(s.hands[seat]))) if s.turn.active == seat and s.turn.acted else 0.0,
            ahead.use * s.stock[seat],
            ahead.use * hand[0],
            ahead.use * hand[1],
            ahead.use * hand[2],
            ahead.use * hand[3],
            ahead.left if s.tie_master() == seat else 0.0,
            ahead.left if s.master_of(UNIVERSITY) == seat else 0.0,
            ahead.left * tokens_held(s, seat) if s.options.claims else 0.0,
            ahead.use * s.ranking().index(seat),
            float(ahead.turns),
            boris_score(s) if s.is_solo() else 0.0,
        ]
        return found

    def midway(self, s: Table) -> bool:
        return midway(s)

    def outlook(self, s: Table, seat: int, depth: int) -> float:
        """Paying takes nothing from how far a seat looks ahead."""
        if s.asked is not None and s.asked.seat == seat and is_paying(s):
            copy = s.clone()
            copy.apply(self.likely(s, 1)[0])
            return self.outlook(copy, seat, depth)
        return super().outlook(s, seat, depth)

    def likely(self, s: Table, most: int) -> list[int]:
        """No need to think of other ways to pay."""
        return super().likely(s, 1 if is_paying(s) else most)

    def priors(self, s: Table) -> list[float]:
        return priors(s)

    def chances(self, s: Table, worths: list[float], temperature: float) -> list[float]:
        """Alone one has to beat Boris (G10.9)."""
        if not s.is_solo():
            return super().chances(s, worths, temperature)
        boris = boris_score(s)
        own = worths[0] - self.weights[self.features.index("boris")] * boris
        return [sigmoid((own - boris) / (temperature * self.spread))]


JUDGE: Final = GuildsOfLondonJudge
