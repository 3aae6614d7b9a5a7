"""The server dies at random moments under eight players; nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio

from tests.helpers.killing import kill_again_and_again
from tests.helpers.players import rank

KILLS = 10  # on each database; benchmarks/reliability.py does more


def test_nothing_acknowledged_is_lost_and_games_go_on(url: str) -> None:
    found = asyncio.run(kill_again_and_again(url, KILLS, 0.5, "kills"))
    assert found.kills == len(found.back) == KILLS
    assert found.acknowledged > 5 * KILLS
    assert found.steps > found.acknowledged  # bots have played too
    assert found.stale <= found.acknowledged / 10
    # Two seconds on a quiet machine (docs/reliability.md); here others are at work as well.
    assert rank(found.back, 0.5) < 30
