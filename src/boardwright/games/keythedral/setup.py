"""From seats and options to the table before the first draw (manual 3)."""

from __future__ import annotations

from boardwright.games.keythedral.components import (
    BASICS,
    BUILDINGS,
    FENCES,
    KINDS,
    LAWS,
    NUMBERS,
    ROWS,
    SPACES,
    Box,
)
from boardwright.games.keythedral.flow import Play
from boardwright.games.keythedral.land import START_LAND
from boardwright.games.keythedral.state import FACE_DOWN, NONE, SETTING_UP, UNUSED, Table
from boardwright.kernel.chance import Source


def set_up(seats: int, options: dict[str, str], box: Box, source: Source) -> Table:
    spaces = box.short if options["length"] == "short" else box.full
    first = options["start_player"]
    s = Table(
        seats=seats,
        source=source,
        box=box,
        land=START_LAND,
        spaces=spaces,
        strategic=int(options["strategic"] == "on"),
        face_up=int(options["law_display"] == "face_up"),
        by_kind=int(options["bid_value"] == "by_kind"),
        only_taken=int(options["after_law"] == "taken"),
        dry_limit=int(options["dry_rounds"]),
        round=0,
        phase=SETTING_UP,
        start=NONE if first == "random" else int(first) - 1,
        holder=NONE,
        bag=tuple([sum([box.fields[n][kind] for n in range(1, seats)]) for kind in range(BASICS)]),
        drawn_field=NONE,
        cells=START_LAND.cells,
        kinds=START_LAND.kinds,
        tiles=(NONE,) * (seats * NUMBERS),
        houses=0,
        fences=(UNUSED,) * (seats * FENCES),
        workers=[0] * len(START_LAND.cells),
        early=(),
        markers=(0,) * NUMBERS,
        row=0,
        rows=tuple(
            [FACE_DOWN if i < spaces[row] else 0 for row in range(ROWS) for i in range(SPACES)]
        ),
        reduced=0,
        raised=(),
        building_bag=(1 << BUILDINGS) - 1,
        looked_at=[],
        lookers=0,
        built=[0] * seats,
        store=list(box.cubes),
        spent=[0] * (KINDS - BASICS),
        cubes=[0] * (seats * KINDS),
        sure=[0] * (seats * KINDS),
        law_bag=(1 << LAWS) - 1,
        law_deck=LAWS,
        law_spaces=(0, 0),
        laws=[0] * seats,
        taken=[0] * seats,
        played=0,
        master=NONE,
        right_of_way=0,
        bumper=0,
        barred=0,
        changes=(),
        gleaned=(),
        free_trades=(0,) * seats,
        favours=(0,) * seats,
        bans=0,
        out=0,
        passes=0,
        bought=0,
        dry=0,
        bid=0,
        bidder=NONE,
        quitters=0,
        matched=0,
        settled=0,
        appointer=NONE,
    )
    s.call(Play())
    return s
