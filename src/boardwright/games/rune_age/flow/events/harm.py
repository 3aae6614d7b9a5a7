"""Instants that hurt without a choice (manual 7.3)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.ending import fall
from boardwright.games.rune_age.flow.events.effect import Effect
from boardwright.games.rune_age.holdings import cities_of, forts_held
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import QUEST, TOGETHER


class Damage(Effect):
    """R7.3: damage to all at the same time."""

    name = "damage"

    def happen(self, s: Table, event: int) -> None:
        amount = s.box.event_amount[event]
        seats = self.concerned(s)
        damage = [self.damage_to(s, seat, amount) for seat in seats]
        for seat, n in zip(seats, damage, strict=True):
            s.hurt(seat, n)
        fall(s)

    def damage_to(self, s: Table, seat: int, amount: int) -> int:
        return amount


class Skirmish(Damage):
    """Border Skirmish: for each City after the first."""

    name = "skirmish"

    def damage_to(self, s: Table, seat: int, amount: int) -> int:
        return amount * max(len(cities_of(s, seat)) - 1, 0)


class LastStand(Damage):
    """All but the most damaged; nobody if all are damaged alike."""

    name = "last-stand"
    scenarios = TOGETHER

    def damage_to(self, s: Table, seat: int, amount: int) -> int:
        worst = max([s.damage[other] for other in s.survivors()])
        return amount if s.damage[seat] < worst else 0


class FallingSky(Damage):
    """Less for each Stronghold in play."""

    name = "falling-sky"

    def damage_to(self, s: Table, seat: int, amount: int) -> int:
        return max(amount - forts_held(s, seat), 0)


class RelicStorm(Damage):
    """For each Landmark."""

    name = "relic-storm"
    scenarios = (QUEST,)

    def damage_to(self, s: Table, seat: int, amount: int) -> int:
        return amount * len(cities_of(s, seat))


EFFECTS: Final[tuple[Effect, ...]] = (
    Damage(),
    Skirmish(),
    LastStand(),
    FallingSky(),
    RelicStorm(),
)
