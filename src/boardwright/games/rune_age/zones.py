"""The zones of the table, of a table as far as somebody sees it.

What is hidden is only in the view, as a number: such zones are made from both.
"""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.bits import has
from boardwright.games.rune_age.actions import (
    ARMY,
    CARD,
    COLOURS,
    EVENT,
    EVENT_FOE,
    FORT_ITEM,
    INSTANT_FOE,
    ITEM,
    MONUMENT_ITEM,
    OBJECTIVE,
    PLACE,
    RACE,
    REALM,
    RUNE,
    SEAT,
    TARGET,
    UNIT,
)
from boardwright.games.rune_age.event_deck import scenario_events
from boardwright.games.rune_age.holdings import SEEING, building_of, power_of, trophies_of
from boardwright.games.rune_age.market import own_units, price_of
from boardwright.games.rune_age.money import gold_of, influence_of
from boardwright.games.rune_age.packing import (
    WOUNDED,
    attacker_of,
    event_of,
    is_marked,
    kind_of,
    round_of,
    side_of,
    target_of,
    unit_id,
)
from boardwright.games.rune_age.scoring import cards_in_game
from boardwright.games.rune_age.state import CENTRE, GONE, NONE, SETTING_UP, Table
from boardwright.games.rune_age.strength import (
    foe_strength,
    hand_strength,
    is_siege,
    passive_bonus,
    side_strength,
    side_units,
    siege_bonus,
    siege_harm,
    unit_strength,
    wins_siege,
)
from boardwright.games.rune_age.vocabulary import (
    CIVIL_WAR,
    FACTIONS,
    GOLDS,
    MONUMENT,
    NOT_FROM_THIS_WORLD,
    PLACES,
    QUEST,
    RESURGENCE,
)
from boardwright.kernel.visibility import members
from boardwright.scene import Item, Spot, View, Zone

SIDES: Final = ("attacker", "defender")
TOPS: Final = ("top1", "top2", "top3", "top4")
NOBODY: Final = "none"


def known(zone: Any) -> list[int]:
    """What a zone of a view holds, as far as the viewer sees it."""
    return zone if isinstance(zone, list) else []


def hidden(zone: Any) -> int:
    """How many things a zone of a view holds that the viewer does not see."""
    return zone if isinstance(zone, int) else 0


def card_item(kind: int, n: int = 1) -> Item:
    """So many cards of a kind. Whose they are says the zone in which they lie."""
    return Item(CARD.ref(kind), "card", NONE, CARD.words[kind], n)


def card_items(kinds: list[int]) -> list[Item]:
    return [card_item(kind, kinds.count(kind)) for kind in sorted(set(kinds))]


def card_spots(ref: str, kinds: list[int]) -> list[Spot]:
    """Cards of a zone, a spot for each kind: what an option means is the card in its place."""
    return [Spot(f"{ref}-{item.face}", [item]) for item in card_items(kinds)]


def spot_of(ref: str, items: list[Item]) -> list[Spot]:
    return [Spot(ref, items)] if items else []


def mark(sort: str, name: str, seat: int = NONE, **figures: int) -> Item:
    return Item(f"mark:{name}", sort, seat, "", 0, figures)


def rest(word: str, sort: str, n: int) -> Zone:
    """What has stayed in the box, or is back in it."""
    return Zone(f"box:{word}", "pile", [], NONE, n, sort)


def in_box(s: Table) -> list[Zone]:
    laid, out = sum(s.piles) if NONE in s.factions else sum(cards_in_game(s)), len(members(s.out))
    found = [
        rest("cards", "card", sum(s.box.copies) - laid),
        rest("places", "place", s.places.count(GONE)),
        rest("runes", "rune", s.runes.count(GONE)),
        rest("strongholds", "stronghold", s.box.strongholds * out),
    ]
    if s.options.scenario == MONUMENT:
        found.append(rest("monuments", "monument", out))
    return found


# The players.


def seats(s: Table) -> Zone:
    """Who sits where, with all that is true of them for a while."""
    spots = [Spot(SEAT.ref(seat), seat_marks(s, seat)) for seat in range(s.seats)]
    return Zone("table:seats", "row", spots)


def seat_marks(s: Table, seat: int) -> list[Item]:
    colour = COLOURS[seat]
    found: list[Item] = []
    if s.first == seat:
        found.append(mark("first", "first", seat))
    if s.active == seat:
        found.append(mark("active", "active", seat))
    if s.overlord == seat:
        found.append(mark("overlord", "overlord", seat, ascension=s.ascension))
    for name, bits in (("out", s.out), ("warred", s.warred)):
        if has(bits, seat):
            found.append(mark(name, f"{name}-{colour}", seat))
    if s.traitor == seat:
        found.append(mark("traitor", "traitor", seat))
    if s.spied == seat:
        found.append(mark("spied", "spied", seat))
    if has(s.lookers, seat):
        found.append(mark("foresaw", f"foresaw-{colour}", seat))
    if s.foresight[seat]:
        found.append(mark("foresight", f"foresight-{colour}", seat, strength=s.foresight[seat]))
    if s.tally[seat]:
        found.append(mark("averted", f"averted-{colour}", seat, damage=s.tally[seat]))
    if has(s.winners, seat):
        found.append(mark("winner", f"winner-{colour}", seat))
    return found


def races(s: Table) -> Zone:
    """R3.2: while races are chosen, those that nobody leads, with the units each would bring."""
    spots: list[Spot] = []
    for race in range(FACTIONS):
        taken = race in s.factions or (s.options.basic and s.box.extra_faction[race])
        if s.phase != SETTING_UP or NONE not in s.factions or taken:
            continue
        units: list[Item] = []
        for kind in s.box.faction_kinds(race):
            if not (s.options.basic and s.box.extra[kind]):
                units.append(card_item(kind, 0)._replace(figures=priced(s, 0, kind)))
        spots.append(Spot(RACE.ref(race), units))
    return Zone("races:free", "row", spots)


def goods(s: Table, view: View, seat: int) -> list[Zone]:
    """All that one player has."""
    return [
        realm(s, view, seat),
        in_play(s, seat),
        barracks(s, seat),
        hand(s, view, seat),
        deck(view, seat),
        discarded(s, seat),
    ]


def race_word(s: Table, seat: int) -> str:
    return RACE.words[s.factions[seat]] if s.factions[seat] != NONE else NOBODY


def realm(s: Table, view: View, seat: int) -> Zone:
    """The Home Realm, with what it stands and what its owner could spend; the gold of others is
    hidden in their hands."""
    figures = {"damage": s.damage[seat], "limit": s.capacity[seat]}
    figures |= attackers(s, REALM + seat)
    if s.factions[seat] != NONE and not s.is_out(seat):
        figures["influence"] = influence_of(s, seat)
        if isinstance(view["hands"][seat], list):
            figures["gold"] = gold_of(s, seat)
            figures["strength"] = hand_strength(s, seat)
    if s.options.scenario == QUEST:
        figures["power"] = power_of(s, seat)
    if s.options.scenario == NOT_FROM_THIS_WORLD:
        figures["trophies"] = trophies_of(s, seat)
    word = race_word(s, seat)
    item = Item(TARGET.ref(REALM + seat), "realm", seat, word, 1, figures)
    ref = f"realm:{COLOURS[seat]}"
    return Zone(ref, "row", [Spot(f"race:{word}" if word != NOBODY else ref, [item])], seat)


def in_play(s: Table, seat: int) -> Zone:
    """Strongholds, Cities, Rewards, runes, Buildings and the Monument, ready or exhausted."""
    colour = COLOURS[seat]
    held: list[list[Item]] = [[], []]
    for place, owner in enumerate(s.places):
        if owner == seat:
            held[has(s.tired_places, place)].append(place_item(s, place))
    for event in s.rewards[seat]:
        held[event in s.tired_rewards].append(event_item(event))
    for rune, owner in enumerate(s.runes):
        if owner == seat:
            figures = {"found": 1} if rune == s.found_rune else {}
            item = Item(RUNE.ref(rune), "rune", NONE, RUNE.words[rune], 1, figures)
            held[has(s.tired_runes, rune)].append(item)
    for which, kind in enumerate((s.box.light, s.box.heavy, s.box.oracle)):
        tired = s.tired_oracles[seat] if which == SEEING else 0
        for at, n in enumerate((building_of(s, seat, which) - tired, tired)):
            if n:
                held[at].append(card_item(kind, n))
    if has(s.monuments, seat):
        held[0].append(monument_item(s, seat))
    spots: list[Spot] = []
    for at, state in enumerate(("ready", "exhausted")):
        forts = (s.ready_forts[seat], s.tired_forts[seat])[at]
        spots += spot_of(f"{state}:{colour}-stronghold", fort_items(forts))
        spots += spot_of(f"{state}:{colour}", held[at])
    return Zone(f"play:{colour}", "row", spots, seat)


def fort_items(n: int) -> list[Item]:
    return [Item(ITEM.ref(FORT_ITEM), "stronghold", NONE, "stronghold", n)] if n else []


def monument_item(s: Table, seat: int) -> Item:
    word = race_word(s, seat)
    return Item(f"monument:{word}", "monument", NONE, word)


def pile(s: Table, seat: int, kind: int) -> Spot:
    """A pile of one kind; it keeps its place when it is sold out."""
    item = card_item(kind, s.piles[kind])._replace(figures=priced(s, seat, kind))
    return Spot(f"pile:{CARD.words[kind]}", [item] if item.n else [])


def priced(s: Table, seat: int, kind: int) -> dict[str, int]:
    """The price of a card, where it is not the printed one."""
    price = price_of(s, seat, kind)
    return {"price": price} if price != s.box.cost[kind] else {}


def barracks(s: Table, seat: int) -> Zone:
    """R3.7: what a player can buy with gold."""
    colour = COLOURS[seat]
    spots: list[Spot] = []
    if s.factions[seat] != NONE and NONE not in s.factions and not s.is_out(seat):
        spots = [
            pile(s, seat, kind)
            for kind in own_units(s, seat)
            if not (s.options.basic and s.box.extra[kind])
        ]
    for item in fort_items(s.forts[seat]):
        figures = {"attacked": s.forts_hit[seat]} if s.forts_hit[seat] else {}
        spots.append(Spot(f"barracks:{colour}-stronghold", [item._replace(figures=figures)]))
    if s.options.scenario == MONUMENT and not has(s.monuments, seat) and not s.is_out(seat):
        price = {"price": price_of(s, seat, MONUMENT_ITEM)}
        item = monument_item(s, seat)._replace(figures=price)
        spots.append(Spot(f"barracks:{colour}-monument", [item]))
    return Zone(f"barracks:{colour}", "row", spots, seat)


def hand(s: Table, view: View, seat: int) -> Zone:
    """R9.1, R9.2: others see what went there openly."""
    ref, cards = f"hand:{COLOURS[seat]}", view["hands"][seat]
    told = [kind_of(card) for card in s.known[seat]]
    if not isinstance(cards, list):
        return Zone(ref, "hand", card_spots(ref, told), seat, cards - len(told), "card")
    spots = card_spots(ref, [kind_of(card) for card in cards])
    for spot in spots:
        n = told.count(CARD.index[spot.items[0].face])
        if n:
            spot.items[0] = spot.items[0]._replace(figures={"told": n})
    return Zone(ref, "hand", spots, seat)


def deck(view: View, seat: int) -> Zone:
    """What is on top as far as the viewer has seen it, and the covered rest."""
    colour = COLOURS[seat]
    covered, cards = hidden(view["decks"][seat]), known(view["decks"][seat])
    spots: list[Spot] = []
    for i, name in enumerate(TOPS):
        covered += hidden(view[name][seat])
        for card in known(view[name][seat]):
            spots.append(Spot(f"top:{colour}-{i + 1}", [card_item(kind_of(card))]))
    spots += card_spots(f"deck:{colour}", [kind_of(card) for card in cards])
    return Zone(f"deck:{colour}", "pile", spots, seat, covered, "card")


def discarded(s: Table, seat: int) -> Zone:
    ref = f"discard:{COLOURS[seat]}"
    return Zone(ref, "pile", spot_of(ref, card_items(s.discards[seat])), seat)


def in_passing(s: Table, view: View) -> list[Zone]:
    """Cards that are being kept, looked at, shown or resolved."""
    found: list[Zone] = []
    for name, seat in (("kept", s.active), ("looked", s.looker)):
        if seat != NONE:
            ref, cards = f"{name}:{COLOURS[seat]}", view[name]
            spots = card_spots(ref, [kind_of(card) for card in known(cards)])
            found.append(Zone(ref, "row", spots, seat, hidden(cards), "card"))
    found.append(Zone("shown:cards", "row", card_spots("shown:cards", list(s.shown))))
    if s.resolving != NONE:
        spots = card_spots("resolving:card", [s.resolving])
        found.append(Zone("resolving:card", "row", spots))
    used = [Item(CARD.ref(k), "used", s.active, CARD.words[k], 0) for k in s.uses]
    found.append(Zone("used:cards", "row", spot_of("used:cards", used)))
    return found


# The centre.


def centre(s: Table) -> list[Zone]:
    """R3.5: what influence buys, and the Cities or Landmarks that nobody has."""
    there = [place_item(s, place) for place in range(PLACES) if s.places[place] == CENTRE]
    lost = [card_item(GOLDS - 1, s.lost_gold)] if s.lost_gold else []
    return [
        Zone("centre:cards", "row", [pile(s, NONE, kind) for kind in s.shop]),
        Zone("centre:places", "row", spot_of("centre:places", there)),
        Zone("centre:runes", "pile", [], NONE, s.runes.count(CENTRE), "rune"),
        Zone("lost:gold", "pile", spot_of("lost:gold", lost)),
    ]


def place_item(s: Table, place: int) -> Item:
    """A City or Landmark as strong as it is now; the strength of one that is held is printed."""
    owner = s.places[place]
    figures = {
        "strength": foe_strength(s, place) if owner == CENTRE else s.box.place_strength[place],
        "bonus": siege_bonus(s, place),
    }
    figures |= attackers(s, place)
    return Item(PLACE.ref(place), "place", max(owner, NONE), PLACE.words[place], 1, figures)


def event_item(event: int) -> Item:
    return Item(EVENT.ref(event), "event", NONE, EVENT.words[event])


def threats(s: Table) -> Zone:
    """Enemies in play, oldest first, and the Objective."""
    found = [event_item(event) for event in s.enemies]
    foes = [EVENT_FOE + event for event in s.enemies]
    if s.options.scenario == RESURGENCE:
        found.append(Item(TARGET.ref(OBJECTIVE), "objective", NONE, "objective"))
        foes.append(OBJECTIVE)
    for at, foe in enumerate(foes):
        figures = {"strength": foe_strength(s, foe), **attackers(s, foe)}
        found[at] = found[at]._replace(figures=figures)
    return Zone("events:enemies", "row", spot_of("events:enemies", found))


def events(s: Table, view: View) -> list[Zone]:
    """The Event deck, the Event of the moment, and what became of the others."""
    tops: list[Spot] = []
    covered = hidden(view["event_bag"])
    for i, name in enumerate(("event_top1", "event_top2")):
        covered += hidden(view[name])
        tops += [Spot(f"next:{i + 1}", [event_item(event)]) for event in known(view[name])]
    left = [event_item(event) for event in known(view["event_bag"])]
    spots = tops + spot_of("events:deck", left)
    drawn = [event_item(s.event)] if s.event != NONE else []
    marks = [
        Item(EVENT.ref(event_of(m)), "lasting", NONE, "", 0, {"round": round_of(m)})
        for m in s.lasting
    ]
    if s.short_hands >= max(s.round, 1):
        marks.append(mark("short-hands", "short-hands", round=s.short_hands))
    return [
        Zone("events:now", "row", spot_of(TARGET.ref(INSTANT_FOE), drawn)),
        threats(s),
        Zone("events:lasting", "row", spot_of("events:lasting", marks)),
        Zone("events:deck", "pile", spots, NONE, covered, "event"),
        event_pile("events:discard", s.event_discard),
        event_pile("events:removed", s.removed),
    ]


def event_pile(ref: str, there: tuple[int, ...]) -> Zone:
    return Zone(ref, "pile", spot_of(ref, [event_item(event) for event in there]))


def stages(s: Table) -> dict[str, int]:
    """R9.3: the backs of the Event deck, how many of each stage nobody has turned up."""
    gone = [*s.enemies, *s.event_discard, *s.removed, s.event]
    for kept in s.rewards:
        gone += kept
    left = [s.box.stage[event] for event in scenario_events(s) if event not in gone]
    return {f"stage-{stage}": left.count(stage) for stage in sorted(set(left))}


# Combat.


def battle(s: Table) -> list[Zone]:
    """What the combat is about, and both sides of it."""
    found: list[Zone] = []
    if s.combat.foe != NONE:
        found.append(Zone("combat:front", "row", spot_of("combat:front", [front(s)])))
        found += [fighters(s, side) for side in (0, 1)]
    face = str(s.combat.die) if s.combat.die != NONE else ""
    die = Item("die:attrition", "die", NONE, face)
    return [*found, Zone("die:attrition", "row", spot_of("die:attrition", [die])), army(s)]


def attackers(s: Table, target: int) -> dict[str, int]:
    """R5.1.3: who has attacked this target this round: 1, or 2 if with a card (R4.6.3)."""
    return {
        f"attacked-{COLOURS[attacker_of(attack)]}": 2 if attack in s.fought else 1
        for attack in s.attacks
        if target_of(attack) == target
    }


def front(s: Table) -> Item:
    """The target, with the strength of both sides and what of it cards in play add."""
    more = passive_bonus(s, 0)
    figures = {"attack": side_strength(s, 0) + more, "attack-more": more}
    if is_siege(s):
        more = passive_bonus(s, 1)
        figures |= {"defence": side_strength(s, 1) + more, "defence-more": more}
        figures |= {"defender": s.combat.defender, "passes": s.passes}
        figures |= siege_so_far(s, figures["attack"], figures["defence"])
    else:
        figures["defence"] = foe_strength(s, s.combat.foe)
    return Item(TARGET.ref(s.combat.foe), "front", s.combat.attacker, "front", 0, figures)


def siege_so_far(s: Table, mine: int, theirs: int) -> dict[str, int]:
    """R5.2.1: the step of a siege, and what it would come to if nothing more were played or
    resolved: damage, or whether the City changes hands."""
    stage = 1 if s.passes < 2 else 2
    if s.combat.foe < PLACES:
        return {"stage": stage, "falls": int(wins_siege(s, mine, theirs))}
    return {"stage": stage, "harm": siege_harm(s, mine, theirs)}


def fighters(s: Table, side: int) -> Zone:
    """The units of a side and the tactics it has played."""
    name, seat = SIDES[side], s.seat_of(side)
    lying: dict[int, list[Item]] = {}
    for fighter in side_units(s, side):
        figures = {"strength": unit_strength(s, fighter)}
        if is_marked(fighter, WOUNDED):
            figures["wounded"] = 1
        unit = unit_id(fighter)
        item = Item(UNIT.ref(unit), "card", seat, CARD.words[kind_of(fighter)], 1, figures)
        lying.setdefault(unit, []).append(item)
    spots = [Spot(f"side:{name}-{UNIT.words[unit]}", items) for unit, items in lying.items()]
    tactics = [kind_of(tactic) for tactic in s.combat.tactics if side_of(tactic) == side]
    return Zone(f"side:{name}", "row", spots + card_spots(f"side:{name}", tactics), seat)


def army(s: Table) -> Zone:
    """R6.9.1: the Opposing Army; while it attacks, its units stand in the combat."""
    if s.options.scenario != CIVIL_WAR:
        return Zone("army:units", "row", [])
    left = list(s.army)
    if s.combat.foe == ARMY:
        for fighter in side_units(s, 1):
            left.remove(kind_of(fighter))
    strength = {"strength": foe_strength(s, ARMY)}
    whole = Item(TARGET.ref(ARMY), "army", NONE, "army", 0, strength)
    return Zone("army:units", "row", [Spot("army:units", [whole]), *card_spots("army:units", left)])
