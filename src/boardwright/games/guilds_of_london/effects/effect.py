"""What every ability is: when it is of use, and what it does (manual 7)."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.guilds_of_london.components import COLOURS, NO_MAN
from boardwright.games.guilds_of_london.grid import HALL, SHIP, SUPPLY
from boardwright.games.guilds_of_london.moves import source_refusal
from boardwright.games.guilds_of_london.state import NONE, Table

# What paying takes from an ability, to a judge.
GOLD_PRICE: Final = 0.5
MAN_PRICE: Final = 0.6


class Outlook:
    """What a player can do just now, gathered once for all their cards."""

    def __init__(self, s: Table, seat: int) -> None:
        men = s.men
        suits, tiles = s.box.suits, s.tiles
        hall = men[HALL * COLOURS + seat]
        spots, spot, shown = 0, NONE, 0
        for cell in s.open:
            shown |= suits[tiles[cell]]
            if men[cell * COLOURS + seat]:
                spots += 1
                spot = cell
        self.supply: int = men[SUPPLY * COLOURS + seat]
        self.hall: int = hall
        self.ship: int = men[SHIP * COLOURS + seat]
        self.spots: int = spots
        self.spot: int = spot if spots == 1 and not hall else NONE  # of the only man to move
        self.shown: int = shown  # suits of all open tiles
        # Suits of tiles that an own man can go to: with a single man on the board, not his own.
        self.reach: int = shown if hall or spots > 1 else 0
        if self.spot != NONE:
            for cell in s.open:
                if cell != spot:
                    self.reach |= suits[tiles[cell]]
        self.anywhere: bool = len(s.open) > (0 if hall else 1) and (hall > 0 or spots > 0)
        self.cards: bool = bool(s.deck or s.discard)


class Effect:
    """One thing that an ability can do. `fits` is asked for the options, `serves` says it again, by
    the judges of the choices that would follow; they are written apart, so that each checks the
    other. The words of an effect are `card.<name>`."""

    name: ClassVar[str] = ""
    has_extra: ClassVar[bool] = False  # whether its card gives a second figure
    draws_extra: ClassVar[bool] = False  # so many cards are drawn; else it changes the end draw
    once: ClassVar[bool] = False  # whether its amount can only be 1
    with_men: ClassVar[bool] = False  # hangs on where the own men are, and so on the man just paid
    # To a judge, what it adds to a card that can always hire or move a man: with an amount of 1,
    # and for each one more.
    strength: ClassVar[float] = 0.5
    each: ClassVar[float] = 0.3

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        """Whether it would do something."""
        return True

    def serves(self, s: Table, seat: int, card: int) -> bool:
        return True

    def play(self, s: Table, seat: int, card: int) -> None:
        """What is fixed happens at once, what is chosen is asked next."""
        raise NotImplementedError

    def worth(self, amount: int, gold: int, man: int) -> float:
        """Its strength with these figures and this cost."""
        price = GOLD_PRICE * gold + (MAN_PRICE if man != NO_MAN else 0.0)
        return round(self.strength + self.each * (amount - 1) - price, 2)


def sources(s: Table, seat: int) -> list[int]:
    """Where own men can be taken from, by what refuses a source."""
    return [p for p in [HALL, *s.open] if source_refusal(s, seat, p, "G7.1") is None]
