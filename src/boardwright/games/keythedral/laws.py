"""When a law may be played (manual 5): its window, its needs, and what it looks at."""

from __future__ import annotations

from typing import Final

from boardwright.games.keythedral.actions import (
    CHANGE,
    LAW,
)
from boardwright.games.keythedral.components import (
    ARCHITECTS_DRAWINGS,
    BASICS,
    CHANGE_OF_TRADE,
    COTTAGE_GRANT,
    EARLY_BELL,
    FENCE_AMNESTY,
    FREE_TRADE,
    GLEANING,
    GUILD_FAVOUR,
    HOUSING_BAN,
    NUMBERS,
    POOR_RELIEF,
    REDUCED_PRICE,
    RIGHT_OF_WAY,
)
from boardwright.games.keythedral.state import NONE, Table
from boardwright.kernel.frame import Refusal

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
