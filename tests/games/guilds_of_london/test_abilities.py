"""Every ability of the action cards (manual 7)."""

from __future__ import annotations

import pytest

from boardwright.games.guilds_of_london.city import pieces_on
from boardwright.games.guilds_of_london.components import CARD_KINDS, ROWS, SECONDS
from boardwright.games.guilds_of_london.grid import SUPPLY
from boardwright.kernel.visibility import members
from tests.games.guilds_of_london.table import (
    GREEN,
    RED,
    YELLOW,
    asked,
    at,
    choices,
    crowd,
    deck_into_box,
    do,
    drain,
    empty_hall,
    empty_mayoral,
    give,
    hall,
    hand,
    lay,
    masters,
    men,
    neutrals,
    next_cards,
    offered,
    pile,
    pile_words,
    put_men,
    refused,
    resolve_all_but,
    ship,
    stand,
    supply,
    table,
    the_box,
    turn,
    vps,
    where,
)


@pytest.mark.rule("G7.1")
@pytest.mark.parametrize("row", ROWS)
def test_every_ability_can_be_used_once_at_least(row: str) -> None:
    """With men everywhere each copy of each card is offered, and its use sets it aside."""
    for kind in range(CARD_KINDS):
        if ROWS[kind // SECONDS] != row or the_box().copies[kind] == 0:
            continue
        s = table(3)
        stand(s, "0,0", 1, 1, 1)
        stand(s, "1,0", 1, 1)
        put_men(s, RED, ship=1)
        pile(s, "Y1", "P1")
        word = row if kind % SECONDS == 0 else f"{row}+{'YBRGP'[kind % SECONDS - 1]}"
        give(s, RED, word, "G1", "G1")
        do(s, f"use {word}")
        assert kind in s.aside
        assert s.turn.acted == 1


@pytest.mark.rule("G7.Y1")
def test_y1_hires_one_or_two() -> None:
    s = table(2)
    give(s, RED, "Y1", "Y1")
    do(s, "use Y1", "men 2")
    assert (hall(s, RED), supply(s, RED)) == (6, 10)
    drain(s, RED, 1)
    do(s, "use Y1")
    assert asked(s)[1] == "turn"
    assert supply(s, RED) == 0


@pytest.mark.rule("G7.Y2")
def test_y2_hires_up_to_four_for_a_gold() -> None:
    s = table(2)
    give(s, RED, "Y2", "B5")
    do(s, "use Y2")
    assert choices(s) == ["men 1", "men 2", "men 3", "men 4"]
    do(s, "men 4")
    assert hall(s, RED) == 8
    assert hand(s, RED) == []


@pytest.mark.rule("G7.Y3")
def test_y3_places_a_man_of_the_supply_by_banner() -> None:
    """Banners YB: a tile with B is legal, one with R not; no man of the hall goes, scenario 66."""
    s = table(4)
    lay(s, "0,0", "10")
    lay(s, "1,0", "11")
    give(s, RED, "Y3+B")
    do(s, "use Y3+B")
    assert refused(s, "to 1,0") == ("wrong-suit", "G4.1.3")
    do(s, "to 0,0")
    assert men(s, "0,0")[RED] == 1
    assert (hall(s, RED), supply(s, RED)) == (4, 11)
    drain(s, RED)
    give(s, RED, "Y3")
    assert refused(s, "use Y3") == ("no-use", "G7.Y3")


@pytest.mark.rule("G7.Y4")
def test_y4_puts_up_to_three_on_one_tile() -> None:
    s = table(4)
    lay(s, "0,0", "11")
    give(s, RED, "Y4", "B5", "B5")
    do(s, "use Y4", "pay B5", "to 0,0")
    assert choices(s) == ["men 1", "men 2", "men 3"]
    do(s, "men 3")
    assert men(s, "0,0")[RED] == 3
    assert (hall(s, RED), supply(s, RED)) == (4, 9)


@pytest.mark.rule("G7.Y5", "G4.1.6")
def test_y5_hires_up_to_two_and_draws() -> None:
    s = table(2)
    give(s, RED, "Y5", "B5")
    do(s, "use Y5")
    assert choices(s) == ["men 0", "men 1", "men 2"]
    next_cards(s, "R1")
    do(s, "men 0")
    assert hand(s, RED) == ["R1"]
    drain(s, RED)
    give(s, RED, "Y5")
    next_cards(s, "R1")
    do(s, "use Y5")
    assert hand(s, RED) == ["R1"]


@pytest.mark.rule("G7.Y5", "G4.1.6")
def test_y5_without_a_card_to_draw_hires_at_least_one() -> None:
    s = table(2)
    give(s, RED, "Y5", "B5")
    deck_into_box(s, YELLOW)
    do(s, "use Y5")
    assert choices(s) == ["men 1", "men 2"]
    t = table(2)
    drain(t, RED)
    give(t, RED, "Y5", "B5")
    deck_into_box(t, YELLOW)
    assert refused(t, "use Y5") == ("no-use", "G7.Y5")


@pytest.mark.rule("G7.B1")
def test_b1_ships_one_man() -> None:
    s = table(4)
    stand(s, "0,0", 1)
    give(s, RED, "B1", "B1")
    do(s, "use B1")
    assert choices(s) == ["from hall", "from 0,0"]
    do(s, "from 0,0")
    assert (ship(s, RED), men(s, "0,0")[RED]) == (1, 0)
    do(s, "use B1")
    assert (ship(s, RED), hall(s, RED)) == (2, 3)


@pytest.mark.rule("G7.B2")
def test_b2_ships_one_to_three_men() -> None:
    s = table(4)
    stand(s, "0,0", 2)
    give(s, RED, "B2", "B5")
    do(s, "use B2")
    assert refused(s, "stop") == ("one-at-least", "G4.1.6")
    do(s, "from hall", "from 0,0", "from 0,0")
    assert ship(s, RED) == 3
    assert asked(s)[1] == "turn"
    give(s, RED, "B2", "B5")
    do(s, "use B2")
    assert ship(s, RED) == 4
    do(s, "stop")
    assert ship(s, RED) == 4


@pytest.mark.rule("G7.B3")
def test_b3_ships_a_man_of_the_supply() -> None:
    s = table(2)
    give(s, RED, "B3", "B3")
    do(s, "use B3")
    assert (ship(s, RED), supply(s, RED), hall(s, RED)) == (1, 11, 4)
    drain(s, RED)
    assert refused(s, "use B3") == ("no-use", "G7.B3")


@pytest.mark.rule("G7.B4", "G4.1.6")
def test_b4_brings_men_home_and_draws() -> None:
    s = table(4)
    stand(s, "0,0", 2)
    put_men(s, RED, ship=1)
    give(s, RED, "B4")
    do(s, "use B4")
    assert choices(s) == ["from plantation", "from 0,0", "stop"]
    assert refused(s, "from hall") == ("same-place", "G7.B4")
    next_cards(s, "R1")
    do(s, "from plantation", "from 0,0", "from 0,0")
    assert (hall(s, RED), ship(s, RED)) == (7, 0)
    assert hand(s, RED) == ["R1"]


@pytest.mark.rule("G7.B4", "G4.1.6")
def test_b4_with_no_man_still_draws() -> None:
    s = table(2)
    give(s, RED, "B4", "B4")
    next_cards(s, "R1")
    do(s, "use B4")
    assert hand(s, RED) == ["B4", "R1"]
    deck_into_box(s, YELLOW)
    assert refused(s, "use B4") == ("no-use", "G7.B4")


@pytest.mark.rule("G7.B4", "G4.1.6")
def test_b4_without_a_card_to_draw_brings_one_man_home_at_least() -> None:
    s = table(3)
    give(s, RED, "B4")
    stand(s, "0,0", 1)
    put_men(s, RED, ship=1)
    deck_into_box(s, YELLOW)
    do(s, "use B4")
    assert choices(s) == ["from plantation", "from 0,0"]
    assert refused(s, "stop") == ("one-at-least", "G4.1.6")
    do(s, "from plantation")
    assert choices(s) == ["from 0,0", "stop"]


@pytest.mark.rule("G7.B5")
def test_b5_pays_a_man_of_the_plantation_for_three_points() -> None:
    s = table(2)
    put_men(s, RED, ship=1)
    give(s, RED, "B5", "B5")
    do(s, "use B5")
    assert (ship(s, RED), supply(s, RED)) == (0, 12)
    assert vps(s) == [3, 0]
    assert refused(s, "use B5") == ("no-man-on-ship", "G7.B5")


@pytest.mark.rule("G7.R1")
def test_r1_escorts_two_men_of_one_place_by_banner() -> None:
    s = table(4)
    lay(s, "0,0", "11")
    lay(s, "1,0", "1")
    stand(s, "1,0", 2)
    give(s, RED, "R1", "R1")
    do(s, "use R1", "from 1,0")
    assert refused(s, "to 1,0")[0] == "same-place"
    lay(s, "2,0", "2")
    assert refused(s, "to 2,0") == ("wrong-suit", "G4.1.3")
    do(s, "to 0,0")
    assert choices(s) == ["men 1", "men 2"]
    do(s, "men 2")
    assert (men(s, "0,0")[RED], men(s, "1,0")[RED]) == (2, 0)


@pytest.mark.rule("G7.R2")
def test_r2_marches_up_to_three_men_to_one_tile() -> None:
    s = table(4)
    lay(s, "0,0", "1")
    stand(s, "0,0", 1)
    stand(s, "1,0", 1)
    give(s, RED, "R2", "B5")
    do(s, "use R2", "to 0,0")
    assert offered(s, "from") == ["hall", "1,0"]
    assert refused(s, "from 0,0") == ("same-place", "G7.R2")
    assert refused(s, "stop") == ("one-at-least", "G4.1.6")
    do(s, "from 1,0", "from hall", "from hall")
    assert men(s, "0,0")[RED] == 4
    assert asked(s)[1] == "turn"


@pytest.mark.rule("G7.R2")
def test_r2_needs_a_man_elsewhere() -> None:
    s = table(4)
    empty_hall(s, RED)
    stand(s, "0,0", 2)
    give(s, RED, "R2", "B5")
    do(s, "use R2")
    assert refused(s, "to 0,0") == ("no-own-man", "G7.R2")
    do(s, "to 1,0", "stop")
    assert men(s, "1,0")[RED] == 1


@pytest.mark.rule("G7.R2", "G4.1.3")
def test_without_a_man_on_the_board_nobody_marches_or_moves() -> None:
    s = table(3)
    empty_hall(s, RED)
    give(s, RED, "R2", "R2", "B1", "P5")
    assert offered(s, "move") == []
    assert offered(s, "use") == ["P5"]
    assert refused(s, "use R2") == ("no-use", "G7.R2")
    assert refused(s, "use B1") == ("no-use", "G7.B1")
    do(s, "use P5", "pay R2")
    assert refused(s, "move R2") == ("no-move", "G4.1.3")


@pytest.mark.rule("G7.R3")
def test_r3_goes_anywhere_and_adds_to_the_draw() -> None:
    s = table(4)
    lay(s, "0,0", "1")
    give(s, RED, "R3")
    do(s, "use R3", "to 0,0")
    assert men(s, "0,0")[RED] == 1
    do(s, "end")
    assert len(s.hands[RED]) == 3


@pytest.mark.rule("G7.R4")
def test_r4_sends_another_players_man_home() -> None:
    s = table(4)
    stand(s, "0,0", 1, 1, 1)
    give(s, RED, "R4", "B5")
    do(s, "use R4")
    assert offered(s, "evict") == ["0,0 yellow", "0,0 green"]
    assert refused(s, "evict 0,0 red") == ("another-player", "G7.R4")
    assert refused(s, "evict 0,0 blue") == ("no-man-there", "G7.R4")
    assert refused(s, "evict 1,1 green") == ("not-open", "G7.R4")
    do(s, "evict 0,0 green")
    assert men(s, "0,0") == [1, 1, 0, 0]
    assert hall(s, GREEN) == 5


@pytest.mark.rule("G7.R5")
def test_r5_swaps_two_men() -> None:
    s = table(4)
    stand(s, "0,0", 2)
    stand(s, "1,0", 0, 2)
    stand(s, "2,0", 1, 0, 1)
    give(s, RED, "R5")
    do(s, "use R5")
    assert offered(s, "from") == ["0,0", "2,0"]
    assert refused(s, "from hall") == ("not-open", "G7.R5")
    do(s, "from 2,0")
    assert asked(s)[1] == "turn"
    assert men(s, "1,0") == [1, 1, 0, 0]
    assert men(s, "2,0") == [0, 1, 1, 0]


@pytest.mark.rule("G7.R5")
def test_r5_needs_two_different_tiles() -> None:
    """Own man and B's man on the same tile only: illegal, scenario 75."""
    s = table(4)
    stand(s, "0,0", 1, 1)
    give(s, RED, "R5", "R5")
    assert refused(s, "use R5") == ("no-use", "G7.R5")
    stand(s, "1,0", 0, 1)
    stand(s, "2,0", 0, 0, 1)
    do(s, "use R5")
    assert refused(s, "swap 0,0 yellow") == ("same-place", "G7.R5")
    assert offered(s, "swap") == ["1,0 yellow", "2,0 green"]


@pytest.mark.rule("G7.R5")
def test_r5_does_not_offer_a_man_whose_only_partner_stands_beside_him() -> None:
    s = table(3)
    give(s, RED, "R5")
    stand(s, "0,0", 1, 1)
    stand(s, "1,0", 1)
    stand(s, "2,0", 1)
    do(s, "use R5")
    assert choices(s) == ["from 1,0", "from 2,0"]
    assert refused(s, "from 0,0") == ("no-man-there", "G7.R5")


@pytest.mark.rule("G7.G1")
def test_g1_adds_two_to_the_draw() -> None:
    s = table(2)
    give(s, RED, "G1")
    do(s, "use G1", "end")
    assert len(s.hands[RED]) == 4


@pytest.mark.rule("G7.G2", "G7.2")
def test_g2_adds_four_and_figures_add_up() -> None:
    s = table(2)
    give(s, RED, "G1", "G2", "B5")
    do(s, "use G2", "pay B5", "use G1")
    assert s.turn.end_draw == 6
    give(s, YELLOW, *["Y1"] * 3)
    do(s, "end")
    assert len(s.hands[RED]) == 8


@pytest.mark.rule("G7.G3", "G7.2")
def test_g3_draws_two_now_and_one_less_later() -> None:
    """Two cards now, playable at once; one at the end, scenario 51."""
    s = table(2)
    give(s, RED, "G3")
    next_cards(s, "R1", "Y1", "B1")
    do(s, "use G3")
    assert hand(s, RED) == ["Y1", "R1"]
    assert "hire R1" in choices(s)
    do(s, "end")
    assert hand(s, RED) == ["Y1", "B1", "R1"]


@pytest.mark.rule("G7.G4", "G11.1")
def test_g4_takes_two_of_the_top_six_openly() -> None:
    s = table(2)
    pile(s, "P7", "Y1", "Y2", "Y1", "B1", "B2", "R1")
    give(s, RED, "G4")
    do(s, "use G4")
    assert offered(s, "dig") == ["Y1", "Y2", "B1", "B2", "R1"]
    assert refused(s, "dig P7") == ("not-in-reach", "G7.G4")
    assert refused(s, "stop") == ("one-at-least", "G4.1.6")
    do(s, "dig Y1")
    assert pile_words(s) == ["P7", "Y1", "Y2", "B1", "B2", "R1"]
    assert refused(s, "dig P7") == ("not-in-reach", "G7.G4")
    do(s, "dig B2")
    assert hand(s, RED) == ["Y1", "B2"]
    assert asked(s)[1] == "turn"
    assert len(s.known[RED]) == 2


@pytest.mark.rule("G7.G4")
def test_g4_may_stop_after_one_and_needs_a_pile() -> None:
    s = table(2)
    give(s, RED, "G4", "G4")
    assert refused(s, "use G4") == ("no-use", "G7.G4")
    pile(s, "Y1", "Y2")
    do(s, "use G4", "dig Y2", "stop")
    assert hand(s, RED) == ["Y2", "G4"]


@pytest.mark.rule("G7.G5")
def test_g5_draws_three_for_a_man() -> None:
    s = table(2)
    give(s, RED, "G5")
    do(s, "use G5")
    assert len(s.hands[RED]) == 3
    assert (hall(s, RED), supply(s, RED)) == (3, 13)
    t = table(2)
    give(t, RED, "G5")
    deck_into_box(t, YELLOW)
    assert refused(t, "use G5") == ("no-use", "G7.G5")


@pytest.mark.rule("G7.P1", "G4.2.12")
def test_p1_draws_a_mayoral_card_or_five_points() -> None:
    """With an empty deck 5 VP, scenario 28."""
    s = table(2)
    give(s, RED, "P1", "B5", "B5", "P1", "B5", "G5")
    deck = s.mayoral_deck
    do(s, "use P1", "pay B5", "pay B5")
    assert len(members(s.later[RED])) == 1
    assert s.mayoral_deck | s.later[RED] == deck
    empty_mayoral(s, YELLOW)
    do(s, "use P1", "pay B5")
    assert vps(s) == [5, 0]


@pytest.mark.rule("G7.P2", "G4.1.6", "G6.1.1")
def test_p2_takes_a_neutral_and_adds_to_the_draw() -> None:
    s = table(2)
    give(s, RED, "P2", "P2")
    do(s, "use P2")
    assert (s.stock[RED], s.board_neutrals) == (1, 3)
    neutrals(s, YELLOW, 3)
    do(s, "use P2")
    assert s.stock[RED] == 1
    assert s.turn.end_draw == 2


@pytest.mark.rule("G7.P3", "G6.1.1")
def test_p3_puts_neutrals_on_tiles_from_the_own_stock_first() -> None:
    s = table(4)
    neutrals(s, RED, 1)
    give(s, RED, "P3", "P3")
    do(s, "use P3")
    assert refused(s, "stop") == ("one-at-least", "G4.1.6")
    assert refused(s, "to 1,1") == ("not-open", "G7.P3")
    do(s, "to 0,0")
    assert (s.stock[RED], s.board_neutrals) == (0, 7)
    do(s, "to 0,0")
    assert (s.stock[RED], s.board_neutrals) == (0, 6)
    assert s.neutrals[at("0,0")] == 2
    do(s, "use P3", "to 1,0", "stop")
    assert s.neutrals[at("1,0")] == 1


@pytest.mark.rule("G7.P3")
def test_p3_needs_a_neutral() -> None:
    s = table(2)
    neutrals(s, YELLOW, 4)
    give(s, RED, "P3")
    assert refused(s, "use P3") == ("no-use", "G7.P3")


@pytest.mark.rule("G7.P4", "G4.1.6")
def test_p4_moves_the_beadle_and_draws() -> None:
    s = table(4)
    lay(s, "0,0", "33")
    give(s, RED, "P4")
    here = choices(s)
    assert "use P4" in here
    next_cards(s, "R1")
    do(s, "use P4")
    assert refused(s, f"to {where(s, 'church')}") == ("no-guild", "G7.P4")
    do(s, "to 0,0")
    assert s.beadle == at("0,0")
    assert hand(s, RED) == ["R1"]


@pytest.mark.rule("G7.P4", "G4.1.6")
def test_p4_with_one_guild_left_still_draws() -> None:
    s = table(4)
    lay(s, "0,0", "33")
    resolve_all_but(s, "0,0", "3,1")
    give(s, RED, "P4")
    next_cards(s, "R1")
    do(s, "use P4")
    assert s.beadle == at("0,0")
    assert hand(s, RED) == ["R1"]


@pytest.mark.rule("G7.P4", "G4.1.6")
def test_p4_without_a_card_to_draw_still_moves_the_beadle() -> None:
    s = table(3)
    resolve_all_but(s, "0,0", "1,0")
    lay(s, "0,0", "1")
    lay(s, "1,0", "2")
    give(s, RED, "P4")
    deck_into_box(s, YELLOW)
    do(s, "use P4")
    assert s.beadle == at("1,0")
    assert hand(s, RED) == []


@pytest.mark.rule("G7.P5")
def test_p5_frees_moves_for_this_turn() -> None:
    """Any card, any tile, two men from one place; not twice; not in the next turn."""
    s = table(4)
    lay(s, "0,0", "1")
    give(s, RED, "P5", "P5", "B1", "R1", "G5")
    do(s, "use P5", "pay P5")
    give(s, RED, "P5+B")
    assert refused(s, "use P5+B") == ("no-use", "G7.P5")
    do(s, "move R1", "to 0,0")
    assert choices(s) == ["men 1", "men 2"]
    do(s, "men 2")
    assert men(s, "0,0")[RED] == 2
    do(s, "use B1")
    assert offered(s, "from") == ["hall", "0,0"]
    do(s, "from 0,0")
    assert ship(s, RED) == 1
    turn(s, RED)
    do(s, "move G5", "from hall")
    assert refused(s, "to 0,0") == ("wrong-suit", "G4.1.3")


@pytest.mark.rule("G7.P6")
def test_p6_pays_a_man_for_two_points() -> None:
    s = table(2)
    give(s, RED, "P6")
    do(s, "use P6")
    assert vps(s) == [2, 0]
    assert supply(s, RED) == 13


@pytest.mark.rule("G7.P7")
def test_p7_adds_two_to_the_draw() -> None:
    s = table(2)
    give(s, RED, "P7")
    do(s, "use P7", "end")
    assert len(s.hands[RED]) == 4


@pytest.mark.rule("G7.1")
def test_masters_and_seeded_neutrals_are_never_touched() -> None:
    s = table(1)
    empty_hall(s, RED)
    masters(s, RED, "0,0")
    give(s, RED, "B1", "R5", "B4", "R1")
    assert offered(s, "use") == ["B4"]
    seeded = s.seeded
    do(s, "use B4")
    assert s.seeded == seeded
    assert s.at(RED, SUPPLY) == 15


@pytest.mark.rule("G7.1")
def test_another_player_includes_boris() -> None:
    s = table(1)
    stand(s, "0,0", 0, 1)
    give(s, RED, "R4", "B5")
    do(s, "use R4")
    assert men(s, "0,0") == [0, 0]


@pytest.mark.rule("G7.P3")
def test_p3_neutrals_count_as_pieces() -> None:
    s = table(4)
    lay(s, "0,0", "6")
    crowd(s, "0,0", 1)
    assert pieces_on(s, at("0,0")) == 1 + (s.beadle == at("0,0"))
