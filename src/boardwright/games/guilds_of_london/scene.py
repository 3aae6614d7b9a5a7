"""What lies on the table, by name, from a view: the only reader of packed fields but the rules."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.bits import has, only
from boardwright.games.guilds_of_london.actions import (
    ANYWHERE,
    CARD,
    CATALOGUE,
    COLOUR,
    LETTER,
    PLAYERS,
    TILE,
    TOKEN,
)
from boardwright.games.guilds_of_london.city import is_promo, pieces_on, requirement, suits_shown
from boardwright.games.guilds_of_london.components import (
    BORIS,
    SIDES,
    SUITS,
    TOKEN_KINDS,
    Box,
)
from boardwright.games.guilds_of_london.course import is_last, next_cells, next_grey, next_scan
from boardwright.games.guilds_of_london.flow.resolving import (
    leaders,
    second_to,
    tie_votes,
    winner_of,
)
from boardwright.games.guilds_of_london.grid import (
    AWAY,
    CELLS,
    HALL,
    SHIP,
    SPIRAL,
    SUPPLY,
    cell_xy,
    compass,
)
from boardwright.games.guilds_of_london.lexicon import COMPASS, lexicon, suit_figures
from boardwright.games.guilds_of_london.options import OPTIONS
from boardwright.games.guilds_of_london.scoring import card_points, estates, neighbours
from boardwright.games.guilds_of_london.setup import set_up
from boardwright.games.guilds_of_london.state import (
    GUILDHALL,
    MISSING,
    NONE,
    VISIBILITY,
    Table,
)
from boardwright.games.guilds_of_london.tokens import first_prizes
from boardwright.kernel.chance import Source
from boardwright.kernel.visibility import PUBLIC, laid
from boardwright.scene import NOBODY, Item, Scene, Scenery, Spot, View, Zone, arguments

SETTING_UP: Final = 0
TURNS: Final = 1
RESOLVING: Final = 2
GROWTH: Final = 3
OVER: Final = 4

DEFAULTS: Final[dict[str, str]] = {option.name: option.choices[0] for option in OPTIONS}


def scene(view: View, box: Box) -> Scene:
    """The table as a viewer sees it, from the middle outwards."""
    s = as_table(view, box)
    zones = [
        city(s),
        plantation(s),
        rounds(s),
        points(s),
        table(s),
        pool("board:supply", ANYWHERE.ref(SUPPLY), men_at(s, SUPPLY)),
        pool("pool:neutrals", "pool:neutrals", neutral_items(s.board_neutrals)),
        pool("pool:tokens", "pool:tokens", token_items(s.pool)),
        *piles(view, s),
        out(s),
        force(s),
    ]
    for colour in s.players:
        zones += goods(view, s, colour)
    return Scene([zone for zone in zones if zone.spots or zone.hidden], figures(view, s))


def as_table(view: View, box: Box) -> Table:
    """The table itself, for the rules to be asked: what is open to all, and the Mayoral cards that
    this viewer sees. Other cards are missing."""
    s = set_up(view["seats"], DEFAULTS, box, Source())
    for name, field in VISIBILITY.fields.items():
        if field is PUBLIC:
            setattr(s, name, laid(name, getattr(s, name), view))
    for seat in range(s.seats):
        s.starts[seat] = only(*known(view["starts"][seat]))
        s.later[seat] = only(*known(view["later"][seat]))
    return s


def figures(view: View, s: Table) -> dict[str, int]:
    """The moment, what comes next on the round track, and how far the game is."""
    rounds, scan, grey, cells = s.box.spaces[s.seats - 1], next_scan(s), next_grey(s), next_cells(s)
    return {
        "round": s.round,
        "rounds": rounds,
        "phase": OVER if view["over"] else phase(s),
        "scan": scan if scan <= rounds else 0,
        "grey": grey,
        "last": int(is_last(s, grey)),
        "growth": compass(cells[0]) if cells and not is_last(s, grey) else NONE,
        "active": s.turn.active,
        "draws": s.cards_at_end() if s.turn.active != NONE else 0,
        "progress": 100 if view["over"] else progress(s, rounds),
    }


def phase(s: Table) -> int:
    """The part of the round; with no turn and no tile under way the Plantation is resolved."""
    if s.round == 0:
        return SETTING_UP
    if s.turn.active != NONE:
        return TURNS
    return RESOLVING if s.scanning != NONE else GROWTH


def progress(s: Table, rounds: int) -> int:
    """Rounds in turns; what follows the turns of a round counts as one."""
    turns = len(s.order) + 1
    taken = s.order.index(s.turn.active) if s.turn.active != NONE else len(s.order)
    return ((s.round - 1) * turns + taken) * 100 // (rounds * turns) if s.round else 0


def known(zone: Any) -> list[int]:
    """What a zone holds, as far as the viewer sees it."""
    return zone if isinstance(zone, list) else []


def size(zone: Any) -> int:
    """How many things are in a zone, whether its viewer sees them or not."""
    return zone if isinstance(zone, int) else len(zone)


# Things.


def seat_of(colour: int) -> int:
    """Boris sits nowhere."""
    return colour if colour != BORIS else NOBODY


def man_item(colour: int, n: int, face: str = "") -> Item:
    return Item(f"man:{PLAYERS[colour]}", "man", seat_of(colour), face, n)


def men_at(s: Table, place: int) -> list[Item]:
    men = [(colour, s.at(colour, place)) for colour in s.players]
    return [man_item(colour, n) for colour, n in men if n]


def neutral_items(n: int, face: str = "") -> list[Item]:
    return [Item("piece:neutral", "neutral", NOBODY, face, n)] if n else []


def beadle_item() -> Item:
    return Item("piece:beadle", "beadle")


def token_item(kind: int, n: int = 1) -> Item:
    return Item(TOKEN.ref(kind), "token", NOBODY, TOKEN.words[kind], n)


def token_items(counts: tuple[int, ...]) -> list[Item]:
    return [token_item(kind, n) for kind, n in enumerate(counts) if n]


def prize_items(token: int, figures: dict[str, int]) -> list[Item]:
    """A token that lies on a tile, if there is one; a mark where one is missing."""
    if token == 0:
        return []
    if token == MISSING:
        return [Item("token:missing", "token", NOBODY, "missing", 0, figures)]
    return [token_item(token - 1)._replace(figures=figures)]


def card_item(card: int, seat: int = NOBODY, n: int = 1) -> Item:
    return Item(CARD.ref(card), "card", seat, CARD.words[card], n)


def card_items(cards: list[int], seat: int = NOBODY) -> list[Item]:
    """Cards of a kind lie together."""
    return [card_item(card, seat, cards.count(card)) for card in sorted(set(cards))]


def family_item(cards: list[int]) -> Item:
    """Some cards of one colour, with how many there are of each."""
    suit = CARD.words[cards[0]][0]
    figures = {CARD.words[card]: cards.count(card) for card in cards}
    return Item(f"cards:{suit}", "card", NOBODY, suit, len(cards), figures)


def pool(ref: str, spot: str, items: list[Item], covered: int = 0, sort: str = "") -> Zone:
    """What lies in one place."""
    return Zone(ref, "pile", [Spot(spot, items)] if items else [], NOBODY, covered, sort)


# The boards.


def city(s: Table) -> Zone:
    """G3.1, G5.2.1: the tiles with what stands on them, the Guildhall in their midst, and where the
    tiles of the next growth go."""
    spots: list[Spot] = []
    hall = s.tiles.index(GUILDHALL)
    for cell in range(CELLS):
        tile = s.tiles[cell]
        if tile == GUILDHALL:
            place = HALL if cell == hall else cell
            men = men_at(s, HALL) if cell == hall else []
            spots.append(Spot(ANYWHERE.ref(place), men, cell_xy(cell), "guildhall"))
        elif tile != NONE:
            items = open_items(s, cell) if cell in s.open else resolved_items(s, cell)
            spots.append(Spot(ANYWHERE.ref(cell), items, cell_xy(cell)))
    if not is_last(s, next_grey(s)):
        spots += [Spot(ANYWHERE.ref(cell), [], cell_xy(cell)) for cell in next_cells(s)]
    return Zone("board:city", "grid", spots)


def tile_item(tile: int, figures: dict[str, int]) -> Item:
    return Item(TILE.ref(tile), "tile", NOBODY, TILE.words[tile], 1, figures)


def open_items(s: Table, cell: int) -> list[Item]:
    """A tile that is not resolved: how near it is, who would win it now, prizes and pieces."""
    tile = s.tiles[cell]
    figures = {"pieces": pieces_on(s, cell), "needed": requirement(s, cell)}
    if cell == s.scanning:
        figures["resolving"] = 1
    men = men_at(s, cell)
    if men:
        figures.update(race(s, cell))
    items = [tile_item(tile, figures)]
    if is_promo(s, cell):
        for token in first_prizes(s, tile):
            items += prize_items(token, {"first": 1})
    items += prize_items(s.tokens[cell], {}) + men + neutral_items(s.neutrals[cell])
    items += neutral_items(int(has(s.seeded, cell)), "seeded")
    return [*items, beadle_item()] if s.beadle == cell else items


def race(s: Table, cell: int) -> dict[str, int]:
    """G4.2.6 to G4.2.8: who would be first and second now; in a tie, by how many Masters."""
    winner = winner_of(s, cell)
    if winner == NONE:
        return {}
    found = {"winner": winner}
    if len(leaders(s, cell, NONE)) > 1:
        found["beside"] = tie_votes(s, winner, cell)
    second = second_to(s, cell, winner)
    if second != NONE:
        found["second"] = second
    return found


def resolved_items(s: Table, cell: int) -> list[Item]:
    """A tile on its shield side, with the suits it shows and its Master."""
    item = tile_item(s.tiles[cell], {"resolved": 1, **suit_figures(suits_shown(s, cell))})
    master = s.masters[cell]
    return [item, man_item(master, 1, "master")] if master != NONE else [item]


def plantation(s: Table) -> Zone:
    """G5.1: its side with who would be rewarded now, and everybody there."""
    first = leaders(s, SHIP, NONE)
    figures: dict[str, int] = {}
    if len(first) > 1:
        figures["tied"] = len(first)
    for winner in first if len(first) == 1 else []:
        figures["winner"] = winner
        if (second := second_to(s, SHIP, winner)) != NONE:
            figures["second"] = second
    side = SIDES[s.side]
    items = [Item(f"plantation:{side}", "plantation", NOBODY, side, 1, figures)]
    items += men_at(s, SHIP) + neutral_items(s.neutrals[SHIP])
    return Zone("board:plantation", "pile", [Spot(ANYWHERE.ref(SHIP), items)])


def rounds(s: Table) -> Zone:
    """G4.0.1: the round track with its marker; the grey spaces say what they bring."""
    grey, grows = s.box.grey[s.seats - 1], s.box.grows[s.seats - 1]
    now = max(s.round, 1)
    spots: list[Spot] = []
    for space in range(1, s.box.spaces[s.seats - 1] + 1):
        items = [Item("marker:round", "round-marker")] if space == now else []
        if space in grey:
            face = "plantation"
            if is_last(s, space):
                face = "end"
            elif grows:
                face = COMPASS[compass(SPIRAL[grey.index(space) * grows])]
            items.append(Item(f"grey:{space}", "grey", NOBODY, face, 0))
        spots.append(Spot(f"round:{space}", items))
    return Zone("track:rounds", "track", spots)


def points(s: Table) -> Zone:
    """G4.0.2: the markers by VP, lowest first; of equals the one on top first."""
    spots: dict[int, Spot] = {}
    for colour in s.ranking():
        vp = s.vp(colour)
        spot = spots.setdefault(vp, Spot(f"points:{vp}", []))
        spot.items.append(Item(f"marker:{PLAYERS[colour]}", "marker", seat_of(colour)))
    return Zone("track:points", "track", [spots[vp] for vp in sorted(spots)])


def table(s: Table) -> Zone:
    """The players in the turn order of this round, with what they have as it stands."""
    return Zone("table:seats", "row", [Spot(COLOUR.ref(c), [standing(s, c)]) for c in s.order])


def standing(s: Table, colour: int) -> Item:
    """VP so far, pairs of neighbouring Masters (G8.1.3), how many cards may be kept (G4.1.9)."""
    found = {"points": s.vp(colour)}
    if colour < s.seats:
        found["pairs"] = neighbours(s, colour, estates(s, colour))
        found["limit"] = s.hand_limit(colour)
    return Item(f"standing:{PLAYERS[colour]}", "standing", seat_of(colour), "", 0, found)


# Piles, and what is out of the game.


def piles(view: View, s: Table) -> list[Zone]:
    """Decks and stack stay covered to the end. Of the discard pile the uppermost cards, which can
    be reached, lie in order; the others by colour, for a scene is to stay small."""
    reach, pile = s.box.reach, s.discard
    top = [card_item(card) for card in pile[-reach:][::-1]]
    below = sorted(pile[:-reach])
    families = [[card for card in below if CARD.words[card][0] == suit] for suit in SUITS]
    rest = [family_item(cards) for cards in families if cards]
    spots = [Spot("discard:top", top), Spot("discard:below", rest)]
    next_tile = [tile_item(s.top, {})] if s.top != NONE else []
    return [
        pool("stack:tiles", "stack:tiles", next_tile, size(view["bag"]), "tile"),
        pool("deck:cards", "deck:cards", [], size(view["deck"]), "card"),
        Zone("discard:cards", "pile", [spot for spot in spots if spot.items]),
        pool("aside:cards", "aside:cards", [card_item(card) for card in s.aside]),
        pool("deck:mayoral", "deck:mayoral", [], size(view["mayoral_deck"]), "mayoral"),
    ]


def out(s: Table) -> Zone:
    """Tokens spent or gone, men in the box at the end, and the Beadle when no guild is open."""
    items = men_at(s, AWAY)
    if s.beadle == NONE:
        items.append(beadle_item())
    return pool("box:out", ANYWHERE.ref(AWAY), items, s.lost_tokens, "token")


def force(s: Table) -> Zone:
    """G7.P5: what holds to the end of the turn."""
    men = s.turn.tongue
    marks = [Item("mark:tongue", "tongue", NOBODY, "", 0, {"men": men})] if men else []
    return pool("force:turn", "force:turn", marks)


# The players.


def goods(view: View, s: Table, colour: int) -> list[Zone]:
    """What one player has: cards, Mayoral cards, neutrals and tokens."""
    name, seat = PLAYERS[colour], seat_of(colour)
    held = token_items(s.held[colour * TOKEN_KINDS : (colour + 1) * TOKEN_KINDS])
    store = own(f"store:{name}", neutral_items(s.stock[colour]) + held, seat, 0, "")
    if colour >= s.seats:
        return [store]
    hand: Any = view["hands"][colour]
    cards = hand if isinstance(hand, list) else list(s.known[colour])
    aims, mine = s.mayoral(colour), estates(s, colour)
    letters = size(view["starts"][colour]) + size(view["later"][colour])
    return [
        own(f"hand:{name}", card_items(cards, seat), seat, size(hand) - len(cards), "card"),
        own(
            f"aims:{name}",
            [mayoral_item(s, colour, card, mine) for card in aims],
            seat,
            letters - len(aims),
            "mayoral",
        ),
        store,
    ]


def own(ref: str, items: list[Item], seat: int, covered: int, sort: str) -> Zone:
    return Zone(ref, "hand", [Spot(ref, items)] if items else [], seat, covered, sort)


def mayoral_item(s: Table, seat: int, card: int, mine: list[int]) -> Item:
    """With what it scores as it stands."""
    figures = {"points": card_points(s, seat, card, mine)}
    return Item(LETTER.ref(card), "mayoral", seat, LETTER.words[card], 1, figures)


# What an option means on the table.


def targets(view: View, box: Box, action: int) -> list[str]:
    return arguments(CATALOGUE, action)


SCENERY: Final = Scenery(scene, lexicon, targets)
