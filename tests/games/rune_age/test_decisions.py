"""Who is asked what, with which options, and what it means to decline."""

from __future__ import annotations

import pytest

from boardwright.games.rune_age.market import own_units
from boardwright.games.rune_age.money import influence_of
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import RUNE_GOLD, WHISPER
from tests.games.rune_age.table import (
    BLUE,
    RED,
    army,
    asked,
    choices,
    discarded,
    do,
    event_phase,
    forts,
    give_place,
    hand,
    hand_of,
    hurt,
    kind_id,
    notes,
    pile,
    pile_of,
    reward,
    rolls,
    rune,
    table,
    top,
    turn,
    units,
    winners,
)


def only_unit(s: Table, word: str) -> None:
    """This is the last unit in blue's Barracks, and no Stronghold is left there."""
    for kind in own_units(s, BLUE):
        keep = 1 if kind == kind_id(word) else 0
        s.discards[BLUE] += [kind] * (s.piles[kind] - keep)
        s.piles[kind] = keep
    forts(s, BLUE, 3)


# The last unit of the Civil War.


@pytest.mark.rule("R6.9.6", "R8.3.5")
def test_a_war_profiteer_who_finds_only_the_last_unit_may_leave_it() -> None:
    s = table(1, "civil-war")
    only_unit(s, "bowman")
    hand(s, BLUE, "war-profiteer gold1")
    do(s, "use war-profiteer")
    assert choices(s) == ["buy bowman"]
    do(s, "buy bowman", "no")
    assert asked(s) == (BLUE, "action")
    assert (pile(s, "bowman"), s.pool) == (1, 0)
    assert hand_of(s, BLUE) == "gold1"
    assert "war-profiteer" in pile_of(s, BLUE)


@pytest.mark.rule("R6.9.6", "R8.3.5", "R6.9.3")
def test_a_war_profiteer_may_still_buy_the_last_unit_and_lose() -> None:
    s = table(1, "civil-war")
    only_unit(s, "bowman")
    hand(s, BLUE, "war-profiteer")
    do(s, "use war-profiteer", "buy bowman", "yes")
    assert winners(s) == []


@pytest.mark.rule("R6.9.6", "R8.1.9")
def test_a_war_chief_who_leaves_the_last_unit_is_asked_no_more() -> None:
    s = table(1, "civil-war", "orcs")
    only_unit(s, "beastmaster")
    give_place(s, "dawnsmoor")
    hand(s, BLUE, "war-chief gold2")
    do(s, "attack dawnsmoor", "play war-chief")
    assert (asked(s), choices(s)) == ((BLUE, "hire"), ["buy beastmaster", "no"])
    do(s, "buy beastmaster", "no")
    assert asked(s) == (BLUE, "assault")
    assert (pile(s, "beastmaster"), hand_of(s, BLUE)) == (1, "gold2")
    do(s, "done")
    assert asked(s) == (BLUE, "action")


# D3, D4: paying.


@pytest.mark.rule("R4.2.3", "R6.4.4")
def test_gold_is_paid_source_by_source() -> None:
    s = table(2, "runewars")
    rune(s, BLUE, RUNE_GOLD)
    reward(s, BLUE, "warlord")
    hand(s, BLUE, "gold1 gold2 gold3 foot-soldier")
    do(s, "buy stronghold")
    assert asked(s) == (BLUE, "pay-gold")
    assert choices(s) == ["pay gold1", "pay gold2", "pay gold3", "pay rune-gold", "pay warlord"]


@pytest.mark.rule("R4.2.3", "R4.2.4")
def test_influence_is_paid_source_by_source() -> None:
    s = table(2, "runewars")
    rune(s, BLUE, WHISPER)
    reward(s, BLUE, "sellswords")
    forts(s, BLUE, 2)
    give_place(s, "forge", BLUE)
    do(s, "buy gold3")
    assert asked(s) == (BLUE, "pay-influence")
    assert choices(s) == ["pay stronghold", "pay forge", "pay rune-whisper", "pay sellswords"]
    do(s, "pay forge", "pay stronghold", "pay rune-whisper")
    assert "gold3" in pile_of(s, BLUE)
    assert influence_of(s, BLUE) == 1 + 1


@pytest.mark.rule("R4.3.1", "R4.3.2")
def test_keeping_is_paid_from_any_source() -> None:
    s = table(2)
    forts(s, BLUE, 1)
    give_place(s, "forge", BLUE)
    hand(s, BLUE, "gold1 gold1 foot-soldier")
    do(s, "end")
    assert choices(s) == ["keep gold1", "keep foot-soldier", "done"]
    do(s, "keep foot-soldier")
    assert (asked(s), choices(s)) == ((BLUE, "pay-keep"), ["pay stronghold", "pay forge"])
    do(s, "pay forge", "keep gold1", "done")
    assert s.ready_forts[BLUE] == 1
    assert pile_of(s, BLUE) == "gold1"


# D9: what may be done may be left.


@pytest.mark.rule("R8.1.1")
@pytest.mark.parametrize(
    ("race", "cards", "last", "prompt"),
    [
        ("daqan", "bowman gold1", "bowman", "discard-for"),
        ("daqan", "knight gold1", "knight", "whether"),
        ("daqan", "novice-wizard gold1", "novice-wizard", "discard-for"),
        ("daqan", "knight roc-warrior gold1", "roc-warrior", "return-friend"),
        ("latari", "warrior gold1", "warrior", "whether"),
        ("latari", "leonx-rider gold1", "leonx-rider", "whether"),
        ("latari", "pegasus-rider gold1", "pegasus-rider", "how-many"),
        ("uthuk", "berserker flesh-ripper gold1", "flesh-ripper", "wound-for"),
        ("uthuk", "berserker warlock gold1", "warlock", "wound-for"),
        ("uthuk", "berserker obscene gold1", "obscene", "wound-for"),
        ("uthuk", "berserker manticore gold1", "manticore", "wound-for"),
        ("dwarves", "deep-bombardier gold1", "deep-bombardier", "discard-for"),
        ("orcs", "beastmaster gold1", "beastmaster", "whether"),
        ("orcs", "war-chief gold1", "war-chief", "hire"),
    ],
)
def test_an_optional_ability_may_be_left(race: str, cards: str, last: str, prompt: str) -> None:
    s = table(2, races=f"{race} waiqar")
    forts(s, BLUE, 3)
    hand(s, BLUE, cards)
    hand(s, RED, "reanimate gold1 gold1")
    do(s, "attack realm-red", "pass", "play reanimate")
    for word in cards.split()[: cards.split().index(last)]:
        do(s, f"play {word}")
        if asked(s)[0] == BLUE:
            do(s, "no")
        do(s, "pass")
    before = pile_of(s, BLUE), influence_of(s, BLUE)
    do(s, f"play {last}")
    while asked(s) == (BLUE, prompt):
        do(s, "number 0" if prompt == "how-many" else "no")
    assert asked(s) == (RED, "siege")
    assert units(s, 1) == "reanimate"
    assert units(s, 0) == " ".join(cards.split()[:-1])
    assert hand_of(s, BLUE) == "gold1"
    assert (pile_of(s, BLUE), influence_of(s, BLUE)) == before


@pytest.mark.rule("R8.1.3")
def test_an_obscene_may_strike_once_only() -> None:
    s = table(2, races="uthuk orcs")
    hand(s, BLUE, "berserker obscene gold1")
    hand(s, RED, "ravager ravager gold1")
    do(s, "attack realm-red")
    do(s, "play berserker", "play ravager", "pass", "play ravager", "play obscene")
    do(s, "wound berserker")
    assert units(s, 1) == "ravager"
    assert asked(s) == (RED, "siege")


# D14 to D18, D20: cards shown, looked at, taken back; numbers in Resolution.


@pytest.mark.rule("R8.1.6")
def test_the_seer_takes_then_sorts() -> None:
    s = table(2)
    give_place(s, "forge")
    hand(s, BLUE, "seer gold1")
    top(s, BLUE, "gold1 knight gold2")
    do(s, "attack forge", "play seer")
    assert asked(s) == (BLUE, "foresee")
    assert choices(s) == ["take gold1", "take gold2", "take knight"]
    do(s, "take gold2")
    assert (asked(s), choices(s)) == ((BLUE, "put-back"), ["top gold1", "top knight"])


@pytest.mark.rule("R8.1.5", "R8.1.7")
def test_one_of_the_cards_shown_or_discarded_is_taken() -> None:
    s = table(2, races="waiqar orcs")
    give_place(s, "forge")
    hand(s, BLUE, "necromancer wyrm gold1")
    discarded(s, BLUE, "gold1 gold2")
    top(s, BLUE, "reanimate skeleton-archer")
    do(s, "attack forge", "play necromancer")
    assert asked(s) == (BLUE, "take-shown")
    assert choices(s) == ["take reanimate", "take skeleton-archer"]
    do(s, "take skeleton-archer", "play wyrm")
    assert asked(s) == (BLUE, "take-back")
    assert choices(s) == ["take gold1", "take gold2", "take reanimate"]


@pytest.mark.rule("R8.2.1", "R8.2.2")
def test_numbers_in_resolution_may_stop_early() -> None:
    s = table(2, races="dwarves orcs")
    give_place(s, "forge")
    hand(s, BLUE, "forge-cannon gold1 gold2")
    do(s, "attack forge", "play forge-cannon", "done", "resolve forge-cannon")
    assert (asked(s), choices(s)) == ((BLUE, "discard-boost"), ["discard gold1", "discard gold2"])
    do(s, "discard gold2")
    assert choices(s) == ["discard gold1", "done"]
    do(s, "done")
    assert notes(s, "compared") == [(6, 9)]
    s = table(2, races="uthuk orcs")
    give_place(s, "forge")
    hand(s, BLUE, "berserker berserker blood-sister")
    do(s, "attack forge", "play berserker", "play berserker", "play blood-sister")
    do(s, "resolve berserker", "resolve berserker", "resolve blood-sister")
    assert (asked(s), choices(s)) == ((BLUE, "heal"), ["heal berserker", "done"])
    do(s, "heal berserker", "done")
    assert pile_of(s, BLUE) == "berserker blood-sister"
    assert pile(s, "berserker") == 8 - 3 + 1


@pytest.mark.rule("R5.4.2")
def test_abilities_that_cost_may_be_left_in_resolution() -> None:
    s = table(2)
    give_place(s, "forge")
    hand(s, BLUE, "siege-engine gold1")
    do(s, "attack forge", "play siege-engine", "done")
    assert (asked(s), choices(s)) == ((BLUE, "resolve"), ["resolve siege-engine", "done"])
    do(s, "done")
    assert notes(s, "compared") == [(4, 9)]
    assert hand_of(s, BLUE) == "gold1"


# D21: attrition takes two, one after another.


@pytest.mark.rule("R5.3.2")
def test_two_skulls_are_two_choices() -> None:
    s = table(2)
    hand(s, BLUE, "knight siege-engine roc-warrior gold1")
    rolls(s, 2)
    do(s, "attack objective", "play knight", "no", "play siege-engine", "play roc-warrior", "no")
    do(s, "done")
    assert asked(s) == (BLUE, "lose-unit")
    assert choices(s) == ["lose knight", "lose siege-engine", "lose roc-warrior"]
    do(s, "lose roc-warrior")
    assert choices(s) == ["lose knight", "lose siege-engine"]
    do(s, "lose siege-engine")
    assert notes(s, "compared") == [(3, 18)]


# D24, D25: Events that offer or demand.


@pytest.mark.rule("R7.6")
@pytest.mark.parametrize(
    ("scenario", "word"),
    [("runewars", "conscription"), ("ascent", "rallying-cry"), ("monument", "festival")],
)
def test_an_offer_may_be_declined(scenario: str, word: str) -> None:
    s = table(2, scenario)
    forts(s, BLUE, 2)
    event_phase(s, word)
    while asked(s)[1] == "offer":
        assert choices(s) == ["yes", "no"]
        do(s, "no")
    assert notes(s, "gains") == []
    assert asked(s)[1] == "action"


@pytest.mark.rule("R7.6", "R7.7")
def test_rite_and_gift_may_be_declined() -> None:
    s = table(2, "ascent")
    event_phase(s, "blood-rite")
    do(s, "no")
    assert s.damage == (0, 0)
    assert s.ascension == 1
    s = table(2, "quest")
    hand(s, BLUE, "gold1 gold2")
    hand(s, RED, "")
    event_phase(s, "scholars")
    assert choices(s) == ["discard gold1", "discard gold2", "no"]
    do(s, "no")
    assert pile_of(s, BLUE) == ""


@pytest.mark.rule("R7.4")
def test_a_landmark_of_ones_choice_is_returned() -> None:
    s = table(2, "quest")
    give_place(s, "tomb", RED)
    give_place(s, "bloodstone", RED)
    event_phase(s, "shifting")
    assert (asked(s), choices(s)) == ((RED, "ordeal"), ["yield tomb", "yield bloodstone"])


@pytest.mark.rule("R7.5")
def test_the_quarry_asks_card_by_card() -> None:
    s = table(2, "monument")
    hand(s, BLUE, "gold1 gold1 gold1 gold2 foot-soldier knight")
    hand(s, RED, "gold1")
    event_phase(s, "quarry")
    assert asked(s) == (BLUE, "discard-down")
    do(s, "discard gold1", "discard gold1")
    assert asked(s)[1] == "action"
    assert notes(s, "discards") == [(BLUE, 0), (BLUE, 0)]


# D30: what an Action asks.


@pytest.mark.rule("R8.3.1", "R8.3.3", "R8.3.4")
def test_what_actions_ask() -> None:
    s = table(3, races="latari orcs waiqar")
    hand(s, BLUE, "forced-march gold1 archer")
    do(s, "use forced-march")
    assert (asked(s), choices(s)) == ((BLUE, "destroy-card"), ["destroy gold1", "destroy archer"])
    do(s, "destroy archer")
    hand(s, BLUE, "ancient-map")
    top(s, BLUE, "gold1 archer")
    do(s, "use ancient-map")
    assert (asked(s), choices(s)) == ((BLUE, "discard-card"), ["discard gold1", "discard archer"])
    do(s, "discard gold1")
    hurt(s, 1, 2, 0)
    hand(s, BLUE, "reprieve storm-sorceress")
    do(s, "use reprieve")
    assert (asked(s), choices(s)) == ((BLUE, "mend"), ["mend blue", "mend red"])
    do(s, "mend blue")
    forts(s, BLUE, 2, tired=2)
    do(s, "use storm-sorceress")
    assert (asked(s), choices(s)) == ((BLUE, "refresh"), ["ready stronghold", "ready strongholds"])
    do(s, "ready stronghold")
    assert (s.ready_forts[BLUE], s.tired_forts[BLUE]) == (1, 1)


# D28, D29, D31, D32.


@pytest.mark.rule("R7.1.5")
def test_kalladra_asks_against_the_objective_alone() -> None:
    s = table(2)
    reward(s, BLUE, "kalladra")
    hand(s, BLUE, "")
    rolls(s, 1, 1)
    do(s, "attack objective")
    assert (asked(s), choices(s)) == ((BLUE, "reroll"), ["yes", "no"])


@pytest.mark.rule("R7.8")
def test_spies_ask_the_overlord() -> None:
    s = table(3, "ascent")
    event_phase(s, "spies")
    assert (asked(s), choices(s)) == ((BLUE, "spy"), ["spy red", "spy green"])


@pytest.mark.rule("R7.9", "R6.9.2")
def test_oath_renewed_lets_the_player_choose_among_equals() -> None:
    s = table(1, "civil-war")
    army(s, "knight novice-wizard siege-engine")
    event_phase(s, "oath-renewed")
    assert (asked(s), choices(s)) == (
        (BLUE, "recruit"),
        ["recruit knight", "recruit novice-wizard"],
    )
    do(s, "recruit novice-wizard")
    assert kind_id("novice-wizard") not in s.army


@pytest.mark.rule("R10.2", "R6.9.2")
def test_capped_costs_tie_the_dear_ones_for_the_army() -> None:
    s = table(1, "civil-war", barracks_costs="capped4")
    for word in ("foot-soldier", "bowman", "knight", "novice-wizard"):
        s.discards[BLUE] += [kind_id(word)] * pile(s, word)
        s.piles[kind_id(word)] = 0
    event_phase(s, "garrison")
    assert choices(s) == ["recruit siege-engine", "recruit roc-warrior"]


# What is not asked: one legal option, or an empty hand.


@pytest.mark.rule("R5.5.2", "R5.2.3")
def test_only_an_empty_hand_passes_by_itself() -> None:
    s = table(2)
    hand(s, BLUE, "gold1")
    hand(s, RED, "gold1")
    do(s, "attack realm-red")
    assert (asked(s), choices(s)) == ((BLUE, "siege"), ["pass"])
    do(s, "pass")
    assert (asked(s), choices(s)) == ((RED, "siege"), ["pass"])
    do(s, "pass")
    turn(s, RED)
    hand(s, RED, "gold1")
    do(s, "attack stronghold")
    assert (asked(s), choices(s)) == ((RED, "assault"), ["done"])
