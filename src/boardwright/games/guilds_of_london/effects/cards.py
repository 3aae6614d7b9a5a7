"""Abilities with cards, neutrals and the Beadle: green and purple (G7.G1 to G7.P7)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from boardwright.games.guilds_of_london.actions import DIG, TO
from boardwright.games.guilds_of_london.city import is_promo, open_guilds
from boardwright.games.guilds_of_london.components import NUMBERED
from boardwright.games.guilds_of_london.effects.effect import Effect, Outlook
from boardwright.games.guilds_of_london.effects.one_by_one import OneByOne
from boardwright.games.guilds_of_london.state import FROM_ABILITIES, Table
from boardwright.games.shared import SeatQuestion, put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Frame, Refusal, Step


class DrawNow(Step[Table]):
    """G7.2: cards that may be played in the same turn."""

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: Table) -> None:
        s.done()
        s.draw_cards(self.seat, self.n)


class EndDraw(Effect):
    """G7.G1, G7.G2, G7.P7: more cards at the end of the turn."""

    name = "end-draw"

    def play(self, s: Table, seat: int, card: int) -> None:
        s.more_at_end(s.box.amounts[card])


class Loan(Effect):
    """G7.G3: cards now, fewer at the end of the turn."""

    name = "loan"
    has_extra = True

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return look.cards

    def serves(self, s: Table, seat: int, card: int) -> bool:
        return s.drawable() > 0

    def play(self, s: Table, seat: int, card: int) -> None:
        s.more_at_end(s.box.extras[card])
        s.call(DrawNow(seat, s.box.amounts[card]))


class Archive(Effect):
    """G7.G4: cards from the discard pile."""

    name = "archive"

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return bool(s.discard)

    def serves(self, s: Table, seat: int, card: int) -> bool:
        return len(s.discard) > 0

    def play(self, s: Table, seat: int, card: int) -> None:
        reach = min(s.box.reach, len(s.discard))
        s.call(DigCards(seat, s.box.amounts[card], reach, 0))


class DigCards(OneByOne):
    """G7.G4: cards among the `reach` uppermost of the discard pile."""

    def __init__(self, seat: int, left: int, reach: int, gone: int) -> None:
        super().__init__(seat, left, gone)
        self.reach = reach

    def verb(self) -> Verb:
        return DIG

    def prompt(self) -> str:
        return "archive"

    def choices(self, s: Table) -> list[int]:
        cards = sorted(set(s.discard[-self.reach :])) if self.reach else []
        return [DIG.of(card) for card in cards]

    def take(self, s: Table, action: int) -> None:
        card = DIG.arg(action)
        at = len(s.discard) - 1
        while s.discard[at] != card:
            at -= 1
        s.discard.pop(at)
        insort(s.hands[self.seat], card)
        known = tuple(sorted([*s.known[self.seat], card]))
        s.known = (*s.known[: self.seat], known, *s.known[self.seat + 1 :])
        s.note("dug", self.seat, card)

    def next(self) -> Frame[Table]:
        return DigCards(self.seat, self.left - 1, self.reach - 1, self.gone + 1)

    def why_not(self, s: Table, action: int) -> Refusal | None:
        top = s.discard[len(s.discard) - self.reach :]
        return None if DIG.arg(action) in top else Refusal("not-in-reach", "G7.G4")


class DrawCards(Effect):
    """G7.G5: cards now."""

    name = "draw"

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return look.cards

    def serves(self, s: Table, seat: int, card: int) -> bool:
        return s.drawable() > 0

    def play(self, s: Table, seat: int, card: int) -> None:
        s.call(DrawNow(seat, s.box.amounts[card]))


class DrawMayoral(Effect):
    """G7.P1: Mayoral cards."""

    name = "mayoral"
    strength = 2.2
    each = 2.2

    def play(self, s: Table, seat: int, card: int) -> None:
        for _ in range(s.box.amounts[card]):
            s.draw_mayoral(seat, FROM_ABILITIES)


class TakeNeutrals(Effect):
    """G7.P2: neutrals, and more cards at the end of the turn."""

    name = "neutral"
    has_extra = True
    strength = 0.7

    def play(self, s: Table, seat: int, card: int) -> None:
        s.take_neutrals(seat, s.box.amounts[card])
        s.more_at_end(s.box.extras[card])


class Crowd(Effect):
    """G7.P3: neutrals onto open tiles."""

    name = "crowd"
    strength = 0.2

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return look.shown != 0 and s.stock[seat] + s.board_neutrals > 0

    def serves(self, s: Table, seat: int, card: int) -> bool:
        tiles = [cell for cell in s.open if not is_promo(s, cell)]
        return s.stock[seat] + s.board_neutrals > 0 and len(tiles) > 0

    def play(self, s: Table, seat: int, card: int) -> None:
        s.call(PlaceCrowd(seat, s.box.amounts[card], 0))


class PlaceCrowd(OneByOne):
    """G7.P3: neutrals onto open tiles, the own ones first."""

    def verb(self) -> Verb:
        return TO

    def prompt(self) -> str:
        return "crowd-tile"

    def choices(self, s: Table) -> list[int]:
        if s.stock[self.seat] + s.board_neutrals == 0:
            return []
        return [TO.of(cell) for cell in s.open if not is_promo(s, cell)]

    def take(self, s: Table, action: int) -> None:
        if s.stock[self.seat]:
            s.stock = put(s.stock, self.seat, s.stock[self.seat] - 1)
        else:
            s.board_neutrals -= 1
        s.add_neutrals(TO.arg(action), 1)
        s.note("crowd", self.seat, s.spot(TO.arg(action)))

    def why_not(self, s: Table, action: int) -> Refusal | None:
        cell = TO.arg(action)
        if cell not in s.open:
            return Refusal("not-open", "G7.P3")
        return Refusal("promo-closed", "G6.3.2") if is_promo(s, cell) else None


class Beadle(Effect):
    """G7.P4: the Beadle moves, and a card."""

    name = "beadle"
    has_extra = True
    draws_extra = True
    once = True
    strength = 0.4

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return look.cards or bool(beadle_goals(s))

    def serves(self, s: Table, seat: int, card: int) -> bool:
        return s.drawable() > 0 or any(cell != s.beadle for cell in open_guilds(s))

    def play(self, s: Table, seat: int, card: int) -> None:
        s.call(SendBeadle(seat), DrawNow(seat, s.box.extras[card]))


def beadle_goals(s: Table) -> list[int]:
    return [cell for cell in open_guilds(s) if cell != s.beadle]


class SendBeadle(SeatQuestion[Table]):
    """G7.P4: the Beadle goes to another open guild tile."""

    def verbs(self) -> tuple[Verb, ...]:
        return (TO,)

    def ask(self, s: Table) -> Ask | None:
        options = [TO.of(cell) for cell in beadle_goals(s)]
        if not options:
            s.done()
            return None
        return Ask(self.seat, options, "beadle-tile", forced=True)

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.beadle = TO.arg(action)
        s.note("beadle", s.spot(s.beadle))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        cell = TO.arg(action)
        if cell not in s.open:
            return Refusal("not-open", "G7.P4")
        if s.tiles[cell] >= NUMBERED:
            return Refusal("no-guild", "G7.P4")
        return Refusal("same-place", "G7.P4") if cell == s.beadle else None


class Tongue(Effect):
    """G7.P5: moves go anywhere for the rest of the turn; not twice in a turn."""

    name = "tongue"
    strength = 0.7

    def fits(self, s: Table, seat: int, card: int, look: Outlook) -> bool:
        return not s.turn.tongue

    def serves(self, s: Table, seat: int, card: int) -> bool:
        return s.turn.tongue == 0

    def play(self, s: Table, seat: int, card: int) -> None:
        s.turn = turn = s.turn.copy()
        turn.tongue = s.box.amounts[card]


EFFECTS: Final[tuple[Effect, ...]] = (
    EndDraw(),
    Loan(),
    Archive(),
    DrawCards(),
    DrawMayoral(),
    TakeNeutrals(),
    Crowd(),
    Beadle(),
    Tongue(),
)
