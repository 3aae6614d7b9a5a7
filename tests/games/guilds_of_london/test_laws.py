"""Random games under the laws that every game must keep, and the manual's rules and their tests."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path

import pytest

from boardwright.conformance import fuzz_game
from boardwright.games.guilds_of_london import GAME
from tests.games.guilds_of_london.cases import CASES


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_random_game_keeps_every_law(seats: int) -> None:
    """With the promo guilds; the conformance suite goes through all options."""
    match = fuzz_game(GAME, seats, {"promo_tiles": "on"}, GAME.edition(), "laws")
    assert match.state.asked is None
    assert match.record.end is not None


def test_every_rule_has_a_test_and_every_mark_a_rule() -> None:
    manual = resources.files("boardwright.games.guilds_of_london").joinpath("manual.md")
    listed = re.findall(r"^- \*\*([A-Z]\d[\w.]*)\*\* ", manual.read_text("utf-8"), re.MULTILINE)
    marked = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                marked |= {str(ast.literal_eval(arg)) for arg in node.args}
    assert len(listed) == len(set(listed)) > 120
    assert set(listed) - marked == set()
    assert marked - set(listed) == set()


def test_the_golden_cases_cover_seats_and_options() -> None:
    assert len(CASES) >= 16
    assert {seats for seats, _, _ in CASES} == set(GAME.seats)
    for option in GAME.options:
        for value in option.choices[1:]:
            assert any(options.get(option.name) == value for _, options, _ in CASES), value
    for seats, options, _ in CASES:
        GAME.check(seats, options)
