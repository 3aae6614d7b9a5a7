"""Instants that demand cards or Cities (manual 7.4)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.actions import DESTROY, DISCARD, DONE, JOIN, SUFFER, YIELD
from boardwright.games.rune_age.decks import discard, holds, kinds_in_hand
from boardwright.games.rune_age.effects.cards import destroy_from_hand
from boardwright.games.rune_age.ending import fall
from boardwright.games.rune_age.flow.events.civil_war import Recruit
from boardwright.games.rune_age.flow.events.concerned import (
    dearest_gold,
    gold_refusal,
    least_hurt,
    most_of,
)
from boardwright.games.rune_age.flow.events.effect import Effect
from boardwright.games.rune_age.holdings import cities_of, return_place
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.vocabulary import ASCENT, CIVIL_WAR, GOLDS, QUEST
from boardwright.games.shared import SeatQuestion
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal, Step


class Demand(Effect):
    def happen(self, s: Table, event: int) -> None:
        s.call(*[Ordeal(seat, event) for seat in self.concerned(s)])


class Ordeal(Question[Table]):
    """R7.1.2, R7.4: each player does what the Event asks, or suffers."""

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD, DESTROY, YIELD, JOIN, SUFFER)

    def ask(self, s: Table) -> Ask | None:
        if s.is_out(self.seat):
            s.done()
            return None
        effect = s.box.effect[self.event]
        options = effect.choices(s, self.seat, self.event)
        if not options or not effect.is_forced:
            options = [*options, SUFFER.of()]
        unsure = effect.asks_cards and len(s.hands[self.seat]) > 0
        return Ask(self.seat, options, "ordeal", forced=not unsure)

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == SUFFER.base:
            s.hurt(self.seat, s.box.event_amount[self.event])
            fall(s)
        elif YIELD.has(action):
            return_place(s, YIELD.arg(action))
            s.note("yields", self.seat, YIELD.arg(action))
        elif DISCARD.has(action):
            discard(s, self.seat, DISCARD.arg(action))
        elif DESTROY.has(action):
            destroy_from_hand(s, self.seat, DESTROY.arg(action))
        else:
            s.call(Recruit(self.seat, 0))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        effect = s.box.effect[self.event]
        choices = effect.choices(s, self.seat, self.event)
        if action == SUFFER.base:
            forced = effect.is_forced and choices
            return Refusal("must-do", "R7.1.2") if forced else None
        return None if action in choices else Refusal("does-not-fit", "R7.4")


def yielding(s: Table, seat: int) -> list[int]:
    return [YIELD.of(place) for place in cities_of(s, seat)]


class DestroyGold(Demand):
    """Dragon Cult Tribute."""

    name = "destroy-gold"
    asks_cards = True

    def choices(self, s: Table, seat: int, event: int) -> list[int]:
        return [DESTROY.of(kind) for kind in kinds_in_hand(s, seat) if kind < GOLDS]


class DestroyStrong(Demand):
    """Barbarian Invasion: a unit as strong as the damage."""

    name = "destroy-strong"
    asks_cards = True

    def choices(self, s: Table, seat: int, event: int) -> list[int]:
        least = s.box.event_amount[event]
        units = [kind for kind in kinds_in_hand(s, seat) if s.box.is_unit[kind]]
        return [DESTROY.of(kind) for kind in units if s.box.strength[kind] >= least]


class DiscardAny(Demand):
    """War Levy."""

    name = "discard-any"
    asks_cards = True

    def choices(self, s: Table, seat: int, event: int) -> list[int]:
        return [DISCARD.of(kind) for kind in kinds_in_hand(s, seat)]


class DiscardGold(Demand):
    """Tax Revolt, War Taxes."""

    name = "discard-gold"
    asks_cards = True

    def choices(self, s: Table, seat: int, event: int) -> list[int]:
        return [DISCARD.of(kind) for kind in kinds_in_hand(s, seat) if kind < GOLDS]


class DiscardUnit(Demand):
    """Treasure Fever."""

    name = "discard-unit"
    asks_cards = True

    def choices(self, s: Table, seat: int, event: int) -> list[int]:
        return [DISCARD.of(kind) for kind in kinds_in_hand(s, seat) if s.box.is_unit[kind]]


class AllyGold(DiscardGold):
    """Dark Tithe."""

    name = "ally-gold"
    scenarios = (ASCENT,)

    def concerned(self, s: Table) -> list[int]:
        return s.allies()


class CityOrDamage(Demand):
    """Earth Tremors, Burning Fields."""

    name = "city-or-damage"

    def choices(self, s: Table, seat: int, event: int) -> list[int]:
        return yielding(s, seat)


class LoseCity(CityOrDamage):
    """Scorched Earth."""

    name = "lose-city"
    is_forced = True


class Earthquake(Demand):
    """A City, or the most valuable Gold card in hand."""

    name = "earthquake"
    asks_cards = True
    is_forced = True

    def choices(self, s: Table, seat: int, event: int) -> list[int]:
        found = yielding(s, seat)
        kind = dearest_gold(s, seat)
        if kind != NONE:
            found.append(DESTROY.of(kind))
        return found


class Shifting(LoseCity):
    """Shifting Allegiance: those with the most Landmarks; nobody suffers."""

    name = "shifting"
    least = 0
    most = 0
    scenarios = (QUEST,)

    def concerned(self, s: Table) -> list[int]:
        return most_of(s, [len(cities_of(s, seat)) for seat in range(s.seats)])


class Nobles(Demand):
    """Divided Nobles: a unit joins the Opposing Army."""

    name = "nobles"
    scenarios = (CIVIL_WAR,)

    def choices(self, s: Table, seat: int, event: int) -> list[int]:
        return [JOIN.of()]


class Plunder(Effect):
    """Plundered Treasury: the least damaged destroy their most valuable Gold card in hand."""

    name = "plunder"
    most = 1

    def concerned(self, s: Table) -> list[int]:
        return least_hurt(s)

    def happen(self, s: Table, event: int) -> None:
        for seat in self.concerned(s):
            s.reveal()
            kind = dearest_gold(s, seat)
            if kind != NONE:
                destroy_from_hand(s, seat, kind)


class ThievesGuild(Effect):
    """Everyone destroys a Gold card of some value, then one leaves the centre."""

    name = "thieves"

    def coin_flaw(self, amount: int, best: int) -> str:
        return f"no Gold card is worth {amount}: nothing could be stolen" if amount > best else ""

    def happen(self, s: Table, event: int) -> None:
        s.call(*[Thieves(seat) for seat in self.concerned(s)], GoldVanishes())


class Thieves(SeatQuestion[Table]):
    """Thieves' Guild: a Gold card of some value is destroyed if there is one in hand."""

    def verbs(self) -> tuple[Verb, ...]:
        return (DESTROY, DONE)

    def ask(self, s: Table) -> Ask | None:
        least = s.box.event_amount[s.event]
        hand = kinds_in_hand(s, self.seat)
        options = [DESTROY.of(k) for k in hand if k < GOLDS and s.box.value[k] >= least]
        if hand:
            return Ask(self.seat, options or [DONE.of()], "thieves")
        s.done()
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action != DONE.base:
            destroy_from_hand(s, self.seat, DESTROY.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return gold_refusal(s, self.seat, s.box.event_amount[s.event])
        kind = DESTROY.arg(action)
        if kind >= GOLDS or not holds(s, self.seat, kind):
            return Refusal("no-gold-card", "R7.4")
        least = s.box.event_amount[s.event]
        return Refusal("too-cheap", "R7.4", least) if s.box.value[kind] < least else None


class GoldVanishes(Step[Table]):
    """Thieves' Guild, at last: a Gold 3 of the centre leaves the game."""

    def run(self, s: Table) -> None:
        s.done()
        if s.piles[GOLDS - 1] > 0:
            s.piles[GOLDS - 1] -= 1
            s.lost_gold += 1


EFFECTS: Final[tuple[Effect, ...]] = (
    DestroyGold(),
    DestroyStrong(),
    DiscardAny(),
    DiscardGold(),
    DiscardUnit(),
    AllyGold(),
    LoseCity(),
    CityOrDamage(),
    Earthquake(),
    Shifting(),
    Nobles(),
    Plunder(),
    ThievesGuild(),
)
