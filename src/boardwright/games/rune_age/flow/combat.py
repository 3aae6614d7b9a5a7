"""Manual 5: battles, sieges, and the defence against Instants and the Opposing Army."""

from __future__ import annotations

from boardwright.games.bits import add, drop
from boardwright.games.rune_age.actions import (
    ARMY,
    DONE,
    EVENT_FOE,
    FORT,
    INSTANT_FOE,
    NO,
    OBJECTIVE,
    PASS,
    PLAY,
    REALM,
    YES,
)
from boardwright.games.rune_age.decks import holds, leave_hand
from boardwright.games.rune_age.effects.destruction import DIES, LoseUnits, Slay
from boardwright.games.rune_age.effects.resolution import Resolve
from boardwright.games.rune_age.effects.units import enter
from boardwright.games.rune_age.ending import ARMY_BEATEN, OBJECTIVE_WON, barracks_lost, fall, over
from boardwright.games.rune_age.event_deck import keep_event
from boardwright.games.rune_age.packing import (
    ONCE_BACK,
    WOUNDED,
    attack_by,
    fighter_of,
    is_marked,
    kind_of,
    side_of,
    unit_id,
)
from boardwright.games.rune_age.purse import gain_fort
from boardwright.games.rune_age.state import CENTRE, NO_COMBAT, NONE, Table
from boardwright.games.rune_age.strength import (
    foe_strength,
    passive_bonus,
    shows_die,
    side_strength,
    siege_harm,
    wins_siege,
)
from boardwright.games.rune_age.vocabulary import ENEMY, NO_REWARD, PLACES, R_REROLL
from boardwright.games.shared import put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal, Step


def attack(s: Table, seat: int, target: int) -> None:
    """R5.1: declare a target; the pair of attacker and target is used up for this round."""
    if target == FORT:
        s.forts_hit = put(s.forts_hit, seat, s.forts_hit[seat] + 1)
    else:
        s.attacks = (*s.attacks, attack_by(seat, target))
    s.note("attacks", seat, target)
    defender = NONE
    if target < PLACES:
        defender = s.places[target] if s.places[target] != CENTRE else NONE
    elif target < OBJECTIVE:
        defender = target - REALM
    join_battle(s, seat, defender, target)


def join_battle(s: Table, seat: int, defender: int, foe: int) -> None:
    """R5.2: the sequence of every combat."""
    s.combat = combat = s.combat.copy()
    combat.foe = foe
    combat.attacker = seat
    combat.defender = defender
    s.passes = 0
    if defender != NONE:
        s.call(SiegeAssault(0), Resolve(0), Resolve(1), Compare(), EndCombat())
    elif shows_die(s):
        s.call(Assault(), Attrition(), Resolve(0), Compare(), EndCombat())
    else:
        s.call(Assault(), Resolve(0), Compare(), EndCombat())


def playable(s: Table, seat: int, stop: int) -> list[int]:
    """What may be played in an Assault, and the answer that stops playing."""
    options: list[int] = []
    last = NONE
    for card in s.hands[seat]:
        if card != last and s.box.assault[kind_of(card)]:
            options.append(PLAY.base + kind_of(card))
        last = card
    options.append(stop)
    return options


def play_refusal(s: Table, seat: int, kind: int) -> Refusal | None:
    if not holds(s, seat, kind):
        return Refusal("not-in-hand", "R5.2.2")
    return None if s.box.assault[kind] else Refusal("not-for-combat", "R5.2.2")


def play(s: Table, seat: int, side: int, kind: int) -> None:
    """R5.2.2: one card joins the combat and does what it does when played."""
    back = len(s.combat.returned)
    leave_hand(s, seat, kind)
    mark = ONCE_BACK if len(s.combat.returned) < back else 0
    enter(s, side, kind, mark)
    s.note("plays", seat, kind, side_strength(s, side))
    if side == 0 and s.combat.foe not in (INSTANT_FOE, ARMY):
        remember_fight(s, seat)
    s.box.ability[kind].played(s, seat, side, kind)


def remember_fight(s: Table, seat: int) -> None:
    """R4.6.3: an attack counts for later conditions once a card was played."""
    mark = attack_by(seat, s.combat.foe)
    if mark not in s.fought:
        s.fought = (*s.fought, mark)
    if s.combat.defender != NONE:
        s.warred = add(s.warred, seat)


class Assault(Question[Table]):
    """R5.2.3: a lone fighter plays cards one by one until done."""

    def verbs(self) -> tuple[Verb, ...]:
        return (PLAY, DONE)

    def ask(self, s: Table) -> Ask | None:
        seat = s.combat.attacker
        return Ask(seat, playable(s, seat, DONE.base), "assault", forced=not s.hands[seat])

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.done()
        else:
            play(s, s.combat.attacker, 0, PLAY.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None if action == DONE.base else play_refusal(s, s.combat.attacker, PLAY.arg(action))


class SiegeAssault(Question[Table]):
    """R5.5.1, R5.5.2: attacker and defender alternate until both pass in succession."""

    def __init__(self, side: int) -> None:
        self.side = side

    def verbs(self) -> tuple[Verb, ...]:
        return (PLAY, PASS)

    def ask(self, s: Table) -> Ask | None:
        if s.passes == 2:
            s.done()
            return None
        seat = s.seat_of(self.side)
        return Ask(seat, playable(s, seat, PASS.base), "siege", forced=not s.hands[seat])

    def answer(self, s: Table, action: int) -> None:
        seat = s.seat_of(self.side)
        s.goto(SiegeAssault(1 - self.side))
        if action == PASS.base:
            s.passes += 1
            s.note("passes", seat)
        else:
            s.passes = 0
            play(s, seat, self.side, PLAY.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == PASS.base:
            return None
        return play_refusal(s, s.seat_of(self.side), PLAY.arg(action))


class Attrition(Step[Table]):
    """R5.3: the die says how many units are lost."""

    def run(self, s: Table) -> None:
        roll(s)
        again = s.combat.foe == OBJECTIVE and s.has_reward(s.combat.attacker, R_REROLL) > 0
        s.goto(Reroll() if again else TakeLosses())


def roll(s: Table) -> None:
    s.combat = combat = s.combat.copy()
    combat.die = s.box.die[s.pick(len(s.box.die))]
    s.note("attrition", combat.attacker, combat.die)


class Reroll(Question[Table]):
    """Kalladra's Reward: the die may be rolled again; the second result stands."""

    def verbs(self) -> tuple[Verb, ...]:
        return (YES, NO)

    def ask(self, s: Table) -> Ask | None:
        return Ask(s.combat.attacker, [YES.of(), NO.of()], "reroll")

    def answer(self, s: Table, action: int) -> None:
        if action == YES.base:
            roll(s)
        s.goto(TakeLosses())

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


class TakeLosses(Step[Table]):
    def run(self, s: Table) -> None:
        s.goto(LoseUnits(0, s.combat.die, 0))


class Compare(Step[Table]):
    """R5.4.5, R5.5.3: add what is passive, compare, and let the result take effect."""

    def run(self, s: Table) -> None:
        s.done()
        mine = side_strength(s, 0) + passive_bonus(s, 0)
        if s.combat.defender != NONE:
            settle_siege(s, mine, side_strength(s, 1) + passive_bonus(s, 1))
        else:
            settle_battle(s, mine, foe_strength(s, s.combat.foe))


def settle_siege(s: Table, mine: int, theirs: int) -> None:
    """R5.5.5, R5.5.6: a Home Realm suffers the difference, a City changes hands."""
    s.note("compared", mine, theirs)
    won = wins_siege(s, mine, theirs)
    combat = s.combat
    s.note("siege-won" if won else "siege-held", combat.attacker, combat.foe)
    if not won:
        return
    if combat.foe < PLACES:
        take_place(s, combat.attacker, combat.foe)
    else:
        s.hurt(combat.defender, siege_harm(s, mine, theirs))


def take_place(s: Table, seat: int, place: int) -> None:
    """R5.5.6: it arrives ready, whoever held it."""
    s.places = put(s.places, place, seat)
    s.tired_places = drop(s.tired_places, place)


def settle_battle(s: Table, mine: int, strength: int) -> None:
    """R5.4.5: a tie is the lone fighter's."""
    s.note("compared", mine, strength)
    seat, foe = s.combat.attacker, s.combat.foe
    if mine < strength:
        s.note("beaten", seat, foe)
        if foe in (INSTANT_FOE, ARMY):
            s.hurt(seat, strength - mine)
        return
    s.note("victory", seat, foe)
    if foe < PLACES:
        take_place(s, seat, foe)
    elif foe == FORT:
        gain_fort(s, seat)
    elif foe == OBJECTIVE:
        over(s, [seat], OBJECTIVE_WON)
    elif foe == ARMY:
        over(s, [seat], ARMY_BEATEN)
    else:
        defeat(s, seat, s.event if foe == INSTANT_FOE else foe - EVENT_FOE)


def defeat(s: Table, seat: int, event: int) -> None:
    """R4.5.6: the victor keeps a card with a Reward or Trophy, any other is discarded."""
    if s.box.event_type[event] == ENEMY:
        s.enemies = tuple([enemy for enemy in s.enemies if enemy != event])
    else:
        s.event = NONE
    if s.box.gives[event] == NO_REWARD and s.box.trophies[event] == 0:
        s.event_discard = (*s.event_discard, event)
        return
    keep_event(s, seat, event)
    s.note("keeps", seat, event)
    s.box.reward[event].gained(s, seat)


class EndCombat(Step[Table]):
    """R5.4.6: wounded units die, the attacker's first; all else goes to the discard piles; then
    whoever has reached their limit is eliminated."""

    def run(self, s: Table) -> None:
        for side in (0, 1):
            for fighter in s.fighters:
                if side_of(fighter) == side and is_marked(fighter, WOUNDED):
                    s.call(Slay(side, unit_id(fighter), DIES, 1))
                    return
        s.done()
        leave_field(s)
        by = s.combat.attacker if s.combat.defender != NONE else NONE
        clear_combat(s)
        if not fall(s, by):
            barracks_lost(s)


def leave_field(s: Table) -> None:
    """Survivors and tactics go to their owners' discard piles."""
    for fighter in s.fighters:
        seat = s.seat_of(side_of(fighter))
        if seat != NONE:
            s.discards[seat].append(kind_of(fighter))
    for tactic in s.combat.tactics:
        s.discards[s.seat_of(side_of(tactic))].append(kind_of(tactic))


def clear_combat(s: Table) -> None:
    s.combat = NO_COMBAT
    s.fighters = []


def defend(s: Table, seat: int, foe: int) -> None:
    """R5.2.4: an Instant or the Opposing Army attacks a Home Realm."""
    s.note("defends", seat)
    if foe == ARMY:
        s.fighters = [fighter_of(kind, 1) for kind in s.army]
    join_battle(s, seat, NONE, foe)
