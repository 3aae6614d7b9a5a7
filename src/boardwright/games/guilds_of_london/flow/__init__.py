"""The game as a sequence of rules, in the order of the manual."""

from __future__ import annotations

from boardwright.games.guilds_of_london.city import open_guilds
from boardwright.games.guilds_of_london.components import BORIS
from boardwright.games.guilds_of_london.course import is_grey, is_last, next_scan
from boardwright.games.guilds_of_london.flow.boris import BorisTurn
from boardwright.games.guilds_of_london.flow.growth import Grow, Plantation
from boardwright.games.guilds_of_london.flow.resolving import Scan
from boardwright.games.guilds_of_london.flow.setting_up import SetUp
from boardwright.games.guilds_of_london.flow.turns import BeginTurn
from boardwright.games.guilds_of_london.grid import AWAY
from boardwright.games.guilds_of_london.state import NONE, Table
from boardwright.kernel.frame import Step


class Play(Step[Table]):
    """Manual 3 and 4: set-up, then rounds until the game ends; `first` is a named start player."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: Table) -> None:
        s.goto(Round())
        s.call(SetUp(self.first))


class Round(Step[Table]):
    """G4.0.1 to G4.0.3: turns in the order fixed now, the scan, what follows it. In round 1 the
    markers still lie in set-up order."""

    def run(self, s: Table) -> None:
        s.order = s.ranking()
        s.round += 1
        s.note("round", s.round)
        s.call(AfterScan())
        if next_scan(s) == s.round:
            s.call(Scan(NONE))
        for colour in s.order[::-1]:
            if colour == BORIS:
                s.call(BorisTurn())
            else:
                s.call(BeginTurn(colour))


class AfterScan(Step[Table]):
    """G4.3: where the marker goes, and whether a growth phase follows."""

    def run(self, s: Table) -> None:
        s.done()
        grey = s.box.grey[s.seats - 1]
        more = s.box.grows[s.seats - 1] > 0 and s.growths < len(grey) - 1
        if not open_guilds(s) and (s.options.strict or not more):
            jump(s, grey[-1])
        elif not s.open and not is_grey(s):
            jump(s, min([space for space in grey if space > s.round]))
        if is_grey(s):
            s.call(Plantation(), FinalScoring() if is_last(s, s.round) else Grow())


def jump(s: Table, space: int) -> None:
    if s.round != space:
        s.round = space
        s.note("jump", space)


class FinalScoring(Step[Table]):
    """G8.1.1: men on open tiles leave; the rest is counting."""

    def run(self, s: Table) -> None:
        for cell in s.open:
            for colour in s.players:
                s.shift(colour, cell, AWAY, s.at(colour, cell))
        s.note("final")
        s.finish()
