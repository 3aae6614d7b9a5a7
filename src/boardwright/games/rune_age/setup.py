"""From seats and options to the table before the first draw (manual 3)."""

from __future__ import annotations

from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.event_deck import scenario_events
from boardwright.games.rune_age.flow import Play
from boardwright.games.rune_age.holdings import KINDS_OF_BUILDING
from boardwright.games.rune_age.options import chosen
from boardwright.games.rune_age.state import GONE, NONE, Table
from boardwright.games.rune_age.vocabulary import (
    GOLDS,
    KINDS,
    PLACES,
    RUNES,
)
from boardwright.kernel.chance import Source


def set_up(seats: int, options: dict[str, str], box: Box, source: Source) -> Table:
    starter = options["start_player"]
    supply = box.supply[seats - 1]
    zeros = (0,) * seats
    s = Table(seats, source)
    s.box = box
    s.options = chosen(seats, options, box)
    seals = box.seals[s.options.scenario]
    piles = [0] * KINDS
    piles[:GOLDS] = supply[:GOLDS]
    for kind in seals:
        piles[kind] = supply[4]
    s.shop = (*range(GOLDS), *seals)
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
    s.event_bag = scenario_events(s)
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
