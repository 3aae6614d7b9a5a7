"""How each kind of figure is spoken; the texts themselves are in `locale/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardwright.games.world_without_end.actions import LOADS, PENALTY_WORDS, RENTS
from boardwright.games.world_without_end.components import Box
from boardwright.games.world_without_end.vocabulary import CARE, CODES, EFFECTS, GOODS, NUMERALS
from boardwright.words import Words

# What each action card does, in short.
CARD_TEXTS: Final = (
    "1 grain",
    "1 piety",
    "1 stone or 1 wood",
    "1 or 2 cubes on a project",
    "wool and cloth for gold",
    "the action of your last card",
    "gold and a cube for a house",
    "income of up to 2 houses",
    "gold and a seal on a project",
    "1 or 2 wool into cloth",
    "minor aid, or care for the sick",
    "the marker moves one space for you",
)


COLOURS: Final = ("blue", "red", "green", "yellow")
LETTERS: Final = "BRGY"  # of the colours, for those who do not see them
SIDE_NAMES: Final = ("north", "east", "south", "west")


def seat(box: Box, value: int) -> str:
    return COLOURS[value].capitalize()


def letter(box: Box, value: int) -> str:
    return LETTERS[value]


def side(box: Box, value: int) -> str:
    return SIDE_NAMES[value]


def number(box: Box, value: int) -> str:
    """Numbers count from 0 inside and from 1 outside."""
    return str(value + 1)


def numeral(box: Box, value: int) -> str:
    return NUMERALS[value - 1]


def kind(box: Box, value: int) -> str:
    return box.good_names[value]


def code(value: int) -> str:
    return CODES[value] if value < GOODS else "VP"


def card(box: Box, value: int) -> str:
    return box.card_names[value]


def deed(box: Box, value: int) -> str:
    return CARD_TEXTS[value]


def event(box: Box, value: int) -> str:
    return f"{box.event_ids[value]} {box.event_names[value]}"


def effect(box: Box, value: int) -> str:
    """What an event says, with the figures of its card."""
    covered = [name for i, name in enumerate(box.space_names) if box.covers[value] >> i & 1]
    figures = {
        "good": ", ".join([box.good_names[kind] for kind in box.event_goods[value]]),
        "amount": str(box.amounts[value]),
        "points": str(box.points[value]),
        "price": str(box.prices[value]),
        "project": box.project_names[box.event_projects[value]],
        "covers": f" (covered: {', '.join(covered)})" if covered else "",
    }
    return WORDS.say(box, f"event.{EFFECTS[box.effects[value]][0]}", names=figures)


def worth(box: Box, value: int) -> str:
    """What an event offers."""
    good = box.good_names[box.event_goods[value][0]]
    return f"1 {good} for {box.points[value]} points"


def space(box: Box, value: int) -> str:
    return f"{value + 1} {box.space_names[value]}"


def project(box: Box, value: int) -> str:
    return box.project_names[value]


def spaces(box: Box, value: int) -> str:
    return f"{box.spaces[value * 2]} stone, {box.spaces[value * 2 + 1]} wood"


def bonus(box: Box, value: int) -> str:
    """What a donor gets."""
    good = box.donor_goods[value]
    what = "care" if good == CARE else f"{box.donor_amounts[value]} {code(good)}"
    return f"{box.donor_points[value]} VP + {what}"


def load(box: Box, value: int) -> str:
    names = ("stone", "wood")
    return " + ".join([f"{n} {names[i]}" for i, n in enumerate(LOADS[value]) if n])


def rents(box: Box, value: int) -> str:
    return " and ".join([box.good_names[good] for good in RENTS[value]])


def plot(box: Box, value: int) -> str:
    cube, good = CODES[box.plot_cubes[value]], CODES[box.incomes[value]]
    return f"H{value + 1:02} (for {cube}, brings {box.rents[value]} {good})"


def place(box: Box, value: int) -> str:
    """A plague place with its benefit."""
    n = box.place_amounts[value]
    what = f" ({n} {code(box.place_goods[value])})" if n else ""
    return f"{value + 1} {box.place_names[value]}{what}"


def penalties(box: Box, value: int) -> str:
    names = [box.penalty_names[i] for i in range(len(PENALTY_WORDS)) if value >> i & 1]
    return ", ".join(names) or "none"


def penalty(box: Box, value: int) -> str:
    return box.penalty_names[value]


# Where the manual speaks of what is asked.
RULES: Final[dict[str, str]] = {
    "orient": "E4.2.1",
    "play-card": "E4.5.1",
    "carry-out": "E4.5.2",
    "heal-more": "E5.3.3",
    "discard": "E4.5.1",
    "hospital-care": "E5.2.4",
    "accused": "E7.I02",
    "swap-wool": "E7.I03",
    "hand-over": "E7.II02",
    "take-back": "E7.II03",
    "masons-day": "E7.II11",
    "empty-plots": "E7.III09",
    "offer": "E7.3",
    "protect": "E6.3",
}

SPEAK: Final[dict[str, Callable[[Any, int], str]]] = {
    "seat": seat,
    "letter": letter,
    "side": side,
    "number": number,
    "numeral": numeral,
    "kind": kind,
    "card": card,
    "deed": deed,
    "event": event,
    "effect": effect,
    "worth": worth,
    "space": space,
    "project": project,
    "spaces": spaces,
    "bonus": bonus,
    "load": load,
    "rents": rents,
    "plot": plot,
    "place": place,
    "penalties": penalties,
    "penalty": penalty,
}

WORDS: Final = Words("boardwright.games.world_without_end", SPEAK)
