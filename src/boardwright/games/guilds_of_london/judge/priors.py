"""How readily a good player of Guilds of London takes each option, before any search."""

from __future__ import annotations

from boardwright.games.guilds_of_london.actions import (
    ACCEPT,
    DROP,
    END,
    EVICT,
    FROM,
    HIRE,
    MOVE,
    PAY,
    STOP,
    SWAP,
    TAKE,
    TO,
    USE,
)
from boardwright.games.guilds_of_london.city import pieces_on, requirement
from boardwright.games.guilds_of_london.components import COLOURS, has_second
from boardwright.games.guilds_of_london.effects.men import MarchGoal
from boardwright.games.guilds_of_london.grid import HALL, SHIP
from boardwright.games.guilds_of_london.judge.features import BAND, Prospects, men_out
from boardwright.games.guilds_of_london.moves import MoveGoal
from boardwright.games.guilds_of_london.state import Table


def priors(s: Table) -> list[float]:
    """What each answer looks worth, cheaply."""
    assert s.asked is not None
    ahead = Prospects(s, s.asked.seat)
    prompt = s.asked.prompt
    return [max(0.01, prior(s, ahead, prompt, action)) for action in s.asked.options]


def prior(s: Table, ahead: Prospects, prompt: str, action: int) -> float:
    if prompt in ("turn", "discard", "pay-gold", "second-card", "archive"):
        return card_prior(s, ahead, action)
    if TO.has(action):
        return goal_prior(s, ahead, prompt, TO.arg(action))
    if FROM.has(action):
        return source_prior(s, ahead, prompt, FROM.arg(action))
    if EVICT.has(action) or SWAP.has(action):
        verb = EVICT if EVICT.has(action) else SWAP
        return rival_prior(s, ahead, verb.args(action)[0])
    if action == STOP.base:
        return 0.3
    if action == ACCEPT.base:
        return 20.0
    # Numbers: the more the better.
    return 1.0 + (TAKE.arg(action) if TAKE.has(action) else 0)


def card_prior(s: Table, ahead: Prospects, action: int) -> float:
    if action == END.base:
        return 1.5 if s.turn.acted else 1.0
    if HIRE.has(action):
        few = s.men[HALL * COLOURS + ahead.colour] < BAND
        return (0.8 if few else 0.2) - 0.4 * s.box.strengths[HIRE.arg(action)]
    if MOVE.has(action):
        return 1.5 - 0.6 * s.box.strengths[MOVE.arg(action)]
    if USE.has(action):
        return 0.4 + s.box.strengths[USE.arg(action)]
    if PAY.has(action) or DROP.has(action):
        card = PAY.arg(action) if PAY.has(action) else DROP.arg(action)
        return 2.0 - s.box.strengths[card] - (0.3 if has_second(card) else 0.0)
    return 1.0


def goal_prior(s: Table, ahead: Prospects, prompt: str, cell: int) -> float:
    """What a man, a neutral or the Beadle makes of a tile."""
    if prompt == "claim-tile":
        return ahead.site(cell)
    before = ahead.first(cell)
    if prompt in ("crowd-tile", "beadle-tile"):
        full = pieces_on(s, cell) + 1 >= requirement(s, cell)
        return before * ahead.prize(cell) * (1.0 if full else 0.3)
    after = ahead.first(cell, going(s, ahead.colour))
    gain = (after - before) * ahead.prize(cell)
    if before == 0.0 and after < 0.5:
        gain += 0.3 * ahead.token_worth(cell)
    return gain


def going(s: Table, colour: int) -> int:
    """How many men the pending question can send together."""
    frame = s.stack[-1]
    if isinstance(frame, MoveGoal):
        return min(frame.most, s.men[frame.source * COLOURS + colour])
    if isinstance(frame, MarchGoal):
        return min(frame.most, s.men[HALL * COLOURS + colour] + men_out(s, colour))
    return 1


def source_prior(s: Table, ahead: Prospects, prompt: str, place: int) -> float:
    """Men of the Guildhall first, then those that are missed least."""
    if place == HALL:
        return 2.0
    if place == SHIP:
        return 0.3
    loss = (ahead.first(place) - ahead.first(place, -1)) * ahead.prize(place)
    return max(0.02, 1.5 - loss)


def rival_prior(s: Table, ahead: Prospects, cell: int) -> float:
    """A rival's man is best met where one's own men gain by it."""
    mine = s.men[cell * COLOURS + ahead.colour]
    return (1.0 if mine else 0.2) * ahead.prize(cell) * (1.0 - ahead.first(cell))
