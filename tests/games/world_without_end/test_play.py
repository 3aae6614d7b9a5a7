"""Whole games: the laws of the kernel, words for everything, a picture that leaks nothing."""

from __future__ import annotations

import ast
import random
import re
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boardwright.conformance import fuzz_game
from boardwright.games.world_without_end import GAME
from boardwright.games.world_without_end.state import Table
from boardwright.kernel.chance import Sealed
from boardwright.kernel.visibility import SPECTATOR
from boardwright.match import Match
from boardwright.speech import Speaker
from tests.games.world_without_end.cases import CASES
from tests.games.world_without_end.table import manual_text

ROOT = Path(__file__).parents[3]
HOUSE = ROOT / "src" / "boardwright" / "games" / "world_without_end"
RULE = re.compile(r"^- \*\*([A-Z]\d[\w.]*)\*\* (.+)$", re.MULTILINE)
RULES = {rule for rule, _ in RULE.findall(manual_text())}
KEY_SHOWN = re.compile(r"\[[a-z]+\.[a-z0-9-]+\]|\{")
GOODS_LINE = re.compile(r"ST\d+ WD\d+ GR\d+ PI\d+ WO\d+ CL\d+ LO\d+ MK\d+ GO\d+")
EACH_CASE = pytest.mark.parametrize(("seats", "options", "seed"), CASES, ids=[c[2] for c in CASES])
SOME_CASES = pytest.mark.parametrize(("seats", "options", "seed"), CASES[:4])


@EACH_CASE
def test_a_random_game_keeps_every_law(seats: int, options: dict[str, str], seed: str) -> None:
    match = fuzz_game(GAME, seats, options, GAME.edition(), seed)
    assert match.state.asked is None
    assert match.record.end is not None


# Words.


def calls() -> Iterator[tuple[str, list[Any]]]:
    """Every call in the game's code: what is called, and its arguments, texts as texts."""
    for path in sorted(HOUSE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                func = node.func
                name = func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")
                yield name, [getattr(arg, "value", None) for arg in node.args]


CALLS = list(calls())
PROMPTS = {args[2] for name, args in CALLS if name == "Ask" and isinstance(args[2], str)}
NOTES = {args[0] for name, args in CALLS if name == "note"}
NOTES |= {args[1] for name, args in CALLS if name == "whisper"}
REASONS = {args[0] for name, args in CALLS if name == "Refusal"}
CITED = {args[1] for name, args in CALLS if name == "Refusal" and isinstance(args[1], str)}


def test_the_code_was_read() -> None:
    assert len(PROMPTS) == 14
    assert len(NOTES) >= 45
    assert len(REASONS) >= 27
    assert len(RULES) >= 130


@pytest.mark.parametrize("prompt", sorted(PROMPTS))
def test_every_prompt_has_words_and_a_rule(prompt: str) -> None:
    assert f"ask.{prompt}" in GAME.words
    assert GAME.words[f"rule.{prompt}"] in RULES


def test_everything_said_has_words() -> None:
    assert {key for key in NOTES if f"note.{key}" not in GAME.words} == set()
    assert {key for key in REASONS if f"no.{key}" not in GAME.words} == set()
    for verb in GAME.catalogue.verbs:
        assert f"do.{verb.name}" in GAME.words
        assert f"verb.{verb.name}" in GAME.words


def test_every_rule_that_a_refusal_cites_is_in_the_manual() -> None:
    assert set() == CITED - RULES


def test_no_words_are_left_over() -> None:
    source = "".join([path.read_text("utf-8") for path in HOUSE.rglob("*.py")])
    known = {"ask": PROMPTS, "rule": PROMPTS, "note": NOTES, "no": REASONS}
    for key in GAME.words:
        room, _, name = key.partition(".")
        assert name in known.get(room, {name}), f"{key} is never said"
        assert room != "pic" or source.count(f'{key}"') + source.count(f"{key}'") > 1, key


def test_every_kind_of_figure_can_be_spoken() -> None:
    for key, template in GAME.words.items():
        for _, name, kind, _ in string.Formatter().parse(template):
            assert not kind or kind in GAME.speak, key
            assert not name or name.isdigit() or key.split(".")[0] in ("ask", "event"), key


def test_every_action_and_event_has_a_label() -> None:
    speaker = Speaker(GAME, GAME.edition())
    for action in range(GAME.catalogue.size):
        assert not KEY_SHOWN.search(speaker.label(action))
    for event in range(44):
        text = GAME.speak["effect"](speaker.box, event)
        assert text
        assert "{" not in text


def test_every_score_source_and_tie_breaker_has_words() -> None:
    score = Match.new(GAME, 2, seed="x").scores()[0]
    assert all(f"score.{name}" in GAME.words for name, _ in score.sources)
    assert all(f"tie.{i}" in GAME.words for i in range(len(score.ties)))


def play(seats: int, options: dict[str, str], seed: str) -> Iterator[Match]:
    """A random game, at every decision and at its end."""
    match, chance = Match.new(GAME, seats, options, seed=seed), random.Random(seed)
    while match.state.asked is not None:
        yield match
        match.choose(match.state.asked.seat, chance.choice(match.state.asked.options))
    yield match


@SOME_CASES
def test_nothing_is_said_without_words(seats: int, options: dict[str, str], seed: str) -> None:
    told = 0
    for match in play(seats, options, seed):
        speaker, asked = Speaker(GAME, match.box), match.state.asked
        lines = [speaker.line(note) for _, note in match.log[told:]]
        told = len(match.log)
        if asked is not None:
            lines.append(speaker.question(match.view(SPECTATOR)["asked"]))
            lines += [speaker.label(action) for action in asked.options]
            lines += refusals(match, speaker)
        for line in lines:
            assert line
            assert not KEY_SHOWN.search(line), line


def refusals(match: Match, speaker: Speaker) -> list[str]:
    found: list[str] = []
    for verb in match.state.stack[-1].verbs():
        for action in range(verb.base, verb.base + verb.size, 3):
            refusal = match.state.refusal(action)
            if refusal is not None:
                found.append(speaker.reason(refusal))
    return found


# The picture.


def drawn(match: Match, viewer: int) -> list[str]:
    picture = GAME.picture(match.view(viewer), match.box)
    return ["".join([text for text, _ in line]) for line in picture]


@SOME_CASES
def test_the_picture_shows_what_its_viewer_may_see(
    seats: int, options: dict[str, str], seed: str
) -> None:
    for match in play(seats, options, seed):
        for viewer in [SPECTATOR, *range(seats)]:
            lines = drawn(match, viewer)
            assert max(map(len, lines)) <= 82
            if match.state.asked is not None:
                goods = GOODS_LINE.findall("\n".join(lines))
                assert len(goods) == (viewer != SPECTATOR)


def test_the_picture_depends_on_what_is_visible_alone() -> None:
    for turn, match in enumerate(play(4, {}, "deal-again")):
        if turn % 10 == 0 and match.state.asked is not None:
            for viewer in [SPECTATOR, *range(4)]:
                copy = GAME.visibility.determinize(match.state, viewer, Sealed(f"again-{turn}"))
                view = GAME.visibility.view(copy, viewer)
                assert GAME.picture(view, match.box) == GAME.picture(match.view(viewer), match.box)


def test_every_place_that_can_be_chosen_is_marked_with_its_number() -> None:
    places = ("turn", "house", "remove", "donate", "heal")
    seen = set()
    for seed in ("marks", "more"):
        for match in play(4, {}, seed):
            asked = match.state.asked
            if asked is None:
                continue
            verbs = [GAME.catalogue.verb(action).name for action in asked.options]
            wanted = {f"({i + 1})" for i, verb in enumerate(verbs) if verb in places}
            text = "\n".join(drawn(match, asked.seat))
            assert {mark for mark in wanted if mark not in text} == set()
            seen |= set(verbs) & set(places)
    assert {"turn", "house", "donate", "heal"} <= seen


def test_the_picture_shows_the_board() -> None:
    """The marker, spaces of projects, seals, houses and places without colours."""
    for match in play(3, {}, "board"):
        s = match.state
        assert isinstance(s, Table)
        text = "\n".join(drawn(match, SPECTATOR))
        assert f"●{s.marker + 1:>2} {s.box.space_names[s.marker]}" in text
        for project in s.entered:
            filled = s.box.spaces[project * 2] - s.free[project * 2]
            assert "■" * filled + "□" * s.free[project * 2] in text
        for plot, owner in enumerate(s.plots):
            letter = "·" if owner < 0 else "BRG"[owner]
            assert re.search(rf"H{plot + 1:02} \S+ {letter}", text)
        if s.asked is not None and s.event >= 0:
            assert f"\n {s.box.event_ids[s.event]} " in text


def test_everything_lies_open_at_the_end() -> None:
    *_, match = play(3, {}, "open")
    assert len(GOODS_LINE.findall("\n".join(drawn(match, SPECTATOR)))) == 3
