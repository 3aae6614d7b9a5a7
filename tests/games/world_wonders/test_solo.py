"""The solo game and the Automaton's cards (manual 7)."""

from __future__ import annotations

import pytest

from boardwright.games.shared import put
from boardwright.games.world_wonders import GAME
from boardwright.games.world_wonders.automaton import automaton_turn
from boardwright.games.world_wonders.components import tile_name
from boardwright.games.world_wonders.state import NONE, Table
from boardwright.kernel.visibility import members
from tests.games.world_wonders.table import (
    YELLOW,
    asked,
    card_id,
    choices,
    display,
    do,
    end_round,
    fresh,
    next_draws,
    notes,
    question,
    refused,
    shown,
    table,
    the_box,
    tiles,
    tiles_up,
    tracks,
    turn,
)

CARDS = [
    "S6 > S4 > long",
    "S5 > S3 > set",
    "S4 > S6 > long",
    "S3 > S2 > set",
    "S2 > S1 > long",
    "S1 > S5 > set",
    "tower > S6 > S5",
    "S2 long > S1 > tower",
    "S1 set > S3 > long",
    "long > S4 > S2",
    "set > S5 > S1",
    "old > S3 > S6",
    "old > S4 > S3",
    "new > S2 > S5",
]


def full() -> Table:
    """A solo table with one of everything on offer."""
    s = table(1)
    s.solo_bag, s.solo_used = (1 << 14) - 1, ()
    s.roads = s.sets = s.tower = 1
    s.road_supply, s.set_supply, s.tower_supply = 34, 19, 9
    tiles(s, "S1-FA1", "S2-FA1", "S3-FA1", "S4-FA1", "S5-FA1", "S6-FA1")
    display(s, "m01", "m02")
    assert GAME.audit(s) == []
    return s


def goods(s: Table) -> list[str]:
    """Everything on offer, as solo cards name it."""
    found = [f"S{i + 1}" for i, tile in enumerate(s.shown) if tile != NONE]
    found += [name for name, n in (("long", s.roads), ("set", s.sets), ("tower", s.tower)) if n]
    return found + ["monument"] * len(s.display)


def remove(s: Table, items: list[str]) -> None:
    """These are no longer on offer."""
    for item in items:
        if item.startswith("S"):
            s.discards |= 1 << s.shown[int(item[1]) - 1]
            s.shown = put(s.shown, int(item[1]) - 1, NONE)
        elif item == "long":
            s.roads, s.road_supply = 0, s.road_supply + 1
        elif item == "set":
            s.sets, s.set_supply = 0, s.set_supply + 1
        elif item == "tower":
            s.tower, s.tower_supply = 0, s.tower_supply + 1
        else:
            display(s)


def play_card(s: Table, number: int) -> None:
    """The Automaton turns up this card; a monument taken is replaced by the deck's first."""
    next_draws(s, members(s.solo_bag).index(number), 0)
    automaton_turn(s)
    assert s.solo_used[-1] == number


@pytest.mark.rule(
    "W7.3",
    "W7.4",
    "W7.A1",
    "W7.A2",
    "W7.A3",
    "W7.A4",
    "W7.A5",
    "W7.A6",
    "W7.A7",
    "W7.A8",
    "W7.A9",
    "W7.A10",
    "W7.A11",
    "W7.A12",
    "W7.A13",
    "W7.A14",
)
@pytest.mark.parametrize("number", range(14))
def test_each_solo_card_from_the_top(number: int) -> None:
    """The first section that has something; when it has nothing, the next; in the end nothing."""
    sections = [part.split() for part in CARDS[number].split(" > ")]
    for i, section in enumerate(sections):
        s = full()
        for earlier in sections[:i]:
            remove(s, earlier)
        before = goods(s)
        play_card(s, number)
        if section[0] in ("old", "new"):
            assert goods(s) == before
            assert len(s.rival) == 1
        else:
            assert goods(s) == [item for item in before if item not in section]
        assert GAME.audit(s) == []
    s = full()
    for section in sections:
        remove(s, section)
    before = goods(s)
    play_card(s, number)
    assert goods(s) == before
    assert notes(s, "solo-nothing") == [()]


@pytest.mark.rule("W7.3", "W7.A8", "W7.A9")
@pytest.mark.parametrize(("number", "left", "gone"), [(7, "long", "S2"), (8, "S1", "set")])
def test_half_a_section_is_enough(number: int, left: str, gone: str) -> None:
    """Of two things named together the one that is there is taken."""
    s = full()
    remove(s, [gone])
    play_card(s, number)
    assert left not in goods(s)
    assert len(goods(s)) == 9


@pytest.mark.rule("W7.4", "W7.A12", "W7.A13", "W7.A14")
@pytest.mark.parametrize(("number", "taken"), [(11, "m01"), (12, "m01"), (13, "m02")])
def test_old_and_new_monuments(number: int, taken: str) -> None:
    """The card stays with the Automaton, the display has two again."""
    s = full()
    play_card(s, number)
    assert s.rival == (card_id(taken),)
    assert len(shown(s)) == 2
    assert taken not in shown(s)
    s = full()
    display(s, "m05")
    s.wonder_bag = 0
    next_draws(s, number)
    automaton_turn(s)
    assert s.rival == (card_id("m05"),)


@pytest.mark.rule("W7.4")
def test_where_things_go() -> None:
    """Tiles to the discards, roads and tower to the supply, from where they come back."""
    s = full()
    for number in (7, 6, 10):
        play_card(s, number)
    assert [tile_name(tile) for tile in members(s.discards)] == ["S2-FA1"]
    assert (s.road_supply, s.set_supply, s.tower_supply) == (35, 20, 10)
    s.source = fresh(1).source
    end_round(s)
    assert (s.road_supply + s.roads, s.set_supply + s.sets) == (35, 20)
    assert s.tower_supply + s.tower == 10


@pytest.mark.rule("W7.1", "W3.3", "W3.10")
def test_set_up_for_one() -> None:
    """Six stacks, two monuments, no pedestals, no objectives; the Automaton has moved once."""
    s = fresh(1)
    assert len(s.shown) == 6
    assert len(s.display) == 2
    assert s.pedestals == ()
    assert s.goals == ()
    assert refused(s, "pedestal 1") == ("no-pedestals", "W3.3")
    assert "start" in choices(s)


@pytest.mark.rule("W7.2")
def test_the_automaton_begins_and_alternates() -> None:
    """One card before each turn of the player."""
    s = fresh(1)
    assert len(s.solo_used) == 1
    do(s, "start")
    do(s, choices(s)[0])
    buys = [move for move in choices(s) if move in ("road", "set")]
    do(s, buys[0])
    while question(s).prompt in ("lay-road", "lay-short"):
        do(s, choices(s)[0])
    do(s, "end")
    assert len(s.solo_used) == 2
    assert asked(s) == (YELLOW, "turn")


@pytest.mark.rule("W7.5")
def test_used_up_solo_cards_are_shuffled_again() -> None:
    """Scenario 78: for the 15th card all 14 are shuffled and one is turned up."""
    s = full()
    s.solo_bag, s.solo_used = 0, tuple(range(14))
    next_draws(s, 3)
    automaton_turn(s)
    assert s.solo_used == (3,)
    assert len(members(s.solo_bag)) == 13


@pytest.mark.rule("W7.6")
def test_the_round_ends_when_the_player_is_out() -> None:
    """The last gold is spent: the next round begins with the Automaton."""
    s = full()
    s.source = fresh(1).source
    turn(s, YELLOW, 1)
    do(s, "road", "put 1,1 r0")
    assert s.round == 2
    assert s.gold == [7]
    assert len(s.solo_used) == 1
    assert len([tile for tile in tiles_up(s) if tile]) >= 4


@pytest.mark.rule("W7.7", "W10.8")
@pytest.mark.parametrize(("difficulty", "rival", "wins"), [("easy", 28, True), ("hard", 34, False)])
def test_the_automaton_score(difficulty: str, rival: int, wins: bool) -> None:
    """Scenario 48: tracks 8, 9, 11 and 3 + 2 + 1 rings; 34 points beat 28 but not 34."""
    s = table(1, difficulty=difficulty)
    tracks(s, YELLOW, 8, 9, 11, 0)
    s.rival = (card_id("m02"), card_id("m01"), card_id("m03"))
    [player] = GAME.scores(s)
    assert player.ties == (0, rival)
    player.total = 34
    assert GAME.winners([player]) == ([0] if wins else [])
    player.total = 35
    assert GAME.winners([player]) == [0]
    player.total = rival
    assert GAME.winners([player]) == []


@pytest.mark.rule("W7.7")
def test_mundo_cards_of_the_automaton_count_one() -> None:
    """On hard."""
    s = table(1, difficulty="hard", mundo="mode")
    s.rival = (card_id("x9"), card_id("m18"))
    assert GAME.scores(s)[0].ties[1] == 1 + 4


@pytest.mark.rule("W8.2", "W7.4", "W7.A12")
def test_solo_with_mundo() -> None:
    """Scenario 83: the monument goes to the Automaton and is refilled; the MUNDO card is older."""
    s = table(1, mundo="mode")
    s.solo_bag, s.solo_used = (1 << 14) - 1, ()
    display(s, "m01", "x3")
    assert s.sizes == (1, 1)
    play_card(s, 11)
    assert s.rival == (card_id("m01"),)
    assert shown(s)[0] == "x3"
    assert shown(s)[1][0] == "m"


@pytest.mark.rule("W8.3")
def test_solo_display_grows_to_two() -> None:
    """The MUNDO deck is empty: two monuments."""
    s = table(1, mundo="mode")
    s.solo_bag, s.solo_used = (1 << 14) - 1, ()
    display(s, "x3", "m01")
    s.mundo_bag = 0
    play_card(s, 11)
    assert s.sizes == (2, 1)
    assert [name[0] for name in shown(s)] == ["m", "m"]


def test_the_words_of_solo_cards_are_known() -> None:
    """What the cards above name is what the edition may name."""
    words = {word for card in CARDS for word in card.replace(">", " ").split()}
    assert words <= {item.name for item in the_box().items}
