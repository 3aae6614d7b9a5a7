"""The Opposing Army, and who changes sides (manual 6.9, 7.9)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.actions import ARMY, RECRUIT
from boardwright.games.rune_age.decks import discard, leave_hand
from boardwright.games.rune_age.effects.units import distinct
from boardwright.games.rune_age.ending import barracks_lost, fall
from boardwright.games.rune_age.flow.combat import defend
from boardwright.games.rune_age.flow.events.effect import Effect
from boardwright.games.rune_age.market import barracks_of, is_faction_unit, price_of
from boardwright.games.rune_age.packing import kind_of
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import CIVIL_WAR
from boardwright.games.shared import SeatQuestion
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal, Step


def cheapest(s: Table, seat: int, kinds: list[int]) -> list[int]:
    """Those of lowest cost, each kind once."""
    if not kinds:
        return []
    least = min([price_of(s, seat, kind) for kind in kinds])
    return distinct([kind for kind in kinds if price_of(s, seat, kind) == least])


class Recruit(Question[Table]):
    """R6.9.2: a unit of lowest cost joins the Opposing Army; `back`: returns from it."""

    def __init__(self, seat: int, back: int) -> None:
        self.seat = seat
        self.back = back

    def verbs(self) -> tuple[Verb, ...]:
        return (RECRUIT,)

    def _kinds(self, s: Table) -> list[int]:
        return cheapest(s, self.seat, list(s.army) if self.back else barracks_of(s, self.seat))

    def ask(self, s: Table) -> Ask | None:
        kinds = self._kinds(s)
        if kinds:
            return Ask(self.seat, [RECRUIT.of(kind) for kind in kinds], "recruit", forced=True)
        s.done()
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        kind = RECRUIT.arg(action)
        if self.back:
            at = s.army.index(kind)
            s.army = (*s.army[:at], *s.army[at + 1 :])
            s.piles[kind] += 1
            s.note("army-loses", kind)
        else:
            s.army = tuple(sorted([*s.army, kind]))
            s.piles[kind] -= 1
            s.note("army-gains", kind)
            barracks_lost(s)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        kind = RECRUIT.arg(action)
        if kind not in (s.army if self.back else barracks_of(s, self.seat)):
            return Refusal("no-such-unit", "R6.9.2")
        return None if kind in self._kinds(s) else Refusal("not-cheapest", "R6.9.2")


class Deserters(Effect):
    """The cheapest unit goes back, or the player suffers."""

    name = "deserters"
    scenarios = (CIVIL_WAR,)

    def happen(self, s: Table, event: int) -> None:
        s.call(Desert(0))


class Desert(SeatQuestion[Table]):
    """Deserters: the cheapest unit of the discard pile, or else of the hand, goes to the
    Barracks."""

    def verbs(self) -> tuple[Verb, ...]:
        return (RECRUIT,)

    def _kinds(self, s: Table) -> list[int]:
        for zone in (s.discards[self.seat], [kind_of(c) for c in s.hands[self.seat]]):
            found = cheapest(s, self.seat, [kind for kind in zone if is_faction_unit(s, kind)])
            if found:
                return found
        return []

    def ask(self, s: Table) -> Ask | None:
        kinds = self._kinds(s)
        if kinds:
            return Ask(self.seat, [RECRUIT.of(kind) for kind in kinds], "desert", forced=True)
        s.done()
        s.hurt(self.seat, s.box.event_amount[s.event])
        fall(s)
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        kind = RECRUIT.arg(action)
        if kind in s.discards[self.seat]:
            s.discards[self.seat].remove(kind)
        else:
            leave_hand(s, self.seat, kind)
        s.piles[kind] += 1
        s.note("deserts", self.seat, kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        fit = RECRUIT.arg(action) in self._kinds(s)
        return None if fit else Refusal("not-cheapest", "R7.9")


class RetreatingVassals(Effect):
    """R7.9: so many units of cost 1 and of cost 2 are discarded, as far as they are held."""

    name = "vassals"
    scenarios = (CIVIL_WAR,)

    def happen(self, s: Table, event: int) -> None:
        each = s.box.event_amount[event]
        missing = 0
        for cost in (1, 2):
            held = [kind_of(c) for c in s.hands[0]]
            fit = [k for k in held if is_faction_unit(s, k) and s.box.cost[k] == cost]
            for kind in fit[:each]:
                discard(s, 0, kind)
            missing += max(each - len(fit), 0)
        s.hurt(0, missing)
        fall(s)


class OathRenewed(Effect):
    """The cheapest unit comes back from the Opposing Army."""

    name = "oath-renewed"
    most = 1
    scenarios = (CIVIL_WAR,)

    def happen(self, s: Table, event: int) -> None:
        s.call(Recruit(0, 1))


class ArmyStep(Step[Table]):
    """R6.9.2, R6.9.4: the Opposing Army grows, then attacks."""

    def run(self, s: Table) -> None:
        s.done()
        if s.options.scenario == CIVIL_WAR:
            s.call(Recruit(0, 0), ArmyAttack())


class ArmyAttack(Step[Table]):
    def run(self, s: Table) -> None:
        s.done()
        defend(s, 0, ARMY)


EFFECTS: Final[tuple[Effect, ...]] = (Deserters(), RetreatingVassals(), OathRenewed())
