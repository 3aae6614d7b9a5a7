"""What may be attacked (manual 5.1, 6.1)."""

from __future__ import annotations

from boardwright.games.bits import add, has
from boardwright.games.rune_age.actions import EVENT_FOE, FORT, OBJECTIVE, REALM
from boardwright.games.rune_age.packing import attack_by, attacker_of, target_of
from boardwright.games.rune_age.standing import is_overlord_shielded
from boardwright.games.rune_age.state import CENTRE, GONE, Table
from boardwright.games.rune_age.vocabulary import (
    ASCENT,
    CATACLYSM,
    CIVIL_WAR,
    MONUMENT,
    QUEST,
    RESURGENCE,
)


def was_attacked(s: Table, seat: int, target: int) -> bool:
    """R5.1.3: whether this target has been attacked this round, by it or, with the shared
    limit, by anyone."""
    if s.options.shared_limit:
        return target in [target_of(mark) for mark in s.attacks]
    return attack_by(seat, target) in s.attacks


def may_besiege(s: Table, seat: int, other: int, target: int) -> bool:
    """R6.1: whom the scenario lets a player besiege, and what."""
    if s.options.scenario == CATACLYSM or other == seat:
        return False
    if s.options.scenario == ASCENT:
        if seat != s.overlord and other != s.overlord:
            return False
        calm = seat != s.overlord and target >= REALM and is_overlord_shielded(s)
        return not calm
    return target < REALM or s.options.scenario not in (MONUMENT, QUEST, CIVIL_WAR)


def _struck(s: Table, seat: int) -> int:
    """The places, Home Realms and Objective that `was_attacked` is true of, as a bit set."""
    found = 0
    for mark in s.attacks:
        if target_of(mark) < FORT and (attacker_of(mark) == seat or s.options.shared_limit):
            found = add(found, target_of(mark))
    return found


def targets_of(s: Table, seat: int) -> list[int]:
    """Everything this seat may attack now."""
    struck = _struck(s, seat)
    found: list[int] = []
    for place, owner in enumerate(s.places):
        if owner in (GONE, seat) or has(struck, place):
            continue
        if owner == CENTRE or may_besiege(s, seat, owner, place):
            found.append(place)
    for other in range(s.seats):
        realm = REALM + other
        if has(struck, realm) or has(s.out, other):
            continue
        if may_besiege(s, seat, other, realm):
            found.append(realm)
    if s.options.scenario == RESURGENCE and not has(struck, OBJECTIVE):
        found.append(OBJECTIVE)
    if s.forts[seat] > s.forts_hit[seat]:
        found.append(FORT)
    for event in s.enemies:
        if not was_attacked(s, seat, EVENT_FOE + event):
            found.append(EVENT_FOE + event)
    return found


def was_besieged(s: Table, seat: int) -> bool:
    """R4.6.3: whether this Home Realm was besieged this round with at least one card."""
    return REALM + seat in [target_of(mark) for mark in s.fought]
