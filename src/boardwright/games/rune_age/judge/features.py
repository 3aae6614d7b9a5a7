"""What a strong player of Rune Age measures: what a seat has, and how far that is from winning."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import has
from boardwright.games.judging import sigmoid
from boardwright.games.rune_age.actions import FORT, MONUMENT_ITEM
from boardwright.games.rune_age.holdings import (
    HEAVY,
    LIGHT,
    SEEING,
    building_of,
    forts_held,
    power_of,
    trophies_of,
)
from boardwright.games.rune_age.judge.hands import (
    Deck,
    best_coins,
    best_force,
    gold_income,
    next_gold,
)
from boardwright.games.rune_age.market import price_of
from boardwright.games.rune_age.money import gold_of, influence_of
from boardwright.games.rune_age.packing import attacker_of, kind_of, target_of
from boardwright.games.rune_age.rewards import AGAINST_ARMY, AT_OBJECTIVE, reward_strength
from boardwright.games.rune_age.standing import army_more, foe_more
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.vocabulary import (
    ASCENT,
    CATACLYSM,
    CIVIL_WAR,
    FACTIONS,
    MONUMENT,
    QUEST,
    R_INFLUENCE,
    RESURGENCE,
    RUNEWARS,
    WHISPER,
)

FEATURES: Final = (
    "victory",
    "health",
    "reserve",
    "siege",
    "strongholds",
    "influence",
    "gold",
    "strength",
    "tricks",
    "thinness",
    "muster",
    "reach",
    "strike",
    "hoard",
    "monument",
    "power",
    "trophies",
    "ascension",
    "runes",
    "walls",
    "perks",
    "calm",
    "deed",
    "purse",
    "composure",
    "patience",
    "daqan",
    "latari",
    "waiqar",
    "uthuk",
    "dwarves",
    "orcs",
)

RISK: Final = 2.5  # strength by which a muster may differ from what is expected
BLOATED: Final = 40.0  # cards of a deck out of all control
HELD: Final = 0.7  # of Power won that is not lost again before the round ends
UNBUILT: Final = 0.6  # of a wall whose card is still in the deck
# Rounds that a game lasts, by scenario.
LENGTHS: Final[tuple[float, ...]] = (18.0, 16.0, 13.0, 24.0, 12.0, 12.0, 8.0, 12.0)


def race(s: Table, seat: int) -> list[float]:
    """Whose units a seat commands: races differ in what can be made of them. All game long alike,
    lest a round that ends look like a loss."""
    found = [0.0] * FACTIONS
    found[s.factions[seat]] = 1.0
    return found


def time_left(s: Table) -> float:
    """How much what pays later is still worth: 1 at the start, little at the end."""
    return max(0.15, 1.0 - s.round / LENGTHS[s.options.scenario])


def gold_use(s: Table, later: float) -> float:
    """Gold buys units, the sooner the better, and the Monument at last."""
    return 0.75 if s.options.scenario == MONUMENT else later


def income(s: Table, seat: int) -> float:
    """Influence a turn, ready or not."""
    total = forts_held(s, seat) * s.box.fort_influence
    for place, owner in enumerate(s.places):
        if owner == seat:
            total += s.box.place_influence[place]
    total += s.has_reward(seat, R_INFLUENCE)
    if s.runes[WHISPER] == seat:
        total += s.box.rune_amount[WHISPER]
    return float(total)


def unspent(s: Table, seat: int) -> float:
    """Gold and influence that can still be spent this turn."""
    if s.active != seat or s.asked is None:
        return 0.0
    return float(s.pool + gold_of(s, seat) + influence_of(s, seat))


def health(s: Table, seat: int, loss: float) -> float:
    """What the Home Realm can still take, as a share; allies of the Cataclysm are as healthy as
    the worst of them."""
    worst = (s.capacity[seat] - s.damage[seat] - loss) / s.capacity[seat]
    if s.options.scenario == CATACLYSM:
        for other in range(s.seats):
            left = (s.capacity[other] - s.damage[other]) / s.capacity[other]
            worst = min(worst, left)
    return max(worst, 0.0)


def standing(s: Table, seat: int, gain: float, scenario: int) -> float:
    """Power or Trophies: one's own with what is about to be won, and the lead over the best
    rival."""
    if s.options.scenario != scenario:
        return 0.0
    mine, best = gain, 0.0
    for other in range(s.seats):
        own = power_of(s, other) if scenario == QUEST else trophies_of(s, other)
        if other == seat:
            mine += own
        elif not s.is_out(other):
            best = max(best, float(own))
    return max(0.0, 4.0 + mine + 0.7 * max(min(mine - best, 3.0), -4.0))


def crown(s: Table, seat: int, gain: float) -> float:
    """The odds to win the Quest at the end of this round: by Power enough and more than the others
    have, with what is about to be won, if nobody takes it away until then."""
    if s.options.scenario != QUEST:
        return 0.0
    mine = power_of(s, seat) + gain
    enough = s.box.power_four if s.seats == 4 else s.box.power_few
    for other in range(s.seats):
        if other != seat and not s.is_out(other) and power_of(s, other) >= mine:
            return 0.0
    return HELD * max(0.0, min(mine - enough + 1.0, 1.0))


def ascension(s: Table, seat: int) -> float:
    """How far the Overlord has risen; for the allies, how far there is still to go."""
    if s.options.scenario != ASCENT or s.overlord == NONE:
        return 0.0
    risen = s.ascension / s.box.ascension
    return risen if seat == s.overlord else 1.0 - risen


def goal(s: Table, seat: int) -> float:
    """The strength that would win now, 0 where strength alone does not win."""
    if s.options.scenario == RESURGENCE:
        strength = s.box.objective_strength + foe_more(s, NONE)
        return float(strength - reward_strength(s, seat, AT_OBJECTIVE))
    if s.options.scenario != CIVIL_WAR:
        return 0.0
    units = sum([s.box.strength[kind] for kind in s.army])
    ready = walls(s, seat) + reward_strength(s, seat, AGAINST_ARMY)
    return units + s.box.army_hand + army_more(s) + 1.0 - ready


def reach(s: Table, seat: int, deck: Deck) -> float:
    """The share of the goal that the best hand of this deck would have."""
    if s.options.scenario == MONUMENT:
        return min(best_coins(s, deck) + gold_income(s, seat), 13.0) / 13.0
    wanted = goal(s, seat) or 15.0
    return min(best_force(s, deck) / max(wanted + 2.0, 1.0), 1.0)


def strike(s: Table, seat: int, muster: float) -> float:
    """The odds that the next hand wins."""
    wanted = goal(s, seat)
    if wanted == 0.0:
        return 0.0
    return sigmoid((muster - wanted - 1.0) / RISK)


def hoard(s: Table, seat: int, deck: Deck) -> float:
    """The odds that the next hand pays for the Monument."""
    if s.options.scenario != MONUMENT:
        return 0.0
    price = price_of(s, seat, MONUMENT_ITEM)
    return sigmoid((next_gold(s, seat, deck) - price) / 1.5)


def walls(s: Table, seat: int) -> float:
    """Strength that waits at home."""
    found = building_of(s, seat, LIGHT) * s.box.amount[s.box.light]
    found += building_of(s, seat, HEAVY) * s.box.amount[s.box.heavy]
    found += building_of(s, seat, SEEING)
    for event in s.rewards[seat]:
        if s.box.reward[event].is_wall:
            found += s.box.worth[event]
    return float(found)


def wall_use(s: Table) -> float:
    """How often walls will be needed: each round in the Civil War, else as Events have it."""
    return 1.0 if s.options.scenario == CIVIL_WAR else time_left(s)


def perks(s: Table, seat: int) -> float:
    """Rewards that give neither gold nor influence nor Power."""
    total = 0.0
    for event in s.rewards[seat]:
        total += s.box.reward[event].perk(s.box.worth[event])
    return total


def threat(s: Table) -> float:
    """What the enemies in play do to everybody, in damage a round."""
    total = 0.0
    for event in s.enemies:
        total += threat_of(s, event)
    return total


def threat_of(s: Table, event: int) -> float:
    return s.box.effect[event].threat(s.box.event_amount[event])


def time_for_deeds(s: Table, seat: int) -> float:
    """Whether this seat has besieged someone this round, where that is demanded."""
    return 1.0 if s.options.scenario == RUNEWARS and has(s.warred, seat) else 0.0


def patience(s: Table, seat: int) -> float:
    """How few attacks without a single card were made this round: they only put off the end of the
    turn. The combat that goes on is not in vain while there is somebody to fight it."""
    here = NONE
    if s.combat.foe != NONE and s.combat.attacker == seat:
        armed = any(s.box.assault[kind_of(card)] for card in s.hands[seat])
        here = s.combat.foe if s.fighters or armed else NONE
    vain = s.forts_hit[seat] - (1 if here == FORT else 0)
    for mark in s.attacks:
        if attacker_of(mark) == seat and target_of(mark) != here and mark not in s.fought:
            vain += 1
    return max(0.0, 1.0 - 0.2 * vain)
