"""Records that are damaged, cut off, foreign or hostile: one clear error, naming the line."""

from __future__ import annotations

import json
import random
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boardwright.games import find
from boardwright.match import CutOff, Match, RecordError, read_record
from boardwright.match.match import read_text
from boardwright.match.record import sealed_line
from tests.match.test_match import advance

GAME = find("keythedral")


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> str:
    match = advance(Match.new(GAME, 3, seed="seed"), 120)
    path = tmp_path_factory.mktemp("records") / "game.jsonl"
    match.save(path)
    return path.read_text("utf-8")


def load(text: str) -> Match:
    return Match.load(GAME, GAME.edition(), read_record(text, "game.jsonl"))


def fault(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        load(text)
    assert str(caught.value).startswith(f"game.jsonl, line {caught.value.line}: ")
    return caught.value


def resealed(text: str, change: Callable[[list[dict[str, Any]]], None]) -> str:
    """A record changed by someone who also mends the checksums."""
    rows = [json.loads(line) for line in text.splitlines()]
    for row in rows:
        del row["sum"]
    change(rows)
    check, out = 0, []
    for row in rows:
        line, check = sealed_line(row, check)
        out.append(line + "\n")
    return "".join(out)


def test_a_sound_record_loads(saved: str) -> None:
    assert load(saved).state.asked is not None


def test_every_changed_character_is_noticed(saved: str) -> None:
    chooser = random.Random(1)
    for _ in range(150):
        at = chooser.randrange(len(saved))
        other = chooser.choice('0a,:{}"]')
        if saved[at] in (other, "\n"):
            continue
        error = fault(saved[:at] + other + saved[at + 1 :])
        assert error.line == saved[:at].count("\n") + 1


def test_a_record_cut_off_in_the_middle_of_a_line(saved: str) -> None:
    lines = saved.split("\n")
    cut = "\n".join(lines[:40]) + "\n" + lines[40][:10]
    error = fault(cut)
    assert error.line == 41
    assert "39 entries before it are sound" in error.reason
    assert "--at 38" in error.reason
    assert isinstance(error, CutOff)
    assert load(error.sound.text()).record.entries[:39] == error.sound.entries
    kept = read_record(cut, upto=38)
    assert Match.replay(GAME, GAME.edition(), kept, 38).state.asked is not None


def test_a_last_line_without_its_line_end_is_whole(saved: str) -> None:
    assert load(saved.removesuffix("\n")).digest() == load(saved).digest()


def test_a_record_cut_off_before_the_game_began_has_nothing_to_go_on_from(saved: str) -> None:
    header = saved.split("\n")[0]
    assert "not a line of JSON" in fault(header[:20]).reason
    assert "before the game begins" in fault(header).reason
    assert "not a line of JSON" in fault(header + "\n{").reason


def test_a_lost_line_is_named(saved: str) -> None:
    lines = saved.splitlines(keepends=True)
    assert fault("".join(lines[:10] + lines[11:])).line == 11


def test_swapped_lines_are_named(saved: str) -> None:
    lines = saved.splitlines(keepends=True)
    lines[5], lines[6] = lines[6], lines[5]
    assert fault("".join(lines)).line == 6


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "the file is empty"),
        ("\n", "not a line of JSON"),
        ("hello\n", "not a line of JSON"),
        ("[1]\n", "not a line of a record"),
        ('{"event":"chess"}\n', "not a record of this program"),
        ("[" * 100_000 + "\n", "not a line of JSON"),
        ('{"boardwright":1,"x":"' + "y" * 1_100_000 + '"}\n', "too long"),
    ],
)
def test_foreign_files_are_refused(text: str, says: str) -> None:
    error = fault(text)
    assert says in error.reason
    assert error.line == 1


def test_binary_and_missing_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ValueError, match="not a text file"):
        read_text(tmp_path / "x")
    with pytest.raises(ValueError, match="cannot read"):
        read_text(tmp_path / "none")


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("game", "chess", "a game of chess"),
        ("rules", 99, "rules version 99"),
        ("edition", "feed", "another edition"),
        ("boardwright", 2, "record format 2"),
        ("seats", 9, "2 to 5 seats"),
        ("seats", "two", "no proper 'seats'"),
        ("seats", True, "no proper 'seats'"),
        ("options", {"colour": "red"}, "no option 'colour'"),
        ("options", {"length": 3}, "option length cannot be 3"),
        ("options", {"length": ["short"]}, "option length cannot be ['short']"),
        ("options", ["length"], "no proper 'options'"),
        ("players", "Ada", "no proper 'players'"),
        ("players", [{"person": ""}, {"bot": "random"}], "no proper 'players'"),
        ("players", [{"person": 1}] * 3, "no proper 'players'"),
        ("players", [{"person": "", "bot": "random"}] * 3, "no proper 'players'"),
        ("players", ["Ada"] * 3, "no proper 'players'"),
    ],
)
def test_headers_that_do_not_fit(saved: str, key: str, value: object, says: str) -> None:
    error = fault(resealed(saved, lambda rows: rows[0].update({key: value})))
    assert error.line == 1
    assert says in error.reason


def test_an_option_that_the_header_lacks_is_at_its_default(saved: str) -> None:
    def forget(rows: list[dict[str, Any]]) -> None:
        del rows[0]["options"]["dry_rounds"]

    again = load(resealed(saved, forget))
    assert again.record.header["options"] == load(saved).record.header["options"]
    assert again.digest() == load(saved).digest()


def test_an_option_that_means_nothing_there_is_left_out(
    saved: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such options could be given once, and did nothing."""
    options = [o._replace(when=lambda seats, _: seats == 5) for o in GAME.options]
    monkeypatch.setattr(type(GAME), "options", tuple(options))

    def add(rows: list[dict[str, Any]]) -> None:
        rows[0]["options"]["length"] = "short"

    changed = read_record(resealed(saved, add), "game.jsonl")
    match = Match.replay(GAME, GAME.edition(), changed, 0)
    assert match.record.header["options"]["length"] == "full"


def test_a_seed_that_was_not_committed_to_is_refused(saved: str) -> None:
    def swap(rows: list[dict[str, Any]]) -> None:
        rows[-1]["seed"] = "luckier"

    error = fault(resealed(saved, swap))
    assert error.reason == "not the seed that was committed to"
    assert error.line == len(saved.splitlines())


def without_snapshot(change: Callable[[list[dict[str, Any]]], None]) -> Callable[..., None]:
    def apply(rows: list[dict[str, Any]]) -> None:
        rows[:] = [row for row in rows if "snapshot" not in row]
        change(rows)

    return apply


def choice(rows: list[dict[str, Any]], nth: int = 20) -> dict[str, Any]:
    return [row for row in rows if "do" in row][nth]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda rows: choice(rows).update(do=99_999), "not allowed there"),
        (lambda rows: choice(rows).update(say="pass"), "is not what action"),
        (lambda rows: choice(rows).update(seat=7), "not allowed there"),
        (lambda rows: choice(rows).update(do="x"), "no known kind"),
        (lambda rows: choice(rows).update(chance=[[1]]), "no known kind"),
        (lambda rows: choice(rows).update(chance=[[6, 1]]), "draws"),
        (lambda rows: choice(rows).update(n=3), "is missing"),
        (lambda rows: rows.append({"n": len(rows) - 1, "begin": "x"}), "no known kind"),
        (lambda rows: rows[1].update(begin=None, remark="x"), "no known kind"),
        (lambda rows: rows.append({"end": 1, "winners": [], "seed": "s"}), "without a result"),
        (lambda rows: rows.append({"end": [], "winners": [], "seed": 5}), "seed is no text"),
        (lambda rows: rows.append({"end": [1], "winners": [0], "seed": "s"}), "is not over"),
        (lambda rows: rows[1].update(chance=[[3, 0], [15, 14]]), "not the one that was written"),
        (lambda rows: rows[1].update(chance=[[3, 0], [15, 15]]), "draws"),
        (lambda rows: rows[1].update(chance=[[3, 0], [14, 1]]), "draws"),
        (lambda rows: rows[21].update(hash="0"), "not the one that was written down"),
        (
            lambda rows: rows.append({"n": len(rows) - 1, "undo": 1, "seat": 0}),
            "could not be taken",
        ),
        (
            lambda rows: rows.append({"n": len(rows) - 1, "redo": 1, "seat": 0}),
            "not been taken back",
        ),
    ],
)
def test_entries_that_could_not_have_happened(
    saved: str, change: Callable[[list[dict[str, Any]]], None], says: str
) -> None:
    assert says in fault(resealed(saved, without_snapshot(change))).reason


@pytest.fixture(scope="module")
def older(saved: str) -> str:
    """A record that holds the state at the last point that undo reaches, as they used to."""
    match = load(saved)
    at = match.past[0][0] - 1 if match.past else len(match.record.entries) - 1
    state = GAME.visibility.dump(match.past[0][1] if match.past else match.state)

    def add(rows: list[dict[str, Any]]) -> None:
        next(row for row in rows if "snapshot" in row).update(snapshot=at, state=state)

    return resealed(saved, add)


def test_a_record_with_a_state_still_loads(older: str, saved: str) -> None:
    assert load(older).digest() == load(saved).digest()
    assert load(older).past != []


def test_a_state_that_the_record_does_not_lead_to_is_refused(older: str) -> None:
    def enrich(rows: list[dict[str, Any]]) -> None:
        state = next(row for row in rows if "snapshot" in row)["state"]
        state["cubes"][0] += 1
        state["drawn"] += 1

    error = fault(resealed(older, enrich))
    assert error.line == len(older.splitlines())
    assert error.reason.startswith("the snapshot after entry ")
    assert error.reason.endswith("position that the record leads to: drawn, cubes differ")


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda snapshot: snapshot.update(snapshot=9999), "after no entry"),
        (lambda snapshot: snapshot.update(snapshot="x"), "after no entry"),
        (lambda snapshot: snapshot.update(state=[]), "without a state"),
        (lambda snapshot: snapshot.update(seed=7), "seed is no text"),
    ],
)
def test_snapshots_that_are_none(
    older: str, change: Callable[[dict[str, Any]], None], says: str
) -> None:
    def spoil(rows: list[dict[str, Any]]) -> None:
        change(next(row for row in rows if "snapshot" in row))

    assert says in fault(resealed(older, spoil)).reason


def test_nothing_but_the_end_follows_the_snapshot(saved: str) -> None:
    def append(rows: list[dict[str, Any]]) -> None:
        rows.append({"n": len(rows) - 2, "remark": "late"})

    def double(rows: list[dict[str, Any]]) -> None:
        rows.append(dict(rows[-1]))

    assert "after the snapshot" in fault(resealed(saved, append)).reason
    assert "second snapshot" in fault(resealed(saved, double)).reason


@pytest.mark.parametrize(
    "change",
    [
        lambda state: state.update(stack=[["Nothing"]]),
        lambda state: state.update(stack=[["Turn", 77]]),
        lambda state: state.update(cubes=[1]),
        lambda state: state.update(tiles="x"),
        lambda state: state.pop("laws"),
        lambda state: state.update(seats=4),
        lambda state: state.update(cubes=[9] * 24),
        lambda state: state.clear(),
    ],
)
def test_hostile_snapshots_are_refused(
    older: str, change: Callable[[dict[str, Any]], None]
) -> None:
    def spoil(rows: list[dict[str, Any]]) -> None:
        change(next(row for row in rows if "snapshot" in row)["state"])

    assert "is not the position" in fault(resealed(older, spoil)).reason


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    match = advance(Match.new(GAME, 3, seed="seed"), 10)
    path = tmp_path / "game.jsonl"
    match.save(path)
    before = path.read_text("utf-8")
    match.record.header["bad"] = object()
    with pytest.raises(TypeError):
        match.save(path)
    assert path.read_text("utf-8") == before
    assert list(tmp_path.iterdir()) == [path]


def test_checksums_run_on_from_line_to_line(saved: str) -> None:
    check = 0
    for line in saved.splitlines():
        body, _, tail = line.rpartition(',"sum":"')
        check = zlib.crc32(body.encode(), check)
        assert tail == f'{check:08x}"}}'
