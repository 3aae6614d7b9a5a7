"""The actions Privilege and Favor."""

from __future__ import annotations

from typing import Final

from boardwright.games.world_without_end.actions import MOVE, PASS
from boardwright.games.world_without_end.deeds.deed import Deed
from boardwright.games.world_without_end.favours import receive_favour
from boardwright.games.world_without_end.state import Table
from boardwright.games.world_without_end.vocabulary import GOLD
from boardwright.kernel.frame import Refusal


class Privilege(Deed):
    """E4.5.A7: the action of the card before; it has none of its own."""

    name = "privilege"
    verbs = (PASS,)

    def card_used(self, s: Table, seat: int, card: int) -> int:
        return s.card_before(seat)


class Favor(Deed):
    """E4.5.A14: the marker moves one space, and its favour is received."""

    name = "favor"
    verbs = (MOVE, PASS)

    def options(self, s: Table, seat: int) -> list[int]:
        if s.marker_bound() or s.outlaws_price(s.space_after(1)) > s.has(seat, GOLD):
            return []
        return [MOVE.base]

    def refusal(self, s: Table, seat: int, action: int) -> Refusal | None:
        if s.options.still and s.options.variant and s.round in (3, 4):
            return Refusal("marker-bound", "E5.5.4")
        price = s.outlaws_price(s.space_after(1))
        poor = s.has(seat, GOLD) < price
        return Refusal("short-of", "E4.5.A14", price, GOLD, s.has(seat, GOLD)) if poor else None

    def carry_out(self, s: Table, seat: int, action: int) -> None:
        s.marker = s.space_after(1)
        receive_favour(s, seat)

    def value(self, s: Table, seat: int) -> float:
        if s.marker_bound():
            return 0.0
        space = s.space_after(1)
        return 0.5 * s.box.favours[space].value(s, seat, space) + 0.5


DEEDS: Final[tuple[Deed, ...]] = (Privilege(), Favor())
