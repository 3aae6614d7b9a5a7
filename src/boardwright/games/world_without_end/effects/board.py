"""Effects on the board, its projects and houses, and on the round, in the order of the manual."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import add, has
from boardwright.games.shared import SeatQuestion, put
from boardwright.games.sheet import Row
from boardwright.games.world_without_end.actions import BUILD, HOUSE, LOADS, PASS, REMOVE, WEAVE
from boardwright.games.world_without_end.components import Box
from boardwright.games.world_without_end.effects.effect import Effect
from boardwright.games.world_without_end.state import NONE, Force, Table
from boardwright.games.world_without_end.vocabulary import (
    CLOTH,
    CUBES,
    PROJECT_IDS,
    PROJECTS,
    STONE,
    TOWER,
    WOOD,
    WOOL,
)
from boardwright.games.world_without_end.works import (
    build,
    build_house,
    build_refusal,
    enter,
    fill,
    house_refusal,
    open_cloth,
    settle,
)
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal


class OpenCloth(Effect):
    """E7.I03: the cloth space is opened; then each may swap a wool for a cloth."""

    name = "open-cloth"

    def resolve(self, s: Table, event: int) -> None:
        open_cloth(s)
        s.call(*[SwapWool(seat) for seat in s.clockwise(s.start)])


class SwapWool(SeatQuestion[Table]):
    """E7.I03: one wool for one cloth."""

    def verbs(self) -> tuple[Verb, ...]:
        return (WEAVE, PASS)

    def ask(self, s: Table) -> Ask | None:
        if s.has(self.seat, WOOL) == 0 or s.supply[CLOTH] == 0:
            s.done()
            return None
        return Ask(self.seat, [WEAVE.of(0), PASS.base], "swap-wool")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == PASS.base:
            s.note("declines", self.seat)
        else:
            s.pay(self.seat, WOOL, 1)
            s.note("wove", self.seat, s.gain(self.seat, CLOTH, 1))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return Refusal("only-one", "E7.I03") if action == WEAVE.of(1) else None


class NewProject(Effect):
    """E7.I04, E7.II05, E7.III02, E7.IV02: a project enters."""

    name = "project"
    values = ("project",)
    brings_project = True

    def flaw(self, row: Row) -> str:
        if row.values.get("project") in PROJECT_IDS[:2]:
            return "project must be one that enters by an event"
        return super().flaw(row)

    def resolve(self, s: Table, event: int) -> None:
        enter(s, s.box.event_projects[event])


class Flood(Effect):
    """E7.I06: a stone and a wood from the supply on a project that is on the board."""

    name = "flood"
    values = ("project",)
    fills_project = True

    def resolve(self, s: Table, event: int) -> None:
        project = s.box.event_projects[event]
        if project in s.entered and not has(s.finished, project):
            fill(s, project, STONE)
            fill(s, project, WOOD)
            settle(s, project)


class NoAction(Effect):
    """E7.II01: nobody has an action this round."""

    name = "no-action"

    def resolve(self, s: Table, event: int) -> None:
        for seat in range(s.seats):
            s.leave_idle(seat)


class LoseHouse(Effect):
    """E7.II03: each takes back one of their houses."""

    name = "lose-house"

    def resolve(self, s: Table, event: int) -> None:
        s.call(*[TakeHouseBack(seat) for seat in s.clockwise(s.start)])


class TakeHouseBack(SeatQuestion[Table]):
    """E7.II03: one own house goes back to the stock."""

    def verbs(self) -> tuple[Verb, ...]:
        return (REMOVE,)

    def ask(self, s: Table) -> Ask | None:
        options = [REMOVE.of(plot) for plot in s.own_plots(self.seat)]
        if options:
            return Ask(self.seat, options, "take-back", forced=True)
        s.done()
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.plots = put(s.plots, REMOVE.arg(action), NONE)
        s.note("house-back", self.seat, REMOVE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        own = s.plots[REMOVE.arg(action)] == self.seat
        return None if own else Refusal("not-your-house", "E7.II03")


class OneProject(NewProject):
    """E7.II04: a project enters, and covers all others while the event is in force."""

    name = "one-project"
    lasting = True

    def hold(self, box: Box, event: int, force: Force) -> None:
        for project in range(PROJECTS):
            if project != box.event_projects[event]:
                force.covered_projects = add(force.covered_projects, project)


class Masons(Effect):
    """E7.II11: each may place one own cube."""

    name = "masons"

    def resolve(self, s: Table, event: int) -> None:
        s.call(*[MasonsDay(seat) for seat in s.clockwise(s.start)])


class MasonsDay(SeatQuestion[Table]):
    """E7.II11: one own cube on a project."""

    def verbs(self) -> tuple[Verb, ...]:
        return (BUILD, PASS)

    def ask(self, s: Table) -> Ask | None:
        options: list[int] = []
        for project in s.open_projects():
            for cube in range(CUBES):
                if s.has(self.seat, cube) and s.free[project * CUBES + cube]:
                    options.append(BUILD.of(project, cube))
        if not options:
            s.done()
            return None
        options.append(PASS.base)
        return Ask(self.seat, options, "masons-day")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == PASS.base:
            s.note("declines", self.seat)
            return
        project, load = BUILD.args(action)
        build(s, self.seat, project, LOADS[load][0], LOADS[load][1])

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == PASS.base:
            return None
        project, load = BUILD.args(action)
        if sum(LOADS[load]) > 1:
            return Refusal("only-one", "E7.II11")
        return build_refusal(s, self.seat, project, LOADS[load][0], LOADS[load][1])


class BuildHouse(Effect):
    """E7.III09: each may build a house."""

    name = "build-house"

    def resolve(self, s: Table, event: int) -> None:
        s.call(*[EmptyPlots(seat) for seat in s.clockwise(s.start)])


class EmptyPlots(SeatQuestion[Table]):
    """E7.III09: one house at the usual cost."""

    def verbs(self) -> tuple[Verb, ...]:
        return (HOUSE, PASS)

    def ask(self, s: Table) -> Ask | None:
        options = [HOUSE.of(plot) for plot in s.buildable(self.seat)]
        if not options:
            s.done()
            return None
        options.append(PASS.base)
        return Ask(self.seat, options, "empty-plots")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == PASS.base:
            s.note("declines", self.seat)
        else:
            build_house(s, self.seat, HOUSE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None if action == PASS.base else house_refusal(s, self.seat, HOUSE.arg(action))


class FinishTower(Effect):
    """E7.IV01: fill the Tower from the supply, with substitutes for what is missing."""

    name = "finish-tower"

    def resolve(self, s: Table, event: int) -> None:
        enter(s, TOWER)
        for cube in range(CUBES):
            while fill(s, TOWER, cube):
                pass
            lacking = s.free[TOWER * CUBES + cube]
            s.stand_ins = put(s.stand_ins, cube, s.stand_ins[cube] + lacking)
            s.free = put(s.free, TOWER * CUBES + cube, 0)
        settle(s, TOWER)


class Outbreak(Effect):
    """E7.IV03: the lowest place still face down is turned up too."""

    name = "outbreak"
    needs_plague = True

    def resolve(self, s: Table, event: int) -> None:
        if 0 in s.plague:
            s.turn_up(s.plague.index(0))


EFFECTS: Final[tuple[Effect, ...]] = (
    OpenCloth(),
    NewProject(),
    Flood(),
    NoAction(),
    LoseHouse(),
    OneProject(),
    Masons(),
    BuildHouse(),
    FinishTower(),
    Outbreak(),
)
