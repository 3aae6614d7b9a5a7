"""Instants that demand or offer something (manual 7.4 to 7.6)."""

from __future__ import annotations

from boardwright.games.rune_age.actions import DESTROY, DISCARD, DONE, JOIN, NO, SUFFER, YES, YIELD
from boardwright.games.rune_age.decks import discard, holds, kinds_in_hand
from boardwright.games.rune_age.effects.cards import destroy_from_hand
from boardwright.games.rune_age.ending import ascend, fall
from boardwright.games.rune_age.flow.events.civil_war import Recruit
from boardwright.games.rune_age.flow.events.concerned import dearest_gold, gold_refusal
from boardwright.games.rune_age.holdings import cities_of, return_place
from boardwright.games.rune_age.market import barracks_of
from boardwright.games.rune_age.money import coin_worth, influence_of
from boardwright.games.rune_age.purse import PayInfluence
from boardwright.games.rune_age.state import NONE, Rule, Table
from boardwright.games.rune_age.vocabulary import (
    ALLY_GOLD,
    BLOOD_RITE,
    CITY_OR_DAMAGE,
    DESTROY_GOLD,
    DESTROY_STRONG,
    DISCARD_ANY,
    DISCARD_GOLD,
    DISCARD_UNIT,
    EARTHQUAKE,
    FESTIVAL,
    GOLDS,
    LOSE_CITY,
    NOBLES,
    SHIFTING,
)
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal


class Ordeal(Rule):
    """R7.1.2, R7.4: each player does what the Event asks, or suffers."""

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD, DESTROY, YIELD, JOIN, SUFFER)

    def _fits(self, s: Table, kind: int) -> bool:
        """Whether a card of the hand is one that the Event asks for."""
        effect = s.box.effect[self.event]
        if effect in (DISCARD_GOLD, DESTROY_GOLD, ALLY_GOLD):
            return kind < GOLDS
        if effect == EARTHQUAKE:
            return kind == dearest_gold(s, self.seat)
        if effect == DESTROY_STRONG:
            return (
                s.box.is_unit[kind] == 1 and s.box.strength[kind] >= s.box.event_amount[self.event]
            )
        return effect == DISCARD_ANY or (effect == DISCARD_UNIT and s.box.is_unit[kind] == 1)

    def _cards(self, s: Table) -> bool:
        """Whether the Event asks for cards of the hand."""
        effect = s.box.effect[self.event]
        return DESTROY_GOLD <= effect <= ALLY_GOLD or effect == EARTHQUAKE

    def _choices(self, s: Table) -> list[int]:
        effect = s.box.effect[self.event]
        found: list[int] = []
        if effect in (LOSE_CITY, CITY_OR_DAMAGE, EARTHQUAKE, SHIFTING):
            found = [YIELD.of(place) for place in cities_of(s, self.seat)]
        if self._cards(s):
            kept = effect in (DISCARD_ANY, DISCARD_GOLD, DISCARD_UNIT, ALLY_GOLD)
            verb = DISCARD if kept else DESTROY
            found += [verb.of(k) for k in kinds_in_hand(s, self.seat) if self._fits(s, k)]
        if effect == NOBLES:
            found.append(JOIN.of())
        return found

    def _forced(self, s: Table) -> bool:
        """Whether suffering is no choice as long as there is another one."""
        return s.box.effect[self.event] in (LOSE_CITY, EARTHQUAKE, SHIFTING)

    def ask(self, s: Table) -> Ask | None:
        if s.is_out(self.seat):
            s.done()
            return None
        options = self._choices(s)
        if self._forced(s):
            unsure = self._cards(s) and s.hands[self.seat]
            if len(options) < 2 and not unsure:
                self.answer(s, options[0] if options else SUFFER.base)
                return None
            return Ask(self.seat, options or [SUFFER.of()], "ordeal")
        if not options and not (self._cards(s) and s.hands[self.seat]):
            self.answer(s, SUFFER.base)
            return None
        return Ask(self.seat, [*options, SUFFER.of()], "ordeal")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == SUFFER.base:
            s.hurt(self.seat, s.box.event_amount[self.event])
            fall(s)
        elif YIELD.has(action):
            return_place(s, YIELD.arg(action))
            s.note("yields", self.seat, YIELD.arg(action))
        elif DISCARD.has(action):
            discard(s, self.seat, DISCARD.arg(action))
        elif DESTROY.has(action):
            destroy_from_hand(s, self.seat, DESTROY.arg(action))
        else:
            s.call(Recruit(self.seat, 0))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == SUFFER.base:
            forced = self._forced(s) and self._choices(s)
            return Refusal("must-do", "R7.1.2") if forced else None
        if action in self._choices(s):
            return None
        return Refusal("does-not-fit", "R7.4")


def plunder(s: Table, seat: int) -> None:
    """Plundered Treasury: the most valuable Gold card in hand is destroyed."""
    s.reveal()
    kind = dearest_gold(s, seat)
    if kind != NONE:
        destroy_from_hand(s, seat, kind)


class Offer(Rule):
    """R7.6: Conscription, Rallying Cry, Festival Levy, Blood Rite: take it or not."""

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def verbs(self) -> tuple[Verb, ...]:
        return (YES, NO)

    def _recruit(self, s: Table) -> int:
        cheap = [kind for kind in barracks_of(s, self.seat) if s.box.cost[kind] == 1]
        return cheap[0] if cheap else NONE

    def ask(self, s: Table) -> Ask | None:
        effect, amount = s.box.effect[self.event], s.box.event_amount[self.event]
        if effect == FESTIVAL:
            able = influence_of(s, self.seat) >= amount and s.piles[1] > 0
        else:
            able = effect == BLOOD_RITE or self._recruit(s) != NONE
        if s.is_out(self.seat) or not able:
            s.done()
            return None
        return Ask(self.seat, [YES.of(), NO.of()], "offer")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == NO.base:
            return
        effect, amount = s.box.effect[self.event], s.box.event_amount[self.event]
        if effect == FESTIVAL:
            s.piles[1] -= 1
            s.discards[self.seat].append(1)
            s.note("gains", self.seat, 1)
            s.call(PayInfluence(self.seat, amount))
        elif effect == BLOOD_RITE:
            s.hurt(self.seat, amount)
            ascend(s, 1)
        else:
            kind = self._recruit(s)
            s.piles[kind] -= 1
            s.discards[self.seat].append(kind)
            s.note("gains", self.seat, kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


class Thieves(Rule):
    """Thieves' Guild: a Gold card of some value is destroyed if there is one in hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (DESTROY, DONE)

    def ask(self, s: Table) -> Ask | None:
        least = s.box.event_amount[s.event]
        hand = kinds_in_hand(s, self.seat)
        options = [DESTROY.of(k) for k in hand if k < GOLDS and s.box.value[k] >= least]
        if hand:
            return Ask(self.seat, options or [DONE.of()], "thieves")
        s.done()
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action != DONE.base:
            destroy_from_hand(s, self.seat, DESTROY.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return gold_refusal(s, self.seat, s.box.event_amount[s.event])
        kind = DESTROY.arg(action)
        if kind >= GOLDS or not holds(s, self.seat, kind):
            return Refusal("no-gold-card", "R7.4")
        least = s.box.event_amount[s.event]
        return Refusal("too-cheap", "R7.4", least) if s.box.value[kind] < least else None


class GoldVanishes(Rule):
    """Thieves' Guild, at last: a Gold 3 of the centre leaves the game."""

    def ask(self, s: Table) -> Ask | None:
        s.done()
        if s.piles[GOLDS - 1] > 0:
            s.piles[GOLDS - 1] -= 1
            s.lost_gold += 1
        return None


class DiscardDown(Rule):
    """Quarry Collapse: discard down to a short hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

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


class Vermin(Rule):
    """Plague of Vermin: any Gold and units are discarded; what is missing is damage."""

    def __init__(self, seat: int, paid: int) -> None:
        self.seat = seat
        self.paid = paid

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD, DONE)

    def ask(self, s: Table) -> Ask | None:
        if not s.hands[self.seat]:
            self.answer(s, DONE.base)
            return None
        kinds = [k for k in kinds_in_hand(s, self.seat) if k < GOLDS or s.box.is_unit[k]]
        return Ask(self.seat, [*[DISCARD.of(k) for k in kinds], DONE.of()], "vermin")

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
