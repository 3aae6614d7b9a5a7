"""What favour spaces do (manual 4.4): each kind is written once. An edition gives spaces to them by
name."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.world_without_end.prospects import WORTH, marginal
from boardwright.games.world_without_end.state import FROM_FAVOURS, NONE, Table
from boardwright.games.world_without_end.vocabulary import GOLD


class Favour:
    """One thing that a space can do. Its words are `favour.<name>`, in short `short.<name>`."""

    name: ClassVar[str] = ""
    has_good: ClassVar[bool] = True  # whether its space names a good
    costs: ClassVar[bool] = False  # whether it takes gold: the marker starts on such a space

    def price(self, s: Table, space: int) -> int:
        """The gold without which the marker cannot come here (E4.2.2)."""
        return 0

    def points(self, s: Table, seat: int, space: int) -> int:
        return 0

    def receive(self, s: Table, seat: int, space: int) -> None:
        n = self.points(s, seat, space)
        s.score(seat, FROM_FAVOURS, n)
        s.note("scores", seat, n)

    def value(self, s: Table, seat: int, space: int) -> float:
        """What a judge thinks of it, in points."""
        return float(self.points(s, seat, space))


class Show(Favour):
    """Points for at least one of a good."""

    name = "show"

    def points(self, s: Table, seat: int, space: int) -> int:
        return s.box.space_amounts[space] if s.has(seat, s.box.space_goods[space]) else 0


class Take(Favour):
    """A good, while it lasts."""

    name = "take"

    def receive(self, s: Table, seat: int, space: int) -> None:
        good = s.box.space_goods[space]
        s.note("takes", seat, s.gain(seat, good, s.box.space_amounts[space]), good)

    def value(self, s: Table, seat: int, space: int) -> float:
        good = s.box.space_goods[space]
        return s.box.space_amounts[space] * marginal(s, seat, good) if s.supply[good] else 0.0


class Pay(Favour):
    """Gold for the outlaws."""

    name = "pay"
    costs = True

    def price(self, s: Table, space: int) -> int:
        price = s.in_force.outlaws_price
        return s.box.space_amounts[space] if price == NONE else price

    def receive(self, s: Table, seat: int, space: int) -> None:
        price = self.price(s, space)
        s.pay(seat, GOLD, price)
        s.note("pays", seat, price, GOLD)

    def value(self, s: Table, seat: int, space: int) -> float:
        return -self.price(s, space) * WORTH[GOLD]


class Each(Favour):
    """Points for each of a good."""

    name = "each"

    def points(self, s: Table, seat: int, space: int) -> int:
        return s.box.space_amounts[space] * s.has(seat, s.box.space_goods[space])


class Houses(Favour):
    """Points for each own house."""

    name = "houses"
    has_good = False

    def points(self, s: Table, seat: int, space: int) -> int:
        return s.box.space_amounts[space] * s.houses(seat)


KNOWN: Final[tuple[Favour, ...]] = (Show(), Take(), Pay(), Each(), Houses())


def receive_favour(s: Table, seat: int) -> None:
    """E4.4.2 to E4.4.13: what the marker's space gives."""
    s.note("favour", seat, s.marker)
    s.box.favours[s.marker].receive(s, seat, s.marker)
