"""Cards that are revealed or looked at when others are played (R8.1.5, R8.1.6)."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import only
from boardwright.games.rune_age.actions import DISCARD, DONE, DROP, LEAVE, TAKE, TOP
from boardwright.games.rune_age.decks import put_on_top, take_top, to_hand, to_hand_open, turn_up
from boardwright.games.rune_age.effects.ability import Ability
from boardwright.games.rune_age.effects.cards import can_draw, leave_on_top
from boardwright.games.rune_age.effects.costs import Whether
from boardwright.games.rune_age.effects.units import distinct
from boardwright.games.rune_age.money import influence_of
from boardwright.games.rune_age.packing import card_of, kind_of
from boardwright.games.rune_age.purse import PayInfluence
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.vocabulary import GOLDS, ON_UNIT, TOPS
from boardwright.games.shared import SeatQuestion
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal, Step


class ScoutKind(Ability):
    """The Foot Soldier looks for its own kind."""

    name = "scout-kind"
    bearers = ON_UNIT
    most = 1
    force = 0.3

    def suits(self, s: Table, kind: int, card: int) -> bool:
        return card == kind

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        scout(s, seat, kind)


class ScoutGold(Ability):
    """The Prospector looks for Gold."""

    name = "scout-gold"
    most = 1

    def suits(self, s: Table, kind: int, card: int) -> bool:
        return card < GOLDS

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        scout(s, seat, kind)


def scout(s: Table, seat: int, kind: int) -> None:
    """One sort of card goes to hand, any other is left or dropped."""
    card = turn_up(s, seat)
    if card == NONE:
        return
    if s.box.ability[kind].suits(s, kind, card):
        to_hand_open(s, seat, card)
        s.note("takes", seat, card)
    else:
        s.shown = (card,)
        s.call(LeaveOrDrop(seat))


class LeaveOrDrop(SeatQuestion[Table]):
    """The revealed card stays on top, known to all, or is discarded."""

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


class ScoutWeak(Ability):
    """The Knight: no unit, or a weak one, goes to hand; a stronger one is discarded."""

    name = "scout-weak"

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return can_draw(s, seat)

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(Whether(seat, side, kind))

    def paid(self, s: Table, seat: int, side: int, kind: int, card: int) -> None:
        found = turn_up(s, seat)
        if s.box.is_unit[found] and s.box.strength[found] > s.box.amount[kind]:
            s.discards[seat].append(found)
            s.note("drops", seat, found)
        else:
            to_hand_open(s, seat, found)
            s.note("takes", seat, found)


class InfluenceReveal(Ability):
    """The Leonx Rider: may spend 1 influence to find a unit."""

    name = "influence-reveal"

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return influence_of(s, seat) > 0 and can_draw(s, seat)

    def suits(self, s: Table, kind: int, card: int) -> bool:
        return s.box.is_unit[card] == 1

    def misfit(self, s: Table, kind: int, card: int) -> Refusal | None:
        return None if s.box.is_unit[card] else Refusal("does-not-fit", "R8.1.5")

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(Whether(seat, side, kind))

    def paid(self, s: Table, seat: int, side: int, kind: int, card: int) -> None:
        s.call(PayInfluence(seat, 1), RevealSome(seat, kind))


class RevealRisen(Ability):
    """The Necromancer finds the undead."""

    name = "reveal-risen"
    seeks = ("reanimate", "archer-strike")

    def suits(self, s: Table, kind: int, card: int) -> bool:
        return s.box.ability[card].name in self.seeks

    def misfit(self, s: Table, kind: int, card: int) -> Refusal | None:
        undead = self.seeks.count(s.box.ability[card].name) > 0
        return None if undead else Refusal("does-not-fit", "R8.1.5")

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        reveal_some(s, seat, kind)


class EmptyReveal(Ability):
    """The Spiritspeaker finds a unit if the hand is empty."""

    name = "empty-reveal"

    def suits(self, s: Table, kind: int, card: int) -> bool:
        return s.box.is_unit[card] == 1

    def misfit(self, s: Table, kind: int, card: int) -> Refusal | None:
        return None if s.box.is_unit[card] else Refusal("does-not-fit", "R8.1.5")

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        if not s.hands[seat]:
            reveal_some(s, seat, kind)


def reveal_some(s: Table, seat: int, kind: int) -> None:
    """A fitting card must be taken, the rest is discarded."""
    cards: list[int] = []
    for _ in range(s.box.amount[kind]):
        card = turn_up(s, seat)
        if card == NONE:
            break
        cards.append(card)
    s.shown = tuple(cards)
    s.call(TakeShown(seat, kind))


class RevealSome(Step[Table]):
    """What the Leonx Rider's influence has paid for."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, s: Table) -> None:
        s.done()
        reveal_some(s, self.seat, self.kind)


class TakeShown(Question[Table]):
    """R8.1.5: one of the revealed cards that fit goes to hand."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (TAKE,)

    def ask(self, s: Table) -> Ask | None:
        ability = s.box.ability[self.kind]
        fit = distinct([card for card in s.shown if ability.suits(s, self.kind, card)])
        if fit:
            return Ask(self.seat, [TAKE.of(card) for card in fit], "take-shown", forced=True)
        self._take(s, NONE)
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
        return s.box.ability[self.kind].misfit(s, self.kind, card)


class Sifting(Ability):
    """The Vampire looks at cards and discards any of them."""

    name = "sift"
    most = TOPS

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        look(s, seat, s.box.amount[kind])
        s.call(Sift(seat))


class Foreseeing(Ability):
    """The Seer looks at cards and takes one of them."""

    name = "foresee"
    most = TOPS
    force = 1.2

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        look(s, seat, s.box.amount[kind])
        s.call(Foresee(seat))


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


class Sift(SeatQuestion[Table]):
    """The Vampire discards any of the cards looked at."""

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


class Foresee(SeatQuestion[Table]):
    """The Seer takes one of the cards looked at."""

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


class PutBack(SeatQuestion[Table]):
    """R8.1.6: what was looked at goes back on top in any order, the deepest card first."""

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


ABILITIES: Final[tuple[Ability, ...]] = (
    ScoutKind(),
    ScoutGold(),
    ScoutWeak(),
    InfluenceReveal(),
    RevealRisen(),
    EmptyReveal(),
    Sifting(),
    Foreseeing(),
)
