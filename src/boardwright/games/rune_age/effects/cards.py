"""Drawing, revealing, looking at and taking back cards (manual 8.1.5 to 8.1.7)."""

from __future__ import annotations

from boardwright.games.bits import add, only
from boardwright.games.rune_age.actions import DISCARD, DONE, DROP, LEAVE, TAKE, TOP
from boardwright.games.rune_age.decks import (
    deck_size,
    discard,
    draw_cards,
    leave_hand,
    put_on_top,
    raze,
    take_top,
    to_hand,
    to_hand_open,
    turn_up,
)
from boardwright.games.rune_age.effects.units import distinct
from boardwright.games.rune_age.packing import card_of, kind_of
from boardwright.games.rune_age.state import NONE, Rule, Table
from boardwright.games.rune_age.vocabulary import (
    ARCHER_STRIKE,
    GOLDS,
    REANIMATE,
    REVEAL_RISEN,
    SCOUT_KIND,
    SHADOW,
)
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal


def can_draw(s: Table, seat: int) -> bool:
    return deck_size(s, seat) > 0 or len(s.discards[seat]) > 0


def scout(s: Table, seat: int, kind: int) -> None:
    """Foot Soldier and Prospector: one sort of card goes to hand, any other is left or dropped."""
    card = turn_up(s, seat)
    if card == NONE:
        return
    wanted = card == kind if s.box.ability[kind] == SCOUT_KIND else card < GOLDS
    if wanted:
        to_hand_open(s, seat, card)
        s.note("takes", seat, card)
    else:
        s.shown = (card,)
        s.call(LeaveOrDrop(seat))


class LeaveOrDrop(Rule):
    """The revealed card stays on top, known to all, or is discarded."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (LEAVE, DROP)

    def ask(self, s: Table) -> Ask | None:
        return Ask(self.seat, [LEAVE.of(), DROP.of()], "leave-or-drop")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        card = s.shown[0]
        s.shown = ()
        if action == LEAVE.base:
            leave_on_top(s, self.seat, card)
        else:
            s.discards[self.seat].append(card)
            s.note("drops", self.seat, card)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


def leave_on_top(s: Table, seat: int, card: int) -> None:
    put_on_top(s, seat, card)
    s.top_open = add(s.top_open, seat)
    s.note("leaves", seat, card)


def reveal_some(s: Table, seat: int, kind: int) -> None:
    """Necromancer, Spiritspeaker, Leonx Rider: a fitting card must be taken, the rest discarded."""
    cards: list[int] = []
    for _ in range(s.box.amount[kind]):
        card = turn_up(s, seat)
        if card == NONE:
            break
        cards.append(card)
    s.shown = tuple(cards)
    s.call(TakeShown(seat, kind))


class TakeShown(Rule):
    """R8.1.5: one of the revealed cards that fit goes to hand."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (TAKE,)

    def _fits(self, s: Table, card: int) -> bool:
        if s.box.ability[self.kind] == REVEAL_RISEN:
            return s.box.ability[card] in (REANIMATE, ARCHER_STRIKE)
        return s.box.is_unit[card] == 1

    def ask(self, s: Table) -> Ask | None:
        fit = distinct([card for card in s.shown if self._fits(s, card)])
        if len(fit) > 1:
            return Ask(self.seat, [TAKE.of(card) for card in fit], "take-shown")
        self._take(s, fit[0] if fit else NONE)
        return None

    def answer(self, s: Table, action: int) -> None:
        self._take(s, TAKE.arg(action))

    def _take(self, s: Table, card: int) -> None:
        s.done()
        rest = list(s.shown)
        s.shown = ()
        if card != NONE:
            rest.remove(card)
            to_hand_open(s, self.seat, card)
            s.note("takes", self.seat, card)
        for other in rest:
            s.discards[self.seat].append(other)
            s.note("drops", self.seat, other)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        card = TAKE.arg(action)
        if s.shown.count(card) == 0:
            return Refusal("not-shown", "R8.1.5")
        return None if self._fits(s, card) else Refusal("does-not-fit", "R8.1.5")


def look(s: Table, seat: int, n: int) -> None:
    """Look at the top cards alone."""
    s.looker = seat
    cards: list[int] = []
    for _ in range(n):
        card = take_top(s, seat)
        if card == NONE:
            break
        cards.append(card_of(seat, card))
    s.looked = sorted(cards)
    for card in s.looked:
        s.whisper(only(seat), "looks-card", kind_of(card))
    s.note("looks", seat, len(cards))


def looked_kinds(s: Table) -> list[int]:
    return distinct([kind_of(card) for card in s.looked])


class Sift(Rule):
    """The Vampire discards any of the cards looked at."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD, DONE)

    def ask(self, s: Table) -> Ask | None:
        if not s.looked:
            s.done()
            return None
        options = [DISCARD.of(kind) for kind in looked_kinds(s)]
        return Ask(self.seat, [*options, DONE.of()], "sift")

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.goto(PutBack(self.seat))
            return
        kind = DISCARD.arg(action)
        s.looked.remove(card_of(self.seat, kind))
        s.discards[self.seat].append(kind)
        s.note("drops", self.seat, kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None
        there = card_of(self.seat, DISCARD.arg(action)) in s.looked
        return None if there else Refusal("not-looked-at", "R8.1.6")


class Foresee(Rule):
    """The Seer takes one of the cards looked at."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (TAKE,)

    def ask(self, s: Table) -> Ask | None:
        if not s.looked:
            s.done()
            return None
        return Ask(self.seat, [TAKE.of(kind) for kind in looked_kinds(s)], "foresee")

    def answer(self, s: Table, action: int) -> None:
        s.goto(PutBack(self.seat))
        s.looked.remove(card_of(self.seat, TAKE.arg(action)))
        to_hand(s, self.seat, TAKE.arg(action))
        s.note("takes-unseen", self.seat)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        there = card_of(self.seat, TAKE.arg(action)) in s.looked
        return None if there else Refusal("not-looked-at", "R8.1.6")


class PutBack(Rule):
    """R8.1.6: what was looked at goes back on top in any order, the deepest card first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (TOP,)

    def ask(self, s: Table) -> Ask | None:
        if len(s.looked) > 1:
            return Ask(self.seat, [TOP.of(kind) for kind in looked_kinds(s)], "put-back")
        s.done()
        for card in s.looked:
            put_on_top(s, self.seat, kind_of(card))
        s.looked = []
        s.looker = NONE
        return None

    def answer(self, s: Table, action: int) -> None:
        s.looked.remove(card_of(self.seat, TOP.arg(action)))
        put_on_top(s, self.seat, TOP.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        there = card_of(self.seat, TOP.arg(action)) in s.looked
        return None if there else Refusal("not-looked-at", "R8.1.6")


class TakeBack(Rule):
    """Wyrm and Shadow Rune: a card of the discard pile goes to hand."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (TAKE,)

    def ask(self, s: Table) -> Ask | None:
        kinds = recallable(s, self.seat, self.kind)
        if len(kinds) > 1:
            return Ask(self.seat, [TAKE.of(kind) for kind in kinds], "take-back")
        if kinds:
            self.answer(s, TAKE.of(kinds[0]))
        else:
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
        barred = kind == self.kind and s.box.ability[kind] == SHADOW
        return Refusal("not-itself", "R8.3.6") if barred else None


def recallable(s: Table, seat: int, kind: int) -> list[int]:
    """What may be taken from the discard pile; a Shadow Rune never takes another one."""
    found = distinct(s.discards[seat])
    return [k for k in found if k != kind] if s.box.ability[kind] == SHADOW else found


def lose_at_random(s: Table, seat: int) -> None:
    """The Lizard Rider, in a siege only."""
    if seat != NONE and s.hands[seat]:
        card = s.hands[seat][s.pick(len(s.hands[seat]))]
        discard(s, seat, kind_of(card))


def scout_weak(s: Table, seat: int, most: int) -> None:
    """The Knight: no unit, or a weak one, goes to hand; a stronger one is discarded."""
    card = turn_up(s, seat)
    if s.box.is_unit[card] and s.box.strength[card] > most:
        s.discards[seat].append(card)
        s.note("drops", seat, card)
    else:
        to_hand_open(s, seat, card)
        s.note("takes", seat, card)


class RevealSome(Rule):
    """What the Leonx Rider's influence has paid for."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def ask(self, s: Table) -> Ask | None:
        s.done()
        reveal_some(s, self.seat, self.kind)
        return None


class DrawSome(Rule):
    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def ask(self, s: Table) -> Ask | None:
        s.done()
        draw_cards(s, self.seat, self.n)
        return None


def destroy_from_hand(s: Table, seat: int, kind: int) -> None:
    leave_hand(s, seat, kind)
    raze(s, seat, kind)
    s.note("destroys", seat, kind)
