"""Who sees what, and what is dealt again for those who do not (manual 7)."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.keythedral import GAME
from boardwright.games.keythedral.components import CODES
from boardwright.games.keythedral.state import Table
from boardwright.kernel.chance import Sealed
from boardwright.kernel.visibility import members
from tests.games.keythedral.table import (
    BLUE,
    GREEN,
    GREY,
    SPECTATOR,
    YELLOW,
    all_notes,
    asked,
    auction,
    build,
    built,
    choices,
    cubes,
    do,
    fence,
    first,
    fresh,
    hand,
    hand_laws,
    house,
    jump,
    laws,
    lay_out,
    next_law,
    notes,
    offered,
    question,
    row_up,
    stand,
    table,
)

OPEN = (
    "spaces",
    "strategic",
    "face_up",
    "by_kind",
    "only_taken",
    "dry_limit",
    "round",
    "phase",
    "start",
    "holder",
    "bag",
    "drawn_field",
    "cells",
    "kinds",
    "tiles",
    "houses",
    "fences",
    "workers",
    "early",
    "markers",
    "row",
    "rows",
    "reduced",
    "raised",
    "lookers",
    "store",
    "spent",
    "law_deck",
    "law_spaces",
    "played",
    "master",
    "right_of_way",
    "bumper",
    "barred",
    "changes",
    "gleaned",
    "free_trades",
    "favours",
    "bans",
    "out",
    "passes",
    "bought",
    "dry",
    "bid",
    "bidder",
    "quitters",
    "matched",
    "settled",
    "appointer",
)


def view(s: Table, viewer: int) -> dict[str, Any]:
    return GAME.visibility.view(s, viewer)


def redeal(s: Table, viewer: int, seed: int) -> Table:
    copy = GAME.visibility.determinize(s, viewer, Sealed(str(seed)))
    assert isinstance(copy, Table)
    assert GAME.audit(copy) == []
    return copy


def unsure(s: Table) -> None:
    """Nobody knows any more who has which cubes."""
    s.sure = [0] * len(s.sure)


def busy() -> Table:
    """A table with something in every zone, blue to act."""
    s = table(3)
    for seat, codes in ((BLUE, "TTSIA"), (YELLOW, "SFFWG"), (GREY, "RRWTA")):
        hand(s, seat, codes)
    build(s, BLUE, "B07", "B15")
    build(s, YELLOW, "B08")
    laws(s, BLUE, 3, 7)
    laws(s, YELLOW, 9, 20)
    laws(s, GREY, 12)
    house(s, "blue1")
    fence(s, "grey-a", "yellow1", "se")
    stand(s, "grey1", "1,0")
    assert GAME.audit(s) == []
    return s


# Views.


@pytest.mark.rule("K7.2")
@pytest.mark.parametrize("name", OPEN)
def test_what_is_open_is_the_same_for_all(name: str) -> None:
    """Owner, other seat and spectator see the same, and it is what lies there."""
    s = busy()
    assert view(s, BLUE)[name] == GAME.visibility.dump(s)[name]
    assert view(s, BLUE)[name] == view(s, YELLOW)[name] == view(s, SPECTATOR)[name]


@pytest.mark.rule("K7.1", "K7.2")
def test_every_field_of_a_view_is_either_open_or_tested_here() -> None:
    """No field can come into a view unnoticed."""
    hidden = {"building_bag", "looked_at", "built", "cubes", "law_bag", "laws", "taken"}
    frame = {"viewer", "seats", "over", "secrets", "asked"}
    assert set(view(busy(), BLUE)) == set(OPEN) | hidden | frame


@pytest.mark.rule("K7.1", "K7.2")
def test_cubes_behind_a_screen_are_seen_by_their_owner_only() -> None:
    """Others see how many there are."""
    s = busy()
    assert view(s, BLUE)["cubes"] == [[2, 1, 0, 0, 0, 1, 0, 1], 5, 5]
    assert view(s, YELLOW)["cubes"] == [5, [0, 1, 2, 1, 0, 0, 1, 0], 5]
    assert view(s, SPECTATOR)["cubes"] == [5, 5, 5]


@pytest.mark.rule("K7.1", "K7.2")
def test_building_tiles_behind_a_screen_are_seen_by_their_owner_only() -> None:
    """Others see how many there are."""
    s = busy()
    assert view(s, BLUE)["built"] == [[6, 14], 1, 0]
    assert view(s, YELLOW)["built"] == [2, [7], 0]
    assert view(s, SPECTATOR)["built"] == [2, 1, 0]


@pytest.mark.rule("K7.1", "K7.2")
def test_laws_in_hand_are_seen_by_their_owner_only() -> None:
    """Others see how many; with open law cards everybody sees them."""
    s = busy()
    assert view(s, BLUE)["laws"] == [[2, 6], 2, 1]
    assert view(s, YELLOW)["laws"] == [2, [8, 19], 1]
    assert view(s, SPECTATOR)["laws"] == [2, 2, 1]
    s.options.face_up = 1
    assert view(s, SPECTATOR)["laws"] == [[2, 6], [8, 19], [11]]


@pytest.mark.rule("K7.1", "K7.2")
def test_the_deck_and_the_new_laws_show_only_their_number() -> None:
    """How many cards are left, and whether a space holds one."""
    s = busy()
    for viewer in (BLUE, YELLOW, SPECTATOR):
        assert view(s, viewer)["law_bag"] == 15
        assert view(s, viewer)["law_deck"] == 13
        assert view(s, viewer)["law_spaces"] == [-1, -1]


@pytest.mark.rule("K7.1", "K7.2")
def test_rows_not_turned_up_and_tiles_in_the_box_show_only_their_number() -> None:
    """Four rows face down; which tiles are left over nobody knows."""
    s = busy()
    for viewer in (BLUE, YELLOW, SPECTATOR):
        assert view(s, viewer)["building_bag"] == 34 - 5 - 3
        assert set(view(s, viewer)["rows"][5:]) == {-1, 0}


@pytest.mark.rule("K7.1", "K7.2")
def test_the_bag_shows_its_content_but_not_its_order() -> None:
    """Kinds and numbers are known to all; what comes next is drawn when it is needed."""
    s = fresh(2)
    for viewer in (BLUE, YELLOW, SPECTATOR):
        assert sum(view(s, viewer)["bag"]) == 9
        assert view(s, viewer)["drawn_field"] == s.drawn_field
    drawn = set()
    for seed in range(12):
        copy = redeal(s, s.start, seed)
        while copy.drawn_field >= 0 or question(copy).prompt != "lay-field":
            first(copy)
            if question(copy).prompt == "lay-field":
                break
        drawn.add(copy.drawn_field)
    assert len(drawn) > 1


@pytest.mark.rule("K7.1")
def test_the_choices_of_a_question_are_seen_by_who_is_asked() -> None:
    """They would betray his hand to the others, who see only that he is asked."""
    s = busy()
    assert view(s, BLUE)["asked"]["options"] == question(s).options
    for viewer in (YELLOW, GREY, SPECTATOR):
        assert "options" not in view(s, viewer)["asked"]
        assert view(s, viewer)["asked"]["seat"] == BLUE


@pytest.mark.rule("K7.1")
def test_what_is_known_for_sure_is_not_shown() -> None:
    """The memory of attentive players is kept for re-deals, not for views."""
    assert "sure" not in view(busy(), BLUE)


@pytest.mark.rule("K7.1")
def test_hidden_things_do_not_change_what_others_see() -> None:
    """Yellow cannot tell two tables apart that differ in blue's cubes, laws and tiles only."""
    s, other = busy(), busy()
    other.cubes[:8] = [0, 0, 5, 0, 0, 0, 0, 0]
    other.laws[BLUE] = 0b11
    other.built[BLUE] = 0b11 << 10
    assert GAME.visibility.key(s, YELLOW) == GAME.visibility.key(other, YELLOW)
    assert GAME.visibility.key(s, SPECTATOR) == GAME.visibility.key(other, SPECTATOR)
    assert GAME.visibility.key(s, BLUE) != GAME.visibility.key(other, BLUE)


@pytest.mark.rule("K7.2")
def test_purchases_and_harvests_are_told_to_all() -> None:
    """Which tile was bought, what was paid for a craft and what was harvested."""
    s = table(2)
    stand(s, "blue1", "1,0", "0,0")
    jump(s, 2)
    do(s, "buy B01")
    hand(s, YELLOW, "WW")
    do(s, "craft I", "pay WW")
    assert notes(s, "harvest")[0] == (BLUE, 1, 1, 0, 0, 0)
    for key in ("harvest", "bought", "crafted"):
        told = [note for note in all_notes(s) if note.key == key]
        assert told
        assert all(note.seen_by(seat) for note in told for seat in (BLUE, YELLOW, SPECTATOR))
    assert notes(s, "bought") == [(BLUE, 0, 4)]


@pytest.mark.rule("K7.1")
def test_a_law_taken_is_told_to_its_taker_only() -> None:
    """All hear that a card was taken and what was paid; which one only the taker."""
    s = table(2)
    hand(s, BLUE, "T")
    next_law(s, 5)
    do(s, "take 1", "give T")
    told = [note for note in all_notes(s) if note.key == "law-is"]
    assert [note.args for note in told] == [(4,)]
    assert [seat for seat in (SPECTATOR, BLUE, YELLOW) if told[0].seen_by(seat)] == [BLUE]
    assert len(notes(s, "took-law")) == 1


@pytest.mark.rule("K7.1", "K5.L19")
def test_what_was_looked_at_is_told_to_the_looker_only() -> None:
    """Blue learns the five tiles, the others that he looked."""
    s = table(2)
    laws(s, BLUE, 19)
    do(s, "law 19")
    told = [note for note in all_notes(s) if note.key == "saw"]
    assert len(told) == 5
    assert not any(note.seen_by(seat) for note in told for seat in (YELLOW, SPECTATOR))
    assert all(note.seen_by(BLUE) for note in told)
    assert len(notes(s, "looked")) == 1


@pytest.mark.rule("K7.3")
def test_at_the_end_everything_is_laid_open() -> None:
    """After the last tile all hands, laws and tiles are seen by everyone."""
    s = busy()
    row_up(s, "B30")
    hand(s, BLUE, "FIAT")
    do(s, "buy B30")
    assert s.asked is None
    for viewer in (BLUE, YELLOW, SPECTATOR):
        seen = view(s, viewer)
        assert seen["over"] is True
        assert seen["cubes"][BLUE] == [1, 0, 0, 0, 0, 0, 0, 0]
        assert seen["cubes"][YELLOW] == [0, 1, 2, 1, 0, 0, 1, 0]
        assert seen["laws"] == [[2, 6], [8, 19], [11]]
        assert seen["built"] == [[6, 14, 29], [7], []]


# Re-deals.


@pytest.mark.rule("K7.1")
@pytest.mark.parametrize("viewer", [BLUE, YELLOW, GREY, SPECTATOR])
def test_a_redeal_changes_nothing_that_the_viewer_sees(viewer: int) -> None:
    """His view stays the same, everything adds up, and the table itself is untouched."""
    s = busy()
    unsure(s)
    before = GAME.visibility.dump(s)
    for seed in range(20):
        copy = redeal(s, viewer, seed)
        assert GAME.visibility.key(copy, viewer) == GAME.visibility.key(s, viewer)
        assert [copy.count(seat) for seat in range(3)] == [5, 5, 5]
    assert GAME.visibility.dump(s) == before


@pytest.mark.rule("K7.1")
def test_a_redeal_shuffles_the_cubes_of_the_others() -> None:
    """Their kinds change hands, one's own stay; a spectator knows no hand."""
    s = busy()
    unsure(s)
    assert {cubes(redeal(s, BLUE, seed), BLUE) for seed in range(20)} == {"TTSIA"}
    assert len({cubes(redeal(s, BLUE, seed), YELLOW) for seed in range(20)}) > 5
    assert len({cubes(redeal(s, SPECTATOR, seed), BLUE) for seed in range(20)}) > 5


@pytest.mark.rule("K7.2")
def test_a_redeal_keeps_what_everybody_knows() -> None:
    """All harvests were seen: nothing is dealt again. One unknown cube each: only these are."""
    s = busy()
    assert {cubes(redeal(s, BLUE, seed), YELLOW) for seed in range(10)} == {"SFFWG"}
    s.sure[YELLOW * 8 + CODES.index("G")] = 0
    s.sure[GREY * 8 + CODES.index("A")] = 0
    hands = {cubes(redeal(s, BLUE, seed), YELLOW) for seed in range(20)}
    assert hands == {"SFFWG", "SFFWA"}


@pytest.mark.rule("K7.1")
def test_a_redeal_shuffles_the_laws_not_seen() -> None:
    """Yellow's two come from all but blue's own and the played ones."""
    s = busy()
    s.laws[GREY], s.played = 0, 1 << 11
    seen: set[int] = set()
    for seed in range(40):
        copy = redeal(s, BLUE, seed)
        assert hand_laws(copy, BLUE) == [3, 7]
        assert len(hand_laws(copy, YELLOW)) == 2
        seen |= set(hand_laws(copy, YELLOW))
    assert len(seen) > 10
    assert not seen & {3, 7, 12}


@pytest.mark.rule("K7.1", "K8.3")
def test_a_redeal_leaves_open_laws_alone() -> None:
    """With open law cards every hand is known; only the deck is not."""
    s = table(3, law_display="face_up")
    jump(s, 3)
    bag = members(s.law_bag)
    laws(s, YELLOW, bag[0] + 1, bag[1] + 1)
    for seed in range(10):
        copy = redeal(s, BLUE, seed)
        assert copy.laws == s.laws
        assert copy.law_spaces == s.law_spaces


@pytest.mark.rule("K7.1", "K5.L19")
def test_a_redeal_keeps_the_row_one_has_looked_at() -> None:
    """The looker keeps it; for the others it is dealt again among the tiles of its value."""
    s = table(2)
    laws(s, BLUE, 19)
    do(s, "law 19")
    assert {tuple(redeal(s, BLUE, seed).looked_at) for seed in range(10)} == {tuple(s.looked_at)}
    rows = [redeal(s, YELLOW, seed).looked_at for seed in range(20)]
    assert len({tuple(row) for row in rows}) > 5
    assert all(6 <= building <= 13 for row in rows for building in row)
    assert all(len(set(row)) == 5 for row in rows)


@pytest.mark.rule("K7.1")
def test_rows_not_turned_up_are_drawn_anew_after_a_redeal() -> None:
    """The next row comes out of all tiles of its value that nobody has seen."""
    s = table(2)
    row_up(s, "B01")
    hand(s, BLUE, "TS")
    rows = set()
    for seed in range(12):
        copy = redeal(s, BLUE, seed)
        do(copy, "buy B01")
        rows.add(tuple(copy.rows[5:10]))
    assert len(rows) > 3


@pytest.mark.rule("K7.1")
def test_building_tiles_behind_a_screen_are_not_dealt_again() -> None:
    """Every purchase was seen; only the picture is covered."""
    s = busy()
    for seed in range(5):
        copy = redeal(s, GREY, seed)
        assert built(copy, BLUE) == ["B07", "B15"]
        assert built(copy, YELLOW) == ["B08"]


@pytest.mark.rule("K7.1", "K5.L12")
def test_a_redeal_leaves_a_buyer_able_to_pay_what_he_is_buying() -> None:
    """Yellow is asked which cube of B30 to leave out: he has at least two of its three."""
    s = table(3)
    row_up(s, "B30", "B31")
    s.reduced = 1 << 29
    hand(s, YELLOW, "FI")
    hand(s, GREY, "TTSSWWRR")
    jump(s, 3)
    unsure(s)
    do(s, "pass", "buy B30")
    for seed in range(10):
        copy = redeal(s, BLUE, seed)
        assert len({"F", "I", "A"} & set(cubes(copy, YELLOW))) == 2
        do(copy, choices(copy)[0])


@pytest.mark.rule("K7.1")
def test_a_redeal_leaves_a_buyer_of_crafts_able_to_pay() -> None:
    """Yellow has begun to buy gold: he keeps four basics."""
    s = table(3)
    hand(s, YELLOW, "TTSS")
    hand(s, GREY, "IIIGGGAAA")
    jump(s, 3)
    unsure(s)
    do(s, "pass", "craft A")
    for seed in range(5):
        copy = redeal(s, BLUE, seed)
        assert copy.basics(YELLOW) == 4
        first(copy)


@pytest.mark.rule("K7.1", "K4.5.8")
def test_a_redeal_leaves_a_payer_able_to_finish() -> None:
    """Grey, who has given wine, pays on with whatever he is dealt."""
    s = auction("T", "TTTSSS", "RRA")
    unsure(s)
    do(s, "bid 3", "decline", "give R")
    for seed in range(20):
        copy = redeal(s, BLUE, seed)
        first(copy)
        first(copy)
        assert asked(copy) == (GREY, "name-start")


@pytest.mark.rule("K7.1", "K8.4")
def test_a_redeal_leaves_a_bidder_by_value_able_to_pay() -> None:
    """Green bid four with one cube: it is the gold, whatever is dealt."""
    s = auction("T", "", "SFW", "A", bid_value="by_kind")
    unsure(s)
    do(s, "pass", "bid 4")
    assert asked(s) == (BLUE, "bid")
    for seed in range(10):
        assert cubes(redeal(s, BLUE, seed), GREEN) == "A"


@pytest.mark.rule("K7.1")
def test_a_game_goes_on_from_any_redeal() -> None:
    """From the first round of a new game each seat's re-deal can be played on."""
    s = fresh(2)
    lay_out(s)
    for viewer in (BLUE, YELLOW, SPECTATOR):
        copy = redeal(s, viewer, viewer)
        for _ in range(40):
            do(copy, choices(copy)[-1])
            if copy.asked is None:
                break
        assert offered(s, "mark") == ["1", "2", "3", "4", "5"]
