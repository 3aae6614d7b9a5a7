"""What tiles and cards do: gains, monuments taken and replaced, and the Automaton's cards."""

from __future__ import annotations

from typing import Final

from boardwright.games.shared import put
from boardwright.games.world_wonders.components import FIRST_MUNDO, SOLO_CARDS
from boardwright.games.world_wonders.rows import (
    GOODS,
    POPULATION,
    SOLO_LONG,
    SOLO_NEW,
    SOLO_SET,
    SOLO_TOWER,
)
from boardwright.games.world_wonders.state import EMPTY_DECK, MODE, NONE, PASSING, WIDTH, Table
from boardwright.kernel.visibility import members

ALL_SOLO: Final = (1 << SOLO_CARDS) - 1


# Tracks.


def gain(s: Table, seat: int, gains: tuple[int, ...], people: int) -> None:
    """W5.5: markers move, and population with them."""
    for track in range(GOODS):
        if gains[track]:
            old = s.tracks[seat * WIDTH + track]
            new = move(s, seat, track, gains[track])
            people += symbols(s, track, new) - symbols(s, track, old)
    if people:
        move(s, seat, POPULATION, people)


def move(s: Table, seat: int, track: int, steps: int) -> int:
    """W5.5.4: a marker moves as far as its track goes; where it stands then."""
    at = seat * WIDTH + track
    last = len(s.box.passed[s.resource_side * WIDTH + track]) - 1
    moved = min(steps, last - s.tracks[at])
    s.tracks[at] += moved
    if moved:
        s.note("gained", seat, track, moved, s.tracks[at])
    if moved < steps:
        s.note("track-full", seat, track, steps - moved)
    return s.tracks[at]


def symbols(s: Table, track: int, at: int) -> int:
    """W5.5.2: the population symbols up to a space; W10.16: by the manual, those left behind."""
    passed = s.box.passed[s.resource_side * WIDTH + track]
    return passed[max(at - 1, 0)] if s.letter & PASSING else passed[at]


# Monuments.


def fill_display(s: Table, mundo: bool) -> None:
    """Turn up cards of one deck until its share of the display is full or the deck empty."""
    while s.on_display(mundo) < s.sizes[mundo]:
        bag = s.mundo_bag if mundo else s.wonder_bag
        if not bag:
            return
        card = s.draw_from(members(bag))
        if mundo:
            s.mundo_bag ^= 1 << card
        else:
            s.wonder_bag ^= 1 << card
        s.display = (*s.display, card)
        s.note("turned-up", card)


def replace_card(s: Table, card: int) -> None:
    """W5.4.7, W8.2, W8.3: a card has left the display; a deck that cannot replace it lets the other
    display grow, once. W10.17: by the manual as soon as the deck is empty."""
    mundo = card >= FIRST_MUNDO
    fill_display(s, mundo)
    if s.mundo != MODE or s.sizes[0] != s.sizes[1]:
        return
    other = not mundo
    empty = not (s.mundo_bag if mundo else s.wonder_bag)
    gap = s.on_display(mundo) < s.sizes[mundo]
    if (empty if s.letter & EMPTY_DECK else gap) and (s.mundo_bag if other else s.wonder_bag):
        s.sizes = put(s.sizes, other, s.sizes[other] + 1)
        s.note("display-grows", other)
        fill_display(s, other)


def take_card(s: Table, seat: int, card: int) -> None:
    """W5.4.7: the owner takes the card of a monument that is laid."""
    s.cards = put(s.cards, seat, s.cards[seat] | 1 << card)
    s.note("built", seat, card)
    gain(s, seat, s.box.cards[card].gains, s.box.cards[card].population)
    replace_card(s, card)


# The Automaton.


def automaton_turn(s: Table) -> None:
    """W7.3, W7.5: the first section of a solo card with something available is carried out."""
    if not s.solo_bag:
        s.solo_bag = ALL_SOLO
        s.solo_used = ()
        s.note("solo-shuffled")
    card = s.draw_from(members(s.solo_bag))
    s.solo_bag ^= 1 << card
    s.solo_used = (*s.solo_used, card)
    s.note("solo-card", card)
    for section in s.box.solo[card]:
        found = [item for item in section if available(s, item)]
        for item in found:
            take_away(s, item)
        if found:
            return
    s.note("solo-nothing")


def available(s: Table, item: int) -> bool:
    if item < SOLO_LONG:
        return s.shown_of(item) != NONE
    if item == SOLO_LONG:
        return s.roads > 0
    if item == SOLO_SET:
        return s.sets > 0
    if item == SOLO_TOWER:
        return s.tower > 0
    return s.display != ()


def take_away(s: Table, item: int) -> None:
    """W7.4: what the Automaton takes goes back or stays with it."""
    s.note("solo-takes", item)
    if item < SOLO_LONG:
        tile = s.shown_of(item)
        s.discards |= 1 << tile
        s.take_shown(tile)
    elif item == SOLO_LONG:
        s.roads -= 1
        s.road_supply += 1
    elif item == SOLO_SET:
        s.sets -= 1
        s.set_supply += 1
    elif item == SOLO_TOWER:
        s.tower -= 1
        s.tower_supply += 1
    else:
        card = s.display[-1] if item == SOLO_NEW else s.display[0]
        s.display = tuple([other for other in s.display if other != card])
        s.rival = (*s.rival, card)
        s.note("solo-card-taken", card)
        replace_card(s, card)
