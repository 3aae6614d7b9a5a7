"""The table drawn with characters, from a view alone.

The picture is a list of lines, each a list of (text, style). Blank lines part it into blocks; the
first ones are what a player always wants in sight. Nothing depends on colour alone. Every figure
comes from the rules: they are asked about the table as far as the view shows it.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from boardwright.games.bits import has
from boardwright.games.drawing import DIM, HEAD, PLAIN, Line
from boardwright.games.rune_age.actions import ARMY, EVENT_FOE, FORT_ITEM, MONUMENT_ITEM, OBJECTIVE
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.ending import power_needed
from boardwright.games.rune_age.event_deck import scenario_events
from boardwright.games.rune_age.holdings import (
    building_of,
    cities_of,
    power_of,
    runes_of,
    trophies_of,
)
from boardwright.games.rune_age.market import barracks_of, price_of
from boardwright.games.rune_age.money import gold_of, influence_of
from boardwright.games.rune_age.packing import event_of, kind_of, side_of, single, unit_id
from boardwright.games.rune_age.sight import seen
from boardwright.games.rune_age.state import CENTRE, GONE, NONE, SETTING_UP, Table
from boardwright.games.rune_age.strength import (
    foe_strength,
    is_siege,
    passive_bonus,
    side_strength,
    side_units,
    siege_bonus,
    unit_strength,
)
from boardwright.games.rune_age.vocabulary import (
    ASCENT,
    CIVIL_WAR,
    FACTIONS,
    MONUMENT,
    NOT_FROM_THIS_WORLD,
    PLACES,
    QUEST,
    RESURGENCE,
)
from boardwright.games.rune_age.words import WORDS, cardtext, eventtext, rewardtext, runetext, unit

UNIT: Final = "bold #f0abfc"
COIN: Final = "bold #facc15"
BAD: Final = "bold #f87171"
SEATS: Final = (
    "bold #ffffff on #1d4ed8",
    "bold #ffffff on #b91c1c",
    "bold #ffffff on #15803d",
    "bold #000000 on #facc15",
)
WIDTH: Final = 79


def draw(view: dict[str, Any], box: Box) -> list[list[tuple[str, str]]]:
    """The table as this viewer sees it."""
    s = seen(view, box)
    me: int = view["viewer"]
    leads = me >= 0 and s.factions[me] != NONE and s.phase != SETTING_UP
    blocks = [
        draw_head(s, view["over"]) + (draw_hand(s, me) if leads else []),
        draw_combat(s),
        draw_event(s),
        draw_players(s, view),
        draw_races(s),
        draw_barracks(s, me) if leads else [],
        draw_shop(s),
        draw_places(s),
        draw_enemies(s),
    ]
    for seat in range(s.seats):
        if seat != me and s.phase != SETTING_UP and not s.is_out(seat):
            blocks.append(draw_their_barracks(s, seat))
    lines: list[Line] = []
    for block in blocks:
        if block:
            lines += [[], *block] if lines else block
    return lines


def folded(lead: str, items: list[str], style: str) -> list[Line]:
    """A list of words in lines of bearable width; the lead stands before the first."""
    lines: list[Line] = [[(lead, HEAD)]]
    used = len(lead)
    for at, item in enumerate(items):
        text = item + (", " if at + 1 < len(items) else "")
        if used + len(text) > WIDTH and used > 4:
            lines.append([("    ", PLAIN)])
            used = 4
        lines[-1].append((text, style))
        used += len(text)
    return lines


def para(lead: str, text: str, style: str) -> list[Line]:
    """A text in lines of bearable width, those after the first one indented."""
    lines = wrap(f"{lead} {text}", WIDTH, subsequent_indent="    ")
    first: Line = [(lead, HEAD), (lines[0][len(lead) :], style)]
    return [first, *[[(line, style)] for line in lines[1:]]]


def tallied(s: Table, kinds: list[int], shown: bool = True) -> list[str]:
    """Cards by kind, with how many there are, and their strength."""
    found: list[str] = []
    for kind in sorted(set(kinds)):
        n = kinds.count(kind)
        power = f" ({s.box.strength[kind]})" if shown and s.box.is_unit[kind] else ""
        found.append((f"{n} " if n > 1 else "") + s.box.names[kind] + power)
    return found


def badge(s: Table, seat: int) -> tuple[str, str]:
    return (f" {WORDS.say(s.box, f'badge.{seat}')} ", SEATS[seat])


def kinds_of(cards: list[int] | tuple[int, ...]) -> list[int]:
    return [kind_of(card) for card in cards]


def draw_head(s: Table, over: bool) -> list[Line]:
    box = s.box
    parts = [box.scenario_names[s.options.scenario], WORDS.say(box, "pic.head", s.round, s.phase)]
    if over:
        parts.append(WORDS.say(box, "pic.over", s.ending))
        won = [seat for seat in range(s.seats) if has(s.winners, seat)]
        parts += [WORDS.say(box, "pic.winner", seat) for seat in won]
        if not won:
            parts.append(WORDS.say(box, "pic.nobody"))
    elif s.active != NONE:
        parts.append(WORDS.say(box, "pic.turn", s.active))
    if s.first != NONE:
        parts.append(WORDS.say(box, "pic.first", s.first))
    figures = {
        "seats": s.seats,
        "objective": foe_strength(s, OBJECTIVE),
        "power": power_needed(s),
        "ascension": box.ascension,
        "trophies": box.solo_trophies,
    }
    lines: list[Line] = [[(" · ".join(parts), HEAD)]]
    lines.append([(WORDS.say(box, f"goal.{s.options.scenario}", names=figures), DIM)])
    if s.options.scenario == ASCENT and s.overlord != NONE:
        text = WORDS.say(box, "pic.ascension", s.overlord, s.ascension, box.ascension)
        lines.append([(text, HEAD)])
    return lines


def draw_hand(s: Table, me: int) -> list[Line]:
    box = s.box
    hand = kinds_of(s.hands[me])
    none = [WORDS.say(box, "pic.none")]
    lines = folded(WORDS.say(box, "pic.hand") + ": ", tallied(s, hand) or none, UNIT)
    for kind in sorted(set(hand)):
        lines += para(f"  {WORDS.say(box, 'pic.text', kind)}:", cardtext(box, kind), DIM)
    for lead, cards in (
        (WORDS.say(box, "pic.looked"), kinds_of(s.looked)),
        (WORDS.say(box, "pic.kept"), kinds_of(s.kept)),
        (WORDS.say(box, "pic.shown"), list(s.shown)),
        (WORDS.say(box, "pic.top"), s.known_tops(me)),
    ):
        if cards:
            lines += folded(lead + ": ", [box.names[kind] for kind in cards], UNIT)
    lines.append([(WORDS.say(box, "pic.money", gold_of(s, me), influence_of(s, me)), COIN)])
    if s.pool:
        lines.append([(WORDS.say(box, "pic.pool", s.pool), COIN)])
    return lines


def fighter_word(s: Table, fighter: int) -> str:
    return f"{unit(s.box, unit_id(fighter))} ({unit_strength(s, fighter)})"


def draw_combat(s: Table) -> list[Line]:
    """Both sides with what has been played and their strength, all bonuses included."""
    if s.combat.foe == NONE:
        return []
    box = s.box
    lines: list[Line] = [[(WORDS.say(box, "pic.combat", s.combat.attacker, s.combat.foe), HEAD)]]
    for side in (0, 1):
        words = [fighter_word(s, fighter) for fighter in side_units(s, side)]
        words += [box.names[kind_of(t)] for t in s.combat.tactics if side_of(t) == side]
        more = passive_bonus(s, side)
        if s.seat_of(side) != NONE:
            key = "pic.side-more" if more else "pic.side"
            lead = WORDS.say(box, key, s.seat_of(side), side_strength(s, side) + more, more) + "  "
        elif s.combat.foe == ARMY:
            lead = WORDS.say(box, "pic.army-side", foe_strength(s, ARMY)) + "  "
        else:
            continue
        lines += folded(lead, words or [WORDS.say(box, "pic.none")], UNIT)
    if not is_siege(s) and s.combat.foe != ARMY:
        lines.append([(WORDS.say(box, "pic.against", foe_strength(s, s.combat.foe)), BAD)])
    if s.combat.die != NONE:
        lines.append([(WORDS.say(box, "pic.die", s.combat.die), BAD)])
    return lines


def event_lines(s: Table, lead: str, event: int) -> list[Line]:
    name = WORDS.say(s.box, "pic.staged", event, s.box.stage[event])
    return para(f"{lead}{name}", eventtext(s.box, event), PLAIN)


def draw_event(s: Table) -> list[Line]:
    lines: list[Line] = []
    if s.event != NONE:
        lines += event_lines(s, WORDS.say(s.box, "pic.event") + ": ", s.event)
    for top in (s.event_top1, s.event_top2):
        if top:
            lines += event_lines(s, WORDS.say(s.box, "pic.next") + ": ", single(top))
    for mark in s.lasting:
        lines += event_lines(s, WORDS.say(s.box, "pic.lasting") + ": ", event_of(mark))
    return lines


def draw_players(s: Table, view: dict[str, Any]) -> list[Line]:
    me = max(view["viewer"], 0)
    lines: list[Line] = [[(WORDS.say(s.box, "pic.players"), HEAD)]]
    for seat in s.clockwise(me):
        if s.factions[seat] != NONE:
            lines += draw_player(s, view, seat)
    return lines if len(lines) > 1 else []


def size(zone: Any) -> int:
    """How many cards lie in a zone of a view: a list if they are seen, else their number."""
    return len(zone) if isinstance(zone, list) else int(zone)


def draw_player(s: Table, view: dict[str, Any], seat: int) -> list[Line]:
    box = s.box
    hurt = s.damage[seat], s.capacity[seat]
    name = WORDS.say(box, "pic.player", seat, s.factions[seat], *hurt)
    if s.is_out(seat):
        return [[badge(s, seat), (f" {name} · {WORDS.say(box, 'pic.out')}", DIM)]]
    piles = [view[key][seat] for key in ("decks", "top1", "top2", "top3", "top4")]
    sizes = (size(view["hands"][seat]), sum([size(zone) for zone in piles]))
    cards = WORDS.say(box, "pic.cards", *sizes, len(s.discards[seat]))
    lines: list[Line] = [[badge(s, seat), (f" {name} · {cards}", PLAIN)]]
    if seat != view["viewer"]:
        known = tallied(s, kinds_of(s.hands[seat] or s.known[seat]))
        if known:
            lines += folded(f"    {WORDS.say(box, 'pic.known')}: ", known, UNIT)
        tops = [box.names[kind] for kind in s.known_tops(seat)]
        if tops:
            lines += folded(f"    {WORDS.say(box, 'pic.next-card')}: ", tops, UNIT)
    indent = "    "
    held_lines = wrap(
        ", ".join(holdings(s, seat)), WIDTH, initial_indent=indent, subsequent_indent=indent
    )
    return lines + [[(line, PLAIN)] for line in held_lines]


def holdings(s: Table, seat: int) -> list[str]:
    box = s.box
    forts = (s.ready_forts[seat], s.tired_forts[seat], s.forts[seat])
    found = [WORDS.say(box, "pic.forts", *forts)]
    for place in cities_of(s, seat):
        tired = has(s.tired_places, place)
        influence = WORDS.say(box, "reward.influence", box.place_influence[place])
        found.append(held(s, box.place_names[place], influence, tired))
    for event in s.rewards[seat]:
        name, text = box.event_names[event], rewardtext(box, event)
        found.append(held(s, name, text, event in s.tired_rewards))
    for rune in runes_of(s, seat):
        tired = has(s.tired_runes, rune)
        found.append(held(s, box.rune_names[rune], runetext(box, rune), tired))
    for which, kind in enumerate((box.light, box.heavy, box.oracle)):
        if building_of(s, seat, which):
            found.append(WORDS.say(box, "pic.building", kind, building_of(s, seat, which)))
    if has(s.monuments, seat):
        found.append(WORDS.say(box, "pic.monument"))
    if s.options.scenario == NOT_FROM_THIS_WORLD:
        found.append(WORDS.say(box, "pic.trophies", trophies_of(s, seat)))
    if s.options.scenario == QUEST:
        found.append(WORDS.say(box, "pic.power", power_of(s, seat)))
    return found


def held(s: Table, name: str, text: str, tired: bool) -> str:
    """A card in play with what it gives, or that it is exhausted."""
    said = WORDS.say(s.box, "pic.exhausted") if tired else text
    return WORDS.say(s.box, "pic.held", name, said)


def draw_races(s: Table) -> list[Line]:
    """While races are chosen: the units of those that nobody leads."""
    lines: list[Line] = []
    if s.phase != SETTING_UP or NONE not in s.factions:
        return lines
    for race in range(FACTIONS):
        if s.factions.count(race) or (s.options.basic and s.box.extra_faction[race]):
            continue
        lines.append([(WORDS.say(s.box, "pic.race", race), HEAD)])
        for kind in s.box.faction_kinds(race):
            if not (s.options.basic and s.box.extra[kind]):
                lines += unit_lines(s, 0, kind, s.box.copies[kind])
    return lines


def unit_lines(s: Table, seat: int, kind: int, left: int) -> list[Line]:
    """A unit of the Barracks: how many, its cost now, its strength, what it does."""
    key = "pic.mythic" if s.box.mythic[kind] else "pic.unit"
    figures = (left, price_of(s, seat, kind), s.box.strength[kind])
    return para("  " + WORDS.say(s.box, key, kind, *figures), cardtext(s.box, kind), DIM)


def barracks_lines(s: Table, seat: int) -> list[Line]:
    box = s.box
    lines: list[Line] = []
    for kind in barracks_of(s, seat):
        lines += unit_lines(s, seat, kind, s.piles[kind])
    if s.forts[seat]:
        figures = (price_of(s, seat, FORT_ITEM), box.fort_strength, box.fort_influence)
        text = WORDS.say(box, "pic.stronghold", s.forts[seat], *figures)
        lines.append([(f"  {text}", PLAIN)])
    if s.options.scenario == MONUMENT and not has(s.monuments, seat):
        name = box.monuments[s.factions[seat]]
        text = WORDS.say(box, "pic.build", name, price_of(s, seat, MONUMENT_ITEM))
        lines.append([(f"  {text}", PLAIN)])
    return lines


def draw_barracks(s: Table, me: int) -> list[Line]:
    """What the viewer can buy with gold, and their discard pile."""
    head: Line = [(WORDS.say(s.box, "pic.barracks"), HEAD)]
    pile = tallied(s, s.discards[me], False) or [WORDS.say(s.box, "pic.none")]
    lead = WORDS.say(s.box, "pic.discard") + ": "
    return [head, *barracks_lines(s, me), *folded(lead, pile, DIM)]


def draw_their_barracks(s: Table, seat: int) -> list[Line]:
    head: Line = [(WORDS.say(s.box, "pic.their-barracks", seat), HEAD)]
    return [head, *barracks_lines(s, seat)]


def draw_shop(s: Table) -> list[Line]:
    lines: list[Line] = [[(WORDS.say(s.box, "pic.centre"), HEAD)]]
    for kind in s.shop:
        key = "pic.ware-unit" if s.box.is_unit[kind] else "pic.ware"
        figures = (s.piles[kind], s.box.cost[kind], s.box.strength[kind])
        lines += para("  " + WORDS.say(s.box, key, kind, *figures), cardtext(s.box, kind), DIM)
    return lines


def draw_places(s: Table) -> list[Line]:
    lines: list[Line] = []
    for place in range(PLACES):
        owner = s.places[place]
        if owner == GONE:
            continue
        strength = foe_strength(s, place) if owner == CENTRE else s.box.place_strength[place]
        figures = (strength, siege_bonus(s, place), s.box.place_influence[place])
        text = WORDS.say(s.box, "pic.place", place, *figures)
        if s.box.place_power[place]:
            text += ", " + WORDS.say(s.box, "pic.place-power", s.box.place_power[place])
        mark = badge(s, owner) if owner != CENTRE else ("   ", PLAIN)
        lines.append([mark, (" " + text, PLAIN)])
    return [[(WORDS.say(s.box, "pic.places"), HEAD)], *lines] if lines else []


def draw_enemies(s: Table) -> list[Line]:
    box = s.box
    lines: list[Line] = []
    if s.options.scenario == RESURGENCE:
        lines.append([(WORDS.say(box, "pic.objective", foe_strength(s, OBJECTIVE)), BAD)])
    if s.options.scenario == CIVIL_WAR:
        lead = WORDS.say(box, "pic.army", foe_strength(s, ARMY)) + ": "
        lines += folded(lead, tallied(s, list(s.army)), BAD)
    for event in s.enemies:
        lines += event_lines(s, "  ", event)
        strength = foe_strength(s, EVENT_FOE + event)
        if strength != box.event_strength[event]:
            lines.append([("    " + WORDS.say(box, "pic.now", strength), BAD)])
    return [[(WORDS.say(box, "pic.enemies"), HEAD)], *lines, draw_deck(s)]


def draw_deck(s: Table) -> Line:
    """The backs of the Event deck: how many cards of each stage nobody has turned up."""
    gone = [*s.enemies, *s.event_discard, *s.removed, s.event]
    for kept in s.rewards:
        gone += kept
    stages = [s.box.stage[event] for event in scenario_events(s) if event not in gone]
    left = [
        WORDS.say(s.box, "pic.stage", stage, stages.count(stage)) for stage in sorted(set(stages))
    ]
    none = WORDS.say(s.box, "pic.none")
    return [(WORDS.say(s.box, "pic.deck", ", ".join(left) or none, len(s.event_discard)), DIM)]
