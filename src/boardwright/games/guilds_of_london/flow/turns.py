"""Manual 4.1: a player's turn."""

from __future__ import annotations

from boardwright.games.guilds_of_london.actions import CLAIM, DROP, END, HIRE, MOVE, PAY, TO, USE
from boardwright.games.guilds_of_london.city import is_guild, is_promo, masterless
from boardwright.games.guilds_of_london.components import COLOURS, MAN_OF_HALL, TOKEN_KINDS, meet
from boardwright.games.guilds_of_london.effects import usable, use_refusal
from boardwright.games.guilds_of_london.effects.effect import Outlook
from boardwright.games.guilds_of_london.grid import HALL, SHIP, SUPPLY
from boardwright.games.guilds_of_london.moves import (
    MoveSource,
    goals,
    leads_nowhere,
    source_refusal,
)
from boardwright.games.guilds_of_london.state import ANY_SUIT, NONE, OnTurn, Table
from boardwright.games.guilds_of_london.tokens import tokens_held
from boardwright.games.shared import SeatQuestion, SeatStep, put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


class BeginTurn(SeatStep[Table]):
    """Nothing that holds for a turn outlasts it."""

    def run(self, s: Table) -> None:
        s.turn = turn = OnTurn()
        turn.active = self.seat
        s.goto(EndTurn(self.seat))
        s.call(Turn(self.seat))


class Turn(SeatQuestion[Table]):
    """G4.1.1: one card after the other, until the player ends it."""

    def verbs(self) -> tuple[Verb, ...]:
        return (END, HIRE, MOVE, USE, CLAIM)

    def ask(self, s: Table) -> Ask | None:
        seat = self.seat
        options = [END.base]
        look = Outlook(s, seat)
        banners = s.box.banners
        last = NONE
        for card in s.hands[seat]:
            if card == last:
                continue
            last = card
            if look.supply:
                options.append(HIRE.base + card)
            if look.anywhere:
                fits = s.turn.tongue or meet(banners[card], look.reach)
                if fits or (s.options.promo and promo_open(s, seat, card, look.spot)):
                    options.append(MOVE.base + card)
            if usable(s, seat, card, look):
                options.append(USE.base + card)
        if s.options.claims and claimable(s, seat):
            options.append(CLAIM.base)
        return Ask(seat, options, "turn")

    def answer(self, s: Table, action: int) -> None:
        seat = self.seat
        if action == END.base:
            s.done()
        elif HIRE.has(action):
            play_card(s, seat, HIRE.arg(action))
            s.note("plays-hire", seat, HIRE.arg(action))
            s.hire(seat, 1)
        elif MOVE.has(action):
            self._move(s, MOVE.arg(action))
        elif USE.has(action):
            self._use(s, USE.arg(action))
        else:
            s.call(ClaimTile(seat))

    def _move(self, s: Table, card: int) -> None:
        play_card(s, self.seat, card)
        s.note("plays-move", self.seat, card)
        if s.turn.tongue:
            s.call(MoveSource(self.seat, card, ANY_SUIT, s.turn.tongue))
        else:
            s.call(MoveSource(self.seat, card, s.box.banners[card], 1))

    def _use(self, s: Table, card: int) -> None:
        """G4.1.4, G4.1.5: the cost first."""
        seat = self.seat
        play_card(s, seat, card)
        s.note("plays-use", seat, card)
        if s.box.man_cost[card]:
            place = HALL if s.box.man_cost[card] == MAN_OF_HALL else SHIP
            s.shift(seat, place, SUPPLY)
            s.note("paid-man", seat, place)
        if s.box.gold[card]:
            s.call(PayGold(seat, card, s.box.gold[card]))
        else:
            s.box.effects[card].play(s, seat, card)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        seat = self.seat
        if action == END.base:
            return None
        if action == CLAIM.base:
            return claim_refusal(s, seat)
        verb = HIRE if HIRE.has(action) else MOVE if MOVE.has(action) else USE
        card = verb.arg(action)
        if card not in s.hands[seat]:
            return Refusal("not-in-hand", "G4.1.1")
        if verb is HIRE:
            return None if s.at(seat, SUPPLY) else Refusal("supply-empty", "G4.1.2")
        return move_refusal(s, seat, card) if verb is MOVE else use_refusal(s, seat, card)


def play_card(s: Table, seat: int, card: int) -> None:
    """A card is played, for whatever it is good for."""
    s.turn = turn = s.turn.copy()
    turn.acted = 1
    s.leave_hand(seat, card)


def without(hand: list[int], card: int) -> list[int]:
    """The other cards of a hand."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def promo_open(s: Table, seat: int, card: int, spot: int) -> bool:
    """G6.3.2: whether a promo guild lets this card and another one in."""
    found = goals(s, without(s.hands[seat], card), card, s.box.banners[card])
    return any(is_promo(s, cell) and cell != spot for cell in found)


def move_refusal(s: Table, seat: int, card: int) -> Refusal | None:
    mask = ANY_SUIT if s.turn.tongue else s.box.banners[card]
    rest = without(s.hands[seat], card)
    for place in (HALL, *s.open):
        if source_refusal(s, seat, place, "G4.1.3") is None:
            if not leads_nowhere(s, rest, card, mask, place, "G4.1.3"):
                return None
    return Refusal("no-move", "G4.1.3")


class PayGold(Question[Table]):
    """G4.1.5: other cards for an ability, one by one; the last card needs no question."""

    def __init__(self, seat: int, card: int, left: int) -> None:
        self.seat = seat
        self.card = card
        self.left = left

    def verbs(self) -> tuple[Verb, ...]:
        return (PAY,)

    def ask(self, s: Table) -> Ask | None:
        hand = s.hands[self.seat]
        options = [PAY.of(card) for card in kinds(hand)]
        return Ask(self.seat, options, "pay-gold", forced=len(hand) == 1)

    def answer(self, s: Table, action: int) -> None:
        s.leave_hand(self.seat, PAY.arg(action))
        s.note("paid-card", self.seat, PAY.arg(action))
        if self.left > 1:
            s.goto(PayGold(self.seat, self.card, self.left - 1))
        else:
            s.done()
            s.box.effects[self.card].play(s, self.seat, self.card)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        held = PAY.arg(action) in s.hands[self.seat]
        return None if held else Refusal("not-in-hand", "G4.1.5")


def kinds(hand: list[int]) -> list[int]:
    """The cards of a sorted hand, each kind once."""
    found: list[int] = []
    last = NONE
    for card in hand:
        if card != last:
            found.append(card)
            last = card
    return found


class EndTurn(SeatStep[Table]):
    """G4.1.7, G4.1.8: cards aside go to the pile, then the player draws."""

    def run(self, s: Table) -> None:
        s.clear_aside()
        s.note("ended", self.seat)
        s.draw_cards(self.seat, s.cards_at_end())
        s.goto(Discard(self.seat))


class Discard(SeatQuestion[Table]):
    """G4.1.9: down to the limit, card by card; they reach the pile in card order."""

    def verbs(self) -> tuple[Verb, ...]:
        return (DROP,)

    def ask(self, s: Table) -> Ask | None:
        hand = s.hands[self.seat]
        if len(hand) > s.hand_limit(self.seat):
            return Ask(self.seat, [DROP.base + card for card in kinds(hand)], "discard")
        s.aside = tuple(sorted(s.aside))
        s.clear_aside()
        s.turn = turn = s.turn.copy()
        turn.active = NONE
        s.done()
        return None

    def answer(self, s: Table, action: int) -> None:
        s.leave_hand(self.seat, DROP.arg(action))
        s.note("dropped", self.seat, DROP.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        held = DROP.arg(action) in s.hands[self.seat]
        return None if held else Refusal("not-in-hand", "G4.1.9")


# Alone: the Guild of Solo Board-gamers.


def claimable(s: Table, seat: int) -> bool:
    """G10.8: tokens, a man and a guild without a Master."""
    if tokens_held(s, seat) < s.box.claim_price or s.at(seat, HALL) == 0:
        return False
    return bool(masterless(s))


def claim_refusal(s: Table, seat: int) -> Refusal | None:
    if not s.options.claims:
        return Refusal("no-claims", "G9.6")
    held = s.held[seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS]
    if sum(held) < s.box.claim_price:
        return Refusal("few-tokens", "G10.8", s.box.claim_price)
    if s.men[HALL * COLOURS + seat] == 0:
        return Refusal("no-man-in-hall", "G10.8")
    free = any(claim_tile_refusal(s, cell) is None for cell in range(len(s.tiles)))
    return None if free else Refusal("no-free-guild", "G10.8")


def claim_tile_refusal(s: Table, cell: int) -> Refusal | None:
    if not is_guild(s, cell):
        return Refusal("no-guild", "G10.8")
    if cell in s.open:
        return Refusal("not-resolved", "G10.8")
    return Refusal("has-master", "G10.8") if s.masters[cell] != NONE else None


class ClaimTile(SeatQuestion[Table]):
    """G10.8: which guild gets a Master."""

    def verbs(self) -> tuple[Verb, ...]:
        return (TO,)

    def ask(self, s: Table) -> Ask | None:
        cells = masterless(s)
        return Ask(self.seat, [TO.of(cell) for cell in cells], "claim-tile", forced=True)

    def answer(self, s: Table, action: int) -> None:
        s.done()
        cell = TO.arg(action)
        left = s.box.claim_price
        for at in range(self.seat * TOKEN_KINDS, (self.seat + 1) * TOKEN_KINDS):
            spent = min(left, s.held[at])
            s.held = put(s.held, at, s.held[at] - spent)
            left -= spent
        s.lost_tokens += s.box.claim_price
        s.men[HALL * COLOURS + self.seat] -= 1
        s.masters = put(s.masters, cell, self.seat)
        s.note("claimed", self.seat, s.spot(cell), s.box.claim_price)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return claim_tile_refusal(s, TO.arg(action))
