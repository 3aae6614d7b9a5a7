"""What cards, events and chapter ends share: cubes on projects, houses, care (manual 5)."""

from __future__ import annotations

from boardwright.games.bits import add, has
from boardwright.games.shared import SeatQuestion, put
from boardwright.games.world_without_end.actions import HEAL, PASS
from boardwright.games.world_without_end.state import (
    FROM_BUILDING,
    FROM_DONORS,
    FROM_METAL,
    FROM_PLAGUE,
    NONE,
    Table,
)
from boardwright.games.world_without_end.vocabulary import (
    CARE,
    CUBES,
    GOLD,
    GOODS,
    HOUSES,
    LOYALTY,
    POINTS,
    STONE,
    TOWER,
    WOOD,
)
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal

# Building projects and the market.


def enter(s: Table, project: int) -> None:
    """A project comes on the board, unless it has before (E5.1.1)."""
    if project not in s.entered:
        s.entered = (*s.entered, project)
        s.note("enters", project)


def open_cloth(s: Table) -> None:
    """E7.I03, E6.8: the covering tile leaves the cloth space."""
    if not s.cloth_open:
        s.cloth_open = 1
        s.note("cloth-open")


def build(s: Table, seat: int, project: int, stone: int, wood: int) -> None:
    """Own cubes go on a project for points (E4.5.A4)."""
    for cube, n in ((STONE, stone), (WOOD, wood)):
        if n:
            s.goods[seat * GOODS + cube] -= n
            s.free = put(s.free, project * CUBES + cube, s.free[project * CUBES + cube] - n)
    points = s.box.cube_points * (stone + wood)
    s.score(seat, FROM_BUILDING, points)
    s.note("built", seat, project, stone, wood, points)
    settle(s, project)


def build_refusal(s: Table, seat: int, project: int, stone: int, wood: int) -> Refusal | None:
    why = project_refusal(s, project)
    if why is not None:
        return why
    for cube, n in ((STONE, stone), (WOOD, wood)):
        if n > s.has(seat, cube):
            return Refusal("short-of", "E5.1.2", n, cube, s.has(seat, cube))
        if n > s.free[project * CUBES + cube]:
            return Refusal("no-space", "E5.1.2", cube)
    return None


def project_refusal(s: Table, project: int) -> Refusal | None:
    """Why a project takes neither cubes nor seals."""
    if project not in s.entered:
        return Refusal("not-on-board", "E5.1.2")
    if s.room(project) == 0:
        return Refusal("finished", "E5.1.2")
    return Refusal("covered", "E7.II04") if s.is_covered(project) else None


def fill(s: Table, project: int, cube: int) -> bool:
    """One cube from the supply, which nobody scores; whether there was a space and a cube."""
    space = project * CUBES + cube
    if s.free[space] == 0 or s.supply[cube] == 0:
        return False
    s.supply[cube] -= 1
    s.free = put(s.free, space, s.free[space] - 1)
    s.note("filled", project, cube)
    return True


def settle(s: Table, project: int) -> None:
    """E5.1.4: a project without a free space is finished: metal first, then the donors."""
    if s.room(project) or has(s.finished, project):
        return
    s.finished = add(s.finished, project)
    s.note("finished", project)
    if project == TOWER:
        award_metal(s)
    serve_donors(s, project)


def award_metal(s: Table) -> None:
    """E5.4.2: all show their loyalty; the most loyal get points."""
    s.reveal()
    shown = [s.has(seat, LOYALTY) for seat in range(s.seats)]
    for seat in s.clockwise(s.start):
        s.note("shows", seat, shown[seat], LOYALTY)
    most = max(shown)
    if most == 0 and s.options.no_metal:
        s.note("no-metal")
        return
    points = s.box.metal_points if shown.count(most) == 1 else s.box.metal_tie
    for seat in s.clockwise(s.start):
        if shown[seat] == most:
            s.score(seat, FROM_METAL, points)
            s.note("metal", seat, points)


def serve_donors(s: Table, project: int) -> None:
    """E5.2.2, E5.2.3: points and benefit for all donors, or for none."""
    donors = [seat for seat in s.clockwise(s.start) if has(s.seals[project], seat)]
    if not donors:
        return
    s.seals = put(s.seals, project, 0)
    kind, amount = s.box.donor_goods[project], s.box.donor_amounts[project]
    short = kind < GOODS and s.supply[kind] < amount * len(donors)
    if short:
        s.note("short-donors", project)
        if not s.options.vp_only:
            return
    for seat in donors:
        s.score(seat, FROM_DONORS, s.box.donor_points[project])
        s.note("donor", seat, project, s.box.donor_points[project])
        if kind < GOODS and not short:
            s.note("takes", seat, s.gain(seat, kind, amount), kind)
    if kind == CARE:
        s.call(*[HospitalCare(seat) for seat in donors])


# Care.


def heal(s: Table, seat: int, place: int) -> None:
    """E5.3.4, E5.3.5: points and the place's benefit; the place is cured."""
    s.plague = put(s.plague, place, -s.plague[place])
    s.score(seat, FROM_PLAGUE, s.box.care_points)
    s.note("healed", seat, place, s.box.care_points)
    kind, amount = s.box.place_goods[place], s.box.place_amounts[place]
    if kind == POINTS:
        s.score(seat, FROM_PLAGUE, amount)
        if amount:
            s.note("scores", seat, amount)
    else:
        s.note("takes", seat, s.gain(seat, kind, amount), kind)


def heal_refusal(s: Table, place: int, knowledge: int, rule: str) -> Refusal | None:
    value = s.plague[place]
    if value < 0:
        return Refusal("cured", "E5.3.5")
    if s.chapter < 3 or value == 0:
        return Refusal("not-infected", rule)
    return Refusal("few-knowledge", rule, value, knowledge) if value > knowledge else None


class HospitalCare(SeatQuestion[Table]):
    """E5.2.4: a donor of the Hospital may care for one place."""

    def verbs(self) -> tuple[Verb, ...]:
        return (HEAL, PASS)

    def ask(self, s: Table) -> Ask | None:
        places = s.infected(s.knowledge(self.seat))
        if not places:
            s.done()
            return None
        options = [HEAL.of(place) for place in places]
        options.append(PASS.base)
        return Ask(self.seat, options, "hospital-care")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == PASS.base:
            s.note("declines", self.seat)
        else:
            heal(s, self.seat, HEAL.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == PASS.base:
            return None
        return heal_refusal(s, HEAL.arg(action), s.knowledge(self.seat), "E5.2.4")


# Houses.


def build_house(s: Table, seat: int, plot: int) -> None:
    """E4.5.A8: gold and the plot's cube go to the supply."""
    s.pay(seat, GOLD, s.box.house_gold)
    s.pay(seat, s.box.plot_cubes[plot], 1)
    s.plots = put(s.plots, plot, seat)
    s.note("house", seat, plot)


def house_refusal(s: Table, seat: int, plot: int) -> Refusal | None:
    box = s.box
    if s.plots[plot] != NONE:
        return Refusal("plot-taken", "E4.5.A8")
    if len(s.own_plots(seat)) >= HOUSES:
        return Refusal("no-house-left", "E4.5.A9")
    for other in range(len(s.plots)):
        if s.plots[other] != NONE and box.incomes[other] == box.incomes[plot]:
            if s.plots[other] == seat:
                return Refusal("same-income", "E4.5.A9")
            if s.options.variant:
                return Refusal("income-on-board", "E5.5.3")
    if s.has(seat, GOLD) < box.house_gold:
        return Refusal("short-of", "E4.5.A8", box.house_gold, GOLD, s.has(seat, GOLD))
    cube = box.plot_cubes[plot]
    return Refusal("short-of", "E4.5.A8", 1, cube, 0) if s.has(seat, cube) == 0 else None
