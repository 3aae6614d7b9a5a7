"""The record of a live game on disk, and going back in it."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from boardwright.games import find
from boardwright.kernel.chance import Sealed, commitment
from boardwright.match import Journal, Match, NotAllowed, RecordError, read_record
from boardwright.match.journal import kept_seed, seed_path
from tests.example.cairn import GAME as CAIRN


def play(match: Match, decisions: int, seed: str = "play") -> None:
    chooser = random.Random(seed)
    for _ in range(decisions):
        if match.state.asked is not None:
            asked = match.state.asked
            match.choose(asked.seat, chooser.choice(asked.options))


def kept(path: Path, match: Match) -> Journal:
    journal = Journal(path)
    journal.keep(match.record, match.seed)
    return journal


def same(one: Match, other: Match) -> bool:
    dump = one.game.visibility.dump
    return dump(one.state) == dump(other.state) and one.log == other.log


# Going back.


def test_going_back_restores_an_entry_whatever_was_drawn_since() -> None:
    match = Match.new(CAIRN, 3, {}, seed="back")
    play(match, 4)
    then, log, at = match.digest(), list(match.log), len(match.record.entries) - 1
    play(match, 6, "on")
    match.back(at, (0, 1, 2))
    assert match.digest() == then
    assert match.log == log
    assert next(e for e in match.record.entries if "back" in e)["by"] == [0, 1, 2]


def test_after_going_back_the_draws_are_new_and_sealed() -> None:
    """Nobody can use what they saw of draws that are void."""
    match = Match.new(CAIRN, 3, {}, seed="back")
    seal = match.record.committed()
    play(match, 7)
    match.back(1)
    assert match.record.committed() != seal
    assert match.seed is not None
    assert match.record.committed() == commitment(match.seed)


def test_a_record_with_ways_back_replays_to_the_same_position() -> None:
    match = Match.new(CAIRN, 3, {}, seed="back")
    for n, at in enumerate((3, 5, 2, 9)):
        play(match, 6, f"on {n}")
        match.back(min(at, len(match.record.entries) - 1))
    play(match, 5, "last")
    text = match.record.text()
    again = Match.replay(CAIRN, match.box, read_record(text), len(match.record.entries) - 1)
    assert same(match, again)


def test_going_back_can_itself_be_taken_back() -> None:
    match = Match.new(CAIRN, 3, {}, seed="back")
    play(match, 9)
    then, last = match.digest(), len(match.record.entries) - 1
    match.back(2)
    match.back(last)
    assert match.digest() == then


def test_a_game_that_is_over_can_be_gone_back_in() -> None:
    match = Match.new(CAIRN, 2, {}, seed="over")
    play(match, 500)
    assert match.record.end is not None
    match.back(3)
    assert match.record.end is None
    assert match.state.asked is not None


def test_there_is_no_way_to_an_entry_that_is_not_there() -> None:
    match = Match.new(CAIRN, 2, {}, seed="x")
    with pytest.raises(NotAllowed, match="no entry 7"):
        match.back(7)
    assert len(match.record.entries) == 1


def test_a_way_back_to_the_future_is_refused() -> None:
    match = Match.new(CAIRN, 2, {}, seed="x")
    play(match, 3)
    match.back(1)
    entry = next(e for e in match.record.entries if "back" in e)
    entry["back"] = 50
    with pytest.raises(RecordError, match="no entry 50 before it"):
        Match.replay(CAIRN, match.box, match.record, len(match.record.entries) - 1)


# The file.


def test_a_game_kept_line_by_line_loads_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = Match.new(CAIRN, 3, {}, seed="kept")
    journal = kept(path, match)
    for n in range(8):
        play(match, 1, str(n))
        journal.keep(match.record, match.seed)
    journal.close()
    again = Match.open(CAIRN, match.box, path)
    assert same(match, again)
    assert again.seed == match.seed


def test_the_file_grows_and_never_shrinks(tmp_path: Path) -> None:
    """A long game writes less than a megabyte in all: every byte is written once."""
    game = find("keythedral")
    path, match = tmp_path / "game.jsonl", Match.new(game, 5, {}, seed="long")
    journal, sizes = kept(path, match), [0]
    for n in range(2_000):
        if match.state.asked is None:
            match.back(len(match.record.entries) // 2)
        play(match, 1, str(n))
        if n % 20 == 0:
            before = path.read_bytes()
            journal.keep(match.record, match.seed)
            assert path.read_bytes().startswith(before)
            sizes.append(path.stat().st_size)
    assert sizes == sorted(sizes)
    assert sizes[-1] < 1_000_000


def test_the_seed_is_beside_the_record_until_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = Match.new(CAIRN, 2, {}, seed="secret")
    journal = kept(path, match)
    assert "secret" not in path.read_text("utf-8")
    assert kept_seed(path, match.record.committed()) == "secret"
    assert seed_path(path).stat().st_mode & 0o077 == 0
    play(match, 500)
    journal.keep(match.record, match.seed)
    assert not seed_path(path).exists()
    assert '"seed":"secret"' in path.read_text("utf-8")


def test_a_game_goes_on_in_its_file(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    match = Match.new(CAIRN, 3, {}, seed="resumed")
    play(match, 3)
    kept(path, match).close()
    again = Match.open(CAIRN, match.box, path)
    journal = Journal.resume(path, again.record, again.seed)
    play(again, 500, "on")
    journal.keep(again.record, again.seed)
    again.back(4)
    play(again, 2, "and on")
    journal.keep(again.record, again.seed)
    journal.close()
    last = Match.open(CAIRN, match.box, path)
    assert same(again, last)
    resumed = Journal.resume(path, last.record, last.seed)
    play(last, 1)
    resumed.keep(last.record, last.seed)
    assert same(last, Match.open(CAIRN, match.box, path))


def test_an_older_file_with_its_seed_in_it_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "old.jsonl"
    match = Match.new(CAIRN, 3, {}, seed="old")
    play(match, 3)
    match.save(path)
    again = Match.open(CAIRN, match.box, path)
    journal = Journal.resume(path, again.record, again.seed)
    assert "old" not in [row for row in path.read_text("utf-8").split('"') if row == "old"]
    play(again, 2)
    journal.keep(again.record, again.seed)
    assert same(again, Match.open(CAIRN, match.box, path))
    assert again.recorder.source.__class__ is Sealed


def test_no_file_is_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine", "utf-8")
    with pytest.raises(FileExistsError):
        Journal(path)
    assert path.read_text("utf-8") == "mine"


def test_entries_say_when_and_by_whom() -> None:
    match = Match.new(CAIRN, 2, {}, seed="stamps")
    match.stamp = {"at": 1_700_000_000_000, "who": "Ada"}
    play(match, 1)
    assert match.record.entries[-1]["at"] == 1_700_000_000_000
    again = read_record(match.record.text())
    assert again.entries[-1]["who"] == "Ada"
    assert same(match, Match.replay(CAIRN, match.box, again, 1))


def test_a_crash_between_a_new_seed_and_its_seal_costs_nothing(tmp_path: Path) -> None:
    """The seeds are written, the record is not: the old one is still there, and counts."""
    path = tmp_path / "game.jsonl"
    match = Match.new(CAIRN, 3, {}, seed="crash")
    play(match, 5)
    journal = kept(path, match)
    before = path.read_bytes()
    match.back(2)
    journal.keep(match.record, match.seed)
    path.write_bytes(before)
    assert Match.open(CAIRN, match.box, path).seed == "crash"


def test_what_could_not_be_written_leaves_no_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    match = Match.new(CAIRN, 3, {}, seed="full")
    journal = kept(path, match)
    before, write = path.read_bytes(), os.write

    def half(handle: int, data: bytes) -> int:
        write(handle, data[: len(data) // 2])
        raise OSError("no space left")

    play(match, 2)
    with monkeypatch.context() as patched:
        patched.setattr(os, "write", half)
        with pytest.raises(OSError, match="no space"):
            journal.keep(match.record, match.seed)
    assert path.read_bytes() == before
    journal.keep(match.record, match.seed)
    assert same(match, Match.open(CAIRN, match.box, path))
