"""What comes in the box, and editions that do not add up (manual 2)."""

from __future__ import annotations

import pytest

from boardwright.games.world_without_end import GAME
from boardwright.games.world_without_end.components import Box
from boardwright.games.world_without_end.deeds import DEEDS
from boardwright.games.world_without_end.effects import KNOWN
from boardwright.games.world_without_end.options import PLENTY
from boardwright.games.world_without_end.state import Table
from boardwright.games.world_without_end.vocabulary import (
    BUILDING_PROJECT,
    CODES,
    EVENT_IDS,
    HOUSE_RENT,
    MEDICINE,
    PRIVILEGE,
    RESOURCE,
)
from boardwright.kernel.chance import Sealed
from boardwright.kernel.game import BadInput
from tests.games.world_without_end.table import (
    BLUE,
    do,
    edition_text,
    event_id,
    free,
    fresh,
    in_force,
    quiet_until,
    table,
    the_box,
    turn_up,
)


@pytest.mark.rule("E2.1")
def test_the_box_holds_these_goods() -> None:
    """In the order stone, wood, grain, piety, wool, cloth, loyalty, knowledge."""
    assert the_box().counts[:8] == (25, 15, 10, 12, 15, 12, 14, 14)


@pytest.mark.rule("E2.2")
def test_gold_does_not_run_out() -> None:
    assert fresh(4).supply[8] > 10_000


@pytest.mark.rule("E2.3")
def test_there_are_eleven_events_a_chapter_and_15_of_all_last() -> None:
    box = the_box()
    assert [name.split("-")[0] for name in EVENT_IDS] == [
        chapter for chapter in ("I", "II", "III", "IV") for _ in range(11)
    ]
    assert sum(box.lasting) == 15
    assert len(set(box.event_names)) == 44


@pytest.mark.rule("E2.3")
def test_the_corners_of_a_card_differ_and_never_show_cloth() -> None:
    """The counts of all icons: they decide how rich the game is."""
    box = the_box()
    for event in range(44):
        corners = box.corners[event * 4 : event * 4 + 4]
        assert len(set(corners)) == 4
    found = {code: box.corners.count(kind) for kind, code in enumerate((*CODES, "VP"))}
    assert found == {
        **{"ST": 23, "WD": 17, "GR": 20, "PI": 20, "WO": 29, "CL": 0},
        **{"LO": 18, "MK": 18, "GO": 21, "VP": 10},
    }


@pytest.mark.rule("E2.3")
def test_chapters_three_and_four_have_each_plague_number_once() -> None:
    places = the_box().event_places
    assert set(places[:22]) == {-1}
    assert places[22:33] == tuple(range(11))
    assert places[33:] == tuple(reversed(range(11)))


@pytest.mark.rule("E2.4", "E2.5")
def test_projects_use_exactly_the_cubes_of_the_box() -> None:
    box = the_box()
    assert len(box.card_names) == 12
    assert len(box.project_names) == 7
    assert sum(box.spaces[0::2]) == 25
    assert sum(box.spaces[1::2]) == 15
    assert len(box.incomes) == 16
    assert {box.incomes.count(kind) for kind in set(box.incomes)} == {2}


@pytest.mark.rule("E2.5")
def test_markers_and_die() -> None:
    assert the_box().markers == (3, 4, 3, 1)
    assert the_box().die == (2, 3, 3, 4, 4, 5)


# Every event card: type, corners clockwise from the arrow.
CARDS = """
I-01 L WD GO WO MK, I-02 I MK LO GO ST, I-03 I GR PI WO WD, I-04 I GO ST VP WO, I-05 I WD GR ST PI,
I-06 I PI VP WD WO, I-07 L LO WO PI ST, I-08 L GR WO GO PI, I-09 I WO ST LO GR, I-10 I ST WD MK LO,
I-11 L WO MK GR GO, II-01 I WO MK LO PI, II-02 I LO WO PI ST, II-03 I WD PI WO ST,
II-04 L PI ST GR GO, II-05 I ST GO MK LO, II-06 L VP GR WO GO, II-07 L WO GR WD MK,
II-08 I PI ST MK WD, II-09 I GO WO VP GR, II-10 L MK WD ST WO, II-11 I GR LO GO WO,
III-01 L GO WO PI WD, III-02 I ST GR GO WO, III-03 I MK WO GR LO, III-04 L PI MK LO WO,
III-05 L ST GO WD GR, III-06 I LO PI MK ST, III-07 I WO MK GR VP, III-08 L GR LO WO GO,
III-09 I GO WD ST MK, III-10 I VP ST WO PI, III-11 I WD LO ST PI, IV-01 I WO WD MK LO,
IV-02 I LO VP PI GR, IV-03 I GO PI ST MK, IV-04 I ST WO WD GO, IV-05 I ST MK GR WO,
IV-06 L WO ST LO WD, IV-07 I VP PI GO WO, IV-08 L WD GR PI LO, IV-09 I MK GO WO GR,
IV-10 L PI GO VP ST, IV-11 I GR LO GO VP
"""


@pytest.mark.rule("E2.3", "E4.2.1", "E4.3.1")
@pytest.mark.parametrize("card", [row.strip() for row in CARDS.split(",")])
def test_every_card_gives_its_corners(card: str) -> None:
    """Turned to 0 its corners point north, east, south, west; what lasts stays in force."""
    name, kind, *corners = card.split()
    s = table()
    turn_up(s, name)
    quiet_until(s, "orient")
    before = [(held(s, seat, code)) for seat, code in enumerate(corners)]
    do(s, "turn 0")
    worth = [2 if code in ("GO", "VP") else 1 for code in corners]
    after = [n + more for n, more in zip(before, worth, strict=True)]
    assert [held(s, seat, code) for seat, code in enumerate(corners)] == after
    assert s.lasting == ((event_id(name),) if kind == "L" else ())


def held(s: Table, seat: int, code: str) -> int:
    return s.points(seat) if code == "VP" else s.has(seat, CODES.index(code))


@pytest.mark.rule("E2.1", "E2.4")
def test_the_audit_misses_nothing() -> None:
    """A good, a card, a seal too many, a marker or a point too few are all named."""
    s = table()
    assert GAME.audit(s) == []
    s.supply[0] -= 1
    assert GAME.audit(s) == ["goods of kind 0: 0 + 0 + 24"]
    s.supply[0] += 1
    s.hands[BLUE] ^= 1
    assert "cards of seat 0" in GAME.audit(s)[0]
    s.hands[BLUE] ^= 1
    s.seals = (1, 1, 1, 0, 0, 0, 0)
    assert GAME.audit(s) == ["seat 0 has more houses or seals than there are"]
    s.seals = (0,) * 7
    s.markers = (2, 4, 3, 1)
    assert GAME.audit(s) == ["plague markers of value 1"]
    s.markers = (3, 4, 3, 1)
    s.score(BLUE, 9, -9)
    assert GAME.audit(s) == ["seat 0 has fewer than no points"]


def line_of(text: str, part: str) -> int:
    return next(i for i, line in enumerate(text.splitlines(), 1) if part in line)


def complaint(old: str, new: str) -> tuple[str, int]:
    """What is said about the edition with one thing changed, and the line that was changed."""
    text = edition_text()
    assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
    with pytest.raises(BadInput) as wrong:
        GAME.edition(text.replace(old, new))
    return str(wrong.value), line_of(text, old)


@pytest.mark.rule("E2.1", "E2.3", "E2.5")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"wool", count = 15', '"wool", count = 16', "at most 15 wool can be sold"),
        ('"wool", count = 15', '"wool", count = 3', "count must be 4 or more"),
        ("count = 14, option = 20", "count = 14", "MK needs option"),
        ('name = "Piety", starred = 1', 'name = "Piety", starred = "yes"', "a whole number"),
        ('id = "A07"', 'id = "A70"', "id must be A07"),
        ('"Queen", kind = "show"', '"Queen", kind = "shwo"', "kind must be one of show, take"),
        ('kind = "each", good = "PI"', 'kind = "each", good = "XX"', "good must be one of"),
        ('amount = 1, source = "found: third', 'amount = "1", source = "found: third', "number"),
        ('"Chapel", enters = "event"', '"Chapel", enters = "start"', "P4 must enter by 'event'"),
        ('"H05", income = "WO"', '"H05", income = "CL"', "income must be one of ST, WD"),
        ("number = 7, name", "number 7, name", "not TOML"),
        ("number = 7, name", "number = 8, name", "number must be 7"),
        ("value = 3, count = 3", "value = 5, count = 3", "value must be 3"),
        (
            "faces = [2, 3, 3, 4, 4, 5]",
            "faces = [2, 3, 3, 4, 4]",
            "faces must be a list of 6 whole",
        ),
        ('code = "VP", amount = 2', 'code = "CL", amount = 2', "code must be one of"),
        (
            'name = "cloth-limit", value = 1',
            'name = "cloth-limit", value = 3',
            "no more can be sold",
        ),
        ('name = "aid-gold", value', 'name = "aid-silver", value', "name must be one of"),
        ('name = "aid-gold", value = 1', 'name = "aid-gold", value = -1', "from 0 to 99"),
        ('effect = "outbreak"', 'effect = "outbraek"', "effect must be one of"),
        ('"market-dues", amount = 1', '"market-dues"', "market-dues needs amount"),
        ('effect = "no-building"', 'effect = "no-building", price = 2', "no-building has no price"),
        ('covers = ["Merchants"]', 'covers = ["Merchant"]', "covers must be of Queen"),
        ('"WD", "GO", "WO", "MK"', '"WD", "GO", "WO", "WD"', "each only once"),
        ('"WD", "GO", "WO", "MK"', '"WD", "GO", "WO", "CL"', "corners must be of ST"),
        ('project = "P7"', 'project = "P9"', "project must be one of"),
        ('goods = ["GR", "WO"', 'goods = ["XX", "WO"', "goods must be of"),
        ('effect = "cloth-court", amount = 2', 'effect = "cloth-court", amount = 3', "at most 2"),
        ('id = "II-09", type = "immediate"', 'id = "II-09", type = "long-term"', "is immediate"),
        ('"gold", count = 28, start = 2', '"gold", count = 28, start = 8', "four players start"),
        ('"loyalty", count = 14, option = 12', '"loyalty", count = 14', "LO needs option"),
        ('"cloth", count = 12', '"cloth", count = 12, option = 3', "CL has no option"),
        ('"cloth", count = 12', '"cloth", count = -12', "from 1 to 99"),
        ('"King", kind = "each"', '"King", kind = "every"', "must be one of show, take, pay, each"),
        ('kind = "houses", amount', 'kind = "houses", good = "GO", amount', "houses has no good"),
        ('kind = "show", good = "MK", amount', 'kind = "show", amount', "show needs a good"),
        (
            '"King", kind = "each", good = "LO", amount = 1',
            '"King", kind = "each", good = "LO", amount = 0',
            "from 1 to 9",
        ),
        ('benefit = "care", amount = 1', 'benefit = "care", amount = 2', "cares for one place"),
        (
            '"Miller\'s house", benefit = "GR", amount = 1',
            '"Miller\'s house", benefit = "GR", amount = 0',
            "VP with amount 0",
        ),
        ('good = "GO", amount = 0', 'good = "GO", amount = 1', "the gold due is rolled"),
        (
            'good = "GR", amount = 2, points = 2, p',
            'good = "GR", amount = -2, points = 2, p',
            "0 to 9",
        ),
        (
            'good = "GR", amount = 2, points = 2, p',
            'good = "GR", amount = 2, points = -2, p',
            "0 to 9",
        ),
        ("faces = [2, 3,", "faces = [-2, 3,", "from 0 to 20"),
        ('code = "MK", amount = 1', 'code = "MK", amount = 0', "from 1 to 9"),
        ('"gold-for-a-point", value = 2', '"gold-for-a-point", value = 0', "from 1 to 99"),
        ('"one-resource", good = "WD"', '"one-resource", good = "GR"', "must be ST or WD"),
        ('"action-price", good = "GR"', '"action-price", good = "GO"', "no action takes another"),
        ('effect = "masons"', 'effect = "outbreak"', "needs the plague"),
        ('"flood", project = "P1"', '"flood", project = "P2"', "not on the board yet"),
        ('effect = "project", project = "P3"', 'effect = "project", project = "P1"', "by an event"),
        ('goods = ["GR", "WO"', 'goods = ["GR", "GR"', "each only once"),
        ('covers = ["Merchants"]', "covers = []", "at least one"),
        ('"outlaws-price", amount = 2', '"outlaws-price", amount = -1', "from 0 to 20"),
        (
            'effect = "show", good = "PI", amount = 2, points = 2',
            'effect = "show", good = "PI", amount = 2, points = 0',
            "points must be at least 1",
        ),
    ],
)
def test_an_edition_that_does_not_add_up_is_refused(old: str, new: str, reason: str) -> None:
    """The line that is wrong, and why."""
    said, line = complaint(old, new)
    assert reason in said
    assert f"edition line {line}:" in said or "not TOML" in said


@pytest.mark.rule("E2.3", "E2.4", "E2.5")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("value = 2, count = 4", "value = 2, count = 5", "plague markers: 12 found, 11 needed"),
        ('piece = "seal", count = 2', 'piece = "seal", count = 3', "seals of a player: 3 found"),
        ('"Favor", starred = 0', '"Favor", starred = 1', "starred cards: 7 found, 6 needed"),
        ("stone = 5, wood = 3", "stone = 6, wood = 3", "26 spaces for stone, but only 25"),
        ('code = "ST", name', 'code = "SX", name', "code must be one of ST, WD"),
        ('"PI", amount = 2, points = 3', '"GR", amount = 2, points = 3', "good must be PI here"),
        ('project = "P7"', 'project = "P6"', "events that bring Town Wall: 0 found, 1 needed"),
        ('plague = 4, source = "found: idea', 'plague = 5, source = "found: idea', "chapter III"),
        ('name = "aid-gold"', 'name = "aid-points"', "rows for aid-gold: 0 found"),
    ],
)
def test_counts_that_do_not_add_up_are_named(old: str, new: str, reason: str) -> None:
    assert reason in complaint(old, new)[0]


@pytest.mark.rule("E2.3")
def test_every_effect_is_used_by_a_card() -> None:
    assert set(the_box().effects) == set(KNOWN)


def test_every_card_has_an_action_of_its_own() -> None:
    assert len(set(DEEDS)) == 12
    spoken_of = (RESOURCE, BUILDING_PROJECT, PRIVILEGE, HOUSE_RENT, MEDICINE)
    names = [DEEDS[card].name for card in spoken_of]
    assert names == ["resource", "project", "privilege", "rent", "medicine"]


@pytest.mark.rule("E2.3")
def test_a_card_can_be_exchanged_in_an_edition() -> None:
    """Other figures are another edition, and they are the ones that hold."""
    text = edition_text().replace('"market-dues", amount = 1', '"market-dues", amount = 2')
    box = GAME.edition(text)
    assert isinstance(box, Box)
    assert box.amounts[7] == 2
    assert box.digest != the_box().digest


def test_the_marker_always_has_somewhere_to_go() -> None:
    """Three long-term events of a chapter that together cover the whole track are refused, by the
    line of the last; with one space left the marker stays on it, round after round."""
    names = ["Prior", "Outlaws", "Guild Master", "Prioress", "Merchants", "King", "Earl of Shiring"]
    spaces = ", ".join([f'"{name}"' for name in names])
    text = edition_text().replace(
        '"higher-tax", amount = 1', f'"higher-tax", amount = 1, covers = [{spaces}]'
    )
    text = text.replace('"wool-price", amount = 3', '"wool-price", amount = 3, covers = ["Bishop"]')
    with pytest.raises(BadInput) as wrong:
        GAME.edition(text)
    line = line_of(text, 'id = "II-10"')
    assert f"edition line {line}: II-06, II-07, II-10 together cover every favour space" in str(
        wrong.value
    )
    box = GAME.edition(text.replace(', covers = ["Bishop"]', ""))
    assert isinstance(box, Box)
    s = table(chapter=2)
    s.box = box
    in_force(s, "II-07", "II-10")
    assert [s.space_after(steps) for steps in range(1, 4)] == [9, 9, 9]


def test_a_flood_waits_for_its_project() -> None:
    """A project that may not have entered yet gets no cubes before it is on the board."""
    text = edition_text().replace('"flood", project = "P1"', '"flood", project = "P3"')
    box = GAME.edition(text)
    assert isinstance(box, Box)
    for entered, left in (((0,), (1, 3)), ((0, 2), (0, 2))):
        s = table()
        s.box = box
        s.entered = entered
        turn_up(s, "I-06")
        assert free(s, "P3") == left


def test_a_row_that_stands_twice_is_named() -> None:
    row = next(line for line in edition_text().splitlines() if '"aid-gold"' in line)
    with pytest.raises(BadInput, match="rows for aid-gold: 2 found, 1 needed"):
        GAME.edition(edition_text().replace(row, f"{row}\n{row}"))


def test_half_of_unlimited_gold_is_unlimited() -> None:
    text = edition_text().replace('"gold", count = 28', '"gold", count = 28, halved = 1')
    s = GAME.begin(2, {}, GAME.edition(text), Sealed("x"))
    assert isinstance(s, Table)
    assert s.options.totals[8] == PLENTY
