"""Every text of the game: message key -> English template, and how each kind of figure is spoken.

A template is one whole sentence or label, so that it can be translated as it stands. Figures stand
in braces, by place (`{0:seat}`) or, in questions, by the name of the rule's field; what follows the
colon is their kind.
"""

from __future__ import annotations

import string
from collections.abc import Callable
from typing import Any, Final

from boardwright.games.guilds_of_london.actions import CARD, NO_SUIT, PLAYERS, SUIT_NAMES
from boardwright.games.guilds_of_london.components import (
    COUNTING,
    EFFECTS,
    ICON,
    ICON_LETTERS,
    MAN_OF_HALL,
    NUMBERED,
    POWERS,
    SIDES,
    SUITS,
    TIES,
    Box,
)
from boardwright.games.guilds_of_london.grid import HALL, SHIP, SUPPLY, cell_xy

# What is asked.
ASKS: Final[dict[str, str]] = {
    "ask.secret": "{asked:seat}, which Mayoral card do you keep?",
    "ask.turn": "{asked:seat}, it is your turn: which card do you play, and for what?",
    "ask.pay-gold": "{asked:seat}, which card do you pay for {card:card} ({left} to pay)?",
    "ask.move-source": "{asked:seat}, where does the man come from?",
    "ask.move-goal": "{asked:seat}, to which tile does the man from {source:place} go?",
    "ask.men-count": "{asked:seat}, how many men go to {goal:place}?",
    "ask.second-card": "{asked:seat}, which card do you add to {card:card} for {goal:place}?",
    "ask.hire-count": "{asked:seat}, how many men do you hire?",
    "ask.ship-man": "{asked:seat}, from where does a man go to the Plantation ({left} at most)?",
    "ask.recall-man": "{asked:seat}, from where does a man come home ({left} at most)?",
    "ask.march-goal": "{asked:seat}, to which tile do your men march?",
    "ask.gather-man": "{asked:seat}, who marches to {goal:place} ({left} at most)?",
    "ask.evict": "{asked:seat}, whose man do you send home?",
    "ask.swap-own": "{asked:seat}, which of your men changes places?",
    "ask.swap-other": "{asked:seat}, with whose man does yours on {own:place} change places?",
    "ask.archive": "{asked:seat}, which discarded card do you take ({left} at most)?",
    "ask.crowd-tile": "{asked:seat}, on which tile do you put a neutral ({left} at most)?",
    "ask.beadle-tile": "{asked:seat}, where does the Beadle go?",
    "ask.claim-tile": "{asked:seat}, which guild do you claim?",
    "ask.discard": "{asked:seat}, your hand is too large: which card do you discard?",
    "ask.negotiate": "{asked:seat}, how many of your men at {place:place} do neutrals replace?",
    "ask.negotiate-any": "{asked:seat}, whose man at {place:place} does a neutral replace?",
    "ask.icon-amount": "{asked:seat}, {icon:icon}?",
    "ask.icon-move": "{asked:seat}, do you move a man ({left} at most)?",
    "ask.icon-goal": "{asked:seat}, to which tile does the man from {source:place} go?",
    "ask.icon-mayoral": "{asked:seat}, do you draw a Mayoral card?",
    "ask.name-suit": "{asked:seat}, which suit does your new tile show?",
}

# Where the manual speaks of what is asked.
RULES: Final[dict[str, str]] = {
    "rule.secret": "G3.3.7",
    "rule.turn": "G4.1.1",
    "rule.pay-gold": "G4.1.5",
    "rule.move-source": "G4.1.3",
    "rule.move-goal": "G4.1.3",
    "rule.men-count": "G4.1.6",
    "rule.second-card": "G6.3.2",
    "rule.hire-count": "G4.1.6",
    "rule.ship-man": "G7.B2",
    "rule.recall-man": "G7.B4",
    "rule.march-goal": "G7.R2",
    "rule.gather-man": "G7.R2",
    "rule.evict": "G7.R4",
    "rule.swap-own": "G7.R5",
    "rule.swap-other": "G7.R5",
    "rule.archive": "G7.G4",
    "rule.crowd-tile": "G7.P3",
    "rule.beadle-tile": "G7.P4",
    "rule.claim-tile": "G10.8",
    "rule.discard": "G4.1.9",
    "rule.negotiate": "G4.2.4",
    "rule.negotiate-any": "G9.3",
    "rule.icon-amount": "G4.2.9",
    "rule.icon-move": "G2.7",
    "rule.icon-goal": "G2.7",
    "rule.icon-mayoral": "G2.7",
    "rule.name-suit": "G6.2.5",
}

# What can be answered: `do.` one action, `verb.` the heading above all actions of a kind.
DEEDS: Final[dict[str, str]] = {
    "do.keep": "keep {0:mayoral}: {0:aim}",
    "do.end": "end your turn",
    "do.hire": "hire a man with {0:card}",
    "do.move": "move a man with {0:card}",
    "do.use": "use {0:card}: {0:ability}",
    "do.claim": "claim a guild for tokens",
    "do.pay": "pay {0:card}",
    "do.add": "add {0:card}",
    "do.drop": "discard {0:card}",
    "do.from": "from {0:place}",
    "do.to": "to {0:place}",
    "do.men": "{0:men}",
    "do.evict": "send {1:seat}'s man home from {0:place}",
    "do.swap": "change places with {1:seat}'s man on {0:place}",
    "do.dig": "take {0:card}: {0:ability}",
    "do.stop": "stop here",
    "do.replace": "replace {0}",
    "do.oust": "replace a man of {0:seat}",
    "do.take": "take {0}",
    "do.accept": "draw a Mayoral card",
    "do.decline": "draw none",
    "do.name": "name {0:suit}",
    "verb.keep": "Keep a Mayoral card",
    "verb.end": "End the turn",
    "verb.hire": "Hire",
    "verb.move": "Move",
    "verb.use": "Use an ability",
    "verb.claim": "Claim a guild",
    "verb.pay": "Pay",
    "verb.add": "Add a card",
    "verb.drop": "Discard",
    "verb.from": "From where",
    "verb.to": "Where to",
    "verb.men": "How many men",
    "verb.evict": "Send home",
    "verb.swap": "Change places",
    "verb.dig": "Take from the pile",
    "verb.stop": "Stop",
    "verb.replace": "Replace men by neutrals",
    "verb.oust": "Replace a man by a neutral",
    "verb.take": "How much",
    "verb.accept": "Draw",
    "verb.decline": "Decline",
    "verb.name": "Name a suit",
}

# What happened.
NOTES: Final[dict[str, str]] = {
    "note.side": "The Plantation lies with its {0:side} side up.",
    "note.laid": "{0:tile} is laid at {1:place}.",
    "note.beadle": "The Beadle stands on {0:tile} at {1:place}.",
    "note.beadle-off": "No guild is open: the Beadle leaves the board.",
    "note.starts": "{0:seat} is drawn as the start player.",
    "note.dealt-mayoral": "You are dealt {0:mayoral}: {0:aim}.",
    "note.kept": "You keep {0:mayoral}.",
    "note.all-kept": "Every player has kept one Mayoral card.",
    "note.round": "Round {0} begins.",
    "note.plays-hire": "{0:seat} plays {1:card} to hire.",
    "note.plays-move": "{0:seat} plays {1:card} to move.",
    "note.plays-use": "{0:seat} uses {1:card}: {1:ability}.",
    "note.paid-card": "{0:seat} pays {1:card}.",
    "note.paid-man": "{0:seat} returns a man from {1:place} to the supply.",
    "note.added": "{0:seat} adds {1:card}.",
    "note.hired": "{0:seat} hires {1:men}.",
    "note.moved": "{0:seat} sends {1:men} from {2:place} to {3:place}.",
    "note.shipped": "{0:seat} ships {1:men} from the Guildhall to the Plantation.",
    "note.evicted": "{0:seat} sends {1:seat}'s man home from {2:place}.",
    "note.swapped": "{0:seat}'s man on {1:place} and {2:seat}'s on {3:place} change places.",
    "note.dug": "{0:seat} takes {1:card} from the discard pile.",
    "note.crowd": "{0:seat} puts a neutral on {1:place}.",
    "note.claimed": "{0:seat} claims {1:tile} at {2:place} for tokens.",
    "note.ended": "{0:seat}'s turn is over.",
    "note.drew": "{0:seat} draws {1:cards}.",
    "note.drew-card": "You draw {0:card}: {0:ability}.",
    "note.dropped": "{0:seat} discards {1:card}.",
    "note.reshuffled": "The {0} cards of the discard pile are shuffled.",
    "note.resolve": "{0:tile} at {1:place} is resolved.",
    "note.replaced": "{0:seat} replaces {1:men} of {2:seat} by neutrals.",
    "note.nobody": "No man is left on {0:tile}: it stays as it is.",
    "note.tied": "The vote on {0:tile} is tied: it stays as it is.",
    "note.won": "{0:seat} wins {1:tile}.",
    "note.second": "{0:seat} is second on {1:tile} and takes the token.",
    "note.gain": "{0:seat} gains {1} VP.",
    "note.neutrals": "{0:seat} takes {1:neutrals}.",
    "note.mayoral": "{0:seat} draws a Mayoral card.",
    "note.mayoral-is": "Your Mayoral card is {0:mayoral}: {0:aim}.",
    "note.no-mayoral": "There is no Mayoral card left for {0:seat}.",
    "note.named": "{0:seat} names {1:suit}.",
    "note.jump": "The round marker jumps to {0}.",
    "note.plantation": "The Plantation ({0:side}) is resolved.",
    "note.returned": "{0:seat} returns {1:men} from the Plantation to the supply.",
    "note.growth": "The city grows by {0} tiles.",
    "note.boris-card": "Boris shows {0:card}.",
    "note.final": "The game is over: all Mayoral cards are shown.",
}

# Why not.
REFUSALS: Final[dict[str, str]] = {
    "no.another-player": "it must be another player's man",
    "no.few-cards": "it costs {0} other cards",
    "no.few-men": "there is no more than {0:men}",
    "no.few-neutrals": "you have no more than {0:neutrals}",
    "no.few-tokens": "it costs {0} tokens",
    "no.has-master": "that guild has a Master",
    "no.icon-shows": "the icon shows {0}",
    "no.no-claims": "claiming guilds is not part of this game",
    "no.no-free-guild": "no resolved guild is without a Master",
    "no.no-goal": "no tile is open to a man from there",
    "no.no-guild": "that is no guild tile",
    "no.no-man-in-hall": "it needs one of your men in the Guildhall",
    "no.no-man-on-ship": "it needs one of your men on the Plantation",
    "no.no-man-there": "no such man is there",
    "no.no-move": "no man of yours can go to a tile with the card's banners",
    "no.no-own-man": "none of your men is there",
    "no.no-second-card": "you hold no second card that opens this guild",
    "no.no-use": "the ability would do nothing now",
    "no.not-dealt": "you were not dealt that card",
    "no.not-from-plantation": "men on the Plantation stay there",
    "no.not-in-hand": "you do not hold that card",
    "no.not-in-reach": "that card does not lie on top of the discard pile",
    "no.not-open": "that is no open tile",
    "no.not-resolved": "that tile is not resolved yet",
    "no.not-so-many": "there are only {0} to take",
    "no.one-at-least": "you must choose one at least",
    "no.one-by-one": "men are replaced one by one",
    "no.own-men-only": "you replace your own men only, in one go",
    "no.promo-closed": "that guild does not let it in",
    "no.same-place": "it is there already",
    "no.so-many-at-most": "it is for {0} at most",
    "no.supply-empty": "you have no man left in your supply",
    "no.under-resolution": "the tile under resolution is out of reach",
    "no.wrong-banners": "the banners of the two cards do not open this guild",
    "no.wrong-suit": "the tile shows none of the suits",
}

# What the abilities do; {0} is the amount printed on the card, {1} its extra. Where "up to 1" would
# read badly, one has a text of its own.
ABILITIES: Final[dict[str, str]] = {
    "card.hire": "hire up to {0} men",
    "card.hire-and-draw": "hire up to {0} men and draw {1} card",
    "card.place": "{0} man from your supply onto a tile with its banner",
    "card.feast": "up to {0} men from your supply onto one tile",
    "card.ship": "up to {0} men from the Guildhall or tiles to the Plantation",
    "card.ship-one": "1 man from the Guildhall or a tile to the Plantation",
    "card.emigrate": "{0} man from your supply to the Plantation",
    "card.recall": "up to {0} men from the Plantation or tiles home, and draw {1} card",
    "card.gain": "gain {0} VP",
    "card.escort": "up to {0} men from one place to a tile with its banner",
    "card.march": "up to {0} men from anywhere to one tile",
    "card.passage": "{0} man to any tile; end draw +{1}",
    "card.evict": "send {0} man of another player from a tile home",
    "card.swap": "your man and another player's change tiles",
    "card.end-draw": "end draw +{0}",
    "card.loan": "draw {0} cards now; end draw {1}",
    "card.archive": "take up to {0} cards from the top of the discard pile",
    "card.draw": "draw {0} cards now",
    "card.mayoral": "draw {0} Mayoral card",
    "card.neutral": "take {0} neutral; end draw +{1}",
    "card.crowd": "up to {0} neutrals onto tiles",
    "card.beadle": "move the Beadle, and draw {1} card",
    "card.tongue": "until your turn ends moves go to any tile, with up to {0} men",
}

# What Mayoral cards score; {0} points for one, {1} the most, {2} and {3} the suits.
AIMS: Final[dict[str, str]] = {
    "aim.suit": "{0} for each of your Masters on {2}, at most {1}",
    "aim.pair": "{0} for each pair of your Masters, one on {2} and one on {3}, at most {1}",
    "aim.ward": "{0} for each of your Masters around the Guildhall, at most {1}",
    "aim.monument": "{0} for each of your Masters on a special building, at most {1}",
    "aim.plantation": "{0} for each of your men on the Plantation, at most {1}",
    "aim.hall": "{0} for each of your men in the Guildhall, at most {1}",
    "aim.estate": "{0} for each Master of your largest connected group, at most {1}",
    "aim.token": "{0} for each second-place token you hold, at most {1}",
}

# Names of things that programs show beside sentences.
NAMES: Final[dict[str, str]] = {
    "score.tiles": "tiles",
    "score.tokens": "second places",
    "score.plantation": "Plantation",
    "score.abilities": "abilities",
    "score.mayoral": "Mayoral cards",
    "score.neighbours": "neighbouring Masters",
    "tie.0": "Mayoral cards held",
    "tie.1": "points of Boris",
    "place.hall": "the Guildhall",
    "place.plantation": "the Plantation",
    "place.supply": "the supply",
    "compass.0": "north",
    "compass.1": "east",
    "compass.2": "south",
    "compass.3": "west",
    "icon.D": "how many cards do you draw ({0} at most)",
    "icon.H": "how many men do you hire ({0} at most)",
    "icon.N": "how many neutrals do you take ({0} at most)",
    "icon.S": "how many men do you ship ({0} at most)",
}

# What the judge looks at.
FEATURES: Final[dict[str, str]] = {
    "feature.points": "points",
    "feature.mayoral": "points from Mayoral cards",
    "feature.mayoral-hope": "hope in Mayoral cards",
    "feature.neighbours": "neighbouring Masters",
    "feature.leads": "tiles about to be won",
    "feature.races": "tiles within reach",
    "feature.seconds": "second places",
    "feature.crop": "reward from the Plantation",
    "feature.settlers": "men on the Plantation for later",
    "feature.hall": "men in the Guildhall",
    "feature.hall-crowd": "men waiting in the Guildhall",
    "feature.men-out": "men on open tiles",
    "feature.ready": "men ready to move in this turn",
    "feature.neutrals": "neutrals",
    "feature.cards": "cards",
    "feature.cards-over": "cards beyond the limit",
    "feature.abilities": "good abilities in hand",
    "feature.banners": "banners in hand",
    "feature.gog": "use of Gog & Magog",
    "feature.university": "use of the University",
    "feature.tokens": "tokens for a claim",
    "feature.last-word": "players who act before",
    "feature.turns": "turns to come",
    "feature.boris": "points for Boris",
}

# What the picture says.
PICTURE: Final[dict[str, str]] = {
    "pic.round": "Round {0} of {1}",
    "pic.set-up": "Set-up",
    "pic.over": "The game is over",
    "pic.grey": "Plantation at {0}",
    "pic.growth": "growth to the {1:compass} at {0}",
    "pic.last": "the end at {0}",
    "pic.scan": "tiles are resolved after this round",
    "pic.no-scan": "tiles are resolved after the next round",
    "pic.order": "order",
    "pic.you": "You are {0:seat} ({0:letter})",
    "pic.own": "{0} VP · Guildhall {1} · supply {2} · Plantation {3} · neutrals {4}",
    "pic.hand": "Hand ({0})",
    "pic.mayoral": "Mayoral",
    "pic.dealt": "Choose one",
    "pic.acted": "end draw {0}",
    "pic.tongue": "Common Tongue",
    "pic.aside": "set aside",
    "pic.guildhall": "GUILDHALL",
    "pic.resolving": "resolving {0:tile}",
    "pic.plantation": "Plantation: {0:side}",
    "pic.first": "first",
    "pic.second": "second",
    "pic.return": "return {0}",
    "pic.nobody": "nobody",
    "pic.players": "Players",
    "pic.columns": " VP hall sup blk hand may tok",
    "pic.tokens": "Tokens",
    "pic.piles": "Piles",
    "pic.stack": "next tile {0:tile}, {1} below it",
    "pic.deck": "deck {0} · discard {1} · Mayoral {2} · neutrals {3}",
    "pic.discard": "discard pile",
    "pic.known": "known in {0:seat}'s hand",
    "pic.key": "Key",
    "pic.key-tile": "tile: number, suits, pieces there / majority value; men by letter,"
    " n neutral, s seeded, * Beadle; icons of the first | of the second",
    "pic.key-icons": "V points, D cards, H hire, N neutrals, S ship, X move, M Mayoral; powers: tie"
    " wins ties, suit names its suit, hand keeps a card more",
    "pic.key-master": "[R] resolved, with its Master and the suits it shows; [-] without one",
    "pic.key-players": "players: points, men in the Guildhall and the supply, black neutrals,"
    " cards, Mayoral cards, tokens",
    "pic.key-cards": "gold is paid with other cards of the hand; end draw: so many cards more, or"
    " fewer, at the end of the turn",
    "pic.key-marks": "a number in brackets is an option",
}

WORDS: Final[dict[str, str]] = {
    **ASKS,
    **RULES,
    **DEEDS,
    **NOTES,
    **REFUSALS,
    **ABILITIES,
    **AIMS,
    **NAMES,
    **FEATURES,
    **PICTURE,
}

LETTERS: Final = "RYGBX"  # of the colours, for those who do not see them; X is Boris


def seat(box: Box, value: int) -> str:
    return PLAYERS[value].capitalize()


def letter(box: Box, value: int) -> str:
    return LETTERS[value]


def place(box: Box, value: int) -> str:
    if value == HALL:
        return WORDS["place.hall"]
    if value == SHIP:
        return WORDS["place.plantation"]
    if value == SUPPLY:
        return WORDS["place.supply"]
    x, y = cell_xy(value)
    return f"{x},{y}"


def tile(box: Box, value: int) -> str:
    name = box.tile_names[value]
    return f"{value + 1} {name}" if value < NUMBERED else name


def suit(box: Box, value: int) -> str:
    return "no suit" if value == NO_SUIT else SUIT_NAMES[value]


def letters_of(mask: int) -> str:
    """The suits of a mask as letters."""
    return "".join([SUITS[i] for i in range(len(SUITS)) if mask >> i & 1])


def card(box: Box, value: int) -> str:
    return f"{CARD.words[value]} {box.card_titles[value]}"


def price(box: Box, value: int) -> str:
    """What an ability costs."""
    if box.gold[value]:
        return f"{box.gold[value]} gold"
    cost = box.man_cost[value]
    if cost == 0:
        return ""
    return "1 man of the Guildhall" if cost == MAN_OF_HALL else "1 man of the Plantation"


def effect(box: Box, value: int) -> str:
    key = f"card.{EFFECTS[box.effects[value]]}"
    text = WORDS[key]
    if box.amounts[value] == 1:
        text = WORDS.get(f"{key}-one", text)
    return text.replace("{0}", str(box.amounts[value])).replace("{1}", str(box.extras[value]))


def ability(box: Box, value: int) -> str:
    cost = price(box, value)
    return f"{effect(box, value)} (for {cost})" if cost else effect(box, value)


def mayoral(box: Box, value: int) -> str:
    return f"{value + 1} {box.mayoral_titles[value]}"


def aim(box: Box, value: int) -> str:
    text = WORDS[f"aim.{COUNTING[box.counting[value]]}"]
    text = text.replace("{0}", str(box.mayoral_points[value]))
    text = text.replace("{1}", str(box.mayoral_most[value]))
    for i, code in enumerate(box.mayoral_suits[value]):
        text = text.replace(f"{{{i + 2}}}", SUIT_NAMES[SUITS.index(code)])
    return text


def icon(box: Box, value: int) -> str:
    """What is asked of the icons that come in numbers."""
    kind, n = divmod(value, ICON)
    return WORDS[f"icon.{ICON_LETTERS[kind]}"].replace("{0}", str(n))


def icon_code(value: int) -> str:
    """An icon in two letters, a power in a word."""
    kind, n = divmod(value, ICON)
    return POWERS[kind - TIES] if kind >= TIES else f"{ICON_LETTERS[kind]}{n}"


def some(n: int, one: str) -> str:
    return f"{n} {one}" if n == 1 else f"{n} {one}s"


def men(box: Box, value: int) -> str:
    return "1 man" if value == 1 else f"{value} men"


def cards(box: Box, value: int) -> str:
    return some(value, "card")


def neutrals(box: Box, value: int) -> str:
    return some(value, "neutral")


def compass(box: Box, value: int) -> str:
    """The side of the next growth, by the growths done."""
    return WORDS[f"compass.{value}"]


def side(box: Box, value: int) -> str:
    return SIDES[value].capitalize()


SPEAK: Final[dict[str, Callable[[Any, int], str]]] = {
    "seat": seat,
    "letter": letter,
    "place": place,
    "tile": tile,
    "suit": suit,
    "card": card,
    "ability": ability,
    "mayoral": mayoral,
    "aim": aim,
    "icon": icon,
    "side": side,
    "men": men,
    "cards": cards,
    "neutrals": neutrals,
    "compass": compass,
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
