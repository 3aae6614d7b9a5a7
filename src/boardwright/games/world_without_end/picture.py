"""The table drawn with characters, from a view alone.

The picture is a list of lines, each a list of (text, style). Blank lines part it into blocks, which
a program may set side by side; the first block is what a player always wants in sight. Every colour
has a letter as well, so that nothing is lost without colours.
"""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.bits import has
from boardwright.games.drawing import DIM, HEAD, PLAIN, Line, fold, options
from boardwright.games.world_without_end.actions import BUILD, DONATE, HEAL, HOUSE, REMOVE, TURN
from boardwright.games.world_without_end.components import Box
from boardwright.games.world_without_end.deeds import does_nothing
from boardwright.games.world_without_end.flow.chapter_end import piece_loss
from boardwright.games.world_without_end.flow.event import begs, income
from boardwright.games.world_without_end.options import PLENTY
from boardwright.games.world_without_end.sight import as_seen
from boardwright.games.world_without_end.state import NONE, Table, card_of
from boardwright.games.world_without_end.vocabulary import (
    CARE,
    CHAPTERS,
    CODES,
    CUBES,
    DUTIES,
    GOLD,
    GOODS,
    HOUSES,
    PLACES,
    PLAGUE,
    PLOTS,
    POINTS,
    ROUNDS,
    SIDES,
    SPACES,
)
from boardwright.games.world_without_end.words import (
    LETTERS,
    WORDS,
    code,
    effect,
    event,
    favour,
    penalties,
    priced,
)
from boardwright.kernel.visibility import members

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


def draw(view: dict[str, Any], box: Box) -> list[list[tuple[str, str]]]:
    """The table as this viewer sees it; the rules say what holds on it."""
    s = as_seen(view, box)
    blocks = [
        draw_head(view, s),
        joined([draw_event(view, s), draw_force(s), draw_players(view, s)]),
        draw_track(s),
        draw_projects(view, s),
        draw_plots(view, s),
        draw_plague(view, s),
        draw_supply(s),
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


def mark(number: int) -> tuple[str, str]:
    """The number of an option, or the room it would take."""
    return (f"({number})".rjust(4), CHOICE) if number else ("    ", PLAIN)


# What a player always wants in sight.


def draw_head(view: dict[str, Any], s: Table) -> list[Line]:
    box = s.box
    if view["over"]:
        parts = [WORDS.say(box, "pic.over")]
    else:
        parts = [WORDS.say(box, "pic.moment", s.chapter, s.round)]
        parts.append(WORDS.say(box, "pic.active", s.start))
        parts.append(draw_market(s))
    lines: list[Line] = [[(" · ".join(parts), PLAIN)]]
    if view["viewer"] >= 0:
        lines += draw_own(view, s, view["viewer"])
    return lines


def draw_market(s: Table) -> str:
    """What wool and cloth sell for now."""
    wool = WORDS.say(s.box, "pic.market", s.in_force.wool_price)
    limit = s.cloth_limit()
    if limit:
        return f"{wool}, {WORDS.say(s.box, 'pic.cloth', s.in_force.cloth_price, limit)}"
    return f"{wool}, {WORDS.say(s.box, 'pic.no-cloth')}"


def draw_own(view: dict[str, Any], s: Table, seat: int) -> list[Line]:
    """The viewer's own goods and cards; those that would do nothing now have a mark."""
    box = s.box
    line: Line = [
        (WORDS.say(box, "pic.you", seat, s.side(seat)), SEATS[seat]),
        ("  ", PLAIN),
    ]
    line += good_counts(view["goods"][seat])
    line.append((WORDS.say(box, "pic.points", s.points(seat)), HEAD))
    hand = [
        WORDS.say(box, "pic.idle-card", card) if idle else box.card_names[card]
        for card, idle in hand_cards(s, seat, view["over"])
    ]
    aside = [box.card_names[card_of(card)] for card in view["discards"][seat]]
    lines = [line]
    for key, names in (("pic.hand", hand), ("pic.aside", aside)):
        text = ", ".join(names) or WORDS.say(box, "pic.empty")
        lines += [[(row, PLAIN)] for row in fold(f"{WORDS.say(box, key)}: {text}", WIDTH)]
    return lines


def hand_cards(s: Table, seat: int, over: bool) -> list[tuple[int, bool]]:
    """The cards of a hand, and whether each would do nothing now."""
    return [(card, not over and does_nothing(s, seat, card)) for card in members(s.hand(seat))]


def good_counts(hand: list[int]) -> Line:
    """Goods by kind, those one has none of in the background."""
    line: Line = []
    for kind in range(GOODS):
        style = GOOD_STYLES[kind] if hand[kind] else DIM
        line += [(f"{CODES[kind]}{hand[kind]}", style), (" ", PLAIN)]
    return line


# The event card.


def draw_event(view: dict[str, Any], s: Table) -> list[Line]:
    """The card on the council space: its text, its corners, what each rotation brings."""
    box, card = s.box, s.this_round.event
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
    return lines + draw_diamond(s) + draw_rotations(view, s)


def corner_text(s: Table, side: int, rotation: int) -> str:
    """What points at a side; the corner with the arrow has a mark."""
    kind = s.icon(side, rotation)
    arrow = "▲" if side == rotation else ""
    return f"{s.box.icon_amounts[kind]} {code(s.box, kind)}{arrow}"


def draw_diamond(s: Table) -> list[Line]:
    """The card as it lies, north above."""
    turn = max(s.this_round.rotation, 0)
    north, east, south, west = [corner_text(s, side, turn) for side in range(SIDES)]
    middle = WORDS.say(s.box, "pic.card")
    return [
        [(f"{north:^32}".rstrip(), PLAIN)],
        [(f"{west:>11} ", PLAIN), (middle, DIM), (f" {east}", PLAIN)],
        [(f"{south:^32}".rstrip(), PLAIN)],
    ]


def draw_rotations(view: dict[str, Any], s: Table) -> list[Line]:
    """For each rotation the favour space and everybody's income; once turned, its own alone."""
    numbers = {TURN.arg(a): i + 1 for i, a in enumerate(options(view)) if TURN.has(a)}
    head: Line = [(f"     {WORDS.say(s.box, 'pic.rotation'):<19}", DIM)]
    for seat in range(s.seats):
        head += [(f" {LETTERS[seat]} ", SEATS[seat]), ("  ", PLAIN)]
    lines = [head]
    for turn in range(SIDES):
        if s.this_round.rotation not in (NONE, turn):
            continue
        line: Line = [mark(numbers.get(turn, 0)), (f" {turn}", HEAD)]
        line.append((f" {favour_after(s, turn):<17}", PLAIN))
        line += [draw_income(s, seat, turn) for seat in range(s.seats)]
        lines.append(line)
    return lines


def draw_income(s: Table, seat: int, turn: int) -> tuple[str, str]:
    """What a rotation brings a player; once turned, what the corner shows."""
    if begs(s, seat):
        return f"{WORDS.say(s.box, 'pic.no-income'):<5}", DIM
    shown = s.corner(seat, turn)
    turned = s.this_round.rotation != NONE
    kind, n = (shown, s.box.icon_amounts[shown]) if turned else income(s, shown)
    return f"{n} {code(s.box, kind):<3}", GOOD_STYLES[kind]


def favour_after(s: Table, steps: int) -> str:
    """The space a rotation leads to, as long as the card is not turned yet."""
    if steps == 0 or not s.favour_round():
        return WORDS.say(s.box, "pic.stays")
    turned = s.this_round.rotation != NONE
    return "" if turned else WORDS.figure(s.box, "space", s.space_after(steps))


def draw_force(s: Table) -> list[Line]:
    """Long-term events, oldest first."""
    if not s.lasting:
        return []
    lines = [title(s.box, "pic.force")]
    for card in s.lasting:
        lines += [[(f" {text}", PLAIN)] for text in fold(event(s.box, card), LEFT - 1)]
        lines += [[(f"   {text}", DIM)] for text in fold(effect(s.box, card), LEFT - 3)]
    return lines


# The board.


def draw_track(s: Table) -> list[Line]:
    """The favour spaces in order with what they give; the marker, covered and missing spaces."""
    covered = s.in_force.covered_spaces
    head = title(s.box, "pic.track")
    head.append((f"  {WORDS.say(s.box, 'pic.track-key')}", DIM))
    lines = [head]
    for first in range(0, SPACES, PER_LINE):
        line: Line = []
        for space in range(first, min(first + PER_LINE, SPACES)):
            here, shut = space == s.marker, has(covered, space)
            sign = "●" if here else "×" if shut else " "
            style = MARKER if here else DIM if shut else PLAIN
            name, gift = s.box.space_names[space], favour(s.box, priced(s, space), "short")
            if has(s.options.gone, space):
                name = gift = ""
            line.append((f"{sign}{space + 1:>2} {name:<15} {gift:<14} ", style))
        lines.append(line)
    return lines


def draw_projects(view: dict[str, Any], s: Table) -> list[Line]:
    box = s.box
    donations = {DONATE.arg(a): i + 1 for i, a in enumerate(options(view)) if DONATE.has(a)}
    open_now = {BUILD.args(a)[0] for a in options(view) if BUILD.has(a)}
    stone, wood = [f"{box.good_names[cube]:<{CUBES_WIDE}}" for cube in range(CUBES)]
    columns = f"{stone}{wood}{WORDS.say(box, 'pic.seals'):<7}{WORDS.say(box, 'pic.donors')}"
    lines: list[Line] = [[(f"{WORDS.say(box, 'pic.projects'):<22}", HEAD), (columns, DIM)]]
    for project in s.entered:
        cubes = [draw_spaces(s, project, cube) for cube in range(CUBES)]
        sign = "•" if project in open_now else " "
        line: Line = [mark(donations.get(project, 0))]
        name = f"{sign}P{project + 1} {box.project_names[project]}"
        line.append((f"{name:<18}{cubes[0]:<{CUBES_WIDE}}{cubes[1]:<{CUBES_WIDE}}", PLAIN))
        for seat in range(s.seats):
            held = has(s.seals[project], seat)
            line.append((LETTERS[seat], SEATS[seat]) if held else ("·", DIM))
        line.append((" " * (7 - s.seats) + f"{short_bonus(box, project):<12}", PLAIN))
        line.append((f" {project_state(s, project)}", DIM))
        lines.append(line)
    return lines


def draw_spaces(s: Table, project: int, cube: int) -> str:
    """Cubes and free spaces; figures where these are too many to draw."""
    free, every = s.free[project * CUBES + cube], s.box.spaces[project * CUBES + cube]
    return f"{every - free}/{every}" if every >= CUBES_WIDE else "■" * (every - free) + "□" * free


def short_bonus(box: Box, project: int) -> str:
    good, amount = box.donor_goods[project], box.donor_amounts[project]
    what = WORDS.say(box, "name.care") if good == CARE else f"{amount} {code(box, good)}"
    return f"{box.donor_points[project]} {code(box, POINTS)} + {what}"


def project_state(s: Table, project: int) -> str:
    if has(s.finished, project):
        return WORDS.say(s.box, "pic.done")
    return WORDS.say(s.box, "pic.covered") if s.is_covered(project) else ""


def draw_plots(view: dict[str, Any], s: Table) -> list[Line]:
    """Sixteen plots in four columns: cube to build with, income, owner."""
    box = s.box
    numbers: dict[int, int] = {}
    for i, action in enumerate(options(view)):
        if HOUSE.has(action):
            numbers[HOUSE.arg(action)] = i + 1
        elif REMOVE.has(action):
            numbers[REMOVE.arg(action)] = i + 1
    head = title(box, "pic.plots")
    head.append((f"  {WORDS.say(box, 'pic.house-price', box.house_gold)}", DIM))
    lines = [head]
    rows = PLOTS // 4
    for row in range(rows):
        line: Line = []
        for plot in range(row, PLOTS, rows):
            owner = s.plots[plot]
            cube, income = CODES[box.plot_cubes[plot]], CODES[box.incomes[plot]]
            line.append(mark(numbers.get(plot, 0)))
            line.append((f"H{plot + 1:02} {cube}→{box.rents[plot]}{income} ", PLAIN))
            line.append((LETTERS[owner], SEATS[owner]) if owner != NONE else ("·", DIM))
            line.append((" ", PLAIN))
        lines.append(line)
    return lines


def draw_plague(view: dict[str, Any], s: Table) -> list[Line]:
    """The places in two columns: number, name, benefit, marker."""
    head = title(s.box, "pic.plague")
    if s.chapter <= PLAGUE:
        return [[*head, (f"  {WORDS.say(s.box, 'pic.plague-later')}", DIM)]]
    head.append((f"  {WORDS.say(s.box, 'pic.care', s.box.care_points)}", DIM))
    numbers = {HEAL.arg(a): i + 1 for i, a in enumerate(options(view)) if HEAL.has(a)}
    lines = [head]
    rows = (PLACES + 1) // 2
    for row in range(rows):
        line: Line = []
        for place in range(row, PLACES, rows):
            line += draw_place(s, place, numbers.get(place, 0))
        lines.append(line)
    return lines


def draw_place(s: Table, place: int, number: int) -> Line:
    box, value = s.box, s.plague[place]
    n, kind = box.place_amounts[place], box.place_goods[place]
    benefit = f"{n} {code(box, kind)}" if n else ""
    name = f"{place + 1:>2} {box.place_names[place]}"
    line: Line = [mark(number), (f"{name:<24} {benefit:<5}", PLAIN)]
    if value == 0:
        return [*line, ("?", DIM)]
    return [*line, ("✓", CURED)] if value < 0 else [*line, (str(value), SICK)]


# The players.


def draw_players(view: dict[str, Any], s: Table) -> list[Line]:
    box = s.box
    lines: list[Line] = [
        [(f"{WORDS.say(box, 'pic.players'):<12}", HEAD), (WORDS.say(box, "pic.columns"), DIM)]
    ]
    asked = view["asked"]["seat"] if view["asked"] else NONE
    for seat in range(s.seats):
        lines.append(draw_player(view, s, seat, seat == asked))
        marks = draw_marks(s, seat)
        if marks:
            lines += [[(f"    {row}", SICK)] for row in fold(marks, LEFT - 4)]
        cards = [c for c in s.played[seat * ROUNDS : seat * ROUNDS + ROUNDS] if c != NONE]
        if cards:
            names = ", ".join([box.card_names[card] for card in cards])
            lines += [[(f"    {row}", DIM)] for row in fold(names, LEFT - 4)]
        goods = view["goods"][seat]
        if seat != view["viewer"] and not isinstance(goods, int):
            lines.append([("    ", PLAIN), *good_counts(goods)])
    return lines


def size(zone: Any) -> int:
    """How much lies in a zone, seen or not."""
    return zone if isinstance(zone, int) else len(zone)


def draw_player(view: dict[str, Any], s: Table, seat: int, asked: bool) -> Line:
    goods = view["goods"][seat]
    held = goods if isinstance(goods, int) else sum(goods)
    hand, aside = size(view["hands"][seat]), size(view["discards"][seat])
    name = WORDS.figure(s.box, "seat", seat)[:7]
    return [
        ("▶" if asked else " ", HEAD),
        (f" {LETTERS[seat]} ", SEATS[seat]),
        (f" {name:<7}", HEAD if seat == view["viewer"] else PLAIN),
        (f"{s.points(seat):>4} {held:>5} {hand:>4} {aside:>8}", PLAIN),
        (f" {HOUSES - s.houses(seat):>6} {s.seals_left(seat):>5}", PLAIN),
    ]


def draw_marks(s: Table, seat: int) -> str:
    """What weighs on a player."""
    marks: list[str] = []
    if s.is_idle(seat):
        marks.append(WORDS.say(s.box, "pic.idle"))
    if s.penalties[seat] and not (s.tax and s.chapter == CHAPTERS):
        marks.append(penalties(s.box, s.penalties[seat]))
    return ", ".join(marks)


# Supplies and duties.


def draw_supply(s: Table) -> list[Line]:
    line: Line = [(f"{WORDS.say(s.box, 'pic.supply')}  ", HEAD)]
    for kind in range(GOODS):
        if kind != GOLD or s.options.totals[GOLD] < PLENTY:
            n = s.supply[kind]
            line += [(f"{CODES[kind]}{n}", GOOD_STYLES[kind] if n else DIM), (" ", PLAIN)]
    lines = [line, [(WORDS.say(s.box, "pic.duties"), HEAD)]]
    for duty in range(DUTIES):
        lines += [[(f" {row}", DIM)] for row in fold(duty_text(s, duty), RIGHT)]
    return lines


def duty_text(s: Table, duty: int) -> str:
    """What is due, and what a missing piece costs."""
    box, kind = s.box, s.box.duty_goods[duty]
    due = WORDS.say(box, "pic.due", box.duty_amounts[duty], kind)
    if kind == GOLD and s.tax:
        due = WORDS.say(box, "pic.due", s.tax, kind)
    elif kind == GOLD:
        least, most = [face + s.in_force.tax for face in (min(box.die), max(box.die))]
        due = WORDS.say(box, "pic.due-range", least, most, kind)
    loss = piece_loss(s, duty)
    if s.chapter == CHAPTERS:
        cost = WORDS.say(box, "pic.due-last", loss, box.duty_points[duty])
    else:
        cost = WORDS.say(box, "pic.due-cost", loss, duty)
    return f"{due}: {cost}"


def draw_key(box: Box) -> list[Line]:
    """What the letters mean."""
    goods = ", ".join([f"{code(box, k)} {WORDS.figure(box, 'kind', k)}" for k in range(GOODS + 1)])
    texts = fold(goods, RIGHT) + fold(WORDS.say(box, "pic.key-marks"), RIGHT)
    return [title(box, "pic.key"), *[[(f" {text}", DIM)] for text in texts]]
