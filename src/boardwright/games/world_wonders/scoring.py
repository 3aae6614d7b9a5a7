"""Final scores with their breakdown (manual 6 to 8), and the count of every component."""

from __future__ import annotations

from typing import Final

from boardwright.games.world_wonders.board import MAP, count, thing_of, without
from boardwright.games.world_wonders.city import City
from boardwright.games.world_wonders.components import (
    CARDS,
    DOT,
    FIRST_CARD,
    FIRST_MUNDO,
    FIRST_TILE,
    LONG,
    MONUMENTS,
    PAIR,
    SOLO_CARDS,
    TILES,
    TOWER,
    shape_of,
)
from boardwright.games.world_wonders.flow.pieces import (
    LayRoad,
    LaySet,
    LayTile,
    LayTower,
    LayWonder,
)
from boardwright.games.world_wonders.options import MODE, SHUFFLED
from boardwright.games.world_wonders.rows import POPULATION
from boardwright.games.world_wonders.state import NONE, WIDTH, Table
from boardwright.kernel.game import Score
from boardwright.kernel.visibility import members

# W6.2 to W6.9, in this order.
SOURCES: Final = (
    "population",
    "lowest",
    "monuments",
    "nature",
    "districts",
    "objectives",
    "loans",
    "mundo",
)


def scores(s: Table) -> list[Score]:
    """W6.2 to W6.10. Alone, the second figure for ties is what the Automaton has (W7.7)."""
    return tally(s, [City(s, seat) for seat in range(s.seats)])


def tally(s: Table, cities: list[City]) -> list[Score]:
    """The same, for whoever has looked at the maps already."""
    goals = objective_points(s, cities)
    found: list[Score] = []
    for seat, city in enumerate(cities):
        points = points_of(s, seat, city, goals[seat])
        built = len(members(s.cards[seat]))
        ties = (built, automaton_points(s)) if s.seats == 1 else (built,)
        found.append(Score(list(zip(SOURCES, points, strict=True)), ties))
    return found


def points_of(s: Table, seat: int, city: City, goals: int) -> list[int]:
    """What a seat has from each source, in their order."""
    owned = members(s.cards[seat])
    return [
        s.marks(POPULATION)[s.population(seat)],
        min(s.goods(seat)),
        sum([s.box.cards[c].rings for c in owned if c < FIRST_MUNDO]),
        city.visited(),
        len(city.districts()),
        goals,
        -s.box.unpaid if s.loans[seat] else 0,
        sum([mundo_points(s, city, c) for c in owned if c >= FIRST_MUNDO]),
    ]


def automaton_points(s: Table) -> int:
    """W7.7: the player's tracks; on hard also the rings of the cards it has taken."""
    rings = sum([1 if c >= FIRST_MUNDO else s.box.cards[c].rings for c in s.rival])
    return sum(s.goods(0)) + (rings if s.options.hard else 0)


def winners(found: list[Score]) -> list[int]:
    """W6.10; W7.7: alone one must have more than the Automaton."""
    if len(found) == 1:
        return [0] if found[0].total > found[0].ties[1] else []
    best = max([(score.total, *score.ties) for score in found])
    return [i for i, score in enumerate(found) if (score.total, *score.ties) == best]


# Objectives.


def objective_points(s: Table, cities: list[City]) -> list[int]:
    """W6.7: the points of each seat, card by card."""
    points = [0] * s.seats
    for goal in s.goals:
        won = goal_points(s, goal, objective_values(s, cities, goal))
        points = [old + more for old, more in zip(points, won, strict=True)]
    return points


def goal_points(s: Table, goal: int, values: list[int]) -> list[int]:
    """W6.13; W10.13: by the manual a value of 0 has its place, but a condition must be met."""
    ranked = s.box.goal_kinds[goal].ranked
    least = 0 if ranked and s.options.places_zero() else 1
    return placings(values, s.box.goal_first[goal], s.box.goal_second[goal], least)


def placings(values: list[int], first: int, second: int, least: int = 1) -> list[int]:
    """W6.11, W6.12: what first and second place are worth to whom; values below the least get
    nothing."""
    best = max(values)
    if best < least:
        return [0] * len(values)
    winners = values.count(best)
    if winners > 1:
        share = -(-(first + second) // winners)
        return [share if value == best else 0 for value in values]
    behind = -1
    for value in values:
        if least <= value < best and value > behind:
            behind = value
    reward = second if values.count(behind) == 1 else min(1, second)
    return [first if value == best else (reward if value == behind else 0) for value in values]


def objective_values(s: Table, cities: list[City], goal: int) -> list[int]:
    return [objective_value(s, seat, city, goal) for seat, city in enumerate(cities)]


def objective_value(s: Table, seat: int, city: City, goal: int) -> int:
    """W6.O1 to W6.O10."""
    kind, of = s.box.goal_kinds[goal], s.box.goal_of[goal]
    return kind.on_map(city, of) + kind.off_map(s, seat, of)


# MUNDO cards.


def mundo_points(s: Table, city: City, card: int) -> int:
    """W8.4: 1, or 2 or 3 by the card's condition."""
    number = card - FIRST_MUNDO
    value = mundo_value(s, city, card)
    two, three = s.box.mundo_two[number], s.box.mundo_three[number]
    if three[0] <= value <= three[1]:
        return 3
    return 2 if two[0] <= value <= two[1] else 1


def mundo_value(s: Table, city: City, card: int) -> int:
    """W8.M1 to W8.M9."""
    mask = next(mask for owned, mask in city.wonders if owned == card)
    return s.box.mundo_kinds[card - FIRST_MUNDO].count(city, card, mask)


# The count of all components.


def audit(s: Table) -> list[str]:
    """What does not add up: components lost or doubled, counters out of range."""
    laid = [thing_of(piece) for pieces in s.pieces for piece in pieces]
    wrong = audit_roads(s, laid) + audit_cards(s) + audit_tiles(s, laid)
    for seat in range(s.seats):
        pieces = City(s, seat).pieces
        if count(pieces) != sum([count(mask) for _, mask in s.masks(seat)]):
            wrong.append(f"seat {seat}: pieces on one another")
        if without(pieces, MAP):
            wrong.append(f"seat {seat}: pieces off the map")
        if not all(0 <= s.marker(seat, track) < len(s.marks(track)) for track in range(WIDTH)):
            wrong.append(f"seat {seat}: a marker is off its track")
    if not all(0 <= gold <= s.box.gold + s.box.loan for gold in s.gold):
        wrong.append(f"gold {s.gold}")
    if not all(0 <= loan <= s.round for loan in s.loans):
        wrong.append(f"loans {s.loans}")
    if sorted(s.order) != list(range(s.seats)):
        wrong.append(f"turn order {s.order}")
    again = s.clone()
    again.restored()
    if again.layers != s.layers:
        wrong.append("layers do not match the pieces")
    return wrong


def audit_roads(s: Table, laid: list[int]) -> list[str]:
    wrong: list[str] = []
    bought = [frame for frame in s.stack if isinstance(frame, LayRoad) and not frame.start]
    hands = len(members(s.starting)) + len(bought)
    if laid.count(LONG) + hands + s.roads + s.road_supply != s.box.long_roads:
        wrong.append("long roads lost")
    sold = s.box.short_sets - s.sets - s.set_supply
    open_sets = [frame for frame in s.stack if isinstance(frame, LaySet)]
    if laid.count(PAIR) + sum([frame.pairs for frame in open_sets]) != 2 * sold:
        wrong.append("short roads lost")
    if laid.count(DOT) + sum([frame.dots for frame in open_sets]) != sold:
        wrong.append("single roads lost")
    towers = len([frame for frame in s.stack if isinstance(frame, LayTower)])
    if laid.count(TOWER) + towers + s.tower + s.tower_supply != s.box.towers:
        wrong.append("towers lost")
    if min(s.roads, s.road_supply, s.sets, s.set_supply, s.tower, s.tower_supply) < 0:
        wrong.append("fewer than no roads or towers")
    return wrong


def audit_tiles(s: Table, laid: list[int]) -> list[str]:
    shapes = s.shapes()
    tiles = [thing - FIRST_TILE for thing in laid if FIRST_TILE <= thing < FIRST_CARD]
    tiles += members(s.tile_bag) + members(s.discards) + [tile for tile in s.shown if tile != NONE]
    tiles += [frame.tile for frame in s.stack if isinstance(frame, LayTile)]
    used = [tile for tile in range(TILES) if shape_of(tile) in shapes]
    wrong = [] if sorted(tiles) == used else [f"tiles {sorted(tiles)}"]
    for stack, tile in enumerate(s.shown):
        if tile != NONE and s.stack_of(tile) != stack:
            wrong.append(f"tile {tile} beside the wrong stack")
    return wrong


def audit_cards(s: Table) -> list[str]:
    wrong: list[str] = []
    cards = members(s.wonder_bag) + members(s.mundo_bag) + list(s.display) + list(s.rival)
    for owned in s.cards:
        cards += members(owned)
    cards += [frame.card for frame in s.stack if isinstance(frame, LayWonder)]
    used = list(range(FIRST_MUNDO if s.options.mundo == SHUFFLED else MONUMENTS))
    if s.options.mundo == MODE:
        used += list(range(FIRST_MUNDO, CARDS))
    if sorted(cards) != used:
        wrong.append(f"monuments {sorted(cards)}")
    for seat in range(s.seats):
        laid = {thing - FIRST_CARD for thing, _ in s.masks(seat) if thing >= FIRST_CARD}
        building = {frame.card for frame in s.stack if isinstance(frame, LayWonder)}
        if laid - building != set(members(s.cards[seat])) - building:
            wrong.append(f"seat {seat}: cards and monuments differ")
    if s.seats == 1 and sorted([*members(s.solo_bag), *s.solo_used]) != list(range(SOLO_CARDS)):
        wrong.append("solo cards lost")
    held = [seat for seat in s.pedestals if seat != NONE]
    doubled = len(set(held)) != len(held) and not s.letter.both_pedestals
    if doubled or len(s.pedestals) not in ((0, 2) if s.seats == 1 else (2,)):
        wrong.append(f"pedestals {s.pedestals}")
    return wrong
