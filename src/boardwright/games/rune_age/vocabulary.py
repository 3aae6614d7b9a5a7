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
