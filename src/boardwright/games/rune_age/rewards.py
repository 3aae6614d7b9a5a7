"""The Rewards of Events (manual 7.1): each is written once. An edition gives them to cards by name,
with a worth."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.rune_age.state import CENTRE, Table
from boardwright.games.rune_age.vocabulary import (
    ASCENT,
    CIVIL_WAR,
    EVERYWHERE,
    MONUMENT,
    MOST,
    NO_REWARD,
    QUEST,
    R_DISCOUNT,
    R_GOLD,
    R_INFLUENCE,
    R_POWER,
    R_REROLL,
    R_RUNE,
    R_STRENGTH,
    REALM_SIEGES,
    RESURGENCE,
    RUNEWARS,
)
from boardwright.games.shared import put

# Fights in which Rewards help. Against the Opposing Army a seat is also at home.
AT_OBJECTIVE: Final = 0
BESIEGING: Final = 1
AT_HOME: Final = 2
AGAINST_ARMY: Final = 3


class Reward:
    """What an Event card gives to who keeps it. Its words are `reward.<name>`."""

    name: ClassVar[str] = ""
    gives: ClassVar[int] = R_STRENGTH
    least: ClassVar[int] = 1  # of its worth
    most: ClassVar[int] = MOST
    scenarios: ClassVar[tuple[int, ...]] = EVERYWHERE  # where it helps
    can_go: ClassVar[bool] = True  # whether effects can take it from a seat
    is_wall: ClassVar[bool] = False  # to a judge: strength that waits at home

    def aids(self, s: Table, seat: int, fight: int) -> bool:
        """Whether its worth counts as strength in a fight."""
        return False

    def gained(self, s: Table, seat: int) -> None:
        """What happens when a seat wins it."""

    def perk(self, worth: int) -> float:
        """What it is to a judge who has counted gold, influence, Power and walls."""
        return float(worth)


class Nothing(Reward):
    name = "none"
    gives = NO_REWARD
    least = 0
    most = 0
    can_go = False

    def perk(self, worth: int) -> float:
        return 0.0


class Influence(Reward):
    name = "influence"
    gives = R_INFLUENCE

    def perk(self, worth: int) -> float:
        return 0.0


class Gold(Reward):
    name = "gold"
    gives = R_GOLD

    def perk(self, worth: int) -> float:
        return 0.0


class Power(Reward):
    name = "power"
    gives = R_POWER
    scenarios = (QUEST,)

    def perk(self, worth: int) -> float:
        return 0.0


class Reroll(Reward):
    """The die of the Objective may be rolled again."""

    name = "reroll"
    gives = R_REROLL
    most = 1
    scenarios = (RESURGENCE,)


class Objective(Reward):
    name = "objective"
    scenarios = (RESURGENCE,)

    def aids(self, s: Table, seat: int, fight: int) -> bool:
        return fight == AT_OBJECTIVE


class Rune(Reward):
    """R6.4.3: an unused Dragon Rune, as long as there is one."""

    name = "rune"
    gives = R_RUNE
    most = 1
    scenarios = (RUNEWARS,)
    can_go = False

    def gained(self, s: Table, seat: int) -> None:
        unused = [rune for rune, owner in enumerate(s.runes) if owner == CENTRE]
        if unused:
            s.found_rune = s.draw(unused)
            s.runes = put(s.runes, s.found_rune, seat)
            s.note("takes-rune", seat, s.found_rune)

    def perk(self, worth: int) -> float:
        return 2.0


class Besiege(Reward):
    name = "besiege"
    scenarios = REALM_SIEGES

    def aids(self, s: Table, seat: int, fight: int) -> bool:
        return fight == BESIEGING


class Architect(Reward):
    """The Monument costs less."""

    name = "architect"
    gives = R_DISCOUNT
    scenarios = (MONUMENT,)


class Realm(Reward):
    name = "realm"
    is_wall = True

    def aids(self, s: Table, seat: int, fight: int) -> bool:
        return fight == AT_HOME

    def perk(self, worth: int) -> float:
        return 0.0


class Loyal(Reward):
    name = "loyal"
    scenarios = (CIVIL_WAR,)

    def aids(self, s: Table, seat: int, fight: int) -> bool:
        return fight == AGAINST_ARMY


class Champion(Reward):
    """It helps the allies to besiege the Overlord, or the Overlord at home."""

    name = "champion"
    scenarios = (ASCENT,)

    def aids(self, s: Table, seat: int, fight: int) -> bool:
        if seat == s.overlord:
            return fight == AT_HOME
        return fight == BESIEGING and s.combat.defender == s.overlord

    def perk(self, worth: int) -> float:
        return 3.0


KNOWN: Final[tuple[Reward, ...]] = (
    Nothing(),
    Influence(),
    Gold(),
    Power(),
    Reroll(),
    Objective(),
    Rune(),
    Besiege(),
    Architect(),
    Realm(),
    Loyal(),
    Champion(),
)


def reward_strength(s: Table, seat: int, fight: int) -> int:
    """What the Rewards of a seat add to its strength in a fight."""
    total = 0
    for event in s.rewards[seat]:
        if s.box.reward[event].aids(s, seat, fight):
            total += s.box.worth[event]
    return total
