"""Manual 4.1 to 4.4: refresh, actions, keeping cards, everybody draws."""

from __future__ import annotations

from boardwright.games.bits import add, drop, has, only
from boardwright.games.rune_age.actions import (
    ARMY,
    ATTACK,
    BUY,
    CALL_STORM,
    DONE,
    END,
    EVENT_FOE,
    FORT,
    INSTANT_FOE,
    KEEP,
    NO,
    OBJECTIVE,
    PAY,
    REALM,
    USE,
    YES,
)
from boardwright.games.rune_age.decks import (
    draw_cards,
    forget_hand,
    hand_limit,
    holds,
    kinds_in_hand,
)
from boardwright.games.rune_age.effects.actions import usable, use, use_refusal
from boardwright.games.rune_age.effects.cards import can_draw
from boardwright.games.rune_age.flow.combat import attack
from boardwright.games.rune_age.holdings import cities_of, runes_of
from boardwright.games.rune_age.market import sources_of, spend
from boardwright.games.rune_age.money import GOLD_PURSE, INFLUENCE_PURSE, influence_of
from boardwright.games.rune_age.packing import attacker_of, card_of, kind_of, target_of
from boardwright.games.rune_age.purse import (
    ACTION_MODE,
    affordable,
    begin_purchase,
    buy_refusal,
    source_refusal,
)
from boardwright.games.rune_age.standing import keep_price
from boardwright.games.rune_age.state import CENTRE, GONE, NONE, TURNS, Table
from boardwright.games.rune_age.targets import may_besiege, targets_of
from boardwright.games.rune_age.vocabulary import ACTION as ACTION_TIMING
from boardwright.games.rune_age.vocabulary import CATACLYSM, CIVIL_WAR, PLACES, RESURGENCE, STORM
from boardwright.games.shared import SeatQuestion, SeatStep, put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal, Step


class Turns(Step[Table]):
    """R4.0.1: every survivor has one turn, clockwise from the first player."""

    def run(self, s: Table) -> None:
        waiting = [seat for seat in s.survivors() if not has(s.acted, seat)]
        if not waiting:
            s.done()
            s.active = NONE
            return
        begin_turn(s, waiting[0])


def begin_turn(s: Table, seat: int) -> None:
    """R4.1.1: everything exhausted is refreshed."""
    s.phase = TURNS
    s.active = seat
    s.acted = add(s.acted, seat)
    s.uses = ()
    s.note("turn", seat)
    refresh(s, seat)
    s.call(Actions(seat), KeepCards(seat, 0), Betrayal(seat), DrawAll(seat))


def refresh(s: Table, seat: int) -> None:
    """Strongholds, Cities, Rewards, Dragon Runes and Doom Oracles stand ready again."""
    if s.tired_forts[seat]:
        s.ready_forts = put(s.ready_forts, seat, s.ready_forts[seat] + s.tired_forts[seat])
        s.tired_forts = put(s.tired_forts, seat, 0)
    if s.tired_places:
        for place in cities_of(s, seat):
            s.tired_places = drop(s.tired_places, place)
    if s.tired_runes:
        for rune in runes_of(s, seat):
            s.tired_runes = drop(s.tired_runes, rune)
    if s.tired_rewards:
        s.tired_rewards = tuple([e for e in s.tired_rewards if e not in s.rewards[seat]])
    if s.tired_oracles[seat]:
        s.tired_oracles = put(s.tired_oracles, seat, 0)


class Actions(SeatQuestion[Table]):
    """R4.2.1: any number of actions in any order, until the player ends them."""

    def verbs(self) -> tuple[Verb, ...]:
        return (BUY, USE, CALL_STORM, ATTACK, END)

    def ask(self, s: Table) -> Ask | None:
        seat = self.seat
        options: list[int] = []
        for item in affordable(s, seat, GOLD_PURSE):
            options.append(BUY.base + item)
        for item in affordable(s, seat, INFLUENCE_PURSE):
            options.append(BUY.base + item)
        for kind in kinds_in_hand(s, seat):
            if s.box.timing[kind] == ACTION_TIMING and usable(s, seat, kind):
                options.append(USE.base + kind)
        if s.runes[STORM] == seat and not has(s.tired_runes, STORM) and can_draw(s, seat):
            options.append(CALL_STORM.base)
        for target in targets_of(s, seat):
            options.append(ATTACK.base + target)
        options.append(END.base)
        return Ask(seat, options, "action")

    def answer(self, s: Table, action: int) -> None:
        if action == END.base:
            s.done()
        elif BUY.has(action):
            begin_purchase(s, self.seat, BUY.arg(action), ACTION_MODE)
        elif USE.has(action):
            use(s, self.seat, USE.arg(action))
        elif ATTACK.has(action):
            attack(s, self.seat, ATTACK.arg(action))
        else:
            s.tired_runes = add(s.tired_runes, STORM)
            s.note("calls-storm", self.seat)
            draw_cards(s, self.seat, s.box.rune_amount[STORM])

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == END.base:
            return None
        if BUY.has(action):
            return buy_refusal(s, self.seat, BUY.arg(action))
        if USE.has(action):
            return use_refusal(s, self.seat, USE.arg(action))
        if ATTACK.has(action):
            return attack_refusal(s, self.seat, ATTACK.arg(action))
        if s.runes[STORM] != self.seat:
            return Refusal("no-rune", "R6.4.4")
        if has(s.tired_runes, STORM):
            return Refusal("exhausted", "R6.4.4")
        return None if can_draw(s, self.seat) else Refusal("nothing-to-draw", "R4.4.2")


def attack_refusal(s: Table, seat: int, target: int) -> Refusal | None:
    """Why a target cannot be attacked now."""
    if target == FORT:
        if s.forts[seat] == 0:
            return Refusal("no-stronghold", "R5.1.4")
        hit = s.forts_hit[seat] >= s.forts[seat]
        return Refusal("attacked-before", "R5.1.3") if hit else None
    besieged = CENTRE
    if target < PLACES:
        besieged = s.places[target]
    elif target < OBJECTIVE:
        besieged = target - REALM
    if absent := absence(s, seat, target, besieged):
        return absent
    if besieged != CENTRE and not may_besiege(s, seat, besieged, target):
        return Refusal("no-siege", "R6.1")
    marks = [mark for mark in s.attacks if target_of(mark) == target]
    if any(s.options.shared_limit or attacker_of(mark) == seat for mark in marks):
        return Refusal("attacked-before", "R5.1.3")
    return None


def absence(s: Table, seat: int, target: int, holder: int) -> Refusal | None:
    """Why something is no target at all."""
    if target < OBJECTIVE:
        if holder == seat:
            return Refusal("own-target", "R5.1.1")
        if holder == GONE or holder >= s.seats:
            return Refusal("not-in-game", "R5.1.1")
        fallen = holder != CENTRE and s.is_out(holder)
        return Refusal("eliminated", "R6.2.2") if fallen else None
    if target == OBJECTIVE:
        return None if s.options.scenario == RESURGENCE else Refusal("no-objective", "R6.4.1")
    if target == ARMY:
        civil = s.options.scenario == CIVIL_WAR
        return Refusal("army-attacks" if civil else "not-in-game", "R6.9.1")
    if target == INSTANT_FOE:
        return Refusal("instant-attacks", "R5.2.4")
    there = any(event == target - EVENT_FOE for event in s.enemies)
    return None if there else Refusal("not-in-play", "R5.1.1")


class KeepCards(Question[Table]):
    """R4.3: keep cards for influence, discard the others. What is kept is hidden."""

    def __init__(self, seat: int, pool: int) -> None:
        self.seat = seat
        self.pool = pool

    def verbs(self) -> tuple[Verb, ...]:
        return (KEEP, DONE)

    def ask(self, s: Table) -> Ask | None:
        seat = self.seat
        if not s.hands[seat] or self.pool + influence_of(s, seat) < keep_price(s):
            self._discard(s)
            return None
        options = [KEEP.of(kind) for kind in kinds_in_hand(s, seat)]
        return Ask(seat, [*options, DONE.of()], "keep")

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            self._discard(s)
            return
        card = card_of(self.seat, KEEP.arg(action))
        s.hands[self.seat].remove(card)
        forget_hand(s, self.seat)
        s.kept.append(card)
        s.note("keeps-card", self.seat)
        s.whisper(only(self.seat), "keeps-kind", KEEP.arg(action))
        s.goto(PayKeep(self.seat, self.pool))

    def _discard(self, s: Table) -> None:
        seat = self.seat
        s.done()
        for card in s.hands[seat]:
            s.discards[seat].append(kind_of(card))
            s.note("discards", seat, kind_of(card))
        s.hands[seat] = sorted(s.kept)
        s.kept = []
        forget_hand(s, seat)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base or holds(s, self.seat, KEEP.arg(action)):
            return None
        return Refusal("not-in-hand", "R4.3.1")


class PayKeep(Question[Table]):
    """R4.3.2: influence for the card kept; what is over keeps further cards."""

    def __init__(self, seat: int, pool: int) -> None:
        self.seat = seat
        self.pool = pool

    def verbs(self) -> tuple[Verb, ...]:
        return (PAY,)

    def ask(self, s: Table) -> Ask | None:
        price = keep_price(s)
        if self.pool >= price:
            s.goto(KeepCards(self.seat, self.pool - price))
            return None
        sources = sources_of(s, self.seat, INFLUENCE_PURSE)
        return Ask(self.seat, [PAY.of(source) for source in sources], "pay-keep", forced=True)

    def answer(self, s: Table, action: int) -> None:
        s.goto(PayKeep(self.seat, self.pool + spend(s, self.seat, PAY.arg(action))))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return source_refusal(s, self.seat, INFLUENCE_PURSE, PAY.arg(action))


class Betrayal(SeatQuestion[Table]):
    """R6.5.3: with the option, an ally of the Cataclysm may turn traitor at the end of a turn."""

    def verbs(self) -> tuple[Verb, ...]:
        return (YES, NO)

    def ask(self, s: Table) -> Ask | None:
        allied = s.options.scenario == CATACLYSM and s.seats > 1
        closed = not s.options.traitors or s.betrayed
        if not allied or closed or s.damage[self.seat] > s.box.betrayal_most:
            s.done()
            return None
        return Ask(self.seat, [YES.of(), NO.of()], "betray")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == YES.base:
            s.traitor = self.seat
            s.betrayed = 1
            s.note("betrays", self.seat)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


class DrawAll(SeatStep[Table]):
    """R4.4.1: everybody draws up to the hand limit, clockwise from the given seat."""

    def run(self, s: Table) -> None:
        s.done()
        limit = hand_limit(s)
        for seat in s.clockwise(self.seat):
            lack = limit - len(s.hands[seat])
            if lack > 0 and not s.is_out(seat):
                draw_cards(s, seat, lack)
