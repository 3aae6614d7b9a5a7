"""The game as a sequence of rules, in the order of the manual."""

from __future__ import annotations

from boardwright.games.rune_age.flow.events.phase import EventPhase
from boardwright.games.rune_age.flow.setting_up import SetUp
from boardwright.games.rune_age.flow.turn import Turns
from boardwright.games.rune_age.state import Table
from boardwright.kernel.frame import Step


class Play(Step[Table]):
    """Manual 3 and 4: set-up, then rounds until the game ends. Two options go with it: whether the
    Opposing Army comes after the drawing, and whether the Overlord has a common limit."""

    def __init__(self, late: int = 0, common: int = 0) -> None:
        self.late = late
        self.common = common

    def run(self, s: Table) -> None:
        s.goto(Round(self.late))
        s.call(SetUp(self.common))


class Round(Step[Table]):
    """R4.0.1: every survivor's turn, then the Event Phase."""

    def __init__(self, late: int = 0) -> None:
        self.late = late

    def run(self, s: Table) -> None:
        s.round += 1
        s.note("round", s.round)
        s.call(Turns(), EventPhase(self.late))
