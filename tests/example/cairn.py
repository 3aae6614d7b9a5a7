"""Cairn: the smallest game that uses everything the kernel offers.

Two to four players hold stones nobody else sees. In each round everyone draws one and secretly lays
one; the highest takes what was laid, keeps one or two of them, and stacks these in the order they
like: each scores its value times the stones below it. After the last round most points win.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from boardwright.games.shared import ChooseSome, EachSeat, OrderTriggers, SeatStep, SecretChoice
from boardwright.kernel.catalogue import Catalogue, Space, Verb
from boardwright.kernel.chance import Source
from boardwright.kernel.frame import Frame, Refusal, Step
from boardwright.kernel.game import Edition, Game, Option, Score
from boardwright.kernel.state import State
from boardwright.kernel.visibility import LIST, LISTS, Field, Open, Visibility, its_owner, nobody
from boardwright.words import Words

VALUES: Final = 5
EACH: Final = 4

# The catalogue.
STONE: Final = Space("stone", [str(value + 1) for value in range(VALUES)], things="stone")
PLACE: Final = Space("place", [str(place + 1) for place in range(4)], things="place")
CATALOGUE: Final = Catalogue()
LAY: Final[Verb] = CATALOGUE.add("lay", STONE)
KEEP: Final[Verb] = CATALOGUE.add("keep", PLACE)
STACK: Final[Verb] = CATALOGUE.add("stack", PLACE)
ENOUGH: Final[Verb] = CATALOGUE.add("enough")


# What lies on the table.
class Table(State):
    rounds: Open[int] = 0  # still to be played
    bag: Annotated[list[int], Field(LIST, nobody, pool="stones")]
    hands: Annotated[list[list[int]], Field(LISTS, its_owner, pool="stones")]
    laid: Open[list[int]]  # in this round
    aside: Open[list[int]]  # laid in earlier ones
    heights: Open[list[int]]  # seat -> stones on the cairn
    points: Open[list[int]]


VISIBILITY: Final = Visibility(Table)


# The rules, in the order they happen.
class Round(Step[Table]):
    """Draw, lay, stack; until no round is left."""

    def run(self, s: Table) -> None:
        if s.rounds == 0:
            s.finish()
            return
        s.rounds -= 1
        s.call(DrawStones(0), LayStones(0))


class DrawStones(EachSeat[Table]):
    def turn(self, s: Table, seat: int) -> Frame[Any]:
        return DrawStone(seat)


class DrawStone(SeatStep[Table]):
    def run(self, s: Table) -> None:
        s.done()
        s.hands[self.seat].append(s.draw(s.bag))
        s.hands[self.seat].sort()
        s.note("drew", self.seat)


class LayStones(SecretChoice[Table]):
    """Everyone lays a stone at the same time; the highest, the first of equals, takes them."""

    def verbs(self) -> tuple[Verb, ...]:
        return (LAY,)

    def choices(self, s: Table, seat: int) -> list[int]:
        return [LAY.of(stone) for stone in sorted(set(s.hands[seat]))]

    def why_not(self, s: Table, seat: int, action: int) -> Refusal | None:
        return None if LAY.arg(action) in s.hands[seat] else Refusal("not-in-hand", "C2")

    def shown(self, s: Table, picks: tuple[int, ...]) -> None:
        s.aside += s.laid
        s.laid = [LAY.arg(pick) for pick in picks]
        for seat, stone in enumerate(s.laid):
            s.hands[seat].remove(stone)
            s.note("laid", seat, stone)
        s.call(KeepStones(s.laid.index(max(s.laid)), 1, 2))


class KeepStones(ChooseSome[Table]):
    def verbs(self) -> tuple[Verb, ...]:
        return (KEEP, ENOUGH)

    def choices(self, s: Table) -> list[int]:
        return [KEEP.of(place) for place in range(len(s.laid))]

    def stop(self) -> int:
        return ENOUGH.of()

    def chosen(self, s: Table, picked: tuple[int, ...]) -> None:
        s.call(StackStones(self.seat, tuple([STACK.of(KEEP.arg(pick)) for pick in picked])))


class StackStones(OrderTriggers[Table]):
    def verbs(self) -> tuple[Verb, ...]:
        return (STACK,)

    def fire(self, s: Table, trigger: int) -> None:
        stone = s.laid[STACK.arg(trigger)]
        s.points[self.seat] += (stone + 1) * s.heights[self.seat]
        s.heights[self.seat] += 1
        s.note("stacked", self.seat, stone)


# The game as the rest of the system sees it.
def seat(box: object, value: int) -> str:
    return f"seat {value}"


def stone(box: object, value: int) -> str:
    return f"stone of {value + 1}"


def place(box: object, value: int) -> str:
    return str(value + 1)


WORDS: Final = Words(__package__ or "", {"seat": seat, "stone": stone, "place": place})


class Cairn(Game[Table, Edition]):
    name = "cairn"
    title = "Cairn"
    version = 1
    seats = (2, 3, 4)
    options = (Option("rounds", ("3", "2")),)
    catalogue = CATALOGUE
    visibility = VISIBILITY
    frames = {
        rule.__name__: rule
        for rule in (Round, DrawStones, DrawStone, LayStones, KeepStones, StackStones)
    }
    words = WORDS
    rules = {"secret": "C1", "choose": "C2", "order": "C3"}

    def edition(self, text: str | None = None) -> Edition:
        return Edition("cairn")

    def set_up(self, seats: int, options: dict[str, str], box: Edition, source: Source) -> Table:
        s = Table(seats, source)
        s.rounds = int(options["rounds"])
        s.bag = [value for value in range(VALUES) for _ in range(EACH)]
        s.hands = [[] for _ in range(seats)]
        s.laid, s.aside = [], []
        s.heights, s.points = [0] * seats, [0] * seats
        s.call(DrawStones(0), Round())
        return s

    def scores(self, s: Table) -> list[Score]:
        return [Score([("cairn", s.points[i])], (s.heights[i],)) for i in range(s.seats)]

    def audit(self, s: Table) -> list[str]:
        found = [*s.bag, *s.laid, *s.aside, *[stone for hand in s.hands for stone in hand]]
        odd = [stone for stone in range(VALUES) if found.count(stone) != EACH]
        return [f"{found.count(stone)} stones of {stone + 1}" for stone in odd]


GAME: Final = Cairn()
