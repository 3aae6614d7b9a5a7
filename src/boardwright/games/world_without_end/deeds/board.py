"""The actions on the board: projects, houses, places; in the order of the manual."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import add, has
from boardwright.games.shared import put
from boardwright.games.world_without_end.actions import AID, BUILD, DONATE, HEAL, HOUSE, LOADS, PASS
from boardwright.games.world_without_end.deeds.deed import Deed
from boardwright.games.world_without_end.prospects import (
    ACTION,
    CUBE_GAIN,
    RENT_WORTH,
    WORTH,
    completion,
    cubes_to_come,
    marginal,
    placeable,
    rent_pair,
    rents_ahead,
    seal_value,
    weaker_rent,
)
from boardwright.games.world_without_end.state import FROM_AID, Table
from boardwright.games.world_without_end.vocabulary import CUBES, GOLD, STONE, WOOD
from boardwright.games.world_without_end.works import (
    build,
    build_house,
    build_refusal,
    heal,
    heal_refusal,
    house_refusal,
    project_refusal,
)
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


class BuildingProject(Deed):
    """E4.5.A4: one or two own cubes on one project."""

    name = "project"
    verbs = (BUILD, PASS)

    def options(self, s: Table, seat: int) -> list[int]:
        stone, wood = s.has(seat, STONE), s.has(seat, WOOD)
        if stone + wood == 0 or s.in_force.bars_building:
            return []
        options: list[int] = []
        for project in s.open_projects():
            stones = min(stone, s.free[project * CUBES])
            woods = min(wood, s.free[project * CUBES + 1])
            for load, (a, b) in enumerate(LOADS):
                if a <= stones and b <= woods:
                    options.append(BUILD.of(project, load))
        return options

    def refusal(self, s: Table, seat: int, action: int) -> Refusal | None:
        if s.in_force.bars_building:
            return Refusal("building-barred", "E7.III05")
        project, load = BUILD.args(action)
        return build_refusal(s, seat, project, LOADS[load][0], LOADS[load][1])

    def carry_out(self, s: Table, seat: int, action: int) -> None:
        project, load = BUILD.args(action)
        build(s, seat, project, LOADS[load][0], LOADS[load][1])

    def value(self, s: Table, seat: int) -> float:
        return CUBE_GAIN * min(placeable(s, seat) + cubes_to_come(s, seat), 2.0)


class HouseBuilding(Deed):
    """E4.5.A8, E4.5.A9: a house on a free plot."""

    name = "building"
    verbs = (HOUSE, PASS)

    def options(self, s: Table, seat: int) -> list[int]:
        return [HOUSE.of(plot) for plot in s.buildable(seat)]

    def refusal(self, s: Table, seat: int, action: int) -> Refusal | None:
        return house_refusal(s, seat, HOUSE.arg(action))

    def carry_out(self, s: Table, seat: int, action: int) -> None:
        build_house(s, seat, HOUSE.arg(action))

    def value(self, s: Table, seat: int) -> float:
        """What the best house to build would add to the rents to come, less its price."""
        plots = s.buildable(seat)
        if not plots:
            return 0.0
        best = 0.0
        now = rent_pair(s, seat)
        weakest = weaker_rent(s, seat)
        for plot in plots:
            value = s.box.rents[plot] * RENT_WORTH[s.box.incomes[plot]]
            best = max(best, value - weakest)
        free = ACTION if now == 0.0 else 0.0
        return max((best - free) * rents_ahead(s, seat) * 0.7 - WORTH[STONE] - WORTH[GOLD], 0.0)


class Donation(Deed):
    """E4.5.A11, E5.2.1: a seal on a project."""

    name = "donation"
    verbs = (DONATE, PASS)

    def options(self, s: Table, seat: int) -> list[int]:
        if s.has(seat, GOLD) < s.box.donation_gold or s.seals_left(seat) == 0:
            return []
        return [DONATE.of(p) for p in s.open_projects() if not has(s.seals[p], seat)]

    def refusal(self, s: Table, seat: int, action: int) -> Refusal | None:
        project = DONATE.arg(action)
        why = project_refusal(s, project)
        if why is not None:
            return why
        if has(s.seals[project], seat):
            return Refusal("seal-there", "E5.2.1")
        if s.seals_left(seat) < 1:
            return Refusal("no-seal-left", "E5.2.1")
        price = s.box.donation_gold
        poor = s.has(seat, GOLD) < price
        return Refusal("short-of", "E4.5.A11", price, GOLD, s.has(seat, GOLD)) if poor else None

    def carry_out(self, s: Table, seat: int, action: int) -> None:
        project = DONATE.arg(action)
        s.pay(seat, GOLD, s.box.donation_gold)
        s.seals = put(s.seals, project, add(s.seals[project], seat))
        s.note("donated", seat, project)

    def value(self, s: Table, seat: int) -> float:
        if s.seals_left(seat) == 0 or s.has(seat, GOLD) == 0:
            return 0.0
        best = 0.0
        for project in s.open_projects():
            if not has(s.seals[project], seat):
                best = max(best, seal_value(s, project) * completion(s, project))
        return max(best - marginal(s, seat, GOLD), 0.0)


ANY_VALUE: Final = 99  # knowledge enough for every place


class Medicine(Deed):
    """E4.5.A13: aid, or care for the sick; E7.III04: with masks any single place."""

    name = "medicine"
    verbs = (AID, HEAL, PASS)

    def options(self, s: Table, seat: int) -> list[int]:
        options = [AID.base]
        if s.chapter >= 3:
            most = ANY_VALUE if s.in_force.frees_care else s.knowledge(seat)
            for place in s.infected(most):
                options.append(HEAL.of(place))
        return options

    def refusal(self, s: Table, seat: int, action: int) -> Refusal | None:
        if action == AID.base:
            return None
        knowledge = ANY_VALUE if s.in_force.frees_care else s.knowledge(seat)
        return heal_refusal(s, HEAL.arg(action), knowledge, "E5.3.3")

    def carry_out(self, s: Table, seat: int, action: int) -> None:
        if action == AID.base:
            s.score(seat, FROM_AID, s.box.aid_points)
            s.note("aid", seat, s.gain(seat, GOLD, s.box.aid_gold), s.box.aid_points)
            return
        place = HEAL.arg(action)
        left = s.knowledge(seat) - s.plague[place]
        # E7.III04: a place above the own knowledge is the only one.
        if left > 0:
            s.call(HealMore(seat, left))
        heal(s, seat, place)

    def value(self, s: Table, seat: int) -> float:
        """Aid, or care for the cheapest places that the knowledge suffices for."""
        aid = 1.0 + marginal(s, seat, GOLD)
        left, healed = s.knowledge(seat), 0.0
        if s.chapter > 2:
            for value in range(1, 5):
                for place, marker in enumerate(s.plague):
                    if marker == value and value <= left:
                        left -= value
                        benefit = s.box.place_amounts[place] * WORTH[s.box.place_goods[place]]
                        healed += s.box.care_points + benefit
        return max(aid, healed)


class HealMore(Question[Table]):
    """E5.3.3: another place while the knowledge held at the start suffices."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def verbs(self) -> tuple[Verb, ...]:
        return (HEAL, PASS)

    def ask(self, s: Table) -> Ask | None:
        places = s.infected(self.left)
        if not places:
            s.done()
            return None
        options = [HEAL.of(place) for place in places]
        options.append(PASS.base)
        return Ask(self.seat, options, "heal-more")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == PASS.base:
            return
        place = HEAL.arg(action)
        s.call(HealMore(self.seat, self.left - s.plague[place]))
        heal(s, self.seat, place)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == PASS.base:
            return None
        return heal_refusal(s, HEAL.arg(action), self.left, "E5.3.3")


DEEDS: Final[tuple[Deed, ...]] = (BuildingProject(), HouseBuilding(), Donation(), Medicine())
