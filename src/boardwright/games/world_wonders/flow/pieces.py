"""Manual 5: laying what was bought."""

from __future__ import annotations

from boardwright.games.bits import drop
from boardwright.games.shared import SeatQuestion
from boardwright.games.world_wonders import checks
from boardwright.games.world_wonders.actions import PUT, PUTS, SINGLE, SINGLES
from boardwright.games.world_wonders.board import LAND, PITCH, WAYS, cell_of, place_id
from boardwright.games.world_wonders.components import (
    DOT,
    FIRST_CARD,
    FIRST_TILE,
    LONG,
    PAIR,
    TOWER,
)
from boardwright.games.world_wonders.effects import gain, take_card
from boardwright.games.world_wonders.laying import (
    add_actions,
    card_actions,
    long_spots,
    short_boards,
    tile_actions,
    tower_spots,
)
from boardwright.games.world_wonders.state import Table
from boardwright.kernel.catalogue import Verb
from boardwright.kernel.frame import Ask, Question, Refusal


class LayRoad(Question[Table]):
    """W5.2.1, W5.2.2: a long road; W4.2.6: the one to start with."""

    def __init__(self, seat: int, start: int) -> None:
        self.seat = seat
        self.start = start

    def verbs(self) -> tuple[Verb, ...]:
        return (PUT,)

    def ask(self, s: Table) -> Ask | None:
        options: list[int] = []
        add_actions(options, long_spots(s, self.seat, 1), PUTS[0])
        add_actions(options, long_spots(s, self.seat, PITCH), PUTS[1])
        return Ask(self.seat, options, "lay-start" if self.start else "lay-road")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        if self.start:
            s.starting = drop(s.starting, self.seat)
        s.lay(self.seat, LONG, 0, PUT.arg(action))
        s.note("road", self.seat, cell_of(PUT.arg(action)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return checks.long_refusal(s, self.seat, PUT.arg(action))


class LaySet(Question[Table]):
    """W5.2.3 to W5.2.5: the three pieces of a set of short roads, in any order."""

    def __init__(self, seat: int, pairs: int, dots: int) -> None:
        self.seat = seat
        self.pairs = pairs
        self.dots = dots

    def verbs(self) -> tuple[Verb, ...]:
        return (PUT, SINGLE)

    def ask(self, s: Table) -> Ask | None:
        land = s.layer(self.seat, LAND)
        ways = s.layer(self.seat, WAYS)
        rows, columns, single = short_boards(land, ways, self.pairs, self.dots)
        options: list[int] = []
        add_actions(options, rows, PUTS[0])
        add_actions(options, columns, PUTS[1])
        add_actions(options, single, SINGLES)
        return Ask(self.seat, options, "lay-short")

    def answer(self, s: Table, action: int) -> None:
        pairs, dots = self.pairs, self.dots
        if SINGLE.has(action):
            dots -= 1
            s.lay(self.seat, DOT, 0, place_id(SINGLE.arg(action)))
            s.note("short", self.seat, SINGLE.arg(action))
        else:
            pairs -= 1
            s.lay(self.seat, PAIR, 0, PUT.arg(action))
            s.note("short", self.seat, cell_of(PUT.arg(action)))
        if pairs + dots:
            s.goto(LaySet(self.seat, pairs, dots))
        else:
            s.done()

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if SINGLE.has(action):
            place, thing = place_id(SINGLE.arg(action)), DOT
        else:
            place, thing = PUT.arg(action), PAIR
        return checks.short_refusal(s, self.seat, thing, place, self.pairs, self.dots)


class LayTower(SeatQuestion[Table]):
    """W5.3.1."""

    def verbs(self) -> tuple[Verb, ...]:
        return (PUT,)

    def ask(self, s: Table) -> Ask | None:
        options: list[int] = []
        add_actions(options, tower_spots(s, self.seat), PUTS[0])
        return Ask(self.seat, options, "lay-tower")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.lay(self.seat, TOWER, 0, PUT.arg(action))
        s.note("tower", self.seat, cell_of(PUT.arg(action)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return checks.tower_refusal(s, self.seat, PUT.arg(action))


class LayTile(Question[Table]):
    """W5.3.2, W5.5.1: a building tile, then what it brings."""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def verbs(self) -> tuple[Verb, ...]:
        return (PUT,)

    def ask(self, s: Table) -> Ask | None:
        return Ask(self.seat, tile_actions(s, self.seat, self.tile), "lay-tile")

    def answer(self, s: Table, action: int) -> None:
        s.done()
        s.lay(self.seat, FIRST_TILE + self.tile, 0, PUT.arg(action))
        s.note("tile", self.seat, self.tile, cell_of(PUT.arg(action)))
        gain(s, self.seat, s.box.tile_gains[self.tile], 0)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return checks.tile_refusal(s, self.seat, self.tile, PUT.arg(action))


class LayWonder(Question[Table]):
    """W5.4: a monument part by part; then the card is taken and replaced."""

    def __init__(self, seat: int, card: int, placed: tuple[int, ...]) -> None:
        self.seat = seat
        self.card = card
        self.placed = placed

    def verbs(self) -> tuple[Verb, ...]:
        return (PUT,)

    def ask(self, s: Table) -> Ask | None:
        card = s.box.cards[self.card]
        options = card_actions(s, self.seat, card, self.placed)
        return Ask(self.seat, options, "lay-part" if len(card.parts) > 1 else "lay-wonder")

    def answer(self, s: Table, action: int) -> None:
        seat, card, part = self.seat, self.card, len(self.placed)
        s.lay(seat, FIRST_CARD + card, part, PUT.arg(action))
        parts = len(s.box.cards[card].parts)
        s.note("part" if parts > 1 else "stands", seat, card, cell_of(PUT.arg(action)))
        if part + 1 < parts:
            s.goto(LayWonder(seat, card, (*self.placed, PUT.arg(action))))
        else:
            s.done()
            take_card(s, seat, card)

    def refusal(self, s: Table, action: int) -> Refusal | None:
        return checks.wonder_refusal(s, self.seat, self.card, self.placed, PUT.arg(action))
