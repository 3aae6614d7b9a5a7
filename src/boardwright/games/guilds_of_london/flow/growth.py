"""Manual 5: the Plantation, and the tiles of a growth phase."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds_of_london.city import place_beadle
from boardwright.games.guilds_of_london.course import next_cells
from boardwright.games.guilds_of_london.flow.icons import Icons
from boardwright.games.guilds_of_london.flow.resolving import (
    Negotiate,
    leaders,
    most_men,
    second_to,
)
from boardwright.games.guilds_of_london.flow.setting_up import lay_from_stack
from boardwright.games.guilds_of_london.grid import SHIP, SUPPLY
from boardwright.games.guilds_of_london.state import FROM_PLANTATION, NONE, Table
from boardwright.games.shared import put
from boardwright.kernel.frame import Step

FIRST: Final = 0
SECOND: Final = 1


class Plantation(Step[Table]):
    """G5.1.1: negotiation, then the vote; the VP order holds to the end of it."""

    def run(self, s: Table) -> None:
        s.done()
        if s.coloured(SHIP):
            s.note("plantation", s.side)
            order = s.ranking()
            s.call(Negotiate(SHIP, order), PlantationVote(order))


class PlantationVote(Step[Table]):
    """G5.1.2, G5.1.3: left and right reward, or right rewards for all that tie for first."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def run(self, s: Table) -> None:
        s.goto(ClearPlantation())
        first = leaders(s, SHIP, NONE)
        if not first:
            s.note("crop-nobody")
            return
        s.note("crop-votes", s.tally(SHIP))
        if len(first) == 1:
            if len(most_men(s, SHIP)) > 1:
                s.note("tie-power", first[0])
            second = second_to(s, SHIP, first[0])
            s.note("crop-first", first[0])
            if second != NONE:
                s.note("crop-second", second)
                reward(s, second, SECOND)
            reward(s, first[0], FIRST)
            return
        s.note("crop-tied")
        for colour in self.order[::-1]:
            if colour in first:
                reward(s, colour, SECOND)


def reward(s: Table, colour: int, which: int) -> None:
    """The rules that pay one player, to come next."""
    icons = s.box.crops[s.side][which]
    s.call(Icons(colour, icons, FROM_PLANTATION), ReturnMen(colour, s.box.returns[s.side][which]))


class ReturnMen(Step[Table]):
    """G5.1.4: men from the Plantation to the supply, right after the reward."""

    def __init__(self, colour: int, n: int) -> None:
        self.colour = colour
        self.n = n

    def run(self, s: Table) -> None:
        s.done()
        n = min(self.n, s.at(self.colour, SHIP))
        if n:
            s.shift(self.colour, SHIP, SUPPLY, n)
            s.note("returned", self.colour, n)


class ClearPlantation(Step[Table]):
    """G5.1.4: neutrals go back to the scoreboard."""

    def run(self, s: Table) -> None:
        s.done()
        s.board_neutrals += s.neutrals[SHIP]
        s.neutrals = put(s.neutrals, SHIP, 0)


class Grow(Step[Table]):
    """G5.2.1 to G5.2.3: the next tiles of the spiral, then the Beadle."""

    def run(self, s: Table) -> None:
        s.done()
        cells = next_cells(s)
        if cells:
            s.growths += 1
            s.note("growth", len(cells))
            for cell in cells:
                lay_from_stack(s, cell, s.options.growth_tokens)
        place_beadle(s)
