"""Games of other packages, and games that lack a room."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boardwright.games import REGISTRY, file_text, has_file, refused, registry
from boardwright.kernel.game import BadInput
from tests.example.outside import boardwright, install, python


def test_games_of_other_packages_are_listed_after_our_own(tmp_path: Path) -> None:
    install(tmp_path)
    done = boardwright(tmp_path, "games", "--json")
    assert [row["game"] for row in json.loads(done.stdout)] == [*REGISTRY, "cairn", "liars-dice"]
    assert (done.returncode, done.stderr) == (0, "")


def test_a_package_that_cannot_be_used_is_named_and_stops_no_other(tmp_path: Path) -> None:
    """One that is not there, one that has no game, one whose game is called otherwise."""
    install(tmp_path, absent="no_such_module", empty="json", other="outside_cairn")
    done = boardwright(tmp_path, "games", "--json")
    assert [row["game"] for row in json.loads(done.stdout)] == [*REGISTRY, "liars-dice"]
    assert done.stderr.splitlines() == [
        "boardwright: absent: no_such_module cannot be used: No module named 'no_such_module'",
        "boardwright: empty: json cannot be used: module 'json' has no attribute 'GAME'",
        "boardwright: other: outside_cairn calls its game 'cairn'; the names must agree",
    ]
    tried = boardwright(tmp_path, "sim", "absent")
    assert (tried.returncode, tried.stderr) == (2, done.stderr.splitlines()[0] + "\n")


def test_a_game_with_the_name_of_one_of_ours_is_left_out_with_a_line(tmp_path: Path) -> None:
    install(tmp_path, keythedral="outside_cairn", cairn="outside_cairn")
    done = boardwright(tmp_path, "games", "--json")
    titles = {row["game"]: row["title"] for row in json.loads(done.stdout)}
    assert (titles["keythedral"], titles["cairn"]) == ("Keythedral", "Cairn")
    assert done.stderr == (
        "boardwright: keythedral: outside_cairn is left out, "
        "boardwright.games.keythedral has this name already\n"
    )


@pytest.mark.parametrize("file", ["judge.py", "weights.toml"])
def test_a_game_without_a_judge_is_played_and_measured(tmp_path: Path, file: str) -> None:
    """What needs the judge names the file that is missing; nothing else does."""
    install(tmp_path, file)
    line = (
        f"boardwright: cairn has no {file}, "
        "needed for bots other than random, hints, ladders and tuning\n"
    )
    for args in (("sim", "cairn", "--bots", "greedy"), ("sim", "cairn", "--bots", "mcts@5")):
        done = boardwright(tmp_path, *args)
        assert (done.returncode, done.stdout, done.stderr) == (2, "", line)
    done = boardwright(tmp_path, "ladder", "cairn", "--games", "2")
    assert (done.returncode, done.stderr) == (2, line)
    bench = boardwright(tmp_path, "bench", "cairn", "--seats", "2")
    assert (bench.returncode, bench.stderr) == (0, "")
    assert "decisions/s" in bench.stdout
    assert "no judge to search with" in bench.stdout
    sim = boardwright(tmp_path, "sim", "cairn", "--games", "3", "--json")
    assert json.loads(sim.stdout)["games"] == 3


RECORD = """
from pathlib import Path
from boardwright.games import find
from boardwright.match import Match
game = find("cairn")
Match.new(game, 2, {}, game.edition(), "x").save(Path("game.jsonl"))
"""


def test_a_hint_without_a_judge_says_what_is_missing(tmp_path: Path) -> None:
    install(tmp_path, "judge.py")
    assert python(tmp_path, "-c", RECORD).stderr == ""
    done = boardwright(tmp_path, "hint", "game.jsonl")
    assert done.returncode == 2
    assert done.stderr.startswith("boardwright: cairn has no judge.py, needed for bots")


def test_a_missing_file_of_a_game_is_named_with_what_needs_it() -> None:
    assert has_file("keythedral", "manual.md")
    assert not has_file("keythedral", "songs.md")
    with pytest.raises(BadInput, match=r"^keythedral has no songs\.md$"):
        file_text("keythedral", "songs.md")


def test_what_a_game_in_one_module_lacks_is_named(tmp_path: Path) -> None:
    """It has no folder, and so no manual and no edition file."""
    install(tmp_path, cairn="cairn_alone")
    (tmp_path / "outside_cairn" / "__init__.py").rename(tmp_path / "cairn_alone.py")
    done = boardwright(tmp_path, "edition", "export", "cairn")
    assert done.returncode == 2
    assert (
        done.stderr == "boardwright: cairn has no edition.toml, needed for exporting the edition\n"
    )
    manual = python(
        tmp_path, "-c", "from boardwright.games import file_text; file_text('cairn', 'manual.md')"
    )
    assert manual.stderr.endswith("BadInput: cairn has no manual.md, needed for looking up rules\n")


def test_here_our_own_games_and_the_example_are_registered() -> None:
    assert registry() == {**REGISTRY, "liars-dice": "liars_dice"}
    assert refused() == []
