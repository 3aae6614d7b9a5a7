"""From seats and options to the table before the first draw (manual 3)."""

from __future__ import annotations

from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.flow import Play
from boardwright.games.rune_age.options import scenario_named
from boardwright.games.rune_age.state import (
    GONE,
    KINDS_OF_BUILDING,
    NONE,
    SETTING_UP,
    Table,
)
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
    s = Table(
        seats=seats,
        source=source,
        box=box,
        scenario=scenario,
        basic=int(options["expansion"] == "off"),
        dealt=int(options["races"] == "random"),
        capped=int(options["barracks_costs"] == "capped4"),
        printed=int(options["city_bonus"] == "printed"),
        shared_limit=int(options["attack_limit"] == "global"),
        army_die=int(options["oa_attrition"] == "on"),
        baraxis_all=int(options["baraxis_counts_objective"] == "on"),
        traitors=int(options["traitor"] == "on"),
        round_cap=int(options["round_cap"]),
        shop=(*range(GOLDS), *box.seals[scenario]),
        round=0,
        phase=SETTING_UP,
        first=NONE if starter == "random" else int(starter) - 1,
        active=NONE,
        acted=0,
        factions=(NONE,) * seats,
        damage=zeros,
        capacity=(box.realm,) * seats,
        out=0,
        overlord=NONE,
        ascension=0,
        piles=piles,
        forts=(box.strongholds,) * seats,
        forts_hit=zeros,
        ready_forts=zeros,
        tired_forts=zeros,
        places=(GONE,) * PLACES,
        tired_places=0,
        rewards=((),) * seats,
        tired_rewards=(),
        buildings=zeros * KINDS_OF_BUILDING,
        tired_oracles=zeros,
        foresight=zeros,
        runes=(GONE,) * RUNES,
        tired_runes=0,
        found_rune=NONE,
        monuments=0,
        event_bag=events,
        event_top1=0,
        event_top2=0,
        lookers=0,
        lookers2=0,
        paired=0,
        event_discard=(),
        enemies=(),
        event=NONE,
        removed=(),
        lasting=(),
        short_hands=0,
        attacks=(),
        fought=(),
        warred=0,
        tally=zeros,
        mixed=0,
        pool=0,
        due=0,
        payer=NONE,
        uses=(),
        army=(),
        traitor=NONE,
        betrayed=0,
        lost_gold=0,
        winners=0,
        ending=0,
        decks=[[] for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        top1=[0] * seats,
        top2=[0] * seats,
        top3=[0] * seats,
        top4=[0] * seats,
        top_open=0,
        known=((),) * seats,
        spied=NONE,
        discards=[[] for _ in range(seats)],
        kept=[],
        looked=[],
        looker=NONE,
        shown=(),
        resolving=NONE,
        foe=NONE,
        attacker=NONE,
        defender=NONE,
        fighters=[],
        tactics=(),
        extra=(0, 0),
        returned=(),
        passes=0,
        die=NONE,
    )
    late = int(options["army_step"] == "after_draw")
    s.call(Play(late, int(options["overlord_realm"] == "common")))
    return s
