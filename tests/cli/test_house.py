"""What the house says to players stands in files that can be translated, all of it and no more."""

from __future__ import annotations

import io
import re
import tomllib
from pathlib import Path

import pytest

import boardwright
from boardwright import telling
from boardwright.cli import plain, play, replay, screen, whynot
from boardwright.cli.plain import PlainPlay
from boardwright.cli.play import HELP, Session
from boardwright.cli.screen import KEYS
from boardwright.games import REGISTRY, file_text, find
from boardwright.match import Match
from boardwright.speech import HOUSE
from boardwright.table import advice
from tests.games.test_words import names_in, plain_words

SOURCES = [Path(str(module.__file__)).read_text("utf-8") for module in (plain, play, replay)]
SOURCES += [
    Path(str(module.__file__)).read_text("utf-8") for module in (advice, screen, whynot, telling)
]
ROOMS = ("play", "why", "end", "help", "hint", "screen", "title", "replay", "show", "inspect")
KEY = re.compile(rf'"((?:{"|".join(ROOMS)})\.[a-z-]+)"')


# Why the server refuses something: a key in one of two rooms.
SERVER = [
    path.read_text("utf-8")
    for room in ("server", "table")
    for path in (Path(boardwright.__file__).parent / room).glob("*.py")
]
QUOTED = {word for source in SERVER for word in re.findall(r'"([a-z][a-z-]+)"', source)}
REFUSED = {
    word
    for source in SERVER
    for word in re.findall(r'Refus(?:al|ed)\((?:\d+, )?"([a-z-]+)"', source)
}


def said() -> set[str]:
    keys = {key for source in SOURCES for key in KEY.findall(source)}
    keys |= {
        key
        for source in SERVER
        for key in re.findall(r'"((?:house|notice|share)\.[a-z-]+)"', source)
    }
    keys |= {f"help.{name}" for _, name in HELP}
    keys |= {f"title.{name}" for _, _, name in KEYS}
    return keys


def test_everything_the_house_says_has_words() -> None:
    assert {key for key in said() if key not in HOUSE} == set()
    assert len(said()) > 60


def test_no_words_of_the_house_are_left_over() -> None:
    known = {key.replace(".", "-") for key in said()}
    known |= {f"{room}-{word}" for room in ("house", "table") for word in QUOTED}
    assert {name for name in HOUSE.ids() if not name.startswith("no-")} - known == set()


def test_every_refusal_of_the_server_has_words() -> None:
    assert len(REFUSED) > 30
    nameless = {f"house.{word}" not in HOUSE and f"table.{word}" not in HOUSE for word in REFUSED}
    assert nameless == {False}


@pytest.mark.parametrize("name", REGISTRY)
def test_no_game_has_words_for_what_the_house_says(name: str) -> None:
    words = find(name).words
    assert {key for key in said() if key in words} == set()


def test_the_house_speaks_the_language_of_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole game in plain text, in the pseudo-language: no word of plain English is left but
    names, moves in notation and rules."""
    monkeypatch.setenv("BOARDWRIGHT_LANGUAGE", "pseudo")
    game = find("keythedral")
    players = [{"person": ""}, {"bot": "random"}]
    match = Match.new(game, 2, {"dry_rounds": "1"}, seed="house", players=players)
    session = Session(match, 0, tmp_path / "k.x")
    typed = ["h", "99", "", "9" * 99, "lay 0,0", "?", "? lay 0,0", "u", "y", "1", "u", "y", "s"]
    typed += ["q", "n", "r zeppelin"] + ["1", "0"] * 900
    target = io.StringIO()
    PlainPlay(session, io.StringIO("\n".join(typed) + "\n"), target).run()
    out = target.getvalue()
    assert session.over
    edition = tomllib.loads(file_text(game.name, "edition.toml"))
    names = f"{session.path} {match.seed} zeppelin {game.title}"
    allowed = {word.lower() for word in [*names_in(edition), *re.findall(r"[A-Za-z]+", names)]}
    for verb in game.catalogue.verbs:
        allowed |= {verb.name, *[w.lower() for space in verb.spaces for w in space.words]}
    commit = match.record.header["commit"]
    rule = session.manual.rule("K3.9") or ""
    for line in out.replace(commit, "").replace(rule, "").splitlines():
        assert plain_words(re.sub(r"\[[^]]*\]", "", line), allowed) == set(), line
