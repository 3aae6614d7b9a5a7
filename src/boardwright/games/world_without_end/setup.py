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
    s = Table(
        seats=seats,
        source=source,
        box=box,
        first_game=int(options["first_game"] == "on"),
        variant=int(variant),
        vp_only=int(options["donor_shortage"] == "vp_only"),
        no_metal=int(options["metal_at_zero"] == "none"),
        open_goods=int(options["screens"] == "open"),
        event_opens=int(options["cloth_space"] == "event"),
        below_zero=int(options["below_zero"] == "on"),
        still=int(options["quiet_rounds"] == "all"),
        gone=box.extra_spaces if options["favour_track"] == "nine" else 0,
        totals=goods,
        chapter=1,
        round=0,
        start=NONE if named == "random" else int(named) - 1,
        turned_up=0,
        event=NONE,
        rotation=NONE,
        lasting=(),
        marker=box.first_space,
        cloth_open=0,
        supply=[goods[kind] - seats * given[kind] for kind in range(GOODS)],
        goods=list(given) * seats,
        ledger=[
            box.start_points if i % SOURCES == FROM_START else 0 for i in range(seats * SOURCES)
        ],
        entered=(0,),
        finished=0,
        free=box.spaces,
        stand_ins=(0, 0),
        seals=(0,) * PROJECTS,
        plots=(NONE,) * PLOTS,
        plague=(0,) * PLACES,
        markers=box.markers,
        hands=[0] * seats,
        discards=[0] * seats,
        played=[NONE] * (seats * ROUNDS),
        idle=0,
        penalties=(0,) * seats,
        missing=(0,) * (seats * 3),
        tax=0,
    )
    s.deal()
    s.call(Play())
    return s
