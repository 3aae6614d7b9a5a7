"""From seats and options to the table before the first draw (manual 3)."""

from __future__ import annotations

from boardwright.games.world_without_end.components import Box
from boardwright.games.world_without_end.flow import Play
from boardwright.games.world_without_end.state import FROM_START, NONE, PLENTY, SOURCES, Table
from boardwright.games.world_without_end.vocabulary import (
    GOLD,
    GOODS,
    KNOWLEDGE,
    LOYALTY,
    PLACES,
    PLOTS,
    PROJECTS,
    ROUNDS,
)
from boardwright.kernel.chance import Source
from boardwright.kernel.game import BadInput


def totals(options: dict[str, str], variant: bool, box: Box) -> tuple[int, ...]:
    """Goods in the game (E2.1, E2.2, E5.5.1)."""
    found = list(box.counts)
    if options["loyalty_total"] == "12":
        found[LOYALTY] = box.other_counts[LOYALTY]
    if options["medical_total"] == "20":
        found[KNOWLEDGE] = box.other_counts[KNOWLEDGE]
    if variant:
        found = [n // 2 if half else n for n, half in zip(found, box.halved, strict=True)]
    if options["gold_supply"] == "unlimited":
        found[GOLD] = PLENTY
    return tuple(found)


def set_up(seats: int, options: dict[str, str], box: Box, source: Source) -> Table:
    variant = seats == 2 and options["two_player"] == "variant"
    if options["favour_track"] == "nine" and not box.extra_spaces:
        raise BadInput("favour_track=nine: this edition marks no favour space as extra")
    goods = totals(options, variant, box)
    named = options["start_player"]
    given = box.start_goods
    s = Table(seats, source)
    s.box = box
    s.first_game = int(options["first_game"] == "on")
    s.variant = int(variant)
    s.vp_only = int(options["donor_shortage"] == "vp_only")
    s.no_metal = int(options["metal_at_zero"] == "none")
    s.open_goods = int(options["screens"] == "open")
    s.event_opens = int(options["cloth_space"] == "event")
    s.below_zero = int(options["below_zero"] == "on")
    s.still = int(options["quiet_rounds"] == "all")
    s.gone = box.extra_spaces if options["favour_track"] == "nine" else 0
    s.totals = goods
    s.start = NONE if named == "random" else int(named) - 1
    s.marker = box.first_space
    s.supply = [goods[kind] - seats * given[kind] for kind in range(GOODS)]
    s.goods = list(given) * seats
    s.ledger = [
        box.start_points if i % SOURCES == FROM_START else 0 for i in range(seats * SOURCES)
    ]
    s.free = box.spaces
    s.seals = (0,) * PROJECTS
    s.plots = (NONE,) * PLOTS
    s.plague = (0,) * PLACES
    s.markers = box.markers
    s.hands = [0] * seats
    s.discards = [0] * seats
    s.played = [NONE] * (seats * ROUNDS)
    s.penalties = (0,) * seats
    s.missing = (0,) * (seats * 3)
    s.deal()
    s.call(Play())
    return s
