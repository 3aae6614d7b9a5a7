"""What lies on the table, and questions about it.

A piece on a map is `thing * 480 + place`: a thing is a kind of road, the tower, a building tile or
a monument card (see components), a place is `cell * 4 + turn`. A monument of several parts is
several pieces of one thing, in the order of its parts. The layers of the maps follow from the
pieces and are kept beside them. What changes seldom is kept as a tuple, which copies share.
"""

from __future__ import annotations

from typing import Annotated, Final

from boardwright.games.bits import add, has
from boardwright.games.shared import put
from boardwright.games.world_wonders.board import (
    BESIDE,
    BESIDE_ROADS,
    BESIDE_TYPE,
    CELLS,
    LAND,
    LAYERS,
    NATURE,
    PLACES,
    SIDEWALK,
    WATER,
    WAYS,
    beside,
    piece_id,
    place_of,
    thing_of,
)
from boardwright.games.world_wonders.components import (
    CARDS,
    FIRST_CARD,
    FIRST_MUNDO,
    FIRST_TILE,
    HINTS,
    OBJECTIVES,
    SHAPES,
    SOLO_CARDS,
    TILES,
    TOWER,
    Box,
    shape_of,
    type_of,
)
from boardwright.games.world_wonders.options import Letter, Options
from boardwright.games.world_wonders.rows import GOODS, POPULATION, TRACKS
from boardwright.kernel.state import State
from boardwright.kernel.visibility import (
    CONSTANT,
    DERIVED,
    SET,
    Derived,
    Field,
    Open,
    Span,
    Visibility,
    everyone,
    nobody,
)

NONE: Final = -1

SEATS: Final = Span(bits=5)
THINGS: Final = FIRST_CARD + CARDS

WIDTH: Final = len(TRACKS)  # counters of each seat


class Table(State):
    box: Derived[Box]
    options: Annotated[Open[Options], CONSTANT]
    letter: Derived[Letter]
    layers: Derived[list[int]]  # eleven for each seat: the map as bitboards (see board)
    # What the last questions found out: for each seat, a place (its spaces) for each shape, for
    # roads and for each card, or 0; and two bit sets, of pieces and of cards, for which there
    # was no place. Free spaces only become fewer and neighbours more, so this holds until a
    # place is covered, or something is laid that may open one. Questions write here, and only
    # here: it follows from the pieces, and without it the answers are the same, only later.
    hints: Derived[list[int]]
    closed: Derived[list[int]]
    maps: Annotated[Open[tuple[int, ...]], Span(9)] = ()  # seat -> map
    round: Annotated[Open[int], Span(99)] = 1
    order: Annotated[Open[tuple[int, ...]], Span(4, most=5)] = ()  # seats in turn order
    # place in the order of the player whose turn comes next
    next: Annotated[Open[int], Span(5)] = 0
    out: Annotated[Open[int], SEATS] = 0  # seats out of the round
    gold: Annotated[Open[list[int]], Span(9_999)]
    # seat -> round in which the loan was taken, or 0
    loans: Annotated[Open[tuple[int, ...]], Span(99)] = ()
    # four for each seat: food, ceramics, gears, population
    tracks: Annotated[Open[list[int]], Span(99)]
    # seat -> what lies on the map, in the order of laying
    pieces: Annotated[Open[tuple[tuple[int, ...], ...]], Span(THINGS * PLACES - 1, most=CELLS)] = ()
    cards: Annotated[Open[tuple[int, ...]], Span(bits=CARDS)] = ()  # seat -> monument cards owned
    starting: Annotated[Open[int], SEATS] = 0  # seats with the starting road in hand
    pedestals: Annotated[Open[tuple[int, ...]], Span(4, NONE)] = ()  # seat that holds each, or NONE
    roads: Annotated[Open[int], Span(999)] = 0  # long roads on offer
    road_supply: Annotated[Open[int], Span(999)] = 0
    sets: Annotated[Open[int], Span(999)] = 0  # short sets on offer
    set_supply: Annotated[Open[int], Span(999)] = 0
    tower: Annotated[Open[int], Span(1)] = 1  # on offer
    tower_supply: Annotated[Open[int], Span(999)] = 0
    tile_bag: Annotated[int, COVERED, Span(bits=TILES)] = 0  # tiles face down in the stacks
    # stack -> tile turned up, or NONE
    shown: Annotated[Open[tuple[int, ...]], Span(TILES - 1, NONE)] = ()
    discards: Annotated[int, Field(SET, everyone), Span(bits=TILES)] = 0  # tiles
    wonder_bag: Annotated[int, COVERED, Span(bits=CARDS)] = 0  # monument cards nobody has seen
    mundo_bag: Annotated[int, COVERED, Span(bits=CARDS)] = 0  # MUNDO cards nobody has seen
    # cards on display, the oldest first
    display: Annotated[Open[tuple[int, ...]], Span(CARDS - 1, most=CARDS)] = ()
    # how many ordinary and how many MUNDO cards are to be on display
    sizes: Annotated[Open[tuple[int, ...]], Span(99)] = ()
    # objectives in play
    goals: Annotated[Open[tuple[int, ...]], Span(OBJECTIVES - 1, most=OBJECTIVES)] = ()
    # solo cards not turned up since the last shuffle
    solo_bag: Annotated[int, COVERED, Span(bits=SOLO_CARDS)] = 0
    # solo cards turned up since then, the last one last
    solo_used: Annotated[Open[tuple[int, ...]], Span(SOLO_CARDS - 1, most=SOLO_CARDS)] = ()
    # cards the Automaton has taken
    rival: Annotated[Open[tuple[int, ...]], Span(CARDS - 1, most=CARDS)] = ()

    def clone(self) -> Table:
        """Written out from the fields above by `python -m tests.test_fields`."""
        other = Table(self.seats, self.source)
        other.box = self.box
        other.options = self.options
        other.letter = self.letter
        other.layers = self.layers[:]
        other.hints = self.hints[:]
        other.closed = self.closed[:]
        other.maps = self.maps
        other.round = self.round
        other.order = self.order
        other.next = self.next
        other.out = self.out
        other.gold = self.gold[:]
        other.loans = self.loans
        other.tracks = self.tracks[:]
        other.pieces = self.pieces
        other.cards = self.cards
        other.starting = self.starting
        other.pedestals = self.pedestals
        other.roads = self.roads
        other.road_supply = self.road_supply
        other.sets = self.sets
        other.set_supply = self.set_supply
        other.tower = self.tower
        other.tower_supply = self.tower_supply
        other.tile_bag = self.tile_bag
        other.shown = self.shown
        other.discards = self.discards
        other.wonder_bag = self.wonder_bag
        other.mundo_bag = self.mundo_bag
        other.display = self.display
        other.sizes = self.sizes
        other.goals = self.goals
        other.solo_bag = self.solo_bag
        other.solo_used = self.solo_used
        other.rival = self.rival
        self.carry(other)
        return other

    def restored(self) -> None:
        """Lay all pieces again."""
        self.layers = fresh_layers(self.box, self.maps)
        self.hints = [0] * (self.seats * HINTS)
        self.closed = [0] * (self.seats * 2)
        for seat in range(self.seats):
            for thing, mask in self.masks(seat):
                self.cover(seat, thing, mask)

    # Maps.

    def layer(self, seat: int, layer: int) -> int:
        """One layer of a map (see board)."""
        return self.layers[seat * LAYERS + layer]

    def lay(self, seat: int, thing: int, part: int, place: int) -> None:
        """A piece comes to lie on a map; where it may, the rules have said before."""
        pieces = self.pieces
        mine = pieces[seat] + (piece_id(thing, place),)
        self.pieces = (*pieces[:seat], mine, *pieces[seat + 1 :])
        self.cover(seat, thing, self.box.part(thing, part).mask(place))

    def cover(self, seat: int, thing: int, mask: int) -> None:
        """Bring the layers of a map up to date with a new piece."""
        layers = self.layers
        at = seat * LAYERS
        around = beside(mask)
        rest = ~mask
        layers[at + LAND] &= rest
        layers[at + WATER] &= rest
        layers[at + NATURE] &= rest
        layers[at + BESIDE] |= around
        if thing <= TOWER:
            layers[at + WAYS] |= around
            if thing < TOWER:
                layers[at + BESIDE_ROADS] |= around
        elif thing < FIRST_CARD:
            layers[at + BESIDE_TYPE + type_of(thing - FIRST_TILE)] |= around
        self.closed[seat * 2] &= ~self.box.opened[thing]
        self.closed[seat * 2 + 1] &= ~self.box.opened_cards[thing]

    def masks(self, seat: int) -> list[tuple[int, int]]:
        """Everything on a map: thing and spaces, the parts of a monument as one."""
        found: list[tuple[int, int]] = []
        part = 0
        for piece in self.pieces[seat]:
            thing, place = thing_of(piece), place_of(piece)
            # A monument is laid without anything between its parts.
            part = part + 1 if thing >= FIRST_CARD and found and found[-1][0] == thing else 0
            mask = self.box.part(thing, part).mask(place)
            if part:
                found[-1] = (thing, found[-1][1] | mask)
            else:
                found.append((thing, mask))
        return found

    # Players.

    def is_out(self, seat: int) -> bool:
        return has(self.out, seat)

    def has_start(self, seat: int) -> bool:
        """Whether the starting road is still to be laid (W4.2.6)."""
        return has(self.starting, seat)

    def marker(self, seat: int, track: int) -> int:
        """Where a marker stands."""
        return self.tracks[seat * WIDTH + track]

    def population(self, seat: int) -> int:
        return self.tracks[seat * WIDTH + POPULATION]

    def goods(self, seat: int) -> list[int]:
        """Food, ceramics, gears."""
        return self.tracks[seat * WIDTH : seat * WIDTH + GOODS]

    def monuments(self, seat: int) -> int:
        return self.cards[seat].bit_count()

    def may_repay(self, seat: int) -> bool:
        """W4.4.4: a loan of an earlier round, and the gold."""
        return 0 < self.loans[seat] < self.round and self.gold[seat] >= self.box.repay

    def may_hold_pedestal(self, seat: int) -> bool:
        """W4.3.5; W10.12: by the manual also both."""
        return seat not in self.pedestals or self.letter.both_pedestals == 1

    def give_up(self, seat: int) -> None:
        """This player is out of the round; gold left over is lost (W4.2.3, W4.2.4)."""
        self.out = add(self.out, seat)
        self.gold[seat] = 0
        self.note("out", seat)

    # The table.

    def marks(self, track: int) -> tuple[int, ...]:
        return self.box.marks(self.options.resource_side, track)

    def shapes(self) -> list[int]:
        """W3.1, W10.3: the shapes of tiles in use: all of them in stacks by type."""
        least = self.box.shape_seats
        by_type = self.options.by_type
        return [shape for shape in range(SHAPES) if by_type or least[shape] <= self.seats]

    def cost(self, tile: int) -> int:
        return self.box.price(tile, self.options.by_type, self.options.published)

    def stack_of(self, tile: int) -> int:
        return type_of(tile) if self.options.by_type else shape_of(tile)

    def take_shown(self, tile: int) -> None:
        """A tile leaves its place beside the stacks."""
        self.shown = put(self.shown, self.stack_of(tile), NONE)

    def shown_of(self, shape: int) -> int:
        """The first tile of a shape that is turned up, in the order of the stacks, or NONE."""
        found = [tile for tile in self.shown if tile != NONE and shape_of(tile) == shape]
        return found[0] if found else NONE

    def draw_from(self, cards: list[int]) -> int:
        return cards[self.pick(len(cards))]

    def on_display(self, mundo: bool) -> int:
        """How many cards of one deck lie on display."""
        return len([card for card in self.display if (card >= FIRST_MUNDO) == mundo])


def fresh_layers(box: Box, maps: tuple[int, ...]) -> list[int]:
    """The layers of empty maps."""
    layers: list[int] = []
    for board in maps:
        layers += [box.land[board], box.water[board], box.nature[board], 0, SIDEWALK, 0]
        layers += [0] * (LAYERS - BESIDE_TYPE)
    return layers


# The order of stacks and decks is drawn when it is needed and stored nowhere. What is in them
# follows from what has been seen, so a re-deal leaves them as they are: they need no pool.
COVERED: Final = Field(SET, nobody, known=True)

# All fields that are not open, from the class above by `python -m tests.test_fields`.
HIDDEN: Final[dict[str, Field]] = {
    "box": DERIVED,
    "letter": DERIVED,
    "layers": DERIVED,
    "hints": DERIVED,
    "closed": DERIVED,
    "tile_bag": COVERED,
    "discards": Field(SET, everyone),
    "wonder_bag": COVERED,
    "mundo_bag": COVERED,
    "solo_bag": COVERED,
}

# How large they all are, from the same place.
SPANS: Final[dict[str, Span]] = {
    "options": CONSTANT,
    "maps": Span(9),
    "round": Span(99),
    "order": Span(4, most=5),
    "next": Span(5),
    "out": SEATS,
    "gold": Span(9999),
    "loans": Span(99),
    "tracks": Span(99),
    "pieces": Span(THINGS * PLACES - 1, most=CELLS),
    "cards": Span(bits=CARDS),
    "starting": SEATS,
    "pedestals": Span(4, NONE),
    "roads": Span(999),
    "road_supply": Span(999),
    "sets": Span(999),
    "set_supply": Span(999),
    "tower": Span(1),
    "tower_supply": Span(999),
    "tile_bag": Span(bits=TILES),
    "shown": Span(TILES - 1, NONE),
    "discards": Span(bits=TILES),
    "wonder_bag": Span(bits=CARDS),
    "mundo_bag": Span(bits=CARDS),
    "display": Span(CARDS - 1, most=CARDS),
    "sizes": Span(99),
    "goals": Span(OBJECTIVES - 1, most=OBJECTIVES),
    "solo_bag": Span(bits=SOLO_CARDS),
    "solo_used": Span(SOLO_CARDS - 1, most=SOLO_CARDS),
    "rival": Span(CARDS - 1, most=CARDS),
}

# And the fields of the rules that ask.
ASKS: Final[dict[str, Span]] = {
    "seat": Span(4),
    "acted": Span(1),
    "start": Span(1),
    "pairs": Span(99),
    "dots": Span(99),
    "tile": Span(TILES - 1),
    "card": Span(CARDS - 1),
    "placed": Span(PLACES - 1, most=CELLS),
}

VISIBILITY: Final = Visibility(Table, HIDDEN, None, SPANS, ASKS)
