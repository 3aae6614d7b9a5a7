"""What is chosen before the game, where it means something, and the manual's letter (manual 10)."""

from __future__ import annotations

import pytest

from boardwright.conformance import fuzz_game
from boardwright.games.rune_age import GAME
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput
from tests.games.rune_age.table import (
    BLUE,
    BOX,
    asked,
    do,
    fresh,
    hand,
    next_event,
    table,
)

MEANT = [
    ("R10.1", "start_player", "2", 2, "resurgence"),
    ("R10.1", "start_player", "2", 3, "ascent"),
    ("R10.3", "city_bonus", "printed", 2, "quest"),
    ("R10.4", "attack_limit", "global", 2, "cataclysm"),
    ("R10.5", "oa_attrition", "off", 1, "default"),
    ("R10.6", "baraxis_counts_objective", "on", 1, "resurgence"),
    ("R10.7", "traitor", "on", 2, "cataclysm"),
    ("R10.7", "round_cap", "20", 2, "default"),
    ("R10.8", "army_step", "after_draw", 1, "civil-war"),
    ("R10.9", "overlord_realm", "common", 3, "ascent"),
]
MEANINGLESS = [
    ("start_player", "1", 1, "civil-war"),
    ("start_player", "3", 2, "resurgence"),
    ("city_bonus", "printed", 1, "resurgence"),
    ("city_bonus", "printed", 2, "cataclysm"),
    ("attack_limit", "global", 1, "cataclysm"),
    ("oa_attrition", "off", 2, "default"),
    ("oa_attrition", "off", 1, "resurgence"),
    ("baraxis_counts_objective", "on", 1, "default"),
    ("baraxis_counts_objective", "on", 2, "runewars"),
    ("traitor", "on", 1, "cataclysm"),
    ("traitor", "on", 2, "default"),
    ("round_cap", "20", 2, "quest"),
    ("round_cap", "20", 1, "not-from-this-world"),
    ("army_step", "after_draw", 2, "default"),
    ("overlord_realm", "common", 2, "ascent"),
    ("overlord_realm", "common", 3, "default"),
]


@pytest.mark.rule("R10.1", "R10.3", "R10.4", "R10.5", "R10.6", "R10.7", "R10.8", "R10.9")
@pytest.mark.parametrize(("rule", "name", "value", "seats", "scenario"), MEANT)
def test_an_option_is_taken_where_it_means_something(
    rule: str, name: str, value: str, seats: int, scenario: str
) -> None:
    assert GAME.check(seats, {"scenario": scenario, name: value})[name] == value


@pytest.mark.parametrize(("name", "value", "seats", "scenario"), MEANINGLESS)
def test_an_option_is_refused_where_it_means_nothing(
    name: str, value: str, seats: int, scenario: str
) -> None:
    with pytest.raises(BadInput, match=f"{name}={value} means nothing"):
        GAME.check(seats, {"scenario": scenario, name: value})


@pytest.mark.parametrize(
    ("seats", "scenario", "letter"),
    [
        (1, "default", "barracks_costs oa_attrition round_cap army_step"),
        (1, "cataclysm", "barracks_costs round_cap"),
        (2, "default", "start_player barracks_costs attack_limit round_cap"),
        (2, "quest", "start_player barracks_costs attack_limit"),
        (4, "ascent", "start_player barracks_costs attack_limit round_cap overlord_realm"),
    ],
)
def test_the_letter_holds_what_means_something(seats: int, scenario: str, letter: str) -> None:
    chosen = GAME.preset("letter", seats, {"scenario": scenario})
    assert set(chosen) - {"scenario"} == set(letter.split())
    GAME.begin(seats, chosen, BOX, Sealed("letter"))


def test_every_letter_says_what_the_manual_says_and_why_not() -> None:
    for option in GAME.options:
        for room in ("letter", "because"):
            assert (f"{room}.{option.name}" in GAME.words) == bool(option.letter)


@pytest.mark.parametrize(
    ("seats", "scenario"), [(1, "default"), (2, "default"), (3, "ascent"), (2, "runewars")]
)
def test_the_letter_keeps_every_law(seats: int, scenario: str) -> None:
    chosen = GAME.preset("letter", seats, {"scenario": scenario})
    match = fuzz_game(GAME, seats, chosen, BOX, f"letter {seats} {scenario}")
    assert match.state.asked is None


@pytest.mark.rule("R10.8", "R6.9.2", "R4.5.1")
@pytest.mark.parametrize(("step", "held"), [("before_draw", 5), ("after_draw", 2)])
def test_the_army_comes_before_or_after_the_drawing(step: str, held: int) -> None:
    s = table(1, "civil-war", army_step=step)
    next_event(s, "garrison")
    do(s, "end")
    assert asked(s) == (BLUE, "assault")
    hand(s, BLUE, "gold1 gold1")
    do(s, "done")
    assert asked(s) == (BLUE, "action")
    assert len(s.hands[BLUE]) == held


@pytest.mark.rule("R10.9", "R6.8.1")
def test_the_overlord_has_the_common_limit() -> None:
    assert fresh(4, scenario="ascent", start_player="1").capacity == (30, 20, 20, 20)
    assert fresh(4, scenario="ascent", start_player="1", overlord_realm="common").capacity == (
        20,
        20,
        20,
        20,
    )
