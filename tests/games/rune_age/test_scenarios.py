"""Sieges allowed, eliminations and every end (manual 6)."""

from __future__ import annotations

import pytest

from boardwright.games.rune_age.flow.events.concerned import own_rewards
from boardwright.games.rune_age.holdings import power_of, runes_of, trophies_of
from boardwright.games.rune_age.market import own_units
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.strength import side_strength
from boardwright.games.rune_age.vocabulary import BLOOD, FLAME
from boardwright.games.shared import put
from tests.games.rune_age.table import (
    BLUE,
    GREEN,
    RED,
    army,
    asked,
    discarded,
    do,
    enemy,
    event_id,
    event_phase,
    fight,
    forts,
    give_place,
    hand,
    hand_of,
    hurt,
    kind_id,
    lasting,
    no_events,
    notes,
    offered,
    pile,
    place_id,
    refused,
    reward,
    rolls,
    rune,
    table,
    top,
    turn,
    winners,
)


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize(
    ("scenario", "city", "realm"),
    [
        ("resurgence", True, True),
        ("runewars", True, True),
        ("not-from-this-world", True, True),
        ("monument", True, False),
        ("cataclysm", False, False),
    ],
)
def test_what_may_be_besieged(scenario: str, city: bool, realm: bool) -> None:
    s = table(2, scenario)
    give_place(s, "forge", RED)
    assert ("forge" in offered(s, "attack")) == city
    assert ("realm-red" in offered(s, "attack")) == realm


@pytest.mark.rule("R6.1")
def test_landmarks_may_be_besieged_and_allies_not() -> None:
    s = table(2, "quest")
    give_place(s, "tomb", RED)
    assert "tomb" in offered(s, "attack")
    assert refused(s, "attack realm-red") == ("no-siege", "R6.1")
    s = table(3, "ascent")
    give_place(s, "forge", GREEN)
    assert {"forge", "realm-red", "realm-green"} <= set(offered(s, "attack"))
    turn(s, RED)
    assert refused(s, "attack forge") == ("no-siege", "R6.1")
    assert refused(s, "attack realm-green") == ("no-siege", "R6.1")
    assert "realm-blue" in offered(s, "attack")


@pytest.mark.rule("R6.2", "R6.3.1")
def test_two_fall_together_and_the_third_wins() -> None:
    """scenario 48"""
    s = table(3, "not-from-this-world")
    hurt(s, 18, 18, 5)
    event_phase(s, "ash")
    assert winners(s) == [GREEN]


@pytest.mark.rule("R6.3.1", "R1.1")
@pytest.mark.parametrize("scenario", ["resurgence", "not-from-this-world", "quest"])
def test_all_fall_together_and_all_lose(scenario: str) -> None:
    s = table(2, scenario)
    hurt(s, 19, 19)
    if scenario == "quest":
        for place, seat in (("tomb", BLUE), ("bloodstone", RED)):
            give_place(s, place, seat)
    word = {"resurgence": "phrylenex", "not-from-this-world": "ash", "quest": "relic-storm"}
    event_phase(s, word[scenario])
    assert winners(s) == []


@pytest.mark.rule("R6.2.2", "R3.1")
def test_the_first_player_falls_and_the_next_takes_the_role() -> None:
    s = table(3)
    hurt(s, 18, 0, 0)
    reward(s, BLUE, "mithrilim")
    hand(s, BLUE, "light-fortification")
    do(s, "use light-fortification")
    before = pile(s, "light-fortification")
    enemy(s, "ghox")
    event_phase(s, "slumbering")
    assert s.first == RED
    assert asked(s) == (RED, "action")
    assert s.removed == (event_id("mithrilim"),)
    assert pile(s, "light-fortification") == before + 1
    assert [s.piles[kind] for kind in own_units(s, BLUE)] == [0] * 6


@pytest.mark.rule("R6.2.2")
def test_who_has_fallen_has_no_turn() -> None:
    s = table(3)
    hurt(s, 0, 17, 0)
    hand(s, BLUE, "siege-engine")
    hand(s, RED, "")
    do(s, "attack realm-red", "play siege-engine")
    hand(s, BLUE, "")
    do(s, "end")
    assert asked(s) == (GREEN, "action")


# Resurgence, Runewars.


@pytest.mark.rule("R6.4.1")
def test_resurgence_is_won_by_the_objective_alone_too() -> None:
    s = table(1)
    hand(s, BLUE, "demon demon battle-cry")
    rolls(s, 0)
    reward(s, BLUE, "margath")
    fight(s, "attack objective", "play demon", "play demon", "play battle-cry")
    assert asked(s)[1] == "action"
    assert notes(s, "compared") == [(15, 18)]
    turn(s, BLUE)
    s.attacks = ()
    hand(s, BLUE, "demon demon giant battle-cry")
    rolls(s, 0)
    fight(s, "attack objective", "play demon", "play demon", "play giant", "play battle-cry")
    assert winners(s) == [BLUE]


@pytest.mark.rule("R6.4.2")
def test_the_besieger_takes_the_runes() -> None:
    s = table(3, "runewars")
    rune(s, BLUE, FLAME)
    rune(s, RED, BLOOD)
    s.tired_runes = 1 << BLOOD
    hurt(s, 0, 19, 0)
    hand(s, BLUE, "siege-engine")
    hand(s, RED, "")
    do(s, "attack realm-red", "play siege-engine")
    assert s.runes[BLOOD] == BLUE
    assert s.tired_runes == 0


@pytest.mark.rule("R6.4.2")
def test_runes_leave_with_who_falls_to_an_event() -> None:
    s = table(3, "runewars")
    rune(s, RED, BLOOD)
    hurt(s, 0, 19, 0)
    enemy(s, "warlord")
    hurt(s, 19, 18, 19)
    event_phase(s, "sellswords")
    assert s.is_out(RED)
    assert s.runes[BLOOD] == -2


@pytest.mark.rule("R6.4.2")
@pytest.mark.parametrize(("before", "won"), [((16, 18), [BLUE]), ((17, 17), [BLUE, RED])])
def test_runewars_when_all_fall_together(before: tuple[int, int], won: list[int]) -> None:
    s = table(2, "runewars")
    hurt(s, *before)
    lasting(s, "time-for-war")
    event_phase(s, "sellswords")
    assert s.out == 3
    assert winners(s) == won


@pytest.mark.rule("R6.4.3")
def test_a_discovered_rune_leaves_with_its_owner() -> None:
    s = table(3, "runewars")
    enemy(s, "discovery")
    hand(s, BLUE, "roc-warrior siege-engine")
    do(s, "attack discovery", "play siege-engine")
    rolls(s, 0)
    do(s, "play roc-warrior", "no")
    assert len(runes_of(s, BLUE)) == 2
    assert s.rewards[BLUE] == (event_id("discovery"),)
    assert own_rewards(s, BLUE) == []  # other effects cannot take it
    found = s.found_rune
    hurt(s, 19, 0, 0)
    turn(s, RED)
    hand(s, RED, "war-chief giant-troll")
    hand(s, BLUE, "")
    do(s, "attack realm-blue", "play giant-troll", "play war-chief")
    assert s.is_out(BLUE)
    assert s.runes[found] == -2
    assert len(runes_of(s, RED)) == 2


# Cataclysm.


@pytest.mark.rule("R6.5.2")
def test_the_cataclysm_is_survived() -> None:
    """scenario 33"""
    s = table(3, "cataclysm")
    no_events(s)
    event_phase(s)
    assert winners(s) == [BLUE, RED, GREEN]


@pytest.mark.rule("R6.5.1", "R6.5.2")
@pytest.mark.parametrize(("damage", "won"), [(19, []), (18, [BLUE, RED])])
def test_start_effects_come_before_the_empty_deck(damage: int, won: list[int]) -> None:
    """scenario 50"""
    s = table(2, "cataclysm")
    enemy(s, "demon-gate")
    no_events(s)
    hurt(s, damage, 0)
    event_phase(s)
    assert winners(s) == won


@pytest.mark.rule("R6.5.2", "R7.1.6")
def test_the_herald_brings_all_events_back() -> None:
    s = table(2, "cataclysm")
    enemy(s, "herald")
    no_events(s)
    s.event_discard, s.removed = (
        (event_id("refugees"),),
        tuple([e for e in s.event_discard if e != event_id("refugees")]),
    )
    event_phase(s)
    assert s.mixed == 1
    assert notes(s, "event") == [(event_id("refugees"),)]


@pytest.mark.rule("R6.5.3", "R10.7")
def test_a_traitor_wins_when_another_falls() -> None:
    s = table(2, "cataclysm", traitor="on")
    hurt(s, 10, 19)
    do(s, "end")
    assert asked(s) == (BLUE, "betray")
    do(s, "yes")
    assert (s.traitor, s.betrayed) == (BLUE, 1)
    event_phase(s, "falling-sky")
    assert winners(s) == [BLUE]


@pytest.mark.rule("R6.5.3")
@pytest.mark.parametrize(("mine", "theirs", "won"), [(0, 16, [BLUE]), (16, 0, []), (0, 0, None)])
def test_betrayal_is_settled_with_the_phase(mine: int, theirs: int, won: list[int] | None) -> None:
    s = table(2, "cataclysm", traitor="on")
    s.traitor, s.betrayed = BLUE, 1
    hurt(s, mine, theirs)
    event_phase(s, "falling-sky")
    if won is None:
        assert s.damage == (4 + 5, 4)
        assert s.traitor == -1
    else:
        assert winners(s) == won


@pytest.mark.rule("R6.5.3", "R10.7")
def test_betrayal_is_offered_to_the_unhurt_only_and_once() -> None:
    s = table(2, "cataclysm", traitor="on")
    hurt(s, 11, 0)
    do(s, "end")
    assert asked(s) == (RED, "action")
    s = table(2, "cataclysm")
    do(s, "end")
    assert asked(s) == (RED, "action")


# Monument.


@pytest.mark.rule("R6.6.1")
def test_the_builder_wins_at_the_end_of_the_round() -> None:
    s = table(2, "monument")
    s.monuments = 2
    event_phase(s, "caravan")
    assert winners(s) == [RED]


@pytest.mark.rule("R6.6.1")
def test_of_two_builders_the_stronger_army_wins() -> None:
    s = table(2, "monument")
    s.monuments = 3
    discarded(s, RED, "war-chief")
    event_phase(s, "caravan")
    assert winners(s) == [RED]
    s = table(2, "monument")
    s.monuments = 3
    event_phase(s, "caravan")
    assert winners(s) == [BLUE, RED]


@pytest.mark.rule("R6.6.1")
def test_a_builder_who_falls_does_not_win() -> None:
    """scenario 51"""
    s = table(3, "monument")
    s.monuments = 1
    hurt(s, 12, 0, 0)
    give_place(s, "forge", BLUE)
    hand(s, BLUE, "")
    event_phase(s, "rival-court")
    assert s.is_out(BLUE)
    assert asked(s) == (RED, "action")


# Quest for Power.


@pytest.mark.rule("R6.7.1", "R6.7.2")
@pytest.mark.parametrize(("seats", "won"), [(3, [BLUE]), (4, None)])
def test_five_power_win_for_two_or_three(seats: int, won: list[int] | None) -> None:
    s = table(seats, "quest")
    give_place(s, "elder-hall", BLUE)
    reward(s, BLUE, "crown-shard")
    assert power_of(s, BLUE) == 5
    event_phase(s, "pilgrim-road")
    if won is None:
        assert asked(s)[1] == "action"
        give_place(s, "pilgrims-well", BLUE)
        event_phase(s, "codex")
        won = [BLUE]
    assert winners(s) == won


@pytest.mark.rule("R6.7.3")
@pytest.mark.parametrize(
    ("places", "damage", "won"),
    [
        ("observatory tomb,ashen-spire,elder-hall", (9, 0, 0), [BLUE]),
        ("observatory tomb,bloodstone codex awakening,pilgrims-well", (6, 2, 0), [RED]),
    ],
)
def test_the_last_event_decides(places: str, damage: tuple[int, ...], won: list[int]) -> None:
    """scenario 58"""
    s = table(3, "quest")
    s.places = (-2,) * 16
    held = 0
    for seat, names in enumerate(places.split(",")):
        for name in names.split():
            if name in ("codex", "awakening"):
                reward(s, seat, name)
            else:
                s.places = put(s.places, place_id(name), seat)
                held += 1
    for spare in range(8, 16):
        if s.places[spare] == -2 and held < 4:
            s.places = put(s.places, spare, -1)
            held += 1
    hurt(s, *damage)
    no_events(s)
    event_phase(s, "vault")
    assert winners(s) == won


# Ascent.


@pytest.mark.rule("R6.8.1", "R3.1")
@pytest.mark.parametrize(("seats", "limit"), [(2, 20), (3, 25), (4, 30)])
def test_the_overlord_stands_longer(seats: int, limit: int) -> None:
    s = table(seats, "ascent")
    assert s.overlord == s.first
    assert s.capacity == (limit, *[20] * (seats - 1))


@pytest.mark.rule("R6.8.1")
@pytest.mark.parametrize(("damage", "won"), [((25, 0, 0), [RED, GREEN]), ((0, 20, 0), [BLUE])])
def test_a_fall_ends_the_ascent(damage: tuple[int, ...], won: list[int]) -> None:
    s = table(3, "ascent")
    hurt(s, *[max(n - 1, 0) for n in damage])
    seat = RED if won != [BLUE] else BLUE
    victim = "blue" if seat == RED else "red"
    turn(s, seat)
    hand(s, BLUE, "siege-engine" if seat == BLUE else "")
    hand(s, RED, "war-chief" if seat == RED else "")
    do(s, f"attack realm-{victim}", "play war-chief" if seat == RED else "play siege-engine")
    assert winners(s) == won


@pytest.mark.rule("R6.8.2")
def test_ascension_grows_and_wins() -> None:
    s = table(3, "ascent")
    event_phase(s, "companies")
    assert s.ascension == 1
    give_place(s, "forge", BLUE)
    event_phase(s, "diversion")
    assert s.ascension == 3
    s.ascension = 10
    event_phase(s, "siege-train")
    assert winners(s) == [BLUE]


@pytest.mark.rule("R6.8.2")
def test_ascension_never_falls_below_zero() -> None:
    s = table(2, "ascent")
    s.fought = (RED * 256 + 16,)
    event_phase(s, "broken-ritual")
    assert notes(s, "ascension") == [(0,), (1,)]


# Civil War.


@pytest.mark.rule("R6.9.1", "R6.9.2", "R6.9.4", "R5.3.1")
def test_the_first_attack_of_the_opposing_army() -> None:
    """scenario 35"""
    s = table(1, "civil-war")
    hand(s, BLUE, "bowman")
    event_phase(s, "garrison")
    assert s.army == (kind_id("foot-soldier"),) * 2
    rolls(s, 0)
    do(s, "play bowman")
    assert s.damage == (4,)


@pytest.mark.rule("R6.9.4")
@pytest.mark.parametrize(("face", "won"), [(0, True), (1, False)])
def test_the_opposing_army_is_beaten_with_equal_strength(face: int, won: bool) -> None:
    """scenario 36"""
    s = table(1, "civil-war")
    army(s, "foot-soldier foot-soldier foot-soldier bowman")
    hand(s, BLUE, "foot-soldier siege-engine roc-warrior")
    event_phase(s, "garrison")
    assert side_strength(s, 1) == 6
    top(s, BLUE, "gold1")
    do(s, "play foot-soldier", "drop", "play siege-engine")
    rolls(s, face)
    do(s, "play roc-warrior", "no")
    if won:
        assert winners(s) == [BLUE]
    else:
        do(s, "lose foot-soldier")
        assert s.damage == (1,)


@pytest.mark.rule("R10.5", "R5.3.1")
def test_the_army_without_attrition() -> None:
    s = table(1, "civil-war", oa_attrition="off")
    hand(s, BLUE, "bowman")
    event_phase(s, "garrison")
    do(s, "play bowman")
    assert notes(s, "attrition") == []


@pytest.mark.rule("R6.9.3")
def test_the_last_unit_joins_the_army_and_all_is_lost() -> None:
    """scenario 38"""
    s = table(1, "civil-war")
    leave_one(s)
    event_phase(s, "garrison")
    assert winners(s) == []
    assert notes(s, "defends") == []


@pytest.mark.rule("R6.9.3")
def test_buying_the_last_unit_loses() -> None:
    """scenario 55"""
    s = table(1, "civil-war")
    leave_one(s)
    hand(s, BLUE, "gold3")
    do(s, "buy knight", "yes")
    assert winners(s) == []


@pytest.mark.rule("R6.9.6")
def test_the_last_unit_is_bought_only_if_confirmed() -> None:
    s = table(1, "civil-war")
    leave_one(s)
    hand(s, BLUE, "gold3")
    do(s, "buy knight")
    assert asked(s) == (BLUE, "last-unit")
    do(s, "no")
    assert asked(s) == (BLUE, "action")
    assert hand_of(s, BLUE) == "gold3"
    assert pile(s, "knight") == 1


@pytest.mark.rule("R6.9.6")
def test_no_other_purchase_is_confirmed() -> None:
    s = table(1, "civil-war")
    leave_one(s)
    s.piles[kind_id("knight")] += 1
    s.discards[BLUE].remove(kind_id("knight"))
    hand(s, BLUE, "gold1 gold3 gold3")
    do(s, "buy knight", "pay gold3")
    assert asked(s) == (BLUE, "buy-more")
    do(s, "buy stronghold", "pay gold1")
    assert s.ready_forts[BLUE] == 1


@pytest.mark.rule("R6.9.6")
def test_who_thinks_better_of_the_last_unit_keeps_the_pool() -> None:
    s = table(1, "civil-war")
    leave_one(s)
    hand(s, BLUE, "gold1 gold1 war-profiteer")
    do(s, "use war-profiteer", "buy knight", "no")
    assert asked(s) == (BLUE, "buy-more")
    assert s.pool == 2
    assert refused(s, "done") == ("must-buy", "R8.3.5")
    do(s, "buy stronghold")
    assert s.ready_forts[BLUE] == 1


@pytest.mark.rule("R6.9.6")
def test_a_war_chief_confirms_the_last_unit_too() -> None:
    s = table(1, "civil-war", "orcs")
    for kind in own_units(s, BLUE):
        keep = 1 if kind == kind_id("beastmaster") else 0
        s.discards[BLUE] += [kind] * (s.piles[kind] - keep)
        s.piles[kind] = keep
    hand(s, BLUE, "gold2 war-chief")
    do(s, "attack stronghold", "play war-chief", "buy beastmaster", "no")
    assert asked(s) == (BLUE, "assault")
    assert hand_of(s, BLUE) == "gold2"


def leave_one(s: Table) -> None:
    """Only one Knight is left in the Barracks."""
    for kind in own_units(s, BLUE):
        keep = 1 if kind == kind_id("knight") else 0
        s.discards[BLUE] += [kind] * (s.piles[kind] - keep)
        s.piles[kind] = keep


@pytest.mark.rule("R6.9.2", "R10.2")
def test_among_equal_costs_the_player_chooses() -> None:
    s = table(1, "civil-war")
    for word in ("foot-soldier", "bowman"):
        s.discards[BLUE] += [kind_id(word)] * pile(s, word)
        s.piles[kind_id(word)] = 0
    event_phase(s, "garrison")
    assert offered(s, "recruit") == ["knight", "novice-wizard"]
    assert refused(s, "recruit siege-engine") == ("not-cheapest", "R6.9.2")
    assert refused(s, "recruit bowman") == ("no-such-unit", "R6.9.2")
    do(s, "recruit knight")
    assert kind_id("knight") in s.army


@pytest.mark.rule("R6.9.1")
def test_the_army_is_no_target_in_the_actions() -> None:
    assert refused(table(1, "civil-war"), "attack army") == ("army-attacks", "R6.9.1")


@pytest.mark.rule("R6.9.5")
def test_a_mythic_of_the_army_is_only_out_of_this_combat() -> None:
    s = table(1, "civil-war", oa_attrition="off")
    army(s, "roc-warrior")
    hand(s, BLUE, "shadow-assassin")
    event_phase(s, "garrison")
    do(s, "play shadow-assassin", "hit roc-warrior")
    assert kind_id("roc-warrior") in s.army
    assert notes(s, "compared") == [(1, 5)]


@pytest.mark.rule("R6.9.5", "R8.1.4")
def test_where_the_opponent_would_choose_the_player_does() -> None:
    s = table(1, "civil-war", oa_attrition="off")
    army(s, "foot-soldier knight")
    hand(s, BLUE, "knight manticore")
    event_phase(s, "garrison")
    do(s, "play knight", "no", "play manticore", "wound knight")
    assert asked(s) == (BLUE, "cull")
    do(s, "lose knight")
    assert kind_id("knight") not in s.army


# Not From This World.


@pytest.mark.rule("R6.10.1", "R6.10.2")
def test_sudden_quietness_breaks_ties_by_damage() -> None:
    """scenario 41"""
    s = table(2, "not-from-this-world")
    reward(s, BLUE, "star-larva", "glass-hounds", "obelisk")
    reward(s, RED, "leviathan", "smugglers")
    assert (trophies_of(s, BLUE), trophies_of(s, RED)) == (3, 3)
    hurt(s, 9, 6)
    event_phase(s, "quietness")
    assert winners(s) == [RED]


@pytest.mark.rule("R6.10.2")
@pytest.mark.parametrize(("cards", "won"), [(5, [BLUE]), (4, [])])
def test_alone_five_trophies_win(cards: int, won: list[int]) -> None:
    """scenario 61"""
    s = table(1, "not-from-this-world")
    words = ["star-larva", "glass-hounds", "obelisk", "smugglers", "pale-host"]
    reward(s, BLUE, *words[:cards])
    event_phase(s, "quietness")
    assert winners(s) == won


def test_forts_do_not_count_as_cities_for_the_overlord() -> None:
    s = table(2, "ascent")
    forts(s, BLUE, 3)
    event_phase(s, "companies")
    assert s.ascension == 1


@pytest.mark.rule("R6.9.6")
def test_only_the_civil_war_asks_about_the_last_unit() -> None:
    s = table(2)
    leave_one(s)
    hand(s, BLUE, "gold3")
    do(s, "buy knight")
    assert asked(s) == (BLUE, "action")
    assert pile(s, "knight") == 0


@pytest.mark.rule("R6.1")
def test_a_diversion_does_not_bind_the_overlord() -> None:
    s = table(3, "ascent")
    lasting(s, "diversion")
    assert "realm-red" in offered(s, "attack")
    turn(s, RED)
    assert refused(s, "attack realm-blue") == ("no-siege", "R6.1")
