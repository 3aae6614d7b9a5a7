"""Laws of phases 3 and 5, in the order of the manual: K5.L12 to K5.L20."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import add, drop, has, only
from boardwright.games.keythedral.actions import HOUSE, PRICE, RAISE, REMOVE, STOP
from boardwright.games.keythedral.buildings import current_row, draw_row, is_reduced, unturned_row
from boardwright.games.keythedral.components import APPOINT, BASICS, KINDS, NUMBERS, TURN, seat_of
from boardwright.games.keythedral.laws.cubes import FreeCube, free_kinds
from boardwright.games.keythedral.laws.law import Law
from boardwright.games.keythedral.pieces import (
    fence_refusal,
    house_refusal,
    take_away_fence,
    turn_into_house,
)
from boardwright.games.keythedral.state import NONE, Table, raise_id
from boardwright.games.keythedral.tiles import fences_laid, house_count, is_house
from boardwright.games.shared import SeatQuestion, put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


class ReducedPrice(Law):
    """K5.L12: a building tile of the current row costs one cube less."""

    name = "reduced-price"
    window = TURN
    strength = 1.2

    def fits(self, s: Table, seat: int) -> bool:
        return bool(reducible(s))

    def needs(self, s: Table, seat: int) -> Refusal | None:
        if all(is_reduced(s, building) for building in current_row(s)):
            return Refusal("reduced-already", "K5.L12")
        return None

    def play(self, s: Table, seat: int, law: int) -> None:
        s.call(ReduceTile(seat, law))


def reducible(s: Table) -> list[int]:
    return [building for building in current_row(s) if not is_reduced(s, building)]


class ReduceTile(Question[Table]):
    """K5.L12: the building of the current row that costs less."""

    def __init__(self, seat: int, law: int) -> None:
        self.seat = seat
        self.law = law

    def verbs(self) -> tuple[Verb, ...]:
        return (PRICE,)

    def ask(self, s: Table) -> Ask | None:
        return Ask(self.seat, [PRICE.of(building) for building in reducible(s)], "price-tile")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.reduced = add(s.reduced, PRICE.arg(action))
        s.note("reduced", self.seat, PRICE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        building = PRICE.arg(action)
        if building not in current_row(s):
            return Refusal("not-in-row", "K5.L12")
        return Refusal("reduced-already", "K5.L12") if has(s.reduced, building) else None


class RaisedPrice(Law):
    """K5.L13: a building tile of the current row costs one cube more."""

    name = "raised-price"
    window = TURN
    strength = 0.3

    def play(self, s: Table, seat: int, law: int) -> None:
        s.call(RaiseTile(seat, law))


class RaiseTile(Question[Table]):
    """K5.L13: the building of the current row that costs more."""

    def __init__(self, seat: int, law: int) -> None:
        self.seat = seat
        self.law = law

    def verbs(self) -> tuple[Verb, ...]:
        return (PRICE,)

    def ask(self, s: Table) -> Ask | None:
        return Ask(self.seat, [PRICE.of(building) for building in current_row(s)], "price-tile")

    def answer(self, s: Table, action: int) -> None:
        s.goto(RaiseKind(self.seat, PRICE.arg(action)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        there = PRICE.arg(action) in current_row(s)
        return None if there else Refusal("not-in-row", "K5.L13")


class RaiseKind(Question[Table]):
    """K5.L13: the printed kind of which one more is needed."""

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def verbs(self) -> tuple[Verb, ...]:
        return (RAISE,)

    def ask(self, s: Table) -> Ask | None:
        cost = s.box.costs[self.building]
        kinds = [RAISE.of(kind) for kind in range(KINDS) if cost[kind]]
        return Ask(self.seat, kinds, "raise-kind")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.raised = (*s.raised, raise_id(self.building, RAISE.arg(action)))
        s.note("raised", self.seat, self.building, RAISE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        printed = s.box.costs[self.building][RAISE.arg(action)]
        return None if printed else Refusal("not-printed", "K5.L13")


class FreeTrade(Law):
    """K5.L14: some of your trades cost one cube instead of two."""

    name = "free-trade"
    window = TURN
    has_amount = True
    strength = 1.2

    def fits(self, s: Table, seat: int) -> bool:
        return not s.is_out(seat)

    def needs(self, s: Table, seat: int) -> Refusal | None:
        return Refusal("out-of-phase", "K5.L14") if has(s.out, seat) else None

    def play(self, s: Table, seat: int, law: int) -> None:
        s.free_trades = put(s.free_trades, seat, s.free_trades[seat] + s.box.amounts[law])


class HousingBan(Law):
    """K5.L15: the others may not turn cottages into houses this phase."""

    name = "housing-ban"
    window = TURN
    strength = 0.3

    def fits(self, s: Table, seat: int) -> bool:
        others = [other for other in range(s.seats) if other != seat]
        return any(house_count(s, other) < NUMBERS for other in others)

    def needs(self, s: Table, seat: int) -> Refusal | None:
        others = [tile for tile in range(s.seats * NUMBERS) if seat_of(tile) != seat]
        houses = all(is_house(s, tile) for tile in others)
        return Refusal("no-cottage", "K5.L15") if houses else None

    def play(self, s: Table, seat: int, law: int) -> None:
        s.bans = add(s.bans, seat)


class FenceAmnesty(Law):
    """K5.L16: fences are removed for free."""

    name = "fence-amnesty"
    window = TURN
    has_amount = True
    strength = 0.5

    def fits(self, s: Table, seat: int) -> bool:
        return bool(fences_laid(s))

    def needs(self, s: Table, seat: int) -> Refusal | None:
        return Refusal("no-fence", "K5.L16") if max(s.fences) < 0 else None

    def play(self, s: Table, seat: int, law: int) -> None:
        s.call(Amnesty(seat, s.box.amounts[law], 1))


class Amnesty(Question[Table]):
    """K5.L16: a fence goes; after the first one may stop."""

    def __init__(self, seat: int, left: int, first: int) -> None:
        self.seat = seat
        self.left = left
        self.first = first

    def verbs(self) -> tuple[Verb, ...]:
        return (REMOVE, STOP)

    def ask(self, s: Table) -> Ask | None:
        options = [REMOVE.of(fence) for fence in fences_laid(s)]
        if self.left == 0 or not options:
            s.done()
            return None
        if not self.first:
            options.append(STOP.of())
        return Ask(self.seat, options, "remove-fence")

    def answer(self, s: Table, action: int) -> None:
        if action == STOP.base:
            s.done()
            return
        s.goto(Amnesty(self.seat, self.left - 1, 0))
        take_away_fence(s, self.seat, REMOVE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == STOP.base:
            return Refusal("one-at-least", "K5.L16") if self.first else None
        return fence_refusal(s, action, "K5.L16")


class CottageGrant(Law):
    """K5.L17: one of your cottages becomes a house for free."""

    name = "cottage-grant"
    window = TURN
    strength = 3.0

    def fits(self, s: Table, seat: int) -> bool:
        return not s.house_ban(seat) and house_count(s, seat) < NUMBERS

    def needs(self, s: Table, seat: int) -> Refusal | None:
        if drop(s.bans, seat):
            return Refusal("house-ban", "K5.L15")
        own = range(seat * NUMBERS, seat * NUMBERS + NUMBERS)
        return Refusal("no-cottage", "K5.L17") if all(is_house(s, tile) for tile in own) else None

    def play(self, s: Table, seat: int, law: int) -> None:
        s.call(GrantHouse(seat))


class GrantHouse(SeatQuestion[Table]):
    """K5.L17: the cottage that becomes a house for nothing."""

    def verbs(self) -> tuple[Verb, ...]:
        return (HOUSE,)

    def ask(self, s: Table) -> Ask | None:
        first = self.seat * NUMBERS
        options = [HOUSE.of(n) for n in range(NUMBERS) if not is_house(s, first + n)]
        return Ask(self.seat, options, "grant-house")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        turn_into_house(s, self.seat, HOUSE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return house_refusal(s, self.seat, action, "K5.L17")


class GuildFavour(Law):
    """K5.L18: some craft cubes cost one basic cube less."""

    name = "guild-favour"
    window = TURN
    has_amount = True

    def fits(self, s: Table, seat: int) -> bool:
        return not s.is_out(seat)

    def needs(self, s: Table, seat: int) -> Refusal | None:
        return Refusal("out-of-phase", "K5.L18") if has(s.out, seat) else None

    def play(self, s: Table, seat: int, law: int) -> None:
        s.favours = put(s.favours, seat, s.favours[seat] + s.box.amounts[law])


class ArchitectsDrawings(Law):
    """K5.L19: look at the next row; if it is open, a free cube."""

    name = "architects-drawings"
    window = TURN
    strength = 0.5

    def fits(self, s: Table, seat: int) -> bool:
        return unturned_row(s) != NONE or bool(free_kinds(s))

    def needs(self, s: Table, seat: int) -> Refusal | None:
        if unturned_row(s) == NONE and sum(s.store[:BASICS]) == 0:
            return Refusal("no-free-cube", "K5.L19")
        return None

    def play(self, s: Table, seat: int, law: int) -> None:
        """The next row is drawn now, for this seat's eyes only, and stays as it is."""
        row = unturned_row(s)
        if row == NONE:
            s.call(FreeCube(seat, 1))
            return
        if not s.looked_at:
            s.looked_at = draw_row(s, row)
        s.reveal()
        s.lookers = add(s.lookers, seat)
        s.note("looked", seat, s.box.values[row])
        for building in s.looked_at:
            s.whisper(only(seat), "saw", building)


class RoyalAppointment(Law):
    """K5.L20: you name the next start player, and nobody pays."""

    name = "royal-appointment"
    window = APPOINT

    def play(self, s: Table, seat: int, law: int) -> None:
        s.auction = auction = s.auction.copy()
        auction.appointer = seat


LAWS: Final[tuple[Law, ...]] = (
    ReducedPrice(),
    RaisedPrice(),
    FreeTrade(),
    HousingBan(),
    FenceAmnesty(),
    CottageGrant(),
    GuildFavour(),
    ArchitectsDrawings(),
    RoyalAppointment(),
)
