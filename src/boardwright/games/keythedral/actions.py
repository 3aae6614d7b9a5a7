"""The catalogue: everything a player can ever answer."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Final

from boardwright.games.keythedral.components import (
    BASICS,
    BUILDINGS,
    CODES,
    FENCES,
    LAWS,
    MOST_BID,
    NUMBERS,
)
from boardwright.games.keythedral.land import CELL_SPAN, PLOT_SPAN, cell_xy, plot_xy
from boardwright.kernel.catalogue import Catalogue, Space, Verb

COLOURS: Final = ("blue", "yellow", "grey", "green", "red")

_cells: Final = [cell_xy(cell) for cell in range(CELL_SPAN * CELL_SPAN)]
_plots: Final = [plot_xy(plot) for plot in range(PLOT_SPAN * PLOT_SPAN)]

# Payments in basic cubes: every mix of one to four, with its count of each kind.
MIXES: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([mix.count(kind) for kind in range(BASICS)])
        for n in range(1, 5)
        for mix in combinations_with_replacement(range(BASICS), n)
    ]
)
PAIRS: Final[tuple[tuple[int, ...], ...]] = tuple(combinations(range(BASICS), 2))


def mix_word(mix: tuple[int, ...]) -> str:
    return "".join([CODES[kind] * n for kind, n in enumerate(mix)])


CELL: Final = Space(
    "field", [f"{x},{y}" for x, y in _cells], [[x, y] for x, y in _cells], things="field"
)
PLOT: Final = Space(
    "plot", [f"{x},{y}" for x, y in _plots], [[x, y] for x, y in _plots], things="plot"
)
NUMBER: Final = Space("number", [str(n + 1) for n in range(NUMBERS)], range(1, NUMBERS + 1))
SEAT: Final = Space("seat", COLOURS, things="seat")
TILE: Final = Space(
    "tile", [f"{colour}{n + 1}" for colour in COLOURS for n in range(NUMBERS)], things="tile"
)
CORNER: Final = Space("corner", ("nw", "ne", "sw", "se"))
FENCE_MARK: Final = Space(
    "fence", [f"{colour}-{c}" for colour in COLOURS for c in "abc"[:FENCES]], things="fence"
)
BUILDING: Final = Space("building", [f"B{i + 1:02}" for i in range(BUILDINGS)], things="building")
LAW_CARD: Final = Space("law", [str(i + 1) for i in range(LAWS)], range(1, LAWS + 1), things="law")
KIND: Final = Space("cube", CODES, things="cube")
BASIC: Final = Space("basic", CODES[:BASICS], things="cube")
CRAFT_KIND: Final = Space("craft", CODES[BASICS:], things="cube")
MIX: Final = Space("cubes", [mix_word(mix) for mix in MIXES])
PAIR: Final = Space("pair", [CODES[a] + CODES[b] for a, b in PAIRS])
LAW_SPACE: Final = Space("space", ("1", "2"), (1, 2), things="law-space")
_amounts = range(1, MOST_BID + 1)
AMOUNT: Final = Space("amount", [str(n) for n in _amounts], _amounts, amounts=True)

CATALOGUE: Final = Catalogue()

# Set-up.
LAY: Final[Verb] = CATALOGUE.add("lay", CELL)
COTTAGE: Final[Verb] = CATALOGUE.add("cottage", NUMBER)
SETTLE: Final[Verb] = CATALOGUE.add("settle", PLOT)
# Phase 1.
MARK: Final[Verb] = CATALOGUE.add("mark", NUMBER)
SEND: Final[Verb] = CATALOGUE.add("send", CELL)
IDLE: Final[Verb] = CATALOGUE.add("idle")
# Phase 3.
BUY: Final[Verb] = CATALOGUE.add("buy", BUILDING)
LEAVE: Final[Verb] = CATALOGUE.add("leave", KIND)
HOUSE: Final[Verb] = CATALOGUE.add("house", NUMBER)
FENCE: Final[Verb] = CATALOGUE.add("fence")
SIDE: Final[Verb] = CATALOGUE.add("side", TILE, CORNER)
UNFENCE: Final[Verb] = CATALOGUE.add("unfence")
REMOVE: Final[Verb] = CATALOGUE.add("remove", FENCE_MARK)
MOVE: Final[Verb] = CATALOGUE.add("move", PLOT)
CRAFT: Final[Verb] = CATALOGUE.add("craft", CRAFT_KIND)
TRADE: Final[Verb] = CATALOGUE.add("trade", BASIC)
PAY: Final[Verb] = CATALOGUE.add("pay", MIX)
TAKE: Final[Verb] = CATALOGUE.add("take", LAW_SPACE)
GIVE: Final[Verb] = CATALOGUE.add("give", KIND)
PASS: Final[Verb] = CATALOGUE.add("pass")
END: Final[Verb] = CATALOGUE.add("end")
# Phase 5.
BID: Final[Verb] = CATALOGUE.add("bid", AMOUNT)
MATCH: Final[Verb] = CATALOGUE.add("match")
START_PLAYER: Final[Verb] = CATALOGUE.add("start", SEAT)
# Laws.
LAW: Final[Verb] = CATALOGUE.add("law", LAW_CARD)
DECLINE: Final[Verb] = CATALOGUE.add("decline")
STOP: Final[Verb] = CATALOGUE.add("stop")
RING: Final[Verb] = CATALOGUE.add("ring", NUMBER)
FREE: Final[Verb] = CATALOGUE.add("free", BASIC)
NAME: Final[Verb] = CATALOGUE.add("name", BASIC)
CHANGE: Final[Verb] = CATALOGUE.add("change", BASIC, BASIC)
GLEAN: Final[Verb] = CATALOGUE.add("glean", PAIR)
PRICE: Final[Verb] = CATALOGUE.add("price", BUILDING)
RAISE: Final[Verb] = CATALOGUE.add("raise", KIND)


# Which mixes of n cubes a hand can pay: asked often, so each answer is kept. Only the basic cubes
# up to n of a kind matter, which makes a small key.
_PAYABLE: dict[int, list[int]] = {}


def payable(hand: list[int], n: int) -> list[int]:
    """All PAY actions of exactly n basic cubes out of these counts; the list is the caller's."""
    key = n
    for kind in range(BASICS):
        key = key * 5 + min(hand[kind], n)
    found = _PAYABLE.get(key)
    if found is None:
        found = [
            PAY.of(i)
            for i, mix in enumerate(MIXES)
            if sum(mix) == n and all(mix[kind] <= hand[kind] for kind in range(BASICS))
        ]
        _PAYABLE[key] = found
    return found[:]
