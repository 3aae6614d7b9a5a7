"""How long players may think. Time is handed in: nothing here looks at a clock."""

from __future__ import annotations

from typing import NamedTuple


class Pace(NamedTuple):
    """What a table is played by, in seconds: none at all; a budget for the game with an increment
    for every choice (live); or so much for every choice (correspondence: no budget)."""

    budget: float = 0.0
    increment: float = 0.0

    @property
    def timed(self) -> bool:
        return self.budget > 0 or self.increment > 0


NO_PACE = Pace()
DAY = 86_400.0
# What a table may change over to: no clock, live, days apart.
PACES = (NO_PACE, Pace(600, 10), Pace(1200, 20), Pace(0, DAY), Pace(0, 3 * DAY), Pace(0, 7 * DAY))


class Clock:
    """The time each seat has left. It runs for one seat at most, and only while somebody serves."""

    def __init__(self, seats: int, pace: Pace = NO_PACE) -> None:
        self.pace = pace
        self.left = [pace.budget + pace.increment] * seats
        self.seat = -1  # whose clock runs
        self.since = 0.0

    def run(self, seat: int, now: float) -> None:
        """From now on this seat thinks; -1 for nobody. Whoever has chosen gets their increment;
        with no budget time does not add up from choice to choice."""
        self.stand(now)
        if seat == self.seat or not self.pace.timed:
            self.seat, self.since = seat, now
            return
        if self.seat >= 0:
            kept = self.left[self.seat] if self.pace.budget else 0.0
            self.left[self.seat] = kept + self.pace.increment
        self.seat, self.since = seat, now

    def change(self, pace: Pace, now: float) -> None:
        """Another pace from now on: everybody begins with what it gives."""
        self.pace, self.since = pace, now
        self.left = [pace.budget + pace.increment] * len(self.left)

    def stand(self, now: float) -> None:
        """Charge what has passed. Called before time stops being served, it stops the clock too."""
        if self.seat >= 0 and self.pace.timed:
            self.left[self.seat] -= max(now - self.since, 0.0)
        self.since = now

    def resume(self, now: float) -> None:
        """Somebody serves again: what passed in between costs nobody time."""
        self.since = now

    def remaining(self, seat: int, now: float) -> float | None:
        if not self.pace.timed:
            return None
        running = max(now - self.since, 0.0) if seat == self.seat else 0.0
        return self.left[seat] - running

    def flagged(self, seat: int, now: float) -> bool:
        """Whether a seat has run out of time."""
        remaining = self.remaining(seat, now)
        return remaining is not None and remaining <= 0
