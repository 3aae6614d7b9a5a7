"""What cannot be had is told at every question, with a label and a reason."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from boardwright.games import REGISTRY, find, find_scenery
from boardwright.match import Match
from boardwright.server.hall import Hall, Live
from boardwright.server.queries import Queries
from boardwright.speech import Speaker

CHOICES = 60


def barred(match: Match) -> list[dict[str, Any]]:
    scenery, speaker = find_scenery(match.game.name), Speaker(match.game, match.box)
    live = cast(Live, SimpleNamespace(match=match, scenery=scenery, speaker=speaker))
    assert match.state.asked is not None
    told = asyncio.run(Queries(cast(Hall, None)).barred(live, match.state.asked.seat, {}))
    return cast(list[dict[str, Any]], told["barred"])


@pytest.mark.parametrize("name", REGISTRY)
def test_whatever_cannot_be_had_has_a_label_and_a_reason(name: str) -> None:
    game, luck, told = find(name), random.Random(name), 0
    match = Match.new(game, 3 if 3 in game.seats else game.seats[0], {}, seed="barred")
    for _ in range(CHOICES):
        asked = match.state.asked
        if asked is None:
            break
        found = barred(match)
        told += len(found)
        assert not {each["do"] for each in found} & set(asked.options)
        assert all(each["label"] and each["text"] and each["places"] for each in found)
        match.choose(asked.seat, luck.choice(asked.options))
    assert told > 0
