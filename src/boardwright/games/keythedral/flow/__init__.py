"""The game as a sequence of rules, in the order of the manual."""

from __future__ import annotations

from boardwright.games.keythedral.flow.auction import ChangeStartPlayer, ReturnWorkers
from boardwright.games.keythedral.flow.deeds import TakeActions
from boardwright.games.keythedral.flow.setting_up import SetUp
from boardwright.games.keythedral.flow.workers import HarvestFields, PlaceWorkers
from boardwright.games.keythedral.state import NO_AUCTION, NONE, Table
from boardwright.kernel.frame import Step


class Play(Step[Table]):
    """Manual 3 and 4: set-up, then rounds until the game ends."""

    def run(self, s: Table) -> None:
        s.goto(Round())
        s.call(SetUp())


class Round(Step[Table]):
    """K4.0: the five phases; then the next round."""

    def run(self, s: Table) -> None:
        begin_round(s)
        s.call(
            PlaceWorkers(),
            HarvestFields(s.start),
            TakeActions(),
            ReturnWorkers(),
            ChangeStartPlayer(),
        )


def begin_round(s: Table) -> None:
    """Nothing that holds for a round or a phase outlasts it."""
    s.round += 1
    s.note("round", s.round)
    s.master = NONE
    s.free_trades = (0,) * s.seats
    s.favours = (0,) * s.seats
    s.bans = 0
    s.out = 0
    s.passes = 0
    s.bought = 0
    s.auction = NO_AUCTION
