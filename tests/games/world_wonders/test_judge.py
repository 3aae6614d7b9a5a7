"""What the judge sees: each feature moves with what it measures, and looking changes nothing."""

from __future__ import annotations

import pytest

from boardwright.bots import make_bots
from boardwright.games import find_judge
from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.judge import JUDGE
from boardwright.games.world_wonders.judge.features import time_left
from boardwright.games.world_wonders.state import Table
from boardwright.games.world_wonders.words import WORDS
from boardwright.kernel.chance import Sealed
from tests.games.world_wonders.table import (
    YELLOW,
    card_id,
    display,
    do,
    fresh,
    lay,
    own,
    table,
    tiles,
    tracks,
    turn,
)

RED = 1


def seen(s: Table, feature: str, seat: int = YELLOW) -> float:
    """One feature, as a judge that has seen nothing before measures it."""
    judge = find_judge("world-wonders")
    return judge.look(s, seat)[judge.features.index(feature)]


def test_every_feature_has_a_weight_and_a_name() -> None:
    """The weights are read with the judge; the names stand in the words."""
    judge = find_judge("world-wonders")
    assert isinstance(judge, JUDGE)
    assert len(judge.look(fresh(3), 0)) == len(JUDGE.features) == len(judge.weights)
    assert all(f"feature.{name}" in WORDS for name in JUDGE.features)


def test_tracks() -> None:
    """Rings and the least produced count more the later, growth more the earlier."""
    s = table(2)
    tracks(s, YELLOW, 3, 5, 9, 6)
    assert seen(s, "rings") == 3
    assert seen(s, "people") == pytest.approx(6 * time_left(s))
    assert seen(s, "lowest") == pytest.approx(3 * (1 - time_left(s)))
    ahead = [seen(s, f"{name}-ahead") / time_left(s) for name in ("lowest", "middle", "highest")]
    assert ahead == pytest.approx([3, 5, 9])
    early = seen(s, "lowest")
    s.round = 10
    assert seen(s, "lowest") > early
    assert seen(s, "rings", RED) == 0


def test_time_is_short_near_the_purple_space() -> None:
    """Who stands one step before it can end the game in any round."""
    s = table(2)
    calm = time_left(s)
    tracks(s, RED, 0, 0, 0, 12)
    assert time_left(s) < calm
    assert seen(s, "rounds") == time_left(s)


def test_nature_and_districts() -> None:
    """Scenario 32: a district and a resource reached; without the tower one space is missing."""
    s = table(2)
    wild = seen(s, "wild")
    lay(s, YELLOW, "road 4,1 r90", "S2-HA1 1,1 r0", "dot 3,2")
    assert seen(s, "nearly") == pytest.approx(time_left(s))
    assert seen(s, "districts") == 0
    assert seen(s, "gaps") == pytest.approx(time_left(s))
    lay(s, YELLOW, "tower 1,2")
    assert seen(s, "districts") == 1
    assert seen(s, "gaps") == 0
    assert seen(s, "nature") >= 1
    assert seen(s, "wild") < wild


def test_roads_open_land() -> None:
    """A road gives access, a tile a type with room beside it, and both take free land."""
    s = table(2)
    room = seen(s, "room")
    assert seen(s, "access") == 0
    lay(s, YELLOW, "road 1,1 r0")
    assert seen(s, "access") > 0
    assert seen(s, "room") < room
    assert seen(s, "types") == 0
    lay(s, YELLOW, "S2-HA1 1,2 r0")
    assert seen(s, "types") == pytest.approx(time_left(s))


def test_monuments() -> None:
    """Rings of the cards owned; a card that would find a place is a promise."""
    s = table(2)
    display(s, "m04")
    assert seen(s, "promise") == 0
    lay(s, YELLOW, "road 1,1 r0", "S2-HA1 1,2 r0")
    assert seen(s, "promise") == 2  # one ring and two gears
    s.gold[YELLOW] = 0
    assert seen(s, "promise") == 1
    own(s, YELLOW, "m18")
    assert seen(s, "monuments") == 4


def test_mundo() -> None:
    """A card of one's own scores at least 1."""
    s = table(2, mundo="mode")
    lay(s, YELLOW, "x1 5,3 r0")
    assert seen(s, "mundo") >= 1
    assert seen(s, "monuments") == 0


def test_objectives() -> None:
    """The points as they stand, and leads on both sides."""
    s = table(2)
    s.goals = (8,)  # o09, food
    tracks(s, YELLOW, 2, 0, 0, 0)
    assert seen(s, "objectives") == 4
    assert seen(s, "objectives", RED) == 0
    assert seen(s, "leads") > 0 > seen(s, "leads", RED)
    s.goals = (1,)  # o02, the largest road
    lay(s, RED, "road 1,1 r0")
    assert seen(s, "objectives", RED) == 4


def test_gold_loans_pedestals() -> None:
    """Gold in hand, debts, and a place at the front that one would not have anyway."""
    s = table(2)
    assert seen(s, "gold") == 7
    assert seen(s, "loan") == 0
    s.loans = (1, 0)
    assert seen(s, "loan") == 1
    assert seen(s, "pedestal") == 0
    s.pedestals = (YELLOW, -1)
    low = seen(s, "pedestal")
    assert low > 0
    tracks(s, YELLOW, 0, 0, 0, 4)
    assert seen(s, "pedestal") > low


def test_laying_completes_a_purchase() -> None:
    """Midway while the first part is to be laid; not when choosing what to buy."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, "S2-HA1")
    turn(s, YELLOW)
    judge = find_judge("world-wonders")
    assert not judge.midway(s)
    do(s, "set")
    assert judge.midway(s)
    assert seen(s, "in-hand") == 3
    do(s, "single 1,2")
    assert not judge.midway(s)
    assert seen(s, "in-hand") == 2
    turn(s, YELLOW)
    do(s, "build S2-HA1")
    assert judge.midway(s)


def test_good_places_come_first() -> None:
    """A tile in the corner beside the road is better than one over a natural resource."""
    s = table(2)
    lay(s, YELLOW, "road 4,1 r90")
    tiles(s, "S2-HA1")
    turn(s, YELLOW)
    do(s, "build S2-HA1")
    assert s.asked is not None
    ranks = dict(zip(s.asked.options, find_judge("world-wonders").priors(s), strict=True))
    parse = GAME.catalogue.parse
    assert ranks[parse("put 1,1 r0")] > ranks[parse("put 1,2 r0")]
    assert ranks[parse("put 5,1 r0")] > ranks[parse("put 5,3 r0")]


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_whole_games(seats: int) -> None:
    """A prior for each option, few places tried, and nothing changes by being judged."""
    s = GAME.begin(seats, {"mundo": "mode"}, GAME.edition(), Sealed("judge"))
    assert isinstance(s, Table)
    judge = find_judge("world-wonders")
    bots = make_bots(GAME, "random", seats, "judge")
    while s.asked is not None:
        before = GAME.visibility.dump(s)
        priors = judge.priors(s)
        assert len(priors) == len(s.asked.options)
        assert min(priors) > 0
        assert set(judge.likely(s, judge.widest)) <= set(s.asked.options)
        chances = judge.shares(s)
        assert all(0 <= chance <= 1 for chance in chances)
        assert seats == 1 or sum(chances) == pytest.approx(1)
        assert GAME.visibility.dump(s) == before
        s.apply(bots[s.asked.seat].choose(s, s.asked, 1.0))
    assert all(share in (0.0, 1.0) for share in judge.shares(s)) or seats > 1


def test_alone_the_automaton_must_be_beaten() -> None:
    """The more it will have, the smaller the chance."""
    judge = find_judge("world-wonders")
    easy, hard = table(1, difficulty="easy"), table(1, difficulty="hard")
    hard.rival = (card_id("m18"), card_id("m20"))
    assert judge.shares(easy)[0] > judge.shares(hard)[0]
