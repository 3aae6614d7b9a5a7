"""World Wonders, for 1 to 5 players."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.shared import frames_in
from boardwright.games.sheet import Sheet
from boardwright.games.world_wonders import flow, picture, scoring, setup
from boardwright.games.world_wonders.actions import CATALOGUE
from boardwright.games.world_wonders.components import Box, boxed
from boardwright.games.world_wonders.flow import pieces, rounds, turn
from boardwright.games.world_wonders.state import VISIBILITY, Table
from boardwright.games.world_wonders.words import RULES, WORDS
from boardwright.kernel.chance import Source
from boardwright.kernel.game import Edition, Game, Option, Score
from boardwright.kernel.state import State

OPTIONS: Final = (
    Option("side", ("A", "B")),
    Option("resource_side", ("same", "A", "B")),
    Option("stacks", ("shape", "type")),
    Option("costs", ("manual", "published")),
    Option("pedestals", ("front", "exact")),
    Option("objectives", ("on", "off")),
    Option("mundo", ("off", "shuffled", "mode")),
    Option("difficulty", ("easy", "hard")),
)


class WorldWonders(Game):
    name = "world-wonders"
    title = "World Wonders"
    version = 1
    seats = (1, 2, 3, 4, 5)
    upward = True
    options = OPTIONS
    catalogue = CATALOGUE
    visibility = VISIBILITY
    frames = frames_in(flow, rounds, turn, pieces)
    words = WORDS
    rules = RULES

    def edition(self, text: str | None = None) -> Edition:
        return boxed() if text is None else Box(Sheet(text))

    def set_up(self, seats: int, options: dict[str, str], box: Edition, source: Source) -> State:
        assert isinstance(box, Box)
        return setup.set_up(seats, options, box, source)

    def scores(self, s: State) -> list[Score]:
        assert isinstance(s, Table)
        return scoring.scores(s)

    def winners(self, scores: list[Score]) -> list[int]:
        return scoring.winners(scores)

    def audit(self, s: State) -> list[str]:
        assert isinstance(s, Table)
        return scoring.audit(s)

    def picture(self, view: dict[str, Any], box: Edition) -> list[list[tuple[str, str]]]:
        assert isinstance(box, Box)
        return picture.draw(view, box)


GAME: Final = WorldWonders()
