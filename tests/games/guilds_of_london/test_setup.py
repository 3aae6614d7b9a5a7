"""Set-up for every number of players (manual 3)."""

from __future__ import annotations

import pytest

from boardwright.games.guilds_of_london import GAME
from boardwright.games.guilds_of_london.components import CHURCH, GOG_AND_MAGOG, NUMBERED
from boardwright.games.guilds_of_london.grid import AROUND, BESIDE, cell_id, cell_xy
from boardwright.games.guilds_of_london.state import GUILDHALL, NONE, Table
from boardwright.kernel.chance import Sealed
from boardwright.kernel.visibility import members
from tests.games.guilds_of_london.table import (
    BORIS,
    asked,
    at,
    choices,
    do,
    fresh,
    hall,
    question,
    refused,
    supply,
    table,
    tile_id,
)

BIG_START = {"0,0", "1,0", "2,0", "3,0", "0,1", "3,1", "0,2", "1,2", "2,2", "3,2"}


@pytest.mark.rule("G3.1.1", "G3.3.1", "G3.3.5", "G3.3.6")
def test_four_players_have_a_block_of_four_by_three() -> None:
    """12 cells filled, 10 tokens, 8 neutrals, hands of 6, 4 men in the Guildhall, scenario 1."""
    s = fresh(4)
    assert {cell for cell, tile in enumerate(s.tiles) if tile == GUILDHALL} == {
        at("1,1"),
        at("2,1"),
    }
    assert s.tiles[at("3,1")] == CHURCH
    assert set(s.open) == {at(cell) for cell in BIG_START}
    assert len([token for token in s.tokens if token]) == 10
    assert s.board_neutrals == 8
    for seat in range(4):
        assert len(s.hands[seat]) == 6
        assert (hall(s, seat), supply(s, seat)) == (4, 12)


@pytest.mark.rule("G3.1.1")
def test_cells_have_four_neighbours_and_eight_around() -> None:
    inner = cell_id(1, 1)
    assert {cell_xy(cell) for cell in BESIDE[inner]} == {(0, 1), (2, 1), (1, 0), (1, 2)}
    assert len(AROUND[inner]) == 8
    assert len(BESIDE[cell_id(-1, -2)]) == 2


@pytest.mark.rule("G3.1.2", "G11.3")
def test_the_stack_shows_its_top_tile_alone() -> None:
    """44 tiles are mixed, 9 laid: one is on top, 34 lie below in no order yet."""
    s = fresh(3)
    assert s.top != NONE
    assert len(members(s.bag)) == 34
    laid = [tile for tile in s.tiles if tile >= 0]
    assert sorted([*laid, s.top, *members(s.bag)]) == [t for t in range(47) if t not in (40, 41)]
    view = GAME.visibility.view(s, 0)
    assert view["top"] == s.top
    assert view["bag"] == 34


@pytest.mark.rule("G3.1.2")
def test_special_buildings_are_among_the_tiles_of_the_stack() -> None:
    """Over some games each of the four lies in the first ten tiles."""
    seen = {tile for n in range(60) for tile in fresh(4, Sealed(f"mix {n}")).tiles}
    assert {tile for tile in seen if tile >= NUMBERED} == set(range(NUMBERED, 47))


@pytest.mark.rule("G3.1.3")
def test_the_tile_left_of_the_guildhall_comes_from_the_stack() -> None:
    tiles = {fresh(4, Sealed(f"left {n}")).tiles[at("0,1")] for n in range(60)}
    assert any(tile < NUMBERED for tile in tiles)
    assert any(tile >= NUMBERED for tile in tiles)


@pytest.mark.rule("G3.2.1", "G3.2.2", "G3.3.1", "G3.3.6")
@pytest.mark.parametrize(("seats", "neutrals"), [(1, 2), (2, 4)])
def test_two_players_have_a_square_with_a_cross_of_special_buildings(
    seats: int, neutrals: int
) -> None:
    """24 tiles and 24 tokens around one Guildhall cell; Gog & Magog stays in the box."""
    s = fresh(seats)
    assert s.tiles[at("2,2")] == GUILDHALL
    cross = {s.tiles[at(cell)] for cell in ("2,1", "3,2", "2,3", "1,2")}
    assert cross == {tile_id(name) for name in ("church", "company", "parade", "university")}
    assert GOG_AND_MAGOG not in s.tiles
    assert len(s.open) == len([token for token in s.tokens if token]) == 24
    assert len([tile for tile in s.tiles if 0 <= tile < NUMBERED]) == 20
    assert len(members(s.bag)) == 20
    assert s.top == NONE
    assert s.board_neutrals == neutrals


@pytest.mark.rule("G3.3.6")
def test_three_players_have_six_neutrals() -> None:
    assert fresh(3).board_neutrals == 6


@pytest.mark.rule("G3.3.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_beadle_starts_on_the_lowest_guild(seats: int) -> None:
    s = fresh(seats)
    assert s.tiles[s.beadle] == min([tile for tile in s.tiles if tile >= 0])


@pytest.mark.rule("G3.3.4", "G4.0.2")
def test_the_first_order_is_random_and_its_first_lies_on_top() -> None:
    """Everybody starts in some game; at 0 VP the markers lie in that order."""
    firsts = set()
    for n in range(40):
        s = fresh(4, Sealed(f"order {n}"))
        assert sorted(s.order) == [0, 1, 2, 3]
        assert s.ranking() == s.order
        firsts.add(s.order[0])
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("G3.3.7", "G11.2")
def test_each_keeps_one_of_three_and_the_others_are_in_the_deck() -> None:
    """Dealt 1, 7 and 20 red keeps 7: the others are in the deck and nobody's start, scenario 73."""
    s = fresh(2)
    taken = (1 << 0) | (1 << 6) | (1 << 19)
    s.mayoral_deck |= s.starts[0] | s.starts[1]
    s.starts[0] = taken
    s.starts[1] = (1 << 2) | (1 << 3) | (1 << 4)
    s.mayoral_deck &= ~(s.starts[0] | s.starts[1])
    s.advance()
    assert choices(s) == ["keep 1", "keep 7", "keep 20"]
    assert refused(s, "keep 2") == ("not-dealt", "G3.3.7")
    do(s, "keep 7")
    assert asked(s)[1] == "secret"
    assert s.starts[0] == taken
    do(s, choices(s)[0])
    assert members(s.starts[0]) == [6]
    assert members(s.returned[0]) == [0, 19]
    assert s.mayoral_deck & taken == (1 << 0) | (1 << 19)
    for n in range(40):
        copy = GAME.visibility.determinize(s, 0, Sealed(f"again {n}"))
        assert isinstance(copy, Table)
        assert copy.starts[1] & taken == 0


@pytest.mark.rule("G3.3.7")
def test_the_choice_is_secret_until_all_have_chosen() -> None:
    s = fresh(3)
    do(s, choices(s)[0])
    view = GAME.visibility.view(s, 1)
    assert view["secrets"][0] is None
    assert view["starts"][0] == 3
    do(s, choices(s)[0])
    do(s, choices(s)[0])
    assert [len(members(bits)) for bits in s.starts] == [1, 1, 1]
    assert len(members(s.mayoral_deck)) == 18
    assert question(s).prompt == "turn"


@pytest.mark.rule("G10.1")
def test_boris_has_men_and_nothing_else() -> None:
    s = table(1)
    assert s.players == (0, BORIS)
    assert (s.at(BORIS, 42), supply(s, BORIS)) == (4, 12)
    assert len(s.hands) == len(s.starts) == 1
    assert s.stock[BORIS] == 0
