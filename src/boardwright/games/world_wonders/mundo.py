"""What MUNDO cards count (manual 8), in the order of the manual: W8.M1 to W8.M9. An edition gives
cards to them by name."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.world_wonders.board import PITCH, beside, groups
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


def next_to(mask: int) -> int:
    return beside(mask) & ~mask


class GreenBeside(Condition):
    """W8.M1, W8.M9."""

    name = "green-beside"

    def count(self, city: City, card: int, mask: int) -> int:
        return (next_to(mask) & city.green).bit_count()


class MonumentsBeside(Condition):
    """W8.M2."""

    name = "monuments-beside"

    def count(self, city: City, card: int, mask: int) -> int:
        near = next_to(mask)
        return len([owned for owned, other in city.wonders if owned != card and other & near])


class NatureByCity(Condition):
    """W8.M3."""

    name = "nature-by-city"

    def count(self, city: City, card: int, mask: int) -> int:
        return city.visited()


class TypesBeside(Condition):
    """W8.M4."""

    name = "types-beside"

    def count(self, city: City, card: int, mask: int) -> int:
        near = next_to(mask)
        return len({type_of(tile) for tile, other in city.tiles if other & near})


class RoadThrough(Condition):
    """W8.M5: the spaces of the roads at the two short ends of a straight piece."""

    name = "road-through"
    straight = True

    def count(self, city: City, card: int, mask: int) -> int:
        low = mask & -mask
        step = 1 if low << 1 & mask else PITCH
        ends = (mask >> step & ~mask, mask << step & ~mask)
        if not (ends[0] & city.roads and ends[1] & city.roads):
            return 0
        touching = [group for group in groups(city.roads) if group & (ends[0] | ends[1])]
        return sum([group.bit_count() for group in touching])


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
        near = next_to(mask)
        return len([tile for tile, other in city.tiles if other & near])


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
