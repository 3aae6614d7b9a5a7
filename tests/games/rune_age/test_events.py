"""The Event Phase and every Event (manual 4.5, 4.6, 7)."""

from __future__ import annotations

import pytest

from boardwright.games.rune_age.holdings import trophies_of
from boardwright.games.rune_age.market import own_units
from boardwright.games.rune_age.money import influence_of, open_gold
from boardwright.games.rune_age.state import Table
from boardwright.games.rune_age.vocabulary import ENEMY, INSTANT, SCENARIOS
from tests.games.rune_age.table import (
    BLUE,
    BOX,
    GREEN,
    RED,
    army,
    asked,
    bolster,
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
    lasting,
    next_event,
    no_events,
    notes,
    offered,
    owner_of,
    pile,
    pile_of,
    refused,
    reward,
    rolls,
    table,
    top,
    turn,
)


def draw_event(word: str, seats: int = 2, *hands: str) -> Table:
    """The Event Phase in which this Event is drawn, with these hands."""
    scenario = SCENARIOS[BOX.event_scenario[event_id(word)]]
    s = table(1 if scenario == "civil-war" else seats, scenario)
    for seat, cards in enumerate(hands[: s.seats]):
        hand(s, seat, cards)
    event_phase(s, word)
    return s


# The phase.


@pytest.mark.rule("R4.5.1", "R4.5.2", "R7.3")
def test_ghox_hurts_all_before_the_event() -> None:
    """scenario 23"""
    s = table(3)
    enemy(s, "ghox")
    event_phase(s, "slumbering")
    assert s.damage == (2, 2, 2)
    assert notes(s, "start-effect") == [(event_id("ghox"),)]


@pytest.mark.rule("R4.5.2")
def test_a_new_enemy_acts_from_the_next_phase_on() -> None:
    s = draw_event("ghox")
    assert s.enemies == (event_id("ghox"),)
    assert s.damage == (0, 0)
    event_phase(s, "slumbering")
    assert s.damage == (2, 2)


@pytest.mark.rule("R4.5.2")
@pytest.mark.parametrize(
    ("word", "amount"), [("ghox", 2), ("demon-gate", 1), ("world-wound", 2), ("leviathan", 1)]
)
def test_enemies_that_hurt_everybody(word: str, amount: int) -> None:
    s = draw_event(word)
    no_events(s)
    s.enemies = (*s.enemies, *([event_id("herald")] if s.options.scenario == 2 else []))
    s.event_discard = tuple([e for e in s.event_discard if e not in s.enemies])
    event_phase(s)
    assert [damage >= amount for damage in s.damage] == [True, True]
    assert notes(s, "suffers")[0][1] == amount


@pytest.mark.rule("R4.5.3")
@pytest.mark.parametrize("event", [e for e in range(100) if BOX.event_type[e] == ENEMY])
def test_every_enemy_stays_until_it_is_defeated(event: int) -> None:
    """Also: its Reward or Trophy is the victor's, without either it is discarded."""
    word = BOX.event_ids[event]
    scenario = SCENARIOS[BOX.event_scenario[event]]
    s = table(1 if scenario == "civil-war" else 2, scenario)
    next_event(s, word)
    event_phase(s)
    assert event in s.enemies
    s = table(s.seats, scenario)
    enemy(s, word)
    hand(s, BLUE, "gold1")
    do(s, f"attack {word}")
    bolster(s, 30)
    do(s, "done")
    kept = BOX.gives[event] != 0 or BOX.trophies[event] > 0
    assert (event in s.rewards[BLUE]) == kept
    assert (event in s.event_discard) == (not kept)
    assert event not in s.enemies


@pytest.mark.rule("R4.5.4")
def test_only_stage_two_is_shuffled_again() -> None:
    s = table(2)
    no_events(s)
    event_phase(s)
    assert notes(s, "events-shuffled") == [()]
    drawn = notes(s, "event")[-1][0]
    assert BOX.stage[drawn] == 2
    assert all(BOX.stage[event] == 2 for event in s.event_bag)
    assert event_id("slumbering") in s.event_discard


@pytest.mark.rule("R4.5.4")
def test_no_stage_two_no_event() -> None:
    s = table(2)
    s.removed = tuple(s.event_bag)
    s.event_bag = []
    event_phase(s)
    assert notes(s, "no-event") == [()]
    assert asked(s) == (BLUE, "action")


@pytest.mark.rule("R4.5.5", "R4.5.6", "R6.10.1")
def test_the_first_to_defeat_the_void_walker_takes_the_trophy() -> None:
    """scenario 40"""
    s = draw_event("void-walker", 3, "siege-engine foot-soldier", "war-chief giant-troll", "wyrm")
    top(s, BLUE, "gold1")
    do(s, "play siege-engine", "play foot-soldier", "drop")
    assert s.damage == (3, 0, 0)
    assert asked(s) == (RED, "assault")
    do(s, "play giant-troll", "play war-chief")
    assert trophies_of(s, RED) == 1
    assert s.damage == (3, 0, 0)
    assert asked(s)[1] == "action"


@pytest.mark.rule("R4.5.5")
def test_an_instant_without_trophy_stops_at_the_first_defeat_too() -> None:
    s = draw_event("goblins", 2, "roc-warrior", "war-chief")
    fight(s, "play roc-warrior")
    assert s.damage == (0, 0)
    assert event_id("goblins") in s.event_discard
    assert asked(s) == (BLUE, "action")


@pytest.mark.rule("R4.5.6")
def test_an_undefeated_instant_is_discarded() -> None:
    s = draw_event("glass-hounds", 2, "", "")
    assert s.damage == (4, 4)
    assert event_id("glass-hounds") in s.event_discard


@pytest.mark.rule("R4.5.7")
def test_rally_support_goes_to_another_player() -> None:
    s = draw_event("rally", 3)
    assert offered(s, "give") == ["red", "green"]
    assert refused(s, "give blue") == ("not-theirs", "R4.5.7")
    do(s, "give green")
    assert s.rewards[GREEN] == (event_id("rally"),)
    assert event_id("rally") in draw_event("rally", 1).event_discard


@pytest.mark.rule("R4.5.7")
def test_refugees_go_to_the_most_damaged() -> None:
    s = table(3, "cataclysm")
    hurt(s, 4, 6, 6)
    event_phase(s, "refugees")
    assert asked(s) == (BLUE, "give-reward")
    assert offered(s, "give") == ["red", "green"]
    do(s, "give red")
    assert influence_of(s, RED) == 1


@pytest.mark.rule("R4.5.7")
def test_the_loan_goes_to_the_poorest_last_in_turn_order() -> None:
    s = table(3, "monument")
    forts(s, RED, 1)
    event_phase(s, "loan")
    assert open_gold(s, GREEN) == 1


def test_the_garrison_is_yours() -> None:
    s = draw_event("garrison")
    assert s.rewards[BLUE] == (event_id("garrison"),)


@pytest.mark.rule("R4.5.8")
def test_everybody_draws_at_the_end_of_the_phase() -> None:
    s = draw_event("slumbering", 2, "gold1", "")
    assert [len(cards) for cards in s.hands] == [5, 5]


@pytest.mark.rule("R4.5.9", "R4.6.1")
def test_marks_are_cleared_with_the_round() -> None:
    s = table(2)
    s.attacks, s.fought, s.warred, s.forts_hit = (5,), (5,), 3, (1, 1)
    s.lasting = (event_id("ghox") * 256 + s.round,)
    event_phase(s, "slumbering")
    assert [len(s.attacks), len(s.fought), len(s.lasting)] == [0, 0, 0]
    assert (s.warred, sum(s.forts_hit)) == (0, 0)
    assert s.round == 2


@pytest.mark.rule("R4.6.2", "R7.9")
@pytest.mark.parametrize(("word", "scenario"), [("gravity", 2), ("bread-riots", 1)])
def test_hands_are_short_until_the_end_of_the_next_round(word: str, scenario: int) -> None:
    s = draw_event(word, scenario, "")
    while asked(s)[1] != "action":
        do(s, choices(s)[-1])
    assert len(s.hands[BLUE]) == 4
    hand(s, BLUE, "")
    if word == "gravity":
        event_phase(s, "star-larva")
        assert len(s.hands[BLUE]) == 5


@pytest.mark.rule("R4.6.2", "R7.1.6")
def test_the_famine_shortens_hands_at_once() -> None:
    s = draw_event("famine", 2, "", "")
    assert [len(cards) for cards in s.hands] == [4, 4]


@pytest.mark.rule("R4.6.1", "R7.1.4", "R4.6.3")
def test_a_time_for_war() -> None:
    s = draw_event("time-for-war", 2)
    assert event_id("time-for-war") in s.event_discard
    hand(s, BLUE, "foot-soldier")
    hand(s, RED, "")
    s.runes = (-1,) * 6
    top(s, BLUE, "gold1")
    do(s, "attack realm-red", "play foot-soldier", "drop")
    turn(s, RED)
    do(s, "attack realm-blue")
    damage = s.damage
    event_phase(s, "sellswords")
    assert s.damage == (damage[0], damage[1] + 4)


# Attacks.


@pytest.mark.rule("R7.2", "R7.1.3")
def test_khorgard_attacks_the_least_damaged() -> None:
    s = table(3)
    hurt(s, 3, 1, 1)
    event_phase(s, "khorgard")
    assert asked(s) == (RED, "assault")
    do(s, "done")
    assert asked(s) == (GREEN, "assault")


@pytest.mark.rule("R7.2")
def test_tzeitz_spares_rally_support() -> None:
    """scenario 25"""
    s = table(2)
    reward(s, BLUE, "rally")
    reward(s, RED, "mithrilim")
    event_phase(s, "tzeitz")
    assert asked(s) == (RED, "assault")


@pytest.mark.rule("R7.2", "R7.1.3")
@pytest.mark.parametrize(
    ("word", "scenario", "place"),
    [
        ("ultimatum", "resurgence", "forge"),
        ("rival-court", "monument", "forge"),
        ("toll-riders", "quest", "tomb"),
        ("shrines", "quest", "tomb"),
    ],
)
def test_attacks_on_holders(word: str, scenario: str, place: str) -> None:
    s = table(2, scenario)
    event_phase(s, word)
    assert notes(s, "defends") == []
    s = table(2, scenario)
    give_place(s, place, RED)
    event_phase(s, word)
    assert asked(s) == (RED, "assault")


@pytest.mark.rule("R7.2")
@pytest.mark.parametrize(("word", "seat"), [("march", RED), ("uprising", BLUE)])
def test_attacks_of_the_ascent(word: str, seat: int) -> None:
    s = draw_event(word, 3)
    assert asked(s) == (seat, "assault")
    do(s, "done")
    assert (asked(s) == (GREEN, "assault")) == (word == "march")


@pytest.mark.rule("R7.2")
@pytest.mark.parametrize(
    "word", ["goblins", "undead-tide", "final-horde", "glass-hounds", "pale-host", "traitors"]
)
def test_attacks_on_every_player(word: str) -> None:
    s = draw_event(word, 2, "", "")
    strength = BOX.event_strength[event_id(word)]
    assert notes(s, "suffers")[0][1] == strength


@pytest.mark.rule("R7.1.6")
def test_choyo_emboldens_others_not_itself() -> None:
    s = table(2)
    enemy(s, "choyo", "slumbering")
    hand(s, BLUE, "")
    rolls(s, 0, 0, 0)
    do(s, "attack slumbering", "attack choyo", "attack objective")
    assert notes(s, "compared") == [(0, 7), (0, 10), (0, 20)]
    hand(s, BLUE, "")
    hand(s, RED, "")
    event_phase(s, "ultimatum")
    s = table(2)
    enemy(s, "choyo")
    forts(s, BLUE, 1)
    hand(s, BLUE, "")
    event_phase(s, "ultimatum")
    assert s.damage == (10, 0)


@pytest.mark.rule("R7.1.6")
def test_the_guardian_awakens_landmarks_of_the_centre() -> None:
    s = table(2, "quest")
    give_place(s, "tomb")
    enemy(s, "awakening")
    hand(s, BLUE, "")
    do(s, "attack tomb")
    assert notes(s, "compared") == [(0, 9)]


@pytest.mark.rule("R7.1.5", "R5.4.4")
def test_the_relic_guards_the_home_realm() -> None:
    s = table(2, "cataclysm")
    reward(s, BLUE, "relic")
    hand(s, BLUE, "")
    event_phase(s, "goblins")
    assert s.damage[BLUE] == 3


# Damage.


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize(("word", "amount"), [("phrylenex", 3), ("ash", 2)])
def test_plain_damage(word: str, amount: int) -> None:
    assert draw_event(word, 3).damage == (amount,) * 3


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize(("word", "per"), [("skirmish", 1), ("relic-storm", 2)])
def test_damage_by_holdings(word: str, per: int) -> None:
    scenario = "quest" if word == "relic-storm" else "runewars"
    s = table(3, scenario)
    names = ("tomb", "bloodstone") if scenario == "quest" else ("forge", "tamalir")
    for name in names:
        give_place(s, name, RED)
    event_phase(s, word)
    assert s.damage == (0, per, 0)


@pytest.mark.rule("R7.3", "R7.1.3")
@pytest.mark.parametrize(
    ("before", "after"), [((1, 5, 5), (3, 5, 5)), ((4, 4, 4), (4, 4, 4)), ((0, 0, 1), (2, 2, 1))]
)
def test_last_stand(before: tuple[int, ...], after: tuple[int, ...]) -> None:
    s = table(3, "runewars")
    hurt(s, *before)
    event_phase(s, "last-stand")
    assert s.damage == after


@pytest.mark.rule("R7.3")
def test_the_falling_sky_spares_strongholds() -> None:
    s = table(2, "cataclysm")
    forts(s, RED, 3)
    event_phase(s, "falling-sky")
    assert s.damage == (4, 1)


@pytest.mark.rule("R4.5.2", "R7.1.3")
def test_the_warlord_hurts_the_least_damaged() -> None:
    s = table(2, "runewars")
    enemy(s, "warlord")
    hurt(s, 3, 1)
    event_phase(s, "sellswords")
    assert s.damage == (3, 3)


@pytest.mark.rule("R4.5.2", "R4.6.3")
def test_the_rift_beast_spares_who_fought_it() -> None:
    s = table(2, "cataclysm")
    enemy(s, "rift-beast")
    hand(s, BLUE, "bowman")
    do(s, "attack rift-beast", "play bowman")
    turn(s, RED)
    hand(s, RED, "")
    do(s, "attack rift-beast")
    event_phase(s, "famine")
    assert s.damage == (1, 3)


@pytest.mark.rule("R7.5")
def test_baraxis_can_be_bought_off() -> None:
    """scenario 26"""
    s = table(2)
    enemy(s, "slumbering", "mithrilim")
    hand(s, BLUE, "gold1")
    hand(s, RED, "gold2 gold1 ravager")
    before = pile(s, "gold2")
    event_phase(s, "baraxis")
    assert choices(s) == ["done"]
    assert refused(s, "destroy gold1") == ("too-cheap", "R7.5")
    do(s, "done", "destroy gold2", "done")
    assert s.damage == (4, 2)
    assert pile(s, "gold2") == before + 1


@pytest.mark.rule("R7.5")
def test_more_may_be_destroyed_than_baraxis_demands() -> None:
    s = table(2)
    hand(s, BLUE, "gold2 gold2 gold3")
    hand(s, RED, "")
    before = pile(s, "gold3")
    event_phase(s, "baraxis")
    do(s, "destroy gold2", "destroy gold3", "done")
    assert s.damage == (0, 0)
    assert pile(s, "gold3") == before + 1


@pytest.mark.rule("R10.6", "R7.5")
@pytest.mark.parametrize(("option", "amount"), [("off", 0), ("on", 2)])
def test_baraxis_and_the_objective(option: str, amount: int) -> None:
    s = table(2, baraxis_counts_objective=option)
    hand(s, BLUE, "")
    hand(s, RED, "")
    event_phase(s, "baraxis")
    assert s.damage == (amount, amount)


@pytest.mark.rule("R7.5")
def test_the_plague_takes_gold_and_units() -> None:
    s = draw_event("plague", 2, "gold2 bowman gold1 battle-cry", "gold1 ravager")
    assert refused(s, "discard battle-cry") == ("does-not-fit", "R7.5")
    do(s, "discard gold2", "discard bowman", "done")
    assert asked(s) == (RED, "vermin")
    do(s, "discard gold1", "done")
    assert s.damage == (0, 3)


@pytest.mark.rule("R7.5")
def test_more_may_be_discarded_than_the_plague_demands() -> None:
    s = draw_event("plague", 2, "gold2 bowman gold1 battle-cry", "")
    do(s, "discard gold2", "discard bowman", "discard gold1", "done")
    assert s.damage == (0, 4)
    assert pile_of(s, BLUE) == "bowman gold1 gold2"


@pytest.mark.rule("R7.5")
def test_the_quarry_collapses() -> None:
    s = draw_event("quarry", 2, "gold1 gold1 gold1 foot-soldier foot-soldier", "gold1")
    do(s, "discard gold1")
    assert s.damage == (1, 1)


# Demands.


@pytest.mark.rule("R7.4", "R7.1.2", "R7.1.1")
@pytest.mark.parametrize(
    ("word", "cards", "fits", "price"),
    [
        ("tribute", "gold1 foot-soldier", ["destroy gold1"], 2),
        ("levy", "gold1 foot-soldier", ["discard gold1", "discard foot-soldier"], 1),
        ("barbarians", "gold1 bowman knight", ["destroy knight"], 3),
        ("tax-revolt", "gold1 foot-soldier", ["discard gold1"], 2),
        ("fever", "gold1 foot-soldier", ["discard foot-soldier"], 1),
        ("war-taxes", "gold1 foot-soldier", ["discard gold1"], 2),
    ],
)
def test_do_it_or_suffer(word: str, cards: str, fits: list[str], price: int) -> None:
    s = draw_event(word, 2, cards, "")
    assert asked(s) == (BLUE, "ordeal")
    assert choices(s) == [*fits, "suffer"]
    assert refused(s, "discard demon") == ("does-not-fit", "R7.4")
    other = s.clone()
    assert isinstance(other, Table)
    do(s, fits[0])
    assert (BLUE, price) not in [note[:2] for note in notes(s, "suffers")]
    other.notes = []
    do(other, "suffer")
    assert notes(other, "suffers")[0][:2] == (BLUE, price)


@pytest.mark.rule("R7.4")
def test_the_dark_tithe_is_the_allies() -> None:
    s = draw_event("dark-tithe", 3, "gold1", "gold1", "gold1")
    assert asked(s) == (RED, "ordeal")
    do(s, "discard gold1", "suffer")
    assert s.damage == (0, 0, 1)


@pytest.mark.rule("R7.4", "R7.1.2")
def test_scorched_earth_takes_a_city_or_hurts() -> None:
    s = table(2, "runewars")
    give_place(s, "forge", BLUE)
    give_place(s, "tamalir", BLUE)
    event_phase(s, "scorched-earth")
    assert offered(s, "yield") == ["forge", "tamalir"]
    assert refused(s, "suffer") == ("must-do", "R7.1.2")
    do(s, "yield forge")
    assert owner_of(s, "forge") == -1
    assert s.damage == (0, 2)


@pytest.mark.rule("R7.4")
@pytest.mark.parametrize(("word", "price"), [("tremors", 4), ("burning-fields", 3)])
def test_a_city_or_damage(word: str, price: int) -> None:
    scenario = SCENARIOS[BOX.event_scenario[event_id(word)]]
    s = table(1, scenario)
    give_place(s, "forge", BLUE)
    event_phase(s, word)
    assert choices(s) == ["yield forge", "suffer"]
    do(s, "suffer")
    assert notes(s, "suffers")[0][1] == price


@pytest.mark.rule("R7.4", "R7.1.2")
def test_the_earthquake() -> None:
    s = table(2, "monument")
    give_place(s, "forge", BLUE)
    hand(s, BLUE, "gold1 gold3")
    hand(s, RED, "ravager")
    event_phase(s, "earthquake")
    assert choices(s) == ["yield forge", "destroy gold3"]
    do(s, "destroy gold3")
    assert choices(s) == ["suffer"]
    do(s, "suffer")
    assert s.damage == (0, 2)


@pytest.mark.rule("R7.4", "R7.1.3")
def test_shifting_allegiance() -> None:
    s = table(2, "quest")
    give_place(s, "tomb", RED)
    event_phase(s, "shifting")
    assert owner_of(s, "tomb") == -1


@pytest.mark.rule("R7.4")
def test_thieves_take_gold_and_a_gold_three_vanishes() -> None:
    s = table(2, "monument")
    hand(s, BLUE, "gold1 gold2 gold3")
    hand(s, RED, "gold1")
    centre = pile(s, "gold3")
    event_phase(s, "thieves")
    assert offered(s, "destroy") == ["gold2", "gold3"]
    assert refused(s, "done") == ("must-do", "R7.1.2")
    do(s, "destroy gold3")
    assert choices(s) == ["done"]
    assert refused(s, "destroy gold1") == ("too-cheap", "R7.4")
    do(s, "done")
    assert pile(s, "gold3") == centre + 1 - 1
    assert s.lost_gold == 1


@pytest.mark.rule("R7.4", "R5.7.3", "R4.5.2")
def test_the_hoarding_dragon() -> None:
    s = table(2, "monument")
    enemy(s, "hoarder")
    reward(s, BLUE, "caravan", "architect")
    hand(s, RED, "gold1 ravager")
    event_phase(s, "strike")
    assert refused(s, "discard gold1") == ("reward-first", "R7.4")
    do(s, "forfeit caravan")
    assert s.removed == (event_id("caravan"),)
    assert asked(s) == (RED, "hoard")
    assert choices(s) == ["discard gold1"]
    do(s, "discard gold1")
    assert asked(s) == (BLUE, "action")


@pytest.mark.rule("R7.4")
def test_the_plundered_treasury() -> None:
    s = table(2, "runewars")
    hurt(s, 3, 0)
    hand(s, BLUE, "gold3")
    hand(s, RED, "gold1 gold2")
    before = pile(s, "gold2")
    event_phase(s, "plundered")
    assert pile(s, "gold2") == before + 1
    assert "gold3" in hand_of(s, BLUE)


@pytest.mark.rule("R7.4", "R6.9.2")
@pytest.mark.parametrize("answer", ["join", "suffer"])
def test_the_divided_nobles(answer: str) -> None:
    s = draw_event("nobles", 1, "")
    assert choices(s) == ["join", "suffer"]
    size = len(s.army)
    do(s, answer)
    assert notes(s, "army-gains")[:1] == [(kind_id("foot-soldier"),)]
    assert len(s.army) == size + (2 if answer == "join" else 1)


# Offers and cards.


@pytest.mark.rule("R7.6")
@pytest.mark.parametrize(("word", "first"), [("conscription", BLUE), ("rallying-cry", RED)])
def test_a_unit_for_nothing(word: str, first: int) -> None:
    s = draw_event(word, 2)
    assert asked(s) == (first, "offer")
    do(s, "yes")
    assert notes(s, "gains") == [(first, own_units(s, first)[0])]


@pytest.mark.rule("R7.6", "R5.6.5")
def test_the_festival_sells_gold() -> None:
    s = table(2, "monument")
    forts(s, BLUE, 2)
    event_phase(s, "festival")
    do(s, "yes")
    assert "gold2" in pile_of(s, BLUE)
    assert len(notes(s, "pays")) == 2


@pytest.mark.rule("R7.6", "R6.8.1")
def test_the_blood_rite() -> None:
    """scenario 65"""
    s = draw_event("blood-rite", 3)
    assert s.capacity == (25, 20, 20)
    do(s, "yes")
    assert s.damage[BLUE] == 2
    assert notes(s, "ascension")[0] == (1,)
    s = table(3, "ascent")
    hurt(s, 24, 0, 0)
    event_phase(s, "blood-rite")
    assert asked(s)[1] == "action"


@pytest.mark.rule("R7.7", "R9.2")
def test_strange_lights() -> None:
    s = table(3, "not-from-this-world")
    top(s, BLUE, "gold1")
    top(s, RED, "ravager")
    top(s, GREEN, "reanimate")
    event_phase(s, "strange-lights")
    assert asked(s) == (RED, "lights")
    assert refused(s, "take gold1") == ("not-shown", "R7.7")
    do(s, "take ravager", "leave")
    assert "gold1" in pile_of(s, BLUE)
    assert "ravager" in hand_of(s, RED)
    assert s.top_open == 1 << GREEN


@pytest.mark.rule("R7.7")
def test_the_scholars_gift() -> None:
    s = draw_event("scholars", 2, "gold1", "")
    do(s, "discard gold1")
    assert "gold1" in pile_of(s, BLUE)
    assert (BLUE, 2) in notes(s, "draws")


@pytest.mark.rule("R7.8")
def test_spies_see_a_hand_and_discard_a_card() -> None:
    s = draw_event("spies", 3, "gold1", "gold1 ravager", "gold1")
    assert refused(s, "spy blue") == ("no-such-seat", "R7.8")
    do(s, "spy red")
    assert asked(s) == (BLUE, "spied")
    assert offered(s, "discard") == ["gold1", "ravager"]
    do(s, "discard ravager")
    assert "ravager" in pile_of(s, RED)


@pytest.mark.rule("R7.8", "R4.6.3", "R6.8.2")
@pytest.mark.parametrize(("cards", "left"), [("ravager", 4), ("", 5)])
def test_the_broken_ritual(cards: str, left: int) -> None:
    s = table(2, "ascent")
    s.ascension = 5
    turn(s, RED)
    hand(s, RED, cards)
    hand(s, BLUE, "")
    do(s, "attack realm-blue", *(["play ravager"] if cards else []))
    event_phase(s, "broken-ritual")
    assert notes(s, "ascension")[-1] == (left + 1,)


@pytest.mark.rule("R7.1.4", "R6.1")
def test_the_diversion_protects_the_overlord() -> None:
    s = table(2, "ascent")
    lasting(s, "diversion")
    turn(s, RED)
    assert refused(s, "attack realm-blue") == ("no-siege", "R6.1")


@pytest.mark.rule("R7.1.4")
def test_the_forgotten_road_opens_landmarks() -> None:
    s = table(2, "quest")
    give_place(s, "elder-hall", RED)
    lasting(s, "forgotten-road")
    hand(s, BLUE, "foot-soldier")
    hand(s, RED, "")
    top(s, BLUE, "gold1")
    do(s, "attack elder-hall", "play foot-soldier", "drop")
    assert owner_of(s, "elder-hall") == BLUE


def test_the_shadow_gate_lifts_the_overlord() -> None:
    s = table(2, "ascent")
    enemy(s, "shadow-gate")
    event_phase(s, "companies")
    assert notes(s, "ascension") == [(1,), (2,)]


@pytest.mark.rule("R7.1.5")
@pytest.mark.parametrize(("owner", "total"), [(BLUE, (0, 3)), (RED, (3, 0))])
def test_the_champion_of_light(owner: int, total: tuple[int, int]) -> None:
    s = table(2, "ascent")
    reward(s, owner, "champion")
    turn(s, RED)
    hand(s, BLUE, "")
    hand(s, RED, "")
    do(s, "attack realm-blue")
    assert notes(s, "compared") == [total]


# Civil War.


@pytest.mark.rule("R7.9")
def test_deserters_return_to_the_barracks() -> None:
    s = table(1, "civil-war")
    hand(s, BLUE, "")
    discarded(s, BLUE, "foot-soldier knight novice-wizard")
    before = pile(s, "foot-soldier")
    event_phase(s, "deserters")
    assert pile(s, "foot-soldier") == before + 1 - 1
    s = table(1, "civil-war")
    hand(s, BLUE, "")
    discarded(s, BLUE, "knight novice-wizard")
    event_phase(s, "deserters")
    assert asked(s) == (BLUE, "desert")
    assert refused(s, "recruit bowman") == ("not-cheapest", "R7.9")
    do(s, "recruit knight")
    assert "knight" not in pile_of(s, BLUE)


@pytest.mark.rule("R7.9")
@pytest.mark.parametrize(
    ("cards", "missing"), [("foot-soldier foot-soldier bowman", 1), ("gold1", 4), ("", 4)]
)
def test_retreating_vassals(cards: str, missing: int) -> None:
    s = draw_event("vassals", 1, cards)
    assert notes(s, "suffers")[0][:2] == (BLUE, missing)


@pytest.mark.rule("R7.9")
def test_the_oath_renewed() -> None:
    s = table(1, "civil-war")
    army(s, "foot-soldier knight")
    event_phase(s, "oath-renewed")
    assert notes(s, "army-loses") == [(kind_id("foot-soldier"),)]


@pytest.mark.rule("R7.1.6", "R7.1.5", "R6.9.1")
@pytest.mark.parametrize(
    ("word", "total"), [("rebel-captain", (0, 8)), ("pretender", (3, 6)), ("bandits", (0, 6))]
)
def test_what_helps_in_the_civil_war(word: str, total: tuple[int, int]) -> None:
    s = table(1, "civil-war", oa_attrition="off")
    hand(s, BLUE, "")
    if word == "pretender":
        reward(s, BLUE, word)
    else:
        enemy(s, word)
    event_phase(s, "garrison")
    assert notes(s, "compared") == [total]


# The Doom Oracle.


@pytest.mark.rule("R8.4.2", "R9.3")
def test_the_oracle_sorts_two_events_and_helps_to_defend() -> None:
    s = table(2, "cataclysm")
    hand(s, BLUE, "doom-oracle")
    do(s, "use doom-oracle")
    hand(s, BLUE, "")
    hand(s, RED, "")
    event_phase(s, "famine", "goblins")
    assert asked(s) == (BLUE, "oracle")
    do(s, "yes")
    assert offered(s, "first") == ["famine", "goblins"]
    assert refused(s, "first plague") == ("not-looked-at", "R8.4.2")
    do(s, "first goblins")
    assert s.damage == (4, 5)
    assert s.lookers == 1
    assert s.event_top1 == 1 << event_id("famine")


@pytest.mark.rule("R8.4.2")
def test_events_are_never_sorted_across_stages() -> None:
    s = table(2, "cataclysm")
    hand(s, BLUE, "doom-oracle")
    do(s, "use doom-oracle")
    event_phase(s, "famine", "tremors")
    do(s, "yes")
    assert event_id("famine") in s.enemies
    s = table(2, "cataclysm")
    hand(s, BLUE, "doom-oracle")
    do(s, "use doom-oracle")
    event_phase(s, "famine")
    do(s, "no")
    assert s.foresight == (0, 0)


@pytest.mark.parametrize("event", [e for e in range(100) if BOX.event_type[e] == INSTANT])
def test_every_instant_is_resolved_and_leaves(event: int) -> None:
    """With any answers it is discarded, kept as a Trophy, or the game is over."""
    s = draw_event(BOX.event_ids[event], 2)
    while s.asked is not None and s.event == event:
        do(s, choices(s)[0])
    kept = [e for cards in s.rewards for e in cards]
    gone = event in (*s.event_discard, *kept)
    assert gone or (s.asked is None and s.ending != 0)
