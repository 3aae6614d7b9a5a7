"""Alone against Boris (manual 10)."""

from __future__ import annotations

import pytest

from boardwright.games.guilds_of_london import GAME
from boardwright.games.guilds_of_london.actions import CELL
from boardwright.games.guilds_of_london.city import pieces_on, requirement, suits_shown
from boardwright.games.guilds_of_london.components import BORIS, NUMBERED
from boardwright.games.guilds_of_london.flow.boris import BorisTurn, best_tile, likes
from boardwright.games.guilds_of_london.grid import SHIP
from boardwright.games.guilds_of_london.state import NONE, Table
from boardwright.games.guilds_of_london.tokens import tokens_held
from boardwright.kernel.visibility import members
from tests.games.guilds_of_london.table import (
    RED,
    asked,
    at,
    choices,
    crowd,
    do,
    empty_hall,
    finish,
    fresh,
    hall,
    hold_tokens,
    keep,
    lay,
    lay_token,
    master,
    masters,
    men,
    neutrals,
    next_cards,
    notes,
    offered,
    pile_words,
    plantation,
    points,
    put_men,
    refused,
    resolve,
    resolve_all_but,
    run,
    scan,
    ship,
    stand,
    supply,
    table,
    vps,
    where,
)


def plain(s: Table, *names: str) -> None:
    """Only these guilds are open, from (0,0) eastwards, without men, seeds or Beadle."""
    cells = [f"{x},{y}" for y in (0, 1) for x in range(5)][: len(names)]
    for cell, name in zip(cells, names, strict=True):
        lay(s, cell, name)
    resolve_all_but(s, *cells)
    s.board_neutrals += s.seeded.bit_count()
    s.seeded = 0
    s.beadle = NONE


def boris(s: Table, *cards: str) -> None:
    """Boris's turn, in which he shows these cards."""
    next_cards(s, *cards)
    run(s, BorisTurn())


@pytest.mark.rule("G10.1")
def test_boris_is_in_the_turn_order_and_his_turn_needs_nobody() -> None:
    s = fresh(1)
    do(s, choices(s)[0])
    assert set(s.order) == {RED, BORIS}
    do(s, "end")
    while asked(s)[1] == "discard":
        do(s, choices(s)[0])
    assert asked(s) == (RED, "turn")
    assert len(notes(s, "boris-card")) in (4, 8)


@pytest.mark.rule("G10.1", "G4.2.4")
def test_boris_never_negotiates() -> None:
    s = table(1)
    plain(s, "14")
    stand(s, "0,0", 1, 2)
    scan(s)
    assert notes(s, "replaced") == []
    assert at("0,0") not in s.open


@pytest.mark.rule("G10.2")
@pytest.mark.parametrize("side", ["ulster", "virginia"])
def test_six_neutrals_are_seeded(side: str) -> None:
    """On the lowest numbers for Virginia, the highest for Ulster."""
    s = table(1, plantation_side=side)
    guilds = sorted([s.tiles[cell] for cell in s.open if s.tiles[cell] < NUMBERED])
    seeded = sorted([s.tiles[cell] for cell in members(s.seeded)])
    assert seeded == (guilds[:6] if side == "virginia" else guilds[-6:])
    assert s.board_neutrals == 2


@pytest.mark.rule("G10.2", "G10.7")
def test_a_seeded_neutral_raises_the_requirement_and_is_no_piece() -> None:
    """Value 5, you 3, Boris 2: not resolved; one more: you win 4 to 2, he is second,
    scenario 43."""
    s = table(1)
    plain(s, "33")
    s.seeded = 1 << at("0,0")
    s.board_neutrals -= 1
    lay_token(s, "0,0", 2)
    stand(s, "0,0", 3, 2)
    assert (requirement(s, at("0,0")), pieces_on(s, at("0,0"))) == (6, 5)
    scan(s)
    assert at("0,0") in s.open
    stand(s, "0,0", 1)
    scan(s)
    do(s, "take 0")
    assert master(s, "0,0") == RED
    assert vps(s) == [5, 2]
    assert s.lost_tokens == 1
    assert tokens_held(s, BORIS) == 0


@pytest.mark.rule("G10.2")
def test_all_neutrals_of_a_seeded_tile_go_to_the_scoreboard() -> None:
    """Value 3 seeded: you 2 and 2 neutrals resolve it; three neutrals come back, scenario 70."""
    s = table(1)
    plain(s, "14")
    s.seeded = 1 << at("0,0")
    s.board_neutrals -= 1
    stand(s, "0,0", 2)
    crowd(s, "0,0", 2)
    before = s.board_neutrals
    assert (requirement(s, at("0,0")), pieces_on(s, at("0,0"))) == (4, 4)
    scan(s)
    assert master(s, "0,0") == RED
    assert s.board_neutrals == before + 3
    assert s.seeded == 0


@pytest.mark.rule("G10.3", "G9.8")
@pytest.mark.parametrize(
    ("level", "hires", "early", "late"),
    [("easy", 1, 3, 4), ("standard", 1, 4, 4), ("hard", 2, 4, 5)],
)
def test_boris_hires_and_shows_cards_by_level(
    level: str, hires: int, early: int, late: int
) -> None:
    for round_, n in ((1, early), (5, early), (6, late), (10, late)):
        s = table(1, boris_level=level)
        s.round = round_
        put_men(s, BORIS, hall=3)
        run(s, BorisTurn())
        assert notes(s, "hired")[0] == (BORIS, hires)
        assert len(notes(s, "boris-card")) == n
        assert len(s.discard) == n


@pytest.mark.rule("G10.3")
def test_cards_shown_go_on_the_pile_in_order() -> None:
    s = table(1)
    boris(s, "Y1", "R1", "G1", "P1")
    assert pile_words(s) == ["Y1", "R1", "G1", "P1"]


@pytest.mark.rule("G10.4")
def test_without_a_man_he_hires_one_or_does_nothing() -> None:
    s = table(1)
    plain(s, "1")
    empty_hall(s, BORIS)
    boris(s, "Y1", "Y1", "Y1", "Y1")
    assert supply(s, BORIS) == 16 - 4
    t = table(1)
    plain(t, "1")
    t.shift(BORIS, 42, SHIP, 4)
    t.shift(BORIS, 44, SHIP, 12)
    boris(t, "Y1", "Y1", "Y1", "Y1")
    assert men(t, "0,0") == [0, 0]
    assert len(t.discard) == 4


@pytest.mark.rule("G10.5")
def test_a_blue_card_sends_him_to_the_plantation_while_he_is_not_ahead() -> None:
    """One man each there: another goes, scenario 48; then blue cards go to tiles."""
    s = table(1)
    plain(s, "10")
    put_men(s, RED, ship=1)
    put_men(s, BORIS, ship=1)
    boris(s, "B1", "B1", "G1", "G1")
    assert notes(s, "moved")[0] == (BORIS, 1, 42, SHIP)
    assert men(s, "0,0") == [0, 1]
    assert ship(s, BORIS) == 4


@pytest.mark.rule("G10.5")
def test_a_card_of_another_family_with_a_blue_banner_is_not_blue() -> None:
    s = table(1)
    plain(s, "10")
    boris(s, "Y1+B", "R1+B", "G1+B", "P1+B")
    assert men(s, "0,0") == [0, 3]
    assert ship(s, BORIS) == 1


@pytest.mark.rule("G10.6")
def test_without_a_tile_of_the_suit_he_goes_to_the_plantation() -> None:
    s = table(1)
    plain(s, "1")
    assert best_tile(s, 0b00100) == SHIP
    assert best_tile(s, 0b00001) == at("0,0")


@pytest.mark.rule("G10.6")
@pytest.mark.parametrize(
    ("mine", "yours", "missing", "liking"),
    [
        (1, 1, 0, 0),
        (0, 0, 0, 0),
        (1, 1, 1, 1),
        (2, 1, 1, 1),
        (0, 0, 1, 2),
        (0, 1, 1, 3),
        (1, 2, 0, 3),
    ],
)
def test_his_liking_of_a_tile(mine: int, yours: int, missing: int, liking: int) -> None:
    """Win it now; keep even or ahead; take an empty one; the rest."""
    assert likes(mine, yours, missing) == liking


@pytest.mark.rule("G10.6")
def test_a_tile_his_man_fills_comes_before_a_dearer_one_that_he_leads() -> None:
    """Value 2 with one neutral needs just him; value 6 with one of his men needs more."""
    s = table(1)
    plain(s, "1", "40")
    s.beadle = NONE
    stand(s, "1,0", 0, 1)
    assert best_tile(s, 1) == at("1,0")
    crowd(s, "0,0", 1)
    assert best_tile(s, 1) == at("0,0")


@pytest.mark.rule("G10.6")
def test_he_leaves_tiles_he_has_won_already_alone() -> None:
    s = table(1)
    plain(s, "17", "1")
    stand(s, "0,0", 0, 3)
    assert best_tile(s, 1) == at("1,0")
    stand(s, "0,0", 3)
    assert best_tile(s, 1) == at("0,0")


@pytest.mark.rule("G10.6")
def test_ties_go_to_points_then_missing_pieces_then_number() -> None:
    s = table(1)
    plain(s, "17", "27", "40")
    assert best_tile(s, 1) == at("2,0")
    t = table(1)
    plain(t, "26", "27")
    assert best_tile(t, 1) == at("0,0")
    crowd(t, "1,0", 1)
    assert best_tile(t, 1) == at("1,0")
    u = table(1)
    plain(u, "9", "17")
    assert best_tile(u, 1) == at("0,0")


@pytest.mark.rule("G10.7")
def test_boris_wins_points_and_places_no_master() -> None:
    """Church 4 + 1; the tile stays without a Master and without a suit."""
    s = table(1)
    cell = next(c for c in s.open if s.tiles[c] == NUMBERED)
    resolve_all_but(s, "2,1", "3,2", "2,3", "1,2")
    s.shift(BORIS, 44, cell, 4)
    scan(s)
    assert vps(s) == [0, 5]
    assert s.masters[cell] == NONE
    assert cell not in s.open
    assert s.coloured(cell) == 0
    assert suits_shown(s, cell) == 0


@pytest.mark.rule("G10.7")
@pytest.mark.parametrize(("name", "worth"), [("company", 5), ("parade", 6), ("university", 5)])
def test_a_power_is_one_icon_for_boris(name: str, worth: int) -> None:
    s = table(1)
    lay(s, "2,1", name)
    stand(s, "2,1", 0, 4)
    scan(s)
    assert vps(s) == [0, worth]
    assert s.hand_limit(RED) == 7


@pytest.mark.rule("G10.7", "G5.1.4")
def test_boris_takes_plantation_rewards_as_points() -> None:
    s = table(1)
    put_men(s, BORIS, ship=2)
    plantation(s)
    assert vps(s) == [0, 6]
    assert ship(s, BORIS) == 1


@pytest.mark.rule("G10.7")
def test_a_tie_goes_to_you_with_a_neighbouring_master() -> None:
    s = table(1)
    lay(s, "0,0", "14")
    lay(s, "1,0", "18")
    s.board_neutrals += s.seeded.bit_count()
    s.seeded = 0
    stand(s, "0,0", 2, 2)
    scan(s)
    assert at("0,0") in s.open
    masters(s, RED, "1,0")
    scan(s)
    assert master(s, "0,0") == RED


@pytest.mark.rule("G10.8", "G9.6")
def test_three_tokens_claim_a_guild_without_a_master() -> None:
    """Tokens leave the game, a man becomes Master; the end draw is still 4, scenario 45."""
    s = table(1)
    lay(s, "0,0", "14")
    lay(s, "1,0", "18")
    resolve(s, "0,0")
    hold_tokens(s, RED, 2)
    assert refused(s, "claim") == ("few-tokens", "G10.8")
    hold_tokens(s, RED, 1)
    do(s, "claim")
    assert asked(s)[1] == "turn"
    assert master(s, "0,0") == RED
    assert (tokens_held(s, RED), s.lost_tokens, hall(s, RED)) == (0, 3, 3)
    masters(s, RED, "1,0")
    assert dict(GAME.scores(s)[0].sources)["neighbours"] == 1
    do(s, "end")
    assert len(s.hands[RED]) == 4


@pytest.mark.rule("G10.8")
def test_a_claim_needs_a_man_and_a_resolved_guild_without_a_master() -> None:
    s = table(1)
    lay(s, "0,0", "14")
    hold_tokens(s, RED, 6)
    assert refused(s, "claim") == ("no-free-guild", "G10.8")
    resolve(s, "2,1")
    masters(s, RED, "1,0")
    assert refused(s, "claim") == ("no-free-guild", "G10.8")
    resolve(s, "0,0")
    resolve(s, "3,0")
    do(s, "claim")
    assert offered(s, "to") == ["0,0", "3,0"]
    assert refused(s, "to 2,1") == ("no-guild", "G10.8")
    assert refused(s, "to 1,0") == ("has-master", "G10.8")
    assert refused(s, "to 4,0") == ("not-resolved", "G10.8")
    do(s, "to 3,0")
    assert "claim" in choices(s)
    empty_hall(s, RED)
    assert refused(s, "claim") == ("no-man-in-hall", "G10.8")


@pytest.mark.rule("G9.6")
def test_the_claim_can_be_left_out_and_is_for_one_player_only() -> None:
    s = table(1, solo_promo="off")
    resolve(s, "0,0")
    hold_tokens(s, RED, 3)
    assert refused(s, "claim") == ("no-claims", "G9.6")
    t = table(2)
    assert refused(t, "claim") == ("no-claims", "G9.6")


@pytest.mark.rule("G10.9")
@pytest.mark.parametrize(("yours", "won"), [(54, []), (55, []), (56, [0])])
def test_you_win_only_with_more_than_boris(yours: int, won: list[int]) -> None:
    """55 to 55 is lost, scenario 46."""
    s = table(1)
    keep(s, RED, 1)
    points(s, yours, 55)
    scores = finish(s)
    assert scores[0].total == yours
    assert scores[0].ties == (1, 55)
    assert GAME.winners(scores) == won


@pytest.mark.rule("G10.6")
def test_a_special_building_comes_after_a_guild_as_good() -> None:
    """Church and guild 27: yellow, 4 VP, four pieces missing; then the order of reading decides."""
    s = table(1)
    church = next(c for c in s.open if s.tiles[c] == NUMBERED)
    lay(s, "4,4", "27")
    for cell in s.open:
        if cell not in (church, at("4,4")):
            resolve(s, CELL.words[cell])
    s.board_neutrals += s.seeded.bit_count()
    s.seeded, s.beadle = 0, NONE
    assert best_tile(s, 1) == at("4,4")
    resolve(s, "4,4")
    assert best_tile(s, 1) == church
    t = table(1)
    lay(t, "2,1", "company")
    lay(t, "2,3", "church")
    resolve_all_but(t, "2,1", "2,3")
    assert best_tile(t, 1) == at("2,1")


@pytest.mark.rule("G10.1", "G10.7")
def test_boris_can_be_second_and_tie_on_the_plantation() -> None:
    """Behind you he takes 2 VP and 1 for the card; in a tie both take the right reward."""
    s = table(1)
    put_men(s, RED, ship=2)
    put_men(s, BORIS, ship=1)
    plantation(s)
    do(s, "take 0")
    assert vps(s) == [5, 3]
    assert ship(s, BORIS) == 0
    t = table(1)
    put_men(t, RED, ship=1)
    put_men(t, BORIS, ship=1)
    plantation(t)
    do(t, "take 0")
    assert vps(t) == [2, 3]


@pytest.mark.rule("G10.1", "G9.3")
def test_his_men_can_be_replaced_where_any_man_can() -> None:
    s = table(1, negotiation_target="any")
    plain(s, "14")
    stand(s, "0,0", 1, 2)
    neutrals(s, RED, 2)
    scan(s)
    assert choices(s) == ["stop", "oust red", "oust boris"]
    do(s, "oust boris", "oust boris")
    assert master(s, "0,0") == RED


@pytest.mark.rule("G9.9", "G10.7")
@pytest.mark.parametrize(("option", "vp"), [("icons", 5), ("printed", 4)])
def test_by_the_letter_boris_scores_printed_points_alone(option: str, vp: int) -> None:
    """The Church shows 4 VP and one other icon."""
    s = table(1, boris_points=option)
    cell = where(s, "church")
    stand(s, cell, 0, 4)
    scan(s)
    assert s.vp(BORIS) == vp
    again = GAME.load(GAME.visibility.dump(s), {"boris_points": option}, s.box)
    assert isinstance(again, Table)
    assert again.printed == (option == "printed")
