"""Resolution abilities (R8.2.1 to R8.2.3)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.actions import DISCARD, DONE, HEALING
from boardwright.games.rune_age.decks import discard, holds, kinds_in_hand
from boardwright.games.rune_age.effects.ability import FIRST, FOURTH, LAST, SECOND, THIRD, Ability
from boardwright.games.rune_age.effects.costs import HowMany
from boardwright.games.rune_age.effects.destruction import LoseUnits
from boardwright.games.rune_age.effects.units import (
    add_bonus,
    add_extra,
    distinct,
    find_unit,
    side_for,
)
from boardwright.games.rune_age.market import sources_of
from boardwright.games.rune_age.money import INFLUENCE_PURSE, coin_worth, influence_of
from boardwright.games.rune_age.packing import (
    USED,
    WOUNDED,
    is_marked,
    kind_of,
    marked,
    unmarked,
    wounded_id,
)
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.strength import side_units
from boardwright.games.rune_age.vocabulary import (
    GOLDS,
    KINDS,
    NUMBERS,
    ON_TACTIC,
    ON_UNIT,
    RESOLUTION,
)
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


class CardBoost(Ability):
    """R8.2.1: the Siege Engine is stronger for a card."""

    name = "discard-boost"
    when = RESOLUTION
    bearers = ON_UNIT
    force = 1.5

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return bool(s.hands[seat])

    def needs(self, s: Table, seat: int, kind: int) -> Refusal | None:
        return Refusal("cannot-pay", "R8.2.1") if len(s.hands[seat]) == 0 else None

    def power(self, s: Table, kind: int, card: int) -> int:
        return s.box.amount[kind]

    def resolve(self, s: Table, side: int, kind: int, at: int) -> None:
        s.call(DiscardBoost(s.seat_of(side), kind, at, 1, 0))


class GoldBoost(Ability):
    """R8.2.1: Forge Cannon and Mountain Titan are stronger by the value of Gold cards."""

    name = "gold-boost"
    when = RESOLUTION
    bearers = ON_UNIT
    force = 1.5

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return bool(s.hands[seat]) and kind_of(s.hands[seat][0]) < GOLDS

    def seems(self, s: Table, seat: int, kind: int) -> bool:
        return bool(s.hands[seat])

    def needs(self, s: Table, seat: int, kind: int) -> Refusal | None:
        gold = any(kind_of(card) < GOLDS for card in s.hands[seat])
        return None if gold else Refusal("cannot-pay", "R8.2.1")

    def suits(self, s: Table, kind: int, card: int) -> bool:
        return card < GOLDS

    def misfit(self, s: Table, kind: int, card: int) -> Refusal | None:
        return Refusal("no-gold-card", "R8.2.1") if card >= GOLDS else None

    def power(self, s: Table, kind: int, card: int) -> int:
        return coin_worth(s, card)

    def resolve(self, s: Table, side: int, kind: int, at: int) -> None:
        s.call(DiscardBoost(s.seat_of(side), kind, at, s.box.amount[kind], 0))


class DiscardBoost(Question[Table]):
    """Siege Engine, Forge Cannon, Mountain Titan: cards are discarded for strength."""

    def __init__(self, seat: int, kind: int, at: int, left: int, begun: int) -> None:
        self.seat = seat
        self.kind = kind
        self.at = at
        self.left = left
        self.begun = begun

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD, DONE)

    def ask(self, s: Table) -> Ask | None:
        if self.left == 0 or not s.hands[self.seat]:
            s.done()
            return None
        ability = s.box.ability[self.kind]
        kinds = kinds_in_hand(s, self.seat)
        options = [DISCARD.of(kind) for kind in kinds if ability.suits(s, self.kind, kind)]
        if self.begun:
            options.append(DONE.of())
        return Ask(self.seat, options, "discard-boost")

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.done()
            return
        card = DISCARD.arg(action)
        add_bonus(s, self.at, s.box.ability[self.kind].power(s, self.kind, card))
        discard(s, self.seat, card)
        s.goto(DiscardBoost(self.seat, self.kind, self.at, self.left - 1, 1))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None if self.begun else Refusal("discard-one", "R8.2.1")
        card = DISCARD.arg(action)
        if not holds(s, self.seat, card):
            return Refusal("not-in-hand", "R8.2.1")
        return s.box.ability[self.kind].misfit(s, self.kind, card)


class InfluenceBoost(Ability):
    """R8.2.1: Archer and Forest Guardian are stronger for influence."""

    name = "influence-boost"
    when = RESOLUTION
    bearers = ON_UNIT
    most = NUMBERS
    force = 0.5

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return influence_of(s, seat) > 0

    def needs(self, s: Table, seat: int, kind: int) -> Refusal | None:
        sources = sources_of(s, seat, INFLUENCE_PURSE)
        return None if sources else Refusal("cannot-pay", "R8.2.1")

    def resolve(self, s: Table, side: int, kind: int, at: int) -> None:
        s.call(HowMany(s.seat_of(side), kind, at))


class WoundBoost(Ability):
    """R8.2.1: the Berserker is stronger for a wound."""

    name = "wound-boost"
    when = RESOLUTION
    bearers = ON_UNIT
    force = 0.4

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return find_unit(s, side_for(s, seat), kind, USED) != NONE

    def needs(self, s: Table, seat: int, kind: int) -> Refusal | None:
        own = [f for f in side_units(s, side_for(s, seat)) if kind_of(f) == kind]
        hale = any(not is_marked(f, USED) and not is_marked(f, WOUNDED) for f in own)
        return None if hale else Refusal("cannot-pay", "R8.2.1")

    def resolve(self, s: Table, side: int, kind: int, at: int) -> None:
        s.fighters[at] = marked(s.fighters[at], WOUNDED)
        add_bonus(s, at, s.box.amount[kind])


class Heal(Ability):
    """R8.2.2: the Blood Sister."""

    name = "heal"
    when = RESOLUTION
    bearers = ON_UNIT

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return wounded(s, side_for(s, seat)) > 0

    def needs(self, s: Table, seat: int, kind: int) -> Refusal | None:
        side = side_for(s, seat)
        hurt = any(find_unit(s, side, unit) != NONE for unit in range(KINDS, 2 * KINDS))
        return None if hurt else Refusal("cannot-pay", "R8.2.1")

    def resolve(self, s: Table, side: int, kind: int, at: int) -> None:
        s.call(HealUnits(side, s.box.amount[kind]))


class HealUnits(Question[Table]):
    """The Blood Sister: strength gained by the wound stays."""

    def __init__(self, side: int, left: int) -> None:
        self.side = side
        self.left = left

    def verbs(self) -> tuple[Verb, ...]:
        return (HEALING, DONE)

    def ask(self, s: Table) -> Ask | None:
        hurt = distinct([kind_of(f) for f in side_units(s, self.side) if is_marked(f, WOUNDED)])
        if not hurt or self.left == 0:
            s.done()
            return None
        options = [HEALING.of(kind) for kind in hurt]
        return Ask(s.seat_of(self.side), [*options, DONE.of()], "heal")

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.done()
            return
        kind = HEALING.arg(action)
        at = find_unit(s, self.side, wounded_id(kind))
        s.fighters[at] = unmarked(s.fighters[at], WOUNDED)
        s.note("healed", kind)
        s.goto(HealUnits(self.side, self.left - 1))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None
        there = find_unit(s, self.side, wounded_id(HEALING.arg(action))) != NONE
        return None if there else Refusal("not-wounded", "R8.2.2")


class Lead(Ability):
    """R8.2.3: the Dark Knight is stronger for each other friendly unit."""

    name = "lead"
    when = RESOLUTION
    bearers = ON_UNIT
    order = FIRST
    counts = True
    force = 1.7

    def resolve(self, s: Table, side: int, kind: int, at: int) -> None:
        add_bonus(s, at, (len(side_units(s, side)) - 1) * s.box.amount[kind])


class Cry(Ability):
    """R8.2.3: a Battle Cry counts every friendly unit."""

    name = "cry"
    when = RESOLUTION
    bearers = ON_TACTIC
    order = SECOND
    counts = True
    rallies = True
    force = 2.5

    def resolve(self, s: Table, side: int, kind: int, at: int) -> None:
        n = len(side_units(s, side)) * s.box.amount[kind]
        add_extra(s, side, n)
        s.note("boosted", kind, n)


class EmptyBoost(Ability):
    """R8.2.3: the Ravager is stronger with an empty hand."""

    name = "empty-boost"
    when = RESOLUTION
    bearers = ON_UNIT
    order = THIRD
    force = 0.8

    def resolve(self, s: Table, side: int, kind: int, at: int) -> None:
        if not s.hands[s.seat_of(side)]:
            add_bonus(s, at, s.box.amount[kind])


class Rampage(Ability):
    """R8.2.3: the Chaos Beast destroys as many other friendly units as the die shows."""

    name = "rampage"
    when = RESOLUTION
    bearers = ON_UNIT
    least = 0
    most = 0
    order = FOURTH
    rampages = True
    force = -1.0

    def resolve(self, s: Table, side: int, kind: int, at: int) -> None:
        n = s.box.die[s.pick(len(s.box.die))]
        s.note("rampage", kind, n)
        s.call(LoseUnits(side, n, 1))


class WoundsBoost(Ability):
    """R8.2.3, R5.4.3: the Chaos Lord counts the wounded, always last."""

    name = "wounds-boost"
    when = RESOLUTION
    bearers = ON_UNIT
    order = LAST
    force = 0.8

    def resolve(self, s: Table, side: int, kind: int, at: int) -> None:
        add_bonus(s, at, min(wounded(s, side), s.box.amount[kind]))


def wounded(s: Table, side: int) -> int:
    return len([f for f in side_units(s, side) if is_marked(f, WOUNDED)])


ABILITIES: Final[tuple[Ability, ...]] = (
    CardBoost(),
    GoldBoost(),
    InfluenceBoost(),
    WoundBoost(),
    Heal(),
    Lead(),
    Cry(),
    EmptyBoost(),
    Rampage(),
    WoundsBoost(),
)
