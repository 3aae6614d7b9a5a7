"""The Automaton's turn (W7.3 to W7.5), and what its cards take. An edition names these things."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.bits import add, drop, full
from boardwright.games.world_wonders.components import SHAPE_NAMES, SOLO_CARDS
from boardwright.games.world_wonders.effects import replace_card
from boardwright.games.world_wonders.state import NONE, Table
from boardwright.kernel.portable import Portable
from boardwright.kernel.visibility import members

ALL_SOLO: Final[int] = full(SOLO_CARDS)


def automaton_turn(s: Table) -> None:
    """W7.3, W7.5: the first section of a solo card with something available is carried out."""
    if not s.solo_bag:
        s.solo_bag = ALL_SOLO
        s.solo_used = ()
        s.note("solo-shuffled")
    card = s.draw_from(members(s.solo_bag))
    s.solo_bag = drop(s.solo_bag, card)
    s.solo_used = (*s.solo_used, card)
    s.note("solo-card", card)
    for section in s.box.solo[card]:
        found = [item for item in section if s.box.items[item].available(s)]
        for item in found:
            s.note("solo-takes", item)
            s.box.items[item].take(s)
        if found:
            return
    s.note("solo-nothing")


class Item(Portable):
    """One thing that a section of a solo card can take (W7.4). The words are `item.<name>`; those
    of a tile are `item.tile`."""

    monument: ClassVar[bool] = False

    def __init__(self, name: str, shape: int = NONE) -> None:
        self.name = name
        self.shape = shape  # of a tile, or NONE

    def available(self, s: Table) -> bool:
        raise NotImplementedError

    def take(self, s: Table) -> None:
        """What is taken goes back, or stays with the Automaton."""
        raise NotImplementedError


class ShownTile(Item):
    """The tile of one shape."""

    def available(self, s: Table) -> bool:
        return s.shown_of(self.shape) != NONE

    def take(self, s: Table) -> None:
        tile = s.shown_of(self.shape)
        s.discards = add(s.discards, tile)
        s.take_shown(tile)


class LongRoad(Item):
    def available(self, s: Table) -> bool:
        return s.roads > 0

    def take(self, s: Table) -> None:
        s.roads -= 1
        s.road_supply += 1


class ShortSet(Item):
    def available(self, s: Table) -> bool:
        return s.sets > 0

    def take(self, s: Table) -> None:
        s.sets -= 1
        s.set_supply += 1


class Tower(Item):
    def available(self, s: Table) -> bool:
        return s.tower > 0

    def take(self, s: Table) -> None:
        s.tower -= 1
        s.tower_supply += 1


class Oldest(Item):
    """The monument that has been on display longest."""

    monument = True
    place: ClassVar[int] = 0

    def available(self, s: Table) -> bool:
        return s.display != ()

    def take(self, s: Table) -> None:
        card = s.display[self.place]
        s.display = tuple([other for other in s.display if other != card])
        s.rival = (*s.rival, card)
        s.note("solo-card-taken", card)
        replace_card(s, card)


class Newest(Oldest):
    """The monument that came last."""

    place = -1


KNOWN: Final[tuple[Item, ...]] = (
    *[ShownTile(name, shape) for shape, name in enumerate(SHAPE_NAMES)],
    LongRoad("long"),
    ShortSet("set"),
    Tower("tower"),
    Oldest("old"),
    Newest("new"),
)
