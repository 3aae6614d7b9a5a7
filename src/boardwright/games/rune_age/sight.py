"""Who sees what lies on the table (manual 9)."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import has
from boardwright.games.rune_age.packing import MARK, OWNER, owner_of
from boardwright.games.rune_age.state import (
    GONE,
    MOST_MARKED,
    NEXT,
    NONE,
    SEATS,
    WHO,
    Table,
    most_cards,
)
from boardwright.games.rune_age.vocabulary import EVENTS, FACTIONS, KINDS, MOST_SEATS, PLACES, RUNES
from boardwright.kernel.visibility import (
    CONSTANT,
    DERIVED,
    LIST,
    LISTS,
    SET,
    SETS,
    Field,
    Span,
    Visibility,
    its_owner,
    nobody,
)

FIGURE: Final = Span(999, NONE)  # of a rule that asks


def sees_hand(s: Table, viewer: int, owner: int) -> bool:
    spying = viewer != NONE and viewer == s.overlord and s.spied == owner
    return viewer == owner or spying


def sees_top(s: Table, viewer: int, owner: int) -> bool:
    return viewer == owner or has(s.top_open, owner)


def is_active(s: Table, viewer: int, owner: int) -> bool:
    return viewer == s.active


def is_looker(s: Table, viewer: int, owner: int) -> bool:
    return viewer != NONE and viewer == s.looker


def foresaw_first(s: Table, viewer: int, owner: int) -> bool:
    return viewer >= 0 and has(s.lookers, viewer)


def foresaw_second(s: Table, viewer: int, owner: int) -> bool:
    return viewer >= 0 and has(s.lookers2, viewer)


def group_of(s: Table, card: int) -> int:
    return owner_of(card)


def stage_of(s: Table, event: int) -> int:
    return 0 if s.mixed else s.box.stage[event]


# All fields that are not open, from the class above by `python -m tests.test_fields`.
HIDDEN: Final[dict[str, Field]] = {
    "box": DERIVED,
    "event_bag": Field(LIST, nobody, pool="events"),
    "event_top1": Field(SET, foresaw_first, pool="events"),
    "event_top2": Field(SET, foresaw_second, pool="events"),
    "decks": Field(LISTS, nobody, pool="cards"),
    "hands": Field(LISTS, sees_hand, pool="cards", floor="known"),
    "top1": Field(SETS, sees_top, pool="cards"),
    "top2": Field(SETS, its_owner, pool="cards"),
    "top3": Field(SETS, its_owner, pool="cards"),
    "top4": Field(SETS, its_owner, pool="cards"),
    "kept": Field(LIST, is_active, pool="cards"),
    "looked": Field(LIST, is_looker, pool="cards"),
}

# How large they all are, from the same place.
SPANS: Final[dict[str, Span]] = {
    "options": CONSTANT,
    "shop": Span(KINDS - 1, most=KINDS),
    "round": Span(999),
    "phase": Span(9),
    "first": WHO,
    "active": WHO,
    "acted": SEATS,
    "factions": Span(FACTIONS - 1, NONE),
    "damage": Span(9999),
    "capacity": Span(9999),
    "out": SEATS,
    "overlord": WHO,
    "ascension": Span(999),
    "piles": Span(999),
    "forts": Span(999),
    "forts_hit": Span(999),
    "ready_forts": Span(999),
    "tired_forts": Span(999),
    "places": Span(3, GONE),
    "tired_places": Span(bits=PLACES),
    "rewards": Span(EVENTS - 1, most=EVENTS),
    "tired_rewards": Span(EVENTS - 1, most=EVENTS),
    "buildings": Span(99),
    "tired_oracles": Span(99),
    "foresight": Span(99),
    "runes": Span(3, GONE),
    "tired_runes": Span(bits=RUNES),
    "found_rune": Span(RUNES - 1, NONE),
    "monuments": SEATS,
    "event_bag": Span(EVENTS - 1, most=EVENTS),
    "event_top1": Span(bits=EVENTS),
    "event_top2": Span(bits=EVENTS),
    "lookers": SEATS,
    "lookers2": SEATS,
    "paired": SEATS,
    "event_discard": Span(EVENTS - 1, most=EVENTS),
    "enemies": Span(EVENTS - 1, most=EVENTS),
    "event": Span(EVENTS - 1, NONE),
    "removed": Span(EVENTS - 1, most=EVENTS),
    "lasting": Span(EVENTS * MARK - 1, most=EVENTS),
    "short_hands": Span(999),
    "attacks": Span(MOST_SEATS * MARK - 1, most=200),
    "fought": Span(MOST_SEATS * MARK - 1, most=200),
    "warred": SEATS,
    "tally": Span(9999),
    "mixed": Span(1),
    "pool": Span(9999),
    "due": Span(9999),
    "payer": WHO,
    "uses": Span(KINDS - 1, most=KINDS),
    "army": Span(KINDS - 1, most=99),
    "traitor": WHO,
    "betrayed": Span(1),
    "lost_gold": Span(999),
    "winners": SEATS,
    "ending": Span(99),
    "decks": Span(KINDS - 1, most=most_cards, each=OWNER),
    "hands": Span(KINDS - 1, most=most_cards, each=OWNER),
    "top1": NEXT,
    "top2": NEXT,
    "top3": NEXT,
    "top4": NEXT,
    "top_open": SEATS,
    "known": Span(MOST_SEATS * OWNER - 1, most=most_cards),
    "spied": WHO,
    "discards": Span(KINDS - 1, most=most_cards),
    "kept": Span(MOST_SEATS * OWNER - 1, most=most_cards),
    "looked": Span(MOST_SEATS * OWNER - 1, most=most_cards),
    "looker": WHO,
    "shown": Span(KINDS - 1, most=most_cards),
    "resolving": Span(KINDS - 1, NONE),
    "fighters": Span(MOST_MARKED, most=most_cards),
    "passes": Span(99),
    "foe": Span(255, NONE),
    "attacker": WHO,
    "defender": WHO,
    "tactics": Span(MOST_MARKED, most=most_cards),
    "extra": Span(9999, -9999),
    "returned": Span(MOST_MARKED, most=most_cards),
    "die": Span(99, NONE),
}

# And the fields of the rules that ask.
ASKS: Final[dict[str, Span]] = {
    "seat": WHO,
    "back": FIGURE,
    "pool": FIGURE,
    "side": Span(1),
    "left": FIGURE,
    "beast": FIGURE,
    "unit": Span(2 * KINDS - 1, NONE),
    "cause": FIGURE,
    "step": FIGURE,
    "item": FIGURE,
    "mode": FIGURE,
    "must": FIGURE,
    "purse": FIGURE,
    "seats": Span(3, most=4),
    "event": Span(EVENTS - 1, NONE),
    "paid": FIGURE,
    "kind": Span(KINDS - 1, NONE),
    "at": FIGURE,
    "most": FIGURE,
    "begun": FIGURE,
    "n": FIGURE,
}

VISIBILITY: Final = Visibility(Table, HIDDEN, {"cards": group_of, "events": stage_of}, SPANS, ASKS)
