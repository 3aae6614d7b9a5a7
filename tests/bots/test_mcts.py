"""The tree search, on the smallest game."""

from __future__ import annotations

import pytest

from boardwright.bots.mcts import DEAL, KEPT, Mcts, Search
from boardwright.bots.tree import Edge, Node, Verdict
from boardwright.games import Judge
from boardwright.kernel.chance import Sealed, Source
from boardwright.kernel.state import State
from tests.example.cairn import GAME, KEEP, STACK, Table
from tests.example.judge import CairnJudge

JUDGE = CairnJudge(GAME, [1.0, 0.5, 0.1], 2.0)


def begin(seed: str, seats: int = 2, rounds: str = "3") -> Table:
    s = GAME.begin(seats, {"rounds": rounds}, GAME.edition(), Sealed(seed))
    assert isinstance(s, Table)
    return s


def wins(first: int, games: int, iterations: int) -> float:
    """The share of victories of a searching seat against one that answers by chance."""
    total = 0.0
    for n in range(games):
        s = begin(f"wins/{n}")
        bot = Mcts(GAME, f"{n}", iterations, JUDGE)
        pick = 7 * n
        while s.asked is not None:
            if s.asked.seat == first:
                known = GAME.visibility.determinize(s, first, Sealed(f"{n}/{s.drawn}"))
                s.apply(bot.choose(known, s.asked, 10.0))
            else:
                pick += 1
                s.apply(s.asked.options[pick % len(s.asked.options)])
        winners = GAME.winners(GAME.scores(s))
        total += (first in winners) / len(winners)
    return total / games


def test_searching_wins_against_chance() -> None:
    """Much is luck in this game: two of three is far above an even share."""
    assert wins(0, 60, 60) > 0.66
    assert wins(1, 60, 60) > 0.66


def searched(s: Table, walks: int) -> Search:
    """The tree after so many walks from this position."""
    assert s.asked is not None
    search = Search(GAME, JUDGE, "searched")
    for _ in range(walks):
        search.iterate(s, s.asked.seat)
    return search


def test_the_last_stones_are_stacked_in_the_order_that_scores_most() -> None:
    """The low stone first: the high one counts times the stones below it."""
    s = begin("stack", rounds="2")
    s.rounds = 0
    while s.asked is not None and s.asked.prompt != "choose":
        s.apply(s.asked.options[-1])
    s.laid = [1, 4]
    assert s.asked is not None
    seat = s.asked.seat
    bot = Mcts(GAME, "stack", 200, JUDGE)
    for verb, place in ((KEEP, 0), (KEEP, 1), (STACK, 0)):
        assert s.asked is not None
        assert s.asked.seat == seat
        assert bot.choose(s, s.asked, 10.0) == verb.of(place)
        s.apply(verb.of(place))


def test_options_that_few_deals_offer_count_only_when_offered() -> None:
    """The other seat's stones differ from deal to deal: so do the edges that were offered."""
    s = begin("offered")
    search = searched(s, 200)
    below = [edge.node for edge in search.root.edges.values() if edge.node is not None]
    edges = [edge for node in below for edge in node.edges.values() if edge.seat == 1]
    assert len(edges) > len(set(s.hands[1]))
    visits = sum([node.visits for node in below])
    assert all(edge.visits <= edge.offered <= visits for edge in edges)
    assert min([edge.offered for edge in edges]) < max([edge.offered for edge in edges])


def test_every_seat_picks_what_is_best_for_itself() -> None:
    """Values are kept for every seat, and the mover's own one leads him."""
    s = begin("three", 3)
    search = searched(s, 100)
    assert s.asked is not None
    for edge in search.root.edges.values():
        if edge.visits:
            assert abs(sum(edge.values) / edge.visits - 1.0) < 1e-6
            assert edge.seat == s.asked.seat


def test_what_was_found_is_used_again_for_the_next_own_question() -> None:
    s = begin("reuse")
    while s.asked is not None and s.asked.prompt != "choose":
        s.apply(s.asked.options[-1])
    assert s.asked is not None
    bot = Mcts(GAME, "reuse", 64, JUDGE)
    s.apply(bot.choose(s, s.asked, 10.0))
    known = bot.search.root.visits
    assert known > 0
    assert s.asked is not None
    assert bot.ahead == GAME.visibility.key(s, s.asked.seat)
    bot.choose(s, s.asked, 10.0)
    assert sum([edge.visits for edge in bot.tried]) > known


def test_a_tree_from_another_question_is_dropped() -> None:
    s, other = begin("one"), begin("four")
    assert s.asked is not None
    assert other.asked is not None
    bot = Mcts(GAME, "drop", 30, JUDGE)
    bot.choose(s, s.asked, 10.0)
    bot.choose(other, other.asked, 10.0)
    assert sum([edge.visits for edge in bot.tried]) == 30


def test_the_same_seed_chooses_the_same() -> None:
    s = begin("same")
    assert s.asked is not None
    one, two = Mcts(GAME, "seed", 50, JUDGE), Mcts(GAME, "seed", 50, JUDGE)
    assert one.choose(s, s.asked, 10.0) == two.choose(s, s.asked, 10.0)
    assert [edge.visits for edge in one.tried] == [edge.visits for edge in two.tried]


def test_an_option_not_tried_does_not_gain_by_what_trying_costs_the_others() -> None:
    """Looking ahead takes 0.2 from the option that was tried; it would from the other one too."""
    node, tried, untried = Node(), Edge(1, 0, 0.6, 0.5), Edge(2, 0, 0.55, 0.5)
    for _ in range(10):
        node.add(tried, Verdict([0.4, 0.6], 0.3, 0.3))
    drift = node.drift()
    assert drift == pytest.approx(-0.2)
    assert untried.mean(drift) == pytest.approx(0.35)
    assert tried.mean(drift) == pytest.approx(0.4)
    assert tried.chance == pytest.approx(3.0)


def test_every_walk_tells_how_far_impressions_are_off() -> None:
    s = begin("drift")
    search = searched(s, 40)
    edges = [edge for edge in search.root.edges.values() if edge.visits]
    came = [edge.values[edge.seat] - edge.visits * edge.impression for edge in edges]
    assert search.root.drift() == pytest.approx(sum(came) / 40)


class DoubtfulJudge(CairnJudge):
    prior_temperature = 50.0


def test_impressions_that_are_not_trusted_leave_other_options_a_chance() -> None:
    """The option that looks best gets fewer first walks, if looks must differ by more to count."""
    most: list[int] = []
    for judge in (JUDGE, DoubtfulJudge(GAME, [1.0, 0.5, 0.1], 2.0)):
        s = begin("doubt")
        assert s.asked is not None
        search = Search(GAME, judge, "doubt")
        for _ in range(12):
            search.iterate(s, s.asked.seat)
        most.append(max([edge.visits for edge in search.root.edges.values()]))
    assert most[1] < most[0]


class GamblersJudge(Judge):
    """Sees nothing but the other seat's stones, which every deal deals anew."""

    features = ("luck",)

    def look(self, s: State, seat: int) -> list[float]:
        assert isinstance(s, Table)
        return [float(sum([at * n for at, n in enumerate(s.hands[1 - seat])]))]


class PatientJudge(GamblersJudge):
    deals = 20


def unsteadiness(judge: Judge) -> float:
    """How far the first impressions of the same position lie apart."""
    s = begin("luck")
    assert s.asked is not None
    found: list[float] = []
    for n in range(20):
        search = Search(GAME, judge, f"luck/{n}")
        search.iterate(s, s.asked.seat)
        found.append(next(iter(search.root.edges.values())).impression)
    return max(found) - min(found)


def test_the_move_to_be_made_is_judged_over_several_deals() -> None:
    one, many = GamblersJudge(GAME, [1.0], 2.0), PatientJudge(GAME, [1.0], 2.0)
    assert 0.0 < unsteadiness(many) < 0.5 * unsteadiness(one)


class LuckJudge(Judge):
    """Sees nothing but luck: what a deal is about to draw."""

    features = ("luck",)

    def look(self, s: State, seat: int) -> list[float]:
        return [float(s.source.outcome(0, 1000) if seat == 0 else 0)]


def test_options_are_tried_with_the_same_deals() -> None:
    """What luck brings is the same for two options that were tried equally often."""
    s = begin("fair")
    assert s.asked is not None
    search = Search(GAME, LuckJudge(GAME, [0.01], 2.0), "fair")
    brought: dict[int, list[float]] = {}
    for _ in range(60):
        search.iterate(s, s.asked.seat)
        for edge in search.root.edges.values():
            if edge.visits:
                brought.setdefault(edge.visits, []).append(edge.values[s.asked.seat])
    assert len([edge for edge in search.root.edges.values() if edge.visits > 2]) > 1
    assert len(set(brought[1])) == len(set(brought[2])) == 1
    assert len(set(brought[1]) | set(brought[2])) == 2
    bot = Mcts(GAME, "fair", 1, JUDGE)
    luck = bot.search.deal_seed
    bot.choose(s, s.asked, 10.0)
    assert bot.search.deal_seed != luck, "another question, other deals"


def test_deals_beyond_those_kept_have_other_draws() -> None:
    """What lies hidden comes again, what will be drawn does not."""
    s = begin("kept")
    assert s.asked is not None
    search = Search(GAME, LuckJudge(GAME, [0.01], 2.0), "kept")
    for _ in range(3 * KEPT):
        search.iterate(s, s.asked.seat)
    assert max(search.met.values()) > KEPT
    assert len(search.deals) == KEPT
    first, again = search.source(0, DEAL), search.source(KEPT, DEAL)
    assert [first.outcome(n, 1000) for n in range(4)] != [again.outcome(n, 1000) for n in range(4)]
    assert search.dealt(s, s.asked.seat, KEPT) is search.dealt(s, s.asked.seat, 0)


class CountingJudge(CairnJudge):
    """Counts the positions it looks at."""

    looks = 0

    def look(self, s: State, seat: int) -> list[float]:
        CountingJudge.looks += 1
        return super().look(s, seat)


def test_what_was_seen_in_a_deal_is_not_looked_at_again() -> None:
    """The first walk takes no more looks than choosing its option and the answer to it."""
    s = begin("looks")
    assert s.asked is not None
    judge = CountingJudge(GAME, [1.0, 0.5, 0.1], 2.0)
    looks: list[int] = []
    for walks in (True, False):
        CountingJudge.looks = 0
        search = Search(GAME, judge, "looks")
        if walks:
            search.iterate(s, s.asked.seat)
        else:
            search.before = search.worths(s)
            dealt = search.dealt(s, s.asked.seat, 0).clone()
            dealt.apply(search.select(search.root, dealt, s.asked).action)
            while dealt.asked is not None and len(dealt.asked.options) == 1:
                dealt.apply(dealt.asked.options[0])
            assert dealt.asked is not None
            search.select(Node(), dealt, dealt.asked)
        looks.append(CountingJudge.looks)
    assert looks[0] == looks[1] > 2 * len(s.asked.options)


class OpenJudge(CairnJudge):
    opening = 1


@pytest.mark.parametrize("judge", [JUDGE, OpenJudge(GAME, [1.0, 0.5, 0.1], 2.0)])
def test_a_question_is_opened_when_the_walk_has_come_there_often_enough(judge: Judge) -> None:
    s = begin("opening")
    assert s.asked is not None
    search = Search(GAME, judge, "opening")
    for _ in range(100):
        search.iterate(s, s.asked.seat)
    tried = [edge for edge in search.root.edges.values() if edge.visits]
    edges: list[Edge] = []
    for edge in tried:
        assert edge.node is not None, "an option to choose from is always answered"
        assert edge.node.visits == edge.visits
        edges += edge.node.edges.values()
    for edge in edges:
        assert (edge.node is not None) == (edge.visits > judge.opening)
        if edge.node is not None:
            assert edge.node.visits == edge.visits - judge.opening
    assert {edge.node is None for edge in edges if edge.visits} == {True, False}


class BlindJudge(Judge):
    """Sees nothing at all: only the end of the game tells it something."""

    features = ("nothing",)
    points = False

    def look(self, s: State, seat: int) -> list[float]:
        return [0.0]


class FarsightedJudge(BlindJudge):
    rollout = 1000


def worth_of_first_walk(judge: Judge) -> list[float]:
    s = begin("rollout")
    assert s.asked is not None
    search = Search(GAME, judge, "rollout")
    search.iterate(s, s.asked.seat)
    [walked] = [edge for edge in search.root.edges.values() if edge.visits]
    return walked.values


def test_a_walk_is_judged_after_the_playout() -> None:
    """One that plays on to the end sees who wins; one that does not sees an even game."""
    assert worth_of_first_walk(BlindJudge(GAME, [1.0], 2.0)) == [0.5, 0.5]
    assert sorted(worth_of_first_walk(FarsightedJudge(GAME, [1.0], 2.0))) == [0.0, 1.0]


class Watched(Source):
    """Tells which outcomes were asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def outcome(self, count: int, n: int) -> int:
        self.asked.append(count)
        return 0


def test_nobody_foresees_draws_while_play_goes_on() -> None:
    """Answers are tried with other draws: the ones to come are made once, when they come."""
    s, own = begin("draws"), Watched()
    s.source = own
    search = Search(GAME, FarsightedJudge(GAME, [1.0], 2.0), "draws")
    assert search.rollout(s, Sealed("guess")).asked is None
    assert own.asked
    assert own.asked == sorted(set(own.asked))


def test_hints_tell_the_usual_chance_and_rank_by_hope() -> None:
    """Hopes leave out what others gain on the way: too high, but right in their order."""
    bot = Mcts(GAME, "share", 1, JUDGE)
    good, bad = Edge(1, 0, 0.5, 0.5), Edge(2, 0, 0.5, 0.5)
    for _ in range(10):
        good.add(Verdict([0.5, 0.5], 0.9, 0.45))
        bad.add(Verdict([0.5, 0.5], 0.7, 0.55))
    bot.tried = [good, bad]
    assert bot.share(0.9) > 0.5 > bot.share(0.7)
    assert bot.share(0.8) == pytest.approx(0.5)
    assert bot.share(1.0) == pytest.approx(1.0)
    assert bot.share(0.0) == pytest.approx(0.0, abs=1e-6)


def test_hints_call_no_option_better_than_one_that_was_preferred_to_it() -> None:
    s = begin("lucky")
    assert s.asked is not None
    bot = Mcts(GAME, "lucky", 30, JUDGE)
    bot.choose(s, s.asked, 10.0)
    first, second = bot.tried[:2]
    while second.visits < first.visits:
        second.add(Verdict([1.0, 0.0], 1.0, 1.0))
    assert bot.share(second.utility / second.visits) > bot.share(first.utility / first.visits)
    shares = [thought.share for thought in bot.why()]
    assert shares[0] == shares[1]


def test_without_rivals_left_out_hope_is_chance() -> None:
    s = begin("utility")
    assert s.asked is not None
    bot = Mcts(GAME, "utility", 60, JUDGE)
    bot.choose(s, s.asked, 10.0)
    for edge in bot.tried:
        assert edge.utility == pytest.approx(edge.chance)
        assert edge.visits == 0 or bot.share(edge.utility / edge.visits) == pytest.approx(
            edge.chance / edge.visits
        )
