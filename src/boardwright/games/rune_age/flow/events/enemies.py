"""Enemies: what they do at the start of each Event Phase (manual 4.5.2), and what they change as
long as they are in play (7.1.6)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.actions import DISCARD, DONE, EVENT_FOE, FORFEIT
from boardwright.games.rune_age.decks import discard, holds, kinds_in_hand
from boardwright.games.rune_age.ending import ascend, fall
from boardwright.games.rune_age.event_deck import drop_event
from boardwright.games.rune_age.flow.events.concerned import gold_refusal, least_hurt, own_rewards
from boardwright.games.rune_age.flow.events.effect import Effect
from boardwright.games.rune_age.packing import attack_by
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import (
    ASCENT,
    AT_START,
    CATACLYSM,
    CIVIL_WAR,
    GOLDS,
    IN_PLAY,
    MONUMENT,
    QUEST,
)
from boardwright.games.shared import SeatQuestion
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal, Step


class Nothing(Effect):
    """An enemy that only waits to be defeated."""

    name = "none"
    when = IN_PLAY
    least = 0
    most = 0


class StartOf(Step[Table]):
    """R4.5.2: what an enemy in play does at the start of each Event Phase."""

    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, s: Table) -> None:
        s.done()
        effect = s.box.effect[self.event]
        if effect.when == AT_START:
            s.note("start-effect", self.event)
            effect.start(s, self.event)


class StartDamage(Effect):
    """Dragonlord Ghox, Demon Gate, The World Wound, Leviathan from Beyond: all suffer."""

    name = "start-damage"
    when = AT_START

    def start(self, s: Table, event: int) -> None:
        for seat in self.concerned(s):
            s.hurt(seat, self.damage_to(s, seat, event))
        fall(s)

    def damage_to(self, s: Table, seat: int, event: int) -> int:
        return s.box.event_amount[event]

    def threat(self, amount: int) -> float:
        return float(amount)


class StartLeast(StartDamage):
    """Warlord of Ru: the least damaged suffer."""

    name = "start-least"

    def concerned(self, s: Table) -> list[int]:
        return least_hurt(s)


class StartRift(StartDamage):
    """Rift Beast: all suffer, who fought it in the round something else."""

    name = "start-rift"
    worth_hurts = True

    def damage_to(self, s: Table, seat: int, event: int) -> int:
        if attack_by(seat, EVENT_FOE + event) in s.fought:
            return s.box.worth[event]
        return s.box.event_amount[event]


class StartHoard(Effect):
    """Hoarding Dragon: everyone gives up a Reward or else a Gold card."""

    name = "start-hoard"
    when = AT_START
    least = 0
    most = 0

    def start(self, s: Table, event: int) -> None:
        s.call(*[Hoard(seat) for seat in self.concerned(s)])

    def threat(self, amount: int) -> float:
        return 1.5


class Hoard(SeatQuestion[Table]):
    """Hoarding Dragon: a Reward is destroyed, or else a Gold card discarded."""

    def verbs(self) -> tuple[Verb, ...]:
        return (FORFEIT, DISCARD, DONE)

    def ask(self, s: Table) -> Ask | None:
        if s.is_out(self.seat):
            s.done()
            return None
        options = [FORFEIT.of(event) for event in own_rewards(s, self.seat)]
        unsure = not options and len(s.hands[self.seat]) > 0
        if unsure:
            options = [DISCARD.of(k) for k in kinds_in_hand(s, self.seat) if k < GOLDS]
        return Ask(self.seat, options or [DONE.of()], "hoard", forced=not unsure)

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


class StartAscend(Effect):
    """Shadow Gate: the Overlord rises."""

    name = "start-ascend"
    when = AT_START
    scenarios = (ASCENT,)

    def start(self, s: Table, event: int) -> None:
        ascend(s, s.box.event_amount[event])

    def threat(self, amount: int) -> float:
        return 3.0  # it decides the game


class Embolden(Effect):
    """Dragonlord Choyo: all other Events that are fought, and the Objective, are stronger."""

    name = "embolden"
    when = IN_PLAY

    def foe_more(self, amount: int) -> int:
        return amount

    def threat(self, amount: int) -> float:
        return 1.5


class Famine(Effect):
    """Great Famine: short hands."""

    name = "famine"
    when = IN_PLAY
    least = 0
    most = 0

    def shortens_hands(self) -> bool:
        return True

    def threat(self, amount: int) -> float:
        return 1.5


class Recycle(Effect):
    """Herald of the End: the Event deck does not run out."""

    name = "recycle"
    when = IN_PLAY
    least = 0
    most = 0
    scenarios = (CATACLYSM,)

    def refills_deck(self) -> bool:
        return True

    def threat(self, amount: int) -> float:
        return 3.0  # it decides the game


class LabourStrike(Effect):
    """Monuments cost more."""

    name = "strike"
    when = IN_PLAY
    scenarios = (MONUMENT,)

    def monument_more(self, amount: int) -> int:
        return amount

    def threat(self, amount: int) -> float:
        return 1.5


class Awaken(Effect):
    """Guardian Awakens: Landmarks in the centre are stronger."""

    name = "awaken"
    when = IN_PLAY
    scenarios = (QUEST,)

    def landmark_more(self, amount: int) -> int:
        return amount


class Captain(Effect):
    """Rebel Captain: the Opposing Army is stronger."""

    name = "captain"
    when = IN_PLAY
    scenarios = (CIVIL_WAR,)

    def army_more(self, amount: int) -> int:
        return amount

    def threat(self, amount: int) -> float:
        return 1.5


class Devour(Effect):
    """Mind Devourer: keeping a card costs more."""

    name = "devour"
    when = IN_PLAY
    least = 2

    def keep_price(self, amount: int) -> int:
        return amount


EFFECTS: Final[tuple[Effect, ...]] = (
    Nothing(),
    StartDamage(),
    StartLeast(),
    StartRift(),
    StartHoard(),
    StartAscend(),
    Embolden(),
    Famine(),
    Recycle(),
    LabourStrike(),
    Awaken(),
    Captain(),
    Devour(),
)
