"""What a strong player sees in a position: the base of every game's judge.

A judge measures features of one seat's position and weighs them; the sum is the score the seat
can expect at the end. Bots compare positions by it. It may look at everything in a state: what
bots hand it are re-dealt copies, in which the hidden things are guesses.
"""

from __future__ import annotations

import math
from typing import Any, ClassVar, Final, Generic, cast

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from boardwright.kernel.game import Game
from boardwright.kernel.state import State

VICTORY: Final = 1000.0  # more than any position is worth

S = TypeVar("S", bound=State, default=Any)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """`features` names what `look` measures, in its order. `weights` are the points that one unit
    of each is worth. `spread` is the lead in expected points that makes a win e times as likely."""

    features: ClassVar[tuple[str, ...]]
    widest: ClassVar[int] = 40  # options that are looked at in the middle of a step
    deals: ClassVar[int] = 1  # re-deals over which an option is judged, where much is drawn
    opening: ClassVar[int] = 2  # walks along an option before a search opens what is asked next
    expansion: ClassVar[int] = 8  # options a search judges when it opens a question
    tries: ClassVar[int] = 8  # answers a search looks at where a step is only completed
    # Points by which first impressions must differ to guide a search.
    prior_temperature: ClassVar[float] = 0.5
    rollout: ClassVar[int] = 0  # questions a search plays on before a position is judged
    # A search strives for every point: leads weigh so many times less for it.
    temperature: ClassVar[float] = 3.0
    points: ClassVar[bool] = True  # whether the game is about points, or only about who wins

    def __init__(self, game: Game, weights: list[float], spread: float) -> None:
        assert len(weights) == len(self.features)
        self.game = game
        self.weights = weights
        self.spread = spread

    def look(self, s: S, seat: int) -> list[float]:
        """The features of a seat's position."""
        raise NotImplementedError

    def midway(self, s: S) -> bool:
        """Whether the question pending only completes the step just taken, so that the position
        says little before it is answered."""
        return False

    def priors(self, s: S) -> list[float]:
        """How readily a good player takes each option of the pending question, before any search;
        only the proportions count."""
        assert s.asked is not None
        return [1.0] * len(s.asked.options)

    def worth(self, s: S, seat: int) -> float:
        """The score a seat can expect."""
        return self.weighed(self.look(s, seat))

    def weighed(self, amounts: list[float]) -> float:
        """What features are worth together."""
        total = 0.0
        for at, weight in enumerate(self.weights):
            total += weight * amounts[at]
        return total

    def worths(self, s: S) -> list[float]:
        """The scores of all seats; some judges work out only once what they have in common."""
        return [self.worth(s, seat) for seat in range(s.seats)]

    def final(self, s: S, seat: int) -> float:
        """The score at the end; a victory counts for more than any feature."""
        return self.game.scores(s)[seat].total + VICTORY * self.won(s)[seat]

    def outlook(self, s: S, seat: int, depth: int) -> float:
        """The score a seat can expect when it has completed its step as well as it can."""
        if s.asked is None:
            return self.final(s, seat)
        if depth == 0 or s.asked.seat != seat or not self.midway(s):
            return self.worth(s, seat)
        best = -math.inf
        for action in self.likely(s, self.widest):
            copy = cast(S, s.clone())
            copy.apply(action)
            best = max(best, self.outlook(copy, seat, depth - 1))
        return best

    def likely(self, s: S, most: int) -> list[int]:
        """The options of the pending question worth a thought: all, or the best by their priors."""
        assert s.asked is not None
        options = s.asked.options
        if len(options) <= most:
            return options
        ranked = sorted(zip(self.priors(s), options, strict=True), reverse=True)
        return [action for _, action in ranked[:most]]

    def shares(self, s: S) -> list[float]:
        """Each seat's chance of winning; at the end, what it has won."""
        if s.asked is None:
            return self.won(s)
        return self.chances(s, self.worths(s), 1.0)

    # No default for the temperature: mypyc does not hand it on to judges that are not compiled.
    def chances(self, s: S, worths: list[float], temperature: float) -> list[float]:
        """Chances of winning from expected scores: a softmax over the seats, where a temperature
        above 1 makes leads weigh less. Somebody wins; one who plays alone is measured by their
        score. Games that are won or lost together say otherwise."""
        spread = temperature * self.spread
        if s.seats == 1:
            return [sigmoid(worths[0] / spread)]
        best = max(worths)
        parts = [math.exp((worth - best) / spread) for worth in worths]
        whole = sum(parts)
        return [part / whole for part in parts]

    def utilities(
        self, s: S, worths: list[float], before: list[float], temperature: float
    ) -> list[float]:
        """What a search strives for in each seat: its chance of winning. Games in which not all
        that others gained or lost counts for a seat go by their expected scores before."""
        return self.chances(s, worths, temperature)

    def won(self, s: S) -> list[float]:
        """Shares of the victory when the game is over."""
        winners = self.game.winners(self.game.scores(s))
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]


def sigmoid(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x)) if x > -30.0 else 0.0
