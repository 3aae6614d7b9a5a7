"""Guided first games: every script plays on the real rules, and everything it shows is there."""

from __future__ import annotations

import pytest

from boardwright.games import REGISTRY, has_file
from boardwright.server.catalog import manual
from boardwright.server.lessons import lesson
from boardwright.server.memories import Lesson

GAMES = [name for name in REGISTRY if has_file(name, "lesson.toml")]


def read(name: str) -> Lesson:
    found = lesson(name)
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_the_learner_is_to_do_is_offered(name: str) -> None:
    for step in read(name).steps:
        if step.answer >= 0:
            assert step.question is not None
            assert step.question.seat == read(name).seat
            assert step.answer in [choice.do for choice in step.choices]
            assert len({choice.verb for choice in step.choices}) == 1


@pytest.mark.parametrize("name", GAMES)
def test_every_step_has_words_and_a_rule_of_the_manual(name: str) -> None:
    known = {paragraph.rule for paragraph in manual(name).paragraphs}
    for step in read(name).steps:
        assert not step.text.startswith("["), step.text
        assert step.rule in known, step.text


@pytest.mark.parametrize("name", GAMES)
def test_what_is_pointed_at_lies_there(name: str) -> None:
    for step in read(name).steps:
        shown = {zone.ref for zone in step.scene.zones}
        for zone in step.scene.zones:
            for spot in zone.spots:
                shown |= {spot.ref, *[item.ref for item in spot.items]}
        assert set(step.refs) <= shown, step.text


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_takes_ten_minutes_at_most(name: str) -> None:
    steps = read(name).steps
    assert 8 <= len(steps) <= 24
    # Some forty words a quarter of a minute, and as long to act.
    minutes = sum([len(step.text.split()) / 160 + 0.25 for step in steps])
    assert minutes <= 10


def test_a_game_without_a_lesson_has_none() -> None:
    assert lesson("liars-dice") is None
    assert "keythedral" in GAMES
