"""The monuments: where each may stand and what it brings (manual 5.4 and 5.5)."""

from __future__ import annotations

import pytest

from boardwright.games.sheet import Row
from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.actions import CELL
from boardwright.games.world_wonders.board import TURNS, WIDE, bit_of
from boardwright.games.world_wonders.checks import footprints, ground_of
from boardwright.games.world_wonders.components import DOT, FIRST_CARD, Card, tile_name
from boardwright.games.world_wonders.state import Table
from tests.games.world_wonders.table import (
    YELLOW,
    at,
    card_id,
    choices,
    display,
    do,
    lay,
    next_card,
    offered,
    points,
    refused,
    shown,
    table,
    the_box,
    tiles,
    tracks,
    turn,
)

# Card, city, moves, rings, gains (food, ceramics, gears), population it shows.
Case = tuple[str, list[str], list[str], int, tuple[int, int, int], int]
CITIES: list[Case] = [
    ("m01", ["S2-TE1 4,1 r0", "S2-FA1 3,1 r90"], ["4,2 r0"], 2, (0, 1, 0), 0),
    ("m02", ["S2-FA1 3,1 r90"], ["4,2 r0", "6,2 r0", "7,2 r0"], 3, (0, 0, 0), 1),
    ("m03", ["S2-LI1 3,1 r90", "road 5,1 r0"], ["4,2 r0", "6,2 r0"], 1, (0, 0, 1), 0),
    ("m04", ["S2-HA1 1,2 r0", "road 1,1 r0"], ["4,2 r0"], 1, (0, 0, 2), 0),
    ("m05", ["S2-MA1 1,2 r0", "road 1,1 r0"], ["4,2 r0"], 1, (0, 2, 0), 0),
    ("m06", ["S2-LI1 4,1 r0", "S2-HA1 3,1 r90"], ["4,2 r0"], 2, (0, 0, 0), 1),
    (
        "m07",
        ["S2-TE1 3,1 r90", "S2-LI1 4,1 r0", "road 7,1 r90"],
        ["4,2 r0"],
        3,
        (0, 0, 1),
        0,
    ),
    ("m08", ["S2-MA1 8,4 r0"], ["8,5 r0"], 2, (0, 2, 0), 0),
    ("m09", ["S2-FA1 2,5 r0"], ["5,5 r0"], 1, (2, 0, 0), 1),
    ("m10", ["S2-MA1 3,1 r90"], ["4,2 r0"], 2, (1, 0, 0), 0),
    ("m11", ["S2-LI1 4,5 r90"], ["5,6 r0"], 1, (0, 0, 1), 0),
    ("m12", ["S2-HA1 3,1 r90"], ["4,2 r0", "4,3 r0", "4,4 r0"], 3, (0, 0, 0), 1),
    ("m13", ["road 1,5 r0", "S2-MA1 8,4 r0"], ["5,5 r0"], 2, (0, 0, 1), 0),
    (
        "m14",
        ["S2-MA1 3,1 r90", "S2-HA1 4,1 r0", "road 7,1 r90"],
        ["4,2 r0"],
        3,
        (0, 0, 0),
        1,
    ),
    ("m15", ["S2-FA1 3,1 r90", "road 4,1 r0"], ["4,2 r0"], 3, (2, 0, 0), 0),
    ("m16", ["S2-LI1 3,1 r90"], ["4,2 r0"], 2, (0, 0, 1), 0),
    (
        "m17",
        ["S2-TE1 3,1 r90", "S2-HA1 4,1 r0", "road 7,1 r90"],
        ["4,2 r0"],
        3,
        (0, 1, 0),
        0,
    ),
    ("m18", ["S2-TE1 3,2 r90", "S2-FA1 4,2 r0"], ["4,3 r0"], 4, (1, 0, 0), 0),
    ("m19", [], ["6,4 r0", "8,4 r0", "10,4 r0"], 2, (1, 0, 0), 0),
    ("m20", ["S2-FA1 3,8 r90", "S2-FA2 7,8 r90"], ["4,8 r0"], 4, (0, 0, 0), 1),
    ("m21", ["S2-TE1 7,4 r0"], ["6,4 r0"], 1, (0, 1, 0), 0),
    ("u1", ["S2-FA1 3,1 r90"], ["4,2 r0"], 2, (1, 0, 0), 0),
    ("u2", ["S2-TE1 3,1 r90", "road 4,1 r0"], ["4,2 r0"], 2, (0, 1, 0), 0),
    ("u3", ["S2-HA1 3,1 r90"], ["4,2 r0"], 2, (0, 0, 1), 0),
    ("u4", ["S2-HA1 5,2 r90"], ["6,3 r0"], 2, (1, 0, 0), 0),
    ("u5", ["S2-LI1 3,1 r90", "road 4,1 r0"], ["4,2 r0"], 1, (0, 1, 0), 0),
    ("u6", ["S2-MA1 3,1 r90", "road 4,1 r0"], ["4,2 r0"], 1, (0, 1, 0), 0),
    ("u7", ["S2-MA1 9,5 r0"], ["8,6 r0"], 2, (0, 0, 1), 0),
    ("u8", ["S2-FA1 3,1 r90", "road 5,1 r0"], ["4,2 r0", "6,2 r0"], 1, (1, 0, 0), 0),
    ("u9", ["S2-HA1 3,1 r90", "S2-LI1 4,1 r0"], ["4,2 r0"], 3, (0, 0, 1), 0),
]
NATURE = ["m02", "m10", "m12", "m16", "m19", "u1", "u3"]
WATER = ["m09", "m11", "m18", "m19", "m21", "u4"]
EACH = pytest.mark.parametrize("case", CITIES, ids=[case[0] for case in CITIES])
BY_NAME = {case[0]: case for case in CITIES}


def city(name: str, pieces: list[str], mundo: str = "shuffled") -> Table:
    """A city, its monument on display, yellow's turn."""
    s = table(2, mundo=mundo)
    display(s, name)
    lay(s, YELLOW, *pieces)
    turn(s, YELLOW)
    return s


@EACH
@pytest.mark.rule("W5.4.1", "W5.4.3", "W5.4.7", "W5.5.1", "W5.5.3", "W6.4")
def test_a_monument_stands_where_its_card_says(case: Case) -> None:
    """It brings its gains and population, the card is taken and replaced, its rings count."""
    name, pieces, moves, rings, gains, people = case
    s = city(name, pieces)
    do(s, f"wonder {name}", *[f"put {move}" for move in moves])
    symbols = sum([1 for gain in gains if gain >= 2])
    assert at(s, YELLOW) == (*gains, people + symbols)
    assert s.cards[YELLOW] == 1 << card_id(name)
    assert len(shown(s)) == 3
    assert name not in shown(s)
    assert points(s, YELLOW, "monuments") == rings


@EACH
@pytest.mark.rule("W5.4.3", "W4.2.1")
def test_a_monument_needs_every_neighbour_its_card_names(case: Case) -> None:
    """Without any one piece of the city it cannot be bought."""
    name, pieces = case[0], case[1]
    for i in range(len(pieces)):
        s = city(name, pieces[:i] + pieces[i + 1 :])
        assert refused(s, f"wonder {name}") == ("no-place", "W4.2.1")


def cover(s: Table, layer: int) -> None:
    """Single roads on all natural resources (2) or all water (1)."""
    for cell in range(len(CELL.words)):
        if s.layers[layer] >> cell // WIDE * (WIDE + 1) + cell % WIDE & 1:
            s.lay(YELLOW, DOT, 0, cell * TURNS)


@pytest.mark.rule("W5.4.3", "W5.4.4")
@pytest.mark.parametrize(("names", "layer"), [(NATURE, 2), (WATER, 1)])
def test_covered_nature_and_water_do_not_count(names: list[str], layer: int) -> None:
    """With all of it built over the monument cannot be bought."""
    for name in names:
        s = city(name, BY_NAME[name][1])
        cover(s, layer)
        turn(s, YELLOW)
        assert refused(s, f"wonder {name}") == ("no-place", "W4.2.1")


@pytest.mark.rule("W5.4.4")
def test_the_resource_under_the_monument_does_not_count() -> None:
    """Petra on 5,3 6,3 5,4 6,4 covers 6,3 and touches no other; on 4,2 it does touch it."""
    s = city("m10", ["S2-MA1 3,1 r90", "S2-MA2 4,4 r90"])
    do(s, "wonder m10")
    assert refused(s, "put 5,3 r0") == ("lacks", "W5.4.3")
    assert "put 4,2 r0" in choices(s)


@pytest.mark.rule("W5.4.4")
def test_needs_are_checked_once() -> None:
    """The resource beside Petra is built over later: nothing happens."""
    s = city("m10", ["S2-MA1 3,1 r90"])
    do(s, "wonder m10", "put 4,2 r0")
    lay(s, YELLOW, "dot 6,3")
    assert points(s, YELLOW, "monuments") == 2


@pytest.mark.rule("W5.4.1")
def test_a_monument_needs_no_road_unless_named() -> None:
    """The Ziggurat beside a temple and a farm far from any road, with nothing else on the map."""
    s = city("m01", ["S2-TE1 4,7 r0", "S2-FA1 3,7 r90"])
    do(s, "wonder m01", "put 4,8 r0")


@pytest.mark.rule("W5.4.3")
def test_the_trojan_horse_without_a_house() -> None:
    """Scenario 43: beside a road only is not enough."""
    s = city("m04", ["road 1,1 r0"])
    assert refused(s, "wonder m04") == ("no-place", "W4.2.1")
    s = city("m04", ["road 1,1 r0", "S2-HA1 1,2 r0"])
    do(s, "wonder m04")
    assert refused(s, "put 5,1 r0") == ("lacks", "W5.4.3")
    assert refused(s, "put 1,3 r0") == ("lacks", "W5.4.3")


@pytest.mark.rule("W5.4.3")
def test_a_type_named_twice_means_two_tiles() -> None:
    """Machu Picchu beside one farm at two of its sides is not enough."""
    s = city("m20", ["S4-FA1 3,7 r90"])
    assert refused(s, "wonder m20") == ("no-place", "W4.2.1")
    s = city("m20", ["S2-FA1 3,8 r90", "S1-FA1 7,8 r0"])
    assert offered(s, "wonder") == ["m20"]


# Terrain.


@pytest.mark.rule("W5.4.2")
def test_land_only() -> None:
    """The Pagoda beside the lake, not in it."""
    s = city("m21", ["S2-TE1 5,4 r0"])
    do(s, "wonder m21")
    assert refused(s, "put 6,5 r0") == ("terrain", "W5.4.2")


@pytest.mark.rule("W5.4.2")
def test_ends_on_land() -> None:
    """The Aqueduct may cross water or not; the Roman Bridge must."""
    s = city("m09", ["S2-FA1 2,5 r0"])
    do(s, "wonder m09")
    assert refused(s, "put 4,6 r0") == ("terrain", "W5.4.2")
    assert "put 5,5 r0" in choices(s)
    assert "put 5,2 r90" in choices(s)
    s = city("m13", ["road 1,5 r0", "S2-MA1 8,4 r0", "S2-MA2 1,4 r0"])
    do(s, "wonder m13")
    assert refused(s, "put 4,4 r0") == ("terrain", "W5.4.2")


@pytest.mark.rule("W5.4.2")
def test_on_the_shore() -> None:
    """The Port neither wholly on land nor wholly in the water."""
    s = city("m08", ["S2-MA1 8,4 r0"])
    do(s, "wonder m08")
    assert refused(s, "put 6,5 r0") == ("terrain", "W5.4.2")
    assert refused(s, "put 8,2 r0") == ("terrain", "W5.4.2")
    assert "put 7,4 r0" not in choices(s)
    assert "put 8,5 r0" in choices(s)


@pytest.mark.rule("W5.4.2", "W5.4.4")
def test_the_lighthouse_in_the_water() -> None:
    """Scenario 76: on 5,6, with 6,6 beside it; 5,6 is no longer visible."""
    s = city("m11", ["S2-LI1 4,5 r90"])
    do(s, "wonder m11", "put 5,6 r0")
    assert s.layers[1].bit_count() == 7


@pytest.mark.rule("W5.1.3", "W5.4.1")
def test_a_monument_may_be_turned() -> None:
    """The Colosseum upright: two columns and three rows beside market, house and road."""
    s = city("m14", ["S2-MA1 3,7 r90", "S2-HA1 6,7 r90", "road 2,6 r0"])
    do(s, "wonder m14", "put 4,7 r90")
    [(_, mask)] = [laid for laid in s.masks(YELLOW) if laid[0] >= FIRST_CARD]
    assert mask == sum([1 << bit_of(x - 1, y - 1) for x in (4, 5) for y in (7, 8, 9)])


@pytest.mark.rule("W5.4.2", "W2.4")
def test_places_for_the_colossus_on_each_map() -> None:
    """On the shore: 26 on map A, 44 to 49 on the others."""
    box = the_box()
    card = box.cards[card_id("u7")]
    found = [
        sum([card.terrain.spots(form, land, water).bit_count() for form in card.forms])
        for land, water in zip(box.land, box.water, strict=True)
    ]
    assert found[0] == 26
    assert (min(found[1:]), max(found[1:])) == (44, 49)


# Several parts.


@pytest.mark.rule("W5.4.5", "W2.2")
@pytest.mark.parametrize(("name", "ways"), [("m02", 42), ("m12", 144), ("m03", 2), ("m19", 6)])
def test_in_how_many_ways_the_parts_go_together(name: str, ways: int) -> None:
    """Sets of spaces, wherever they lie."""
    assert len(the_box().cards[card_id(name)].wholes) == ways


@pytest.mark.parametrize(
    ("parts", "link"),
    [("1x1 1x4 1x1", "chain"), ("1x4 1x1 1x1", "chain"), ("2x2 1x2", "chain"), ("1x1 1x1", "gap")],
)
def test_both_entries_know_the_same_monuments(parts: str, link: str) -> None:
    """Also the longest ones that an edition may have: what options are made from is what laying
    the parts on an empty map comes to."""
    near = {"parts": parts, "link": link, "terrain": "L", "near": "R"}
    card = Card(Row({"name": "Wall", "rings": 1, **near}, 1))
    assert footprints(card) == sorted([from_corner(form.cells) for form in card.wholes])


@pytest.mark.parametrize("name", ["m02", "m03", "m12", "m19", "u8", "u9"])
def test_both_entries_know_the_monuments_in_the_box(name: str) -> None:
    card = the_box().cards[card_id(name)]
    assert footprints(card) == sorted([from_corner(form.cells) for form in card.wholes])


def from_corner(cells: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    left, low = min([x for x, _ in cells]), min([y for _, y in cells])
    return tuple(sorted([(x - left, y - low) for x, y in cells]))


def test_trying_a_piece_leaves_the_map_alone() -> None:
    """The ground is remembered for the next question, so nobody may change it."""
    s = city("m12", ["S2-HA1 7,2 r90"])
    ground = ground_of(s, YELLOW)
    before = ground.thing[:]
    after = ground.having([0, 1], DOT)
    assert not after.free(0)
    assert not after.free(1)
    assert ground.thing == before
    assert ground_of(s, YELLOW) is ground


@pytest.mark.rule("W5.4.5", "W5.4.6")
def test_the_great_wall_in_three_parts() -> None:
    """Scenario 45: the house touches the first part only, the resource the last only."""
    s = city("m12", ["S2-HA1 7,2 r90"])
    do(s, "wonder m12")
    do(s, "put 8,3 r90", "put 8,5 r0", "put 10,4 r90")
    assert s.monuments(YELLOW) == 1


@pytest.mark.rule("W5.4.5")
def test_parts_of_a_chain_touch() -> None:
    """The second part of the wall not two spaces away, the third beside the first is fine."""
    s = city("m12", ["S2-HA1 3,1 r90"])
    do(s, "wonder m12", "put 4,2 r0")
    assert refused(s, "put 7,2 r0") == ("not-linked", "W5.4.5")
    assert refused(s, "put 4,2 r0") == ("taken", "W5.1.1")
    do(s, "put 6,2 r0", "put 4,1 r0")


@pytest.mark.rule("W5.4.6")
def test_a_part_is_laid_only_where_the_rest_can_follow() -> None:
    """The wall too far from any house or resource is not begun there."""
    s = city("m12", ["S2-HA1 3,1 r90"])
    do(s, "wonder m12")
    assert refused(s, "put 11,8 r0") == ("no-arrangement", "W5.4.6")
    do(s, "put 4,1 r0")
    assert refused(s, "put 1,1 r0") == ("not-linked", "W5.4.5")


@pytest.mark.rule("W5.4.5")
def test_obelisks_stand_one_space_apart() -> None:
    """Scenario 75: on 9,5 and 11,5 with a road between them; not on 9,5 and 12,5."""
    s = city("m03", ["dot 10,1", "road 10,2 r90", "S2-LI1 9,6 r0"])
    do(s, "wonder m03", "put 9,5 r0")
    assert refused(s, "put 12,5 r0") == ("not-linked", "W5.4.5")
    do(s, "put 11,5 r0")
    assert at(s, YELLOW) == (0, 0, 1, 0)


@pytest.mark.rule("W5.4.5")
def test_the_gap_does_not_reach_round_the_edge() -> None:
    """From 12,4 nothing follows on the other side of the map."""
    s = city("m19", [])
    lay(s, YELLOW, "S2-FA1 9,4 r0")
    display(s, "m19")
    turn(s, YELLOW)
    do(s, "wonder m19", "put 6,4 r0", "put 4,4 r0")
    assert {"2,4 r0", "4,2 r0", "4,6 r0"} == set(offered(s, "put"))


@pytest.mark.rule("W5.4.6")
def test_all_parts_are_one_piece() -> None:
    """Giza is one monument for order, ties and objectives."""
    name, pieces, moves, *_ = BY_NAME["m02"]
    s = city(name, pieces)
    do(s, "wonder m02", *[f"put {move}" for move in moves])
    assert s.monuments(YELLOW) == 1
    assert len([thing for thing, _ in s.masks(YELLOW) if thing >= 84]) == 1
    assert GAME.scores(s)[YELLOW].ties == (1,)


@pytest.mark.rule("W5.4.7")
def test_the_card_is_replaced_when_the_last_part_lies() -> None:
    """Not before; with the deck empty the row gets shorter."""
    s = city("m03", ["S2-LI1 3,1 r90", "road 5,1 r0"], "off")
    display(s, "m01", "m03", "m05")
    turn(s, YELLOW)
    next_card(s, "m09")
    do(s, "wonder m03", "put 4,2 r0")
    assert shown(s) == ["m01", "m05"]
    do(s, "put 6,2 r0")
    assert shown(s) == ["m01", "m05", "m09"]
    s = city("m03", ["S2-LI1 3,1 r90", "road 5,1 r0"], "off")
    display(s, "m01", "m03", "m05")
    s.wonder_bag = 0
    turn(s, YELLOW)
    do(s, "wonder m03", "put 4,2 r0", "put 6,2 r0")
    assert shown(s) == ["m01", "m05"]


@pytest.mark.rule("W5.4.8")
def test_a_roman_bridge_is_no_road() -> None:
    """No road goes on from it and no building finds access."""
    s = table(2)
    lay(s, YELLOW, "m13 5,5 r0")
    tiles(s, "S2-FA1")
    turn(s, YELLOW)
    assert refused(s, "build S2-FA1") == ("no-place", "W4.2.1")
    do(s, "road")
    assert refused(s, "put 9,2 r90") == ("no-way", "W5.2.1")
    assert "put 9,2 r90" not in choices(s)


# Tracks.


@pytest.mark.rule("W5.5.1", "W5.5.2")
@pytest.mark.parametrize(
    ("tile", "before", "then"),
    [
        ("S2-MA1", (0, 2, 0, 1), (0, 4, 0, 1)),
        ("S6-FA1", (14, 0, 0, 5), (15, 0, 0, 6)),
        ("S6-FA1", (4, 0, 0, 1), (7, 0, 0, 3)),
        ("S4-TE2", (1, 4, 6, 0), (2, 5, 7, 3)),
        ("S1-LI1", (0, 0, 2, 1), (0, 0, 3, 1)),
    ],
)
def test_markers_and_population(tile: str, before: tuple[int, ...], then: tuple[int, ...]) -> None:
    """Scenarios 30 and 65: symbols on side A stand on 2, 5, 7, 10, 12 and 15."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, tile)
    tracks(s, YELLOW, *before)
    turn(s, YELLOW)
    do(s, f"build {tile}", "put 1,2 r0")
    assert at(s, YELLOW) == then


@pytest.mark.rule("W5.5.1", "W2.1")
@pytest.mark.parametrize("stack", range(8))
def test_every_tile_moves_the_markers_it_shows(stack: int) -> None:
    """All ten tiles of a stack, bought and laid."""
    box = the_box()
    for tile in range(stack * 10, stack * 10 + 10):
        s = table(5)
        lay(s, YELLOW, "road 1,1 r0")
        tiles(s, tile_name(tile))
        turn(s, YELLOW)
        do(s, f"build {tile_name(tile)}", "put 1,2 r0")
        assert at(s, YELLOW)[:3] == box.tile_gains[tile]
        assert s.gold[YELLOW] == 7 - box.costs[0][stack]


@pytest.mark.rule("W5.5.4")
def test_a_tile_may_be_bought_at_the_end_of_the_track() -> None:
    """What is too much is lost."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0")
    tiles(s, "S6-FA1")
    tracks(s, YELLOW, 15, 0, 0, 6)
    turn(s, YELLOW)
    do(s, "build S6-FA1", "put 1,2 r0")
    assert at(s, YELLOW) == (15, 0, 0, 6)


@pytest.mark.rule("W5.5.2", "W5.5.3")
def test_a_monuments_gains_pass_symbols_too() -> None:
    """The Aqueduct: two food to the symbol on 2, and its own population on top."""
    name, pieces, moves, *_ = BY_NAME["m09"]
    s = city(name, pieces)
    do(s, "wonder m09", *[f"put {move}" for move in moves])
    assert at(s, YELLOW) == (2, 0, 0, 2)


@pytest.mark.rule("W5.4.2")
def test_a_port_does_not_stand_wholly_on_water() -> None:
    """The lake is large enough for it, and a Market touches it."""
    s = table(2)
    lay(s, YELLOW, "road 1,1 r0", "S2-MA1 3,5 r0")
    display(s, "m08")
    turn(s, YELLOW)
    do(s, "wonder m08")
    assert refused(s, "put 6,5 r0") == ("terrain", "W5.4.2")
