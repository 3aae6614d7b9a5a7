"""Which Instant does what (manual 7.2 to 7.9)."""

from __future__ import annotations

from boardwright.games.rune_age.ending import ascend, quiet
from boardwright.games.rune_age.flow.events.civil_war import Desert, Recruit, vassals
from boardwright.games.rune_age.flow.events.concerned import least_hurt, most_of
from boardwright.games.rune_age.flow.events.glimpses import ChooseAlly, Lights, Scholars
from boardwright.games.rune_age.flow.events.harm import (
    Baraxis,
    BaraxisStrikes,
    Harm,
    InstantAttack,
    harm,
    victims,
)
from boardwright.games.rune_age.flow.events.ordeals import (
    DiscardDown,
    GoldVanishes,
    Offer,
    Ordeal,
    Thieves,
    Vermin,
    plunder,
)
from boardwright.games.rune_age.holdings import cities_of
from boardwright.games.rune_age.packing import lasting_in
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.targets import was_besieged
from boardwright.games.rune_age.vocabulary import (
    ALLY_CONSCRIPT,
    ALLY_GOLD,
    ATTACK_ALL,
    ATTACK_OVERLORD,
    BARAXIS,
    BLOOD_RITE,
    CONSCRIPT,
    DAMAGE,
    DESERTERS,
    DESTROY_GOLD,
    EARTHQUAKE,
    FESTIVAL,
    LIGHTS,
    NEXT_DIVERSION,
    NOBLES,
    OATH_RENEWED,
    PLUNDER,
    QUARRY,
    QUIETNESS,
    RELIC_STORM,
    RITUAL,
    SCHOLARS,
    SHIFTING,
    SHORT_HANDS,
    SPIES,
    THIEVES,
    VASSALS,
    VERMIN,
)


def happen(s: Table, event: int) -> None:
    """R7.2 to R7.9: what an Instant does."""
    effect = s.box.effect[event]
    if ATTACK_ALL <= effect <= ATTACK_OVERLORD:
        s.call(InstantAttack(tuple(victims(s, effect))))
    elif DAMAGE <= effect <= RELIC_STORM:
        harm(s, event)
    elif effect == BARAXIS:
        s.call(*[Baraxis(seat) for seat in s.survivors()], BaraxisStrikes())
    elif effect in (CONSCRIPT, ALLY_CONSCRIPT, FESTIVAL):
        seats = s.allies() if effect == ALLY_CONSCRIPT else s.survivors()
        s.call(*[Offer(seat, event) for seat in seats])
    elif effect == SHIFTING:
        held = [len(cities_of(s, seat)) for seat in range(s.seats)]
        s.call(*[Ordeal(seat, event) for seat in most_of(s, held)])
    elif DESTROY_GOLD <= effect <= EARTHQUAKE or effect == NOBLES:
        seats = s.allies() if effect == ALLY_GOLD else s.survivors()
        s.call(*[Ordeal(seat, event) for seat in seats])
    elif effect == PLUNDER:
        for seat in least_hurt(s):
            plunder(s, seat)
    elif effect == THIEVES:
        s.call(*[Thieves(seat) for seat in s.survivors()], GoldVanishes())
    elif effect == QUARRY:
        s.call(*[DiscardDown(seat) for seat in s.survivors()], Harm(event))
    elif effect == VERMIN:
        s.call(*[Vermin(seat, 0) for seat in s.survivors()])
    elif effect == LIGHTS:
        s.call(*[Lights(seat) for seat in s.survivors()])
    elif effect == SCHOLARS:
        s.call(*[Scholars(seat) for seat in s.survivors()])
    else:
        happen_rarely(s, event, effect)


def happen_rarely(s: Table, event: int, effect: int) -> None:
    amount = s.box.event_amount[event]
    if effect == SPIES:
        s.call(ChooseAlly())
    elif effect == BLOOD_RITE:
        if s.damage[s.overlord] + amount < s.capacity[s.overlord]:
            s.call(Offer(s.overlord, event))
    elif effect == RITUAL:
        if was_besieged(s, s.overlord):
            ascend(s, -amount)
    elif effect == DESERTERS:
        s.call(Desert(0))
    elif effect == VASSALS:
        vassals(s, 0, amount)
    elif effect == OATH_RENEWED:
        s.call(Recruit(0, 1))
    elif effect == SHORT_HANDS:
        s.short_hands = s.round + 1
    elif effect == QUIETNESS:
        quiet(s)
    elif effect <= NEXT_DIVERSION:
        s.lasting = (*s.lasting, lasting_in(event, s.round + 1))
