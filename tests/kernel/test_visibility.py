"""Visibility declared once: views, re-deals and keys that come from it."""

from __future__ import annotations

from typing import Annotated

import pytest

from boardwright.kernel.chance import Sealed
from boardwright.kernel.frame import Ask
from boardwright.kernel.state import State
from boardwright.kernel.visibility import (
    COUNTS,
    SET,
    SETS,
    SPECTATOR,
    VALUE,
    Field,
    Open,
    Silent,
    Visibility,
    its_owner,
    nobody,
)
from tests.example import cairn


class Purse(State):
    """Coins of three kinds behind screens, some of them known; a deck of unique cards in suits."""

    coins: Annotated[list[int], Field(COUNTS, its_owner, pool="coins", floor="known")]
    known: Silent[list[int]]
    cards: Annotated[list[int], Field(SETS, its_owner, pool="cards")]
    deck: Annotated[int, Field(SET, nobody, pool="cards")] = 0


FIELDS = Visibility(Purse).fields


@pytest.mark.parametrize(
    ("field", "words"),
    [
        (Field(SETS, its_owner), "one of pool, faces and known"),
        (Field(SETS, its_owner, pool="cards", known=True), "one of pool, faces and known"),
        (Field(SETS, its_owner, faces=(1, 2)), "dice are kept in lists"),
        (Field(SETS, its_owner, known=True, floor="known"), "only a pool has a floor"),
        (Field(VALUE, its_owner), "a plain value is seen by everyone"),
    ],
)
def test_a_declaration_that_does_not_fit_together_stops_the_import(
    field: Field, words: str
) -> None:
    with pytest.raises(TypeError, match=words):
        Visibility(Purse, {**FIELDS, "cards": field})


def suit(s: Purse, card: int) -> int:
    return card // 4


SEES = Visibility(Purse, FIELDS, {"cards": suit})


def purse() -> Purse:
    s = Purse(3, Sealed("x"))
    s.coins = [2, 1, 0, 0, 3, 1, 1, 1, 1]
    s.known = [0, 0, 0, 0, 3, 0, 0, 0, 0]
    s.cards = [1, 2 | 16, 4 | 32]
    s.deck = 8 | 64
    s.asked = Ask(0, [1], "x")
    s.stack = [cairn.LayStones(0)]
    return s


class Bare(State):
    """A field of which nobody says who sees it."""

    hat: int = 0


def test_a_field_without_a_declaration_stops_the_import() -> None:
    with pytest.raises(TypeError, match=r"Bare\.hat: say who sees it"):
        Visibility(Bare)


def test_a_clone_copies_every_field_and_shares_no_list() -> None:
    s = purse()
    other = s.clone()
    assert isinstance(other, Purse)
    assert SEES.dump(other) == SEES.dump(s)
    other.coins[0] += 1
    other.cards[0] = 0
    assert s.coins[0] == 2
    assert s.cards[0] == 1


def test_fields_of_a_base_are_fields_too() -> None:
    class Fuller(Purse):
        hat: Open[int] = 0

    assert list(Visibility(Fuller).fields) == ["coins", "known", "cards", "deck", "hat"]
    assert "hat" in Visibility(Fuller).dump(with_hat(Fuller))


def with_hat(kind: type[Purse]) -> Purse:
    s = kind(2, Sealed("x"))
    s.coins, s.known, s.cards = [0] * 6, [0] * 6, [0, 0]
    return s


def test_a_view_shows_own_things_and_numbers_of_the_others() -> None:
    view = SEES.view(purse(), 0)
    assert view["coins"] == [[2, 1, 0], 4, 3]
    assert view["cards"] == [[0], 2, 2]
    assert view["deck"] == 2
    assert "known" not in view
    assert SEES.view(purse(), SPECTATOR)["coins"] == [3, 4, 3]


def test_only_the_asked_seat_sees_its_options() -> None:
    assert SEES.view(purse(), 0)["asked"]["options"] == [1]
    assert "options" not in SEES.view(purse(), 1)["asked"]


def test_at_the_end_everything_lies_open() -> None:
    s = purse()
    s.asked = None
    assert SEES.view(s, SPECTATOR)["coins"] == [[2, 1, 0], [0, 3, 1], [1, 1, 1]]
    assert SEES.view(s, SPECTATOR)["deck"] == [3, 6]


def test_a_redeal_keeps_what_is_known_and_the_suits_of_each_zone() -> None:
    dealt = set()
    for n in range(200):
        s = SEES.determinize(purse(), 0, Sealed(str(n)))
        assert isinstance(s, Purse)
        assert s.coins[:3] == [2, 1, 0]
        assert s.coins[4] >= 3
        assert [sum(s.coins[i::3]) for i in range(3)] == [3, 5, 2]
        assert s.cards[0] == 1
        for hand in (s.cards[1], s.cards[2], s.deck):
            assert (hand & 15).bit_count() == (hand >> 4).bit_count() == 1
        dealt.add((tuple(s.coins), tuple(s.cards)))
    assert len(dealt) > 20


def test_the_key_is_equal_for_positions_a_seat_cannot_tell_apart() -> None:
    true = purse()
    other = SEES.determinize(true, 0, Sealed("y"))
    assert SEES.dump(other) != SEES.dump(true)
    assert SEES.key(other, 0) == SEES.key(true, 0)
    assert SEES.key(other, 1) != SEES.key(true, 1)


def test_a_redeal_never_takes_its_future_from_the_true_stream() -> None:
    true = purse()
    other = SEES.determinize(true, 0, Sealed("y"))
    assert other.source is not true.source
    assert "drawn" not in SEES.view(true, 0)


def test_another_seats_secret_choice_is_chosen_again() -> None:
    game = cairn.GAME
    s = game.begin(2, {}, game.edition(), Sealed("two"))
    assert s.asked is not None
    s.apply(s.asked.options[0])
    hidden = s.secrets[0]
    assert game.visibility.view(s, 1)["secrets"] == [None, -1]
    assert game.visibility.view(s, 0)["secrets"] == [hidden, -1]
    seen = {game.visibility.determinize(s, 1, Sealed(str(n))).secrets[0] for n in range(60)}
    assert len(seen) > 1


def test_what_is_not_plain_data_is_not_dumped() -> None:
    s = purse()
    s.known = ["gold"]  # type: ignore[list-item]
    with pytest.raises(Exception, match="not plain data"):
        SEES.dump(s)
