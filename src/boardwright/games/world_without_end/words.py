"""Every text of the game: message key -> English template, and how each kind of figure is spoken.

A template is one whole sentence or label, so that it can be translated as it stands. Figures stand
in braces, by place (`{0:seat}`) or, in questions, by the name of the rule's field; what follows the
colon is their kind.
"""

from __future__ import annotations

import string
from collections.abc import Callable
from typing import Any, Final

from boardwright.games.world_without_end.actions import LOADS, PENALTY_WORDS, RENTS
from boardwright.games.world_without_end.components import (
    CARE,
    CODES,
    EFFECTS,
    GOODS,
    NUMERALS,
    Box,
)

# What is asked.
ASKS: Final[dict[str, str]] = {
    "ask.orient": "{asked:seat}, how do you turn the event card?",
    "ask.play-card": "{asked:seat}, which card do you play?",
    "ask.carry-out": "{asked:seat}, how do you carry out {card:card}?",
    "ask.heal-more": "{asked:seat}, do you care for another place (knowledge left: {left})?",
    "ask.discard": "{asked:seat}, which card do you put aside, face down?",
    "ask.hospital-care": "{asked:seat}, the Hospital stands: which place do you care for?",
    "ask.accused": "{asked:seat}, do you return one {kind:kind} to keep your action?",
    "ask.swap-wool": "{asked:seat}, do you swap 1 wool for 1 cloth?",
    "ask.hand-over": "{asked:seat}, what do you hand over for {event:event}?",
    "ask.take-back": "{asked:seat}, which of your houses do you take back?",
    "ask.masons-day": "{asked:seat}, do you place one cube on a project?",
    "ask.empty-plots": "{asked:seat}, do you build a house now?",
    "ask.offer": "{asked:seat}, do you take the offer of {event:event} ({event:worth})?",
    "ask.protect": "{asked:seat}, against which shortages do you spend loyalty, 1 each?",
}

# Where the manual speaks of what is asked.
RULES: Final[dict[str, str]] = {
    "rule.orient": "E4.2.1",
    "rule.play-card": "E4.5.1",
    "rule.carry-out": "E4.5.2",
    "rule.heal-more": "E5.3.3",
    "rule.discard": "E4.5.1",
    "rule.hospital-care": "E5.2.4",
    "rule.accused": "E7.I02",
    "rule.swap-wool": "E7.I03",
    "rule.hand-over": "E7.II02",
    "rule.take-back": "E7.II03",
    "rule.masons-day": "E7.II11",
    "rule.empty-plots": "E7.III09",
    "rule.offer": "E7.3",
    "rule.protect": "E6.3",
}

# What can be answered: `do.` one action, `verb.` the heading above all actions of a kind.
DEEDS: Final[dict[str, str]] = {
    "do.turn": "rotation {0}: the marker moves {0}",
    "do.play": "play {0:card}: {0:deed}",
    "do.discard": "put {0:card} aside",
    "do.pass": "decline",
    "do.take": "take 1 {0:kind}",
    "do.build": "place {1:load} on the {0:project}",
    "do.sell": "sell {0} wool and {1} cloth",
    "do.house": "build a house on {0:plot}",
    "do.rent": "collect from the houses for {0:rents}",
    "do.donate": "put a seal on the {0:project} ({0:bonus})",
    "do.weave": "turn {0:number} wool into cloth",
    "do.aid": "give minor aid for gold and a point",
    "do.heal": "care for {0:place}",
    "do.move": "move the favour marker one space",
    "do.give": "give 1 {0:kind}",
    "do.remove": "take back the house on {0:plot}",
    "do.protect": "protect against: {0:penalties}",
    "verb.turn": "Turn the card",
    "verb.play": "Play a card",
    "verb.discard": "Put a card aside",
    "verb.pass": "Pass",
    "verb.take": "Take a good",
    "verb.build": "Place cubes",
    "verb.sell": "Sell",
    "verb.house": "Build a house",
    "verb.rent": "Collect rent",
    "verb.donate": "Donate",
    "verb.weave": "Make cloth",
    "verb.aid": "Give aid",
    "verb.heal": "Care for the sick",
    "verb.move": "Move the favour marker",
    "verb.give": "Give a good",
    "verb.remove": "Take a house back",
    "verb.protect": "Spend loyalty",
}

# What happened.
NOTES: Final[dict[str, str]] = {
    "note.starts": "{0:seat} is drawn as the first active player.",
    "note.round": "Chapter {0:numeral}, round {1}: {2:seat} is active.",
    "note.event": "{0:seat} turns up {1:event}: {1:effect}.",
    "note.infected": "Plague: {0:place} is infected and asks for {1} knowledge.",
    "note.turned": "{0:seat} turns the card to rotation {1}.",
    "note.income": "{0:seat} receives {1} {2:kind}.",
    "note.income-points": "{0:seat} receives {1} points.",
    "note.substitute": "{0:seat} receives {1} point, since there is no {2:kind} left.",
    "note.begs": "{0:seat} begs and receives no income.",
    "note.favour": "The favour marker stops at {1:space} for {0:seat}.",
    "note.takes": "{0:seat} takes {1} {2:kind}.",
    "note.pays": "{0:seat} pays {1} {2:kind}.",
    "note.returns": "{0:seat} returns {1} {2:kind}.",
    "note.shows": "{0:seat} shows {1} {2:kind}.",
    "note.scores": "{0:seat} gains {1} points.",
    "note.loses": "{0:seat} loses {1} points.",
    "note.played": "{0:seat} plays {1:card}.",
    "note.no-action": "{0:seat} has no action this round.",
    "note.privilege": "{0:seat} repeats {1:card}.",
    "note.no-privilege": "{0:seat} has no card to repeat.",
    "note.impossible": "{0:seat} cannot carry it out.",
    "note.declines": "{0:seat} declines.",
    "note.discarded": "{0:seat} puts a card aside.",
    "note.discarded-card": "The card put aside is {0:card}.",
    "note.enters": "The {0:project} comes on the board ({0:spaces}).",
    "note.built": "{0:seat} places {2} stone and {3} wood on the {1:project} for {4} points.",
    "note.filled": "One {1:kind} from the supply goes on the {0:project}.",
    "note.finished": "The {0:project} is finished.",
    "note.metal": "{0:seat} gets {1} points for the metal on the Tower.",
    "note.no-metal": "Nobody is loyal, so nobody gets points for the metal.",
    "note.short-donors": "The supply cannot serve all donors of the {0:project}.",
    "note.donor": "{0:seat} gets {2} points as a donor of the {1:project}.",
    "note.donated": "{0:seat} puts a seal on the {1:project}.",
    "note.sold": "{0:seat} sells {1} wool and {2} cloth for {3} gold.",
    "note.house": "{0:seat} builds a house on {1:plot}.",
    "note.house-back": "{0:seat} takes the house on {1:plot} back.",
    "note.rent": "{0:seat} collects {2} {3:kind} from {1:plot}.",
    "note.wove": "{0:seat} turns wool into {1} cloth.",
    "note.aid": "{0:seat} gives minor aid for {1} gold and {2} point.",
    "note.healed": "{0:seat} cares for {1:place} and gains {2} points.",
    "note.accused": "{0:seat} returns nothing and has no action this round.",
    "note.cloth-open": "The cloth space of the market is open.",
    "note.lasted": "{0:event} is no longer in force.",
    "note.tax": "The tax is {0} gold.",
    "note.duty": "{0:seat} pays {1} of {3} {2:kind}.",
    "note.protects": "{0:seat} spends loyalty against: {1:penalties}.",
    "note.penalty": "{0:seat} will suffer: {1:penalties}.",
    "note.penance": "An opponent draws a card of {0:seat} for Penance.",
    "note.penance-card": "The card drawn for Penance is {0:card}.",
    "note.plague": "The plague markers are laid out, face down.",
    "note.over": "The last chapter has ended.",
}

# Why not.
REFUSALS: Final[dict[str, str]] = {
    "no.outlaws-bar": "the marker would stop at the Outlaws, who want {0} gold",
    "no.not-in-hand": "that card is not in your hand",
    "no.other-card": "the card does not give that",
    "no.none-left": "the supply has too little {0:kind}",
    "no.short-of": "it needs {0} {1:kind} and you have {2}",
    "no.other-good": "only {0:kind} counts here",
    "no.not-asked-for": "{0:kind} is not asked for",
    "no.building-barred": "an event bars the building of projects",
    "no.not-on-board": "that project is not on the board",
    "no.finished": "that project is finished",
    "no.covered": "an event covers that project",
    "no.no-space": "there are not so many free spaces for {0:kind}",
    "no.only-one": "only one is allowed",
    "no.sell-something": "a sale holds at least one good",
    "no.cloth-closed": "the cloth space is covered",
    "no.much-cloth": "a sale holds at most {0} cloth",
    "no.plot-taken": "a house stands on that plot",
    "no.no-house-left": "you have no house left",
    "no.same-income": "you own a house with that income",
    "no.income-on-board": "a house with that income stands on the board",
    "no.no-such-house": "you own no house for {0:kind}",
    "no.not-your-house": "no house of yours stands there",
    "no.seal-there": "your seal is on that project already",
    "no.no-seal-left": "you have no seal left",
    "no.cured": "that place is cured for good",
    "no.not-infected": "that place is not infected",
    "no.few-knowledge": "it asks for {0} knowledge and you have {1} left for it",
    "no.duty-paid": "you have paid that duty in full ({0:penalty})",
}

# What the events do. {good}, {amount}, {points}, {price}, {project} and {covers} are the card's.
EFFECT_TEXTS: Final[dict[str, str]] = {
    "event.wool-price": "wool sells for {amount} gold",
    "event.accusation": "return 1 {good} or have no action this round",
    "event.open-cloth": "cloth can be sold from now on; each may swap 1 wool for 1 cloth",
    "event.project": "the {project} comes on the board",
    "event.take": "each takes {amount} {good}",
    "event.flood": "1 stone and 1 wood from the supply go on the {project}",
    "event.action-price": "the action that takes {good} costs {amount} gold{covers}",
    "event.market-dues": "each sale pays {amount} gold of its proceeds",
    "event.most": "most {good} gains {points} points, none loses {amount}",
    "event.cover": "favour spaces are covered{covers}",
    "event.no-action": "nobody has an action this round",
    "event.hand-over": "each returns 1 of {good}",
    "event.lose-house": "each takes one of his houses back",
    "event.one-project": "the {project} comes on the board, all others are covered",
    "event.higher-tax": "the tax of this chapter is {amount} higher",
    "event.show": "who shows {amount} {good} gains {points} points",
    "event.masons": "each may place one cube on a project",
    "event.random-discard": "cards put aside are drawn at random",
    "event.free-care": "Medicine cares for any one place without knowledge",
    "event.no-building": "the action Building Project does nothing",
    "event.give-or-lose": "each returns {amount} {good}, or loses {points} points for each missing",
    "event.build-house": "each may build one house",
    "event.wages": "each pays 1 {good} a house, {amount} at most, or loses {points} points each",
    "event.offer": "each may give 1 {good} for {points} points",
    "event.finish-tower": "the Tower is finished at once",
    "event.outbreak": "one more place is infected",
    "event.cloth-court": "a sale may hold {amount} cloth, at {price} gold each",
    "event.one-resource": "the action Resource gives {good} only",
    "event.outlaws-price": "the Outlaws want {amount} gold",
    "event.honour": "{points} points for each {good}, {amount} pieces at most",
}

# What each action card does, in short.
CARD_TEXTS: Final = (
    "1 grain",
    "1 piety",
    "1 stone or 1 wood",
    "1 or 2 cubes on a project",
    "wool and cloth for gold",
    "the action of your last card",
    "gold and a cube for a house",
    "income of up to 2 houses",
    "gold and a seal on a project",
    "1 or 2 wool into cloth",
    "minor aid, or care for the sick",
    "the marker moves one space for you",
)

# Names of things that programs show beside sentences.
NAMES: Final[dict[str, str]] = {
    "score.start": "start",
    "score.building": "building projects",
    "score.donors": "donations",
    "score.metal": "metal",
    "score.favours": "favours",
    "score.income": "income",
    "score.plague": "care for the sick",
    "score.aid": "minor aid",
    "score.events": "events",
    "score.duties": "duties",
    "score.cubes": "stone and wood left",
    "score.gold": "gold left",
    "tie.0": "piety",
    "tie.1": "loyalty",
    "tie.2": "medical knowledge",
}

# What a judge looks at, as a hint names it.
FEATURES: Final[dict[str, str]] = {
    "feature.points": "points",
    "feature.piety-due": "piety for the duty",
    "feature.grain-due": "grain for the duty",
    "feature.tax-due": "gold for the tax",
    "feature.piety-spare": "more piety",
    "feature.grain-spare": "more grain",
    "feature.gold-spare": "more gold",
    "feature.cubes": "stone and wood",
    "feature.wool": "wool",
    "feature.cloth": "cloth",
    "feature.loyalty": "loyalty",
    "feature.most-loyal": "loyalty for the Tower's metal",
    "feature.knowledge": "medical knowledge",
    "feature.rents": "rents to come",
    "feature.houses": "houses",
    "feature.seals": "promises of sealed projects",
    "feature.penalties": "penalties",
    "feature.card-grain": "the grain card in hand",
    "feature.card-piety": "the piety card in hand",
    "feature.card-resource": "the resources card in hand",
    "feature.card-project": "the building project card in hand",
    "feature.card-sales": "the sales card in hand",
    "feature.card-privilege": "the privilege card in hand",
    "feature.card-building": "the house building card in hand",
    "feature.card-rent": "the rent card in hand",
    "feature.card-donation": "the donation card in hand",
    "feature.card-cloth": "the cloth card in hand",
    "feature.card-medicine": "the medicine card in hand",
    "feature.card-favor": "the favour card in hand",
}

# What the picture says.
PICTURE: Final[dict[str, str]] = {
    "pic.moment": "Chapter {0:numeral}, round {1} of 6",
    "pic.over": "The game is over",
    "pic.active": "active {0:seat}",
    "pic.tax": "tax {0}",
    "pic.market": "wool sells for {0}",
    "pic.cloth": "cloth for {0}",
    "pic.no-cloth": "cloth not yet",
    "pic.you": "You are {0:seat} ({0:letter}), {1:side}",
    "pic.points": "{0} points",
    "pic.hand": "hand",
    "pic.aside": "aside",
    "pic.empty": "none",
    "pic.event": "Event card",
    "pic.lasts": "long-term",
    "pic.plague-number": "plague {0}",
    "pic.rotation": "rotation, favour",
    "pic.stays": "no favour",
    "pic.force": "In force",
    "pic.track": "Favours",
    "pic.track-key": "● marker, × covered",
    "pic.projects": "Projects",
    "pic.project-columns": "stone  wood  seals  donors get",
    "pic.covered": "covered",
    "pic.done": "finished",
    "pic.plots": "House plots",
    "pic.plague": "Plague",
    "pic.plague-later": "comes after chapter II",
    "pic.players": "Players",
    "pic.columns": " pts goods hand aside houses seals",
    "pic.idle": "no action",
    "pic.supply": "Supply",
    "pic.duties": "Due each chapter",
    "pic.due": "{0} {1:kind}",
    "pic.due-tax": "the tax in {0:kind}",
    "pic.key": "Key",
    "pic.key-goods": "ST stone, WD wood, GR grain, PI piety, WO wool, CL cloth, LO loyalty,"
    " MK medical knowledge, GO gold, VP points",
    "pic.key-marks": "■ cube placed, □ free space; a letter is a house or seal of its colour;"
    " a number in brackets is an option; plague: ? face down, ✓ cured",
}

WORDS: Final[dict[str, str]] = {
    **ASKS,
    **RULES,
    **DEEDS,
    **NOTES,
    **REFUSALS,
    **EFFECT_TEXTS,
    **NAMES,
    **FEATURES,
    **PICTURE,
}

COLOURS: Final = ("blue", "red", "green", "yellow")
LETTERS: Final = "BRGY"  # of the colours, for those who do not see them
SIDE_NAMES: Final = ("north", "east", "south", "west")


def seat(box: Box, value: int) -> str:
    return COLOURS[value].capitalize()


def letter(box: Box, value: int) -> str:
    return LETTERS[value]


def side(box: Box, value: int) -> str:
    return SIDE_NAMES[value]


def number(box: Box, value: int) -> str:
    """Numbers count from 0 inside and from 1 outside."""
    return str(value + 1)


def numeral(box: Box, value: int) -> str:
    return NUMERALS[value - 1]


def kind(box: Box, value: int) -> str:
    return box.good_names[value]


def code(value: int) -> str:
    return CODES[value] if value < GOODS else "VP"


def card(box: Box, value: int) -> str:
    return box.card_names[value]


def deed(box: Box, value: int) -> str:
    return CARD_TEXTS[value]


def event(box: Box, value: int) -> str:
    return f"{box.event_ids[value]} {box.event_names[value]}"


def effect(box: Box, value: int) -> str:
    """What an event says, with the figures of its card."""
    text = WORDS[f"event.{EFFECTS[box.effects[value]][0]}"]
    covered = [name for i, name in enumerate(box.space_names) if box.covers[value] >> i & 1]
    figures = {
        "good": ", ".join([box.good_names[kind] for kind in box.event_goods[value]]),
        "amount": str(box.amounts[value]),
        "points": str(box.points[value]),
        "price": str(box.prices[value]),
        "project": box.project_names[box.event_projects[value]],
        "covers": f" (covered: {', '.join(covered)})" if covered else "",
    }
    for name, figure in figures.items():
        text = text.replace("{" + name + "}", figure)
    return text


def worth(box: Box, value: int) -> str:
    """What an event offers."""
    good = box.good_names[box.event_goods[value][0]]
    return f"1 {good} for {box.points[value]} points"


def space(box: Box, value: int) -> str:
    return f"{value + 1} {box.space_names[value]}"


def project(box: Box, value: int) -> str:
    return box.project_names[value]


def spaces(box: Box, value: int) -> str:
    return f"{box.spaces[value * 2]} stone, {box.spaces[value * 2 + 1]} wood"


def bonus(box: Box, value: int) -> str:
    """What a donor gets."""
    good = box.donor_goods[value]
    what = "care" if good == CARE else f"{box.donor_amounts[value]} {code(good)}"
    return f"{box.donor_points[value]} VP + {what}"


def load(box: Box, value: int) -> str:
    names = ("stone", "wood")
    return " + ".join([f"{n} {names[i]}" for i, n in enumerate(LOADS[value]) if n])


def rents(box: Box, value: int) -> str:
    return " and ".join([box.good_names[good] for good in RENTS[value]])


def plot(box: Box, value: int) -> str:
    cube, good = CODES[box.plot_cubes[value]], CODES[box.incomes[value]]
    return f"H{value + 1:02} (for {cube}, brings {box.rents[value]} {good})"


def place(box: Box, value: int) -> str:
    """A plague place with its benefit."""
    n = box.place_amounts[value]
    what = f" ({n} {code(box.place_goods[value])})" if n else ""
    return f"{value + 1} {box.place_names[value]}{what}"


def penalties(box: Box, value: int) -> str:
    names = [box.penalty_names[i] for i in range(len(PENALTY_WORDS)) if value >> i & 1]
    return ", ".join(names) or "none"


def penalty(box: Box, value: int) -> str:
    return box.penalty_names[value]


SPEAK: Final[dict[str, Callable[[Any, int], str]]] = {
    "seat": seat,
    "letter": letter,
    "side": side,
    "number": number,
    "numeral": numeral,
    "kind": kind,
    "card": card,
    "deed": deed,
    "event": event,
    "effect": effect,
    "worth": worth,
    "space": space,
    "project": project,
    "spaces": spaces,
    "bonus": bonus,
    "load": load,
    "rents": rents,
    "plot": plot,
    "place": place,
    "penalties": penalties,
    "penalty": penalty,
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
