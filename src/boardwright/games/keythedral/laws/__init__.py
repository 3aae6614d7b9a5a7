"""The laws (manual 5): each is written once, in the file of its phase. An edition gives cards to
them by name."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import add, drop
from boardwright.games.keythedral.actions import LAW
from boardwright.games.keythedral.laws import cubes, deeds, harvest, workers
from boardwright.games.keythedral.laws.law import Law
from boardwright.games.keythedral.state import Table
from boardwright.kernel.frame import Refusal

ROOMS: Final = (workers, harvest, deeds, cubes)  # where their frames live
KNOWN: Final[tuple[Law, ...]] = (*workers.LAWS, *harvest.LAWS, *deeds.LAWS)


def is_asked(s: Table, seat: int, window: int) -> bool:
    """K5.4: asked for reasons that all can see, so that being skipped betrays no hand."""
    if s.laws[seat] == 0:
        return False
    if s.options.face_up:
        return bool(law_options(s, seat, window))
    return s.unplayed(window)


def law_options(s: Table, seat: int, window: int) -> list[int]:
    """The laws a seat may play now in this window."""
    return [LAW.of(law) for law in s.in_window(seat, window) if s.box.laws[law].fits(s, seat)]


def law_refusal(s: Table, seat: int, action: int, window: int) -> Refusal | None:
    """Why a law cannot be played now."""
    law = LAW.arg(action)
    if not s.holds(seat, law):
        return Refusal("law-not-held", "K5.1")
    if s.box.laws[law].window != window:
        return Refusal("law-not-now", "K5.1")
    return s.box.laws[law].needs(s, seat)


def enact(s: Table, seat: int, law: int) -> None:
    """K5.1: the law is read out, leaves the game, and does what it says."""
    s.laws[seat] = drop(s.laws[seat], law)
    s.played = add(s.played, law)
    s.note("law", seat, law)
    s.box.laws[law].play(s, seat, law)
