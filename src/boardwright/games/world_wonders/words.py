"""Every text of the game: message key -> English template, and how each kind of figure is spoken.

A template is one whole sentence or label, so that it can be translated as it stands. Figures stand
in braces, by place (`{0:seat}`) or, in questions, by the name of the rule's field; what follows the
colon is their kind.
"""

from __future__ import annotations

import string
from collections.abc import Callable
from typing import Any, Final

from boardwright.games.world_wonders.actions import CELL, COLOURS, TURN
from boardwright.games.world_wonders.components import (
    CARD_NAMES,
    FIRST_MUNDO,
    GAINS,
    MAPS,
    MUNDO_KINDS,
    NEEDS,
    OBJECTIVE_KINDS,
    SOLO_WORDS,
    TERRAINS,
    TRACKS,
    Box,
    shape_of,
    tile_name,
    type_of,
)

# What is asked.
ASKS: Final[dict[str, str]] = {
    "ask.turn": "{asked:seat}, it is your turn: what do you buy?",
    "ask.stuck": "{asked:seat}, you can buy nothing now: a loan action, or out of the round?",
    "ask.after": "{asked:seat}, a loan action before your turn ends?",
    "ask.lay-start": "{asked:seat}, where does your starting road lie?",
    "ask.lay-road": "{asked:seat}, where do you lay the long road?",
    "ask.lay-short": "{asked:seat}, which short road now (left: {pairs} of two, {dots} single)?",
    "ask.lay-tower": "{asked:seat}, where do you build the tower?",
    "ask.lay-tile": "{asked:seat}, where do you lay {tile:tile}?",
    "ask.lay-wonder": "{asked:seat}, where does the next part of {card:card} stand?",
}

# Where the manual speaks of what is asked.
RULES: Final[dict[str, str]] = {
    "rule.turn": "W4.2.1",
    "rule.stuck": "W4.2.3",
    "rule.after": "W4.4.1",
    "rule.lay-start": "W4.2.6",
    "rule.lay-road": "W5.2.1",
    "rule.lay-short": "W5.2.4",
    "rule.lay-tower": "W5.3.1",
    "rule.lay-tile": "W5.3.2",
    "rule.lay-wonder": "W5.4.1",
}

# What can be answered: `do.` one action, `verb.` the heading above all actions of a kind.
DEEDS: Final[dict[str, str]] = {
    "do.road": "buy a long road",
    "do.set": "buy a set of short roads",
    "do.tower": "buy the tower",
    "do.build": "buy {0:tile}, {0:shape}",
    "do.pedestal": "buy pedestal {0:number}",
    "do.wonder": "build {0:card} for all your gold: {0:needs}",
    "do.start": "lay your starting road now",
    "do.loan": "take a loan",
    "do.repay": "pay back your loan",
    "do.out": "leave the round",
    "do.end": "end your turn",
    "do.put": "lay it from {0:cell}, {1:turn}",
    "do.single": "lay the single road on {0:cell}",
    "verb.road": "Buy a long road",
    "verb.set": "Buy a set of short roads",
    "verb.tower": "Buy the tower",
    "verb.build": "Buy a building tile",
    "verb.pedestal": "Buy a pedestal",
    "verb.wonder": "Build a monument for all your gold",
    "verb.start": "Lay the starting road",
    "verb.loan": "Take a loan",
    "verb.repay": "Pay back the loan",
    "verb.out": "Leave the round",
    "verb.end": "End the turn",
    "verb.put": "Lay it",
    "verb.single": "Lay the single road",
}

# What happened.
NOTES: Final[dict[str, str]] = {
    "note.map": "{0:seat} gets map {1:map}.",
    "note.order": "{0:seat} is number {1:number} in turn order.",
    "note.goal": "Objective {0:goal}: {0:goal-text}.",
    "note.tile-up": "{0:tile} is turned up.",
    "note.turned-up": "{0:card} is turned up: {0:needs}.",
    "note.display-grows": "The deck is empty; the display of {0:deck} grows by one.",
    "note.round": "Round {0} begins.",
    "note.over": "Round {0} was the last one: the game is over.",
    "note.out": "{0:seat} is out of the round.",
    "note.loan": "{0:seat} takes a loan.",
    "note.repaid": "{0:seat} pays back the loan.",
    "note.pedestal": "{0:seat} takes pedestal {1:number}.",
    "note.road": "{0:seat} lays a long road from {1:cell}.",
    "note.short": "{0:seat} lays a short road from {1:cell}.",
    "note.tower": "{0:seat} builds the tower on {1:cell}.",
    "note.tile": "{0:seat} lays {1:tile} from {2:cell}.",
    "note.pays-all": "{0:seat} pays {1} gold for {2:card}.",
    "note.part": "{0:seat} lays a part of {1:card} from {2:cell}.",
    "note.built": "{0:seat} has built {1:card}.",
    "note.gained": "{0:seat} gains food {1}, ceramics {2}, gears {3}, population {4}.",
    "note.solo-card": "The Automaton turns up solo card {0:solo}.",
    "note.solo-shuffled": "All solo cards are shuffled again.",
    "note.solo-takes": "The Automaton takes: {0:item}.",
    "note.solo-card-taken": "The Automaton keeps {0:card}.",
    "note.solo-nothing": "The Automaton finds nothing.",
}

# Why not.
REFUSALS: Final[dict[str, str]] = {
    "no.beside-nothing": "a tower must stand beside one of your pieces",
    "no.end-on-water": "both ends of a long road must lie on land",
    "no.has-loan": "you have a loan already",
    "no.holds-pedestal": "you hold a pedestal already",
    "no.lacks": "it must stand beside {0:need}",
    "no.loan-no-use": "a loan would not let you buy anything",
    "no.loan-of-this-round": "a loan is paid back in a later round",
    "no.must-buy": "you can still buy something, so you must",
    "no.no-access": "it must lie beside a road or another {0:type}",
    "no.no-arrangement": "the other parts could not follow so that all needs are met",
    "no.no-loan": "you have no loan",
    "no.no-pedestals": "there are no pedestals in the solo game",
    "no.no-place": "there is no legal place for it on your map",
    "no.no-room-for-rest": "there would be no room for the rest of the set",
    "no.no-start": "your starting road lies already",
    "no.no-way": "a road must lie beside a road, a tower or the sidewalk",
    "no.none-left": "no such piece of the set is left",
    "no.not-linked": "it does not hang together with the parts laid",
    "no.not-on-offer": "that is not on offer",
    "no.off-map": "it would reach over the edge of the map",
    "no.on-water": "it must lie on land",
    "no.one-loan-action": "one loan action in a turn is all",
    "no.same-turn": "turned that way it covers what another turn covers",
    "no.short-of-gold": "it costs {0} gold and you have {1}",
    "no.taken": "something lies there already",
    "no.terrain": "the terrain does not suit it",
}

# What objectives and MUNDO cards count; {0} is the type or track.
COUNTS: Final[dict[str, str]] = {
    "goal.enclosed-green": "the largest green area away from the edges",
    "goal.longest-road": "the largest connected road",
    "goal.monuments": "most monuments",
    "goal.tiles-by-nature": "most tiles beside a visible natural resource",
    "goal.tiles-by-water": "most tiles beside visible water",
    "goal.tiles-of-type": "most {0} tiles",
    "goal.track": "most {0}",
    "goal.group-of-type": "most {0} tiles in one group",
    "goal.tiles-at-edge": "most tiles at the mountains",
    "goal.all-districts": "a district of every type",
    "mundo.green-beside": "green spaces beside it",
    "mundo.monuments-beside": "monuments beside it",
    "mundo.nature-by-city": "natural resources beside your city",
    "mundo.types-beside": "building types beside it",
    "mundo.road-through": "road spaces through it",
    "mundo.market-group": "Markets in one group",
    "mundo.tiles-by-water": "tiles beside water",
    "mundo.tiles-beside": "tiles beside it",
}

# Names of things that programs show beside sentences.
NAMES: Final[dict[str, str]] = {
    "score.population": "population",
    "score.lowest": "least produced",
    "score.monuments": "monuments",
    "score.nature": "natural resources",
    "score.districts": "districts",
    "score.objectives": "objectives",
    "score.loans": "loan",
    "score.mundo": "MUNDO cards",
    "tie.0": "monuments built",
    "tie.1": "points of the Automaton",
    "deck.0": "monuments",
    "deck.1": "MUNDO cards",
    "terrain.L": "on land",
    "terrain.L/W": "on land or water",
    "terrain.X": "ends on land",
    "terrain.X!": "over water, ends on land",
    "terrain.P": "on land and water",
    "need.R": "a road",
    "need.W": "water",
    "need.N": "a natural resource",
    "turn.0": "as printed",
    "turn.1": "a quarter turn",
    "turn.2": "half a turn",
    "turn.3": "three quarter turns",
    "item.long": "a long road",
    "item.set": "a set of short roads",
    "item.tower": "the tower",
    "item.old": "the oldest monument",
    "item.new": "the newest monument",
}

# What bots look at: "because of more …".
FEATURES: Final[dict[str, str]] = {
    "feature.rings": "population rings",
    "feature.people": "population",
    "feature.lowest": "of the least produced",
    "feature.lowest-ahead": "growth of the least produced",
    "feature.middle-ahead": "growth of the second track",
    "feature.highest-ahead": "growth of the best track",
    "feature.monuments": "monument rings",
    "feature.mundo": "MUNDO points",
    "feature.nature": "natural resources reached",
    "feature.wild": "natural resources still to reach",
    "feature.districts": "districts",
    "feature.nearly": "tiles close to a district",
    "feature.gaps": "green beside the tiles",
    "feature.objectives": "objective points",
    "feature.leads": "safe leads in objectives",
    "feature.gold": "gold",
    "feature.loan": "debt",
    "feature.pedestal": "priority in the next round",
    "feature.promise": "monuments within reach",
    "feature.access": "spaces beside roads",
    "feature.types": "types with room beside them",
    "feature.room": "free land",
    "feature.in-hand": "roads still to lay",
    "feature.rounds": "time left",
}

# What the picture says.
PICTURE: Final[dict[str, str]] = {
    "pic.round": "Round {0}/{1}",
    "pic.over": "The game is over",
    "pic.order": "order",
    "pic.you": "You are {0:seat} ({0:letter})",
    "pic.gold": "gold {0}",
    "pic.loan": "loan of round {0}",
    "pic.start": "starting road in hand",
    "pic.map": "{0:seat}, map {1:map}",
    "pic.offer": "On offer",
    "pic.roads": "long roads {0}  for {1}",
    "pic.sets": "short sets {0}  for {1}",
    "pic.tower": "tower {0}  for {1}",
    "pic.pedestal": "pedestal {0:number}  for {1}",
    "pic.pedestal-held": "pedestal {0:number}: {1:seat}",
    "pic.tiles": "Building tiles",
    "pic.cost": "{0} gold",
    "pic.deck": "{0} face down",
    "pic.wonders": "Monuments (all your gold)",
    "pic.goals": "Objectives",
    "pic.points": "{0} / {1} points",
    "pic.players": "Players",
    "pic.columns": "gold food cera gear pop won  loan",
    "pic.out": "out",
    "pic.automaton": "Automaton",
    "pic.automaton-cards": "monuments {0}",
    "pic.solo": "last card {0:solo}, {1} left",
    "pic.buyable": "• open to you now",
    "pic.key": "Key",
    "pic.key-land": ". green  n natural resource  ~ water  = sidewalk",
    "pic.key-pieces": "# road  % bridge  T tower  m07 or & monument",
    "pic.key-tiles": "f farm  m market  l library  h habitation  t temple, and its shape",
    "pic.key-marks": "[ ] lower left corner of a legal place  : : a space such a piece could cover"
    "  < > the piece at the place you look at",
}

WORDS: Final[dict[str, str]] = {
    **ASKS,
    **RULES,
    **DEEDS,
    **NOTES,
    **REFUSALS,
    **COUNTS,
    **NAMES,
    **FEATURES,
    **PICTURE,
}

LETTERS: Final = "YWRBG"  # of the colours, for those who do not see them


def seat(box: Box, value: int) -> str:
    return COLOURS[value].capitalize()


def letter(box: Box, value: int) -> str:
    return LETTERS[value]


def cell(box: Box, value: int) -> str:
    return CELL.words[value]


def turn(box: Box, value: int) -> str:
    return f"{TURN.words[value]} ({WORDS[f'turn.{value}']})"


def number(box: Box, value: int) -> str:
    """Places and pedestals count from 0 inside and from 1 outside."""
    return str(value + 1)


def gains_code(gains: tuple[int, ...]) -> str:
    return "".join([GAINS[track] * n for track, n in enumerate(gains)])


def tile(box: Box, value: int) -> str:
    kind = box.type_names[type_of(value)]
    return f"{kind} {tile_name(value)} ({gains_code(box.tile_gains[value])})"


def shape(box: Box, value: int) -> str:
    return box.shape_names[shape_of(value)]


def kind_name(box: Box, value: int) -> str:
    return box.type_names[value]


def card(box: Box, value: int) -> str:
    return f"{CARD_NAMES[value]} {box.cards[value].name}"


def size(box: Box, value: int) -> str:
    """The parts of a monument, rows by columns."""
    out: list[str] = []
    for part in box.cards[value].parts:
        wide = max([x for x, _ in part.forms[0].cells]) + 1
        out.append(f"{part.size // wide}x{wide}")
    return "+".join(out)


def needs(box: Box, value: int) -> str:
    """What a monument asks for and brings, in short."""
    found = box.cards[value]
    link = ("", " touching", " one space apart")[found.link]
    terrain = WORDS[f"terrain.{TERRAINS[found.terrain]}"]
    worth = f"{found.rings} VP" if value < FIRST_MUNDO else mundo_text(box, value)
    gains = gains_code(found.gains) + ("+1 population" if found.population else "")
    near = " ".join(found.near)
    text = f"{size(box, value)}{link} {terrain}, beside {near}; {worth}"
    return f"{text}; {gains}" if gains else text


def mundo_text(box: Box, value: int) -> str:
    at = value - FIRST_MUNDO
    two, three = box.mundo_two[at], box.mundo_three[at]
    what = WORDS[f"mundo.{MUNDO_KINDS[box.mundo_kinds[at]]}"]
    return f"1 VP, 2 for {span(two)}, 3 for {span(three)} {what}"


def span(numbers: tuple[int, ...]) -> str:
    if numbers[0] == numbers[1]:
        return str(numbers[0])
    return f"{numbers[0]}+" if numbers[1] >= 100 else f"{numbers[0]}-{numbers[1]}"


def need(box: Box, value: int) -> str:
    word = NEEDS[value]
    return WORDS[f"need.{word}"] if f"need.{word}" in WORDS else f"a {box.type_names[value]}"


def board(box: Box, value: int) -> str:
    return MAPS[value]


def goal(box: Box, value: int) -> str:
    return f"o{value + 1:02}"


def goal_text(box: Box, value: int) -> str:
    what = OBJECTIVE_KINDS[box.goal_kinds[value]]
    of = box.goal_of[value]
    return WORDS[f"goal.{what}"].replace(
        "{0}", TRACKS[of] if what == "track" else box.type_names[of]
    )


def solo(box: Box, value: int) -> str:
    return f"a{value + 1:02}"


def item(box: Box, value: int) -> str:
    word = SOLO_WORDS[value]
    return WORDS.get(f"item.{word}", f"tile of stack {word}")


def deck(box: Box, value: int) -> str:
    return WORDS[f"deck.{int(value)}"]


SPEAK: Final[dict[str, Callable[[Any, int], str]]] = {
    "seat": seat,
    "letter": letter,
    "cell": cell,
    "turn": turn,
    "number": number,
    "tile": tile,
    "shape": shape,
    "type": kind_name,
    "card": card,
    "needs": needs,
    "need": need,
    "map": board,
    "goal": goal,
    "goal-text": goal_text,
    "solo": solo,
    "item": item,
    "deck": deck,
}


def phrase(box: Box, key: str, *args: int) -> str:
    """A text with its figures, for the picture."""
    out: list[str] = []
    for text, name, figure, _ in string.Formatter().parse(WORDS[key]):
        out.append(text)
        if name is not None:
            value = args[int(name)]
            out.append(SPEAK[figure](box, value) if figure else str(value))
    return "".join(out)
