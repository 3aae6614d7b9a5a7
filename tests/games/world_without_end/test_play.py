"""Whole games: the laws of the kernel, words for everything, a picture that leaks nothing."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardwright.conformance import fuzz_game
from boardwright.games import picture as picture_of
from boardwright.games.world_without_end import GAME
from boardwright.games.world_without_end.state import Table
from boardwright.games.world_without_end.vocabulary import EVENT_IDS
from boardwright.kernel.chance import Sealed
from boardwright.kernel.visibility import SPECTATOR
from boardwright.match import Match
from boardwright.speech import Speaker
from tests.games.world_without_end.cases import CASES

ROOT = Path(__file__).parents[3]
RULE = re.compile(r"^- \*\*([A-Z]\d[\w.]*)\*\* (.+)$", re.MULTILINE)
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


def test_every_action_and_event_has_a_label() -> None:
    speaker = Speaker(GAME, GAME.edition())
    for action in range(GAME.catalogue.size):
        assert not KEY_SHOWN.search(speaker.label(action))
    for event in range(44):
        text = GAME.words.figure(speaker.box, "effect", event)
        assert text
        assert "{" not in text


def play(seats: int, options: dict[str, str], seed: str) -> Iterator[Match]:
    """A random game, at every decision and at its end."""
    match, chance = Match.new(GAME, seats, options, seed=seed), random.Random(seed)
    while match.state.asked is not None:
        yield match
        match.choose(match.state.asked.seat, chance.choice(match.state.asked.options))
    yield match


# The picture.


def drawn(match: Match, viewer: int) -> list[str]:
    picture = picture_of(match.game.name, match.view(viewer), match.box)
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
                again = picture_of(match.game.name, view, match.box)
                assert again == picture_of(match.game.name, match.view(viewer), match.box)


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
        if s.asked is not None and s.this_round.event >= 0:
            assert f"\n {EVENT_IDS[s.this_round.event]} " in text


def test_everything_lies_open_at_the_end() -> None:
    *_, match = play(3, {}, "open")
    assert len(GOODS_LINE.findall("\n".join(drawn(match, SPECTATOR)))) == 3
