"""Two builds against each other: one game in two processes, fair seats, and runs that go on."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from benchmarks import old_and_new as duel

BRIEF = 0.002  # seconds a move


@pytest.fixture(scope="module")
def builds() -> Iterator[list[duel.Build]]:
    """The same build twice."""
    found = [duel.Build(sys.executable), duel.Build(sys.executable)]
    yield found
    for build in found:
        build.close()
        assert build.process.returncode == 0


def test_a_game_is_kept_in_step_and_won(builds: list[duel.Build]) -> None:
    for number in (0, 1):
        row = duel.play(builds, "liars-dice", number, BRIEF)
        assert row["share"] in (0.0, 1.0)
        assert all(0 < ms < 1000 for ms in row["ms"])


def test_builds_that_go_apart_are_found_out(builds: list[duel.Build]) -> None:
    asked = [build.ask("begin", "liars-dice", "apart") for build in builds]
    assert duel.agreed(asked) == asked[0]
    action, took = builds[0].ask("choose", BRIEF)
    assert took > 0
    builds[0].ask("apply", action)
    with pytest.raises(ValueError, match="not play the same game"):
        duel.agreed([build.ask("state_key") for build in builds])


def test_iterations_are_counted_by_both(builds: list[duel.Build]) -> None:
    old, new = duel.rates(builds, "liars-dice", 2, 1)
    assert old > 0
    assert new > 0


def counted(builds: list[duel.Build], name: str, number: int, seconds: float) -> duel.Row:
    return {
        "game": name,
        "number": number,
        "budget": seconds,
        "builds": [build.sources for build in builds],
        "share": float(number % 4 != 0),
        "ms": [10.0, 11.0],
    }


def test_games_of_these_builds_are_not_played_again(
    builds: list[duel.Build], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.jsonl"
    monkeypatch.setattr(duel, "play", counted)
    duel.play_missing(builds, "keythedral", 2, 0.01, path, 1)
    duel.play_missing(builds, "keythedral", 4, 0.01, path, 1)
    duel.play_missing(builds, "rune-age", 4, 0.01, path, -1)  # no time at all
    other = counted(builds, "keythedral", 0, 0.01) | {"builds": ["before", "after"]}
    path.write_text(path.read_text() + json.dumps(other) + "\n")
    rows = duel.read(path, builds, 0.01)
    assert [row["number"] for row in rows] == [0, 1, 2, 3]
    assert duel.read(path, builds, 0.02) == []
    assert duel.strength(rows).splitlines()[2:] == [
        "| Keythedral | 4 | 3 (75.0%) | 30.1 to 95.4 % | 10.0 and 11.0 |"
    ]
    assert duel.speed({("keythedral", 2): [2000, 4200]}).splitlines()[2:] == [
        "| Keythedral | 2 | 2,000 | 4,200 | 2.10 |"
    ]
