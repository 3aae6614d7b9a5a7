"""Final scoring (manual 8)."""

from __future__ import annotations

import pytest

from boardwright.games.guilds_of_london import GAME
from boardwright.games.guilds_of_london.state import Table
from tests.games.guilds_of_london.table import (
    RED,
    YELLOW,
    at,
    card_points,
    do,
    empty_hall,
    finish,
    give,
    hall,
    hold_tokens,
    keep,
    lay,
    lay_token,
    masters,
    neighbours,
    neutrals,
    plantation,
    points,
    put_men,
    scan,
    ship,
    stand,
    table,
    where,
)

# Guilds of one suit alone, by suit.
PURE = (
    ("1", "17", "27", "40"),
    ("2", "10", "24", "32"),
    ("3", "11", "19", "34"),
    ("4", "13", "22", "36"),
    ("5", "15", "25", "38"),
)
EDGE = ("0,0", "1,0", "2,0", "3,0", "4,0", "0,1")


def own(s: Table, *names: str) -> None:
    """Red is Master of these guilds, along the edge of the board."""
    for cell, name in zip(EDGE, names, strict=False):
        lay(s, cell, name)
        masters(s, RED, cell)


@pytest.mark.rule("G1.1")
def test_every_source_counts_for_the_total() -> None:
    s = table(2)
    s.gain(RED, 3, 0)
    s.gain(RED, 2, 1)
    s.gain(RED, 5, 2)
    s.gain(RED, 1, 3)
    keep(s, RED, 19)
    masters(s, RED, "0,0", "1,0")
    score = finish(s)[RED]
    assert dict(score.sources) == {
        "tiles": 3,
        "tokens": 2,
        "plantation": 5,
        "abilities": 1,
        "mayoral": 4,
        "neighbours": 1,
    }
    assert score.total == 16


@pytest.mark.rule("G1.1")
def test_points_are_kept_by_where_they_came_from() -> None:
    s = table(2)
    give(s, RED, "P6")
    do(s, "use P6")
    lay(s, "0,0", "6")
    lay_token(s, "0,0", 0)
    stand(s, "0,0", 2, 1)
    scan(s)
    put_men(s, RED, ship=1)
    plantation(s)
    do(s, "take 0")
    red, yellow = [dict(score.sources) for score in GAME.scores(s)]
    assert (red["tiles"], red["plantation"], red["abilities"]) == (2, 5, 2)
    assert yellow["tokens"] == 2


@pytest.mark.rule("G8.1.1", "G8.2.5", "G8.2.6")
def test_men_on_open_tiles_leave_the_others_stay_for_counting() -> None:
    s = table(2)
    stand(s, "0,0", 3)
    put_men(s, RED, ship=2, hall=1)
    keep(s, RED, 18, 19)
    held = sum(s.held)
    score = dict(finish(s)[RED].sources)
    assert s.at(RED, at("0,0")) == 0
    assert (ship(s, RED), hall(s, RED)) == (2, 5)
    assert score["mayoral"] == 4 + 5
    assert sum(s.held) == held


@pytest.mark.rule("G8.1.2", "G11.2")
def test_mayoral_cards_are_shown_at_the_end() -> None:
    s = table(2)
    keep(s, RED, 7, 20)
    assert GAME.visibility.view(s, YELLOW)["starts"][RED] == 1
    finish(s)
    view = GAME.visibility.view(s, YELLOW)
    assert (view["starts"][RED], view["later"][RED]) == ([6], [19])


@pytest.mark.rule("G8.1.3")
@pytest.mark.parametrize(
    ("cells", "pairs"),
    [
        (("0,0", "1,0", "0,1", "1,1"), 4),
        (("0,0", "1,0", "0,1"), 2),
        (("0,0", "1,1"), 0),
        (("0,0", "2,0"), 0),
        (("2,1", "2,3"), 0),
        (("0,0", "1,0", "2,0", "3,0", "4,0"), 4),
    ],
)
def test_neighbouring_masters_score_a_point_a_pair(cells: tuple[str, ...], pairs: int) -> None:
    """A square scores 4, an L of three 2; the Guildhall joins nothing, scenarios 40 and 41."""
    s = table(2)
    masters(s, RED, *cells)
    assert neighbours(s, RED) == pairs
    assert dict(finish(s)[RED].sources)["neighbours"] == pairs


@pytest.mark.rule("G8.1.3")
def test_another_players_master_is_no_neighbour() -> None:
    s = table(2)
    masters(s, RED, "0,0")
    masters(s, YELLOW, "1,0")
    assert neighbours(s, RED) == 0


@pytest.mark.rule("G8.1.4")
def test_ties_go_to_more_mayoral_cards_or_are_shared() -> None:
    s = table(3)
    for seat in range(3):
        empty_hall(s, seat)
    keep(s, 0, 1)
    keep(s, 1, 2, 3)
    keep(s, 2, 4)
    points(s, 9, 9, 9)
    assert GAME.winners(finish(s)) == [1]
    t = table(3)
    for seat, card in enumerate((1, 2, 3)):
        keep(t, seat, card)
    points(t, 9, 8, 9)
    assert GAME.winners(finish(t)) == [0, 2]
    u = table(3)
    for seat, card in enumerate((1, 2, 3)):
        keep(u, seat, card)
    points(u, 9, 8, 7)
    assert GAME.winners(finish(u)) == [0]


@pytest.mark.rule("G8.2.1", "G6.2.1")
@pytest.mark.parametrize("card", range(5))
def test_patrons_count_masters_on_their_suit(card: int) -> None:
    """Two for each, ten at most; another suit does not count."""
    s = table(2)
    names = PURE[card]
    for n in range(1, 5):
        own(s, *names[:n])
        assert card_points(s, RED, card) == 2 * n
    lay(s, "0,1", PURE[(card + 1) % 5][0])
    masters(s, RED, "0,1")
    assert card_points(s, RED, card) == 8


@pytest.mark.rule("G8.1.2", "G8.2.1")
def test_a_patron_brings_ten_at_most() -> None:
    s = table(2)
    names = ("1", "17", "27", "40", "6", "9")
    for cell, name in zip(("0,0", "1,0", "3,0", "4,0", "0,1", "4,1"), names, strict=True):
        lay(s, cell, name)
        masters(s, RED, cell)
    assert card_points(s, RED, 0) == 10


@pytest.mark.rule("G8.2.2")
@pytest.mark.parametrize("card", range(5, 15))
def test_alliances_count_pairs_of_masters(card: int) -> None:
    """One of each suit is a pair, three points; two of one suit alone are none."""
    s = table(2)
    one, other = ["YBRGP".index(letter) for letter in s.box.mayoral_suits[card]]
    own(s, PURE[one][0], PURE[one][1])
    assert card_points(s, RED, card) == 0
    own(s, PURE[one][0], PURE[one][1], PURE[other][0])
    assert card_points(s, RED, card) == 3
    own(s, PURE[one][0], PURE[one][1], PURE[other][0], PURE[other][1])
    assert card_points(s, RED, card) == 6


@pytest.mark.rule("G8.2.2")
def test_a_tile_with_both_suits_serves_for_either_but_once() -> None:
    """Alliance of yellow and red: one guild with both is no pair, two are one."""
    s = table(2)
    own(s, "6")
    assert card_points(s, RED, 6) == 0
    own(s, "6", "26")
    assert card_points(s, RED, 6) == 3
    own(s, "6", "26", "1")
    assert card_points(s, RED, 6) == 3
    own(s, "6", "26", "1", "3", "11", "17")
    assert card_points(s, RED, 6) == 9


@pytest.mark.rule("G8.2.3", "G8.2.4")
def test_the_ward_and_the_monuments_of_two_players() -> None:
    """Masters on the four special buildings: 8 and 9 of 12, scenario 65."""
    s = table(2)
    masters(s, RED, *[where(s, name) for name in ("church", "company", "parade", "university")])
    assert card_points(s, RED, 15) == 8
    assert card_points(s, RED, 16) == 9


@pytest.mark.rule("G8.2.3")
def test_the_ward_touches_the_guildhall_by_side_or_corner() -> None:
    s = table(2)
    masters(s, RED, "1,1", "0,0")
    assert card_points(s, RED, 15) == 2
    t = table(4)
    masters(t, RED, "0,0", "3,2", "0,1")
    assert card_points(t, RED, 15) == 6


@pytest.mark.rule("G8.2.4")
def test_a_guild_is_no_monument() -> None:
    s = table(4)
    lay(s, "0,0", "14")
    masters(s, RED, "3,1", "0,0")
    assert card_points(s, RED, 16) == 3


@pytest.mark.rule("G8.2.5")
def test_the_adventurer_counts_men_on_the_plantation() -> None:
    s = table(2)
    put_men(s, RED, ship=3)
    assert card_points(s, RED, 17) == 6
    put_men(s, RED, ship=3)
    assert card_points(s, RED, 17) == 8


@pytest.mark.rule("G8.2.6")
def test_the_full_hall_counts_men_in_the_guildhall() -> None:
    s = table(2)
    assert card_points(s, RED, 18) == 4
    put_men(s, RED, hall=6)
    assert card_points(s, RED, 18) == 8


@pytest.mark.rule("G8.2.7")
def test_the_estate_is_the_largest_connected_group() -> None:
    """The Guildhall does not connect."""
    s = table(2)
    masters(s, RED, "0,0", "1,0", "1,1", "4,4")
    assert card_points(s, RED, 19) == 3
    t = table(2)
    masters(t, RED, "2,1", "2,3")
    assert card_points(t, RED, 19) == 1
    masters(t, RED, *[f"{x},0" for x in range(5)], *[f"4,{y}" for y in range(1, 5)], "3,1")
    assert card_points(t, RED, 19) == 9


@pytest.mark.rule("G8.2.8")
def test_the_gracious_loser_counts_tokens_held() -> None:
    s = table(2)
    hold_tokens(s, RED, 3)
    assert card_points(s, RED, 20) == 6
    hold_tokens(s, RED, 2)
    assert card_points(s, RED, 20) == 8


@pytest.mark.rule("G8.1.4")
def test_stocks_of_neutrals_and_cards_in_hand_are_worth_nothing() -> None:
    s = table(2)
    keep(s, RED, 1)
    before = GAME.scores(s)[RED].total
    neutrals(s, RED, 2)
    assert GAME.scores(s)[RED].total == before


def test_the_audit_names_what_is_lost() -> None:
    s = table(3)
    assert GAME.audit(s) == []
    s.deck.pop()
    assert GAME.audit(s) == ["action cards lost or doubled"]
    t = table(3)
    t.mayoral_deck &= t.mayoral_deck - 1
    assert GAME.audit(t) == ["Mayoral cards lost or doubled"]
    u = table(3)
    u.board_neutrals -= 1
    assert GAME.audit(u) == ["5 neutrals"]
