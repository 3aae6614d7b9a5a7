"""Instants for which any number of cards may be given (manual 7.5)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.actions import DESTROY, DISCARD, DONE
from boardwright.games.rune_age.decks import discard, holds, kinds_in_hand
from boardwright.games.rune_age.effects.cards import destroy_from_hand
from boardwright.games.rune_age.ending import fall
from boardwright.games.rune_age.flow.events.effect import Effect
from boardwright.games.rune_age.money import coin_worth
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import GOLDS, RESURGENCE
from boardwright.games.shared import SeatQuestion, put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal, Step


class DragonlordBaraxis(Effect):
    """Damage for each enemy in play, less for each card destroyed; then all suffer together."""

    name = "baraxis"

    def happen(self, s: Table, event: int) -> None:
        s.call(*[Baraxis(seat) for seat in self.concerned(s)], BaraxisStrikes())


def card_worth(s: Table, kind: int) -> int:
    """The cost of a card; the value of a Gold card."""
    return s.box.value[kind] if kind < GOLDS else s.box.cost[kind]


class Baraxis(SeatQuestion[Table]):
    """Each player may destroy any number of cards of some worth; each lessens the damage."""

    def verbs(self) -> tuple[Verb, ...]:
        return (DESTROY, DONE)

    def _step(self, s: Table) -> int:
        return s.box.event_amount[s.event]

    def ask(self, s: Table) -> Ask | None:
        if not s.hands[self.seat]:
            s.done()
            return None
        step = self._step(s)
        kinds = [k for k in kinds_in_hand(s, self.seat) if card_worth(s, k) >= step]
        return Ask(self.seat, [*[DESTROY.of(k) for k in kinds], DONE.of()], "baraxis")

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.done()
            return
        destroy_from_hand(s, self.seat, DESTROY.arg(action))
        s.tally = put(s.tally, self.seat, s.tally[self.seat] + self._step(s))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None
        kind = DESTROY.arg(action)
        if not holds(s, self.seat, kind):
            return Refusal("not-in-hand", "R7.5")
        enough = card_worth(s, kind) >= self._step(s)
        return None if enough else Refusal("too-cheap", "R7.5", self._step(s))


def baraxis_damage(s: Table) -> int:
    counted = len(s.enemies) + int(s.options.baraxis_all and s.options.scenario == RESURGENCE)
    return counted * s.box.event_amount[s.event]


class BaraxisStrikes(Step[Table]):
    def run(self, s: Table) -> None:
        s.done()
        for seat in s.survivors():
            s.hurt(seat, max(baraxis_damage(s) - s.tally[seat], 0))
        fall(s)


class QuarryCollapse(Effect):
    """Everyone discards down to a short hand, then all suffer."""

    name = "quarry"

    def happen(self, s: Table, event: int) -> None:
        s.call(*[DiscardDown(seat) for seat in self.concerned(s)], Harm(event))


class DiscardDown(SeatQuestion[Table]):
    """Quarry Collapse: discard down to a short hand."""

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD,)

    def ask(self, s: Table) -> Ask | None:
        if len(s.hands[self.seat]) <= s.box.short_hand:
            s.done()
            return None
        options = [DISCARD.of(kind) for kind in kinds_in_hand(s, self.seat)]
        return Ask(self.seat, options, "discard-down")

    def answer(self, s: Table, action: int) -> None:
        discard(s, self.seat, DISCARD.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        held = holds(s, self.seat, DISCARD.arg(action))
        return None if held else Refusal("not-in-hand", "R7.5")


class Harm(Step[Table]):
    """Damage that follows when all have chosen."""

    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, s: Table) -> None:
        s.done()
        for seat in s.survivors():
            s.hurt(seat, s.box.event_amount[self.event])
        fall(s)


class PlagueOfVermin(Effect):
    """Everyone gives Gold and units of some worth, or suffers what is missing."""

    name = "vermin"

    def happen(self, s: Table, event: int) -> None:
        s.call(*[Vermin(seat, 0) for seat in self.concerned(s)])


class Vermin(Question[Table]):
    """Plague of Vermin: any Gold and units are discarded; what is missing is damage."""

    def __init__(self, seat: int, paid: int) -> None:
        self.seat = seat
        self.paid = paid

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD, DONE)

    def ask(self, s: Table) -> Ask | None:
        kinds = [k for k in kinds_in_hand(s, self.seat) if k < GOLDS or s.box.is_unit[k]]
        options = [*[DISCARD.of(k) for k in kinds], DONE.of()]
        return Ask(self.seat, options, "vermin", forced=not s.hands[self.seat])

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.done()
            s.hurt(self.seat, max(s.box.event_amount[s.event] - self.paid, 0))
            fall(s)
            return
        kind = DISCARD.arg(action)
        worth = coin_worth(s, kind) if kind < GOLDS else s.box.strength[kind]
        s.goto(Vermin(self.seat, self.paid + worth))
        discard(s, self.seat, kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None
        kind = DISCARD.arg(action)
        if not holds(s, self.seat, kind):
            return Refusal("not-in-hand", "R7.5")
        fit = kind < GOLDS or s.box.is_unit[kind]
        return None if fit else Refusal("does-not-fit", "R7.5")


EFFECTS: Final[tuple[Effect, ...]] = (DragonlordBaraxis(), QuarryCollapse(), PlagueOfVermin())
