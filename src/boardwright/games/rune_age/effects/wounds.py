"""Cards that wound a friendly unit when they are played (R8.1.3, R8.1.4)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.actions import NO, WOUND
from boardwright.games.rune_age.decks import draw_cards
from boardwright.games.rune_age.effects.ability import Ability
from boardwright.games.rune_age.effects.cards import can_draw
from boardwright.games.rune_age.effects.destruction import Cull, Hit
from boardwright.games.rune_age.effects.units import (
    find_unit,
    last_of,
    opposing,
    side_for,
    woundable,
)
from boardwright.games.rune_age.packing import WOUNDED, marked, side_of, unit_id
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.vocabulary import ANY, ON_TACTIC, ON_UNIT
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


class WoundFor(Question[Table]):
    """R8.1.3: a friendly unit is wounded so that something happens; only Summon Lightning must."""

    def __init__(self, seat: int, side: int, kind: int) -> None:
        self.seat = seat
        self.side = side
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (WOUND, NO)

    def _woundable(self, s: Table) -> list[int]:
        return woundable(s, self.side, s.box.is_unit[self.kind] == 1)

    def ask(self, s: Table) -> Ask | None:
        ability = s.box.ability[self.kind]
        kinds = self._woundable(s)
        if not kinds or not ability.fits(s, self.seat, self.kind):
            s.done()
            return None
        options = [WOUND.of(kind) for kind in kinds]
        if not ability.must:
            options.append(NO.of())
        return Ask(self.seat, options, "wound-for", forced=True)

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == NO.base:
            return
        kind = WOUND.arg(action)
        at = self._pick(s, kind)
        s.fighters[at] = marked(s.fighters[at], WOUNDED)
        s.note("wounded", kind)
        s.box.ability[self.kind].paid(s, self.seat, self.side, self.kind, kind)

    def _pick(self, s: Table, kind: int) -> int:
        acting = last_of(s, self.side) if s.box.is_unit[self.kind] else NONE
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
            must = s.box.ability[self.kind].must
            return Refusal("must-wound", "R8.3.3") if must else None
        fit = WOUND.arg(action) in self._woundable(s)
        return None if fit else Refusal("not-woundable", "R8.1.3")


class WoundStrike(Ability):
    """Flesh Ripper and Obscene: for each wound they strike."""

    name = "wound-strike"
    strikes = True
    bearers = ON_UNIT
    has_limit = True  # the strength up to which it strikes; its amount says how often

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return bool(opposing(s, side_for(s, seat), s.box.limit[kind]))

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(*[WoundFor(seat, side, kind) for _ in range(s.box.amount[kind])])

    def paid(self, s: Table, seat: int, side: int, kind: int, card: int) -> None:
        s.call(Hit(seat, side, s.box.limit[kind]))


class WoundDraw(Ability):
    """R8.1.10: the Warlock draws for a wound."""

    name = "wound-draw"
    bearers = ON_UNIT

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return can_draw(s, seat)

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(WoundFor(seat, side, kind))

    def paid(self, s: Table, seat: int, side: int, kind: int, card: int) -> None:
        draw_cards(s, seat, s.box.amount[kind])


class WoundCull(Ability):
    """R8.1.4: the Manticore."""

    name = "wound-cull"
    strikes = True
    bearers = ON_UNIT
    most = 1

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return bool(opposing(s, side_for(s, seat), ANY))

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(WoundFor(seat, side, kind))

    def paid(self, s: Table, seat: int, side: int, kind: int, card: int) -> None:
        s.call(Cull(1 - side))


class Lightning(Ability):
    """R8.1.4, R8.3.3: Summon Lightning must wound if there is an opposing unit."""

    name = "lightning"
    strikes = True
    bearers = ON_TACTIC
    most = 1
    must = True

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        return bool(opposing(s, side_for(s, seat), ANY))

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        s.call(WoundFor(seat, side, kind))

    def paid(self, s: Table, seat: int, side: int, kind: int, card: int) -> None:
        s.call(Cull(1 - side))


ABILITIES: Final[tuple[Ability, ...]] = (WoundStrike(), WoundDraw(), WoundCull(), Lightning())
