"""The table drawn with characters, from a scene alone.

The picture is a list of lines, each a list of (text, style). Blank lines part it into blocks, which
a program may set side by side; the first block is what a player always wants in sight. Everything
that has a colour has a letter or sign as well, so that nothing is lost without colours.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.drawing import DIM, HEAD, PLAIN, Line, Look, fold, title
from boardwright.games.world_wonders.actions import (
    BOARD,
    CARD,
    CELL,
    COLOURS,
    GOAL,
    PLINTH,
    SOLO,
    TILE,
)
from boardwright.games.world_wonders.board import HIGH, WIDE, Shape, place_id, xy_of
from boardwright.games.world_wonders.components import (
    FIRST_CARD,
    FIRST_TILE,
    LONG,
    PEDESTALS,
    PIECE_NAMES,
    TOWER,
    Box,
    shape_of,
    tile_name,
    type_of,
)
from boardwright.games.world_wonders.rows import GAINS, POPULATION, TRACKS, TYPE_CODES, TYPES
from boardwright.games.world_wonders.scoring import SOURCES
from boardwright.games.world_wonders.words import WORDS, card, gain, letter, needs
from boardwright.scene import Item

CHOICE: Final = "bold #000000 on #ffffff"
REACH: Final = "#000000 on #a3b18a"
GHOST: Final = "bold #ffffff on #be123c"

GRASS: Final = "#4d7c3a"
NATURE: Final = "bold #d9f99d on #14532d"
LAKE: Final = "#7dd3fc on #0c4a6e"
PAVED: Final = "bold #e7e5e4 on #57534e"
SPIRE: Final = "bold #ffffff on #7c2d12"
MARBLE: Final = "bold #1c1917 on #e7d9a8"
HOUSES: Final = (
    "bold #000000 on #65a30d",
    "bold #000000 on #ea580c",
    "bold #ffffff on #1d4ed8",
    "bold #000000 on #d6d3d1",
    "bold #ffffff on #7e22ce",
)
SEATS: Final = (
    "bold #000000 on #facc15",
    "bold #000000 on #f5f5f4",
    "bold #ffffff on #b91c1c",
    "bold #ffffff on #1d4ed8",
    "bold #ffffff on #15803d",
)

# Spaces without a piece, by what is printed on them.
GROUNDS: Final = {"": (".", GRASS), "nature": ("n", NATURE), "water": ("~", LAKE)}

SIDE_WIDTH: Final = 52  # of the texts beside the map
NARROW: Final = 28  # of the map of another player
NAME: Final = 10  # of a player's name in a table
LABEL: Final = 12  # of the name of a track
SOURCE: Final = 20  # of a source of points


def draw(look: Look, box: Box) -> list[Line]:
    """The table as this viewer sees it, with the points as they stand."""
    order = in_order(look)
    me = look.viewer
    if me < 0:
        me = look.asked if look.asked >= 0 else order[0]
    blocks = [draw_head(look, box, me), draw_map(look, box, me)]
    blocks += [draw_tiles(look, box), draw_offer(look, box), draw_wonders(look, box)]
    blocks += [draw_players(look, box), draw_tracks(look, box), draw_standing(look, box)]
    blocks += [draw_automaton(look, box), draw_goals(look, box)]
    blocks += [draw_small(look, box, seat) for seat in range(look.seats) if seat != me]
    blocks.append(draw_key(box))
    lines: list[Line] = []
    for block in blocks:
        if block:
            lines += [[], *block] if lines else block
    return lines


def word_of(ref: str) -> str:
    return ref.rpartition(":")[2]


def in_order(look: Look) -> list[int]:
    """The seats in turn order."""
    return [zone.seat for zone in look.scene.zones if zone.ref.startswith("before:")]


def before(look: Look, seat: int) -> dict[str, Item]:
    """What lies before a player, by its sort."""
    return {item.sort: item for item in look.items(f"before:{COLOURS[seat]}")}


# What a player always wants in sight.


def draw_head(look: Look, box: Box, me: int) -> list[Line]:
    first = WORDS.say(box, "pic.round", look.scene.figures["round"], box.rounds)
    line: Line = [(WORDS.say(box, "pic.over") if look.over else first, HEAD)]
    line.append((f" · {WORDS.say(box, 'pic.order')} ", PLAIN))
    for seat in in_order(look):
        line.append((letter(box, seat), SEATS[seat]))
        line.append((" ", PLAIN))
    lines = [line]
    if look.viewer >= 0:
        mine = before(look, me)
        own: Line = [(WORDS.say(box, "pic.you", me), SEATS[me]), ("  ", PLAIN)]
        parts = [WORDS.say(box, "pic.gold", mine["board"].figures["gold"])]
        parts += [
            WORDS.say(box, "pic.figure", track, at) for track, at in enumerate(markers(look, me))
        ]
        own.append((" · ".join(parts), PLAIN))
        lines.append(own)
        more = []
        if "loan" in mine:
            more.append(WORDS.say(box, "pic.loan", mine["loan"].figures["round"]))
        if "road" in mine:
            more.append(WORDS.say(box, "pic.start"))
        if more:
            lines.append([(" · ".join(more), DIM)])
    return lines


# Maps: a place is (column, row), counted from 1.

Place = tuple[int, int]


def place_xy(word: str) -> Place:
    x, y = word.split(",")
    return int(x), int(y)


def thing_of(item: Item) -> int:
    """The number of a piece, as the edition knows its shape."""
    word = word_of(item.ref)
    if item.sort == "monument":
        return FIRST_CARD + CARD.words.index(word)
    if item.sort == "tile":
        return FIRST_TILE + TILE.words.index(word)
    return PIECE_NAMES.index(word) if word in PIECE_NAMES else LONG


def spread(shape: Shape, corner: str, degrees: int) -> list[Place]:
    """The spaces of a piece that lies there."""
    cells = shape.cells(place_id(CELL.words.index(corner), degrees // 90))
    return [(x + 1, y + 1) for x, y in [xy_of(cell) for cell in cells]]


class Sketch:
    """What one map shows, gathered from the scene: a sign and a style for every space."""

    def __init__(self, look: Look, box: Box, seat: int) -> None:
        self.board = BOARD.words.index(before(look, seat)["board"].face)
        self.signs: dict[Place, str] = {}
        self.styles: dict[Place, str] = {}
        for cell, word in enumerate(CELL.words):
            at, ground = place_xy(word), box.ground(self.board, cell)
            self.signs[at], self.styles[at] = GROUNDS[ground]
        for item in look.items(f"map:{COLOURS[seat]}"):
            if item.sort in ("road", "tower", "tile", "monument"):
                self.lay(box, item)

    def lay(self, box: Box, item: Item) -> None:
        thing = thing_of(item)
        for i, (corner, degrees) in enumerate(item.figures.items()):
            shape = box.part(thing, i if thing >= FIRST_CARD else 0)
            for at in spread(shape, corner, degrees):
                self.signs[at], self.styles[at] = sign_of(thing, self.signs[at] == "~")

    def small(self, at: Place) -> tuple[str, str]:
        """One sign and a blank: of a monument the sign that stands for all of them."""
        sign = self.signs[at]
        return ("& " if sign[0] in "mux" and len(sign) > 2 else f"{sign[0]} "), self.styles[at]


def sign_of(thing: int, wet: bool) -> tuple[str, str]:
    """How a piece is drawn on one of its spaces."""
    if thing < TOWER:
        return ("%" if wet else "#"), PAVED
    if thing == TOWER:
        return "T", SPIRE
    if thing >= FIRST_CARD:
        return f"{CARD.words[thing - FIRST_CARD]:<3}", MARBLE
    kind = type_of(thing - FIRST_TILE)
    return f"{TYPE_CODES[kind][0].lower()}{shape_of(thing - FIRST_TILE) + 1}", HOUSES[kind]


def covered_by(look: Look) -> dict[int, list[Place]]:
    """The number of each option that lays something, and the spaces it would cover."""
    found: dict[int, list[Place]] = {}
    for ref, numbers in look.marks.items():
        if ref.startswith("cell:"):
            for number in numbers:
                found.setdefault(number, []).append(place_xy(word_of(ref)))
    return found


def corner_of(places: list[Place]) -> Place:
    """The space by which a laying action is named: the lower left corner of the piece."""
    return min([x for x, _ in places]), min([y for _, y in places])


def draw_map(look: Look, box: Box, seat: int) -> list[Line]:
    """The map at hand: corners of legal places in brackets, all they could cover between colons;
    the option under the cursor, as it would lie, between angles."""
    sketch, options = Sketch(look, box, seat), covered_by(look)
    ghost = options.get(look.ghost, [])
    corners = {corner_of(places) for places in options.values()}
    covered = {at for places in options.values() for at in places}
    lines = [title(WORDS, box, "pic.map", seat, sketch.board)]
    for y in range(HIGH, 0, -1):
        line: Line = [(f"{y:>3} ", DIM)]
        for at in row_places(y):
            sign = sketch.signs[at]
            if at in ghost:
                line.append((f"<{ghost_sign(look, sign == '~')}>", GHOST))
            elif at in corners:
                line.append((f"[{sign[0]}]", CHOICE))
            elif at in covered:
                line.append((f":{sign[0]}:", REACH))
            else:
                line.append((f"{sign:^3}", sketch.styles[at]))
        lines.append(line)
    lines.append([("    " + "=" * (3 * WIDE), DIM)])
    lines.append([("    " + "".join([f"{x + 1:^3}" for x in range(WIDE)]), DIM)])
    return lines


def row_places(y: int) -> list[Place]:
    return [(x + 1, y) for x in range(WIDE)]


def ghost_sign(look: Look, wet: bool) -> str:
    """One character for the piece that is being laid."""
    thing = thing_of(look.items("hand:laying")[0])
    return "&" if thing >= FIRST_CARD else sign_of(thing, wet)[0][0]


def draw_small(look: Look, box: Box, seat: int) -> list[Line]:
    """Another player's map, one sign a space."""
    sketch = Sketch(look, box, seat)
    lines = [title(WORDS, box, "pic.map", seat, sketch.board)]
    for y in range(HIGH, 0, -1):
        line: Line = [(f"{y:>3} ", DIM)]
        line += [sketch.small(at) for at in row_places(y)]
        lines.append(line)
    lines.append([("    " + "=" * (2 * WIDE - 1), DIM)])
    return [
        [*line, (" " * (NARROW - sum([len(text) for text, _ in line])), PLAIN)] for line in lines
    ]


# The table.


def draw_tiles(look: Look, box: Box) -> list[Line]:
    """The tiles turned up, drawn as they are printed."""
    head = title(WORDS, box, "pic.tiles")
    if any(ref.startswith("tile:") for ref in look.marks):
        head.append(("  " + WORDS.say(box, "pic.buyable"), DIM))
    lines = [head]
    for spot in look.spots("stacks:tiles"):
        if not spot.items:
            lines.append([(" -", DIM)])
            continue
        item = spot.items[0]
        found, open_now = thing_of(item) - FIRST_TILE, look.mark(item.ref) > 0
        style = HEAD if open_now else PLAIN
        line: Line = [(f" {'•' if open_now else ' '}", style)]
        line.append((f"{outline(box, found):<10}", HOUSES[type_of(found)]))
        cost = WORDS.say(box, "pic.cost", item.figures["price"])
        line.append((f" {in_short(box, found):<25} {cost}", style))
        lines.append(line)
    return lines


def in_short(box: Box, found: int) -> str:
    """A tile as it is typed, and what it brings by letters."""
    gains = "".join([GAINS[track] * n for track, n in enumerate(box.tile_gains[found])])
    return f"{box.type_names[type_of(found)]} {tile_name(found)} ({gains})"


def outline(box: Box, found: int) -> str:
    """A shape in one line: its rows from the top, parted by a slash."""
    cells = box.shapes[shape_of(found)].forms[0].cells
    wide = max([x for x, _ in cells]) + 1
    high = max([y for _, y in cells]) + 1
    rows = ["".join(["#" if (x, y) in cells else "." for x in range(wide)]) for y in range(high)]
    return "/".join(reversed(rows))


def draw_offer(look: Look, box: Box) -> list[Line]:
    left = {spot.ref: [item.n for item in spot.items] for spot in look.spots("offer:pieces")}
    long, sets, towers = [sum(left[f"offer:{name}"][-1:]) for name in ("long", "set", "tower")]
    rows = [
        ("offer:long", WORDS.say(box, "pic.roads", long, box.long_price)),
        ("offer:set", WORDS.say(box, "pic.sets", sets, box.set_price)),
        ("offer:tower", WORDS.say(box, "pic.tower", towers, box.tower_price)),
    ]
    there = {item.ref: item for _, item in look.scene.items() if item.sort == "pedestal"}
    for plinth in range(PEDESTALS if there else 0):
        ref, holder = PLINTH.ref(plinth), there[PLINTH.ref(plinth)].seat
        if holder < 0:
            rows.append((ref, WORDS.say(box, "pic.pedestal", plinth, box.pedestal_price)))
        else:
            rows.append((ref, WORDS.say(box, "pic.pedestal-held", plinth, holder)))
    lines: list[Line] = []
    for ref, text in rows:
        mine = look.mark(ref) > 0
        lines.append([(f" {'•' if mine else ' '} {text}", HEAD if mine else PLAIN)])
    return [title(WORDS, box, "pic.offer"), *lines]


def draw_wonders(look: Look, box: Box) -> list[Line]:
    """The display, the oldest first, with what each card asks for and brings."""
    head = title(WORDS, box, "pic.wonders")
    left = look.size("deck:monuments")
    lines = [[*head, ("  " + WORDS.say(box, "pic.deck", left), DIM)]]
    for item in look.items("display:monuments"):
        shown, mine = thing_of(item) - FIRST_CARD, look.mark(item.ref) > 0
        style = HEAD if mine else PLAIN
        name, *more = fold(f"{item.face} {card(box, shown)}", SIDE_WIDTH - 4)
        lines.append([(f" {'•' if mine else ' '} {name}", style)])
        lines += [[(f"     {text}", style)] for text in more]
        lines += [[(f"     {text}", DIM)] for text in fold(needs(box, shown), SIDE_WIDTH - 4)]
    return lines


def draw_goals(look: Look, box: Box) -> list[Line]:
    goals = [GOAL.words.index(item.face) for item in look.items("goals:objectives")]
    lines = [title(WORDS, box, "pic.goals")] if goals else []
    for goal in goals:
        first, second = box.goal_first[goal], box.goal_second[goal]
        text = WORDS.say(box, "pic.goal" if second else "pic.goal-alone", goal, first, second)
        lines += [[(f"   {part}", PLAIN)] for part in fold(text, SIDE_WIDTH + 20)]
    return lines


# The players.


def markers(look: Look, seat: int) -> list[int]:
    """Where a player's markers stand, track by track."""
    found: list[int] = []
    for track in TRACKS:
        ref = f"marker:{COLOURS[seat]}-{track}"
        spots = look.spots(f"track:{track}")
        there = [spot for spot in spots if ref in [item.ref for item in spot.items]]
        found.append(int(word_of(there[0].ref)))
    return found


def draw_players(look: Look, box: Box) -> list[Line]:
    lines: list[Line] = [
        [
            (f"{WORDS.say(box, 'pic.players'):<{NAME + 5}}", HEAD),
            (WORDS.say(box, "pic.columns"), DIM),
        ]
    ]
    for seat in in_order(look):
        food, ceramics, gears, people = markers(look, seat)
        name = WORDS.figure(box, "seat", seat)[:NAME]
        there = before(look, seat)
        owned = monuments(look, seat)
        loan = there["loan"].figures["round"] if "loan" in there else "-"
        gold = there["board"].figures["gold"]
        figures = f"{gold:>4} {food:>4} {ceramics:>4} {gears:>4} {people:>3}"
        lines.append(
            [
                ("▶" if seat == look.asked else " ", HEAD),
                (f" {letter(box, seat)} ", SEATS[seat]),
                (f" {name:<{NAME}}", HEAD if seat == look.viewer else PLAIN),
                (f"{figures} {len(owned):>3} {loan:>5}", PLAIN),
                (f"  {WORDS.say(box, 'pic.out')}" if "out" in there else "", DIM),
            ]
        )
        names = " ".join(owned)
        lines += [[(f"     {text}", DIM)] for text in fold(names, SIDE_WIDTH - 5) if text]
    return lines


def monuments(look: Look, seat: int) -> list[str]:
    """The monuments a player has completed."""
    items = look.items(f"map:{COLOURS[seat]}")
    return sorted([item.face for item in items if item.sort == "monument" and item.n])


def draw_tracks(look: Look, box: Box) -> list[Line]:
    """Where everybody's markers stand, and where symbols and rings do."""
    lines = [
        [*title(WORDS, box, "pic.tracks"), ("  " + WORDS.say(box, "pic.tracks-key"), DIM)],
        [(" " * (LABEL + 9) + ruler(max([len(passed) for passed in box.passed])), DIM)],
    ]
    side = look.scene.figures["resource-side"]
    for seat in in_order(look):
        for track, at in enumerate(markers(look, seat)):
            sign = letter(box, seat) if track == 0 else " "
            style = SEATS[seat] if track == 0 else PLAIN
            label = f" {gain(box, track)[:LABEL]:<{LABEL}} {at:>2}  "
            lines.append(
                [(f" {sign} ", style), (label, PLAIN), (track_line(box, side, track, at), PLAIN)]
            )
    return lines


def ruler(spaces: int) -> str:
    """Every fifth number above its space."""
    return "".join([f"{at:<5}" for at in range(0, spaces, 5)]).rstrip()


def track_line(box: Box, side: int, track: int, marker: int) -> str:
    """A track with one sign a space."""
    mark = "+" if track == POPULATION else "*"
    spaces = range(len(box.marks(side, track)))
    signs = [mark if box.marked(side, track, at) else "·" for at in spaces]
    signs[marker] = "^"
    return "".join(signs)


def draw_standing(look: Look, box: Box) -> list[Line]:
    """Everybody's points now, by source: nothing that counts is hidden."""
    head: Line = [(f"{WORDS.say(box, 'pic.standing'):<{SOURCE}}", HEAD)]
    order, figures = in_order(look), look.scene.figures
    for seat in order:
        head += [("  ", PLAIN), (f" {letter(box, seat)} ", SEATS[seat])]
    lines = [head]
    for source in SOURCES:
        points = [figures.get(f"{source}-{seat}", 0) for seat in order]
        lines.append([(points_line(WORDS.say(box, f"score.{source}"), points), PLAIN)])
    totals = [figures[f"points-{seat}"] for seat in order]
    return [*lines, [(points_line(WORDS.say(box, "pic.total"), totals), HEAD)]]


def points_line(label: str, points: list[int]) -> str:
    return f" {label:<{SOURCE - 1}}" + "".join([f"{n:>4} " for n in points])


def draw_automaton(look: Look, box: Box) -> list[Line]:
    if look.seats > 1:
        return []
    lines = [title(WORDS, box, "pic.automaton")]
    points = WORDS.say(box, "pic.automaton-points", look.scene.figures["automaton"])
    lines.append([(f" {points}", PLAIN)])
    if used := look.items("used:solo"):
        last, left = SOLO.words.index(used[-1].face), look.size("deck:solo")
        lines.append([(f" {WORDS.say(box, 'pic.solo', last, left)}", PLAIN)])
    taken = look.items("rival:monuments")
    owned = " ".join([item.face for item in taken])
    head = WORDS.say(box, "pic.automaton-cards", len(taken))
    return [*lines, *[[(f" {text}", PLAIN)] for text in fold(f"{head} {owned}", SIDE_WIDTH)]]


def draw_key(box: Box) -> list[Line]:
    """What the signs mean."""
    keys = ("pic.key-land", "pic.key-pieces", "pic.key-tiles", "pic.key-gains", "pic.key-marks")
    said = [WORDS.say(box, key, *range(TYPES)) for key in keys]
    texts = [text for line in said for text in fold(line, SIDE_WIDTH)]
    return [title(WORDS, box, "pic.key"), *[[(f" {text}", DIM)] for text in texts]]
