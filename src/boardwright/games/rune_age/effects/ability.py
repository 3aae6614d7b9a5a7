"""What every ability is: when it works, on which cards, and what it does (manual 8)."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.rune_age.effects.units import opposing
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.vocabulary import ANY, MOST, ON_EITHER, PLAYED
from boardwright.kernel.frame import Refusal

# R5.4.3: Resolution abilities that work by themselves come in this order unless somebody chooses
# one before; what is LAST cannot be chosen.
CHOSEN: Final = 0  # does not work by itself
FIRST: Final = 1
SECOND: Final = 2
THIRD: Final = 3
FOURTH: Final = 4
LAST: Final = 5


class Ability:
    """One thing that cards can do. `fits` and `suits` are asked for what is offered, `needs` and
    `misfit` say it again with the reason; they are written apart, so that each checks the other.
    Its words are `ability.<name>`."""

    name: ClassVar[str] = ""
    when: ClassVar[int] = PLAYED
    bearers: ClassVar[int] = ON_EITHER  # the cards it works on
    # The range of its amount; the same twice: it is no figure of the card, but how it works.
    least: ClassVar[int] = 1
    most: ClassVar[int] = MOST
    has_limit: ClassVar[bool] = False  # whether its card gives a second figure
    seeks: ClassVar[tuple[str, ...]] = ()  # abilities of which there must be one in the box
    buildings: ClassVar[tuple[str, ...]] = ()  # the Buildings that have it
    order: ClassVar[int] = CHOSEN
    must: ClassVar[bool] = False  # whether its price must be paid
    spared: ClassVar[bool] = False  # R5.3.3: attrition cannot destroy its unit
    stands_in: ClassVar[bool] = False  # R5.7.1: its unit may die for another one
    rampages: ClassVar[bool] = False  # destroys friendly units, never its own
    counts: ClassVar[bool] = False  # hangs on how many friendly units there are
    strikes: ClassVar[bool] = False  # may destroy an opposing unit when its card is played
    rallies: ClassVar[bool] = False  # is worth what units fight beside it
    # To a judge: the strength it adds to a card in combat, roughly, and what its Action is worth.
    force: ClassVar[float] = 0.0
    trick: ClassVar[float] = 0.0

    def adds(self, s: Table, side: int, kind: int) -> int:
        """The strength it adds by itself (R5.6.1): to a unit always, to a side when a tactic is
        played."""
        return 0

    def sways(self, s: Table, seat: int, side: int, kind: int) -> bool:
        """Whether playing its card may change strengths by more than the card's own."""
        return self.strikes and bool(opposing(s, side, ANY))

    def fits(self, s: Table, seat: int, kind: int) -> bool:
        """Whether it would do something now: an Action that is used, a Resolution ability that is
        chosen, a price that is paid."""
        return True

    def seems(self, s: Table, seat: int, kind: int) -> bool:
        """Whether it looks usable to those who do not see the hand."""
        return self.fits(s, seat, kind)

    def needs(self, s: Table, seat: int, kind: int) -> Refusal | None:
        """Why an Action cannot be used, or a Resolution ability not be chosen."""
        return None

    def suits(self, s: Table, kind: int, card: int) -> bool:
        """Whether it asks for such a card, to discard or to take."""
        return True

    def misfit(self, s: Table, kind: int, card: int) -> Refusal | None:
        return None

    def power(self, s: Table, kind: int, card: int) -> int:
        """What a card discarded for it is worth: the strength it destroys or adds; NONE if it does
        neither."""
        return NONE

    def played(self, s: Table, seat: int, side: int, kind: int) -> None:
        """R8.1: what it does when its card is played from hand in an Assault."""

    def paid(self, s: Table, seat: int, side: int, kind: int, card: int) -> None:
        """What it does once it is paid for, by a card or (NONE) otherwise."""
        raise NotImplementedError

    def resolve(self, s: Table, side: int, kind: int, at: int) -> None:
        """R8.2: what it does in Resolution, for the unit or tactic at this place."""
        raise NotImplementedError

    def use(self, s: Table, seat: int, kind: int) -> None:
        """R8.3: what its Action does."""

    def put_away(self, s: Table, seat: int, kind: int) -> None:
        """R4.2.5: where its card goes after the Action."""
        s.discards[seat].append(kind)

    def wall(self, amount: int) -> float:
        """To a judge: the strength that waits at home once its card is built."""
        return 0.0
