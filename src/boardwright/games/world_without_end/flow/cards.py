"""Manual 4.5: each player plays a card, carries out its action, discards another one."""

from __future__ import annotations

from boardwright.games.bits import has, only
from boardwright.games.shared import SeatQuestion
from boardwright.games.world_without_end.actions import DISCARD, PASS, PLAY
from boardwright.games.world_without_end.deeds import DEEDS, card_used
from boardwright.games.world_without_end.state import NONE, Table, hand_card
from boardwright.games.world_without_end.vocabulary import CARDS, MOST_DISCARDS
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal
from boardwright.kernel.visibility import members


class Turn(SeatQuestion[Table]):
    """E4.5.1: a card of the hand, face up; then its action and a discard."""

    def verbs(self) -> tuple[Verb, ...]:
        return (PLAY,)

    def ask(self, s: Table) -> Ask | None:
        hand = s.hand(self.seat)
        first = PLAY.base
        options = [first + card for card in range(CARDS) if has(hand, card)]
        return Ask(self.seat, options, "play-card")

    def answer(self, s: Table, action: int) -> None:
        seat, card = self.seat, PLAY.arg(action)
        s.play_card(seat, card)
        s.note("played", seat, card)
        s.goto(Discard(seat))
        if s.is_idle(seat):
            s.note("no-action", seat)
            return
        used = card_used(s, seat, card)
        if used == NONE:
            s.note("no-privilege", seat)
            return
        if used != card:
            s.note("privilege", seat, used)
        s.call(CarryOut(seat, used))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        held = has(s.hands[self.seat], hand_card(self.seat, PLAY.arg(action)))
        return None if held else Refusal("not-in-hand", "E4.5.1")


class CarryOut(Question[Table]):
    """E4.5.2: the action of a card, or nothing."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def verbs(self) -> tuple[Verb, ...]:
        return DEEDS[self.card].verbs

    def ask(self, s: Table) -> Ask | None:
        options = DEEDS[self.card].options(s, self.seat)
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
        else:
            DEEDS[self.card].carry_out(s, self.seat, action)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == PASS.base:
            return None
        return DEEDS[self.card].refusal(s, self.seat, action)


class Discard(SeatQuestion[Table]):
    """E4.5.1, E4.5.3: one card face down; E7.III01: or one drawn by an opponent."""

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD,)

    def ask(self, s: Table) -> Ask | None:
        hand = s.hand(self.seat)
        if hand == 0 or s.six_cards() or s.discarded(self.seat) >= MOST_DISCARDS:
            s.done()
            return None
        if s.in_force.draws_discards:
            s.done()
            put_down(s, self.seat, s.draw(members(hand)))
            return None
        first = DISCARD.base
        options = [first + card for card in range(CARDS) if has(hand, card)]
        return Ask(self.seat, options, "discard", forced=True)

    def answer(self, s: Table, action: int) -> None:
        s.done()
        put_down(s, self.seat, DISCARD.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        held = has(s.hands[self.seat], hand_card(self.seat, DISCARD.arg(action)))
        return None if held else Refusal("not-in-hand", "E4.5.1")


def put_down(s: Table, seat: int, card: int) -> None:
    """A card goes face down on the discard pile: its owner alone knows which."""
    s.put_aside(seat, card)
    s.note("discarded", seat)
    s.whisper(only(seat), "discarded-card", card)
