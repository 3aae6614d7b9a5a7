"""What lies on the table, by name, from a view: the only reader of packed fields but the rules.

Most figures come from the rules: they are asked about the table as far as the view shows it.
"""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.bits import only
from boardwright.games.rune_age.actions import (
    ARMY,
    ATTACK,
    BUY,
    CALL_STORM,
    CARD,
    CATALOGUE,
    COLOURS,
    DESTROY,
    DISCARD,
    DROP,
    FORT,
    FORT_SOURCE,
    HEALING,
    HIT,
    ITEM,
    JOIN,
    KEEP,
    LEAVE,
    LOSE,
    MENDING,
    OBJECTIVE,
    PASS,
    PAY,
    PLAY,
    READY,
    REALM,
    RECRUIT,
    RESOLVE,
    RETURN,
    RUNE,
    SUFFER,
    TAKE,
    TARGET,
    TOP,
    TWO_FORTS,
    UNIT,
    USE,
    WOUND,
)
from boardwright.games.rune_age.comparison import comparison
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.ending import power_needed
from boardwright.games.rune_age.event_deck import scenario_events
from boardwright.games.rune_age.lexicon import lexicon
from boardwright.games.rune_age.market import price_of, sources_of, spend
from boardwright.games.rune_age.money import GOLD_PURSE, INFLUENCE_PURSE, coin_worth
from boardwright.games.rune_age.options import Options
from boardwright.games.rune_age.packing import kind_of, side_of, unit_id, unit_kind, wounded_id
from boardwright.games.rune_age.sight import VISIBILITY
from boardwright.games.rune_age.standing import keep_price
from boardwright.games.rune_age.state import EVENT_PHASE, Table
from boardwright.games.rune_age.strength import foe_strength
from boardwright.games.rune_age.vocabulary import (
    ASCENT,
    CATACLYSM,
    GOLDS,
    KINDS,
    NOT_FROM_THIS_WORLD,
    QUEST,
    RESURGENCE,
    STORM,
)
from boardwright.games.rune_age.zones import (
    SIDES,
    battle,
    centre,
    events,
    goods,
    in_box,
    in_passing,
    races,
    seats,
    stages,
)
from boardwright.kernel.chance import Source
from boardwright.kernel.visibility import LIST, SET, SETS, SHOWN, VALUE, laid
from boardwright.scene import Scene, Scenery, View, Zone, arguments

END_OF_TURN: Final = ("keep", "pay-keep", "betray")  # R4.3, R6.5.3


def scene(view: View, box: Box) -> Scene:
    """The table as a viewer sees it, from the middle outwards."""
    s = seen(view, box)
    zones: list[Zone] = [
        *battle(s),
        *events(s, view),
        *centre(s),
        races(s),
        seats(s),
        *in_passing(s, view),
    ]
    for seat in range(s.seats):
        zones += goods(s, view, seat)
    zones += in_box(s)
    return Scene([zone for zone in zones if zone.spots or zone.hidden], figures(s, view))


def seen(view: View, box: Box) -> Table:
    """The table as far as a view shows it, hidden zones empty."""
    s = Table(view["seats"], Source())
    s.box = box
    s.options = Options()
    s.piles = []
    s.discards = []
    s.fighters = []
    for name, field in VISIBILITY.fields.items():
        if field.shape == VALUE and field.shown == SHOWN:
            setattr(s, name, laid(name, getattr(s, name), view))
        elif field.shape in (LIST, SET):
            setattr(s, name, zone_of(view[name], field.shape == SET))
        elif field.shape != VALUE:
            setattr(s, name, [zone_of(zone, field.shape == SETS) for zone in view[name]])
    return s


def zone_of(zone: Any, as_set: bool) -> Any:
    """The cards of a zone that the viewer sees; of others a view only says how many there are."""
    cards: list[int] = list(zone) if isinstance(zone, list) else []
    return only(*cards) if as_set else cards


def figures(s: Table, view: View) -> dict[str, int]:
    """The moment, what wins, and how far the game is."""
    over: bool = view["over"]
    found = {
        "round": s.round,
        "phase": part(s, "" if over else view["asked"]["prompt"]),
        "scenario": s.options.scenario,
        "first": s.first,
        "active": s.active,
        "pool": s.pool,
        "due": s.due,
        "mixed": s.mixed,
        "betrayed": s.betrayed,
        "ending": s.ending,
        **{f"course:damage:{seat}": s.damage[seat] for seat in range(s.seats)},
        **goal(s),
        **stages(s),
        **({} if over else payment(s, view)),
    }
    last = last_round(s)
    found["last-round"] = last
    found["progress"] = 100 if over else min(max(s.round - 1, 0) * 100 // last, 99)
    return found | comparison(s) if over else found


def part(s: Table, prompt: str) -> int:
    """Where in the round it is: before the first, actions, end of a turn, Event Phase."""
    if s.phase == EVENT_PHASE:
        return 3
    return 2 if prompt in END_OF_TURN else s.phase


def goal(s: Table) -> dict[str, int]:
    """What must be reached to win."""
    if s.options.scenario == RESURGENCE:
        return {"objective": foe_strength(s, OBJECTIVE)}
    if s.options.scenario == QUEST:
        return {"power": power_needed(s)}
    if s.options.scenario == ASCENT:
        return {"overlord": s.overlord, "ascension": s.ascension, "needed": s.box.ascension}
    if s.options.scenario == NOT_FROM_THIS_WORLD and s.seats == 1:
        return {"trophies": s.box.solo_trophies}
    return {}


def payment(s: Table, view: View) -> dict[str, int]:
    """What is still to be found, and what each source would give: a hand may hold any Gold."""
    prompt: str = view["asked"]["prompt"]
    if not prompt.startswith("pay-"):
        return {}
    _, seat, *more = view["asked"]["frame"]
    if prompt == "pay-keep":
        found = {"owed": keep_price(s) - more[0]}
    elif len(more) == 1:  # for an ability or an Event
        found = {"owed": more[0]}
    else:
        found = {"owed": price_of(s, seat, more[0]) - s.pool}
    gold = prompt == "pay-gold"
    sources = sources_of(s, seat, GOLD_PURSE if gold else INFLUENCE_PURSE)
    for source in {*sources, *(range(GOLDS) if gold else ())}:
        then = s.clone()
        assert isinstance(then, Table)
        worth = coin_worth(s, source) if source < GOLDS else spend(then, seat, source)
        [ref] = targets(view, s.box, PAY.of(source))
        found[f"pays:{ref}"] = worth
    return found


def last_round(s: Table) -> int:
    """The round that will be the last one, or about so: nothing else only ever goes forward."""
    if s.options.scenario in (CATACLYSM, QUEST, NOT_FROM_THIS_WORLD):
        return len(scenario_events(s))
    return s.box.ascension if s.options.scenario == ASCENT else s.options.round_cap


# What an option means on the table: a thing of its own by name, one of many in its place.


def targets(view: View, box: Box, action: int) -> list[str]:
    seat: int = view["asked"]["seat"]
    colour = COLOURS[seat]
    if BUY.has(action):
        item = BUY.arg(action)
        word = ITEM.words[item]
        return [f"pile:{word}" if item < KINDS else f"barracks:{colour}-{word}"]
    if action == ATTACK.of(FORT):
        return [f"barracks:{colour}-stronghold"]
    if PAY.has(action) and PAY.arg(action) < GOLDS:
        return [f"hand:{colour}-{CARD.words[PAY.arg(action)]}"]
    if action == PAY.of(FORT_SOURCE):
        return [f"ready:{colour}-stronghold"]
    if action in (READY.of(FORT_SOURCE), READY.of(TWO_FORTS)):
        return [f"exhausted:{colour}-stronghold"]
    if action == PASS.base:
        return ["combat:front"]
    if action == CALL_STORM.base:
        return [RUNE.ref(STORM)]
    if MENDING.has(action):
        return [TARGET.ref(REALM + MENDING.arg(action))]
    if action == SUFFER.base:
        return [TARGET.ref(REALM + seat)]
    if action == JOIN.base:
        return [TARGET.ref(ARMY)]
    if RECRUIT.has(action):
        return [recruit(view, RECRUIT.arg(action))]
    if action in (LEAVE.base, DROP.base):
        return [f"shown:cards-{CARD.words[kind]}" for kind in view["shown"]]
    return in_combat(view, action) or of_cards(view, action) or arguments(CATALOGUE, action)


def in_combat(view: View, action: int) -> list[str]:
    """Units and tactics where they fight."""
    own = 0 if view["attacker"] == view["asked"]["seat"] else 1
    if HIT.has(action):
        return [f"side:{SIDES[1 - own]}-{UNIT.words[HIT.arg(action)]}"]
    if LOSE.has(action):  # one's own, or the Opposing Army's
        return [f"side:{SIDES[view['asked']['frame'][1]]}-{UNIT.words[LOSE.arg(action)]}"]
    if RETURN.has(action):
        return [f"side:{SIDES[own]}-{UNIT.words[RETURN.arg(action)]}"]
    if WOUND.has(action):
        return [f"side:{SIDES[own]}-{CARD.words[WOUND.arg(action)]}"]
    if HEALING.has(action):
        return [f"side:{SIDES[own]}-{UNIT.words[wounded_id(HEALING.arg(action))]}"]
    if RESOLVE.has(action):
        there = [unit_id(f) for f in view["fighters"] if side_of(f) == own]
        there += [kind_of(t) for t in view["tactics"] if side_of(t) == own]
        fit = sorted({unit for unit in there if unit_kind(unit) == RESOLVE.arg(action)})
        return [f"side:{SIDES[own]}-{UNIT.words[unit]}" for unit in fit]
    return []


def of_cards(view: View, action: int) -> list[str]:
    """Cards in the hand or pile that the question speaks of."""
    seat: int = view["asked"]["seat"]
    prompt: str = view["asked"]["prompt"]
    zone = ""
    if USE.has(action) or PLAY.has(action) or KEEP.has(action) or DESTROY.has(action):
        zone = f"hand:{COLOURS[seat]}"
    elif TOP.has(action) or prompt in ("sift", "foresee"):
        zone = f"looked:{COLOURS[seat]}"
    elif DISCARD.has(action):
        zone = f"hand:{COLOURS[view['spied'] if prompt == 'spied' else seat]}"
    elif TAKE.has(action):
        if not view["shown"]:
            return [f"discard:{COLOURS[seat]}"]
        zone = "shown:cards"
    verb = CATALOGUE.verb(action)
    return [f"{zone}-{CARD.words[verb.arg(action)]}"] if zone and verb.spaces else []


def recruit(view: View, kind: int) -> str:
    """Who changes sides comes from the Barracks or the Opposing Army, who deserts from a deck."""
    seat: int = view["asked"]["seat"]
    word = CARD.words[kind]
    if view["asked"]["prompt"] == "desert":
        colour = COLOURS[seat]
        return f"discard:{colour}" if kind in view["discards"][seat] else f"hand:{colour}-{word}"
    return f"army:units-{word}" if view["asked"]["frame"][2] else f"pile:{word}"


SCENERY: Final = Scenery(scene, lexicon, targets)
