"""The edition read into frozen tables; an edition that does not add up is refused."""

from __future__ import annotations

import re
from importlib import resources
from typing import Final

from mypy_extensions import mypyc_attr

from boardwright.games.sheet import Row, Sheet
from boardwright.games.world_wonders.board import (
    BESIDE_ROADS,
    BESIDE_TYPE,
    HIGH,
    LONG_ROAD,
    NATURE,
    SHORT_ROAD,
    SINGLE,
    WATER,
    WIDE,
    Form,
    Shape,
    arrangements,
    bit_of,
    block,
    drawn,
    followers,
    wholes,
)
from boardwright.kernel.game import Edition

TRACKS: Final = ("food", "ceramics", "gears", "population")
GAINS: Final = "fcg"
GOODS: Final = 3
POPULATION: Final = 3
TYPES: Final = 5
TYPE_CODES: Final = ("FA", "MA", "LI", "HA", "TE")
NEEDS: Final = ("FA", "MA", "LI", "HA", "TE", "R", "W", "N")  # what monuments may ask for

SHAPES: Final = 8
TILES: Final = 80
COPIES: Final = 2  # of each type in each shape
MONUMENTS: Final = 21  # in the box; the cards of the MUNDO pack follow, first the ordinary ones
EXTRAS: Final = 9
FIRST_MUNDO: Final = MONUMENTS + EXTRAS
CARDS: Final = FIRST_MUNDO + EXTRAS
OBJECTIVES: Final = 15
SOLO_CARDS: Final = 14
MAPS: Final = ("A", "B1", "B2", "B3", "B4", "B5")
NATURES: Final = 10
MOST_SPACES: Final = 6  # of a monument of several parts: arrangements grow with every one
WATERS: Final = (8, 14)  # on a map of side A, of side B
SEATS: Final = 5

# Things that lie on maps, as they are numbered in the lists of pieces.
LONG: Final = 0
PAIR: Final = 1
DOT: Final = 2
TOWER: Final = 3
FIRST_TILE: Final = 4
FIRST_CARD: Final = FIRST_TILE + TILES

# What is remembered of each map (see Table): a place for each shape, for roads, for each card; and
# for which types of each shape, roads and cards there is none.
LONG_HINT: Final = SHAPES
SET_HINT: Final = LONG_HINT + 1
CARD_HINT: Final = SET_HINT + 1
HINTS: Final = CARD_HINT + CARDS
NO_LONG: Final = SHAPES * TYPES
NO_SET: Final = NO_LONG + 1

FIGURES: Final = (
    "rounds",
    "gold",
    "loan",
    "repay",
    "unpaid",
    "long-price",
    "set-price",
    "tower-price",
    "pedestal-price",
    "display",
    "solo-display",
    "mundo-display",
    "objectives",
)
PIECES: Final = ("long road", "short set", "tower", "loan", "pedestal")

# Terrains (W5.4.2) and links (W5.4.5).
TERRAINS: Final = ("L", "L/W", "X", "X!", "P")
ON_LAND: Final = 0
ANYWHERE: Final = 1
SPAN: Final = 2
BRIDGE: Final = 3
SHORE: Final = 4
CHAIN: Final = 1
GAP: Final = 2

# What objectives (W6.O1 to W6.O10) and MUNDO cards (W8.M1 to W8.M9) count.
OBJECTIVE_KINDS: Final = (
    "enclosed-green",
    "longest-road",
    "monuments",
    "tiles-by-nature",
    "tiles-by-water",
    "tiles-of-type",
    "track",
    "group-of-type",
    "tiles-at-edge",
    "all-districts",
)
MUNDO_KINDS: Final = (
    "green-beside",
    "monuments-beside",
    "nature-by-city",
    "types-beside",
    "road-through",
    "market-group",
    "tiles-by-water",
    "tiles-beside",
)

# What a section of a solo card names: a stack (0 to 7), or one of these.
SOLO_LONG: Final = 8
SOLO_SET: Final = 9
SOLO_TOWER: Final = 10
SOLO_OLD: Final = 11
SOLO_NEW: Final = 12
SOLO_WORDS: Final = (
    "S1",
    "S2",
    "S3",
    "S4",
    "S5",
    "S6",
    "S7",
    "S8",
    "long",
    "set",
    "tower",
    "old",
    "new",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A monument card: what it is made of, where it may stand, what it brings."""

    def __init__(self, row: Row, parts: list[Shape], link: int, near: list[str]) -> None:
        self.name = row.text("name")
        self.parts: tuple[Shape, ...] = tuple(parts)
        self.link = link
        self.terrain = TERRAINS.index(row.text("terrain"))
        self.near: tuple[str, ...] = tuple(near)
        self.rings = row.number("rings")
        gains = str(row.values.get("gains", ""))
        self.gains: tuple[int, ...] = tuple([gains.count(letter) for letter in GAINS])
        self.population = int(row.values.get("population", 0))
        kinds = [code for code in TYPE_CODES if code in near]
        # Layers of which one of the monument's own spaces must be part, and layers of which one of
        # the spaces around it must be part.
        self.touching: tuple[int, ...] = tuple(
            [BESIDE_TYPE + TYPE_CODES.index(code) for code in kinds]
            + ([BESIDE_ROADS] if "R" in near else [])
        )
        self.facing: tuple[int, ...] = tuple(
            ([WATER] if "W" in near else []) + ([NATURE] if "N" in near else [])
        )
        # How many different tiles of each type, if it is more than one of any.
        counts = tuple([near.count(code) for code in TYPE_CODES])
        self.tiles: tuple[int, ...] = counts if max(counts) > 1 else ()
        forms = list(parts[0].forms)
        if len(parts) > 1:
            forms = arrangements(parts, link == GAP)
        self.forms: tuple[Form, ...] = tuple(forms)
        self.wholes: tuple[Form, ...] = tuple(wholes(forms)) if len(parts) > 1 else self.forms
        self.following: dict[tuple[tuple[int, int], ...], list[tuple[int, int, list[Form]]]] = {}
        if len(parts) > 1:
            self.following = followers(forms)
        self.steps: int = sum([part.size for part in parts]) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Edition):
    """What comes in the box. Tiles, cards, objectives and solo cards are numbered from 0."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet.digest)
        sheet.tables(
            "figure",
            "piece",
            "offer",
            "map",
            "track",
            "type",
            "shape",
            "tile",
            "monument",
            "mundo",
            "objective",
            "solo",
        )
        self._read_figures(sheet)
        self._read_maps(sheet)
        self._read_tracks(sheet)
        self._read_tiles(sheet)
        self._read_monuments(sheet)
        self._read_mundo(sheet)
        self._read_objectives(sheet)
        self._read_solo(sheet)
        sheet.finish()

    def _read_figures(self, sheet: Sheet) -> None:
        figures = named(sheet, sheet.rows("figure", {"name": str, "value": int}), FIGURES, "value")
        self.rounds = figures[0]
        self.gold = figures[1]
        self.loan = figures[2]
        self.repay = figures[3]
        self.unpaid = figures[4]
        self.long_price = figures[5]
        self.set_price = figures[6]
        self.tower_price = figures[7]
        self.pedestal_price = figures[8]
        self.display = figures[9]
        self.solo_display = figures[10]
        self.mundo_display = figures[11]
        self.goals = figures[12]
        if self.rounds > TYPES * COPIES:
            sheet.doubt(
                sheet.line_of("figure"), "there are not enough building tiles for the rounds"
            )
        pieces = named(sheet, sheet.rows("piece", {"name": str, "count": int}), PIECES, "count")
        self.long_roads = pieces[0]
        self.short_sets = pieces[1]
        self.towers = pieces[2]
        self.loans = pieces[3]
        rows = sheet.rows("offer", {"seats": int, "long": int, "sets": int})
        if [row.number("seats") for row in rows] != list(range(1, SEATS + 1)):
            sheet.doubt(sheet.line_of("offer"), "offers must be for 1 to 5 seats in this order")
            sheet.finish()
        self.offer_long: tuple[int, ...] = (0, *[row.number("long") for row in rows])
        self.offer_sets: tuple[int, ...] = (0, *[row.number("sets") for row in rows])
        for row in rows:
            seats, long = row.number("seats"), row.number("long")
            if not 1 <= long <= (self.long_roads - seats) // self.rounds:
                sheet.doubt(row.line, "the long roads do not last for all rounds")
            if not 1 <= row.number("sets") <= self.short_sets // self.rounds:
                sheet.doubt(row.line, "the short sets do not last for all rounds")
        if self.towers < self.rounds or self.loans < SEATS or pieces[4] != 2:
            sheet.doubt(
                sheet.line_of("piece"), "a tower a round, a loan a player, two pedestals are needed"
            )

    def _read_maps(self, sheet: Sheet) -> None:
        rows = sheet.rows("map", {"map": str, "y": int, "spaces": str})
        sheet.expect("map", "rows of maps", len(rows), len(MAPS) * HIGH)
        sheet.finish()
        land = [0] * len(MAPS)
        water = [0] * len(MAPS)
        nature = [0] * len(MAPS)
        for i, row in enumerate(rows):
            at, y = i // HIGH, HIGH - i % HIGH
            if row.text("map") != MAPS[at] or row.number("y") != y:
                sheet.doubt(row.line, f"row {y} of map {MAPS[at]} must stand here")
            spaces = row.text("spaces")
            if len(spaces) != WIDE or set(spaces) - set(".N~"):
                sheet.doubt(row.line, f"spaces must be {WIDE} signs of .N~, not {spaces!r}")
            for x, sign in enumerate(spaces[:WIDE]):
                bit = 1 << bit_of(x, y - 1)
                if sign == "~":
                    water[at] |= bit
                else:
                    land[at] |= bit
                if sign == "N":
                    nature[at] |= bit
        self.land: tuple[int, ...] = tuple(land)
        self.water: tuple[int, ...] = tuple(water)
        self.nature: tuple[int, ...] = tuple(nature)
        for at, name in enumerate(MAPS):
            wet, wild = water[at].bit_count(), nature[at].bit_count()
            sheet.expect("map", f"water spaces of map {name}", wet, WATERS[min(at, 1)])
            sheet.expect("map", f"natural resources of map {name}", wild, NATURES)

    def _read_tracks(self, sheet: Sheet) -> None:
        shape = {"side": str, "name": str, "last": int, "marks": list}
        rows = sheet.rows("track", shape)
        wanted = [(side, name) for side in "AB" for name in TRACKS]
        if [(row.text("side"), row.text("name")) for row in rows] != wanted:
            order = ", ".join(TRACKS)
            sheet.doubt(sheet.line_of("track"), f"tracks must be {order} of A, then of B")
            sheet.finish()
        for row in rows:
            marks = row.values["marks"]
            if not all(isinstance(mark, int) for mark in marks) or marks != sorted(set(marks)):
                sheet.doubt(row.line, "marks must be rising whole numbers")
            elif marks and not 1 <= marks[0] <= marks[-1] <= row.number("last"):
                sheet.doubt(row.line, "marks must lie on the track")
        sheet.finish()
        # By side and track: how many marks are passed at each space.
        self.passed: tuple[tuple[int, ...], ...] = tuple(
            [
                tuple(
                    [
                        len([mark for mark in row.numbers("marks") if mark <= at])
                        for at in range(row.number("last") + 1)
                    ]
                )
                for row in rows
            ]
        )

    def _read_tiles(self, sheet: Sheet) -> None:
        kinds = sheet.rows("type", {"code": str, "name": str})
        if tuple([row.text("code") for row in kinds]) != TYPE_CODES:
            order = ", ".join(TYPE_CODES)
            sheet.doubt(sheet.line_of("type"), f"types must be {order} in this order")
        self.type_names: tuple[str, ...] = tuple([row.text("name") for row in kinds])
        fields = {"id": str, "name": str, "seats": int, "cells": str, "cost": int, "published": int}
        rows = sheet.rows("shape", fields)
        sheet.expect("shape", "shapes", len(rows), SHAPES)
        for i, row in enumerate(rows):
            if row.text("id") != f"S{i + 1}":
                sheet.doubt(row.line, f"id must be S{i + 1}, not {row.text('id')}")
            if not sound_drawing(row.text("cells")):
                sheet.doubt(
                    row.line, "cells must be one piece drawn with # and ., rows parted by /"
                )
            if min(row.number("cost"), row.number("published")) < 1:
                sheet.doubt(row.line, "costs must be 1 or more")
            if row.number("seats") < rows[max(i - 1, 0)].number("seats"):
                sheet.doubt(row.line, "shapes in use at every number of players must come first")
        tiles = sheet.rows("tile", {"id": str, "gains": str})
        sheet.expect("tile", "building tiles", len(tiles), TILES)
        sheet.finish()
        self.shapes: tuple[Shape, ...] = tuple(
            [drawn(row.text("cells").split("/")) for row in rows]
        )
        self.shape_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.shape_seats: tuple[int, ...] = tuple([row.number("seats") for row in rows])
        # The cost of each shape: by the manual, and as published elsewhere.
        self.costs: tuple[tuple[int, ...], ...] = (
            tuple([row.number("cost") for row in rows]),
            tuple([row.number("published") for row in rows]),
        )
        for i, tile in enumerate(tiles):
            if tile.text("id") != tile_name(i):
                sheet.doubt(tile.line, f"id must be {tile_name(i)}, not {tile.text('id')}")
            gains = tile.text("gains")
            if not 1 <= len(gains) <= 3 or set(gains) - set(GAINS):
                sheet.doubt(tile.line, f"gains must be 1 to 3 letters of {GAINS}, not {gains!r}")
        self.tile_gains: tuple[tuple[int, ...], ...] = tuple(
            [tuple([tile.text("gains").count(letter) for letter in GAINS]) for tile in tiles]
        )

    def _read_monuments(self, sheet: Sheet) -> None:
        fields = {
            "id": str,
            "name": str,
            "parts": str,
            "link": str,
            "terrain": str,
            "near": str,
            "rings": int,
            "gains": str,
            "population": int,
        }
        rows = sheet.rows("monument", fields, ("link", "gains", "population"))
        sheet.expect("monument", "monument cards", len(rows), FIRST_MUNDO)
        before = len(sheet.problems)
        for i, row in enumerate(rows):
            name = CARD_NAMES[min(i, FIRST_MUNDO - 1)]
            if row.text("id") != name:
                sheet.doubt(row.line, f"id must be {name}, not {row.text('id')}")
            for reason in monument_doubts(row):
                sheet.doubt(row.line, reason)
        if len(sheet.problems) > before:
            sheet.finish()
        cards: list[Card] = []
        for row in rows:
            parts = [block(int(part[0]), int(part[2])) for part in row.text("parts").split()]
            link = ("", "chain", "gap").index(str(row.values.get("link", "")))
            cards.append(Card(row, parts, link, row.text("near").split()))
        # A MUNDO card is built like its monument card.
        self.cards: tuple[Card, ...] = (*cards, *cards[MONUMENTS:])
        # By thing: what it may make room for (bit sets as in Table.closed).
        things = range(FIRST_CARD + CARDS)
        self.opened: tuple[int, ...] = tuple([opened_pieces(thing) for thing in things])
        self.opened_cards: tuple[int, ...] = tuple(
            [opened_cards(self.cards, thing) for thing in things]
        )

    def _read_mundo(self, sheet: Sheet) -> None:
        fields: dict[str, type] = {
            "id": str,
            "monument": str,
            "counts": str,
            "two": list,
            "three": list,
        }
        rows = sheet.rows("mundo", fields)
        sheet.expect("mundo", "MUNDO cards", len(rows), EXTRAS)
        for i, row in enumerate(rows):
            if row.text("id") != f"x{i + 1}" or row.text("monument") != f"u{i + 1}":
                sheet.doubt(row.line, f"x{i + 1} of the monument u{i + 1} must stand here")
            if row.text("counts") not in MUNDO_KINDS:
                known = ", ".join(MUNDO_KINDS)
                sheet.doubt(row.line, f"unknown count {row.text('counts')!r}; known are {known}")
            for key in ("two", "three"):
                span = row.values[key]
                if len(span) != 2 or not all(isinstance(n, int) for n in span) or span[0] > span[1]:
                    sheet.doubt(row.line, f"{key} must be the lowest and the highest number")
        sheet.finish()
        self.mundo_kinds: tuple[int, ...] = tuple(
            [MUNDO_KINDS.index(row.text("counts")) for row in rows]
        )
        self.mundo_two: tuple[tuple[int, ...], ...] = tuple([tuple(r.numbers("two")) for r in rows])
        self.mundo_three: tuple[tuple[int, ...], ...] = tuple(
            [tuple(row.numbers("three")) for row in rows]
        )

    def _read_objectives(self, sheet: Sheet) -> None:
        fields = {"id": str, "counts": str, "of": str, "first": int, "second": int}
        rows = sheet.rows("objective", fields, ("of",))
        sheet.expect("objective", "objectives", len(rows), OBJECTIVES)
        of: list[int] = []
        for i, row in enumerate(rows):
            if row.text("id") != f"o{i + 1:02}":
                sheet.doubt(row.line, f"id must be o{i + 1:02}, not {row.text('id')}")
            kind = row.text("counts")
            if kind not in OBJECTIVE_KINDS:
                known = ", ".join(OBJECTIVE_KINDS)
                sheet.doubt(row.line, f"unknown count {kind!r}; known are {known}")
            words = TYPE_CODES if kind.endswith("of-type") else TRACKS[:GOODS]
            whose = str(row.values.get("of", ""))
            if (kind.endswith("of-type") or kind == "track") != (whose in words):
                sheet.doubt(row.line, f"{kind} does not go with {whose!r}")
            if not 0 <= row.number("second") <= row.number("first"):
                sheet.doubt(row.line, "second place must not be worth more than first")
            of.append(words.index(whose) if whose in words else 0)
        sheet.finish()
        self.goal_kinds: tuple[int, ...] = tuple(
            [OBJECTIVE_KINDS.index(row.text("counts")) for row in rows]
        )
        self.goal_of: tuple[int, ...] = tuple(of)
        self.goal_first: tuple[int, ...] = tuple([row.number("first") for row in rows])
        self.goal_second: tuple[int, ...] = tuple([row.number("second") for row in rows])

    def _read_solo(self, sheet: Sheet) -> None:
        rows = sheet.rows("solo", {"id": str, "top": str, "middle": str, "bottom": str})
        sheet.expect("solo", "solo cards", len(rows), SOLO_CARDS)
        sections: list[tuple[tuple[int, ...], ...]] = []
        for i, row in enumerate(rows):
            if row.text("id") != f"a{i + 1:02}":
                sheet.doubt(row.line, f"id must be a{i + 1:02}, not {row.text('id')}")
            read: list[tuple[int, ...]] = []
            for key in ("top", "middle", "bottom"):
                words = row.text(key).split()
                odd = [word for word in words if word not in SOLO_WORDS]
                if odd:
                    known = ", ".join(SOLO_WORDS)
                    sheet.doubt(row.line, f"unknown item {odd[0]!r}; known are {known}")
                read.append(tuple([SOLO_WORDS.index(word) for word in words if word in SOLO_WORDS]))
            sections.append(tuple(read))
        self.solo: tuple[tuple[tuple[int, ...], ...], ...] = tuple(sections)

    # What lies on a map.

    def part(self, thing: int, part: int) -> Shape:
        """The shape of a thing, or of one part of a monument."""
        if thing >= FIRST_CARD:
            return self.cards[thing - FIRST_CARD].parts[part]
        if thing >= FIRST_TILE:
            return self.shapes[shape_of(thing - FIRST_TILE)]
        return (LONG_ROAD, SHORT_ROAD, SINGLE, SINGLE)[thing]


def shape_of(tile: int) -> int:
    return tile // (TYPES * COPIES)


def type_of(tile: int) -> int:
    return tile // COPIES % TYPES


def tile_name(tile: int) -> str:
    return f"S{shape_of(tile) + 1}-{TYPE_CODES[type_of(tile)]}{tile % COPIES + 1}"


def opened_pieces(thing: int) -> int:
    """W5.2.1, W5.3.2: the pieces that may find a place because this thing was laid."""
    roads = 1 << NO_LONG | 1 << NO_SET
    tiles = (1 << SHAPES * TYPES) - 1
    if thing <= TOWER:
        return roads if thing == TOWER else roads | tiles
    if thing >= FIRST_CARD:
        return 0
    kind = type_of(thing - FIRST_TILE)
    return sum([1 << shape * TYPES + kind for shape in range(SHAPES)])


def opened_cards(cards: tuple[Card, ...], thing: int) -> int:
    """W5.4.3: the monuments that name this thing."""
    if thing == TOWER or thing >= FIRST_CARD:
        return 0
    word = "R" if thing < TOWER else TYPE_CODES[type_of(thing - FIRST_TILE)]
    return sum([1 << number for number, card in enumerate(cards) if word in card.near])


CARD_NAMES: Final[tuple[str, ...]] = tuple(
    [f"m{i + 1:02}" for i in range(MONUMENTS)]
    + [f"u{i + 1}" for i in range(EXTRAS)]
    + [f"x{i + 1}" for i in range(EXTRAS)]
)


def named(sheet: Sheet, rows: list[Row], names: tuple[str, ...], key: str) -> list[int]:
    """The numbers of a table whose rows must bear these names in this order."""
    if tuple([row.text("name") for row in rows]) != names:
        where = rows[0].line if rows else 1
        sheet.doubt(where, f"names must be {', '.join(names)} in this order")
        sheet.finish()
    for row in rows:
        if row.number(key) < 1:
            sheet.doubt(row.line, f"{key} must be 1 or more")
            sheet.finish()
    return [row.number(key) for row in rows]


def sound_drawing(text: str) -> bool:
    """One connected piece, drawn as a rectangle of signs."""
    rows = text.split("/")
    if set(text) - set("#./") or len({len(row) for row in rows}) != 1:
        return False
    left = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "#"}
    reached = [min(left)] if left else []
    for x, y in reached:
        for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if near in left and near not in reached:
                reached.append(near)
    return len(reached) == len(left) > 0


def monument_doubts(row: Row) -> list[str]:
    wrong: list[str] = []
    parts = row.text("parts").split()
    if not all(re.fullmatch("[1-4]x[1-4]", part) for part in parts) or len(parts) > 3:
        wrong.append(f"parts must be up to three of 1x1 to 4x4, not {row.text('parts')!r}")
    elif len(parts) > 1 and sum([int(part[0]) * int(part[2]) for part in parts]) > MOST_SPACES:
        wrong.append(f"several parts have at most {MOST_SPACES} spaces together")
    link = str(row.values.get("link", ""))
    if (len(parts) > 1) != (link in ("chain", "gap")):
        wrong.append("several parts, and only these, have a link, chain or gap")
    if link == "gap" and set(parts) != {"1x1"}:
        wrong.append("a gap joins parts of 1x1 only")
    if row.text("terrain") not in TERRAINS:
        wrong.append(f"terrain must be one of {', '.join(TERRAINS)}")
    elif row.text("terrain") != "L" and link:
        wrong.append("a monument of several parts stands on land")
    elif row.text("terrain") in ("X", "X!") and "1x" not in row.text("parts"):
        wrong.append("terrain X is for straight pieces")
    for word in row.text("near").split():
        if word not in NEEDS:
            wrong.append(f"unknown neighbour {word!r}; known are {', '.join(NEEDS)}")
    if set(str(row.values.get("gains", ""))) - set(GAINS):
        wrong.append(f"gains must be letters of {GAINS}")
    if row.number("rings") < 1 or not 0 <= int(row.values.get("population", 0)) <= 13:
        wrong.append("rings must be 1 or more, population 0 or more")
    return wrong


_BOXED: list[Box] = []


def boxed() -> Box:
    """The edition in the box, read once."""
    if not _BOXED:
        text = resources.files(__package__).joinpath("edition.toml").read_text("utf-8")
        _BOXED.append(Box(Sheet(text)))
    return _BOXED[0]
