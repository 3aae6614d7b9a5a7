"""What MUNDO cards count (manual 8), in the order of the manual: W8.M1 to W8.M9. An edition gives
cards to them by name."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.world_wonders.board import around, count, ends, groups, meets
from boardwright.games.world_wonders.city import City
from boardwright.games.world_wonders.components import type_of
from boardwright.games.world_wonders.rows import MARKET


class Condition:
    """One thing that a MUNDO card can count. The words are `mundo.<name>`."""

    name: ClassVar[str] = ""
    straight: ClassVar[bool] = False  # only for a straight monument of one part

    def count(self, city: City, card: int, mask: int) -> int:
        """In a city where the monument of the card stands on the spaces of `mask`."""
        raise NotImplementedError


class GreenBeside(Condition):
    """W8.M1, W8.M9."""

    name = "green-beside"

    def count(self, city: City, card: int, mask: int) -> int:
        return city.green_beside(mask)


class MonumentsBeside(Condition):
    """W8.M2."""

    name = "monuments-beside"

    def count(self, city: City, card: int, mask: int) -> int:
        near = around(mask)
        return len([other for _, other in city.wonders if meets(other, near)])


class NatureByCity(Condition):
    """W8.M3."""

    name = "nature-by-city"

    def count(self, city: City, card: int, mask: int) -> int:
        return city.visited()


class TypesBeside(Condition):
    """W8.M4."""

    name = "types-beside"

    def count(self, city: City, card: int, mask: int) -> int:
        return len({type_of(tile) for tile in city.tiles_on(around(mask))})


class RoadThrough(Condition):
    """W8.M5: the spaces of the roads at the two short ends of a straight piece."""

    name = "road-through"
    straight = True

    def count(self, city: City, card: int, mask: int) -> int:
        first, last = ends(mask)
        if not (meets(first, city.roads) and meets(last, city.roads)):
            return 0
        roads = [road for road in groups(city.roads) if meets(road, first) or meets(road, last)]
        return sum([count(road) for road in roads])


class MarketGroup(Condition):
    """W8.M6."""

    name = "market-group"

    def count(self, city: City, card: int, mask: int) -> int:
        return city.largest_group(MARKET)


class TilesByWater(Condition):
    """W8.M7."""

    name = "tiles-by-water"

    def count(self, city: City, card: int, mask: int) -> int:
        return city.tiles_by(city.water)


class TilesBeside(Condition):
    """W8.M8."""

    name = "tiles-beside"

    def count(self, city: City, card: int, mask: int) -> int:
        return len(city.tiles_on(around(mask)))


KNOWN: Final[tuple[Condition, ...]] = (
    GreenBeside(),
    MonumentsBeside(),
    NatureByCity(),
    TypesBeside(),
    RoadThrough(),
    MarketGroup(),
    TilesByWater(),
    TilesBeside(),
)
