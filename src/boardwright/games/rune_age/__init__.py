"""Rune Age with its expansion, for 1 to 4 players."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.rune_age import effects, flow, purse, rewards, scoring, setup
from boardwright.games.rune_age.actions import CATALOGUE
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.flow import combat, events, setting_up, turn
from boardwright.games.rune_age.flow.events import oracle, phase
from boardwright.games.rune_age.options import OPTIONS, cataclysm_together
from boardwright.games.rune_age.sight import VISIBILITY
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.words import RULES, WORDS, figures
from boardwright.games.shared import frames_in
from boardwright.games.sheet import Sheet, boxed
from boardwright.kernel.chance import Source
from boardwright.kernel.game import Game, Score


def read_box(sheet: Sheet) -> Box:
    return Box(sheet, rewards.KNOWN, effects.KNOWN, events.KNOWN)


class RuneAge(Game[Table, Box]):
    name = "rune-age"
    title = "Rune Age"
    version = 2
    seats = (1, 2, 3, 4)
    options = OPTIONS
    catalogue = CATALOGUE
    visibility = VISIBILITY
    frames = frames_in(
        *(flow, setting_up, turn, combat, purse),
        *(phase, oracle, *events.ROOMS),
        *effects.ROOMS,
    )
    words = WORDS
    rules = RULES

    def edition(self, text: str | None = None) -> Box:
        return boxed(__name__, read_box) if text is None else read_box(Sheet(text))

    def set_up(self, seats: int, options: dict[str, str], box: Box, source: Source) -> Table:
        return setup.set_up(seats, options, box, source)

    def scores(self, s: Table) -> list[Score]:
        return scoring.scores(s)

    def sides(self, seats: int, options: dict[str, str]) -> str:
        """R6.5: in the Cataclysm all win or all lose, as long as nobody may betray the others."""
        allied = cataclysm_together(seats, options) and options["traitor"] == "off"
        return "together" if allied else super().sides(seats, options)

    def winners(self, scores: list[Score]) -> list[int]:
        """Nobody wins a game that all have lost."""
        return [seat for seat, score in enumerate(scores) if score.total > 0]

    def audit(self, s: Table) -> list[str]:
        return scoring.audit(s)

    def figures(self, s: Table, action: int) -> dict[str, Any]:
        return figures(s, action)


GAME: Final = RuneAge()
