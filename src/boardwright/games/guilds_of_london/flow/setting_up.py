"""Manual 3: what is drawn at set-up, and the choice of a Mayoral card."""

from __future__ import annotations

from boardwright.games.bits import add, drop, has, only
from boardwright.games.guilds_of_london.actions import KEEP
from boardwright.games.guilds_of_london.city import open_guilds, place_beadle
from boardwright.games.guilds_of_london.components import (
    CHURCH,
    COLOURS,
    GUILDS,
    NUMBERED,
    SIDES,
    VIRGINIA,
)
from boardwright.games.guilds_of_london.grid import (
    BIG_HALL,
    CHURCH_CELL,
    CROSS,
    FIRST_CELLS,
    HALL,
    LEFT_CELL,
    SMALL_HALL,
    SQUARE,
    SUPPLY,
)
from boardwright.games.guilds_of_london.state import GUILDHALL, NONE, Table
from boardwright.games.guilds_of_london.tokens import draw_token, prize_at
from boardwright.games.shared import SecretChoice, put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Refusal, Step
from boardwright.kernel.visibility import members


class SetUp(Step[Table]):
    """G3.1 to G3.3: everything up to the Mayoral cards; `first` is a named start player."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: Table) -> None:
        if s.side == NONE:
            s.side = s.pick(len(SIDES))
        s.note("side", s.side)
        lay_board(s)
        place_beadle(s)
        if s.is_solo():
            seed_neutrals(s)
        line_up(s, self.first)
        for seat in range(s.seats):
            s.draw_cards(seat, s.box.start_hand)
        for seat in range(s.seats):
            deal_mayoral(s, seat)
        s.goto(KeepMayoral(0))


def lay_board(s: Table) -> None:
    if s.seats <= 2:
        s.tiles = put(s.tiles, SMALL_HALL[0], GUILDHALL)
        for cell in CROSS:
            lay(s, cell, draw_tile(s, specials(s)))
        for cell in SQUARE:
            lay(s, cell, draw_tile(s, [tile for tile in members(s.bag) if tile < NUMBERED]))
        return
    for cell in BIG_HALL:
        s.tiles = put(s.tiles, cell, GUILDHALL)
    s.bag = drop(s.bag, CHURCH)
    lay(s, CHURCH_CELL, CHURCH)
    if s.options.left_special:
        lay(s, LEFT_CELL, draw_tile(s, specials(s)))
        s.top = draw_tile(s, members(s.bag))
    else:
        s.top = draw_tile(s, members(s.bag))
        lay_from_stack(s, LEFT_CELL, 1)
    for cell in FIRST_CELLS:
        lay_from_stack(s, cell, 1)


def specials(s: Table) -> list[int]:
    """The special buildings not yet drawn."""
    return [tile for tile in members(s.bag) if tile >= NUMBERED]


def draw_tile(s: Table, among: list[int]) -> int:
    tile = s.draw(among)
    s.bag = drop(s.bag, tile)
    return tile


def lay_from_stack(s: Table, cell: int, with_token: int) -> None:
    """G3.1.2: the top tile is laid, and the next one shows."""
    tile = s.top
    s.top = draw_tile(s, members(s.bag))
    lay(s, cell, tile, with_token)


def lay(s: Table, cell: int, tile: int, with_token: int = 1) -> None:
    """A tile comes into play with its token, a promo guild with three (G3.3.1, G6.3.1)."""
    s.tiles = put(s.tiles, cell, tile)
    s.open = tuple(sorted([*s.open, cell]))
    s.note("laid", s.spot(cell))
    if GUILDS <= tile < NUMBERED:
        for i in range(2):
            s.prizes = put(s.prizes, prize_at(tile) + i, draw_token(s))
        with_token = 1
    if with_token:
        s.tokens = put(s.tokens, cell, draw_token(s))


def seed_neutrals(s: Table) -> None:
    """G10.2: on the lowest numbers for Virginia, the highest for Ulster."""
    guilds = sorted([(s.tiles[cell], cell) for cell in open_guilds(s)])
    chosen = guilds[: s.box.seeded] if s.side == VIRGINIA else guilds[-s.box.seeded :]
    for _, cell in chosen:
        s.seeded = add(s.seeded, cell)


def line_up(s: Table, first: int) -> None:
    """G3.3.4, G3.3.5: a random order, the start player's marker on top; men to the Guildhall. A
    start player who was named is not drawn (G9.10)."""
    order = [first] if first != NONE else []
    left = [colour for colour in s.players if colour != first]
    while left:
        order.append(s.draw(left))
    s.order = tuple(order)
    for place, colour in enumerate(order):
        s.arrival = put(s.arrival, colour, len(order) - place)
        s.men[SUPPLY * COLOURS + colour] = s.box.men
        s.shift(colour, SUPPLY, HALL, s.box.men_in_hall)
    s.note("starts" if first == NONE else "begins", order[0])


def deal_mayoral(s: Table, seat: int) -> None:
    for _ in range(s.box.mayoral_dealt):
        card = s.draw(members(s.mayoral_deck))
        s.mayoral_deck = drop(s.mayoral_deck, card)
        s.starts[seat] = add(s.starts[seat], card)
        s.whisper(only(seat), "dealt-mayoral", card)


class KeepMayoral(SecretChoice[Table]):
    """G3.3.7: all keep one of the three at the same time."""

    def verbs(self) -> tuple[Verb, ...]:
        return (KEEP,)

    def choices(self, s: Table, seat: int) -> list[int]:
        return [KEEP.of(card) for card in members(s.starts[seat])]

    def why_not(self, s: Table, seat: int, action: int) -> Refusal | None:
        dealt = has(s.starts[seat], KEEP.arg(action))
        return None if dealt else Refusal("not-dealt", "G3.3.7")

    def shown(self, s: Table, picks: tuple[int, ...]) -> None:
        for seat, pick in enumerate(picks):
            kept = KEEP.arg(pick)
            s.returned[seat] = drop(s.starts[seat], kept)
            s.mayoral_deck |= s.returned[seat]
            s.starts[seat] = only(kept)
            s.whisper(only(seat), "kept", kept)
        s.note("all-kept")
