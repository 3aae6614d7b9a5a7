"""The judge: each feature moves as it should, and looking changes nothing."""

from __future__ import annotations

import random

import pytest

from boardwright.bots import Greedy
from boardwright.games import find_judge
from boardwright.games.guilds_of_london import GAME
from boardwright.games.guilds_of_london.grid import HALL, SUPPLY
from boardwright.games.guilds_of_london.judge.lookahead import MIDWAY
from boardwright.games.guilds_of_london.state import FROM_TILES, Table
from boardwright.kernel.chance import Sealed
from tests.games.guilds_of_london.table import (
    BORIS,
    RED,
    YELLOW,
    asked,
    choices,
    crowd,
    do,
    empty_hall,
    fresh,
    give,
    hold_tokens,
    keep,
    lay,
    masters,
    neutrals,
    points,
    put_men,
    question,
    stand,
    table,
)

JUDGE = find_judge("guilds-of-london")


def seen(s: Table, feature: str, seat: int = RED) -> float:
    return JUDGE.look(s, seat)[JUDGE.features.index(feature)]


def best(s: Table) -> str:
    """The option that the judge's priors put first."""
    return max(zip(JUDGE.priors(s), choices(s), strict=True))[1]


def quiet(seats: int = 4) -> Table:
    """Mayoral cards that no tile serves: only tiles and men are left to look at."""
    s = table(seats)
    keep(s, RED, 19)
    return s


def test_every_feature_has_words() -> None:
    for feature in JUDGE.features:
        assert f"feature.{feature}" in GAME.words


def test_points_and_neighbours() -> None:
    s = quiet()
    points(s, 7, 3, 0, 0)
    assert seen(s, "points") == 7
    assert seen(s, "points", YELLOW) == 3
    masters(s, RED, "0,0", "1,0", "0,1")
    assert seen(s, "neighbours") == 2
    assert seen(s, "neighbours", YELLOW) == 0


def test_a_tile_promises_more_with_each_man_and_most_when_full() -> None:
    s = quiet()
    lay(s, "0,0", "19")
    shown = [seen(s, "races")]
    for _ in range(3):
        stand(s, "0,0", 1)
        shown.append(seen(s, "races"))
    assert shown[0] == 0
    assert shown == sorted(set(shown))
    assert seen(s, "leads") == 0
    stand(s, "0,0", 1)
    assert seen(s, "races") == 0
    assert seen(s, "leads") > shown[-1]


def test_a_lead_is_worth_more_the_safer_it_is() -> None:
    s = quiet()
    lay(s, "0,0", "19")
    stand(s, "0,0", 2, 2)
    tied = seen(s, "leads")
    masters(s, RED, "0,1")
    broken = seen(s, "leads")
    assert tied < broken
    stand(s, "0,0", 1)
    assert broken < seen(s, "leads")
    assert seen(s, "leads", YELLOW) < 0.5


def test_nobody_can_answer_the_last_player_of_the_round() -> None:
    s = quiet()
    lay(s, "0,0", "19")
    stand(s, "0,0", 3, 2)
    early = seen(s, "leads")
    s.turn.active = s.order[-1]
    assert early < seen(s, "leads")


def test_neutrals_and_the_beadle_fill_a_tile() -> None:
    s = quiet()
    lay(s, "0,0", "19")
    stand(s, "0,0", 2)
    assert seen(s, "leads") == 0
    crowd(s, "0,0", 2)
    assert seen(s, "leads") > 0


def test_the_second_place_is_worth_its_token() -> None:
    s = quiet()
    lay(s, "0,0", "19")
    stand(s, "0,0", 1, 3)
    alone = seen(s, "seconds")
    assert 0 < alone <= 2
    stand(s, "0,0", 0, 0, 1)
    assert seen(s, "seconds") == 0


def test_mayoral_cards_count_as_they_stand_and_make_their_tiles_dear() -> None:
    s = quiet()
    lay(s, "0,0", "1")
    stand(s, "0,0", 2)
    plain = seen(s, "leads")
    keep(s, RED, 1)
    assert plain < seen(s, "leads") < plain + 2
    assert seen(s, "mayoral") == 0
    masters(s, RED, "0,0")
    assert seen(s, "mayoral") == 2
    assert seen(s, "mayoral-hope") > 0


def test_men_in_the_guildhall_count_for_their_card_only_late() -> None:
    s = quiet()
    assert seen(s, "mayoral") < 1
    s.round = 12
    assert seen(s, "mayoral") == 4


def test_the_card_kept_at_set_up_is_what_counts() -> None:
    s = fresh(3)
    before = seen(s, "mayoral-hope")
    do(s, choices(s)[0])
    assert 0 < seen(s, "mayoral-hope") < before


def test_the_plantation() -> None:
    s = quiet()
    assert seen(s, "crop") == 0
    put_men(s, RED, ship=1)
    alone = seen(s, "crop")
    assert alone > 3
    put_men(s, YELLOW, ship=1)
    assert 0 < seen(s, "crop") < alone
    put_men(s, RED, ship=1)
    assert seen(s, "crop") > alone - 2
    assert seen(s, "settlers") > 0
    s.round = 12
    assert seen(s, "settlers") == 0


def test_men_by_where_they_are() -> None:
    s = quiet()
    empty_hall(s, RED)
    give(s, RED, "Y1", "B1")
    s.turn.acted = 1
    assert (seen(s, "hall"), seen(s, "hall-crowd"), seen(s, "ready")) == (0, 0, 0)
    put_men(s, RED, hall=3)
    assert (seen(s, "hall"), seen(s, "hall-crowd"), seen(s, "ready")) == (3, 0, 2)
    put_men(s, RED, hall=3)
    assert (seen(s, "hall"), seen(s, "hall-crowd")) == (4, 2)
    stand(s, "0,0", 2)
    assert seen(s, "men-out") == 2
    s.round = 12
    assert (seen(s, "hall"), seen(s, "men-out")) == (0, 0)


def test_cards_with_those_the_end_of_the_turn_brings() -> None:
    s = quiet()
    give(s, RED, "G1", "Y1+B")
    assert seen(s, "cards") == 2
    assert seen(s, "cards", YELLOW) == 0
    do(s, "use G1")
    assert seen(s, "cards") == 5  # two, and two of the Ledger
    give(s, RED, "P1", "P1", "R1", "R2")
    assert seen(s, "cards") == 7
    assert seen(s, "cards-over") == 2


def test_turns_to_come_count_the_same_on_either_side_of_a_round() -> None:
    s = quiet()
    assert seen(s, "turns") == 12
    s.turn.acted = 1
    assert [seen(s, "turns", seat) for seat in range(4)] == [11, 12, 12, 12]
    s.round = 12
    assert seen(s, "turns") == 0


def test_better_cards_are_seen() -> None:
    one, other = quiet(), quiet()
    give(one, RED, "P1")
    give(other, RED, "B4")
    assert seen(one, "abilities") > seen(other, "abilities")
    give(one, RED, "Y1+B")
    give(other, RED, "Y1")
    assert seen(one, "banners") == seen(other, "banners") + 1


def test_neutrals_and_powers() -> None:
    s = quiet()
    neutrals(s, RED, 2)
    assert seen(s, "neutrals") == 2
    lay(s, "0,0", "gog")
    lay(s, "1,0", "university")
    assert (seen(s, "gog"), seen(s, "university")) == (0, 0)
    masters(s, RED, "0,0", "1,0")
    assert seen(s, "gog") > 0
    assert seen(s, "university") > 0
    assert seen(s, "gog", YELLOW) == 0


def test_who_has_less_speaks_later() -> None:
    s = quiet()
    points(s, 1, 5, 3, 0)
    assert [seen(s, "last-word", seat) for seat in range(4)] == [2, 0, 1, 3]


def test_alone() -> None:
    s = quiet(1)
    assert seen(s, "tokens") == 0
    hold_tokens(s, RED, 2)
    assert seen(s, "tokens") > 1
    before = seen(s, "boris")
    stand(s, "0,0", 0, 3)
    ahead = JUDGE.shares(s)[0]
    assert seen(s, "boris") > before
    points(s, 0, 20)
    assert s.vp(BORIS) == 20
    assert JUDGE.shares(s)[0] < ahead
    s.gain(RED, 80, FROM_TILES)
    assert JUDGE.shares(s)[0] > 0.8


def test_shares_of_several_players_add_up() -> None:
    s = quiet(3)
    points(s, 9, 0, 0)
    shares = JUDGE.shares(s)
    assert sum(shares) == pytest.approx(1)
    assert shares[RED] == max(shares)


def test_what_only_completes_a_step() -> None:
    s = quiet()
    give(s, RED, "R1", "G1", "B1")
    assert not JUDGE.midway(s)
    do(s, "use R1")
    assert asked(s)[1] == "move-goal"
    assert JUDGE.midway(s)
    assert set(MIDWAY) <= set(GAME.rules)


def test_priors_send_men_where_they_count() -> None:
    s = quiet()
    lay(s, "0,0", "40")
    lay(s, "1,0", "17")
    stand(s, "0,0", 5)
    give(s, RED, "Y2")
    do(s, "move Y2", "from hall")
    assert best(s) == "to 0,0"
    t = quiet()
    give(t, RED, "P1", "B4", "R1", "Y4")
    do(t, "use P1")
    assert best(t) == "pay B4"


def test_the_best_prior_pays_for_an_ability() -> None:
    """A Feast costs two cards before its men are placed: the judge sees through it."""
    s = quiet()
    lay(s, "0,0", "40")
    stand(s, "0,0", 3)
    give(s, RED, "Y4", "B4", "B4", "R4")
    bot = Greedy(GAME, "x")
    keep(s, RED, 1)
    s.round = 12
    assert bot.choose(s.clone(), question(s), 9.0) == GAME.catalogue.parse("use Y4")


def test_gold_is_paid_with_the_card_missed_least() -> None:
    s = quiet()
    give(s, RED, "Y2", "B5", "G1")
    do(s, "use Y2")
    assert choices(s) == ["pay B5", "pay G1"]
    assert JUDGE.likely(s, 8) == [GAME.catalogue.parse(best(s))]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_looking_changes_nothing_and_every_option_has_a_prior(seats: int) -> None:
    chance = random.Random(f"judge {seats}")
    options = {"promo_tiles": "on"} if seats > 1 else {}
    s = fresh(seats, Sealed(f"judge {seats}"), **options)
    while s.asked is not None:
        before = GAME.visibility.dump(s)
        for seat in range(seats):
            assert len(JUDGE.look(s, seat)) == len(JUDGE.features)
        priors = JUDGE.priors(s)
        assert len(priors) == len(s.asked.options)
        assert min(priors) > 0
        assert set(JUDGE.likely(s, JUDGE.widest)) <= set(s.asked.options)
        assert sum(JUDGE.shares(s)) <= 1.0001
        assert GAME.visibility.dump(s) == before
        s.apply(chance.choice(s.asked.options))


def test_a_greedy_player_beats_a_random_one() -> None:
    wins = 0
    for n in range(3):
        s = fresh(2, Sealed(f"beats {n}"))
        bot, chance = Greedy(GAME, f"beats {n}"), random.Random(n)
        while s.asked is not None:
            if s.asked.seat == n % 2:
                s.apply(bot.choose(s.clone(), s.asked, 9.0))
            else:
                s.apply(chance.choice(s.asked.options))
        wins += n % 2 in GAME.winners(GAME.scores(s))
        assert s.at(n % 2, HALL) + s.at(n % 2, SUPPLY) < 16
        assert s.masters.count(n % 2) > s.masters.count(1 - n % 2)
    assert wins == 3
