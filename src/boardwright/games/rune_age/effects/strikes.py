"""Cards that destroy an opposing unit when they are played (R8.1.1, R8.1.2)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.decks import discard
from boardwright.games.rune_age.effects.ability import Ability
from boardwright.games.rune_age.effects.costs import DiscardFor, Whether
from boardwright.games.rune_age.effects.destruction import Hit
from boardwright.games.rune_age.effects.units import opposing, side_for
from boardwright.games.rune_age.money import coin_worth, influence_of
from boardwright.games.rune_age.packing import kind_of
from boardwright.games.rune_age.purse import PayInfluence
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.strength import side_units
from boardwright.games.rune_age.vocabulary import ANY, GOLDS, ON_UNIT
from boardwright.kernel.frame import Refusal


class DiscardStrike(Ability):
    """The Bowman: may discard a card to strike."""

    name = "discard-strike"
    strikes = True
    most = ANY

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return bool(opposing(s, side_for(s, seat), ANY))

    def power(self, s: Table, kind: int, card: int) -> int:
        return s.box.amount[kind]

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(DiscardFor(seat, side, kind))

    def paid(self, s: Table, seat: int, side: int, kind: int, card: int) -> None:
        s.call(Hit(seat, side, self.power(s, kind, card)))


class InfluenceStrike(Ability):
    """The Warrior: may spend influence to strike."""

    name = "influence-strike"
    strikes = True

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        enough = influence_of(s, seat) >= s.box.amount[kind]
        return enough and bool(opposing(s, side_for(s, seat), ANY))

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(Whether(seat, side, kind))

    def paid(self, s: Table, seat: int, side: int, kind: int, card: int) -> None:
        s.call(PayInfluence(seat, s.box.amount[kind]), Hit(seat, side, ANY))


class ArcherStrike(Ability):
    """The Skeleton Archer strikes as hard as all of its kind together."""

    name = "archer-strike"
    strikes = True
    bearers = ON_UNIT
    least = 0
    most = 0
    force = 0.2

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        own = [f for f in side_units(s, side) if kind_of(f) == kind]
        s.call(Hit(seat, side, len(own) * s.box.strength[kind]))


class GoldStrike(Ability):
    """The Deep Bombardier: may discard a Gold card to strike."""

    name = "gold-strike"
    strikes = True
    least = 0

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return bool(opposing(s, side_for(s, seat), ANY))

    def suits(self, s: Table, kind: int, card: int) -> bool:
        return card < GOLDS

    def misfit(self, s: Table, kind: int, card: int) -> Refusal | None:
        return Refusal("no-gold-card", "R8.1.1") if card >= GOLDS else None

    def power(self, s: Table, kind: int, card: int) -> int:
        return coin_worth(s, card) + s.box.amount[kind]

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(DiscardFor(seat, side, kind))

    def paid(self, s: Table, seat: int, side: int, kind: int, card: int) -> None:
        s.call(Hit(seat, side, self.power(s, kind, card)))


class HandStrike(Ability):
    """The Beastmaster: may discard the hand to strike, even in vain."""

    name = "hand-strike"
    strikes = True
    most = ANY

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return bool(s.hands[seat]) or bool(opposing(s, side_for(s, seat), ANY))

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(Whether(seat, side, kind))

    def paid(self, s: Table, seat: int, side: int, kind: int, card: int) -> None:
        for held in s.hands[seat][:]:
            discard(s, seat, kind_of(held))
        s.call(Hit(seat, side, s.box.amount[kind]))


class Strike(Ability):
    """Giant Troll, Razorwing Flock, Shadow Assassin: they must strike."""

    name = "strike"
    strikes = True
    least = 0
    most = ANY

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(Hit(seat, side, s.box.amount[kind]))


ABILITIES: Final[tuple[Ability, ...]] = (
    DiscardStrike(),
    InfluenceStrike(),
    ArcherStrike(),
    GoldStrike(),
    HandStrike(),
    Strike(),
)
