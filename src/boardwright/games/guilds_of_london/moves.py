"""Men on their way: source, goal, number, and the second card that a promo guild asks for.

`mask` holds the suits that open a tile, ANY_SUIT for all tiles; `card` is the card of a Move, NONE
for an ability, which no promo guild lets in by its banners (G6.3.2).
"""

from __future__ import annotations

from boardwright.games.guilds_of_london.actions import ADD, FROM, MEN, TO
from boardwright.games.guilds_of_london.city import is_promo
from boardwright.games.guilds_of_london.components import COLOURS, PAPERMAKERS, meet
from boardwright.games.guilds_of_london.grid import CELLS, HALL, SHIP
from boardwright.games.guilds_of_london.state import ANY_SUIT, NONE, Table
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


def pair_fits(tile: int, one: int, other: int) -> bool:
    """G6.3.2: whether the banners of two cards open a promo guild."""
    if tile == PAPERMAKERS:
        return meet(one, other)
    return (one | other).bit_count() > 1


def alone_fits(tile: int, banners: int) -> bool:
    """G6.3.2: two different banners on one card open the Cheesemongers."""
    return tile != PAPERMAKERS and banners.bit_count() > 1


def second_cards(s: Table, rest: list[int], card: int, cell: int) -> list[int]:
    """The cards of the rest of a hand that go with the one played, each kind once."""
    tile, banners = s.tiles[cell], s.box.banners
    found: list[int] = []
    for other in rest:
        if pair_fits(tile, banners[card], banners[other]) and other not in found:
            found.append(other)
    return found


def goals(s: Table, rest: list[int], card: int, mask: int) -> list[int]:
    """The open tiles a man may be sent to."""
    if mask == ANY_SUIT:
        return list(s.open)
    suits, tiles = s.box.suits, s.tiles
    found: list[int] = []
    for cell in s.open:
        tile = tiles[cell]
        if meet(suits[tile], mask):
            found.append(cell)
        elif s.options.promo and card != NONE and is_promo(s, cell):
            if alone_fits(tile, mask) or second_cards(s, rest, card, cell):
                found.append(cell)
    return found


def unsure(s: Table, seat: int, card: int, mask: int) -> bool:
    """Whether the choice may hang on cards that others do not see: then it is always asked."""
    if not s.options.promo or card == NONE or mask == ANY_SUIT or not s.hands[seat]:
        return False
    return any(is_promo(s, cell) for cell in s.open)


# The judges.


def source_refusal(s: Table, seat: int, place: int, rule: str) -> Refusal | None:
    """What the place a man comes from must be: the Guildhall or an open tile, with own men."""
    if place == SHIP:
        return Refusal("not-from-plantation", rule)
    if place == s.scanning:
        return Refusal("under-resolution", "G4.2.11")
    if place != HALL and place not in s.open:
        return Refusal("not-open", rule)
    return None if s.men[place * COLOURS + seat] else Refusal("no-own-man", rule)


def goal_refusal(
    s: Table, rest: list[int], card: int, mask: int, source: int, cell: int, rule: str
) -> Refusal | None:
    if cell not in s.open:
        return Refusal("not-open", rule)
    if cell == source:
        return Refusal("same-place", rule)
    if mask == ANY_SUIT or meet(s.box.suits[s.tiles[cell]], mask):
        return None
    if not is_promo(s, cell):
        return Refusal("wrong-suit", rule)
    if card == NONE:
        return Refusal("promo-closed", "G6.3.2")
    tile = s.tiles[cell]
    if tile != PAPERMAKERS and mask.bit_count() == 2:
        return None
    for other in rest:
        if pair_fits(tile, mask, s.box.banners[other]):
            return None
    return Refusal("no-second-card", "G6.3.2")


def leads_nowhere(s: Table, rest: list[int], card: int, mask: int, source: int, rule: str) -> bool:
    for cell in range(CELLS):
        if goal_refusal(s, rest, card, mask, source, cell, rule) is None:
            return False
    return True


# The questions.


class MoveSource(Question[Table]):
    """G4.1.3, G7.R1, G7.R3: where the man comes from."""

    def __init__(self, seat: int, card: int, mask: int, most: int) -> None:
        self.seat = seat
        self.card = card
        self.mask = mask
        self.most = most

    def verbs(self) -> tuple[Verb, ...]:
        return (FROM,)

    def ask(self, s: Table) -> Ask | None:
        found = goals(s, s.hands[self.seat], self.card, self.mask)
        sources = s.places(self.seat)
        if len(found) == 1:
            sources = [place for place in sources if place != found[0]]
        options = [FROM.of(place) for place in sources] if found else []
        few = len(options) <= 1 and not unsure(s, self.seat, self.card, self.mask)
        if few and not options:
            s.done()
            return None
        return Ask(self.seat, options, "move-source", few)

    def answer(self, s: Table, action: int) -> None:
        s.goto(MoveGoal(self.seat, self.card, self.mask, self.most, FROM.arg(action)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        place = FROM.arg(action)
        refused = source_refusal(s, self.seat, place, "G4.1.3")
        if refused is not None:
            return refused
        if leads_nowhere(s, s.hands[self.seat], self.card, self.mask, place, "G4.1.3"):
            return Refusal("no-goal", "G4.1.3")
        return None


class MoveGoal(Question[Table]):
    """G4.1.3, G7.Y3, G7.Y4, G7.R1, G7.R3: which open tile the men go to."""

    def __init__(self, seat: int, card: int, mask: int, most: int, source: int) -> None:
        self.seat = seat
        self.card = card
        self.mask = mask
        self.most = most
        self.source = source

    def verbs(self) -> tuple[Verb, ...]:
        return (TO,)

    def ask(self, s: Table) -> Ask | None:
        found = goals(s, s.hands[self.seat], self.card, self.mask)
        options = [TO.base + cell for cell in found if cell != self.source]
        few = len(options) <= 1 and not unsure(s, self.seat, self.card, self.mask)
        if few and not options:
            s.done()
            return None
        return Ask(self.seat, options, "move-goal", few)

    def answer(self, s: Table, action: int) -> None:
        goal = TO.arg(action)
        bound = self.mask != ANY_SUIT and is_promo(s, goal)
        if bound and not alone_fits(s.tiles[goal], self.mask):
            s.goto(SecondCard(self.seat, self.card, self.source, goal))
        elif self.most > 1 and s.at(self.seat, self.source) > 1:
            s.goto(MenCount(self.seat, self.source, goal, self.most))
        else:
            s.done()
            send(s, self.seat, self.source, goal, 1)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        goal = TO.arg(action)
        rest = s.hands[self.seat]
        return goal_refusal(s, rest, self.card, self.mask, self.source, goal, "G4.1.3")


def send(s: Table, seat: int, source: int, goal: int, n: int) -> None:
    s.shift(seat, source, goal, n)
    s.note("moved", seat, n, s.spot(source), s.spot(goal))


class MenCount(Question[Table]):
    """G7.Y4, G7.R1, G7.P5: how many men go together."""

    def __init__(self, seat: int, source: int, goal: int, most: int) -> None:
        self.seat = seat
        self.source = source
        self.goal = goal
        self.most = most

    def verbs(self) -> tuple[Verb, ...]:
        return (MEN,)

    def ask(self, s: Table) -> Ask | None:
        most = min(self.most, s.at(self.seat, self.source))
        return Ask(self.seat, [MEN.of(n) for n in range(1, most + 1)], "men-count")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        send(s, self.seat, self.source, self.goal, MEN.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        n = MEN.arg(action)
        if n == 0:
            return Refusal("one-at-least", "G4.1.6")
        if n > self.most:
            return Refusal("so-many-at-most", "G4.1.6", self.most)
        there = s.men[self.source * COLOURS + self.seat]
        return Refusal("few-men", "G4.1.6", there) if n > there else None


class SecondCard(Question[Table]):
    """G6.3.2: the other card of a move onto a promo guild."""

    def __init__(self, seat: int, card: int, source: int, goal: int) -> None:
        self.seat = seat
        self.card = card
        self.source = source
        self.goal = goal

    def verbs(self) -> tuple[Verb, ...]:
        return (ADD,)

    def ask(self, s: Table) -> Ask | None:
        fitting = second_cards(s, s.hands[self.seat], self.card, self.goal)
        last = len(s.hands[self.seat]) == 1
        return Ask(self.seat, [ADD.of(card) for card in fitting], "second-card", forced=last)

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.leave_hand(self.seat, ADD.arg(action))
        s.note("added", self.seat, ADD.arg(action))
        send(s, self.seat, self.source, self.goal, 1)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        card = ADD.arg(action)
        if card not in s.hands[self.seat]:
            return Refusal("not-in-hand", "G4.1.1")
        banners = s.box.banners
        fits = pair_fits(s.tiles[self.goal], banners[self.card], banners[card])
        return None if fits else Refusal("wrong-banners", "G6.3.2")
