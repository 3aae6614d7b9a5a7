"""What can be read about every component, with the ground of the maps and all shapes."""

from __future__ import annotations

from typing import Final

from boardwright.games.world_wonders.actions import BOARD, CARD, CELL, GOAL, SOLO, TILE
from boardwright.games.world_wonders.board import CELLS, HIGH, LONG_ROAD, SHORT_ROAD, SINGLE, Shape
from boardwright.games.world_wonders.components import (
    CARDS,
    FIRST_MUNDO,
    MAPS,
    OBJECTIVES,
    SHAPE_NAMES,
    SOLO_CARDS,
    TILES,
    Box,
    shape_of,
)
from boardwright.games.world_wonders.objectives import KNOWN
from boardwright.games.world_wonders.rows import NEEDS, POPULATION, TRACKS, TYPE_CODES
from boardwright.games.world_wonders.words import (
    WORDS,
    brought,
    card,
    goal,
    item,
    need_of,
    needs,
    sides,
    tile,
)
from boardwright.scene import Entry, named

# What has a name in the words files, with the rules that speak of it: places, pieces, piles, marks.
RULES: Final[dict[str, tuple[str, ...]]] = {
    "map": ("W2.4", "W5.1.1"),
    "cell": ("W2.4",),
    "hand:laying": ("W4.2.5",),
    "stacks:tiles": ("W3.1", "W3.2"),
    "stack": ("W3.1", "W4.3.4"),
    "offer:pieces": ("W3.7", "W3.8"),
    "offer:long": ("W4.3.1",),
    "offer:set": ("W4.3.2",),
    "offer:tower": ("W4.3.3",),
    "offer:pedestals": ("W4.3.5",),
    "display:monuments": ("W3.9", "W4.3.6"),
    "goals:objectives": ("W3.10", "W6.7"),
    "before": ("W4.1", "W4.5.4"),
    "seat": ("W4.1",),
    "supply:pieces": ("W3.7", "W3.8"),
    "discards:tiles": ("W4.5.2",),
    "deck:monuments": ("W3.9",),
    "deck:mundo": ("W8.2",),
    "deck:solo": ("W7.3",),
    "used:solo": ("W7.5",),
    "rival:monuments": ("W7.4",),
    "piece:long": ("W2.5", "W5.2.1", "W5.2.2"),
    "piece:pair": ("W2.5", "W5.2.1", "W5.2.3"),
    "piece:single": ("W2.5", "W5.2.1", "W5.2.3"),
    "piece:tower": ("W2.5", "W5.3.1"),
    "start": ("W3.4", "W4.2.6"),
    "loan": ("W4.4.2", "W4.4.4", "W6.8"),
    "pedestal": ("W4.3.5", "W4.5.4"),
    "out": ("W4.2.3", "W4.2.4"),
    "worth": ("W6.5", "W6.6"),
    "marker": ("W5.5.1",),
    "gold": ("W4.1",),
    "nth:1": ("W4.5.4",),
    "nth:2": ("W4.5.4",),
    "food": ("W5.5.1",),
    "ceramics": ("W5.5.1",),
    "gears": ("W5.5.1",),
    "population": ("W5.5.3",),
    "turn:left": ("W5.1.3",),
    "turn:right": ("W5.1.3",),
    "step:next": ("W5.1.1",),
    "step:back": ("W5.1.1",),
    "home": ("W2.4",),
    "phase.1": ("W4.2.1",),
    "phase.2": ("W4.2.5",),
    "phase.3": ("W4.4.1",),
}

# Why a piece may not lie somewhere at all, whatever it is.
REASONS: Final = {"off-map": ("W5.1.1",), "taken": ("W5.1.1",)}

# What everybody lays in the same shape.
PIECES: Final = {
    "piece:long": LONG_ROAD,
    "piece:pair": SHORT_ROAD,
    "piece:single": SINGLE,
    "piece:tower": SINGLE,
    "start": LONG_ROAD,
}

# What a space of a map is, among the figures of the map.
GROUNDS: Final = {"nature": 1, "water": 2}


SIDES: Final = ("A", "B")  # of the resource boards


def lexicon(box: Box) -> dict[str, Entry]:
    found = named(WORDS, box, RULES)
    for key, price in prices(box).items():
        found[key] = found[key]._replace(figures={"price": price})
    found["before"] = found["before"]._replace(figures={"gold": box.gold})  # in every round
    for key, piece in PIECES.items():
        found[key] = found[key]._replace(figures=spaces_of(piece))
    for word in NEEDS:
        found[f"near:{word}"] = Entry(need_of(box, word, 1), "", {}, ("W5.4.3",))
    for reason, rules in REASONS.items():
        found[f"no:{reason}"] = Entry(WORDS.say(box, f"no.{reason}"), "", {}, rules)
    for track in range(len(TRACKS)):
        found[f"track:{TRACKS[track]}"] = track_entry(box, track)
    for shape, name in enumerate(SHAPE_NAMES):
        found[f"shape:{name}"] = shape_entry(box, shape)
        found[f"stack:{name}"] = stack_entry(box, box.shape_names[shape])
    for kind, name in enumerate(TYPE_CODES):
        found[f"stack:{name}"] = stack_entry(box, box.type_names[kind])
    for number in range(TILES):
        found[TILE.ref(number)] = tile_entry(box, number)
    for number in range(CARDS):
        found[CARD.ref(number)] = card_entry(box, number)
    for number in range(OBJECTIVES):
        found[GOAL.ref(number)] = goal_entry(box, number)
    for number in range(SOLO_CARDS):
        found[SOLO.ref(number)] = solo_entry(box, number)
    for board in range(len(MAPS)):
        found[BOARD.ref(board)] = board_entry(box, board)
    return found


def prices(box: Box) -> dict[str, int]:
    """W4.3: what costs always the same."""
    return {
        "offer:long": box.long_price,
        "offer:set": box.set_price,
        "offer:tower": box.tower_price,
        "pedestal": box.pedestal_price,
    }


def track_entry(box: Box, track: int) -> Entry:
    """Its last spaces, and its symbols or rings by side, are its figures: `B`, `B4`."""
    figures: dict[str, int] = {}
    said: list[str] = []
    for side, name in enumerate(SIDES):
        spaces = range(len(box.marks(side, track)))
        marked = [at for at in spaces if box.marked(side, track, at)]
        figures |= {name: spaces[-1], **{f"{name}{at}": 1 for at in marked}}
        said.append(" ".join([str(at) for at in marked]))
    key = "lex.rings-text" if track == POPULATION else "lex.symbols-text"
    name = WORDS.say(box, f"lex.{TRACKS[track]}")
    rules = ("W2.6", "W6.1", "W6.2") if track == POPULATION else ("W2.6", "W5.5.2")
    return Entry(name, WORDS.say(box, key, *said), figures, rules, box.sources["track"][track])


def shape_entry(box: Box, shape: int) -> Entry:
    """Its spaces as printed, from the lower left corner 1,1 on, are its figures."""
    form = box.shapes[shape]
    text = WORDS.say(box, "lex.shape-text", form.size, box.costs[0][shape], box.costs[1][shape])
    rules = ("W2.1", "W4.3.4", "W5.1.3")
    source = box.sources["shape"][shape]
    return Entry(box.shape_names[shape], text, spaces_of(form), rules, source)


def stack_entry(box: Box, of: str) -> Entry:
    """A stack of tiles, by shape or by type."""
    name = WORDS.say(box, "lex.stack-of", of)
    return Entry(name, WORDS.say(box, "lex.stack-text"), {}, RULES["stack"])


def spaces_of(shape: Shape) -> dict[str, int]:
    return {f"{x + 1},{y + 1}": 1 for x, y in shape.forms[0].cells}


def gains_of(amounts: tuple[int, ...]) -> dict[str, int]:
    return {TRACKS[track]: n for track, n in enumerate(amounts) if n}


def tile_entry(box: Box, number: int) -> Entry:
    gains = box.tile_gains[number]
    text = WORDS.say(box, "lex.tile-text", box.shape_names[shape_of(number)], brought(box, gains))
    source = box.sources["tile"][number]
    return Entry(tile(box, number), text, gains_of(gains), ("W5.3.2", "W5.5.1", "W6.6"), source)


def card_entry(box: Box, number: int) -> Entry:
    """The rows and columns of its parts, what it asks for and brings, and its rings."""
    found = box.cards[number]
    figures = gains_of((*found.gains, found.population))
    for part, (rows, columns) in enumerate(sides(box, number), 1):
        figures |= {f"rows-{part}": rows, f"columns-{part}": columns}
    figures |= {f"near:{word}": found.near.count(word) for word in found.near}
    rules = ["W5.4.1", "W5.4.2", "W5.4.3"] + (["W5.4.5"] if len(found.parts) > 1 else [])
    if number < FIRST_MUNDO:
        figures["rings"] = found.rings
        source = box.sources["monument"][number]
    else:
        rules += ["W8.4", f"W8.M{number - FIRST_MUNDO + 1}"]
        source = box.sources["mundo"][number - FIRST_MUNDO]
    return Entry(card(box, number), needs(box, number), figures, tuple(rules), source)


def goal_entry(box: Box, number: int) -> Entry:
    figures = {"first": box.goal_first[number], "second": box.goal_second[number]}
    key = "lex.goal-text" if box.goal_second[number] else "lex.goal-alone-text"
    text = WORDS.say(box, key, number, *figures.values())
    rules = (f"W6.O{KNOWN.index(box.goal_kinds[number]) + 1}", "W6.11", "W6.12")
    said = goal(box, number)
    name = said[0].upper() + said[1:]
    return Entry(name, text, figures, rules, box.sources["objective"][number])


def solo_entry(box: Box, number: int) -> Entry:
    """What each section takes is its figures: `1:S6`, `3:long`."""
    sections = [" + ".join([item(box, n) for n in section]) for section in box.solo[number]]
    text = WORDS.say(box, "lex.solo-text", *sections)
    name = WORDS.say(box, "lex.solo", number)
    rules = ("W7.3", f"W7.A{number + 1}")
    figures = {
        f"{at}:{box.items[n].name}": 1
        for at, section in enumerate(box.solo[number], 1)
        for n in section
    }
    return Entry(name, text, figures, rules, box.sources["solo"][number])


def board_entry(box: Box, board: int) -> Entry:
    """All its spaces that are not green are its figures (see GROUNDS)."""
    grounds = {CELL.words[cell]: box.ground(board, cell) for cell in range(CELLS)}
    figures = {word: GROUNDS[ground] for word, ground in grounds.items() if ground}
    said = [" ".join([word for word in grounds if grounds[word] == ground]) for ground in GROUNDS]
    text = WORDS.say(box, "lex.board-text", *said)
    name = WORDS.say(box, "lex.board", board)
    return Entry(name, text, figures, ("W2.4",), box.sources["map"][board * HIGH])
