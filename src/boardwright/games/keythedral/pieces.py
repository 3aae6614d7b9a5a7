"""What workers, houses and fences may do, whether an action or a law asks for it."""

from __future__ import annotations

from boardwright.games.bits import add, has
from boardwright.games.keythedral.actions import HOUSE, REMOVE
from boardwright.games.keythedral.components import FENCES, seat_of, tile_id
from boardwright.games.keythedral.land import side_id
from boardwright.games.keythedral.state import REMOVED, Table
from boardwright.games.keythedral.tiles import is_house, place_worker
from boardwright.games.shared import put
from boardwright.kernel.frame import Refusal


def send(s: Table, tile: int, cell: int) -> None:
    place_worker(s, tile, s.land.at[cell])
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
    side = side_id(plot, s.land.around[plot].index(field))
    if side in s.fences and not has(s.right_of_way, seat_of(tile)):
        return Refusal("fenced-off", "K4.1.5")
    return None


def turn_into_house(s: Table, seat: int, number: int) -> None:
    tile = tile_id(seat, number)
    s.houses = add(s.houses, tile)
    s.note("house", seat, tile)


def house_refusal(s: Table, seat: int, action: int, rule: str) -> Refusal | None:
    """K4.3.B1, K5.L15, K5.L17: own cottages only, and no ban by another player."""
    if s.house_ban(seat):
        return Refusal("house-ban", "K5.L15")
    if is_house(s, tile_id(seat, HOUSE.arg(action))):
        return Refusal("house-already", rule)
    return None


def take_away_fence(s: Table, seat: int, fence: int) -> None:
    """K4.3.C3: it leaves the game."""
    s.fences = put(s.fences, fence, REMOVED)
    s.note("unfenced", seat, fence)


def fence_refusal(s: Table, action: int, rule: str) -> Refusal | None:
    fence = REMOVE.arg(action)
    if fence >= s.seats * FENCES or s.fences[fence] < 0:
        return Refusal("fence-not-laid", rule)
    return None
