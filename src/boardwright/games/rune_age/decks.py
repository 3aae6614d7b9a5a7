"""Decks, hands and discard piles: how cards move between them (manual 4.4, 5.7)."""

from __future__ import annotations

from boardwright.games.bits import drop, only
from boardwright.games.rune_age.packing import card_of, kind_of, single
from boardwright.games.rune_age.standing import hands_are_short
from boardwright.games.rune_age.state import NONE, Table


def hand_limit(s: Table) -> int:
    """R4.4.1: five cards, or four under some Events; the lowest counts."""
    lasting = s.short_hands > 0 and s.short_hands >= s.round
    short = lasting or hands_are_short(s)
    return s.box.short_hand if short else s.box.hand


def deck_size(s: Table, seat: int) -> int:
    size = len(s.decks[seat])
    for top in (s.top1, s.top2, s.top3, s.top4):
        if top[seat]:
            size += 1
    return size


def holds(s: Table, seat: int, kind: int) -> bool:
    return card_of(seat, kind) in s.hands[seat]


def kinds_in_hand(s: Table, seat: int) -> list[int]:
    """The kinds a hand holds, each once."""
    found: list[int] = []
    last = NONE
    for card in s.hands[seat]:
        if card != last:
            found.append(kind_of(card))
            last = card
    return found


def take_top(s: Table, seat: int) -> int:
    """R4.4.2: the next card of a deck, NONE if there is none; the discard pile is shuffled when
    the deck has run out."""
    if s.top1[seat]:
        card = single(s.top1[seat])
        s.top1[seat] = s.top2[seat]
        s.top2[seat] = s.top3[seat]
        s.top3[seat] = s.top4[seat]
        s.top4[seat] = 0
        s.top_open = drop(s.top_open, seat)
        return kind_of(card)
    deck = s.decks[seat]
    if not deck:
        if not s.discards[seat]:
            return NONE
        deck = [card_of(seat, kind) for kind in s.discards[seat]]
        s.decks[seat] = deck
        s.discards[seat] = []
        s.reveal()  # what has just been discarded was seen before it went under
        s.note("shuffled", seat)
    return kind_of(s.draw(deck))


def put_on_top(s: Table, seat: int, kind: int) -> None:
    s.top4[seat] = s.top3[seat]
    s.top3[seat] = s.top2[seat]
    s.top2[seat] = s.top1[seat]
    s.top1[seat] = only(card_of(seat, kind))
    s.top_open = drop(s.top_open, seat)


def to_hand(s: Table, seat: int, kind: int) -> None:
    """A card goes to hand unseen."""
    hand = s.hands[seat]
    hand.append(card_of(seat, kind))
    hand.sort()
    if s.spied == seat:
        s.spied = NONE


def to_hand_open(s: Table, seat: int, kind: int) -> None:
    """A card goes to hand and everybody sees which."""
    hand = s.hands[seat]
    hand.append(card_of(seat, kind))
    hand.sort()
    _know(s, seat, tuple(sorted([*s.known[seat], card_of(seat, kind)])))


def _know(s: Table, seat: int, cards: tuple[int, ...]) -> None:
    s.known = (*s.known[:seat], cards, *s.known[seat + 1 :])


def leave_hand(s: Table, seat: int, kind: int) -> None:
    """A card leaves a hand for all to see. Nobody else can tell it from one of its kind that is
    known to lie there or was taken back, so it counts as that one."""
    card = card_of(seat, kind)
    s.hands[seat].remove(card)
    known = s.known[seat]
    if known and card in known:
        at = known.index(card)
        _know(s, seat, (*known[:at], *known[at + 1 :]))
    returned = s.combat.returned
    if returned and card in returned:
        at = returned.index(card)
        s.combat = combat = s.combat.copy()
        combat.returned = (*returned[:at], *returned[at + 1 :])


def discard(s: Table, seat: int, kind: int) -> None:
    """From hand to the discard pile."""
    leave_hand(s, seat, kind)
    s.discards[seat].append(kind)
    s.note("discards", seat, kind)


def forget_hand(s: Table, seat: int) -> None:
    if s.known[seat]:
        _know(s, seat, ())


def draw_cards(s: Table, seat: int, n: int) -> int:
    """Draw so many cards, as far as there are; how many that was."""
    drawn: list[int] = []
    for _ in range(n):
        kind = take_top(s, seat)
        if kind == NONE:
            break
        drawn.append(card_of(seat, kind))
    got = len(drawn)
    if got:
        drawn.sort()  # the order in which they came means nothing, so nobody is told
        for card in drawn if s.notes is not None else []:
            s.whisper(only(seat), "draws-card", kind_of(card))
        s.hands[seat] = sorted(s.hands[seat] + drawn)
        if s.spied == seat:
            s.spied = NONE
        s.note("draws", seat, got)
    return got


def turn_up(s: Table, seat: int) -> int:
    """Reveal the next card of a deck to everybody."""
    kind = take_top(s, seat)
    if kind != NONE:
        s.reveal()
        s.note("reveals", seat, kind)
    return kind


def raze(s: Table, seat: int, kind: int) -> None:
    """R5.7.2: a destroyed card goes to its pile or Barracks, a Mythic to the discard pile."""
    if s.box.mythic[kind]:
        s.discards[seat].append(kind)
    else:
        s.piles[kind] += 1
