"""What tiles and cards do: gains, monuments taken and replaced."""

from __future__ import annotations

from boardwright.games.bits import add, drop
from boardwright.games.shared import put
from boardwright.games.world_wonders.components import FIRST_MUNDO
from boardwright.games.world_wonders.options import MODE
from boardwright.games.world_wonders.rows import GOODS, POPULATION
from boardwright.games.world_wonders.state import WIDTH, Table
from boardwright.kernel.visibility import members

# Tracks.


def gain(s: Table, seat: int, gains: tuple[int, ...], people: int) -> None:
    """W5.5: markers move, and population with them."""
    for track in range(GOODS):
        if gains[track]:
            old = s.marker(seat, track)
            new = move(s, seat, track, gains[track])
            people += symbols(s, track, new) - symbols(s, track, old)
    if people:
        move(s, seat, POPULATION, people)


def move(s: Table, seat: int, track: int, steps: int) -> int:
    """W5.5.4: a marker moves as far as its track goes; where it stands then."""
    at = seat * WIDTH + track
    last = len(s.marks(track)) - 1
    moved = min(steps, last - s.tracks[at])
    s.tracks[at] += moved
    if moved:
        s.note("gained", seat, track, moved, s.tracks[at])
    if moved < steps:
        s.note("track-full", seat, track, steps - moved)
    return s.tracks[at]


def symbols(s: Table, track: int, at: int) -> int:
    """W5.5.2: the population symbols up to a space; W10.16: by the manual, those left behind."""
    return s.marks(track)[max(at - 1, 0) if s.letter.passing else at]


# Monuments.


def fill_display(s: Table, mundo: bool) -> None:
    """Turn up cards of one deck until its share of the display is full or the deck empty."""
    while s.on_display(mundo) < s.sizes[mundo]:
        bag = s.mundo_bag if mundo else s.wonder_bag
        if not bag:
            return
        card = s.draw_from(members(bag))
        if mundo:
            s.mundo_bag = drop(s.mundo_bag, card)
        else:
            s.wonder_bag = drop(s.wonder_bag, card)
        s.display = (*s.display, card)
        s.note("turned-up", card)


def replace_card(s: Table, card: int) -> None:
    """W5.4.7, W8.2, W8.3: a card has left the display; a deck that cannot replace it lets the other
    display grow, once. W10.17: by the manual as soon as the deck is empty."""
    mundo = card >= FIRST_MUNDO
    fill_display(s, mundo)
    if s.options.mundo != MODE or s.sizes[0] != s.sizes[1]:
        return
    other = not mundo
    empty = not (s.mundo_bag if mundo else s.wonder_bag)
    gap = s.on_display(mundo) < s.sizes[mundo]
    if (empty if s.letter.empty_deck else gap) and (s.mundo_bag if other else s.wonder_bag):
        s.sizes = put(s.sizes, other, s.sizes[other] + 1)
        s.note("display-grows", other)
        fill_display(s, other)


def take_card(s: Table, seat: int, card: int) -> None:
    """W5.4.7: the owner takes the card of a monument that is laid."""
    s.cards = put(s.cards, seat, add(s.cards[seat], card))
    s.note("built", seat, card)
    gain(s, seat, s.box.cards[card].gains, s.box.cards[card].population)
    replace_card(s, card)
