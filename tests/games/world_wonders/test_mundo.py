"""The MUNDO pack (manual 8)."""

from __future__ import annotations

import pytest

from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.components import FIRST_MUNDO
from boardwright.games.world_wonders.state import Table
from boardwright.kernel.visibility import members
from tests.games.world_wonders.table import (
    YELLOW,
    at,
    display,
    do,
    empty_deck,
    fresh,
    lay,
    notes,
    own,
    points,
    shown,
    table,
    turn,
)

# A MUNDO card on the map, and what is laid for 1, 2 and 3 points.
Case = tuple[str, str, list[str], list[str], list[str]]
RING = ["dot 4,1", "dot 5,1", "dot 3,2", "dot 3,3", "dot 4,4", "dot 5,4", "dot 6,2"]
CONDITIONS: list[Case] = [
    ("x1", "4,2 r0", RING, RING[2:], RING[4:]),
    ("x2", "4,2 r0", ["m21 9,9 r0"], ["m21 4,1 r0"], ["m21 4,1 r0", "m11 5,3 r0"]),
    (
        "x3",
        "4,2 r0",
        ["dot 2,1"],
        ["dot 2,1", "dot 9,1", "dot 3,3", "dot 1,7"],
        ["dot 2,1", "dot 9,1", "dot 3,3", "dot 1,7", "dot 11,5", "dot 10,8", "dot 4,9"],
    ),
    (
        "x4",
        "6,3 r0",
        ["S2-FA1 5,2 r90", "S2-HA1 6,2 r0"],
        ["S2-FA1 5,2 r90", "S2-HA1 6,2 r0", "S2-MA1 8,3 r0"],
        ["S2-FA1 5,2 r90", "S2-HA1 6,2 r0", "S2-MA1 8,3 r0", "S2-LI1 8,4 r0"],
    ),
    (
        "x5",
        "5,2 r0",
        ["road 1,2 r0", "road 5,1 r0"],
        ["road 1,2 r0", "road 7,2 r0"],
        ["road 1,2 r0", "road 1,3 r0", "road 7,2 r0", "pair 7,3 r0"],
    ),
    (
        "x6",
        "4,2 r0",
        ["S2-MA1 1,5 r0", "S2-MA2 1,6 r0"],
        ["S2-MA1 1,5 r0", "S2-MA2 1,6 r0", "S1-MA1 1,7 r0"],
        ["S2-MA1 1,5 r0", "S2-MA2 1,6 r0", "S1-MA1 1,7 r0", "S3-MA1 2,8 r0"],
    ),
    (
        "x7",
        "8,6 r0",
        ["S2-MA1 9,7 r0", "S2-FA1 4,5 r90"],
        ["S2-FA1 4,5 r90", "S2-FA2 6,4 r0", "S2-LI1 5,8 r0"],
        ["S2-FA1 4,5 r90", "S2-FA2 6,4 r0", "S2-LI1 5,8 r0", "S1-HA1 8,7 r0", "S1-HA2 8,5 r0"],
    ),
    (
        "x8",
        "",
        ["S2-FA1 3,1 r90", "S2-FA2 4,1 r0"],
        ["S2-FA1 3,1 r90", "S2-FA2 4,1 r0", "S2-MA1 4,3 r0"],
        ["S2-FA1 3,1 r90", "S1-FA2 4,1 r180", "S2-MA1 4,3 r0", "S1-LI1 6,1 r0", "S2-LI2 7,2 r0"],
    ),
]


def score(name: str, place: str, pieces: list[str]) -> int:
    """What the card scores in this city."""
    s = table(2, mundo="mode")
    if name == "x8":
        lay(s, YELLOW, "x8 4,2 r0", "x8 6,2 r0")
    else:
        lay(s, YELLOW, f"{name} {place}")
    lay(s, YELLOW, *pieces)
    return points(s, YELLOW, "mundo")


@pytest.mark.rule(
    "W8.4", "W8.M1", "W8.M2", "W8.M3", "W8.M4", "W8.M5", "W8.M6", "W8.M7", "W8.M8", "W6.9"
)
@pytest.mark.parametrize("case", CONDITIONS, ids=[case[0] for case in CONDITIONS])
def test_conditions_of_mundo_cards(case: Case) -> None:
    """1 point, 2, or 3."""
    name, place, *cities = case
    assert [score(name, place, pieces) for pieces in cities] == [1, 2, 3]


@pytest.mark.rule("W8.M9", "W8.4")
def test_the_terracotta_army() -> None:
    """Scenario 80: with 0, 1 and 2 green spaces beside it 3, 2 and 1 points."""
    around = ["dot 1,3", "dot 2,3", "dot 3,3", "dot 4,1", "dot 4,2"]
    assert score("x9", "1,1 r0", around) == 3
    assert score("x9", "1,1 r0", around[1:]) == 2
    assert score("x9", "1,1 r0", around[:3]) == 1


@pytest.mark.rule("W8.M5")
def test_the_gate_needs_a_road_at_both_ends() -> None:
    """Twelve spaces at one end only are worth 1; the same road at both ends counts once."""
    one_end = ["road 1,2 r0", "road 1,3 r0", "road 1,1 r0"]
    assert score("x5", "5,2 r0", one_end) == 1
    loop = ["road 1,2 r0", "road 4,3 r0", "dot 7,2"]
    assert score("x5", "5,2 r0", loop) == 2


@pytest.mark.rule("W8.M8")
def test_each_tile_beside_the_heads_counts_once() -> None:
    """A tile that touches both heads is one tile."""
    assert score("x8", "", ["S2-FA1 4,3 r0", "S2-FA2 4,1 r0"]) == 1


@pytest.mark.rule("W8.2", "W10.7")
def test_mode_shows_two_and_two() -> None:
    """Scenario 50: two cards of each deck; a MUNDO card bought is refilled from its own deck."""
    s = fresh(2, mundo="mode")
    assert [card >= FIRST_MUNDO for card in s.display] == [False, False, True, True]
    assert (len(members(s.wonder_bag)), len(members(s.mundo_bag))) == (19, 7)
    s = city("x5", "m01", "m02", "x5", "x6")
    do(s, "wonder x5", "put 4,2 r0")
    assert [name[0] for name in shown(s)] == ["m", "m", "x", "x"]
    assert shown(s)[:3] == ["m01", "m02", "x6"]
    assert (len(members(s.wonder_bag)), len(members(s.mundo_bag))) == (19, 6)


def city(name: str, *cards: str) -> Table:
    """A city for the Gate of All Nations."""
    s = table(2, mundo="mode")
    lay(s, YELLOW, "S2-LI1 3,1 r90", "road 4,1 r0")
    display(s, *cards)
    turn(s, YELLOW)
    assert name in shown(s)
    return s


@pytest.mark.rule("W8.3")
def test_an_empty_deck_lets_the_other_display_grow() -> None:
    """Scenario 51: one MUNDO card and three monuments; never four."""
    s = city("x5", "m01", "m02", "x5", "x6")
    empty_deck(s, mundo=True)
    do(s, "wonder x5", "put 4,2 r0")
    assert sorted([name[0] for name in shown(s)]) == ["m", "m", "m", "x"]
    assert s.sizes == (3, 2)
    lay(s, YELLOW, "S2-MA1 6,2 r0")
    turn(s, YELLOW)
    do(s, "wonder x6", "put 8,1 r0")
    assert [name[0] for name in shown(s)] == ["m", "m", "m"]
    assert s.sizes == (3, 2)
    assert len(notes(s, "display-grows")) == 1


@pytest.mark.rule("W8.3")
def test_with_both_decks_empty_nothing_grows() -> None:
    """The display just gets shorter."""
    s = city("x5", "m01", "m02", "x5", "x6")
    empty_deck(s, mundo=True)
    empty_deck(s)
    do(s, "wonder x5", "put 4,2 r0")
    assert shown(s) == ["m01", "m02", "x6"]
    assert s.sizes == (2, 2)
    assert notes(s, "display-grows") == []


@pytest.mark.rule("W8.4")
def test_a_mundo_card_gains_and_counts_like_a_monument() -> None:
    """One ceramics; one monument for ties and turn order."""
    s = city("x5", "m01", "m02", "x5", "x6")
    do(s, "wonder x5", "put 4,2 r0")
    assert at(s, YELLOW) == (0, 1, 0, 0)
    assert s.monuments(YELLOW) == 1
    assert GAME.scores(s)[YELLOW].ties == (1,)


@pytest.mark.rule("W8.1")
def test_ordinary_cards_of_the_pack_have_rings() -> None:
    """Terracotta Army 3, Stonehenge 2."""
    s = table(2, mundo="shuffled")
    own(s, YELLOW, "u9", "u1")
    assert points(s, YELLOW, "monuments") == 5
