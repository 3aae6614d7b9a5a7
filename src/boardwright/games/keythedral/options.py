"""What is chosen before the game begins (manual 8), and what it means on the table."""

from __future__ import annotations

from typing import Final

from boardwright.games.keythedral.components import Box
from boardwright.kernel.game import Option
from boardwright.kernel.state import Record


def is_seated(seats: int, options: dict[str, str]) -> bool:
    """Whether somebody sits where the start player is said to sit."""
    named = options["start_player"]
    return named == "random" or int(named) <= seats


OPTIONS: Final = (
    Option("length", ("full", "short")),
    Option("strategic", ("off", "on")),
    Option("law_display", ("face_down", "face_up")),
    Option("bid_value", ("flat", "by_kind")),
    Option("dry_rounds", ("6", "0", *[str(n) for n in range(1, 13) if n != 6], "100"), "100"),
    Option("after_law", ("any", "taken"), "taken"),
    Option("start_player", ("random", "1", "2", "3", "4", "5"), when=is_seated),
)


class Options(Record):
    spaces: tuple[int, ...] = ()  # row -> buildings in it
    strategic: int = 0  # whether all costs are open from the start
    face_up: int = 0  # whether New Law cards lie face up
    by_kind: int = 0  # whether bids count the value of cubes
    only_taken: int = 0  # whether only the law just taken may be played after it
    dry_limit: int = 0  # rounds without a purchase that end the game, 0 for never


def chosen(options: dict[str, str], box: Box) -> Options:
    made = Options()
    made.spaces = box.short if options["length"] == "short" else box.full
    made.strategic = int(options["strategic"] == "on")
    made.face_up = int(options["law_display"] == "face_up")
    made.by_kind = int(options["bid_value"] == "by_kind")
    made.only_taken = int(options["after_law"] == "taken")
    made.dry_limit = int(options["dry_rounds"])
    return made
