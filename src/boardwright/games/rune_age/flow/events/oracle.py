"""The Doom Oracle looks at the next Events (manual 8.4.2)."""

from __future__ import annotations

from boardwright.games.bits import add, drop, only
from boardwright.games.rune_age.actions import FORESEE_FIRST, NO, YES
from boardwright.games.rune_age.event_deck import take_event
from boardwright.games.rune_age.holdings import SEEING, building_of
from boardwright.games.rune_age.packing import in_both, in_either, single
from boardwright.games.rune_age.state import Table
from boardwright.games.shared import SeatQuestion, put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal


class AskOracle(SeatQuestion[Table]):
    """R8.4.2: a Doom Oracle may be exhausted to see the next two Events."""

    def verbs(self) -> tuple[Verb, ...]:
        return (YES, NO)

    def ask(self, s: Table) -> Ask | None:
        ready = building_of(s, self.seat, SEEING) - s.tired_oracles[self.seat]
        if ready <= 0:
            s.done()
            return None
        return Ask(self.seat, [YES.of(), NO.of()], "oracle")

    def answer(self, s: Table, action: int) -> None:
        if action == NO.base:
            s.done()
            return
        s.tired_oracles = put(s.tired_oracles, self.seat, s.tired_oracles[self.seat] + 1)
        s.foresight = put(s.foresight, self.seat, s.foresight[self.seat] + 1)
        foresee_events(s, self.seat)
        s.note("oracle", self.seat)
        s.call(OrderEvents(self.seat))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


def foresee_events(s: Table, seat: int) -> None:
    """The top two Events are known to this seat; each also to whoever saw that one before."""
    s.reveal()
    first = s.event_top1 or (only(take_event(s)) if s.event_bag else 0)
    second = s.event_top2
    s.event_top1 = s.event_top2 = 0
    if s.event_bag and not second:
        second = only(take_event(s))
        s.lookers2 = 0
    s.event_top1, s.event_top2 = first, second
    s.lookers = add(s.lookers, seat)
    if second:
        s.lookers2 = add(s.lookers2, seat)


def top_events(s: Table) -> list[int]:
    return [single(top) for top in (s.event_top1, s.event_top2) if top]


class OrderEvents(SeatQuestion[Table]):
    """R8.4.2: they go back in any order, never across stages. Nobody else sees which comes first;
    who knew both will know the second when the first is drawn."""

    def verbs(self) -> tuple[Verb, ...]:
        return (FORESEE_FIRST,)

    def ask(self, s: Table) -> Ask | None:
        tops = top_events(s)
        apart = len(tops) == 2 and not s.mixed and s.box.stage[tops[0]] != s.box.stage[tops[1]]
        if len(tops) < 2 or apart:
            s.done()
            return None
        return Ask(self.seat, [FORESEE_FIRST.of(event) for event in tops], "order-events")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        first = FORESEE_FIRST.arg(action)
        second = [event for event in top_events(s) if event != first]
        s.event_top1, s.event_top2 = only(first), only(*second)
        s.paired = drop(in_either(in_both(s.lookers, s.lookers2), s.paired), self.seat)
        s.lookers = s.lookers2 = only(self.seat)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        there = FORESEE_FIRST.arg(action) in top_events(s)
        return None if there else Refusal("not-looked-at", "R8.4.2")
