"""What is chosen before the game begins (manual 8), and what it means on the table."""

from __future__ import annotations

from typing import Final

from boardwright.games.world_without_end.components import Box
from boardwright.games.world_without_end.vocabulary import GOLD, KNOWLEDGE, LOYALTY
from boardwright.kernel.game import BadInput, Option
from boardwright.kernel.state import Record

PLENTY: Final = 100_000  # gold without a limit


def is_for_two(seats: int, options: dict[str, str]) -> bool:
    return seats == 2


def is_variant(seats: int, options: dict[str, str]) -> bool:
    """Whether the rules for two players hold."""
    return seats == 2 and options["two_player"] == "variant"


def is_no_variant(seats: int, options: dict[str, str]) -> bool:
    """The rules for two players say themselves how much loyalty there is."""
    return not is_variant(seats, options)


def is_seated(seats: int, options: dict[str, str]) -> bool:
    """Whether somebody sits where the start player is said to sit."""
    named = options["start_player"]
    return named == "random" or int(named) <= seats


OPTIONS: Final = (
    Option("first_game", ("off", "on")),
    Option("two_player", ("variant", "plain"), when=is_for_two),
    Option("medical_total", ("14", "20")),
    Option("loyalty_total", ("14", "12"), "12", when=is_no_variant),
    Option("gold_supply", ("unlimited", "28"), "28"),
    Option("favour_track", ("ten", "nine"), "nine"),
    Option("donor_shortage", ("nothing", "vp_only")),
    Option("metal_at_zero", ("tie", "none")),
    Option("screens", ("closed", "open")),
    Option("cloth_space", ("chapter", "event"), "event"),
    Option("below_zero", ("off", "on"), "on"),
    Option("quiet_rounds", ("events", "all"), "all", when=is_variant),
    Option("start_player", ("random", "1", "2", "3", "4"), when=is_seated),
)


class Options(Record):
    first_game: int = 0  # whether chapter I is played with six cards
    variant: int = 0  # whether the rules for two players hold
    vp_only: int = 0  # whether donors keep their points on a shortage
    no_metal: int = 0  # whether a Tower without loyalty brings nothing
    open_goods: int = 0  # whether there are no screens
    event_opens: int = 0  # whether an event alone opens the cloth space
    below_zero: int = 0  # whether points fall below 0
    still: int = 0  # whether no card moves the marker in a round without favours
    gone: int = 0  # favour spaces that are not on the track
    totals: tuple[int, ...] = ()  # goods in the game


def chosen(seats: int, options: dict[str, str], box: Box) -> Options:
    if options["favour_track"] == "nine" and not box.extra_spaces:
        raise BadInput("favour_track=nine: this edition marks no favour space as extra")
    made = Options()
    made.first_game = int(options["first_game"] == "on")
    made.variant = int(is_variant(seats, options))
    made.vp_only = int(options["donor_shortage"] == "vp_only")
    made.no_metal = int(options["metal_at_zero"] == "none")
    made.open_goods = int(options["screens"] == "open")
    made.event_opens = int(options["cloth_space"] == "event")
    made.below_zero = int(options["below_zero"] == "on")
    made.still = int(options["quiet_rounds"] == "all")
    made.gone = box.extra_spaces if options["favour_track"] == "nine" else 0
    made.totals = totals(seats, options, box)
    return made


def totals(seats: int, options: dict[str, str], box: Box) -> tuple[int, ...]:
    """Goods in the game (E2.1, E2.2, E5.5.1)."""
    found = list(box.counts)
    if options["loyalty_total"] == "12":
        found[LOYALTY] = box.other_counts[LOYALTY]
    if options["medical_total"] == "20":
        found[KNOWLEDGE] = box.other_counts[KNOWLEDGE]
    if is_variant(seats, options):
        found = [n // 2 if half else n for n, half in zip(found, box.halved, strict=True)]
    if options["gold_supply"] == "unlimited":
        found[GOLD] = PLENTY
    return tuple(found)
