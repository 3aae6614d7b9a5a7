"""The edition read into frozen tables; an edition that does not add up is refused."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from boardwright.games.bits import full, has, only
from boardwright.games.sheet import TEXT, TEXTS, Kind, OneOf, Row, Sheet, Whole, Wholes
from boardwright.games.world_without_end.vocabulary import (
    CARDS,
    CARE,
    CHAPTERS,
    CODES,
    CUBES,
    EVENT_IDS,
    FACES,
    FIGURES,
    FLAG,
    GOLD,
    GOOD_IDS,
    GOODS,
    GRAIN,
    HOUSES,
    ICONS,
    IN_FORCE,
    INCOMES,
    KNOWLEDGE,
    LOYALTY,
    MOST_CLOTH,
    MOST_GOODS,
    MOST_POINTS,
    MOST_WOOL,
    NUMERALS,
    PER_CHAPTER,
    PIETY,
    PLACES,
    PLAGUE,
    PLOTS,
    POINTS,
    PROJECT_IDS,
    PROJECTS,
    ROUNDS,
    SEALS,
    SIDES,
    SPACES,
    TABLES,
    VALUES,
    VP,
    WOOL,
)
from boardwright.kernel.game import Edition

if TYPE_CHECKING:
    from boardwright.games.world_without_end.effects.effect import Effect
    from boardwright.games.world_without_end.favours import Favour


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Edition):
    """What comes in the box. Cards, projects, plots, places, spaces and events count from 0."""

    def __init__(
        self, sheet: Sheet, favours: tuple[Favour, ...], effects: tuple[Effect, ...]
    ) -> None:
        super().__init__(sheet.digest, sheet.sources())
        sheet.tables(*TABLES)
        self._read_goods(sheet)
        self._read_players(sheet)
        self._read_favours(sheet, favours)
        self._read_projects(sheet)
        self._read_plots(sheet)
        self._read_places(sheet)
        self._read_duties(sheet)
        self._read_figures(sheet)
        sheet.finish()
        self._read_events(sheet, effects)
        sheet.finish()

    def _read_goods(self, sheet: Sheet) -> None:
        shape: dict[str, Kind] = {
            "code": OneOf(CODES),
            "name": TEXT,
            "count": Whole(1, MOST_GOODS),
            "option": Whole(1, MOST_GOODS),
            "halved": FLAG,
            "start": Whole(0, 9),
        }
        rows = sheet.rows("good", shape, ("option", "halved", "start"))
        check_order(sheet, "good", rows, "code", list(CODES))
        sheet.finish()
        self.good_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.counts: tuple[int, ...] = tuple([row.number("count") for row in rows])
        self.other_counts: tuple[int, ...] = tuple([value(row, "option") for row in rows])
        self.halved: tuple[int, ...] = tuple([value(row, "halved") for row in rows])
        self.start_goods: tuple[int, ...] = tuple([value(row, "start") for row in rows])
        for kind, row in enumerate(rows):
            self._check_good(sheet, row, kind)
        if self.counts[WOOL] > MOST_WOOL:
            sheet.doubt(rows[WOOL].line, f"at most {MOST_WOOL} wool can be sold at once here")

    def _check_good(self, sheet: Sheet, row: Row, kind: int) -> None:
        """There is enough for four players, and for two players where they get half."""
        start = self.start_goods[kind]
        least = SIDES * start
        if self.counts[kind] < least:
            sheet.doubt(row.line, f"count must be {least} or more: four players start with {start}")
        if (kind in (LOYALTY, KNOWLEDGE)) != ("option" in row.values):
            need = "needs" if kind in (LOYALTY, KNOWLEDGE) else "has no"
            sheet.doubt(row.line, f"{CODES[kind]} {need} option: no option of the game asks for it")
        elif "option" in row.values and self.other_counts[kind] < least:
            sheet.doubt(row.line, f"option must be {least} or more, as count")

    def _read_players(self, sheet: Sheet) -> None:
        pieces = (("card", CARDS), ("house", HOUSES), ("seal", SEALS))
        known = tuple([piece for piece, _ in pieces])
        rows = sheet.rows("player", {"piece": OneOf(known), "count": Whole(1, 99)})
        check_once(sheet, "player", rows, "piece", known)
        found = {row.text("piece"): row.number("count") for row in rows}
        for piece, wanted in pieces:
            sheet.expect("player", f"{piece}s of a player", found.get(piece, 0), wanted)
        cards = sheet.rows("action", {"id": TEXT, "name": TEXT, "starred": FLAG})
        check_order(sheet, "action", cards, "id", [f"A{i + 1:02}" for i in range(CARDS)])
        self.card_names: tuple[str, ...] = tuple([row.text("name") for row in cards])
        # The cards of a first game's chapter I, as a bit set.
        self.starred: int = only(*[i for i, row in enumerate(cards) if row.number("starred")])
        sheet.expect("action", "starred cards", self.starred.bit_count(), ROUNDS)

    def _read_favours(self, sheet: Sheet, favours: tuple[Favour, ...]) -> None:
        named = {favour.name: favour for favour in favours}
        shape: dict[str, Kind] = {
            "name": TEXT,
            "kind": OneOf(tuple(named)),
            "good": OneOf(CODES),
            "amount": Whole(1, 9),
            "extra": FLAG,
        }
        rows = sheet.rows("favour", shape, ("good", "extra"))
        sheet.expect("favour", "favour spaces", len(rows), SPACES)
        kinds = [named[row.text("kind")] for row in rows]
        for kind, row in zip(kinds, rows, strict=True):
            if kind.has_good != ("good" in row.values):
                need = "needs a" if kind.has_good else "has no"
                sheet.doubt(row.line, f"a space of kind {kind.name} {need} good")
            elif kind.costs and row.text("good") != CODES[GOLD]:
                sheet.doubt(row.line, "what is paid must be GO")
        sheet.finish()
        self.space_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.favours: tuple[Favour, ...] = tuple(kinds)
        self.space_goods: tuple[int, ...] = tuple(
            [POINTS if "good" not in row.values else good_of(row, "good") for row in rows]
        )
        self.space_amounts: tuple[int, ...] = tuple([row.number("amount") for row in rows])
        self.extra_spaces: int = only(*[i for i, row in enumerate(rows) if value(row, "extra")])
        paid = [i for i, kind in enumerate(kinds) if kind.costs]
        if not paid:
            sheet.doubt(sheet.line_of("favour"), "the marker starts on a space of kind pay")
        elif has(self.extra_spaces, paid[0]):
            line = rows[paid[0]].line
            sheet.doubt(line, "the marker starts on the first space of kind pay: it is never extra")
        self.first_space: int = paid[0] if paid else 0

    def _read_projects(self, sheet: Sheet) -> None:
        spaces = Whole(0, MOST_GOODS)
        shape: dict[str, Kind] = {
            "id": TEXT,
            "name": TEXT,
            "enters": OneOf(("start", "tower", "event")),
            "stone": spaces,
            "wood": spaces,
            "points": Whole(0, MOST_POINTS),
            "benefit": OneOf((*CODES, "care")),
            "amount": Whole(1, 9),
        }
        rows = sheet.rows("project", shape)
        check_order(sheet, "project", rows, "id", list(PROJECT_IDS))
        for i, row in enumerate(rows):
            wanted = ("start", "tower")[i] if i < 2 else "event"
            if row.text("enters") != wanted:
                sheet.doubt(row.line, f"{row.text('id')} must enter by {wanted!r}")
            if row.number("stone") + row.number("wood") < 1:
                sheet.doubt(row.line, "a project needs at least one space")
            if row.text("benefit") == "care" and row.number("amount") != 1:
                sheet.doubt(row.line, "amount must be 1: a donor cares for one place")
        self.project_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        # Two for each project: spaces for stone, spaces for wood.
        self.spaces: tuple[int, ...] = tuple(
            [row.number(cube) for row in rows for cube in ("stone", "wood")]
        )
        for cube in range(CUBES):
            room, there = sum(self.spaces[cube::CUBES]), self.counts[cube]
            if room > there:
                name = self.good_names[cube]
                sheet.doubt(
                    sheet.line_of("project"), f"{room} spaces for {name}, but only {there} cubes"
                )
        self.donor_points: tuple[int, ...] = tuple([row.number("points") for row in rows])
        self.donor_goods: tuple[int, ...] = tuple(
            [CARE if row.text("benefit") == "care" else good_of(row, "benefit") for row in rows]
        )
        self.donor_amounts: tuple[int, ...] = tuple([row.number("amount") for row in rows])

    def _read_plots(self, sheet: Sheet) -> None:
        shape: dict[str, Kind] = {
            "id": TEXT,
            "income": OneOf(tuple([CODES[kind] for kind in INCOMES])),
            "amount": Whole(1, 9),
            "cube": OneOf(CODES[:CUBES]),
        }
        rows = sheet.rows("plot", shape)
        check_order(sheet, "plot", rows, "id", [f"H{i + 1:02}" for i in range(PLOTS)])
        self.incomes: tuple[int, ...] = tuple([good_of(row, "income") for row in rows])
        self.rents: tuple[int, ...] = tuple([row.number("amount") for row in rows])
        self.plot_cubes: tuple[int, ...] = tuple([good_of(row, "cube") for row in rows])

    def _read_places(self, sheet: Sheet) -> None:
        shape: dict[str, Kind] = {
            "number": Whole(1, PLACES),
            "name": TEXT,
            "benefit": OneOf((*CODES, VP)),
            "amount": Whole(0, 9),
        }
        rows = sheet.rows("place", shape)
        sheet.expect("place", "plague places", len(rows), PLACES)
        for i, row in enumerate(rows):
            if row.number("number") != i + 1:
                sheet.doubt(row.line, f"number must be {i + 1}, not {row.number('number')}")
            if row.number("amount") == 0 and row.text("benefit") != VP:
                sheet.doubt(row.line, f"a place without a benefit is written {VP} with amount 0")
        self.place_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.place_goods: tuple[int, ...] = tuple([good_of(row, "benefit") for row in rows])
        self.place_amounts: tuple[int, ...] = tuple([row.number("amount") for row in rows])
        markers = sheet.rows("marker", {"value": Whole(1, 9), "count": Whole(0, PLACES)})
        for i, row in enumerate(markers):
            if row.number("value") != i + 1:
                sheet.doubt(row.line, f"value must be {i + 1}, not {row.number('value')}")
        # How many markers there are of each value, from 1 on.
        self.markers: tuple[int, ...] = tuple([row.number("count") for row in markers])
        sheet.expect("marker", "plague markers", sum(self.markers), PLACES)

    def _read_duties(self, sheet: Sheet) -> None:
        dice = sheet.rows("die", {"faces": Wholes(0, 20, FACES)})
        sheet.expect("die", "tax dice", len(dice), 1)
        shape: dict[str, Kind] = {
            "good": OneOf(CODES),
            "amount": Whole(0, 9),
            "points": Whole(0, 9),
            "penalty": TEXT,
        }
        rows = sheet.rows("duty", shape)
        check_order(sheet, "duty", rows, "good", [CODES[kind] for kind in (PIETY, GRAIN, GOLD)])
        sheet.finish()
        self.die: tuple[int, ...] = tuple(dice[0].numbers("faces"))
        self.duty_goods: tuple[int, ...] = tuple([good_of(row, "good") for row in rows])
        self.duty_amounts: tuple[int, ...] = tuple([row.number("amount") for row in rows])
        self.duty_points: tuple[int, ...] = tuple([row.number("points") for row in rows])
        self.penalty_names: tuple[str, ...] = tuple([row.text("penalty") for row in rows])
        if self.duty_amounts[-1]:
            sheet.doubt(rows[-1].line, "amount must be 0: the gold due is rolled")

    def _read_figures(self, sheet: Sheet) -> None:
        icons = sheet.rows("icon", {"code": OneOf(ICONS), "amount": Whole(1, 9)})
        check_once(sheet, "icon", icons, "code", ICONS)
        amounts = [0] * (GOODS + 1)
        for row in icons:
            amounts[good_of(row, "code")] = row.number("amount")
        # What a corner brings of each good, and of points.
        self.icon_amounts: tuple[int, ...] = tuple(amounts)
        names = tuple([name for name, _, _ in FIGURES])
        rows = sheet.rows("figure", {"name": OneOf(names), "value": Whole(0, 99)})
        check_once(sheet, "figure", rows, "name", names)
        for row in rows:
            _, least, most = FIGURES[names.index(row.text("name"))]
            if flaw := Whole(least, most).flaw(row.number("value")):
                limit = ": no more can be sold at once here" if most == MOST_CLOTH else ""
                sheet.doubt(row.line, f"{row.text('name')} {flaw}{limit}")
        sheet.finish()
        found = {row.text("name"): row.number("value") for row in rows}
        self.start_points: int = found["start-points"]
        self.substitute: int = found["substitute-points"]
        self.cube_points: int = found["cube-points"]
        self.wool_price: int = found["wool-price"]
        self.cloth_price: int = found["cloth-price"]
        self.cloth_limit: int = found["cloth-limit"]
        self.house_gold: int = found["house-gold"]
        self.donation_gold: int = found["donation-gold"]
        self.aid_gold: int = found["aid-gold"]
        self.aid_points: int = found["aid-points"]
        self.care_points: int = found["care-points"]
        self.metal_points: int = found["metal-points"]
        self.metal_tie: int = found["metal-tie-points"]
        self.cube_worth: int = found["cube-worth"]
        self.gold_for_point: int = found["gold-for-a-point"]

    def _read_events(self, sheet: Sheet, effects: tuple[Effect, ...]) -> None:
        named = {effect.name: effect for effect in effects}
        rows = event_rows(sheet, list(EVENT_IDS), self.space_names, named)
        self.event_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.effects: tuple[Effect, ...] = tuple([named[row.text("effect")] for row in rows])
        self.lasting: tuple[bool, ...] = tuple([effect.lasting for effect in self.effects])
        self.event_goods: tuple[tuple[int, ...], ...] = tuple([goods_of(row) for row in rows])
        self.amounts: tuple[int, ...] = tuple([value(row, "amount") for row in rows])
        self.points: tuple[int, ...] = tuple([value(row, "points") for row in rows])
        self.prices: tuple[int, ...] = tuple([value(row, "price") for row in rows])
        self.event_projects: tuple[int, ...] = tuple(
            [PROJECT_IDS.index(row.values.get("project", PROJECT_IDS[0])) for row in rows]
        )
        self.covers: tuple[int, ...] = tuple([self._covers(row) for row in rows])
        # Four for each event, clockwise from the arrow.
        self.corners: tuple[int, ...] = tuple(
            [GOOD_IDS[code] for row in rows for code in row.values["corners"]]
        )
        self.event_places: tuple[int, ...] = tuple([value(row, "plague") - 1 for row in rows])
        self._check_plague(sheet, rows)
        self._check_projects(sheet, rows)
        self._check_covers(sheet, rows)

    def _covers(self, row: Row) -> int:
        """The favour spaces an event covers, as a bit set."""
        names = row.values.get("covers", [])
        return only(*[i for i, space in enumerate(self.space_names) if space in names])

    def _check_plague(self, sheet: Sheet, rows: list[Row]) -> None:
        for chapter in range(CHAPTERS):
            first = chapter * PER_CHAPTER
            places = sorted(self.event_places[first : first + PER_CHAPTER])
            wanted = [-1] * PER_CHAPTER if chapter < PLAGUE else list(range(PLACES))
            if places != wanted:
                need = "have the numbers 1 to 11 once" if chapter >= PLAGUE else "have no plague"
                sheet.doubt(
                    rows[first].line, f"the cards of chapter {NUMERALS[chapter]} must {need}"
                )

    def _check_projects(self, sheet: Sheet, rows: list[Row]) -> None:
        """Each project enters once, and is there before an event floods it."""
        enters = [0, PLAGUE, *[CHAPTERS] * (PROJECTS - 2)]
        brings: list[int] = []
        for i, effect in enumerate(self.effects):
            if effect.brings_project:
                brings.append(self.event_projects[i])
                enters[brings[-1]] = min(enters[brings[-1]], i // PER_CHAPTER)
        for project in range(2, PROJECTS):
            name = f"events that bring {self.project_names[project]}"
            sheet.expect("event", name, brings.count(project), 1)
        for i, effect in enumerate(self.effects):
            if effect.fills_project and enters[self.event_projects[i]] > i // PER_CHAPTER:
                name = self.project_names[self.event_projects[i]]
                sheet.doubt(rows[i].line, f"{name} is not on the board yet in this chapter")

    def _check_covers(self, sheet: Sheet, rows: list[Row]) -> None:
        """Three events can be in force: they must leave the marker a space to go to."""
        every = full(SPACES)
        for chapter in range(CHAPTERS):
            first = chapter * PER_CHAPTER
            covering = [e for e in range(first, first + PER_CHAPTER) if self.covers[e]]
            for some in combinations(covering, min(IN_FORCE, len(covering))):
                bits = self.extra_spaces
                for event in some:
                    bits |= self.covers[event]
                if bits == every:
                    names = ", ".join([EVENT_IDS[event] for event in some])
                    sheet.doubt(
                        rows[some[-1]].line,
                        f"{names} together cover every favour space: the marker cannot move",
                    )


def value(row: Row, key: str) -> int:
    """A number that a row may leave out."""
    return int(row.values.get(key, 0))


def good_of(row: Row, key: str) -> int:
    return GOOD_IDS[row.text(key)]


def check_order(sheet: Sheet, table: str, rows: list[Row], key: str, wanted: list[str]) -> None:
    """The rows of a table are these, in this order."""
    for row, name in zip(rows, wanted, strict=False):
        if row.text(key) != name:
            sheet.doubt(row.line, f"{key} must be {name} here, not {row.text(key)}")
    sheet.expect(table, f"rows of {table}", len(rows), len(wanted))


def check_once(
    sheet: Sheet, table: str, rows: list[Row], key: str, wanted: tuple[str, ...]
) -> None:
    """Each of these has one row."""
    found = [row.text(key) for row in rows]
    for name in wanted:
        sheet.expect(table, f"rows for {name}", found.count(name), 1)


def goods_of(row: Row) -> tuple[int, ...]:
    """The goods an event speaks of: one, several or none."""
    if "good" in row.values:
        return (good_of(row, "good"),)
    return tuple([GOOD_IDS[code] for code in row.values.get("goods", [])])


def event_rows(
    sheet: Sheet, ids: list[str], spaces: tuple[str, ...], effects: dict[str, Effect]
) -> list[Row]:
    """The rows of all event cards, each sound in itself."""
    shape: dict[str, Kind] = {
        "id": TEXT,
        "type": OneOf(("immediate", "long-term")),
        "name": TEXT,
        "effect": OneOf(tuple(effects)),
        "corners": TEXTS,
        "plague": Whole(1, PLACES),
        "good": OneOf(CODES),
        "goods": TEXTS,
        "amount": Whole(0, MOST_POINTS),
        "points": Whole(0, MOST_POINTS),
        "price": Whole(0, MOST_POINTS),
        "project": OneOf(PROJECT_IDS),
        "covers": TEXTS,
    }
    rows = sheet.rows("event", shape, (*VALUES, "plague"))
    check_order(sheet, "event", rows, "id", ids)
    sheet.finish()
    for row in rows:
        check_event(sheet, row, spaces, effects[row.text("effect")])
    sheet.finish()
    return rows


def check_event(sheet: Sheet, row: Row, spaces: tuple[str, ...], effect: Effect) -> None:
    """An event card has the values its effect needs and no others, and they mean something."""
    name = effect.name
    wanted = "long-term" if effect.lasting else "immediate"
    if row.text("type") != wanted:
        sheet.doubt(row.line, f"{name} is {wanted}, not {row.text('type')!r}")
    for key in VALUES:
        if key in effect.values and key not in row.values:
            sheet.doubt(row.line, f"{name} needs {key}")
        allowed = key in effect.values or (effect.lasting and key == "covers")
        if key in row.values and not allowed:
            sheet.doubt(row.line, f"{name} has no {key}")
    check_list(sheet, row, "corners", ICONS)
    if len(row.values["corners"]) != SIDES:
        sheet.doubt(row.line, "corners must be four different codes")
    check_list(sheet, row, "goods", CODES)
    check_list(sheet, row, "covers", spaces)
    if reason := effect.flaw(row):
        sheet.doubt(row.line, reason)


def check_list(sheet: Sheet, row: Row, key: str, known: tuple[str, ...]) -> None:
    """A list names at least one thing, each at most once, and only what there is."""
    found = row.values.get(key)
    if found is None:
        return
    for name in found:
        if name not in known:
            sheet.doubt(row.line, f"{key} must be of {', '.join(known)}, not {name!r}")
    if not found or len(set(found)) != len(found):
        sheet.doubt(row.line, f"{key} must name at least one, each only once")
