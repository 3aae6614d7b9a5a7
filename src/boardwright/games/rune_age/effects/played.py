"""What cards do when they are played in an Assault (manual 8.1)."""

from __future__ import annotations

from boardwright.games.rune_age.decks import draw_cards
from boardwright.games.rune_age.effects.cards import (
    Foresee,
    Sift,
    TakeBack,
    look,
    lose_at_random,
    reveal_some,
    scout,
)
from boardwright.games.rune_age.effects.costs import (
    DiscardFor,
    Hire,
    HowMany,
    TakeFriendBack,
    Whether,
    WoundFor,
)
from boardwright.games.rune_age.effects.destruction import Hit
from boardwright.games.rune_age.packing import fighter_of, kind_of
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.strength import side_units
from boardwright.games.rune_age.vocabulary import (
    AMBUSH_HAND,
    ARCHER_STRIKE,
    CYCLE,
    DISCARD_STRIKE,
    DRAW,
    EMPTY_REVEAL,
    FORESEE,
    GOLD_STRIKE,
    HAND_STRIKE,
    HIRE,
    INFLUENCE_DRAW,
    INFLUENCE_REVEAL,
    INFLUENCE_STRIKE,
    LIGHTNING,
    REANIMATE,
    RECALL,
    RETURN_FRIEND,
    REVEAL_RISEN,
    SCOUT_GOLD,
    SCOUT_KIND,
    SCOUT_WEAK,
    SIFT,
    STRIKE,
    WOUND_CULL,
    WOUND_DRAW,
    WOUND_STRIKE,
)


def trigger(s: Table, seat: int, side: int, kind: int) -> None:
    """R8.1: what a card does when it is played from hand in an Assault."""
    ability, amount = s.box.ability[kind], s.box.amount[kind]
    if ability in (SCOUT_KIND, SCOUT_GOLD):
        scout(s, seat, kind)
    elif ability == REANIMATE:
        if kind in s.discards[seat]:
            s.discards[seat].remove(kind)
            s.fighters.append(fighter_of(kind, side))
            s.note("rises", seat, kind)
    elif ability in (STRIKE, ARCHER_STRIKE):
        s.call(Hit(seat, side, strike_limit(s, side, kind)))
    elif ability == DRAW:
        draw_cards(s, seat, amount)
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
    own = [f for f in side_units(s, side) if kind_of(f) == kind]
    return len(own) * s.box.strength[kind]
