"""What comes in the box, and editions that do not add up (manual 2)."""

from __future__ import annotations

import pytest

from boardwright.games.rune_age import GAME
from boardwright.games.rune_age.vocabulary import (
    FIRST_MERCENARY,
    FIRST_NEUTRAL,
    KINDS,
    SCENARIOS,
    faction_of,
)
from boardwright.kernel.game import BadInput
from tests.games.rune_age.table import BOX, edition_text


@pytest.mark.rule("R2.1")
def test_48_gold_cards() -> None:
    assert BOX.copies[:3] == (24, 14, 10)
    assert BOX.value == (1, 2, 3)
    assert BOX.cost[:3] == (1, 3, 5)


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize("race", range(6))
def test_every_race_has_25_units_in_six_types(race: int) -> None:
    kinds = BOX.faction_kinds(race)
    assert [BOX.cost[kind] for kind in kinds] == [1, 2, 3, 3, 5, 6]
    assert [BOX.copies[kind] for kind in kinds] == [8, 4, 4, 4, 3, 2]
    assert [BOX.mythic[kind] for kind in kinds] == [0, 0, 0, 0, 0, 1]
    assert sum([BOX.copies[kind] for kind in kinds if not BOX.extra[kind]]) == 19
    assert [faction_of(kind) for kind in kinds] == [race] * 6
    assert BOX.realm == 20
    assert BOX.strongholds == 3
    assert len(set(BOX.monuments)) == 6


@pytest.mark.rule("R2.3")
def test_neutrals_mercenaries_places_runes_and_events() -> None:
    assert FIRST_MERCENARY - FIRST_NEUTRAL == 16
    assert KINDS - FIRST_MERCENARY == 10
    assert set(BOX.copies[FIRST_NEUTRAL:]) == {5}
    assert len(set(BOX.ids)) == KINDS
    assert len(BOX.place_ids) == 16
    assert sum(BOX.place_influence[:8]) == 19
    assert len(BOX.rune_names) == 6
    counts = [BOX.event_scenario.count(i) for i in range(len(SCENARIOS))]
    assert counts == [13, 13, 13, 13, 12, 12, 12, 12]
    core = [e for e in range(100) if BOX.event_scenario[e] < 4]
    assert sum([BOX.extra_event[e] for e in core]) == 12


@pytest.mark.rule("R2.4")
def test_the_attrition_die() -> None:
    assert BOX.die == (0, 0, 0, 1, 1, 2)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('name = "realm", value = 20', 'name = "relm", value = 20', "name must be one of realm"),
        ('name = "realm", value = 20', 'name = "realm", value = 0', "realm must be 1 to 999"),
        ("seats = 1, gold1 = 9", "seats = 1, gold1 = 4", "need more Gold 1"),
        ("seats = 1, gold1 = 9", "seats = 2, gold1 = 9", "seats must be 1"),
        ("face = 2, count = 1", "face = 2, count = 2", "faces of the die: 7 found, 6 needed"),
        ('ability = "sift"', 'ability = "sieve"', "ability must be one of none"),
        ('id = "bowman", faction = "daqan"', 'id = "bowman", faction = "orcs"', "must be daqan"),
        ('"Bowman", count = 4, cost = 2', '"Bowman", count = 4, cost = 0', "must be 1 or more"),
        (
            'name = "Demon", kind = "unit"',
            'name = "Demon", kind = "imp"',
            "kind must be one of unit",
        ),
        (
            'name = "Forge", kind = "city"',
            'name = "Forge", kind = "town"',
            "kind must be one of city",
        ),
        ('name = "Forge", kind = "city"', 'name = "Forge", kind = "landmark"', "kind must be city"),
        ('effect = "vermin"', 'effect = "rats"', "effect must be one of none"),
        ('effect = "quietness"', 'efect = "quietness"', "unknown 'efect'"),
        ('"Choyo"', "7", "name must be a text"),
        (
            '"Civil War", least = 1, most = 1',
            '"Civil War", least = 2, most = 1',
            "least is more than",
        ),
        ('seals = ["shadow-rune"', 'seals = ["shadow"', "no neutral card 'shadow'"),
        ('{id = "flame"', '{id = "fire"', "runes must be"),
        ('Quietness", stage = 3', 'Quietness", stage = 4', "stage must be"),
    ],
)
def test_an_edition_that_does_not_add_up_is_refused(old: str, new: str, reason: str) -> None:
    text = edition_text().replace("Dragonlord Choyo", "Choyo")
    assert text.count(old) == 1, f"{old!r} stands there {text.count(old)} times"
    with pytest.raises(BadInput, match="edition line") as wrong:
        GAME.edition(text.replace(old, new))
    assert reason in str(wrong.value)


def test_ids_must_stay_as_in_the_box() -> None:
    for known in ("plague", "gold2", "orcs", "bowman", "demon", "seer", "forge"):
        text = edition_text().replace(f'id = "{known}"', 'id = "rats"')
        reason = rf"edition line \d+: id must be {known}, as in the box, not rats"
        with pytest.raises(BadInput, match=reason):
            GAME.edition(text)


def test_another_figure_makes_another_edition() -> None:
    other = GAME.edition(
        edition_text().replace(
            '"Dragon", kind = "unit", cost = 7', '"Dragon", kind = "unit", cost = 8'
        )
    )
    assert other.digest != BOX.digest
