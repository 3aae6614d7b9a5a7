"""Everything that a game says has words, nothing has words that is never said, and every text a
person sees is in the files that can be translated."""

from __future__ import annotations

import ast
import random
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from boardwright.cli.play import read_manual
from boardwright.cli.showing import picture as drawn_for
from boardwright.games import REGISTRY, file_text, find, find_judge
from boardwright.kernel.game import Game
from boardwright.match import Match
from boardwright.speech import HOUSE, Speaker
from boardwright.words import ENGLISH, PSEUDO, Words, read_messages

NAMES = list(REGISTRY)
GAMES = Path(__file__).parents[2] / "src" / "boardwright" / "games"
KEY_SHOWN = re.compile(r"\[[a-z]+\.[a-z0-9-]+\]")


def house(name: str) -> Path:
    return GAMES / name.replace("-", "_")


def words_of(game: Game) -> Words:
    assert isinstance(game.words, Words)
    return game.words


class Said:
    """What the code of a game says: prompts, notes, reasons, and the rules it cites."""

    def __init__(self, name: str) -> None:
        self.prompts: set[str] = {"secret"}
        self.notes: set[str] = set()
        self.reasons: set[str] = set()
        self.cited: set[str] = set()
        self.texts: set[str] = set()
        for path in house(name).rglob("*.py"):
            tree = ast.parse(path.read_text("utf-8"))
            self.texts |= set(texts(tree))
            for node in ast.walk(tree):
                if isinstance(node, ast.Call):
                    self.call(node)
                elif isinstance(node, ast.FunctionDef) and node.name == "prompt":
                    self.prompts |= set(texts(node))

    def call(self, node: ast.Call) -> None:
        func = node.func
        name = func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")
        args = [list(texts(arg)) for arg in node.args]
        if name == "Ask" and len(args) > 2:
            self.prompts |= set(args[2])
        elif name == "note" and args:
            self.notes |= set(args[0])
        elif name == "whisper" and len(args) > 1:
            self.notes |= set(args[1])
        elif name == "Refusal" and len(args) > 1:
            self.reasons |= set(args[0])
            self.cited |= set(args[1]) - {""}


def texts(node: ast.AST) -> Iterator[str]:
    """Every text written within a piece of code."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


class Functions(Visitor):
    """The functions that messages call, and the counts they name."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.counted: set[str] = set()

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.names.add(node.id.name)
        for given in node.arguments.named:
            assert isinstance(given.value, ftl.StringLiteral)
            self.counted.add(given.value.value)
        self.generic_visit(node)


def play(game: Game, seats: int, seed: str) -> Iterator[Match]:
    """A random game, at every decision and at its end."""
    match, chance = Match.new(game, seats, seed=seed), random.Random(seed)
    while match.state.asked is not None:
        yield match
        match.choose(match.state.asked.seat, chance.choice(match.state.asked.options))
    yield match


@pytest.mark.parametrize("name", NAMES)
def test_every_prompt_note_and_refusal_that_the_code_names_has_words(name: str) -> None:
    game, said, manual = find(name), Said(name), read_manual(name)
    assert len(said.notes) >= 25
    assert len(said.reasons) >= 20
    asked = {prompt for prompt in said.prompts if f"ask.{prompt}" in game.words}
    assert asked == set(game.rules)
    assert len(asked) >= 9
    assert {rule for rule in game.rules.values() if rule not in manual.rules} == set()
    assert {key for key in said.notes if f"note.{key}" not in game.words} == set()
    reasons = {key for key in said.reasons if f"no.{key}" not in game.words}
    assert {key for key in reasons if f"no.{key}" not in HOUSE} <= said.cited
    assert {rule for rule in said.cited if re.match(r"[A-Z]\d", rule)} <= set(manual.rules)


@pytest.mark.parametrize("name", NAMES)
def test_verbs_options_scores_and_features_have_words(name: str) -> None:
    game = find(name)
    wanted = [f"{room}.{verb.name}" for verb in game.catalogue.verbs for room in ("do", "verb")]
    wanted += [f"option.{option.name}" for option in game.options]
    wanted += [f"option.{option.name}.title" for option in game.options]
    letters = [option.name for option in game.options if option.letter]
    wanted += [f"{room}.{option}" for option in letters for room in ("letter", "because")]
    wanted += [f"feature.{feature}" for feature in find_judge(name).features]
    score = Match.new(game, game.seats[0], seed="x").scores()[0]
    wanted += [f"score.{source}" for source, _ in score.sources]
    wanted += [f"tie.{i}" for i in range(len(score.ties))]
    assert [key for key in wanted if key not in game.words] == []


def option_words(game: Game) -> set[str]:
    """What can be said of options: what each does, its title, its values."""
    names = [option.name for option in game.options]
    values = [f"{o.name}-is-{value}" for o in game.options for value in o.choices]
    return {*names, *[f"{name}-title" for name in names], *values}


@pytest.mark.parametrize("name", NAMES)
def test_no_words_are_left_over(name: str) -> None:
    game, said = find(name), Said(name)
    source = "".join([path.read_text("utf-8") for path in house(name).rglob("*.py")])
    known = {
        "ask": set(game.rules),
        "do": {verb.name for verb in game.catalogue.verbs},
        "verb": {verb.name for verb in game.catalogue.verbs},
        "here": {verb.name for verb in game.catalogue.verbs},
        "note": said.notes,
        "no": said.texts,
        "option": option_words(game),
        "letter": {option.name for option in game.options if option.letter},
        "because": {option.name for option in game.options if option.letter},
        "feature": set(find_judge(name).features),
    }
    for key in words_of(game).ids():
        room, _, rest = key.partition("-")
        assert rest in known.get(room, {rest}), f"{key} is never said"
        if room == "pic":  # named as such, or as the sort of a mark that a scene holds
            assert re.search(rf"""["'](pic\.)?{rest}["']""", source), f"{key} is never drawn"


@pytest.mark.parametrize("name", [*NAMES, "house"])
def test_messages_call_functions_that_there_are(name: str) -> None:
    words = HOUSE if name == "house" else words_of(find(name))
    found = Functions()
    for message in read_messages(words.package, ENGLISH):
        found.visit(message)
    known = {kind.replace("-", "_").upper() for kind in words.speak}
    assert found.names <= known | {"COUNT"}
    assert [noun for noun in found.counted if f"count.{noun}" not in words] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_action_has_a_label(name: str) -> None:
    game = find(name)
    speaker, chance = Speaker(game, game.edition()), random.Random(name)
    for verb in game.catalogue.verbs:
        some = {verb.base, verb.base + verb.size - 1}
        some |= {verb.base + chance.randrange(verb.size) for _ in range(50)}
        for action in some:
            assert not KEY_SHOWN.search(speaker.label(action)), game.catalogue.notation(action)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_said_without_words(name: str) -> None:
    game = find(name)
    for seats in game.seats[-2:]:
        told = 0
        for match in play(game, seats, f"words {seats}"):
            speaker, asked = Speaker(game, match.box), match.state.asked
            lines = [speaker.line(note) for _, note in match.log[told:]]
            told = len(match.log)
            if asked is not None:
                lines.append(speaker.question(match.state))
                lines += [speaker.label(action, match.state) for action in asked.options[:40]]
            for line in lines:
                assert line
                assert not KEY_SHOWN.search(line), line


@pytest.mark.parametrize("name", NAMES)
def test_players_are_called_by_their_names(name: str) -> None:
    game = find(name)
    *_, match = play(game, 2, "names")
    speaker = Speaker(game, match.box, names=("Ada", "Grace"))
    text = "\n".join([speaker.line(note) for _, note in match.log])
    assert "Ada" in text
    assert "Grace" in text
    assert speaker.seat(0) == "Ada"
    assert f"{Speaker(game, match.box).seat(0)} " not in text


def plain_words(text: str, allowed: set[str]) -> set[str]:
    """Words of plain English in a text that claims to be pseudo-language, names apart; a picture
    may cut these short."""
    found = {word.lower() for word in re.findall(r"[A-Za-z]{4,}", text)}
    return {word for word in found if not any(name.startswith(word) for name in allowed)}


def names_in(data: Any) -> Iterator[str]:
    """Every text that an edition holds: names of components are its own."""
    if isinstance(data, str):
        yield from re.findall(r"[A-Za-z]+", data)
    elif isinstance(data, dict):
        for value in data.values():
            yield from names_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from names_in(value)


@pytest.mark.parametrize("name", NAMES)
def test_no_text_escapes_translation(name: str) -> None:
    """In the pseudo-language every letter of our own has an accent; what has none is written in
    code. Names of components come from the edition, moves in notation from the catalogue."""
    game = find(name)
    allowed = {word.lower() for word in names_in(tomllib.loads(file_text(name, "edition.toml")))}
    allowed |= {
        part
        for verb in game.catalogue.verbs
        for space in verb.spaces
        for word in space.words
        for part in re.findall(r"[a-z]+", word.lower())
    }
    seats = 2 if 2 in game.seats else game.seats[0]
    told = 0
    for turn, match in enumerate(play(game, seats, "pseudo")):
        speaker, asked = Speaker(game, match.box, language=PSEUDO), match.state.asked
        lines = [speaker.line(note) for _, note in match.log[told:]]
        told = len(match.log)
        if asked is not None:
            lines.append(speaker.question(match.state))
            lines += [speaker.label(action, match.state) for action in asked.options[:20]]
        if turn % 10 == 0:
            picture = drawn_for(speaker, match.view(0))
            lines += ["".join([text for text, _ in line]) for line in picture]
        for line in lines:
            assert plain_words(line, allowed) == set(), line
