"""What a strong player of Keythedral measures in a position."""

from __future__ import annotations

from typing import Final

from boardwright.games.bits import add
from boardwright.games.keythedral.buildings import cost_of, current_row, is_reduced
from boardwright.games.keythedral.components import BASICS, KINDS, NUMBERS, ROWS, SPACES, seat_of
from boardwright.games.keythedral.flow.workers import Collect, Reap
from boardwright.games.keythedral.land import EMPTY
from boardwright.games.keythedral.state import NONE, Table
from boardwright.games.keythedral.tiles import free_corners, open_fields, rights, workers_on
from boardwright.kernel.visibility import members

FEATURES: Final = (
    "buildings",
    "basics",
    "crafts",
    "stock",
    "payable",
    "within-reach",
    "begun",
    "workers",
    "openings",
    "harvest",
    "variety",
    "houses",
    "house-kits",
    "laws",
    "fences",
    "start",
    "bid",
    "plots",
)

UNSEEN: Final = 1.0  # a law not yet drawn

KEPT: Final = 0.7  # of the cubes in all hands, what goes into building tiles
LOST: Final = 1.15  # more cubes go into houses, fences, trades and laws
PURCHASES: Final = 3  # that a hand is planned for
STEP: Final = 0.85  # what is left of a plan with every deal that must come before it
SHORT: Final = 0.22  # what every cube short takes off a plan
SURE: Final = 0.95  # no field is surer to be free
OUT: Final = 0.4  # a plan of one who is out until the next round


def built(s: Table, seat: int) -> int:
    """K6.3: the values of the building tiles bought."""
    total = 0
    for building in members(s.built[seat]):
        total += s.box.values[s.box.row_of[building]]
    return total


def rounds_ahead(s: Table) -> float:
    """Rounds until the last building tile is bought: what those left cost, less what the players
    hold, by what all fields together bring."""
    cost = 0.0
    for row in range(s.row, ROWS):
        tiles = s.options.spaces[row]
        if row == s.row:
            tiles -= s.rows[row * SPACES : row * SPACES + tiles].count(0)
        cost += tiles * (s.box.values[row] * 0.625 - 0.5)  # the cubes of a tile, by their points
    held = 0
    for at, n in enumerate(s.cubes):
        held += n * s.box.points[at % KINDS]
    workers = s.seats * NUMBERS + s.houses.bit_count()
    return max((cost * LOST - held * KEPT) / min(workers, s.seats * NUMBERS + 2), 0.15)


def still_collects(s: Table, seat: int) -> bool:
    for frame in s.stack:
        if isinstance(frame, (Collect, Reap)) and frame.seat == seat:
            return True
    return False


def chances_to_send(s: Table, now: bool) -> list[float]:
    """How many workers each seat can expect to send onto fields: in what is left of this round, or
    in a round to come. The more the others want a field, the less likely it is free."""
    sent = [0] * len(s.tiles)
    if now:
        for field, worker in enumerate(s.workers):
            if worker:
                for tile in workers_on(s, field):
                    sent[tile] += 1
    wanted = [0.0] * len(s.cells)
    reach: list[list[int]] = []
    for tile, plot in enumerate(s.tiles):
        fields: list[int] = []
        left = rights(s, tile) - sent[tile]
        if plot != NONE and left > 0:
            fields = open_fields(s, tile) if now else touched(s, plot)
            for field in fields:
                wanted[field] += min(left / len(fields), 1.0)
        reach.append(fields)
    expected = [0.0] * s.seats
    for tile, fields in enumerate(reach):
        if fields:
            left = rights(s, tile) - sent[tile]
            expected[seat_of(tile)] += workers_out(fields, wanted, left)
    return expected


def touched(s: Table, plot: int) -> list[int]:
    around = s.land.around[plot]
    return [around[corner] for corner in free_corners(s, plot)]


def workers_out(fields: list[int], wanted: list[float], left: int) -> float:
    """How many of one or two workers find a field, if each field is free by its own chance."""
    own = min(left / len(fields), 1.0)
    none = 1.0
    odds = 0.0
    for field in fields:
        free = min(1.0 / (1.0 + wanted[field] - own), SURE)
        none *= 1.0 - free
        odds += free / (1.0 - free)
    return 1.0 - none if left == 1 else 2.0 - 2.0 * none - none * odds


def plans(s: Table, seat: int, hand: list[int]) -> tuple[float, float, float]:
    """What a hand gains by the building tiles on offer, one after the other: by those it can pay,
    by those it can pay after deals, and by the nearest it is still short of."""
    row = current_row(s)
    payable, within_reach = 0.0, 0.0
    leaves = s.phase == 3 and (s.is_out(seat) or taking_law(s, seat))
    stay = OUT if leaves else 1.0
    for _ in range(PURCHASES):
        best, best_deals, pick = 0.0, 0, NONE
        for building in row:
            gain, deals, short = prospect(s, building, hand)
            if short > 0:
                gain *= max(1.0 - SHORT * short, 0.0)
                deals = -1
            if gain > best:
                best, best_deals, pick = gain, deals, building
        if pick == NONE:
            break
        if best_deals < 0:
            return payable * stay, within_reach * stay, best * stay
        if best_deals == 0:
            payable += best
        else:
            within_reach += best
        spend(s, pick, hand)
        row.remove(pick)
    return payable * stay, within_reach * stay, 0.0


def prospect(s: Table, building: int, hand: list[int]) -> tuple[float, int, int]:
    """What a building tile brings beyond its cubes, the deals that must come first (each with its
    risk that another buys it), and the basic cubes still lacking."""
    cost = cost_of(s, building) if s.raised else s.box.costs[building]
    points, spare, trades, crafts, deals = 0, sum(hand[:BASICS]), 0, 0, 0
    for kind in s.box.kinds[building]:
        n = cost[kind]
        points += n * s.box.points[kind]
        lack = max(n - hand[kind], 0)
        deals += lack
        if kind < BASICS:
            spare -= n - lack
            trades += lack
        else:
            crafts += lack * s.box.price[kind]
    if is_reduced(s, building):
        points -= 1
        if trades:
            trades -= 1
            deals -= 1
        elif deals:
            crafts -= 2
            deals -= 1
    gain = s.box.values[s.box.row_of[building]] - points
    return gain * STEP**deals - trades, deals, 2 * trades + crafts - spare


def spend(s: Table, building: int, hand: list[int]) -> None:
    """Take a building's cubes out of a hand; what lacks is paid by what is most plentiful."""
    cost = s.box.costs[building]
    debt = 0
    for kind in s.box.kinds[building]:
        lack = max(cost[kind] - hand[kind], 0)
        hand[kind] -= cost[kind] - lack
        debt += lack * (2 if kind < BASICS else s.box.price[kind])
    while debt > 0:
        most = 0
        for kind in range(1, BASICS):
            if hand[kind] > hand[most]:
                most = kind
        if hand[most] == 0:
            return
        hand[most] -= 1
        debt -= 1


def variety(s: Table, seat: int) -> int:
    """The kinds of field that a seat's tiles touch."""
    seen = 0
    for tile in range(seat * NUMBERS, seat * NUMBERS + NUMBERS):
        if s.tiles[tile] != NONE:
            for field in s.land.around[s.tiles[tile]]:
                if field != EMPTY:
                    seen = add(seen, s.kinds[field])
    return seen.bit_count()


def taking_law(s: Table, seat: int) -> bool:
    """Whether a seat is about to pay for a law card that it has not seen."""
    return s.asked is not None and s.asked.prompt == "pay-law" and s.asked.seat == seat


def strength(s: Table, seat: int) -> float:
    """What the laws of a seat are good for, and one about to be drawn."""
    total = UNSEEN if taking_law(s, seat) else 0.0
    if s.laws[seat]:
        for law in members(s.laws[seat]):
            total += s.box.laws[law].strength
    return total


def fences_left(s: Table, seat: int) -> int:
    return s.fences[seat * 3 : seat * 3 + 3].count(NONE)


def first_next(s: Table, seat: int) -> float:
    """Whether a seat starts the next round, as things stand; nobody knows before the auction."""
    if s.phase != 5:
        return 1.0 if s.phase == 1 and s.start == seat else 0.0
    if s.auction.appointer != NONE:
        return 1.0 if s.auction.appointer == seat else 0.0
    namer = s.holder if s.auction.bidder == NONE or s.auction.matched else s.auction.bidder
    return 1.0 if namer == seat else 0.0


def owed(s: Table, seat: int) -> float:
    """Cubes that a bid, as far as it is not yet paid, brings a seat or costs it."""
    if s.phase != 5 or s.auction.bidder == NONE or s.auction.appointer != NONE:
        return 0.0
    payer, payee = (s.holder, s.start) if s.auction.matched else (s.auction.bidder, s.holder)
    return float(s.auction.bid if seat == payee else -s.auction.bid if seat == payer else 0)


def best_plot(s: Table, seat: int) -> int:
    """The most fields around a free plot, for one who has cottages to lay."""
    if NONE not in s.tiles[seat * NUMBERS : seat * NUMBERS + NUMBERS]:
        return 0
    most = 0
    for plot, fields in s.land.around.items():
        if plot not in s.tiles:
            most = max(most, 4 - fields.count(EMPTY))
    return most
