"""Instants that speak of the next round (manual 7.1.4), and the one after which there is none."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import has
from boardwright.games.rune_age.ending import fall, quiet
from boardwright.games.rune_age.flow.events.effect import Effect
from boardwright.games.rune_age.packing import lasting_in
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import (
    ASCENT,
    MOST,
    NEXT_ROUND,
    NOT_FROM_THIS_WORLD,
    QUEST,
    SIEGES,
)
from boardwright.kernel.frame import Step


class ShortHands(Effect):
    """Bread Riots, Gravity Sickness: hands are short from now to the end of the next round."""

    name = "short-hands"
    least = 0
    most = 0

    def happen(self, s: Table, event: int) -> None:
        s.short_hands = s.round + 1


class Announced(Effect):
    """R4.6.1: it works in the next round."""

    when = NEXT_ROUND
    least = 0
    most = 0

    def happen(self, s: Table, event: int) -> None:
        s.lasting = (*s.lasting, lasting_in(event, s.round + 1))


class NextWar(Announced):
    """A Time for War: who besieged nobody suffers."""

    name = "next-war"
    least = 1
    most = MOST
    scenarios = SIEGES

    def reckon(self, s: Table, event: int) -> bool:
        for seat in s.survivors():
            if not has(s.warred, seat):
                s.hurt(seat, s.box.event_amount[event])
        return fall(s)


class TimeForWar(Step[Table]):
    """What was announced for this round is settled first of all in its Event Phase."""

    def run(self, s: Table) -> None:
        s.done()
        for event in s.announced():
            if s.box.effect[event].reckon(s, event):
                break


class Bloodlust(Announced):
    """The attacker of a siege wins ties."""

    name = "next-ties"
    scenarios = SIEGES

    def wins_ties(self) -> bool:
        return True


class Debased(Announced):
    """Debased Coinage: no Gold card is worth more than so much."""

    name = "next-debased"
    least = 1
    most = MOST

    def coin_flaw(self, amount: int, best: int) -> str:
        if amount < best:
            return ""
        return f"amount must be less than {best}, the best Gold card's value"

    def coin_worth(self, value: int, amount: int) -> int:
        return min(value, amount)


class ForgottenRoad(Announced):
    """Landmarks have no siege bonus."""

    name = "next-open"
    scenarios = (QUEST,)

    def bars_siege_bonus(self) -> bool:
        return True


class Diversion(Announced):
    """Diversionary Force: no ally may besiege the Overlord at home."""

    name = "next-diversion"
    scenarios = (ASCENT,)

    def shields_overlord(self) -> bool:
        return True


class Quietness(Effect):
    """R6.10.2: Sudden Quietness ends the game."""

    name = "quietness"
    least = 0
    most = 0
    scenarios = (NOT_FROM_THIS_WORLD,)
    comes_last = True

    def happen(self, s: Table, event: int) -> None:
        quiet(s)


EFFECTS: Final[tuple[Effect, ...]] = (
    ShortHands(),
    NextWar(),
    Bloodlust(),
    Debased(),
    ForgottenRoad(),
    Diversion(),
    Quietness(),
)
