"""Games between bots, one after the other: what every engine runs, here or on other machines."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from boardwright.arena.looking import Looker
from boardwright.bots import RandomBot, make_bots
from boardwright.games import find
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput, Edition, Game
from boardwright.kernel.state import State

LONGEST_GAME = 100_000
KEPT = ("", "choices", "observations")


@dataclass(frozen=True)
class Job:
    """What is played: everything a worker process needs to know."""

    game: str
    seats: int
    options: dict[str, str]
    bots: str
    seed: str
    edition: str | None = None
    seconds: float = 1.0  # a bot's time for a move
    look: bool = False  # keep who had what, and who led
    keep: str = ""  # of every decision: nothing, the choice, or also what was seen


class Choice(NamedTuple):
    """One decision. Observation and mask are bytes: int32, and packed bits."""

    game: int
    at: int
    seat: int
    question: str
    offered: int
    action: int
    notation: str
    observation: bytes = b""
    mask: bytes = b""


class Played(NamedTuple):
    """What came of one game. Where it was looked at: the rounds it took, who was asked first, how
    often the lead changed, who led halfway (-1: nobody alone), and by seat, the table last, the
    refs of what there was from the start and of what came later."""

    number: int
    decisions: int
    totals: list[int]
    shares: list[float]
    sources: list[dict[str, int]]
    rounds: int = 0
    first: int = 0
    lead_changes: int = 0
    halfway: int = -1
    began: list[list[str]] = []
    got: list[list[str]] = []


@dataclass
class Batch:
    """Some games in a row, and their decisions where they are kept; `returns` by game and seat."""

    games: list[Played] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    returns: dict[int, list[float]] = field(default_factory=dict)


class Keeper:
    """Writes down decisions."""

    def __init__(self, game: Game, job: Job) -> None:
        if job.keep not in KEPT:
            raise BadInput(f"of decisions {', '.join(KEPT[1:])} can be kept, not {job.keep!r}")
        self.game = game
        self.spec: Any = None
        if job.keep == "observations":
            from boardwright.research.env import options_key, spec_of

            key = options_key(game, {"options": job.options})
            self.spec = spec_of(game.name, job.seats, key, job.edition)

    def choice(self, s: State, number: int, at: int, action: int) -> Choice:
        asked = s.asked
        assert asked is not None
        seen = mask = b""
        if self.spec is not None:
            import numpy as np

            with self.spec.writer.lock:
                self.spec.writer.observe(s, asked.seat)
                self.spec.writer.mask(asked.options)
                seen, mask = self.spec.seen.tobytes(), np.packbits(self.spec.offered).tobytes()
        said = self.game.catalogue.notation(action)
        question = type(s.stack[-1]).__name__
        return Choice(
            number, at, asked.seat, question, len(asked.options), action, said, seen, mask
        )


def play_game(game: Game, job: Job, box: Edition, number: int, batch: Batch) -> None:
    """One game between bots. A bot that looks at the position gets a copy re-dealt for its seat."""
    seed = f"{job.seed}/{number}"
    bots = make_bots(game, job.bots, job.seats, seed)
    blind = [isinstance(bot, RandomBot) for bot in bots]
    s = game.begin(job.seats, job.options, box, Sealed(seed))
    looker = Looker(game, box, s) if job.look else None
    keeper = Keeper(game, job) if job.keep else None
    decisions = 0
    while s.asked is not None:
        seat = s.asked.seat
        known = s
        if not blind[seat]:
            known = game.visibility.determinize(s, seat, Sealed(f"{seed}/{decisions}"))
        action = bots[seat].choose(known, s.asked, job.seconds)
        # What leaves no choice teaches nothing.
        if keeper is not None and len(s.asked.options) > 1:
            batch.choices.append(keeper.choice(s, number, decisions, action))
        s.apply(action)
        decisions += 1
        if looker is not None:
            looker.look(s, seat)
        if decisions > LONGEST_GAME:
            raise RuntimeError(f"game {seed} does not end")
    scores = game.scores(s)
    winners = game.winners(scores)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(job.seats)]
    sources = [dict(score.sources) for score in scores[: job.seats]]
    totals = [score.total for score in scores]
    found = looker.found(s) if looker is not None else {}
    batch.games.append(Played(number, decisions, totals, shares, sources, **found))
    if keeper is not None and keeper.spec is not None:
        batch.returns[number] = keeper.spec.returns(s)


def play_batch(job: Job, first: int, last: int) -> Batch:
    """The games numbered from first to before last."""
    game = find(job.game)
    box = game.edition(job.edition)
    batch = Batch()
    for number in range(first, last):
        play_game(game, job, box, number, batch)
    return batch
