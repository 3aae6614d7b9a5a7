"""How each kind of figure is spoken; the texts themselves are in `locale/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardwright.games.world_wonders.actions import CELL, COLOURS, TURN
from boardwright.games.world_wonders.components import (
    CARD_NAMES,
    FIRST_MUNDO,
    MAPS,
    Box,
    shape_of,
    tile_name,
    type_of,
)
from boardwright.games.world_wonders.rows import (
    GAINS,
    MUNDO_KINDS,
    NEEDS,
    OBJECTIVE_KINDS,
    SOLO_WORDS,
    TERRAINS,
    TRACKS,
)
from boardwright.words import Words

LETTERS: Final = "YWRBG"  # of the colours, for those who do not see them


def seat(box: Box, value: int) -> str:
    return COLOURS[value].capitalize()


def letter(box: Box, value: int) -> str:
    return LETTERS[value]


def cell(box: Box, value: int) -> str:
    return CELL.words[value]


def turn(box: Box, value: int) -> str:
    return f"{TURN.words[value]} ({WORDS.say(box, f'turn.{value}')})"


def number(box: Box, value: int) -> str:
    """Places and pedestals count from 0 inside and from 1 outside."""
    return str(value + 1)


def gains_code(gains: tuple[int, ...]) -> str:
    return "".join([GAINS[track] * n for track, n in enumerate(gains)])


def tile(box: Box, value: int) -> str:
    kind = box.type_names[type_of(value)]
    return f"{kind} {tile_name(value)} ({gains_code(box.tile_gains[value])})"


def shape(box: Box, value: int) -> str:
    return box.shape_names[shape_of(value)]


def kind_name(box: Box, value: int) -> str:
    return box.type_names[value]


def card(box: Box, value: int) -> str:
    return f"{CARD_NAMES[value]} {box.cards[value].name}"


def size(box: Box, value: int) -> str:
    """The parts of a monument, rows by columns."""
    out: list[str] = []
    for part in box.cards[value].parts:
        wide = max([x for x, _ in part.forms[0].cells]) + 1
        out.append(f"{part.size // wide}x{wide}")
    return "+".join(out)


def needs(box: Box, value: int) -> str:
    """What a monument asks for and brings, in short."""
    found = box.cards[value]
    link = ("", " touching", " one space apart")[found.link]
    terrain = WORDS.say(box, f"terrain.{TERRAINS[found.terrain]}")
    worth = f"{found.rings} VP" if value < FIRST_MUNDO else mundo_text(box, value)
    gains = gains_code(found.gains) + ("+1 population" if found.population else "")
    near = " ".join(found.near)
    text = f"{size(box, value)}{link} {terrain}, beside {near}; {worth}"
    return f"{text}; {gains}" if gains else text


def mundo_text(box: Box, value: int) -> str:
    at = value - FIRST_MUNDO
    two, three = box.mundo_two[at], box.mundo_three[at]
    what = WORDS.say(box, f"mundo.{MUNDO_KINDS[box.mundo_kinds[at]]}")
    return f"1 VP, 2 for {span(two)}, 3 for {span(three)} {what}"


def span(numbers: tuple[int, ...]) -> str:
    if numbers[0] == numbers[1]:
        return str(numbers[0])
    return f"{numbers[0]}+" if numbers[1] >= 100 else f"{numbers[0]}-{numbers[1]}"


def need(box: Box, value: int) -> str:
    word = NEEDS[value]
    key = f"need.{word}"
    return WORDS.say(box, key) if key in WORDS else f"a {box.type_names[value]}"


def board(box: Box, value: int) -> str:
    return MAPS[value]


def goal(box: Box, value: int) -> str:
    return f"o{value + 1:02}"


def goal_text(box: Box, value: int) -> str:
    what = OBJECTIVE_KINDS[box.goal_kinds[value]]
    of = box.goal_of[value]
    named = TRACKS[of] if what == "track" else box.type_names[of]
    return WORDS.say(box, f"goal.{what}", named)


def solo(box: Box, value: int) -> str:
    return f"a{value + 1:02}"


def item(box: Box, value: int) -> str:
    word = SOLO_WORDS[value]
    key = f"item.{word}"
    return WORDS.say(box, key) if key in WORDS else f"tile of stack {word}"


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
}

SPEAK: Final[dict[str, Callable[[Any, int], str]]] = {
    "seat": seat,
    "letter": letter,
    "cell": cell,
    "turn": turn,
    "number": number,
    "tile": tile,
    "shape": shape,
    "type": kind_name,
    "card": card,
    "needs": needs,
    "need": need,
    "map": board,
    "goal": goal,
    "goal-text": goal_text,
    "solo": solo,
    "item": item,
    "deck": deck,
}

WORDS: Final = Words("boardwright.games.world_wonders", SPEAK)
