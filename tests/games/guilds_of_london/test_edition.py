"""What comes in the box, and editions that do not add up (manual 2)."""

from __future__ import annotations

import pytest

from boardwright.games import picture as picture_of
from boardwright.games.guilds_of_london import GAME
from boardwright.games.guilds_of_london.city import suits_shown
from boardwright.games.guilds_of_london.components import (
    CARD_KINDS,
    NAME_SUIT,
    SECONDS,
    SPIRAL_CELLS,
    VP,
    Box,
    icon_kind,
)
from boardwright.games.guilds_of_london.course import next_cells
from boardwright.games.guilds_of_london.flow.icons import ICONS
from boardwright.games.guilds_of_london.grid import SPIRAL, compass
from boardwright.games.guilds_of_london.state import Table
from boardwright.kernel.game import BadInput
from tests.games.guilds_of_london.table import (
    RED,
    at,
    card_id,
    choices,
    do,
    drain,
    edition_text,
    empty_hall,
    give,
    hall,
    lay,
    put_men,
    refused,
    scan,
    ship,
    stand,
    supply,
    table,
    the_box,
)

GUILDS = range(40)


def line_of(text: str, part: str) -> int:
    return next(i for i, line in enumerate(text.splitlines(), start=1) if part in line)


def complaint(old: str, new: str) -> tuple[str, int]:
    """What is said about an edition with one change, and the line of the change."""
    text = edition_text()
    assert old in text
    with pytest.raises(BadInput) as wrong:
        GAME.edition(text.replace(old, new, 1))
    return str(wrong.value), line_of(text, old)


@pytest.mark.rule("G2.1")
def test_forty_guilds_share_the_suits_evenly() -> None:
    """Each suit on 12 guilds, 4 alone and 8 paired; majority values rise with the numbers."""
    box = the_box()
    for suit in range(5):
        showing = [tile for tile in GUILDS if box.suits[tile] >> suit & 1]
        assert len(showing) == 12
        assert sum(box.suits[tile] == 1 << suit for tile in showing) == 4
    values = [box.majority[tile] for tile in GUILDS]
    assert values == sorted(values)
    assert [values.count(n) for n in range(2, 7)] == [6, 12, 12, 7, 3]
    assert sum(box.tile_vp[tile] for tile in GUILDS) == 125
    assert {len(box.icons[tile]) for tile in GUILDS} == {1, 2}


@pytest.mark.rule("G2.1", "G2.7")
def test_bonus_icons_of_the_guilds() -> None:
    box = the_box()
    kinds = [ICONS[icon_kind(icon)].name for tile in GUILDS for icon in box.icons[tile]]
    found = [kinds.count(k) for k in "DHXNSM"]
    assert found == [9, 8, 7, 5, 5, 3]
    assert kinds.count("V") == 40
    assert (ICONS[VP].name, ICONS[NAME_SUIT].name) == ("V", "suit")


@pytest.mark.rule("G2.2")
def test_five_special_buildings_lack_a_different_suit_each() -> None:
    box = the_box()
    assert sorted([31 ^ box.suits[tile] for tile in range(42, 47)]) == [1, 2, 4, 8, 16]
    assert [box.tile_vp[tile] for tile in range(42, 47)] == [4, 4, 4, 5, 4]
    assert [box.majority[tile] for tile in range(42, 47)] == [4, 4, 5, 4, 4]


@pytest.mark.rule("G2.3", "G2.4", "G2.5", "G2.6")
def test_the_box_is_complete() -> None:
    """30 tokens, 105 and 21 cards, 64 men and 8 neutrals, scenario 3."""
    box = the_box()
    assert sum(box.copies) == 105
    assert len(set(box.mayoral_titles)) == 21
    assert sum(box.token_counts) == 30
    assert 4 * box.men == 64
    assert box.neutrals == 8
    assert len(box.crops) == 2


@pytest.mark.rule("G2.3")
def test_action_cards_share_the_colours_evenly() -> None:
    """21 a colour, 65 single and 40 dual, each suit on 29, each pair of colours on 4."""
    box = the_box()
    cards = [kind for kind in range(CARD_KINDS) for _ in range(box.copies[kind])]
    assert sum(kind % SECONDS > 0 for kind in cards) == 40
    for suit in range(5):
        assert sum(box.banners[kind] >> suit & 1 for kind in cards) == 29
        for other in range(suit):
            both = 1 << suit | 1 << other
            assert sum(box.banners[kind] == both for kind in cards) == 4
    bounds = ((0, 30), (30, 60), (60, 90), (90, 120), (120, 162))
    assert [sum(box.copies[a:b]) for a, b in bounds] == [21] * 5
    gold = [sum(box.gold[kind] == n for kind in cards) for n in (1, 2)]
    men = [sum(box.man_cost[kind] == n for kind in cards) for n in (1, 2)]
    assert (gold, men) == ([26, 7], [6, 4])


@pytest.mark.rule("G2.1", "G2.2", "G2.3", "G2.4")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('suits = "YR", majority', 'suits = "YX", majority', "suits must be 1 or 2 letters"),
        ('suits = "YBRG"', 'suits = "YBR"', "suits must be 4 letters"),
        ("majority = 6", "majority = 0", "majority must be a whole number from 1 to 9, not 0"),
        ("number = 7,", "number = 8,", "number must be 7"),
        ('icons = ["V2", "S1"]', 'icons = ["V2", "Z1"]', "icon 'Z1' must be"),
        ('icons = ["V4", "tie"]', 'icons = ["V4"]', "icons must hold 'tie'"),
        ('banners = "same"', 'banners = "any"', "banners must be one of different, same"),
        ('banners = "same"', 'banners = "different"', "banners must be 'same'"),
        ("majority = 3, tokens = 2", "majority = 3, tokens = 3", "tokens must be 2: the program"),
        ('icons = ["V1", "D1"]', 'icons = ["V1", "tie"]', "icon 'tie' does nothing here"),
        ('icons = ["V4", "D4"]', 'icons = ["V4", "hand"]', "icon 'hand' does nothing here"),
        ('icons = ["V5", "suit"]', 'icons = ["suit", "suit"]', "icon 'suit' stands twice"),
        ('icons = ["M1"], count', 'icons = ["suit"], count', "icon 'suit' does nothing here"),
        ('first = ["V5", "N1"]', 'first = ["tie"]', "icon 'tie' does nothing here"),
        ('second = ["V2", "D1"]', 'second = ["hand"]', "icon 'hand' does nothing here"),
        ("first_returns = 2", "first_returns = 17", "first_returns must be a whole number from 0"),
        ("grey = [4, 8, 10]", "grey = [4, 4, 10]", "grey spaces must rise up to the last space"),
        ("every = 1, grows = 5", "every = 1, grows = 6", "have room for 20 tiles"),
        ("every = 1, grows = 5", "every = 0, grows = 5", "every must be a whole number from 1"),
        ("hires = 1, early = 3", "hires = -1, early = 3", "hires must be a whole number from 0"),
        ('id = "Y2"', 'id = "Y9"', "id must be Y2"),
        ('cost = "1 gold"', 'cost = "3 gold"', "cost must be one of free, 1 gold"),
        ('effect = "feast"', 'effect = "feats"', "effect must be one of hire, hire-and-draw"),
        ('effect = "loan", amount = 2, extra = -1', 'effect = "loan", amount = 2', "needs extra"),
        ('"evict", amount = 1', '"evict", amount = 1, extra = 1', "evict has no extra"),
        ('"hire", amount = 2', '"hire", amount = 0', "amount must be a whole number from 1 to 9"),
        ('"evict", amount = 1', '"evict", amount = 2', "amount of evict must be 1"),
        ('"swap", amount = 1', '"swap", amount = 2', "amount of swap must be 1"),
        ('"beadle", amount = 1', '"beadle", amount = 2', "amount of beadle must be 1"),
        ('"recall", amount = 3, extra = 1', '"recall", amount = 3, extra = 0', "must be 1 or more"),
        ('"loan", amount = 2, extra = -1', '"loan", amount = 2, extra = 0', "must not be 0"),
        ('["Y", "Y", "YR"]', '["Y", "Y", "RY"]', "banners 'RY' must be Y and at most one other"),
        ('counts = "ward"', 'counts = "word"', "counts must be one of suit, pair"),
        ('counts = "suit", suits = "Y"', 'counts = "suit", suits = "YB"', "suits must be 1"),
        ('counts = "ward"', 'counts = "ward", suits = "Y"', "ward has no suits"),
        ("points = 1, most = 9", "points = 0, most = 9", "points must be a whole number from 1"),
        ("points = 1, most = 9", "points = 1, most = 0", "most must be a whole number from 1"),
        ("grey = [4, 8, 10]", "grey = [4, 8]", "grey spaces must rise up to the last space"),
        ("every = 1, grows = 5", "every = 1, grows = 0", "grow with 3 and 4 players only"),
        ('side = "ulster"', 'side = "kent"', "side must be one of ulster, virginia"),
        ('level = "easy"', 'level = "mild"', "level must be one of standard, easy, hard"),
        ('name = "hand limit"', 'name = "hand size"', "name must be one of men, "),
        ('name = "hand limit"', 'name = "starting hand"', "figure 'starting hand' stands twice"),
        ('"hand limit", value = 7', '"hand limit", value = 0', "a whole number from 1 to 30"),
        (
            '"men", value = 16',
            '"men", value = 17',
            "value of 'men' must be a whole number from 1 to",
        ),
        ('no token", value = 2', 'no token", value = 20', "a whole number from 1 to 9, not 20"),
        ('cards dealt", value = 3', 'cards dealt", value = 6', "a whole number from 1 to 5, not 6"),
        ('name = "Pie Cooks"', "name = 7", "name must be a text"),
        ('name = "Pie Cooks", ', "", "'name' is missing"),
        ('name = "men", value = 16, source = "found"', 'name = "men", value = 16', "'source' is"),
    ],
)
def test_a_wrong_row_is_named_by_its_line(old: str, new: str, reason: str) -> None:
    said, line = complaint(old, new)
    mine = [part for part in said.splitlines() if part.startswith(f"edition line {line}: ")]
    assert any(reason in part for part in mine), said


@pytest.mark.rule("G2.3", "G2.4", "G2.5", "G2.6")
@pytest.mark.parametrize(
    ("old", "new", "table", "reason"),
    [
        ('icons = ["V2"], count = 6', 'icons = ["V2"], count = 7', "token", "31 found, 30 needed"),
        ('["Y", "Y", "YR"]', '["Y", "Y"]', "card", "action cards: 104 found, 105 needed"),
        ('side = "ulster"', 'side = "virginia"', "plantation", "sides must be ulster, virginia"),
        ('level = "easy"', 'level = "hard"', "boris", "levels must be standard, easy, hard"),
        ('name = "hand limit"', 'name = "men"', "figure", "figure 'hand limit' is missing"),
        ('"men", value = 16', '"men", value = 3', "figure", "more men start in the Guildhall"),
        (
            "grows = 6, neutrals = 8",
            "grows = 6, neutrals = 9",
            "track",
            "9 neutrals with 4 players",
        ),
        ('"neutrals", value = 8', '"neutrals", value = 9', "figure", "8 found, 9 needed"),
    ],
)
def test_a_wrong_count_is_named_by_the_line_of_its_table(
    old: str, new: str, table: str, reason: str
) -> None:
    said, _ = complaint(old, new)
    line = line_of(edition_text(), f"{table} = [")
    mine = [part for part in said.splitlines() if part.startswith(f"edition line {line}: ")]
    assert any(reason in part for part in mine), said


@pytest.mark.rule("G2.1", "G2.4")
@pytest.mark.parametrize(
    ("part", "table", "reason"),
    [
        ("number = 40,", "guild", "guild tiles: 39 found, 40 needed"),
        ('"Papermakers"', "promo", "promo guilds: 1 found, 2 needed"),
        ('"University of London"', "special", "special buildings: 4 found, 5 needed"),
        ('"Gracious Loser"', "mayoral", "Mayoral cards: 20 found, 21 needed"),
        ('icons = ["M1"], count', "token", "kinds of tokens: 8 found, 9 needed"),
        ("seats = 4, spaces", "track", "tracks: 3 found, 4 needed"),
    ],
)
def test_a_missing_row_is_counted(part: str, table: str, reason: str) -> None:
    text = "\n".join([line for line in edition_text().splitlines() if part not in line])
    with pytest.raises(BadInput) as wrong:
        GAME.edition(text)
    assert f"edition line {line_of(text, f'{table} = [')}: {reason}" in str(wrong.value)


def test_unknown_and_missing_tables_are_named() -> None:
    said, _ = complaint("token = [", "tokens = [")
    assert "unknown table 'tokens'" in said
    assert "table 'token' is missing" in said


def test_another_edition_plays_by_its_own_figures() -> None:
    """A hand limit of 9 is another edition with another digest."""
    text = edition_text().replace('"hand limit", value = 7', '"hand limit", value = 9')
    box = GAME.edition(text)
    assert box.digest != the_box().digest
    assert GAME.edition("# mine\n" + edition_text()).digest == the_box().digest


# Editions that are odd but sound are played as they say.


def own_edition(*changes: tuple[str, str]) -> Box:
    """The boxed edition with these changes."""
    text = edition_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    box = GAME.edition(text)
    assert isinstance(box, Box)
    return box


def play_with(box: Box, seats: int) -> Table:
    s = table(seats)
    s.box = box
    return s


@pytest.mark.rule("G7.B3")
def test_emigrants_go_in_the_number_printed() -> None:
    box = own_edition(('"emigrate", amount = 1', '"emigrate", amount = 3'))
    for left, sent in ((12, 3), (2, 2)):
        s = play_with(box, 2)
        drain(s, RED, left)
        give(s, RED, "B3")
        do(s, "use B3")
        assert ship(s, RED) == sent
    said = GAME.words.figure(box, "ability", card_id("B3"))
    assert said == "send 3 men from your supply to the Plantation"


@pytest.mark.rule("G4.1.4")
def test_the_man_paid_is_gone_before_the_effect() -> None:
    """A ship for a man of the Guildhall needs another one to ship; a hire finds the man paid."""
    box = own_edition(
        ('cost = "free", effect = "ship"', 'cost = "hall", effect = "ship"'),
        ('cost = "free", effect = "hire"', 'cost = "hall", effect = "hire"'),
    )
    s = play_with(box, 2)
    empty_hall(s, RED)
    put_men(s, RED, hall=1)
    give(s, RED, "B1")
    assert refused(s, "use B1") == ("no-use", "G7.B1")
    put_men(s, RED, hall=1)
    assert "use B1" in choices(s)
    do(s, "use B1")
    assert (hall(s, RED), ship(s, RED), supply(s, RED)) == (0, 1, 15)
    t = play_with(box, 2)
    drain(t, RED)
    give(t, RED, "Y1")
    do(t, "use Y1")
    assert (hall(t, RED), supply(t, RED)) == (16, 0)


@pytest.mark.rule("G4.2.1")
def test_the_picture_says_when_tiles_are_resolved_on_another_track() -> None:
    """Every third of ten rounds: after 3, 6 and 9, and not after 10."""
    box = own_edition(("every = 2, grows = 0, neutrals = 4", "every = 3, grows = 0, neutrals = 4"))
    said = {1: "after round 3", 3: "after this round", 5: "after round 6", 10: "no more tiles"}
    for round_, text in said.items():
        s = play_with(box, 2)
        s.round = round_
        picture = picture_of(GAME.name, GAME.visibility.view(s, RED), box)
        head = " ".join([part for line in picture[:4] for part, _ in line])
        assert text in head, head


@pytest.mark.rule("G5.2.1")
def test_the_picture_names_the_side_where_the_next_tiles_lie() -> None:
    """As the manual says with three and four players; on other tracks where the spiral is."""
    assert [compass(cell) for cell in SPIRAL] == [0] * 5 + [1] * 4 + [2] * 5 + [3] * 4 + [0] * 2
    assert len(SPIRAL) == SPIRAL_CELLS
    for seats in (3, 4):
        s = table(seats)
        for side in range(len(s.box.grey[seats - 1]) - 1):
            s.growths = side
            assert compass(next_cells(s)[0]) == side


@pytest.mark.rule("G2.7")
def test_a_guild_may_name_its_suit() -> None:
    box = own_edition(('icons = ["V3"]', 'icons = ["V3", "suit"]'))
    s = play_with(box, 4)
    lay(s, "0,0", "14")
    stand(s, "0,0", 3)
    scan(s)
    do(s, "name green")
    assert suits_shown(s, at("0,0")) == 1 << 3


def test_the_strength_of_an_ability_follows_its_figures() -> None:
    """A row for each family of the box; then a man more, and a card of gold more."""
    strengths = (
        *(0.7, 0.6, 0.8, 1.0, 0.4),
        *(0.5, 0.7, 0.8, 0.1, 1.4),
        *(0.9, 1.0, 1.0, 0.4, 0.5),
        *(0.8, 0.9, 0.8, 0.8, 0.5),
        *(1.2, 0.7, 0.5, 0.4, 0.5, 0.6, 0.8),
    )
    assert the_box().strengths == tuple([worth for worth in strengths for _ in range(SECONDS)])
    hire = 'cost = "free", effect = "hire", amount = 2'
    assert own_edition((hire, hire.replace("2", "3"))).strengths[0] == 0.9
    assert own_edition((hire, hire.replace("free", "1 gold"))).strengths[0] == 0.2
