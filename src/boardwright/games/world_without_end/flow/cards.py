"""Manual 4.5: each player plays a card, carries out its action, discards another one."""

from __future__ import annotations

from boardwright.games.world_without_end.actions import DISCARD, HEAL, PASS, PLAY
from boardwright.games.world_without_end.flow.deeds import (
    DEED_VERBS,
    carry_out,
    deed_options,
    deed_refusal,
)
from boardwright.games.world_without_end.state import NONE, Rule, Table
from boardwright.games.world_without_end.vocabulary import (
    CARDS,
    MOST_DISCARDS,
    PRIVILEGE,
    ROUNDS,
)
from boardwright.games.world_without_end.works import heal, heal_refusal
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal
from boardwright.kernel.visibility import members


class Turn(Rule):
    """E4.5.1: a card of the hand, face up; then its action and a discard."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (PLAY,)

    def ask(self, s: Table) -> Ask | None:
        hand = s.hand(self.seat)
        first = PLAY.base
        options = [first + card for card in range(CARDS) if hand >> card & 1]
        return Ask(self.seat, options, "play-card")

    def answer(self, s: Table, action: int) -> None:
        seat, card = self.seat, PLAY.arg(action)
        s.hands[seat] ^= 1 << seat * CARDS + card
        s.played[seat * ROUNDS + s.round - 1] = card
        s.note("played", seat, card)
        s.goto(Discard(seat))
        if s.is_idle(seat):
            s.note("no-action", seat)
            return
        if card == PRIVILEGE:
            card = deed_of(s, seat, card)
            if card == NONE:
                s.note("no-privilege", seat)
                return
            s.note("privilege", seat, card)
        s.call(CarryOut(seat, card))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        held = s.hands[self.seat] & 1 << self.seat * CARDS + PLAY.arg(action)
        return None if held else Refusal("not-in-hand", "E4.5.1")


def deed_of(s: Table, seat: int, card: int) -> int:
    """The card whose action a card has: its own, or for Privilege the one it repeats, or NONE."""
    return s.card_before(seat) if card == PRIVILEGE else card


def does_nothing(s: Table, seat: int, card: int) -> bool:
    """Whether playing a card now would change nothing but the hand (E4.5.2, E4.5.4)."""
    deed = deed_of(s, seat, card)
    return s.is_idle(seat) or deed == NONE or not deed_options(s, seat, deed)


class CarryOut(Rule):
    """E4.5.2: the action of a card, or nothing."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def verbs(self) -> tuple[Verb, ...]:
        return DEED_VERBS[self.card]

    def ask(self, s: Table) -> Ask | None:
        options = deed_options(s, self.seat, self.card)
        if not options:
            s.done()
            s.note("impossible", self.seat)
            return None
        options.append(PASS.base)
        return Ask(self.seat, options, "carry-out")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == PASS.base:
            s.note("declines", self.seat)
            return
        if HEAL.has(action):
            left = s.knowledge(self.seat) - s.plague[HEAL.arg(action)]
            # E7.III04: a place above the own knowledge is the only one.
            if left > 0:
                s.call(HealMore(self.seat, left))
        carry_out(s, self.seat, action)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None if action == PASS.base else deed_refusal(s, self.seat, self.card, action)


class HealMore(Rule):
    """E5.3.3: another place while the knowledge held at the start suffices."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def verbs(self) -> tuple[Verb, ...]:
        return (HEAL, PASS)

    def ask(self, s: Table) -> Ask | None:
        places = s.infected(self.left)
        if not places:
            s.done()
            return None
        options = [HEAL.of(place) for place in places]
        options.append(PASS.base)
        return Ask(self.seat, options, "heal-more")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == PASS.base:
            return
        place = HEAL.arg(action)
        s.call(HealMore(self.seat, self.left - s.plague[place]))
        heal(s, self.seat, place)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == PASS.base:
            return None
        return heal_refusal(s, HEAL.arg(action), self.left, "E5.3.3")


class Discard(Rule):
    """E4.5.1, E4.5.3: one card face down; E7.III01: or one drawn by an opponent."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD,)

    def ask(self, s: Table) -> Ask | None:
        hand = s.hand(self.seat)
        if hand == 0 or s.six_cards() or s.discarded(self.seat) >= MOST_DISCARDS:
            s.done()
            return None
        if s.discards_drawn():
            self.answer(s, DISCARD.of(s.draw(members(hand))))
            return None
        first = DISCARD.base
        options = [first + card for card in range(CARDS) if hand >> card & 1]
        if len(options) == 1:
            self.answer(s, options[0])
            return None
        return Ask(self.seat, options, "discard")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        card = DISCARD.arg(action)
        s.put_aside(self.seat, card)
        s.note("discarded", self.seat)
        s.whisper(1 << self.seat, "discarded-card", card)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        held = s.hands[self.seat] & 1 << self.seat * CARDS + DISCARD.arg(action)
        return None if held else Refusal("not-in-hand", "E4.5.1")
