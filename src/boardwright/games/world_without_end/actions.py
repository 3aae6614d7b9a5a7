"""The catalogue: everything a player can ever answer."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from boardwright.games.bits import has
from boardwright.games.world_without_end.vocabulary import (
    CODES,
    EVENT_IDS,
    INCOMES,
    MOST_CLOTH,
    MOST_WOOL,
    PLACES,
    PLOTS,
    PROJECT_IDS,
    SIDES,
    SPACES,
)
from boardwright.kernel.catalogue import Catalogue, Space, Verb

COLOURS: Final = ("blue", "red", "green", "yellow")

# Stone and wood placed by one Building Project.
LOADS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2))
LOAD_WORDS: Final = ("S", "W", "SS", "SW", "WW")
# The houses one rent is taken from, by the goods they bring: one or two kinds.
RENTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    [(kind,) for kind in INCOMES] + list(combinations(INCOMES, 2))
)
# Every pair of rents by its kinds, so that options are found without a search.
RENT_OF: Final[dict[tuple[int, ...], int]] = {kinds: i for i, kinds in enumerate(RENTS)}
CARD_WORDS: Final = (
    "grain",
    "piety",
    "resource",
    "project",
    "sales",
    "privilege",
    "building",
    "rent",
    "donation",
    "cloth",
    "medicine",
    "favor",
)
PENALTY_WORDS: Final = ("penance", "begging", "court")


def set_word(bits: int) -> str:
    return "+".join([word for i, word in enumerate(PENALTY_WORDS) if has(bits, i)]) or "none"


def amount_space(name: str, least: int, most: int) -> Space:
    """Amounts, which people may type as they are."""
    found = range(least, most + 1)
    return Space(name, [str(n) for n in found], found, amounts=True)


NUMBER: Final = Space("number", [str(n) for n in range(SIDES)], range(SIDES), things="number")
CARD: Final = Space("card", CARD_WORDS, things="card")
GOOD: Final = Space("good", [code.lower() for code in CODES], things="good")
PROJECT: Final = Space("project", PROJECT_IDS, things="project")
LOAD: Final = Space("cubes", LOAD_WORDS)
WOOL_SOLD: Final = amount_space("wool", 0, MOST_WOOL)
CLOTH_SOLD: Final = amount_space("cloth", 0, MOST_CLOTH)
PLOT: Final = Space("plot", [f"H{i + 1:02}" for i in range(PLOTS)], things="plot")
RENT_SET: Final = Space(
    "houses", ["+".join([CODES[kind].lower() for kind in kinds]) for kinds in RENTS]
)
PAIR: Final = amount_space("amount", 1, 2)
PLACE: Final = Space(
    "place", [str(i + 1) for i in range(PLACES)], range(1, PLACES + 1), things="place"
)
PENALTIES: Final = Space("penalties", [set_word(bits) for bits in range(8)])
# Things that no answer names, but the log does.
SEAT: Final = Space("seat", COLOURS, things="seat")
DUTY: Final = Space("duty", PENALTY_WORDS, things="duty")
EVENT: Final = Space("event", EVENT_IDS, things="event")
FAVOUR: Final = Space("favour", [str(i + 1) for i in range(SPACES)], things="favour")

CATALOGUE: Final = Catalogue()

TURN: Final[Verb] = CATALOGUE.add("turn", NUMBER)
PLAY: Final[Verb] = CATALOGUE.add("play", CARD)
DISCARD: Final[Verb] = CATALOGUE.add("discard", CARD)
PASS: Final[Verb] = CATALOGUE.add("pass")
# What the cards do.
TAKE: Final[Verb] = CATALOGUE.add("take", GOOD)
BUILD: Final[Verb] = CATALOGUE.add("build", PROJECT, LOAD)
SELL: Final[Verb] = CATALOGUE.add("sell", WOOL_SOLD, CLOTH_SOLD)
HOUSE: Final[Verb] = CATALOGUE.add("house", PLOT)
RENT: Final[Verb] = CATALOGUE.add("rent", RENT_SET)
DONATE: Final[Verb] = CATALOGUE.add("donate", PROJECT)
WEAVE: Final[Verb] = CATALOGUE.add("weave", PAIR)
AID: Final[Verb] = CATALOGUE.add("aid")
HEAL: Final[Verb] = CATALOGUE.add("heal", PLACE)
MOVE: Final[Verb] = CATALOGUE.add("move")
# What events and duties ask.
GIVE: Final[Verb] = CATALOGUE.add("give", GOOD)
REMOVE: Final[Verb] = CATALOGUE.add("remove", PLOT)
PROTECT: Final[Verb] = CATALOGUE.add("protect", PENALTIES)
