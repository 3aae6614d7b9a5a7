"""A table in the middle of a game: set what matters, jump to a phase, play moves by notation.

The land is always the same; fewer players have fewer of its fields (y grows downwards):

          x = -2  -1   0   1   2   3
    y = -1     T   F   W   R   T   S
    y =  0     F   R   S   T   W   F
    y =  1     R   T   T   S   F   T
    y =  2     S   W   S   T   R   W
    y =  3     F   R   W   T   S

2 players: -1..2 by -1..2 without the two lower corners; 3: also these and x = 3 down to y = 1;
4: also (3,2) and x = -2; 5: also y = 3. Plot (i,j) touches (i,j), (i+1,j), (i,j+1), (i+1,j+1).
"""

from __future__ import annotations

from boardwright.games.keythedral import GAME, tiles
from boardwright.games.keythedral.actions import (
    BUILDING,
    CELL,
    CORNER,
    FENCE_MARK,
    PLOT,
    TILE,
)
from boardwright.games.keythedral.components import BASICS, CODES, KINDS, NUMBERS, ROWS, SPACES
from boardwright.games.keythedral.flow import Round, begin_round
from boardwright.games.keythedral.flow.auction import ChangeStartPlayer, ReturnWorkers
from boardwright.games.keythedral.flow.deeds import TakeActions
from boardwright.games.keythedral.flow.workers import HarvestFields, PlaceWorkers
from boardwright.games.keythedral.land import START_LAND, cell_id, lay_all
from boardwright.games.keythedral.state import FACE_DOWN, Table
from boardwright.games.keythedral.tiles import place_worker, workers_on
from boardwright.games.shared import put
from boardwright.kernel.chance import Script, Sealed
from boardwright.kernel.visibility import members
from tests.helpers.playing import Playing

BLUE, YELLOW, GREY, GREEN, RED = range(5)
SPECTATOR = -1
ENDLESS = 1000  # log lines that no test needs
SETTING_UP = ("lay-field", "choose-cottage", "lay-cottage")

_FIELDS = (
    "-1,-1 F, 0,-1 W, 1,-1 R, 2,-1 T, -1,0 R, 2,0 W, -1,1 T, 2,1 F, 0,2 S, 1,2 T, "
    "-1,2 W, 2,2 R, 3,-1 S, 3,0 F, 3,1 T, "
    "3,2 W, -2,-1 T, -2,0 F, -2,1 R, -2,2 S, "
    "-2,3 F, -1,3 R, 0,3 W, 1,3 T, 2,3 S"
)


PLAYING = Playing(GAME)
the_box = PLAYING.the_box
edition_text = PLAYING.edition_text
fresh = PLAYING.fresh
question = PLAYING.question
asked = PLAYING.asked
choices = PLAYING.choices
do = PLAYING.do
refused = PLAYING.refused
all_notes = PLAYING.all_notes
notes = PLAYING.notes


def offered(s: Table, verb: str) -> list[str]:
    """What a verb is offered with: the words after it, in order."""
    return sorted(PLAYING.offered(s, verb))


def table(seats: int, **options: str) -> Table:
    """A finished set-up: the land above, all cottages laid, the row of 4s up, blue to start."""
    s = fresh(seats, Sealed("table"), **options)
    cells, kinds = list(START_LAND.cells), list(START_LAND.kinds)
    for word in _FIELDS.split(", ")[: 5 * seats]:
        place, code = word.split()
        x, y = place.split(",")
        cells.append(cell_id(int(x), int(y)))
        kinds.append(CODES.index(code))
    s.land = lay_all(tuple(cells), tuple(kinds))
    s.cells, s.kinds, s.workers = s.land.cells, s.land.kinds, [0] * len(cells)
    s.bag, s.drawn_field = (0,) * BASICS, -1
    s.start = s.holder = BLUE
    around = s.land.around
    plots = sorted(around, key=lambda plot: (around[plot].count(-1), plot))
    for i, plot in enumerate(plots[: seats * NUMBERS]):
        s.tiles = put(s.tiles, i % seats * NUMBERS + i // seats, plot)
    if not s.options.strategic:
        row_up(s, "B01", "B02", "B03", "B04", "B05")
    s.notes = []
    jump(s, 3)
    assert GAME.audit(s) == []
    return s


def jump(s: Table, phase: int) -> None:
    """Begin a new round at this phase; the rest of the round follows."""
    begin_round(s)
    rules = (
        PlaceWorkers(),
        HarvestFields(s.start),
        TakeActions(),
        ReturnWorkers(),
        ChangeStartPlayer(),
    )
    s.stack = [Round()]
    s.call(*rules[phase - 1 :])
    s.advance()


def auction(*hands: str, **options: str) -> Table:
    """The auction of a table with these hands; blue has started, yellow holds the marker."""
    s = table(len(hands), **options)
    for seat, codes in enumerate(hands):
        hand(s, seat, codes)
    jump(s, 5)
    return s


# Playing.


def first(s: Table) -> None:
    """Take the first choice offered."""
    do(s, choices(s)[0])


def lay_out(s: Table) -> None:
    """Answer every set-up question with its first choice."""
    while question(s).prompt in SETTING_UP:
        first(s)


def repeat(s: Table, prompt: str, move: str) -> None:
    """Answer every question of this kind in the same way, until another one comes."""
    while s.asked is not None and s.asked.prompt == prompt:
        do(s, move)


# Cubes. Whatever is set comes from the store and goes back to it.


def hand(s: Table, seat: int, codes: str) -> None:
    """Give a seat exactly these cubes, for all to see."""
    for kind in range(KINDS):
        s.store[kind] += s.has(seat, kind)
        s.cubes[seat * KINDS + kind] = s.sure[seat * KINDS + kind] = 0
    for code in codes:
        give(s, seat, code, 1)
    s.advance()


def give(s: Table, seat: int, code: str, n: int) -> None:
    kind = CODES.index(code)
    s.store[kind] -= n
    s.cubes[seat * KINDS + kind] += n
    s.sure[seat * KINDS + kind] += n
    assert s.store[kind] >= 0


def store_only(s: Table, code: str, n: int, keeper: int) -> None:
    """Leave so many cubes of a kind in the store or on the mat; the others go to the keeper."""
    give(s, keeper, code, s.store[CODES.index(code)] - n)
    s.advance()


def cubes(s: Table, seat: int) -> str:
    return "".join([CODES[kind] * n for kind, n in enumerate(s.hand(seat))])


# The board.


def tile_id(word: str) -> int:
    return TILE.words.index(word)


def settle(s: Table, tile: str, plot: str) -> None:
    """Put a tile on a plot; a tile that lies there changes places with it."""
    target, old = PLOT.words.index(plot), s.tiles[tile_id(tile)]
    assert target in s.land.around
    if target in s.tiles:
        s.tiles = put(s.tiles, s.tiles.index(target), old)
    s.tiles = put(s.tiles, tile_id(tile), target)
    s.advance()


def plot_of(s: Table, tile: str) -> str:
    return PLOT.words[s.tiles[tile_id(tile)]]


def house(s: Table, *tiles: str) -> None:
    for tile in tiles:
        s.houses |= 1 << tile_id(tile)
    s.advance()


def is_house(s: Table, tile: str) -> bool:
    return tiles.is_house(s, tile_id(tile))


def side_id(s: Table, tile: str, corner: str) -> int:
    return s.tiles[tile_id(tile)] * 4 + CORNER.words.index(corner)


def fence(s: Table, mark: str, tile: str, corner: str) -> None:
    """Lay this fence on a side of this tile."""
    s.fences = put(s.fences, FENCE_MARK.words.index(mark), side_id(s, tile, corner))
    s.advance()


def fence_at(s: Table, mark: str) -> int:
    return s.fences[FENCE_MARK.words.index(mark)]


def field(s: Table, cell: str) -> int:
    return s.land.at[CELL.words.index(cell)]


def stand(s: Table, tile: str, *cells: str) -> None:
    """Workers of this tile stand on these fields."""
    for cell in cells:
        place_worker(s, tile_id(tile), field(s, cell))


def workers(s: Table, cell: str) -> list[str]:
    return [TILE.words[tile] for tile in workers_on(s, field(s, cell))]


def crowd(s: Table, *free: str) -> None:
    """Workers of all seats but blue stand on every field except these."""
    tiles = [tile for tile in range(NUMBERS, s.seats * NUMBERS) for _ in range(2)]
    for at, cell in enumerate(s.cells):
        if CELL.words[cell] not in free and s.workers[at] == 0:
            s.workers[at] = tiles.pop() + 1
    s.advance()


# Buildings and laws.


def row_up(s: Table, *names: str) -> None:
    """Make these the current row; those below it are finished, those above face down."""
    taken = [BUILDING.words.index(name) for name in names]
    for at, building in enumerate(s.rows):
        if building > 0:
            s.building_bag |= 1 << building - 1
        down = FACE_DOWN if at % SPACES < s.options.spaces[at // SPACES] else 0
        s.rows = put(s.rows, at, down)
    s.row = s.box.row_of[taken[0]]
    for at in range(s.row * SPACES + SPACES):
        s.rows = put(s.rows, at, 0)
    for i, building in enumerate(taken):
        assert s.box.row_of[building] == s.row
        s.rows = put(s.rows, s.row * SPACES + i, building + 1)
        s.building_bag &= ~(1 << building)
    s.advance()


def build(s: Table, seat: int, *names: str) -> None:
    """These building tiles lie behind the seat's screen."""
    for name in names:
        bit = 1 << BUILDING.words.index(name)
        assert s.building_bag & bit
        s.building_bag ^= bit
        s.built[seat] |= bit


def built(s: Table, seat: int) -> list[str]:
    return [BUILDING.words[building] for building in members(s.built[seat])]


def row_names(s: Table, row: int) -> list[str]:
    """The building tiles that lie open in a row."""
    found = s.rows[row * SPACES : row * SPACES + SPACES]
    return [BUILDING.words[building - 1] for building in found if building > 0]


def face_down(s: Table) -> list[int]:
    """How many building tiles lie face down in each row."""
    return [s.rows[row * SPACES : row * SPACES + SPACES].count(FACE_DOWN) for row in range(ROWS)]


def _out_of_bag(s: Table, laws: tuple[int, ...]) -> int:
    bits = sum([1 << law - 1 for law in laws])
    assert s.law_bag & bits == bits
    s.law_bag ^= bits
    s.law_deck -= len(laws)
    return bits


def laws(s: Table, seat: int, *numbers: int) -> None:
    """Deal these laws from the deck into a hand."""
    s.laws[seat] |= _out_of_bag(s, numbers)
    s.advance()


def hand_laws(s: Table, seat: int) -> list[int]:
    return [law + 1 for law in members(s.laws[seat])]


def played(s: Table, *numbers: int) -> None:
    """These laws have been played before."""
    s.played |= _out_of_bag(s, numbers)
    s.advance()


def spaces_show(s: Table, left: int, right: int) -> None:
    """With open law cards: these two lie on the New Law spaces."""
    for old in s.law_spaces:
        s.law_bag |= 1 << old - 1
    s.law_deck += 2
    _out_of_bag(s, (left, right))
    s.law_spaces = (left, right)


def next_law(s: Table, number: int) -> None:
    """The next law card drawn is this one."""
    s.source = Script([members(s.law_bag).index(number - 1)], s.drawn)


def drop_deck(s: Table, left: int) -> None:
    """All laws but so many have left the deck and been played."""
    bag = members(s.law_bag)
    played(s, *[law + 1 for law in bag[: s.law_deck - left]])
