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

# The vocabulary of abilities: name, when it works, on which cards, the least and most its amount
# can be (the same twice: it is no figure of the card, but how the ability works).
ABILITIES: Final = (
    ("none", STATIC, ON_UNIT, 0, 0),
    ("scout-kind", PLAYED, ON_UNIT, 1, 1),
    ("discard-strike", PLAYED, ON_EITHER, 1, ANY),
    ("scout-weak", PLAYED, ON_EITHER, 1, MOST),
    ("cycle", PLAYED, ON_EITHER, 1, MOST),
    ("discard-boost", RESOLUTION, ON_UNIT, 1, MOST),
    ("return-friend", PLAYED, ON_UNIT, 1, 1),
    ("influence-boost", RESOLUTION, ON_UNIT, 1, NUMBERS),
    ("influence-strike", PLAYED, ON_EITHER, 1, MOST),
    ("refresh", ACTION, ON_EITHER, 2, 2),
    ("influence-reveal", PLAYED, ON_EITHER, 1, MOST),
    ("influence-draw", PLAYED, ON_EITHER, 1, NUMBERS),
    ("reanimate", PLAYED, ON_UNIT, 1, 1),
    ("archer-strike", PLAYED, ON_UNIT, 0, 0),
    ("reveal-risen", PLAYED, ON_EITHER, 1, MOST),
    ("sift", PLAYED, ON_EITHER, 1, TOPS),
    ("lead", RESOLUTION, ON_UNIT, 1, MOST),
    ("recall", PLAYED, ON_EITHER, 1, 1),
    ("wound-boost", RESOLUTION, ON_UNIT, 1, MOST),
    ("wound-strike", PLAYED, ON_UNIT, 1, MOST),
    ("wound-draw", PLAYED, ON_UNIT, 1, MOST),
    ("heal", RESOLUTION, ON_UNIT, 1, MOST),
    ("wounds-boost", RESOLUTION, ON_UNIT, 1, MOST),
    ("oath", STATIC, ON_UNIT, 0, 0),
    ("gold-strike", PLAYED, ON_EITHER, 0, MOST),
    ("scout-gold", PLAYED, ON_EITHER, 1, 1),
    ("immune", STATIC, ON_UNIT, 0, 0),
    ("gold-boost", RESOLUTION, ON_UNIT, 1, MOST),
    ("empty-boost", RESOLUTION, ON_UNIT, 1, MOST),
    ("hand-strike", PLAYED, ON_EITHER, 1, ANY),
    ("empty-reveal", PLAYED, ON_EITHER, 1, MOST),
    ("ambush-hand", PLAYED, ON_EITHER, 1, 1),
    ("hire", PLAYED, ON_EITHER, 1, 1),
    ("strike", PLAYED, ON_EITHER, 0, ANY),
    ("cry", RESOLUTION, ON_TACTIC, 1, MOST),
    ("march", ACTION, ON_EITHER, 1, MOST),
    ("wound-cull", PLAYED, ON_UNIT, 1, 1),
    ("lightning", PLAYED, ON_TACTIC, 1, 1),
    ("draw", PLAYED, ON_EITHER, 1, MOST),
    ("build", ACTION, ON_BUILDING, 1, MOST),
    ("oracle", ACTION, ON_BUILDING, 2, 2),
    ("shadow", ACTION, ON_EITHER, 1, 1),
    ("reprieve", ACTION, ON_EITHER, 1, MOST),
    ("hunter", STATIC, ON_UNIT, 1, MOST),
    ("map", ACTION, ON_EITHER, 1, MOST),
    ("guard", STATIC, ON_UNIT, 1, MOST),
    ("foresee", PLAYED, ON_EITHER, 1, TOPS),
    ("mend", ACTION, ON_EITHER, 1, MOST),
    ("rampage", RESOLUTION, ON_UNIT, 0, 0),
    ("sentinel", STATIC, ON_UNIT, 1, MOST),
    ("profit", ACTION, ON_EITHER, 1, MOST),
    ("ambush", STATIC, ON_TACTIC, 1, MOST),
)

# Types of Event.
ENEMY: Final = 0
INSTANT: Final = 1
REWARD: Final = 2
EVENT_TYPES: Final = ("enemy", "instant", "reward")

# When the effect of an Event works, and the type of Event that goes with it.
AT_ONCE: Final = 0
NEXT_ROUND: Final = 1
ATTACK_NOW: Final = 2
GIFT: Final = 3
IN_PLAY: Final = 4  # as long as the card is
AT_START: Final = 5  # of each Event Phase, as long as the card is in play
TYPE_WHEN: Final = (INSTANT, INSTANT, INSTANT, REWARD, ENEMY, ENEMY)

# Scenarios in which something helps or can do anything.
EVERYWHERE: Final[tuple[int, ...]] = tuple(range(len(SCENARIOS)))
TOGETHER: Final = tuple([scenario for scenario in EVERYWHERE if scenario != CIVIL_WAR])
SIEGES: Final = tuple([scenario for scenario in TOGETHER if scenario != CATACLYSM])
REALM_SIEGES: Final = (RESURGENCE, RUNEWARS, ASCENT, NOT_FROM_THIS_WORLD)

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
