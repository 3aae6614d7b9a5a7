"""A table in the middle of a game: lay out what matters, give the turn to a seat, play by notation.

Pieces are written as in the game's own notation, with the name of the thing in front: `road 4,1
r90`, `pair 5,2 r0`, `dot 5,1`, `tower 4,5`, `S2-HA1 1,1 r0`, `m04 3,3 r0`. A space is x,y with 1,1
at the lower left; r0 lies along the row, r90 is a quarter turn clockwise.
"""

from __future__ import annotations

from boardwright.games.shared import put
from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.actions import CATALOGUE, CELL, TILE, TURN
from boardwright.games.world_wonders.board import LAND, LAYERS, PLACES, TURNS, WIDE
from boardwright.games.world_wonders.components import (
    CARD_NAMES,
    DOT,
    FIRST_CARD,
    FIRST_MUNDO,
    FIRST_TILE,
    LONG,
    PAIR,
    TOWER,
)
from boardwright.games.world_wonders.flow.rounds import Round
from boardwright.games.world_wonders.flow.turn import Turn
from boardwright.games.world_wonders.scene import SCENERY
from boardwright.games.world_wonders.state import NONE, Table
from boardwright.kernel.chance import Script
from boardwright.kernel.visibility import members
from tests.helpers.playing import Playing

YELLOW, WHITE, RED, BLUE, GREEN = range(5)
SPECTATOR = -1
THINGS = {"road": LONG, "pair": PAIR, "dot": DOT, "tower": TOWER}


PLAYING = Playing(GAME, whole=False)
the_box = PLAYING.the_box
edition_text = PLAYING.edition_text
fresh = PLAYING.fresh
question = PLAYING.question
asked = PLAYING.asked
choices = PLAYING.choices
offered = PLAYING.offered
do = PLAYING.do
refused = PLAYING.refused
notes = PLAYING.notes


def table(seats: int = 2, **options: str) -> Table:
    """Empty maps, nobody has a starting road any more, turn order by seats, yellow to move with
    nothing on display and no tile turned up."""
    s = fresh(seats, None, **options)
    s.starting = 0
    s.road_supply += seats
    s.order = tuple(range(seats))
    display(s)
    tiles(s)
    s.goals = ()
    turn(s, YELLOW)
    return s


def turn(s: Table, seat: int, gold: int = 7) -> None:
    """The turn of this seat begins, with so much gold."""
    s.gold[seat] = gold
    s.out &= ~(1 << seat)
    s.next = (s.order.index(seat) + 1) % s.seats
    s.stack = [Round(), Turn(seat, 0)]
    s.advance()


# Things on the table.


def tiles(s: Table, *names: str) -> None:
    """Exactly these building tiles are turned up."""
    for tile in s.shown:
        if tile != NONE:
            s.tile_bag |= 1 << tile
    s.shown = (NONE,) * len(s.shown)
    for name in names:
        tile = TILE.words.index(name)
        assert s.tile_bag >> tile & 1
        s.tile_bag ^= 1 << tile
        s.shown = put(s.shown, s.stack_of(tile), tile)


def card_id(name: str) -> int:
    return CARD_NAMES.index(name)


def return_card(s: Table, card: int) -> None:
    if card >= FIRST_MUNDO:
        s.mundo_bag |= 1 << card
    else:
        s.wonder_bag |= 1 << card


def take_out(s: Table, name: str) -> int:
    """A card leaves its deck."""
    card = card_id(name)
    if card in s.display:
        s.display = tuple([other for other in s.display if other != card])
    elif card >= FIRST_MUNDO:
        assert s.mundo_bag >> card & 1
        s.mundo_bag ^= 1 << card
    else:
        assert s.wonder_bag >> card & 1
        s.wonder_bag ^= 1 << card
    return card


def display(s: Table, *names: str) -> None:
    """Exactly these cards are on display, the oldest first."""
    for card in s.display:
        return_card(s, card)
    s.display = ()
    s.display = tuple([take_out(s, name) for name in names])


def shown(s: Table) -> list[str]:
    return [CARD_NAMES[card] for card in s.display]


def tiles_up(s: Table) -> list[str]:
    return [TILE.words[tile] for tile in s.shown if tile != NONE]


def bare(s: Table) -> None:
    """Nothing is on offer to yellow, who holds a pedestal; the others may buy the second one."""
    s.road_supply += s.roads
    s.set_supply += s.sets
    s.tower_supply += s.tower
    s.roads = s.sets = s.tower = 0
    s.pedestals = (YELLOW, NONE)[: len(s.pedestals)]
    tiles(s)
    display(s)


def next_draws(s: Table, *outcomes: int) -> None:
    s.source = Script(list(outcomes), s.drawn)


def next_card(s: Table, name: str) -> None:
    """The next card turned up from its deck is this one."""
    bag = s.mundo_bag if card_id(name) >= FIRST_MUNDO else s.wonder_bag
    next_draws(s, members(bag).index(card_id(name)))


def empty_deck(s: Table, keep: int = 0, mundo: bool = False) -> None:
    """All cards of a deck but so many are with white, who has not laid them."""
    cards = members(s.mundo_bag if mundo else s.wonder_bag)
    for card in cards[keep:]:
        if mundo:
            s.mundo_bag ^= 1 << card
        else:
            s.wonder_bag ^= 1 << card


# Things on maps.


def place_id(cell: str, turned: str = "r0") -> int:
    return CELL.words.index(cell) * TURNS + TURN.words.index(turned)


def lay(s: Table, seat: int, *pieces: str) -> None:
    """These pieces lie on the map, wherever they came from."""
    for piece in pieces:
        name, *rest = piece.split()
        place = place_id(*rest)
        if name in THINGS:
            s.lay(seat, THINGS[name], 0, place)
        elif name in TILE.words:
            tile = TILE.words.index(name)
            s.tile_bag &= ~(1 << tile)
            s.lay(seat, FIRST_TILE + tile, 0, place)
        else:
            thing = FIRST_CARD + card_id(name)
            part = len([p for p in s.pieces[seat] if p // PLACES == thing])
            if part == 0:
                take_out(s, name)
                s.cards = put(s.cards, seat, s.cards[seat] | 1 << card_id(name))
            s.lay(seat, thing, part, place)
    s.advance()


def own(s: Table, seat: int, *names: str) -> None:
    """Cards of monuments that lie nowhere, for counting."""
    for name in names:
        s.cards = put(s.cards, seat, s.cards[seat] | 1 << take_out(s, name))


def fill(s: Table, seat: int, *free: str) -> None:
    """Everything but these spaces and the water is covered with single roads."""
    for cell in range(len(CELL.words)):
        bit = cell // WIDE * (WIDE + 1) + cell % WIDE
        if CELL.words[cell] not in free and s.layers[seat * LAYERS + LAND] >> bit & 1:
            s.lay(seat, DOT, 0, cell * TURNS)
    s.advance()


def covers(s: Table, seat: int) -> dict[str, list[str]]:
    """The spaces of each laying action on offer, as words."""
    view = GAME.visibility.view(s, seat)
    return {
        CATALOGUE.notation(action): sorted(
            [ref.rpartition(":")[2] for ref in SCENERY.targets(view, s.box, action)]
        )
        for action in question(s).options
    }


def pieces(s: Table, seat: int) -> list[str]:
    """What lies on a map, in the order of laying."""
    words: list[str] = []
    names = {value: key for key, value in THINGS.items()}
    for piece in s.pieces[seat]:
        thing, place = divmod(piece, PLACES)
        if thing >= FIRST_CARD:
            name = CARD_NAMES[thing - FIRST_CARD]
        elif thing >= FIRST_TILE:
            name = TILE.words[thing - FIRST_TILE]
        else:
            name = names[thing]
        words.append(f"{name} {CELL.words[place // TURNS]} {TURN.words[place % TURNS]}")
    return words


# Players.


def tracks(s: Table, seat: int, *values: int) -> None:
    """Food, ceramics, gears, population."""
    s.tracks[seat * 4 : seat * 4 + 4] = list(values)


def at(s: Table, seat: int) -> tuple[int, ...]:
    return tuple(s.tracks[seat * 4 : seat * 4 + 4])


def end_round(s: Table, *still_in: int) -> None:
    """Everybody is out but these; the round goes on or ends."""
    s.out = sum([1 << seat for seat in range(s.seats) if seat not in still_in])
    s.stack = [Round()]
    s.advance()


def points(s: Table, seat: int, source: str) -> int:
    return dict(GAME.scores(s)[seat].sources)[source]


# Playing.
