"""The laws of phase 2: 7 Bumper Harvest to 11 Poor Relief."""

from __future__ import annotations

import pytest

from boardwright.games.keythedral.components import STONE, TIMBER
from tests.games.keythedral.table import (
    BLUE,
    GREY,
    YELLOW,
    asked,
    choices,
    cubes,
    do,
    hand,
    house,
    jump,
    laws,
    notes,
    offered,
    played,
    refused,
    stand,
    store_only,
    table,
)


@pytest.mark.rule("K5.L7", "K4.2.2")
def test_law_7_doubles_a_kind_of_field_while_the_store_lasts() -> None:
    """Three timber left: blue, with two workers in woods, takes three, yellow none,
    scenario 41."""
    s = table(3)
    store_only(s, "T", 3, GREY)
    stand(s, "blue1", "1,0")
    stand(s, "blue2", "0,1")
    stand(s, "yellow1", "-1,1")
    laws(s, BLUE, 7)
    jump(s, 2)
    do(s, "law 7")
    assert offered(s, "name") == ["F", "R", "S", "T", "W"]
    do(s, "name T")
    assert (cubes(s, BLUE), cubes(s, YELLOW)) == ("TTT", "")


@pytest.mark.rule("K5.L7")
def test_law_7_serves_all_players_in_this_round_only() -> None:
    """Every worker there brings two, other fields one; in the next round all bring one."""
    s = table(2)
    stand(s, "blue1", "1,0")
    stand(s, "yellow1", "0,1", "0,0")
    laws(s, YELLOW, 7)
    jump(s, 2)
    do(s, "law 7", "name T")
    assert (cubes(s, BLUE), cubes(s, YELLOW)) == ("TT", "TTS")
    assert s.bumper == 0
    jump(s, 2)
    assert (cubes(s, BLUE), cubes(s, YELLOW)) == ("TTT", "TTTSS")


@pytest.mark.rule("K5.L8")
def test_law_8_nobody_takes_the_kind_any_more() -> None:
    """Yellow has collected and keeps it; grey, who plays, and blue get none."""
    s = table(3)
    s.start = YELLOW
    for tile, cell in (("yellow1", "1,0"), ("grey1", "0,1"), ("blue1", "-1,1")):
        stand(s, tile, cell)
    laws(s, GREY, 8)
    played(s, 7)
    jump(s, 2)
    do(s, "law 8")
    assert offered(s, "name") == ["F", "R", "S", "T", "W"]
    do(s, "name T")
    assert [cubes(s, seat) for seat in (BLUE, YELLOW, GREY)] == ["", "T", ""]
    assert s.barred == 0


@pytest.mark.rule("K5.L8", "K5.L7")
def test_law_8_beats_law_7() -> None:
    """Doubled woods bring nothing once timber has failed."""
    s = table(2)
    stand(s, "blue1", "1,0", "0,0")
    laws(s, BLUE, 7, 8)
    jump(s, 2)
    do(s, "law 7", "name T", "law 8", "name T")
    assert cubes(s, BLUE) == "S"


@pytest.mark.rule("K5.L8", "K5.L9")
def test_law_8_beats_law_9_in_either_order() -> None:
    """A worker cannot be changed to the failed kind, nor bring it if he was changed before."""
    s = table(2)
    stand(s, "blue1", "1,0", "0,0")
    laws(s, BLUE, 8, 9)
    played(s, 7)
    jump(s, 2)
    do(s, "law 8", "name W", "law 9")
    assert refused(s, "change T W") == ("kind-barred", "K5.L8")
    do(s, "change T F", "stop")
    assert cubes(s, BLUE) == "SF"
    s = table(2)
    stand(s, "blue1", "1,0", "0,0")
    laws(s, BLUE, 8, 9)
    played(s, 7)
    jump(s, 2)
    do(s, "law 9", "change T W", "stop", "law 8", "name W")
    assert cubes(s, BLUE) == "S"


@pytest.mark.rule("K5.L8", "K5.L9")
def test_a_worker_on_a_failed_field_may_change_his_trade() -> None:
    """Timber fails; the woodsman brings water instead."""
    s = table(2)
    stand(s, "blue1", "1,0")
    laws(s, BLUE, 8, 9)
    played(s, 7)
    jump(s, 2)
    do(s, "law 8", "name T", "law 9", "change T W")
    assert cubes(s, BLUE) == "W"


@pytest.mark.rule("K5.L8", "K5.L10")
def test_law_8_beats_law_10_in_either_order() -> None:
    """The failed kind is no choice for gleaning, and brings no extra if chosen before."""
    s = table(2)
    stand(s, "blue1", "1,0", "0,0")
    stand(s, "blue2", "2,0", "2,1")
    laws(s, BLUE, 8, 10)
    played(s, 7)
    jump(s, 2)
    do(s, "law 8", "name W", "law 10")
    assert refused(s, "glean TW") == ("kind-barred", "K5.L8")
    do(s, "glean TS")
    assert notes(s, "gleans") == [(BLUE, TIMBER), (BLUE, STONE)]
    assert cubes(s, BLUE) == "TTSSF"
    s = table(2)
    stand(s, "blue1", "1,0", "0,0")
    laws(s, BLUE, 8, 10)
    played(s, 7)
    jump(s, 2)
    do(s, "law 10", "law 8", "name T")
    assert cubes(s, BLUE) == "SS"


@pytest.mark.rule("K5.L8", "K5.L11")
def test_law_8_beats_law_11() -> None:
    """The failed kind is no free cube; if it is all the store has, the law is refused."""
    s = table(2)
    laws(s, BLUE, 8, 11)
    played(s, 7)
    jump(s, 2)
    do(s, "law 8", "name W", "law 11")
    assert offered(s, "free") == ["F", "R", "S", "T"]
    assert refused(s, "free W") == ("kind-barred", "K5.L8")
    s = table(2)
    for code in "TSFR":
        store_only(s, code, 0, YELLOW)
    laws(s, BLUE, 8, 11)
    played(s, 7)
    jump(s, 2)
    do(s, "law 8", "name W")
    assert refused(s, "law 11") == ("no-free-cube", "K5.L11")


@pytest.mark.rule("K5.L9")
def test_law_9_changes_one_or_two_workers() -> None:
    """Each brings one cube of another kind; a third change is not asked for."""
    s = table(2)
    stand(s, "blue1", "1,0", "0,1")
    stand(s, "blue2", "0,0")
    laws(s, BLUE, 9, 17)
    played(s, 7)
    jump(s, 2)
    do(s, "law 9")
    assert refused(s, "stop") == ("one-at-least", "K5.L9")
    assert refused(s, "change T T") == ("another-kind", "K5.L9")
    assert refused(s, "change F W") == ("no-worker-there", "K5.L9")
    do(s, "change T W", "change S R")
    assert asked(s) == (BLUE, "law-window")
    do(s, "decline")
    assert cubes(s, BLUE) == "TWR"


@pytest.mark.rule("K5.L9")
def test_law_9_a_changed_worker_is_not_changed_again() -> None:
    """The only woodsman has become a fisher: no second change from timber, none to stop."""
    s = table(2)
    stand(s, "blue1", "1,0")
    laws(s, BLUE, 9)
    played(s, 7)
    jump(s, 2)
    do(s, "law 9", "change T W")
    assert cubes(s, BLUE) == "W"
    assert asked(s) == (BLUE, "turn")


@pytest.mark.rule("K5.L9")
def test_law_9_the_second_change_is_optional() -> None:
    """After one change he may stop."""
    s = table(2)
    stand(s, "blue1", "1,0", "0,1")
    laws(s, BLUE, 9)
    played(s, 7)
    jump(s, 2)
    do(s, "law 9", "change T F", "stop")
    assert cubes(s, BLUE) == "TF"


@pytest.mark.rule("K5.L9", "K5.L7")
def test_law_9_is_never_doubled_by_law_7() -> None:
    """Woods doubled: one woodsman brings one water, the other two timber, scenario 63."""
    s = table(2)
    stand(s, "blue1", "1,0", "0,1")
    laws(s, BLUE, 7, 9)
    jump(s, 2)
    do(s, "law 7", "name T", "law 9", "change T W", "stop")
    assert cubes(s, BLUE) == "TTW"


@pytest.mark.rule("K5.L9", "K5.L7")
def test_law_9_to_a_doubled_kind_brings_one() -> None:
    """Lakes doubled: a woodsman changed to water still brings a single one."""
    s = table(2)
    stand(s, "blue1", "1,0")
    laws(s, BLUE, 7, 9)
    jump(s, 2)
    do(s, "law 7", "name W", "law 9", "change T W")
    assert cubes(s, BLUE) == "W"


@pytest.mark.rule("K5.L9")
def test_law_9_brings_nothing_if_the_store_lacks_the_kind() -> None:
    """No water in the store at the harvest: no cube for that worker, not even timber."""
    s = table(2)
    store_only(s, "W", 0, YELLOW)
    stand(s, "blue1", "1,0")
    laws(s, BLUE, 9)
    played(s, 7)
    jump(s, 2)
    do(s, "law 9", "change T W")
    assert cubes(s, BLUE) == ""


@pytest.mark.rule("K5.L9", "K5.L10")
@pytest.mark.parametrize("law", [9, 10])
def test_laws_9_and_10_need_an_own_worker_on_a_field(law: int) -> None:
    """Without one they are refused."""
    s = table(2)
    stand(s, "yellow1", "1,0")
    laws(s, BLUE, law)
    played(s, 7)
    jump(s, 2)
    assert refused(s, f"law {law}") == ("no-worker-out", f"K5.L{law}")


@pytest.mark.rule("K5.L10")
def test_law_10_gives_an_extra_cube_of_two_kinds() -> None:
    """Of three kinds with own workers he chooses two; a kind without a worker is refused."""
    s = table(2)
    stand(s, "blue1", "1,0", "0,0")
    stand(s, "blue2", "2,0")
    laws(s, BLUE, 10)
    played(s, 7)
    jump(s, 2)
    do(s, "law 10")
    assert sorted(offered(s, "glean")) == ["SW", "TS", "TW"]
    assert refused(s, "glean TF") == ("no-worker-there", "K5.L10")
    do(s, "glean TW")
    assert cubes(s, BLUE) == "TTSWW"


@pytest.mark.rule("K5.L10")
def test_law_10_with_one_kind_gives_one_extra_cube() -> None:
    """Two workers in woods: three timber, and no question."""
    s = table(2)
    stand(s, "blue1", "1,0", "0,1")
    laws(s, BLUE, 10)
    played(s, 7)
    jump(s, 2)
    do(s, "law 10")
    assert cubes(s, BLUE) == "TTT"


@pytest.mark.rule("K5.L10", "K5.L7")
def test_law_10_is_not_doubled_by_law_7() -> None:
    """Doubled woods bring two, gleaning adds one."""
    s = table(2)
    stand(s, "blue1", "1,0")
    laws(s, BLUE, 7, 10)
    jump(s, 2)
    do(s, "law 7", "name T", "law 10")
    assert cubes(s, BLUE) == "TTT"


@pytest.mark.rule("K5.L10", "K5.L9")
def test_law_9_does_not_change_the_kinds_of_law_10() -> None:
    """The woodsman brings water; what he gleans is timber."""
    s = table(2)
    stand(s, "blue1", "1,0")
    laws(s, BLUE, 9, 10)
    played(s, 7)
    jump(s, 2)
    do(s, "law 9", "change T W", "law 10")
    assert cubes(s, BLUE) == "TW"


@pytest.mark.rule("K5.L10")
def test_law_10_takes_its_extras_after_the_harvest_while_the_store_lasts() -> None:
    """One timber and two stone left: the timber is harvested, only a stone is gleaned."""
    s = table(2)
    store_only(s, "T", 1, YELLOW)
    store_only(s, "S", 2, YELLOW)
    stand(s, "blue1", "1,0", "0,0")
    laws(s, BLUE, 10)
    played(s, 7)
    jump(s, 2)
    do(s, "law 10")
    assert cubes(s, BLUE) == "TSS"


@pytest.mark.rule("K5.L10", "K5.L8")
def test_law_10_needs_a_kind_that_has_not_failed() -> None:
    """Workers in woods only, timber has failed: refused."""
    s = table(2)
    stand(s, "blue1", "1,0")
    laws(s, BLUE, 8, 10)
    played(s, 7)
    jump(s, 2)
    do(s, "law 8", "name T")
    assert refused(s, "law 10") == ("kind-barred", "K5.L10")


@pytest.mark.rule("K5.L11", "K4.1.9")
@pytest.mark.parametrize(
    ("sent", "houses", "free"), [(5, 0, 1), (4, 0, 1), (3, 0, 2), (5, 2, 2), (1, 0, 3), (0, 0, 3)]
)
def test_law_11_gives_a_cube_for_each_idle_worker(sent: int, houses: int, free: int) -> None:
    """At least one, at most three, chosen one by one at once."""
    s = table(2)
    cells = ("1,0", "0,1", "-1,1", "1,2", "2,-1")
    for number in range(sent):
        stand(s, f"blue{number + 1}", cells[number])
    for number in range(houses):
        house(s, f"blue{number + 1}")
    laws(s, BLUE, 11)
    played(s, 7)
    jump(s, 2)
    do(s, "law 11")
    for _ in range(free):
        assert asked(s) == (BLUE, "free-cube")
        do(s, "free W")
    assert cubes(s, BLUE) == "T" * sent + "W" * free
    assert asked(s) == (BLUE, "turn")


@pytest.mark.rule("K5.L11", "K5.8")
def test_law_11_takes_its_cubes_before_the_harvest() -> None:
    """One water left: the free cube is that water, and the worker on the lake brings none."""
    s = table(2)
    store_only(s, "W", 1, YELLOW)
    stand(s, "blue1", "2,0")
    laws(s, BLUE, 11)
    played(s, 7)
    jump(s, 2)
    do(s, "law 11", "free W", "free T", "free T")
    assert cubes(s, BLUE) == "TTW"


@pytest.mark.rule("K5.L11")
def test_law_11_needs_a_cube_in_the_store() -> None:
    """With no basic cube left it is refused."""
    s = table(2)
    for code in "TSFWR":
        store_only(s, code, 0, YELLOW)
    laws(s, BLUE, 11)
    played(s, 7)
    jump(s, 2)
    assert refused(s, "law 11") == ("no-free-cube", "K5.L11")
    assert choices(s) == ["decline"]
    hand(s, YELLOW, "")
    assert offered(s, "law") == ["11"]


@pytest.mark.rule("K5.L11", "K5.L2")
def test_early_bell_workers_do_not_count_for_law_11() -> None:
    """Three tiles stand out, one of them by the bell: two are idle, two cubes are given."""
    s = table(2)
    laws(s, BLUE, 2, 11)
    played(s, 7)
    jump(s, 1)
    do(s, "law 2", "ring 1")
    do(s, choices(s)[0])
    stand(s, "blue2", "-1,1")
    stand(s, "blue3", "2,1")
    jump(s, 2)
    do(s, "law 11", "free R", "free R")
    assert asked(s) == (BLUE, "turn")


@pytest.mark.rule("K5.L9", "K5.L10")
@pytest.mark.parametrize("law", [9, 10])
def test_laws_9_and_10_serve_their_player_only(law: int) -> None:
    """Yellow's woodsman, collecting after blue, brings one timber as ever."""
    s = table(2)
    stand(s, "blue1", "1,0")
    stand(s, "yellow1", "0,1")
    laws(s, BLUE, law)
    played(s, 7)
    jump(s, 2)
    do(s, f"law {law}")
    if law == 9:
        do(s, "change T W")
    assert cubes(s, YELLOW) == "T"
