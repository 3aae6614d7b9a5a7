"""Actions are integers with names: ids, arguments, notation, JSON, masks."""

from __future__ import annotations

import pytest

from boardwright.games import REGISTRY, find
from boardwright.kernel.catalogue import Catalogue, Space, UnknownAction

COLOUR = Space("colour", ("red", "blue"))
SIZE = Space("size", ("S", "M", "L"), (1, 2, 3))


def small() -> Catalogue:
    catalogue = Catalogue()
    catalogue.add("wait")
    catalogue.add("take", SIZE)
    catalogue.add("paint", COLOUR, SIZE)
    return catalogue


def test_ids_run_on_from_verb_to_verb() -> None:
    catalogue = small()
    assert [(verb.base, verb.size) for verb in catalogue.verbs] == [(0, 1), (1, 3), (4, 6)]
    assert catalogue.size == 10


def test_every_id_has_a_notation_that_reads_back() -> None:
    catalogue = small()
    words = [catalogue.notation(action) for action in range(catalogue.size)]
    assert words[:2] == ["wait", "take S"]
    assert words[-1] == "paint blue L"
    assert [catalogue.parse(text) for text in words] == list(range(10))
    assert catalogue.parse("  PAINT Blue  l ") == 9


def test_arguments_come_back_from_an_id() -> None:
    paint = small().verbs[2]
    assert paint.args(paint.of(1, 2)) == (1, 2)
    assert paint.has(9)
    assert not paint.has(3)
    take = small().verbs[1]
    assert take.arg(take.of(2)) == 2
    assert take.args(take.of(2)) == (2,)
    assert small().verbs[0].args(0) == ()


def test_json_names_the_arguments() -> None:
    assert small().to_json(9) == {"do": "paint", "colour": "blue", "size": 3}


def test_mask_has_a_byte_for_every_action() -> None:
    assert small().mask([0, 9]) == bytearray([1, 0, 0, 0, 0, 0, 0, 0, 0, 1])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("jump", "write wait, take <size>, paint <colour> <size>"),
        ("", "write wait"),
        ("take", "write take <size>"),
        ("take S M", "write take <size>"),
        ("take XL", "'xl' is no size; there are S, M, L"),
    ],
)
def test_a_text_that_is_no_move_is_told_what_is(text: str, says: str) -> None:
    with pytest.raises(UnknownAction, match=says):
        small().parse(text)


def test_an_id_beyond_the_catalogue_is_refused() -> None:
    with pytest.raises(UnknownAction, match="ids run from 0 to 9"):
        small().notation(10)


def test_three_arguments_belong_in_two_questions() -> None:
    with pytest.raises(ValueError, match="split it"):
        Catalogue().add("far", SIZE, SIZE, SIZE)


@pytest.mark.parametrize("name", REGISTRY)
def test_all_actions_of_a_game_read_back(name: str) -> None:
    catalogue = find(name).catalogue
    for action in range(catalogue.size):
        assert catalogue.parse(catalogue.notation(action)) == action
