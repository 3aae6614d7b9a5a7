"""Tokens: the pool, what they pay, who holds them."""

from __future__ import annotations

from boardwright.games.guilds_of_london.components import GUILDS, TOKEN_KINDS, VP, icon_id
from boardwright.games.guilds_of_london.state import MISSING, Table
from boardwright.games.shared import put


def draw_token(s: Table) -> int:
    """A random token's kind plus 1 out of the pool, or MISSING."""
    if sum(s.pool) == 0:
        return MISSING
    pool = list(s.pool)
    kind = s.draw_kind(pool)
    s.pool = tuple(pool)
    return kind + 1


def back_to_pool(s: Table, token: int) -> None:
    if 0 < token < MISSING:
        s.pool = put(s.pool, token - 1, s.pool[token - 1] + 1)


def token_icons(s: Table, token: int) -> tuple[int, ...]:
    """What a token pays; one that is missing pays VP (G6.3.1)."""
    if token == MISSING:
        return (icon_id(VP, s.box.no_token),)
    return s.box.token_icons[token - 1]


def prize_at(tile: int) -> int:
    """Where the two tokens stand that are the first prize of a promo guild."""
    return (tile - GUILDS) * 2


def first_prizes(s: Table, tile: int) -> tuple[int, ...]:
    """G6.3.1: the two tokens of a promo guild."""
    first = prize_at(tile)
    return s.prizes[first : first + 2]


def tokens_held(s: Table, colour: int) -> int:
    first = colour * TOKEN_KINDS
    return sum(s.held[first : first + TOKEN_KINDS])
