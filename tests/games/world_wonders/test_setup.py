"""How a game begins, and what the options change (manual 3 and 10)."""

from __future__ import annotations

import pytest

from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.options import OPTIONS
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput
from boardwright.kernel.visibility import members
from tests.games.world_wonders.cases import CASES
from tests.games.world_wonders.table import (
    YELLOW,
    asked,
    at,
    do,
    fresh,
    lay,
    offered,
    refused,
    shown,
    table,
    tiles,
    tiles_up,
    turn,
)


@pytest.mark.rule("W3.1", "W3.2", "W3.7", "W3.8", "W3.9", "W3.10", "W3.3")
def test_four_players() -> None:
    """Scenario 5: seven stacks, two long roads, two sets, a tower, three monuments and goals."""
    s = fresh(4)
    assert [name[:2] for name in tiles_up(s)] == [f"S{n}" for n in range(1, 8)]
    assert len(members(s.tile_bag)) == 7 * 9
    assert (s.roads, s.sets, s.tower) == (2, 2, 1)
    assert len(s.display) == 3
    assert len(members(s.wonder_bag)) == 18
    assert s.loans == (0,) * 4
    assert s.pedestals == (-1, -1)
    assert len(set(s.goals)) == 3


@pytest.mark.rule("W3.1", "W3.7", "W3.4")
def test_five_players() -> None:
    """Scenario 6: eight stacks, three long roads, two sets; 27 long roads are in the supply."""
    s = fresh(5)
    assert len(tiles_up(s)) == 8
    assert (s.roads, s.sets) == (3, 2)
    assert s.starting == 0b11111
    assert s.road_supply == 27
    assert s.set_supply == 18


@pytest.mark.rule("W3.1", "W3.7")
@pytest.mark.parametrize(
    ("seats", "stacks", "long", "sets"), [(2, 6, 1, 1), (3, 6, 2, 1), (4, 7, 2, 2)]
)
def test_stacks_and_roads_by_players(seats: int, stacks: int, long: int, sets: int) -> None:
    """Shapes left out are in no stack."""
    s = fresh(seats)
    assert len(s.shown) == stacks
    assert (s.roads, s.sets) == (long, sets)
    assert max(members(s.tile_bag)) < stacks * 10
    assert s.road_supply == 35 - seats - long


@pytest.mark.rule("W3.4")
def test_everybody_starts_alike() -> None:
    """Empty map A, 7 gold, markers at 0, one road in hand."""
    s = fresh(3)
    assert s.maps == (0, 0, 0)
    assert s.gold == [7, 7, 7]
    assert [at(s, seat) for seat in range(3)] == [(0, 0, 0, 0)] * 3
    assert s.pieces == ((), (), ())
    assert asked(s) == (s.order[0], "turn")


@pytest.mark.rule("W3.5", "W10.1")
def test_side_b_deals_different_maps() -> None:
    """All five to five players, in an order that chance decides."""
    dealt = {fresh(5, side="B").maps}
    for seed in range(5):
        s = fresh(5, Sealed(str(seed)), side="B")
        assert sorted(s.maps) == [1, 2, 3, 4, 5]
        assert s.layers[0] == s.box.land[s.maps[0]]
        dealt.add(s.maps)
    assert len(dealt) > 1
    assert fresh(2, side="B").options.resource_side == 1


@pytest.mark.rule("W3.6")
def test_the_first_order_is_drawn() -> None:
    """Every seat may begin."""
    assert {fresh(3, Sealed(str(n))).order[0] for n in range(30)} == {0, 1, 2}


@pytest.mark.rule("W3.9")
def test_the_display_grows_at_its_young_end() -> None:
    """The first card dealt is the oldest; all are different."""
    s = fresh(2)
    assert len(set(shown(s))) == 3
    assert not set(s.display) & set(members(s.wonder_bag))


@pytest.mark.rule("W10.2")
@pytest.mark.parametrize(
    ("side", "resource", "expected"),
    [("A", "same", 0), ("B", "same", 1), ("A", "B", 1), ("B", "A", 0)],
)
def test_the_resource_side_follows_or_is_chosen(side: str, resource: str, expected: int) -> None:
    """On side B the first food brings population."""
    s = table(2, side=side, resource_side=resource)
    assert s.options.resource_side == expected
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, "S1-FA1")
    turn(s, YELLOW)
    do(s, "build S1-FA1", "put 1,2 r0")
    assert at(s, YELLOW) == (1, 0, 0, expected)


@pytest.mark.rule("W10.3")
def test_stacks_by_type() -> None:
    """Scenario 81: five stacks of 16, a tile of each type; a large tile costs 5 in any stack."""
    s = fresh(3, stacks="type")
    assert [name[3:5] for name in tiles_up(s)] == ["FA", "MA", "LI", "HA", "TE"]
    assert len(members(s.tile_bag)) == 75
    s = table(3, stacks="type")
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, "S6-LI1", "S8-FA1")
    turn(s, YELLOW)
    do(s, "build S6-LI1", "put 1,2 r0")
    assert s.gold[YELLOW] == 2
    assert tiles_up(s) == ["S8-FA1"]


@pytest.mark.rule("W10.4", "W4.3.4")
@pytest.mark.parametrize(("costs", "price"), [("manual", 3), ("published", 2)])
def test_the_cheapest_tile(costs: str, price: int) -> None:
    """3 gold by the manual, 2 as published elsewhere."""
    s = table(2, costs=costs)
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, "S1-FA1")
    turn(s, YELLOW, price - 1)
    assert refused(s, "build S1-FA1") == ("short-of-gold", "W4.3.4")
    turn(s, YELLOW, price)
    do(s, "build S1-FA1", "put 1,2 r0")
    assert s.gold[YELLOW] == 0


@pytest.mark.rule("W10.6", "W3.10")
def test_objectives_can_be_left_out() -> None:
    """Three of the fifteen, or none."""
    assert fresh(2, objectives="off").goals == ()
    assert len(fresh(2).goals) == 3


@pytest.mark.rule("W10.7", "W8.1")
def test_shuffled_has_thirty_cards_in_one_deck() -> None:
    """Three on display, 27 in the deck, no MUNDO card; off has 18."""
    s = fresh(2, mundo="shuffled")
    assert (len(s.display), len(members(s.wonder_bag)), s.mundo_bag) == (3, 27, 0)
    assert len(members(fresh(2).wonder_bag)) == 18


@pytest.mark.rule("W10.8")
def test_difficulty_matters_to_one_player_only() -> None:
    """With several players it is refused."""
    assert fresh(1, difficulty="hard").options.hard == 1
    with pytest.raises(BadInput, match="difficulty=hard means nothing with 2 seats"):
        fresh(2, difficulty="hard")


def test_six_players_are_too_many() -> None:
    """The message says how many can play."""
    with pytest.raises(BadInput, match="1 to 5 seats"):
        fresh(6)


@pytest.mark.rule("W3.3")
def test_the_pedestals_are_for_sale() -> None:
    """Both lie there at the start."""
    assert offered(fresh(2), "pedestal") == ["1", "2"]


def test_the_options_and_their_defaults() -> None:
    """The first value is what is played when nothing is said."""
    assert {option.name: option.choices for option in OPTIONS} == {
        "side": ("A", "B"),
        "resource_side": ("same", "A", "B"),
        "stacks": ("shape", "type"),
        "costs": ("manual", "published"),
        "pedestals": ("front", "exact"),
        "objectives": ("on", "off"),
        "mundo": ("off", "shuffled", "mode"),
        "difficulty": ("easy", "hard"),
        "start_player": ("random", "1", "2", "3", "4", "5"),
        "tile_price": ("shape", "stack"),
        "solo_setup": ("published", "manual"),
        "pedestals_held": ("one", "both"),
        "objective_zero": ("nothing", "placed"),
        "loan_use": ("helpful", "any"),
        "after_repaying": ("end", "buy"),
        "symbols": ("reached", "passed"),
        "third_card": ("gap", "empty"),
    }
    s = fresh(3)
    o, by = s.options, s.letter
    plain = (o.side, o.resource_side, o.by_type, o.published, o.exact, o.mundo, o.hard)
    letter = (by.both_pedestals, by.any_loan, by.buy_again, by.passing, by.empty_deck)
    assert (plain, o.with_goals, letter) == ((0,) * 7, 1, (0,) * 5)


def test_the_golden_cases_cover_seats_and_options() -> None:
    """Every number of players, and every value of every option but the defaults."""
    assert {seats for seats, _, _ in CASES} == set(GAME.seats)
    for option in OPTIONS:
        for value in option.choices[1:]:
            assert any(options.get(option.name) == value for _, options, _ in CASES), value


@pytest.mark.rule("W3.7", "W7.1")
def test_one_player_has_the_offer_of_two() -> None:
    """Six stacks of ten, a long road, a set and a tower, before the Automaton takes something."""
    games = [fresh(1, Sealed(str(n))) for n in range(20)]
    s = next(game for game in games if game.discards.bit_count() == 1 and game.roads and game.sets)
    assert (s.roads, s.sets, s.tower) == (1, 1, 1)
    assert (s.road_supply, s.set_supply, s.tower_supply) == (33, 19, 9)
    assert len(members(s.tile_bag)) == 54
    assert len(tiles_up(s)) == 5
