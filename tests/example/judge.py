"""A judge for Cairn, in plain Python."""

from __future__ import annotations

from boardwright.games import Judge
from boardwright.kernel.state import State
from tests.example.cairn import Table


class CairnJudge(Judge):
    features = ("points", "height", "stones")

    def look(self, s: State, seat: int) -> list[float]:
        assert isinstance(s, Table)
        return [float(s.points[seat]), float(s.heights[seat]), float(sum(s.hands[seat]))]

    def midway(self, s: State) -> bool:
        assert s.asked is not None
        return s.asked.prompt in ("choose", "order")


JUDGE = CairnJudge
