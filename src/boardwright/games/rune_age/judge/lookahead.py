"""How far a thought goes: which questions only complete a step, and how the combat that is going on
will probably end."""

from __future__ import annotations

from typing import Final

from boardwright.games.judging import sigmoid
from boardwright.games.rune_age.actions import ARMY, EVENT_FOE, FORT, INSTANT_FOE, OBJECTIVE, REALM
from boardwright.games.rune_age.judge.features import RISK, goal, income, threat_of, walls
from boardwright.games.rune_age.judge.hands import hand_force
from boardwright.games.rune_age.packing import USED, is_marked, kind_of, side_of
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.strength import (
    foe_strength,
    passive_bonus,
    shows_die,
    side_strength,
    unit_strength,
)
from boardwright.games.rune_age.vocabulary import (
    ASCENT,
    PLACES,
    R_GOLD,
    R_INFLUENCE,
    R_POWER,
    RESOLUTION,
    RESURGENCE,
    RUNEWARS,
)

# Questions that only complete the step just taken.
MIDWAY: Final = (
    "lose-unit",
    "cull",
    "hit",
    "wound-for",
    "discard-for",
    "how-many",
    "return-friend",
    "hire",
    "resolve",
    "discard-boost",
    "heal",
    "take-shown",
    "sift",
    "foresee",
    "put-back",
    "take-back",
    "destroy-card",
    "discard-card",
    "refresh",
    "mend",
    "spied",
)

# The chance to lose at most so many units to attrition.
ATTRITION: Final[tuple[float, ...]] = (0.5, 5.0 / 6.0, 1.0)

# What `forecast` adds to, in this order.
WIN: Final = 0
GAIN_FORTS: Final = 1
GAIN_INFLUENCE: Final = 2
GAIN_GOLD: Final = 3
GAIN_POWER: Final = 4
GAIN_TROPHIES: Final = 5
GAIN_PERKS: Final = 6
GAIN_CALM: Final = 7
OWN_LOSS: Final = 8
RIVAL_LOSS: Final = 9
RIVAL: Final = 10
GAINS: Final = 11

GAIN_OF: Final = {R_INFLUENCE: GAIN_INFLUENCE, R_GOLD: GAIN_GOLD, R_POWER: GAIN_POWER}


def midway(s: Table) -> bool:
    """Whether the question pending only completes the step just taken."""
    assert s.asked is not None
    return s.asked.prompt in MIDWAY


def besieging(s: Table, seat: int, gains: list[float]) -> float:
    """How near those are to their fall whose fall helps: 1 if all have fallen."""
    if s.seats == 1 or s.options.scenario not in (RESURGENCE, RUNEWARS, ASCENT):
        return 0.0
    total, most = 0.0, 0.0
    for other in range(s.seats):
        if other == seat or (s.options.scenario == ASCENT and s.overlord not in (seat, other)):
            continue
        loss = gains[RIVAL_LOSS] if other == int(gains[RIVAL]) else 0.0
        hurt = min((s.damage[other] + loss) / s.capacity[other], 1.0)
        if s.is_out(other):
            hurt = 1.3
        total += hurt
        most = max(most, hurt)
    if s.options.scenario == ASCENT:
        return most
    near = 0.6 * total / (s.seats - 1) + 0.4 * most
    return near if s.options.scenario == RUNEWARS else 0.3 * near


def needed(s: Table, seat: int, target: int) -> float:
    """The strength that an attack on a target takes."""
    if target < PLACES:
        if s.places[target] < 0:
            return float(s.box.place_strength[target])
        return 6.0
    if target == FORT:
        return float(s.box.fort_strength)
    if target == OBJECTIVE:
        return goal(s, seat) + 1.0
    if target >= EVENT_FOE:
        event = target - EVENT_FOE
        return s.box.event_strength[event] + float(s.box.attrition[event])
    return 5.0 + walls(s, target - REALM)


def forecast(s: Table, seat: int, force: list[float]) -> list[float]:
    """What the combat that is going on will probably bring to a seat."""
    gains = [0.0] * GAINS
    gains[RIVAL] = -1.0
    if s.combat.foe == NONE or (seat != s.combat.attacker and seat != s.combat.defender):
        return gains
    if s.combat.defender != NONE:
        foresee_siege(s, seat, force, gains)
        return gains
    mine = side_strength(s, 0) + passive_bonus(s, 0) + pending(s, 0, force) + playing(s, 0, force)
    margin = mine - foe_strength(s, s.combat.foe)
    odds = odds_of(s, margin, force)
    if s.combat.foe in (INSTANT_FOE, ARMY):
        gains[OWN_LOSS] = max(0.0, -margin) * (1.0 - odds)
    foresee_prize(s, s.combat.foe, odds, gains)
    return gains


def playing(s: Table, side: int, force: list[float]) -> float:
    """What a side can still play: the strength left in its hand while the Assault lasts."""
    seat = s.seat_of(side)
    if s.asked is None or s.asked.prompt not in OPEN_ASSAULT:
        return 0.0
    if s.passes and s.asked.seat != seat:
        return 0.0  # they have passed, and may not be asked again
    friends = len([fighter for fighter in s.fighters if side_of(fighter) == side])
    return hand_force(s, seat, force, friends) + rallied(s, side)


def rallied(s: Table, side: int) -> float:
    """What Battle Cries already played bring for units still in hand."""
    cries = 0
    for tactic in s.combat.tactics:
        if side_of(tactic) == side and s.box.rallies[kind_of(tactic)]:
            cries += 1
    if cries == 0:
        return 0.0
    hand = s.hands[s.seat_of(side)]
    return float(cries * len([card for card in hand if s.box.is_unit[kind_of(card)]]))


OPEN_ASSAULT: Final = (
    "assault",
    "siege",
    "wound-for",
    "discard-for",
    "whether",
    "return-friend",
    "hire",
    "take-shown",
    "take-back",
    "leave-or-drop",
    "sift",
    "foresee",
    "put-back",
    "pay-influence",
    "pay-gold",
)


def pending(s: Table, side: int, force: list[float]) -> float:
    """Resolution abilities still to come of the cards a side has played."""
    total, units = 0.0, 0
    for fighter in s.fighters:
        if side_of(fighter) != side:
            continue
        units += 1
        kind = kind_of(fighter)
        if s.box.timing[kind] == RESOLUTION and not is_marked(fighter, USED):
            total += force[kind] - s.box.strength[kind]
    for tactic in s.combat.tactics:
        kind = kind_of(tactic)
        if side_of(tactic) == side and s.box.rallies[kind] and not is_marked(tactic, USED):
            total += units * s.box.amount[kind]
    return total


def odds_of(s: Table, margin: float, force: list[float]) -> float:
    """The chance to reach the target, attrition included if it is still to come."""
    if margin < -0.01:
        return max(0.0, 0.25 + 0.25 * margin) if margin > -1.0 else 0.0
    if s.combat.die != NONE or not shows_die(s):
        return 1.0
    weak = weakest(s, force)
    if margin >= weak[0] + weak[1]:
        return ATTRITION[2]
    return ATTRITION[1] if margin >= weak[0] else ATTRITION[0]


def weakest(s: Table, force: list[float]) -> list[float]:
    """The strengths of the two units one would lose to attrition."""
    found = [0.0, 0.0]
    units: list[float] = []
    for fighter in s.fighters:
        if side_of(fighter) == 0:
            kind = kind_of(fighter)
            if not s.box.spared[kind]:
                units.append(float(unit_strength(s, fighter)))
    if s.asked is not None and s.asked.prompt in OPEN_ASSAULT:
        for card in s.hands[s.combat.attacker]:
            kind = kind_of(card)
            if s.box.is_unit[kind] and not s.box.spared[kind]:
                units.append(force[kind])
    units.sort()
    for at in range(min(2, len(units))):
        found[at] = units[at]
    return found


def foresee_siege(s: Table, seat: int, force: list[float], gains: list[float]) -> None:
    """Both sides as they stand, with what they can be expected to add."""
    hidden = 1 if seat == s.combat.attacker else 0
    totals = [0.0, 0.0]
    for side in (0, 1):
        totals[side] = side_strength(s, side) + passive_bonus(s, side) + pending(s, side, force)
        if side == hidden:
            totals[side] += 0.8 * expected_hand(s, s.seat_of(side), force)
        else:
            totals[side] += playing(s, side, force)
    lead = totals[0] - totals[1]
    if s.combat.foe >= REALM:
        hurt = max(0.0, lead) + (0.4 if lead > -2.0 else 0.0)
        if seat == s.combat.defender:
            gains[OWN_LOSS] = hurt
        else:
            gains[RIVAL_LOSS] = hurt
            gains[RIVAL] = float(s.combat.defender)
            gains[WIN] = last_blow(s, lead)
        return
    odds = sigmoid((lead - 0.5) / RISK)
    place = s.combat.foe
    if seat == s.combat.attacker:
        gains[GAIN_INFLUENCE] = odds * s.box.place_influence[place]
        gains[GAIN_POWER] = odds * s.box.place_power[place]
    else:
        gains[GAIN_POWER] = -odds * s.box.place_power[place]
        lost = odds * s.box.place_influence[place]
        gains[GAIN_INFLUENCE] = -min(lost, income(s, seat))


def last_blow(s: Table, lead: float) -> float:
    """The odds that a siege with such a lead ends the game by the fall of the besieged."""
    survivors = [seat for seat in range(s.seats) if not s.is_out(seat)]
    if s.options.scenario != ASCENT and len(survivors) > 2:
        return 0.0
    left = s.capacity[s.combat.defender] - s.damage[s.combat.defender]
    return sigmoid((lead - left) / RISK)


def expected_hand(s: Table, seat: int, force: list[float]) -> float:
    """What a hand of so many cards of this deck holds on average."""
    total, size = 0.0, 0
    for kind in s.all_cards(seat):
        total += force[kind]
        size += 1
    return total / size * len(s.hands[seat]) if size else 0.0


def foresee_prize(s: Table, foe: int, odds: float, gains: list[float]) -> None:
    """What defeating a card brings, with these odds."""
    if foe < PLACES:
        gains[GAIN_INFLUENCE] += odds * s.box.place_influence[foe]
        gains[GAIN_POWER] += odds * s.box.place_power[foe]
    elif foe in (OBJECTIVE, ARMY):
        gains[WIN] += odds
    elif foe == FORT:
        gains[GAIN_FORTS] += odds
        gains[GAIN_INFLUENCE] += odds * s.box.fort_influence
    else:
        event = s.event if foe == INSTANT_FOE else foe - EVENT_FOE
        foresee_reward(s, event, odds, gains)


def foresee_reward(s: Table, event: int, odds: float, gains: list[float]) -> None:
    worth, gives = s.box.worth[event], s.box.gives[event]
    if gives in GAIN_OF:
        gains[GAIN_OF[gives]] += odds * worth
    gains[GAIN_PERKS] += odds * s.box.reward[event].perk(worth)
    gains[GAIN_TROPHIES] += odds * s.box.trophies[event]
    if event in s.enemies:
        gains[GAIN_CALM] += odds * threat_of(s, event)
