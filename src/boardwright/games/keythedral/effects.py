"""What the laws do (manual 5): when one fits, how it is played, and the choices it opens."""

from __future__ import annotations

from typing import Final

from boardwright.games.keythedral.actions import (
    CHANGE,
    FREE,
    GLEAN,
    HOUSE,
    LAW,
    NAME,
    PAIRS,
    PRICE,
    RAISE,
    REMOVE,
    RING,
    SEND,
    STOP,
)
from boardwright.games.keythedral.components import (
    ARCHITECTS_DRAWINGS,
    BASICS,
    BUMPER_HARVEST,
    CHANGE_OF_TRADE,
    COTTAGE_GRANT,
    EARLY_BELL,
    FAILED_HARVEST,
    FENCE_AMNESTY,
    FENCES,
    FREE_TRADE,
    GLEANING,
    GUILD_FAVOUR,
    HOUSING_BAN,
    KINDS,
    MASTER_OF_WORKS,
    NUMBERS,
    POOR_RELIEF,
    RAISED_PRICE,
    REDUCED_PRICE,
    RIGHT_OF_WAY,
    ROYAL_APPOINTMENT,
)
from boardwright.games.keythedral.state import NONE, REMOVED, Rule, Table
from boardwright.games.shared import put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal

ALL_FIVE: Final = (1 << NUMBERS) - 1  # a seat's tiles, as bits


def is_asked(s: Table, seat: int, window: int) -> bool:
    """K5.4: asked for reasons that all can see, so that being skipped betrays no hand."""
    if s.laws[seat] == 0:
        return False
    if s.face_up:
        return bool(law_options(s, seat, window))
    return s.unplayed(window)


def law_options(s: Table, seat: int, window: int) -> list[int]:
    """The laws a seat may play now in this window."""
    return [LAW.of(law) for law in s.in_window(seat, window) if fits(s, seat, law)]


def law_refusal(s: Table, seat: int, action: int, window: int) -> Refusal | None:
    """Why a law cannot be played now."""
    law = LAW.arg(action)
    if not s.holds(seat, law):
        return Refusal("law-not-held", "K5.1")
    if s.box.windows[law] != window:
        return Refusal("law-not-now", "K5.1")
    return needs(s, seat, law)


# Whether a law's needs are met: `fits` for the options, `needs` with the reason. The laws of the
# send window are judged where the worker is sent.


def fits(s: Table, seat: int, law: int) -> bool:
    effect = s.box.effects[law]
    if effect == EARLY_BELL:
        return bool(ringing_tiles(s, seat))
    if effect == RIGHT_OF_WAY:
        return fenced_in(s, seat) or bool(free_kinds(s))
    if effect == CHANGE_OF_TRADE:
        return bool(change_options(s, seat))
    if effect == GLEANING:
        return bool(glean_kinds(s, seat))
    if effect == POOR_RELIEF:
        return bool(free_kinds(s))
    if effect == REDUCED_PRICE:
        return bool(reducible(s))
    if effect in (FREE_TRADE, GUILD_FAVOUR):
        return not s.is_out(seat)
    if effect == HOUSING_BAN:
        others = ((1 << s.seats * NUMBERS) - 1) & ~(ALL_FIVE << seat * NUMBERS)
        return others & ~s.houses != 0
    if effect == FENCE_AMNESTY:
        return bool(s.fences_laid())
    if effect == COTTAGE_GRANT:
        return not s.house_ban(seat) and s.houses >> seat * NUMBERS & ALL_FIVE != ALL_FIVE
    if effect == ARCHITECTS_DRAWINGS:
        return s.unturned_row() != NONE or bool(free_kinds(s))
    return True


def needs(s: Table, seat: int, law: int) -> Refusal | None:
    effect = s.box.effects[law]
    own = range(seat * NUMBERS, seat * NUMBERS + NUMBERS)
    if effect == EARLY_BELL:
        for tile in own:
            if s.open_fields(tile) and s.early.count(tile) < s.rights(tile):
                return None
        return Refusal("no-open-field", "K5.L2")
    if effect == RIGHT_OF_WAY:
        sides = [side // 4 for side in s.fences if side >= 0]
        if any(s.tiles[tile] in sides for tile in own) or sum(s.store[:BASICS]) > 0:
            return None
        return Refusal("no-free-cube", "K5.L5")
    if effect in (CHANGE_OF_TRADE, GLEANING):
        return worker_needs(s, seat, effect)
    if effect == POOR_RELIEF:
        for kind in range(BASICS):
            if s.store[kind] and not s.barred >> kind & 1:
                return None
        return Refusal("no-free-cube", "K5.L11")
    if effect == REDUCED_PRICE:
        if all(s.is_reduced(building) for building in s.current_row()):
            return Refusal("reduced-already", "K5.L12")
    elif effect in (FREE_TRADE, GUILD_FAVOUR):
        if s.is_out(seat):
            return Refusal("out-of-phase", "K5.L14" if effect == FREE_TRADE else "K5.L18")
    elif effect == HOUSING_BAN:
        others = [tile for tile in range(s.seats * NUMBERS) if tile not in own]
        if all(s.is_house(tile) for tile in others):
            return Refusal("no-cottage", "K5.L15")
    elif effect == FENCE_AMNESTY:
        if max(s.fences) < 0:
            return Refusal("no-fence", "K5.L16")
    elif effect == COTTAGE_GRANT:
        if s.bans & ~(1 << seat):
            return Refusal("house-ban", "K5.L15")
        if all(s.is_house(tile) for tile in own):
            return Refusal("no-cottage", "K5.L17")
    elif effect == ARCHITECTS_DRAWINGS:
        if s.unturned_row() == NONE and sum(s.store[:BASICS]) == 0:
            return Refusal("no-free-cube", "K5.L19")
    return None


def worker_needs(s: Table, seat: int, effect: int) -> Refusal | None:
    """K5.L9 and K5.L10 need a worker on a field; gleaning one whose kind may still be taken."""
    kinds = s.workers_of(seat)
    rule = "K5.L9" if effect == CHANGE_OF_TRADE else "K5.L10"
    if not kinds:
        return Refusal("no-worker-out", rule)
    if effect == GLEANING:
        usable = any(not s.barred >> kind & 1 for kind in kinds)
    else:
        free = [kind for kind in range(BASICS) if not s.barred >> kind & 1]
        left = kinds[:]
        for change in s.changes:
            left.remove(change // BASICS)
        usable = any(kind != other for kind in left for other in free)
    return None if usable else Refusal("kind-barred", rule)


# What the laws look at.


def ringing_tiles(s: Table, seat: int) -> list[int]:
    first = seat * NUMBERS
    return [
        tile
        for tile in range(first, first + NUMBERS)
        if s.early.count(tile) < s.rights(tile) and s.open_fields(tile)
    ]


def fenced_in(s: Table, seat: int) -> bool:
    """Whether a fence lies on a side of one of the seat's tiles."""
    mine = s.tiles[seat * NUMBERS : seat * NUMBERS + NUMBERS]
    for side in s.fences:
        if side >= 0 and side // 4 in mine:
            return True
    return False


def free_kinds(s: Table) -> list[int]:
    """K5.11: what a free cube may be."""
    return [kind for kind in range(BASICS) if s.store[kind] > 0 and s.barred >> kind & 1 == 0]


def change_options(s: Table, seat: int) -> list[int]:
    left = [0] * BASICS
    for kind in s.workers_of(seat):
        left[kind] += 1
    for change in s.changes:
        left[change // BASICS] -= 1
    return [
        CHANGE.of(kind, other)
        for kind in range(BASICS)
        if left[kind] > 0
        for other in range(BASICS)
        if other != kind and s.barred >> other & 1 == 0
    ]


def glean_kinds(s: Table, seat: int) -> list[int]:
    return sorted({kind for kind in s.workers_of(seat) if s.barred >> kind & 1 == 0})


def reducible(s: Table) -> list[int]:
    return [building for building in s.current_row() if not s.is_reduced(building)]


# Playing a law.


def enact(s: Table, seat: int, law: int) -> None:
    """K5.1: the law is read out, leaves the game, and does what it says."""
    s.laws[seat] ^= 1 << law
    s.played |= 1 << law
    s.note("law", seat, law)
    effect = s.box.effects[law]
    amount = s.box.amounts[law]
    if effect == MASTER_OF_WORKS:
        s.master = seat
    elif effect == EARLY_BELL:
        s.call(RingBell(seat))
    elif effect == RIGHT_OF_WAY:
        if fenced_in(s, seat):
            s.right_of_way |= 1 << seat
        else:
            s.call(FreeCube(seat, 1))
    elif effect in (BUMPER_HARVEST, FAILED_HARVEST):
        s.call(NameKind(seat, law))
    elif effect == CHANGE_OF_TRADE:
        s.call(ChangeWorker(seat, amount, 1))
    elif effect == GLEANING:
        s.call(Glean(seat))
    elif effect == POOR_RELIEF:
        s.call(FreeCube(seat, max(1, min(s.idle(seat), amount))))
    elif effect in (REDUCED_PRICE, RAISED_PRICE):
        s.call(PriceTile(seat, law))
    elif effect == FREE_TRADE:
        s.free_trades = put(s.free_trades, seat, s.free_trades[seat] + amount)
    elif effect == HOUSING_BAN:
        s.bans |= 1 << seat
    elif effect == FENCE_AMNESTY:
        s.call(Amnesty(seat, amount, 1))
    elif effect == COTTAGE_GRANT:
        s.call(GrantHouse(seat))
    elif effect == GUILD_FAVOUR:
        s.favours = put(s.favours, seat, s.favours[seat] + amount)
    elif effect == ARCHITECTS_DRAWINGS:
        look_at_next_row(s, seat)
    elif effect == ROYAL_APPOINTMENT:
        s.appointer = seat


def look_at_next_row(s: Table, seat: int) -> None:
    """K5.L19: the next row is drawn now, for this seat's eyes only, and stays as it is."""
    row = s.unturned_row()
    if row == NONE:
        s.call(FreeCube(seat, 1))
        return
    if not s.looked_at:
        s.looked_at = s.draw_row(row)
    s.reveal()
    s.lookers |= 1 << seat
    s.note("looked", seat, s.box.values[row])
    for building in s.looked_at:
        s.whisper(1 << seat, "saw", building)


def turn_into_house(s: Table, seat: int, number: int) -> None:
    tile = seat * NUMBERS + number
    s.houses |= 1 << tile
    s.note("house", seat, tile)


def take_away_fence(s: Table, seat: int, fence: int) -> None:
    """K4.3.C3: it leaves the game."""
    s.fences = put(s.fences, fence, REMOVED)
    s.note("unfenced", seat, fence)


def fence_refusal(s: Table, action: int, rule: str) -> Refusal | None:
    fence = REMOVE.arg(action)
    if fence >= s.seats * FENCES or s.fences[fence] < 0:
        return Refusal("fence-not-laid", rule)
    return None


def house_refusal(s: Table, seat: int, action: int, rule: str) -> Refusal | None:
    """K4.3.B1, K5.L15, K5.L17: own cottages only, and no ban by another player."""
    if s.house_ban(seat):
        return Refusal("house-ban", "K5.L15")
    if s.is_house(seat * NUMBERS + HOUSE.arg(action)):
        return Refusal("house-already", rule)
    return None


class RingBell(Rule):
    """K5.L2: which tile sends a worker before the markers."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (RING,)

    def ask(self, s: Table) -> Ask | None:
        tiles = ringing_tiles(s, self.seat)
        return Ask(self.seat, [RING.of(tile % NUMBERS) for tile in tiles], "early-bell")

    def answer(self, s: Table, action: int) -> None:
        s.goto(SendEarly(self.seat, RING.arg(action)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        tile = self.seat * NUMBERS + RING.arg(action)
        if s.early.count(tile) >= s.rights(tile):
            return Refusal("all-sent", "K5.L2")
        if not s.open_fields(tile):
            return Refusal("no-open-field", "K5.L2")
        return None


class SendEarly(Rule):
    """K5.L2: the worker goes where he could go in his activation."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def verbs(self) -> tuple[Verb, ...]:
        return (SEND,)

    def ask(self, s: Table) -> Ask | None:
        fields = s.open_fields(self.seat * NUMBERS + self.number)
        return Ask(self.seat, [SEND.of(s.cells[field]) for field in fields], "send-early")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        tile = self.seat * NUMBERS + self.number
        s.early = (*s.early, tile)
        send(s, tile, SEND.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return send_refusal(s, self.seat * NUMBERS + self.number, SEND.arg(action))


def send(s: Table, tile: int, cell: int) -> None:
    s.place_worker(tile, s.land.at[cell])
    s.note("sent", tile, cell)


def send_refusal(s: Table, tile: int, cell: int) -> Refusal | None:
    """K4.1.4, K4.1.5: a laid, touching, empty field without a fence in between."""
    field = s.land.at.get(cell)
    if field is None:
        return Refusal("no-field-there", "K4.1.4")
    away = side_refusal(s, tile, field, "K4.1.4")
    if away is not None:
        return away
    return Refusal("field-taken", "K4.1.4") if s.workers[field] else None


def side_refusal(s: Table, tile: int, field: int, rule: str) -> Refusal | None:
    """A field must touch the tile's plot, and no fence lie between, unless it does not stop him."""
    plot = s.tiles[tile]
    if field not in s.land.around[plot]:
        return Refusal("not-touching", rule)
    side = plot * 4 + s.land.around[plot].index(field)
    if side in s.fences and not s.right_of_way >> (tile // NUMBERS) & 1:
        return Refusal("fenced-off", "K4.1.5")
    return None


class ShareField(Rule):
    """K5.L4: the field where the worker joins another one."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def verbs(self) -> tuple[Verb, ...]:
        return (SEND,)

    def ask(self, s: Table) -> Ask | None:
        fields = s.shareable_fields(self.seat * NUMBERS + self.number)
        return Ask(self.seat, [SEND.of(s.cells[field]) for field in fields], "share-field")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        send(s, self.seat * NUMBERS + self.number, SEND.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        tile = self.seat * NUMBERS + self.number
        field = s.land.at.get(SEND.arg(action))
        if field is None:
            return Refusal("no-field-there", "K5.L4")
        there = s.workers_on(field)
        if len(there) != 1:
            return Refusal("not-one-worker", "K5.L4")
        if tile in there:
            return Refusal("own-worker-there", "K5.L4")
        return side_refusal(s, tile, field, "K5.L4")


class LongWalk(Rule):
    """K5.L6: any empty field on the board."""

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def verbs(self) -> tuple[Verb, ...]:
        return (SEND,)

    def ask(self, s: Table) -> Ask | None:
        cells = [cell for field, cell in enumerate(s.cells) if s.workers[field] == 0]
        return Ask(self.seat, [SEND.of(cell) for cell in cells], "long-walk")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        send(s, self.seat * NUMBERS + self.number, SEND.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        cell = SEND.arg(action)
        if cell not in s.cells:
            return Refusal("no-field-there", "K5.L6")
        return Refusal("field-taken", "K5.L6") if s.workers[s.cells.index(cell)] else None


class FreeCube(Rule):
    """K5.11: so many basic cubes of one's choice, one by one, while the store has any."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def verbs(self) -> tuple[Verb, ...]:
        return (FREE,)

    def ask(self, s: Table) -> Ask | None:
        kinds = free_kinds(s)
        if self.left == 0 or not kinds:
            s.done()
            return None
        return Ask(self.seat, [FREE.of(kind) for kind in kinds], "free-cube")

    def answer(self, s: Table, action: int) -> None:
        s.goto(FreeCube(self.seat, self.left - 1))
        s.gain(self.seat, FREE.arg(action))
        s.note("free", self.seat, FREE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        kind = FREE.arg(action)
        if s.barred & 1 << kind:
            return Refusal("kind-barred", "K5.L8")
        return Refusal("store-empty", "K5.11", kind) if s.store[kind] == 0 else None


class NameKind(Rule):
    """K5.L7, K5.L8: the kind that brings two, or that nobody takes any more."""

    def __init__(self, seat: int, law: int) -> None:
        self.seat = seat
        self.law = law

    def verbs(self) -> tuple[Verb, ...]:
        return (NAME,)

    def ask(self, s: Table) -> Ask | None:
        return Ask(self.seat, [NAME.of(kind) for kind in range(BASICS)], "name-kind")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        kind = NAME.arg(action)
        if s.box.effects[self.law] == BUMPER_HARVEST:
            s.bumper |= 1 << kind
            s.note("bumper", self.seat, kind)
        else:
            s.barred |= 1 << kind
            s.note("barred", self.seat, kind)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return None


class ChangeWorker(Rule):
    """K5.L9: a worker brings another kind; after the first change one may stop."""

    def __init__(self, seat: int, left: int, first: int) -> None:
        self.seat = seat
        self.left = left
        self.first = first

    def verbs(self) -> tuple[Verb, ...]:
        return (CHANGE, STOP)

    def ask(self, s: Table) -> Ask | None:
        options = change_options(s, self.seat)
        if self.left == 0 or not options:
            s.done()
            return None
        if not self.first:
            options.append(STOP.of())
        return Ask(self.seat, options, "change-worker")

    def answer(self, s: Table, action: int) -> None:
        if action == STOP.base:
            s.done()
            return
        s.goto(ChangeWorker(self.seat, self.left - 1, 0))
        kind, other = CHANGE.args(action)
        s.changes = (*s.changes, kind * BASICS + other)
        s.note("changed", self.seat, kind, other)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == STOP.base:
            return Refusal("one-at-least", "K5.L9") if self.first else None
        kind, other = CHANGE.args(action)
        if kind == other:
            return Refusal("another-kind", "K5.L9")
        if s.barred >> other & 1:
            return Refusal("kind-barred", "K5.L8")
        changed = [change for change in s.changes if change // BASICS == kind]
        if s.workers_of(self.seat).count(kind) <= len(changed):
            return Refusal("no-worker-there", "K5.L9", kind)
        return None


class Glean(Rule):
    """K5.L10: the two kinds of field that bring one cube more; a single kind needs no question."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (GLEAN,)

    def ask(self, s: Table) -> Ask | None:
        kinds = glean_kinds(s, self.seat)
        if len(kinds) <= 2:
            s.done()
            s.gleaned = (*s.gleaned, *kinds)
            return None
        options = [
            GLEAN.of(i) for i, pair in enumerate(PAIRS) if pair[0] in kinds and pair[1] in kinds
        ]
        return Ask(self.seat, options, "glean")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.gleaned = (*s.gleaned, *PAIRS[GLEAN.arg(action)])

    def refusal(self, s: Table, action: int) -> Refusal | None:
        for kind in PAIRS[GLEAN.arg(action)]:
            if kind not in s.workers_of(self.seat):
                return Refusal("no-worker-there", "K5.L10", kind)
            if s.barred >> kind & 1:
                return Refusal("kind-barred", "K5.L8")
        return None


class PriceTile(Rule):
    """K5.L12, K5.L13: the building of the current row whose price changes."""

    def __init__(self, seat: int, law: int) -> None:
        self.seat = seat
        self.law = law

    def verbs(self) -> tuple[Verb, ...]:
        return (PRICE,)

    def _reduces(self, s: Table) -> bool:
        return s.box.effects[self.law] == REDUCED_PRICE

    def ask(self, s: Table) -> Ask | None:
        buildings = reducible(s) if self._reduces(s) else s.current_row()
        return Ask(self.seat, [PRICE.of(building) for building in buildings], "price-tile")

    def answer(self, s: Table, action: int) -> None:
        building = PRICE.arg(action)
        if self._reduces(s):
            s.done()
            s.reduced |= 1 << building
            s.note("reduced", self.seat, building)
        else:
            s.goto(RaiseKind(self.seat, building))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        building = PRICE.arg(action)
        rule = "K5.L12" if self._reduces(s) else "K5.L13"
        if building not in s.current_row():
            return Refusal("not-in-row", rule)
        if self._reduces(s) and s.reduced >> building & 1:
            return Refusal("reduced-already", rule)
        return None


class RaiseKind(Rule):
    """K5.L13: the printed kind of which one more is needed."""

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def verbs(self) -> tuple[Verb, ...]:
        return (RAISE,)

    def ask(self, s: Table) -> Ask | None:
        cost = s.box.costs[self.building]
        kinds = [RAISE.of(kind) for kind in range(KINDS) if cost[kind]]
        return Ask(self.seat, kinds, "raise-kind")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.raised = (*s.raised, self.building * KINDS + RAISE.arg(action))
        s.note("raised", self.seat, self.building, RAISE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        printed = s.box.costs[self.building][RAISE.arg(action)]
        return None if printed else Refusal("not-printed", "K5.L13")


class Amnesty(Rule):
    """K5.L16: a fence goes; after the first one may stop."""

    def __init__(self, seat: int, left: int, first: int) -> None:
        self.seat = seat
        self.left = left
        self.first = first

    def verbs(self) -> tuple[Verb, ...]:
        return (REMOVE, STOP)

    def ask(self, s: Table) -> Ask | None:
        options = [REMOVE.of(fence) for fence in s.fences_laid()]
        if self.left == 0 or not options:
            s.done()
            return None
        if not self.first:
            options.append(STOP.of())
        return Ask(self.seat, options, "remove-fence")

    def answer(self, s: Table, action: int) -> None:
        if action == STOP.base:
            s.done()
            return
        s.goto(Amnesty(self.seat, self.left - 1, 0))
        take_away_fence(s, self.seat, REMOVE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == STOP.base:
            return Refusal("one-at-least", "K5.L16") if self.first else None
        return fence_refusal(s, action, "K5.L16")


class GrantHouse(Rule):
    """K5.L17: the cottage that becomes a house for nothing."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def verbs(self) -> tuple[Verb, ...]:
        return (HOUSE,)

    def ask(self, s: Table) -> Ask | None:
        first = self.seat * NUMBERS
        options = [HOUSE.of(n) for n in range(NUMBERS) if not s.is_house(first + n)]
        return Ask(self.seat, options, "grant-house")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        turn_into_house(s, self.seat, HOUSE.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return house_refusal(s, self.seat, action, "K5.L17")
