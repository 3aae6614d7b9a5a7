"""How each kind of figure is spoken; the texts themselves are in `locale/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardwright.games.bits import has
from boardwright.games.guilds_of_london.actions import (
    ANYWHERE,
    CARD,
    CLAIM,
    COLOUR,
    END,
    EVICT,
    FROM,
    LETTER,
    OUST,
    PLAYERS,
    SUIT,
    SWAP,
    TAKE,
    TILE,
    TO,
)
from boardwright.games.guilds_of_london.city import pieces_on, requirement
from boardwright.games.guilds_of_london.components import (
    MAN_OF_HALL,
    NO_MAN,
    NUMBERED,
    SIDES,
    SUIT_COUNT,
    SUITS,
    TILES,
    Box,
    icon_kind,
    icon_number,
)
from boardwright.games.guilds_of_london.course import next_scan
from boardwright.games.guilds_of_london.flow.icons import ICONS, TakeIcon
from boardwright.games.guilds_of_london.flow.resolving import Negotiate
from boardwright.games.guilds_of_london.grid import HALL, PLACES, SHIP, SUPPLY, cell_xy
from boardwright.games.guilds_of_london.state import NONE, Table, spot_place, spot_tile, votes_in
from boardwright.kernel.catalogue import Space
from boardwright.words import Words, named

LETTERS: Final = "RYGBX"  # of the colours, for those who do not see them; X is Boris


def seat(box: Box, value: int) -> str:
    return WORDS.say(box, f"colour.{PLAYERS[value]}")


def letter(box: Box, value: int) -> str:
    return LETTERS[value]


def place(box: Box, value: int) -> str:
    if value == HALL:
        return WORDS.say(box, "place.hall")
    if value == SHIP:
        return WORDS.say(box, "place.plantation")
    if value == SUPPLY:
        return WORDS.say(box, "place.supply")
    x, y = cell_xy(value)
    return f"{x},{y}"


def spot(box: Box, value: int) -> str:
    """A place with the tile that lies there."""
    laid, where = spot_tile(value), spot_place(value)
    return WORDS.say(box, "name.spot", laid, where) if laid != NONE else place(box, where)


def tile(box: Box, value: int) -> str:
    name = box.tile_names[value]
    return WORDS.say(box, "name.guild", value + 1, name) if value < NUMBERED else name


def suit(box: Box, value: int) -> str:
    return WORDS.say(box, f"suit.{SUIT.words[value]}")


def card(box: Box, value: int) -> str:
    """Its title and its banners: a title may be on several."""
    return WORDS.say(box, "name.card", title(box, value), banners(box, value))


def title(box: Box, value: int) -> str:
    return box.card_titles[value]


def banners(box: Box, value: int) -> str:
    return suits(box, box.banners[value])


def sign(box: Box, value: str) -> str:
    """What is counted, in words that a picture may stand for."""
    return named(value, WORDS.say(box, f"sign.{value}"))


def ability(box: Box, value: int) -> str:
    """What a card's ability does, and what it costs."""
    key = f"card.{box.effects[value].name}"
    text = WORDS.say(box, key, box.amounts[value], box.extras[value])
    if box.gold[value]:
        return WORDS.say(box, "price.gold", text, box.gold[value])
    cost = box.man_cost[value]
    if cost == NO_MAN:
        return text
    return WORDS.say(box, "price.hall" if cost == MAN_OF_HALL else "price.plantation", text)


def later(box: Box, value: int) -> str:
    """Cards more or fewer at the end of the turn."""
    return WORDS.say(box, "later.more" if value > 0 else "later.fewer", abs(value))


def mayoral(box: Box, value: int) -> str:
    return WORDS.say(box, "name.mayoral", value + 1, box.mayoral_titles[value])


def aim(box: Box, value: int) -> str:
    suits = [SUITS.index(code) for code in box.mayoral_suits[value]]
    figures = [box.mayoral_points[value], box.mayoral_most[value], *suits]
    return WORDS.say(box, f"aim.{box.aims[value].name}", *figures)


def icon(box: Box, value: int) -> str:
    """What is asked of the icons that come in numbers."""
    return WORDS.say(box, f"icon.{ICONS[icon_kind(value)].name}", icon_number(value))


def icon_code(value: int) -> str:
    """An icon in two letters, a power in a word."""
    kind = ICONS[icon_kind(value)]
    return kind.name if kind.power else f"{kind.name}{icon_number(value)}"


def icon_codes(icons: tuple[int, ...]) -> str:
    return " ".join([icon_code(icon) for icon in icons])


def rewards(box: Box, icons: tuple[int, ...]) -> str:
    """What some icons bring, from left to right."""
    names = [(ICONS[icon_kind(icon)].name, icon_number(icon)) for icon in icons]
    return ", ".join([WORDS.say(box, f"reward.{name}", n) for name, n in names])


def suits(box: Box, mask: int) -> str:
    """The suits of a bit set."""
    there = [i for i in range(SUIT_COUNT) if has(mask, i)]
    return ", ".join([named(f"suit:{SUITS[i]}", suit(box, i)) for i in there])


def tally(box: Box, value: int) -> str:
    """The votes of each player, most first."""
    cast = sorted([(-n, colour) for colour, n in votes_in(value)])
    return ", ".join([WORDS.say(box, "name.vote", colour, -n) for n, colour in cast])


def compass(box: Box, value: int) -> str:
    return WORDS.say(box, f"compass.{value}")


def side(box: Box, value: int) -> str:
    return WORDS.say(box, f"side.{SIDES[value]}")


# What holds now of the things that an option names.


def figures(s: Table, action: int) -> dict[str, Any]:
    if s.asked is None:
        return {}
    seat, frame = s.asked.seat, s.stack[-1]
    if action == END.base:
        return {"cards": min(s.cards_at_end(), s.drawable() + len(s.aside))}
    if action == CLAIM.base:
        return {"price": s.box.claim_price}
    if FROM.has(action):
        place = FROM.arg(action)
        return {"spot": s.spot(place), "men": s.at(seat, place)}
    if TO.has(action):
        cell = TO.arg(action)
        needed = requirement(s, cell) if cell in s.open else 0
        pieces = pieces_on(s, cell)
        missing = max(0, needed - pieces)
        found = {"spot": s.spot(cell), "pieces": pieces, "needed": needed, "missing": missing}
        return {**found, "rings": rings(s, cell, missing) if needed else NEVER}
    if EVICT.has(action) or SWAP.has(action):
        cell, colour = EVICT.args(action) if EVICT.has(action) else SWAP.args(action)
        return {"spot": s.spot(cell), "men": s.at(colour, cell)}
    if OUST.has(action) and isinstance(frame, Negotiate):
        return {"men": s.at(OUST.arg(action), frame.place)}
    if TAKE.has(action) and isinstance(frame, TakeIcon):
        return {"kind": ICONS[icon_kind(frame.icon)].name}
    return {}


NEVER: Final = 0  # not in this round, as far as it can be told
ALREADY: Final = 1
WITH_ONE: Final = 2  # if one more piece comes


def rings(s: Table, cell: int, missing: int) -> int:
    """G4.2.1 to G4.2.3: whether a tile will be resolved in this round."""
    to_come = s.turn.active != NONE or NONE != s.scanning < cell
    if missing > 1 or not to_come or next_scan(s) != s.round:
        return NEVER
    return WITH_ONE if missing else ALREADY


# The fields of questions that are places.
ASKED_PLACES: Final[dict[str, tuple[str, ...]]] = {
    "move-goal": ("source",),
    "men-count": ("source", "goal"),
    "second-card": ("source", "goal"),
    "gather-man": ("goal",),
    "swap-other": ("own",),
    "negotiate": ("place",),
    "negotiate-any": ("place",),
    "icon-goal": ("source",),
}


def question_figures(s: Table) -> dict[str, Any]:
    """The places that the pending question speaks of, with the tiles that lie there."""
    assert s.asked is not None
    rule, names = s.question(), ASKED_PLACES.get(s.asked.prompt, ())
    return {f"{name}_spot": s.spot(getattr(rule, name)) for name in names}


# Where the manual speaks of what is asked.
RULES: Final[dict[str, str]] = {
    "secret": "G3.3.7",
    "turn": "G4.1.1",
    "pay-gold": "G4.1.5",
    "move-source": "G4.1.3",
    "move-goal": "G4.1.3",
    "men-count": "G4.1.6",
    "second-card": "G6.3.2",
    "hire-count": "G4.1.6",
    "ship-man": "G7.B2",
    "recall-man": "G7.B4",
    "march-goal": "G7.R2",
    "gather-man": "G7.R2",
    "evict": "G7.R4",
    "swap-own": "G7.R5",
    "swap-other": "G7.R5",
    "archive": "G7.G4",
    "crowd-tile": "G7.P3",
    "beadle-tile": "G7.P4",
    "claim-tile": "G10.8",
    "discard": "G4.1.9",
    "negotiate": "G4.2.4",
    "negotiate-any": "G9.3",
    "icon-amount": "G4.2.9",
    "icon-move": "G2.7",
    "icon-goal": "G2.7",
    "icon-mayoral": "G2.7",
    "name-suit": "G6.2.5",
}

SPEAK: Final[dict[str, Callable[[Any, Any], str]]] = {
    "seat": seat,
    "letter": letter,
    "place": place,
    "tile": tile,
    "suit": suit,
    "card": card,
    "title": title,
    "banners": banners,
    "sign": sign,
    "ability": ability,
    "mayoral": mayoral,
    "aim": aim,
    "icon": icon,
    "side": side,
    "later": later,
    "spot": spot,
    "tally": tally,
    "compass": compass,
}

# A place is the same thing whatever tile lies there.
SPOT: Final = Space(
    "spot",
    [ANYWHERE.words[spot_place(spot)] for spot in range((TILES + 1) * PLACES)],
    things="place",
)

# Kinds of figures that are things on the table.
THINGS: Final = {
    "seat": COLOUR,
    "place": ANYWHERE,
    "spot": SPOT,
    "tile": TILE,
    "card": CARD,
    "title": CARD,
    "mayoral": LETTER,
}

WORDS: Final = Words("boardwright.games.guilds_of_london", SPEAK, THINGS)
