"""What is chosen before the game begins, and where a choice means anything (manual 10)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.vocabulary import (
    ASCENT,
    CATACLYSM,
    CIVIL_WAR,
    NOT_FROM_THIS_WORLD,
    QUEST,
    RESURGENCE,
    SCENARIOS,
    SIEGES,
)
from boardwright.kernel.game import Option


def scenario_named(seats: int, options: dict[str, str]) -> int:
    """R3.9: the scenario chosen; without a choice the Civil War alone, Resurgence together."""
    name = options["scenario"]
    if name == "default":
        return CIVIL_WAR if seats == 1 else RESURGENCE
    return SCENARIOS.index(name)


def named_seat(seats: int, options: dict[str, str]) -> bool:
    named = options["start_player"]
    return seats > 1 and (named == "random" or int(named) <= seats)


def together(seats: int, options: dict[str, str]) -> bool:
    return seats > 1


def with_sieges(seats: int, options: dict[str, str]) -> bool:
    return seats > 1 and scenario_named(seats, options) in SIEGES


def civil_war(seats: int, options: dict[str, str]) -> bool:
    return scenario_named(seats, options) == CIVIL_WAR


def resurgence(seats: int, options: dict[str, str]) -> bool:
    return scenario_named(seats, options) == RESURGENCE


def cataclysm_together(seats: int, options: dict[str, str]) -> bool:
    return seats > 1 and scenario_named(seats, options) == CATACLYSM


def ascent_of_many(seats: int, options: dict[str, str]) -> bool:
    return seats > 2 and scenario_named(seats, options) == ASCENT


def uncounted(seats: int, options: dict[str, str]) -> bool:
    """Two scenarios end with their Event deck, long before any cap."""
    return scenario_named(seats, options) not in (QUEST, NOT_FROM_THIS_WORLD)


OPTIONS: Final = (
    Option("scenario", ("default", *SCENARIOS)),
    Option("races", ("choose", "random")),
    Option("start_player", ("random", "1", "2", "3", "4"), "1", named_seat),
    Option("expansion", ("on", "off")),
    Option("barracks_costs", ("printed", "capped4"), "capped4"),
    Option("city_bonus", ("manual", "printed"), "", with_sieges),
    Option("attack_limit", ("per_attacker", "global"), "global", together),
    Option("oa_attrition", ("on", "off"), "off", civil_war),
    Option("baraxis_counts_objective", ("off", "on"), "", resurgence),
    Option("traitor", ("off", "on"), "", cataclysm_together),
    Option("round_cap", ("50", *[str(n) for n in range(20, 201) if n != 50]), "200", uncounted),
    Option("army_step", ("before_draw", "after_draw"), "after_draw", civil_war),
    Option("overlord_realm", ("by_allies", "common"), "common", ascent_of_many),
)
