"""What a table may be founded with."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from boardwright.server.founding import checked, game_named
from boardwright.server.guard import Refusal
from tests.helpers.house import Visitor, serving


def test_a_scenario_that_so_many_cannot_play_is_refused_in_the_words_of_the_game() -> None:
    game = game_named("rune-age")
    with pytest.raises(Refusal) as refused:
        checked(game, 4, {"scenario": "civil-war"}, "default")
    assert (refused.value.status, refused.value.why) == (422, "bad-options")
    assert refused.value.text == "Civil War is played by 1 seat, not by 4."


def test_to_ask_for_what_cannot_be_played_is_no_fault(tmp_path: Path) -> None:
    async def go() -> None:
        with serving(f"sqlite:///{tmp_path}/tables.db") as server:
            visitor = Visitor(server.url)
            wish = {"seats": 4, "options": {"scenario": "civil-war"}}
            found = await visitor.post("/games/rune-age/options", wish)
            assert found["why"] == "Civil War is played by 1 seat, not by 4."
            assert found["applies"] == []
            await visitor.close()

    asyncio.run(go())


def test_what_can_be_played_is_given_whole() -> None:
    full = checked(game_named("rune-age"), 1, {"scenario": "civil-war"}, "default")
    assert full["scenario"] == "civil-war"
    assert set(full) == {option.name for option in game_named("rune-age").options}
