"""The game as a sequence of rules, in the order of the manual."""

from __future__ import annotations

from boardwright.games.bits import drop, has
from boardwright.games.world_without_end.flow.cards import Turn
from boardwright.games.world_without_end.flow.chapter_end import EndOfChapter
from boardwright.games.world_without_end.flow.event import Orient, TurnUp
from boardwright.games.world_without_end.state import NEW_ROUND, NONE, Table
from boardwright.games.world_without_end.vocabulary import BEGGING, ROUNDS, ROYAL_COURT
from boardwright.kernel.frame import Step


class Play(Step[Table]):
    """E3.3: the start player is drawn, or named; then rounds until the game ends."""

    def run(self, s: Table) -> None:
        if s.start == NONE:
            s.start = s.pick(s.seats)
        s.note("starts", s.start)
        s.goto(Round())


class Round(Step[Table]):
    """Manual 4: event, card, income, favour, actions; after the sixth round the chapter ends."""

    def run(self, s: Table) -> None:
        if s.round == ROUNDS:
            s.call(EndOfChapter())
            return
        begin_round(s)
        s.call(TurnUp(), Orient(), *[Turn(seat) for seat in s.clockwise(s.start)], EndOfRound())


def begin_round(s: Table) -> None:
    """A new round; E6.4: Royal Court costs the action of the first one."""
    s.round += 1
    if s.round == 1:
        for seat in range(s.seats):
            if has(s.penalties[seat], ROYAL_COURT):
                s.leave_idle(seat)
    s.note("round", s.chapter, s.round, s.start)


class EndOfRound(Step[Table]):
    """E4.6: the card leaves or stays, the start figure passes to the left."""

    def run(self, s: Table) -> None:
        s.done()
        s.this_round = NEW_ROUND
        if len(s.lasting) > 2:
            s.note("lasted", s.lasting[0])
            s.put_in_force(s.lasting[1:])
        if s.round == 1:
            served = [drop(drop(bits, BEGGING), ROYAL_COURT) for bits in s.penalties]
            s.penalties = tuple(served)
        if s.round < ROUNDS:
            s.start = s.left_of(s.start)
