"""What every game's picture owes to whoever shows it."""

from __future__ import annotations

import random

import pytest

from boardwright.cli.play import blocks_of
from boardwright.games import REGISTRY, find
from boardwright.games import picture as picture_of
from boardwright.kernel.visibility import SPECTATOR
from boardwright.match import Match


@pytest.mark.parametrize("name", REGISTRY)
def test_the_first_block_holds_what_the_viewer_owns(name: str) -> None:
    """Plain text shows it before a question, the full screen always."""
    game = find(name)
    match, chance = Match.new(game, 2, seed="first block"), random.Random("first block")
    shown = 0
    for _ in range(120):
        asked = match.state.asked
        if asked is None:
            break
        match.choose(asked.seat, chance.choice(asked.options))
        firsts = [
            "".join([text for line in blocks_of(picture)[0] for text, _ in line])
            for picture in (
                picture_of(game.name, match.view(v), match.box) for v in (SPECTATOR, 0, 1)
            )
        ]
        shown += len(set(firsts)) == 3
    assert shown > 60
