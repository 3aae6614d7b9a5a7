"""Spending gold and influence (manual 4.2): item first, then source by source."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import add
from boardwright.games.rune_age.actions import (
    BUY,
    DONE,
    FORT_ITEM,
    ITEMS,
    NO,
    PAY,
    SOURCES,
    YES,
)
from boardwright.games.rune_age.decks import to_hand_open
from boardwright.games.rune_age.ending import barracks_lost
from boardwright.games.rune_age.market import (
    is_faction_unit,
    own_units,
    price_of,
    sources_of,
    spend,
    wares_of,
)
from boardwright.games.rune_age.money import (
    GOLD_PURSE,
    INFLUENCE_PURSE,
    coin_worth,
    gold_of,
    influence_of,
    open_gold,
)
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import CIVIL_WAR, FIRST_NEUTRAL, FIRST_UNIT, GOLDS, KINDS
from boardwright.games.shared import put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal

# How a purchase goes on.
ACTION_MODE: Final = 0  # more may be bought from the pool
HIRE_MODE: Final = 1  # one unit, to hand


def purse_of(item: int) -> int:
    """Units, Strongholds and the Monument cost gold, everything else influence."""
    return GOLD_PURSE if item >= KINDS or FIRST_UNIT <= item < FIRST_NEUTRAL else INFLUENCE_PURSE


def means(s: Table, seat: int, purse: int) -> int:
    """Pool and unspent sources together."""
    return s.pool + (gold_of(s, seat) if purse == GOLD_PURSE else influence_of(s, seat))


def affordable(s: Table, seat: int, purse: int) -> list[int]:
    limit = means(s, seat, purse)
    found: list[int] = []
    for item in wares_of(s, seat, purse):
        if price_of(s, seat, item) <= limit:
            found.append(item)
    return found


def buy_refusal(s: Table, seat: int, item: int) -> Refusal | None:
    """Why an item cannot be bought now."""
    purse = purse_of(item)
    if purse == INFLUENCE_PURSE and item not in s.shop:
        return Refusal("not-in-game", "R4.2.4")
    if purse == GOLD_PURSE and item < KINDS and item not in own_units(s, seat):
        return Refusal("other-race", "R4.2.2")
    if item not in wares_of(s, seat, purse):
        return Refusal("sold-out", "R4.2.2" if purse == GOLD_PURSE else "R4.2.4")
    price = price_of(s, seat, item)
    have = means(s, seat, purse)
    if have < price:
        reason = "short-of-gold" if purse == GOLD_PURSE else "short-of-influence"
        return Refusal(reason, "R4.2.3", price, have)
    return None


def begin_purchase(s: Table, seat: int, item: int, mode: int, must: int = 0) -> None:
    """From here on the buyer must find the price; first they confirm what would lose the game."""
    if is_last_unit(s, seat, item):
        s.call(LastUnit(seat, item, mode, must))
    else:
        owe(s, seat, item, mode)


def owe(s: Table, seat: int, item: int, mode: int) -> None:
    s.payer = seat
    s.due = price_of(s, seat, item) if purse_of(item) == GOLD_PURSE else 0
    s.call(Purchase(seat, item, mode))


def is_last_unit(s: Table, seat: int, item: int) -> bool:
    """R6.9.6: whether this purchase empties the Barracks of the Civil War."""
    if s.options.scenario != CIVIL_WAR or not is_faction_unit(s, item):
        return False
    return sum([s.piles[kind] for kind in own_units(s, seat)]) == 1


class LastUnit(Question[Table]):
    """R6.9.6: buying the last unit of the Barracks loses the Civil War, so it is confirmed. Who
    thinks better of it goes on with the gold already in the pool; a War Profiteer (`must`) who
    could buy nothing else has done with that."""

    def __init__(self, seat: int, item: int, mode: int, must: int) -> None:
        self.seat = seat
        self.item = item
        self.mode = mode
        self.must = must

    def verbs(self) -> tuple[Verb, ...]:
        return (YES, NO)

    def ask(self, s: Table) -> Ask | None:
        return Ask(self.seat, [YES.base, NO.base], "last-unit")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == YES.base:
            owe(s, self.seat, self.item, self.mode)
        elif self.must and affordable(s, self.seat, GOLD_PURSE) == [self.item]:
            s.pool = 0
        elif self.mode == ACTION_MODE and s.pool:
            s.call(BuyMore(self.seat, GOLD_PURSE, self.must))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


class Purchase(Question[Table]):
    """R4.2.3: sources are added while the pool is short of the price; then the item is bought."""

    def __init__(self, seat: int, item: int, mode: int) -> None:
        self.seat = seat
        self.item = item
        self.mode = mode

    def verbs(self) -> tuple[Verb, ...]:
        return (PAY,)

    def ask(self, s: Table) -> Ask | None:
        price = price_of(s, self.seat, self.item)
        purse = purse_of(self.item)
        if s.pool < price:
            sources = sources_of(s, self.seat, purse)
            options = [PAY.of(source) for source in sources]
            return Ask(self.seat, options, "pay-influence" if purse else "pay-gold", forced=True)
        s.done()
        s.pool -= price
        s.due = 0
        deliver(s, self.seat, self.item, self.mode)
        if barracks_lost(s):
            return None
        if self.mode == HIRE_MODE:
            s.pool = 0
        else:
            s.call(BuyMore(self.seat, purse, 0))
        return None

    def answer(self, s: Table, action: int) -> None:
        s.pool += spend(s, self.seat, PAY.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return source_refusal(s, self.seat, purse_of(self.item), PAY.arg(action))


def source_refusal(s: Table, seat: int, purse: int, source: int) -> Refusal | None:
    there = source < SOURCES and source in sources_of(s, seat, purse)
    return None if there else Refusal("no-source", "R4.2.3")


def deliver(s: Table, seat: int, item: int, mode: int) -> None:
    """R4.2.2, R4.2.4: cards go to the discard pile, Strongholds and Monuments into play."""
    s.note("buys", seat, item)
    if item < KINDS:
        s.piles[item] -= 1
        if mode == HIRE_MODE:
            to_hand_open(s, seat, item)
        else:
            s.discards[seat].append(item)
    elif item == FORT_ITEM:
        gain_fort(s, seat)
    else:
        s.monuments = add(s.monuments, seat)


def gain_fort(s: Table, seat: int) -> None:
    """A Stronghold comes into play ready; one already attacked this round comes first (R5.1.4)."""
    s.forts = put(s.forts, seat, s.forts[seat] - 1)
    s.forts_hit = put(s.forts_hit, seat, max(s.forts_hit[seat] - 1, 0))
    s.ready_forts = put(s.ready_forts, seat, s.ready_forts[seat] + 1)


class BuyMore(Question[Table]):
    """R4.2.3: the pool may pay for several purchases; what is left is lost. `must`: the first one
    that a War Profiteer pays for."""

    def __init__(self, seat: int, purse: int, must: int) -> None:
        self.seat = seat
        self.purse = purse
        self.must = must

    def verbs(self) -> tuple[Verb, ...]:
        return (BUY, DONE)

    def ask(self, s: Table) -> Ask | None:
        options = [BUY.of(item) for item in affordable(s, self.seat, self.purse)]
        if not options and not self._might(s):
            s.pool = 0
            s.done()
            return None
        if not self.must:
            options.append(DONE.of())
        return Ask(self.seat, options, "buy-more")

    def _might(self, s: Table) -> bool:
        """Whether another purchase looks possible to those who do not see the hand."""
        if self.purse == INFLUENCE_PURSE:
            return False
        prices = [price_of(s, self.seat, item) for item in wares_of(s, self.seat, GOLD_PURSE)]
        most = s.pool + open_gold(s, self.seat) + len(s.hands[self.seat]) * coin_worth(s, GOLDS - 1)
        return bool(prices) and min(prices) <= most

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == DONE.base:
            s.pool = 0
        else:
            begin_purchase(s, self.seat, BUY.arg(action), ACTION_MODE, self.must)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DONE.base:
            return Refusal("must-buy", "R8.3.5") if self.must else None
        item = BUY.arg(action)
        if item >= ITEMS or purse_of(item) != self.purse:
            return Refusal("other-purse", "R4.2.3")
        return buy_refusal(s, self.seat, item)


class PayInfluence(Question[Table]):
    """R5.6.5: influence for an ability or an Event, source by source; the surplus is lost."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def verbs(self) -> tuple[Verb, ...]:
        return (PAY,)

    def ask(self, s: Table) -> Ask | None:
        if self.left <= 0:
            s.done()
            return None
        sources = sources_of(s, self.seat, INFLUENCE_PURSE)
        return Ask(self.seat, [PAY.of(source) for source in sources], "pay-influence", forced=True)

    def answer(self, s: Table, action: int) -> None:
        s.goto(PayInfluence(self.seat, self.left - spend(s, self.seat, PAY.arg(action))))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return source_refusal(s, self.seat, INFLUENCE_PURSE, PAY.arg(action))
