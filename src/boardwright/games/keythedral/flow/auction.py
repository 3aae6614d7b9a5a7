"""Manual 4, phases 4 and 5: everything returns, and the start player's marker is auctioned."""

from __future__ import annotations

from boardwright.games.bits import add, has, only
from boardwright.games.keythedral.actions import BID, DECLINE, GIVE, MATCH, PASS, START_PLAYER
from boardwright.games.keythedral.components import APPOINT, KINDS, MOST_BID
from boardwright.games.keythedral.flow.workers import LawLap
from boardwright.games.keythedral.state import NONE, Table
from boardwright.games.shared import SeatQuestion
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal, Step


class ReturnWorkers(Step[Table]):
    """K4.4: workers and markers go back, the New Law spaces are filled."""

    def run(self, s: Table) -> None:
        s.done()
        s.phase = 4
        s.workers = [0] * len(s.workers)
        s.markers = (0,) * len(s.markers)
        s.early = ()
        s.refill()


class ChangeStartPlayer(Step[Table]):
    """K4.5.1, K4.5.2: the marker goes left, and is then bid for."""

    def run(self, s: Table) -> None:
        s.phase = 5
        s.holder = s.left_of(s.start)
        s.note("holder", s.holder)
        s.goto(Settle())
        s.call(Bidding(s.left_of(s.holder)), MatchBid(), LawLap(s.start, APPOINT))


def limit(s: Table, seat: int) -> int:
    """K4.5.3: nobody bids or matches more than he owns."""
    return s.worth(seat) if s.options.by_kind else s.count(seat)


class Bidding(SeatQuestion[Table]):
    """K4.5.2 to K4.5.4: raise or pass, until only the highest bidder is left or nobody."""

    def verbs(self) -> tuple[Verb, ...]:
        return (BID, PASS)

    def ask(self, s: Table) -> Ask | None:
        seat = self.seat
        waiting = [
            other
            for other in range(s.seats)
            if other not in (s.holder, s.auction.bidder) and not has(s.auction.quitters, other)
        ]
        if not waiting:
            s.done()
            return None
        if seat not in waiting:
            s.goto(Bidding(s.left_of(seat)))
            return None
        options = [BID.of(n - 1) for n in range(s.auction.bid + 1, limit(s, seat) + 1)]
        options.append(PASS.of())
        # All can see that they have too few cubes; their value is nobody else's business.
        return Ask(seat, options, "bid", forced=not s.options.by_kind)

    def answer(self, s: Table, action: int) -> None:
        seat = self.seat
        s.goto(Bidding(s.left_of(seat)))
        s.auction = auction = s.auction.copy()
        if action == PASS.base:
            auction.quitters = add(auction.quitters, seat)
            s.note("no-bid", seat)
        else:
            auction.bid = BID.arg(action) + 1
            auction.bidder = seat
            s.note("bid", seat, auction.bid)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == PASS.base:
            return None
        amount = BID.arg(action) + 1
        if amount <= s.auction.bid:
            return Refusal("bid-too-low", "K4.5.2", s.auction.bid)
        if amount > min(limit(s, self.seat), MOST_BID):
            return Refusal("bid-too-high", "K4.5.3", limit(s, self.seat))
        return None


class MatchBid(Question[Table]):
    """K4.5.5: the holder may match the highest bid."""

    def verbs(self) -> tuple[Verb, ...]:
        return (MATCH, DECLINE)

    def ask(self, s: Table) -> Ask | None:
        able = limit(s, s.holder) >= s.auction.bid
        if s.auction.bidder == NONE or not (able or s.options.by_kind):
            s.done()
            return None
        options = [MATCH.of()] if able else []
        return Ask(s.holder, [*options, DECLINE.of()], "match")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if action == MATCH.base:
            s.auction = auction = s.auction.copy()
            auction.matched = 1
            s.note("matched", s.holder, auction.bid)
        else:
            s.note("not-matched", s.holder)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == MATCH.base and s.auction.bid > limit(s, s.holder):
            return Refusal("bid-too-high", "K4.5.5", limit(s, s.holder))
        return None


class Settle(Step[Table]):
    """K4.5.6, K4.5.7, K5.L20: who pays whom, and who names the start player."""

    def run(self, s: Table) -> None:
        s.done()
        s.auction = auction = s.auction.copy()
        auction.settled = 1
        if auction.appointer != NONE:
            s.call(NameStart(auction.appointer))
        elif auction.bidder == NONE:
            s.call(NameStart(s.holder))
        elif auction.matched:
            s.call(PayBid(s.holder, s.start), NameStart(s.holder))
        else:
            s.call(PayBid(auction.bidder, s.holder), NameStart(auction.bidder))


class PayBid(Question[Table]):
    """K4.5.6, K4.5.8, K4.5.9: cube by cube, from hand to hand, until nothing is left of the bid."""

    def __init__(self, payer: int, payee: int) -> None:
        self.payer = payer
        self.payee = payee

    def verbs(self) -> tuple[Verb, ...]:
        return (GIVE,)

    def ask(self, s: Table) -> Ask | None:
        if s.auction.bid == 0:
            s.done()
            return None
        options = [GIVE.of(kind) for kind in range(KINDS) if s.has(self.payer, kind)]
        return Ask(self.payer, options, "pay-bid")

    def answer(self, s: Table, action: int) -> None:
        kind = GIVE.arg(action)
        worth = s.box.points[kind] if s.options.by_kind else 1
        s.auction = auction = s.auction.copy()
        auction.bid = max(auction.bid - worth, 0)
        s.hand_over(self.payer, self.payee, kind)
        if s.options.by_kind:
            s.note("paid-open", self.payer, self.payee, kind)
            return
        s.note("paid", self.payer, self.payee)
        s.whisper(only(self.payer, self.payee), "paid-kind", self.payer, self.payee, kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        kind = GIVE.arg(action)
        held = s.hand(self.payer)[kind] > 0
        return None if held else Refusal("short-of", "K4.5.6", 1, kind, 0)


class NameStart(SeatQuestion[Table]):
    """K4.5.10: the winner names the next start player."""

    def verbs(self) -> tuple[Verb, ...]:
        return (START_PLAYER,)

    def ask(self, s: Table) -> Ask | None:
        return Ask(self.seat, [START_PLAYER.of(seat) for seat in range(s.seats)], "name-start")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.start = START_PLAYER.arg(action)
        s.holder = s.start
        s.note("named", self.seat, s.start)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        there = START_PLAYER.arg(action) < s.seats
        return None if there else Refusal("no-such-seat", "K4.5.10")
