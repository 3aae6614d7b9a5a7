"""World Without End, for 2 to 4 players."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.shared import frames_in
from boardwright.games.sheet import Sheet
from boardwright.games.world_without_end import effects, flow, picture, scoring, setup, works
from boardwright.games.world_without_end.actions import CATALOGUE
from boardwright.games.world_without_end.components import Box, boxed
from boardwright.games.world_without_end.flow import cards, chapter_end, event
from boardwright.games.world_without_end.state import VISIBILITY, Table
from boardwright.games.world_without_end.words import RULES, WORDS
from boardwright.kernel.chance import Source
from boardwright.kernel.game import Edition, Game, Option, Score
from boardwright.kernel.state import State

OPTIONS: Final = (
    Option("first_game", ("off", "on")),
    Option("two_player", ("variant", "plain")),
    Option("medical_total", ("14", "20")),
    Option("loyalty_total", ("14", "12")),
    Option("gold_supply", ("unlimited", "28")),
    Option("favour_track", ("ten", "nine")),
    Option("donor_shortage", ("nothing", "vp_only")),
    Option("metal_at_zero", ("tie", "none")),
    Option("screens", ("closed", "open")),
)


class WorldWithoutEnd(Game):
    name = "world-without-end"
    title = "World Without End"
    version = 1
    seats = (2, 3, 4)
    options = OPTIONS
    catalogue = CATALOGUE
    visibility = VISIBILITY
    frames = frames_in(flow, event, cards, chapter_end, effects, works)
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

    def audit(self, s: State) -> list[str]:
        assert isinstance(s, Table)
        return scoring.audit(s)

    def picture(self, view: dict[str, Any], box: Edition) -> list[list[tuple[str, str]]]:
        assert isinstance(box, Box)
        return picture.draw(view, box)


GAME: Final = WorldWithoutEnd()
