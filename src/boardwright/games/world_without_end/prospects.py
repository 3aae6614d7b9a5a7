"""What a strong player of World Without End expects of goods, houses, seals and cards."""

from __future__ import annotations

from typing import Final

from boardwright.games.world_without_end.state import NONE, Table
from boardwright.games.world_without_end.vocabulary import (
    BUILDING_PROJECT,
    CARDS,
    CARE,
    CHAPTERS,
    CLOTH,
    CLOTH_PRODUCTION,
    CUBES,
    DONATION,
    FAVOR,
    GOLD,
    GRAIN,
    GRAIN_CARD,
    HOUSE_BUILDING,
    HOUSE_RENT,
    MEDICINE,
    PIETY,
    PIETY_CARD,
    POINTS,
    PRIVILEGE,
    RESOURCE,
    ROUNDS,
    SALES,
    STONE,
    WOOD,
    WOOL,
)

# What a duty takes at most: beyond it a good is only a reserve.
PIETY_DUE: Final = 2
GRAIN_DUE: Final = 2
TAX_DUE: Final = 4

# A good in points, in the order of the goods, when no duty asks for it; then points, then care.
WORTH: Final[tuple[float, ...]] = (1.9, 1.9, 0.9, 1.2, 1.1, 1.9, 1.1, 0.8, 0.55, 1.0, 2.5)
# A good as the rent of a house, chapter after chapter.
RENT_WORTH: Final[tuple[float, ...]] = (1.9, 1.9, 1.6, 2.2, 1.1, 1.9, 1.1, 0.8, 0.8)

CUBE_GAIN: Final = 1.1  # a cube on a project against a cube in hand
ACTION: Final = 1.6  # what an action brings that is nothing special
REPEATED: Final = 0.8  # of the best card, what Privilege can be hoped to bring


def marginal(s: Table, seat: int, kind: int) -> float:
    """What one more of a good is worth to a seat in this chapter."""
    last = s.chapter == CHAPTERS
    have = s.has(seat, kind) if kind < POINTS else 0
    if kind == PIETY and have < PIETY_DUE:
        return 6.0 if last else 3.0
    if kind == GRAIN and have < GRAIN_DUE:
        return 4.0 if last else 2.3
    if kind == GOLD and have < TAX_DUE:
        return 2.0 if last else 1.2
    if kind > WOOD and kind < GOLD and last and s.round >= ROUNDS - 1:
        return 0.3
    return WORTH[kind]


def plays_left(s: Table, seat: int) -> int:
    """Cards a seat will still play in this chapter."""
    done = s.round > 0 and s.played[seat * ROUNDS + s.round - 1] != NONE
    return ROUNDS - s.round + (0 if done else 1)


def card_values(s: Table, seat: int) -> list[float]:
    """What each card of the hand is good for as things stand, in points; 0 for those gone."""
    hand = s.hand(seat)
    found = [0.0] * CARDS
    for card in range(CARDS):
        if hand >> card & 1 and card != PRIVILEGE:
            found[card] = card_value(s, seat, card)
    if hand >> PRIVILEGE & 1:
        found[PRIVILEGE] = REPEATED * max(found)
    return found


def card_value(s: Table, seat: int, card: int) -> float:
    if card == GRAIN_CARD:
        return marginal(s, seat, GRAIN) if s.supply[GRAIN] else 0.0
    if card == PIETY_CARD:
        return marginal(s, seat, PIETY) if s.supply[PIETY] else 0.0
    if card == RESOURCE:
        return WORTH[STONE]
    if card == BUILDING_PROJECT:
        return CUBE_GAIN * min(placeable(s, seat) + cubes_to_come(s, seat), 2.0)
    if card == SALES:
        return sale_value(s, seat)
    if card == HOUSE_BUILDING:
        return house_value(s, seat)
    if card == HOUSE_RENT:
        return rent_now(s, seat)
    if card == DONATION:
        return donation_value(s, seat)
    if card == CLOTH_PRODUCTION:
        return 0.8 * min(s.has(seat, WOOL), 2) if s.chapter > 1 else 0.5
    if card == MEDICINE:
        return medicine_value(s, seat)
    if card == FAVOR:
        if s.marker_bound():
            return 0.0
        space = s.space_after(1)
        return 0.5 * s.box.favours[space].value(s, seat, space) + 0.5
    return 0.0


def placeable(s: Table, seat: int) -> int:
    """The most own cubes that one open project takes."""
    if s.building_barred():
        return 0
    stone, wood = s.has(seat, STONE), s.has(seat, WOOD)
    most = 0
    if stone + wood:
        for project in s.open_projects():
            fit = min(stone, s.free[project * CUBES]) + min(wood, s.free[project * CUBES + 1])
            most = max(most, fit)
    return most


def cubes_to_come(s: Table, seat: int) -> float:
    """Cubes that a seat can hope for before it builds, if anything is left to build."""
    if s.building_barred() or not s.open_projects():
        return 0.0
    drawn = 0.6 if s.hand(seat) >> RESOURCE & 1 else 0.0
    return min(drawn + 0.2 * (plays_left(s, seat) - 1), 1.5)


def sale_value(s: Table, seat: int) -> float:
    """What wool and cloth in hand bring beyond their keeping; gold is dear while the tax is due."""
    wool, cloth = s.has(seat, WOOL), min(s.has(seat, CLOTH), s.cloth_limit())
    gold = wool * s.wool_price() + cloth * s.cloth_price()
    if gold == 0:
        return 0.0
    taxed = min(gold, max(TAX_DUE - s.has(seat, GOLD), 0))
    value = taxed * marginal(s, seat, GOLD) + (gold - taxed) * WORTH[GOLD]
    return max(value - wool * WORTH[WOOL] * 0.5 - cloth * WORTH[CLOTH] * 0.5, 0.0)


# Houses.


def rent_pair(s: Table, seat: int) -> float:
    """What one rent brings in a usual chapter: the best two houses."""
    first, second = 0.0, 0.0
    for plot, owner in enumerate(s.plots):
        if owner == seat:
            value = s.box.rents[plot] * RENT_WORTH[s.box.incomes[plot]]
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
    return first + second


def rent_now(s: Table, seat: int) -> float:
    """What a rent brings at this moment."""
    first, second = 0.0, 0.0
    for plot, owner in enumerate(s.plots):
        if owner == seat:
            kind = s.box.incomes[plot]
            value = 0.0
            have = s.has(seat, kind)
            for n in range(min(s.box.rents[plot], s.supply[kind])):
                due = PIETY_DUE if kind == PIETY else GRAIN_DUE if kind == GRAIN else TAX_DUE
                fits = kind in (PIETY, GRAIN, GOLD) and have + n < due
                value += marginal(s, seat, kind) if fits else WORTH[kind]
            if value > first:
                first, second = value, first
            elif value > second:
                second = value
    return first + second


def rents_ahead(s: Table, seat: int) -> float:
    """How often a seat can still take its rents."""
    held = s.hand(seat) >> HOUSE_RENT & 1 and plays_left(s, seat) > 0
    return CHAPTERS - s.chapter + (1.0 if held else 0.0)


def house_value(s: Table, seat: int) -> float:
    """What the best house to build would add to the rents to come, less its price."""
    plots = s.buildable(seat)
    if not plots:
        return 0.0
    best = 0.0
    now = rent_pair(s, seat)
    weakest = weaker_rent(s, seat)
    for plot in plots:
        value = s.box.rents[plot] * RENT_WORTH[s.box.incomes[plot]]
        best = max(best, value - weakest)
    free = ACTION if now == 0.0 else 0.0
    return max((best - free) * rents_ahead(s, seat) * 0.7 - WORTH[STONE] - WORTH[GOLD], 0.0)


def weaker_rent(s: Table, seat: int) -> float:
    """The second best rent of a seat: what a new house would take the place of."""
    first, second = 0.0, 0.0
    for plot in s.own_plots(seat):
        value = s.box.rents[plot] * RENT_WORTH[s.box.incomes[plot]]
        if value > first:
            first, second = value, first
        elif value > second:
            second = value
    return second


# Donations and care.


def completion(s: Table, project: int) -> float:
    """The chance that a project is finished in time, by its free spaces and the rounds ahead."""
    ahead = (CHAPTERS - s.chapter) * ROUNDS + ROUNDS - s.round
    return max(0.05, min(1.0, 1.0 - 0.07 * (s.room(project) - ahead / 4.0)))


def seal_value(s: Table, project: int) -> float:
    """What a seal on a project pays when it is finished."""
    benefit = s.box.donor_amounts[project] * WORTH[s.box.donor_goods[project]]
    if s.box.donor_goods[project] == CARE:
        benefit = WORTH[CARE]
    return s.box.donor_points[project] + benefit


def donation_value(s: Table, seat: int) -> float:
    if s.seals_left(seat) == 0 or s.has(seat, GOLD) == 0:
        return 0.0
    best = 0.0
    for project in s.open_projects():
        if s.seals[project] >> seat & 1 == 0:
            best = max(best, seal_value(s, project) * completion(s, project))
    return max(best - marginal(s, seat, GOLD), 0.0)


def promised(s: Table, seat: int) -> float:
    """What a seat's seals can be expected to pay."""
    total = 0.0
    for project in s.entered:
        if s.seals[project] >> seat & 1 and s.finished >> project & 1 == 0:
            total += seal_value(s, project) * completion(s, project)
    return total


def medicine_value(s: Table, seat: int) -> float:
    """Aid, or care for the cheapest places that the knowledge suffices for."""
    aid = 1.0 + marginal(s, seat, GOLD)
    left, healed = s.knowledge(seat), 0.0
    if s.chapter > 2:
        for value in range(1, 5):
            for place, marker in enumerate(s.plague):
                if marker == value and value <= left:
                    left -= value
                    benefit = s.box.place_amounts[place] * WORTH[s.box.place_goods[place]]
                    healed += s.box.care_points + benefit
    return max(aid, healed)
