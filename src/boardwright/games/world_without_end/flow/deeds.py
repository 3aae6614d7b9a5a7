"""Manual 4.5, the twelve actions: what each offers, what it does, why it cannot be done."""

from __future__ import annotations

from typing import Final

from boardwright.games.shared import put
from boardwright.games.world_without_end.actions import (
    AID,
    BUILD,
    DONATE,
    HEAL,
    HOUSE,
    LOADS,
    MOVE,
    PASS,
    RENT,
    RENT_OF,
    RENTS,
    SELL,
    TAKE,
    WEAVE,
)
from boardwright.games.world_without_end.favours import receive_favour
from boardwright.games.world_without_end.state import FROM_AID, NONE, Table
from boardwright.games.world_without_end.vocabulary import (
    BUILDING_PROJECT,
    CLOTH,
    CLOTH_PRODUCTION,
    CUBES,
    DONATION,
    GOLD,
    GRAIN,
    GRAIN_CARD,
    HOUSE_BUILDING,
    HOUSE_RENT,
    MEDICINE,
    PIETY,
    PIETY_CARD,
    RESOURCE,
    SALES,
    STONE,
    WOOD,
    WOOL,
)
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
from boardwright.kernel.frame import Refusal

# The verbs of each card's action; Privilege has those of the card it repeats.
DEED_VERBS: Final[tuple[tuple[Verb, ...], ...]] = (
    (TAKE, PASS),
    (TAKE, PASS),
    (TAKE, PASS),
    (BUILD, PASS),
    (SELL, PASS),
    (PASS,),
    (HOUSE, PASS),
    (RENT, PASS),
    (DONATE, PASS),
    (WEAVE, PASS),
    (AID, HEAL, PASS),
    (MOVE, PASS),
)
ANY_VALUE: Final = 99  # knowledge enough for every place


def deed_options(s: Table, seat: int, card: int) -> list[int]:
    """Everything the action of a card can be now."""
    if card == RESOURCE:
        return [TAKE.of(kind) for kind in (STONE, WOOD) if can_take(s, seat, kind)]
    if card in (GRAIN_CARD, PIETY_CARD):
        kind = GRAIN if card == GRAIN_CARD else PIETY
        return [TAKE.of(kind)] if can_take(s, seat, kind) else []
    if card == BUILDING_PROJECT:
        return build_options(s, seat)
    if card == SALES:
        return sale_options(s, seat)
    if card == HOUSE_BUILDING:
        return [HOUSE.of(plot) for plot in s.buildable(seat)]
    if card == HOUSE_RENT:
        return rent_options(s, seat)
    if card == DONATION:
        return donation_options(s, seat)
    if card == CLOTH_PRODUCTION:
        most = min(s.has(seat, WOOL), s.supply[CLOTH], 2)
        return [WEAVE.of(n) for n in range(most)]
    if card == MEDICINE:
        return medicine_options(s, seat)
    if s.marker_bound() or s.outlaws_price(s.space_after(1)) > s.has(seat, GOLD):
        return []
    return [MOVE.base]


def carry_out(s: Table, seat: int, action: int) -> None:
    """Do what an option of a card says."""
    if TAKE.has(action):
        take(s, seat, TAKE.arg(action))
    elif BUILD.has(action):
        project, load = BUILD.args(action)
        build(s, seat, project, LOADS[load][0], LOADS[load][1])
    elif SELL.has(action):
        wool, cloth = SELL.args(action)
        sell(s, seat, wool, cloth)
    elif HOUSE.has(action):
        build_house(s, seat, HOUSE.arg(action))
    elif RENT.has(action):
        rent(s, seat, RENTS[RENT.arg(action)])
    elif DONATE.has(action):
        donate(s, seat, DONATE.arg(action))
    elif WEAVE.has(action):
        n = WEAVE.arg(action) + 1
        s.pay(seat, WOOL, n)
        s.note("wove", seat, s.gain(seat, CLOTH, n))
    elif HEAL.has(action):
        heal(s, seat, HEAL.arg(action))
    elif action == AID.base:
        s.score(seat, FROM_AID, s.box.aid_points)
        s.note("aid", seat, s.gain(seat, GOLD, s.box.aid_gold), s.box.aid_points)
    else:
        s.marker = s.space_after(1)
        receive_favour(s, seat)


def deed_refusal(s: Table, seat: int, card: int, action: int) -> Refusal | None:
    if TAKE.has(action):
        return take_refusal(s, seat, card, TAKE.arg(action))
    if BUILD.has(action):
        if s.building_barred():
            return Refusal("building-barred", "E7.III05")
        project, load = BUILD.args(action)
        return build_refusal(s, seat, project, LOADS[load][0], LOADS[load][1])
    if SELL.has(action):
        wool, cloth = SELL.args(action)
        return sale_refusal(s, seat, wool, cloth)
    if HOUSE.has(action):
        return house_refusal(s, seat, HOUSE.arg(action))
    if RENT.has(action):
        owned = {s.box.incomes[plot] for plot in s.own_plots(seat)}
        lacking = [kind for kind in RENTS[RENT.arg(action)] if kind not in owned]
        return Refusal("no-such-house", "E4.5.A10", lacking[0]) if lacking else None
    if DONATE.has(action):
        return donation_refusal(s, seat, DONATE.arg(action))
    if WEAVE.has(action):
        return weave_refusal(s, seat, WEAVE.arg(action) + 1)
    if HEAL.has(action):
        knowledge = ANY_VALUE if s.free_care() else s.knowledge(seat)
        return heal_refusal(s, HEAL.arg(action), knowledge, "E5.3.3")
    if action == AID.base:
        return None
    if s.still and s.variant and s.round in (3, 4):
        return Refusal("marker-bound", "E5.5.4")
    price = s.outlaws_price(s.space_after(1))
    poor = s.has(seat, GOLD) < price
    return Refusal("short-of", "E4.5.A14", price, GOLD, s.has(seat, GOLD)) if poor else None


# Grain, Piety, Resource.


def can_take(s: Table, seat: int, kind: int) -> bool:
    """E4.5.A1 to E4.5.A3, E7.5: something to take, and the gold events ask for it."""
    if s.supply[kind] == 0:
        return False
    if not s.lasting:
        return True
    if kind < CUBES:
        only = s.only_cube()
        if only != NONE and only != kind:
            return False
    return s.has(seat, GOLD) >= s.action_price(kind)


def take(s: Table, seat: int, kind: int) -> None:
    price = s.action_price(kind)
    if price:
        s.pay(seat, GOLD, price)
        s.note("pays", seat, price, GOLD)
    s.note("takes", seat, s.gain(seat, kind, 1), kind)


def take_refusal(s: Table, seat: int, card: int, kind: int) -> Refusal | None:
    wanted = (GRAIN,) if card == GRAIN_CARD else (PIETY,) if card == PIETY_CARD else (STONE, WOOD)
    if kind not in wanted:
        return Refusal("other-card", "E4.5.2")
    only = s.only_cube()
    if card == RESOURCE and only not in (NONE, kind):
        return Refusal("other-good", "E7.IV08", only)
    if s.supply[kind] < 1:
        return Refusal("none-left", "E4.5.5", kind)
    price = s.action_price(kind)
    if s.has(seat, GOLD) < price:
        return Refusal("short-of", "E7.5", price, GOLD, s.has(seat, GOLD))
    return None


# Building Project.


def build_options(s: Table, seat: int) -> list[int]:
    """E4.5.A4: one or two own cubes on one project."""
    stone, wood = s.has(seat, STONE), s.has(seat, WOOD)
    if stone + wood == 0 or s.building_barred():
        return []
    options: list[int] = []
    for project in s.open_projects():
        stones = min(stone, s.free[project * CUBES])
        woods = min(wood, s.free[project * CUBES + 1])
        for load, (a, b) in enumerate(LOADS):
            if a <= stones and b <= woods:
                options.append(BUILD.of(project, load))
    return options


# Wool & Cloth Sales.


def sale_options(s: Table, seat: int) -> list[int]:
    """E4.5.A5, E4.5.A6; E9.5: the supply pays in full."""
    wool, cloth = s.has(seat, WOOL), min(s.has(seat, CLOTH), s.cloth_limit())
    price, cloth_price, gold = s.wool_price(), s.cloth_price(), s.supply[GOLD]
    return [
        SELL.of(n, m)
        for n in range(wool + 1)
        for m in range(cloth + 1)
        if n + m and n * price + m * cloth_price <= gold
    ]


def proceeds_of(s: Table, wool: int, cloth: int) -> int:
    return wool * s.wool_price() + cloth * s.cloth_price()


def dues_of(s: Table, proceeds: int) -> int:
    """E7.I08: what a sale pays out of its proceeds."""
    return min(s.market_dues(), proceeds)


def sell(s: Table, seat: int, wool: int, cloth: int) -> None:
    proceeds = proceeds_of(s, wool, cloth)
    s.pay(seat, WOOL, wool)
    s.pay(seat, CLOTH, cloth)
    s.gain(seat, GOLD, proceeds)
    s.note("sold", seat, wool, cloth, proceeds)
    dues = dues_of(s, proceeds)
    if dues:
        s.pay(seat, GOLD, dues)
        s.note("pays", seat, dues, GOLD)


def sale_refusal(s: Table, seat: int, wool: int, cloth: int) -> Refusal | None:
    if wool == 0 and cloth == 0:
        return Refusal("sell-something", "E4.5.A5")
    if cloth and not s.cloth_open:
        return Refusal("cloth-closed", "E4.5.A6")
    if cloth > s.cloth_limit():
        return Refusal("much-cloth", "E4.5.A5", s.cloth_limit())
    for kind, n in ((WOOL, wool), (CLOTH, cloth)):
        if n > s.has(seat, kind):
            return Refusal("short-of", "E4.5.A5", n, kind, s.has(seat, kind))
    if proceeds_of(s, wool, cloth) > s.supply[GOLD]:
        return Refusal("none-left", "E9.5", GOLD)
    return None


# House Rent, Donation, Cloth Production, Medicine.


def rent_options(s: Table, seat: int) -> list[int]:
    """E4.5.A10: every set of one or two own houses."""
    kinds = sorted([s.box.incomes[plot] for plot in s.own_plots(seat)])
    options = [RENT.of(RENT_OF[(kind,)]) for kind in kinds]
    for i, kind in enumerate(kinds):
        for other in kinds[i + 1 :]:
            options.append(RENT.of(RENT_OF[(kind, other)]))
    return options


def rents_of(s: Table, seat: int, kinds: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """What the houses for these kinds bring now: plot, kind, how much (E4.5.A10)."""
    return [
        (plot, s.box.incomes[plot], min(s.box.rents[plot], s.supply[s.box.incomes[plot]]))
        for plot in s.own_plots(seat)
        if s.box.incomes[plot] in kinds
    ]


def rent(s: Table, seat: int, kinds: tuple[int, ...]) -> None:
    for plot, kind, n in rents_of(s, seat, kinds):
        s.note("rent", seat, plot, s.gain(seat, kind, n), kind)


def donation_options(s: Table, seat: int) -> list[int]:
    """E4.5.A11, E5.2.1."""
    if s.has(seat, GOLD) < s.box.donation_gold or s.seals_left(seat) == 0:
        return []
    return [DONATE.of(p) for p in s.open_projects() if s.seals[p] >> seat & 1 == 0]


def donate(s: Table, seat: int, project: int) -> None:
    s.pay(seat, GOLD, s.box.donation_gold)
    s.seals = put(s.seals, project, s.seals[project] | 1 << seat)
    s.note("donated", seat, project)


def donation_refusal(s: Table, seat: int, project: int) -> Refusal | None:
    why = project_refusal(s, project)
    if why is not None:
        return why
    if s.seals[project] >> seat & 1:
        return Refusal("seal-there", "E5.2.1")
    if s.seals_left(seat) < 1:
        return Refusal("no-seal-left", "E5.2.1")
    price = s.box.donation_gold
    poor = s.has(seat, GOLD) < price
    return Refusal("short-of", "E4.5.A11", price, GOLD, s.has(seat, GOLD)) if poor else None


def weave_refusal(s: Table, seat: int, n: int) -> Refusal | None:
    if n > s.has(seat, WOOL):
        return Refusal("short-of", "E4.5.A12", n, WOOL, s.has(seat, WOOL))
    return Refusal("none-left", "E4.5.A12", CLOTH) if n > s.supply[CLOTH] else None


def medicine_options(s: Table, seat: int) -> list[int]:
    """E4.5.A13; E7.III04: with masks any single place."""
    options = [AID.base]
    if s.chapter >= 3:
        most = ANY_VALUE if s.free_care() else s.knowledge(seat)
        for place in s.infected(most):
            options.append(HEAL.of(place))
    return options
