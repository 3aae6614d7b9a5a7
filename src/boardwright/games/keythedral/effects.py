"""What the laws do (manual 5): playing one, and the choices it opens."""

from __future__ import annotations

from boardwright.games.keythedral.actions import (
    CHANGE,
    FREE,
    GLEAN,
    HOUSE,
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
from boardwright.games.keythedral.laws import (
    change_options,
    fenced_in,
    free_kinds,
    glean_kinds,
    reducible,
    ringing_tiles,
)
from boardwright.games.keythedral.state import NONE, REMOVED, Rule, SeatRule, Table, TileRule
from boardwright.games.shared import put
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Refusal


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


class RingBell(SeatRule):
    """K5.L2: which tile sends a worker before the markers."""

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


class SendEarly(TileRule):
    """K5.L2: the worker goes where he could go in his activation."""

    def verbs(self) -> tuple[Verb, ...]:
        return (SEND,)

    def ask(self, s: Table) -> Ask | None:
        fields = s.open_fields(self.tile())
        return Ask(self.seat, [SEND.of(s.cells[field]) for field in fields], "send-early")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        tile = self.tile()
        s.early = (*s.early, tile)
        send(s, tile, SEND.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return send_refusal(s, self.tile(), SEND.arg(action))


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


class ShareField(TileRule):
    """K5.L4: the field where the worker joins another one."""

    def verbs(self) -> tuple[Verb, ...]:
        return (SEND,)

    def ask(self, s: Table) -> Ask | None:
        fields = s.shareable_fields(self.tile())
        return Ask(self.seat, [SEND.of(s.cells[field]) for field in fields], "share-field")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        send(s, self.tile(), SEND.arg(action))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        tile = self.tile()
        field = s.land.at.get(SEND.arg(action))
        if field is None:
            return Refusal("no-field-there", "K5.L4")
        there = s.workers_on(field)
        if len(there) != 1:
            return Refusal("not-one-worker", "K5.L4")
        if tile in there:
            return Refusal("own-worker-there", "K5.L4")
        return side_refusal(s, tile, field, "K5.L4")


class LongWalk(TileRule):
    """K5.L6: any empty field on the board."""

    def verbs(self) -> tuple[Verb, ...]:
        return (SEND,)

    def ask(self, s: Table) -> Ask | None:
        cells = [cell for field, cell in enumerate(s.cells) if s.workers[field] == 0]
        return Ask(self.seat, [SEND.of(cell) for cell in cells], "long-walk")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        send(s, self.tile(), SEND.arg(action))

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


def glean(s: Table, seat: int, kinds: list[int]) -> None:
    for kind in kinds:
        s.note("gleans", seat, kind)
    s.gleaned = (*s.gleaned, *kinds)


class Glean(SeatRule):
    """K5.L10: the two kinds of field that bring one cube more; a single kind needs no question."""

    def verbs(self) -> tuple[Verb, ...]:
        return (GLEAN,)

    def ask(self, s: Table) -> Ask | None:
        kinds = glean_kinds(s, self.seat)
        if len(kinds) <= 2:
            s.done()
            glean(s, self.seat, kinds)
            return None
        options = [
            GLEAN.of(i) for i, pair in enumerate(PAIRS) if pair[0] in kinds and pair[1] in kinds
        ]
        return Ask(self.seat, options, "glean")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        glean(s, self.seat, list(PAIRS[GLEAN.arg(action)]))

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


class GrantHouse(SeatRule):
    """K5.L17: the cottage that becomes a house for nothing."""

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
