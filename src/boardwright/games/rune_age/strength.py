"""How strong a fighter, a side and a target are (manual 5.4 to 5.6)."""

from __future__ import annotations

from boardwright.games.rune_age.actions import ARMY, EVENT_FOE, FORT, INSTANT_FOE, OBJECTIVE, REALM
from boardwright.games.rune_age.holdings import HEAVY, LIGHT, building_of
from boardwright.games.rune_age.packing import bonus_of, kind_of, side_of
from boardwright.games.rune_age.rewards import (
    AGAINST_ARMY,
    AT_HOME,
    AT_OBJECTIVE,
    BESIEGING,
    reward_strength,
)
from boardwright.games.rune_age.standing import (
    army_more,
    foe_more,
    is_without_bonus,
    landmark_more,
    ties_are_won,
)
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.vocabulary import (
    CITIES,
    FLAME,
    PLACES,
    STONE,
)


def is_siege(s: Table) -> bool:
    return s.combat.defender != NONE


def is_defending(s: Table, side: int) -> bool:
    """R5.6.4: the defender of a siege, or who fights an Instant or the Opposing Army."""
    if s.combat.defender != NONE:
        return side == 1
    return side == 0 and s.combat.foe in (INSTANT_FOE, ARMY)


def side_units(s: Table, side: int) -> list[int]:
    return [f for f in s.fighters if side_of(f) == side]


def unit_strength(s: Table, fighter: int) -> int:
    """Printed strength, bonuses gained, and what the unit adds by itself (R5.6.1)."""
    kind = kind_of(fighter)
    found = s.box.strength[kind] + bonus_of(fighter)
    return found + s.box.ability[kind].adds(s, side_of(fighter), kind)


def side_strength(s: Table, side: int) -> int:
    """The announced strength of a side."""
    found = s.combat.extra[side]
    for fighter in s.fighters:
        if side_of(fighter) == side:
            found += unit_strength(s, fighter)
    return found


def foe_strength(s: Table, foe: int) -> int:
    """What a lone fighter must reach against a target, as things stand."""
    if foe < PLACES:
        more = landmark_more(s) if foe >= CITIES else 0
        return s.box.place_strength[foe] + more
    if foe == FORT:
        return s.box.fort_strength
    if foe == ARMY:
        waiting = sum([s.box.strength[kind] for kind in s.army])
        units = side_strength(s, 1) if s.combat.foe == ARMY else waiting
        return units + s.box.army_hand + army_more(s)
    event = s.event if foe == INSTANT_FOE else foe - EVENT_FOE
    more = foe_more(s, event)
    if foe == OBJECTIVE:
        return s.box.objective_strength + more
    return s.box.event_strength[event] + more


def shows_die(s: Table) -> bool:
    """R5.3.1: whether the target costs attrition."""
    foe = s.combat.foe
    if foe == OBJECTIVE:
        return True
    if foe == ARMY:
        return s.options.army_die == 1
    if foe == INSTANT_FOE:
        return s.box.attrition[s.event] == 1
    return foe >= EVENT_FOE and s.box.attrition[foe - EVENT_FOE] == 1


def wins_siege(s: Table, mine: int, theirs: int) -> bool:
    """R5.5.3: a tie is the defender's, unless Bloodlust says otherwise."""
    return mine > theirs or (mine == theirs and ties_are_won(s))


def siege_harm(s: Table, mine: int, theirs: int) -> int:
    """R5.5.5: the damage to a Home Realm."""
    return mine - theirs if wins_siege(s, mine, theirs) else 0


def passive_bonus(s: Table, side: int) -> int:
    """R5.4.4: what Cities, Buildings, Rewards, runes and Events add to a side."""
    seat = s.seat_of(side)
    if seat == NONE:
        return 0
    found = 0
    if is_defending(s, side):
        found += defence_bonus(s, seat, s.combat.foe)
    elif is_siege(s):
        if s.runes[FLAME] == seat:
            found += s.box.rune_amount[FLAME]
        if s.combat.foe >= REALM:
            found += reward_strength(s, seat, BESIEGING)
    elif s.combat.foe == OBJECTIVE:
        found += reward_strength(s, seat, AT_OBJECTIVE)
    return found


def defence_bonus(s: Table, seat: int, foe: int) -> int:
    """R5.4.4: what adds to the defence of a target by itself."""
    found = s.box.rune_amount[STONE] if s.runes[STONE] == seat else 0
    found += s.foresight[seat]
    if foe < PLACES:
        return found + siege_bonus(s, foe)
    found += building_of(s, seat, LIGHT) * s.box.amount[s.box.light]
    found += building_of(s, seat, HEAVY) * s.box.amount[s.box.heavy]
    found += reward_strength(s, seat, AT_HOME)
    if foe == ARMY:
        found += reward_strength(s, seat, AGAINST_ARMY)
    return found


def hand_strength(s: Table, seat: int) -> int:
    """What the units in a hand come to, as printed."""
    kinds = [kind_of(card) for card in s.hands[seat]]
    return sum([s.box.strength[kind] for kind in kinds if s.box.is_unit[kind]])


def siege_bonus(s: Table, place: int) -> int:
    """R5.5.4: a City adds its bonus, at least 1 unless the printed ones count."""
    if is_without_bonus(s):
        return 0
    bonus = s.box.place_bonus[place]
    return bonus if s.options.printed else max(bonus, 1)
