"""The table as a viewer sees it, for pictures that ask the rules instead of working things out."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.bits import only
from boardwright.games.guilds_of_london.components import Box
from boardwright.games.guilds_of_london.options import OPTIONS
from boardwright.games.guilds_of_london.setup import set_up
from boardwright.games.guilds_of_london.state import VISIBILITY, Table
from boardwright.kernel.chance import Source
from boardwright.kernel.visibility import PUBLIC, laid

DEFAULTS: Final[dict[str, str]] = {option.name: option.choices[0] for option in OPTIONS}


def seen(view: dict[str, Any], box: Box) -> Table:
    """What is open to all, and the Mayoral cards that this viewer sees; other cards are missing."""
    s = set_up(view["seats"], DEFAULTS, box, Source())
    for name, field in VISIBILITY.fields.items():
        if field is PUBLIC:
            setattr(s, name, laid(name, getattr(s, name), view))
    for seat in range(s.seats):
        s.starts[seat] = bits(view["starts"][seat])
        s.later[seat] = bits(view["later"][seat])
    return s


def bits(cards: Any) -> int:
    """A zone of cards as a bit set; one that is hidden is a mere number, and empty."""
    return only(*cards) if isinstance(cards, list) else 0
