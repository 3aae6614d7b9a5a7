"""What objectives count (manual 6), in the order of the manual: W6.O1 to W6.O10. An edition gives
cards to them by name."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.world_wonders.board import EDGE, MOUNTAINS, count, groups, meets
from boardwright.games.world_wonders.city import City
from boardwright.games.world_wonders.components import type_of
from boardwright.games.world_wonders.rows import GOOD_NAMES, TYPE_CODES, TYPES
from boardwright.games.world_wonders.state import Table


class Objective:
    """One thing that an objective can count: the sum of what a map shows and what the rest of the
    table shows, which are apart because a judge remembers maps. The words are `goal.<name>`."""

    name: ClassVar[str] = ""
    about: ClassVar[tuple[str, ...]] = ("",)  # what a card says it counts: one of these
    ranked: ClassVar[bool] = True  # or a condition, which is met or not

    def on_map(self, city: City, of: int) -> int:
        return 0

    def off_map(self, s: Table, seat: int, of: int) -> int:
        return 0


class EnclosedGreen(Objective):
    """W6.O1."""

    name = "enclosed-green"

    def on_map(self, city: City, of: int) -> int:
        sizes = [count(group) for group in groups(city.green) if not meets(group, EDGE)]
        return max(sizes, default=0)


class LongestRoad(Objective):
    """W6.O2."""

    name = "longest-road"

    def on_map(self, city: City, of: int) -> int:
        return max([count(group) for group in groups(city.roads)], default=0)


class Monuments(Objective):
    """W6.O3: the cards, which are taken when a monument is complete."""

    name = "monuments"

    def off_map(self, s: Table, seat: int, of: int) -> int:
        return s.monuments(seat)


class TilesByNature(Objective):
    """W6.O4."""

    name = "tiles-by-nature"

    def on_map(self, city: City, of: int) -> int:
        return city.tiles_by(city.nature)


class TilesByWater(Objective):
    """W6.O5."""

    name = "tiles-by-water"

    def on_map(self, city: City, of: int) -> int:
        return city.tiles_by(city.water)


class TilesOfType(Objective):
    """W6.O6."""

    name = "tiles-of-type"
    about = TYPE_CODES

    def on_map(self, city: City, of: int) -> int:
        return len([tile for tile, _ in city.tiles if type_of(tile) == of])


class Track(Objective):
    """W6.O7."""

    name = "track"
    about = GOOD_NAMES

    def off_map(self, s: Table, seat: int, of: int) -> int:
        return s.marker(seat, of)


class GroupOfType(Objective):
    """W6.O8."""

    name = "group-of-type"
    about = TYPE_CODES

    def on_map(self, city: City, of: int) -> int:
        return city.largest_group(of)


class TilesAtEdge(Objective):
    """W6.O9."""

    name = "tiles-at-edge"

    def on_map(self, city: City, of: int) -> int:
        return len(city.tiles_on(MOUNTAINS))


class AllDistricts(Objective):
    """W6.O10."""

    name = "all-districts"
    ranked = False

    def on_map(self, city: City, of: int) -> int:
        return int(len({type_of(tile) for tile in city.districts()}) == TYPES)


KNOWN: Final[tuple[Objective, ...]] = (
    EnclosedGreen(),
    LongestRoad(),
    Monuments(),
    TilesByNature(),
    TilesByWater(),
    TilesOfType(),
    Track(),
    GroupOfType(),
    TilesAtEdge(),
    AllDistricts(),
)
