"""The laws of the kernel over every game, seat count and option set (architecture, section 7)."""

from __future__ import annotations

import pytest

from boardwright.arena.fuzz import cases
from boardwright.conformance import fuzz_game
from boardwright.games import REGISTRY, find, find_scenery
from boardwright.kernel.game import Game
from tests.example.cairn import GAME as CAIRN
from tests.example.scene import SCENERY

GAMES = [CAIRN, find("liars-dice"), *[find(name) for name in REGISTRY]]
ALL_CASES = [(game, case) for game in GAMES for case in cases(game, None, {})]


@pytest.mark.parametrize(
    ("game", "case"), ALL_CASES, ids=[f"{g.name}-{c[0]}-{c[1]}" for g, c in ALL_CASES]
)
def test_a_random_game_keeps_every_law_at_every_decision(
    game: Game, case: tuple[int, dict[str, str]]
) -> None:
    """Plays one game through; any breach raises."""
    scenery = SCENERY if game is CAIRN else find_scenery(game.name)
    match = fuzz_game(game, case[0], case[1], game.edition(), f"conformance {case}", scenery, 40)
    assert match.state.asked is None
    assert match.record.end is not None
