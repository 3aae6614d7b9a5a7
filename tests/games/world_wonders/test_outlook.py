"""What an option is said to change in points is what it changes."""

from __future__ import annotations

import random

import pytest

from boardwright.games import find
from boardwright.games.world_wonders.actions import PUT, SINGLE
from boardwright.match import Match

GAME = find("world-wonders")
OPTIONS = [{}, {"symbols": "passed"}, {"mundo": "shuffled", "objective_zero": "placed"}]


@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "passed", "mundo"])
def test_every_place_says_what_it_changes(options: dict[str, str]) -> None:
    match, chance, told = Match.new(GAME, 3, options, seed="outlook"), random.Random(2), set()
    while (asked := match.state.asked) is not None:
        seat, action = asked.seat, chance.choice(asked.options)
        said = GAME.figures(match.state, action)
        assert bool(said) == (PUT.has(action) or SINGLE.has(action))
        before = match.scores()[seat].total
        match.choose(seat, action)
        if said:
            assert match.scores()[seat].total - before == said["points"]
            told.add(said["points"])
    assert len(told) >= 5
    assert min(told) < 0
