"""Golden playthroughs compare equal, word for word, interpreted and compiled alike."""

from __future__ import annotations

import pytest

from boardwright.games import REGISTRY, find
from tests.conformance.playthrough import CASES, Case, path_of, playthrough


@pytest.mark.parametrize("case", CASES, ids=[path_of(case).stem for case in CASES])
def test_the_game_reads_as_it_was_written_down(
    case: Case,
) -> None:
    golden = path_of(case).read_text("utf-8").splitlines()
    played = playthrough(case).splitlines()
    for line, (now, then) in enumerate(zip(played, golden, strict=False), start=1):
        assert now == then, f"{path_of(case).name}, line {line}"
    assert len(played) == len(golden)


@pytest.mark.parametrize("name", REGISTRY)
def test_playthroughs_cover_all_seat_counts_and_options(name: str) -> None:
    game = find(name)
    own = [case for case in CASES if case[0] == name]
    assert {case[1] for case in own} == set(game.seats)
    for option in game.options:
        assert any(option.name in case[2] for case in own), option.name
    assert len(own) >= 16
