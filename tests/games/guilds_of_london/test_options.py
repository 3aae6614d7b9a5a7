"""Every option (manual 9), and the promo guilds (manual 6.3)."""

from __future__ import annotations

import pytest

from boardwright.games.guilds_of_london import GAME
from boardwright.games.guilds_of_london.city import suits_shown
from boardwright.games.guilds_of_london.components import NUMBERED, TOKEN_KINDS
from boardwright.games.guilds_of_london.options import OPTIONS
from boardwright.games.guilds_of_london.state import MISSING, NONE, Table
from boardwright.games.guilds_of_london.tokens import back_to_pool, draw_token, tokens_held
from boardwright.games.shared import put
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput
from tests.games.guilds_of_london.cases import CASES
from tests.games.guilds_of_london.table import (
    RED,
    YELLOW,
    after_scan,
    asked,
    at,
    choices,
    do,
    empty_hall,
    fresh,
    give,
    grow,
    hall,
    hand,
    hold_tokens,
    is_open,
    lay,
    lay_token,
    master,
    men,
    neutrals,
    notes,
    offered,
    plantation,
    put_men,
    refused,
    resolve_all_but,
    scan,
    stand,
    table,
    vps,
)


def test_the_options_and_their_defaults() -> None:
    assert {option.name: option.choices[0] for option in OPTIONS} == {
        "plantation_side": "random",
        "left_tile": "stack",
        "negotiation_target": "own",
        "beadle_end": "no_more_tiles",
        "growth_tokens": "on",
        "solo_promo": "on",
        "promo_tiles": "off",
        "boris_level": "standard",
        "boris_points": "icons",
        "start_player": "random",
    }


@pytest.mark.rule("G9.2", "G9.4", "G9.5", "G9.6", "G9.7", "G9.8", "G9.9", "G9.10")
@pytest.mark.parametrize(
    ("name", "value", "fitting"),
    [
        ("left_tile", "special", (3, 4)),
        ("beadle_end", "strict", (3, 4)),
        ("growth_tokens", "off", (3, 4)),
        ("solo_promo", "off", (1,)),
        ("promo_tiles", "on", (2, 3, 4)),
        ("boris_level", "easy", (1,)),
        ("boris_level", "hard", (1,)),
        ("boris_points", "printed", (1,)),
        ("start_player", "1", (1, 2, 3, 4)),
        ("start_player", "3", (3, 4)),
        ("negotiation_target", "any", (1, 2, 3, 4)),
    ],
)
def test_options_for_other_numbers_of_players_are_refused(
    name: str, value: str, fitting: tuple[int, ...]
) -> None:
    for seats in GAME.seats:
        if seats in fitting:
            assert GAME.check(seats, {name: value})[name] == value
        else:
            with pytest.raises(BadInput, match=f"option {name}={value} means nothing with {seats}"):
                GAME.check(seats, {name: value})
        default = next(option.choices[0] for option in OPTIONS if option.name == name)
        assert GAME.check(seats, {name: default})[name] == default


def test_the_letter_of_the_manual_is_a_preset() -> None:
    growing = {"beadle_end": "strict", "growth_tokens": "off"}
    assert GAME.preset("letter", 1, {}) == {"boris_points": "printed"}
    assert GAME.preset("letter", 2, {}) == {}
    assert GAME.preset("letter", 3, {}) == GAME.preset("letter", 4, {}) == growing
    assert GAME.preset("letter", 4, {"growth_tokens": "on"})["growth_tokens"] == "on"


@pytest.mark.rule("G9.10", "G3.3.4")
def test_a_start_player_can_be_named() -> None:
    """The others still come in random order; nobody is named by default."""
    for n in range(4):
        games = [fresh(4, Sealed(f"{n} {i}"), start_player=str(n + 1)) for i in range(9)]
        assert {s.ranking()[0] for s in games} == {n}
        assert len({s.ranking() for s in games}) > 1
    assert {fresh(4, Sealed(f"first {i}")).ranking()[0] for i in range(30)} == {0, 1, 2, 3}
    assert {fresh(1, Sealed(str(i)), start_player="1").ranking() for i in range(9)} == {(0, 4)}


def test_the_golden_cases_cover_seats_and_options() -> None:
    assert {seats for seats, _, _ in CASES} == set(GAME.seats)
    for option in OPTIONS:
        for value in option.choices[1:]:
            assert any(options.get(option.name) == value for _, options, _ in CASES), value
    for seats, options, _ in CASES:
        GAME.check(seats, options)
    for seats in GAME.seats:
        letter = GAME.preset("letter", seats, {})
        named = [options for n, options, seed in CASES if n == seats and "letter" in seed]
        assert [letter.items() <= options.items() for options in named] == [True], seats


@pytest.mark.rule("G9.1", "G3.3.3")
def test_the_side_of_the_plantation() -> None:
    assert {fresh(2, Sealed(f"side {n}")).side for n in range(20)} == {0, 1}
    assert {fresh(2, Sealed(str(n)), plantation_side="ulster").side for n in range(9)} == {0}
    assert {fresh(2, Sealed(str(n)), plantation_side="virginia").side for n in range(9)} == {1}


@pytest.mark.rule("G9.2")
def test_a_special_building_lies_left_of_the_guildhall() -> None:
    """One of the four at random; the other three are in the stack."""
    seen = set()
    for n in range(40):
        s = fresh(4, Sealed(f"special {n}"), left_tile="special")
        seen.add(s.tiles[at("0,1")])
        assert len(s.open) == 10
        assert GAME.audit(s) == []
    assert seen == set(range(NUMBERED + 1, 47))


# Negotiation with any man.


@pytest.mark.rule("G9.3")
def test_any_man_may_be_replaced_one_by_one() -> None:
    """Green has no man there but neutrals: they are asked, and send red's men home."""
    s = table(4, negotiation_target="any")
    lay(s, "0,0", "14")
    stand(s, "0,0", 2, 1)
    neutrals(s, 2, 3)
    scan(s)
    assert asked(s) == (2, "negotiate-any")
    assert choices(s) == ["stop", "oust red", "oust yellow"]
    assert refused(s, "oust blue") == ("no-man-there", "G9.3")
    assert refused(s, "replace 1") == ("one-by-one", "G9.3")
    do(s, "oust red", "oust red")
    assert hall(s, RED) == 6
    assert s.stock[2] == 1
    do(s, "stop")
    assert master(s, "0,0") == YELLOW


@pytest.mark.rule("G9.3")
def test_it_stops_when_the_neutrals_or_the_men_are_gone() -> None:
    s = table(4, negotiation_target="any")
    lay(s, "0,0", "14")
    stand(s, "0,0", 0, 1)
    s.add_neutrals(at("0,0"), 2)
    s.board_neutrals -= 2
    neutrals(s, RED, 2)
    scan(s)
    do(s, "oust yellow")
    assert is_open(s, "0,0")
    assert s.stock[RED] == 1
    assert asked(s)[1] == "turn"


@pytest.mark.rule("G9.3")
def test_any_man_of_the_plantation_too() -> None:
    s = table(2, negotiation_target="any")
    put_men(s, YELLOW, ship=1)
    neutrals(s, RED, 1)
    plantation(s)
    do(s, "oust yellow")
    assert vps(s) == [0, 0]
    assert hall(s, YELLOW) == 5
    assert s.board_neutrals == 4


# The Beadle's end, tokens of later tiles.


@pytest.mark.rule("G9.4")
def test_strict_ends_after_any_round_without_an_open_guild() -> None:
    """3P round 4, the Church still open: the game ends, scenario 56."""
    s = table(3, beadle_end="strict")
    grow(s)
    s.round = 4
    lay(s, "0,0", "14")
    resolve_all_but(s, "0,0", "3,1")
    stand(s, "0,0", 3)
    after_scan(s)
    assert s.asked is None
    assert s.round == 15


@pytest.mark.rule("G9.5")
def test_later_tiles_without_a_second_prize() -> None:
    s = table(4, growth_tokens="off")
    grow(s)
    new = [at(cell) for cell in ("0,-1", "1,-1", "2,-1", "3,-1", "4,-1", "4,0")]
    assert [s.tokens[cell] for cell in new] == [0] * 6
    lay(s, "0,-1", "14")
    stand(s, "0,-1", 2, 1)
    scan(s)
    assert master(s, "0,-1") == RED
    assert vps(s) == [3, 0, 0, 0]
    assert notes(s, "second") == []


# Promo guilds.


def promo(seats: int = 4, **options: str) -> Table:
    """Cheesemongers at (0,0), Papermakers at (1,0), a yellow guild and a blue one beside them."""
    s = table(seats, promo_tiles="on", **options)
    for cell, name in (("0,0", "41"), ("1,0", "42"), ("2,0", "1"), ("3,0", "2")):
        lay(s, cell, name)
    s.prizes = tuple([prize or draw_token(s) for prize in s.prizes])
    assert GAME.audit(s) == []
    return s


@pytest.mark.rule("G9.7", "G6.3.1")
def test_promo_guilds_are_among_the_tiles_only_with_the_option() -> None:
    for seats in (2, 3, 4):
        s = fresh(seats, promo_tiles="on")
        assert {40, 41} <= {*s.tiles, s.top, *[t for t in range(47) if s.bag >> t & 1]}
        s = fresh(seats)
        assert s.bag >> 40 & 3 == 0


@pytest.mark.rule("G6.3.1")
def test_a_promo_guild_enters_with_three_tokens() -> None:
    """Also later, when other tiles get none."""
    games = [fresh(3, Sealed(str(n)), promo_tiles="on", growth_tokens="off") for n in range(20)]
    s = next(game for game in games if game.bag >> 40 & 1)
    s.bag ^= 1 << 40 | 1 << s.top
    s.top = 40
    grow(s)
    assert s.tiles[at("0,-1")] == 40
    assert s.tokens[at("0,-1")] > 0
    assert min(s.prizes[:2]) > 0
    assert GAME.audit(s) == []


@pytest.mark.rule("G6.3.1")
def test_each_promo_guild_has_two_prizes_of_its_own() -> None:
    seen = set()
    for n in range(30):
        s = fresh(2, Sealed(f"prizes {n}"), promo_tiles="on")
        assert len(s.prizes) == 4
        for i, tile in enumerate((40, 41)):
            laid = [token > 0 for token in s.prizes[2 * i : 2 * i + 2]]
            assert laid == [tile in s.tiles] * 2
            seen |= {tile} & set(s.tiles)
    assert seen == {40, 41}


@pytest.mark.rule("G6.3.1", "G6.3.3")
def test_its_first_prize_is_two_tokens_which_go_back() -> None:
    s = promo()
    for at_ in (0, 1):
        back_to_pool(s, s.prizes[at_])
    s.prizes = (2, 2, *s.prizes[2:])
    s.pool = put(s.pool, 1, s.pool[1] - 2)
    lay_token(s, "0,0", 4)
    stand(s, "0,0", 2, 1)
    pool = s.pool
    scan(s)
    assert vps(s)[RED] == 6
    assert asked(s) == (RED, "name-suit")
    do(s, "name green")
    assert asked(s) == (YELLOW, "icon-amount")
    do(s, "take 2")
    assert s.pool == put(pool, 1, pool[1] + 2)
    assert tokens_held(s, RED) == 0
    assert tokens_held(s, YELLOW) == 1
    assert suits_shown(s, at("0,0")) == 1 << 3
    assert GAME.audit(s) == []


@pytest.mark.rule("G6.3.1")
def test_a_missing_token_pays_two() -> None:
    s = promo()
    for at_ in (0, 1):
        back_to_pool(s, s.prizes[at_])
    hold_tokens(s, 3, sum(s.pool))
    assert draw_token(s) == MISSING
    s.prizes = (MISSING, MISSING, *s.prizes[2:])
    hold_tokens(s, 3, 0)
    s.held = put(s.held, 3 * TOKEN_KINDS + s.tokens[at("0,0")] - 1, s.held[27] + 1)
    s.tokens = put(s.tokens, at("0,0"), MISSING)
    stand(s, "0,0", 2, 1)
    scan(s)
    do(s, "name none")
    assert vps(s) == [4, 2, 0, 0]
    assert tokens_held(s, YELLOW) == 0


@pytest.mark.rule("G6.3.2")
def test_cheesemongers_open_to_two_different_banners() -> None:
    """One dual card, or two cards; two of one suit do not do."""
    s = promo()
    give(s, RED, "Y1+B", "Y1", "Y2", "R1")
    do(s, "move Y1+B", "from hall", "to 0,0")
    assert asked(s)[1] == "turn"
    assert men(s, "0,0")[RED] == 1
    do(s, "move Y1", "from hall", "to 0,0")
    assert asked(s)[1] == "second-card"
    assert choices(s) == ["add R1"]
    assert refused(s, "add Y2") == ("wrong-banners", "G6.3.2")
    assert refused(s, "add G1") == ("not-in-hand", "G4.1.1")
    do(s, "add R1")
    assert men(s, "0,0")[RED] == 2
    assert hand(s, RED) == ["Y2"]
    do(s, "move Y2", "from hall")
    assert refused(s, "to 0,0") == ("no-second-card", "G6.3.2")


@pytest.mark.rule("G6.3.2")
def test_papermakers_open_to_two_banners_of_one_suit() -> None:
    s = promo()
    give(s, RED, "Y1+B", "B1", "R1")
    do(s, "move Y1+B", "from hall", "to 1,0")
    assert choices(s) == ["add B1"]
    do(s, "add B1")
    assert men(s, "1,0")[RED] == 1
    assert hand(s, RED) == ["R1"]
    t = promo()
    resolve_all_but(t, "0,0", "1,0")
    give(t, RED, "R1", "R1")
    do(t, "move R1")
    assert choices(t) == ["from hall"]
    do(t, "from hall")
    assert choices(t) == ["to 1,0"]
    do(t, "to 1,0")
    assert men(t, "1,0")[RED] == 1
    assert hand(t, RED) == []


@pytest.mark.rule("G6.3.2")
def test_a_lone_card_does_not_open_a_promo_guild() -> None:
    s = promo()
    resolve_all_but(s, "0,0", "1,0")
    give(s, RED, "R1")
    assert offered(s, "move") == []
    assert refused(s, "move R1") == ("no-move", "G4.1.3")
    give(s, RED, "R1")
    assert offered(s, "move") == ["R1"]


@pytest.mark.rule("G6.3.2")
def test_cards_bound_to_their_banners_stay_out_and_free_ones_go_in() -> None:
    s = promo()
    give(s, RED, "Y3+B", "R1", "R3", "P5", "G1", "G5")
    do(s, "use Y3+B")
    assert refused(s, "to 0,0") == ("promo-closed", "G6.3.2")
    do(s, choices(s)[0], "use R3", "from hall", "to 0,0")
    assert men(s, "0,0")[RED] == 1
    do(s, "use P5", "pay G1", "move G5", "from hall", "to 1,0", "men 2")
    assert men(s, "1,0")[RED] == 2


@pytest.mark.rule("G6.3.2")
def test_no_neutral_goes_to_a_promo_guild() -> None:
    s = promo()
    neutrals(s, RED, 2)
    give(s, RED, "P3")
    do(s, "use P3")
    assert "0,0" not in offered(s, "to")
    assert refused(s, "to 0,0") == ("promo-closed", "G6.3.2")
    do(s, "to 2,0", "stop")
    stand(s, "1,0", 2, 1)
    s.beadle = NONE
    scan(s)
    assert notes(s, "replaced") == []
    assert asked(s)[1] != "negotiate"


@pytest.mark.rule("G6.3.2")
def test_the_question_does_not_betray_the_hand() -> None:
    """With a promo guild open the goal is asked even if there is one only."""
    s = promo()
    resolve_all_but(s, "0,0", "1,0", "2,0")
    empty_hall(s, RED)
    put_men(s, RED, hall=1)
    give(s, RED, "Y1", "G1")
    do(s, "move Y1")
    assert asked(s)[1] == "move-source"
    do(s, "from hall")
    assert asked(s)[1] == "move-goal"
