"""Tree search for games with hidden things and many players.

Information-set Monte Carlo tree search: every iteration deals the hidden things again, walks down
one tree that all deals share, adds one node, and judges the position it came to. An edge counts
how often its option was to be had at all, so that an option few deals allow is not starved. Every
player picks what is best for them (max^n): values are shares of the victory for each seat. The
options to choose from are all tried with the same deals: what differs is the option, not the luck.
"""

from __future__ import annotations

import math
import random
import time
from typing import Final

from boardwright.bots.bot import Thought, thought
from boardwright.games import Judge, find_judge
from boardwright.kernel.chance import Sealed, Source
from boardwright.kernel.frame import Ask
from boardwright.kernel.game import Game
from boardwright.kernel.state import State

EXPLORATION: Final = 1.0  # how much a likely option that was seldom tried is worth another try
IMPRESSION_VISITS: Final = 2.0  # how many visits the first impression of an option counts for
PRIOR_WEIGHT: Final = 0.25  # how much the judge's priors count beside the first impressions
WIDTH: Final = 3  # options followed from the first visit of a question on
QUICK: Final = 4  # answers looked at where play only goes on
DEEPEST: Final = 200  # questions on one walk
FOREVER: Final = 1_000_000
SHOWN: Final = 3  # options that are explained


class Edge:
    """An option of a question, for one seat, and what came of it."""

    def __init__(self, action: int, seat: int, impression: float, prior: float) -> None:
        self.action = action
        self.seat = seat
        self.impression = impression
        self.prior = prior
        self.visits = 0
        self.offered = 0
        self.values: list[float] = []
        self.utility = 0.0  # the searcher's, summed up: chances of winning by what counts for it
        self.chance = 0.0  # and by what everyone can expect
        self.node: Node | None = None

    def add(self, values: list[float], utility: float, chance: float) -> None:
        if self.visits == 0:
            self.values = values[:]
        else:
            for seat, value in enumerate(values):
                self.values[seat] += value
        self.utility += utility
        self.chance += chance
        self.visits += 1

    def mean(self, drift: float) -> float:
        """The share of the victory to expect, where first impressions are off by a drift."""
        total = self.values[self.seat] if self.visits else 0.0
        expected = IMPRESSION_VISITS * (self.impression + drift)
        return (total + expected) / (self.visits + IMPRESSION_VISITS)


class Node:
    """What was asked at one place of the tree, over all deals that came there. An option of each
    seat has its own edge: the same place may ask another seat in another deal."""

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, Edge] = {}
        self.walks = 0  # that were brought to an end
        self.came = 0.0  # of all of them, beyond the first impressions

    def add(self, edge: Edge, values: list[float], utility: float, chance: float) -> None:
        """What came of a walk along an edge."""
        edge.add(values, utility, chance)
        self.walks += 1
        self.came += values[edge.seat] - edge.impression

    def drift(self) -> float:
        """By how much looking ahead moves an impression here: an opponent's answer, say, takes
        something from every option, and options not tried yet must not gain by that."""
        return self.came / self.walks if self.walks else 0.0


class Search:
    """A tree that grows, for one seat."""

    def __init__(self, game: Game, judge: Judge, seed: str) -> None:
        self.game = game
        self.judge = judge
        self.expansion = judge.expansion
        self.tries = judge.tries
        # As a share of the victory, of which a point is worth most while nobody leads.
        points = 4.0 * judge.temperature * judge.spread
        self.prior_temperature = judge.prior_temperature / points
        self.random = random.Random(seed)
        self.before: list[float] = []  # the score each seat could expect when the tree was planted
        self.plant(Node())

    def plant(self, root: Node) -> None:
        """A new tree, or what was found below a choice: from here on other deals are dealt."""
        self.root = root
        self.deal_seed = str(self.random.random())
        self.first: State | None = None  # the first of the deals
        self.dealt: dict[int, int] = {}  # how many of them each of the root's options has met

    def iterate(self, s: State, seat: int) -> None:
        """One walk from a position of the root's question, along one of its options, with the next
        deal that this option has not met."""
        assert s.asked is not None
        if self.root.visits == 0:
            self.before = self.worths(s)
        if self.first is None:
            self.first = self.deal(s, seat, 0)
        edge = self.select(self.root, self.first, s.asked)
        n = self.dealt.get(edge.action, 0)
        self.dealt[edge.action] = n + 1
        dealt = self.deal(s, seat, n)
        dealt.apply(edge.action)
        path, nodes = [edge], [self.root]
        while dealt.asked is not None and len(path) < DEEPEST:
            ask = dealt.asked
            if len(ask.options) == 1:
                dealt.apply(ask.options[0])
                continue
            if edge.node is None:
                edge.node = Node()
            node = edge.node
            new = node.visits == 0
            edge = self.select(node, dealt, ask)
            path.append(edge)
            nodes.append(node)
            dealt.apply(edge.action)
            if new:
                break
        self.quiesce(dealt, self.tries)
        self.rollout(dealt, self.sealed(n, "guess"))
        worths = self.worths(dealt)
        values = self.values(dealt, worths)
        utility = self.utility(dealt, seat, worths)
        over = dealt.asked is None
        chance = utility if over else self.judge.chances(dealt, worths, 1.0)[seat]
        for edge, met in zip(path, nodes, strict=True):
            met.add(edge, values, utility, chance)

    def deal(self, s: State, seat: int, n: int) -> State:
        """A position dealt again for the nth time, as one who knows what the seat knows would."""
        return self.game.visibility.determinize(s, seat, self.sealed(n, "deal"))

    def sealed(self, n: int, use: str) -> Source:
        return Sealed(f"{self.deal_seed}/{n}/{use}")

    def select(self, node: Node, s: State, ask: Ask) -> Edge:
        """The option to follow: of the most promising ones, the one with the best prospects. The
        more often a question was met, the more of its options are followed."""
        node.visits += 1
        found = self.edges(node, s, ask)
        width = WIDTH + int(math.sqrt(node.visits))
        if len(found) > width:
            found.sort(key=promise, reverse=True)
            found = found[:width]
        low, high, likely = math.inf, -math.inf, 0.0
        drift = node.drift()
        for edge in found:
            edge.offered += 1
            low, high = min(low, edge.mean(drift)), max(high, edge.mean(drift))
            likely += edge.prior
        best, best_value = found[0], -1.0
        for edge in found:
            value = (edge.mean(drift) - low) / (high - low + self.prior_temperature)
            untried = math.sqrt(edge.offered) / (1.0 + edge.visits)
            value += EXPLORATION * edge.prior / likely * untried
            if value > best_value:
                best, best_value = edge, value
        return best

    def edges(self, node: Node, s: State, ask: Ask) -> list[Edge]:
        """The edges of what this deal offers, with a first impression of those that are new."""
        found: list[Edge] = []
        missing: list[int] = []
        for action in ask.options:
            edge = node.edges.get(action * s.seats + ask.seat)
            if edge is None:
                missing.append(action)
            else:
                found.append(edge)
        most, tries, deals = self.expansion + node.visits // 4, self.tries, [s]
        if node is self.root and missing:
            # The question to be answered deserves a look at everything, in several deals.
            most, tries = len(ask.options), self.judge.widest
            deals += [self.deal(s, ask.seat, n) for n in range(1, self.judge.deals)]
        if missing and len(found) < most:
            new = self.expand(deals, ask, self.sample(s, missing, most - len(found)), tries)
            for edge in new:
                node.edges[edge.action * s.seats + ask.seat] = edge
            found += new
        return found

    def expand(self, deals: list[State], ask: Ask, actions: list[int], tries: int) -> list[Edge]:
        """Edges of new options: what the judge sees after them, and before, says how likely each
        is the best. None is so unlikely that it is never tried."""
        values = [self.impression(deals, ask.seat, action, tries) for action in actions]
        best = max(values)
        likely = [math.exp((value - best) / self.prior_temperature) for value in values]
        priors = dict(zip(ask.options, self.judge.priors(deals[0]), strict=True))
        whole, known = sum(likely), sum([priors[action] for action in actions]) + 1e-9
        found: list[Edge] = []
        for action, value, part in zip(actions, values, likely, strict=True):
            prior = (1.0 - PRIOR_WEIGHT) * part / whole + PRIOR_WEIGHT * priors[action] / known
            found.append(Edge(action, ask.seat, value, prior))
        return found

    def impression(self, deals: list[State], seat: int, action: int, tries: int) -> float:
        """What the judge expects of an option at first sight."""
        total = 0.0
        for dealt in deals:
            copy = dealt.clone()
            copy.apply(action)
            self.quiesce(copy, tries)
            total += self.values(copy, self.worths(copy))[seat]
        return total / len(deals)

    def quiesce(self, s: State, tries: int) -> None:
        """Go on until the position can be judged: whoever is in the middle of a step completes it
        with the best of so many likely answers."""
        for _ in range(DEEPEST):
            if s.asked is None or not self.judge.midway(s):
                break
            self.step(s, tries, s.source)

    def rollout(self, s: State, guess: Source) -> None:
        """Play on as long as the judge wants to see, quickly, guessing at what is drawn."""
        if self.judge.rollout == 0:
            return
        for _ in range(self.judge.rollout):
            if s.asked is None:
                break
            self.step(s, QUICK, guess)
        self.quiesce(s, self.tries)

    def step(self, s: State, tries: int, source: Source) -> None:
        """Take the best of so many likely answers, as far as who is asked sees. They do not foresee
        what is drawn, unless the source they try answers with is that of the position."""
        assert s.asked is not None
        seat = s.asked.seat
        actions = self.judge.likely(s, tries)
        if len(actions) == 1:
            s.apply(actions[0])
            return
        best, best_worth = actions[0], -math.inf
        for action in actions:
            copy = s.clone()
            copy.source = source
            copy.apply(action)
            worth = self.judge.outlook(copy, seat, 0)
            if worth > best_worth:
                best, best_worth = action, worth
        s.apply(best)

    def sample(self, s: State, actions: list[int], n: int) -> list[int]:
        """So many of some options of the question, the likely ones rather than others."""
        if len(actions) <= n:
            return actions
        assert s.asked is not None
        options = s.asked.options
        priors = self.judge.priors(s)
        allowed = set(actions)
        keyed: list[tuple[float, int]] = []
        for at, action in enumerate(options):
            if action in allowed:
                # The smallest of exponential times: a draw by weight, without putting back.
                time_to = -math.log(1.0 - self.random.random()) / (priors[at] + 1e-9)
                keyed.append((time_to, action))
        keyed.sort()
        return [action for _, action in keyed[:n]]

    def worths(self, s: State) -> list[float]:
        """The score each seat can expect, or has."""
        if s.asked is None:
            return [float(score.total) for score in self.game.scores(s)[: s.seats]]
        return [self.judge.worth(s, seat) for seat in range(s.seats)]

    def values(self, s: State, worths: list[float]) -> list[float]:
        """What a position is worth to each seat. The end of a game that is about points counts
        half by who has won, half by how clearly."""
        over = s.asked is None
        if over and not self.judge.points:
            return self.judge.won(s)
        values = [
            self.judge.utility(s, seat, worths, self.before, self.judge.temperature)
            for seat in range(s.seats)
        ]
        if over:
            values = [0.5 * (a + b) for a, b in zip(self.judge.won(s), values, strict=True)]
        return values

    def utility(self, s: State, seat: int, worths: list[float]) -> float:
        """A seat's chance of winning, by the same standard as its value."""
        if s.asked is None:
            return self.judge.won(s)[seat]
        return self.judge.utility(s, seat, worths, self.before, 1.0)


class Mcts:
    """Searches for as long as it may, or for so many iterations, and plays what it tried most."""

    def __init__(
        self, game: Game, seed: str, iterations: int = FOREVER, judge: Judge | None = None
    ) -> None:
        self.game = game
        self.iterations = iterations
        self.search = Search(game, judge or find_judge(game.name), seed)
        self.ahead = ""  # the information set after the last choice, if the question is one's own
        self.position: State | None = None
        self.tried: list[Edge] = []

    def choose(self, s: State, ask: Ask, budget: float) -> int:
        self.position = s
        self.tried = []
        if len(ask.options) == 1:
            return ask.options[0]
        if self.ahead != self.game.visibility.key(s, ask.seat):
            self.search.plant(Node())
        started = time.perf_counter()
        for n in range(self.iterations):
            self.search.iterate(s, ask.seat)
            spent = time.perf_counter() - started
            if spent >= budget or self.decided(n + 1, spent, budget):
                break
        edges = self.search.root.edges
        keys = [action * s.seats + ask.seat for action in ask.options]
        self.tried = sorted([edges[key] for key in keys if key in edges], key=trials, reverse=True)
        self.look_ahead(s, ask.seat, self.tried[0])
        return self.tried[0].action

    def decided(self, n: int, spent: float, budget: float) -> bool:
        """Whether no option can catch up any more in the time that is left."""
        if n & 31:
            return False
        left = min(float(self.iterations - n), n * (budget - spent) / spent)
        most = sorted([edge.visits for edge in self.search.root.edges.values()])[-2:]
        return len(most) > 1 and most[1] - most[0] > left

    def look_ahead(self, s: State, seat: int, edge: Edge) -> None:
        """Keep what was found below the choice, if the next question is one's own and known."""
        copy = s.clone()
        copy.apply(edge.action)
        while copy.asked is not None and len(copy.asked.options) == 1:
            copy.apply(copy.asked.options[0])
        self.ahead = ""
        if edge.node is not None and copy.asked is not None and copy.asked.seat == seat:
            self.ahead = self.game.visibility.key(copy, seat)
            self.search.plant(edge.node)

    def why(self) -> list[Thought]:
        before = self.position
        if before is None or before.asked is None:
            return []
        seat, search = before.asked.seat, self.search
        thoughts: list[Thought] = []
        for edge in self.tried[:SHOWN]:
            after = before.clone()
            after.apply(edge.action)
            search.quiesce(after, search.tries)
            if edge.visits:
                utility = edge.utility / edge.visits
            else:
                later = after.clone()
                search.rollout(later, search.sealed(0, "guess"))
                utility = search.utility(later, seat, search.worths(later))
            share = self.share(utility)
            if thoughts:  # what was tried less is known less: not enough to call it better
                share = min(share, thoughts[-1].share)
            thoughts.append(thought(search.judge, before, after, seat, edge.action, share))
        return thoughts

    def share(self, utility: float) -> float:
        """The chance of winning behind a utility: as much above or below the usual chance as the
        utility is above or below the usual one. So what is strived for most has the best chance."""
        walks = sum([edge.visits for edge in self.tried])
        if walks == 0:
            return utility
        usual_utility = sum([edge.utility for edge in self.tried]) / walks
        usual_chance = sum([edge.chance for edge in self.tried]) / walks
        lifted = odds(utility) * odds(usual_chance) / odds(usual_utility)
        return lifted / (1.0 + lifted)


def odds(chance: float) -> float:
    return max(chance, 1e-9) / max(1.0 - chance, 1e-9)


def promise(edge: Edge) -> float:
    return edge.visits + edge.prior


def trials(edge: Edge) -> float:
    return edge.visits + edge.mean(0.0)
