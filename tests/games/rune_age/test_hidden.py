"""Who sees what, and what is dealt again for those who do not (manual 9)."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games import picture as picture_of
from boardwright.games.rune_age import GAME
from boardwright.games.rune_age.actions import MONUMENT_ITEM
from boardwright.games.rune_age.decks import holds, to_hand_open
from boardwright.games.rune_age.market import price_of
from boardwright.games.rune_age.money import gold_of
from boardwright.games.rune_age.packing import card_of, kind_of, owner_of
from boardwright.games.rune_age.sight import VISIBILITY
from boardwright.games.rune_age.state import CENTRE, Table
from boardwright.games.rune_age.strength import passive_bonus, side_strength
from boardwright.games.rune_age.vocabulary import SCENARIOS
from boardwright.games.rune_age.words import SPEAK
from boardwright.games.shared import put
from boardwright.kernel.chance import Sealed
from boardwright.kernel.visibility import PUBLIC
from tests.games.rune_age.table import (
    BLUE,
    BOX,
    GREEN,
    RED,
    SPECTATOR,
    asked,
    choices,
    do,
    enemy,
    event_id,
    event_phase,
    forts,
    fresh,
    give_place,
    hand,
    hand_of,
    kind_id,
    lasting,
    next_event,
    reward,
    rolls,
    rune,
    table,
    top,
    view,
)

HIDDEN = {
    "event_bag",
    "event_top1",
    "event_top2",
    "decks",
    "hands",
    "top1",
    "top2",
    "top3",
    "top4",
    "kept",
    "looked",
}


def again(s: Table, viewer: int, seed: int) -> Table:
    other = GAME.visibility.determinize(s, viewer, Sealed(str(seed)))
    assert isinstance(other, Table)
    return other


def text(s: Table, viewer: int) -> str:
    lines = picture_of(GAME.name, view(s, viewer), BOX)
    return "\n".join(["".join([part for part, _ in line]) for line in lines])


def test_everything_else_is_public() -> None:
    kinds = {name for name, field in VISIBILITY.fields.items() if field is PUBLIC}
    assert set(VISIBILITY.fields) - kinds - HIDDEN == {"box"}


@pytest.mark.rule("R9.1")
def test_a_hand_is_its_owners_and_a_deck_nobodys() -> None:
    s = table(2)
    mine, other, outside = view(s, BLUE), view(s, RED), view(s, SPECTATOR)
    assert mine["hands"] == [s.hands[BLUE], 5]
    assert other["hands"] == [5, s.hands[RED]]
    assert outside["hands"] == [5, 5]
    assert mine["decks"] == other["decks"] == outside["decks"] == [3, 3]


@pytest.mark.rule("R9.1")
def test_a_re_deal_keeps_the_sum_of_everybodys_cards() -> None:
    s = table(2)
    hands: set[str] = set()
    for seed in range(20):
        other = again(s, BLUE, seed)
        assert other.hands[BLUE] == s.hands[BLUE]
        assert sorted(other.all_cards(RED)) == sorted(s.all_cards(RED))
        assert all(owner_of(card) == RED for card in other.hands[RED])
        hands.add(hand_of(other, RED))
    assert len(hands) > 1


@pytest.mark.rule("R9.2")
def test_a_card_taken_openly_stays_known() -> None:
    s = table(2, races="waiqar orcs")
    give_place(s, "forge")
    hand(s, BLUE, "necromancer gold1")
    top(s, BLUE, "reanimate gold1")
    do(s, "attack forge", "play necromancer")
    for seed in range(10):
        assert holds(again(s, RED, seed), BLUE, kind_id("reanimate"))
    do(s, "play reanimate")
    assert s.known[BLUE] == ()


@pytest.mark.rule("R9.2", "R4.3.1")
def test_keeping_some_cards_hides_them_again() -> None:
    s = table(2)
    forts(s, BLUE, 1)
    hand(s, BLUE, "gold1")
    to_hand_open(s, BLUE, kind_id("foot-soldier"))
    s.decks[BLUE].remove(card_of(BLUE, kind_id("foot-soldier")))
    s.advance()
    do(s, "end", "keep foot-soldier")
    assert s.known[BLUE] == ()
    assert s.kept == []


@pytest.mark.rule("R4.3.1")
def test_a_kept_card_is_seen_by_its_owner_alone() -> None:
    s = table(2)
    forts(s, BLUE, 2)
    hand(s, BLUE, "gold1 foot-soldier gold1")
    do(s, "end", "keep foot-soldier")
    assert asked(s) == (BLUE, "keep")
    assert view(s, BLUE)["kept"] == [kind_id("foot-soldier")]
    assert view(s, RED)["kept"] == 1


@pytest.mark.rule("R9.2")
def test_a_card_left_on_top_is_known_to_all() -> None:
    s = table(2)
    give_place(s, "forge")
    hand(s, BLUE, "foot-soldier gold1")
    top(s, BLUE, "knight")
    do(s, "attack forge", "play foot-soldier", "leave")
    assert view(s, RED)["top1"][BLUE] == [kind_id("knight")]
    assert all(again(s, RED, seed).top1 == s.top1 for seed in range(5))


@pytest.mark.rule("R9.2", "R8.1.6")
def test_cards_looked_at_are_known_to_who_looked() -> None:
    s = table(2, races="waiqar orcs")
    give_place(s, "forge")
    hand(s, BLUE, "vampire gold1")
    top(s, BLUE, "gold1 reanimate gold2 demon")
    do(s, "attack forge", "play vampire")
    assert len(view(s, BLUE)["looked"]) == 4
    assert view(s, RED)["looked"] == 4
    do(s, "done", "top demon", "top gold2", "top gold1")
    assert view(s, BLUE)["top1"][BLUE] == [kind_id("reanimate")]
    assert [view(s, RED)[f"top{n}"][BLUE] for n in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert len({again(s, RED, seed).top1[BLUE] for seed in range(20)}) > 1


@pytest.mark.rule("R9.3", "R8.4.2")
def test_what_the_oracle_saw() -> None:
    s = table(2, "cataclysm")
    hand(s, BLUE, "doom-oracle")
    do(s, "use doom-oracle")
    event_phase(s, "famine", "goblins")
    assert view(s, RED)["event_top1"] == 1
    do(s, "yes")
    assert view(s, BLUE)["event_top1"] == [event_id("famine")]
    assert view(s, RED)["event_top1"] == 1
    assert view(s, RED)["event_bag"] == 11
    stages = {BOX.stage[again(s, RED, i).event_top1.bit_length() - 1] for i in range(10)}
    assert stages == {1}


@pytest.mark.rule("R7.8", "R9.1")
def test_the_overlord_sees_the_hand_his_spies_looked_at() -> None:
    s = table(3, "ascent")
    event_phase(s, "spies")
    assert view(s, BLUE)["hands"][RED] == 5
    do(s, "spy red")
    assert view(s, BLUE)["hands"][RED] == s.hands[RED]
    assert view(s, GREEN)["hands"][RED] == 5
    do(s, "discard gold1")
    assert len(s.hands[RED]) == 5
    assert view(s, BLUE)["hands"][RED] == 5


@pytest.mark.rule("R9.1")
def test_whoever_pays_gold_has_it_in_every_re_deal() -> None:
    s = table(2)
    hand(s, BLUE, "gold1 gold1 gold1 gold2 foot-soldier")
    do(s, "buy siege-engine")
    for seed in range(20):
        assert gold_of(again(s, RED, seed), BLUE) >= 5


def test_options_are_for_who_is_asked() -> None:
    s = table(2)
    assert view(s, BLUE)["asked"]["options"]
    assert "options" not in view(s, RED)["asked"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_picture_shows_a_hand_to_its_owner_alone(scenario: str) -> None:
    s = fresh(1 if scenario == "civil-war" else 2, scenario=scenario, races="random")
    assert "Your hand" in text(s, 0)
    assert "Your hand" not in text(s, SPECTATOR)
    assert max(map(len, text(s, 0).splitlines())) <= 120


def test_the_picture_shows_combat_with_both_sides() -> None:
    s = table(2)
    hand(s, BLUE, "siege-engine gold1")
    hand(s, RED, "giant-troll gold1")
    do(s, "attack realm-red", "play siege-engine", "play giant-troll")
    shown = text(s, BLUE)
    assert "Blue: 4  Siege Engine (4)" in shown
    assert "Red: 6  Giant Troll (6)" in shown


def test_the_picture_depends_on_the_view_alone() -> None:
    s = table(3, "not-from-this-world")
    next_event(s, "ash")
    for seed in range(5):
        seen: dict[str, Any] = view(again(s, RED, seed), RED)
        assert picture_of(GAME.name, seen, BOX) == picture_of(GAME.name, view(s, RED), BOX)


def test_every_question_and_action_has_words() -> None:
    s = table(2)
    assert asked(s)[1] in GAME.rules
    assert choices(s)[-1] == "end"
    assert kind_of(s.hands[BLUE][0]) >= 0


def test_the_picture_counts_what_lies_on_the_table() -> None:
    s = table(2, "runewars", races="orcs daqan")
    rune(s, BLUE, 0)
    give_place(s, "nerekhall", RED)
    s.runes = put(s.runes, 1, CENTRE)
    hand(s, BLUE, "giant-troll gold1")
    do(s, "attack nerekhall", "play giant-troll")
    shown = text(s, RED)
    assert f"Blue: {side_strength(s, 0) + passive_bonus(s, 0)} (2 of it" in shown
    assert f"Red: {passive_bonus(s, 1)} (1 of it" in shown


@pytest.mark.parametrize("scenario", ["cataclysm", "not-from-this-world"])
def test_the_picture_counts_walls_at_home(scenario: str) -> None:
    s = table(1, scenario)
    s.foresight = (1,)
    s.buildings = (1, 1, 0)
    event_phase(s, "goblins" if scenario == "cataclysm" else "glass-hounds")
    assert passive_bonus(s, 0) == 7
    assert "Blue: 7 (7 of it" in text(s, BLUE)


def test_the_picture_knows_debased_coins_and_prices() -> None:
    s = table(2, "monument", barracks_costs="capped4")
    hand(s, BLUE, "gold3 gold2")
    assert "You could spend 5 gold" in text(s, BLUE)
    lasting(s, "debased")
    assert "You could spend 4 gold" in text(s, BLUE)
    assert "Roc Warrior ×2, 4 gold, strength 5, Mythic:" in text(s, BLUE)
    assert "Hall of Barons, 12 gold" in text(s, BLUE)
    reward(s, BLUE, "architect")
    enemy(s, "strike")
    assert price_of(s, BLUE, MONUMENT_ITEM) == 12
    s.rewards = ((), ())
    assert "Hall of Barons, 13 gold" in text(s, BLUE)


def test_seats_have_capital_letters() -> None:
    s = table(2)
    assert SPEAK["seat"](BOX, BLUE) == "Blue"
    assert "Blue's turn" in text(s, BLUE)


def test_everybody_sees_which_abilities_a_side_has_left_out() -> None:
    """The Chaos Beast asks in both cases; only in one the Berserker may still be resolved."""
    s = table(2, races="uthuk orcs")
    give_place(s, "dawnsmoor")
    hand(s, BLUE, "berserker blood-sister chaos-beast")
    rolls(s, 1)
    do(s, "attack dawnsmoor", "play berserker", "play blood-sister", "play chaos-beast")
    other = s.clone()
    do(s, "resolve chaos-beast")
    do(other, "done")
    assert asked(s) == asked(other) == (BLUE, "lose-unit")
    assert view(s, SPECTATOR) != view(other, SPECTATOR)
    do(s, "lose blood-sister")
    do(other, "lose blood-sister")
    assert asked(s) == (BLUE, "resolve")
    assert asked(other) == (BLUE, "action")
