"""Units in combat: how they are named and found (manual 5.6)."""

from __future__ import annotations

from boardwright.games.rune_age.actions import ARMY as ARMY_FOE
from boardwright.games.rune_age.packing import (
    USED,
    WOUNDED,
    bonus_of,
    boosted,
    fighter_of,
    is_marked,
    kind_of,
    marked,
    side_of,
    unit_id,
)
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.shared import put


def side_for(s: Table, seat: int) -> int:
    """The side on which a seat fights."""
    return 0 if seat == s.combat.attacker else 1


def distinct(units: list[int]) -> list[int]:
    return sorted(set(units))


def find_unit(s: Table, side: int, unit: int, without: int = 0) -> int:
    """Where a unit of this name stands: of several the one with the smallest bonus; NONE if there
    is none without the given mark."""
    found = NONE
    for at, fighter in enumerate(s.fighters):
        if side_of(fighter) != side or unit_id(fighter) != unit or is_marked(fighter, without):
            continue
        if found == NONE or bonus_of(fighter) < bonus_of(s.fighters[found]):
            found = at
    return found


def another_beast(s: Table, side: int, unit: int) -> int:
    """Where a Chaos Beast stands that has not rampaged yet: who rampages destroys others only."""
    fresh = find_unit(s, side, unit, USED)
    return fresh if fresh != NONE else find_unit(s, side, unit)


def opposing(s: Table, side: int, most: int) -> list[int]:
    """R5.6.3: opposing units of at most this printed strength; cards are never units."""
    if s.combat.defender == NONE and (s.combat.foe != ARMY_FOE or side == 1):
        return []
    strength = s.box.strength
    return distinct(
        [unit_id(f) for f in s.fighters if side_of(f) != side and strength[kind_of(f)] <= most]
    )


def last_of(s: Table, side: int) -> int:
    """The unit just played: the last one of its side."""
    for at in range(len(s.fighters) - 1, -1, -1):
        if side_of(s.fighters[at]) == side:
            return at
    return NONE


def woundable(s: Table, side: int, acting: bool) -> list[int]:
    """R8.1.3: unwounded friendly units, other than the acting one if that is a unit."""
    own = last_of(s, side) if acting else NONE
    return distinct(
        [
            kind_of(f)
            for at, f in enumerate(s.fighters)
            if side_of(f) == side and not is_marked(f, WOUNDED) and at != own
        ]
    )


def enter(s: Table, side: int, kind: int, mark: int = 0) -> None:
    """R5.2.2: a card joins the combat, with the strength it brings by itself."""
    if s.box.is_unit[kind]:
        s.fighters.append(marked(fighter_of(kind, side), mark))
    else:
        s.combat = combat = s.combat.copy()
        combat.tactics = (*combat.tactics, fighter_of(kind, side))
        add_extra(s, side, s.box.ability[kind].adds(s, side, kind))


def add_bonus(s: Table, at: int, n: int) -> None:
    s.fighters[at] = boosted(s.fighters[at], n)
    s.note("boosted", kind_of(s.fighters[at]), n)


def add_extra(s: Table, side: int, n: int) -> None:
    """Strength that tactics bring to a side."""
    if n:
        s.combat = combat = s.combat.copy()
        combat.extra = put(combat.extra, side, combat.extra[side] + n)
