"""The edition read into frozen tables; an edition that does not add up is refused."""

from __future__ import annotations

from importlib import resources
from typing import Final

from mypy_extensions import mypyc_attr

from boardwright.games.sheet import Row, Sheet
from boardwright.kernel.game import Edition

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
CUBES: Final = 2  # stone and wood come first
# What houses can bring: every good but cloth.
INCOMES: Final = (STONE, WOOD, GRAIN, PIETY, WOOL, LOYALTY, KNOWLEDGE, GOLD)

CHAPTERS: Final = 4
ROUNDS: Final = 6
PER_CHAPTER: Final = 11
EVENTS: Final = 44
SIDES: Final = 4
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
NUMERALS: Final = ("I", "II", "III", "IV")

# Action cards (E4.5.A1 to E4.5.A14).
GRAIN_CARD: Final = 0
PIETY_CARD: Final = 1
RESOURCE: Final = 2
BUILDING_PROJECT: Final = 3
SALES: Final = 4
PRIVILEGE: Final = 5
HOUSE_BUILDING: Final = 6
HOUSE_RENT: Final = 7
DONATION: Final = 8
CLOTH_PRODUCTION: Final = 9
MEDICINE: Final = 10
FAVOR: Final = 11

# What a favour space does (E4.4).
FAVOUR_KINDS: Final = ("show", "take", "pay", "each", "houses")
SHOW: Final = 0
TAKE: Final = 1
PAY: Final = 2
EACH: Final = 3
OWN_HOUSES: Final = 4

TOWER: Final = 1

# Penalties as bits, in the order of the duties.
PENANCE: Final = 1
BEGGING: Final = 2
ROYAL_COURT: Final = 4

# What events do (manual 7).
WOOL_PRICE: Final = 0
ACCUSATION: Final = 1
OPEN_CLOTH: Final = 2
NEW_PROJECT: Final = 3
TAKE_GOOD: Final = 4
FLOOD: Final = 5
ACTION_PRICE: Final = 6
MARKET_DUES: Final = 7
MOST: Final = 8
COVER: Final = 9
NO_ACTION: Final = 10
HAND_OVER: Final = 11
LOSE_HOUSE: Final = 12
ONE_PROJECT: Final = 13
HIGHER_TAX: Final = 14
SHOW_GOOD: Final = 15
MASONS: Final = 16
RANDOM_DISCARD: Final = 17
FREE_CARE: Final = 18
NO_BUILDING: Final = 19
GIVE_OR_LOSE: Final = 20
BUILD_HOUSE: Final = 21
WAGES: Final = 22
OFFER: Final = 23
FINISH_TOWER: Final = 24
OUTBREAK: Final = 25
CLOTH_COURT: Final = 26
ONE_RESOURCE: Final = 27
OUTLAWS_PRICE: Final = 28
HONOUR: Final = 29

# The vocabulary of effects: name, whether long-term, the values a card of it needs.
EFFECTS: Final = (
    ("wool-price", True, ("amount",)),
    ("accusation", False, ("good",)),
    ("open-cloth", False, ()),
    ("project", False, ("project",)),
    ("take", False, ("good", "amount")),
    ("flood", False, ("project",)),
    ("action-price", True, ("good", "amount")),
    ("market-dues", True, ("amount",)),
    ("most", False, ("good", "amount", "points")),
    ("cover", True, ("covers",)),
    ("no-action", False, ()),
    ("hand-over", False, ("goods",)),
    ("lose-house", False, ()),
    ("one-project", True, ("project",)),
    ("higher-tax", True, ("amount",)),
    ("show", False, ("good", "amount", "points")),
    ("masons", False, ()),
    ("random-discard", True, ()),
    ("free-care", True, ()),
    ("no-building", True, ()),
    ("give-or-lose", False, ("good", "amount", "points")),
    ("build-house", False, ()),
    ("wages", False, ("good", "amount", "points")),
    ("offer", False, ("good", "points")),
    ("finish-tower", False, ()),
    ("outbreak", False, ()),
    ("cloth-court", True, ("amount", "price")),
    ("one-resource", True, ("good",)),
    ("outlaws-price", True, ("amount",)),
    ("honour", False, ("good", "amount", "points")),
)
VALUES: Final = ("good", "goods", "amount", "points", "price", "project", "covers")

FIGURES: Final = (
    "start-points",
    "substitute-points",
    "cube-points",
    "wool-price",
    "cloth-price",
    "cloth-limit",
    "house-gold",
    "donation-gold",
    "aid-gold",
    "aid-points",
    "care-points",
    "metal-points",
    "metal-tie-points",
    "cube-worth",
    "gold-for-a-point",
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Edition):
    """What comes in the box. Cards, projects, plots, places, spaces and events count from 0."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet.digest)
        sheet.tables(*TABLES)
        self._read_goods(sheet)
        self._read_players(sheet)
        self._read_favours(sheet)
        self._read_projects(sheet)
        self._read_plots(sheet)
        self._read_places(sheet)
        self._read_duties(sheet)
        self._read_figures(sheet)
        sheet.finish()
        self._read_events(sheet)
        sheet.finish()

    def _read_goods(self, sheet: Sheet) -> None:
        shape = {"code": str, "name": str, "count": int, "option": int, "halved": int, "start": int}
        rows = sheet.rows("good", shape, ("option", "halved", "start"))
        found = tuple([row.text("code") for row in rows])
        if found != CODES:
            sheet.doubt(
                sheet.line_of("good"),
                f"goods must be {' '.join(CODES)} in this order, not {' '.join(found)}",
            )
            sheet.finish()
        self.good_names: tuple[str, ...] = (*[row.text("name") for row in rows], "points")
        self.counts: tuple[int, ...] = tuple([row.number("count") for row in rows])
        self.other_counts: tuple[int, ...] = tuple([value(row, "option") for row in rows])
        self.halved: tuple[int, ...] = tuple([value(row, "halved") for row in rows])
        self.start_goods: tuple[int, ...] = tuple([value(row, "start") for row in rows])
        for kind, row in enumerate(rows):
            least = SIDES * self.start_goods[kind]
            if row.number("count") < max(least, 1):
                sheet.doubt(row.line, f"count must be {max(least, 1)} or more")
            if kind in (LOYALTY, KNOWLEDGE) and value(row, "option") < 1:
                sheet.doubt(row.line, f"{row.text('code')} needs the count of its option")
        if self.counts[WOOL] > MOST_WOOL:
            sheet.doubt(rows[WOOL].line, f"at most {MOST_WOOL} can be sold at once")

    def _read_players(self, sheet: Sheet) -> None:
        rows = sheet.rows("player", {"piece": str, "count": int})
        found = {row.text("piece"): row.number("count") for row in rows}
        for piece, wanted in (("card", CARDS), ("house", HOUSES), ("seal", SEALS)):
            sheet.expect("player", f"{piece}s of a player", found.get(piece, 0), wanted)
        cards = sheet.rows("action", {"id": str, "name": str, "starred": int})
        sheet.expect("action", "action cards", len(cards), CARDS)
        check_ids(sheet, cards, [f"A{i + 1:02}" for i in range(CARDS)])
        self.card_names: tuple[str, ...] = tuple([row.text("name") for row in cards])
        # The cards of a first game's chapter I, as a bit set.
        self.starred: int = sum([1 << i for i, row in enumerate(cards) if row.number("starred")])
        sheet.expect("action", "starred cards", self.starred.bit_count(), ROUNDS)

    def _read_favours(self, sheet: Sheet) -> None:
        shape = {"name": str, "kind": str, "good": str, "amount": int, "extra": int}
        rows = sheet.rows("favour", shape, ("good", "extra"))
        sheet.expect("favour", "favour spaces", len(rows), SPACES)
        kinds: list[int] = []
        goods: list[int] = []
        for row in rows:
            name = row.text("kind")
            if name not in FAVOUR_KINDS:
                sheet.doubt(row.line, f"unknown kind {name!r}; known are {', '.join(FAVOUR_KINDS)}")
            kinds.append(FAVOUR_KINDS.index(name) if name in FAVOUR_KINDS else SHOW)
            goods.append(good_of(sheet, row, "good") if kinds[-1] != OWN_HOUSES else POINTS)
            if kinds[-1] == PAY and goods[-1] != GOLD:
                sheet.doubt(row.line, "what is paid must be GO")
        self.space_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.space_kinds: tuple[int, ...] = tuple(kinds)
        self.space_goods: tuple[int, ...] = tuple(goods)
        self.space_amounts: tuple[int, ...] = tuple([row.number("amount") for row in rows])
        self.extra_spaces: int = sum([1 << i for i, row in enumerate(rows) if value(row, "extra")])
        paid = [i for i, kind in enumerate(kinds) if kind == PAY]
        if not paid or self.extra_spaces >> paid[0] & 1:
            sheet.doubt(sheet.line_of("favour"), "a space to pay on must be there for the marker")
        self.first_space: int = paid[0] if paid else 0

    def _read_projects(self, sheet: Sheet) -> None:
        shape = {"id": str, "name": str, "enters": str, "stone": int, "wood": int}
        rows = sheet.rows("project", {**shape, "points": int, "benefit": str, "amount": int})
        sheet.expect("project", "projects", len(rows), PROJECTS)
        check_ids(sheet, rows, [f"P{i + 1}" for i in range(PROJECTS)])
        for i, row in enumerate(rows):
            wanted = ("start", "tower")[i] if i < 2 else "event"
            if row.text("enters") != wanted:
                sheet.doubt(row.line, f"{row.text('id')} must enter by {wanted!r}")
            if min(row.number("stone"), row.number("wood")) < 0 or self._spaces(row) < 1:
                sheet.doubt(row.line, "a project needs at least one space")
        self.project_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        # Two for each project: spaces for stone, spaces for wood.
        self.spaces: tuple[int, ...] = tuple(
            [row.number(cube) for row in rows for cube in ("stone", "wood")]
        )
        for cube in range(CUBES):
            room = sum(self.spaces[cube::CUBES])
            if room > self.counts[cube]:
                name = self.good_names[cube]
                sheet.doubt(
                    sheet.line_of("project"),
                    f"{room} spaces for {name}, but only {self.counts[cube]} in the box",
                )
        self.donor_points: tuple[int, ...] = tuple([row.number("points") for row in rows])
        self.donor_goods: tuple[int, ...] = tuple(
            [
                CARE if row.text("benefit") == "care" else good_of(sheet, row, "benefit")
                for row in rows
            ]
        )
        self.donor_amounts: tuple[int, ...] = tuple([row.number("amount") for row in rows])

    def _spaces(self, row: Row) -> int:
        return row.number("stone") + row.number("wood")

    def _read_plots(self, sheet: Sheet) -> None:
        rows = sheet.rows("plot", {"id": str, "income": str, "amount": int, "cube": str})
        sheet.expect("plot", "plots", len(rows), PLOTS)
        check_ids(sheet, rows, [f"H{i + 1:02}" for i in range(PLOTS)])
        self.incomes: tuple[int, ...] = tuple([good_of(sheet, row, "income") for row in rows])
        self.rents: tuple[int, ...] = tuple([row.number("amount") for row in rows])
        self.plot_cubes: tuple[int, ...] = tuple([good_of(sheet, row, "cube") for row in rows])
        for i, row in enumerate(rows):
            if self.plot_cubes[i] >= CUBES:
                sheet.doubt(row.line, "cube must be ST or WD")
            if self.incomes[i] not in INCOMES or row.number("amount") < 1:
                sheet.doubt(row.line, "income must be at least 1 of a good other than cloth")

    def _read_places(self, sheet: Sheet) -> None:
        rows = sheet.rows("place", {"number": int, "name": str, "benefit": str, "amount": int})
        sheet.expect("place", "plague places", len(rows), PLACES)
        for i, row in enumerate(rows):
            if row.number("number") != i + 1:
                sheet.doubt(row.line, f"number must be {i + 1}, not {row.number('number')}")
        self.place_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.place_goods: tuple[int, ...] = tuple(
            [
                POINTS if row.text("benefit") == "VP" else good_of(sheet, row, "benefit")
                for row in rows
            ]
        )
        self.place_amounts: tuple[int, ...] = tuple([row.number("amount") for row in rows])
        markers = sheet.rows("marker", {"value": int, "count": int})
        for i, row in enumerate(markers):
            if row.number("value") != i + 1:
                sheet.doubt(row.line, f"value must be {i + 1}, not {row.number('value')}")
        # How many markers there are of each value, from 1 on.
        self.markers: tuple[int, ...] = tuple([row.number("count") for row in markers])
        sheet.expect("marker", "plague markers", sum(self.markers), PLACES)

    def _read_duties(self, sheet: Sheet) -> None:
        dice = sheet.rows("die", {"faces": list})
        sheet.expect("die", "tax dice", len(dice), 1)
        for row in dice:
            faces = row.values["faces"]
            if len(faces) != 6 or not all(isinstance(n, int) and n >= 0 for n in faces):
                sheet.doubt(row.line, "faces must be 6 whole numbers")
        sheet.finish()
        self.die: tuple[int, ...] = tuple(dice[0].numbers("faces"))
        rows = sheet.rows("duty", {"good": str, "amount": int, "points": int, "penalty": str})
        self.duty_goods: tuple[int, ...] = tuple([good_of(sheet, row, "good") for row in rows])
        if self.duty_goods != (PIETY, GRAIN, GOLD):
            sheet.doubt(sheet.line_of("duty"), "duties must be PI, GR, GO in this order")
        self.duty_amounts: tuple[int, ...] = tuple([row.number("amount") for row in rows])
        self.duty_points: tuple[int, ...] = tuple([row.number("points") for row in rows])
        self.penalty_names: tuple[str, ...] = tuple([row.text("penalty") for row in rows])

    def _read_figures(self, sheet: Sheet) -> None:
        icons = sheet.rows("icon", {"code": str, "amount": int})
        amounts = [0] * (GOODS + 1)
        for row in icons:
            kind = icon_of(sheet, row, row.text("code"))
            amounts[kind] = row.number("amount")
        # What a corner brings of each good, and of points.
        self.icon_amounts: tuple[int, ...] = tuple(amounts)
        rows = sheet.rows("figure", {"name": str, "value": int})
        found = {row.text("name"): row.number("value") for row in rows}
        for row in rows:
            if row.text("name") not in FIGURES:
                known = ", ".join(FIGURES)
                sheet.doubt(row.line, f"unknown figure {row.text('name')!r}; known are {known}")
            if row.number("value") < 0:
                sheet.doubt(row.line, "value must be 0 or more")
            if row.text("name") == "cloth-limit" and row.number("value") > MOST_CLOTH:
                sheet.doubt(row.line, f"at most {MOST_CLOTH} cloth can be sold at once")
        for name in FIGURES:
            if name not in found:
                sheet.doubt(sheet.line_of("figure"), f"{name!r} is missing")
        self.start_points: int = found.get("start-points", 0)
        self.substitute: int = found.get("substitute-points", 0)
        self.cube_points: int = found.get("cube-points", 0)
        self.wool_price: int = found.get("wool-price", 0)
        self.cloth_price: int = found.get("cloth-price", 0)
        self.cloth_limit: int = found.get("cloth-limit", 0)
        self.house_gold: int = found.get("house-gold", 0)
        self.donation_gold: int = found.get("donation-gold", 0)
        self.aid_gold: int = found.get("aid-gold", 0)
        self.aid_points: int = found.get("aid-points", 0)
        self.care_points: int = found.get("care-points", 0)
        self.metal_points: int = found.get("metal-points", 0)
        self.metal_tie: int = found.get("metal-tie-points", 0)
        self.cube_worth: int = found.get("cube-worth", 0)
        self.gold_for_point: int = max(found.get("gold-for-a-point", 0), 1)

    def _read_events(self, sheet: Sheet) -> None:
        shape = {
            **{"id": str, "type": str, "name": str, "effect": str, "corners": list, "plague": int},
            **{"good": str, "goods": list, "amount": int, "points": int, "price": int},
            **{"project": str, "covers": list},
        }
        rows = sheet.rows("event", shape, (*VALUES, "plague"))
        sheet.expect("event", "event cards", len(rows), EVENTS)
        ids = [f"{chapter}-{i + 1:02}" for chapter in NUMERALS for i in range(PER_CHAPTER)]
        check_ids(sheet, rows, ids)
        sheet.finish()
        self.event_ids: tuple[str, ...] = tuple(ids)
        self.event_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.effects: tuple[int, ...] = tuple([effect_of(sheet, row) for row in rows])
        self.lasting: tuple[bool, ...] = tuple([EFFECTS[effect][1] for effect in self.effects])
        self.event_goods: tuple[tuple[int, ...], ...] = tuple([goods_of(sheet, r) for r in rows])
        self.amounts: tuple[int, ...] = tuple([value(row, "amount") for row in rows])
        self.points: tuple[int, ...] = tuple([value(row, "points") for row in rows])
        self.prices: tuple[int, ...] = tuple([value(row, "price") for row in rows])
        self.event_projects: tuple[int, ...] = tuple([project_of(sheet, row) for row in rows])
        self.covers: tuple[int, ...] = tuple([self._covers(sheet, row) for row in rows])
        # Four for each event, clockwise from the arrow.
        self.corners: tuple[int, ...] = tuple(
            [kind for row in rows for kind in corners_of(sheet, row)]
        )
        self.event_places: tuple[int, ...] = tuple([value(row, "plague") - 1 for row in rows])
        self._check_events(sheet, rows)

    def _covers(self, sheet: Sheet, row: Row) -> int:
        """The favour spaces an event covers, as a bit set."""
        bits = 0
        for name in row.values.get("covers", []):
            if name not in self.space_names:
                sheet.doubt(row.line, f"no favour space is called {name!r}")
            bits |= sum([1 << i for i, space in enumerate(self.space_names) if space == name])
        return bits

    def _check_events(self, sheet: Sheet, rows: list[Row]) -> None:
        for chapter in range(CHAPTERS):
            first = chapter * PER_CHAPTER
            places = sorted(self.event_places[first : first + PER_CHAPTER])
            wanted = [-1] * PER_CHAPTER if chapter < 2 else list(range(PLACES))
            if places != wanted:
                need = "have no plague number" if chapter < 2 else "have the numbers 1 to 11 once"
                sheet.doubt(
                    rows[first].line, f"the cards of chapter {NUMERALS[chapter]} must {need}"
                )
        for i, effect in enumerate(self.effects):
            if effect == CLOTH_COURT and self.amounts[i] > MOST_CLOTH:
                sheet.doubt(rows[i].line, f"at most {MOST_CLOTH} cloth can be sold at once")
        brings = [
            self.event_projects[i]
            for i, effect in enumerate(self.effects)
            if effect in (NEW_PROJECT, ONE_PROJECT)
        ]
        for project in range(2, PROJECTS):
            name = f"events that bring {self.project_names[project]}"
            sheet.expect("event", name, brings.count(project), 1)


def value(row: Row, key: str) -> int:
    """A number that a row may leave out."""
    return int(row.values.get(key, 0))


def check_ids(sheet: Sheet, rows: list[Row], wanted: list[str]) -> None:
    for row, name in zip(rows, wanted, strict=False):
        if row.text("id") != name:
            sheet.doubt(row.line, f"id must be {name}, not {row.text('id')}")


def good_of(sheet: Sheet, row: Row, key: str) -> int:
    code = row.values.get(key)
    if code not in CODES:
        sheet.doubt(row.line, f"{key} must be one of {' '.join(CODES)}, not {code!r}")
        return STONE
    return CODES.index(str(code))


def icon_of(sheet: Sheet, row: Row, code: object) -> int:
    """A corner shows any good but cloth, or points."""
    if code == "VP":
        return POINTS
    if code not in CODES or code == "CL":
        known = " ".join([CODES[kind] for kind in INCOMES])
        sheet.doubt(row.line, f"a corner shows one of {known} VP, not {code!r}")
        return STONE
    return CODES.index(str(code))


def corners_of(sheet: Sheet, row: Row) -> list[int]:
    codes = row.values["corners"]
    if len(codes) != SIDES or len(set(codes)) != SIDES:
        sheet.doubt(row.line, "corners must be four different codes")
    return [icon_of(sheet, row, code) for code in codes]


def effect_of(sheet: Sheet, row: Row) -> int:
    """The effect of an event card, which must have the values it needs and no others."""
    names = [name for name, _, _ in EFFECTS]
    if row.text("effect") not in names:
        known = ", ".join(names)
        sheet.doubt(row.line, f"unknown effect {row.text('effect')!r}; known are {known}")
        return COVER
    effect = names.index(row.text("effect"))
    name, lasting, needs = EFFECTS[effect]
    wanted = "long-term" if lasting else "immediate"
    if row.text("type") != wanted:
        sheet.doubt(row.line, f"{name} is {wanted}, not {row.text('type')!r}")
    for key in VALUES:
        if key in needs and key not in row.values:
            sheet.doubt(row.line, f"{name} needs {key}")
        if key not in needs and key in row.values and not (lasting and key == "covers"):
            sheet.doubt(row.line, f"{name} has no {key}")
    return effect


def goods_of(sheet: Sheet, row: Row) -> tuple[int, ...]:
    """The goods an event speaks of: one, several or none."""
    if "good" in row.values:
        return (good_of(sheet, row, "good"),)
    codes = row.values.get("goods", [])
    for code in codes:
        if code not in CODES:
            sheet.doubt(row.line, f"goods must be of {' '.join(CODES)}, not {code!r}")
    return tuple([CODES.index(code) for code in codes if code in CODES])


def project_of(sheet: Sheet, row: Row) -> int:
    name = row.values.get("project", "P1")
    known = [f"P{i + 1}" for i in range(PROJECTS)]
    if name not in known:
        sheet.doubt(row.line, f"project must be one of {', '.join(known)}, not {name!r}")
        return 0
    return known.index(name)


_BOXED: list[Box] = []


def boxed() -> Box:
    """The edition in the box, read once."""
    if not _BOXED:
        text = resources.files(__package__).joinpath("edition.toml").read_text("utf-8")
        _BOXED.append(Box(Sheet(text)))
    return _BOXED[0]
