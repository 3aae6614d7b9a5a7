"""How each kind of figure is spoken; the texts themselves are in `locale/`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from boardwright.games.bits import has, only, part
from boardwright.games.keythedral.actions import (
    BUILDING,
    BUY,
    CELL,
    COLOURS,
    CORNER,
    CRAFT,
    CRAFT_KIND,
    FENCE_MARK,
    HOUSE,
    KIND,
    LAW_CARD,
    MIXES,
    MOVE,
    PAIRS,
    PLOT,
    REMOVE,
    SEAT,
    SEND,
    SETTLE,
    TILE,
    TRADE,
)
from boardwright.games.keythedral.buildings import cost_of, is_reduced
from boardwright.games.keythedral.components import (
    BASICS,
    CODES,
    FENCE_PRICE,
    FENCES,
    HOUSE_PRICE,
    KINDS,
    UNFENCE_PRICE,
    Box,
    Price,
    number_of,
    seat_of,
)
from boardwright.games.keythedral.land import EMPTY, cell_xy, corner_of, plot_of, plot_xy
from boardwright.games.keythedral.state import NONE, Table
from boardwright.words import Words, named

LETTERS: Final = "BYGNR"  # of the colours, for those who do not see them


def seat(box: Box, value: int) -> str:
    return WORDS.say(box, f"colour.{COLOURS[value]}")


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


def round_of(box: Box, value: int) -> str:
    """A round as what the log tells after it belongs to."""
    return named(f"round:{value}", WORDS.say(box, "name.round", value))


def kind(box: Box, value: int) -> str:
    return box.cube_names[value]


def code(box: Box, value: int) -> str:
    return CODES[value]


def craft(box: Box, value: int) -> str:
    return box.cube_names[BASICS + value]


def field(box: Box, value: int) -> str:
    return box.field_names[value]


def cubes(box: Box, counts: Sequence[int]) -> str:
    """So many cubes of each kind, as a price is told."""
    return " + ".join([count_of(box, n, kind) for kind, n in enumerate(counts) if n])


def mix(box: Box, value: int) -> str:
    return cubes(box, MIXES[value])


def pair(box: Box, value: int) -> str:
    return " + ".join([named(KIND.ref(i), box.cube_names[i]) for i in PAIRS[value]])


def building_id(box: Box, value: int) -> str:
    return BUILDING.words[value]


def cost(box: Box, value: int) -> str:
    """The printed cost of a building tile."""
    return cubes(box, box.costs[value])


def building(box: Box, value: int) -> str:
    return WORDS.say(box, "name.building", value)


def worth(box: Box, value: int) -> str:
    return str(box.values[box.row_of[value]])


def law(box: Box, value: int) -> str:
    return box.titles[value]


def effect(box: Box, value: int) -> str:
    return WORDS.say(box, f"law.{box.laws[value].name}", box.amounts[value])


def window(box: Box, value: int) -> str:
    return WORDS.say(box, f"window.{value}")


def when(box: Box, value: int) -> str:
    """The window of a law."""
    return WORDS.say(box, f"window.{box.laws[value].window}")


def phase(box: Box, value: int) -> str:
    return WORDS.say(box, f"phase.{value}")


def tile(box: Box, value: int) -> str:
    return WORDS.say(box, "name.tile", seat_of(value), number_of(value) + 1)


def fence(box: Box, value: int) -> str:
    return WORDS.say(box, "name.fence", value // FENCES)


def corner(box: Box, value: int) -> str:
    return WORDS.say(box, f"corner.{CORNER.words[value]}")


def count_of(box: Box, n: int, kind: int) -> str:
    return f"{n} {named(KIND.ref(kind), box.cube_names[kind])}"


def haul(box: Box, counts: Sequence[int]) -> str:
    """What a harvest brought."""
    found = [count_of(box, n, kind) for kind, n in enumerate(counts) if n]
    return ", ".join(found) or WORDS.say(box, "name.nothing")


# Where the manual speaks of what is asked.
RULES: Final[dict[str, str]] = {
    "lay-field": "K3.9",
    "choose-cottage": "K3.11",
    "lay-cottage": "K3.12",
    "law-window": "K5.3",
    "place-marker": "K4.1.2",
    "send-worker": "K4.1.4",
    "early-bell": "K5.L2",
    "send-early": "K5.L2",
    "share-field": "K5.L4",
    "long-walk": "K5.L6",
    "free-cube": "K5.11",
    "name-kind": "K5.L7",
    "change-worker": "K5.L9",
    "glean": "K5.L10",
    "turn": "K4.3.1",
    "law-or-end": "K5.9",
    "leave-out": "K5.L12",
    "build-fence": "K4.3.C1",
    "move-tile": "K4.3.C4",
    "remove-fence": "K4.3.C3",
    "pay-craft": "K4.3.D1",
    "pay-trade": "K4.3.E1",
    "pay-law": "K4.3.F1",
    "price-tile": "K5.L12",
    "raise-kind": "K5.L13",
    "grant-house": "K5.L17",
    "bid": "K4.5.2",
    "match": "K4.5.5",
    "pay-bid": "K4.5.6",
    "name-start": "K4.5.10",
}


def fields(box: Box, value: int) -> str:
    """The kinds of field of a bit set."""
    return ", ".join([box.field_names[kind] for kind in range(BASICS) if has(value, kind)])


def price(box: Box, value: int) -> str:
    """A price as it holds now, packed into one figure."""
    return cubes(box, [part(value, 4 * kind, 4) for kind in range(KINDS)])


def packed(cost: list[int]) -> int:
    """A price as a figure that messages can carry: four bits for each kind of cube."""
    return sum([n * 16**kind for kind, n in enumerate(cost)])


def price_of(box: Box, value: str) -> str:
    """A price that the rules name."""
    return " + ".join([count_of(box, n, kind) for kind, n in PRICES[value]])


PRICES: Final[dict[str, Price]] = {
    "house": HOUSE_PRICE,
    "fence": FENCE_PRICE,
    "unfence": UNFENCE_PRICE,
}


# What holds now of the things that an option names.


def figures(s: Table, action: int) -> dict[str, Any]:
    if SEND.has(action):
        return {"field": s.land.kind_at(SEND.arg(action))}
    if SETTLE.has(action) or MOVE.has(action):
        plot = SETTLE.arg(action) if SETTLE.has(action) else MOVE.arg(action)
        laid = [s.land.kinds[field] for field in s.land.around[plot] if field != EMPTY]
        return {"fields": only(*laid)}
    if BUY.has(action):
        cost = cost_of(s, BUY.arg(action))
        return {
            "price": packed(cost),
            "less": int(is_reduced(s, BUY.arg(action))),
        }
    if CRAFT.has(action) and s.asked is not None:
        return {"price": s.craft_price(s.asked.seat, BASICS + CRAFT.arg(action))}
    if TRADE.has(action) and s.asked is not None:
        return {"price": s.trade_price(s.asked.seat)}
    if HOUSE.has(action) and s.asked is not None and s.asked.prompt == "turn":
        return {"paid": 1}  # a house that a law grants is free
    return standing(s, REMOVE.arg(action)) if REMOVE.has(action) else {}


def standing(s: Table, fence: int) -> dict[str, Any]:
    """Where a fence stands: at a tile, unless that has moved away."""
    side = s.fences[fence]
    plot = plot_of(side)
    tile = s.tiles.index(plot) if plot in s.tiles else NONE
    return {"plot": plot, "corner": corner_of(side), "tile": tile}


SPEAK: Final[dict[str, Callable[[Any, Any], str]]] = {
    "seat": seat,
    "letter": letter,
    "cell": cell,
    "plot": plot,
    "number": number,
    "amount": amount,
    "round": round_of,
    "kind": kind,
    "code": code,
    "craft": craft,
    "field": field,
    "fields": fields,
    "price": price,
    "price-of": price_of,
    "cost": cost,
    "mix": mix,
    "pair": pair,
    "building": building,
    "building-id": building_id,
    "worth": worth,
    "law": law,
    "effect": effect,
    "window": window,
    "phase": phase,
    "tile": tile,
    "fence": fence,
    "corner": corner,
    "haul": haul,
}

# Kinds of figures that are things on the table.
THINGS: Final = {
    "seat": SEAT,
    "cell": CELL,
    "plot": PLOT,
    "kind": KIND,
    "craft": CRAFT_KIND,
    "building": BUILDING,
    "building-id": BUILDING,
    "law": LAW_CARD,
    "tile": TILE,
    "fence": FENCE_MARK,
}

WORDS: Final = Words("boardwright.games.keythedral", SPEAK, THINGS)
