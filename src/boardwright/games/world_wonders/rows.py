"""What may stand in a row of the edition: vocabularies, ranges, and what is wrong with a row.

A doubt is the end of a sentence for a person; the sheet adds the line. Ranges are those of the
rules, or, where the reason says so, of this implementation.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from boardwright.games.sheet import TEXT, Kind, OneOf, Row, Whole, Wholes
from boardwright.games.world_wonders import links
from boardwright.games.world_wonders.terrains import TERRAINS

if TYPE_CHECKING:
    from boardwright.games.world_wonders.automaton import Item
    from boardwright.games.world_wonders.mundo import Condition
    from boardwright.games.world_wonders.objectives import Objective

TRACKS: Final = ("food", "ceramics", "gears", "population")
GAINS: Final = "fcg"
GOODS: Final = 3
GOOD_NAMES: Final = TRACKS[:GOODS]
POPULATION: Final = 3
TYPES: Final = 5
TYPE_CODES: Final = ("FA", "MA", "LI", "HA", "TE")
NEEDS: Final = ("FA", "MA", "LI", "HA", "TE", "R", "W", "N")  # what monuments may ask for
MARKET: Final = 1

# Figures of the rules, from the least to the most that can be played.
FIGURES: Final = (
    ("rounds", 1, 10),  # a stack of a shape has ten tiles
    ("gold", 1, 99),
    ("loan", 1, 99),
    ("repay", 1, 99),
    ("unpaid", 0, 99),
    ("long-price", 1, 99),
    ("set-price", 1, 99),
    ("tower-price", 1, 99),
    ("pedestal-price", 1, 99),
    ("display", 1, 21),
    ("solo-display", 1, 21),
    ("mundo-display", 1, 9),
    ("objectives", 1, 15),
)
PIECES: Final = ("long road", "short set", "tower", "loan", "pedestal")

SECTIONS: Final = ("top", "middle", "bottom")

# Limits of this implementation.
LONGEST_TRACK: Final = 40  # what the picture has room for
WIDEST: Final = 4  # of a shape or a block: wider ones reach out of a slice of the map
MOST_SPACES: Final = 6  # of a monument of several parts: arrangements grow with every one
MOST_NEEDS: Final = 4  # a monument of one space has no more sides

SEATS_KIND: Final = Whole(1, 5)
PRICE: Final = Whole(1, 99)
POINTS: Final = Whole(0, 99)

# The values of a row, table by table.
FIGURE_ROW: Final[dict[str, Kind]] = {"name": TEXT, "value": Whole(0, 99)}
PIECE_ROW: Final[dict[str, Kind]] = {"name": TEXT, "count": Whole(1, 999)}
OFFER_ROW: Final[dict[str, Kind]] = {
    "seats": SEATS_KIND,
    "long": Whole(1, 99),
    "sets": Whole(1, 99),
}
MAP_ROW: Final[dict[str, Kind]] = {"map": TEXT, "y": Whole(1, 10), "spaces": TEXT}
TRACK_ROW: Final[dict[str, Kind]] = {
    "side": TEXT,
    "name": TEXT,
    "last": Whole(1, LONGEST_TRACK),
    "marks": Wholes(1, LONGEST_TRACK),
}
TYPE_ROW: Final[dict[str, Kind]] = {"code": TEXT, "name": TEXT}
SHAPE_ROW: Final[dict[str, Kind]] = {
    "id": TEXT,
    "name": TEXT,
    "seats": SEATS_KIND,
    "cells": TEXT,
    "cost": PRICE,
    "published": PRICE,
}
TILE_ROW: Final[dict[str, Kind]] = {"id": TEXT, "gains": TEXT}
MONUMENT_ROW: Final[dict[str, Kind]] = {
    "id": TEXT,
    "name": TEXT,
    "parts": TEXT,
    "link": OneOf(tuple([link.name for link in links.KNOWN])),
    "terrain": OneOf(tuple(TERRAINS)),
    "near": TEXT,
    "rings": Whole(1, 99),
    "gains": TEXT,
    "population": Whole(0, LONGEST_TRACK),
}
MONUMENT_OPTIONAL: Final = ("link", "gains", "population")
# What a card counts is known to those who read it.
MUNDO_ROW: Final[dict[str, Kind]] = {
    "id": TEXT,
    "monument": TEXT,
    "counts": TEXT,
    "two": Wholes(0, 120, 2),
    "three": Wholes(0, 120, 2),
}
OBJECTIVE_ROW: Final[dict[str, Kind]] = {
    "id": TEXT,
    "counts": TEXT,
    "of": OneOf(TYPE_CODES + GOOD_NAMES),
    "first": Whole(1, 99),
    "second": POINTS,
}
SOLO_ROW: Final[dict[str, Kind]] = {"id": TEXT, "top": TEXT, "middle": TEXT, "bottom": TEXT}


# Tracks, shapes and tiles.


def track_doubts(row: Row) -> list[str]:
    marks = row.numbers("marks")
    if marks != sorted(set(marks)):
        return ["marks must be rising whole numbers"]
    if marks and marks[-1] > row.number("last"):
        return [f"marks must lie on the track, which ends at {row.number('last')}"]
    return []


def drawing_doubts(text: str) -> list[str]:
    """A shape is one connected piece, drawn as a rectangle of signs."""
    rows = text.split("/")
    left = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"}
    drawn = not set(text) - set("#./") and len({len(row) for row in rows}) == 1
    if not drawn or not left or not connected(left):
        return ["cells must be one piece drawn with # and ., rows parted by /"]
    wide = max([x for x, _ in left]) - min([x for x, _ in left]) + 1
    high = max([y for _, y in left]) - min([y for _, y in left]) + 1
    if max(wide, high) > WIDEST:
        return [f"a shape is at most {WIDEST} spaces wide and high, a limit of this implementation"]
    return []


def connected(left: set[tuple[int, int]]) -> bool:
    reached = [min(left)]
    for x, y in reached:
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in left and near not in reached:
                reached.append(near)
    return len(reached) == len(left)


def gains_doubts(gains: str, most: int) -> list[str]:
    if 1 <= len(gains) <= most and not set(gains) - set(GAINS):
        return []
    return [f"gains must be 1 to {most} letters of {GAINS}, not {gains!r}"]


# Cards.


def monument_doubts(row: Row) -> list[str]:
    parts = row.text("parts").split()
    wrong = part_doubts(row, parts)
    near = row.text("near").split()
    for word in near:
        if word not in NEEDS:
            wrong.append(f"unknown neighbour {word!r}; known are {', '.join(NEEDS)}")
    if not 1 <= len(near) <= MOST_NEEDS:
        wrong.append(f"near must name 1 to {MOST_NEEDS} neighbours, not {len(near)}")
    for word in NEEDS[TYPES:]:
        if near.count(word) > 1:
            wrong.append(f"only building types may be named twice, not {word}")
    if "gains" in row.values:
        wrong += gains_doubts(row.text("gains"), 9)
    return wrong


def part_doubts(row: Row, parts: list[str]) -> list[str]:
    """W5.4.2, W5.4.5: the parts, and whether link and terrain go with them."""
    size = f"1x1 to {WIDEST}x{WIDEST}"
    if not 1 <= len(parts) <= 3 or not all(
        re.fullmatch(f"[1-{WIDEST}]x[1-{WIDEST}]", part) for part in parts
    ):
        return [f"parts must be up to three of {size}, not {row.text('parts')!r}"]
    wrong: list[str] = []
    link, terrain = links.LINKS[str(row.values.get("link", ""))], TERRAINS[row.text("terrain")]
    spaces = sum([int(part[0]) * int(part[2]) for part in parts])
    if len(parts) > 1 and spaces > MOST_SPACES:
        wrong.append(
            f"several parts have at most {MOST_SPACES} spaces together, a limit of this"
            " implementation"
        )
    if (len(parts) > 1) != (link.name != ""):
        names = " or ".join([known.name for known in links.KNOWN])
        wrong.append(f"several parts, and only these, have a link, {names}")
    if link.singles and set(parts) != {"1x1"}:
        wrong.append(f"a {link.name} joins parts of 1x1 only")
    if link.name and not terrain.in_parts:
        wrong.append("a monument of several parts stands on land")
    if terrain.straight and "1" not in parts[0]:
        wrong.append(f"terrain {terrain.name} is for straight pieces")
    if spaces < terrain.least:
        wrong.append(f"a piece of {parts[0]} can never stand on terrain {terrain.name}")
    return wrong


def mundo_doubts(row: Row, kind: Condition, parts: str) -> list[str]:
    """`parts` are those of the monument."""
    wrong: list[str] = []
    two, three = row.numbers("two"), row.numbers("three")
    for key, span in (("two", two), ("three", three)):
        if span[0] > span[1]:
            wrong.append(f"{key} must be the lowest and the highest number")
    if two[0] <= three[1] and three[0] <= two[1]:
        wrong.append("two and three must have no number in common")
    if kind.straight and not re.fullmatch("1x[2-9]|[2-9]x1", parts):
        wrong.append(f"{kind.name} is for a straight monument of one part, not for {parts}")
    return wrong


def objective_doubts(row: Row, kind: Objective) -> list[str]:
    wrong: list[str] = []
    of = str(row.values.get("of", ""))
    if of not in kind.about:
        wrong.append(f"{kind.name} does not go with {of!r}")
    if row.number("second") > row.number("first"):
        wrong.append("second place must not be worth more than first")
    if not kind.ranked and row.number("second"):
        wrong.append(f"{kind.name} has no second place: second must be 0")
    return wrong


def solo_doubts(row: Row, items: dict[str, Item], shapes: int) -> list[str]:
    """`shapes` is how many are in use alone."""
    wrong: list[str] = []
    for key in SECTIONS:
        words = row.text(key).split()
        odd = [word for word in words if word not in items]
        if odd:
            wrong.append(f"unknown item {odd[0]!r}; known are {', '.join(items)}")
            continue
        if not words or len(set(words)) < len(words):
            wrong.append(f"{key} must name something, and nothing twice")
        if len({word for word in words if items[word].monument}) > 1:
            wrong.append(f"{key} must name one monument at most")
        for word in words:
            if items[word].shape >= shapes:
                wrong.append(f"{key} names {word}, a shape that is not in use for one player")
    return wrong
