"""Everything the game says has words, and the picture shows what its viewer may see."""

from __future__ import annotations

import ast
import random
import re
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boardwright.cli.play import read_manual
from boardwright.games import find
from boardwright.kernel.chance import Sealed
from boardwright.kernel.visibility import SPECTATOR, members
from boardwright.match import Match
from boardwright.speech import Speaker

GAME = find("keythedral")
MANUAL = read_manual("keythedral")
HOUSE = Path(__file__).parents[2] / "src" / "boardwright" / "games" / "keythedral"
KEY_SHOWN = re.compile(r"\[[a-z]+\.[a-z0-9-]+\]")
HAND = re.compile(r"T\d+ S\d+ F\d+ W\d+ R\d+ I\d+ G\d+ A\d+")
CASES = [
    (2, {}, "words-2"),
    (3, {"law_display": "face_up", "bid_value": "by_kind"}, "words-3"),
    (4, {"strategic": "on", "length": "short"}, "words-4"),
    (5, {}, "words-5"),
]


def calls() -> Iterator[tuple[str, list[Any]]]:
    """Every call in the game's code: what is called, and its arguments, texts as texts."""
    for path in HOUSE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                func = node.func
                name = func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")
                yield name, [getattr(arg, "value", None) for arg in node.args]


CALLS = list(calls())
PROMPTS = {args[2] for name, args in CALLS if name == "Ask" and isinstance(args[2], str)}
NOTES = {args[0] for name, args in CALLS if name == "note"}
NOTES |= {args[1] for name, args in CALLS if name == "whisper"}
REASONS = {args[0] for name, args in CALLS if name == "Refusal" and isinstance(args[0], str)}
CITED = {args[1] for name, args in CALLS if name == "Refusal" and isinstance(args[1], str)}


def play(seats: int, options: dict[str, str], seed: str) -> Iterator[Match]:
    """A random game, at every decision and at its end."""
    match, chance = Match.new(GAME, seats, options, seed=seed), random.Random(seed)
    while match.state.asked is not None:
        yield match
        match.choose(match.state.asked.seat, chance.choice(match.state.asked.options))
    yield match


def fields(template: str) -> list[tuple[str, str]]:
    parsed = string.Formatter().parse(template)
    return [(name, kind or "") for _, name, kind, _ in parsed if name is not None]


def test_the_code_was_read() -> None:
    assert len(PROMPTS) >= 30
    assert len(NOTES) >= 35
    assert len(REASONS) >= 45


@pytest.mark.parametrize("prompt", sorted(PROMPTS))
def test_every_prompt_has_words_and_a_rule(prompt: str) -> None:
    assert f"ask.{prompt}" in GAME.words
    assert GAME.words[f"rule.{prompt}"] in MANUAL.rules


def test_every_verb_has_a_label_and_a_heading() -> None:
    for verb in GAME.catalogue.verbs:
        assert f"do.{verb.name}" in GAME.words
        assert f"verb.{verb.name}" in GAME.words


def test_every_note_has_words() -> None:
    assert {key for key in NOTES if f"note.{key}" not in GAME.words} == set()


def test_every_refusal_has_words() -> None:
    assert {key for key in REASONS if f"no.{key}" not in GAME.words} == set()


def test_every_rule_that_a_refusal_cites_is_in_the_manual() -> None:
    assert CITED - set(MANUAL.rules) == set()


def test_every_law_says_what_it_does() -> None:
    speaker = Speaker(GAME, GAME.edition())
    for law in range(20):
        text = GAME.speak["effect"](speaker.box, law)
        assert text
        assert "{" not in text


def test_every_score_source_and_tie_breaker_has_words() -> None:
    scores = Match.new(GAME, 2, seed="x").scores()
    for name, _ in scores[0].sources:
        assert f"score.{name}" in GAME.words
    for i in range(len(scores[0].ties)):
        assert f"tie.{i}" in GAME.words


def test_no_words_are_left_over() -> None:
    known = {"ask": PROMPTS, "rule": PROMPTS, "note": NOTES, "no": REASONS}
    for key in GAME.words:
        room, _, name = key.partition(".")
        assert name in known.get(room, {name}), f"{key} is never said"


def test_every_kind_of_figure_can_be_spoken() -> None:
    for key, template in GAME.words.items():
        for name, kind in fields(template):
            assert kind == "" or kind in GAME.speak, key
            assert name.isdigit() or key.startswith("ask."), key


def test_every_action_has_a_label() -> None:
    speaker = Speaker(GAME, GAME.edition())
    for verb in GAME.catalogue.verbs:
        for action in {verb.base, verb.base + verb.size // 2, verb.base + verb.size - 1}:
            assert not KEY_SHOWN.search(speaker.label(action))


@pytest.mark.parametrize(("seats", "options", "seed"), CASES)
def test_nothing_is_said_without_words(seats: int, options: dict[str, str], seed: str) -> None:
    chance, told = random.Random(seed), 0
    for match in play(seats, options, seed):
        speaker, asked = Speaker(GAME, match.box), match.state.asked
        lines = [speaker.line(note) for _, note in match.log[told:]]
        told = len(match.log)
        if asked is not None:
            lines.append(speaker.question(match.view(SPECTATOR)["asked"]))
            lines += [speaker.label(action) for action in asked.options]
            lines += refusals(match, speaker, chance)
        for line in lines:
            assert line
            assert not KEY_SHOWN.search(line), line


def refusals(match: Match, speaker: Speaker, chance: random.Random) -> list[str]:
    found: list[str] = []
    for verb in match.state.stack[-1].verbs():
        refusal = match.state.refusal(verb.base + chance.randrange(verb.size))
        if refusal is not None:
            found.append(speaker.reason(refusal))
    return found


# The picture.


def drawn(match: Match, viewer: int) -> list[str]:
    picture = GAME.picture(match.view(viewer), match.box)
    return ["".join([text for text, _ in line]) for line in picture]


@pytest.mark.parametrize(("seats", "options", "seed"), CASES)
def test_the_picture_draws_what_its_viewer_may_see(
    seats: int, options: dict[str, str], seed: str
) -> None:
    for match in play(seats, {**options, "dry_rounds": "1"}, seed):
        for viewer in [SPECTATOR, *range(seats)]:
            lines = drawn(match, viewer)
            assert max(map(len, lines)) <= 120
            if match.state.asked is not None:
                check_hidden(match, viewer, "\n".join(lines))


def check_hidden(match: Match, viewer: int, text: str) -> None:
    state: Any = match.state
    assert len(HAND.findall(text)) == (viewer != SPECTATOR)
    for building in members(state.building_bag):
        assert f"B{building + 1:02}" not in text
    if viewer == SPECTATOR or not state.lookers >> viewer & 1:
        for building in state.looked_at:
            assert f"?{building + 1:02}" not in text
    for seat in range(state.seats):
        if seat != viewer and not state.face_up:
            for law in members(state.laws[seat]):
                assert match.box.titles[law] not in text  # type: ignore[attr-defined]


def test_the_picture_depends_on_what_is_visible_alone() -> None:
    for turn, match in enumerate(play(4, {}, "deal-again")):
        if turn % 10 == 0 and match.state.asked is not None:
            for viewer in [SPECTATOR, *range(4)]:
                copy = GAME.visibility.determinize(match.state, viewer, Sealed(f"again-{turn}"))
                view = GAME.visibility.view(copy, viewer)
                assert GAME.picture(view, match.box) == GAME.picture(match.view(viewer), match.box)


def test_every_place_that_can_be_chosen_is_marked_with_its_number() -> None:
    places = ("lay", "settle", "send", "move")
    seen = set()
    for match in play(5, {}, "marks"):
        asked = match.state.asked
        if asked is None:
            continue
        verbs = [GAME.catalogue.verb(action).name for action in asked.options]
        numbers = {str(i + 1) for i, verb in enumerate(verbs) if verb in places}
        picture = GAME.picture(match.view(asked.seat), match.box)
        marks = {
            text.strip("() ")
            for line in picture
            for text, style in line
            if "#ffffff" in style.split("on ")[-1]
        }
        assert numbers <= marks
        seen |= set(verbs) & set(places)
    assert {"lay", "settle", "send"} <= seen


def test_a_spectator_sees_no_marks_and_no_hand() -> None:
    match = next(play(3, {}, "spectator"))
    text = "\n".join(drawn(match, SPECTATOR))
    assert "(1)" not in text
    assert "You are" not in text


def test_everything_lies_open_at_the_end() -> None:
    *_, match = play(3, {"dry_rounds": "1"}, "open")
    text = "\n".join(drawn(match, SPECTATOR))
    assert len(HAND.findall(text)) == 3


def test_cottages_houses_and_workers_show_without_colours() -> None:
    for match in play(2, {}, "letters"):
        state: Any = match.state
        if state.asked is None or 0 in state.tiles or -1 in state.tiles:
            continue
        text = "\n".join(drawn(match, SPECTATOR))
        for tile in range(10):
            letter = "BY"[tile // 5]
            name = letter if state.houses >> tile & 1 else letter.lower()
            assert f"{name}{tile % 5 + 1}" in text
