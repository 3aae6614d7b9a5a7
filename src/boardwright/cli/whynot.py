"""Why moves are not offered: the reasons that matter, each with the moves that came nearest.

A question could be answered with thousands of moves, and most of them name what is not there: cards
held by nobody, places off the map. So the moves are sorted into reasons. A reason that holds for
many moves of a verb and gives no figures says only that there is no such thing, and is left out
while there is any other. Where moves have places, a rule may well hold for many of them: there it
counts as such only if it holds for nearly all. Of each reason the moves that differ least from what
is offered are named.
"""

from __future__ import annotations

from typing import NamedTuple

from boardwright.kernel.catalogue import Catalogue, Verb
from boardwright.kernel.frame import Refusal
from boardwright.kernel.state import State
from boardwright.speech import Speaker

MANY = 12  # moves with one reason, from which on it says nothing about any of them
NEARLY_ALL = 0.9  # of the places
FEW = 3  # moves that are named
LINES = 11
FAR = 100  # how much two names differ, or a move of a verb of which nothing is offered


class Group(NamedTuple):
    """The moves of one verb that are refused for one reason, the nearest miss first."""

    verb: Verb
    moves: list[int]
    refusals: list[Refusal]
    distance: int  # of the nearest

    def nothing(self, catalogue: Catalogue) -> bool:
        """Whether it says only that there is no such thing."""
        if len(self.moves) <= MANY or any(refusal.args for refusal in self.refusals):
            return False
        placed = place_of(catalogue, self.moves[0]) is not None
        return not placed or len(self.moves) > NEARLY_ALL * self.verb.size


def place_of(catalogue: Catalogue, action: int) -> tuple[int, int] | None:
    """Where on a map an action happens, if it has a coordinate among its arguments."""
    for value in catalogue.to_json(action).values():
        if isinstance(value, list) and len(value) == 2:
            return value[0], value[1]
    return None


def groups_of(s: State, catalogue: Catalogue) -> list[Group]:
    """All reasons of the pending question: offered verbs first, then the nearest, then the few."""
    assert s.asked is not None
    offered = s.asked.options
    groups: list[Group] = []
    for verb in s.question().verbs():
        like = [action for action in offered if verb.has(action)]
        found: dict[tuple[str, str], list[tuple[int, int, Refusal]]] = {}
        for action in set(range(verb.base, verb.base + verb.size)).difference(offered):
            refusal = s.refusal(action)
            if refusal is not None:
                row = (distance(verb, action, like), action, refusal)
                found.setdefault((refusal.reason, refusal.rule), []).append(row)
        for rows in found.values():
            rows.sort(key=lambda row: row[:2])
            moves, refusals = [row[1] for row in rows], [row[2] for row in rows]
            groups.append(Group(verb, moves, refusals, rows[0][0]))
    return sorted(groups, key=lambda group: (group.distance, len(group.moves)))


def distance(verb: Verb, action: int, offered: list[int]) -> int:
    """How far an action lies from the nearest offered one of its verb."""
    return min([_apart(verb, action, other) for other in offered], default=10 * FAR)


def _apart(verb: Verb, one: int, two: int) -> int:
    """Places differ by their steps, amounts by their difference, names are just other names."""
    total = 0
    for space, i, j in zip(verb.spaces, verb.args(one), verb.args(two), strict=True):
        a, b = space.values[i], space.values[j]
        if isinstance(a, int) and isinstance(b, int):
            total += abs(a - b)
        elif isinstance(a, list) and isinstance(b, list):
            total += sum([abs(x - y) for x, y in zip(a, b, strict=True)])
        else:
            total += FAR * (i != j)
    return total


def reasons(s: State, speaker: Speaker) -> list[str]:
    """A line for each reason; empty if everything that could be answered is offered."""
    catalogue = speaker.game.catalogue
    groups = groups_of(s, catalogue)
    telling = [group for group in groups if not group.nothing(catalogue)]
    if groups and not telling:
        said = dict.fromkeys([speaker.reason(group.refusals[0]) for group in groups])
        count = sum([len(group.moves) for group in groups])
        return [speaker.say("why.no-such-thing", names={"count": count, "why": "; ".join(said)})]
    return [line(group, speaker) for group in telling[:LINES]]


def line(group: Group, speaker: Speaker) -> str:
    """The nearest misses and why; if the figures differ, only the nearest one."""
    said = [speaker.reason(refusal) for refusal in group.refusals]
    same = len(set(said)) == 1
    named = FEW if same else 1
    moves = ", ".join([speaker.game.catalogue.notation(action) for action in group.moves[:named]])
    rest = len(group.moves) - named
    if same and len(group.moves) == group.verb.size:
        moves, rest = speaker.say(f"verb.{group.verb.name}"), 0
    key = "why.these"
    if rest > 0:
        key = "why.these-and-more" if same else "why.other-figures"
    return speaker.say(key, names={"moves": moves, "why": said[0], "count": rest})
