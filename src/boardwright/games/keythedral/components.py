"""The edition read into frozen tables; an edition that does not add up is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from boardwright.games.sheet import TEXT, Kind, OneOf, Sheet, Whole, Wholes
from boardwright.kernel.game import Edition

if TYPE_CHECKING:
    from boardwright.games.keythedral.laws.law import Law

# Cubes, and the fields that give the first five of them.
TIMBER: Final = 0
STONE: Final = 1
FOOD: Final = 2
WATER: Final = 3
WINE: Final = 4
IRON: Final = 5
GLASS: Final = 6
GOLD: Final = 7
CODES: Final = "TSFWRIGA"
BASICS: Final = 5
KINDS: Final = 8

NUMBERS: Final = 5
ROWS: Final = 5
SPACES: Final = 5  # of the longest row
BUILDINGS: Final = 34
LAWS: Final = 20
FENCES: Final = 3
MOST_BID: Final = 175  # the worth of all cubes together

# Prices that the rules name: so many cubes of each kind (K4.3.B1, K4.3.C1, K4.3.C3).
Price = tuple[tuple[int, int], ...]
HOUSE_PRICE: Final[Price] = ((TIMBER, 1), (STONE, 1))
FENCE_PRICE: Final[Price] = ((TIMBER, 1),)
UNFENCE_PRICE: Final[Price] = ((WINE, 2),)


def tile_id(seat: int, number: int) -> int:
    """The tiles of all players, five for each."""
    return seat * NUMBERS + number


def seat_of(tile: int) -> int:
    return tile // NUMBERS


def number_of(tile: int) -> int:
    return tile % NUMBERS


# When a law may be played (K5.5 to K5.10).
START: Final = 0
SENDING: Final = 1
HARVEST: Final = 2
COLLECT: Final = 3
TURN: Final = 4
APPOINT: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Edition):
    """What comes in the box. Building tiles and laws are numbered from 0."""

    def __init__(self, sheet: Sheet, known: tuple[Law, ...]) -> None:
        super().__init__(sheet.digest, sheet.sources())
        sheet.tables("cube", "field", "row", "building", "law", "player")
        self._read_cubes(sheet)
        self._read_fields(sheet)
        self._read_buildings(sheet)
        self._read_laws(sheet, known)
        self._read_pieces(sheet)
        sheet.finish()

    def _read_cubes(self, sheet: Sheet) -> None:
        shape: dict[str, Kind] = {
            "code": TEXT,
            "name": TEXT,
            "count": Whole(1, 40),
            "points": Whole(1, 9),
            "price": Whole(0, 4),
        }
        rows = sheet.rows("cube", shape)
        found = "".join([row.text("code") for row in rows])
        if found != CODES:
            sheet.doubt(sheet.line_of("cube"), f"cubes must be {CODES} in this order, not {found}")
        self.cubes: tuple[int, ...] = tuple([row.number("count") for row in rows])
        self.points: tuple[int, ...] = tuple([row.number("points") for row in rows])
        self.price: tuple[int, ...] = tuple([row.number("price") for row in rows])
        self.cube_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        for i, row in enumerate(rows):
            if i >= BASICS and not 2 <= row.number("price") <= 4:
                sheet.doubt(row.line, "the price of a craft cube must be 2, 3 or 4")
        worth = sum([self.cubes[i] * self.points[i] for i in range(len(rows))])
        if worth > MOST_BID:
            sheet.doubt(
                sheet.line_of("cube"), f"all cubes are worth {worth}; {MOST_BID} at most can be bid"
            )

    def _read_fields(self, sheet: Sheet) -> None:
        backs_of: Kind = Wholes(0, 10, NUMBERS)
        rows = sheet.rows("field", {"cube": TEXT, "name": TEXT, "backs": backs_of})
        found = "".join([row.text("cube") for row in rows])
        if found != CODES[:BASICS]:
            sheet.doubt(
                sheet.line_of("field"),
                f"fields must give {CODES[:BASICS]} in this order, not {found}",
            )
        sheet.finish()
        backs = [row.numbers("backs") for row in rows]
        self.field_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        # How many fields of each kind bear a number, by number.
        self.fields: tuple[tuple[int, ...], ...] = tuple(
            [tuple([kind[n] for kind in backs]) for n in range(NUMBERS)]
        )
        if self.fields[0] != (2, 2, 0, 0, 0):
            sheet.doubt(
                sheet.line_of("field"), "the fields with a 1 must be two woods, two quarries"
            )
        for n, wanted in enumerate((4, 10, 5, 5, 5)):
            sheet.expect("field", f"fields with a {n + 1} on the back", sum(self.fields[n]), wanted)

    def _read_buildings(self, sheet: Sheet) -> None:
        value, spaces = Whole(1, 40), Whole(1, SPACES)
        shape: dict[str, Kind] = {"value": value, "tiles": Whole(1, BUILDINGS)}
        rows = sheet.rows("row", {**shape, "full": spaces, "short": spaces})
        sheet.expect("row", "rows", len(rows), ROWS)
        tiles = sheet.rows("building", {"id": TEXT, "value": value, "cost": TEXT})
        sheet.expect("building", "building tiles", len(tiles), BUILDINGS)
        self.values: tuple[int, ...] = tuple([row.number("value") for row in rows])
        self.full: tuple[int, ...] = tuple([row.number("full") for row in rows])
        self.short: tuple[int, ...] = tuple([row.number("short") for row in rows])
        costs: list[tuple[int, ...]] = []
        for i, tile in enumerate(tiles):
            code = tile.text("cost")
            if tile.text("id") != f"B{i + 1:02}":
                sheet.doubt(tile.line, f"id must be B{i + 1:02}, not {tile.text('id')}")
            if tile.number("value") not in self.values:
                sheet.doubt(tile.line, f"no row has the value {tile.number('value')}")
            if not 2 <= len(code) <= 4 or set(code) - set(CODES):
                sheet.doubt(tile.line, f"cost must be 2 to 4 letters of {CODES}, not {code!r}")
            costs.append(tuple([code.count(letter) for letter in CODES]))
        self.costs: tuple[tuple[int, ...], ...] = tuple(costs)
        # The kinds that a cost names.
        self.kinds: tuple[tuple[int, ...], ...] = tuple(
            [tuple([kind for kind in range(KINDS) if cost[kind]]) for cost in costs]
        )
        known = [tile.number("value") for tile in tiles if tile.number("value") in self.values]
        self.row_of: tuple[int, ...] = tuple([self.values.index(value) for value in known])
        for r, row in enumerate(rows):
            name = f"building tiles of value {row.number('value')}"
            sheet.expect("building", name, self.row_of.count(r), row.number("tiles"))
            if row.number("short") > row.number("full"):
                sheet.doubt(row.line, "the short game has more spaces than the full one")
            if row.number("full") > row.number("tiles"):
                sheet.doubt(row.line, "there are more spaces than tiles")

    def _read_laws(self, sheet: Sheet, known: tuple[Law, ...]) -> None:
        named = {law.name: law for law in known}
        shape: dict[str, Kind] = {
            "number": Whole(1, LAWS),
            "title": TEXT,
            "effect": OneOf(tuple(named)),
            "amount": Whole(1, 9),
        }
        rows = sheet.rows("law", shape, ("amount",))
        sheet.expect("law", "law cards", len(rows), LAWS)
        for i, row in enumerate(rows):
            if row.number("number") != i + 1:
                sheet.doubt(row.line, f"number must be {i + 1}, not {row.number('number')}")
            if named[row.text("effect")].has_amount != ("amount" in row.values):
                need = "has no" if "amount" in row.values else "needs"
                sheet.doubt(row.line, f"{row.text('effect')} {need} amount")
        self.laws: tuple[Law, ...] = tuple([named[row.text("effect")] for row in rows])
        self.amounts: tuple[int, ...] = tuple([int(row.values.get("amount", 0)) for row in rows])
        self.titles: tuple[str, ...] = tuple([row.text("title") for row in rows])
        # The laws of each window, as bit sets.
        self.window_laws: tuple[int, ...] = tuple(
            [
                sum([1 << at for at, law in enumerate(self.laws) if law.window == window])
                for window in range(APPOINT + 1)
            ]
        )

    def _read_pieces(self, sheet: Sheet) -> None:
        rows = sheet.rows("player", {"piece": TEXT, "count": Whole(1, 99)})
        found = {row.text("piece"): row.number("count") for row in rows}
        for piece, wanted in (("tile", NUMBERS), ("worker", 2 * NUMBERS), ("fence", FENCES)):
            sheet.expect("player", f"{piece}s of a player", found.get(piece, 0), wanted)
