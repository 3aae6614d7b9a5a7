"""What the abilities of the cards do (manual 7): when one is of use, and the choices it opens."""

from __future__ import annotations

from typing import Final

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
    ROWS,
    SECONDS,
)
from boardwright.games.guilds_of_london.effects.cards import (
    DigCards,
    DrawNow,
    PlaceCrowd,
    SendBeadle,
    beadle_goals,
)
from boardwright.games.guilds_of_london.effects.men import (
    HireMen,
    MarchGoal,
    RecallMen,
    ShipMen,
)
from boardwright.games.guilds_of_london.effects.rivals import (
    EvictMan,
    SwapOwn,
    others_men,
    swap_sources,
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
    Table,
)
from boardwright.kernel.frame import Refusal

# Effects that hang on where the own men are, and so on the man just paid.
WITH_MEN: Final = (
    1 << E_HIRE
    | 1 << E_HIRE_DRAW
    | 1 << E_PLACE
    | 1 << E_FEAST
    | 1 << E_SHIP
    | 1 << E_EMIGRATE
    | 1 << E_RECALL
    | 1 << E_ESCORT
    | 1 << E_MARCH
)
ALWAYS: Final = (
    1 << E_GAIN | 1 << E_END_DRAW | 1 << E_MAYORAL | 1 << E_NEUTRAL | 1 << E_PASSAGE | 1 << E_TONGUE
)


class Outlook:
    """What a player can do just now, gathered once for all their cards."""

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
        self.spot: int = spot if spots == 1 and not hall else NONE  # of the only man to move
        self.shown: int = shown  # suits of all open tiles
        # Suits of tiles that an own man can go to: with a single man on the board, not his own.
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
    effect = box.effects[card]
    if cost:
        if (look.hall if cost == MAN_OF_HALL else look.ship) == 0:
            return False
        if WITH_MEN >> effect & 1:
            place = HALL if cost == MAN_OF_HALL else SHIP
            s.shift(seat, place, SUPPLY)
            look = Outlook(s, seat)
            s.shift(seat, SUPPLY, place)
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
    if cost == 0:
        return None if serves(s, seat, card, rule) else Refusal("no-use", rule)
    place = HALL if cost == MAN_OF_HALL else SHIP
    s.shift(seat, place, SUPPLY)
    fits = serves(s, seat, card, rule)
    s.shift(seat, SUPPLY, place)
    return None if fits else Refusal("no-use", rule)


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
        send(s, seat, SUPPLY, SHIP, min(n, s.at(seat, SUPPLY)))
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
