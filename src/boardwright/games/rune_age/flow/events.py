"""Manual 4.5, 4.6 and 7: the Event Phase, and what each Event does."""

from __future__ import annotations

from typing import Any

from boardwright.games.rune_age.actions import (
    ARMY,
    DESTROY,
    DISCARD,
    DONE,
    EVENT_FOE,
    FORESEE_FIRST,
    FORFEIT,
    GIVE,
    INSTANT_FOE,
    JOIN,
    LEAVE,
    NO,
    RECRUIT,
    SPY,
    SUFFER,
    TAKE,
    YES,
    YIELD,
)
from boardwright.games.rune_age.components import (
    ALLY_CONSCRIPT,
    ALLY_GOLD,
    ATTACK_ALL,
    ATTACK_ALLIES,
    ATTACK_LANDMARKS,
    ATTACK_LEAST_DAMAGE,
    ATTACK_MOST_CITIES,
    ATTACK_MOST_HOLDINGS,
    ATTACK_MOST_POWER,
    ATTACK_OVERLORD,
    ATTACK_REWARDS,
    BARAXIS,
    BLOOD_RITE,
    CATACLYSM,
    CITY_OR_DAMAGE,
    CIVIL_WAR,
    CONSCRIPT,
    DAMAGE,
    DESERTERS,
    DESTROY_GOLD,
    DESTROY_STRONG,
    DISCARD_ANY,
    DISCARD_GOLD,
    DISCARD_UNIT,
    EARTHQUAKE,
    ENEMY,
    FALLING_SKY,
    FESTIVAL,
    GIVE_HURT,
    GIVE_OTHER,
    GIVE_POOR,
    GOLDS,
    INSTANT,
    LAST_STAND,
    LIGHTS,
    LOSE_CITY,
    NEXT_DIVERSION,
    NEXT_WAR,
    NO_REWARD,
    NOBLES,
    OATH_RENEWED,
    PLUNDER,
    QUARRY,
    QUIETNESS,
    R_RUNE,
    RECYCLE,
    RELIC_STORM,
    RESURGENCE,
    RITUAL,
    SCHOLARS,
    SHIFTING,
    SHORT_HANDS,
    SKIRMISH,
    SPIES,
    START_ASCEND,
    START_DAMAGE,
    START_HOARD,
    START_LEAST,
    START_RIFT,
    THIEVES,
    VASSALS,
    VERMIN,
)
from boardwright.games.rune_age.effects import destroy_from_hand, distinct, leave_on_top
from boardwright.games.rune_age.ending import (
    DECK_EMPTY,
    ascend,
    barracks_lost,
    close_phase,
    fall,
    over,
    quiet,
)
from boardwright.games.rune_age.flow.combat import defend
from boardwright.games.rune_age.flow.turn import DrawAll
from boardwright.games.rune_age.purse import PayInfluence
from boardwright.games.rune_age.state import (
    EVENT_PHASE,
    KIND_MASK,
    NONE,
    SEEING,
    Rule,
    Table,
)
from boardwright.games.shared import put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Frame, Refusal


class EventPhase(Rule):
    """R4.5.1: start effects, Oracles, the Event, the Opposing Army, the redraw, the ends."""

    def ask(self, s: Table) -> Ask | None:
        s.done()
        s.phase = EVENT_PHASE
        s.note("event-phase", s.round)
        starts: list[Frame[Any]] = [TimeForWar()]
        starts += [StartOf(event) for event in s.enemies]
        oracles = [AskOracle(seat) for seat in s.survivors()]
        s.call(*starts, *oracles, DrawEvent(), ArmyStep(), Redraw(), ClosePhase())
        return None


# Start of the phase.


class TimeForWar(Rule):
    """A Time for War, announced for this round: who besieged nobody suffers."""

    def ask(self, s: Table) -> Ask | None:
        s.done()
        for mark in s.lasting:
            if mark & 255 == s.round and s.box.effect[mark >> 8] == NEXT_WAR:
                for seat in s.survivors():
                    if not s.warred >> seat & 1:
                        s.hurt(seat, s.box.event_amount[mark >> 8])
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
                fought = effect == START_RIFT and seat * 256 + EVENT_FOE + self.event in s.fought
                s.hurt(seat, s.box.worth[self.event] if fought else amount)
            fall(s)
        return None


def least_hurt(s: Table) -> list[int]:
    least = min([s.damage[seat] for seat in s.survivors()])
    return [seat for seat in s.survivors() if s.damage[seat] == least]


def most_of(s: Table, counts: list[int]) -> list[int]:
    """R7.1.3: all survivors who share the most; nobody if the most is none."""
    alive = s.survivors()
    top = max([counts[seat] for seat in alive])
    return [seat for seat in alive if counts[seat] == top] if top else []


def own_rewards(s: Table, seat: int) -> list[int]:
    """Rewards that effects can take: cards with a reward line, the discovered rune excepted."""
    spared = (NO_REWARD, R_RUNE)
    return [event for event in s.rewards[seat] if s.box.reward[event] not in spared]


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
            options = [DISCARD.of(k) for k in s.kinds_in_hand(self.seat) if k < GOLDS]
            return Ask(self.seat, options or [DONE.of()], "hoard")
        if len(options) > 1:
            return Ask(self.seat, options, "hoard")
        self.answer(s, options[0] if options else DONE.base)
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if FORFEIT.has(action):
            s.drop_event(self.seat, FORFEIT.arg(action))
            s.note("forfeits", self.seat, FORFEIT.arg(action))
        elif action != DONE.base:
            s.discard(self.seat, DISCARD.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if FORFEIT.has(action):
            owned = FORFEIT.arg(action) in own_rewards(s, self.seat)
            return None if owned else Refusal("no-reward", "R7.4")
        if own_rewards(s, self.seat):
            return Refusal("reward-first", "R7.4")
        if action == DONE.base:
            return gold_refusal(s, self.seat, 1)
        kind = DISCARD.arg(action)
        fit = kind < GOLDS and s.holds(self.seat, kind)
        return None if fit else Refusal("no-gold-card", "R7.4")


def gold_refusal(s: Table, seat: int, least: int) -> Refusal | None:
    """R7.1.2: only who holds no such Gold card may go without."""
    held = [card & KIND_MASK for card in s.hands[seat]]
    able = any(kind < GOLDS and s.box.value[kind] >= least for kind in held)
    return Refusal("must-do", "R7.1.2") if able else None


class AskOracle(Rule):
    """R8.4.2: a Doom Oracle may be exhausted to see the next two Events."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (YES, NO)

    def ask(self, s: Table) -> Ask | None:
        ready = s.building(self.seat, SEEING) - s.tired_oracles[self.seat]
        if ready <= 0:
            s.done()
            return None
        return Ask(self.seat, [YES.of(), NO.of()], "oracle")

    def answer(self, s: Table, action: int) -> None:
        if action == NO.base:
            s.done()
            return
        s.tired_oracles = put(s.tired_oracles, self.seat, s.tired_oracles[self.seat] + 1)
        s.foresight = put(s.foresight, self.seat, s.foresight[self.seat] + 1)
        foresee_events(s, self.seat)
        s.note("oracle", self.seat)
        s.call(OrderEvents(self.seat))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


def foresee_events(s: Table, seat: int) -> None:
    """The top two Events are known to this seat, and to whoever saw them before."""
    s.reveal()
    first = s.event_top1 or (1 << s.take_event() if s.event_bag else 0)
    second = s.event_top2
    s.event_top1 = s.event_top2 = 0
    if s.event_bag and not second:
        second = 1 << s.take_event()
    s.event_top1, s.event_top2 = first, second
    s.lookers |= 1 << seat


def top_events(s: Table) -> list[int]:
    return [top.bit_length() - 1 for top in (s.event_top1, s.event_top2) if top]


class OrderEvents(Rule):
    """R8.4.2: they go back in any order, never across stages. Then nobody else is sure of them."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (FORESEE_FIRST,)

    def ask(self, s: Table) -> Ask | None:
        tops = top_events(s)
        apart = len(tops) == 2 and not s.mixed and s.box.stage[tops[0]] != s.box.stage[tops[1]]
        if len(tops) < 2 or apart:
            s.done()
            return None
        return Ask(self.seat, [FORESEE_FIRST.of(event) for event in tops], "order-events")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        first = 1 << FORESEE_FIRST.arg(action)
        s.event_top1, s.event_top2 = first, s.event_top1 + s.event_top2 - first
        s.lookers = 1 << self.seat

    def refusal(self, s: Table, action: int) -> Refusal | None:
        there = 1 << FORESEE_FIRST.arg(action) & (s.event_top1 | s.event_top2)
        return None if there else Refusal("not-looked-at", "R8.4.2")


# The Event.


class DrawEvent(Rule):
    """R4.5.3: the first player draws; an empty deck is shuffled anew, or ends the Cataclysm."""

    def ask(self, s: Table) -> Ask | None:
        s.done()
        if s.events_left() == 0 and not refill(s):
            return None
        s.event = s.take_event()
        s.note("event", s.event)
        kind = s.box.event_type[s.event]
        if kind == ENEMY:
            s.enemies = (*s.enemies, s.event)
            s.event = NONE
            return None
        s.call(FinishEvent())
        if kind == INSTANT:
            happen(s, s.event)
        else:
            give_away(s, s.event)
        return None


def refill(s: Table) -> bool:
    """R4.5.4, R6.5.2: whether there is an Event to draw after all."""
    again = s.event_discard
    if s.scenario == CATACLYSM:
        if s.in_play(RECYCLE) == NONE:
            if s.out == 0:
                over(s, s.survivors(), DECK_EMPTY)
            return False
        s.mixed = 1
    else:
        again = tuple([event for event in again if s.box.stage[event] == 2])
    s.event_discard = tuple([event for event in s.event_discard if event not in again])
    s.event_bag = sorted(again)
    s.note("events-shuffled" if again else "no-event")
    return bool(again)


class FinishEvent(Rule):
    """An Event that nobody keeps goes to the discard pile."""

    def ask(self, s: Table) -> Ask | None:
        s.done()
        if s.event != NONE:
            s.event_discard = (*s.event_discard, s.event)
            s.event = NONE
        s.tally = (0,) * s.seats
        return None


def give_away(s: Table, event: int) -> None:
    """R4.5.7: a Reward card names who takes it."""
    effect = s.box.effect[event]
    alive = s.survivors()
    if effect == GIVE_OTHER:
        to = [seat for seat in alive if seat != s.first]
    elif effect == GIVE_HURT:
        worst = max([s.damage[seat] for seat in alive])
        to = [seat for seat in alive if s.damage[seat] == worst]
    elif effect == GIVE_POOR:
        fewest = min([s.holdings(seat) for seat in alive])
        to = [seat for seat in alive if s.holdings(seat) == fewest][-1:]
    else:
        to = alive[:1]
    if to:
        s.call(GiveReward(tuple(to)))


class GiveReward(Rule):
    """The first player chooses among those the card allows."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def verbs(self) -> tuple[Verb, ...]:
        return (GIVE,)

    def ask(self, s: Table) -> Ask | None:
        if len(self.seats) > 1:
            return Ask(s.first, [GIVE.of(seat) for seat in self.seats], "give-reward")
        self.answer(s, GIVE.of(self.seats[0]))
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.keep_event(GIVE.arg(action), s.event)
        s.note("keeps", GIVE.arg(action), s.event)
        s.event = NONE

    def refusal(self, s: Table, action: int) -> Refusal | None:
        fit = any(seat == GIVE.arg(action) for seat in self.seats)
        return None if fit else Refusal("not-to-him", "R4.5.7")


def happen(s: Table, event: int) -> None:
    """R7.2 to R7.9: what an Instant does."""
    effect = s.box.effect[event]
    if ATTACK_ALL <= effect <= ATTACK_OVERLORD:
        s.call(InstantAttack(tuple(victims(s, effect))))
    elif DAMAGE <= effect <= RELIC_STORM:
        harm(s, event)
    elif effect == BARAXIS:
        s.call(*[Baraxis(seat) for seat in s.survivors()], BaraxisStrikes())
    elif effect in (CONSCRIPT, ALLY_CONSCRIPT, FESTIVAL):
        seats = s.allies() if effect == ALLY_CONSCRIPT else s.survivors()
        s.call(*[Offer(seat, event) for seat in seats])
    elif effect == SHIFTING:
        held = [len(s.cities(seat)) for seat in range(s.seats)]
        s.call(*[Ordeal(seat, event) for seat in most_of(s, held)])
    elif DESTROY_GOLD <= effect <= EARTHQUAKE or effect == NOBLES:
        seats = s.allies() if effect == ALLY_GOLD else s.survivors()
        s.call(*[Ordeal(seat, event) for seat in seats])
    elif effect == PLUNDER:
        for seat in least_hurt(s):
            plunder(s, seat)
    elif effect == THIEVES:
        s.call(*[Thieves(seat) for seat in s.survivors()], GoldVanishes())
    elif effect == QUARRY:
        s.call(*[DiscardDown(seat) for seat in s.survivors()], Harm(event))
    elif effect == VERMIN:
        s.call(*[Vermin(seat, 0) for seat in s.survivors()])
    elif effect == LIGHTS:
        s.call(*[Lights(seat) for seat in s.survivors()])
    elif effect == SCHOLARS:
        s.call(*[Scholars(seat) for seat in s.survivors()])
    else:
        happen_rarely(s, event, effect)


def happen_rarely(s: Table, event: int, effect: int) -> None:
    amount = s.box.event_amount[event]
    if effect == SPIES:
        s.call(ChooseAlly())
    elif effect == BLOOD_RITE:
        if s.damage[s.overlord] + amount < s.capacity[s.overlord]:
            s.call(Offer(s.overlord, event))
    elif effect == RITUAL:
        if s.besieged(s.overlord):
            ascend(s, -amount)
    elif effect == DESERTERS:
        s.call(Desert(0))
    elif effect == VASSALS:
        vassals(s, 0, amount)
    elif effect == OATH_RENEWED:
        s.call(Recruit(0, 1))
    elif effect == SHORT_HANDS:
        s.short_hands = s.round + 1
    elif effect == QUIETNESS:
        quiet(s)
    elif effect <= NEXT_DIVERSION:
        s.lasting = (*s.lasting, event * 256 + s.round + 1)


def victims(s: Table, effect: int) -> list[int]:
    """R7.2: whom an Instant attacks, listed when it is drawn."""
    every = range(s.seats)
    if effect == ATTACK_LEAST_DAMAGE:
        return least_hurt(s)
    if effect == ATTACK_REWARDS:
        others = [
            [e for e in own_rewards(s, seat) if s.box.effect[e] != GIVE_OTHER] for seat in every
        ]
        return [seat for seat in s.survivors() if others[seat]]
    if effect == ATTACK_MOST_HOLDINGS:
        return most_of(s, [s.holdings(seat) for seat in every])
    if effect == ATTACK_MOST_CITIES:
        return most_of(s, [len(s.cities(seat)) for seat in every])
    if effect == ATTACK_MOST_POWER:
        return most_of(s, [s.power(seat) for seat in every])
    if effect == ATTACK_LANDMARKS:
        return [seat for seat in s.survivors() if s.cities(seat)]
    if effect == ATTACK_ALLIES:
        return s.allies()
    if effect == ATTACK_OVERLORD:
        return [s.overlord]
    return s.survivors()


class InstantAttack(Rule):
    """R4.5.5: complete combats in turn order, until one player defeats the card."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def ask(self, s: Table) -> Ask | None:
        if not self.seats or s.event == NONE:
            s.done()
            return None
        s.goto(InstantAttack(self.seats[1:]))
        if not s.is_out(self.seats[0]):
            defend(s, self.seats[0], INSTANT_FOE)
        return None


def harm(s: Table, event: int) -> None:
    """R7.3: damage to all at the same time."""
    effect, amount = s.box.effect[event], s.box.event_amount[event]
    alive = s.survivors()
    worst = max([s.damage[seat] for seat in alive])
    spread = min([s.damage[seat] for seat in alive]) < worst
    for seat in alive:
        n = amount
        if effect == SKIRMISH:
            n = amount * max(len(s.cities(seat)) - 1, 0)
        elif effect == RELIC_STORM:
            n = amount * len(s.cities(seat))
        elif effect == FALLING_SKY:
            n = max(amount - s.forts_held(seat), 0)
        elif effect == LAST_STAND and (not spread or s.damage[seat] == worst):
            n = 0
        s.hurt(seat, n)
    fall(s)


class Harm(Rule):
    """Damage that follows when all have chosen."""

    def __init__(self, event: int) -> None:
        self.event = event

    def ask(self, s: Table) -> Ask | None:
        s.done()
        for seat in s.survivors():
            s.hurt(seat, s.box.event_amount[self.event])
        fall(s)
        return None


def card_worth(s: Table, kind: int) -> int:
    """The cost of a card; the value of a Gold card."""
    return s.box.value[kind] if kind < GOLDS else s.box.cost[kind]


class Baraxis(Rule):
    """Each player may destroy cards of some worth to lessen his damage."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (DESTROY, DONE)

    def _step(self, s: Table) -> int:
        return s.box.event_amount[s.event]

    def ask(self, s: Table) -> Ask | None:
        if not s.hands[self.seat] or s.tally[self.seat] >= baraxis_damage(s):
            s.done()
            return None
        step = self._step(s)
        kinds = [k for k in s.kinds_in_hand(self.seat) if card_worth(s, k) >= step]
        return Ask(self.seat, [*[DESTROY.of(k) for k in kinds], DONE.of()], "baraxis")

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.done()
            return
        destroy_from_hand(s, self.seat, DESTROY.arg(action))
        s.tally = put(s.tally, self.seat, s.tally[self.seat] + self._step(s))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None
        kind = DESTROY.arg(action)
        if not s.holds(self.seat, kind):
            return Refusal("not-in-hand", "R7.5")
        enough = card_worth(s, kind) >= self._step(s)
        return None if enough else Refusal("too-cheap", "R7.5", self._step(s))


def baraxis_damage(s: Table) -> int:
    counted = len(s.enemies) + int(s.baraxis_all and s.scenario == RESURGENCE)
    return counted * s.box.event_amount[s.event]


class BaraxisStrikes(Rule):
    def ask(self, s: Table) -> Ask | None:
        s.done()
        for seat in s.survivors():
            s.hurt(seat, max(baraxis_damage(s) - s.tally[seat], 0))
        fall(s)
        return None


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
            found = [YIELD.of(place) for place in s.cities(self.seat)]
        if self._cards(s):
            kept = effect in (DISCARD_ANY, DISCARD_GOLD, DISCARD_UNIT, ALLY_GOLD)
            verb = DISCARD if kept else DESTROY
            found += [verb.of(k) for k in s.kinds_in_hand(self.seat) if self._fits(s, k)]
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
            s.return_place(YIELD.arg(action))
            s.note("yields", self.seat, YIELD.arg(action))
        elif DISCARD.has(action):
            s.discard(self.seat, DISCARD.arg(action))
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


def dearest_gold(s: Table, seat: int) -> int:
    """The most valuable Gold card in hand, or NONE."""
    found = [kind for kind in s.kinds_in_hand(seat) if kind < GOLDS]
    return found[-1] if found else NONE


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
        cheap = [kind for kind in s.barracks(self.seat) if s.box.cost[kind] == 1]
        return cheap[0] if cheap else NONE

    def ask(self, s: Table) -> Ask | None:
        effect, amount = s.box.effect[self.event], s.box.event_amount[self.event]
        if effect == FESTIVAL:
            able = s.influence(self.seat) >= amount and s.piles[1] > 0
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
        hand = s.kinds_in_hand(self.seat)
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
        if kind >= GOLDS or not s.holds(self.seat, kind):
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
        options = [DISCARD.of(kind) for kind in s.kinds_in_hand(self.seat)]
        return Ask(self.seat, options, "discard-down")

    def answer(self, s: Table, action: int) -> None:
        s.discard(self.seat, DISCARD.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        held = s.holds(self.seat, DISCARD.arg(action))
        return None if held else Refusal("not-in-hand", "R7.5")


class Vermin(Rule):
    """Plague of Vermin: Gold and units are discarded; what is missing is damage."""

    def __init__(self, seat: int, paid: int) -> None:
        self.seat = seat
        self.paid = paid

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD, DONE)

    def ask(self, s: Table) -> Ask | None:
        due = s.box.event_amount[s.event]
        if not s.hands[self.seat] or self.paid >= due:
            self.answer(s, DONE.base)
            return None
        kinds = [k for k in s.kinds_in_hand(self.seat) if k < GOLDS or s.box.is_unit[k]]
        return Ask(self.seat, [*[DISCARD.of(k) for k in kinds], DONE.of()], "vermin")

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.done()
            s.hurt(self.seat, max(s.box.event_amount[s.event] - self.paid, 0))
            fall(s)
            return
        kind = DISCARD.arg(action)
        worth = s.coin(kind) if kind < GOLDS else s.box.strength[kind]
        s.goto(Vermin(self.seat, self.paid + worth))
        s.discard(self.seat, kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None
        kind = DISCARD.arg(action)
        if not s.holds(self.seat, kind):
            return Refusal("not-in-hand", "R7.5")
        fit = kind < GOLDS or s.box.is_unit[kind]
        return None if fit else Refusal("does-not-fit", "R7.5")


class Lights(Rule):
    """Strange Lights: the top card is revealed; Gold is discarded, the rest taken or left."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (TAKE, LEAVE)

    def ask(self, s: Table) -> Ask | None:
        if s.shown:
            return Ask(self.seat, [TAKE.of(s.shown[0]), LEAVE.of()], "lights")
        card = s.turn_up(self.seat)
        if card >= GOLDS:
            s.shown = (card,)
            return None
        s.done()
        if card != NONE:
            s.discards[self.seat].append(card)
            s.note("drops", self.seat, card)
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        card = s.shown[0]
        s.shown = ()
        if action == LEAVE.base:
            leave_on_top(s, self.seat, card)
        else:
            s.to_hand_open(self.seat, card)
            s.note("takes", self.seat, card)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        fit = action == LEAVE.base or TAKE.arg(action) == s.shown[0]
        return None if fit else Refusal("not-shown", "R7.7")


class Scholars(Rule):
    """Scholars' Gift: discard a card to draw two."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD, NO)

    def ask(self, s: Table) -> Ask | None:
        if not s.hands[self.seat]:
            s.done()
            return None
        options = [DISCARD.of(kind) for kind in s.kinds_in_hand(self.seat)]
        return Ask(self.seat, [*options, NO.of()], "scholars")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action != NO.base:
            s.discard(self.seat, DISCARD.arg(action))
            s.draw_cards(self.seat, s.box.event_amount[s.event])

    def refusal(self, s: Table, action: int) -> Refusal | None:
        fit = action == NO.base or s.holds(self.seat, DISCARD.arg(action))
        return None if fit else Refusal("not-in-hand", "R7.7")


class ChooseAlly(Rule):
    """Overlord's Spies: he chooses an ally and looks at his hand."""

    def verbs(self) -> tuple[Verb, ...]:
        return (SPY,)

    def ask(self, s: Table) -> Ask | None:
        allies = s.allies()
        if len(allies) > 1:
            return Ask(s.overlord, [SPY.of(seat) for seat in allies], "spy")
        self.answer(s, SPY.of(allies[0]))
        return None

    def answer(self, s: Table, action: int) -> None:
        seat = SPY.arg(action)
        s.spied = seat
        s.reveal()
        s.note("spies", s.overlord, seat)
        s.goto(Spied(seat))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        seat = SPY.arg(action)
        fit = seat < s.seats and seat != s.overlord and not s.is_out(seat)
        return None if fit else Refusal("no-such-seat", "R7.8")


class Spied(Rule):
    """Overlord's Spies: he discards one card of that hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD,)

    def ask(self, s: Table) -> Ask | None:
        if not s.hands[self.seat]:
            s.done()
            return None
        options = [DISCARD.of(kind) for kind in s.kinds_in_hand(self.seat)]
        return Ask(s.overlord, options, "spied")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.discard(self.seat, DISCARD.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        held = s.holds(self.seat, DISCARD.arg(action))
        return None if held else Refusal("not-in-hand", "R7.8")


# Civil War.


def cheapest(s: Table, seat: int, kinds: list[int]) -> list[int]:
    """Those of lowest cost, each kind once."""
    if not kinds:
        return []
    least = min([s.price(seat, kind) for kind in kinds])
    return distinct([kind for kind in kinds if s.price(seat, kind) == least])


class Recruit(Rule):
    """R6.9.2: a unit of lowest cost joins the Opposing Army; `back`: returns from it."""

    def __init__(self, seat: int, back: int) -> None:
        self.seat = seat
        self.back = back

    def verbs(self) -> tuple[Verb, ...]:
        return (RECRUIT,)

    def _kinds(self, s: Table) -> list[int]:
        return cheapest(s, self.seat, list(s.army) if self.back else s.barracks(self.seat))

    def ask(self, s: Table) -> Ask | None:
        kinds = self._kinds(s)
        if len(kinds) > 1:
            return Ask(self.seat, [RECRUIT.of(kind) for kind in kinds], "recruit")
        if kinds:
            self.answer(s, RECRUIT.of(kinds[0]))
        else:
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
        if kind not in (s.army if self.back else s.barracks(self.seat)):
            return Refusal("no-such-unit", "R6.9.2")
        return None if kind in self._kinds(s) else Refusal("not-cheapest", "R6.9.2")


class Desert(Rule):
    """Deserters: the cheapest unit of the discard pile, or else of the hand, goes to the
    Barracks."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (RECRUIT,)

    def _kinds(self, s: Table) -> list[int]:
        for zone in (s.discards[self.seat], [c & KIND_MASK for c in s.hands[self.seat]]):
            found = cheapest(s, self.seat, [kind for kind in zone if s.is_faction_unit(kind)])
            if found:
                return found
        return []

    def ask(self, s: Table) -> Ask | None:
        kinds = self._kinds(s)
        if len(kinds) > 1:
            return Ask(self.seat, [RECRUIT.of(kind) for kind in kinds], "desert")
        if kinds:
            self.answer(s, RECRUIT.of(kinds[0]))
        else:
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
            s.leave_hand(self.seat, kind)
        s.piles[kind] += 1
        s.note("deserts", self.seat, kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        fit = RECRUIT.arg(action) in self._kinds(s)
        return None if fit else Refusal("not-cheapest", "R7.9")


def vassals(s: Table, seat: int, each: int) -> None:
    """Retreating Vassals: so many units of cost 1 and of cost 2, as far as they are held."""
    missing = 0
    for cost in (1, 2):
        held = [c & KIND_MASK for c in s.hands[seat]]
        fit = [k for k in held if s.is_faction_unit(k) and s.box.cost[k] == cost]
        for kind in fit[:each]:
            s.discard(seat, kind)
        missing += max(each - len(fit), 0)
    s.hurt(seat, missing)
    fall(s)


class ArmyStep(Rule):
    """R6.9.2, R6.9.4: the Opposing Army grows, then attacks."""

    def ask(self, s: Table) -> Ask | None:
        s.done()
        if s.scenario == CIVIL_WAR:
            s.call(Recruit(0, 0), ArmyAttack())
        return None


class ArmyAttack(Rule):
    def ask(self, s: Table) -> Ask | None:
        s.done()
        defend(s, 0, ARMY)
        return None


# The end of the phase.


class Redraw(Rule):
    """R4.5.8: everybody draws; a short hand that ends with this round ends before that."""

    def ask(self, s: Table) -> Ask | None:
        if s.short_hands == s.round:
            s.short_hands = 0
        s.goto(DrawAll(s.first))
        return None


class ClosePhase(Rule):
    """R4.5.9: the ends that are looked for now; then all marks of the round are cleared."""

    def ask(self, s: Table) -> Ask | None:
        s.done()
        if close_phase(s):
            return None
        s.attacks = ()
        s.fought = ()
        s.warred = 0
        s.forts_hit = (0,) * s.seats
        s.foresight = (0,) * s.seats
        s.acted = 0
        s.lasting = tuple([mark for mark in s.lasting if mark & 255 > s.round])
        s.traitor = NONE
        return None
