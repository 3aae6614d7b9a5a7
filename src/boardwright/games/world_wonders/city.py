"""One player's map as cards and scoring look at it."""

from __future__ import annotations

from boardwright.games.world_wonders.board import LAND, NATURE, WATER, beside, groups
from boardwright.games.world_wonders.components import DOT, FIRST_CARD, FIRST_TILE, type_of
from boardwright.games.world_wonders.state import Table


class City:
    """What scoring asks of one player's map. Judges ask it for every map they see, tile by tile, so
    it works on the boards themselves."""

    def __init__(self, s: Table, seat: int) -> None:
        laid = s.masks(seat)
        self.pieces: int = sum([mask for _, mask in laid])
        self.roads: int = sum([mask for thing, mask in laid if thing <= DOT])
        self.tiles: list[tuple[int, int]] = [
            (thing - FIRST_TILE, mask) for thing, mask in laid if FIRST_TILE <= thing < FIRST_CARD
        ]
        self.wonders: list[tuple[int, int]] = [
            (thing - FIRST_CARD, mask) for thing, mask in laid if thing >= FIRST_CARD
        ]
        self.land: int = s.layer(seat, LAND)
        self.water: int = s.layer(seat, WATER)
        self.nature: int = s.layer(seat, NATURE)
        self.green: int = self.land & ~self.nature

    def reached(self) -> int:
        """W6.5: visible natural resources beside a piece."""
        return self.nature & beside(self.pieces)

    def visited(self) -> int:
        """How many they are."""
        return self.reached().bit_count()

    def districts(self) -> list[int]:
        """W6.6: the tiles without a green neighbour."""
        near = beside(self.green)
        return [tile for tile, mask in self.tiles if not mask & near]

    def green_beside(self, mask: int) -> int:
        """How many green spaces lie beside these."""
        return (self.green & beside(mask)).bit_count()

    def tiles_on(self, board: int) -> list[int]:
        """The tiles that cover one of these spaces."""
        return [tile for tile, mask in self.tiles if mask & board]

    def tiles_by(self, board: int) -> int:
        """How many tiles lie beside one of these spaces."""
        return len(self.tiles_on(beside(board)))

    def largest_group(self, kind: int) -> int:
        """How many tiles of a type the largest connected group has."""
        mine = [mask for tile, mask in self.tiles if type_of(tile) == kind]
        sizes = [len([mask for mask in mine if mask & group]) for group in groups(sum(mine))]
        return max(sizes, default=0)
