"""What lies on the table, by name; what can be read about it; what options mean on it."""

from __future__ import annotations

import json
import random

import pytest

from boardwright.cli.play import read_manual
from boardwright.conformance import fuzz_game
from boardwright.games.world_without_end import GAME
from boardwright.games.world_without_end.actions import CARD_WORDS, CATALOGUE
from boardwright.games.world_without_end.scene import SCENERY
from boardwright.games.world_without_end.state import Table
from boardwright.games.world_without_end.vocabulary import CODES, EVENT_IDS, LOYALTY
from boardwright.kernel.chance import Sealed
from boardwright.match import Match
from boardwright.scene import Item, Scene, Spot, Zone, as_data, changes, kind_of, look_up
from boardwright.speech import Speaker
from tests.games.world_without_end.table import (
    BLUE,
    GREEN,
    RED,
    SPECTATOR,
    aside,
    do,
    end_chapter,
    fresh,
    hold,
    house,
    in_force,
    infect,
    marker_on,
    pile,
    project,
    question,
    set_points,
    supply_only,
    table,
    the_box,
    turn_up,
)


def shown(s: Table, viewer: int = BLUE) -> Scene:
    return SCENERY.scene(GAME.visibility.view(s, viewer), s.box)


def zone(scene: Scene, ref: str) -> Zone:
    return next(zone for zone in scene.zones if zone.ref == ref)


def spot(scene: Scene, ref: str) -> Spot:
    return next(spot for spot in scene.spots() if spot.ref == ref)


def item(scene: Scene, ref: str) -> Item:
    return next(item for _, item in scene.items() if item.ref == ref)


def on(scene: Scene, ref: str) -> list[str]:
    """What lies on a spot."""
    return [item.ref for item in spot(scene, ref).items]


def where(scene: Scene, ref: str) -> list[str]:
    """The spots on which something lies."""
    return [spot.ref for spot, item in scene.items() if item.ref == ref]


def held(scene: Scene, ref: str) -> dict[str, int]:
    return {item.face: item.n for spot in zone(scene, ref).spots for item in spot.items}


def meant(s: Table, move: str) -> list[str]:
    """What an option means in the scene of the seat that is asked."""
    action, seat = CATALOGUE.parse(move), question(s).seat
    assert action in question(s).options
    found = SCENERY.targets(GAME.visibility.view(s, seat), s.box, action)
    assert set(found) <= shown(s, seat).refs()
    return found


# The event card and the favours.


def test_the_council_says_what_every_rotation_brings() -> None:
    s = table(3)
    turn_up(s, "I-10")
    scene = shown(s)
    assert on(scene, "council:card") == ["event:I-10"]
    corners = [item(scene, f"corner:{side}") for side in ("north", "east", "south", "west")]
    assert [corner.face for corner in corners] == ["st", "wd", "mk", "lo"]
    assert [corner.figures.get("arrow", 0) for corner in corners] == [1, 0, 0, 0]
    assert item(scene, "turn:0").figures == {"blue-st": 1, "red-wd": 1, "green-mk": 1}
    assert item(scene, "turn:1").figures == {"blue-lo": 1, "red-st": 1, "green-wd": 1, "moves": 1}
    assert [where(scene, f"stop:{n}") for n in range(4)] == [[f"favour:{n}"] for n in (3, 4, 5, 6)]
    assert meant(s, "turn 2") == ["number:2", "stop:2"]
    do(s, "turn 2")
    scene = shown(s)
    assert item(scene, "event:I-10").figures == {"rotation": 2}
    assert "arrow" in item(scene, "corner:south").figures
    assert where(scene, "turn:2") == ["number:2"]
    assert where(scene, "turn:1") == []
    assert where(scene, "marker:favour") == ["favour:5"]


def test_a_rotation_counts_what_the_supply_and_begging_leave() -> None:
    s = table()
    supply_only(s, "LO", 0, RED)
    turn_up(s, "I-10")
    assert item(shown(s), "turn:1").figures["blue-vp"] == 1
    s.penalties = (2, 0, 0, 0)
    figures = item(shown(s), "turn:1").figures
    assert not [name for name in figures if name.startswith("blue-")]


def test_a_rotation_counts_its_own_income_for_its_favour() -> None:
    s = table()
    turn_up(s, "I-10")
    marker_on(s, 6)  # before the King, who pays for each loyalty; the rotation brings one
    assert "points" not in item(shown(s, RED), "turn:1").figures
    told, before = item(shown(s), "turn:1").figures["points"], s.points(BLUE)
    assert told == s.has(BLUE, LOYALTY) + 1
    do(s, "turn 1")
    assert s.points(BLUE) == before + told


def test_in_a_quiet_round_every_rotation_leaves_the_marker_where_it_is() -> None:
    s = table(2, round=3)
    turn_up(s, "I-10")
    assert [where(shown(s), f"stop:{n}") for n in range(4)] == [["favour:3"]] * 4
    assert "moves" not in item(shown(s), "turn:1").figures


def test_the_track_shows_covered_spaces_prices_and_the_next_stop() -> None:
    s = table(chapter=2)
    hold(s, BLUE, "LO3 GO2")
    marker_on(s, 6)
    turn_up(s, "II-10")
    do(s, "turn 0")
    scene = shown(s)
    assert on(scene, "favour:7") == ["covered:7"]
    assert on(scene, "favour:8") == ["price:8", "stop:1"]
    assert item(scene, "price:8").figures == {"gold": 1}
    worth = item(scene, "player:blue").figures
    assert {ref: n for ref, n in worth.items() if kind_of(ref) == "favour"} == {
        "favour:1": 2,
        "favour:5": 2,
        "favour:7": 3,
    }
    red = item(scene, "player:red").figures
    assert not [ref for ref in red if kind_of(ref) == "favour"]
    do(s, "play favor")
    assert meant(s, "move") == ["marker:favour", "stop:1"]
    s = table(chapter=4)
    in_force(s, "IV-10")
    assert item(shown(s), "price:8").figures == {"gold": 2}


def test_the_short_track_lacks_a_space() -> None:
    refs = shown(table(favour_track="nine")).refs()
    assert "favour:7" in refs
    assert "favour:8" not in refs


def test_events_lie_in_decks_on_the_council_space_and_on_two_shelves() -> None:
    s = table(chapter=2)
    in_force(s, "II-06")
    turn_up(s, "II-07")
    scene = shown(s)
    assert on(scene, "shelf:1") == ["event:II-06"]
    assert on(scene, "shelf:2") == []
    assert on(scene, "council:card") == ["event:II-07"]
    assert [zone(scene, f"deck:{chapter}").hidden for chapter in ("II", "III", "IV")] == [4, 6, 6]
    assert zone(scene, "box:events").hidden == 26
    assert scene.components()["event"] == 44


# Works, houses, plague.


def test_a_project_holds_cubes_free_spaces_and_seals() -> None:
    s = table(chapter=2)
    hold(s, BLUE, "ST1 WD1 GO1")
    project(s, "P1", 3, 1, RED)
    scene = shown(s)
    bridge = spot(scene, "project:P1")
    assert [(item.ref, item.n) for item in bridge.items] == [
        ("good:st", 2),
        ("good:wd", 2),
        ("free:P1", 0),
        ("seal:red", 1),
    ]
    assert item(scene, "free:P1").figures == {"st": 3, "wd": 1}
    assert bridge.ground == "open"
    assert spot(scene, "project:P5").ground == "waiting"
    moved = s.clone()
    do(moved, "play project")
    assert meant(moved, "build P1 SW") == ["project:P1", "good:st", "good:wd"]
    do(s, "play donation")
    assert meant(s, "donate P1") == ["project:P1", "seal:blue"]
    turn_up(s, "II-04")
    assert spot(shown(s), "project:P1").ground == "covered"
    assert spot(shown(s), "project:P5").ground == "open"


def test_the_tower_shows_substitutes_and_its_metal() -> None:
    s = table(chapter=4)
    assert where(shown(s), "metal:metal") == ["supply:metal"]
    supply_only(s, "ST", 4, RED)
    turn_up(s, "IV-01")
    scene = shown(s)
    assert spot(scene, "project:P2").ground == "finished"
    assert [(item.ref, item.n) for item in spot(scene, "project:P2").items] == [
        ("good:st", 4),
        ("substitute:st", 0),
        ("good:wd", 2),
        ("metal:metal", 1),
    ]
    assert item(scene, "substitute:st").figures == {"count": 2}
    assert where(scene, "metal:metal") == ["project:P2"]


def test_a_house_is_named_by_its_owner_and_income() -> None:
    """So a rent, which names goods, means houses on plots."""
    s = table()
    house(s, BLUE, "H01", "H03")
    house(s, GREEN, "H02")
    scene = shown(s)
    assert on(scene, "plot:H01") == ["house:blue-gr"]
    assert on(scene, "plot:H02") == ["house:green-gr"]
    assert item(scene, "house:blue").n == 2
    do(s, "play rent")
    assert meant(s, "rent gr+pi") == ["house:blue-gr", "house:blue-pi"]


def test_plague_markers_lie_covered_infected_or_cured() -> None:
    scene = shown(table())
    assert zone(scene, "pile:plague").hidden == 11
    assert on(scene, "place:3") == []
    s = table(chapter=3)
    hold(s, BLUE, "MK2")
    infect(s, p3=2, p5=-1)
    scene = shown(s)
    assert [item(scene, f"plague:{n}").face for n in (1, 3, 5)] == ["", "2", "cured"]
    assert item(scene, "unseen:plague").figures == {"1": 2, "2": 3, "3": 3, "4": 1}
    assert zone(scene, "pile:plague").hidden == 0
    do(s, "play medicine")
    assert meant(s, "heal 3") == ["place:3"]
    assert meant(s, "aid") == []


# Supplies, market, duties.


def test_market_and_supply_say_what_things_cost_and_bring_now() -> None:
    s = table()
    assert on(shown(s), "market:cl") == ["price:cl", "covered:cl"]
    s.cloth_open = 1
    hold(s, BLUE, "WO2 CL1 GO1")
    in_force(s, "I-01", "I-07", "I-08")
    scene = shown(s)
    assert item(scene, "price:wo").figures == {"gold": 1}
    assert item(scene, "price:cl").figures == {"gold": 4, "limit": 1}
    assert on(scene, "market:cl") == ["price:cl", "dues:cl"]
    grain = spot(scene, "supply:gr").items[0]
    assert (grain.n, grain.figures) == (10, {"price": 1})
    assert "endless" in spot(scene, "supply:go").items[0].figures
    do(s, "play sales")
    assert meant(s, "sell 2 0") == ["market:wo"]
    assert meant(s, "sell 1 1") == ["market:wo", "market:cl"]


def test_gold_that_runs_out_is_counted() -> None:
    gold = spot(shown(table(gold_supply="28")), "supply:go").items[0]
    assert (gold.n, gold.figures) == (20, {})


def test_duties_say_what_is_due_and_the_die_what_was_rolled() -> None:
    s = table(chapter=2)
    in_force(s, "II-07")
    assert item(shown(s), "due:penance").figures == {"loss": 3, "due": 2}
    assert item(shown(s), "due:court").figures == {"loss": 1, "least": 3, "most": 6}
    assert item(shown(s), "die:tax").face == ""
    hold(s, BLUE, "LO2 GR1")
    set_points(s, BLUE, 30)
    end_chapter(s, 4)
    scene = shown(s)
    assert item(scene, "due:court").figures == {"loss": 1, "due": 5}
    assert item(scene, "die:tax").face == "4"
    assert item(scene, "missing:blue-begging").figures == {"count": 1, "times": 1}
    assert where(scene, "penalty:blue-begging") == ["seat:blue"]
    assert meant(s, "protect penance+court") == ["duty:penance", "duty:court"]
    assert meant(s, "protect none") == []
    s = table(chapter=4)
    hold(s, BLUE, "LO1 GR2 GO5")
    end_chapter(s, 2)
    assert item(shown(s), "missing:blue-penance").figures == {"count": 2, "times": 2}
    assert where(shown(s), "penalty:blue-penance") == []


# The players.


def test_goods_hands_and_discards_are_their_owners_to_see() -> None:
    s = table(round=2)
    hold(s, BLUE, "ST2 GO3")
    pile(s, BLUE, "grain")
    aside(s, BLUE, "piety")
    mine, others = shown(s), shown(s, RED)
    assert held(mine, "goods:blue") == {"st": 2, "go": 3}
    assert len(held(mine, "hand:blue")) == 10
    assert held(mine, "aside:blue") == {"piety": 1}
    for name, n in (("goods", 5), ("hand", 10), ("aside", 1)):
        there = zone(others, f"{name}:blue")
        assert (there.spots, there.hidden) == ([], n)
    assert held(others, "played:blue") == {"grain": 1}
    opened = shown(table(screens="open"), SPECTATOR)
    assert held(opened, "goods:blue") == {"wo": 1, "go": 2}


def test_own_cards_that_would_do_nothing_say_so() -> None:
    s = table()
    idle = {"card:rent", "card:privilege", "card:project", "card:building"}
    cards = zone(shown(s), "hand:blue").spots[0].items
    assert {card.ref for card in cards if "idle" in card.figures} == idle
    assert meant(s, "play grain") == ["card:grain"]


def test_in_a_first_game_six_cards_lie_unused_and_hands_are_known() -> None:
    scene = shown(fresh(3, first_game="on"), SPECTATOR)
    assert len(held(scene, "hand:red")) == len(held(scene, "unused:red")) == 6
    assert scene.components()["card"] == 36


def test_seats_show_points_sides_and_who_is_active() -> None:
    s = table(2)
    s.start = RED
    s.score(RED, 1, 6)
    s.leave_idle(RED)
    scene = shown(s)
    assert item(scene, "player:red").figures == {
        "side": 2,
        "points": 14,
        "score:start": 8,
        "score:building": 6,
    }
    assert on(scene, "seat:red") == ["player:red", "figure:start", "idle:red"]


def test_what_an_answer_moves_can_be_told_from_two_scenes() -> None:
    s = table()
    before = shown(s)
    do(s, "play grain")
    found = {(change.ref, change.before, change.after) for change in changes(before, shown(s))}
    assert ("card:grain", "hand:blue", "played:blue") in found


def test_progress_counts_the_cards_played() -> None:
    match, chance = Match.new(GAME, 3, seed="progress"), random.Random("progress")
    seen = []
    while match.state.asked is not None:
        seen.append(shown_by(match)["progress"])
        match.choose(match.state.asked.seat, chance.choice(match.state.asked.options))
    assert seen[0] == 0
    assert seen == sorted(seen)
    assert len(set(seen)) > 70
    assert shown_by(match)["progress"] == 100


def shown_by(match: Match) -> dict[str, int]:
    return SCENERY.scene(match.view(SPECTATOR), match.box).figures


def test_phases_follow_the_round() -> None:
    s = table()
    turn_up(s, "I-02")
    hold(s, BLUE, "LO1")
    phases = [shown(s).figures["phase"]]
    do(s, "turn 0")
    phases.append(shown(s).figures["phase"])
    end_chapter(s, 2)
    assert [*phases, shown(s).figures["phase"]] == [2, 3, 4]
    s = table()
    hold(s, BLUE, "PI1")
    turn_up(s, "I-02")
    assert shown(s).figures["phase"] == 1
    known = SCENERY.lexicon(the_box())
    names = ["Event", "Orient", "Actions", "Chapter end"]
    assert [known[f"phase.{n}"].name for n in (1, 2, 3, 4)] == names


# What can be read.


def test_every_component_can_be_read_about() -> None:
    box = the_box()
    lexicon = SCENERY.lexicon(box)
    kinds = {
        "good": [code.lower() for code in CODES],
        "card": list(CARD_WORDS),
        "event": list(EVENT_IDS),
        "favour": [str(n) for n in range(1, 11)],
        "project": [f"P{n}" for n in range(1, 8)],
        "plot": [f"H{n:02}" for n in range(1, 17)],
        "place": [str(n) for n in range(1, 12)],
        "duty": ["penance", "begging", "court"],
    }
    wanted = [f"{kind}:{word}" for kind, words in kinds.items() for word in words]
    for key in [*wanted, "plague.1", "plague.2", "plague.3", "plague.4", "die"]:
        entry = lexicon[key]
        assert entry.name, key
        assert entry.text.endswith("."), key
        assert entry.source, key
    for key in ("house", "seal", "metal", "start-figure", "favour-marker"):
        assert lexicon[key].text
    assert lexicon["event:III-08"].source == box.sources["event"][29]


def test_points_are_told_by_source_and_not_by_things_of_the_same_name() -> None:
    lexicon = SCENERY.lexicon(the_box())
    sources = {key: lexicon[key].name for key in lexicon if key.startswith("score:")}
    assert sources["score:building"] == "building projects"
    assert sources["score:plague"] == "care for the sick"
    s = table()
    set_points(s, BLUE, 8)
    figures = item(shown(s), "player:blue").figures
    assert figures["points"] == sum([n for key, n in figures.items() if key in sources])


def test_entries_cite_rules_that_there_are() -> None:
    rules = read_manual(GAME.name).rules
    for key, entry in SCENERY.lexicon(the_box()).items():
        assert entry.rules, key
        assert [rule for rule in entry.rules if rule not in rules] == [], key


def test_entries_say_what_the_edition_says() -> None:
    lexicon = SCENERY.lexicon(the_box())
    assert lexicon["card:grain"].text == "Take 1 grain."
    assert lexicon["favour:7"].text == "1 point for each loyalty you have."
    assert lexicon["plot:H07"].text == "A house here costs 1 gold and 1 stone. Its rent is 3 gold."
    assert lexicon["project:P2"].figures == {"st": 6, "wd": 2, "points": 4, "seal:pi": 1}
    assert "2 gold" in lexicon["project:P1"].text
    assert lexicon["place:11"].text == "Whoever cares for this place gains 2 points."
    assert lexicon["event:III-01"].figures == {"chapter": 3, "lasts": 1, "plague": 1}
    assert "asks for 2 medical knowledge" in lexicon["plague.2"].text


def test_the_log_points_at_things_that_can_be_read_about() -> None:
    match, chance = Match.new(GAME, 3, seed="log"), random.Random("log")
    while match.state.asked is not None:
        match.choose(match.state.asked.seat, chance.choice(match.state.asked.options))
    speaker, lexicon = Speaker(GAME, match.box), SCENERY.lexicon(match.box)
    named = {ref for _, note in match.log for _, ref in speaker.parts(note) if ref}
    assert [ref for ref in named if look_up(lexicon, ref) is None] == []
    kinds = {kind_of(ref) for ref in named}
    assert kinds >= {"seat", "good", "card", "event", "favour", "project", "plot", "place"}


# Whole games.


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"two_player": "plain", "quiet_rounds": "events"}),
        (3, {"first_game": "on", "favour_track": "nine"}),
        (4, {}),
        (4, {"screens": "open", "gold_supply": "28"}),
    ],
)
def test_scenes_keep_the_laws(seats: int, options: dict[str, str]) -> None:
    match = fuzz_game(GAME, seats, options, GAME.edition(), f"scene {options}", SCENERY, 15)
    assert match.state.asked is None


def test_a_scene_is_small() -> None:
    s = GAME.begin(4, {}, GAME.edition(), Sealed("small"))
    chance = random.Random("small")
    largest = 0
    while s.asked is not None:
        view = GAME.visibility.view(s, s.asked.seat)
        text = json.dumps(as_data(SCENERY.scene(view, s.box)), separators=(",", ":"))
        largest = max(largest, len(text))
        s.apply(chance.choice(s.asked.options))
    assert 6_000 < largest < 12_000
