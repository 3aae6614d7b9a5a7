"""How each kind of figure is spoken; the texts themselves are in `locale/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardwright.games.rune_age.actions import (
    ARMY,
    ATTACK,
    BUY,
    CARD,
    EVENT,
    EVENT_FOE,
    EVENT_SOURCE,
    FORT,
    FORT_ITEM,
    FORT_SOURCE,
    INSTANT_FOE,
    ITEM,
    OBJECTIVE,
    PLACE,
    PLACE_SOURCE,
    PLAY,
    RACE,
    REALM,
    RUNE,
    RUNE_SOURCE,
    SEAT,
    SOURCE,
    TARGET,
    TWO_FORTS,
    UNIT,
)
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.market import price_of
from boardwright.games.rune_age.money import GOLD_PURSE
from boardwright.games.rune_age.outlook import outlook
from boardwright.games.rune_age.packing import is_wounded, unit_kind
from boardwright.games.rune_age.purse import purse_of
from boardwright.games.rune_age.state import CENTRE, NONE, Table
from boardwright.games.rune_age.strength import defence_bonus, foe_strength
from boardwright.games.rune_age.vocabulary import (
    ENEMY,
    GOLDS,
    KINDS,
    NO_REWARD,
    PLACES,
    RUNE_IDS,
)
from boardwright.words import Words, named


def seat(box: Box, value: int) -> str:
    return WORDS.say(box, f"seat.{value}" if value >= 0 else "seat.none")


def race(box: Box, value: int) -> str:
    return box.faction_names[value]


def card(box: Box, value: int) -> str:
    return box.names[value]


def cardtext(box: Box, value: int) -> str:
    """What a card does, with its figures."""
    if value < GOLDS:
        return WORDS.say(box, "ability.gold", box.value[value])
    figures = {"kind": value, "limit": box.limit[value]}
    key = f"ability.{box.ability[value].name}"
    return WORDS.say(box, key, box.amount[value], names=figures)


def fighter(box: Box, value: int) -> str:
    """A card that is played: a unit with its strength."""
    if not box.is_unit[value]:
        return box.names[value]
    return WORDS.say(box, "fighter", value, box.strength[value])


def unit(box: Box, value: int) -> str:
    kind = unit_kind(value)
    return WORDS.say(box, "wounded", kind) if is_wounded(value) else box.names[kind]


def foe(box: Box, value: int) -> str:
    """An opposing unit of at most this strength."""
    return WORDS.say(box, "foe", value)


def bearers(box: Box, value: str) -> str:
    """The cards that have one of these abilities."""
    wanted = value.split()
    kinds = [kind for kind in range(GOLDS, KINDS) if box.ability[kind].name in wanted]
    text = box.names[kinds[0]]
    for kind in kinds[1:]:
        text = WORDS.say(box, "either", text, box.names[kind])
    return text


def item(box: Box, value: int) -> str:
    if value < KINDS:
        return box.names[value]
    return WORDS.say(box, "item.stronghold" if value == FORT_ITEM else "item.monument")


def sign(box: Box, value: str) -> str:
    """What is counted, in words that a picture may stand for."""
    return named(value, WORDS.say(box, f"sign.{value}"))


def place(box: Box, value: int) -> str:
    return box.place_names[value]


def rune(box: Box, value: int) -> str:
    return box.rune_names[value]


def runetext(box: Box, value: int) -> str:
    return WORDS.say(box, f"rune.{RUNE_IDS[value]}", box.rune_amount[value])


def event(box: Box, value: int) -> str:
    return box.event_names[value]


def rewardtext(box: Box, value: int) -> str:
    """What an Event card gives who keeps it."""
    parts: list[str] = []
    if box.gives[value] != NO_REWARD:
        parts.append(WORDS.say(box, f"reward.{box.reward[value].name}", box.worth[value]))
    if box.trophies[value]:
        parts.append(WORDS.say(box, "reward.trophies", box.trophies[value]))
    return ", ".join(parts)


def eventtext(box: Box, value: int) -> str:
    """Strength, attrition, effect, Reward and Trophies of an Event, a sentence each."""
    parts: list[str] = []
    if box.event_strength[value]:
        key = "event.enemy" if box.event_type[value] == ENEMY else "event.instant"
        parts.append(WORDS.say(box, key, box.event_strength[value], box.attrition[value]))
    figures = {"worth": box.worth[value], "short": box.short_hand}
    effect = box.effect[value].name
    if effect != "none":
        parts.append(WORDS.say(box, f"effect.{effect}", box.event_amount[value], names=figures))
    if box.gives[value] != NO_REWARD or box.trophies[value]:
        parts.append(WORDS.say(box, "event.reward", value))
    return " ".join(parts)


def target(box: Box, value: int) -> str:
    if value < PLACES:
        return box.place_names[value]
    if value < OBJECTIVE:
        return WORDS.say(box, "target.realm", value - REALM)
    if value >= EVENT_FOE:
        return box.event_names[value - EVENT_FOE]
    names = {OBJECTIVE: "objective", FORT: "stronghold", INSTANT_FOE: "instant", ARMY: "army"}
    return WORDS.say(box, f"target.{names[value]}")


def source(box: Box, value: int) -> str:
    if value < GOLDS:
        return box.names[value]
    if value in (FORT_SOURCE, TWO_FORTS):
        return WORDS.say(box, "source.strongholds", value - FORT_SOURCE + 1)
    if value < RUNE_SOURCE:
        return box.place_names[value - PLACE_SOURCE]
    if value < EVENT_SOURCE:
        return box.rune_names[value - RUNE_SOURCE]
    return box.event_names[value - EVENT_SOURCE]


def phase(box: Box, value: int) -> str:
    return WORDS.say(box, f"phase.{value}")


def ending(box: Box, value: int) -> str:
    return WORDS.say(box, f"ending.{value}")


def figures(s: Table, action: int) -> dict[str, Any]:
    """The price that holds now, with caps, Rewards and Events; how strong what is attacked
    is, or what its wall adds; in an Assault, what the combat would come to."""
    if s.asked is None:
        return {}
    if s.asked.prompt in ("assault", "siege"):
        return outlook(s, s.asked.seat, PLAY.arg(action) if PLAY.has(action) else NONE)
    if BUY.has(action):
        item = BUY.arg(action)
        purse = "gold" if purse_of(item) == GOLD_PURSE else "influence"
        return {"price": price_of(s, s.asked.seat, item), "purse": purse}
    if ATTACK.has(action):
        return resistance(s, ATTACK.arg(action))
    return {}


def resistance(s: Table, target: int) -> dict[str, Any]:
    """What an attacker must beat: a strength, or what a wall adds to the cards of a hand."""
    if not is_defended(s, target):
        return {"siege": 0, "strength": foe_strength(s, target), "bonus": 0}
    owner = s.places[target] if target < PLACES else target - REALM
    return {"siege": 1, "strength": 0, "bonus": defence_bonus(s, owner, target)}


def is_defended(s: Table, target: int) -> bool:
    """Whether somebody's hand is behind it: a Home Realm, or a City or Landmark that is held."""
    return REALM <= target < OBJECTIVE or (target < PLACES and s.places[target] != CENTRE)


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

SPEAK: Final[dict[str, Callable[[Any, Any], str]]] = {
    "seat": seat,
    "race": race,
    "card": card,
    "cardtext": cardtext,
    "fighter": fighter,
    "unit": unit,
    "foe": foe,
    "bearers": bearers,
    "item": item,
    "sign": sign,
    "place": place,
    "rune": rune,
    "event": event,
    "rewardtext": rewardtext,
    "eventtext": eventtext,
    "target": target,
    "source": source,
    "phase": phase,
    "ending": ending,
}

# Kinds of figures that are things on the table.
THINGS: Final = {
    "seat": SEAT,
    "race": RACE,
    "card": CARD,
    "fighter": CARD,
    "unit": UNIT,
    "item": ITEM,
    "place": PLACE,
    "rune": RUNE,
    "event": EVENT,
    "target": TARGET,
    "source": SOURCE,
}

WORDS: Final = Words("boardwright.games.rune_age", SPEAK, THINGS)
