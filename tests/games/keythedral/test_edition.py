"""What comes in the box, and editions that do not add up (manual 2)."""

from __future__ import annotations

import pytest

from boardwright.games.keythedral import GAME
from boardwright.games.keythedral.laws import KNOWN
from boardwright.kernel.game import BadInput
from tests.games.keythedral.table import edition_text, the_box


@pytest.mark.rule("K2.1")
def test_the_box_holds_34_building_tiles() -> None:
    """6 of value 4, 8 of 6, 8 of 8, 6 of 10 and 6 of 12, each for two to four cubes."""
    box = the_box()
    assert box.values == (4, 6, 8, 10, 12)
    assert [box.row_of.count(row) for row in range(5)] == [6, 8, 8, 6, 6]
    assert {sum(cost) for cost in box.costs} == {2, 3, 4}


@pytest.mark.rule("K2.2")
def test_the_box_holds_29_fields() -> None:
    """8 woods, 6 quarries, 5 of each other kind; four 1s, ten 2s, five each of 3, 4 and 5."""
    box = the_box()
    assert [sum(numbers[kind] for numbers in box.fields) for kind in range(5)] == [8, 6, 5, 5, 5]
    assert [sum(kinds) for kinds in box.fields] == [4, 10, 5, 5, 5]
    assert box.fields[0] == (2, 2, 0, 0, 0)
    assert box.fields[1] == (3, 1, 2, 2, 2)


@pytest.mark.rule("K2.4")
def test_the_box_holds_115_cubes_and_20_different_laws() -> None:
    """20 timber and stone, 15 of the other basics, 10 of each craft; no law twice."""
    box = the_box()
    assert box.cubes == (20, 20, 15, 15, 15, 10, 10, 10)
    assert len(set(box.titles)) == len(set(box.laws)) == len(KNOWN) == 20


@pytest.mark.rule("K2.4")
def test_craft_cubes_cost_and_score_what_the_manual_says() -> None:
    """Ironwork 2, glass 3, gold 4; a basic counts 1."""
    box = the_box()
    assert box.price[5:] == (2, 3, 4)
    assert box.points == (1, 1, 1, 1, 1, 2, 3, 4)


def line_of(text: str, part: str) -> int:
    return next(i for i, line in enumerate(text.splitlines(), 1) if part in line)


def complaint(old: str, new: str) -> tuple[str, int]:
    """What is said about the edition with one thing changed, and the line that was changed."""
    text = edition_text()
    assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
    with pytest.raises(BadInput) as wrong:
        GAME.edition(text.replace(old, new))
    return str(wrong.value), line_of(text, old.splitlines()[0])


@pytest.mark.rule("K2.1", "K2.4")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('effect = "lodger"', 'effect = "lodgre"', "effect must be one of master-of-works"),
        ('"B07", value = 6', '"B07", valeu = 6', "unknown 'valeu'"),
        ('"B07", value = 6', '"B07", value = "six"', "value must be a whole number"),
        ('"B07", value = 6', '"B07", value = 5', "no row has the value 5"),
        ('"B07", value = 6, ', '"B07", ', "'value' is missing"),
        ('cost = "TTS"', 'cost = "TXS"', "cost must be 2 to 4 letters"),
        ('cost = "TTS"', 'cost = "TTSSF"', "cost must be 2 to 4 letters"),
        ('cost = "TTS"', 'cost = "T"', "cost must be 2 to 4 letters"),
        ('cost = "TTS"', "cost = 7", "cost must be a text"),
        ('id = "B08"', 'id = "B80"', "id must be B08"),
        ("number = 7,", "number = 8,", "number must be 7"),
        ('"gold", count = 10', '"gold", count = 0', "count must be a whole number from 1 to 40"),
        (
            "points = 4, price = 4",
            "points = 4, price = 5",
            "price must be a whole number from 0 to 4",
        ),
        ('"lake", backs = [0, 2, 1, 1, 1]', '"lake", backs = [0, 2, 1, 1]', "5 whole numbers"),
        ("tiles = 6, full = 5", "tiles = 6, full = 6", "full must be a whole number from 1 to 5"),
        ('"change-of-trade", amount = 2', '"change-of-trade"', "change-of-trade needs amount"),
        ('effect = "gleaning"', 'effect = "gleaning", amount = 2', "gleaning has no amount"),
        (
            '"poor-relief", amount = 3',
            '"poor-relief", amount = 0',
            "amount must be a whole number from 1 to 9",
        ),
        ('"lodger", source = "reconstructed"', '"lodger", source = "a friend"', "unknown; it be"),
    ],
)
def test_a_wrong_row_is_named_by_its_line(old: str, new: str, reason: str) -> None:
    """The message gives the line of the row and the reason."""
    said, line = complaint(old, new)
    mine = [part for part in said.splitlines() if part.startswith(f"edition line {line}: ")]
    assert any(reason in part for part in mine), said


@pytest.mark.rule("K2.1", "K2.2", "K2.3", "K2.4")
@pytest.mark.parametrize(
    ("old", "new", "table", "reason"),
    [
        ("tiles = 6, full = 4", "tiles = 7, full = 4", "building", "6 found, 7 needed"),
        ('"lake", backs = [0, 2', '"lake", backs = [0, 3', "field", "11 found, 10 needed"),
        ('"lake", backs = [0, 2', '"lake", backs = [1, 2', "field", "two woods, two quarries"),
        ('"fence", count = 3', '"fence", count = 4', "player", "4 found, 3 needed"),
        ('"worker", count = 10', '"worker", count = 9', "player", "9 found, 10 needed"),
        ('code = "I"', 'code = "X"', "cube", "TSFWRIGA"),
        ('"gold", count = 10', '"gold", count = 30', "cube", "175 at most"),
    ],
)
def test_a_wrong_count_is_named_by_the_line_of_its_table(
    old: str, new: str, table: str, reason: str
) -> None:
    """What was found and what is needed, at the line where the table begins."""
    said, _ = complaint(old, new)
    line = line_of(edition_text(), f"{table} = [")
    mine = [part for part in said.splitlines() if part.startswith(f"edition line {line}: ")]
    assert any(reason in part for part in mine), said


@pytest.mark.rule("K2.1", "K2.4")
@pytest.mark.parametrize(
    ("part", "table", "reason"),
    [
        ('id = "B34"', "building", "building tiles: 33 found, 34 needed"),
        ("number = 20,", "law", "law cards: 19 found, 20 needed"),
        ("value = 12, tiles", "row", "rows: 4 found, 5 needed"),
    ],
)
def test_a_missing_row_is_counted(part: str, table: str, reason: str) -> None:
    """One tile, law or row fewer is refused with the numbers."""
    lines = [line for line in edition_text().splitlines() if part not in line]
    text = "\n".join(lines)
    with pytest.raises(BadInput) as wrong:
        GAME.edition(text)
    assert f"edition line {line_of(text, f'{table} = [')}: {reason}" in str(wrong.value)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('cost = "TTS"', 'cost = "TTS', "not TOML"),
        ('{id = "B10", ', '{id "B10", ', "not TOML"),
    ],
)
def test_a_slip_in_toml_is_named_by_its_line(old: str, new: str, reason: str) -> None:
    """An open quote, a missing sign: the line and what the reader stumbled over."""
    said, line = complaint(old, new)
    assert said.startswith(f"edition line {line}: {reason}: ")
    assert len(said.split(": ", 2)[2]) > 5


def test_an_edition_that_breaks_off_is_named_by_its_last_line() -> None:
    """The end of the file is where the reader stopped."""
    text = "cube = [\n"
    with pytest.raises(BadInput, match=r"^edition line \d: not TOML: "):
        GAME.edition(text)


def test_unknown_and_missing_tables_are_named() -> None:
    """A table misspelt is both unknown and missing."""
    said, line = complaint("\nlaw = [", "\nlaws = [")
    assert line_of(edition_text(), "law = [") > line
    assert "unknown table 'laws'" in said
    assert "table 'law' is missing" in said


def test_all_problems_are_named_at_once_in_the_order_of_their_lines() -> None:
    """A person sees every slip in one go."""
    text = edition_text().replace('cost = "TTS"', 'cost = "T"').replace('"lodger"', '"lodgre"')
    with pytest.raises(BadInput) as wrong:
        GAME.edition(text)
    said = str(wrong.value).splitlines()
    assert len(said) == 2
    assert "cost must" in said[0]
    assert "lodgre" in said[1]


def test_a_number_of_thousands_of_digits_is_refused_with_its_line() -> None:
    text = edition_text().replace("count = 20", f"count = {'9' * 6000}", 1)
    with pytest.raises(BadInput, match="edition line 9: a number with too many digits"):
        GAME.edition(text)


def test_comments_and_spacing_make_no_other_edition() -> None:
    """The digest is that of the content."""
    text = edition_text()
    assert GAME.edition("# mine\n" + text.replace(", cost", ",   cost")).digest == the_box().digest
    assert GAME.edition(text.replace('cost = "TTS"', 'cost = "TTF"')).digest != the_box().digest
