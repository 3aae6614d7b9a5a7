"""What a strong player of World Wonders looks at."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import add, drop, has, part
from boardwright.games.judging import Judge, sigmoid
from boardwright.games.world_wonders.actions import (
    BUILD,
    LOAN,
    OUT,
    PEDESTAL,
    PUT,
    SINGLE,
    WONDER,
)
from boardwright.games.world_wonders.board import (
    BESIDE,
    BESIDE_ROADS,
    BESIDE_TYPE,
    LAND,
    LAYERS,
    MAP,
    NATURE,
    TURNS,
    beside,
)
from boardwright.games.world_wonders.city import City
from boardwright.games.world_wonders.components import (
    DOT,
    FIRST_CARD,
    FIRST_MUNDO,
    FIRST_TILE,
    LONG,
    PAIR,
    TOWER,
    type_of,
)
from boardwright.games.world_wonders.flow.pieces import (
    LayRoad,
    LaySet,
    LayTile,
    LayTower,
    LayWonder,
)
from boardwright.games.world_wonders.flow.turn import EndTurn, Turn
from boardwright.games.world_wonders.laying import card_fits
from boardwright.games.world_wonders.rows import POPULATION, TYPES
from boardwright.games.world_wonders.scoring import automaton_points, goal_points, mundo_points
from boardwright.games.world_wonders.state import Table
from boardwright.kernel.game import Game

KEPT: Final = 4000  # surveys kept; most maps are looked at again and again
ENOUGH: Final = 24  # spaces with access beyond which more are of no use
NEAR: Final = 3.0  # a lead in an objective that counts as safe


class Survey:
    """What one map is worth, whoever is to move: worked out once for each map."""

    def __init__(self, s: Table, seat: int) -> None:
        city = City(s, seat)
        at = seat * LAYERS
        land = s.layers[at + LAND]
        self.nature = float(city.visited())
        self.wild = float(city.nature.bit_count()) - self.nature
        self.districts = 0.0
        self.nearly = 0.0  # tiles that lack one space; those that lack two count half
        gaps = 0  # green spaces beside tiles
        for _, mask in city.tiles:
            around = beside(mask) & city.green
            gaps |= around
            missing = around.bit_count()
            if missing == 0:
                self.districts += 1.0
            elif missing <= 2:
                self.nearly += 1.0 / missing
        self.gaps = float(gaps.bit_count())
        self.room = float(land.bit_count())
        self.access = float(min((s.layers[at + BESIDE_ROADS] & land).bit_count(), ENOUGH))
        self.types = 0.0
        for kind in range(TYPES):
            if s.layers[at + BESIDE_TYPE + kind] & land:
                self.types += 1.0
        self.goals: list[int] = [
            s.box.goal_kinds[goal].on_map(city, s.box.goal_of[goal]) for goal in s.goals
        ]
        self.mundo = float(
            sum([mundo_points(s, city, card) for card, _ in city.wonders if card >= FIRST_MUNDO])
        )
        self.tried = 0  # monuments for which a place was looked for
        self.fitting = 0  # and found

    def fits(self, s: Table, seat: int, number: int) -> bool:
        """Whether a monument would find a place."""
        if not has(self.tried, number):
            self.tried = add(self.tried, number)
            if card_fits(s, seat, number):
                self.fitting = add(self.fitting, number)
        return has(self.fitting, number)


class WorldWondersJudge(Judge[Table]):
    features = (
        "rings",
        "people",
        "lowest",
        "lowest-ahead",
        "middle-ahead",
        "highest-ahead",
        "monuments",
        "mundo",
        "nature",
        "wild",
        "districts",
        "nearly",
        "gaps",
        "objectives",
        "leads",
        "gold",
        "loan",
        "pedestal",
        "promise",
        "access",
        "types",
        "room",
        "in-hand",
        "rounds",
    )
    widest = 16  # places that are tried when something is not yet bought

    def __init__(self, game: Game, weights: list[float], spread: float) -> None:
        super().__init__(game, weights, spread)
        self.surveys: dict[tuple[int, tuple[int, ...], tuple[int, ...]], Survey] = {}

    def survey(self, s: Table, seat: int) -> Survey:
        key = (s.maps[seat], s.goals, s.pieces[seat])
        found = self.surveys.get(key)
        if found is None:
            if len(self.surveys) >= KEPT:
                self.surveys.clear()
            found = Survey(s, seat)
            self.surveys[key] = found
        return found

    def look(self, s: Table, seat: int) -> list[float]:
        surveys = [self.survey(s, other) for other in range(s.seats)]
        found = surveys[seat]
        left = time_left(s)
        low, middle, high = sorted(s.goods(seat))
        rings = s.marks(POPULATION)
        points, leads = contests(s, seat, surveys)
        return [
            float(rings[s.population(seat)]),
            s.population(seat) * left,
            low * (1.0 - left),
            low * left,
            middle * left,
            high * left,
            float(rings_owned(s, seat)),
            found.mundo,
            found.nature,
            found.wild * left,
            found.districts,
            found.nearly * left,
            found.gaps * left,
            points,
            leads * left,
            float(s.gold[seat]),
            1.0 if s.loans[seat] else 0.0,
            pedestal(s, seat) if left > 0.1 else 0.0,
            promise(s, seat, found),
            found.access * left,
            found.types * left,
            found.room * left / 10.0,
            in_hand(s, seat),
            left,
        ]

    def midway(self, s: Table) -> bool:
        """Laying belongs to the purchase; of several parts only the first is thought through."""
        top = s.stack[-1]
        if isinstance(top, LaySet):
            return top.pairs + top.dots == 3
        if isinstance(top, LayWonder):
            return top.placed == ()
        return isinstance(top, (LayRoad, LayTile, LayTower))

    def priors(self, s: Table) -> list[float]:
        assert s.asked is not None
        top = s.stack[-1]
        if isinstance(top, (Turn, EndTurn)):
            return [deed_prior(s, top.seat, action) for action in s.asked.options]
        thing, part = LONG, 0
        if isinstance(top, LayTile):
            thing = FIRST_TILE + top.tile
        elif isinstance(top, LayWonder):
            thing, part = FIRST_CARD + top.card, len(top.placed)
        elif isinstance(top, LayTower):
            thing = TOWER
        elif isinstance(top, LaySet):
            thing = PAIR
        return place_priors(s, s.asked.seat, thing, part)

    def chances(self, s: Table, worths: list[float], temperature: float) -> list[float]:
        """W7.7: alone, the lead over what the Automaton will have."""
        if s.seats > 1:
            return super().chances(s, worths, temperature)
        rival = automaton_points(s) + time_left(s) * (24.0 + (10.0 if s.options.hard else 0.0))
        return [sigmoid((worths[0] - rival) / (temperature * self.spread))]


def contests(s: Table, seat: int, surveys: list[Survey]) -> tuple[float, float]:
    """The points of objectives as they stand, and how safely they are led or how far behind the
    leader one is."""
    points = 0.0
    leads = 0.0
    for i, goal in enumerate(s.goals):
        kind, of = s.box.goal_kinds[goal], s.box.goal_of[goal]
        values = [
            survey.goals[i] + kind.off_map(s, other, of) for other, survey in enumerate(surveys)
        ]
        points += goal_points(s, goal, values)[seat]
        rival = max([value for other, value in enumerate(values) if other != seat], default=0)
        leads += max(min((values[seat] - rival) / NEAR, 1.0), -1.0)
    return points, leads


def time_left(s: Table) -> float:
    """The part of the game still to be played; less if somebody nears the purple space."""
    last = len(s.marks(POPULATION)) - 1
    rounds = float(s.box.rounds - s.round)
    for seat in range(s.seats):
        rounds = min(rounds, (last - s.population(seat)) * 1.0)
    total = float(s.box.rounds)
    return (rounds + sum(s.gold) / (s.box.gold * s.seats)) / total


def rings_owned(s: Table, seat: int) -> int:
    """Rings of the ordinary cards owned, or being laid."""
    cards = s.cards[seat]
    for frame in s.stack:
        if isinstance(frame, LayWonder) and frame.seat == seat:
            cards = add(cards, frame.card)
    cards = part(cards, 0, FIRST_MUNDO)
    total = 0
    while cards:
        last = cards.bit_length() - 1
        total += s.box.cards[last].rings
        cards = drop(cards, last)
    return total


def pedestal(s: Table, seat: int) -> float:
    """W4.5.4: a place at the front of the next round, the more the higher one's own people put
    one back."""
    if seat not in s.pedestals:
        return 0.0
    behind = 0
    for other in range(s.seats):
        if s.population(other) < s.population(seat):
            behind += 1
    return (behind + 1.0 - s.pedestals.index(seat)) / s.seats


def promise(s: Table, seat: int, survey: Survey) -> float:
    """The best monument on display that would find a place now: in this round for who still has
    gold, else perhaps in the next."""
    best = 0.0
    for number in s.display:
        if survey.fits(s, seat, number):
            card = s.box.cards[number]
            best = max(best, card.rings + 0.5 * (sum(card.gains) + card.population))
    if s.gold[seat]:
        return best
    return 0.5 * best if s.round < s.box.rounds else 0.0


def in_hand(s: Table, seat: int) -> float:
    """Short roads bought and not yet laid."""
    top = s.stack[-1] if s.stack else None
    return float(top.pairs + top.dots) if isinstance(top, LaySet) and top.seat == seat else 0.0


# Priors: what looks good before anything is tried.


def deed_prior(s: Table, seat: int, action: int) -> float:
    """Much for its gold first; loans seldom."""
    if BUILD.has(action):
        tile = BUILD.arg(action)
        return 1.0 + 4.0 * sum(s.box.tile_gains[tile]) / s.cost(tile)
    if WONDER.has(action):
        return 12.0 * s.box.cards[WONDER.arg(action)].rings / (2.0 + s.gold[seat])
    if PEDESTAL.has(action):
        return 0.5
    if LOAN.has(action) or OUT.has(action):
        return 0.2
    return 1.0


def place_priors(s: Table, seat: int, thing: int, part: int) -> list[float]:
    """Close to what lies there, resources left open but reached; roads also into new land."""
    assert s.asked is not None
    at = seat * LAYERS
    land, nature = s.layers[at + LAND], s.layers[at + NATURE]
    green = land & ~nature
    reached = s.layers[at + BESIDE]
    fresh = land & ~s.layers[at + BESIDE_ROADS] if thing <= PAIR else 0
    kin = s.layers[at + BESIDE_TYPE + type_of(thing - FIRST_TILE)] if is_tile(thing) else 0
    shape = s.box.part(thing, part)
    found: list[float] = []
    for action in s.asked.options:
        if SINGLE.has(action):
            mask = s.box.part(DOT, 0).mask(SINGLE.arg(action) * TURNS)
        else:
            mask = shape.mask(PUT.arg(action))
        around = beside(mask) & ~mask & MAP
        value = 2.0 * (around & nature & ~reached).bit_count()
        value -= 2.5 * (mask & nature).bit_count() + 0.5 * (around & green).bit_count()
        value += 0.5 * (mask & reached).bit_count() + 0.4 * (around & fresh).bit_count()
        if kin & mask:
            value += 0.3
        found.append(2.0 ** max(min(value, 20.0), -20.0))
    return found


def is_tile(thing: int) -> bool:
    return FIRST_TILE <= thing < FIRST_CARD


JUDGE: Final = WorldWondersJudge
