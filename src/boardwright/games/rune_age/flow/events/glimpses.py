"""Instants that turn up, change or show cards, and one that undoes a rise (manual 7.7, 7.8)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.actions import DISCARD, LEAVE, NO, SPY, TAKE
from boardwright.games.rune_age.decks import (
    discard,
    draw_cards,
    holds,
    kinds_in_hand,
    to_hand_open,
    turn_up,
)
from boardwright.games.rune_age.effects.cards import leave_on_top
from boardwright.games.rune_age.ending import ascend
from boardwright.games.rune_age.flow.events.effect import Effect
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.targets import was_besieged
from boardwright.games.rune_age.vocabulary import ASCENT, GOLDS
from boardwright.games.shared import SeatQuestion
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


class StrangeLights(Effect):
    """Everyone reveals their top card."""

    name = "lights"
    most = 1

    def happen(self, s: Table, event: int) -> None:
        s.call(*[Lights(seat) for seat in self.concerned(s)])


class Lights(SeatQuestion[Table]):
    """Strange Lights: the top card is revealed; Gold is discarded, the rest taken or left."""

    def verbs(self) -> tuple[Verb, ...]:
        return (TAKE, LEAVE)

    def ask(self, s: Table) -> Ask | None:
        if s.shown:
            return Ask(self.seat, [TAKE.of(s.shown[0]), LEAVE.of()], "lights")
        card = turn_up(s, self.seat)
        if card >= GOLDS:
            s.shown = (card,)
            return None
        s.done()
        if card != NONE:
            s.discards[self.seat].append(card)
            s.note("drops", self.seat, card)
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        card = s.shown[0]
        s.shown = ()
        if action == LEAVE.base:
            leave_on_top(s, self.seat, card)
        else:
            to_hand_open(s, self.seat, card)
            s.note("takes", self.seat, card)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        fit = action == LEAVE.base or TAKE.arg(action) == s.shown[0]
        return None if fit else Refusal("not-shown", "R7.7")


class ScholarsGift(Effect):
    """Everyone may change a card for several."""

    name = "scholars"

    def happen(self, s: Table, event: int) -> None:
        s.call(*[Scholars(seat) for seat in self.concerned(s)])


class Scholars(SeatQuestion[Table]):
    """Scholars' Gift: discard a card to draw two."""

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD, NO)

    def ask(self, s: Table) -> Ask | None:
        if not s.hands[self.seat]:
            s.done()
            return None
        options = [DISCARD.of(kind) for kind in kinds_in_hand(s, self.seat)]
        return Ask(self.seat, [*options, NO.of()], "scholars")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action != NO.base:
            discard(s, self.seat, DISCARD.arg(action))
            draw_cards(s, self.seat, s.box.event_amount[s.event])

    def refusal(self, s: Table, action: int) -> Refusal | None:
        fit = action == NO.base or holds(s, self.seat, DISCARD.arg(action))
        return None if fit else Refusal("not-in-hand", "R7.7")


class Spies(Effect):
    """Overlord's Spies: a card of an ally is discarded."""

    name = "spies"
    most = 1
    scenarios = (ASCENT,)

    def happen(self, s: Table, event: int) -> None:
        s.call(ChooseAlly())


class ChooseAlly(Question[Table]):
    """Overlord's Spies: the Overlord chooses an ally and looks at that hand."""

    def verbs(self) -> tuple[Verb, ...]:
        return (SPY,)

    def ask(self, s: Table) -> Ask | None:
        return Ask(s.overlord, [SPY.of(seat) for seat in s.allies()], "spy", forced=True)

    def answer(self, s: Table, action: int) -> None:
        seat = SPY.arg(action)
        s.spied = seat
        s.reveal()
        s.note("spies", s.overlord, seat)
        s.goto(Spied(seat))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        seat = SPY.arg(action)
        fit = seat < s.seats and seat != s.overlord and not s.is_out(seat)
        return None if fit else Refusal("no-such-seat", "R7.8")


class Spied(SeatQuestion[Table]):
    """Overlord's Spies: the Overlord discards one card of that hand."""

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD,)

    def ask(self, s: Table) -> Ask | None:
        if not s.hands[self.seat]:
            s.done()
            return None
        options = [DISCARD.of(kind) for kind in kinds_in_hand(s, self.seat)]
        return Ask(s.overlord, options, "spied")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        discard(s, self.seat, DISCARD.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        held = holds(s, self.seat, DISCARD.arg(action))
        return None if held else Refusal("not-in-hand", "R7.8")


class BrokenRitual(Effect):
    """The Overlord loses Ascension if their Home Realm was besieged."""

    name = "ritual"
    scenarios = (ASCENT,)

    def happen(self, s: Table, event: int) -> None:
        if was_besieged(s, s.overlord):
            ascend(s, -s.box.event_amount[event])


EFFECTS: Final[tuple[Effect, ...]] = (StrangeLights(), ScholarsGift(), Spies(), BrokenRitual())
