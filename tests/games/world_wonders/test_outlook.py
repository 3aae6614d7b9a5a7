"""What an option is said to change in points is what it changes."""

from __future__ import annotations

import random

import pytest

from boardwright.games import find
from boardwright.games.world_wonders.actions import BUILD, PUT, ROAD, SINGLE
from boardwright.match import Match
from boardwright.speech import Speaker

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


def test_places_share_their_words_and_differ_in_where_and_how_much() -> None:
    """So that they stand side by side under one heading."""
    speaker = Speaker(GAME, GAME.edition())
    labels = [speaker.label_with(PUT.base + n, {"points": 4}).text for n in range(0, 40, 4)]
    assert {label.rpartition(" ")[0].rpartition(" ")[0] for label in labels} == {
        labels[0].rpartition(" at ")[0] + " at"
    }
    assert all(label.endswith(": +4") for label in labels)


def test_prices_and_goods_can_be_drawn() -> None:
    speaker = Speaker(GAME, GAME.edition())
    for action, refs in (
        (ROAD.base, {"gold"}),
        (BUILD.base, {"track:food", "track:ceramics", "track:gears"}),
    ):
        assert {ref for _, _, ref in speaker.label_with(action, {}).named} & refs
