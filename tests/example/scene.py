"""What lies on the table of Cairn."""

from __future__ import annotations

from boardwright.kernel.game import Edition
from boardwright.scene import Entry, Item, Scene, Scenery, Spot, View, Zone, arguments
from tests.example.cairn import CATALOGUE, STONE

KINDS = ("hand", "place", "aside", "bag", "stone", "points", "mark")


def scene(view: View, box: Edition) -> Scene:
    bag = view["bag"] if isinstance(view["bag"], int) else len(view["bag"])
    laid = [Spot(f"place:{i + 1}", [stone(value)]) for i, value in enumerate(view["laid"])]
    aside = [stone(value) for value in view["aside"]]
    marks = [Spot(STONE.ref(i), []) for i in range(len(STONE.words))]
    zones = [
        Zone("mark:stones", "row", marks),
        Zone("place:all", "row", laid),
        Zone("aside:all", "pile", [Spot("aside:all", aside)] if aside else []),
        Zone("bag:all", "pile", [], hidden=bag, sort="stone"),
    ]
    for seat, hand in enumerate(view["hands"]):
        own = [] if isinstance(hand, int) else [stone(value) for value in hand]
        ref, hidden = f"hand:{seat + 1}", hand if isinstance(hand, int) else 0
        zones.append(Zone(ref, "hand", [Spot(ref, own)] if own else [], seat, hidden, "stone"))
    progress = 100 if view["over"] else 30 * (3 - view["rounds"])
    return Scene(zones, {"rounds": view["rounds"], "progress": progress})


def stone(value: int) -> Item:
    return Item(STONE.ref(value), "stone", -1, STONE.words[value])


def lexicon(box: Edition) -> dict[str, Entry]:
    return {kind: Entry(kind, "") for kind in KINDS}


def targets(view: View, box: Edition, action: int) -> list[str]:
    return arguments(CATALOGUE, action)


SCENERY = Scenery(scene, lexicon, targets)
