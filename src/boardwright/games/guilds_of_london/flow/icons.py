"""Rewards: the icons of tiles, tokens and the Plantation, from left to right (G2.7, G4.2.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.guilds_of_london.actions import (
    ACCEPT,
    DECLINE,
    FROM,
    NAME,
    NO_SUIT,
    STOP,
    SUIT_NAMES,
    TAKE,
    TO,
)
from boardwright.games.guilds_of_london.components import BORIS, VP, icon_kind, icon_number, points
from boardwright.games.guilds_of_london.grid import CELLS, HALL, SHIP, SUPPLY
from boardwright.games.guilds_of_london.moves import source_refusal
from boardwright.games.guilds_of_london.state import Table, named_id
from boardwright.games.shared import SeatQuestion
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal, Step


class Icons(Step[Table]):
    """The icons still to be taken, first one first; `source` says where the VP come from."""

    def __init__(self, seat: int, icons: tuple[int, ...], source: int) -> None:
        self.seat = seat
        self.icons = icons
        self.source = source

    def run(self, s: Table) -> None:
        if self.seat == BORIS:
            s.done()
            s.gain(BORIS, boris_points(s, self.icons), self.source)
            return
        if not self.icons:
            s.done()
            return
        s.goto(Icons(self.seat, self.icons[1:], self.source))
        icon = self.icons[0]
        ICONS[icon_kind(icon)].pay(s, self.seat, icon, self.source)


def boris_points(s: Table, icons: tuple[int, ...]) -> int:
    """G10.7, G9.9: VP as printed, 1 for each other icon unless printed VP alone count."""
    others = 0 if s.printed else len([icon for icon in icons if icon_kind(icon) != VP])
    return points(icons) + others


class Icon:
    """One kind of icon, by the name it has in an edition."""

    name: ClassVar[str] = ""
    power: ClassVar[bool] = False  # printed without a number
    early: ClassVar[float] = 1.0  # what one is worth to a judge, early in the game

    def pay(self, s: Table, seat: int, icon: int, source: int) -> None:
        """Give a seat what this icon shows."""

    def worth(self, n: int, left: float, use: float) -> float:
        """What so many are worth to a judge, as far as there is time to use them."""
        return self.early * n * use

    # Of what comes in numbers.

    def left(self, s: Table, seat: int) -> int:
        """What there is to take."""
        raise NotImplementedError

    def give(self, s: Table, seat: int, n: int) -> None:
        raise NotImplementedError


class PointsIcon(Icon):
    """V: VP, which cannot be declined (G4.2.9)."""

    name = "V"

    def pay(self, s: Table, seat: int, icon: int, source: int) -> None:
        s.gain(seat, icon_number(icon), source)

    def worth(self, n: int, left: float, use: float) -> float:
        return float(n)


class Goods(Icon):
    """What comes in numbers."""

    def pay(self, s: Table, seat: int, icon: int, source: int) -> None:
        s.call(TakeIcon(seat, icon))


class CardsIcon(Goods):
    """D: cards drawn now."""

    name = "D"
    early = 0.7

    def left(self, s: Table, seat: int) -> int:
        return s.drawable()

    def give(self, s: Table, seat: int, n: int) -> None:
        s.draw_cards(seat, n)


class HireIcon(Goods):
    """H: men from the supply to the Guildhall."""

    name = "H"
    early = 0.5

    def left(self, s: Table, seat: int) -> int:
        return s.at(seat, SUPPLY)

    def give(self, s: Table, seat: int, n: int) -> None:
        s.hire(seat, n)


class NeutralsIcon(Goods):
    """N: neutrals from the scoreboard."""

    name = "N"
    early = 0.3

    def left(self, s: Table, seat: int) -> int:
        return s.board_neutrals

    def give(self, s: Table, seat: int, n: int) -> None:
        s.take_neutrals(seat, n)


class ShipIcon(Goods):
    """S: men from the Guildhall to the Plantation."""

    name = "S"
    early = 0.8

    def left(self, s: Table, seat: int) -> int:
        return s.at(seat, HALL)

    def give(self, s: Table, seat: int, n: int) -> None:
        if n:
            s.shift(seat, HALL, SHIP, n)
            s.note("shipped", seat, n)


class TakeIcon(Question[Table]):
    """Cards, men, neutrals or ships: as many as shown and as there are, or fewer (G4.2.12)."""

    def __init__(self, seat: int, icon: int) -> None:
        self.seat = seat
        self.icon = icon

    def verbs(self) -> tuple[Verb, ...]:
        return (TAKE,)

    def ask(self, s: Table) -> Ask | None:
        left = ICONS[icon_kind(self.icon)].left(s, self.seat)
        most = min(icon_number(self.icon), left)
        if most == 0:
            s.done()
            return None
        return Ask(self.seat, [TAKE.of(n) for n in range(most, -1, -1)], "icon-amount")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        ICONS[icon_kind(self.icon)].give(s, self.seat, TAKE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        n = TAKE.arg(action)
        shown = icon_number(self.icon)
        if n > shown:
            return Refusal("icon-shows", "G4.2.9", shown)
        left = ICONS[icon_kind(self.icon)].left(s, self.seat)
        return Refusal("not-so-many", "G4.2.12", left) if n > left else None


class MoveIcon(Icon):
    """X: moves without a suit."""

    name = "X"
    early = 0.8

    def pay(self, s: Table, seat: int, icon: int, source: int) -> None:
        s.call(MoveFreely(seat, icon_number(icon)))


def free_goals(s: Table, source: int) -> list[int]:
    """Where an X icon may take a man from a place."""
    return [cell for cell in s.open if cell not in (source, s.scanning)]


class MoveFreely(Question[Table]):
    """X: own men, one by one, until they stop (G2.7)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def verbs(self) -> tuple[Verb, ...]:
        return (FROM, STOP)

    def ask(self, s: Table) -> Ask | None:
        sources = [p for p in s.places(self.seat) if free_goals(s, p)] if self.left else []
        if not sources:
            s.done()
            return None
        return Ask(self.seat, [STOP.base, *[FROM.of(place) for place in sources]], "icon-move")

    def answer(self, s: Table, action: int) -> None:
        if action == STOP.base:
            s.done()
        else:
            s.goto(MoveFreely(self.seat, self.left - 1))
            s.call(FreeGoal(self.seat, FROM.arg(action)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == STOP.base:
            return None
        refused = source_refusal(s, self.seat, FROM.arg(action), "G2.7")
        if refused is not None:
            return refused
        other = any(free_goal_refusal(s, FROM.arg(action), cell) is None for cell in range(CELLS))
        return None if other else Refusal("no-goal", "G2.7")


class FreeGoal(Question[Table]):
    """X: where the man goes."""

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def verbs(self) -> tuple[Verb, ...]:
        return (TO,)

    def ask(self, s: Table) -> Ask | None:
        options = [TO.of(cell) for cell in free_goals(s, self.source)]
        return Ask(self.seat, options, "icon-goal", forced=True)

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.shift(self.seat, self.source, TO.arg(action))
        s.note("moved", self.seat, 1, s.spot(self.source), s.spot(TO.arg(action)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return free_goal_refusal(s, self.source, TO.arg(action))


def free_goal_refusal(s: Table, source: int, cell: int) -> Refusal | None:
    if cell == s.scanning:
        return Refusal("under-resolution", "G4.2.11")
    if cell not in s.open:
        return Refusal("not-open", "G2.7")
    return Refusal("same-place", "G2.7") if cell == source else None


class MayoralIcon(Icon):
    """M: Mayoral cards."""

    name = "M"
    early = 4.0

    def pay(self, s: Table, seat: int, icon: int, source: int) -> None:
        s.call(TakeMayoral(seat, icon_number(icon), source))


class TakeMayoral(Question[Table]):
    """M: a Mayoral card, or VP from an empty deck (G4.2.12)."""

    def __init__(self, seat: int, left: int, source: int) -> None:
        self.seat = seat
        self.left = left
        self.source = source

    def verbs(self) -> tuple[Verb, ...]:
        return (ACCEPT, DECLINE)

    def ask(self, s: Table) -> Ask | None:
        if self.left and s.mayoral_deck:
            return Ask(self.seat, [ACCEPT.base, DECLINE.base], "icon-mayoral")
        s.done()
        for _ in range(self.left):
            s.draw_mayoral(self.seat, self.source)
        return None

    def answer(self, s: Table, action: int) -> None:
        s.goto(TakeMayoral(self.seat, self.left - 1, self.source))
        if action == ACCEPT.base:
            s.draw_mayoral(self.seat, self.source)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


class Power(Icon):
    """What a building is good for as long as its Master stands; it pays nothing."""

    power = True

    def worth(self, n: int, left: float, use: float) -> float:
        return self.early * left


class TiesPower(Power):
    """G6.2.4: its Master wins ties."""

    name = "tie"
    early = 3.0


class SuitPower(Power):
    """G6.2.5: a suit is named when the tile is won."""

    name = "suit"

    def pay(self, s: Table, seat: int, icon: int, source: int) -> None:
        s.call(NameSuit(seat))


class NameSuit(SeatQuestion[Table]):
    """G6.2.5, G6.3.3: the winner names the suit of the tile's shield, or none."""

    def verbs(self) -> tuple[Verb, ...]:
        return (NAME,)

    def ask(self, s: Table) -> Ask | None:
        return Ask(self.seat, [NAME.of(i) for i in range(len(SUIT_NAMES) + 1)], "name-suit")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        suit = NAME.arg(action)
        if suit != NO_SUIT:
            s.named = (*s.named, named_id(s.tiles[s.scanning], suit))
        s.note("named", self.seat, suit, s.spot(s.scanning))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


class HandPower(Power):
    """G6.2.6: its Master keeps one more card."""

    name = "hand"
    early = 1.5


# An icon's kind is its place here.
ICONS: Final[tuple[Icon, ...]] = (
    PointsIcon(),
    CardsIcon(),
    HireIcon(),
    NeutralsIcon(),
    ShipIcon(),
    MoveIcon(),
    MayoralIcon(),
    TiesPower(),
    SuitPower(),
    HandPower(),
)
