"""Who had what: one reader for all games, over scenes.

A thing counts if the lexicon knows it by its own ref, as `law:7` or `race:daqan`. A seat has what
lies in a zone of its own, what is marked as its own anywhere, and at the end what lies in one spot
with a piece of its own. What a zone held when set-up was over (round 0 is set-up), a seat began
with; what a zone holds more of later, it got. What lies in zones of nobody belongs to the table in
the same way.

After every decision it is looked who leads, and what lies in sight of whoever chose and of whoever
is asked next. Missed is only what somebody else got and lost, hidden, between two questions of
their own.
"""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

from boardwright.games import find_judge, find_scenery, has_file, has_judge
from boardwright.kernel.game import Edition, Game
from boardwright.kernel.state import State
from boardwright.scene import NOBODY, Scene

Lying = dict[tuple[int, str], Counter[str]]  # by owner and zone, how many of each ref


class Looker:
    """Follows one game."""

    def __init__(self, game: Game, box: Edition, s: State) -> None:
        self.game = game
        self.box = box
        self.scenery = find_scenery(game.name) if has_file(game.name, "scene.py") else None
        lexicon = self.scenery.lexicon(box) if self.scenery is not None else {}
        self.known = {ref for ref in lexicon if ":" in ref}
        judged = has_judge(game.name) and has_file(game.name, "weights.toml")
        judge = find_judge(game.name) if judged else None
        # Where points come only at the end, whoever has the better prospects leads.
        self.judge = judge if judge is not None and not judge.points else None
        self.first = 0 if s.asked is None else s.asked.seat
        self.rounds = 0
        self.leaders: list[int] = []
        self.start: Lying | None = None
        self.began: list[set[str]] = [set() for _ in range(s.seats + 1)]
        self.got: list[set[str]] = [set() for _ in range(s.seats + 1)]
        self.set_up(s)

    def set_up(self, s: State) -> None:
        """Once set-up is over, take down what lies where."""
        if self.scene(s, NOBODY).figures.get("round", 1) < 1:
            return
        self.start = {}
        for seat in range(s.seats):
            for key, things in self.lying(self.scene(s, seat)).items():
                self.start[key] = self.start.get(key, Counter()) | things
        for (owner, _), things in self.start.items():
            self.began[owner] |= set(things)

    def scene(self, s: State, viewer: int) -> Scene:
        if self.scenery is None:
            return Scene([], {})
        return self.scenery.scene(self.game.visibility.view(s, viewer), self.box)

    def lying(self, scene: Scene) -> Lying:
        """What lies in sight in the zones of all seats and of nobody."""
        found: Lying = {}
        for zone in scene.zones:
            for spot in zone.spots:
                if zone.seat != NOBODY and spot.ref in self.known:
                    found.setdefault((zone.seat, zone.ref), Counter())[spot.ref] += 1
                for item in spot.items:
                    if item.ref in self.known:
                        owner = item.seat if zone.seat == NOBODY else zone.seat
                        there = found.setdefault((owner, zone.ref), Counter())
                        there[item.ref] += max(item.n, 1)
        return found

    def look(self, s: State, chooser: int) -> None:
        """After a choice of this seat."""
        if self.start is None:
            self.set_up(s)
        if s.asked is None:
            return
        self.leaders.append(self.leader(s))
        if self.start is not None:
            for seat in {chooser, s.asked.seat}:
                self.note(self.scene(s, seat), self.start)

    def note(self, scene: Scene, start: Lying) -> None:
        self.rounds = max(self.rounds, scene.figures.get("round", 0))
        for key, things in self.lying(scene).items():
            before = start.get(key, Counter())
            self.got[key[0]] |= {ref for ref, n in things.items() if n > before[ref]}

    def leader(self, s: State) -> int:
        """Who is ahead alone, or -1."""
        worths: list[float]
        if self.judge is not None:
            worths = [self.judge.worth(s, seat) for seat in range(s.seats)]
        else:
            worths = [float(score.total) for score in self.game.scores(s)[: s.seats]]
        best = max(worths)
        return worths.index(best) if worths.count(best) == 1 else -1

    def meet(self, scene: Scene) -> None:
        """At the end: things in one spot with a seat's piece, and spots that are things."""
        for zone in scene.zones:
            for spot in zone.spots if zone.seat == NOBODY else ():
                seats = {item.seat for item in spot.items} - {NOBODY}
                refs = {item.ref for item in spot.items if item.seat == NOBODY} | {spot.ref}
                for seat in seats:
                    self.got[seat] |= refs & self.known

    def found(self, s: State) -> dict[str, Any]:
        """All of it, for the row of the game."""
        for seat in range(s.seats):
            self.note(self.scene(s, seat), self.start or {})
        self.meet(self.scene(s, NOBODY))
        alone = [seat for seat in self.leaders if seat >= 0]
        changes = sum([a != b for a, b in itertools.pairwise(alone)])
        halfway = self.leaders[len(self.leaders) // 2] if self.leaders else -1
        return {
            "rounds": self.rounds,
            "first": self.first,
            "lead_changes": changes,
            "halfway": halfway,
            "began": [sorted(things) for things in self.began],
            "got": [sorted(things) for things in self.got],
        }
