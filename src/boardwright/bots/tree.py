"""The tree that a search grows: questions, their options, and what came of them."""

from __future__ import annotations

from typing import Final

IMPRESSION_VISITS: Final = 2.0  # how many visits the first impression of an option counts for
UNSEEN: Final = -1


class Verdict:
    """What a position that was judged is worth: the share of the victory to expect for each seat,
    and the searcher's chance of winning, by what counts for it and by what everyone can expect."""

    def __init__(self, values: list[float], utility: float, chance: float) -> None:
        self.values = values
        self.utility = utility
        self.chance = chance


class Edge:
    """An option of a question, for one seat, and what came of it. `impression` is what the judge
    expected of it at first sight."""

    def __init__(self, action: int, seat: int, impression: float, prior: float) -> None:
        self.action = action
        self.seat = seat
        self.impression = impression
        self.prior = prior
        self.seen: Verdict | None = None  # what a first walk with the deal it was seen in comes to
        self.deal = UNSEEN
        self.visits = 0
        self.offered = 0
        self.values: list[float] = []
        self.utility = 0.0
        self.chance = 0.0
        self.node: Node | None = None

    def add(self, verdict: Verdict) -> None:
        if self.visits == 0:
            self.values = verdict.values[:]
            self.seen = None
        else:
            for seat, value in enumerate(verdict.values):
                self.values[seat] += value
        self.utility += verdict.utility
        self.chance += verdict.chance
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

    def add(self, edge: Edge, verdict: Verdict) -> None:
        """What came of a walk along an edge."""
        edge.add(verdict)
        self.walks += 1
        self.came += verdict.values[edge.seat] - edge.impression

    def drift(self) -> float:
        """By how much looking ahead moves an impression here: an opponent's answer, say, takes
        something from every option, and options not tried yet must not gain by that."""
        return self.came / self.walks if self.walks else 0.0


def promise(edge: Edge) -> float:
    return edge.visits + edge.prior


def trials(edge: Edge) -> float:
    return edge.visits + edge.mean(0.0)
