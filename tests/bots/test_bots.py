"""Bots answer what they are asked, from what their seat knows, and say why."""

from __future__ import annotations

import re
import time
from itertools import chain, islice

import pytest

from boardwright.bots import BOTS, Thought, hint, make_bot, make_bots
from boardwright.bots.advice import contrasted
from boardwright.bots.greedy import Greedy
from boardwright.bots.mcts import Search
from boardwright.cli.hints import as_data
from boardwright.games import find, find_judge
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput
from boardwright.kernel.state import State
from boardwright.kernel.visibility import Visibility, digest
from boardwright.speech import Speaker
from boardwright.table.advice import advice
from tests.bots.table import NAMES, positions

THINKERS = ("greedy", "apprentice", "mcts@12")


def choice(name: str, bot: str, s: State) -> int:
    """What a fresh bot chooses from what the seat that is asked knows of a position."""
    game = find(name)
    assert s.asked is not None
    known = game.visibility.determinize(s, s.asked.seat, Sealed("known"))
    assert known.asked is not None
    if bot == "curious":
        return curious(game.visibility, known)
    return make_bot(game, bot, "bot").choose(known, known.asked, 10.0)


def curious(vis: Visibility, s: State) -> int:
    """The choice of one who goes by everything in a position, and by what will be drawn."""
    assert s.asked is not None
    everything = digest([{**vis.dump(s), "drawn": 0}, s.source.outcome(s.drawn, 1 << 32)])
    return s.asked.options[int(everything, 16) % len(s.asked.options)]


def hidden_differs(vis: Visibility, s: State, other: State) -> bool:
    """Whether two positions that a seat cannot tell apart differ in more than the draws made."""
    return {**vis.dump(s), "drawn": 0} != {**vis.dump(other), "drawn": 0}


SWAPS = 6  # positions of each game in which something hidden was really swapped


@pytest.mark.parametrize("bot", [*THINKERS, "curious"])
@pytest.mark.parametrize("name", NAMES)
def test_no_bot_peeks(name: str, bot: str) -> None:
    """Whatever lies hidden is swapped, and so is what will be drawn: the same bot chooses the same.
    In World Wonders nothing lies hidden: what is in its bags follows from what has come out of
    them, and only the draws to come are unknown."""
    vis = find(name).visibility
    swapped = met = told = 0
    for s in chain(*[positions(name, f"peek/{bot}/{n}", 40) for n in range(3)]):
        if s.asked is None:
            continue
        other = vis.determinize(s, s.asked.seat, Sealed("swapped"))
        assert vis.view(other, s.asked.seat) == vis.view(s, s.asked.seat)
        assert other.source.outcome(other.drawn, 1 << 32) != s.source.outcome(s.drawn, 1 << 32)
        assert choice(name, bot, s) == choice(name, bot, other)
        met += 1
        told += curious(vis, s) != curious(vis, other)
        swapped += hidden_differs(vis, s, other)
        if swapped == SWAPS or (name == "world-wonders" and met == SWAPS):
            break
    assert swapped == (0 if name == "world-wonders" else SWAPS)
    assert met >= SWAPS
    assert told > 0, "one who peeked would have chosen otherwise"


@pytest.mark.parametrize("bot", [name for name in BOTS if name not in ("mcts", "master")])
def test_bots_choose_what_is_offered_and_leave_the_position_alone(bot: str) -> None:
    game = find("world-without-end")
    player = make_bot(game, bot, "legal")
    for s in positions("world-without-end", "legal", 25):
        if s.asked is not None:
            before = game.visibility.dump(s)
            known = game.visibility.determinize(s, s.asked.seat, Sealed("known"))
            assert known.asked is not None
            assert player.choose(known, known.asked, 1.0) in s.asked.options
            assert game.visibility.dump(s) == before


@pytest.mark.parametrize("bot", ["mcts", "master", "greedy"])
def test_a_bot_keeps_to_its_time(bot: str) -> None:
    game = find("keythedral")
    s = next(positions("keythedral", "time", 200))
    assert s.asked is not None
    started = time.perf_counter()
    assert make_bot(game, bot, "time").choose(s, s.asked, 0.2) in s.asked.options
    assert time.perf_counter() - started < 2.0


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    game = find("keythedral")
    with pytest.raises(BadInput, match="no bot 'clever'; there are random, greedy, mcts"):
        make_bot(game, "clever", "x")
    for wrong in ("mcts@", "mcts@many", "mcts@0"):
        with pytest.raises(BadInput, match="mcts@N for N iterations"):
            make_bot(game, wrong, "x")
    with pytest.raises(BadInput, match="2 bots named for 3 seats"):
        make_bots(game, "greedy,random", 3, "x")


@pytest.mark.parametrize("bot", ["greedy", "mcts@40"])
@pytest.mark.parametrize("name", NAMES)
def test_a_hint_names_legal_actions_with_shares_and_reasons(name: str, bot: str) -> None:
    game = find(name)
    reasons = 0
    for s in islice(positions(name, "hint", 50), 1, 4):
        assert s.asked is not None
        thoughts = hint(game, s, "x", make_bot(game, bot, "hint"), 0.2)
        assert 1 <= len(thoughts) <= 3
        assert len({thought.action for thought in thoughts}) == len(thoughts)
        for thought in thoughts:
            assert thought.action in s.asked.options
            assert 0.0 <= thought.share <= 1.0
            points = [abs(moved) for _, moved in thought.moved]
            assert points == sorted(points, reverse=True)
            reasons += bool(points)
    assert reasons > 0


def test_there_is_no_hint_after_the_end() -> None:
    game = find("world-without-end")
    *_, over = positions("world-without-end", "hint", 1000)
    assert hint(game, over, "x", make_bot(game, "greedy", "hint"), 0.2) == []


def test_a_hint_tells_what_sets_an_action_apart() -> None:
    """What all actions move alike is left out; what only one moves counts against the others."""
    one = Thought(1, 0.5, [("time", -4.0), ("gold", 2.0)], False)
    two = Thought(2, 0.5, [("time", -4.0)], False)
    first, second = contrasted([one, two])
    assert (first.moved, second.moved) == ([("gold", 2.0)], [("gold", -2.0)])
    assert contrasted([one]) == [one]


def test_what_just_one_of_several_others_moves_says_nothing_of_an_action() -> None:
    """Who weighs three races is not told of each that it is not the other two."""
    names = ("orcs", "elves", "men")
    races = [Thought(i, 0.5, [(name, 9.0)], False) for i, name in enumerate(names)]
    assert [thought.moved for thought in contrasted(races)] == [
        [("orcs", 9.0)],
        [("elves", 9.0)],
        [("men", 9.0)],
    ]
    rest = Thought(3, 0.5, [], False)
    spend = [Thought(i, 0.5, [("gold", -2.0)], False) for i in range(2)]
    assert contrasted([rest, *spend])[0].moved == [("gold", 2.0)]


SOLO = ["world-wonders", "guilds-of-london", "rune-age"]


@pytest.mark.parametrize("bot", ["greedy", "apprentice", "mcts@30"])
@pytest.mark.parametrize(("name", "seats"), [(n, 3) for n in NAMES] + [(n, 1) for n in SOLO])
def test_no_action_is_advised_above_one_that_shows_a_better_figure(
    name: str, seats: int, bot: str
) -> None:
    """One figure ranks: the chance of winning, alone and together, with points and without."""
    game = find(name)
    speaker = Speaker(game, game.edition())
    advised = 0
    for s in islice(positions(name, f"rank/{bot}", 23 if seats > 1 else 5, seats), 6):
        if s.asked is None:
            break
        thoughts = hint(game, s, "x", make_bot(game, bot, "rank"), 0.5)
        lines = advice(speaker, thoughts)
        assert not re.search(r"about \d+ points", "".join(lines))
        shown = [int(found[1]) for line in lines if (found := re.search(r"wins (\d+)%", line))]
        assert shown == sorted(shown, reverse=True)
        data = [as_data("", thought) for thought in thoughts]
        assert [row["share"] for row in data] == sorted([row["share"] for row in data])[::-1]
        assert len(shown) == len(thoughts)
        advised += len(thoughts)
    assert advised > 3


def test_greedy_ranks_by_the_chance_behind_the_score_it_compares() -> None:
    """What an action does to others is not what it was chosen for, and so not in its figure."""
    game, judge = find("keythedral"), find_judge("keythedral")
    for s in islice(positions("keythedral", "behind", 40), 4):
        assert s.asked is not None
        seat = s.asked.seat
        bot = Greedy(game, "behind")
        bot.choose(s, s.asked, 10.0)
        for thought, (value, action) in zip(bot.why(), bot.tried, strict=True):
            worths = [judge.worth(s, other) for other in range(s.seats)]
            worths[seat] = value
            assert thought.action == action
            assert thought.share == pytest.approx(judge.chances(s, worths, 1.0)[seat])


def test_an_only_option_has_the_chance_of_the_position() -> None:
    game = find("keythedral")
    s = game.begin(2, {}, game.edition(), Sealed("only"))
    while s.asked is not None and len(s.asked.options) > 1:
        s.apply(s.asked.options[0])
    assert s.asked is not None
    [thought] = hint(game, s, "x", make_bot(game, "mcts@5", "only"), 0.5)
    assert 0.2 < thought.share < 0.8


@pytest.mark.parametrize("name", [f"mcts@{'9' * 5000}", "mcts@²", "mcts@0", "mcts@-1", "mcts@x"])
def test_a_number_of_iterations_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match="no bot"):
        make_bot(find("keythedral"), name, "x")


def test_advice_says_so_where_nothing_sets_the_actions_apart() -> None:
    game = find("keythedral")
    speaker = Speaker(game, game.edition())
    feature = find_judge("keythedral").features[0]

    def last_words(*rows: tuple[float, list[tuple[str, float]], bool]) -> str:
        return advice(speaker, [Thought(at, *row) for at, row in enumerate(rows)])[-1]

    assert last_words((0.5, [], False), (0.5, [], False)) == speaker.say("hint.all-alike")
    assert last_words((0.5, [], False), (0.3, [], False)) == speaker.say("hint.no-reasons")
    no_reason, ends = f"({speaker.say('hint.no-reason')})", f"({speaker.say('hint.ends')})"
    assert last_words((0.5, [(feature, 2.0)], False), (0.3, [], False)).endswith(no_reason)
    assert last_words((0.5, [], False), (0.3, [], True)).endswith(ends)
    assert last_words((0.5, [], False)).endswith("wins 50%")


def test_a_game_won_is_worth_more_than_any_position() -> None:
    """Also where victory is all there is: the search sees it whole, greedy above all positions."""
    game = find("rune-age")
    options = game.check(2, {"scenario": "runewars"})
    s = game.begin(2, options, game.edition(), Sealed("won"))
    bots = make_bots(game, "greedy,random", 2, "won")
    judge = find_judge("rune-age")
    best = 0.0
    while s.asked is not None:
        best = max(best, judge.worth(s, 0), judge.worth(s, 1))
        s.apply(bots[s.asked.seat].choose(s, s.asked, 1.0))
    [winner] = game.winners(game.scores(s))
    search = Search(game, judge, "won")
    assert search.values(s, search.worths(s))[winner] == 1.0
    assert judge.outlook(s, winner, 0) > best > judge.outlook(s, 1 - winner, 0)
