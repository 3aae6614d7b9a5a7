"""How each kind of figure is spoken; the texts themselves are in `locale/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardwright.games.rune_age.actions import (
    ARMY,
    COLOURS,
    EVENT_FOE,
    EVENT_SOURCE,
    FORT,
    FORT_ITEM,
    FORT_SOURCE,
    INSTANT_FOE,
    OBJECTIVE,
    PLACE_SOURCE,
    REALM,
    RUNE_SOURCE,
    TWO_FORTS,
)
from boardwright.games.rune_age.components import (
    EFFECTS,
    ENEMY,
    GOLDS,
    KINDS,
    NO_REWARD,
    PLACES,
    REWARDS,
    Box,
)
from boardwright.words import Words

LETTERS: Final = "BRGY"


def seat(box: Box, value: int) -> str:
    return COLOURS[value].capitalize() if value >= 0 else "nobody"


def race(box: Box, value: int) -> str:
    return box.faction_names[value]


def card(box: Box, value: int) -> str:
    return box.names[value]


def cardtext(box: Box, value: int) -> str:
    return box.texts[value]


def punch(box: Box, value: int) -> str:
    """The strength of a unit, the text of a tactic."""
    return f" ({box.strength[value]})" if box.is_unit[value] else ""


def unit(box: Box, value: int) -> str:
    name = box.names[value % KINDS]
    return f"{name} (wounded)" if value >= KINDS else name


def item(box: Box, value: int) -> str:
    if value < KINDS:
        return box.names[value]
    return "a Stronghold" if value == FORT_ITEM else "the Monument"


def price(box: Box, value: int) -> str:
    """The printed price of an item."""
    if value == FORT_ITEM:
        return f"{box.fort_gold} gold"
    if value > FORT_ITEM:
        return f"{box.monument_gold} gold"
    units = GOLDS <= value < GOLDS + len(box.faction_ids) * 6
    return f"{box.cost[value]} {'gold' if units else 'influence'}"


def place(box: Box, value: int) -> str:
    return box.place_names[value]


def rune(box: Box, value: int) -> str:
    return box.rune_names[value]


def event(box: Box, value: int) -> str:
    return box.event_names[value] if value >= 0 else "no Event"


def eventtext(box: Box, value: int) -> str:
    """Strength, attrition, effect, Reward and Trophies of an Event."""
    parts: list[str] = []
    if box.event_strength[value]:
        die = ", attrition" if box.attrition[value] else ""
        kind = "Enemy" if box.event_type[value] == ENEMY else "Instant"
        parts.append(f"{kind} of strength {box.event_strength[value]}{die}.")
    text = WORDS.say(box, f"effect.{EFFECTS[box.effect[value]]}", box.event_amount[value])
    if text:
        parts.append(text)
    if box.reward[value] != NO_REWARD:
        parts.append(WORDS.say(box, f"reward.{REWARDS[box.reward[value]]}", box.worth[value]))
    if box.trophies[value]:
        parts.append(f"Trophies: {box.trophies[value]}.")
    return " ".join(parts)


def target(box: Box, value: int) -> str:
    if value < PLACES:
        return box.place_names[value]
    if value < OBJECTIVE:
        return f"the Home Realm of {COLOURS[value - REALM]}"
    names = {
        OBJECTIVE: "the Objective",
        FORT: "a Stronghold",
        INSTANT_FOE: "the Event",
        ARMY: "the Opposing Army",
    }
    return names[value] if value < EVENT_FOE else box.event_names[value - EVENT_FOE]


def source(box: Box, value: int) -> str:
    if value < GOLDS:
        return box.names[value]
    if value == FORT_SOURCE:
        return "a Stronghold"
    if value == TWO_FORTS:
        return "two Strongholds"
    if value < RUNE_SOURCE:
        return box.place_names[value - PLACE_SOURCE]
    if value < EVENT_SOURCE:
        return box.rune_names[value - RUNE_SOURCE]
    return box.event_names[value - EVENT_SOURCE]


def phase(box: Box, value: int) -> str:
    return WORDS.say(box, f"phase.{value}")


def ending(box: Box, value: int) -> str:
    return WORDS.say(box, f"ending.{value}")


# Where the manual speaks of what is asked.
RULES: Final[dict[str, str]] = {
    "race": "R3.2",
    "action": "R4.2.1",
    "pay-gold": "R4.2.3",
    "pay-influence": "R4.2.3",
    "buy-more": "R4.2.3",
    "last-unit": "R6.9.6",
    "keep": "R4.3.1",
    "pay-keep": "R4.3.2",
    "betray": "R6.5.3",
    "assault": "R5.2.3",
    "siege": "R5.5.1",
    "reroll": "R7.1.5",
    "lose-unit": "R5.3.2",
    "cull": "R8.1.4",
    "hit": "R8.1.2",
    "wound-for": "R8.1.3",
    "discard-for": "R8.1.1",
    "whether": "R8.1.1",
    "how-many": "R5.6.5",
    "return-friend": "R8.1.8",
    "hire": "R8.1.9",
    "resolve": "R5.4.2",
    "discard-boost": "R8.2.1",
    "heal": "R8.2.2",
    "oathguard": "R5.7.1",
    "blood-rune": "R5.7.1",
    "leave-or-drop": "R8.1.5",
    "take-shown": "R8.1.5",
    "sift": "R8.1.6",
    "foresee": "R8.1.6",
    "put-back": "R8.1.6",
    "take-back": "R8.1.7",
    "destroy-card": "R8.3.1",
    "discard-card": "R8.3.1",
    "refresh": "R8.3.3",
    "mend": "R8.3.4",
    "hoard": "R7.4",
    "oracle": "R8.4.2",
    "order-events": "R8.4.2",
    "give-reward": "R4.5.7",
    "baraxis": "R7.5",
    "ordeal": "R7.1.2",
    "offer": "R7.6",
    "thieves": "R7.4",
    "discard-down": "R7.5",
    "vermin": "R7.5",
    "lights": "R7.7",
    "scholars": "R7.7",
    "spy": "R7.8",
    "spied": "R7.8",
    "recruit": "R6.9.2",
    "desert": "R7.9",
}

SPEAK: Final[dict[str, Callable[[Any, int], str]]] = {
    "seat": seat,
    "race": race,
    "card": card,
    "cardtext": cardtext,
    "punch": punch,
    "unit": unit,
    "item": item,
    "price": price,
    "place": place,
    "rune": rune,
    "event": event,
    "eventtext": eventtext,
    "target": target,
    "source": source,
    "phase": phase,
    "ending": ending,
}

WORDS: Final = Words("boardwright.games.rune_age", SPEAK)
