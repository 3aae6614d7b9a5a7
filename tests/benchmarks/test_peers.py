"""Speed beside other libraries: the same figures of everybody, and nobody's absence stops it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from benchmarks import peers
from benchmarks.peers import Contender, Library, Row

BRIEF = 0.01  # seconds a figure


@pytest.mark.parametrize("kind", [peers.engine, peers.environment])
def test_figures_of_ours(kind: Callable[[str], Contender]) -> None:
    row = peers.measure(kind("world-without-end"), BRIEF)
    assert row["seats"] == 4
    assert row["decisions_per_game"] > 20
    assert row["decisions_per_s"] > row["decisions_per_game"]
    assert 0 < row["copy_us"] < row["observe_us"]


def test_a_process_measures_a_library() -> None:
    found = peers.measure_apart("openspiel", BRIEF)
    assert found["version"].startswith("2.")
    assert {row["by"] for row in found["rows"]} == {"OpenSpiel, C++", "OpenSpiel, Python"}
    for row in found["rows"]:
        assert min(row["decisions_per_s"], row["copy_us"], row["observe_us"], row["figures"]) > 0


def test_positions_follow_one_game() -> None:
    contender = peers.engine("world-without-end")
    whole = contender.play(0, peers.END)[1]
    positions = peers.positions_of(contender, whole)
    assert len(positions) == peers.LOOKS
    drawn = [s.drawn for s in positions]
    assert drawn == sorted(drawn)
    assert drawn[0] < drawn[-1]


def test_a_copy_of_another_position_is_none() -> None:
    contender = peers.engine("world-without-end")
    forgetful = contender._replace(copy=lambda s: contender.play(0, 0)[0])
    positions = peers.positions_of(contender, contender.play(0, peers.END)[1])
    assert peers.copies(contender, positions)
    assert not peers.copies(forgetful, positions)


def absent() -> Iterator[Contender]:
    raise ImportError("No module named 'absent'")
    yield


def test_what_is_missing_is_named_and_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(peers.LIBRARIES, "absent", Library("absent", absent))
    monkeypatch.setitem(peers.LIBRARIES, "there", Library("numpy", lambda: iter([])))
    monkeypatch.setattr(peers, "measure_apart", peers.measure_inside)
    found = peers.measure_all(["absent", "there"], BRIEF, 2)
    assert found["missing"] == {"absent": "No module named 'absent'"}
    assert list(found["versions"]) == ["there"]
    said = capsys.readouterr().err
    assert said.count("absent is left out: No module named 'absent'") == 1


def test_without_uv_nothing_is_installed_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("UV", raising=False)
    monkeypatch.setenv("PATH", "")
    assert "uv" in peers.measure_apart("catanatron", BRIEF)["missing"]


def made_up(by: str, rate: int, observe: float, copy: float, observes: bool = False) -> Row:
    return {
        "by": by,
        "game": "game",
        "seats": 4,
        "decisions_per_game": 90.0,
        "decisions_per_s": rate,
        "copy_us": copy,
        "observe_us": observe,
        "figures": 100,
        "observes": observes,
    }


ROWS = [
    made_up(peers.OURS, 100_000, 10.0, 2.0),
    made_up("Faster", 400_000, 40.0, 1.0),
    made_up("Zoo", 5_000, 100.0, 0, observes=True),
]


def test_ratios_are_against_ours_in_the_middle() -> None:
    ours, faster, zoo = (line.split(" | ")[4:8] for line in peers.table(ROWS).splitlines()[2:])
    # 100,000 a second and 10 µs an observation are 50,000 a second; 400,000 and 40 µs are 23,529.
    assert ours == ["100,000", "50,000", "2.0", "10.0"]
    assert faster == ["400,000 (0.25×)", "23,529 (2.1×)", "1.0 (0.50×)", "40.0 (4.0×)"]
    assert zoo == ["5,000 (20×)", "5,000 (10×)", "none", "100.0 (10×)"]


def test_the_best_of_every_figure_counts() -> None:
    a, b = made_up("x", 100, 5.0, 2.0), made_up("x", 90, 4.0, 3.0)
    best = peers.better(a, b)
    assert (best["decisions_per_s"], best["observe_us"], best["copy_us"]) == (100, 4.0, 2.0)


def test_figures_written_before_are_shown_and_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, drawn = tmp_path / "peers.json", tmp_path / "peers.svg"
    kept.write_text(json.dumps({"rows": ROWS}))
    monkeypatch.setattr(sys, "argv", ["peers.py", "--read", str(kept), "--plot", str(drawn)])
    peers.main()
    assert capsys.readouterr().out.strip() == peers.table(ROWS)
    assert all(f"{row['by']}: game" in drawn.read_text("utf-8") for row in ROWS)
