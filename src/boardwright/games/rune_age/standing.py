"""What enemies in play and Events announced for the round change (manual 7.1.4, 7.1.6). Where
several enemies change the same, the oldest counts."""

from __future__ import annotations

from boardwright.games.rune_age.state import Table


def hands_are_short(s: Table) -> bool:
    return any(s.box.effect[event].shortens_hands() for event in s.enemies)


def deck_is_refilled(s: Table) -> bool:
    return any(s.box.effect[event].refills_deck() for event in s.enemies)


def foe_more(s: Table, foe: int) -> int:
    """Strength added to an Event that is fought, or to the Objective; to no Event by itself."""
    for event in s.enemies:
        more = s.box.effect[event].foe_more(s.box.event_amount[event])
        if more:
            return more if event != foe else 0
    return 0


def landmark_more(s: Table) -> int:
    for event in s.enemies:
        more = s.box.effect[event].landmark_more(s.box.event_amount[event])
        if more:
            return more
    return 0


def army_more(s: Table) -> int:
    for event in s.enemies:
        more = s.box.effect[event].army_more(s.box.event_amount[event])
        if more:
            return more
    return 0


def monument_more(s: Table) -> int:
    for event in s.enemies:
        more = s.box.effect[event].monument_more(s.box.event_amount[event])
        if more:
            return more
    return 0


def keep_price(s: Table) -> int:
    """R4.3.1: influence for each card kept."""
    for event in s.enemies:
        price = s.box.effect[event].keep_price(s.box.event_amount[event])
        if price:
            return price
    return 1


# Nothing is announced for most rounds.


def ties_are_won(s: Table) -> bool:
    return s.lasting != () and any(s.box.effect[event].wins_ties() for event in s.announced())


def is_without_bonus(s: Table) -> bool:
    if not s.lasting:
        return False
    return any(s.box.effect[event].bars_siege_bonus() for event in s.announced())


def is_overlord_shielded(s: Table) -> bool:
    if not s.lasting:
        return False
    return any(s.box.effect[event].shields_overlord() for event in s.announced())
