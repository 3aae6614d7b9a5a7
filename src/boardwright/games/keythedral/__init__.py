"""Keythedral, for 2 to 5 players."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.keythedral import flow, laws, scoring, setup
from boardwright.games.keythedral.actions import CATALOGUE
from boardwright.games.keythedral.components import Box
from boardwright.games.keythedral.flow import auction, deeds, setting_up, workers
from boardwright.games.keythedral.options import OPTIONS
from boardwright.games.keythedral.state import VISIBILITY, Table
from boardwright.games.keythedral.words import RULES, WORDS, figures
from boardwright.games.shared import frames_in
from boardwright.games.sheet import Sheet, boxed
from boardwright.kernel.chance import Source
from boardwright.kernel.game import Game, Score


def read_box(sheet: Sheet) -> Box:
    return Box(sheet, laws.KNOWN)


class Keythedral(Game[Table, Box]):
    name = "keythedral"
    title = "Keythedral"
    version = 2
    seats = (2, 3, 4, 5)
    options = OPTIONS
    catalogue = CATALOGUE
    visibility = VISIBILITY
    frames = frames_in(flow, setting_up, workers, deeds, auction, *laws.ROOMS)
    words = WORDS
    rules = RULES

    def edition(self, text: str | None = None) -> Box:
        return boxed(__name__, read_box) if text is None else read_box(Sheet(text))

    def set_up(self, seats: int, options: dict[str, str], box: Box, source: Source) -> Table:
        return setup.set_up(seats, options, box, source)

    def scores(self, s: Table) -> list[Score]:
        return scoring.scores(s)

    def audit(self, s: Table) -> list[str]:
        return scoring.audit(s)

    def figures(self, s: Table, action: int) -> dict[str, Any]:
        return figures(s, action)


GAME: Final = Keythedral()
