"""The table drawn with characters, from a view alone.

The picture is a list of lines, each a list of (text, style). Blank lines part it into blocks, which
a program may set side by side; the first block is what a player always wants in sight. Every colour
has a letter as well, so that nothing is lost without colours.
"""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.bits import has, part
from boardwright.games.drawing import DIM, HEAD, PLAIN, Line, fold, options
from boardwright.games.keythedral.actions import BUY, CORNER, FENCE_MARK, PRICE, REMOVE
from boardwright.games.keythedral.components import (
    BASICS,
    CODES,
    FENCES,
    KINDS,
    NUMBERS,
    ROWS,
    SPACES,
    Box,
)
from boardwright.games.keythedral.countryside import CUBES, SEATS, SIDE_WIDTH, TILE_WIDTH, draw_map
from boardwright.games.keythedral.land import corner_of, plot_of, plot_xy
from boardwright.games.keythedral.state import (
    NONE,
    UNUSED,
    brought_by,
    building_of,
    craft_price,
    field_of,
    raised_kind,
)
from boardwright.games.keythedral.words import LETTERS, WORDS, cost_code, effect, when
from boardwright.kernel.visibility import members

EDGE: Final = "bright_black"
CHOICE: Final = "bold #000000 on #ffffff"
GHOST: Final = "bold #000000 on #ff8c00"  # the option under the cursor
SEEN: Final = "italic"
TOWER: Final = "bold #fde047"


def draw(view: dict[str, Any], box: Box) -> list[list[tuple[str, str]]]:
    """The table as this viewer sees it."""
    blocks = [
        draw_head(view, box),
        draw_map(view),
        draw_mat(view, box),
        draw_order(view, box),
        draw_auction(view, box),
        draw_force(view, box),
        draw_players(view, box),
        draw_town(view, box),
        draw_fences(view, box),
        draw_laws(view, box),
        draw_key(box),
    ]
    lines: list[Line] = []
    for block in blocks:
        if block:
            lines += [[], *block] if lines else block
    return lines


def title(box: Box, key: str) -> Line:
    return [(WORDS.say(box, key), HEAD)]


# What a player always wants in sight.


def draw_head(view: dict[str, Any], box: Box) -> list[Line]:
    parts = draw_moment(view, box)
    if view["start"] != NONE:
        parts.append(WORDS.say(box, "pic.start", view["start"]))
        if view["holder"] != view["start"]:
            parts.append(WORDS.say(box, "pic.marker", view["holder"]))
    if view["dry_limit"]:
        parts.append(WORDS.say(box, "pic.dry", view["dry"], view["dry_limit"]))
    elif view["dry"]:
        parts.append(WORDS.say(box, "pic.dry-only", view["dry"]))
    sold = [zone if isinstance(zone, int) else len(zone) for zone in view["built"]]
    parts.append(WORDS.say(box, "pic.built", sum(sold), sum(view["spaces"])))
    lines: list[Line] = [[(" · ".join(parts), PLAIN)]]
    if view["viewer"] >= 0:
        lines += draw_own(view, box, view["viewer"])
    return lines


def draw_moment(view: dict[str, Any], box: Box) -> list[str]:
    if view["over"]:
        return [WORDS.say(box, "pic.over")]
    if view["phase"] == 0:
        parts = [WORDS.say(box, "pic.set-up")]
        if view["drawn_field"] != NONE:
            parts.append(WORDS.say(box, "pic.drawn", view["drawn_field"]))
        return [*parts, WORDS.say(box, "pic.bag", sum(view["bag"]))]
    return [WORDS.say(box, "pic.round", view["round"]), WORDS.say(box, "pic.phase", view["phase"])]


def draw_own(view: dict[str, Any], box: Box, seat: int) -> list[Line]:
    """The viewer's own goods: cubes by kind, building tiles, laws."""
    hand: list[int] = view["cubes"][seat]
    line: Line = [(WORDS.say(box, "pic.you", seat), SEATS[seat]), ("  ", PLAIN)]
    line += cube_counts(hand)
    line.append((WORDS.say(box, "pic.cubes", sum(hand)), PLAIN))
    goods = own_goods(view, box, seat)
    return [line, [(goods, PLAIN)]] if goods else [line]


def own_goods(view: dict[str, Any], box: Box, seat: int) -> str:
    parts: list[str] = []
    built: list[int] = view["built"][seat]
    if built:
        points = sum([box.values[box.row_of[building]] for building in built])
        names = " ".join([f"B{building + 1:02}" for building in built])
        parts.append(f"{names} ({WORDS.say(box, 'pic.points', points)})")
    laws = law_cards(view, seat)
    if laws:
        names = ", ".join([f"{law + 1} {box.titles[law]}" for law in laws])
        parts.append(f"{WORDS.say(box, 'pic.laws')} {names}")
    return " · ".join(parts)


def cube_counts(hand: list[int]) -> Line:
    """Cubes by kind, those one has none of in the background."""
    line: Line = []
    for kind in range(KINDS):
        style = CUBES[kind] if hand[kind] else DIM
        line += [(f"{CODES[kind]}{hand[kind]}", style), (" ", PLAIN)]
    return line


# The mats.


def draw_mat(view: dict[str, Any], box: Box) -> list[Line]:
    """The Keythedral mat: bought tiles leave a dot, unturned ones are ??."""
    open_now = [BUY.arg(a) for a in options(view) if BUY.has(a)]
    open_now += [PRICE.arg(a) for a in options(view) if PRICE.has(a)]
    head = title(box, "pic.mat")
    if open_now:
        head.append(("  " + WORDS.say(box, "pic.buyable"), DIM))
    lines = [head]
    for row in range(ROWS):
        current = row == view["row"] and not view["over"]
        line: Line = [(f"{'▶' if current else ' '}{box.values[row]:>3} ", HEAD if current else DIM)]
        for space in range(view["spaces"][row]):
            line += draw_building(view, box, row, space, open_now)
        lines.append(line)
    return lines


def draw_building(
    view: dict[str, Any], box: Box, row: int, space: int, open_now: list[int]
) -> Line:
    tile = view["rows"][row * SPACES + space]
    looked: list[int] = view["looked_at"] if isinstance(view["looked_at"], list) else []
    if tile == 0:
        return [(f"{'·':<{TILE_WIDTH}}", DIM)]
    if tile < 0:
        secret = looked[space] if row == view["row"] + 1 and space < len(looked) else NONE
        text = "??" if secret == NONE else f"?{secret + 1:02} {cost_code(box, secret)}"
        return [(f"{text:<{TILE_WIDTH}}", DIM if secret == NONE else SEEN)]
    building = tile - 1
    text = f"B{tile:02} {cost_code(box, building)}{price_marks(view, building)}"
    chosen = building in open_now
    sign = "•" if chosen else " "
    style = HEAD if chosen else (PLAIN if row == view["row"] else DIM)
    return [(f"{text + sign:<{TILE_WIDTH}}", style)]


def price_marks(view: dict[str, Any], building: int) -> str:
    """+T for one more timber by Raised Price, -1 for Reduced Price."""
    kinds = [raised_kind(mark) for mark in view["raised"] if building_of(mark) == building]
    more = "".join(["+" + CODES[kind] for kind in kinds])
    return more + ("-1" if has(view["reduced"], building) else "")


def draw_order(view: dict[str, Any], box: Box) -> list[Line]:
    """Which number each work order marker lies on; they return in phase 4."""
    if not 1 <= view["phase"] <= 3 or view["over"]:
        return []
    line: Line = [(WORDS.say(box, "pic.order") + "  ", HEAD)]
    for marker, number in enumerate(view["markers"]):
        line.append((f"{marker + 1}→{number or '·'}  ", PLAIN if number else DIM))
    return [line]


def law_cards(view: dict[str, Any], seat: int) -> Any:
    """The laws a player has, one just taken included; only their number where they are hidden."""
    return view["laws"][seat] + view["taken"][seat]


def draw_town(view: dict[str, Any], box: Box) -> list[Line]:
    lines = [title(box, "pic.town")]
    store: Line = [(f" {WORDS.say(box, 'pic.store'):<9}", DIM)]
    for kind in range(BASICS):
        store += [(f"{CODES[kind]}{view['store'][kind]}", CUBES[kind]), (" ", PLAIN)]
    crafts: Line = [(f" {WORDS.say(box, 'pic.crafts'):<9}", DIM)]
    me = view["viewer"]
    for kind in range(BASICS, KINDS):
        spent = view["spent"][kind - BASICS]
        beside = f"+{spent}" if spent else ""
        crafts.append((f"{CODES[kind]}{view['store'][kind]}{beside}", CUBES[kind]))
        price = craft_price(box, kind, view["favours"][me] if me >= 0 else 0)
        crafts.append((f" {WORDS.say(box, 'pic.price', price)}  ", DIM))
    laws: Line = [(f" {WORDS.say(box, 'pic.new-laws'):<9}", DIM)]
    laws += [(f"[{law_face(card)}] ", PLAIN) for card in view["law_spaces"]]
    laws.append((WORDS.say(box, "pic.deck", view["law_deck"]), DIM))
    open_laws = [card - 1 for card in view["law_spaces"] if card > 0]
    named: list[Line] = [[(f"   {law + 1} {box.titles[law]}", PLAIN)] for law in open_laws]
    return [*lines, store, crafts, laws, *named]


def law_face(card: int) -> str:
    if card == 0:
        return "  "
    return "??" if card < 0 else f"{card:>2}"


# The players.


def draw_players(view: dict[str, Any], box: Box) -> list[Line]:
    lines: list[Line] = [
        [(f"{WORDS.say(box, 'pic.players'):<13}", HEAD), (WORDS.say(box, "pic.columns"), DIM)]
    ]
    asked = view["asked"]["seat"] if view["asked"] else NONE
    for seat in range(view["seats"]):
        lines.append(draw_player(view, box, seat, seat == asked))
        lines += draw_open_hand(view, box, seat)
    return lines


def draw_player(view: dict[str, Any], box: Box, seat: int, asked: bool) -> Line:
    hand, built, laws = view["cubes"][seat], view["built"][seat], law_cards(view, seat)
    cubes = hand if isinstance(hand, int) else sum(hand)
    tiles = built if isinstance(built, int) else len(built)
    cards = laws if isinstance(laws, int) else len(laws)
    houses = part(view["houses"], seat * NUMBERS, NUMBERS).bit_count()
    left = view["fences"][seat * FENCES : seat * FENCES + FENCES].count(UNUSED)
    out = has(view["out"], seat) == 1 and view["phase"] == 3
    return [
        ("▶" if asked else " ", HEAD),
        (f" {LETTERS[seat]} ", SEATS[seat]),
        (f" {WORDS.figure(box, 'seat', seat):<7} ", HEAD if seat == view["viewer"] else PLAIN),
        (f"{cubes:>5} {tiles:>5} {cards:>4} {houses:>6} {left:>6}", PLAIN),
        (f"  {WORDS.say(box, 'pic.out')}" if out else "", DIM),
    ]


def draw_open_hand(view: dict[str, Any], box: Box, seat: int) -> list[Line]:
    """What others have laid open: at the end everything, with open law cards the laws."""
    if seat == view["viewer"]:
        return []
    lines: list[Line] = []
    hand, built, laws = view["cubes"][seat], view["built"][seat], law_cards(view, seat)
    if not isinstance(hand, int):
        lines.append([("     ", PLAIN), *cube_counts(hand)])
    if not isinstance(built, int) and built:
        lines.append([("     " + " ".join([f"B{b + 1:02}" for b in built]), PLAIN)])
    if not isinstance(laws, int):
        lines += [[(f"     {law + 1} {box.titles[law]}", PLAIN)] for law in laws]
    return lines


def draw_auction(view: dict[str, Any], box: Box) -> list[Line]:
    if view["phase"] != 5 or view["over"]:
        return []
    parts: list[str] = []
    if view["bidder"] == NONE:
        parts.append(WORDS.say(box, "pic.no-bid"))
    elif view["bid"] and view["settled"]:
        parts.append(WORDS.say(box, "pic.owed", view["bid"]))
    elif view["bid"]:
        parts.append(WORDS.say(box, "pic.bid", view["bidder"], view["bid"]))
    for seat in members(view["quitters"]):
        parts.append(WORDS.say(box, "pic.quit", seat))
    if view["matched"]:
        parts.append(WORDS.say(box, "pic.matched", view["holder"]))
    texts = fold(" · ".join(parts), SIDE_WIDTH)
    return [title(box, "pic.auction"), *[[(f" {text}", PLAIN)] for text in texts]]


def draw_force(view: dict[str, Any], box: Box) -> list[Line]:
    """The laws whose effects last."""
    found: list[str] = []
    if view["master"] != NONE:
        found.append(WORDS.say(box, "pic.master", view["master"]))
    found += [WORDS.say(box, "pic.way", seat) for seat in members(view["right_of_way"])]
    found += [WORDS.say(box, "pic.bumper", kind) for kind in members(view["bumper"])]
    found += [WORDS.say(box, "pic.barred", kind) for kind in members(view["barred"])]
    found += [WORDS.say(box, "pic.change", field_of(c), brought_by(c)) for c in view["changes"]]
    found += [WORDS.say(box, "pic.glean", kind) for kind in view["gleaned"]]
    for seat in range(view["seats"]):
        if view["free_trades"][seat]:
            found.append(WORDS.say(box, "pic.trades", seat, view["free_trades"][seat]))
        if view["favours"][seat]:
            found.append(WORDS.say(box, "pic.favours", seat, view["favours"][seat]))
    found += [WORDS.say(box, "pic.ban", seat) for seat in members(view["bans"])]
    if view["appointer"] != NONE:
        found.append(WORDS.say(box, "pic.appoint", view["appointer"]))
    found += [WORDS.say(box, "pic.looked", seat) for seat in members(view["lookers"])]
    if not found:
        return []
    return [title(box, "pic.force"), *[[(f" {text}", PLAIN)] for text in found]]


def draw_fences(view: dict[str, Any], box: Box) -> list[Line]:
    """Where each fence lies: its name is what an option means."""
    numbers = {REMOVE.arg(a): i + 1 for i, a in enumerate(options(view)) if REMOVE.has(a)}
    cells: Line = []
    for fence, side in enumerate(view["fences"]):
        if side >= 0:
            x, y = plot_xy(plot_of(side))
            mark = f"({numbers[fence]}) " if fence in numbers else ""
            text = f"{mark}{FENCE_MARK.words[fence]} {x},{y} {CORNER.words[corner_of(side)]}"
            cells.append((f" {text:<23}", PLAIN))
    if not cells:
        return []
    return [title(box, "pic.fences"), *[cells[i : i + 2] for i in range(0, len(cells), 2)]]


def draw_laws(view: dict[str, Any], box: Box) -> list[Line]:
    """What the viewer's own laws say."""
    laws: list[int] = law_cards(view, view["viewer"]) if view["viewer"] >= 0 else []
    if not laws:
        return []
    lines = [title(box, "pic.your-laws")]
    for law in laws:
        lines.append([(f" {law + 1} {box.titles[law]}, {when(box, law)}", PLAIN)])
        lines += [[(f"   {text}", DIM)] for text in fold(effect(box, law), SIDE_WIDTH - 2)]
    return lines


def draw_key(box: Box) -> list[Line]:
    """What the letters mean."""
    names = [f"{CODES[kind]} {box.cube_names[kind]}" for kind in range(KINDS)]
    texts = [*fold(", ".join(names), SIDE_WIDTH), WORDS.say(box, "pic.key-tiles")]
    texts += fold(WORDS.say(box, "pic.key-fences"), SIDE_WIDTH)
    return [title(box, "pic.key"), *[[(f" {text}", DIM)] for text in texts]]
