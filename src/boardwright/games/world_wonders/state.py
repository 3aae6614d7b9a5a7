"""What lies on the table, and questions about it.

A piece on a map is `thing * 480 + place`: a thing is a kind of road, the tower, a building tile or
a monument card (see components), a place is `cell * 4 + turn`. A monument of several parts is
several pieces of one thing, in the order of its parts. The layers of the maps follow from the
pieces and are kept beside them. What changes seldom is kept as a tuple, which copies share.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.shared import put
from boardwright.games.world_wonders.board import (
    BESIDE,
    BESIDE_ROADS,
    BESIDE_TYPE,
    LAND,
    LAYERS,
    NATURE,
    PLACES,
    SIDEWALK,
    WATER,
    WAYS,
    beside,
)
from boardwright.games.world_wonders.components import (
    FIRST_CARD,
    FIRST_MUNDO,
    FIRST_TILE,
    HINTS,
    TOWER,
    Box,
    shape_of,
    type_of,
)
from boardwright.games.world_wonders.rows import GOODS, POPULATION, TRACKS
from boardwright.kernel.chance import Source
from boardwright.kernel.frame import Frame
from boardwright.kernel.state import State
from boardwright.kernel.visibility import (
    DERIVED,
    PUBLIC,
    SET,
    Field,
    Visibility,
    everyone,
    nobody,
)

NONE: Final = -1

# Values of the option `mundo`.
SHUFFLED: Final = 1
MODE: Final = 2

# With objectives: they are in play; alone too; a value of 0 has its place (W10.13).
GOALS: Final = 1
GOALS_ALONE: Final = 2
ZERO_PLACED: Final = 4

# What the manual says word for word and is played only if chosen (W10.12, W10.14 to W10.17).
BOTH_PEDESTALS: Final = 1
ANY_LOAN: Final = 2
BUY_AGAIN: Final = 4
PASSING: Final = 8
EMPTY_DECK: Final = 16

WIDTH: Final = len(TRACKS)  # counters of each seat


class Table(State):
    def __init__(
        self,
        seats: int,
        source: Source,
        box: Box,
        layers: list[int],
        hints: list[int],
        closed: list[int],
        letter: int,
        side: int,
        resource_side: int,
        by_type: int,
        published: int,
        exact: int,
        with_goals: int,
        mundo: int,
        hard: int,
        maps: tuple[int, ...],
        round: int,
        order: tuple[int, ...],
        next: int,
        out: int,
        gold: list[int],
        loans: tuple[int, ...],
        tracks: list[int],
        pieces: tuple[tuple[int, ...], ...],
        cards: tuple[int, ...],
        starting: int,
        pedestals: tuple[int, ...],
        roads: int,
        road_supply: int,
        sets: int,
        set_supply: int,
        tower: int,
        tower_supply: int,
        tile_bag: int,
        shown: tuple[int, ...],
        discards: int,
        wonder_bag: int,
        mundo_bag: int,
        display: tuple[int, ...],
        sizes: tuple[int, ...],
        goals: tuple[int, ...],
        solo_bag: int,
        solo_used: tuple[int, ...],
        rival: tuple[int, ...],
    ) -> None:
        super().__init__(seats, source)
        self.box = box
        self.layers = layers  # eleven for each seat: the map as bitboards (see board)
        # What the last questions found out: for each seat, a place (its spaces) for each shape, for
        # roads and for each card, or 0; and two bit sets, of pieces and of cards, for which there
        # was no place. Free spaces only become fewer and neighbours more, so this holds until a
        # place is covered, or something is laid that may open one.
        self.hints = hints
        self.closed = closed
        self.letter = letter  # which of the manual's own wordings are played
        self.side = side  # of the maps: 0 for A, 1 for B
        self.resource_side = resource_side
        self.by_type = by_type  # how stacks are sorted (see components)
        self.published = published  # costs as published elsewhere
        self.exact = exact  # the second pedestal is the second place
        self.with_goals = with_goals  # a sum of the flags above
        self.mundo = mundo
        self.hard = hard
        self.maps = maps  # seat -> map
        self.round = round
        self.order = order  # seats in turn order
        self.next = next  # place in the order of the player whose turn comes next
        self.out = out  # seats out of the round
        self.gold = gold
        self.loans = loans  # seat -> round in which the loan was taken, or 0
        self.tracks = tracks  # four for each seat: food, ceramics, gears, population
        self.pieces = pieces  # seat -> what lies on the map, in the order of laying
        self.cards = cards  # seat -> monument cards owned
        self.starting = starting  # seats with the starting road in hand
        self.pedestals = pedestals  # seat that holds each, or NONE
        self.roads = roads  # long roads on offer
        self.road_supply = road_supply
        self.sets = sets  # short sets on offer
        self.set_supply = set_supply
        self.tower = tower  # on offer
        self.tower_supply = tower_supply
        self.tile_bag = tile_bag  # tiles face down in the stacks
        self.shown = shown  # stack -> tile turned up, or NONE
        self.discards = discards  # tiles
        self.wonder_bag = wonder_bag  # monument cards nobody has seen
        self.mundo_bag = mundo_bag  # MUNDO cards nobody has seen
        self.display = display  # cards on display, the oldest first
        self.sizes = sizes  # how many ordinary and how many MUNDO cards are to be on display
        self.goals = goals  # objectives in play
        self.solo_bag = solo_bag  # solo cards not turned up since the last shuffle
        self.solo_used = solo_used  # solo cards turned up since then, the last one last
        self.rival = rival  # cards the Automaton has taken

    def clone(self) -> Table:
        other = Table(
            self.seats,
            self.source,
            self.box,
            self.layers[:],
            self.hints[:],
            self.closed[:],
            self.letter,
            self.side,
            self.resource_side,
            self.by_type,
            self.published,
            self.exact,
            self.with_goals,
            self.mundo,
            self.hard,
            self.maps,
            self.round,
            self.order,
            self.next,
            self.out,
            self.gold[:],
            self.loans,
            self.tracks[:],
            self.pieces,
            self.cards,
            self.starting,
            self.pedestals,
            self.roads,
            self.road_supply,
            self.sets,
            self.set_supply,
            self.tower,
            self.tower_supply,
            self.tile_bag,
            self.shown,
            self.discards,
            self.wonder_bag,
            self.mundo_bag,
            self.display,
            self.sizes,
            self.goals,
            self.solo_bag,
            self.solo_used,
            self.rival,
        )
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

    def lay(self, seat: int, thing: int, part: int, place: int) -> None:
        """A piece comes to lie on a map; where it may, the rules have said before."""
        pieces = self.pieces
        mine = pieces[seat] + (thing * PLACES + place,)
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
            thing, place = divmod(piece, PLACES)
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
        return self.out >> seat & 1 == 1

    def has_start(self, seat: int) -> bool:
        """Whether the starting road is still to be laid (W4.2.6)."""
        return self.starting >> seat & 1 == 1

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
        return seat not in self.pedestals or self.letter & BOTH_PEDESTALS != 0

    def give_up(self, seat: int) -> None:
        """This player is out of the round; gold left over is lost (W4.2.3, W4.2.4)."""
        self.out |= 1 << seat
        self.gold[seat] = 0
        self.note("out", seat)

    # The table.

    def cost(self, tile: int) -> int:
        return self.box.price(tile, self.by_type, self.published)

    def stack_of(self, tile: int) -> int:
        return type_of(tile) if self.by_type else shape_of(tile)

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


class Rule(Frame[Table]):
    """A rule of this game: its state is a Table."""


# The order of stacks and decks is drawn when it is needed and stored nowhere. What is in them
# follows from what has been seen, so a re-deal leaves them as they are: they need no pool.
COVERED: Final = Field(SET, nobody, known=True)

VISIBILITY: Final = Visibility(
    Table,
    {
        "box": DERIVED,
        "layers": DERIVED,
        "hints": DERIVED,
        "closed": DERIVED,
        "letter": DERIVED,
        "side": PUBLIC,
        "resource_side": PUBLIC,
        "by_type": PUBLIC,
        "published": PUBLIC,
        "exact": PUBLIC,
        "with_goals": PUBLIC,
        "mundo": PUBLIC,
        "hard": PUBLIC,
        "maps": PUBLIC,
        "round": PUBLIC,
        "order": PUBLIC,
        "next": PUBLIC,
        "out": PUBLIC,
        "gold": PUBLIC,
        "loans": PUBLIC,
        "tracks": PUBLIC,
        "pieces": PUBLIC,
        "cards": PUBLIC,
        "starting": PUBLIC,
        "pedestals": PUBLIC,
        "roads": PUBLIC,
        "road_supply": PUBLIC,
        "sets": PUBLIC,
        "set_supply": PUBLIC,
        "tower": PUBLIC,
        "tower_supply": PUBLIC,
        "tile_bag": COVERED,
        "shown": PUBLIC,
        "discards": Field(SET, everyone),
        "wonder_bag": COVERED,
        "mundo_bag": COVERED,
        "display": PUBLIC,
        "sizes": PUBLIC,
        "goals": PUBLIC,
        "solo_bag": COVERED,
        "solo_used": PUBLIC,
        "rival": PUBLIC,
    },
)
