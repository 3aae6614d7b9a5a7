"""World Without End, for 2 to 4 players."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.shared import frames_in
from boardwright.games.sheet import Sheet, boxed
from boardwright.games.world_without_end import deeds, effects, favours, flow, scoring, setup, works
from boardwright.games.world_without_end.actions import CATALOGUE
from boardwright.games.world_without_end.components import Box
from boardwright.games.world_without_end.flow import cards, chapter_end, event
from boardwright.games.world_without_end.options import OPTIONS
from boardwright.games.world_without_end.state import VISIBILITY, Table
from boardwright.games.world_without_end.words import RULES, WORDS, figures
from boardwright.kernel.chance import Source
from boardwright.kernel.game import Game, Score


def read_box(sheet: Sheet) -> Box:
    return Box(sheet, favours.KNOWN, effects.KNOWN)


class WorldWithoutEnd(Game[Table, Box]):
    name = "world-without-end"
    title = "World Without End"
    version = 2
    seats = (2, 3, 4)
    options = OPTIONS
    catalogue = CATALOGUE
    visibility = VISIBILITY
    frames = frames_in(flow, event, cards, chapter_end, works, *deeds.ROOMS, *effects.ROOMS)
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


GAME: Final = WorldWithoutEnd()
