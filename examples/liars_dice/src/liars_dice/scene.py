"""What lies on the table of Liar's Dice: cups, and the last bid."""

from __future__ import annotations

from boardwright.kernel.game import Edition
from boardwright.scene import Entry, Item, Scene, Scenery, Spot, View, Zone, arguments, named
from liars_dice import BID, CATALOGUE, DICE, FACE, NOBODY, WORDS

RULES = {
    "cup": ("D1",),
    "lost": ("D6",),
    "die": ("D1",),
    "bids": ("D3",),
    "bid": ("D3",),
    "face": ("D4",),
}


def scene(view: View, box: Edition) -> Scene:
    zones = [faces(), bid(view)]
    for seat, dice in enumerate(view["cups"]):
        ref, lost = f"cup:{seat + 1}", Item(f"lost:{seat + 1}", "die", seat, "", view["lost"][seat])
        shown = [] if isinstance(dice, int) else [die(n, ref, at) for at, n in enumerate(dice)]
        hidden = dice if isinstance(dice, int) else 0
        zones.append(Zone(ref, "hand", [Spot(ref, shown)] if shown else [], seat, hidden, "die"))
        if lost.n:
            zones.append(Zone(f"lost:{seat + 1}", "pile", [Spot(f"lost:{seat + 1}", [lost])], seat))
    gone, all_dice = sum(view["lost"]), view["seats"] * DICE
    progress = 100 if view["over"] else gone * 100 // all_dice
    return Scene(zones, {"dice": all_dice - gone, "progress": progress})


def die(face: int, cup: str, at: int) -> Item:
    return Item(f"die:{cup[4:]}-{at + 1}", "die", int(cup[4:]) - 1, str(face))


def faces() -> Zone:
    """The faces that can be bid, as a row of marks."""
    return Zone("face:all", "row", [Spot(FACE.ref(i), []) for i in range(len(FACE.words))])


def bid(view: View) -> Zone:
    marks: list[Item] = []
    if view["bid"] != NOBODY:
        number, face = BID.args(view["bid"])
        figures = {"dice": number + 1, "face": face + 1}
        marks.append(Item("bid:last", "bid", view["bidder"], str(face + 1), 0, figures))
    return Zone("bids:last", "row", [Spot("bids:last", marks)] if marks else [])


def lexicon(box: Edition) -> dict[str, Entry]:
    return named(WORDS, box, RULES)


def targets(view: View, box: Edition, action: int) -> list[str]:
    return arguments(CATALOGUE, action)


SCENERY = Scenery(scene, lexicon, targets)
