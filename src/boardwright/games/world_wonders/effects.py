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
from boardwright.games.world_wonders.state import MODE, NONE, WIDTH, Table
from boardwright.kernel.visibility import members

ALL_SOLO: Final = (1 << SOLO_CARDS) - 1


# Tracks.


def gain(s: Table, seat: int, gains: tuple[int, ...], people: int) -> None:
    """W5.5: markers move, and population with them."""
    first = seat * WIDTH
    board = s.resource_side * WIDTH
    for track in range(GOODS):
        if gains[track]:
            passed = s.box.passed[board + track]
            old = s.tracks[first + track]
            new = min(old + gains[track], len(passed) - 1)
            s.tracks[first + track] = new
            people += passed[new] - passed[old]
    at = first + POPULATION
    last = len(s.box.passed[board + POPULATION]) - 1
    s.tracks[at] = min(s.tracks[at] + people, last)
    s.note("gained", seat, gains[0], gains[1], gains[2], people)


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
    display grow, once."""
    mundo = card >= FIRST_MUNDO
    fill_display(s, mundo)
    if s.mundo != MODE or s.on_display(mundo) == s.sizes[mundo]:
        return
    other = not mundo
    base = s.box.mundo_display if s.seats > 1 else s.box.mundo_display - 1
    if s.sizes[other] == base and (s.mundo_bag if other else s.wonder_bag):
        s.sizes = put(s.sizes, other, base + 1)
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
        return item < len(s.shown) and s.shown[item] != NONE
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
        tile = s.shown[item]
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
