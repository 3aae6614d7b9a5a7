"""What Mayoral cards count (G8.2), in the order of the manual. An edition gives cards to these aims
by name."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.bits import has
from boardwright.games.guilds_of_london.city import in_ward, suits_shown
from boardwright.games.guilds_of_london.components import NUMBERED, SUIT_COUNT, apart, meet
from boardwright.games.guilds_of_london.grid import BESIDE, HALL, SHIP
from boardwright.games.guilds_of_london.state import Table
from boardwright.games.guilds_of_london.tokens import tokens_held


class Wishes:
    """What a player's Mayoral cards add to Masters, tokens and men, to a judge."""

    def __init__(self) -> None:
        self.suits: list[float] = [0.0] * SUIT_COUNT  # a Master on each suit
        self.ward: float = 0.0
        self.monument: float = 0.0
        self.estate: float = 1.0  # for each own neighbour
        self.token: float = 0.0

    def favour(self, suits: int, points: float) -> None:
        for suit in range(SUIT_COUNT):
            if has(suits, suit):
                self.suits[suit] += points


class Aim:
    """One thing that a Mayoral card can count. `suits` are those its card names, `mine` the cells
    of the own Masters. The words of an aim are `aim.<name>`."""

    name: ClassVar[str] = ""
    suits_named: ClassVar[int] = 0
    # To a judge.
    fleeting: ClassVar[bool] = False  # men come and go: they count at the end only
    on_tiles: ClassVar[bool] = True  # whether the open tiles tell what it may bring

    def count(self, s: Table, seat: int, suits: int, mine: list[int]) -> int:
        """How often its condition is met."""
        raise NotImplementedError

    def wish(self, s: Table, suits: int, mine: list[int], points: float, wishes: Wishes) -> None:
        """Add what one more is worth to a judge."""

    def promise(self, s: Table, suits: int, cell: int) -> float:
        """How much a Master on an open tile would count, roughly."""
        return 0.0


class SuitAim(Aim):
    """G8.2.1: Masters on a suit."""

    name = "suit"
    suits_named = 1

    def count(self, s: Table, seat: int, suits: int, mine: list[int]) -> int:
        return sum([1 for cell in mine if meet(suits_shown(s, cell), suits)])

    def wish(self, s: Table, suits: int, mine: list[int], points: float, wishes: Wishes) -> None:
        wishes.favour(suits, points)

    def promise(self, s: Table, suits: int, cell: int) -> float:
        return 1.0 if meet(printed(s, cell), suits) else 0.0


class PairAim(Aim):
    """G8.2.2: pairs of Masters, one on each suit; a tile with both serves for either."""

    name = "pair"
    suits_named = 2

    def count(self, s: Table, seat: int, suits: int, mine: list[int]) -> int:
        one, other = apart(suits)
        shown = [suits_shown(s, cell) & suits for cell in mine]
        a, b, c = shown.count(one), shown.count(other), shown.count(suits)
        return min((a + b + c) // 2, a + c, b + c)

    def wish(self, s: Table, suits: int, mine: list[int], points: float, wishes: Wishes) -> None:
        """The suit that lacks Masters is worth more."""
        one, other = apart(suits)
        lead = 0
        for cell in mine:
            shown = suits_shown(s, cell) & suits
            lead += 1 if shown == one else -1 if shown == other else 0
        wishes.favour(one, points * (0.5 if lead == 0 else 0.25 if lead > 0 else 0.8))
        wishes.favour(other, points * (0.5 if lead == 0 else 0.8 if lead > 0 else 0.25))

    def promise(self, s: Table, suits: int, cell: int) -> float:
        return 0.5 if meet(printed(s, cell), suits) else 0.0


class WardAim(Aim):
    """G8.2.3: Masters around the Guildhall."""

    name = "ward"

    def count(self, s: Table, seat: int, suits: int, mine: list[int]) -> int:
        return sum([1 for cell in mine if in_ward(s, cell)])

    def wish(self, s: Table, suits: int, mine: list[int], points: float, wishes: Wishes) -> None:
        wishes.ward += points

    def promise(self, s: Table, suits: int, cell: int) -> float:
        return 1.0 if in_ward(s, cell) else 0.0


class MonumentAim(Aim):
    """G8.2.4: Masters on special buildings."""

    name = "monument"

    def count(self, s: Table, seat: int, suits: int, mine: list[int]) -> int:
        return sum([1 for cell in mine if s.tiles[cell] >= NUMBERED])

    def wish(self, s: Table, suits: int, mine: list[int], points: float, wishes: Wishes) -> None:
        wishes.monument += points

    def promise(self, s: Table, suits: int, cell: int) -> float:
        return 1.0 if s.tiles[cell] >= NUMBERED else 0.0


class PlantationAim(Aim):
    """G8.2.5: men on the Plantation."""

    name = "plantation"
    fleeting = True
    on_tiles = False

    def count(self, s: Table, seat: int, suits: int, mine: list[int]) -> int:
        return s.at(seat, SHIP)


class HallAim(Aim):
    """G8.2.6: men in the Guildhall."""

    name = "hall"
    fleeting = True
    on_tiles = False

    def count(self, s: Table, seat: int, suits: int, mine: list[int]) -> int:
        return s.at(seat, HALL)


class EstateAim(Aim):
    """G8.2.7: Masters of the largest group, side by side."""

    name = "estate"

    def count(self, s: Table, seat: int, suits: int, mine: list[int]) -> int:
        left = set(mine)
        largest = 0
        while left:
            group = [left.pop()]
            for cell in group:
                for other in BESIDE[cell]:
                    if other in left:
                        left.remove(other)
                        group.append(other)
            largest = max(largest, len(group))
        return largest

    def wish(self, s: Table, suits: int, mine: list[int], points: float, wishes: Wishes) -> None:
        wishes.estate += points * 0.5

    def promise(self, s: Table, suits: int, cell: int) -> float:
        return 1.0


class TokenAim(Aim):
    """G8.2.8: tokens held."""

    name = "token"
    on_tiles = False

    def count(self, s: Table, seat: int, suits: int, mine: list[int]) -> int:
        return tokens_held(s, seat)

    def wish(self, s: Table, suits: int, mine: list[int], points: float, wishes: Wishes) -> None:
        wishes.token += points


def printed(s: Table, cell: int) -> int:
    """The suits of a guild tile; a special building shows one of its four at most."""
    tile = s.tiles[cell]
    return s.box.suits[tile] if tile < NUMBERED else 0


AIMS: Final[tuple[Aim, ...]] = (
    SuitAim(),
    PairAim(),
    WardAim(),
    MonumentAim(),
    PlantationAim(),
    HallAim(),
    EstateAim(),
    TokenAim(),
)
