"""Random games by the thousand: the short form, and what it finds."""

from __future__ import annotations

import pytest

from benchmarks import many_games
from boardwright.games import REGISTRY, find


@pytest.mark.parametrize("name", REGISTRY)
def test_games_always_offer_something_end_and_say_how_far_they_are(name: str) -> None:
    decisions, fault = many_games.play_some(name, 0, 2, 2, "short")
    assert fault == ""
    assert decisions > 20


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_games, "LONGEST", 10)
    _, fault = many_games.play_some("keythedral", 0, 1, 0, "short")
    assert "short/keythedral/0" in fault
    assert "does not end" in fault


def test_progress_that_falls_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("world-without-end")
    course = many_games.Course(game)
    course.progress = 50
    monkeypatch.setattr(many_games, "Course", lambda _: course)
    _, fault = many_games.play_some("world-without-end", 0, 1, 1, "short")
    assert "progress goes from 50" in fault
