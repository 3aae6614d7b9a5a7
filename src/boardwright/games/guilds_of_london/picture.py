"""The table drawn with characters, from a view alone.

The picture is a list of lines, each a list of (text, style). Blank lines part it into blocks, which
a program may set side by side; the first block is what a player always wants in sight. Every colour
has a letter as well, so that nothing is lost without colours.
"""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.bits import has
from boardwright.games.drawing import DIM, HEAD, PLAIN, Line, fold, options
from boardwright.games.guilds_of_london.actions import CARD, EVICT, FROM, SWAP, TO
from boardwright.games.guilds_of_london.city import is_promo, pieces_on, requirement, suits_shown
from boardwright.games.guilds_of_london.components import (
    NUMBERED,
    SUIT_COUNT,
    SUITS,
    TOKEN_KINDS,
    Box,
)
from boardwright.games.guilds_of_london.course import is_last, next_cells, next_grey, next_scan
from boardwright.games.guilds_of_london.grid import (
    CELLS,
    HALL,
    SHIP,
    SUPPLY,
    cell_id,
    cell_xy,
    compass,
)
from boardwright.games.guilds_of_london.scoring import mayoral_points
from boardwright.games.guilds_of_london.sight import seen
from boardwright.games.guilds_of_london.state import GUILDHALL, NONE, Table
from boardwright.games.guilds_of_london.tokens import first_prizes, token_icons, tokens_held
from boardwright.games.guilds_of_london.words import (
    LETTERS,
    WORDS,
    ability,
    aim,
    icon_code,
    mayoral,
)

EDGE: Final = "bright_black"
CHOICE: Final = "bold #000000 on #ffffff"
BEADLE: Final = "bold #000000 on #d1d5db"
NEUTRAL_STYLE: Final = "bold #ffffff on #000000"
HALL_STYLE: Final = "bold #fde68a"

PLAYER_STYLES: Final = (
    "bold #ffffff on #b91c1c",
    "bold #000000 on #facc15",
    "bold #ffffff on #15803d",
    "bold #ffffff on #1d4ed8",
    "bold #ffffff on #57534e",
)
SUIT_STYLES: Final = (
    "bold #facc15",
    "bold #60a5fa",
    "bold #f87171",
    "bold #4ade80",
    "bold #d8b4fe",
)

AXIS: Final = 3
INNER: Final = (14, 14, 14, 14, 14, 13, 11)  # width of a cell by the number of columns
SIDE_WIDTH: Final = 39  # of the texts beside the board
NARROW: Final = 78
NAME_WIDTH: Final = 7  # of a player
HAND_IN_SIGHT: Final = 72
CARDS_A_LINE: Final = 6


def draw(view: dict[str, Any], box: Box) -> list[list[tuple[str, str]]]:
    """The table as this viewer sees it."""
    s = seen(view, box)
    blocks = [
        draw_head(view, s),
        draw_board(view, s),
        draw_players(view, s),
        draw_plantation(view, s),
        draw_hand(view, s),
        draw_mayoral(view, s),
        draw_piles(view, box),
        draw_key(box),
    ]
    lines: list[Line] = []
    for block in blocks:
        if block:
            lines += [[], *block] if lines else block
    return lines


def title(box: Box, key: str, *args: int) -> Line:
    return [(WORDS.say(box, key, *args), HEAD)]


def size(zone: Any) -> int:
    """How many are in a zone that may be hidden."""
    return zone if isinstance(zone, int) else len(zone)


# What a player always wants in sight.


def draw_head(view: dict[str, Any], s: Table) -> list[Line]:
    lines: list[Line] = [[(text, PLAIN)] for text in in_lines(draw_moment(view, s))]
    seat = view["viewer"]
    if seat < 0:
        return lines
    men = [s.at(seat, place) for place in (HALL, SUPPLY, SHIP)]
    own = WORDS.say(s.box, "pic.own", s.vp(seat), *men, s.stock[seat])
    lines.append(
        [(WORDS.say(s.box, "pic.you", seat), PLAYER_STYLES[seat]), ("  ", PLAIN), (own, PLAIN)]
    )
    hand: list[int] = view["hands"][seat]
    line: Line = [(WORDS.say(s.box, "pic.hand", len(hand)) + "  ", HEAD)]
    for card in hand:
        if sum([len(text) for text, _ in line]) < HAND_IN_SIGHT:
            line += [*card_name(card), (" ", PLAIN)]
    return [*lines, line]


def in_lines(parts: list[str]) -> list[str]:
    """Some parts side by side, in as many lines as a narrow screen needs."""
    lines = [parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + 3 + len(part) > NARROW:
            lines.append(part)
        else:
            lines[-1] += f" · {part}"
    return lines


def draw_moment(view: dict[str, Any], s: Table) -> list[str]:
    """Where the game stands, and what the turn under way has in store."""
    box = s.box
    if view["over"]:
        return [WORDS.say(box, "pic.over")]
    if s.round == 0:
        return [WORDS.say(box, "pic.set-up")]
    parts = [WORDS.say(box, "pic.round", s.round, box.spaces[s.seats - 1]), *draw_ahead(s)]
    order = " ".join([LETTERS[colour] for colour in s.order])
    parts.append(f"{WORDS.say(box, 'pic.order')} {order}")
    if s.turn.active != NONE:
        parts.append(WORDS.say(box, "pic.draws", s.cards_at_end()))
        if s.turn.tongue:
            parts.append(WORDS.say(box, "pic.tongue"))
    if s.scanning != NONE:
        parts.append(WORDS.say(box, "pic.resolving", s.tiles[s.scanning]))
    return parts


def draw_ahead(s: Table) -> list[str]:
    """When tiles are resolved next, and what the next grey space brings."""
    box, scan, grey = s.box, next_scan(s), next_grey(s)
    if scan == s.round:
        parts = [WORDS.say(box, "pic.scan")]
    elif scan > box.spaces[s.seats - 1]:
        parts = [WORDS.say(box, "pic.no-scan")]
    else:
        parts = [WORDS.say(box, "pic.later-scan", scan)]
    if is_last(s, grey):
        return [*parts, WORDS.say(box, "pic.last", grey)]
    if cells := next_cells(s):
        return [*parts, WORDS.say(box, "pic.growth", grey, compass(cells[0]))]
    return [*parts, WORDS.say(box, "pic.grey", grey)]


def card_name(card: int) -> Line:
    """A card's name in the colour of its family."""
    name = CARD.words[card]
    return [(name, SUIT_STYLES[SUITS.index(name[0])])]


def suit_letters(mask: int) -> Line:
    return [(SUITS[i], SUIT_STYLES[i]) for i in range(SUIT_COUNT) if has(mask, i)]


# The board.


def marks(view: dict[str, Any]) -> dict[int, list[int]]:
    """The numbers of the options that mean a place on the board."""
    found: dict[int, list[int]] = {}
    for i, action in enumerate(options(view)):
        place = NONE
        if FROM.has(action):
            place = FROM.arg(action)
        elif TO.has(action):
            place = TO.arg(action)
        elif EVICT.has(action):
            place = EVICT.args(action)[0]
        elif SWAP.has(action):
            place = SWAP.args(action)[0]
        if place != NONE:
            found.setdefault(place, []).append(i + 1)
    return found


def mark_text(numbers: list[int]) -> str:
    """One number in brackets, several as first to last."""
    if len(numbers) == 1:
        return f"({numbers[0]})"
    return f"({numbers[0]}-{numbers[-1]})"


def draw_board(view: dict[str, Any], s: Table) -> list[Line]:
    used = [cell_xy(cell) for cell in range(CELLS) if s.tiles[cell] != NONE]
    if not used:
        return []
    xs = range(min([x for x, _ in used]), max([x for x, _ in used]) + 1)
    ys = range(min([y for _, y in used]), max([y for _, y in used]) + 1)
    inner = INNER[len(xs)]
    numbers = marks(view)
    head = " " * (AXIS + 1) + " ".join([f"{x:^{inner}}" for x in xs])
    rule = " " * AXIS + "+" + "+".join(["-" * inner for _ in xs]) + "+"
    lines: list[Line] = [[(head, DIM)], [(rule, EDGE)]]
    for y in ys:
        rows = [draw_cell(s, cell_id(x, y), inner, numbers) for x in xs]
        for i in range(4):
            line: Line = [(f"{y:>2} " if i == 1 else " " * AXIS, DIM), ("|", EDGE)]
            for row in rows:
                line += [*row[i], ("|", EDGE)]
            lines.append(line)
        lines.append([(rule, EDGE)])
    return lines


def fit(parts: Line, width: int) -> Line:
    """Pieces of text in exactly this width."""
    line: Line = []
    left = width
    for text, style in parts:
        if left > 0:
            line.append((text[:left], style))
            left -= len(text)
    if left > 0:
        line.append((" " * left, PLAIN))
    return line


def draw_cell(s: Table, cell: int, width: int, numbers: dict[int, list[int]]) -> list[Line]:
    tile, box = s.tiles[cell], s.box
    if tile == NONE:
        return [fit([], width)] * 4
    if tile == GUILDHALL:
        return draw_guildhall(s, cell, width, numbers)
    name = box.tile_shorts[tile]
    if tile < NUMBERED:
        name = f"{tile + 1} {name}"
    mark: Line = [(mark_text(numbers[cell]), CHOICE)] if cell in numbers else []
    if cell not in s.open:
        return draw_resolved(s, cell, width, name, mark)
    bold = HEAD if cell != s.scanning else "bold reverse"
    value = f"{pieces_on(s, cell)}/{requirement(s, cell)}"
    first = icon_codes(box.icons[tile])
    face: Line = [*suit_letters(suits_shown(s, cell))]
    if is_promo(s, cell):
        # Two tokens are its first prize; the first of them stands where others show their suits.
        ahead, first = [token_code(s, token) for token in first_prizes(s, tile)]
        face = [(f"{ahead.replace(' ', '')}+", PLAIN)]
    title_row: Line = [(name, bold)]
    if mark and len(line_text(face)) + len(value) + len(mark[0][0]) > width:
        title_row = [(name[: width - len(mark[0][0])], bold), *mark]
        mark = []
    prizes: Line = [(first, PLAIN), ("|", EDGE), (token_code(s, s.tokens[cell]), DIM)]
    if len(line_text(prizes)) > width:
        prizes = [(text.replace(" ", ""), style) for text, style in prizes]
    faces = tight([face, [(value, HEAD)], mark], width)
    return [fit(row, width) for row in (title_row, faces, spaced(pieces(s, cell), width), prizes)]


def line_text(line: Line) -> str:
    return "".join([text for text, _ in line])


def tight(groups: list[Line], width: int) -> Line:
    """Groups with a blank between them; in too narrow a place without."""
    filled = [group for group in groups if group]
    room = width - sum([len(text) for group in filled for text, _ in group])
    line: Line = []
    for i, group in enumerate(filled):
        if i and room > 0:
            line.append((" ", PLAIN))
            room -= 1
        line += group
    return line


def spaced(parts: Line, width: int) -> Line:
    """Blanks between the pieces, if there is room for them."""
    if sum([len(text) + 1 for text, _ in parts]) > width + 1:
        return parts
    line: Line = []
    for part in parts:
        line += [part, (" ", PLAIN)]
    return line


def draw_resolved(s: Table, cell: int, width: int, name: str, mark: Line) -> list[Line]:
    master = s.masters[cell]
    who: Line = [("[-]", DIM)]
    if master != NONE:
        who = [(f"[{LETTERS[master]}]", PLAYER_STYLES[master])]
    return [
        fit([(name, DIM)], width),
        fit(tight([suit_letters(suits_shown(s, cell)), mark], width), width),
        fit([("  ", PLAIN), *who], width),
        fit([], width),
    ]


def draw_guildhall(s: Table, cell: int, width: int, numbers: dict[int, list[int]]) -> list[Line]:
    """Of two cells the first shows the men, so that nobody counts them twice."""
    name = WORDS.say(s.box, "pic.guildhall")
    rows: list[Line] = [[(f"{name:^{width}}", HALL_STYLE)], [], [], []]
    if cell == s.tiles.index(GUILDHALL):
        men = spaced(men_by_letter(s, HALL), 2 * width)
        mark: Line = [(mark_text(numbers[HALL]), CHOICE)] if HALL in numbers else []
        rows[1:] = [men[:4], men[4:], mark]
    return [fit(row, width) for row in rows]


def men_by_letter(s: Table, place: int) -> Line:
    line: Line = []
    for colour in s.players:
        n = s.at(colour, place)
        if n:
            line.append((f"{LETTERS[colour]}{n}", PLAYER_STYLES[colour]))
    return line


def pieces(s: Table, cell: int) -> Line:
    """The men on a tile by letter and number, neutrals, seeded neutral, Beadle."""
    line = men_by_letter(s, cell)
    if s.neutrals[cell]:
        line.append((f"n{s.neutrals[cell]}", NEUTRAL_STYLE))
    if has(s.seeded, cell):
        line.append(("s", NEUTRAL_STYLE))
    if s.beadle == cell:
        line.append(("*", BEADLE))
    return line


def icon_codes(icons: tuple[int, ...]) -> str:
    return " ".join([icon_code(icon) for icon in icons])


def token_code(s: Table, token: int) -> str:
    return icon_codes(token_icons(s, token)) if token else "-"


# Players, Plantation, piles.


def draw_players(view: dict[str, Any], s: Table) -> list[Line]:
    players, columns = WORDS.say(s.box, "pic.players"), WORDS.say(s.box, "pic.columns")
    lines: list[Line] = [[(f"{players:<{4 + NAME_WIDTH}}", HEAD), (columns, DIM)]]
    asked = view["asked"]["seat"] if view["asked"] else NONE
    for colour in s.players:
        lines.append(draw_player(view, s, colour, colour == asked))
        lines += draw_goods(view, s, colour)
    return lines


def draw_player(view: dict[str, Any], s: Table, colour: int, asked: bool) -> Line:
    seated = colour < s.seats
    cards = size(view["hands"][colour]) if seated else 0
    letters = size(view["starts"][colour]) + size(view["later"][colour]) if seated else 0
    figures = (
        f"{s.vp(colour):>3}{s.at(colour, HALL):>5}{s.at(colour, SUPPLY):>4}"
        f"{s.stock[colour]:>4}{cards:>5}{letters:>4}{tokens_held(s, colour):>4}"
    )
    name = WORDS.figure(s.box, "seat", colour)[: NAME_WIDTH - 1]
    return [
        (">" if asked else " ", HEAD),
        (f" {LETTERS[colour]} ", PLAYER_STYLES[colour]),
        (f" {name:<{NAME_WIDTH - 1}}", HEAD if colour == view["viewer"] else PLAIN),
        (figures, PLAIN),
    ]


def draw_goods(view: dict[str, Any], s: Table, colour: int) -> list[Line]:
    """Tokens held, cards that all have seen; at the end the Mayoral cards and what they scored."""
    lines: list[Line] = []
    tokens = [
        icon_codes(s.box.token_icons[kind])
        for kind in range(TOKEN_KINDS)
        for _ in range(s.held[colour * TOKEN_KINDS + kind])
    ]
    if tokens:
        text = f"{WORDS.say(s.box, 'pic.tokens')}: {', '.join(tokens)}"
        lines += [[(f"     {part}", DIM)] for part in fold(text, SIDE_WIDTH)]
    if colour >= s.seats:
        return lines
    if s.known[colour] and colour != view["viewer"]:
        names = " ".join([CARD.words[card] for card in s.known[colour]])
        lines.append([(f"     {WORDS.say(s.box, 'pic.known', colour)}: {names}", DIM)])
    if view["over"]:
        for card, n in mayoral_points(s, colour):
            text = WORDS.say(s.box, "pic.scored", card, n)
            lines += [[(f"     {part}", PLAIN)] for part in fold(text, SIDE_WIDTH)]
    return lines


def draw_plantation(view: dict[str, Any], s: Table) -> list[Line]:
    if s.side == NONE:
        return []
    box = s.box
    lines = [title(box, "pic.plantation", s.side)]
    numbers = marks(view)
    if SHIP in numbers:
        lines[0] += [(" ", PLAIN), (mark_text(numbers[SHIP]), CHOICE)]
    for i, key in enumerate(("pic.first", "pic.second")):
        icons = icon_codes(box.crops[s.side][i])
        back = WORDS.say(box, "pic.return", box.returns[s.side][i])
        lines.append([(f" {WORDS.say(box, key):<7}{icons}, {back}", PLAIN)])
    men = men_by_letter(s, SHIP)
    if s.neutrals[SHIP]:
        men.append((f"n{s.neutrals[SHIP]}", NEUTRAL_STYLE))
    who: Line = spaced(men, SIDE_WIDTH) or [(WORDS.say(box, "pic.nobody"), DIM)]
    return [*lines, [(" ", PLAIN), *who]]


def draw_hand(view: dict[str, Any], s: Table) -> list[Line]:
    """The viewer's cards with what they do."""
    seat, box = view["viewer"], s.box
    hand: list[int] = view["hands"][seat] if seat >= 0 else []
    if not hand:
        return []
    head = title(box, "pic.hand", len(hand))
    lines = [[*head, (f"  {WORDS.say(box, 'pic.limit', s.hand_limit(seat))}", DIM)]]
    for card in sorted(set(hand)):
        n = hand.count(card)
        times = f" x{n}" if n > 1 else ""
        name = [*card_name(card), (f" {box.card_titles[card]}{times}", PLAIN)]
        lines.append([(" ", PLAIN), *suit_letters(box.banners[card]), ("  ", PLAIN), *name])
        lines += [[(f"     {text}", DIM)] for text in fold(ability(box, card), SIDE_WIDTH - 5)]
    return lines


def draw_mayoral(view: dict[str, Any], s: Table) -> list[Line]:
    """The viewer's Mayoral cards with what they score as it stands; at set-up those to choose from.
    At the end everybody's stand with the players."""
    seat, box = view["viewer"], s.box
    if seat < 0 or view["over"]:
        return []
    lines = [title(box, "pic.mayoral" if s.round else "pic.dealt")]
    for card, n in mayoral_points(s, seat):
        name = WORDS.say(box, "pic.now", card, n) if s.round else mayoral(box, card)
        lines += [[(f" {text}", PLAIN)] for text in fold(name, SIDE_WIDTH)]
        lines += [[(f"   {text}", DIM)] for text in fold(aim(box, card), SIDE_WIDTH - 3)]
    return lines if len(lines) > 1 else []


def draw_piles(view: dict[str, Any], box: Box) -> list[Line]:
    lines = [title(box, "pic.piles")]
    if view["top"] != NONE:
        texts = fold(WORDS.say(box, "pic.stack", view["top"], size(view["bag"])), SIDE_WIDTH)
        lines += [[(f" {text}", PLAIN)] for text in texts]
        tile = view["top"]
        if box.suits[tile]:
            face = f" {box.majority[tile]}  {icon_codes(box.icons[tile])}"
            lines.append([("   ", PLAIN), *suit_letters(box.suits[tile]), (face, DIM)])
    counts = WORDS.say(
        box,
        "pic.deck",
        size(view["deck"]),
        len(view["discard"]),
        size(view["mayoral_deck"]),
        view["board_neutrals"],
    )
    lines += [[(f" {text}", PLAIN)] for text in fold(counts, SIDE_WIDTH)]
    for key, cards in (
        ("pic.discard", view["discard"][-box.reach :][::-1]),
        ("pic.aside", view["aside"]),
    ):
        if cards:
            lines.append([(f" {WORDS.say(box, key)}", DIM)])
            lines += card_rows(cards)
    return lines


def card_rows(cards: list[int]) -> list[Line]:
    """The names of cards, so many to a line."""
    lines: list[Line] = []
    for first in range(0, len(cards), CARDS_A_LINE):
        line: Line = [("   ", PLAIN)]
        for card in cards[first : first + CARDS_A_LINE]:
            line += [*card_name(card), (" ", PLAIN)]
        lines.append(line)
    return lines


def draw_key(box: Box) -> list[Line]:
    """What the letters mean."""
    suits = [WORDS.say(box, "pic.key-suit", i, SUITS[i]) for i in range(SUIT_COUNT)]
    texts = fold(WORDS.say(box, "pic.key-suits", ", ".join(suits)), SIDE_WIDTH)
    for key in (
        "pic.key-tile",
        "pic.key-icons",
        "pic.key-master",
        "pic.key-players",
        "pic.key-cards",
        "pic.key-marks",
    ):
        texts += fold(WORDS.say(box, key), SIDE_WIDTH)
    return [title(box, "pic.key"), *[[(f" {text}", DIM)] for text in texts]]
