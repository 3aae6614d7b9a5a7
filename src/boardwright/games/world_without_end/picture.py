"""The table drawn with characters, from a view alone.

The picture is a list of lines, each a list of (text, style). Blank lines part it into blocks, which
a program may set side by side; the first block is what a player always wants in sight. Every colour
has a letter as well, so that nothing is lost without colours.
"""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.world_without_end.actions import (
    BUILD,
    CARD_WORDS,
    DONATE,
    HEAL,
    HOUSE,
    REMOVE,
    TURN,
)
from boardwright.games.world_without_end.components import Box
from boardwright.games.world_without_end.state import NONE, PLENTY, SOURCES
from boardwright.games.world_without_end.vocabulary import (
    CARDS,
    CLOTH_COURT,
    CODES,
    CUBES,
    DUTIES,
    GOLD,
    GOODS,
    HOUSES,
    ONE_PROJECT,
    PLACES,
    PLOTS,
    ROUNDS,
    SEALS,
    SIDES,
    SPACES,
    WOOL_PRICE,
)
from boardwright.games.world_without_end.words import (
    COLOURS,
    LETTERS,
    WORDS,
    bonus,
    code,
    effect,
    event,
    penalties,
)

Line = list[tuple[str, str]]

PLAIN: Final = ""
HEAD: Final = "bold"
DIM: Final = "dim"
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
PER_LINE: Final = 3  # favour spaces


def draw(view: dict[str, Any], box: Box) -> list[list[tuple[str, str]]]:
    """The table as this viewer sees it."""
    blocks = [
        draw_head(view, box),
        joined([draw_event(view, box), draw_force(view, box), draw_players(view, box)]),
        draw_track(view, box),
        draw_projects(view, box),
        draw_plots(view, box),
        draw_plague(view, box),
        draw_supply(view, box),
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


def title(box: Box, key: str) -> Line:
    return [(WORDS.say(box, key), HEAD)]


def options(view: dict[str, Any]) -> list[int]:
    """What the viewer is asked to choose from; nobody else's choices are in a view."""
    asked = view["asked"]
    return list(asked.get("options", [])) if asked else []


def mark(number: int) -> tuple[str, str]:
    """The number of an option, or the room it would take."""
    return (f"({number})".rjust(4), CHOICE) if number else ("    ", PLAIN)


def side_of(view: dict[str, Any], seat: int) -> int:
    return seat * 2 if view["seats"] == 2 else seat


def points_of(view: dict[str, Any], seat: int) -> int:
    ledger: list[int] = view["ledger"]
    return sum(ledger[seat * SOURCES : seat * SOURCES + SOURCES])


def lasting_figure(view: dict[str, Any], box: Box, kind: int, figures: tuple[int, ...]) -> int:
    """The figure of the newest long-term event of a kind, or NONE."""
    found = NONE
    for card in view["lasting"]:
        if box.effects[card] == kind:
            found = figures[card]
    return found


# What a player always wants in sight.


def draw_head(view: dict[str, Any], box: Box) -> list[Line]:
    parts = [WORDS.say(box, "pic.moment", view["chapter"], view["round"])]
    if view["over"]:
        parts = [WORDS.say(box, "pic.over")]
    else:
        parts.append(WORDS.say(box, "pic.active", view["start"]))
        if view["tax"]:
            parts.append(WORDS.say(box, "pic.tax", view["tax"]))
        parts += draw_market(view, box)
    lines: list[Line] = [[(" · ".join(parts), PLAIN)]]
    if view["viewer"] >= 0:
        lines += draw_own(view, box, view["viewer"])
    return lines


def draw_market(view: dict[str, Any], box: Box) -> list[str]:
    wool = lasting_figure(view, box, WOOL_PRICE, box.amounts)
    cloth = lasting_figure(view, box, CLOTH_COURT, box.prices)
    prices = [WORDS.say(box, "pic.market", box.wool_price if wool == NONE else wool)]
    if view["cloth_open"]:
        prices.append(WORDS.say(box, "pic.cloth", box.cloth_price if cloth == NONE else cloth))
    else:
        prices.append(WORDS.say(box, "pic.no-cloth"))
    return [", ".join(prices)]


def draw_own(view: dict[str, Any], box: Box, seat: int) -> list[Line]:
    """The viewer's own goods and cards."""
    line: Line = [
        (WORDS.say(box, "pic.you", seat, side_of(view, seat)), SEATS[seat]),
        ("  ", PLAIN),
    ]
    line += good_counts(view["goods"][seat])
    line.append((WORDS.say(box, "pic.points", points_of(view, seat)), HEAD))
    lines = [line]
    for key, zone in (("pic.hand", view["hands"][seat]), ("pic.aside", view["discards"][seat])):
        names = [box.card_names[card % CARDS] for card in zone]
        text = ", ".join(names) or WORDS.say(box, "pic.empty")
        lines += [[(row, PLAIN)] for row in fold(f"{WORDS.say(box, key)}: {text}", WIDTH)]
    return lines


def good_counts(hand: list[int]) -> Line:
    """Goods by kind, those one has none of in the background."""
    line: Line = []
    for kind in range(GOODS):
        style = GOOD_STYLES[kind] if hand[kind] else DIM
        line += [(f"{CODES[kind]}{hand[kind]}", style), (" ", PLAIN)]
    return line


# The event card.


def draw_event(view: dict[str, Any], box: Box) -> list[Line]:
    """The card on the council space: its text, its corners, what each rotation brings."""
    card = view["event"]
    if card == NONE:
        return []
    marks: list[str] = []
    if box.lasting[card]:
        marks.append(WORDS.say(box, "pic.lasts"))
    if box.event_places[card] != NONE:
        marks.append(WORDS.say(box, "pic.plague-number", box.event_places[card] + 1))
    more = f"  ({', '.join(marks)})" if marks else ""
    lines: list[Line] = [[*title(box, "pic.event"), (more, DIM)]]
    lines += [[(f" {text}", PLAIN)] for text in fold(event(box, card), LEFT - 1)]
    lines += [[(f"   {text}", DIM)] for text in fold(effect(box, card), LEFT - 3)]
    return lines + draw_diamond(view, box, card) + draw_rotations(view, box, card)


def corner(box: Box, card: int, side: int, rotation: int) -> int:
    return box.corners[card * SIDES + (side - rotation) % SIDES]


def corner_text(box: Box, card: int, side: int, rotation: int) -> str:
    """What points at a side; the corner with the arrow has a mark."""
    kind = corner(box, card, side, rotation)
    arrow = "▲" if side == rotation else ""
    return f"{box.icon_amounts[kind]} {code(kind)}{arrow}"


def draw_diamond(view: dict[str, Any], box: Box, card: int) -> list[Line]:
    """The card as it lies, north above."""
    turn = max(view["rotation"], 0)
    north, east, south, west = [corner_text(box, card, side, turn) for side in range(SIDES)]
    return [
        [(f"{north:^32}".rstrip(), PLAIN)],
        [(f"{west:>11} ", PLAIN), ("◀ card ▶", DIM), (f" {east}", PLAIN)],
        [(f"{south:^32}".rstrip(), PLAIN)],
    ]


def draw_rotations(view: dict[str, Any], box: Box, card: int) -> list[Line]:
    """For each rotation the favour space and everybody's income; once turned, its own alone."""
    numbers = {TURN.arg(a): i + 1 for i, a in enumerate(options(view)) if TURN.has(a)}
    head: Line = [(f"     {WORDS.say(box, 'pic.rotation'):<19}", DIM)]
    for seat in range(view["seats"]):
        head += [(f" {LETTERS[seat]} ", SEATS[seat]), ("  ", PLAIN)]
    lines = [head]
    for turn in range(SIDES):
        if view["rotation"] not in (NONE, turn):
            continue
        line: Line = [mark(numbers.get(turn, 0)), (f" {turn}", HEAD)]
        line.append((f" {favour_after(view, box, turn):<17}", PLAIN))
        for seat in range(view["seats"]):
            kind = corner(box, card, side_of(view, seat), turn)
            line.append((f"{box.icon_amounts[kind]} {code(kind):<3}", GOOD_STYLES[kind]))
        lines.append(line)
    return lines


def favour_after(view: dict[str, Any], box: Box, steps: int) -> str:
    """The space a rotation leads to, as long as the card is not turned yet."""
    if steps == 0 or (view["variant"] and view["round"] in (3, 4)):
        return WORDS.say(box, "pic.stays")
    if view["rotation"] != NONE:
        return ""
    covered = covered_spaces(view, box)
    space = view["marker"]
    while steps:
        space = (space + 1) % SPACES
        if covered >> space & 1 == 0:
            steps -= 1
    return f"{space + 1} {box.space_names[space]}"


def covered_spaces(view: dict[str, Any], box: Box) -> int:
    bits: int = view["gone"]
    for card in view["lasting"]:
        bits |= box.covers[card]
    return bits


def draw_force(view: dict[str, Any], box: Box) -> list[Line]:
    """Long-term events, oldest first."""
    if not view["lasting"]:
        return []
    lines = [title(box, "pic.force")]
    for card in view["lasting"]:
        lines += [[(f" {text}", PLAIN)] for text in fold(event(box, card), LEFT - 1)]
        lines += [[(f"   {text}", DIM)] for text in fold(effect(box, card), LEFT - 3)]
    return lines


# The board.


def draw_track(view: dict[str, Any], box: Box) -> list[Line]:
    """The favour spaces in order; the marker, covered spaces and missing ones."""
    covered = covered_spaces(view, box)
    head = title(box, "pic.track")
    head.append((f"  {WORDS.say(box, 'pic.track-key')}", DIM))
    lines = [head]
    for first in range(0, SPACES, PER_LINE):
        line: Line = []
        for space in range(first, min(first + PER_LINE, SPACES)):
            here = space == view["marker"]
            shut = covered >> space & 1 == 1
            name = "" if view["gone"] >> space & 1 else box.space_names[space]
            sign = "●" if here else "×" if shut else " "
            style = MARKER if here else DIM if shut else PLAIN
            line.append((f"{sign}{space + 1:>2} {name:<15} ", style))
        lines.append(line)
    return lines


def draw_projects(view: dict[str, Any], box: Box) -> list[Line]:
    donations = {DONATE.arg(a): i + 1 for i, a in enumerate(options(view)) if DONATE.has(a)}
    open_now = {BUILD.args(a)[0] for a in options(view) if BUILD.has(a)}
    head = title(box, "pic.projects")
    head.append((f"              {WORDS.say(box, 'pic.project-columns')}", DIM))
    lines = [head]
    for project in view["entered"]:
        spaces = [draw_spaces(view, box, project, cube) for cube in range(CUBES)]
        sign = "•" if project in open_now else " "
        line: Line = [mark(donations.get(project, 0))]
        name = f"{sign}P{project + 1} {box.project_names[project]}"
        line.append((f"{name:<18}{spaces[0]:<7}{spaces[1]:<6}", PLAIN))
        for seat in range(view["seats"]):
            held = view["seals"][project] >> seat & 1 == 1
            line.append((LETTERS[seat], SEATS[seat]) if held else ("·", DIM))
        line.append((" " * (7 - view["seats"]) + f"{bonus(box, project):<12}", PLAIN))
        line.append((f" {project_state(view, box, project)}", DIM))
        lines.append(line)
    return lines


def draw_spaces(view: dict[str, Any], box: Box, project: int, cube: int) -> str:
    free: int = view["free"][project * CUBES + cube]
    return "■" * (box.spaces[project * CUBES + cube] - free) + "□" * free


def project_state(view: dict[str, Any], box: Box, project: int) -> str:
    if view["finished"] >> project & 1:
        return WORDS.say(box, "pic.done")
    for card in view["lasting"]:
        if box.effects[card] == ONE_PROJECT and box.event_projects[card] != project:
            return WORDS.say(box, "pic.covered")
    return ""


def draw_plots(view: dict[str, Any], box: Box) -> list[Line]:
    """Sixteen plots in four columns: cube to build with, income, owner."""
    numbers: dict[int, int] = {}
    for i, action in enumerate(options(view)):
        if HOUSE.has(action):
            numbers[HOUSE.arg(action)] = i + 1
        elif REMOVE.has(action):
            numbers[REMOVE.arg(action)] = i + 1
    lines = [title(box, "pic.plots")]
    rows = PLOTS // 4
    for row in range(rows):
        line: Line = []
        for plot in range(row, PLOTS, rows):
            owner = view["plots"][plot]
            cube, income = CODES[box.plot_cubes[plot]], CODES[box.incomes[plot]]
            line.append(mark(numbers.get(plot, 0)))
            line.append((f"H{plot + 1:02} {cube}→{box.rents[plot]}{income} ", PLAIN))
            line.append((LETTERS[owner], SEATS[owner]) if owner != NONE else ("·", DIM))
            line.append((" ", PLAIN))
        lines.append(line)
    return lines


def draw_plague(view: dict[str, Any], box: Box) -> list[Line]:
    """The places in two columns: number, name, benefit, marker."""
    head = title(box, "pic.plague")
    if view["chapter"] < 3:
        return [[*head, (f"  {WORDS.say(box, 'pic.plague-later')}", DIM)]]
    numbers = {HEAL.arg(a): i + 1 for i, a in enumerate(options(view)) if HEAL.has(a)}
    lines = [head]
    rows = (PLACES + 1) // 2
    for row in range(rows):
        line: Line = []
        for place in range(row, PLACES, rows):
            line += draw_place(view, box, place, numbers.get(place, 0))
        lines.append(line)
    return lines


def draw_place(view: dict[str, Any], box: Box, place: int, number: int) -> Line:
    value = view["plague"][place]
    n, kind = box.place_amounts[place], box.place_goods[place]
    benefit = f"{n} {code(kind)}" if n else ""
    name = f"{place + 1:>2} {box.place_names[place]}"
    line: Line = [mark(number), (f"{name:<24} {benefit:<5}", PLAIN)]
    if value == 0:
        return [*line, ("?", DIM)]
    return [*line, ("✓", CURED)] if value < 0 else [*line, (str(value), SICK)]


# The players.


def draw_players(view: dict[str, Any], box: Box) -> list[Line]:
    lines: list[Line] = [
        [(f"{WORDS.say(box, 'pic.players'):<12}", HEAD), (WORDS.say(box, "pic.columns"), DIM)]
    ]
    asked = view["asked"]["seat"] if view["asked"] else NONE
    for seat in range(view["seats"]):
        lines.append(draw_player(view, seat, seat == asked))
        marks = draw_marks(view, box, seat)
        if marks:
            lines += [[(f"    {row}", SICK)] for row in fold(marks, LEFT - 4)]
        cards = [c for c in view["played"][seat * ROUNDS : seat * ROUNDS + ROUNDS] if c != NONE]
        if cards:
            names = ", ".join([CARD_WORDS[card] for card in cards])
            lines += [[(f"    {row}", DIM)] for row in fold(names, LEFT - 4)]
        goods = view["goods"][seat]
        if seat != view["viewer"] and not isinstance(goods, int):
            lines.append([("    ", PLAIN), *good_counts(goods)])
    return lines


def size(zone: Any) -> int:
    """How much lies in a zone, seen or not."""
    return zone if isinstance(zone, int) else len(zone)


def draw_player(view: dict[str, Any], seat: int, asked: bool) -> Line:
    goods = view["goods"][seat]
    held = goods if isinstance(goods, int) else sum(goods)
    hand, aside = size(view["hands"][seat]), size(view["discards"][seat])
    houses = HOUSES - view["plots"].count(seat)
    seals = SEALS - sum([seats >> seat & 1 for seats in view["seals"]])
    return [
        ("▶" if asked else " ", HEAD),
        (f" {LETTERS[seat]} ", SEATS[seat]),
        (f" {COLOURS[seat]:<7}", HEAD if seat == view["viewer"] else PLAIN),
        (f"{points_of(view, seat):>4} {held:>5} {hand:>4} {aside:>5}", PLAIN),
        (f" {houses:>6} {seals:>5}", PLAIN),
    ]


def draw_marks(view: dict[str, Any], box: Box, seat: int) -> str:
    """What weighs on a player."""
    marks: list[str] = []
    if view["idle"] >> seat & 1:
        marks.append(WORDS.say(box, "pic.idle"))
    if view["penalties"][seat]:
        marks.append(penalties(box, view["penalties"][seat]))
    return ", ".join(marks)


def draw_supply(view: dict[str, Any], box: Box) -> list[Line]:
    line: Line = [(f"{WORDS.say(box, 'pic.supply')}  ", HEAD)]
    for kind in range(GOODS):
        if kind != GOLD or view["totals"][GOLD] < PLENTY:
            n = view["supply"][kind]
            line += [(f"{CODES[kind]}{n}", GOOD_STYLES[kind] if n else DIM), (" ", PLAIN)]
    dues: list[str] = []
    for duty in range(DUTIES):
        kind = box.duty_goods[duty]
        if kind == GOLD:
            dues.append(WORDS.say(box, "pic.due-tax", kind))
        else:
            dues.append(WORDS.say(box, "pic.due", box.duty_amounts[duty], kind))
    return [line, [(f"{WORDS.say(box, 'pic.duties')}: {', '.join(dues)}", DIM)]]


def fold(text: str, width: int) -> list[str]:
    """A text in lines of at most so many characters, broken between words."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] += f" {word}" if lines[-1] else word
    return lines


def draw_key(box: Box) -> list[Line]:
    """What the letters mean."""
    texts = fold(WORDS.say(box, "pic.key-goods"), RIGHT) + fold(
        WORDS.say(box, "pic.key-marks"), RIGHT
    )
    return [title(box, "pic.key"), *[[(f" {text}", DIM)] for text in texts]]
