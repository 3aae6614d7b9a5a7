"""Play in plain text, with everything typed beforehand."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.cli.plain import PlainPlay
from boardwright.cli.play import Session, blocks_of, read_manual
from boardwright.cli.text import sentence
from boardwright.games import find
from boardwright.match import Match

GAME = find("keythedral")
TAKEN = GAME.words.say(None, "no.place-taken")
NOWHERE = GAME.words.say(None, "no.nothing-beside")
MANUAL = read_manual("keythedral")


def session(folder: Path, seats: int = 3, seed: str = "plain") -> Session:
    players = [{"person": ""}, *[{"bot": "random"}] * (seats - 1)]
    match = Match.new(GAME, seats, {"dry_rounds": "1"}, seed=seed, players=players)
    return Session(match, 0, folder / "game.jsonl")


def typed(game: Session, *lines: str) -> str:
    target = io.StringIO()
    text = "".join([f"{line}\n" for line in lines])
    assert PlainPlay(game, io.StringIO(text), target).run() == 0
    return target.getvalue()


def test_the_first_words_are_who_you_are_and_what_is_asked(tmp_path: Path) -> None:
    out = typed(session(tmp_path))
    assert out.startswith("Keythedral. You are Blue.")
    assert "\nBlue, where do you lay the" in out
    assert "[lay -1,0]" in out


def test_the_end_of_input_saves_and_quits(tmp_path: Path) -> None:
    game = session(tmp_path)
    out = typed(game, "1")
    assert f"Saved in {game.path}." in out
    again = Match.open(GAME, game.match.box, game.path)
    assert again.digest() == game.match.digest()


def test_ones_play_a_whole_game(tmp_path: Path) -> None:
    game = session(tmp_path)
    out = typed(game, *["1", "0"] * 2000)  # where amounts are asked, 0 is to pass
    assert game.over
    assert "The seed of all draws was plain." in out
    assert "winner" in out
    assert Match.open(GAME, game.match.box, game.path).record.end is not None


def test_no_control_codes(tmp_path: Path) -> None:
    assert "\x1b" not in typed(session(tmp_path), "1", "b", "?", "l", *["1"] * 60)


def test_a_move_can_be_typed(tmp_path: Path) -> None:
    assert "Blue lays the" in typed(session(tmp_path), "LAY -1,0")


def test_wrong_input_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    game = session(tmp_path)
    out = typed(game, "99", "0", "", "fly 1,1", "lay 0,0", "lay 20,20", "lay nowhere", "pass")
    assert "There is no option 99: choose 1 to" in out
    assert "or type h for help" in out
    assert "'fly 1,1' is no move of this game" in out
    assert f"Lay the field at 0,0: {TAKEN} (K3.9)." in out
    assert f": {NOWHERE} (K3.9)." in out
    assert "'nowhere' is no field" in out
    assert "Pass: that is not what is asked now." in out
    assert not any(e.get("seat") == 0 for e in game.match.record.entries)


def test_a_number_of_thousands_of_digits_is_just_wrong(tmp_path: Path) -> None:
    game = session(tmp_path)
    out = typed(game, "9" * 5000, "? " + "9" * 5000, "lay " + "9" * 5000, "00001")
    assert out.count("There is no option") == 2
    assert "99999999999" not in out.replace("'" + "9" * 5000, "")
    assert len([e for e in game.match.record.entries if e.get("seat") == 0]) == 1


def test_only_the_first_letter_of_a_sentence_is_raised() -> None:
    assert sentence("buy B31 (WIA): no.") == "Buy B31 (WIA): no."
    assert sentence("") == ""


def test_what_one_has_is_shown_whenever_it_has_changed(tmp_path: Path) -> None:
    """The whole board comes at the beginning of one's turn, one's own goods when they change."""
    game = session(tmp_path)
    boards, goods = 0, ""
    target = io.StringIO()
    plain = PlainPlay(game, io.StringIO(), target)
    plain.begin()
    for _ in range(60):
        before = game.match.record.entries[-1]["n"]
        target.truncate(0)
        target.seek(0)
        own = blocks_of(game.picture())[0]
        plain.obey(str(len(game.choices())))
        if game.over:
            break
        out = target.getvalue()
        others = [e for e in game.match.record.entries[before + 1 :] if e.get("seat", 0) != 0]
        changed = blocks_of(game.picture())[0] != own
        goods = "".join([text for text, _ in blocks_of(game.picture())[0][0]]).rstrip()
        assert ("Keythedral mat" in out) == bool(others)
        assert "in brackets or in a plot" not in out  # the key is known by now
        assert (goods in out) == (bool(others) or changed)
        boards += bool(others)
    assert 5 < boards < 55


def test_alone_at_the_table_the_board_is_shown_again_after_a_draw(tmp_path: Path) -> None:
    match = Match.new(find("guilds-of-london"), 1, seed="solo")
    game = Session(match, 0, tmp_path / "game.jsonl")
    told = set()
    target = io.StringIO()
    plain = PlainPlay(game, io.StringIO(), target)
    for _ in range(40):
        target.truncate(0)
        target.seek(0)
        plain.obey("1")
        drawn = "chance" in match.record.entries[-1]
        assert ("Players  " in target.getvalue()) == drawn
        told.add(drawn)
    assert told == {True, False}


def test_why_one_move_is_not_offered(tmp_path: Path) -> None:
    out = typed(session(tmp_path), "? lay 0,0", "?lay -1,0")
    assert f"{TAKEN} (K3.9)." in out
    assert str(MANUAL.rule("K3.9")) in out
    assert "you can do that, it is option" in out


def test_why_the_other_moves_are_not_offered(tmp_path: Path) -> None:
    out = typed(session(tmp_path), "?")
    assert f"lay 0,0, lay 0,1, lay 1,0 and 1 more: {TAKEN} (K3.9)." in out
    assert "lay -25,-25" not in out
    assert "Type ? <move> for any other move." in out


def test_undo_and_redo_say_what_they_take(tmp_path: Path) -> None:
    out = typed(session(tmp_path), "u", "y", "1", "u", "y", "2")
    assert "Nothing to take back" in out
    assert "Nothing was taken back." in out
    assert "Taken back: lay the field at" in out
    assert "Done again: lay the field at" in out


def test_board_log_help_and_save(tmp_path: Path) -> None:
    game = session(tmp_path)
    out = typed(game, "b", "l", "h", "s")
    assert out.count("Keythedral mat") == 2
    assert "is drawn as the start player." in out
    assert out.count("why this move is not offered") == 2
    assert "Saved in" in out


def test_rules_are_found(tmp_path: Path) -> None:
    out = typed(session(tmp_path), "r", "r k4.1.5", "r auction", "r zeppelin")
    for rule in ("K3.9", "K4.1.5", "K5.10"):
        assert str(MANUAL.rule(rule)) in out
    assert "The rules do not speak of “zeppelin”." in out


def test_quitting_asks_first(tmp_path: Path) -> None:
    game = session(tmp_path)
    out = typed(game, "q", "n", "1", "q", "y", "1")
    assert out.count("Leave the game?") == 2
    assert len([e for e in game.match.record.entries if e.get("seat") == 0]) == 1
    assert game.path.exists()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    game = session(tmp_path)
    game.file.path = tmp_path / "missing" / "game.jsonl"
    out = typed(game, "s", "1", "1", "1")
    assert out.count(f"Cannot write {game.path}") == 3  # asked for, on its own, at the end
    assert out.count("The game goes on.") == 1


def test_a_single_option_is_taken_by_enter(tmp_path: Path) -> None:
    game = session(tmp_path)
    while len(game.choices()) != 1:
        if not game.bot_moves():
            assert not game.over, "this game never asks for the only option"
            game.choose(game.choices()[-1].action)
    before = len(game.match.record.entries)
    typed(game, "")
    assert game.match.record.entries[before]["seat"] == 0


@pytest.mark.parametrize("seats", [2, 5])
def test_it_works_in_a_pipe(tmp_path: Path, seats: int) -> None:
    code = (
        "from pathlib import Path; from boardwright.cli.play import run;"
        "from boardwright.games import find; from boardwright.match import Match;"
        f"players = [{{'person': ''}}, *[{{'bot': 'random'}}] * ({seats} - 1)];"
        f"game, options = find('keythedral'), {{'dry_rounds': '1'}};"
        f"match = Match.new(game, {seats}, options, seed='p', players=players);"
        f"path = Path({str(tmp_path / 'p.jsonl')!r});"
        "raise SystemExit(run(match, 0, True, path, False, None))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        input="1\n0\n" * 3000,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "winner" in done.stdout
    assert done.stderr == ""


def test_every_component_can_be_read_about_before_it_is_in_anybodys_hand(tmp_path: Path) -> None:
    game = session(tmp_path)
    for law in range(20):
        title = GAME.edition().titles[law]
        assert any(f"K5.L{law + 1}" in line for line in game.inspect(title))
    out = typed(game, "i lodger", "i B07", "i", "i zeppelin", "i tile")
    assert "Lodger. " in out
    assert "Building tile B07. Costs 2 timber + 1 stone, worth 6 points." in out
    assert "Source: reconstructed" in out
    assert "Type i and a name" in out
    assert "Nothing here is called zeppelin." in out
    assert "Many things are called so" in out
