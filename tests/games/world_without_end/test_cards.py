"""Playing, declining, discarding, and the twelve actions (manual 4.5)."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    aside,
    asked,
    choices,
    discards,
    do,
    end_chapter,
    finish_round,
    finish_turn,
    free,
    goods,
    hand,
    hold,
    house,
    in_force,
    infect,
    marker_on,
    notes,
    offered,
    owner,
    pile,
    points,
    project,
    refused,
    seals,
    solvent,
    supply,
    supply_only,
    table,
    turn_up,
    why_not,
)

# Playing and discarding.


@pytest.mark.rule("E4.5.1")
def test_play_carry_out_discard_then_the_next_player() -> None:
    s = table()
    do(s, "play grain")
    assert asked(s) == (BLUE, "carry-out")
    do(s, "take gr")
    assert asked(s) == (BLUE, "discard")
    do(s, "discard privilege")
    assert asked(s) == (RED, "play-card")
    assert discards(s, BLUE) == ["privilege"]
    assert len(hand(s, BLUE)) == 10


@pytest.mark.rule("E4.5.1")
def test_only_cards_in_hand_are_played_and_discarded() -> None:
    s = table(round=3)
    pile(s, BLUE, "grain", "piety")
    aside(s, BLUE, "sales", "rent")
    assert refused(s, "play grain") == ("not-in-hand", "E4.5.1")
    assert refused(s, "play sales") == ("not-in-hand", "E4.5.1")
    do(s, "play resource", "pass")
    assert refused(s, "discard resource") == ("not-in-hand", "E4.5.1")
    assert "discard grain" not in choices(s)


@pytest.mark.rule("E4.5.2")
def test_an_action_may_be_declined() -> None:
    s = table()
    do(s, "play grain", "pass", "discard piety")
    assert goods(s, BLUE) == "WO1 GO2"
    assert "grain" not in hand(s, BLUE)


@pytest.mark.rule("E4.5.2")
def test_nothing_is_asked_where_nothing_can_be_done() -> None:
    """No cube to build with: straight on to the discard."""
    s = table()
    do(s, "play project")
    assert asked(s) == (BLUE, "discard")
    assert notes(s, "impossible") == [(BLUE,)]


@pytest.mark.rule("E4.5.3")
def test_no_discard_with_six_on_the_pile_or_no_card_left() -> None:
    s = table(round=6)
    pile(s, BLUE, "grain", "piety", "resource", "project", "sales")
    aside(s, BLUE, "building", "rent", "donation", "cloth", "medicine", "favor")
    do(s, "play privilege")
    finish_turn(s)
    assert asked(s)[0] == RED
    assert len(discards(s, BLUE)) == 6
    assert hand(s, BLUE) == []


@pytest.mark.rule("E4.5.3")
def test_the_last_card_is_discarded_without_a_question() -> None:
    s = table(round=6)
    pile(s, BLUE, "grain", "piety", "resource", "project", "sales")
    aside(s, BLUE, "building", "rent", "donation", "cloth", "medicine")
    do(s, "play privilege", "pass")
    assert asked(s)[0] == RED
    assert "favor" in discards(s, BLUE)


@pytest.mark.rule("E4.5.4")
def test_without_an_action_a_card_is_played_and_one_discarded() -> None:
    s = table()
    s.leave_idle(BLUE)
    do(s, "play grain")
    assert asked(s) == (BLUE, "discard")
    assert goods(s, BLUE) == "WO1 GO2"
    assert notes(s, "no-action") == [(BLUE,)]


@pytest.mark.rule("E4.5.5")
@pytest.mark.parametrize(("card", "code"), [("grain", "GR"), ("piety", "PI")])
def test_an_empty_supply_gives_nothing_and_no_point(card: str, code: str) -> None:
    s = table()
    supply_only(s, code, 0, YELLOW)
    do(s, f"play {card}")
    assert asked(s) == (BLUE, "discard")
    assert points(s)[BLUE] == 8


@pytest.mark.rule("E4.5.5")
def test_costs_are_paid_before_gains_are_taken() -> None:
    """All 15 wool are out; what is sold is back in the supply."""
    s = table()
    supply_only(s, "WO", 0, BLUE)
    do(s, "play sales", "sell 2 0")
    assert supply(s, "WO") == 2


# The cards.


@pytest.mark.rule("E4.5.A1")
def test_grain() -> None:
    s = table()
    do(s, "play grain")
    assert choices(s) == ["take gr", "pass"]
    assert refused(s, "take pi") == ("other-card", "E4.5.2")
    do(s, "take gr")
    assert goods(s, BLUE) == "GR1 WO1 GO2"
    assert supply(s, "GR") == 9


@pytest.mark.rule("E4.5.A2")
def test_piety() -> None:
    s = table()
    do(s, "play piety", "take pi")
    assert goods(s, BLUE) == "PI1 WO1 GO2"


@pytest.mark.rule("E4.5.A3")
def test_resource() -> None:
    s = table()
    do(s, "play resource")
    assert choices(s) == ["take st", "take wd", "pass"]
    do(s, "take wd")
    assert goods(s, BLUE) == "WD1 WO1 GO2"


@pytest.mark.rule("E4.5.A3", "E4.5.5")
def test_resource_with_one_pile_empty() -> None:
    s = table()
    supply_only(s, "ST", 0, YELLOW)
    do(s, "play resource")
    assert choices(s) == ["take wd", "pass"]
    assert refused(s, "take st") == ("none-left", "E4.5.5")


@pytest.mark.rule("E4.5.A4", "E5.1.2")
def test_building_project() -> None:
    """Scenario 11: two stones on the Tower with three spaces left."""
    s = table(chapter=3)
    hold(s, BLUE, "ST2")
    project(s, "P2", 3, 2)
    before = supply(s, "ST")
    do(s, "play project", "build P2 SS")
    assert points(s)[BLUE] == 14
    assert free(s, "P2") == (1, 2)
    assert goods(s, BLUE) == ""
    assert supply(s, "ST") == before


@pytest.mark.rule("E4.5.A4")
def test_cubes_of_two_colours_go_on_one_project() -> None:
    s = table()
    hold(s, BLUE, "ST2 WD2")
    do(s, "play project")
    assert offered(s, "build") == ["P1 S", "P1 W", "P1 SS", "P1 SW", "P1 WW"]
    do(s, "build P1 SW")
    assert free(s, "P1") == (4, 2)


@pytest.mark.rule("E4.5.A5")
def test_sales() -> None:
    """Scenario 13: all wool, one cloth; a second cloth is not offered."""
    s = table(chapter=2)
    hold(s, BLUE, "WO3 CL2")
    do(s, "play sales")
    assert len(offered(s, "sell")) == 7
    assert refused(s, "sell 3 2") == ("much-cloth", "E4.5.A5")
    assert refused(s, "sell 0 0") == ("sell-something", "E4.5.A5")
    assert refused(s, "sell 4 1") == ("short-of", "E4.5.A5")
    do(s, "sell 3 1")
    assert goods(s, BLUE) == "CL1 GO10"


@pytest.mark.rule("E4.5.A6")
def test_covered_cloth_is_not_sold_but_made() -> None:
    s = table()
    hold(s, BLUE, "WO2 CL2")
    do(s, "play sales")
    assert refused(s, "sell 0 1") == ("cloth-closed", "E4.5.A6")
    s = table()
    do(s, "play cloth", "weave 1")
    assert goods(s, BLUE) == "CL1 GO2"


@pytest.mark.rule("E4.5.A7")
def test_privilege_repeats_the_card_of_the_last_round() -> None:
    s = table(round=3)
    pile(s, BLUE, "piety", "resource")
    do(s, "play privilege")
    assert choices(s) == ["take st", "take wd", "pass"]
    do(s, "take st")
    assert goods(s, BLUE) == "ST1 WO1 GO2"


@pytest.mark.rule("E4.5.A7")
def test_privilege_in_round_one() -> None:
    """Scenario 16: no effect, the card is spent."""
    s = table()
    do(s, "play privilege")
    assert asked(s) == (BLUE, "discard")
    assert notes(s, "no-privilege") == [(BLUE,)]
    assert "privilege" not in hand(s, BLUE)


@pytest.mark.rule("E4.5.A7", "E6.4")
def test_privilege_after_royal_court() -> None:
    """Scenario 58: the sale lost in round 1 can be made in round 2."""
    s = table(chapter=2)
    s.penalties = (4, 0, 0, 0)
    turn_up(s, "II-08", 7)  # the event after it is II-09
    do(s, "turn 0", "play sales", "discard piety")
    assert notes(s, "no-action") == [(BLUE,)]
    finish_round(s)
    while asked(s) != (BLUE, "play-card"):
        finish_turn(s)
    do(s, "play privilege", "sell 1 0")
    assert notes(s, "sold") == [(BLUE, 1, 0, 2)]


@pytest.mark.rule("E4.5.A7")
def test_privilege_copies_a_card_that_was_declined() -> None:
    s = table(round=2)
    pile(s, BLUE, "medicine")
    do(s, "play privilege", "aid")
    assert points(s)[BLUE] == 9


@pytest.mark.rule("E4.5.A8")
def test_house_building() -> None:
    s = table()
    hold(s, BLUE, "ST1 GO1")
    do(s, "play building")
    assert offered(s, "house") == ["H01", "H03", "H05", "H07", "H09", "H11", "H15", "H16"]
    assert refused(s, "house H02") == ("short-of", "E4.5.A8")
    do(s, "house H07")
    assert goods(s, BLUE) == ""
    assert supply(s, "ST") == 25
    assert owner(s, "H07") == BLUE


@pytest.mark.rule("E4.5.A8")
def test_a_house_needs_gold_and_a_free_plot() -> None:
    s = table()
    hold(s, BLUE, "ST1 WD1 GO1")
    house(s, RED, "H01")
    do(s, "play building")
    assert refused(s, "house H01") == ("plot-taken", "E4.5.A8")
    hold(s, BLUE, "ST1")
    assert why_not(s, BLUE, "building", "house H03") == ("short-of", "E4.5.A8")


@pytest.mark.rule("E4.5.A9")
def test_no_two_houses_with_the_same_income() -> None:
    """Scenario 18."""
    s = table()
    hold(s, BLUE, "ST1 WD1 GO1")
    house(s, BLUE, "H01")
    do(s, "play building")
    assert refused(s, "house H02") == ("same-income", "E4.5.A9")
    do(s, "house H04")
    assert s.houses(BLUE) == 2


@pytest.mark.rule("E4.5.A9")
def test_no_fifth_house() -> None:
    s = table()
    hold(s, BLUE, "ST1 GO1")
    house(s, BLUE, "H01", "H03", "H05", "H07")
    assert why_not(s, BLUE, "building", "house H09") == ("no-house-left", "E4.5.A9")
    do(s, "play building")
    assert asked(s) == (BLUE, "discard")


@pytest.mark.rule("E4.5.A10")
@pytest.mark.parametrize(
    ("plot", "income"),
    [
        *[("H01", "GR2"), ("H02", "GR2"), ("H03", "PI2"), ("H04", "PI2"), ("H05", "WO2")],
        *[("H06", "WO2"), ("H07", "GO3"), ("H08", "GO3"), ("H09", "LO1"), ("H10", "LO1")],
        *[("H11", "MK1"), ("H12", "MK1"), ("H13", "ST1"), ("H14", "ST1"), ("H15", "WD1")],
        ("H16", "WD1"),
    ],
)
def test_each_plot_pays_its_rent(plot: str, income: str) -> None:
    s = table()
    hold(s, BLUE, "")
    house(s, BLUE, plot)
    do(s, "play rent", f"rent {income[:2]}")
    assert goods(s, BLUE) == income


@pytest.mark.rule("E4.5.A10")
def test_rent_comes_from_two_houses_at_most() -> None:
    s = table()
    hold(s, BLUE, "")
    house(s, BLUE, "H01", "H07", "H13")
    do(s, "play rent")
    wanted = {"st", "gr", "go", "st+gr", "st+go", "gr+go"}
    assert set(offered(s, "rent")) == wanted
    assert refused(s, "rent pi") == ("no-such-house", "E4.5.A10")
    do(s, "rent gr+go")
    assert goods(s, BLUE) == "GR2 GO3"


@pytest.mark.rule("E4.5.A10", "E4.5.5")
def test_rent_takes_what_there_is() -> None:
    s = table()
    house(s, BLUE, "H01", "H03")
    supply_only(s, "GR", 1, YELLOW)
    supply_only(s, "PI", 0, YELLOW)
    do(s, "play rent", "rent gr+pi")
    assert goods(s, BLUE) == "GR1 WO1 GO2"
    assert points(s)[BLUE] == 8


@pytest.mark.rule("E4.5.A11")
def test_donation() -> None:
    s = table()
    do(s, "play donation")
    assert choices(s) == ["donate P1", "pass"]
    do(s, "donate P1")
    assert seals(s, "P1") == [BLUE]
    assert goods(s, BLUE) == "WO1 GO1"
    assert s.seals_left(BLUE) == 1


@pytest.mark.rule("E4.5.A11")
def test_a_donation_costs_gold() -> None:
    s = table()
    hold(s, BLUE, "ST1")
    assert why_not(s, BLUE, "donation", "donate P1") == ("short-of", "E4.5.A11")
    do(s, "play donation")
    assert asked(s) == (BLUE, "discard")


@pytest.mark.rule("E4.5.A12")
def test_cloth_production() -> None:
    s = table()
    hold(s, BLUE, "WO3")
    do(s, "play cloth")
    assert choices(s) == ["weave 1", "weave 2", "pass"]
    do(s, "weave 2")
    assert goods(s, BLUE) == "WO1 CL2"


@pytest.mark.rule("E4.5.A12")
def test_cloth_must_be_in_the_supply() -> None:
    s = table()
    hold(s, BLUE, "WO3")
    supply_only(s, "CL", 1, YELLOW)
    do(s, "play cloth")
    assert refused(s, "weave 2") == ("none-left", "E4.5.A12")
    hold(s, BLUE, "WO1")
    assert refused(s, "weave 2") == ("short-of", "E4.5.A12")


@pytest.mark.rule("E4.5.A13")
def test_minor_aid_brings_gold_and_a_point() -> None:
    s = table()
    do(s, "play medicine")
    assert choices(s) == ["aid", "pass"]
    do(s, "aid")
    assert goods(s, BLUE) == "WO1 GO3"
    assert points(s)[BLUE] == 9


@pytest.mark.rule("E4.5.A13")
def test_aid_or_care_but_not_both() -> None:
    s = table(chapter=3)
    hold(s, BLUE, "MK4")
    infect(s, p1=1, p2=2)
    do(s, "play medicine")
    assert choices(s) == ["aid", "heal 1", "heal 2", "pass"]
    do(s, "heal 1")
    assert choices(s) == ["heal 2", "pass"]


@pytest.mark.rule("E4.5.A14")
def test_favor() -> None:
    s = table()
    house(s, BLUE, "H01", "H05")
    do(s, "play favor")
    assert choices(s) == ["move", "pass"]
    do(s, "move")
    assert s.marker == 3
    assert points(s)[BLUE] == 10


@pytest.mark.rule("E4.5.A14")
def test_favor_to_outlaws_without_gold() -> None:
    """Scenario 48: nothing happens, the marker stays."""
    s = table()
    hold(s, BLUE, "")
    marker_on(s, 2)
    do(s, "play favor")
    assert asked(s) == (BLUE, "discard")
    assert s.marker == 1


@pytest.mark.rule("E4.5.A14")
def test_favor_passes_over_covered_spaces() -> None:
    s = table(chapter=2)
    in_force(s, "II-10")
    marker_on(s, 10)
    do(s, "play favor", "move")
    assert s.marker == 1


@pytest.mark.rule("E4.5.A7", "E4.5.A14")
def test_privilege_copies_favor() -> None:
    s = table(round=2)
    pile(s, BLUE, "favor")
    marker_on(s, 5)
    do(s, "play privilege", "move")
    assert goods(s, BLUE) == "WO2 GO2"


@pytest.mark.rule("E4.5.3", "E6.10")
def test_with_penance_a_player_discards_five_times() -> None:
    """The last round is played with one card."""
    s = table(3, chapter=1)
    solvent(s)
    hold(s, BLUE, "GR2 GO5")
    end_chapter(s, 2)
    assert (s.chapter, len(hand(s, BLUE)), len(discards(s, BLUE))) == (2, 11, 1)
    for _ in range(5):
        finish_round(s)
    assert len(hand(s, BLUE)) == 1
    assert len(discards(s, BLUE)) == 6
    assert len(hand(s, GREEN)) == 2
