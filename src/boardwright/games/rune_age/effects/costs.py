"""Abilities that a player may pay for: wounds, discards, influence, gold (manual 8.1)."""

from __future__ import annotations

from boardwright.games.rune_age.actions import BUY, DISCARD, NO, NUMBERED, RETURN, WOUND, YES
from boardwright.games.rune_age.decks import (
    deck_size,
    discard,
    draw_cards,
    holds,
    kinds_in_hand,
    to_hand_open,
)
from boardwright.games.rune_age.effects.cards import DrawSome, RevealSome, can_draw, scout_weak
from boardwright.games.rune_age.effects.destruction import Cull, Hit
from boardwright.games.rune_age.effects.units import (
    add_bonus,
    distinct,
    find_unit,
    last_of,
    opposing,
    unit_id,
    woundable,
)
from boardwright.games.rune_age.market import is_faction_unit
from boardwright.games.rune_age.money import GOLD_PURSE, coin_worth, influence_of, open_gold
from boardwright.games.rune_age.packing import (
    ONCE_BACK,
    WOUNDED,
    card_of,
    is_marked,
    kind_of,
    marked,
    side_of,
)
from boardwright.games.rune_age.purse import (
    HIRE_MODE,
    PayInfluence,
    affordable,
    begin_purchase,
    buy_refusal,
)
from boardwright.games.rune_age.state import NONE, Rule, Table
from boardwright.games.rune_age.strength import side_units
from boardwright.games.rune_age.vocabulary import (
    ANY,
    CYCLE,
    DISCARD_STRIKE,
    GOLDS,
    HAND_STRIKE,
    INFLUENCE_REVEAL,
    INFLUENCE_STRIKE,
    KINDS,
    LIGHTNING,
    WOUND_DRAW,
    WOUND_STRIKE,
)
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal


class WoundFor(Rule):
    """R8.1.3: a friendly unit is wounded so that something happens; only Summon Lightning must."""

    def __init__(self, seat: int, side: int, kind: int) -> None:
        self.seat = seat
        self.side = side
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (WOUND, NO)

    def _ability(self, s: Table) -> int:
        return s.box.ability[self.kind]

    def _useful(self, s: Table) -> bool:
        ability = self._ability(s)
        if ability == WOUND_DRAW:
            return can_draw(s, self.seat)
        most = s.box.limit[self.kind] if ability == WOUND_STRIKE else ANY
        return bool(opposing(s, self.side, most))

    def ask(self, s: Table) -> Ask | None:
        lightning = self._ability(s) == LIGHTNING
        kinds = woundable(s, self.side, not lightning)
        if not kinds or not self._useful(s):
            s.done()
            return None
        options = [WOUND.of(kind) for kind in kinds]
        if not lightning:
            options.append(NO.of())
        elif len(options) == 1:
            self.answer(s, options[0])
            return None
        return Ask(self.seat, options, "wound-for")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == NO.base:
            return
        ability = self._ability(s)
        kind = WOUND.arg(action)
        at = self._pick(s, kind, ability)
        s.fighters[at] = marked(s.fighters[at], WOUNDED)
        s.note("wounded", kind)
        if ability == WOUND_DRAW:
            draw_cards(s, self.seat, s.box.amount[self.kind])
        elif ability == WOUND_STRIKE:
            s.call(Hit(self.seat, self.side, s.box.limit[self.kind]))
        else:
            s.call(Cull(1 - self.side))

    def _pick(self, s: Table, kind: int, ability: int) -> int:
        acting = NONE if ability == LIGHTNING else last_of(s, self.side)
        at = find_unit(s, self.side, kind)
        if at != acting:
            return at
        return next(
            i
            for i, f in enumerate(s.fighters)
            if i != acting and side_of(f) == self.side and unit_id(f) == kind
        )

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == NO.base:
            must = self._ability(s) == LIGHTNING
            return Refusal("must-wound", "R8.3.3") if must else None
        fit = WOUND.arg(action) in woundable(s, self.side, self._ability(s) != LIGHTNING)
        return None if fit else Refusal("not-woundable", "R8.1.3")


class DiscardFor(Rule):
    """Bowman, Novice Wizard, Deep Bombardier: may discard a card to strike or to draw."""

    def __init__(self, seat: int, side: int, kind: int) -> None:
        self.seat = seat
        self.side = side
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD, NO)

    def _reach(self, s: Table, card: int) -> int:
        """The strength up to which discarding this card destroys a unit; NONE: it cannot."""
        if s.box.ability[self.kind] == DISCARD_STRIKE:
            return s.box.amount[self.kind]
        return coin_worth(s, card) + s.box.amount[self.kind] if card < GOLDS else NONE

    def ask(self, s: Table) -> Ask | None:
        cycle = s.box.ability[self.kind] == CYCLE
        if not s.hands[self.seat] or not (cycle or opposing(s, self.side, ANY)):
            s.done()
            return None
        options = [
            DISCARD.of(card)
            for card in kinds_in_hand(s, self.seat)
            if cycle or opposing(s, self.side, self._reach(s, card))
        ]
        return Ask(self.seat, [*options, NO.of()], "discard-for")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == NO.base:
            return
        card = DISCARD.arg(action)
        discard(s, self.seat, card)
        if s.box.ability[self.kind] == CYCLE:
            draw_cards(s, self.seat, s.box.amount[self.kind])
        else:
            s.call(Hit(self.seat, self.side, self._reach(s, card)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == NO.base:
            return None
        card = DISCARD.arg(action)
        if not holds(s, self.seat, card):
            return Refusal("not-in-hand", "R8.1.1")
        if s.box.ability[self.kind] == CYCLE:
            return None
        if self._reach(s, card) == NONE:
            return Refusal("no-gold-card", "R8.1.1")
        weakest = min([s.box.strength[kind_of(f)] for f in side_units(s, 1 - self.side)])
        fit = weakest <= self._reach(s, card)
        return None if fit else Refusal("too-strong", "R8.1.2", self._reach(s, card))


class Whether(Rule):
    """R8.1.1: an ability that its owner may use or not."""

    def __init__(self, seat: int, side: int, kind: int) -> None:
        self.seat = seat
        self.side = side
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (YES, NO)

    def _useful(self, s: Table) -> bool:
        ability = s.box.ability[self.kind]
        if ability == INFLUENCE_STRIKE:
            price = s.box.amount[self.kind]
            return influence_of(s, self.seat) >= price and bool(opposing(s, self.side, ANY))
        if ability == INFLUENCE_REVEAL:
            return influence_of(s, self.seat) > 0 and can_draw(s, self.seat)
        if ability == HAND_STRIKE:
            return bool(s.hands[self.seat]) or bool(opposing(s, self.side, ANY))
        return can_draw(s, self.seat)

    def ask(self, s: Table) -> Ask | None:
        if not self._useful(s):
            s.done()
            return None
        return Ask(self.seat, [YES.of(), NO.of()], "whether")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == NO.base:
            return
        ability, amount = s.box.ability[self.kind], s.box.amount[self.kind]
        if ability == INFLUENCE_STRIKE:
            s.call(PayInfluence(self.seat, amount), Hit(self.seat, self.side, ANY))
        elif ability == INFLUENCE_REVEAL:
            s.call(PayInfluence(self.seat, 1), RevealSome(self.seat, self.kind))
        elif ability == HAND_STRIKE:
            for card in s.hands[self.seat][:]:
                discard(s, self.seat, kind_of(card))
            s.call(Hit(self.seat, self.side, amount))
        else:
            scout_weak(s, self.seat, amount)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


class HowMany(Rule):
    """R5.6.5: how much influence is spent; the Pegasus Rider draws, others gain strength at the
    place given."""

    def __init__(self, seat: int, kind: int, at: int) -> None:
        self.seat = seat
        self.kind = kind
        self.at = at

    def verbs(self) -> tuple[Verb, ...]:
        return (NUMBERED,)

    def _most(self, s: Table) -> int:
        most = min(s.box.amount[self.kind], influence_of(s, self.seat))
        if self.at == NONE:
            most = min(most, deck_size(s, self.seat) + len(s.discards[self.seat]))
        return most

    def ask(self, s: Table) -> Ask | None:
        most = self._most(s)
        if most == 0:
            s.done()
            return None
        return Ask(self.seat, [NUMBERED.of(n) for n in range(most + 1)], "how-many")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        n = NUMBERED.arg(action)
        if self.at == NONE:
            s.call(PayInfluence(self.seat, n), DrawSome(self.seat, n))
        else:
            s.call(PayInfluence(self.seat, n))
            if n:
                add_bonus(s, self.at, n)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        n = NUMBERED.arg(action)
        if n > s.box.amount[self.kind]:
            return Refusal("not-so-much", "R5.6.5", s.box.amount[self.kind])
        if n > influence_of(s, self.seat):
            return Refusal("short-of-influence", "R5.6.5", n, influence_of(s, self.seat))
        left = deck_size(s, self.seat) + len(s.discards[self.seat])
        return Refusal("nothing-to-draw", "R4.4.2") if self.at == NONE and n > left else None


class TakeFriendBack(Rule):
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
        kind = unit % KINDS
        at = next(i for i in self._friends(s) if unit_id(s.fighters[i]) == unit)
        del s.fighters[at]
        to_hand_open(s, self.seat, kind)
        s.returned = (*s.returned, card_of(self.seat, kind))
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


class Hire(Rule):
    """The War Chief: may buy one unit of the Barracks into the hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

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
