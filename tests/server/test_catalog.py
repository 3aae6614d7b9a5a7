"""What the house tells of its games: words for everything that a page shows."""

from __future__ import annotations

import pytest

from boardwright.games import REGISTRY, find
from boardwright.match import Match
from boardwright.server.catalog import lexicon


@pytest.mark.parametrize("name", [*REGISTRY, "liars-dice"])
def test_every_step_of_a_tie_has_a_name(name: str) -> None:
    game = find(name)
    steps = 0
    for seats in game.seats:
        options = game.check(seats, game.preset("default", seats, {}))
        steps = max(
            steps, *[len(s.ties) for s in Match.new(game, seats, options, seed="t").scores()]
        )
    ties = lexicon(name, None).ties
    assert len(ties) >= steps
    assert len(set(ties)) == len(ties)
    assert all(tie and "{" not in tie for tie in ties)
