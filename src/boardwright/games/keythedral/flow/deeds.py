"""Manual 4, phase 3: the players act, one deed a turn, until all have passed or are out."""

from __future__ import annotations

from boardwright.games.bits import add, drop, has, only
from boardwright.games.keythedral.actions import (
    BUY,
    CRAFT,
    END,
    FENCE,
    GIVE,
    HOUSE,
    LAW,
    LEAVE,
    MIXES,
    MOVE,
    PASS,
    PAY,
    REMOVE,
    SIDE,
    TAKE,
    TRADE,
    UNFENCE,
    payable,
)
from boardwright.games.keythedral.buildings import (
    cost_of,
    current_row,
    is_reduced,
    missing,
    turn_up,
)
from boardwright.games.keythedral.components import (
    BASICS,
    FENCE_PRICE,
    GOLD,
    HOUSE_PRICE,
    IRON,
    KINDS,
    NUMBERS,
    ROWS,
    SPACES,
    TURN,
    UNFENCE_PRICE,
    Price,
    number_of,
    seat_of,
    tile_id,
)
from boardwright.games.keythedral.flow.setting_up import plot_refusal
from boardwright.games.keythedral.land import EMPTY, side_id
from boardwright.games.keythedral.laws import enact, is_asked, law_options, law_refusal
from boardwright.games.keythedral.pieces import (
    fence_refusal,
    house_refusal,
    take_away_fence,
    turn_into_house,
)
from boardwright.games.keythedral.state import FACE_DOWN, NONE, Table, TileQuestion, building_of
from boardwright.games.keythedral.tiles import (
    empty_plots,
    fence_left,
    fences_laid,
    free_corners,
    is_house,
)
from boardwright.games.shared import SeatQuestion, put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal, Step
from boardwright.kernel.visibility import members


class TakeActions(Step[Table]):
    """K4.3.1: turns go clockwise from the start player; K6.2: dry rounds end the game."""

    def run(self, s: Table) -> None:
        s.phase = 3
        s.bumper = 0
        s.barred = 0
        s.goto(EndOfActions())
        s.call(Turn(s.start))


class EndOfActions(Step[Table]):
    """K6.2: a phase 3 without a purchase makes a dry round; too many in a row end the game."""

    def run(self, s: Table) -> None:
        s.done()
        if not s.bought:
            s.dry += 1
            if s.dry == s.options.dry_limit:
                s.note("dry-end", s.dry)
                s.finish()


class Turn(SeatQuestion[Table]):
    """K4.3.1: laws as one likes, then one action or a pass."""

    def verbs(self) -> tuple[Verb, ...]:
        return (BUY, HOUSE, FENCE, UNFENCE, CRAFT, TRADE, TAKE, LAW, PASS)

    def ask(self, s: Table) -> Ask | None:
        seat = self.seat
        if s.is_out(seat):
            if s.players_in() == 0:
                s.done()
            else:
                s.goto(Turn(s.left_of(seat)))
            return None
        options = self._purchases(s)
        hand = s.hand(seat)
        if pays(hand, HOUSE_PRICE) and not s.house_ban(seat):
            for n in range(NUMBERS):
                if not is_house(s, tile_id(seat, n)):
                    options.append(HOUSE.of(n))
        if pays(hand, FENCE_PRICE) and fence_left(s, seat) != NONE:
            options.append(FENCE.of())
        if pays(hand, UNFENCE_PRICE) and max(s.fences) >= 0:
            options.append(UNFENCE.of())
        self._dealings(s, hand, options)
        if s.laws[seat]:
            options.extend(law_options(s, seat, TURN))
        options.append(PASS.of())
        return Ask(seat, options, "turn")

    def _purchases(self, s: Table) -> list[int]:
        """K4.3.A1, K4.3.A2: what the hand can pay of the current row."""
        options: list[int] = []
        for building in current_row(s):
            if missing(s, self.seat, building) <= (1 if is_reduced(s, building) else 0):
                options.append(BUY.of(building))
        return options

    def _dealings(self, s: Table, hand: list[int], options: list[int]) -> None:
        """K4.3.D, K4.3.E, K4.3.F: crafts, trades and law cards."""
        seat = self.seat
        basics = sum(hand[:BASICS])
        if basics:
            for kind in range(IRON, GOLD + 1):
                if basics >= s.craft_price(seat, kind) and s.crafts_left(kind):
                    options.append(CRAFT.of(kind - BASICS))
        price = s.trade_price(seat)
        if basics >= price:
            for kind in range(BASICS):
                if s.store[kind] and (price == 2 or basics > hand[kind]):
                    options.append(TRADE.of(kind))
        if sum(hand):
            for space in range(2):
                if s.law_spaces[space]:
                    options.append(TAKE.of(space))

    def answer(self, s: Table, action: int) -> None:
        seat = self.seat
        if action == PASS.base:
            self._pass(s)
            return
        s.passes = 0
        if LAW.has(action):
            enact(s, seat, LAW.arg(action))
            return
        # Only a law-holder has anything to say at the end of his turn.
        holder = s.laws[seat] or TAKE.has(action)
        if TAKE.has(action) and s.options.only_taken:
            s.goto(PlayTaken(seat))
        else:
            s.goto(EndTurn(seat) if holder else Turn(s.left_of(seat)))
        if BUY.has(action):
            building = BUY.arg(action)
            if is_reduced(s, building):
                s.call(LeaveOut(seat, building))
            else:
                buy(s, seat, building, NONE)
        elif HOUSE.has(action):
            pay_all(s, seat, HOUSE_PRICE)
            turn_into_house(s, seat, HOUSE.arg(action))
        elif FENCE.has(action):
            pay_all(s, seat, FENCE_PRICE)
            s.call(BuildFence(seat))
        elif UNFENCE.has(action):
            pay_all(s, seat, UNFENCE_PRICE)
            s.call(RemoveFence(seat))
        elif CRAFT.has(action):
            s.call(PayCraft(seat, BASICS + CRAFT.arg(action)))
        elif TRADE.has(action):
            s.call(PayTrade(seat, TRADE.arg(action)))
        else:
            s.call(PayLaw(seat, TAKE.arg(action)))

    def _pass(self, s: Table) -> None:
        """K4.3.2, K4.3.4: the phase ends when all still in have passed one after another."""
        s.note("passed", self.seat)
        s.passes += 1
        if s.passes == s.players_in():
            s.done()
        else:
            s.goto(Turn(s.left_of(self.seat)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        seat = self.seat
        if action == PASS.base:
            return None
        if LAW.has(action):
            return law_refusal(s, seat, action, TURN)
        if BUY.has(action):
            return buy_refusal(s, seat, BUY.arg(action))
        if HOUSE.has(action):
            refused = house_refusal(s, seat, action, "K4.3.B1")
            return refused or short_of(s, seat, "K4.3.B1", HOUSE_PRICE)
        if FENCE.has(action):
            if fence_left(s, seat) == NONE:
                return Refusal("no-fence-left", "K4.3.C1")
            return short_of(s, seat, "K4.3.C1", FENCE_PRICE)
        if UNFENCE.has(action):
            if not fences_laid(s):
                return Refusal("no-fence", "K4.3.C3")
            return short_of(s, seat, "K4.3.C3", UNFENCE_PRICE)
        if CRAFT.has(action):
            return craft_refusal(s, seat, BASICS + CRAFT.arg(action))
        if TRADE.has(action):
            return trade_refusal(s, seat, TRADE.arg(action))
        if s.law_spaces[TAKE.arg(action)] == 0:
            return Refusal("no-law-there", "K4.3.F2")
        return None if s.count(seat) else Refusal("no-cube", "K4.3.F1")


def pays(hand: list[int], price: Price) -> bool:
    for kind, n in price:
        if hand[kind] < n:
            return False
    return True


def pay_all(s: Table, seat: int, price: Price) -> None:
    for kind, n in price:
        s.pay(seat, kind, n)


def short_of(s: Table, seat: int, rule: str, price: Price) -> Refusal | None:
    for kind, n in price:
        if s.has(seat, kind) < n:
            return Refusal("short-of", rule, n, kind, s.has(seat, kind))
    return None


def buy_refusal(s: Table, seat: int, building: int) -> Refusal | None:
    """K4.3.A1, K4.3.A2, K5.12: only the current row, only for the exact cubes."""
    if building not in current_row(s):
        return Refusal("not-in-row", "K4.3.A1")
    cost = cost_of(s, building)
    short = [kind for kind in range(KINDS) for _ in range(cost[kind] - s.has(seat, kind))]
    if len(short) > (1 if is_reduced(s, building) else 0):
        kind = short[0]
        return Refusal("short-of", "K4.3.A2", cost[kind], kind, s.has(seat, kind))
    return None


def craft_refusal(s: Table, seat: int, kind: int) -> Refusal | None:
    if s.store[kind] == 0 and s.spent[kind - BASICS] == 0:
        return Refusal("no-craft-left", "K4.3.D3", kind)
    if s.basics(seat) < s.craft_price(seat, kind):
        return Refusal("few-basics", "K4.3.D1", s.craft_price(seat, kind), s.basics(seat))
    return None


def trade_refusal(s: Table, seat: int, kind: int) -> Refusal | None:
    if s.store[kind] == 0:
        return Refusal("store-empty", "K4.3.E1", kind)
    if s.basics(seat) < s.trade_price(seat):
        return Refusal("few-basics", "K4.3.E1", s.trade_price(seat), s.basics(seat))
    if s.free_trades[seat] and s.basics(seat) == s.has(seat, kind):
        return Refusal("another-kind", "K5.L14")
    return None


class EndTurn(SeatQuestion[Table]):
    """K5.9: after the action a law-holder may play laws; then the next player's turn."""

    def verbs(self) -> tuple[Verb, ...]:
        return (LAW, END)

    def ask(self, s: Table) -> Ask | None:
        if not is_asked(s, self.seat, TURN):
            s.goto(Turn(s.left_of(self.seat)))
            return None
        options = law_options(s, self.seat, TURN)
        options.append(END.of())
        return Ask(self.seat, options, "law-or-end")

    def answer(self, s: Table, action: int) -> None:
        if action == END.base:
            s.goto(Turn(s.left_of(self.seat)))
        else:
            s.passes = 0
            enact(s, self.seat, LAW.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None if action == END.base else law_refusal(s, self.seat, action, TURN)


class PlayTaken(SeatQuestion[Table]):
    """K4.3.F4, by the manual's letter: of all laws only the one just taken may be played now."""

    def verbs(self) -> tuple[Verb, ...]:
        return (LAW, END)

    def options(self, s: Table) -> list[int]:
        mine = s.taken[self.seat] & s.box.window_laws[TURN]
        return [LAW.of(law) for law in members(mine) if s.box.laws[law].fits(s, self.seat)]

    def ask(self, s: Table) -> Ask | None:
        options = self.options(s)
        if not s.taken[self.seat] or not (options or (s.unplayed(TURN) and not s.options.face_up)):
            self._end(s)
            return None
        return Ask(self.seat, [*options, END.of()], "law-or-end")

    def answer(self, s: Table, action: int) -> None:
        self._end(s)
        if LAW.has(action):
            s.passes = 0
            enact(s, self.seat, LAW.arg(action))

    def _end(self, s: Table) -> None:
        s.laws[self.seat] |= s.taken[self.seat]
        s.taken[self.seat] = 0
        s.goto(Turn(s.left_of(self.seat)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == END.base:
            return None
        law = LAW.arg(action)
        if s.holds(self.seat, law):
            return Refusal("only-taken", "K4.3.F4")
        if not has(s.taken[self.seat], law):
            return Refusal("law-not-held", "K5.1")
        if s.box.laws[law].window != TURN:
            return Refusal("law-not-now", "K5.1")
        return s.box.laws[law].needs(s, self.seat)


# A. Buildings.


def buy(s: Table, seat: int, building: int, left_out: int) -> None:
    """K4.3.A2 to K4.3.A4: pay, take the tile, turn up the next row; K6.1: or end the game."""
    for kind, n in enumerate(cost_of(s, building)):
        s.pay(seat, kind, n - (1 if kind == left_out else 0))
    s.built[seat] = add(s.built[seat], building)
    s.reduced = drop(s.reduced, building)
    s.raised = tuple([mark for mark in s.raised if building_of(mark) != building])
    s.rows = put(s.rows, s.rows.index(building + 1), 0)
    s.bought = 1
    s.dry = 0
    s.note("bought", seat, building, s.box.values[s.box.row_of[building]])
    if current_row(s):
        return
    if s.row == ROWS - 1:
        s.note("last-bought", seat)
        s.finish()
        return
    s.row += 1
    if s.rows[s.row * SPACES] == FACE_DOWN:
        turn_up(s, s.row)


class LeaveOut(Question[Table]):
    """K5.L12: the cube that a reduced building need not be paid."""

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def verbs(self) -> tuple[Verb, ...]:
        return (LEAVE,)

    def ask(self, s: Table) -> Ask | None:
        cost = cost_of(s, self.building)
        hand = s.hand(self.seat)
        short = [kind for kind in range(KINDS) if cost[kind] > hand[kind]]
        kinds = short or [kind for kind in range(KINDS) if cost[kind]]
        if missing(s, self.seat, self.building) > 1:
            kinds = []
        return Ask(self.seat, [LEAVE.of(kind) for kind in kinds], "leave-out")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        buy(s, self.seat, self.building, LEAVE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        left_out = LEAVE.arg(action)
        cost = cost_of(s, self.building)
        if cost[left_out] == 0:
            return Refusal("not-in-cost", "K5.L12")
        cost[left_out] -= 1
        price = tuple([(kind, n) for kind, n in enumerate(cost)])
        return short_of(s, self.seat, "K4.3.A2", price)


# C. Fences.


class BuildFence(SeatQuestion[Table]):
    """K4.3.C1, K4.3.C2: a free field side of any tile on the board."""

    def verbs(self) -> tuple[Verb, ...]:
        return (SIDE,)

    def ask(self, s: Table) -> Ask | None:
        options = [
            SIDE.of(tile, corner)
            for tile, plot in enumerate(s.tiles)
            for corner in free_corners(s, plot)
        ]
        return Ask(self.seat, options, "build-fence")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        tile, corner = SIDE.args(action)
        plot = s.tiles[tile]
        s.fences = put(s.fences, fence_left(s, self.seat), side_id(plot, corner))
        s.note("fenced", self.seat, tile, corner)
        if not free_corners(s, plot):
            s.call(MoveTile(seat_of(tile), number_of(tile)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        tile, corner = SIDE.args(action)
        if tile >= len(s.tiles):
            return Refusal("no-such-tile", "K4.3.C2")
        plot = s.tiles[tile]
        if s.land.around[plot][corner] == EMPTY:
            return Refusal("no-field-there", "K4.3.C1")
        taken = side_id(plot, corner) in s.fences
        return Refusal("fence-there", "K4.3.C1") if taken else None


class MoveTile(TileQuestion):
    """K4.3.C4 to K4.3.C6: the owner of a fully fenced tile moves it at once."""

    def verbs(self) -> tuple[Verb, ...]:
        return (MOVE,)

    def ask(self, s: Table) -> Ask | None:
        options = [MOVE.of(plot) for plot in empty_plots(s) if free_corners(s, plot)]
        return Ask(self.seat, options, "move-tile")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        tile = self.tile()
        s.tiles = put(s.tiles, tile, MOVE.arg(action))
        s.note("moved", tile, MOVE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        plot = MOVE.arg(action)
        refused = plot_refusal(s, plot, "K4.3.C5")
        if refused is not None:
            return refused
        for corner, field in enumerate(s.land.around[plot]):
            if field != EMPTY and side_id(plot, corner) not in s.fences:
                return None
        return Refusal("all-fenced", "K4.3.C5")


class RemoveFence(SeatQuestion[Table]):
    """K4.3.C3: any fence on the board."""

    def verbs(self) -> tuple[Verb, ...]:
        return (REMOVE,)

    def ask(self, s: Table) -> Ask | None:
        return Ask(self.seat, [REMOVE.of(fence) for fence in fences_laid(s)], "remove-fence")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        take_away_fence(s, self.seat, REMOVE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return fence_refusal(s, action, "K4.3.C3")


# D. Crafts and E. trade.


def pay_mix(s: Table, seat: int, action: int) -> None:
    for kind, n in enumerate(MIXES[PAY.arg(action)]):
        if n:
            s.pay(seat, kind, n)


def mix_refusal(s: Table, seat: int, action: int, price: int, rule: str) -> Refusal | None:
    mix = MIXES[PAY.arg(action)]
    if sum(mix) != price:
        return Refusal("not-the-price", rule, price)
    return short_of(s, seat, rule, tuple([(kind, n) for kind, n in enumerate(mix)]))


class PayCraft(Question[Table]):
    """K4.3.D1, K4.3.D3: the basic cubes that a craft cube is paid with."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (PAY,)

    def ask(self, s: Table) -> Ask | None:
        options = payable(s.hand(self.seat), s.craft_price(self.seat, self.kind))
        return Ask(self.seat, options, "pay-craft")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        seat, kind = self.seat, self.kind
        pay_mix(s, seat, action)
        if s.store[kind]:
            s.store[kind] -= 1
        else:
            s.spent[kind - BASICS] -= 1
        s.cubes[seat * KINDS + kind] += 1
        s.sure[seat * KINDS + kind] += 1
        s.favours = put(s.favours, seat, max(s.favours[seat] - 1, 0))
        s.note("crafted", seat, kind, PAY.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        price = s.craft_price(self.seat, self.kind)
        return mix_refusal(s, self.seat, action, price, "K4.3.D1")


class PayTrade(Question[Table]):
    """K4.3.E1, K5.L14: the basic cubes that are given for one of the named kind."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def verbs(self) -> tuple[Verb, ...]:
        return (PAY,)

    def ask(self, s: Table) -> Ask | None:
        price = s.trade_price(self.seat)
        options = payable(s.hand(self.seat), price)
        if price == 1:
            options = [pay for pay in options if MIXES[PAY.arg(pay)][self.kind] == 0]
        return Ask(self.seat, options, "pay-trade")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        pay_mix(s, self.seat, action)
        s.gain(self.seat, self.kind)
        left = s.free_trades[self.seat]
        s.free_trades = put(s.free_trades, self.seat, max(left - 1, 0))
        s.note("traded", self.seat, PAY.arg(action), self.kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if s.free_trades[self.seat] and MIXES[PAY.arg(action)][self.kind]:
            return Refusal("another-kind", "K5.L14")
        return mix_refusal(s, self.seat, action, s.trade_price(self.seat), "K4.3.E1")


# F. Law cards.


class PayLaw(Question[Table]):
    """K4.3.F1, K4.3.3: one cube for a law card, which is seen only then; the taker is out."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def verbs(self) -> tuple[Verb, ...]:
        return (GIVE,)

    def ask(self, s: Table) -> Ask | None:
        hand = s.hand(self.seat)
        return Ask(self.seat, [GIVE.of(kind) for kind in range(KINDS) if hand[kind]], "pay-law")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        seat = self.seat
        s.pay(seat, GIVE.arg(action))
        law = s.law_spaces[self.space] - 1 if s.options.face_up else s.draw_law()
        s.law_spaces = put(s.law_spaces, self.space, 0)
        hand = s.taken if s.options.only_taken else s.laws
        hand[seat] = add(hand[seat], law)
        s.out = add(s.out, seat)
        s.free_trades = put(s.free_trades, seat, 0)
        s.favours = put(s.favours, seat, 0)
        s.note("took-law", seat, GIVE.arg(action))
        if s.options.face_up:
            s.note("law-is", law)
        else:
            s.whisper(only(seat), "law-is", law)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        kind = GIVE.arg(action)
        return short_of(s, self.seat, "K4.3.F1", ((kind, 1),))
