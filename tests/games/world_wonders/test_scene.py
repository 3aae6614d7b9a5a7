"""The scene: what lies on the table by name, what options mean there, and what can be read."""

from __future__ import annotations

import json
import random

import pytest

from boardwright.cli.play import read_manual
from boardwright.conformance import fuzz_game
from boardwright.games.drawing import look_at
from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.actions import BOARD, CARD, CATALOGUE, CELL, GOAL, SOLO, TILE
from boardwright.games.world_wonders.components import SHAPE_NAMES
from boardwright.games.world_wonders.lexicon import GROUNDS
from boardwright.games.world_wonders.scene import SCENERY
from boardwright.games.world_wonders.state import Table
from boardwright.kernel.chance import Sealed
from boardwright.kernel.frame import EVERYONE, Note
from boardwright.scene import Item, Scene, as_data, changes, preview
from boardwright.speech import Speaker
from tests.games.world_wonders.table import (
    BLUE,
    RED,
    SPECTATOR,
    WHITE,
    YELLOW,
    display,
    do,
    edition_text,
    lay,
    points,
    question,
    table,
    the_box,
    tiles,
    tracks,
    turn,
)

LEXICON = SCENERY.lexicon(the_box())


def seen(s: Table, viewer: int = SPECTATOR) -> Scene:
    return SCENERY.scene(GAME.visibility.view(s, viewer), s.box)


def things(scene: Scene, spot: str) -> list[Item]:
    """What lies at a spot."""
    return [item for there, item in scene.items() if there.ref == spot]


def named(scene: Scene, spot: str) -> dict[str, Item]:
    return {item.ref: item for item in things(scene, spot)}


def meant(s: Table, notation: str) -> list[str]:
    """What an option points at, for who is asked."""
    seat = question(s).seat
    view = GAME.visibility.view(s, seat)
    return SCENERY.targets(view, s.box, CATALOGUE.parse(notation))


# What lies there.


def test_pieces_say_where_they_lie_and_how() -> None:
    """Like pieces together, tiles and monuments one by one, on the map of their owner."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0", "road 5,1 r90", "dot 1,2", "S2-HA1 2,2 r0", "tower 1,3")
    there = named(seen(s), "map:yellow")
    assert there["piece:long"].n == 2
    assert there["piece:long"].figures == {"1,1": 0, "5,1": 90}
    assert there["piece:single"].figures == {"1,2": 0}
    assert there["piece:tower"].sort == "tower"
    assert there["tile:S2-HA1"].face == "HA"
    assert there["tile:S2-HA1"].figures == {"2,2": 0}
    assert named(seen(s), "map:white") == {}


def test_the_parts_of_a_monument_are_one_item_in_their_order() -> None:
    """The Obelisks, two parts with a gap between them."""
    s = table(2)
    lay(s, WHITE, "m03 8,1 r0", "m03 6,1 r0")
    item = named(seen(s), "map:white")["monument:m03"]
    assert list(item.figures.items()) == [("8,1", 0), ("6,1", 0)]
    assert item.n == 1


def test_a_monument_begun_is_still_in_hand() -> None:
    """It counts once, in the hand, until its last part is laid."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0", "S1-LI1 1,2 r0")
    display(s, "m03")
    turn(s, YELLOW)
    do(s, "wonder m03")
    assert named(seen(s), "hand:laying")["monument:m03"].n == 1
    do(s, CATALOGUE.notation(question(s).options[0]))
    scene = seen(s)
    assert named(scene, "hand:laying")["monument:m03"].n == 1
    assert named(scene, "map:yellow")["monument:m03"].n == 0
    do(s, CATALOGUE.notation(question(s).options[0]))
    assert named(seen(s), "map:yellow")["monument:m03"].n == 1
    assert things(seen(s), "hand:laying") == []


def test_what_is_worth_a_point_is_marked() -> None:
    """W6.5, W6.6: a natural resource beside a road; a tile without green beside it."""
    s = table(2)
    lay(s, YELLOW, "S1-FA1 1,1 r0", "dot 1,3", "road 3,1 r0")
    scene = seen(s)
    worth = named(scene, "map:yellow")["worth:yellow"]
    assert worth.n == 0
    assert worth.figures == {"2,2": 1, "S1-FA1": 1}
    assert scene.figures["nature-0"] == 1
    assert scene.figures["districts-0"] == 1


def test_tiles_beside_their_stacks_show_the_price_that_is_asked() -> None:
    """W4.3.4; W10.10: a tile that was bought leaves its place empty."""
    for options, ref, price in (
        ({}, "stack:S6", 5),
        ({"stacks": "type", "tile_price": "stack"}, "stack:FA", 3),
    ):
        s = table(2, **options)
        tiles(s, "S6-FA1")
        lay(s, YELLOW, "road 1,1 r0")
        turn(s, YELLOW)
        (item,) = things(seen(s), ref)
        assert (item.ref, item.figures) == ("tile:S6-FA1", {"price": price})
        do(s, "build S6-FA1")
        assert things(seen(s), ref) == []
        assert [item.ref for item in things(seen(s), "hand:laying")] == ["tile:S6-FA1"]


def test_stacks_and_decks_are_covered() -> None:
    """W9.1: nobody sees more than how many there are, also at the end."""
    s = GAME.begin(4, {"mundo": "mode"}, the_box(), Sealed("covered"))
    zones = {zone.ref: zone for zone in seen(s, YELLOW).zones}
    assert (zones["stacks:tiles"].hidden, zones["stacks:tiles"].sort) == (63, "tile")
    assert (zones["deck:monuments"].hidden, zones["deck:mundo"].hidden) == (19, 7)
    s = GAME.begin(2, {"mundo": "shuffled"}, the_box(), Sealed("covered"))
    chooser = random.Random(4)
    while s.asked is not None:
        s.apply(chooser.choice(s.asked.options))
    zones = {zone.ref: zone for zone in seen(s, YELLOW).zones}
    assert zones["deck:monuments"].hidden > 0
    assert zones["deck:monuments"].spots == []


def test_what_lies_before_the_players_in_turn_order() -> None:
    """Map and gold, starting road, loan with its round, pedestal, and who is out."""
    s = GAME.begin(3, {"side": "B"}, the_box(), Sealed("seats"))
    assert isinstance(s, Table)
    s.order = (RED, YELLOW, WHITE)
    s.loans = (0, 4, 0)
    s.pedestals = (-1, RED)
    s.out = 1 << WHITE
    s.gold[YELLOW] = 3
    scene = seen(s)
    seats = [zone for zone in scene.zones if zone.ref.startswith("before:")]
    assert [zone.seat for zone in seats] == [RED, YELLOW, WHITE]
    assert [spot.ref for zone in seats for spot in zone.spots] == [
        "seat:red",
        "seat:yellow",
        "seat:white",
    ]
    assert set(named(scene, "seat:red")) == {
        BOARD.ref(s.maps[RED]),
        "start:red",
        "pedestal:2",
    }
    assert named(scene, "seat:yellow")[BOARD.ref(s.maps[YELLOW])].figures == {"gold": 3}
    assert named(scene, "seat:white")["loan:white"].figures == {"round": 4}
    assert named(scene, "seat:white")["out:white"].n == 0
    assert named(scene, "supply:pieces")["loan:pile"].n == 2
    assert set(named(scene, "offer:pedestals")) == {"pedestal:1"}


def test_markers_stand_on_the_tracks() -> None:
    s = table(2)
    tracks(s, WHITE, 3, 0, 15, 4)
    scene = seen(s)
    assert set(named(scene, "food:3")) == {"marker:white-food"}
    assert set(named(scene, "ceramics:0")) == {"marker:yellow-ceramics", "marker:white-ceramics"}
    assert set(named(scene, "population:4")) == {"marker:white-population"}


def test_points_are_those_of_the_score_sheet() -> None:
    """Total and sources of every seat, the Automaton's points, and the values of objectives."""
    for seats, options in ((1, {"difficulty": "hard"}), (3, {"mundo": "mode", "side": "B"})):
        s = GAME.begin(seats, options, the_box(), Sealed("points"))
        assert isinstance(s, Table)
        chooser = random.Random(seats)
        for _ in range(45):
            s.apply(chooser.choice(question(s).options))
        scene, scores = seen(s), GAME.scores(s)
        for seat, score in enumerate(scores):
            assert scene.figures[f"points-{seat}"] == score.total
            for source, n in score.sources:
                assert scene.figures.get(f"{source}-{seat}", 0) == n
        won = [item.figures for item in things(scene, "goals:objectives")]
        for seat in range(seats):
            shown = sum([figures.get(f"points-{seat}", 0) for figures in won])
            assert shown == points(s, seat, "objectives")
        if seats == 1:
            assert scene.figures["automaton"] == scores[0].ties[1]


def test_the_end_is_as_near_as_the_round_or_the_largest_population() -> None:
    """W6.1: ten rounds, or a marker on the last space."""
    s = table(2)
    assert seen(s).figures["progress"] == 0
    s.round = 4
    assert seen(s).figures["progress"] == 30
    tracks(s, WHITE, 0, 0, 0, 13)
    figures = seen(s).figures
    assert (figures["most-people"], figures["last-people"], figures["progress"]) == (13, 13, 99)


def test_phases_follow_the_turn() -> None:
    """W4.2.1, W4.2.5, W4.4.1: what is bought is laid, then there may be a loan."""
    s = table(2)
    found = [seen(s).figures["phase"]]
    for move in ("road", "put 4,1 r90"):
        do(s, move)
        found.append(seen(s).figures["phase"])
    names = ["Purchase", "Placement", "Free action"]
    assert [LEXICON[f"phase.{n}"].name for n in found] == names


# What options mean.


def test_an_option_means_all_spaces_that_the_piece_would_cover() -> None:
    """On the asked player's own map; nobody else's scene shows them."""
    s = table(4)
    lay(s, BLUE, "road 4,1 r90")
    tiles(s, "S3-TE1")
    turn(s, BLUE)
    assert meant(s, "build S3-TE1") == ["tile:S3-TE1"]
    do(s, "build S3-TE1")
    spaces = ["5,1", "6,1", "6,2", "7,2"]
    wanted = {f"cell:blue:{space}" for space in spaces}
    assert set(meant(s, "put 5,1 r0")) == wanted
    spots = {spot.ref: spot.at for spot in seen(s, BLUE).spots()}
    assert [spots[f"cell:blue:{space}"] for space in spaces] == [(5, 1), (6, 1), (6, 2), (7, 2)]
    for viewer in (SPECTATOR, RED):
        assert not any(ref.startswith("cell:") for ref in seen(s, viewer).refs())


def test_the_spaces_follow_the_shapes_of_the_edition() -> None:
    """A step that is a row of three."""
    old = 'cells = ".##/##."'
    assert edition_text().count(old) == 1
    box = GAME.edition(edition_text().replace(old, 'cells = "###"'))
    s = table(2)
    lay(s, YELLOW, "road 4,1 r90")
    tiles(s, "S3-TE1")
    turn(s, YELLOW)
    do(s, "build S3-TE1")
    view = GAME.visibility.view(s, YELLOW)
    found = SCENERY.targets(view, box, CATALOGUE.parse("put 5,1 r0"))
    assert set(found) == {"cell:yellow:5,1", "cell:yellow:6,1", "cell:yellow:7,1"}


def test_the_number_of_an_option_stands_on_what_it_means() -> None:
    """Short roads: a double one covers two spaces, the single one a space."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0")
    turn(s, YELLOW)
    do(s, "set")
    look = look_at(SCENERY, GAME.visibility.view(s, YELLOW), s.box)
    number = question(s).options.index(CATALOGUE.parse("put 5,1 r90")) + 1
    assert [ref for ref in look.marks if number in look.marks[ref]] == [
        "cell:yellow:5,1",
        "cell:yellow:5,2",
    ]
    assert meant(s, "single 1,2") == ["cell:yellow:1,2"]


def test_purchases_and_loans_mean_what_is_taken() -> None:
    s = table(2)
    s.starting = 1 << YELLOW
    s.road_supply -= 1
    lay(s, YELLOW, "road 1,1 r0")
    turn(s, YELLOW)
    assert meant(s, "road") == ["offer:long"]
    assert meant(s, "set") == ["offer:set"]
    assert meant(s, "tower") == ["offer:tower"]
    assert meant(s, "pedestal 2") == ["pedestal:2"]
    assert meant(s, "start") == ["start:yellow"]
    assert meant(s, "loan") == ["loan:pile"]
    s.loans = (1, 0)
    s.round = 2
    assert meant(s, "repay") == ["loan:yellow"]
    assert set(meant(s, "repay")) <= seen(s, YELLOW).refs()


def test_a_preview_shows_the_piece_where_it_would_lie() -> None:
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, "S2-HA1")
    turn(s, YELLOW)
    do(s, "build S2-HA1")
    action = CATALOGUE.parse("put 1,2 r0")
    foreseen = preview(GAME, SCENERY, s.box, s, YELLOW, [action])
    assert foreseen is not None
    assert not foreseen.draws
    after = foreseen.scene
    assert named(after, "map:yellow")["tile:S2-HA1"].figures == {"1,2": 0}
    moved = [change for change in changes(seen(s, YELLOW), after) if change.ref == "tile:S2-HA1"]
    assert [(change.before, change.after) for change in moved] == [("hand:laying", "map:yellow")]


def test_log_lines_name_what_they_speak_of() -> None:
    speaker = Speaker(GAME, the_box())
    parts = speaker.parts(Note("built", (YELLOW, CARD.words.index("m07")), EVERYONE))
    refs = [ref for _, ref in parts if ref]
    assert refs == ["seat:yellow", "monument:m07"]
    assert ("2", "pedestal:2") in speaker.parts(Note("pedestal", (WHITE, 1), EVERYONE))


# The lexicon.


def test_every_component_of_the_edition_can_be_read_about() -> None:
    """Name, text, rules that the manual knows, and where the facts come from."""
    manual = read_manual("world-wonders").rules
    wanted = [TILE.ref(i) for i in range(80)] + [CARD.ref(i) for i in range(39)]
    wanted += [GOAL.ref(i) for i in range(15)] + [SOLO.ref(i) for i in range(14)]
    wanted += [BOARD.ref(i) for i in range(6)] + [f"shape:{name}" for name in SHAPE_NAMES]
    wanted += [f"track:{name}" for name in ("food", "ceramics", "gears", "population")]
    for ref in wanted:
        entry = LEXICON[ref]
        assert entry.name, ref
        assert entry.text, ref
        assert entry.source, ref
    for ref, entry in LEXICON.items():
        assert entry.rules, ref
        assert [rule for rule in entry.rules if rule not in manual] == [], ref


def test_the_lexicon_has_the_ground_of_the_maps_and_all_shapes() -> None:
    """Everything that a board needs to be drawn."""
    lake = LEXICON["board:A"].figures
    assert lake["6,7"] == GROUNDS["water"]
    assert lake["4,10"] == GROUNDS["nature"]
    assert "1,1" not in lake
    assert list(lake.values()).count(GROUNDS["nature"]) == 10
    assert set(LEXICON["shape:S3"].figures) == {"1,1", "2,1", "2,2", "3,2"}
    giza = LEXICON["monument:m02"].figures
    parts = [(giza[f"rows-{part}"], giza[f"columns-{part}"]) for part in (1, 2, 3)]
    assert parts == [(2, 2), (1, 1), (1, 1)]
    assert {key for key in giza if key.startswith("near:")} == {"near:FA", "near:N"}
    assert LEXICON["monument:m20"].figures["near:FA"] == 2
    assert LEXICON["near:W"].name == "water"
    assert set(LEXICON["piece:long"].figures) == {"1,1", "2,1", "3,1", "4,1"}
    assert LEXICON["start"].figures == LEXICON["piece:long"].figures
    symbols = LEXICON["track:food"].figures
    assert [key for key in symbols if key[0] == "B"] == ["B", "B1", "B4", "B7", "B9", "B12", "B14"]
    assert symbols["A"] == 15


def test_the_lexicon_says_what_things_do() -> None:
    assert LEXICON["monument:x2"].rules[-1] == "W8.M2"
    assert LEXICON["goal:o07"].rules[0] == "W6.O6"
    assert LEXICON["goal:o07"].text == "For the most Market tiles: 4 points, 2 for second place."
    assert LEXICON["goal:o07"].name == "The most Market tiles"
    assert LEXICON["solo:a09"].figures == {"1:S1": 1, "1:set": 1, "2:S3": 1, "3:long": 1}
    assert LEXICON["solo:a09"].text == (
        "Takes the tile “corner of 3” + a set of short roads; else the tile “step”;"
        " else a long road."
    )
    assert LEXICON["tile:S4-TE2"].figures == {"food": 1, "ceramics": 1, "gears": 1}
    assert LEXICON["offer:tower"].figures == {"price": 2}
    assert LEXICON["before"].figures == {"gold": 7}


# The laws.


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"mundo": "mode", "difficulty": "hard"}),
        (1, {"solo_setup": "manual"}),
        (2, {"stacks": "type", "tile_price": "stack"}),
        (3, {"side": "B", "mundo": "shuffled"}),
        (4, {"pedestals_held": "both"}),
        (5, {"mundo": "mode", "resource_side": "B"}),
    ],
)
def test_scenes_of_a_whole_game_keep_the_laws(seats: int, options: dict[str, str]) -> None:
    match = fuzz_game(GAME, seats, options, the_box(), f"scene {seats}", SCENERY, 15)
    assert seen_at_end(match.state).figures["progress"] == 100


def seen_at_end(s: object) -> Scene:
    assert isinstance(s, Table)
    return seen(s)


def test_a_scene_of_four_players_is_small() -> None:
    """12 kB, cells to lay a piece on and full maps included."""
    s = GAME.begin(4, {"mundo": "mode"}, the_box(), Sealed("small"))
    chooser, largest, cells = random.Random(4), 0, 0
    while s.asked is not None:
        if s.asked.prompt.startswith("lay"):
            view = GAME.visibility.view(s, s.asked.seat)
            data = as_data(SCENERY.scene(view, s.box))
            largest = max(largest, len(json.dumps(data, separators=(",", ":"))))
            cells = max(cells, json.dumps(data).count('"cell:'))
        s.apply(chooser.choice(s.asked.options))
    assert 20 < cells < len(CELL.words)
    assert 8_000 < largest < 12_000
