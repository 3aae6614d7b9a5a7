"""What lies on the table, and questions about it.

Colours are the seats 0 to 3; Boris is 4. Men are counted by place and colour, `place * 5 + colour`;
a Master is not among them. Cards are kinds, hands are sorted. Mayoral cards are bit sets. What
changes seldom is kept as a tuple, which copies of a table share.
"""

from __future__ import annotations

from bisect import insort
from typing import Annotated, Final

from boardwright.games.bits import add, drop, only, part
from boardwright.games.guilds_of_london.components import (
    BORIS,
    CARD_KINDS,
    CARDS,
    COLOURS,
    GOG_AND_MAGOG,
    MAYORALS,
    MOST_MEN,
    SUIT_COUNT,
    TILES,
    TOKENS,
    UNIVERSITY,
    Box,
)
from boardwright.games.guilds_of_london.grid import CELLS, HALL, PLACES, SUPPLY
from boardwright.games.guilds_of_london.options import Options
from boardwright.games.shared import put
from boardwright.kernel.state import Record, State
from boardwright.kernel.visibility import (
    CONSTANT,
    DERIVED,
    LIST,
    LISTS,
    SET,
    SETS,
    Derived,
    Field,
    Open,
    Span,
    Visibility,
    its_owner,
    members,
    nobody,
)

NONE: Final = -1
GUILDHALL: Final = -2
MISSING: Final = 15  # a token that the pool could not give
ANY_SUIT: Final = -1

WHO: Final = Span(BORIS, NONE)
PLACE: Final = Span(PLACES - 1, NONE)

# Where VP come from during the game.
FROM_TILES: Final = 0
FROM_TOKENS: Final = 1
FROM_PLANTATION: Final = 2
FROM_ABILITIES: Final = 3
SOURCES: Final = 4

VOTE_BITS: Final = 6  # for each colour in a packed count


def packed(votes: list[tuple[int, int]]) -> int:
    """Players with their votes in one number, one vote up so that none is not nobody."""
    return sum([n + 1 << VOTE_BITS * colour for colour, n in votes])


def votes_in(number: int) -> list[tuple[int, int]]:
    """The players and votes of such a number."""
    votes = [(colour, part(number, VOTE_BITS * colour, VOTE_BITS)) for colour in range(COLOURS)]
    return [(colour, n - 1) for colour, n in votes if n]


def spot_id(tile: int, place: int) -> int:
    """A place with the tile that lies there, NONE for no tile, in one number."""
    return (tile + 1) * PLACES + place


def spot_tile(spot: int) -> int:
    return spot // PLACES - 1


def spot_place(spot: int) -> int:
    return spot % PLACES


def named_id(tile: int, suit: int) -> int:
    """A suit named for a tile, in one number."""
    return tile * SUIT_COUNT + suit


def named_tile(named: int) -> int:
    return named // SUIT_COUNT


def named_suit(named: int) -> int:
    return named % SUIT_COUNT


class OnTurn(Record):
    """G4.1: whose turn it is, and what it has brought so far."""

    active: Annotated[int, WHO] = NONE  # whose turn it is
    acted: Annotated[int, Span(9)] = 0  # whether a card was played
    end_draw: Annotated[int, Span(99, -99)] = 0  # cards more or fewer at the end
    tongue: Annotated[int, Span(99)] = 0  # men that go together while Common Tongue is in force

    def copy(self) -> OnTurn:
        """Written out from the fields above by `python -m tests.test_fields`."""
        other = OnTurn()
        other.active = self.active
        other.acted = self.acted
        other.end_draw = self.end_draw
        other.tongue = self.tongue
        return other


NO_TURN: Final = OnTurn()


class Table(State):
    box: Derived[Box]
    options: Annotated[Open[Options], CONSTANT]
    side: Annotated[Open[int], Span(1, NONE)] = 0  # of the Plantation
    printed: Derived[int] = 0  # whether Boris scores printed VP alone
    players: Annotated[Open[tuple[int, ...]], WHO] = ()  # the colours in play
    round: Annotated[Open[int], Span(99)] = 0  # where the marker stands
    growths: Annotated[Open[int], Span(99)] = 0  # how often tiles were added
    # of the turns of this round
    order: Annotated[Open[tuple[int, ...]], Span(BORIS, most=COLOURS)] = ()
    gains: Annotated[Open[tuple[int, ...]], Span(9_999, -9_999)] = ()  # VP of each colour by source
    # of each colour's marker at its VP
    arrival: Annotated[Open[tuple[int, ...]], Span(99_999)] = ()
    # cell -> tile, NONE, or GUILDHALL
    tiles: Annotated[Open[tuple[int, ...]], Span(TILES - 1, GUILDHALL)] = ()
    # cells of open tiles in reading order
    open: Annotated[Open[tuple[int, ...]], Span(CELLS - 1, most=CELLS)] = ()
    masters: Annotated[Open[tuple[int, ...]], WHO] = ()  # cell -> colour
    # suits named for tiles
    named: Annotated[Open[tuple[int, ...]], Span(TILES * SUIT_COUNT - 1, most=TILES)] = ()
    men: Annotated[Open[list[int]], Span(MOST_MEN)]  # place * 5 + colour
    neutrals: Annotated[Open[tuple[int, ...]], Span(99)] = ()  # by place, seeded ones not counted
    seeded: Annotated[Open[int], Span(bits=CELLS)] = 0  # cells with a seeded neutral
    board_neutrals: Annotated[Open[int], Span(999)] = 0  # on the scoreboard
    stock: Annotated[Open[tuple[int, ...]], Span(999)] = ()  # neutrals of each colour
    beadle: Annotated[Open[int], Span(CELLS - 1, NONE)] = NONE  # its cell
    tokens: Annotated[Open[tuple[int, ...]], Span(MISSING)] = ()  # cell -> kind + 1, or MISSING
    # the first prizes of the promo guilds, two each
    prizes: Annotated[Open[tuple[int, ...]], Span(99)] = ()
    pool: Annotated[Open[tuple[int, ...]], Span(TOKENS)] = ()  # tokens to draw, by kind
    held: Annotated[Open[tuple[int, ...]], Span(TOKENS)] = ()  # colour * 9 + kind
    lost_tokens: Annotated[Open[int], Span(TOKENS)] = 0  # out of the game
    # tiles below the top of the stack, or in the box
    bag: Annotated[int, Field(SET, nobody, pool="tiles"), Span(bits=TILES)] = 0
    top: Annotated[Open[int], Span(TILES - 1, NONE)] = NONE  # the tile on top of the stack
    deck: Annotated[list[int], Field(LIST, nobody, pool="cards"), Span(CARD_KINDS - 1, most=CARDS)]
    hands: Annotated[
        list[list[int]],
        Field(LISTS, its_owner, pool="cards", floor="known"),
        Span(CARD_KINDS - 1, most=CARDS),
    ]
    # cards of each hand that all have seen
    known: Annotated[Open[tuple[tuple[int, ...], ...]], Span(CARD_KINDS - 1, most=CARDS)] = ()
    discard: Annotated[Open[list[int]], Span(CARD_KINDS - 1, most=CARDS)]  # the last is on top
    # cards that left the hand in this turn
    aside: Annotated[Open[tuple[int, ...]], Span(CARD_KINDS - 1, most=CARDS)] = ()
    mayoral_deck: Annotated[int, Field(SET, nobody, pool="mayoral"), Span(bits=MAYORALS)] = 0
    # Mayoral cards kept at set-up; while it lasts those dealt
    starts: Annotated[list[int], Field(SETS, its_owner, pool="mayoral"), Span(bits=MAYORALS)]
    # Mayoral cards drawn later
    later: Annotated[list[int], Field(SETS, its_owner, pool="mayoral"), Span(bits=MAYORALS)]
    # Mayoral cards given back at set-up
    returned: Annotated[
        list[int], Memory(SETS, its_owner, pool="returned", counted=False), Span(bits=2 * MAYORALS)
    ]
    turn: Open[OnTurn] = NO_TURN
    scanning: Annotated[Open[int], Span(PLACES - 1, NONE)] = NONE  # the cell under resolution

    def clone(self) -> Table:
        """Written out from the fields above by `python -m tests.test_fields`."""
        other = Table(self.seats, self.source)
        other.box = self.box
        other.options = self.options
        other.side = self.side
        other.printed = self.printed
        other.players = self.players
        other.round = self.round
        other.growths = self.growths
        other.order = self.order
        other.gains = self.gains
        other.arrival = self.arrival
        other.tiles = self.tiles
        other.open = self.open
        other.masters = self.masters
        other.named = self.named
        other.men = self.men[:]
        other.neutrals = self.neutrals
        other.seeded = self.seeded
        other.board_neutrals = self.board_neutrals
        other.stock = self.stock
        other.beadle = self.beadle
        other.tokens = self.tokens
        other.prizes = self.prizes
        other.pool = self.pool
        other.held = self.held
        other.lost_tokens = self.lost_tokens
        other.bag = self.bag
        other.top = self.top
        other.deck = self.deck[:]
        other.hands = [each[:] for each in self.hands]
        other.known = self.known
        other.discard = self.discard[:]
        other.aside = self.aside
        other.mayoral_deck = self.mayoral_deck
        other.starts = self.starts[:]
        other.later = self.later[:]
        other.returned = self.returned[:]
        other.turn = self.turn
        other.scanning = self.scanning
        self.carry(other)
        return other

    def plausible(self, viewer: int) -> bool:
        """Nobody's starting Mayoral card is one that another has given back (G11.2)."""
        for seat in range(self.seats):
            for other in range(self.seats):
                if seat != other and self.starts[seat] & self.returned[other]:
                    return False
        return True

    # Players: victory points and order.

    def is_solo(self) -> bool:
        return BORIS in self.players

    def vp(self, colour: int) -> int:
        first = colour * SOURCES
        return sum(self.gains[first : first + SOURCES])

    def gain(self, colour: int, n: int, source: int) -> None:
        """G4.0.2: a marker that moves lies on top where it arrives."""
        if n:
            at = colour * SOURCES + source
            self.gains = put(self.gains, at, self.gains[at] + n)
            self.arrival = put(self.arrival, colour, max(self.arrival) + 1)
            self.note("gain", colour, n)

    def ranking(self) -> tuple[int, ...]:
        """All players by VP, of equals the later arrival first."""
        ranks = sorted([(-self.vp(c), -self.arrival[c], c) for c in self.players])
        return tuple([rank[2] for rank in ranks])

    # The board.

    def master_of(self, tile: int) -> int:
        """The Master of a special building, if it is on the board and has one."""
        if tile not in self.tiles:
            return NONE
        return self.masters[self.tiles.index(tile)]

    def tie_master(self) -> int:
        """G6.2.4."""
        return self.master_of(GOG_AND_MAGOG)

    def spot(self, place: int) -> int:
        """A place with the tile that lies there, for whoever speaks of it."""
        return spot_id(self.tiles[place] if place < CELLS else NONE, place)

    # Men and neutrals.

    def shift(self, colour: int, source: int, goal: int, n: int = 1) -> None:
        """Men go from place to place."""
        self.men[source * COLOURS + colour] -= n
        self.men[goal * COLOURS + colour] += n

    def at(self, colour: int, place: int) -> int:
        return self.men[place * COLOURS + colour]

    def coloured(self, place: int) -> int:
        """Men of all players at a place."""
        first = place * COLOURS
        return sum(self.men[first : first + COLOURS])

    def tally(self, place: int) -> int:
        """How many men the players have at a place, in one number."""
        votes = [(colour, self.at(colour, place)) for colour in self.players]
        return packed([(colour, n) for colour, n in votes if n])

    def places(self, colour: int) -> list[int]:
        """Where a player has men that can be moved; not the tile under resolution (G4.2.11)."""
        men = self.men
        found: list[int] = []
        if men[HALL * COLOURS + colour]:
            found.append(HALL)
        for cell in self.open:
            if men[cell * COLOURS + colour] and cell != self.scanning:
                found.append(cell)
        return found

    def hire(self, colour: int, most: int) -> int:
        """Men from the supply to the Guildhall, as many as there are; how many that was."""
        n = min(most, self.at(colour, SUPPLY))
        if n:
            self.shift(colour, SUPPLY, HALL, n)
            self.note("hired", colour, n)
        return n

    def add_neutrals(self, place: int, n: int) -> None:
        self.neutrals = put(self.neutrals, place, self.neutrals[place] + n)

    def take_neutrals(self, colour: int, most: int) -> int:
        """G6.1.1: from the scoreboard to a player's stock."""
        n = min(most, self.board_neutrals)
        if n:
            self.board_neutrals -= n
            self.stock = put(self.stock, colour, self.stock[colour] + n)
            self.note("neutrals", colour, n)
        return n

    # Cards.

    def hand_limit(self, seat: int) -> int:
        """G4.1.9, G6.2.6."""
        return self.box.hand_limit + (1 if self.master_of(UNIVERSITY) == seat else 0)

    def cards_at_end(self) -> int:
        """G4.1.8: how many cards the turn as it stands brings at its end."""
        base = self.box.draw_acted if self.turn.acted else self.box.draw_idle
        return max(0, base + self.turn.end_draw)

    def more_at_end(self, n: int) -> None:
        """The turn brings so many cards more at its end, or fewer."""
        self.turn = turn = self.turn.copy()
        turn.end_draw += n

    def drawable(self) -> int:
        return len(self.deck) + len(self.discard)

    def draw_card(self) -> int:
        """G4.1.10: the discard pile becomes the deck when that is empty."""
        if not self.deck:
            self.deck = self.discard
            self.discard = []
            self.note("reshuffled", len(self.deck))
        return self.draw(self.deck)

    def draw_cards(self, seat: int, most: int) -> None:
        n = min(most, self.drawable())
        if n <= 0:
            return
        hand = self.hands[seat]
        self.note("drew", seat, n)
        for _ in range(n):
            card = self.draw_card()
            insort(hand, card)
            self.whisper(only(seat), "drew-card", card)

    def leave_hand(self, seat: int, card: int) -> None:
        """A card is laid aside in the open; of two alike the known one leaves first (G11.1)."""
        self.hands[seat].remove(card)
        self.aside = (*self.aside, card)
        known = self.known[seat]
        if card in known:
            at = known.index(card)
            left = (*known[:at], *known[at + 1 :])
            self.known = (*self.known[:seat], left, *self.known[seat + 1 :])

    def clear_aside(self) -> None:
        self.discard.extend(self.aside)
        self.aside = ()

    def mayoral(self, seat: int) -> list[int]:
        """All Mayoral cards of a player."""
        return members(self.starts[seat] | self.later[seat])

    def draw_mayoral(self, seat: int, source: int) -> None:
        """G4.2.12: from an empty deck VP instead."""
        if self.mayoral_deck == 0:
            self.note("no-mayoral", seat)
            self.gain(seat, self.box.no_mayoral, source)
            return
        card = self.draw(members(self.mayoral_deck))
        self.mayoral_deck = drop(self.mayoral_deck, card)
        self.later[seat] = add(self.later[seat], card)
        self.note("mayoral", seat)
        self.whisper(only(seat), "mayoral-is", card)


class Memory(Field):
    """What a player remembers of cards that lie elsewhere now. Dealt again for another viewer it is
    unknown: as many bits beyond all cards."""

    def put(self, s: State, name: str, owner: int, items: list[int]) -> None:
        super().put(s, name, owner, [MAYORALS + i for i in range(len(items))])


# All fields that are not open, from the class above by `python -m tests.test_fields`.
HIDDEN: Final[dict[str, Field]] = {
    "box": DERIVED,
    "printed": DERIVED,
    "bag": Field(SET, nobody, pool="tiles"),
    "deck": Field(LIST, nobody, pool="cards"),
    "hands": Field(LISTS, its_owner, pool="cards", floor="known"),
    "mayoral_deck": Field(SET, nobody, pool="mayoral"),
    "starts": Field(SETS, its_owner, pool="mayoral"),
    "later": Field(SETS, its_owner, pool="mayoral"),
    "returned": Memory(SETS, its_owner, pool="returned", counted=False),
}

# How large they all are, from the same place.
SPANS: Final[dict[str, Span]] = {
    "options": CONSTANT,
    "side": Span(1, NONE),
    "players": WHO,
    "round": Span(99),
    "growths": Span(99),
    "order": Span(BORIS, most=COLOURS),
    "gains": Span(9999, -9999),
    "arrival": Span(99999),
    "tiles": Span(TILES - 1, GUILDHALL),
    "open": Span(CELLS - 1, most=CELLS),
    "masters": WHO,
    "named": Span(TILES * SUIT_COUNT - 1, most=TILES),
    "men": Span(MOST_MEN),
    "neutrals": Span(99),
    "seeded": Span(bits=CELLS),
    "board_neutrals": Span(999),
    "stock": Span(999),
    "beadle": Span(CELLS - 1, NONE),
    "tokens": Span(MISSING),
    "prizes": Span(99),
    "pool": Span(TOKENS),
    "held": Span(TOKENS),
    "lost_tokens": Span(TOKENS),
    "bag": Span(bits=TILES),
    "top": Span(TILES - 1, NONE),
    "deck": Span(CARD_KINDS - 1, most=CARDS),
    "hands": Span(CARD_KINDS - 1, most=CARDS),
    "known": Span(CARD_KINDS - 1, most=CARDS),
    "discard": Span(CARD_KINDS - 1, most=CARDS),
    "aside": Span(CARD_KINDS - 1, most=CARDS),
    "mayoral_deck": Span(bits=MAYORALS),
    "starts": Span(bits=MAYORALS),
    "later": Span(bits=MAYORALS),
    "returned": Span(bits=2 * MAYORALS),
    "scanning": Span(PLACES - 1, NONE),
    "active": WHO,
    "acted": Span(9),
    "end_draw": Span(99, -99),
    "tongue": Span(99),
}

# And the fields of the rules that ask.
ASKS: Final[dict[str, Span]] = {
    "first": WHO,
    "seat": WHO,
    "card": Span(CARD_KINDS - 1, NONE),
    "mask": Span(9_999, NONE),
    "most": Span(99),
    "left": Span(99),
    "source": PLACE,
    "goal": PLACE,
    "gone": Span(99),
    "least": Span(99),
    "own": PLACE,
    "reach": Span(CARDS),
    "place": PLACE,
    "order": Span(BORIS, most=COLOURS),
    "icon": Span(9_999, NONE),
}

VISIBILITY: Final = Visibility(Table, HIDDEN, None, SPANS, ASKS)
