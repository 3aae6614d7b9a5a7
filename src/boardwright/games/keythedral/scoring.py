"""Final scores with their breakdown (manual 6), and the count of every component."""

from __future__ import annotations

from boardwright.games.keythedral.components import (
    BASICS,
    BUILDINGS,
    FENCES,
    GLASS,
    GOLD,
    IRON,
    KINDS,
    LAWS,
    NUMBERS,
    SPACES,
)
from boardwright.games.keythedral.land import KEYTHEDRAL
from boardwright.games.keythedral.state import NONE, REMOVED, Table
from boardwright.games.keythedral.tiles import workers_on
from boardwright.kernel.game import Score
from boardwright.kernel.visibility import members


def scores(s: Table) -> list[Score]:
    """K6.3: buildings, then cubes by their worth; K6.4: ties go to more buildings."""
    found: list[Score] = []
    for seat in range(s.seats):
        built = members(s.built[seat])
        hand = s.hand(seat)
        points = s.box.points
        sources = [
            ("buildings", sum([s.box.values[s.box.row_of[building]] for building in built])),
            ("gold", hand[GOLD] * points[GOLD]),
            ("glass", hand[GLASS] * points[GLASS]),
            ("iron", hand[IRON] * points[IRON]),
            ("basics", sum([hand[kind] * points[kind] for kind in range(BASICS)])),
        ]
        found.append(Score(sources, (len(built),)))
    return found


def audit(s: Table) -> list[str]:
    """What does not add up: components lost or doubled, counters out of range."""
    wrong: list[str] = []
    for kind in range(KINDS):
        held = sum([s.has(seat, kind) for seat in range(s.seats)])
        beside = s.spent[kind - BASICS] if kind >= BASICS else 0
        if held + beside + s.store[kind] != s.box.cubes[kind]:
            wrong.append(f"cubes of kind {kind}: {held} + {beside} + {s.store[kind]}")
    if min(s.cubes) < 0 or min(s.store) < 0 or min(s.spent) < 0:
        wrong.append("fewer than no cubes")
    if any(sure > cubes for sure, cubes in zip(s.sure, s.cubes, strict=True)):
        wrong.append("more cubes known than there are")
    buildings = members(s.building_bag) + s.looked_at + [b - 1 for b in s.rows if b > 0]
    laws = members(s.law_bag) + members(s.played) + [c - 1 for c in s.law_spaces if c > 0]
    for seat in range(s.seats):
        buildings += members(s.built[seat])
        laws += members(s.laws[seat]) + members(s.taken[seat])
    if sorted(buildings) != list(range(BUILDINGS)):
        wrong.append(f"buildings {sorted(buildings)}")
    if sorted(laws) != list(range(LAWS)):
        wrong.append(f"laws {sorted(laws)}")
    if len(members(s.law_bag)) != s.law_deck + s.law_spaces.count(-1):
        wrong.append("deck and law spaces do not match the laws left")
    return wrong + audit_board(s)


def audit_board(s: Table) -> list[str]:
    wrong: list[str] = []
    laid = [plot for plot in s.tiles if plot != NONE]
    if len(set(laid)) != len(laid) or KEYTHEDRAL in laid:
        wrong.append("two tiles on one plot")
    if any(plot not in s.land.around for plot in laid):
        wrong.append("a tile that touches no field")
    in_box = sum([sum(s.box.fields[n]) for n in range(s.seats)])
    if len(s.cells) + sum(s.bag) + (s.drawn_field != NONE) != in_box:
        wrong.append("fields lost")
    if len(set(s.cells)) != len(s.cells) or len(s.workers) != len(s.cells):
        wrong.append("two fields in one place")
    sides = [side for side in s.fences if side >= 0]
    if len(set(sides)) != len(sides) or min(s.fences) < REMOVED:
        wrong.append("two fences on one side")
    if len(s.fences) != s.seats * FENCES or len(s.rows) != SPACES * len(s.box.values):
        wrong.append("fences or row spaces lost")
    sent = [tile for field in range(len(s.cells)) for tile in workers_on(s, field)]
    if any(sent.count(tile) > 2 for tile in range(s.seats * NUMBERS)):
        wrong.append("a tile has sent more than two workers")
    return wrong
