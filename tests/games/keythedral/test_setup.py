"""Set-up: what lies where before the first round (manual 3)."""

from __future__ import annotations

import pytest

from boardwright.games.keythedral.actions import CELL, COLOURS, PLOT
from boardwright.games.keythedral.components import CODES
from boardwright.games.keythedral.tiles import empty_plots
from boardwright.games.shared import put
from boardwright.kernel.chance import Script, Sealed
from tests.games.keythedral.table import (
    BLUE,
    GREY,
    SETTING_UP,
    YELLOW,
    asked,
    choices,
    do,
    face_down,
    first,
    fresh,
    hand,
    jump,
    lay_out,
    offered,
    question,
    refused,
    row_names,
    settle,
    table,
    tile_id,
)


@pytest.mark.rule("K3.1")
def test_a_plot_touches_the_four_fields_around_it() -> None:
    """A tile on plot (1,0) sends to the fields (1,0), (2,0), (1,1) and (2,1)."""
    s = table(3)
    settle(s, "blue1", "1,0")
    jump(s, 1)
    do(s, "mark 1")
    assert offered(s, "send") == ["1,0", "1,1", "2,0", "2,1"]


@pytest.mark.rule("K3.1")
def test_only_contacts_with_laid_fields_are_field_sides() -> None:
    """The plot at the outer corner of the land has one field side, at its lower right."""
    s = table(2)
    settle(s, "blue1", "-2,-2")
    hand(s, BLUE, "T")
    do(s, "fence")
    assert [word for word in offered(s, "side") if word.startswith("blue1 ")] == ["blue1 se"]
    assert refused(s, "side blue1 nw") == ("no-field-there", "K4.3.C1")


@pytest.mark.rule("K3.2")
def test_two_quarries_and_two_woods_lie_across_the_keythedral() -> None:
    """Quarries at (0,0) and (1,1), woods at (1,0) and (0,1), around plot (0,0)."""
    s = fresh(2)
    fields = {CELL.words[c]: CODES[k] for c, k in zip(s.cells, s.kinds, strict=True)}
    assert fields == {"0,0": "S", "1,1": "S", "1,0": "T", "0,1": "T"}
    do(s, "lay 2,0", "cottage 1")
    assert refused(s, "settle 0,0") == ("keythedral-there", "K3.12")


@pytest.mark.rule("K3.3", "K8.1")
@pytest.mark.parametrize(
    ("length", "spaces"), [("full", [5, 5, 5, 4, 3]), ("short", [4, 4, 4, 3, 2])]
)
def test_each_row_has_its_number_of_tiles(length: str, spaces: list[int]) -> None:
    """22 tiles in the full game, 17 in the short one; the others never come into play."""
    s = fresh(2, length=length)
    assert face_down(s) == spaces
    assert sum(spaces) == {"full": 22, "short": 17}[length]
    lay_out(s)
    assert len(row_names(s, 0)) == spaces[0]
    assert face_down(s) == [0, *spaces[1:]]


@pytest.mark.rule("K3.3")
def test_the_tiles_of_a_row_are_drawn_at_random_among_those_of_its_value() -> None:
    """Other seeds, other 4s; always five different ones of the six."""
    rows = set()
    for seed in range(12):
        s = fresh(2, Sealed(str(seed)))
        lay_out(s)
        row = row_names(s, 0)
        assert len(set(row)) == 5
        assert set(row) <= {"B01", "B02", "B03", "B04", "B05", "B06"}
        rows.add(tuple(row))
    assert len(rows) > 2


@pytest.mark.rule("K3.4")
def test_all_cubes_lie_in_the_store_and_on_the_mat() -> None:
    """20 timber, 20 stone, 15 of the other basics, 10 of each craft; hands are empty."""
    s = fresh(3)
    assert s.store == [20, 20, 15, 15, 15, 10, 10, 10]
    assert sum(s.cubes) == sum(s.spent) == 0


@pytest.mark.rule("K3.5")
def test_two_laws_lie_out_and_the_others_are_the_deck() -> None:
    """18 cards stay in the deck, nobody holds any."""
    s = fresh(4)
    assert s.law_spaces == (-1, -1)
    assert s.law_deck == 18
    assert s.laws == [0, 0, 0, 0]


@pytest.mark.rule("K3.6")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_start_player_is_drawn(seat: int) -> None:
    """Whoever chance names holds the marker and lays first."""
    s = fresh(3, Script([seat, 0]))
    assert s.start == s.holder == seat
    assert asked(s) == (seat, "lay-field")


@pytest.mark.rule("K3.7")
@pytest.mark.parametrize(
    ("seats", "kinds"),
    [(2, "TTTSFFWWRR"), (3, "TTTTSSFFFWWWRRR"), (4, "T" * 5 + "SSSFFFFWWWWRRRR")],
)
def test_fields_numbered_above_the_players_stay_in_the_box(seats: int, kinds: str) -> None:
    """The bag holds five fields a player, of the kinds that bear their numbers."""
    s = fresh(seats)
    s.bag = put(s.bag, s.drawn_field, s.bag[s.drawn_field] + 1)
    assert "".join([CODES[kind] * n for kind, n in enumerate(s.bag)]) == kinds
    assert sum(s.bag) == 5 * seats


@pytest.mark.rule("K3.7")
def test_five_players_draw_all_fields() -> None:
    """25 fields in the bag: six woods, four quarries and five of each other kind."""
    s = fresh(5)
    s.bag = put(s.bag, s.drawn_field, s.bag[s.drawn_field] + 1)
    assert s.bag == (6, 4, 5, 5, 5)


@pytest.mark.rule("K3.7", "K3.8")
def test_two_players_lay_fourteen_fields_and_ten_cottages() -> None:
    """The ten fields with a 2 are drawn, then the bag is empty, scenario 1."""
    s = fresh(2)
    assert sum(s.bag) == 9
    lay_out(s)
    assert len(s.cells) == 14
    assert "".join(sorted([CODES[kind] for kind in s.kinds])) == "FFRRSSSTTTTTWW"
    assert len(set(s.tiles)) == 10
    assert s.bag == (0,) * 5


@pytest.mark.rule("K3.8")
def test_field_then_cottage_clockwise_for_five_laps() -> None:
    """From the start player on, each lays a field and then a cottage, five times."""
    s = fresh(3, Script([1, *[0] * 20]))
    turns = []
    while question(s).prompt in SETTING_UP:
        if question(s).prompt == "choose-cottage":
            assert s.drawn_field == -1
        else:
            turns.append(asked(s))
        first(s)
    assert turns == [(seat, prompt) for seat in (1, 2, 0) for prompt in SETTING_UP[::2]] * 5
    assert asked(s) == (YELLOW, "place-marker")


@pytest.mark.rule("K3.8")
def test_a_drawn_field_is_shown_to_all() -> None:
    """The first of the bag's woods comes up when chance says 0; everybody sees it."""
    s = fresh(2, Script([0, 0]))
    assert CODES[s.drawn_field] == "T"
    do(s, "lay 2,0")
    assert CODES[s.land.kind_at(CELL.words.index("2,0"))] == "T"


@pytest.mark.rule("K3.9")
def test_the_first_field_has_eight_places() -> None:
    """Exactly the places that share a long side with the start block, scenario 3."""
    s = fresh(2)
    places = ["-1,0", "-1,1", "0,-1", "0,2", "1,-1", "1,2", "2,0", "2,1"]
    assert offered(s, "lay") == places


@pytest.mark.rule("K3.9")
def test_a_field_may_be_laid_behind_a_cottage() -> None:
    """(2,2) is legal with a cottage on (1,1), and refused without it, scenario 5."""
    s = fresh(2)
    assert refused(s, "lay 2,2") == ("nothing-beside", "K3.9")
    s.tiles = put(s.tiles, tile_id("blue1"), PLOT.words.index("1,1"))
    s.advance()
    do(s, "lay 2,2")


@pytest.mark.rule("K3.9")
def test_a_field_is_not_laid_on_another() -> None:
    """A place with a field is taken."""
    assert refused(fresh(2), "lay 1,1") == ("place-taken", "K3.9")


@pytest.mark.rule("K3.10")
def test_a_drawn_field_must_be_laid() -> None:
    """The drawer has no other choice than where."""
    s = fresh(2)
    assert {word.split()[0] for word in choices(s)} == {"lay"}
    assert refused(s, "pass") == ("not-asked", "")


@pytest.mark.rule("K3.11")
def test_a_player_chooses_which_cottage_to_lay() -> None:
    """Any number he has not laid; one laid before is refused."""
    s = fresh(2, Script([0] * 5))
    do(s, "lay 2,0")
    assert offered(s, "cottage") == ["1", "2", "3", "4", "5"]
    do(s, "cottage 3", "settle 1,0", "lay 2,1", "cottage 3", "settle 0,1", "lay 2,2")
    assert asked(s) == (BLUE, "choose-cottage")
    assert offered(s, "cottage") == ["1", "2", "4", "5"]
    assert refused(s, "cottage 3") == ("cottage-laid", "K3.11")


@pytest.mark.rule("K3.12")
def test_a_cottage_need_not_touch_the_new_field() -> None:
    """The field lies in the east, the cottage in the west, scenario 6."""
    s = fresh(2)
    do(s, "lay 2,0", "cottage 1", "settle -1,0")
    assert s.tiles.count(PLOT.words.index("-1,0")) == 1


@pytest.mark.rule("K3.12")
def test_a_cottage_needs_an_empty_plot_that_touches_a_field() -> None:
    """Eight plots touch the start block; far ones, taken ones and the Keythedral's are refused."""
    s = fresh(2, Script([0] * 4))
    assert len(empty_plots(s)) == 8
    do(s, "lay 2,0", "cottage 1")
    assert refused(s, "settle 5,5") == ("no-field-touched", "K3.12")
    assert refused(s, "settle 0,0") == ("keythedral-there", "K3.12")
    do(s, "settle 1,0", "lay 2,1", "cottage 1")
    assert refused(s, "settle 1,0") == ("plot-taken", "K3.12")


@pytest.mark.rule("K3.12")
def test_cottages_are_laid_cottage_side_up() -> None:
    """No house stands on the board when the first round begins."""
    s = fresh(2)
    lay_out(s)
    assert s.houses == 0


@pytest.mark.rule("K3.13")
def test_the_row_of_fours_is_turned_up_last() -> None:
    """No row is open while fields are laid; then the first one is, and only it."""
    s = fresh(2)
    assert face_down(s) == [5, 5, 5, 4, 3]
    lay_out(s)
    assert face_down(s) == [0, 5, 5, 4, 3]
    assert len(row_names(s, 0)) == 5


@pytest.mark.rule("K3.13", "K8.2")
def test_strategic_game_turns_up_all_rows_at_once() -> None:
    """All 22 costs lie open before the first field is laid."""
    s = fresh(2, strategic="on")
    assert asked(s)[1] == "lay-field"
    assert face_down(s) == [0] * 5
    assert [len(row_names(s, row)) for row in range(5)] == [5, 5, 5, 4, 3]


@pytest.mark.rule("K2.3")
def test_each_player_begins_with_five_cottages_and_three_fences() -> None:
    """None of them on the board; the seats have the five colours in order."""
    s = fresh(GREY + 1)
    assert s.tiles == (-1,) * 15
    assert s.fences == (-1,) * 9
    assert COLOURS == ("blue", "yellow", "grey", "green", "red")
