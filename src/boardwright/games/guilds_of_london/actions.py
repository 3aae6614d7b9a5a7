"""The catalogue: everything a player can ever answer."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds_of_london.components import (
    MAYORALS,
    MOST_MEN,
    NUMBERED,
    ROWS,
    SUITS,
    TOKEN_KINDS,
)
from boardwright.games.guilds_of_london.grid import CELLS, cell_xy
from boardwright.kernel.catalogue import Catalogue, Space, Verb

PLAYERS: Final = ("red", "yellow", "green", "blue", "boris")
SUIT_NAMES: Final = ("yellow", "blue", "red", "green", "purple")
NO_SUIT: Final = 5

_places: Final = [cell_xy(cell) for cell in range(CELLS)]
_cell_words: Final = [f"{x},{y}" for x, y in _places]

# A card is written as its ability, and its second banner behind a plus: Y1, Y1+B.
CARD: Final = Space(
    "card",
    [row + (f"+{letter}" if letter else "") for row in ROWS for letter in ["", *SUITS]],
    things="card",
)
CELL: Final = Space("cell", _cell_words, [[x, y] for x, y in _places], things="place")
PLACE: Final = Space("place", [*_cell_words, "hall", "plantation"], things="place")
COLOUR: Final = Space("player", PLAYERS, things="seat")
COUNT: Final = Space(
    "count", [str(n) for n in range(MOST_MEN + 1)], range(MOST_MEN + 1), amounts=True
)
SUIT: Final = Space("suit", [*SUIT_NAMES, "none"])
LETTER: Final = Space(
    "mayoral",
    [str(n + 1) for n in range(MAYORALS)],
    range(1, MAYORALS + 1),
    things="mayoral",
)

# Things that no answer names.
ANYWHERE: Final = Space("place", [*PLACE.words, "supply", "box"], things="place")
TILE: Final = Space(
    "tile",
    [*[str(n + 1) for n in range(NUMBERED)], "church", "company", "gog", "parade", "university"],
    things="tile",
)
TOKEN: Final = Space("token", [str(n + 1) for n in range(TOKEN_KINDS)], things="token")

CATALOGUE: Final = Catalogue()

# Set-up.
KEEP: Final[Verb] = CATALOGUE.add("keep", LETTER)
# The turn.
END: Final[Verb] = CATALOGUE.add("end")
HIRE: Final[Verb] = CATALOGUE.add("hire", CARD)
MOVE: Final[Verb] = CATALOGUE.add("move", CARD)
USE: Final[Verb] = CATALOGUE.add("use", CARD)
CLAIM: Final[Verb] = CATALOGUE.add("claim")
PAY: Final[Verb] = CATALOGUE.add("pay", CARD)
ADD: Final[Verb] = CATALOGUE.add("add", CARD)
DROP: Final[Verb] = CATALOGUE.add("drop", CARD)
# What actions, abilities and icons ask.
FROM: Final[Verb] = CATALOGUE.add("from", PLACE)
TO: Final[Verb] = CATALOGUE.add("to", CELL)
MEN: Final[Verb] = CATALOGUE.add("men", COUNT)
EVICT: Final[Verb] = CATALOGUE.add("evict", CELL, COLOUR)
SWAP: Final[Verb] = CATALOGUE.add("swap", CELL, COLOUR)
DIG: Final[Verb] = CATALOGUE.add("dig", CARD)
STOP: Final[Verb] = CATALOGUE.add("stop")
# Resolution.
REPLACE: Final[Verb] = CATALOGUE.add("replace", COUNT)
OUST: Final[Verb] = CATALOGUE.add("oust", COLOUR)
TAKE: Final[Verb] = CATALOGUE.add("take", COUNT)
ACCEPT: Final[Verb] = CATALOGUE.add("accept")
DECLINE: Final[Verb] = CATALOGUE.add("decline")
NAME: Final[Verb] = CATALOGUE.add("name", SUIT)
