"""The choices made before the game begins (manual 9)."""

from __future__ import annotations

from typing import Final

from boardwright.kernel.game import Option


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
    Option("boris_level", ("standard", "easy", "hard"), when=is_alone),
    Option("boris_points", ("icons", "printed"), "printed", is_alone),
    Option("start_player", ("random", "1", "2", "3", "4"), when=is_seated),
)
