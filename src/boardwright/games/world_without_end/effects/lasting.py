"""Long-term effects that act where their matter comes up, in the order of the manual."""

from __future__ import annotations

from typing import Final

from boardwright.games.shared import put
from boardwright.games.sheet import Row
from boardwright.games.world_without_end.components import Box, value
from boardwright.games.world_without_end.effects.effect import Effect
from boardwright.games.world_without_end.state import Force
from boardwright.games.world_without_end.vocabulary import CODES, CUBES, MOST_CLOTH, PIETY


class WoolPrice(Effect):
    """E7.I01, E7.II06: wool sells for another price."""

    name = "wool-price"
    lasting = True
    values = ("amount",)

    def hold(self, box: Box, event: int, force: Force) -> None:
        force.wool_price = box.amounts[event]


class ActionPrice(Effect):
    """E7.I07, E7.III08: the action that takes a good costs gold."""

    name = "action-price"
    lasting = True
    values = ("good", "amount")
    positive = ("amount",)

    def flaw(self, row: Row) -> str:
        if row.values.get("good") not in CODES[: PIETY + 1]:
            return "good must be ST, WD, GR or PI: no action takes another one"
        return super().flaw(row)

    def hold(self, box: Box, event: int, force: Force) -> None:
        kind = box.event_goods[event][0]
        price = force.action_prices[kind] + box.amounts[event]
        force.action_prices = put(force.action_prices, kind, price)


class MarketDues(Effect):
    """E7.I08: each sale pays gold out of its proceeds."""

    name = "market-dues"
    lasting = True
    values = ("amount",)
    positive = ("amount",)

    def hold(self, box: Box, event: int, force: Force) -> None:
        force.dues += box.amounts[event]


class Cover(Effect):
    """E7.I11, E7.II10: favour spaces are covered, as by any long-term card that names some."""

    name = "cover"
    lasting = True
    values = ("covers",)


class HigherTax(Effect):
    """E7.II07: the tax of this chapter is higher."""

    name = "higher-tax"
    lasting = True
    values = ("amount",)
    positive = ("amount",)

    def hold(self, box: Box, event: int, force: Force) -> None:
        force.tax += box.amounts[event]


class RandomDiscard(Effect):
    """E7.III01: an opponent draws the card to put aside."""

    name = "random-discard"
    lasting = True

    def hold(self, box: Box, event: int, force: Force) -> None:
        force.draws_discards = True


class FreeCare(Effect):
    """E7.III04: Medicine may care for one place above the own knowledge."""

    name = "free-care"
    lasting = True
    needs_plague = True

    def hold(self, box: Box, event: int, force: Force) -> None:
        force.frees_care = True


class NoBuilding(Effect):
    """E7.III05: the action Building Project is impossible."""

    name = "no-building"
    lasting = True

    def hold(self, box: Box, event: int, force: Force) -> None:
        force.bars_building = True


class ClothCourt(Effect):
    """E7.IV06: a sale holds more cloth, at another price."""

    name = "cloth-court"
    lasting = True
    values = ("amount", "price")
    positive = ("amount",)

    def flaw(self, row: Row) -> str:
        if value(row, "amount") > MOST_CLOTH:
            return f"amount must be at most {MOST_CLOTH}: no more cloth can be sold at once here"
        return super().flaw(row)

    def hold(self, box: Box, event: int, force: Force) -> None:
        force.cloth_price = box.prices[event]
        force.cloth_limit = box.amounts[event]


class OneResource(Effect):
    """E7.IV08: the action Resource gives one kind of cube only."""

    name = "one-resource"
    lasting = True
    values = ("good",)

    def flaw(self, row: Row) -> str:
        if row.values.get("good") not in CODES[:CUBES]:
            return "good must be ST or WD: the action Resource gives nothing else"
        return super().flaw(row)

    def hold(self, box: Box, event: int, force: Force) -> None:
        force.only_cube = box.event_goods[event][0]


class OutlawsPrice(Effect):
    """E7.IV10: Outlaws cost another price."""

    name = "outlaws-price"
    lasting = True
    values = ("amount",)

    def hold(self, box: Box, event: int, force: Force) -> None:
        force.outlaws_price = box.amounts[event]


EFFECTS: Final[tuple[Effect, ...]] = (
    WoolPrice(),
    ActionPrice(),
    MarketDues(),
    Cover(),
    HigherTax(),
    RandomDiscard(),
    FreeCare(),
    NoBuilding(),
    ClothCourt(),
    OneResource(),
    OutlawsPrice(),
)
