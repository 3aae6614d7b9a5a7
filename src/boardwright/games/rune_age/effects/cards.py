"""What several abilities and Events do with cards."""

from __future__ import annotations

from boardwright.games.bits import add
from boardwright.games.rune_age.decks import deck_size, draw_cards, leave_hand, put_on_top, raze
from boardwright.games.rune_age.state import Table
from boardwright.kernel.frame import Step


def can_draw(s: Table, seat: int) -> bool:
    return deck_size(s, seat) > 0 or len(s.discards[seat]) > 0


def leave_on_top(s: Table, seat: int, card: int) -> None:
    put_on_top(s, seat, card)
    s.top_open = add(s.top_open, seat)
    s.note("leaves", seat, card)


def destroy_from_hand(s: Table, seat: int, kind: int) -> None:
    leave_hand(s, seat, kind)
    raze(s, seat, kind)
    s.note("destroys", seat, kind)


class DrawSome(Step[Table]):
    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: Table) -> None:
        s.done()
        draw_cards(s, self.seat, self.n)
