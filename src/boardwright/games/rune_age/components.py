"""The edition read into frozen tables; an edition that does not add up is refused."""

from __future__ import annotations

from importlib import resources
from typing import Final

from mypy_extensions import mypyc_attr

from boardwright.games.sheet import Row, Sheet
from boardwright.kernel.game import Edition

# Kinds of card that lie in decks: Gold, six unit types a race, Neutrals, Mercenaries.
GOLDS: Final = 3
FACTIONS: Final = 6
TYPES: Final = 6  # of units, for each race
FIRST_UNIT: Final = GOLDS
FIRST_NEUTRAL: Final = FIRST_UNIT + FACTIONS * TYPES
NEUTRALS: Final = 16
FIRST_MERCENARY: Final = FIRST_NEUTRAL + NEUTRALS
MERCENARIES: Final = 10
KINDS: Final = FIRST_MERCENARY + MERCENARIES
COPIES: Final = 5  # of every Neutral and Mercenary in the box
PLACES: Final = 16
CITIES: Final = 8
RUNES: Final = 6
EVENTS: Final = 100
MOST_SEATS: Final = 4

# Scenarios, in the order of the edition.
RESURGENCE: Final = 0
RUNEWARS: Final = 1
CATACLYSM: Final = 2
MONUMENT: Final = 3
QUEST: Final = 4
ASCENT: Final = 5
CIVIL_WAR: Final = 6
NOT_FROM_THIS_WORLD: Final = 7
SCENARIOS: Final = (
    "resurgence",
    "runewars",
    "cataclysm",
    "monument",
    "quest",
    "ascent",
    "civil-war",
    "not-from-this-world",
)

# Runes, in the order of the edition.
FLAME: Final = 0
STONE: Final = 1
STORM: Final = 2
RUNE_GOLD: Final = 3
WHISPER: Final = 4
BLOOD: Final = 5
RUNE_IDS: Final = ("flame", "stone", "storm", "gold", "whisper", "blood")

# When an ability works.
STATIC: Final = 0
PLAYED: Final = 1
RESOLUTION: Final = 2
ACTION: Final = 3

# What cards do.
NONE_: Final = 0
SCOUT_KIND: Final = 1
DISCARD_STRIKE: Final = 2
SCOUT_WEAK: Final = 3
CYCLE: Final = 4
DISCARD_BOOST: Final = 5
RETURN_FRIEND: Final = 6
INFLUENCE_BOOST: Final = 7
INFLUENCE_STRIKE: Final = 8
REFRESH: Final = 9
INFLUENCE_REVEAL: Final = 10
INFLUENCE_DRAW: Final = 11
REANIMATE: Final = 12
ARCHER_STRIKE: Final = 13
REVEAL_RISEN: Final = 14
SIFT: Final = 15
LEAD: Final = 16
RECALL: Final = 17
WOUND_BOOST: Final = 18
WOUND_STRIKE: Final = 19
WOUND_DRAW: Final = 20
HEAL: Final = 21
WOUNDS_BOOST: Final = 22
OATH: Final = 23
GOLD_STRIKE: Final = 24
SCOUT_GOLD: Final = 25
IMMUNE: Final = 26
GOLD_BOOST: Final = 27
EMPTY_BOOST: Final = 28
HAND_STRIKE: Final = 29
EMPTY_REVEAL: Final = 30
AMBUSH_HAND: Final = 31
HIRE: Final = 32
STRIKE: Final = 33
CRY: Final = 34
MARCH: Final = 35
WOUND_CULL: Final = 36
LIGHTNING: Final = 37
DRAW: Final = 38
BUILD: Final = 39
ORACLE: Final = 40
SHADOW: Final = 41
REPRIEVE: Final = 42
HUNTER: Final = 43
MAP: Final = 44
GUARD: Final = 45
FORESEE: Final = 46
MEND: Final = 47
RAMPAGE: Final = 48
SENTINEL: Final = 49
PROFIT: Final = 50
AMBUSH: Final = 51

ABILITIES: Final = (
    ("none", STATIC),
    ("scout-kind", PLAYED),
    ("discard-strike", PLAYED),
    ("scout-weak", PLAYED),
    ("cycle", PLAYED),
    ("discard-boost", RESOLUTION),
    ("return-friend", PLAYED),
    ("influence-boost", RESOLUTION),
    ("influence-strike", PLAYED),
    ("refresh", ACTION),
    ("influence-reveal", PLAYED),
    ("influence-draw", PLAYED),
    ("reanimate", PLAYED),
    ("archer-strike", PLAYED),
    ("reveal-risen", PLAYED),
    ("sift", PLAYED),
    ("lead", RESOLUTION),
    ("recall", PLAYED),
    ("wound-boost", RESOLUTION),
    ("wound-strike", PLAYED),
    ("wound-draw", PLAYED),
    ("heal", RESOLUTION),
    ("wounds-boost", RESOLUTION),
    ("oath", STATIC),
    ("gold-strike", PLAYED),
    ("scout-gold", PLAYED),
    ("immune", STATIC),
    ("gold-boost", RESOLUTION),
    ("empty-boost", RESOLUTION),
    ("hand-strike", PLAYED),
    ("empty-reveal", PLAYED),
    ("ambush-hand", PLAYED),
    ("hire", PLAYED),
    ("strike", PLAYED),
    ("cry", RESOLUTION),
    ("march", ACTION),
    ("wound-cull", PLAYED),
    ("lightning", PLAYED),
    ("draw", PLAYED),
    ("build", ACTION),
    ("oracle", ACTION),
    ("shadow", ACTION),
    ("reprieve", ACTION),
    ("hunter", STATIC),
    ("map", ACTION),
    ("guard", STATIC),
    ("foresee", PLAYED),
    ("mend", ACTION),
    ("rampage", RESOLUTION),
    ("sentinel", STATIC),
    ("profit", ACTION),
    ("ambush", STATIC),
)

# What Events do. Those of enemies last as long as the card is in play.
ENEMY: Final = 0
INSTANT: Final = 1
REWARD: Final = 2
EVENT_TYPES: Final = ("enemy", "instant", "reward")

E_NONE: Final = 0
START_DAMAGE: Final = 1
START_LEAST: Final = 2
START_RIFT: Final = 3
START_HOARD: Final = 4
START_ASCEND: Final = 5
EMBOLDEN: Final = 6
FAMINE: Final = 7
RECYCLE: Final = 8
STRIKE_WORK: Final = 9
AWAKEN: Final = 10
CAPTAIN: Final = 11
DEVOUR: Final = 12
ATTACK_ALL: Final = 13
ATTACK_LEAST_DAMAGE: Final = 14
ATTACK_REWARDS: Final = 15
ATTACK_MOST_HOLDINGS: Final = 16
ATTACK_MOST_CITIES: Final = 17
ATTACK_MOST_POWER: Final = 18
ATTACK_LANDMARKS: Final = 19
ATTACK_ALLIES: Final = 20
ATTACK_OVERLORD: Final = 21
GIVE_OTHER: Final = 22
GIVE_HURT: Final = 23
GIVE_POOR: Final = 24
GIVE_YOU: Final = 25
DAMAGE: Final = 26
SKIRMISH: Final = 27
LAST_STAND: Final = 28
FALLING_SKY: Final = 29
RELIC_STORM: Final = 30
BARAXIS: Final = 31
DESTROY_GOLD: Final = 32
DESTROY_STRONG: Final = 33
DISCARD_ANY: Final = 34
DISCARD_GOLD: Final = 35
DISCARD_UNIT: Final = 36
ALLY_GOLD: Final = 37
CONSCRIPT: Final = 38
ALLY_CONSCRIPT: Final = 39
LOSE_CITY: Final = 40
CITY_OR_DAMAGE: Final = 41
EARTHQUAKE: Final = 42
SHIFTING: Final = 43
PLUNDER: Final = 44
THIEVES: Final = 45
FESTIVAL: Final = 46
QUARRY: Final = 47
VERMIN: Final = 48
LIGHTS: Final = 49
SCHOLARS: Final = 50
SPIES: Final = 51
BLOOD_RITE: Final = 52
RITUAL: Final = 53
DESERTERS: Final = 54
NOBLES: Final = 55
VASSALS: Final = 56
OATH_RENEWED: Final = 57
SHORT_HANDS: Final = 58
NEXT_WAR: Final = 59
NEXT_TIES: Final = 60
NEXT_DEBASED: Final = 61
NEXT_OPEN: Final = 62
NEXT_DIVERSION: Final = 63
QUIETNESS: Final = 64

EFFECTS: Final = (
    "none",
    "start-damage",
    "start-least",
    "start-rift",
    "start-hoard",
    "start-ascend",
    "embolden",
    "famine",
    "recycle",
    "strike",
    "awaken",
    "captain",
    "devour",
    "attack-all",
    "attack-least-damage",
    "attack-rewards",
    "attack-most-holdings",
    "attack-most-cities",
    "attack-most-power",
    "attack-landmarks",
    "attack-allies",
    "attack-overlord",
    "give-other",
    "give-hurt",
    "give-poor",
    "give-you",
    "damage",
    "skirmish",
    "last-stand",
    "falling-sky",
    "relic-storm",
    "baraxis",
    "destroy-gold",
    "destroy-strong",
    "discard-any",
    "discard-gold",
    "discard-unit",
    "ally-gold",
    "conscript",
    "ally-conscript",
    "lose-city",
    "city-or-damage",
    "earthquake",
    "shifting",
    "plunder",
    "thieves",
    "festival",
    "quarry",
    "vermin",
    "lights",
    "scholars",
    "spies",
    "blood-rite",
    "ritual",
    "deserters",
    "nobles",
    "vassals",
    "oath-renewed",
    "short-hands",
    "next-war",
    "next-ties",
    "next-debased",
    "next-open",
    "next-diversion",
    "quietness",
)

# What Rewards give.
NO_REWARD: Final = 0
R_INFLUENCE: Final = 1
R_GOLD: Final = 2
R_POWER: Final = 3
R_REROLL: Final = 4
R_OBJECTIVE: Final = 5
R_RUNE: Final = 6
R_BESIEGE: Final = 7
R_ARCHITECT: Final = 8
R_REALM: Final = 9
R_LOYAL: Final = 10
R_CHAMPION: Final = 11
REWARDS: Final = (
    "none",
    "influence",
    "gold",
    "power",
    "reroll",
    "objective",
    "rune",
    "besiege",
    "architect",
    "realm",
    "loyal",
    "champion",
)

FIGURES: Final = (
    "realm",
    "hand",
    "short-hand",
    "start-gold",
    "start-units",
    "strongholds",
    "stronghold-gold",
    "stronghold-strength",
    "stronghold-influence",
    "monument-gold",
    "mercenary-piles",
    "objective-strength",
    "army-hand",
    "ally-worth",
    "ascension",
    "solo-trophies",
    "power-few",
    "power-four",
    "betrayal-most",
    "betrayal-price",
    "capped-cost",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Box(Edition):
    """What comes in the box. Everything is numbered from 0 in the order of the edition."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet.digest)
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
        self._read_supply(sheet)
        self._read_cards(sheet)
        self._read_places(sheet)
        self._read_scenarios(sheet)
        self._read_events(sheet)
        sheet.finish()

    def _read_figures(self, sheet: Sheet) -> None:
        rows = sheet.rows("figure", {"name": str, "value": int})
        found = [row.text("name") for row in rows]
        for row in rows:
            if row.text("name") not in FIGURES:
                sheet.doubt(row.line, f"unknown figure {row.text('name')!r}")
            if row.number("value") < 1:
                sheet.doubt(row.line, "value must be 1 or more")
        for name in FIGURES:
            sheet.expect("figure", f"figure {name}", found.count(name), 1)
        sheet.finish()
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
        if self.mercenary_piles > MERCENARIES:
            sheet.doubt(sheet.line_of("figure"), "there are more mercenary piles than mercenaries")

    def _read_supply(self, sheet: Sheet) -> None:
        keys = ("gold1", "gold2", "gold3", "cities", "copies")
        rows = sheet.rows("supply", {"seats": int, **dict.fromkeys(keys, int)})
        for i, row in enumerate(rows):
            if row.number("seats") != i + 1:
                sheet.doubt(row.line, f"seats must be {i + 1}")
            if row.number("gold1") < self.start_gold * (i + 1):
                sheet.doubt(row.line, "the start decks need more Gold 1 than there are")
            if not 0 <= row.number("cities") <= CITIES or not 0 <= row.number("copies") <= COPIES:
                sheet.doubt(row.line, f"at most {CITIES} cities and {COPIES} copies")
        sheet.expect("supply", "seat counts", len(rows), MOST_SEATS)
        self.supply: tuple[tuple[int, ...], ...] = tuple(
            [tuple([row.number(key) for key in keys]) for row in rows]
        )
        faces: list[int] = []
        for row in sheet.rows("die", {"face": int, "count": int}):
            faces += [row.number("face")] * row.number("count")
        self.die: tuple[int, ...] = tuple(faces)
        sheet.expect("die", "faces of the die", len(faces), 6)

    def _read_cards(self, sheet: Sheet) -> None:
        golds = sheet.rows(
            "gold", {"id": str, "name": str, "value": int, "cost": int, "count": int}
        )
        factions = sheet.rows("faction", {"id": str, "name": str, "monument": str, "extra": int})
        shape = {"id": str, "name": str, "cost": int, "strength": int, "ability": str}
        shape = {**shape, "amount": int, "text": str}
        more = {"faction": str, "count": int, "mythic": int, "extra": int, "limit": int}
        units = sheet.rows("unit", {**shape, **more}, ("limit",))
        neutrals = sheet.rows("neutral", {**shape, "kind": str})
        mercenaries = sheet.rows("mercenary", {**shape, "kind": str})
        sheet.expect("gold", "Gold cards", len(golds), GOLDS)
        sheet.expect("faction", "races", len(factions), FACTIONS)
        sheet.expect("unit", "unit types", len(units), FACTIONS * TYPES)
        sheet.expect("neutral", "Neutral types", len(neutrals), NEUTRALS)
        sheet.expect("mercenary", "Mercenary types", len(mercenaries), MERCENARIES)
        sheet.finish()
        self.faction_ids: tuple[str, ...] = tuple([row.text("id") for row in factions])
        self.faction_names: tuple[str, ...] = tuple([row.text("name") for row in factions])
        self.monuments: tuple[str, ...] = tuple([row.text("monument") for row in factions])
        self.extra_faction: tuple[int, ...] = tuple([row.number("extra") for row in factions])
        self._check_units(sheet, units)
        cards = units + neutrals + mercenaries
        self.names: tuple[str, ...] = tuple([row.text("name") for row in golds + cards])
        self.ids: tuple[str, ...] = tuple([row.text("id") for row in golds + cards])
        self.cost: tuple[int, ...] = tuple([row.number("cost") for row in golds + cards])
        self.value: tuple[int, ...] = tuple([row.number("value") for row in golds])
        zeros = [0] * GOLDS
        self.strength: tuple[int, ...] = tuple(zeros + [row.number("strength") for row in cards])
        self.amount: tuple[int, ...] = tuple(zeros + [row.number("amount") for row in cards])
        self.texts: tuple[str, ...] = tuple([""] * GOLDS + [row.text("text") for row in cards])
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
        self._read_abilities(sheet, cards)
        self._read_classes(sheet, neutrals + mercenaries)

    def _check_units(self, sheet: Sheet, units: list[Row]) -> None:
        for i, row in enumerate(units):
            wanted = self.faction_ids[i // TYPES]
            if row.text("faction") != wanted:
                sheet.doubt(row.line, f"faction must be {wanted}: {TYPES} unit types for each race")
            if row.number("cost") < 1 or row.number("count") < 1:
                sheet.doubt(row.line, "cost and count must be 1 or more")
            if i % TYPES == 0 and row.number("count") < self.start_units:
                sheet.doubt(row.line, "the start deck needs more of the first unit")

    def _read_abilities(self, sheet: Sheet, cards: list[Row]) -> None:
        names = [name for name, _ in ABILITIES]
        found: list[int] = [0] * GOLDS
        for row in cards:
            if row.text("ability") not in names:
                sheet.doubt(row.line, f"unknown ability {row.text('ability')!r}")
            if row.number("strength") < 0:
                sheet.doubt(row.line, "strength must be 0 or more")
            found.append(names.index(row.text("ability")) if row.text("ability") in names else 0)
        self.ability: tuple[int, ...] = tuple(found)
        self.timing: tuple[int, ...] = tuple([ABILITIES[ability][1] for ability in found])

    def _read_classes(self, sheet: Sheet, others: list[Row]) -> None:
        """Units, buildings, and the cards that can be played in an Assault."""
        kinds = ["gold"] * GOLDS + ["unit"] * (FACTIONS * TYPES)
        for row in others:
            if row.text("kind") not in ("unit", "tactic", "building"):
                sheet.doubt(row.line, "kind must be unit, tactic or building")
            kinds.append(row.text("kind"))
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
        shape = {"id": str, "name": str, "kind": str, "strength": int, "bonus": int}
        rows = sheet.rows("place", {**shape, "influence": int, "power": int})
        sheet.expect("place", "Cities and Landmarks", len(rows), PLACES)
        for i, row in enumerate(rows):
            wanted = "city" if i < CITIES else "landmark"
            if row.text("kind") != wanted:
                sheet.doubt(row.line, f"kind must be {wanted}")
        self.place_ids: tuple[str, ...] = tuple([row.text("id") for row in rows])
        self.place_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.place_strength: tuple[int, ...] = tuple([row.number("strength") for row in rows])
        self.place_bonus: tuple[int, ...] = tuple([row.number("bonus") for row in rows])
        self.place_influence: tuple[int, ...] = tuple([row.number("influence") for row in rows])
        self.place_power: tuple[int, ...] = tuple([row.number("power") for row in rows])
        runes = sheet.rows("rune", {"id": str, "name": str, "amount": int, "text": str})
        found = tuple([row.text("id") for row in runes])
        if found != RUNE_IDS:
            sheet.doubt(sheet.line_of("rune"), f"runes must be {', '.join(RUNE_IDS)} in this order")
        self.rune_names: tuple[str, ...] = tuple([row.text("name") for row in runes])
        self.rune_texts: tuple[str, ...] = tuple([row.text("text") for row in runes])
        self.rune_amount: tuple[int, ...] = tuple([row.number("amount") for row in runes])

    def _read_scenarios(self, sheet: Sheet) -> None:
        shape = {"id": str, "name": str, "least": int, "most": int, "seals": list, "extra": int}
        rows = sheet.rows("scenario", shape)
        found = tuple([row.text("id") for row in rows])
        if found != SCENARIOS:
            names = ", ".join(SCENARIOS)
            sheet.doubt(sheet.line_of("scenario"), f"scenarios must be {names} in this order")
        neutrals = self.ids[FIRST_NEUTRAL:FIRST_MERCENARY]
        for row in rows:
            if not 1 <= row.number("least") <= row.number("most") <= MOST_SEATS:
                sheet.doubt(row.line, f"seats must be 1 to {MOST_SEATS}")
            for seal in row.values["seals"]:
                if seal not in neutrals:
                    sheet.doubt(row.line, f"no neutral card {seal!r}")
        sheet.finish()
        self.scenario_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.least: tuple[int, ...] = tuple([row.number("least") for row in rows])
        self.most: tuple[int, ...] = tuple([row.number("most") for row in rows])
        self.extra_scenario: tuple[int, ...] = tuple([row.number("extra") for row in rows])
        self.seals: tuple[tuple[int, ...], ...] = tuple(
            [tuple([self.ids.index(str(seal)) for seal in row.values["seals"]]) for row in rows]
        )

    def _read_events(self, sheet: Sheet) -> None:
        numbers = ("stage", "strength", "attrition", "amount", "worth", "trophies", "extra")
        texts = ("id", "scenario", "name", "type", "effect", "reward")
        rows = sheet.rows("event", {**dict.fromkeys(texts, str), **dict.fromkeys(numbers, int)})
        sheet.expect("event", "Events", len(rows), EVENTS)
        for row in rows:
            for key, known in (
                ("scenario", SCENARIOS),
                ("type", EVENT_TYPES),
                ("effect", EFFECTS),
                ("reward", REWARDS),
            ):
                if row.text(key) not in known:
                    sheet.doubt(row.line, f"unknown {key} {row.text(key)!r}")
            if not 1 <= row.number("stage") <= 3:
                sheet.doubt(row.line, "stage must be 1, 2 or 3")
        sheet.finish()
        self.event_ids: tuple[str, ...] = tuple([row.text("id") for row in rows])
        self.event_names: tuple[str, ...] = tuple([row.text("name") for row in rows])
        self.event_scenario: tuple[int, ...] = tuple(
            [SCENARIOS.index(row.text("scenario")) for row in rows]
        )
        self.event_type: tuple[int, ...] = tuple(
            [EVENT_TYPES.index(row.text("type")) for row in rows]
        )
        self.effect: tuple[int, ...] = tuple([EFFECTS.index(row.text("effect")) for row in rows])
        self.reward: tuple[int, ...] = tuple([REWARDS.index(row.text("reward")) for row in rows])
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


def faction_of(kind: int) -> int:
    """The race of a unit card, or -1."""
    return (kind - FIRST_UNIT) // TYPES if FIRST_UNIT <= kind < FIRST_NEUTRAL else -1


_BOXED: list[Box] = []


def boxed() -> Box:
    """The edition that comes with the game, read once."""
    if not _BOXED:
        text = resources.files(__package__ or "").joinpath("edition.toml").read_text("utf-8")
        _BOXED.append(Box(Sheet(text)))
    return _BOXED[0]
