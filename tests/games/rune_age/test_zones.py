"""Every zone and counter with who sees it (manual 9); every option with its default (manual 10)."""

from __future__ import annotations

import pytest

from boardwright.games.rune_age import GAME
from boardwright.games.rune_age.decks import draw_cards
from boardwright.games.rune_age.event_deck import take_event
from boardwright.games.rune_age.sight import VISIBILITY
from boardwright.games.rune_age.state import Table
from boardwright.kernel.chance import Sealed
from boardwright.kernel.visibility import PUBLIC, spread
from tests.games.rune_age.table import (
    BLUE,
    BOX,
    GREEN,
    RED,
    SPECTATOR,
    asked,
    bolster,
    do,
    empty_deck,
    event_id,
    event_phase,
    fresh,
    give_place,
    hand,
    hand_of,
    kind_id,
    notes,
    table,
    top,
    view,
)

# What lies open, zone by zone.
OPEN = {
    "scenario, options, seats, first player, active player, round, step": (
        "scenario basic dealt capped printed shared_limit army_die baraxis_all traitors round_cap "
        "first active acted round phase"
    ),
    "Event discard pile": "event_discard",
    "current Event": "event tally",
    "enemies in play": "enemies",
    "lasting effects": "lasting short_hands foresight mixed",
    "central Cities and Landmarks, and those held": "places tired_places",
    "Gold, Neutral, Mercenary piles and Barracks": "piles shop",
    "removed cards": "removed lost_gold",
    "race, damage, capacity": "factions damage capacity out",
    "Strongholds": "forts forts_hit ready_forts tired_forts",
    "Rewards, Buildings, Dragon Runes": (
        "rewards tired_rewards buildings tired_oracles runes tired_runes found_rune"
    ),
    "built Monuments": "monuments",
    "Ascension, Overlord": "ascension overlord",
    "discard piles": "discards",
    "combat": "foe attacker defender passes fighters tactics extra returned die",
    "cards being revealed": "shown resolving",
    "pools": "pool due payer",
    "attack marks": "attacks fought warred",
    "Action uses": "uses",
    "Opposing Army": "army",
    "betrayal": "traitor betrayed",
    "who has looked": "lookers lookers2 paired looker spied top_open",
    "cards in hand that all have seen": "known",
    "the end": "winners ending",
}


def open_fields(s: Table) -> set[str]:
    """What a view shows to all, by the names it has there."""
    names = [name for name, field in VISIBILITY.fields.items() if field is PUBLIC]
    return {part for name in names for part in spread(name, getattr(s, name))}


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize("zone", OPEN)
def test_an_open_zone_is_seen_by_all(zone: str) -> None:
    s = table(3, "runewars")
    for name in OPEN[zone].split():
        assert name in open_fields(s), name
        seen = [view(s, viewer)[name] for viewer in (BLUE, RED, GREEN, SPECTATOR)]
        assert all(value == seen[0] for value in seen)


def test_no_open_zone_is_forgotten() -> None:
    listed = {name for names in OPEN.values() for name in names.split()}
    assert listed == open_fields(table(3, "runewars"))


@pytest.mark.rule("R9.1")
def test_nobody_sees_chance() -> None:
    s = table(2)
    assert not {"source", "drawn"} & set(view(s, BLUE))


@pytest.mark.rule("R9.3", "R3.4")
def test_the_event_deck_is_hidden_and_re_dealt_stage_by_stage() -> None:
    s = table(2)
    assert view(s, BLUE)["event_bag"] == 13
    nexts: set[int] = set()
    for seed in range(20):
        other = GAME.visibility.determinize(s, BLUE, Sealed(str(seed)))
        assert isinstance(other, Table)
        assert sorted(other.event_bag) == sorted(s.event_bag)
        nexts.add(take_event(other))
    assert len(nexts) > 1
    assert {BOX.stage[event] for event in nexts} == {1}


@pytest.mark.rule("R3.8", "R6.4.3")
def test_which_unused_rune_comes_next_is_open_to_chance() -> None:
    found: set[int] = set()
    for seed in range(12):
        s = table(2, "runewars")
        unused = [rune for rune, owner in enumerate(s.runes) if owner == -1]
        assert len(unused) == 4
        s.enemies = (event_id("discovery"),)
        s.event_bag.remove(event_id("discovery"))
        s.advance()
        hand(s, BLUE, "gold1")
        s.source = Sealed(str(seed))
        do(s, "attack discovery")
        bolster(s, 30)
        do(s, "done")
        assert s.found_rune in unused
        found.add(s.found_rune)
    assert len(found) > 1


@pytest.mark.rule("R4.4.2", "R9.1")
def test_a_reshuffled_pile_is_hidden_again() -> None:
    s = table(2)
    hand(s, BLUE, "gold1")
    empty_deck(s, BLUE)
    open_pile = len(view(s, RED)["discards"][BLUE])
    assert open_pile == 7
    do(s, "end")
    assert notes(s, "shuffled") == [(BLUE,)]
    assert [view(s, viewer)["decks"][BLUE] for viewer in (BLUE, RED)] == [3, 3]
    assert s.discards[BLUE] == []
    hands = set()
    for seed in range(20):
        other = GAME.visibility.determinize(s, RED, Sealed(str(seed)))
        assert isinstance(other, Table)
        hands.add(hand_of(other, BLUE))
    assert len(hands) > 1


@pytest.mark.rule("R9.2", "R8.1.6")
def test_who_looked_knows_the_rest_when_some_are_drawn() -> None:
    s = table(2)
    give_place(s, "forge")
    hand(s, BLUE, "seer gold1 gold1 gold1 gold1")
    top(s, BLUE, "gold1 knight gold2")
    do(s, "attack forge", "play seer", "take gold1", "top gold2", "done")
    assert view(s, BLUE)["top1"][BLUE] == [kind_id("knight")]
    assert view(s, BLUE)["top2"][BLUE] == [kind_id("gold2")]
    draw_cards(s, BLUE, 1)
    assert view(s, BLUE)["top1"][BLUE] == [kind_id("gold2")]
    assert view(s, RED)["top1"][BLUE] == 1
    for seed in range(5):
        other = GAME.visibility.determinize(s, BLUE, Sealed(str(seed)))
        assert isinstance(other, Table)
        assert other.top1[BLUE] == s.top1[BLUE]


def oracles(s: Table, *seats: int) -> None:
    """A Doom Oracle in play for each of these seats."""
    for seat in seats:
        s.buildings = tuple([n + (at == seat * 3 + 2) for at, n in enumerate(s.buildings)])
        s.piles[kind_id("doom-oracle")] -= 1


@pytest.mark.rule("R9.3", "R8.4.2")
def test_an_oracle_shows_nothing_to_who_looked_in_an_earlier_round() -> None:
    """Blue saw the next Event last round; the one after it red alone has seen."""
    s = table(3, "cataclysm")
    oracles(s, BLUE, RED)
    event_phase(s, "refugees", "famine")
    do(s, "yes", "first refugees", "no", "give red")
    assert view(s, BLUE)["event_top1"] == [event_id("famine")]
    event_phase(s)
    do(s, "no", "yes")
    assert asked(s) == (RED, "order-events")
    assert view(s, BLUE)["event_top1"] == [event_id("famine")]
    assert view(s, BLUE)["event_top2"] == 1
    assert len(view(s, RED)["event_top2"]) == 1
    assert view(s, GREEN)["event_top1"] == view(s, SPECTATOR)["event_top2"] == 1


@pytest.mark.rule("R9.3", "R8.4.2")
@pytest.mark.parametrize("first", ["goblins", "famine"])
def test_who_knew_both_events_knows_the_second_once_the_first_is_drawn(first: str) -> None:
    s = table(3, "cataclysm")
    oracles(s, BLUE, RED)
    for seat in (BLUE, RED, GREEN):
        hand(s, seat, "")
    event_phase(s, "goblins", "famine")
    do(s, "yes", "first goblins", "yes")
    assert asked(s) == (RED, "order-events")
    assert view(s, BLUE)["event_top1"] == [event_id("goblins")]
    do(s, f"first {first}")
    second = {"goblins": "famine", "famine": "goblins"}[first]
    assert view(s, BLUE)["event_top1"] == [event_id(second)]
    assert view(s, RED)["event_top1"] == [event_id(second)]
    assert view(s, GREEN)["event_top1"] == 1


@pytest.mark.rule("R9.3", "R8.4.2")
def test_the_order_another_oracle_chose_is_his_secret() -> None:
    s = table(3, "cataclysm")
    oracles(s, BLUE, RED, GREEN)
    event_phase(s, "goblins", "famine")
    do(s, "yes", "first goblins", "yes", "first goblins")
    assert asked(s) == (GREEN, "oracle")
    assert view(s, BLUE)["event_top1"] == view(s, BLUE)["event_top2"] == 1
    assert view(s, RED)["event_top1"] == [event_id("goblins")]


# Options.


@pytest.mark.rule("R10.1", "R10.2", "R10.3", "R10.4", "R10.5", "R10.6", "R10.7")
@pytest.mark.rule("R10.8", "R10.9")
def test_every_option_with_its_default_first() -> None:
    values = {option.name: option.choices for option in GAME.options}
    cap = values.pop("round_cap")
    assert cap[0] == "50"
    assert sorted([int(n) for n in cap]) == list(range(20, 201))
    assert len(values.pop("scenario")) == 1 + 8
    assert values == {
        "races": ("choose", "random"),
        "start_player": ("random", "1", "2", "3", "4"),
        "expansion": ("on", "off"),
        "barracks_costs": ("printed", "capped4"),
        "city_bonus": ("manual", "printed"),
        "attack_limit": ("per_attacker", "global"),
        "oa_attrition": ("on", "off"),
        "baraxis_counts_objective": ("off", "on"),
        "traitor": ("off", "on"),
        "army_step": ("before_draw", "after_draw"),
        "overlord_realm": ("by_allies", "common"),
    }
    o = fresh(2).options
    assert (o.basic, o.dealt, o.capped, o.printed, o.shared_limit) == (0, 0, 0, 0, 0)
    assert (o.army_die, o.baraxis_all, o.traitors, o.round_cap) == (1, 0, 0, 50)


@pytest.mark.rule("R3.1", "R6.8.1")
def test_the_first_player_of_the_ascent_is_the_overlord() -> None:
    drawn = [fresh(3, Sealed(str(i)), scenario="ascent") for i in range(20)]
    assert {s.overlord for s in drawn} == {BLUE, RED, GREEN}
    assert all(s.first == s.overlord for s in drawn)
    named = [fresh(3, Sealed(str(i)), scenario="ascent", start_player="2") for i in range(5)]
    assert {(s.first, s.overlord) for s in named} == {(RED, RED)}


@pytest.mark.rule("R3.2", "R10.1")
def test_any_of_the_six_races_may_be_dealt() -> None:
    dealt = [fresh(2, Sealed(str(i)), races="random").factions for i in range(30)]
    assert {race for races in dealt for race in races} == set(range(6))
    assert all(len(set(races)) == 2 for races in dealt)
