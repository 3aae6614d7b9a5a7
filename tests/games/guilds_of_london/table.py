"""A table in the middle of a game: set what matters, play moves by notation.

`table(seats)` is a fixed position: the set-up is done, Mayoral cards are kept, every hand is empty,
it is red's turn in round 1, and the first tokens that lie are VP2. Tiles are laid by name
with `lay`; a name is a guild's number or a special building's first word.
"""

from __future__ import annotations

from boardwright.games.guilds_of_london import GAME, scoring
from boardwright.games.guilds_of_london.actions import CARD, CELL
from boardwright.games.guilds_of_london.city import lowest_guild
from boardwright.games.guilds_of_london.components import COLOURS, NUMBERED, TOKEN_KINDS
from boardwright.games.guilds_of_london.flow import AfterScan, FinalScoring, Round
from boardwright.games.guilds_of_london.flow.growth import Grow, Plantation
from boardwright.games.guilds_of_london.flow.icons import Icons
from boardwright.games.guilds_of_london.flow.resolving import Scan
from boardwright.games.guilds_of_london.flow.turns import BeginTurn
from boardwright.games.guilds_of_london.grid import HALL, SHIP, SUPPLY
from boardwright.games.guilds_of_london.state import FROM_ABILITIES, NO_TURN, NONE, SOURCES, Table
from boardwright.games.guilds_of_london.tokens import back_to_pool
from boardwright.games.shared import put
from boardwright.kernel.chance import Script, Sealed
from boardwright.kernel.frame import Frame
from boardwright.kernel.game import Score
from boardwright.kernel.visibility import members
from tests.helpers.playing import Playing

RED, YELLOW, GREEN, BLUE, BORIS = range(5)
SPECTATOR = -1
ENDLESS = 1000
SPECIALS = ("church", "company", "gog", "parade", "university")


PLAYING = Playing(GAME)
the_box = PLAYING.the_box
edition_text = PLAYING.edition_text
fresh = PLAYING.fresh
question = PLAYING.question
asked = PLAYING.asked
choices = PLAYING.choices
offered = PLAYING.offered
do = PLAYING.do
refused = PLAYING.refused
all_notes = PLAYING.all_notes
notes = PLAYING.notes


def table(seats: int, **options: str) -> Table:
    """The position described above. The Plantation shows Ulster unless told otherwise."""
    s = fresh(seats, Sealed("table"), **{"plantation_side": "ulster", **options})
    for _ in range(seats):
        do(s, choices(s)[0])
    for seat in range(seats):
        s.deck += s.hands[seat]
        s.hands[seat] = []
    lay_plain_tokens(s)
    s.order = s.players
    for place, colour in enumerate(s.players):
        s.arrival = put(s.arrival, colour, len(s.players) - place)
    s.notes = []
    turn(s, RED)
    return s


def lay_plain_tokens(s: Table) -> None:
    """VP2 on every tile while there are any, then the tokens of the next kinds."""
    for cell in s.open:
        back_to_pool(s, s.tokens[cell])
    for cell in s.open:
        kind = next(kind for kind in range(TOKEN_KINDS) if s.pool[kind])
        s.tokens = put(s.tokens, cell, kind + 1)
        s.pool = put(s.pool, kind, s.pool[kind] - 1)
    assert GAME.audit(s) == []


# Going somewhere.


def run(s: Table, *frames: Frame[Table]) -> None:
    """Let these rules come next; then the game goes on with a new round."""
    s.stack = [Round()]
    s.call(*frames)
    s.advance()


def turn(s: Table, seat: int) -> None:
    run(s, BeginTurn(seat))


def scan(s: Table) -> None:
    """Resolve tiles, and nothing after that but the next round."""
    s.turn = NO_TURN
    run(s, Scan(NONE))


def after_scan(s: Table) -> None:
    """Resolve tiles and go on as the rules say."""
    s.turn = NO_TURN
    run(s, Scan(NONE), AfterScan())


def plantation(s: Table) -> None:
    s.turn = NO_TURN
    run(s, Plantation())


def grow(s: Table) -> None:
    run(s, Grow())


def icons(s: Table, seat: int, *codes: int) -> None:
    """Pay these icons to a seat, as if a tile did."""
    run(s, Icons(seat, codes, FROM_ABILITIES))


def finish(s: Table) -> list[Score]:
    run(s, FinalScoring())
    assert s.asked is None
    return GAME.scores(s)


# Playing.


# The board.


def at(cell: str) -> int:
    return CELL.words.index(cell)


def tile_id(name: str) -> int:
    return SPECIALS.index(name) + NUMBERED if name in SPECIALS else int(name) - 1


def lay(s: Table, cell: str, name: str) -> None:
    """This tile lies open on this cell; what lay there goes where the tile came from."""
    tile, here = tile_id(name), at(cell)
    old = s.tiles[here]
    if tile == old:
        return
    if tile in s.tiles:
        s.tiles = put(s.tiles, s.tiles.index(tile), old)
    elif tile == s.top:
        s.top = old
    else:
        assert s.bag >> tile & 1
        s.bag ^= 1 << tile | 1 << old
    s.tiles = put(s.tiles, here, tile)
    s.beadle = lowest_guild(s)
    again(s)


def again(s: Table) -> None:
    """Ask the pending question again after the table was changed by hand."""
    s.advance()


def where(s: Table, name: str) -> str:
    return CELL.words[s.tiles.index(tile_id(name))]


def put_men(s: Table, seat: int, **places: int) -> None:
    """Men from the supply to hall and ship."""
    for name, n in places.items():
        s.shift(seat, SUPPLY, {"hall": HALL, "ship": SHIP}[name], n)
    again(s)


def stand(s: Table, cell: str, *men: int) -> None:
    """So many men of each player in turn from their supplies on a tile; alone: yours, Boris's."""
    for colour, n in zip(s.players, men, strict=False):
        s.shift(colour, SUPPLY, at(cell), n)
        assert s.at(colour, SUPPLY) >= 0, "not so many men in the supply"
    again(s)


def empty_hall(s: Table, seat: int) -> None:
    """All men of the Guildhall go to the supply."""
    s.shift(seat, HALL, SUPPLY, s.at(seat, HALL))
    again(s)


def drain(s: Table, seat: int, left: int = 0) -> None:
    """Only so many men are left in the supply; the others go to the Guildhall."""
    s.shift(seat, SUPPLY, HALL, s.at(seat, SUPPLY) - left)
    again(s)


def men(s: Table, cell: str) -> list[int]:
    """How many men each player has on a cell."""
    return [s.at(colour, at(cell)) for colour in s.players]


def hall(s: Table, seat: int) -> int:
    return s.at(seat, HALL)


def ship(s: Table, seat: int) -> int:
    return s.at(seat, SHIP)


def supply(s: Table, seat: int) -> int:
    return s.at(seat, SUPPLY)


def resolve(s: Table, cell: str, seat: int = NONE) -> None:
    """This tile is resolved; the seat's man is its Master, if one is named."""
    here = at(cell)
    if here not in s.open:
        assert s.masters[here] == seat
        return
    s.open = tuple([c for c in s.open if c != here])
    back_to_pool(s, s.tokens[here])
    s.tokens = put(s.tokens, here, 0)
    if seat != NONE:
        s.men[SUPPLY * COLOURS + seat] -= 1
        s.masters = put(s.masters, here, seat)
    if s.beadle == here:
        s.beadle = lowest_guild(s)
    again(s)


def resolve_all_but(s: Table, *cells: str) -> None:
    """Every tile but these is resolved, without a Master."""
    for cell in s.open:
        if CELL.words[cell] not in cells:
            resolve(s, CELL.words[cell])


def masters(s: Table, seat: int, *cells: str) -> None:
    for cell in cells:
        resolve(s, cell, seat)


def master(s: Table, cell: str) -> int:
    return s.masters[at(cell)]


def is_open(s: Table, cell: str) -> bool:
    return at(cell) in s.open


def lay_token(s: Table, cell: str, kind: int) -> None:
    """A token of this kind lies on a tile."""
    here = at(cell)
    back_to_pool(s, s.tokens[here])
    if s.pool[kind] == 0:
        other = next(c for c in s.open if s.tokens[c] == kind + 1 and c != here)
        s.tokens = put(s.tokens, other, next(k for k in range(TOKEN_KINDS) if s.pool[k]) + 1)
        s.pool = put(s.pool, s.tokens[other] - 1, s.pool[s.tokens[other] - 1] - 1)
        s.pool = put(s.pool, kind, 1)
    s.pool = put(s.pool, kind, s.pool[kind] - 1)
    s.tokens = put(s.tokens, here, kind + 1)
    assert GAME.audit(s) == []


def hold_tokens(s: Table, seat: int, n: int) -> None:
    """Tokens from the pool into a player's hands."""
    for _ in range(n):
        kind = next(k for k in range(TOKEN_KINDS) if s.pool[k])
        s.pool = put(s.pool, kind, s.pool[kind] - 1)
        s.held = put(s.held, seat * TOKEN_KINDS + kind, s.held[seat * TOKEN_KINDS + kind] + 1)
    again(s)


def neutrals(s: Table, seat: int, n: int) -> None:
    """Neutrals from the scoreboard into a stock."""
    s.board_neutrals -= n
    s.stock = put(s.stock, seat, s.stock[seat] + n)
    assert s.board_neutrals >= 0
    again(s)


def crowd(s: Table, cell: str, n: int) -> None:
    """Neutrals from the scoreboard onto a tile."""
    s.board_neutrals -= n
    s.add_neutrals(at(cell), n)
    assert s.board_neutrals >= 0
    again(s)


def points(s: Table, *totals: int) -> None:
    """So many VP each, arrived in this order."""
    for colour, n in zip(s.players, totals, strict=True):
        s.gains = put(s.gains, colour * SOURCES + FROM_ABILITIES, n - s.vp(colour))
        s.arrival = put(s.arrival, colour, max(s.arrival) + 1)


def card_points(s: Table, seat: int, card: int) -> int:
    """What a Mayoral card brings as it stands."""
    return scoring.card_points(s, seat, card, scoring.estates(s, seat))


def neighbours(s: Table, seat: int) -> int:
    return scoring.neighbours(s, seat, scoring.estates(s, seat))


def vps(s: Table) -> list[int]:
    return [s.vp(colour) for colour in s.players]


# Cards.


def card_id(word: str) -> int:
    return CARD.words.index(word)


def give(s: Table, seat: int, *words: str) -> None:
    """Deal these cards from the deck into a hand."""
    for word in words:
        s.deck.remove(card_id(word))
        s.hands[seat].append(card_id(word))
    s.hands[seat].sort()
    again(s)


def give_any(s: Table, seat: int, n: int) -> None:
    """Some cards of the deck, whatever they are."""
    for _ in range(n):
        s.hands[seat].append(s.deck.pop())
    s.hands[seat].sort()
    again(s)


def hand(s: Table, seat: int) -> list[str]:
    return [CARD.words[card] for card in s.hands[seat]]


def pile(s: Table, *words: str) -> None:
    """These cards lie on the discard pile, the last on top."""
    s.deck += s.discard
    s.discard = []
    for word in words:
        s.deck.remove(card_id(word))
        s.discard.append(card_id(word))
    again(s)


def pile_words(s: Table) -> list[str]:
    return [CARD.words[card] for card in s.discard]


def deck_into_box(s: Table, keeper: int) -> None:
    """No card is left to draw: all are in one hand."""
    s.hands[keeper] += s.deck + s.discard
    s.hands[keeper].sort()
    s.deck = []
    s.discard = []
    again(s)


def next_cards(s: Table, *words: str) -> None:
    """The next cards drawn are these; nothing else is drawn before the script is at its end."""
    deck = s.deck[:]
    script = []
    for word in words:
        script.append(deck.index(card_id(word)))
        deck.pop(script[-1])
    s.source = Script(script, s.drawn)


def keep(s: Table, seat: int, *numbers: int) -> None:
    """The seat has exactly these Mayoral cards; nobody else has them."""
    bits = sum([1 << number - 1 for number in numbers])
    s.mayoral_deck |= s.starts[seat] | s.later[seat]
    for other in range(s.seats):
        taken = (s.starts[other] | s.later[other]) & bits
        if other != seat and taken:
            s.mayoral_deck |= s.starts[other]
            spare = members(s.mayoral_deck & ~bits)[0]
            s.starts[other] = 1 << spare
            s.later[other] = 0
            s.mayoral_deck &= ~(1 << spare)
    s.mayoral_deck &= ~bits
    first = 1 << numbers[0] - 1
    s.starts[seat], s.later[seat] = first, bits & ~first
    assert GAME.audit(s) == []


def empty_mayoral(s: Table, seat: int) -> None:
    """All Mayoral cards of the deck are in one hand."""
    s.later[seat] |= s.mayoral_deck
    s.mayoral_deck = 0
