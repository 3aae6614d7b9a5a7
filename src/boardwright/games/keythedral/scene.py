"""What lies on the table, by name, from a view: the only reader of packed fields but the rules."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.bits import has
from boardwright.games.keythedral.actions import (
    BUILDING,
    CATALOGUE,
    CELL,
    COLOURS,
    CORNER,
    COTTAGE,
    FENCE,
    FENCE_MARK,
    GLEAN,
    HOUSE,
    KIND,
    LAW_CARD,
    LAW_SPACE,
    MARK,
    MIXES,
    PAIRS,
    PAY,
    PLOT,
    RING,
    SEAT,
    SIDE,
    TILE,
    UNFENCE,
)
from boardwright.games.keythedral.components import (
    BASICS,
    CODES,
    FENCES,
    KINDS,
    NUMBERS,
    ROWS,
    SPACES,
    Box,
    number_of,
    seat_of,
    tile_id,
)
from boardwright.games.keythedral.land import (
    KEYTHEDRAL,
    cell_xy,
    corner_of,
    lay_all,
    plot_cells,
    plot_of,
    plot_xy,
    side_id,
)
from boardwright.games.keythedral.lexicon import lexicon
from boardwright.games.keythedral.state import (
    FACE_DOWN,
    NONE,
    REMOVED,
    SECOND,
    SETTING_UP,
    UNUSED,
    brought_by,
    building_of,
    craft_price,
    field_of,
    raised_kind,
)
from boardwright.kernel.visibility import members
from boardwright.scene import Item, Scene, Scenery, Spot, View, Zone, arguments

WORKERS: Final = 2 * NUMBERS  # of each player


def scene(view: View, box: Box) -> Scene:
    """The table as a viewer sees it, from the middle outwards."""
    zones = [
        countryside(view),
        plots(view),
        sides(view),
        *rows(view, box),
        order(view),
        store(view, box),
        new_laws(view),
        seats(view),
        force(view),
        auction(view),
        *piles(view),
    ]
    for seat in range(view["seats"]):
        zones += goods(view, box, seat)
    return Scene([zone for zone in zones if zone.spots or zone.hidden], figures(view))


def figures(view: View) -> dict[str, int]:
    """The moment, and how far the game is: it ends with the last building tile."""
    bought, tiles = sum([size(zone) for zone in view["built"]]), sum(view["spaces"])
    return {
        "round": view["round"],
        "phase": view["phase"],
        "start": view["start"],
        "holder": view["holder"],
        "dry": view["dry"],
        "dry-limit": view["dry_limit"],
        "bought": bought,
        "tiles": tiles,
        "row": view["row"],
        "ending": (1 if bought == tiles else 2) if view["over"] else 0,  # K6.1, K6.2
        "progress": 100 if view["over"] else bought * 100 // tiles,
    }


def size(zone: Any) -> int:
    """How many things are in a zone, whether its viewer sees them or not."""
    return zone if isinstance(zone, int) else len(zone)


# The countryside (K3.1).


def countryside(view: View) -> Zone:
    """The fields with the workers on them; during set-up also where the next one may lie."""
    spots: list[Spot] = []
    sent: dict[int, int] = {}
    for i, cell in enumerate(view["cells"]):
        workers: list[Item] = []
        for tile in workers_on(view["workers"][i]):
            sent[tile] = sent.get(tile, 0) + 1
            name = TILE.words[tile] + "b" * (sent[tile] - 1)
            workers.append(
                Item(f"worker:{name}", "worker", seat_of(tile), str(number_of(tile) + 1))
            )
        ground = CODES[view["kinds"][i]]
        spots.append(Spot(CELL.ref(cell), workers, cell_xy(cell), ground))
    if view["phase"] == SETTING_UP:
        spots += [Spot(CELL.ref(cell), [], cell_xy(cell)) for cell in free_cells(view)]
    return Zone("board:countryside", "grid", spots)


def free_cells(view: View) -> list[int]:
    """K3.9: empty places beside a field or at a cottage."""
    cells = tuple(view["cells"])
    found = set(lay_all(cells, tuple(view["kinds"])).beside)
    for plot in view["tiles"]:
        if plot != NONE:
            found.update(plot_cells(plot))
    return sorted(found - set(cells))


def workers_on(worker: int) -> list[int]:
    """The tiles whose workers stand on a field."""
    if worker == 0:
        return []
    return [worker % SECOND - 1] + ([worker // SECOND - 1] if worker >= SECOND else [])


def plots(view: View) -> Zone:
    """All plots between the fields, with cottages and houses; the Keythedral in the middle."""
    around = lay_all(tuple(view["cells"]), tuple(view["kinds"])).around
    lying = {plot: tile for tile, plot in enumerate(view["tiles"]) if plot != NONE}
    spots = [Spot(PLOT.ref(KEYTHEDRAL), [], plot_xy(KEYTHEDRAL), "keythedral")]
    for plot in sorted(around):
        items = [tile_item(view, lying[plot])] if plot in lying else []
        spots.append(Spot(PLOT.ref(plot), items, plot_xy(plot)))
    return Zone("board:plots", "grid", spots)


def tile_item(view: View, tile: int) -> Item:
    face = "house" if has(view["houses"], tile) else "cottage"
    number = number_of(tile) + 1
    return Item(TILE.ref(tile), "tile", seat_of(tile), face, 1, {"number": number})


def sides(view: View) -> Zone:
    """Sides of plots with a fence, and those where the viewer may build one now."""
    fences = {side: fence for fence, side in enumerate(view["fences"]) if side >= 0}
    options = (view["asked"] or {}).get("options", [])
    asked = [side_of(view, action) for action in options if SIDE.has(action)]
    spots = []
    for side in [*fences, *[side for side in asked if side not in fences]]:
        x, y = plot_xy(plot_of(side))
        items = [fence_item(fences[side])] if side in fences else []
        spots.append(Spot(side_ref(side), items, (x, y)))
    return Zone("board:sides", "grid", spots)


def fence_item(fence: int) -> Item:
    return Item(FENCE_MARK.ref(fence), "fence", fence // FENCES)


def side_of(view: View, action: int) -> int:
    tile, corner = SIDE.args(action)
    return side_id(view["tiles"][tile], corner)


def side_ref(side: int) -> str:
    x, y = plot_xy(plot_of(side))
    return f"side:{x},{y}-{CORNER.words[corner_of(side)]}"


# The mats.


def rows(view: View, box: Box) -> list[Zone]:
    """K3.3: the rows of the Keythedral mat, from the lowest value up."""
    looked: list[int] = view["looked_at"] if isinstance(view["looked_at"], list) else []
    found: list[Zone] = []
    for row in range(ROWS):
        spots: list[Spot] = []
        for space in range(view["spaces"][row]):
            tile, name = view["rows"][row * SPACES + space], f"{row + 1}-{space + 1}"
            items: list[Item] = []
            if tile > 0:
                items = [building_item(view, box, tile - 1)]
            elif tile == FACE_DOWN and row == view["row"] + 1 and space < len(looked):
                items = [building_item(view, box, looked[space], seen=1)]
            elif tile == FACE_DOWN:
                items = [Item(f"covered:{name}", "building")]
            spots.append(Spot(f"space:{name}", items))
        found.append(Zone(f"row:{box.values[row]}", "row", spots))
    return found


def building_item(view: View, box: Box, building: int, seen: int = 0) -> Item:
    """A building tile with its value and what it costs now."""
    marks = {CODES[kind]: n for kind, n in enumerate(box.costs[building]) if n}
    for mark in view["raised"]:
        if building_of(mark) == building:
            code = CODES[raised_kind(mark)]
            marks[code] = marks.get(code, 0) + 1
            marks[f"+{code}"] = marks.get(f"+{code}", 0) + 1
    marks["value"] = box.values[box.row_of[building]]
    if has(view["reduced"], building):
        marks["less"] = 1
    if seen:
        marks["covered"] = 1
    return Item(BUILDING.ref(building), "building", NONE, BUILDING.words[building], 1, marks)


def order(view: View) -> Zone:
    """K4.1.1: the numbers, with the work order markers that lie on them."""
    lying = {number: marker for marker, number in enumerate(view["markers"]) if number}
    spots: list[Spot] = []
    for number in range(1, NUMBERS + 1):
        items = [marker_item(lying[number])] if number in lying else []
        spots.append(Spot(f"number:{number}", items))
    rest = [marker_item(m) for m, number in enumerate(view["markers"]) if not number]
    return Zone("order:markers", "track", [*spots, Spot("number:none", rest)])


def marker_item(marker: int) -> Item:
    return Item(f"marker:{marker + 1}", "marker", NONE, str(marker + 1))


def cube_item(kind: int, n: int, seat: int = NONE) -> Item:
    return Item(KIND.ref(kind), "cube", seat, CODES[kind], n)


def store(view: View, box: Box) -> Zone:
    """K3.4: basic cubes in the store, craft cubes on the mat and beside it with their price."""
    me = view["viewer"]
    spots: list[Spot] = []
    for kind in range(KINDS):
        item = cube_item(kind, view["store"][kind])
        if kind >= BASICS:
            price = craft_price(box, kind, view["favours"][me] if me >= 0 else 0)
            item = item._replace(figures={"price": price})
        spots.append(Spot(f"store:{CODES[kind]}", [item]))
    for kind, n in enumerate(view["spent"], BASICS):
        spots.append(Spot(f"beside:{CODES[kind]}", [cube_item(kind, n)] if n else []))
    return Zone("town:store", "row", spots)


def new_laws(view: View) -> Zone:
    """K3.5: the two New Law spaces."""
    spots: list[Spot] = []
    for space, card in enumerate(view["law_spaces"]):
        items = [law_item(card - 1)] if card > 0 else []
        if card == FACE_DOWN:
            items = [Item(f"covered:{LAW_SPACE.words[space]}", "law")]
        spots.append(Spot(LAW_SPACE.ref(space), items))
    return Zone("town:new-laws", "row", spots)


def law_item(law: int, seat: int = NONE) -> Item:
    return Item(LAW_CARD.ref(law), "law", seat, LAW_CARD.words[law])


def piles(view: View) -> list[Zone]:
    """What is left in bags and decks, and what has left the game. K7.3: what nobody has drawn stays
    covered to the end."""
    drawn = [] if view["drawn_field"] == NONE else [field_item(view["drawn_field"], 1)]
    gone = [fence_item(fence) for fence, side in enumerate(view["fences"]) if side == REMOVED]
    covered = view["rows"].count(FACE_DOWN) - size(view["looked_at"])  # they lie in their rows
    played = [law_item(law) for law in members(view["played"])]
    return [
        pile("bag:fields", "field", [field_item(kind, n) for kind, n in enumerate(view["bag"])]),
        pile("bag:drawn", "field", drawn),
        pile("bag:buildings", "building", [], size(view["building_bag"]) - covered),
        pile("deck:laws", "law", [], view["law_deck"]),
        pile("played:laws", "law", played),
        pile("box:fences", "fence", gone),
    ]


def field_item(kind: int, n: int) -> Item:
    return Item(f"field-tile:{CODES[kind]}", "field", NONE, CODES[kind], n)


def known(zone: Any) -> list[int]:
    """What a zone holds, as far as the viewer sees it."""
    return zone if isinstance(zone, list) else []


def hidden(zone: Any) -> int:
    """How many things a zone holds that the viewer does not see."""
    return zone if isinstance(zone, int) else 0


def pile(ref: str, sort: str, items: list[Item], covered: int = 0) -> Zone:
    there = [item for item in items if item.n]
    return Zone(ref, "pile", spot_of(ref, there), NONE, covered, sort)


def spot_of(ref: str, items: list[Item]) -> list[Spot]:
    return [Spot(ref, items)] if items else []


# The players.


def seats(view: View) -> Zone:
    """Who sits where, with the start player's marker."""
    spots: list[Spot] = []
    for seat in range(view["seats"]):
        items = [Item("marker:start", "start-marker")] if seat == view["holder"] else []
        if has(view["out"], seat) and view["phase"] == 3:
            items.append(Item(f"out:{COLOURS[seat]}", "out", seat, "", 0))
        spots.append(Spot(SEAT.ref(seat), items))
    return Zone("table:seats", "row", spots)


def goods(view: View, box: Box, seat: int) -> list[Zone]:
    """What one player has: cubes and building tiles behind the screen, laws, pieces left."""
    colour = COLOURS[seat]
    hand, built = view["cubes"][seat], view["built"][seat]
    laws = view["laws"][seat] + view["taken"][seat]
    cubes = [
        Spot(f"screen:{colour}-{CODES[kind]}", [cube_item(kind, n, seat)] if n else [])
        for kind, n in enumerate(known(hand))
    ]
    tiles = [building_item(view, box, tile)._replace(seat=seat) for tile in known(built)]
    cards = [law_item(law, seat) for law in known(laws)]
    return [
        Zone(f"screen:{colour}", "hand", cubes, seat, hidden(hand), "cube"),
        held(f"built:{colour}", tiles, seat, hidden(built), "building"),
        held(f"laws:{colour}", cards, seat, hidden(laws), "law"),
        held(f"home:{colour}", at_home(view, seat), seat),
    ]


def held(ref: str, items: list[Item], seat: int, covered: int = 0, sort: str = "") -> Zone:
    return Zone(ref, "hand", spot_of(ref, items), seat, covered, sort)


def at_home(view: View, seat: int) -> list[Item]:
    """Workers not sent out, tiles not laid, fences not used."""
    sent = [seat_of(tile) for worker in view["workers"] for tile in workers_on(worker)]
    left = WORKERS - sent.count(seat)
    tiles = [tile_id(seat, number) for number in range(NUMBERS)]
    fences = range(seat * FENCES, seat * FENCES + FENCES)
    return [
        Item(f"worker:{COLOURS[seat]}", "worker", seat, "", left),
        *[tile_item(view, tile) for tile in tiles if view["tiles"][tile] == NONE],
        *[fence_item(fence) for fence in fences if view["fences"][fence] == UNUSED],
    ]


# What lasts: marks, each with the figures of its words (`pic-<sort>`).


def force(view: View) -> Zone:
    """The laws whose effects last."""
    found: list[tuple[str, tuple[int, ...]]] = []
    if view["master"] != NONE:
        found.append(("master", (view["master"],)))
    found += [("way", (seat,)) for seat in members(view["right_of_way"])]
    found += [("bumper", (kind,)) for kind in members(view["bumper"])]
    found += [("barred", (kind,)) for kind in members(view["barred"])]
    found += [("change", (field_of(c), brought_by(c))) for c in view["changes"]]
    found += [("glean", (kind,)) for kind in view["gleaned"]]
    for seat in range(view["seats"]):
        if view["free_trades"][seat]:
            found.append(("trades", (seat, view["free_trades"][seat])))
        if view["favours"][seat]:
            found.append(("favours", (seat, view["favours"][seat])))
    found += [("ban", (seat,)) for seat in members(view["bans"])]
    if view["appointer"] != NONE:
        found.append(("appoint", (view["appointer"],)))
    found += [("looked", (seat,)) for seat in members(view["lookers"])]
    return marks("force:laws", found)


def auction(view: View) -> Zone:
    """K4.5: the bids for the start player's marker."""
    if view["phase"] != 5 or view["over"]:
        return marks("auction:marker", [])
    found: list[tuple[str, tuple[int, ...]]] = []
    if view["bidder"] == NONE:
        found.append(("no-bid", ()))
    elif view["bid"] and view["settled"]:
        found.append(("owed", (view["bid"],)))
    elif view["bid"]:
        found.append(("bid", (view["bidder"], view["bid"])))
    found += [("quit", (seat,)) for seat in members(view["quitters"])]
    if view["matched"]:
        found.append(("matched", (view["holder"],)))
    return marks("auction:marker", found)


def marks(ref: str, found: list[tuple[str, tuple[int, ...]]]) -> Zone:
    items = [
        Item(f"mark:{sort}-{i}", sort, NONE, "", 0, dict(zip("ab", args, strict=False)))
        for i, (sort, args) in enumerate(found)
    ]
    return Zone(ref, "row", spot_of(ref, items))


# What an option means on the table.


def targets(view: View, box: Box, action: int) -> list[str]:
    seat: int = view["asked"]["seat"]
    if COTTAGE.has(action) or HOUSE.has(action) or RING.has(action):
        return [TILE.ref(tile_id(seat, CATALOGUE.verb(action).arg(action)))]
    if MARK.has(action):
        return [f"number:{MARK.arg(action) + 1}"]
    if FENCE.has(action):
        return fences_in(view, range(seat * FENCES, seat * FENCES + FENCES), unused=True)
    if UNFENCE.has(action):
        return fences_in(view, range(len(view["fences"])), unused=False)
    if PAY.has(action):
        mix = MIXES[PAY.arg(action)]
        return [KIND.ref(kind) for kind, n in enumerate(mix) for _ in range(n)]
    if GLEAN.has(action):
        return [KIND.ref(kind) for kind in PAIRS[GLEAN.arg(action)]]
    if SIDE.has(action):
        return [side_ref(side_of(view, action)), *arguments(CATALOGUE, action)]
    return arguments(CATALOGUE, action)


def fences_in(view: View, fences: range, unused: bool) -> list[str]:
    """Fences at home to build with, or on the land to take away."""
    found = [f for f in fences if (view["fences"][f] >= 0, view["fences"][f] == UNUSED)[unused]]
    return [FENCE_MARK.ref(fence) for fence in found]


SCENERY: Final = Scenery(scene, lexicon, targets)
