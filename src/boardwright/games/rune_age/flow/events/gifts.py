"""Events that are Rewards at once (manual 4.5.7)."""

from __future__ import annotations

from boardwright.games.rune_age.actions import GIVE
from boardwright.games.rune_age.event_deck import keep_event
from boardwright.games.rune_age.holdings import holdings_of
from boardwright.games.rune_age.state import NONE, Rule, Table
from boardwright.games.rune_age.vocabulary import GIVE_HURT, GIVE_OTHER, GIVE_POOR
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal


def give_away(s: Table, event: int) -> None:
    """R4.5.7: a Reward card names who takes it."""
    effect = s.box.effect[event]
    alive = s.survivors()
    if effect == GIVE_OTHER:
        to = [seat for seat in alive if seat != s.first]
    elif effect == GIVE_HURT:
        worst = max([s.damage[seat] for seat in alive])
        to = [seat for seat in alive if s.damage[seat] == worst]
    elif effect == GIVE_POOR:
        fewest = min([holdings_of(s, seat) for seat in alive])
        to = [seat for seat in alive if holdings_of(s, seat) == fewest][-1:]
    else:
        to = alive[:1]
    if to:
        s.call(GiveReward(tuple(to)))


class GiveReward(Rule):
    """The first player chooses among those the card allows."""

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def verbs(self) -> tuple[Verb, ...]:
        return (GIVE,)

    def ask(self, s: Table) -> Ask | None:
        if len(self.seats) > 1:
            return Ask(s.first, [GIVE.of(seat) for seat in self.seats], "give-reward")
        self.answer(s, GIVE.of(self.seats[0]))
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        keep_event(s, GIVE.arg(action), s.event)
        s.note("keeps", GIVE.arg(action), s.event)
        s.event = NONE

    def refusal(self, s: Table, action: int) -> Refusal | None:
        fit = any(seat == GIVE.arg(action) for seat in self.seats)
        return None if fit else Refusal("not-theirs", "R4.5.7")
