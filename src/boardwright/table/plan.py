"""A private branch from the present position, to try things out on the real rules."""

from __future__ import annotations

from collections.abc import Callable

from boardwright.kernel.chance import Sealed
from boardwright.kernel.frame import Ask
from boardwright.kernel.state import State
from boardwright.match import Match, NotAllowed


class Plan:
    """What one seat thinks through. Everything that it cannot know is dealt again, so a plan tells
    nothing; other seats' questions end it."""

    def __init__(self, match: Match, seat: int, deal: str = "plan") -> None:
        self.game = match.game
        self.seat = seat
        start = match.game.visibility.determinize(match.state, seat, Sealed(f"{deal}/{seat}"))
        self.states: list[State] = [start]
        self.steps: list[int] = []

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def asked(self) -> Ask | None:
        """The question of the plan, as long as it is its owner's."""
        asked = self.state.asked
        return asked if asked is not None and asked.seat == self.seat else None

    def choose(self, action: int) -> None:
        if self.asked is None or action not in self.asked.options:
            raise NotAllowed("that is not offered in the plan", self.state.refusal(action))
        after = self.state.clone()
        after.apply(action)
        self.states.append(after)
        self.steps.append(action)

    def undo(self) -> None:
        if not self.steps:
            raise NotAllowed("the plan is at its beginning")
        self.steps.pop()
        self.states.pop()

    def commit(self, send: Callable[[int], bool]) -> int:
        """Play the steps in the game, one by one, as long as each is still taken; how many were.
        `send` has one done at the table, and says whether it was."""
        for done, action in enumerate(self.steps):
            if not send(action):
                return done
        return len(self.steps)
