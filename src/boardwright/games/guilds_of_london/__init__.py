"""Guilds of London, for 1 to 4 players."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.guilds_of_london import effects, flow, moves, scoring, setup
from boardwright.games.guilds_of_london.actions import CATALOGUE
from boardwright.games.guilds_of_london.aims import AIMS
from boardwright.games.guilds_of_london.components import Box
from boardwright.games.guilds_of_london.flow import (
    boris,
    growth,
    icons,
    resolving,
    setting_up,
    turns,
)
from boardwright.games.guilds_of_london.options import OPTIONS
from boardwright.games.guilds_of_london.state import VISIBILITY, Table
from boardwright.games.guilds_of_london.words import RULES, WORDS, figures, question_figures
from boardwright.games.shared import frames_in
from boardwright.games.sheet import Sheet, boxed
from boardwright.kernel.chance import Source
from boardwright.kernel.game import Game, Score


def read_box(sheet: Sheet) -> Box:
    return Box(sheet, effects.KNOWN, AIMS, icons.ICONS)


class GuildsOfLondon(Game[Table, Box]):
    name = "guilds-of-london"
    title = "Guilds of London"
    version = 1
    seats = (1, 2, 3, 4)
    options = OPTIONS
    catalogue = CATALOGUE
    visibility = VISIBILITY
    frames = frames_in(
        flow, setting_up, turns, moves, *effects.ROOMS, resolving, icons, growth, boris
    )
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
        return figures(s, action)

    def question_figures(self, s: Table) -> dict[str, Any]:
        return question_figures(s)


GAME: Final = GuildsOfLondon()
