"""Events that are Rewards at once (manual 4.5.7)."""

from __future__ import annotations

from typing import Final

from boardwright.games.rune_age.actions import GIVE
from boardwright.games.rune_age.event_deck import keep_event
from boardwright.games.rune_age.flow.events.effect import Effect
from boardwright.games.rune_age.holdings import holdings_of
from boardwright.games.rune_age.state import NONE, Table
from boardwright.games.rune_age.vocabulary import CIVIL_WAR, GIFT, TOGETHER
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


class Gift(Effect):
    """R4.5.7: a Reward card names who takes it."""

    when = GIFT
    least = 0
    most = 0

    def happen(self, s: Table, event: int) -> None:
        to = self.concerned(s)
        if to:
            s.call(GiveReward(tuple(to)))


class GiveReward(Question[Table]):
    """The first player chooses among those the card allows."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def verbs(self) -> tuple[Verb, ...]:
        return (GIVE,)

    def ask(self, s: Table) -> Ask | None:
        return Ask(s.first, [GIVE.of(seat) for seat in self.seats], "give-reward", forced=True)

    def answer(self, s: Table, action: int) -> None:
        s.done()
        keep_event(s, GIVE.arg(action), s.event)
        s.note("keeps", GIVE.arg(action), s.event)
        s.event = NONE

    def refusal(self, s: Table, action: int) -> Refusal | None:
        fit = any(seat == GIVE.arg(action) for seat in self.seats)
        return None if fit else Refusal("not-theirs", "R4.5.7")


class GiveOther(Gift):
    """Rally Support: to anyone but the first player."""

    name = "give-other"
    scenarios = TOGETHER
    provokes = False

    def concerned(self, s: Table) -> list[int]:
        return [seat for seat in s.survivors() if seat != s.first]


class GiveHurt(Gift):
    """Council of Refugees: to the most damaged."""

    name = "give-hurt"

    def concerned(self, s: Table) -> list[int]:
        alive = s.survivors()
        worst = max([s.damage[seat] for seat in alive])
        return [seat for seat in alive if s.damage[seat] == worst]


class GivePoor(Gift):
    """Guild Loan: to who has least, the last of them in turn order."""

    name = "give-poor"

    def concerned(self, s: Table) -> list[int]:
        alive = s.survivors()
        fewest = min([holdings_of(s, seat) for seat in alive])
        return [seat for seat in alive if holdings_of(s, seat) == fewest][-1:]


class GiveYou(Gift):
    """Loyal Garrison: to the player who is alone."""

    name = "give-you"
    scenarios = (CIVIL_WAR,)

    def concerned(self, s: Table) -> list[int]:
        return s.survivors()[:1]


EFFECTS: Final[tuple[Effect, ...]] = (GiveOther(), GiveHurt(), GivePoor(), GiveYou())
