"""Every text of the game: message key -> English template, and how each kind of figure is spoken.

A template is one whole sentence or label, so that it can be translated as it stands. Figures stand
in braces, by place (`{0:seat}`) or, in questions, by the name of the rule's field; what follows the
colon is their kind.
"""

from __future__ import annotations

import string
from collections.abc import Callable
from typing import Any, Final

from boardwright.games.keythedral.actions import (
    COLOURS,
    CORNER,
    FENCE_MARK,
    MIXES,
    PAIRS,
    TILE,
)
from boardwright.games.keythedral.components import BASICS, CODES, EFFECTS, KINDS, Box
from boardwright.games.keythedral.land import cell_xy, plot_xy

# What is asked.
ASKS: Final[dict[str, str]] = {
    "ask.lay-field": "{asked:seat}, on which place do you lay the {kind:field} you drew?",
    "ask.choose-cottage": "{asked:seat}, which of your cottages do you lay now?",
    "ask.lay-cottage": "{asked:seat}, on which plot do you lay your cottage {number:number}?",
    "ask.law-window": "{asked:seat}, do you play a law {window:window}?",
    "ask.place-marker": "{asked:seat}, which number gets work order marker {marker:number}?",
    "ask.send-worker": "{asked:seat}, where do you send a worker of your tile {number:number}?",
    "ask.early-bell": "{asked:seat}, which of your tiles sends a worker before the markers?",
    "ask.send-early": "{asked:seat}, where do you send the early worker of tile {number:number}?",
    "ask.share-field": "{asked:seat}, which worker does your worker of tile {number:number} join?",
    "ask.long-walk": "{asked:seat}, to which empty field walks the worker of tile {number:number}?",
    "ask.free-cube": "{asked:seat}, which cube do you take for nothing ({left} to come)?",
    "ask.name-kind": "{asked:seat}, which kind do you name for {law:law}?",
    "ask.change-worker": "{asked:seat}, which worker brings another cube ({left} at most)?",
    "ask.glean": "{asked:seat}, which two kinds of field bring you one cube more?",
    "ask.turn": "{asked:seat}, it is your turn: what do you do?",
    "ask.law-or-end": "{asked:seat}, do you play a law before your turn ends?",
    "ask.leave-out": "{asked:seat}, which cube of {building:building} do you leave out?",
    "ask.build-fence": "{asked:seat}, on which side of which tile do you lay your fence?",
    "ask.move-tile": "{asked:seat}, where do you move your fenced-in tile {number:number}?",
    "ask.remove-fence": "{asked:seat}, which fence do you take away?",
    "ask.pay-craft": "{asked:seat}, with which cubes do you pay for one {kind:kind}?",
    "ask.pay-trade": "{asked:seat}, what do you trade for one {kind:kind}?",
    "ask.pay-law": "{asked:seat}, which cube do you pay for the law card?",
    "ask.price-tile": "{asked:seat}, which building tile does {law:law} change?",
    "ask.raise-kind": "{asked:seat}, of which kind does {building:building} cost one more?",
    "ask.grant-house": "{asked:seat}, which cottage becomes a house for nothing?",
    "ask.bid": "{asked:seat}, how much do you bid for the start player marker?",
    "ask.match": "{asked:seat}, do you match the highest bid and keep the marker?",
    "ask.pay-bid": "{asked:seat}, which cube do you hand to {payee:seat}?",
    "ask.name-start": "{asked:seat}, who is the next start player?",
}

# Where the manual speaks of what is asked.
RULES: Final[dict[str, str]] = {
    "rule.lay-field": "K3.9",
    "rule.choose-cottage": "K3.11",
    "rule.lay-cottage": "K3.12",
    "rule.law-window": "K5.3",
    "rule.place-marker": "K4.1.2",
    "rule.send-worker": "K4.1.4",
    "rule.early-bell": "K5.L2",
    "rule.send-early": "K5.L2",
    "rule.share-field": "K5.L4",
    "rule.long-walk": "K5.L6",
    "rule.free-cube": "K5.11",
    "rule.name-kind": "K5.L7",
    "rule.change-worker": "K5.L9",
    "rule.glean": "K5.L10",
    "rule.turn": "K4.3.1",
    "rule.law-or-end": "K5.9",
    "rule.leave-out": "K5.L12",
    "rule.build-fence": "K4.3.C1",
    "rule.move-tile": "K4.3.C4",
    "rule.remove-fence": "K4.3.C3",
    "rule.pay-craft": "K4.3.D1",
    "rule.pay-trade": "K4.3.E1",
    "rule.pay-law": "K4.3.F1",
    "rule.price-tile": "K5.L12",
    "rule.raise-kind": "K5.L13",
    "rule.grant-house": "K5.L17",
    "rule.bid": "K4.5.2",
    "rule.match": "K4.5.5",
    "rule.pay-bid": "K4.5.6",
    "rule.name-start": "K4.5.10",
}

# What can be answered: `do.` one action, `verb.` the heading above all actions of a kind.
DEEDS: Final[dict[str, str]] = {
    "do.lay": "lay the field at {0:cell}",
    "do.cottage": "lay cottage {0:number}",
    "do.settle": "settle on plot {0:plot}",
    "do.mark": "activate number {0:number}",
    "do.send": "send the worker to {0:cell}",
    "do.idle": "let the worker stay idle",
    "do.buy": "buy {0:building} for {0:worth} points",
    "do.leave": "leave out one {0:kind}",
    "do.house": "turn cottage {0:number} into a house",
    "do.fence": "build a fence for 1 timber",
    "do.side": "fence the {1:corner} side of {0:tile}",
    "do.unfence": "take a fence away for 2 wine",
    "do.remove": "remove the fence {0:fence}",
    "do.move": "move to plot {0:plot}",
    "do.craft": "buy one {0:craft} (list price {0:price} basic cubes)",
    "do.trade": "trade basic cubes for one {0:kind}",
    "do.pay": "pay {0:mix}",
    "do.take": "take the law card on space {0:number} for 1 cube",
    "do.give": "give one {0:kind}",
    "do.pass": "pass",
    "do.end": "end your turn",
    "do.bid": "bid {0:number}",
    "do.match": "match the bid",
    "do.start": "name {0:seat}",
    "do.law": "play {0:law}: {0:effect}",
    "do.decline": "decline",
    "do.stop": "stop here",
    "do.ring": "send early from tile {0:number}",
    "do.free": "take one {0:kind}",
    "do.name": "name {0:kind}",
    "do.change": "a worker brings one {1:kind} instead of {0:kind}",
    "do.glean": "one more {0:pair}",
    "do.price": "change the price of {0:building}",
    "do.raise": "one more {0:kind}",
    "verb.lay": "Lay the field",
    "verb.cottage": "Choose a cottage",
    "verb.settle": "Lay the cottage",
    "verb.mark": "Place the marker",
    "verb.send": "Send the worker",
    "verb.idle": "Stay idle",
    "verb.buy": "Buy a building tile",
    "verb.leave": "Leave out a cube",
    "verb.house": "Turn a cottage into a house",
    "verb.fence": "Build a fence",
    "verb.side": "Lay the fence",
    "verb.unfence": "Take a fence away",
    "verb.remove": "Remove a fence",
    "verb.move": "Move the tile",
    "verb.craft": "Buy a craft cube",
    "verb.trade": "Trade",
    "verb.pay": "Pay",
    "verb.take": "Take a law card and leave the phase",
    "verb.give": "Give a cube",
    "verb.pass": "Pass",
    "verb.end": "End the turn",
    "verb.bid": "Bid",
    "verb.match": "Match the bid",
    "verb.start": "Name the start player",
    "verb.law": "Play a law",
    "verb.decline": "Decline",
    "verb.stop": "Stop",
    "verb.ring": "Ring the bell",
    "verb.free": "Take a cube",
    "verb.name": "Name a kind",
    "verb.change": "Change what a worker brings",
    "verb.glean": "Glean",
    "verb.price": "Change a price",
    "verb.raise": "Raise the price",
}

# What happened.
NOTES: Final[dict[str, str]] = {
    "note.starts": "{0:seat} is drawn as the start player.",
    "note.drew-field": "{0:seat} draws a field: {1:field}.",
    "note.laid": "{0:seat} lays the {1:field} at {2:cell}.",
    "note.settled": "Cottage {0:tile} settles on plot {1:plot}.",
    "note.row-up": "The row of value {0} is turned up.",
    "note.round": "Round {0} begins.",
    "note.marker": "{0:seat} puts marker {1} on number {2}.",
    "note.sent": "A worker of {0:tile} goes to {1:cell}.",
    "note.idle": "A worker of {0:tile} stays idle.",
    "note.harvest": "{0:seat} harvests {1:timber}, {2:stone}, {3:food}, {4:water}, {5:wine}.",
    "note.passed": "{0:seat} passes.",
    "note.bought": "{0:seat} buys {1:building} for {2} points.",
    "note.last-bought": "{0:seat} has bought the last building tile: the game is over.",
    "note.dry-end": "Nobody has bought a building tile in {0} rounds: the game is over.",
    "note.house": "{0:seat} turns the cottage {1:tile} into a house.",
    "note.fenced": "{0:seat} lays a fence on the {2:corner} side of {1:tile}.",
    "note.unfenced": "{0:seat} removes the fence {1:fence} from the game.",
    "note.moved": "{0:tile} moves to plot {1:plot}.",
    "note.crafted": "{0:seat} buys one {1:kind} for {2:mix}.",
    "note.traded": "{0:seat} trades {1:mix} for one {2:kind}.",
    "note.took-law": "{0:seat} takes a law card for one {1:kind} and is out of the phase.",
    "note.law-is": "The card taken is {0:law}: {0:effect}.",
    "note.law": "{0:seat} plays {1:law}: {1:effect}.",
    "note.bumper": "{0:seat} names {1:kind}: workers on its fields bring two.",
    "note.barred": "{0:seat} names {1:kind}: nobody takes it in this phase any more.",
    "note.changed": "A worker of {0:seat} brings one {2:kind} instead of {1:kind}.",
    "note.free": "{0:seat} takes one {1:kind} for nothing.",
    "note.reduced": "{0:seat} reduces the price of {1:building} by one cube.",
    "note.raised": "{0:seat} raises the price of {1:building} by one {2:kind}.",
    "note.looked": "{0:seat} looks at the row of value {1}.",
    "note.saw": "You see {0:building} there.",
    "note.holder": "The start player marker goes to {0:seat}.",
    "note.bid": "{0:seat} bids {1}.",
    "note.no-bid": "{0:seat} does not bid any more.",
    "note.matched": "{0:seat} matches the bid of {1}.",
    "note.not-matched": "{0:seat} does not match the bid.",
    "note.paid": "{0:seat} hands {1:seat} a cube.",
    "note.paid-kind": "The cube from {0:seat} to {1:seat} is {2:kind}.",
    "note.named": "{0:seat} names {1:seat} as the next start player.",
}

# Why not.
REFUSALS: Final[dict[str, str]] = {
    "no.all-fenced": "every field side of that plot has a fence",
    "no.all-sent": "that tile has no worker left to send",
    "no.another-kind": "it must be for another kind",
    "no.bid-too-high": "you can bid {0} at most",
    "no.bid-too-low": "a bid must be higher than {0}",
    "no.cottage-laid": "that cottage lies on the board already",
    "no.fence-not-laid": "that fence does not lie on the board",
    "no.fence-there": "that side has a fence already",
    "no.fenced-off": "a fence stands between the tile and that field",
    "no.few-basics": "it costs {0} basic cubes and you have {1}",
    "no.field-taken": "a worker stands on that field already",
    "no.house-already": "that tile is a house already",
    "no.house-ban": "another player has banned houses in this phase",
    "no.keythedral-there": "the Keythedral lies on that plot",
    "no.kind-barred": "a failed harvest bars that kind in this phase",
    "no.law-not-held": "you do not hold that law",
    "no.law-not-now": "that law is played at another moment",
    "no.must-send": "there is an open field, so the worker must go",
    "no.no-cottage": "there is no cottage it could touch",
    "no.no-craft-left": "there is no {0:kind} left in Keytown",
    "no.no-cube": "it costs a cube and you have none",
    "no.no-fence": "no fence lies on the board",
    "no.no-fence-left": "you have no fence left",
    "no.no-field-there": "no field lies there",
    "no.no-field-touched": "that plot touches no field",
    "no.no-free-cube": "the store has no cube that may be taken",
    "no.no-law-there": "that New Law space is empty",
    "no.no-open-field": "there is no field open to a worker",
    "no.no-such-seat": "nobody sits there",
    "no.no-such-tile": "nobody plays that colour",
    "no.no-worker-out": "none of your workers stands on a field",
    "no.no-worker-there": "no more of your workers gather {0:kind}",
    "no.not-in-cost": "that cube is not part of its cost",
    "no.not-in-row": "only building tiles of the lowest unfinished row count",
    "no.not-one-worker": "there must be exactly one worker on the field",
    "no.not-printed": "that kind is not printed on the tile",
    "no.not-the-price": "the price is exactly {0}",
    "no.not-touching": "that field does not touch the tile's plot",
    "no.nothing-beside": "that place lies neither beside a field nor beside a cottage",
    "no.number-used": "that number has a marker already",
    "no.one-at-least": "you must choose one at least",
    "no.out-of-phase": "you are out of the phase",
    "no.own-worker-there": "a worker of the same tile stands there",
    "no.place-taken": "a field lies there already",
    "no.plot-taken": "a tile lies on that plot already",
    "no.reduced-already": "its price is reduced already",
    "no.short-of": "it needs {0:amount} {1:kind} and you have {2}",
    "no.store-empty": "the store has no {0:kind} left",
    "no.too-late": "it is too late for that in this activation",
}

# What the laws do; {0} is the amount printed on the card.
LAWS: Final[dict[str, str]] = {
    "law.master-of-works": "you choose the number of every marker this round",
    "law.early-bell": "one worker of one of your tiles goes out before the markers",
    "law.lodger": "the activated cottage sends one worker more",
    "law.shared-field": "a worker of the activated tile joins another worker on a touching field",
    "law.right-of-way": "fences do not stop your workers this phase, or take a cube if none could",
    "law.long-walk": "a worker of the activated tile goes to any empty field",
    "law.bumper-harvest": "name a kind of field whose workers bring two cubes this round",
    "law.failed-harvest": "name a kind of cube that nobody takes for the rest of the harvest",
    "law.change-of-trade": "up to {0} of your workers bring another kind of basic cube",
    "law.gleaning": "one cube more from each of two kinds of field you work on",
    "law.poor-relief": "one free cube for each of your idle workers, at least 1, at most {0}",
    "law.reduced-price": "a building tile of the current row costs one cube less",
    "law.raised-price": "a building tile of the current row costs one cube more",
    "law.free-trade": "up to {0} of your trades this phase cost one cube instead of two",
    "law.housing-ban": "the others may not turn cottages into houses this phase",
    "law.fence-amnesty": "remove up to {0} fences for nothing",
    "law.cottage-grant": "one of your cottages becomes a house for nothing",
    "law.guild-favour": "up to {0} craft cubes you buy this phase cost one cube less",
    "law.architects-drawings": "look at the next row in secret, or take a cube if it is open",
    "law.royal-appointment": "you name the next start player, and nobody pays",
}

# Names of things that programs show beside sentences.
NAMES: Final[dict[str, str]] = {
    "score.buildings": "building tiles",
    "score.gold": "gold",
    "score.glass": "stained glass",
    "score.iron": "ironwork",
    "score.basics": "basic cubes",
    "tie.0": "building tiles owned",
    "phase.0": "set-up",
    "phase.1": "workers",
    "phase.2": "harvest",
    "phase.3": "actions",
    "phase.4": "return",
    "phase.5": "start player",
    "window.0": "at the start of the round",
    "window.1": "while sending workers",
    "window.2": "before the harvest",
    "window.3": "before your harvest",
    "window.4": "on your turn",
    "window.5": "after the auction",
}

# What a judge looks at, as a hint names it.
FEATURES: Final[dict[str, str]] = {
    "feature.buildings": "building tiles",
    "feature.basics": "basic cubes",
    "feature.crafts": "craft cubes",
    "feature.stock": "cubes for times to come",
    "feature.payable": "building tiles in reach of the hand",
    "feature.within-reach": "building tiles a deal away",
    "feature.begun": "cubes towards a building tile",
    "feature.workers": "workers on fields",
    "feature.openings": "open fields for workers still to go",
    "feature.harvest": "harvests to come",
    "feature.variety": "kinds of field at hand",
    "feature.houses": "houses",
    "feature.house-kits": "timber and stone for houses",
    "feature.laws": "laws in hand",
    "feature.fences": "fences in hand",
    "feature.start": "prospect of starting the next round",
    "feature.bid": "cubes from the auction",
    "feature.plots": "room for cottages",
}

# What the picture says.
PICTURE: Final[dict[str, str]] = {
    "pic.set-up": "Set-up",
    "pic.round": "Round {0}",
    "pic.phase": "phase {0}: {0:phase}",
    "pic.over": "The game is over",
    "pic.start": "start player {0:seat}",
    "pic.marker": "marker with {0:seat}",
    "pic.dry": "dry rounds {0}/{1}",
    "pic.dry-only": "dry rounds {0}",
    "pic.built": "bought {0}/{1}",
    "pic.you": "You are {0:seat} ({0:letter})",
    "pic.cubes": "{0} cubes",
    "pic.points": "tiles worth {0}",
    "pic.drawn": "drawn: {0:field} ({0:code})",
    "pic.bag": "bag {0}",
    "pic.laws": "laws",
    "pic.mat": "Keythedral mat",
    "pic.buyable": "• open to you now",
    "pic.order": "Work order",
    "pic.town": "Keytown",
    "pic.store": "store",
    "pic.crafts": "crafts",
    "pic.price": "for {0}",
    "pic.new-laws": "new laws",
    "pic.deck": "deck {0}",
    "pic.players": "Players",
    "pic.columns": "cubes tiles laws houses fences",
    "pic.out": "out",
    "pic.auction": "Auction",
    "pic.no-bid": "no bid yet",
    "pic.bid": "{0:seat} bids {1}",
    "pic.owed": "{0} still to pay",
    "pic.quit": "{0:seat} is out",
    "pic.matched": "{0:seat} matches",
    "pic.force": "In force",
    "pic.master": "{0:seat} chooses every number (Master of Works)",
    "pic.way": "fences do not stop {0:seat}",
    "pic.bumper": "workers bring two {0:kind} each",
    "pic.barred": "nobody takes {0:kind}",
    "pic.change": "a worker brings {1:kind} instead of {0:kind}",
    "pic.glean": "one more {0:kind} to glean",
    "pic.trades": "{0:seat} has {1} trades at one for one",
    "pic.favours": "{0:seat} has {1} craft cubes at one less",
    "pic.ban": "{0:seat} bans the others' houses",
    "pic.appoint": "{0:seat} names the start player",
    "pic.looked": "{0:seat} has seen the next row",
    "pic.fences": "Fences laid",
    "pic.your-laws": "Your laws",
    "pic.key": "Key",
    "pic.key-tiles": "b3 cottage of blue, B3 house; in a field: worker",
    "pic.key-fences": "a letter on a plot's side is a fence; a number in brackets or in a plot,"
    " or a dot, is an option",
}

WORDS: Final[dict[str, str]] = {
    **ASKS,
    **RULES,
    **DEEDS,
    **NOTES,
    **REFUSALS,
    **LAWS,
    **NAMES,
    **FEATURES,
    **PICTURE,
}

LETTERS: Final = "BYGNR"  # of the colours, for those who do not see them


def seat(box: Box, value: int) -> str:
    return COLOURS[value].capitalize()


def letter(box: Box, value: int) -> str:
    return LETTERS[value]


def cell(box: Box, value: int) -> str:
    x, y = cell_xy(value)
    return f"{x},{y}"


def plot(box: Box, value: int) -> str:
    x, y = plot_xy(value)
    return f"{x},{y}"


def number(box: Box, value: int) -> str:
    """Numbers, spaces and bids count from 0 inside and from 1 outside."""
    return str(value + 1)


def amount(box: Box, value: int) -> str:
    return str(value)


def kind(box: Box, value: int) -> str:
    return box.cube_names[value]


def code(box: Box, value: int) -> str:
    return CODES[value]


def craft(box: Box, value: int) -> str:
    return box.cube_names[BASICS + value]


def price(box: Box, value: int) -> str:
    return str(box.price[BASICS + value])


def field(box: Box, value: int) -> str:
    return box.field_names[value]


def mix(box: Box, value: int) -> str:
    counts = MIXES[value]
    return " + ".join([f"{n} {box.cube_names[i]}" for i, n in enumerate(counts) if n])


def pair(box: Box, value: int) -> str:
    return " + ".join([box.cube_names[i] for i in PAIRS[value]])


def cost_code(box: Box, building_id: int) -> str:
    return "".join([CODES[i] * box.costs[building_id][i] for i in range(KINDS)])


def building(box: Box, value: int) -> str:
    return f"B{value + 1:02} ({cost_code(box, value)})"


def worth(box: Box, value: int) -> str:
    return str(box.values[box.row_of[value]])


def law(box: Box, value: int) -> str:
    return box.titles[value]


def effect(box: Box, value: int) -> str:
    name = EFFECTS[box.effects[value]][0]
    return WORDS[f"law.{name}"].replace("{0}", str(box.amounts[value]))


def window(box: Box, value: int) -> str:
    return WORDS[f"window.{value}"]


def when(box: Box, value: int) -> str:
    """The window of a law."""
    return WORDS[f"window.{box.windows[value]}"]


def phase(box: Box, value: int) -> str:
    return WORDS[f"phase.{value}"]


def tile(box: Box, value: int) -> str:
    return TILE.words[value]


def fence(box: Box, value: int) -> str:
    return FENCE_MARK.words[value]


def corner(box: Box, value: int) -> str:
    return CORNER.words[value]


def count_of(box: Box, n: int, basic: int) -> str:
    return f"{n} {box.cube_names[basic]}"


def timber(box: Box, value: int) -> str:
    return count_of(box, value, 0)


def stone(box: Box, value: int) -> str:
    return count_of(box, value, 1)


def food(box: Box, value: int) -> str:
    return count_of(box, value, 2)


def water(box: Box, value: int) -> str:
    return count_of(box, value, 3)


def wine(box: Box, value: int) -> str:
    return count_of(box, value, 4)


SPEAK: Final[dict[str, Callable[[Any, int], str]]] = {
    "seat": seat,
    "letter": letter,
    "cell": cell,
    "plot": plot,
    "number": number,
    "amount": amount,
    "kind": kind,
    "code": code,
    "craft": craft,
    "price": price,
    "field": field,
    "mix": mix,
    "pair": pair,
    "building": building,
    "worth": worth,
    "law": law,
    "effect": effect,
    "window": window,
    "phase": phase,
    "tile": tile,
    "fence": fence,
    "corner": corner,
    "timber": timber,
    "stone": stone,
    "food": food,
    "water": water,
    "wine": wine,
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
