"""What is chosen before the game begins (manual 10), and what it means on the table."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import has, only
from boardwright.games.world_wonders.components import PRICED, SHAPED, TYPED
from boardwright.kernel.game import Option
from boardwright.kernel.state import Record


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

# MUNDO cards: none, their monuments in the one deck, or a deck of their own.
OFF: Final = 0
SHUFFLED: Final = 1
MODE: Final = 2

# Of objectives: they are in play; alone too; a value of 0 has its place (W10.13).
GOALS: Final = 0
GOALS_ALONE: Final = 1
ZERO_PLACED: Final = 2


class Options(Record):
    side: int = 0  # of the maps: 0 for A, 1 for B
    resource_side: int = 0
    by_type: int = SHAPED  # how stacks are sorted (see components)
    published: int = 0  # whether costs are those published elsewhere
    exact: int = 0  # whether the second pedestal is the second place
    with_goals: int = 0  # a bit set of what holds of objectives
    mundo: int = OFF
    hard: int = 0  # whether the Automaton scores the rings of its cards

    def draws_goals(self, seats: int) -> bool:
        """W3.10, W7.1: whether objectives are in play with so many seats."""
        wanted = GOALS if seats > 1 else GOALS_ALONE
        return has(self.with_goals, wanted)

    def places_zero(self) -> bool:
        """W10.13: whether a value of 0 has its place in an objective."""
        return has(self.with_goals, ZERO_PLACED)


class Letter(Record):
    """What the manual says word for word and is played only if chosen (W10.12, W10.14 to W10.17).
    No view shows it."""

    both_pedestals: int = 0  # whether one player may hold both
    any_loan: int = 0  # whether a loan need not help
    buy_again: int = 0  # whether who pays back after a purchase must buy once more
    passing: int = 0  # whether symbols count when they are left behind
    empty_deck: int = 0  # whether the other display grows as soon as a deck is empty


def chosen(options: dict[str, str]) -> Options:
    side = int(options["side"] == "B")
    resource = options["resource_side"]
    made = Options()
    made.side = side
    made.resource_side = side if resource == "same" else int(resource == "B")
    made.by_type = stack_kind(options)
    made.published = int(options["costs"] == "published")
    made.exact = int(options["pedestals"] == "exact")
    made.with_goals = goal_flags(options)
    made.mundo = ("off", "shuffled", "mode").index(options["mundo"])
    made.hard = int(options["difficulty"] == "hard")
    return made


def worded(options: dict[str, str]) -> Letter:
    """Which of the manual's own wordings are played."""
    made = Letter()
    made.both_pedestals = int(options["pedestals_held"] == "both")
    made.any_loan = int(options["loan_use"] == "any")
    made.buy_again = int(options["after_repaying"] == "buy")
    made.passing = int(options["symbols"] == "passed")
    made.empty_deck = int(options["third_card"] == "empty")
    return made


def stack_kind(options: dict[str, str]) -> int:
    """W10.3, W10.10."""
    if options["stacks"] == "shape":
        return SHAPED
    return PRICED if options["tile_price"] == "stack" else TYPED


def goal_flags(options: dict[str, str]) -> int:
    """W10.6, W10.11, W10.13."""
    if options["objectives"] == "off":
        return 0
    flags = [GOALS]
    if options["solo_setup"] == "manual":
        flags.append(GOALS_ALONE)
    if options["objective_zero"] == "placed":
        flags.append(ZERO_PLACED)
    return only(*flags)
