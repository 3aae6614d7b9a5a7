"""How each kind of figure is spoken; the texts themselves are in `locale/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardwright.games.guilds_of_london.actions import CARD, NO_SUIT, PLAYERS, SUIT_NAMES
from boardwright.games.guilds_of_london.components import (
    COUNTING,
    EFFECTS,
    ICON,
    ICON_LETTERS,
    MAN_OF_HALL,
    NUMBERED,
    POWERS,
    SIDES,
    SUITS,
    TIES,
    Box,
)
from boardwright.games.guilds_of_london.grid import HALL, SHIP, SUPPLY, cell_xy
from boardwright.words import Words

LETTERS: Final = "RYGBX"  # of the colours, for those who do not see them; X is Boris


def seat(box: Box, value: int) -> str:
    return PLAYERS[value].capitalize()


def letter(box: Box, value: int) -> str:
    return LETTERS[value]


def place(box: Box, value: int) -> str:
    if value == HALL:
        return WORDS.say(box, "place.hall")
    if value == SHIP:
        return WORDS.say(box, "place.plantation")
    if value == SUPPLY:
        return WORDS.say(box, "place.supply")
    x, y = cell_xy(value)
    return f"{x},{y}"


def tile(box: Box, value: int) -> str:
    name = box.tile_names[value]
    return f"{value + 1} {name}" if value < NUMBERED else name


def suit(box: Box, value: int) -> str:
    return "no suit" if value == NO_SUIT else SUIT_NAMES[value]


def letters_of(mask: int) -> str:
    """The suits of a mask as letters."""
    return "".join([SUITS[i] for i in range(len(SUITS)) if mask >> i & 1])


def card(box: Box, value: int) -> str:
    return f"{CARD.words[value]} {box.card_titles[value]}"


def price(box: Box, value: int) -> str:
    """What an ability costs."""
    if box.gold[value]:
        return f"{box.gold[value]} gold"
    cost = box.man_cost[value]
    if cost == 0:
        return ""
    return "1 man of the Guildhall" if cost == MAN_OF_HALL else "1 man of the Plantation"


def effect(box: Box, value: int) -> str:
    key = f"card.{EFFECTS[box.effects[value]]}"
    if box.amounts[value] == 1 and f"{key}-one" in WORDS:
        key = f"{key}-one"
    return WORDS.say(box, key, box.amounts[value], box.extras[value])


def ability(box: Box, value: int) -> str:
    cost = price(box, value)
    return f"{effect(box, value)} (for {cost})" if cost else effect(box, value)


def mayoral(box: Box, value: int) -> str:
    return f"{value + 1} {box.mayoral_titles[value]}"


def aim(box: Box, value: int) -> str:
    suits = [SUITS.index(code) for code in box.mayoral_suits[value]]
    figures = [box.mayoral_points[value], box.mayoral_most[value], *suits]
    return WORDS.say(box, f"aim.{COUNTING[box.counting[value]]}", *figures)


def icon(box: Box, value: int) -> str:
    """What is asked of the icons that come in numbers."""
    kind, n = divmod(value, ICON)
    return WORDS.say(box, f"icon.{ICON_LETTERS[kind]}", n)


def icon_code(value: int) -> str:
    """An icon in two letters, a power in a word."""
    kind, n = divmod(value, ICON)
    return POWERS[kind - TIES] if kind >= TIES else f"{ICON_LETTERS[kind]}{n}"


def some(n: int, one: str) -> str:
    return f"{n} {one}" if n == 1 else f"{n} {one}s"


def men(box: Box, value: int) -> str:
    return "1 man" if value == 1 else f"{value} men"


def cards(box: Box, value: int) -> str:
    return some(value, "card")


def neutrals(box: Box, value: int) -> str:
    return some(value, "neutral")


def compass(box: Box, value: int) -> str:
    """The side of the next growth, by the growths done."""
    return WORDS.say(box, f"compass.{value}")


def side(box: Box, value: int) -> str:
    return SIDES[value].capitalize()


# Where the manual speaks of what is asked.
RULES: Final[dict[str, str]] = {
    "secret": "G3.3.7",
    "turn": "G4.1.1",
    "pay-gold": "G4.1.5",
    "move-source": "G4.1.3",
    "move-goal": "G4.1.3",
    "men-count": "G4.1.6",
    "second-card": "G6.3.2",
    "hire-count": "G4.1.6",
    "ship-man": "G7.B2",
    "recall-man": "G7.B4",
    "march-goal": "G7.R2",
    "gather-man": "G7.R2",
    "evict": "G7.R4",
    "swap-own": "G7.R5",
    "swap-other": "G7.R5",
    "archive": "G7.G4",
    "crowd-tile": "G7.P3",
    "beadle-tile": "G7.P4",
    "claim-tile": "G10.8",
    "discard": "G4.1.9",
    "negotiate": "G4.2.4",
    "negotiate-any": "G9.3",
    "icon-amount": "G4.2.9",
    "icon-move": "G2.7",
    "icon-goal": "G2.7",
    "icon-mayoral": "G2.7",
    "name-suit": "G6.2.5",
}

SPEAK: Final[dict[str, Callable[[Any, int], str]]] = {
    "seat": seat,
    "letter": letter,
    "place": place,
    "tile": tile,
    "suit": suit,
    "card": card,
    "ability": ability,
    "mayoral": mayoral,
    "aim": aim,
    "icon": icon,
    "side": side,
    "men": men,
    "cards": cards,
    "neutrals": neutrals,
    "compass": compass,
}

WORDS: Final = Words("boardwright.games.guilds_of_london", SPEAK)
