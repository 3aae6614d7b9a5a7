"""How a player pays for abilities of several sorts: discards, influence (manual 8.1.1, 5.6.5)."""

from __future__ import annotations

from boardwright.games.rune_age.actions import DISCARD, NO, NUMBERED, YES
from boardwright.games.rune_age.decks import deck_size, discard, holds, kinds_in_hand
from boardwright.games.rune_age.effects.cards import DrawSome
from boardwright.games.rune_age.effects.units import add_bonus, opposing
from boardwright.games.rune_age.money import influence_of
from boardwright.games.rune_age.packing import kind_of
from boardwright.games.rune_age.purse import PayInfluence
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.strength import side_units
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


class DiscardFor(Question[Table]):
    """Bowman, Novice Wizard, Deep Bombardier: may discard a card to strike or to draw."""

    def __init__(self, seat: int, side: int, kind: int) -> None:
        self.seat = seat
        self.side = side
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD, NO)

    def _serves(self, s: Table, card: int) -> bool:
        ability = s.box.ability[self.kind]
        if not ability.suits(s, self.kind, card):
            return False
        power = ability.power(s, self.kind, card)
        return power == NONE or bool(opposing(s, self.side, power))

    def ask(self, s: Table) -> Ask | None:
        if not s.hands[self.seat] or not s.box.ability[self.kind].fits(s, self.seat, self.kind):
            s.done()
            return None
        cards = [card for card in kinds_in_hand(s, self.seat) if self._serves(s, card)]
        return Ask(self.seat, [*[DISCARD.of(card) for card in cards], NO.of()], "discard-for")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == NO.base:
            return
        card = DISCARD.arg(action)
        discard(s, self.seat, card)
        s.box.ability[self.kind].paid(s, self.seat, self.side, self.kind, card)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == NO.base:
            return None
        card = DISCARD.arg(action)
        if not holds(s, self.seat, card):
            return Refusal("not-in-hand", "R8.1.1")
        ability = s.box.ability[self.kind]
        misfit = ability.misfit(s, self.kind, card)
        if misfit is not None:
            return misfit
        power = ability.power(s, self.kind, card)
        if power == NONE:
            return None
        weakest = min([s.box.strength[kind_of(f)] for f in side_units(s, 1 - self.side)])
        return None if weakest <= power else Refusal("too-strong", "R8.1.2", power)


class Whether(Question[Table]):
    """R8.1.1: an ability that its owner may use or not."""

    def __init__(self, seat: int, side: int, kind: int) -> None:
        self.seat = seat
        self.side = side
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (YES, NO)

    def ask(self, s: Table) -> Ask | None:
        if not s.box.ability[self.kind].fits(s, self.seat, self.kind):
            s.done()
            return None
        return Ask(self.seat, [YES.of(), NO.of()], "whether")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == YES.base:
            s.box.ability[self.kind].paid(s, self.seat, self.side, self.kind, NONE)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


class HowMany(Question[Table]):
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
