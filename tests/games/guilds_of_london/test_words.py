"""Everything the game says has words, and the picture shows what its viewer may see."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from boardwright.cli.showing import picture as drawn_for
from boardwright.games import file_text
from boardwright.games import picture as picture_of
from boardwright.games.drawing import look_at
from boardwright.games.guilds_of_london import GAME
from boardwright.games.guilds_of_london.actions import CARD, CATALOGUE
from boardwright.games.guilds_of_london.city import masterless, requirement
from boardwright.games.guilds_of_london.components import CARD_KINDS, MAYORALS, TOKEN_KINDS
from boardwright.games.guilds_of_london.effects import KNOWN
from boardwright.games.guilds_of_london.grid import cell_xy
from boardwright.games.guilds_of_london.picture import INNER, draw_cell
from boardwright.games.guilds_of_london.scene import SCENERY
from boardwright.games.guilds_of_london.state import Table
from boardwright.games.guilds_of_london.words import icon_code
from boardwright.kernel.chance import Sealed
from boardwright.kernel.visibility import SPECTATOR, members
from boardwright.match import Match
from boardwright.speech import Speaker
from tests.games.guilds_of_london.table import (
    RED,
    YELLOW,
    all_notes,
    at,
    card_id,
    do,
    finish,
    give,
    hold_tokens,
    keep,
    lay,
    lay_token,
    masters,
    neutrals,
    plantation,
    points,
    put_men,
    resolve_all_but,
    scan,
    stand,
    table,
    the_box,
    tile_id,
)

CASES = [
    (1, {}, "words-1"),
    (2, {"negotiation_target": "any"}, "words-2"),
    (3, {"promo_tiles": "on"}, "words-3"),
    (4, {}, "words-4"),
]


def play(seats: int, options: dict[str, str], seed: str) -> Iterator[Match]:
    """A random game, at every decision and at its end."""
    match, chance = Match.new(GAME, seats, options, seed=seed), random.Random(seed)
    while match.state.asked is not None:
        yield match
        match.choose(match.state.asked.seat, chance.choice(match.state.asked.options))
    yield match


def test_every_card_and_mayoral_card_says_what_it_does() -> None:
    box = the_box()
    for card in range(CARD_KINDS):
        text = GAME.words.figure(box, "ability", card)
        assert text
        assert "{" not in text
    for card in range(MAYORALS):
        text = GAME.words.figure(box, "aim", card)
        assert str(box.mayoral_points[card]) in text
        assert "{" not in text


def test_every_score_source_and_tie_breaker_has_words() -> None:
    score = Match.new(GAME, 1, seed="x").scores()[0]
    for name, _ in score.sources:
        assert f"score.{name}" in GAME.words
    for i in range(len(score.ties)):
        assert f"tie.{i}" in GAME.words


# The picture.


def drawn(match: Match, viewer: int) -> list[str]:
    picture = picture_of(match.game.name, match.view(viewer), match.box)
    return ["".join([text for text, _ in line]) for line in picture]


@pytest.mark.parametrize(("seats", "options", "seed"), CASES)
def test_the_picture_draws_what_its_viewer_may_see(
    seats: int, options: dict[str, str], seed: str
) -> None:
    for turn, match in enumerate(play(seats, options, seed)):
        if turn % 7 and match.state.asked is not None:
            continue
        for viewer in [SPECTATOR, *range(seats)]:
            lines = drawn(match, viewer)
            assert max(map(len, lines)) <= 120
            if match.state.asked is not None:
                check_hidden(match, viewer, "\n".join(lines))


def check_hidden(match: Match, viewer: int, text: str) -> None:
    """Nobody reads another's cards; Mayoral titles are unique, so they tell."""
    state: Any = match.state
    box = the_box()
    own = 0 if viewer == SPECTATOR else state.starts[viewer] | state.later[viewer]
    for card in range(MAYORALS):
        title = "\\s+".join([re.escape(word) for word in box.mayoral_titles[card].split()])
        shown = re.search(rf"\b{card + 1} {title}(:|$)", text, re.MULTILINE)
        assert bool(shown) == bool(own >> card & 1)


def test_the_picture_depends_on_what_is_visible_alone() -> None:
    for turn, match in enumerate(play(4, {}, "deal-again")):
        if turn % 20 == 0 and match.state.asked is not None:
            for viewer in [SPECTATOR, *range(4)]:
                copy = GAME.visibility.determinize(match.state, viewer, Sealed(f"again-{turn}"))
                view = GAME.visibility.view(copy, viewer)
                again = picture_of(match.game.name, view, match.box)
                assert again == picture_of(match.game.name, match.view(viewer), match.box)


def test_every_place_that_can_be_chosen_is_marked_with_its_number() -> None:
    seen = 0
    for match in play(3, {}, "marks"):
        asked = match.state.asked
        if asked is None:
            continue
        verbs = [GAME.catalogue.verb(action).name for action in asked.options]
        numbers = {f"({i + 1})" for i, verb in enumerate(verbs) if verb in ("from", "to")}
        picture = picture_of(match.game.name, match.view(asked.seat), match.box)
        marks = {text for line in picture for text, style in line if "#ffffff" in style[-7:]}
        assert numbers <= marks
        seen += len(numbers)
    assert seen > 50


def test_the_picture_shows_the_board_and_the_own_hand() -> None:
    """Names, suits, majority values and pieces; the cards with their abilities."""
    match = next(play(4, {}, "board"))
    state: Any = match.state
    box = the_box()
    seat = match.state.asked.seat if match.state.asked else 0
    text = "\n".join(drawn(match, seat))
    for cell in state.open:
        assert box.tile_shorts[state.tiles[cell]][:8] in text
    for card in state.hands[seat]:
        assert CARD.words[card] in text
        assert box.card_titles[card] in text
    assert text.count("GUILDHALL") == 2
    assert "*" in text
    for card in members(state.starts[seat]):
        assert box.mayoral_titles[card] in text


def test_a_spectator_sees_no_marks_and_no_hand() -> None:
    match = next(play(3, {}, "spectator"))
    text = "\n".join(drawn(match, SPECTATOR))
    assert "(1)" not in text
    assert "You are" not in text


def test_everything_lies_open_at_the_end() -> None:
    *_, match = play(2, {}, "open")
    text = "\n".join(drawn(match, SPECTATOR))
    state: Any = match.state
    for seat in range(2):
        for card in members(state.starts[seat]):
            assert the_box().mayoral_titles[card] in text


# What a narrow cell must not lose.


def cell_rows(s: Table, cell: str) -> list[str]:
    """The four rows of a cell on a board of six columns."""
    look = look_at(SCENERY, GAME.visibility.view(s, SPECTATOR), s.box)
    x, y = cell_xy(at(cell))
    spot = next(spot for spot in look.spots("board:city") if spot.at == (x, y))
    picture = draw_cell(look, s.box, spot, INNER[6])
    return ["".join([text for text, _ in row]) for row in picture]


@pytest.mark.parametrize("name", ["church", "company", "gog", "parade", "university", "20", "40"])
def test_no_icon_is_cut_off_on_a_wide_board(name: str) -> None:
    """Whatever token lies there, the icons of first and second stand in the cell in full."""
    s = table(4)
    lay(s, "0,0", name)
    first = "".join([icon_code(icon) for icon in s.box.icons[tile_id(name)]])
    for kind in range(TOKEN_KINDS):
        lay_token(s, "0,0", kind)
        second = "".join([icon_code(icon) for icon in s.box.token_icons[kind]])
        assert cell_rows(s, "0,0")[3].replace(" ", "") == f"{first}|{second}"


@pytest.mark.rule("G6.3.1")
def test_a_promo_guild_shows_all_three_tokens() -> None:
    s = table(4, promo_tiles="on")
    lay(s, "0,0", "41")
    lay_token(s, "0,0", 5)
    s.prizes = (3, 7, *s.prizes[2:])
    _, faces, _, prizes = cell_rows(s, "0,0")
    assert faces.startswith("V1D1+ ")
    assert prizes.replace(" ", "") == "V1S1|V1N1"


def test_the_men_in_the_guildhall_stand_there_once() -> None:
    """On the first of its two cells."""
    s = table(4)
    assert cell_rows(s, "1,1")[1].split() == ["R4", "Y4"]
    assert cell_rows(s, "2,1")[0].strip() == "GUILDHALL"
    assert "".join(cell_rows(s, "2,1")[1:]).strip() == ""


# How it reads.


def test_packet_boat_speaks_of_one_man() -> None:
    box = the_box()
    says = [GAME.words.figure(box, "ability", card_id(word)) for word in ("B1", "B2")]
    assert says == [
        "send a man from the Guildhall or a tile to the Plantation",
        "send up to 3 men from the Guildhall or tiles to the Plantation (for 1 gold)",
    ]
    assert not [
        card
        for card in range(CARD_KINDS)
        if "up to 1" in GAME.words.figure(box, "ability", card)
        or "1 men" in GAME.words.figure(box, "ability", card)
    ]


@pytest.mark.rule("G4.2.9")
@pytest.mark.parametrize(
    ("tile", "said"),
    [
        ("13", "Red, how many cards do you draw (at most 2)?"),
        ("9", "Red, how many men do you hire (at most 2)?"),
        ("15", "Red, how many neutrals do you take (at most 1)?"),
        ("10", "Red, how many men do you ship from the Guildhall to the Plantation (at most 1)?"),
    ],
)
def test_an_icon_is_asked_for_in_its_own_words(tile: str, said: str) -> None:
    s = table(4)
    lay(s, "3,2", tile)
    stand(s, "3,2", 3)
    s.beadle = at("0,1")
    scan(s)
    assert Speaker(GAME, s.box).question(s) == said


def lines(s: Table, *keys: str) -> list[str]:
    """What the log says about these events."""
    speaker = Speaker(GAME, s.box)
    return [speaker.line(note) for note in all_notes(s) if note.key in keys]


def labels(s: Table) -> list[str]:
    assert s.asked is not None
    return [Speaker(GAME, s.box).label(action, s) for action in s.asked.options]


VOTING = ("resolve", "votes", "tie-power", "tie-masters", "tied", "nobody", "won", "second")


@pytest.mark.rule("G4.2.6", "G4.2.8")
def test_the_log_counts_the_votes_on_a_tile() -> None:
    s = table(4)
    lay(s, "0,0", "14")
    stand(s, "0,0", 1, 3)
    scan(s)
    assert lines(s, *VOTING) == [
        "Resolving the Barrel Hoopers (14) at 0,0: 4 pieces there, 3 needed.",
        "The votes on the Barrel Hoopers (14) at 0,0: Yellow 3, Red 1.",
        "Yellow wins the Barrel Hoopers (14) at 0,0.",
        "Red comes second on the Barrel Hoopers (14) at 0,0 and takes the token.",
    ]


@pytest.mark.rule("G4.2.7")
@pytest.mark.parametrize(
    ("beside", "said"),
    [
        (
            ["1,0"],
            [
                "It is a tie. Masters next to the tile: Red 1, Yellow 0.",
                "Red wins the Barrel Hoopers (14) at 0,0.",
                "Yellow comes second on the Barrel Hoopers (14) at 0,0 and takes the token.",
            ],
        ),
        (
            [],
            [
                "It is a tie. Masters next to the tile: Red 0, Yellow 0.",
                "The tie on the Barrel Hoopers (14) at 0,0 is not broken: the tile stays as it is.",
            ],
        ),
    ],
)
def test_the_log_says_how_a_tie_was_broken(beside: list[str], said: list[str]) -> None:
    s = table(4)
    lay(s, "0,0", "14")
    stand(s, "0,0", 2, 2)
    masters(s, RED, *beside)
    scan(s)
    assert lines(s, *VOTING)[2:] == said


@pytest.mark.rule("G6.2.4")
def test_the_log_says_who_won_a_tie_by_gog_and_magog() -> None:
    s = table(4)
    lay(s, "3,2", "gog")
    masters(s, YELLOW, "3,2")
    lay(s, "0,0", "14")
    stand(s, "0,0", 2, 2)
    scan(s)
    said = lines(s, *VOTING)
    assert said[1:3] == [
        "The votes on the Barrel Hoopers (14) at 0,0: Red 2, Yellow 2.",
        "Yellow wins the tie as Master of Gog & Magog.",
    ]


@pytest.mark.rule("G5.1.2", "G5.1.3")
def test_the_log_counts_the_votes_on_the_plantation() -> None:
    for men, said in (
        ((1, 2), ["Yellow takes the first reward of", "Red takes the second reward of"]),
        ((2, 2), ["It is a tie: all who are tied take the second reward."]),
    ):
        s = table(4)
        for seat, n in enumerate(men):
            put_men(s, seat, ship=n)
        plantation(s)
        told = lines(s, "crop-votes", "crop-first", "crop-second", "crop-tied")
        first = "Yellow 2, Red 1" if men[0] == 1 else "Red 2, Yellow 2"
        assert told[0] == f"The votes on the Plantation: {first}."
        assert [text[: len(part)] for text, part in zip(told[1:], said, strict=True)] == said


@pytest.mark.parametrize(
    ("lacking", "said"),
    [
        (2, "2 missing)"),
        (1, "1 missing, then resolved this round)"),
        (0, "pieces, resolved this round)"),
    ],
)
def test_a_goal_says_whether_it_is_resolved_in_this_round(lacking: int, said: str) -> None:
    s = table(4)
    lay(s, "0,0", "31")
    stand(s, "0,0", 0, requirement(s, at("0,0")) - lacking)
    give(s, RED, "Y1")
    do(s, "move Y1")
    assert next(label for label in labels(s) if "Ale Brewers" in label).endswith(said)


def test_options_and_notes_name_the_tile_and_the_place() -> None:
    s = table(4)
    lay(s, "0,0", "14")
    lay(s, "3,0", "31")
    stand(s, "0,0", 2, 1)
    give(s, RED, "Y1", "R4", "R5", "G1")
    do(s, "move Y1")
    assert "from the Barrel Hoopers (14) at 0,0 (2 men of yours there)" in labels(s)
    assert "from the Guildhall (4 men of yours there)" in labels(s)
    do(s, "from 0,0")
    assert "to the Ale Brewers (31) at 3,0 (0 of 5 pieces, 5 missing)" in labels(s)
    do(s, "to 3,0")
    assert lines(s, "moved") == [
        "Red sends 1 man from the Barrel Hoopers (14) at 0,0 to the Ale Brewers (31) at 3,0."
    ]
    stand(s, "3,0", 0, 0, 1)
    do(s, "use R4", "pay G1")
    assert "send home Yellow's man from the Barrel Hoopers (14) at 0,0 (1 there)" in labels(s)
    do(s, "evict 3,0 green", "use R5")
    assert lines(s, "evicted") == ["Red sends home Green's man from the Ale Brewers (31) at 3,0."]
    assert labels(s)[0].startswith("end your turn and draw 2 cards")


def test_questions_name_the_tile_and_the_place() -> None:
    """Every place that a question speaks of; none is left to its coordinates."""
    s = table(4, promo_tiles="on")
    speaker = Speaker(GAME, s.box)
    lay(s, "0,0", "14")
    lay(s, "3,0", "31")
    lay(s, "2,0", "42")
    stand(s, "0,0", 2, 1, 1)
    stand(s, "3,0", 1)
    give(s, RED, "Y1", "Y3", "Y3", "R2", "R5", "G1")
    asked = []
    for moves in (
        ("move Y1", "from 0,0"),
        ("to 2,0",),
        ("add Y3", "use R2", "pay G1", "to 3,0"),
        ("from 0,0", "stop", "use R5", "from 3,0"),
    ):
        do(s, *moves)
        asked.append(speaker.question(s))
    hoopers, brewers = "the Barrel Hoopers (14) at 0,0", "the Ale Brewers (31) at 3,0"
    assert asked == [
        f"Red, to which tile does the man from {hoopers} go?",
        "Red, which card do you add to Indentures (yellow)"
        " for the move to the Papermakers (42) at 2,0?",
        f"Red, from where does a man march to {brewers} (at most 3 more)?",
        f"Red, with whose man does yours on {brewers} change places?",
    ]


@pytest.mark.parametrize(
    ("target", "said"),
    [
        ("own", "Red, how many of your men on {} do you replace with neutrals?"),
        ("any", "Red, whose man on {} do you replace with a neutral?"),
    ],
)
def test_negotiation_names_the_tile(target: str, said: str) -> None:
    s = table(4, negotiation_target=target)
    lay(s, "0,0", "14")
    stand(s, "0,0", 3)
    neutrals(s, RED, 1)
    scan(s)
    assert Speaker(GAME, s.box).question(s) == said.format("the Barrel Hoopers (14) at 0,0")


def test_no_question_is_left_with_coordinates_alone() -> None:
    lines = file_text(GAME.name, "locale/en.ftl").splitlines()
    asks = [line for line in lines if line.startswith("ask-")]
    assert len(asks) == len(GAME.rules)
    assert [line for line in asks if "PLACE(" in line] == []


def test_a_label_says_what_an_icon_brings_and_a_turn_draws() -> None:
    s = table(4)
    assert labels(s) == ["end your turn and draw 4 cards"]
    lay(s, "3,2", "9")
    stand(s, "3,2", 3)
    s.beadle = at("0,1")
    scan(s)
    assert labels(s) == ["hire 2 men", "hire 1 man", "hire no men"]


def test_a_claim_names_its_price() -> None:
    s = table(1)
    resolve_all_but(s)
    hold_tokens(s, RED, 3)
    assert "claim a guild for 3 tokens" in labels(s)
    do(s, "claim")
    cell = masterless(s)[0]
    assert labels(s)[0] == f"to {GAME.words.figure(s.box, 'spot', s.spot(cell))}"


def test_amounts_can_be_typed_and_places_cannot() -> None:
    spaces = {verb.name: [space.amounts for space in verb.spaces] for verb in CATALOGUE.verbs}
    assert {name for name, amounts in spaces.items() if True in amounts} == {
        "men",
        "replace",
        "take",
    }


@pytest.mark.rule("G8.1.2")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_at_the_end_every_mayoral_card_is_shown_with_its_points(viewer: int) -> None:
    s = table(2)
    keep(s, RED, 19, 16)
    keep(s, YELLOW, 18)
    masters(s, RED, "2,1", "1,1")
    put_men(s, YELLOW, ship=3)
    finish(s)
    view = GAME.visibility.view(s, viewer)
    text = [
        "".join([part for part, _ in line]).strip() for line in picture_of(GAME.name, view, s.box)
    ]
    shown = [line for line in text if line.endswith(" VP") and ": " in line]
    assert shown == [
        "16 Alderman of the Ward: 4 VP",
        "19 Full Common Hall: 4 VP",
        "18 Colonial Adventurer: 6 VP",
    ]


def test_the_picture_asks_the_rules_what_mayoral_cards_score_now() -> None:
    s = table(2)
    keep(s, RED, 16)
    s.round = 3
    masters(s, RED, "2,1")
    view = GAME.visibility.view(s, RED)
    text = "\n".join(
        ["".join([part for part, _ in line]) for line in picture_of(GAME.name, view, s.box)]
    )
    assert "16 Alderman of the Ward: 2 VP now" in text


@pytest.mark.rule("G10.9")
def test_a_loss_to_boris_is_said_with_his_points() -> None:
    s = table(1)
    points(s, 40, 55)
    score = finish(s)[0]
    assert GAME.winners([score]) == []
    said = GAME.words.say(s.box, "verdict.lost", score.ties[1], score.total)
    assert said.startswith(f"Boris wins with 55 points: you have {score.total}")


def test_no_text_says_one_of_many() -> None:
    """Amounts of 1 and 2 in every ability of the vocabulary."""
    for effect in KNOWN:
        for n in (1, 2):
            text = GAME.words.say(the_box(), f"card.{effect.name}", n, n)
            assert not re.search(
                r"\b1 (men|cards|neutrals|more cards)|\b2 (man|card|neutral)\b", text
            )
            assert "up to 1" not in text


def test_the_picture_calls_the_players_by_their_names() -> None:
    s = table(2)
    view = GAME.visibility.view(s, RED)
    picture = drawn_for(Speaker(GAME, s.box, names=("Ada", "Grace")), view)
    text = "\n".join(["".join([part for part, _ in line]) for line in picture])
    assert "You are Ada (R)" in text
    assert " Y  Grace" in text
    assert "Yellow " not in text


def test_a_card_is_offered_by_its_title_with_banners_that_can_be_drawn() -> None:
    card = next(card for card in range(CARD_KINDS) if the_box().copies[card])
    label = Speaker(GAME, the_box()).label_with(CATALOGUE.parse(f"hire {CARD.words[card]}"), {})
    assert label.text.endswith(")")
    named = [ref for _, _, ref in label.named]
    assert named[0] == CARD.ref(card)
    assert named[1:]
    assert all(ref.startswith("suit:") for ref in named[1:])
