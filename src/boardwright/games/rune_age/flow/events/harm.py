"""Instants that attack or hurt (manual 7.2, 7.3)."""

from __future__ import annotations

from boardwright.games.rune_age.actions import DESTROY, DONE, INSTANT_FOE
from boardwright.games.rune_age.decks import holds, kinds_in_hand
from boardwright.games.rune_age.effects.cards import destroy_from_hand
from boardwright.games.rune_age.ending import fall
from boardwright.games.rune_age.flow.combat import defend
from boardwright.games.rune_age.flow.events.concerned import least_hurt, most_of, own_rewards
from boardwright.games.rune_age.holdings import cities_of, forts_held, holdings_of, power_of
from boardwright.games.rune_age.state import NONE, Rule, Table
from boardwright.games.rune_age.vocabulary import (
    ATTACK_ALLIES,
    ATTACK_LANDMARKS,
    ATTACK_LEAST_DAMAGE,
    ATTACK_MOST_CITIES,
    ATTACK_MOST_HOLDINGS,
    ATTACK_MOST_POWER,
    ATTACK_OVERLORD,
    ATTACK_REWARDS,
    FALLING_SKY,
    GIVE_OTHER,
    GOLDS,
    LAST_STAND,
    RELIC_STORM,
    RESURGENCE,
    SKIRMISH,
)
from boardwright.games.shared import put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal


def victims(s: Table, effect: int) -> list[int]:
    """R7.2: whom an Instant attacks, listed when it is drawn."""
    every = range(s.seats)
    if effect == ATTACK_LEAST_DAMAGE:
        return least_hurt(s)
    if effect == ATTACK_REWARDS:
        others = [
            [e for e in own_rewards(s, seat) if s.box.effect[e] != GIVE_OTHER] for seat in every
        ]
        return [seat for seat in s.survivors() if others[seat]]
    if effect == ATTACK_MOST_HOLDINGS:
        return most_of(s, [holdings_of(s, seat) for seat in every])
    if effect == ATTACK_MOST_CITIES:
        return most_of(s, [len(cities_of(s, seat)) for seat in every])
    if effect == ATTACK_MOST_POWER:
        return most_of(s, [power_of(s, seat) for seat in every])
    if effect == ATTACK_LANDMARKS:
        return [seat for seat in s.survivors() if cities_of(s, seat)]
    if effect == ATTACK_ALLIES:
        return s.allies()
    if effect == ATTACK_OVERLORD:
        return [s.overlord]
    return s.survivors()


class InstantAttack(Rule):
    """R4.5.5: complete combats in turn order, until one player defeats the card."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def ask(self, s: Table) -> Ask | None:
        if not self.seats or s.event == NONE:
            s.done()
            return None
        s.goto(InstantAttack(self.seats[1:]))
        if not s.is_out(self.seats[0]):
            defend(s, self.seats[0], INSTANT_FOE)
        return None


def harm(s: Table, event: int) -> None:
    """R7.3: damage to all at the same time."""
    effect, amount = s.box.effect[event], s.box.event_amount[event]
    alive = s.survivors()
    worst = max([s.damage[seat] for seat in alive])
    spread = min([s.damage[seat] for seat in alive]) < worst
    for seat in alive:
        n = amount
        if effect == SKIRMISH:
            n = amount * max(len(cities_of(s, seat)) - 1, 0)
        elif effect == RELIC_STORM:
            n = amount * len(cities_of(s, seat))
        elif effect == FALLING_SKY:
            n = max(amount - forts_held(s, seat), 0)
        elif effect == LAST_STAND and (not spread or s.damage[seat] == worst):
            n = 0
        s.hurt(seat, n)
    fall(s)


class Harm(Rule):
    """Damage that follows when all have chosen."""

    def __init__(self, event: int) -> None:
        self.event = event

    def ask(self, s: Table) -> Ask | None:
        s.done()
        for seat in s.survivors():
            s.hurt(seat, s.box.event_amount[self.event])
        fall(s)
        return None


def card_worth(s: Table, kind: int) -> int:
    """The cost of a card; the value of a Gold card."""
    return s.box.value[kind] if kind < GOLDS else s.box.cost[kind]


class Baraxis(Rule):
    """Each player may destroy any number of cards of some worth; each lessens the damage."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (DESTROY, DONE)

    def _step(self, s: Table) -> int:
        return s.box.event_amount[s.event]

    def ask(self, s: Table) -> Ask | None:
        if not s.hands[self.seat]:
            s.done()
            return None
        step = self._step(s)
        kinds = [k for k in kinds_in_hand(s, self.seat) if card_worth(s, k) >= step]
        return Ask(self.seat, [*[DESTROY.of(k) for k in kinds], DONE.of()], "baraxis")

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.done()
            return
        destroy_from_hand(s, self.seat, DESTROY.arg(action))
        s.tally = put(s.tally, self.seat, s.tally[self.seat] + self._step(s))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None
        kind = DESTROY.arg(action)
        if not holds(s, self.seat, kind):
            return Refusal("not-in-hand", "R7.5")
        enough = card_worth(s, kind) >= self._step(s)
        return None if enough else Refusal("too-cheap", "R7.5", self._step(s))


def baraxis_damage(s: Table) -> int:
    counted = len(s.enemies) + int(s.baraxis_all and s.scenario == RESURGENCE)
    return counted * s.box.event_amount[s.event]


class BaraxisStrikes(Rule):
    def ask(self, s: Table) -> Ask | None:
        s.done()
        for seat in s.survivors():
            s.hurt(seat, max(baraxis_damage(s) - s.tally[seat], 0))
        fall(s)
        return None
