"""Kingsbridge as a scene shows it: council, favours, works, houses, places, supplies, duties."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import has, part
from boardwright.games.world_without_end.actions import (
    COLOURS,
    DUTY,
    EVENT,
    FAVOUR,
    GOOD,
    NUMBER,
    PLACE,
    PLOT,
    PROJECT,
)
from boardwright.games.world_without_end.flow.chapter_end import piece_loss
from boardwright.games.world_without_end.flow.event import begs, income
from boardwright.games.world_without_end.options import PLENTY
from boardwright.games.world_without_end.state import NONE, Table
from boardwright.games.world_without_end.vocabulary import (
    CHAPTERS,
    CLOTH,
    CUBES,
    DUTIES,
    EVENTS,
    GOLD,
    GOODS,
    NUMERALS,
    PER_CHAPTER,
    PLACES,
    PLAGUE,
    PLOTS,
    PROJECTS,
    ROUNDS,
    SIDE_NAMES,
    SIDES,
    SPACES,
    TOWER,
    WOOL,
)
from boardwright.kernel.visibility import members
from boardwright.scene import Item, Spot, Zone

MIDDLE: Final = (1, 1)
AROUND: Final = ((1, 0), (2, 1), (1, 2), (0, 1))  # the sides of the board round the council space
SHELVES: Final = 2  # spaces on the board for long-term events
POINTS_FACE: Final = "vp"


def board(s: Table, viewer: int) -> list[Zone]:
    """What all can see; the viewer's own goods tell them what a favour would score."""
    return [
        council(s, viewer),
        shelves(s),
        favours(s),
        projects(s),
        plots(s),
        places(s),
        supply(s),
        market(s),
        duties(s),
        *piles(s),
    ]


def mark(ref: str, sort: str, figures: dict[str, int], face: str = "", seat: int = NONE) -> Item:
    """Something to point at that is no component."""
    return Item(ref, sort, seat, face, 0, figures)


def face_of(kind: int) -> str:
    """A good, or points."""
    return GOOD.words[kind] if kind < GOODS else POINTS_FACE


def good_item(kind: int, n: int) -> Item:
    return Item(GOOD.ref(kind), "good", NONE, GOOD.words[kind], n)


def seal_item(seat: int, n: int) -> Item:
    return Item(f"seal:{COLOURS[seat]}", "seal", seat, "", n)


def event_item(event: int) -> Item:
    return Item(EVENT.ref(event), "event", NONE, EVENT.words[event])


# The event card (E4.1, E4.2).


def council(s: Table, viewer: int) -> Zone:
    """The council space between the four sides of the board, each with its number."""
    event, rotation = s.this_round.event, s.this_round.rotation
    if event == NONE:
        empty = [Spot(NUMBER.ref(side), [], AROUND[side]) for side in range(SIDES)]
        return Zone("board:council", "grid", [Spot("council:card", [], MIDDLE), *empty])
    card = event_item(event)
    if rotation != NONE:
        card = card._replace(figures={"rotation": rotation})
    spots = [Spot("council:card", [card], MIDDLE)]
    for side in range(SIDES):
        items = [corner_item(s, side)]
        if rotation in (NONE, side):
            items.append(turn_item(s, side, viewer))
        spots.append(Spot(NUMBER.ref(side), items, AROUND[side]))
    return Zone("board:council", "grid", spots)


def corner_item(s: Table, side: int) -> Item:
    """What points at a side; a card that is not turned yet lies as in rotation 0."""
    rotation = max(s.this_round.rotation, 0)
    kind = s.icon(side, rotation)
    figures = {"amount": s.box.icon_amounts[kind]}
    if side == rotation:
        figures["arrow"] = 1
    return mark(f"corner:{SIDE_NAMES[side]}", "corner", figures, face_of(kind))


def turn_item(s: Table, turn: int, viewer: int) -> Item:
    """What a rotation brings each player, and whether it moves the favour marker; once the card is
    turned, what its corners show. Who turns it is told what the favour would score."""
    figures: dict[str, int] = {}
    turned = s.this_round.rotation != NONE
    for seat in range(s.seats):
        if not begs(s, seat):
            shown = s.corner(seat, turn)
            kind, n = (shown, s.box.icon_amounts[shown]) if turned else income(s, shown)
            figures[f"{COLOURS[seat]}-{face_of(kind)}"] = n
    if turn and s.favour_round():
        figures["moves"] = 1
        points = favour_points(s, viewer, turn) if viewer == s.start and not turned else 0
        if points:
            figures["points"] = points
    return mark(f"turn:{turn}", "turn", figures)


def favour_points(s: Table, seat: int, turn: int) -> int:
    """E4.3, E4.4: a favour is paid after the income of its rotation, which may count for it."""
    space, held = s.space_after(turn), s.goods
    kind, n = income(s, s.corner(seat, turn))
    s.goods = held.copy()
    if kind < GOODS and not begs(s, seat):
        s.goods[seat * GOODS + kind] += n
    points = s.box.favours[space].points(s, seat, space)
    s.goods = held
    return points


def shelves(s: Table) -> Zone:
    """E4.6.1: long-term events of earlier rounds, the oldest first."""
    older = [event for event in s.lasting if event != s.this_round.event]
    spots = [
        Spot(f"shelf:{i + 1}", [event_item(older[i])] if i < len(older) else [])
        for i in range(max(SHELVES, len(older)))
    ]
    return Zone("board:lasting", "row", spots)


# Favours (E4.4).


def favours(s: Table) -> Zone:
    """The spaces with the marker, what covers them, and where the marker may go next."""
    stops = next_stops(s)
    spots: list[Spot] = []
    for space in range(SPACES):
        if has(s.options.gone, space):
            continue
        word, items = FAVOUR.words[space], []
        if space == s.marker:
            items.append(Item("marker:favour", "favour-marker"))
        if s.box.favours[space].costs:
            items.append(mark(f"price:{word}", "price", {"gold": s.outlaws_price(space)}))
        if has(s.in_force.covered_spaces, space):
            items.append(mark(f"covered:{word}", "covered", {}))
        items += [mark(f"stop:{n}", "stop", {}, str(n)) for n, stop in stops if stop == space]
        spots.append(Spot(FAVOUR.ref(space), items))
    return Zone("board:favours", "track", spots)


def next_stops(s: Table) -> list[tuple[int, int]]:
    """Steps of the marker and where they lead: those of the rotations, as long as the card is not
    turned; then that of the card Favor."""
    if s.this_round.event != NONE and s.this_round.rotation == NONE:
        moves = s.favour_round()
        return [(n, s.space_after(n) if moves else s.marker) for n in range(SIDES)]
    return [] if s.marker_bound() else [(1, s.space_after(1))]


# Works, houses, plague (E5).


def projects(s: Table) -> Zone:
    """All projects: those on the board, oldest first, then those that are still to come."""
    waiting = [project for project in range(PROJECTS) if project not in s.entered]
    spots = [
        Spot(PROJECT.ref(project), on_project(s, project), None, ground_of(s, project))
        for project in [*s.entered, *waiting]
    ]
    return Zone("board:projects", "row", spots)


def ground_of(s: Table, project: int) -> str:
    if project not in s.entered:
        return "waiting"
    if has(s.finished, project):
        return "finished"
    return "covered" if s.is_covered(project) else "open"


def on_project(s: Table, project: int) -> list[Item]:
    """Cubes, what stands in for them, free spaces, the Tower's metal, seals."""
    items: list[Item] = []
    room: dict[str, int] = {}
    for cube in range(CUBES):
        good, space = GOOD.words[cube], project * CUBES + cube
        free = s.free[space]
        filled = s.box.spaces[space] - free
        others = s.stand_ins[cube] if project == TOWER else 0
        if filled > others:
            items.append(good_item(cube, filled - others))
        if others:
            items.append(mark(f"substitute:{good}", "substitute", {"count": others}, good))
        if free and project in s.entered:
            room[good] = free
    if room:
        items.append(mark(f"free:{PROJECT.words[project]}", "free", room))
    if project == TOWER and has(s.finished, TOWER):
        items.append(Item("metal:metal", "metal"))
    return items + [seal_item(seat, 1) for seat in members(s.seals[project])]


def plots(s: Table) -> Zone:
    """The plots with their houses. Nobody owns two with the same income (E4.5.A9), so owner and
    income name a house."""
    spots: list[Spot] = []
    for plot in range(PLOTS):
        owner, items = s.plots[plot], []
        if owner != NONE:
            items = [Item(house_ref(owner, s.box.incomes[plot]), "house", owner)]
        spots.append(Spot(PLOT.ref(plot), items))
    return Zone("board:plots", "row", spots)


def house_ref(seat: int, income: int) -> str:
    return f"house:{COLOURS[seat]}-{GOOD.words[income]}"


def places(s: Table) -> Zone:
    """E5.3: the plague places; their markers come after chapter II."""
    spots: list[Spot] = []
    for place in range(PLACES):
        items = [plague_item(s, place)] if s.chapter > PLAGUE else []
        spots.append(Spot(PLACE.ref(place), items))
    return Zone("board:places", "row", spots)


def plague_item(s: Table, place: int) -> Item:
    value = s.plague[place]
    face = "" if value == 0 else str(value) if value > 0 else "cured"
    return Item(f"plague:{PLACE.words[place]}", "plague", NONE, face)


# Supplies, market, duties.


def supply(s: Table) -> Zone:
    """What nobody has; what an event makes its action cost (E7.5)."""
    spots: list[Spot] = []
    for kind in range(GOODS):
        figures: dict[str, int] = {}
        if kind == GOLD and s.options.totals[GOLD] >= PLENTY:
            figures["endless"] = 1
        if s.in_force.action_prices[kind]:
            figures["price"] = s.in_force.action_prices[kind]
        item = good_item(kind, s.supply[kind])._replace(figures=figures)
        spots.append(Spot(f"supply:{GOOD.words[kind]}", [item]))
    if not has(s.finished, TOWER):
        spots.append(Spot("supply:metal", [Item("metal:metal", "metal")]))
    return Zone("board:supply", "row", spots)


def market(s: Table) -> Zone:
    """What wool and cloth sell for now (E4.5.A5, E4.5.A6)."""
    force = s.in_force
    wool: dict[str, int] = {"gold": force.wool_price}
    cloth: dict[str, int] = {"gold": force.cloth_price, "limit": force.cloth_limit}
    items = {
        WOOL: [mark(price_ref(WOOL), "price", wool)],
        CLOTH: [mark(price_ref(CLOTH), "price", cloth)],
    }
    if not s.cloth_open:
        items[CLOTH].append(mark(f"covered:{GOOD.words[CLOTH]}", "covered", {}))
    if force.dues:
        for kind, marks in items.items():
            marks.append(mark(f"dues:{GOOD.words[kind]}", "dues", {"gold": force.dues}))
    spots = [Spot(market_ref(kind), marks) for kind, marks in items.items()]
    return Zone("board:market", "row", spots)


def market_ref(kind: int) -> str:
    return f"market:{GOOD.words[kind]}"


def price_ref(kind: int) -> str:
    return f"price:{GOOD.words[kind]}"


def duties(s: Table) -> Zone:
    """E6.2: what is due at the end of this chapter and what a missing piece costs; the tax die."""
    spots: list[Spot] = []
    for duty in range(DUTIES):
        kind, items = s.box.duty_goods[duty], []
        figures = {"loss": piece_loss(s, duty)}
        if kind != GOLD:
            figures["due"] = s.box.duty_amounts[duty]
        elif s.tax:
            figures["due"] = s.tax
        else:
            figures["least"] = min(s.box.die) + s.in_force.tax
            figures["most"] = max(s.box.die) + s.in_force.tax
        if kind == GOLD:
            face = str(s.tax - s.in_force.tax) if s.tax else ""
            items = [Item("die:tax", "die", NONE, face)]
        word = DUTY.words[duty]
        due = mark(f"due:{word}", "due", figures, GOOD.words[kind])
        spots.append(Spot(DUTY.ref(duty), [due, *items]))
    return Zone("board:duties", "row", spots)


def piles(s: Table) -> list[Zone]:
    """Events to come and gone; E3.4: five of each chapter stay in the box, and those of earlier
    chapters go back there. Plague markers, with how many of each value nobody has seen."""
    now, first = s.chapter - 1, (s.chapter - 1) * PER_CHAPTER
    turned = [first + i for i in members(part(s.turned_up, first, PER_CHAPTER))]
    decks = [
        covered_pile(f"deck:{NUMERALS[chapter]}", ROUNDS - (len(turned) if chapter == now else 0))
        for chapter in range(now, CHAPTERS)
    ]
    away = EVENTS - (CHAPTERS - now) * ROUNDS
    on_board = (s.this_round.event, *s.lasting)
    gone = [event_item(event) for event in turned if event not in on_board]
    unseen = {str(i + 1): n for i, n in enumerate(s.markers) if n}
    markers = [mark("unseen:plague", "unseen", unseen)] if unseen else []
    laid = 0 if s.chapter > PLAGUE else PLACES
    return [
        *decks,
        covered_pile("box:events", away),
        Zone("gone:events", "pile", spot_of("gone:events", gone)),
        Zone("pile:plague", "pile", spot_of("pile:plague", markers), NONE, laid, "plague"),
    ]


def covered_pile(ref: str, n: int) -> Zone:
    return Zone(ref, "pile", [], NONE, n, "event")


def spot_of(ref: str, items: list[Item]) -> list[Spot]:
    return [Spot(ref, items)] if items else []
