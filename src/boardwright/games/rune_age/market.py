"""What things cost, and what pays for them (manual 4.2, 4.3)."""

from __future__ import annotations

from boardwright.games.bits import add, has
from boardwright.games.rune_age.actions import (
    EVENT_SOURCE,
    FORT_ITEM,
    FORT_SOURCE,
    MONUMENT_ITEM,
    PLACE_SOURCE,
    RUNE_SOURCE,
)
from boardwright.games.rune_age.decks import kinds_in_hand, leave_hand
from boardwright.games.rune_age.money import GOLD_PURSE, INFLUENCE_PURSE, coin_worth
from boardwright.games.rune_age.standing import monument_more
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import (
    FIRST_NEUTRAL,
    FIRST_UNIT,
    GOLDS,
    KINDS,
    MONUMENT,
    PLACES,
    R_DISCOUNT,
    R_GOLD,
    R_INFLUENCE,
    RUNE_GOLD,
    TYPES,
    WHISPER,
)
from boardwright.games.shared import put


def sources_of(s: Table, seat: int, purse: int) -> list[int]:
    """What a seat can pay with: Gold cards and gold Rewards, or ready influence cards."""
    found: list[int] = []
    if purse == GOLD_PURSE:
        found = [kind for kind in kinds_in_hand(s, seat) if kind < GOLDS]
        rune, gives = RUNE_GOLD, R_GOLD
    else:
        if s.ready_forts[seat]:
            found.append(FORT_SOURCE)
        for place in range(PLACES):
            pays = s.places[place] == seat and s.box.place_influence[place] > 0
            if pays and not has(s.tired_places, place):
                found.append(PLACE_SOURCE + place)
        rune, gives = WHISPER, R_INFLUENCE
    if s.runes[rune] == seat and not has(s.tired_runes, rune):
        found.append(RUNE_SOURCE + rune)
    for event in s.rewards[seat]:
        if s.box.gives[event] == gives and event not in s.tired_rewards:
            found.append(EVENT_SOURCE + event)
    return found


def spend(s: Table, seat: int, source: int) -> int:
    """Use up a source; what it gives."""
    s.note("pays", seat, source)
    if source < GOLDS:
        leave_hand(s, seat, source)
        s.discards[seat].append(source)
        return coin_worth(s, source)
    if source == FORT_SOURCE:
        s.ready_forts = put(s.ready_forts, seat, s.ready_forts[seat] - 1)
        s.tired_forts = put(s.tired_forts, seat, s.tired_forts[seat] + 1)
        return s.box.fort_influence
    if source < RUNE_SOURCE:
        s.tired_places = add(s.tired_places, source - PLACE_SOURCE)
        return s.box.place_influence[source - PLACE_SOURCE]
    if source < EVENT_SOURCE:
        s.tired_runes = add(s.tired_runes, source - RUNE_SOURCE)
        return s.box.rune_amount[source - RUNE_SOURCE]
    s.tired_rewards = (*s.tired_rewards, source - EVENT_SOURCE)
    return s.box.worth[source - EVENT_SOURCE]


def price_of(s: Table, seat: int, item: int) -> int:
    if item < KINDS:
        cost = s.box.cost[item]
        if s.options.capped and is_faction_unit(s, item):
            return min(cost, s.box.capped_cost)
        return cost
    if item == FORT_ITEM:
        return s.box.fort_gold
    cheaper = s.has_reward(seat, R_DISCOUNT)
    return max(s.box.monument_gold - cheaper + monument_more(s), 0)


def is_faction_unit(s: Table, kind: int) -> bool:
    return FIRST_UNIT <= kind < FIRST_NEUTRAL


def own_units(s: Table, seat: int) -> range:
    return s.box.faction_kinds(s.factions[seat])


def wares_of(s: Table, seat: int, purse: int) -> list[int]:
    """What a seat could buy with gold, or with influence, if it had enough."""
    if purse == INFLUENCE_PURSE:
        return [kind for kind in s.shop if s.piles[kind]]
    first = FIRST_UNIT + s.factions[seat] * TYPES
    found = [kind for kind in range(first, first + TYPES) if s.piles[kind]]
    if s.forts[seat]:
        found.append(FORT_ITEM)
    if s.options.scenario == MONUMENT and not has(s.monuments, seat):
        found.append(MONUMENT_ITEM)
    return found


def barracks_of(s: Table, seat: int) -> list[int]:
    return [kind for kind in own_units(s, seat) if s.piles[kind]]
