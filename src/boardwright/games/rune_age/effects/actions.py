"""Cards with an Action (manual 8.3, 8.4)."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import drop, has
from boardwright.games.rune_age.actions import (
    DESTROY,
    DISCARD,
    EVENT_SOURCE,
    FORT_SOURCE,
    MENDING,
    PLACE_SOURCE,
    READY,
    RUNE_SOURCE,
    TWO_FORTS,
)
from boardwright.games.rune_age.decks import (
    deck_size,
    discard,
    holds,
    kinds_in_hand,
    leave_hand,
    raze,
)
from boardwright.games.rune_age.effects.ability import Ability
from boardwright.games.rune_age.effects.cards import DrawSome, can_draw, destroy_from_hand
from boardwright.games.rune_age.effects.hands import TakeBack
from boardwright.games.rune_age.holdings import HEAVY, LIGHT, SEEING, building_at, cities_of
from boardwright.games.rune_age.market import price_of, wares_of
from boardwright.games.rune_age.money import GOLD_PURSE, gold_of
from boardwright.games.rune_age.purse import BuyMore
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.vocabulary import ACTION as ACTION_TIMING
from boardwright.games.rune_age.vocabulary import ON_BUILDING, PLACES, R_GOLD, R_INFLUENCE
from boardwright.games.shared import SeatQuestion, put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal, Step


def usable(s: Table, seat: int, kind: int) -> bool:
    """R8.3.1: whether an Action can be used now: its required part must be possible."""
    if s.box.timing[kind] != ACTION_TIMING or s.uses.count(kind) >= s.box.copies[kind]:
        return False
    return s.box.ability[kind].fits(s, seat, kind)


def use_refusal(s: Table, seat: int, kind: int) -> Refusal | None:
    if not holds(s, seat, kind):
        return Refusal("not-in-hand", "R8.3.1")
    if s.box.timing[kind] != ACTION_TIMING:
        return Refusal("no-action", "R8.3.1")
    if s.uses.count(kind) >= s.box.copies[kind]:
        return Refusal("used-enough", "R8.3.2", s.box.copies[kind])
    return s.box.ability[kind].needs(s, seat, kind)


def use(s: Table, seat: int, kind: int) -> None:
    """R4.2.5: show the card, resolve its Action, then discard it."""
    leave_hand(s, seat, kind)
    s.resolving = kind
    s.uses = (*s.uses, kind)
    s.note("uses", seat, kind)
    s.call(PutAway(seat, kind))
    s.box.ability[kind].use(s, seat, kind)


class PutAway(Step[Table]):
    """R4.2.5: the used card is discarded, built, or (Reprieve) destroyed."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, s: Table) -> None:
        s.done()
        s.resolving = NONE
        s.box.ability[self.kind].put_away(s, self.seat, self.kind)


class March(Ability):
    """R8.3.1: Forced March destroys another card of the hand and draws."""

    name = "march"
    when = ACTION_TIMING
    trick = 2.2

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return len(s.hands[seat]) > 1

    def needs(self, s: Table, seat: int, kind: int) -> Refusal | None:
        others = s.hands[seat][1:]
        return None if others else Refusal("no-use-now", "R8.3.1")

    def use(self, s: Table, seat: int, kind: int) -> None:
        s.call(DestroyCard(seat), DrawSome(seat, s.box.amount[kind]))


class DestroyCard(SeatQuestion[Table]):
    """Forced March: another card of the hand is destroyed."""

    def verbs(self) -> tuple[Verb, ...]:
        return (DESTROY,)

    def ask(self, s: Table) -> Ask | None:
        options = [DESTROY.of(kind) for kind in kinds_in_hand(s, self.seat)]
        return Ask(self.seat, options, "destroy-card")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        destroy_from_hand(s, self.seat, DESTROY.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        held = holds(s, self.seat, DESTROY.arg(action))
        return None if held else Refusal("not-in-hand", "R8.3.1")


class Map(Ability):
    """R8.3.1: the Ancient Map draws, then a card is discarded."""

    name = "map"
    when = ACTION_TIMING
    trick = 1.5

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return can_draw(s, seat)

    def needs(self, s: Table, seat: int, kind: int) -> Refusal | None:
        none = deck_size(s, seat) + len(s.discards[seat]) == 0
        return Refusal("no-use-now", "R8.3.1") if none else None

    def use(self, s: Table, seat: int, kind: int) -> None:
        s.call(DrawSome(seat, s.box.amount[kind]), DiscardCard(seat))


class DiscardCard(SeatQuestion[Table]):
    """Ancient Map: a card of the hand is discarded."""

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD,)

    def ask(self, s: Table) -> Ask | None:
        options = [DISCARD.of(kind) for kind in kinds_in_hand(s, self.seat)]
        return Ask(self.seat, options, "discard-card")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        discard(s, self.seat, DISCARD.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        held = holds(s, self.seat, DISCARD.arg(action))
        return None if held else Refusal("not-in-hand", "R8.3.1")


class Refreshing(Ability):
    """R8.3.3: the Storm Sorceress."""

    name = "refresh"
    when = ACTION_TIMING
    least = 2
    most = 2
    trick = 0.7

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return bool(tired_sources(s, seat))

    def needs(self, s: Table, seat: int, kind: int) -> Refusal | None:
        tired = s.tired_forts[seat]
        tired += len([place for place in cities_of(s, seat) if has(s.tired_places, place)])
        tired += len([event for event in s.tired_rewards if event in s.rewards[seat]])
        return None if tired else Refusal("no-use-now", "R8.3.1")

    def use(self, s: Table, seat: int, kind: int) -> None:
        s.call(Refresh(seat))


def tired_sources(s: Table, seat: int) -> list[int]:
    """What a Storm Sorceress may refresh."""
    found: list[int] = []
    if s.tired_forts[seat] > 0:
        found.append(FORT_SOURCE)
    if s.tired_forts[seat] > 1:
        found.append(TWO_FORTS)
    for place in range(PLACES):
        if s.places[place] == seat and has(s.tired_places, place):
            found.append(PLACE_SOURCE + place)
    for event in s.rewards[seat]:
        if event in s.tired_rewards:
            found.append(EVENT_SOURCE + event)
    return found


class Refresh(SeatQuestion[Table]):
    """Storm Sorceress: one or two Strongholds, or one City or Reward."""

    def verbs(self) -> tuple[Verb, ...]:
        return (READY,)

    def ask(self, s: Table) -> Ask | None:
        sources = tired_sources(s, self.seat)
        return Ask(self.seat, [READY.of(source) for source in sources], "refresh", forced=True)

    def answer(self, s: Table, action: int) -> None:
        s.done()
        source = READY.arg(action)
        s.note("readies", self.seat, source)
        if source in (FORT_SOURCE, TWO_FORTS):
            n = 2 if source == TWO_FORTS else 1
            s.tired_forts = put(s.tired_forts, self.seat, s.tired_forts[self.seat] - n)
            s.ready_forts = put(s.ready_forts, self.seat, s.ready_forts[self.seat] + n)
        elif source < RUNE_SOURCE:
            s.tired_places = drop(s.tired_places, source - PLACE_SOURCE)
        else:
            event = source - EVENT_SOURCE
            s.tired_rewards = tuple([e for e in s.tired_rewards if e != event])

    def refusal(self, s: Table, action: int) -> Refusal | None:
        source = READY.arg(action)
        if source in (FORT_SOURCE, TWO_FORTS):
            enough = s.tired_forts[self.seat] >= source - FORT_SOURCE + 1
        elif PLACE_SOURCE <= source < RUNE_SOURCE:
            place = source - PLACE_SOURCE
            enough = s.places[place] == self.seat and has(s.tired_places, place)
        else:
            event = source - EVENT_SOURCE
            paying = source >= EVENT_SOURCE and s.box.gives[event] in (R_GOLD, R_INFLUENCE)
            enough = paying and event in s.rewards[self.seat] and event in s.tired_rewards
        return None if enough else Refusal("not-exhausted", "R8.3.3")


class Mending(Ability):
    """R8.3.4: the Flesh Moulder."""

    name = "mend"
    when = ACTION_TIMING
    trick = 0.7

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return s.damage[seat] > 0

    def needs(self, s: Table, seat: int, kind: int) -> Refusal | None:
        return Refusal("no-use-now", "R8.3.1") if s.damage[seat] == 0 else None

    def use(self, s: Table, seat: int, kind: int) -> None:
        mend(s, seat, s.box.amount[kind])


class Reprieve(Ability):
    """R8.3.4: damage is removed from any surviving Home Realm, then the card is destroyed."""

    name = "reprieve"
    when = ACTION_TIMING
    trick = 1.5

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return any(s.damage[other] > 0 for other in range(s.seats) if not s.is_out(other))

    def needs(self, s: Table, seat: int, kind: int) -> Refusal | None:
        hurt = sum([s.damage[other] for other in s.survivors()])
        return None if hurt else Refusal("no-use-now", "R8.3.1")

    def use(self, s: Table, seat: int, kind: int) -> None:
        s.call(Mend(seat, s.box.amount[kind]))

    def put_away(self, s: Table, seat: int, kind: int) -> None:
        raze(s, seat, kind)


def mend(s: Table, seat: int, n: int) -> None:
    gone = min(n, s.damage[seat])
    s.damage = put(s.damage, seat, s.damage[seat] - gone)
    s.note("mended", seat, gone)


class Mend(Question[Table]):
    """Reprieve: damage is removed from any surviving Home Realm."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def verbs(self) -> tuple[Verb, ...]:
        return (MENDING,)

    def ask(self, s: Table) -> Ask | None:
        hurt = [seat for seat in range(s.seats) if s.damage[seat] and not s.is_out(seat)]
        return Ask(self.seat, [MENDING.of(seat) for seat in hurt], "mend", forced=True)

    def answer(self, s: Table, action: int) -> None:
        s.done()
        mend(s, MENDING.arg(action), self.n)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        seat = MENDING.arg(action)
        if seat >= s.seats or s.is_out(seat):
            return Refusal("no-such-seat", "R8.3.4")
        return None if s.damage[seat] else Refusal("unhurt", "R8.3.4")


class Profit(Ability):
    """R8.3.5: the War Profiteer."""

    name = "profit"
    when = ACTION_TIMING
    trick = 1.5

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        limit = s.box.amount[kind] + gold_of(s, seat)
        return any(price_of(s, seat, item) <= limit for item in wares_of(s, seat, GOLD_PURSE))

    def needs(self, s: Table, seat: int, kind: int) -> Refusal | None:
        prices = [price_of(s, seat, item) for item in wares_of(s, seat, GOLD_PURSE)]
        short = not prices or min(prices) - gold_of(s, seat) > s.box.amount[kind]
        return Refusal("no-use-now", "R8.3.1") if short else None

    def use(self, s: Table, seat: int, kind: int) -> None:
        s.pool = s.box.amount[kind]
        s.call(BuyMore(seat, GOLD_PURSE, 1))


class Shadow(Ability):
    """R8.3.6: a Shadow Rune takes a card from the discard pile, never another one."""

    name = "shadow"
    when = ACTION_TIMING
    most = 1
    trick = 1.8

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return any(other != kind for other in s.discards[seat])

    def needs(self, s: Table, seat: int, kind: int) -> Refusal | None:
        others = len(s.discards[seat]) - s.discards[seat].count(kind)
        return None if others else Refusal("no-use-now", "R8.3.1")

    def suits(self, s: Table, kind: int, card: int) -> bool:
        return card != kind

    def misfit(self, s: Table, kind: int, card: int) -> Refusal | None:
        return Refusal("not-itself", "R8.3.6") if card == kind else None

    def use(self, s: Table, seat: int, kind: int) -> None:
        s.call(TakeBack(seat, kind))


class Build(Ability):
    """R8.4.1: Light and Heavy Fortification."""

    name = "build"
    when = ACTION_TIMING
    bearers = ON_BUILDING
    buildings = ("light-fortification", "heavy-fortification")

    def put_away(self, s: Table, seat: int, kind: int) -> None:
        build(s, seat, HEAVY if kind == s.box.heavy else LIGHT)

    def wall(self, amount: int) -> float:
        return float(amount)


class Oracle(Ability):
    """R8.4.2: the Doom Oracle."""

    name = "oracle"
    when = ACTION_TIMING
    bearers = ON_BUILDING
    least = 2
    most = 2
    buildings = ("doom-oracle",)

    def put_away(self, s: Table, seat: int, kind: int) -> None:
        build(s, seat, SEEING)

    def wall(self, amount: int) -> float:
        return 1.0


def build(s: Table, seat: int, which: int) -> None:
    at = building_at(seat, which)
    s.buildings = put(s.buildings, at, s.buildings[at] + 1)


ABILITIES: Final[tuple[Ability, ...]] = (
    March(),
    Map(),
    Refreshing(),
    Mending(),
    Reprieve(),
    Profit(),
    Shadow(),
    Build(),
    Oracle(),
)
