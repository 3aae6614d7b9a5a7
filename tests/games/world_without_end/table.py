"""A table in the middle of a game: set what matters, turn up an event, play moves by notation.

Blue sits north, then clockwise red, green, yellow (with two players blue north, red south); blue is
the active player unless a test says otherwise.
"""

from __future__ import annotations

import re
from importlib import resources

from boardwright.games.shared import put
from boardwright.games.world_without_end import GAME
from boardwright.games.world_without_end.actions import CARD_WORDS, CATALOGUE
from boardwright.games.world_without_end.flow import EndOfRound, Round
from boardwright.games.world_without_end.flow.cards import CarryOut, Turn
from boardwright.games.world_without_end.state import FROM_START, NEW_ROUND, NONE, SOURCES, Table
from boardwright.games.world_without_end.vocabulary import (
    CARDS,
    CODES,
    CUBES,
    EVENT_IDS,
    GOODS,
    PER_CHAPTER,
    ROUNDS,
    TOWER,
)
from boardwright.kernel.chance import Source
from boardwright.kernel.visibility import members
from tests.helpers.playing import Playing

BLUE, RED, GREEN, YELLOW = range(4)
SPECTATOR = -1
FACES = (2, 3, 3, 4, 4, 5)
SIX = 6  # events that each chapter has seen at its end


PLAYING = Playing(GAME)
the_box = PLAYING.the_box
edition_text = PLAYING.edition_text
fresh = PLAYING.fresh
question = PLAYING.question
asked = PLAYING.asked
choices = PLAYING.choices
offered = PLAYING.offered
do = PLAYING.do
refused = PLAYING.refused
all_notes = PLAYING.all_notes
notes = PLAYING.notes


class Wishes(Source):
    """Outcomes wished for, one after the other; then always the first possible one."""

    def __init__(self, outcomes: list[int], start: int) -> None:
        self.outcomes = outcomes
        self.start = start

    def outcome(self, count: int, n: int) -> int:
        at = count - self.start
        return self.outcomes[at] if at < len(self.outcomes) else 0


def manual_text() -> str:
    house = resources.files("boardwright.games.world_without_end")
    return house.joinpath("manual.md").read_text("utf-8")


def table(seats: int = 4, chapter: int = 1, round: int = 1, **options: str) -> Table:
    """Blue is to play a card in this round; the event has left no trace."""
    s = fresh(seats, Wishes([], 0), **options)
    s.start = BLUE
    s.chapter = chapter
    for kind in range(GOODS):
        s.supply[kind] = s.options.totals[kind] - seats * s.box.start_goods[kind]
    s.goods = list(s.box.start_goods) * seats
    s.ledger = [s.box.start_points if i % SOURCES == 0 else 0 for i in range(seats * SOURCES)]
    s.put_in_force(())
    s.this_round = NEW_ROUND
    s.entered, s.cloth_open = (0,), int(chapter > 1)
    s.free, s.finished, s.plots = s.box.spaces, 0, (NONE,) * 16
    s.turned_up = sum([(1 << SIX) - 1 << PER_CHAPTER * c for c in range(chapter - 1)])
    if chapter > 2:
        s.entered = (0, TOWER)
    s.deal()
    at_cards(s, round)
    return s


def at_cards(s: Table, round: int) -> None:
    """The players play their cards in this round."""
    s.round = round
    s.stack = [Round(), EndOfRound(), *[Turn(seat) for seat in reversed(s.clockwise(s.start))]]
    s.notes = []
    s.advance()


def event_id(name: str) -> int:
    return EVENT_IDS.index(name)


def turn_up(s: Table, name: str, *more: int) -> None:
    """Begin the current round again with this event; `more` are the draws that follow."""
    event = event_id(name)
    s.chapter = event // PER_CHAPTER + 1
    first = event // PER_CHAPTER * PER_CHAPTER
    s.turned_up = sum([(1 << SIX) - 1 << PER_CHAPTER * c for c in range(s.chapter - 1)])
    s.turned_up |= sum([1 << card for card in s.lasting if card >= first])
    left = [card for card in range(first, event) if s.turned_up >> card & 1 == 0]
    s.round -= 1
    s.stack = [Round()]
    s.source = Wishes([len(left), *more], s.drawn)
    s.notes = []
    s.advance()
    assert GAME.audit(s) == []


def end_chapter(s: Table, tax: int, *more: int) -> None:
    """The chapter ends now with this tax; `more` are the draws that follow."""
    s.turned_up = sum([(1 << SIX) - 1 << PER_CHAPTER * c for c in range(s.chapter)])
    s.round = ROUNDS
    s.stack = [Round()]
    s.source = Wishes([FACES.index(tax), *more], s.drawn)
    s.notes = []
    s.advance()
    assert GAME.audit(s) == []


def in_force(s: Table, *names: str) -> None:
    """These long-term events are in force, the oldest first."""
    s.put_in_force(tuple([event_id(name) for name in names]))
    for event in s.lasting:
        s.turned_up |= 1 << event
    s.advance()


# Playing.


def why_not(s: Table, seat: int, card: str, move: str) -> tuple[str, str]:
    """Why the action of a card is not possible, where it may not even be asked."""
    refusal = CarryOut(seat, card_id(card)).refusal(s, CATALOGUE.parse(move))
    assert refusal is not None, f"{move!r} is not refused"
    return refusal.reason, refusal.rule


def simple(s: Table) -> str:
    """The quietest answer: no favour, no action, no protection, else the first choice."""
    quiet = [word for word in ("turn 0", "pass", "protect none") if word in choices(s)]
    return [*quiet, choices(s)[0]][0]


def quiet_until(s: Table, prompt: str) -> None:
    """Answer quietly until this is asked."""
    for _ in range(300):
        if question(s).prompt == prompt:
            return
        do(s, simple(s))
    raise AssertionError(f"{prompt} is never asked")


def finish_turn(s: Table) -> None:
    """The asked player ends their turn quietly."""
    seat = question(s).seat
    while s.asked is not None and s.asked.seat == seat:
        do(s, simple(s))


def finish_round(s: Table) -> None:
    """Everybody plays quietly until the next event is turned up or the chapter ends."""
    now = (s.chapter, s.round)
    while s.asked is not None and (s.chapter, s.round) == now:
        do(s, simple(s))


# Goods and points. Whatever is set comes from the supply and goes back to it.


def hold(s: Table, seat: int, words: str) -> None:
    """Give a seat exactly these goods, written like "ST2 GO1"."""
    wanted = {word[:2]: int(word[2:]) for word in words.split()}
    for kind, code in enumerate(CODES):
        s.pay(seat, kind, s.has(seat, kind))
        n = wanted.get(code, 0)
        assert s.gain(seat, kind, n) == n, code
    s.advance()


def solvent(s: Table) -> None:
    """Everybody can pay their duties."""
    for seat in range(s.seats):
        hold(s, seat, "PI2 GR2 GO6")


def goods(s: Table, seat: int) -> str:
    """What a seat has, in the order of the codes."""
    found = [f"{code}{s.has(seat, kind)}" for kind, code in enumerate(CODES) if s.has(seat, kind)]
    return " ".join(found)


def supply(s: Table, code: str) -> int:
    return s.supply[CODES.index(code)]


def supply_only(s: Table, code: str, n: int, keeper: int) -> None:
    """Leave so many of a good in the supply; the others go to the keeper."""
    kind = CODES.index(code)
    assert s.supply[kind] >= n
    s.gain(keeper, kind, s.supply[kind] - n)
    s.advance()


def points(s: Table) -> list[int]:
    return [s.points(seat) for seat in range(s.seats)]


def set_points(s: Table, seat: int, n: int) -> None:
    s.score(seat, FROM_START, n - s.points(seat))


# Cards.


def card_id(word: str) -> int:
    return CARD_WORDS.index(word)


def pile(s: Table, seat: int, *words: str) -> None:
    """These cards were played in the rounds before, the last one last."""
    for i, word in enumerate(reversed(words)):
        s.played[seat * ROUNDS + s.round - 2 - i] = card_id(word)
        s.hands[seat] &= ~(1 << seat * CARDS + card_id(word))
    s.advance()


def aside(s: Table, seat: int, *words: str) -> None:
    """These cards have been put aside."""
    for word in words:
        s.put_aside(seat, card_id(word))
    s.advance()


def hand(s: Table, seat: int) -> list[str]:
    return [CARD_WORDS[card] for card in members(s.hand(seat))]


def discards(s: Table, seat: int) -> list[str]:
    return [CARD_WORDS[card] for card in members(s.discards[seat] >> seat * CARDS)]


# The board.


def project_id(name: str) -> int:
    return int(name[1:]) - 1


def project(s: Table, name: str, stone: int, wood: int, *donors: int) -> None:
    """A project on the board with so many free spaces; cubes come from the supply."""
    i = project_id(name)
    if i not in s.entered:
        s.entered = (*s.entered, i)
    for cube, n in enumerate((stone, wood)):
        s.supply[cube] += n - s.free[i * CUBES + cube]
        s.free = put(s.free, i * CUBES + cube, n)
    assert min(s.supply) >= 0
    s.seals = put(s.seals, i, sum([1 << seat for seat in donors]))
    s.finished &= ~(1 << i)
    if stone + wood == 0:
        s.finished |= 1 << i
    s.advance()


def free(s: Table, name: str) -> tuple[int, int]:
    i = project_id(name)
    return s.free[i * CUBES], s.free[i * CUBES + 1]


def on_board(s: Table) -> list[str]:
    return [f"P{i + 1}" for i in s.entered]


def is_finished(s: Table, name: str) -> bool:
    return s.finished >> project_id(name) & 1 == 1


def seals(s: Table, name: str) -> list[int]:
    return members(s.seals[project_id(name)])


def house(s: Table, seat: int, *plots: str) -> None:
    for plot in plots:
        s.plots = put(s.plots, int(plot[1:]) - 1, seat)
    s.advance()


def owner(s: Table, plot: str) -> int:
    return s.plots[int(plot[1:]) - 1]


def infect(s: Table, **places: int) -> None:
    """Infected places with their values, negative for cured: p3=1, p5=-2."""
    for name, value in places.items():
        s.plague = put(s.plague, int(re.sub(r"\D", "", name)) - 1, value)
        s.markers = put(s.markers, abs(value) - 1, s.markers[abs(value) - 1] - 1)
    assert min(s.markers) >= 0
    s.advance()


def plague(s: Table, place: int) -> int:
    return s.plague[place - 1]


def marker_on(s: Table, space: int) -> None:
    """The favour marker stands on this space, counted from 1."""
    s.marker = space - 1
    s.advance()
