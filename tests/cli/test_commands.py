"""The command line: results as tables and as JSON, and one clear line for what is wrong."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boardwright.cli.reports import PLOT, show_ladder
from boardwright.games import file_text, find
from boardwright.match import Match
from tests.match.test_match import advance

ONE_OF_EACH_SOURCE = {"buildings", "gold", "glass", "iron", "basics"}


def run(*args: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "boardwright", *args]
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd, check=False)


def data_of(*args: str) -> Any:
    done = run(*args, "--json")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = advance(Match.new(find("keythedral"), 2, seed="done"), 100_000)
    path = tmp_path_factory.mktemp("games") / "done.jsonl"
    match.save(path)
    return path


def test_games_lists_seats_and_options() -> None:
    games = {game["game"]: game for game in data_of("games")}
    assert games["keythedral"]["seats"] == [2, 3, 4, 5]
    options = {option["name"]: option["default"] for option in games["keythedral"]["options"]}
    assert options == {option.name: option.choices[0] for option in find("keythedral").options}
    assert options["law_display"] == "face_down"
    assert "law_display" in run("games").stdout


def test_numbers_in_a_row_are_named_by_the_first_and_the_last() -> None:
    shown = run("games").stdout
    assert "6, 0 to 5, 7 to 12" in shown
    assert "50, 20 to 49, 51 to 200" in shown


def test_sim_reports_scores_wins_and_sources() -> None:
    data = data_of("sim", "keythedral", "--games", "6", "--seats", "4", "--bots", "random")
    assert (data["game"], data["seats"], data["games"]) == ("keythedral", 4, 6)
    assert len(data["scores"]) == len(data["wins"]) == len(data["win_intervals"]) == 4
    assert sum(data["wins"]) == pytest.approx(1, abs=0.001)
    assert set(data["score_sources"]) == ONE_OF_EACH_SOURCE
    for seat in range(4):
        parts = sum(means[seat] for means in data["score_sources"].values())
        assert parts == pytest.approx(data["scores"][seat], abs=0.01)
    assert data["decisions"] == pytest.approx(data["decisions_per_game"] * 6, abs=1)
    assert data["seconds"] > 0
    assert "mean winning score" in run("sim", "keythedral", "--games", "2").stdout


def test_sim_gives_the_same_result_on_any_number_of_workers() -> None:
    one, two = (
        data_of("sim", "keythedral", "--games", "8", "--seats", "2", "--workers", str(n))
        for n in (1, 2)
    )
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_sim_plays_with_options_and_another_edition(tmp_path: Path) -> None:
    plain = data_of("sim", "keythedral", "--games", "3", "--option", "length=short")
    text = file_text("keythedral", "edition.toml").replace("points = 4", "points = 3", 1)
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    mine = data_of(
        *("sim", "keythedral", "--games", "3", "--option", "length=short"),
        *("--edition", str(tmp_path / "mine.toml")),
    )
    assert plain["options"]["length"] == "short"
    assert mine["scores"] != plain["scores"]


def test_fuzz_counts_games_decisions_and_breaches() -> None:
    data = data_of("fuzz", "keythedral", "--games", "2", "--seats", "2", "--option", "length=short")
    assert data["game"] == "keythedral"
    assert data["games"] == 2
    assert data["decisions"] > 100
    assert data["breaches"] == 0
    assert data["broken"] == []


def test_fuzz_tries_changed_editions() -> None:
    data = data_of("fuzz", "keythedral", "--editions", "12", "--games", "1")
    assert data["refused"] + data["sound"] == 12
    assert data["broken"] == 0
    assert data["found"] == []


def test_fuzz_without_seats_goes_through_all_of_them() -> None:
    done = run("fuzz", "keythedral", "--games", "2", "--workers", "2")
    assert done.returncode == 0
    assert "no law was broken" in done.stdout


def test_edition_export_check_and_use(tmp_path: Path) -> None:
    exported = run("edition", "export", "keythedral").stdout
    assert exported == file_text("keythedral", "edition.toml")
    path = tmp_path / "mine.toml"
    path.write_text(exported, "utf-8")
    assert data_of("edition", "check", "keythedral", str(path))["sound"] is True
    line = exported.splitlines().index(next(x for x in exported.splitlines() if "gleaning" in x))
    path.write_text(exported.replace('"gleaning"', '"gleening"'), "utf-8")
    done = run("play", "keythedral", "--plain", "--edition", str(path))
    assert done.returncode == 2
    assert f"edition line {line + 1}: effect must be one of" in done.stderr


def test_replay_shows_log_picture_and_end(finished: Path) -> None:
    done = run("replay", str(finished))
    assert done.returncode == 0, done.stderr
    assert "the game is over" in done.stdout
    data = data_of("replay", str(finished), "--at", "30", "--seat", "1")
    assert data["entry"] == 30
    assert data["view"]["viewer"] == 1
    assert data["log"]


def test_verify_checks_every_draw_against_the_seed(finished: Path) -> None:
    data = data_of("verify", str(finished))
    assert data["over"] is True
    assert data["draws"] == data["draws_checked"] > 20
    assert data["faults"] == []


def test_verify_finds_a_seed_that_is_not_the_committed_one(finished: Path, tmp_path: Path) -> None:
    match = Match.open(find("keythedral"), find("keythedral").edition(), finished)
    assert match.record.end is not None
    match.record.end["seed"] = "another"
    match.record.write(tmp_path / "forged.jsonl")
    done = run("verify", str(tmp_path / "forged.jsonl"), "--json")
    assert done.returncode == 1
    assert "not the one that was committed to" in json.loads(done.stdout)["faults"][0]


def test_verify_finds_draws_that_are_not_the_seeds(finished: Path, tmp_path: Path) -> None:
    """A host who shuffled as he liked and then shows a seed that fits only the commitment."""
    game = find("keythedral")
    honest = Match.open(game, game.edition(), finished)
    crooked = Match.new(game, 2, seed="crooked")
    crooked.record.header["commit"] = honest.record.header["commit"]
    advance(crooked, 100_000)
    assert crooked.record.end is not None
    crooked.record.end["seed"] = "done"
    crooked.record.write(tmp_path / "crooked.jsonl")
    done = run("verify", str(tmp_path / "crooked.jsonl"), "--json")
    assert done.returncode == 1
    assert "is not the seed's" in json.loads(done.stdout)["faults"][0]


def test_a_branch_verifies_as_far_as_its_seeds_are_known(tmp_path: Path) -> None:
    match = advance(Match.new(find("keythedral"), 2, seed="trunk"), 60)
    branch = advance(match.branch(40, "twig"), 100_000)
    branch.save(tmp_path / "branch.jsonl")
    data = data_of("verify", str(tmp_path / "branch.jsonl"))
    assert data["faults"] == []
    assert 0 < data["draws_checked"] < data["draws"]


def test_a_ladder_rates_bots_and_lists_pairs() -> None:
    args = ("ladder", "world-without-end", "--seats", "2", "--bots", "random,greedy")
    data = data_of(*args, "--games", "4", "--workers", "2")
    assert (data["game"], data["seats"], data["games"]) == ("world-without-end", 2, 4)
    assert [row["bot"] for row in data["ratings"]] == ["greedy", "random"]
    assert set(data["ratings"][0]) == {"bot", "rating", "low", "high"}
    [pair] = data["pairs"]
    assert (pair["a"], pair["b"], pair["games"], pair["wins"]) == ("random", "greedy", 4, 0)
    shown = run(*args, "--games", "2").stdout
    assert "●" in shown
    assert "0.0% of 2" in shown


def test_ratings_are_drawn_to_scale(capsys: pytest.CaptureFixture[str]) -> None:
    ratings = [
        {"bot": "greedy", "rating": 1900, "low": 1700, "high": 1900},
        {"bot": "journeyman", "rating": 1500, "low": 1400, "high": 1600},
        {"bot": "random", "rating": 1100, "low": 1100, "high": 1300},
    ]
    show_ladder({"game": "any", "seats": 2, "games": 9, "ratings": ratings, "pairs": []})
    lines = capsys.readouterr().out.splitlines()
    assert max([len(line) for line in lines]) <= 80
    drawn = [line.rindex("●") for line in lines if "●" in line]
    assert drawn[0] - drawn[2] == PLOT - 1
    assert abs(drawn[0] - drawn[1] - (drawn[1] - drawn[2])) <= 1


def test_tune_writes_a_weights_file(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    args = ("--seats", "2", "--rounds", "1", "--games", "1", "--save", str(path))
    data = data_of("tune", "world-without-end", *args)
    assert data["rounds"] == 1
    assert 'command = "boardwright tune world-without-end --seats 2' in path.read_text("utf-8")


def test_tuning_goes_through_all_values_named(tmp_path: Path) -> None:
    args = ("--seats", "2", "--rounds", "1", "--games", "1", "--option", "scenario=quest,runewars")
    data = data_of("tune", "rune-age", *args)
    assert [options["scenario"] for options in data["options"]] == ["quest", "runewars"]


def test_a_hint_says_what_and_why(tmp_path: Path) -> None:
    match = advance(Match.new(find("world-without-end"), 3, seed="hint"), 40)
    path = tmp_path / "game.jsonl"
    match.save(path)
    data = data_of("hint", str(path), "--bot", "mcts@30")
    assert data["seat"] == match.state.asked.seat if match.state.asked else False
    assert 1 <= len(data["actions"]) <= 3
    assert set(data["actions"][0]) == {"action", "say", "share", "moved", "ends"}
    told = run("hint", str(path), "--bot", "greedy", "--at", "10").stdout
    assert "1. " in told
    assert ": wins " in told


def test_a_hint_of_a_finished_game_or_of_chance_is_refused(finished: Path) -> None:
    assert "nothing to advise" in run("hint", str(finished)).stderr
    assert "random has no reasons" in run("hint", str(finished), "--bot", "random").stderr


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("play", "chess"), "no game 'chess'; there are keythedral"),
        (("sim", "keythedral", "--seats", "9"), "2 to 5 seats, not by 9"),
        (("play", "keythedral", "--seats", "1"), "2 to 5 seats, not by 1"),
        (("play", "keythedral", "--seats", "0"), "2 to 5 seats, not by 0"),
        (("sim", "keythedral", "--seats", "0"), "2 to 5 seats, not by 0"),
        (("ladder", "keythedral", "--seats", "0"), "2 to 5 seats, not by 0"),
        (("tune", "keythedral", "--seats", "0"), "2 to 5 seats, not by 0"),
        (("fuzz", "keythedral", "--seats", "0"), "2 to 5 seats, not by 0"),
        (("play", "keythedral", "--seats", "9" * 5000), "Invalid value for --seats"),
        (("sim", "keythedral", "--preset", "mine"), "no preset 'mine'; there are default, letter"),
        (("ladder", "keythedral", "--preset", "mine"), "no preset 'mine'"),
        (("tune", "keythedral", "--preset", "mine"), "no preset 'mine'"),
        (("play", "keythedral", "--preset", "mine"), "no preset 'mine'"),
        (("play", "keythedral", "--seed", "s"), "--seed: for games in the terminal"),
        (("play", "--terminal"), "which game? There are keythedral"),
        (("fuzz", "keythedral", "--preset", "mine", "--seats", "2"), "no preset 'mine'"),
        (("fuzz", "keythedral", "--preset", "letter"), "--preset needs --seats here"),
        (("fuzz", "keythedral", "--option", "speed=9"), "no option 'speed'"),
        (
            ("sim", "keythedral", "--option", "length=full", "--option", "length=short"),
            "--option length is given twice",
        ),
        (("sim", "keythedral", "--option", "speed=9"), "no option 'speed'; keythedral has length"),
        (("sim", "keythedral", "--option", "length=long"), "it is one of full, short"),
        (("sim", "keythedral", "--option", "length"), "write name=value"),
        (("sim", "keythedral", "--bots", "clever"), "no bot 'clever'; there are random, greedy"),
        (("sim", "keythedral", "--bots", "random,random", "--seats", "3"), "2 bots named for 3"),
        (("ladder", "keythedral", "--bots", "greedy"), "two or more bots, each once"),
        (("ladder", "guilds-of-london", "--seats", "1"), "for solo games see sim"),
        (("sim", "keythedral", "--games", "0"), "--games must be 1 or more"),
        (("sim", "keythedral", "--games", "many"), "many"),
        (("play", "keythedral", "--terminal", "--you", "7"), "a seat from 0 to 2"),
        (("replay", "nowhere.jsonl"), "cannot read nowhere.jsonl"),
        (("verify", "."), "cannot read"),
        (
            ("play", "keythedral", "--plain", "--edition", "nowhere.toml"),
            "cannot read nowhere.toml",
        ),
        (("bench", "keythedral", "--seats", "6"), "2 to 5 seats"),
        (("edition", "export", "chess"), "no game 'chess'"),
        (("dance",), "dance"),
        (("games", "--loud"), "--loud"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    args: tuple[str, ...], says: str, tmp_path: Path
) -> None:
    done = run(*args, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "command",
    [("play", "keythedral", "--plain", "--resume"), ("verify",), ("replay",), ("hint",)],
)
@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "the file is empty"),
        (b"hello\n", "line 1: not a line of JSON"),
        (b"hello", "line 1: not a line of JSON"),
        (b"{}\n", "line 1: not a record of this program"),
        (b'{"boardwright":1}\n', "line 1: "),
        (b"\xff\xfe", "not a text file"),
    ],
)
def test_a_file_that_is_no_record_is_one_line_and_exit_code_2(
    command: tuple[str, ...], data: bytes, says: str, tmp_path: Path
) -> None:
    path = tmp_path / "Upper.jsonl"
    path.write_bytes(data)
    done = run(*command, str(path))
    assert done.returncode == 2
    assert done.stdout == ""
    assert says in done.stderr
    assert str(path) in done.stderr
    assert done.stderr.count("\n") == 1
    assert path.read_bytes() == data


def test_a_damaged_record_names_its_line(finished: Path, tmp_path: Path) -> None:
    lines = finished.read_text("utf-8").splitlines(keepends=True)
    lines[7] = lines[7].replace('"seat":', '"sent":')
    (tmp_path / "bad.jsonl").write_text("".join(lines), "utf-8")
    for command in ("verify", "replay"):
        done = run(command, str(tmp_path / "bad.jsonl"))
        assert done.returncode == 2
        assert "bad.jsonl, line 8: changed or out of place" in done.stderr
    assert run("replay", str(tmp_path / "bad.jsonl"), "--at", "4").returncode == 0
