"""Where roads, towers and building tiles may lie (manual 5.1 to 5.3), and the maps."""

from __future__ import annotations

import random

import pytest

from boardwright.games.world_wonders.actions import CATALOGUE
from boardwright.games.world_wonders.board import (
    BIT,
    CELL_AT,
    CELLS,
    LAND,
    LAYERS,
    MAP,
    PITCH,
    WATER,
    WAYS,
    bits,
)
from boardwright.games.world_wonders.components import MAPS
from boardwright.games.world_wonders.laying import long_spots, sliced, still_fits, tile_spots
from tests.games.world_wonders.table import (
    YELLOW,
    choices,
    covers,
    do,
    fill,
    fresh,
    lay,
    offered,
    pieces,
    place_id,
    refused,
    table,
    the_box,
    tiles,
    turn,
)

# The spaces a tile covers from 5,3 on in each of its turns.
TURNS = {
    "S1": ["5,3 5,4 6,3", "5,3 5,4 6,4", "5,4 6,3 6,4", "5,3 6,3 6,4"],
    "S2": ["5,3 6,3 7,3", "5,3 5,4 5,5"],
    "S3": ["5,3 6,3 6,4 7,4", "5,4 5,5 6,3 6,4"],
    "S4": ["5,3 6,3 7,3 7,4", "5,3 5,4 5,5 6,3", "5,3 5,4 6,4 7,4", "5,5 6,3 6,4 6,5"],
    "S5": ["5,3 6,3 6,4 7,3", "5,3 5,4 5,5 6,4", "5,4 6,3 6,4 7,4", "5,4 6,3 6,4 6,5"],
    "S6": [
        "5,3 5,4 5,5 6,3 6,4",
        "5,3 5,4 6,3 6,4 7,4",
        "5,4 5,5 6,3 6,4 6,5",
        "5,3 6,3 6,4 7,3 7,4",
    ],
    "S7": ["5,3 5,4 6,3 6,4"],
    "S8": [
        "5,3 5,4 6,3 7,3 8,3",
        "5,3 5,4 5,5 5,6 6,6",
        "5,4 6,4 7,4 8,3 8,4",
        "5,3 6,3 6,4 6,5 6,6",
    ],
}
PLACES = {"S1": 396, "S2": 196, "S3": 178, "S4": 356, "S5": 356, "S6": 356, "S7": 99, "S8": 316}
BRIDGES = {"A": 6, "B1": 17, "B2": 18, "B3": 22, "B4": 16, "B5": 24}


# Maps.


def test_bits_off_the_map_have_no_cell() -> None:
    """Beyond the right edge and above the top; all others lead back to theirs."""
    assert [CELL_AT[bit] for bit in BIT] == list(range(CELLS))
    assert {cell for bit, cell in enumerate(CELL_AT) if bit not in BIT} == {-1}


@pytest.mark.rule("W5.2.2", "W2.4")
@pytest.mark.parametrize("name", MAPS)
def test_bridges_and_first_roads_of_each_map(name: str) -> None:
    """How many bridges the water allows, and how many starting roads the sidewalk."""
    s = table(2)
    box, at = the_box(), MAPS.index(name)
    s.maps = (at, at)
    s.restored()
    assert s.layers[LAND] == box.land[at]
    first = [len(bits(long_spots(s, YELLOW, step))) for step in (1, PITCH)]
    assert sum(first) == (17 if name == "B4" else 21)
    s.layers[WAYS] = MAP
    bridges = 0
    for step in (1, PITCH):
        for bit in bits(long_spots(s, YELLOW, step)):
            mask = sum([1 << bit + step * i for i in range(4)])
            bridges += mask & s.layers[WATER] != 0
    assert bridges == BRIDGES[name]


@pytest.mark.rule("W5.1.1", "W5.1.3")
@pytest.mark.parametrize(("stack", "count"), PLACES.items())
def test_places_of_each_shape_on_an_empty_map(stack: str, count: int) -> None:
    """Every turn on every corner where it lies inside a map without water."""
    box = the_box()
    shape = box.shapes[int(stack[1]) - 1]
    land = sliced(MAP)
    found = [part for form in shape.forms for part in tile_spots(land, land, form)]
    assert sum([int(part).bit_count() for part in found]) == count


# All pieces.


@pytest.mark.rule("W5.1.1")
def test_pieces_stay_on_the_map_and_off_each_other() -> None:
    """Over the edge, and onto a road."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0")
    do(s, "road")
    assert refused(s, "put 10,1 r0") == ("off-map", "W5.1.1")
    assert refused(s, "put 1,8 r90") == ("off-map", "W5.1.1")
    assert refused(s, "put 4,1 r0") == ("taken", "W5.1.1")
    do(s, "put 5,1 r0")
    assert pieces(s, YELLOW) == ["road 1,1 r0", "road 5,1 r0"]


@pytest.mark.rule("W5.1.2")
def test_natural_resources_may_be_built_over() -> None:
    """By a road, a tower and a building; they are then no longer visible."""
    s = table(2)
    lay(s, YELLOW, "road 2,1 r0")
    visible = s.layers[2].bit_count()
    do(s, "road", "put 2,2 r90")
    assert s.layers[2].bit_count() == visible - 1
    lay(s, YELLOW, "tower 6,2")
    turn(s, YELLOW)
    do(s, "tower", "put 6,3 r0")
    tiles(s, "S1-FA1")
    turn(s, YELLOW)
    do(s, "build S1-FA1", "put 3,3 r0")
    assert s.layers[2].bit_count() == visible - 3


@pytest.mark.rule("W5.1.3")
@pytest.mark.parametrize(("stack", "turned"), TURNS.items())
def test_every_shape_in_every_turn(stack: str, turned: list[str]) -> None:
    """Quarter turns clockwise from the lower left corner; equal turns are one choice."""
    s = table(5)
    lay(s, YELLOW, "road 1,1 r0", "road 4,1 r90", "road 5,2 r0", "road 9,2 r90")
    s.layers[LAND] |= s.layers[WATER]
    s.layers[WATER] = 0
    tiles(s, f"{stack}-FA1")
    turn(s, YELLOW)
    s.apply(CATALOGUE.parse(f"build {stack}-FA1"))
    found = covers(s, YELLOW)
    mine = [" ".join(found[f"put 5,3 r{90 * i}"]) for i in range(len(turned))]
    assert mine == turned
    assert f"put 5,3 r{90 * len(turned)}" not in found


@pytest.mark.rule("W5.1.3")
def test_no_mirror_image() -> None:
    """Scenario 63: the step lies on 6,1 7,1 7,2 8,2, never on 6,2 7,2 7,1 8,1."""
    s = table(2)
    lay(s, YELLOW, "dot 5,2", "dot 5,1")
    tiles(s, "S3-FA1")
    turn(s, YELLOW)
    do(s, "build S3-FA1")
    laid = [sorted(cells) for cells in covers(s, YELLOW).values()]
    assert sorted(["6,1", "7,1", "7,2", "8,2"]) in laid
    assert sorted(["6,2", "7,2", "7,1", "8,1"]) not in laid
    assert refused(s, "put 6,1 r270") == ("same-turn", "W5.1.3")
    do(s, "put 6,1 r0")


# Roads.


@pytest.mark.rule("W5.2.1")
def test_the_first_road_starts_at_the_sidewalk() -> None:
    """Scenario 8: not at 3,2 to 3,5; 21 places on the empty map."""
    s = fresh(2)
    do(s, "start")
    assert refused(s, "put 3,2 r90") == ("no-way", "W5.2.1")
    assert len(offered(s, "put")) == 21


@pytest.mark.rule("W5.2.1")
@pytest.mark.parametrize(
    ("piece", "legal"),
    [
        ("road 1,5 r0", True),
        ("dot 4,5", True),
        ("tower 4,5", True),
        ("S2-FA1 2,5 r0", False),
        ("m21 4,5 r0", False),
    ],
)
def test_roads_go_on_from_roads_and_towers(piece: str, legal: bool) -> None:
    """Not from buildings or monuments."""
    s = table(2)
    lay(s, YELLOW, piece)
    do(s, "road")
    if legal:
        do(s, "put 5,2 r90")
    else:
        assert refused(s, "put 5,2 r90") == ("no-way", "W5.2.1")


@pytest.mark.rule("W5.2.2")
def test_a_bridge_ends_on_land() -> None:
    """Scenario 10: 4,6 to 7,6 ends in the lake."""
    s = table(2)
    lay(s, YELLOW, "dot 3,6")
    do(s, "road")
    assert refused(s, "put 4,6 r0") == ("end-on-water", "W5.2.2")


@pytest.mark.rule("W5.2.2")
def test_a_bridge_is_a_road_over_the_water_too() -> None:
    """From 5,5 to 8,5; a tile finds access at its middle, and the water is covered."""
    s = table(2)
    lay(s, YELLOW, "dot 4,5")
    do(s, "road", "put 5,5 r0")
    assert s.layers[WATER].bit_count() == 6
    tiles(s, "S2-FA1")
    turn(s, YELLOW)
    do(s, "build S2-FA1", "put 6,4 r0")


@pytest.mark.rule("W5.2.2")
def test_a_bridge_takes_access_over_the_water() -> None:
    """Its water space beside a road is enough to be joined to it."""
    s = table(2)
    lay(s, YELLOW, "dot 6,4")
    do(s, "road", "put 5,5 r0")


@pytest.mark.rule("W5.2.3")
def test_short_roads_never_on_water() -> None:
    """Scenario 11: on 4,6 and 5,6; nor a single on 5,6."""
    s = table(2)
    lay(s, YELLOW, "dot 4,5", "dot 4,7")
    do(s, "set")
    assert refused(s, "put 4,6 r0") == ("on-water", "W5.2.3")
    assert refused(s, "single 5,6") == ("on-water", "W5.2.3")
    do(s, "single 4,6")


@pytest.mark.rule("W5.2.4")
@pytest.mark.parametrize(
    "moves",
    [
        ("put 1,1 r0", "put 3,1 r0", "single 5,1"),
        ("put 1,1 r90", "single 1,3", "put 1,4 r90"),
        ("single 1,1", "put 1,2 r90", "put 12,1 r90"),
    ],
)
def test_a_set_in_any_order(moves: tuple[str, ...]) -> None:
    """Apart from each other, or one continuing another."""
    s = table(2)
    do(s, "set", *moves)
    assert len(pieces(s, YELLOW)) == 3
    assert s.gold[YELLOW] == 6


@pytest.mark.rule("W5.2.4", "W5.2.1")
def test_each_piece_of_a_set_must_be_joined_when_it_is_laid() -> None:
    """Two pairs and one single, no more."""
    s = table(2)
    do(s, "set")
    assert refused(s, "put 1,2 r90") == ("no-way", "W5.2.1")
    assert refused(s, "single 1,2") == ("no-way", "W5.2.1")
    do(s, "single 1,1")
    assert refused(s, "single 2,1") == ("none-left", "W5.2.4")
    do(s, "put 1,2 r90", "put 3,1 r0")


@pytest.mark.rule("W5.2.5")
def test_a_set_needs_five_spaces() -> None:
    """Scenario 68: four free land spaces are too few; five in the right shape are enough."""
    s = table(2)
    fill(s, YELLOW, "5,1", "6,1", "5,2", "6,2")
    assert refused(s, "set") == ("no-place", "W4.2.1")
    s = table(2)
    fill(s, YELLOW, "5,1", "6,1", "5,2", "6,2", "7,2")
    do(s, "set")
    do(s, "single 7,2", "put 5,1 r0", "put 5,2 r0")
    assert s.layers[LAND] == 0


@pytest.mark.rule("W5.2.5")
def test_no_place_that_leaves_no_room_for_the_rest() -> None:
    """Five in a row: the single road not in the second space, the pair not in the middle."""
    s = table(2)
    fill(s, YELLOW, "5,1", "6,1", "7,1", "8,1", "9,1")
    do(s, "set")
    assert offered(s, "single") == ["5,1", "7,1", "9,1"]
    assert refused(s, "single 6,1") == ("no-room-for-rest", "W5.2.5")
    assert offered(s, "put") == ["5,1 r0", "6,1 r0", "7,1 r0", "8,1 r0"]
    do(s, "put 6,1 r0")
    assert refused(s, "single 8,1") == ("no-room-for-rest", "W5.2.5")
    do(s, "single 5,1", "put 8,1 r0")


# Towers and buildings.


@pytest.mark.rule("W5.3.1")
@pytest.mark.parametrize(
    "piece", ["road 1,5 r0", "tower 4,5", "S2-FA1 2,5 r0", "m21 4,5 r0", "dot 4,5"]
)
def test_a_tower_stands_beside_any_piece(piece: str) -> None:
    """Road, tower, building or monument."""
    s = table(2)
    lay(s, YELLOW, piece)
    turn(s, YELLOW)
    do(s, "tower", "put 4,4 r0")
    assert pieces(s, YELLOW)[-1] == "tower 4,4 r0"


@pytest.mark.rule("W5.3.1")
@pytest.mark.parametrize("cell", ["6,2", "5,5", "7,1"])
def test_a_tower_beside_nature_water_or_sidewalk_only(cell: str) -> None:
    """Scenario 13: illegal; and never on water."""
    s = table(2)
    lay(s, YELLOW, "road 1,9 r0", "dot 5,7")
    turn(s, YELLOW)
    do(s, "tower")
    assert refused(s, f"put {cell} r0") == ("beside-nothing", "W5.3.1")
    assert refused(s, "put 6,7 r0") == ("on-water", "W5.3.1")


@pytest.mark.rule("W5.3.2")
def test_a_farm_beside_a_farm() -> None:
    """Scenario 15: legal without any road."""
    s = table(2)
    lay(s, YELLOW, "S2-FA1 2,5 r0")
    tiles(s, "S2-FA2")
    turn(s, YELLOW)
    do(s, "build S2-FA2", "put 2,4 r0")


@pytest.mark.rule("W5.3.2")
def test_a_market_beside_tower_and_farm() -> None:
    """Scenario 16: illegal; a monument or the sidewalk give no access either."""
    s = table(2)
    lay(s, YELLOW, "S2-FA1 2,5 r0", "tower 4,4", "m21 9,5 r0", "dot 12,10")
    tiles(s, "S2-MA1")
    turn(s, YELLOW)
    do(s, "build S2-MA1")
    for place in ("put 2,4 r0", "put 5,4 r0", "put 9,4 r0", "put 6,1 r0"):
        assert refused(s, place) in (("no-access", "W5.3.2"), ("taken", "W5.1.1"))
    assert refused(s, "put 5,4 r0") == ("no-access", "W5.3.2")
    do(s, "put 12,7 r90")


@pytest.mark.rule("W5.3.2")
def test_buildings_stand_on_land() -> None:
    """Not in the lake, with access or without."""
    s = table(2)
    lay(s, YELLOW, "dot 4,6")
    tiles(s, "S2-MA1")
    turn(s, YELLOW)
    do(s, "build S2-MA1")
    assert refused(s, "put 5,6 r0") == ("on-water", "W5.3.2")
    assert s.layers[YELLOW * LAYERS + WATER].bit_count() == 8


@pytest.mark.rule("W5.2.1")
def test_a_short_road_may_touch_with_its_far_end() -> None:
    """Its upper space lies beside a road, its lower left one does not."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r90")
    do(s, "set")
    assert "put 2,5 r90" not in choices(s)
    lay(s, YELLOW, "dot 5,6")
    assert "put 5,4 r90" in choices(s)
    assert "put 3,6 r0" in choices(s)


@pytest.mark.rule("W5.2.5")
def test_a_short_road_must_not_break_up_the_last_room() -> None:
    """Four spaces in a row and some single ones: not in the middle of the four."""
    s = table(2)
    fill(s, YELLOW, "2,1", "3,1", "4,1", "5,1", "8,1", "10,1", "12,1", "8,3")
    turn(s, YELLOW)
    do(s, "set")
    assert offered(s, "put") == ["2,1 r0", "4,1 r0"]


@pytest.mark.rule("W4.2.1", "W5.3.2")
def test_a_tile_of_the_same_type_opens_places() -> None:
    """Nowhere to lay a Habitation, until another one lies on the map."""
    s = table(2)
    tiles(s, "S2-HA1")
    turn(s, YELLOW)
    assert offered(s, "build") == []
    lay(s, YELLOW, "S2-HA2 4,4 r0")
    turn(s, YELLOW)
    assert offered(s, "build") == ["S2-HA1"]


@pytest.mark.rule("W5.4.4")
def test_a_place_known_is_lost_with_the_resource_it_faces() -> None:
    """Petra over one resource, beside another one that is then built over."""
    s = table(2)
    petra = the_box().cards[9]
    mask = petra.parts[0].mask(place_id("2,2"))
    assert still_fits(s, YELLOW, petra, mask)
    lay(s, YELLOW, "dot 3,4")
    assert not still_fits(s, YELLOW, petra, mask)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_what_questions_remember_changes_no_answer(seats: int) -> None:
    """At every decision of a game, a table that remembers nothing offers the same."""
    s = fresh(seats, mundo="mode")
    chooser = random.Random(seats)
    decisions = 0
    while s.asked is not None:
        blank = s.clone()
        blank.restored()
        again = blank.stack[-1].ask(blank)
        assert again is not None
        assert again.options == s.asked.options
        s.apply(chooser.choice(s.asked.options))
        decisions += 1
    assert decisions > 20
