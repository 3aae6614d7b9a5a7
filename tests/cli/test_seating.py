"""Sitting down to play: new games, recorded ones with their players, damaged files."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boardwright.cli.seating import Wish, begin, claim, go_on, person
from boardwright.games import find
from boardwright.kernel.game import BadInput
from boardwright.match import CutOff, Match, read_record
from boardwright.match.match import read_text
from tests.match.test_match import advance
from tests.match.test_record import resealed

GAME = find("keythedral")
BOX = GAME.edition()
WISH = Wish({"dry_rounds": "1"}, seed="sit", you=2, bots="greedy,random,random", name="Ada")
PLAYERS = [{"bot": "greedy"}, {"bot": "random"}, {"person": "Ada"}]


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    advance(begin(GAME, BOX, 3, WISH), 20).save(path)
    return path


def play(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "boardwright", "play", "keythedral", *args]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


def test_a_new_game_notes_who_sits_where() -> None:
    match = begin(GAME, BOX, 3, WISH)
    assert match.record.header["players"] == PLAYERS
    assert person(match) == 2


def test_a_preset_gives_options_and_those_given_go_on_top(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options = [o._replace(letter="short" if o.name == "length" else "") for o in GAME.options]
    monkeypatch.setattr(type(GAME), "options", tuple(options))
    letter = begin(GAME, BOX, 3, Wish({"dry_rounds": "2"}, preset="letter")).record.header
    assert letter["options"]["length"] == "short"
    assert letter["options"]["dry_rounds"] == "2"
    given = begin(GAME, BOX, 3, Wish({"length": "full"}, preset="letter")).record.header
    assert given["options"]["length"] == "full"


def test_if_nothing_is_said_seat_0_plays_journeymen() -> None:
    match = begin(GAME, BOX, 2, Wish({}))
    assert match.record.header["players"] == [{"person": ""}, {"bot": "journeyman"}]


def test_a_resumed_game_has_its_players(saved: Path) -> None:
    match = go_on(GAME, BOX, saved, Wish({}), mend=False)
    assert match.record.header["players"] == PLAYERS
    assert person(match) == 2


AGREEING: list[dict[str, Any]] = [
    {"seats": 3},
    {"you": 2},
    {"bots": "greedy,random,master"},
    {"seed": "sit"},
    {"options": {"dry_rounds": "1", "length": "full"}},
    {"options": {"dry_rounds": "1"}, "preset": "default"},
]


@pytest.mark.parametrize("said", AGREEING)
def test_what_agrees_with_the_record_may_be_said_again(saved: Path, said: dict[str, Any]) -> None:
    match = go_on(GAME, BOX, saved, Wish(**{"options": {}, **said}), mend=False)
    assert match.record.header["players"] == PLAYERS


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"seats": 4}, "--seats 4: the record is a game of 3 seats"),
        ({"you": 0}, "--you 0: in the record the person sits at seat 2"),
        ({"you": 3}, "--you must be a seat from 0 to 2, not 3"),
        ({"bots": "greedy"}, "--bots greedy: in the record seat 1 is played by random"),
        ({"seed": "other"}, "--seed: the record is sealed with another seed"),
        ({"options": {"dry_rounds": "2"}}, "dry_rounds=2: the record has dry_rounds=1"),
        ({"options": {"speed": "2"}}, "no option 'speed'"),
        ({"preset": "default"}, "--preset default: the record has dry_rounds=1"),
        ({"preset": "mine"}, "no preset 'mine'; there are default, letter"),
    ],
)
def test_what_contradicts_the_record_is_refused(
    saved: Path, said: dict[str, Any], told: str
) -> None:
    with pytest.raises(BadInput, match=told):
        go_on(GAME, BOX, saved, Wish(**{"options": {}, **said}), mend=False)


def test_a_record_without_players_takes_them_from_the_command_line(saved: Path) -> None:
    def forget(rows: list[dict[str, Any]]) -> None:
        del rows[0]["players"]

    saved.write_text(resealed(saved.read_text("utf-8"), forget), "utf-8")
    match = go_on(GAME, BOX, saved, Wish({}, you=1, bots="random"), mend=False)
    assert match.record.header["players"] == [{"bot": "random"}, {"person": ""}, {"bot": "random"}]
    match = go_on(GAME, BOX, saved, Wish({}), mend=False)
    assert match.record.header["players"][0] == {"person": ""}


def test_a_record_of_more_persons_is_refused(saved: Path) -> None:
    def crowd(rows: list[dict[str, Any]]) -> None:
        rows[0]["players"][0] = {"person": "Bob"}

    saved.write_text(resealed(saved.read_text("utf-8"), crowd), "utf-8")
    with pytest.raises(BadInput, match="persons sit at these seats: 0, 2"):
        go_on(GAME, BOX, saved, Wish({}), mend=False)


def test_a_person_may_take_another_name(saved: Path) -> None:
    match = go_on(GAME, BOX, saved, Wish({}, name=" Grace "), mend=False)
    assert match.record.header["players"][2] == {"person": "Grace"}
    for name in ("x" * 41, "two\nlines", "\x1b[31m"):
        with pytest.raises(BadInput, match="--name: up to 40 letters"):
            go_on(GAME, BOX, saved, Wish({}, name=name), mend=False)


# Files.


def cut(path: Path) -> str:
    """Cut a record inside its last entry."""
    lines = path.read_text("utf-8").splitlines(keepends=True)
    text = "".join(lines[:-2]) + lines[-2][:15]
    path.write_text(text, "utf-8")
    return text


def test_a_record_cut_off_goes_on_only_if_the_person_agrees(saved: Path) -> None:
    entries = read_record(saved.read_text("utf-8")).entries
    broken = cut(saved)
    with pytest.raises(CutOff, match=f"the {len(entries) - 1} entries before it are sound"):
        go_on(GAME, BOX, saved, Wish({}), mend=False)
    assert saved.read_text("utf-8") == broken
    assert list(saved.parent.iterdir()) == [saved]
    match = go_on(GAME, BOX, saved, Wish({}), mend=True)
    assert match.record.entries[:-1] == entries[:-1]
    assert "commit" in match.record.entries[-1]
    assert Path(f"{saved}.broken").read_text("utf-8") == broken


def test_no_earlier_copy_is_written_over(saved: Path) -> None:
    Path(f"{saved}.broken").write_text("precious", "utf-8")
    broken = cut(saved)
    go_on(GAME, BOX, saved, Wish({}), mend=True)
    assert Path(f"{saved}.broken").read_text("utf-8") == "precious"
    assert Path(f"{saved}.broken2").read_text("utf-8") == broken


def test_in_a_pipe_a_record_cut_off_names_the_flag(saved: Path) -> None:
    broken = cut(saved)
    done = play("--resume", str(saved), "--plain")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "play --resume --mend goes on from there" in done.stderr
    assert saved.read_text("utf-8") == broken
    done = play("--resume", str(saved), "--plain", "--mend")
    assert done.returncode == 0
    assert "You are Ada." in done.stdout
    assert "\nAda, " in done.stdout
    assert read_record(saved.read_text("utf-8")).entries


@pytest.mark.parametrize(("answer", "code"), [("y", 0), ("n", 2)])
def test_at_a_terminal_a_record_cut_off_asks(saved: Path, answer: str, code: int) -> None:
    broken = cut(saved)
    host, guest = pty.openpty()
    command = [sys.executable, "-m", "boardwright", "play", "keythedral", "--plain"]
    running = subprocess.Popen(
        [*command, "--resume", str(saved)], stdin=guest, stdout=guest, stderr=guest
    )
    os.close(guest)
    os.write(host, f"{answer}\nq\ny\n".encode())
    out = b""
    try:
        while chunk := os.read(host, 4096):
            out += chunk
    except OSError:  # the other end is closed
        pass
    assert running.wait(30) == code
    assert b"Go on from there?" in out
    assert (saved.read_text("utf-8") == broken) == (answer == "n")


def test_a_game_is_written_before_the_first_question(tmp_path: Path) -> None:
    path = tmp_path / "new.jsonl"
    claim(begin(GAME, BOX, 2, Wish({})), path, None)
    assert read_record(read_text(path)).header["players"][0] == {"person": ""}


@pytest.mark.parametrize("where", ["missing/game.jsonl", "."])
def test_a_place_that_cannot_be_written_is_told_before_the_first_question(
    tmp_path: Path, where: str
) -> None:
    done = play("--bots", "random", "--plain", "--save", str(tmp_path / where))
    assert done.returncode == 2
    assert done.stdout == ""
    assert "cannot write" in done.stderr


def test_no_other_game_is_written_over(saved: Path, tmp_path: Path) -> None:
    before = saved.read_text("utf-8")
    done = play("--bots", "random", "--plain", "--save", str(saved))
    assert done.returncode == 2
    assert "--resume goes on with a game, --save takes a new file" in done.stderr
    assert saved.read_text("utf-8") == before
    other = tmp_path / "other.jsonl"
    assert play("--resume", str(saved), "--plain", "--save", str(other)).returncode == 0
    assert saved.read_text("utf-8") == before
    assert json.loads(other.read_text("utf-8").splitlines()[0])["players"] == PLAYERS


def test_quit_and_resume_keep_seat_bots_and_log(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    args = ("--seats", "3", "--bots", "random", "--seed", "s", "--save", str(path), "--plain")
    first = play(*args, "--you", "2", typed="1\n1\nq\ny\n")
    assert "You are Grey" in first.stdout
    again = play("--resume", str(path), "--plain", typed="l\n")
    assert "You are Grey" in again.stdout
    assert "is drawn as the start player." in again.stdout
    header = json.loads(path.read_text("utf-8").splitlines()[0])
    assert header["players"] == [{"bot": "random"}, {"bot": "random"}, {"person": ""}]


def test_a_tampered_state_is_refused_by_verify_and_resume(saved: Path) -> None:
    match = Match.open(GAME, BOX, saved)
    state = GAME.visibility.dump(match.state)
    state["cubes"][0] += 50

    def enrich(rows: list[dict[str, Any]]) -> None:
        next(row for row in rows if "snapshot" in row)["state"] = state

    saved.write_text(resealed(saved.read_text("utf-8"), enrich), "utf-8")
    verify = [sys.executable, "-m", "boardwright", "verify", str(saved)]
    for done in (
        subprocess.run(verify, capture_output=True, text=True, check=False),
        play("--resume", str(saved), "--plain"),
    ):
        assert done.returncode == 2
        assert "is not the position that the record leads to: cubes differ" in done.stderr
