"""The events of chapters I and II, card by card, and what events have in common (manual 7)."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked,
    choices,
    do,
    end_chapter,
    event_id,
    finish_round,
    free,
    goods,
    hold,
    house,
    in_force,
    is_finished,
    marker_on,
    notes,
    offered,
    on_board,
    owner,
    pile,
    points,
    project,
    refused,
    seals,
    set_points,
    solvent,
    supply,
    supply_only,
    table,
    turn_up,
    why_not,
)

# What events have in common.


@pytest.mark.rule("E7.1")
def test_takes_while_the_supply_lasts() -> None:
    s = table()
    s.start = YELLOW
    supply_only(s, "WO", 2, RED)
    before = [s.has(seat, 4) for seat in range(4)]
    turn_up(s, "I-05")
    assert [s.has(seat, 4) - before[seat] for seat in range(4)] == [1, 0, 0, 1]
    assert points(s) == [8, 8, 8, 8]


@pytest.mark.rule("E7.2")
def test_returns_what_one_has() -> None:
    """One gold of two: one point is lost."""
    s = table(chapter=4)
    hold(s, BLUE, "GO1")
    hold(s, RED, "")
    turn_up(s, "IV-07")
    assert points(s) == [7, 6, 8, 8]
    assert goods(s, BLUE) == ""


@pytest.mark.rule("E7.3")
def test_may_is_asked_of_those_who_can_pay() -> None:
    s = table(chapter=3)
    for seat, held in ((BLUE, ""), (RED, "GO1"), (GREEN, "GR5"), (YELLOW, "GO3")):
        hold(s, seat, held)
    turn_up(s, "III-11")
    assert asked(s) == (RED, "offer")
    assert refused(s, "give gr") == ("other-good", "E7.3")
    do(s, "pass")
    assert asked(s) == (YELLOW, "offer")


@pytest.mark.rule("E7.4")
def test_a_project_finished_by_an_event_is_settled_at_once() -> None:
    """Red's gold from the Bridge comes before red is asked."""
    s = table(chapter=2)
    project(s, "P1", 1, 1, RED)
    hold(s, BLUE, "ST1")
    project(s, "P1", 1, 0, RED)
    turn_up(s, "II-11")
    do(s, "build P1 S")
    assert goods(s, RED) == "WO1 GO4"


@pytest.mark.rule("E7.5")
def test_an_added_price_holds_for_privilege_too() -> None:
    s = table(round=2)
    in_force(s, "I-07")
    pile(s, BLUE, "grain")
    do(s, "play privilege", "take gr")
    assert goods(s, BLUE) == "GR1 WO1 GO1"


# Chapter I.


@pytest.mark.rule("E7.I01")
def test_slow_works_halve_the_price_of_wool() -> None:
    """Scenario 15: 3 wool and 1 cloth bring 3 + 4 gold."""
    s = table()
    turn_up(s, "I-03")
    hold(s, BLUE, "WO3 CL2")
    while asked(s)[1] == "swap-wool":
        do(s, "pass")
    in_force(s, "I-01")
    hold(s, BLUE, "WO3 CL2")
    do(s, "turn 0")
    hold(s, BLUE, "WO3 CL2")
    do(s, "play sales", "sell 3 1")
    assert goods(s, BLUE) == "CL1 GO7"


@pytest.mark.rule("E7.I02")
def test_the_accused_return_piety_or_lose_their_action() -> None:
    s = table()
    hold(s, BLUE, "PI1")
    hold(s, RED, "PI2")
    turn_up(s, "I-02")
    assert asked(s) == (BLUE, "accused")
    assert choices(s) == ["give pi", "pass"]
    assert refused(s, "give gr") == ("other-good", "E7.I02")
    do(s, "give pi", "pass")
    assert [s.is_idle(seat) for seat in range(4)] == [False, True, True, True]
    assert goods(s, BLUE) == ""
    assert goods(s, RED) == "PI2"


@pytest.mark.rule("E7.I02", "E4.5.A7")
def test_without_piety_there_is_no_choice() -> None:
    """Scenario 71: the card may be repeated in the next round."""
    s = table()
    turn_up(s, "I-02", 4)  # the next event is I-06
    assert asked(s) == (BLUE, "orient")
    do(s, "turn 0", "play medicine")
    assert asked(s) == (BLUE, "discard")
    do(s, "discard grain")
    finish_round(s)
    while asked(s) != (BLUE, "play-card"):
        do(s, choices(s)[0])
    before = points(s)[BLUE]
    do(s, "play privilege", "aid")
    assert points(s)[BLUE] == before + 1


@pytest.mark.rule("E7.I03")
def test_scarlet_dye_opens_the_market_and_swaps() -> None:
    """Scenario 50: cloth is saleable at once, the end of the chapter changes nothing more."""
    s = table()
    hold(s, RED, "")
    turn_up(s, "I-03")
    assert s.cloth_open
    assert asked(s) == (BLUE, "swap-wool")
    assert choices(s) == ["weave 1", "pass"]
    assert refused(s, "weave 2") == ("only-one", "E7.I03")
    do(s, "weave 1")
    assert goods(s, BLUE) == "CL1 GO2"
    assert asked(s) == (GREEN, "swap-wool")
    do(s, "pass", "pass", "turn 0", "play sales", "sell 0 1")
    assert s.has(BLUE, 8) == 6
    solvent(s)
    end_chapter(s, 2)
    assert notes(s, "cloth-open") == []


@pytest.mark.rule("E7.I03", "E7.3")
def test_no_swap_without_cloth_in_the_supply() -> None:
    s = table()
    supply_only(s, "CL", 1, YELLOW)
    turn_up(s, "I-03")
    do(s, "weave 1")
    assert asked(s) == (BLUE, "orient")


@pytest.mark.rule("E7.I04")
def test_the_mill_enters() -> None:
    s = table()
    turn_up(s, "I-04")
    assert on_board(s) == ["P1", "P3"]
    hold(s, BLUE, "WD2")
    do(s, "turn 0", "play project", "build P3 WW")
    assert free(s, "P3") == (1, 1)


@pytest.mark.rule("E7.I05")
def test_fleece_fair() -> None:
    s = table()
    turn_up(s, "I-05")
    assert [s.has(seat, 4) for seat in range(4)] == [2, 2, 2, 2]


@pytest.mark.rule("E7.I06")
def test_planks_in_the_flood() -> None:
    s = table()
    turn_up(s, "I-06")
    assert free(s, "P1") == (4, 2)
    assert (supply(s, "ST"), supply(s, "WD")) == (24, 14)
    assert points(s) == [8, 8, 8, 8]


@pytest.mark.rule("E7.I06", "E5.1.4")
def test_the_flood_can_finish_the_bridge_or_find_it_finished() -> None:
    s = table()
    project(s, "P1", 1, 1, GREEN)
    turn_up(s, "I-06")
    assert is_finished(s, "P1")
    assert points(s)[GREEN] == 11
    before = supply(s, "ST")
    turn_up(s, "I-06")
    assert supply(s, "ST") == before


@pytest.mark.rule("E7.I06")
def test_the_flood_takes_only_what_fits() -> None:
    s = table()
    project(s, "P1", 0, 2)
    turn_up(s, "I-06")
    assert free(s, "P1") == (0, 1)


@pytest.mark.rule("E7.I07", "E7.5")
def test_wet_summer_makes_grain_cost_gold() -> None:
    """Scenario 56: without gold there is no effect, the card is spent."""
    s = table(round=2)
    in_force(s, "I-07")
    hold(s, BLUE, "")
    assert why_not(s, BLUE, "grain", "take gr") == ("short-of", "E7.5")
    do(s, "play grain")
    assert asked(s) == (BLUE, "discard")
    s = table(round=2)
    in_force(s, "I-07")
    do(s, "play grain", "take gr")
    assert goods(s, BLUE) == "GR1 WO1 GO1"
    s = table(round=2)
    in_force(s, "I-07")
    hold(s, BLUE, "")
    pile(s, BLUE, "grain")
    do(s, "play privilege")
    assert asked(s) == (BLUE, "discard")


@pytest.mark.rule("E7.I07")
def test_wet_summer_leaves_other_cards_alone() -> None:
    s = table()
    in_force(s, "I-07")
    hold(s, BLUE, "")
    do(s, "play piety", "take pi")
    assert goods(s, BLUE) == "PI1"


@pytest.mark.rule("E7.I08")
def test_market_dues() -> None:
    s = table()
    in_force(s, "I-08")
    hold(s, BLUE, "WO3")
    do(s, "play sales", "sell 3 0")
    assert goods(s, BLUE) == "GO5"


@pytest.mark.rule("E7.I08", "E7.I01")
def test_dues_can_eat_all_proceeds() -> None:
    """Scenario 55: 1 - 1 = 0 gold; not selling is allowed."""
    s = table()
    in_force(s, "I-01", "I-08")
    hold(s, BLUE, "WO1")
    do(s, "play sales")
    assert choices(s) == ["sell 1 0", "pass"]
    do(s, "sell 1 0")
    assert goods(s, BLUE) == ""


@pytest.mark.rule("E7.I09")
@pytest.mark.parametrize(
    ("piety", "after"),
    [
        ((3, 1, 0, 3), [10, 8, 7, 10]),
        ((0, 0, 0, 0), [7, 7, 7, 7]),
        ((0, 1, 0, 0), [7, 10, 7, 7]),
    ],
)
def test_choosing_a_prior(piety: tuple[int, ...], after: list[int]) -> None:
    s = table()
    for seat, n in enumerate(piety):
        hold(s, seat, f"PI{n}")
    turn_up(s, "I-09")
    assert points(s) == after
    assert [s.has(seat, 3) for seat in range(4)] == list(piety)
    assert len(notes(s, "shows")) == 4


@pytest.mark.rule("E7.I09", "E3.7")
def test_nobody_falls_below_zero() -> None:
    s = table()
    set_points(s, BLUE, 0)
    turn_up(s, "I-09")
    assert points(s)[BLUE] == 0


@pytest.mark.rule("E7.I10")
def test_the_wise_woman() -> None:
    s = table()
    turn_up(s, "I-10")
    assert [s.knowledge(seat) for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("E7.I11")
def test_thieves_cover_merchants() -> None:
    s = table()
    marker_on(s, 5)
    turn_up(s, "I-11")
    do(s, "turn 1")
    assert s.marker == 6


# Chapter II.


@pytest.mark.rule("E7.II01")
def test_king_edward_takes_everybodys_action() -> None:
    """A Royal Court in the same round is served by it."""
    s = table(chapter=2)
    s.penalties = (4, 0, 0, 0)
    turn_up(s, "II-01", 7)
    do(s, "turn 0", "play grain")
    assert asked(s) == (BLUE, "discard")
    finish_round(s)
    assert len(notes(s, "no-action")) == 4
    assert s.round == 2
    assert s.this_round.idle == 0


@pytest.mark.rule("E7.II02")
def test_ralph_takes_one_good_of_each() -> None:
    s = table(chapter=2)
    for seat, held in ((BLUE, "GR1 WO1 CL1 GO2 ST1"), (RED, "GO1"), (GREEN, "ST3"), (YELLOW, "")):
        hold(s, seat, held)
    turn_up(s, "II-02")
    assert choices(s) == ["give gr", "give wo", "give cl", "give go"]
    assert refused(s, "give st") == ("not-asked-for", "E7.II02")
    do(s, "give go")
    assert goods(s, BLUE) == "ST1 GR1 WO1 CL1 GO1"
    assert goods(s, RED) == ""
    assert goods(s, GREEN) == "ST3"
    assert asked(s) == (BLUE, "orient")


@pytest.mark.rule("E7.II02")
def test_ralph_takes_only_what_one_has() -> None:
    s = table(chapter=2)
    hold(s, BLUE, "WO1 CL1")
    turn_up(s, "II-02")
    assert refused(s, "give gr") == ("short-of", "E7.II02")


@pytest.mark.rule("E7.II03")
def test_in_kingsbridge_everybody_takes_a_house_back() -> None:
    """Scenario 40: of two houses one goes, without cube or gold; the plot is free again."""
    s = table(chapter=2)
    house(s, BLUE, "H01", "H05")
    house(s, RED, "H07")
    turn_up(s, "II-03")
    assert choices(s) == ["remove H01", "remove H05"]
    assert refused(s, "remove H07") == ("not-your-house", "E7.II03")
    do(s, "remove H05")
    assert goods(s, BLUE) == "WO1 GO2"
    assert owner(s, "H05") == -1
    assert owner(s, "H07") == -1  # red's only house goes without a question
    hold(s, BLUE, "ST1 GO1")
    do(s, "turn 0", "play building")
    assert {"H05", "H07"} <= set(offered(s, "house"))


@pytest.mark.rule("E7.II04")
def test_godwyn_covers_all_other_projects() -> None:
    s = table(chapter=2)
    project(s, "P1", 4, 3, RED)
    turn_up(s, "II-04")
    assert on_board(s) == ["P1", "P5"]
    hold(s, BLUE, "ST2")
    do(s, "turn 0", "play project")
    assert refused(s, "build P1 S") == ("covered", "E7.II04")
    assert offered(s, "build") == ["P5 S", "P5 SS"]
    assert free(s, "P1") == (4, 3)
    assert seals(s, "P1") == [RED]


@pytest.mark.rule("E7.II04", "E6.6")
def test_godwyn_at_the_end_of_the_chapter() -> None:
    """Scenario 36: only the Prior's House gets a cube; then the tiles come off."""
    s = table(chapter=2)
    project(s, "P5", 3, 3)
    in_force(s, "II-04")
    solvent(s)
    end_chapter(s, 2)
    assert free(s, "P1") == (5, 3)
    assert free(s, "P5") == (2, 3)
    assert not s.is_covered(0)


@pytest.mark.rule("E7.II04")
def test_a_project_that_enters_under_godwyn_is_covered() -> None:
    """The Prior's House finished, the others stay covered until the card leaves."""
    s = table(chapter=2, round=2)
    project(s, "P5", 0, 0)
    in_force(s, "II-04")
    turn_up(s, "II-05")
    hold(s, BLUE, "ST2")
    do(s, "turn 0", "play project")
    assert asked(s) == (BLUE, "discard")
    assert why_not(s, BLUE, "project", "build P4 S") == ("covered", "E7.II04")


@pytest.mark.rule("E7.II05")
def test_the_chapel_enters() -> None:
    s = table(chapter=2)
    turn_up(s, "II-05")
    assert on_board(s) == ["P1", "P4"]


@pytest.mark.rule("E7.II06")
def test_florence_pays_three_for_wool() -> None:
    s = table(chapter=2)
    in_force(s, "II-06")
    hold(s, BLUE, "WO2 CL1")
    do(s, "play sales", "sell 2 1")
    assert goods(s, BLUE) == "GO10"


@pytest.mark.rule("E7.II07")
def test_the_war_levy_raises_the_tax() -> None:
    """Scenario 68: the die shows 5, the tax is 6."""
    s = table(chapter=2)
    in_force(s, "II-07")
    solvent(s)
    end_chapter(s, 5)
    assert notes(s, "tax") == [(6,)]
    assert s.has(BLUE, 8) == 0


@pytest.mark.rule("E7.II07")
def test_a_levy_that_was_pushed_out_does_not_count() -> None:
    s = table(chapter=2, round=5)
    in_force(s, "II-07", "II-06")
    turn_up(s, "II-10")
    finish_round(s)
    assert event_id("II-07") not in s.lasting


@pytest.mark.rule("E7.II08")
def test_full_barns() -> None:
    s = table(chapter=2)
    turn_up(s, "II-08")
    assert [s.has(seat, 2) for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("E7.II09")
def test_visitation() -> None:
    s = table(chapter=2)
    for seat, n in enumerate((0, 1, 2, 4)):
        hold(s, seat, f"PI{n}")
    turn_up(s, "II-09")
    assert points(s) == [8, 8, 10, 10]
    assert s.has(GREEN, 3) == 2


@pytest.mark.rule("E7.II10")
def test_the_court_is_in_france() -> None:
    """From Merchants one step leads past King to Outlaws; from Bishop past Queen to Prior."""
    s = table(chapter=2)
    turn_up(s, "II-10")
    marker_on(s, 6)
    assert s.space_after(1) == 7
    marker_on(s, 10)
    assert s.space_after(1) == 1


@pytest.mark.rule("E7.II11")
def test_the_day_of_the_masons() -> None:
    s = table(chapter=2)
    hold(s, BLUE, "ST2 WD1")
    hold(s, GREEN, "WD1")
    turn_up(s, "II-11")
    assert asked(s) == (BLUE, "masons-day")
    assert choices(s) == ["build P1 S", "build P1 W", "pass"]
    assert refused(s, "build P1 SW") == ("only-one", "E7.II11")
    assert refused(s, "build P4 S") == ("not-on-board", "E5.1.2")
    do(s, "build P1 S")
    assert points(s)[BLUE] == 11
    assert asked(s) == (GREEN, "masons-day")
    do(s, "pass")
    assert asked(s) == (BLUE, "orient")
