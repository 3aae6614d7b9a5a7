"""The actions that bring goods, in the order of the manual."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.world_without_end.actions import (
    PASS,
    RENT,
    RENT_OF,
    RENTS,
    SELL,
    TAKE,
    WEAVE,
)
from boardwright.games.world_without_end.deeds.deed import Deed
from boardwright.games.world_without_end.prospects import TAX_DUE, WORTH, marginal, rent_now
from boardwright.games.world_without_end.state import NONE, Table
from boardwright.games.world_without_end.vocabulary import (
    CLOTH,
    CUBES,
    GOLD,
    GRAIN,
    PIETY,
    STONE,
    WOOD,
    WOOL,
)
from boardwright.kernel.frame import Refusal


class TakeOne(Deed):
    """One of a good from the supply, for the gold that events ask (E7.5)."""

    verbs = (TAKE, PASS)
    kinds: ClassVar[tuple[int, ...]] = ()

    def options(self, s: Table, seat: int) -> list[int]:
        return [TAKE.of(kind) for kind in self.kinds if can_take(s, seat, kind)]

    def refusal(self, s: Table, seat: int, action: int) -> Refusal | None:
        kind = TAKE.arg(action)
        if kind not in self.kinds:
            return Refusal("other-card", "E4.5.2")
        only = s.in_force.only_cube
        if kind in (STONE, WOOD) and only not in (NONE, kind):
            return Refusal("other-good", "E7.IV08", only)
        if s.supply[kind] < 1:
            return Refusal("none-left", "E4.5.5", kind)
        price = s.in_force.action_prices[kind]
        if s.has(seat, GOLD) < price:
            return Refusal("short-of", "E7.5", price, GOLD, s.has(seat, GOLD))
        return None

    def carry_out(self, s: Table, seat: int, action: int) -> None:
        kind = TAKE.arg(action)
        price = s.in_force.action_prices[kind]
        if price:
            s.pay(seat, GOLD, price)
            s.note("pays", seat, price, GOLD)
        s.note("takes", seat, s.gain(seat, kind, 1), kind)

    def value(self, s: Table, seat: int) -> float:
        kind = self.kinds[0]
        return marginal(s, seat, kind) if s.supply[kind] else 0.0


def can_take(s: Table, seat: int, kind: int) -> bool:
    """Something to take, and the gold events ask for it."""
    if s.supply[kind] == 0:
        return False
    only = s.in_force.only_cube
    if kind < CUBES and only != NONE and only != kind:
        return False
    return s.has(seat, GOLD) >= s.in_force.action_prices[kind]


class Grain(TakeOne):
    """E4.5.A1: a grain."""

    name = "grain"
    kinds = (GRAIN,)


class Piety(TakeOne):
    """E4.5.A2: a piety."""

    name = "piety"
    kinds = (PIETY,)


class Resource(TakeOne):
    """E4.5.A3: a stone or a wood."""

    name = "resource"
    kinds = (STONE, WOOD)

    def value(self, s: Table, seat: int) -> float:
        return WORTH[STONE]


class Sales(Deed):
    """E4.5.A5, E4.5.A6: wool and cloth for gold; E9.5: the supply pays in full."""

    name = "sales"
    verbs = (SELL, PASS)

    def options(self, s: Table, seat: int) -> list[int]:
        wool, cloth = s.has(seat, WOOL), min(s.has(seat, CLOTH), s.cloth_limit())
        price, cloth_price, gold = s.in_force.wool_price, s.in_force.cloth_price, s.supply[GOLD]
        return [
            SELL.of(n, m)
            for n in range(wool + 1)
            for m in range(cloth + 1)
            if n + m and n * price + m * cloth_price <= gold
        ]

    def refusal(self, s: Table, seat: int, action: int) -> Refusal | None:
        wool, cloth = SELL.args(action)
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

    def carry_out(self, s: Table, seat: int, action: int) -> None:
        wool, cloth = SELL.args(action)
        proceeds = proceeds_of(s, wool, cloth)
        s.pay(seat, WOOL, wool)
        s.pay(seat, CLOTH, cloth)
        s.gain(seat, GOLD, proceeds)
        s.note("sold", seat, wool, cloth, proceeds)
        dues = dues_of(s, proceeds)
        if dues:
            s.pay(seat, GOLD, dues)
            s.note("pays", seat, dues, GOLD)

    def value(self, s: Table, seat: int) -> float:
        """What is sold brings beyond its keeping; gold is dear while the tax is due."""
        wool, cloth = s.has(seat, WOOL), min(s.has(seat, CLOTH), s.cloth_limit())
        gold = wool * s.in_force.wool_price + cloth * s.in_force.cloth_price
        if gold == 0:
            return 0.0
        taxed = min(gold, max(TAX_DUE - s.has(seat, GOLD), 0))
        value = taxed * marginal(s, seat, GOLD) + (gold - taxed) * WORTH[GOLD]
        return max(value - wool * WORTH[WOOL] * 0.5 - cloth * WORTH[CLOTH] * 0.5, 0.0)


def proceeds_of(s: Table, wool: int, cloth: int) -> int:
    return wool * s.in_force.wool_price + cloth * s.in_force.cloth_price


def dues_of(s: Table, proceeds: int) -> int:
    """E7.I08: what a sale pays out of its proceeds."""
    return min(s.in_force.dues, proceeds)


class HouseRent(Deed):
    """E4.5.A10: the incomes of one or two own houses."""

    name = "rent"
    verbs = (RENT, PASS)

    def options(self, s: Table, seat: int) -> list[int]:
        kinds = sorted([s.box.incomes[plot] for plot in s.own_plots(seat)])
        options = [RENT.of(RENT_OF[(kind,)]) for kind in kinds]
        for i, kind in enumerate(kinds):
            for other in kinds[i + 1 :]:
                options.append(RENT.of(RENT_OF[(kind, other)]))
        return options

    def refusal(self, s: Table, seat: int, action: int) -> Refusal | None:
        owned = {s.box.incomes[plot] for plot in s.own_plots(seat)}
        lacking = [kind for kind in RENTS[RENT.arg(action)] if kind not in owned]
        return Refusal("no-such-house", "E4.5.A10", lacking[0]) if lacking else None

    def carry_out(self, s: Table, seat: int, action: int) -> None:
        for plot, kind, n in rents_of(s, seat, RENTS[RENT.arg(action)]):
            s.note("rent", seat, plot, s.gain(seat, kind, n), kind)

    def value(self, s: Table, seat: int) -> float:
        return rent_now(s, seat)


def rents_of(s: Table, seat: int, kinds: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """What the houses for these kinds bring now: plot, kind, how much (E4.5.A10)."""
    return [
        (plot, s.box.incomes[plot], min(s.box.rents[plot], s.supply[s.box.incomes[plot]]))
        for plot in s.own_plots(seat)
        if s.box.incomes[plot] in kinds
    ]


class ClothProduction(Deed):
    """E4.5.A12: one or two wool for as much cloth."""

    name = "cloth"
    verbs = (WEAVE, PASS)

    def options(self, s: Table, seat: int) -> list[int]:
        most = min(s.has(seat, WOOL), s.supply[CLOTH], 2)
        return [WEAVE.of(n) for n in range(most)]

    def refusal(self, s: Table, seat: int, action: int) -> Refusal | None:
        n = WEAVE.arg(action) + 1
        if n > s.has(seat, WOOL):
            return Refusal("short-of", "E4.5.A12", n, WOOL, s.has(seat, WOOL))
        return Refusal("none-left", "E4.5.A12", CLOTH) if n > s.supply[CLOTH] else None

    def carry_out(self, s: Table, seat: int, action: int) -> None:
        n = WEAVE.arg(action) + 1
        s.pay(seat, WOOL, n)
        s.note("wove", seat, s.gain(seat, CLOTH, n))

    def value(self, s: Table, seat: int) -> float:
        return 0.8 * min(s.has(seat, WOOL), 2) if s.chapter > 1 else 0.5


DEEDS: Final[tuple[Deed, ...]] = (
    Grain(),
    Piety(),
    Resource(),
    Sales(),
    HouseRent(),
    ClothProduction(),
)
