"""What every effect of an event is: what its card says, what happens, what holds while it lasts."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.sheet import Row
from boardwright.games.world_without_end.components import Box, value
from boardwright.games.world_without_end.state import FROM_EVENT, Table
from boardwright.games.world_without_end.vocabulary import NUMERALS, PLAGUE


class Effect:
    """One thing that an event can do (manual 7). Its words are `event.<name>`."""

    name: ClassVar[str] = ""
    lasting: ClassVar[bool] = False  # whether it is long-term
    values: ClassVar[tuple[str, ...]] = ()  # what its card gives
    positive: ClassVar[tuple[str, ...]] = ()  # of these, what would mean nothing as 0
    needs_plague: ClassVar[bool] = False
    brings_project: ClassVar[bool] = False
    fills_project: ClassVar[bool] = False  # which must be on the board before

    def flaw(self, row: Row) -> str:
        """Why a card with these values would do nothing where it stands."""
        chapter = NUMERALS.index(row.text("id").split("-")[0])
        if self.needs_plague and chapter < PLAGUE:
            return f"{self.name} needs the plague, which comes after chapter II"
        for key in self.positive:
            if value(row, key) == 0:
                return f"{key} must be at least 1"
        return ""

    def resolve(self, s: Table, event: int) -> None:
        """E4.1.3: what happens at once; the card is `event`."""

    # What holds while a long-term event is in force. Where several speak of the same, the newest
    # comes last; each is given what held before it.

    def wool_price(self, box: Box, event: int, price: int) -> int:
        return price

    def cloth_price(self, box: Box, event: int, price: int) -> int:
        return price

    def cloth_limit(self, box: Box, event: int, most: int) -> int:
        return most

    def outlaws_price(self, box: Box, event: int, price: int) -> int:
        return price

    def action_price(self, box: Box, event: int, kind: int) -> int:
        """Gold added to an action that takes this good (E7.5)."""
        return 0

    def dues(self, box: Box, event: int) -> int:
        """Gold out of the proceeds of a sale."""
        return 0

    def tax(self, box: Box, event: int) -> int:
        """Gold added to the tax."""
        return 0

    def only_cube(self, box: Box, event: int, cube: int) -> int:
        """The one cube that the action Resource gives, or NONE."""
        return cube

    def covers(self, box: Box, event: int, project: int) -> bool:
        return False

    def bars_building(self) -> bool:
        return False

    def frees_care(self) -> bool:
        return False

    def draws_discards(self) -> bool:
        return False


# What events bring and cost.


def gain(s: Table, seat: int, points: int) -> None:
    if points:
        s.score(seat, FROM_EVENT, points)
        s.note("scores", seat, points)


def lose(s: Table, seat: int, points: int) -> None:
    if points:
        s.note("loses", seat, s.lose(seat, FROM_EVENT, points))
