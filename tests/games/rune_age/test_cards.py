"""Every unit, Neutral and Mercenary (manual 8)."""

from __future__ import annotations

import pytest

from boardwright.games.rune_age.decks import take_top
from boardwright.games.rune_age.money import gold_of, influence_of
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import FIRST_UNIT, KINDS
from boardwright.kernel.chance import Script
from tests.games.rune_age.table import (
    BLUE,
    BOX,
    RED,
    army,
    asked,
    choices,
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
    notes,
    offered,
    pile,
    pile_of,
    place_id,
    refused,
    reward,
    rolls,
    table,
    top,
    units,
)


def siege(races: str, mine: str, theirs: str, scenario: str = "resurgence") -> Table:
    """Blue besieges red's Home Realm with these hands."""
    s = table(2, scenario, races=races)
    hand(s, BLUE, mine)
    hand(s, RED, theirs)
    do(s, "attack realm-red")
    return s


def battle(race: str, mine: str, city: str = "forge", **options: str) -> Table:
    """Blue attacks a City of the centre."""
    s = table(2, races=f"{race} orcs" if race != "orcs" else "orcs daqan", **options)
    give_place(s, city)
    hand(s, BLUE, mine)
    do(s, f"attack {city}")
    return s


def strength(s: Table) -> int:
    return notes(s, "compared")[-1][0]


# Daqan.


@pytest.mark.rule("R8.1.5")
def test_foot_soldier_finds_another_one() -> None:
    s = battle("daqan", "foot-soldier")
    top(s, BLUE, "foot-soldier")
    do(s, "play foot-soldier")
    assert hand_of(s, BLUE) == "foot-soldier"


@pytest.mark.rule("R8.1.5", "R9.2")
@pytest.mark.parametrize(("answer", "open_top"), [("leave", 1), ("drop", 0)])
def test_foot_soldier_leaves_or_drops_a_knight(answer: str, open_top: int) -> None:
    """scenario 16"""
    s = battle("daqan", "foot-soldier gold1")
    top(s, BLUE, "knight")
    do(s, "play foot-soldier", answer)
    assert s.top_open == open_top
    assert ("knight" in pile_of(s, BLUE)) == (answer == "drop")


@pytest.mark.rule("R8.1.1", "R8.1.2")
def test_bowman_destroys_for_a_card() -> None:
    s = siege("daqan orcs", "bowman gold1 gold2", "giant-troll ravager")
    do(s, "pass", "play giant-troll", "play bowman")
    assert offered(s, "discard") == ["gold1", "gold2"]
    assert refused(s, "discard demon") == ("not-in-hand", "R8.1.1")
    do(s, "discard gold1")
    assert units(s, 1) == ""
    assert "giant-troll" in pile_of(s, RED)


def test_knight_may_reveal() -> None:
    s = battle("daqan", "knight knight knight")
    top(s, BLUE, "gold2 bowman siege-engine")
    do(s, "play knight", "yes", "play knight", "yes")
    assert hand_of(s, BLUE) == "gold2 bowman knight"
    do(s, "play knight", "yes")
    assert pile_of(s, BLUE) == "siege-engine"


@pytest.mark.rule("R8.1.10")
def test_novice_wizard_changes_a_card() -> None:
    s = battle("daqan", "novice-wizard gold1")
    top(s, BLUE, "knight")
    do(s, "play novice-wizard", "discard gold1")
    assert hand_of(s, BLUE) == "knight"
    assert pile_of(s, BLUE) == "gold1"


@pytest.mark.rule("R8.2.1", "R5.4.2")
def test_siege_engine() -> None:
    """scenario 18"""
    s = battle("daqan", "siege-engine gold1")
    do(s, "play siege-engine", "done", "resolve siege-engine")
    assert refused(s, "done") == ("discard-one", "R8.2.1")
    assert refused(s, "discard gold2") == ("not-in-hand", "R8.2.1")
    do(s, "discard gold1")
    assert strength(s) == 6
    s = battle("daqan", "siege-engine")
    do(s, "play siege-engine")
    assert strength(s) == 4


@pytest.mark.rule("R8.1.8")
def test_roc_warriors_return_each_card_once() -> None:
    """scenario 46"""
    s = battle("daqan", "roc-warrior roc-warrior bowman")
    do(s, "play roc-warrior", "play bowman")
    do(s, "play roc-warrior", "return roc-warrior")
    do(s, "play roc-warrior", "return roc-warrior")
    do(s, "play roc-warrior")
    assert offered(s, "return") == ["bowman"]
    assert refused(s, "return roc-warrior") == ("once-back", "R8.1.8")
    assert refused(s, "return knight") == ("no-such-unit", "R8.1.8")
    do(s, "return bowman")
    assert hand_of(s, BLUE) == "bowman"


@pytest.mark.rule("R8.1.8")
def test_a_rivals_card_of_the_same_kind_is_not_the_one_taken_back() -> None:
    s = siege("daqan orcs", "roc-warrior roc-warrior demon", "demon gold1")
    do(s, "play demon", "pass", "play roc-warrior", "return demon")
    do(s, "play demon", "play demon", "pass", "play roc-warrior")
    assert offered(s, "return") == ["roc-warrior"]
    assert refused(s, "return demon") == ("once-back", "R8.1.8")


@pytest.mark.rule("R8.1.8")
def test_of_two_cards_the_one_taken_back_is_played_first() -> None:
    s = battle("daqan", "roc-warrior roc-warrior bowman bowman")
    do(s, "play bowman", "play roc-warrior", "return bowman", "play bowman", "play roc-warrior")
    assert refused(s, "return bowman") == ("once-back", "R8.1.8")


@pytest.mark.rule("R8.1.8")
def test_a_returned_unit_is_healed() -> None:
    s = battle("daqan", "manticore roc-warrior bowman")
    do(s, "play bowman")
    s.fighters[0] |= 256
    do(s, "play roc-warrior", "return bowman-wounded", "play bowman")
    assert units(s) == "roc-warrior bowman"


# Latari.


@pytest.mark.rule("R8.2.1")
def test_archer_spends_influence() -> None:
    s = battle("latari", "archer")
    forts(s, BLUE, 1)
    do(s, "play archer", "resolve archer", "number 1")
    assert strength(s) == 2
    assert s.ready_forts[BLUE] == 0


@pytest.mark.rule("R8.1.1", "R5.6.5")
def test_warrior_strikes_for_two_influence() -> None:
    s = siege("latari orcs", "warrior", "giant-troll ravager")
    forts(s, BLUE, 2)
    do(s, "pass", "play giant-troll", "play warrior", "yes")
    assert units(s, 1) == ""
    assert s.ready_forts[BLUE] == 0
    s = siege("latari orcs", "warrior", "giant-troll ravager")
    forts(s, BLUE, 1)
    do(s, "pass", "play giant-troll", "play warrior")
    assert asked(s) == (RED, "siege")


@pytest.mark.rule("R8.3.3", "R8.3.1")
def test_storm_sorceress_refreshes() -> None:
    s = table(2, races="latari orcs")
    hand(s, BLUE, "storm-sorceress")
    assert refused(s, "use storm-sorceress") == ("no-use-now", "R8.3.1")
    forts(s, BLUE, 3, tired=3)
    give_place(s, "forge", BLUE)
    reward(s, BLUE, "mithrilim")
    s.tired_places, s.tired_rewards = 1 << place_id("forge"), (event_id("mithrilim"),)
    s.advance()
    do(s, "use storm-sorceress")
    assert offered(s, "ready") == ["stronghold", "strongholds", "forge", "mithrilim"]
    assert refused(s, "ready tamalir") == ("not-exhausted", "R8.3.3")
    assert refused(s, "ready rune-gold") == ("not-exhausted", "R8.3.3")
    do(s, "ready strongholds")
    assert (s.ready_forts[BLUE], s.tired_forts[BLUE]) == (2, 1)
    assert pile_of(s, BLUE) == "storm-sorceress"
    hand(s, BLUE, "storm-sorceress storm-sorceress")
    do(s, "use storm-sorceress", "ready forge", "use storm-sorceress", "ready mithrilim")
    assert influence_of(s, BLUE) == 2 + 3
    assert gold_of(s, BLUE) == 1


@pytest.mark.rule("R8.1.10", "R5.6.5")
def test_pegasus_rider_draws_for_influence() -> None:
    s = battle("latari", "pegasus-rider")
    forts(s, BLUE, 3)
    do(s, "play pegasus-rider")
    assert offered(s, "number") == ["0", "1", "2"]
    assert refused(s, "number 3") == ("not-so-much", "R5.6.5")
    do(s, "number 2")
    assert len(s.hands[BLUE]) == 2
    assert s.ready_forts[BLUE] == 1


@pytest.mark.rule("R8.1.5")
def test_leonx_rider_reveals_three() -> None:
    s = battle("latari", "leonx-rider")
    forts(s, BLUE, 1)
    top(s, BLUE, "gold1 archer warrior")
    do(s, "play leonx-rider", "yes")
    assert offered(s, "take") == ["archer", "warrior"]
    assert refused(s, "take gold1") == ("does-not-fit", "R8.1.5")
    assert refused(s, "take demon") == ("not-shown", "R8.1.5")
    do(s, "take warrior")
    assert hand_of(s, BLUE) == "warrior"
    assert pile_of(s, BLUE) == "archer gold1"


@pytest.mark.rule("R8.2.1")
def test_forest_guardian_spends_up_to_three() -> None:
    s = battle("latari", "forest-guardian")
    forts(s, BLUE, 3)
    do(s, "play forest-guardian", "resolve forest-guardian", "number 3")
    assert strength(s) == 8


# Waiqar.


@pytest.mark.rule("R8.1.7")
def test_reanimate_brings_one_that_does_not_trigger() -> None:
    s = battle("waiqar", "reanimate gold1")
    discarded(s, BLUE, "reanimate reanimate")
    do(s, "play reanimate")
    assert units(s) == "reanimate reanimate"
    assert pile_of(s, BLUE) == "reanimate"


@pytest.mark.rule("R8.1.2", "R5.6.2")
def test_the_second_skeleton_archer_reaches_further() -> None:
    """scenario 13"""
    s = siege("waiqar orcs", "skeleton-archer skeleton-archer", "war-chief giant-troll gold1")
    do(s, "pass", "play war-chief", "no")
    do(s, "play skeleton-archer")
    assert units(s, 1) == "war-chief"
    do(s, "pass", "play skeleton-archer")
    assert units(s, 1) == ""
    s = siege("waiqar orcs", "skeleton-archer skeleton-archer", "giant-troll ogre-brute")
    do(s, "pass", "play ogre-brute", "play skeleton-archer", "pass", "play skeleton-archer")
    assert units(s, 1) == "ogre-brute"


@pytest.mark.rule("R8.1.5")
@pytest.mark.parametrize(
    ("cards", "taken", "dropped"),
    [("gold2 reanimate", "reanimate", "gold2"), ("necromancer gold1", "", "gold1 necromancer")],
)
def test_necromancer(cards: str, taken: str, dropped: str) -> None:
    """scenario 15"""
    s = battle("waiqar", "necromancer")
    top(s, BLUE, cards)
    do(s, "play necromancer")
    assert hand_of(s, BLUE) == taken
    drops = sorted([card[1] for card in notes(s, "drops")])
    assert drops == sorted([kind_id(word) for word in dropped.split()])


@pytest.mark.rule("R8.1.6", "R9.2")
def test_vampire_sifts_in_secret() -> None:
    s = battle("waiqar", "vampire gold1")
    top(s, BLUE, "gold1 reanimate gold2 demon")
    do(s, "play vampire", "discard gold1")
    assert refused(s, "discard gold3") == ("not-looked-at", "R8.1.6")
    do(s, "done", "top demon", "top gold2")
    assert pile_of(s, BLUE) == "gold1"
    assert [take_top(s, BLUE) for _ in range(3)] == [
        kind_id(word) for word in ("reanimate", "gold2", "demon")
    ]


@pytest.mark.rule("R8.2.3")
def test_dark_knight_leads() -> None:
    s = battle("waiqar", "dark-knight reanimate reanimate")
    do(s, "play dark-knight", "play reanimate", "play reanimate")
    assert strength(s) == 3 + 2 + 2


@pytest.mark.rule("R8.1.7")
def test_wyrm_takes_any_discarded_card() -> None:
    s = battle("waiqar", "wyrm")
    discarded(s, BLUE, "gold3 demon")
    do(s, "play wyrm")
    assert refused(s, "take gold1") == ("not-discarded", "R8.1.7")
    do(s, "take demon")
    assert hand_of(s, BLUE) == "demon"


# Uthuk.


@pytest.mark.rule("R8.2.1")
def test_berserker_is_wounded_for_strength() -> None:
    s = battle("uthuk", "berserker")
    do(s, "play berserker", "resolve berserker")
    assert strength(s) == 2
    assert pile(s, "berserker") == 6


@pytest.mark.rule("R8.1.3", "R6.9.5", "R6.9.1")
def test_flesh_ripper_against_the_opposing_army() -> None:
    """scenario 56"""
    s = table(1, "civil-war", races="uthuk", oa_attrition="off")
    army(s, "berserker warlock")
    hand(s, BLUE, "berserker flesh-ripper")
    event_phase(s, "bandits")
    before = pile(s, "warlock")
    do(s, "play berserker", "play flesh-ripper", "wound berserker", "hit warlock")
    assert pile(s, "warlock") == before + 1
    assert notes(s, "compared") == [(3, 2 + 4)]
    assert pile_of(s, BLUE).count("berserker") == 0


@pytest.mark.rule("R8.1.3")
def test_flesh_ripper_wounds_another_unit_only() -> None:
    s = siege("uthuk orcs", "flesh-ripper flesh-ripper", "ravager ravager")
    do(s, "pass", "play ravager", "play flesh-ripper")
    assert asked(s) == (RED, "siege")
    do(s, "pass", "play flesh-ripper")
    assert offered(s, "wound") == ["flesh-ripper"]
    assert refused(s, "wound berserker") == ("not-woundable", "R8.1.3")
    do(s, "wound flesh-ripper")
    assert units(s, 0) == "flesh-ripper! flesh-ripper"
    assert units(s, 1) == ""


@pytest.mark.rule("R8.1.10", "R8.1.3")
def test_warlock_draws_for_a_wound() -> None:
    s = battle("uthuk", "berserker warlock")
    do(s, "play berserker", "play warlock", "wound berserker")
    assert len(s.hands[BLUE]) == 1


@pytest.mark.rule("R8.2.2")
def test_blood_sister_heals_and_strength_stays() -> None:
    s = battle("uthuk", "berserker blood-sister")
    do(s, "play berserker", "play blood-sister", "resolve berserker", "resolve blood-sister")
    assert refused(s, "heal warlock") == ("not-wounded", "R8.2.2")
    do(s, "heal berserker")
    assert strength(s) == 4
    assert pile_of(s, BLUE) == "berserker blood-sister"


@pytest.mark.rule("R8.2.3", "R5.4.3")
def test_chaos_lord_counts_the_wounded_last() -> None:
    s = battle("uthuk", "chaos-lord berserker berserker berserker gold1")
    do(s, "play chaos-lord", "play berserker", "play berserker", "play berserker", "done")
    assert refused(s, "resolve chaos-lord") == ("comes-last", "R5.4.3")
    do(s, "resolve berserker", "resolve berserker", "resolve berserker")
    assert strength(s) == 4 + 3 + 3 + 3


def test_obscene_strikes_twice() -> None:
    s = siege("uthuk orcs", "berserker berserker obscene", "ravager spiritspeaker gold1")
    do(s, "play berserker", "play ravager", "play berserker", "play spiritspeaker")
    do(s, "play obscene", "wound berserker", "hit spiritspeaker", "wound berserker")
    assert units(s, 1) == ""
    assert units(s, 0) == "berserker! berserker! obscene"


# Dwarves.


@pytest.mark.rule("R5.7.1")
def test_oathguard_dies_for_a_struck_unit() -> None:
    s = siege("orcs dwarves", "giant-troll gold1", "oathguard deep-bombardier gold1")
    do(s, "pass", "play oathguard", "pass", "play deep-bombardier")
    do(s, "play giant-troll", "hit deep-bombardier")
    assert asked(s) == (RED, "oathguard")
    do(s, "yes")
    assert units(s, 1) == "deep-bombardier"


@pytest.mark.rule("R8.1.1", "R8.1.2")
def test_deep_bombardier_shoots_gold() -> None:
    s = siege("dwarves orcs", "deep-bombardier gold1 gold2 demon", "spiritspeaker gold1")
    do(s, "pass", "play spiritspeaker", "play deep-bombardier")
    assert choices(s) == ["discard gold2", "no"]
    assert refused(s, "discard gold1") == ("too-strong", "R8.1.2")
    assert refused(s, "discard demon") == ("no-gold-card", "R8.1.1")
    do(s, "discard gold2")
    assert units(s, 1) == ""
    assert s.pool == 0


@pytest.mark.rule("R8.1.5")
def test_prospector_finds_gold() -> None:
    s = battle("dwarves", "prospector prospector")
    top(s, BLUE, "gold2 oathguard")
    do(s, "play prospector")
    assert "gold2" in hand_of(s, BLUE)
    do(s, "play prospector", "leave")
    assert s.top_open == 1


@pytest.mark.rule("R5.3.3")
def test_ironbreaker_is_spared_by_attrition() -> None:
    s = table(1, races="dwarves")
    hand(s, BLUE, "ironbreaker")
    rolls(s, 2)
    fight(s, "attack objective", "play ironbreaker")
    assert notes(s, "destroyed") == []


@pytest.mark.rule("R8.2.1")
@pytest.mark.parametrize(("unit", "most"), [("forge-cannon", 4 + 5), ("mountain-titan", 5 + 3)])
def test_dwarves_discard_gold_for_strength(unit: str, most: int) -> None:
    s = battle("dwarves", f"{unit} gold3 gold2 demon")
    do(s, f"play {unit}", "done", f"resolve {unit}")
    assert refused(s, "discard demon") == ("no-gold-card", "R8.2.1")
    do(s, "discard gold3")
    if unit == "forge-cannon":
        do(s, "discard gold2")
    assert strength(s) == most


@pytest.mark.rule("R8.2.1")
def test_a_cannon_without_gold_only_says_done() -> None:
    s = battle("dwarves", "forge-cannon demon")
    do(s, "play forge-cannon", "done")
    assert choices(s) == ["done"]
    assert refused(s, "resolve forge-cannon") == ("cannot-pay", "R8.2.1")


# Orcs.


@pytest.mark.rule("R8.2.3")
@pytest.mark.parametrize(("cards", "total"), [("ravager", 2), ("ravager gold1", 1)])
def test_ravager_needs_an_empty_hand(cards: str, total: int) -> None:
    s = battle("orcs", cards)
    fight(s, "play ravager")
    assert strength(s) == total


@pytest.mark.rule("R8.1.1")
def test_beastmaster_discards_the_hand() -> None:
    s = siege("orcs daqan", "beastmaster gold1 gold1", "siege-engine gold1")
    do(s, "pass", "play siege-engine", "play beastmaster", "yes")
    assert units(s, 1) == ""
    assert pile_of(s, BLUE).count("gold1") == 2
    s = battle("orcs", "beastmaster gold1")
    do(s, "play beastmaster", "yes")
    assert "gold1" in pile_of(s, BLUE)


@pytest.mark.rule("R8.1.5")
def test_spiritspeaker_with_an_empty_hand() -> None:
    s = battle("orcs", "spiritspeaker")
    top(s, BLUE, "gold1 ravager")
    do(s, "play spiritspeaker")
    assert hand_of(s, BLUE) == "ravager"
    s = battle("orcs", "spiritspeaker gold1")
    do(s, "play spiritspeaker")
    assert notes(s, "reveals") == []


@pytest.mark.rule("R8.1.10")
def test_lizard_rider_costs_a_card_in_a_siege() -> None:
    s = siege("orcs daqan", "lizard-rider", "gold1 siege-engine")
    s.source = Script([1], s.drawn)
    do(s, "play lizard-rider")
    assert hand_of(s, RED) == "gold1"
    assert pile_of(s, RED) == "siege-engine"
    s = battle("orcs", "lizard-rider")
    do(s, "play lizard-rider")
    assert notes(s, "discards") == []


@pytest.mark.rule("R8.1.9")
def test_war_chief_hires_a_unit() -> None:
    s = battle("orcs", "war-chief gold3")
    do(s, "play war-chief")
    assert refused(s, "buy stronghold") == ("only-units", "R8.1.9")
    do(s, "buy beastmaster")
    assert hand_of(s, BLUE) == "beastmaster"
    assert s.pool == 0
    do(s, "play beastmaster")
    assert strength(s) == 4 + 2


@pytest.mark.rule("R8.1.2")
def test_giant_troll_must_destroy_a_weak_unit() -> None:
    s = siege("orcs daqan", "giant-troll", "foot-soldier bowman siege-engine")
    do(s, "pass", "play bowman")
    if asked(s)[1] == "discard-for":
        do(s, "no")
    do(s, "play giant-troll")
    assert units(s, 1) == ""


@pytest.mark.rule("R8.1.2")
def test_the_strong_are_out_of_reach() -> None:
    s = siege("orcs daqan", "giant-troll gold1", "foot-soldier bowman siege-engine gold1")
    top(s, RED, "gold1")
    do(s, "pass", "play bowman", "pass", "play siege-engine", "pass", "play foot-soldier", "drop")
    do(s, "play giant-troll")
    assert offered(s, "hit") == ["foot-soldier", "bowman"]
    assert refused(s, "hit siege-engine") == ("too-strong", "R8.1.2")
    assert refused(s, "hit knight") == ("no-such-unit", "R8.1.2")


# Neutral cards.


@pytest.mark.rule("R8.2.3")
def test_battle_cry_counts_friendly_units() -> None:
    s = battle("daqan", "demon demon demon battle-cry", "forge")
    do(s, "play demon", "play demon", "play demon", "play battle-cry")
    assert strength(s) == 18


@pytest.mark.rule("R8.3.1", "R5.7.2")
def test_forced_march() -> None:
    """scenario 43"""
    s = table(2)
    hand(s, BLUE, "forced-march gold1")
    before = pile(s, "gold1")
    do(s, "use forced-march", "destroy gold1")
    assert pile(s, "gold1") == before + 1
    assert len(s.hands[BLUE]) == 2
    assert "forced-march" in pile_of(s, BLUE)


@pytest.mark.rule("R8.3.1")
def test_forced_march_alone_is_no_action() -> None:
    """scenario 53"""
    s = table(2)
    hand(s, BLUE, "forced-march")
    assert offered(s, "use") == []
    assert refused(s, "use forced-march") == ("no-use-now", "R8.3.1")


@pytest.mark.rule("R8.3.2")
def test_an_action_has_a_limit_a_turn() -> None:
    s = table(2)
    hand(s, BLUE, "forced-march gold1 gold1")
    s.uses = (kind_id("forced-march"),) * 5
    s.advance()
    assert refused(s, "use forced-march") == ("used-enough", "R8.3.2")


@pytest.mark.rule("R5.3.3")
def test_demon_is_spared_by_attrition() -> None:
    s = table(1)
    hand(s, BLUE, "demon")
    rolls(s, 2)
    fight(s, "attack objective", "play demon")
    assert notes(s, "compared") == [(5, 18)]


@pytest.mark.parametrize(
    ("word", "power"), [("dragon", 6), ("giant", 7), ("hired-blades", 2), ("ogre-brute", 5)]
)
def test_plain_units_have_nothing_but_strength(word: str, power: int) -> None:
    s = battle("daqan", word)
    do(s, f"play {word}")
    assert strength(s) == power


@pytest.mark.rule("R8.1.4", "R8.1.3")
def test_manticore_makes_the_opponent_choose() -> None:
    s = siege("daqan orcs", "knight manticore", "ravager ravager spiritspeaker gold1", "runewars")
    do(s, "play knight", "no", "play ravager", "pass", "play spiritspeaker")
    do(s, "play manticore", "wound knight")
    assert asked(s) == (RED, "cull")
    assert refused(s, "lose giant-troll") == ("no-such-unit", "R8.1.4")
    do(s, "lose ravager")
    assert units(s, 1) == "spiritspeaker"


@pytest.mark.rule("R8.3.3")
def test_summon_lightning_does_nothing_against_an_enemy() -> None:
    """scenario 60"""
    s = table(2, "runewars")
    enemy(s, "sellswords")
    hand(s, BLUE, "knight summon-lightning")
    do(s, "attack sellswords", "play knight", "no", "play summon-lightning")
    assert notes(s, "wounded") == []
    assert "summon-lightning" in pile_of(s, BLUE)


@pytest.mark.rule("R8.3.3", "R8.1.4")
def test_summon_lightning_must_wound_in_a_siege() -> None:
    s = siege("daqan orcs", "knight bowman summon-lightning", "ravager gold1", "runewars")
    do(s, "play knight", "no", "pass", "play bowman", "play ravager")
    do(s, "play summon-lightning")
    assert refused(s, "no") == ("must-wound", "R8.3.3")
    do(s, "wound knight")
    assert units(s, 1) == ""


@pytest.mark.rule("R8.1.10")
def test_sorcerer_draws() -> None:
    s = battle("daqan", "sorcerer")
    do(s, "play sorcerer")
    assert len(s.hands[BLUE]) == 1


@pytest.mark.rule("R8.4.1")
def test_buildings_stay_in_play() -> None:
    s = table(2, "cataclysm")
    hand(s, BLUE, "doom-oracle light-fortification heavy-fortification")
    for word in ("doom-oracle", "light-fortification", "heavy-fortification"):
        do(s, f"use {word}")
    assert s.buildings[:3] == (1, 1, 1)
    assert pile_of(s, BLUE) == ""


@pytest.mark.rule("R8.3.6")
def test_shadow_rune() -> None:
    s = table(2, "ascent")
    hand(s, BLUE, "shadow-rune")
    discarded(s, BLUE, "shadow-rune")
    assert refused(s, "use shadow-rune") == ("no-use-now", "R8.3.1")
    discarded(s, BLUE, "shadow-rune gold1 giant")
    do(s, "use shadow-rune")
    assert refused(s, "take shadow-rune") == ("not-itself", "R8.3.6")
    do(s, "take giant")
    assert hand_of(s, BLUE) == "giant"


@pytest.mark.rule("R8.3.4")
def test_reprieve_mends_any_home_realm_and_is_destroyed() -> None:
    s = table(3, "ascent")
    hand(s, BLUE, "reprieve")
    assert refused(s, "use reprieve") == ("no-use-now", "R8.3.1")
    hurt(s, 2, 7, 0)
    s.advance()
    before = pile(s, "reprieve")
    do(s, "use reprieve")
    assert refused(s, "mend green") == ("unhurt", "R8.3.4")
    assert refused(s, "mend yellow") == ("no-such-seat", "R8.3.4")
    do(s, "mend red")
    assert s.damage == (2, 4, 0)
    assert pile(s, "reprieve") == before + 1


@pytest.mark.rule("R8.2.4")
def test_relic_hunter_in_a_landmark() -> None:
    s = table(2, "quest")
    give_place(s, "pilgrims-well")
    hand(s, BLUE, "relic-hunter")
    do(s, "attack pilgrims-well", "play relic-hunter")
    assert strength(s) == 5


@pytest.mark.rule("R8.3.1")
def test_ancient_map() -> None:
    s = table(2, "quest")
    hand(s, BLUE, "ancient-map")
    do(s, "use ancient-map")
    assert len(s.hands[BLUE]) == 2
    assert refused(s, "discard demon") == ("not-in-hand", "R8.3.1")
    do(s, f"discard {hand_of(s, BLUE).split()[0]}")
    assert len(s.hands[BLUE]) == 1


@pytest.mark.rule("R8.2.4", "R5.6.4")
@pytest.mark.parametrize(("word", "power"), [("guardian-golem", 6), ("stone-sentinel", 5)])
def test_defenders_are_stronger(word: str, power: int) -> None:
    s = siege("daqan orcs", "", word)
    do(s, f"play {word}")
    assert notes(s, "compared") == [(0, power)]
    s = battle("daqan", word)
    do(s, f"play {word}")
    assert strength(s) == power - 1


# Mercenaries.


@pytest.mark.rule("R8.1.6")
def test_seer_takes_one_of_three_in_secret() -> None:
    s = battle("daqan", "seer")
    top(s, BLUE, "gold1 knight gold2")
    do(s, "play seer")
    assert refused(s, "take demon") == ("not-looked-at", "R8.1.6")
    do(s, "take knight")
    assert refused(s, "top knight") == ("not-looked-at", "R8.1.6")
    do(s, "top gold1")
    assert hand_of(s, BLUE) == "knight"
    assert [take_top(s, BLUE) for _ in range(2)] == [1, 0]


@pytest.mark.rule("R8.3.4")
def test_flesh_moulder_mends_one() -> None:
    s = table(2)
    hand(s, BLUE, "flesh-moulder")
    assert refused(s, "use flesh-moulder") == ("no-use-now", "R8.3.1")
    hurt(s, 3, 0)
    s.advance()
    do(s, "use flesh-moulder")
    assert s.damage == (2, 0)


@pytest.mark.rule("R8.2.3", "R5.4.2")
def test_chaos_beast_kills_others_and_the_order_matters() -> None:
    s = battle("waiqar", "chaos-beast dark-knight skeleton-archer")
    rolls(s, 1)
    do(s, "play chaos-beast", "play dark-knight", "play skeleton-archer")
    assert offered(s, "resolve") == ["dark-knight", "chaos-beast"]
    do(s, "resolve dark-knight")
    assert refused(s, "lose chaos-beast") == ("acting-itself", "R8.2.3")
    do(s, "lose skeleton-archer")
    assert strength(s) == 7 + 3 + 2


@pytest.mark.rule("R8.2.3")
def test_a_chaos_beast_that_another_one_kills_does_not_rampage() -> None:
    s = battle("waiqar", "chaos-beast chaos-beast")
    rolls(s, 1, 2)
    do(s, "play chaos-beast", "play chaos-beast")
    assert notes(s, "rampage") == [(kind_id("chaos-beast"), 1)]
    assert pile_of(s, BLUE) == "chaos-beast"


@pytest.mark.rule("R8.1.2")
def test_razorwing_flock_destroys_strength_one() -> None:
    s = siege("daqan orcs", "razorwing-flock", "ravager beastmaster gold1")
    do(s, "pass", "play ravager", "play razorwing-flock")
    assert units(s, 1) == ""


@pytest.mark.rule("R8.1.2")
def test_shadow_assassin_destroys_anything() -> None:
    s = siege("daqan orcs", "shadow-assassin", "giant-troll gold1")
    do(s, "pass", "play giant-troll", "play shadow-assassin")
    assert units(s, 1) == ""


@pytest.mark.rule("R8.3.5")
def test_war_profiteer_starts_with_two_gold() -> None:
    s = table(2)
    hand(s, BLUE, "war-profiteer gold1")
    do(s, "use war-profiteer")
    assert refused(s, "done") == ("must-buy", "R8.3.5")
    do(s, "buy knight")
    assert pile_of(s, BLUE) == "gold1 knight war-profiteer"
    assert s.pool == 0


def test_ambush_adds_two_at_once() -> None:
    s = battle("daqan", "ambush gold1")
    do(s, "play ambush")
    assert notes(s, "plays")[-1][2] == 2


@pytest.mark.parametrize("kind", range(FIRST_UNIT, KINDS))
def test_every_card_can_be_played_or_used_where_it_belongs(kind: int) -> None:
    """Units and Assault tactics in combat, the others as Actions only."""
    word = BOX.ids[kind]
    race = BOX.faction_ids[(kind - FIRST_UNIT) // 6] if kind < 39 else "daqan"
    s = battle(race, word)
    assert (f"play {word}" in choices(s)) == bool(BOX.assault[kind])
