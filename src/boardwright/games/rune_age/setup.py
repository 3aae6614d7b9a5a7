"""From seats and options to the table before the first draw (manual 3)."""

from __future__ import annotations

from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.flow import Play
from boardwright.games.rune_age.holdings import KINDS_OF_BUILDING
from boardwright.games.rune_age.options import scenario_named
from boardwright.games.rune_age.state import GONE, NONE, Table
from boardwright.games.rune_age.vocabulary import (
    EVENTS,
    GOLDS,
    KINDS,
    PLACES,
    RUNES,
)
from boardwright.kernel.chance import Source
from boardwright.kernel.game import BadInput


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


def set_up(seats: int, options: dict[str, str], box: Box, source: Source) -> Table:
    scenario = scenario_of(seats, options, box)
    starter = options["start_player"]
    basic = options["expansion"] == "off"
    supply = box.supply[seats - 1]
    piles = [0] * KINDS
    piles[:GOLDS] = supply[:GOLDS]
    for kind in box.seals[scenario]:
        piles[kind] = supply[4]
    events = [
        event
        for event in range(EVENTS)
        if box.event_scenario[event] == scenario and not (basic and box.extra_event[event])
    ]
    zeros = (0,) * seats
    s = Table(seats, source)
    s.box = box
    s.scenario = scenario
    s.basic = int(options["expansion"] == "off")
    s.dealt = int(options["races"] == "random")
    s.capped = int(options["barracks_costs"] == "capped4")
    s.printed = int(options["city_bonus"] == "printed")
    s.shared_limit = int(options["attack_limit"] == "global")
    s.army_die = int(options["oa_attrition"] == "on")
    s.baraxis_all = int(options["baraxis_counts_objective"] == "on")
    s.traitors = int(options["traitor"] == "on")
    s.round_cap = int(options["round_cap"])
    s.shop = (*range(GOLDS), *box.seals[scenario])
    s.first = NONE if starter == "random" else int(starter) - 1
    s.factions = (NONE,) * seats
    s.damage = zeros
    s.capacity = (box.realm,) * seats
    s.piles = piles
    s.forts = (box.strongholds,) * seats
    s.forts_hit = zeros
    s.ready_forts = zeros
    s.tired_forts = zeros
    s.places = (GONE,) * PLACES
    s.rewards = ((),) * seats
    s.buildings = zeros * KINDS_OF_BUILDING
    s.tired_oracles = zeros
    s.foresight = zeros
    s.runes = (GONE,) * RUNES
    s.event_bag = events
    s.tally = zeros
    s.decks = [[] for _ in range(seats)]
    s.hands = [[] for _ in range(seats)]
    s.top1 = [0] * seats
    s.top2 = [0] * seats
    s.top3 = [0] * seats
    s.top4 = [0] * seats
    s.known = ((),) * seats
    s.discards = [[] for _ in range(seats)]
    s.kept = []
    s.looked = []
    s.fighters = []
    late = int(options["army_step"] == "after_draw")
    s.call(Play(late, int(options["overlord_realm"] == "common")))
    return s
