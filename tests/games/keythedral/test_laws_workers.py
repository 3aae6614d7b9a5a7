"""The laws of phase 1: 1 Master of Works to 6 Long Walk."""

from __future__ import annotations

import pytest

from boardwright.games.keythedral.tiles import fences_laid, idle
from tests.games.keythedral.table import (
    BLUE,
    GREY,
    YELLOW,
    all_notes,
    asked,
    choices,
    crowd,
    cubes,
    do,
    fence,
    first,
    hand_laws,
    house,
    jump,
    laws,
    offered,
    played,
    question,
    refused,
    repeat,
    settle,
    stand,
    store_only,
    table,
    workers,
)


@pytest.mark.rule("K5.L1")
def test_law_1_its_player_chooses_all_numbers_and_the_senders_stay() -> None:
    """Grey decides each marker when it is due; first senders are 0, 1, 2, 0, 1, scenario 45."""
    s = table(3)
    laws(s, GREY, 1)
    jump(s, 1)
    do(s, "law 1")
    choosers = []
    while s.phase == 1:
        if question(s).prompt == "place-marker":
            choosers.append(question(s).seat)
        first(s)
    assert choosers == [GREY] * 4
    turns = [note.args[0] // 5 for note in all_notes(s) if note.key in ("sent", "idle")]
    assert turns == [0, 1, 2, 1, 2, 0, 2, 0, 1, 0, 1, 2, 1, 2, 0]


@pytest.mark.rule("K5.L1")
def test_law_1_lasts_one_round() -> None:
    """In the next round the start player places his own marker again."""
    s = table(2)
    laws(s, YELLOW, 1)
    jump(s, 1)
    do(s, "law 1")
    assert asked(s) == (YELLOW, "place-marker")
    jump(s, 1)
    assert asked(s) == (BLUE, "place-marker")


@pytest.mark.rule("K5.L2")
def test_law_2_sends_a_cottage_worker_early_and_none_later() -> None:
    """Before any marker; when the number comes the cottage is empty and nobody is asked."""
    s = table(2)
    settle(s, "blue3", "1,0")
    laws(s, BLUE, 2)
    jump(s, 1)
    do(s, "law 2")
    assert offered(s, "ring") == ["1", "2", "3", "4", "5"]
    do(s, "ring 3")
    assert offered(s, "send") == ["1,0", "1,1", "2,0", "2,1"]
    do(s, "send 1,0", "mark 3")
    assert workers(s, "1,0") == ["blue3"]
    assert asked(s) == (YELLOW, "send-worker")


@pytest.mark.rule("K5.L2")
def test_law_2_leaves_a_house_one_worker() -> None:
    """One early, one when the number comes."""
    s = table(2)
    settle(s, "blue3", "1,0")
    house(s, "blue3")
    laws(s, BLUE, 2)
    jump(s, 1)
    do(s, "law 2", "ring 3", "send 1,0", "mark 3", "send 2,0")
    assert asked(s) == (YELLOW, "send-worker")
    assert idle(s, BLUE) == 4


@pytest.mark.rule("K5.L2")
def test_law_2_needs_a_tile_with_a_legal_field() -> None:
    """With every field taken it is refused; a tile without one cannot be chosen."""
    s = table(3)
    laws(s, BLUE, 2)
    settle(s, "blue1", "1,0")
    settle(s, "blue2", "-1,-1")
    for tile, plot in (("blue3", "3,-2"), ("blue4", "1,2"), ("blue5", "2,2")):
        settle(s, tile, plot)
    crowd(s, "1,0")
    jump(s, 1)
    do(s, "law 2")
    assert offered(s, "ring") == ["1"]
    assert refused(s, "ring 2") == ("no-open-field", "K5.L2")
    do(s, "ring 1", "send 1,0")
    s = table(3)
    laws(s, BLUE, 2)
    crowd(s)
    jump(s, 1)
    assert refused(s, "law 2") == ("no-open-field", "K5.L2")


@pytest.mark.rule("K5.L2", "K4.1.5")
def test_law_2_obeys_fences_and_taken_fields() -> None:
    """The early worker goes where he could go in his activation."""
    s = table(2)
    settle(s, "blue1", "1,0")
    fence(s, "yellow-a", "blue1", "nw")
    stand(s, "yellow1", "2,0")
    laws(s, BLUE, 2)
    jump(s, 1)
    do(s, "law 2", "ring 1")
    assert refused(s, "send 1,0") == ("fenced-off", "K4.1.5")
    assert refused(s, "send 2,0") == ("field-taken", "K4.1.4")
    assert offered(s, "send") == ["1,1", "2,1"]


@pytest.mark.rule("K5.L3")
def test_law_3_a_cottage_sends_two_this_time() -> None:
    """The second must be sent too; next time it is one again."""
    s = table(2)
    settle(s, "blue1", "1,0")
    laws(s, BLUE, 3)
    jump(s, 1)
    do(s, "decline", "mark 1", "law 3")
    assert asked(s) == (BLUE, "send-worker")
    do(s, "send 1,0")
    assert asked(s) == (BLUE, "send-worker")
    assert refused(s, "idle") == ("must-send", "K4.1.7")
    do(s, "send 2,0")
    assert asked(s) == (YELLOW, "send-worker")
    assert idle(s, BLUE) == 4


@pytest.mark.rule("K5.L3")
def test_law_3_is_not_for_a_house() -> None:
    """A house sends two anyway."""
    s = table(2)
    house(s, "blue1")
    laws(s, BLUE, 3)
    jump(s, 1)
    do(s, "decline", "mark 1")
    assert refused(s, "law 3") == ("house-already", "K5.L3")


@pytest.mark.rule("K5.L3", "K4.1.9")
def test_law_3_a_second_worker_without_a_field_is_not_idle() -> None:
    """One legal field: the second stays at home and counts for no Poor Relief."""
    s = table(3)
    settle(s, "blue1", "1,0")
    settle(s, "yellow1", "-1,0")
    laws(s, BLUE, 3)
    crowd(s, "1,0", "-1,0")
    jump(s, 1)
    do(s, "decline", "mark 1", "law 3", "send 1,0")
    assert asked(s) == (YELLOW, "send-worker")
    assert idle(s, BLUE) == 4


@pytest.mark.rule("K5.L3", "K5.6")
def test_law_3_gives_a_cottage_emptied_by_law_2_one_worker() -> None:
    """The cottage that sent early is asked for a lodger, who is its one worker left."""
    s = table(2)
    settle(s, "blue1", "1,0")
    laws(s, BLUE, 2, 3)
    jump(s, 1)
    do(s, "law 2", "ring 1", "send 1,0", "decline", "mark 1")
    assert (asked(s), sorted(choices(s))) == ((BLUE, "send-worker"), ["idle", "law 3"])
    assert refused(s, "send 2,0") == ("all-sent", "K5.L2")
    do(s, "law 3", "send 2,0")
    assert workers(s, "1,0") == workers(s, "2,0") == ["blue1"]
    assert asked(s) == (YELLOW, "send-worker")


@pytest.mark.rule("K5.6")
def test_an_emptied_cottage_is_asked_whether_or_not_a_lodger_is_in_hand() -> None:
    """A law-holder is asked while law 3 is unplayed, whatever he holds; after that not."""
    for lodger_out in (False, True):
        s = table(2)
        laws(s, BLUE, 2, 17)
        if lodger_out:
            played(s, 3)
        jump(s, 1)
        do(s, "law 2", "ring 1")
        first(s)
        do(s, "decline", "mark 1")
        if lodger_out:
            assert asked(s) == (YELLOW, "send-worker")
        else:
            assert (asked(s)[0], choices(s)) == (BLUE, ["idle"])


@pytest.mark.rule("K5.6", "K5.L4", "K5.L6")
def test_an_emptied_cottage_may_play_no_other_law() -> None:
    """Laws 4 and 6 move a worker that is still to be sent, and there is none."""
    s = table(2)
    settle(s, "blue1", "1,0")
    laws(s, BLUE, 2, 4, 6)
    stand(s, "yellow2", "2,0")
    jump(s, 1)
    do(s, "law 2", "ring 1", "send 1,0", "decline", "mark 1")
    assert choices(s) == ["idle"]
    assert refused(s, "law 4") == ("all-sent", "K5.6")
    assert refused(s, "law 6") == ("all-sent", "K5.6")


@pytest.mark.rule("K5.L4")
def test_law_4_a_worker_joins_another_and_both_collect() -> None:
    """Not his own house's first worker, never a third one; phase 2 pays both, scenario 60."""
    s = table(3)
    settle(s, "blue1", "1,0")
    house(s, "blue1")
    stand(s, "yellow1", "1,0")
    stand(s, "yellow2", "2,0")
    stand(s, "grey2", "2,0")
    laws(s, BLUE, 4)
    jump(s, 1)
    do(s, "decline", "mark 1", "send 1,1", "law 4")
    assert asked(s) == (BLUE, "share-field")
    assert refused(s, "send 1,1") == ("own-worker-there", "K5.L4")
    assert refused(s, "send 2,0") == ("not-one-worker", "K5.L4")
    assert refused(s, "send 2,1") == ("not-one-worker", "K5.L4")
    assert refused(s, "send 9,9") == ("no-field-there", "K5.L4")
    do(s, "send 1,0")
    assert workers(s, "1,0") == ["yellow1", "blue1"]
    jump(s, 2)
    assert [cubes(s, seat) for seat in (BLUE, YELLOW, GREY)] == ["TS", "TW", "W"]


@pytest.mark.rule("K5.L4")
def test_law_4_needs_a_touching_unfenced_field_with_one_worker() -> None:
    """A fence stops it, a worker far away does not help, an own worker of another tile does."""
    s = table(2)
    settle(s, "blue1", "1,0")
    stand(s, "yellow1", "-1,0")
    stand(s, "yellow2", "1,0")
    fence(s, "yellow-a", "blue1", "nw")
    laws(s, BLUE, 4)
    jump(s, 1)
    do(s, "decline", "mark 1")
    assert refused(s, "law 4") == ("not-one-worker", "K5.L4")
    stand(s, "blue2", "2,0")
    s.advance()
    do(s, "law 4")
    assert offered(s, "send") == ["2,0"]
    assert refused(s, "send 1,0") == ("fenced-off", "K4.1.5")
    assert refused(s, "send -1,0") == ("not-touching", "K5.L4")


@pytest.mark.rule("K5.L4", "K4.1.4")
def test_law_4_leaves_a_house_its_other_worker() -> None:
    """The shared field takes one of the two; the other goes as usual, not beside him."""
    s = table(2)
    settle(s, "blue1", "1,0")
    house(s, "blue1")
    stand(s, "yellow1", "1,0")
    laws(s, BLUE, 4)
    jump(s, 1)
    do(s, "decline", "mark 1", "law 4", "send 1,0")
    assert asked(s) == (BLUE, "send-worker")
    assert offered(s, "send") == ["1,1", "2,0", "2,1"]


@pytest.mark.rule("K5.L5")
def test_law_5_fences_do_not_stop_its_player_this_phase() -> None:
    """Blue passes his fence, yellow is stopped by hers, and all fences stay."""
    s = table(2)
    settle(s, "blue1", "1,0")
    settle(s, "yellow1", "-1,0")
    fence(s, "yellow-a", "blue1", "nw")
    fence(s, "yellow-b", "yellow1", "nw")
    laws(s, BLUE, 5)
    jump(s, 1)
    do(s, "law 5", "mark 1")
    assert offered(s, "send") == ["1,0", "1,1", "2,0", "2,1"]
    do(s, "send 1,0")
    assert refused(s, "send -1,0") == ("fenced-off", "K4.1.5")
    assert len(fences_laid(s)) == 2
    while s.phase == 1:
        first(s)
    assert s.right_of_way == 0


@pytest.mark.rule("K5.L5", "K5.L2", "K5.L4")
def test_law_5_also_serves_laws_2_and_4() -> None:
    """The early worker crosses a fence, and so does the one who joins another."""
    s = table(2)
    settle(s, "blue1", "1,0")
    fence(s, "yellow-a", "blue1", "nw")
    fence(s, "yellow-b", "blue1", "ne")
    stand(s, "yellow2", "2,0")
    house(s, "blue1")
    laws(s, BLUE, 2, 4, 5)
    jump(s, 1)
    do(s, "law 5", "law 2", "ring 1", "send 1,0", "decline", "mark 1", "law 4", "send 2,0")
    assert workers(s, "1,0") == ["blue1"]
    assert workers(s, "2,0") == ["yellow2", "blue1"]


@pytest.mark.rule("K5.L5")
def test_law_5_without_a_fence_beside_own_tiles_gives_a_cube() -> None:
    """One basic of choice; a fence elsewhere does not count and stops all as before,
    scenario 61."""
    s = table(2)
    settle(s, "blue1", "1,0")
    settle(s, "yellow1", "-1,0")
    fence(s, "blue-a", "yellow1", "nw")
    laws(s, BLUE, 5)
    jump(s, 1)
    do(s, "law 5")
    assert asked(s) == (BLUE, "free-cube")
    do(s, "free W")
    assert cubes(s, BLUE) == "W"
    assert s.right_of_way == 0
    do(s, "mark 1", "send 1,0")
    assert refused(s, "send -1,0") == ("fenced-off", "K4.1.5")


@pytest.mark.rule("K5.L5")
def test_law_5_needs_a_fence_beside_oneself_or_a_cube_in_the_store() -> None:
    """No fence and an empty store: refused; with a fence it is offered."""
    s = table(2)
    for code in "TSFWR":
        store_only(s, code, 0, YELLOW)
    laws(s, BLUE, 5)
    jump(s, 1)
    assert refused(s, "law 5") == ("no-free-cube", "K5.L5")
    fence(s, "yellow-a", "blue1", "nw")
    assert offered(s, "law") == ["5"]


@pytest.mark.rule("K5.L6")
def test_law_6_a_worker_goes_to_any_empty_field() -> None:
    """Neither distance nor fences matter; a taken field and a bare place are refused."""
    s = table(2)
    settle(s, "blue1", "1,0")
    fence(s, "yellow-a", "blue1", "nw")
    stand(s, "yellow2", "-1,0")
    laws(s, BLUE, 6)
    jump(s, 1)
    do(s, "decline", "mark 1", "law 6")
    assert len(offered(s, "send")) == len(s.cells) - 1
    assert "1,0" in offered(s, "send")
    assert refused(s, "send -1,0") == ("field-taken", "K5.L6")
    assert refused(s, "send 9,9") == ("no-field-there", "K5.L6")
    do(s, "send -1,1")
    assert workers(s, "-1,1") == ["blue1"]
    assert asked(s) == (YELLOW, "send-worker")


@pytest.mark.rule("K5.L6")
def test_law_6_needs_an_empty_field() -> None:
    """On a full board it is refused, and the worker stays idle."""
    s = table(3)
    settle(s, "blue1", "1,0")
    laws(s, BLUE, 6)
    crowd(s)
    jump(s, 1)
    do(s, "decline", "mark 1")
    assert refused(s, "law 6") == ("no-open-field", "K5.L6")
    do(s, "idle")
    assert hand_laws(s, BLUE) == [6]


@pytest.mark.rule("K5.L6", "K5.L2")
def test_law_2_needs_no_marker_and_law_6_does() -> None:
    """Before marker 1 only the Early Bell may send; the Long Walk waits for its activation."""
    s = table(2)
    laws(s, BLUE, 2, 6)
    jump(s, 1)
    assert offered(s, "law") == ["2"]
    assert refused(s, "law 6") == ("law-not-now", "K5.1")
    do(s, "decline", "mark 1")
    assert "6" in offered(s, "law")
    assert refused(s, "law 2") == ("law-not-now", "K5.1")


@pytest.mark.rule("K5.L3", "K5.L6")
def test_laws_3_and_6_together_send_two_workers_one_of_them_far() -> None:
    """After the lodger the question comes again, and the second worker may walk."""
    s = table(2)
    settle(s, "blue1", "1,0")
    laws(s, BLUE, 3, 6)
    jump(s, 1)
    do(s, "decline", "mark 1", "law 3", "law 6", "send -1,-1")
    assert asked(s) == (BLUE, "send-worker")
    assert question(s).options
    do(s, "send 1,0")
    assert workers(s, "-1,-1") == workers(s, "1,0") == ["blue1"]
    repeat(s, "send-worker", choices(s)[0])


@pytest.mark.rule("K5.L2")
def test_law_2_costs_its_tile_one_worker_in_this_round_only() -> None:
    """In the next round the cottage sends when its number comes."""
    s = table(2)
    settle(s, "blue3", "1,0")
    laws(s, BLUE, 2)
    jump(s, 1)
    do(s, "law 2", "ring 3", "send 1,0")
    jump(s, 4)
    do(s, "start blue", "mark 3", "send 1,0")
    assert workers(s, "1,0") == ["blue3"]
