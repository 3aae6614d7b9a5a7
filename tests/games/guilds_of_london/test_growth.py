"""After the scan (manual 4.3), the Plantation and the growing city (manual 5)."""

from __future__ import annotations

import pytest

from boardwright.games.guilds_of_london.city import lowest_guild, requirement
from boardwright.games.guilds_of_london.state import NONE, Table
from tests.games.guilds_of_london.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    after_scan,
    asked,
    at,
    choices,
    do,
    grow,
    hall,
    lay,
    masters,
    neutrals,
    notes,
    plantation,
    points,
    put_men,
    resolve_all_but,
    ship,
    stand,
    supply,
    table,
    vps,
    where,
)

NORTH_4 = ["0,-1", "1,-1", "2,-1", "3,-1", "4,-1", "4,0"]
WEST_3 = ["-1,1", "-1,0", "-1,-1", "-1,-2", "0,-2"]
GROWTHS = {
    3: [
        ["0,-1", "1,-1", "2,-1", "3,-1", "4,-1"],
        ["4,0", "4,1", "4,2", "4,3", "3,3"],
        ["2,3", "1,3", "0,3", "-1,3", "-1,2"],
        WEST_3,
    ],
    4: [
        NORTH_4,
        ["4,1", "4,2", "4,3", "3,3", "2,3", "1,3"],
        ["0,3", "-1,3", "-1,2", "-1,1", "-1,0", "-1,-1"],
    ],
}


def colonists(s: Table, *men: int) -> None:
    for seat, n in enumerate(men):
        put_men(s, seat, ship=n)


def take_all(s: Table) -> None:
    """Take every icon in full."""
    while asked(s)[1] == "icon-amount":
        do(s, choices(s)[0])


# The Plantation.


@pytest.mark.rule("G5.1.1")
def test_an_empty_plantation_pays_nobody() -> None:
    s = table(3)
    plantation(s)
    assert notes(s, "plantation") == []
    assert vps(s) == [0, 0, 0]


@pytest.mark.rule("G5.1.1")
def test_players_negotiate_on_the_plantation_in_order_of_points() -> None:
    """Red retreats and yellow is alone; the neutrals go back to the scoreboard."""
    s = table(3)
    colonists(s, 2, 2, 0)
    points(s, 9, 4, 0)
    neutrals(s, RED, 2)
    neutrals(s, YELLOW, 1)
    plantation(s)
    assert asked(s) == (RED, "negotiate")
    do(s, "replace 2")
    assert asked(s) == (YELLOW, "negotiate")
    do(s, "replace 0")
    take_all(s)
    assert vps(s) == [9, 9, 0]
    assert hall(s, RED) == 6
    assert s.neutrals[43] == 0
    assert s.board_neutrals == 4


@pytest.mark.rule("G5.1.2", "G5.1.4", "G5.1.5")
def test_first_and_second_take_left_and_right() -> None:
    """Ulster: 5 VP and a neutral, 2 VP and a card, one man back each."""
    s = table(3)
    colonists(s, 3, 2, 1)
    plantation(s)
    assert asked(s) == (RED, "icon-amount")
    do(s, "take 1")
    assert asked(s) == (YELLOW, "icon-amount")
    assert ship(s, RED) == 2
    do(s, "take 1")
    assert vps(s) == [5, 2, 0]
    assert (s.stock[RED], len(s.hands[YELLOW])) == (1, 1)
    assert [ship(s, seat) for seat in range(3)] == [2, 1, 1]
    assert supply(s, RED) == 12 - 3 + 1


@pytest.mark.rule("G5.1.2")
def test_a_tie_for_second_pays_nobody_second() -> None:
    """3, 1, 1: left reward; B and C keep their men, scenario 31."""
    s = table(3)
    colonists(s, 3, 1, 1)
    plantation(s)
    do(s, "take 0")
    assert vps(s) == [5, 0, 0]
    assert [ship(s, seat) for seat in range(3)] == [2, 1, 1]


@pytest.mark.rule("G5.1.3", "G5.1.4")
def test_all_who_tie_for_first_take_the_right_reward() -> None:
    """2, 2, 1: A and B each 2 VP and a card and return 1; C keeps a man there, scenario 30."""
    s = table(3)
    colonists(s, 2, 2, 1)
    points(s, 3, 8, 0)
    plantation(s)
    assert asked(s)[0] == YELLOW
    take_all(s)
    assert vps(s) == [5, 10, 0]
    assert (len(s.hands[RED]), len(s.hands[YELLOW]), len(s.hands[GREEN])) == (1, 1, 0)
    assert [ship(s, seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("G5.1.3")
def test_masters_beside_nothing_do_not_break_a_tie_on_the_plantation() -> None:
    s = table(3)
    masters(s, RED, "0,0", "1,0")
    colonists(s, 1, 1)
    plantation(s)
    take_all(s)
    assert vps(s) == [2, 2, 0]


@pytest.mark.rule("G6.2.4", "G5.1.2")
def test_gog_and_magog_breaks_ties_on_the_plantation() -> None:
    """2 and 2, A its Master: A left, B right reward, scenario 58."""
    s = table(3)
    lay(s, "3,2", "gog")
    masters(s, RED, "3,2")
    colonists(s, 2, 2)
    plantation(s)
    take_all(s)
    assert vps(s) == [5, 2, 0]


@pytest.mark.rule("G6.2.4", "G5.1.3")
def test_gog_and_magog_in_a_tie_of_three_leaves_two_tied_for_second() -> None:
    s = table(3)
    lay(s, "3,2", "gog")
    masters(s, RED, "3,2")
    colonists(s, 1, 1, 1)
    plantation(s)
    take_all(s)
    assert vps(s) == [5, 0, 0]


@pytest.mark.rule("G5.1.6", "G5.1.4")
def test_virginia_pays_six_and_two_cards_for_two_men() -> None:
    """Alone with one man: 6 VP, up to two cards, returns that one, scenario 60."""
    s = table(3, plantation_side="virginia")
    colonists(s, 1)
    plantation(s)
    assert choices(s) == ["take 2", "take 1", "take 0"]
    do(s, "take 2")
    assert vps(s) == [6, 0, 0]
    assert len(s.hands[RED]) == 2
    assert (ship(s, RED), supply(s, RED)) == (0, 12)


@pytest.mark.rule("G5.1.6")
def test_virginia_pays_its_second_three_and_a_card_for_one_man() -> None:
    s = table(3, plantation_side="virginia")
    colonists(s, 3, 2)
    plantation(s)
    take_all(s)
    assert vps(s) == [6, 3, 0]
    assert [ship(s, seat) for seat in range(2)] == [1, 1]


# The growing city.


@pytest.mark.rule("G5.2.1", "G5.2.2", "G5.2.3")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_city_grows_along_a_clockwise_spiral(seats: int) -> None:
    """4P round 3: (0,-1)…(4,-1), (4,0), six tokens; 3P round 12: the west, 30 tiles in all;
    scenarios 33 and 35."""
    s = table(seats)
    for cells in GROWTHS[seats]:
        before = set(s.open)
        tokens = sum([token > 0 for token in s.tokens])
        top = s.top
        s.beadle = NONE
        grow(s)
        assert set(s.open) - before == {at(cell) for cell in cells}
        assert s.tiles[at(cells[0])] == top
        assert sum([token > 0 for token in s.tokens]) == tokens + len(cells)
        assert s.beadle == lowest_guild(s)
    assert s.growths == len(GROWTHS[seats])
    assert len([tile for tile in s.tiles if tile >= 0]) == {3: 30, 4: 28}[seats]


@pytest.mark.rule("G5.2.1")
def test_four_players_end_with_a_full_rectangle() -> None:
    s = table(4)
    for _ in range(3):
        grow(s)
    used = {cell for cell, tile in enumerate(s.tiles) if tile != NONE}
    assert used == {at(f"{x},{y}") for x in range(-1, 5) for y in range(-1, 4)}


@pytest.mark.rule("G5.2.3")
def test_the_beadle_comes_back_with_two_players_too() -> None:
    """Round 4, moved to number 33: after the growth the Beadle is on the lowest, scenario 76."""
    s = table(2)
    s.round = 4
    lay(s, "0,0", "33")
    s.beadle = at("0,0")
    after_scan(s)
    assert s.round == 5
    assert s.beadle == lowest_guild(s) != at("0,0")
    assert s.growths == 0


# Where the marker goes.


def lonely(s: Table, cell: str, name: str, *others: str) -> None:
    """Only this tile and the others named are open, and red wins it in the next scan."""
    lay(s, cell, name)
    resolve_all_but(s, cell, *others)
    stand(s, cell, the_men(s, cell))


def the_men(s: Table, cell: str) -> int:
    return requirement(s, at(cell))


@pytest.mark.rule("G4.3.2", "G4.3.3", "G5.2.2")
def test_the_marker_jumps_when_the_last_tile_is_gone() -> None:
    """3P round 4, one growth done: to 6, Plantation, the east run, then 7, scenario 36."""
    s = table(3)
    grow(s)
    s.round = 4
    lonely(s, "0,0", "14")
    colonists(s, 1)
    after_scan(s)
    take_all(s)
    assert notes(s, "jump") == [(6,)]
    assert vps(s)[RED] == 3 + 5
    assert set(s.open) == {at(cell) for cell in GROWTHS[3][1]}
    assert all(s.tokens[cell] for cell in s.open)
    assert s.beadle == lowest_guild(s)
    assert s.round == 7
    assert s.growths == 2


@pytest.mark.rule("G4.3.2", "G5.2.2")
def test_on_a_grey_space_the_marker_stays() -> None:
    """4P round 6: Plantation once, growth east, next round 7, scenario 53."""
    s = table(4)
    grow(s)
    s.round = 6
    lonely(s, "0,0", "14")
    colonists(s, 2)
    after_scan(s)
    take_all(s)
    assert notes(s, "jump") == []
    assert len(notes(s, "plantation")) == 1
    assert set(s.open) == {at(cell) for cell in GROWTHS[4][1]}
    assert s.round == 7


@pytest.mark.rule("G4.3.1", "G4.2.14", "G4.3.4")
def test_without_a_guild_and_without_more_tiles_the_game_ends() -> None:
    """2P round 6, University still open: Beadle off, Plantation once, the end, scenario 55."""
    s = table(2)
    s.round = 6
    lonely(s, "0,0", "14", where(s, "university"))
    colonists(s, 2)
    after_scan(s)
    take_all_to_the_end(s)
    assert s.asked is None
    assert s.beadle == NONE
    assert s.round == 10
    assert len(notes(s, "plantation")) == 1
    assert vps(s)[RED] == 3 + 5


def take_all_to_the_end(s: Table) -> None:
    while s.asked is not None:
        assert asked(s)[1] == "icon-amount"
        do(s, choices(s)[0])


@pytest.mark.rule("G4.3.1", "G4.3.4")
@pytest.mark.parametrize("grey", [4, 8, 10])
def test_two_players_resolve_the_plantation_once_at_a_grey_end(grey: int) -> None:
    """The last tile of all on a grey space: one Plantation, then the end."""
    s = table(2)
    s.round = grey
    lonely(s, "0,0", "14")
    colonists(s, 2)
    after_scan(s)
    take_all_to_the_end(s)
    assert len(notes(s, "plantation")) == 1
    assert s.round == 10


@pytest.mark.rule("G4.3.1", "G4.2.14")
def test_while_more_tiles_can_come_the_beadle_waits() -> None:
    """3P round 4, the Church still open: no jump; round 6 brings the Beadle back, scenario 56."""
    s = table(3)
    grow(s)
    s.round = 4
    lonely(s, "0,0", "14", "3,1")
    after_scan(s)
    assert notes(s, "jump") == []
    assert s.beadle == NONE
    assert s.round == 5
    do(s, "end", "end", "end")
    assert s.round == 6
    assert s.beadle == NONE
    for _ in range(3):
        do(s, "end")
        while asked(s)[1] == "discard":
            do(s, choices(s)[0])
    assert s.round == 7
    assert s.beadle == lowest_guild(s) != NONE


@pytest.mark.rule("G4.3.3")
@pytest.mark.parametrize(("seats", "space", "grows"), [(3, 3, 1), (4, 9, 1), (4, 5, 0), (2, 8, 0)])
def test_growth_comes_on_grey_spaces_only(seats: int, space: int, grows: int) -> None:
    s = table(seats)
    s.round = space
    after_scan(s)
    assert s.growths == grows
    assert s.round == space + 1


@pytest.mark.rule("G4.3.4")
@pytest.mark.parametrize(("seats", "last"), [(1, 10), (2, 10), (3, 15), (4, 12)])
def test_the_last_space_ends_the_game_after_the_plantation(seats: int, last: int) -> None:
    s = table(seats)
    s.round = last
    colonists(s, 2)
    after_scan(s)
    take_all_to_the_end(s)
    assert s.asked is None
    assert vps(s)[0] == 5
    assert s.growths == 0


@pytest.mark.rule("G4.3.2")
def test_an_open_special_building_stops_the_jump() -> None:
    s = table(4)
    s.round = 4
    resolve_all_but(s, "3,1")
    after_scan(s)
    assert s.round == 5
    assert BLUE in s.order
