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
from boardwright.games.world_wonders.words import SPEAK, WORDS
from boardwright.kernel.chance import Source
from boardwright.kernel.game import Edition, Game, Option, Score
from boardwright.kernel.state import State

OPTIONS: Final = (
    Option("side", ("A", "B"), "maps alike for all, or a different river for each"),
    Option("resource_side", ("same", "A", "B"), "the side of the resource boards"),
    Option("stacks", ("shape", "type"), "how building tiles are sorted; solo always by shape"),
    Option("costs", ("manual", "published"), "whether the cheapest building tile costs 3 or 2"),
    Option("pedestals", ("front", "exact"), "what the second pedestal is worth without the first"),
    Option("objectives", ("on", "off"), "three public objectives, or none; never in solo"),
    Option("mundo", ("off", "shuffled", "mode"), "the MUNDO pack: none, more monuments, own deck"),
    Option("difficulty", ("easy", "hard"), "how the Automaton scores; solo only"),
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
    speak = SPEAK

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
