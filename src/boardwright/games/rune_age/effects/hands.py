"""Cards that come back, are bought, drawn or lost when others are played (R8.1.7 to R8.1.10)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.actions import BUY, NO, RETURN, TAKE
from boardwright.games.rune_age.decks import discard, draw_cards, to_hand_open
from boardwright.games.rune_age.effects.ability import Ability
from boardwright.games.rune_age.effects.costs import DiscardFor, HowMany
from boardwright.games.rune_age.effects.units import distinct, last_of
from boardwright.games.rune_age.market import is_faction_unit
from boardwright.games.rune_age.money import GOLD_PURSE, open_gold
from boardwright.games.rune_age.packing import (
    ONCE_BACK,
    card_of,
    fighter_of,
    is_marked,
    kind_of,
    side_of,
    unit_id,
    unit_kind,
)
from boardwright.games.rune_age.purse import HIRE_MODE, affordable, begin_purchase, buy_refusal
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.vocabulary import KINDS, NUMBERS, ON_UNIT
from boardwright.games.shared import SeatQuestion
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


class Reanimate(Ability):
    """R8.1.7: another of its kind joins the combat from the discard pile."""

    name = "reanimate"
    bearers = ON_UNIT
    most = 1
    force = 0.7

    def sways(self, s: Table, seat: int, side: int, kind: int) -> bool:
        return kind in s.discards[seat]

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        if kind in s.discards[seat]:
            s.discards[seat].remove(kind)
            s.fighters.append(fighter_of(kind, side))
            s.note("rises", seat, kind)


class Recall(Ability):
    """R8.1.7: the Wyrm takes a card from the discard pile."""

    name = "recall"
    most = 1
    force = 2.0

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(TakeBack(seat, kind))


class TakeBack(Question[Table]):
    """Wyrm and Shadow Rune: a card of the discard pile goes to hand."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (TAKE,)

    def ask(self, s: Table) -> Ask | None:
        ability = s.box.ability[self.kind]
        found = distinct(s.discards[self.seat])
        kinds = [kind for kind in found if ability.suits(s, self.kind, kind)]
        if kinds:
            return Ask(self.seat, [TAKE.of(kind) for kind in kinds], "take-back", forced=True)
        s.done()
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        kind = TAKE.arg(action)
        s.discards[self.seat].remove(kind)
        to_hand_open(s, self.seat, kind)
        s.note("takes-back", self.seat, kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        kind = TAKE.arg(action)
        if s.discards[self.seat].count(kind) == 0:
            return Refusal("not-discarded", "R8.1.7")
        return s.box.ability[self.kind].misfit(s, self.kind, kind)


class ReturnFriend(Ability):
    """R8.1.8: the Roc Warrior."""

    name = "return-friend"
    bearers = ON_UNIT
    most = 1
    force = 0.5

    def sways(self, s: Table, seat: int, side: int, kind: int) -> bool:
        return any(side_of(fighter) == side for fighter in s.fighters)

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(TakeFriendBack(seat, side))


class TakeFriendBack(Question[Table]):
    """The Roc Warrior: another friendly unit returns to hand, each card once a combat."""

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def verbs(self) -> tuple[Verb, ...]:
        return (RETURN, NO)

    def _friends(self, s: Table) -> list[int]:
        own = last_of(s, self.side)
        return [
            at
            for at, f in enumerate(s.fighters)
            if side_of(f) == self.side and at != own and not is_marked(f, ONCE_BACK)
        ]

    def ask(self, s: Table) -> Ask | None:
        units = distinct([unit_id(s.fighters[at]) for at in self._friends(s)])
        if not units:
            s.done()
            return None
        options = [RETURN.of(unit) for unit in units]
        return Ask(self.seat, [*options, NO.of()], "return-friend")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == NO.base:
            return
        unit = RETURN.arg(action)
        kind = unit_kind(unit)
        at = next(i for i in self._friends(s) if unit_id(s.fighters[i]) == unit)
        del s.fighters[at]
        to_hand_open(s, self.seat, kind)
        s.combat = combat = s.combat.copy()
        combat.returned = (*combat.returned, card_of(self.seat, kind))
        s.note("returns", self.seat, kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == NO.base:
            return None
        unit = RETURN.arg(action)
        acting = last_of(s, self.side)
        same = [at for at, f in enumerate(s.fighters) if side_of(f) == self.side and at != acting]
        same = [at for at in same if unit_id(s.fighters[at]) == unit]
        if not same:
            return Refusal("no-such-unit", "R8.1.8")
        fresh = any(not is_marked(s.fighters[at], ONCE_BACK) for at in same)
        return None if fresh else Refusal("once-back", "R8.1.8")


class Hiring(Ability):
    """R8.1.9: the War Chief."""

    name = "hire"
    most = 1
    force = 1.0

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(Hire(seat))


class Hire(SeatQuestion[Table]):
    """The War Chief: may buy one unit of the Barracks into the hand."""

    def verbs(self) -> tuple[Verb, ...]:
        return (BUY, NO)

    def ask(self, s: Table) -> Ask | None:
        if not s.hands[self.seat] and not open_gold(s, self.seat):
            s.done()
            return None
        items = [item for item in affordable(s, self.seat, GOLD_PURSE) if item < KINDS]
        return Ask(self.seat, [*[BUY.of(item) for item in items], NO.of()], "hire")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action != NO.base:
            begin_purchase(s, self.seat, BUY.arg(action), HIRE_MODE)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == NO.base:
            return None
        item = BUY.arg(action)
        if not is_faction_unit(s, item):
            return Refusal("only-units", "R8.1.9")
        return buy_refusal(s, self.seat, item)


class Draw(Ability):
    """R8.1.10: the Sorcerer."""

    name = "draw"
    force = 1.2

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        draw_cards(s, seat, s.box.amount[kind])


class Cycle(Ability):
    """R8.1.10: the Novice Wizard may discard a card to draw."""

    name = "cycle"

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(DiscardFor(seat, side, kind))

    def paid(self, s: Table, seat: int, side: int, kind: int, card: int) -> None:
        draw_cards(s, seat, s.box.amount[kind])


class InfluenceDraw(Ability):
    """R8.1.10: the Pegasus Rider draws for influence."""

    name = "influence-draw"
    most = NUMBERS
    force = 1.0

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(HowMany(seat, kind, NONE))


class AmbushHand(Ability):
    """R8.1.10: the Lizard Rider costs the opponent a card, in a siege only."""

    name = "ambush-hand"
    most = 1

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        other = s.seat_of(1 - side)
        if other != NONE and s.hands[other]:
            card = s.hands[other][s.pick(len(s.hands[other]))]
            discard(s, other, kind_of(card))


ABILITIES: Final[tuple[Ability, ...]] = (
    Reanimate(),
    Recall(),
    ReturnFriend(),
    Hiring(),
    Draw(),
    Cycle(),
    InfluenceDraw(),
    AmbushHand(),
)
