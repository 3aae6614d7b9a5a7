"""One player's map as cards and scoring look at it."""

from __future__ import annotations

from boardwright.games.world_wonders.board import LAND, LAYERS, NATURE, WATER, beside, groups
from boardwright.games.world_wonders.components import DOT, FIRST_CARD, FIRST_TILE, type_of
from boardwright.games.world_wonders.state import Table


class City:
    """What scoring asks of one player's map."""

    def __init__(self, s: Table, seat: int) -> None:
        laid = s.masks(seat)
        at = seat * LAYERS
        self.pieces: int = sum([mask for _, mask in laid])
        self.roads: int = sum([mask for thing, mask in laid if thing <= DOT])
        self.tiles: list[tuple[int, int]] = [
            (thing - FIRST_TILE, mask) for thing, mask in laid if FIRST_TILE <= thing < FIRST_CARD
        ]
        self.wonders: list[tuple[int, int]] = [
            (thing - FIRST_CARD, mask) for thing, mask in laid if thing >= FIRST_CARD
        ]
        self.nature: int = s.layers[at + NATURE]
        self.water: int = s.layers[at + WATER]
        self.green: int = s.layers[at + LAND] & ~self.nature

    def visited(self) -> int:
        """W6.5: visible natural resources beside a piece."""
        return (self.nature & beside(self.pieces)).bit_count()

    def districts(self) -> list[int]:
        """W6.6: the tiles without a green neighbour."""
        return [tile for tile, mask in self.tiles if not beside(mask) & self.green]

    def tiles_by(self, board: int) -> int:
        """How many tiles lie beside something."""
        return len([tile for tile, mask in self.tiles if beside(mask) & board])

    def largest_group(self, kind: int) -> int:
        """How many tiles of a type the largest connected group has."""
        mine = [mask for tile, mask in self.tiles if type_of(tile) == kind]
        sizes = [len([mask for mask in mine if mask & group]) for group in groups(sum(mine))]
        return max(sizes, default=0)
