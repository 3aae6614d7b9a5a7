"""What happens at the start of each Event Phase (manual 4.5.2)."""

from __future__ import annotations

from boardwright.games.bits import has
from boardwright.games.rune_age.actions import DISCARD, DONE, EVENT_FOE, FORFEIT
from boardwright.games.rune_age.decks import discard, holds, kinds_in_hand
from boardwright.games.rune_age.ending import ascend, fall
from boardwright.games.rune_age.event_deck import drop_event
from boardwright.games.rune_age.flow.events.concerned import gold_refusal, least_hurt, own_rewards
from boardwright.games.rune_age.packing import attack_by, event_of, round_of
from boardwright.games.rune_age.state import Rule, Table
from boardwright.games.rune_age.vocabulary import (
    GOLDS,
    NEXT_WAR,
    START_ASCEND,
    START_DAMAGE,
    START_HOARD,
    START_LEAST,
    START_RIFT,
)
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal


class TimeForWar(Rule):
    """A Time for War, announced for this round: who besieged nobody suffers."""

    def ask(self, s: Table) -> Ask | None:
        s.done()
        for mark in s.lasting:
            if round_of(mark) == s.round and s.box.effect[event_of(mark)] == NEXT_WAR:
                for seat in s.survivors():
                    if not has(s.warred, seat):
                        s.hurt(seat, s.box.event_amount[event_of(mark)])
                if fall(s):
                    break
        return None


class StartOf(Rule):
    """R4.5.2: what an enemy in play does at the start of each Event Phase."""

    def __init__(self, event: int) -> None:
        self.event = event

    def ask(self, s: Table) -> Ask | None:
        s.done()
        effect, amount = s.box.effect[self.event], s.box.event_amount[self.event]
        if effect in (START_DAMAGE, START_RIFT, START_LEAST, START_HOARD, START_ASCEND):
            s.note("start-effect", self.event)
        if effect == START_HOARD:
            s.call(*[Hoard(seat) for seat in s.survivors()])
        elif effect == START_ASCEND:
            ascend(s, amount)
        elif effect in (START_DAMAGE, START_RIFT, START_LEAST):
            for seat in least_hurt(s) if effect == START_LEAST else s.survivors():
                attack = attack_by(seat, EVENT_FOE + self.event)
                fought = effect == START_RIFT and attack in s.fought
                s.hurt(seat, s.box.worth[self.event] if fought else amount)
            fall(s)
        return None


class Hoard(Rule):
    """Hoarding Dragon: a Reward is destroyed, or else a Gold card discarded."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (FORFEIT, DISCARD, DONE)

    def ask(self, s: Table) -> Ask | None:
        if s.is_out(self.seat):
            s.done()
            return None
        options = [FORFEIT.of(event) for event in own_rewards(s, self.seat)]
        if not options and s.hands[self.seat]:
            options = [DISCARD.of(k) for k in kinds_in_hand(s, self.seat) if k < GOLDS]
            return Ask(self.seat, options or [DONE.of()], "hoard")
        if len(options) > 1:
            return Ask(self.seat, options, "hoard")
        self.answer(s, options[0] if options else DONE.base)
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if FORFEIT.has(action):
            drop_event(s, self.seat, FORFEIT.arg(action))
            s.note("forfeits", self.seat, FORFEIT.arg(action))
        elif action != DONE.base:
            discard(s, self.seat, DISCARD.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if FORFEIT.has(action):
            owned = FORFEIT.arg(action) in own_rewards(s, self.seat)
            return None if owned else Refusal("no-reward", "R7.4")
        if own_rewards(s, self.seat):
            return Refusal("reward-first", "R7.4")
        if action == DONE.base:
            return gold_refusal(s, self.seat, 1)
        kind = DISCARD.arg(action)
        fit = kind < GOLDS and holds(s, self.seat, kind)
        return None if fit else Refusal("no-gold-card", "R7.4")
