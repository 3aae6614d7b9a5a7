"""Chance: a sealed stream that anyone can check afterwards, and scripts for tests."""

from __future__ import annotations

import hashlib

import pytest

from boardwright.kernel.chance import Script, Sealed, commitment


def test_a_seed_gives_the_same_stream_everywhere() -> None:
    """Written down once: a record must verify on any machine and version."""
    source = Sealed("boardwright")
    assert [source.outcome(i, 6) for i in range(12)] == [0, 1, 1, 3, 4, 1, 5, 5, 5, 5, 1, 1]


def test_an_outcome_depends_only_on_its_place() -> None:
    """Clones that share a source and jump about in it disturb nobody."""
    one, two = Sealed("x"), Sealed("x")
    forwards = [one.outcome(i, 100) for i in range(40)]
    backwards = [two.outcome(i, 100) for i in reversed(range(40))]
    assert forwards == backwards[::-1]


def test_all_outcomes_come_about_equally_often() -> None:
    source = Sealed("fair")
    counts = [0] * 6
    for i in range(60_000):
        counts[source.outcome(i, 6)] += 1
    assert all(9_500 < n < 10_500 for n in counts)


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment("seed") == hashlib.sha256(b"seed").hexdigest()


def test_a_script_gives_what_is_written_and_nothing_else() -> None:
    script = Script([2, 0], start=5)
    assert [script.outcome(5, 3), script.outcome(6, 3)] == [2, 0]
    for count, n in ((4, 3), (7, 3), (5, 2)):
        with pytest.raises(LookupError, match=f"draw {count}"):
            script.outcome(count, n)
