"""The table drawn with characters, from a scene alone.

The picture is a list of lines, each a list of (text, style). Blank lines part it into blocks, which
a program may set side by side; the first block is what a player always wants in sight. Every colour
has a letter as well, so that nothing is lost without colours.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.drawing import DIM, HEAD, PLAIN, Line, Look, fold, title
from boardwright.games.keythedral.actions import COLOURS
from boardwright.games.keythedral.components import BASICS, CODES, KINDS, Box
from boardwright.games.keythedral.countryside import CUBES, SEATS, SIDE_WIDTH, TILE_WIDTH, draw_map
from boardwright.games.keythedral.words import LETTERS, WORDS, effect, when
from boardwright.scene import Item, Spot

NONE: Final = -1
SEEN: Final = "italic"


def draw(look: Look, box: Box) -> list[Line]:
    """The table as its viewer sees it."""
    blocks = [
        draw_head(look, box),
        draw_map(look),
        draw_mat(look, box),
        draw_order(look, box),
        draw_auction(look, box),
        draw_force(look, box),
        draw_players(look, box),
        draw_town(look, box),
        draw_fences(look, box),
        draw_laws(look, box),
        draw_key(box),
    ]
    lines: list[Line] = []
    for block in blocks:
        if block:
            lines += [[], *block] if lines else block
    return lines


# What a player always wants in sight.


def draw_head(look: Look, box: Box) -> list[Line]:
    figures = look.scene.figures
    parts = draw_moment(look, box)
    if figures["start"] != NONE:
        parts.append(WORDS.say(box, "pic.start", figures["start"]))
        if figures["holder"] != figures["start"]:
            parts.append(WORDS.say(box, "pic.marker", figures["holder"]))
    if figures["dry-limit"]:
        parts.append(WORDS.say(box, "pic.dry", figures["dry"], figures["dry-limit"]))
    elif figures["dry"]:
        parts.append(WORDS.say(box, "pic.dry-only", figures["dry"]))
    parts.append(WORDS.say(box, "pic.built", figures["bought"], figures["tiles"]))
    lines: list[Line] = [[(" · ".join(parts), PLAIN)]]
    if look.viewer >= 0:
        lines += draw_own(look, box, look.viewer)
    return lines


def draw_moment(look: Look, box: Box) -> list[str]:
    figures = look.scene.figures
    if look.over:
        return [WORDS.say(box, "pic.over")]
    if figures["phase"] == 0:
        drawn = [CODES.index(item.face) for item in look.items("bag:drawn")]
        parts = [WORDS.say(box, "pic.drawn", kind) for kind in drawn]
        bag = WORDS.say(box, "pic.bag", look.size("bag:fields"))
        return [WORDS.say(box, "pic.set-up"), *parts, bag]
    phase = WORDS.say(box, "pic.phase", figures["phase"])
    return [WORDS.say(box, "pic.round", figures["round"]), phase]


def draw_own(look: Look, box: Box, seat: int) -> list[Line]:
    """The viewer's own goods: cubes by kind, building tiles, laws."""
    line: Line = [(WORDS.say(box, "pic.you", seat), SEATS[seat]), ("  ", PLAIN)]
    line += cube_counts(look, seat)
    line.append((WORDS.say(box, "pic.cubes", look.size(f"screen:{COLOURS[seat]}")), PLAIN))
    goods = own_goods(look, box, seat)
    return [line, [(goods, PLAIN)]] if goods else [line]


def own_goods(look: Look, box: Box, seat: int) -> str:
    parts: list[str] = []
    if built := look.items(f"built:{COLOURS[seat]}"):
        points = sum([item.figures["value"] for item in built])
        names = " ".join([item.face for item in built])
        parts.append(f"{names} ({WORDS.say(box, 'pic.points', points)})")
    if laws := look.items(f"laws:{COLOURS[seat]}"):
        names = ", ".join([law_name(box, law) for law in laws])
        parts.append(f"{WORDS.say(box, 'pic.laws')} {names}")
    return " · ".join(parts)


def law_name(box: Box, item: Item) -> str:
    return f"{item.face} {box.titles[int(item.face) - 1]}"


def cube_counts(look: Look, seat: int) -> Line:
    """Cubes by kind, those one has none of in the background."""
    held = {item.face: item.n for item in look.items(f"screen:{COLOURS[seat]}")}
    line: Line = []
    for kind, code in enumerate(CODES):
        n = held.get(code, 0)
        line += [(f"{code}{n}", CUBES[kind] if n else DIM), (" ", PLAIN)]
    return line


# The mats.


def draw_mat(look: Look, box: Box) -> list[Line]:
    """The Keythedral mat: bought tiles leave a dot, unturned ones are ??."""
    head = title(WORDS, box, "pic.mat")
    if any(ref.startswith("building:") for ref in look.marks):
        head.append(("  " + WORDS.say(box, "pic.buyable"), DIM))
    lines = [head]
    for row, value in enumerate(box.values):
        current = row == look.scene.figures["row"] and not look.over
        line: Line = [(f"{'▶' if current else ' '}{value:>3} ", HEAD if current else DIM)]
        for spot in look.spots(f"row:{value}"):
            line.append(draw_building(look, spot, row))
        lines.append(line)
    return lines


def draw_building(look: Look, spot: Spot, row: int) -> tuple[str, str]:
    if not spot.items:
        return f"{'·':<{TILE_WIDTH}}", DIM
    item = spot.items[0]
    if not item.face:
        return f"{'??':<{TILE_WIDTH}}", DIM
    if "covered" in item.figures:
        return f"{f'?{item.face[1:]} {cost_code(item)}':<{TILE_WIDTH}}", SEEN
    chosen = look.mark(item.ref) > 0
    text = f"{item.face} {cost_code(item)}{'•' if chosen else ' '}"
    current = row == look.scene.figures["row"]
    return f"{text:<{TILE_WIDTH}}", HEAD if chosen else PLAIN if current else DIM


def cost_code(item: Item) -> str:
    """The printed cost; +T for one more timber by Raised Price, -1 for Reduced Price."""
    printed, more = "", ""
    for code in CODES:
        raised = item.figures.get(f"+{code}", 0)
        printed += code * (item.figures.get(code, 0) - raised)
        more += f"+{code}" * raised
    return printed + more + ("-1" if "less" in item.figures else "")


def draw_order(look: Look, box: Box) -> list[Line]:
    """Which number each work order marker lies on; they return in phase 4."""
    if not 1 <= look.scene.figures["phase"] <= 3 or look.over:
        return []
    lying = {
        item.face: spot.ref.split(":")[1]
        for spot in look.spots("order:markers")
        for item in spot.items
    }
    line: Line = [(WORDS.say(box, "pic.order") + "  ", HEAD)]
    for marker in sorted(lying):
        number = lying[marker] if lying[marker] != "none" else ""
        line.append((f"{marker}→{number or '·'}  ", PLAIN if number else DIM))
    return [line]


def draw_town(look: Look, box: Box) -> list[Line]:
    lines = [title(WORDS, box, "pic.town")]
    there = {spot.ref: spot.items for spot in look.spots("town:store")}
    store: Line = [(f" {WORDS.say(box, 'pic.store'):<9}", DIM)]
    for kind, code in enumerate(CODES[:BASICS]):
        store += [(f"{code}{there[f'store:{code}'][0].n}", CUBES[kind]), (" ", PLAIN)]
    crafts: Line = [(f" {WORDS.say(box, 'pic.crafts'):<9}", DIM)]
    for kind in range(BASICS, KINDS):
        item = there[f"store:{CODES[kind]}"][0]
        beside = "".join([f"+{spent.n}" for spent in there[f"beside:{CODES[kind]}"]])
        crafts.append((f"{CODES[kind]}{item.n}{beside}", CUBES[kind]))
        crafts.append((f" {WORDS.say(box, 'pic.price', item.figures['price'])}  ", DIM))
    laws: Line = [(f" {WORDS.say(box, 'pic.new-laws'):<9}", DIM)]
    spaces = look.spots("town:new-laws")
    laws += [(f"[{law_face(spot)}] ", PLAIN) for spot in spaces]
    laws.append((WORDS.say(box, "pic.deck", look.size("deck:laws")), DIM))
    cards = [item for spot in spaces for item in spot.items if item.face]
    named: list[Line] = [[(f"   {law_name(box, card)}", PLAIN)] for card in cards]
    return [*lines, store, crafts, laws, *named]


def law_face(spot: Spot) -> str:
    if not spot.items:
        return "  "
    return f"{spot.items[0].face:>2}" if spot.items[0].face else "??"


# The players.


def draw_players(look: Look, box: Box) -> list[Line]:
    lines: list[Line] = [
        [(f"{WORDS.say(box, 'pic.players'):<13}", HEAD), (WORDS.say(box, "pic.columns"), DIM)]
    ]
    for seat in range(look.seats):
        lines.append(draw_player(look, box, seat))
        lines += draw_open_hand(look, box, seat)
    return lines


def draw_player(look: Look, box: Box, seat: int) -> Line:
    colour = COLOURS[seat]
    tiles = [
        i for i in (*look.items("board:plots"), *look.items(f"home:{colour}")) if i.seat == seat
    ]
    houses = len([item for item in tiles if item.face == "house"])
    left = len([item for item in look.items(f"home:{colour}") if item.sort == "fence"])
    cubes, built = look.size(f"screen:{colour}"), look.size(f"built:{colour}")
    out = any(item.ref == f"out:{colour}" for item in look.items("table:seats"))
    return [
        ("▶" if seat == look.asked else " ", HEAD),
        (f" {LETTERS[seat]} ", SEATS[seat]),
        (f" {WORDS.figure(box, 'seat', seat):<7} ", HEAD if seat == look.viewer else PLAIN),
        (f"{cubes:>5} {built:>5} {look.size(f'laws:{colour}'):>4} {houses:>6} {left:>6}", PLAIN),
        (f"  {WORDS.say(box, 'pic.out')}" if out else "", DIM),
    ]


def draw_open_hand(look: Look, box: Box, seat: int) -> list[Line]:
    """What others have laid open: at the end everything, with open law cards the laws."""
    if seat == look.viewer:
        return []
    colour = COLOURS[seat]
    lines: list[Line] = []
    if look.spots(f"screen:{colour}"):
        lines.append([("     ", PLAIN), *cube_counts(look, seat)])
    if built := look.items(f"built:{colour}"):
        lines.append([("     " + " ".join([item.face for item in built]), PLAIN)])
    laws = look.items(f"laws:{colour}")
    return lines + [[(f"     {law_name(box, law)}", PLAIN)] for law in laws]


def draw_auction(look: Look, box: Box) -> list[Line]:
    marks = look.items("auction:marker")
    if not marks:
        return []
    texts = fold(" · ".join([mark_text(box, mark) for mark in marks]), SIDE_WIDTH)
    return [title(WORDS, box, "pic.auction"), *[[(f" {text}", PLAIN)] for text in texts]]


def draw_force(look: Look, box: Box) -> list[Line]:
    """The laws whose effects last."""
    marks = look.items("force:laws")
    if not marks:
        return []
    lines: list[Line] = [[(f" {mark_text(box, mark)}", PLAIN)] for mark in marks]
    return [title(WORDS, box, "pic.force"), *lines]


def mark_text(box: Box, mark: Item) -> str:
    return WORDS.say(box, f"pic.{mark.sort}", *mark.figures.values())


def draw_fences(look: Look, box: Box) -> list[Line]:
    """Where each fence lies: its name is what an option means."""
    cells: list[tuple[str, str]] = []
    for spot in look.spots("board:sides"):
        for item in spot.items:
            place, _, corner = spot.ref.split(":")[1].rpartition("-")
            number = look.mark(item.ref)
            mark = f"({number}) " if number else ""
            text = f"{mark}{item.ref.split(':')[1]} {place} {corner}"
            cells.append((f" {text:<23}", PLAIN))
    if not cells:
        return []
    return [title(WORDS, box, "pic.fences"), *[cells[i : i + 2] for i in range(0, len(cells), 2)]]


def draw_laws(look: Look, box: Box) -> list[Line]:
    """What the viewer's own laws say."""
    laws = look.items(f"laws:{COLOURS[look.viewer]}") if look.viewer >= 0 else []
    if not laws:
        return []
    lines = [title(WORDS, box, "pic.your-laws")]
    for item in laws:
        law = int(item.face) - 1
        lines.append([(f" {law_name(box, item)}, {when(box, law)}", PLAIN)])
        lines += [[(f"   {text}", DIM)] for text in fold(effect(box, law), SIDE_WIDTH - 2)]
    return lines


def draw_key(box: Box) -> list[Line]:
    """What the letters mean."""
    names = [f"{CODES[kind]} {box.cube_names[kind]}" for kind in range(KINDS)]
    texts = [*fold(", ".join(names), SIDE_WIDTH), WORDS.say(box, "pic.key-tiles")]
    texts += fold(WORDS.say(box, "pic.key-fences"), SIDE_WIDTH)
    return [title(WORDS, box, "pic.key"), *[[(f" {text}", DIM)] for text in texts]]
