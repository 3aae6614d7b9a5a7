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
    picture,
    scoring,
    setup,
)
from boardwright.games.world_wonders.actions import CATALOGUE
from boardwright.games.world_wonders.components import Box
from boardwright.games.world_wonders.flow import pieces, rounds, turn
from boardwright.games.world_wonders.state import VISIBILITY, Table
from boardwright.games.world_wonders.words import RULES, WORDS
from boardwright.kernel.chance import Source
from boardwright.kernel.game import Game, Option, Score


def another_side(seats: int, options: dict[str, str]) -> bool:
    return options["resource_side"] != options["side"]


def several(seats: int, options: dict[str, str]) -> bool:
    return seats > 1


def alone(seats: int, options: dict[str, str]) -> bool:
    return seats == 1


def shared_table(seats: int, options: dict[str, str]) -> bool:
    """Pedestals and objectives are on the table: with several players, or alone by the manual."""
    return seats > 1 or options["solo_setup"] == "manual"


def with_objectives(seats: int, options: dict[str, str]) -> bool:
    return shared_table(seats, options) and options["objectives"] == "on"


def by_type(seats: int, options: dict[str, str]) -> bool:
    return options["stacks"] == "type"


def two_decks(seats: int, options: dict[str, str]) -> bool:
    return options["mundo"] == "mode"


def seat_there(seats: int, options: dict[str, str]) -> bool:
    chosen = options["start_player"]
    return seats > 1 and (chosen == "random" or int(chosen) <= seats)


# New options come last, so that those of older records keep their places.
OPTIONS: Final = (
    Option("side", ("A", "B")),
    Option("resource_side", ("same", "A", "B"), when=another_side),
    Option("stacks", ("shape", "type"), letter="type"),
    Option("costs", ("manual", "published")),
    Option("pedestals", ("front", "exact"), when=several),
    Option("objectives", ("on", "off"), when=shared_table),
    Option("mundo", ("off", "shuffled", "mode")),
    Option("difficulty", ("easy", "hard"), when=alone),
    Option("start_player", ("random", "1", "2", "3", "4", "5"), when=seat_there),
    Option("tile_price", ("shape", "stack"), letter="stack", when=by_type),
    Option("solo_setup", ("published", "manual"), letter="manual", when=alone),
    Option("pedestals_held", ("one", "both"), letter="both", when=shared_table),
    Option("objective_zero", ("nothing", "placed"), letter="placed", when=with_objectives),
    Option("loan_use", ("helpful", "any"), letter="any"),
    Option("after_repaying", ("end", "buy"), letter="buy"),
    Option("symbols", ("reached", "passed"), letter="passed"),
    Option("third_card", ("gap", "empty"), letter="empty", when=two_decks),
)


def read_box(sheet: Sheet) -> Box:
    return Box(sheet, objectives.KNOWN, mundo.KNOWN, automaton.KNOWN)


class WorldWonders(Game[Table, Box]):
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

    def picture(self, view: dict[str, Any], box: Box) -> list[list[tuple[str, str]]]:
        seats = int(view["seats"])
        blank = setup.set_up(seats, self.check(seats, {}), box, Source())
        return picture.draw(view, box, scoring.standing(blank, view))


GAME: Final = WorldWonders()
