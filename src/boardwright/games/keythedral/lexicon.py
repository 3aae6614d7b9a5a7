"""What can be read about every component, in whatever hand it is."""

from __future__ import annotations

from typing import Final

from boardwright.games.keythedral.actions import BUILDING, KIND, LAW_CARD
from boardwright.games.keythedral.components import BASICS, CODES, KINDS, Box
from boardwright.games.keythedral.words import WORDS, effect, phase, when
from boardwright.scene import Entry, named

# What has a name in the words files, with the rules that speak of it: places, pieces, piles, marks.
RULES: Final[dict[str, tuple[str, ...]]] = {
    "board:countryside": ("K3.1",),
    "field": ("K3.1", "K3.9"),
    "key:fields": ("K4.2.1",),
    "board:plots": ("K3.1", "K3.12"),
    "plot": ("K3.12",),
    "plot.keythedral": ("K3.2",),
    "board:sides": ("K4.3.C1",),
    "side": ("K4.3.C1",),
    "row": ("K3.3", "K4.3.A1"),
    "space": ("K3.3",),
    "covered": ("K7.1",),
    "order": ("K4.1.1",),
    "number": ("K4.1.2",),
    "marker": ("K4.1.1",),
    "town:store": ("K3.4", "K4.3.5"),
    "store": ("K3.4",),
    "beside": ("K4.3.5", "K4.3.D3"),
    "town:new-laws": ("K3.5", "K4.3.F1"),
    "law-space": ("K4.3.F1",),
    "table": ("K4.5.1",),
    "seat": ("K4.5.10",),
    "start-marker": ("K4.5.1",),
    "out": ("K4.3.3",),
    "tile.cottage": ("K3.11", "K4.1.4"),
    "tile.house": ("K4.3.B1", "K4.1.4"),
    "worker": ("K4.1.4", "K4.1.5"),
    "fence": ("K4.3.C1", "K4.1.5"),
    "screen": ("K7.1",),
    "built": ("K7.1", "K6.3"),
    "bought": ("K6.1",),
    "laws": ("K5.1",),
    "home": ("K4.1.4",),
    "bag:fields": ("K3.7",),
    "bag:drawn": ("K3.9",),
    "bag:buildings": ("K3.3",),
    "deck:laws": ("K3.5",),
    "played:laws": ("K5.1",),
    "box:fences": ("K4.3.C3",),
    "force": ("K5.1",),
    "auction": ("K4.5.2",),
    "master": ("K5.L1",),
    "way": ("K5.L5",),
    "bumper": ("K5.L7",),
    "barred": ("K5.L8",),
    "change": ("K5.L9",),
    "glean": ("K5.L10",),
    "trades": ("K5.L14",),
    "favours": ("K5.L18",),
    "ban": ("K5.L15",),
    "appoint": ("K5.L20",),
    "looked": ("K5.L19",),
    "no-bid": ("K4.5.2",),
    "bid": ("K4.5.2",),
    "owed": ("K4.5.6",),
    "quit": ("K4.5.4",),
    "matched": ("K4.5.5",),
}

PHASES: Final = ("K3.7", "K4.1.1", "K4.2.1", "K4.3.1", "K4.4.1", "K4.5.1")  # set-up first
ENDINGS: Final = ("K6.1", "K6.2")  # why a game is over, from 1 on


def lexicon(box: Box) -> dict[str, Entry]:
    found = named(WORDS, box, RULES)
    for number, rule in enumerate(PHASES):
        found[f"phase.{number}"] = Entry(phase(box, number).capitalize(), "", {}, (rule,))
    for number, rule in enumerate(ENDINGS, 1):
        found[f"ending.{number}"] = Entry(WORDS.say(box, f"ending.{number}"), "", {}, (rule,))
    for kind in range(KINDS):
        found[KIND.ref(kind)] = cube_entry(box, kind)
    for kind in range(BASICS):
        entry = field_entry(box, kind)
        found[f"field.{CODES[kind]}"] = found[f"field-tile:{CODES[kind]}"] = entry
    for building in range(len(box.costs)):
        found[BUILDING.ref(building)] = building_entry(box, building)
    for law in range(len(box.laws)):
        found[LAW_CARD.ref(law)] = law_entry(box, law)
    return found


def cube_entry(box: Box, kind: int) -> Entry:
    figures = {"count": box.cubes[kind], "points": box.points[kind]}
    if kind >= BASICS:
        figures["price"] = box.price[kind]
    text = WORDS.say(
        box, "lex.craft-text" if kind >= BASICS else "lex.cube-text", *figures.values()
    )
    source = box.sources["cube"][kind]
    return Entry(box.cube_names[kind], text, figures, ("K6.3", "K4.3.D1"), source)


def field_entry(box: Box, kind: int) -> Entry:
    count = sum([fields[kind] for fields in box.fields])
    text = WORDS.say(box, "lex.field-tile-text", kind)
    source = box.sources["field"][kind]
    return Entry(box.field_names[kind], text, {"count": count}, ("K3.1", "K4.2.1"), source)


def building_entry(box: Box, building: int) -> Entry:
    value = box.values[box.row_of[building]]
    figures = {CODES[kind]: n for kind, n in enumerate(box.costs[building]) if n}
    return Entry(
        WORDS.say(box, "lex.building", building),
        WORDS.say(box, "lex.building-text", building, value),
        {**figures, "value": value},
        ("K4.3.A1", "K6.3"),
        box.sources["building"][building],
    )


def law_entry(box: Box, law: int) -> Entry:
    figures = {"amount": box.amounts[law]} if box.amounts[law] else {}
    text = f"{when(box, law)}: {effect(box, law)}"
    source = box.sources["law"][law]
    return Entry(box.titles[law], text, figures, (f"K5.L{law + 1}",), source)
