"""What lies on the table, and questions about it.

A tile (cottage or house) is `seat * 5 + number - 1`. A worker on a field is the tile that sent him,
plus 1; the second worker on a shared field stands 32 times higher. A fence lies on a side,
`plot * 4 + corner`. What changes seldom is kept as a tuple, which copies of a table share.
"""

from __future__ import annotations

from typing import Annotated, Final

from boardwright.games.bits import drop, has
from boardwright.games.keythedral.components import (
    BASICS,
    BUILDINGS,
    KINDS,
    LAWS,
    MOST_BID,
    NUMBERS,
    ROWS,
    Box,
    tile_id,
)
from boardwright.games.keythedral.land import CELL_SPAN, PLOT_SPAN, START_LAND, Land, lay_all
from boardwright.games.keythedral.options import Options
from boardwright.games.shared import SeatQuestion, put
from boardwright.kernel.state import Record, State
from boardwright.kernel.visibility import (
    CONSTANT,
    COUNTS,
    DERIVED,
    LIST,
    SET,
    SETS,
    SILENT,
    Derived,
    Field,
    Open,
    Silent,
    Span,
    Visibility,
    its_owner,
    members,
    nobody,
)

NONE: Final = -1
UNUSED: Final = -1  # a fence not yet laid
REMOVED: Final = -2  # a fence out of the game
FACE_DOWN: Final = -1  # a card on a New Law space, a building tile of an unturned row
SECOND: Final = 32

SETTING_UP: Final = 0

WHO: Final = Span(4, NONE)
SEATS: Final = Span(bits=5)


# What is kept as one figure, and how to read it.


def change_id(kind: int, instead: int) -> int:
    """A worker on a field of a kind that brings another cube."""
    return kind * BASICS + instead


def field_of(change: int) -> int:
    return change // BASICS


def brought_by(change: int) -> int:
    return change % BASICS


def raise_id(building: int, kind: int) -> int:
    """A building that costs one more of a kind."""
    return building * KINDS + kind


def building_of(mark: int) -> int:
    return mark // KINDS


def raised_kind(mark: int) -> int:
    return mark % KINDS


class Auction(Record):
    """K4.5: the bids for the start player marker, and what became of them."""

    bid: Annotated[int, Span(MOST_BID)] = 0
    bidder: Annotated[int, WHO] = NONE
    quitters: Annotated[int, SEATS] = 0  # seats out of the auction
    matched: Annotated[int, Span(1)] = 0
    settled: Annotated[int, Span(1)] = 0  # whether the auction is over and the bid is being paid
    appointer: Annotated[int, WHO] = NONE  # seat that has voided the auction

    def copy(self) -> Auction:
        """Written out from the fields above by `python -m tests.test_fields`."""
        other = Auction()
        other.bid = self.bid
        other.bidder = self.bidder
        other.quitters = self.quitters
        other.matched = self.matched
        other.settled = self.settled
        other.appointer = self.appointer
        return other


NO_AUCTION: Final = Auction()


class Table(State):
    box: Derived[Box]
    options: Annotated[Open[Options], CONSTANT]
    land: Derived[Land] = START_LAND
    round: Annotated[Open[int], Span(9_999)] = 0
    phase: Annotated[Open[int], Span(9)] = SETTING_UP
    start: Annotated[Open[int], WHO] = 0  # the start player of this round
    holder: Annotated[Open[int], WHO] = NONE  # of the start player marker
    bag: Annotated[Open[tuple[int, ...]], Span(99)] = ()  # fields to draw, by kind
    drawn_field: Annotated[Open[int], Span(BASICS - 1, NONE)] = NONE  # drawn and not yet laid
    # fields in the order of laying: where they lie
    cells: Annotated[Open[tuple[int, ...]], Span(CELL_SPAN * CELL_SPAN - 1, most=all_fields)] = ()
    # and what they give
    kinds: Annotated[Open[tuple[int, ...]], Span(BASICS - 1, most=all_fields)] = ()
    # tile -> plot
    tiles: Annotated[Open[tuple[int, ...]], Span(PLOT_SPAN * PLOT_SPAN - 1, NONE)] = ()
    houses: Annotated[Open[int], Span(bits=5 * NUMBERS)] = 0  # tiles turned to their house side
    # three for each seat: the side it lies on
    fences: Annotated[Open[tuple[int, ...]], Span(PLOT_SPAN * PLOT_SPAN * 4 - 1, REMOVED)] = ()
    # field -> who stands there
    workers: Annotated[Open[list[int]], Span(SECOND * SECOND - 1, most=all_fields)]
    # tiles that have sent a worker by Early Bell this round
    early: Annotated[Open[tuple[int, ...]], Span(5 * NUMBERS - 1, most=5 * NUMBERS)] = ()
    markers: Annotated[Open[tuple[int, ...]], Span(NUMBERS)] = ()  # marker -> number
    row: Annotated[Open[int], Span(ROWS)] = 0  # the lowest unfinished row
    # five spaces for each row: building + 1, 0 for empty, FACE_DOWN
    rows: Annotated[Open[tuple[int, ...]], Span(BUILDINGS, FACE_DOWN)] = ()
    reduced: Annotated[Open[int], Span(bits=BUILDINGS)] = 0  # buildings under Reduced Price
    # Raised Prices: building * 8 + kind
    raised: Annotated[Open[tuple[int, ...]], Span(BUILDINGS * KINDS - 1, most=LAWS)] = ()
    # buildings not drawn yet, or left in the box
    building_bag: Annotated[int, Field(SET, nobody, pool="buildings"), Span(bits=BUILDINGS)] = 0
    # the next row, if someone has looked at it
    looked_at: Annotated[
        list[int], Field(LIST, has_looked, pool="buildings"), Span(BUILDINGS - 1, most=BUILDINGS)
    ]
    lookers: Annotated[Open[int], SEATS] = 0  # seats that have
    # seat -> buildings behind the screen
    built: Annotated[list[int], Field(SETS, its_owner, known=True), Span(bits=BUILDINGS)]
    store: Annotated[Open[list[int]], Span(99)]  # basic cubes in the store, craft cubes on the mat
    spent: Annotated[Open[list[int]], Span(99)]  # craft cubes beside the mat
    # eight for each seat
    cubes: Annotated[
        list[int], Field(COUNTS, its_owner, pool="cubes", floor="sure"), Span(99, most=999)
    ]
    sure: Silent[list[int]]  # what everybody knows a seat to have at least
    # laws nobody has drawn
    law_bag: Annotated[int, Field(SET, nobody, pool="laws"), Span(bits=LAWS)] = 0
    law_deck: Annotated[Open[int], Span(LAWS)] = LAWS  # cards in the deck
    # law + 1, 0 for empty, FACE_DOWN
    law_spaces: Annotated[Open[tuple[int, ...]], Span(LAWS, FACE_DOWN)] = (0, 0)
    # seat -> laws in hand
    laws: Annotated[list[int], Field(SETS, knows_laws, pool="laws"), Span(bits=LAWS)]
    # seat -> a law taken this turn, while only that one may be played
    taken: Annotated[list[int], Field(SETS, knows_laws, pool="laws"), Span(bits=LAWS)]
    played: Annotated[Open[int], Span(bits=LAWS)] = 0  # laws out of the game
    master: Annotated[Open[int], WHO] = NONE  # seat that places all markers
    right_of_way: Annotated[Open[int], SEATS] = 0  # seats that fences do not stop
    bumper: Annotated[Open[int], Span(bits=BASICS)] = 0  # kinds of field that bring two
    barred: Annotated[Open[int], Span(bits=BASICS)] = 0  # kinds nobody takes any more
    # of the collecting seat: field kind * 5 + cube instead
    changes: Annotated[Open[tuple[int, ...]], Span(BASICS * BASICS - 1, most=9)] = ()
    # of the collecting seat: kinds of extra cubes
    gleaned: Annotated[Open[tuple[int, ...]], Span(BASICS - 1, most=9)] = ()
    # seat -> trades left at one for one
    free_trades: Annotated[Open[tuple[int, ...]], Span(99)] = ()
    favours: Annotated[Open[tuple[int, ...]], Span(99)] = ()  # seat -> craft cubes left at one less
    bans: Annotated[Open[int], SEATS] = 0  # seats that have banned the others' houses
    out: Annotated[Open[int], SEATS] = 0  # seats out of phase 3
    passes: Annotated[Open[int], Span(99)] = 0  # one after another
    bought: Annotated[Open[int], Span(1)] = 0  # whether a building was bought in this round
    dry: Annotated[Open[int], Span(9_999)] = 0  # rounds in a row without a purchase
    auction: Open[Auction] = NO_AUCTION

    def clone(self) -> Table:
        """Written out from the fields above by `python -m tests.test_fields`."""
        other = Table(self.seats, self.source)
        other.box = self.box
        other.options = self.options
        other.land = self.land
        other.round = self.round
        other.phase = self.phase
        other.start = self.start
        other.holder = self.holder
        other.bag = self.bag
        other.drawn_field = self.drawn_field
        other.cells = self.cells
        other.kinds = self.kinds
        other.tiles = self.tiles
        other.houses = self.houses
        other.fences = self.fences
        other.workers = self.workers[:]
        other.early = self.early
        other.markers = self.markers
        other.row = self.row
        other.rows = self.rows
        other.reduced = self.reduced
        other.raised = self.raised
        other.building_bag = self.building_bag
        other.looked_at = self.looked_at[:]
        other.lookers = self.lookers
        other.built = self.built[:]
        other.store = self.store[:]
        other.spent = self.spent[:]
        other.cubes = self.cubes[:]
        other.sure = self.sure[:]
        other.law_bag = self.law_bag
        other.law_deck = self.law_deck
        other.law_spaces = self.law_spaces
        other.laws = self.laws[:]
        other.taken = self.taken[:]
        other.played = self.played
        other.master = self.master
        other.right_of_way = self.right_of_way
        other.bumper = self.bumper
        other.barred = self.barred
        other.changes = self.changes
        other.gleaned = self.gleaned
        other.free_trades = self.free_trades
        other.favours = self.favours
        other.bans = self.bans
        other.out = self.out
        other.passes = self.passes
        other.bought = self.bought
        other.dry = self.dry
        other.auction = self.auction
        self.carry(other)
        return other

    def restored(self) -> None:
        if self.land.cells != self.cells:
            self.land = lay_all(self.cells, self.kinds)

    def plausible(self, viewer: int) -> bool:
        """A standing bid by value must be payable out of re-dealt cubes (K4.5.3). Chance hardly
        ever deals a hand for a high one, so dear cubes of others are exchanged for cheap ones."""
        payer = self.holder if self.auction.matched else self.auction.bidder
        free = self.auction.settled and self.auction.appointer != NONE
        if not self.options.by_kind or self.auction.bid == 0 or free or payer == viewer:
            return True
        while self.worth(payer) < self.auction.bid:
            cheap, dear, seat = self.unsure(payer)[:1], NONE, NONE
            for other in range(self.seats):
                for kind in self.unsure(other)[-1:] if other not in (payer, viewer) else []:
                    if dear == NONE or self.box.points[kind] > self.box.points[dear]:
                        dear, seat = kind, other
            if not cheap or dear == NONE or self.box.points[dear] <= self.box.points[cheap[0]]:
                return False
            self.exchange(payer, cheap[0], seat, dear)
        return True

    def exchange(self, one: int, gives: int, other: int, takes: int) -> None:
        """A cube of one seat for a cube of another one."""
        self.cubes[one * KINDS + gives] -= 1
        self.cubes[other * KINDS + gives] += 1
        self.cubes[other * KINDS + takes] -= 1
        self.cubes[one * KINDS + takes] += 1

    def unsure(self, seat: int) -> list[int]:
        """The cubes of a seat that not all know of, the cheapest first."""
        found: list[tuple[int, int]] = []
        for kind in range(KINDS):
            hidden = self.cubes[seat * KINDS + kind] - self.sure[seat * KINDS + kind]
            found += [(self.box.points[kind], kind)] * hidden
        return [kind for _, kind in sorted(found)]

    # Tiles and workers.

    # Fences and plots.

    # Cubes.

    def has(self, seat: int, kind: int) -> int:
        return self.cubes[seat * KINDS + kind]

    def hand(self, seat: int) -> list[int]:
        return self.cubes[seat * KINDS : seat * KINDS + KINDS]

    def count(self, seat: int) -> int:
        return sum(self.hand(seat))

    def basics(self, seat: int) -> int:
        return sum(self.cubes[seat * KINDS : seat * KINDS + BASICS])

    def worth(self, seat: int) -> int:
        """The value of all cubes of a seat: its points, and its limit in bids by value."""
        first = seat * KINDS
        return sum([self.cubes[first + kind] * self.box.points[kind] for kind in range(KINDS)])

    def gain(self, seat: int, kind: int, n: int = 1) -> int:
        """Give basic cubes from the store, as many as there are; how many that was."""
        n = min(n, self.store[kind])
        self.store[kind] -= n
        self.cubes[seat * KINDS + kind] += n
        self.sure[seat * KINDS + kind] += n
        return n

    def pay(self, seat: int, kind: int, n: int = 1) -> None:
        """Pay cubes in the open: basics to the store, crafts beside the mat (K4.3.5)."""
        at = seat * KINDS + kind
        self.cubes[at] -= n
        self.sure[at] = max(self.sure[at] - n, 0)
        if kind < BASICS:
            self.store[kind] += n
        else:
            self.spent[kind - BASICS] += n

    def hand_over(self, payer: int, payee: int, kind: int) -> None:
        """One cube from hand to hand. Bids by value are paid in the open (K4.5.9); else the others
        do not see the kind, and are less sure of what the payer has."""
        self.cubes[payer * KINDS + kind] -= 1
        self.cubes[payee * KINDS + kind] += 1
        given = range(payer * KINDS, payer * KINDS + KINDS)
        for at in given[kind : kind + 1] if self.options.by_kind else given:
            self.sure[at] = max(self.sure[at] - 1, 0)
        if self.options.by_kind:
            self.sure[payee * KINDS + kind] += 1

    def crafts_left(self, kind: int) -> int:
        """Craft cubes for sale: on the mat, or else beside it (K4.3.D3)."""
        return self.store[kind] or self.spent[kind - BASICS]

    # Buildings.

    # Laws.

    def holds(self, seat: int, law: int) -> bool:
        return has(self.laws[seat], law)

    def in_window(self, seat: int, window: int) -> list[int]:
        """The laws in a hand that belong to a window."""
        mine = self.laws[seat] & self.box.window_laws[window]
        return members(mine) if mine else []

    def unplayed(self, window: int) -> bool:
        """Whether a law of this window may still turn up in this game (K5.4)."""
        return self.box.window_laws[window] & ~self.played != 0

    def draw_law(self) -> int:
        law = self.draw(members(self.law_bag))
        self.law_bag = drop(self.law_bag, law)
        return law

    def refill(self) -> None:
        """Fill the New Law spaces from the deck (K3.5, K4.4.2)."""
        for space in range(2):
            if self.law_spaces[space] == 0 and self.law_deck:
                self.law_deck -= 1
                card = self.draw_law() + 1 if self.options.face_up else FACE_DOWN
                self.law_spaces = put(self.law_spaces, space, card)

    # Seats.

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def players_in(self) -> int:
        """How many are still in phase 3."""
        return self.seats - self.out.bit_count()

    def is_out(self, seat: int) -> bool:
        return has(self.out, seat)

    def house_ban(self, seat: int) -> bool:
        """Whether another player has banned this one's houses (K5.L15)."""
        return drop(self.bans, seat) != 0

    def trade_price(self, seat: int) -> int:
        return 1 if self.free_trades[seat] else 2

    def craft_price(self, seat: int, kind: int) -> int:
        return craft_price(self.box, kind, self.favours[seat])


def craft_price(box: Box, kind: int, favours: int) -> int:
    """K4.3.D1, K5.L18: basic cubes for a craft cube, with what is left of a Guild Favour."""
    return box.price[kind] - (1 if favours else 0)


class TileQuestion(SeatQuestion[Table]):
    """A rule about one of a player's tiles, by its number less 1."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def tile(self) -> int:
        return tile_id(self.seat, self.number)


def knows_laws(s: Table, viewer: int, owner: int) -> bool:
    return viewer == owner or s.options.face_up == 1


def has_looked(s: Table, viewer: int, owner: int) -> bool:
    return viewer >= 0 and has(s.lookers, viewer)


def all_fields(s: Table) -> int:
    return len(s.cells) + sum(s.bag)


def row_of(s: Table, building: int) -> int:
    return s.box.row_of[building]


# All fields that are not open, from the class above by `python -m tests.test_fields`.
HIDDEN: Final[dict[str, Field]] = {
    "box": DERIVED,
    "land": DERIVED,
    "building_bag": Field(SET, nobody, pool="buildings"),
    "looked_at": Field(LIST, has_looked, pool="buildings"),
    "built": Field(SETS, its_owner, known=True),
    "cubes": Field(COUNTS, its_owner, pool="cubes", floor="sure"),
    "sure": SILENT,
    "law_bag": Field(SET, nobody, pool="laws"),
    "laws": Field(SETS, knows_laws, pool="laws"),
    "taken": Field(SETS, knows_laws, pool="laws"),
}

# How large they all are, from the same place.
SPANS: Final[dict[str, Span]] = {
    "options": CONSTANT,
    "round": Span(9999),
    "phase": Span(9),
    "start": WHO,
    "holder": WHO,
    "bag": Span(99),
    "drawn_field": Span(BASICS - 1, NONE),
    "cells": Span(CELL_SPAN * CELL_SPAN - 1, most=all_fields),
    "kinds": Span(BASICS - 1, most=all_fields),
    "tiles": Span(PLOT_SPAN * PLOT_SPAN - 1, NONE),
    "houses": Span(bits=5 * NUMBERS),
    "fences": Span(PLOT_SPAN * PLOT_SPAN * 4 - 1, REMOVED),
    "workers": Span(SECOND * SECOND - 1, most=all_fields),
    "early": Span(5 * NUMBERS - 1, most=5 * NUMBERS),
    "markers": Span(NUMBERS),
    "row": Span(ROWS),
    "rows": Span(BUILDINGS, FACE_DOWN),
    "reduced": Span(bits=BUILDINGS),
    "raised": Span(BUILDINGS * KINDS - 1, most=LAWS),
    "building_bag": Span(bits=BUILDINGS),
    "looked_at": Span(BUILDINGS - 1, most=BUILDINGS),
    "lookers": SEATS,
    "built": Span(bits=BUILDINGS),
    "store": Span(99),
    "spent": Span(99),
    "cubes": Span(99, most=999),
    "law_bag": Span(bits=LAWS),
    "law_deck": Span(LAWS),
    "law_spaces": Span(LAWS, FACE_DOWN),
    "laws": Span(bits=LAWS),
    "taken": Span(bits=LAWS),
    "played": Span(bits=LAWS),
    "master": WHO,
    "right_of_way": SEATS,
    "bumper": Span(bits=BASICS),
    "barred": Span(bits=BASICS),
    "changes": Span(BASICS * BASICS - 1, most=9),
    "gleaned": Span(BASICS - 1, most=9),
    "free_trades": Span(99),
    "favours": Span(99),
    "bans": SEATS,
    "out": SEATS,
    "passes": Span(99),
    "bought": Span(1),
    "dry": Span(9999),
    "bid": Span(MOST_BID),
    "bidder": WHO,
    "quitters": SEATS,
    "matched": Span(1),
    "settled": Span(1),
    "appointer": WHO,
}

# And the fields of the rules that ask.
ASKS: Final[dict[str, Span]] = {
    "seat": WHO,
    "number": Span(NUMBERS - 1),
    "kind": Span(KINDS - 1, NONE),
    "window": Span(9),
    "marker": Span(NUMBERS),
    "left": Span(99),
    "gone": Span(99),
    "lodged": Span(99),
    "building": Span(BUILDINGS - 1),
    "space": Span(1),
    "payer": WHO,
    "payee": WHO,
    "law": Span(LAWS - 1),
    "first": Span(1),
}

VISIBILITY: Final = Visibility(Table, HIDDEN, {"buildings": row_of}, SPANS, ASKS)
