"""Abilities that are always at work (R5.3.3, R5.6.1, R5.7.1, R8.2.4)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.actions import ARMY
from boardwright.games.rune_age.effects.ability import Ability
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.strength import is_defending
from boardwright.games.rune_age.vocabulary import CITIES, ON_TACTIC, ON_UNIT, PLACES, STATIC


class NoAbility(Ability):
    name = "none"
    when = STATIC
    bearers = ON_UNIT
    least = 0
    most = 0


class Immune(Ability):
    """R5.3.3: the Demon and the Ironbreaker."""

    name = "immune"
    when = STATIC
    bearers = ON_UNIT
    least = 0
    most = 0
    spared = True


class Ambush(Ability):
    name = "ambush"
    when = STATIC
    bearers = ON_TACTIC
    force = 2.0

    def adds(self, s: Table, side: int, kind: int) -> int:
        return s.box.amount[kind]


class Oath(Ability):
    """R5.7.1: the Oathguard."""

    name = "oath"
    when = STATIC
    bearers = ON_UNIT
    least = 0
    most = 0
    stands_in = True


def guarding(s: Table, side: int) -> bool:
    """Units of the Opposing Army never do (R6.9.1)."""
    army = s.combat.foe == ARMY and side == 1
    return not army and is_defending(s, side)


class Guard(Ability):
    """R8.2.4: the Guardian Golem is stronger when it defends."""

    name = "guard"
    when = STATIC
    bearers = ON_UNIT

    def adds(self, s: Table, side: int, kind: int) -> int:
        return s.box.amount[kind] if guarding(s, side) else 0


class Sentinel(Ability):
    """R8.2.4, R5.3.3: the Stone Sentinel is so too, and attrition spares it."""

    name = "sentinel"
    when = STATIC
    bearers = ON_UNIT
    spared = True

    def adds(self, s: Table, side: int, kind: int) -> int:
        return s.box.amount[kind] if guarding(s, side) else 0


class Hunter(Ability):
    """R8.2.4: the Relic Hunter is stronger when it attacks a Landmark."""

    name = "hunter"
    when = STATIC
    bearers = ON_UNIT

    def adds(self, s: Table, side: int, kind: int) -> int:
        return s.box.amount[kind] if side == 0 and CITIES <= s.combat.foe < PLACES else 0


ABILITIES: Final[tuple[Ability, ...]] = (
    NoAbility(),
    Immune(),
    Ambush(),
    Oath(),
    Guard(),
    Sentinel(),
    Hunter(),
)
