"""Who has won (manual 6), and the count of every component."""

from __future__ import annotations

from boardwright.games.bits import has
from boardwright.games.rune_age.actions import ARMY
from boardwright.games.rune_age.event_deck import scenario_events
from boardwright.games.rune_age.holdings import building_of, forts_held
from boardwright.games.rune_age.market import own_units
from boardwright.games.rune_age.packing import kind_of, side_of
from boardwright.games.rune_age.state import GONE, NONE, SETTING_UP, Table
from boardwright.games.rune_age.vocabulary import (
    FIRST_MERCENARY,
    FIRST_NEUTRAL,
    GOLDS,
    KINDS,
    RUNES,
    faction_of,
)
from boardwright.kernel.game import Score
from boardwright.kernel.visibility import members


def scores(s: Table) -> list[Score]:
    """R1.1: a winner has 1, everybody else 0; a shared win is 1 for each."""
    return [Score([("victory", int(has(s.winners, seat)))]) for seat in range(s.seats)]


def audit(s: Table) -> list[str]:
    """What does not add up: components lost or doubled, counters out of range."""
    wrong = audit_events(s) + audit_holdings(s)
    if s.phase == SETTING_UP:
        return wrong
    found = s.piles[:]
    for kind in cards_out(s):
        found[kind] += 1
    for kind, wanted in enumerate(cards_in_game(s)):
        if found[kind] != wanted:
            wrong.append(f"{s.box.ids[kind]}: {found[kind]} instead of {wanted}")
    if min(s.piles) < 0:
        wrong.append("fewer than no cards in a pile")
    return wrong


def cards_out(s: Table) -> list[int]:
    """Every card that lies in no pile."""
    found: list[int] = []
    for seat in range(s.seats):
        found += s.all_cards(seat)
        for which, kind in enumerate((s.box.light, s.box.heavy, s.box.oracle)):
            found += [kind] * building_of(s, seat, which)
    found += [kind_of(card) for card in s.kept + s.looked]
    found += list(s.shown) + [kind_of(card) for card in s.combat.tactics]
    found += [kind_of(f) for f in s.fighters if s.combat.foe != ARMY or side_of(f) == 0]
    found += list(s.army)
    if s.resolving != NONE:
        found.append(s.resolving)
    return found + [GOLDS - 1] * s.lost_gold


def cards_in_game(s: Table) -> list[int]:
    supply = s.box.supply[s.seats - 1]
    wanted = [0] * KINDS
    wanted[:GOLDS] = supply[:GOLDS]
    for kind in s.shop:
        if kind >= FIRST_NEUTRAL:
            wanted[kind] = supply[4]
    for seat in range(s.seats):
        if s.factions[seat] != NONE and not s.is_out(seat):
            for kind in own_units(s, seat):
                wanted[kind] = 0 if s.options.basic and s.box.extra[kind] else s.box.copies[kind]
    return wanted


def audit_events(s: Table) -> list[str]:
    events = s.event_bag + members(s.event_top1) + members(s.event_top2) + list(s.enemies)
    events += list(s.event_discard) + list(s.removed) + ([s.event] if s.event != NONE else [])
    for kept in s.rewards:
        events += list(kept)
    return [] if sorted(events) == scenario_events(s) else [f"events {sorted(events)}"]


def audit_holdings(s: Table) -> list[str]:
    wrong: list[str] = []
    for seat in range(s.seats):
        forts = s.forts[seat] + forts_held(s, seat)
        if forts != (0 if s.is_out(seat) else s.box.strongholds):
            wrong.append(f"strongholds of seat {seat}: {forts}")
        if s.damage[seat] < 0 or min(s.ready_forts) < 0 or min(s.forts) < 0:
            wrong.append("fewer than no damage or strongholds")
        for card in s.known[seat]:
            if s.known[seat].count(card) > s.hands[seat].count(card):
                wrong.append(f"seat {seat}: more cards known than there are")
    laid = [owner for owner in s.places if owner != GONE]
    if s.phase != SETTING_UP and len(laid) != s.box.supply[s.seats - 1][3]:
        wrong.append(f"{len(laid)} cities")
    if any(owner >= s.seats for owner in s.places + s.runes) or len(s.runes) != RUNES:
        wrong.append("a card held by nobody")
    if s.pool < 0 or s.ascension < 0 or s.passes > 2:
        wrong.append("counters out of range")
    for kind in s.shop:
        if faction_of(kind) != NONE or kind >= KINDS:
            wrong.append("a unit of a race is for sale")
    piles = [kind for kind in range(FIRST_MERCENARY, KINDS) if s.piles[kind] and kind not in s.shop]
    if piles:
        wrong.append("mercenaries that nobody hired out")
    return wrong
