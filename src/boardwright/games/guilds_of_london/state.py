"""What lies on the table, and questions about it.

Colours are the seats 0 to 3; Boris is 4. Men are counted by place and colour, `place * 5 + colour`;
a Master is not among them. Cards are kinds, hands are sorted. Mayoral cards are bit sets. What
changes seldom is kept as a tuple, which copies of a table share.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from boardwright.games.guilds_of_london.components import (
    BORIS,
    COLOURS,
    GOG_AND_MAGOG,
    GUILDS,
    ICON,
    MAYORALS,
    NUMBERED,
    SUIT_COUNT,
    TOKEN_KINDS,
    UNIVERSITY,
    VP,
    Box,
)
from boardwright.games.guilds_of_london.grid import (
    AROUND,
    BESIDE,
    CELLS,
    HALL,
    PLACES,
    SPIRAL,
    SUPPLY,
)
from boardwright.games.shared import put
from boardwright.kernel.chance import Source
from boardwright.kernel.frame import Frame
from boardwright.kernel.state import State
from boardwright.kernel.visibility import (
    DERIVED,
    LIST,
    LISTS,
    PUBLIC,
    SET,
    SETS,
    Field,
    Visibility,
    its_owner,
    members,
    nobody,
)

NONE: Final = -1
GUILDHALL: Final = -2
MISSING: Final = 15  # a token that the pool could not give
ANY_SUIT: Final = -1

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


class Table(State):
    def __init__(
        self,
        seats: int,
        source: Source,
        box: Box,
        side: int,
        left_special: int,
        any_target: int,
        strict: int,
        growth_tokens: int,
        claims: int,
        promo: int,
        level: int,
        printed: int,
        players: tuple[int, ...],
        round: int,
        growths: int,
        order: tuple[int, ...],
        gains: tuple[int, ...],
        arrival: tuple[int, ...],
        tiles: tuple[int, ...],
        open: tuple[int, ...],
        masters: tuple[int, ...],
        named: tuple[int, ...],
        men: list[int],
        neutrals: tuple[int, ...],
        seeded: int,
        board_neutrals: int,
        stock: tuple[int, ...],
        beadle: int,
        tokens: tuple[int, ...],
        prizes: tuple[int, ...],
        pool: tuple[int, ...],
        held: tuple[int, ...],
        lost_tokens: int,
        bag: int,
        top: int,
        deck: list[int],
        hands: list[list[int]],
        known: tuple[tuple[int, ...], ...],
        discard: list[int],
        aside: tuple[int, ...],
        mayoral_deck: int,
        starts: list[int],
        later: list[int],
        returned: list[int],
        active: int,
        acted: int,
        end_draw: int,
        tongue: int,
        scanning: int,
    ) -> None:
        super().__init__(seats, source)
        self.box = box
        self.side = side  # of the Plantation
        self.left_special = left_special
        self.any_target = any_target
        self.strict = strict
        self.growth_tokens = growth_tokens
        self.claims = claims  # whether tokens can claim a guild
        self.promo = promo
        self.level = level  # of Boris
        self.printed = printed  # whether Boris scores printed VP alone
        self.players = players  # the colours in play
        self.round = round  # where the marker stands
        self.growths = growths  # how often tiles were added
        self.order = order  # of the turns of this round
        self.gains = gains  # VP of each colour by source
        self.arrival = arrival  # of each colour's marker at its VP
        self.tiles = tiles  # cell -> tile, NONE, or GUILDHALL
        self.open = open  # cells of open tiles in reading order
        self.masters = masters  # cell -> colour
        self.named = named  # suits named: tile * 5 + suit
        self.men = men  # place * 5 + colour
        self.neutrals = neutrals  # by place, seeded ones not counted
        self.seeded = seeded  # cells with a seeded neutral
        self.board_neutrals = board_neutrals  # on the scoreboard
        self.stock = stock  # neutrals of each colour
        self.beadle = beadle  # its cell
        self.tokens = tokens  # cell -> kind + 1, or MISSING
        self.prizes = prizes  # the first prizes of the promo guilds, two each
        self.pool = pool  # tokens to draw, by kind
        self.held = held  # colour * 9 + kind
        self.lost_tokens = lost_tokens  # out of the game
        self.bag = bag  # tiles below the top of the stack, or in the box
        self.top = top  # the tile on top of the stack
        self.deck = deck
        self.hands = hands
        self.known = known  # cards of each hand that all have seen
        self.discard = discard  # the last is on top
        self.aside = aside  # cards that left the hand in this turn
        self.mayoral_deck = mayoral_deck
        self.starts = starts  # Mayoral cards kept at set-up; while it lasts those dealt
        self.later = later  # Mayoral cards drawn later
        self.returned = returned  # Mayoral cards given back at set-up
        self.active = active  # whose turn it is
        self.acted = acted
        self.end_draw = end_draw
        self.tongue = tongue  # whether Common Tongue is in force
        self.scanning = scanning  # the cell under resolution

    def clone(self) -> Table:
        other = Table(
            self.seats,
            self.source,
            self.box,
            self.side,
            self.left_special,
            self.any_target,
            self.strict,
            self.growth_tokens,
            self.claims,
            self.promo,
            self.level,
            self.printed,
            self.players,
            self.round,
            self.growths,
            self.order,
            self.gains,
            self.arrival,
            self.tiles,
            self.open,
            self.masters,
            self.named,
            self.men[:],
            self.neutrals,
            self.seeded,
            self.board_neutrals,
            self.stock,
            self.beadle,
            self.tokens,
            self.prizes,
            self.pool,
            self.held,
            self.lost_tokens,
            self.bag,
            self.top,
            self.deck[:],
            [hand[:] for hand in self.hands],
            self.known,
            self.discard[:],
            self.aside,
            self.mayoral_deck,
            self.starts[:],
            self.later[:],
            self.returned[:],
            self.active,
            self.acted,
            self.end_draw,
            self.tongue,
            self.scanning,
        )
        self.carry(other)
        return other

    def plausible(self, viewer: int) -> bool:
        """Nobody's starting Mayoral card is one that another has given back (G11.2)."""
        for seat in range(self.seats):
            for other in range(self.seats):
                if seat != other and self.starts[seat] & self.returned[other]:
                    return False
        return True

    # Victory points and order.

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

    def is_promo(self, cell: int) -> bool:
        tile = self.tiles[cell]
        return GUILDS <= tile < NUMBERED

    def is_guild(self, cell: int) -> bool:
        return 0 <= self.tiles[cell] < NUMBERED

    def open_guilds(self) -> list[int]:
        """Cells of open guild tiles, promo guilds among them."""
        return [cell for cell in self.open if self.tiles[cell] < NUMBERED]

    def lowest_guild(self) -> int:
        """Where the Beadle belongs (G3.3.2)."""
        found, lowest = NONE, NUMBERED
        for cell in self.open:
            if self.tiles[cell] < lowest:
                found, lowest = cell, self.tiles[cell]
        return found

    def place_beadle(self) -> None:
        cell = self.lowest_guild()
        if cell != self.beadle:
            self.beadle = cell
            if cell == NONE:
                self.note("beadle-off")
            else:
                self.note("beadle", self.spot(cell))

    def suits_shown(self, cell: int) -> int:
        """The suits of a tile as it lies (G6.2.1)."""
        tile = self.tiles[cell]
        if cell in self.open:
            return self.box.suits[tile]
        for code in self.named:
            if code // SUIT_COUNT == tile:
                return 1 << code % SUIT_COUNT
        return self.box.suits[tile] if tile < NUMBERED else 0

    def requirement(self, cell: int) -> int:
        return self.box.majority[self.tiles[cell]] + (self.seeded >> cell & 1)

    def pieces(self, cell: int) -> int:
        """G4.2.3: men, neutrals, Beadle; a seeded neutral is none (G10.2)."""
        first = cell * COLOURS
        count = self.neutrals[cell] + (1 if cell == self.beadle else 0)
        for colour in self.players:
            count += self.men[first + colour]
        return count

    def coloured(self, place: int) -> int:
        """Men of all players at a place."""
        first = place * COLOURS
        return sum(self.men[first : first + COLOURS])

    def master_of(self, tile: int) -> int:
        """The Master of a special building, if it is on the board and has one."""
        if tile not in self.tiles:
            return NONE
        return self.masters[self.tiles.index(tile)]

    def masters_beside(self, colour: int, cell: int) -> int:
        count = 0
        for other in BESIDE[cell]:
            if self.masters[other] == colour:
                count += 1
        return count

    def spot(self, place: int) -> int:
        """A place with the tile that lies there, in one number, for whoever speaks of it."""
        tile = self.tiles[place] + 1 if place < CELLS else 0
        return tile * PLACES + place

    def tally(self, place: int) -> int:
        """How many men the players have at a place, in one number."""
        votes = [(colour, self.at(colour, place)) for colour in self.players]
        return packed([(colour, n) for colour, n in votes if n])

    def in_ward(self, cell: int) -> bool:
        """G8.2.3: whether a cell touches the Guildhall by side or corner."""
        for other in AROUND[cell]:
            if self.tiles[other] == GUILDHALL:
                return True
        return False

    def masterless(self) -> list[int]:
        """Resolved guild tiles without a Master (G10.8)."""
        return [
            cell
            for cell in range(CELLS)
            if self.is_guild(cell) and self.masters[cell] == NONE and cell not in self.open
        ]

    # Men and neutrals.

    def shift(self, colour: int, source: int, goal: int, n: int = 1) -> None:
        """Men go from place to place."""
        self.men[source * COLOURS + colour] -= n
        self.men[goal * COLOURS + colour] += n

    def at(self, colour: int, place: int) -> int:
        return self.men[place * COLOURS + colour]

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

    # Tokens.

    def draw_token(self) -> int:
        """A random token's kind plus 1 out of the pool, or MISSING."""
        if sum(self.pool) == 0:
            return MISSING
        pool = list(self.pool)
        kind = self.draw_kind(pool)
        self.pool = tuple(pool)
        return kind + 1

    def back_to_pool(self, token: int) -> None:
        if 0 < token < MISSING:
            self.pool = put(self.pool, token - 1, self.pool[token - 1] + 1)

    def token_icons(self, token: int) -> tuple[int, ...]:
        """What a token pays; one that is missing pays VP (G6.3.1)."""
        if token == MISSING:
            return (VP * ICON + self.box.no_token,)
        return self.box.token_icons[token - 1]

    def tokens_held(self, colour: int) -> int:
        first = colour * TOKEN_KINDS
        return sum(self.held[first : first + TOKEN_KINDS])

    # Cards.

    def hand_limit(self, seat: int) -> int:
        """G4.1.9, G6.2.6."""
        return self.box.hand_limit + (1 if self.master_of(UNIVERSITY) == seat else 0)

    def cards_at_end(self) -> int:
        """G4.1.8: how many cards the turn as it stands brings at its end."""
        base = self.box.draw_acted if self.acted else self.box.draw_idle
        return max(0, base + self.end_draw)

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
            self.whisper(1 << seat, "drew-card", card)

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

    def draw_mayoral(self, seat: int, source: int) -> None:
        """G4.2.12: from an empty deck VP instead."""
        if self.mayoral_deck == 0:
            self.note("no-mayoral", seat)
            self.gain(seat, self.box.no_mayoral, source)
            return
        card = self.draw(members(self.mayoral_deck))
        self.mayoral_deck ^= 1 << card
        self.later[seat] |= 1 << card
        self.note("mayoral", seat)
        self.whisper(1 << seat, "mayoral-is", card)

    # The course of the game.

    def is_solo(self) -> bool:
        return BORIS in self.players

    def is_grey(self) -> bool:
        return self.round in self.box.grey[self.seats - 1]

    def next_grey(self) -> int:
        """Where the marker stops for the next growth phase, if it does not jump."""
        return min([space for space in self.box.grey[self.seats - 1] if space >= self.round])

    def is_last(self, space: int) -> bool:
        return space == self.box.spaces[self.seats - 1]

    def next_scan(self) -> int:
        """G4.2.1: after which round tiles are resolved next."""
        every = self.box.every[self.seats - 1]
        return self.round + -self.round % every

    def next_cells(self) -> tuple[int, ...]:
        """G5.2.1: where the tiles of the next growth go."""
        n = self.box.grows[self.seats - 1]
        return SPIRAL[self.growths * n : (self.growths + 1) * n]

    def tie_master(self) -> int:
        """G6.2.4."""
        return self.master_of(GOG_AND_MAGOG)


class Rule(Frame[Table]):
    """A rule of this game: its state is a Table."""


class Memory(Field):
    """What a player remembers of cards that lie elsewhere now. Dealt again for another viewer it is
    unknown: as many bits beyond all cards."""

    def put(self, s: State, name: str, owner: int, items: list[int]) -> None:
        super().put(s, name, owner, [MAYORALS + i for i in range(len(items))])


VISIBILITY: Final = Visibility(
    Table,
    {
        "box": DERIVED,
        "side": PUBLIC,
        "left_special": PUBLIC,
        "any_target": PUBLIC,
        "strict": PUBLIC,
        "growth_tokens": PUBLIC,
        "claims": PUBLIC,
        "promo": PUBLIC,
        "level": PUBLIC,
        "printed": DERIVED,  # an option, which every load brings along
        "players": PUBLIC,
        "round": PUBLIC,
        "growths": PUBLIC,
        "order": PUBLIC,
        "gains": PUBLIC,
        "arrival": PUBLIC,
        "tiles": PUBLIC,
        "open": PUBLIC,
        "masters": PUBLIC,
        "named": PUBLIC,
        "men": PUBLIC,
        "neutrals": PUBLIC,
        "seeded": PUBLIC,
        "board_neutrals": PUBLIC,
        "stock": PUBLIC,
        "beadle": PUBLIC,
        "tokens": PUBLIC,
        "prizes": PUBLIC,
        "pool": PUBLIC,
        "held": PUBLIC,
        "lost_tokens": PUBLIC,
        "bag": Field(SET, nobody, pool="tiles"),
        "top": PUBLIC,
        "deck": Field(LIST, nobody, pool="cards"),
        "hands": Field(LISTS, its_owner, pool="cards", floor="known"),
        "known": PUBLIC,
        "discard": PUBLIC,
        "aside": PUBLIC,
        "mayoral_deck": Field(SET, nobody, pool="mayoral"),
        "starts": Field(SETS, its_owner, pool="mayoral"),
        "later": Field(SETS, its_owner, pool="mayoral"),
        "returned": Memory(SETS, its_owner, pool="returned", counted=False),
        "active": PUBLIC,
        "acted": PUBLIC,
        "end_draw": PUBLIC,
        "tongue": PUBLIC,
        "scanning": PUBLIC,
    },
)
