"""The edition read into frozen tables; an edition that does not add up is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from boardwright.games.bits import add, full, has, only
from boardwright.games.sheet import OneOf, Row, Sheet, Whole
from boardwright.games.world_wonders.board import (
    BESIDE_ROADS,
    BESIDE_TYPE,
    BIT,
    HIGH,
    LONG_ROAD,
    NATURE,
    SHORT_ROAD,
    SINGLE,
    WATER,
    WIDE,
    Form,
    Shape,
    bit_of,
    block,
    count,
    drawn,
    followers,
    ways_up,
    wholes,
)
from boardwright.games.world_wonders.links import LINKS, Link, arrangements
from boardwright.games.world_wonders.rows import (
    FIGURE_ROW,
    FIGURES,
    GAINS,
    MAP_ROW,
    MONUMENT_OPTIONAL,
    MONUMENT_ROW,
    MUNDO_ROW,
    OBJECTIVE_ROW,
    OFFER_ROW,
    PIECE_ROW,
    PIECES,
    SECTIONS,
    SHAPE_ROW,
    SOLO_ROW,
    TILE_ROW,
    TRACK_ROW,
    TRACKS,
    TYPE_CODES,
    TYPE_ROW,
    TYPES,
    drawing_doubts,
    gains_doubts,
    monument_doubts,
    mundo_doubts,
    objective_doubts,
    solo_doubts,
    track_doubts,
)
from boardwright.games.world_wonders.terrains import TERRAINS, Terrain
from boardwright.kernel.game import Edition

if TYPE_CHECKING:
    from boardwright.games.world_wonders.automaton import Item
    from boardwright.games.world_wonders.mundo import Condition
    from boardwright.games.world_wonders.objectives import Objective

SHAPES: Final = 8
SHAPE_NAMES: Final[tuple[str, ...]] = tuple([f"S{i + 1}" for i in range(SHAPES)])
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
LEAST_WAYS: Final = 7  # columns that a road can enter: more than a first purchase can cover
SEATS: Final = 5
PEDESTALS: Final = 2

# How stacks are sorted: by shape, by type, by type with one price a stack.
SHAPED: Final = 0
TYPED: Final = 1
PRICED: Final = 2

# Things that lie on maps, as they are numbered in the lists of pieces.
LONG: Final = 0
PAIR: Final = 1
DOT: Final = 2
TOWER: Final = 3
PIECE_NAMES: Final = ("long", "pair", "single", "tower")
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Card:
    """A monument card: what it is made of, where it may stand, what it brings."""

    def __init__(self, row: Row) -> None:
        parts = [block(int(part[0]), int(part[2])) for part in row.text("parts").split()]
        near = row.text("near").split()
        self.name = row.text("name")
        self.parts: tuple[Shape, ...] = tuple(parts)
        self.link: Link = LINKS[str(row.values.get("link", ""))]
        self.terrain: Terrain = TERRAINS[row.text("terrain")]
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
            forms = arrangements(parts, self.link)
        self.forms: tuple[Form, ...] = tuple(forms)
        self.wholes: tuple[Form, ...] = tuple(wholes(forms)) if len(parts) > 1 else self.forms
        self.following: dict[tuple[tuple[int, int], ...], list[tuple[int, int, list[Form]]]] = {}
        if len(parts) > 1:
            self.following = followers(forms)
        self.steps: int = sum([part.size for part in parts]) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Edition):
    """What comes in the box. Tiles, cards, objectives and solo cards are numbered from 0."""

    def __init__(
        self,
        sheet: Sheet,
        objectives: tuple[Objective, ...],
        conditions: tuple[Condition, ...],
        items: tuple[Item, ...],
    ) -> None:
        super().__init__(sheet.digest, sheet.sources())
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
        self._read_pieces(sheet)
        self._read_maps(sheet)
        self._read_tracks(sheet)
        self._read_shapes(sheet)
        self._read_tiles(sheet)
        self._read_mundo(sheet, self._read_monuments(sheet), conditions)
        self._read_objectives(sheet, objectives)
        self._read_solo(sheet, items)
        sheet.finish()

    def _read_figures(self, sheet: Sheet) -> None:
        rows = sheet.rows("figure", FIGURE_ROW)
        figures = named(sheet, rows, tuple([name for name, _, _ in FIGURES]), "value")
        for row, (_, least, most) in zip(rows, FIGURES, strict=True):
            if wrong := Whole(least, most).flaw(row.number("value")):
                sheet.doubt(row.line, f"value {wrong}")
        sheet.finish()
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

    def _read_pieces(self, sheet: Sheet) -> None:
        pieces = sheet.rows("piece", PIECE_ROW)
        counts = named(sheet, pieces, PIECES, "count")
        self.long_roads = counts[0]
        self.short_sets = counts[1]
        self.towers = counts[2]
        self.loans = counts[3]
        rows = sheet.rows("offer", OFFER_ROW)
        if [row.number("seats") for row in rows] != list(range(1, SEATS + 1)):
            sheet.doubt(sheet.line_of("offer"), "offers must be for 1 to 5 seats in this order")
            sheet.finish()
        self.offer_long: tuple[int, ...] = (0, *[row.number("long") for row in rows])
        self.offer_sets: tuple[int, ...] = (0, *[row.number("sets") for row in rows])
        for row in rows:
            if row.number("long") * self.rounds + row.number("seats") > self.long_roads:
                sheet.doubt(row.line, "the long roads do not last for all rounds")
            if row.number("sets") * self.rounds > self.short_sets:
                sheet.doubt(row.line, "the short sets do not last for all rounds")
        if self.towers < self.rounds:
            sheet.doubt(pieces[2].line, "there must be a tower for each round")
        if self.loans < SEATS:
            sheet.doubt(pieces[3].line, "there must be a loan tile for each of five players")
        if counts[4] != PEDESTALS:
            sheet.doubt(pieces[4].line, "there must be two pedestals")

    def _read_maps(self, sheet: Sheet) -> None:
        rows = sheet.rows("map", MAP_ROW)
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
                bit = bit_of(x, y - 1)
                if sign == "~":
                    water[at] = add(water[at], bit)
                else:
                    land[at] = add(land[at], bit)
                if sign == "N":
                    nature[at] = add(nature[at], bit)
        self.land: tuple[int, ...] = tuple(land)
        self.water: tuple[int, ...] = tuple(water)
        self.nature: tuple[int, ...] = tuple(nature)
        for at, name in enumerate(MAPS):
            line = rows[at * HIGH].line
            wild = count(nature[at])
            if wild != NATURES:
                sheet.doubt(
                    line, f"natural resources of map {name}: {wild} found, {NATURES} needed"
                )
            ways = ways_up(land[at])
            if ways < LEAST_WAYS:
                sheet.doubt(
                    line,
                    f"from the sidewalk of map {name} a road can run up {ways} columns;"
                    f" {LEAST_WAYS} are needed, or a first purchase might bar the starting road",
                )

    def _read_tracks(self, sheet: Sheet) -> None:
        rows = sheet.rows("track", TRACK_ROW)
        wanted = [(side, name) for side in "AB" for name in TRACKS]
        if [(row.text("side"), row.text("name")) for row in rows] != wanted:
            order = ", ".join(TRACKS)
            sheet.doubt(sheet.line_of("track"), f"tracks must be {order} of A, then of B")
            sheet.finish()
        doubt_all(sheet, [(row, track_doubts(row)) for row in rows])
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

    def _read_shapes(self, sheet: Sheet) -> None:
        kinds = sheet.rows("type", TYPE_ROW)
        if tuple([row.text("code") for row in kinds]) != TYPE_CODES:
            order = ", ".join(TYPE_CODES)
            sheet.doubt(sheet.line_of("type"), f"types must be {order} in this order")
        self.type_names: tuple[str, ...] = tuple([row.text("name") for row in kinds])
        rows = sheet.rows("shape", SHAPE_ROW)
        sheet.expect("shape", "shapes", len(rows), SHAPES)
        for i, row in enumerate(rows):
            if i < len(SHAPE_NAMES) and row.text("id") != SHAPE_NAMES[i]:
                sheet.doubt(row.line, f"id must be {SHAPE_NAMES[i]}, not {row.text('id')}")
            if row.number("seats") < rows[max(i - 1, 0)].number("seats"):
                sheet.doubt(row.line, "shapes in use at every number of players must come first")
        doubt_all(sheet, [(row, drawing_doubts(row.text("cells"))) for row in rows])
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
        # With one price a stack, the stacks of types share the costs of the shapes (W10.10).
        self.type_costs: tuple[tuple[int, ...], ...] = tuple(
            [shared_out(sorted(set(costs))) for costs in self.costs]
        )

    def _read_tiles(self, sheet: Sheet) -> None:
        rows = sheet.rows("tile", TILE_ROW)
        sheet.expect("tile", "building tiles", len(rows), TILES)
        for i, row in enumerate(rows[:TILES]):
            if row.text("id") != tile_name(i):
                sheet.doubt(row.line, f"id must be {tile_name(i)}, not {row.text('id')}")
        doubt_all(sheet, [(row, gains_doubts(row.text("gains"), 3)) for row in rows])
        self.tile_gains: tuple[tuple[int, ...], ...] = tuple(
            [tuple([row.text("gains").count(letter) for letter in GAINS]) for row in rows]
        )

    def _read_monuments(self, sheet: Sheet) -> list[Row]:
        rows = sheet.rows("monument", MONUMENT_ROW, MONUMENT_OPTIONAL)
        sheet.expect("monument", "monument cards", len(rows), FIRST_MUNDO)
        for i, row in enumerate(rows[:FIRST_MUNDO]):
            if row.text("id") != CARD_NAMES[i]:
                sheet.doubt(row.line, f"id must be {CARD_NAMES[i]}, not {row.text('id')}")
        doubt_all(sheet, [(row, monument_doubts(row)) for row in rows])
        cards = [Card(row) for row in rows]
        # A MUNDO card is built like its monument card.
        self.cards: tuple[Card, ...] = (*cards, *cards[MONUMENTS:])
        # By thing: what it may make room for (bit sets as in Table.closed).
        things = range(FIRST_CARD + CARDS)
        self.opened: tuple[int, ...] = tuple([opened_pieces(thing) for thing in things])
        self.opened_cards: tuple[int, ...] = tuple(
            [opened_cards(self.cards, thing) for thing in things]
        )
        return rows[MONUMENTS:]

    def _read_mundo(self, sheet: Sheet, monuments: list[Row], known: tuple[Condition, ...]) -> None:
        named = {kind.name: kind for kind in known}
        rows = sheet.rows("mundo", {**MUNDO_ROW, "counts": OneOf(tuple(named))})
        sheet.expect("mundo", "MUNDO cards", len(rows), EXTRAS)
        sheet.finish()
        for i, row in enumerate(rows):
            if row.text("id") != f"x{i + 1}" or row.text("monument") != f"u{i + 1}":
                sheet.doubt(row.line, f"x{i + 1} of the monument u{i + 1} must stand here")
        parts = [row.text("parts") for row in monuments]
        kinds = [named[row.text("counts")] for row in rows]
        doubt_all(
            sheet, [(row, mundo_doubts(row, kinds[i], parts[i])) for i, row in enumerate(rows)]
        )
        self.mundo_kinds: tuple[Condition, ...] = tuple(kinds)
        self.mundo_two: tuple[tuple[int, ...], ...] = tuple([tuple(r.numbers("two")) for r in rows])
        self.mundo_three: tuple[tuple[int, ...], ...] = tuple(
            [tuple(row.numbers("three")) for row in rows]
        )

    def _read_objectives(self, sheet: Sheet, known: tuple[Objective, ...]) -> None:
        named = {kind.name: kind for kind in known}
        shape = {**OBJECTIVE_ROW, "counts": OneOf(tuple(named))}
        rows = sheet.rows("objective", shape, ("of",))
        sheet.expect("objective", "objectives", len(rows), OBJECTIVES)
        for i, row in enumerate(rows):
            if row.text("id") != f"o{i + 1:02}":
                sheet.doubt(row.line, f"id must be o{i + 1:02}, not {row.text('id')}")
        kinds = [named[row.text("counts")] for row in rows]
        doubt_all(sheet, [(row, objective_doubts(row, kinds[i])) for i, row in enumerate(rows)])
        self.goal_kinds: tuple[Objective, ...] = tuple(kinds)
        self.goal_of: tuple[int, ...] = tuple(
            [kinds[i].about.index(str(row.values.get("of", ""))) for i, row in enumerate(rows)]
        )
        self.goal_first: tuple[int, ...] = tuple([row.number("first") for row in rows])
        self.goal_second: tuple[int, ...] = tuple([row.number("second") for row in rows])

    def _read_solo(self, sheet: Sheet, items: tuple[Item, ...]) -> None:
        named = {item.name: item for item in items}
        names = list(named)
        rows = sheet.rows("solo", SOLO_ROW)
        sheet.expect("solo", "solo cards", len(rows), SOLO_CARDS)
        for i, row in enumerate(rows):
            if row.text("id") != f"a{i + 1:02}":
                sheet.doubt(row.line, f"id must be a{i + 1:02}, not {row.text('id')}")
        shapes = self.shape_seats.count(1)
        doubt_all(sheet, [(row, solo_doubts(row, named, shapes)) for row in rows])
        self.items = items
        # Of each card, by section: the places of what it names among the items.
        self.solo: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            [
                tuple(
                    [
                        tuple([names.index(word) for word in row.text(key).split()])
                        for key in SECTIONS
                    ]
                )
                for row in rows
            ]
        )

    def price(self, tile: int, by_type: int, published: int) -> int:
        """W4.3.4: by the shape, whichever stack shows the tile, or by the stack."""
        if by_type == PRICED:
            return self.type_costs[published][type_of(tile)]
        return self.costs[published][shape_of(tile)]

    def marks(self, side: int, track: int) -> tuple[int, ...]:
        """How many symbols or rings are passed at each space of a track."""
        return self.passed[side * len(TRACKS) + track]

    def marked(self, side: int, track: int, at: int) -> bool:
        """Whether a population symbol, or a ring, stands on a space of a track."""
        passed = self.marks(side, track)
        return at > 0 and passed[at] > passed[at - 1]

    # Maps, and what lies on them.

    def ground(self, board: int, cell: int) -> str:
        """What is printed on a space, if it is not green."""
        if has(self.water[board], BIT[cell]):
            return "water"
        return "nature" if has(self.nature[board], BIT[cell]) else ""

    def part(self, thing: int, part: int) -> Shape:
        """The shape of a thing, or of one part of a monument."""
        if thing >= FIRST_CARD:
            return self.cards[thing - FIRST_CARD].parts[part]
        if thing >= FIRST_TILE:
            return self.shapes[shape_of(thing - FIRST_TILE)]
        return (LONG_ROAD, SHORT_ROAD, SINGLE, SINGLE)[thing]


def shared_out(costs: list[int]) -> tuple[int, ...]:
    """Costs from the lowest to the highest over the stacks of types, in their order."""
    return tuple([costs[kind * len(costs) // TYPES] for kind in range(TYPES)])


def shape_of(tile: int) -> int:
    return tile // (TYPES * COPIES)


def type_of(tile: int) -> int:
    return tile // COPIES % TYPES


def sort_id(shape: int, kind: int) -> int:
    """The tiles of a type in a shape, which find the same places."""
    return shape * TYPES + kind


def tile_name(tile: int) -> str:
    return f"{SHAPE_NAMES[shape_of(tile)]}-{TYPE_CODES[type_of(tile)]}{tile % COPIES + 1}"


def opened_pieces(thing: int) -> int:
    """W5.2.1, W5.3.2: the pieces that may find a place because this thing was laid."""
    if thing < TOWER:
        return full(NO_SET + 1)
    if thing == TOWER:
        return only(NO_LONG, NO_SET)
    if thing >= FIRST_CARD:
        return 0
    kind = type_of(thing - FIRST_TILE)
    return only(*[sort_id(shape, kind) for shape in range(SHAPES)])


def opened_cards(cards: tuple[Card, ...], thing: int) -> int:
    """W5.4.3: the monuments that name this thing."""
    if thing == TOWER or thing >= FIRST_CARD:
        return 0
    word = "R" if thing < TOWER else TYPE_CODES[type_of(thing - FIRST_TILE)]
    return only(*[number for number, card in enumerate(cards) if word in card.near])


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
    return [row.number(key) for row in rows]


def doubt_all(sheet: Sheet, found: list[tuple[Row, list[str]]]) -> None:
    """Give every doubt the line of its row, and stop reading if there is one."""
    for row, reasons in found:
        for reason in reasons:
            sheet.doubt(row.line, reason)
    sheet.finish()
