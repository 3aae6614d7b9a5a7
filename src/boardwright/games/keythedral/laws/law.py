"""What every law is: when it may be played, what it needs, what it does (manual 5)."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.keythedral.components import START
from boardwright.games.keythedral.state import Table
from boardwright.kernel.frame import Refusal


class Activation:
    """A tile whose workers are being sent: `left` are still to go, `gone` have gone, and `lodged`
    tells whether a lodger has come already."""

    def __init__(self, seat: int, number: int, left: int, gone: int, lodged: int) -> None:
        self.seat = seat
        self.number = number
        self.left = left
        self.gone = gone
        self.lodged = lodged


class Law:
    """One thing that a law card can do. `fits` is asked for the options, `needs` says why not; they
    are written apart, so that each checks the other. The words of a law are `law.<name>`."""

    name: ClassVar[str] = ""
    window: ClassVar[int] = START
    has_amount: ClassVar[bool] = False  # whether its card gives a number
    lodges: ClassVar[bool] = False  # in the window of sending: brings one more, or sends one
    strength: ClassVar[float] = 1.0  # to a judge, in cubes: it must be worth its while

    def fits(self, s: Table, seat: int) -> bool:
        return True

    def needs(self, s: Table, seat: int) -> Refusal | None:
        return None

    def play(self, s: Table, seat: int, law: int) -> None:
        """Do what the law says; the card is `law`."""
        raise NotImplementedError

    # In the window of sending a law also looks at the tile that is activated.

    def fits_tile(self, s: Table, tile: int, now: Activation) -> bool:
        return True

    def needs_tile(self, s: Table, tile: int, now: Activation) -> Refusal | None:
        return None
