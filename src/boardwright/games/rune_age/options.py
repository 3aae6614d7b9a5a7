"""What is chosen before the game begins, where a choice means anything, and what it means on the
table (manual 10)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.components import Box
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
from boardwright.kernel.game import BadInput, Option
from boardwright.kernel.state import Record


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


class Options(Record):
    scenario: int = 0
    basic: int = 0  # whether the expansion is left out
    dealt: int = 0  # whether races are dealt at random
    capped: int = 0  # whether no unit costs more than the capped cost
    printed: int = 0  # whether siege bonuses are as printed, also 0
    shared_limit: int = 0  # whether all share one attack a round on each target
    army_die: int = 0  # whether the Opposing Army shows the die
    baraxis_all: int = 0  # whether Baraxis counts the Objective
    traitors: int = 0  # whether betrayal may be declared
    round_cap: int = 0


def chosen(seats: int, options: dict[str, str], box: Box) -> Options:
    made = Options()
    made.scenario = scenario_of(seats, options, box)
    made.basic = int(options["expansion"] == "off")
    made.dealt = int(options["races"] == "random")
    made.capped = int(options["barracks_costs"] == "capped4")
    made.printed = int(options["city_bonus"] == "printed")
    made.shared_limit = int(options["attack_limit"] == "global")
    made.army_die = int(options["oa_attrition"] == "on")
    made.baraxis_all = int(options["baraxis_counts_objective"] == "on")
    made.traitors = int(options["traitor"] == "on")
    made.round_cap = int(options["round_cap"])
    return made


def scenario_of(seats: int, options: dict[str, str], box: Box) -> int:
    """R3.9, R6.1: the scenario, if it can be played by so many and with these cards."""
    scenario = scenario_named(seats, options)
    least, most = box.least[scenario], box.most[scenario]
    title = box.scenario_names[scenario]
    if not least <= seats <= most:
        counts = str(least) if least == most else f"{least} to {most}"
        raise BadInput(f"{title} is played by {counts} seat{'s' * (most > 1)}, not by {seats}")
    if box.extra_scenario[scenario] and options["expansion"] == "off":
        raise BadInput(f"{title} belongs to the expansion; set expansion to on")
    return scenario
