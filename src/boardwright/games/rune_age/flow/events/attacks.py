"""Instants that attack (manual 7.2)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.actions import INSTANT_FOE
from boardwright.games.rune_age.flow.combat import defend
from boardwright.games.rune_age.flow.events.concerned import least_hurt, most_of, own_rewards
from boardwright.games.rune_age.flow.events.effect import Effect
from boardwright.games.rune_age.holdings import cities_of, holdings_of, power_of
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.vocabulary import ASCENT, ATTACK_NOW, QUEST
from boardwright.kernel.frame import Step


class AttackAll(Effect):
    """R7.2: whom an Instant attacks is listed when it is drawn."""

    name = "attack-all"
    when = ATTACK_NOW
    least = 0
    most = 0

    def happen(self, s: Table, event: int) -> None:
        s.call(InstantAttack(tuple(self.concerned(s))))


class InstantAttack(Step[Table]):
    """R4.5.5: complete combats in turn order, until one player defeats the card."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def run(self, s: Table) -> None:
        if not self.seats or s.event == NONE:
            s.done()
            return
        s.goto(InstantAttack(self.seats[1:]))
        if not s.is_out(self.seats[0]):
            defend(s, self.seats[0], INSTANT_FOE)


class AttackLeastDamage(AttackAll):
    name = "attack-least-damage"

    def concerned(self, s: Table) -> list[int]:
        return least_hurt(s)


class AttackRewards(AttackAll):
    """Dragonlord Tzeitz: a Reward that the first player gave away does not count."""

    name = "attack-rewards"

    def concerned(self, s: Table) -> list[int]:
        return [
            seat
            for seat in s.survivors()
            if any(s.box.effect[event].provokes for event in own_rewards(s, seat))
        ]


class AttackMostHoldings(AttackAll):
    name = "attack-most-holdings"

    def concerned(self, s: Table) -> list[int]:
        return most_of(s, [holdings_of(s, seat) for seat in range(s.seats)])


class AttackMostCities(AttackAll):
    name = "attack-most-cities"

    def concerned(self, s: Table) -> list[int]:
        return most_of(s, [len(cities_of(s, seat)) for seat in range(s.seats)])


class AttackMostPower(AttackAll):
    name = "attack-most-power"
    scenarios = (QUEST,)

    def concerned(self, s: Table) -> list[int]:
        return most_of(s, [power_of(s, seat) for seat in range(s.seats)])


class AttackLandmarks(AttackAll):
    name = "attack-landmarks"
    scenarios = (QUEST,)

    def concerned(self, s: Table) -> list[int]:
        return [seat for seat in s.survivors() if cities_of(s, seat)]


class AttackAllies(AttackAll):
    name = "attack-allies"
    scenarios = (ASCENT,)

    def concerned(self, s: Table) -> list[int]:
        return s.allies()


class AttackOverlord(AttackAll):
    name = "attack-overlord"
    scenarios = (ASCENT,)

    def concerned(self, s: Table) -> list[int]:
        return [s.overlord]


EFFECTS: Final[tuple[Effect, ...]] = (
    AttackAll(),
    AttackLeastDamage(),
    AttackRewards(),
    AttackMostHoldings(),
    AttackMostCities(),
    AttackMostPower(),
    AttackLandmarks(),
    AttackAllies(),
    AttackOverlord(),
)
