"""The Event Phase from its start to the redraw (manual 4.5)."""

from __future__ import annotations

from typing import Any

from boardwright.games.rune_age.ending import DECK_EMPTY, close_phase, over
from boardwright.games.rune_age.event_deck import events_left, take_event
from boardwright.games.rune_age.flow.events.civil_war import ArmyStep
from boardwright.games.rune_age.flow.events.enemies import StartOf
from boardwright.games.rune_age.flow.events.lasting import TimeForWar
from boardwright.games.rune_age.flow.events.oracle import AskOracle
from boardwright.games.rune_age.flow.turn import DrawAll
from boardwright.games.rune_age.packing import round_of
from boardwright.games.rune_age.standing import deck_is_refilled
from boardwright.games.rune_age.state import EVENT_PHASE, NONE, Table
from boardwright.games.rune_age.vocabulary import CATACLYSM, ENEMY
from boardwright.kernel.frame import Frame, Step


class EventPhase(Step[Table]):
    """R4.5.1: start effects, Oracles, the Event, the Opposing Army, the redraw, the ends; `late`:
    the army comes after the redraw (R10.8)."""

    def __init__(self, late: int = 0) -> None:
        self.late = late

    def run(self, s: Table) -> None:
        s.done()
        s.phase = EVENT_PHASE
        s.note("event-phase", s.round)
        starts: list[Frame[Any]] = [TimeForWar()]
        starts += [StartOf(event) for event in s.enemies]
        oracles = [AskOracle(seat) for seat in s.survivors()]
        army: list[Frame[Any]] = [Redraw(), ArmyStep()] if self.late else [ArmyStep(), Redraw()]
        s.call(*starts, *oracles, DrawEvent(), *army, ClosePhase())


class DrawEvent(Step[Table]):
    """R4.5.3: the first player draws; an empty deck is shuffled anew, or ends the Cataclysm."""

    def run(self, s: Table) -> None:
        s.done()
        if events_left(s) == 0 and not refill(s):
            return
        s.event = take_event(s)
        s.note("event", s.event)
        if s.box.event_type[s.event] == ENEMY:
            s.enemies = (*s.enemies, s.event)
            s.event = NONE
            return
        s.call(FinishEvent())
        s.box.effect[s.event].happen(s, s.event)


def refill(s: Table) -> bool:
    """R4.5.4, R6.5.2: whether there is an Event to draw after all."""
    again = s.event_discard
    if s.options.scenario == CATACLYSM:
        if not deck_is_refilled(s):
            if s.out == 0:
                over(s, s.survivors(), DECK_EMPTY)
            return False
        s.mixed = 1
    else:
        again = tuple([event for event in again if s.box.stage[event] == 2])
    s.event_discard = tuple([event for event in s.event_discard if event not in again])
    s.event_bag = sorted(again)
    s.note("events-shuffled" if again else "no-event")
    return bool(again)


class FinishEvent(Step[Table]):
    """An Event that nobody keeps goes to the discard pile."""

    def run(self, s: Table) -> None:
        s.done()
        if s.event != NONE:
            s.event_discard = (*s.event_discard, s.event)
            s.event = NONE
        s.tally = (0,) * s.seats


class Redraw(Step[Table]):
    """R4.5.8: everybody draws; a short hand that ends with this round ends before that."""

    def run(self, s: Table) -> None:
        if s.short_hands == s.round:
            s.short_hands = 0
        s.goto(DrawAll(s.first))


class ClosePhase(Step[Table]):
    """R4.5.9: the ends that are looked for now; then all marks of the round are cleared."""

    def run(self, s: Table) -> None:
        s.done()
        if close_phase(s):
            return
        s.attacks = ()
        s.fought = ()
        s.warred = 0
        s.forts_hit = (0,) * s.seats
        s.foresight = (0,) * s.seats
        s.acted = 0
        s.lasting = tuple([mark for mark in s.lasting if round_of(mark) > s.round])
        s.traitor = NONE
