"""What the manual says word for word, and which options go together (manual 10)."""

from __future__ import annotations

import pytest

from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.automaton import automaton_turn
from boardwright.games.world_wonders.effects import gain
from boardwright.games.world_wonders.options import OPTIONS
from boardwright.games.world_wonders.scoring import placings
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput
from boardwright.kernel.visibility import members
from tests.games.world_wonders.cases import CASES
from tests.games.world_wonders.table import (
    BLUE,
    WHITE,
    YELLOW,
    asked,
    at,
    bare,
    choices,
    display,
    do,
    empty_deck,
    end_round,
    fill,
    fresh,
    lay,
    next_draws,
    points,
    refused,
    shown,
    table,
    tiles,
    tiles_up,
    tracks,
    turn,
)


@pytest.mark.parametrize("seats", GAME.seats)
def test_one_word_gives_the_letter(seats: int) -> None:
    """Every option that has a letter, and means something, has it; a golden game plays it."""
    letter = GAME.preset("letter", seats, {})
    assert GAME.check(seats, letter)["stacks"] == "type"
    left_out = {o.name for o in OPTIONS if o.letter} - set(letter)
    assert left_out == {"third_card"} | ({"solo_setup"} if seats > 1 else set())
    played = [options for n, options, seed in CASES if n == seats and "letter" in seed]
    assert any(letter.items() <= options.items() for options in played)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"difficulty": "hard"}),
        (2, {"solo_setup": "manual"}),
        (1, {"objectives": "off"}),
        (1, {"pedestals": "exact"}),
        (1, {"pedestals_held": "both"}),
        (1, {"objective_zero": "placed"}),
        (1, {"start_player": "1"}),
        (3, {"start_player": "4"}),
        (3, {"tile_price": "stack"}),
        (3, {"third_card": "empty"}),
        (3, {"third_card": "empty", "mundo": "shuffled"}),
        (3, {"objective_zero": "placed", "objectives": "off"}),
        (3, {"resource_side": "A"}),
        (3, {"side": "B", "resource_side": "B"}),
    ],
)
def test_an_option_that_means_nothing_is_refused(seats: int, options: dict[str, str]) -> None:
    """The message names the option."""
    with pytest.raises(BadInput, match=f"option {next(iter(options))}=|resource_side="):
        GAME.check(seats, options)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"objectives": "off", "solo_setup": "manual"}),
        (1, {"pedestals_held": "both", "solo_setup": "manual"}),
        (1, {"stacks": "type", "tile_price": "stack"}),
        (3, {"third_card": "empty", "mundo": "mode"}),
        (3, {"start_player": "3"}),
    ],
)
def test_an_option_that_means_something_is_taken(seats: int, options: dict[str, str]) -> None:
    """Also alone, where the manual's set-up brings what the published one lacks."""
    assert options.items() <= GAME.check(seats, options).items()


@pytest.mark.rule("W10.9")
def test_the_chosen_seat_begins() -> None:
    """Seat 3 is first, whatever chance says; the order of the others is drawn."""
    orders = {fresh(3, Sealed(str(n)), start_player="3").order for n in range(20)}
    assert orders == {(2, 0, 1), (2, 1, 0)}


@pytest.mark.rule("W10.10", "W4.3.4")
@pytest.mark.parametrize(
    ("tile", "price"),
    [("S8-FA1", 3), ("S8-MA1", 3), ("S1-LI1", 4), ("S8-HA1", 4), ("S1-TE1", 5), ("S6-TE1", 5)],
)
def test_one_price_for_each_stack_of_a_type(tile: str, price: int) -> None:
    """Farm and Market 3, Library and Habitation 4, Temple 5, whatever the shape."""
    s = table(3, stacks="type", tile_price="stack")
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, tile)
    turn(s, YELLOW, price - 1)
    assert refused(s, f"build {tile}") == ("short-of-gold", "W4.3.4")
    turn(s, YELLOW, price)
    do(s, f"build {tile}", "put 1,2 r0")
    assert s.gold[YELLOW] == 0


@pytest.mark.rule("W10.10", "W10.4")
def test_the_published_costs_reach_from_two_to_five() -> None:
    """The five stacks share them in the same way."""
    assert fresh(2).box.type_costs == ((3, 3, 4, 4, 5), (2, 2, 3, 4, 5))


@pytest.mark.rule("W10.3", "W7.3")
def test_stacks_by_type_work_alone() -> None:
    """Five stacks of all 80 tiles; a solo card takes the first tile of the shape it names."""
    s = table(1, stacks="type")
    s.solo_bag, s.solo_used = (1 << 14) - 1, ()
    assert len(s.shown) == 5
    tiles(s, "S4-MA1", "S6-LI1", "S6-TE1")
    next_draws(s, 0)
    automaton_turn(s)
    assert tiles_up(s) == ["S4-MA1", "S6-TE1"]
    next_draws(s, members(s.solo_bag).index(2))
    automaton_turn(s)
    assert tiles_up(s) == ["S6-TE1"]
    fewer = fresh(1, stacks="type")
    assert len(members(fewer.tile_bag)) == 75
    assert GAME.audit(fewer) == []


@pytest.mark.rule("W10.11")
def test_alone_by_the_manual_everything_is_set_up() -> None:
    """Three monuments, two pedestals, three objectives; the Automaton still moves first."""
    games = [fresh(1, Sealed(str(n)), solo_setup="manual") for n in range(10)]
    for s in games:
        assert len(s.display) == 3
        assert s.pedestals == (-1, -1)
        assert len(s.goals) == 3
        assert len(s.solo_used) == 1
    do(games[0], "pedestal 1")
    assert games[0].pedestals == (YELLOW, -1)
    assert fresh(1, solo_setup="manual", objectives="off").goals == ()


@pytest.mark.rule("W10.11", "W8.2")
def test_alone_by_the_manual_two_cards_of_each_deck() -> None:
    """As with several players."""
    s = fresh(1, solo_setup="manual", mundo="mode")
    assert s.sizes == (2, 2)


@pytest.mark.rule("W10.11", "W6.11")
def test_alone_by_the_manual_objectives_score() -> None:
    """The only player is first, with anything to show."""
    s = table(1, solo_setup="manual")
    s.goals = (8, 9)
    tracks(s, YELLOW, 3, 0, 0, 0)
    assert points(s, YELLOW, "objectives") == 4


@pytest.mark.rule("W10.12", "W4.5.4")
@pytest.mark.parametrize("pedestals", ["front", "exact"])
def test_both_pedestals_in_one_hand(pedestals: str) -> None:
    """Bought one after the other; their holder is first, once."""
    s = table(3, pedestals_held="both", pedestals=pedestals)
    do(s, "pedestal 1", "end")
    turn(s, YELLOW)
    do(s, "pedestal 2", "end")
    assert s.pedestals == (YELLOW, YELLOW)
    assert GAME.audit(s) == []
    tracks(s, YELLOW, 9, 9, 9, 9)
    end_round(s)
    assert s.order == (YELLOW, 1, 2)


@pytest.mark.rule("W10.13")
def test_a_value_of_zero_is_placed() -> None:
    """Nobody has a Library: all share; one leads: a single other is second, two get 1 each."""
    assert placings([0, 0, 0], 4, 2, 0) == [2, 2, 2]
    assert placings([3, 0], 4, 2, 0) == [4, 2]
    assert placings([3, 0, 0], 4, 2, 0) == [4, 1, 1]
    s = table(2, objective_zero="placed")
    s.goals = (5,)
    assert points(s, WHITE, "objectives") == 3
    plain = table(2)
    plain.goals = (5,)
    assert points(plain, WHITE, "objectives") == 0


@pytest.mark.rule("W10.13", "W6.O10")
def test_a_condition_that_nobody_meets_is_not_placed() -> None:
    """All five districts are a condition, not a place."""
    s = table(2, objective_zero="placed")
    s.goals = (14,)
    assert points(s, YELLOW, "objectives") == 0


@pytest.mark.rule("W10.14", "W4.4.3")
def test_a_loan_of_no_use_may_be_taken() -> None:
    """The map is full and nothing is on offer: a loan or out; after the loan, out all the same."""
    s = table(2, loan_use="any")
    fill(s, YELLOW)
    bare(s)
    turn(s, YELLOW, 2)
    assert choices(s) == ["loan", "out"]
    do(s, "loan")
    assert s.is_out(YELLOW)
    assert s.loans[YELLOW] == 1


@pytest.mark.rule("W10.15", "W4.4.6")
def test_paying_back_after_the_purchase_asks_for_another_one() -> None:
    """With gold left yellow must buy again, without another loan action; with none they are out."""
    s = table(2, after_repaying="buy")
    s.round, s.loans = 2, (1, 0)
    turn(s, YELLOW, 5)
    do(s, "road", "put 1,1 r0", "repay")
    assert asked(s) == (YELLOW, "turn")
    assert refused(s, "loan") == ("one-loan-action", "W4.4.1")
    do(s, "pedestal 1")
    assert s.is_out(YELLOW)
    assert asked(s)[0] == WHITE
    s = table(2, after_repaying="buy")
    s.round, s.loans = 2, (1, 0)
    turn(s, YELLOW, 4)
    do(s, "road", "put 1,1 r0", "repay")
    assert s.is_out(YELLOW)


@pytest.mark.rule("W10.16", "W5.5.2")
def test_a_symbol_counts_when_it_is_passed() -> None:
    """Side A: food 2 reaches the first symbol, food 3 has passed it; the last is never passed."""
    s = table(2, symbols="passed")
    gain(s, YELLOW, (2, 0, 0), 0)
    assert at(s, YELLOW) == (2, 0, 0, 0)
    gain(s, YELLOW, (1, 0, 0), 0)
    assert at(s, YELLOW) == (3, 0, 0, 1)
    gain(s, YELLOW, (12, 0, 0), 0)
    assert at(s, YELLOW) == (15, 0, 0, 5)
    plain = table(2)
    gain(plain, YELLOW, (2, 0, 0), 0)
    assert at(plain, YELLOW) == (2, 0, 0, 1)


@pytest.mark.rule("W10.17", "W8.3")
def test_the_third_card_comes_when_a_deck_is_empty() -> None:
    """The last MUNDO card of the deck fills the gap: a third monument joins at once, and no more
    later."""
    s = table(2, mundo="mode", third_card="empty")
    lay(s, YELLOW, "S2-LI1 3,1 r90", "road 4,1 r0", "S2-MA1 6,2 r0")
    display(s, "m01", "m02", "x5", "x6")
    empty_deck(s, keep=1, mundo=True)
    turn(s, YELLOW)
    do(s, "wonder x5", "put 4,2 r0")
    assert sorted([name[0] for name in shown(s)]) == ["m", "m", "m", "x", "x"]
    turn(s, YELLOW)
    do(s, "wonder x6", "put 8,1 r0")
    assert s.sizes == (3, 2)


def test_five_seats_have_five_beginners() -> None:
    """The fourth seat begins a game of four."""
    assert fresh(4, start_player="4").order[0] == BLUE
