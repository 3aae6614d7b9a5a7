"""What needs the others' consent: going back beyond the barrier, stopping, filling a seat, another
pace."""

from __future__ import annotations

from typing import NamedTuple

BACK, STOP, REPLACE, PACE = "back", "stop", "replace", "pace"
KINDS = (BACK, STOP, REPLACE, PACE)


class Motion(NamedTuple):
    """Somebody proposes something; everybody else at the table agrees, or it is off, as it is when
    the proposer withdraws it. `about` is the entry to go back to, the seat that a bot is to play,
    or the number of a pace."""

    kind: str
    by: int
    about: int = 0
    agreed: frozenset[int] = frozenset()

    def vote(self, seat: int) -> Motion:
        return self._replace(agreed=self.agreed | {seat})

    def missing(self, people: list[int]) -> list[int]:
        """Who has still to agree: all people but the proposer; bots agree to everything."""
        away = self.about if self.kind == REPLACE else -1
        return [p for p in people if p not in (self.by, away) and p not in self.agreed]
