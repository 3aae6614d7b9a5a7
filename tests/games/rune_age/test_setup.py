"""Set-up and options that shape it (manual 3 and 10)."""

from __future__ import annotations

import pytest

from boardwright.games.rune_age import GAME
from boardwright.games.rune_age.event_deck import take_event
from boardwright.games.rune_age.holdings import runes_of
from boardwright.games.rune_age.market import own_units
from boardwright.games.rune_age.vocabulary import CIVIL_WAR, FIRST_MERCENARY, RESURGENCE, SCENARIOS
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput
from tests.games.rune_age.table import (
    BOX,
    asked,
    choices,
    do,
    event_id,
    fresh,
    kind_id,
    notes,
    offered,
    pile,
    question,
    refused,
    table,
)


@pytest.mark.rule("R3.5", "R3.6", "R3.7")
def test_four_players_find_everything_laid_out() -> None:
    """scenario 1"""
    s = table(4)
    assert s.piles[:3] == [4, 14, 10]
    assert len([owner for owner in s.places if owner == -1]) == 5
    assert [pile(s, word) for word in ("battle-cry", "forced-march", "demon")] == [5, 5, 5]
    assert [s.piles[kind] for kind in own_units(s, 0)] == [5, 4, 4, 4, 3, 2]
    assert s.forts == (3, 3, 3, 3)
    assert [len(hand) for hand in s.hands] == [5] * 4
    assert [len(deck) for deck in s.decks] == [3] * 4
    assert sorted(s.all_cards(0)) == [0] * 5 + [kind_id("foot-soldier")] * 3
    off = table(4, races="daqan latari waiqar uthuk", expansion="off")
    assert [off.piles[kind] for kind in own_units(off, 0)] == [5, 4, 4, 0, 3, 0]


@pytest.mark.rule("R3.3", "R3.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_gold_cities_and_piles_by_seats(seats: int) -> None:
    s = table(seats)
    assert s.piles[0] == 4
    assert s.piles[1:3] == [[8, 4], [10, 6], [12, 8], [14, 10]][seats - 1]
    assert len([owner for owner in s.places[:8] if owner == -1]) == seats + 1
    assert pile(s, "demon") == seats + 1
    mercenaries = [kind for kind in s.shop if kind >= FIRST_MERCENARY]
    assert [s.piles[kind] for kind in mercenaries] == [seats + 1] * 3


@pytest.mark.rule("R3.3")
def test_landmarks_take_the_place_of_cities_in_the_quest() -> None:
    s = table(3, "quest")
    assert s.places[:8] == (-2,) * 8
    assert s.places[8:].count(-1) == 4


@pytest.mark.rule("R3.1")
def test_a_named_seat_plays_first_or_chance_decides() -> None:
    assert asked(fresh(4, start_player="3")) == (2, "race")
    drawn = {fresh(4, Sealed(str(i))).first for i in range(30)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.rule("R3.2")
def test_races_are_chosen_in_turn_order_each_once() -> None:
    s = fresh(3, start_player="2")
    assert len(choices(s)) == 6
    do(s, "choose orcs")
    assert asked(s) == (2, "race")
    assert refused(s, "choose orcs") == ("race-taken", "R3.2")
    do(s, "choose daqan", "choose latari")
    assert s.factions == (1, 5, 0)


@pytest.mark.rule("R3.2", "R10.1")
def test_races_may_be_dealt() -> None:
    s = fresh(4, races="random")
    assert asked(s)[1] == "action"
    assert len(set(s.factions)) == 4


@pytest.mark.rule("R3.2", "R10.1")
def test_without_the_expansion() -> None:
    s = fresh(2, expansion="off")
    assert offered(s, "choose") == ["daqan", "latari", "waiqar", "uthuk"]
    assert refused(s, "choose orcs") == ("not-in-game", "R3.2")
    do(s, "choose daqan", "choose waiqar")
    assert all(kind < FIRST_MERCENARY for kind in s.shop)
    assert len(s.event_bag) == 10
    assert event_id("tribute") not in s.event_bag
    assert pile(s, "roc-warrior") == 0


@pytest.mark.rule("R3.4")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_events_come_stage_by_stage(scenario: str) -> None:
    seats = 1 if scenario == "civil-war" else 2
    s = table(seats, scenario)
    drawn = [take_event(s) for _ in range(len(s.event_bag))]
    stages = [BOX.stage[event] for event in drawn]
    assert stages == sorted(stages)
    assert {BOX.event_scenario[event] for event in drawn} == {SCENARIOS.index(scenario)}
    if scenario == "not-from-this-world":
        assert drawn[-1] == event_id("quietness")


@pytest.mark.rule("R3.8")
def test_runewars_deals_a_rune_to_everybody() -> None:
    s = table(3, "runewars")
    assert [len(runes_of(s, seat)) for seat in range(3)] == [1, 1, 1]
    assert s.runes.count(-1) == 3
    assert len(notes(s, "takes-rune")) == 3


@pytest.mark.rule("R3.8")
def test_the_opposing_army_begins_with_one_cheap_unit() -> None:
    s = table(1, "civil-war")
    assert s.army == (kind_id("foot-soldier"),)
    assert pile(s, "foot-soldier") == 4


@pytest.mark.rule("R3.9")
def test_the_default_scenario() -> None:
    assert fresh(1).options.scenario == CIVIL_WAR
    assert fresh(3).options.scenario == RESURGENCE


@pytest.mark.rule("R3.9", "R6.1")
@pytest.mark.parametrize(
    ("scenario", "seats", "counts"),
    [
        ("runewars", 1, "2 to 4 seats"),
        ("monument", 1, "2 to 4 seats"),
        ("quest", 1, "2 to 4 seats"),
        ("ascent", 1, "2 to 4 seats"),
        ("civil-war", 2, "1 seat,"),
        ("civil-war", 4, "1 seat,"),
    ],
)
def test_scenarios_are_refused_at_the_wrong_number(scenario: str, seats: int, counts: str) -> None:
    with pytest.raises(BadInput, match=counts):
        GAME.begin(seats, {"scenario": scenario}, BOX, Sealed("x"))


@pytest.mark.rule("R3.9", "R10.1")
@pytest.mark.parametrize("scenario", ["quest", "ascent"])
def test_scenarios_of_the_expansion_need_it(scenario: str) -> None:
    with pytest.raises(BadInput, match="belongs to the expansion"):
        GAME.begin(3, {"scenario": scenario, "expansion": "off"}, BOX, Sealed("x"))


def test_the_start_player_must_be_at_the_table() -> None:
    with pytest.raises(BadInput, match="start_player"):
        GAME.begin(2, {"start_player": "3"}, BOX, Sealed("x"))


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_scenario_starts_at_its_seats(scenario: str, seats: int) -> None:
    at = SCENARIOS.index(scenario)
    if BOX.least[at] <= seats <= BOX.most[at]:
        s = table(seats, scenario, races="dwarves uthuk waiqar latari")
        assert question(s).prompt == "action"
        assert BOX.seals[at] == s.shop[3:6]
