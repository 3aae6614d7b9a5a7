"""The game as a sequence of rules, in the order of the manual."""

from __future__ import annotations

from boardwright.games.rune_age.flow.events.phase import EventPhase
from boardwright.games.rune_age.flow.setting_up import SetUp
from boardwright.games.rune_age.flow.turn import Turns
from boardwright.games.rune_age.state import Rule, Table
from boardwright.kernel.frame import Ask


class Play(Rule):
    """Manual 3 and 4: set-up, then rounds until the game ends."""

    def ask(self, s: Table) -> Ask | None:
        s.goto(Round())
        s.call(SetUp())
        return None


class Round(Rule):
    """R4.0.1: every survivor's turn, then the Event Phase."""

    def ask(self, s: Table) -> Ask | None:
        s.round += 1
        s.note("round", s.round)
        s.call(Turns(), EventPhase())
        return None
