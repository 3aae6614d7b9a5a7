"""Liar's Dice, for 2 to 6 players: hidden dice, bids and doubts."""

from __future__ import annotations

from typing import Annotated, Final

from boardwright.games.shared import SeatQuestion
from boardwright.kernel.catalogue import Catalogue, Space, Verb
from boardwright.kernel.chance import Source
from boardwright.kernel.frame import Ask, Refusal, Step
from boardwright.kernel.game import Edition, Game, Option, Score
from boardwright.kernel.state import State
from boardwright.kernel.visibility import LISTS, Field, Open, Span, Visibility, its_owner
from boardwright.words import Words

DICE: Final = 5
FACES: Final = (1, 2, 3, 4, 5, 6)
MOST: Final = 6 * DICE
NOBODY: Final = -1
SEAT: Final = Span(5, NOBODY)

# The catalogue: everything that can ever be answered.
NUMBER: Final = Space("dice", [str(n) for n in range(1, MOST + 1)], range(1, MOST + 1))
FACE: Final = Space("face", [str(face) for face in FACES], FACES, things="face")
CATALOGUE: Final = Catalogue()
BID: Final[Verb] = CATALOGUE.add("bid", NUMBER, FACE)
DOUBT: Final[Verb] = CATALOGUE.add("doubt")


# What lies on the table.
class Table(State):
    wild: Annotated[Open[int], Span(1)] = 0  # whether ones are
    # seat -> dice
    cups: Annotated[list[list[int]], Field(LISTS, its_owner, faces=FACES), Span(6, 1, most=DICE)]
    lost: Annotated[Open[list[int]], Span(DICE)]  # seat -> dice gone
    first: Annotated[Open[int], SEAT] = NOBODY  # who begins the round
    bid: Annotated[Open[int], Span(MOST * 6, NOBODY)] = NOBODY  # the last bid, as an action
    bidder: Annotated[Open[int], SEAT] = NOBODY

    def dice(self) -> int:
        return sum([len(cup) for cup in self.cups])

    def after(self, seat: int) -> int:
        """The next player clockwise who has dice."""
        return next(s for s in self.clockwise(seat + 1) if self.cups[s])

    def matching(self, seat: int, face: int) -> int:
        cup = self.cups[seat]
        return cup.count(face) + (cup.count(1) if self.wild and face != 1 else 0)


VISIBILITY: Final = Visibility(Table, asks={"seat": SEAT})


# The rules, in the order of the manual.
class Round(Step[Table]):
    """D1, D2, D7: all roll, then bid until somebody doubts; until one player has dice."""

    def run(self, s: Table) -> None:
        if len([cup for cup in s.cups if cup]) == 1:
            s.finish()
            return
        if s.first == NOBODY:
            s.first = s.pick(s.seats)
        for seat, cup in enumerate(s.cups):
            s.cups[seat] = sorted([FACES[s.pick(len(FACES))] for _ in cup])
        s.note("rolls", s.dice())
        s.bid = s.bidder = NOBODY
        s.call(Turn(s.first if s.cups[s.first] else s.after(s.first)))


class Turn(SeatQuestion[Table]):
    """D3: bid more, or doubt the last bid."""

    def verbs(self) -> tuple[Verb, ...]:
        return (BID, DOUBT)

    def ask(self, s: Table) -> Ask | None:
        """D4: ids count up by number and then by face, so that more is simply more."""
        lowest = BID.base if s.bid == NOBODY else s.bid + 1
        options = [
            bid
            for bid in range(lowest, BID.of(s.dice() - 1, len(FACES) - 1) + 1)
            if not s.wild or BID.args(bid)[1] > 0
        ]
        if s.bid != NOBODY:
            options.append(DOUBT.of())
        return Ask(self.seat, options, "turn")

    def answer(self, s: Table, action: int) -> None:
        if action == DOUBT.of():
            s.done()
            doubt(s, self.seat)
            return
        s.bid, s.bidder = action, self.seat
        number, face = BID.args(action)
        s.note("bids", self.seat, number, face)
        s.goto(Turn(s.after(self.seat)))

    def refusal(self, s: Table, action: int) -> Refusal | None:
        if action == DOUBT.of():
            return Refusal("no-bid", "D3") if s.bidder == NOBODY else None
        number, face = BID.args(action)
        if number + 1 > s.dice():
            return Refusal("too-many", "D4", s.dice())
        if s.wild and FACES[face] == 1:
            return Refusal("wild", "D5")
        if s.bidder != NOBODY:
            last, shown = BID.args(s.bid)
            if (number, face) <= (last, shown):
                return Refusal("too-low", "D4", last, shown)
        return None


def doubt(s: Table, doubter: int) -> None:
    """D6: all cups are lifted, and somebody loses a die."""
    s.reveal()
    s.note("doubts", doubter)
    number, face = BID.args(s.bid)
    found = [s.matching(seat, FACES[face]) for seat in range(s.seats)]
    for seat in s.clockwise(doubter):
        if s.cups[seat]:
            s.note("shows", seat, found[seat], face)
    loser = doubter if sum(found) > number else s.bidder
    s.note("loses", loser, sum(found))
    s.cups[loser].pop()
    s.lost[loser] += 1
    s.first = loser
    if not s.cups[loser]:
        s.note("out", loser)


# How figures are spoken; the texts are in locale/en.ftl.
def seat(box: Edition, value: int) -> str:
    return WORDS.say(box, "name.seat", value + 1)


def face(box: Edition, value: int) -> str:
    return WORDS.say(box, "name.face", FACES[value])


def dice(box: Edition, value: int) -> str:
    """Bids count from 0 inside and from 1 outside."""
    return WORDS.say(box, "count.die", value + 1)


WORDS: Final = Words(__name__, {"seat": seat, "face": face, "dice": dice}, {"face": FACE})


class LiarsDice(Game[Table, Edition]):
    name = "liars-dice"
    title = "Liar's Dice"
    version = 1
    seats = (2, 3, 4, 5, 6)
    options = (Option("ones", ("plain", "wild")),)
    catalogue = CATALOGUE
    visibility = VISIBILITY
    frames = {"Round": Round, "Turn": Turn}
    words = WORDS
    rules = {"turn": "D3"}

    def edition(self, text: str | None = None) -> Edition:
        return Edition("liars-dice")

    def set_up(self, seats: int, options: dict[str, str], box: Edition, source: Source) -> Table:
        s = Table(seats, source)
        s.wild = int(options["ones"] == "wild")
        s.cups = [[1] * DICE for _ in range(seats)]
        s.lost = [0] * seats
        s.call(Round())
        return s

    def scores(self, s: Table) -> list[Score]:
        return [Score([("dice", len(cup))]) for cup in s.cups]

    def audit(self, s: Table) -> list[str]:
        odd = [i for i, cup in enumerate(s.cups) if len(cup) + s.lost[i] != DICE]
        faces = {die for cup in s.cups for die in cup} - set(FACES)
        return [f"seat {i} has not {DICE} dice" for i in odd] + [f"a face {f}" for f in faces]


GAME: Final = LiarsDice()
