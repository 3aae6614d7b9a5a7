"""What a table may be founded with."""

from __future__ import annotations

import pytest

from boardwright.server.founding import checked, game_named
from boardwright.server.guard import Refusal


def test_a_scenario_that_so_many_cannot_play_is_refused_in_the_words_of_the_game() -> None:
    game = game_named("rune-age")
    with pytest.raises(Refusal) as refused:
        checked(game, 4, {"scenario": "civil-war"}, "default")
    assert (refused.value.status, refused.value.why) == (422, "bad-options")
    assert refused.value.text == "Civil War is played by 1 seat, not by 4."


def test_what_can_be_played_is_given_whole() -> None:
    full = checked(game_named("rune-age"), 1, {"scenario": "civil-war"}, "default")
    assert full["scenario"] == "civil-war"
    assert set(full) == {option.name for option in game_named("rune-age").options}
