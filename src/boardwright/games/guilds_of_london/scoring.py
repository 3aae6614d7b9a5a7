"""Final scores with their breakdown (manual 8), and the count of every component."""

from __future__ import annotations

from typing import Final

from boardwright.games.guilds_of_london.city import masters_beside
from boardwright.games.guilds_of_london.components import (
    BORIS,
    CARD_KINDS,
    COLOURS,
    GOG_AND_MAGOG,
    GUILDS,
    MAYORALS,
    NUMBERED,
    TILES,
    TOKENS,
)
from boardwright.games.guilds_of_london.grid import CELLS
from boardwright.games.guilds_of_london.state import MISSING, NONE, SOURCES, Table
from boardwright.kernel.game import Score
from boardwright.kernel.visibility import members

NAMES: Final = ("tiles", "tokens", "plantation", "abilities")


def scores(s: Table) -> list[Score]:
    """G8.1: what was gained, Mayoral cards, neighbours; ties go to more Mayoral cards. Alone the
    second figure is what Boris has, which you must beat (G10.9)."""
    found: list[Score] = []
    for seat in range(s.seats):
        gains = s.gains[seat * SOURCES : (seat + 1) * SOURCES]
        cards = mayoral_points(s, seat)
        sources = [(NAMES[i], n) for i, n in enumerate(gains)]
        sources.append(("mayoral", sum([n for _, n in cards])))
        sources.append(("neighbours", neighbours(s, seat, estates(s, seat))))
        ties = (len(cards), s.vp(BORIS)) if s.is_solo() else (len(cards),)
        found.append(Score(sources, ties))
    return found


def winners(found: list[Score]) -> list[int]:
    """G8.1.4, G10.9."""
    if len(found) == 1:
        return [0] if found[0].total > found[0].ties[1] else []
    best = max([(score.total, *score.ties) for score in found])
    return [i for i, score in enumerate(found) if (score.total, *score.ties) == best]


def estates(s: Table, seat: int) -> list[int]:
    """The cells of a player's Masters."""
    if seat not in s.masters:
        return []
    return [cell for cell in range(CELLS) if s.masters[cell] == seat]


def neighbours(s: Table, seat: int, mine: list[int]) -> int:
    """G8.1.3: pairs of own Masters side by side."""
    return sum([masters_beside(s, seat, cell) for cell in mine]) // 2


def mayoral_points(s: Table, seat: int) -> list[tuple[int, int]]:
    """The Mayoral cards of a player, each with what it brings as it stands."""
    mine = estates(s, seat)
    return [(card, card_points(s, seat, card, mine)) for card in s.mayoral(seat)]


def card_points(s: Table, seat: int, card: int, mine: list[int]) -> int:
    """G8.1.2: what a Mayoral card brings, up to its maximum; `mine` are the own Masters' cells."""
    box = s.box
    met = box.aims[card].count(s, seat, box.mayoral_masks[card], mine)
    return min(met * box.mayoral_points[card], box.mayoral_most[card])


def audit(s: Table) -> list[str]:
    """What does not add up: components lost or doubled, counters out of range."""
    wrong: list[str] = []
    if min(s.men) < 0 or min(s.neutrals) < 0 or min(s.stock) < 0 or s.board_neutrals < 0:
        wrong.append("fewer than no men")
    if s.order:
        for colour in range(COLOURS):
            men = sum(s.men[colour::COLOURS]) + s.masters.count(colour)
            if men != (s.box.men if colour in s.players else 0):
                wrong.append(f"{men} men of colour {colour}")
        black = sum(s.neutrals) + sum(s.stock) + s.board_neutrals + s.seeded.bit_count()
        seeded = s.box.seeded if s.is_solo() else 0
        if black != s.box.board_neutrals[s.seats - 1] + seeded:
            wrong.append(f"{black} neutrals")
    cards = [*s.deck, *s.discard, *s.aside]
    for hand in s.hands:
        cards += hand
    if [cards.count(kind) for kind in range(CARD_KINDS)] != list(s.box.copies):
        wrong.append("action cards lost or doubled")
    for seat in range(s.seats):
        hand = s.hands[seat]
        if any(s.known[seat].count(card) > hand.count(card) for card in s.known[seat]):
            wrong.append("more cards known than held")
    return wrong + audit_tiles(s)


def audit_tiles(s: Table) -> list[str]:
    wrong: list[str] = []
    mayoral = members(s.mayoral_deck)
    for seat in range(s.seats):
        mayoral += members(s.starts[seat]) + members(s.later[seat])
    if sorted(mayoral) != list(range(MAYORALS)):
        wrong.append("Mayoral cards lost or doubled")
    lying = [token for token in (*s.tokens, *s.prizes) if 0 < token < MISSING]
    tokens = sum(s.pool) + sum(s.held) + len(lying) + s.lost_tokens
    if tokens != TOKENS:
        wrong.append(f"{tokens} tokens")
    laid = [tile for tile in s.tiles if tile >= 0] + members(s.bag)
    tiles = sorted([*laid, s.top] if s.top != NONE else laid)
    out = [tile for tile in range(GUILDS, NUMBERED) if not s.options.promo]
    out += [GOG_AND_MAGOG] if s.seats <= 2 else []
    if tiles != [tile for tile in range(TILES) if tile not in out]:
        wrong.append("tiles lost or doubled")
    if any(s.tiles[cell] < 0 or s.masters[cell] != NONE for cell in s.open):
        wrong.append("an open cell without a tile, or with a Master")
    if list(s.open) != sorted(s.open):
        wrong.append("open tiles out of order")
    return wrong
