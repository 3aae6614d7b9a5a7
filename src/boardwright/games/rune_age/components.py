"""The edition read into frozen tables; an edition that does not add up is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from boardwright.games.rune_age.checks import (
    CARD_KINDS,
    check_ability,
    check_coins,
    check_event,
    check_figures,
    check_quietness,
    check_sought,
    same_ids,
)
from boardwright.games.rune_age.ids import CARD_IDS, EVENT_IDS, FACTION_IDS, PLACE_IDS
from boardwright.games.rune_age.vocabulary import (
    ACTION,
    ASCENT,
    BLOOD,
    CITIES,
    CIVIL_WAR,
    COPIES,
    EVENT_TYPES,
    EVENTS,
    FACTIONS,
    FIGURES,
    FIRST_MERCENARY,
    FIRST_NEUTRAL,
    FIRST_UNIT,
    GOLDS,
    MERCENARIES,
    MOST,
    MOST_SEATS,
    NEUTRALS,
    PLACES,
    RUNE_IDS,
    SCENARIOS,
    TYPES,
)
from boardwright.games.sheet import TEXT, TEXTS, Kind, OneOf, Row, Sheet, Whole
from boardwright.kernel.game import Edition

if TYPE_CHECKING:
    from boardwright.games.rune_age.effects.ability import Ability
    from boardwright.games.rune_age.flow.events.effect import Effect
    from boardwright.games.rune_age.rewards import Reward

FLAG: Final = Whole(0, 1)
AMOUNT: Final = Whole(0, MOST)
STRONG: Final = Whole(0, 999)  # of what is fought; units are MOST at most, see ANY


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Edition):
    """What comes in the box. Everything is numbered from 0 in the order of the edition."""

    def __init__(
        self,
        sheet: Sheet,
        rewards: tuple[Reward, ...],
        abilities: tuple[Ability, ...],
        effects: tuple[Effect, ...],
    ) -> None:
        super().__init__(sheet.digest, sheet.sources())
        sheet.tables(
            "supply",
            "figure",
            "die",
            "gold",
            "faction",
            "unit",
            "neutral",
            "mercenary",
            "place",
            "rune",
            "scenario",
            "event",
        )
        self._read_figures(sheet)
        self._read_cards(sheet, {ability.name: ability for ability in abilities})
        self._read_supply(sheet)
        self._read_places(sheet)
        self._read_runes(sheet)
        self._read_scenarios(sheet)
        self._read_events(sheet, rewards, effects)
        sheet.finish()

    def _read_figures(self, sheet: Sheet) -> None:
        names = tuple([name for name, _, _ in FIGURES])
        shape: dict[str, Kind] = {"name": OneOf(names), "value": Whole(0, 999)}
        rows = sheet.rows("figure", shape)
        check_figures(sheet, rows)
        sheet.finish()
        found = [row.text("name") for row in rows]
        self.figure_sources: dict[str, str] = dict(zip(found, self.sources["figure"], strict=True))
        value = {row.text("name"): row.number("value") for row in rows}
        self.realm: int = value["realm"]
        self.hand: int = value["hand"]
        self.short_hand: int = value["short-hand"]
        self.start_gold: int = value["start-gold"]
        self.start_units: int = value["start-units"]
        self.strongholds: int = value["strongholds"]
        self.fort_gold: int = value["stronghold-gold"]
        self.fort_strength: int = value["stronghold-strength"]
        self.fort_influence: int = value["stronghold-influence"]
        self.monument_gold: int = value["monument-gold"]
        self.mercenary_piles: int = value["mercenary-piles"]
        self.objective_strength: int = value["objective-strength"]
        self.army_hand: int = value["army-hand"]
        self.ally_worth: int = value["ally-worth"]
        self.ascension: int = value["ascension"]
        self.solo_trophies: int = value["solo-trophies"]
        self.power_few: int = value["power-few"]
        self.power_four: int = value["power-four"]
        self.betrayal_most: int = value["betrayal-most"]
        self.betrayal_price: int = value["betrayal-price"]
        self.capped_cost: int = value["capped-cost"]

    def _read_supply(self, sheet: Sheet) -> None:
        keys = ("gold1", "gold2", "gold3", "cities", "copies")
        shape: dict[str, Kind] = {"seats": Whole(1, MOST_SEATS), "cities": Whole(0, CITIES)}
        for gold, key in enumerate(keys[:GOLDS]):
            shape[key] = Whole(0, self.copies[gold])
        rows = sheet.rows("supply", {**shape, "copies": Whole(0, COPIES)})
        sheet.expect("supply", "seat counts", len(rows), MOST_SEATS)
        for i, row in enumerate(rows):
            if row.number("seats") != i + 1:
                sheet.doubt(row.line, f"seats must be {i + 1}")
            if row.number("gold1") < self.start_gold * (i + 1):
                sheet.doubt(row.line, "the start decks need more Gold 1 than there are")
        self.supply: tuple[tuple[int, ...], ...] = tuple(
            [tuple([row.number(key) for key in keys]) for row in rows]
        )
        faces: list[int] = []
        for row in sheet.rows("die", {"face": Whole(0, MOST), "count": Whole(1, 6)}):
            faces += [row.number("face")] * row.number("count")
        self.die: tuple[int, ...] = tuple(faces)
        sheet.expect("die", "faces of the die", len(faces), 6)

    def _read_cards(self, sheet: Sheet, abilities: dict[str, Ability]) -> None:
        golds = self._read_golds(sheet)
        self._read_factions(sheet)
        shape: dict[str, Kind] = {
            "id": TEXT,
            "name": TEXT,
            "cost": AMOUNT,
            "strength": AMOUNT,
            "ability": OneOf(tuple(abilities)),
            "amount": AMOUNT,
            "limit": AMOUNT,
        }
        race: dict[str, Kind] = {"faction": TEXT, "count": Whole(1, MOST)}
        marks: dict[str, Kind] = {"mythic": FLAG, "extra": FLAG}
        units = sheet.rows("unit", {**shape, **race, **marks}, ("limit",))
        shape["kind"] = OneOf(CARD_KINDS)
        neutrals = sheet.rows("neutral", shape, ("limit",))
        mercenaries = sheet.rows("mercenary", shape, ("limit",))
        sheet.expect("unit", "unit types", len(units), FACTIONS * TYPES)
        sheet.expect("neutral", "Neutral types", len(neutrals), NEUTRALS)
        sheet.expect("mercenary", "Mercenary types", len(mercenaries), MERCENARIES)
        sheet.finish()
        self._check_units(sheet, units)
        cards = units + neutrals + mercenaries
        same_ids(sheet, golds + cards, CARD_IDS)
        for row in cards:
            kind = row.text("kind") if "kind" in row.values else "unit"
            check_ability(sheet, row, kind, abilities)
        check_sought(sheet, cards, abilities)
        sheet.finish()
        self.names: tuple[str, ...] = tuple([row.text("name") for row in golds + cards])
        self.ids: tuple[str, ...] = tuple([row.text("id") for row in golds + cards])
        self.cost: tuple[int, ...] = tuple([row.number("cost") for row in golds + cards])
        zeros = [0] * GOLDS
        self.strength: tuple[int, ...] = tuple(zeros + [row.number("strength") for row in cards])
        self.amount: tuple[int, ...] = tuple(zeros + [row.number("amount") for row in cards])
        self.copies: tuple[int, ...] = tuple(
            [row.number("count") for row in golds + units] + [COPIES] * (NEUTRALS + MERCENARIES)
        )
        many = [0] * (NEUTRALS + MERCENARIES)
        self.mythic: tuple[int, ...] = tuple(zeros + [row.number("mythic") for row in units] + many)
        self.extra: tuple[int, ...] = tuple(zeros + [row.number("extra") for row in units] + many)
        # The strength up to which a unit can be struck, where the amount says how often.
        self.limit: tuple[int, ...] = tuple(
            zeros + [row.number("limit") if "limit" in row.values else 0 for row in cards]
        )
        self._read_abilities(cards, abilities)
        self._read_classes(neutrals + mercenaries)

    def _read_abilities(self, cards: list[Row], abilities: dict[str, Ability]) -> None:
        """What each kind of card can do, and what of that is asked all the time."""
        found = [abilities["none"]] * GOLDS + [abilities[row.text("ability")] for row in cards]
        self.ability: tuple[Ability, ...] = tuple(found)
        self.timing: tuple[int, ...] = tuple([ability.when for ability in found])
        self.spared: tuple[int, ...] = tuple([int(ability.spared) for ability in found])
        self.rallies: tuple[int, ...] = tuple([int(ability.rallies) for ability in found])

    def _read_golds(self, sheet: Sheet) -> list[Row]:
        shape: dict[str, Kind] = {"id": TEXT, "name": TEXT, "value": Whole(1, MOST)}
        rows = sheet.rows("gold", {**shape, "cost": AMOUNT, "count": Whole(1, MOST)})
        sheet.expect("gold", "Gold cards", len(rows), GOLDS)
        sheet.finish()
        self.value: tuple[int, ...] = tuple([row.number("value") for row in rows])
        for i, row in enumerate(rows[1:]):
            if row.number("value") <= self.value[i]:
                sheet.doubt(row.line, "each Gold card must be worth more than the one before it")
        return rows

    def _read_factions(self, sheet: Sheet) -> None:
        rows = sheet.rows("faction", {"id": TEXT, "name": TEXT, "monument": TEXT, "extra": FLAG})
        sheet.expect("faction", "races", len(rows), FACTIONS)
        sheet.finish()
        same_ids(sheet, rows, FACTION_IDS)
        self.faction_ids: tuple[str, ...] = tuple([row.text("id") for row in rows])
        self.faction_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.monuments: tuple[str, ...] = tuple([row.text("monument") for row in rows])
        self.extra_faction: tuple[int, ...] = tuple([row.number("extra") for row in rows])
        if self.extra_faction.count(0) < MOST_SEATS:
            sheet.doubt(
                sheet.line_of("faction"),
                f"{MOST_SEATS} players without the expansion need {MOST_SEATS} races with extra 0",
            )

    def _check_units(self, sheet: Sheet, units: list[Row]) -> None:
        for i, row in enumerate(units):
            wanted = self.faction_ids[i // TYPES]
            if row.text("faction") != wanted:
                sheet.doubt(row.line, f"faction must be {wanted}: {TYPES} unit types for each race")
            if row.number("cost") < 1:
                sheet.doubt(row.line, "the cost of a unit must be 1 or more")
            if i % TYPES:
                continue
            if row.number("cost") != 1:
                sheet.doubt(row.line, "the first unit type of a race must cost 1")
            if row.number("extra"):
                sheet.doubt(row.line, "the start deck needs the first unit type: extra must be 0")
            if row.number("count") < self.start_units:
                sheet.doubt(row.line, "the start deck needs more of the first unit type")

    def _read_classes(self, others: list[Row]) -> None:
        """Units, buildings, and the cards that can be played in an Assault."""
        kinds = ["gold"] * GOLDS + ["unit"] * (FACTIONS * TYPES)
        kinds += [row.text("kind") for row in others]
        self.is_unit: tuple[int, ...] = tuple([int(kind == "unit") for kind in kinds])
        self.is_building: tuple[int, ...] = tuple([int(kind == "building") for kind in kinds])
        self.assault: tuple[int, ...] = tuple(
            [
                int(kind == "unit" or (kind == "tactic" and self.timing[i] != ACTION))
                for i, kind in enumerate(kinds)
            ]
        )
        self.light: int = self.ids.index("light-fortification")
        self.heavy: int = self.ids.index("heavy-fortification")
        self.oracle: int = self.ids.index("doom-oracle")

    def _read_places(self, sheet: Sheet) -> None:
        shape: dict[str, Kind] = {
            "id": TEXT,
            "name": TEXT,
            "kind": OneOf(("city", "landmark")),
            "strength": STRONG,
            "bonus": AMOUNT,
            "influence": AMOUNT,
            "power": AMOUNT,
        }
        rows = sheet.rows("place", shape)
        sheet.expect("place", "Cities and Landmarks", len(rows), PLACES)
        sheet.finish()
        same_ids(sheet, rows, PLACE_IDS)
        for i, row in enumerate(rows):
            wanted = "city" if i < CITIES else "landmark"
            if row.text("kind") != wanted:
                sheet.doubt(row.line, f"kind must be {wanted}")
            if i < CITIES and row.number("power"):
                sheet.doubt(row.line, "only Landmarks have Power")
        self.place_ids: tuple[str, ...] = tuple([row.text("id") for row in rows])
        self.place_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.place_strength: tuple[int, ...] = tuple([row.number("strength") for row in rows])
        self.place_bonus: tuple[int, ...] = tuple([row.number("bonus") for row in rows])
        self.place_influence: tuple[int, ...] = tuple([row.number("influence") for row in rows])
        self.place_power: tuple[int, ...] = tuple([row.number("power") for row in rows])

    def _read_runes(self, sheet: Sheet) -> None:
        rows = sheet.rows("rune", {"id": TEXT, "name": TEXT, "amount": Whole(1, MOST)})
        found = tuple([row.text("id") for row in rows])
        if found != RUNE_IDS:
            sheet.doubt(sheet.line_of("rune"), f"runes must be {', '.join(RUNE_IDS)} in this order")
        elif rows[BLOOD].number("amount") != 1:
            sheet.doubt(rows[BLOOD].line, "amount must be 1: this rune saves one unit")
        self.rune_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.rune_amount: tuple[int, ...] = tuple([row.number("amount") for row in rows])

    def _read_scenarios(self, sheet: Sheet) -> None:
        count: Kind = Whole(1, MOST_SEATS)
        shape: dict[str, Kind] = {"id": TEXT, "name": TEXT, "least": count, "most": count}
        rows = sheet.rows("scenario", {**shape, "seals": TEXTS, "extra": FLAG})
        found = tuple([row.text("id") for row in rows])
        if found != SCENARIOS:
            names = ", ".join(SCENARIOS)
            sheet.doubt(sheet.line_of("scenario"), f"scenarios must be {names} in this order")
            sheet.finish()
        for scenario, row in enumerate(rows):
            self._check_scenario(sheet, row, scenario)
        sheet.finish()
        self.scenario_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.least: tuple[int, ...] = tuple([row.number("least") for row in rows])
        self.most: tuple[int, ...] = tuple([row.number("most") for row in rows])
        self.extra_scenario: tuple[int, ...] = tuple([row.number("extra") for row in rows])
        self.seals: tuple[tuple[int, ...], ...] = tuple(
            [tuple([self.ids.index(str(seal)) for seal in row.values["seals"]]) for row in rows]
        )

    def _check_scenario(self, sheet: Sheet, row: Row, scenario: int) -> None:
        if row.number("least") > row.number("most"):
            sheet.doubt(row.line, "least is more than most")
        if scenario == CIVIL_WAR and row.number("most") > 1:
            sheet.doubt(row.line, "the Civil War is played by 1: it has one Opposing Army")
        if scenario == ASCENT and row.number("least") < 2:
            sheet.doubt(row.line, "an Overlord needs an ally to fight: least must be 2 or more")
        neutrals = self.ids[FIRST_NEUTRAL:FIRST_MERCENARY]
        seals = [str(seal) for seal in row.values["seals"]]
        for seal in seals:
            if seal not in neutrals:
                sheet.doubt(row.line, f"no neutral card {seal!r}")
            elif seals.count(seal) > 1:
                sheet.doubt(row.line, f"the pile of {seal} stands here twice")

    def _read_events(
        self, sheet: Sheet, rewards: tuple[Reward, ...], effects: tuple[Effect, ...]
    ) -> None:
        reward_of = {reward.name: reward for reward in rewards}
        effect_of = {effect.name: effect for effect in effects}
        shape: dict[str, Kind] = {
            "id": TEXT,
            "scenario": OneOf(SCENARIOS),
            "name": TEXT,
            "stage": Whole(1, 3),
            "type": OneOf(EVENT_TYPES),
            "strength": STRONG,
            "attrition": FLAG,
            "effect": OneOf(tuple(effect_of)),
            "amount": AMOUNT,
            "reward": OneOf(tuple(reward_of)),
            "worth": AMOUNT,
            "trophies": AMOUNT,
            "extra": FLAG,
        }
        rows = sheet.rows("event", shape)
        sheet.expect("event", "Events", len(rows), EVENTS)
        sheet.finish()
        same_ids(sheet, rows, EVENT_IDS)
        for row in rows:
            effect = effect_of[row.text("effect")]
            check_event(sheet, row, effect, reward_of[row.text("reward")])
            check_coins(sheet, row, effect, self.value[GOLDS - 1])
        check_quietness(sheet, rows, [effect.name for effect in effects if effect.comes_last])
        self.event_ids: tuple[str, ...] = tuple([row.text("id") for row in rows])
        self.event_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.event_scenario: tuple[int, ...] = tuple(
            [SCENARIOS.index(row.text("scenario")) for row in rows]
        )
        self.event_type: tuple[int, ...] = tuple(
            [EVENT_TYPES.index(row.text("type")) for row in rows]
        )
        self.effect: tuple[Effect, ...] = tuple([effect_of[row.text("effect")] for row in rows])
        self.reward: tuple[Reward, ...] = tuple([reward_of[row.text("reward")] for row in rows])
        self.gives: tuple[int, ...] = tuple([reward.gives for reward in self.reward])
        self.stage: tuple[int, ...] = tuple([row.number("stage") for row in rows])
        self.event_strength: tuple[int, ...] = tuple([row.number("strength") for row in rows])
        self.attrition: tuple[int, ...] = tuple([row.number("attrition") for row in rows])
        self.event_amount: tuple[int, ...] = tuple([row.number("amount") for row in rows])
        self.worth: tuple[int, ...] = tuple([row.number("worth") for row in rows])
        self.trophies: tuple[int, ...] = tuple([row.number("trophies") for row in rows])
        self.extra_event: tuple[int, ...] = tuple([row.number("extra") for row in rows])

    def faction_kinds(self, faction: int) -> range:
        first = FIRST_UNIT + faction * TYPES
        return range(first, first + TYPES)
