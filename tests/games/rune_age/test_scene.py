"""What lies on the table, by name; what can be read about it; what options mean on it."""

from __future__ import annotations

import json
import random

import pytest

from boardwright.cli.play import read_manual
from boardwright.conformance import fuzz_game
from boardwright.games.rune_age import GAME
from boardwright.games.rune_age.actions import (
    CARD,
    CATALOGUE,
    EVENT,
    ITEM,
    PLACE,
    RACE,
    RUNE,
    SOURCE,
    TARGET,
)
from boardwright.games.rune_age.ending import fall
from boardwright.games.rune_age.market import price_of
from boardwright.games.rune_age.scene import SCENERY
from boardwright.games.rune_age.state import Table
from boardwright.match import Match
from boardwright.scene import Item, Scene, Spot, Zone, as_data, changes, kind_of, look_up, preview
from boardwright.speech import Speaker
from tests.games.rune_age.table import (
    BLUE,
    BOX,
    RED,
    SPECTATOR,
    army,
    discarded,
    do,
    enemy,
    event_id,
    event_phase,
    forts,
    fresh,
    give_place,
    hand,
    hurt,
    lasting,
    question,
    reward,
    rolls,
    rune,
    table,
    top,
    winners,
)

LEXICON = SCENERY.lexicon(BOX)


def shown(s: Table, viewer: int = BLUE) -> Scene:
    return SCENERY.scene(GAME.visibility.view(s, viewer), s.box)


def zone(scene: Scene, ref: str) -> Zone:
    return next(zone for zone in scene.zones if zone.ref == ref)


def spot(scene: Scene, ref: str) -> Spot:
    return next(spot for spot in scene.spots() if spot.ref == ref)


def item(scene: Scene, ref: str) -> Item:
    return next(item for _, item in scene.items() if item.ref == ref)


def where(scene: Scene, ref: str) -> list[str]:
    """The spots on which something lies."""
    return [spot.ref for spot, item in scene.items() if item.ref == ref]


def held(scene: Scene, ref: str) -> dict[str, int]:
    """What lies in a zone, and how much of it."""
    found: dict[str, int] = {}
    for place in zone(scene, ref).spots:
        for thing in place.items:
            word = thing.ref.split(":")[1]
            found[word] = found.get(word, 0) + thing.n
    return found


def meant(s: Table, move: str) -> list[str]:
    """What an option means in the scene of the seat that is asked."""
    action, seat = CATALOGUE.parse(move), question(s).seat
    assert action in question(s).options
    found = SCENERY.targets(GAME.visibility.view(s, seat), s.box, action)
    assert set(found) <= shown(s, seat).refs()
    return found


# Hands, decks and piles.


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    s = table(2)
    hand(s, BLUE, "gold1 gold1 knight")
    assert held(shown(s), "hand:blue") == {"gold1": 2, "knight": 1}
    theirs = zone(shown(s, RED), "hand:blue")
    assert (theirs.spots, theirs.hidden, theirs.sort) == ([], 3, "card")


def test_cards_that_went_to_hand_openly_are_seen_by_all() -> None:
    s = table(2)
    hand(s, BLUE, "foot-soldier")
    top(s, BLUE, "foot-soldier")
    forts(s, BLUE, 0)
    do(s, "attack stronghold", "play foot-soldier")  # R8.1.5: it finds another one
    theirs = zone(shown(s, SPECTATOR), "hand:blue")
    assert held(shown(s, SPECTATOR), "hand:blue") == {"foot-soldier": 1}
    assert theirs.hidden == 0
    assert spot(shown(s), "hand:blue-foot-soldier").items[0].figures == {"told": 1}


def test_who_has_looked_sees_the_top_of_a_deck() -> None:
    s = table(2)
    top(s, RED, "ravager gold1")
    mine, theirs = zone(shown(s, RED), "deck:red"), zone(shown(s), "deck:red")
    assert [place.ref for place in mine.spots] == ["top:red-1", "top:red-2"]
    assert theirs.spots == []
    assert theirs.hidden == mine.hidden + 2


def test_a_pile_keeps_its_place_when_it_is_sold_out() -> None:
    s = table(2)
    assert spot(shown(s), "pile:gold3").items[0].n == 6
    s.lost_gold = s.piles[2]
    s.piles[2] = 0
    assert spot(shown(s), "pile:gold3").items == []
    assert held(shown(s), "lost:gold") == {"gold3": 6}


def test_a_pile_says_its_price_where_that_is_not_the_printed_one() -> None:
    assert spot(shown(table(2)), "pile:siege-engine").items[0].figures == {}
    capped = shown(table(2, barracks_costs="capped4"))
    assert spot(capped, "pile:siege-engine").items[0].figures == {"price": 4}
    assert spot(capped, "pile:knight").items[0].figures == {}


def test_free_races_are_shown_with_their_units_until_all_are_chosen() -> None:
    s = fresh(2, scenario="resurgence", start_player="1")
    assert [place.ref for place in zone(shown(s), "races:free").spots] == [
        RACE.ref(race) for race in range(6)
    ]
    assert meant(s, "choose waiqar") == ["race:waiqar"]
    do(s, "choose waiqar")
    assert "races:free" in shown(s).refs()
    assert where(shown(s), "card:realm-blue") == ["race:waiqar"]
    do(s, "choose orcs")
    assert "races:free" not in shown(s).refs()


# What is in play.


def test_what_is_exhausted_lies_apart() -> None:
    s = table(2)
    forts(s, BLUE, 2, 1)
    give_place(s, "forge", BLUE)
    hand(s, BLUE, "")
    before = shown(s)
    assert where(before, "card:forge") == ["ready:blue"]
    assert spot(before, "exhausted:blue-stronghold").items[0].n == 1
    assert item(before, "card:forge").figures == {"strength": 9, "bonus": 2}
    do(s, "buy gold2", "pay forge", "done")
    moved = [(c.ref, c.before, c.after) for c in changes(before, shown(s))]
    assert ("card:forge", "ready:blue", "exhausted:blue") in moved
    assert ("card:gold2", "", "discard:blue") in moved


def test_the_home_realm_says_what_its_owner_stands_and_could_spend() -> None:
    s = table(2)
    hurt(s, 3, 7)
    hand(s, BLUE, "gold1 gold2 seer")
    forts(s, BLUE, 2)
    figures = item(shown(s), "card:realm-blue").figures
    assert figures == {"damage": 3, "limit": 20, "influence": 2, "gold": 3, "strength": 1}
    assert "gold" not in item(shown(s, RED), "card:realm-blue").figures


def test_what_is_still_to_be_paid_stands_beside_what_each_source_gives() -> None:
    s = table(2)
    hand(s, BLUE, "gold1 gold1 gold2 gold2")
    assert "owed" not in shown(s).figures
    do(s, "buy knight")
    price = price_of(s, BLUE, CARD.index["knight"])
    for viewer in (BLUE, RED):  # what Gold gives is no secret, whose hand ever holds it
        figures = shown(s, viewer).figures
        assert figures["owed"] == price
        assert [figures[f"pays:hand:blue-gold{n}"] for n in (1, 2, 3)] == [1, 2, 3]
    do(s, "pay gold1")
    assert shown(s).figures["owed"] == price - 1
    s = table(2)
    hand(s, BLUE, "knight")
    forts(s, BLUE, 2)
    give_place(s, "forge", BLUE)
    do(s, "end", "keep knight")
    figures = shown(s).figures
    assert figures["owed"] == 1
    assert figures["pays:ready:blue-stronghold"] == 1
    assert figures["pays:card:forge"] == BOX.place_influence[PLACE.index["forge"]]


def test_power_and_trophies_are_counted_where_they_decide() -> None:
    quest = table(2, "quest")
    give_place(quest, "elder-hall", RED)
    assert item(shown(quest), "card:realm-red").figures["power"] == 3
    assert shown(quest).figures["power"] == 5
    world = table(2, "not-from-this-world")
    reward(world, BLUE, "leviathan")
    assert item(shown(world), "card:realm-blue").figures["trophies"] == 2


def test_monument_runes_and_rewards_lie_with_their_owners() -> None:
    s = table(2, "monument")
    assert spot(shown(s), "barracks:red-monument").items[0].ref == "monument:orcs"
    s.monuments = 1 << RED
    assert where(shown(s), "monument:orcs") == ["ready:red"]
    wars = table(2, "runewars")
    rune(wars, BLUE, 2)
    assert where(shown(wars), "card:rune-storm") == ["ready:blue"]
    assert zone(shown(wars), "centre:runes").hidden == 4


def test_what_an_eliminated_player_had_is_back_in_the_box() -> None:
    s = table(3)
    before = shown(s)
    hurt(s, 0, 20, 0)
    fall(s)
    after = shown(s)
    assert after.components() == before.components()
    assert zone(after, "box:strongholds").hidden == 3
    assert zone(after, "box:cards").hidden == zone(before, "box:cards").hidden + 25
    assert "mark:out-red" in after.refs()


# Events.


def test_enemies_are_as_strong_as_they_are_now_and_show_who_attacked_them() -> None:
    s = table(2)
    hand(s, BLUE, "knight")
    enemy(s, "choyo", "kalladra")
    more = BOX.event_amount[event_id("choyo")]
    assert item(shown(s), "card:choyo").figures == {"strength": 10}
    assert item(shown(s), "card:kalladra").figures == {"strength": 10 + more}
    assert item(shown(s), "card:objective").figures == {"strength": 18 + more}
    assert meant(s, "attack kalladra") == ["card:kalladra"]
    do(s, "attack kalladra")
    assert enemy_figures(s)["attacked-blue"] == 1
    do(s, "play knight")
    assert enemy_figures(s)["attacked-blue"] == 2


def enemy_figures(s: Table) -> dict[str, int]:
    return zone(shown(s), "events:enemies").spots[0].items[1].figures


def test_the_event_deck_is_covered_but_for_who_foresaw() -> None:
    s = table(2, "cataclysm")
    s.buildings = (0, 0, 1, 0, 0, 0)
    s.piles[BOX.oracle] -= 1
    event_phase(s)
    do(s, "yes")
    first, second = [spot(shown(s), f"next:{n}").items[0] for n in (1, 2)]
    assert zone(shown(s, RED), "events:deck").hidden == zone(shown(s), "events:deck").hidden + 2
    assert "next:1" not in shown(s, RED).refs()
    assert meant(s, f"first {second.face}") == [second.ref]
    assert first.ref != second.ref


def test_what_lasts_is_marked_where_its_card_is_discarded() -> None:
    s = table(2, "runewars")
    lasting(s, "time-for-war")
    mark = zone(shown(s), "events:lasting").spots[0].items[0]
    assert (mark.ref, mark.n, mark.figures) == ("card:time-for-war", 0, {"round": s.round})
    assert "events:discard" in where(shown(s), "card:time-for-war")


def test_the_backs_of_the_event_deck_are_counted_by_stage() -> None:
    s = table(2, "not-from-this-world")
    now = shown(s).figures
    assert (now["stage-1"], now["stage-2"], now["stage-3"]) == (5, 6, 1)
    enemy(s, "star-larva")
    assert shown(s).figures["stage-1"] == 4


# Combat.


def test_a_siege_shows_both_sides_with_their_strength() -> None:
    s = table(2, races="uthuk daqan")
    give_place(s, "forge", RED)
    hand(s, BLUE, "berserker flesh-ripper warlock")
    hand(s, RED, "foot-soldier knight")
    top(s, RED, "gold1")
    do(s, "attack forge", "play berserker", "play foot-soldier", "drop", "play flesh-ripper")
    assert meant(s, "wound berserker") == ["side:attacker-berserker"]
    do(s, "wound berserker")
    scene = shown(s)
    assert held(scene, "side:attacker") == {"berserker-wounded": 1, "flesh-ripper": 1}
    assert "side:defender" not in scene.refs()
    front = zone(scene, "combat:front").spots[0].items[0]
    assert (front.ref, front.seat) == ("card:forge", BLUE)
    assert front.figures["attack"] == 3
    assert (front.figures["defence"], front.figures["defence-more"]) == (2, 2)
    assert item(scene, "card:berserker-wounded").figures == {"strength": 1, "wounded": 1}


def test_the_die_lies_with_the_face_it_shows() -> None:
    s = table(2)
    hand(s, BLUE, "bowman foot-soldier")
    top(s, BLUE, "gold1")
    assert spot(shown(s), "die:attrition").items[0].face == ""
    do(s, "attack objective", "play bowman", "play foot-soldier")
    rolls(s, 1)
    do(s, "drop")
    assert spot(shown(s), "die:attrition").items[0].face == "1"
    assert meant(s, "lose bowman") == ["side:attacker-bowman"]


def test_the_opposing_army_stands_in_the_combat_while_it_attacks() -> None:
    s = table(1, "civil-war")
    army(s, "knight knight bowman")
    hand(s, BLUE, "bowman gold1")
    before = shown(s)
    assert held(before, "army:units") == {"army": 0, "bowman": 1, "knight": 2}
    assert item(before, "card:army").figures == {"strength": 12}
    event_phase(s, "bandits")
    scene = shown(s)
    assert held(scene, "army:units") == {"army": 0}
    assert sum(held(scene, "side:defender").values()) == 4  # one has joined it
    assert scene.components() == before.components()
    do(s, "play bowman", "discard gold1")
    assert meant(s, "hit knight") == ["side:defender-knight"]


# What options mean.


def test_passing_means_the_front_of_the_combat() -> None:
    s = table(2)
    hand(s, BLUE, "knight bowman")
    do(s, "attack realm-red")
    assert meant(s, "pass") == ["combat:front"]
    assert "combat:front" in shown(s).refs()


def test_options_mean_a_card_in_its_place() -> None:
    s = table(2)
    hand(s, BLUE, "gold1 gold3 knight bowman")
    forts(s, BLUE, 2)
    assert meant(s, "buy gold1") == ["pile:gold1"]
    assert meant(s, "buy stronghold") == ["barracks:blue-stronghold"]
    assert meant(s, "attack stronghold") == ["barracks:blue-stronghold"]
    assert meant(s, "attack realm-red") == ["card:realm-red"]
    assert meant(s, "attack objective") == ["card:objective"]
    assert meant(s, "end") == []
    do(s, "buy bowman")
    assert meant(s, "pay gold1") == ["hand:blue-gold1"]
    do(s, "pay gold3", "done", "end")
    assert meant(s, "keep knight") == ["hand:blue-knight"]
    do(s, "keep knight")
    assert held(shown(s), "kept:blue") == {"knight": 1}
    assert zone(shown(s, RED), "kept:blue").hidden == 1


def test_options_mean_what_is_revealed_looked_at_or_discarded() -> None:
    s = table(2, races="waiqar daqan")
    hand(s, BLUE, "vampire wyrm")
    discarded(s, BLUE, "gold2")
    top(s, BLUE, "gold1 reanimate gold1 reanimate")
    do(s, "attack objective", "play vampire")
    assert meant(s, "discard gold1") == ["looked:blue-gold1"]
    assert zone(shown(s, RED), "looked:blue").hidden == 4
    do(s, "discard gold1", "done")
    assert meant(s, "top reanimate") == ["looked:blue-reanimate"]
    do(s, "top reanimate", "top reanimate")
    do(s, "play wyrm")
    assert meant(s, "take gold1") == ["discard:blue"]


def test_options_mean_what_is_given_up_or_taken_back() -> None:
    s = table(2, "monument")
    enemy(s, "hoarder")
    reward(s, BLUE, "caravan", "patron")
    event_phase(s, "quarry")
    assert meant(s, "forfeit caravan") == ["card:caravan"]
    rocs = table(2)
    hand(rocs, BLUE, "bowman roc-warrior")
    do(rocs, "attack objective", "play bowman", "play roc-warrior")
    assert meant(rocs, "return bowman") == ["side:attacker-bowman"]


def test_options_mean_who_changes_sides() -> None:
    s = table(1, "civil-war")
    army(s, "knight novice-wizard")
    event_phase(s, "oath-renewed")
    assert meant(s, "recruit knight") == ["army:units-knight"]
    other = table(1, "civil-war")
    for word in ("foot-soldier", "bowman"):
        kind = BOX.ids.index(word)
        other.discards[BLUE] += [kind] * other.piles[kind]
        other.piles[kind] = 0
    event_phase(other, "bandits")
    assert meant(other, "recruit knight") == ["pile:knight"]


def test_the_preview_of_a_purchase_shows_the_card_where_it_goes() -> None:
    s = table(2)
    hand(s, BLUE, "gold1 gold2")
    do(s, "buy bowman")
    foreseen = preview(GAME, SCENERY, BOX, s, BLUE, [CATALOGUE.parse("pay gold2")])
    assert foreseen is not None
    assert not foreseen.draws
    after = foreseen.scene
    assert held(after, "discard:blue") == {"bowman": 1, "gold2": 1}
    assert "discard:blue" not in shown(s).refs()


# The lexicon.


def test_every_component_of_the_edition_is_in_the_lexicon() -> None:
    spaces = (CARD, PLACE, EVENT, RUNE, RACE, ITEM, SOURCE)
    refs = [space.ref(value) for space in spaces for value in range(len(space.words))]
    refs += [TARGET.ref(value) for value in range(len(TARGET.words))]
    refs += [f"monument:{word}" for word in RACE.words]
    for ref in refs:
        entry = LEXICON[ref]
        assert entry.name, ref
        assert entry.text, ref
    tables = ("gold", "unit", "neutral", "mercenary")
    sources = [LEXICON[CARD.ref(kind)].source for kind in range(len(CARD.words))]
    assert sources == [source for name in tables for source in BOX.sources[name]]
    assert LEXICON["card:objective"].source == "found"


def test_the_lexicon_cites_rules_of_the_manual() -> None:
    rules = read_manual("rune-age").rules
    for ref, entry in LEXICON.items():
        assert entry.rules, ref
        assert [rule for rule in entry.rules if rule not in rules] == [], ref


def test_figures_of_the_lexicon_are_those_of_the_edition() -> None:
    assert LEXICON["card:knight"].figures == {"cost": 3, "count": 4, "strength": 3}
    assert LEXICON["card:forge"].figures == {"strength": 9, "bonus": 2, "influence": 3}
    assert LEXICON["card:knight-wounded"].name == "Knight (wounded)"
    assert look_up(LEXICON, "card:leviathan") == LEXICON["card:leviathan"]
    assert LEXICON["card:leviathan"].figures["trophies"] == 2


def test_the_log_names_things_by_their_refs() -> None:
    match = Match.new(GAME, 2, {"scenario": "runewars"}, seed="refs")
    for _ in range(60):
        assert match.state.asked is not None
        match.choose(match.state.asked.seat, match.state.asked.options[0])
    speaker = Speaker(GAME, match.box)
    refs = {ref for _, note in match.log for _, ref in speaker.parts(note) if ref}
    assert {kind_of(ref) for ref in refs} >= {"seat", "race", "card"}
    assert [ref for ref in refs if look_up(LEXICON, ref) is None] == []


# Whole games.


@pytest.mark.parametrize(
    ("seats", "scenario"),
    [
        (1, "civil-war"),
        (2, "runewars"),
        (2, "cataclysm"),
        (3, "ascent"),
        (3, "quest"),
        (4, "resurgence"),
        (4, "not-from-this-world"),
    ],
)
def test_a_whole_game_keeps_the_laws_of_scenes(seats: int, scenario: str) -> None:
    match = fuzz_game(GAME, seats, {"scenario": scenario}, BOX, f"scene {seats}", SCENERY, 15)
    end = SCENERY.scene(match.view(SPECTATOR), BOX)
    assert end.figures["progress"] == 100


def test_the_scene_of_four_players_is_small() -> None:
    match, chance = Match.new(GAME, 4, seed="small"), random.Random("small")
    largest = 0
    while match.state.asked is not None:
        seat = match.state.asked.seat
        data = as_data(SCENERY.scene(match.view(seat), BOX))
        largest = max(largest, len(json.dumps(data, separators=(",", ":"))))
        match.choose(seat, chance.choice(match.state.asked.options))
    assert 8_000 < largest < 12_000


# The end: nobody has points, so the scene says what was compared.


def standing(s: Table, what: str) -> list[str]:
    return [key for key in shown(s).figures if key.startswith(f"{what}:")]


def test_the_last_round_of_runewars_is_told_by_what_it_compares() -> None:
    s = table(3, "runewars")
    hurt(s, 4, 4, 9)
    s.runes = (BLUE, BLUE, RED, -1, -1, -1)
    s.round = s.options.round_cap
    event_phase(s, "sellswords")
    assert winners(s) == [BLUE]
    figures = shown(s).figures
    assert LEXICON[f"ending.{figures['ending']}"].name == "the last round is over"
    assert standing(s, "decides")[:3] == [f"decides:damage:{seat}" for seat in range(3)]
    assert [figures[f"decides:runes:{seat}"] for seat in range(3)] == [2, 1, 0]
    assert {key.split(":")[1] for key in standing(s, "decides")} == {"damage", "runes", "holdings"}
    assert standing(s, "counts") == []


def test_where_nothing_was_compared_it_is_only_of_interest() -> None:
    s = table(2)
    assert standing(s, "counts") == []
    hurt(s, 3, 20)
    assert fall(s)
    s.advance()
    figures = shown(s).figures
    assert standing(s, "decides") == []
    assert [figures[f"counts:damage:{seat}"] for seat in (BLUE, RED)] == [3, 20]
    told = {key.split(":")[1] for key in standing(s, "counts")}
    assert told == {"damage", "holdings"}
    assert all(LEXICON[f"standing:{key}"].name for key in told)


def test_the_end_of_a_turn_is_a_phase_of_its_own() -> None:
    s = table(2)
    hand(s, BLUE, "gold1 knight")
    forts(s, BLUE, 1)
    assert LEXICON[f"phase.{shown(s).figures['phase']}"].name == "Actions"
    do(s, "end")
    assert LEXICON[f"phase.{shown(s).figures['phase']}"].name == "End of the turn"


def test_a_siege_says_what_it_would_come_to() -> None:
    s = table(2)
    hand(s, BLUE, "knight gold1")
    hand(s, RED, "gold1")
    do(s, "attack realm-red")
    front = zone(shown(s), "combat:front").spots[0].items[0]
    assert (front.figures["harm"], front.figures["stage"]) == (0, 1)
    do(s, "play knight")
    front = zone(shown(s), "combat:front").spots[0].items[0]
    assert front.figures["harm"] == front.figures["attack"] == 3
