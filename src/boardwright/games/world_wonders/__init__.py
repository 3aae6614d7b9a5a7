"""World Wonders, for 1 to 5 players."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.shared import frames_in
from boardwright.games.sheet import Sheet, boxed
from boardwright.games.world_wonders import (
    automaton,
    flow,
    mundo,
    objectives,
    outlook,
    scoring,
    setup,
)
from boardwright.games.world_wonders.actions import CATALOGUE
from boardwright.games.world_wonders.components import Box
from boardwright.games.world_wonders.flow import pieces, rounds, turn
from boardwright.games.world_wonders.options import OPTIONS
from boardwright.games.world_wonders.state import VISIBILITY, Table
from boardwright.games.world_wonders.words import RULES, WORDS
from boardwright.kernel.chance import Source
from boardwright.kernel.game import Game, Score


def read_box(sheet: Sheet) -> Box:
    return Box(sheet, objectives.KNOWN, mundo.KNOWN, automaton.KNOWN)


class WorldWonders(Game[Table, Box]):
    name = "world-wonders"
    title = "World Wonders"
    version = 1
    seats = (1, 2, 3, 4, 5)
    options = OPTIONS
    catalogue = CATALOGUE
    visibility = VISIBILITY
    frames = frames_in(flow, rounds, turn, pieces)
    words = WORDS
    rules = RULES

    def edition(self, text: str | None = None) -> Box:
        return boxed(__name__, read_box) if text is None else read_box(Sheet(text))

    def set_up(self, seats: int, options: dict[str, str], box: Box, source: Source) -> Table:
        return setup.set_up(seats, options, box, source)

    def scores(self, s: Table) -> list[Score]:
        return scoring.scores(s)

    def winners(self, scores: list[Score]) -> list[int]:
        return scoring.winners(scores)

    def audit(self, s: Table) -> list[str]:
        return scoring.audit(s)

    def figures(self, s: Table, action: int) -> dict[str, Any]:
        return outlook.figures(s, action)


GAME: Final = WorldWonders()
