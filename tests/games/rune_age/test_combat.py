"""Battles, sieges, attrition, Resolution, destruction (manual 5)."""

from __future__ import annotations

import pytest

from boardwright.games.rune_age.ending import fall
from boardwright.games.rune_age.money import influence_of
from boardwright.games.rune_age.vocabulary import BLOOD, FLAME, STONE
from boardwright.games.shared import put
from tests.games.rune_age.table import (
    BLUE,
    GREEN,
    RED,
    asked,
    do,
    enemy,
    event_id,
    event_phase,
    fight,
    forts,
    give_place,
    hand,
    hurt,
    lasting,
    notes,
    offered,
    owner_of,
    pile,
    pile_of,
    refused,
    reward,
    rolls,
    rune,
    table,
    turn,
    winners,
)


@pytest.mark.rule("R5.1.1", "R5.4.5", "R5.2.3")
def test_a_city_of_the_centre_is_won_with_equal_strength() -> None:
    s = table(2)
    give_place(s, "dawnsmoor")
    hand(s, BLUE, "siege-engine")
    fight(s, "attack dawnsmoor", "play siege-engine")
    assert owner_of(s, "dawnsmoor") == BLUE
    assert influence_of(s, BLUE) == 2
    assert pile_of(s, BLUE) == "siege-engine"


@pytest.mark.rule("R5.1.1", "R5.2.3")
def test_a_combat_may_be_started_without_cards() -> None:
    s = table(2)
    hand(s, BLUE, "")
    do(s, "attack stronghold")
    assert asked(s) == (BLUE, "action")
    assert s.forts[BLUE] == 3


@pytest.mark.rule("R5.1.1")
def test_what_is_no_target() -> None:
    s = table(2)
    assert refused(s, "attack instant") == ("instant-attacks", "R5.2.4")
    assert refused(s, "attack realm-blue") == ("own-target", "R5.1.1")
    assert refused(s, "attack realm-green") == ("not-in-game", "R5.1.1")
    assert refused(s, "attack ghox") == ("not-in-play", "R5.1.1")
    assert refused(s, "attack army") == ("not-in-game", "R6.9.1")
    assert refused(s, "attack ashen-spire") == ("not-in-game", "R5.1.1")
    give_place(s, "forge", BLUE)
    assert refused(s, "attack forge") == ("own-target", "R5.1.1")
    assert refused(table(2, "monument"), "attack objective") == ("no-objective", "R6.4.1")


@pytest.mark.rule("R6.2.2")
def test_an_eliminated_player_is_no_target() -> None:
    s = table(3)
    s.damage = put(s.damage, GREEN, 20)
    assert not fall(s)
    s.advance()
    assert refused(s, "attack realm-green") == ("eliminated", "R6.2.2")


@pytest.mark.rule("R5.1.2", "R5.1.4")
def test_strongholds_are_won_by_strength_two_and_safe_afterwards() -> None:
    s = table(2)
    hand(s, BLUE, "bowman")
    fight(s, "attack stronghold", "play bowman")
    assert (s.ready_forts[BLUE], s.forts[BLUE], s.forts_hit[BLUE]) == (1, 2, 0)
    forts(s, RED, 3)
    assert [word for word in offered(s, "attack") if word == "stronghold"] == ["stronghold"]
    forts(s, BLUE, 3)
    assert refused(s, "attack stronghold") == ("no-stronghold", "R5.1.4")


@pytest.mark.rule("R5.1.3")
def test_a_target_is_attacked_once_a_round() -> None:
    """scenario 31"""
    s = table(2)
    give_place(s, "forge")
    hand(s, BLUE, "")
    do(s, "attack forge")
    assert refused(s, "attack forge") == ("attacked-before", "R5.1.3")
    turn(s, RED)
    assert "forge" in offered(s, "attack")


@pytest.mark.rule("R5.1.3", "R10.4")
def test_with_the_global_limit_nobody_else_attacks_it_either() -> None:
    s = table(2, attack_limit="global")
    give_place(s, "forge")
    hand(s, BLUE, "")
    do(s, "attack forge")
    turn(s, RED)
    assert refused(s, "attack forge") == ("attacked-before", "R5.1.3")


@pytest.mark.rule("R5.1.4")
def test_the_strongholds_are_separate_targets_and_attacked_ones_are_bought_first() -> None:
    s = table(2)
    hand(s, BLUE, "")
    do(s, "attack stronghold", "attack stronghold")
    assert s.forts_hit[BLUE] == 2
    hand(s, BLUE, "gold3 gold1")
    do(s, "buy stronghold", "pay gold3")
    assert (s.forts[BLUE], s.forts_hit[BLUE]) == (2, 1)
    hand(s, BLUE, "")
    do(s, "attack stronghold")
    assert refused(s, "attack stronghold") == ("attacked-before", "R5.1.3")


@pytest.mark.rule("R5.1.3", "R5.5.6")
def test_a_lost_city_cannot_be_attacked_again_by_him_who_did() -> None:
    s = table(2)
    give_place(s, "dawnsmoor")
    hand(s, BLUE, "siege-engine")
    fight(s, "attack dawnsmoor", "play siege-engine")
    hand(s, BLUE, "")
    turn(s, RED)
    hand(s, RED, "war-chief")
    do(s, "attack dawnsmoor", "play war-chief")
    assert owner_of(s, "dawnsmoor") == RED
    turn(s, BLUE)
    assert refused(s, "attack dawnsmoor") == ("attacked-before", "R5.1.3")


@pytest.mark.rule("R5.3.1", "R5.3.2", "R5.2.1", "R5.4.1")
def test_attrition_makes_the_objective_hold() -> None:
    """scenario 20"""
    s = table(2, races="uthuk orcs")
    hand(s, BLUE, "warlock warlock warlock warlock razorwing-flock razorwing-flock")
    rolls(s, 1)
    do(s, "attack objective", "play warlock")
    for _ in range(3):
        do(s, "play warlock", "no")
    do(s, "play razorwing-flock", "play razorwing-flock")
    assert asked(s) == (BLUE, "lose-unit")
    do(s, "lose warlock")
    assert pile(s, "warlock") == 1
    assert notes(s, "compared")[-1] == (15, 18)
    assert len(s.discards[BLUE]) == 5
    assert asked(s) == (BLUE, "action")


@pytest.mark.rule("R5.3.3")
def test_demons_and_ironbreakers_are_spared() -> None:
    s = table(2, races="dwarves orcs")
    enemy(s, "slumbering")
    hand(s, BLUE, "demon ironbreaker stone-sentinel prospector")
    rolls(s, 2)
    do(s, "attack slumbering", "play demon", "play ironbreaker", "play stone-sentinel", "done")
    assert notes(s, "destroyed") == []
    s = table(2, races="dwarves orcs")
    enemy(s, "slumbering")
    hand(s, BLUE, "demon ironbreaker forge-cannon deep-bombardier")
    rolls(s, 1)
    do(s, "attack slumbering", "play demon", "play forge-cannon", "play deep-bombardier", "done")
    assert offered(s, "lose") == ["deep-bombardier", "forge-cannon"]
    assert refused(s, "lose demon") == ("immune", "R5.3.3")


@pytest.mark.rule("R5.3.1")
def test_cities_and_instants_cost_no_attrition() -> None:
    s = table(2)
    give_place(s, "dawnsmoor")
    hand(s, BLUE, "knight")
    fight(s, "attack dawnsmoor", "play knight", "no")
    assert notes(s, "attrition") == []
    s = table(1, "cataclysm")
    hand(s, BLUE, "knight")
    event_phase(s, "goblins")
    fight(s, "play knight", "no")
    assert notes(s, "attrition") == []


@pytest.mark.rule("R5.4.5", "R7.1.5", "R6.4.1")
def test_margath_helps_against_the_objective() -> None:
    """scenario 21"""
    s = table(2)
    reward(s, BLUE, "margath")
    hand(s, BLUE, "demon demon demon")
    rolls(s, 2)
    fight(s, "attack objective", "play demon", "play demon", "play demon")
    assert notes(s, "compared")[-1] == (18, 18)
    assert winners(s) == [BLUE]


@pytest.mark.rule("R7.1.5")
@pytest.mark.parametrize(("answer", "lost"), [("yes", 0), ("no", 2)])
def test_kalladra_lets_the_die_roll_again(answer: str, lost: int) -> None:
    s = table(2)
    reward(s, BLUE, "kalladra")
    hand(s, BLUE, "siege-engine siege-engine")
    rolls(s, 2, 0)
    fight(s, "attack objective", "play siege-engine", "play siege-engine", answer)
    assert len(notes(s, "destroyed")) == lost


@pytest.mark.rule("R5.4.5", "R5.2.4")
def test_an_instant_deals_the_difference() -> None:
    s = table(1, "cataclysm")
    hand(s, BLUE, "siege-engine")
    event_phase(s, "goblins")
    fight(s, "play siege-engine")
    assert s.damage == (1,)
    assert event_id("goblins") in s.event_discard


@pytest.mark.rule("R5.5.3", "R5.5.4")
def test_the_city_bonus_saves_nerekhall() -> None:
    """scenario 8"""
    s = table(2)
    give_place(s, "nerekhall", RED)
    hand(s, BLUE, "foot-soldier siege-engine")
    hand(s, RED, "war-chief")
    do(s, "attack nerekhall", "play siege-engine", "play war-chief")
    do(s, "play foot-soldier")
    if asked(s)[1] == "leave-or-drop":
        do(s, "leave")
    assert notes(s, "compared")[-1] == (5, 5)
    assert owner_of(s, "nerekhall") == RED


@pytest.mark.rule("R5.5.4", "R10.3")
@pytest.mark.parametrize(("option", "bonus"), [("manual", 1), ("printed", 0)])
def test_a_printed_zero(option: str, bonus: int) -> None:
    s = table(2, city_bonus=option)
    give_place(s, "dawnsmoor", RED)
    hand(s, BLUE, "siege-engine")
    hand(s, RED, "")
    do(s, "attack dawnsmoor", "play siege-engine")
    assert notes(s, "compared")[-1] == (4, bonus)


@pytest.mark.rule("R5.5.5", "R6.2", "R6.2.2", "R6.3.1")
def test_a_siege_of_a_home_realm() -> None:
    """scenario 10"""
    s = table(2)
    hand(s, BLUE, "roc-warrior siege-engine")
    hand(s, RED, "war-chief")
    do(s, "attack realm-red", "play siege-engine", "play war-chief", "play roc-warrior", "no")
    assert s.damage == (0, 5)
    s = table(3)
    give_place(s, "forge", RED)
    reward(s, RED, "slumbering")
    hurt(s, 0, 15, 0)
    hand(s, BLUE, "roc-warrior siege-engine")
    hand(s, RED, "war-chief gold1")
    do(s, "attack realm-red", "play siege-engine", "play war-chief", "no")
    do(s, "play roc-warrior", "no", "pass")
    assert s.damage[RED] == 20
    assert s.is_out(RED)
    assert owner_of(s, "forge") == -1
    assert s.removed == (event_id("slumbering"),)
    assert pile(s, "gold1") == 4 + 5
    assert "forge" in offered(s, "attack")


@pytest.mark.rule("R5.5.3", "R5.5.5")
def test_a_tie_is_the_defenders() -> None:
    """scenario 11"""
    s = table(2)
    hand(s, BLUE, "siege-engine bowman")
    hand(s, RED, "giant-troll")
    do(s, "attack realm-red", "play siege-engine", "pass", "play bowman")
    if asked(s)[1] == "discard-for":
        do(s, "no")
    do(s, "pass")
    assert notes(s, "compared")[-1] == (6, 0)
    s = table(2)
    hand(s, BLUE, "siege-engine bowman")
    hand(s, RED, "giant-troll")
    do(s, "attack realm-red", "play siege-engine", "play giant-troll", "play bowman")
    assert notes(s, "compared")[-1] == (6, 6)
    assert s.damage == (0, 0)


@pytest.mark.rule("R5.5.3", "R7.1.4")
def test_bloodlust_gives_ties_to_attackers() -> None:
    s = table(2, "runewars")
    rune(s, BLUE, 2)
    rune(s, RED, 3)
    lasting(s, "bloodlust")
    give_place(s, "nerekhall", RED)
    hand(s, BLUE, "bowman")
    hand(s, RED, "ravager")
    s.hands[RED], s.decks[RED] = [], s.decks[RED] + s.hands[RED]
    do(s, "attack nerekhall", "play bowman")
    assert owner_of(s, "nerekhall") == BLUE
    s = table(2, "runewars")
    rune(s, BLUE, 2)
    rune(s, RED, 3)
    hand(s, BLUE, "")
    hand(s, RED, "")
    lasting(s, "bloodlust")
    do(s, "attack realm-red")
    assert notes(s, "siege-won") == [(BLUE, 17)]
    assert s.damage == (0, 0)


@pytest.mark.rule("R5.5.1", "R5.5.2", "R5.6.1")
def test_sieges_alternate_and_a_pass_is_not_final() -> None:
    s = table(2)
    hand(s, BLUE, "siege-engine knight")
    hand(s, RED, "ravager ravager")
    do(s, "attack realm-red", "pass")
    assert asked(s) == (RED, "siege")
    do(s, "play ravager")
    assert asked(s) == (BLUE, "siege")
    do(s, "play siege-engine")
    assert [note[2] for note in notes(s, "plays")] == [1, 4]
    do(s, "pass", "play knight", "no", "play ravager")
    assert asked(s) == (BLUE, "action")
    assert notes(s, "compared") == [(7, 4)]
    assert s.damage == (0, 3)


@pytest.mark.rule("R5.4.1", "R5.4.2")
def test_the_attacker_resolves_first() -> None:
    s = table(2, races="daqan dwarves")
    hand(s, BLUE, "siege-engine gold1")
    hand(s, RED, "forge-cannon gold2")
    do(s, "attack realm-red", "play siege-engine", "play forge-cannon", "pass", "pass")
    assert asked(s) == (BLUE, "resolve")
    do(s, "resolve siege-engine", "discard gold1")
    assert asked(s) == (RED, "resolve")
    assert refused(s, "resolve siege-engine") == ("nothing-to-resolve", "R5.4.2")
    do(s, "done")
    assert notes(s, "compared") == [(6, 4)]


@pytest.mark.rule("R5.4.3", "R8.2.3")
def test_open_abilities_come_in_a_fixed_order() -> None:
    s = table(1, races="waiqar")
    hand(s, BLUE, "dark-knight dark-knight battle-cry")
    rolls(s, 0)
    fight(s, "attack objective", "play dark-knight", "play dark-knight", "play battle-cry")
    boosts = [note[0] for note in notes(s, "boosted")]
    assert boosts == sorted(boosts)
    assert notes(s, "compared")[-1][0] == 3 + 3 + 1 + 1 + 2


@pytest.mark.rule("R5.4.6", "R5.7.4")
def test_the_wounded_die_at_the_end_of_combat() -> None:
    s = table(2, races="uthuk orcs")
    give_place(s, "dawnsmoor")
    hand(s, BLUE, "berserker chaos-lord")
    do(s, "attack dawnsmoor", "play berserker", "play chaos-lord")
    do(s, "resolve berserker")
    assert notes(s, "compared") == [(7, 4)]
    assert pile_of(s, BLUE) == "chaos-lord"
    assert pile(s, "berserker") == 6


@pytest.mark.rule("R5.6.2", "R5.6.3")
def test_cards_are_no_opposing_units() -> None:
    """scenario 28"""
    s = table(2)
    enemy(s, "slumbering")
    hand(s, BLUE, "shadow-assassin bowman gold1")
    rolls(s, 0)
    do(s, "attack slumbering", "play shadow-assassin", "play bowman")
    assert asked(s) == (BLUE, "assault")
    do(s, "done")
    assert s.enemies == (event_id("slumbering"),)


@pytest.mark.rule("R5.7.2")
def test_a_mythic_goes_to_its_owners_discard_pile() -> None:
    """scenario 45"""
    s = table(2)
    enemy(s, "slumbering")
    hand(s, BLUE, "roc-warrior")
    before = pile(s, "roc-warrior")
    rolls(s, 1)
    fight(s, "attack slumbering", "play roc-warrior")
    assert pile_of(s, BLUE) == "roc-warrior"
    assert pile(s, "roc-warrior") == before


@pytest.mark.rule("R5.7.1")
@pytest.mark.parametrize(("answer", "dead"), [("yes", "oathguard"), ("no", "forge-cannon")])
def test_an_oathguard_may_step_in(answer: str, dead: str) -> None:
    s = table(2, races="dwarves orcs")
    enemy(s, "slumbering")
    hand(s, BLUE, "oathguard forge-cannon")
    before = pile(s, dead)
    rolls(s, 1)
    fight(s, "attack slumbering", "play oathguard", "play forge-cannon", "lose forge-cannon")
    assert asked(s) == (BLUE, "oathguard")
    do(s, answer)
    assert pile(s, dead) == before + 1


@pytest.mark.rule("R5.7.1", "R6.4.4")
@pytest.mark.parametrize(("answer", "where"), [("yes", "discard"), ("no", "barracks")])
def test_the_rune_of_blood_saves_a_unit(answer: str, where: str) -> None:
    s = table(2, "runewars", races="uthuk orcs")
    rune(s, BLUE, BLOOD)
    give_place(s, "dawnsmoor")
    hand(s, BLUE, "berserker")
    do(s, "attack dawnsmoor", "play berserker", "resolve berserker")
    assert asked(s) == (BLUE, "blood-rune")
    do(s, answer)
    assert ("berserker" in pile_of(s, BLUE)) == (where == "discard")


@pytest.mark.rule("R5.4.4", "R5.6.4", "R6.4.4")
def test_flame_and_stone() -> None:
    s = table(2, "runewars")
    rune(s, BLUE, FLAME)
    rune(s, RED, STONE)
    hand(s, BLUE, "knight")
    hand(s, RED, "")
    do(s, "attack realm-red", "play knight", "no")
    assert notes(s, "compared") == [(5, 2)]


@pytest.mark.rule("R5.4.4", "R7.1.5")
def test_siege_masters_help_against_home_realms_only() -> None:
    s = table(2, "runewars")
    rune(s, BLUE, 2)
    rune(s, RED, 3)
    reward(s, BLUE, "siege-masters")
    give_place(s, "forge", RED)
    hand(s, BLUE, "knight knight")
    hand(s, RED, "")
    do(s, "attack realm-red", "play knight", "no", "pass")
    do(s, "attack forge", "play knight", "no")
    assert notes(s, "compared") == [(5, 0), (3, 2)]


@pytest.mark.rule("R8.4.1", "R5.4.4", "R5.6.4")
def test_fortifications_guard_the_home_realm_and_stack() -> None:
    s = table(2, races="daqan orcs")
    for word in ("light-fortification", "heavy-fortification", "light-fortification"):
        hand(s, BLUE, word)
        do(s, f"use {word}")
    assert s.buildings[:3] == (2, 1, 0)
    give_place(s, "nerekhall", BLUE)
    turn(s, RED)
    hand(s, BLUE, "")
    hand(s, RED, "")
    do(s, "attack realm-blue", "attack nerekhall")
    assert notes(s, "compared") == [(0, 8), (0, 1)]


@pytest.mark.rule("R5.2.2")
def test_a_tactic_is_played_and_discarded() -> None:
    s = table(2)
    give_place(s, "dawnsmoor")
    hand(s, BLUE, "bowman ambush")
    do(s, "attack dawnsmoor", "play bowman", "play ambush")
    assert owner_of(s, "dawnsmoor") == BLUE
    assert pile_of(s, BLUE) == "ambush bowman"


@pytest.mark.rule("R5.6.5")
def test_influence_in_combat_is_paid_from_ready_cards() -> None:
    s = table(2, races="latari orcs")
    forts(s, BLUE, 1)
    give_place(s, "nerekhall", BLUE)
    hand(s, BLUE, "forest-guardian")
    rolls(s, 0)
    do(s, "attack objective", "play forest-guardian", "resolve forest-guardian")
    assert offered(s, "number") == ["0", "1", "2", "3"]
    do(s, "number 2", "pay nerekhall")
    assert notes(s, "compared") == [(7, 18)]
    assert influence_of(s, BLUE) == 1


@pytest.mark.rule("R5.1.3")
def test_the_objective_is_tried_once_a_round() -> None:
    s = table(2)
    hand(s, BLUE, "gold1")
    do(s, "attack objective", "done")
    assert "objective" not in offered(s, "attack")
    assert refused(s, "attack objective") == ("attacked-before", "R5.1.3")
