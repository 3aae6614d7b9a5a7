"""Units that are destroyed, and what may step in for them (manual 5.3, 5.7)."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import add, has
from boardwright.games.rune_age.actions import HIT, LOSE, NO, YES
from boardwright.games.rune_age.decks import raze
from boardwright.games.rune_age.effects.units import another_beast, distinct, find_unit, opposing
from boardwright.games.rune_age.market import is_faction_unit
from boardwright.games.rune_age.packing import kind_of, unit_id, unit_kind
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.strength import side_units
from boardwright.games.rune_age.vocabulary import BLOOD
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal

# Why a unit is destroyed.
STRUCK: Final = 0  # an opponent's effect, attrition, a Chaos Beast
DIES: Final = 1  # wounded, at the end of combat


class Slay(Question[Table]):
    """R5.7.1: a unit is about to be destroyed; an Oathguard or the Rune of Blood may step in."""

    def __init__(self, side: int, unit: int, cause: int, step: int) -> None:
        self.side = side
        self.unit = unit
        self.cause = cause
        self.step = step

    def verbs(self) -> tuple[Verb, ...]:
        return (YES, NO)

    def ask(self, s: Table) -> Ask | None:
        if find_unit(s, self.side, self.unit) == NONE:
            s.done()
            return None
        if self.step == 0 and self._guard(s) != NONE:
            return Ask(s.seat_of(self.side), [YES.of(), NO.of()], "oathguard")
        if self.step <= 1 and self._blood(s):
            return Ask(s.seat_of(self.side), [YES.of(), NO.of()], "blood-rune")
        s.done()
        slay(s, self.side, self.unit)
        return None

    def _guard(self, s: Table) -> int:
        """The Oathguard that could die instead, a wounded one first."""
        kind = unit_kind(self.unit)
        if self.cause != STRUCK or s.seat_of(self.side) == NONE or s.box.ability[kind].stands_in:
            return NONE
        found = NONE
        for fighter in side_units(s, self.side):
            if s.box.ability[kind_of(fighter)].stands_in:
                found = max(found, unit_id(fighter))
        return found

    def _blood(self, s: Table) -> bool:
        kind = unit_kind(self.unit)
        seat = s.seat_of(self.side)
        return (
            seat != NONE
            and s.runes[BLOOD] == seat
            and not has(s.tired_runes, BLOOD)
            and is_faction_unit(s, kind)
            and not s.box.mythic[kind]
        )

    def answer(self, s: Table, action: int) -> None:
        guard = self._guard(s) if self.step == 0 else NONE
        if action == NO.base:
            s.goto(Slay(self.side, self.unit, self.cause, 1 if guard != NONE else 2))
            return
        s.done()
        if guard != NONE:
            slay(s, self.side, guard)
            return
        s.tired_runes = add(s.tired_runes, BLOOD)
        seat = s.seat_of(self.side)
        del s.fighters[find_unit(s, self.side, self.unit)]
        s.discards[seat].append(unit_kind(self.unit))
        s.note("saved", seat, unit_kind(self.unit))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


def slay(s: Table, side: int, unit: int) -> None:
    """R5.7.2: it leaves the combat for the Barracks, its pile, or (Mythic) the discard pile. A
    Mythic of the Opposing Army is only out of this combat (R6.9.5)."""
    kind = unit_kind(unit)
    beast = s.box.ability[kind].rampages
    del s.fighters[another_beast(s, side, unit) if beast else find_unit(s, side, unit)]
    seat = s.seat_of(side)
    s.note("destroyed", kind)
    if seat != NONE:
        raze(s, seat, kind)
    elif not s.box.mythic[kind]:
        at = s.army.index(kind)
        s.army = (*s.army[:at], *s.army[at + 1 :])
        s.piles[kind] += 1


class Hit(Question[Table]):
    """R8.1.2: the acting player picks the opposing unit that is destroyed."""

    def __init__(self, seat: int, side: int, most: int) -> None:
        self.seat = seat
        self.side = side
        self.most = most

    def verbs(self) -> tuple[Verb, ...]:
        return (HIT,)

    def ask(self, s: Table) -> Ask | None:
        units = opposing(s, self.side, self.most)
        if units:
            return Ask(self.seat, [HIT.of(unit) for unit in units], "hit", forced=True)
        s.done()
        return None

    def answer(self, s: Table, action: int) -> None:
        s.goto(Slay(1 - self.side, HIT.arg(action), STRUCK, 0))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        unit = HIT.arg(action)
        if find_unit(s, 1 - self.side, unit) == NONE:
            return Refusal("no-such-unit", "R8.1.2")
        if s.box.strength[unit_kind(unit)] > self.most:
            return Refusal("too-strong", "R8.1.2", self.most)
        return None


class Cull(Question[Table]):
    """R8.1.4: the opponent picks the unit they lose; for the Opposing Army you do."""

    def __init__(self, side: int) -> None:
        self.side = side

    def verbs(self) -> tuple[Verb, ...]:
        return (LOSE,)

    def ask(self, s: Table) -> Ask | None:
        units = distinct([unit_id(f) for f in side_units(s, self.side)])
        if units:
            seat = s.seat_of(self.side)
            chooser = s.combat.attacker if seat == NONE else seat
            return Ask(chooser, [LOSE.of(unit) for unit in units], "cull", forced=True)
        s.done()
        return None

    def answer(self, s: Table, action: int) -> None:
        s.goto(Slay(self.side, LOSE.arg(action), STRUCK, 0))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        there = find_unit(s, self.side, LOSE.arg(action)) != NONE
        return None if there else Refusal("no-such-unit", "R8.1.4")


class LoseUnits(Question[Table]):
    """R5.3.2: the owner picks the units that attrition or a Chaos Beast (`beast`) destroys."""

    def __init__(self, side: int, left: int, beast: int) -> None:
        self.side = side
        self.left = left
        self.beast = beast

    def verbs(self) -> tuple[Verb, ...]:
        return (LOSE,)

    def _units(self, s: Table) -> list[int]:
        units = [unit_id(f) for f in side_units(s, self.side)]
        if not self.beast:
            return distinct([unit for unit in units if not s.box.spared[unit_kind(unit)]])
        beasts = [unit for unit in units if s.box.ability[unit_kind(unit)].rampages]
        if len(beasts) == 1:
            units.remove(beasts[0])
        return distinct(units)

    def ask(self, s: Table) -> Ask | None:
        units = self._units(s) if self.left > 0 else []
        if units:
            options = [LOSE.of(unit) for unit in units]
            return Ask(s.seat_of(self.side), options, "lose-unit", forced=True)
        s.done()
        return None

    def answer(self, s: Table, action: int) -> None:
        s.goto(LoseUnits(self.side, self.left - 1, self.beast))
        s.call(Slay(self.side, LOSE.arg(action), STRUCK, 0))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        unit = LOSE.arg(action)
        if find_unit(s, self.side, unit) == NONE:
            return Refusal("no-such-unit", "R5.3.2")
        ability = s.box.ability[unit_kind(unit)]
        if self.beast:
            alone = [f for f in side_units(s, self.side) if s.box.ability[kind_of(f)].rampages]
            acting = ability.rampages and len(alone) == 1
            return Refusal("acting-itself", "R8.2.3") if acting else None
        return Refusal("immune", "R5.3.3") if ability.spared else None
