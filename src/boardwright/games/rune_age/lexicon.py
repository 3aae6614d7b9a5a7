"""What can be read about every component, in whatever hand it is."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.actions import (
    ARMY,
    CARD,
    EVENT,
    FORT_ITEM,
    ITEM,
    MONUMENT_ITEM,
    OBJECTIVE,
    PLACE,
    RACE,
    REALM,
    RUNE,
    SOURCE,
    TARGET,
    TWO_FORTS,
    UNIT,
)
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.packing import wounded_id
from boardwright.games.rune_age.vocabulary import (
    ACTION,
    ATTACK_NOW,
    CITIES,
    EVENTS,
    FACTIONS,
    FIRST_MERCENARY,
    FIRST_NEUTRAL,
    FIRST_UNIT,
    GIFT,
    GOLDS,
    IN_PLAY,
    KINDS,
    MOST_SEATS,
    NEXT_ROUND,
    PLACES,
    PLAYED,
    R_GOLD,
    R_INFLUENCE,
    R_POWER,
    RESOLUTION,
    RUNES,
    TYPES,
)
from boardwright.games.rune_age.words import WORDS, cardtext, ending, eventtext, phase, runetext
from boardwright.scene import Entry, named

# What has a name in the words files, with the rules that speak of it: places, piles, marks.
RULES: Final[dict[str, tuple[str, ...]]] = {
    "card": ("R2.3",),
    "table": ("R3.1",),
    "seat": ("R3.1",),
    "gold": ("R4.2.2", "R4.2.3"),
    "influence": ("R4.2.4", "R4.2.3"),
    "strength": ("R5.2.2", "R5.4.5"),
    "races": ("R3.2",),
    "realm": ("R2.2", "R6.2"),
    "play": ("R4.1.1",),
    "ready": ("R4.1.1",),
    "exhausted": ("R4.1.1",),
    "barracks": ("R3.7", "R4.2.2"),
    "pile": ("R3.5", "R3.7"),
    "hand": ("R9.1", "R4.4.1"),
    "kept": ("R4.3.1",),
    "deck": ("R4.4.2", "R9.1"),
    "top": ("R9.2",),
    "discard": ("R4.4.2",),
    "looked": ("R8.1.6",),
    "shown": ("R8.1.5",),
    "resolving": ("R4.2.5",),
    "used": ("R8.3.2",),
    "centre:cards": ("R3.5", "R4.2.4"),
    "centre:places": ("R3.3", "R5.1.1"),
    "map": ("R3.3",),
    "centre:runes": ("R3.8", "R6.4.3"),
    "lost": ("R7.4",),
    "box": ("R2.3",),
    "events:now": ("R4.5.3",),
    "card:instant": ("R4.5.3", "R5.2.4"),
    "events:enemies": ("R4.5.3", "R5.1.1"),
    "events:lasting": ("R4.6.1",),
    "events:deck": ("R3.4", "R9.3"),
    "events:discard": ("R4.5.4",),
    "events:removed": ("R5.7.3",),
    "next": ("R8.4.2", "R9.3"),
    "combat": ("R5.2.1",),
    "front": ("R5.2.1",),
    "side:attacker": ("R5.2.2",),
    "side:defender": ("R5.5.1",),
    "side": ("R5.2.2",),
    "army:units": ("R6.9.1",),
    "army": ("R6.9.1",),
    "wounded": ("R5.7.4",),
    "first": ("R3.1",),
    "active": ("R4.0.1",),
    "overlord": ("R6.8.1", "R6.8.2"),
    "out": ("R6.2",),
    "warred": ("R4.6.3", "R7.1.4"),
    "traitor": ("R6.5.3",),
    "spied": ("R7.8",),
    "foresaw": ("R8.4.2", "R9.3"),
    "foresight": ("R8.4.2",),
    "averted": ("R7.5",),
    "winner": ("R1.1",),
    "lasting": ("R4.6.1",),
    "short-hands": ("R4.6.2",),
    "siege:attacks": ("R5.1.3", "R5.5.1"),
    "siege:declared": ("R5.2.1", "R5.1.3"),
    "siege:assault": ("R5.5.1", "R5.5.2"),
    "siege:resolution": ("R5.4.1",),
    "siege:comparison": ("R5.5.3", "R5.5.5", "R5.5.6"),
    "siege:end": ("R5.4.6",),
    "siege:now": ("R5.5.5", "R5.5.6"),
    "siege:falls": ("R5.5.6",),
    "siege:holds": ("R5.5.3",),
    "standing:damage": ("R6.2", "R6.3"),
    "standing:holdings": ("R6.3",),
    "standing:runes": ("R6.3",),
    "standing:gold": ("R6.3",),
    "standing:strength": ("R6.3", "R6.6.1"),
    "standing:power": ("R6.7.2",),
    "standing:trophies": ("R6.10.2",),
    "standing:ascension": ("R6.8.2",),
}
PHASES: Final = ("R3.1", "R4.2.1", "R4.3.1", "R4.5.1")  # set-up first
# Why a game is over (ending.py), from 1 on.
ENDINGS: Final = (
    *("R6.4.1", "R6.3.1", "R6.3.1", "R6.5.1", "R6.5.2"),
    *("R6.6.1", "R6.7.2", "R6.8.2", "R6.8.1", "R6.8.1"),
    *("R6.9.4", "R6.9.3", "R6.10.2", "R6.3", "R6.5.3"),
)

# The rules about what a card can do, by its ability; else those about when it does it.
ABILITY_RULES: Final[dict[str, str]] = {
    **dict.fromkeys(("discard-strike", "hand-strike", "influence-strike"), "R8.1.1"),
    **dict.fromkeys(("strike", "archer-strike", "gold-strike"), "R8.1.2"),
    **dict.fromkeys(("wound-strike", "wound-draw"), "R8.1.3"),
    **dict.fromkeys(("wound-cull", "lightning"), "R8.1.4"),
    **dict.fromkeys(("scout-kind", "scout-gold", "scout-weak"), "R8.1.5"),
    **dict.fromkeys(("influence-reveal", "reveal-risen", "empty-reveal"), "R8.1.5"),
    **dict.fromkeys(("sift", "foresee"), "R8.1.6"),
    **dict.fromkeys(("reanimate", "recall"), "R8.1.7"),
    "return-friend": "R8.1.8",
    "hire": "R8.1.9",
    **dict.fromkeys(("draw", "cycle", "influence-draw", "ambush-hand"), "R8.1.10"),
    **dict.fromkeys(("discard-boost", "gold-boost", "influence-boost", "wound-boost"), "R8.2.1"),
    "heal": "R8.2.2",
    **dict.fromkeys(("lead", "cry", "empty-boost", "wounds-boost", "rampage"), "R8.2.3"),
    **dict.fromkeys(("guard", "hunter"), "R8.2.4"),
    "sentinel": "R8.2.4",
    "immune": "R5.3.3",
    "oath": "R5.7.1",
    "ambush": "R5.6.1",
    **dict.fromkeys(("march", "map"), "R8.3.1"),
    "refresh": "R8.3.3",
    **dict.fromkeys(("mend", "reprieve"), "R8.3.4"),
    "profit": "R8.3.5",
    "shadow": "R8.3.6",
    "build": "R8.4.1",
    "oracle": "R8.4.2",
}
WHEN_RULES: Final[dict[int, str]] = {PLAYED: "R5.2.2", RESOLUTION: "R5.4.1", ACTION: "R4.2.5"}

# The rule about what an Event does: by when that works, unless its effect has one of its own.
EVENT_RULES: Final[dict[int, str]] = {
    NEXT_ROUND: "R7.1.4",
    ATTACK_NOW: "R7.2",
    GIFT: "R4.5.7",
    IN_PLAY: "R7.1.6",
}
EFFECT_RULES: Final[dict[str, str]] = {
    "none": "R4.5.6",
    **dict.fromkeys(("damage", "skirmish", "last-stand", "falling-sky", "relic-storm"), "R7.3"),
    **dict.fromkeys(("baraxis", "vermin", "quarry"), "R7.5"),
    **dict.fromkeys(("conscript", "ally-conscript", "festival", "blood-rite"), "R7.6"),
    **dict.fromkeys(("lights", "scholars"), "R7.7"),
    **dict.fromkeys(("spies", "ritual"), "R7.8"),
    **dict.fromkeys(("vassals", "deserters", "oath-renewed"), "R7.9"),
    **dict.fromkeys(("start-damage", "start-least", "start-rift", "start-ascend"), "R4.5.2"),
    "short-hands": "R4.6.2",
    "quietness": "R6.10.2",
}

# What the worth of a Reward is counted in, where it is paid with.
PAID: Final[dict[int, str]] = {R_INFLUENCE: "influence", R_GOLD: "gold", R_POWER: "power"}


def lexicon(box: Box) -> dict[str, Entry]:
    found = named(WORDS, box, RULES)
    for number, rule in enumerate(PHASES):
        name = phase(box, number)
        found[f"phase.{number}"] = Entry(name[:1].upper() + name[1:], "", {}, (rule,))
    for number, rule in enumerate(ENDINGS, 1):
        found[f"ending.{number}"] = Entry(ending(box, number), "", {}, (rule,))
    for kind in range(KINDS):
        found[CARD.ref(kind)] = entry = card_entry(box, kind)
        found[f"pile:{CARD.words[kind]}"] = entry  # a pile is spoken of as what lies there
        if box.is_unit[kind]:
            found[UNIT.ref(wounded_id(kind))] = wounded_entry(box, kind, entry)
    for race in range(FACTIONS):
        found[RACE.ref(race)] = race_entry(box, race)
        found[f"monument:{RACE.words[race]}"] = monument_entry(box, race)
    for place in range(PLACES):
        found[PLACE.ref(place)] = place_entry(box, place)
    for rune in range(RUNES):
        found[RUNE.ref(rune)] = rune_entry(box, rune)
    for event in range(EVENTS):
        found[EVENT.ref(event)] = event_entry(box, event)
    for seat in range(MOST_SEATS):
        found[TARGET.ref(REALM + seat)] = found["realm"]
    found[TARGET.ref(ARMY)] = found["army"]
    found.update(figured(box))
    return found


def figured(box: Box) -> dict[str, Entry]:
    """What is no row of a table, but has figures in the edition."""
    fort = figured_entry(
        box,
        "stronghold",
        {"gold": box.fort_gold, "strength": box.fort_strength, "influence": box.fort_influence},
        ("R2.2", "R5.1.2", "R5.1.4"),
        "stronghold-strength",
    )
    objective = figured_entry(
        box,
        "objective",
        {"strength": box.objective_strength, "attrition": 1},
        ("R6.4.1", "R5.3.1"),
        "objective-strength",
    )
    monument = figured_entry(
        box, "monument", {"gold": box.monument_gold}, ("R6.6.1",), "monument-gold"
    )
    faces = {f"face-{face}": box.die.count(face) for face in sorted(set(box.die))}
    text = WORDS.say(box, "lex.die-figures", ", ".join([str(face) for face in box.die]))
    die = Entry(WORDS.say(box, "lex.die"), text, faces, ("R2.4", "R5.3.1"), box.sources["die"][0])
    return {
        ITEM.ref(FORT_ITEM): fort,
        SOURCE.ref(TWO_FORTS): fort,
        ITEM.ref(MONUMENT_ITEM): monument,
        "monument": monument,
        TARGET.ref(OBJECTIVE): objective,
        "die": die,
    }


def figured_entry(
    box: Box, key: str, figures: dict[str, int], rules: tuple[str, ...], row: str
) -> Entry:
    text = WORDS.say(box, f"lex.{key}-figures", *figures.values())
    return Entry(WORDS.say(box, f"lex.{key}"), text, figures, rules, box.figure_sources[row])


def card_entry(box: Box, kind: int) -> Entry:
    """A Gold card, a unit of a race, a Neutral or a Mercenary."""
    name, text = box.names[kind], cardtext(box, kind)
    figures = {"cost": box.cost[kind], "count": box.copies[kind]}
    if kind < GOLDS:
        figures["value"] = box.value[kind]
    if box.is_unit[kind]:
        figures["strength"] = box.strength[kind]
    if box.mythic[kind]:
        figures["mythic"] = 1
    table, row = row_of(kind)
    return Entry(name, text, figures, card_rules(box, kind), box.sources[table][row])


def row_of(kind: int) -> tuple[str, int]:
    """The table of the edition that holds a kind, and where."""
    if kind < GOLDS:
        return "gold", kind
    if kind < FIRST_NEUTRAL:
        return "unit", kind - FIRST_UNIT
    if kind < FIRST_MERCENARY:
        return "neutral", kind - FIRST_NEUTRAL
    return "mercenary", kind - FIRST_MERCENARY


def card_rules(box: Box, kind: int) -> tuple[str, ...]:
    if kind < GOLDS:
        return ("R2.1", "R4.2.2")
    found = ["R2.2" if kind < FIRST_NEUTRAL else "R2.3"]
    ability = box.ability[kind]
    if ability.when in WHEN_RULES:
        found.append(WHEN_RULES[ability.when])
    if ability.name in ABILITY_RULES:
        found.append(ABILITY_RULES[ability.name])
    return (*found, "R5.7.2")


def wounded_entry(box: Box, kind: int, entry: Entry) -> Entry:
    name = WORDS.say(box, "wounded", kind)
    return Entry(name, entry.text, entry.figures, (*entry.rules, "R5.7.4"), entry.source)


def race_entry(box: Box, race: int) -> Entry:
    units = ", ".join([box.names[kind] for kind in box.faction_kinds(race)])
    style = WORDS.say(box, f"lex.style-{RACE.words[race]}")
    text = WORDS.say(box, "lex.race-text", units, box.monuments[race], style)
    figures = {"units": TYPES, "strongholds": box.strongholds, "limit": box.realm}
    source = box.sources["faction"][race]
    return Entry(box.faction_names[race], text, figures, ("R2.2", "R3.2"), source)


def monument_entry(box: Box, race: int) -> Entry:
    figures = {"gold": box.monument_gold}
    text = WORDS.say(box, "lex.monument-figures", box.monument_gold)
    return Entry(box.monuments[race], text, figures, ("R6.6.1",), box.sources["faction"][race])


def place_entry(box: Box, place: int) -> Entry:
    figures = {
        "strength": box.place_strength[place],
        "bonus": box.place_bonus[place],
        "influence": box.place_influence[place],
    }
    key = "lex.city-text"
    if place >= CITIES:
        key = "lex.landmark-text"
        figures["power"] = box.place_power[place]
    text = WORDS.say(box, key, *figures.values())
    rules = ("R3.3", "R5.1.1", "R5.5.4", "R5.5.6")
    return Entry(box.place_names[place], text, figures, rules, box.sources["place"][place])


def rune_entry(box: Box, rune: int) -> Entry:
    figures = {"amount": box.rune_amount[rune]}
    source = box.sources["rune"][rune]
    return Entry(box.rune_names[rune], runetext(box, rune), figures, ("R6.4.4", "R6.4.2"), source)


def event_entry(box: Box, event: int) -> Entry:
    figures = {"stage": box.stage[event]}
    for name, n in (
        ("strength", box.event_strength[event]),
        ("attrition", box.attrition[event]),
        ("amount", box.event_amount[event]),
        (PAID.get(box.gives[event], "worth"), box.worth[event]),
        ("trophies", box.trophies[event]),
    ):
        if n:
            figures[name] = n
    effect = box.effect[event]
    rule = EFFECT_RULES.get(effect.name) or EVENT_RULES.get(effect.when) or "R7.4"
    source = box.sources["event"][event]
    return Entry(box.event_names[event], eventtext(box, event), figures, ("R4.5.3", rule), source)
