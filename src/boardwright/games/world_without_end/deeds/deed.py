"""What the action of every card is: what it offers, why not, what it does (manual 4.5)."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.world_without_end.state import Table
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Refusal


class Deed:
    """The action of one card. `options` and `refusal` are written apart, so that each checks the
    other. Its name is the card's in the catalogue; its words are `deed.<name>`."""

    name: ClassVar[str] = ""
    verbs: ClassVar[tuple[Verb, ...]] = ()  # with that for declining

    def card_used(self, s: Table, seat: int, card: int) -> int:
        """The card whose action this one has: itself, another one, or NONE."""
        return card

    def options(self, s: Table, seat: int) -> list[int]:
        """Everything the action can be now."""
        raise NotImplementedError

    def refusal(self, s: Table, seat: int, action: int) -> Refusal | None:
        raise NotImplementedError

    def carry_out(self, s: Table, seat: int, action: int) -> None:
        raise NotImplementedError

    def value(self, s: Table, seat: int) -> float:
        """What a judge thinks of it as things stand, in points."""
        raise NotImplementedError
