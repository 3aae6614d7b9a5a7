"""What can be read about every component, in whatever hand it is."""

from __future__ import annotations

from typing import Final

from boardwright.games.world_without_end.actions import (
    CARD,
    DUTY,
    EVENT,
    FAVOUR,
    GOOD,
    PENALTY_WORDS,
    PLACE,
    PLOT,
    PROJECT,
)
from boardwright.games.world_without_end.components import Box
from boardwright.games.world_without_end.scoring import SOURCE_NAMES
from boardwright.games.world_without_end.vocabulary import (
    CARDS,
    CUBES,
    DUTIES,
    EVENTS,
    GOLD,
    GOODS,
    PER_CHAPTER,
    PLACES,
    PLOTS,
    PROJECTS,
    SPACES,
    amount_id,
    stop_id,
)
from boardwright.games.world_without_end.words import (
    WORDS,
    bonus,
    deed,
    effect,
    favour,
    spaces,
    suffering,
)
from boardwright.scene import Entry, named

# What has a name in the words files, with the rules that speak of it: places, pieces, piles, marks.
RULES: Final[dict[str, tuple[str, ...]]] = {
    "town": ("E1.1",),
    "board:council": ("E4.1.1", "E4.2.1"),
    "council": ("E4.1.1", "E4.2.1"),
    "number": ("E4.2.1", "E4.4.1"),
    "corner": ("E4.2.1", "E4.3.1"),
    "turn": ("E4.2.1", "E4.2.2", "E4.3.1"),
    "board:lasting": ("E4.6.1",),
    "shelf": ("E4.6.1",),
    "board:favours": ("E4.4.1", "E4.4.14"),
    "favour-marker": ("E3.5", "E4.4.1"),
    "stop": ("E4.4.1", "E4.2.2"),
    "covered": ("E4.4.1", "E3.6"),
    "each": ("E4.4.2",),
    "any": ("E4.4.2",),
    "board:projects": ("E5.1.1",),
    "free": ("E5.1.2",),
    "substitute": ("E7.IV01",),
    "metal": ("E5.4.1", "E5.4.2"),
    "seal": ("E5.2.1", "E5.2.2"),
    "board:plots": ("E4.5.A8",),
    "house": ("E4.5.A8", "E4.5.A9", "E4.5.A10"),
    "board:places": ("E5.3.1", "E5.3.3"),
    "plague": ("E5.3.1", "E5.3.2"),
    "plague.cured": ("E5.3.5",),
    "pile:plague": ("E5.3.1",),
    "unseen": ("E5.3.1", "E8.3"),
    "board:supply": ("E2.1", "E4.3.2"),
    "supply": ("E2.1", "E4.3.2"),
    "board:market": ("E4.5.A5",),
    "market": ("E4.5.A5", "E4.5.A6"),
    "price": ("E4.5.A5", "E4.4.7"),
    "dues": ("E7.I08",),
    "board:duties": ("E6.2", "E6.3"),
    "due": ("E6.2",),
    "deck": ("E3.4", "E4.1.1"),
    "box:events": ("E3.4",),
    "gone:events": ("E4.6.1",),
    "table:seats": ("E3.2",),
    "seat": ("E3.2",),
    "player": ("E1.1", "E6.11"),
    "start-figure": ("E4.6.2",),
    "idle": ("E4.5.4",),
    "missing": ("E6.2", "E6.3"),
    "goods": ("E8.1",),
    "hand": ("E4.5.1", "E8.2"),
    "aside": ("E4.5.1", "E8.2"),
    "played": ("E4.5.1",),
    "unused": ("E9.1",),
    "home": ("E2.4",),
    "ground:quarry": ("E2.1",),
    "ground:forest": ("E2.1",),
    "ground:field": ("E2.1",),
    "phase.1": ("E4.1.1", "E4.1.3"),
    "phase.2": ("E4.2.1",),
    "phase.3": ("E4.5.1",),
    "phase.4": ("E6.1", "E6.2"),
}
# The rules of each card, and of each space of the favour track.
CARD_RULES: Final = (
    ("E4.5.A1",),
    ("E4.5.A2",),
    ("E4.5.A3",),
    ("E4.5.A4",),
    ("E4.5.A5", "E4.5.A6"),
    ("E4.5.A7",),
    ("E4.5.A8", "E4.5.A9"),
    ("E4.5.A10",),
    ("E4.5.A11", "E5.2.1"),
    ("E4.5.A12",),
    ("E4.5.A13", "E5.3.3"),
    ("E4.5.A14",),
)
FAVOUR_RULES: Final = (5, 6, 7, 8, 9, 10, 11, 7, 12, 13)  # after E4.4.
PENALTY_RULES: Final = ("E6.2", "E6.3", "E6.4", "E6.5")
# What a project has beyond points and goods: the Tower its metal, the Hospital care.
PROJECT_RULES: Final[dict[int, tuple[str, ...]]] = {1: ("E5.4.1", "E5.4.2"), 5: ("E5.2.4",)}


def lexicon(box: Box) -> dict[str, Entry]:
    found = named(WORDS, box, RULES)
    for kind in range(GOODS):
        found[GOOD.ref(kind)] = good_entry(box, kind)
    for card in range(CARDS):
        found[CARD.ref(card)] = card_entry(box, card)
        name = WORDS.say(box, f"short.card-{CARD.words[card]}")
        found[f"short:{CARD.words[card]}"] = Entry(name, "", {}, CARD_RULES[card])
    for event in range(EVENTS):
        found[EVENT.ref(event)] = event_entry(box, event)
    for space in range(SPACES):
        found[FAVOUR.ref(space)] = favour_entry(box, space)
    for project in range(PROJECTS):
        found[PROJECT.ref(project)] = project_entry(box, project)
    for plot in range(PLOTS):
        found[PLOT.ref(plot)] = plot_entry(box, plot)
    for place in range(PLACES):
        found[PLACE.ref(place)] = place_entry(box, place)
    for i in range(len(box.markers)):
        found[f"plague.{i + 1}"] = marker_entry(box, i)
    for duty in range(DUTIES):
        found[DUTY.ref(duty)] = duty_entry(box, duty)
        found[f"penalty.{PENALTY_WORDS[duty]}"] = penalty_entry(box, duty)
    for source in SOURCE_NAMES:
        found[f"score:{source}"] = Entry(WORDS.say(box, f"score.{source}"), "", {}, ("E6.11",))
    found["die"] = die_entry(box)
    return found


def good_entry(box: Box, kind: int) -> Entry:
    text = WORDS.say(box, f"lex.good-{GOOD.words[kind]}-text")
    figures = {"count": box.counts[kind], "start": box.start_goods[kind]}
    rules = ("E2.2", "E6.11") if kind == GOLD else ("E2.1", "E4.3.1")
    return Entry(box.good_names[kind], text, figures, rules, box.sources["good"][kind])


def card_entry(box: Box, card: int) -> Entry:
    text = sentence(deed(box, card))
    return Entry(box.card_names[card], text, {}, CARD_RULES[card], box.sources["action"][card])


def sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."


def event_entry(box: Box, event: int) -> Entry:
    """What an event does, whether it lasts, and the place it infects."""
    figures = {"chapter": event // PER_CHAPTER + 1, "lasts": int(box.lasting[event])}
    if box.event_places[event] >= 0:
        figures["plague"] = box.event_places[event] + 1
    lasts = WORDS.say(box, "lex.lasting-text" if box.lasting[event] else "lex.immediate-text")
    text = f"{sentence(effect(box, event))} {lasts}"
    rules = (f"E7.{EVENT.words[event].replace('-', '')}", "E4.1.3")
    return Entry(box.event_names[event], text, figures, rules, box.sources["event"][event])


def favour_entry(box: Box, space: int) -> Entry:
    amount = box.space_amounts[space]
    text = sentence(favour(box, stop_id(space, amount)))
    rules = (f"E4.4.{FAVOUR_RULES[space]}", "E4.4.2")
    source = box.sources["favour"][space]
    return Entry(box.space_names[space], text, reward_of(box, space), rules, source)


def reward_of(box: Box, space: int) -> dict[str, int]:
    """What a favour gives or costs, and what it asks for or counts."""
    kind, amount = box.favours[space].name, box.space_amounts[space]
    if kind == "houses":
        return {"points": amount, "each:house": 1}
    good = GOOD.words[box.space_goods[space]]
    return {
        "take": {good: amount},
        "pay": {f"price:{good}": amount},
        "show": {"points": amount, f"any:{good}": 1},
        "each": {"points": amount, f"each:{good}": 1},
    }[kind]


def project_entry(box: Box, project: int) -> Entry:
    figures = {GOOD.words[cube]: box.spaces[project * CUBES + cube] for cube in range(CUBES)}
    figures["points"] = box.donor_points[project]
    if box.donor_goods[project] < GOODS:
        figures[f"seal:{GOOD.words[box.donor_goods[project]]}"] = box.donor_amounts[project]
    text = WORDS.say(
        box, "lex.project-text", spaces(box, project), box.cube_points, bonus(box, project)
    )
    rules = ("E5.1.1", "E5.1.2", "E5.2.6", *PROJECT_RULES.get(project, ()))
    return Entry(box.project_names[project], text, figures, rules, box.sources["project"][project])


def plot_entry(box: Box, plot: int) -> Entry:
    cube, rent = box.plot_cubes[plot], amount_id(box.incomes[plot], box.rents[plot])
    text = WORDS.say(box, "lex.plot-text", box.house_gold, box.good_names[cube], rent)
    figures = {GOOD.words[box.incomes[plot]]: box.rents[plot], f"price:{GOOD.words[cube]}": 1}
    name = WORDS.say(box, "lex.plot", plot)
    return Entry(name, text, figures, ("E4.5.A8", "E4.5.A9"), box.sources["plot"][plot])


def place_entry(box: Box, place: int) -> Entry:
    benefit = amount_id(box.place_goods[place], box.place_amounts[place])
    key = "lex.place-text" if box.place_amounts[place] else "lex.bare-place-text"
    text = WORDS.say(box, key, box.care_points, benefit)
    good, amount = box.place_goods[place], box.place_amounts[place]
    figures = {"number": place + 1, "points": box.care_points}
    if good < GOODS:
        figures[GOOD.words[good]] = amount
    else:
        figures["points"] += amount
    rules = ("E5.3.2", "E5.3.4", "E5.3.6")
    return Entry(box.place_names[place], text, figures, rules, box.sources["place"][place])


def marker_entry(box: Box, i: int) -> Entry:
    """A plague marker of value i + 1, face up."""
    name, text = WORDS.say(box, "lex.marker", i + 1), WORDS.say(box, "lex.marker-text", i + 1)
    figures = {"value": i + 1, "count": box.markers[i]}
    return Entry(name, text, figures, ("E5.3.1", "E5.3.3"), box.sources["marker"][i])


def duty_entry(box: Box, duty: int) -> Entry:
    kind, loss = box.duty_goods[duty], box.duty_points[duty]
    key = "lex.tax-text" if kind == GOLD else "lex.duty-text"
    text = WORDS.say(box, key, box.duty_amounts[duty], kind, loss, duty)
    figures = {"due": box.duty_amounts[duty], "loss": loss}
    name = WORDS.say(box, "lex.duty", kind)
    return Entry(name, text, figures, PENALTY_RULES, box.sources["duty"][duty])


def penalty_entry(box: Box, duty: int) -> Entry:
    text = sentence(suffering(box, duty))
    return Entry(box.penalty_names[duty], text, {}, PENALTY_RULES, box.sources["duty"][duty])


def die_entry(box: Box) -> Entry:
    faces = ", ".join([str(face) for face in box.die])
    text = WORDS.say(box, "lex.die-text", faces)
    return Entry(WORDS.say(box, "lex.die"), text, {}, ("E6.1",), box.sources["die"][0])
