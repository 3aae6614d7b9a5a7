"""The table as a viewer sees it, for pictures that ask the rules instead of working things out."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.bits import only
from boardwright.games.world_without_end.components import Box
from boardwright.games.world_without_end.options import OPTIONS
from boardwright.games.world_without_end.setup import set_up
from boardwright.games.world_without_end.state import VISIBILITY, Table
from boardwright.games.world_without_end.vocabulary import GOODS
from boardwright.kernel.chance import Source
from boardwright.kernel.visibility import PUBLIC, laid

DEFAULTS: Final[dict[str, str]] = {option.name: option.choices[0] for option in OPTIONS}


def as_seen(view: dict[str, Any], box: Box) -> Table:
    """A table from what a viewer sees, to ask the rules about it: what is hidden is not there."""
    s = set_up(view["seats"], DEFAULTS, box, Source())
    for name, field in VISIBILITY.fields.items():
        if field is PUBLIC:
            setattr(s, name, laid(name, getattr(s, name), view))
    s.hands = [bits(zone) for zone in view["hands"]]
    s.discards = [bits(zone) for zone in view["discards"]]
    rows = [[0] * GOODS if isinstance(row, int) else row for row in view["goods"]]
    s.goods = [n for row in rows for n in row]
    s.restored()
    return s


def bits(cards: Any) -> int:
    """A zone of cards as a bit set; one that is hidden is a mere number, and empty."""
    return only(*cards) if isinstance(cards, list) else 0
