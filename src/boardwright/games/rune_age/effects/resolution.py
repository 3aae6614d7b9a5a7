"""How Resolution abilities are resolved (manual 5.4)."""

from __future__ import annotations

from boardwright.games.rune_age.actions import DONE, RESOLVE
from boardwright.games.rune_age.effects.ability import CHOSEN, LAST
from boardwright.games.rune_age.effects.units import distinct, find_unit
from boardwright.games.rune_age.packing import (
    USED,
    fighter_of,
    is_marked,
    kind_of,
    marked,
    side_of,
    wounded_id,
)
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.vocabulary import RESOLUTION
from boardwright.games.shared import put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal, Step


class Resolve(Question[Table]):
    """R5.4.2: one side's Resolution abilities, one at a time in the order its player chooses."""

    def __init__(self, side: int) -> None:
        self.side = side

    def verbs(self) -> tuple[Verb, ...]:
        return (RESOLVE, DONE)

    def ask(self, s: Table) -> Ask | None:
        seat = s.seat_of(self.side)
        if seat == NONE:
            s.done()
            return None
        asked = False
        options: list[int] = []
        open_kinds = unresolved(s, self.side)
        for kind in open_kinds:
            ability = s.box.ability[kind]
            if ability.order != CHOSEN:
                if ability.order != LAST:
                    options.append(RESOLVE.of(kind))
            elif ability.seems(s, seat, kind):
                asked = True
                if ability.fits(s, seat, kind):
                    options.append(RESOLVE.of(kind))
        if not asked and not order_matters(s, open_kinds):
            s.goto(Settle(self.side))
            return None
        return Ask(seat, [*options, DONE.of()], "resolve")

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.goto(Settle(self.side))
            waive(s, self.side)
        else:
            resolve(s, self.side, RESOLVE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None
        kind = RESOLVE.arg(action)
        if kind not in unresolved(s, self.side):
            return Refusal("nothing-to-resolve", "R5.4.2")
        if s.box.ability[kind].order == LAST:
            return Refusal("comes-last", "R5.4.3")
        return s.box.ability[kind].needs(s, s.seat_of(self.side), kind)


class Settle(Step[Table]):
    """R5.4.3: what works by itself and is still open, in a fixed order."""

    def __init__(self, side: int) -> None:
        self.side = side

    def run(self, s: Table) -> None:
        found = NONE
        for kind in unresolved(s, self.side):
            order = s.box.ability[kind].order
            if order != CHOSEN and (found == NONE or order < s.box.ability[found].order):
                found = kind
        if found == NONE:
            s.done()
        else:
            resolve(s, self.side, found)


def unresolved(s: Table, side: int) -> list[int]:
    """The kinds in combat on a side whose Resolution ability is still open."""
    timing = s.box.timing
    found = [
        kind_of(f)
        for f in s.fighters
        if side_of(f) == side and not is_marked(f, USED) and timing[kind_of(f)] == RESOLUTION
    ]
    for tactic in s.combat.tactics:
        ready = side_of(tactic) == side and not is_marked(tactic, USED)
        if ready and timing[kind_of(tactic)] == RESOLUTION:
            found.append(kind_of(tactic))
    return distinct(found) if found else found


def waive(s: Table, side: int) -> None:
    """What a side has left out is over, for everybody to see while a Chaos Beast still asks. Only
    units have abilities that may be left out."""
    for at, fighter in enumerate(s.fighters):
        kind = kind_of(fighter)
        optional = s.box.timing[kind] == RESOLUTION and s.box.ability[kind].order == CHOSEN
        if optional and side_of(fighter) == side:
            s.fighters[at] = marked(fighter, USED)


def order_matters(s: Table, kinds: list[int]) -> bool:
    """A Chaos Beast may kill what others would count."""
    rampage, counting = False, False
    for kind in kinds:
        rampage = rampage or s.box.ability[kind].rampages
        counting = counting or s.box.ability[kind].counts
    return rampage and counting


def resolve(s: Table, side: int, kind: int) -> None:
    """R5.4.2: each card resolves once a combat."""
    if s.box.is_unit[kind]:
        at = find_unit(s, side, kind, USED)
        if at == NONE:
            at = find_unit(s, side, wounded_id(kind), USED)
        s.fighters[at] = marked(s.fighters[at], USED)
    else:
        s.combat = combat = s.combat.copy()
        at = combat.tactics.index(fighter_of(kind, side))
        combat.tactics = put(combat.tactics, at, marked(combat.tactics[at], USED))
    s.box.ability[kind].resolve(s, side, kind, at)
