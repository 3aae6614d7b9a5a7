"""A player's turn (manual 4.1), and the order of turns (manual 4.0)."""

from __future__ import annotations

import pytest

from boardwright.games.guilds_of_london.course import is_grey
from boardwright.games.guilds_of_london.flow import Round
from boardwright.games.guilds_of_london.state import FROM_ABILITIES
from tests.games.guilds_of_london.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    again,
    asked,
    at,
    card_id,
    choices,
    deck_into_box,
    do,
    drain,
    empty_hall,
    fresh,
    give,
    give_any,
    hall,
    hand,
    lay,
    masters,
    men,
    next_cards,
    notes,
    offered,
    pile,
    pile_words,
    points,
    refused,
    resolve,
    resolve_all_but,
    run,
    scan,
    stand,
    supply,
    table,
    turn,
    where,
)


@pytest.mark.rule("G4.0.1")
@pytest.mark.parametrize(
    ("seats", "spaces", "grey"),
    [(1, 10, (4, 8, 10)), (2, 10, (4, 8, 10)), (3, 15, (3, 6, 9, 12, 15)), (4, 12, (3, 6, 9, 12))],
)
def test_the_track_of_each_number_of_players(
    seats: int, spaces: int, grey: tuple[int, ...]
) -> None:
    s = table(seats)
    assert s.round == 1
    assert s.box.spaces[seats - 1] == spaces
    assert s.box.grey[seats - 1] == grey
    for space in range(1, spaces + 1):
        s.round = space
        assert is_grey(s) == (space in grey)


@pytest.mark.rule("G4.0.2")
def test_the_first_round_goes_in_set_up_order() -> None:
    s = fresh(4)
    order = s.order
    while asked(s)[1] == "secret":
        do(s, choices(s)[0])
    for seat in order:
        assert asked(s)[0] == seat
        do(s, "end")
        while asked(s)[1] == "discard":
            do(s, choices(s)[0])
    assert s.round == 2


@pytest.mark.rule("G4.0.2")
def test_most_points_go_first_and_later_arrivals_before_earlier() -> None:
    """A and B both have 5, B arrived later: B acts before A, scenario 20."""
    s = table(4)
    points(s, 5, 5, 9, 0)
    run(s, Round())
    assert s.order == (GREEN, YELLOW, RED, BLUE)
    assert asked(s) == (GREEN, "turn")


@pytest.mark.rule("G4.0.2")
def test_a_gain_of_nothing_moves_no_marker() -> None:
    s = table(2)
    points(s, 5, 5)
    s.gain(RED, 0, FROM_ABILITIES)
    assert s.ranking() == (YELLOW, RED)
    s.gain(YELLOW, 1, FROM_ABILITIES)
    s.gain(RED, 1, FROM_ABILITIES)
    assert s.ranking() == (RED, YELLOW)


@pytest.mark.rule("G4.0.3")
def test_the_order_of_a_round_stays_when_points_change() -> None:
    s = table(3)
    points(s, 3, 2, 1)
    run(s, Round())
    s.gain(GREEN, 10, FROM_ABILITIES)
    do(s, "end")
    assert asked(s)[0] == YELLOW
    do(s, "end")
    assert asked(s)[0] == GREEN
    do(s, "end")
    assert asked(s)[0] == GREEN


@pytest.mark.rule("G4.1.1")
def test_any_number_of_cards_each_for_one_thing() -> None:
    s = table(2)
    give(s, RED, "G1", "G1", "Y1")
    do(s, "hire G1", "hire Y1", "use G1")
    assert choices(s) == ["end"]
    assert refused(s, "hire G1") == ("not-in-hand", "G4.1.1")
    assert notes(s, "plays-hire")[0][0] == RED


@pytest.mark.rule("G4.1.1")
def test_the_turn_is_asked_even_without_a_card() -> None:
    """Nothing but the end is left: the question still comes."""
    s = table(2)
    assert choices(s) == ["end"]
    do(s, "end")
    assert len(s.hands[RED]) == 4


@pytest.mark.rule("G4.1.2")
def test_hiring_takes_a_man_from_the_supply() -> None:
    """One Hire with a hand of 6: 5 left, draw 2 to 7, no discard, scenario 5."""
    s = table(2)
    give(s, RED, "B5", "B5", "B5", "G5", "G5", "G5")
    do(s, "hire B5")
    assert (hall(s, RED), supply(s, RED)) == (5, 11)
    assert len(s.hands[RED]) == 5
    do(s, "end")
    assert len(s.hands[RED]) == 7
    assert s.round == 2


@pytest.mark.rule("G4.1.2")
def test_nobody_is_hired_from_an_empty_supply() -> None:
    s = table(2)
    drain(s, RED)
    give(s, RED, "B5")
    assert offered(s, "hire") == []
    assert refused(s, "hire B5") == ("supply-empty", "G4.1.2")


@pytest.mark.rule("G4.1.3")
def test_a_move_needs_one_matching_suit() -> None:
    """A yellow card opens a tile with yellow and purple, scenario 21."""
    s = table(4)
    lay(s, "0,0", "14")
    lay(s, "1,0", "11")
    give(s, RED, "Y1")
    do(s, "move Y1")
    assert "0,0" in offered(s, "to")
    assert "1,0" not in offered(s, "to")
    assert refused(s, "to 1,0") == ("wrong-suit", "G4.1.3")
    do(s, "to 0,0")
    assert men(s, "0,0")[RED] == 1
    assert hall(s, RED) == 3


@pytest.mark.rule("G4.1.3", "G4.2.15")
def test_no_master_moves_and_no_resolved_tile_is_entered() -> None:
    """Neither from nor onto a resolved tile, scenario 23."""
    s = table(2)
    masters(s, RED, "0,0")
    empty_hall(s, RED)
    lay(s, "1,0", "1")
    stand(s, "1,0", 1)
    stand(s, "2,0", 1)
    give(s, RED, "Y1", "Y1+B", "R3")
    do(s, "use R3")
    assert offered(s, "from") == ["1,0", "2,0"]
    assert refused(s, "from 0,0") == ("not-open", "G4.1.3")
    do(s, "from 1,0")
    assert refused(s, "to 0,0") == ("not-open", "G4.1.3")
    assert refused(s, "to 1,0") == ("same-place", "G4.1.3")
    assert s.masters[at("0,0")] == RED


@pytest.mark.rule("G4.1.3")
def test_a_man_comes_from_the_guildhall_or_a_tile_but_not_from_the_plantation() -> None:
    s = table(4)
    lay(s, "0,0", "1")
    lay(s, "1,0", "17")
    stand(s, "0,0", 1)
    s.shift(RED, 44, 43, 1)
    give(s, RED, "Y1")
    do(s, "move Y1")
    assert offered(s, "from") == ["hall", "0,0"]
    assert refused(s, "from plantation") == ("not-from-plantation", "G4.1.3")
    assert refused(s, "from 1,0") == ("no-own-man", "G4.1.3")
    do(s, "from 0,0", "to 1,0")
    assert men(s, "0,0")[RED] == 0
    assert men(s, "1,0")[RED] == 1


@pytest.mark.rule("G4.1.3")
def test_a_lone_man_cannot_move_onto_his_own_tile() -> None:
    """The only tile of the suit is the one he stands on."""
    s = table(2)
    lay(s, "0,0", "1")
    lay(s, "1,0", "2")
    resolve_all_but(s, "0,0", "1,0")
    empty_hall(s, RED)
    stand(s, "0,0", 1)
    give(s, RED, "Y1", "B5")
    assert offered(s, "move") == ["B5"]
    assert refused(s, "move Y1") == ("no-move", "G4.1.3")


@pytest.mark.rule("G4.1.4")
def test_an_ability_without_any_use_is_illegal() -> None:
    """No man of another player stands anywhere: nobody can be evicted."""
    s = table(2)
    give(s, RED, "R4", "G1")
    assert offered(s, "use") == ["G1"]
    assert refused(s, "use R4") == ("no-use", "G7.R4")


@pytest.mark.rule("G4.1.5")
def test_gold_is_paid_with_other_cards() -> None:
    s = table(2)
    give(s, RED, "Y2")
    assert refused(s, "use Y2") == ("few-cards", "G4.1.5")
    give(s, RED, "B5", "G1")
    do(s, "use Y2")
    assert asked(s) == (RED, "pay-gold")
    assert choices(s) == ["pay B5", "pay G1"]
    assert refused(s, "pay Y2") == ("not-in-hand", "G4.1.5")
    do(s, "pay G1", "men 1")
    assert hand(s, RED) == ["B5"]


@pytest.mark.rule("G4.1.5")
def test_two_gold_are_two_questions_and_the_last_card_needs_none() -> None:
    s = table(2)
    give(s, RED, "P1", "B5", "G1", "G2")
    do(s, "use P1", "pay B5")
    assert choices(s) == ["pay G1", "pay G2"]
    do(s, "pay G1")
    assert hand(s, RED) == ["G2"]
    t = table(2)
    give(t, RED, "P1", "B5", "G1")
    do(t, "use P1", "pay G1")
    assert hand(t, RED) == []
    assert asked(t) == (RED, "turn")


@pytest.mark.rule("G4.1.5")
def test_a_man_paid_goes_to_the_supply() -> None:
    s = table(2)
    give(s, RED, "P6")
    do(s, "use P6")
    assert (hall(s, RED), supply(s, RED)) == (3, 13)
    empty_hall(s, RED)
    give(s, RED, "P6+R", "B5")
    assert refused(s, "use P6+R") == ("no-man-in-hall", "G7.P6")
    assert refused(s, "use B5") == ("no-man-on-ship", "G7.B5")


@pytest.mark.rule("G4.1.6")
def test_up_to_is_one_at_least_where_nothing_else_happens() -> None:
    s = table(2)
    give(s, RED, "Y1")
    do(s, "use Y1")
    assert choices(s) == ["men 1", "men 2"]
    assert refused(s, "men 0") == ("one-at-least", "G4.1.6")
    assert refused(s, "men 3") == ("so-many-at-most", "G4.1.6")


@pytest.mark.rule("G4.1.6")
def test_a_part_that_fails_does_not_stop_the_others() -> None:
    """Free Passage with no man to move still adds to the end draw."""
    s = table(2)
    empty_hall(s, RED)
    give(s, RED, "R3")
    do(s, "use R3", "end")
    assert len(s.hands[RED]) == 3


@pytest.mark.rule("G4.1.7")
def test_cards_lie_aside_and_reach_the_pile_in_the_order_they_left() -> None:
    s = table(2)
    give(s, RED, "P1", "B5", "G1", "Y1")
    do(s, "hire Y1", "use P1", "pay G1")
    assert len(s.aside) == 4
    assert s.discard == []
    do(s, "end")
    assert pile_words(s) == ["Y1", "P1", "G1", "B5"]
    assert not s.aside


@pytest.mark.rule("G4.1.8")
def test_the_draw_is_four_after_no_action_and_two_after_any() -> None:
    s = table(2)
    do(s, "end")
    assert len(s.hands[RED]) == 4
    t = table(2)
    give(t, RED, "B5")
    do(t, "hire B5", "end")
    assert len(t.hands[RED]) == 2


@pytest.mark.rule("G4.1.8", "G7.2")
def test_end_draw_figures_do_not_outlast_the_turn() -> None:
    s = table(2)
    give(s, RED, "G1")
    do(s, "use G1", "end")
    turn(s, YELLOW)
    do(s, "end")
    assert len(s.hands[YELLOW]) == 4


@pytest.mark.rule("G4.1.8", "G7.2")
def test_the_draw_is_never_below_nothing() -> None:
    """Three Loans: six cards during the turn, none at its end, scenario 68."""
    s = table(2)
    give(s, RED, "G3", "G3", "G3+Y")
    do(s, "use G3", "use G3", "use G3+Y")
    assert len(s.hands[RED]) == 6
    assert s.turn.end_draw == -3
    do(s, "end")
    assert len(s.hands[RED]) == 6


@pytest.mark.rule("G4.1.9")
def test_a_hand_above_seven_is_discarded_card_by_card() -> None:
    """The cards dropped lie in card order, whatever the order of dropping."""
    s = table(2)
    give(s, RED, "Y1", "Y2", "B1", "B2", "R1", "G1", "P1")
    next_cards(s, "Y1", "Y1", "Y1", "Y1+B")
    do(s, "end")
    assert asked(s) == (RED, "discard")
    assert refused(s, "drop G5") == ("not-in-hand", "G4.1.9")
    do(s, "drop P1", "drop Y2", "drop G1", "drop B1")
    assert pile_words(s) == ["Y2", "B1", "G1", "P1"]
    assert len(s.hands[RED]) == 7


@pytest.mark.rule("G4.1.9", "G6.2.6")
def test_the_master_of_the_university_keeps_eight() -> None:
    """9 cards after the draw: discard 1, scenario 6."""
    s = table(2)
    masters(s, RED, where(s, "university"))
    give_any(s, RED, 5)
    do(s, "end")
    assert asked(s) == (RED, "discard")
    assert len(s.hands[RED]) == 9
    do(s, choices(s)[0])
    assert len(s.hands[RED]) == 8
    assert s.round == 2


@pytest.mark.rule("G4.1.9", "G6.2.6")
def test_the_limit_counts_only_at_the_end_of_the_own_turn() -> None:
    """University won first in a scan with 10 cards: 8 stay at the next discard, scenario 71."""
    s = table(4)
    lay(s, "0,0", "university")
    stand(s, "0,0", 4)
    give_any(s, RED, 10)
    scan(s)
    assert s.masters[at("0,0")] == RED
    assert len(s.hands[RED]) == 10
    turn(s, RED)
    do(s, "end")
    while asked(s)[1] == "discard":
        do(s, choices(s)[0])
    assert len(s.hands[RED]) == 8


@pytest.mark.rule("G4.1.10")
def test_an_empty_deck_takes_the_pile_but_not_the_cards_aside() -> None:
    s = table(2)
    give(s, RED, "G3", "G3")
    deck_into_box(s, YELLOW)
    s.hands[YELLOW].remove(card_id("Y1"))
    s.discard = [card_id("Y1")]
    again(s)
    do(s, "use G3")
    assert hand(s, RED) == ["Y1", "G3"]
    assert s.discard == []
    assert refused(s, "use G3") == ("no-use", "G7.G3")
    do(s, "end")
    assert sorted(hand(s, RED)) == sorted(["Y1", "G3", "G3"])
    assert len(notes(s, "reshuffled")) == 2


@pytest.mark.rule("G4.1.10")
def test_nothing_is_drawn_when_deck_and_pile_are_empty() -> None:
    s = table(2)
    deck_into_box(s, YELLOW)
    do(s, "end")
    assert s.hands[RED] == []


@pytest.mark.rule("G7.G4", "G4.1.7")
def test_a_card_played_in_this_turn_is_not_in_the_archive() -> None:
    """Hire with Z, then Archive: Z lies aside, scenario 50."""
    s = table(2)
    pile(s, "Y1", "Y2")
    give(s, RED, "B5", "G4")
    do(s, "hire B5", "use G4")
    assert offered(s, "dig") == ["Y1", "Y2"]
    assert refused(s, "dig B5") == ("not-in-reach", "G7.G4")


@pytest.mark.rule("G4.1.3")
def test_neutrals_are_no_men_to_move() -> None:
    s = table(2)
    empty_hall(s, RED)
    s.add_neutrals(s.open[0], 1)
    s.board_neutrals -= 1
    give(s, RED, "Y1")
    assert offered(s, "move") == []


@pytest.mark.rule("G4.2.15")
def test_a_resolved_tile_without_a_master_is_closed_as_well() -> None:
    s = table(2)
    lay(s, "0,0", "1")
    resolve(s, "0,0")
    give(s, RED, "Y3")
    do(s, "use Y3")
    assert "0,0" not in offered(s, "to")
