"""What comes in the box, and editions that do not add up (manual 2)."""

from __future__ import annotations

import re

import pytest

from boardwright.conformance import fuzz_game
from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.board import LONG_ROAD, SHORT_ROAD, SINGLE
from boardwright.games.world_wonders.components import (
    CARD_NAMES,
    FIRST_MUNDO,
    MAPS,
    MONUMENTS,
    TILES,
    Box,
    type_of,
)
from boardwright.games.world_wonders.rows import GAINS
from boardwright.kernel.game import BadInput
from tests.games.world_wonders.table import (
    YELLOW,
    choices,
    do,
    edition_text,
    lay,
    refused,
    table,
    the_box,
)

STACKS = {
    "S1": ("f f c c g g fc g cg f", 3, 2, 3),
    "S2": ("ff f cc c gg g cg f fg c", 3, 3, 3),
    "S3": ("ff fc cc cg gg fg fg c cg f", 4, 3, 3),
    "S4": ("ff fg cc fc gg cg fc cg fg fcg", 4, 4, 4),
    "S5": ("ff fc cc cg gg fg fg fcg fc cg", 4, 4, 4),
    "S6": ("fff ffc ccc ccg ggg fgg fc fcg cg fg", 5, 5, 5),
    "S7": ("ff fg cc fc gg cg cg fg fcg fc", 4, 4, 4),
    "S8": ("fff ffg ccc fcc ggg cgg fg cg fcg fc", 5, 5, 5),
}


@pytest.mark.rule("W2.1")
@pytest.mark.parametrize(("stack", "row"), STACKS.items())
def test_each_stack_has_its_ten_tiles(stack: str, row: tuple[str, int, int, int]) -> None:
    """Size, costs, and the gains of all tiles in the order farm, market, library, house, temple."""
    gains, size, published, cost = row
    box = the_box()
    at = int(stack[1]) - 1
    assert box.shapes[at].size == size
    assert (box.costs[0][at], box.costs[1][at]) == (cost, published)
    mine = box.tile_gains[at * 10 : at * 10 + 10]
    assert ["".join([GAINS[i] * n for i, n in enumerate(g)]) for g in mine] == gains.split()


@pytest.mark.rule("W2.1")
def test_there_are_80_tiles_16_of_each_type_with_balanced_gains() -> None:
    """Each stack brings as much food as ceramics and gears."""
    box = the_box()
    assert len(box.tile_gains) == TILES == 80
    assert [[type_of(t) for t in range(80)].count(kind) for kind in range(5)] == [16] * 5
    for stack in range(8):
        sums = [sum(g[i] for g in box.tile_gains[stack * 10 : stack * 10 + 10]) for i in range(3)]
        assert sums[0] == sums[1] == sums[2]
    assert all(1 <= sum(gains) <= 3 for gains in box.tile_gains)


@pytest.mark.rule("W2.2")
def test_there_are_21_monuments_and_two_times_nine_of_the_pack() -> None:
    """46 rings, 7 of each gain, 6 population, 28 pieces in the box; a MUNDO card is its twin."""
    box = the_box()
    base = box.cards[:MONUMENTS]
    assert len(base) == 21
    assert len(box.cards) == 39
    assert sum(card.rings for card in base) == 46
    assert [sum(card.gains[i] for card in base) for i in range(3)] == [7, 7, 7]
    assert sum(card.population for card in base) == 6
    assert sum(len(card.parts) for card in base) == 28
    assert box.cards[FIRST_MUNDO:] == box.cards[MONUMENTS:FIRST_MUNDO]


# Of each monument: parts as rows x columns, link, terrain, what must be adjacent.
FOOTPRINTS = """
m01 2x2 - L TE FA;             m02 2x2 1x1 1x1 chain L FA N;  m03 1x1 1x1 gap L LI R
m04 1x2 - L HA R;              m05 1x3 - L MA R;              m06 2x2 - L LI HA
m07 2x3 - L TE LI R;           m08 2x2 - P MA;                m09 1x4 - X W FA
m10 2x2 - L MA N;              m11 1x1 - L/W LI W;            m12 1x2 1x2 1x2 chain L HA N
m13 1x4 - X! R MA;             m14 2x3 - L MA HA R;           m15 2x4 - L FA R
m16 2x2 - L LI N;              m17 2x3 - L TE HA R;           m18 2x3 - L TE FA W
m19 1x1 1x1 1x1 gap L N W;     m20 3x3 - L FA FA;             m21 1x1 - L TE W
u1 2x2 - L FA N;               u2 1x3 - L TE R;               u3 2x2 - L HA N
u4 2x2 - L W HA;               u5 1x2 - L R LI;               u6 1x2 - L MA R
u7 1x3 - P MA;                 u8 1x1 1x1 gap L FA R;         u9 2x3 - L HA LI
"""


@pytest.mark.rule("W2.2", "W5.4.1", "W5.4.2")
@pytest.mark.parametrize("row", FOOTPRINTS.strip().replace("\n", ";").split(";"))
def test_each_monument_has_its_footprint(row: str) -> None:
    """Spaces of every part as they lie unturned, link, terrain and needs."""
    name, *words = row.split()
    card = the_box().cards[CARD_NAMES.index(name)]
    blocks = [word for word in words if re.fullmatch(r"\dx\d", word)]
    link, terrain, *needs = words[len(blocks) :]
    sides = [(part.forms[0].high, part.forms[0].wide) for part in card.parts]
    assert [f"{high}x{wide}" for high, wide in sides] == blocks
    assert [part.size for part in card.parts] == [high * wide for high, wide in sides]
    assert (card.link.name or "-") == link
    assert card.terrain.name == terrain
    assert list(card.near) == needs


@pytest.mark.rule("W2.2", "W8.4")
def test_each_mundo_card_has_its_numbers() -> None:
    """From which to which count it scores 2, and from where on 3."""
    box = the_box()
    assert [kind.name for kind in box.mundo_kinds] == [
        "green-beside",
        "monuments-beside",
        "nature-by-city",
        "types-beside",
        "road-through",
        "market-group",
        "tiles-by-water",
        "tiles-beside",
        "green-beside",
    ]
    spans = ((2, 3), (1, 1), (5, 7), (3, 3), (8, 13), (3, 3), (3, 4), (3, 4), (1, 1))
    assert box.mundo_two == spans
    assert [three[0] for three in box.mundo_three] == [4, 2, 8, 4, 14, 4, 5, 5, 0]
    assert box.mundo_three[8] == (0, 0)


@pytest.mark.rule("W2.3")
def test_there_are_15_objectives_and_14_solo_cards() -> None:
    """All worth 4 and 2 but the last, which is shared."""
    box = the_box()
    assert box.goal_first == (4,) * 15
    assert box.goal_second == (2,) * 14 + (0,)
    assert len(box.solo) == 14
    assert all(len(sections) == 3 for sections in box.solo)


@pytest.mark.rule("W2.4")
@pytest.mark.parametrize("name", MAPS)
def test_each_map_has_its_water_and_its_ten_resources(name: str) -> None:
    """120 spaces; 8 of water on side A, 14 on side B."""
    box = the_box()
    at = MAPS.index(name)
    assert box.water[at].bit_count() == (8 if name == "A" else 14)
    assert box.nature[at].bit_count() == 10
    assert box.nature[at] & ~box.land[at] == box.land[at] & box.water[at] == 0
    assert (box.land[at] | box.water[at]).bit_count() == 120
    assert len(set(box.water)) == 6


@pytest.mark.rule("W2.5")
def test_roads_towers_and_loans_are_counted() -> None:
    """Enough for ten rounds of five players."""
    box = the_box()
    assert (box.long_roads, box.short_sets, box.towers, box.loans) == (35, 20, 10, 5)
    assert (LONG_ROAD.size, SHORT_ROAD.size, SINGLE.size) == (4, 2, 1)
    assert LONG_ROAD.forms[0].cells == ((0, 0), (1, 0), (2, 0), (3, 0))


@pytest.mark.rule("W2.6")
def test_the_two_sides_of_the_resource_board_differ() -> None:
    """Symbols and rings passed at each space."""
    box = the_box()
    assert [len(track) for track in box.passed] == [16, 16, 16, 14] * 2
    assert box.passed[0] == box.passed[1] == box.passed[2] == box.passed[5]
    assert box.passed[0][15] == box.passed[4][15] == box.passed[6][15] == 6
    assert (box.passed[0][1], box.passed[4][1], box.passed[6][2]) == (0, 1, 0)
    assert [box.passed[3][at] for at in (1, 2, 9, 13)] == [0, 1, 4, 8]
    assert [box.passed[7][at] for at in (2, 3, 9, 13)] == [0, 1, 4, 8]
    steps = [
        [at for at in range(1, len(track)) if track[at] > track[at - 1]] for track in box.passed
    ]
    assert steps == [
        [2, 5, 7, 10, 12, 15],
        [2, 5, 7, 10, 12, 15],
        [2, 5, 7, 10, 12, 15],
        [2, 4, 6, 8, 10, 11, 12, 13],
        [1, 4, 7, 9, 12, 14],
        [2, 5, 7, 10, 12, 15],
        [3, 5, 8, 10, 13, 15],
        [3, 5, 7, 9, 10, 11, 12, 13],
    ]


# Editions that do not add up.


def line_of(text: str, part: str) -> int:
    return next(i for i, line in enumerate(text.splitlines(), 1) if part in line)


def complaint(old: str, new: str) -> tuple[str, int]:
    """What is said about the edition with one thing changed, and the line that was changed."""
    text = edition_text()
    assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
    with pytest.raises(BadInput) as wrong:
        GAME.edition(text.replace(old, new))
    return str(wrong.value), line_of(text, old.splitlines()[0])


@pytest.mark.rule("W2.1", "W2.2", "W2.3", "W2.4", "W2.6")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"repay", value = 3', '"repay", value = 0', "number from 1 to 99, not 0"),
        ('"rounds", value = 10', '"rounds", value = 11', "number from 1 to 10, not 11"),
        ('"objectives", value = 3', '"objectives", value = 16', "number from 1 to 15, not 16"),
        ('"display", value = 3', '"display", value = 22', "number from 1 to 21, not 22"),
        ('"tower", count = 10', '"tower", count = 9', "a tower for each round"),
        ('"loan", count = 5', '"loan", count = 4', "a loan tile for each of five players"),
        ('"pedestal", count = 2', '"pedestal", count = 3', "there must be two pedestals"),
        ("seats = 5, long = 3", "seats = 5, long = 4", "do not last for all rounds"),
        ("long = 3, sets = 2", "long = 3, sets = 3", "do not last for all rounds"),
        ('"B5", y =  1', '"B5", y =  2', "row 1 of map B5 must stand here"),
        ('"...~~~......"', '"...~~~...."', "spaces must be 12 signs"),
        ('"B", name = "gears", last = 15', '"B", name = "gears", last = 9', "on the track"),
        ("[1, 4, 7, 9, 12, 14]", "[4, 1, 7, 9, 12, 14]", "rising whole numbers"),
        ('"B", name = "gears", last = 15', '"B", name = "gears", last = 150', "from 1 to 40"),
        ('cells = "###"', 'cells = "#.#"', "one piece drawn with #"),
        ('cells = "###"', 'cells = "#####"', "at most 4 spaces wide and high, a limit of this"),
        ('cells = "###"', 'cells = "#/#/#/#/#"', "at most 4 spaces wide and high, a limit of"),
        ('id = "S5"', 'id = "S9"', "id must be S5"),
        ('"square", seats = 4', '"square", seats = 0', "from 1 to 5, not 0"),
        ('"L of 5", seats = 5', '"L of 5", seats = 3', "must come first"),
        ('cells = "##/##", cost = 4', 'cells = "##/##", cost = 0', "from 1 to 99, not 0"),
        ('"S4-TE2", gains = "fcg"', '"S4-TE2", gains = "fcgg"', "gains must be 1 to 3 letters"),
        ('"S4-TE2"', '"S4-TE3"', "id must be S4-TE2"),
        ('id = "m09"', 'id = "m99"', "id must be m09"),
        ('parts = "3x3"', 'parts = "3x9"', "parts must be up to three"),
        ('parts = "3x3"', 'parts = " "', "parts must be up to three"),
        ('parts = "3x3"', 'parts = "3x3", link = "gap"', "several parts, and only these"),
        ('"1x1 1x1 1x1", link = "gap"', '"1x1 1x2 1x1", link = "gap"', "parts of 1x1 only"),
        ('parts = "2x2 1x1 1x1"', 'parts = "2x2 2x2 1x1"', "at most 6 spaces together, a limit"),
        ('terrain = "L/W"', 'terrain = "W"', "terrain must be one of"),
        ('terrain = "L/W"', 'terrain = "P"', "a piece of 1x1 can never stand on terrain P"),
        ('"1x4", terrain = "X!"', '"1x2", terrain = "X!"', "a piece of 1x2 can never stand on"),
        ('"1x4", terrain = "X!"', '"2x4", terrain = "X!"', "terrain X! is for straight pieces"),
        ('near = "N W"', 'near = "N Q"', "unknown neighbour 'Q'"),
        ('near = "N W"', 'near = " "', "near must name 1 to 4 neighbours, not 0"),
        ('near = "FA FA"', 'near = "FA FA FA FA FA"', "1 to 4 neighbours, not 5"),
        ('near = "N W"', 'near = "N N"', "only building types may be named twice, not N"),
        ('"FA FA", rings = 4', '"FA FA", rings = 0', "rings must be a whole number from 1 to 99"),
        ('"FA R", rings = 3, gains = "ff"', '"FA R", rings = 3, gains = "z"', "letters of fcg"),
        ('counts = "road-through"', 'counts = "roads"', "must be one of green-beside"),
        ("two = [8, 13]", "two = [13, 8]", "the lowest and the highest"),
        ("two = [8, 13]", "two = [8, 14]", "no number in common"),
        ('counts = "nature-by-city"', 'counts = "road-through"', "straight monument of one part"),
        ('monument = "u5"', 'monument = "u6"', "x5 of the monument u5"),
        ('counts = "longest-road"', 'counts = "road"', "must be one of enclosed-green"),
        ('of = "gears"', 'of = "gold"', "must be one of FA, MA"),
        ('of = "gears"', 'of = "FA"', "track does not go with 'FA'"),
        ('"longest-road", first', '"longest-road", of = "FA", first', "does not go with 'FA'"),
        ('id = "o07"', 'id = "o70"', "id must be o07"),
        ("first = 4, second = 0", "first = 4, second = 5", "not be worth more"),
        ("first = 4, second = 0", "first = 4, second = 1", "all-districts has no second place"),
        ('top = "S2 long"', 'top = "S2 big"', "unknown item 'big'"),
        ('top = "S2 long"', 'top = "S2 S2"', "top must name something, and nothing twice"),
        ('top = "S2 long"', 'top = " "', "top must name something, and nothing twice"),
        ('top = "S2 long"', 'top = "old new"', "top must name one monument at most"),
        ('top = "S2 long"', 'top = "S7"', "names S7, a shape that is not in use for one player"),
        ('id = "a07"', 'id = "a70"', "id must be a07"),
        ('"S1-FA1", gains = "f", source = "rec', '"S1-FA1", gains = "f", source = "x', "unknown"),
    ],
)
def test_a_wrong_row_is_named_by_its_line(old: str, new: str, reason: str) -> None:
    """The message gives the line of the row and the reason."""
    said, line = complaint(old, new)
    mine = [part for part in said.splitlines() if part.startswith(f"edition line {line}: ")]
    assert any(reason in part for part in mine), said


@pytest.mark.rule("W2.1", "W2.2", "W2.3", "W2.4", "W2.5")
@pytest.mark.parametrize(
    ("part", "table", "reason"),
    [
        ('"S8-TE2"', "tile", "building tiles: 79 found, 80 needed"),
        ('id = "u9"', "monument", "monument cards: 29 found, 30 needed"),
        ('id = "o15"', "objective", "objectives: 14 found, 15 needed"),
        ('id = "a14"', "solo", "solo cards: 13 found, 14 needed"),
        ('id = "x9"', "mundo", "MUNDO cards: 8 found, 9 needed"),
        ('"B5", y =  1', "map", "rows of maps: 59 found, 60 needed"),
        ('id = "S8"', "shape", "shapes: 7 found, 8 needed"),
        ("seats = 5, long", "offer", "offers must be for 1 to 5 seats"),
        ('"B", name = "gears"', "track", "tracks must be food"),
        ('code = "TE"', "type", "types must be FA"),
    ],
)
def test_a_missing_row_is_counted(part: str, table: str, reason: str) -> None:
    """One row fewer is refused with the numbers, at the line where the table begins."""
    text = "\n".join([line for line in edition_text().splitlines() if part not in line])
    with pytest.raises(BadInput) as wrong:
        GAME.edition(text)
    assert f"edition line {line_of(text, f'{table} = [')}: {reason}" in str(wrong.value)


@pytest.mark.rule("W2.4", "W2.5")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"...N......N."', '"..NN......N."', "natural resources of map A: 11 found, 10 needed"),
        (
            'y =  1, spaces = "............", source = "reconstructed"},\n  {map = "B1"',
            'y =  1, spaces = "~~~~~~......", source = "reconstructed"},\n  {map = "B1"',
            "map A a road can run up 6 columns; 7 are needed",
        ),
        ('name = "gold", value', 'name = "silver", value', "names must be rounds, gold"),
    ],
)
def test_a_wrong_total_is_refused(old: str, new: str, reason: str) -> None:
    """What the rounds and maps need must be there."""
    assert reason in complaint(old, new)[0]


@pytest.mark.rule("W2.4")
def test_how_much_water_there_is_is_up_to_the_edition() -> None:
    """The lake and the rivers are reconstructed: owners of the box draw their own."""
    text = edition_text().replace('"~~~....N...."', '"~~.....N...."')
    box = GAME.edition(text)
    assert isinstance(box, Box)
    assert box.water[MAPS.index("B2")].bit_count() == 13


def test_comments_and_spacing_make_no_other_edition() -> None:
    """The digest is that of the content."""
    text = edition_text()
    assert (
        GAME.edition("# mine\n" + text.replace(", rings", ",   rings")).digest == the_box().digest
    )


@pytest.mark.rule("W2.4", "W5.3.1")
def test_two_editions_at_once_keep_their_own_maps() -> None:
    """The lake of the second one lies a space further west: a tower is refused there."""
    text = edition_text()
    row = '"A", y =  5, spaces = ".....~~....."'
    assert text.count(row) == 1
    other = GAME.edition(text.replace(row, '"A", y =  5, spaces = "....~~......"'))
    for box, legal in ((the_box(), True), (other, False)):
        s = table(2)
        assert isinstance(box, Box)
        s.box = box
        s.restored()
        lay(s, YELLOW, "dot 4,5")
        do(s, "tower")
        if legal:
            assert "put 5,5 r0" in choices(s)
            assert s.refusal(GAME.catalogue.parse("put 5,5 r0")) is None
        else:
            assert refused(s, "put 5,5 r0") == ("on-water", "W5.3.1")


@pytest.mark.rule("W5.1.1", "W5.3.2")
@pytest.mark.parametrize(
    "cells", ["####/#..#/#..#/####", "#/#/#/#", "####", ".##./####/####/.##.", "#"]
)
def test_the_largest_and_smallest_shapes_keep_all_laws(cells: str) -> None:
    """Nothing off the map is offered, whatever the shape: refusals, which count space by space,
    agree with the offer in a whole game."""
    text = edition_text()
    for name in ("S1", "S3", "S6"):
        row = next(line for line in text.splitlines() if f'{{id = "{name}"' in line)
        start = row.index('cells = "')
        old = row[start : row.index('"', start + 9) + 1]
        text = text.replace(row, row.replace(old, f'cells = "{cells}"'))
    match = fuzz_game(GAME, 2, {}, GAME.edition(text), f"shape {cells}")
    assert match.state.asked is None
