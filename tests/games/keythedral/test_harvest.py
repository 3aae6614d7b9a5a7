"""Phase 2: each worker brings a cube (manual 4.2)."""

from __future__ import annotations

import pytest

from tests.games.keythedral.table import (
    BLUE,
    GREY,
    YELLOW,
    asked,
    cubes,
    jump,
    notes,
    stand,
    store_only,
    table,
)


@pytest.mark.rule("K4.2.1")
def test_each_worker_brings_a_cube_of_his_field() -> None:
    """Woods timber, quarry stone, farm food, lake water, vineyard wine, out of the store."""
    s = table(2)
    for tile, cell in (("blue1", "1,0"), ("blue2", "0,0"), ("blue3", "2,1"), ("blue4", "0,-1")):
        stand(s, tile, cell)
    stand(s, "blue5", "1,-1")
    stand(s, "yellow1", "0,1", "-1,1")
    jump(s, 2)
    assert cubes(s, BLUE) == "TSFWR"
    assert cubes(s, YELLOW) == "TT"
    assert s.store[:5] == [17, 19, 14, 14, 14]
    assert s.sure == s.cubes
    assert asked(s) == (BLUE, "turn")


@pytest.mark.rule("K4.2.1")
def test_the_harvest_goes_clockwise_from_the_start_player() -> None:
    """Yellow starts: yellow, grey, blue, each his whole harvest."""
    s = table(3)
    s.start = YELLOW
    for tile, cell in (("blue1", "0,0"), ("yellow1", "1,0"), ("grey1", "2,0")):
        stand(s, tile, cell)
    jump(s, 2)
    assert [note[0] for note in notes(s, "harvest")] == [YELLOW, GREY, BLUE]


@pytest.mark.rule("K4.2.2")
def test_the_first_to_harvest_takes_the_last_cube() -> None:
    """One wine left: the start player gets it, the next one nothing, scenario 13."""
    s = table(3)
    store_only(s, "R", 1, GREY)
    stand(s, "blue1", "1,-1")
    stand(s, "yellow1", "-1,0")
    jump(s, 2)
    assert (cubes(s, BLUE), cubes(s, YELLOW)) == ("R", "")
    assert s.store[4] == 0


@pytest.mark.rule("K4.2.1", "K4.2.2")
def test_a_player_takes_his_whole_harvest_before_the_next() -> None:
    """Two stone left, two workers of the start player on quarries: none is left for the next."""
    s = table(3)
    store_only(s, "S", 2, GREY)
    stand(s, "blue1", "0,0")
    stand(s, "blue2", "1,1")
    stand(s, "yellow1", "0,2", "1,0")
    jump(s, 2)
    assert (cubes(s, BLUE), cubes(s, YELLOW)) == ("SS", "T")
