"""The words of an edition: goods, cards, figures, and how many there are."""

from __future__ import annotations

from typing import Final

from boardwright.games.sheet import Whole

# Goods. Points stand after them, where a corner or a benefit may give either.
STONE: Final = 0
WOOD: Final = 1
GRAIN: Final = 2
PIETY: Final = 3
WOOL: Final = 4
CLOTH: Final = 5
LOYALTY: Final = 6
KNOWLEDGE: Final = 7
GOLD: Final = 8
GOODS: Final = 9
POINTS: Final = 9
CARE: Final = 10  # the Hospital's benefit
CODES: Final = ("ST", "WD", "GR", "PI", "WO", "CL", "LO", "MK", "GO")
VP: Final = "VP"  # points, where an edition speaks of goods
GOOD_IDS: Final[dict[str, int]] = {**{code: i for i, code in enumerate(CODES)}, VP: POINTS}
CUBES: Final = 2  # stone and wood come first
# What houses can bring: every good but cloth.
INCOMES: Final = (STONE, WOOD, GRAIN, PIETY, WOOL, LOYALTY, KNOWLEDGE, GOLD)
# What corners of event cards show: the same, or points.
ICONS: Final = (*[CODES[kind] for kind in INCOMES], VP)

CHAPTERS: Final = 4
PLAGUE: Final = 2  # chapters, counted from 0, before it comes
IN_FORCE: Final = 3  # long-term events at once
ROUNDS: Final = 6
PER_CHAPTER: Final = 11
EVENTS: Final = 44
SIDES: Final = 4
SIDE_NAMES: Final = ("north", "east", "south", "west")
CARDS: Final = 12
SPACES: Final = 10
PROJECTS: Final = 7
PLOTS: Final = 16
PLACES: Final = 11
MOST_DISCARDS: Final = 6
HOUSES: Final = 4
SEALS: Final = 2
MOST_WOOL: Final = 15
MOST_CLOTH: Final = 2
DUTIES: Final = 3
FACES: Final = 6
PROJECT_IDS: Final = tuple([f"P{i + 1}" for i in range(PROJECTS)])
FLAG: Final = Whole(0, 1)
# What no sensible figure exceeds.
MOST_GOODS: Final = 99
MOST_POINTS: Final = 20
NUMERALS: Final = ("I", "II", "III", "IV")
EVENT_IDS: Final = tuple(
    [f"{chapter}-{i + 1:02}" for chapter in NUMERALS for i in range(PER_CHAPTER)]
)

PACK: Final = 16  # kinds of good, where an amount and its kind are one figure

# Action cards of which others speak, as the catalogue numbers them.
RESOURCE: Final = 2
BUILDING_PROJECT: Final = 3
PRIVILEGE: Final = 5
HOUSE_RENT: Final = 7
MEDICINE: Final = 10

TOWER: Final = 1

# Penalties, in the order of the duties.
PENANCE: Final = 0
BEGGING: Final = 1
ROYAL_COURT: Final = 2

# What the card of an event may give besides its corners.
VALUES: Final = ("good", "goods", "amount", "points", "price", "project", "covers")

# Prices and points with the least and the most that can stand there.
FIGURES: Final = (
    ("start-points", 0, 99),
    ("substitute-points", 0, MOST_POINTS),
    ("cube-points", 0, MOST_POINTS),
    ("wool-price", 0, MOST_POINTS),
    ("cloth-price", 0, MOST_POINTS),
    ("cloth-limit", 1, MOST_CLOTH),
    ("house-gold", 0, MOST_POINTS),
    ("donation-gold", 0, MOST_POINTS),
    ("aid-gold", 0, MOST_POINTS),
    ("aid-points", 0, MOST_POINTS),
    ("care-points", 0, MOST_POINTS),
    ("metal-points", 0, MOST_POINTS),
    ("metal-tie-points", 0, MOST_POINTS),
    ("cube-worth", 0, MOST_POINTS),
    ("gold-for-a-point", 1, 99),
)
TABLES: Final = (
    "good",
    "player",
    "action",
    "favour",
    "project",
    "plot",
    "place",
    "marker",
    "die",
    "duty",
    "icon",
    "figure",
    "event",
)


# What is said as one figure, and how to read it.


def amount_id(kind: int, n: int) -> int:
    """So many of a good, or points."""
    return n * PACK + kind


def amount_of(figure: int) -> int:
    return figure // PACK


def kind_of(figure: int) -> int:
    return figure % PACK


def stop_id(space: int, price: int) -> int:
    """A favour space with what it costs."""
    return price * SPACES + space


def price_of(figure: int) -> int:
    return figure // SPACES


def space_of(figure: int) -> int:
    return figure % SPACES
