"""How readily a good player of World Without End takes each option, before any search."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import has
from boardwright.games.world_without_end.actions import (
    BUILD,
    DISCARD,
    DONATE,
    GIVE,
    HEAL,
    HOUSE,
    LOADS,
    PASS,
    PLAY,
    PROTECT,
    REMOVE,
    RENT,
    RENTS,
    SELL,
    TAKE,
    TURN,
    WEAVE,
)
from boardwright.games.world_without_end.deeds import DEEDS
from boardwright.games.world_without_end.prospects import (
    RENT_WORTH,
    WORTH,
    completion,
    marginal,
    seal_value,
)
from boardwright.games.world_without_end.state import NONE, Table
from boardwright.games.world_without_end.vocabulary import CARDS, PRIVILEGE
from boardwright.kernel.frame import Ask

DECLINE: Final = 0.2  # declining what a card offers
LEAST: Final = 0.1
REPEATED: Final = 0.8  # of the best card, what Privilege can be hoped to bring


def priors(s: Table) -> list[float]:
    """One weight for each option of the pending question."""
    assert s.asked is not None
    ask = s.asked
    if ask.prompt == "play-card":
        return plays(s, ask)
    if ask.prompt == "discard":
        values = card_values(s, ask.seat)
        return [1.0 / (0.3 + max(values[DISCARD.arg(a)], 0.0)) for a in ask.options]
    if ask.prompt == "orient":
        return turns(s, ask)
    if ask.prompt in ("protect", "protect-last"):
        return [1.0 + PROTECT.arg(a).bit_count() for a in ask.options]
    return [deed(s, ask.seat, a) for a in ask.options]


def card_values(s: Table, seat: int) -> list[float]:
    """What each card of the hand is good for as things stand, in points; 0 for those gone."""
    hand = s.hand(seat)
    found = [0.0] * CARDS
    for card in range(CARDS):
        if has(hand, card) and card != PRIVILEGE:
            found[card] = DEEDS[card].value(s, seat)
    if has(hand, PRIVILEGE):
        found[PRIVILEGE] = REPEATED * max(found)
    return found


def plays(s: Table, ask: Ask) -> list[float]:
    """A card by what it does now; Privilege by the card before it."""
    values = card_values(s, ask.seat)
    before = s.card_before(ask.seat)
    if before != NONE and before != PRIVILEGE:
        values[PRIVILEGE] = DEEDS[before].value(s, ask.seat)
    elif has(s.hand(ask.seat), PRIVILEGE):
        values[PRIVILEGE] = 0.0
    if s.is_idle(ask.seat):
        return [1.0 / (0.3 + max(values[PLAY.arg(a)], 0.0)) for a in ask.options]
    return [LEAST + max(values[PLAY.arg(a)], 0.0) for a in ask.options]


def turns(s: Table, ask: Ask) -> list[float]:
    """A rotation by the own income and the favour reached."""
    found: list[float] = []
    for action in ask.options:
        number = TURN.arg(action)
        kind = s.corner(ask.seat, number)
        value = s.box.icon_amounts[kind] * marginal(s, ask.seat, kind)
        if number and s.favour_round():
            space = s.space_after(number)
            value += s.box.favours[space].value(s, ask.seat, space)
        found.append(max(value, LEAST))
    return found


def deed(s: Table, seat: int, action: int) -> float:
    """What the action of a card or an event brings."""
    value = 1.0
    if action == PASS.base:
        value = DECLINE
    elif TAKE.has(action):
        value = marginal(s, seat, TAKE.arg(action))
    elif BUILD.has(action):
        project, load = BUILD.args(action)
        sealed = has(s.seals[project], seat)
        value = (LOADS[load][0] + LOADS[load][1]) * (2.0 + sealed)
    elif SELL.has(action):
        wool, cloth = SELL.args(action)
        value = 0.5 + wool + 2.0 * cloth
    elif HOUSE.has(action) or REMOVE.has(action):
        plot = HOUSE.arg(action) if HOUSE.has(action) else REMOVE.arg(action)
        rent = s.box.rents[plot] * RENT_WORTH[s.box.incomes[plot]]
        value = rent if HOUSE.has(action) else 1.0 / rent
    elif RENT.has(action):
        value = 0.0
        for kind in RENTS[RENT.arg(action)]:
            value += marginal(s, seat, kind)
    elif DONATE.has(action):
        project = DONATE.arg(action)
        value = seal_value(s, project) * completion(s, project)
    elif WEAVE.has(action):
        value = 1.0 + WEAVE.arg(action)
    elif HEAL.has(action):
        place = HEAL.arg(action)
        value = 2.0 + s.box.place_amounts[place] * WORTH[s.box.place_goods[place]]
    elif GIVE.has(action):
        value = 1.5 / marginal(s, seat, GIVE.arg(action))
    return value
