"""What a seat has in play besides its deck."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import drop
from boardwright.games.rune_age.state import CENTRE, Table
from boardwright.games.rune_age.vocabulary import PLACES, R_POWER, RUNES
from boardwright.games.shared import put

LIGHT: Final = 0
HEAVY: Final = 1
SEEING: Final = 2
KINDS_OF_BUILDING: Final = 3


def cities_of(s: Table, seat: int) -> list[int]:
    return [place for place in range(PLACES) if s.places[place] == seat]


def forts_held(s: Table, seat: int) -> int:
    return s.ready_forts[seat] + s.tired_forts[seat]


def holdings_of(s: Table, seat: int) -> int:
    return len(cities_of(s, seat)) + forts_held(s, seat)


def power_of(s: Table, seat: int) -> int:
    total = s.has_reward(seat, R_POWER)
    for place, owner in enumerate(s.places):
        if owner == seat:
            total += s.box.place_power[place]
    return total


def trophies_of(s: Table, seat: int) -> int:
    return sum([s.box.trophies[event] for event in s.rewards[seat]])


def runes_of(s: Table, seat: int) -> list[int]:
    return [rune for rune in range(RUNES) if s.runes[rune] == seat]


def building_at(seat: int, which: int) -> int:
    """Where a table keeps how many of these Buildings a seat has."""
    return seat * KINDS_OF_BUILDING + which


def building_of(s: Table, seat: int, which: int) -> int:
    return s.buildings[building_at(seat, which)]


def return_place(s: Table, place: int) -> None:
    s.places = put(s.places, place, CENTRE)
    s.tired_places = drop(s.tired_places, place)
