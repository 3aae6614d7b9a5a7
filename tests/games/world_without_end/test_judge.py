"""The judge: each feature moves as it should, and looking changes nothing."""

from __future__ import annotations

import pytest

from boardwright.games import find_judge
from boardwright.games.world_without_end import GAME
from boardwright.games.world_without_end.state import Table
from boardwright.kernel.chance import Sealed

from .table import (
    BLUE,
    RED,
    aside,
    choices,
    do,
    hold,
    house,
    infect,
    marker_on,
    project,
    set_points,
    table,
    turn_up,
)

JUDGE = find_judge("world-without-end")


def seen(s: Table, feature: str, seat: int = BLUE) -> float:
    return JUDGE.look(s, seat)[JUDGE.features.index(feature)]


def best(s: Table) -> str:
    """The option that the judge's priors put first."""
    return max(zip(JUDGE.priors(s), choices(s), strict=True))[1]


def test_points_and_goods() -> None:
    s = table()
    set_points(s, BLUE, 21)
    hold(s, BLUE, "PI3 GR1 GO6 ST2 WD1 WO2 CL1 LO2 MK1")
    assert seen(s, "points") == 21
    assert (seen(s, "piety-due"), seen(s, "grain-due"), seen(s, "tax-due")) == (2, 1, 4)
    assert seen(s, "piety-spare") > 0
    assert seen(s, "grain-spare") == 0
    assert seen(s, "gold-spare") == 2
    assert seen(s, "cubes") == 3
    assert (seen(s, "wool"), seen(s, "cloth"), seen(s, "loyalty")) == (2, 1, 2)
    assert seen(s, "knowledge") == 1


def test_duties_weigh_twice_at_the_end_and_reserves_nothing() -> None:
    s = table(chapter=4)
    hold(s, BLUE, "PI2 GR4")
    assert seen(s, "piety-due") == 4
    assert seen(s, "grain-spare") == 0


def test_two_houses_pay_rent_while_chapters_last() -> None:
    early, late = table(chapter=1), table(chapter=4)
    for s in (early, late):
        house(s, BLUE, "H01")
    one = seen(early, "rents")
    assert one > seen(late, "rents") > 0
    house(early, BLUE, "H03")
    assert seen(early, "rents") > one
    assert seen(early, "houses") > seen(early, "houses", RED)
    aside(late, BLUE, "rent")
    assert seen(late, "rents") == 0


def test_a_seal_promises_more_the_nearer_the_end_of_the_works() -> None:
    s = table()
    project(s, "P1", 5, 3, BLUE)
    far = seen(s, "seals")
    project(s, "P1", 1, 0, BLUE)
    assert seen(s, "seals") > far > 0
    assert seen(s, "seals", RED) == 0


def test_the_tower_looks_at_loyalty() -> None:
    s = table(chapter=3)
    hold(s, BLUE, "LO1")
    alone = seen(s, "most-loyal")
    hold(s, RED, "LO1")
    assert alone > seen(s, "most-loyal") > 0
    hold(s, RED, "LO2")
    assert seen(s, "most-loyal") == 0


def test_penalties_weigh_until_they_are_served() -> None:
    s = table(chapter=2)
    s.penalties = (3, 0, 0, 0)
    assert seen(s, "penalties") == 2
    s.round = 2
    assert seen(s, "penalties") == 0


def test_cards_are_worth_what_they_do_now() -> None:
    s = table()
    hold(s, BLUE, "")
    before = seen(s, "card-project")
    hold(s, BLUE, "ST2")
    assert seen(s, "card-project") > before
    hold(s, BLUE, "PI2")
    assert seen(s, "card-piety") < seen(s, "card-piety", RED)
    aside(s, BLUE, "piety")
    assert seen(s, "card-piety") == 0


def test_cards_for_which_no_round_is_left_count_little() -> None:
    s = table(round=6)
    hold(s, BLUE, "ST2")
    full = [seen(s, f"card-{word}") for word in ("piety", "favor")]
    assert full[0] > 2
    assert full[1] < 0.5


def test_care_by_knowledge() -> None:
    s = table(chapter=3)
    before = seen(s, "card-medicine")
    hold(s, BLUE, "MK3 GO9")
    infect(s, p3=1, p4=2)
    assert seen(s, "card-medicine") > before


@pytest.mark.parametrize(("moves", "midway"), [((), False), (("play resource",), True)])
def test_what_a_card_does_completes_its_play(moves: tuple[str, ...], midway: bool) -> None:
    s = table()
    do(s, *moves)
    assert JUDGE.midway(s) == midway


def test_discarding_does_not() -> None:
    s = table()
    do(s, "play piety", "take pi")
    assert not JUDGE.midway(s)


def test_priors_care_for_duties_and_put_aside_what_is_of_no_use() -> None:
    s = table(chapter=4, round=5)
    hold(s, BLUE, "GR2 GO4")
    assert best(s) == "play piety"
    do(s, "play piety")
    assert best(s) == "take pi"
    do(s, "take pi")
    assert best(s) in ("discard sales", "discard rent", "discard building", "discard cloth")


def test_priors_turn_the_card_to_the_best_income() -> None:
    s = table(4)
    hold(s, BLUE, "GR2 GO4")
    marker_on(s, 2)
    turn_up(s, "I-07")  # loyalty, wool, piety, stone
    assert best(s) == "turn 2"


def test_a_whole_game_is_looked_at_without_a_trace() -> None:
    s = GAME.begin(3, {}, GAME.edition(), Sealed("judge"))
    count = 0
    while s.asked is not None:
        before = GAME.visibility.dump(s)
        assert len(JUDGE.priors(s)) == len(s.asked.options)
        assert min(JUDGE.priors(s)) > 0
        for seat in range(3):
            assert len(JUDGE.look(s, seat)) == len(JUDGE.features)
        assert GAME.visibility.dump(s) == before
        s.apply(s.asked.options[count * 7 % len(s.asked.options)])
        count += 1
    assert count > 200


def test_every_feature_has_words() -> None:
    assert all(f"feature.{feature}" in GAME.words for feature in JUDGE.features)
