"""Tree search for games with hidden things and many players.

Information-set Monte Carlo tree search: every iteration deals the hidden things again, walks down
one tree that all deals share to an option that was not tried yet, and judges the position behind
it. Only what is met a second time becomes a node, and only then its options are looked at. An edge
counts how often its option was to be had at all, so that an option few deals allow is not starved.
Every player picks what is best for them (max^n): values are shares of the victory for each seat.
The options to choose from are all tried with the same deals: what differs is the option, not the
luck.
"""

from __future__ import annotations

import math
import random
import time
from typing import Final

from boardwright.bots.bot import Thought, thought
from boardwright.bots.guesses import Guessed
from boardwright.bots.tree import Edge, Node, Verdict, promise, trials
from boardwright.games import Judge, find_judge
from boardwright.kernel.chance import Source
from boardwright.kernel.frame import Ask
from boardwright.kernel.game import Game
from boardwright.kernel.state import State

EXPLORATION: Final = 1.0  # how much a likely option that was seldom tried is worth another try
PRIOR_WEIGHT: Final = 0.25  # how much the judge's priors count beside the first impressions
WIDTH: Final = 3  # options followed from the first visit of a question on
QUICK: Final = 4  # answers looked at where play only goes on
DEEPEST: Final = 200  # questions on one walk
KEPT: Final = 64  # deals kept; then their draws to come are guessed again
FOREVER: Final = 1_000_000
SHOWN: Final = 3  # options that are explained

# What draws are guessed for: to deal, and to try answers where play goes on.
DEAL: Final = 0
GUESS: Final = 1
USES: Final = 2


class Search:
    """A tree that grows, for one seat."""

    def __init__(self, game: Game, judge: Judge, seed: str) -> None:
        self.game = game
        self.judge = judge
        self.expansion = judge.expansion
        self.opening = judge.opening
        self.tries = judge.tries
        # As a share of the victory, of which a point is worth most while nobody leads.
        points = 4.0 * judge.temperature * judge.spread
        self.prior_temperature = judge.prior_temperature / points
        self.random = random.Random(seed)
        self.before: list[float] = []  # the score each seat could expect when the tree was planted
        self.planted = 0
        self.plant(Node())

    def plant(self, root: Node) -> None:
        """A new tree, or what was found below a choice: from here on other deals are dealt."""
        self.root = root
        self.planted += 1
        self.deal_seed = self.random.getrandbits(32)
        self.deals: list[State] = []
        self.met: dict[int, int] = {}  # how many of them each of the root's options has met
        self.deal = 0  # the one that this walk goes through, of all that were ever dealt

    def iterate(self, s: State, seat: int) -> None:
        """One walk from a position of the root's question, along one of its options, with the next
        deal that this option has not met."""
        assert s.asked is not None
        if self.root.visits == 0:
            self.before = self.worths(s)
        self.deal = self.planted * FOREVER
        edge = self.select(self.root, self.dealt(s, seat, 0), s.asked)
        n = self.met.get(edge.action, 0)
        self.met[edge.action] = n + 1
        self.deal += n
        walked = self.dealt(s, seat, n).clone()
        if n >= KEPT:
            walked.source = self.source(n, DEAL)
        path, nodes = [edge], [self.root]
        verdict = self.walk(walked, seat, path, nodes, self.source(n, GUESS))
        for edge, node in zip(path, nodes, strict=True):
            node.add(edge, verdict)

    def walk(
        self, s: State, seat: int, path: list[Edge], nodes: list[Node], guess: Source
    ) -> Verdict:
        """Go on along the tree, as far as options were tried often enough, and what that leads to.
        Behind the options to choose from the next question is opened at once: no option shall seem
        better for not having been answered yet."""
        edge = path[0]
        while (edge.visits >= self.opening or len(path) == 1) and len(path) < DEEPEST:
            s.apply(edge.action)
            while s.asked is not None and len(s.asked.options) == 1:
                s.apply(s.asked.options[0])
            if s.asked is None:
                return self.judged(s, seat)
            node = edge.node
            if node is None:
                edge.node = node = Node()
            edge = self.select(node, s, s.asked)
            path.append(edge)
            nodes.append(node)
            if edge.seen is not None and edge.deal == self.deal:
                return edge.seen
        s.apply(edge.action)
        s = self.quiesce(s, self.tries)
        return self.judged(self.rollout(s, guess), seat)

    def dealt(self, s: State, seat: int, n: int) -> State:
        """A position dealt again for the nth time, as one who knows what the seat knows would."""
        n %= KEPT
        while len(self.deals) <= n:
            source = self.source(len(self.deals), DEAL)
            self.deals.append(self.game.visibility.determinize(s, seat, source))
        return self.deals[n]

    def source(self, n: int, use: int) -> Source:
        return Guessed(self.deal_seed + n * USES + use)

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
        means: list[float] = []
        for edge in found:
            edge.offered += 1
            mean = edge.mean(drift)
            means.append(mean)
            low, high = min(low, mean), max(high, mean)
            likely += edge.prior
        best, best_value = found[0], -1.0
        for at, edge in enumerate(found):
            value = (means[at] - low) / (high - low + self.prior_temperature)
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
            deals = [self.dealt(s, ask.seat, n) for n in range(self.judge.deals)]
        if missing and len(found) < most:
            new = self.expand(deals, ask, missing, most - len(found), tries)
            for edge in new:
                node.edges[edge.action * s.seats + ask.seat] = edge
            found += new
        return found

    def expand(
        self, deals: list[State], ask: Ask, missing: list[int], most: int, tries: int
    ) -> list[Edge]:
        """Edges of so many new options: what the judge sees after them, and before, says how likely
        each is the best. None is so unlikely that it is never tried."""
        priors = dict(zip(ask.options, self.judge.priors(deals[0]), strict=True))
        actions = self.sample(missing, priors, most)
        found = [self.look(deals, ask.seat, action, tries) for action in actions]
        best = max([edge.impression for edge in found])
        likely = [math.exp((edge.impression - best) / self.prior_temperature) for edge in found]
        whole, known = sum(likely), sum([priors[action] for action in actions]) + 1e-9
        for edge, part in zip(found, likely, strict=True):
            prior = PRIOR_WEIGHT * priors[edge.action] / known
            edge.prior = prior + (1.0 - PRIOR_WEIGHT) * part / whole
        return found

    def look(self, deals: list[State], seat: int, action: int, tries: int) -> Edge:
        """An option at first sight."""
        edge = Edge(action, seat, 0.0, 0.0)
        for dealt in deals:
            copy = dealt.clone()
            copy.apply(action)
            verdict = self.judged(self.quiesce(copy, tries), seat)
            edge.impression += verdict.values[seat] / len(deals)
            if edge.seen is None and self.judge.rollout == 0:
                edge.seen, edge.deal = verdict, self.deal
        return edge

    def quiesce(self, s: State, tries: int) -> State:
        """Go on until the position can be judged: whoever is in the middle of a step completes it
        with the best of so many likely answers."""
        for _ in range(DEEPEST):
            if s.asked is None or not self.judge.midway(s):
                break
            s = self.step(s, tries, s.source)
        return s

    def rollout(self, s: State, guess: Source) -> State:
        """Play on as long as the judge wants to see, quickly, guessing at what is drawn."""
        if self.judge.rollout == 0:
            return s
        for _ in range(self.judge.rollout):
            if s.asked is None:
                break
            s = self.step(s, QUICK, guess)
        return self.quiesce(s, self.tries)

    def step(self, s: State, tries: int, source: Source) -> State:
        """Take the best of so many likely answers, as far as who is asked sees. They do not foresee
        what is drawn, unless the source they try answers with is that of the position."""
        assert s.asked is not None
        seat = s.asked.seat
        actions = self.judge.likely(s, tries)
        if len(actions) == 1:
            s.apply(actions[0])
            return s
        best, best_action, best_worth = s, actions[0], -math.inf
        for action in actions:
            copy = s.clone()
            copy.source = source
            copy.apply(action)
            worth = self.judge.outlook(copy, seat, 0)
            if worth > best_worth:
                best, best_action, best_worth = copy, action, worth
        if source is not s.source and best.drawn > s.drawn:
            s.apply(best_action)
            return s
        best.source = s.source
        return best

    def sample(self, actions: list[int], priors: dict[int, float], n: int) -> list[int]:
        """So many of some options, the likely ones rather than others."""
        if len(actions) <= n:
            return actions
        keyed: list[tuple[float, int]] = []
        for action in actions:
            # The smallest of exponential times: a draw by weight, without putting back.
            time_to = -math.log(1.0 - self.random.random()) / (priors[action] + 1e-9)
            keyed.append((time_to, action))
        keyed.sort()
        return [action for _, action in keyed[:n]]

    def judged(self, s: State, seat: int) -> Verdict:
        """What a position is worth, to a seat that searches."""
        worths = self.worths(s)
        values = self.values(s, worths)
        if s.asked is None:
            won = self.judge.won(s)[seat]
            return Verdict(values, won, won)
        utility = self.judge.utilities(s, worths, self.before, 1.0)[seat]
        return Verdict(values, utility, self.judge.chances(s, worths, 1.0)[seat])

    def worths(self, s: State) -> list[float]:
        """The score each seat can expect, or has."""
        if s.asked is None:
            return [float(score.total) for score in self.game.scores(s)[: s.seats]]
        return self.judge.worths(s)

    def values(self, s: State, worths: list[float]) -> list[float]:
        """What a position is worth to each seat. The end of a game that is about points counts
        half by who has won, half by how clearly."""
        over = s.asked is None
        if over and not self.judge.points:
            return self.judge.won(s)
        values = self.judge.utilities(s, worths, self.before, self.judge.temperature)
        if over:
            values = [0.5 * (a + b) for a, b in zip(self.judge.won(s), values, strict=True)]
        return values


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
            after = search.quiesce(after, search.tries)
            if edge.visits:
                utility = edge.utility / edge.visits
            else:
                later = search.rollout(after.clone(), search.source(0, GUESS))
                utility = search.judged(later, seat).utility
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
