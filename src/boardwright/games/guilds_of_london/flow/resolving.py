"""Manual 4.2: the scan; negotiation, votes, rewards and cleanup of a tile."""

from __future__ import annotations

from boardwright.games.bits import drop, has
from boardwright.games.guilds_of_london.actions import OUST, REPLACE, STOP
from boardwright.games.guilds_of_london.city import (
    is_promo,
    masters_beside,
    pieces_on,
    place_beadle,
    requirement,
)
from boardwright.games.guilds_of_london.components import (
    BORIS,
    COLOURS,
    NAME_SUIT,
    TOKEN_KINDS,
    icon_id,
)
from boardwright.games.guilds_of_london.flow.icons import Icons
from boardwright.games.guilds_of_london.grid import HALL
from boardwright.games.guilds_of_london.state import (
    FROM_TILES,
    FROM_TOKENS,
    MISSING,
    NONE,
    Table,
    packed,
)
from boardwright.games.guilds_of_london.tokens import (
    back_to_pool,
    first_prizes,
    prize_at,
    token_icons,
)
from boardwright.games.shared import put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal, Step


class Scan(Step[Table]):
    """G4.2.1 to G4.2.3: on to the next tile, in reading order, whose pieces suffice just now."""

    def __init__(self, passed: int) -> None:
        self.passed = passed

    def run(self, s: Table) -> None:
        for cell in s.open:
            if cell > self.passed and pieces_on(s, cell) >= requirement(s, cell):
                s.goto(Scan(cell))
                s.scanning = cell
                s.note("resolve", s.spot(cell), pieces_on(s, cell), requirement(s, cell))
                s.call(Vote(cell))
                if not is_promo(s, cell):
                    s.call(Negotiate(cell, s.ranking()))
                return
        s.done()


class Negotiate(Question[Table]):
    """G4.2.4, G9.3: men for neutrals, the players left to speak in `order`."""

    def __init__(self, place: int, order: tuple[int, ...]) -> None:
        self.place = place
        self.order = order

    def verbs(self) -> tuple[Verb, ...]:
        return (REPLACE, OUST, STOP)

    def ask(self, s: Table) -> Ask | None:
        if not self.order:
            s.done()
            return None
        seat = self.order[0]
        if s.stock[seat]:
            if s.options.any_target:
                owners = [c for c in s.players if s.at(c, self.place)]
                if owners:
                    options = [STOP.base, *[OUST.of(colour) for colour in owners]]
                    return Ask(seat, options, "negotiate-any")
            else:
                most = min(s.stock[seat], s.at(seat, self.place))
                if most:
                    return Ask(seat, [REPLACE.of(n) for n in range(most + 1)], "negotiate")
        s.goto(Negotiate(self.place, self.order[1:]))
        return None

    def answer(self, s: Table, action: int) -> None:
        seat = self.order[0]
        if OUST.has(action):
            replace(s, seat, OUST.arg(action), self.place, 1)
            return
        if REPLACE.has(action):
            replace(s, seat, seat, self.place, REPLACE.arg(action))
        s.goto(Negotiate(self.place, self.order[1:]))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        seat = self.order[0]
        if not REPLACE.has(action):
            if not s.options.any_target:
                return Refusal("own-men-only", "G4.2.4")
            if action == STOP.base:
                return None
            owner = OUST.arg(action)
            here = s.men[self.place * COLOURS + owner]
            return None if here else Refusal("no-man-there", "G9.3")
        if s.options.any_target:
            return Refusal("one-by-one", "G9.3")
        n = REPLACE.arg(action)
        if n > s.men[self.place * COLOURS + seat]:
            return Refusal("few-men", "G4.2.4", s.at(seat, self.place))
        few = n > s.stock[seat]
        return Refusal("few-neutrals", "G4.2.4", s.stock[seat]) if few else None


def replace(s: Table, seat: int, owner: int, place: int, n: int) -> None:
    if n:
        s.shift(owner, place, HALL, n)
        s.stock = put(s.stock, seat, s.stock[seat] - n)
        s.add_neutrals(place, n)
        s.note("replaced", seat, n, owner, s.spot(place))


# Votes.


def leaders(s: Table, place: int, others_than: int) -> list[int]:
    """Those with most men at a place, at least one; a tie that Gog & Magog settles is none."""
    most = 0
    found: list[int] = []
    for colour in s.players:
        n = s.men[place * COLOURS + colour]
        if colour != others_than and n > 0 and n >= most:
            found = [*found, colour] if n == most else [colour]
            most = n
    if len(found) > 1 and s.tie_master() in found:
        return [s.tie_master()]
    return found


def tie_votes(s: Table, colour: int, cell: int) -> int:
    """What a player adds in a tie: neighbouring Masters; Boris has none (G10.7)."""
    return masters_beside(s, colour, cell) if colour != BORIS else 0


def winner_of(s: Table, cell: int) -> int:
    """G4.2.6, G4.2.7: most men, then most neighbouring Masters; or NONE."""
    tied = leaders(s, cell, NONE)
    if len(tied) > 1:
        beside = [tie_votes(s, colour, cell) for colour in tied]
        most = max(beside)
        tied = [colour for i, colour in enumerate(tied) if beside[i] == most]
    return tied[0] if len(tied) == 1 else NONE


def second_to(s: Table, place: int, winner: int) -> int:
    """G4.2.8: the single next, or NONE."""
    found = leaders(s, place, winner)
    return found[0] if len(found) == 1 else NONE


def most_men(s: Table, place: int) -> list[int]:
    """Those with most men at a place where somebody has some."""
    most = max([s.at(colour, place) for colour in s.players])
    return [colour for colour in s.players if s.at(colour, place) == most]


def note_votes(s: Table, cell: int, winner: int) -> None:
    """What the count of a tile shows: the men, what breaks a tie, the winner."""
    if s.notes is None:
        return
    if s.coloured(cell) == 0:
        s.note("nobody", s.spot(cell))
        return
    s.note("votes", s.spot(cell), s.tally(cell))
    tied = most_men(s, cell)
    if len(tied) > 1 and s.tie_master() in tied:
        s.note("tie-power", winner)
    elif len(tied) > 1:
        s.note("tie-masters", packed([(c, tie_votes(s, c, cell)) for c in tied]))
    if winner == NONE:
        s.note("tied", s.spot(cell))
    else:
        s.note("won", winner, s.spot(cell))


class Vote(Step[Table]):
    """G4.2.5 to G4.2.10: who is first and second; their rewards in this order."""

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def run(self, s: Table) -> None:
        cell = self.cell
        winner = winner_of(s, cell)
        note_votes(s, cell, winner)
        if winner == NONE:
            s.scanning = NONE
            s.done()
            return
        second = second_to(s, cell, winner)
        s.goto(CleanUp(cell, winner))
        if second != NONE and s.tokens[cell]:
            s.call(TakeToken(cell, second))
        s.call(Icons(winner, first_prize(s, cell), FROM_TILES))


def first_prize(s: Table, cell: int) -> tuple[int, ...]:
    """The icons of a tile; a promo guild's are those of its two tokens (G6.3.1, G6.3.3)."""
    tile = s.tiles[cell]
    if not is_promo(s, cell):
        return s.box.icons[tile]
    icons = [icon for token in first_prizes(s, tile) for icon in token_icons(s, token)]
    return (*icons, icon_id(NAME_SUIT, 0))


class TakeToken(Step[Table]):
    """G4.2.10: the second keeps the token; Boris's leaves the game (G10.7)."""

    def __init__(self, cell: int, colour: int) -> None:
        self.cell = cell
        self.colour = colour

    def run(self, s: Table) -> None:
        token = s.tokens[self.cell]
        s.tokens = put(s.tokens, self.cell, 0)
        s.note("second", self.colour, s.spot(self.cell))
        if token != MISSING:
            if self.colour == BORIS:
                s.lost_tokens += 1
            else:
                at = self.colour * TOKEN_KINDS + token - 1
                s.held = put(s.held, at, s.held[at] + 1)
        s.goto(Icons(self.colour, token_icons(s, token), FROM_TOKENS))


class CleanUp(Step[Table]):
    """G4.2.13, G4.2.14: the tile is turned, everything goes where it belongs."""

    def __init__(self, cell: int, winner: int) -> None:
        self.cell = cell
        self.winner = winner

    def run(self, s: Table) -> None:
        cell, winner = self.cell, self.winner
        s.done()
        s.scanning = NONE
        if winner != BORIS:
            s.men[cell * COLOURS + winner] -= 1
            s.masters = put(s.masters, cell, winner)
        for colour in s.players:
            s.shift(colour, cell, HALL, s.at(colour, cell))
        s.board_neutrals += s.neutrals[cell] + has(s.seeded, cell)
        s.neutrals = put(s.neutrals, cell, 0)
        s.seeded = drop(s.seeded, cell)
        self._return_tokens(s)
        s.open = tuple([other for other in s.open if other != cell])
        if s.beadle == cell:
            place_beadle(s)

    def _return_tokens(self, s: Table) -> None:
        back_to_pool(s, s.tokens[self.cell])
        s.tokens = put(s.tokens, self.cell, 0)
        if is_promo(s, self.cell):
            first = prize_at(s.tiles[self.cell])
            for at in (first, first + 1):
                back_to_pool(s, s.prizes[at])
                s.prizes = put(s.prizes, at, 0)
