"""The table drawn with characters, from a scene alone.

The picture is a list of lines, each a list of (text, style). Blank lines part it into blocks; the
first ones are what a player always wants in sight. Nothing depends on colour alone.
"""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from boardwright.games.drawing import DIM, HEAD, PLAIN, Line, Look
from boardwright.games.rune_age.actions import ARMY, CARD, COLOURS, EVENT, PLACE, RACE, RUNE, TARGET
from boardwright.games.rune_age.components import Box
from boardwright.games.rune_age.vocabulary import (
    ASCENT,
    NOT_FROM_THIS_WORLD,
    QUEST,
)
from boardwright.games.rune_age.words import WORDS, cardtext, eventtext, rewardtext, runetext
from boardwright.scene import Item

NONE: Final = -1
SETTING_UP: Final = 0
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


def draw(look: Look, box: Box) -> list[Line]:
    """The table as its viewer sees it."""
    me = look.viewer
    started = look.scene.figures["phase"] != SETTING_UP
    leads = me >= 0 and started and race_of(look, me) != NONE
    blocks = [
        draw_head(look, box) + (draw_hand(look, box, me) if leads else []),
        draw_combat(look, box),
        draw_event(look, box),
        draw_players(look, box),
        draw_races(look, box),
        draw_barracks(look, box, me) if leads else [],
        draw_shop(look, box),
        draw_places(look, box),
        draw_enemies(look, box),
    ]
    for seat in range(look.seats):
        if seat != me and started and not is_marked(look, seat, "out"):
            blocks.append(draw_their_barracks(look, box, seat))
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


# What the items of a scene say.


def kind_of(item: Item) -> int:
    return CARD.index[item.face]


def event_of(item: Item) -> int:
    return EVENT.index[item.face]


def tallied(box: Box, items: list[Item], shown: bool = True) -> list[str]:
    """Cards by kind, with how many there are, and their strength."""
    found: list[str] = []
    for item in items:
        kind = kind_of(item)
        power = f" ({box.strength[kind]})" if shown and box.is_unit[kind] else ""
        found.append((f"{item.n} " if item.n > 1 else "") + box.names[kind] + power)
    return found


def names(box: Box, items: list[Item]) -> list[str]:
    """Every card by its name."""
    return [box.names[kind_of(item)] for item in items for _ in range(item.n)]


def realm_of(look: Look, seat: int) -> Item:
    return look.items(f"realm:{COLOURS[seat]}")[0]


def race_of(look: Look, seat: int) -> int:
    return RACE.index.get(realm_of(look, seat).face, NONE)


def tops_of(look: Look, seat: int) -> list[Item]:
    """The next cards of a deck, as far as the viewer knows them."""
    spots = [spot for spot in look.spots(f"deck:{COLOURS[seat]}") if spot.ref.startswith("top:")]
    return [item for spot in spots for item in spot.items]


def is_marked(look: Look, seat: int, sort: str) -> bool:
    return any(item.sort == sort and item.seat == seat for item in look.items("table:seats"))


def badge(box: Box, seat: int) -> tuple[str, str]:
    return (f" {WORDS.say(box, f'badge.{seat}')} ", SEATS[seat])


# What a player always wants in sight.


def draw_head(look: Look, box: Box) -> list[Line]:
    now = look.scene.figures
    scenario = now["scenario"]
    parts = [box.scenario_names[scenario], WORDS.say(box, "pic.head", now["round"], now["phase"])]
    if look.over:
        parts.append(WORDS.say(box, "pic.over", now["ending"]))
        won = [seat for seat in range(look.seats) if is_marked(look, seat, "winner")]
        parts += [WORDS.say(box, "pic.winner", seat) for seat in won]
        if not won:
            parts.append(WORDS.say(box, "pic.nobody"))
    elif now["active"] != NONE:
        parts.append(WORDS.say(box, "pic.turn", now["active"]))
    if now["first"] != NONE:
        parts.append(WORDS.say(box, "pic.first", now["first"]))
    figures = {**now, "seats": look.seats, "ascension": box.ascension}
    figures["trophies"] = box.solo_trophies
    lines: list[Line] = [[(" · ".join(parts), HEAD)]]
    lines.append([(WORDS.say(box, f"goal.{scenario}", names=figures), DIM)])
    if scenario == ASCENT and now["overlord"] != NONE:
        risen = (now["overlord"], now["ascension"], now["needed"])
        lines.append([(WORDS.say(box, "pic.ascension", *risen), HEAD)])
    return lines


def draw_hand(look: Look, box: Box, me: int) -> list[Line]:
    colour = COLOURS[me]
    hand = look.items(f"hand:{colour}")
    none = [WORDS.say(box, "pic.none")]
    lines = folded(WORDS.say(box, "pic.hand") + ": ", tallied(box, hand) or none, UNIT)
    for item in hand:
        kind = kind_of(item)
        lines += para(f"  {WORDS.say(box, 'pic.text', kind)}:", cardtext(box, kind), DIM)
    for lead, cards in (
        (WORDS.say(box, "pic.looked"), look.items(f"looked:{colour}")),
        (WORDS.say(box, "pic.kept"), look.items(f"kept:{colour}")),
        (WORDS.say(box, "pic.shown"), look.items("shown:cards")),
        (WORDS.say(box, "pic.top"), tops_of(look, me)),
    ):
        if cards:
            lines += folded(lead + ": ", names(box, cards), UNIT)
    money = realm_of(look, me).figures
    purse = (money.get("gold", 0), money.get("influence", 0))
    lines.append([(WORDS.say(box, "pic.money", *purse), COIN)])
    if look.scene.figures["pool"]:
        lines.append([(WORDS.say(box, "pic.pool", look.scene.figures["pool"]), COIN)])
    return lines


def draw_combat(look: Look, box: Box) -> list[Line]:
    """Both sides with what has been played and their strength, all bonuses included."""
    fronts = look.items("combat:front")
    if not fronts:
        return []
    front, foe = fronts[0], TARGET.index[fronts[0].ref.split(":")[1]]
    lines: list[Line] = [[(WORDS.say(box, "pic.combat", front.seat, foe), HEAD)]]
    lines += draw_side(look, box, "attacker", front.seat, "attack")
    if "defender" in front.figures:
        lines += draw_side(look, box, "defender", front.figures["defender"], "defence")
    elif foe == ARMY:
        lead = WORDS.say(box, "pic.army-side", front.figures["defence"])
        lines += folded(f"{lead}  ", fighter_words(look, box, "defender"), UNIT)
    else:
        lines.append([(WORDS.say(box, "pic.against", front.figures["defence"]), BAD)])
    die = look.items("die:attrition")[0].face
    if die:
        lines.append([(WORDS.say(box, "pic.die", int(die)), BAD)])
    return lines


def draw_side(look: Look, box: Box, side: str, seat: int, figure: str) -> list[Line]:
    figures = look.items("combat:front")[0].figures
    more = figures[f"{figure}-more"]
    key = "pic.side-more" if more else "pic.side"
    lead = WORDS.say(box, key, seat, figures[figure], more)
    return folded(f"{lead}  ", fighter_words(look, box, side), UNIT)


def fighter_words(look: Look, box: Box, side: str) -> list[str]:
    """The units of a side with their strength, then its tactics."""
    found: list[str] = []
    for item in look.items(f"side:{side}"):
        if "strength" not in item.figures:
            found += names(box, [item])
            continue
        kind = kind_of(item)
        hurt = "wounded" in item.figures
        name = WORDS.say(box, "wounded", kind) if hurt else box.names[kind]
        found.append(f"{name} ({item.figures['strength']})")
    return found or [WORDS.say(box, "pic.none")]


def event_lines(box: Box, lead: str, event: int) -> list[Line]:
    name = WORDS.say(box, "pic.staged", event, box.stage[event])
    return para(f"{lead}{name}", eventtext(box, event), PLAIN)


def draw_event(look: Look, box: Box) -> list[Line]:
    lines: list[Line] = []
    for item in look.items("events:now"):
        lines += event_lines(box, WORDS.say(box, "pic.event") + ": ", event_of(item))
    for spot in look.spots("events:deck"):
        for item in spot.items if spot.ref.startswith("next:") else []:
            lines += event_lines(box, WORDS.say(box, "pic.next") + ": ", event_of(item))
    for item in look.items("events:lasting"):
        if item.sort == "lasting":
            event = EVENT.index[item.ref.split(":")[1]]
            lines += event_lines(box, WORDS.say(box, "pic.lasting") + ": ", event)
    return lines


# The players.


def draw_players(look: Look, box: Box) -> list[Line]:
    me = max(look.viewer, 0)
    lines: list[Line] = [[(WORDS.say(box, "pic.players"), HEAD)]]
    for seat in [*range(me, look.seats), *range(me)]:
        if race_of(look, seat) != NONE:
            lines += draw_player(look, box, seat)
    return lines if len(lines) > 1 else []


def draw_player(look: Look, box: Box, seat: int) -> list[Line]:
    colour, realm = COLOURS[seat], realm_of(look, seat).figures
    hurt = realm["damage"], realm["limit"]
    name = WORDS.say(box, "pic.player", seat, race_of(look, seat), *hurt)
    if is_marked(look, seat, "out"):
        return [[badge(box, seat), (f" {name} · {WORDS.say(box, 'pic.out')}", DIM)]]
    sizes = [look.size(f"{zone}:{colour}") for zone in ("hand", "deck", "discard")]
    cards = WORDS.say(box, "pic.cards", *sizes)
    lines: list[Line] = [[badge(box, seat), (f" {name} · {cards}", PLAIN)]]
    if seat != look.viewer:
        if told := tallied(box, look.items(f"hand:{colour}")):
            lines += folded(f"    {WORDS.say(box, 'pic.known')}: ", told, UNIT)
        if tops := names(box, tops_of(look, seat)):
            lines += folded(f"    {WORDS.say(box, 'pic.next-card')}: ", tops, UNIT)
    indent = "    "
    held_lines = wrap(
        ", ".join(holdings(look, box, seat)), WIDTH, initial_indent=indent, subsequent_indent=indent
    )
    return lines + [[(line, PLAIN)] for line in held_lines]


def rank(item: Item) -> tuple[int, int]:
    """In which order cards in play are named: Cities, Rewards, runes, Buildings."""
    orders = {"place": PLACE.index, "rune": RUNE.index}
    at = orders[item.sort][item.face] if item.sort in orders else 0
    return ("place", "event", "rune", "card", "monument").index(item.sort), at


def holdings(look: Look, box: Box, seat: int) -> list[str]:
    """What a player has in play, with what it gives or that it is exhausted."""
    colour = COLOURS[seat]
    spots = {spot.ref: spot.items for spot in look.spots(f"play:{colour}")}
    in_barracks = [i for i in look.items(f"barracks:{colour}") if i.sort == "stronghold"]
    forts = [spots.get(f"{state}:{colour}-stronghold", []) for state in ("ready", "exhausted")]
    counts = [sum([item.n for item in items]) for items in (*forts, in_barracks)]
    found = [WORDS.say(box, "pic.forts", *counts)]
    ready, tired = [spots.get(f"{state}:{colour}", []) for state in ("ready", "exhausted")]
    buildings: dict[int, int] = {}
    for item in sorted(ready + tired, key=rank):
        if item.sort == "card":
            buildings[kind_of(item)] = buildings.get(kind_of(item), 0) + item.n
        elif item.sort != "monument":
            found.append(held(box, item, item in tired))
    found += [WORDS.say(box, "pic.building", kind, n) for kind, n in buildings.items()]
    if any(item.sort == "monument" for item in ready):
        found.append(WORDS.say(box, "pic.monument"))
    realm, scenario = realm_of(look, seat).figures, look.scene.figures["scenario"]
    if scenario == NOT_FROM_THIS_WORLD:
        found.append(WORDS.say(box, "pic.trophies", realm["trophies"]))
    if scenario == QUEST:
        found.append(WORDS.say(box, "pic.power", realm["power"]))
    return found


def held(box: Box, item: Item, tired: bool) -> str:
    """A card in play with what it gives, or that it is exhausted."""
    if item.sort == "place":
        place = PLACE.index[item.face]
        name = box.place_names[place]
        text = WORDS.say(box, "reward.influence", box.place_influence[place])
    elif item.sort == "event":
        name, text = box.event_names[event_of(item)], rewardtext(box, event_of(item))
    else:
        rune = RUNE.index[item.face]
        name, text = box.rune_names[rune], runetext(box, rune)
    return WORDS.say(box, "pic.held", name, WORDS.say(box, "pic.exhausted") if tired else text)


def draw_races(look: Look, box: Box) -> list[Line]:
    """While races are chosen: the units of those that nobody leads."""
    lines: list[Line] = []
    for spot in look.spots("races:free"):
        lines.append([(WORDS.say(box, "pic.race", RACE.index[spot.ref.split(":")[1]]), HEAD)])
        for item in spot.items:
            lines += unit_lines(box, item, box.copies[kind_of(item)])
    return lines


def unit_lines(box: Box, item: Item, left: int) -> list[Line]:
    """A unit of the Barracks: how many, its cost now, its strength, what it does."""
    kind = kind_of(item)
    key = "pic.mythic" if box.mythic[kind] else "pic.unit"
    figures = (left, item.figures.get("price", box.cost[kind]), box.strength[kind])
    return para("  " + WORDS.say(box, key, kind, *figures), cardtext(box, kind), DIM)


def barracks_lines(look: Look, box: Box, seat: int) -> list[Line]:
    lines: list[Line] = []
    for item in look.items(f"barracks:{COLOURS[seat]}"):
        if item.sort == "card":
            lines += unit_lines(box, item, item.n)
            continue
        if item.sort == "monument":
            name = box.monuments[RACE.index[item.face]]
            text = WORDS.say(box, "pic.build", name, item.figures["price"])
        else:
            figures = (item.n, box.fort_gold, box.fort_strength, box.fort_influence)
            text = WORDS.say(box, "pic.stronghold", *figures)
        lines.append([(f"  {text}", PLAIN)])
    return lines


def draw_barracks(look: Look, box: Box, me: int) -> list[Line]:
    """What the viewer can buy with gold, and their discard pile."""
    head: Line = [(WORDS.say(box, "pic.barracks"), HEAD)]
    pile = tallied(box, look.items(f"discard:{COLOURS[me]}"), False)
    lead = WORDS.say(box, "pic.discard") + ": "
    none = [WORDS.say(box, "pic.none")]
    return [head, *barracks_lines(look, box, me), *folded(lead, pile or none, DIM)]


def draw_their_barracks(look: Look, box: Box, seat: int) -> list[Line]:
    head: Line = [(WORDS.say(box, "pic.their-barracks", seat), HEAD)]
    return [head, *barracks_lines(look, box, seat)]


# The centre.


def draw_shop(look: Look, box: Box) -> list[Line]:
    lines: list[Line] = [[(WORDS.say(box, "pic.centre"), HEAD)]]
    for spot in look.spots("centre:cards"):
        kind = CARD.index[spot.ref.split(":")[1]]
        key = "pic.ware-unit" if box.is_unit[kind] else "pic.ware"
        left = sum([item.n for item in spot.items])
        figures = (left, box.cost[kind], box.strength[kind])
        lines += para("  " + WORDS.say(box, key, kind, *figures), cardtext(box, kind), DIM)
    return lines


def draw_places(look: Look, box: Box) -> list[Line]:
    lines: list[Line] = []
    found = {item.face: item for _, item in look.scene.items() if item.sort == "place"}
    for place, word in enumerate(PLACE.words):
        if word not in found:
            continue
        item = found[word]
        figures = (item.figures["strength"], item.figures["bonus"], box.place_influence[place])
        text = WORDS.say(box, "pic.place", place, *figures)
        if box.place_power[place]:
            text += ", " + WORDS.say(box, "pic.place-power", box.place_power[place])
        mark = badge(box, item.seat) if item.seat != NONE else ("   ", PLAIN)
        lines.append([mark, (" " + text, PLAIN)])
    return [[(WORDS.say(box, "pic.places"), HEAD)], *lines] if lines else []


def draw_enemies(look: Look, box: Box) -> list[Line]:
    lines: list[Line] = draw_army(look, box)
    threats = look.items("events:enemies")
    for item in threats:
        if item.sort == "objective":
            text = WORDS.say(box, "pic.objective", item.figures["strength"])
            lines.append([(text, BAD)])
    for item in threats:
        if item.sort == "event":
            event, strength = event_of(item), item.figures["strength"]
            lines += event_lines(box, "  ", event)
            if strength != box.event_strength[event]:
                lines.append([("    " + WORDS.say(box, "pic.now", strength), BAD)])
    return [[(WORDS.say(box, "pic.enemies"), HEAD)], *lines, draw_deck(look, box)]


def draw_army(look: Look, box: Box) -> list[Line]:
    """The Opposing Army, whether it waits or fights."""
    units = look.items("army:units")
    if not units:
        return []
    lead = WORDS.say(box, "pic.army", units[0].figures["strength"]) + ": "
    fighting = look.items("combat:front")
    counts: dict[str, int] = {}
    for item in units[1:]:
        counts[item.face] = counts.get(item.face, 0) + item.n
    if fighting and fighting[0].ref == TARGET.ref(ARMY):
        for item in look.items("side:defender"):
            counts[item.face] = counts.get(item.face, 0) + item.n
    cards = [Item(CARD.ref(CARD.index[f]), "card", NONE, f, n) for f, n in counts.items()]
    return folded(lead, tallied(box, sorted(cards, key=kind_of)), BAD)


def draw_deck(look: Look, box: Box) -> Line:
    """The backs of the Event deck: how many cards of each stage nobody has turned up."""
    now = look.scene.figures
    left = [
        WORDS.say(box, "pic.stage", stage, now[f"stage-{stage}"])
        for stage in (1, 2, 3)
        if f"stage-{stage}" in now
    ]
    none = WORDS.say(box, "pic.none")
    gone = look.size("events:discard")
    return [(WORDS.say(box, "pic.deck", ", ".join(left) or none, gone), DIM)]
