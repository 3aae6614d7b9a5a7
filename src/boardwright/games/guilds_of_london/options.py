"""What is chosen before the game begins (manual 9), and what it means on the table."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds_of_london.components import LEVELS
from boardwright.kernel.game import Option
from boardwright.kernel.state import Record


def is_alone(seats: int, options: dict[str, str]) -> bool:
    return seats == 1


def in_company(seats: int, options: dict[str, str]) -> bool:
    return seats > 1


def city_grows(seats: int, options: dict[str, str]) -> bool:
    """With one or two players all tiles lie on the table from the start."""
    return seats > 2


def is_seated(seats: int, options: dict[str, str]) -> bool:
    """Whether somebody sits where the start player is said to sit."""
    named = options["start_player"]
    return named == "random" or int(named) <= seats


OPTIONS: Final = (
    Option("plantation_side", ("random", "ulster", "virginia")),
    Option("left_tile", ("stack", "special"), when=city_grows),
    Option("negotiation_target", ("own", "any")),
    Option("beadle_end", ("no_more_tiles", "strict"), "strict", city_grows),
    Option("growth_tokens", ("on", "off"), "off", city_grows),
    Option("solo_promo", ("on", "off"), when=is_alone),
    Option("promo_tiles", ("off", "on"), when=in_company),
    Option("boris_level", LEVELS, when=is_alone),
    Option("boris_points", ("icons", "printed"), "printed", is_alone),
    Option("start_player", ("random", "1", "2", "3", "4"), when=is_seated),
)


class Options(Record):
    left_special: int = 0  # whether a special building lies to the left of the Guildhall
    any_target: int = 0  # whether negotiation replaces other players' men, too
    strict: int = 0  # whether the game ends without open guilds, even if more tiles would come
    growth_tokens: int = 0  # whether tiles of a growth phase come with tokens
    claims: int = 0  # whether tokens can claim a guild
    promo: int = 0  # whether the promo guilds are among the tiles
    level: int = 0  # of Boris


def chosen(options: dict[str, str], seats: int) -> Options:
    made = Options()
    made.left_special = int(options["left_tile"] == "special")
    made.any_target = int(options["negotiation_target"] == "any")
    made.strict = int(options["beadle_end"] == "strict")
    made.growth_tokens = int(options["growth_tokens"] == "on")
    made.claims = int(options["solo_promo"] == "on" and seats == 1)
    made.promo = int(options["promo_tiles"] == "on")
    made.level = LEVELS.index(options["boris_level"])
    return made
