"""Phase 1: markers are placed and workers sent (manual 4.1), and the order of the phases."""

from __future__ import annotations

import pytest

from boardwright.games.keythedral.tiles import idle, workers_on
from tests.games.keythedral.table import (
    BLUE,
    GREEN,
    GREY,
    YELLOW,
    asked,
    choices,
    crowd,
    do,
    fence,
    first,
    hand,
    house,
    jump,
    laws,
    notes,
    offered,
    question,
    refused,
    repeat,
    settle,
    stand,
    table,
    workers,
)


@pytest.mark.rule("K4.0")
def test_a_round_goes_through_its_phases_in_order() -> None:
    """Questions come in phases 1, 2, 3 and 5; after them the next round begins."""
    s = table(2)
    laws(s, BLUE, 17)
    jump(s, 1)
    this, seen = s.round, []
    while s.round == this:
        if s.phase not in seen:
            seen.append(s.phase)
        last = [c for c in choices(s) if c in ("decline", "pass", "idle")]
        do(s, last[0] if last else choices(s)[0])
    assert seen == [1, 2, 3, 5]
    assert s.phase == 1


@pytest.mark.rule("K4.1.1", "K4.1.2")
@pytest.mark.parametrize(
    ("seats", "start", "placers"),
    [(3, 1, [1, 2, 0, 1, 2]), (4, 3, [3, 0, 1, 2, 3]), (2, 0, [0, 1, 0, 1, 0])],
)
def test_markers_are_placed_clockwise(seats: int, start: int, placers: list[int]) -> None:
    """From the start player on, going round again; the last number asks nobody, scenario 8."""
    s = table(seats)
    s.start = start
    jump(s, 1)
    askers = []
    while s.phase == 1:
        if question(s).prompt == "place-marker":
            askers.append(question(s).seat)
        first(s)
    assert askers == placers[:4]
    assert [placer for placer, _, _ in notes(s, "marker")] == placers
    assert [marker for _, marker, _ in notes(s, "marker")] == [1, 2, 3, 4, 5]


@pytest.mark.rule("K4.1.2")
def test_a_marker_goes_on_a_free_number_which_is_activated_at_once() -> None:
    """After marker 1 on number 4 the fours send; then 4 is no choice any more."""
    s = table(2)
    settle(s, "blue4", "1,0")
    jump(s, 1)
    assert offered(s, "mark") == ["1", "2", "3", "4", "5"]
    do(s, "mark 4")
    assert asked(s) == (BLUE, "send-worker")
    do(s, "send 1,0")
    assert workers(s, "1,0") == ["blue4"]
    first(s)
    assert asked(s) == (YELLOW, "place-marker")
    assert offered(s, "mark") == ["1", "2", "3", "5"]
    assert refused(s, "mark 4") == ("number-used", "K4.1.2")


@pytest.mark.rule("K4.1.3")
def test_the_placer_of_the_marker_sends_first() -> None:
    """Start player yellow: marker 1 sends yellow, grey, blue; marker 2 grey, blue, yellow."""
    s = table(3)
    s.start = YELLOW
    jump(s, 1)
    senders: list[int] = []
    while len(senders) < 6:
        if question(s).prompt == "send-worker":
            senders.append(question(s).seat)
        first(s)
    assert senders == [YELLOW, GREY, BLUE, GREY, BLUE, YELLOW]


@pytest.mark.rule("K4.1.3")
@pytest.mark.parametrize(("start", "winner"), [(BLUE, "grey1"), (GREEN, "green1")])
def test_of_two_neighbours_the_earlier_seat_gets_the_shared_field(start: int, winner: str) -> None:
    """Seat 2 before seat 3, unless seat 3 placed the marker, scenario 10."""
    s = table(5)
    for tile, plot in (("blue1", "-3,-2"), ("yellow1", "-3,3"), ("red1", "3,-2")):
        settle(s, tile, plot)
    settle(s, "grey1", "1,0")
    settle(s, "green1", "1,-1")
    s.start = start
    jump(s, 1)
    do(s, "mark 1")
    while question(s).prompt == "send-worker":
        do(s, "send 2,0" if "send 2,0" in choices(s) else choices(s)[0])
    assert workers(s, "2,0") == [winner]


@pytest.mark.rule("K4.1.4")
def test_a_worker_goes_to_an_empty_field_that_the_plot_touches() -> None:
    """A taken field, one that does not touch and a place without a field are refused."""
    s = table(2)
    settle(s, "blue1", "1,0")
    stand(s, "yellow2", "1,1")
    jump(s, 1)
    do(s, "mark 1")
    assert offered(s, "send") == ["1,0", "2,0", "2,1"]
    assert refused(s, "send 1,1") == ("field-taken", "K4.1.4")
    assert refused(s, "send -1,0") == ("not-touching", "K4.1.4")
    assert refused(s, "send 9,9") == ("no-field-there", "K4.1.4")


@pytest.mark.rule("K4.1.4")
def test_a_cottage_sends_one_worker() -> None:
    """After one worker the next player sends."""
    s = table(2)
    settle(s, "blue1", "1,0")
    jump(s, 1)
    do(s, "mark 1", "send 1,0")
    assert asked(s) == (YELLOW, "send-worker")


@pytest.mark.rule("K4.1.4", "K4.1.6")
def test_a_house_sends_two_workers_to_different_fields_in_one_go() -> None:
    """Both go before the next player sends; the second finds the first one's field taken."""
    s = table(2)
    settle(s, "blue1", "1,0")
    house(s, "blue1")
    jump(s, 1)
    do(s, "mark 1", "send 1,0")
    assert asked(s) == (BLUE, "send-worker")
    assert refused(s, "send 1,0") == ("field-taken", "K4.1.4")
    do(s, "send 2,1")
    assert workers(s, "1,0") == workers(s, "2,1") == ["blue1"]
    assert asked(s) == (YELLOW, "send-worker")


@pytest.mark.rule("K4.1.5")
@pytest.mark.parametrize("mark", ["blue-a", "yellow-a"])
def test_a_fence_stops_the_tile_whoever_owns_it(mark: str) -> None:
    """The fenced field is refused; a tile on another plot of the same field is not stopped."""
    s = table(2)
    settle(s, "blue1", "1,0")
    settle(s, "yellow1", "0,-1")
    fence(s, mark, "blue1", "nw")
    jump(s, 1)
    do(s, "mark 1")
    assert refused(s, "send 1,0") == ("fenced-off", "K4.1.5")
    do(s, "send 2,0", "send 1,0")
    assert workers(s, "1,0") == ["yellow1"]


@pytest.mark.rule("K4.1.7")
def test_a_worker_must_be_sent_while_there_is_a_legal_field() -> None:
    """Staying idle is refused; the player only chooses where."""
    s = table(2)
    jump(s, 1)
    do(s, "mark 1")
    assert refused(s, "idle") == ("must-send", "K4.1.7")
    assert {word.split()[0] for word in choices(s)} == {"send"}


@pytest.mark.rule("K4.1.8")
def test_a_house_with_one_free_field_sends_one_worker() -> None:
    """Two sides are fenced, one field is taken: the second worker stays idle, scenario 11."""
    s = table(2)
    settle(s, "blue1", "1,0")
    house(s, "blue1")
    fence(s, "yellow-a", "blue1", "ne")
    fence(s, "yellow-b", "blue1", "sw")
    stand(s, "yellow5", "1,0")
    jump(s, 1)
    do(s, "mark 1")
    assert choices(s) == ["send 2,1"]
    do(s, "send 2,1")
    assert asked(s) == (YELLOW, "send-worker")


@pytest.mark.rule("K4.1.8")
def test_a_worker_without_a_legal_field_stays_idle() -> None:
    """Without law cards nobody is asked: the next player sends."""
    s = table(3)
    settle(s, "blue1", "1,0")
    settle(s, "yellow1", "-1,0")
    crowd(s, "-1,0")
    jump(s, 1)
    do(s, "mark 1")
    assert asked(s) == (YELLOW, "send-worker")
    assert notes(s, "idle") == [(0,)]


@pytest.mark.rule("K4.1.8", "K5.6")
def test_a_law_holder_without_a_legal_field_is_asked_all_the_same() -> None:
    """With Long Walk he may send anywhere, else he stays idle; others are skipped, scenario 73."""
    s = table(3)
    for tile, plot in (("blue1", "1,0"), ("yellow1", "1,1"), ("grey1", "1,-1")):
        settle(s, tile, plot)
    laws(s, BLUE, 17)
    laws(s, YELLOW, 6)
    crowd(s, "-1,-1", "-1,0", "-1,1")
    jump(s, 1)
    repeat(s, "law-window", "decline")
    do(s, "mark 1")
    assert (asked(s)[0], choices(s)) == (BLUE, ["idle"])
    do(s, "idle")
    assert (asked(s)[0], sorted(choices(s))) == (YELLOW, ["idle", "law 6"])
    do(s, "law 6")
    assert offered(s, "send") == ["-1,-1", "-1,0", "-1,1"]
    do(s, "send -1,0")
    assert workers(s, "-1,0") == ["yellow1"]
    assert asked(s) == (YELLOW, "place-marker")


@pytest.mark.rule("K4.1.9")
def test_idle_workers_are_counted_tile_by_tile() -> None:
    """A house that sent one has one idle; a cottage that sent two makes up for nobody."""
    s = table(2)
    assert idle(s, BLUE) == 5
    house(s, "blue1")
    assert idle(s, BLUE) == 6
    stand(s, "blue1", "0,0")
    assert idle(s, BLUE) == 5
    stand(s, "blue2", "1,0", "0,1")
    assert idle(s, BLUE) == 4
    assert idle(s, YELLOW) == 5


@pytest.mark.rule("K4.1.9")
def test_a_worker_sent_by_early_bell_is_not_idle() -> None:
    """He counts as sent by his tile."""
    s = table(2)
    laws(s, BLUE, 2)
    jump(s, 1)
    do(s, "law 2", "ring 1")
    first(s)
    assert idle(s, BLUE) == 4


@pytest.mark.rule("K4.1.4", "K2.3")
def test_ten_workers_serve_five_houses() -> None:
    """A player with houses only and room enough has ten workers out, no more."""
    s = table(5)
    house(s, "blue1", "blue2", "blue3", "blue4", "blue5")
    jump(s, 1)
    while s.phase == 1:
        first(s)
    out = [tile for at in range(len(s.cells)) for tile in workers_on(s, at) if tile < 5]
    assert len(out) + idle(s, BLUE) == 10
    assert max([out.count(tile) for tile in range(5)]) == 2


@pytest.mark.rule("K4.1.4", "K4.3.C6")
def test_a_fence_laid_in_phase_3_does_not_touch_workers_already_out() -> None:
    """The worker stays on his field until the round ends."""
    s = table(2)
    settle(s, "blue1", "1,0")
    stand(s, "blue1", "1,0")
    hand(s, YELLOW, "T")
    jump(s, 3)
    do(s, "pass", "fence", "side blue1 nw")
    assert workers(s, "1,0") == ["blue1"]
