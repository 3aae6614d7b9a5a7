"""What the abilities of the cards do (manual 7): when one is of use, and the choices it opens."""

from __future__ import annotations

from bisect import insort
from typing import Final

from boardwright.games.guilds_of_london.actions import DIG, EVICT, FROM, MEN, STOP, SWAP, TO
from boardwright.games.guilds_of_london.components import (
    COLOURS,
    E_ARCHIVE,
    E_BEADLE,
    E_CROWD,
    E_DRAW,
    E_EMIGRATE,
    E_END_DRAW,
    E_ESCORT,
    E_EVICT,
    E_FEAST,
    E_GAIN,
    E_HIRE,
    E_HIRE_DRAW,
    E_LOAN,
    E_MARCH,
    E_MAYORAL,
    E_NEUTRAL,
    E_PASSAGE,
    E_PLACE,
    E_RECALL,
    E_SHIP,
    E_SWAP,
    E_TONGUE,
    MAN_OF_HALL,
    MAN_OF_SHIP,
    NUMBERED,
    ROWS,
    SECONDS,
)
from boardwright.games.guilds_of_london.grid import HALL, SHIP, SUPPLY
from boardwright.games.guilds_of_london.moves import (
    MoveGoal,
    MoveSource,
    leads_nowhere,
    send,
    source_refusal,
)
from boardwright.games.guilds_of_london.state import (
    ANY_SUIT,
    FROM_ABILITIES,
    NONE,
    Rule,
    Table,
)
from boardwright.games.shared import put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal

ALWAYS: Final = (
    1 << E_GAIN | 1 << E_END_DRAW | 1 << E_MAYORAL | 1 << E_NEUTRAL | 1 << E_PASSAGE | 1 << E_TONGUE
)


class Outlook:
    """What a player can do just now, gathered once for all his cards."""

    def __init__(self, s: Table, seat: int) -> None:
        men = s.men
        suits, tiles = s.box.suits, s.tiles
        hall = men[HALL * COLOURS + seat]
        spots, spot, shown = 0, NONE, 0
        for cell in s.open:
            shown |= suits[tiles[cell]]
            if men[cell * COLOURS + seat]:
                spots += 1
                spot = cell
        self.supply: int = men[SUPPLY * COLOURS + seat]
        self.hall: int = hall
        self.ship: int = men[SHIP * COLOURS + seat]
        self.spots: int = spots
        self.spot: int = spot if spots == 1 and not hall else NONE  # of his only man to move
        self.shown: int = shown  # suits of all open tiles
        # Suits of tiles that one of his men can go to: with a single man on the board, not his own.
        self.reach: int = shown if hall or spots > 1 else 0
        if self.spot != NONE:
            for cell in s.open:
                if cell != spot:
                    self.reach |= suits[tiles[cell]]
        self.anywhere: bool = len(s.open) > (0 if hall else 1) and (hall > 0 or spots > 0)
        self.fit: int = self._fit(s, seat)

    def _fit(self, s: Table, seat: int) -> int:
        """The effects that would do something, banners and other players' men aside."""
        fit = ALWAYS if not s.tongue else ALWAYS & ~(1 << E_TONGUE)
        if self.supply:
            fit |= 1 << E_HIRE | 1 << E_HIRE_DRAW | 1 << E_EMIGRATE | 1 << E_PLACE
            if s.open:
                fit |= 1 << E_FEAST
        if s.deck or s.discard:
            fit |= 1 << E_HIRE_DRAW | 1 << E_RECALL | 1 << E_LOAN | 1 << E_DRAW | 1 << E_BEADLE
        elif beadle_goals(s):
            fit |= 1 << E_BEADLE
        if s.discard:
            fit |= 1 << E_ARCHIVE
        if self.hall or self.spots:
            fit |= 1 << E_SHIP | 1 << E_ESCORT | 1 << E_SWAP
        if self.ship or self.spots:
            fit |= 1 << E_RECALL
        if self.anywhere:
            fit |= 1 << E_MARCH
        if self.shown and (s.stock[seat] or s.board_neutrals):
            fit |= 1 << E_CROWD
        return fit | 1 << E_EVICT


def usable(s: Table, seat: int, card: int, look: Outlook) -> bool:
    """G4.1.4: the cost can be paid and the effect does something."""
    box = s.box
    if box.gold[card] >= len(s.hands[seat]):
        return False
    cost = box.man_cost[card]
    if cost and (look.hall if cost == MAN_OF_HALL else look.ship) == 0:
        return False
    effect = box.effects[card]
    if look.fit >> effect & 1 == 0:
        return False
    if effect == E_PLACE:
        return box.banners[card] & look.shown != 0
    if effect == E_ESCORT:
        return box.banners[card] & look.reach != 0
    if effect == E_EVICT:
        return bool(others_men(s, seat, NONE))
    if effect == E_SWAP:
        return bool(swap_sources(s, seat))
    return True


def use_refusal(s: Table, seat: int, card: int) -> Refusal | None:
    """The same, with the reason."""
    rule = f"G7.{ROWS[card // SECONDS]}"
    gold = s.box.gold[card]
    if len(s.hands[seat]) - 1 < gold:
        return Refusal("few-cards", "G4.1.5", gold)
    cost = s.box.man_cost[card]
    if cost == MAN_OF_HALL and s.at(seat, HALL) == 0:
        return Refusal("no-man-in-hall", rule)
    if cost == MAN_OF_SHIP and s.at(seat, SHIP) == 0:
        return Refusal("no-man-on-ship", rule)
    return None if serves(s, seat, card, rule) else Refusal("no-use", rule)


def serves(s: Table, seat: int, card: int, rule: str) -> bool:
    """Whether an effect would do something, asked of the judges of its choices."""
    effect = s.box.effects[card]
    mask = s.box.banners[card]
    sources = [p for p in [HALL, *s.open] if source_refusal(s, seat, p, rule) is None]
    if effect in (E_HIRE, E_EMIGRATE):
        return s.at(seat, SUPPLY) > 0
    if effect in (E_PLACE, E_FEAST):
        suits = ANY_SUIT if effect == E_FEAST else mask
        closed = leads_nowhere(s, [], NONE, suits, SUPPLY, rule)
        return s.at(seat, SUPPLY) > 0 and not closed
    if effect == E_HIRE_DRAW:
        return s.at(seat, SUPPLY) > 0 or s.drawable() > 0
    if effect == E_SHIP:
        return len(sources) > 0
    if effect == E_RECALL:
        return s.drawable() > 0 or s.at(seat, SHIP) > 0 or any(p != HALL for p in sources)
    if effect in (E_ESCORT, E_MARCH):
        suits = mask if effect == E_ESCORT else ANY_SUIT
        return any(not leads_nowhere(s, [], NONE, suits, p, rule) for p in sources)
    if effect == E_EVICT:
        return any(s.coloured(cell) > s.at(seat, cell) for cell in s.open)
    if effect == E_SWAP:
        theirs = [cell for cell in s.open if s.coloured(cell) > s.at(seat, cell)]
        mine = [place for place in sources if place != HALL]
        return any(cell != other for cell in mine for other in theirs)
    if effect in (E_LOAN, E_DRAW):
        return s.drawable() > 0
    if effect == E_ARCHIVE:
        return len(s.discard) > 0
    if effect == E_CROWD:
        tiles = [cell for cell in s.open if not s.is_promo(cell)]
        return s.stock[seat] + s.board_neutrals > 0 and len(tiles) > 0
    if effect == E_BEADLE:
        return s.drawable() > 0 or any(cell != s.beadle for cell in s.open_guilds())
    return effect != E_TONGUE or s.tongue == 0


def enact(s: Table, seat: int, card: int) -> None:
    """Let an ability happen whose cost is paid: what is fixed at once, what is chosen next."""
    effect, n, extra = s.box.effects[card], s.box.amounts[card], s.box.extras[card]
    if effect == E_HIRE:
        s.call(HireMen(seat, 1, n))
    elif effect == E_HIRE_DRAW:
        s.call(HireMen(seat, 0 if s.drawable() else 1, n), DrawNow(seat, extra))
    elif effect == E_PLACE:
        s.call(MoveGoal(seat, NONE, s.box.banners[card], n, SUPPLY))
    elif effect == E_FEAST:
        s.call(MoveGoal(seat, NONE, ANY_SUIT, n, SUPPLY))
    elif effect == E_SHIP:
        s.call(ShipMen(seat, n, 0))
    elif effect == E_EMIGRATE:
        send(s, seat, SUPPLY, SHIP, 1)
    elif effect == E_RECALL:
        s.call(RecallMen(seat, n, 0), DrawNow(seat, extra))
    elif effect == E_GAIN:
        s.gain(seat, n, FROM_ABILITIES)
    elif effect == E_ESCORT:
        s.call(MoveSource(seat, NONE, s.box.banners[card], n))
    elif effect == E_MARCH:
        s.call(MarchGoal(seat, n))
    elif effect == E_PASSAGE:
        s.end_draw += extra
        s.call(MoveSource(seat, NONE, ANY_SUIT, n))
    elif effect == E_EVICT:
        s.call(EvictMan(seat))
    elif effect == E_SWAP:
        s.call(SwapOwn(seat))
    else:
        enact_cards(s, seat, effect, n, extra)


def enact_cards(s: Table, seat: int, effect: int, n: int, extra: int) -> None:
    """The abilities of the green and purple cards."""
    if effect == E_END_DRAW:
        s.end_draw += n
    elif effect == E_LOAN:
        s.end_draw += extra
        s.call(DrawNow(seat, n))
    elif effect == E_ARCHIVE:
        s.call(DigCards(seat, n, min(s.box.reach, len(s.discard)), 0))
    elif effect == E_DRAW:
        s.call(DrawNow(seat, n))
    elif effect == E_MAYORAL:
        for _ in range(n):
            s.draw_mayoral(seat, FROM_ABILITIES)
    elif effect == E_NEUTRAL:
        s.take_neutrals(seat, n)
        s.end_draw += extra
    elif effect == E_CROWD:
        s.call(PlaceCrowd(seat, n, 0))
    elif effect == E_BEADLE:
        s.call(SendBeadle(seat), DrawNow(seat, extra))
    else:
        s.tongue = n


class DrawNow(Rule):
    """G7.2: cards that may be played in the same turn."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def ask(self, s: Table) -> Ask | None:
        s.done()
        s.draw_cards(self.seat, self.n)
        return None


class HireMen(Rule):
    """G7.Y1, G7.Y2, G7.Y5: how many."""

    def __init__(self, seat: int, least: int, most: int) -> None:
        self.seat = seat
        self.least = least
        self.most = most

    def verbs(self) -> tuple[Verb, ...]:
        return (MEN,)

    def ask(self, s: Table) -> Ask | None:
        most = min(self.most, s.at(self.seat, SUPPLY))
        if most <= self.least:
            s.done()
            s.hire(self.seat, most)
            return None
        return Ask(self.seat, [MEN.of(n) for n in range(self.least, most + 1)], "hire-count")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.hire(self.seat, MEN.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        n = MEN.arg(action)
        if n < self.least:
            return Refusal("one-at-least", "G4.1.6")
        if n > self.most:
            return Refusal("so-many-at-most", "G4.1.6", self.most)
        left = s.men[SUPPLY * COLOURS + self.seat]
        return Refusal("few-men", "G4.1.6", left) if n > left else None


# Blue: the Plantation.


class ShipMen(Rule):
    """G7.B1, G7.B2: men to the Plantation, one by one; he may stop after the first."""

    def __init__(self, seat: int, left: int, gone: int) -> None:
        self.seat = seat
        self.left = left
        self.gone = gone

    def verbs(self) -> tuple[Verb, ...]:
        return (FROM, STOP)

    def ask(self, s: Table) -> Ask | None:
        options = [FROM.of(place) for place in s.places(self.seat)] if self.left else []
        if not options:
            s.done()
            return None
        if self.gone:
            options.append(STOP.base)
        elif len(options) == 1:
            self.answer(s, options[0])
            return None
        return Ask(self.seat, options, "ship-man")

    def answer(self, s: Table, action: int) -> None:
        if action == STOP.base:
            s.done()
            return
        s.goto(ShipMen(self.seat, self.left - 1, self.gone + 1))
        send(s, self.seat, FROM.arg(action), SHIP, 1)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == STOP.base:
            return None if self.gone else Refusal("one-at-least", "G4.1.6")
        return source_refusal(s, self.seat, FROM.arg(action), "G7.B1")


class RecallMen(Rule):
    """G7.B4: men to the Guildhall, one by one; the card to be drawn lets him stop at once."""

    def __init__(self, seat: int, left: int, gone: int) -> None:
        self.seat = seat
        self.left = left
        self.gone = gone

    def verbs(self) -> tuple[Verb, ...]:
        return (FROM, STOP)

    def ask(self, s: Table) -> Ask | None:
        places = [SHIP] if s.at(self.seat, SHIP) else []
        places += [cell for cell in s.places(self.seat) if cell != HALL]
        if not places or not self.left:
            s.done()
            return None
        options = [FROM.of(place) for place in places]
        if self.gone or s.drawable():
            options.append(STOP.base)
        elif len(options) == 1:
            self.answer(s, options[0])
            return None
        return Ask(self.seat, options, "recall-man")

    def answer(self, s: Table, action: int) -> None:
        if action == STOP.base:
            s.done()
            return
        s.goto(RecallMen(self.seat, self.left - 1, self.gone + 1))
        send(s, self.seat, FROM.arg(action), HALL, 1)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == STOP.base:
            idle = self.gone == 0 and s.drawable() == 0
            return Refusal("one-at-least", "G4.1.6") if idle else None
        place = FROM.arg(action)
        if place == HALL:
            return Refusal("same-place", "G7.B4")
        if place == SHIP:
            return None if s.at(self.seat, SHIP) else Refusal("no-own-man", "G7.B4")
        return source_refusal(s, self.seat, place, "G7.B4")


# Red: men on the board.


class MarchGoal(Rule):
    """G7.R2: the tile where men gather."""

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def verbs(self) -> tuple[Verb, ...]:
        return (TO,)

    def ask(self, s: Table) -> Ask | None:
        places = s.places(self.seat)
        cells = [c for c in s.open if len(places) > 1 or (places and places[0] != c)]
        if len(cells) <= 1:
            if cells:
                self.answer(s, TO.of(cells[0]))
            else:
                s.done()
            return None
        return Ask(self.seat, [TO.of(cell) for cell in cells], "march-goal")

    def answer(self, s: Table, action: int) -> None:
        s.goto(GatherMen(self.seat, TO.arg(action), self.most, 0))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        goal = TO.arg(action)
        if goal not in s.open:
            return Refusal("not-open", "G7.R2")
        for place in (HALL, *s.open):
            if place != goal and s.men[place * COLOURS + self.seat]:
                return None
        return Refusal("no-own-man", "G7.R2")


class GatherMen(Rule):
    """G7.R2: who goes there, one by one; he may stop after the first."""

    def __init__(self, seat: int, goal: int, left: int, gone: int) -> None:
        self.seat = seat
        self.goal = goal
        self.left = left
        self.gone = gone

    def verbs(self) -> tuple[Verb, ...]:
        return (FROM, STOP)

    def ask(self, s: Table) -> Ask | None:
        options = [FROM.of(place) for place in s.places(self.seat) if place != self.goal]
        if not options or not self.left:
            s.done()
            return None
        if self.gone:
            options.append(STOP.base)
        elif len(options) == 1:
            self.answer(s, options[0])
            return None
        return Ask(self.seat, options, "gather-man")

    def answer(self, s: Table, action: int) -> None:
        if action == STOP.base:
            s.done()
            return
        s.goto(GatherMen(self.seat, self.goal, self.left - 1, self.gone + 1))
        send(s, self.seat, FROM.arg(action), self.goal, 1)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == STOP.base:
            return None if self.gone else Refusal("one-at-least", "G4.1.6")
        if FROM.arg(action) == self.goal:
            return Refusal("same-place", "G7.R2")
        return source_refusal(s, self.seat, FROM.arg(action), "G7.R2")


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


class EvictMan(Rule):
    """G7.R4: whose man goes home."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (EVICT,)

    def ask(self, s: Table) -> Ask | None:
        options = [EVICT.of(cell, colour) for cell, colour in others_men(s, self.seat, NONE)]
        if len(options) == 1:
            self.answer(s, options[0])
            return None
        return Ask(self.seat, options, "evict")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        cell, colour = EVICT.args(action)
        s.shift(colour, cell, HALL)
        s.note("evicted", self.seat, colour, cell)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        cell, colour = EVICT.args(action)
        return others_refusal(s, self.seat, cell, colour, "G7.R4")


class SwapOwn(Rule):
    """G7.R5: which own man changes places."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (FROM,)

    def ask(self, s: Table) -> Ask | None:
        cells = swap_sources(s, self.seat)
        if len(cells) == 1:
            s.goto(SwapOther(self.seat, cells[0]))
            return None
        return Ask(self.seat, [FROM.of(cell) for cell in cells], "swap-own")

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


class SwapOther(Rule):
    """G7.R5: with whose man, on a different tile."""

    def __init__(self, seat: int, own: int) -> None:
        self.seat = seat
        self.own = own

    def verbs(self) -> tuple[Verb, ...]:
        return (SWAP,)

    def ask(self, s: Table) -> Ask | None:
        options = [SWAP.of(cell, colour) for cell, colour in others_men(s, self.seat, self.own)]
        if len(options) == 1:
            self.answer(s, options[0])
            return None
        return Ask(self.seat, options, "swap-other")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        cell, colour = SWAP.args(action)
        s.shift(self.seat, self.own, cell)
        s.shift(colour, cell, self.own)
        s.note("swapped", self.seat, self.own, colour, cell)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        cell, colour = SWAP.args(action)
        if cell == self.own:
            return Refusal("same-place", "G7.R5")
        return others_refusal(s, self.seat, cell, colour, "G7.R5")


# Green and purple: cards, neutrals, the Beadle.


class DigCards(Rule):
    """G7.G4: cards among the `reach` uppermost of the discard pile; stop after the first."""

    def __init__(self, seat: int, left: int, reach: int, gone: int) -> None:
        self.seat = seat
        self.left = left
        self.reach = reach
        self.gone = gone

    def verbs(self) -> tuple[Verb, ...]:
        return (DIG, STOP)

    def ask(self, s: Table) -> Ask | None:
        if not self.left or not self.reach:
            s.done()
            return None
        cards = sorted(set(s.discard[-self.reach :]))
        options = [DIG.of(card) for card in cards]
        if self.gone:
            options.append(STOP.base)
        elif len(options) == 1:
            self.answer(s, options[0])
            return None
        return Ask(self.seat, options, "archive")

    def answer(self, s: Table, action: int) -> None:
        if action == STOP.base:
            s.done()
            return
        card = DIG.arg(action)
        at = len(s.discard) - 1
        while s.discard[at] != card:
            at -= 1
        s.discard.pop(at)
        insort(s.hands[self.seat], card)
        known = tuple(sorted([*s.known[self.seat], card]))
        s.known = (*s.known[: self.seat], known, *s.known[self.seat + 1 :])
        s.note("dug", self.seat, card)
        s.goto(DigCards(self.seat, self.left - 1, self.reach - 1, self.gone + 1))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == STOP.base:
            return None if self.gone else Refusal("one-at-least", "G4.1.6")
        top = s.discard[len(s.discard) - self.reach :]
        return None if DIG.arg(action) in top else Refusal("not-in-reach", "G7.G4")


class PlaceCrowd(Rule):
    """G7.P3: neutrals onto open tiles, one by one; he may stop after the first."""

    def __init__(self, seat: int, left: int, gone: int) -> None:
        self.seat = seat
        self.left = left
        self.gone = gone

    def verbs(self) -> tuple[Verb, ...]:
        return (TO, STOP)

    def ask(self, s: Table) -> Ask | None:
        if not self.left or s.stock[self.seat] + s.board_neutrals == 0:
            s.done()
            return None
        options = [TO.of(cell) for cell in s.open if not s.is_promo(cell)]
        if self.gone:
            options.append(STOP.base)
        elif len(options) == 1:
            self.answer(s, options[0])
            return None
        return Ask(self.seat, options, "crowd-tile")

    def answer(self, s: Table, action: int) -> None:
        if action == STOP.base:
            s.done()
            return
        if s.stock[self.seat]:
            s.stock = put(s.stock, self.seat, s.stock[self.seat] - 1)
        else:
            s.board_neutrals -= 1
        s.add_neutrals(TO.arg(action), 1)
        s.note("crowd", self.seat, TO.arg(action))
        s.goto(PlaceCrowd(self.seat, self.left - 1, self.gone + 1))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == STOP.base:
            return None if self.gone else Refusal("one-at-least", "G4.1.6")
        cell = TO.arg(action)
        if cell not in s.open:
            return Refusal("not-open", "G7.P3")
        return Refusal("promo-closed", "G6.3.2") if s.is_promo(cell) else None


def beadle_goals(s: Table) -> list[int]:
    return [cell for cell in s.open_guilds() if cell != s.beadle]


class SendBeadle(Rule):
    """G7.P4: the Beadle goes to another open guild tile."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (TO,)

    def ask(self, s: Table) -> Ask | None:
        options = [TO.of(cell) for cell in beadle_goals(s)]
        if len(options) <= 1:
            if options:
                self.answer(s, options[0])
            else:
                s.done()
            return None
        return Ask(self.seat, options, "beadle-tile")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.beadle = TO.arg(action)
        s.note("beadle", s.tiles[s.beadle], s.beadle)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        cell = TO.arg(action)
        if cell not in s.open:
            return Refusal("not-open", "G7.P4")
        if s.tiles[cell] >= NUMBERED:
            return Refusal("no-guild", "G7.P4")
        return Refusal("same-place", "G7.P4") if cell == s.beadle else None
