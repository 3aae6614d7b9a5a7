"""One purchase a turn, prices, loans, and being out of the round (manual 4.1 to 4.4)."""

from __future__ import annotations

import random

import pytest

from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.state import Table
from boardwright.kernel.chance import Sealed
from tests.games.world_wonders.table import (
    RED,
    WHITE,
    YELLOW,
    asked,
    bare,
    choices,
    display,
    do,
    fill,
    fresh,
    lay,
    next_card,
    notes,
    offered,
    pieces,
    question,
    refused,
    shown,
    table,
    tiles,
    turn,
)


@pytest.mark.rule("W4.1")
def test_players_take_turns_in_order_until_all_are_out() -> None:
    """Who is out is skipped; the others go on."""
    s = table(3)
    s.order = (RED, YELLOW, WHITE)
    for seat in range(3):
        s.gold[seat] = 2 if seat == RED else 1
    turn(s, RED, 2)
    do(s, "set", "single 1,1", "put 2,1 r0", "put 5,1 r0", "end")
    assert asked(s) == (YELLOW, "turn")
    do(s, "road", "put 1,1 r0")
    assert asked(s) == (WHITE, "turn")
    assert s.is_out(YELLOW)
    do(s, "pedestal 1")
    assert asked(s) == (RED, "turn")


@pytest.mark.rule("W4.1", "W5.4.7")
def test_who_is_out_stays_out_when_a_monument_turns_up() -> None:
    """Yellow could build what white's purchase turned up, but is out."""
    s = table(3)
    lay(s, YELLOW, "road 1,1 r0", "S2-HA1 1,2 r0")
    lay(s, WHITE, "S2-MA1 5,1 r0", "road 1,1 r0")
    display(s, "m05", "m07", "m14")
    s.out = 1 << YELLOW
    turn(s, WHITE, 3)
    next_card(s, "m04")
    do(s, "wonder m05", "put 4,2 r0")
    assert shown(s) == ["m07", "m14", "m04"]
    assert asked(s) == (RED, "turn")
    do(s, "pedestal 1", "end")
    assert asked(s) == (RED, "turn")


@pytest.mark.rule("W4.2.1")
def test_only_what_can_be_laid_can_be_bought() -> None:
    """No building without access, no tower without a city, roads from the sidewalk."""
    s = table(2)
    tiles(s, "S1-FA1")
    display(s, "m04")
    turn(s, YELLOW)
    assert choices(s) == ["road", "set", "pedestal 1", "pedestal 2", "loan"]
    for move in ("tower", "build S1-FA1", "wonder m04"):
        assert refused(s, move) == ("no-place", "W4.2.1")
    assert refused(s, "build S1-FA2") == ("not-on-offer", "W4.2.7")
    assert refused(s, "wonder m05") == ("not-on-offer", "W4.2.7")


@pytest.mark.rule("W4.2.2")
def test_there_is_no_passing() -> None:
    """A pedestal is enough to be obliged; so is an unwelcome monument."""
    s = table(2)
    bare(s)
    s.pedestals = (-1, WHITE)
    turn(s, YELLOW, 1)
    assert choices(s) == ["pedestal 1", "loan"]
    assert refused(s, "out") == ("must-buy", "W4.2.2")
    bare(s)
    lay(s, YELLOW, "road 1,1 r0", "S2-HA1 1,2 r0")
    display(s, "m04")
    turn(s, YELLOW, 7)
    assert choices(s) == ["wonder m04", "loan"]
    assert refused(s, "out") == ("must-buy", "W4.2.2")


@pytest.mark.rule("W4.2.3", "W4.4.1")
def test_nothing_to_buy_after_a_loan_of_this_round() -> None:
    """Scenario 26: only the tower is left and no free land touches the city: out, 2 gold lost."""
    s = table(2)
    fill(s, YELLOW)
    bare(s)
    s.tower, s.tower_supply = 1, s.tower_supply - 1
    s.loans = (1, 0)
    turn(s, YELLOW, 2)
    assert s.is_out(YELLOW)
    assert s.gold[YELLOW] == 0
    assert asked(s)[0] == WHITE


@pytest.mark.rule("W4.2.3", "W4.4.3", "W4.4.2")
def test_a_loan_makes_something_buyable() -> None:
    """Scenario 55: with 2 gold and only S1 left, a loan or out; then S1 is the only purchase."""
    s = table(2)
    bare(s)
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, "S1-FA1")
    turn(s, YELLOW, 2)
    assert asked(s) == (YELLOW, "stuck")
    assert choices(s) == ["loan", "out"]
    do(s, "loan")
    assert s.gold[YELLOW] == 4
    assert choices(s) == ["build S1-FA1"]
    do(s, "build S1-FA1", "put 1,2 r0")
    assert s.gold[YELLOW] == 1
    assert asked(s)[0] == WHITE


@pytest.mark.rule("W4.2.3")
def test_out_by_choice_loses_the_gold() -> None:
    """The other answer to the same question."""
    s = table(2)
    bare(s)
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, "S1-FA1")
    turn(s, YELLOW, 2)
    do(s, "out")
    assert s.is_out(YELLOW)
    assert s.gold[YELLOW] == 0
    assert s.loans[YELLOW] == 0


@pytest.mark.rule("W4.4.3")
def test_a_loan_that_helps_nothing_is_not_offered() -> None:
    """The tile costs 5 and 2 + 2 gold are not enough: out without a question."""
    s = table(2)
    bare(s)
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, "S6-FA1")
    turn(s, YELLOW, 2)
    assert s.is_out(YELLOW)
    s.starting = 1
    s.road_supply -= 1
    turn(s, YELLOW, 2)
    assert choices(s) == ["start", "loan"]


@pytest.mark.rule("W4.2.4", "W4.3.1")
def test_who_has_no_gold_is_out() -> None:
    """The last gold goes into a road: no question about loans any more."""
    s = table(2)
    turn(s, YELLOW, 1)
    do(s, "road", "put 1,1 r0")
    assert s.is_out(YELLOW)
    assert asked(s) == (WHITE, "turn")


@pytest.mark.rule("W4.2.5")
def test_a_bought_piece_is_laid_at_once() -> None:
    """The buyer is asked where, before anything else."""
    s = table(2)
    do(s, "road")
    assert asked(s) == (YELLOW, "lay-road")
    assert s.roads == 0
    do(s, "put 3,1 r90")
    assert pieces(s, YELLOW) == ["road 3,1 r90"]


@pytest.mark.rule("W4.2.6")
def test_the_starting_road_before_the_purchase() -> None:
    """It is free, and the purchase must still be made."""
    s = fresh(2)
    seat = s.order[0]
    assert "start" in choices(s)
    do(s, "start", "put 1,1 r0")
    assert s.gold[seat] == 7
    assert asked(s) == (seat, "turn")
    assert refused(s, "start") == ("no-start", "W4.2.6")
    do(s, "pedestal 1", "end")
    assert asked(s)[0] != seat


@pytest.mark.rule("W4.2.6", "W5.2.1", "W5.2.4")
def test_the_starting_road_after_a_short_set() -> None:
    """Scenario 53: it may hook onto the set just laid instead of the sidewalk."""
    s = fresh(2)
    seat = s.order[0]
    do(s, "set", "single 5,1", "put 5,2 r90", "put 8,1 r0")
    assert asked(s) == (seat, "lay-start")
    do(s, "put 1,3 r0")
    assert s.gold[seat] == 6
    assert s.starting >> seat & 1 == 0
    assert asked(s) == (seat, "after")


@pytest.mark.rule("W4.2.6")
def test_the_starting_road_is_laid_even_with_the_last_gold_spent() -> None:
    """Whatever the first purchase was."""
    s = table(2)
    s.starting = 1
    s.road_supply -= 1
    turn(s, YELLOW, 1)
    do(s, "pedestal 2")
    assert asked(s) == (YELLOW, "lay-start")
    do(s, "put 1,1 r0")
    assert s.is_out(YELLOW)


@pytest.mark.rule("W4.2.6", "W4.3.6")
def test_the_starting_road_after_a_monument() -> None:
    """The Moai need no city: all gold is gone, the road is laid all the same."""
    s = fresh(2)
    seat = s.order[0]
    display(s, "m19")
    turn(s, seat)
    do(s, "wonder m19", "put 6,4 r0", "put 8,4 r0", "put 10,4 r0")
    assert s.gold[seat] == 0
    assert asked(s) == (seat, "lay-start")
    do(s, "put 1,1 r0")
    assert s.is_out(seat)
    assert asked(s) == (1 - seat, "turn")


@pytest.mark.rule("W4.2.6")
def test_the_starting_road_never_in_the_middle_of_a_purchase() -> None:
    """Between the pieces of a set nothing else is offered."""
    s = fresh(2)
    do(s, "set")
    for move in ("single 5,1", "put 5,2 r90"):
        assert asked(s)[1] == "lay-short"
        assert offered(s, "start") == []
        do(s, move)
    assert {word.split()[0] for word in choices(s)} == {"put"}
    do(s, "put 8,1 r0")
    assert asked(s)[1] == "lay-start"


@pytest.mark.rule("W4.2.7", "W4.3.1", "W4.3.2", "W4.3.3")
def test_what_is_bought_is_gone_until_the_next_round() -> None:
    """Roads, set and tower are not refilled."""
    s = table(2)
    do(s, "road", "put 1,1 r0", "end")
    assert s.gold[YELLOW] == 6
    assert refused(s, "road") == ("not-on-offer", "W4.2.7")
    do(s, "set", "put 1,1 r0", "put 3,1 r0", "single 5,1", "end")
    assert s.gold[WHITE] == 6
    do(s, "tower", "put 1,2 r0", "end")
    assert s.gold[YELLOW] == 4
    for move in ("road", "set", "tower"):
        assert refused(s, move) == ("not-on-offer", "W4.2.7")


@pytest.mark.rule("W4.3.3", "W4.3.1", "W4.3.2")
def test_the_tower_costs_two() -> None:
    """With 1 gold only roads, a set and pedestals are left."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0")
    turn(s, YELLOW, 1)
    assert refused(s, "tower") == ("short-of-gold", "W4.3.3")
    assert choices(s) == ["road", "set", "pedestal 1", "pedestal 2", "loan"]


@pytest.mark.rule("W4.3.4")
@pytest.mark.parametrize(
    ("tile", "price"),
    [("S1", 3), ("S2", 3), ("S3", 3), ("S4", 4), ("S5", 4), ("S6", 5), ("S7", 4), ("S8", 5)],
)
def test_each_shape_has_its_price(tile: str, price: int) -> None:
    """One gold less is too little."""
    s = table(5)
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, f"{tile}-FA1")
    turn(s, YELLOW, price - 1)
    assert refused(s, f"build {tile}-FA1") == ("short-of-gold", "W4.3.4")
    turn(s, YELLOW, price)
    do(s, f"build {tile}-FA1")
    assert s.gold[YELLOW] == 0


@pytest.mark.rule("W4.3.5")
def test_a_pedestal_costs_one_and_nobody_holds_both() -> None:
    """The other one is for the others."""
    s = table(2)
    do(s, "pedestal 2", "end")
    assert s.gold[YELLOW] == 6
    assert offered(s, "pedestal") == ["1"]
    assert refused(s, "pedestal 2") == ("not-on-offer", "W4.2.7")
    do(s, "road", "put 1,1 r0", "end")
    assert refused(s, "pedestal 1") == ("holds-pedestal", "W4.3.5")


@pytest.mark.rule("W4.3.6")
@pytest.mark.parametrize("gold", [1, 4, 7])
def test_a_monument_takes_all_gold(gold: int) -> None:
    """Scenario 18: with 1 gold left it costs 1; with 7 it costs 7."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0", "S2-HA1 1,2 r0")
    display(s, "m04")
    turn(s, YELLOW, gold)
    do(s, "wonder m04", "put 4,2 r0")
    assert notes(s, "pays-all") == [(YELLOW, gold, 3)]
    assert s.gold[YELLOW] == 0
    assert s.is_out(YELLOW)


@pytest.mark.rule("W4.3.6", "W4.4.2")
def test_a_loan_goes_into_the_monument_too() -> None:
    """Scenario 60: 3 gold, a loan, a monument in the same turn: pays 5, out, holds a loan."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0", "S2-HA1 1,2 r0")
    display(s, "m04")
    turn(s, YELLOW, 3)
    do(s, "loan", "wonder m04", "put 4,2 r0")
    assert notes(s, "pays-all") == [(YELLOW, 5, 3)]
    assert s.is_out(YELLOW)
    assert s.loans[YELLOW] == s.round


# Loans.


@pytest.mark.rule("W4.4.1", "W4.4.2")
def test_nine_gold_in_a_round() -> None:
    """Scenario 20: 7 gold and a loan buy S6 for 5 and S4 for 4 in two turns."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, "S6-FA1", "S4-FA1")
    turn(s, YELLOW)
    do(s, "loan")
    assert refused(s, "loan") == ("one-loan-action", "W4.4.1")
    do(s, "build S6-FA1", "put 1,2 r0")
    assert asked(s)[0] == WHITE
    do(s, "pedestal 1", "end", "build S4-FA1", "put 3,2 r0")
    assert s.gold[YELLOW] == 0
    assert s.is_out(YELLOW)


@pytest.mark.rule("W4.4.1", "W4.4.2")
def test_a_loan_after_the_purchase() -> None:
    """The turn then ends; a second loan is not offered."""
    s = table(2)
    do(s, "pedestal 1", "loan")
    assert s.gold[YELLOW] == 8
    assert asked(s)[0] == WHITE
    do(s, "pedestal 2", "end")
    assert refused(s, "loan") == ("has-loan", "W4.4.2")
    assert refused(s, "repay") == ("loan-of-this-round", "W4.4.4")


@pytest.mark.rule("W4.4.2", "W6.8")
def test_a_loan_in_the_last_round_stays_unpaid() -> None:
    """It may be taken in round 10 and costs 2 points at the end."""
    s = table(2)
    s.round = 10
    s.out = 1 << WHITE
    turn(s, YELLOW, 1)
    do(s, "loan", "road", "put 1,1 r0", "pedestal 1", "set", "put 5,1 r0", "put 7,1 r0")
    do(s, "single 9,1")
    assert s.asked is None
    assert GAME.scores(s)[YELLOW].total == -2 + dict(GAME.scores(s)[YELLOW].sources)["nature"]


@pytest.mark.rule("W4.4.4", "W4.4.5")
def test_paying_back_with_the_last_gold() -> None:
    """Scenario 21: 3 gold at the start of the turn: 0 gold, out, no purchase, tile returned."""
    s = table(2)
    s.round, s.loans = 5, (4, 0)
    turn(s, YELLOW, 3)
    do(s, "repay")
    assert s.gold[YELLOW] == 0
    assert s.is_out(YELLOW)
    assert s.loans == (0, 0)
    assert s.pieces[YELLOW] == ()


@pytest.mark.rule("W4.4.4")
def test_no_paying_back_in_the_round_of_borrowing() -> None:
    """Scenario 23."""
    s = table(2)
    s.round, s.loans = 5, (5, 0)
    turn(s, YELLOW)
    assert "repay" not in choices(s)
    assert refused(s, "repay") == ("loan-of-this-round", "W4.4.4")
    s.loans = (4, 0)
    turn(s, YELLOW, 2)
    assert refused(s, "repay") == ("short-of-gold", "W4.4.4")
    turn(s, WHITE)
    assert refused(s, "repay") == ("no-loan", "W4.4.4")


@pytest.mark.rule("W4.4.5")
def test_paying_back_before_a_purchase_that_is_then_too_dear() -> None:
    """Scenario 56: 4 gold, the only item costs 4; after paying back 1 gold is lost."""
    s = table(2)
    s.round, s.loans = 5, (4, 0)
    bare(s)
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, "S4-FA1")
    turn(s, YELLOW, 4)
    assert choices(s) == ["build S4-FA1", "repay"]
    do(s, "repay")
    assert s.is_out(YELLOW)
    assert s.gold[YELLOW] == 0
    assert s.loans == (0, 0)


@pytest.mark.rule("W4.4.5", "W4.2.3")
def test_paying_back_when_nothing_can_be_bought() -> None:
    """The question is: pay back or out."""
    s = table(2)
    s.round, s.loans = 5, (4, 0)
    bare(s)
    turn(s, YELLOW, 5)
    assert asked(s) == (YELLOW, "stuck")
    assert choices(s) == ["repay", "out"]
    do(s, "repay")
    assert s.loans == (0, 0)
    assert s.is_out(YELLOW)


@pytest.mark.rule("W4.4.5", "W4.4.7")
def test_paying_back_and_borrowing_again() -> None:
    """Scenario 58: repay and tower in one turn, a loan in the next: 7 - 3 - 2 + 2 = 4 gold."""
    s = table(2)
    s.round, s.loans = 5, (4, 0)
    lay(s, YELLOW, "road 1,1 r0")
    turn(s, YELLOW)
    do(s, "repay", "tower", "put 1,2 r0")
    assert s.gold[YELLOW] == 2
    do(s, "pedestal 1", "end", "loan")
    assert s.gold[YELLOW] == 4
    assert s.loans[YELLOW] == 5
    assert refused(s, "repay") == ("one-loan-action", "W4.4.1")
    do(s, "pedestal 2")
    assert asked(s)[0] == WHITE


@pytest.mark.rule("W4.4.6")
def test_paying_back_after_the_purchase_ends_the_turn() -> None:
    """No second purchase, though 3 gold are left."""
    s = table(2)
    s.round, s.loans = 5, (4, 0)
    turn(s, YELLOW)
    do(s, "pedestal 1", "repay")
    assert s.gold[YELLOW] == 3
    assert asked(s)[0] == WHITE
    assert not s.is_out(YELLOW)


@pytest.mark.rule("W4.4.6", "W4.2.4")
def test_paying_back_the_last_gold_after_the_purchase() -> None:
    """Then they are out."""
    s = table(2)
    s.round, s.loans = 5, (4, 0)
    turn(s, YELLOW, 4)
    do(s, "pedestal 1", "repay")
    assert s.is_out(YELLOW)


@pytest.mark.rule("W5.4.9")
def test_cards_that_nobody_can_build_stay() -> None:
    """A round later the same three are there."""
    s = table(2)
    display(s, "m07", "m14", "m20")
    s.gold = [1, 1]
    turn(s, YELLOW, 1)
    do(s, "pedestal 1", "pedestal 2")
    assert s.round == 2
    assert shown(s) == ["m07", "m14", "m20"]


# What is remembered of the maps.


def afresh(s: Table) -> list[int]:
    """What is offered when nothing is remembered."""
    again = s.clone()
    again.restored()
    again.advance()
    return question(again).options


@pytest.mark.rule("W4.2.1")
@pytest.mark.parametrize(("seats", "seed"), [(2, "a"), (3, "b"), (4, "c"), (5, "d")])
def test_what_is_remembered_of_the_maps_is_true(seats: int, seed: str) -> None:
    """Places known and pieces without a place, in whole games and on branches of them."""
    chooser = random.Random(seed)
    s = GAME.begin(seats, {"side": "B", "mundo": "mode"}, GAME.edition(), Sealed(seed))
    assert isinstance(s, Table)
    while s.asked is not None:
        if s.asked.prompt in ("turn", "stuck"):
            branch = s.clone()
            while branch.asked is not None and branch.round == s.round and chooser.random() < 0.8:
                branch.apply(chooser.choice(branch.asked.options))
            if branch.asked is not None:
                assert branch.asked.options == afresh(branch)
            assert question(s).options == afresh(s)
        s.apply(chooser.choice(s.asked.options))


@pytest.mark.rule("W4.2.1", "W5.4.4")
def test_a_place_is_lost_when_what_it_needs_is_built_over() -> None:
    """The only visible resource beside a place for Petra is covered."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0", "S2-MA1 1,3 r0")
    display(s, "m10")
    turn(s, YELLOW)
    assert offered(s, "wonder") == ["m10"]
    fill(s, YELLOW, "4,3", "5,3", "4,2", "5,2")
    turn(s, YELLOW)
    assert offered(s, "wonder") == []
