"""What lies on the table, by name, from a view: the only reader of packed fields but the rules.

A piece on a map is one item, like pieces together; its figures say where it lies and how: the lower
left corner, and by how many degrees it is turned. A monument of several parts has one such figure
for each, in the order of its parts. The shapes are in the lexicon, as is the ground of the maps.
"""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.bits import has
from boardwright.games.world_wonders.actions import (
    BOARD,
    CARD,
    CATALOGUE,
    CELL,
    COLOURS,
    GOAL,
    LOAN,
    PLINTH,
    PUT,
    REPAY,
    ROAD,
    SEAT,
    SHORTS,
    SINGLE,
    SOLO,
    START,
    TILE,
)
from boardwright.games.world_wonders.actions import TOWER as BUY_TOWER
from boardwright.games.world_wonders.board import (
    CELL_AT,
    bits,
    cell_of,
    place_id,
    place_of,
    thing_of,
    turn_of,
    xy_of,
)
from boardwright.games.world_wonders.city import City
from boardwright.games.world_wonders.components import (
    DOT,
    FIRST_CARD,
    FIRST_TILE,
    LONG,
    PAIR,
    PIECE_NAMES,
    SHAPE_NAMES,
    TOWER,
    Box,
    type_of,
)
from boardwright.games.world_wonders.lexicon import lexicon
from boardwright.games.world_wonders.options import Options
from boardwright.games.world_wonders.rows import POPULATION, TRACKS, TYPE_CODES
from boardwright.games.world_wonders.scoring import goal_points, objective_values, tally
from boardwright.games.world_wonders.state import NONE, WIDTH, Table
from boardwright.kernel.chance import Source
from boardwright.kernel.visibility import freeze, laid
from boardwright.scene import Item, Scene, Scenery, Spot, View, Zone, arguments

# The parts of a turn.
OVER: Final = 0
PURCHASE: Final = 1
PLACEMENT: Final = 2
FREE_ACTION: Final = 3


def scene(view: View, box: Box) -> Scene:
    """The table as a viewer sees it: the maps, what is for sale, the players."""
    s = counted(view, box)
    cities = [City(s, seat) for seat in range(s.seats)]
    zones = [city_map(view, box, seat, cities[seat]) for seat in range(s.seats)]
    zones += [
        hand(view),
        stacks(view, box),
        offer(view),
        display(view),
        objectives(s, cities),
        *seats(view),
        *tracks(view),
        *piles(view),
    ]
    shown = [zone for zone in zones if zone.spots or zone.hidden]
    return Scene(shown, figures(view, s, cities))


def counted(view: View, box: Box) -> Table:
    """A table with all that points follow from, which is open to everyone (W9.1)."""
    s = Table(view["seats"], Source())
    s.box = box
    s.options = laid("options", Options(), view)
    s.maps = freeze(view["maps"])
    s.loans = freeze(view["loans"])
    s.tracks = list(view["tracks"])
    s.pieces = freeze(view["pieces"])
    s.cards = freeze(view["cards"])
    s.goals = freeze(view["goals"])
    s.rival = freeze(view["rival"])
    s.restored()
    return s


def figures(view: View, s: Table, cities: list[City]) -> dict[str, int]:
    """The moment, how far the game is (W6.1), and everybody's points as they stand."""
    last = len(s.marks(POPULATION)) - 1
    people = max([s.population(seat) for seat in range(s.seats)])
    done = max((view["round"] - 1) * 100 // s.box.rounds, people * 99 // last)
    found = {
        "round": view["round"],
        "rounds": s.box.rounds,
        "phase": phase(view),
        "most-people": people,
        "last-people": last,
        "resource-side": view["resource_side"],
        "progress": 100 if view["over"] else done,
    }
    scores = tally(s, cities)
    for seat, score in enumerate(scores):
        found[f"points-{seat}"] = score.total
        found |= {f"{source}-{seat}": n for source, n in score.sources if n}
    if s.seats == 1:
        found["automaton"] = scores[0].ties[1]
    return found


def phase(view: View) -> int:
    """Where in a turn somebody is: W4.2.1, W4.2.5, W4.4.1."""
    asking = frame(view)[0]
    if not asking:
        return OVER
    return {"Turn": PURCHASE, "EndTurn": FREE_ACTION}.get(asking, PLACEMENT)


def size(zone: Any) -> int:
    """How many things are in a zone, whether its viewer sees them or not."""
    return zone if isinstance(zone, int) else len(zone)


# Pieces.


def thing_item(thing: int, n: int = 1, figures: dict[str, int] | None = None) -> Item:
    """A road or tower, a building tile or a monument."""
    if thing >= FIRST_CARD:
        card = thing - FIRST_CARD
        return Item(CARD.ref(card), "monument", NONE, CARD.words[card], n, figures or {})
    if thing >= FIRST_TILE:
        tile = thing - FIRST_TILE
        kind = TYPE_CODES[type_of(tile)]
        return Item(TILE.ref(tile), "tile", NONE, kind, n, figures or {})
    sort = "tower" if thing == TOWER else "road"
    return Item(f"piece:{PIECE_NAMES[thing]}", sort, NONE, "", n, figures or {})


def start_item(seat: int, n: int = 1) -> Item:
    """W4.2.6: the road that its owner has from the beginning."""
    return Item(f"start:{COLOURS[seat]}", "road", seat, "", n)


def frame(view: View) -> list[Any]:
    """The rule that asks, as its name and its fields."""
    found: list[Any] = view["asked"]["frame"] if view["asked"] else [""]
    return found


def in_hand(view: View) -> list[tuple[int, int]]:
    """What was bought and is being laid: things, and how many."""
    asking = frame(view)
    if asking[0] == "LayTile":
        return [(FIRST_TILE + asking[2], 1)]
    if asking[0] == "LayWonder":
        return [(FIRST_CARD + asking[2], 1)]
    if asking[0] == "LaySet":
        return [(PAIR, asking[2]), (DOT, asking[3])]
    if asking[0] == "LayTower":
        return [(TOWER, 1)]
    return [(LONG, 1)] if asking[0] == "LayRoad" and not asking[2] else []


def hand(view: View) -> Zone:
    items = some(*in_hand(view))
    if frame(view)[0] == "LayRoad" and not items:
        items = [start_item(frame(view)[1], 0)]  # it lies before its owner until it is laid
    seat = view["asked"]["seat"] if view["asked"] else NONE
    return Zone("hand:laying", "hand", spot_of("hand:laying", items), seat)


def spot_of(ref: str, items: list[Item]) -> list[Spot]:
    return [Spot(ref, items)] if items else []


# Maps.


def city_map(view: View, box: Box, seat: int, city: City) -> Zone:
    """What lies on a map, what scores there, and the spaces that the viewer may cover now."""
    ref = f"map:{COLOURS[seat]}"
    items = [*laid_items(view, seat), *scoring_mark(seat, city)]
    spots = [Spot(ref, items)]
    if view["asked"] and view["asked"]["seat"] == seat == view["viewer"]:
        spots += [Spot(cell_ref(seat, cell), [], place_xy(cell)) for cell in open_cells(view, box)]
    return Zone(ref, "grid", spots, seat)


def cell_ref(seat: int, cell: int) -> str:
    return f"cell:{COLOURS[seat]}:{CELL.words[cell]}"


def place_xy(cell: int) -> tuple[int, int]:
    x, y = xy_of(cell)
    return x + 1, y + 1


def laid_items(view: View, seat: int) -> list[Item]:
    """Things in the order of laying. A monument that is not complete still counts in the hand."""
    places: dict[int, dict[str, int]] = {}
    for piece in view["pieces"][seat]:
        place = place_of(piece)
        there = places.setdefault(thing_of(piece), {})
        there[CELL.words[cell_of(place)]] = 90 * turn_of(place)
    held = [thing for thing, _ in in_hand(view) if thing >= FIRST_CARD]
    return [
        thing_item(thing, 0 if thing in held else len(at) if thing < FIRST_TILE else 1, at)
        for thing, at in places.items()
    ]


def scoring_mark(seat: int, city: City) -> list[Item]:
    """W6.5, W6.6: the spaces of natural resources and the tiles that are worth a point now."""
    worth = {CELL.words[CELL_AT[bit]]: 1 for bit in bits(city.reached())}
    worth |= {TILE.words[tile]: 1 for tile in city.districts()}
    return [Item(f"worth:{COLOURS[seat]}", "worth", NONE, "", 0, worth)] if worth else []


def open_cells(view: View, box: Box) -> list[int]:
    """All spaces that some option would cover."""
    covered = 0
    thing, part = laying(view)
    for action in view["asked"].get("options", []):
        if PUT.has(action):
            covered |= box.part(thing, part).mask(PUT.arg(action))
        elif SINGLE.has(action):
            covered |= box.part(DOT, 0).mask(place_id(SINGLE.arg(action)))
    return [CELL_AT[bit] for bit in bits(covered)]


def laying(view: View) -> tuple[int, int]:
    """What a player who lays a piece is about to lay, and which part of it."""
    held = in_hand(view)
    part = len(frame(view)[3]) if frame(view)[0] == "LayWonder" else 0
    return (held[0][0] if held else LONG), part


# What is for sale.


def stacks(view: View, box: Box) -> Zone:
    """W3.1, W3.2: the stacks, which are all of one height, and the tiles turned up beside them."""
    by_type: int = view["by_type"]
    spots: list[Spot] = []
    for stack, tile in enumerate(view["shown"]):
        items: list[Item] = []
        if tile != NONE:
            price = box.price(tile, by_type, view["published"])
            items = [thing_item(FIRST_TILE + tile, 1, {"price": price})]
        name = TYPE_CODES[stack] if by_type else SHAPE_NAMES[stack]
        spots.append(Spot(f"stack:{name}", items))
    return Zone("stacks:tiles", "row", spots, NONE, size(view["tile_bag"]), "tile")


def offer(view: View) -> Zone:
    """W3.7, W3.8: roads, the tower and the pedestals that nobody holds."""
    sets = view["sets"]
    free = [plinth for plinth, holder in enumerate(view["pedestals"]) if holder == NONE]
    spots = [
        Spot("offer:long", some((LONG, view["roads"]))),
        Spot("offer:set", some((PAIR, 2 * sets), (DOT, sets))),
        Spot("offer:tower", some((TOWER, view["tower"]))),
        *spot_of("offer:pedestals", [pedestal_item(plinth) for plinth in free]),
    ]
    return Zone("offer:pieces", "row", spots)


def some(*found: tuple[int, int]) -> list[Item]:
    """So many of each thing, where there are any."""
    return [thing_item(thing, n) for thing, n in found if n]


def pedestal_item(plinth: int, seat: int = NONE) -> Item:
    return Item(PLINTH.ref(plinth), "pedestal", seat, PLINTH.words[plinth])


def display(view: View) -> Zone:
    """W3.9: monuments, the oldest first."""
    items = [thing_item(FIRST_CARD + card) for card in view["display"]]
    return Zone("display:monuments", "row", spot_of("display:monuments", items))


def objectives(s: Table, cities: list[City]) -> Zone:
    """W3.10: the objectives in play, with the value and the points of each seat."""
    items: list[Item] = []
    for goal in s.goals:
        values = objective_values(s, cities, goal)
        won = goal_points(s, goal, values)
        marks = {f"value-{seat}": value for seat, value in enumerate(values) if value}
        marks |= {f"points-{seat}": n for seat, n in enumerate(won) if n}
        items.append(Item(GOAL.ref(goal), "goal", NONE, GOAL.words[goal], 1, marks))
    return Zone("goals:objectives", "row", spot_of("goals:objectives", items))


def piles(view: View) -> list[Zone]:
    """Supply, discards and decks; in the solo game what the Automaton has."""
    sets = view["set_supply"]
    roads = [(LONG, view["road_supply"]), (PAIR, 2 * sets), (DOT, sets)]
    supply = some(*roads, (TOWER, view["tower_supply"]))
    loans = view["seats"] - len([taken for taken in view["loans"] if taken])
    if loans:
        supply.append(Item("loan:pile", "loan", NONE, "", loans))
    used = [Item(SOLO.ref(card), "solo", NONE, SOLO.words[card]) for card in view["solo_used"]]
    return [
        pile("supply:pieces", "", supply),
        pile("discards:tiles", "", discards(view)),
        pile("deck:monuments", "monument", [], size(view["wonder_bag"])),
        pile("deck:mundo", "monument", [], size(view["mundo_bag"])),
        pile("deck:solo", "solo", [], size(view["solo_bag"]) if view["seats"] == 1 else 0),
        pile("used:solo", "", used),
        pile("rival:monuments", "", [thing_item(FIRST_CARD + card) for card in view["rival"]]),
    ]


def discards(view: View) -> list[Item]:
    """Tiles nobody bought: one item, whose figures say which they are."""
    tiles = {TILE.words[tile]: 1 for tile in view["discards"]}
    return [Item("discards:tiles", "tile", NONE, "", len(tiles), tiles)] if tiles else []


def pile(ref: str, sort: str, items: list[Item], covered: int = 0) -> Zone:
    return Zone(ref, "pile", spot_of(ref, items), NONE, covered, sort)


# The players.


def seats(view: View) -> list[Zone]:
    """The players in turn order, each with what lies before them."""
    return [
        Zone(f"before:{COLOURS[n]}", "row", [Spot(SEAT.ref(n), before(view, n))], n)
        for n in view["order"]
    ]


def before(view: View, seat: int) -> list[Item]:
    """Map board and gold, starting road, loan and pedestals, and whether one is out."""
    board, colour = view["maps"][seat], COLOURS[seat]
    gold = {"gold": view["gold"][seat]}
    items = [Item(BOARD.ref(board), "board", NONE, BOARD.words[board], 1, gold)]
    if has(view["starting"], seat):
        items.append(start_item(seat))
    if view["loans"][seat]:
        items.append(Item(f"loan:{colour}", "loan", seat, "", 1, {"round": view["loans"][seat]}))
    for plinth, holder in enumerate(view["pedestals"]):
        if holder == seat:
            items.append(pedestal_item(plinth, seat))
    if has(view["out"], seat):
        items.append(Item(f"out:{colour}", "out", seat, "", 0))
    return items


def tracks(view: View) -> list[Zone]:
    """W2.6: the tracks of all resource boards as one: the spaces with a marker on them."""
    return [track_of(name, view["tracks"][track::WIDTH]) for track, name in enumerate(TRACKS)]


def track_of(name: str, stand: list[int]) -> Zone:
    there: dict[int, list[Item]] = {}
    for seat, at in enumerate(stand):
        marker = Item(f"marker:{COLOURS[seat]}-{name}", "marker", seat)
        there.setdefault(at, []).append(marker)
    spots = [Spot(f"{name}:{at}", there[at]) for at in sorted(there)]
    return Zone(f"track:{name}", "track", spots)


# What an option means on the table.

PLACES: Final[dict[int, str]] = {
    ROAD.base: "offer:long",
    SHORTS.base: "offer:set",
    BUY_TOWER.base: "offer:tower",
    LOAN.base: "loan:pile",
}


def targets(view: View, box: Box, action: int) -> list[str]:
    """What an option means; W5.1.1: of a piece, the spaces of one's own map that it would cover."""
    if action in PLACES:
        return [PLACES[action]]
    seat: int = view["asked"]["seat"]
    if START.has(action) or REPAY.has(action):
        return [f"{'start' if START.has(action) else 'loan'}:{COLOURS[seat]}"]
    if SINGLE.has(action):
        return [cell_ref(seat, SINGLE.arg(action))]
    if PUT.has(action):
        thing, part = laying(view)
        return [cell_ref(seat, cell) for cell in box.part(thing, part).cells(PUT.arg(action))]
    return arguments(CATALOGUE, action)


SCENERY: Final = Scenery(scene, lexicon, targets, upward=True)
