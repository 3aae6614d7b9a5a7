"""The table drawn with characters, from a view alone.

The picture is a list of lines, each a list of (text, style). Blank lines part it into blocks; the
first ones are what a player always wants in sight. Nothing depends on colour alone.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Any, Final

from boardwright.games.rune_age.actions import ARMY, EVENT_FOE, FORT, INSTANT_FOE, OBJECTIVE
from boardwright.games.rune_age.components import (
    ASCENT,
    AWAKEN,
    CAPTAIN,
    CITIES,
    CIVIL_WAR,
    EMBOLDEN,
    FLAME,
    GOLDS,
    GUARD,
    HUNTER,
    MONUMENT,
    NEXT_DEBASED,
    NEXT_OPEN,
    NOT_FROM_THIS_WORLD,
    PLACES,
    QUEST,
    R_ARCHITECT,
    R_BESIEGE,
    R_CHAMPION,
    R_GOLD,
    R_INFLUENCE,
    R_LOYAL,
    R_OBJECTIVE,
    R_POWER,
    R_REALM,
    RESURGENCE,
    RUNE_GOLD,
    RUNES,
    SENTINEL,
    STONE,
    STRIKE_WORK,
    TYPES,
    WHISPER,
    Box,
)
from boardwright.games.rune_age.state import (
    BONUS,
    CENTRE,
    GONE,
    HEAVY,
    KIND_MASK,
    KINDS_OF_BUILDING,
    LIGHT,
    NONE,
    SIDE,
    WOUNDED,
)
from boardwright.games.rune_age.words import LETTERS, WORDS, eventtext

Line = list[tuple[str, str]]

PLAIN: Final = ""
HEAD: Final = "bold"
DIM: Final = "dim"
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
    blocks = [
        draw_head(view, box),
        draw_hand(view, box),
        draw_combat(view, box),
        draw_event(view, box),
        draw_players(view, box),
        draw_barracks(view, box),
        draw_shop(view, box),
        draw_places(view, box),
        draw_enemies(view, box),
    ]
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
    lines = wrap(lead + text, WIDTH, subsequent_indent="    ")
    first: Line = [(lead, HEAD), (lines[0][len(lead) :], style)]
    return [first, *[[(line, style)] for line in lines[1:]]]


def tallied(box: Box, kinds: list[int], shown: bool = True) -> list[str]:
    """Cards by kind, with how many there are, and their strength."""
    found: list[str] = []
    for kind in sorted(set(kinds)):
        n = kinds.count(kind)
        power = f" ({box.strength[kind]})" if shown and box.is_unit[kind] else ""
        found.append((f"{n} " if n > 1 else "") + box.names[kind] + power)
    return found


def badge(seat: int) -> tuple[str, str]:
    return (f" {LETTERS[seat]} ", SEATS[seat])


def draw_head(view: dict[str, Any], box: Box) -> list[Line]:
    title = box.scenario_names[view["scenario"]]
    parts = [title, WORDS.say(box, "pic.head", view["round"], view["phase"])]
    if view["over"]:
        parts.append(WORDS.say(box, "pic.over", view["ending"]))
        won = [seat for seat in range(view["seats"]) if view["winners"] >> seat & 1]
        parts += [WORDS.say(box, "pic.winner", seat) for seat in won]
        if not won:
            parts.append(WORDS.say(box, "pic.nobody"))
    elif view["active"] != NONE:
        parts.append(WORDS.say(box, "pic.turn", view["active"]))
    if view["first"] != NONE:
        parts.append(WORDS.say(box, "pic.first", view["first"]))
    lines: list[Line] = [[(" · ".join(parts), HEAD)]]
    lines.append([(WORDS.say(box, f"goal.{view['scenario']}"), DIM)])
    if view["scenario"] == ASCENT and view["overlord"] != NONE:
        text = WORDS.say(box, "pic.ascension", view["overlord"], view["ascension"], box.ascension)
        lines.append([(text, HEAD)])
    return lines


def kinds_of(zone: Any) -> list[int]:
    """The cards of a zone that the viewer sees; none if he only sees how many."""
    return [card & KIND_MASK for card in zone] if isinstance(zone, list) else []


def draw_hand(view: dict[str, Any], box: Box) -> list[Line]:
    me = view["viewer"]
    if me < 0 or view["factions"][me] == NONE:
        return []
    lines: list[Line] = []
    for key, zone in (
        ("hand", view["hands"][me]),
        ("looked", view["looked"]),
        ("kept", view["kept"]),
    ):
        kinds = kinds_of(zone)
        if kinds or key == "hand":
            words = tallied(box, kinds) or [WORDS.say(box, "pic.none")]
            lines += folded(WORDS.say(box, f"pic.{key}") + ": ", words, UNIT)
            if key == "hand":
                for kind in sorted(set(kinds)):
                    if box.texts[kind]:
                        lines += para(f"  {box.names[kind]}: ", box.texts[kind], DIM)
    gold, influence = purses(view, box, me)
    lines.append([(WORDS.say(box, "pic.money", gold, influence), COIN)])
    if view["pool"]:
        lines.append([(WORDS.say(box, "pic.pool", view["pool"]), COIN)])
    tops = kinds_of(view["top1"][me])
    if tops:
        lines.append([(WORDS.say(box, "pic.top") + ": " + box.names[tops[0]], PLAIN)])
    return lines


def purses(view: dict[str, Any], box: Box, me: int) -> tuple[int, int]:
    """What the viewer could spend in all."""
    debased = works(view, box, NEXT_DEBASED)
    coins = [box.value[kind] for kind in kinds_of(view["hands"][me]) if kind < GOLDS]
    gold = sum([min(coin, 2) if debased else coin for coin in coins])
    influence = view["ready_forts"][me] * box.fort_influence
    for place in range(PLACES):
        if view["places"][place] == me and not view["tired_places"] >> place & 1:
            influence += box.place_influence[place]
    for event in view["rewards"][me]:
        if event not in view["tired_rewards"]:
            gold += box.worth[event] if box.reward[event] == R_GOLD else 0
            influence += box.worth[event] if box.reward[event] == R_INFLUENCE else 0
    for rune in range(RUNES):
        if view["runes"][rune] == me and not view["tired_runes"] >> rune & 1:
            gold += box.rune_amount[rune] if rune == RUNE_GOLD else 0
            influence += box.rune_amount[rune] if rune == WHISPER else 0
    return gold, influence


def works(view: dict[str, Any], box: Box, effect: int) -> bool:
    """Whether an effect announced for this round is at work."""
    marks = [mark for mark in view["lasting"] if mark & 255 == view["round"]]
    return any(box.effect[mark >> 8] == effect for mark in marks)


def fighter_word(box: Box, fighter: int) -> str:
    kind = fighter & KIND_MASK
    bonus = f"+{fighter // BONUS}" if fighter >= BONUS else ""
    hurt = " " + WORDS.say(box, "pic.wounded") if fighter & WOUNDED else ""
    return f"{box.names[kind]} ({box.strength[kind]}{bonus}{hurt})"


def defending(view: dict[str, Any], side: int) -> bool:
    if view["defender"] != NONE:
        return side == 1
    return side == 0 and view["foe"] in (INSTANT_FOE, ARMY)


def rewarded(view: dict[str, Any], box: Box, seat: int, reward: int) -> int:
    """The sum of a seat's Rewards of one sort."""
    return sum([box.worth[e] for e in view["rewards"][seat] if box.reward[e] == reward])


def standing(view: dict[str, Any], box: Box, side: int) -> int:
    """What Cities, Buildings, Rewards, runes and Events add to a side."""
    seat = view["attacker"] if side == 0 else view["defender"]
    if seat == NONE:
        return 0
    if defending(view, side):
        return home_strength(view, box, seat)
    found = 0
    if view["foe"] == OBJECTIVE:
        found += rewarded(view, box, seat, R_OBJECTIVE)
    if view["defender"] != NONE:
        found += box.rune_amount[FLAME] if view["runes"][FLAME] == seat else 0
        if view["foe"] >= PLACES:
            found += rewarded(view, box, seat, R_BESIEGE)
            champion = view["defender"] == view["overlord"]
            found += rewarded(view, box, seat, R_CHAMPION) if champion else 0
    return found


def home_strength(view: dict[str, Any], box: Box, seat: int) -> int:
    """What helps a defender: his City's bonus, or what guards his Home Realm."""
    foe = view["foe"]
    found: int = box.rune_amount[STONE] if view["runes"][STONE] == seat else 0
    found += view["foresight"][seat]
    if foe < PLACES:
        return found + siege_bonus(view, box, foe)
    at = seat * KINDS_OF_BUILDING
    found += view["buildings"][at + LIGHT] * box.amount[box.light]
    found += view["buildings"][at + HEAVY] * box.amount[box.heavy]
    found += rewarded(view, box, seat, R_REALM)
    found += rewarded(view, box, seat, R_LOYAL) if foe == ARMY else 0
    return found + (rewarded(view, box, seat, R_CHAMPION) if seat == view["overlord"] else 0)


def fighter_strength(view: dict[str, Any], box: Box, fighter: int) -> int:
    """Printed strength, bonus, and what the unit adds by itself in this combat."""
    kind, side = fighter & KIND_MASK, fighter >> 7 & 1
    found = box.strength[kind] + fighter // BONUS
    defends = defending(view, side)
    hunts = side == 0 and CITIES <= view["foe"] < PLACES
    if box.ability[kind] == HUNTER:
        return found + (box.amount[kind] if hunts else 0)
    if box.ability[kind] in (GUARD, SENTINEL):
        return found + (box.amount[kind] if defends else 0)
    return found


def draw_combat(view: dict[str, Any], box: Box) -> list[Line]:
    """Both sides with what has been played and their strength, all bonuses included."""
    if view["foe"] == NONE:
        return []
    lines: list[Line] = [[(WORDS.say(box, "pic.combat", view["attacker"], view["foe"]), HEAD)]]
    for side in (0, 1):
        owner = view["attacker"] if side == 0 else view["defender"]
        own = [f for f in view["fighters"] if f >> 7 & 1 == side]
        strength = sum([fighter_strength(view, box, f) for f in own])
        strength += view["extra"][side]
        words = [fighter_word(box, f) for f in own]
        words += [box.names[t & KIND_MASK] for t in view["tactics"] if t & SIDE == side * SIDE]
        more = standing(view, box, side)
        if owner != NONE:
            key = "pic.side-more" if more else "pic.side"
            lead = WORDS.say(box, key, owner, strength + more, more) + "  "
        elif side == 1 and view["foe"] == ARMY:
            strength += box.army_hand + added(view, box, CAPTAIN, NONE)
            lead = WORDS.say(box, "pic.army-side", strength) + "  "
        else:
            continue
        lines += folded(lead, words or [WORDS.say(box, "pic.none")], UNIT)
    needed = strength_of(view, box)
    if needed:
        lines.append([(WORDS.say(box, "pic.against", needed), BAD)])
    if view["die"] != NONE:
        lines.append([(WORDS.say(box, "pic.die", view["die"]), BAD)])
    return lines


def strength_of(view: dict[str, Any], box: Box) -> int:
    """The strength of the card that is fought, 0 if units fight units."""
    foe: int = view["foe"]
    if foe < PLACES:
        more = added(view, box, AWAKEN, NONE) if foe >= CITIES else 0
        return box.place_strength[foe] + more if view["defender"] == NONE else 0
    if foe == FORT:
        return box.fort_strength
    if foe == OBJECTIVE:
        return box.objective_strength + added(view, box, EMBOLDEN, NONE)
    event: int = view["event"] if foe == INSTANT_FOE else foe - EVENT_FOE
    if (foe == INSTANT_FOE or foe >= EVENT_FOE) and event != NONE:
        return box.event_strength[event] + added(view, box, EMBOLDEN, event)
    return 0


def added(view: dict[str, Any], box: Box, effect: int, event: int) -> int:
    """What an enemy in play, other than the one fought, adds to the target."""
    others = [e for e in view["enemies"] if e != event and box.effect[e] == effect]
    return sum([box.event_amount[e] for e in others])


def event_lines(box: Box, lead: str, event: int) -> list[Line]:
    return para(f"{lead}{box.event_names[event]}: ", eventtext(box, event), PLAIN)


def draw_event(view: dict[str, Any], box: Box) -> list[Line]:
    lines: list[Line] = []
    if view["event"] != NONE:
        lines += event_lines(box, WORDS.say(box, "pic.event") + ": ", view["event"])
    for zone in (view["event_top1"], view["event_top2"]):
        for event in zone if isinstance(zone, list) else []:
            lines += event_lines(box, WORDS.say(box, "pic.next") + ": ", event)
    for mark in view["lasting"]:
        lines += event_lines(box, WORDS.say(box, "pic.lasting") + ": ", mark >> 8)
    return lines


def draw_players(view: dict[str, Any], box: Box) -> list[Line]:
    me = max(view["viewer"], 0)
    lines: list[Line] = [[(WORDS.say(box, "pic.players"), HEAD)]]
    for step in range(view["seats"]):
        seat = (me + step) % view["seats"]
        if view["factions"][seat] != NONE:
            lines += draw_player(view, box, seat)
    return lines if len(lines) > 1 else []


def draw_player(view: dict[str, Any], box: Box, seat: int) -> list[Line]:
    name = box.faction_names[view["factions"][seat]]
    hurt = WORDS.say(box, "pic.damage", view["damage"][seat], view["capacity"][seat])
    if view["out"] >> seat & 1:
        return [[badge(seat), (f" {name} · {hurt} · {WORDS.say(box, 'pic.out')}", DIM)]]
    hand = view["hands"][seat]
    deck = view["decks"][seat]
    sizes = [len(zone) if isinstance(zone, list) else zone for zone in (hand, deck)]
    for top in ("top1", "top2", "top3", "top4"):
        zone = view[top][seat]
        sizes[1] += len(zone) if isinstance(zone, list) else zone
    parts = [name, hurt, WORDS.say(box, "pic.cards", *sizes, len(view["discards"][seat]))]
    lines: list[Line] = [[badge(seat), (" " + " · ".join(parts), PLAIN)]]
    held = holdings(view, box, seat)
    return lines + folded("    ", held, PLAIN)


def holdings(view: dict[str, Any], box: Box, seat: int) -> list[str]:
    tired = WORDS.say(box, "pic.exhausted")
    forts = [view[key][seat] for key in ("ready_forts", "tired_forts", "forts")]
    found = [WORDS.say(box, "pic.forts", *forts)]
    for place in range(PLACES):
        if view["places"][place] == seat:
            worn = f" {tired}" if view["tired_places"] >> place & 1 else ""
            found.append(f"{box.place_names[place]} [{box.place_influence[place]}]{worn}")
    for event in view["rewards"][seat]:
        worn = f" {tired}" if event in view["tired_rewards"] else ""
        found.append(f"{box.event_names[event]}{worn}")
    for rune in range(RUNES):
        if view["runes"][rune] == seat:
            worn = f" {tired}" if view["tired_runes"] >> rune & 1 else ""
            found.append(f"{box.rune_names[rune]}{worn}")
    built = view["buildings"][seat * KINDS_OF_BUILDING : (seat + 1) * KINDS_OF_BUILDING]
    if any(built):
        found.append(WORDS.say(box, "pic.buildings", *built))
    if view["monuments"] >> seat & 1:
        found.append(WORDS.say(box, "pic.monument"))
    if view["scenario"] == NOT_FROM_THIS_WORLD:
        found.append(
            WORDS.say(box, "pic.trophies", sum([box.trophies[e] for e in view["rewards"][seat]]))
        )
    if view["scenario"] == QUEST:
        power = sum([box.place_power[p] for p in range(PLACES) if view["places"][p] == seat])
        power += sum([box.worth[e] for e in view["rewards"][seat] if box.reward[e] == R_POWER])
        found.append(WORDS.say(box, "pic.power", power))
    return found


def draw_barracks(view: dict[str, Any], box: Box) -> list[Line]:
    """What the viewer can buy with gold, and his discard pile."""
    me = view["viewer"]
    if me < 0 or view["factions"][me] == NONE:
        return []
    first = box.faction_kinds(view["factions"][me])[0]
    words = [
        f"{box.names[kind]} {gold_price(view, box, kind)}g/{box.strength[kind]}"
        f" x{view['piles'][kind]}"
        for kind in range(first, first + TYPES)
        if view["piles"][kind]
    ]
    if view["scenario"] == MONUMENT:
        words.append(f"{box.monuments[view['factions'][me]]} {monument_price(view, box, me)}g")
    lines = folded(WORDS.say(box, "pic.barracks") + ": ", words, PLAIN)
    pile = tallied(box, view["discards"][me], False)
    return lines + folded(
        WORDS.say(box, "pic.discard") + ": ", pile or [WORDS.say(box, "pic.none")], DIM
    )


def gold_price(view: dict[str, Any], box: Box, kind: int) -> int:
    return min(box.cost[kind], box.capped_cost) if view["capped"] else box.cost[kind]


def monument_price(view: dict[str, Any], box: Box, seat: int) -> int:
    dearer = added(view, box, STRIKE_WORK, NONE)
    return box.monument_gold + dearer - rewarded(view, box, seat, R_ARCHITECT)


def siege_bonus(view: dict[str, Any], box: Box, place: int) -> int:
    """What a City or Landmark adds to its defender in this round."""
    if works(view, box, NEXT_OPEN):
        return 0
    return box.place_bonus[place] if view["printed"] else max(box.place_bonus[place], 1)


def draw_shop(view: dict[str, Any], box: Box) -> list[Line]:
    words = [
        f"{box.names[kind]} {box.cost[kind]}i"
        + (f"/{box.strength[kind]}" if box.is_unit[kind] else "")
        + f" x{view['piles'][kind]}"
        for kind in view["shop"]
    ]
    return folded(WORDS.say(box, "pic.centre") + ": ", words, PLAIN)


def draw_places(view: dict[str, Any], box: Box) -> list[Line]:
    lines: list[Line] = []
    for place in range(PLACES):
        owner = view["places"][place]
        if owner == GONE:
            continue
        awake = added(view, box, AWAKEN, NONE) if place >= CITIES and owner == CENTRE else 0
        strength = box.place_strength[place] + awake
        figures = (strength, siege_bonus(view, box, place), box.place_influence[place])
        text = WORDS.say(box, "pic.place", place, *figures)
        if box.place_power[place]:
            text += ", " + WORDS.say(box, "pic.place-power", box.place_power[place])
        mark = badge(owner) if owner != CENTRE else ("   ", PLAIN)
        lines.append([mark, (" " + text, PLAIN)])
    return [[(WORDS.say(box, "pic.places"), HEAD)], *lines] if lines else []


def draw_enemies(view: dict[str, Any], box: Box) -> list[Line]:
    lines: list[Line] = []
    if view["scenario"] == RESURGENCE:
        lines.append([(WORDS.say(box, "pic.objective") + f": {box.objective_strength}", BAD)])
    if view["scenario"] == CIVIL_WAR:
        strength = sum([box.strength[kind] for kind in view["army"]]) + box.army_hand
        lead = WORDS.say(box, "pic.army") + f" {strength}: "
        lines += folded(lead, tallied(box, list(view["army"])), BAD)
    for event in view["enemies"]:
        lines += event_lines(box, "  ", event)
    bag, discarded = view["event_bag"], len(view["event_discard"])
    left = len(bag) if isinstance(bag, list) else bag
    for key in ("event_top1", "event_top2"):
        left += len(view[key]) if isinstance(view[key], list) else view[key]
    lines.append([(WORDS.say(box, "pic.deck", left, discarded), DIM)])
    return [[(WORDS.say(box, "pic.enemies"), HEAD)], *lines]
