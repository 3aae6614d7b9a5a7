"""The table drawn with characters, from a scene alone.

The picture is a list of lines, each a list of (text, style). Blank lines part it into blocks, which
a program may set side by side; the first block is what a player always wants in sight. Every colour
has a letter as well, so that nothing is lost without colours.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.drawing import DIM, HEAD, PLAIN, Line, Look, fold, title
from boardwright.games.world_without_end.actions import (
    CARD,
    COLOURS,
    DUTY,
    EVENT,
    FAVOUR,
    GOOD,
    NUMBER,
    PLACE,
    PLOT,
    PROJECT,
)
from boardwright.games.world_without_end.components import Box
from boardwright.games.world_without_end.vocabulary import (
    CARE,
    CHAPTERS,
    CODES,
    CUBES,
    DUTIES,
    GOOD_IDS,
    GOODS,
    PLACES,
    PLAGUE,
    PLOTS,
    POINTS,
    SIDES,
    SPACES,
    stop_id,
)
from boardwright.games.world_without_end.words import LETTERS, WORDS, code, effect, event, favour
from boardwright.scene import Item, Spot

CHOICE: Final = "bold #000000 on #ffffff"
MARKER: Final = "bold #fde047"
SICK: Final = "bold #f87171"
CURED: Final = "#4ade80"
SEATS: Final = (
    "bold #ffffff on #1d4ed8",
    "bold #ffffff on #b91c1c",
    "bold #ffffff on #15803d",
    "bold #000000 on #facc15",
)
GOOD_STYLES: Final = (
    "bold #d4d4d8",
    "bold #d6a26b",
    "bold #facc15",
    "bold #e9d5ff",
    "bold #ffffff",
    "bold #f87171",
    "bold #60a5fa",
    "bold #4ade80",
    "bold #f59e0b",
    "bold #fde047",
)
WIDTH: Final = 76  # of folded texts
# The card and the players stand beside the board where 120 columns are at hand.
LEFT: Final = 46
RIGHT: Final = 70
PER_LINE: Final = 2  # favour spaces
CUBES_WIDE: Final = 7  # the spaces of a project for stone, and for wood
STATES: Final = {"covered": "pic.covered", "finished": "pic.done"}  # of a project


def draw(look: Look, box: Box) -> list[Line]:
    """The table as its viewer sees it."""
    blocks = [
        draw_head(look, box),
        joined([draw_event(look, box), draw_force(look, box), draw_players(look, box)]),
        draw_track(look, box),
        draw_projects(look, box),
        draw_plots(look, box),
        draw_plague(look, box),
        draw_supply(look, box),
        draw_key(box),
    ]
    lines: list[Line] = []
    for block in blocks:
        if block:
            lines += [[], *block] if lines else block
    return lines


def joined(parts: list[list[Line]]) -> list[Line]:
    """Several parts as one block: a line of one space does not part it."""
    lines: list[Line] = []
    for part in parts:
        if part:
            lines += [[(" ", PLAIN)], *part] if lines else part
    return lines


def mark(number: int) -> tuple[str, str]:
    """The number of an option, or the room it would take."""
    return (f"({number})".rjust(4), CHOICE) if number else ("    ", PLAIN)


def items_on(look: Look, zone: str) -> dict[str, dict[str, Item]]:
    """What lies on each spot of a zone, by sort."""
    return {spot.ref: by_sort(spot) for spot in look.spots(zone)}


def by_sort(spot: Spot) -> dict[str, Item]:
    return {item.sort: item for item in spot.items}


def kind_of(face: str) -> int:
    """A good, or points."""
    return GOOD_IDS[face.upper()]


# What a player always wants in sight.


def draw_head(look: Look, box: Box) -> list[Line]:
    figures = look.scene.figures
    if look.over:
        parts = [WORDS.say(box, "pic.over")]
    else:
        parts = [WORDS.say(box, "pic.moment", figures["chapter"], figures["round"])]
        parts.append(WORDS.say(box, "pic.active", figures["start"]))
        parts.append(draw_market(look, box))
    lines: list[Line] = [[(" · ".join(parts), PLAIN)]]
    if look.viewer >= 0:
        lines += draw_own(look, box, look.viewer)
    return lines


def draw_market(look: Look, box: Box) -> str:
    """What wool and cloth sell for now."""
    wool, cloth = [by_sort(spot) for spot in look.spots("board:market")]
    text = WORDS.say(box, "pic.market", wool["price"].figures["gold"])
    if "covered" in cloth:
        return f"{text}, {WORDS.say(box, 'pic.no-cloth')}"
    price = cloth["price"].figures
    return f"{text}, {WORDS.say(box, 'pic.cloth', price['gold'], price['limit'])}"


def player(look: Look, seat: int) -> dict[str, int]:
    """The side and points of a player."""
    return by_sort(look.spots("table:seats")[seat])["player"].figures


def draw_own(look: Look, box: Box, seat: int) -> list[Line]:
    """The viewer's own goods and cards; those that would do nothing now have a mark."""
    colour, figures = COLOURS[seat], player(look, seat)
    line: Line = [(WORDS.say(box, "pic.you", seat, figures["side"]), SEATS[seat]), ("  ", PLAIN)]
    line += good_counts(look.items(f"goods:{colour}"))
    line.append((WORDS.say(box, "pic.points", figures["points"]), HEAD))
    lines = [line]
    for key, zone in (("pic.hand", "hand"), ("pic.aside", "aside")):
        names = [card_name(box, item) for item in look.items(f"{zone}:{colour}")]
        text = ", ".join(names) or WORDS.say(box, "pic.empty")
        lines += [[(row, PLAIN)] for row in fold(f"{WORDS.say(box, key)}: {text}", WIDTH)]
    return lines


def card_name(box: Box, item: Item) -> str:
    card = CARD.words.index(item.face)
    return WORDS.say(box, "pic.idle-card", card) if "idle" in item.figures else box.card_names[card]


def good_counts(goods: list[Item]) -> Line:
    """Goods by kind, those one has none of in the background."""
    held = {item.face: item.n for item in goods}
    line: Line = []
    for kind, word in enumerate(GOOD.words):
        n = held.get(word, 0)
        line += [(f"{CODES[kind]}{n}", GOOD_STYLES[kind] if n else DIM), (" ", PLAIN)]
    return line


# The event card.


def card_up(look: Look) -> Item | None:
    """The card on the council space."""
    cards = look.spots("board:council")[0].items
    return cards[0] if cards else None


def draw_event(look: Look, box: Box) -> list[Line]:
    """The card on the council space: its text, its corners, what each rotation brings."""
    item = card_up(look)
    if item is None:
        return []
    card = EVENT.words.index(item.face)
    marks: list[str] = []
    if box.lasting[card]:
        marks.append(WORDS.say(box, "pic.lasts"))
    if box.event_places[card] >= 0:
        marks.append(WORDS.say(box, "pic.plague-number", box.event_places[card] + 1))
    more = f"  ({', '.join(marks)})" if marks else ""
    lines: list[Line] = [[*title(WORDS, box, "pic.event"), (more, DIM)]]
    turned = "rotation" in item.figures
    return lines + event_text(box, card) + draw_diamond(look, box) + draw_turns(look, box, turned)


def event_text(box: Box, card: int) -> list[Line]:
    lines: list[Line] = [[(f" {text}", PLAIN)] for text in fold(event(box, card), LEFT - 1)]
    return lines + [[(f"   {text}", DIM)] for text in fold(effect(box, card), LEFT - 3)]


def draw_diamond(look: Look, box: Box) -> list[Line]:
    """The card as it lies, north above."""
    there = items_on(look, "board:council")
    corners = [there[NUMBER.ref(side)]["corner"] for side in range(SIDES)]
    north, east, south, west = [corner_text(box, corner) for corner in corners]
    middle = WORDS.say(box, "pic.card")
    return [
        [(f"{north:^32}".rstrip(), PLAIN)],
        [(f"{west:>11} ", PLAIN), (middle, DIM), (f" {east}", PLAIN)],
        [(f"{south:^32}".rstrip(), PLAIN)],
    ]


def corner_text(box: Box, corner: Item) -> str:
    """What points at a side; the corner with the arrow has a mark."""
    arrow = "▲" if "arrow" in corner.figures else ""
    return f"{corner.figures['amount']} {code(box, kind_of(corner.face))}{arrow}"


def draw_turns(look: Look, box: Box, turned: bool) -> list[Line]:
    """For each rotation the favour space and everybody's income; once turned, its own alone."""
    head: Line = [(f"     {WORDS.say(box, 'pic.rotation'):<19}", DIM)]
    for seat in range(look.seats):
        head += [(f" {LETTERS[seat]} ", SEATS[seat]), ("  ", PLAIN)]
    lines = [head]
    there = items_on(look, "board:council")
    for turn in range(SIDES):
        item = there[NUMBER.ref(turn)].get("turn")
        if item is not None:
            stop = "" if turned else stop_name(look, box, item)
            where = stop if "moves" in item.figures else WORDS.say(box, "pic.stays")
            line: Line = [mark(look.mark(NUMBER.ref(turn))), (f" {turn}", HEAD)]
            line.append((f" {where:<17}", PLAIN))
            line += [draw_income(box, item, seat) for seat in range(look.seats)]
            lines.append(line)
    return lines


def stop_name(look: Look, box: Box, turn: Item) -> str:
    """The favour space that a rotation leads to."""
    wanted = turn.ref.replace("turn:", "stop:")
    for spot in look.spots("board:favours"):
        if any(item.ref == wanted for item in spot.items):
            return WORDS.figure(box, "space", space_of(spot))
    return ""


def space_of(spot: Spot) -> int:
    return FAVOUR.words.index(spot.ref.partition(":")[2])


def draw_income(box: Box, turn: Item, seat: int) -> tuple[str, str]:
    """What a rotation brings a player; once turned, what the corner shows."""
    for name, n in turn.figures.items():
        colour, _, face = name.partition("-")
        if colour == COLOURS[seat]:
            return f"{n} {code(box, kind_of(face)):<3}", GOOD_STYLES[kind_of(face)]
    return f"{WORDS.say(box, 'pic.no-income'):<5}", DIM


def draw_force(look: Look, box: Box) -> list[Line]:
    """Long-term events, oldest first; that of this round is the youngest."""
    cards = [EVENT.words.index(item.face) for item in look.items("board:lasting")]
    item = card_up(look)
    if item is not None and box.lasting[EVENT.words.index(item.face)]:
        cards.append(EVENT.words.index(item.face))
    lines = [line for card in cards for line in event_text(box, card)]
    return [title(WORDS, box, "pic.force"), *lines] if lines else []


# The board.


def draw_track(look: Look, box: Box) -> list[Line]:
    """The favour spaces in order with what they give; the marker, covered and missing spaces."""
    there = items_on(look, "board:favours")
    head = title(WORDS, box, "pic.track")
    head.append((f"  {WORDS.say(box, 'pic.track-key')}", DIM))
    lines = [head]
    for first in range(0, SPACES, PER_LINE):
        spaces = range(first, min(first + PER_LINE, SPACES))
        lines.append([draw_space(box, space, there.get(FAVOUR.ref(space))) for space in spaces])
    return lines


def draw_space(box: Box, space: int, items: dict[str, Item] | None) -> tuple[str, str]:
    """One favour space; None is one that is not on the track."""
    if items is None:
        return f"×{space + 1:>2} {'':<15} {'':<14} ", DIM
    price = items["price"].figures["gold"] if "price" in items else 0
    text = f"{space + 1:>2} {box.space_names[space]:<15}"
    text += f" {favour(box, stop_id(space, price), 'short'):<14} "
    if "favour-marker" in items:
        return f"●{text}", MARKER
    return (f"×{text}", DIM) if "covered" in items else (f" {text}", PLAIN)


def draw_projects(look: Look, box: Box) -> list[Line]:
    """A seal goes on one project: its number stands there. Where cubes may go a dot does."""
    donating = any(ref.startswith("seal:") for ref in look.marks)
    stone, wood = [f"{box.good_names[cube]:<{CUBES_WIDE}}" for cube in range(CUBES)]
    columns = f"{stone}{wood}{WORDS.say(box, 'pic.seals'):<7}{WORDS.say(box, 'pic.donors')}"
    lines: list[Line] = [[(f"{WORDS.say(box, 'pic.projects'):<22}", HEAD), (columns, DIM)]]
    for spot in look.spots("board:projects"):
        if spot.ground != "waiting":
            lines.append(draw_project(look, box, spot, donating))
    return lines


def draw_project(look: Look, box: Box, spot: Spot, donating: bool) -> Line:
    project = PROJECT.words.index(spot.ref.partition(":")[2])
    number = look.mark(spot.ref)
    sign = "•" if number and not donating else " "
    name = f"{sign}{PROJECT.words[project]} {box.project_names[project]}"
    cubes = [draw_spaces(box, spot, project, cube) for cube in range(CUBES)]
    line: Line = [mark(number if donating else 0)]
    line.append((f"{name:<18}{cubes[0]:<{CUBES_WIDE}}{cubes[1]:<{CUBES_WIDE}}", PLAIN))
    donors = [item.seat for item in spot.items if item.sort == "seal"]
    for seat in range(look.seats):
        line.append((LETTERS[seat], SEATS[seat]) if seat in donors else ("·", DIM))
    line.append((" " * (7 - look.seats) + f"{short_bonus(box, project):<12}", PLAIN))
    state = STATES.get(spot.ground)
    line.append((f" {WORDS.say(box, state) if state else ''}", DIM))
    return line


def draw_spaces(box: Box, spot: Spot, project: int, cube: int) -> str:
    """Cubes and free spaces; figures where these are too many to draw."""
    room = by_sort(spot).get("free")
    free = room.figures.get(GOOD.words[cube], 0) if room else 0
    every = box.spaces[project * CUBES + cube]
    return f"{every - free}/{every}" if every >= CUBES_WIDE else "■" * (every - free) + "□" * free


def short_bonus(box: Box, project: int) -> str:
    good, amount = box.donor_goods[project], box.donor_amounts[project]
    what = WORDS.say(box, "name.care") if good == CARE else f"{amount} {code(box, good)}"
    return f"{box.donor_points[project]} {code(box, POINTS)} + {what}"


def draw_plots(look: Look, box: Box) -> list[Line]:
    """Sixteen plots in four columns: cube to build with, income, owner."""
    head = title(WORDS, box, "pic.plots")
    head.append((f"  {WORDS.say(box, 'pic.house-price', box.house_gold)}", DIM))
    lines = [head]
    rows = PLOTS // 4
    there = items_on(look, "board:plots")
    for row in range(rows):
        line: Line = []
        for plot in range(row, PLOTS, rows):
            ref = PLOT.ref(plot)
            house = there[ref].get("house")
            cube, income = CODES[box.plot_cubes[plot]], CODES[box.incomes[plot]]
            line.append(mark(look.mark(ref)))
            line.append((f"{PLOT.words[plot]} {cube}→{box.rents[plot]}{income} ", PLAIN))
            line.append((LETTERS[house.seat], SEATS[house.seat]) if house else ("·", DIM))
            line.append((" ", PLAIN))
        lines.append(line)
    return lines


def draw_plague(look: Look, box: Box) -> list[Line]:
    """The places in two columns: number, name, benefit, marker."""
    head = title(WORDS, box, "pic.plague")
    if look.scene.figures["chapter"] <= PLAGUE:
        return [[*head, (f"  {WORDS.say(box, 'pic.plague-later')}", DIM)]]
    head.append((f"  {WORDS.say(box, 'pic.care', box.care_points)}", DIM))
    there = items_on(look, "board:places")
    lines = [head]
    rows = (PLACES + 1) // 2
    for row in range(rows):
        line: Line = []
        for place in range(row, PLACES, rows):
            marker = there[PLACE.ref(place)]["plague"]
            line += draw_place(box, place, marker.face, look.mark(PLACE.ref(place)))
        lines.append(line)
    return lines


def draw_place(box: Box, place: int, face: str, number: int) -> Line:
    n, kind = box.place_amounts[place], box.place_goods[place]
    benefit = f"{n} {code(box, kind)}" if n else ""
    name = f"{place + 1:>2} {box.place_names[place]}"
    line: Line = [mark(number), (f"{name:<24} {benefit:<5}", PLAIN)]
    if not face:
        return [*line, ("?", DIM)]
    return [*line, ("✓", CURED)] if face == "cured" else [*line, (face, SICK)]


# The players.


def draw_players(look: Look, box: Box) -> list[Line]:
    lines: list[Line] = [
        [(f"{WORDS.say(box, 'pic.players'):<12}", HEAD), (WORDS.say(box, "pic.columns"), DIM)]
    ]
    for seat in range(look.seats):
        colour = COLOURS[seat]
        lines.append(draw_player(look, box, seat))
        burdens = ", ".join(draw_burdens(look, box, seat))
        lines += [[(f"    {row}", SICK)] for row in fold(burdens, LEFT - 4) if row]
        cards = ", ".join([card_name(box, item) for item in look.items(f"played:{colour}")])
        lines += [[(f"    {row}", DIM)] for row in fold(cards, LEFT - 4) if row]
        if seat != look.viewer and look.spots(f"goods:{colour}"):
            lines.append([("    ", PLAIN), *good_counts(look.items(f"goods:{colour}"))])
    return lines


def draw_player(look: Look, box: Box, seat: int) -> Line:
    colour = COLOURS[seat]
    goods, hand, aside = [look.size(f"{zone}:{colour}") for zone in ("goods", "hand", "aside")]
    left = {item.sort: item.n for item in look.items(f"home:{colour}")}
    name = WORDS.figure(box, "seat", seat)[:7]
    return [
        ("▶" if seat == look.asked else " ", HEAD),
        (f" {LETTERS[seat]} ", SEATS[seat]),
        (f" {name:<7}", HEAD if seat == look.viewer else PLAIN),
        (f"{player(look, seat)['points']:>4} {goods:>5} {hand:>4} {aside:>8}", PLAIN),
        (f" {left.get('house', 0):>6} {left.get('seal', 0):>5}", PLAIN),
    ]


def draw_burdens(look: Look, box: Box, seat: int) -> list[str]:
    """What weighs on a player."""
    found: list[str] = []
    for item in look.items("table:seats"):
        if item.seat == seat and item.sort == "idle":
            found.append(WORDS.say(box, "pic.idle"))
        elif item.seat == seat and item.sort == "penalty":
            found.append(box.penalty_names[DUTY.words.index(item.face)])
    return found


# Supplies and duties.


def draw_supply(look: Look, box: Box) -> list[Line]:
    line: Line = [(f"{WORDS.say(box, 'pic.supply')}  ", HEAD)]
    for item in look.items("board:supply"):
        if item.sort == "good" and "endless" not in item.figures:
            kind = kind_of(item.face)
            style = GOOD_STYLES[kind] if item.n else DIM
            line += [(f"{CODES[kind]}{item.n}", style), (" ", PLAIN)]
    lines = [line, [(WORDS.say(box, "pic.duties"), HEAD)]]
    there = items_on(look, "board:duties")
    last = look.scene.figures["chapter"] == CHAPTERS
    for duty in range(DUTIES):
        text = duty_text(box, duty, there[DUTY.ref(duty)]["due"], last)
        lines += [[(f" {row}", DIM)] for row in fold(text, RIGHT)]
    return lines


def duty_text(box: Box, duty: int, item: Item, last: bool) -> str:
    """What is due, and what a missing piece costs."""
    figures, kind = item.figures, kind_of(item.face)
    if "due" in figures:
        due = WORDS.say(box, "pic.due", figures["due"], kind)
    else:
        due = WORDS.say(box, "pic.due-range", figures["least"], figures["most"], kind)
    if last:
        cost = WORDS.say(box, "pic.due-last", figures["loss"], box.duty_points[duty])
    else:
        cost = WORDS.say(box, "pic.due-cost", figures["loss"], duty)
    return f"{due}: {cost}"


def draw_key(box: Box) -> list[Line]:
    """What the letters mean."""
    goods = ", ".join([f"{code(box, k)} {WORDS.figure(box, 'kind', k)}" for k in range(GOODS + 1)])
    texts = fold(goods, RIGHT) + fold(WORDS.say(box, "pic.key-marks"), RIGHT)
    return [title(WORDS, box, "pic.key"), *[[(f" {text}", DIM)] for text in texts]]
