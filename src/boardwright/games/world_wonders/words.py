"""How each kind of figure is spoken; the texts themselves are in `locale/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardwright.games.world_wonders.actions import (
    BOARD,
    CARD,
    CELL,
    GOAL,
    PLINTH,
    SEAT,
    SOLO,
    TILE,
)
from boardwright.games.world_wonders.components import (
    FIRST_MUNDO,
    Box,
    shape_of,
    type_of,
)
from boardwright.games.world_wonders.rows import (
    GOOD_NAMES,
    MARKET,
    NEEDS,
    TRACKS,
    TYPE_CODES,
)
from boardwright.words import Words, named

UNLIMITED: Final = 100  # the end of a span that has none


def seat(box: Box, value: int) -> str:
    return WORDS.say(box, f"seat.{value}")


def letter(box: Box, value: int) -> str:
    """The letter of a seat's colour, for those who do not see colours."""
    return WORDS.say(box, f"sign.{value}")


def cell(box: Box, value: int) -> str:
    return CELL.words[value]


def turn(box: Box, value: int) -> str:
    return WORDS.say(box, f"turn.{value}")


def change(box: Box, value: int) -> str:
    """How many points more or less."""
    key = "more" if value > 0 else "less" if value else "none"
    return WORDS.say(box, f"change.{key}", abs(value))


def number(box: Box, value: int) -> str:
    """Places in turn order and pedestals count from 0 inside and from 1 outside."""
    return str(value + 1)


def tile(box: Box, value: int) -> str:
    return WORDS.say(box, "tile", tile_type(box, value), tile_gains(box, value))


def tile_type(box: Box, value: int) -> str:
    return box.type_names[type_of(value)]


def tile_gains(box: Box, value: int) -> str:
    return brought(box, box.tile_gains[value])


def price(box: Box, value: str) -> str:
    """What something costs that always costs the same."""
    prices = {
        "long": box.long_price,
        "set": box.set_price,
        "tower": box.tower_price,
        "pedestal": box.pedestal_price,
    }
    return f"{prices[value]} {named('gold', WORDS.say(box, 'gold'))}"


def shape(box: Box, value: int) -> str:
    return box.shape_names[shape_of(value)]


def kind_name(box: Box, value: int) -> str:
    return box.type_names[value]


def card(box: Box, value: int) -> str:
    return box.cards[value].name


def sides(box: Box, value: int) -> list[tuple[int, int]]:
    """The rows and columns of the parts of a monument."""
    found: list[tuple[int, int]] = []
    for part in box.cards[value].parts:
        wide = max([x for x, _ in part.forms[0].cells]) + 1
        found.append((part.size // wide, wide))
    return found


def needs(box: Box, value: int) -> str:
    """What a monument asks for, what it is worth, and what it brings."""
    found = box.cards[value]
    parts = "+".join([f"{rows}x{columns}" for rows, columns in sides(box, value)])
    if found.link.name:
        parts = WORDS.say(box, f"link.{found.link.name}", parts)
    terrain = WORDS.say(box, f"terrain.{found.terrain.name}")
    near = [need_of(box, word, found.near.count(word)) for word in dict.fromkeys(found.near)]
    worth = WORDS.say(box, "rings", found.rings) if value < FIRST_MUNDO else mundo(box, value)
    text = WORDS.say(box, "needs.card", parts, terrain, ", ".join(near), worth)
    gains = brought(box, (*found.gains, found.population))
    return WORDS.say(box, "needs.gains", text, gains) if gains else text


def brought(box: Box, amounts: tuple[int, ...]) -> str:
    """How far each marker moves."""
    said = [WORDS.say(box, "gain.by", gain(box, track), n) for track, n in enumerate(amounts) if n]
    return ", ".join(said)


def need_of(box: Box, word: str, times: int) -> str:
    if word in TYPE_CODES:
        return WORDS.say(box, "need.type", box.type_names[TYPE_CODES.index(word)], times)
    return WORDS.say(box, f"need.{word}")


def need(box: Box, value: int) -> str:
    return need_of(box, NEEDS[value], 1)


def gain(box: Box, value: int) -> str:
    """A track by its name."""
    return named(f"track:{TRACKS[value]}", WORDS.say(box, f"gain.{value}"))


def mundo(box: Box, value: int) -> str:
    at = value - FIRST_MUNDO
    what = WORDS.say(box, f"mundo.{box.mundo_kinds[at].name}", box.type_names[MARKET])
    spans = [span(box, numbers) for numbers in (box.mundo_two[at], box.mundo_three[at])]
    return WORDS.say(box, "mundo.worth", spans[0], spans[1], what)


def span(box: Box, numbers: tuple[int, ...]) -> str:
    if numbers[0] == numbers[1]:
        return WORDS.say(box, "span.exactly", numbers[0])
    if numbers[1] >= UNLIMITED:
        return WORDS.say(box, "span.least", numbers[0])
    return WORDS.say(box, "span.between", numbers[0], numbers[1])


def board(box: Box, value: int) -> str:
    return BOARD.words[value]


def goal(box: Box, value: int) -> str:
    kind, of = box.goal_kinds[value], box.goal_of[value]
    named = gain(box, of) if kind.about == GOOD_NAMES else box.type_names[of]
    return WORDS.say(box, f"goal.{kind.name}", named)


def item(box: Box, value: int) -> str:
    found = box.items[value]
    if found.shape < 0:
        return WORDS.say(box, f"item.{found.name}")
    return WORDS.say(box, "item.tile", box.shape_names[found.shape])


def deck(box: Box, value: int) -> str:
    return WORDS.say(box, f"deck.{int(value)}")


# Where the manual speaks of what is asked.
RULES: Final[dict[str, str]] = {
    "turn": "W4.2.1",
    "stuck": "W4.2.3",
    "after": "W4.4.1",
    "lay-start": "W4.2.6",
    "lay-road": "W5.2.1",
    "lay-short": "W5.2.4",
    "lay-tower": "W5.3.1",
    "lay-tile": "W5.3.2",
    "lay-wonder": "W5.4.1",
    "lay-part": "W5.4.5",
}

SPEAK: Final[dict[str, Callable[[Any, Any], str]]] = {
    "seat": seat,
    "letter": letter,
    "cell": cell,
    "turn": turn,
    "number": number,
    "pedestal": number,
    "tile": tile,
    "tile-type": tile_type,
    "tile-gains": tile_gains,
    "price": price,
    "shape": shape,
    "type": kind_name,
    "card": card,
    "needs": needs,
    "need": need,
    "map": board,
    "goal": goal,
    "solo": number,
    "change": change,
    "item": item,
    "deck": deck,
    "gain": gain,
}

# Kinds of figures that are things on the table.
THINGS: Final = {
    "seat": SEAT,
    "pedestal": PLINTH,
    "tile": TILE,
    "tile-type": TILE,
    "card": CARD,
    "map": BOARD,
    "goal": GOAL,
    "solo": SOLO,
}

WORDS: Final = Words("boardwright.games.world_wonders", SPEAK, THINGS)
