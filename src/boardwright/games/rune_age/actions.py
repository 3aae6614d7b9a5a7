"""The catalogue: everything a player can ever answer."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.ids import CARD_IDS, EVENT_IDS, FACTION_IDS, PLACE_IDS
from boardwright.games.rune_age.vocabulary import EVENTS, GOLDS, KINDS, NUMBERS, PLACES, RUNE_IDS
from boardwright.kernel.catalogue import Catalogue, Space, Verb

COLOURS: Final = ("blue", "red", "green", "yellow")

# Things on sale: every kind of card, a Stronghold, the Monument.
FORT_ITEM: Final = KINDS
MONUMENT_ITEM: Final = KINDS + 1
ITEMS: Final = KINDS + 2

# Targets: places, Home Realms, the Objective, a Stronghold, an attacking Instant, the Opposing
# Army, then every Event.
REALM: Final = PLACES
OBJECTIVE: Final = REALM + 4
FORT: Final = OBJECTIVE + 1
INSTANT_FOE: Final = FORT + 1
ARMY: Final = INSTANT_FOE + 1
EVENT_FOE: Final = ARMY + 1
TARGETS: Final = EVENT_FOE + EVENTS

# Sources of gold and influence: Gold cards, Strongholds (one or two), places, runes, Rewards.
FORT_SOURCE: Final = GOLDS
TWO_FORTS: Final = FORT_SOURCE + 1
PLACE_SOURCE: Final = TWO_FORTS + 1
RUNE_SOURCE: Final = PLACE_SOURCE + PLACES
EVENT_SOURCE: Final = RUNE_SOURCE + len(RUNE_IDS)
SOURCES: Final = EVENT_SOURCE + EVENTS

_runes: Final = [f"rune-{name}" for name in RUNE_IDS]
# Units, Cities, Events, Strongholds: all that lies here is cards, and no two have the same word.
SEAT: Final = Space("seat", COLOURS, things="seat")
RACE: Final = Space("race", FACTION_IDS, things="race")
CARD: Final = Space("card", CARD_IDS, things="card")
UNIT: Final = Space("unit", [*CARD_IDS, *[f"{name}-wounded" for name in CARD_IDS]], things="card")
ITEM: Final = Space("item", [*CARD_IDS, "stronghold", "monument"], things="card")
PLACE: Final = Space("place", PLACE_IDS, things="card")
EVENT: Final = Space("event", EVENT_IDS, things="card")
RUNE: Final = Space("rune", _runes, things="card")
TARGET: Final = Space(
    "target",
    [
        *PLACE_IDS,
        *[f"realm-{colour}" for colour in COLOURS],
        "objective",
        "stronghold",
        "instant",
        "army",
        *EVENT_IDS,
    ],
    things="card",
)
SOURCE: Final = Space(
    "source",
    [*CARD_IDS[:GOLDS], "stronghold", "strongholds", *PLACE_IDS, *_runes, *EVENT_IDS],
    things="card",
)
NUMBER: Final = Space("number", [str(n) for n in range(NUMBERS + 1)], range(NUMBERS + 1), True)

CATALOGUE: Final = Catalogue()

# Set-up.
CHOOSE: Final[Verb] = CATALOGUE.add("choose", RACE)
# Actions.
BUY: Final[Verb] = CATALOGUE.add("buy", ITEM)
USE: Final[Verb] = CATALOGUE.add("use", CARD)
CALL_STORM: Final[Verb] = CATALOGUE.add("storm")
ATTACK: Final[Verb] = CATALOGUE.add("attack", TARGET)
PAY: Final[Verb] = CATALOGUE.add("pay", SOURCE)
KEEP: Final[Verb] = CATALOGUE.add("keep", CARD)
READY: Final[Verb] = CATALOGUE.add("ready", SOURCE)
MENDING: Final[Verb] = CATALOGUE.add("mend", SEAT)
# Combat.
PLAY: Final[Verb] = CATALOGUE.add("play", CARD)
PASS: Final[Verb] = CATALOGUE.add("pass")
HIT: Final[Verb] = CATALOGUE.add("hit", UNIT)
LOSE: Final[Verb] = CATALOGUE.add("lose", UNIT)
WOUND: Final[Verb] = CATALOGUE.add("wound", CARD)
RETURN: Final[Verb] = CATALOGUE.add("return", UNIT)
RESOLVE: Final[Verb] = CATALOGUE.add("resolve", CARD)
HEALING: Final[Verb] = CATALOGUE.add("heal", CARD)
# Cards.
DISCARD: Final[Verb] = CATALOGUE.add("discard", CARD)
DESTROY: Final[Verb] = CATALOGUE.add("destroy", CARD)
TAKE: Final[Verb] = CATALOGUE.add("take", CARD)
LEAVE: Final[Verb] = CATALOGUE.add("leave")
DROP: Final[Verb] = CATALOGUE.add("drop")
TOP: Final[Verb] = CATALOGUE.add("top", CARD)
# Events.
SUFFER: Final[Verb] = CATALOGUE.add("suffer")
YIELD: Final[Verb] = CATALOGUE.add("yield", PLACE)
FORFEIT: Final[Verb] = CATALOGUE.add("forfeit", EVENT)
GIVE: Final[Verb] = CATALOGUE.add("give", SEAT)
SPY: Final[Verb] = CATALOGUE.add("spy", SEAT)
FORESEE_FIRST: Final[Verb] = CATALOGUE.add("first", EVENT)
RECRUIT: Final[Verb] = CATALOGUE.add("recruit", CARD)
JOIN: Final[Verb] = CATALOGUE.add("join")
# Everywhere.
NUMBERED: Final[Verb] = CATALOGUE.add("number", NUMBER)
YES: Final[Verb] = CATALOGUE.add("yes")
NO: Final[Verb] = CATALOGUE.add("no")
DONE: Final[Verb] = CATALOGUE.add("done")
END: Final[Verb] = CATALOGUE.add("end")
