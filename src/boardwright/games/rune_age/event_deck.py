"""Event cards: the deck they come from, and who keeps them (manual 3.4, 5.7)."""

from __future__ import annotations

from boardwright.games.rune_age.packing import in_either, single
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import EVENTS


def scenario_events(s: Table) -> list[int]:
    """R3.4: the Events that are in this game."""
    own = [event for event in range(EVENTS) if s.box.event_scenario[event] == s.options.scenario]
    return [event for event in own if not (s.options.basic and s.box.extra_event[event])]


def keep_event(s: Table, seat: int, event: int) -> None:
    s.rewards = (
        *s.rewards[:seat],
        (*s.rewards[seat], event),
        *s.rewards[seat + 1 :],
    )


def drop_event(s: Table, seat: int, event: int) -> None:
    """A destroyed Reward leaves the game (R5.7.3)."""
    left = tuple([e for e in s.rewards[seat] if e != event])
    s.rewards = (*s.rewards[:seat], left, *s.rewards[seat + 1 :])
    s.removed = (*s.removed, event)
    s.tired_rewards = tuple([e for e in s.tired_rewards if e != event])


def events_left(s: Table) -> int:
    return len(s.event_bag) + int(s.event_top1 > 0) + int(s.event_top2 > 0)


def take_event(s: Table) -> int:
    """The next Event: what an Oracle saw, or one of the lowest stage left (R3.4)."""
    if s.event_top1:
        event = single(s.event_top1)
        s.event_top1 = s.event_top2
        s.event_top2 = 0
        s.lookers = in_either(s.lookers2, s.paired)
        s.lookers2 = 0
        s.paired = 0
        s.reveal()
        return event
    fit = s.event_bag[:]
    if not s.mixed:
        lowest = min([s.box.stage[event] for event in fit])
        fit = [event for event in fit if s.box.stage[event] == lowest]
    event = s.draw(fit)
    s.event_bag.remove(event)
    return event
