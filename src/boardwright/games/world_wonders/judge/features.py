"""What a strong player of World Wonders measures in a position."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import add, drop, has, part
from boardwright.games.world_wonders.board import BESIDE_ROADS, BESIDE_TYPE, beside
from boardwright.games.world_wonders.city import City
from boardwright.games.world_wonders.components import FIRST_MUNDO
from boardwright.games.world_wonders.flow.pieces import LaySet, LayWonder
from boardwright.games.world_wonders.laying import card_fits
from boardwright.games.world_wonders.rows import POPULATION, TYPES
from boardwright.games.world_wonders.scoring import goal_points, mundo_points
from boardwright.games.world_wonders.state import Table

FEATURES: Final = (
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

ENOUGH: Final = 24  # spaces with access beyond which more are of no use
NEAR: Final = 3.0  # a lead in an objective that counts as safe


class Survey:
    """What one map is worth, whoever is to move: worked out once for each map."""

    def __init__(self, s: Table, seat: int) -> None:
        city = City(s, seat)
        self.nature = float(city.visited())
        self.wild = float(city.nature.bit_count()) - self.nature
        self.districts = 0.0
        self.nearly = 0.0  # tiles that lack one space; those that lack two count half
        green, gaps = city.green, 0
        for _, mask in city.tiles:
            around = green & beside(mask)
            gaps |= around
            missing = around.bit_count()
            if missing == 0:
                self.districts += 1.0
            elif missing <= 2:
                self.nearly += 1.0 / missing
        self.gaps = float(gaps.bit_count())
        land = city.land
        self.room = float(land.bit_count())
        self.access = float(min((land & s.layer(seat, BESIDE_ROADS)).bit_count(), ENOUGH))
        self.types = 0.0
        for kind in range(TYPES):
            if land & s.layer(seat, BESIDE_TYPE + kind):
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


class Contests:
    """The points of objectives as they stand, and how safely they are led or how far behind the
    leader one is: for all seats."""

    def __init__(self, s: Table, surveys: list[Survey]) -> None:
        self.points = [0.0] * s.seats
        self.leads = [0.0] * s.seats
        for i, goal in enumerate(s.goals):
            kind, of = s.box.goal_kinds[goal], s.box.goal_of[goal]
            values = [
                survey.goals[i] + kind.off_map(s, seat, of) for seat, survey in enumerate(surveys)
            ]
            points = goal_points(s, goal, values)
            for seat, value in enumerate(values):
                rival = 0
                for other, reached in enumerate(values):
                    if other != seat and reached > rival:
                        rival = reached
                self.points[seat] += points[seat]
                self.leads[seat] += max(min((value - rival) / NEAR, 1.0), -1.0)


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
