"""The stack: which rule comes next; and the rules that games share."""

from __future__ import annotations

import pytest

from boardwright.kernel.chance import Script
from boardwright.kernel.frame import Ask, Note, Question, Step
from boardwright.kernel.state import RulesError
from tests.example.cairn import (
    GAME,
    KEEP,
    LAY,
    STACK,
    DrawStones,
    KeepStones,
    LayStones,
    Round,
    StackStones,
    Table,
)


class Say(Step[Table]):
    """A rule that only tells its number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Table) -> None:
        s.done()
        s.note("say", self.number)


class Twice(Step[Table]):
    def run(self, s: Table) -> None:
        s.goto(Say(9))
        s.call(Say(1), Say(2))


def table(seats: int = 2, outcomes: tuple[int, ...] = ()) -> Table:
    s = GAME.set_up(seats, {"rounds": "1"}, GAME.edition(), Script(list(outcomes)))
    s.notes = []
    return s


def told(s: Table) -> list[int]:
    return [note.args[0] for note in s.notes or []]


def test_called_rules_come_in_the_order_they_are_named() -> None:
    s = table()
    s.stack = [Say(3), Twice()]
    s.advance()
    assert told(s) == [1, 2, 9, 3]
    assert s.asked is None


def test_a_question_without_an_answer_is_a_defect() -> None:
    class Dead(Question[Table]):
        def ask(self, s: Table) -> Ask | None:
            return Ask(0, [], "dead")

    s = table()
    s.stack = [Dead()]
    with pytest.raises(RulesError, match="dead end in Dead"):
        s.advance()


class Pick(Question[Table]):
    """Asks for one of so many numbers, forced or not, and tells the answer."""

    def __init__(self, most: int, forced: int) -> None:
        self.most = most
        self.forced = forced

    def ask(self, s: Table) -> Ask | None:
        return Ask(0, list(range(self.most)), "pick", forced=self.forced == 1)

    def answer(self, s: Table, action: int) -> None:
        s.goto(Say(action))


@pytest.mark.parametrize(("most", "forced", "asks"), [(1, 1, False), (1, 0, True), (2, 1, True)])
def test_a_forced_answer_without_an_alternative_is_given_unasked(
    most: int, forced: int, asks: bool
) -> None:
    s = table()
    s.stack = [Pick(most, forced)]
    s.advance()
    assert (s.asked is not None) == asks
    assert told(s) == ([] if asks else [0])


def test_rules_that_never_ask_are_a_defect() -> None:
    class Spin(Step[Table]):
        def run(self, s: Table) -> None:
            pass

    s = table()
    s.stack = [Spin()]
    with pytest.raises(RulesError, match="runaway in Spin"):
        s.advance()


def test_each_seat_has_its_turn_clockwise_from_the_first() -> None:
    s = table(4, (0, 0, 0, 0))
    s.stack = [DrawStones(2)]
    s.advance()
    assert told(s) == [2, 3, 0, 1]


def test_choose_some_reaches_a_set_in_one_way_only() -> None:
    s = table()
    s.laid = [4, 3, 2]
    s.stack = [KeepStones(1, 2, 2)]
    s.advance()
    assert s.asked is not None
    assert s.asked.options == [KEEP.of(0), KEEP.of(1)]
    s.apply(KEEP.of(1))
    assert s.asked is not None
    assert s.asked.options == [KEEP.of(2)]
    refused = s.refusal(KEEP.of(0))
    assert refused is not None
    assert refused.reason == "not-among-these"


def test_choose_some_may_stop_once_enough_are_chosen() -> None:
    s = table()
    s.laid = [4, 3]
    s.stack = [KeepStones(0, 1, 2)]
    s.advance()
    stop = KeepStones(0, 1, 2).stop()
    refused = s.refusal(stop)
    assert refused is not None
    assert refused.reason == "choose-more"
    s.apply(KEEP.of(0))
    s.apply(stop)
    assert s.points == [0, 0]
    assert s.heights == [1, 0]


def test_triggers_happen_in_the_order_their_player_says() -> None:
    s = table()
    s.laid = [4, 0]
    s.stack = [StackStones(0, (STACK.of(0), STACK.of(1)))]
    s.advance()
    s.apply(STACK.of(1))
    assert s.heights == [2, 0]
    assert s.points == [5, 0]  # the one lies below the five


def test_secret_choices_are_laid_open_together() -> None:
    s = table()
    s.hands = [[1], [3]]
    s.stack = [LayStones(1)]
    s.advance()
    assert s.asked is not None
    assert s.asked.seat == 1
    s.apply(LAY.of(3))
    assert s.laid == []
    assert s.secrets == (-1, LAY.of(3))
    before = s.reveals
    s.apply(LAY.of(1))
    assert s.laid == [1, 3]
    assert not s.secrets
    assert s.reveals == before + 1


def test_a_note_is_seen_by_those_it_is_for() -> None:
    whisper = Note("x", (), 0b101)
    assert [whisper.seen_by(seat) for seat in (-1, 0, 1, 2)] == [False, True, False, True]
    assert Note("x", (), -1).seen_by(-1)


def test_nothing_is_taken_when_the_game_is_over() -> None:
    s = table()
    s.stack = [Round()]
    s.rounds = 0
    s.advance()
    refused = s.refusal(LAY.of(0))
    assert refused is not None
    assert refused.reason == "not-asked"
