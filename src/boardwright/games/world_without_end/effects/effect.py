"""What every effect of an event is: what its card says, what happens, what holds while it lasts."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.sheet import Row
from boardwright.games.world_without_end.components import Box, value
from boardwright.games.world_without_end.state import FROM_EVENT, Force, Table
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

    def hold(self, box: Box, event: int, force: Force) -> None:
        """What a long-term event says while it is in force. The newest comes last: it finds what
        the others have said."""


# What events bring and cost.


def gain(s: Table, seat: int, points: int) -> None:
    if points:
        s.score(seat, FROM_EVENT, points)
        s.note("scores", seat, points)


def lose(s: Table, seat: int, points: int) -> None:
    if points:
        s.note("loses", seat, s.lose(seat, FROM_EVENT, points))
