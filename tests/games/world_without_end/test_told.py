"""What a player is told: the picture and the labels say what the rules say."""

from __future__ import annotations

import pytest

from boardwright.games import picture as picture_of
from boardwright.games.world_without_end import GAME
from boardwright.games.world_without_end.actions import CATALOGUE
from boardwright.games.world_without_end.flow.cards import CarryOut
from boardwright.games.world_without_end.state import Table
from boardwright.kernel.visibility import SPECTATOR
from boardwright.speech import Speaker
from tests.games.world_without_end.table import (
    BLUE,
    RED,
    asked,
    card_id,
    do,
    edition_text,
    end_chapter,
    event_id,
    fresh,
    hold,
    house,
    in_force,
    infect,
    marker_on,
    pile,
    question,
    set_points,
    supply_only,
    table,
    turn_up,
)


def drawn(s: Table, viewer: int = BLUE) -> str:
    lines = picture_of(GAME.name, GAME.visibility.view(s, viewer), s.box)
    return "\n".join(["".join([text for text, _ in line]) for line in lines])


def labels(s: Table) -> list[str]:
    return [Speaker(GAME, s.box).label(action, s) for action in question(s).options]


def label(s: Table, move: str) -> str:
    return Speaker(GAME, s.box).label(CATALOGUE.parse(move), s)


def asks(s: Table) -> str:
    return Speaker(GAME, s.box).question(s)


# Favours.


def test_the_track_says_what_every_favour_gives() -> None:
    text = drawn(fresh(4))
    for told in (
        "1 Queen           2 VP with LO",
        "2 Prior           1 PI",
        "3 Outlaws         pay 1 GO",
        "4 Guild Master    1 VP per house",
        "5 Prioress        2 VP with MK",
        "6 Merchants       1 WO",
        "7 King            1 VP per LO",
        "9 Earl of Shiring 1 GR",
        "10 Bishop          1 VP per PI",
    ):
        assert told in text


@pytest.mark.rule("E7.IV10")
def test_the_track_and_the_labels_say_what_outlaws_cost_now() -> None:
    s = table(chapter=4)
    marker_on(s, 2)
    turn_up(s, "IV-10")
    assert "3 Outlaws         pay 2 GO" in drawn(s)
    assert label(s, "turn 1").endswith("the marker moves to 3 Outlaws (pay 2 gold)")


@pytest.mark.rule("E4.2.1")
def test_a_rotation_says_what_it_brings() -> None:
    s = table()
    turn_up(s, "I-10")
    assert label(s, "turn 0") == "rotation 0: you receive 1 stone; the marker stays"
    favour = "4 Guild Master (1 point for each of your houses)"
    assert label(s, "turn 1") == f"rotation 1: you receive 1 loyalty; the marker moves to {favour}"


@pytest.mark.rule("E5.5.4")
@pytest.mark.parametrize("round", [3, 4])
def test_a_round_without_favours_says_that_the_marker_stays(round: int) -> None:
    s = table(2, round=round)
    turn_up(s, "I-10")
    assert all(text.endswith("the marker stays") for text in labels(s))
    assert drawn(s).count("no favour") == 4


@pytest.mark.rule("E4.3.2", "E6.4")
def test_a_rotation_says_what_the_supply_and_begging_leave() -> None:
    s = table()
    supply_only(s, "LO", 0, RED)
    turn_up(s, "I-10")
    assert "you receive 1 point;" in label(s, "turn 1")
    assert "1 VP" in drawn(s)
    s.penalties = (2, 0, 0, 0)
    assert "you receive nothing;" in label(s, "turn 1")


# Cards.


@pytest.mark.rule("E4.5.2")
def test_cards_that_would_do_nothing_are_marked() -> None:
    """A rent without a house; with one it is worth playing."""
    s = table()
    assert label(s, "play rent").endswith("– does nothing now")
    assert not label(s, "play grain").endswith("now")
    assert "House Rent ×" in drawn(s)
    house(s, BLUE, "H01")
    assert not label(s, "play rent").endswith("now")
    assert "House Rent ×" not in drawn(s)
    assert "×" not in drawn(s, SPECTATOR).split("Favours")[0]


@pytest.mark.rule("E4.5.4")
def test_without_an_action_every_card_is_marked() -> None:
    s = table()
    s.leave_idle(BLUE)
    assert all(text.endswith("– does nothing now") for text in labels(s))
    assert drawn(s).split("discarded")[0].count("×") == 12


@pytest.mark.rule("E4.5.A7")
def test_privilege_says_what_it_repeats() -> None:
    s = table(round=2)
    pile(s, BLUE, "piety")
    assert label(s, "play privilege") == "play Privilege: repeat Piety (take 1 piety)"
    supply_only(s, "PI", 0, RED)
    assert label(s, "play privilege").endswith("– does nothing now")
    assert "Privilege ×" in drawn(s)


@pytest.mark.rule("E7.I08", "E7.I07", "E4.5.A10", "E5.3.3")
def test_options_say_what_they_cost_and_bring_now() -> None:
    s = table(chapter=3)
    hold(s, BLUE, "ST2 WO2 CL1 GO3 MK3")
    house(s, BLUE, "H01", "H03")
    supply_only(s, "GR", 1, RED)
    s.put_in_force((event_id("I-08"),))
    infect(s, p7=2)
    do(s, "play sales")
    assert label(s, "sell 2 1") == "sell 2 wool and 1 cloth for 7 gold"
    assert label(s, "sell 0 1") == "sell 1 cloth for 3 gold"
    s = told_at(s, "rent")
    assert label(s, "rent gr+pi") == "collect 1 grain and 2 piety"
    s = told_at(s, "medicine")
    assert label(s, "aid") == "give minor aid for 1 gold and 1 point"
    sick = "7 Alderman's house (2 gold), which asks for 2 medical knowledge"
    assert label(s, "heal 7") == f"care for {sick}, for 2 points"
    s = told_at(s, "project")
    assert label(s, "build P1 SS") == "place 2 stone on the Bridge for 6 points"


def told_at(s: Table, card: str) -> Table:
    """The same table with another card played."""
    again = s.clone()
    again.stack = s.stack[:-1]
    again.call(CarryOut(BLUE, card_id(card)))
    again.advance()
    return again


@pytest.mark.rule("E7.5")
def test_an_action_says_its_extra_price() -> None:
    s = table()
    in_force(s, "I-07")
    do(s, "play grain")
    assert label(s, "take gr") == "take 1 grain for 1 gold"


def test_the_head_says_what_wool_and_cloth_sell_for_now() -> None:
    s = table(chapter=4)
    assert "wool for 2, cloth for 4 (at most 1)" in drawn(s)
    in_force(s, "II-06", "IV-06")
    assert "wool for 3, cloth for 5 (at most 2)" in drawn(s)
    assert "no cloth yet" in drawn(table())


# Duties.


@pytest.mark.rule("E6.2", "E6.4")
def test_duties_say_what_a_missing_piece_costs() -> None:
    text = " ".join(drawn(table()).split())
    piety = (
        "each one missing costs 3 points; penalty: Penance (an opponent draws one of your cards)"
    )
    assert f"2 piety: {piety}" in text
    assert "2 grain: each one missing costs 2 points; penalty: Begging (no income in" in text
    assert "2 to 5 gold: each one missing costs 1 point; penalty: Royal Court (no action in" in text


@pytest.mark.rule("E6.5", "E7.II07")
def test_duties_of_the_last_chapter_cost_twice_and_bring_no_penalty() -> None:
    text = " ".join(drawn(table(chapter=4)).split())
    assert (
        "2 piety: each one missing costs 6 points; 1 loyalty for the whole duty makes that 3"
        in text
    )
    assert "Penance" not in text
    s = table(chapter=2)
    in_force(s, "II-07")
    assert "3 to 6 gold" in drawn(s)


@pytest.mark.rule("E6.5")
def test_at_the_very_end_loyalty_is_offered_against_double_losses_only() -> None:
    """No penalty is named where there is none, and the points saved are."""
    s = table(chapter=4)
    hold(s, BLUE, "GR2 LO2")
    set_points(s, BLUE, 20)
    end_chapter(s, 2)
    assert asked(s) == (BLUE, "protect-last")
    assert "double loss" in asks(s)
    assert label(s, "protect none") == "keep your loyalty"
    saving = "pay 1 loyalty: only the single loss for piety, which saves 6 points"
    assert label(s, "protect penance") == saving
    told = " ".join([*labels(s), drawn(s)])
    assert not [name for name in ("Penance", "Begging", "Royal Court") if name in told]
    do(s, "protect penance")
    assert s.points(BLUE) == 20 - 6 - 4  # two piety once, two gold twice


@pytest.mark.rule("E6.3")
def test_before_that_loyalty_is_offered_against_penalties() -> None:
    s = table()
    hold(s, BLUE, "GR2 GO5 LO1")
    end_chapter(s, 2)
    assert asked(s) == (BLUE, "protect")
    assert label(s, "protect penance") == "pay 1 loyalty: avoid Penance"


# Other editions.


def test_texts_have_the_figures_of_the_edition() -> None:
    text = edition_text().replace('"aid-gold", value = 1', '"aid-gold", value = 3')
    text = text.replace('"house-gold", value = 1', '"house-gold", value = 2')
    text = text.replace('name = "wood", count', 'name = "timber", count')
    s = GAME.begin(3, {"start_player": "1"}, GAME.edition(text), fresh(3).source)
    assert isinstance(s, Table)
    speaker = Speaker(GAME, s.box)
    assert "take 3 gold and 1 point" in speaker.label(CATALOGUE.parse("play medicine"))
    assert "pay 2 gold" in speaker.label(CATALOGUE.parse("play building"))
    assert "WD timber" in drawn(s)


def test_a_project_of_many_spaces_is_drawn_in_figures() -> None:
    text = edition_text().replace("stone = 5, wood = 3", "stone = 15, wood = 3")
    text = text.replace('"stone", count = 25', '"stone", count = 45')
    s = GAME.begin(3, {}, GAME.edition(text), fresh(3).source)
    assert isinstance(s, Table)
    assert "P1 Bridge        0/15   □□□" in drawn(s)


def test_amounts_can_be_typed_as_they_are() -> None:
    """Wool and cloth sold or made are amounts; rotations, places and plots are not."""
    amounts = {verb.name for verb in CATALOGUE.verbs if any(s.amounts for s in verb.spaces)}
    assert amounts == {"sell", "weave"}
