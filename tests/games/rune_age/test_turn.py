"""Turns: refresh, spending, keeping, drawing (manual 4.0 to 4.4)."""

from __future__ import annotations

import pytest

from boardwright.games.rune_age.market import price_of
from boardwright.games.rune_age.money import gold_of, influence_of
from boardwright.games.rune_age.vocabulary import RUNE_GOLD, STORM, WHISPER
from tests.games.rune_age.table import (
    BLUE,
    BOX,
    GREEN,
    RED,
    asked,
    choices,
    discarded,
    do,
    empty_deck,
    enemy,
    event_id,
    event_phase,
    forts,
    give_place,
    hand,
    hand_of,
    hurt,
    kind_id,
    lasting,
    notes,
    offered,
    pile,
    pile_of,
    place_id,
    refused,
    reward,
    rune,
    table,
    top,
    turn,
    winners,
)


@pytest.mark.rule("R4.0.1", "R4.2.1")
def test_every_survivor_has_a_turn_then_comes_the_event_phase() -> None:
    s = table(3)
    assert asked(s) == (BLUE, "action")
    do(s, "end")
    assert asked(s) == (RED, "action")
    do(s, "end")
    assert asked(s) == (GREEN, "action")
    assert notes(s, "event-phase") == []
    do(s, "end")
    assert notes(s, "event-phase") == [(1,)]


@pytest.mark.rule("R4.1.1")
def test_everything_is_refreshed_at_the_start_of_the_turn() -> None:
    s = table(2, "runewars")
    forts(s, BLUE, 2, tired=2)
    give_place(s, "forge", BLUE)
    reward(s, BLUE, "sellswords")
    rune(s, BLUE, WHISPER)
    s.tired_places, s.tired_rewards = 1 << place_id("forge"), (event_id("sellswords"),)
    s.tired_runes, s.tired_oracles = 1 << WHISPER, (1, 0)
    assert influence_of(s, BLUE) == 0
    turn(s, BLUE)
    assert influence_of(s, BLUE) == 2 + 3 + 1 + 1
    assert s.tired_oracles == (0, 0)


@pytest.mark.rule("R4.2.2")
def test_a_stronghold_is_bought_into_play_and_usable_at_once() -> None:
    """scenario 3"""
    s = table(2)
    hand(s, BLUE, "gold1 gold1 gold1 gold1")
    do(s, "buy stronghold")
    assert s.ready_forts[BLUE] == 1
    assert pile_of(s, BLUE) == "gold1 gold1 gold1 gold1"
    assert "gold1" in offered(s, "buy")
    assert hand_of(s, BLUE) == ""


@pytest.mark.rule("R4.2.3")
def test_one_pool_may_pay_for_several_units() -> None:
    """scenario 5"""
    s = table(2)
    hand(s, BLUE, "gold3 gold2")
    do(s, "buy knight")
    do(s, "pay gold2")
    assert s.pool == 2
    do(s, "buy bowman")
    assert pile_of(s, BLUE) == "bowman gold2 gold3 knight"
    assert s.pool == 0
    hand(s, BLUE, "gold3 gold2")
    do(s, "buy knight", "pay gold2", "done")
    assert s.pool == 0
    assert "bowman" not in offered(s, "buy")


@pytest.mark.rule("R4.2.3")
def test_a_source_is_only_added_while_the_pool_is_short() -> None:
    s = table(2)
    hand(s, BLUE, "gold1 gold2 gold3")
    do(s, "buy knight", "pay gold3")
    assert asked(s)[1] == "buy-more"
    assert hand_of(s, BLUE) == "gold1 gold2"
    assert refused(s, "buy roc-warrior") == ("short-of-gold", "R4.2.3")
    assert refused(s, "buy gold1") == ("other-purse", "R4.2.3")


@pytest.mark.rule("R4.2.3", "R4.2.4")
def test_influence_that_is_over_is_lost() -> None:
    """scenario 6"""
    s = table(2)
    forts(s, BLUE, 1)
    give_place(s, "nerekhall", BLUE)
    do(s, "buy gold1", "pay nerekhall")
    assert asked(s)[1] == "buy-more"
    do(s, "done")
    assert s.pool == 0
    assert s.ready_forts[BLUE] == 1
    assert influence_of(s, BLUE) == 1
    assert pile(s, "gold1") == 3


@pytest.mark.rule("R4.2.4")
def test_neutral_and_mercenary_cards_cost_influence() -> None:
    s = table(2)
    forts(s, BLUE, 2)
    before = pile(s, "battle-cry")
    do(s, "buy battle-cry")
    assert pile_of(s, BLUE) == "battle-cry"
    assert pile(s, "battle-cry") == before - 1
    assert refused(s, "buy demon") == ("short-of-influence", "R4.2.3")
    assert refused(s, "buy dragon") == ("not-in-game", "R4.2.4")
    s.piles[0] = 0
    assert refused(s, "buy gold1") == ("sold-out", "R4.2.4")


@pytest.mark.rule("R4.2.2")
def test_only_the_own_barracks_sell() -> None:
    s = table(2)
    hand(s, BLUE, "gold3 gold3")
    assert refused(s, "buy ravager") == ("other-race", "R4.2.2")
    assert refused(s, "buy monument") == ("sold-out", "R4.2.2")
    assert "siege-engine" in offered(s, "buy")


@pytest.mark.rule("R4.2.2", "R6.4.4")
def test_gold_rewards_and_the_rune_of_gold_pay() -> None:
    s = table(2, "runewars")
    reward(s, BLUE, "warlord")
    rune(s, BLUE, RUNE_GOLD)
    hand(s, BLUE, "gold1")
    do(s, "buy knight", "pay gold1", "pay warlord")
    assert pile_of(s, BLUE) == "gold1 knight"
    assert s.tired_runes >> RUNE_GOLD & 1
    assert gold_of(s, BLUE) == 0


@pytest.mark.rule("R4.2.4", "R6.4.4")
def test_the_rune_of_whispers_and_rewards_give_influence() -> None:
    s = table(2, "runewars")
    rune(s, BLUE, WHISPER)
    reward(s, BLUE, "sellswords")
    assert influence_of(s, BLUE) == 2
    do(s, "buy gold1", "pay rune-whisper")
    assert influence_of(s, BLUE) == 1


@pytest.mark.rule("R4.2.5")
def test_an_action_card_is_not_in_the_discard_pile_while_it_resolves() -> None:
    s = table(2)
    hand(s, BLUE, "forced-march gold1")
    s.decks[BLUE], gone = [], s.decks[BLUE]
    discarded(s, BLUE, "")
    s.discards[BLUE] = [card & 127 for card in gone]
    do(s, "use forced-march", "destroy gold1")
    assert "forced-march" not in hand_of(s, BLUE)
    assert "forced-march" in pile_of(s, BLUE)


@pytest.mark.rule("R4.2.5", "R5.2.2")
def test_actions_are_no_combat_cards_and_units_no_actions() -> None:
    s = table(2)
    hand(s, BLUE, "forced-march foot-soldier")
    assert refused(s, "use foot-soldier") == ("no-action", "R8.3.1")
    do(s, "attack stronghold")
    assert refused(s, "play forced-march") == ("not-for-combat", "R5.2.2")
    assert refused(s, "play demon") == ("not-in-hand", "R5.2.2")


@pytest.mark.rule("R4.3.1", "R4.3.2")
def test_cards_are_kept_for_influence() -> None:
    """scenario 63"""
    s = table(2)
    hand(s, BLUE, "gold1 gold1 foot-soldier foot-soldier")
    give_place(s, "nerekhall", BLUE)
    do(s, "end", "keep gold1", "keep foot-soldier")
    assert pile_of(s, BLUE).count("gold1") == 1
    assert notes(s, "draws")[-1] == (BLUE, 3)
    assert asked(s) == (RED, "action")
    assert len(s.hands[BLUE]) == 5


@pytest.mark.rule("R4.3.1")
def test_keeping_nothing_discards_all_and_no_influence_asks_nothing() -> None:
    s = table(2)
    forts(s, BLUE, 1)
    hand(s, BLUE, "gold1 gold1")
    do(s, "end")
    assert asked(s) == (BLUE, "keep")
    assert refused(s, "keep demon") == ("not-in-hand", "R4.3.1")
    do(s, "done")
    assert pile_of(s, BLUE) == "gold1 gold1"
    do(s, "end")
    assert asked(s)[1] != "keep"


@pytest.mark.rule("R4.3.1", "R7.1.6")
def test_the_mind_devourer_makes_keeping_dearer() -> None:
    s = table(2, "not-from-this-world")
    forts(s, BLUE, 3)
    enemy(s, "devourer")
    hand(s, BLUE, "gold1 gold1")
    do(s, "end", "keep gold1")
    assert (s.ready_forts[BLUE], s.tired_forts[BLUE]) == (1, 2)
    assert asked(s) == (RED, "action")


@pytest.mark.rule("R4.4.1")
def test_everybody_draws_after_each_turn() -> None:
    """scenario 30"""
    s = table(3)
    hand(s, RED, "gold1 gold1")
    do(s, "end")
    assert [len(cards) for cards in s.hands] == [5, 5, 5]


@pytest.mark.rule("R4.4.1")
def test_a_large_hand_is_not_cut_down() -> None:
    s = table(2)
    hand(s, RED, "gold1 gold1 gold1 gold1 gold1 ravager")
    do(s, "end")
    assert len(s.hands[RED]) == 6


@pytest.mark.rule("R4.4.2")
def test_the_discard_pile_is_shuffled_when_the_deck_is_empty() -> None:
    s = table(2)
    hand(s, BLUE, "gold1")
    top(s, BLUE, "gold1")
    empty_deck(s, BLUE)
    do(s, "end")
    assert notes(s, "shuffled") == [(BLUE,)]
    assert len(s.hands[BLUE]) == 5
    assert s.discards[BLUE] == []


@pytest.mark.rule("R4.4.2")
def test_nothing_is_drawn_when_all_is_gone() -> None:
    s = table(2)
    hand(s, BLUE, "gold1")
    for card in s.decks[BLUE]:
        s.piles[card & 127] += 1
    s.decks[BLUE] = []
    do(s, "end")
    assert len(s.hands[BLUE]) == 1


@pytest.mark.rule("R6.4.4")
def test_the_rune_of_storm_draws_a_card_once_a_turn() -> None:
    s = table(2, "runewars")
    rune(s, BLUE, STORM)
    hand(s, BLUE, "gold1")
    do(s, "storm")
    assert len(s.hands[BLUE]) == 2
    assert refused(s, "storm") == ("exhausted", "R6.4.4")
    rune(s, RED, STORM)
    assert refused(s, "storm") == ("no-rune", "R6.4.4")


@pytest.mark.rule("R6.6.1")
def test_the_monument_costs_twelve() -> None:
    s = table(2, "monument")
    hand(s, BLUE, "gold3 gold3 gold3 gold2")
    assert refused(s, "buy monument") == ("short-of-gold", "R4.2.3")
    hand(s, BLUE, "gold3 gold3 gold3 gold3")
    do(s, "buy monument")
    assert s.monuments == 1
    assert "monument" not in choices(s)


@pytest.mark.rule("R7.1.5", "R7.1.6")
@pytest.mark.parametrize(("words", "price"), [("architect", 11), ("strike", 13)])
def test_the_price_of_the_monument_moves(words: str, price: int) -> None:
    s = table(2, "monument")
    if words == "strike":
        enemy(s, words)
    else:
        reward(s, BLUE, words)
    assert price_of(s, BLUE, 66) == price
    assert price_of(s, RED, 66) == (13 if words == "strike" else 12)


@pytest.mark.rule("R7.1.4", "R4.6.1")
def test_debased_coinage() -> None:
    s = table(2, "monument")
    hand(s, BLUE, "gold3 gold2 gold1")
    assert gold_of(s, BLUE) == 6
    lasting(s, "debased")
    assert gold_of(s, BLUE) == 5
    assert BOX.cost[kind_id("gold3")] == 5


@pytest.mark.rule("R10.2", "R3.7")
def test_capped_costs() -> None:
    s = table(2, barracks_costs="capped4")
    hand(s, BLUE, "gold2 gold2")
    assert {"siege-engine", "roc-warrior"} <= set(offered(s, "buy"))
    assert "siege-engine" not in offered(table(2), "buy")


@pytest.mark.rule("R6.3", "R10.7")
def test_the_round_cap_ends_resurgence_for_all() -> None:
    s = table(2, round_cap="20")
    s.round = 20
    event_phase(s, "slumbering")
    assert winners(s) == []


@pytest.mark.rule("R6.3")
def test_the_round_cap_of_runewars() -> None:
    """scenario 66"""
    s = table(3, "runewars")
    hurt(s, 6, 6, 9)
    spare = s.runes.index(-1)
    s.runes = (*s.runes[:spare], RED, *s.runes[spare + 1 :])
    s.round = 50
    event_phase(s, "conscription")
    do(s, "no", "no", "no")
    assert winners(s) == [RED]


@pytest.mark.rule("R6.3")
def test_the_round_cap_of_the_monument_counts_gold() -> None:
    s = table(2, "monument")
    hand(s, RED, "gold3")
    s.round = 50
    event_phase(s, "caravan")
    assert winners(s) == [RED]
