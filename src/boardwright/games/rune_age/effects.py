"""What cards do (manual 8): When Played, Resolution and Action abilities, and destruction."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.actions import ARMY as ARMY_FOE
from boardwright.games.rune_age.actions import (
    BUY,
    DESTROY,
    DISCARD,
    DONE,
    DROP,
    EVENT_SOURCE,
    FORT_SOURCE,
    HEALING,
    HIT,
    LEAVE,
    LOSE,
    MENDING,
    NO,
    NUMBERED,
    PLACE_SOURCE,
    READY,
    RESOLVE,
    RETURN,
    RUNE_SOURCE,
    TAKE,
    TOP,
    TWO_FORTS,
    WOUND,
    YES,
)
from boardwright.games.rune_age.components import ACTION as ACTION_TIMING
from boardwright.games.rune_age.components import (
    AMBUSH_HAND,
    ARCHER_STRIKE,
    BLOOD,
    BUILD,
    CRY,
    CYCLE,
    DISCARD_BOOST,
    DISCARD_STRIKE,
    DRAW,
    EMPTY_BOOST,
    EMPTY_REVEAL,
    FORESEE,
    GOLD_BOOST,
    GOLD_STRIKE,
    GOLDS,
    HAND_STRIKE,
    HEAL,
    HIRE,
    IMMUNE,
    INFLUENCE_BOOST,
    INFLUENCE_DRAW,
    INFLUENCE_REVEAL,
    INFLUENCE_STRIKE,
    KINDS,
    LEAD,
    LIGHTNING,
    MAP,
    MARCH,
    MEND,
    OATH,
    ORACLE,
    PLACES,
    PROFIT,
    R_GOLD,
    R_INFLUENCE,
    RAMPAGE,
    REANIMATE,
    RECALL,
    REFRESH,
    REPRIEVE,
    RESOLUTION,
    RETURN_FRIEND,
    REVEAL_RISEN,
    SCOUT_GOLD,
    SCOUT_KIND,
    SCOUT_WEAK,
    SENTINEL,
    SHADOW,
    SIFT,
    STRIKE,
    WOUND_BOOST,
    WOUND_CULL,
    WOUND_DRAW,
    WOUND_STRIKE,
    WOUNDS_BOOST,
)
from boardwright.games.rune_age.purse import (
    HIRE_MODE,
    BuyMore,
    PayInfluence,
    affordable,
    begin_purchase,
    buy_refusal,
)
from boardwright.games.rune_age.state import (
    BONUS,
    GOLD_PURSE,
    HEAVY,
    KIND_MASK,
    KINDS_OF_BUILDING,
    LIGHT,
    NONE,
    ONCE_BACK,
    OWNER,
    SEEING,
    SIDE,
    USED,
    WOUNDED,
    Rule,
    Table,
)
from boardwright.games.shared import put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal

ANY: Final = 99  # no limit of strength

# Why a unit is destroyed.
STRUCK: Final = 0  # an opponent's effect, attrition, a Chaos Beast
DIES: Final = 1  # wounded, at the end of combat


# Units in combat.


def unit_id(fighter: int) -> int:
    """A unit as it is named in answers: its kind, and whether it is wounded."""
    return (fighter & KIND_MASK) + (KINDS if fighter & WOUNDED else 0)


def distinct(units: list[int]) -> list[int]:
    return sorted(set(units))


def find_unit(s: Table, side: int, unit: int, without: int = 0) -> int:
    """Where a unit of this name stands: of several the one with the smallest bonus; NONE if there
    is none without the given mark."""
    found = NONE
    for at, fighter in enumerate(s.fighters):
        if fighter >> 7 & 1 != side or unit_id(fighter) != unit or fighter & without:
            continue
        if found == NONE or fighter // BONUS < s.fighters[found] // BONUS:
            found = at
    return found


def opposing(s: Table, side: int, most: int) -> list[int]:
    """R5.6.3: opposing units of at most this printed strength; cards are never units."""
    if s.defender == NONE and (s.foe != ARMY_FOE or side == 1):
        return []
    strength = s.box.strength
    return distinct(
        [unit_id(f) for f in s.fighters if f >> 7 & 1 != side and strength[f & KIND_MASK] <= most]
    )


def last_of(s: Table, side: int) -> int:
    """The unit just played: the last one of its side."""
    for at in range(len(s.fighters) - 1, -1, -1):
        if s.fighters[at] >> 7 & 1 == side:
            return at
    return NONE


def woundable(s: Table, side: int, acting: bool) -> list[int]:
    """R8.1.3: unwounded friendly units, other than the acting one if that is a unit."""
    own = last_of(s, side) if acting else NONE
    return distinct(
        [
            f & KIND_MASK
            for at, f in enumerate(s.fighters)
            if f >> 7 & 1 == side and not f & WOUNDED and at != own
        ]
    )


def add_bonus(s: Table, at: int, n: int) -> None:
    s.fighters[at] += n * BONUS
    s.note("boosted", s.fighters[at] & KIND_MASK, n)


class Slay(Rule):
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
        kind = self.unit % KINDS
        if self.cause != STRUCK or s.seat_of(self.side) == NONE or s.box.ability[kind] == OATH:
            return NONE
        found = NONE
        for fighter in s.side_units(self.side):
            if s.box.ability[fighter & KIND_MASK] == OATH:
                found = max(found, unit_id(fighter))
        return found

    def _blood(self, s: Table) -> bool:
        kind = self.unit % KINDS
        seat = s.seat_of(self.side)
        return (
            seat != NONE
            and s.runes[BLOOD] == seat
            and not s.tired_runes >> BLOOD & 1
            and s.is_faction_unit(kind)
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
        s.tired_runes |= 1 << BLOOD
        seat = s.seat_of(self.side)
        del s.fighters[find_unit(s, self.side, self.unit)]
        s.discards[seat].append(self.unit % KINDS)
        s.note("saved", seat, self.unit % KINDS)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


def slay(s: Table, side: int, unit: int) -> None:
    """R5.7.2: it leaves the combat for the Barracks, its pile, or (Mythic) the discard pile. A
    Mythic of the Opposing Army is only out of this combat (R6.9.5)."""
    del s.fighters[find_unit(s, side, unit)]
    kind = unit % KINDS
    seat = s.seat_of(side)
    s.note("destroyed", kind)
    if seat != NONE:
        s.raze(seat, kind)
    elif not s.box.mythic[kind]:
        at = s.army.index(kind)
        s.army = (*s.army[:at], *s.army[at + 1 :])
        s.piles[kind] += 1


class Hit(Rule):
    """R8.1.2: the acting player picks the opposing unit that is destroyed."""

    def __init__(self, seat: int, side: int, most: int) -> None:
        self.seat = seat
        self.side = side
        self.most = most

    def verbs(self) -> tuple[Verb, ...]:
        return (HIT,)

    def ask(self, s: Table) -> Ask | None:
        units = opposing(s, self.side, self.most)
        if len(units) > 1:
            return Ask(self.seat, [HIT.of(unit) for unit in units], "hit")
        s.done()
        for unit in units:
            s.call(Slay(1 - self.side, unit, STRUCK, 0))
        return None

    def answer(self, s: Table, action: int) -> None:
        s.goto(Slay(1 - self.side, HIT.arg(action), STRUCK, 0))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        unit = HIT.arg(action)
        if find_unit(s, 1 - self.side, unit) == NONE:
            return Refusal("no-such-unit", "R8.1.2")
        if s.box.strength[unit % KINDS] > self.most:
            return Refusal("too-strong", "R8.1.2", self.most)
        return None


class Cull(Rule):
    """R8.1.4: the opponent picks which of his units is destroyed; for the Opposing Army you do."""

    def __init__(self, side: int) -> None:
        self.side = side

    def verbs(self) -> tuple[Verb, ...]:
        return (LOSE,)

    def ask(self, s: Table) -> Ask | None:
        units = distinct([unit_id(f) for f in s.side_units(self.side)])
        if len(units) > 1:
            seat = s.seat_of(self.side)
            options = [LOSE.of(unit) for unit in units]
            return Ask(s.attacker if seat == NONE else seat, options, "cull")
        s.done()
        for unit in units:
            s.call(Slay(self.side, unit, STRUCK, 0))
        return None

    def answer(self, s: Table, action: int) -> None:
        s.goto(Slay(self.side, LOSE.arg(action), STRUCK, 0))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        there = find_unit(s, self.side, LOSE.arg(action)) != NONE
        return None if there else Refusal("no-such-unit", "R8.1.4")


# When Played.


def trigger(s: Table, seat: int, side: int, kind: int) -> None:
    """R8.1: what a card does when it is played from hand in an Assault."""
    ability, amount = s.box.ability[kind], s.box.amount[kind]
    if ability in (SCOUT_KIND, SCOUT_GOLD):
        scout(s, seat, kind)
    elif ability == REANIMATE:
        if kind in s.discards[seat]:
            s.discards[seat].remove(kind)
            s.fighters.append(kind + side * SIDE)
            s.note("rises", seat, kind)
    elif ability in (STRIKE, ARCHER_STRIKE):
        s.call(Hit(seat, side, strike_limit(s, side, kind)))
    elif ability == DRAW:
        s.draw_cards(seat, amount)
    elif ability == REVEAL_RISEN or (ability == EMPTY_REVEAL and not s.hands[seat]):
        reveal_some(s, seat, kind)
    elif ability in (SIFT, FORESEE):
        look(s, seat, amount)
        s.call(Sift(seat) if ability == SIFT else Foresee(seat))
    elif ability == RECALL:
        s.call(TakeBack(seat, kind))
    elif ability == AMBUSH_HAND:
        lose_at_random(s, s.seat_of(1 - side))
    elif ability == WOUND_STRIKE:
        s.call(*[WoundFor(seat, side, kind) for _ in range(amount)])
    elif ability in (WOUND_DRAW, WOUND_CULL, LIGHTNING):
        s.call(WoundFor(seat, side, kind))
    elif ability in (DISCARD_STRIKE, CYCLE, GOLD_STRIKE):
        s.call(DiscardFor(seat, side, kind))
    elif ability in (SCOUT_WEAK, INFLUENCE_STRIKE, INFLUENCE_REVEAL, HAND_STRIKE):
        s.call(Whether(seat, side, kind))
    elif ability == INFLUENCE_DRAW:
        s.call(HowMany(seat, kind, NONE))
    elif ability == RETURN_FRIEND:
        s.call(TakeFriendBack(seat, side))
    elif ability == HIRE:
        s.call(Hire(seat))


def strike_limit(s: Table, side: int, kind: int) -> int:
    if s.box.ability[kind] == STRIKE:
        return s.box.amount[kind]
    own = [f for f in s.side_units(side) if f & KIND_MASK == kind]
    return len(own) * s.box.strength[kind]


def can_draw(s: Table, seat: int) -> bool:
    return s.deck_size(seat) > 0 or len(s.discards[seat]) > 0


def scout(s: Table, seat: int, kind: int) -> None:
    """Foot Soldier and Prospector: one sort of card goes to hand, any other is left or dropped."""
    card = s.turn_up(seat)
    if card == NONE:
        return
    wanted = card == kind if s.box.ability[kind] == SCOUT_KIND else card < GOLDS
    if wanted:
        s.to_hand_open(seat, card)
        s.note("takes", seat, card)
    else:
        s.shown = (card,)
        s.call(LeaveOrDrop(seat))


class LeaveOrDrop(Rule):
    """The revealed card stays on top, known to all, or is discarded."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (LEAVE, DROP)

    def ask(self, s: Table) -> Ask | None:
        return Ask(self.seat, [LEAVE.of(), DROP.of()], "leave-or-drop")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        card = s.shown[0]
        s.shown = ()
        if action == LEAVE.base:
            leave_on_top(s, self.seat, card)
        else:
            s.discards[self.seat].append(card)
            s.note("drops", self.seat, card)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


def leave_on_top(s: Table, seat: int, card: int) -> None:
    s.put_on_top(seat, card)
    s.top_open |= 1 << seat
    s.note("leaves", seat, card)


def reveal_some(s: Table, seat: int, kind: int) -> None:
    """Necromancer, Spiritspeaker, Leonx Rider: a fitting card must be taken, the rest discarded."""
    cards: list[int] = []
    for _ in range(s.box.amount[kind]):
        card = s.turn_up(seat)
        if card == NONE:
            break
        cards.append(card)
    s.shown = tuple(cards)
    s.call(TakeShown(seat, kind))


class TakeShown(Rule):
    """R8.1.5: one of the revealed cards that fit goes to hand."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (TAKE,)

    def _fits(self, s: Table, card: int) -> bool:
        if s.box.ability[self.kind] == REVEAL_RISEN:
            return s.box.ability[card] in (REANIMATE, ARCHER_STRIKE)
        return s.box.is_unit[card] == 1

    def ask(self, s: Table) -> Ask | None:
        fit = distinct([card for card in s.shown if self._fits(s, card)])
        if len(fit) > 1:
            return Ask(self.seat, [TAKE.of(card) for card in fit], "take-shown")
        self._take(s, fit[0] if fit else NONE)
        return None

    def answer(self, s: Table, action: int) -> None:
        self._take(s, TAKE.arg(action))

    def _take(self, s: Table, card: int) -> None:
        s.done()
        rest = list(s.shown)
        s.shown = ()
        if card != NONE:
            rest.remove(card)
            s.to_hand_open(self.seat, card)
            s.note("takes", self.seat, card)
        for other in rest:
            s.discards[self.seat].append(other)
            s.note("drops", self.seat, other)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        card = TAKE.arg(action)
        if s.shown.count(card) == 0:
            return Refusal("not-shown", "R8.1.5")
        return None if self._fits(s, card) else Refusal("does-not-fit", "R8.1.5")


def look(s: Table, seat: int, n: int) -> None:
    """Look at the top cards alone."""
    s.looker = seat
    cards: list[int] = []
    for _ in range(n):
        card = s.take_top(seat)
        if card == NONE:
            break
        cards.append(seat * OWNER + card)
        s.whisper(1 << seat, "looks-card", card)
    s.looked = sorted(cards)
    s.note("looks", seat, len(cards))


def looked_kinds(s: Table) -> list[int]:
    return distinct([card & KIND_MASK for card in s.looked])


class Sift(Rule):
    """The Vampire discards any of the cards looked at."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD, DONE)

    def ask(self, s: Table) -> Ask | None:
        if not s.looked:
            s.done()
            return None
        options = [DISCARD.of(kind) for kind in looked_kinds(s)]
        return Ask(self.seat, [*options, DONE.of()], "sift")

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.goto(PutBack(self.seat))
            return
        kind = DISCARD.arg(action)
        s.looked.remove(self.seat * OWNER + kind)
        s.discards[self.seat].append(kind)
        s.note("drops", self.seat, kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None
        there = self.seat * OWNER + DISCARD.arg(action) in s.looked
        return None if there else Refusal("not-looked-at", "R8.1.6")


class Foresee(Rule):
    """The Seer takes one of the cards looked at."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (TAKE,)

    def ask(self, s: Table) -> Ask | None:
        if not s.looked:
            s.done()
            return None
        return Ask(self.seat, [TAKE.of(kind) for kind in looked_kinds(s)], "foresee")

    def answer(self, s: Table, action: int) -> None:
        s.goto(PutBack(self.seat))
        s.looked.remove(self.seat * OWNER + TAKE.arg(action))
        s.to_hand(self.seat, TAKE.arg(action))
        s.note("takes-unseen", self.seat)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        there = self.seat * OWNER + TAKE.arg(action) in s.looked
        return None if there else Refusal("not-looked-at", "R8.1.6")


class PutBack(Rule):
    """R8.1.6: what was looked at goes back on top in any order, the deepest card first."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (TOP,)

    def ask(self, s: Table) -> Ask | None:
        if len(s.looked) > 1:
            return Ask(self.seat, [TOP.of(kind) for kind in looked_kinds(s)], "put-back")
        s.done()
        for card in s.looked:
            s.put_on_top(self.seat, card & KIND_MASK)
        s.looked = []
        s.looker = NONE
        return None

    def answer(self, s: Table, action: int) -> None:
        s.looked.remove(self.seat * OWNER + TOP.arg(action))
        s.put_on_top(self.seat, TOP.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        there = self.seat * OWNER + TOP.arg(action) in s.looked
        return None if there else Refusal("not-looked-at", "R8.1.6")


class TakeBack(Rule):
    """Wyrm and Shadow Rune: a card of the discard pile goes to hand."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (TAKE,)

    def ask(self, s: Table) -> Ask | None:
        kinds = recallable(s, self.seat, self.kind)
        if len(kinds) > 1:
            return Ask(self.seat, [TAKE.of(kind) for kind in kinds], "take-back")
        if kinds:
            self.answer(s, TAKE.of(kinds[0]))
        else:
            s.done()
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        kind = TAKE.arg(action)
        s.discards[self.seat].remove(kind)
        s.to_hand_open(self.seat, kind)
        s.note("takes-back", self.seat, kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        kind = TAKE.arg(action)
        if s.discards[self.seat].count(kind) == 0:
            return Refusal("not-discarded", "R8.1.7")
        barred = kind == self.kind and s.box.ability[kind] == SHADOW
        return Refusal("not-itself", "R8.3.6") if barred else None


def recallable(s: Table, seat: int, kind: int) -> list[int]:
    """What may be taken from the discard pile; a Shadow Rune never takes another one."""
    found = distinct(s.discards[seat])
    return [k for k in found if k != kind] if s.box.ability[kind] == SHADOW else found


def lose_at_random(s: Table, seat: int) -> None:
    """The Lizard Rider, in a siege only."""
    if seat != NONE and s.hands[seat]:
        card = s.hands[seat][s.pick(len(s.hands[seat]))]
        s.discard(seat, card & KIND_MASK)


class WoundFor(Rule):
    """R8.1.3: a friendly unit is wounded so that something happens; only Summon Lightning must."""

    def __init__(self, seat: int, side: int, kind: int) -> None:
        self.seat = seat
        self.side = side
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (WOUND, NO)

    def _ability(self, s: Table) -> int:
        return s.box.ability[self.kind]

    def _useful(self, s: Table) -> bool:
        ability = self._ability(s)
        if ability == WOUND_DRAW:
            return can_draw(s, self.seat)
        most = s.box.limit[self.kind] if ability == WOUND_STRIKE else ANY
        return bool(opposing(s, self.side, most))

    def ask(self, s: Table) -> Ask | None:
        lightning = self._ability(s) == LIGHTNING
        kinds = woundable(s, self.side, not lightning)
        if not kinds or not self._useful(s):
            s.done()
            return None
        options = [WOUND.of(kind) for kind in kinds]
        if not lightning:
            options.append(NO.of())
        elif len(options) == 1:
            self.answer(s, options[0])
            return None
        return Ask(self.seat, options, "wound-for")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == NO.base:
            return
        ability = self._ability(s)
        kind = WOUND.arg(action)
        s.fighters[self._pick(s, kind, ability)] |= WOUNDED
        s.note("wounded", kind)
        if ability == WOUND_DRAW:
            s.draw_cards(self.seat, 1)
        elif ability == WOUND_STRIKE:
            s.call(Hit(self.seat, self.side, s.box.limit[self.kind]))
        else:
            s.call(Cull(1 - self.side))

    def _pick(self, s: Table, kind: int, ability: int) -> int:
        acting = NONE if ability == LIGHTNING else last_of(s, self.side)
        at = find_unit(s, self.side, kind)
        if at != acting:
            return at
        return next(
            i
            for i, f in enumerate(s.fighters)
            if i != acting and f >> 7 & 1 == self.side and unit_id(f) == kind
        )

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == NO.base:
            must = self._ability(s) == LIGHTNING
            return Refusal("must-wound", "R8.3.3") if must else None
        fit = WOUND.arg(action) in woundable(s, self.side, self._ability(s) != LIGHTNING)
        return None if fit else Refusal("not-woundable", "R8.1.3")


class DiscardFor(Rule):
    """Bowman, Novice Wizard, Deep Bombardier: may discard a card to strike or to draw."""

    def __init__(self, seat: int, side: int, kind: int) -> None:
        self.seat = seat
        self.side = side
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD, NO)

    def _reach(self, s: Table, card: int) -> int:
        """The strength up to which discarding this card destroys a unit; NONE: it cannot."""
        if s.box.ability[self.kind] == DISCARD_STRIKE:
            return s.box.amount[self.kind]
        return s.coin(card) + s.box.amount[self.kind] if card < GOLDS else NONE

    def ask(self, s: Table) -> Ask | None:
        cycle = s.box.ability[self.kind] == CYCLE
        if not s.hands[self.seat] or not (cycle or opposing(s, self.side, ANY)):
            s.done()
            return None
        options = [
            DISCARD.of(card)
            for card in s.kinds_in_hand(self.seat)
            if cycle or opposing(s, self.side, self._reach(s, card))
        ]
        return Ask(self.seat, [*options, NO.of()], "discard-for")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == NO.base:
            return
        card = DISCARD.arg(action)
        s.discard(self.seat, card)
        if s.box.ability[self.kind] == CYCLE:
            s.draw_cards(self.seat, s.box.amount[self.kind])
        else:
            s.call(Hit(self.seat, self.side, self._reach(s, card)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == NO.base:
            return None
        card = DISCARD.arg(action)
        if not s.holds(self.seat, card):
            return Refusal("not-in-hand", "R8.1.1")
        if s.box.ability[self.kind] == CYCLE:
            return None
        if self._reach(s, card) == NONE:
            return Refusal("no-gold-card", "R8.1.1")
        weakest = min([s.box.strength[f & KIND_MASK] for f in s.side_units(1 - self.side)])
        fit = weakest <= self._reach(s, card)
        return None if fit else Refusal("too-strong", "R8.1.2", self._reach(s, card))


class Whether(Rule):
    """R8.1.1: an ability that its owner may use or not."""

    def __init__(self, seat: int, side: int, kind: int) -> None:
        self.seat = seat
        self.side = side
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (YES, NO)

    def _useful(self, s: Table) -> bool:
        ability = s.box.ability[self.kind]
        if ability == INFLUENCE_STRIKE:
            price = s.box.amount[self.kind]
            return s.influence(self.seat) >= price and bool(opposing(s, self.side, ANY))
        if ability == INFLUENCE_REVEAL:
            return s.influence(self.seat) > 0 and can_draw(s, self.seat)
        if ability == HAND_STRIKE:
            return bool(s.hands[self.seat]) or bool(opposing(s, self.side, ANY))
        return can_draw(s, self.seat)

    def ask(self, s: Table) -> Ask | None:
        if not self._useful(s):
            s.done()
            return None
        return Ask(self.seat, [YES.of(), NO.of()], "whether")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == NO.base:
            return
        ability, amount = s.box.ability[self.kind], s.box.amount[self.kind]
        if ability == INFLUENCE_STRIKE:
            s.call(PayInfluence(self.seat, amount), Hit(self.seat, self.side, ANY))
        elif ability == INFLUENCE_REVEAL:
            s.call(PayInfluence(self.seat, 1), RevealSome(self.seat, self.kind))
        elif ability == HAND_STRIKE:
            for card in s.hands[self.seat][:]:
                s.discard(self.seat, card & KIND_MASK)
            s.call(Hit(self.seat, self.side, amount))
        else:
            scout_weak(s, self.seat, amount)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


def scout_weak(s: Table, seat: int, most: int) -> None:
    """The Knight: no unit, or a weak one, goes to hand; a stronger one is discarded."""
    card = s.turn_up(seat)
    if s.box.is_unit[card] and s.box.strength[card] > most:
        s.discards[seat].append(card)
        s.note("drops", seat, card)
    else:
        s.to_hand_open(seat, card)
        s.note("takes", seat, card)


class RevealSome(Rule):
    """What the Leonx Rider's influence has paid for."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def ask(self, s: Table) -> Ask | None:
        s.done()
        reveal_some(s, self.seat, self.kind)
        return None


class HowMany(Rule):
    """R5.6.5: how much influence is spent; the Pegasus Rider draws, others gain strength at the
    place given."""

    def __init__(self, seat: int, kind: int, at: int) -> None:
        self.seat = seat
        self.kind = kind
        self.at = at

    def verbs(self) -> tuple[Verb, ...]:
        return (NUMBERED,)

    def _most(self, s: Table) -> int:
        most = min(s.box.amount[self.kind], s.influence(self.seat))
        if self.at == NONE:
            most = min(most, s.deck_size(self.seat) + len(s.discards[self.seat]))
        return most

    def ask(self, s: Table) -> Ask | None:
        most = self._most(s)
        if most == 0:
            s.done()
            return None
        return Ask(self.seat, [NUMBERED.of(n) for n in range(most + 1)], "how-many")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        n = NUMBERED.arg(action)
        if self.at == NONE:
            s.call(PayInfluence(self.seat, n), DrawSome(self.seat, n))
        else:
            s.call(PayInfluence(self.seat, n))
            if n:
                add_bonus(s, self.at, n)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        n = NUMBERED.arg(action)
        if n > s.box.amount[self.kind]:
            return Refusal("not-so-much", "R5.6.5", s.box.amount[self.kind])
        if n > s.influence(self.seat):
            return Refusal("short-of-influence", "R5.6.5", n, s.influence(self.seat))
        left = s.deck_size(self.seat) + len(s.discards[self.seat])
        return Refusal("nothing-to-draw", "R4.4.2") if self.at == NONE and n > left else None


class DrawSome(Rule):
    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def ask(self, s: Table) -> Ask | None:
        s.done()
        s.draw_cards(self.seat, self.n)
        return None


class TakeFriendBack(Rule):
    """The Roc Warrior: another friendly unit returns to hand, each card once a combat."""

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side

    def verbs(self) -> tuple[Verb, ...]:
        return (RETURN, NO)

    def _friends(self, s: Table) -> list[int]:
        own = last_of(s, self.side)
        return [
            at
            for at, f in enumerate(s.fighters)
            if f >> 7 & 1 == self.side and at != own and not f & ONCE_BACK
        ]

    def ask(self, s: Table) -> Ask | None:
        units = distinct([unit_id(s.fighters[at]) for at in self._friends(s)])
        if not units:
            s.done()
            return None
        options = [RETURN.of(unit) for unit in units]
        return Ask(self.seat, [*options, NO.of()], "return-friend")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == NO.base:
            return
        unit = RETURN.arg(action)
        kind = unit % KINDS
        at = next(i for i in self._friends(s) if unit_id(s.fighters[i]) == unit)
        del s.fighters[at]
        s.to_hand_open(self.seat, kind)
        s.returned = (*s.returned, kind)
        s.note("returns", self.seat, kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == NO.base:
            return None
        unit = RETURN.arg(action)
        acting = last_of(s, self.side)
        same = [at for at, f in enumerate(s.fighters) if f >> 7 & 1 == self.side and at != acting]
        same = [at for at in same if unit_id(s.fighters[at]) == unit]
        if not same:
            return Refusal("no-such-unit", "R8.1.8")
        fresh = any(not s.fighters[at] & ONCE_BACK for at in same)
        return None if fresh else Refusal("once-back", "R8.1.8")


class Hire(Rule):
    """The War Chief: may buy one unit of the Barracks into the hand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (BUY, NO)

    def ask(self, s: Table) -> Ask | None:
        if not s.hands[self.seat] and not s.open_gold(self.seat):
            s.done()
            return None
        items = [item for item in affordable(s, self.seat, GOLD_PURSE) if item < KINDS]
        return Ask(self.seat, [*[BUY.of(item) for item in items], NO.of()], "hire")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action != NO.base:
            begin_purchase(s, self.seat, BUY.arg(action), HIRE_MODE)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == NO.base:
            return None
        item = BUY.arg(action)
        if not s.is_faction_unit(item):
            return Refusal("only-units", "R8.1.9")
        return buy_refusal(s, self.seat, item)


# Resolution.

# Those that work by themselves, in the order in which they do when nobody chooses one.
AUTOMATIC: Final = (LEAD, CRY, EMPTY_BOOST, RAMPAGE, WOUNDS_BOOST)


class Resolve(Rule):
    """R5.4.2: one side's Resolution abilities, one at a time in the order its player chooses."""

    def __init__(self, side: int) -> None:
        self.side = side

    def verbs(self) -> tuple[Verb, ...]:
        return (RESOLVE, DONE)

    def ask(self, s: Table) -> Ask | None:
        if s.seat_of(self.side) == NONE:
            s.done()
            return None
        asked = False
        options: list[int] = []
        open_kinds = unresolved(s, self.side)
        for kind in open_kinds:
            if s.box.ability[kind] in AUTOMATIC:
                if s.box.ability[kind] != WOUNDS_BOOST:
                    options.append(RESOLVE.of(kind))
            elif might_resolve(s, self.side, kind):
                asked = True
                if can_resolve(s, self.side, kind):
                    options.append(RESOLVE.of(kind))
        if not asked and not order_matters(s, open_kinds):
            s.goto(Settle(self.side))
            return None
        return Ask(s.seat_of(self.side), [*options, DONE.of()], "resolve")

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.goto(Settle(self.side))
        else:
            resolve(s, self.side, RESOLVE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None
        kind = RESOLVE.arg(action)
        if kind not in unresolved(s, self.side):
            return Refusal("nothing-to-resolve", "R5.4.2")
        if s.box.ability[kind] == WOUNDS_BOOST:
            return Refusal("comes-last", "R5.4.3")
        usable = s.box.ability[kind] in AUTOMATIC or can_resolve(s, self.side, kind)
        return None if usable else Refusal("cannot-pay", "R8.2.1")


class Settle(Rule):
    """R5.4.3: what works by itself and is still open, in a fixed order."""

    def __init__(self, side: int) -> None:
        self.side = side

    def ask(self, s: Table) -> Ask | None:
        for ability in AUTOMATIC:
            for kind in unresolved(s, self.side):
                if s.box.ability[kind] == ability:
                    resolve(s, self.side, kind)
                    return None
        s.done()
        return None


def unresolved(s: Table, side: int) -> list[int]:
    """The kinds in combat on a side whose Resolution ability is still open."""
    found = [
        f & KIND_MASK
        for f in s.fighters
        if f >> 7 & 1 == side and not f & USED and s.box.timing[f & KIND_MASK] == RESOLUTION
    ]
    for tactic in s.tactics:
        if tactic >> 7 & 1 == side and not tactic & USED and s.box.ability[tactic & 127] == CRY:
            found.append(tactic & KIND_MASK)
    return distinct(found) if found else found


def order_matters(s: Table, kinds: list[int]) -> bool:
    """A Chaos Beast may kill what others would count."""
    abilities = [s.box.ability[kind] for kind in kinds]
    return RAMPAGE in abilities and (LEAD in abilities or CRY in abilities)


def might_resolve(s: Table, side: int, kind: int) -> bool:
    """Whether an optional ability looks usable to those who do not see the hand."""
    seat = s.seat_of(side)
    ability = s.box.ability[kind]
    if ability in (DISCARD_BOOST, GOLD_BOOST):
        return bool(s.hands[seat])
    return can_resolve(s, side, kind)


def can_resolve(s: Table, side: int, kind: int) -> bool:
    seat = s.seat_of(side)
    ability = s.box.ability[kind]
    if ability == DISCARD_BOOST:
        return bool(s.hands[seat])
    if ability == GOLD_BOOST:
        return bool(s.hands[seat]) and s.hands[seat][0] & KIND_MASK < GOLDS
    if ability == INFLUENCE_BOOST:
        return s.influence(seat) > 0
    if ability == WOUND_BOOST:
        return find_unit(s, side, kind, USED) != NONE
    return any(f & WOUNDED for f in s.side_units(side))


def resolve(s: Table, side: int, kind: int) -> None:
    """R8.2: what a Resolution ability does."""
    seat = s.seat_of(side)
    ability, amount = s.box.ability[kind], s.box.amount[kind]
    if ability == CRY:
        at = next(i for i, t in enumerate(s.tactics) if t & 255 == kind + side * SIDE and t < USED)
        s.tactics = put(s.tactics, at, s.tactics[at] | USED)
        n = len(s.side_units(side)) * amount
        s.extra = put(s.extra, side, s.extra[side] + n)
        s.note("boosted", kind, n)
        return
    at = find_unit(s, side, kind, USED)
    if at == NONE:
        at = find_unit(s, side, kind + KINDS, USED)
    s.fighters[at] |= USED
    if ability == LEAD:
        add_bonus(s, at, (len(s.side_units(side)) - 1) * amount)
    elif ability == EMPTY_BOOST:
        if not s.hands[seat]:
            add_bonus(s, at, amount)
    elif ability == WOUNDS_BOOST:
        wounded = sum([1 for f in s.side_units(side) if f & WOUNDED])
        add_bonus(s, at, min(wounded, amount))
    elif ability == RAMPAGE:
        n = s.box.die[s.pick(len(s.box.die))]
        s.note("rampage", n)
        s.call(LoseUnits(side, n, 1))
    elif ability == WOUND_BOOST:
        s.fighters[at] |= WOUNDED
        add_bonus(s, at, amount)
    elif ability == HEAL:
        s.call(HealUnits(side, amount))
    elif ability == INFLUENCE_BOOST:
        s.call(HowMany(seat, kind, at))
    else:
        s.call(DiscardBoost(seat, kind, at, amount if ability == GOLD_BOOST else 1, 0))


class DiscardBoost(Rule):
    """Siege Engine, Forge Cannon, Mountain Titan: cards are discarded for strength."""

    def __init__(self, seat: int, kind: int, at: int, left: int, begun: int) -> None:
        self.seat = seat
        self.kind = kind
        self.at = at
        self.left = left
        self.begun = begun

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD, DONE)

    def ask(self, s: Table) -> Ask | None:
        if self.left == 0 or not s.hands[self.seat]:
            s.done()
            return None
        kinds = s.kinds_in_hand(self.seat)
        if s.box.ability[self.kind] == GOLD_BOOST:
            kinds = [kind for kind in kinds if kind < GOLDS]
        options = [DISCARD.of(kind) for kind in kinds]
        if self.begun:
            options.append(DONE.of())
        return Ask(self.seat, options, "discard-boost")

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.done()
            return
        card = DISCARD.arg(action)
        golden = s.box.ability[self.kind] == GOLD_BOOST
        add_bonus(s, self.at, s.coin(card) if golden else s.box.amount[self.kind])
        s.discard(self.seat, card)
        s.goto(DiscardBoost(self.seat, self.kind, self.at, self.left - 1, 1))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None if self.begun else Refusal("discard-one", "R8.2.1")
        card = DISCARD.arg(action)
        if not s.holds(self.seat, card):
            return Refusal("not-in-hand", "R8.2.1")
        golden = s.box.ability[self.kind] == GOLD_BOOST
        return Refusal("no-gold-card", "R8.2.1") if golden and card >= GOLDS else None


class HealUnits(Rule):
    """The Blood Sister: strength gained by the wound stays."""

    def __init__(self, side: int, left: int) -> None:
        self.side = side
        self.left = left

    def verbs(self) -> tuple[Verb, ...]:
        return (HEALING, DONE)

    def ask(self, s: Table) -> Ask | None:
        hurt = distinct([f & KIND_MASK for f in s.side_units(self.side) if f & WOUNDED])
        if not hurt or self.left == 0:
            s.done()
            return None
        options = [HEALING.of(kind) for kind in hurt]
        return Ask(s.seat_of(self.side), [*options, DONE.of()], "heal")

    def answer(self, s: Table, action: int) -> None:
        if action == DONE.base:
            s.done()
            return
        kind = HEALING.arg(action)
        s.fighters[find_unit(s, self.side, kind + KINDS)] &= ~WOUNDED
        s.note("healed", kind)
        s.goto(HealUnits(self.side, self.left - 1))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return None
        there = find_unit(s, self.side, HEALING.arg(action) + KINDS) != NONE
        return None if there else Refusal("not-wounded", "R8.2.2")


class LoseUnits(Rule):
    """R5.3.2: the owner picks the units that attrition, or his Chaos Beast (`beast`), destroys."""

    def __init__(self, side: int, left: int, beast: int) -> None:
        self.side = side
        self.left = left
        self.beast = beast

    def verbs(self) -> tuple[Verb, ...]:
        return (LOSE,)

    def _units(self, s: Table) -> list[int]:
        units = [unit_id(f) for f in s.side_units(self.side)]
        if not self.beast:
            spared = (IMMUNE, SENTINEL)
            return distinct([u for u in units if s.box.ability[u % KINDS] not in spared])
        beasts = [unit for unit in units if s.box.ability[unit % KINDS] == RAMPAGE]
        if len(beasts) == 1:
            units.remove(beasts[0])
        return distinct(units)

    def ask(self, s: Table) -> Ask | None:
        units = self._units(s) if self.left > 0 else []
        if len(units) > 1:
            options = [LOSE.of(unit) for unit in units]
            return Ask(s.seat_of(self.side), options, "lose-unit")
        if units:
            self.answer(s, LOSE.of(units[0]))
        else:
            s.done()
        return None

    def answer(self, s: Table, action: int) -> None:
        s.goto(LoseUnits(self.side, self.left - 1, self.beast))
        s.call(Slay(self.side, LOSE.arg(action), STRUCK, 0))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        unit = LOSE.arg(action)
        if find_unit(s, self.side, unit) == NONE:
            return Refusal("no-such-unit", "R5.3.2")
        ability = s.box.ability[unit % KINDS]
        if self.beast:
            alone = [f for f in s.side_units(self.side) if s.box.ability[f & KIND_MASK] == RAMPAGE]
            acting = ability == RAMPAGE and len(alone) == 1
            return Refusal("acting-itself", "R8.2.3") if acting else None
        return Refusal("immune", "R5.3.3") if ability in (IMMUNE, SENTINEL) else None


# Actions.


def usable(s: Table, seat: int, kind: int) -> bool:
    """R8.3.1: whether an Action can be used now: its required part must be possible."""
    if s.box.timing[kind] != ACTION_TIMING or s.uses.count(kind) >= s.box.copies[kind]:
        return False
    ability = s.box.ability[kind]
    if ability == REFRESH:
        return bool(tired_sources(s, seat))
    if ability == MARCH:
        return len(s.hands[seat]) > 1
    if ability == MEND:
        return s.damage[seat] > 0
    if ability == PROFIT:
        limit = s.box.amount[kind] + s.gold(seat)
        return any(s.price(seat, item) <= limit for item in s.wares(seat, GOLD_PURSE))
    if ability == SHADOW:
        return any(other != kind for other in s.discards[seat])
    if ability == REPRIEVE:
        return any(s.damage[other] > 0 for other in range(s.seats) if not s.is_out(other))
    return ability != MAP or can_draw(s, seat)


def use_refusal(s: Table, seat: int, kind: int) -> Refusal | None:
    if not s.holds(seat, kind):
        return Refusal("not-in-hand", "R8.3.1")
    if s.box.timing[kind] != ACTION_TIMING:
        return Refusal("no-action", "R8.3.1")
    if s.uses.count(kind) >= s.box.copies[kind]:
        return Refusal("used-enough", "R8.3.2", s.box.copies[kind])
    return None if usable(s, seat, kind) else Refusal("no-use-now", "R8.3.1")


def use(s: Table, seat: int, kind: int) -> None:
    """R4.2.5: show the card, resolve its Action, then discard it."""
    s.leave_hand(seat, kind)
    s.resolving = kind
    s.uses = (*s.uses, kind)
    s.note("uses", seat, kind)
    s.call(PutAway(seat, kind))
    ability, amount = s.box.ability[kind], s.box.amount[kind]
    if ability == REFRESH:
        s.call(Refresh(seat))
    elif ability == MARCH:
        s.call(DestroyCard(seat), DrawSome(seat, amount))
    elif ability == MEND:
        mend(s, seat, amount)
    elif ability == PROFIT:
        s.pool = amount
        s.call(BuyMore(seat, GOLD_PURSE, 1))
    elif ability == SHADOW:
        s.call(TakeBack(seat, kind))
    elif ability == REPRIEVE:
        s.call(Mend(seat, amount))
    elif ability == MAP:
        s.call(DrawSome(seat, amount), DiscardCard(seat))


class PutAway(Rule):
    """R4.2.5: the used card is discarded, built, or (Reprieve) destroyed."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def ask(self, s: Table) -> Ask | None:
        s.done()
        s.resolving = NONE
        ability = s.box.ability[self.kind]
        if ability == REPRIEVE:
            s.raze(self.seat, self.kind)
        elif ability in (BUILD, ORACLE):
            which = SEEING if ability == ORACLE else HEAVY if self.kind == s.box.heavy else LIGHT
            at = self.seat * KINDS_OF_BUILDING + which
            s.buildings = put(s.buildings, at, s.buildings[at] + 1)
        else:
            s.discards[self.seat].append(self.kind)
        return None


def mend(s: Table, seat: int, n: int) -> None:
    gone = min(n, s.damage[seat])
    s.damage = put(s.damage, seat, s.damage[seat] - gone)
    s.note("mended", seat, gone)


class Mend(Rule):
    """Reprieve: damage is removed from any surviving Home Realm."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def verbs(self) -> tuple[Verb, ...]:
        return (MENDING,)

    def ask(self, s: Table) -> Ask | None:
        hurt = [seat for seat in range(s.seats) if s.damage[seat] and not s.is_out(seat)]
        if len(hurt) > 1:
            return Ask(self.seat, [MENDING.of(seat) for seat in hurt], "mend")
        self.answer(s, MENDING.of(hurt[0]))
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        mend(s, MENDING.arg(action), self.n)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        seat = MENDING.arg(action)
        if seat >= s.seats or s.is_out(seat):
            return Refusal("no-such-seat", "R8.3.4")
        return None if s.damage[seat] else Refusal("unhurt", "R8.3.4")


def tired_sources(s: Table, seat: int) -> list[int]:
    """What a Storm Sorceress may refresh."""
    found: list[int] = []
    if s.tired_forts[seat] > 0:
        found.append(FORT_SOURCE)
    if s.tired_forts[seat] > 1:
        found.append(TWO_FORTS)
    for place in range(PLACES):
        if s.places[place] == seat and s.tired_places >> place & 1:
            found.append(PLACE_SOURCE + place)
    for event in s.rewards[seat]:
        if event in s.tired_rewards:
            found.append(EVENT_SOURCE + event)
    return found


class Refresh(Rule):
    """Storm Sorceress: one or two Strongholds, or one City or Reward."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (READY,)

    def ask(self, s: Table) -> Ask | None:
        sources = tired_sources(s, self.seat)
        if len(sources) > 1:
            return Ask(self.seat, [READY.of(source) for source in sources], "refresh")
        self.answer(s, READY.of(sources[0]))
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        source = READY.arg(action)
        s.note("readies", self.seat, source)
        if source in (FORT_SOURCE, TWO_FORTS):
            n = 2 if source == TWO_FORTS else 1
            s.tired_forts = put(s.tired_forts, self.seat, s.tired_forts[self.seat] - n)
            s.ready_forts = put(s.ready_forts, self.seat, s.ready_forts[self.seat] + n)
        elif source < RUNE_SOURCE:
            s.tired_places &= ~(1 << (source - PLACE_SOURCE))
        else:
            event = source - EVENT_SOURCE
            s.tired_rewards = tuple([e for e in s.tired_rewards if e != event])

    def refusal(self, s: Table, action: int) -> Refusal | None:
        source = READY.arg(action)
        if source in (FORT_SOURCE, TWO_FORTS):
            enough = s.tired_forts[self.seat] >= source - FORT_SOURCE + 1
        elif PLACE_SOURCE <= source < RUNE_SOURCE:
            place = source - PLACE_SOURCE
            enough = s.places[place] == self.seat and s.tired_places >> place & 1 == 1
        else:
            event = source - EVENT_SOURCE
            paying = source >= EVENT_SOURCE and s.box.reward[event] in (R_GOLD, R_INFLUENCE)
            enough = paying and event in s.rewards[self.seat] and event in s.tired_rewards
        return None if enough else Refusal("not-exhausted", "R8.3.3")


class DestroyCard(Rule):
    """Forced March: another card of the hand is destroyed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (DESTROY,)

    def ask(self, s: Table) -> Ask | None:
        options = [DESTROY.of(kind) for kind in s.kinds_in_hand(self.seat)]
        return Ask(self.seat, options, "destroy-card")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        destroy_from_hand(s, self.seat, DESTROY.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        held = s.holds(self.seat, DESTROY.arg(action))
        return None if held else Refusal("not-in-hand", "R8.3.1")


def destroy_from_hand(s: Table, seat: int, kind: int) -> None:
    s.leave_hand(seat, kind)
    s.raze(seat, kind)
    s.note("destroys", seat, kind)


class DiscardCard(Rule):
    """Ancient Map: a card of the hand is discarded."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (DISCARD,)

    def ask(self, s: Table) -> Ask | None:
        options = [DISCARD.of(kind) for kind in s.kinds_in_hand(self.seat)]
        return Ask(self.seat, options, "discard-card")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.discard(self.seat, DISCARD.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        held = s.holds(self.seat, DISCARD.arg(action))
        return None if held else Refusal("not-in-hand", "R8.3.1")
