"""Ends and eliminations scenario by scenario; every place and every Reward (manual 5, 6, 7)."""

from __future__ import annotations

import pytest

from boardwright.games.rune_age.ending import fall
from boardwright.games.rune_age.holdings import power_of
from boardwright.games.rune_age.market import own_units
from boardwright.games.rune_age.money import gold_of, influence_of
from boardwright.games.rune_age.strength import foe_strength
from boardwright.games.rune_age.vocabulary import (
    ENEMY,
    GOLDS,
    R_GOLD,
    R_INFLUENCE,
    R_POWER,
    SCENARIOS,
)
from boardwright.games.shared import put
from tests.games.rune_age.table import (
    BLUE,
    BOX,
    GREEN,
    RED,
    SPECTATOR,
    army,
    asked,
    bolster,
    choices,
    discarded,
    do,
    enemy,
    event_id,
    event_phase,
    give_place,
    hand,
    hurt,
    kind_id,
    next_event,
    no_events,
    notes,
    owner_of,
    pile,
    pile_of,
    reward,
    rolls,
    table,
    top,
    turn,
    view,
    winners,
)

# Places.


@pytest.mark.rule("R5.1.1", "R5.4.5", "R2.3")
@pytest.mark.parametrize("place", range(16))
def test_every_place_is_won_with_its_strength_and_pays(place: int) -> None:
    word = BOX.place_ids[place]
    for short in (1, 0):
        s = table(2, "quest" if place >= 8 else "resurgence")
        give_place(s, word)
        hand(s, BLUE, "gold1")
        do(s, f"attack {word}")
        bolster(s, BOX.place_strength[place] - short)
        do(s, "done")
        assert owner_of(s, word) == (-1 if short else BLUE)
        assert influence_of(s, BLUE) == (0 if short else BOX.place_influence[place])
        assert power_of(s, BLUE) == (0 if short else BOX.place_power[place])


@pytest.mark.rule("R5.5.3", "R5.5.4", "R5.5.6")
@pytest.mark.parametrize("place", range(16))
def test_every_place_defends_itself_in_a_siege(place: int) -> None:
    word = BOX.place_ids[place]
    bonus = max(BOX.place_bonus[place], 1)
    for more in (0, 1):
        s = table(2, "quest" if place >= 8 else "resurgence")
        give_place(s, word, RED)
        s.tired_places = 1 << place
        hand(s, BLUE, "gold1")
        hand(s, RED, "")
        do(s, f"attack {word}")
        bolster(s, bonus + more)
        do(s, "pass")
        assert notes(s, "compared") == [(bonus + more, bonus)]
        assert owner_of(s, word) == (BLUE if more else RED)
        assert influence_of(s, BLUE) == (BOX.place_influence[place] if more else 0)


# Rewards.

PAYING = [
    e
    for e in range(100)
    if BOX.event_type[e] == ENEMY and BOX.gives[e] in (R_GOLD, R_INFLUENCE, R_POWER)
]


@pytest.mark.rule("R7.1.5", "R4.5.6")
@pytest.mark.parametrize("event", PAYING)
def test_every_paying_reward_arrives_ready_and_pays(event: int) -> None:
    scenario = SCENARIOS[BOX.event_scenario[event]]
    s = table(1 if scenario == "civil-war" else 2, scenario)
    s.runes = (-1,) * 6
    enemy(s, BOX.event_ids[event])
    hand(s, BLUE, "gold1")
    rolls(s, 0)
    do(s, f"attack {BOX.event_ids[event]}")
    bolster(s, BOX.event_strength[event])
    do(s, "done")
    worth = BOX.worth[event]
    hand(s, BLUE, "")
    assert gold_of(s, BLUE) == (worth if BOX.gives[event] == R_GOLD else 0)
    assert influence_of(s, BLUE) == (worth if BOX.gives[event] == R_INFLUENCE else 0)
    assert power_of(s, BLUE) == (worth if BOX.gives[event] == R_POWER else 0)
    if BOX.gives[event] != R_POWER:
        do(s, "buy foot-soldier" if BOX.gives[event] == R_GOLD else "buy gold1")
        assert event in s.tired_rewards
        turn(s, BLUE)
        assert event not in s.tired_rewards


# Elimination.


@pytest.mark.rule("R6.2.2")
def test_a_fallen_players_cards_return_from_everywhere() -> None:
    s = table(3)
    words = ("demon", "forced-march", "battle-cry", "hired-blades", "gold2")
    discarded(s, RED, "battle-cry gold2")
    top(s, RED, "forced-march")
    hand(s, RED, "demon hired-blades giant-troll gold1")
    before = [pile(s, word) for word in words]
    hurt(s, 0, 19, 0)
    hand(s, BLUE, "siege-engine")
    do(s, "attack realm-red", "pass", "play demon", "pass", "play hired-blades")
    bolster(s, 20)
    do(s, "pass", "pass")
    assert s.is_out(RED)
    assert [pile(s, word) for word in words] == [n + 1 for n in before]
    assert (s.decks[RED], s.hands[RED], s.discards[RED], s.forts[RED]) == ([], [], [], 0)
    assert [s.piles[kind] for kind in own_units(s, RED)] == [0] * 6
    assert "realm-red" not in " ".join(choices(s))
    assert asked(s) == (BLUE, "action")


@pytest.mark.rule("R6.2", "R4.5.5")
def test_an_instant_goes_on_after_it_has_felled_somebody() -> None:
    s = table(3, "not-from-this-world")
    hurt(s, 19, 0, 0)
    hand(s, BLUE, "")
    hand(s, RED, "gold1")
    hand(s, GREEN, "")
    event_phase(s, "glass-hounds")
    assert s.is_out(BLUE)
    assert asked(s) == (RED, "assault")
    assert s.first == RED
    do(s, "done")
    assert s.damage == (23, 4, 4)


@pytest.mark.rule("R6.2", "R7.1.1", "R6.3.1")
def test_who_falls_by_his_own_choice_falls_before_the_next_chooses() -> None:
    s = table(2)
    hurt(s, 18, 18)
    hand(s, BLUE, "gold1")
    hand(s, RED, "gold1")
    event_phase(s, "tribute")
    do(s, "suffer")
    assert winners(s) == [RED]


# Ends.


@pytest.mark.rule("R6.3.1", "R6.9.4", "R6.2")
def test_twenty_damage_lose_the_civil_war() -> None:
    s = table(1, "civil-war", oa_attrition="off")
    hurt(s, 14)
    hand(s, BLUE, "")
    event_phase(s, "garrison")
    assert notes(s, "compared") == [(0, 6)]
    assert winners(s) == []


@pytest.mark.rule("R6.9.1", "R6.9.5")
def test_an_army_without_units_still_has_its_combat_hand() -> None:
    s = table(1, "civil-war", oa_attrition="off")
    army(s, "")
    hand(s, BLUE, "shadow-assassin siege-engine")
    event_phase(s, "garrison")
    do(s, "play shadow-assassin")
    assert s.army == ()
    assert foe_strength(s, s.combat.foe) == 4
    do(s, "play siege-engine")
    assert winners(s) == [BLUE]


@pytest.mark.rule("R6.9.1")
def test_units_of_the_army_have_no_abilities() -> None:
    s = table(1, "civil-war", "dwarves", oa_attrition="off")
    army(s, "oathguard deep-bombardier forge-cannon")
    hand(s, BLUE, "shadow-assassin gold1")
    event_phase(s, "garrison")
    assert foe_strength(s, s.combat.foe) == 1 + 1 + 2 + 4 + 4
    do(s, "play shadow-assassin", "hit forge-cannon")
    assert asked(s) == (BLUE, "assault")
    assert foe_strength(s, s.combat.foe) == 1 + 1 + 2 + 4


@pytest.mark.rule("R6.9.2", "R4.5.1")
def test_the_army_grows_after_the_event_and_attacks_before_the_draw() -> None:
    s = table(1, "civil-war", oa_attrition="off")
    hand(s, BLUE, "gold1")
    event_phase(s, "bandits")
    assert s.enemies == (event_id("bandits"),)
    assert s.army == (kind_id("foot-soldier"),) * 2
    assert asked(s) == (BLUE, "assault")
    assert len(s.hands[BLUE]) == 1
    do(s, "done")
    assert (len(s.hands[BLUE]), s.damage) == (5, (6,))


@pytest.mark.rule("R6.3.1", "R6.4.1", "R6.5.1")
@pytest.mark.parametrize(
    ("scenario", "word"),
    [("resurgence", "phrylenex"), ("cataclysm", "falling-sky"), ("not-from-this-world", "ash")],
)
def test_alone_twenty_damage_lose(scenario: str, word: str) -> None:
    s = table(1, scenario)
    hurt(s, 18)
    event_phase(s, word)
    assert winners(s) == []


@pytest.mark.rule("R6.3.1", "R6.4.2")
@pytest.mark.parametrize("scenario", ["resurgence", "runewars", "not-from-this-world"])
def test_the_last_survivor_of_a_siege_wins_at_once(scenario: str) -> None:
    s = table(2, scenario)
    s.runes = (-1,) * 6 if scenario == "runewars" else s.runes
    hurt(s, 0, 17)
    hand(s, BLUE, "siege-engine")
    hand(s, RED, "")
    do(s, "attack realm-red", "play siege-engine")
    assert winners(s) == [BLUE]


@pytest.mark.rule("R6.3.1", "R6.6.1", "R6.7.2")
@pytest.mark.parametrize(
    ("scenario", "word", "place"),
    [("monument", "rival-court", "forge"), ("quest", "toll-riders", "tomb")],
)
def test_the_last_survivor_of_an_event_wins_at_once(scenario: str, word: str, place: str) -> None:
    s = table(2, scenario)
    give_place(s, place, RED)
    hurt(s, 0, 19)
    hand(s, RED, "")
    event_phase(s, word)
    assert winners(s) == [BLUE]


@pytest.mark.rule("R6.3.1", "R6.6.1")
def test_nobody_wins_the_monument_when_all_fall() -> None:
    s = table(2, "monument")
    hurt(s, 19, 19)
    hand(s, BLUE, "gold1")
    hand(s, RED, "gold1")
    event_phase(s, "quarry")
    assert winners(s) == []


@pytest.mark.rule("R6.10.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "damage", "won"),
    [
        (("leviathan",), ("pale-host",), (19, 0), [BLUE]),
        (("obelisk",), ("pale-host",), (3, 3), [BLUE, RED]),
        ((), (), (1, 0), [RED]),
    ],
)
def test_most_trophies_then_least_damage_then_shared(
    mine: tuple[str, ...], theirs: tuple[str, ...], damage: tuple[int, int], won: list[int]
) -> None:
    s = table(2, "not-from-this-world")
    reward(s, BLUE, *mine)
    reward(s, RED, *theirs)
    hurt(s, *damage)
    event_phase(s, "quietness")
    assert winners(s) == won


@pytest.mark.rule("R6.7.2")
def test_equal_power_and_damage_share_the_quest() -> None:
    s = table(2, "quest")
    s.places = (-2,) * 16
    for place, seat in ((8, BLUE), (10, BLUE), (9, RED)):
        s.places = put(s.places, place, seat)
    reward(s, RED, "crown-shard")
    assert [power_of(s, seat) for seat in (BLUE, RED)] == [5, 5]
    event_phase(s, "pilgrim-road")
    assert winners(s) == [BLUE, RED]


@pytest.mark.rule("R6.8.1")
def test_who_is_felled_by_an_event_ends_the_ascent() -> None:
    s = table(3, "ascent")
    hurt(s, 24, 0, 0)
    hand(s, BLUE, "")
    event_phase(s, "uprising")
    assert winners(s) == [RED, GREEN]
    s = table(3, "ascent")
    hurt(s, 0, 0, 19)
    for seat in (RED, GREEN):
        hand(s, seat, "")
    event_phase(s, "march")
    assert winners(s) == [BLUE]


@pytest.mark.rule("R6.5.2", "R4.5.4")
def test_with_the_herald_and_no_discards_no_event_comes() -> None:
    s = table(2, "cataclysm")
    enemy(s, "herald")
    s.removed, s.event_bag = tuple(s.event_bag), []
    event_phase(s)
    assert notes(s, "no-event") == [()]
    assert asked(s) == (BLUE, "action")


@pytest.mark.rule("R6.3", "R10.7")
@pytest.mark.parametrize(("scenario", "word"), [("cataclysm", "famine"), ("civil-war", "garrison")])
def test_the_round_cap_loses_for_all(scenario: str, word: str) -> None:
    s = table(1, scenario, round_cap="25")
    s.round = 25
    hand(s, BLUE, "")
    event_phase(s, word)
    assert winners(s) == []
    s = table(1, scenario, round_cap="26")
    s.round = 25
    hand(s, BLUE, "")
    event_phase(s, word)
    assert asked(s)[1] == "action"


@pytest.mark.rule("R6.3")
def test_the_round_cap_of_the_monument_counts_units_after_gold() -> None:
    s = table(2, "monument")
    discarded(s, RED, "war-chief")
    s.round = 50
    event_phase(s, "caravan")
    assert winners(s) == [RED]


@pytest.mark.rule("R4.5.4")
def test_the_events_of_stage_one_never_come_back() -> None:
    s = table(2)
    no_events(s)
    drawn: set[int] = set()
    for _ in range(9):
        event_phase(s)
        s.damage = (0, 0)
        while asked(s)[1] != "action":
            do(s, choices(s)[-1])
        drawn |= {note[0] for note in notes(s, "event")}
    assert {BOX.stage[event] for event in drawn} == {2}
    assert len(drawn) == 9


# Gold that is spent is public, and nothing of a pool lasts.


@pytest.mark.rule("R4.2.3")
def test_pools_are_empty_outside_an_action() -> None:
    s = table(2)
    hand(s, BLUE, "gold3 gold3")
    do(s, "buy foot-soldier")
    assert view(s, SPECTATOR)["pool"] == 2
    do(s, "done")
    assert view(s, SPECTATOR)["pool"] == 0
    do(s, "buy foot-soldier", "done")
    assert [kind for kind in s.discards[BLUE] if kind < GOLDS] == [2, 2]
    assert gold_of(s, BLUE) == 0


# The Event Phase once more.


@pytest.mark.rule("R4.5.2", "R4.5.1")
def test_start_effects_come_oldest_first_and_before_the_event() -> None:
    s = table(2, "cataclysm")
    enemy(s, "world-wound", "demon-gate")
    event_phase(s, "famine")
    assert notes(s, "start-effect") == [(event_id("world-wound"),), (event_id("demon-gate"),)]
    assert notes(s, "suffers")[0][:2] == (BLUE, 2)
    assert s.damage == (3, 3)
    assert s.enemies[-1] == event_id("famine")


@pytest.mark.rule("R4.5.3", "R6.2.2")
def test_the_event_is_drawn_though_the_first_player_fell() -> None:
    s = table(3)
    hurt(s, 18, 0, 0)
    enemy(s, "ghox")
    event_phase(s, "rally")
    assert s.is_out(BLUE)
    assert s.rewards[GREEN] == (event_id("rally"),)


@pytest.mark.rule("R4.6.1", "R7.1.4")
@pytest.mark.parametrize(
    ("scenario", "word", "after"),
    [
        ("runewars", "bloodlust", "sellswords"),
        ("monument", "debased", "caravan"),
        ("quest", "forgotten-road", "pilgrim-road"),
        ("ascent", "diversion", "companies"),
    ],
)
def test_an_effect_of_the_next_round_works_in_that_round_alone(
    scenario: str, word: str, after: str
) -> None:
    s = table(2, scenario)
    assert s.announced() == []
    event_phase(s, word)
    assert s.round == 2
    assert s.announced() == [event_id(word)]
    assert event_id(word) in s.event_discard
    event_phase(s, after)
    assert s.round == 3
    assert s.announced() == []


@pytest.mark.rule("R7.9")
def test_retreating_vassals_are_discarded_without_a_choice() -> None:
    s = table(1, "civil-war", oa_attrition="off")
    hand(s, BLUE, "foot-soldier foot-soldier foot-soldier bowman knight")
    event_phase(s, "vassals")
    assert pile_of(s, BLUE) == "bowman foot-soldier foot-soldier"
    assert s.damage == (1,)
    assert asked(s) == (BLUE, "assault")


# Where the destroyed go, and betrayal declined.


@pytest.mark.rule("R5.7.2", "R5.3.2")
@pytest.mark.parametrize("word", ["bowman", "hired-blades", "giant"])
def test_a_destroyed_unit_returns_to_its_pile(word: str) -> None:
    s = table(2)
    enemy(s, "slumbering")
    hand(s, BLUE, word)
    before = pile(s, word)
    rolls(s, 2)
    do(s, "attack slumbering", f"play {word}")
    assert pile(s, word) == before + 1
    assert word not in pile_of(s, BLUE)


@pytest.mark.rule("R6.5.3", "R10.7")
def test_betrayal_may_be_declined_and_is_declared_once_a_game() -> None:
    s = table(2, "cataclysm", traitor="on")
    next_event(s, "famine")
    do(s, "end", "no")
    assert (s.traitor, s.betrayed) == (-1, 0)
    do(s, "end")
    assert asked(s) == (RED, "betray")
    do(s, "yes")
    assert (s.round, s.damage) == (2, (0, 5))
    do(s, "end")
    assert asked(s) == (RED, "action")
    assert notes(s, "betrays") == [(RED,)]


@pytest.mark.rule("R6.2.2")
def test_an_elimination_shows_a_hand_and_cannot_be_taken_back() -> None:
    s = table(3)
    s.damage = put(s.damage, RED, 20)
    before = s.reveals
    fall(s)
    assert s.reveals == before + 1
