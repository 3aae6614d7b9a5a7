"""How each kind of figure is spoken, and what holds now of the things that an option names; the
texts themselves are in `locale/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardwright.games.bits import has
from boardwright.games.world_without_end.actions import (
    AID,
    BUILD,
    CARD,
    COLOURS,
    DONATE,
    DUTY,
    EVENT,
    FAVOUR,
    GOOD,
    HEAL,
    HOUSE,
    LOADS,
    MOVE,
    PENALTY_WORDS,
    PLACE,
    PLAY,
    PLOT,
    PROJECT,
    PROTECT,
    RENT,
    RENTS,
    SEAT,
    SELL,
    TAKE,
    TURN,
)
from boardwright.games.world_without_end.components import Box
from boardwright.games.world_without_end.deeds import DEEDS, card_used, does_nothing
from boardwright.games.world_without_end.deeds.goods import dues_of, proceeds_of, rents_of
from boardwright.games.world_without_end.flow.chapter_end import saved
from boardwright.games.world_without_end.flow.event import begs, income
from boardwright.games.world_without_end.state import NONE, Table
from boardwright.games.world_without_end.vocabulary import (
    BUILDING_PROJECT,
    CARE,
    CHAPTERS,
    CLOTH,
    CODES,
    DUTIES,
    EVENT_IDS,
    GOLD,
    GRAIN,
    MEDICINE,
    NUMERALS,
    PIETY,
    POINTS,
    RESOURCE,
    SIDE_NAMES,
    STONE,
    TOWER,
    WOOD,
    WOOL,
    amount_id,
    amount_of,
    kind_of,
    price_of,
    space_of,
    stop_id,
)
from boardwright.words import Words, named

LETTERS: Final = "BRGY"  # of the colours, for those who do not see them


def seat(box: Box, value: int) -> str:
    return WORDS.say(box, f"colour.{COLOURS[value]}")


def letter(box: Box, value: int) -> str:
    return LETTERS[value]


def side(box: Box, value: int) -> str:
    return WORDS.say(box, f"side.{SIDE_NAMES[value]}")


def number(box: Box, value: int) -> str:
    """Numbers count from 0 inside and from 1 outside."""
    return str(value + 1)


def numeral(box: Box, value: int) -> str:
    return NUMERALS[value - 1]


# Goods.


def kind(box: Box, value: int) -> str:
    return WORDS.say(box, "name.points") if value == POINTS else box.good_names[value]


def code(box: Box, value: int) -> str:
    return WORDS.say(box, "name.code") if value == POINTS else CODES[value]


def count_of(box: Box, n: int, kind: int) -> str:
    return f"{n} {good_name(box, kind)}"


def good_name(box: Box, kind: int) -> str:
    return named(GOOD.ref(kind), box.good_names[kind])


def goods(box: Box, value: int) -> str:
    n, kind = amount_of(value), kind_of(value)
    if n == 0:
        return WORDS.say(box, "name.nothing")
    return WORDS.say(box, "count.point", n) if kind == POINTS else count_of(box, n, kind)


def gold(box: Box, value: int) -> str:
    return count_of(box, value, GOLD)


def wool(box: Box, value: int) -> str:
    return count_of(box, value, WOOL)


def cloth(box: Box, value: int) -> str:
    return count_of(box, value, CLOTH)


def load(box: Box, value: int) -> str:
    return " + ".join([count_of(box, n, i) for i, n in enumerate(LOADS[value]) if n])


def rents(box: Box, value: int) -> str:
    return " + ".join([good_name(box, good) for good in RENTS[value]])


# Cards and events.


def card(box: Box, value: int) -> str:
    return box.card_names[value]


def deed(box: Box, value: int) -> str:
    """What an action card does, in short."""
    figures = {
        "grain": box.good_names[GRAIN],
        "piety": box.good_names[PIETY],
        "stone": box.good_names[STONE],
        "wood": box.good_names[WOOD],
        "cube": box.cube_points,
        "house": box.house_gold,
        "donation": box.donation_gold,
        "aid": box.aid_gold,
        "aiding": box.aid_points,
    }
    return WORDS.say(box, f"deed.{DEEDS[value].name}", names=figures)


def event(box: Box, value: int) -> str:
    return f"{EVENT_IDS[value]} {box.event_names[value]}"


def effect(box: Box, value: int) -> str:
    """What an event says, with the figures of its card."""
    covered = [name for i, name in enumerate(box.space_names) if has(box.covers[value], i)]
    spaces = ", ".join(dict.fromkeys(covered))
    figures = {
        "good": ", ".join([box.good_names[kind] for kind in box.event_goods[value]]),
        "amount": box.amounts[value],
        "points": box.points[value],
        "price": box.prices[value],
        "project": box.project_names[box.event_projects[value]],
        "tower": box.project_names[TOWER],
        "stone": box.good_names[STONE],
        "wood": box.good_names[WOOD],
        "medicine": box.card_names[MEDICINE],
        "building": box.card_names[BUILDING_PROJECT],
        "resource": box.card_names[RESOURCE],
        "outlaws": box.space_names[box.first_space],
        "covers": spaces,
    }
    text = WORDS.say(box, f"event.{box.effects[value].name}", names=figures)
    if spaces and "covers" not in box.effects[value].values:
        return WORDS.say(box, "event.and-covers", text, spaces)
    return text


def offer(box: Box, value: int) -> str:
    """What an event asks for and gives."""
    return WORDS.say(box, "name.offer", box.event_goods[value][0], box.points[value])


# The board.


def space(box: Box, value: int) -> str:
    return f"{value + 1} {box.space_names[value]}"


def priced(s: Table, space: int) -> int:
    """A favour space with what it costs now, as one figure."""
    return stop_id(space, s.outlaws_price(space))


def favour(box: Box, value: int, style: str = "favour") -> str:
    """What a favour space gives, or costs now."""
    space = space_of(value)
    kind = box.favours[space]
    amount = price_of(value) if kind.costs else box.space_amounts[space]
    good = box.space_goods[space]
    said = good if style == "favour" else code(box, good)
    return WORDS.say(box, f"{style}.{kind.name}", amount, said)


def stop(box: Box, value: int) -> str:
    """A favour space the marker would stop at, and what that means."""
    return WORDS.say(box, "name.stop", space_of(value), favour(box, value))


def project(box: Box, value: int) -> str:
    return box.project_names[value]


def spaces(box: Box, value: int) -> str:
    """The spaces of a project."""
    counts = [(box.spaces[value * 2 + cube], box.good_names[cube]) for cube in (STONE, WOOD)]
    return ", ".join([f"{n} {name}" for n, name in counts if n])


def bonus(box: Box, value: int) -> str:
    """What a donor gets."""
    good, points = box.donor_goods[value], box.donor_points[value]
    if good == CARE:
        return WORDS.say(box, "name.bonus-care", points)
    return WORDS.say(box, "name.bonus", points, amount_id(good, box.donor_amounts[value]))


def site(box: Box, value: int) -> str:
    return f"H{value + 1:02}"


def plot(box: Box, value: int) -> str:
    """A house plot with what it wants and brings."""
    rent = amount_id(box.incomes[value], box.rents[value])
    cube = box.good_names[box.plot_cubes[value]]
    return WORDS.say(box, "name.plot", site(box, value), cube, rent)


def place(box: Box, value: int) -> str:
    """A plague place with its benefit."""
    name = f"{value + 1} {box.place_names[value]}"
    n = box.place_amounts[value]
    benefit = amount_id(box.place_goods[value], n)
    return WORDS.say(box, "name.place", name, benefit) if n else name


# Duties.


def penalty(box: Box, value: int) -> str:
    return box.penalty_names[value]


def suffering(box: Box, value: int) -> str:
    """A penalty and what it means."""
    return WORDS.say(box, f"penalty.{PENALTY_WORDS[value]}")


def penalties(box: Box, value: int) -> str:
    return ", ".join([box.penalty_names[i] for i in range(DUTIES) if has(value, i)])


def duties(box: Box, value: int) -> str:
    """The goods of some duties."""
    return ", ".join([box.good_names[box.duty_goods[i]] for i in range(DUTIES) if has(value, i)])


# What holds now of the things that an option names.


def figures(s: Table, action: int) -> dict[str, Any]:
    if s.asked is None:
        return {}
    seat = s.asked.seat
    if TURN.has(action):
        return turn_figures(s, seat, TURN.arg(action))
    if PLAY.has(action):
        card = PLAY.arg(action)
        used = card_used(s, seat, card)
        return {"again": NONE if used == card else used, "idle": int(does_nothing(s, seat, card))}
    if TAKE.has(action):
        return {"price": s.in_force.action_prices[TAKE.arg(action)]}
    if BUILD.has(action):
        return {"points": s.box.cube_points * sum(LOADS[BUILD.args(action)[1]])}
    if SELL.has(action):
        proceeds = proceeds_of(s, *SELL.args(action))
        return {"gold": proceeds - dues_of(s, proceeds)}
    if RENT.has(action):
        found = [amount_id(kind, n) for _, kind, n in rents_of(s, seat, RENTS[RENT.arg(action)])]
        return {"first": found[0], "second": found[1] if len(found) > 1 else NONE}
    if MOVE.has(action):
        return {"stop": priced(s, s.space_after(1))}
    return price_figures(s, seat, action)


def turn_figures(s: Table, seat: int, rotation: int) -> dict[str, Any]:
    moves = rotation > 0 and s.favour_round()
    gain = 0 if begs(s, seat) else amount_id(*income(s, s.corner(seat, rotation)))
    stop = s.space_after(rotation) if moves else s.marker
    return {"gain": gain, "moves": int(moves), "stop": priced(s, stop)}


def price_figures(s: Table, seat: int, action: int) -> dict[str, Any]:
    box = s.box
    if HOUSE.has(action):
        return {"gold": box.house_gold}
    if DONATE.has(action):
        return {"gold": box.donation_gold}
    if AID.has(action):
        return {"gold": min(box.aid_gold, s.supply[GOLD]), "points": box.aid_points}
    if HEAL.has(action):
        return {"value": s.plague[HEAL.arg(action)], "points": box.care_points}
    if PROTECT.has(action):
        bits = PROTECT.arg(action)
        last = int(s.chapter == CHAPTERS)
        return {"loyalty": bits.bit_count(), "last": last, "saved": saved(s, seat, bits)}
    return {}


# Where the manual speaks of what is asked.
RULES: Final[dict[str, str]] = {
    "orient": "E4.2.1",
    "play-card": "E4.5.1",
    "carry-out": "E4.5.2",
    "heal-more": "E5.3.3",
    "discard": "E4.5.1",
    "hospital-care": "E5.2.4",
    "accused": "E7.I02",
    "swap-wool": "E7.I03",
    "hand-over": "E7.II02",
    "take-back": "E7.II03",
    "masons-day": "E7.II11",
    "empty-plots": "E7.III09",
    "offer": "E7.3",
    "protect": "E6.3",
    "protect-last": "E6.5",
}

SPEAK: Final[dict[str, Callable[[Any, int], str]]] = {
    "seat": seat,
    "letter": letter,
    "side": side,
    "number": number,
    "numeral": numeral,
    "kind": kind,
    "goods": goods,
    "gold": gold,
    "wool": wool,
    "cloth": cloth,
    "load": load,
    "rents": rents,
    "card": card,
    "deed": deed,
    "event": event,
    "effect": effect,
    "offer": offer,
    "space": space,
    "stop": stop,
    "project": project,
    "spaces": spaces,
    "bonus": bonus,
    "site": site,
    "plot": plot,
    "place": place,
    "penalty": penalty,
    "penalties": penalties,
    "suffering": suffering,
    "duties": duties,
}

# Kinds of figures that are things on the table.
THINGS: Final = {
    "seat": SEAT,
    "kind": GOOD,
    "card": CARD,
    "event": EVENT,
    "space": FAVOUR,
    "project": PROJECT,
    "site": PLOT,
    "plot": PLOT,
    "place": PLACE,
    "penalty": DUTY,
}

WORDS: Final = Words("boardwright.games.world_without_end", SPEAK, THINGS)
