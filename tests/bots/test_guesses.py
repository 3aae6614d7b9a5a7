"""Guesses at draws: cheap, but as good as luck."""

from __future__ import annotations

import itertools

from boardwright.bots.guesses import Guessed


def test_a_number_gives_the_same_guesses_everywhere() -> None:
    """Written down once: a search repeats itself, compiled or not."""
    source = Guessed(7)
    assert [source.outcome(i, 6) for i in range(12)] == [1, 3, 5, 1, 5, 2, 3, 0, 4, 5, 1, 1]
    far = Guessed(3_000_000_000)
    assert [far.outcome(13_107_200 + i, 1000) for i in range(4)] == [601, 174, 61, 438]


def test_an_outcome_depends_only_on_its_place() -> None:
    one, two = Guessed(4), Guessed(4)
    forwards = [one.outcome(i, 100) for i in range(40)]
    backwards = [two.outcome(i, 100) for i in reversed(range(40))]
    assert forwards == backwards[::-1]


def test_all_outcomes_come_about_equally_often() -> None:
    source = Guessed(1)
    faces = [source.outcome(i, 6) for i in range(60_000)]
    assert all(9_500 < faces.count(face) < 10_500 for face in range(6))


def test_streams_of_neighbouring_numbers_have_nothing_in_common() -> None:
    """Deals that are numbered one after the other are different deals."""
    firsts = [Guessed(n).outcome(0, 6) for n in range(60_000)]
    assert all(9_500 < firsts.count(face) < 10_500 for face in range(6))
    pairs = [6 * a + b for a, b in itertools.pairwise(firsts)]
    assert all(1_400 < pairs.count(pair) < 1_940 for pair in range(36))
