"""The table drawn with characters, from a scene alone.

The picture is a list of lines, each a list of (text, style). Blank lines part it into blocks, which
a program may set side by side; the first block is what a player always wants in sight. Every colour
has a letter as well, so that nothing is lost without colours.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import has
from boardwright.games.drawing import DIM, HEAD, PLAIN, Line, Look, fold, title
from boardwright.games.guilds_of_london.actions import CARD, LETTER, PLAYERS, TILE, TOKEN
from boardwright.games.guilds_of_london.components import (
    NUMBERED,
    SIDES,
    SUIT_COUNT,
    SUITS,
    VP,
    Box,
    icon_id,
)
from boardwright.games.guilds_of_london.words import (
    LETTERS,
    WORDS,
    ability,
    aim,
    icon_codes,
    mayoral,
)
from boardwright.scene import Item, Spot

NONE: Final = -1
HALL: Final = "place:hall"
SHIP: Final = "place:plantation"

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


def draw(look: Look, box: Box) -> list[Line]:
    """The table as its viewer sees it."""
    blocks = [
        draw_head(look, box),
        draw_board(look, box),
        draw_players(look, box),
        draw_plantation(look, box),
        draw_hand(look, box),
        draw_mayoral(look, box),
        draw_piles(look, box),
        draw_key(box),
    ]
    lines: list[Line] = []
    for block in blocks:
        if block:
            lines += [[], *block] if lines else block
    return lines


# Reading the scene.


def colour_of(thing: Item | Spot) -> int:
    """Whose man, marker or seat it is; Boris has a colour, too."""
    return PLAYERS.index(thing.ref.partition(":")[2])


def there(look: Look, zone: str, spot: str) -> list[Item]:
    """What lies at a place."""
    return [item for found in look.spots(zone) if found.ref == spot for item in found.items]


def men_of(items: list[Item], colour: int) -> int:
    return sum([item.n for item in items if item.sort == "man" and colour_of(item) == colour])


def count(items: list[Item], sort: str) -> int:
    return sum([item.n for item in items if item.sort == sort])


def standing(look: Look, colour: int) -> dict[str, int]:
    """What a player has as it stands."""
    found = [spot for spot in look.spots("table:seats") if colour_of(spot) == colour]
    return found[0].items[0].figures


# What a player always wants in sight.


def draw_head(look: Look, box: Box) -> list[Line]:
    lines: list[Line] = [[(text, PLAIN)] for text in in_lines(draw_moment(look, box))]
    seat = look.viewer
    if seat < 0:
        return lines
    own = WORDS.say(
        box,
        "pic.own",
        standing(look, seat)["points"],
        men_of(there(look, "board:city", HALL), seat),
        men_of(look.items("board:supply"), seat),
        men_of(look.items("board:plantation"), seat),
        count(look.items(f"store:{PLAYERS[seat]}"), "neutral"),
    )
    lines.append(
        [(WORDS.say(box, "pic.you", seat), PLAYER_STYLES[seat]), ("  ", PLAIN), (own, PLAIN)]
    )
    hand = card_words(look.items(f"hand:{PLAYERS[seat]}"))
    line: Line = [(WORDS.say(box, "pic.hand", len(hand)) + "  ", HEAD)]
    for card in hand:
        if sum([len(text) for text, _ in line]) < HAND_IN_SIGHT:
            line += [*card_name(card), (" ", PLAIN)]
    return [*lines, line]


def card_words(items: list[Item]) -> list[str]:
    """The names of cards, one by one."""
    return [item.face for item in items for _ in range(item.n)]


def in_lines(parts: list[str]) -> list[str]:
    """Some parts side by side, in as many lines as a narrow screen needs."""
    lines = [parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + 3 + len(part) > NARROW:
            lines.append(part)
        else:
            lines[-1] += f" · {part}"
    return lines


def draw_moment(look: Look, box: Box) -> list[str]:
    """Where the game stands, and what the turn under way has in store."""
    figures = look.scene.figures
    if look.over:
        return [WORDS.say(box, "pic.over")]
    if figures["round"] == 0:
        return [WORDS.say(box, "pic.set-up")]
    parts = [WORDS.say(box, "pic.round", figures["round"], figures["rounds"])]
    parts += draw_ahead(figures, box)
    order = " ".join([LETTERS[colour_of(spot)] for spot in look.spots("table:seats")])
    parts.append(f"{WORDS.say(box, 'pic.order')} {order}")
    if figures["active"] != NONE:
        parts.append(WORDS.say(box, "pic.draws", figures["draws"]))
        if look.items("force:turn"):
            parts.append(WORDS.say(box, "pic.tongue"))
    resolving = [item for item in look.items("board:city") if "resolving" in item.figures]
    return parts + [WORDS.say(box, "pic.resolving", tile_of(item)) for item in resolving]


def draw_ahead(figures: dict[str, int], box: Box) -> list[str]:
    """When tiles are resolved next, and what the next grey space brings."""
    scan, grey = figures["scan"], figures["grey"]
    if scan == figures["round"]:
        parts = [WORDS.say(box, "pic.scan")]
    elif scan == 0:
        parts = [WORDS.say(box, "pic.no-scan")]
    else:
        parts = [WORDS.say(box, "pic.later-scan", scan)]
    if figures["last"]:
        return [*parts, WORDS.say(box, "pic.last", grey)]
    if figures["growth"] != NONE:
        return [*parts, WORDS.say(box, "pic.growth", grey, figures["growth"])]
    return [*parts, WORDS.say(box, "pic.grey", grey)]


def tile_of(item: Item) -> int:
    return TILE.index[item.face]


def card_name(name: str) -> Line:
    """A card's name in the colour of its family."""
    return [(name, SUIT_STYLES[SUITS.index(name[0])])]


def suit_letters(mask: int) -> Line:
    return [(SUITS[i], SUIT_STYLES[i]) for i in range(SUIT_COUNT) if has(mask, i)]


# The board.


def mark_text(numbers: list[int]) -> str:
    """One number in brackets, several as first to last."""
    if len(numbers) == 1:
        return f"({numbers[0]})"
    return f"({numbers[0]}-{numbers[-1]})"


def draw_mark(look: Look, ref: str) -> Line:
    """The numbers of the options that mean a place."""
    numbers = look.marks.get(ref, [])
    return [(mark_text(numbers), CHOICE)] if numbers else []


def draw_board(look: Look, box: Box) -> list[Line]:
    cells = {spot.at: spot for spot in look.spots("board:city") if spot.items or spot.ground}
    places = [at for at in cells if at is not None]
    xs = range(min([x for x, _ in places]), max([x for x, _ in places]) + 1)
    ys = range(min([y for _, y in places]), max([y for _, y in places]) + 1)
    inner = INNER[len(xs)]
    head = " " * (AXIS + 1) + " ".join([f"{x:^{inner}}" for x in xs])
    rule = " " * AXIS + "+" + "+".join(["-" * inner for _ in xs]) + "+"
    lines: list[Line] = [[(head, DIM)], [(rule, EDGE)]]
    for y in ys:
        rows = [draw_cell(look, box, cells.get((x, y)), inner) for x in xs]
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


def draw_cell(look: Look, box: Box, spot: Spot | None, width: int) -> list[Line]:
    if spot is None:
        return [fit([], width)] * 4
    if spot.ground:
        return draw_guildhall(look, box, spot, width)
    item, mark = spot.items[0], draw_mark(look, spot.ref)
    tile, figures = tile_of(item), item.figures
    name = box.tile_shorts[tile]
    if tile < NUMBERED:
        name = f"{tile + 1} {name}"
    if "resolved" in figures:
        return draw_resolved(spot, width, name, mark)
    bold = "bold reverse" if "resolving" in figures else HEAD
    value = f"{figures['pieces']}/{figures['needed']}"
    firsts, seconds = tokens_on(box, spot)
    first, face = icon_codes(box.icons[tile]), suit_letters(box.suits[tile])
    if firsts:
        # Two tokens are its first prize; the first of them stands where others show their suits.
        ahead, first = firsts
        face = [(f"{ahead.replace(' ', '')}+", PLAIN)]
    title_row: Line = [(name, bold)]
    if mark and len(line_text(face)) + len(value) + len(mark[0][0]) > width:
        title_row = [(name[: width - len(mark[0][0])], bold), *mark]
        mark = []
    prizes: Line = [(first, PLAIN), ("|", EDGE), (seconds[0] if seconds else "-", DIM)]
    if len(line_text(prizes)) > width:
        prizes = [(text.replace(" ", ""), style) for text, style in prizes]
    faces = tight([face, [(value, HEAD)], mark], width)
    rows = (title_row, faces, spaced(pieces(spot.items), width), prizes)
    return [fit(row, width) for row in rows]


def tokens_on(box: Box, spot: Spot) -> tuple[list[str], list[str]]:
    """The tokens on a tile: those that are its first prize, and its second."""
    tokens = [item for item in spot.items if item.sort == "token"]
    firsts = [token_code(box, item) for item in tokens if "first" in item.figures]
    return firsts, [token_code(box, item) for item in tokens if "first" not in item.figures]


def token_code(box: Box, item: Item) -> str:
    if item.n == 0:  # points stand for one that is missing
        return icon_codes((icon_id(VP, box.no_token),))
    return icon_codes(box.token_icons[TOKEN.index[item.face]])


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


def draw_resolved(spot: Spot, width: int, name: str, mark: Line) -> list[Line]:
    tile, *masters = spot.items
    who: Line = [("[-]", DIM)]
    for master in masters:
        colour = colour_of(master)
        who = [(f"[{LETTERS[colour]}]", PLAYER_STYLES[colour])]
    shown: Line = [(c, SUIT_STYLES[i]) for i, c in enumerate(SUITS) if c in tile.figures]
    return [
        fit([(name, DIM)], width),
        fit(tight([shown, mark], width), width),
        fit([("  ", PLAIN), *who], width),
        fit([], width),
    ]


def draw_guildhall(look: Look, box: Box, spot: Spot, width: int) -> list[Line]:
    """Of two cells the first shows the men, so that nobody counts them twice."""
    name = WORDS.say(box, "pic.guildhall")
    rows: list[Line] = [[(f"{name:^{width}}", HALL_STYLE)], [], [], []]
    if spot.ref == HALL:
        men = spaced(pieces(spot.items), 2 * width)
        rows[1:] = [men[:4], men[4:], draw_mark(look, HALL)]
    return [fit(row, width) for row in rows]


def pieces(items: list[Item]) -> Line:
    """Men by letter and number, neutrals, seeded neutral, Beadle."""
    line: Line = []
    for item in items:
        if item.sort == "man":
            colour = colour_of(item)
            line.append((f"{LETTERS[colour]}{item.n}", PLAYER_STYLES[colour]))
        elif item.sort == "neutral":
            line.append(("s" if item.face else f"n{item.n}", NEUTRAL_STYLE))
        elif item.sort == "beadle":
            line.append(("*", BEADLE))
    return line


# Players, Plantation, piles.


def draw_players(look: Look, box: Box) -> list[Line]:
    players, columns = WORDS.say(box, "pic.players"), WORDS.say(box, "pic.columns")
    lines: list[Line] = [[(f"{players:<{4 + NAME_WIDTH}}", HEAD), (columns, DIM)]]
    for colour in sorted([colour_of(spot) for spot in look.spots("table:seats")]):
        lines.append(draw_player(look, box, colour))
        lines += draw_goods(look, box, colour)
    return lines


def draw_player(look: Look, box: Box, colour: int) -> Line:
    word = PLAYERS[colour]
    hall, supply = there(look, "board:city", HALL), look.items("board:supply")
    store = look.items(f"store:{word}")
    figures = (
        f"{standing(look, colour)['points']:>3}{men_of(hall, colour):>5}{men_of(supply, colour):>4}"
        f"{count(store, 'neutral'):>4}{look.size(f'hand:{word}'):>5}{look.size(f'aims:{word}'):>4}"
        f"{count(store, 'token'):>4}"
    )
    name = WORDS.figure(box, "seat", colour)[: NAME_WIDTH - 1]
    return [
        (">" if colour == look.asked else " ", HEAD),
        (f" {LETTERS[colour]} ", PLAYER_STYLES[colour]),
        (f" {name:<{NAME_WIDTH - 1}}", HEAD if colour == look.viewer else PLAIN),
        (figures, PLAIN),
    ]


def draw_goods(look: Look, box: Box, colour: int) -> list[Line]:
    """Tokens held, cards that all have seen; at the end the Mayoral cards and what they scored."""
    word, texts = PLAYERS[colour], []
    held = [item for item in look.items(f"store:{word}") if item.sort == "token"]
    if tokens := [token_code(box, item) for item in held for _ in range(item.n)]:
        texts.append((f"{WORDS.say(box, 'pic.tokens')}: {', '.join(tokens)}", DIM))
    hand = look.items(f"hand:{word}") if colour != look.viewer else []
    if hand:
        names = " ".join(card_words(hand))
        texts.append((f"{WORDS.say(box, 'pic.known', colour)}: {names}", DIM))
    if look.over:
        for item in look.items(f"aims:{word}"):
            scored = WORDS.say(box, "pic.scored", LETTER.index[item.face], item.figures["points"])
            texts.append((scored, PLAIN))
    return [[(f"     {part}", style)] for text, style in texts for part in fold(text, SIDE_WIDTH)]


def draw_plantation(look: Look, box: Box) -> list[Line]:
    board, *people = look.items("board:plantation")
    side = SIDES.index(board.face)
    lines = [title(WORDS, box, "pic.plantation", side)]
    if mark := draw_mark(look, SHIP):
        lines[0] += [(" ", PLAIN), *mark]
    for i, key in enumerate(("pic.first", "pic.second")):
        icons = icon_codes(box.crops[side][i])
        back = WORDS.say(box, "pic.return", box.returns[side][i])
        lines.append([(f" {WORDS.say(box, key):<7}{icons}, {back}", PLAIN)])
    who = spaced(pieces(people), SIDE_WIDTH) or [(WORDS.say(box, "pic.nobody"), DIM)]
    return [*lines, [(" ", PLAIN), *who]]


def draw_hand(look: Look, box: Box) -> list[Line]:
    """The viewer's cards with what they do."""
    hand = look.items(f"hand:{PLAYERS[look.viewer]}") if look.viewer >= 0 else []
    if not hand:
        return []
    limit = standing(look, look.viewer)["limit"]
    head = title(WORDS, box, "pic.hand", len(card_words(hand)))
    lines = [[*head, (f"  {WORDS.say(box, 'pic.limit', limit)}", DIM)]]
    for item in hand:
        card = CARD.words.index(item.face)
        times = f" x{item.n}" if item.n > 1 else ""
        name = [*card_name(item.face), (f" {box.card_titles[card]}{times}", PLAIN)]
        lines.append([(" ", PLAIN), *suit_letters(box.banners[card]), ("  ", PLAIN), *name])
        lines += [[(f"     {text}", DIM)] for text in fold(ability(box, card), SIDE_WIDTH - 5)]
    return lines


def draw_mayoral(look: Look, box: Box) -> list[Line]:
    """The viewer's Mayoral cards with what they score as it stands; at set-up those to choose from.
    At the end everybody's stand with the players."""
    if look.viewer < 0 or look.over:
        return []
    playing = look.scene.figures["round"] > 0
    lines = [title(WORDS, box, "pic.mayoral" if playing else "pic.dealt")]
    for item in look.items(f"aims:{PLAYERS[look.viewer]}"):
        card, n = LETTER.index[item.face], item.figures["points"]
        name = WORDS.say(box, "pic.now", card, n) if playing else mayoral(box, card)
        lines += [[(f" {text}", PLAIN)] for text in fold(name, SIDE_WIDTH)]
        lines += [[(f"   {text}", DIM)] for text in fold(aim(box, card), SIDE_WIDTH - 3)]
    return lines if len(lines) > 1 else []


def draw_piles(look: Look, box: Box) -> list[Line]:
    lines = [title(WORDS, box, "pic.piles")]
    for tile in [tile_of(item) for item in look.items("stack:tiles")]:
        below = look.zone("stack:tiles").hidden
        texts = fold(WORDS.say(box, "pic.stack", tile, below), SIDE_WIDTH)
        lines += [[(f" {text}", PLAIN)] for text in texts]
        if box.suits[tile]:
            face = f" {box.majority[tile]}  {icon_codes(box.icons[tile])}"
            lines.append([("   ", PLAIN), *suit_letters(box.suits[tile]), (face, DIM)])
    piles = ("deck:cards", "discard:cards", "deck:mayoral", "pool:neutrals")
    counts = WORDS.say(box, "pic.deck", *[look.size(ref) for ref in piles])
    lines += [[(f" {text}", PLAIN)] for text in fold(counts, SIDE_WIDTH)]
    for key, cards in (
        ("pic.discard", there(look, "discard:cards", "discard:top")),
        ("pic.aside", look.items("aside:cards")),
    ):
        if cards:
            lines.append([(f" {WORDS.say(box, key)}", DIM)])
            lines += card_rows(card_words(cards))
    return lines


def card_rows(cards: list[str]) -> list[Line]:
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
    return [title(WORDS, box, "pic.key"), *[[(f" {text}", DIM)] for text in texts]]
