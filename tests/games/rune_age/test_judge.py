"""What the judge sees in made positions: each feature moves as it should."""

from __future__ import annotations

import pytest

from boardwright.bots import Greedy
from boardwright.games import find_judge
from boardwright.games.rune_age import GAME
from boardwright.games.rune_age.actions import CATALOGUE
from boardwright.games.rune_age.ending import OBJECTIVE_WON, over
from boardwright.games.rune_age.holdings import HEAVY, building_at, power_of
from boardwright.games.rune_age.judge import RuneAgeJudge
from boardwright.games.rune_age.state import CENTRE, Table
from boardwright.games.shared import put
from boardwright.kernel.chance import Sealed
from tests.games.rune_age.table import (
    BLUE,
    BOX,
    GREEN,
    RED,
    army,
    asked,
    discarded,
    do,
    enemy,
    event_phase,
    forts,
    fresh,
    give_place,
    hand,
    hurt,
    kind_id,
    no_events,
    question,
    reward,
    table,
    top,
    turn,
)

JUDGE = find_judge(GAME.name)


def seen(s: Table, seat: int, feature: str) -> float:
    return JUDGE.look(s, seat)[JUDGE.features.index(feature)]


def test_every_feature_has_words_and_is_never_negative() -> None:
    s = table(4)
    for feature in JUDGE.features:
        assert f"feature.{feature}" in GAME.words
    for seat in range(4):
        found = JUDGE.look(s, seat)
        assert len(found) == len(JUDGE.features)
        assert min(found) >= 0.0


def test_looking_changes_nothing() -> None:
    s = table(2)
    hand(s, BLUE, "gold1 gold1 foot-soldier foot-soldier foot-soldier")
    do(s, "attack stronghold", "play foot-soldier")
    before = GAME.visibility.dump(s)
    JUDGE.look(s, BLUE)
    JUDGE.look(s, RED)
    JUDGE.priors(s)
    JUDGE.shares(s)
    assert GAME.visibility.dump(s) == before


def test_who_is_out_has_nothing_left() -> None:
    s = table(2)
    s.out = 1 << RED
    assert JUDGE.look(s, RED) == [0.0] * len(JUDGE.features)


# Realms.


def test_damage_lowers_health_and_then_the_reserve() -> None:
    s = table(2)
    assert seen(s, BLUE, "health") == 1.0
    hurt(s, 10, 0)
    assert seen(s, BLUE, "health") == 0.5
    assert seen(s, BLUE, "reserve") == 1.0
    hurt(s, 17, 0)
    assert seen(s, BLUE, "reserve") == 0.5


def test_allies_of_the_cataclysm_are_as_healthy_as_the_worst() -> None:
    s = table(3, "cataclysm")
    hurt(s, 0, 15, 4)
    assert seen(s, BLUE, "health") == 0.25


def test_hurt_rivals_count_where_their_fall_helps() -> None:
    s = table(2, "runewars")
    assert seen(s, BLUE, "siege") == 0.0
    hurt(s, 0, 10)
    assert seen(s, BLUE, "siege") == 0.5
    s = table(2, "quest")
    hurt(s, 0, 10)
    assert seen(s, BLUE, "siege") == 0.0


def test_the_overlord_and_his_allies_look_at_each_other_only() -> None:
    s = table(3, "ascent")
    hurt(s, 0, 10, 0)
    assert seen(s, BLUE, "siege") > 0.0
    assert seen(s, GREEN, "siege") == 0.0
    s.ascension = 6
    assert seen(s, BLUE, "ascension") == 0.5
    assert seen(s, GREEN, "ascension") == 0.5
    s.ascension = 9
    assert seen(s, BLUE, "ascension") > seen(s, GREEN, "ascension")


# Means.


def test_strongholds_and_cities_raise_the_income() -> None:
    s = table(2)
    before = seen(s, BLUE, "influence")
    forts(s, BLUE, 1)
    one = seen(s, BLUE, "influence")
    assert one > before
    assert seen(s, BLUE, "strongholds") > 0.0
    give_place(s, "nerekhall", BLUE)
    assert seen(s, BLUE, "influence") > one


def test_gold_and_units_are_counted_for_each_hand() -> None:
    s = table(2)
    gold, strength = seen(s, BLUE, "gold"), seen(s, BLUE, "strength")
    discarded(s, BLUE, "gold3")
    assert seen(s, BLUE, "gold") > gold
    assert seen(s, BLUE, "strength") < strength
    assert seen(s, BLUE, "thinness") < 1.0
    discarded(s, BLUE, "siege-engine")
    assert seen(s, BLUE, "strength") > strength


def test_actions_are_tricks() -> None:
    s = table(2)
    assert seen(s, BLUE, "tricks") == 0.0
    discarded(s, BLUE, "forced-march")
    assert seen(s, BLUE, "tricks") > 0.0


def test_what_can_still_be_spent_is_the_purse() -> None:
    s = table(2)
    hand(s, BLUE, "gold1 gold3")
    forts(s, BLUE, 2)
    assert seen(s, BLUE, "purse") == 6.0
    assert seen(s, RED, "purse") == 0.0


def test_a_card_is_owned_while_its_price_is_paid() -> None:
    s = table(2)
    hand(s, BLUE, "gold1 gold1 gold3 gold3")
    before = seen(s, BLUE, "strength")
    do(s, "buy knight")
    assert asked(s) == (BLUE, "pay-gold")
    assert seen(s, BLUE, "strength") > before
    s = table(2)
    hand(s, BLUE, "gold1 gold1 gold3 gold3")
    do(s, "buy stronghold")
    assert asked(s) == (BLUE, "pay-gold")
    assert seen(s, BLUE, "strongholds") > 0.0


def test_the_next_hand_is_what_can_be_kept_and_what_is_known_to_come() -> None:
    s = table(2)
    hand(s, BLUE, "roc-warrior gold1")
    before = seen(s, BLUE, "muster")
    forts(s, BLUE, 1)
    kept = seen(s, BLUE, "muster")
    assert kept > before
    top(s, BLUE, "roc-warrior")
    assert seen(s, BLUE, "muster") > kept


def test_kept_cards_stay_in_the_next_hand() -> None:
    s = table(2)
    hand(s, BLUE, "roc-warrior gold1")
    forts(s, BLUE, 1)
    before = seen(s, BLUE, "muster")
    do(s, "end", "keep roc-warrior")
    assert asked(s)[0] == RED
    hand(s, BLUE, "roc-warrior gold1 gold1 gold1 gold1")
    assert seen(s, BLUE, "muster") >= 5.0
    assert before >= 5.0


# Ends.


def test_strong_cards_bring_the_objective_within_reach() -> None:
    s = table(2)
    reach, strike = seen(s, BLUE, "reach"), seen(s, RED, "strike")
    discarded(s, BLUE, "roc-warrior roc-warrior siege-engine")
    assert seen(s, BLUE, "reach") > reach
    hand(s, RED, "giant-troll giant-troll war-chief war-chief war-chief")
    assert seen(s, RED, "strike") > max(strike, 0.5)


def test_a_reward_lowers_the_objective() -> None:
    s = table(2)
    before = seen(s, BLUE, "strike")
    reward(s, BLUE, "margath")
    assert seen(s, BLUE, "strike") > before
    assert seen(s, BLUE, "perks") == 3.0


def test_the_opposing_army_weakens_the_strike_and_walls_mend_it() -> None:
    s = table(1, "civil-war")
    before = seen(s, BLUE, "strike")
    army(s, "knight knight siege-engine")
    weak = seen(s, BLUE, "strike")
    assert weak < before
    s.piles[kind_id("heavy-fortification")] -= 1
    s.buildings = put(s.buildings, building_at(BLUE, HEAVY), 1)
    built = seen(s, BLUE, "walls")
    assert built == 4.0
    discarded(s, BLUE, "light-fortification")
    assert seen(s, BLUE, "walls") > built
    assert seen(s, BLUE, "strike") > weak


def test_gold_in_hand_pays_for_the_monument() -> None:
    s = table(2, "monument")
    before = seen(s, RED, "hoard")
    hand(s, RED, "gold3 gold3 gold3 gold3")
    assert seen(s, RED, "hoard") >= 0.5 > before
    assert seen(s, RED, "monument") == 0.0
    s.monuments = 1 << RED
    assert seen(s, RED, "monument") == 1.0


def test_power_and_trophies_and_the_lead_in_them() -> None:
    s = table(2, "quest")
    mine, theirs = seen(s, BLUE, "power"), seen(s, RED, "power")
    reward(s, BLUE, "codex")
    assert seen(s, BLUE, "power") > mine
    assert seen(s, RED, "power") < theirs
    s = table(2, "not-from-this-world")
    mine = seen(s, BLUE, "trophies")
    reward(s, BLUE, "star-larva")
    assert seen(s, BLUE, "trophies") > mine


def test_enough_power_wins_the_quest_unless_another_has_as_much() -> None:
    s = table(2, "quest")
    landmarks = [place for place, owner in enumerate(s.places) if owner == CENTRE]
    assert seen(s, BLUE, "victory") == 0.0
    for place in landmarks:
        s.places = put(s.places, place, BLUE)
    reward(s, BLUE, "codex")
    assert power_of(s, BLUE) >= BOX.power_few
    assert 0.5 < seen(s, BLUE, "victory") < 1.0
    assert seen(s, RED, "victory") == 0.0
    for place in landmarks:
        s.places = put(s.places, place, RED)
    assert seen(s, BLUE, "victory") == 0.0


def test_every_race_is_weighed_all_game_long_alike() -> None:
    s = table(2, races="uthuk latari")
    for _ in range(2):
        assert seen(s, BLUE, "uthuk") == seen(s, RED, "latari") == 1.0
        assert seen(s, BLUE, "latari") == seen(s, RED, "uthuk") == 0.0
        s.round += 5


def test_the_strongest_race_left_is_chosen() -> None:
    s = fresh(2)
    for strongest in ("choose uthuk", "choose daqan"):
        best = Greedy(GAME, "bot").choose(s, question(s), 1.0)
        assert CATALOGUE.notation(best) == strongest
        s.apply(best)


def test_runes_and_deeds_of_the_runewars() -> None:
    s = table(2, "runewars")
    assert seen(s, BLUE, "runes") == 1.0
    assert seen(s, BLUE, "deed") == 0.0
    s.warred = 1 << BLUE
    assert seen(s, BLUE, "deed") == 1.0


def test_enemies_disturb_the_calm() -> None:
    s = table(2)
    before = seen(s, BLUE, "calm")
    enemy(s, "mithrilim")
    harmless = seen(s, BLUE, "calm")
    enemy(s, "ghox")
    assert before > harmless > seen(s, BLUE, "calm")


# Combat.


def test_a_likely_victory_looks_good_before_it_is_resolved() -> None:
    s = table(2)
    hand(s, BLUE, "foot-soldier foot-soldier foot-soldier gold1")
    before = seen(s, BLUE, "strongholds")
    do(s, "attack stronghold")
    assert seen(s, BLUE, "strongholds") > before
    assert seen(s, BLUE, "composure") == 0.0
    likely = seen(s, BLUE, "influence")
    do(s, "play foot-soldier", "drop") if asked_drop(s) else do(s, "play foot-soldier")
    assert seen(s, BLUE, "influence") > 0.0
    assert likely > 0.0


def asked_drop(s: Table) -> bool:
    copy = s.clone()
    copy.apply(question(copy).options[0])
    return copy.asked is not None and copy.asked.prompt == "leave-or-drop"


def test_a_hopeless_attack_promises_nothing() -> None:
    s = table(2)
    hand(s, BLUE, "foot-soldier gold1")
    before = seen(s, BLUE, "victory")
    do(s, "attack objective")
    assert seen(s, BLUE, "victory") == before == 0.0


def test_the_objective_is_as_good_as_won_with_strength_to_spare() -> None:
    s = table(2, races="orcs daqan")
    hand(s, BLUE, "giant-troll giant-troll war-chief war-chief war-chief")
    do(s, "attack objective")
    sure = seen(s, BLUE, "victory")
    assert sure > 0.8
    s = table(2, races="orcs daqan")
    hand(s, BLUE, "giant-troll giant-troll lizard-rider lizard-rider")
    do(s, "attack objective")
    assert 0.0 < seen(s, BLUE, "victory") < sure


def test_a_siege_is_foreseen_by_both_sides() -> None:
    s = table(2, "runewars", races="orcs daqan")
    hand(s, BLUE, "giant-troll giant-troll war-chief war-chief war-chief")
    health, siege = seen(s, RED, "health"), seen(s, BLUE, "siege")
    do(s, "attack realm-red", "play giant-troll")
    assert seen(s, RED, "health") < health
    assert seen(s, BLUE, "siege") > siege


def test_the_last_blow_ends_the_game_between_two() -> None:
    odds: list[float] = []
    for damage in (0, 18):
        s = table(2, "runewars", races="orcs daqan")
        hurt(s, 0, damage)
        hand(s, BLUE, "giant-troll war-chief")
        do(s, "attack realm-red", "play giant-troll")
        odds.append(seen(s, BLUE, "victory"))
    assert odds[0] < 0.5 < odds[1]
    s = table(3, "runewars", races="orcs daqan waiqar")
    hurt(s, 0, 18, 0)
    hand(s, BLUE, "giant-troll war-chief")
    do(s, "attack realm-red", "play giant-troll")
    assert seen(s, BLUE, "victory") == 0.0


def test_who_has_passed_counts_on_nothing_more() -> None:
    s = table(2, "runewars", races="orcs daqan")
    hand(s, BLUE, "giant-troll war-chief")
    do(s, "attack realm-red")
    before = seen(s, BLUE, "siege")
    do(s, "pass")
    assert seen(s, BLUE, "siege") < before


def test_an_attack_at_home_is_expected_to_hurt() -> None:
    s = table(1, "civil-war")
    hand(s, BLUE, "gold1 gold1 gold1 gold1 gold1")
    no_events(s)
    event_phase(s, "traitors")
    assert asked(s) == (BLUE, "assault")
    assert seen(s, BLUE, "health") < 1.0


# Steps, order, chances.


def test_questions_that_complete_a_step_are_midway() -> None:
    s = table(2, races="waiqar orcs")
    assert not JUDGE.midway(s)
    hand(s, BLUE, "gold1 forced-march")
    do(s, "use forced-march")
    assert asked(s) == (BLUE, "destroy-card")
    assert JUDGE.midway(s)


def test_priors_have_one_entry_an_option_and_prefer_what_is_strong() -> None:
    s = table(2)
    hand(s, BLUE, "gold1 gold3 gold3 knight foot-soldier")
    forts(s, BLUE, 2)
    options = question(s).options
    priors = JUDGE.priors(s)
    assert len(priors) == len(options)
    assert min(priors) > 0.0
    by = dict(zip([GAME.catalogue.notation(a) for a in options], priors, strict=True))
    assert by["buy roc-warrior"] > by["buy foot-soldier"]
    assert by["attack stronghold"] > by["attack objective"]
    do(s, "attack stronghold")
    by = dict(
        zip(
            [GAME.catalogue.notation(a) for a in question(s).options],
            JUDGE.priors(s),
            strict=True,
        )
    )
    assert by["play knight"] > by["play foot-soldier"]


def test_an_attack_without_a_card_is_in_vain() -> None:
    s = table(2)
    hand(s, BLUE, "gold1 foot-soldier")
    do(s, "attack stronghold")
    assert seen(s, BLUE, "patience") == 1.0  # the soldier may still fight
    do(s, "done")
    assert seen(s, BLUE, "patience") == 0.8
    hand(s, BLUE, "gold1")
    do(s, "attack greyhaven")
    assert seen(s, BLUE, "patience") == 0.6
    assert seen(s, RED, "patience") == 1.0
    do(s, "done")
    hand(s, BLUE, "foot-soldier")
    do(s, "attack objective", "play foot-soldier")
    assert seen(s, BLUE, "patience") == 0.6


def test_nobody_attacks_with_empty_hands() -> None:
    """The event that ends the round may be bad, but it comes all the same."""
    s = table(2)
    hand(s, BLUE, "")
    choice = Greedy(GAME, "empty hands").choose(s, question(s), 9.0)
    assert CATALOGUE.notation(choice) == "end"


def test_rivals_share_the_chances() -> None:
    s = table(3)
    shares = JUDGE.shares(s)
    assert sum(shares) == pytest.approx(1.0)
    hurt(s, 15, 0, 0)
    assert JUDGE.shares(s)[BLUE] < shares[BLUE]


def test_a_search_strives_for_its_own_progress() -> None:
    """A hurt rival is progress already; their loss of health must not count beside it."""
    s = table(2, "runewars")
    stood = [JUDGE.worth(s, seat) for seat in (BLUE, RED)]

    def prospect(own: float, rivals: float) -> float:
        worths = [stood[BLUE] + own, stood[RED] + rivals]
        return JUDGE.utilities(s, worths, stood, 3.0)[BLUE]

    assert prospect(0.0, 0.0) == pytest.approx(0.5, abs=0.2)
    assert prospect(0.0, -10.0) == prospect(0.0, 0.0) < prospect(10.0, 0.0)


def test_while_races_are_chosen_nobody_is_far_ahead() -> None:
    s = GAME.begin(2, GAME.check(2, {}), BOX, Sealed("races"))
    assert JUDGE.shares(s) == [0.5, 0.5]
    assert s.asked is not None
    s.apply(s.asked.options[0])
    assert max(JUDGE.shares(s)) < 0.8


def test_allies_against_the_overlord_strive_for_what_they_gain_together() -> None:
    s = table(3, "ascent")
    stood = [90.0, 90.0, 90.0]
    helped = JUDGE.utilities(s, [90.0, 90.0, 120.0], stood, 3.0)
    assert helped[BLUE] == 0.5 < helped[RED] == helped[GREEN]


def test_allies_in_the_cataclysm_strive_for_their_own_progress() -> None:
    """They win together, but an ally's luck is no merit of what a seat has chosen."""
    s = table(3, "cataclysm")
    stood, worths = [90.0, 90.0, 90.0], [90.0, 90.0, 120.0]
    usual = JUDGE.utilities(s, stood, stood, 3.0)[BLUE]
    helped = JUDGE.utilities(s, worths, stood, 3.0)
    assert helped[BLUE] == helped[RED] == usual < helped[GREEN]
    chances = JUDGE.chances(s, worths, 3.0)
    assert chances[BLUE] == chances[RED] == chances[GREEN] > usual


def test_allies_win_or_lose_together() -> None:
    s = table(3, "cataclysm")
    shares = JUDGE.shares(s)
    assert shares[0] == shares[1] == shares[2]
    s = table(3, "ascent")
    shares = JUDGE.shares(s)
    assert shares[RED] == shares[GREEN] == pytest.approx(1.0 - shares[BLUE])


def test_who_plays_alone_is_measured_by_his_progress() -> None:
    s = table(1, "civil-war")
    before = JUDGE.shares(s)[BLUE]
    hurt(s, 15)
    assert 0.0 < JUDGE.shares(s)[BLUE] < before < 1.0


def test_a_victory_of_allies_is_whole_for_each() -> None:
    s = table(3, "cataclysm")
    s.finish()
    s.asked = None
    s.winners = 7
    assert JUDGE.shares(s) == [1.0, 1.0, 1.0]
    s = table(3)
    s.finish()
    s.asked = None
    s.winners = 3
    assert JUDGE.shares(s) == [0.5, 0.5, 0.0]


def test_losing_is_worth_less_than_any_position() -> None:
    s = table(1, "civil-war")
    hurt(s, 19)
    assert isinstance(JUDGE, RuneAgeJudge)
    assert JUDGE.worth(s, BLUE) > 0.0
    turn(s, BLUE)
    assert JUDGE.outlook(s, BLUE, 3) > 0.0


def test_a_game_won_is_worth_more_than_any_position() -> None:
    s = table(2, races="orcs daqan")
    hand(s, BLUE, "giant-troll giant-troll war-chief war-chief war-chief")
    forts(s, BLUE, 3)
    for place in ("forge", "tamalir", "riverwatch"):
        give_place(s, place, BLUE)
    hurt(s, 0, 19)
    do(s, "attack objective")
    best = JUDGE.outlook(s, BLUE, 3)
    over(s, [BLUE], OBJECTIVE_WON)
    s.asked = None
    assert JUDGE.outlook(s, BLUE, 3) > best
    assert JUDGE.outlook(s, RED, 3) == 0.0


def test_a_lucky_die_does_not_pass_for_a_sure_thing() -> None:
    """Three dragons defeat the Objective if attrition spares them all, four if it takes one."""
    s = table(4)
    hand(s, BLUE, "dragon dragon dragon dragon gold1")
    do(s, "attack objective", "play dragon", "play dragon", "play dragon")
    careful = 0
    for seed in range(40):
        known = GAME.visibility.determinize(s, BLUE, Sealed(f"die/{seed}"))
        chosen = Greedy(GAME, f"die/{seed}").choose(known, question(s), 10.0)
        careful += GAME.catalogue.notation(chosen) == "play dragon"
    assert careful > 30  # four lucky dice in a row still deceive it


def test_battle_cries_are_worth_the_units_beside_them() -> None:
    s = table(2)
    hand(s, BLUE, "battle-cry battle-cry battle-cry")
    do(s, "attack objective")
    assert seen(s, BLUE, "victory") == 0.0
    s = table(2, races="orcs daqan")
    hand(s, BLUE, "giant-troll giant-troll battle-cry battle-cry battle-cry")
    do(s, "attack objective")
    unplayed = seen(s, BLUE, "victory")
    assert unplayed > 0.0
    do(s, "play battle-cry", "play giant-troll")
    assert seen(s, BLUE, "victory") == unplayed


def test_a_cry_too_many_brings_nothing_within_reach() -> None:
    s = table(2)
    discarded(s, BLUE, "battle-cry")
    one = seen(s, BLUE, "reach")
    discarded(s, BLUE, "battle-cry battle-cry")
    two = seen(s, BLUE, "reach")
    discarded(s, BLUE, "battle-cry battle-cry battle-cry")
    assert one < two == seen(s, BLUE, "reach")


def test_sheer_size_of_a_deck_matters_less_in_the_cataclysm() -> None:
    assert seen(table(2, "cataclysm"), BLUE, "thinness") < seen(table(2), BLUE, "thinness")
