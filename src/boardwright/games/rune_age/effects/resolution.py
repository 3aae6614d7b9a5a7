"""Resolution abilities (manual 5.4, 8.2)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.actions import DISCARD, DONE, HEALING, RESOLVE
from boardwright.games.rune_age.decks import discard, holds, kinds_in_hand
from boardwright.games.rune_age.effects.costs import HowMany
from boardwright.games.rune_age.effects.destruction import LoseUnits
from boardwright.games.rune_age.effects.units import add_bonus, distinct, find_unit
from boardwright.games.rune_age.money import coin_worth, influence_of
from boardwright.games.rune_age.packing import (
    USED,
    WOUNDED,
    fighter_of,
    is_marked,
    kind_of,
    marked,
    side_of,
    unmarked,
)
from boardwright.games.rune_age.state import NONE, Rule, Table
from boardwright.games.rune_age.strength import side_units
from boardwright.games.rune_age.vocabulary import (
    CRY,
    DISCARD_BOOST,
    EMPTY_BOOST,
    GOLD_BOOST,
    GOLDS,
    HEAL,
    INFLUENCE_BOOST,
    KINDS,
    LEAD,
    RAMPAGE,
    RESOLUTION,
    WOUND_BOOST,
    WOUNDS_BOOST,
)
from boardwright.games.shared import put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal

# Those that work by themselves, in the order in which they do when nobody chooses one.
AUTOMATIC: Final = (LEAD, CRY, EMPTY_BOOST, RAMPAGE, WOUNDS_BOOST)


class Resolve(Rule):
    """R5.4.2: one side's Resolution abilities, one at a time in the order its player chooses."""

    def __init__(self, side: int) -> None:
        self.side = side

    def verbs(self) -> tuple[Verb, ...]:
        return (RESOLVE, DONE)

    def ask(self, s: Table) -> Ask | None:
        if s.seat_of(self.side) == NONE:
            s.done()
            return None
        asked = False
        options: list[int] = []
        open_kinds = unresolved(s, self.side)
        for kind in open_kinds:
            if s.box.ability[kind] in AUTOMATIC:
                if s.box.ability[kind] != WOUNDS_BOOST:
                    options.append(RESOLVE.of(kind))
            elif might_resolve(s, self.side, kind):
                asked = True
                if can_resolve(s, self.side, kind):
                    options.append(RESOLVE.of(kind))
        if not asked and not order_matters(s, open_kinds):
            s.goto(Settle(self.side))
            return None
        return Ask(s.seat_of(self.side), [*options, DONE.of()], "resolve")

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.goto(Settle(self.side))
        else:
            resolve(s, self.side, RESOLVE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None
        kind = RESOLVE.arg(action)
        if kind not in unresolved(s, self.side):
            return Refusal("nothing-to-resolve", "R5.4.2")
        if s.box.ability[kind] == WOUNDS_BOOST:
            return Refusal("comes-last", "R5.4.3")
        usable = s.box.ability[kind] in AUTOMATIC or can_resolve(s, self.side, kind)
        return None if usable else Refusal("cannot-pay", "R8.2.1")


class Settle(Rule):
    """R5.4.3: what works by itself and is still open, in a fixed order."""

    def __init__(self, side: int) -> None:
        self.side = side

    def ask(self, s: Table) -> Ask | None:
        for ability in AUTOMATIC:
            for kind in unresolved(s, self.side):
                if s.box.ability[kind] == ability:
                    resolve(s, self.side, kind)
                    return None
        s.done()
        return None


def unresolved(s: Table, side: int) -> list[int]:
    """The kinds in combat on a side whose Resolution ability is still open."""
    found = [
        kind_of(f)
        for f in s.fighters
        if side_of(f) == side and not is_marked(f, USED) and s.box.timing[kind_of(f)] == RESOLUTION
    ]
    for tactic in s.tactics:
        kind = kind_of(tactic)
        ready = side_of(tactic) == side and not is_marked(tactic, USED)
        if ready and s.box.ability[kind] == CRY:
            found.append(kind)
    return distinct(found) if found else found


def order_matters(s: Table, kinds: list[int]) -> bool:
    """A Chaos Beast may kill what others would count."""
    abilities = [s.box.ability[kind] for kind in kinds]
    return RAMPAGE in abilities and (LEAD in abilities or CRY in abilities)


def might_resolve(s: Table, side: int, kind: int) -> bool:
    """Whether an optional ability looks usable to those who do not see the hand."""
    seat = s.seat_of(side)
    ability = s.box.ability[kind]
    if ability in (DISCARD_BOOST, GOLD_BOOST):
        return bool(s.hands[seat])
    return can_resolve(s, side, kind)


def can_resolve(s: Table, side: int, kind: int) -> bool:
    seat = s.seat_of(side)
    ability = s.box.ability[kind]
    if ability == DISCARD_BOOST:
        return bool(s.hands[seat])
    if ability == GOLD_BOOST:
        return bool(s.hands[seat]) and kind_of(s.hands[seat][0]) < GOLDS
    if ability == INFLUENCE_BOOST:
        return influence_of(s, seat) > 0
    if ability == WOUND_BOOST:
        return find_unit(s, side, kind, USED) != NONE
    return any(is_marked(f, WOUNDED) for f in side_units(s, side))


def resolve(s: Table, side: int, kind: int) -> None:
    """R8.2: what a Resolution ability does."""
    seat = s.seat_of(side)
    ability, amount = s.box.ability[kind], s.box.amount[kind]
    if ability == CRY:
        at = s.tactics.index(fighter_of(kind, side))
        s.tactics = put(s.tactics, at, marked(s.tactics[at], USED))
        n = len(side_units(s, side)) * amount
        s.extra = put(s.extra, side, s.extra[side] + n)
        s.note("boosted", kind, n)
        return
    at = find_unit(s, side, kind, USED)
    if at == NONE:
        at = find_unit(s, side, kind + KINDS, USED)
    s.fighters[at] = marked(s.fighters[at], USED)
    if ability == LEAD:
        add_bonus(s, at, (len(side_units(s, side)) - 1) * amount)
    elif ability == EMPTY_BOOST:
        if not s.hands[seat]:
            add_bonus(s, at, amount)
    elif ability == WOUNDS_BOOST:
        wounded = sum([1 for f in side_units(s, side) if is_marked(f, WOUNDED)])
        add_bonus(s, at, min(wounded, amount))
    elif ability == RAMPAGE:
        n = s.box.die[s.pick(len(s.box.die))]
        s.note("rampage", kind, n)
        s.call(LoseUnits(side, n, 1))
    elif ability == WOUND_BOOST:
        s.fighters[at] = marked(s.fighters[at], WOUNDED)
        add_bonus(s, at, amount)
    elif ability == HEAL:
        s.call(HealUnits(side, amount))
    elif ability == INFLUENCE_BOOST:
        s.call(HowMany(seat, kind, at))
    else:
        s.call(DiscardBoost(seat, kind, at, amount if ability == GOLD_BOOST else 1, 0))


class DiscardBoost(Rule):
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
        kinds = kinds_in_hand(s, self.seat)
        if s.box.ability[self.kind] == GOLD_BOOST:
            kinds = [kind for kind in kinds if kind < GOLDS]
        options = [DISCARD.of(kind) for kind in kinds]
        if self.begun:
            options.append(DONE.of())
        return Ask(self.seat, options, "discard-boost")

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.done()
            return
        card = DISCARD.arg(action)
        golden = s.box.ability[self.kind] == GOLD_BOOST
        add_bonus(s, self.at, coin_worth(s, card) if golden else s.box.amount[self.kind])
        discard(s, self.seat, card)
        s.goto(DiscardBoost(self.seat, self.kind, self.at, self.left - 1, 1))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None if self.begun else Refusal("discard-one", "R8.2.1")
        card = DISCARD.arg(action)
        if not holds(s, self.seat, card):
            return Refusal("not-in-hand", "R8.2.1")
        golden = s.box.ability[self.kind] == GOLD_BOOST
        return Refusal("no-gold-card", "R8.2.1") if golden and card >= GOLDS else None


class HealUnits(Rule):
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
        at = find_unit(s, self.side, kind + KINDS)
        s.fighters[at] = unmarked(s.fighters[at], WOUNDED)
        s.note("healed", kind)
        s.goto(HealUnits(self.side, self.left - 1))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None
        there = find_unit(s, self.side, HEALING.arg(action) + KINDS) != NONE
        return None if there else Refusal("not-wounded", "R8.2.2")
