"""The table drawn with characters, from a view alone.

The picture is a list of lines, each a list of (text, style). Blank lines part it into blocks, which
a program may set side by side; the first block is what a player always wants in sight. Every colour
has a letter as well, so that nothing is lost without colours.
"""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.guilds_of_london.actions import (
    CARD,
    EVICT,
    FROM,
    PLAYERS,
    SUIT_NAMES,
    SWAP,
    TO,
)
from boardwright.games.guilds_of_london.components import (
    COLOURS,
    GUILDS,
    NUMBERED,
    SUIT_COUNT,
    SUITS,
    TOKEN_KINDS,
    Box,
)
from boardwright.games.guilds_of_london.grid import (
    CELLS,
    HALL,
    SHIP,
    SUPPLY,
    cell_id,
    cell_xy,
)
from boardwright.games.guilds_of_london.state import GUILDHALL, MISSING, NONE, SOURCES
from boardwright.games.guilds_of_london.words import (
    LETTERS,
    WORDS,
    ability,
    aim,
    icon_code,
    letters_of,
    mayoral,
)

Line = list[tuple[str, str]]

PLAIN: Final = ""
HEAD: Final = "bold"
DIM: Final = "dim"
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
HAND_IN_SIGHT: Final = 72
CARDS_A_LINE: Final = 6


def draw(view: dict[str, Any], box: Box) -> list[list[tuple[str, str]]]:
    """The table as this viewer sees it."""
    blocks = [
        draw_head(view, box),
        draw_board(view, box),
        draw_players(view, box),
        draw_plantation(view, box),
        draw_hand(view, box),
        draw_mayoral(view, box),
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


def options(view: dict[str, Any]) -> list[int]:
    """What the viewer is asked to choose from; nobody else's choices are in a view."""
    asked = view["asked"]
    return list(asked.get("options", [])) if asked else []


def men_at(view: dict[str, Any], place: int, colour: int) -> int:
    return int(view["men"][place * COLOURS + colour])


def vp(view: dict[str, Any], colour: int) -> int:
    return sum(view["gains"][colour * SOURCES : (colour + 1) * SOURCES])


def size(zone: Any) -> int:
    """How many are in a zone that may be hidden."""
    return zone if isinstance(zone, int) else len(zone)


def fold(text: str, width: int) -> list[str]:
    """A text in lines of at most so many characters, broken between words."""
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append(word)
        else:
            lines[-1] += f" {word}" if lines[-1] else word
    return lines


# What a player always wants in sight.


def draw_head(view: dict[str, Any], box: Box) -> list[Line]:
    lines: list[Line] = [[(text, PLAIN)] for text in in_lines(draw_moment(view, box))]
    seat = view["viewer"]
    if seat < 0:
        return lines
    own = WORDS.say(
        box,
        "pic.own",
        vp(view, seat),
        men_at(view, HALL, seat),
        men_at(view, SUPPLY, seat),
        men_at(view, SHIP, seat),
        view["stock"][seat],
    )
    lines.append(
        [(WORDS.say(box, "pic.you", seat), PLAYER_STYLES[seat]), ("  ", PLAIN), (own, PLAIN)]
    )
    hand: list[int] = view["hands"][seat]
    line: Line = [(WORDS.say(box, "pic.hand", len(hand)) + "  ", HEAD)]
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


def draw_moment(view: dict[str, Any], box: Box) -> list[str]:
    track = view["seats"] - 1
    if view["over"]:
        return [WORDS.say(box, "pic.over")]
    if view["round"] == 0:
        return [WORDS.say(box, "pic.set-up")]
    parts = [WORDS.say(box, "pic.round", view["round"], box.spaces[track])]
    every = box.every[track]
    parts.append(WORDS.say(box, "pic.scan" if view["round"] % every == 0 else "pic.no-scan"))
    grey = [space for space in box.grey[track] if space >= view["round"]]
    if grey[0] == box.spaces[track]:
        parts.append(WORDS.say(box, "pic.last", grey[0]))
    elif box.grows[track]:
        parts.append(WORDS.say(box, "pic.growth", grey[0], view["growths"]))
    else:
        parts.append(WORDS.say(box, "pic.grey", grey[0]))
    order = " ".join([LETTERS[colour] for colour in view["order"]])
    parts.append(f"{WORDS.say(box, 'pic.order')} {order}")
    if view["end_draw"] and view["active"] != NONE:
        parts.append(WORDS.say(box, "pic.acted", view["end_draw"]))
    if view["tongue"] and view["active"] != NONE:
        parts.append(WORDS.say(box, "pic.tongue"))
    if view["scanning"] != NONE:
        parts.append(WORDS.say(box, "pic.resolving", view["tiles"][view["scanning"]]))
    return parts


def card_name(card: int) -> Line:
    """A card's name in the colour of its family."""
    name = CARD.words[card]
    return [(name, SUIT_STYLES[SUITS.index(name[0])])]


def suit_letters(mask: int) -> Line:
    return [(SUITS[i], SUIT_STYLES[i]) for i in range(SUIT_COUNT) if mask >> i & 1]


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


def draw_board(view: dict[str, Any], box: Box) -> list[Line]:
    used = [cell_xy(cell) for cell in range(CELLS) if view["tiles"][cell] != NONE]
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
        rows = [draw_cell(view, box, cell_id(x, y), inner, numbers) for x in xs]
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


def draw_cell(
    view: dict[str, Any], box: Box, cell: int, width: int, numbers: dict[int, list[int]]
) -> list[Line]:
    tile = view["tiles"][cell]
    if tile == NONE:
        return [fit([], width)] * 4
    if tile == GUILDHALL:
        return draw_guildhall(view, box, cell, width, numbers)
    is_open = cell in view["open"]
    name = box.tile_shorts[tile]
    if tile < NUMBERED:
        name = f"{tile + 1} {name}"
    mark: Line = [(mark_text(numbers[cell]), CHOICE)] if cell in numbers else []
    if not is_open:
        return draw_resolved(view, box, cell, width, name, mark)
    bold = HEAD if cell != view["scanning"] else "bold reverse"
    needed = box.majority[tile] + (view["seeded"] >> cell & 1)
    value = f"{piece_count(view, cell)}/{needed}"
    first = icon_codes(box.icons[tile])
    face: Line = [*suit_letters(box.suits[tile])]
    if GUILDS <= tile < NUMBERED:
        # Two tokens are its first prize; the first of them stands where others show their suits.
        at = (tile - GUILDS) * 2
        ahead, first = [token_code(box, token) for token in view["prizes"][at : at + 2]]
        face = [(f"{ahead.replace(' ', '')}+", PLAIN)]
    title_row: Line = [(name, bold)]
    if mark and len(line_text(face)) + len(value) + len(mark[0][0]) > width:
        title_row = [(name[: width - len(mark[0][0])], bold), *mark]
        mark = []
    prizes: Line = [(first, PLAIN), ("|", EDGE), (token_code(box, view["tokens"][cell]), DIM)]
    if len(line_text(prizes)) > width:
        prizes = [(text.replace(" ", ""), style) for text, style in prizes]
    faces = tight([face, [(value, HEAD)], mark], width)
    return [
        fit(row, width) for row in (title_row, faces, spaced(pieces(view, cell), width), prizes)
    ]


def line_text(line: Line) -> str:
    return "".join([text for text, _ in line])


def piece_count(view: dict[str, Any], cell: int) -> int:
    """What counts towards the majority value (G4.2.3)."""
    men = sum([men_at(view, cell, colour) for colour in range(COLOURS)])
    return men + int(view["neutrals"][cell]) + (1 if view["beadle"] == cell else 0)


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


def draw_resolved(
    view: dict[str, Any], box: Box, cell: int, width: int, name: str, mark: Line
) -> list[Line]:
    tile = view["tiles"][cell]
    master = view["masters"][cell]
    shown = box.suits[tile] if tile < NUMBERED else 0
    for code in view["named"]:
        if code // SUIT_COUNT == tile:
            shown = 1 << code % SUIT_COUNT
    who: Line = [("[-]", DIM)]
    if master != NONE:
        who = [(f"[{LETTERS[master]}]", PLAYER_STYLES[master])]
    return [
        fit([(name, DIM)], width),
        fit(tight([suit_letters(shown), mark], width), width),
        fit([("  ", PLAIN), *who], width),
        fit([], width),
    ]


def draw_guildhall(
    view: dict[str, Any], box: Box, cell: int, width: int, numbers: dict[int, list[int]]
) -> list[Line]:
    """Of two cells the first shows the men, so that nobody counts them twice."""
    if cell != view["tiles"].index(GUILDHALL):
        return [fit([(f"{WORDS.say(box, 'pic.guildhall'):^{width}}", HALL_STYLE)], width)] + [
            fit([], width)
        ] * 3
    men = spaced(men_by_letter(view, HALL), 2 * width)
    mark: Line = [(mark_text(numbers[HALL]), CHOICE)] if HALL in numbers else []
    name = WORDS.say(box, "pic.guildhall")
    rows: list[Line] = [[(f"{name:^{width}}", HALL_STYLE)], men[:4], men[4:], mark]
    return [fit(row, width) for row in rows]


def men_by_letter(view: dict[str, Any], place: int) -> Line:
    line: Line = []
    for colour in view["players"]:
        n = men_at(view, place, colour)
        if n:
            line.append((f"{LETTERS[colour]}{n}", PLAYER_STYLES[colour]))
    return line


def pieces(view: dict[str, Any], cell: int) -> Line:
    """The men on a tile by letter and number, neutrals, seeded neutral, Beadle."""
    line = men_by_letter(view, cell)
    if view["neutrals"][cell]:
        line.append((f"n{view['neutrals'][cell]}", NEUTRAL_STYLE))
    if view["seeded"] >> cell & 1:
        line.append(("s", NEUTRAL_STYLE))
    if view["beadle"] == cell:
        line.append(("*", BEADLE))
    return line


def icon_codes(icons: tuple[int, ...]) -> str:
    return " ".join([icon_code(icon) for icon in icons])


def token_code(box: Box, token: int) -> str:
    if token == 0:
        return "-"
    return f"V{box.no_token}" if token == MISSING else icon_codes(box.token_icons[token - 1])


# Players, Plantation, piles.


def draw_players(view: dict[str, Any], box: Box) -> list[Line]:
    lines: list[Line] = [
        [(f"{WORDS.say(box, 'pic.players'):<11}", HEAD), (WORDS.say(box, "pic.columns"), DIM)]
    ]
    asked = view["asked"]["seat"] if view["asked"] else NONE
    for colour in view["players"]:
        lines.append(draw_player(view, colour, colour == asked))
        lines += draw_goods(view, box, colour)
    return lines


def draw_player(view: dict[str, Any], colour: int, asked: bool) -> Line:
    seated = colour < view["seats"]
    cards = size(view["hands"][colour]) if seated else 0
    letters = size(view["starts"][colour]) + size(view["later"][colour]) if seated else 0
    held = sum(view["held"][colour * TOKEN_KINDS : (colour + 1) * TOKEN_KINDS])
    figures = (
        f"{vp(view, colour):>3}{men_at(view, HALL, colour):>5}{men_at(view, SUPPLY, colour):>4}"
        f"{view['stock'][colour]:>4}{cards:>5}{letters:>4}{held:>4}"
    )
    return [
        (">" if asked else " ", HEAD),
        (f" {LETTERS[colour]} ", PLAYER_STYLES[colour]),
        (f" {PLAYERS[colour]:<6}", HEAD if colour == view["viewer"] else PLAIN),
        (figures, PLAIN),
    ]


def draw_goods(view: dict[str, Any], box: Box, colour: int) -> list[Line]:
    """Tokens held, cards that all have seen; at the end what others had."""
    lines: list[Line] = []
    tokens = [
        icon_codes(box.token_icons[kind])
        for kind in range(TOKEN_KINDS)
        for _ in range(view["held"][colour * TOKEN_KINDS + kind])
    ]
    if tokens:
        text = f"{WORDS.say(box, 'pic.tokens')}: {', '.join(tokens)}"
        lines += [[(f"     {part}", DIM)] for part in fold(text, SIDE_WIDTH)]
    if colour >= view["seats"]:
        return lines
    if view["known"][colour] and colour != view["viewer"]:
        names = " ".join([CARD.words[card] for card in view["known"][colour]])
        lines.append([(f"     {WORDS.say(box, 'pic.known', colour)}: {names}", DIM)])
    if view["over"] and colour != view["viewer"]:
        for card in [*view["starts"][colour], *view["later"][colour]]:
            lines.append([(f"     {mayoral(box, card)}", PLAIN)])
    return lines


def draw_plantation(view: dict[str, Any], box: Box) -> list[Line]:
    if view["side"] == NONE:
        return []
    lines = [title(box, "pic.plantation", view["side"])]
    numbers = marks(view)
    if SHIP in numbers:
        lines[0] += [(" ", PLAIN), (mark_text(numbers[SHIP]), CHOICE)]
    for i, key in enumerate(("pic.first", "pic.second")):
        icons = icon_codes(box.crops[view["side"]][i])
        back = WORDS.say(box, "pic.return", box.returns[view["side"]][i])
        lines.append([(f" {WORDS.say(box, key):<7}{icons}, {back}", PLAIN)])
    men = men_by_letter(view, SHIP)
    if view["neutrals"][SHIP]:
        men.append((f"n{view['neutrals'][SHIP]}", NEUTRAL_STYLE))
    who: Line = spaced(men, SIDE_WIDTH) or [(WORDS.say(box, "pic.nobody"), DIM)]
    return [*lines, [(" ", PLAIN), *who]]


def draw_hand(view: dict[str, Any], box: Box) -> list[Line]:
    """The viewer's cards with what they do."""
    hand: list[int] = view["hands"][view["viewer"]] if view["viewer"] >= 0 else []
    if not hand:
        return []
    lines = [title(box, "pic.hand", len(hand))]
    for card in sorted(set(hand)):
        n = hand.count(card)
        times = f" x{n}" if n > 1 else ""
        head = [*card_name(card), (f" {box.card_titles[card]}{times}", PLAIN)]
        lines.append([(" ", PLAIN), *suit_letters(box.banners[card]), ("  ", PLAIN), *head])
        lines += [[(f"     {text}", DIM)] for text in fold(ability(box, card), SIDE_WIDTH - 5)]
    return lines


def draw_mayoral(view: dict[str, Any], box: Box) -> list[Line]:
    """The viewer's Mayoral cards; at set-up the three he chooses from."""
    seat = view["viewer"]
    if seat < 0:
        return []
    cards = [*view["starts"][seat], *view["later"][seat]]
    if not cards:
        return []
    lines = [title(box, "pic.mayoral" if view["round"] else "pic.dealt")]
    for card in cards:
        lines.append([(f" {mayoral(box, card)}", PLAIN)])
        lines += [[(f"   {text}", DIM)] for text in fold(aim(box, card), SIDE_WIDTH - 3)]
    return lines


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
    suits = ", ".join([f"{letters_of(1 << i)} {name}" for i, name in enumerate(SUIT_NAMES)])
    texts = fold(suits, SIDE_WIDTH)
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
