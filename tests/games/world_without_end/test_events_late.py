"""The events of chapters III and IV, card by card (manual 7)."""

from __future__ import annotations

import pytest

from tests.games.world_without_end.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    all_notes,
    aside,
    asked,
    choices,
    discards,
    do,
    end_chapter,
    free,
    goods,
    hand,
    hold,
    house,
    in_force,
    infect,
    is_finished,
    marker_on,
    notes,
    offered,
    on_board,
    owner,
    pile,
    plague,
    points,
    project,
    refused,
    solvent,
    supply,
    supply_only,
    table,
    turn_up,
    why_not,
)

# Chapter III.


@pytest.mark.rule("E7.III01")
def test_during_the_plague_the_discard_is_random() -> None:
    """Scenario 35: hand 8, pile 2; one of the other seven goes; only its owner sees it."""
    s = table(chapter=3, round=3)
    in_force(s, "III-01")
    pile(s, BLUE, "grain", "piety")
    aside(s, BLUE, "rent", "favor")
    do(s, "play resource", "take st")
    assert asked(s) == (RED, "play-card")
    assert len(hand(s, BLUE)) == 6
    assert len(discards(s, BLUE)) == 3
    assert s.has(BLUE, 0) == 1
    told = [note for note in all_notes(s) if note.key == "discarded-card"]
    assert [note.seats for note in told] == [1 << BLUE]


@pytest.mark.rule("E7.III01", "E4.5.3")
def test_no_draw_with_six_on_the_pile() -> None:
    s = table(chapter=3, round=6)
    in_force(s, "III-01")
    pile(s, BLUE, "grain", "piety", "resource", "project")
    aside(s, BLUE, "building", "rent", "donation", "cloth", "medicine", "favor")
    do(s, "play sales", "pass")
    assert hand(s, BLUE) == ["privilege"]


@pytest.mark.rule("E7.III02")
def test_the_hospital_enters() -> None:
    s = table(chapter=3)
    turn_up(s, "III-02")
    assert on_board(s) == ["P1", "P2", "P6"]


@pytest.mark.rule("E7.III03")
def test_caris_teaches() -> None:
    s = table(chapter=3)
    turn_up(s, "III-03")
    assert [s.knowledge(seat) for seat in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("E7.III04")
def test_masks_and_vinegar() -> None:
    """Scenario 61: no knowledge, place 8 with value 4; nothing more after it."""
    s = table(chapter=3)
    in_force(s, "III-04")
    hold(s, BLUE, "")
    infect(s, p8=4, p1=1)
    do(s, "play medicine")
    assert choices(s) == ["aid", "heal 1", "heal 8", "pass"]
    do(s, "heal 8")
    assert points(s)[BLUE] == 10
    assert goods(s, BLUE) == "LO1"
    assert asked(s) == (BLUE, "discard")


@pytest.mark.rule("E7.III04")
def test_normal_care_goes_on_beside_masks() -> None:
    s = table(chapter=3)
    in_force(s, "III-04")
    hold(s, BLUE, "MK3")
    infect(s, p1=1, p2=2, p8=4)
    do(s, "play medicine", "heal 1")
    assert choices(s) == ["heal 2", "pass"]


@pytest.mark.rule("E7.III04", "E5.2.4")
def test_hospital_donors_need_knowledge_under_masks() -> None:
    s = table(chapter=3)
    in_force(s, "III-04")
    project(s, "P6", 1, 0, RED)
    hold(s, BLUE, "ST1")
    infect(s, p8=4)
    do(s, "play project", "build P6 S")
    assert asked(s) == (BLUE, "discard")


@pytest.mark.rule("E7.III05")
def test_no_hands_for_the_works() -> None:
    """Building is barred, also by Privilege; donations and progress go on."""
    s = table(chapter=3, round=2)
    in_force(s, "III-05")
    hold(s, BLUE, "ST2 GO1")
    pile(s, BLUE, "project")
    do(s, "play privilege")
    assert asked(s) == (BLUE, "discard")
    assert why_not(s, BLUE, "project", "build P1 S") == ("building-barred", "E7.III05")
    do(s, "discard grain", "play donation")
    assert offered(s, "donate") == ["P1", "P2"]
    solvent(s)
    end_chapter(s, 2, 5)
    assert free(s, "P1") == (4, 3)


@pytest.mark.rule("E7.III06")
def test_corn_rots() -> None:
    s = table(chapter=3)
    hold(s, BLUE, "GR2")
    turn_up(s, "III-06")
    assert points(s) == [8, 7, 7, 7]
    assert goods(s, BLUE) == "GR1"


@pytest.mark.rule("E7.III07")
def test_flagellants() -> None:
    s = table(chapter=3)
    hold(s, GREEN, "PI1")
    turn_up(s, "III-07")
    assert points(s) == [6, 6, 8, 6]
    assert goods(s, GREEN) == ""


@pytest.mark.rule("E7.III08", "E7.5")
def test_the_monks_are_gone() -> None:
    s = table(chapter=3)
    in_force(s, "III-08")
    marker_on(s, 1)
    assert s.space_after(1) == 2
    do(s, "play piety", "take pi")
    assert goods(s, BLUE) == "PI1 WO1 GO1"
    hold(s, RED, "")
    assert why_not(s, RED, "piety", "take pi") == ("short-of", "E7.5")


@pytest.mark.rule("E7.III09", "E7.4")
def test_empty_plots() -> None:
    s = table(chapter=3)
    hold(s, BLUE, "ST1 GO1")
    hold(s, GREEN, "WD1 GO1")
    house(s, GREEN, "H02")
    turn_up(s, "III-09")
    assert asked(s) == (BLUE, "empty-plots")
    assert refused(s, "house H02") == ("plot-taken", "E4.5.A8")
    do(s, "house H03")
    assert owner(s, "H03") == BLUE
    assert goods(s, BLUE) == ""
    assert asked(s) == (GREEN, "empty-plots")
    do(s, "pass")
    assert asked(s) == (BLUE, "orient")


@pytest.mark.rule("E7.III10")
def test_wage_demands() -> None:
    """Three houses cost 2 gold; one gold for two houses costs a point."""
    s = table(chapter=3)
    house(s, BLUE, "H01", "H03", "H05")
    house(s, RED, "H07", "H09")
    hold(s, BLUE, "GO5")
    hold(s, RED, "GO1")
    turn_up(s, "III-10")
    assert points(s) == [8, 7, 8, 8]
    assert goods(s, BLUE) == "GO3"
    assert goods(s, RED) == ""
    assert goods(s, GREEN) == "WO1 GO2"


@pytest.mark.rule("E7.III11")
def test_alms() -> None:
    s = table(chapter=3)
    turn_up(s, "III-11")
    assert choices(s) == ["give go", "pass"]
    do(s, "give go", "pass", "give go", "pass")
    assert points(s) == [10, 8, 10, 8]
    assert goods(s, BLUE) == "WO1 GO1"
    assert asked(s) == (BLUE, "orient")


# Chapter IV.


@pytest.mark.rule("E7.IV01")
def test_merthin_finishes_the_tower() -> None:
    """Scenario 38: four stones missing, two in the supply; metal first, then donors."""
    s = table(chapter=4)
    project(s, "P2", 4, 0, RED)
    hold(s, GREEN, "LO1")
    supply_only(s, "ST", 2, YELLOW)
    turn_up(s, "IV-01")
    assert is_finished(s, "P2")
    assert supply(s, "ST") == 0
    assert s.stand_ins == (2, 0)
    assert points(s) == [8, 12, 11, 8]
    assert s.has(RED, 3) == 1


@pytest.mark.rule("E7.IV01")
def test_merthin_finds_the_tower_finished() -> None:
    s = table(chapter=4)
    project(s, "P2", 0, 0)
    turn_up(s, "IV-01")
    assert points(s) == [8, 8, 8, 8]
    assert notes(s, "finished") == []


@pytest.mark.rule("E7.IV02")
def test_the_wall_enters() -> None:
    s = table(chapter=4)
    turn_up(s, "IV-02")
    assert on_board(s) == ["P1", "P2", "P7"]


@pytest.mark.rule("E7.IV03")
def test_the_second_outbreak() -> None:
    """Scenario 63: places 1 to 4 up or cured, so 9 and 5 are turned up."""
    s = table(chapter=4)
    infect(s, p1=1, p2=-1, p3=2, p4=-2)
    turn_up(s, "IV-03")
    assert [place + 1 for place, _ in notes(s, "infected")] == [9, 5]
    assert plague(s, 6) == 0


@pytest.mark.rule("E7.IV03")
def test_no_outbreak_without_a_place_face_down() -> None:
    s = table(chapter=4)
    values = (1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4)
    infect(s, **{f"p{i + 1}": value for i, value in enumerate(values)})
    turn_up(s, "IV-03")
    assert notes(s, "infected") == []


@pytest.mark.rule("E7.IV04")
def test_the_borough_charter() -> None:
    s = table(chapter=4)
    hold(s, RED, "LO2")
    turn_up(s, "IV-04")
    assert asked(s) == (RED, "offer")
    do(s, "give lo")
    assert points(s)[RED] == 11
    assert goods(s, RED) == "LO1"


@pytest.mark.rule("E7.IV05")
def test_sheep_murrain() -> None:
    s = table(chapter=4)
    hold(s, BLUE, "CL1")
    turn_up(s, "IV-05")
    assert points(s) == [7, 8, 8, 8]
    assert goods(s, RED) == "GO2"


@pytest.mark.rule("E7.IV06")
def test_scarlet_at_court() -> None:
    s = table(chapter=4)
    in_force(s, "IV-06")
    hold(s, BLUE, "WO1 CL3")
    do(s, "play sales")
    assert len(offered(s, "sell")) == 5
    do(s, "sell 1 2")
    assert goods(s, BLUE) == "CL1 GO12"


@pytest.mark.rule("E7.IV07")
def test_royal_collectors() -> None:
    s = table(chapter=4)
    hold(s, RED, "GO1")
    turn_up(s, "IV-07")
    assert points(s) == [8, 7, 8, 8]
    assert goods(s, BLUE) == "WO1"


@pytest.mark.rule("E7.IV08")
def test_quarry_quarrel() -> None:
    s = table(chapter=4)
    in_force(s, "IV-08")
    do(s, "play resource")
    assert choices(s) == ["take wd", "pass"]
    assert refused(s, "take st") == ("other-good", "E7.IV08")
    do(s, "pass", "discard grain")
    supply_only(s, "WD", 0, YELLOW)
    do(s, "play resource")
    assert asked(s) == (RED, "discard")


@pytest.mark.rule("E7.IV09")
def test_thanksgiving() -> None:
    s = table(chapter=4)
    hold(s, BLUE, "GR1")
    turn_up(s, "IV-09")
    do(s, "give gr")
    assert points(s)[BLUE] == 10
    assert goods(s, BLUE) == ""


@pytest.mark.rule("E7.IV10")
def test_masterless_men() -> None:
    """Outlaws cost 2, for the bar and the card too."""
    s = table(chapter=4)
    hold(s, BLUE, "GO1")
    marker_on(s, 2)
    turn_up(s, "IV-10")
    assert refused(s, "turn 1") == ("outlaws-bar", "E4.2.2")
    do(s, "turn 0")
    hold(s, BLUE, "GO1")
    assert why_not(s, BLUE, "favor", "move") == ("short-of", "E4.5.A14")
    hold(s, BLUE, "GO3")
    do(s, "play favor", "move")
    assert goods(s, BLUE) == "GO1"


@pytest.mark.rule("E7.IV11")
def test_honour_to_the_healers() -> None:
    s = table(chapter=4)
    for seat, n in enumerate((0, 1, 3, 5)):
        hold(s, seat, f"MK{n}")
    turn_up(s, "IV-11")
    assert points(s) == [8, 9, 11, 11]
    assert s.knowledge(YELLOW) == 5
