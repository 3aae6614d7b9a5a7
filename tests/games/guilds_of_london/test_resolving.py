"""Resolving tiles (manual 4.2), the special buildings and neutrals (manual 6)."""

from __future__ import annotations

import pytest

from boardwright.games.guilds_of_london.city import lowest_guild, open_guilds, suits_shown
from boardwright.games.guilds_of_london.components import NUMBERED, VP, icon_kind, icon_number
from boardwright.games.guilds_of_london.flow import Round
from boardwright.games.guilds_of_london.state import FROM_TILES, FROM_TOKENS, NONE, SOURCES, Table
from boardwright.games.guilds_of_london.tokens import tokens_held
from boardwright.kernel.visibility import members
from tests.games.guilds_of_london.table import (
    GREEN,
    RED,
    YELLOW,
    after_scan,
    asked,
    at,
    card_points,
    choices,
    crowd,
    do,
    drain,
    empty_hall,
    empty_mayoral,
    grow,
    hall,
    is_open,
    keep,
    lay,
    lay_token,
    master,
    masters,
    men,
    neutrals,
    notes,
    offered,
    points,
    put_men,
    refused,
    resolve_all_but,
    run,
    scan,
    ship,
    stand,
    supply,
    table,
    the_box,
    tile_id,
    vps,
    where,
)

BONUS_TILES = [tile for tile in range(40) if len(the_box().icons[tile]) > 1]


def decline_all(s: Table) -> None:
    """Take none of the icons offered."""
    while asked(s)[1].startswith(("icon", "name")):
        options = choices(s)
        do(s, next(o for o in ("take 0", "stop", "decline", "name none") if o in options))


# The scan.


@pytest.mark.rule("G4.2.1")
def test_two_players_resolve_in_even_rounds_only() -> None:
    """Round 5: no resolution; round 6: one, scenario 38."""
    s = table(2)
    lay(s, "0,0", "6")
    stand(s, "0,0", 3)
    s.round = 4
    run(s, Round())
    do(s, "end", "end")
    assert s.round == 6
    assert is_open(s, "0,0")
    do(s, "end")
    while asked(s)[1] == "discard":
        do(s, choices(s)[0])
    do(s, "end")
    while asked(s)[1] == "discard":
        do(s, choices(s)[0])
    assert s.round == 7
    assert master(s, "0,0") == RED


@pytest.mark.rule("G4.2.1", "G10.1")
def test_alone_tiles_are_resolved_in_even_rounds_too() -> None:
    s = table(1)
    lay(s, "0,0", "6")
    stand(s, "0,0", 8)
    s.round = 2
    run(s, Round())
    assert s.round == 3
    do(s, "end")
    assert s.round == 4
    assert is_open(s, "0,0")
    do(s, "end")
    while asked(s)[1] != "turn":
        do(s, choices(s)[0])
    assert master(s, "0,0") == RED


@pytest.mark.rule("G4.2.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_resolve_every_round(seats: int) -> None:
    s = table(seats)
    lay(s, "0,0", "6")
    stand(s, "0,0", 3)
    run(s, Round())
    do(s, *["end"] * seats)
    assert master(s, "0,0") == RED


@pytest.mark.rule("G4.2.1", "G4.2.3")
def test_tiles_are_resolved_in_reading_order_and_resolved_ones_skipped() -> None:
    s = table(4)
    for cell, name in (("3,0", "6"), ("0,1", "14"), ("1,2", "18"), ("0,0", "1")):
        lay(s, cell, name)
        stand(s, cell, 3)
    masters(s, YELLOW, "1,0")
    scan(s)
    decline_all(s)
    cells = [at(cell) for cell in ("0,0", "3,0", "0,1", "1,2")]
    assert [args[0] for args in notes(s, "resolve")] == [s.spot(cell) for cell in cells]


@pytest.mark.rule("G4.2.2", "G2.7")
def test_a_tile_filled_during_the_scan_counts_only_if_it_is_still_to_come() -> None:
    """X1 puts the missing man on an earlier or a later tile, scenario 63."""
    for goal, resolved in (("0,0", False), ("3,0", True)):
        s = table(4)
        lay(s, "0,0", "6")
        lay(s, "3,0", "14")
        lay(s, "1,0", "11")
        s.beadle = at("2,0")
        stand(s, "0,0", 1)
        stand(s, "3,0", 2)
        stand(s, "1,0", 3)
        scan(s)
        assert asked(s) == (RED, "icon-move")
        do(s, "from hall", f"to {goal}")
        assert is_open(s, goal) != resolved


@pytest.mark.rule("G4.2.3")
def test_all_pieces_count_for_the_majority_value() -> None:
    """Value 4: A 2, B 1 and the Beadle resolve it; the Beadle moves on, scenario 10."""
    s = table(4)
    lay(s, "0,0", "21")
    stand(s, "0,0", 2, 1)
    s.beadle = at("0,0")
    scan(s)
    do(s, "take 0")
    assert master(s, "0,0") == RED
    assert vps(s) == [4, 2, 0, 0]
    assert tokens_held(s, YELLOW) == 1
    assert s.beadle == lowest_guild(s) != at("0,0")


@pytest.mark.rule("G4.2.3")
def test_a_tile_with_too_few_pieces_stays() -> None:
    """Value 5 with 4 pieces: nothing moves, scenario 11."""
    s = table(4)
    lay(s, "0,0", "31")
    stand(s, "0,0", 2, 2)
    s.beadle = at("1,0")
    scan(s)
    assert is_open(s, "0,0")
    assert men(s, "0,0") == [2, 2, 0, 0]
    assert notes(s, "resolve") == []


@pytest.mark.rule("G4.2.3", "G6.1.1")
def test_neutrals_are_pieces_without_a_vote() -> None:
    s = table(4)
    lay(s, "0,0", "31")
    stand(s, "0,0", 1)
    crowd(s, "0,0", 4)
    s.beadle = at("1,0")
    scan(s)
    do(s, "take 0")
    assert master(s, "0,0") == RED
    assert s.board_neutrals == 8


# Negotiation.


@pytest.mark.rule("G4.2.4")
def test_negotiation_goes_in_order_of_points_among_those_who_can() -> None:
    """A 10 VP, B 12 VP: B decides first; who lacks men or neutrals is not asked, scenario 18."""
    s = table(4)
    lay(s, "0,0", "14")
    stand(s, "0,0", 2, 2, 1)
    points(s, 10, 12, 20, 30)
    for seat in (0, 1, 3):
        neutrals(s, seat, 1)
    scan(s)
    assert asked(s) == (YELLOW, "negotiate")
    assert choices(s) == ["replace 0", "replace 1"]
    do(s, "replace 1")
    assert hall(s, YELLOW) == 5
    assert s.neutrals[at("0,0")] == 1
    assert s.stock[YELLOW] == 0
    assert asked(s) == (RED, "negotiate")
    do(s, "replace 0")
    assert master(s, "0,0") == RED


@pytest.mark.rule("G4.2.4", "G4.0.2")
def test_the_order_of_negotiation_is_that_of_the_moment() -> None:
    """Red overtakes yellow on the first tile, and so speaks first on the next."""
    s = table(4)
    lay(s, "0,0", "14")
    lay(s, "1,0", "18")
    stand(s, "0,0", 3)
    stand(s, "1,0", 2, 1)
    points(s, 5, 7, 0, 0)
    neutrals(s, RED, 1)
    neutrals(s, YELLOW, 1)
    scan(s)
    assert asked(s) == (RED, "negotiate")
    do(s, "replace 0")
    assert s.vp(RED) == 8
    assert asked(s) == (RED, "negotiate")
    do(s, "replace 0")
    assert asked(s) == (YELLOW, "negotiate")


@pytest.mark.rule("G4.2.4")
def test_only_own_men_and_own_neutrals_are_swapped() -> None:
    s = table(4)
    lay(s, "0,0", "14")
    stand(s, "0,0", 3, 1)
    neutrals(s, RED, 2)
    scan(s)
    assert choices(s) == ["replace 0", "replace 1", "replace 2"]
    assert refused(s, "replace 3") == ("few-neutrals", "G4.2.4")
    assert refused(s, "replace 4") == ("few-men", "G4.2.4")
    assert refused(s, "oust yellow") == ("own-men-only", "G4.2.4")


@pytest.mark.rule("G4.2.5")
def test_a_tile_without_any_man_is_skipped_with_everything_on_it() -> None:
    s = table(4)
    lay(s, "0,0", "6")
    stand(s, "0,0", 2)
    neutrals(s, RED, 2)
    s.beadle = at("1,0")
    token = s.tokens[at("0,0")]
    scan(s)
    do(s, "replace 2")
    assert is_open(s, "0,0")
    assert s.neutrals[at("0,0")] == 2
    assert s.tokens[at("0,0")] == token
    assert hall(s, RED) == 6


# Votes.


@pytest.mark.rule("G4.2.6")
def test_more_than_each_other_is_enough() -> None:
    """2 against 1 and 1 wins, though the others have as many together."""
    s = table(4)
    lay(s, "0,0", "18")
    stand(s, "0,0", 2, 1, 1)
    scan(s)
    assert master(s, "0,0") == RED


@pytest.mark.rule("G4.2.7")
def test_a_tie_stays_and_is_tried_again() -> None:
    """Church with 2 and 2, three resolutions: nobody wins, all men stay, scenario 8."""
    s = table(4)
    stand(s, "3,1", 2, 2)
    for _ in range(3):
        scan(s)
        assert is_open(s, "3,1")
        assert men(s, "3,1") == [2, 2, 0, 0]
    assert len(notes(s, "tied")) == 3
    stand(s, "3,1", 1)
    scan(s)
    decline_all(s)
    assert master(s, "3,1") == RED


@pytest.mark.rule("G4.2.7", "G4.2.8")
@pytest.mark.parametrize("rivals", [(), ("3,-1",)])
def test_neighbouring_masters_break_a_tie_for_first_only(rivals: tuple[str, ...]) -> None:
    """2, 2, 2 with one Master of A, or two of A and one of B beside the tile: A wins; B and C tie
    for second, no token, scenarios 15 and 61."""
    s = table(4)
    grow(s)
    lay(s, "3,0", "31")
    stand(s, "3,0", 2, 2, 2)
    masters(s, RED, "2,0", *["3,1"] * len(rivals))
    masters(s, YELLOW, *rivals)
    s.beadle = NONE
    pool = sum(s.pool)
    scan(s)
    decline_all(s)
    assert master(s, "3,0") == RED
    assert sum(s.held) == 0
    assert sum(s.pool) == pool + 1


@pytest.mark.rule("G4.2.7")
def test_masters_on_corners_do_not_count() -> None:
    """Two of red's touch the tile by a corner only; one by a side settles the tie."""
    s = table(4)
    lay(s, "0,1", "14")
    stand(s, "0,1", 2, 2)
    masters(s, RED, "1,0", "1,2")
    scan(s)
    assert is_open(s, "0,1")
    masters(s, RED, "0,2")
    scan(s)
    assert master(s, "0,1") == RED


@pytest.mark.rule("G6.2.4", "G4.2.8")
def test_the_master_of_gog_and_magog_wins_ties() -> None:
    """2 and 2: B wins though A has two neighbouring Masters; A is second, scenario 16."""
    s = table(4)
    lay(s, "3,2", "gog")
    masters(s, YELLOW, "3,2")
    lay(s, "0,0", "14")
    masters(s, RED, "1,0", "0,1")
    stand(s, "0,0", 2, 2)
    scan(s)
    assert master(s, "0,0") == YELLOW
    assert tokens_held(s, RED) == 1


@pytest.mark.rule("G6.2.4")
def test_gog_and_magog_settles_the_second_place_too_and_from_the_same_scan_on() -> None:
    s = table(4)
    lay(s, "0,0", "gog")
    stand(s, "0,0", 0, 5)
    lay(s, "0,1", "31")
    stand(s, "0,1", 3, 1, 1)
    scan(s)
    decline_all(s)
    assert master(s, "0,0") == YELLOW
    assert master(s, "0,1") == RED
    assert tokens_held(s, YELLOW) == 1
    assert tokens_held(s, GREEN) == 0


@pytest.mark.rule("G4.2.8", "G4.2.13")
def test_alone_on_a_tile_there_is_no_second() -> None:
    """3 on value 3: no second, token to the pool, one Master, two men home, scenario 13."""
    s = table(4)
    lay(s, "0,0", "14")
    stand(s, "0,0", 3)
    pool = sum(s.pool)
    scan(s)
    assert sum(s.pool) == pool + 1
    assert master(s, "0,0") == RED
    assert hall(s, RED) == 6
    assert men(s, "0,0") == [0, 0, 0, 0]
    assert not is_open(s, "0,0")


@pytest.mark.rule("G4.2.8")
def test_the_loser_of_a_tie_break_is_second() -> None:
    s = table(4)
    lay(s, "0,0", "14")
    masters(s, RED, "1,0")
    stand(s, "0,0", 2, 2)
    scan(s)
    assert master(s, "0,0") == RED
    assert tokens_held(s, YELLOW) == 1


# Rewards.


@pytest.mark.rule("G4.2.9", "G2.7")
@pytest.mark.parametrize("tile", BONUS_TILES)
def test_every_bonus_of_a_guild_is_offered_in_full_in_part_or_not_at_all(tile: int) -> None:
    """VP come at once; the bonus may be declined, and taken in full."""
    for full in (False, True):
        s = table(4)
        lay(s, "3,2", str(tile + 1))
        stand(s, "3,2", 6)
        s.beadle = at("0,1")
        put_men(s, YELLOW, hall=1)
        before = (hall(s, RED), supply(s, RED), s.board_neutrals, len(members(s.later[RED])))
        scan(s)
        assert s.vp(RED) == the_box().tile_vp[tile]
        icon = the_box().icons[tile][1]
        take_bonus(s, icon, full, before)


def take_bonus(s: Table, icon: int, full: bool, before: tuple[int, ...]) -> None:
    kind, n = "VDHNSXM"[icon_kind(icon)], icon_number(icon)
    halls, supplies, black, cards = before
    if kind in "DHNS":
        assert choices(s) == [f"take {i}" for i in range(n, -1, -1)]
        assert refused(s, f"take {n + 1}") == ("icon-shows", "G4.2.9")
        do(s, f"take {n if full else 0}")
    elif kind == "X":
        for _ in range(n if full else 0):
            do(s, "from hall", "to 0,0")
        if not full:
            do(s, "stop")
    else:
        assert choices(s) == ["accept", "decline"]
        do(s, "accept" if full else "decline")
    n = n if full else 0
    assert len(s.hands[RED]) == (n if kind == "D" else 0)
    assert supply(s, RED) == supplies - (n if kind == "H" else 0)
    assert (s.stock[RED], s.board_neutrals) == ((n, black - n) if kind == "N" else (0, black))
    assert ship(s, RED) == (n if kind == "S" else 0)
    assert men(s, "0,0")[RED] == (n if kind == "X" else 0)
    assert len(members(s.later[RED])) == cards + (n if kind == "M" else 0)
    used = {"H": -n, "S": n, "X": n}.get(kind, 0)
    assert hall(s, RED) == halls + 5 - used


@pytest.mark.rule("G4.2.10", "G2.5")
@pytest.mark.parametrize("kind", range(9))
def test_every_token_pays_its_second(kind: int) -> None:
    """VP at once, other icons in printed order; the token is kept."""
    s = table(4)
    lay(s, "3,2", "14")
    lay_token(s, "3,2", kind)
    stand(s, "3,2", 2, 1)
    s.beadle = at("0,1")
    left = supply(s, YELLOW)
    scan(s)
    printed = the_box().token_icons[kind]
    for icon in printed:
        if icon_kind(icon) == VP:
            continue
        letter = "VDHNSXM"[icon_kind(icon)]
        assert asked(s)[0] == YELLOW
        if letter == "X":
            assert s.gains[YELLOW * SOURCES + FROM_TOKENS] == 0
            do(s, "from hall", "to 0,0")
            assert men(s, "0,0")[YELLOW] == 1
        else:
            do(s, choices(s)[0])
    total = sum([icon_number(icon) for icon in printed if icon_kind(icon) == VP])
    assert s.gains[YELLOW * SOURCES + FROM_TOKENS] == total
    assert s.held[YELLOW * 9 + kind] == 1
    drawn = sum([icon_number(icon) for icon in printed if icon_kind(icon) == 1])
    assert len(s.hands[YELLOW]) == drawn
    assert len(members(s.later[YELLOW])) == (1 if kind == 8 else 0)
    assert s.stock[YELLOW] == (1 if kind == 5 else 0)
    assert ship(s, YELLOW) == (1 if kind == 6 else 0)
    assert supply(s, YELLOW) == left - (2 if kind == 4 else 0)


@pytest.mark.rule("G4.2.9", "G4.2.10")
def test_the_winner_is_paid_before_the_second() -> None:
    """One neutral left: the winner's icon comes first."""
    s = table(4)
    lay(s, "3,2", "15")
    lay_token(s, "3,2", 5)
    stand(s, "3,2", 2, 1)
    neutrals(s, GREEN, 7)
    s.beadle = at("0,1")
    scan(s)
    assert asked(s) == (RED, "icon-amount")
    do(s, "take 1")
    assert s.stock[RED] == 1
    assert s.stock[YELLOW] == 0
    assert s.gains[RED * SOURCES + FROM_TILES] == 2


@pytest.mark.rule("G4.2.11")
def test_the_tile_under_resolution_is_out_of_reach_of_its_icons() -> None:
    """Its men are neither sources nor is it a goal; they come home after the rewards."""
    s = table(4)
    lay(s, "3,2", "11")
    stand(s, "3,2", 3)
    s.beadle = at("0,1")
    scan(s)
    assert offered(s, "from") == ["hall"]
    assert refused(s, "from 3,2") == ("under-resolution", "G4.2.11")
    do(s, "from hall")
    assert refused(s, "to 3,2") == ("under-resolution", "G4.2.11")
    assert hall(s, RED) == 4


@pytest.mark.rule("G4.2.11", "G2.7")
def test_an_x_icon_without_a_man_to_move_is_lost() -> None:
    s = table(4)
    lay(s, "3,2", "11")
    stand(s, "3,2", 3)
    empty_hall(s, RED)
    s.beadle = at("0,1")
    scan(s)
    assert master(s, "3,2") == RED
    assert asked(s)[1] == "turn"


@pytest.mark.rule("G4.2.12")
def test_what_is_not_there_is_lost() -> None:
    """H2 with one man in the supply offers one."""
    s = table(4)
    lay(s, "3,2", "17")
    stand(s, "3,2", 3)
    drain(s, RED, 1)
    s.beadle = at("0,1")
    scan(s)
    assert choices(s) == ["take 1", "take 0"]
    assert refused(s, "take 2") == ("not-so-many", "G4.2.12")


@pytest.mark.rule("G4.2.12")
def test_an_m_icon_with_an_empty_deck_pays_five() -> None:
    """Automatic, no question, scenario 28."""
    s = table(4)
    lay(s, "3,2", "30")
    stand(s, "3,2", 4)
    empty_mayoral(s, YELLOW)
    s.beadle = at("0,1")
    scan(s)
    assert vps(s)[RED] == 6
    assert asked(s)[1] == "turn"


@pytest.mark.rule("G4.2.13")
def test_neutrals_of_a_resolved_tile_go_to_the_scoreboard() -> None:
    s = table(4)
    lay(s, "0,0", "14")
    stand(s, "0,0", 2)
    neutrals(s, RED, 3)
    crowd(s, "0,0", 1)
    scan(s)
    do(s, "replace 1")
    assert s.board_neutrals == 8 - 2
    assert s.stock[RED] == 2


@pytest.mark.rule("G4.2.14", "G4.2.13")
def test_the_beadle_leaves_the_board_without_a_guild() -> None:
    s = table(4)
    lay(s, "0,0", "14")
    resolve_all_but(s, "0,0", "3,1")
    stand(s, "0,0", 3)
    scan(s)
    assert s.beadle == NONE


@pytest.mark.rule("G4.2.15")
def test_a_master_stays_when_his_owner_recalls_men() -> None:
    s = table(4)
    masters(s, RED, "0,0")
    assert at("0,0") not in s.places(RED)
    assert master(s, "0,0") == RED


# Special buildings.


@pytest.mark.rule("G6.2.1")
def test_the_front_of_a_special_building_shows_four_suits_and_its_shield_none() -> None:
    s = table(4)
    cell = at("3,1")
    assert suits_shown(s, cell) == 0b01111
    masters(s, RED, "3,1")
    assert suits_shown(s, cell) == 0
    lay(s, "0,0", "14")
    masters(s, RED, "0,0")
    assert suits_shown(s, at("0,0")) == the_box().suits[tile_id("14")]


@pytest.mark.rule("G6.2.2")
def test_the_church_pays_four_points_and_four_cards() -> None:
    s = table(4)
    stand(s, "3,1", 4)
    scan(s)
    assert choices(s) == ["take 4", "take 3", "take 2", "take 1", "take 0"]
    do(s, "take 4")
    assert vps(s)[RED] == 4
    assert len(s.hands[RED]) == 4


@pytest.mark.rule("G6.2.3")
def test_company_hall_gives_up_to_two_neutrals() -> None:
    """With one on the scoreboard none or one, scenario 25."""
    s = table(4)
    lay(s, "3,2", "company")
    stand(s, "3,2", 4)
    neutrals(s, YELLOW, 7)
    s.beadle = at("0,1")
    scan(s)
    assert choices(s) == ["take 1", "take 0"]
    do(s, "take 1")
    assert s.stock[RED] == 1
    assert vps(s)[RED] == 4


@pytest.mark.rule("G6.2.5")
@pytest.mark.parametrize(("word", "mask"), [("blue", 2), ("purple", 16), ("none", 0)])
def test_the_parade_counts_as_the_suit_named(word: str, mask: int) -> None:
    """Blue chosen: it is blue for Mayoral cards to the end, scenario 26."""
    s = table(4)
    lay(s, "3,2", "parade")
    stand(s, "3,2", 4)
    keep(s, RED, 2)
    scan(s)
    assert asked(s) == (RED, "name-suit")
    assert len(choices(s)) == 6
    do(s, f"name {word}")
    assert suits_shown(s, at("3,2")) == mask
    assert vps(s)[RED] == 5
    assert card_points(s, RED, 1) == (2 if word == "blue" else 0)


@pytest.mark.rule("G6.2.6")
def test_the_university_raises_the_limit_of_its_master_alone() -> None:
    s = table(4)
    lay(s, "3,2", "university")
    stand(s, "3,2", 4)
    scan(s)
    assert vps(s)[RED] == 4
    assert s.hand_limit(RED) == 8
    assert s.hand_limit(YELLOW) == 7


@pytest.mark.rule("G6.1.1")
def test_neutrals_are_never_master_and_take_no_part_in_the_vote() -> None:
    s = table(4)
    lay(s, "0,0", "14")
    stand(s, "0,0", 1)
    crowd(s, "0,0", 5)
    scan(s)
    assert master(s, "0,0") == RED


@pytest.mark.rule("G4.3.2")
def test_specials_are_no_guilds() -> None:
    s = table(4)
    assert s.tiles[at(where(s, "church"))] >= NUMBERED
    assert at("3,1") not in open_guilds(s)
    after_scan(s)
    assert asked(s)[1] == "turn"
