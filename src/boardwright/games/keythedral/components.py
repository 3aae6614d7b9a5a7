"""The edition read into frozen tables; an edition that does not add up is refused."""

from __future__ import annotations

from importlib import resources
from typing import Final

from mypy_extensions import mypyc_attr

from boardwright.games.sheet import TEXT, Kind, OneOf, Sheet, Whole, Wholes
from boardwright.kernel.game import Edition

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

# When a law may be played (K5.5 to K5.10).
START: Final = 0
SENDING: Final = 1
HARVEST: Final = 2
COLLECT: Final = 3
TURN: Final = 4
APPOINT: Final = 5

# What a law does (K5.L1 to K5.L20).
MASTER_OF_WORKS: Final = 0
EARLY_BELL: Final = 1
LODGER: Final = 2
SHARED_FIELD: Final = 3
RIGHT_OF_WAY: Final = 4
LONG_WALK: Final = 5
BUMPER_HARVEST: Final = 6
FAILED_HARVEST: Final = 7
CHANGE_OF_TRADE: Final = 8
GLEANING: Final = 9
POOR_RELIEF: Final = 10
REDUCED_PRICE: Final = 11
RAISED_PRICE: Final = 12
FREE_TRADE: Final = 13
HOUSING_BAN: Final = 14
FENCE_AMNESTY: Final = 15
COTTAGE_GRANT: Final = 16
GUILD_FAVOUR: Final = 17
ARCHITECTS_DRAWINGS: Final = 18
ROYAL_APPOINTMENT: Final = 19

# The vocabulary of effects: name, window, whether it has an amount; in the order of the ids above.
EFFECTS: Final = (
    ("master-of-works", START, False),
    ("early-bell", START, False),
    ("lodger", SENDING, False),
    ("shared-field", SENDING, False),
    ("right-of-way", START, False),
    ("long-walk", SENDING, False),
    ("bumper-harvest", HARVEST, False),
    ("failed-harvest", COLLECT, False),
    ("change-of-trade", COLLECT, True),
    ("gleaning", COLLECT, False),
    ("poor-relief", COLLECT, True),
    ("reduced-price", TURN, False),
    ("raised-price", TURN, False),
    ("free-trade", TURN, True),
    ("housing-ban", TURN, False),
    ("fence-amnesty", TURN, True),
    ("cottage-grant", TURN, False),
    ("guild-favour", TURN, True),
    ("architects-drawings", TURN, False),
    ("royal-appointment", APPOINT, False),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Edition):
    """What comes in the box. Building tiles and laws are numbered from 0."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet.digest)
        sheet.tables("cube", "field", "row", "building", "law", "player")
        self._read_cubes(sheet)
        self._read_fields(sheet)
        self._read_buildings(sheet)
        self._read_laws(sheet)
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

    def _read_laws(self, sheet: Sheet) -> None:
        names = [name for name, _, _ in EFFECTS]
        shape: dict[str, Kind] = {
            "number": Whole(1, LAWS),
            "title": TEXT,
            "effect": OneOf(tuple(names)),
            "amount": Whole(1, 9),
        }
        rows = sheet.rows("law", shape, ("amount",))
        sheet.expect("law", "law cards", len(rows), LAWS)
        effects: list[int] = []
        for i, row in enumerate(rows):
            if row.number("number") != i + 1:
                sheet.doubt(row.line, f"number must be {i + 1}, not {row.number('number')}")
            effect = names.index(row.text("effect"))
            effects.append(effect)
            if EFFECTS[effect][2] != ("amount" in row.values):
                need = "needs" if EFFECTS[effect][2] else "has no"
                sheet.doubt(row.line, f"{row.text('effect')} {need} amount")
        self.effects: tuple[int, ...] = tuple(effects)
        self.windows: tuple[int, ...] = tuple([EFFECTS[effect][1] for effect in effects])
        self.amounts: tuple[int, ...] = tuple([int(row.values.get("amount", 0)) for row in rows])
        self.titles: tuple[str, ...] = tuple([row.text("title") for row in rows])
        # The laws of each window, as bit sets.
        self.window_laws: tuple[int, ...] = tuple(
            [
                sum([1 << law for law, w in enumerate(self.windows) if w == window])
                for window in range(6)
            ]
        )

    def _read_pieces(self, sheet: Sheet) -> None:
        rows = sheet.rows("player", {"piece": TEXT, "count": Whole(1, 99)})
        found = {row.text("piece"): row.number("count") for row in rows}
        for piece, wanted in (("tile", NUMBERS), ("worker", 2 * NUMBERS), ("fence", FENCES)):
            sheet.expect("player", f"{piece}s of a player", found.get(piece, 0), wanted)


_BOXED: list[Box] = []


def boxed() -> Box:
    """The edition in the box, read once."""
    if not _BOXED:
        text = resources.files(__package__).joinpath("edition.toml").read_text("utf-8")
        _BOXED.append(Box(Sheet(text)))
    return _BOXED[0]
