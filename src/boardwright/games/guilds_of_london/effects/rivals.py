"""Red abilities that touch other players' men (G7.R4, G7.R5)."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds_of_london.actions import EVICT, FROM, SWAP
from boardwright.games.guilds_of_london.components import COLOURS
from boardwright.games.guilds_of_london.effects.effect import Effect, Outlook, sources
from boardwright.games.guilds_of_london.grid import HALL
from boardwright.games.guilds_of_london.moves import source_refusal
from boardwright.games.guilds_of_london.state import NONE, Table
from boardwright.games.shared import SeatQuestion
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


def others_men(s: Table, seat: int, without: int) -> list[tuple[int, int]]:
    """Other players' men on open tiles but one, as cell and colour."""
    men = s.men
    found: list[tuple[int, int]] = []
    for cell in s.open:
        if cell != without:
            for colour in s.players:
                if colour != seat and men[cell * COLOURS + colour]:
                    found.append((cell, colour))
    return found


def swap_sources(s: Table, seat: int) -> list[int]:
    """Own men that can change places with another player's."""
    theirs = others_men(s, seat, NONE)
    cells = [cell for cell in s.places(seat) if cell != HALL]
    return [cell for cell in cells if any(other != cell for other, _ in theirs)]


def others_refusal(s: Table, seat: int, cell: int, colour: int, rule: str) -> Refusal | None:
    if cell not in s.open:
        return Refusal("not-open", rule)
    if colour == seat:
        return Refusal("another-player", rule)
    return None if s.men[cell * COLOURS + colour] else Refusal("no-man-there", rule)


class Evict(Effect):
    """G7.R4: another player's man goes home."""

    name = "evict"
    once = True
    strength = 0.9

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return bool(others_men(s, seat, NONE))

    def serves(self, s: Table, seat: int, card: int) -> bool:
        return any(s.coloured(cell) > s.at(seat, cell) for cell in s.open)

    def play(self, s: Table, seat: int, card: int) -> None:
        s.call(EvictMan(seat))


class EvictMan(SeatQuestion[Table]):
    """G7.R4: whose man goes home."""

    def verbs(self) -> tuple[Verb, ...]:
        return (EVICT,)

    def ask(self, s: Table) -> Ask | None:
        options = [EVICT.of(cell, colour) for cell, colour in others_men(s, self.seat, NONE)]
        return Ask(self.seat, options, "evict", forced=True)

    def answer(self, s: Table, action: int) -> None:
        s.done()
        cell, colour = EVICT.args(action)
        s.shift(colour, cell, HALL)
        s.note("evicted", self.seat, colour, s.spot(cell))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        cell, colour = EVICT.args(action)
        return others_refusal(s, self.seat, cell, colour, "G7.R4")


class Swap(Effect):
    """G7.R5: an own man changes places with another player's."""

    name = "swap"
    once = True

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return look.spots > 0 and bool(swap_sources(s, seat))

    def serves(self, s: Table, seat: int, card: int) -> bool:
        theirs = [cell for cell in s.open if s.coloured(cell) > s.at(seat, cell)]
        mine = [place for place in sources(s, seat) if place != HALL]
        return any(cell != other for cell in mine for other in theirs)

    def play(self, s: Table, seat: int, card: int) -> None:
        s.call(SwapOwn(seat))


class SwapOwn(SeatQuestion[Table]):
    """G7.R5: which own man changes places."""

    def verbs(self) -> tuple[Verb, ...]:
        return (FROM,)

    def ask(self, s: Table) -> Ask | None:
        cells = swap_sources(s, self.seat)
        return Ask(self.seat, [FROM.of(cell) for cell in cells], "swap-own", forced=True)

    def answer(self, s: Table, action: int) -> None:
        s.goto(SwapOther(self.seat, FROM.arg(action)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        place = FROM.arg(action)
        if place == HALL:
            return Refusal("not-open", "G7.R5")
        refused = source_refusal(s, self.seat, place, "G7.R5")
        if refused is not None:
            return refused
        for cell in s.open:
            if cell != place and s.coloured(cell) > s.at(self.seat, cell):
                return None
        return Refusal("no-man-there", "G7.R5")


class SwapOther(Question[Table]):
    """G7.R5: with whose man, on a different tile."""

    def __init__(self, seat: int, own: int) -> None:
        self.seat = seat
        self.own = own

    def verbs(self) -> tuple[Verb, ...]:
        return (SWAP,)

    def ask(self, s: Table) -> Ask | None:
        options = [SWAP.of(cell, colour) for cell, colour in others_men(s, self.seat, self.own)]
        return Ask(self.seat, options, "swap-other", forced=True)

    def answer(self, s: Table, action: int) -> None:
        s.done()
        cell, colour = SWAP.args(action)
        s.shift(self.seat, self.own, cell)
        s.shift(colour, cell, self.own)
        s.note("swapped", self.seat, s.spot(self.own), colour, s.spot(cell))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        cell, colour = SWAP.args(action)
        if cell == self.own:
            return Refusal("same-place", "G7.R5")
        return others_refusal(s, self.seat, cell, colour, "G7.R5")


EFFECTS: Final[tuple[Effect, ...]] = (Evict(), Swap())
