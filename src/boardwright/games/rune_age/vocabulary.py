"""What the box can hold: sizes, and the words in which an edition says what cards do."""

from __future__ import annotations

from typing import Final

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

# The cards an ability works on, as a bit set.
ON_UNIT: Final = 1
ON_TACTIC: Final = 2
ON_EITHER: Final = 3
ON_BUILDING: Final = 4

# How large figures can be. What the catalogue and the table hold: numbers to choose from, cards
# that are known on top of a deck. A strike at ANY strength has no limit.
MOST: Final = 99
ANY: Final = 99
NUMBERS: Final = 3
TOPS: Final = 4

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

# The vocabulary of Events: name, type of Event, the least and most its amount can be, the scenarios
# in which it can do anything.
EVERYWHERE: Final[tuple[int, ...]] = tuple(range(len(SCENARIOS)))
TOGETHER: Final = tuple([scenario for scenario in EVERYWHERE if scenario != CIVIL_WAR])
SIEGES: Final = tuple([scenario for scenario in TOGETHER if scenario != CATACLYSM])
REALM_SIEGES: Final = (RESURGENCE, RUNEWARS, ASCENT, NOT_FROM_THIS_WORLD)
EFFECTS: Final[tuple[tuple[str, int, int, int, tuple[int, ...]], ...]] = (
    ("none", ENEMY, 0, 0, EVERYWHERE),
    ("start-damage", ENEMY, 1, MOST, EVERYWHERE),
    ("start-least", ENEMY, 1, MOST, EVERYWHERE),
    ("start-rift", ENEMY, 1, MOST, EVERYWHERE),
    ("start-hoard", ENEMY, 0, 0, EVERYWHERE),
    ("start-ascend", ENEMY, 1, MOST, (ASCENT,)),
    ("embolden", ENEMY, 1, MOST, EVERYWHERE),
    ("famine", ENEMY, 0, 0, EVERYWHERE),
    ("recycle", ENEMY, 0, 0, (CATACLYSM,)),
    ("strike", ENEMY, 1, MOST, (MONUMENT,)),
    ("awaken", ENEMY, 1, MOST, (QUEST,)),
    ("captain", ENEMY, 1, MOST, (CIVIL_WAR,)),
    ("devour", ENEMY, 2, MOST, EVERYWHERE),
    ("attack-all", INSTANT, 0, 0, EVERYWHERE),
    ("attack-least-damage", INSTANT, 0, 0, EVERYWHERE),
    ("attack-rewards", INSTANT, 0, 0, EVERYWHERE),
    ("attack-most-holdings", INSTANT, 0, 0, EVERYWHERE),
    ("attack-most-cities", INSTANT, 0, 0, EVERYWHERE),
    ("attack-most-power", INSTANT, 0, 0, (QUEST,)),
    ("attack-landmarks", INSTANT, 0, 0, (QUEST,)),
    ("attack-allies", INSTANT, 0, 0, (ASCENT,)),
    ("attack-overlord", INSTANT, 0, 0, (ASCENT,)),
    ("give-other", REWARD, 0, 0, TOGETHER),
    ("give-hurt", REWARD, 0, 0, EVERYWHERE),
    ("give-poor", REWARD, 0, 0, EVERYWHERE),
    ("give-you", REWARD, 0, 0, (CIVIL_WAR,)),
    ("damage", INSTANT, 1, MOST, EVERYWHERE),
    ("skirmish", INSTANT, 1, MOST, EVERYWHERE),
    ("last-stand", INSTANT, 1, MOST, TOGETHER),
    ("falling-sky", INSTANT, 1, MOST, EVERYWHERE),
    ("relic-storm", INSTANT, 1, MOST, (QUEST,)),
    ("baraxis", INSTANT, 1, MOST, EVERYWHERE),
    ("destroy-gold", INSTANT, 1, MOST, EVERYWHERE),
    ("destroy-strong", INSTANT, 1, MOST, EVERYWHERE),
    ("discard-any", INSTANT, 1, MOST, EVERYWHERE),
    ("discard-gold", INSTANT, 1, MOST, EVERYWHERE),
    ("discard-unit", INSTANT, 1, MOST, EVERYWHERE),
    ("ally-gold", INSTANT, 1, MOST, (ASCENT,)),
    ("conscript", INSTANT, 1, 1, EVERYWHERE),
    ("ally-conscript", INSTANT, 1, 1, (ASCENT,)),
    ("lose-city", INSTANT, 1, MOST, EVERYWHERE),
    ("city-or-damage", INSTANT, 1, MOST, EVERYWHERE),
    ("earthquake", INSTANT, 1, MOST, EVERYWHERE),
    ("shifting", INSTANT, 0, 0, (QUEST,)),
    ("plunder", INSTANT, 1, 1, EVERYWHERE),
    ("thieves", INSTANT, 1, MOST, EVERYWHERE),
    ("festival", INSTANT, 1, MOST, EVERYWHERE),
    ("quarry", INSTANT, 1, MOST, EVERYWHERE),
    ("vermin", INSTANT, 1, MOST, EVERYWHERE),
    ("lights", INSTANT, 1, 1, EVERYWHERE),
    ("scholars", INSTANT, 1, MOST, EVERYWHERE),
    ("spies", INSTANT, 1, 1, (ASCENT,)),
    ("blood-rite", INSTANT, 1, MOST, (ASCENT,)),
    ("ritual", INSTANT, 1, MOST, (ASCENT,)),
    ("deserters", INSTANT, 1, MOST, (CIVIL_WAR,)),
    ("nobles", INSTANT, 1, MOST, (CIVIL_WAR,)),
    ("vassals", INSTANT, 1, MOST, (CIVIL_WAR,)),
    ("oath-renewed", INSTANT, 1, 1, (CIVIL_WAR,)),
    ("short-hands", INSTANT, 0, 0, EVERYWHERE),
    ("next-war", INSTANT, 1, MOST, SIEGES),
    ("next-ties", INSTANT, 0, 0, SIEGES),
    ("next-debased", INSTANT, 1, MOST, EVERYWHERE),
    ("next-open", INSTANT, 0, 0, (QUEST,)),
    ("next-diversion", INSTANT, 0, 0, (ASCENT,)),
    ("quietness", INSTANT, 0, 0, (NOT_FROM_THIS_WORLD,)),
)

# What Rewards give.
NO_REWARD: Final = 0
R_INFLUENCE: Final = 1
R_GOLD: Final = 2
R_POWER: Final = 3
R_STRENGTH: Final = 4
R_REROLL: Final = 5
R_DISCOUNT: Final = 6
R_RUNE: Final = 7

# Figures of the common rules: name, least, most.
FIGURES: Final = (
    ("realm", 1, 999),
    ("hand", 2, MOST),
    ("short-hand", 1, MOST),
    ("start-gold", 0, MOST),
    ("start-units", 1, MOST),
    ("strongholds", 0, MOST),
    ("stronghold-gold", 0, MOST),
    ("stronghold-strength", 0, 999),
    ("stronghold-influence", 1, MOST),
    ("monument-gold", 1, 999),
    ("mercenary-piles", 0, MERCENARIES),
    ("objective-strength", 1, 999),
    ("army-hand", 0, MOST),
    ("ally-worth", 0, 999),
    ("ascension", 1, 999),
    ("solo-trophies", 0, MOST),
    ("power-few", 1, MOST),
    ("power-four", 1, MOST),
    ("betrayal-most", 0, 999),
    ("betrayal-price", 1, 999),
    ("capped-cost", 1, MOST),
)


def faction_of(kind: int) -> int:
    """The race of a unit card, or -1."""
    return (kind - FIRST_UNIT) // TYPES if FIRST_UNIT <= kind < FIRST_NEUTRAL else -1
