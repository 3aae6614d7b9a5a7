"""Manual 4.2 to 4.4: the turn of one player: one purchase, and a loan action if they like."""

from __future__ import annotations

from boardwright.games.shared import put
from boardwright.games.world_wonders import checks
from boardwright.games.world_wonders.actions import (
    BUILD,
    END,
    LOAN,
    OUT,
    PEDESTAL,
    REPAY,
    ROAD,
    SHORTS,
    START,
    TOWER,
    WONDER,
)
from boardwright.games.world_wonders.flow.pieces import (
    LayRoad,
    LaySet,
    LayTile,
    LayTower,
    LayWonder,
)
from boardwright.games.world_wonders.laying import (
    card_fits,
    long_fits,
    set_fits,
    tile_fits,
    tower_spots,
)
from boardwright.games.world_wonders.state import NONE, Table
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


def purchases(s: Table, seat: int, gold: int) -> list[int]:
    """W4.2.1: everything this player could buy with so much gold."""
    box = s.box
    options: list[int] = []
    if s.roads and gold >= box.long_price and long_fits(s, seat):
        options.append(ROAD.base)
    if s.sets and gold >= box.set_price and set_fits(s, seat):
        options.append(SHORTS.base)
    if s.tower and gold >= box.tower_price and tower_spots(s, seat):
        options.append(TOWER.base)
    for tile in s.shown:
        if tile != NONE and gold >= s.cost(tile) and tile_fits(s, seat, tile):
            options.append(BUILD.base + tile)
    if gold >= box.pedestal_price and s.may_hold_pedestal(seat):
        for plinth, holder in enumerate(s.pedestals):
            if holder == NONE:
                options.append(PEDESTAL.base + plinth)
    if gold >= 1:
        for card in s.display:
            if card_fits(s, seat, card):
                options.append(WONDER.base + card)
    return options


def take_loan(s: Table, seat: int) -> None:
    """W4.4.2."""
    s.loans = put(s.loans, seat, s.round)
    s.gold[seat] += s.box.loan
    s.note("loan", seat)


def repay_loan(s: Table, seat: int) -> None:
    """W4.4.4, W4.4.5: with no gold left the player is out."""
    s.loans = put(s.loans, seat, 0)
    s.gold[seat] -= s.box.repay
    s.note("repaid", seat)
    if s.gold[seat] == 0:
        s.give_up(seat)


def loan_helps(s: Table, seat: int) -> bool:
    """W4.4.3; W10.14: by the manual a loan need not help."""
    if s.letter.any_loan:
        return True
    return len(purchases(s, seat, s.gold[seat] + s.box.loan)) > 0


class Turn(Question[Table]):
    """W4.2.1 to W4.2.3, W4.4.3: buy, or first lay the starting road or do a loan action; who can
    buy nothing chooses between a loan action and being out, if there is a choice."""

    def __init__(self, seat: int, acted: int) -> None:
        self.seat = seat
        self.acted = acted  # whether the loan action of this turn is done

    def verbs(self) -> tuple[Verb, ...]:
        return (ROAD, SHORTS, TOWER, BUILD, PEDESTAL, WONDER, START, LOAN, REPAY, OUT)

    def ask(self, s: Table) -> Ask | None:
        seat = self.seat
        options = purchases(s, seat, s.gold[seat])
        if s.has_start(seat):
            options.append(START.base)
        if options:
            if not self.acted:
                if s.loans[seat] == 0:
                    options.append(LOAN.base)
                elif s.may_repay(seat):
                    options.append(REPAY.base)
            return Ask(seat, options, "turn")
        if not self.acted:
            if s.may_repay(seat):
                return Ask(seat, [REPAY.base, OUT.base], "stuck")
            if s.loans[seat] == 0 and loan_helps(s, seat):
                return Ask(seat, [LOAN.base, OUT.base], "stuck")
        s.done()
        s.give_up(seat)
        return None

    def answer(self, s: Table, action: int) -> None:
        seat = self.seat
        if START.has(action):
            s.call(LayRoad(seat, 1))
        elif LOAN.has(action):
            s.goto(Turn(seat, 1))
            take_loan(s, seat)
        elif REPAY.has(action):
            s.goto(Turn(seat, 1))
            repay_loan(s, seat)
            if s.is_out(seat):
                s.done()
        elif OUT.has(action):
            s.done()
            s.give_up(seat)
        else:
            s.goto(EndTurn(seat, self.acted))
            self._buy(s, action)

    def _buy(self, s: Table, action: int) -> None:
        """W4.2.5, W4.3: pay, and lay what was bought."""
        seat = self.seat
        if ROAD.has(action):
            s.gold[seat] -= s.box.long_price
            s.roads -= 1
            s.call(LayRoad(seat, 0))
        elif SHORTS.has(action):
            s.gold[seat] -= s.box.set_price
            s.sets -= 1
            s.call(LaySet(seat, 2, 1))
        elif TOWER.has(action):
            s.gold[seat] -= s.box.tower_price
            s.tower -= 1
            s.call(LayTower(seat))
        elif BUILD.has(action):
            tile = BUILD.arg(action)
            s.gold[seat] -= s.cost(tile)
            s.take_shown(tile)
            s.call(LayTile(seat, tile))
        elif PEDESTAL.has(action):
            s.gold[seat] -= s.box.pedestal_price
            s.pedestals = put(s.pedestals, PEDESTAL.arg(action), seat)
            s.note("pedestal", seat, PEDESTAL.arg(action))
        else:
            card = WONDER.arg(action)
            s.note("pays-all", seat, s.gold[seat], card)
            s.gold[seat] = 0
            s.display = tuple([other for other in s.display if other != card])
            s.call(LayWonder(seat, card, ()))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        seat = self.seat
        if START.has(action):
            return None if s.has_start(seat) else Refusal("no-start", "W4.2.6")
        if LOAN.has(action) or REPAY.has(action):
            refused = loan_refusal(s, seat, self.acted, LOAN.has(action))
            if refused is not None or REPAY.has(action) or s.has_start(seat):
                return refused
            if s.letter.any_loan:
                return None
            helps = checks.buys_something(s, seat, s.gold[seat] + s.box.loan)
            return None if helps else Refusal("loan-no-use", "W4.4.3")
        if OUT.has(action):
            return self._out_refusal(s)
        return checks.purchase_refusal(s, seat, action, s.gold[seat])

    def _out_refusal(self, s: Table) -> Refusal | None:
        """W4.2.2: nobody who can buy is out."""
        if s.has_start(self.seat) or checks.buys_something(s, self.seat, s.gold[self.seat]):
            return Refusal("must-buy", "W4.2.2")
        return None


def loan_refusal(s: Table, seat: int, acted: int, taking: bool) -> Refusal | None:
    """W4.4.1, W4.4.2, W4.4.4."""
    if acted:
        return Refusal("one-loan-action", "W4.4.1")
    if taking:
        return Refusal("has-loan", "W4.4.2") if s.loans[seat] else None
    if s.loans[seat] == 0:
        return Refusal("no-loan", "W4.4.4")
    if s.loans[seat] == s.round:
        return Refusal("loan-of-this-round", "W4.4.4")
    if s.gold[seat] < s.box.repay:
        return Refusal("short-of-gold", "W4.4.4", s.box.repay, s.gold[seat])
    return None


class EndTurn(Question[Table]):
    """W4.2.4, W4.2.6, W4.4.1, W4.4.6: after the purchase the starting road, if it is still in
    hand; then a loan action, if one is allowed. W10.15: by the manual, who then pays back with gold
    left must buy again."""

    def __init__(self, seat: int, acted: int) -> None:
        self.seat = seat
        self.acted = acted

    def verbs(self) -> tuple[Verb, ...]:
        return (END, LOAN, REPAY)

    def ask(self, s: Table) -> Ask | None:
        seat = self.seat
        if s.has_start(seat):
            s.call(LayRoad(seat, 1))
            return None
        if s.gold[seat] == 0:
            s.give_up(seat)
        elif not self.acted:
            if s.loans[seat] == 0:
                return Ask(seat, [END.base, LOAN.base], "after")
            if s.may_repay(seat):
                return Ask(seat, [END.base, REPAY.base], "after")
        s.done()
        return None

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if LOAN.has(action):
            take_loan(s, self.seat)
        elif REPAY.has(action):
            repay_loan(s, self.seat)
            if s.letter.buy_again and not s.is_out(self.seat):
                s.call(Turn(self.seat, 1))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if END.has(action):
            return None
        return loan_refusal(s, self.seat, self.acted, LOAN.has(action))
