"""What comes in the box, and editions that do not add up (manual 2)."""

from __future__ import annotations

import pytest

from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.board import LONG_ROAD, SHORT_ROAD, SINGLE
from boardwright.games.world_wonders.components import (
    FIRST_MUNDO,
    GAINS,
    MAPS,
    MONUMENTS,
    TILES,
    type_of,
)
from boardwright.kernel.game import BadInput
from tests.games.world_wonders.table import edition_text, the_box

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
        ('"repay", value = 3', '"repay", value = 0', "value must be 1 or more"),
        ("seats = 5, long = 3", "seats = 5, long = 4", "do not last for all rounds"),
        ("long = 3, sets = 2", "long = 3, sets = 3", "do not last for all rounds"),
        ('"B5", y =  1', '"B5", y =  2', "row 1 of map B5 must stand here"),
        ('"...~~~......"', '"...~~~...."', "spaces must be 12 signs"),
        ('"B", name = "gears", last = 15', '"B", name = "gears", last = 9', "on the track"),
        ("[1, 4, 7, 9, 12, 14]", "[4, 1, 7, 9, 12, 14]", "rising whole numbers"),
        ('cells = "###"', 'cells = "#.#"', "one piece drawn with #"),
        ('id = "S5"', 'id = "S9"', "id must be S5"),
        ('"square", seats = 4', '"square", seats = 0', "must come first"),
        ('cells = "##/##", cost = 4', 'cells = "##/##", cost = 0', "costs must be 1 or more"),
        ('"S4-TE2", gains = "fcg"', '"S4-TE2", gains = "fcgg"', "gains must be 1 to 3 letters"),
        ('"S4-TE2"', '"S4-TE3"', "id must be S4-TE2"),
        ('id = "m09"', 'id = "m99"', "id must be m09"),
        ('parts = "3x3"', 'parts = "3x9"', "parts must be up to three"),
        ('parts = "3x3"', 'parts = "3x3", link = "gap"', "several parts, and only these"),
        ('"1x1 1x1 1x1", link = "gap"', '"1x1 1x2 1x1", link = "gap"', "parts of 1x1 only"),
        ('parts = "2x2 1x1 1x1"', 'parts = "2x2 2x2 1x1"', "at most 6 spaces together"),
        ('terrain = "L/W"', 'terrain = "W"', "terrain must be one of"),
        ('near = "N W"', 'near = "N Q"', "unknown neighbour 'Q'"),
        ('"FA FA", rings = 4', '"FA FA", rings = 0', "rings must be 1 or more"),
        ('"FA R", rings = 3, gains = "ff"', '"FA R", rings = 3, gains = "z"', "letters of fcg"),
        ('counts = "road-through"', 'counts = "roads"', "unknown count 'roads'"),
        ("two = [8, 13]", "two = [13, 8]", "the lowest and the highest"),
        ('monument = "u5"', 'monument = "u6"', "x5 of the monument u5"),
        ('counts = "longest-road"', 'counts = "road"', "unknown count 'road'"),
        ('of = "gears"', 'of = "gold"', "track does not go with 'gold'"),
        ('id = "o07"', 'id = "o70"', "id must be o07"),
        ("first = 4, second = 0", "first = 4, second = 5", "not be worth more"),
        ('top = "S2 long"', 'top = "S2 big"', "unknown item 'big'"),
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
        ('"tower", count = 10', '"tower", count = 9', "a tower a round"),
        ('"rounds", value = 10', '"rounds", value = 11', "not enough building tiles"),
        ('"...N......N."', '"..NN......N."', "natural resources of map A: 11 found, 10 needed"),
        ('"~~~....N...."', '"~~.....N...."', "water spaces of map B2: 13 found, 14 needed"),
        ('name = "gold", value', 'name = "silver", value', "names must be rounds, gold"),
    ],
)
def test_a_wrong_total_is_refused(old: str, new: str, reason: str) -> None:
    """What the rounds and maps need must be there."""
    assert reason in complaint(old, new)[0]


def test_comments_and_spacing_make_no_other_edition() -> None:
    """The digest is that of the content."""
    text = edition_text()
    assert (
        GAME.edition("# mine\n" + text.replace(", rings", ",   rings")).digest == the_box().digest
    )
