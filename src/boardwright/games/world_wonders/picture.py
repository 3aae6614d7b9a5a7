"""The table drawn with characters, from a view alone.

The picture is a list of lines, each a list of (text, style). Blank lines part it into blocks, which
a program may set side by side; the first block is what a player always wants in sight. Everything
that has a colour has a letter or sign as well, so that nothing is lost without colours.
"""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.bits import has
from boardwright.games.drawing import DIM, HEAD, PLAIN, Line, fold, options
from boardwright.games.world_wonders.actions import BUILD, PEDESTAL, PUT, SINGLE, WONDER
from boardwright.games.world_wonders.actions import ROAD as BUY_ROAD
from boardwright.games.world_wonders.actions import SHORTS as BUY_SET
from boardwright.games.world_wonders.actions import TOWER as BUY_TOWER
from boardwright.games.world_wonders.board import (
    BIT,
    CELLS,
    HIGH,
    WIDE,
    cell_id,
    cell_of,
    place_of,
    thing_of,
)
from boardwright.games.world_wonders.components import (
    CARD_NAMES,
    FIRST_CARD,
    FIRST_TILE,
    LONG,
    PAIR,
    TOWER,
    Box,
    shape_of,
    type_of,
)
from boardwright.games.world_wonders.rows import POPULATION, TRACKS, TYPE_CODES, TYPES
from boardwright.games.world_wonders.words import WORDS, card, gain, letter, needs, tile
from boardwright.kernel.game import Score
from boardwright.kernel.visibility import members

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

SIDE_WIDTH: Final = 52  # of the texts beside the map
NARROW: Final = 28  # of the map of another player
NAME: Final = 10  # of a player's name in a table
LABEL: Final = 12  # of the name of a track
SOURCE: Final = 20  # of a source of points


def draw(view: dict[str, Any], box: Box, standing: list[Score]) -> list[list[tuple[str, str]]]:
    """The table as this viewer sees it, with the points as they stand."""
    me = view["viewer"]
    if me < 0:
        me = view["asked"]["seat"] if view["asked"] else view["order"][0]
    blocks = [draw_head(view, box, me), draw_map(view, box, me)]
    blocks += [draw_tiles(view, box), draw_offer(view, box), draw_wonders(view, box)]
    blocks += [draw_players(view, box), draw_tracks(view, box), draw_standing(view, box, standing)]
    blocks += [draw_automaton(view, box, standing), draw_goals(view, box)]
    blocks += [draw_small(view, box, seat) for seat in range(view["seats"]) if seat != me]
    blocks.append(draw_key(box))
    lines: list[Line] = []
    for block in blocks:
        if block:
            lines += [[], *block] if lines else block
    return lines


def title(box: Box, key: str, *args: int) -> Line:
    return [(WORDS.say(box, key, *args), HEAD)]


# What a player always wants in sight.


def draw_head(view: dict[str, Any], box: Box, me: int) -> list[Line]:
    first = WORDS.say(box, "pic.round", view["round"], box.rounds)
    line: Line = [(WORDS.say(box, "pic.over") if view["over"] else first, HEAD)]
    line.append((f" · {WORDS.say(box, 'pic.order')} ", PLAIN))
    for seat in view["order"]:
        line.append((letter(box, seat), SEATS[seat]))
        line.append((" ", PLAIN))
    lines = [line]
    if view["viewer"] >= 0:
        own: Line = [(WORDS.say(box, "pic.you", me), SEATS[me]), ("  ", PLAIN)]
        parts = [WORDS.say(box, "pic.gold", view["gold"][me])]
        mine = markers(view, me)
        parts += [WORDS.say(box, "pic.figure", track, at) for track, at in enumerate(mine)]
        own.append((" · ".join(parts), PLAIN))
        lines.append(own)
        more = [WORDS.say(box, "pic.loan", view["loans"][me])] if view["loans"][me] else []
        more += [WORDS.say(box, "pic.start")] if has(view["starting"], me) else []
        if more:
            lines.append([(" · ".join(more), DIM)])
    return lines


# Maps.


class Sketch:
    """What one map shows, gathered from the view: a sign and a style for every space."""

    def __init__(self, view: dict[str, Any], box: Box, seat: int) -> None:
        board = view["maps"][seat]
        self.signs: list[str] = [""] * CELLS
        self.styles: list[str] = [""] * CELLS
        for cell in range(CELLS):
            wet = has(box.water[board], BIT[cell])
            wild = has(box.nature[board], BIT[cell])
            self.signs[cell] = "~" if wet else ("n" if wild else ".")
            self.styles[cell] = LAKE if wet else (NATURE if wild else GRASS)
        last, part = -1, 0
        for piece in view["pieces"][seat]:
            thing, place = thing_of(piece), place_of(piece)
            part = part + 1 if thing == last and thing >= FIRST_CARD else 0
            last = thing
            for cell in box.part(thing, part).cells(place):
                self.signs[cell], self.styles[cell] = sign_of(thing, self.signs[cell] == "~")

    def small(self, cell: int) -> tuple[str, str]:
        """One sign and a blank: of a monument the sign that stands for all of them."""
        sign = self.signs[cell]
        return ("& " if sign[0] in "mux" and len(sign) > 2 else f"{sign[0]} "), self.styles[cell]


def sign_of(thing: int, wet: bool) -> tuple[str, str]:
    """How a piece is drawn on one of its spaces."""
    if thing < TOWER:
        return ("%" if wet else "#"), PAVED
    if thing == TOWER:
        return "T", SPIRE
    if thing >= FIRST_CARD:
        return f"{CARD_NAMES[thing - FIRST_CARD]:<3}", MARBLE
    kind = type_of(thing - FIRST_TILE)
    return f"{TYPE_CODES[kind][0].lower()}{shape_of(thing - FIRST_TILE) + 1}", HOUSES[kind]


def footprint(view: dict[str, Any], box: Box, action: int) -> list[int]:
    """The spaces that a laying action would cover."""
    if SINGLE.has(action):
        return [SINGLE.arg(action)]
    if not PUT.has(action):
        return []
    frame = view["asked"]["frame"]
    part = len(frame[3]) if frame[0] == "LayWonder" else 0
    return box.part(in_hand(view), part).cells(PUT.arg(action))


def in_hand(view: dict[str, Any]) -> int:
    """The thing that is being laid."""
    frame = view["asked"]["frame"]
    if frame[0] == "LayTile":
        return FIRST_TILE + int(frame[2])
    if frame[0] == "LayWonder":
        return FIRST_CARD + int(frame[2])
    return {"LaySet": PAIR, "LayTower": TOWER}.get(frame[0], LONG)


def corner_of(action: int) -> int:
    """The space by which a laying action is named: the lower left corner of the piece."""
    if SINGLE.has(action):
        return SINGLE.arg(action)
    return cell_of(PUT.arg(action)) if PUT.has(action) else -1


def draw_map(view: dict[str, Any], box: Box, seat: int) -> list[Line]:
    """The map at hand: corners of legal places in brackets, all they could cover between colons;
    the option under the cursor, as it would lie, between angles."""
    sketch = Sketch(view, box, seat)
    shown = view.get("ghost", -1)
    ghost = set(footprint(view, box, shown)) if shown in options(view) else set()
    corners = {corner_of(action) for action in options(view)}
    covered = {cell for action in options(view) for cell in footprint(view, box, action)}
    lines = [title(box, "pic.map", seat, view["maps"][seat])]
    for y in range(HIGH - 1, -1, -1):
        line: Line = [(f"{y + 1:>3} ", DIM)]
        for cell in row_cells(y):
            sign = sketch.signs[cell]
            if cell in ghost:
                line.append((f"<{ghost_sign(in_hand(view), sign == '~')}>", GHOST))
            elif cell in corners:
                line.append((f"[{sign[0]}]", CHOICE))
            elif cell in covered:
                line.append((f":{sign[0]}:", REACH))
            else:
                line.append((f"{sign:^3}", sketch.styles[cell]))
        lines.append(line)
    lines.append([("    " + "=" * (3 * WIDE), DIM)])
    lines.append([("    " + "".join([f"{x + 1:^3}" for x in range(WIDE)]), DIM)])
    return lines


def row_cells(y: int) -> list[int]:
    return [cell_id(x, y) for x in range(WIDE)]


def ghost_sign(thing: int, wet: bool) -> str:
    """One character for a piece that does not lie yet."""
    return "&" if thing >= FIRST_CARD else sign_of(thing, wet)[0][0]


def draw_small(view: dict[str, Any], box: Box, seat: int) -> list[Line]:
    """Another player's map, one sign a space."""
    sketch = Sketch(view, box, seat)
    lines = [title(box, "pic.map", seat, view["maps"][seat])]
    for y in range(HIGH - 1, -1, -1):
        line: Line = [(f"{y + 1:>3} ", DIM)]
        line += [sketch.small(cell) for cell in row_cells(y)]
        lines.append(line)
    lines.append([("    " + "=" * (2 * WIDE - 1), DIM)])
    return [
        [*line, (" " * (NARROW - sum([len(text) for text, _ in line])), PLAIN)] for line in lines
    ]


# The table.


def draw_tiles(view: dict[str, Any], box: Box) -> list[Line]:
    """The tiles turned up, drawn as they are printed."""
    open_now = [BUILD.arg(action) for action in options(view) if BUILD.has(action)]
    head = title(box, "pic.tiles")
    if open_now:
        head.append(("  " + WORDS.say(box, "pic.buyable"), DIM))
    lines = [head]
    for found in view["shown"]:
        if found < 0:
            lines.append([(" -", DIM)])
            continue
        cost = box.price(found, view["by_type"], view["published"])
        sign = "•" if found in open_now else " "
        style = HEAD if found in open_now else PLAIN
        line: Line = [(f" {sign}", style), (f"{outline(box, found):<10}", HOUSES[type_of(found)])]
        line.append((f" {tile(box, found):<25} {WORDS.say(box, 'pic.cost', cost)}", style))
        lines.append(line)
    return lines


def outline(box: Box, found: int) -> str:
    """A shape in one line: its rows from the top, parted by a slash."""
    cells = box.shapes[shape_of(found)].forms[0].cells
    wide = max([x for x, _ in cells]) + 1
    high = max([y for _, y in cells]) + 1
    rows = ["".join(["#" if (x, y) in cells else "." for x in range(wide)]) for y in range(high)]
    return "/".join(reversed(rows))


def draw_offer(view: dict[str, Any], box: Box) -> list[Line]:
    chosen = options(view)
    rows = [
        (BUY_ROAD.of() in chosen, WORDS.say(box, "pic.roads", view["roads"], box.long_price)),
        (BUY_SET.of() in chosen, WORDS.say(box, "pic.sets", view["sets"], box.set_price)),
        (BUY_TOWER.of() in chosen, WORDS.say(box, "pic.tower", view["tower"], box.tower_price)),
    ]
    for plinth, holder in enumerate(view["pedestals"]):
        if holder < 0:
            text = WORDS.say(box, "pic.pedestal", plinth, box.pedestal_price)
        else:
            text = WORDS.say(box, "pic.pedestal-held", plinth, holder)
        rows.append((PEDESTAL.of(plinth) in chosen, text))
    lines: list[Line] = [
        [(f" {'•' if mine else ' '} {text}", HEAD if mine else PLAIN)] for mine, text in rows
    ]
    return [title(box, "pic.offer"), *lines]


def draw_wonders(view: dict[str, Any], box: Box) -> list[Line]:
    """The display, the oldest first, with what each card asks for and brings."""
    open_now = [WONDER.arg(action) for action in options(view) if WONDER.has(action)]
    head = title(box, "pic.wonders")
    left = view["wonder_bag"] if isinstance(view["wonder_bag"], int) else len(view["wonder_bag"])
    lines = [[*head, ("  " + WORDS.say(box, "pic.deck", left), DIM)]]
    for shown in view["display"]:
        mine = shown in open_now
        style = HEAD if mine else PLAIN
        name, *more = fold(card(box, shown), SIDE_WIDTH - 4)
        lines.append([(f" {'•' if mine else ' '} {name}", style)])
        lines += [[(f"     {text}", style)] for text in more]
        lines += [[(f"     {text}", DIM)] for text in fold(needs(box, shown), SIDE_WIDTH - 4)]
    return lines


def draw_goals(view: dict[str, Any], box: Box) -> list[Line]:
    if not view["goals"]:
        return []
    lines = [title(box, "pic.goals")]
    for goal in view["goals"]:
        first, second = box.goal_first[goal], box.goal_second[goal]
        text = WORDS.say(box, "pic.goal" if second else "pic.goal-alone", goal, first, second)
        lines += [[(f"   {part}", PLAIN)] for part in fold(text, SIDE_WIDTH + 20)]
    return lines


# The players.


def markers(view: dict[str, Any], seat: int) -> list[int]:
    """Where a player's markers stand, track by track."""
    found: list[int] = view["tracks"][seat * len(TRACKS) : (seat + 1) * len(TRACKS)]
    return found


def draw_players(view: dict[str, Any], box: Box) -> list[Line]:
    lines: list[Line] = [
        [
            (f"{WORDS.say(box, 'pic.players'):<{NAME + 5}}", HEAD),
            (WORDS.say(box, "pic.columns"), DIM),
        ]
    ]
    asked = view["asked"]["seat"] if view["asked"] else -1
    for seat in view["order"]:
        food, ceramics, gears, people = markers(view, seat)
        name = WORDS.figure(box, "seat", seat)[:NAME]
        owned = members(view["cards"][seat])
        loan = view["loans"][seat] or "-"
        figures = f"{view['gold'][seat]:>4} {food:>4} {ceramics:>4} {gears:>4} {people:>3}"
        out = has(view["out"], seat)
        lines.append(
            [
                ("▶" if seat == asked else " ", HEAD),
                (f" {letter(box, seat)} ", SEATS[seat]),
                (f" {name:<{NAME}}", HEAD if seat == view["viewer"] else PLAIN),
                (f"{figures} {len(owned):>3} {loan:>5}", PLAIN),
                (f"  {WORDS.say(box, 'pic.out')}" if out else "", DIM),
            ]
        )
        names = " ".join([CARD_NAMES[number] for number in owned])
        lines += [[(f"     {text}", DIM)] for text in fold(names, SIDE_WIDTH - 5) if text]
    return lines


def draw_tracks(view: dict[str, Any], box: Box) -> list[Line]:
    """Where everybody's markers stand, and where symbols and rings do."""
    lines = [
        [*title(box, "pic.tracks"), ("  " + WORDS.say(box, "pic.tracks-key"), DIM)],
        [(" " * (LABEL + 9) + ruler(max([len(passed) for passed in box.passed])), DIM)],
    ]
    for seat in view["order"]:
        for track, at in enumerate(markers(view, seat)):
            sign = letter(box, seat) if track == 0 else " "
            style = SEATS[seat] if track == 0 else PLAIN
            label = f" {gain(box, track)[:LABEL]:<{LABEL}} {at:>2}  "
            road = track_line(box, view["resource_side"], track, at)
            lines.append([(f" {sign} ", style), (label, PLAIN), (road, PLAIN)])
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


def draw_standing(view: dict[str, Any], box: Box, standing: list[Score]) -> list[Line]:
    """Everybody's points now, by source: nothing that counts is hidden."""
    head: Line = [(f"{WORDS.say(box, 'pic.standing'):<{SOURCE}}", HEAD)]
    for seat in view["order"]:
        head += [("  ", PLAIN), (f" {letter(box, seat)} ", SEATS[seat])]
    lines = [head]
    for i, (source, _) in enumerate(standing[0].sources):
        points = [standing[seat].sources[i][1] for seat in view["order"]]
        lines.append([(points_line(WORDS.say(box, f"score.{source}"), points), PLAIN)])
    totals = [standing[seat].total for seat in view["order"]]
    return [*lines, [(points_line(WORDS.say(box, "pic.total"), totals), HEAD)]]


def points_line(label: str, points: list[int]) -> str:
    return f" {label:<{SOURCE - 1}}" + "".join([f"{n:>4} " for n in points])


def draw_automaton(view: dict[str, Any], box: Box, standing: list[Score]) -> list[Line]:
    if view["seats"] > 1:
        return []
    lines = [title(box, "pic.automaton")]
    lines.append([(f" {WORDS.say(box, 'pic.automaton-points', standing[0].ties[1])}", PLAIN)])
    if view["solo_used"]:
        left = view["solo_bag"] if isinstance(view["solo_bag"], int) else len(view["solo_bag"])
        lines.append([(f" {WORDS.say(box, 'pic.solo', view['solo_used'][-1], left)}", PLAIN)])
    owned = " ".join([CARD_NAMES[number] for number in view["rival"]])
    head = WORDS.say(box, "pic.automaton-cards", len(view["rival"]))
    return [*lines, *[[(f" {text}", PLAIN)] for text in fold(f"{head} {owned}", SIDE_WIDTH)]]


def draw_key(box: Box) -> list[Line]:
    """What the signs mean."""
    keys = ("pic.key-land", "pic.key-pieces", "pic.key-tiles", "pic.key-gains", "pic.key-marks")
    said = [WORDS.say(box, key, *range(TYPES)) for key in keys]
    texts = [text for line in said for text in fold(line, SIDE_WIDTH)]
    return [title(box, "pic.key"), *[[(f" {text}", DIM)] for text in texts]]
