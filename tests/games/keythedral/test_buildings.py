"""The 34 building tiles: what each costs and what it is worth (manual 2 and 4.3, A)."""

from __future__ import annotations

import pytest

from boardwright.games.keythedral import GAME
from boardwright.games.keythedral.actions import BUILDING
from tests.games.keythedral.table import (
    BLUE,
    YELLOW,
    asked,
    built,
    cubes,
    do,
    hand,
    refused,
    row_up,
    table,
)

TILES = {
    4: "TS TF TW SF SW FW",
    6: "TTS TSF TSW TSR TFW SFW TFR SWR",
    8: "TFI TWI TRI FRI WRI TFG TWG TRG",
    10: "FRA WRA FIG WIG FWG FWRI",
    12: "FWRA FIA WIA RIA FRIG WRIG",
}
ALL = [(value, cost) for value, row in TILES.items() for cost in row.split()]
EACH = pytest.mark.parametrize(
    ("name", "value", "cost"),
    [(f"B{i + 1:02}", value, cost) for i, (value, cost) in enumerate(ALL)],
)


@EACH
@pytest.mark.rule("K4.3.A2", "K4.3.A3", "K2.1")
def test_a_tile_is_bought_for_exactly_its_cubes(name: str, value: int, cost: str) -> None:
    """The printed cubes and nothing else; at the end it counts its value."""
    s = table(2)
    others = [word for word in row_of(name) if word != name]
    row_up(s, name, others[0])
    hand(s, BLUE, cost)
    do(s, f"buy {name}")
    assert cubes(s, BLUE) == ""
    assert built(s, BLUE) == [name]
    assert GAME.scores(s)[BLUE].sources[0] == ("buildings", value)
    assert asked(s) == (YELLOW, "turn")


@EACH
@pytest.mark.rule("K4.3.A2")
def test_a_tile_is_refused_with_any_cube_missing(name: str, value: int, cost: str) -> None:
    """One cube fewer, whichever it is, and other cubes do not make up for it."""
    s = table(2)
    row_up(s, name)
    assert value in TILES
    for i in range(len(cost)):
        rest = cost[:i] + cost[i + 1 :]
        spare = "".join([code * 2 for code in "TSFWRIGA" if code != cost[i]])
        for held in (rest, rest + spare):
            hand(s, BLUE, held)
            assert refused(s, f"buy {name}") == ("short-of", "K4.3.A2")


@pytest.mark.rule("K2.1")
def test_the_34_tiles_have_34_different_costs() -> None:
    """6 of value 4, 8 of 6, 8 of 8, 6 of 10, 6 of 12; two to four cubes; no cost twice."""
    assert [len(row.split()) for row in TILES.values()] == [6, 8, 8, 6, 6]
    assert len({cost for _, cost in ALL}) == 34
    assert {len(cost) for _, cost in ALL} == {2, 3, 4}
    assert len(BUILDING.words) == 34


def row_of(name: str) -> list[str]:
    """All tiles of the same value."""
    value = ALL[BUILDING.words.index(name)][0]
    return [word for word, (worth, _) in zip(BUILDING.words, ALL, strict=True) if worth == value]
